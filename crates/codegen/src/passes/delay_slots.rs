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
//! Where nothing moves there, a branch may get the first instruction of the block that it leads to, and leads behind it: one
//! without a condition as it is, one with a condition if there is a branch that executes its slot only if it is taken.
//!
//! ```text
//!     be head                      be,a rest
//!     nop                            ld [$p], $a
//!     …                     →      …
//!   head:                        head:
//!     ld [$p], $a                  ld [$p], $a
//!     add $a, 1, $a              rest:
//!                                  add $a, 1, $a
//! ```
//!
//! O(instructions · distance).
//!
//! # Requires, preserves
//! Runs last, on physical registers. What is in a slot is bundled with the branch and is not a terminator.

use crate::pass::Pass;
use mir::{Block, Function, Inst, Isa, Operand, Properties, RegFlags, opcode};
use tables::instructions::inst_flags;
use tables::machine::Counterparts;
use tables::register_info::RegisterInfo;

/// How far before a branch an instruction for its slot is looked for.
const MAX_DISTANCE: usize = 16;

pub(crate) const PASS: Pass = Pass {
    argument: "delay-slot-filler",
    title: "",
    requires: Properties::NO_VREGS.and(Properties::FRAME_FINALIZED).and(Properties::NO_COPIES),
    run: |cx, func| {
        if !cx.machine.delay_slot_pass().is_empty() {
            let annulled = cx.machine.annulled_branches();
            return run(cx.isa, cx.info().facts().no_op.as_ref(), annulled, func, cx.optimizes);
        }
        Ok(())
    },
    ..Pass::DEFAULT
};

/// Puts something into every slot that is empty.
pub fn run(
    isa: &Isa<'_>,
    no_op: Option<&mc::Inst>,
    annulled: &[Counterparts],
    func: &mut Function,
    moves: bool,
) -> Result<(), String> {
    let no_op = no_op.ok_or("the description has delay slots, but no instruction that does nothing")?;
    let num_defs = usize::from(isa.desc(no_op.opcode).num_defs);
    let nothing = no_op.operands.iter().enumerate();
    let nothing: Vec<Operand> =
        nothing.filter_map(|(at, operand)| as_machine_operand(operand, at < num_defs)).collect();
    let mut empty = Vec::new();
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
                None if moves => {
                    empty.push(branch);
                    continue;
                }
                None => func.build(block, after, no_op.opcode, &nothing),
            };
            func.set_bundled(slot, true);
        }
    }
    // The blocks that others lead to have their first instructions now.
    if !empty.is_empty() {
        func.forget_last_blocks();
    }
    for branch in empty {
        let Some(block) = func.block_of(branch) else { continue };
        let taken = from_target(isa, annulled, func, branch);
        // A branch of a block to itself is in another one now.
        let block = func.block_of(branch).unwrap_or(block);
        let after = func.next_inst(branch);
        let slot = match taken {
            Some(slot) => {
                func.insert(slot, block, after);
                slot
            }
            None => func.build(block, after, no_op.opcode, &nothing),
        };
        func.set_bundled(slot, true);
    }
    Ok(())
}

/// A copy of the first instruction of the block that a branch leads to, which then leads behind that one.
fn from_target(isa: &Isa<'_>, annulled: &[Counterparts], func: &mut Function, branch: Inst) -> Option<Inst> {
    let desc = isa.desc(func.opcode(branch));
    if !desc.has(inst_flags::BRANCH) || desc.has(inst_flags::INDIRECT_BRANCH | inst_flags::CALL) {
        return None;
    }
    let opcode = match desc.has(inst_flags::BARRIER) {
        true => func.opcode(branch),
        false => annulled.iter().find(|pair| pair.one == func.opcode(branch))?.other,
    };
    let is_block = |operand: &Operand| matches!(operand, Operand::Block(_));
    let at = func.operands(branch).iter().position(is_block)?;
    let &Operand::Block(to) = func.operands(branch).get(at)? else { return None };
    let first = func.first_inst(to).filter(|&inst| inst != branch)?;
    let second = func.next_inst(first);
    let is_alone = !func.is_bundled(first) && second.is_none_or(|second| !func.is_bundled(second));
    let is_meta = isa.desc(func.opcode(first)).has(inst_flags::META)
        || (func.opcode(first) as usize) < opcode::NAMES.len();
    let fits = isa.desc(func.opcode(first)).size == slot_bytes(isa, func, branch);
    if !is_alone || is_meta || !fits || is_barrier(isa, func, first) || is_ordered(func, first) {
        return None;
    }
    let rest = behind(isa, func, to, first)?;
    let slot = func.duplicate(first);
    func.set_opcode(branch, opcode);
    func.operands_mut(branch)[at] = Operand::Block(rest);
    let block = func.block_of(branch)?;
    let leads_there = |operand: &Operand| *operand == Operand::Block(to);
    let others = func.block_insts(block).any(|inst| func.operands(inst).iter().any(leads_there));
    if !others && func.next_block(block) != Some(to) {
        func.block_mut(block).successors.retain(|next| *next != to);
        func.block_mut(to).predecessors.retain(|previous| *previous != block);
    }
    func.add_edge(block, rest);
    Some(slot)
}

/// The block with what follows the first instruction of another one, which has only that then.
fn behind(isa: &Isa<'_>, func: &mut Function, block: Block, first: Inst) -> Option<Block> {
    let Some(second) = func.next_inst(first) else {
        let next = func.next_block(block)?;
        return func.block(block).successors.contains(&next).then_some(next);
    };
    let rest = func.insert_block_after(block);
    func.move_tail(second, rest);
    func.transfer_successors(block, rest);
    func.add_edge(block, rest);
    let mut live_ins = func.block(block).live_ins.clone();
    let written = registers(isa, func, first).filter(|(_, is_def)| *is_def).map(|(reg, _)| reg);
    live_ins.extend(written);
    live_ins.sort_unstable();
    live_ins.dedup();
    func.block_mut(rest).live_ins = live_ins;
    Some(rest)
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
        // Nothing passes an access whose order counts; it may move past what does not access memory.
        let is_ordered = is_ordered(func, at);
        if is_barrier(isa, func, at) || is_ordered && (passed.loads || passed.stores) {
            return None;
        }
        let is_alone = !is_bundled && !func.is_bundled(at);
        if is_alone && desc.size == slot_bytes(isa, func, branch) && !passed.stops(isa, func, at) {
            return Some(at);
        }
        if is_ordered {
            return None;
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
    desc.has(flags) || (is_generic && !is_harmless)
}

fn is_ordered(func: &Function, inst: Inst) -> bool {
    func.mem(inst).any(|mem| mem.is_volatile || mem.ordering != 0)
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
        for (reg, is_def) in registers(isa, func, inst) {
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
        in_memory || is_meta || registers(isa, func, inst).any(|(reg, is_def)| clashes(reg, is_def))
    }
}

/// The registers of an instruction, and whether it writes them; not those that never change.
fn registers<'a>(
    isa: &'a Isa<'_>,
    func: &'a Function,
    inst: Inst,
) -> impl Iterator<Item = (mc::Reg, bool)> + 'a {
    let info = RegisterInfo::new(&isa.target.image);
    func.operands(inst).iter().filter_map(move |operand| {
        let reg = operand.as_reg()?;
        let physical = reg.reg.as_physical().filter(|reg| !info.is_constant(reg.0))?;
        Some((physical, operand.defined().is_some()))
    })
}
