//! What the allocators that look at whole functions share: the function with its intervals, who has which register, and what is
//! known about each virtual register.
//!
//! An allocator takes registers from a queue, looks for a place ([`Matrix`]), and where there is none gives values to
//! memory ([`spill`](crate::spill)), which makes new, shorter registers. Another allocator would be another loop over
//! the same state; at the end [`rewrite`](crate::rewrite) replaces all registers.
//!
//! # Spill sets
//! Spilling and splitting a register makes registers that hold the same variable in different places. They are a
//! *spill set*, named by the register of the input, and share one stack slot: at any place the variable has one value. A
//! spill set whose only definition can be repeated needs no slot.

use crate::OutOfRegisters;
use crate::intervals::{LiveIntervals, RegAccess};
use crate::matrix::Matrix;
use crate::registers::Registers;
use crate::rematerialize::{self, Arguments, Rematerializations, Template};
use mir::{FrameIndex, Function, Inst, Reg, TargetInfo, opcode};

/// Blocks times candidates that splitting looks at in a function: so many, and for each instruction. Where thousands of
/// values live through thousands of blocks, the last ones to be divided go to memory instead.
const SPLIT_BUDGET: usize = 1 << 18;
const SPLIT_BUDGET_PER_INST: usize = 128;

/// What is known about a virtual register.
#[derive(Clone, Copy, Debug)]
pub struct VRegState {
    /// Accesses per run of the function and length; infinite if spilling would not help.
    pub weight: f32,
    /// The register of the input that it is, or is part of.
    pub spill_set: u32,
    /// A register that exists between a reload and a store: the register that was spilled, whose segments say where the
    /// value is wanted.
    pub run_of: Option<u32>,
    /// How often it has been divided, counted from the input.
    pub splits: u8,
}

/// See the module text.
#[derive(Debug, Default)]
pub struct SpillSet {
    pub slot: Option<FrameIndex>,
    /// The only definition.
    pub template: Option<Template>,
    /// Registers that have been spilled: where they are live, the slot is taken.
    pub spilled: Vec<Reg>,
}

/// See the module text.
pub struct Allocation<'a> {
    pub registers: &'a Registers<'a>,
    pub info: &'a dyn TargetInfo,
    pub func: &'a mut Function,
    pub live: &'a mut LiveIntervals,
    pub matrix: Matrix,
    /// By virtual register.
    pub vregs: Vec<VRegState>,
    /// By register of the input.
    pub spill_sets: Vec<SpillSet>,
    /// By instruction: loads and stores of slots, and repeated definitions, that were inserted.
    pub spill_code: Vec<bool>,
    /// Number of stack objects before allocation.
    pub first_slot: usize,
    pub arguments: Arguments,
    pub remats: Rematerializations,
    /// What dividing registers may still cost: [`split`](crate::split) counts it.
    pub split_budget: usize,
}

