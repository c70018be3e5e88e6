//! Passes over machine code that are neither selection nor allocation: one file each, which exports what the
//! pass says of itself as a constant ([`Pass`](crate::pass::Pass)).
//!
//! Before allocation, in SSA form: [`constant_hoisting`], [`dead_code`], [`narrow_numbers`], [`licm`], [`cse`], [`sink`],
//! [`peephole`], [`extensions`], [`fold_loads`], [`livevars`], [`critical_edges`]. After PHI elimination:
//! [`early_tail_duplication`]. Before coalescing: [`reserved_copies`]. After allocation:
//! [`spill_stores`], [`fold_slots`], [`copy_propagation`], [`shrink_wrap`], [`tail_duplication`], [`block_placement`],
//! [`funclet_layout`], [`bb_sections`], `expand_pseudos`,
//! [`branch_relaxation`], [`delay_slots`]. `allocation` has the passes that another crate carries out.
//! What an instruction may be moved, joined or removed for is asked of the tables alone ([`is_pure`]).

mod access_motion;
pub(crate) mod access_pairs;
pub(crate) mod allocation;
pub(crate) mod base_updates;
pub mod bb_sections;
pub mod block_placement;
pub mod branch_relaxation;
pub mod conditional_tail_calls;
pub mod constant_hoisting;
pub mod copy_propagation;
pub mod critical_edges;
pub mod cse;
pub mod dead_code;
pub mod delay_slots;
pub mod early_tail_duplication;
pub(crate) mod expand_pseudos;
pub mod extensions;
pub mod flag_reuse;
pub mod fold_loads;
pub mod fold_slots;
pub mod fold_updates;
pub mod funclet_layout;
pub mod licm;
pub mod livevars;
pub mod narrow_numbers;
pub mod peephole;
pub mod plugins;
pub mod reserved_copies;
pub mod shrink_wrap;
pub mod sink;
pub mod spill_stores;
pub mod tail_duplication;

use mir::function::MemBase;
use mir::{Block, Flow, Function, Inst, Isa, Operand, RegFlags, opcode};
use support::graph::Loop;
use tables::instructions::inst_flags;

/// What an instruction may do besides writing registers and loading.
const EFFECTS: u64 = inst_flags::MAY_STORE
    | inst_flags::SIDE_EFFECTS
    | inst_flags::CALL
    | inst_flags::TERMINATOR
    | inst_flags::CONVERGENT
    | inst_flags::NOT_DUPLICABLE
    | inst_flags::META
    | inst_flags::VARIADIC
    | inst_flags::CUSTOM_INSERTER;

/// Whether instructions with an opcode may do more than write registers, or are none of the target's.
pub fn has_effects(isa: &Isa<'_>, code: u16) -> bool {
    does_more_than_load(isa, code) || isa.desc(code).has(inst_flags::MAY_LOAD)
}

/// Whether instructions with an opcode may do more than load and write registers, or are none of the target's.
pub fn does_more_than_load(isa: &Isa<'_>, code: u16) -> bool {
    code < opcode::NAMES.len() as u16 || isa.desc(code).has(EFFECTS)
}

/// The only block outside a loop from which it is entered.
pub fn block_before(flow: &Flow, l: Loop) -> Option<Block> {
    let is_outside = |from: &Block| flow.graph.is_reachable(*from) && !flow.loops.contains(l, *from);
    let mut outside = flow.graph.predecessors(flow.loops.header(l)).iter().copied().filter(is_outside);
    outside.next().filter(|_| outside.next().is_none())
}

/// Whether the instruction does nothing but make one virtual register from virtual registers and constants, the same
/// wherever it stands. Loads are not pure: memory changes.
pub fn is_pure(isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
    if has_effects(isa, func.opcode(inst)) {
        return false;
    }
    let [first, rest @ ..] = func.operands(inst) else { return false };
    let defines = |r: &mir::RegOperand| r.flags.contains(RegFlags::DEF);
    let makes = first.as_reg().is_some_and(|r| defines(r) && r.reg.is_virtual() && r.sub == 0);
    let only_reads = |r: &mir::RegOperand| {
        let constant = r.reg.as_physical().is_none_or(|physical| isa.is_constant_reg(physical));
        !defines(r) && r.tied == 0 && constant
    };
    makes && rest.iter().filter_map(|o| o.as_reg()).all(only_reads)
}

/// Whether an instruction does nothing but load a constant of the function, or the address of a symbol from its table.
pub fn loads_constant(isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
    let others = inst_flags::MAY_STORE | inst_flags::SIDE_EFFECTS | inst_flags::CALL | inst_flags::TERMINATOR;
    let desc = isa.desc(func.opcode(inst));
    let [first, rest @ ..] = func.operands(inst) else { return false };
    let only_reads = |o: &Operand| {
        o.as_reg().is_none_or(|r| {
            let constant = r.reg.as_physical().is_none_or(|physical| isa.is_constant_reg(physical));
            !r.flags.contains(RegFlags::DEF) && r.tied == 0 && constant
        })
    };
    desc.has(inst_flags::MAY_LOAD)
        && !desc.has(others)
        && first.as_reg().is_some_and(|r| r.sub == 0 && r.reg.is_virtual())
        && first.defined().is_some()
        && (rest.iter().any(|o| matches!(o, Operand::ConstantPool { .. }))
            || func.mem(inst).any(|mem| mem.base == MemBase::Got))
        && rest.iter().all(only_reads)
}

/// By virtual register: the block and the instruction that define it, in SSA form.
pub fn definitions(func: &Function) -> Vec<Option<(Block, Inst)>> {
    let mut definitions = vec![None; func.num_vregs()];
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            for index in func.operands(inst).iter().filter_map(|o| o.defined()?.virtual_index()) {
                definitions[index] = Some((block, inst));
            }
        }
    }
    definitions
}
