//! Slot indexes: numbers for the places in a function, in the order of the layout.
//!
//! Every block start and every instruction has a base number; four slots follow it, in the order in which things happen:
//!
//! | slot | name | what happens |
//! |---|---|---|
//! | 0 | `B` | before the instruction; start of a block |
//! | 1 | `e` | early clobbers are written |
//! | 2 | `r` | uses have been read; results are written |
//! | 3 | `d` | results that nobody reads are dead |
//!
//! A value that is defined at `r` of one instruction and last read by another is live in `[r1, r2)`. Neighbours are
//! [`STEP`] apart, so that instructions can be inserted between them: one gets a number in the gap, nearer to the side where
//! more are to be expected. When a gap is full, everything is numbered anew and [`Renumbering`] says how to translate what
//! others have stored: O(instructions), after dozens of insertions at one place.

use mir::{Block, Function, Inst};

/// Distance of neighbours at first; a power of two.
pub(crate) const STEP: u32 = 256;

/// A place in a function. See the module text.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(pub u32);

impl Slot {
    pub const MAX: Slot = Slot(u32::MAX);

    #[must_use]
    #[inline]
    pub const fn base(self) -> Slot {
        Slot(self.0 & !3)
    }

    #[must_use]
    #[inline]
    pub const fn early(self) -> Slot {
        Slot(self.0 & !3 | 1)
    }

    #[must_use]
    #[inline]
    pub const fn register(self) -> Slot {
        Slot(self.0 & !3 | 2)
    }

    #[must_use]
    #[inline]
    pub const fn dead(self) -> Slot {
        Slot(self.0 & !3 | 3)
    }
}

/// As LLVM prints them: neighbours are 16 apart there.
impl std::fmt::Debug for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let letter = ['B', 'e', 'r', 'd'][self.0 as usize & 3];
        write!(f, "{}{letter}", (self.0 & !3) / (STEP / 16))
    }
}

/// The numbers of a function.
#[derive(Clone, Debug, Default)]
pub struct SlotIndexes {
    /// By instruction; 0 for those that have none.
    insts: Vec<u32>,
    /// By block: start and end. The end is the start of the next block.
    blocks: Vec<(Slot, Slot)>,
    /// The blocks in order.
    order: Vec<Block>,
    /// What has the number `STEP * i`, or the last before it; the start of a block counts as nothing.
    anchors: Vec<Option<Inst>>,
    /// The position of the block that the number `STEP * i` is in: blocks begin at such numbers.
    positions: Vec<u32>,
}

/// From old numbers to new ones.
#[derive(Debug)]
pub struct Renumbering {
    /// Old and new base numbers, ascending.
    bases: Vec<(u32, u32)>,
}

impl Renumbering {
    pub fn apply(&self, slot: Slot) -> Slot {
        let at = self.bases.partition_point(|&(old, _)| old <= slot.0);
        match at.checked_sub(1).map(|i| self.bases[i]) {
            Some((old, new)) => Slot(new + (slot.0 - old).min(3)),
            None => slot,
        }
    }
}

impl SlotIndexes {
    pub fn new(func: &Function) -> SlotIndexes {
        let mut slots = SlotIndexes::default();
        slots.number(func);
        slots
    }

    fn number(&mut self, func: &Function) {
        self.insts.clear();
        self.insts.resize(func.num_insts(), 0);
        self.blocks.clear();
        self.blocks.resize(func.num_blocks(), Default::default());
        self.order.clear();
        self.order.extend(func.blocks());
        self.anchors.clear();
        self.anchors.reserve(func.num_insts() + self.order.len() + 1);
        // Number 0 is nothing.
        self.anchors.push(None);
        self.positions.clear();
        self.positions.push(0);
        for i in 0..self.order.len() {
            let block = self.order[i];
            let start = Slot(self.anchors.len() as u32 * STEP);
            self.anchors.push(None);
            for inst in func.block_insts(block) {
                self.insts[inst.as_u32() as usize] = self.anchors.len() as u32 * STEP;
                self.anchors.push(Some(inst));
            }
            self.positions.resize(self.anchors.len(), i as u32);
            let end = Slot(self.anchors.len() as u32 * STEP);
            self.blocks[block.as_u32() as usize] = (start, end);
        }
    }

    /// Base slot of an instruction.
    #[inline]
    pub fn of(&self, inst: Inst) -> Slot {
        Slot(self.insts.get(inst.as_u32() as usize).copied().unwrap_or(0))
    }

    #[inline]
    pub fn start(&self, block: Block) -> Slot {
        self.blocks[block.as_u32() as usize].0
    }

