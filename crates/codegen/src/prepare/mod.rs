//! What becomes of a module before instructions are selected: constructs that no machine has become others.
//!
//! * [`atomics`]: updates that need a loop.
//! * [`wide`]: divisions and switches of numbers that no library knows.

mod atomics;
mod wide;

use ir::Module;

/// Prepares all functions with bodies. O(instructions).
pub fn run(module: &mut Module) {
    // The library divides numbers of two registers.
    let library_bits = 2 * module.data_layout.pointer_bits(0);
    for global in module.order.functions.clone() {
        if let (env, Some(func)) = module.env_and_body(global) {
            atomics::run(env, func);
            wide::run(env, func, library_bits);
        }
    }
}
