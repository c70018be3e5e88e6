//! Frames of functions in COFF objects: in the order that the unwinder of Windows knows.
//!
//! ```text
//! pushq %rbp
//! .seh_pushreg %rbp
//! pushq %rsi                         registers that are pushed
//! .seh_pushreg %rsi
//! subq $96, %rsp                     all of the rest at once
//! .seh_stackalloc 96
//! leaq 96(%rsp), %rbp                in functions whose stack pointer moves
//! .seh_setframe %rbp, 96
//! movups %xmm6, 64(%rsp)             registers that are not pushed
//! .seh_savexmm %xmm6, 64
//! .seh_endprologue
//! ```
//!
//! The unwinder finds the frame from the frame pointer by a distance of at most 240 bytes, whatever the stack pointer is later:
//! so the frame pointer is not where the caller's is saved but at most [`MOST_ABOVE`] bytes above the bottom, from where both
//! ends of large frames are a byte away. Epilogues have one of few shapes, by which the unwinder recognizes them.
//!
//! A funclet has a frame of its own, for what it saves and for the arguments of what it calls. It is called with the bottom of
//! the function's frame, which it keeps where the first argument but one may be kept (the runtime looks for it there if
//! another exception comes out of the funclet), and has the function's frame pointer from that:
//!
//! ```text
//! movq %rdx, 16(%rsp)
//! pushq %rbp                         and the other registers
//! subq $32, %rsp
//! leaq 96(%rdx), %rbp
//! ```
//!
//! Source: Microsoft, "x64 prolog and epilog", "x64 exception handling".

use super::Machine;
use super::registers::{RegisterKind, displaced};
use crate::names::{op, reg};
use ::mc::debug::{Cfi, Seh};
use mir::frame::SavedReg;
use mir::function::{InstFlags, eh_label};
use mir::target::Place;
use mir::{Block, Function, Inst, Isa, Operand, Reg, RegFlags, opcode};
use tables::instructions::inst_flags;

/// Bytes of the frame below the frame pointer, at most; the unwinder knows multiples of 16 up to 240.
const MOST_ABOVE: i64 = 128;

/// Where a funclet keeps the address of the function's frame, from the stack pointer when it is called.
const FRAME_HOME: i64 = 16;

/// What the runtime is told before it has done any cleanup of a function.
const NO_CLEANUP: i64 = -2;

impl Machine {
    /// How far the frame pointer is above the bottom of the frame before the stack pointer moves.
    pub(super) fn frame_pointer_bytes(&self, func: &Function) -> i64 {
        self.unpushed_bytes(func).clamp(0, MOST_ABOVE) & !15
    }

    fn note_windows(&self, func: &mut Function, at: Place, seh: Seh) {
        func.build_cfi(at.block, at.before, Cfi::Windows(seh));
    }

