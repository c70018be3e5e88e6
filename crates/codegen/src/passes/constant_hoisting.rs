//! Constant hoisting (`consthoist`): a constant that takes several instructions is made once for all blocks that need it, and
//! before the loops that do.
//!
//! ```text
//! bb.1: %1 = MOVXzi 0xca87                           bb.0: %1 = MOVXzi 0xca87
//!       %2 = MOVKXi %1, 0x85eb, 16       →                 %2 = MOVKXi %1, 0x85eb, 16
//!       ... %2 ...                                   bb.1: ... %2 ...
//! bb.2: %3 = MOVXzi 0xca87                           bb.2: ... %2 ...
//!       %4 = MOVKXi %3, 0x85eb, 16
//!       ... %4 ...
//! ```
//!
//! A constant is an instruction that makes one register of numbers and of other constants; as many as it takes are its cost. All
//! that make the same one are replaced by one in their nearest common dominator, if that does not run more often than all of them
//! together, and it goes on from there to the block before the loops around it. A constant of [`MIN_COST`] instructions is worth
//! a register over several blocks; outside of loops less is not, since the allocator cannot repeat it.
//!
//! # Requires, preserves
//! SSA form. The flow graph stays. Cost: O(instructions), and for each constant that of its dominators.

use super::has_effects;
use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::{Block, Flow, Function, Inst, Isa, Operand, Properties, Reg, RegFlags};
use support::hash::FxHashMap;

pub(crate) const PASS: Pass = Pass {
    argument: "consthoist",
    title: "Constant Hoisting",
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

/// Instructions of a constant that is worth a register over several blocks.
const MIN_COST: u32 = 3;

/// Constants that are moved in a function.
const LIMIT: usize = 16;

/// What makes the same constant.
struct Constant {
    cost: u32,
    /// Instructions that make it, with the register and whether something else than another constant reads that.
    made: Vec<(Block, Inst, Reg, bool)>,
}

/// An opcode and what it reads: registers are numbers of constants.
type Key = (u16, Vec<Result<Operand, usize>>);

pub fn run(isa: &Isa<'_>, func: &mut Function, flow: &Flow) {
    let (mut constants, of_reg) = find(isa, func, flow);
    if constants.is_empty() {
        return;
    }
    note_reads(func, &mut constants, &of_reg);
    let definitions = super::definitions(func);
    let mut renamed: Vec<Option<Reg>> = vec![None; func.num_vregs()];
    let mut moved = 0;
    for constant in constants.iter().filter(|constant| constant.cost > 1) {
        if moved == LIMIT {
            break;
        }
        let Some(&(_, first, reg, _)) = constant.made.iter().find(|made| made.3) else { continue };
        let class = func.class_of(reg);
        let wanted = constant.made.iter().filter(|made| made.3 && func.class_of(made.2) == class);
        let wanted: Vec<(Block, Inst, Reg)> =
            wanted.map(|&(block, inst, reg, _)| (block, inst, reg)).collect();
        let Some(home) = place(flow, constant.cost, &wanted) else { continue };
        // Before all that is there already.
        let own = wanted.iter().find(|&&(block, ..)| block == home).map(|&(_, inst, _)| inst);
        let before = own.or_else(|| {
            let is_terminator = |&inst: &Inst| isa.desc(func.opcode(inst)).is_terminator();
            func.block_insts_back(home).take_while(is_terminator).last()
        });
        let Some(new) = copy(func, &definitions, first, (home, before)) else { continue };
        for (.., reg) in wanted {
            if let Some(slot) = reg.virtual_index().and_then(|index| renamed.get_mut(index)) {
                *slot = Some(new);
            }
        }
        moved += 1;
    }
    if moved > 0 {
        rename(func, &renamed);
        remove_unread(func, &constants);
    }
}

/// All constants, and the number of that which a register holds.
fn find(isa: &Isa<'_>, func: &Function, flow: &Flow) -> (Vec<Constant>, Vec<Option<usize>>) {
    let mut constants: Vec<Constant> = Vec::new();
    let mut known: FxHashMap<Key, usize> = FxHashMap::default();
    let mut of_reg: Vec<Option<usize>> = vec![None; func.num_vregs()];
    for &block in flow.graph.reverse_postorder() {
        for inst in func.block_insts(block) {
            let Some((reg, key)) = key(isa, func, inst, &of_reg) else { continue };
            let inner = key.1.iter().filter_map(|operand| operand.err());
            let cost = 1 + inner.map(|number| constants[number].cost).sum::<u32>();
            let number = *known.entry(key).or_insert_with(|| {
                constants.push(Constant { cost, made: Vec::new() });
                constants.len() - 1
            });
            constants[number].made.push((block, inst, reg, false));
            if let Some(index) = reg.virtual_index() {
                of_reg[index] = Some(number);
            }
        }
    }
    (constants, of_reg)
}

/// What an instruction makes, if it is a constant.
fn key(isa: &Isa<'_>, func: &Function, inst: Inst, of_reg: &[Option<usize>]) -> Option<(Reg, Key)> {
    let [first, rest @ ..] = func.operands(inst) else { return None };
    let makes = first.as_reg().is_some_and(|r| r.reg.is_virtual() && r.sub == 0);
    let reg = first.defined().filter(|_| makes && !has_effects(isa, func.opcode(inst)))?;
    let mut read = Vec::with_capacity(rest.len());
    for operand in rest {
        read.push(match operand {
            Operand::Imm(_) => Ok(*operand),
            Operand::Reg(r) if r.flags.contains(RegFlags::DEF) || r.sub != 0 => return None,
            Operand::Reg(r) => match r.reg.virtual_index() {
                Some(index) => Err((*of_reg.get(index)?)?),
                None => Ok(r
                    .reg
                    .as_physical()
                    .filter(|&p| isa.is_constant_reg(p))
                    .map(|_| Operand::use_of(r.reg))?),
            },
            _ => return None,
        });
    }
    (!read.is_empty()).then(|| (reg, (func.opcode(inst), read)))
}

/// Notes which registers something else than a constant reads.
fn note_reads(func: &Function, constants: &mut [Constant], of_reg: &[Option<usize>]) {
    let number = |reg: Option<Reg>| of_reg.get(reg?.virtual_index()?).copied().flatten();
    let mut read = vec![false; of_reg.len()];
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            let defined = func.operands(inst).first().and_then(|o| o.defined());
            if number(defined).is_some() {
                continue;
            }
            for index in func.operands(inst).iter().filter_map(|o| o.used()?.virtual_index()) {
                read[index] = true;
            }
        }
    }
    for made in constants.iter_mut().flat_map(|constant| &mut constant.made) {
        made.3 = made.2.virtual_index().is_some_and(|index| read[index]);
    }
}

