//! Traps that are calls of a function that the program names (`"trap-func-name"`).
//!
//! ```text
//! call void @llvm.ubsantrap(i8 7) "trap-func-name"="report"    →    call void @report(i8 7)
//! ```
//!
//! # Cost
//! O(instructions), in modules with the attribute.

use super::stack_protector::function_with;
use ir::attributes::Attribute;
use ir::inst::CallInfo;
use ir::module::{Env, Scope};
use ir::{Function, Inst, InstView, Module, Type, Value};

const KEY: &[u8] = b"trap-func-name";
const TRAPS: &[&[u8]] = &[b"llvm.trap", b"llvm.debugtrap", b"llvm.ubsantrap"];

/// Whether any call of a module may ask for it.
pub fn is_wanted(module: &Module) -> bool {
    let asks = |attributes: &[Attribute]| {
        attributes
            .iter()
            .any(|a| matches!(a, Attribute::String(key, value) if **key == *KEY && !value.is_empty()))
    };
    module.attributes.sets().any(|(_, attributes)| asks(attributes))
}

/// Replaces the traps of a function.
pub fn run(env: &mut Env, func: &mut Function) {
    let all = func.blocks().flat_map(|block| func.block_insts(block));
    let found: Vec<(Inst, String)> = all.filter_map(|inst| Some((inst, asked(env, func, inst)?))).collect();
    for (inst, name) in found {
        let InstView::Call { args, .. } = func.view(inst) else { continue };
        let args = args.to_vec();
        let scope = Scope::new(env, func);
        let params: Vec<Type> = args.iter().map(|&arg| scope.type_of(arg)).collect();
        let callee = function_with(env, &name, Type::VOID, &params);
        let fn_ty = env.types.function(Type::VOID, &params, false);
        let operands = [&*args, &[Value::global(callee)]].concat();
        let operands = func.make_operands(&operands);
        func.inst_mut(inst).operands = operands;
        let info = func.call_info_mut(inst);
        *info = CallInfo { fn_ty, bundles: Box::default(), ..info.clone() };
    }
}

/// The function that is to be called instead of a trap.
fn asked(env: &Env, func: &Function, inst: Inst) -> Option<String> {
    let InstView::Call { callee, info, .. } = func.view(inst) else { return None };
    if !TRAPS.contains(&&*env.globals[callee.as_global()?].name) {
        return None;
    }
    let name = env.attributes.function_string(info.attributes, KEY)?;
    (!name.is_empty()).then(|| String::from_utf8_lossy(name).into_owned())
}
