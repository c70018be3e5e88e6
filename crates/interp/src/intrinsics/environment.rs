//! The rounding mode, and operations that obey it: `llvm.experimental.constrained.*`, `llvm.set.rounding`, and saving and
//! restoring of the environment.
//!
//! Instructions round to the nearest whatever the mode is, since IR says that they assume the default. Exceptions are not
//! recorded, so what an operation says of them has no effect. An environment that is saved is the number of its mode.

use super::predicated::{arithmetic, float_predicate};
use super::{Words, plain};
use crate::float;
use crate::machine::{Machine, Step, trap};
use crate::value::Value;
use ir::{Opcode, Type};
use rustc_apfloat::Round;
use support::apint::APInt;

/// Modes by the numbers of `llvm.get.rounding`, which are those of `FLT_ROUNDS`.
const MODES: [Round; 5] = [
    Round::TowardZero,
    Round::NearestTiesToEven,
    Round::TowardPositive,
    Round::TowardNegative,
    Round::NearestTiesToAway,
];

/// What programs begin with.
const DEFAULT: Round = Round::NearestTiesToEven;

fn number_of(mode: Round) -> u64 {
    MODES.iter().position(|&m| m == mode).unwrap_or(1) as u64
}

/// Calls an operation on the environment; none if `name` is not one.
pub(super) fn call(
    machine: &mut Machine<'_, '_>,
    name: &str,
    ret: Type,
    types: &[Type],
    args: &[Value],
    words: Words<'_>,
) -> Step<Option<Value>> {
    if let Some(name) = name.strip_prefix("experimental.constrained.") {
        return constrained(machine, name, ret, types, args, words);
    }
    match name {
        "get.rounding" | "get.fpenv" | "get.fpmode" => {
            let bits = machine.scalar_bits(ret).unwrap_or(32);
            Ok(Some(Value::int(bits, number_of(machine.rounding))))
        }
        "set.rounding" | "set.fpenv" | "set.fpmode" => {
            let mode = args.first().and_then(Value::as_bits).and_then(APInt::to_u64);
            match mode.and_then(|mode| MODES.get(mode as usize)) {
                Some(&mode) => machine.rounding = mode,
                None => return trap(format!("'llvm.{name}' of something that is not a rounding mode")),
            }
            Ok(Some(Value::None))
        }
        "reset.fpenv" | "reset.fpmode" => {
            machine.rounding = DEFAULT;
            Ok(Some(Value::None))
        }
        _ => Ok(None),
    }
}

fn constrained(
    machine: &mut Machine<'_, '_>,
    name: &str,
    ret: Type,
    types: &[Type],
    args: &[Value],
    words: Words<'_>,
) -> Step<Option<Value>> {
    let named = |word: &&[u8]| {
        Some(match *word {
            b"round.tonearest" => Round::NearestTiesToEven,
            b"round.tonearestaway" => Round::NearestTiesToAway,
            b"round.downward" => Round::TowardNegative,
            b"round.upward" => Round::TowardPositive,
            b"round.towardzero" => Round::TowardZero,
            _ => return None,
        })
    };
    let mode = words.iter().find_map(named).unwrap_or(machine.rounding);
    let count = args.len() - words.len().min(args.len());
    let (args, types) = (&args[..count], types.get(..count).unwrap_or_default());
    let wanted = match name {
        "fma" | "fmuladd" => 3,
        "fcmp" | "fcmps" => 2,
        _ => 1 + usize::from(arithmetic(name).is_some()),
    };
    if args.len() < wanted || types.len() < wanted {
        return Ok(None);
    }
    let scalar = |ty: Type| machine.module.types.scalar(ty);
    let (to, from) = (scalar(ret), types.first().map_or(ret, |&ty| scalar(ty)));
    type OfScalars<'f> = &'f dyn Fn(&[&APInt]) -> Option<APInt>;
    let result: Option<OfScalars<'_>> = match name {
        "sqrt" => Some(&|b| float::square_root(from, b[0], mode)),
        "fma" => Some(&|b| float::fused_multiply_add(from, b[0], b[1], b[2], mode)),
        "fmuladd" => Some(&|b| {
            let product = float::binary_rounded(Opcode::FMul, from, b[0], b[1], mode)?;
            float::binary_rounded(Opcode::FAdd, from, &product, b[2], mode)
        }),
        "fptrunc" | "fpext" => Some(&|b| float::convert_rounded(from, to, b[0], mode)),
        "sitofp" | "uitofp" => Some(&|b| float::from_int_rounded(to, b[0], name == "sitofp", mode)),
        _ => None,
    };
    if let Some(function) = result {
        return machine.on_floats(to, args, function).map(Some);
    }
    if let Some(op) = arithmetic(name) {
        return machine.on_floats(to, args, &|b| float::binary_rounded(op, from, b[0], b[1], mode)).map(Some);
    }
    match name {
        "fptosi" => machine.cast(Opcode::FPToSI, types[0], ret, &args[0], Default::default()).map(Some),
        "fptoui" => machine.cast(Opcode::FPToUI, types[0], ret, &args[0], Default::default()).map(Some),
        "fcmp" | "fcmps" => match words.iter().find_map(|word| float_predicate(word)) {
            Some(predicate) => machine.compare_floats(predicate, types[0], &args[0], &args[1]).map(Some),
            None => Ok(None),
        },
        // Functions of the library, which are computed in the mode of their operation.
        _ => {
            let before = std::mem::replace(&mut machine.rounding, mode);
            let result = plain(machine, name, ret, types, args);
            machine.rounding = before;
            result
        }
    }
}