/// Where a constant is made for all that want it; `None` where each makes its own.
fn place(flow: &Flow, cost: u32, wanted: &[(Block, Inst, Reg)]) -> Option<Block> {
    let (&(mut common, ..), rest) = wanted.split_first()?;
    for &(block, ..) in rest {
        common = flow.dominators.nearest_common_dominator(common, block)?;
    }
    let mut blocks: Vec<Block> = wanted.iter().map(|&(block, ..)| block).collect();
    blocks.dedup();
    let together: f32 = blocks.iter().map(|&block| flow.frequency(block)).sum();
    let mut place = common;
    while let Some(l) = flow.loops.innermost(place) {
        let header = flow.loops.header(l);
        let entries = flow.graph.predecessors(header).iter().copied();
        let mut outside = entries.filter(|&b| flow.graph.is_reachable(b) && !flow.loops.contains(l, b));
        let (Some(entry), None) = (outside.next(), outside.next()) else { break };
        if !flow.dominators.dominates(entry, place) {
            break;
        }
        place = entry;
    }
    let leaves_loop = place != common;
    let joins = cost >= MIN_COST && blocks.len() > 1;
    ((leaves_loop || joins) && flow.frequency(place) <= together).then_some(place)
}

/// Makes the constant of an instruction once more.
fn copy(
    func: &mut Function,
    definitions: &[Option<(Block, Inst)>],
    inst: Inst,
    (block, before): (Block, Option<Inst>),
) -> Option<Reg> {
    let mut operands: Vec<Operand> = func.operands(inst).to_vec();
    for operand in operands.iter_mut().skip(1) {
        let inner = operand.used().and_then(|r| r.virtual_index());
        if let (Some(index), Some(reg)) = (inner, operand.as_reg_mut()) {
            let (_, inner) = (*definitions.get(index)?)?;
            reg.reg = copy(func, definitions, inner, (block, before))?;
            reg.flags = reg.flags.without(RegFlags::KILL);
        }
    }
    let class = func.class_of(operands.first()?.defined()?)?;
    let new = func.new_vreg(class);
    operands.first_mut()?.as_reg_mut()?.reg = new;
    let opcode = func.opcode(inst);
    func.build(block, before, opcode, &operands);
    Some(new)
}

fn rename(func: &mut Function, renamed: &[Option<Reg>]) {
    for block in func.blocks().collect::<Vec<_>>() {
        for inst in func.block_insts_vec(block) {
            for operand in func.operands_mut(inst) {
                let new = operand.used().and_then(|r| r.virtual_index()).and_then(|i| *renamed.get(i)?);
                if let (Some(new), Some(reg)) = (new, operand.as_reg_mut()) {
                    reg.reg = new;
                    reg.flags = reg.flags.without(RegFlags::KILL);
                }
            }
        }
    }
}

/// Removes what made constants that nothing reads any more.
fn remove_unread(func: &mut Function, constants: &[Constant]) {
    let mut uses = vec![0u32; func.num_vregs()];
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            func.operands(inst).iter().filter_map(|o| o.used()?.virtual_index()).for_each(|i| uses[i] += 1);
        }
    }
    // What is made of others was found after them.
    for &(_, inst, reg, _) in constants.iter().rev().flat_map(|constant| &constant.made) {
        if reg.virtual_index().is_none_or(|index| uses[index] > 0) {
            continue;
        }
        for index in func.operands(inst).iter().filter_map(|o| o.used()?.virtual_index()) {
            uses[index] -= 1;
        }
        func.remove(inst);
    }
}
