//! Instructions that overwrite an operand: use and definition become one virtual register.
//!
//! `%d = OP %a(tied), …` becomes `%d = COPY %a; %d = OP %d, …`. What puts parts together becomes copies to the parts:
//!
//! ```text
//! %d = REG_SEQUENCE %a, low, %b, high    →   undef %d.low = COPY %a;  %d.high = COPY %b
//! %d = INSERT_SUBREG %w(tied), %a, low   →   %d = COPY %w;  %d.low = COPY %a
//! %d = SUBREG_TO_REG 0, %a, low          →   undef %d.low = COPY %a
//! ```
//!
//! O(operands).

use mir::{Block, Function, Inst, Operand, Reg, RegFlags, RegOperand, opcode};

/// Rewrites all tied operands.
pub fn run(func: &mut Function) {
    for block in func.blocks().collect::<Vec<_>>() {
        for inst in func.block_insts_vec(block) {
            if combine_parts(func, block, inst) {
                continue;
            }
            let ties: Vec<(usize, usize)> = func
                .operands(inst)
                .iter()
                .enumerate()
                .filter_map(|(i, o)| o.as_reg().filter(|r| r.tied != 0).map(|r| (i, usize::from(r.tied) - 1)))
                .collect();
            for (user, definition) in ties {
                let to = func.operands(inst).get(definition).and_then(Operand::defined);
                let from = func.operands(inst)[user].used();
                let (Some(to), Some(from)) = (to, from) else { continue };
                if to == from {
                    continue;
                }
                func.build(block, Some(inst), opcode::COPY, &[Operand::def(to), Operand::use_of(from)]);
                if let Some(reg) = func.operands_mut(inst)[user].as_reg_mut() {
                    reg.reg = to;
                }
            }
        }
    }
}

/// Replaces an instruction that only puts parts together; false if it is another one.
fn combine_parts(func: &mut Function, block: Block, inst: Inst) -> bool {
    let operands = func.operands(inst).to_vec();
    let Some(to) = operands.first().and_then(Operand::defined) else { return false };
    let first_part = match func.opcode(inst) {
        opcode::REG_SEQUENCE => 1,
        opcode::INSERT_SUBREG | opcode::SUBREG_TO_REG => 2,
        _ => return false,
    };
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
        func.build(block, None, opcode::REG_SEQUENCE, &parts);
        let tied = Operand::Reg(RegOperand { reg: d, sub: 0, flags: RegFlags::USE, tied: 1 });
        func.build(
            block,
            None,
            opcode::INSERT_SUBREG,
            &[Operand::def(b), tied, Operand::use_of(a), Operand::Imm(2)],
        );
        run(&mut func);
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
