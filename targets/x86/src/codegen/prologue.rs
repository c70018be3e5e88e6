//! Prologues and epilogues: how a frame is made and taken down, step by step, with what unwinders are told of each.
//!
//! What a function saves is pushed where its place is next to the caller's frame, below the frame pointer if there is one; the
//! rest of the frame is room that the stack pointer moves over. Frames of Windows are in [`super::windows_frame`].

use super::Machine;
use super::cleared_registers::overlaps;
use super::registers::in_place;
use crate::names::{op, reg};
use ::mc::Reg as Physical;
use ::mc::debug::Cfi;
use mir::frame::SavedReg;
use mir::function::InstFlags;
use mir::target::Place;
use mir::{Block, Function, Inst, Isa, Operand, Reg, RegFlags, TargetInfo, opcode};

impl Machine {
    /// Makes the frame where it is needed first.
    pub(super) fn begin_frame(&self, isa: &Isa<'_>, func: &mut Function) {
        let Some(entry) = func.prologue_block() else { return };
        if self.has_windows_frames() {
            return self.insert_windows_prologue(isa, func, entry);
        }
        let at = Place { block: entry, before: func.first_inst(entry) };
        if self.passing(func.calling_conv).handles_interrupts() && self.is_64() && func.frame.popped_bytes > 0
        {
            // The processor has aligned what it left, a number last.
            func.build(at.block, at.before, self.mode.push, &[self.any_word()]);
        }
        // How far below the caller's frame the stack pointer is.
        let mut depth = self.word_bytes();
        let has_frame_pointer = self.uses_frame_pointer(func);
        let growth = func.frame.tail_growth_bytes as i64;
        if growth > 0 {
            self.adjust(func, at, self.mode.sub_number, growth);
            depth += growth;
            func.build_cfi(at.block, at.before, Cfi::DefCfaOffset(depth));
        }
        if self.uses_frame_pointer(func) {
            let (rbp, rsp) = (self.mode.frame_pointer, self.mode.stack_pointer);
            let context = self.context_bytes(func);
            if context > 0 {
                self.mark_record(func, at, op::BTS64ri8);
            }
            self.push(func, at, rbp);
            depth += self.word_bytes();
            func.build_cfi(at.block, at.before, Cfi::DefCfaOffset(depth));
            self.note_saved(isa, func, at, rbp, depth);
            if context > 0 {
                self.push_context(func, at);
            } else {
                self.copy_whole(func, at, rbp, rsp);
            }
            if let Some(number) = isa.dwarf_number(rbp) {
                func.build_cfi(at.block, at.before, Cfi::DefCfaRegister(number));
            }
            if context > 0 {
                self.adjust(func, at, self.mode.sub_number, self.word_bytes());
                depth += context;
            }
        }
        let pushed = self.pushed(func);
        for (i, saved) in pushed.iter().enumerate() {
            self.push(func, at, saved.reg);
            if !has_frame_pointer {
                func.build_cfi(
                    at.block,
                    at.before,
                    Cfi::DefCfaOffset(depth + self.word_bytes() * (i as i64 + 1)),
                );
            }
        }
        match self.unpushed_bytes(func) {
            ..=0 => {}
            // In one byte; the value does not matter.
            size if size == self.word_bytes() => {
                func.build(at.block, at.before, self.mode.push, &[self.any_word()]);
            }
            size => match &func.attributes.probes.clone() {
                Some(probes) => {
                    let below = depth + self.word_bytes() * pushed.len() as i64;
                    let below = (!has_frame_pointer).then_some(below);
                    self.probe_down(isa, func, at, (size, below), probes);
                }
                None => self.adjust(func, at, self.mode.sub_number, size),
            },
        }
        self.align_stack_pointer(func, at);
        let unpushed = self.unpushed_bytes(func).max(0);
        if unpushed > 0 && !has_frame_pointer {
            let all = depth + self.word_bytes() * pushed.len() as i64 + unpushed;
            func.build_cfi(at.block, at.before, Cfi::DefCfaOffset(all));
        }
        for (i, saved) in pushed.iter().enumerate() {
            self.note_saved(isa, func, at, saved.reg, depth + self.word_bytes() * (i as i64 + 1));
        }
        // The others have places in the frame, so far from the caller's wherever that is known.
        let others = func.frame.saved.iter().copied().filter(|&saved| !self.pushes_saved(func, saved));
        let others: Vec<SavedReg> = others.filter(|_| !self.realigns(func)).collect();
        for saved in others {
            let below = -func.frame.object(saved.slot).offset;
            self.note_saved(isa, func, at, saved.reg, below);
        }
        if self.passing(func.calling_conv).handles_interrupts() && expects_direction(isa, func) {
            func.build(at.block, at.before, op::CLD, &[]);
        }
    }

