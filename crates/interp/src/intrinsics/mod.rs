//! Intrinsic functions.

mod environment;
mod fixed_point;
mod lanes;
mod predicated;

use crate::float;
use crate::machine::{Machine, Step, Stop, trap};
use crate::scalar::each;
use crate::value::Value;
use ir::{InstFlags, Opcode, Type};
use rustc_apfloat::Round;
use support::apint::APInt;

/// Calls `llvm.NAME` with the result type `ret`. `name` is without the prefix and with its overload suffixes.
pub(crate) fn call(
    machine: &mut Machine<'_, '_>,
    name: &[u8],
    ret: Type,
    types: &[Type],
    args: &[Value],
    words: Words<'_>,
) -> Step<Value> {
    let name = String::from_utf8_lossy(name).into_owned();
    let base = base_name(&name);
    if let Some(result) = predicated::call(machine, &base, ret, types, args, words)? {
        return Ok(result);
    }
    if let Some(result) = environment::call(machine, &base, ret, types, args, words)? {
        return Ok(result);
    }
    if let Some(result) = memory(machine, &base, args)? {
        return Ok(result);
    }
    if let Some(result) = plain(machine, &base, ret, types, args)? {
        return Ok(result);
    }
    match &*base {
        // What only tells the optimizer or debugger something.
        "dbg.declare"
        | "dbg.value"
        | "dbg.label"
        | "dbg.assign"
        | "lifetime.start"
        | "lifetime.end"
        | "fake.use"
        | "assume"
        | "experimental.noalias.scope.decl"
        | "donothing"
        | "sideeffect"
        | "prefetch"
        | "invariant.end"
        | "pseudoprobe"
        | "var.annotation"
        | "clear_cache"
        | "va_end" => Ok(Value::None),
        "threadlocal.address" => {
            let address = machine.address(&args[0])?;
            machine.thread_local_at(address).map(Value::pointer)
        }
        // Where calls return to and frames are is nothing that a program here could use: addresses of no object, different for
        // each frame, and null beyond the outermost one.
        "returnaddress" | "frameaddress" => {
            let level = args.first().and_then(Value::as_bits).map_or(0, |bits| bits.limited_value(u64::MAX));
            machine.frame_address(level).map(Value::pointer)
        }
        // A guard that the optimizer may widen holds as long as nothing is wrong.
        "experimental.widenable.condition" => Ok(Value::bool(true)),
        // As many as there are, up to those of a vector.
        "experimental.get.vector.length" => {
            let (Some(count), Some(most)) = (args[0].as_bits(), args[1].as_bits()) else {
                return Ok(Value::Poison);
            };
            Ok(Value::int(32, count.limited_value(u64::MAX).min(most.low_u64())))
        }
        "eh.typeid.for" => {
            let Some(type_info) = args.first() else { return trap("a type's number without a type") };
            let type_info = machine.address(type_info)?;
            Ok(Value::int(32, machine.number_of_type(type_info) as u64))
        }
        "expect"
        | "expect.with.probability"
        | "annotation"
        | "ptr.annotation"
        | "launder.invariant.group"
        | "strip.invariant.group"
        | "ssa.copy"
        | "arithmetic.fence"
        | "returnaddress.copy" => Ok(args[0].clone()),
        "invariant.start" => machine.zero(ret),
        "stacksave" => Ok(Value::pointer(machine.memory.stack_end())),
        "stackrestore" => {
            let end = machine.address(&args[0])?;
            machine.release_below(end);
            Ok(Value::None)
        }
        "objectsize" => {
            let min = args.get(1).and_then(Value::as_bits).is_some_and(|b| !b.is_zero());
            let bits = machine.scalar_bits(ret).unwrap_or(64);
            Ok(Value::Bits(if min { APInt::zero(bits) } else { APInt::all_ones(bits) }))
        }
        "trap" | "ubsantrap" | "debugtrap" => trap("a trap instruction was executed"),
        "va_start" => {
            let list = machine.address(&args[0])?;
            machine.start_varargs(list)?;
            Ok(Value::None)
        }
        "load.relative" => {
            let (base, Some(offset)) = (machine.address(&args[0])?, args[1].as_bits()) else {
                return Ok(Value::Poison);
            };
            let place = base.wrapping_add(offset.sext_or_trunc(64).low_u64());
            let distance = machine.load(place, Type::I32)?;
            let distance = distance.as_bits().map_or(0, |bits| bits.sext_or_trunc(64).low_u64());
            Ok(Value::pointer(base.wrapping_add(distance)))
        }
        "va_copy" => {
            let (to, from) = (machine.address(&args[0])?, machine.address(&args[1])?);
            let size = if machine.va_list_is_pointer { 8 } else { 24 };
            let bytes = machine.memory.read(from, size)?.to_vec();
            machine.memory.write(to, &bytes)?;
            Ok(Value::None)
        }
        _ => trap(format!("the intrinsic 'llvm.{name}' is not supported")),
    }
}

