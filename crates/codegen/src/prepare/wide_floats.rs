//! Conversions between floating-point numbers and integers that are wider than those of the library.
//!
//! An integer is the significand, shifted as far as the exponent says. The other way, the leading bits of the integer are
//! converted; the lowest of them stands for all that follow, so that the number is rounded once. A power of two makes it as
//! large as it was:
//!
//! ```text
//! %zeros = ctlz %x
//! %normal = %x << %zeros
//! %first = trunc (%normal >> (N - 64)) to i64
//! %odd = %first | ((%normal << 64) != 0)
//! %r = (uitofp %odd) * 2^(N - 64 - %zeros)
//! ```
//!
//! Formats: IEEE 754-2019, 3.4; that of 80 bits: Intel's manual, volume 1, 4.2.2. O(1) instructions each.

use super::atomics::become_cast;
use super::wide_integers::{binary, magnitude, sign};
use ir::builder::Builder;
use ir::inst::IntPredicate;
use ir::intrinsics::Intrinsic;
use ir::module::{Env, Scope};
use ir::{Function, Inst, InstFlags, Opcode, Type, TypeData, Value};

/// How a floating-point number is made of bits.
#[derive(Clone, Copy)]
struct Format {
    ty: Type,
    bits: u32,
    /// Bits behind the binary point.
    fraction: u32,
    /// Bits below the exponent: one more than the fraction where the bit before the point is not understood.
    stored: u32,
    bias: u32,
    /// Bits of an integer that are converted at once: two more than the precision, or exactly as many as a number that is
    /// rounded to a narrower format afterwards.
    leading: u32,
}

impl Format {
    /// The format in which numbers of a type are computed: narrow ones are made from wider ones.
    fn of(env: &Env, ty: Type) -> Option<Format> {
        let ieee = |ty, bits, fraction, leading| {
            let bias = (1u32 << (bits - fraction - 2)) - 1;
            Some(Format { ty, bits, fraction, stored: fraction, bias, leading })
        };
        match env.types.get(ty) {
            TypeData::Half | TypeData::BFloat => ieee(Type::FLOAT, 32, 23, 24),
            TypeData::Float => ieee(ty, 32, 23, 64),
            TypeData::Double => ieee(ty, 64, 52, 64),
            TypeData::Fp128 => ieee(ty, 128, 112, 128),
            TypeData::X86Fp80 => {
                Some(Format { ty, bits: 80, fraction: 63, stored: 64, bias: 16383, leading: 128 })
            }
            _ => None,
        }
    }
}

/// Makes the conversion others. Vectors, and formats for which the library is too narrow, stay as they are.
pub fn run(env: &mut Env, func: &mut Function, inst: Inst, library_bits: u32) {
    let &[operand] = func.operands(inst) else { return };
    let (from, to) = (Scope::new(env, func).type_of(operand), func.inst(inst).ty);
    let result = match func.opcode(inst) {
        op @ (Opcode::FPToSI | Opcode::FPToUI) => {
            let (Some(format), Some(bits)) = (Format::of(env, from), env.types.int_bits(to)) else { return };
            let mut build = before(env, func, inst);
            let number = build.converted(Opcode::FPExt, operand, format.ty);
            to_int(&mut build, number, format, (to, bits), op == Opcode::FPToSI)
        }
        op => {
            let (Some(format), Some(bits)) = (Format::of(env, to), env.types.int_bits(from)) else { return };
            if format.leading > library_bits {
                return;
            }
            let count = env.declare_intrinsic(Intrinsic::CTLZ, &[from]);
            let Some(count) = count.map(|global| (env.globals[global].value_ty, Value::global(global)))
            else {
                return;
            };
            let mut build = before(env, func, inst);
            let number = to_float(&mut build, operand, format, (from, bits), op == Opcode::SIToFP, count);
            build.converted(Opcode::FPTrunc, number, to)
        }
    };
    become_cast(func, inst, Opcode::Freeze, result);
}

fn before<'a>(env: &'a mut Env, func: &'a mut Function, inst: Inst) -> Builder<'a> {
    let location = func.debug_loc(inst);
    let mut build = Builder::new(env, func);
    build.position_before(inst);
    build.set_debug_loc(location);
    build
}

/// A conversion, where there is something to convert.
trait Converted {
    fn converted(&mut self, op: Opcode, value: Value, to: Type) -> Value;
}

impl Converted for Builder<'_> {
    fn converted(&mut self, op: Opcode, value: Value, to: Type) -> Value {
        if self.type_of(value) == to { value } else { self.cast(op, value, to, InstFlags::NONE) }
    }
}

