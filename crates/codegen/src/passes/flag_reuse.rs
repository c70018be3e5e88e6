//! Comparisons that another instruction has made (`flag-reuse`).
//!
//! ```text
//! $w8 = SUBWrs $w0, $w1, 0, 0           $w8 = SUBSWrs $w0, $w1, 0, 0
//! $wzr = SUBSWrs $w0, $w1, 0, 0    →
//! $w0 = CSELWr $wzr, $w8, 3             $w0 = CSELWr $wzr, $w8, 3
//! ```
//!
//! A comparison is an instruction that sets flags and whose result nobody can read. Which instructions compute the same with and
//! without flags is a fact of the machine ([`TargetInfo::flag_forms`]). Three shapes, all with the same operands:
//!
//! * an instruction with flags, then the comparison: the comparison goes, if nothing between has changed flags;
//! * an instruction without flags, then the comparison: the first one sets the flags, if nothing between has changed or read
//!   them;
//! * the comparison, then an instruction without flags: the comparison has its result, if nothing between reads or changes that
//!   register.
//!
//! Nothing between changes the operands.
//!
//! # Requires, preserves
//! Physical registers; pseudo-instructions are expanded. The flow graph stays. O(instructions): each looks at a bounded number
//! of instructions before it.

use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::{Function, Inst, Isa, Operand, Properties, RegFlags, TargetInfo, opcode};
use tables::instructions::inst_flags;

pub(crate) const PASS: Pass = Pass {
    argument: "flag-reuse",
    title: "Comparisons that are made already",
    requires: Properties::NO_VREGS.and(Properties::FRAME_FINALIZED),
    preserves: Kept::FLOW,
    applies: OPTIMIZES,
    run: |cx, func| {
        run(cx.isa, cx.info(), func);
        Ok(())
    },
    ..Pass::DEFAULT
};

/// Instructions before one among which the other is looked for.
const MAX_DISTANCE: usize = 16;

pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    let forms = info.flag_forms();
    if forms.is_empty() {
        return;
    }
    let unread = info.reserved(isa, func);
    let finder = Finder { isa, forms, unread };
    for block in func.blocks_vec() {
        for inst in func.block_insts_vec(block) {
            if let Some(with_flags) = finder.flags_of(func, inst) {
                finder.compare(func, inst, with_flags);
            } else if let Some(&(_, with_flags)) = forms.iter().find(|form| form.0 == func.opcode(inst)) {
                finder.compute(func, inst, with_flags);
            }
        }
    }
}

struct Finder<'f> {
    isa: &'f Isa<'f>,
    forms: &'f [(u16, u16)],
    /// Registers whose contents do not come from instructions.
    unread: Vec<mc::Reg>,
}

/// What lies between two instructions.
#[derive(Default)]
struct Crossed {
    read: Vec<u16>,
    written: Vec<u16>,
}

impl Crossed {
    fn add(&mut self, isa: &Isa<'_>, func: &Function, inst: Inst) {
        for reg in func.operands(inst).iter().filter_map(|o| o.as_reg()) {
            let Some(physical) = reg.reg.as_physical() else { continue };
            let is_def = reg.flags.contains(RegFlags::DEF);
            let units = if is_def { &mut self.written } else { &mut self.read };
            units.extend_from_slice(isa.units(physical));
        }
    }
}

