//! The virtual register rewriter: every virtual register becomes the physical one that it has been given.
//!
//! Copies of a register to itself disappear, and so do instructions that only kept their slot. Blocks learn which physical
//! registers have a value on entry. Spill slots are coloured: spill sets whose spilled registers are never live at the
//! same time share one. O(operands + live-ins).

use crate::OutOfRegisters;
use crate::allocation::Allocation;
use crate::intervals::{Segment, union};
use crate::slots::Slot;
use mir::{FrameIndex, Inst, Operand, Reg, RegFlags, opcode};
use std::collections::BTreeMap;

impl Allocation<'_> {
    /// The end of allocation: nothing virtual is left.
    pub fn rewrite(&mut self) -> Result<(), OutOfRegisters> {
        let colours = self.colour_slots();
        self.note_live_ins();
        for block in self.live.slots.order().to_vec() {
            for inst in self.func.block_insts_vec(block) {
                self.rewrite_inst(inst, &colours)?;
                if self.is_empty(inst) {
                    self.func.remove(inst);
                }
            }
        }
        Ok(())
    }

    fn rewrite_inst(
        &mut self,
        inst: Inst,
        colours: &BTreeMap<FrameIndex, FrameIndex>,
    ) -> Result<(), OutOfRegisters> {
        let isa = self.registers.isa;
        let code = self.func.opcode(inst);
        for i in 0..self.func.operands(inst).len() {
            match self.func.operands(inst)[i] {
                Operand::Reg(mut operand) if operand.reg.is_virtual() => {
                    let whole = self.matrix.get(operand.reg);
                    let Some(physical) = whole.and_then(|r| isa.sub_register(r, operand.sub)) else {
                        return Err(OutOfRegisters { inst: isa.opcode_name(code).to_owned() });
                    };
                    if operand.sub != 0 && operand.flags.contains(RegFlags::DEF) {
                        operand.flags = operand.flags.without(RegFlags::UNDEF);
                    }
                    operand.reg = physical.into();
                    operand.sub = 0;
                    self.func.operands_mut(inst)[i] = Operand::Reg(operand);
                }
                Operand::Frame(slot) => {
                    if let Some(&colour) = colours.get(&slot) {
                        self.func.operands_mut(inst)[i] = Operand::Frame(colour);
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Copies of a register to itself, and what only kept its slot. Definitions without a value stay: they say so.
    fn is_empty(&self, inst: Inst) -> bool {
        match (self.func.opcode(inst), self.func.operands(inst)) {
            (opcode::COPY, [to, from]) => to.defined() == from.used(),
            (opcode::KILL, []) => true,
            _ => false,
        }
    }

    fn note_live_ins(&mut self) {
        let order = self.live.slots.order().to_vec();
        for index in 0..self.func.num_vregs() as u32 {
            let reg = Reg::from_virtual_index(index);
            let Some(physical) = self.matrix.get(reg) else { continue };
            for &Segment { start, end } in self.live.segments(reg) {
                let first = order.partition_point(|&b| self.live.slots.start(b) < start);
                for &block in order[first..].iter().take_while(|&&b| self.live.slots.start(b) < end) {
                    self.func.block_mut(block).live_ins.push(physical);
                }
            }
        }
        for block in order {
            let live_ins = &mut self.func.block_mut(block).live_ins;
            live_ins.sort_unstable();
            live_ins.dedup();
        }
    }

    /// Slots whose values are moved from the one to the other, both ways: what runs most first.
    fn slot_moves(&self) -> BTreeMap<FrameIndex, Vec<FrameIndex>> {
        let mut found: Vec<(f32, FrameIndex, FrameIndex)> = Vec::new();
        let accessed = |inst: Inst| {
            let frame = |o: &Operand| match o {
                Operand::Frame(index) if self.is_family_slot(*index) => Some(*index),
                _ => None,
            };
            self.func.operands(inst).iter().find_map(frame)
        };
        for &block in self.live.slots.order() {
            let frequency = self.live.flow.frequency(block);
            let mut before: Option<Inst> = None;
            for inst in self.func.block_insts(block) {
                if let (Some(load), Some(to)) = (before, accessed(inst))
                    && let Some(from) = accessed(load).filter(|&from| from != to)
                    && let Some(loaded) = self.func.operands(load).first().and_then(Operand::defined)
                    && self.func.operands(inst).iter().any(|o| o.used() == Some(loaded))
                {
                    found.extend([(frequency, from, to), (frequency, to, from)]);
                }
                before = Some(inst);
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut moves: BTreeMap<FrameIndex, Vec<FrameIndex>> = BTreeMap::new();
        for (_, from, to) in found {
            moves.entry(from).or_default().push(to);
        }
        moves
    }

    /// Whether a stack object is the slot of a spill_set.
    fn is_family_slot(&self, index: FrameIndex) -> bool {
        index.0 >= 0 && index.0 as usize >= self.first_slot
    }

    /// From the slots of spill_sets to slots that several share; objects that are not needed any more are gone. Where a call
    /// may return once more, what is live behind it is live wherever control goes meanwhile, and nothing is shared.
    fn colour_slots(&mut self) -> BTreeMap<FrameIndex, FrameIndex> {
        /// More colours are not looked at.
        const LIMIT: usize = 64;
        let mut colours: Vec<(u64, u8, BTreeMap<Slot, Slot>)> = Vec::new();
        let mut chosen: Vec<(FrameIndex, usize)> = Vec::new();
        let moves = self.slot_moves();
        let returns_twice = self.func.attributes.calls_returning_twice;
        let mut colour_of: BTreeMap<FrameIndex, usize> = BTreeMap::new();
        for spill_set in &self.spill_sets {
            let Some(slot) = spill_set.slot else { continue };
            let object = *self.func.frame.object(slot);
            let segments = spill_set
                .spilled
                .iter()
                .fold(Vec::new(), |segments, &reg| union(&segments, self.live.segments(reg)));
            let skipped = colours.len().saturating_sub(LIMIT);
            let fits = |(size, align, taken): &(u64, u8, BTreeMap<Slot, Slot>)| {
                !returns_twice
                    && (*size, *align) == (object.size_bytes, object.align_log2)
                    && !segments.iter().any(|s| meets(taken, s))
            };
            // The same as one that its value is moved from or to, so that nothing has to be moved.
            let partners = moves.get(&slot).into_iter().flatten();
            let partner =
                partners.filter_map(|other| colour_of.get(other).copied()).find(|&c| fits(&colours[c]));
            let found = partner.or_else(|| Some(skipped + colours[skipped..].iter().position(fits)?));
            let colour = match found {
                Some(found) => found,
                None => {
                    colours.push((object.size_bytes, object.align_log2, BTreeMap::new()));
                    colours.len() - 1
                }
            };
            // Disjoint from each other, as those of one spill_set are joined, and from those of others.
            colours[colour].2.extend(segments.iter().map(|s| (s.start, s.end)));
            chosen.push((slot, colour));
            colour_of.insert(slot, colour);
        }
        let first = self.first_slot;
        self.func.frame.truncate(first);
        let slots: Vec<FrameIndex> = colours
            .iter()
            .map(|&(size, align, _)| self.func.frame.add(size, align, mir::frame::ObjectKind::Spill))
            .collect();
        chosen.into_iter().map(|(slot, colour)| (slot, slots[colour])).collect()
    }
}

/// Whether a segment meets one of a map from starts to ends, which are disjoint.
fn meets(taken: &BTreeMap<Slot, Slot>, segment: &Segment) -> bool {
    taken.range(..segment.end).next_back().is_some_and(|(_, &end)| end > segment.start)
}
