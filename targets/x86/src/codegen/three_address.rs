//! Three-address form: additions and shifts become `lea`, which keeps both operands.
//!
//! ```text
//! %d = ADD64ri8 %a(tied), 24      →   %d = LEA64r %a, 1, $noreg, 24, $noreg
//! %d = ADD64rr %a(tied), %b       →   %d = LEA64r %a, 1, %b, 0, $noreg
//! %d = SHL64ri %a(tied), 2        →   %d = LEA64r $noreg, 4, %a, 0, $noreg
//! %d = ADD32ri %a(tied), 24       →   undef %w.sub_32bit = COPY %a;  %d = LEA64_32r %w, 1, $noreg, 24, $noreg
//! ```
//!
//! Addresses do not write the flags, so nobody may want those of the addition. The upper half of a 32-bit operand may be
//! anything: only the lower half of the sum is taken. The form of 32 bits reads registers of 64 all the same, which
//! needs no prefix; its copies disappear when registers are coalesced.
//!
//! Manual: volume 2A, LEA.

use super::Machine;
use crate::names::{addition_forms, class, op, part, summands};
use mir::target::exchange;
use mir::{Function, Inst, Isa, Operand, Reg, RegFlags, RegOperand, opcode};

const CONDITIONAL_MOVES: [u16; 3] = [op::CMOV16rr, op::CMOV32rr, op::CMOV64rr];

impl Machine {
    pub(super) fn is_conditional_move(&self, opcode: u16) -> bool {
        CONDITIONAL_MOVES.contains(&opcode)
    }

    /// Exchanges the operands of an instruction; a choice then has the opposite condition.
    pub(super) fn exchange_operands(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) -> bool {
        let desc = isa.desc(func.opcode(inst));
        if CONDITIONAL_MOVES.contains(&func.opcode(inst)) {
            let Some(&Operand::Imm(condition)) = func.operands(inst).get(3) else { return false };
            func.operands_mut(inst)[3] = Operand::Imm(condition ^ 1);
            return exchange(func, inst, 1, 2);
        }
        let alike = isa.operand_class(func.opcode(inst), 1) == isa.operand_class(func.opcode(inst), 2);
        let commutes = desc.has(tables::instructions::inst_flags::COMMUTABLE);
        commutes && desc.num_defs == 1 && desc.num_operands == 3 && alike && exchange(func, inst, 1, 2)
    }

    /// Makes an addition the computation of an address, if it is one.
    pub(super) fn become_address(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) -> bool {
        let code = func.opcode(inst);
        let Some(addition) = addition_forms::ROWS.iter().find(|form| form.inst == code) else { return false };
        let flags_wanted = func.operands(inst).iter().filter_map(|o| o.as_reg()).any(|r| {
            r.flags.contains(RegFlags::IMPLICIT.with(RegFlags::DEF)) && !r.flags.contains(RegFlags::DEAD)
        });
        let plain = |o: &Operand| o.as_reg().is_some_and(|r| r.sub == 0 && r.reg.is_virtual());
        let [to, from, rest @ ..] = func.operands(inst) else { return false };
        if flags_wanted || !plain(to) || !plain(from) {
            return false;
        }
        let (to, from) = (*to, RegOperand { tied: 0, ..*from.as_reg().unwrap_or(&NO_REGISTER) });
        let other = rest.first().copied();
        let parts = match (addition.added, other) {
            (summands::AddNumber, Some(Operand::Imm(imm))) => (Some(from), 1, None, imm),
            (summands::SubtractOne, _) => (Some(from), 1, None, -1),
            (summands::AddOne, _) => (Some(from), 1, None, 1),
            (summands::AddRegister, Some(Operand::Reg(other)))
                if other.sub == 0 && other.reg.is_virtual() =>
            {
                (Some(from), 1, Some(other), 0)
            }
            (summands::ShiftFirst, Some(Operand::Imm(1))) => (Some(from), 1, Some(from), 0),
            (summands::ShiftFirst, Some(Operand::Imm(by @ 2..=3))) => (None, 1 << by, Some(from), 0),
            _ => return false,
        };
        // Where registers have 32 bits, these are whole ones.
        self.write_address(isa, func, inst, addition.bits == 64 || !self.is_64(), to, parts)
    }

    /// Base, scale, index and displacement instead of the operands of an addition.
    fn write_address(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        inst: Inst,
        is_wide: bool,
        to: Operand,
        (base, scale, index, displacement): (Option<RegOperand>, i64, Option<RegOperand>, i64),
    ) -> bool {
        if is_wide && let Some(index) = index {
            let class = func.class_of(index.reg).and_then(|c| isa.common_class(c, self.mode.index));
            let Some(class) = class else { return false };
            func.set_class(index.reg, class);
        }
        let mut part = |operand: Option<RegOperand>, class: u16| match operand {
            None => Operand::use_of(Reg::NONE),
            Some(operand) if is_wide => Operand::Reg(operand),
            Some(operand) => Operand::use_of(self.widened(isa, func, inst, (operand, class))),
        };
        // One register is widened once.
        let same = base.zip(index).is_some_and(|(base, index)| base.reg == index.reg);
        let index = part(index, class::GR64_NOSP);
        let base = if same { index } else { part(base, class::GR64) };
        let none = Operand::use_of(Reg::NONE);
        func.set_opcode(inst, if is_wide { self.mode.address } else { op::LEA64_32r });
        func.set_operands(inst, &[to, base, Operand::Imm(scale), index, Operand::Imm(displacement), none]);
        true
    }

    /// A register of 64 bits with a value in its lower half: the one that it was cut from, or a new one.
    fn widened(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        inst: Inst,
        (operand, class): (RegOperand, u16),
    ) -> Reg {
        let Some(block) = func.block_of(inst) else { return operand.reg };
        if let Some(whole) = cut_from(func, inst, operand.reg)
            && let Some(class) = func.class_of(whole).and_then(|own| isa.common_class(own, class))
        {
            func.set_class(whole, class);
            return whole;
        }
        let wide = func.new_vreg(class);
        let low = RegOperand {
            reg: wide,
            sub: part::sub_32bit,
            flags: RegFlags::DEF.with(RegFlags::UNDEF),
            tied: 0,
        };
        func.build(block, Some(inst), opcode::COPY, &[Operand::Reg(low), Operand::Reg(operand)]);
        wide
    }
}

/// Instructions before one among which it is looked for where an operand comes from.
const LOOKBACK: usize = 16;

/// The register of 64 bits whose lower half a register is a copy of, if it still has that value at an instruction.
fn cut_from(func: &Function, inst: Inst, reg: Reg) -> Option<Reg> {
    let before = std::iter::successors(func.prev_inst(inst), |&i| func.prev_inst(i)).take(LOOKBACK);
    let mut seen = Vec::new();
    for earlier in before {
        let written = func.operands(earlier).iter().filter_map(Operand::defined);
        if !written.clone().any(|r| r == reg) {
            seen.extend(written);
            continue;
        }
        let [Operand::Reg(to), Operand::Reg(from)] = func.operands(earlier) else { return None };
        let is_cut = func.opcode(earlier) == opcode::COPY
            && to.sub == 0
            && from.sub == part::sub_32bit
            && from.reg.is_virtual()
            && !from.flags.contains(RegFlags::UNDEF);
        return (is_cut && !seen.contains(&from.reg)).then_some(from.reg);
    }
    None
}

const NO_REGISTER: RegOperand = RegOperand { reg: Reg::NONE, sub: 0, flags: RegFlags::USE, tied: 0 };
