//! Where nothing but size counts (`minsize`): small numbers reach registers by way of the stack, and zeros and ones in all bits
//! are stored by logic with a number of one byte.
//!
//! ```text
//! movl $5, %eax            pushq $5; popq %rax      3 bytes in place of 5
//! movq $0, 8(%rdi)         andq $0, 8(%rdi)         5 bytes in place of 8, where nobody reads the flags
//! ```
//!
//! Linear.

use super::Machine;
use crate::names::{op, reg};
use ::mc::debug::Cfi;
use mir::{Block, Function, Inst, Isa, MemOperand, Operand, RegFlags};

/// Stores of numbers, and what leaves only zeros and only ones in their place.
const STORES: [(u16, u16, u16); 3] = [
    (op::MOV16mi, op::AND16mi8, op::OR16mi8),
    (op::MOV32mi, op::AND32mi8, op::OR32mi8),
    (op::MOV64mi32, op::AND64mi8, op::OR64mi8),
];

impl Machine {
    /// Uses them. The frame is laid out, and registers are physical.
    pub(super) fn use_smallest_forms(&self, isa: &Isa<'_>, func: &mut Function) {
        if !func.attributes.is_to_be_smallest {
            return;
        }
        // The unwinder of Windows wants to know each push.
        let may_push = !func.frame.uses_red_zone() && !self.has_windows_frames();
        for block in func.blocks_vec() {
            let mut read = self.flags_live_out(func, block);
            let mut next = func.last_inst(block);
            while let Some(inst) = next {
                next = func.prev_inst(inst);
                if may_push && self.push_number(isa, func, block, inst) {
                    continue;
                }
                if !read {
                    store_by_logic(func, inst);
                }
                read = self.flags_live_before(isa, func, inst, read);
            }
        }
    }

    /// Replaces the move of a number of one byte, which is pushed with its sign.
    fn push_number(&self, isa: &Isa<'_>, func: &mut Function, block: Block, inst: Inst) -> bool {
        let least = match func.opcode(inst) {
            // The upper half of the register may be expected to be zero.
            op::MOV32ri if self.is_64() => 1,
            op::MOV32ri | op::MOV64ri32 => -128,
            _ => return false,
        };
        let [Operand::Reg(to), Operand::Imm(number), ..] = *func.operands(inst) else { return false };
        let Some(to) = to.reg.as_physical().filter(|_| number != 0 && (least..=127).contains(&number)) else {
            return false;
        };
        let word = self.word_bytes();
        let push = if self.is_64() { op::PUSH64i8 } else { op::PUSH32i8 };
        let moves = !self.uses_frame_pointer(func);
        func.build(block, Some(inst), push, &[Operand::Imm(number)]);
        if moves {
            func.build_cfi(block, Some(inst), Cfi::AdjustCfaOffset(word));
        }
        let whole = self.kinds.whole(isa, self.mode.bytes, to);
        func.build(block, Some(inst), self.mode.pop, &[Operand::def(whole.into())]);
        if moves {
            func.build_cfi(block, Some(inst), Cfi::AdjustCfaOffset(-word));
        }
        func.remove(inst);
        true
    }
}

/// A store of zeros, or of ones in all bits.
fn store_by_logic(func: &mut Function, inst: Inst) {
    let code = func.opcode(inst);
    let Some((_, zeros, ones)) = STORES.into_iter().find(|(store, ..)| *store == code) else { return };
    let logic = match func.operands(inst).get(5) {
        Some(Operand::Imm(0)) => zeros,
        Some(Operand::Imm(-1)) => ones,
        _ => return,
    };
    // Memory is read, too.
    let &[mem] = &func.mem(inst).copied().collect::<Vec<_>>()[..] else { return };
    if mem.is_volatile || mem.ordering != 0 {
        return;
    }
    func.add_mem(inst, MemOperand { is_load: true, is_store: false, ..mem });
    let flags = RegFlags::DEF.with(RegFlags::IMPLICIT).with(RegFlags::DEAD);
    let mut operands = func.operands(inst).to_vec();
    operands.push(Operand::reg(reg::EFLAGS.into(), flags));
    func.set_opcode(inst, logic);
    func.set_operands(inst, &operands);
}