impl Finder<'_> {
    fn explicit(&self, code: u16) -> usize {
        usize::from(self.isa.desc(code).num_operands)
    }

    /// The opcode of a comparison.
    fn flags_of(&self, func: &Function, inst: Inst) -> Option<u16> {
        let code = func.opcode(inst);
        self.forms.iter().find(|form| form.1 == code)?;
        let result = func.operands(inst).first()?.defined()?.as_physical()?;
        self.unread.contains(&result).then_some(code)
    }

    /// Whether two instructions with as many operands read the same.
    fn read_same(&self, func: &Function, one: Inst, other: Inst) -> bool {
        let count = self.explicit(func.opcode(one));
        if count != self.explicit(func.opcode(other)) {
            return false;
        }
        let (one, other) = (func.operands(one), func.operands(other));
        count <= one.len().min(other.len())
            && one[1..count].iter().zip(&other[1..count]).all(|(a, b)| match (a.as_reg(), b.as_reg()) {
                (Some(a), Some(b)) => a.reg == b.reg,
                (None, None) => a == b,
                _ => false,
            })
    }

    /// Register units that an instruction reads, or writes; of those with explicit operands only, or of all.
    fn units(&self, func: &Function, inst: Inst, defined: bool, skip: usize) -> Vec<u16> {
        let regs = func.operands(inst).iter().skip(skip).filter_map(|o| o.as_reg());
        let wanted = regs.filter(|reg| reg.flags.contains(RegFlags::DEF) == defined);
        let physical = wanted.filter_map(|reg| reg.reg.as_physical());
        physical.flat_map(|reg| self.isa.units(reg).iter().copied()).collect()
    }

    /// Whether an instruction may be looked past.
    fn is_plain(&self, func: &Function, inst: Inst) -> bool {
        let code = func.opcode(inst);
        code == opcode::CFI_INSTRUCTION
            || code >= opcode::NAMES.len() as u16
                && !self.isa.desc(code).has(inst_flags::CALL | inst_flags::SIDE_EFFECTS)
                && !func.operands(inst).iter().any(|o| matches!(o, Operand::RegMask(_)))
    }

    fn before<'b>(&'b self, func: &'b Function, inst: Inst) -> impl Iterator<Item = Inst> + 'b {
        std::iter::successors(func.prev_inst(inst), |&i| func.prev_inst(i))
            .take(MAX_DISTANCE)
            .take_while(|&i| self.is_plain(func, i))
    }

    /// Removes a comparison if an instruction before it makes it or can make it.
    fn compare(&self, func: &mut Function, inst: Inst, code: u16) {
        let plain = self.forms.iter().find(|form| form.1 == code).map(|form| form.0);
        let (read, flags) = (self.units(func, inst, false, 0), self.units(func, inst, true, 1));
        let mut crossed = Crossed::default();
        let mut found = None;
        for other in self.before(func, inst) {
            let own = func.opcode(other);
            let written = self.units(func, other, true, 0);
            let is_same = (own == code || Some(own) == plain)
                && self.read_same(func, other, inst)
                && !self.changes(func, other, &read);
            if is_same && (own == code || !crossed.read.iter().any(|unit| flags.contains(unit))) {
                found = Some(other);
                break;
            }
            if written.iter().any(|unit| read.contains(unit) || flags.contains(unit)) {
                return;
            }
            crossed.add(self.isa, func, other);
        }
        let Some(other) = found else { return };
        if func.opcode(other) != code {
            self.set_flags(func, other, inst, code);
        }
        self.remove(func, inst);
    }

    /// Whether the result of an instruction takes the place of what it read. Flags that it reads itself and sets do, too.
    fn changes(&self, func: &Function, inst: Inst, read: &[u16]) -> bool {
        self.units(func, inst, true, 0).iter().any(|unit| read.contains(unit))
            && !func
                .operands(inst)
                .first()
                .and_then(|o| o.defined())
                .and_then(|r| r.as_physical())
                .is_some_and(|result| {
                    self.unread.contains(&result)
                        && self.units(func, inst, true, 1).iter().all(|u| !read.contains(u))
                })
    }

    /// Makes the instruction that has the operands of `inst` the one with the flags that `compared` sets.
    fn set_flags(&self, func: &mut Function, inst: Inst, compared: Inst, code: u16) {
        let count = self.explicit(code);
        let mut operands: Vec<Operand> = func.operands(inst)[..count].to_vec();
        operands.extend(&func.operands(compared)[count..]);
        func.set_operands(inst, &operands);
        func.set_opcode(inst, code);
    }

    /// Gives the result of an instruction without flags to a comparison before it.
    fn compute(&self, func: &mut Function, inst: Inst, code: u16) {
        if func.operands(inst).len() != self.explicit(func.opcode(inst)) {
            return;
        }
        let Some(result) = func.operands(inst).first().and_then(|o| o.defined()) else { return };
        let (read, written) = (self.units(func, inst, false, 0), self.units(func, inst, true, 0));
        let mut crossed = Crossed::default();
        let mut found = None;
        for other in self.before(func, inst) {
            if self.flags_of(func, other) == Some(code) && self.read_same(func, other, inst) {
                found = Some(other);
                break;
            }
            crossed.add(self.isa, func, other);
            let changes = |unit: &u16| {
                crossed.written.contains(unit) && (read.contains(unit) || written.contains(unit))
                    || crossed.read.contains(unit) && written.contains(unit)
            };
            if read.iter().chain(&written).any(changes) {
                return;
            }
        }
        let Some(other) = found else { return };
        if let Some(operand) = func.operands_mut(other).first_mut() {
            *operand = Operand::def(result);
        }
        for operand in func.operands_mut(other) {
            if let Some(reg) = operand.as_reg_mut() {
                reg.flags = reg.flags.without(RegFlags::KILL);
            }
        }
        self.remove(func, inst);
    }

    /// What followed in a bundle follows alone.
    fn remove(&self, func: &mut Function, inst: Inst) {
        if let Some(next) = func.next_inst(inst).filter(|_| !func.is_bundled(inst)) {
            func.set_bundled(next, false);
        }
        func.remove(inst);
    }
}
