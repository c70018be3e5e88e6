//! From what older versions of LLVM wrote to what LLVM 22 has in memory.
//!
//! Readers of text and bitcode call this for what is not tied to their format:
//!
//! * [`access_tags`]: tags of memory accesses that name a type only.
//! * [`data_layout`]: strings of targets that have changed since.
//! * [`debug_info_version`], [`strip_debug_info`]: debug info of other versions is dropped.
//! * [`Intrinsics`]: declarations that have another name, type or attributes today, and calls of them;
//!   those of x86 become other instructions.
//! * [`module_flags`]: flags whose meaning or name has changed.
//! * [`strict_float_calls`]: an attribute of calls that is allowed only where the caller has it too.
//!
//! # Cost
//! One pass over the declarations and the attachments. Bodies are walked only if something that may be called in them has
//! changed.

mod access_tags;
mod calls;
mod data_layout;
mod debug_info;
mod flags;
mod intrinsics;
mod x86;

pub use access_tags::access_tags;
pub use data_layout::data_layout;
pub use debug_info::{DEBUG_INFO_VERSION, debug_info_version, strip_debug_info};
pub use flags::module_flags;
pub use intrinsics::Intrinsics;
pub(crate) use intrinsics::was_called_with;

use crate::attributes::{AttrKind, Attribute, AttributeList, AttributeListData};
use crate::module::{Env, Module};
use crate::value::Global;

/// Calls that are `strictfp` by themselves or their callee, in functions that are not, become `nobuiltin`: that is what
/// the attribute meant before it became one of the caller.
pub fn strict_float_calls(module: &mut Module) {
    let is_strict = |env: &Env, list| env.attributes.function_attr(list, AttrKind::StrictFP).is_some();
    if !module.env.attributes.lists().any(|(list, _)| is_strict(&module.env, list)) {
        return;
    }
    for at in 0..module.env.order.functions.len() {
        let function = module.env.order.functions[at];
        let attributes = header_attributes(&module.env, function);
        if is_strict(&module.env, attributes) {
            continue;
        }
        let (env, Some(body)) = module.env_and_body(function) else { continue };
        for block in body.blocks().collect::<Vec<_>>() {
            let mut next = body.first_inst(block);
            while let Some(inst) = next {
                next = body.next_inst(inst);
                if !body.opcode(inst).is_call() {
                    continue;
                }
                let callee = body.operands(inst).last().and_then(|c| c.as_global());
                let is_constrained = callee
                    .is_some_and(|g| env.globals[g].name.starts_with(b"llvm.experimental.constrained."));
                let of_call = body.call_info(inst).attributes;
                let strict = is_strict(env, of_call)
                    || callee.is_some_and(|g| is_strict(env, header_attributes(env, g)));
                if strict && !is_constrained {
                    body.call_info_mut(inst).attributes = without_strict_float(env, of_call);
                }
            }
        }
    }
}

fn header_attributes(env: &Env, function: Global) -> AttributeList {
    env.globals[function].as_function().map_or(AttributeList::EMPTY, |header| header.attributes)
}

fn without_strict_float(env: &mut Env, list: AttributeList) -> AttributeList {
    let data: AttributeListData = env.attributes.get_list(list).clone();
    let mut attributes = data.function.map_or_else(Vec::new, |set| env.attributes.get_set(set).to_vec());
    attributes.retain(|a| a.kind() != Some(AttrKind::StrictFP));
    attributes.push(Attribute::Enum(AttrKind::NoBuiltin));
    let function = Some(env.attributes.set(attributes));
    env.attributes.list(AttributeListData { function, ..data })
}
