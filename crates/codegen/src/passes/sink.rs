//! Machine code sinking (`machine-sink`): what is used in one later block only is computed there.
//!
//! ```text
//! bb.0:                            bb.0:
//!   %2 = LEA64r %1, 1, …, 24         JCC bb.2
//!   JCC bb.2                  →    bb.1:
//! bb.1:                              %2 = LEA64r %1, 1, …, 24
//!   ... %2 ...                       ... %2 ...
//! ```
//!
//! The value lives shorter, and ways that do not want it do not compute it. The block must be dominated by the definition
//! and run no more often; a PHI uses a value at the end of the predecessor. An instruction with more than one register as
//! operand stays where it is: its operands would have to live longer. Flags that it writes and nobody reads must not be wanted
//! at the new place. Blocks are taken from the end, users before what
//! they use, so that chains move together. O(operands).
//!
//! # Requires, preserves
//! SSA form.

use super::has_effects;
use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::{Block, Flow, Function, Inst, Isa, Operand, Properties, RegFlags, opcode};

/// In which blocks a register is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Users {
    #[default]
    None,
    One(Block),
    Many,
}

#[derive(Clone, Copy, Debug, Default)]
struct Uses {
    users: Users,
    count: u32,
}

impl Uses {
    fn add(&mut self, block: Block) {
        self.count += 1;
        self.users = match self.users {
            Users::None => Users::One(block),
            Users::One(known) if known == block => self.users,
            _ => Users::Many,
        };
    }
}

pub(crate) const PASS: Pass = Pass {
    argument: "machine-sink",
    title: "Machine code sinking",
    requires: Properties::IS_SSA,
    preserves: Kept::FLOW,
    applies: OPTIMIZES,
    crosses_blocks: true,
    run: |cx, func| {
        run(cx.isa, func, cx.analyses.flow(cx.isa, func));
        Ok(())
    },
    ..Pass::DEFAULT
};

pub fn run(isa: &Isa<'_>, func: &mut Function, flow: &Flow) {
    let mut uses = uses(func);
    for &block in flow.graph.reverse_postorder().iter().rev() {
        let mut insts = func.block_insts_vec(block);
        insts.reverse();
        for inst in insts {
            let Some(to) = destination(isa, func, flow, inst, block, &uses) else { continue };
            let Some(before) = place(isa, func, inst, to) else { continue };
            func.remove(inst);
            func.insert(inst, to, before);
            for index in func.operands(inst).iter().filter_map(read) {
                let used = &mut uses[index];
                used.users = if used.count == 1 { Users::One(to) } else { Users::Many };
            }
        }
    }
}

fn read(operand: &Operand) -> Option<usize> {
    operand.used().and_then(|r| r.virtual_index())
}

/// By virtual register.
fn uses(func: &Function) -> Vec<Uses> {
    let mut uses = vec![Uses::default(); func.num_vregs()];
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            let operands = func.operands(inst);
            for (i, operand) in operands.iter().enumerate() {
                let Some(index) = read(operand) else { continue };
                let from = match func.opcode(inst) {
                    opcode::PHI => operands.get(i + 1).and_then(Operand::as_block),
                    _ => None,
                };
                uses[index].add(from.unwrap_or(block));
            }
        }
    }
    uses
}

/// The block that an instruction should be in instead of `block`.
fn destination(
    isa: &Isa<'_>,
    func: &Function,
    flow: &Flow,
    inst: Inst,
    block: Block,
    uses: &[Uses],
) -> Option<Block> {
    if !may_move(isa, func, inst) || func.operands(inst).iter().filter_map(read).count() > 1 {
        return None;
    }
    let result = func.operands(inst).first()?.defined()?.virtual_index()?;
    let Users::One(to) = uses[result].users else { return None };
    let around = flow.loops.innermost(to);
    let same_loops = around.is_none_or(|l| flow.loops.contains(l, block));
    let reachable = flow.graph.is_reachable(block) && flow.graph.is_reachable(to);
    let earlier = to != block && reachable && flow.dominators.dominates(block, to);
    (earlier && same_loops && flow.frequency(to) <= flow.frequency(block)).then_some(to)
}

/// Before which instruction of a block the result must be there: the first user, or the first jump. `None` if the block does
/// not look as expected.
fn place(isa: &Isa<'_>, func: &Function, inst: Inst, to: Block) -> Option<Option<Inst>> {
    let result = func.operands(inst).first()?.defined()?;
    for at in func.block_insts(to) {
        let is_phi = func.opcode(at) == opcode::PHI;
        let uses = !is_phi && func.operands(at).iter().any(|o| o.used() == Some(result));
        if uses || isa.desc(func.opcode(at)).is_terminator() {
            let fits = !func.is_bundled(at) && written(func, inst).all(|reg| is_free(isa, func, reg, at));
            return fits.then_some(Some(at));
        }
    }
    None
}

/// Whether an instruction does nothing but make one virtual register from others and constants, and write physical ones that
/// nobody reads.
fn may_move(isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
    let fits = |o: &Operand| match o.as_reg() {
        Some(r) if r.flags.contains(RegFlags::DEF) => r.reg.is_physical() && r.flags.contains(RegFlags::DEAD),
        Some(r) => r.reg.as_physical().is_none_or(|physical| isa.is_constant_reg(physical)),
        None => true,
    };
    let [first, rest @ ..] = func.operands(inst) else { return false };
    let makes = first.as_reg().is_some_and(|r| r.reg.is_virtual() && r.sub == 0);
    let defines = first.defined().is_some();
    makes && defines && !has_effects(isa, func.opcode(inst)) && rest.iter().all(fits)
}

/// The physical registers that an instruction writes.
fn written(func: &Function, inst: Inst) -> impl Iterator<Item = mc::Reg> + '_ {
    func.operands(inst).iter().filter_map(|o| o.defined()?.as_physical())
}

/// Whether nobody reads what is in a register before an instruction: there, or after it.
fn is_free(isa: &Isa<'_>, func: &Function, reg: mc::Reg, at: Inst) -> bool {
    let overlaps = |other: mir::Reg| other.as_physical().is_some_and(|o| isa.overlap(o, reg));
    let mut next = Some(at);
    while let Some(inst) = next {
        let operands = func.operands(inst);
        if operands.iter().any(|o| o.used().is_some_and(overlaps)) {
            return false;
        }
        if operands.iter().any(|o| o.defined().is_some_and(overlaps)) {
            return true;
        }
        next = func.next_inst(inst);
    }
    let Some(block) = func.block_of(at) else { return false };
    let mut successors = func.block(block).successors.iter();
    !successors.any(|&s| func.block(s).live_ins.iter().any(|&r| overlaps(r.into())))
}