/// Texts of the metadata among the operands of a call: predicates and rounding modes.
pub(crate) type Words<'a> = &'a [&'a [u8]];

/// Functions of their operands: what the other intrinsics are made of. `name` is without overload suffixes.
fn plain(
    machine: &mut Machine<'_, '_>,
    name: &str,
    ret: Type,
    types: &[Type],
    args: &[Value],
) -> Step<Option<Value>> {
    if let Some(result) = integers(machine, name, ret, args)? {
        return Ok(Some(result));
    }
    if let Some(result) = floats(machine, name, ret, types, args)? {
        return Ok(Some(result));
    }
    vectors(machine, name, ret, args)
}

/// The name without overload suffixes such as `.i32`, `.p0`, `.v4f32`.
fn base_name(name: &str) -> String {
    let is_type = |part: &str| {
        let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
        let scalar = |s: &str| match s.as_bytes().first() {
            Some(b'i' | b'f' | b'p') => digits(&s[1..]),
            _ => matches!(s, "bf16" | "x86_fp80" | "ppcf128" | "isVoid"),
        };
        if scalar(part) || part.starts_with("sl_") || part.starts_with("nx") {
            return true;
        }
        part.strip_prefix('v').is_some_and(|rest| {
            let lanes = rest.bytes().take_while(u8::is_ascii_digit).count();
            lanes > 0 && scalar(&rest[lanes..])
        })
    };
    let mut parts: Vec<&str> = name.split('.').collect();
    while parts.len() > 1 && parts.last().is_some_and(|p| is_type(p)) {
        parts.pop();
    }
    parts.join(".")
}

fn memory(machine: &mut Machine<'_, '_>, name: &str, args: &[Value]) -> Step<Option<Value>> {
    match name {
        "memcpy" | "memmove" | "memcpy.inline" => {
            let (to, from) = (machine.address(&args[0])?, machine.address(&args[1])?);
            let len = length(&args[2])?;
            let bytes = machine.memory.read(from, len)?.to_vec();
            machine.memory.write(to, &bytes)?;
        }
        "memset" | "memset.inline" => {
            let to = machine.address(&args[0])?;
            let byte = args[1].as_bits().map_or(0, |b| b.low_u64() as u8);
            machine.memory.edit(to, length(&args[2])?, |place| place.fill(byte))?;
        }
        _ => return Ok(None),
    }
    Ok(Some(Value::None))
}

fn length(value: &Value) -> Step<u64> {
    match value.as_bits().and_then(APInt::to_u64) {
        Some(len) => Ok(len),
        None => trap("a length that is poison or too large"),
    }
}

/// Applies a function to one, two or three integers, element by element; poison in gives poison out.
fn on_ints(args: &[Value], function: &dyn Fn(&[&APInt]) -> Value) -> Step<Option<Value>> {
    let args: Vec<&Value> = args.iter().collect();
    let result = each(&args, &mut |operands| {
        let bits: Option<Vec<&APInt>> = operands.iter().map(|o| o.as_bits()).collect();
        Ok(bits.map_or(Value::Poison, |bits| function(&bits)))
    })?;
    Ok(Some(result))
}

/// An operation that says whether it overflowed.
type CheckedOperation = fn(&APInt, &APInt) -> (APInt, bool);

fn integers(machine: &mut Machine<'_, '_>, name: &str, ret: Type, args: &[Value]) -> Step<Option<Value>> {
    // Overflow checks give a pair of (vectors of) results and flags.
    let overflow: Option<CheckedOperation> = match name {
        "sadd.with.overflow" => Some(APInt::sadd_overflow),
        "uadd.with.overflow" => Some(APInt::uadd_overflow),
        "ssub.with.overflow" => Some(APInt::ssub_overflow),
        "usub.with.overflow" => Some(APInt::usub_overflow),
        "smul.with.overflow" => Some(APInt::smul_overflow),
        "umul.with.overflow" => Some(APInt::umul_overflow),
        _ => None,
    };
    if let Some(function) = overflow {
        let results = on_ints(args, &|b| Value::Bits(function(b[0], b[1]).0))?;
        let flags = on_ints(args, &|b| Value::bool(function(b[0], b[1]).1))?;
        let pair = [results, flags].into_iter().map(|v| v.unwrap_or(Value::Poison)).collect();
        return Ok(Some(Value::aggregate(pair)));
    }
    if let Some(operation) = fixed_point::Operation::named(name) {
        let scale = args.get(2).and_then(Value::as_bits).map_or(0, |bits| bits.low_u64() as u32);
        if args[1].as_bits().is_some_and(APInt::is_zero) && name.contains("div") {
            return trap("division by zero");
        }
        return on_ints(&args[..2], &|b| {
            operation.apply(b[0], b[1], scale).map_or(Value::Poison, Value::Bits)
        });
    }
    let amount = |b: &APInt| b.limited_value(u64::from(u32::MAX)) as u32;
    let count = |b: &APInt, n: u32| Value::int(b.width(), n.into());
    // The second argument says whether zero (or the smallest number) is poison.
    let strict = args.get(1).and_then(Value::as_bits).is_some_and(|b| !b.is_zero());
    match name {
        "abs" => on_ints(&args[..1], &|b| match b[0].is_signed_min() && strict {
            true => Value::Poison,
            false => Value::Bits(b[0].abs()),
        }),
        "ctlz" => on_ints(&args[..1], &|b| match b[0].is_zero() && strict {
            true => Value::Poison,
            false => count(b[0], b[0].leading_zeros()),
        }),
        "cttz" => on_ints(&args[..1], &|b| match b[0].is_zero() && strict {
            true => Value::Poison,
            false => count(b[0], b[0].trailing_zeros().min(b[0].width())),
        }),
        "ctpop" => on_ints(args, &|b| count(b[0], b[0].popcount())),
        "bswap" => on_ints(args, &|b| b[0].bswap().map_or(Value::Poison, Value::Bits)),
        "bitreverse" => on_ints(args, &|b| Value::Bits(b[0].bitreverse())),
        "fshl" => on_ints(args, &|b| Value::Bits(b[0].fshl(b[1], b[2]))),
        "fshr" => on_ints(args, &|b| Value::Bits(b[0].fshr(b[1], b[2]))),
        "smax" => on_ints(args, &|b| Value::Bits(b[0].smax(b[1]))),
        "smin" => on_ints(args, &|b| Value::Bits(b[0].smin(b[1]))),
        "umax" => on_ints(args, &|b| Value::Bits(b[0].umax(b[1]))),
        "umin" => on_ints(args, &|b| Value::Bits(b[0].umin(b[1]))),
        "sadd.sat" => on_ints(args, &|b| Value::Bits(b[0].sadd_sat(b[1]))),
        "uadd.sat" => on_ints(args, &|b| Value::Bits(b[0].uadd_sat(b[1]))),
        "ssub.sat" => on_ints(args, &|b| Value::Bits(b[0].ssub_sat(b[1]))),
        "usub.sat" => on_ints(args, &|b| Value::Bits(b[0].usub_sat(b[1]))),
        "sshl.sat" => on_ints(args, &|b| Value::Bits(b[0].sshl_sat(amount(b[1])))),
        "ushl.sat" => on_ints(args, &|b| Value::Bits(b[0].ushl_sat(amount(b[1])))),
        "ptrmask" => on_ints(args, &|b| Value::Bits(b[0].and(&b[1].zext_or_trunc(b[0].width())))),
        "scmp" | "ucmp" => {
            let bits = machine.scalar_bits(machine.module.types.scalar(ret)).unwrap_or(8);
            on_ints(args, &|b| {
                let order = if name == "scmp" { b[0].scmp(b[1]) } else { b[0].ucmp(b[1]) };
                Value::Bits(APInt::from_i64(bits, order as i64))
            })
        }
        _ => Ok(None),
    }
}

/// Functions of the mathematical library that intrinsics and C names share.
pub(crate) fn math_function(name: &str) -> Option<fn(&[f64]) -> f64> {
    Some(match name {
        "sqrt" => |x| x[0].sqrt(),
        "sin" => |x| x[0].sin(),
        "cos" => |x| x[0].cos(),
        "tan" => |x| x[0].tan(),
        "asin" => |x| x[0].asin(),
        "acos" => |x| x[0].acos(),
        "atan" => |x| x[0].atan(),
        "atan2" => |x| x[0].atan2(x[1]),
        "sinh" => |x| x[0].sinh(),
        "cosh" => |x| x[0].cosh(),
        "tanh" => |x| x[0].tanh(),
        "exp" => |x| x[0].exp(),
        "exp2" => |x| x[0].exp2(),
        "exp10" => |x| 10f64.powf(x[0]),
        "log" => |x| x[0].ln(),
        "log2" => |x| x[0].log2(),
        "log10" => |x| x[0].log10(),
        "pow" => |x| x[0].powf(x[1]),
        "cbrt" => |x| x[0].cbrt(),
        "hypot" => |x| x[0].hypot(x[1]),
        "fmod" => |x| x[0] % x[1],
        _ => return None,
    })
}

fn floats(
    machine: &mut Machine<'_, '_>,
    name: &str,
    ret: Type,
    types: &[Type],
    args: &[Value],
) -> Step<Option<Value>> {
    let ty = machine.module.types.scalar(types.first().copied().unwrap_or(ret));
    let dynamic = machine.rounding;
    let result_bits = machine.scalar_bits(machine.module.types.scalar(ret));
    // Numbers that are made, as opposed to integers and answers; which of them are new NaNs matters.
    let made = machine.module.types.scalar(ret);
    let on_bits = |args: &[Value], function: &dyn Fn(&[&APInt]) -> Option<APInt>| match machine
        .on_floats(made, args, function)
    {
        Err(Stop::Trap(_)) => trap(format!("'llvm.{name}' of this floating-point type is not supported")),
        result => result.map(Some),
    };
    let rounding = match name {
        "floor" => Some(Round::TowardNegative),
        "ceil" => Some(Round::TowardPositive),
        "trunc" => Some(Round::TowardZero),
        "round" => Some(Round::NearestTiesToAway),
        "rint" | "nearbyint" => Some(dynamic),
        "roundeven" => Some(Round::NearestTiesToEven),
        _ => None,
    };
    if let Some(mode) = rounding {
        return on_bits(args, &|b| float::round(ty, b[0], mode));
    }
    match name {
        "fabs" => on_bits(args, &|b| Some(float::absolute(b[0]))),
        "copysign" => on_bits(args, &|b| {
            let negative = b[1].is_negative();
            let magnitude = float::absolute(b[0]);
            Some(if negative { float::negate(&magnitude) } else { magnitude })
        }),
        "is.fpclass" => {
            let mask = args[1].as_bits().map_or(0, APInt::low_u64);
            on_bits(&args[..1], &|b| Some(APInt::from_u64(1, float::is_of_class(ty, b[0], mask)?.into())))
        }
        // A product with one has no other effect than the quiet form of what is none.
        "canonicalize" => on_bits(args, &|b| {
            let one = float::from_int(ty, &APInt::from_u64(2, 1), false)?;
            float::binary(Opcode::FMul, ty, b[0], &one)
        }),
        "sqrt" => on_bits(args, &|b| float::square_root(ty, b[0], Round::NearestTiesToEven)),
        "convert.from.fp16" => on_bits(args, &|b| float::convert(Type::HALF, made, b[0])),
        "convert.to.fp16" => on_bits(args, &|b| float::convert(ty, Type::HALF, b[0])),
        "fma" => {
            on_bits(args, &|b| float::fused_multiply_add(ty, b[0], b[1], b[2], Round::NearestTiesToEven))
        }
        "fmuladd" => {
            let product = machine.binary(Opcode::FMul, ret, &args[0], &args[1], InstFlags::NONE)?;
            machine.binary(Opcode::FAdd, ret, &product, &args[2], InstFlags::NONE).map(Some)
        }
        "maxnum" => on_bits(args, &|b| float::extremum(ty, b[0], b[1], true, false)),
        "minnum" => on_bits(args, &|b| float::extremum(ty, b[0], b[1], false, false)),
        "maximumnum" => on_bits(args, &|b| float::ordered_extremum(ty, b[0], b[1], true)),
        "minimumnum" => on_bits(args, &|b| float::ordered_extremum(ty, b[0], b[1], false)),
        "maximum" => on_bits(args, &|b| float::extremum(ty, b[0], b[1], true, true)),
        "minimum" => on_bits(args, &|b| float::extremum(ty, b[0], b[1], false, true)),
        "fptosi.sat" | "fptoui.sat" => {
            let bits = result_bits.unwrap_or(32);
            on_bits(args, &|b| float::to_int_saturating(ty, b[0], bits, name == "fptosi.sat"))
        }
        "lrint" | "llrint" | "lround" | "llround" => {
            let bits = result_bits.unwrap_or(64);
            let ties_away = name.ends_with("round");
            let mode = if ties_away { Round::NearestTiesToAway } else { dynamic };
            on_bits(args, &|b| float::to_int(ty, &float::round(ty, b[0], mode)?, bits, true)?)
        }
        "powi" => {
            let Some(exponent) = args[1].as_bits().and_then(APInt::to_i64) else {
                return Ok(Some(Value::Poison));
            };
            on_bits(&args[..1], &|b| float::in_double(ty, b, &|x| x[0].powi(exponent as i32)))
        }
        "ldexp" => {
            let Some(exponent) = args[1].as_bits().and_then(APInt::to_i64) else {
                return Ok(Some(Value::Poison));
            };
            on_bits(&args[..1], &|b| float::in_double(ty, b, &|x| x[0] * 2f64.powi(exponent as i32)))
        }
        _ => match math_function(name) {
            Some(function) => on_bits(args, &|b| float::in_double(ty, b, &function)),
            None => Ok(None),
        },
    }
}

/// Reductions of vectors to one element.
fn vectors(machine: &mut Machine<'_, '_>, name: &str, ret: Type, args: &[Value]) -> Step<Option<Value>> {
    let of_result = machine.module.types.vector_shape(ret).or_else(|| {
        let (fields, _) = machine.module.types.struct_body(ret)?;
        machine.module.types.vector_shape(*fields.first()?)
    });
    if let Some(result) = lanes::call(name, args, of_result.map_or(0, |(lanes, _)| lanes as usize)) {
        return Ok(Some(result));
    }
    if let ("vector.partial.reduce.add", [Value::Aggregate(sums), Value::Aggregate(more)]) = (name, args) {
        return Ok(Some(predicated::partial_sum(sums, more)));
    }
    let Some(operation) = name.strip_prefix("vector.reduce.") else { return Ok(None) };
    let Some(Value::Aggregate(elements)) = args.last() else { return Ok(Some(Value::Poison)) };
    let elements = elements.to_vec();
    // Ordered reductions of floats have a start value before the vector.
    match (&args[..args.len() - 1], elements.split_first()) {
        ([start, ..], _) => reduce(machine, operation, ret, start.clone(), &elements),
        ([], Some((first, rest))) => reduce(machine, operation, ret, first.clone(), rest),
        ([], None) => Ok(Some(Value::Poison)),
    }
}

/// Combines a value with others, in their order.
fn reduce(
    machine: &mut Machine<'_, '_>,
    operation: &str,
    ret: Type,
    mut result: Value,
    items: &[Value],
) -> Step<Option<Value>> {
    for item in items {
        let binary = |op| machine.binary(op, ret, &result, item, InstFlags::NONE);
        let pair = [result.clone(), item.clone()];
        result = match operation {
            "add" => binary(Opcode::Add)?,
            "mul" => binary(Opcode::Mul)?,
            "and" => binary(Opcode::And)?,
            "or" => binary(Opcode::Or)?,
            "xor" => binary(Opcode::Xor)?,
            "fadd" => binary(Opcode::FAdd)?,
            "fmul" => binary(Opcode::FMul)?,
            "smax" | "smin" | "umax" | "umin" => {
                integers(machine, operation, ret, &pair)?.unwrap_or(Value::Poison)
            }
            "fmax" => floats(machine, "maxnum", ret, &[ret], &pair)?.unwrap_or(Value::Poison),
            "fmin" => floats(machine, "minnum", ret, &[ret], &pair)?.unwrap_or(Value::Poison),
            "fmaximum" => floats(machine, "maximum", ret, &[ret], &pair)?.unwrap_or(Value::Poison),
            "fminimum" => floats(machine, "minimum", ret, &[ret], &pair)?.unwrap_or(Value::Poison),
            _ => return Ok(None),
        };
    }
    Ok(Some(result))
}

#[cfg(test)]
mod tests {
    use super::base_name;

    #[test]
    fn overloads_are_taken_off() {
        for (name, base) in [
            ("memcpy.p0.p0.i64", "memcpy"),
            ("vector.reduce.add.v4i32", "vector.reduce.add"),
            ("sadd.with.overflow.i32", "sadd.with.overflow"),
            ("fptosi.sat.i32.f64", "fptosi.sat"),
            ("fma.v2bf16", "fma"),
            ("lifetime.start.p0", "lifetime.start"),
            ("trap", "trap"),
        ] {
            assert_eq!(base_name(name), base);
        }
    }
}
