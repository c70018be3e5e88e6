//! The stack map: where the values are that a collector, a debugger or an interpreter wants while a function calls another.
//!
//! `.llvm_stackmaps` has a header, the functions with the sizes of their frames, numbers of more than 32 bits, and the entries
//! in the order of the code. An entry has the number that the program gave it, how far it is behind the beginning of its
//! function, where its values are, and which registers have values behind it.
//!
//! Code that may be replaced (a patch point) is written here instead of the call that stands for it.
//!
//! Source: "Stack maps and patch points in LLVM", version 3 of the format.

use super::{Emitter, Result};
use ir::Global;
use mc::Symbol;
use mc::section::Kind;
use mir::function::{eh_label, stack_map};
use mir::target::PatchedCall;
use mir::{Function, Inst, Operand, Reg};

const VERSION: u8 = 3;
const CONSTANT_INDEX: u8 = 5;
/// The size of a frame that is known only when the function runs.
const VARYING: u64 = u64::MAX;

/// The entries of a function.
#[derive(Debug)]
pub(crate) struct FunctionStackMap {
    function: Global,
    frame_bytes: u64,
    entries: Vec<Entry>,
}

#[derive(Debug)]
struct Entry {
    number: u64,
    /// How the value is found, its size, the register, and an offset or a number.
    values: Vec<(u8, u16, u16, i64)>,
    /// Registers with values behind it, and their sizes.
    live: Vec<(u16, u8)>,
}

/// What has been seen of the function at hand.
#[derive(Debug, Default)]
pub(super) struct StackMaps {
    entries: Vec<Entry>,
    /// The label of the next call.
    pending: Option<Inst>,
}

