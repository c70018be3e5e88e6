//! Functions of the library that take the addresses of numbers of 128 bits (`LoweringFacts::quad_functions`).
//!
//! Legalization asks for functions by the names that GCC's library gives them. Where the ABI of a machine has names of its own
//! for them, the call is made under that name: operands of 128 bits are stored and their addresses passed, and so is the address
//! of a place for the result, before all others, if it has 128 bits. Comparisons are others altogether: see [`comparison`].
//!
//! Source: SPARC Compliance Definition 2.4, 64-bit ABI, "Quad precision library functions"; System V ABI, SPARC Processor
//! Supplement, chapter 6.

use crate::call::{self, Argument, CallContext};
use crate::dag::{Dag, Payload, Value};
use crate::lowering::{ArgPart, Extend, QuadFunctions, Result, Unsupported};
use mir::frame::ObjectKind;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

/// Names of GCC's library, and what follows the prefix in those of the ABI.
const FUNCTIONS: &[(&str, &str)] = &[
    ("__addtf3", "add"),
    ("__subtf3", "sub"),
    ("__multf3", "mul"),
    ("__divtf3", "div"),
    ("__extendsftf2", "stoq"),
    ("__extenddftf2", "dtoq"),
    ("__trunctfsf2", "qtos"),
    ("__trunctfdf2", "qtod"),
];

/// The same of conversions from and to integers, in the order of [`QuadFunctions::integers`], whose names are part of these.
const INTEGERS: [(&str, &str); 4] = [
    ("__floatsitf", "__fixtfsi"),
    ("__floatunsitf", "__fixunstfsi"),
    ("__floatditf", "__fixtfdi"),
    ("__floatunditf", "__fixunstfdi"),
];

impl QuadFunctions {
    /// What the function is called that GCC's library calls so.
    fn own_name(&self, name: &str) -> Option<String> {
        let prefix = &self.prefix;
        let known = FUNCTIONS.iter().find(|(known, _)| *known == name);
        let known = known.map(|(_, own)| format!("{prefix}{own}"));
        known.or_else(|| {
            INTEGERS.iter().zip(&self.integers).find_map(|(&(from, to), integer)| match name {
                _ if name == from => Some(format!("{prefix}{integer}toq")),
                _ if name == to => Some(format!("{prefix}qto{integer}")),
                _ => None,
            })
        })
    }
}

/// The comparison for a condition, and how its result is compared with a number: `cmp` is 3 if there is no order, the others are
/// not 0 if what their name says holds. Two conditions are two comparisons.
pub(crate) fn comparison(code: CondCode) -> Option<(&'static str, CondCode, i64)> {
    Some(match code.name() {
        "setoeq" | "seteq" => ("feq", CondCode::NE, 0),
        "setune" | "setne" => ("fne", CondCode::NE, 0),
        "setogt" | "setgt" => ("fgt", CondCode::NE, 0),
        "setoge" | "setge" => ("fge", CondCode::NE, 0),
        "setolt" | "setlt" => ("flt", CondCode::NE, 0),
        "setole" | "setle" => ("fle", CondCode::NE, 0),
        "setugt" => ("fle", CondCode::EQ, 0),
        "setuge" => ("flt", CondCode::EQ, 0),
        "setult" => ("fge", CondCode::EQ, 0),
        "setule" => ("fgt", CondCode::EQ, 0),
        "setuo" => ("cmp", CondCode::EQ, 3),
        "seto" => ("cmp", CondCode::NE, 3),
        _ => return None,
    })
}

impl CallContext<'_> {
    /// A call of the function that does what GCC's function with this name does; `None` if that is called.
    pub(crate) fn quad_call(
        &self,
        dag: &mut Dag,
        name: &str,
        args: &[Argument<'_>],
        result: (ValueType, ValueType, usize),
    ) -> Option<Result<Vec<Value>>> {
        let functions = self.lowering.facts().quad_functions.as_ref()?;
        // A comparison has been asked for by its own name.
        let is_own = name.starts_with(&functions.prefix);
        let own = functions.own_name(name).or_else(|| is_own.then(|| name.to_owned()))?;
        Some(self.call_with_addresses(dag, &own, args, result))
    }

    fn call_with_addresses(
        &self,
        dag: &mut Dag,
        name: &str,
        args: &[Argument<'_>],
        (whole, ty, count): (ValueType, ValueType, usize),
    ) -> Result<Vec<Value>> {
        let pointer = self.lowering.facts().pointer_type;
        let callee = self.library_symbol(dag, name);
        let address = || call::describe(pointer, pointer, 1, Extend::Any);
        let (mut values, mut parts, mut stores): (Vec<Value>, Vec<ArgPart>, Vec<Value>) = Default::default();
        let place = (whole == ValueType::F128).then(|| {
            let bytes = whole.bits() / 8;
            dag.shared.frame.add(bytes, bytes.ilog2() as u8, ObjectKind::Local)
        });
        if let Some(place) = place {
            values.push(dag.leaf(NodeOp::FRAME_INDEX, pointer, Payload::Frame(place)));
            let result_bytes = whole.bits() / 8;
            parts.extend(address().into_iter().map(|p| ArgPart { is_sret: true, result_bytes, ..p }));
        }
        let entry = dag.entry();
        for arg in args {
            if arg.whole == ValueType::F128 {
                let (at, stored) = self.copy_of_number(dag, entry, arg.pieces);
                values.push(at);
                parts.extend(address());
                stores.extend(stored);
            } else {
                let piece = arg.pieces.first().map_or(arg.whole, |&v| dag.type_of(v));
                values.extend_from_slice(arg.pieces);
                parts.extend(call::describe(arg.whole, piece, arg.pieces.len(), Extend::Any));
            }
        }
        let assignment = self.assign(&parts, false)?;
        let assignment = assignment.ok_or_else(|| Unsupported::new("arguments that cannot be passed"))?;
        let chain = if stores.is_empty() { entry } else { dag.token_factor(&stores) };
        let after = self.sequence(dag, chain, callee, &values, &assignment)?;
        if let Some(place) = place {
            return Ok(self.load_pieces(dag, after.0, place, ty, count));
        }
        let parts = call::describe(whole, ty, count, Extend::Any);
        let places = self.assign(&parts, true)?;
        let places = places.ok_or_else(|| Unsupported::new("results that do not fit registers"))?;
        Ok(self.results(dag, after, &parts, &places)?.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_condition_but_those_of_two_comparisons_has_one() {
        let known = (0..16).map(CondCode).filter(|&code| comparison(code).is_some()).count();
        // Never, always, equal or unordered, less or greater.
        assert_eq!(known, 12);
        for (known, own) in FUNCTIONS {
            assert!(known.starts_with("__") && known.contains("tf") && !own.is_empty());
        }
    }
}
