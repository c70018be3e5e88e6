//! What becomes of a module before instructions are selected: constructs that no machine has become others.
//!
//! * [`atomics`]: updates that need a loop.

mod atomics;

use ir::Module;

/// Prepares all functions with bodies. O(instructions).
pub fn run(module: &mut Module) {
    for global in module.order.functions.clone() {
        if let (env, Some(func)) = module.env_and_body(global) {
            atomics::run(env, func);
        }
    }
}
