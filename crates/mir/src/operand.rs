//! Registers and operands.

use crate::frame::FrameIndex;
use crate::function::Block;
use ir::Global;

/// A register: 0 is none, small numbers are physical ([`mc::Reg`]), those with the top bit are virtual.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Reg(u32);

const VIRTUAL: u32 = 1 << 31;

impl Reg {
    pub const NONE: Reg = Reg(0);

    #[inline]
    pub const fn physical(reg: mc::Reg) -> Reg {
        Reg(reg.0 as u32)
    }

    /// The virtual register with this index in [`Function::vregs`](crate::Function::vregs).
    #[inline]
    pub const fn from_virtual_index(index: u32) -> Reg {
        Reg(index | VIRTUAL)
    }

    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn is_virtual(self) -> bool {
        self.0 & VIRTUAL != 0
    }

    #[inline]
    pub const fn is_physical(self) -> bool {
        !self.is_none() && !self.is_virtual()
    }

    /// Index of a virtual register.
    #[inline]
    pub const fn virtual_index(self) -> Option<usize> {
        if self.is_virtual() { Some((self.0 & !VIRTUAL) as usize) } else { None }
    }

    /// The physical register, if it is one.
    #[inline]
    pub const fn as_physical(self) -> Option<mc::Reg> {
        if self.is_physical() { Some(mc::Reg(self.0 as u16)) } else { None }
    }
}

impl From<mc::Reg> for Reg {
    #[inline]
    fn from(reg: mc::Reg) -> Reg {
        Reg::physical(reg)
    }
}

impl std::fmt::Debug for Reg {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.virtual_index() {
            Some(index) => write!(f, "%{index}"),
            None if self.is_none() => f.write_str("$noreg"),
            None => write!(f, "$r{}", self.0),
        }
    }
}

/// What an instruction does with a register, besides reading it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RegFlags(pub u16);

impl RegFlags {
    pub const USE: RegFlags = RegFlags(0);
    pub const DEF: RegFlags = RegFlags(1);
    /// Not written in the assembly.
    pub const IMPLICIT: RegFlags = RegFlags(2);
    /// The last use of the value.
    pub const KILL: RegFlags = RegFlags(4);
    /// The definition is never used.
    pub const DEAD: RegFlags = RegFlags(8);
    /// The value that is read does not matter.
    pub const UNDEF: RegFlags = RegFlags(16);
    /// Written before the instruction has read its uses.
    pub const EARLY_CLOBBER: RegFlags = RegFlags(32);

    #[inline]
    pub const fn contains(self, other: RegFlags) -> bool {
        self.0 & other.0 == other.0
    }

    #[inline]
    #[must_use]
    pub const fn with(self, other: RegFlags) -> RegFlags {
        RegFlags(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub const fn without(self, other: RegFlags) -> RegFlags {
        RegFlags(self.0 & !other.0)
    }
}

/// A register as an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RegOperand {
    pub reg: Reg,
    /// Sub-register index; 0 for the whole register.
    pub sub: u16,
    pub flags: RegFlags,
    /// Operand that must be the same register, plus 1.
    pub tied: u8,
}

/// An operand of a machine instruction: 16 bytes. `flags` of symbolic operands say which part of the address is meant;
/// their numbers are the specifiers of the target's image ([`mc::expr::Specifier`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    Reg(RegOperand),
    Imm(i64),
    Block(Block),
    /// The address of a stack object.
    Frame(FrameIndex),
    /// Entry of the function's constant pool.
    ConstantPool {
        index: u32,
        flags: u8,
    },
    JumpTable {
        index: u32,
        flags: u8,
    },
    Global {
        global: Global,
        flags: u8,
        offset: i64,
    },
    /// The address of an IR block.
    BlockAddress {
        global: Global,
        block: ir::Block,
        flags: u8,
    },
    /// A symbol that is no global of the module: index into [`Function::symbols`](crate::Function::symbols).
    Symbol {
        index: u32,
        flags: u8,
    },
    /// Registers that a call preserves: index into [`Function::reg_masks`](crate::Function::reg_masks).
    RegMask(u32),
    /// Index into [`Function::frame_instructions`](crate::Function::frame_instructions).
    Cfi(u32),
}

impl Operand {
    #[inline]
    pub const fn def(reg: Reg) -> Operand {
        Operand::reg(reg, RegFlags::DEF)
    }

    #[inline]
    pub const fn use_of(reg: Reg) -> Operand {
        Operand::reg(reg, RegFlags::USE)
    }

    #[inline]
    pub const fn reg(reg: Reg, flags: RegFlags) -> Operand {
        Operand::Reg(RegOperand { reg, sub: 0, flags, tied: 0 })
    }

    #[inline]
    pub fn as_reg(&self) -> Option<&RegOperand> {
        match self {
            Operand::Reg(reg) => Some(reg),
            _ => None,
        }
    }

    #[inline]
    pub fn as_reg_mut(&mut self) -> Option<&mut RegOperand> {
        match self {
            Operand::Reg(reg) => Some(reg),
            _ => None,
        }
    }

    #[inline]
    pub fn as_block(&self) -> Option<Block> {
        match self {
            Operand::Block(block) => Some(*block),
            _ => None,
        }
    }

    /// The register that is written, if the operand is a definition.
    #[inline]
    pub fn defined(&self) -> Option<Reg> {
        self.as_reg().filter(|r| r.flags.contains(RegFlags::DEF) && !r.reg.is_none()).map(|r| r.reg)
    }

    /// The register that is read, if the operand is a use.
    #[inline]
    pub fn used(&self) -> Option<Reg> {
        self.as_reg().filter(|r| !r.flags.contains(RegFlags::DEF) && !r.reg.is_none()).map(|r| r.reg)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operand_takes_16_bytes() {
        assert_eq!(size_of::<Operand>(), 16);
    }

    #[test]
    fn registers_are_told_apart() {
        let (none, physical, virtual_) = (Reg::NONE, Reg::physical(mc::Reg(5)), Reg::from_virtual_index(5));
        assert!(none.is_none() && !none.is_physical() && !none.is_virtual());
        assert_eq!((physical.as_physical(), physical.virtual_index()), (Some(mc::Reg(5)), None));
        assert_eq!((virtual_.as_physical(), virtual_.virtual_index()), (None, Some(5)));
    }
}
