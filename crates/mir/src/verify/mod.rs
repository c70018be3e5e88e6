//! The machine verifier: the rules that every pass keeps.
//!
//! * Operands: as many as the description says, of its kinds and classes; definitions first; tied operands are one register
//!   once the function is out of SSA form; what they refer to exists.
//! * Blocks: terminators last, branches go to successors, every successor is reached by a branch, a table or by falling
//!   through, edges are known at both ends.
//! * SSA form: one definition of each virtual register, which dominates its uses; PHIs first, with an input for each
//!   predecessor. Physical registers live only within blocks, and are written before they are read.
//! * Funclets: no virtual register lives across their borders.
//!
//! Violations are sentences with the function and the instruction; nothing is changed. O(operands + blocks · depth of the
//! dominator tree).

mod blocks;
mod funclets;
mod operands;
mod ssa;

use crate::function::{Block, Function, Inst};
use crate::print::print_inst;
use crate::target::Isa;
use ir::Env;

/// All violations, but for what depends on which registers are reserved.
pub fn verify(isa: &Isa<'_>, env: &Env, func: &Function) -> Vec<String> {
    run(isa, env, func, None)
}

/// All violations. `reserved` registers always have a value.
pub fn verify_with(isa: &Isa<'_>, env: &Env, func: &Function, reserved: &[mc::Reg]) -> Vec<String> {
    run(isa, env, func, Some(reserved))
}

fn run(isa: &Isa<'_>, env: &Env, func: &Function, reserved: Option<&[mc::Reg]>) -> Vec<String> {
    let mut verifier = Verifier { isa, env, func, found: Vec::new() };
    for block in func.blocks() {
        verifier.block(block);
        for inst in func.block_insts(block) {
            verifier.operands(block, inst);
        }
    }
    verifier.borders();
    if func.is_ssa {
        verifier.ssa();
        if let Some(reserved) = reserved {
            verifier.physical_registers(reserved);
        }
    }
    verifier.found
}

struct Verifier<'a, 't> {
    isa: &'a Isa<'t>,
    env: &'a Env,
    func: &'a Function,
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

    fn report_block(&mut self, message: &str, block: Block) {
        self.report(&format!("{message} at %bb.{}", block.as_u32()), None);
    }
}
