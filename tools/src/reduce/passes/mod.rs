//! What can be taken out of a module. Names are those of llvm-reduce where the pass does the same.
//!
//! A pass goes through its list in an order that depends on the module only, asks the [`Oracle`] of each thing, and takes out
//! what need not stay. What comes of it may be wrong (a call with the wrong callee, a table that names what is gone): then it
//! is no candidate, and less is taken out. No pass undoes what another one does, so rounds come to an end.

mod blocks;
mod globals;
mod instructions;
mod metadata;
mod signatures;

use super::edit::bodies;
use ir::{Env, Function, Module};

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

/// In the order in which they run: what takes out most comes first.
pub(super) const PASSES: &[Pass] = &[
    pass("strip-debug-info", metadata::strip_debug_info),
    pass("function-bodies", globals::function_bodies),
    pass("functions", |module, oracle| globals::globals(module, oracle, |order| &mut order.functions)),
    pass("aliases", |module, oracle| globals::globals(module, oracle, |order| &mut order.aliases)),
    pass("ifuncs", |module, oracle| globals::globals(module, oracle, |order| &mut order.ifuncs)),
    pass("global-variables", |module, oracle| {
        globals::globals(module, oracle, |order| &mut order.variables);
    }),
    pass("global-initializers", globals::global_initializers),
    pass("named-metadata", metadata::named_metadata),
    pass("dbg-records", |module, oracle| in_bodies(module, |_, func| metadata::records(func, oracle))),
    pass("metadata", metadata::metadata),
    pass("simplify-conditionals-true", |module, oracle| {
        in_bodies(module, |env, func| blocks::conditionals(env, func, oracle, 0));
    }),
    pass("simplify-conditionals-false", |module, oracle| {
        in_bodies(module, |env, func| blocks::conditionals(env, func, oracle, 1));
    }),
    pass("invokes", |module, oracle| in_bodies(module, |env, func| blocks::invokes(env, func, oracle))),
    pass("unreachable-basic-blocks", |module, oracle| {
        in_bodies(module, |env, func| blocks::unreachable(env, func, oracle));
    }),
    pass("basic-blocks", |module, oracle| {
        in_bodies(module, |env, func| blocks::basic_blocks(env, func, oracle));
    }),
    pass("switch-cases", |module, oracle| {
        in_bodies(module, |env, func| blocks::switch_cases(env, func, oracle));
    }),
    pass("simplify-cfg", |module, oracle| in_bodies(module, |_, func| blocks::merge(func, oracle))),
    pass("instructions", |module, oracle| {
        in_bodies(module, |env, func| instructions::instructions(env, func, oracle));
    }),
    pass("arguments", signatures::arguments),
    pass("operands-zero", |module, oracle| {
        in_bodies(module, |env, func| instructions::operands_zero(env, func, oracle));
    }),
    pass("operands-skip", |module, oracle| {
        in_bodies(module, |env, func| instructions::operands_skip(env, func, oracle));
    }),
    pass("instructions-to-return", signatures::instructions_to_return),
    pass("function-results", signatures::results),
    pass("instructions-to-arguments", signatures::instructions_to_arguments),
    pass("operand-bundles", |module, oracle| {
        in_bodies(module, |_, func| instructions::operand_bundles(func, oracle));
    }),
    pass("attributes", metadata::attributes),
    pass("target-features-attr", metadata::target_features),
    pass("instruction-flags", |module, oracle| {
        in_bodies(module, |_, func| instructions::flags(func, oracle));
    }),
    pass("volatile", |module, oracle| in_bodies(module, |_, func| instructions::volatile(func, oracle))),
    pass("atomic-ordering", |module, oracle| {
        in_bodies(module, |_, func| instructions::atomic_ordering(func, oracle));
    }),
    pass("function-data", globals::function_data),
    pass("global-values", globals::global_values),
    pass("global-objects", globals::global_objects),
    pass("module-data", metadata::module_data),
];

fn in_bodies(module: &mut Module, mut change: impl FnMut(&Env, &mut Function)) {
    for function in bodies(module) {
        if let (env, Some(body)) = module.env_and_body(function) {
            change(env, body);
        }
    }
}
