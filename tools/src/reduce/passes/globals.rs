//! Functions, variables, aliases, and what they have beside their contents.

use super::{Oracle, in_bodies};
use crate::reduce::edit::{add_users, bodies, replace_uses};
use ir::global::{DllStorage, GlobalKind, Linkage, ThreadLocal, UnnamedAddr, Visibility};
use ir::{Global, Module, Value};
use std::collections::BTreeSet;

/// What a declaration cannot have.
fn declare(module: &mut Module, global: Global) {
    let data = &mut module.env.globals[global];
    // What is local is known to be near, which need not be said of it.
    data.dso_local &= !data.linkage.is_local();
    data.linkage = Linkage::External;
    if let Some(object) = data.object_mut() {
        object.comdat = Default::default();
        object.attachments.clear();
    }
    if let Some(function) = data.as_function_mut() {
        (function.personality, function.prefix, function.prologue) = (None, None, None);
    }
}

pub(super) fn function_bodies(module: &mut Module, oracle: &mut Oracle<'_>) {
    for function in bodies(module) {
        if !oracle.keeps() {
            module.bodies.remove(function);
            declare(module, function);
        }
    }
}

pub(super) fn global_initializers(module: &mut Module, oracle: &mut Oracle<'_>) {
    for variable in module.env.order.variables.clone() {
        let has_one = module.env.globals[variable].as_variable().is_some_and(|v| v.initializer.is_some());
        if has_one && !oracle.keeps() {
            declare(module, variable);
            if let Some(data) = module.env.globals[variable].as_variable_mut() {
                data.initializer = None;
            }
        }
    }
}

/// Globals of a kind. What instructions use of them becomes zero, and so do initializers that name them. Those without names are
/// numbered by their place, and stay.
pub(super) fn globals(
    module: &mut Module,
    oracle: &mut Oracle<'_>,
    list: fn(&mut ir::module::GlobalOrder) -> &mut Vec<Global>,
) {
    let all = list(&mut module.env.order).clone();
    let named: Vec<Global> =
        all.into_iter().filter(|&global| !module.env.globals[global].name.is_empty()).collect();
    let gone: BTreeSet<Global> = named.into_iter().filter(|_| !oracle.keeps()).collect();
    if gone.is_empty() {
        return;
    }
    for &global in &gone {
        module.bodies.remove(global);
    }
    let mut values: BTreeSet<Value> = gone.iter().map(|&global| Value::global(global)).collect();
    add_users(&module.env.consts, &mut values);
    in_bodies(module, |env, func| {
        // Constants of a function are numbered anew in each.
        let mut values = values.clone();
        add_users(&func.consts, &mut values);
        replace_uses(env, func, &|value| values.contains(&value));
    });
    list(&mut module.env.order).retain(|global| !gone.contains(global));
    forget(module, &values);
}

/// Takes values out of what globals say of themselves.
fn forget(module: &mut Module, values: &BTreeSet<Value>) {
    let env = &mut *module.env;
    let is_gone = |value: Option<Value>| value.is_some_and(|value| values.contains(&value));
    for variable in env.order.variables.clone() {
        let ty = env.globals[variable].value_ty;
        let zero = env.consts.null(&env.types, ty);
        if let Some(data) = env.globals[variable].as_variable_mut()
            && is_gone(data.initializer)
        {
            data.initializer = Some(zero);
        }
    }
    for function in env.order.functions.clone() {
        if let Some(data) = env.globals[function].as_function_mut() {
            for part in [&mut data.personality, &mut data.prefix, &mut data.prologue] {
                if is_gone(*part) {
                    *part = None;
                }
            }
        }
    }
    let globals = &env.globals;
    let stays = |&global: &Global| match &globals[global].kind {
        GlobalKind::Alias(alias) => !is_gone(Some(alias.aliasee)),
        GlobalKind::IFunc(ifunc) => !is_gone(Some(ifunc.resolver)),
        GlobalKind::Variable(_) | GlobalKind::Function(_) => true,
    };
    env.order.aliases.retain(stays);
    env.order.ifuncs.retain(stays);
}

/// Asks only of what there is.
fn clear<T: PartialEq>(part: &mut T, nothing: T, oracle: &mut Oracle<'_>) {
    if *part != nothing && !oracle.keeps() {
        *part = nothing;
    }
}

fn everything(module: &Module) -> Vec<Global> {
    let order = &module.env.order;
    [&order.variables, &order.functions, &order.aliases, &order.ifuncs]
        .into_iter()
        .flatten()
        .copied()
        .collect()
}

pub(super) fn function_data(module: &mut Module, oracle: &mut Oracle<'_>) {
    for function in module.env.order.functions.clone() {
        if let Some(data) = module.env.globals[function].as_function_mut() {
            clear(&mut data.gc, None, oracle);
            clear(&mut data.personality, None, oracle);
            clear(&mut data.prefix, None, oracle);
            clear(&mut data.prologue, None, oracle);
            clear(&mut data.preferred_align, Default::default(), oracle);
        }
    }
}

pub(super) fn global_values(module: &mut Module, oracle: &mut Oracle<'_>) {
    for global in everything(module) {
        let data = &mut module.env.globals[global];
        let may_be_far = !data.linkage.is_local() && data.visibility == Visibility::Default;
        if may_be_far {
            clear(&mut data.dso_local, false, oracle);
        }
        clear(&mut data.visibility, Visibility::Default, oracle);
        clear(&mut data.dll_storage, DllStorage::None, oracle);
        clear(&mut data.thread_local, ThreadLocal::None, oracle);
        clear(&mut data.unnamed_addr, UnnamedAddr::None, oracle);
        clear(&mut data.partition, None, oracle);
        let was_local = data.linkage.is_local();
        clear(&mut data.linkage, Linkage::External, oracle);
        data.dso_local &= !was_local || data.linkage.is_local();
    }
}

pub(super) fn global_objects(module: &mut Module, oracle: &mut Oracle<'_>) {
    for global in everything(module) {
        let data = &mut module.env.globals[global];
        if let Some(object) = data.object_mut() {
            clear(&mut object.section, None, oracle);
            clear(&mut object.align, Default::default(), oracle);
            clear(&mut object.comdat, Default::default(), oracle);
        }
    }
}
