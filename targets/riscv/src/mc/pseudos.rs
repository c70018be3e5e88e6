//! Pseudo-instructions whose expansion depends on more than operands.

use crate::names::op;
use mc::inst::Inst;
use mc::rewrite::Expansion;

/// Does what the function `name` of the description means; `false` if there is none.
pub fn expand(name: &str, inst: &Inst, expansion: &mut Expansion<'_>) -> bool {
    match name {
        "la" => load_address(inst, expansion),
        _ => false,
    }
}

/// `la`: from the global offset table in position-independent code, else relative to the program counter.
fn load_address(inst: &Inst, expansion: &mut Expansion<'_>) -> bool {
    let meaning = if expansion.position_independent { op::PseudoLGA } else { op::PseudoLLA };
    expansion.push(meaning, &inst.operands);
    true
}