/// Numbers that are too large are poison, as shifts by too much are.
fn to_int(
    build: &mut Builder<'_>,
    number: Value,
    format: Format,
    (to, to_bits): (Type, u32),
    is_signed: bool,
) -> Value {
    let Format { bits, fraction, stored, bias, .. } = format;
    let wide_bits = to_bits.max(bits);
    let (word, wide) = (build.env().types.int(bits), build.env().types.int(wide_bits));
    let index = build.env().types.int(32);
    let image = build.cast(Opcode::BitCast, number, word, InstFlags::NONE);

    let above = build.int(word, (bits - stored).into());
    let low = build.shl(image, above);
    let mut significand = build.lshr(low, above);
    if stored == fraction {
        let (one, place) = (build.int(word, 1), build.int(word, fraction.into()));
        let leading = build.shl(one, place);
        significand = build.or(significand, leading);
    }
    let (one, below) = (build.int(word, 1), build.int(word, u64::from(stored) + 1));
    let unsigned = build.shl(image, one);
    let exponent = build.lshr(unsigned, below);
    let exponent = build.converted(Opcode::Trunc, exponent, index);

    // Of the two shifts one is by nothing. What is less than one has been shifted out after all bits of the format.
    let (zero, unit) = (build.int(index, 0), build.int(index, (bias + fraction).into()));
    let left = build.sub(exponent, unit);
    let right = build.sub(unit, exponent);
    let grows = build.icmp(IntPredicate::Sge, left, zero);
    let left = build.select(grows, left, zero);
    let right = build.select(grows, zero, right);
    let most = build.int(index, u64::from(wide_bits) - 1);
    let is_small = build.icmp(IntPredicate::Ugt, right, most);
    let right = build.select(is_small, most, right);
    let [left, right] = [left, right].map(|by| build.converted(Opcode::ZExt, by, wide));
    let value = build.converted(Opcode::ZExt, significand, wide);
    let value = build.shl(value, left);
    let value = build.lshr(value, right);
    let value = build.converted(Opcode::Trunc, value, to);
    if !is_signed {
        return value;
    }
    let none = build.int(word, 0);
    let is_negative = build.icmp(IntPredicate::Slt, image, none);
    let sign = build.cast(Opcode::SExt, is_negative, to, InstFlags::NONE);
    magnitude(build, value, sign)
}

/// `count` is the type and value of the function that counts leading zeros.
fn to_float(
    build: &mut Builder<'_>,
    number: Value,
    format: Format,
    (from, from_bits): (Type, u32),
    is_signed: bool,
    (count_ty, count): (Type, Value),
) -> Value {
    let Format { ty, bits, fraction, stored, bias, leading } = format;
    let (word, index) = (build.env().types.int(bits), build.env().types.int(32));
    let first_ty = build.env().types.int(leading.max(32));
    let value = if is_signed {
        let sign = sign(build, number, from, from_bits);
        magnitude(build, number, sign)
    } else {
        number
    };

    // The lowest bit makes no difference but for zero, which is shifted like one and stays zero.
    let (one, yes) = (build.int(from, 1), build.int(Type::I1, 1));
    let not_zero = build.or(value, one);
    let zeros = build.call(count_ty, count, &[not_zero, yes]);
    let normal = build.shl(value, zeros);
    let (below, width) = (build.int(from, (from_bits - leading).into()), build.int(from, leading.into()));
    let first = build.lshr(normal, below);
    let first = build.converted(Opcode::Trunc, first, first_ty);
    let rest = build.shl(normal, width);
    let none = build.int(from, 0);
    let is_inexact = build.icmp(IntPredicate::Ne, rest, none);
    let inexact = build.cast(Opcode::ZExt, is_inexact, first_ty, InstFlags::NONE);
    let first = build.or(first, inexact);
    let first = build.cast(Opcode::UIToFP, first, ty, InstFlags::NONE);

    // The largest power there is makes infinity of what would need a larger one.
    let zeros = build.converted(Opcode::Trunc, zeros, index);
    let (most, shifted) = (build.int(index, bias.into()), build.int(index, (from_bits - leading).into()));
    let exponent = build.sub(shifted, zeros);
    let is_large = build.icmp(IntPredicate::Sgt, exponent, most);
    let exponent = build.select(is_large, most, exponent);
    let exponent = build.add(exponent, most);
    let exponent = build.converted(Opcode::ZExt, exponent, word);
    let place = build.int(word, stored.into());
    let mut power = build.shl(exponent, place);
    if stored > fraction {
        let (one, place) = (build.int(word, 1), build.int(word, fraction.into()));
        let leading = build.shl(one, place);
        power = build.or(power, leading);
    }
    let power = build.cast(Opcode::BitCast, power, ty, InstFlags::NONE);
    let result = binary(build, Opcode::FMul, first, power);
    if !is_signed {
        return result;
    }
    let none = build.int(from, 0);
    let is_negative = build.icmp(IntPredicate::Slt, number, none);
    let negated = build.fneg(result, InstFlags::NONE);
    build.select(is_negative, negated, result)
}