    pub(super) fn insert_windows_prologue(&self, isa: &Isa<'_>, func: &mut Function, entry: Block) {
        for block in func.blocks().filter(|&block| func.begins_funclet(block)).collect::<Vec<_>>() {
            self.insert_funclet_prologue(func, block);
        }
        let at = Place { block: entry, before: func.first_inst(entry) };
        // Sizes are told in words, places of vector registers in twice as much, from the bottom.
        let pushes_all = self.pushed(func).len() == func.frame.saved.len();
        let unit = if pushes_all { 8 } else { 16 };
        func.frame.size_bytes = func.frame.size_bytes.next_multiple_of(unit);
        let (rbp, rsp) = (self.mode.frame_pointer, self.mode.stack_pointer);
        let has_frame_pointer = self.uses_frame_pointer(func);
        let pushed = self.pushed(func);
        let frame_pointer = has_frame_pointer.then_some(rbp);
        for reg in frame_pointer.into_iter().chain(pushed.iter().map(|saved| saved.reg)) {
            self.push(func, at, reg);
            self.note_windows(func, at, Seh::PushReg(reg));
        }
        let size = self.unpushed_bytes(func);
        if size > 0 {
            self.take_frame(isa, func, at, size);
            self.note_windows(func, at, Seh::StackAlloc(size as u32));
        }
        if has_frame_pointer {
            let above = self.frame_pointer_bytes(func);
            match above {
                0 => self.copy_whole(func, at, rbp, rsp),
                _ => self.build_address(func, at, rbp, rsp, above),
            }
            self.note_windows(func, at, Seh::SetFrame(rbp, above as u32));
        }
        // What saves the other registers is there already.
        let mut next = at.before;
        for saved in func
            .frame
            .saved
            .clone()
            .into_iter()
            .filter(|saved| pushed.iter().all(|other| other.reg != saved.reg))
        {
            let Some(save) = next.filter(|&inst| stores_to(func, inst, saved)) else { break };
            next = func.next_inst(save);
            let offset = func.frame.object(saved.slot).offset + func.frame.size_bytes as i64;
            let at = Place { block: entry, before: next };
            // Unwinders know nothing of upper halves.
            let note = match self.kinds.of(saved.reg) {
                RegisterKind::General(_) => Seh::SaveReg(saved.reg, offset as u32),
                RegisterKind::Vector(32 | 64) => Seh::SaveXmm(self.lower_half(isa, saved.reg), offset as u32),
                _ => Seh::SaveXmm(saved.reg, offset as u32),
            };
            self.note_windows(func, at, note);
        }
        let body = Place { block: entry, before: next };
        let state = func.labelled_object(entry, eh_label::STATE_OBJECT);
        if size > 0 || has_frame_pointer || !pushed.is_empty() {
            self.note_windows(func, body, Seh::EndPrologue);
        }
        self.align_stack_pointer(func, body);
        if let Some(Operand::Frame(slot)) = state {
            let operands = [&self.slot(slot)[..], &[Operand::Imm(NO_CLEANUP)]].concat();
            func.build(body.block, body.before, op::MOV64mi32, &operands);
        }
    }

    /// Bytes of a funclet's frame below what it pushes.
    fn funclet_bytes(&self, func: &Function) -> i64 {
        let pushed = (2 + self.pushed(func).len() as i64) * self.word_bytes();
        let size = pushed + func.frame.max_call_bytes as i64;
        ((size + 15) & !15) - pushed
    }

    pub(super) fn funclet_home_bytes(&self, func: &Function) -> i64 {
        let pushed = (1 + self.pushed(func).len() as i64) * self.word_bytes();
        self.funclet_bytes(func) + pushed + FRAME_HOME
    }

    fn insert_funclet_prologue(&self, func: &mut Function, block: Block) {
        let at = Place { block, before: func.first_inst(block) };
        let frame = self.mode.second;
        func.block_mut(block).live_ins.push(frame);
        let place = displaced(self.mode.stack_pointer.into(), FRAME_HOME);
        let home = [&place[..], &[Operand::use_of(frame.into())]].concat();
        func.build(at.block, at.before, op::MOV64mr, &home);
        let pushed = self.pushed(func);
        for reg in [self.mode.frame_pointer].into_iter().chain(pushed.iter().map(|saved| saved.reg)) {
            self.push(func, at, reg);
            self.note_windows(func, at, Seh::PushReg(reg));
        }
        let size = self.funclet_bytes(func);
        if size > 0 {
            self.adjust(func, at, self.mode.sub_number, size);
            self.note_windows(func, at, Seh::StackAlloc(size as u32));
        }
        let above = self.frame_pointer_bytes(func);
        self.build_address(func, at, self.mode.frame_pointer, frame, above);
        self.note_windows(func, at, Seh::EndPrologue);
    }

