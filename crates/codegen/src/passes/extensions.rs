//! Redundant extensions removed: of a value that was extended when it was made, wherever in the function that was.
//!
//! ```text
//! bb.0:                                   bb.0:
//!   %1 = MOVZX32rm16 ...                    %1 = MOVZX32rm16 ...
//!   %2 = COPY %1.sub_16bit                  %2 = COPY %1.sub_16bit
//! bb.1:                            →      bb.1:
//!   %3 = MOVZX32rr16 %2                     %3 = COPY %1
//!
//!   %4 = MOV32rm ...                        %7 = MOVSX64rm32 ...
//!                                           %4 = COPY %7.sub_32bit
//!   %5 = MOVSX64rr32 %4              →      %5 = COPY %7
//! ```
//!
//! Selection sees one block, and extends what comes from another one again. What extends, and which load can do it on the way,
//! is for the target to say ([`TargetInfo::extension`], [`TargetInfo::extending_load`]). A load stays as it is if it is known
//! to clear the rest of its register (`SUBREG_TO_REG`).
//!
//! O(operands); a chain of copies is followed for a bounded number of steps.
//!
//! # Requires, preserves
//! SSA form.

use super::definitions;
use mir::target::Extended;
use mir::{Block, Function, Inst, Isa, Operand, Reg, RegOperand, TargetInfo, opcode};
use support::hash::FxHashSet;

/// Copies between a value and its extension.
const MAX_COPIES: usize = 6;

type Definitions = Vec<Option<(Block, Inst)>>;

pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    let mut extensions: Vec<Inst> = Vec::new();
    let mut cleared: Vec<Reg> = Vec::new();
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            if func.opcode(inst) == opcode::SUBREG_TO_REG {
                cleared.extend(func.operands(inst).get(2).and_then(Operand::used));
            } else if info.extension(isa, func, inst).is_some_and(|e| e.source.is_some()) {
                extensions.push(inst);
            }
        }
    }
    if extensions.is_empty() {
        return;
    }
    let mut definitions = definitions(func);
    let mut cleared: FxHashSet<Inst> =
        cleared.into_iter().filter_map(|reg| origin(isa, func, &definitions, reg)).collect();
    for inst in extensions {
        replace(isa, info, func, inst, (&mut definitions, &mut cleared));
    }
}

/// The instruction that made a value, or something longer whose lowest part it is.
fn origin(isa: &Isa<'_>, func: &Function, definitions: &Definitions, reg: Reg) -> Option<Inst> {
    let mut reg = reg;
    for _ in 0..MAX_COPIES {
        let (_, inst) = *definitions.get(reg.virtual_index()?)?.as_ref()?;
        match func.operands(inst) {
            [Operand::Reg(to), Operand::Reg(from)] if func.opcode(inst) == opcode::COPY => {
                if to.sub != 0 || !from.reg.is_virtual() || !isa.is_low_part(from.sub) {
                    return None;
                }
                reg = from.reg;
            }
            _ => return Some(inst),
        }
    }
    None
}

fn replace(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &mut Function,
    inst: Inst,
    (definitions, cleared): (&mut Definitions, &mut FxHashSet<Inst>),
) -> Option<()> {
    let wanted = info.extension(isa, func, inst)?;
    let made = origin(isa, func, definitions, wanted.source?)?;
    let result = result(func, inst)?;
    if !info.extension(isa, func, made).is_some_and(|known| implies(&known, &wanted))
        && !cleared.contains(&made)
    {
        extend_load(isa, info, func, (made, inst), definitions)?;
    }
    let known = info.extension(isa, func, made)?;
    let from = self::result(func, made)?;
    let common = isa.common_class(func.class_of(from)?, func.class_of(result)?);
    if !implies(&known, &wanted) || common.is_none() || from == result {
        return None;
    }
    // What clears the rest of its register has to go on doing so.
    if !known.is_signed {
        cleared.insert(made);
    }
    func.set_opcode(inst, opcode::COPY);
    func.set_operands(inst, &[Operand::def(result), Operand::use_of(from)]);
    Some(())
}

/// Whether what is extended in one way is, too, in another. Of fewer bits with zeros, the sign is zero.
fn implies(known: &Extended, wanted: &Extended) -> bool {
    if known.is_signed == wanted.is_signed {
        known.bits <= wanted.bits
    } else {
        !known.is_signed && known.bits < wanted.bits
    }
}

/// The only register that an instruction defines, whole.
fn result(func: &Function, inst: Inst) -> Option<Reg> {
    let first = func.operands(inst).first()?.as_reg().filter(|r| r.sub == 0)?;
    Operand::Reg(*first).defined().filter(|r| r.is_virtual())
}

/// Makes a load one that extends as another instruction does; what it loaded is a part of that.
fn extend_load(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &mut Function,
    (load, extension): (Inst, Inst),
    definitions: &mut Definitions,
) -> Option<()> {
    let (code, part) = info.extending_load(isa, func, load, extension)?;
    let old = result(func, load)?;
    let class = func.class_of(result(func, extension)?)?;
    let block = func.block_of(load)?;
    let wide = func.new_vreg(class);
    func.set_opcode(load, code);
    if let Some(first) = func.operands_mut(load).first_mut() {
        *first = Operand::def(wide);
    }
    let low = Operand::Reg(RegOperand { sub: part, ..*Operand::use_of(wide).as_reg()? });
    let next = func.next_inst(load);
    let copy = func.build(block, next, opcode::COPY, &[Operand::def(old), low]);
    definitions.resize(func.num_vregs(), None);
    definitions[old.virtual_index()?] = Some((block, copy));
    definitions[wide.virtual_index()?] = Some((block, load));
    Some(())
}
