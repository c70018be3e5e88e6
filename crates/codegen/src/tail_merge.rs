//! Tail merging, part of the control flow optimizer: what several blocks do at their ends is there once.
//!
//! ```text
//! bb.1:                       bb.1:
//!   A                           A
//!   X; Y; Z                     jump bb.4
//!   jump bb.3              →  bb.2:
//! bb.2:                         B
//!   B                         bb.4:
//!   X; Y; Z                     X; Y; Z
//! bb.3:                       bb.3:
//! ```
//!
//! Blocks that go to the same place, if only through blocks that do nothing but jump, or that leave the function, are
//! compared from their ends: those whose last instructions are alike are candidates, and the longest common tail is merged
//! first. The tail stays in the block that has nothing else, or becomes a block of its own. It is worth it from [`MIN_TAIL`]
//! instructions on, or if a block disappears. A tail may end in a conditional jump, with the same ways on in both blocks.
//!
//! What the epilogue does stays in one piece: unwinders are told about its steps from where the frame is whole.
//!
//! O(instructions) but for comparisons: each block is compared with at most [`MAX_COMPARED`] others.
//!
//! # Requires, preserves
//! Physical registers. Blocks know their live registers, before and after.

use crate::branch_folder::forwards_to;
use mir::function::InstFlags;
use mir::liveness;
use mir::target::Place;
use mir::{Block, Function, Inst, Isa, Operand, RegFlags, TargetInfo, opcode};
use std::hash::{Hash, Hasher};
use support::hash::FxHasher;
use tables::instructions::inst_flags;

/// Instructions that are worth a jump.
const MIN_TAIL: usize = 3;
/// Blocks with the same end that are looked at together.
const MAX_COMPARED: usize = 64;
/// Jumps that are followed to see where a block goes.
const MAX_JUMPS: usize = 8;
/// Rounds: what was merged may have a common tail again.
const MAX_ROUNDS: usize = 4;

/// Merges the common ends of blocks.
pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    for _ in 0..MAX_ROUNDS {
        let mut changed = false;
        for group in groups(isa, func) {
            changed |= merge_group(isa, info, func, group);
        }
        if !changed {
            return;
        }
    }
}

/// The end of a block.
#[derive(Clone, Copy, Debug)]
struct End {
    block: Block,
    /// The jump behind what is compared, if there is one.
    jump: Option<Inst>,
    /// Of the last instruction that is compared.
    hash: u64,
}

/// Blocks that go on in the same place and have the same last instruction, by that place in the order of blocks; those that
/// leave the function last.
fn groups(isa: &Isa<'_>, func: &Function) -> Vec<Vec<End>> {
    let mut places = vec![u32::MAX; func.num_blocks()];
    for (place, block) in (0..).zip(func.blocks()) {
        places[block.as_u32() as usize] = place;
    }
    let place_of = |to: Block| places[to.as_u32() as usize];
    let mut ends: Vec<(u32, End)> = Vec::with_capacity(func.num_blocks());
    ends.extend(func.blocks().filter_map(|block| {
        let (to, end) = end_of(isa, func, block)?;
        Some((to.map_or(u32::MAX, place_of), end))
    }));
    let likeness = |&(place, end): &(u32, End)| (place, end.hash);
    ends.sort_by_key(likeness);
    let alike = ends.chunk_by(|a, b| likeness(a) == likeness(b)).flat_map(|alike| alike.chunks(MAX_COMPARED));
    alike.filter(|alike| alike.len() > 1).map(|alike| alike.iter().map(|&(_, end)| end).collect()).collect()
}

