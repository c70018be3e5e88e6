//! `-tailcallopt`: what is `fastcc` becomes `tailcc`, whose calls in tail position do not need a frame of their own.
//!
//! Callers and callees change together, so a module compiled with the option cannot call a `fastcc` function of a module
//! compiled without.

use crate::cl::Matches;
use ir::Module;
use ir::inst::CallingConv;

const FASTCC: CallingConv = CallingConv(8);
const TAILCC: CallingConv = CallingConv(18);

/// Changes conventions if that was asked for. O(instructions).
pub(super) fn guarantee(module: &mut Module, matches: &Matches) {
    if !matches.flag("tailcallopt") {
        return;
    }
    for function in module.order.functions.clone() {
        if let Some(header) = module.globals[function].as_function_mut()
            && header.calling_conv == FASTCC
        {
            header.calling_conv = TAILCC;
        }
        let Some(body) = module.body_mut(function) else { continue };
        for block in body.blocks().collect::<Vec<_>>() {
            let mut next = body.first_inst(block);
            while let Some(inst) = next {
                next = body.next_inst(inst);
                if !body.opcode(inst).is_call() {
                    continue;
                }
                let call = body.call_info_mut(inst);
                if call.calling_conv == FASTCC {
                    call.calling_conv = TAILCC;
                }
            }
        }
    }
}
