//! Constants that cost several instructions are made once (`machine-consthoist`): in the block that dominates all blocks that
//! want them, unless that runs more often than they do together, and before the loops around it.
//!
//! ```text
//! bb.0:                       bb.0:
//!   BEQ %0, $x0, %bb.2          %1 = LUI 797483
//! bb.1:                         %2 = ADDIW %1, -451
//!   %1 = LUI 797483             BEQ %0, $x0, %bb.2
//!   %2 = ADDIW %1, -451   →   bb.1:
//!   ... %2 ...                  ... %2 ...
//! bb.2:                       bb.2:
//!   %3 = LUI 797483             ... %2 ...
//!   %4 = ADDIW %3, -451
//!   ... %4 ...
//! ```
//!
//! Selection sees one block at a time and makes its constants there. What the allocator can repeat, one instruction without
//! operands, is not looked at: it is cheaper than a register that is kept, unless it has a number of more than 32 bits. That
//! the allocator repeats only where registers are rare. Constants are numbered by what makes them (value
//! numbering; Cocke and Schwartz, "Programming Languages and Their Compilers", 1970). O(operands), and for each constant a walk
//! up the dominator tree from the blocks that make it.
//!
//! # Requires, preserves
//! SSA form.

use super::{block_before, definitions, has_effects};
use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::{Block, Flow, Function, Inst, Isa, Operand, Properties, Reg, opcode};
use smallvec::SmallVec;
use std::ops::RangeInclusive;
use support::hash::FxHashMap;

/// Instructions that a constant takes; one with a long number counts as two.
const COSTS: RangeInclusive<u32> = 2..=16;

pub(crate) const PASS: Pass = Pass {
    argument: "machine-consthoist",
    title: "Machine Constant Hoisting",
    requires: Properties::IS_SSA,
    preserves: Kept::FLOW,
    applies: OPTIMIZES,
    crosses_blocks: true,
    run: |cx, func| {
        // Registers do not live across the borders of funclets.
        if !func.has_funclets {
            run(cx.isa, func, cx.analyses.flow(cx.isa, func));
        }
        Ok(())
    },
    ..Pass::DEFAULT
};

/// A constant that several places make.
#[derive(Debug, Default)]
struct Constant {
    /// Instructions that make it, those that make what it is made of included.
    cost: u32,
    /// The last of them, and its result, wherever something that is no constant wants it.
    places: SmallVec<[(Block, Inst, Reg); 2]>,
}

/// An operand, with the number of a constant in place of the register that holds it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Part {
    Number(i64),
    Fixed(Reg),
    Constant(u32),
}

fn run(isa: &Isa<'_>, func: &mut Function, flow: &Flow) {
    let constants = find(isa, func, flow);
    let definitions = definitions(func);
    for constant in constants.iter().filter(|constant| COSTS.contains(&constant.cost)) {
        if let Some(home) = home(func, flow, constant) {
            make_once(isa, func, &definitions, constant, home);
        }
    }
}

/// The constants of a function in the order in which they appear.
fn find(isa: &Isa<'_>, func: &Function, flow: &Flow) -> Vec<Constant> {
    let mut numbers: FxHashMap<(u16, SmallVec<[Part; 2]>), u32> = FxHashMap::default();
    // By virtual register: the constant that it is, and where it is made until somebody wants it.
    let mut known: Vec<Option<(u32, Block, Inst)>> = vec![None; func.num_vregs()];
    let mut wanted = vec![false; func.num_vregs()];
    let mut constants: Vec<Constant> = Vec::new();
    for &block in flow.graph.reverse_postorder() {
        for inst in func.block_insts(block) {
            let operands = func.operands(inst);
            let made = key(isa, func, inst, &known);
            let Some((to, parts)) = made else {
                let read = operands.iter().filter_map(|operand| operand.used()?.virtual_index());
                read.for_each(|index| wanted[index] = true);
                continue;
            };
            let part_cost = |part: &Part| match *part {
                Part::Constant(number) => constants[number as usize].cost,
                _ => 0,
            };
            // As long as two instructions.
            let is_long =
                parts.iter().any(|part| matches!(*part, Part::Number(n) if i32::try_from(n).is_err()));
            let own = 1 + u32::from(is_long);
            let cost = parts.iter().map(part_cost).fold(own, u32::saturating_add);
            let next = constants.len() as u32;
            let number = *numbers.entry((func.opcode(inst), parts)).or_insert(next);
            if number == next {
                constants.push(Constant { cost, ..Constant::default() });
            }
            if let Some(index) = to.virtual_index() {
                known[index] = Some((number, block, inst));
            }
        }
    }
    // In the order in which they are made, whoever wants them first.
    let mut made: Vec<(Reg, (u32, Block, Inst))> = Vec::new();
    for &block in flow.graph.reverse_postorder() {
        for inst in func.block_insts(block) {
            let result = func.operands(inst).first().and_then(Operand::defined);
            let index = result.and_then(Reg::virtual_index).filter(|&index| wanted[index]);
            made.extend(result.zip(index.and_then(|index| known[index])));
        }
    }
    for (reg, (number, block, inst)) in made {
        constants[number as usize].places.push((block, inst, reg));
    }
    constants
}

