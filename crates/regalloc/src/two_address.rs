//! Two-address form (`twoaddressinstruction`): a use and a definition that are tied become one virtual register.
//!
//! `%d = OP %a(tied), …` becomes `%d = COPY %a; %d = OP %d, …`. What puts parts together becomes copies to the parts:
//!
//! ```text
//! %d = REG_SEQUENCE %a, low, %b, high    →   undef %d.low = COPY %a;  %d.high = COPY %b
//! %d = INSERT_SUBREG %w(tied), %a, low   →   %d = COPY %w;  %d.low = COPY %a
//! %d = SUBREG_TO_REG 0, %a, low          →   undef %d.low = COPY %a
//! ```
//!
//! The copy disappears later if nobody needs `%a` any more. If somebody does, and the code is to be good ([`Effort::Good`]):
//!
//! * if the operands can be exchanged ([`TargetInfo::commute`]) and the other one is over here, that one is overwritten;
//! * else, if the target has a form that overwrites nothing ([`TargetInfo::convert_to_three_address`]), it is taken.
//!
//! If both operands are over, the one that belongs to the same variable as the result is overwritten: the one whose copies
//! lead from where those of the result lead to. One that comes from a fixed register is left alone if the result goes to another
//! one.
//!
//! O(operands), and what the life of the registers costs that are asked about ([`Lives`]).

mod lives;

use lives::Lives;
use mir::{Block, Function, Inst, Isa, Operand, Reg, RegFlags, RegOperand, TargetInfo, opcode};

/// How much is done about copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    None,
    Good,
}

/// Rewrites all tied operands.
pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function, effort: Effort) {
    func.is_ssa = false;
    let mut lives = (effort == Effort::Good).then(|| Lives::new(func));
    func.visit(|func, block, inst| {
        if combine_parts(func, block, inst) {
            return;
        }
        if !func.operands(inst).iter().any(|o| o.as_reg().is_some_and(|r| r.tied != 0)) {
            return;
        }
        if let Some(lives) = &mut lives {
            improve(isa, info, func, inst, lives);
        }
        tie(func, block, inst);
    });
}

/// Makes the tied operands of an instruction the same registers, by copies.
fn tie(func: &mut Function, block: Block, inst: Inst) {
    for user in 0..func.operands(inst).len() {
        let Some(&operand) = func.operands(inst)[user].as_reg().filter(|r| r.tied != 0) else { continue };
        let definition = func.operands(inst).get(usize::from(operand.tied) - 1);
        let Some(to) = definition.and_then(Operand::defined) else { continue };
        if operand.flags.contains(RegFlags::DEF) || (to == operand.reg && operand.sub == 0) {
            continue;
        }
        if !operand.flags.contains(RegFlags::UNDEF) {
            let from = Operand::Reg(RegOperand { tied: 0, flags: RegFlags::USE, ..operand });
            func.build(block, Some(inst), opcode::COPY, &[Operand::def(to), from]);
        }
        if let Some(reg) = func.operands_mut(inst)[user].as_reg_mut() {
            (reg.reg, reg.sub) = (to, 0);
        }
    }
}

/// The result, the operand that is overwritten, and the other one of an instruction with two operands.
fn sources(isa: &Isa<'_>, func: &Function, inst: Inst) -> Option<(Reg, Reg, Option<Reg>)> {
    let operands = func.operands(inst);
    let [first, tied, rest @ ..] = operands else { return None };
    let to = first.defined().filter(|r| r.is_virtual())?;
    let tied = tied.as_reg().filter(|r| r.tied == 1 && r.sub == 0 && !r.flags.contains(RegFlags::UNDEF))?;
    let others = rest.iter().take(usize::from(isa.desc(func.opcode(inst)).num_operands).saturating_sub(2));
    let mut others = others.filter_map(|o| o.as_reg()).filter(|r| !r.reg.is_none());
    let other = others.next().filter(|r| r.reg.is_virtual() && r.sub == 0).map(|r| r.reg);
    let only = others.next().is_none();
    tied.reg.is_virtual().then_some((to, tied.reg, other.filter(|_| only)))
}

