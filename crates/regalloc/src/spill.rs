//! Spilling: a register that finds no place goes to memory.
//!
//! Its accesses are gathered into *runs*: stretches of one block, without a call inside, in which one load brings the value
//! and one store takes it back. Each run is a new register, short enough to find a place more easily. A run that finds none is
//! cut at its widest gap, until what is left is one instruction.
//!
//! ```text
//! %5 = OP ...                %8 = OP ...;  store %8, slot
//! ...                   →    ...
//! OP %5; OP %5               %9 = load slot;  OP %9; OP %9
//! $x10 = COPY %5             $x10 = load slot
//! ```
//!
//! Copies to and from the register become the load or the store themselves. A value that can be repeated is not stored:
//! every run begins with its definition; of a register with several values, the runs that can only see one which can be
//! repeated ([`remat_values`](crate::remat_values)). A run stores only if the value is wanted behind it.
//!
//! O(accesses · log).

use crate::OutOfRegisters;
use crate::allocation::Allocation;
use crate::intervals::{RegAccess, Segment, live_at};
use crate::rematerialize::{self, Template};
use mir::frame::ObjectKind;
use mir::target::Place;
use mir::{FrameIndex, Inst, MemOperand, Operand, Reg, opcode};
use smallvec::SmallVec;
use std::rc::Rc;