impl Emitter<'_> {
    /// A label of the stack map: the entry of this place, or of the next call.
    pub(super) fn stack_map_label(
        &mut self,
        func: &Function,
        inst: Inst,
        maps: &mut StackMaps,
    ) -> Result<()> {
        let &[Operand::Imm(eh_label::STACK_MAP), Operand::Imm(purpose), _, Operand::Imm(bytes), ..] =
            func.operands(inst)
        else {
            return Ok(());
        };
        if purpose == stack_map::PLACE {
            self.entry(func, (inst, None), maps)?;
            return self.patchable_no_ops(bytes);
        }
        maps.pending = Some(inst);
        Ok(())
    }

    /// Writes what stands in place of a call; false if the call itself is to be written.
    pub(super) fn patched_call(&mut self, func: &Function, call: Inst, maps: &mut StackMaps) -> Result<bool> {
        let Some(label) = maps.pending else { return Ok(false) };
        let &[_, Operand::Imm(purpose), _, Operand::Imm(bytes), target, ..] = func.operands(label) else {
            return Ok(false);
        };
        if purpose != stack_map::PATCHED {
            if bytes == 0 {
                return Ok(false);
            }
            self.patchable_no_ops(bytes)?;
            self.end_call(func, call, maps)?;
            return Ok(true);
        }
        maps.pending = None;
        self.entry(func, (label, Some(call)), maps)?;
        let Some(PatchedCall { load, register, call, bytes: needed }) =
            self.shared.machine.info().facts().patched_call
        else {
            return Err("not supported yet: patch points on this machine".to_owned());
        };
        if target == Operand::Imm(0) {
            self.patchable_no_ops(bytes)?;
            return Ok(true);
        }
        if bytes < needed.into() {
            return Err(format!("a patch point of {bytes} bytes with a call of {needed}"));
        }
        let target = match target {
            Operand::Imm(number) => mc::Operand::Imm(number),
            Operand::Global { global, .. } => {
                let symbol = self.symbol(global);
                mc::Operand::Expr(self.cx.symbol_expr(symbol))
            }
            _ => return Err("a patch point of something that is no function".to_owned()),
        };
        let mut parts = [mc::Inst::new(load), mc::Inst::new(call)];
        parts[0].operands.extend([mc::Operand::Reg(register), target]);
        parts[1].operands.push(mc::Operand::Reg(register));
        let subtarget = self.isa.subtarget;
        for part in parts {
            self.write(|out, cx| out.emit_inst(cx, &part, subtarget))?;
        }
        self.patchable_no_ops(bytes - i64::from(needed))?;
        Ok(true)
    }

    /// Behind a call: the entry that its label asked for.
    pub(super) fn end_call(&mut self, func: &Function, call: Inst, maps: &mut StackMaps) -> Result<()> {
        match maps.pending.take() {
            Some(label) => self.entry(func, (label, Some(call)), maps),
            None => Ok(()),
        }
    }

    fn patchable_no_ops(&mut self, bytes: i64) -> Result<()> {
        if bytes > 0 && self.shared.machine.info().facts().patched_call.is_none() {
            return Err("not supported yet: code that may be replaced on this machine".to_owned());
        }
        (0..bytes).try_for_each(|_| self.no_op())
    }

    fn entry(
        &mut self,
        func: &Function,
        (label, call): (Inst, Option<Inst>),
        maps: &mut StackMaps,
    ) -> Result<()> {
        let operands = func.operands(label);
        let (Some(&Operand::Imm(purpose)), Some(&Operand::Imm(number))) = (operands.get(1), operands.get(2))
        else {
            return Err("a label of the stack map of this form".to_owned());
        };
        let mut values = Vec::new();
        for value in operands.get(stack_map::HEAD..).unwrap_or_default().chunks_exact(stack_map::EACH) {
            let &[Operand::Imm(how), Operand::Imm(size), Operand::Imm(register), Operand::Imm(rest)] = value
            else {
                return Err(
                    "not supported yet: an object in the stack map whose place is not known".to_owned()
                );
            };
            values.push((how as u8, size as u16, register as u16, rest));
        }
        let live = match call.filter(|_| purpose == stack_map::PATCHED) {
            Some(call) => self.live_behind(func, call),
            None => Vec::new(),
        };
        let symbol = self.stack_map_symbol(func.global, maps.entries.len());
        maps.entries.push(Entry { number: number as u64, values, live });
        self.write(|out, cx| out.emit_label(cx, symbol))
    }

    /// The label of an entry.
    fn stack_map_symbol(&mut self, function: Global, index: usize) -> Symbol {
        self.label_in("map", function, Some(index as u32))
    }

    /// Registers that have values behind a call: those that are read before they are written, and those of the caller that the
    /// function has not saved.
    fn live_behind(&self, func: &Function, call: Inst) -> Vec<(u16, u8)> {
        let Some(block) = func.block_of(call) else { return Vec::new() };
        let (isa, info) = (self.isa, self.shared.machine.info());
        let reserved = info.reserved(isa, func);
        let mut live: Vec<mc::Reg> = func
            .block(block)
            .successors
            .iter()
            .flat_map(|&s| func.block(s).live_ins.iter().copied())
            .collect();
        for inst in func.block_insts_back(block).take_while(|&inst| inst != call) {
            for operand in func.operands(inst) {
                if let Some(reg) = operand.defined().and_then(Reg::as_physical) {
                    live.retain(|&l| !isa.units(l).iter().all(|unit| isa.units(reg).contains(unit)));
                }
                if let Operand::RegMask(mask) = operand {
                    let mask = func.reg_masks.get(*mask as usize);
                    live.retain(|&l| mask.is_none_or(|mask| mask.preserves(l)));
                }
            }
            let read = func.operands(inst).iter().filter_map(|o| o.used()?.as_physical());
            live.extend(read.filter(|reg| !reserved.contains(reg)));
        }
        let saved = |reg: &mc::Reg| func.frame.saved.iter().any(|saved| saved.reg == *reg);
        live.extend(info.callee_saved(isa, func).into_iter().filter(|reg| !saved(reg)));
        let whole = |reg: mc::Reg| -> Option<(u16, u8)> {
            let number = isa.dwarf_number(reg)?;
            let classes = (0..isa.num_classes() as u16).filter(|&c| isa.class(c).members.contains(&reg));
            let bytes = classes.map(|c| isa.class(c).spill_bytes).max().unwrap_or(8);
            Some((number.0 as u16, bytes.min(u8::MAX.into()) as u8))
        };
        let mut found: Vec<(u16, u8)> = live.into_iter().filter_map(whole).collect();
        found.sort_unstable();
        found.dedup_by(|next, kept| {
            let is_same = next.0 == kept.0;
            if is_same {
                kept.1 = kept.1.max(next.1);
            }
            is_same
        });
        found
    }

    /// Keeps what was found in a function.
    pub(super) fn end_stack_map(&mut self, func: &Function, maps: StackMaps) {
        if maps.entries.is_empty() {
            return;
        }
        let info = self.shared.machine.info();
        let varies = func.frame.has_dynamic_alloca || info.realigns_stack(func);
        let own = func.frame.size_bytes.saturating_sub(info.facts().pushed_by_call_bytes);
        let frame_bytes = if varies { VARYING } else { own };
        self.stack_maps.push(FunctionStackMap { function: func.global, frame_bytes, entries: maps.entries });
    }

    fn field(&mut self, value: u64, bytes: u8) -> Result<()> {
        let value = self.cx.constant(value as i64);
        self.write(|out, cx| out.emit_value(cx, value, bytes))
    }

    /// The section, if any function has entries.
    pub(super) fn stack_map_section(&mut self) -> Result<()> {
        let functions = std::mem::take(&mut self.stack_maps);
        if functions.is_empty() {
            return Ok(());
        }
        let name: &[u8] =
            if self.has_atoms() { b"__LLVM_STACKMAPS,__llvm_stackmaps" } else { b".llvm_stackmaps" };
        let section = self.section(name, Kind::ReadOnly, None);
        self.switch(section)?;
        let symbol = self.external_symbol(b"__LLVM_StackMaps");
        self.write(|out, cx| out.emit_label(cx, symbol))?;
        let all = || functions.iter().flat_map(|f| &f.entries);
        let mut constants: Vec<u64> = Vec::new();
        for &(how, _, _, rest) in all().flat_map(|entry| &entry.values) {
            let is_wide = how == stack_map::CONSTANT as u8 && i32::try_from(rest).is_err();
            if is_wide && !constants.contains(&(rest as u64)) {
                constants.push(rest as u64);
            }
        }
        self.field(VERSION.into(), 1)?;
        self.field(0, 1)?;
        self.field(0, 2)?;
        for count in [functions.len(), constants.len(), all().count()] {
            self.field(count as u64, 4)?;
        }
        for FunctionStackMap { function, frame_bytes, entries } in &functions {
            let symbol = self.symbol(*function);
            let address = self.cx.symbol_expr(symbol);
            self.write(|out, cx| out.emit_value(cx, address, 8))?;
            self.field(*frame_bytes, 8)?;
            self.field(entries.len() as u64, 8)?;
        }
        constants.iter().try_for_each(|&constant| self.field(constant, 8))?;
        for FunctionStackMap { function, entries, .. } in &functions {
            let symbol = self.symbol(*function);
            for (index, entry) in entries.iter().enumerate() {
                self.field(entry.number, 8)?;
                let label = self.stack_map_symbol(*function, index);
                let distance = self.cx.difference(label, symbol);
                self.write(|out, cx| out.emit_value(cx, distance, 4))?;
                self.rest_of_entry(entry, &constants)?;
            }
        }
        Ok(())
    }

    fn rest_of_entry(&mut self, entry: &Entry, constants: &[u64]) -> Result<()> {
        self.field(0, 2)?;
        self.field(entry.values.len() as u64, 2)?;
        for &(how, size, register, rest) in &entry.values {
            let index = constants.iter().position(|&constant| constant == rest as u64);
            let (how, rest) = match index.filter(|_| how == stack_map::CONSTANT as u8) {
                Some(index) => (CONSTANT_INDEX, index as i64),
                None => (how, rest),
            };
            self.field(how.into(), 1)?;
            self.field(0, 1)?;
            self.field(size.into(), 2)?;
            self.field(register.into(), 2)?;
            self.field(0, 2)?;
            self.field(rest as u64 & u64::from(u32::MAX), 4)?;
        }
        self.align(3, false)?;
        self.field(0, 2)?;
        self.field(entry.live.len() as u64, 2)?;
        for &(register, size) in &entry.live {
            self.field(register.into(), 2)?;
            self.field(0, 1)?;
            self.field(size.into(), 1)?;
        }
        self.align(3, false)
    }
}
