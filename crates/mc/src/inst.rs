//! Instructions as the machine has them: an opcode and a few operands.

use crate::expr::Expr;
use smallvec::SmallVec;

/// A physical register of the target, by number; 0 is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Reg(pub u16);

impl Reg {
    pub const NONE: Reg = Reg(0);
}

/// An operand of an [`Inst`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    Reg(Reg),
    Imm(i64),
    Expr(Expr),
}

impl Operand {
    pub fn as_reg(self) -> Option<Reg> {
        match self {
            Operand::Reg(reg) => Some(reg),
            _ => None,
        }
    }

    pub fn as_imm(self) -> Option<i64> {
        match self {
            Operand::Imm(imm) => Some(imm),
            _ => None,
        }
    }

    pub fn as_expr(self) -> Option<Expr> {
        match self {
            Operand::Expr(expr) => Some(expr),
            _ => None,
        }
    }
}

/// An instruction: the common currency of parser, printer, encoder and decoder. Its operands are those of the target's
/// description, flattened ([`tables::instructions`]).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[doc(alias = "MCInst")]
pub struct Inst {
    pub opcode: u16,
    /// What its text says besides mnemonic and operands, and its encoding besides them, as bits that the target defines: a
    /// repeat prefix, the preference for a longer encoding. 0 for most instructions, and for all of most targets.
    pub flags: u32,
    pub operands: SmallVec<[Operand; 6]>,
}

/// A bit of [`Inst::flags`]: others of its packet follow.
pub const INNER_OF_PACKET: u32 = 1 << 31;

impl Inst {
    pub fn new(opcode: u16) -> Inst {
        Inst { opcode, flags: 0, operands: SmallVec::new() }
    }

    #[must_use]
    pub fn with(mut self, operand: Operand) -> Inst {
        self.operands.push(operand);
        self
    }
}
