//! Named metadata of the module: flags, identifications, command lines.

use super::metadata::{operands, string};
use super::result::Reporter;
use super::sink::{Check, check};
use super::values::{const_int, strip_casts};
use crate::metadata::{MdItem, Metadata};
use crate::module::Scope;
use support::apint::APInt;
use support::hash::FxHashMap;

/// Behaviours of flags when modules are linked.
mod behavior {
    pub const REQUIRE: u64 = 3;
    pub const APPEND: u64 = 5;
    pub const APPEND_UNIQUE: u64 = 6;
    pub const MAX: u64 = 7;
    pub const MIN: u64 = 8;
}

fn int(scope: Scope<'_>, op: Option<Metadata>) -> Option<APInt> {
    match scope.metadata(op?) {
        MdItem::Value(v) => const_int(scope, *v),
        _ => None,
    }
}

fn is_node(scope: Scope<'_>, op: Option<Metadata>) -> bool {
    op.is_some_and(|m| matches!(scope.metadata(m), MdItem::Node(_)))
}

/// `!llvm.ident` and `!llvm.commandline`: nodes of one string.
pub(super) fn verify_strings(
    r: &mut dyn Reporter,
    scope: Scope<'_>,
    name: &str,
    nodes: &[Metadata],
) -> Check {
    for &node in nodes {
        let ops = operands(scope, node);
        let message = format!("incorrect number of operands in {name} metadata");
        check!(r, ops.len() == 1, &message, node);
        let ok = ops[0].is_some_and(|m| string(scope, m).is_some());
        let message =
            format!("invalid value for {name} metadata entry operand(the operand should be a string)");
        check!(r, ok, &message, ops[0]);
    }
    Ok(())
}

/// `!llvm.module.flags`.
pub(super) fn verify(r: &mut dyn Reporter, scope: Scope<'_>, flags: &[Metadata]) {
    let mut seen: FxHashMap<Metadata, Metadata> = FxHashMap::default();
    let mut requirements = Vec::new();
    for &flag in flags {
        let _ = verify_flag(r, scope, flag, &mut seen, &mut requirements);
    }
    let has_int = |name: &[u8]| {
        flags.iter().any(|&f| {
            let ops = operands(scope, f);
            ops.len() == 3
                && ops[1].and_then(|m| string(scope, m)) == Some(name)
                && int(scope, ops[2]).is_some()
        })
    };
    if has_int(b"aarch64-elf-pauthabi-platform") != has_int(b"aarch64-elf-pauthabi-version") {
        r.fail(
            "either both or no 'aarch64-elf-pauthabi-platform' and 'aarch64-elf-pauthabi-version' module flags \
             must be present",
            &[],
        );
    }
    for requirement in requirements {
        verify_requirement(r, scope, requirement, &seen);
    }
}

fn verify_requirement(
    r: &mut dyn Reporter,
    scope: Scope<'_>,
    requirement: Metadata,
    seen: &FxHashMap<Metadata, Metadata>,
) {
    let ops = operands(scope, requirement);
    let (Some(name), value) = (ops[0], ops[1]) else { return };
    match seen.get(&name) {
        None => {
            let message = "invalid requirement on flag, flag is not present in module";
            r.fail(message, &[name.into()]);
        }
        Some(&flag) if operands(scope, flag).get(2).copied().flatten() != value => {
            let message = "invalid requirement on flag, flag does not have the required value";
            r.fail(message, &[name.into()]);
        }
        Some(_) => {}
    }
}

fn verify_flag(
    r: &mut dyn Reporter,
    scope: Scope<'_>,
    flag: Metadata,
    seen: &mut FxHashMap<Metadata, Metadata>,
    requirements: &mut Vec<Metadata>,
) -> Check {
    let ops = operands(scope, flag);
    check!(r, ops.len() == 3, "incorrect number of operands in module flag", flag);
    let behavior = int(scope, ops[0]);
    let message = "invalid behavior operand in module flag (expected constant integer)";
    check!(r, behavior.is_some(), message, ops[0]);
    let behavior = behavior.and_then(|b| b.to_u64()).unwrap_or(0);
    let message = "invalid behavior operand in module flag (unexpected constant)";
    check!(r, (1..=8).contains(&behavior), message, ops[0]);
    let name = ops[1].and_then(|m| string(scope, m));
    let message = "invalid ID operand in module flag (expected metadata string)";
    check!(r, name.is_some(), message, ops[1]);
    let value = ops[2];
    match behavior {
        behavior::MIN => {
            let ok = int(scope, value).is_some_and(|n| !n.is_negative());
            let message = "invalid value for 'min' module flag (expected constant non-negative integer)";
            check!(r, ok, message, value);
        }
        behavior::MAX => {
            let ok = int(scope, value).is_some();
            let message = "invalid value for 'max' module flag (expected constant integer)";
            check!(r, ok, message, value);
        }
        behavior::REQUIRE => {
            let pair =
                value.filter(|_| is_node(scope, value)).map(|v| operands(scope, v)).unwrap_or_default();
            let message = "invalid value for 'require' module flag (expected metadata pair)";
            check!(r, pair.len() == 2, message, value);
            let ok = pair[0].is_some_and(|m| string(scope, m).is_some());
            let message = "invalid value for 'require' module flag (first value operand should be a string)";
            check!(r, ok, message, pair[0]);
            requirements.extend(value);
        }
        behavior::APPEND | behavior::APPEND_UNIQUE => {
            let ok = is_node(scope, value);
            let message = "invalid value for 'append'-type module flag (expected a metadata node)";
            check!(r, ok, message, value);
        }
        _ => {}
    }
    if behavior != behavior::REQUIRE
        && let Some(id) = ops[1]
    {
        let is_new = seen.insert(id, flag).is_none();
        let message = "module flag identifiers must be unique (or of 'require' type)";
        check!(r, is_new, message, id);
    }
    let is_int = int(scope, value).is_some();
    match name.unwrap_or_default() {
        b"wchar_size" => {
            check!(r, is_int, "wchar_size metadata requires constant integer argument");
        }
        b"Linker Options" => {
            let named = &scope.env.named_metadata;
            let ok = named.iter().any(|n| &*n.name == b"llvm.linker.options");
            check!(r, ok, "'Linker Options' named metadata no longer supported");
        }
        b"SemanticInterposition" => {
            let message = "SemanticInterposition metadata requires constant integer argument";
            check!(r, is_int, message);
        }
        b"CG Profile" => {
            for edge in value.map(|v| operands(scope, v)).unwrap_or_default() {
                let _ = verify_profile_edge(r, scope, edge);
            }
        }
        _ => {}
    }
    Ok(())
}

/// Caller, callee and count of a call.
fn verify_profile_edge(r: &mut dyn Reporter, scope: Scope<'_>, edge: Option<Metadata>) -> Check {
    let ops = edge.filter(|_| is_node(scope, edge)).map(|e| operands(scope, e)).unwrap_or_default();
    check!(r, ops.len() == 3, "expected a MDNode triple", edge);
    for &op in &ops[..2] {
        let Some(function) = op else { continue };
        let ok = match scope.metadata(function) {
            MdItem::Value(v) => strip_casts(scope, *v)
                .as_global()
                .is_some_and(|g| scope.env.globals[g].as_function().is_some()),
            _ => false,
        };
        check!(r, ok, "expected a Function or null", function);
    }
    let ok = int(scope, ops[2]).is_some();
    check!(r, ok, "expected an integer constant", ops[2]);
    Ok(())
}
