//! Functions and their parameters.

use crate::context::LLVMTypeRef;
use crate::handle::{Array, LLVMBool, Text};
use crate::module::{LLVMModuleRef, ModuleNode};
use crate::value::{LLVMValueRef, ValueNode};
use ir::global::{FunctionHeader, GlobalKind};
use ir::value::Arg;
use ir::{CallingConv, ConstKind, Function, Global, GlobalData, Type, Value, ValueKind};
use std::ffi::c_uint;
use support::entity::Entity;

fn as_function(value: &ValueNode) -> Option<(&ModuleNode, Global)> {
    let (module, global) = value.global()?;
    let is_function = module.ir.borrow().globals[global].as_function().is_some();
    is_function.then_some((module, global))
}

/// The number of parameters.
fn count(module: &ModuleNode, function: Global) -> usize {
    let ir = module.ir.borrow();
    ir.types.signature(ir.globals[function].value_ty).map_or(0, |(_, parameters, _)| parameters.len())
}

fn parameter(module: &ModuleNode, function: Global, index: usize) -> Option<LLVMValueRef> {
    if index >= count(module, function) {
        return None;
    }
    module.local_node(function, Value::arg(Arg::new(index)))
}

/// The function before or after another one in the module.
fn neighbour(value: &ValueNode, step: isize) -> Option<LLVMValueRef> {
    let (module, global) = as_function(value)?;
    let next = {
        let ir = module.ir.borrow();
        let at = ir.order.functions.iter().position(|&other| other == global)?;
        *ir.order.functions.get(at.checked_add_signed(step)?)?
    };
    module.global_node(next)
}

/// Whether anything of the module still names a global. O(module).
fn is_used(module: &ir::Module, global: Global) -> bool {
    let names = |value: &Value| value.as_global() == Some(global);
    let in_pool = |pool: &ir::ConstPool| {
        pool.iter().any(|(_, data)| match &data.kind {
            ConstKind::Aggregate(elements) => elements.iter().any(names),
            ConstKind::Expr(expr) => expr.operands.iter().any(names),
            ConstKind::BlockAddress { func, .. } => *func == global,
            ConstKind::DsoLocalEquivalent(of) | ConstKind::NoCfi(of) => *of == global,
            _ => false,
        })
    };
    let in_body = |body: &Function| {
        let insts = || body.blocks().flat_map(|block| body.block_insts(block));
        in_pool(&body.consts) || insts().any(|inst| body.operands(inst).iter().any(names))
    };
    let others = module.order.functions.iter().filter(|&&other| other != global);
    let in_globals = module.globals.values().any(|data| match &data.kind {
        GlobalKind::Variable(variable) => variable.initializer.as_ref().is_some_and(names),
        GlobalKind::Alias(alias) => names(&alias.aliasee),
        GlobalKind::IFunc(ifunc) => names(&ifunc.resolver),
        GlobalKind::Function(header) => {
            [header.personality, header.prefix, header.prologue].iter().flatten().any(names)
        }
    });
    in_globals || in_pool(&module.consts) || others.filter_map(|&f| module.body(f)).any(in_body)
}

entries! {
    /// A function without a body; it gets one with its first block. If the name is taken, it gets a number.
    fn LLVMAddFunction(module: LLVMModuleRef, name: Text, ty: LLVMTypeRef) -> LLVMValueRef {
        let ty = module.import(&mut module.ir.borrow_mut().env, ty)?;
        module.ir.borrow().types.signature(ty)?;
        let name = module.unique_global(name.to_bytes());
        let kind = GlobalKind::Function(Box::<FunctionHeader>::default());
        let global = module.add_global(GlobalData::new(&name, ty, Type::PTR, kind));
        module.global_node(global)
    }

    fn LLVMGetNamedFunction(module: LLVMModuleRef, name: Text) -> LLVMValueRef {
        let global = module.find(name.to_bytes())?;
        let is_function = module.ir.borrow().globals[global].as_function().is_some();
        is_function.then(|| module.global_node(global)).flatten()
    }

    fn LLVMGetFirstFunction(module: LLVMModuleRef) -> LLVMValueRef {
        let first = *module.ir.borrow().order.functions.first()?;
        module.global_node(first)
    }

    fn LLVMGetLastFunction(module: LLVMModuleRef) -> LLVMValueRef {
        let last = *module.ir.borrow().order.functions.last()?;
        module.global_node(last)
    }

    fn LLVMGetNextFunction(function: LLVMValueRef) -> LLVMValueRef {
        neighbour(function, 1)
    }

    fn LLVMGetPreviousFunction(function: LLVMValueRef) -> LLVMValueRef {
        neighbour(function, -1)
    }

    /// Removes a function that nothing refers to; if something does, the module cannot be used any more.
    fn LLVMDeleteFunction(function: LLVMValueRef) {
        let (module, global) = as_function(function)?;
        if is_used(&module.ir.borrow(), global) {
            let name = String::from_utf8_lossy(&module.ir.borrow().globals[global].name).into_owned();
            module.mistake(format!("function '{name}' is deleted and used"));
            return None;
        }
        module.forget_name(global);
        module.forget_function(global);
        let mut ir = module.ir.borrow_mut();
        ir.bodies.remove(global);
        ir.order.functions.retain(|&other| other != global);
        Some(())
    }

    fn LLVMCountParams(function: LLVMValueRef) -> c_uint {
        let (module, global) = as_function(function)?;
        Some(count(module, global) as c_uint)
    }

    fn LLVMGetParam(function: LLVMValueRef, index: c_uint) -> LLVMValueRef {
        let (module, global) = as_function(function)?;
        parameter(module, global, index as usize)
    }

    fn LLVMGetParams(function: LLVMValueRef, into: Array<LLVMValueRef>) {
        let (module, global) = as_function(function)?;
        let parameters: Option<Vec<_>> =
            (0..count(module, global)).map(|at| parameter(module, global, at)).collect();
        // SAFETY: callers promise room for as many as `LLVMCountParams` says.
        unsafe { into.fill(parameters?) };
        Some(())
    }

    fn LLVMGetFirstParam(function: LLVMValueRef) -> LLVMValueRef {
        let (module, global) = as_function(function)?;
        parameter(module, global, 0)
    }

    fn LLVMGetNextParam(of: LLVMValueRef) -> LLVMValueRef {
        let local = of.local()?;
        let ValueKind::Arg(arg) = local.value.kind() else { return None };
        parameter(local.module, local.function, arg.index() + 1)
    }

    fn LLVMGetParamParent(of: LLVMValueRef) -> LLVMValueRef {
        let local = of.local()?;
        local.module.global_node(local.function)
    }

    fn LLVMGetFunctionCallConv(function: LLVMValueRef) -> c_uint {
        let (module, global) = as_function(function)?;
        Some(module.ir.borrow().globals[global].as_function()?.calling_conv.0.into())
    }

    fn LLVMSetFunctionCallConv(function: LLVMValueRef, number: c_uint) {
        let (module, global) = as_function(function)?;
        if number > CallingConv::MAX {
            return None;
        }
        module.ir.borrow_mut().globals[global].as_function_mut()?.calling_conv = CallingConv(number as u16);
        Some(())
    }

    /// Whether the function or variable has no definition in the module.
    fn LLVMIsDeclaration(global: LLVMValueRef) -> LLVMBool {
        let (module, global) = global.global()?;
        Some(module.ir.borrow().is_declaration(global).into())
    }
}
