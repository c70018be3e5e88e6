//! The operands of an instruction, against its description.

use super::Verifier;
use crate::function::{Block, Inst};
use crate::opcode;
use crate::operand::{Operand, RegFlags};
use tables::instructions::inst_flags;

impl Verifier<'_, '_> {
    pub(super) fn operands(&mut self, _: Block, inst: Inst) {
        let func = self.func;
        for operand in func.operands(inst) {
            if !self.exists(operand) {
                self.report("an operand refers to something that does not exist", Some(inst));
            }
            if let Operand::Reg(reg) = operand
                && reg.flags.contains(RegFlags::KILL)
                && reg.flags.contains(RegFlags::DEF)
            {
                self.report("a definition is marked as a last use", Some(inst));
            }
        }
        match func.opcode(inst) {
            opcode::PHI
            | opcode::INLINEASM
            | opcode::INLINEASM_BR
            | opcode::CFI_INSTRUCTION
            | opcode::EH_LABEL => {}
            code => self.described(inst, code),
        }
    }

    /// Whether what the operand names is part of the function.
    fn exists(&self, operand: &Operand) -> bool {
        let func = self.func;
        match *operand {
            Operand::Reg(reg) => match reg.reg.virtual_index() {
                Some(index) => index < func.num_vregs(),
                None => reg.reg.as_physical().is_none_or(|r| usize::from(r.0) < self.isa.num_regs()),
            },
            Operand::Block(block) => (block.as_u32() as usize) < func.num_blocks(),
            Operand::Frame(index) if index.0 < 0 => {
                ((-1 - i64::from(index.0)) as usize) < func.frame.fixed_objects().len()
            }
            Operand::Frame(index) => (index.0 as usize) < func.frame.objects().len(),
            Operand::ConstantPool { index, .. } => (index as usize) < func.constants.len(),
            Operand::JumpTable { index, .. } => (index as usize) < func.jump_tables.len(),
            Operand::Symbol { index, .. } => (index as usize) < func.symbols.len(),
            Operand::RegMask(index) => (index as usize) < func.reg_masks.len(),
            Operand::Cfi(index) => (index as usize) < func.frame_instructions.len(),
            _ => true,
        }
    }

    fn described(&mut self, inst: Inst, code: u16) {
        let desc = *self.isa.desc(code);
        let operands = self.func.operands(inst);
        let is_implicit = |o: &Operand| {
            o.as_reg().is_some_and(|r| r.flags.contains(RegFlags::IMPLICIT))
                || matches!(o, Operand::RegMask(_))
        };
        let explicit = operands.iter().take_while(|o| !is_implicit(o)).count();
        let wanted = usize::from(desc.num_operands);
        if explicit < wanted || (explicit > wanted && !desc.has(inst_flags::VARIADIC)) {
            self.report(&format!("{explicit} operands where {wanted} are expected"), Some(inst));
            return;
        }
        for (i, operand) in operands.iter().enumerate().take(wanted) {
            let is_def = operand.as_reg().is_some_and(|r| r.flags.contains(RegFlags::DEF));
            if is_def != (i < usize::from(desc.num_defs)) {
                self.report(
                    &format!("operand {i} is a definition where a use is expected, or the reverse"),
                    Some(inst),
                );
            }
            if let Some(class) = self.isa.operand_class(code, i) {
                self.register_class(inst, i, operand, class);
            }
            if let Operand::Imm(value) = *operand
                && !self.isa.has_immediate(code, i, value)
            {
                self.report(&format!("operand {i} cannot be {value}"), Some(inst));
            }
            self.tied(inst, code, i);
        }
    }

    /// What is tied must be one register, once registers may be written several times.
    fn tied(&mut self, inst: Inst, code: u16, index: usize) {
        let Some(other) = self.isa.tied_to(code, index) else { return };
        let operands = self.func.operands(inst);
        let regs = (operands[index].as_reg(), operands.get(other).and_then(Operand::as_reg));
        if let (Some(a), Some(b)) = regs
            && (a.reg, a.sub) != (b.reg, b.sub)
            && a.reg.is_physical()
            && b.reg.is_physical()
        {
            self.report(&format!("operands {other} and {index} are tied and differ"), Some(inst));
        }
    }

    fn register_class(&mut self, inst: Inst, index: usize, operand: &Operand, class: u16) {
        let Some(reg) = operand.as_reg() else {
            // Addresses of stack objects stand for registers until the frame is laid out.
            if !matches!(operand, Operand::Frame(_)) {
                self.report(&format!("operand {index} is not a register"), Some(inst));
            }
            return;
        };
        if reg.sub != 0 {
            return;
        }
        let fits = match (reg.reg.as_physical(), self.func.class_of(reg.reg)) {
            (Some(physical), _) => self.isa.target.class_contains(class, physical),
            (None, Some(own)) => own == class || self.isa.common_class(own, class) == Some(own),
            (None, None) => true,
        };
        if !fits {
            let name = self.isa.class_name(class).to_owned();
            self.report(&format!("operand {index} is not in class {name}"), Some(inst));
        }
    }
}
