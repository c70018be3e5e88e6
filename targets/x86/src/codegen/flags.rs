//! Flags of results: which instructions set the flags as a comparison with zero would.
//!
//! Additions, subtractions and shifts by a number tell whether their result is zero, and its sign, as `TEST` would; their
//! carry and overflow are their own. Bit operations clear these two, as `TEST` does.
//!
//! Manual: volume 1, appendix A.1, "EFLAGS and instructions".

use super::Machine;
use crate::names::{op, reg};
use mir::target::ResultFlags;
use mir::{Block, Function, Inst, Isa, Operand, Reg};

/// What the flags say of the result of an instruction. Forms that write memory have no result.
#[rustfmt::skip]
fn flags_of(opcode: u16) -> ResultFlags {
    match opcode {
        // Sums and shifts.
        op::ADD8rr | op::ADD8rm | op::ADD8ri | op::ADD8ri8 | op::ADD16rr | op::ADD16rm | op::ADD16ri
        | op::ADD16ri8 | op::ADD32rr | op::ADD32rm | op::ADD32ri | op::ADD32ri8 | op::ADD64rr | op::ADD64rm
        | op::ADD64ri8 | op::ADD64ri32
        | op::SUB8rr | op::SUB8rm | op::SUB8ri | op::SUB8ri8 | op::SUB16rr | op::SUB16rm | op::SUB16ri
        | op::SUB16ri8 | op::SUB32rr | op::SUB32rm | op::SUB32ri | op::SUB32ri8 | op::SUB64rr | op::SUB64rm
        | op::SUB64ri8 | op::SUB64ri32
        | op::INC8r | op::INC16r | op::INC32r | op::INC64r
        | op::DEC8r | op::DEC16r | op::DEC32r | op::DEC64r
        | op::NEG8r | op::NEG16r | op::NEG32r | op::NEG64r
        | op::SHL8ri | op::SHL8r1 | op::SHL16ri | op::SHL16r1 | op::SHL32ri | op::SHL32r1 | op::SHL64ri
        | op::SHL64r1
        | op::SHR8ri | op::SHR8r1 | op::SHR16ri | op::SHR16r1 | op::SHR32ri | op::SHR32r1 | op::SHR64ri
        | op::SHR64r1
        | op::SAR8ri | op::SAR8r1 | op::SAR16ri | op::SAR16r1 | op::SAR32ri | op::SAR32r1 | op::SAR64ri
        | op::SAR64r1 => ResultFlags::ZeroAndSign,
        // Bit operations.
        op::AND8rr | op::AND8rm | op::AND8ri | op::AND8ri8 | op::AND16rr | op::AND16rm | op::AND16ri
        | op::AND16ri8 | op::AND32rr | op::AND32rm | op::AND32ri | op::AND32ri8 | op::AND64rr | op::AND64rm
        | op::AND64ri8 | op::AND64ri32
        | op::OR8rr | op::OR8rm | op::OR8ri | op::OR8ri8 | op::OR16rr | op::OR16rm | op::OR16ri | op::OR16ri8
        | op::OR32rr | op::OR32rm | op::OR32ri | op::OR32ri8 | op::OR64rr | op::OR64rm | op::OR64ri8
        | op::OR64ri32
        | op::XOR8rr | op::XOR8rm | op::XOR8ri | op::XOR8ri8 | op::XOR16rr | op::XOR16rm | op::XOR16ri
        | op::XOR16ri8 | op::XOR32rr | op::XOR32rm | op::XOR32ri | op::XOR32ri8 | op::XOR64rr | op::XOR64rm
        | op::XOR64ri8 | op::XOR64ri32
        | op::ANDN32rr | op::ANDN32rm | op::ANDN64rr | op::ANDN64rm => ResultFlags::All,
        _ => ResultFlags::None,
    }
}

impl Machine {
    /// Whether a successor reads the flags as they are at the end of a block.
    pub(super) fn flags_live_out(&self, func: &Function, block: Block) -> bool {
        let successors = &func.block(block).successors;
        successors.iter().any(|&s| func.block(s).live_ins.contains(&reg::EFLAGS))
    }

    /// Whether somebody reads the flags as they are before an instruction: itself, or one after it (`after`).
    pub(super) fn flags_live_before(&self, isa: &Isa<'_>, func: &Function, inst: Inst, after: bool) -> bool {
        let flags = Reg::from(reg::EFLAGS);
        let (opcode, operands) = (func.opcode(inst), func.operands(inst));
        let reads = operands.iter().any(|o| o.used() == Some(flags))
            || isa.implicit_uses(opcode).any(|r| r == reg::EFLAGS);
        let writes = operands.iter().any(|o| o.defined() == Some(flags))
            || isa.implicit_defs(opcode).any(|r| r == reg::EFLAGS);
        reads || (after && !writes)
    }

    pub(super) fn tested(&self, func: &Function, inst: Inst) -> Option<Reg> {
        if !matches!(func.opcode(inst), op::TEST8rr | op::TEST16rr | op::TEST32rr | op::TEST64rr) {
            return None;
        }
        let [a, b, ..] = func.operands(inst) else { return None };
        let (a, b) = (a.as_reg()?, b.as_reg()?);
        (a.reg == b.reg && a.sub == b.sub && a.sub == 0 && a.reg.is_virtual()).then_some(a.reg)
    }

    pub(super) fn says_of_result(&self, func: &Function, inst: Inst) -> ResultFlags {
        flags_of(func.opcode(inst))
    }

    /// Of a jump, a choice or a byte by a condition: the last number among its operands.
    pub(super) fn asked_of_flags(&self, func: &Function, inst: Inst) -> ResultFlags {
        const BY_ZERO_AND_SIGN: [i64; 4] = [4, 5, 8, 9];
        let opcode = func.opcode(inst);
        let reads_condition = opcode == op::JCC_1 || opcode == op::SETCCr || self.is_conditional_move(opcode);
        let condition = func.operands(inst).iter().rev().find_map(|o| match o {
            Operand::Imm(number) => Some(*number),
            _ => None,
        });
        match condition {
            Some(condition) if reads_condition && BY_ZERO_AND_SIGN.contains(&condition) => {
                ResultFlags::ZeroAndSign
            }
            _ => ResultFlags::All,
        }
    }
}
