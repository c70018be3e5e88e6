//! Delay slots (`delay-slot-filler`): the instruction behind a branch, call or return (`hasDelaySlot`) is executed before what
//! it goes to.
//!
//! ```text
//!   add $c, $a, 1                    call f
//!   or $arg, $b, 0          →          or $arg, $b, 0         in its slot
//!   call f                           …
//! ```
//!
//! At `-O0` every slot has the instruction that does nothing. Above, an instruction of the same block moves there from
//! before the branch if nothing on the way depends on it: the nearest of the last [`MAX_DISTANCE`]. The arguments of a call
//! may be set in its slot, since only the callee reads them; what the call itself reads and writes, the address and the link,
//! may not. An instruction that already stands behind the branch in one bundle is what the description put there, as returns do
//! that go back to the caller's window of registers.
//!
//! O(instructions · distance).
//!
//! # Requires, preserves
//! Runs last, on physical registers. What is in a slot is bundled with the branch and is not a terminator.
//!
//! # Not done
//! Instructions from where a branch leads, for which branches that annul their slot exist.

use crate::pass::Pass;
use mir::{Function, Inst, Isa, Operand, Properties, RegFlags, opcode};
use tables::instructions::inst_flags;

/// How far before a branch an instruction for its slot is looked for.
const MAX_DISTANCE: usize = 16;

pub(crate) const PASS: Pass = Pass {
    argument: "delay-slot-filler",
    title: "",
    requires: Properties::NO_VREGS.and(Properties::FRAME_FINALIZED).and(Properties::NO_COPIES),
    run: |cx, func| {
        if !cx.machine.delay_slot_pass().is_empty() {
            return run(cx.isa, cx.info().facts().no_op.as_ref(), func, cx.optimizes);
        }
        Ok(())
    },
    ..Pass::DEFAULT
};

/// Puts something into every slot that is empty.
pub fn run(isa: &Isa<'_>, no_op: Option<&mc::Inst>, func: &mut Function, moves: bool) -> Result<(), String> {
    let no_op = no_op.ok_or("the description has delay slots, but no instruction that does nothing")?;
    let num_defs = usize::from(isa.desc(no_op.opcode).num_defs);
    let nothing = no_op.operands.iter().enumerate();
    let nothing: Vec<Operand> =
        nothing.filter_map(|(at, operand)| as_machine_operand(operand, at < num_defs)).collect();
    for block in func.blocks_vec() {
        for branch in func.block_insts_vec(block) {
            if !isa.desc(func.opcode(branch)).has(inst_flags::DELAY_SLOT) {
                continue;
            }
            let after = func.next_inst(branch);
            if after.is_some_and(|next| func.is_bundled(next)) {
                continue;
            }
            let slot = match find(isa, func, branch).filter(|_| moves) {
                Some(found) => {
                    let moved = func.duplicate(found);
                    func.remove(found);
                    func.insert(moved, block, after);
                    moved
                }
                None => func.build(block, after, no_op.opcode, &nothing),
            };
            func.set_bundled(slot, true);
        }
    }
    Ok(())
}

fn as_machine_operand(operand: &mc::Operand, is_def: bool) -> Option<Operand> {
    match *operand {
        mc::Operand::Imm(n) => Some(Operand::Imm(n)),
        mc::Operand::Reg(reg) if is_def => Some(Operand::def(reg.into())),
        mc::Operand::Reg(reg) => Some(Operand::reg(reg.into(), RegFlags::USE)),
        _ => None,
    }
}

/// What has been passed on the way from the branch back.
#[derive(Default)]
struct Passed {
    /// Register units.
    read: Vec<u16>,
    written: Vec<u16>,
    loads: bool,
    stores: bool,
}

/// The nearest instruction that may move into the slot of a branch.
fn find(isa: &Isa<'_>, func: &Function, branch: Inst) -> Option<Inst> {
    let mut passed = Passed::default();
    passed.branch(isa, func, branch);
    let mut at = branch;
    for _ in 0..MAX_DISTANCE {
        // What is in one bundle with the branch stays before it.
        let is_bundled = func.is_bundled(at);
        at = func.prev_inst(at)?;
        let desc = isa.desc(func.opcode(at));
        if is_barrier(isa, func, at) {
            return None;
        }
        let is_alone = !is_bundled && !func.is_bundled(at);
        if is_alone && desc.size == slot_bytes(isa, func, branch) && !passed.stops(isa, func, at) {
            return Some(at);
        }
        passed.inst(isa, func, at);
    }
    None
}

/// An instruction for a slot is one, as long as the branch is.
fn slot_bytes(isa: &Isa<'_>, func: &Function, branch: Inst) -> u8 {
    isa.desc(func.opcode(branch)).size
}

/// Nothing moves beyond such instructions.
fn is_barrier(isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
    let desc = isa.desc(func.opcode(inst));
    let flags = inst_flags::TERMINATOR | inst_flags::CALL | inst_flags::DELAY_SLOT | inst_flags::SIDE_EFFECTS;
    let is_generic = (func.opcode(inst) as usize) < opcode::NAMES.len();
    let is_harmless = matches!(func.opcode(inst), opcode::KILL | opcode::IMPLICIT_DEF);
    desc.has(flags)
        || (is_generic && !is_harmless)
        || func.mem(inst).any(|mem| mem.is_volatile || mem.ordering != 0)
}

impl Passed {
    /// A call reads its address and writes its link before the slot; whatever else it names belongs to the callee.
    fn branch(&mut self, isa: &Isa<'_>, func: &Function, branch: Inst) {
        if !isa.desc(func.opcode(branch)).is_call() {
            return self.inst(isa, func, branch);
        }
        let explicit = func.operands(branch).iter().filter_map(Operand::as_reg);
        let explicit = explicit.filter(|reg| !reg.flags.contains(RegFlags::IMPLICIT));
        for reg in explicit.filter_map(|reg| reg.reg.as_physical()) {
            self.read.extend(isa.units(reg));
        }
        for reg in isa.implicit_defs(func.opcode(branch)) {
            self.written.extend(isa.units(reg));
        }
    }

    fn inst(&mut self, isa: &Isa<'_>, func: &Function, inst: Inst) {
        for (reg, is_def) in registers(func, inst) {
            let units = if is_def { &mut self.written } else { &mut self.read };
            units.extend(isa.units(reg));
        }
        let desc = isa.desc(func.opcode(inst));
        self.loads |= desc.has(inst_flags::MAY_LOAD);
        self.stores |= desc.has(inst_flags::MAY_STORE);
    }

    /// Whether an instruction cannot come after what was passed.
    fn stops(&self, isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
        let desc = isa.desc(func.opcode(inst));
        let in_memory = (desc.has(inst_flags::MAY_LOAD) && self.stores)
            || (desc.has(inst_flags::MAY_STORE) && (self.loads || self.stores));
        let is_meta = desc.has(inst_flags::META) || (func.opcode(inst) as usize) < opcode::NAMES.len();
        let clashes = |reg: mc::Reg, is_def: bool| {
            isa.units(reg)
                .iter()
                .any(|unit| self.written.contains(unit) || (is_def && self.read.contains(unit)))
        };
        in_memory || is_meta || registers(func, inst).any(|(reg, is_def)| clashes(reg, is_def))
    }
}

/// The registers of an instruction, and whether it writes them.
fn registers(func: &Function, inst: Inst) -> impl Iterator<Item = (mc::Reg, bool)> + '_ {
    func.operands(inst).iter().filter_map(|operand| {
        let reg = operand.as_reg()?;
        Some((reg.reg.as_physical()?, operand.defined().is_some()))
    })
}
