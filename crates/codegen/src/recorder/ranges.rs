//! Live ranges as a chart: the code as the allocator has it, and a bar for every register.

use super::{flow, inst_text, key};
use explain::{Bar, Chart, Kind, Line, Mark, Section, Stage};
use ir::Module;
use mir::{Function, Isa, Reg, opcode};
use regalloc::allocation::Allocation;
use regalloc::intervals::LiveIntervals;
use regalloc::slots::Slot;

/// Registers that are shown: a chart of more is no picture.
const MAX_BARS: usize = 2000;

/// What an allocator decided, before registers are replaced.
pub(crate) fn of_allocation(module: &Module, allocation: &Allocation<'_>) -> Stage {
    let isa = allocation.registers.isa;
    let mut chart = Charting::new(isa, module, allocation.func, allocation.live);
    for reg in allocation.used().into_iter().take(MAX_BARS) {
        let register = allocation.matrix.get(reg).map(|to| isa.reg_name(to).to_ascii_lowercase());
        chart.bar(reg, register.unwrap_or_default(), false);
    }
    for spill_set in &allocation.spill_sets {
        let Some(slot) = spill_set.slot else { continue };
        for &reg in spill_set.spilled.iter().filter(|&&reg| !allocation.live.segments(reg).is_empty()) {
            chart.bar(reg, format!("fi#{}", slot.0), true);
        }
    }
    chart.stage()
}

/// Live ranges without registers.
pub(crate) fn of_intervals(isa: &Isa<'_>, module: &Module, func: &Function, live: &LiveIntervals) -> Stage {
    let mut chart = Charting::new(isa, module, func, live);
    let all = (0..live.num_vregs() as u32).map(Reg::from_virtual_index);
    for reg in all.filter(|&reg| !live.segments(reg).is_empty()).take(MAX_BARS) {
        chart.bar(reg, String::new(), false);
    }
    chart.stage()
}

/// What a pass has taken out keeps its place until registers are replaced.
fn is_there(func: &Function, inst: mir::Inst) -> bool {
    func.opcode(inst) != opcode::KILL || !func.operands(inst).is_empty()
}

struct Charting<'c> {
    isa: &'c Isa<'c>,
    func: &'c Function,
    live: &'c LiveIntervals,
    sections: Vec<Section>,
    /// Base slots of the lines, ascending.
    slots: Vec<Slot>,
    bars: Vec<Bar>,
}

impl<'c> Charting<'c> {
    fn new(isa: &'c Isa<'c>, module: &Module, func: &'c Function, live: &'c LiveIntervals) -> Charting<'c> {
        let (mut sections, mut slots) = (Vec::new(), Vec::new());
        for block in func.blocks() {
            let id = format!("bb.{}", block.as_u32());
            slots.push(live.slots.start(block));
            let mut lines = Vec::new();
            for inst in func.block_insts(block).filter(|&inst| is_there(func, inst)) {
                slots.push(live.slots.of(inst));
                lines.push(Line::new(inst_text(isa, module, func, inst), 0, key(inst)));
            }
            sections.push(Section { title: id.clone(), id, lines, drawing: None });
        }
        Charting { isa, func, live, sections, slots, bars: Vec::new() }
    }

    /// A slot in quarters of lines.
    fn place(&self, slot: Slot) -> u32 {
        let after = self.slots.partition_point(|base| *base <= slot);
        let Some(line) = after.checked_sub(1) else { return 0 };
        4 * line as u32 + (slot.0 - self.slots[line].0).min(3)
    }

    fn bar(&mut self, reg: Reg, register: String, is_spilled: bool) {
        let class = self.func.class_of(reg).map(|c| self.isa.class_name(c).to_ascii_lowercase());
        // The end of a block is the start of the next one, or of nothing.
        let span = |s: &regalloc::intervals::Segment| (self.place(s.start), self.place(s.end));
        let mut spans: Vec<(u32, u32)> = Vec::new();
        for (start, end) in self.live.segments(reg).iter().map(span) {
            match spans.last_mut() {
                Some(last) if last.1 >= start => last.1 = last.1.max(end),
                _ => spans.push((start, end)),
            }
        }
        let mark = |o: &regalloc::intervals::RegAccess| {
            let mark = match (o.reads, o.writes) {
                (true, true) => Mark::Both,
                (_, true) => Mark::Write,
                _ => Mark::Read,
            };
            (self.place(self.live.slots.of(o.inst)), mark)
        };
        let is_there = |o: &&regalloc::intervals::RegAccess| is_there(self.func, o.inst);
        let marks = if is_spilled {
            Vec::new()
        } else {
            self.live.accesses(reg).iter().filter(is_there).map(mark).collect()
        };
        let name = format!("{reg:?}");
        self.bars.push(Bar { name, register, class: class.unwrap_or_default(), spans, marks, is_spilled });
    }

    fn stage(mut self) -> Stage {
        self.bars.sort_by_key(|bar| bar.spans.first().copied());
        let flow = flow(self.func, &self.sections);
        Stage {
            kind: Kind::Allocation,
            id: "live-ranges".to_owned(),
            title: "Live ranges".to_owned(),
            sections: self.sections,
            flow: Some(flow),
            chart: Some(Chart { bars: self.bars }),
            ..Stage::default()
        }
    }
}
