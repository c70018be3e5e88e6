//! Applying a split: which part each access belongs to, and the copies between the parts.
//!
//! All decisions are made before anything is inserted, since insertion may number slots anew.

use super::plan::{BlockPlan, LiveBlock, Plan};
use crate::allocation::Allocation;
use crate::intervals::RegAccess;
use crate::slots::Slot;
use mir::{Block, Inst, Operand, Reg, opcode};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Register,
    Rest,
}

/// A move into a part, before an instruction or at the end of a block.
#[derive(Clone, Copy, Debug)]
struct Move {
    to: Part,
    block: Block,
    before: Option<Inst>,
}

#[derive(Debug, Default)]
struct Division {
    /// By access.
    parts: Vec<Option<Part>>,
    moves: Vec<Move>,
    /// Frequency of moves to the rest.
    stores: f32,
}

impl LiveBlock {
    /// A move at the end of the block.
    fn at_end(&self, to: Part) -> Move {
        Move { to, block: self.block, before: self.last }
    }
}

impl Allocation<'_> {
    /// The two new registers, or `None` if the plan cannot be carried out.
    pub(super) fn apply(&mut self, reg: Reg, blocks: &[LiveBlock], plan: &Plan) -> Option<Vec<Reg>> {
        let accesses = self.live.accesses(reg).to_vec();
        let mut division = Division { parts: vec![None; accesses.len()], ..Division::default() };
        for (live, &block) in blocks.iter().zip(&plan.blocks) {
            self.divide(&mut division, live, block, &accesses)?;
        }
        if !division.parts.contains(&Some(Part::Register)) {
            return None;
        }
        self.move_once(&mut division, &accesses);
        let values = self.values(reg);
        let copied = |m: &Move| values.as_ref().and_then(|v| v.before(self, m.block, m.before));
        let copied: Vec<_> = division.moves.iter().map(copied).collect();
        let splits = self.state(reg).splits + 1;
        let [inside, rest] = [(); 2].map(|()| self.new_member(reg, None));
        for new in [inside, rest] {
            self.vregs[new.virtual_index().unwrap_or(0)].splits = splits;
        }
        let mut of_inside = Vec::new();
        let mut of_rest = Vec::new();
        for (&access, part) in accesses.iter().zip(&division.parts) {
            let (new, list) = match part {
                Some(Part::Register) => (inside, &mut of_inside),
                _ => (rest, &mut of_rest),
            };
            list.push(access);
            for operand in self.func.operands_mut(access.inst).iter_mut().filter_map(|o| o.as_reg_mut()) {
                if operand.reg == reg {
                    operand.reg = new;
                }
            }
        }
        for (&Move { to, block, before }, copied) in division.moves.iter().zip(copied) {
            let (to, from) = if to == Part::Register { (inside, rest) } else { (rest, inside) };
            let first = self.func.num_insts();
            self.insert_move(to, from, block, before);
            for inst in (first..self.func.num_insts()).map(|n| Inst::from_u32(n as u32)) {
                copied.iter().for_each(|template| self.remats.note_move(inst, template.clone()));
                let writes = self.func.operands(inst).iter().find_map(|o| o.defined());
                let reads = self.func.operands(inst).iter().filter_map(|o| o.used()).find(|r| r.is_virtual());
                for (reg, list) in [(inside, &mut of_inside), (rest, &mut of_rest)] {
                    let (writes, reads) = (writes == Some(reg), reads == Some(reg));
                    if writes || reads {
                        list.push(RegAccess { inst, reads, writes, early: false });
                    }
                }
            }
        }
        for (new, mut list) in [(inside, of_inside), (rest, of_rest)] {
            list.sort_by_key(|o| self.live.slots.of(o.inst));
            self.live.set(self.func, new, &list);
            self.vregs[new.virtual_index().unwrap_or(0)].weight = self.weight(new);
        }
        self.live.replace(reg, &[], &[]);
        Some(vec![inside, rest])
    }

    /// A copy, or the definition again; the latter needs no copy back.
    fn insert_move(&mut self, to: Reg, from: Reg, block: Block, before: Option<Inst>) {
        let first = self.func.num_insts();
        let template = self.spill_set(to).template.clone();
        match template.and_then(|t| Some((self.repeated(&t, to)?, t))) {
            Some((operands, template)) => {
                let inst = self.func.build(block, before, template.opcode, &operands);
                template.mem.into_iter().for_each(|mem| self.func.add_mem(inst, mem));
                self.func.debug.rematerialized(inst, template.value);
            }
            None => {
                self.func.build(block, before, opcode::COPY, &[Operand::def(to), Operand::use_of(from)]);
            }
        }
        self.number_moves(first);
    }

    /// If there is one definition, and it runs less than the moves to the rest, the rest is written there alone.
    fn move_once(&self, division: &mut Division, accesses: &[RegAccess]) {
        let mut writes = accesses.iter().zip(&division.parts).filter(|(o, _)| o.writes);
        let (Some((definition, part)), None) = (writes.next(), writes.next()) else { return };
        let Some(block) = self.func.block_of(definition.inst) else { return };
        let opcode = self.func.opcode(definition.inst);
        let terminates = self.registers.isa.desc(opcode).is_terminator() || opcode == opcode::INLINEASM_BR;
        if terminates
            || definition.reads
            || *part != Some(Part::Register)
            || self.live.flow.frequency(block) > division.stores
        {
            return;
        }
        division.moves.retain(|m| m.to == Part::Register);
        if division.stores > 0.0 {
            let before = self.func.next_inst(definition.inst);
            division.moves.push(Move { to: Part::Rest, block, before });
        }
    }

    fn divide(
        &self,
        division: &mut Division,
        live: &LiveBlock,
        plan: BlockPlan,
        accesses: &[RegAccess],
    ) -> Option<()> {
        let here = &accesses[live.accesses.clone()];
        match plan.taken {
            None if here.is_empty() => self.cross(division, live, plan),
            None if !plan.enters && !plan.leaves => {
                division.parts[live.accesses.clone()].fill(Some(Part::Rest));
            }
            None => self.stay(division, live, plan, here)?,
            Some(taken) => self.around(division, live, plan, taken, here)?,
        }
        Some(())
    }

    /// The first instruction of a block before which code may stand.
    fn first_place(&self, live: &LiveBlock) -> Option<Inst> {
        let is_label = |&inst: &Inst| self.func.opcode(inst) == opcode::EH_LABEL && Some(inst) != live.last;
        let first = self.func.block_insts(live.block).find(|inst| !is_label(inst));
        first.filter(|&inst| self.live.slots.of(inst) < live.last_split).or(live.last)
    }

    fn push(&self, division: &mut Division, moved: Move) {
        if moved.to == Part::Rest {
            division.stores += self.live.flow.frequency(moved.block);
        }
        division.moves.push(moved);
    }

    /// A block that does not access the value.
    fn cross(&self, division: &mut Division, live: &LiveBlock, plan: BlockPlan) {
        match (plan.enters, plan.leaves) {
            (true, false) if live.live_out => {
                self.push(
                    division,
                    Move { to: Part::Rest, block: live.block, before: self.first_place(live) },
                );
            }
            (false, true) => self.push(division, live.at_end(Part::Register)),
            _ => {}
        }
    }

    /// A block in which the register is free: all accesses are in it.
    fn stay(
        &self,
        division: &mut Division,
        live: &LiveBlock,
        plan: BlockPlan,
        here: &[RegAccess],
    ) -> Option<()> {
        division.parts[live.accesses.clone()].fill(Some(Part::Register));
        let (first, last) = (here.first()?, here.last()?);
        if live.live_in && !plan.enters {
            let moved = match self.live.slots.of(first.inst) < live.last_split {
                true => Move { to: Part::Register, block: live.block, before: Some(first.inst) },
                false => live.at_end(Part::Register),
            };
            self.push(division, moved);
        }
        if live.live_out && !plan.leaves {
            let in_terminators = self.live.slots.of(last.inst) >= live.last_split;
            if in_terminators
                && here.iter().any(|o| o.writes && self.live.slots.of(o.inst) >= live.last_split)
            {
                return None;
            }
            let before = if in_terminators { live.last } else { self.func.next_inst(last.inst) };
            self.push(division, Move { to: Part::Rest, block: live.block, before });
        }
        Some(())
    }

    /// A block in which something else has the register between two places.
    fn around(
        &self,
        division: &mut Division,
        live: &LiveBlock,
        plan: BlockPlan,
        (first, last): (Slot, Slot),
        here: &[RegAccess],
    ) -> Option<()> {
        let slot = |o: &RegAccess| self.live.slots.of(o.inst);
        // The instruction at which the register is taken may still read from it.
        let in_front = |o: &RegAccess| {
            slot(o) < first.base() || (slot(o) == first.base() && !o.writes && first == first.register())
        };
        let behind = |o: &RegAccess| slot(o) > last.base();
        let front = if plan.enters { here.iter().take_while(|o| in_front(o)).count() } else { 0 };
        let back = if plan.leaves { here.iter().rev().take_while(|o| behind(o)).count() } else { 0 };
        let back = back.min(here.len() - front);
        let parts = &mut division.parts[live.accesses.clone()];
        parts.fill(Some(Part::Rest));
        parts[..front].fill(Some(Part::Register));
        parts[here.len() - back..].fill(Some(Part::Register));
        let goes_on = live.live_out || front < here.len();
        if plan.enters && goes_on {
            let before = self.live.slots.inst_from(self.func, first.base())?;
            let before = match self.live.slots.of(before) > live.last_split {
                // What is written behind the move would be missing.
                true if here[..front].iter().any(|o| o.writes && slot(o) >= live.last_split) => return None,
                true => live.last?,
                false => before,
            };
            self.push(division, Move { to: Part::Rest, block: live.block, before: Some(before) });
        }
        let written_first = here.len() > front && back > 0 && {
            let first_behind = &here[here.len() - back];
            first_behind.writes && !first_behind.reads
        };
        if plan.leaves && !written_first {
            let moved = match here.get(here.len() - back).filter(|_| back > 0) {
                Some(access) if slot(access) < live.last_split => {
                    Move { to: Part::Register, block: live.block, before: Some(access.inst) }
                }
                _ => live.at_end(Part::Register),
            };
            self.push(division, moved);
        }
        Some(())
    }
}