    /// One past the last slot of the block.
    #[inline]
    pub fn end(&self, block: Block) -> Slot {
        self.blocks[block.as_u32() as usize].1
    }

    /// The blocks in order.
    pub fn order(&self) -> &[Block] {
        &self.order
    }

    /// Position in [`order`](Self::order) of the block with a slot. O(1).
    #[inline]
    pub fn position(&self, slot: Slot) -> usize {
        let known = self.positions.get((slot.0 / STEP) as usize);
        known.map_or(self.order.len().saturating_sub(1), |&position| position as usize)
    }

    pub fn block_at(&self, slot: Slot) -> Block {
        self.order[self.position(slot)]
    }

    /// The first instruction at or after a slot in the block of the slot.
    pub fn inst_from(&self, func: &Function, slot: Slot) -> Option<Inst> {
        let block = self.block_at(slot);
        let mut anchor = (slot.0 / STEP) as usize;
        let first = self.start(block).0 / STEP;
        let mut inst = loop {
            if anchor <= first as usize {
                break func.first_inst(block);
            }
            match self.anchors.get(anchor).copied().flatten() {
                Some(inst) => break Some(inst),
                None => anchor -= 1,
            }
        };
        while let Some(at) = inst.filter(|&i| self.of(i).dead() < slot) {
            inst = func.next_inst(at);
        }
        inst
    }

    /// Numbers an instruction that has been inserted into its block. `late` says that others are to be expected rather after it
    /// than before it. If there is no room, everything is numbered anew.
    pub fn insert(&mut self, func: &Function, inst: Inst, late: bool) -> Option<Renumbering> {
        let block = func.block_of(inst)?;
        if self.insts.len() < func.num_insts() {
            self.insts.resize(func.num_insts(), 0);
        }
        let before = func.prev_inst(inst).map_or(self.start(block), |i| self.of(i));
        // Of several that have been inserted in a row, those behind this one have no numbers yet.
        let mut next = func.next_inst(inst);
        while let Some(new) = next.filter(|&i| self.of(i).0 == 0) {
            next = func.next_inst(new);
        }
        let after = next.map_or(self.end(block), |i| self.of(i));
        let gap = after.0 - before.0;
        if gap < 8 {
            return Some(self.renumber(func));
        }
        let small = (gap / 8).max(4) & !3;
        let number = if late { before.0 + small } else { after.0 - small };
        // The far end may not be a multiple of 4 away.
        let number = (number & !3).clamp(before.0 + 4, after.0 - 4);
        self.insts[inst.as_u32() as usize] = number;
        None
    }

    fn renumber(&mut self, func: &Function) -> Renumbering {
        let (insts, blocks) = (self.insts.clone(), self.blocks.clone());
        self.number(func);
        let mut bases = Vec::with_capacity(insts.len());
        for &block in &self.order {
            bases.push((blocks[block.as_u32() as usize].0.0, self.start(block).0));
            for inst in func.block_insts(block) {
                let old = insts[inst.as_u32() as usize];
                if old != 0 {
                    bases.push((old, self.of(inst).0));
                }
            }
        }
        if let Some(&last) = self.order.last() {
            bases.push((blocks[last.as_u32() as usize].1.0, self.end(last).0));
        }
        Renumbering { bases }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mir::Operand;

    #[test]
    fn numbers_follow_the_order_and_leave_room() {
        let mut func = Function::new(ir::Global::from_u32(0));
        let (a, b) = (func.append_block(None), func.append_block(None));
        let first = func.build(a, None, 1, &[]);
        let second = func.build(b, None, 1, &[]);
        let mut slots = SlotIndexes::new(&func);
        assert_eq!(format!("{:?} {:?}", slots.start(a), slots.of(first).register()), "16B 32r");
        assert_eq!(slots.end(a), slots.start(b));
        assert_eq!(slots.block_at(slots.of(second)), b);
        let stored = slots.of(second).register();
        let mut translated = stored;
        let mut made = Vec::new();
        for i in 0..100 {
            let inst = func.build(b, Some(second), 2, &[Operand::Imm(i)]);
            if let Some(renumbering) = slots.insert(&func, inst, true) {
                translated = renumbering.apply(translated);
            }
            made.push(inst);
        }
        assert!(made.windows(2).all(|w| slots.of(w[0]) < slots.of(w[1])));
        assert!(slots.of(made[99]) < slots.of(second) && slots.start(b) < slots.of(made[0]));
        assert_eq!(translated, slots.of(second).register());
        assert_eq!(slots.inst_from(&func, slots.of(made[50])), Some(made[50]));
        assert_eq!(slots.inst_from(&func, slots.start(b)), Some(made[0]));
    }
}
