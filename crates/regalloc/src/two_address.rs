//! Instructions that overwrite an operand: use and definition become one virtual register.
//!
//! `%d = OP %a(tied), …` becomes `%d = COPY %a; %d = OP %d, …`. O(operands).

use mir::{Function, Operand, opcode};

/// Rewrites all tied operands.
pub fn run(func: &mut Function) {
    for block in func.blocks().collect::<Vec<_>>() {
        for inst in func.block_insts_vec(block) {
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
