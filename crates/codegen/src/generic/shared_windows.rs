//! Functions that stay in their caller's window of registers.
//!
//! ```text
//!   save %sp, -96, %sp
//!   add %i0, 1, %i0            →     retl
//!   ret                                add %o0, 1, %o0
//!    restore
//! ```
//!
//! A function that calls nothing, has nothing on the stack, and uses no registers of its window but those of arguments and
//! results needs no window: these registers have names in the caller's, too. They are renamed when the frame is laid out, and the
//! returns become those that leave no window (`SharedReturns`).
//!
//! O(operands).

use super::{Machine, counterpart};
use ::mc::Reg as Physical;
use mir::{Function, Isa, Operand, opcode};
use tables::instructions::inst_flags;

impl Machine {
    /// Whether a function needs no window of its own; if so, it is one without from here on.
    pub(super) fn share_window(&self, isa: &Isa<'_>, func: &mut Function) -> bool {
        let frame = &func.frame;
        let asks = frame.has_calls || frame.has_dynamic_alloca || frame.needs_frame_pointer;
        if asks || self.shared_returns.is_empty() || func.attributes.for_target().next().is_some() {
            return false;
        }
        let insts: Vec<_> = func.blocks().flat_map(|block| func.block_insts(block)).collect();
        if !insts.iter().all(|&inst| self.is_without_window(isa, func, inst)) {
            return false;
        }
        for inst in insts {
            for operand in func.operands_mut(inst) {
                if let Operand::Reg(reg) = operand
                    && let Some(physical) = reg.reg.as_physical()
                {
                    reg.reg = self.outside(physical).into();
                }
            }
            if let Some(shared) = counterpart(&self.shared_returns, func.opcode(inst)) {
                func.set_opcode(inst, shared);
            }
        }
        func.live_ins = func.live_ins.iter().map(|&reg| self.outside(reg)).collect();
        for block in func.blocks_vec() {
            let renamed = func.block(block).live_ins.iter().map(|&reg| self.outside(reg)).collect();
            func.block_mut(block).live_ins = renamed;
        }
        func.frame.shares_window = true;
        func.frame.size_bytes = 0;
        true
    }

    /// Whether an instruction is the same in the caller's window, but for names of registers.
    fn is_without_window(&self, isa: &Isa<'_>, func: &Function, inst: mir::Inst) -> bool {
        let (op, desc) = (func.opcode(inst), isa.desc(func.opcode(inst)));
        if desc.has(inst_flags::CALL) || matches!(op, opcode::INLINEASM | opcode::INLINEASM_BR) {
            return false;
        }
        if desc.has(inst_flags::RETURN) && counterpart(&self.shared_returns, op).is_none() {
            return false;
        }
        func.operands(inst).iter().all(|operand| match operand {
            Operand::Frame(_) => false,
            Operand::Reg(reg) => reg.reg.as_physical().is_none_or(|reg| self.is_outside(isa, reg)),
            _ => true,
        })
    }

    /// Whether callers have a name for a register that functions may change: one of the window is another function's otherwise.
    fn is_outside(&self, isa: &Isa<'_>, reg: Physical) -> bool {
        let is_fixed =
            reg.0 == self.facts.frame_pointer || reg == self.inside(Physical(self.facts.call_link));
        let is_named = self.window.iter().any(|(_, inside)| *inside == reg);
        let of_window = |other: Physical| isa.overlap(other, reg);
        match is_named {
            true => !is_fixed,
            false => {
                !self.preserved.iter().any(|other| of_window(*other) && !self.reserved.contains(other))
                    && !self.window.iter().any(|&(outside, _)| of_window(outside))
            }
        }
    }

    /// What a caller calls the register that its callee knows by this name.
    fn outside(&self, reg: Physical) -> Physical {
        self.window.iter().find(|(_, inside)| *inside == reg).map_or(reg, |&(outside, _)| outside)
    }
}
