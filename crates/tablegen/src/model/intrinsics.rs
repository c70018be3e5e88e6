//! Intrinsic functions of a target (`Intrinsic` records): their names, types and effects.
//!
//! In a pattern such a record is an operation like an `SDNode`: the graph has a node of its own for each, so that a pattern
//! is found by what it begins with. The generic intrinsics are known to the IR library and have generic nodes.

use super::effects::Effects;
use super::fields::{Def, Result};
use super::patterns::types::{Constraint, Profile};
use std::borrow::Cow;

/// The name of the function without types: `llvm.x86.sse2.pmovmskb.128`.
pub fn name(def: Def<'_>) -> Result<Cow<'_, str>> {
    let name = def.string("LLVMName")?;
    if !name.is_empty() {
        return Ok(name.into());
    }
    match def.name().strip_prefix("int_") {
        Some(rest) => Ok(format!("llvm.{}", rest.replace('_', ".")).into()),
        None => Err(def.error("the name of an intrinsic begins with 'int_', or it has an 'LLVMName'")),
    }
}

/// Results and parameters with the types that the record names; a type that calls choose is not constrained.
pub fn profile(def: Def<'_>) -> Result<Profile> {
    let (results, params) = (def.defs("RetTypes")?, def.defs("ParamTypes")?);
    let mut constraints = Vec::new();
    for (n, ty) in results.iter().chain(&params).enumerate() {
        match ty.def("VT")? {
            Some(vt) if vt.name() == "iPTR" => constraints.push(Constraint::Pointer(n)),
            Some(vt) if !vt.bit("isOverloaded")? => constraints.push(Constraint::Is(n, vt.id)),
            _ => {}
        }
    }
    Ok(Profile { num_results: results.len(), num_operands: Some(params.len()), constraints })
}

/// Whether all results are in one value without a type: a tuple of registers.
pub fn makes_tuple(def: Def<'_>) -> Result<bool> {
    let results = def.defs("RetTypes")?;
    let [only] = &results[..] else { return Ok(false) };
    Ok(only.def("VT")?.is_some_and(|ty| ty.name() == "untyped"))
}

/// The arguments that must be constants, as bits.
pub fn immediates(def: Def<'_>) -> Result<u16> {
    let mut bits = 0;
    for property in def.defs("IntrProperties")? {
        if property.is_a("ImmArg") {
            let n = property.int("ArgNo")?.unwrap_or(-1);
            let bit = u32::try_from(n - 1).ok().and_then(|n| 1u16.checked_shl(n));
            bits |= bit.ok_or_else(|| property.field_error("ArgNo", "there is no such argument"))?;
        }
    }
    Ok(bits)
}

/// An intrinsic may do anything that its properties do not exclude.
pub fn effects(def: Def<'_>) -> Result<Effects> {
    let mut effects = Effects { loads: true, stores: true, side_effects: true, variadic: false };
    let mut has_side_effects = false;
    for property in def.defs("IntrProperties")? {
        match property.name() {
            "IntrNoMem" => effects = Effects::default(),
            "IntrReadMem" => (effects.stores, effects.side_effects) = (false, false),
            "IntrWriteMem" => (effects.loads, effects.side_effects) = (false, false),
            "IntrArgMemOnly" | "IntrInaccessibleMemOnly" | "IntrInaccessibleMemOrArgMemOnly" => {
                effects.side_effects = false;
            }
            "IntrHasSideEffects" => has_side_effects = true,
            _ => {}
        }
    }
    effects.side_effects |= has_side_effects;
    Ok(effects)
}
