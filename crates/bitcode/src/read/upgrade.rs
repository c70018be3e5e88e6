//! What older versions said in another way, as LLVM 22 reads it.

use ir::function::DbgRecordKind;
use ir::intrinsics::Intrinsic;
use ir::metadata::{MdItem, MdKind};
use ir::{Env, Global, Module, Value};
use support::hash::FxHashMap;

/// `memory(...)` that says nothing: two bits for each of the locations argument, inaccessible, errno, other, and two of
/// targets; in each, 1 is reading and 2 writing.
pub(super) const MEMORY_ANY: u64 = 0xfff;

const READ: u64 = 0x555;
const WRITE: u64 = 0xaaa;
const ARGUMENT: u64 = 0x3;
const INACCESSIBLE: u64 = 0xc;

/// The memory effects that an attribute of functions allowed before LLVM 16.
pub(super) fn old_memory_attribute(code: u64) -> Option<u64> {
    use crate::codes::paramattr::removed;
    Some(match code {
        removed::READ_NONE => 0,
        removed::READ_ONLY => READ,
        removed::WRITE_ONLY => WRITE,
        removed::ARG_MEM_ONLY => ARGUMENT,
        removed::INACCESSIBLE_MEM_ONLY => INACCESSIBLE,
        removed::INACCESSIBLE_MEM_OR_ARG_MEM_ONLY => ARGUMENT | INACCESSIBLE,
        _ => return None,
    })
}

/// The value of a `memory` attribute. Its version is in the top byte; version 0 has no location for `errno`, which was
/// part of "other" and is the third.
pub(super) fn memory(encoded: u64) -> u64 {
    let bits = encoded & 0x00ff_ffff_ffff_ffff;
    if encoded >> 56 != 0 {
        return bits;
    }
    let other = bits >> 4 & 3;
    bits & 0xf | other << 4 | other << 6 | other << 8 | other << 10
}

/// The data layout string as the target has it today.
pub(super) fn data_layout(text: Vec<u8>, _triple: &[u8]) -> Vec<u8> {
    text
}

/// The debug intrinsics that the module declares.
pub(super) fn dbg_intrinsics(env: &Env) -> FxHashMap<Global, DbgRecordKind> {
    env.globals
        .iter()
        .filter_map(|(global, data)| {
            let kind = match &*data.name {
                b"llvm.dbg.value" => DbgRecordKind::Value,
                b"llvm.dbg.declare" => DbgRecordKind::Declare,
                b"llvm.dbg.assign" => DbgRecordKind::Assign,
                b"llvm.dbg.label" => DbgRecordKind::Label,
                _ => return None,
            };
            data.as_function().map(|_| (global, kind))
        })
        .collect()
}

/// Intrinsics have the attributes that they have today, whatever the file says.
pub(super) fn intrinsic_attributes(env: &mut Env) {
    for at in 0..env.order.functions.len() {
        let function = env.order.functions[at];
        let data = &env.globals[function];
        let Some(info) = Intrinsic::lookup(&data.name).map(Intrinsic::info) else { continue };
        let fn_ty = data.value_ty;
        if info.match_type(&env.types, fn_ty).is_err() {
            continue;
        }
        let attributes = info.attributes(env, fn_ty);
        if let Some(header) = env.globals[function].as_function_mut() {
            header.attributes = attributes;
        }
    }
}

/// What can only be done when all has been read.
pub(super) fn finish(module: &mut Module) {
    remove_dbg_declarations(module);
    module_flags(&mut module.env);
}

/// Calls of debug intrinsics have become records, so that nothing uses their declarations.
fn remove_dbg_declarations(module: &mut Module) {
    let dead = dbg_intrinsics(&module.env);
    if !dead.is_empty() {
        module.env.order.functions.retain(|f| !dead.contains_key(f));
    }
}

/// Behaviours of module flags: what a linker does when two modules disagree.
const BEHAVIOR_ERROR: u64 = 1;
const BEHAVIOR_MAX: u64 = 7;
const BEHAVIOR_MIN: u64 = 8;

/// Module flags whose behaviour has changed: name, old behaviours, new one.
const CHANGED_FLAGS: &[(&[u8], &[u64], u64)] = &[
    (b"PIC Level", &[BEHAVIOR_ERROR, BEHAVIOR_MAX], BEHAVIOR_MIN),
    (b"PIE Level", &[BEHAVIOR_ERROR], BEHAVIOR_MAX),
    (b"branch-target-enforcement", &[BEHAVIOR_ERROR], BEHAVIOR_MIN),
    (b"sign-return-address", &[BEHAVIOR_ERROR], BEHAVIOR_MIN),
    (b"sign-return-address-all", &[BEHAVIOR_ERROR], BEHAVIOR_MIN),
    (b"sign-return-address-with-bkey", &[BEHAVIOR_ERROR], BEHAVIOR_MIN),
];

fn module_flags(env: &mut Env) {
    let Some(flags) = env.named_metadata.iter().position(|n| *n.name == *b"llvm.module.flags") else {
        return;
    };
    for at in 0..env.named_metadata[flags].operands.len() {
        let flag = env.named_metadata[flags].operands[at];
        let Some(node) = env.metadata.as_node(flag).filter(|n| n.kind == MdKind::Tuple) else { continue };
        let words = env.metadata.tail(node).to_vec();
        let (Some(&behavior), Some(&name)) = (words.first(), words.get(1)) else { continue };
        let Some(name) = ir::Metadata::from_word(name).and_then(|m| env.metadata.as_string(m)) else {
            continue;
        };
        let Some((_, old, new)) = CHANGED_FLAGS.iter().find(|(n, _, _)| *n == name) else { continue };
        let Some(constant) = constant_of(env, behavior) else { continue };
        let Some(data) = env.consts.lookup(constant) else { continue };
        let ir::ConstKind::Int(value) = data.kind else { continue };
        if !old.contains(&value) {
            continue;
        }
        let ty = data.ty;
        let new = env.consts.int(ty, *new);
        let new = env.metadata.value(new);
        let mut words = words;
        words[0] = new.to_word();
        env.named_metadata[flags].operands[at] = env.metadata.intern_node(MdKind::Tuple, &words);
    }
}

fn constant_of(env: &Env, word: u32) -> Option<Value> {
    let metadata = ir::Metadata::from_word(word)?;
    match env.metadata.contains(metadata).then(|| env.metadata.get(metadata))? {
        MdItem::Value(value) => Some(*value),
        _ => None,
    }
}