/// Spares the copy of the overwritten operand, if that can be done.
fn improve(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function, inst: Inst, lives: &mut Lives) {
    let Some((to, from, other)) = sources(isa, func, inst) else { return };
    let over = lives.is_over(func, from, inst);
    let exchange = other.filter(|&o| o != from && lives.is_over(func, o, inst)).is_some_and(|other| {
        let nearer = !lives.same_variable(to, from) || lives.is_later(other, from);
        let is_bound = lives.comes_from_elsewhere(to, from) && !lives.comes_from_elsewhere(to, other);
        !over || is_bound || (lives.same_variable(to, other) && nearer)
    });
    if exchange && info.commute(isa, func, inst) {
        return;
    }
    if !over || lives.goes_elsewhere(func, to, from, inst) {
        info.convert_to_three_address(isa, func, inst);
    }
}

/// Replaces an instruction that only puts parts together; false if it is another one.
fn combine_parts(func: &mut Function, block: Block, inst: Inst) -> bool {
    let first_part = match func.opcode(inst) {
        opcode::REG_SEQUENCE => 1,
        opcode::INSERT_SUBREG | opcode::SUBREG_TO_REG => 2,
        _ => return false,
    };
    let operands = func.operands(inst).to_vec();
    let to = operands.first().and_then(Operand::defined).filter(|to| to.is_virtual());
    let Some(to) = to else { return false };
    // Whether the rest of the register has a value already.
    let mut has_value = func.opcode(inst) == opcode::INSERT_SUBREG;
    if has_value && let Some(whole) = operands[1].used().filter(|&whole| whole != to) {
        func.build(block, Some(inst), opcode::COPY, &[Operand::def(to), Operand::use_of(whole)]);
    }
    for pair in operands[first_part..].chunks_exact(2) {
        let (Some(part), &Operand::Imm(sub)) = (pair[0].as_reg(), &pair[1]) else { continue };
        let copy = [part_of(to, sub as u16, has_value), Operand::Reg(RegOperand { tied: 0, ..*part })];
        func.build(block, Some(inst), opcode::COPY, &copy);
        has_value = true;
    }
    func.remove(inst);
    true
}

fn part_of(reg: Reg, sub: u16, has_value: bool) -> Operand {
    let flags = if has_value { RegFlags::DEF } else { RegFlags::DEF.with(RegFlags::UNDEF) };
    Operand::Reg(RegOperand { reg, sub, flags, tied: 0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_become_copies() {
        let mut func = Function::new(ir::Global::from_u32(0));
        let block = func.append_block(None);
        let [a, b, d] = [(); 3].map(|()| func.new_vreg(0));
        let parts =
            [Operand::def(d), Operand::use_of(a), Operand::Imm(1), Operand::use_of(b), Operand::Imm(2)];
        let sequence = func.build(block, None, opcode::REG_SEQUENCE, &parts);
        let tied = Operand::Reg(RegOperand { reg: d, sub: 0, flags: RegFlags::USE, tied: 1 });
        let insert = [Operand::def(b), tied, Operand::use_of(a), Operand::Imm(2)];
        let insert = func.build(block, None, opcode::INSERT_SUBREG, &insert);
        assert!(combine_parts(&mut func, block, sequence) && combine_parts(&mut func, block, insert));
        let found: Vec<Vec<Operand>> = func.block_insts(block).map(|i| func.operands(i).to_vec()).collect();
        let copies = [
            vec![part_of(d, 1, false), Operand::use_of(a)],
            vec![part_of(d, 2, true), Operand::use_of(b)],
            vec![Operand::def(b), Operand::use_of(d)],
            vec![part_of(b, 2, true), Operand::use_of(a)],
        ];
        assert_eq!(found, copies);
        assert!(func.block_insts(block).all(|i| func.opcode(i) == opcode::COPY));
    }
}