/// Where a block with one way on goes, and its end; of a conditional jump, where it goes if it is not taken. `None` for
/// others, for those that may go to a landing pad, and for those that do nothing.
fn end_of(isa: &Isa<'_>, func: &Function, block: Block) -> Option<(Option<Block>, End)> {
    let has = |inst: Inst, flags| isa.desc(func.opcode(inst)).has(flags);
    let last = func.last_inst(block)?;
    let to = match func.block(block).successors[..] {
        // One may have a frame and the other none, of which unwinders are told.
        [] if func.frame.is_wrapped && !has(last, inst_flags::RETURN) => return None,
        [] => None,
        [only] if !func.is_landing_pad(only) => Some(only),
        [a, b] if ![a, b].iter().any(|&to| func.is_landing_pad(to)) => {
            return conditional_end(isa, func, block);
        }
        _ => return None,
    };
    let is_jump = has(last, inst_flags::BRANCH | inst_flags::INDIRECT_BRANCH);
    let jump = match to {
        Some(to) if is_jump => {
            let direct = has(last, inst_flags::BARRIER) && !has(last, inst_flags::INDIRECT_BRANCH);
            let leads = func.operands(last).iter().filter_map(Operand::as_block).eq([to]);
            (direct && leads).then_some(Some(last))?
        }
        Some(to) => (func.next_block(block) == Some(to)).then_some(None)?,
        None => None,
    };
    let compared = match jump {
        Some(jump) => func.prev_inst(jump)?,
        None => last,
    };
    // Only one terminator: others would have to stay beside it.
    let other = if jump.is_some() { Some(compared) } else { func.prev_inst(compared) };
    let is_plain = other.is_none_or(|i| !isa.desc(func.opcode(i)).is_terminator());
    let to = to.map(|to| destination(isa, func, to));
    is_plain.then(|| (to, End { block, jump, hash: hash(func, compared) }))
}

/// The end of a block with a conditional jump, which is what is compared first.
fn conditional_end(isa: &Isa<'_>, func: &Function, block: Block) -> Option<(Option<Block>, End)> {
    let has = |inst: Inst, flags| isa.desc(func.opcode(inst)).has(flags);
    let last = func.last_inst(block)?;
    let is_plain = |inst: Inst| {
        has(inst, inst_flags::BRANCH) && !has(inst, inst_flags::BARRIER | inst_flags::INDIRECT_BRANCH)
    };
    let (jump, condition) = match is_plain(last) {
        true => (None, last),
        false => (Some(last), func.prev_inst(last)?),
    };
    let target = |inst: Inst| {
        let mut blocks = func.operands(inst).iter().filter_map(Operand::as_block);
        blocks.next().filter(|_| blocks.next().is_none())
    };
    let to = match jump {
        Some(jump) if has(jump, inst_flags::BARRIER) && !has(jump, inst_flags::INDIRECT_BRANCH) => {
            target(jump)?
        }
        Some(_) => return None,
        None => func.next_block(block)?,
    };
    let taken = target(condition).filter(|_| is_plain(condition))?;
    let is_only = func.prev_inst(condition).is_none_or(|i| !isa.desc(func.opcode(i)).is_terminator());
    let mut ways = func.block(block).successors.iter();
    let known = is_only && ways.all(|&way| way == to || way == taken);
    known.then(|| (Some(to), End { block, jump, hash: hash(func, condition) }))
}

/// Where control gets to from the start of a block, through blocks that are empty or only jump: what was merged before left
/// such.
fn destination(isa: &Isa<'_>, func: &Function, block: Block) -> Block {
    let next = |&at: &Block| match (func.first_inst(at), &func.block(at).successors[..]) {
        (None, &[only]) => Some(only),
        _ => forwards_to(isa, func, at),
    };
    std::iter::successors(Some(block), next).take(MAX_JUMPS).last().unwrap_or(block)
}

/// Flags of an operand that say what is done, not what is known.
fn meaning(operand: &Operand) -> Operand {
    match *operand {
        Operand::Reg(mut reg) => {
            reg.flags = reg.flags.without(RegFlags::KILL).without(RegFlags::DEAD);
            Operand::Reg(reg)
        }
        other => other,
    }
}

