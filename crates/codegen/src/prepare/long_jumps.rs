//! `llvm.eh.sjlj.setjmp` and `llvm.eh.sjlj.longjmp`: jumps to where a function noted its frame, a label and its stack pointer.
//!
//! ```text
//! %r = call i32 @llvm.eh.sjlj.setjmp(ptr %words)     store ptr blockaddress(@f, %arrival), ptr %words + one word
//!                                                    callbr void asm "", "!i,~{…}"() to label %rest [label %arrival]
//!                                               →    arrival: br label %rest
//!                                                    rest: %r = phi i32 [ 0, %head ], [ 1, %arrival ]
//! ```
//!
//! The assembly changes all registers but the stack pointer and the frame pointer, so that nothing is in any other where the
//! jump arrives. The program has stored these two in the first and the third word before.
//!
//! # Cost
//! O(instructions), in modules that ask.

use super::atomics::split;
use super::calls_of;
use crate::{LongJumps, TargetMachine};
use ir::attributes::{AttrKind, Attribute, AttributeListData};
use ir::builder::Builder;
use ir::constant::{ConstData, ConstKind, InlineAsm};
use ir::inst::{Align, CallInfo, CallingConv, InstData, InstFlags};
use ir::module::Env;
use ir::{Function, Global, Inst, InstView, Module, Opcode, Type, Value};

const SET: &[u8] = b"llvm.eh.sjlj.setjmp";
const JUMP: &[u8] = b"llvm.eh.sjlj.longjmp";

/// Whether any function of a module may ask.
pub fn is_wanted(module: &Module) -> bool {
    module.order.functions.iter().any(|&global| [SET, JUMP].contains(&&*module.globals[global].name))
}

/// Rewrites the calls of a function; the error says why that cannot be.
pub fn run(
    machine: &dyn TargetMachine,
    env: &mut Env,
    func: &mut Function,
    global: Global,
    guards_returns: bool,
) -> Result<(), String> {
    for (inst, is_set) in calls_of(env, func, SET, JUMP) {
        let name = String::from_utf8_lossy(if is_set { SET } else { JUMP }).into_owned();
        let refused = |why: &str| format!("'{name}'{why}");
        if guards_returns {
            return Err(refused(" with guarded returns (the module flag 'cf-protection-return')"));
        }
        let how = machine.long_jumps().ok_or_else(|| refused(" on this target"))?;
        if is_set {
            set(env, func, global, inst, &how);
        } else {
            jump(env, func, inst, &how);
        }
    }
    Ok(())
}

fn assembly(func: &mut Function, fn_ty: Type, text: &str, constraints: &str) -> Value {
    let asm = InlineAsm {
        fn_ty,
        asm: text.as_bytes().into(),
        constraints: constraints.as_bytes().into(),
        side_effect: true,
        align_stack: false,
        intel_dialect: false,
        can_throw: false,
    };
    func.consts.intern(ConstData { ty: Type::PTR, kind: ConstKind::InlineAsm(Box::new(asm)) })
}

fn set(env: &mut Env, func: &mut Function, global: Global, inst: Inst, how: &LongJumps) {
    let InstView::Call { args: &[words, ..], .. } = func.view(inst) else { return };
    let Some(head) = func.block_of(inst) else { return };
    let location = func.debug_loc(inst);
    let (arrival, rest) = split(func, head, inst);
    let label = ConstKind::BlockAddress { func: global, block: arrival };
    let label = func.consts.intern(ConstData { ty: Type::PTR, kind: label });
    let mut build = Builder::new(env, func);
    build.set_debug_loc(location);
    build.position_at_end(head);
    let index = build.int(Type::I64, u64::from(how.word_bytes));
    let place = build.gep(Type::I8, words, &[index], InstFlags::NONE);
    build.store(label, place, Align::NONE);
    build.position_at_end(arrival);
    build.br(rest);
    let fn_ty = env.types.function(Type::VOID, &[], false);
    let constraints = format!("!i,{}", how.clobbers);
    let asm = assembly(func, fn_ty, "", &constraints);
    let twice = env.attributes.set(vec![Attribute::Enum(AttrKind::ReturnsTwice)]);
    let attributes = env.attributes.list(AttributeListData { function: Some(twice), ..Default::default() });
    let call = func.make_call(CallInfo {
        fn_ty,
        attributes,
        calling_conv: CallingConv::C,
        num_args: 0,
        num_indirect: 1,
        bundles: Box::default(),
    });
    let operands = func.make_operands(&[rest.into(), arrival.into(), asm]);
    let data = InstData::new(Opcode::CallBr, Type::VOID, operands).with_aux(call.as_u32());
    let made = func.create_inst(data);
    func.append_inst(made, head);
    // The call is the first instruction of the rest.
    let (first, again) = {
        let mut build = Builder::new(env, func);
        (build.int(Type::I32, 0), build.int(Type::I32, 1))
    };
    let operands = func.make_operands(&[first, head.into(), again, arrival.into()]);
    let data = func.inst_mut(inst);
    (data.opcode, data.operands) = (Opcode::Phi, operands);
    (data.sub, data.aux, data.flags) = (0, 0, InstFlags::NONE);
}

fn jump(env: &mut Env, func: &mut Function, inst: Inst, how: &LongJumps) {
    let InstView::Call { args: &[words, ..], .. } = func.view(inst) else { return };
    let fn_ty = env.types.function(Type::VOID, &[Type::PTR], false);
    let asm = assembly(func, fn_ty, how.jump, how.jump_constraints);
    let operands = func.make_operands(&[words, asm]);
    func.inst_mut(inst).operands = operands;
    let info = func.call_info_mut(inst);
    *info = CallInfo { fn_ty, num_args: 1, bundles: Box::default(), ..info.clone() };
}
