//! What can be taken out of a module. Names are those of llvm-reduce where the pass does the same.
//!
//! A pass goes through its list in an order that depends on the module only, asks the [`Oracle`] of each thing, and takes out what
//! need not stay. What comes of it may be wrong (a call with the wrong callee, a table that names what is gone): then it is no
//! candidate, and less is taken out.

use super::edit::{end_with, insts, remove_insts, replace_uses, tidy_flow, zero_of};
use ir::attributes::{AttributeList, AttributeSet};
use ir::global::Linkage;
use ir::inst::Opcode;
use ir::{Block, Env, Function, Global, Module, Type};
use std::collections::BTreeSet;

pub(super) struct Pass {
    pub name: &'static str,
    pub run: fn(&mut Module, &mut Oracle<'_>),
}

/// Says what stays.
pub(super) struct Oracle<'a> {
    removed: &'a [bool],
    asked: usize,
}

impl<'a> Oracle<'a> {
    /// What is behind the end of the list stays.
    pub fn new(removed: &'a [bool]) -> Oracle<'a> {
        Oracle { removed, asked: 0 }
    }

    pub fn asked(&self) -> usize {
        self.asked
    }

    fn keeps(&mut self) -> bool {
        let at = self.asked;
        self.asked += 1;
        !self.removed.get(at).copied().unwrap_or(false)
    }
}

const fn pass(name: &'static str, run: fn(&mut Module, &mut Oracle<'_>)) -> Pass {
    Pass { name, run }
}

pub(super) const PASSES: &[Pass] = &[
    pass("strip-debug-info", strip_debug_info),
    pass("function-bodies", function_bodies),
    pass("functions", |module, oracle| globals(module, oracle, |order| &mut order.functions)),
    pass("aliases", |module, oracle| globals(module, oracle, |order| &mut order.aliases)),
    pass("ifuncs", |module, oracle| globals(module, oracle, |order| &mut order.ifuncs)),
    pass("global-initializers", global_initializers),
    pass("global-variables", |module, oracle| globals(module, oracle, |order| &mut order.variables)),
    pass("named-metadata", named_metadata),
    pass("metadata", metadata),
    pass("basic-blocks", |module, oracle| in_bodies(module, |env, func| basic_blocks(env, func, oracle))),
    pass("simplify-conditionals-true", |module, oracle| {
        in_bodies(module, |env, func| conditionals(env, func, oracle, 0))
    }),
    pass("simplify-conditionals-false", |module, oracle| {
        in_bodies(module, |env, func| conditionals(env, func, oracle, 1))
    }),
    pass("instructions", |module, oracle| in_bodies(module, |env, func| instructions(env, func, oracle))),
    pass("operands-zero", |module, oracle| in_bodies(module, |env, func| operands_zero(env, func, oracle))),
    pass("attributes", attributes),
    pass("module-data", module_data),
];

fn functions(module: &Module) -> Vec<Global> {
    module.order.functions.clone()
}

fn in_bodies(module: &mut Module, mut change: impl FnMut(&Env, &mut Function)) {
    for function in functions(module) {
        if let (env, Some(body)) = module.env_and_body(function) {
            change(env, body);
        }
    }
}

fn strip_debug_info(module: &mut Module, oracle: &mut Oracle<'_>) {
    let mut stripped = module.clone();
    if ir::upgrade::strip_debug_info(&mut stripped) && !oracle.keeps() {
        *module = stripped;
    }
}

/// What a declaration cannot have.
fn declare(module: &mut Module, global: Global) {
    let data = &mut module.globals[global];
    data.linkage = Linkage::External;
    if let Some(object) = data.object_mut() {
        object.comdat = Default::default();
        object.attachments.clear();
    }
    if let Some(function) = data.as_function_mut() {
        (function.personality, function.prefix, function.prologue) = (None, None, None);
    }
}

fn function_bodies(module: &mut Module, oracle: &mut Oracle<'_>) {
    for function in functions(module) {
        if module.body(function).is_some() && !oracle.keeps() {
            module.bodies[function] = None;
            declare(module, function);
        }
    }
}

fn global_initializers(module: &mut Module, oracle: &mut Oracle<'_>) {
    for variable in module.order.variables.clone() {
        let has_one = module.globals[variable].as_variable().is_some_and(|v| v.initializer.is_some());
        if has_one && !oracle.keeps() {
            declare(module, variable);
            if let Some(data) = module.globals[variable].as_variable_mut() {
                data.initializer = None;
            }
        }
    }
}

