//! Zeros while registers are given out.
//!
//! `xorl %eax, %eax` is the shortest way to make a zero, but it writes the flags: it cannot be made again just anywhere. So
//! registers are given out with zeros that are moved, which allocators repeat as they like, and at the end each becomes short
//! again where nobody reads the flags afterwards. The flags live from block to block only where they are a live-in.
//! Registers that are written in part are zeroed before.

use super::Machine;
use mir::{Function, Isa, Operand, RegFlags};

impl Machine {
    /// Zeros as moves of a number.
    pub(super) fn spell_zeros_out(&self, func: &mut Function) {
        for block in func.blocks().collect::<Vec<_>>() {
            for inst in func.block_insts_vec(block) {
                if func.opcode(inst) != self.pseudo.zero_32 {
                    continue;
                }
                let Some(&to) = func.operands(inst).first() else { continue };
                func.set_opcode(inst, self.op.mov32_imm);
                func.set_operands(inst, &[to, Operand::Imm(0)]);
            }
        }
    }

    /// A number of 32 bits in a whole register: into the half of it, which clears the rest.
    pub(super) fn halve_numbers(&self, isa: &Isa<'_>, func: &mut Function) {
        for block in func.blocks().collect::<Vec<_>>() {
            for inst in func.block_insts_vec(block) {
                if func.opcode(inst) != self.op.mov32_whole {
                    continue;
                }
                let [Operand::Reg(to), number] = *func.operands(inst) else { continue };
                let Some(whole) = to.reg.as_physical() else { continue };
                let half = self.kinds.half(isa, whole);
                let flags = RegFlags::DEF.with(RegFlags::IMPLICIT);
                func.set_opcode(inst, self.op.mov32_imm);
                func.set_operands(
                    inst,
                    &[Operand::def(half.into()), number, Operand::reg(whole.into(), flags)],
                );
            }
        }
    }

    /// Extensions of the first register within itself, in fewer bytes.
    pub(super) fn extend_accumulator(&self, isa: &Isa<'_>, func: &mut Function) {
        let rax = self.reg.rax;
        for block in func.blocks().collect::<Vec<_>>() {
            for inst in func.block_insts_vec(block) {
                if func.opcode(inst) != self.op.extend_half {
                    continue;
                }
                let [Operand::Reg(to), Operand::Reg(from)] = *func.operands(inst) else { continue };
                let half = self.kinds.half(isa, rax);
                if to.reg == rax.into() && from.reg == half.into() {
                    let read = Operand::reg(half.into(), from.flags.with(RegFlags::IMPLICIT));
                    let written = Operand::reg(rax.into(), RegFlags::DEF.with(RegFlags::IMPLICIT));
                    func.set_opcode(inst, self.op.extend_rax);
                    func.set_operands(inst, &[written, read]);
                }
            }
        }
    }

    /// Clears registers of which an instruction only writes the lower part: it waits for the rest otherwise, which the last
    /// round of a loop may have written late.
    pub(super) fn clear_before_conversions(&self, func: &mut Function) {
        for block in func.blocks().collect::<Vec<_>>() {
            for inst in func.block_insts_vec(block) {
                if !self.from_integer.contains(&func.opcode(inst)) {
                    continue;
                }
                let Some(&to) = func.operands(inst).first() else { continue };
                func.build(block, Some(inst), self.pseudo.zero_128, &[to]);
            }
        }
    }

    /// The short form again.
    pub(super) fn shorten_zeros(&self, isa: &Isa<'_>, func: &mut Function) {
        for block in func.blocks().collect::<Vec<_>>() {
            let mut read = self.flags_live_out(func, block);
            let mut insts = func.block_insts_vec(block);
            insts.reverse();
            for inst in insts {
                let is_zero = func.opcode(inst) == self.op.mov32_imm
                    && matches!(func.operands(inst), [Operand::Reg(_), Operand::Imm(0)]);
                if is_zero && !read {
                    let to = func.operands(inst)[0];
                    let flags = RegFlags::DEF.with(RegFlags::IMPLICIT).with(RegFlags::DEAD);
                    func.set_opcode(inst, self.pseudo.zero_32);
                    func.set_operands(inst, &[to, Operand::reg(self.reg.flags.into(), flags)]);
                    continue;
                }
                read = self.flags_live_before(isa, func, inst, read);
            }
        }
    }
}
