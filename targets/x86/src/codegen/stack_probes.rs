//! Stack probes (`"probe-stack"`): the stack is touched as it grows, so that no guard page below it is passed by.
//!
//! ```text
//! subq $4096, %rsp             leaq -65536(%rsp), %r11              movl $65536, %eax
//! orq $0, (%rsp)               .Lprobe: subq $4096, %rsp            callq __probestack
//! subq $904, %rsp              ...                                  subq %rax, %rsp
//! ```
//!
//! Less than a page is left untouched: the next call touches it. Where the stack pointer is aligned it is touched before, so
//! that both together are not more than a page each.

use super::Machine;
use super::registers::{displaced, in_place};
use crate::names::reg;
use ::mc::debug::Cfi;
use mir::function_attributes::Probes;
use mir::target::Place;
use mir::{Function, Isa, Operand, Reg, RegFlags};

/// More steps are a loop.
const MAX_STEPS: i64 = 8;

impl Machine {
    /// Moves the stack pointer down by a constant. `depth` is how far below the caller's frame it is, if call frames are
    /// found from it.
    pub(super) fn probe_down(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        at: Place,
        (bytes, depth): (i64, Option<i64>),
        probes: &Probes,
    ) {
        let step = i64::from(probes.interval);
        if bytes < step {
            self.adjust(func, at, self.mode.sub_number, bytes);
        } else if let Some(function) = &probes.function {
            self.call_probe(func, at, bytes, function);
        } else if bytes <= MAX_STEPS * step || self.passes_r11(func) {
            let mut below = 0;
            while bytes - below >= step {
                self.adjust(func, at, self.mode.sub_number, step);
                below += step;
                if let Some(depth) = depth {
                    func.build_cfi(at.block, at.before, Cfi::DefCfaOffset(depth + below));
                }
                self.touch(func, at);
            }
            if bytes > below {
                self.adjust(func, at, self.mode.sub_number, bytes - below);
            }
        } else {
            self.build_address(func, at, self.mode.scratch, self.mode.stack_pointer, -bytes);
            let of = |reg| isa.dwarf_number(reg).filter(|_| depth.is_some());
            if let (Some(number), Some(depth)) = (of(self.mode.scratch), depth) {
                func.build_cfi(at.block, at.before, Cfi::DefCfa(number, depth + bytes));
            }
            self.probe_down_to(func, at, probes);
            if let Some(number) = of(self.mode.stack_pointer) {
                func.build_cfi(at.block, at.before, Cfi::DefCfaRegister(number));
            }
        }
    }

    /// Before the stack pointer is aligned to so many bytes; whether that is done here, too.
    pub(super) fn probe_alignment(
        &self,
        func: &mut Function,
        at: Place,
        align: i64,
        probes: &Probes,
    ) -> bool {
        self.touch(func, at);
        if align <= i64::from(probes.interval) || self.passes_r11(func) {
            return false;
        }
        let scratch = self.mode.scratch;
        self.copy_whole(func, at, scratch, self.mode.stack_pointer);
        let aligned = in_place(scratch.into(), Operand::Imm(-align));
        func.build(at.block, at.before, self.mode.and_number, &aligned);
        self.probe_down_to(func, at, probes);
        true
    }

    /// Whether an argument is in the register that the loop counts with: then there are only steps, and great alignments are
    /// not probed.
    fn passes_r11(&self, func: &Function) -> bool {
        func.live_ins.contains(&self.mode.scratch)
    }

    /// The loop, down to what `r11` holds.
    fn probe_down_to(&self, func: &mut Function, at: Place, probes: &Probes) {
        let step = i64::from(probes.interval);
        let to = Operand::use_of(self.mode.scratch.into());
        func.build(at.block, at.before, self.mode.probe, &[to, Operand::Imm(step)]);
    }

    fn touch(&self, func: &mut Function, at: Place) {
        let flags = RegFlags::DEF.with(RegFlags::IMPLICIT).with(RegFlags::DEAD);
        let flags = Operand::reg(reg::EFLAGS.into(), flags);
        let top = displaced(self.mode.stack_pointer.into(), 0);
        let operands = [&top[..], &[Operand::Imm(0), flags]].concat();
        func.build(at.block, at.before, self.mode.touch, &operands);
    }

    /// The function gets the size in `eax` and changes no other register; on Windows of 32 bits it moves the stack pointer, too.
    /// What is in it on entry is kept on the stack.
    fn call_probe(&self, func: &mut Function, at: Place, bytes: i64, function: &str) {
        let (rax, rsp) = (Reg::from(self.mode.accumulator), Reg::from(self.mode.stack_pointer));
        let is_live = func
            .live_ins
            .iter()
            .any(|&reg| reg == self.mode.accumulator || reg == reg::EAX || reg == reg::AL);
        let bytes = if is_live {
            self.push(func, at, self.mode.accumulator);
            bytes - self.word_bytes()
        } else {
            bytes
        };
        func.build(at.block, at.before, self.mode.set_number, &[Operand::def(rax), Operand::Imm(bytes)]);
        let index = func.symbol(function.as_bytes());
        let used = Operand::reg(rax, RegFlags::USE.with(RegFlags::IMPLICIT));
        func.build(at.block, at.before, self.mode.call, &[Operand::Symbol { index, flags: 0 }, used]);
        if !self.is_windows_32() {
            func.build(at.block, at.before, self.mode.sub, &in_place(rsp, Operand::use_of(rax)));
        }
        if is_live {
            let operands = [&[Operand::def(rax)][..], &displaced(rsp, bytes)].concat();
            func.build(at.block, at.before, self.mode.load, &operands);
        }
    }
}