    /// Takes the frame down before a block leaves the function.
    pub(super) fn end_frame(&self, isa: &Isa<'_>, func: &mut Function, block: Block) {
        let before = func.block_insts(block).find(|&i| isa.desc(func.opcode(i)).is_terminator());
        let at = Place { block, before };
        if self.has_windows_frames() {
            return self.insert_windows_epilogue(func, at);
        }
        let saved = self.pushed(func);
        let (rbp, rsp) = (self.mode.frame_pointer, self.mode.stack_pointer);
        let has_frame_pointer = self.uses_frame_pointer(func);
        let moves = self.unpushed_bytes(func) > 0 || func.frame.has_dynamic_alloca || self.realigns(func);
        let context = self.context_bytes(func);
        if has_frame_pointer && !moves {
            // The stack pointer is where the pushes left it.
        } else if has_frame_pointer && !saved.is_empty() {
            self.build_address(func, at, rsp, rbp, -self.word_bytes() * saved.len() as i64 - context);
        } else if has_frame_pointer && context == 0 {
            self.copy_whole(func, at, rsp, rbp);
        } else if has_frame_pointer {
            // Below, with the context.
        } else if self.unpushed_bytes(func) > 0 {
            self.release(isa, func, at, self.unpushed_bytes(func));
        }
        let growth = func.frame.tail_growth_bytes as i64;
        let mut depth = self.word_bytes() + growth + self.word_bytes() * saved.len() as i64;
        if !has_frame_pointer && self.unpushed_bytes(func) > 0 {
            self.note_destroyed(func, at, Cfi::DefCfaOffset(depth));
        }
        for saved in saved.iter().rev() {
            self.pop(func, at, saved.reg);
            depth -= self.word_bytes();
            if !has_frame_pointer {
                self.note_destroyed(func, at, Cfi::DefCfaOffset(depth));
            }
        }
        if has_frame_pointer {
            if context > 0 && saved.is_empty() {
                self.copy_whole(func, at, rsp, rbp);
            } else if context > 0 {
                self.adjust(func, at, self.mode.add_number, context);
            }
            self.pop(func, at, rbp);
            if context > 0 {
                self.mark_record(func, at, op::BTR64ri8);
            }
            if let Some(number) = isa.dwarf_number(rsp) {
                self.note_destroyed(func, at, Cfi::DefCfa(number, self.word_bytes() + growth));
            }
        }
        self.leave(func, block, at, growth);
    }

    /// Moves the stack pointer up over what was not pushed. A word goes to a register that nobody reads any more: that is one
    /// byte of code.
    fn release(&self, isa: &Isa<'_>, func: &mut Function, at: Place, bytes: i64) {
        let free = if bytes == self.word_bytes() { self.free_register(isa, func, at) } else { None };
        match free {
            Some(free) => {
                let dead = RegFlags::DEF.with(RegFlags::DEAD);
                func.build(at.block, at.before, self.mode.pop, &[Operand::reg(free.into(), dead)]);
            }
            None => self.adjust(func, at, self.mode.add_number, bytes),
        }
    }

    /// A register that neither the function saves nor what leaves it reads. Where a frame is taken down before the function is
    /// left, other blocks may read any.
    fn free_register(&self, isa: &Isa<'_>, func: &Function, at: Place) -> Option<Physical> {
        let leaves = func.block(at.block).successors.is_empty();
        let is_usual = leaves && func.attributes.cleared.is_none() && !func.attributes.saves_all;
        let mut leaving = Vec::new();
        let mut next = at.before;
        while let Some(inst) = next {
            leaving.extend(func.operands(inst).iter().filter_map(|o| o.as_reg()?.reg.as_physical()));
            next = func.next_inst(inst);
        }
        let saved = self.callee_saved(isa, func);
        let is_free = |reg: &Physical| {
            !saved.iter().chain(&leaving).any(|&other| overlaps(isa, *reg, isa.units(other)))
        };
        let candidates = [self.mode.counter, self.mode.second, self.mode.accumulator];
        candidates.into_iter().filter(|_| is_usual).find(is_free)
    }

    /// Sets or clears the bit of a frame pointer that says of the record to which it points, or of the record that has it, that
    /// there is a context beside it.
    fn mark_record(&self, func: &mut Function, at: Place, opcode: u16) {
        const BIT: i64 = 60;
        let rbp = Reg::from(self.mode.frame_pointer);
        func.build(at.block, at.before, opcode, &in_place(rbp, Operand::Imm(BIT)));
    }

    /// The context that the function was called with, or zero, and the frame pointer above it.
    fn push_context(&self, func: &mut Function, at: Place) {
        if func.live_ins.contains(&reg::R14) {
            self.push(func, at, reg::R14);
        } else {
            func.build(at.block, at.before, op::PUSH64i8, &[Operand::Imm(0)]);
        }
        self.build_address(func, at, self.mode.frame_pointer, self.mode.stack_pointer, self.word_bytes());
    }

    /// Tells unwinders where a register is saved: so far below the caller's frame.
    fn note_saved(&self, isa: &Isa<'_>, func: &mut Function, at: Place, reg: Physical, below: i64) {
        if let Some(number) = isa.dwarf_number(reg) {
            func.build_cfi(at.block, at.before, Cfi::Offset(number, -below));
        }
    }

    pub(super) fn note_destroyed(&self, func: &mut Function, at: Place, cfi: Cfi) {
        let inst = func.build_cfi(at.block, at.before, cfi);
        func.set_flags(inst, InstFlags::FRAME_DESTROY);
    }
}

/// Whether a function, or one that it calls, may rely on the direction of instructions on strings.
fn expects_direction(isa: &Isa<'_>, func: &Function) -> bool {
    let relies = |inst: Inst| {
        let desc = isa.desc(func.opcode(inst));
        let is_asm = matches!(func.opcode(inst), opcode::INLINEASM | opcode::INLINEASM_BR);
        desc.is_call() || is_asm || isa.implicit_uses(func.opcode(inst)).any(|used| used == reg::DF)
    };
    func.blocks().flat_map(|block| func.block_insts(block)).any(relies)
}