    /// Takes the frame of a funclet down, whose last instruction is `last`.
    fn insert_funclet_epilogue(&self, func: &mut Function, last: Inst, at: Place) {
        let accumulator = Reg::from(self.mode.accumulator);
        let dest = func.operands(last).iter().find_map(|operand| operand.as_block());
        let mut results = Vec::new();
        if let Some(dest) = dest {
            let none = Operand::use_of(Reg::NONE);
            let place = [Operand::use_of(reg::RIP.into()), Operand::Imm(1), none, Operand::Block(dest), none];
            let operands = [&[Operand::def(accumulator)][..], &place].concat();
            func.build(at.block, at.before, self.mode.address, &operands);
            results.push(Operand::reg(accumulator, RegFlags::USE.with(RegFlags::IMPLICIT)));
        }
        let note = |func: &mut Function, seh| {
            let inst = func.build_cfi(at.block, at.before, Cfi::Windows(seh));
            func.set_flags(inst, InstFlags::FRAME_DESTROY);
        };
        note(func, Seh::StartEpilogue);
        let size = self.funclet_bytes(func);
        if size > 0 {
            self.adjust(func, at, self.mode.add_number, size);
        }
        let pushed = self.pushed(func);
        for reg in pushed.iter().rev().map(|saved| saved.reg).chain([self.mode.frame_pointer]) {
            self.pop(func, at, reg);
        }
        note(func, Seh::EndEpilogue);
        func.build(at.block, None, self.mode.ret, &results);
        func.remove(last);
    }

    /// Moves the stack pointer down to the bottom of the frame.
    fn take_frame(&self, isa: &Isa<'_>, func: &mut Function, at: Place, size: i64) {
        match &func.attributes.probes.clone() {
            Some(probes) => self.probe_down(isa, func, at, (size, None), probes),
            None => self.adjust(func, at, self.mode.sub_number, size),
        }
    }

    /// Whether the last instruction of a block is a call that returns, if it does, behind the block.
    fn ends_with_call(&self, isa: &Isa<'_>, func: &Function, block: Block) -> bool {
        let mut previous = func.last_inst(block);
        while let Some(inst) = previous {
            let desc = isa.desc(func.opcode(inst));
            if !desc.has(inst_flags::META) && func.opcode(inst) != opcode::EH_LABEL {
                return desc.has(inst_flags::CALL) && !desc.is_terminator();
            }
            previous = func.prev_inst(inst);
        }
        false
    }

    /// Something stands behind calls that do not return: the return address of the last one would be in another function.
    pub(super) fn end_behind_calls(&self, isa: &Isa<'_>, func: &mut Function) {
        for block in func.blocks_vec() {
            if func.block(block).successors.is_empty() && self.ends_with_call(isa, func, block) {
                func.build(block, None, op::INT3, &[]);
            }
        }
    }

    pub(super) fn insert_windows_epilogue(&self, func: &mut Function, at: Place) {
        let last = func.last_inst(at.block);
        if let Some(last) = last.filter(|&inst| [op::CATCHRET, op::CLEANUPRET].contains(&func.opcode(inst))) {
            return self.insert_funclet_epilogue(func, last, at);
        }
        let (rbp, rsp) = (self.mode.frame_pointer, self.mode.stack_pointer);
        let has_frame_pointer = self.uses_frame_pointer(func);
        let (size, pushed) = (self.unpushed_bytes(func).max(0), self.pushed(func));
        let is_empty = size == 0 && pushed.is_empty() && !has_frame_pointer;
        if is_empty {
            return self.leave(func, at.block, at, 0);
        }
        let note = |func: &mut Function, seh| {
            let inst = func.build_cfi(at.block, at.before, Cfi::Windows(seh));
            func.set_flags(inst, InstFlags::FRAME_DESTROY);
        };
        note(func, Seh::StartEpilogue);
        if func.frame.has_dynamic_alloca || self.realigns(func) {
            let up = size - self.frame_pointer_bytes(func);
            match up {
                0 => self.copy_whole(func, at, rsp, rbp),
                _ => self.build_address(func, at, rsp, rbp, up),
            }
        } else if size > 0 {
            self.adjust(func, at, self.mode.add_number, size);
        }
        let frame_pointer = has_frame_pointer.then_some(rbp);
        for reg in pushed.iter().rev().map(|saved| saved.reg).chain(frame_pointer) {
            self.pop(func, at, reg);
        }
        note(func, Seh::EndEpilogue);
        self.leave(func, at.block, at, 0);
    }
}

/// Whether the instruction stores a saved register to its place.
fn stores_to(func: &Function, inst: Inst, saved: SavedReg) -> bool {
    func.operands(inst).iter().any(|operand| matches!(operand, Operand::Frame(slot) if *slot == saved.slot))
}
