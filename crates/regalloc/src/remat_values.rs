//! Which of its writes a register has its value from, where that is one that can be repeated.
//!
//! Coalescing makes one register of many, so a register that holds a constant or an argument here may hold a sum there:
//!
//! ```text
//! bb.0:  %9 = LOAD argument            the value of this write can be had again
//! bb.1:  OP %9; call; OP %9            both read it: after the call it is loaded from where the caller put it
//!        %9 = COPY $r0
//! bb.2:  ... %9 ...                    one of two values: it needs a place on the stack, if it has no register
//! ```
//!
//! [`Values`] is the reaching definitions of one register: what is known at the entry of each block it is live into, and the
//! writes of each block in order. [`Rematerializations`] keeps what the spiller makes of them: which reads get the value by
//! repeating its definition, and which writes need no store because all that read them do. A copy between parts of a split
//! register carries the value that it copies.
//!
//! O(writes + edges between blocks that the register is live into), and only for registers with a write to repeat.

use crate::allocation::{Allocation, Template};
use crate::intervals::{RegAccess, live_at};
use crate::slots::Slot;
use mir::{Block, Inst, Reg};
use std::rc::Rc;
use support::hash::{FxHashMap, FxHashSet};

/// What a place may see of the writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    One(u32),
    Several,
}

#[derive(Debug)]
struct Write {
    at: Slot,
    block: Block,
    /// How the value is made again.
    template: Option<Rc<Template>>,
    /// Somewhere, another write may have been the last as well.
    merges: bool,
}

/// See the module text.
#[derive(Debug)]
pub struct Values {
    /// In order.
    writes: Vec<Write>,
    /// By block that the register is live into.
    entries: FxHashMap<Block, Seen>,
}

/// Decisions, by the register that was spilled first, and the instruction.
#[derive(Debug, Default)]
pub struct Rematerializations {
    /// What copies between the parts of a register copy.
    moves: FxHashMap<Inst, Rc<Template>>,
    reads: FxHashMap<(u32, Inst), Rc<Template>>,
    unstored: FxHashSet<(u32, Inst)>,
}

impl Rematerializations {
    /// A copy from one part of a register to another that copies a value which can be repeated.
    pub fn note_move(&mut self, inst: Inst, template: Rc<Template>) {
        self.moves.insert(inst, template);
    }

    /// How an instruction that reads a spilled register gets the value, if not from the slot.
    pub fn of_read(&self, home: u32, inst: Inst) -> Option<Rc<Template>> {
        self.reads.get(&(home, inst)).cloned()
    }

    /// Whether nobody reads what an instruction writes from the slot.
    pub fn needs_no_store(&self, home: u32, inst: Inst) -> bool {
        self.unstored.contains(&(home, inst))
    }
}

impl Values {
    /// The rematerializable value that an instruction in a block reads, or that the register has at the end of the block.
    pub fn before(
        &self,
        allocation: &Allocation<'_>,
        block: Block,
        inst: Option<Inst>,
    ) -> Option<Rc<Template>> {
        let slots = &allocation.live.slots;
        let at = inst.map_or(slots.end(block), |i| slots.of(i));
        let earlier = self.writes.partition_point(|w| w.at < at);
        let seen = match self.writes[..earlier].last().filter(|w| w.block == block) {
            Some(_) => Seen::One(earlier as u32 - 1),
            None => *self.entries.get(&block)?,
        };
        match seen {
            Seen::One(write) => self.writes[write as usize].template.clone(),
            Seen::Several => None,
        }
    }
}

impl Allocation<'_> {
    /// The values of a register, if some can be repeated and not all are the same.
    pub fn values(&self, reg: Reg) -> Option<Values> {
        if self.spill_set(reg).template.is_some() {
            return None;
        }
        let writes: Vec<Write> = self.live.accesses(reg).iter().filter_map(|o| self.write(reg, o)).collect();
        if writes.iter().all(|w| w.template.is_none()) {
            return None;
        }
        let mut values = Values { writes, entries: FxHashMap::default() };
        self.reach(reg, &mut values);
        Some(values)
    }

    fn write(&self, reg: Reg, access: &RegAccess) -> Option<Write> {
        let block = self.func.block_of(access.inst).filter(|_| access.writes)?;
        let of_inst = || self.template_of(access).map(Rc::new);
        let template = self.remats.moves.get(&access.inst).cloned().or_else(of_inst);
        let template = template.filter(|t| self.repeated(t, reg).is_some());
        Some(Write { at: self.live.slots.of(access.inst), block, template, merges: false })
    }

    /// Follows what every block leaves into those after it. What is known of an entry changes at most twice.
    fn reach(&self, reg: Reg, values: &mut Values) {
        let segments = self.live.segments(reg);
        let writes_in: FxHashSet<Block> = values.writes.iter().map(|w| w.block).collect();
        let mut work: Vec<(Block, Seen)> = Vec::new();
        for (index, write) in values.writes.iter().enumerate() {
            let is_last = values.writes.get(index + 1).is_none_or(|next| next.block != write.block);
            if is_last {
                work.push((write.block, Seen::One(index as u32)));
            }
        }
        while let Some((block, left)) = work.pop() {
            for &next in &self.func.block(block).successors {
                if !live_at(segments, self.live.slots.start(next)) {
                    continue;
                }
                let known = values.entries.get(&next).copied();
                let merged = if known.is_none_or(|known| known == left) { left } else { Seen::Several };
                if merged == Seen::Several {
                    for seen in [known, Some(left)] {
                        if let Some(Seen::One(write)) = seen {
                            values.writes[write as usize].merges = true;
                        }
                    }
                }
                if known != Some(merged) {
                    values.entries.insert(next, merged);
                    if !writes_in.contains(&next) {
                        work.push((next, merged));
                    }
                }
            }
        }
    }

    /// Before a register goes to memory: which of its accesses need none.
    pub fn decide_remats(&mut self, reg: Reg, accesses: &[RegAccess]) {
        let Some(values) = self.values(reg) else { return };
        let home = reg.virtual_index().unwrap_or(0) as u32;
        for access in accesses {
            let Some(block) = self.func.block_of(access.inst).filter(|_| access.reads) else { continue };
            if let Some(template) = values.before(self, block, Some(access.inst)) {
                self.remats.reads.insert((home, access.inst), template);
            }
        }
        let mut writes = values.writes.iter();
        for access in accesses.iter().filter(|a| a.writes) {
            let at = self.live.slots.of(access.inst);
            let write = writes.by_ref().find(|w| w.at == at);
            if write.is_some_and(|w| w.template.is_some() && !w.merges) {
                self.remats.unstored.insert((home, access.inst));
            }
        }
    }
}