/// Globals of a kind; what instructions use of them becomes zero. Those without names are numbered by their place, and stay.
fn globals(
    module: &mut Module,
    oracle: &mut Oracle<'_>,
    list: fn(&mut ir::module::GlobalOrder) -> &mut Vec<Global>,
) {
    let all = list(&mut module.order).clone();
    let named: Vec<Global> =
        all.into_iter().filter(|&global| !module.globals[global].name.is_empty()).collect();
    let gone: BTreeSet<u32> =
        named.into_iter().filter(|_| !oracle.keeps()).map(|global| global.as_u32()).collect();
    if gone.is_empty() {
        return;
    }
    for global in functions(module).into_iter().filter(|global| gone.contains(&global.as_u32())) {
        module.bodies[global] = None;
    }
    in_bodies(module, |env, func| {
        replace_uses(env, func, &|value| {
            value.as_global().is_some_and(|global| gone.contains(&global.as_u32()))
        });
    });
    list(&mut module.order).retain(|global| !gone.contains(&global.as_u32()));
}

fn named_metadata(module: &mut Module, oracle: &mut Oracle<'_>) {
    for named in &mut module.named_metadata {
        named.operands.retain(|_| oracle.keeps());
    }
    module.named_metadata.retain(|_| oracle.keeps());
}

fn metadata(module: &mut Module, oracle: &mut Oracle<'_>) {
    let order = &module.order;
    let objects: Vec<Global> = order.variables.iter().chain(&order.functions).copied().collect();
    for global in objects {
        if let Some(object) = module.globals[global].object_mut() {
            object.attachments.retain(|_| oracle.keeps());
        }
    }
    in_bodies(module, |_, func| {
        for inst in insts(func) {
            if func.debug_loc(inst).is_some() && !oracle.keeps() {
                func.set_debug_loc(inst, None);
            }
            if func.attachments(inst).len() != 0 && !oracle.keeps() {
                func.clear_attachments(inst);
            }
        }
    });
}

/// Blocks, with all that only they lead to. What branched to them goes where else it could, or nowhere.
fn basic_blocks(env: &Env, func: &mut Function, oracle: &mut Oracle<'_>) {
    let blocks: Vec<Block> = func.blocks().skip(1).collect();
    let gone: BTreeSet<u32> =
        blocks.into_iter().filter(|_| !oracle.keeps()).map(|block| block.as_u32()).collect();
    if gone.is_empty() {
        return;
    }
    for block in func.blocks().collect::<Vec<_>>() {
        let (left, lost): (Vec<Block>, Vec<Block>) =
            func.successors(block).partition(|successor| !gone.contains(&successor.as_u32()));
        let Some(end) = func.terminator(block).filter(|_| !lost.is_empty()) else { continue };
        let may_branch = matches!(func.opcode(end), Opcode::Br | Opcode::Switch);
        replace_uses(env, func, &|value| value.as_inst() == Some(end));
        end_with(func, end, left.first().copied().filter(|_| may_branch));
    }
    tidy_flow(env, func);
}

/// Conditional branches that go one way.
fn conditionals(env: &Env, func: &mut Function, oracle: &mut Oracle<'_>, way: usize) {
    let mut has_changed = false;
    for block in func.blocks().collect::<Vec<_>>() {
        let end = func
            .terminator(block)
            .filter(|&end| func.opcode(end) == Opcode::Br && func.operands(end).len() > 1);
        let (Some(end), Some(target)) = (end, func.successors(block).nth(way)) else { continue };
        if !oracle.keeps() {
            end_with(func, end, Some(target));
            has_changed = true;
        }
    }
    if has_changed {
        tidy_flow(env, func);
    }
}

fn instructions(env: &Env, func: &mut Function, oracle: &mut Oracle<'_>) {
    let can_go =
        |func: &Function, inst| !func.opcode(inst).is_terminator() && func.inst(inst).ty != Type::TOKEN;
    let all: Vec<_> = insts(func).into_iter().filter(|&inst| can_go(func, inst)).collect();
    let gone = all.into_iter().filter(|_| !oracle.keeps()).map(|inst| inst.as_u32()).collect();
    remove_insts(env, func, &gone);
}

/// Operands that are no constants become zero; callees stay.
fn operands_zero(env: &Env, func: &mut Function, oracle: &mut Oracle<'_>) {
    for inst in insts(func) {
        for at in 0..func.operands(inst).len() {
            let value = func.operands(inst)[at];
            let is_function = |global: Global| env.globals[global].as_function().is_some();
            let can_change = value.as_inst().is_some()
                || value.as_arg().is_some()
                || value.as_global().is_some_and(|global| !is_function(global));
            if can_change
                && !oracle.keeps()
                && let Some(new) = zero_of(env, func, value)
            {
                func.operands_mut(inst)[at] = new;
            }
        }
    }
}

fn attributes(module: &mut Module, oracle: &mut Oracle<'_>) {
    for function in functions(module) {
        let Some(old) = module.globals[function].as_function().map(|header| header.attributes) else {
            continue;
        };
        let new = fewer(&mut module.env, old, oracle);
        if let Some(header) = module.globals[function].as_function_mut() {
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

fn module_data(module: &mut Module, oracle: &mut Oracle<'_>) {
    if !module.module_asm.is_empty() && !oracle.keeps() {
        module.module_asm.clear();
    }
    if !module.source_filename.is_empty() && !oracle.keeps() {
        module.source_filename = Box::default();
    }
}
