//! What older versions said in another way and only bitcode has; the rest is [`ir::upgrade`].

use ir::function::DbgRecordKind;
use ir::{Env, Global, Module};
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

/// A debug intrinsic of a version before LLVM 19, whose calls become records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DebugIntrinsic {
    Record(DbgRecordKind),
    /// `llvm.dbg.addr`: a value that is the variable's address, said today by the expression.
    Address,
}

/// The debug intrinsics that the module declares.
pub(super) fn dbg_intrinsics(env: &Env) -> FxHashMap<Global, DebugIntrinsic> {
    env.globals
        .iter()
        .filter_map(|(global, data)| {
            let kind = match &*data.name {
                b"llvm.dbg.value" => DebugIntrinsic::Record(DbgRecordKind::Value),
                b"llvm.dbg.declare" => DebugIntrinsic::Record(DbgRecordKind::Declare),
                b"llvm.dbg.assign" => DebugIntrinsic::Record(DbgRecordKind::Assign),
                b"llvm.dbg.label" => DebugIntrinsic::Record(DbgRecordKind::Label),
                b"llvm.dbg.addr" => DebugIntrinsic::Address,
                _ => return None,
            };
            data.as_function().map(|_| (global, kind))
        })
        .collect()
}

/// What can only be done when all has been read.
pub(super) fn finish(module: &mut Module) {
    remove_dbg_declarations(module);
    ir::upgrade::module_flags(&mut module.env);
    ir::upgrade::strict_float_calls(module);
    ir::upgrade::access_tags(module);
}

/// Calls of debug intrinsics have become records, so that nothing uses their declarations.
fn remove_dbg_declarations(module: &mut Module) {
    let dead = dbg_intrinsics(&module.env);
    if !dead.is_empty() {
        module.env.order.functions.retain(|f| !dead.contains_key(f));
    }
}
