//! `main` with MinGW's library: it calls `__main` first, which calls the constructors.
//!
//! ```text
//! define i32 @main() {            define i32 @main() {
//!   ret i32 0                       call void @__main()
//! }                                 ret i32 0
//!                                 }
//! ```

use super::stack_protector::function;
use ir::builder::Builder;
use ir::global::Linkage;
use ir::module::Env;
use ir::{Function, Global, Type, Value};

const CONSTRUCTORS: &str = "__main";

/// Puts in the call if the function is the one. O(1), but for finding the name in a module that has it.
pub fn run(env: &mut Env, func: &mut Function, global: Global) {
    let data = &env.globals[global];
    if &*data.name != b"main" || data.linkage != Linkage::External {
        return;
    }
    let Some(first) = func.blocks().next().and_then(|entry| func.block_insts(entry).next()) else { return };
    let called = function(env, CONSTRUCTORS, Type::VOID);
    if env.globals[called].as_function().is_none() {
        return;
    }
    env.globals[called].dso_local = true;
    let ty = env.globals[called].value_ty;
    let mut build = Builder::new(env, func);
    build.position_before(first);
    build.call(ty, Value::global(called), &[]);
}
