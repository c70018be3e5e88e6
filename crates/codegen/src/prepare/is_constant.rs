//! `llvm.is.constant`: whether the optimizer knows what its operand is. Behind the optimizer that is so for constants only.
//!
//! A question is not an evaluation: what an operand is computed from and nobody else uses becomes poison, so that a load
//! whose address may be wrong is not executed.
//!
//! # Cost
//! O(instructions), for functions that ask.

use super::atomics::become_cast;
use ir::builder::Builder;
use ir::inst::Ordering;
use ir::module::{Env, Scope};
use ir::{Function, Inst, InstView, Module, Opcode, Value, ValueKind};

const NAME: &[u8] = b"llvm.is.constant.";

/// Whether any function of a module may ask.
pub fn is_wanted(module: &Module) -> bool {
    module.order.functions.iter().any(|&global| module.globals[global].name.starts_with(NAME))
}

/// Answers all questions of a function.
pub fn run(env: &mut Env, func: &mut Function) {
    let all = func.blocks().flat_map(|block| func.block_insts(block));
    let found: Vec<(Inst, Value)> = all.filter_map(|inst| Some((inst, operand(env, func, inst)?))).collect();
    if found.is_empty() {
        return;
    }
    let mut uses = vec![0u32; func.num_insts()];
    for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
        for used in func.operands(inst).iter().filter_map(|operand| operand.as_inst()) {
            uses[used.as_u32() as usize] += 1;
        }
    }
    let mut unused = Vec::new();
    for (inst, operand) in found {
        let is_constant = Scope::new(env, func).is_manifest(operand);
        let ty = func.inst(inst).ty;
        let answer = Builder::new(env, func).int(ty, is_constant.into());
        become_cast(func, inst, Opcode::Freeze, answer);
        unused.push(operand);
    }
    while let Some(value) = unused.pop() {
        let Some(inst) = value.as_inst() else { continue };
        let count = &mut uses[inst.as_u32() as usize];
        *count = count.saturating_sub(1);
        if *count > 0 || !is_only_a_value(func, inst) {
            continue;
        }
        unused.extend_from_slice(func.operands(inst));
        let ty = func.inst(inst).ty;
        let poison = Builder::new(env, func).poison(ty);
        become_cast(func, inst, Opcode::Freeze, poison);
    }
}

/// What a question is about.
fn operand(env: &Env, func: &Function, inst: Inst) -> Option<Value> {
    let InstView::Call { callee, args: &[operand], .. } = func.view(inst) else { return None };
    let ValueKind::Global(callee) = callee.kind() else { return None };
    env.globals[callee].name.starts_with(NAME).then_some(operand)
}

/// Whether nothing but its result is lost with an instruction.
fn is_only_a_value(func: &Function, inst: Inst) -> bool {
    match func.view(inst) {
        InstView::Load { access, .. } => !access.volatile && access.ordering == Ordering::NotAtomic,
        _ => matches!(
            func.opcode(inst),
            Opcode::Add
                | Opcode::Sub
                | Opcode::Mul
                | Opcode::UDiv
                | Opcode::SDiv
                | Opcode::URem
                | Opcode::SRem
                | Opcode::And
                | Opcode::Or
                | Opcode::Xor
                | Opcode::Shl
                | Opcode::LShr
                | Opcode::AShr
                | Opcode::Trunc
                | Opcode::ZExt
                | Opcode::SExt
                | Opcode::PtrToInt
                | Opcode::IntToPtr
                | Opcode::BitCast
                | Opcode::GetElementPtr
                | Opcode::ICmp
                | Opcode::FCmp
                | Opcode::Select
        ),
    }
}