/// What an instruction makes of constants alone, if that is all it does: the register, and the parts.
fn key(
    isa: &Isa<'_>,
    func: &Function,
    inst: Inst,
    known: &[Option<(u32, Block, Inst)>],
) -> Option<(Reg, SmallVec<[Part; 2]>)> {
    if has_effects(isa, func.opcode(inst)) {
        return None;
    }
    let (first, rest) = func.operands(inst).split_first()?;
    let to =
        first.as_reg().filter(|r| r.sub == 0).and_then(|_| first.defined()).filter(|to| to.is_virtual())?;
    let mut parts = SmallVec::new();
    for operand in rest {
        parts.push(match *operand {
            Operand::Imm(number) => Part::Number(number),
            Operand::Reg(read) if operand.used().is_some() && read.sub == 0 => match read.reg.as_physical() {
                Some(fixed) if isa.is_constant_reg(fixed) => Part::Fixed(read.reg),
                Some(_) => return None,
                None => Part::Constant((*known.get(read.reg.virtual_index()?)?)?.0),
            },
            _ => return None,
        });
    }
    Some((to, parts))
}

/// The block in which a constant is to be made.
fn home(func: &Function, flow: &Flow, constant: &Constant) -> Option<Block> {
    let mut blocks = constant.places.iter().map(|place| place.0);
    let first = blocks.next()?;
    let mut home = blocks.try_fold(first, |a, b| flow.dominators.nearest_common_dominator(a, b))?;
    // A pad is reached from within its predecessors, perhaps before the end of them.
    let leads_to_pad = |block: Block| func.block(block).successors.iter().any(|&to| func.is_landing_pad(to));
    while leads_to_pad(home) {
        home = flow.dominators.idom(home)?;
    }
    while let Some(before) = before_loop(flow, home).filter(|&before| !leads_to_pad(before)) {
        home = before;
    }
    let together: f32 = {
        let mut blocks: SmallVec<[Block; 8]> = constant.places.iter().map(|place| place.0).collect();
        blocks.sort_unstable();
        blocks.dedup();
        blocks.iter().map(|&block| flow.frequency(block)).sum()
    };
    (flow.frequency(home) <= together).then_some(home)
}

/// The only block from which the innermost loop around a block is entered.
fn before_loop(flow: &Flow, block: Block) -> Option<Block> {
    let entry = block_before(flow, flow.loops.innermost(block)?)?;
    flow.dominators.dominates(entry, block).then_some(entry)
}

fn make_once(
    isa: &Isa<'_>,
    func: &mut Function,
    definitions: &[Option<(Block, Inst)>],
    constant: &Constant,
    home: Block,
) {
    let there = constant.places.iter().find(|place| place.0 == home);
    let class = constant.places.first().and_then(|place| func.class_of(place.2));
    let same_class = constant.places.iter().all(|place| func.class_of(place.2) == class);
    if !same_class {
        return;
    }
    let made = match there {
        Some(&(_, _, reg)) => Some(reg),
        None => {
            let is_terminator = |inst: &Inst| isa.desc(func.opcode(*inst)).is_terminator();
            let before = func.block_insts_back(home).take_while(is_terminator).last();
            let inst = constant.places[0].1;
            copy_of(func, definitions, inst, home, before)
        }
    };
    let Some(made) = made else { return };
    for &(_, inst, reg) in &constant.places {
        if reg != made {
            func.set_opcode(inst, opcode::COPY);
            func.set_operands(inst, &[Operand::def(reg), Operand::use_of(made)]);
        }
    }
}

/// Makes a constant again elsewhere, with all that it is made of: its register. No deeper than the constant costs.
fn copy_of(
    func: &mut Function,
    definitions: &[Option<(Block, Inst)>],
    inst: Inst,
    to: Block,
    before: Option<Inst>,
) -> Option<Reg> {
    let mut operands: SmallVec<[Operand; 4]> = func.operands(inst).iter().copied().collect();
    for read in operands.iter_mut().skip(1).filter_map(Operand::as_reg_mut) {
        if let Some(index) = read.reg.virtual_index() {
            let (_, maker) = (*definitions.get(index)?)?;
            read.reg = copy_of(func, definitions, maker, to, before)?;
        }
    }
    let result = operands.first_mut()?.as_reg_mut()?;
    result.reg = func.new_vreg(func.class_of(result.reg)?);
    let made = result.reg;
    let code = func.opcode(inst);
    func.build(to, before, code, &operands);
    Some(made)
}
