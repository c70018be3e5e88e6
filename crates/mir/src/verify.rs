//! The machine verifier: the rules that every pass keeps.
//!
//! Violations are sentences with the function and the instruction; nothing is changed. O(operands).

use crate::function::{Block, Function, Inst};
use crate::opcode;
use crate::operand::{Operand, RegFlags};
use crate::print::print_inst;
use crate::target::Isa;
use ir::Env;
use tables::instructions::inst_flags;

/// All violations.
pub fn verify(isa: &Isa<'_>, env: &Env, func: &Function) -> Vec<String> {
    let mut verifier = Verifier { isa, env, func, definitions: vec![0; func.num_vregs()], found: Vec::new() };
    for block in func.blocks() {
        verifier.block(block);
    }
    if func.is_ssa {
        verifier.single_definitions();
    }
    verifier.found
}

struct Verifier<'a, 't> {
    isa: &'a Isa<'t>,
    env: &'a Env,
    func: &'a Function,
    /// By virtual register: how many instructions define it.
    definitions: Vec<u32>,
    found: Vec<String>,
}

impl Verifier<'_, '_> {
    fn report(&mut self, message: &str, inst: Option<Inst>) {
        let name = String::from_utf8_lossy(&self.env.globals[self.func.global].name).into_owned();
        let mut text = format!("{message} in function '{name}'");
        if let Some(inst) = inst {
            text.push_str(": ");
            // Writing to a string does not fail.
            let _ = print_inst(self.isa, self.env, self.func, inst, &mut text);
        }
        self.found.push(text);
    }

    fn block(&mut self, block: Block) {
        let mut terminated = false;
        let mut phis_over = false;
        for inst in self.func.block_insts(block) {
            let code = self.func.opcode(inst);
            let desc = self.isa.desc(code);
            if terminated && !desc.is_terminator() {
                self.report("an instruction follows a terminator", Some(inst));
            }
            terminated |= desc.is_terminator();
            if code == opcode::PHI {
                self.phi(block, inst, phis_over);
            } else {
                phis_over = true;
                self.operands(inst);
            }
            self.targets(block, inst);
        }
    }

    fn phi(&mut self, block: Block, inst: Inst, phis_over: bool) {
        if !self.func.is_ssa {
            self.report("there is a PHI after phi elimination", Some(inst));
        }
        if phis_over {
            self.report("a PHI is not at the start of its block", Some(inst));
        }
        let operands = self.func.operands(inst);
        let incoming = operands.iter().skip(1).filter_map(Operand::as_block);
        let mut from: Vec<Block> = incoming.collect();
        from.sort_unstable();
        let mut predecessors = self.func.block(block).predecessors.clone();
        predecessors.sort_unstable();
        from.dedup();
        if from != predecessors {
            self.report("the blocks of a PHI are not the predecessors of its block", Some(inst));
        }
        self.note_definitions(inst);
    }

    fn operands(&mut self, inst: Inst) {
        let code = self.func.opcode(inst);
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
        }
        self.note_definitions(inst);
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

    fn note_definitions(&mut self, inst: Inst) {
        for operand in self.func.operands(inst) {
            if let Some(index) = operand.defined().and_then(|r| r.virtual_index())
                && let Some(count) = self.definitions.get_mut(index)
            {
                *count += 1;
            }
        }
    }

    fn targets(&mut self, block: Block, inst: Inst) {
        if self.func.opcode(inst) == opcode::PHI {
            return;
        }
        for to in self.func.operands(inst).iter().filter_map(Operand::as_block) {
            if !self.func.block(block).successors.contains(&to) {
                self.report("a branch goes to a block that is no successor", Some(inst));
            }
        }
    }

    fn single_definitions(&mut self) {
        for (index, &count) in self.definitions.clone().iter().enumerate() {
            if count > 1 {
                self.report(&format!("%{index} has {count} definitions"), None);
            }
        }
    }
}
