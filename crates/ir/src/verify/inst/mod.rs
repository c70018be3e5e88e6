//! Types of operands and results, by family of instructions.

pub(super) mod arith;
pub(super) mod casts;
mod control;
mod memory;
mod vectors;

use super::function::FunctionVerifier;
use super::sink::Check;
use crate::inst::Opcode;
use crate::value::{Block, Inst};

impl FunctionVerifier<'_> {
    /// Everything about one instruction.
    #[inline]
    pub(super) fn verify_opcode(&mut self, inst: Inst, block: Block) -> Check {
        let opcode = self.func.opcode(inst);
        if opcode.is_terminator() {
            self.verify_terminator_place(inst, block)?;
        }
        match opcode {
            Opcode::Load => self.verify_load(inst)?,
            Opcode::Store => self.verify_store(inst)?,
            Opcode::GetElementPtr => self.verify_gep(inst)?,
            Opcode::Call => return self.verify_call_inst(inst, block),
            Opcode::Br => self.verify_br(inst)?,
            Opcode::Phi => return self.verify_phi(inst, block),
            Opcode::ICmp => self.verify_icmp(inst)?,
            Opcode::FCmp => self.verify_fcmp(inst)?,
            Opcode::Alloca => self.verify_alloca(inst)?,
            Opcode::Ret => self.verify_ret(inst)?,
            Opcode::Switch => self.verify_switch(inst)?,
            Opcode::IndirectBr => self.verify_indirect_br(inst)?,
            Opcode::Invoke => return self.verify_invoke(inst, block),
            Opcode::CallBr => return self.verify_call_br(inst, block),
            Opcode::Select => self.verify_select(inst)?,
            Opcode::FNeg => self.verify_fneg(inst)?,
            Opcode::CmpXchg => self.verify_cmpxchg(inst)?,
            Opcode::AtomicRmw => self.verify_atomic_rmw(inst)?,
            Opcode::Fence => self.verify_fence(inst)?,
            Opcode::ExtractElement => self.verify_extract_element(inst)?,
            Opcode::InsertElement => self.verify_insert_element(inst)?,
            Opcode::ShuffleVector => self.verify_shuffle(inst)?,
            Opcode::ExtractValue | Opcode::InsertValue => self.verify_aggregate_access(inst)?,
            Opcode::LandingPad => return self.verify_landing_pad(inst, block),
            Opcode::Resume => self.verify_resume(inst)?,
            Opcode::CatchPad => return self.verify_catch_pad(inst, block),
            Opcode::CleanupPad => return self.verify_cleanup_pad(inst, block),
            Opcode::CatchSwitch => return self.verify_catch_switch(inst, block),
            Opcode::CatchRet => self.verify_catch_ret(inst)?,
            Opcode::CleanupRet => self.verify_cleanup_ret(inst)?,
            op if op.is_binary() => self.verify_binary(inst)?,
            op if op.is_cast() => self.verify_cast(inst)?,
            // `freeze`, `va_arg`, `unreachable`: nothing of their own.
            _ => {}
        }
        self.verify_common(inst, block)
    }
}
