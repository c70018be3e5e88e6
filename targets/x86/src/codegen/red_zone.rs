//! The red zone: functions that call nobody may use some bytes below the stack pointer without moving it, since nothing else
//! writes there ("System V Application Binary Interface, AMD64 Architecture Processor Supplement", §3.2.2).

use super::cleared_registers::overlaps;
use super::{Abi, Machine};
use crate::names::reg;
use mir::{Function, Inst, Isa, Operand, opcode};
use tables::instructions::inst_flags;

/// Bytes that signal handlers leave alone.
const BYTES: u64 = 128;

impl Machine {
    /// The bytes below the stack pointer that a function may use. O(operands) for functions that call nobody.
    pub(super) fn red_zone(&self, isa: &Isa<'_>, func: &Function) -> u64 {
        let (frame, attributes) = (&func.frame, &func.attributes);
        let has_one = self.is_64() && self.abi != Abi::Windows && !attributes.has_no_red_zone;
        let moves_later = frame.has_calls
            || frame.has_dynamic_alloca
            || frame.keeps_context
            || frame.tail_growth_bytes > 0
            || func.has_funclets
            || self.realigns(func)
            || attributes.probes.is_some()
            // What is patched into it calls others.
            || attributes.is_traced
            || self.passing(func.calling_conv).handles_interrupts();
        let mut insts = func.blocks().flat_map(|block| func.block_insts(block));
        let is_kept = has_one && !moves_later && !insts.any(|inst| self.writes_below(isa, func, inst));
        if is_kept { BYTES } else { 0 }
    }

    /// Whether an instruction may write below the stack pointer, or move it: a call, assembly, flags that are copied through
    /// the stack, and what names the stack pointer.
    fn writes_below(&self, isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
        let code = func.opcode(inst);
        let desc = isa.desc(code);
        if desc.has(inst_flags::RETURN) {
            return false;
        }
        let names = |named| {
            let is_named = |operand: &Operand| {
                let own = operand.as_reg().and_then(|reg| reg.reg.as_physical());
                own.is_some_and(|own| overlaps(isa, own, isa.units(named)))
            };
            func.operands(inst).iter().any(is_named)
        };
        desc.has(inst_flags::CALL)
            || matches!(code, opcode::INLINEASM | opcode::INLINEASM_BR)
            || names(self.mode.stack_pointer)
            || code == opcode::COPY && names(reg::EFLAGS)
    }
}
