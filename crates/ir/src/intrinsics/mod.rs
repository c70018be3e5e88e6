//! Intrinsics: functions whose names begin with `llvm.` and whose meaning the compiler knows.
//!
//! The target-independent ones are the rows of one table ([`Intrinsic`] is a row's number). A row says which types
//! results and parameters may have, as patterns, and which attributes the declaration has. Where patterns leave a
//! choice the intrinsic is *overloaded*: the chosen types are appended to its name, as in `llvm.umax.v4i32`.
//!
//! * [`Intrinsic::lookup`]: from a name to the intrinsic.
//! * [`IntrinsicInfo::match_type`]: whether a function type fits, and which types were chosen.
//! * [`IntrinsicInfo::function_type`], [`IntrinsicInfo::mangled_name`]: the other way.
//! * [`Env::declare_intrinsic`](crate::Env::declare_intrinsic), [`declare`]: a declaration with type, name, attributes.
//!
//! Intrinsics of a target are rows of a table of the target's own, of the same [`IntrinsicInfo`]; [`lookup_in`]
//! searches any table. IR of other targets is read and written all the same: nothing here rejects an unknown
//! `llvm.<target>.…`.
//!
//! # Cost
//! Looking up a name: a binary search per dot in it. Rows are interpreted when asked for, which happens once per
//! declaration, not per call.

mod attributes;
pub mod signature;
mod table;
mod target_names;
#[cfg(test)]
mod tests;

pub use signature::{Mismatch, append_mangled_type};
pub use target_names::is_target_intrinsic;

use crate::global::{FunctionHeader, GlobalData, GlobalKind};
use crate::module::Env;
use crate::types::Type;
use crate::value::Global;

/// A target-independent intrinsic: the number of its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Intrinsic(u16);

/// A row of a table of intrinsics. The notation is that of [`table`] and [`signature`].
#[derive(Clone, Copy, Debug)]
pub struct IntrinsicInfo {
    /// The name without overload suffix.
    pub name: &'static str,
    /// Patterns of the results.
    pub results: &'static str,
    /// Patterns of the parameters.
    pub params: &'static str,
    /// Attributes of the function.
    pub attrs: &'static str,
    /// Attributes of arguments and result.
    pub arg_attrs: &'static str,
}

impl Intrinsic {
    /// The intrinsic that a function of this name is: the row with the name, or an overloaded row whose name and a dot
    /// begin it.
    pub fn lookup(name: &[u8]) -> Option<Intrinsic> {
        lookup_in(table::TABLE, name).map(|i| Intrinsic(i as u16))
    }

    pub fn info(self) -> &'static IntrinsicInfo {
        &table::TABLE[usize::from(self.0)]
    }

    /// The name without overload suffix.
    pub fn name(self) -> &'static str {
        self.info().name
    }

    /// Every intrinsic, in order of names.
    pub fn all() -> impl ExactSizeIterator<Item = Intrinsic> {
        (0..table::TABLE.len() as u16).map(Intrinsic)
    }
}

/// The row of `table`, which is sorted by name, that a function of this name is.
pub fn lookup_in(table: &[IntrinsicInfo], name: &[u8]) -> Option<usize> {
    let find = |name: &[u8]| table.binary_search_by(|row| row.name.as_bytes().cmp(name)).ok();
    if !name.starts_with(b"llvm.") {
        return None;
    }
    if let Some(row) = find(name) {
        return Some(row);
    }
    // The longest beginning that is a name decides; a suffix makes sense only for overloaded intrinsics.
    let mut end = name.len();
    while let Some(dot) = name[..end].iter().rposition(|&b| b == b'.').filter(|&dot| dot > 4) {
        if let Some(row) = find(&name[..dot]) {
            return table[row].is_overloaded().then_some(row);
        }
        end = dot;
    }
    None
}

impl Env {
    /// The declaration of an intrinsic for the chosen types, added if the module has none. `None` if the types do not
    /// fit. O(number of functions) where the caller keeps no map of names.
    pub fn declare_intrinsic(&mut self, intrinsic: Intrinsic, overloads: &[Type]) -> Option<Global> {
        declare(self, intrinsic.info(), overloads)
    }
}

/// As [`Env::declare_intrinsic`], for a row of any table.
pub fn declare(env: &mut Env, info: &IntrinsicInfo, overloads: &[Type]) -> Option<Global> {
    let fn_ty = info.function_type(&mut env.types, overloads)?;
    let name = info.mangled_name(&env.types, overloads);
    let known = env.order.functions.iter().find(|&&f| *env.globals[f].name == *name);
    if let Some(&global) = known {
        return (env.globals[global].value_ty == fn_ty).then_some(global);
    }
    let attributes = info.attributes(env, fn_ty);
    let header = FunctionHeader { attributes, ..FunctionHeader::default() };
    let addr_space = env.data_layout.program_addr_space();
    let ptr = env.types.ptr(addr_space);
    Some(env.add_global(GlobalData::new(&name, fn_ty, ptr, GlobalKind::Function(Box::new(header)))))
}
