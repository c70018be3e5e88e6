//! Where registers are over, and which of them are one variable, while tied operands are rewritten.
//!
//! Everything is known as it was before the pass: slots and accesses are those of the instructions that were there. An
//! inserted copy reads its source where the instruction that it was inserted for did, so answers stay right. Where a register
//! is live is worked out when it is first asked for.

use crate::intervals::build::{Scratch, accesses};
use crate::intervals::{RegAccess, Segment, live_at};
use crate::slots::SlotIndexes;
use mir::{Block, Function, Inst, Reg, opcode};
use support::hash::FxHashMap;

/// Copies, and operands that are overwritten, that are followed from a register.
const STEPS: usize = 6;

/// See the module text.
pub struct Lives {
    slots: SlotIndexes,
    scratch: Scratch,
    /// Occurrences of register `i`: `items[starts[i]..starts[i + 1]]`.
    starts: Vec<u32>,
    items: Vec<RegAccess>,
    /// Where registers live that were asked for.
    known: FxHashMap<usize, Box<[Segment]>>,
    /// By virtual register: a register that it is copied to, and one that it is copied from.
    copied_to: Vec<Option<Reg>>,
    copied_from: Vec<Option<Reg>>,
    /// By virtual register: one that overwrites it, or that it is copied to.
    becomes: Vec<Option<Reg>>,
    /// By instruction, as it was.
    blocks: Vec<Option<Block>>,
}

impl Lives {
    pub fn new(func: &Function) -> Lives {
        let (starts, items) = accesses(func);
        let mut lives = Lives {
            slots: SlotIndexes::new(func),
            scratch: Scratch::new(func.num_blocks()),
            starts,
            items,
            known: FxHashMap::default(),
            copied_to: vec![None; func.num_vregs()],
            copied_from: vec![None; func.num_vregs()],
            becomes: vec![None; func.num_vregs()],
            blocks: vec![None; func.num_insts()],
        };
        for block in func.blocks() {
            for inst in func.block_insts(block) {
                lives.blocks[inst.as_u32() as usize] = Some(block);
                lives.note_copy(func, inst);
                lives.note_overwritten(func, inst);
            }
        }
        lives
    }

    /// The result of an instruction takes the place of its tied operand.
    fn note_overwritten(&mut self, func: &Function, inst: Inst) {
        let [first, rest @ ..] = func.operands(inst) else { return };
        let Some(to) = first.defined() else { return };
        let tied = rest.iter().filter_map(|o| o.as_reg()).find(|r| r.tied == 1 && r.sub == 0);
        if let Some(index) = tied.and_then(|r| r.reg.virtual_index()) {
            self.becomes[index].get_or_insert(to);
        }
    }

    fn note_copy(&mut self, func: &Function, inst: Inst) {
        if func.opcode(inst) != opcode::COPY {
            return;
        }
        let [to, from] = func.operands(inst) else { return };
        let (Some(to), Some(from)) = (to.defined(), from.used()) else { return };
        if let Some(index) = from.virtual_index() {
            self.copied_to[index] = Some(to);
            self.becomes[index] = Some(to);
        }
        if let Some(index) = to.virtual_index() {
            self.copied_from[index] = Some(from);
        }
    }

    fn accesses(&self, reg: Reg) -> &[RegAccess] {
        let bounds = reg.virtual_index().and_then(|i| self.starts.get(i..i + 2));
        bounds.map_or(&[], |b| &self.items[b[0] as usize..b[1] as usize])
    }

    /// Whether nobody reads the register after an instruction. Registers that the pass has made are not known.
    pub fn is_over(&mut self, func: &Function, reg: Reg, inst: Inst) -> bool {
        let own = self.accesses(reg);
        if own.is_empty() {
            return false;
        }
        let after = self.slots.of(inst).dead();
        // The accesses of most registers are all in one block, after the definition: they are in the order of the code.
        let home = |o: &RegAccess| self.blocks[o.inst.as_u32() as usize];
        let (first, last) = (own[0], own[own.len() - 1]);
        if !first.reads && home(&first) == home(&last) {
            return self.slots.of(last.inst) < after;
        }
        let index = reg.virtual_index().unwrap_or(0);
        if !self.known.contains_key(&index) {
            let (first, last) = (self.starts[index] as usize, self.starts[index + 1] as usize);
            self.scratch.compute_from(func, &self.slots, &self.items[first..last], &self.blocks);
            self.known.insert(index, self.scratch.segments.clone().into());
        }
        !live_at(&self.known[&index], after)
    }

    /// Whether copies, and results in the place of operands, lead from where `from` comes from to where `to` goes.
    pub fn same_variable(&self, to: Reg, from: Reg) -> bool {
        let targets: Vec<Reg> = followed(to, &self.becomes).collect();
        followed(from, &self.copied_from).any(|r| targets.contains(&r))
    }

    /// Whether the first definition of one register is behind that of another.
    pub fn is_later(&self, one: Reg, other: Reg) -> bool {
        let first = |reg| self.accesses(reg).first().map(|o| self.slots.of(o.inst));
        first(one) > first(other)
    }

    /// Whether the result goes to a physical register, while the operand comes from another block or another one.
    pub fn goes_elsewhere(&self, func: &Function, to: Reg, from: Reg, inst: Inst) -> bool {
        let target = |r: Reg| r.virtual_index().and_then(|i| self.copied_to.get(i).copied().flatten());
        let Some(physical) = target(to).and_then(Reg::as_physical) else { return false };
        let source = followed(from, &self.copied_from).find_map(Reg::as_physical);
        if source.is_some_and(|source| source != physical) {
            return true;
        }
        let [first, ..] = self.accesses(from) else { return false };
        let home = self.blocks[first.inst.as_u32() as usize];
        let here = self.blocks.get(inst.as_u32() as usize).copied().flatten();
        home != here && func.block_of(inst) == here && target(from) != Some(physical.into())
    }
}

/// A register, and where the copies lead that start there.
fn followed(start: Reg, next: &[Option<Reg>]) -> impl Iterator<Item = Reg> + '_ {
    let step = |r: &Reg| r.virtual_index().and_then(|i| next.get(i).copied().flatten());
    std::iter::successors(Some(start), step).take(STEPS)
}