fn hash(func: &Function, inst: Inst) -> u64 {
    let mut hasher = FxHasher::default();
    func.opcode(inst).hash(&mut hasher);
    (func.operands(inst).len() as u64).hash(&mut hasher);
    for operand in func.operands(inst) {
        match operand {
            Operand::Reg(reg) => reg.reg.hash(&mut hasher),
            Operand::Imm(number) => number.hash(&mut hasher),
            _ => {}
        }
    }
    hasher.finish()
}

/// Whether two instructions do the same, and may be one.
fn is_same(isa: &Isa<'_>, func: &Function, a: Inst, b: Inst) -> bool {
    let fixed = [opcode::INLINEASM, opcode::INLINEASM_BR, opcode::EH_LABEL];
    let no_merge = InstFlags(1 << 13);
    let code = func.opcode(a);
    code == func.opcode(b)
        && !fixed.contains(&code)
        && !func.is_bundled(a)
        && !func.is_bundled(b)
        && func.flags(a) == func.flags(b)
        && !func.flags(a).contains(no_merge)
        && func.operands(a).len() == func.operands(b).len()
        && func.operands(a).iter().zip(func.operands(b)).all(|(x, y)| same_operand(func, x, y))
        // Labels are places that others name; what unwinders are told is not.
        && (code == opcode::CFI_INSTRUCTION || !isa.desc(code).has(inst_flags::NOT_DUPLICABLE))
}

fn same_operand(func: &Function, a: &Operand, b: &Operand) -> bool {
    match (a, b) {
        (Operand::Cfi(x), Operand::Cfi(y)) => {
            func.frame_instructions.get(*x as usize) == func.frame_instructions.get(*y as usize)
        }
        _ => meaning(a) == meaning(b),
    }
}

/// How many instructions two ends have in common: how many count, and the first of them in both.
#[derive(Clone, Copy, Debug)]
struct Tail {
    length: usize,
    first: (Inst, Inst),
}

fn common_tail(isa: &Isa<'_>, func: &Function, a: &End, b: &End) -> Option<Tail> {
    let before = |inst: Inst| func.prev_inst(inst);
    let start = |end: &End| match end.jump {
        Some(jump) => before(jump),
        None => func.last_inst(end.block),
    };
    let (mut x, mut y) = (start(a), start(b));
    let mut tail: Option<Tail> = None;
    while let (Some(i), Some(j)) = (x, y)
        && is_same(isa, func, i, j)
    {
        let counts = usize::from(!isa.desc(func.opcode(i)).has(inst_flags::META));
        let length = tail.map_or(0, |t| t.length) + counts;
        tail = Some(Tail { length, first: (i, j) });
        (x, y) = (before(i), before(j));
    }
    // The epilogue is in one piece.
    let is_destroyed = |inst: &Inst| func.flags(*inst).contains(InstFlags::FRAME_DESTROY);
    let rest_destroys =
        |inst: Option<Inst>| std::iter::successors(inst, |&i| before(i)).any(|i| is_destroyed(&i));
    tail.filter(|t| t.length > 0 && !rest_destroys(before(t.first.0)) && !rest_destroys(before(t.first.1)))
}

/// Whether a tail is all that a block does.
fn is_whole(func: &Function, block: Block, first: Inst) -> bool {
    func.first_inst(block) == Some(first) && Some(block) != func.entry()
}