impl<'a> Allocation<'a> {
    pub fn new(
        registers: &'a Registers<'a>,
        info: &'a dyn TargetInfo,
        func: &'a mut Function,
        live: &'a mut LiveIntervals,
    ) -> Allocation<'a> {
        let num_vregs = func.num_vregs();
        let first_slot = func.frame.objects().len();
        let arguments = Arguments::new(registers.isa, func);
        let matrix = Matrix::new(registers.isa.num_units(), num_vregs);
        let mut allocation = Allocation {
            registers,
            info,
            func,
            live,
            matrix,
            vregs: Vec::with_capacity(num_vregs),
            spill_sets: Vec::with_capacity(num_vregs),
            spill_code: Vec::new(),
            first_slot,
            arguments,
            remats: Rematerializations::default(),
            split_budget: 0,
        };
        // Of those that are left: what was removed is not in a .mir file, and must make no difference.
        let func = &allocation.func;
        let insts: usize = func.blocks().map(|block| func.block_insts(block).count()).sum();
        allocation.split_budget = SPLIT_BUDGET + SPLIT_BUDGET_PER_INST * insts;
        for index in 0..num_vregs as u32 {
            let reg = Reg::from_virtual_index(index);
            let template = allocation.template(reg);
            allocation.spill_sets.push(SpillSet { template, ..SpillSet::default() });
            allocation.vregs.push(VRegState { weight: 0.0, spill_set: index, run_of: None, splits: 0 });
            allocation.vregs[index as usize].weight = allocation.weight(reg);
        }
        allocation
    }

    /// The registers that occur in the function.
    pub fn used(&self) -> Vec<Reg> {
        let all = (0..self.func.num_vregs() as u32).map(Reg::from_virtual_index);
        all.filter(|&reg| !self.live.accesses(reg).is_empty()).collect()
    }

    fn template(&self, reg: Reg) -> Option<Template> {
        let mut writes = self.live.accesses(reg).iter().filter(|o| o.writes);
        let definition = writes.next()?;
        if writes.next().is_some() { None } else { self.template_of(definition) }
    }

    /// What a write writes, if that can be repeated.
    pub fn template_of(&self, write: &RegAccess) -> Option<Template> {
        let (isa, inst) = (self.registers.isa, write.inst);
        let may = !write.reads && rematerialize::is_rematerializable(isa, self.func, &self.arguments, inst);
        may.then(|| Template {
            opcode: self.func.opcode(inst),
            operands: self.func.operands(inst).into(),
            mem: self.func.mem(inst).next().copied(),
            value: self.func.debug.result(inst),
        })
    }

    pub fn state(&self, reg: Reg) -> &VRegState {
        &self.vregs[reg.virtual_index().unwrap_or(0)]
    }

    pub fn spill_set(&self, reg: Reg) -> &SpillSet {
        &self.spill_sets[self.state(reg).spill_set as usize]
    }

    pub fn spill_set_mut(&mut self, reg: Reg) -> &mut SpillSet {
        let spill_set = self.state(reg).spill_set;
        &mut self.spill_sets[spill_set as usize]
    }

    pub fn class(&self, reg: Reg) -> u16 {
        self.func.class_of(reg).unwrap_or(0)
    }

    /// The cost of having it in memory, divided by the room it takes in a register.
    pub fn weight(&self, reg: Reg) -> f32 {
        let mut accesses = 0.0;
        for access in self.live.accesses(reg) {
            let frequency = self.frequency(access.inst);
            accesses += frequency * (f32::from(u8::from(access.reads)) + f32::from(u8::from(access.writes)));
        }
        let state = self.vregs.get(reg.virtual_index().unwrap_or(0));
        let rematerializable =
            state.is_some_and(|s| self.spill_sets[s.spill_set as usize].template.is_some());
        if rematerializable {
            accesses *= 0.5;
        }
        // In instructions; a constant keeps short ones comparable.
        accesses / (self.live.size(reg) as f32 / 256.0 + 25.0)
    }

    pub fn frequency(&self, inst: Inst) -> f32 {
        self.func.block_of(inst).map_or(0.0, |block| self.live.flow.frequency(block))
    }

    /// A register of the same class and spill_set.
    pub fn new_member(&mut self, of: Reg, run_of: Option<u32>) -> Reg {
        let reg = self.func.new_vreg(self.class(of));
        let spill_set = self.state(of).spill_set;
        self.vregs.push(VRegState { weight: 0.0, spill_set, run_of, splits: 0 });
        reg
    }

    /// Gives out a register.
    pub fn assign(&mut self, reg: Reg, to: mc::Reg) {
        self.matrix.assign(self.registers, self.live, reg, to);
    }

    pub fn unassign(&mut self, reg: Reg) {
        self.matrix.unassign(self.registers, self.live, reg);
    }

    /// Physical registers that would save a copy, the most frequent copy first.
    pub fn hints(&self, reg: Reg) -> Vec<mc::Reg> {
        let mut hints: Vec<(mc::Reg, f32)> = Vec::new();
        self.visit_copies(reg, |wanted, frequency| {
            match hints.iter_mut().find(|(known, _)| *known == wanted) {
                Some((_, sum)) => *sum += frequency,
                None => hints.push((wanted, frequency)),
            }
        });
        let order = self.registers.order(self.class(reg));
        hints.retain(|(hint, _)| order.contains(hint));
        hints.sort_by(|a, b| b.1.total_cmp(&a.1));
        hints.into_iter().map(|(hint, _)| hint).collect()
    }

    /// How often the copies run that a place would save, as far as the others have theirs.
    pub fn saved(&self, reg: Reg, place: mc::Reg) -> f32 {
        let mut sum = 0.0;
        self.visit_copies(reg, |wanted, frequency| sum += if wanted == place { frequency } else { 0.0 });
        sum
    }

    /// By copy to or from a register: the place that would save it, and how often it runs.
    fn visit_copies(&self, reg: Reg, mut visit: impl FnMut(mc::Reg, f32)) {
        for access in self.live.accesses(reg) {
            if let Some(wanted) = self.copied_place(access.inst, reg) {
                visit(wanted, self.frequency(access.inst));
            }
        }
    }

    /// The place in which a register would save a copy, given where the other one is.
    pub fn copied_place(&self, inst: Inst, reg: Reg) -> Option<mc::Reg> {
        if self.func.opcode(inst) != opcode::COPY {
            return None;
        }
        let [to, from] = self.func.operands(inst) else { return None };
        let (to, from) = (to.as_reg()?, from.as_reg()?);
        let (own, other) = if to.reg == reg { (to, from) } else { (from, to) };
        let whole = other.reg.as_physical().or_else(|| self.matrix.get(other.reg))?;
        self.with_part(reg, own.sub, self.registers.isa.sub_register(whole, other.sub)?)
    }

    /// The register for `reg` whose part is a given one.
    fn with_part(&self, reg: Reg, sub: u16, part: mc::Reg) -> Option<mc::Reg> {
        if sub == 0 {
            return Some(part);
        }
        let mut order = self.registers.order(self.class(reg)).iter().copied();
        order.find(|&whole| self.registers.isa.sub_register(whole, sub) == Some(part))
    }

    /// Numbers the instructions that have been made since there were `first`, which are inserted in order, and marks them as
    /// spill code.
    pub fn number_new(&mut self, first: usize, late: bool) {
        self.spill_code.resize(self.func.num_insts(), false);
        self.spill_code[first..].fill(true);
        self.number_since(first, late);
    }

    /// The same for moves between parts of a register, which are no spill code.
    pub fn number_moves(&mut self, first: usize) {
        self.number_since(first, true);
    }

    fn number_since(&mut self, first: usize, late: bool) {
        for inst in (first..self.func.num_insts()).map(|n| Inst::from_u32(n as u32)) {
            if self.live.number(self.func, inst, late) {
                self.matrix.rebuild(self.registers, self.live);
            }
        }
    }

    pub fn is_spill_code(&self, inst: Inst) -> bool {
        self.spill_code.get(inst.as_u32() as usize).copied().unwrap_or(false)
    }

    /// The complaint that a register which cannot be shortened has no place.
    pub fn out_of_registers(&self, reg: Reg) -> OutOfRegisters {
        let inst = self.live.accesses(reg).iter().find(|o| !self.is_spill_code(o.inst));
        let name = inst.map_or("?", |o| self.registers.isa.opcode_name(self.func.opcode(o.inst)));
        OutOfRegisters { inst: name.to_owned() }
    }

    /// Makes an instruction disappear; it keeps its slot until registers are rewritten.
    pub fn remove(&mut self, inst: Inst) {
        self.func.set_opcode(inst, opcode::KILL);
        self.func.set_operands(inst, &[]);
    }
}
