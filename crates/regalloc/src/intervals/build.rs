//! From accesses to segments.
//!
//! Within a block, segments follow from the order of reads and writes. A read before any write makes the register live into
//! the block; from there a work list goes to predecessors until blocks that write it (the sparse computation of Boissinot et
//! al., "Computing liveness sets for SSA-form programs", which needs no SSA form). O(accesses + blocks crossed), plus
//! sorting the blocks crossed.

use super::{RegAccess, Segment};
use crate::slots::{Slot, SlotIndexes};
use mir::{Block, Function, Inst, RegFlags};

/// The accesses of all virtual registers, in the order of the function: those of register `i` are
/// `items[starts[i]..starts[i + 1]]`.
pub fn accesses(func: &Function) -> (Vec<u32>, Vec<RegAccess>) {
    let mut found: Vec<(u32, RegAccess)> = Vec::with_capacity(func.num_insts() * 2);
    let mut starts = vec![0; func.num_vregs() + 1];
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            let first = found.len();
            for operand in func.operands(inst) {
                let Some(reg) = operand.as_reg() else { continue };
                let Some(index) = reg.reg.virtual_index() else { continue };
                let writes = reg.flags.contains(RegFlags::DEF);
                let whole = !writes || reg.sub != 0;
                let reads = whole && !reg.flags.contains(RegFlags::UNDEF);
                let early = writes && reg.flags.contains(RegFlags::EARLY_CLOBBER);
                match found[first..].iter_mut().find(|(i, _)| *i == index as u32) {
                    Some((_, known)) => {
                        known.reads |= reads;
                        known.early = if known.writes { known.early && (!writes || early) } else { early };
                        known.writes |= writes;
                    }
                    None => {
                        found.push((index as u32, RegAccess { inst, reads, writes, early }));
                        starts[index + 1] += 1;
                    }
                }
            }
        }
    }
    for i in 1..starts.len() {
        starts[i] += starts[i - 1];
    }
    let Some(&(_, filler)) = found.first() else { return (starts, Vec::new()) };
    let mut items = vec![filler; found.len()];
    let mut next = starts.clone();
    for (index, access) in found {
        let at = &mut next[index as usize];
        items[*at as usize] = access;
        *at += 1;
    }
    (starts, items)
}

/// Of fewer blocks than one in so many, those that a register lives in are sorted; of more, all blocks are looked at in order.
const FEW_OF: usize = 8;

/// What one block knows of the register at hand.
#[derive(Clone, Copy, Debug, Default)]
struct Mark {
    /// The register for which the rest holds; others are over.
    epoch: u32,
    live_in: bool,
    live_out: bool,
    writes: bool,
    /// The block is in `touched`.
    listed: bool,
}

/// Work space, and the segments of the last register.
#[derive(Debug)]
pub struct Scratch {
    pub segments: Vec<Segment>,
    epoch: u32,
    /// By block.
    marks: Vec<Mark>,
    touched: Vec<Block>,
    work: Vec<Block>,
}

impl Scratch {
    pub fn new(num_blocks: usize) -> Scratch {
        Scratch {
            segments: Vec::new(),
            epoch: 0,
            marks: vec![Mark::default(); num_blocks],
            touched: Vec::new(),
            work: Vec::new(),
        }
    }

    fn mark(&mut self, block: Block) -> &mut Mark {
        let mark = &mut self.marks[block.as_u32() as usize];
        if mark.epoch != self.epoch {
            *mark = Mark { epoch: self.epoch, ..Mark::default() };
        }
        if !mark.listed {
            mark.listed = true;
            self.touched.push(block);
        }
        mark
    }

    /// Works out where a register with these accesses is live.
    pub fn compute(&mut self, func: &Function, slots: &SlotIndexes, accesses: &[RegAccess]) {
        self.compute_in(func, slots, accesses, &|inst| func.block_of(inst));
    }

    /// The same where `blocks` says, by instruction, which block each was in: some may be gone.
    pub fn compute_from(
        &mut self,
        func: &Function,
        slots: &SlotIndexes,
        accesses: &[RegAccess],
        blocks: &[Option<Block>],
    ) {
        self.compute_in(func, slots, accesses, &|inst| blocks[inst.as_u32() as usize]);
    }

    fn compute_in(
        &mut self,
        func: &Function,
        slots: &SlotIndexes,
        accesses: &[RegAccess],
        block_of: &impl Fn(Inst) -> Option<Block>,
    ) {
        self.segments.clear();
        self.touched.clear();
        self.epoch += 1;
        for group in accesses.chunk_by(|a, b| block_of(a.inst) == block_of(b.inst)) {
            let Some(block) = block_of(group[0].inst) else { continue };
            let exposed = group[0].reads;
            let mark = self.mark(block);
            mark.writes = group.iter().any(|o| o.writes);
            if exposed && !mark.live_in {
                mark.live_in = true;
                self.work.push(block);
            }
        }
        while let Some(block) = self.work.pop() {
            for &predecessor in &func.block(block).predecessors {
                let mark = self.mark(predecessor);
                mark.live_out = true;
                if !mark.writes && !mark.live_in {
                    mark.live_in = true;
                    self.work.push(predecessor);
                }
            }
        }
        self.assemble(slots, accesses, block_of);
    }

    fn assemble(
        &mut self,
        slots: &SlotIndexes,
        accesses: &[RegAccess],
        block_of: &impl Fn(Inst) -> Option<Block>,
    ) {
        let mut touched = std::mem::take(&mut self.touched);
        if touched.len() < slots.order().len() / FEW_OF {
            touched.sort_unstable_by_key(|&b| slots.start(b));
        } else {
            touched.clear();
            let is_touched = |b: &Block| self.marks[b.as_u32() as usize].epoch == self.epoch;
            touched.extend(slots.order().iter().copied().filter(is_touched));
        }
        let mut rest = accesses;
        for &block in &touched {
            let here = rest.iter().take_while(|o| block_of(o.inst) == Some(block)).count();
            let (group, others) = rest.split_at(here);
            rest = others;
            let mark = self.marks[block.as_u32() as usize];
            self.block(slots, (slots.start(block), slots.end(block)), mark, group);
        }
        self.touched = touched;
    }

    /// Segments of one block.
    fn block(&mut self, slots: &SlotIndexes, (start, end): (Slot, Slot), mark: Mark, group: &[RegAccess]) {
        let mut open = mark.live_in.then_some(Segment { start, end: start });
        for access in group {
            let at = slots.of(access.inst);
            if access.reads
                && let Some(segment) = &mut open
            {
                segment.end = at.register();
            }
            if access.writes {
                let from = if access.early { at.early() } else { at.register() };
                if access.reads {
                    if let Some(segment) = &mut open {
                        segment.end = at.dead();
                    }
                } else {
                    self.push(open.take());
                }
                open.get_or_insert(Segment { start: from, end: from }).end = at.dead();
            }
        }
        if mark.live_out
            && let Some(segment) = &mut open
        {
            segment.end = end;
        }
        self.push(open);
    }

    /// Appends a segment, to the last one if they touch.
    fn push(&mut self, segment: Option<Segment>) {
        let Some(segment) = segment.filter(|s| s.start < s.end) else { return };
        match self.segments.last_mut() {
            Some(last) if last.end >= segment.start => last.end = last.end.max(segment.end),
            _ => self.segments.push(segment),
        }
    }
}
