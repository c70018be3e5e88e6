//! Zeros while registers are given out.
//!
//! `xorl %eax, %eax` is the shortest way to make a zero, but it writes the flags: it cannot be made again just anywhere. So
//! registers are given out with zeros that are moved, which allocators repeat as they like, and at the end each becomes short
//! again where nobody reads the flags afterwards. The flags live from block to block only where they are a live-in.
//! Registers that are written in part are zeroed before.

use super::Machine;
use crate::names::{absolute_moves, op, partial_writes, reg};
use mir::{Function, Inst, Isa, Operand, RegFlags};

impl Machine {
    /// Zeros as moves of a number.
    pub(super) fn spell_zeros_out(&self, func: &mut Function) {
        func.visit(|func, _, inst| {
            if func.opcode(inst) == op::MOV32r0
                && let Some(&to) = func.operands(inst).first()
            {
                func.set_opcode(inst, op::MOV32ri);
                func.set_operands(inst, &[to, Operand::Imm(0)]);
            }
        });
    }

    /// Forms that take fewer bytes or less time once registers are known.
    pub(super) fn use_short_forms(&self, isa: &Isa<'_>, func: &mut Function) {
        func.visit(|func, block, inst| {
            let code = func.opcode(inst);
            if !self.is_64() {
                use_absolute_form(func, inst);
            }
            if code == op::MOV32ri64 {
                self.halve_number(isa, func, inst);
            } else if code == op::MOVSX64rr32 {
                self.extend_accumulator(isa, func, inst);
            } else if partial_writes::ROWS.iter().any(|row| row.inst == code)
                && let Some(&to) = func.operands(inst).first()
            {
                // It only writes the lower part, and would wait for the rest, which the last round of a loop may have
                // written late.
                func.build(block, Some(inst), op::V_SET0, &[to]);
            }
        });
    }

    /// A number of 32 bits in a whole register: into the half of it, which clears the rest.
    fn halve_number(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) {
        let [Operand::Reg(to), number] = *func.operands(inst) else { return };
        let Some(whole) = to.reg.as_physical() else { return };
        let half = self.kinds.half(isa, whole);
        let flags = RegFlags::DEF.with(RegFlags::IMPLICIT);
        func.set_opcode(inst, op::MOV32ri);
        func.set_operands(inst, &[Operand::def(half.into()), number, Operand::reg(whole.into(), flags)]);
    }

    /// An extension of the first register within itself, in fewer bytes.
    fn extend_accumulator(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) {
        let rax = reg::RAX;
        let [Operand::Reg(to), Operand::Reg(from)] = *func.operands(inst) else { return };
        let half = self.kinds.half(isa, rax);
        if to.reg == rax.into() && from.reg == half.into() {
            let read = Operand::reg(half.into(), from.flags.with(RegFlags::IMPLICIT));
            let written = Operand::reg(rax.into(), RegFlags::DEF.with(RegFlags::IMPLICIT));
            func.set_opcode(inst, op::CDQE);
            func.set_operands(inst, &[written, read]);
        }
    }

    /// The short form again.
    pub(super) fn shorten_zeros(&self, isa: &Isa<'_>, func: &mut Function) {
        for block in func.blocks_vec() {
            let is_zero = |func: &Function, inst: Inst| {
                func.opcode(inst) == op::MOV32ri
                    && matches!(func.operands(inst), [Operand::Reg(_), Operand::Imm(0)])
            };
            // Most blocks have none.
            let mut left = func.block_insts(block).filter(|&inst| is_zero(func, inst)).count();
            let mut read = self.flags_live_out(func, block);
            let mut next = func.last_inst(block);
            while let Some(inst) = next.filter(|_| left > 0) {
                next = func.prev_inst(inst);
                let is_zero = is_zero(func, inst);
                left -= usize::from(is_zero);
                if is_zero && !read {
                    let to = func.operands(inst)[0];
                    let flags = RegFlags::DEF.with(RegFlags::IMPLICIT).with(RegFlags::DEAD);
                    func.set_opcode(inst, op::MOV32r0);
                    func.set_operands(inst, &[to, Operand::reg(reg::EFLAGS.into(), flags)]);
                    continue;
                }
                read = self.flags_live_before(isa, func, inst, read);
            }
        }
    }
}

/// In code of 32 bits: the accumulator at an address that is a number has instructions of its own, as the assembler chooses.
fn use_absolute_form(func: &mut Function, inst: Inst) {
    let code = func.opcode(inst);
    let Some(row) = absolute_moves::ROWS.iter().find(|row| row.usual == code) else { return };
    let is_load = row.is_load != 0;
    let operands = func.operands(inst).to_vec();
    let (Some(&Operand::Reg(data)), Some(address)) = (match is_load {
        true => (operands.first(), operands.get(1..6)),
        false => (operands.get(5), operands.get(..5)),
    }) else {
        return;
    };
    let is_none = |operand: &Operand| operand.as_reg().is_some_and(|reg| reg.reg.is_none());
    if data.reg != row.accumulator.into() || !is_none(&address[0]) || !is_none(&address[2]) {
        return;
    }
    let data = Operand::reg(row.accumulator.into(), data.flags.with(RegFlags::IMPLICIT));
    let mut all = vec![address[3], address[4], data];
    all.extend_from_slice(&operands[6..]);
    func.set_opcode(inst, row.absolute);
    func.set_operands(inst, &all);
}
