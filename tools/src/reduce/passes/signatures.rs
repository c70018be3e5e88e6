//! What functions are given and return.

use super::Oracle;
use crate::reduce::edit::{
    bodies, can_change_type, insts, params_for_insts, remove_params, return_after, set_result, tidy_flow,
};
use ir::inst::Opcode;
use ir::{Inst, Module, Type};
use std::collections::BTreeSet;

pub(super) fn arguments(module: &mut Module, oracle: &mut Oracle<'_>) {
    for function in module.env.order.functions.clone() {
        let ty = module.env.globals[function].value_ty;
        let count = module.env.types.signature(ty).map_or(0, |(_, params, _)| params.len());
        if !can_change_type(module, function) {
            continue;
        }
        let gone: BTreeSet<usize> = (0..count).filter(|_| !oracle.keeps()).collect();
        if !gone.is_empty() {
            remove_params(module, function, &gone);
        }
    }
}

/// Functions that return nothing.
pub(super) fn results(module: &mut Module, oracle: &mut Oracle<'_>) {
    for function in module.env.order.functions.clone() {
        let ty = module.env.globals[function].value_ty;
        let result = module.env.types.signature(ty).map(|(ret, ..)| ret);
        let has_one = result.is_some_and(|ret| ret != Type::VOID) && can_change_type(module, function);
        if has_one && !oracle.keeps() {
            set_result(module, function, Type::VOID);
        }
    }
}

/// Whether the value of an instruction can be given to and returned from functions.
fn is_first_class(ty: Type) -> bool {
    ![Type::VOID, Type::TOKEN, Type::LABEL, Type::METADATA].contains(&ty)
}

/// Functions that return a value as soon as they have it. Of several values of a function the first one is taken.
pub(super) fn instructions_to_return(module: &mut Module, oracle: &mut Oracle<'_>) {
    for function in bodies(module) {
        let Some(body) = module.body(function).filter(|_| can_change_type(module, function)) else {
            continue;
        };
        let is_returned = |inst: Inst| {
            let next = body.next_inst(inst).filter(|&next| body.opcode(next) == Opcode::Ret);
            next.is_some_and(|next| body.operands(next).first() == Some(&inst.into()))
        };
        let can_return = |&inst: &Inst| {
            !body.opcode(inst).is_terminator()
                && body.opcode(inst) != Opcode::Phi
                && is_first_class(body.inst(inst).ty)
        };
        let all: Vec<Inst> =
            insts(body).into_iter().filter(can_return).filter(|&inst| !is_returned(inst)).collect();
        let chosen: Vec<Inst> = all.into_iter().filter(|_| !oracle.keeps()).collect();
        let Some(&inst) = chosen.first() else { continue };
        let ty = body.inst(inst).ty;
        set_result(module, function, ty);
        if let (env, Some(body)) = module.env_and_body(function) {
            return_after(body, inst);
            tidy_flow(env, body);
        }
    }
}

/// Parameters in the places of instructions.
pub(super) fn instructions_to_arguments(module: &mut Module, oracle: &mut Oracle<'_>) {
    for function in bodies(module) {
        let ty = module.env.globals[function].value_ty;
        let is_variadic = module.env.types.signature(ty).is_none_or(|(.., is_variadic)| is_variadic);
        let can_change = can_change_type(module, function) && !is_variadic;
        let Some(body) = module.body(function).filter(|_| can_change) else { continue };
        let can_go = |&inst: &Inst| !body.opcode(inst).is_terminator() && is_first_class(body.inst(inst).ty);
        let all: Vec<Inst> = insts(body).into_iter().filter(can_go).collect();
        let gone: Vec<Inst> = all.into_iter().filter(|_| !oracle.keeps()).collect();
        if !gone.is_empty() {
            params_for_insts(module, function, &gone);
        }
    }
}
