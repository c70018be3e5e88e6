//! What the code itself does with physical registers: arguments, results, calls.
//!
//! Physical registers are live within blocks, and into blocks that list them as live-ins. O(operands).

use super::{Calls, Segment};
use crate::registers::Registers;
use crate::slots::{Slot, SlotIndexes};
use mir::function::RegMask;
use mir::{Block, Function, Inst, Operand, RegFlags};

/// By unit: where it has a value. Reserved registers, and those that are never given out, are left out.
pub fn fixed(registers: &Registers<'_>, func: &Function, slots: &SlotIndexes) -> Vec<Vec<Segment>> {
    let num_units = registers.isa.num_units();
    let mut walk = Walk {
        registers,
        slots,
        found: vec![Vec::new(); num_units],
        open: vec![None; num_units],
        touched: Vec::new(),
    };
    for &block in slots.order() {
        walk.block(func, block);
    }
    walk.found
}

struct Walk<'a> {
    registers: &'a Registers<'a>,
    slots: &'a SlotIndexes,
    found: Vec<Vec<Segment>>,
    /// By unit: the segment that may still grow.
    open: Vec<Option<Segment>>,
    touched: Vec<u16>,
}

impl Walk<'_> {
    fn block(&mut self, func: &Function, block: Block) {
        let (start, end) = (self.slots.start(block), self.slots.end(block));
        for &reg in &func.block(block).live_ins {
            self.define(reg, start, start.dead());
        }
        for inst in func.block_insts(block) {
            self.inst(func, inst, start);
        }
        for &successor in &func.block(block).successors {
            for &reg in &func.block(successor).live_ins {
                self.read(reg, start, end);
            }
        }
        for unit in std::mem::take(&mut self.touched) {
            self.close(unit);
        }
    }

    fn inst(&mut self, func: &Function, inst: Inst, start: Slot) {
        let at = self.slots.of(inst);
        let physical = |o: &Operand| o.as_reg().and_then(|r| Some((r.reg.as_physical()?, r.flags)));
        for (reg, flags) in func.operands(inst).iter().filter_map(physical) {
            if !flags.contains(RegFlags::DEF) && !flags.contains(RegFlags::UNDEF) {
                self.read(reg, start, at.register());
            }
        }
        for (reg, flags) in func.operands(inst).iter().filter_map(physical) {
            if flags.contains(RegFlags::DEF) {
                let early = flags.contains(RegFlags::EARLY_CLOBBER);
                self.define(reg, if early { at.early() } else { at.register() }, at.dead());
            }
        }
    }

    fn define(&mut self, reg: mc::Reg, start: Slot, end: Slot) {
        for &unit in self.registers.isa.units(reg) {
            if self.registers.is_tracked(unit) {
                self.close(unit);
                self.open[unit as usize] = Some(Segment { start, end });
                self.touched.push(unit);
            }
        }
    }

    fn read(&mut self, reg: mc::Reg, start: Slot, end: Slot) {
        for &unit in self.registers.isa.units(reg) {
            if self.registers.is_tracked(unit) {
                let open = &mut self.open[unit as usize];
                if open.is_none() {
                    self.touched.push(unit);
                }
                open.get_or_insert(Segment { start, end }).end = end;
            }
        }
    }

    fn close(&mut self, unit: u16) {
        let Some(segment) = self.open[unit as usize].take() else { return };
        let found = &mut self.found[unit as usize];
        match found.last_mut() {
            Some(last) if last.end >= segment.start => last.end = last.end.max(segment.end),
            _ => found.push(segment),
        }
    }
}

/// Calls, grouped by what they preserve. Groups beyond the 64th are one, which preserves what all of them do.
pub fn calls(registers: &Registers<'_>, func: &Function, slots: &SlotIndexes) -> Vec<Calls> {
    let mut groups: Vec<Calls> = Vec::new();
    // By mask of the function.
    let mut known: Vec<Option<usize>> = vec![None; func.reg_masks.len()];
    for &block in slots.order() {
        for inst in func.block_insts(block) {
            for operand in func.operands(inst) {
                let &Operand::RegMask(number) = operand else { continue };
                let Some(mask) = func.reg_masks.get(number as usize) else { continue };
                let group = *known[number as usize].get_or_insert_with(|| {
                    let preserved = preserved_units(registers, mask);
                    let same = groups.iter().position(|g| g.preserved == preserved);
                    same.unwrap_or_else(|| add_group(&mut groups, preserved))
                });
                groups[group].slots.push(slots.of(inst).register());
            }
        }
    }
    groups
}

/// A mask names the largest registers; their parts are preserved with them.
fn preserved_units(registers: &Registers<'_>, mask: &RegMask) -> Vec<bool> {
    let isa = registers.isa;
    let mut units = vec![false; isa.num_units()];
    let preserved = (1..isa.num_regs() as u16).map(mc::Reg).filter(|&r| mask.preserves(r));
    preserved.for_each(|reg| isa.units(reg).iter().for_each(|&u| units[u as usize] = true));
    units
}

fn add_group(groups: &mut Vec<Calls>, preserved: Vec<bool>) -> usize {
    if groups.len() < 64 {
        groups.push(Calls { preserved, slots: Vec::new() });
        return groups.len() - 1;
    }
    groups[63].preserved.iter_mut().zip(preserved).for_each(|(all, this)| *all &= this);
    63
}
