//! Instructions that are one with the next: `movprfx z0, z1` writes a register that the next instruction changes.
//!
//! The processor may carry out both at once, so the second one must change that register, must not read it in another place,
//! and, where the first one has a condition, must have the same. What an instruction has to do with this is in
//! [`PrefixRole`], for the few that have anything; what is said of a mistake is in [`PrefixRules`].
//!
//! Cost: for an instruction behind a prefix, a search among the roles; for others, the same to see whether it is a prefix.

use crate::inst::{Inst, Operand, Reg};
use tables::image::Image;
use tables::instructions::{Instruction, PrefixRole, PrefixRules, prefix_roles};

/// The prefix that the next instruction has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prefix {
    /// What it writes, and where.
    result: Reg,
    condition: Option<Reg>,
    /// Of the elements, as in [`PrefixRole`].
    size: u8,
}

/// Where a mistake is shown: at the mnemonic, or at the first operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Mnemonic,
    FirstOperand,
}

/// What is wrong with `inst` behind the prefix that `last` is, which becomes the prefix of the next instruction.
pub(super) fn check(image: &Image, inst: &Inst, last: &mut Option<Prefix>) -> Result<(), (Place, String)> {
    let Some(rules) = image.records::<PrefixRules>().get(0) else { return Ok(()) };
    let role = role(image, inst.opcode);
    let prefix = std::mem::replace(last, as_prefix(image, &rules, &role, inst));
    let Some(prefix) = prefix.filter(|_| role.role != prefix_roles::IGNORES) else { return Ok(()) };
    let wrong = |place: Place, text| Err((place, image.string(text).to_owned()));
    if role.role != prefix_roles::TAKES {
        return wrong(Place::Mnemonic, rules.not_prefixed);
    }
    if inst.operands.first() != Some(&Operand::Reg(prefix.result)) {
        return wrong(Place::FirstOperand, rules.other_result);
    }
    if reads_elsewhere(image, inst, prefix.result) {
        return wrong(Place::FirstOperand, rules.also_read);
    }
    let Some(condition) = prefix.condition else { return Ok(()) };
    match condition_of(image, &rules, inst) {
        Some(own) if role.size != 0 && own != condition => wrong(Place::Mnemonic, rules.other_condition),
        Some(_) if role.size != 0 && role.size != prefix.size => wrong(Place::Mnemonic, rules.other_size),
        Some(_) if role.size != 0 => Ok(()),
        _ => wrong(Place::Mnemonic, rules.no_condition),
    }
}

fn role(image: &Image, opcode: u16) -> PrefixRole {
    let roles = image.records::<PrefixRole>();
    let (mut low, mut high) = (0, roles.len());
    while low < high {
        let middle = (low + high) / 2;
        let found = roles.get(middle).unwrap_or_default();
        match found.opcode.cmp(&opcode) {
            std::cmp::Ordering::Equal => return found,
            std::cmp::Ordering::Less => low = middle + 1,
            std::cmp::Ordering::Greater => high = middle,
        }
    }
    PrefixRole::default()
}

fn as_prefix(image: &Image, rules: &PrefixRules, role: &PrefixRole, inst: &Inst) -> Option<Prefix> {
    match inst.operands.first() {
        Some(&Operand::Reg(result)) if role.role == prefix_roles::IS_PREFIX => {
            Some(Prefix { result, condition: condition_of(image, rules, inst), size: role.size })
        }
        _ => None,
    }
}

/// The register that says where an instruction has an effect.
fn condition_of(image: &Image, rules: &PrefixRules, inst: &Inst) -> Option<Reg> {
    let members = image.list(rules.conditions);
    let is_condition =
        |reg: Reg| members.get(reg.0 as usize / 16).is_some_and(|word| word >> (reg.0 % 16) & 1 != 0);
    inst.operands.iter().skip(1).find_map(|operand| match *operand {
        Operand::Reg(reg) if is_condition(reg) => Some(reg),
        _ => None,
    })
}

/// Whether an operand is the register that is not the one that the result replaces.
fn reads_elsewhere(image: &Image, inst: &Inst, result: Reg) -> bool {
    let instruction: Instruction = image.records().get(inst.opcode.into()).unwrap_or_default();
    let operands = image.list(instruction.operands);
    let is_tied = |index: usize| operands.get(index).is_some_and(|operand| operand.tied_to != 0);
    let reads = |(index, operand): (usize, &Operand)| !is_tied(index) && *operand == Operand::Reg(result);
    inst.operands.iter().enumerate().skip(1).any(reads)
}