/// Merges the longest tail of a group, and what else has it, until nothing is worth it.
fn merge_group(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function, mut ends: Vec<End>) -> bool {
    let mut changed = false;
    while let Some(first) = ends.pop() {
        let tails: Vec<(usize, Tail)> = (0..ends.len())
            .filter_map(|i| Some((i, common_tail(isa, func, &first, &ends[i])?)))
            .filter(|(i, tail)| is_worth_it(func, &first, &ends[*i], tail))
            .collect();
        let Some(longest) = tails.iter().map(|(_, t)| t.length).max() else { continue };
        let alike: Vec<(usize, Tail)> = tails.into_iter().filter(|(_, t)| t.length == longest).collect();
        let Some(&(_, tail)) = alike.first() else { continue };
        let whole = alike.iter().find(|(i, t)| is_whole(func, ends[*i].block, t.first.1)).copied();
        let own = tail.first.0;
        // The block that has the tail from now on, and how it begins there.
        let (kept, kept_end) = match whole {
            Some((i, _)) if !is_whole(func, first.block, own) => (ends[i].block, ends[i]),
            _ if is_whole(func, first.block, own) => (first.block, first),
            _ => (split(isa, info, func, own, first), first),
        };
        let mut users = vec![(first, own)];
        users.extend(alike.iter().map(|&(i, t)| (ends[i], t.first.1)));
        for (end, first) in users {
            if func.block_of(first) != Some(kept) {
                cut(isa, info, func, end, first, kept);
            }
        }
        let gone: Vec<usize> = alike.iter().map(|&(i, _)| i).collect();
        ends = ends.iter().enumerate().filter(|(i, _)| !gone.contains(i)).map(|(_, &end)| end).collect();
        // Others may have a shorter tail in common with it.
        let jump = kept_end.jump.filter(|&jump| func.block_of(jump) == Some(kept));
        ends.push(End { block: kept, jump, hash: first.hash });
        changed = true;
    }
    changed
}

fn is_worth_it(func: &Function, a: &End, b: &End, tail: &Tail) -> bool {
    // What is taken away ends in a jump already.
    let jumps = a.jump.is_some() && b.jump.is_some();
    if func.attributes.prefers_short && (jumps || tail.length > 1) {
        return true;
    }
    // Of two blocks that do the same, one disappears.
    match [is_whole(func, a.block, tail.first.0), is_whole(func, b.block, tail.first.1)] {
        [true, true] => true,
        [false, false] => tail.length >= MIN_TAIL,
        _ => tail.length > 1,
    }
}

/// A block of its own for the instructions from here on; the block that had them goes on there.
fn split(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function, first: Inst, end: End) -> Block {
    let tail = func.insert_block_after(end.block);
    func.move_tail(first, tail);
    func.transfer_successors(end.block, tail);
    func.add_edge(end.block, tail);
    let live_ins = liveness::live_before(isa, &info.reserved(isa, func), func, tail);
    func.block_mut(tail).live_ins = live_ins;
    tail
}

/// Takes a tail from a block, which jumps to where it is instead.
fn cut(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function, end: End, first: Inst, to: Block) {
    let at = Place { block: end.block, before: Some(first) };
    if func.next_block(end.block) != Some(to) && !info.insert_jump(isa, func, at, to) {
        return;
    }
    func.debug.forget_around(to, &func.block(to).successors.clone());
    let mut kept = func.first_inst(to);
    let mut next = Some(first);
    while let Some(inst) = next {
        if let Some(kept) = kept {
            agree(func, kept, inst);
        }
        kept = kept.and_then(|kept| func.next_inst(kept));
        next = func.next_inst(inst);
        func.remove(inst);
    }
    for successor in std::mem::take(&mut func.block_mut(end.block).successors) {
        func.block_mut(successor).predecessors.retain(|p| *p != end.block);
    }
    func.add_edge(end.block, to);
}

/// An instruction stands for another one from now on: what is said of it must hold for both.
fn agree(func: &mut Function, kept: Inst, other: Inst) {
    func.debug.forget(kept);
    if func.opcode(kept) != func.opcode(other) {
        return;
    }
    if func.location(kept) != func.location(other) {
        func.set_location(kept, None);
    }
    let others = func.operands(other).to_vec();
    for (own, other) in func.operands_mut(kept).iter_mut().zip(others) {
        if *own != other {
            *own = meaning(own);
        }
    }
}
