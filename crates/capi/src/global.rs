//! Global variables, and what all globals have.

use crate::context::LLVMTypeRef;
use crate::enums::*;
use crate::handle::{LLVMBool, Ref, Text};
use crate::module::{LLVMModuleRef, ModuleNode};
use crate::value::{LLVMValueRef, ValueNode};
use ir::global::{GlobalKind, Linkage, ThreadLocal, UnnamedAddr, Variable};
use ir::inst::Align;
use ir::{Global, GlobalData, Opcode, Type};
use std::ffi::c_uint;

/// Linkages and their numbers in C.
const LINKAGES: [(LLVMLinkage, Linkage); 11] = [
    (LLVMExternalLinkage, Linkage::External),
    (LLVMAvailableExternallyLinkage, Linkage::AvailableExternally),
    (LLVMLinkOnceAnyLinkage, Linkage::LinkOnceAny),
    (LLVMLinkOnceODRLinkage, Linkage::LinkOnceOdr),
    (LLVMWeakAnyLinkage, Linkage::WeakAny),
    (LLVMWeakODRLinkage, Linkage::WeakOdr),
    (LLVMAppendingLinkage, Linkage::Appending),
    (LLVMInternalLinkage, Linkage::Internal),
    (LLVMPrivateLinkage, Linkage::Private),
    (LLVMExternalWeakLinkage, Linkage::ExternWeak),
    (LLVMCommonLinkage, Linkage::Common),
];

fn change_variable(value: &ValueNode, change: impl FnOnce(&mut Variable)) -> Option<()> {
    let (module, global) = value.global()?;
    change(module.ir.borrow_mut().globals[global].as_variable_mut()?);
    Some(())
}

/// A new variable; the name is made unique.
pub fn add(module: &ModuleNode, name: &[u8], ty: Type, variable: Variable) -> Global {
    let name = module.unique_global(name);
    let kind = GlobalKind::Variable(Box::new(variable));
    module.add_global(GlobalData::new(&name, ty, Type::PTR, kind))
}

entries! {
    /// A variable that is declared; `LLVMSetInitializer` defines it.
    fn LLVMAddGlobal(module: LLVMModuleRef, ty: LLVMTypeRef, name: Text) -> LLVMValueRef {
        let ty = module.import(&mut module.ir.borrow_mut().env, ty)?;
        let global = add(module, name.to_bytes(), ty, Variable::default());
        module.global_node(global)
    }

    fn LLVMGetNamedGlobal(module: LLVMModuleRef, name: Text) -> LLVMValueRef {
        let global = module.find(name.to_bytes())?;
        let is_variable = module.ir.borrow().globals[global].as_variable().is_some();
        is_variable.then(|| module.global_node(global)).flatten()
    }

    fn LLVMSetInitializer(variable: LLVMValueRef, constant: LLVMValueRef) {
        let (module, global) = variable.global()?;
        let mut ir = module.ir.borrow_mut();
        match module.operand(&mut ir.env, None, constant) {
            Ok(value) => ir.globals[global].as_variable_mut()?.initializer = Some(value),
            Err(what) => module.mistake(format!("{what} is an initializer")),
        }
        Some(())
    }

    fn LLVMSetGlobalConstant(variable: LLVMValueRef, is_constant: LLVMBool) {
        change_variable(variable, |variable| variable.constant = is_constant != 0)
    }

    fn LLVMIsGlobalConstant(variable: LLVMValueRef) -> LLVMBool {
        let (module, global) = variable.global()?;
        Some(module.ir.borrow().globals[global].as_variable()?.constant.into())
    }

    fn LLVMSetThreadLocal(variable: LLVMValueRef, is_local: LLVMBool) {
        let (module, global) = variable.global()?;
        let mode = if is_local != 0 { ThreadLocal::GeneralDynamic } else { ThreadLocal::None };
        module.ir.borrow_mut().globals[global].thread_local = mode;
        Some(())
    }

    /// The type of what the global is, which its address does not say.
    fn LLVMGlobalGetValueType(global: LLVMValueRef) -> LLVMTypeRef {
        let (module, global) = global.global()?;
        let ir = module.ir.borrow();
        module.export(&ir.env, ir.globals[global].value_ty)
    }

    fn LLVMGetGlobalParent(global: LLVMValueRef) -> LLVMModuleRef {
        global.global().map(|(module, _)| Ref::of(module))
    }

    fn LLVMGetLinkage(global: LLVMValueRef) -> LLVMLinkage {
        let (module, global) = global.global()?;
        let linkage = module.ir.borrow().globals[global].linkage;
        LINKAGES.iter().find(|(_, ours)| *ours == linkage).map(|(number, _)| *number)
    }

    fn LLVMSetLinkage(global: LLVMValueRef, linkage: LLVMLinkage) {
        let (module, global) = global.global()?;
        let linkage = LINKAGES.iter().find(|(number, _)| *number == linkage)?.1;
        let mut ir = module.ir.borrow_mut();
        ir.globals[global].linkage = linkage;
        // What only this module sees is there.
        ir.globals[global].dso_local |= linkage.is_local();
        Some(())
    }

    fn LLVMSetUnnamedAddress(global: LLVMValueRef, what: LLVMUnnamedAddr) {
        let (module, global) = global.global()?;
        let what = *UnnamedAddr::ALL.get(what as usize)?;
        module.ir.borrow_mut().globals[global].unnamed_addr = what;
        Some(())
    }

    fn LLVMSetSection(global: LLVMValueRef, name: Text) {
        let (module, global) = global.global()?;
        module.ir.borrow_mut().globals[global].object_mut()?.section = Some(name.to_bytes().into());
        Some(())
    }

    /// The alignment of a global, a load, a store or an `alloca`, in bytes.
    fn LLVMSetAlignment(value: LLVMValueRef, bytes: c_uint) {
        let align = Align::from_bytes(bytes.into())?;
        if let Some((module, global)) = value.global() {
            module.ir.borrow_mut().globals[global].object_mut()?.align = align;
            return Some(());
        }
        let (local, inst) = value.inst()?;
        let mut ir = local.module.ir.borrow_mut();
        let body = ir.body_mut(local.function)?;
        if matches!(body.opcode(inst), Opcode::Load | Opcode::Store | Opcode::Alloca) {
            body.inst_mut(inst).sub = align.to_raw();
        }
        Some(())
    }
}
