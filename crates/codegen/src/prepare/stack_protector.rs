//! Stack protection: a value that only the process knows stands between the objects of a function and what its caller left on
//! the stack, and is compared before the function returns.
//!
//! ```text
//! %slot = alloca ptr                       the first object, so the nearest to the return address
//! %guard = load volatile ptr, ptr @__stack_chk_guard
//! store volatile ptr %guard, ptr %slot
//! …
//! %now = load volatile ptr, ptr @__stack_chk_guard
//! %kept = load volatile ptr, ptr %slot
//! %same = icmp eq ptr %now, %kept
//! br i1 %same, label %return, label %smashed     smashed: call void @__stack_chk_fail()
//! ```
//!
//! Where a function of the library compares, it is called with what was kept in place of the last four lines.
//!
//! Which functions have it: those with `sspreq`; with `sspstrong`, if an array is among the objects, or an object whose address
//! goes anywhere; with `ssp`, if there is an array of so many characters. Calls that must become jumps are made after the
//! comparison.
//!
//! # Cost
//! O(instructions), for functions that ask for it.

use super::atomics::split;
use crate::{CheckedGuard, StackGuard};
use ir::attributes::{AttrKind, Attribute, AttributeList, AttributeListData};
use ir::builder::Builder;
use ir::global::FunctionHeader;
use ir::inst::{Align, CallInfo, InstFlags, IntPredicate, SyncScope, TailKind};
use ir::module::Env;
use ir::{
    Block, Function, Global, GlobalData, GlobalKind, Inst, InstView, Module, Opcode, Type, TypeData, Value,
};

/// Arrays of fewer characters are not protected by `ssp`, if the function does not say.
const BUFFER_BYTES: u64 = 8;

/// What the library calls the guard and the function that reports.
const GUARD: &str = "__stack_chk_guard";
const FAILED: &str = "__stack_chk_fail";
const THREAD_POINTER: &str = "llvm.thread.pointer.p0";

/// Whether any function of a module may ask for it.
pub fn is_wanted(module: &Module) -> bool {
    let kinds = [AttrKind::StackProtectReq, AttrKind::StackProtectStrong, AttrKind::StackProtect];
    let asks = |attributes: &[Attribute]| {
        attributes.iter().any(|a| a.kind().is_some_and(|kind| kinds.contains(&kind)))
    };
    module.attributes.sets().any(|(_, attributes)| asks(attributes))
}

/// Protects a function if it asks for it.
pub fn run(env: &mut Env, func: &mut Function, global: Global, guard: &StackGuard) {
    if !wants(env, func, global) {
        return;
    }
    let Some(first) = func.blocks().next().and_then(|entry| func.block_insts(entry).next()) else { return };
    let returns: Vec<Inst> = func.blocks().filter_map(|block| leaving(func, block)).collect();
    let reports = match guard {
        StackGuard::Checked(checked) => checked_by(env, checked),
        _ => function(env, FAILED, Type::VOID),
    };
    if env.globals[reports].as_function().is_none() {
        return;
    }
    let mut build = Builder::new(env, func);
    build.position_before(first);
    let slot = build.alloca(Type::PTR, Align::NONE);
    let value = load_guard(&mut build, guard);
    build.store_with(value, slot, Align::NONE, InstFlags::VOLATILE, SyncScope::SYSTEM);
    if returns.is_empty() {
        return;
    }
    if let StackGuard::Checked(checked) = guard {
        for inst in returns {
            call_check(env, func, inst, slot, (checked, reports));
        }
        return;
    }
    let smashed = build.append_block("");
    build.position_at_end(smashed);
    let ty = build.env().globals[reports].value_ty;
    build.call(ty, Value::global(reports), &[]);
    build.unreachable();
    for inst in returns {
        check(env, func, inst, (slot, smashed), guard);
    }
}

