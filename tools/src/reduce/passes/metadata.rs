//! Metadata, attributes, and what the module says of itself.

use super::{Oracle, in_bodies};
use crate::reduce::edit::insts;
use ir::attributes::{Attribute, AttributeList, AttributeSet};
use ir::{Env, Function, Global, Module};

pub(super) fn strip_debug_info(module: &mut Module, oracle: &mut Oracle<'_>) {
    let mut stripped = module.clone();
    if ir::upgrade::strip_debug_info(&mut stripped) && !oracle.keeps() {
        *module = stripped;
    }
}

pub(super) fn named_metadata(module: &mut Module, oracle: &mut Oracle<'_>) {
    for named in &mut module.env.named_metadata {
        named.operands.retain(|_| oracle.keeps());
    }
    module.env.named_metadata.retain(|_| oracle.keeps());
}

/// Records and locations of a whole function.
pub(super) fn records(func: &mut Function, oracle: &mut Oracle<'_>) {
    if func.has_dbg_records() && !oracle.keeps() {
        func.strip_debug_info();
    }
}

pub(super) fn metadata(module: &mut Module, oracle: &mut Oracle<'_>) {
    let order = &module.env.order;
    let objects: Vec<Global> = order.variables.iter().chain(&order.functions).copied().collect();
    for global in objects {
        if let Some(object) = module.env.globals[global].object_mut() {
            object.attachments.retain(|_| oracle.keeps());
        }
    }
    in_bodies(module, |_, func| {
        for inst in insts(func) {
            if func.debug_loc(inst).is_some() && !oracle.keeps() {
                func.set_debug_loc(inst, None);
            }
            let all: Vec<_> = func.attachments(inst).collect();
            func.clear_attachments(inst);
            for attachment in all {
                if oracle.keeps() {
                    func.add_attachment(inst, attachment);
                }
            }
        }
    });
}

pub(super) fn attributes(module: &mut Module, oracle: &mut Oracle<'_>) {
    for function in module.env.order.functions.clone() {
        let Some(old) = module.env.globals[function].as_function().map(|header| header.attributes) else {
            continue;
        };
        // Those of intrinsics are given with their names.
        if module.env.globals[function].name.starts_with(b"llvm.") {
            continue;
        }
        let new = fewer(&mut module.env, old, oracle);
        if let Some(header) = module.env.globals[function].as_function_mut() {
            header.attributes = new;
        }
        let (env, Some(body)) = module.env_and_body(function) else { continue };
        for info in body.call_infos_mut() {
            info.attributes = fewer(env, info.attributes, oracle);
        }
    }
}

fn fewer(env: &mut Env, list: AttributeList, oracle: &mut Oracle<'_>) -> AttributeList {
    if list == AttributeList::EMPTY {
        return list;
    }
    let mut data = env.attributes.get_list(list).clone();
    let sets = [&mut data.function, &mut data.ret].into_iter().chain(&mut data.params);
    for set in sets.filter_map(Option::as_mut) {
        *set = fewer_of_set(env, *set, oracle);
    }
    env.attributes.list(data)
}

fn fewer_of_set(env: &mut Env, set: AttributeSet, oracle: &mut Oracle<'_>) -> AttributeSet {
    let mut all = env.attributes.get_set(set).to_vec();
    all.retain(|_| oracle.keeps());
    env.attributes.set(all)
}

/// Features of the processor, one by one.
pub(super) fn target_features(module: &mut Module, oracle: &mut Oracle<'_>) {
    for function in module.env.order.functions.clone() {
        let Some(old) = module.env.globals[function].as_function().map(|header| header.attributes) else {
            continue;
        };
        let mut list = module.env.attributes.get_list(old).clone();
        let Some(set) = list.function else { continue };
        let mut all = module.env.attributes.get_set(set).to_vec();
        all.retain_mut(|attribute| match attribute {
            Attribute::String(key, features) if **key == *b"target-features" => {
                let kept: Vec<&[u8]> =
                    features.split(|&byte| byte == b',').filter(|_| oracle.keeps()).collect();
                *features = kept.join(&b',').into();
                !features.is_empty()
            }
            _ => true,
        });
        list.function = Some(module.env.attributes.set(all));
        let new = module.env.attributes.list(list);
        if let Some(header) = module.env.globals[function].as_function_mut() {
            header.attributes = new;
        }
    }
}

pub(super) fn module_data(module: &mut Module, oracle: &mut Oracle<'_>) {
    if !module.env.module_asm.is_empty() && !oracle.keeps() {
        module.env.module_asm.clear();
    }
    if !module.env.source_filename.is_empty() && !oracle.keeps() {
        module.env.source_filename = Box::default();
    }
}
