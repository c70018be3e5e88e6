//! Functions that tell a profiler when they are entered and left (`-pg`, `-finstrument-functions-after-inlining`).
//!
//! ```text
//! define void @f() "instrument-function-entry-inlined"="mcount" {
//!   call void @mcount()
//! ```
//!
//! `__cyg_profile_func_enter` and `__cyg_profile_func_exit` are told the function and where it was called from. What leaves
//! by an exception is not told.
//!
//! # Cost
//! O(blocks), in modules with the attributes.

use super::stack_protector::{function_with, leaving};
use ir::attributes::{AttrKind, Attribute};
use ir::builder::Builder;
use ir::module::Env;
use ir::{Function, Global, Inst, Module, Type, Value};

const ENTRY: &[u8] = b"instrument-function-entry-inlined";
const EXIT: &[u8] = b"instrument-function-exit-inlined";

/// Functions that take no arguments; the first byte of some says that the name is that of the symbol.
const PLAIN: &[&str] = &[
    "mcount",
    ".mcount",
    "__mcount",
    "_mcount",
    "\u{1}mcount",
    "\u{1}_mcount",
    "llvm.arm.gnu.eabi.mcount",
    "__cyg_profile_func_enter_bare",
];
const TOLD: &[&str] = &["__cyg_profile_func_enter", "__cyg_profile_func_exit"];

const RETURN_ADDRESS: &str = "llvm.returnaddress";

/// Whether any function of a module may ask for it.
pub fn is_wanted(module: &Module) -> bool {
    let asks = |attributes: &[Attribute]| {
        attributes.iter().any(|a| matches!(a, Attribute::String(key, _) if **key == *ENTRY || **key == *EXIT))
    };
    module.attributes.sets().any(|(_, attributes)| asks(attributes))
}

/// Puts the calls into a function; fails where nobody knows what arguments the function wants.
pub fn run(env: &mut Env, func: &mut Function, global: Global) -> Result<(), String> {
    let Some(header) = env.globals[global].as_function() else { return Ok(()) };
    let attributes = header.attributes;
    if env.attributes.function_attr(attributes, AttrKind::Naked).is_some() {
        return Ok(());
    }
    let named = |key: &[u8]| -> Option<String> {
        let name = env.attributes.function_string(attributes, key)?;
        (!name.is_empty()).then(|| String::from_utf8_lossy(name).into_owned())
    };
    let (entry, exit) = (named(ENTRY), named(EXIT));
    let first = func.blocks().next().and_then(|block| func.block_insts(block).next());
    if let Some((name, first)) = entry.zip(first) {
        call(env, func, global, &name, first)?;
    }
    if let Some(name) = exit {
        let returns: Vec<Inst> = func.blocks().filter_map(|block| leaving(func, block)).collect();
        for inst in returns {
            call(env, func, global, &name, inst)?;
        }
    }
    Ok(())
}

/// The call of the profiler before an instruction.
fn call(env: &mut Env, func: &mut Function, global: Global, name: &str, before: Inst) -> Result<(), String> {
    let is_told = TOLD.contains(&name);
    if !is_told && !PLAIN.contains(&name) {
        return Err(format!("functions that call '{name}' when they are entered or left"));
    }
    let params: &[Type] = if is_told { &[Type::PTR, Type::PTR] } else { &[] };
    let callee = function_with(env, name, Type::VOID, params);
    let fn_ty = env.types.function(Type::VOID, params, false);
    let location = func.debug_loc(before);
    let mut build = Builder::new(env, func);
    build.set_debug_loc(location);
    build.position_before(before);
    let mut args = Vec::new();
    if is_told {
        let address = function_with(build.env(), RETURN_ADDRESS, Type::PTR, &[Type::I32]);
        let ty = build.env().globals[address].value_ty;
        let zero = build.int(Type::I32, 0);
        args = vec![Value::global(global), build.call(ty, Value::global(address), &[zero])];
    }
    build.call(fn_ty, Value::global(callee), &args);
    Ok(())
}