/// The instruction before which a block that returns compares: the return, or a call that must become a jump.
pub(super) fn leaving(func: &Function, block: Block) -> Option<Inst> {
    let insts: Vec<Inst> = func.block_insts(block).collect();
    let (&last, before) = insts.split_last()?;
    if func.opcode(last) != Opcode::Ret {
        return None;
    }
    let must_jump = |&&inst: &&Inst| {
        func.opcode(inst) == Opcode::Call && func.inst(inst).flags.tail() == TailKind::MustTail
    };
    Some(before.iter().rev().take(2).find(must_jump).copied().unwrap_or(last))
}

/// The function that compares.
fn checked_by(env: &mut Env, checked: &CheckedGuard) -> Global {
    let global = named(env, checked.function, |env| {
        let ty = env.types.function(Type::VOID, &[Type::PTR], false);
        let ptr = env.types.ptr(env.data_layout.program_addr_space());
        let header = FunctionHeader {
            calling_conv: checked.calling_conv,
            attributes: arguments_of_check(env, checked),
            ..FunctionHeader::default()
        };
        GlobalData::new(checked.function.as_bytes(), ty, ptr, GlobalKind::Function(Box::new(header)))
    });
    env.globals[global].dso_local = true;
    global
}

fn arguments_of_check(env: &mut Env, checked: &CheckedGuard) -> AttributeList {
    if !checked.in_register {
        return AttributeList::EMPTY;
    }
    let first = env.attributes.set(vec![Attribute::Enum(AttrKind::InReg)]);
    env.attributes.list(AttributeListData { params: vec![Some(first)], ..AttributeListData::default() })
}

/// Before a function returns: the library compares what was kept.
fn call_check(
    env: &mut Env,
    func: &mut Function,
    inst: Inst,
    slot: Value,
    (checked, function): (&CheckedGuard, Global),
) {
    let location = func.debug_loc(inst);
    let info = CallInfo {
        fn_ty: env.globals[function].value_ty,
        attributes: arguments_of_check(env, checked),
        calling_conv: checked.calling_conv,
        num_args: 0,
        num_indirect: 0,
        bundles: Box::default(),
    };
    let mut build = Builder::new(env, func);
    build.set_debug_loc(location);
    build.position_before(inst);
    let kept = build.load_with(Type::PTR, slot, Align::NONE, InstFlags::VOLATILE, SyncScope::SYSTEM);
    build.call_with(info, Value::global(function), &[kept], &[], InstFlags::NONE);
}

fn check(
    env: &mut Env,
    func: &mut Function,
    inst: Inst,
    (slot, smashed): (Value, Block),
    guard: &StackGuard,
) {
    let Some(head) = func.block_of(inst) else { return };
    let location = func.debug_loc(inst);
    let (middle, rest) = split(func, head, inst);
    let mut build = Builder::new(env, func);
    build.set_debug_loc(location);
    build.position_at_end(head);
    build.br(middle);
    build.position_at_end(middle);
    let now = load_guard(&mut build, guard);
    let volatile = InstFlags::VOLATILE;
    let kept = build.load_with(Type::PTR, slot, Align::NONE, volatile, SyncScope::SYSTEM);
    let same = build.icmp(IntPredicate::Eq, now, kept);
    build.cond_br(same, rest, smashed);
}

fn load_guard(build: &mut Builder<'_>, guard: &StackGuard) -> Value {
    let place = match guard {
        StackGuard::Variable { name, space } => {
            Value::global(variable(build.env(), name.as_deref().unwrap_or(GUARD), *space))
        }
        StackGuard::Checked(checked) => {
            let global = variable(build.env(), checked.variable, 0);
            build.env().globals[global].dso_local = true;
            Value::global(global)
        }
        &StackGuard::Address { space, offset } => {
            let ty = build.env().types.ptr(space);
            let offset = build.int(Type::I64, offset as u64);
            build.cast(Opcode::IntToPtr, offset, ty, InstFlags::NONE)
        }
        &StackGuard::Thread { offset } => {
            let pointer = function(build.env(), THREAD_POINTER, Type::PTR);
            let ty = build.env().globals[pointer].value_ty;
            let thread = build.call(ty, Value::global(pointer), &[]);
            let offset = build.int(Type::I64, offset as u64);
            build.gep(Type::I8, thread, &[offset], InstFlags::NONE)
        }
    };
    build.load_with(Type::PTR, place, Align::NONE, InstFlags::VOLATILE, SyncScope::SYSTEM)
}