impl Allocation<'_> {
    /// Puts a register into memory. The new registers are returned.
    pub fn spill(&mut self, reg: Reg) -> Result<Vec<Reg>, OutOfRegisters> {
        let index = reg.virtual_index().unwrap_or(0);
        let accesses = self.plain_accesses(reg);
        let run_of = self.vregs[index].run_of;
        let runs = match run_of {
            Some(_) => self.halves(&accesses),
            None => {
                self.spill_set_mut(reg).spilled.push(reg);
                self.decide_remats(reg, &accesses);
                let runs = self.runs(&accesses);
                runs.into_iter().map(|run| self.fold_copies(reg, run)).filter(|r| !r.is_empty()).collect()
            }
        };
        let home = run_of.unwrap_or(index as u32);
        let mut made = Vec::new();
        for run in &runs {
            made.extend(self.make_run(reg, home, run)?);
        }
        let segments = if run_of.is_none() { self.live.segments(reg).to_vec() } else { Vec::new() };
        self.live.replace(reg, &segments, &[]);
        Ok(made)
    }

    /// The accesses without those in spill code, which goes, and in what has gone.
    fn plain_accesses(&mut self, reg: Reg) -> Vec<RegAccess> {
        let mut all = self.live.accesses(reg).to_vec();
        all.retain(|o| !self.func.operands(o.inst).is_empty());
        let (inserted, plain): (Vec<_>, Vec<_>) = all.into_iter().partition(|o| self.is_spill_code(o.inst));
        inserted.iter().for_each(|o| self.remove(o.inst));
        plain
    }

    // Copies.

    /// Turns copies into loads and stores; what is left of a run. Within a run the value is in a register, and the slot may be
    /// behind it; what can be repeated is never behind.
    fn fold_copies(&mut self, reg: Reg, run: Vec<RegAccess>) -> Vec<RegAccess> {
        if run.len() > 1 && self.spill_set(reg).template.is_none() {
            return run;
        }
        run.into_iter().filter(|&access| !self.fold_copy(reg, access)).collect()
    }

    fn fold_copy(&mut self, reg: Reg, access: RegAccess) -> bool {
        if self.func.opcode(access.inst) != opcode::COPY {
            return false;
        }
        let [to, from] = self.func.operands(access.inst) else { return false };
        let (Some(to), Some(from)) = (to.as_reg().copied(), from.as_reg().copied()) else { return false };
        if to.sub != 0 || from.sub != 0 || to.reg == from.reg {
            return false;
        }
        let other = if to.reg == reg { from.reg } else { to.reg };
        let Some(class) = self.class_for_slot(reg, other) else { return false };
        let home = reg.virtual_index().unwrap_or(0) as u32;
        let of_read = self.remats.of_read(home, access.inst);
        if let Some(template) = of_read.or_else(|| self.spill_set(reg).template.clone().map(Rc::new)) {
            let Some(operands) = self.repeated(&template, other).filter(|_| to.reg != reg) else {
                return false;
            };
            self.func.set_opcode(access.inst, template.opcode);
            self.func.set_operands(access.inst, &operands);
            template.mem.into_iter().for_each(|mem| self.func.add_mem(access.inst, mem));
            self.func.debug.rematerialized(access.inst, template.value);
            return true;
        }
        if to.reg == reg && self.remats.needs_no_store(home, access.inst) {
            self.remove(access.inst);
            return true;
        }
        let slot = self.slot(reg);
        let Some(block) = self.func.block_of(access.inst) else { return false };
        let at = Place { block, before: Some(access.inst) };
        let first = self.func.num_insts();
        if to.reg == reg {
            self.info.spill(self.registers.isa, self.func, at, other, class, slot);
        } else {
            self.info.reload(self.registers.isa, self.func, at, other, class, slot);
        }
        self.become_first_of(access.inst, first)
    }

    /// The class in which another register is exchanged with the slot: of the same size.
    fn class_for_slot(&self, reg: Reg, other: Reg) -> Option<u16> {
        let (isa, own) = (self.registers.isa, self.class(reg));
        match other.as_physical() {
            Some(physical) => isa.class(own).members.contains(&physical).then_some(own),
            None => {
                let class = self.func.class_of(other)?;
                let (a, b) = (isa.class(own), isa.class(class));
                (a.spill_bytes == b.spill_bytes && a.types == b.types).then_some(class)
            }
        }
    }

    /// The operands of a repeated definition of `reg`.
    pub fn repeated(&self, template: &Template, reg: Reg) -> Option<Vec<Operand>> {
        let isa = self.registers.isa;
        rematerialize::operands_for(isa, self.func, template.opcode, &template.operands, reg)
    }

    /// An instruction takes the place of another one, so that slots stay as they are. If more than one was made, nothing
    /// happens.
    fn become_first_of(&mut self, inst: Inst, first: usize) -> bool {
        let made: Vec<Inst> = (first..self.func.num_insts()).map(|n| Inst::from_u32(n as u32)).collect();
        made.iter().for_each(|&i| self.func.remove(i));
        let &[only] = &made[..] else { return false };
        let operands = self.func.operands(only).to_vec();
        let accesses: SmallVec<[MemOperand; 1]> = self.func.mem(only).copied().collect();
        self.func.set_opcode(inst, self.func.opcode(only));
        self.func.set_operands(inst, &operands);
        accesses.into_iter().for_each(|access| self.func.add_mem(inst, access));
        self.spill_code.resize(self.func.num_insts(), false);
        true
    }

    pub fn slot(&mut self, reg: Reg) -> FrameIndex {
        let class = self.registers.isa.class(self.class(reg));
        let (size, align) = (class.spill_bytes.into(), class.spill_align_log2);
        if let Some(slot) = self.spill_set(reg).slot {
            return slot;
        }
        let slot = self.func.frame.add(size, align, ObjectKind::Spill);
        self.spill_set_mut(reg).slot = Some(slot);
        slot
    }

    // Runs.

    /// Stretches within a block and between calls.
    fn runs(&self, accesses: &[RegAccess]) -> Vec<Vec<RegAccess>> {
        let together = |a: &RegAccess, b: &RegAccess| {
            let (start, end) = (self.live.slots.of(a.inst).register(), self.live.slots.of(b.inst).register());
            self.func.block_of(a.inst) == self.func.block_of(b.inst)
                && self.live.crossed_calls(&[Segment { start, end }]) == 0
        };
        accesses.chunk_by(together).map(<[RegAccess]>::to_vec).collect()
    }

    /// Two parts, cut where the distance is greatest.
    fn halves(&self, accesses: &[RegAccess]) -> Vec<Vec<RegAccess>> {
        let slot = |o: &RegAccess| self.live.slots.of(o.inst).0;
        let gaps = accesses.windows(2).enumerate().map(|(i, w)| (slot(&w[1]) - slot(&w[0]), i + 1));
        match gaps.max_by_key(|&(gap, at)| (gap, std::cmp::Reverse(at))) {
            Some((_, at)) => vec![accesses[..at].to_vec(), accesses[at..].to_vec()],
            None => vec![accesses.to_vec()],
        }
    }

    /// A register for some accesses of `reg`, with what brings and takes the value. `None` if nothing is left of them.
    fn make_run(&mut self, reg: Reg, home: u32, run: &[RegAccess]) -> Result<Option<Reg>, OutOfRegisters> {
        let &[first, ..] = run else { return Ok(None) };
        let template = self.spill_set(reg).template.clone().map(Rc::new);
        if template.is_some() && run.len() == 1 && first.writes && !first.reads {
            // All others repeat it.
            self.remove(first.inst);
            return Ok(None);
        }
        let new = self.new_member(reg, Some(home));
        for access in run {
            for operand in self.func.operands_mut(access.inst).iter_mut().filter_map(|o| o.as_reg_mut()) {
                if operand.reg == reg {
                    operand.reg = new;
                }
            }
        }
        let mut accesses = run.to_vec();
        if first.reads {
            let repeated = self.remats.of_read(home, first.inst).or_else(|| template.clone());
            let made = self.bring(new, first.inst, repeated.as_deref())?;
            accesses.splice(0..0, made);
        }
        if template.is_none()
            && let Some(last_write) = run.iter().rposition(|o| o.writes)
            && !self.remats.needs_no_store(home, run[last_write].inst)
            && self.is_wanted_behind(home, run)
        {
            let made = self.take_back(new, run[last_write].inst)?;
            let behind = accesses.len() - run.len() + last_write + 1;
            accesses.splice(behind..behind, made);
        }
        self.live.set(self.func, new, &accesses);
        let weight = if run.len() == 1 { f32::INFINITY } else { self.weight(new) };
        self.vregs[new.virtual_index().unwrap_or(0)].weight = weight;
        Ok(Some(new))
    }

    fn is_wanted_behind(&self, home: u32, run: &[RegAccess]) -> bool {
        let Some(last) = run.last() else { return false };
        let segments = self.live.segments(Reg::from_virtual_index(home));
        live_at(segments, self.live.slots.of(last.inst).dead())
    }

    /// Code goes before the terminators of a block, not between them.
    fn before(&self, inst: Inst) -> Option<Place> {
        let block = self.func.block_of(inst)?;
        let mut before = inst;
        while let Some(previous) = self.func.prev_inst(before)
            && self.registers.isa.desc(self.func.opcode(before)).is_terminator()
            && self.registers.isa.desc(self.func.opcode(previous)).is_terminator()
        {
            before = previous;
        }
        Some(Place { block, before: Some(before) })
    }

    /// The value before an instruction.
    fn bring(
        &mut self,
        reg: Reg,
        inst: Inst,
        template: Option<&Template>,
    ) -> Result<Vec<RegAccess>, OutOfRegisters> {
        let Some(at) = self.before(inst) else { return Ok(Vec::new()) };
        let first = self.func.num_insts();
        match template {
            Some(template) => {
                // A register of the same class.
                let operands = self.repeated(template, reg).unwrap_or_default();
                let inst = self.func.build(at.block, at.before, template.opcode, &operands);
                template.mem.into_iter().for_each(|mem| self.func.add_mem(inst, mem));
                self.func.debug.rematerialized(inst, template.value);
            }
            None => {
                let (class, slot) = (self.class(reg), self.slot(reg));
                self.info.reload(self.registers.isa, self.func, at, reg, class, slot);
            }
        }
        self.number_new(first, true);
        Ok(self.accesses_since(first, reg))
    }

    /// The value into its slot after an instruction.
    fn take_back(&mut self, reg: Reg, inst: Inst) -> Result<Vec<RegAccess>, OutOfRegisters> {
        let isa = self.registers.isa;
        let Some(block) = self.func.block_of(inst) else { return Ok(Vec::new()) };
        if isa.desc(self.func.opcode(inst)).is_terminator() {
            return Err(OutOfRegisters { inst: isa.opcode_name(self.func.opcode(inst)).to_owned() });
        }
        let at = Place { block, before: self.func.next_inst(inst) };
        let first = self.func.num_insts();
        let (class, slot) = (self.class(reg), self.slot(reg));
        self.info.spill(isa, self.func, at, reg, class, slot);
        self.number_new(first, false);
        Ok(self.accesses_since(first, reg))
    }

    /// Where a register occurs in the instructions that have been made since there were `first`.
    pub fn accesses_since(&self, first: usize, reg: Reg) -> Vec<RegAccess> {
        let mut found = Vec::new();
        for inst in (first..self.func.num_insts()).map(|n| Inst::from_u32(n as u32)) {
            let operands = self.func.operands(inst);
            let writes = operands.iter().any(|o| o.defined() == Some(reg));
            let reads = operands.iter().any(|o| o.used() == Some(reg));
            if reads || writes {
                found.push(RegAccess { inst, reads, writes, early: false });
            }
        }
        found
    }
}
