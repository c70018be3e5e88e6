//! What lies between an access to memory and the place in its block where it could be instead, with physical registers.
//!
//! [`Between`] collects the instructions on the way, one by one, and says of an access whether it may cross them: nothing on
//! the way may write what the access reads, touch what it writes, or access the same memory when one of both stores. What
//! orders memory (calls, atomic and volatile accesses, inline assembly, labels) is not crossed at all.
//!
//! Two accesses are apart if they have a common base register, which is the same value all the way, and their ranges are
//! apart. What else is known of their memory ([`MemOperand`]) is not asked: that two have the same IR value as their base says
//! nothing in a block with copies of another one, and stack objects have got new numbers. O(instructions on the way) for
//! each question, so those who ask bound the way.

use mir::function::MemOperand;
use mir::{Function, Inst, Isa, Operand, Reg, RegFlags, opcode};
use tables::instructions::inst_flags;

/// The bytes that an access touches: at a distance from a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub base: Reg,
    pub distance: i64,
    pub bytes: i64,
}

/// An access that was crossed.
#[derive(Clone, Debug)]
struct Crossed {
    is_store: bool,
    range: Option<Range>,
}

/// See the module text.
#[derive(Debug, Default)]
pub(super) struct Between {
    read: Vec<u16>,
    written: Vec<u16>,
    accesses: Vec<Crossed>,
    /// Directives for unwinders are here.
    pub has_cfi: bool,
}

impl Between {
    pub fn clear(&mut self) {
        self.read.clear();
        self.written.clear();
        self.accesses.clear();
        self.has_cfi = false;
    }

    /// Adds an instruction, whose access is in this range; false if nothing may cross it.
    pub fn cross(&mut self, isa: &Isa<'_>, func: &Function, inst: Inst, range: Option<Range>) -> bool {
        if func.opcode(inst) == opcode::CFI_INSTRUCTION {
            self.has_cfi = true;
            return true;
        }
        if orders(isa, func, inst) {
            return false;
        }
        for operand in func.operands(inst) {
            let Some(reg) = operand.as_reg() else { continue };
            let Some(physical) = reg.reg.as_physical() else { continue };
            let is_def = reg.flags.contains(RegFlags::DEF);
            let units = if is_def { &mut self.written } else { &mut self.read };
            units.extend_from_slice(isa.units(physical));
        }
        let desc = isa.desc(func.opcode(inst));
        if desc.has(inst_flags::MAY_LOAD | inst_flags::MAY_STORE) {
            self.accesses.push(Crossed { is_store: desc.has(inst_flags::MAY_STORE), range });
        }
        true
    }

    pub fn writes(&self, isa: &Isa<'_>, reg: mc::Reg) -> bool {
        isa.units(reg).iter().any(|unit| self.written.contains(unit))
    }

    pub fn reads(&self, isa: &Isa<'_>, reg: mc::Reg) -> bool {
        isa.units(reg).iter().any(|unit| self.read.contains(unit))
    }

    /// Whether an access may be before all of these, or after them.
    pub fn is_free(&self, isa: &Isa<'_>, func: &Function, inst: Inst, range: Range) -> bool {
        let is_store = isa.desc(func.opcode(inst)).has(inst_flags::MAY_STORE);
        let registers = func.operands(inst).iter().all(|operand| {
            let Some(reg) = operand.as_reg() else { return true };
            let Some(physical) = reg.reg.as_physical() else { return true };
            let reads = reg.flags.contains(RegFlags::DEF) && self.reads(isa, physical);
            !reads && !self.writes(isa, physical)
        });
        registers
            && self.accesses.iter().all(|other| {
                !(is_store || other.is_store) || other.range.is_some_and(|other| are_apart(&range, &other))
            })
    }
}

/// Whether an instruction has effects on the order of others.
fn orders(isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
    let code = func.opcode(inst);
    let effects = inst_flags::SIDE_EFFECTS
        | inst_flags::CALL
        | inst_flags::TERMINATOR
        | inst_flags::META
        | inst_flags::VARIADIC
        | inst_flags::CUSTOM_INSERTER;
    let is_plain = |mem: &MemOperand| !mem.is_volatile && mem.ordering == 0;
    code < opcode::NAMES.len() as u16
        || isa.desc(code).has(effects)
        || func.is_bundled(inst)
        || func.next_inst(inst).is_some_and(|next| func.is_bundled(next))
        || !func.mem(inst).all(is_plain)
        || func.operands(inst).iter().any(|operand| matches!(operand, Operand::RegMask(_)))
}

/// Whether what an instruction accesses is known, and may be accessed in another order and together with others.
pub(super) fn is_plain(func: &Function, inst: Inst) -> bool {
    let is_plain = func.mem(inst).all(|mem| !mem.is_volatile && mem.ordering == 0);
    is_plain && func.mem(inst).len() > 0 && !func.is_bundled(inst)
}

/// The base is the same value for both.
fn are_apart(one: &Range, other: &Range) -> bool {
    one.base == other.base
        && (one.distance + one.bytes <= other.distance || other.distance + other.bytes <= one.distance)
}