/// The global of this name, declared if there is none.
fn named(env: &mut Env, name: &str, make: impl FnOnce(&mut Env) -> GlobalData) -> Global {
    let known = env.globals.iter().find(|(_, data)| *data.name == *name.as_bytes()).map(|(global, _)| global);
    known.unwrap_or_else(|| {
        let data = make(env);
        env.add_global(data)
    })
}

fn variable(env: &mut Env, name: &str, space: u32) -> Global {
    named(env, name, |env| {
        let ptr = env.types.ptr(space);
        GlobalData::new(name.as_bytes(), Type::PTR, ptr, GlobalKind::Variable(Box::default()))
    })
}

/// A function of the library without parameters, declared if it is not there.
pub(super) fn function(env: &mut Env, name: &str, ret: Type) -> Global {
    function_with(env, name, ret, &[])
}

/// A function of the library with such parameters, declared if it is not there.
pub(super) fn function_with(env: &mut Env, name: &str, ret: Type, params: &[Type]) -> Global {
    named(env, name, |env| {
        let ty = env.types.function(ret, params, false);
        let ptr = env.types.ptr(env.data_layout.program_addr_space());
        GlobalData::new(name.as_bytes(), ty, ptr, GlobalKind::Function(Box::<FunctionHeader>::default()))
    })
}

fn wants(env: &Env, func: &Function, global: Global) -> bool {
    let Some(header) = env.globals[global].as_function() else { return false };
    let has = |kind| env.attributes.function_attr(header.attributes, kind).is_some();
    let buffer = env.attributes.function_string(header.attributes, b"stack-protector-buffer-size");
    let buffer = buffer.and_then(|text| std::str::from_utf8(text).ok()?.parse().ok()).unwrap_or(BUFFER_BYTES);
    if has(AttrKind::StackProtectReq) {
        return true;
    }
    let strong = has(AttrKind::StackProtectStrong);
    if !strong && !has(AttrKind::StackProtect) {
        return false;
    }
    let mut insts = func.blocks().flat_map(|block| func.block_insts(block));
    let object = |inst: Inst| match func.view(inst) {
        InstView::Alloca { ty, count, .. } => Some((ty, count)),
        _ => None,
    };
    let scope = ir::Scope::new(env, func);
    let needs = |inst: Inst| {
        let Some((ty, count)) = object(inst) else { return false };
        let count = match scope.constant(count).map(|data| &data.kind) {
            Some(ir::ConstKind::Int(count)) => *count,
            _ => return true,
        };
        if strong {
            count != 1 || has_array(env, ty, 0)
        } else {
            has_array(env, ty, buffer) || (count > 1 && count >= buffer)
        }
    };
    insts.any(needs)
        || (strong && goes_anywhere(func, |value| value.as_inst().is_some_and(|i| object(i).is_some())))
}

/// Whether an array is in a type, if `characters` is not 0 one of so many bytes.
fn has_array(env: &Env, ty: Type, characters: u64) -> bool {
    let mut pending = vec![ty];
    while let Some(ty) = pending.pop() {
        match env.types.get(ty) {
            TypeData::Array { elem, len } => {
                let is_text = env.types.int_bits(*elem) == Some(8);
                if characters == 0 || (is_text && *len >= characters) {
                    return true;
                }
                pending.push(*elem);
            }
            TypeData::Struct { fields, .. } => pending.extend(fields),
            TypeData::Identified(id) => {
                pending.extend(env.types.identified(*id).body.iter().flat_map(|body| &body.fields))
            }
            _ => {}
        }
    }
    false
}

/// Whether the address of an object is used other than to access it.
fn goes_anywhere(func: &Function, is_object: impl Fn(Value) -> bool) -> bool {
    func.blocks().flat_map(|block| func.block_insts(block)).any(|inst| match func.view(inst) {
        InstView::Load { .. } => false,
        InstView::Store { value, .. } => is_object(value),
        _ => func.operands(inst).iter().any(|&value| is_object(value)),
    })
}
