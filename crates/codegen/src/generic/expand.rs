//! Late expansion: pseudo-instructions that were kept whole until everything has its place become what `LateExpansion`
//! records say; several instructions become a bundle, which nothing separates.

use super::template;
use crate::pass::Pass;
use mir::{Function, Inst, Isa, Operand, Properties};
use tables::Image;
use tables::asm::AliasCond;
use tables::rewriting::{Rewrite, RewriteKind};

/// As `-print-after` knows the pass.
pub const ARGUMENT: &str = "late-expansion";

pub(crate) const PASS: Pass = Pass {
    argument: ARGUMENT,
    title: "",
    requires: Properties::NO_VREGS.and(Properties::FRAME_FINALIZED),
    run: |cx, func| run(cx.isa, func),
    ..Pass::DEFAULT
};

/// Expands all of them. O(instructions).
pub fn run(isa: &Isa<'_>, func: &mut Function) -> Result<(), String> {
    for block in func.blocks_vec() {
        for inst in func.block_insts_vec(block) {
            if let Some(rewrite) = find(isa, func, inst) {
                expand(isa, func, inst, &rewrite)?;
            }
        }
    }
    check_constants(isa, func)
}

/// Whether every constant is one that its place in the instruction takes: what frame layout made of templates may be too
/// large for them.
fn check_constants(isa: &Isa<'_>, func: &Function) -> Result<(), String> {
    let target = isa.target;
    for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
        let desc = target.instruction(func.opcode(inst));
        for (operand, info) in func.operands(inst).iter().zip(target.image.list(desc.operands).iter()) {
            let Operand::Imm(value) = *operand else { continue };
            let Some(predicate) = target.operand_type(info.ty).predicate.checked_sub(1) else { continue };
            if target.call(predicate, &[value], isa.subtarget) == 0 {
                let (name, part) = (target.image.string(desc.name), target.image.string(info.name));
                return Err(format!(
                    "not supported yet: '{name}' with {value} as '{part}', in a frame of {} bytes",
                    func.frame.size_bytes
                ));
            }
        }
    }
    Ok(())
}

/// Whether the target has any.
pub fn is_needed(image: &Image) -> bool {
    image.records::<Rewrite>().iter().any(|r| r.kind == RewriteKind::Late as u8)
}

fn find(isa: &Isa<'_>, func: &Function, inst: Inst) -> Option<Rewrite> {
    let image = &isa.target.image;
    let rewrites = image.list(isa.target.instruction(func.opcode(inst)).rewrites);
    let operands = func.operands(inst);
    rewrites.iter().find(|r| {
        let numbers = image.list(r.conditions);
        r.kind == RewriteKind::Late as u8
            && isa.subtarget.enables(r.predicates)
            && (0..numbers.len() / 3).all(|i| {
                let condition = [numbers.at(3 * i), numbers.at(3 * i + 1), numbers.at(3 * i + 2)];
                holds(isa, operands, condition)
            })
    })
}

fn holds(isa: &Isa<'_>, operands: &[Operand], [kind, index, value]: [u16; 3]) -> bool {
    const REGISTER: u16 = AliasCond::Register as u16;
    const CLASS: u16 = AliasCond::Class as u16;
    const IMMEDIATE: u16 = AliasCond::Immediate as u16;
    const SAME: u16 = AliasCond::Same as u16;
    let Some(operand) = operands.get(index as usize) else { return false };
    let reg = operand.as_reg().and_then(|r| r.reg.as_physical());
    match kind {
        REGISTER => reg == Some(mc::Reg(value)),
        CLASS => reg.is_some_and(|r| isa.target.class_contains(value, r)),
        IMMEDIATE => *operand == Operand::Imm(i64::from(value as i16)),
        SAME => match (reg, operands.get(value as usize)) {
            (Some(reg), Some(other)) => other.as_reg().and_then(|o| o.reg.as_physical()) == Some(reg),
            (None, Some(other)) => other == operand,
            _ => false,
        },
        // What an operand type accepts, it accepted when the instruction was made.
        _ => true,
    }
}

fn expand(isa: &Isa<'_>, func: &mut Function, inst: Inst, rewrite: &Rewrite) -> Result<(), String> {
    let values = func.operands(inst).to_vec();
    let Some(block) = func.block_of(inst) else { return Ok(()) };
    let mut is_first = true;
    for made in template::read(&isa.target.image, rewrite.program) {
        let operands = template::operands(isa, &made, &values);
        let operands =
            operands.ok_or_else(|| format!("'{}' lacks an operand", isa.opcode_name(func.opcode(inst))))?;
        let new = func.build(block, Some(inst), made.opcode, &operands);
        func.set_bundled(new, !is_first);
        is_first = false;
    }
    func.remove(inst);
    Ok(())
}
