//! Copies of reserved registers: readers of such a copy read the reserved register itself.
//!
//! ```text
//! %4 = COPY $f5;  KRZmr %4, $noreg, 4, %3      →      KRZmr $f5, $noreg, 4, %3
//! ```
//!
//! Nobody gives out a reserved register, so it has its value until an instruction writes it: an instruction that adjusts the
//! stack, a call. All readers must stand before that, in the block of the copy, in operands whose class has the register.
//! Runs before coalescing, which knows nothing of reserved registers. O(operands).

use mir::{Function, Inst, Isa, Operand, Reg, opcode};

pub fn run(isa: &Isa<'_>, reserved: &[mc::Reg], func: &mut Function) {
    let mut uses = vec![0u32; func.num_vregs()];
    let mut defs = vec![0u32; func.num_vregs()];
    for inst in func.blocks().flat_map(|b| func.block_insts(b)) {
        for operand in func.operands(inst) {
            operand.used().and_then(|r| r.virtual_index()).into_iter().for_each(|i| uses[i] += 1);
            operand.defined().and_then(|r| r.virtual_index()).into_iter().for_each(|i| defs[i] += 1);
        }
    }
    for block in func.blocks_vec() {
        for inst in func.block_insts_vec(block) {
            let Some((to, from)) = copy_of(func, inst, reserved) else { continue };
            let Some(index) = to.virtual_index().filter(|&i| defs[i] == 1 && uses[i] > 0) else { continue };
            let readers = readers(isa, func, inst, (to, from));
            if readers.len() as u32 == uses[index] {
                replace(func, inst, &readers, from);
            }
        }
    }
}

/// The register that is copied to and the reserved one that is copied.
fn copy_of(func: &Function, inst: Inst, reserved: &[mc::Reg]) -> Option<(Reg, mc::Reg)> {
    if func.opcode(inst) != opcode::COPY {
        return None;
    }
    let [Operand::Reg(to), Operand::Reg(from)] = func.operands(inst) else { return None };
    let physical = from.reg.as_physical().filter(|reg| reserved.contains(reg))?;
    (to.sub == 0 && from.sub == 0 && to.reg.is_virtual()).then_some((to.reg, physical))
}

/// The operands that can read the reserved register instead, up to the first instruction that may change it.
fn readers(isa: &Isa<'_>, func: &Function, copy: Inst, (to, from): (Reg, mc::Reg)) -> Vec<(Inst, usize)> {
    let mut found = Vec::new();
    let mut next = func.next_inst(copy);
    while let Some(inst) = next {
        let code = func.opcode(inst);
        let is_plain = code >= opcode::NAMES.len() as u16;
        for (index, operand) in func.operands(inst).iter().enumerate() {
            let Operand::Reg(operand) = operand else { continue };
            if operand.reg != to {
                continue;
            }
            let class = isa.operand_class(code, index).map(|class| isa.class(class));
            let fits = class.is_some_and(|class| class.members.contains(&from));
            if is_plain && fits && operand.tied == 0 && operand.sub == 0 {
                found.push((inst, index));
            }
        }
        let writes = |o: &Operand| match o {
            Operand::RegMask(_) => true,
            _ => o.defined().and_then(|r| r.as_physical()).is_some_and(|reg| isa.overlap(reg, from)),
        };
        if func.operands(inst).iter().any(writes) || matches!(code, opcode::INLINEASM | opcode::INLINEASM_BR)
        {
            break;
        }
        next = func.next_inst(inst);
    }
    found
}

fn replace(func: &mut Function, copy: Inst, readers: &[(Inst, usize)], from: mc::Reg) {
    for &(inst, index) in readers {
        if let Some(operand) = func.operands_mut(inst).get_mut(index).and_then(Operand::as_reg_mut) {
            operand.reg = from.into();
        }
    }
    func.remove(copy);
}
