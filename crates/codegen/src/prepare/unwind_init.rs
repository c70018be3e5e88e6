//! `llvm.eh.unwind.init`: the function saves all registers that belong to its caller, so that an unwinder finds them in its
//! frame. Assembly without a text says that it changes them.
//!
//! # Cost
//! O(instructions), in modules that ask.

use crate::TargetMachine;
use ir::constant::{ConstData, ConstKind, InlineAsm};
use ir::inst::CallInfo;
use ir::module::Env;
use ir::{Function, Global, Inst, InstView, Module, Type};
use mir::Isa;

const NAME: &[u8] = b"llvm.eh.unwind.init";

/// Whether any function of a module may ask.
pub fn is_wanted(module: &Module) -> bool {
    module.order.functions.iter().any(|&global| *module.globals[global].name == *NAME)
}

/// Replaces the calls of a function.
pub fn run(
    (isa, machine): (&Isa<'_>, &dyn TargetMachine),
    env: &mut Env,
    func: &mut Function,
    global: Global,
) {
    let asks = |&inst: &Inst| match func.view(inst) {
        InstView::Call { callee, .. } => {
            callee.as_global().is_some_and(|callee| *env.globals[callee].name == *NAME)
        }
        _ => false,
    };
    let found: Vec<Inst> = func.blocks().flat_map(|block| func.block_insts(block)).filter(asks).collect();
    if found.is_empty() {
        return;
    }
    let mut code = mir::Function::new(global);
    if let Some(header) = env.globals[global].as_function() {
        code.calling_conv = header.calling_conv;
    }
    let (all, reserved) = (machine.info().callee_saved(isa, &code), machine.info().reserved(isa, &code));
    let saved = all.into_iter().filter(|reg| !reserved.contains(reg));
    let clobbers: Vec<String> =
        saved.map(|reg| format!("~{{{}}}", isa.reg_name(reg).to_lowercase())).collect();
    let fn_ty = env.types.function(Type::VOID, &[], false);
    let asm = InlineAsm {
        fn_ty,
        asm: Box::default(),
        constraints: clobbers.join(",").into_bytes().into(),
        side_effect: true,
        align_stack: false,
        intel_dialect: false,
        can_throw: false,
    };
    let callee = func.consts.intern(ConstData { ty: Type::PTR, kind: ConstKind::InlineAsm(Box::new(asm)) });
    for inst in found {
        let operands = func.make_operands(&[callee]);
        func.inst_mut(inst).operands = operands;
        let info = func.call_info_mut(inst);
        *info = CallInfo { fn_ty, num_args: 0, bundles: Box::default(), ..info.clone() };
    }
}
