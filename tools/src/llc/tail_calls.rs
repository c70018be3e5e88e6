//! `-tailcallopt`: what is `fastcc` becomes `tailcc`, whose calls in tail position do not need a frame of their own.
//!
//! Callers and callees change together, so a module compiled with the option cannot call a `fastcc` function of a module
//! compiled without. Functions with variable arguments stay as they are: their callers know how much is on the stack.

use crate::cl::Matches;
use ir::inst::CallingConv;
use ir::module::Env;
use ir::{Module, Type};

const FASTCC: CallingConv = CallingConv(8);
const TAILCC: CallingConv = CallingConv(18);

/// Changes conventions if that was asked for. O(instructions).
pub(super) fn guarantee(module: &mut Module, matches: &Matches) {
    if !matches.flag("tailcallopt") {
        return;
    }
    for function in module.order.functions.clone() {
        let varies = has_variable_arguments(&module.env, module.globals[function].value_ty);
        if let Some(header) = module.globals[function].as_function_mut()
            && header.calling_conv == FASTCC
            && !varies
        {
            header.calling_conv = TAILCC;
        }
        let (env, Some(body)) = module.env_and_body(function) else { continue };
        for block in body.blocks().collect::<Vec<_>>() {
            let mut next = body.first_inst(block);
            while let Some(inst) = next {
                next = body.next_inst(inst);
                if !body.opcode(inst).is_call() {
                    continue;
                }
                let call = body.call_info_mut(inst);
                if call.calling_conv == FASTCC && !has_variable_arguments(env, call.fn_ty) {
                    call.calling_conv = TAILCC;
                }
            }
        }
    }
}

fn has_variable_arguments(env: &Env, ty: Type) -> bool {
    env.types.signature(ty).is_none_or(|(_, _, varies)| varies)
}
