//! Floating-point arithmetic on the bits of values, for every IEEE type, in the default environment.

use ir::{Opcode, Type};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round, Status};
use std::cmp::Ordering;
use support::apint::APInt;

/// Outcomes of [`compare`]: the bits of `fcmp` predicates.
const EQUAL: u8 = 1;
const GREATER: u8 = 2;
const LESS: u8 = 4;
const UNORDERED: u8 = 8;

/// Runs a generic body with the type that `ty` stands for; `None` for other types.
macro_rules! with_float {
    ($ty:expr, $F:ident => $body:expr) => {
        match $ty {
            Type::HALF => {
                type $F = Half;
                Some($body)
            }
            Type::BFLOAT => {
                type $F = BFloat;
                Some($body)
            }
            Type::FLOAT => {
                type $F = Single;
                Some($body)
            }
            Type::DOUBLE => {
                type $F = Double;
                Some($body)
            }
            Type::X86_FP80 => {
                type $F = X87DoubleExtended;
                Some($body)
            }
            Type::FP128 => {
                type $F = Quad;
                Some($body)
            }
            _ => None,
        }
    };
}

fn load<F: Float>(bits: &APInt) -> F {
    F::from_bits(bits.low_u128())
}

fn store<F: Float>(value: F) -> APInt {
    APInt::from_u128(F::BITS as u32, value.to_bits())
}

pub fn binary(op: Opcode, ty: Type, lhs: &APInt, rhs: &APInt) -> Option<APInt> {
    // The machine's own arithmetic is IEEE's for these two.
    match ty {
        Type::FLOAT => {
            let (a, b) = (f32::from_bits(lhs.low_u64() as u32), f32::from_bits(rhs.low_u64() as u32));
            let result = match op {
                Opcode::FAdd => a + b,
                Opcode::FSub => a - b,
                Opcode::FMul => a * b,
                Opcode::FDiv => a / b,
                _ => a % b,
            };
            return Some(APInt::from_u64(32, result.to_bits().into()));
        }
        Type::DOUBLE => {
            let (a, b) = (f64::from_bits(lhs.low_u64()), f64::from_bits(rhs.low_u64()));
            let result = match op {
                Opcode::FAdd => a + b,
                Opcode::FSub => a - b,
                Opcode::FMul => a * b,
                Opcode::FDiv => a / b,
                _ => a % b,
            };
            return Some(APInt::from_u64(64, result.to_bits()));
        }
        _ => {}
    }
    with_float!(ty, F => {
        let (a, b): (F, F) = (load(lhs), load(rhs));
        let result = match op {
            Opcode::FAdd => a + b,
            Opcode::FSub => a - b,
            Opcode::FMul => a * b,
            Opcode::FDiv => a / b,
            _ => a % b,
        };
        store(result.value)
    })
}

/// The same, rounded as told.
pub fn binary_rounded(op: Opcode, ty: Type, lhs: &APInt, rhs: &APInt, mode: Round) -> Option<APInt> {
    with_float!(ty, F => {
        let (a, b): (F, F) = (load(lhs), load(rhs));
        let result = match op {
            Opcode::FAdd => a.add_r(b, mode),
            Opcode::FSub => a.sub_r(b, mode),
            Opcode::FMul => a.mul_r(b, mode),
            Opcode::FDiv => a.div_r(b, mode),
            // Exact.
            _ => a % b,
        };
        store(result.value)
    })
}

pub fn is_nan(ty: Type, bits: &APInt) -> bool {
    with_float!(ty, F => load::<F>(bits).is_nan()).unwrap_or(false)
}

/// Square roots of every type, rounded as told: the root of an integer with two bits more than the result has, and one more
/// that says whether anything is left.
pub fn square_root(ty: Type, bits: &APInt, mode: Round) -> Option<APInt> {
    with_float!(ty, F => {
        let value: F = load(bits);
        let root = match () {
            () if value.is_nan() => value.add_r(value, mode).value,
            () if value.is_zero() || value.is_pos_infinity() => value,
            () if value.is_negative() => F::qnan(None),
            () => {
                let precision = F::PRECISION as i32;
                let shift = precision - 1 - value.ilogb();
                let significand = value.scalbn(shift).to_u128(128).value;
                // The exponent of what the root is taken of is even.
                let more = precision + 6 + (precision + 6 - shift).rem_euclid(2);
                let square = APInt::from_u128(WIDE, significand).shl(more as u32);
                let (root, is_exact) = integer_root(&square);
                let digits = root.shl(1).low_u128() | u128::from(!is_exact);
                let exponent = -(shift + more) / 2 - 1;
                // Rounded where the digits become fewer; the scaling is exact, since roots are never small.
                F::from_u128_r(digits, mode).value.scalbn(exponent)
            }
        };
        store(root)
    })
}

/// Bits of a square: twice those of the longest significand, and some.
const WIDE: u32 = 320;

/// The integer root, and whether it is the root.
fn integer_root(square: &APInt) -> (APInt, bool) {
    let (mut root, mut rest) = (APInt::zero(WIDE), square.clone());
    let mut bit = square.active_bits().saturating_sub(1) & !1;
    loop {
        // The root so far stands at twice its final place.
        let trial = root.or(&APInt::one_bit(WIDE, bit));
        root = root.lshr(1);
        if rest.uge(&trial) {
            rest = rest.sub(&trial);
            root = root.or(&APInt::one_bit(WIDE, bit));
        }
        if bit == 0 {
            return (root, rest.is_zero());
        }
        bit -= 2;
    }
}

pub fn compare(ty: Type, lhs: &APInt, rhs: &APInt) -> Option<u8> {
    with_float!(ty, F => {
        let (a, b): (F, F) = (load(lhs), load(rhs));
        match a.partial_cmp(&b) {
            Some(Ordering::Equal) => EQUAL,
            Some(Ordering::Greater) => GREATER,
            Some(Ordering::Less) => LESS,
            None => UNORDERED,
        }
    })
}

fn convert_from<F>(to: Type, value: F, mode: Round) -> Option<APInt>
where
    F: Float
        + FloatConvert<Half>
        + FloatConvert<BFloat>
        + FloatConvert<Single>
        + FloatConvert<Double>
        + FloatConvert<X87DoubleExtended>
        + FloatConvert<Quad>,
{
    let mut loses_info = false;
    with_float!(to, G => {
        let converted: rustc_apfloat::StatusAnd<G> = value.convert_r(mode, &mut loses_info);
        store(converted.value)
    })
}

/// `fptrunc` and `fpext`, to nearest even.
pub fn convert(from: Type, to: Type, bits: &APInt) -> Option<APInt> {
    convert_rounded(from, to, bits, Round::NearestTiesToEven)
}

/// The same, rounded as told.
pub fn convert_rounded(from: Type, to: Type, bits: &APInt, mode: Round) -> Option<APInt> {
    with_float!(from, F => convert_from::<F>(to, load(bits), mode)).flatten()
}

/// From an integer of any width, to nearest even.
pub fn from_int(to: Type, value: &APInt, signed: bool) -> Option<APInt> {
    from_int_rounded(to, value, signed, Round::NearestTiesToEven)
}

/// The same, rounded as told.
pub fn from_int_rounded(to: Type, value: &APInt, signed: bool, mode: Round) -> Option<APInt> {
    let negative = signed && value.is_negative();
    let magnitude = if negative { value.neg() } else { value.clone() };
    // Wide integers are cut to 128 bits with a sticky bit, which is more than any significand holds.
    let surplus = magnitude.active_bits().saturating_sub(127);
    let mut top = magnitude.lshr(surplus).low_u128();
    if surplus > 0 && magnitude.trailing_zeros() < surplus {
        top |= 1;
    }
    with_float!(to, F => {
        // What is rounded is the magnitude.
        let float: F = F::from_u128_r(top, if negative { -mode } else { mode }).value;
        let scaled = float.scalbn(surplus as i32);
        store(if negative { -scaled } else { scaled })
    })
}

/// The fewest bits that the library converts to a signed number: of one bit it takes 1 for a number.
const MIN_SIGNED: usize = 2;

/// Numbers of one bit.
const ONE_BIT: std::ops::RangeInclusive<i128> = -1..=0;

/// To an integer, towards zero; the inner `None` means that the value does not fit.
pub fn to_int(from: Type, bits: &APInt, width: u32, signed: bool) -> Option<Option<APInt>> {
    with_float!(from, F => {
        let value: F = load(bits);
        let (nearest, fits) = nearest_int(value, width, signed);
        fits.then_some(nearest)
    })
}

/// As [`to_int`], but values that do not fit give the nearest number and NaN gives zero.
pub fn to_int_saturating(from: Type, bits: &APInt, width: u32, signed: bool) -> Option<APInt> {
    with_float!(from, F => {
        let value: F = load(bits);
        if value.is_nan() { APInt::zero(width) } else { nearest_int(value, width, signed).0 }
    })
}

/// A number without its fraction, or the nearest integer of this width, and whether that is the same.
fn nearest_int<F: Float>(value: F, width: u32, signed: bool) -> (APInt, bool) {
    /// Numbers from 2 to this power on have no fraction, and numbers below twice as much are integers of 113 bits.
    const LARGE: i32 = 112;
    if width > 128 && !value.is_nan() && (value.is_infinite() || value.ilogb() >= LARGE) {
        let is_negative = value.is_negative();
        let limit = match (is_negative, signed) {
            (true, true) => APInt::signed_min(width),
            (true, false) => APInt::zero(width),
            (false, true) => APInt::signed_max(width),
            (false, false) => APInt::all_ones(width),
        };
        if value.is_infinite() || is_negative && !signed {
            return (limit, false);
        }
        let exponent = value.ilogb();
        let leading = value.abs().scalbn(LARGE - exponent).to_u128(128).value;
        let magnitude_bits = (width - u32::from(signed)) as i32;
        if exponent < magnitude_bits {
            let magnitude = APInt::from_u128(width, leading).shl((exponent - LARGE) as u32);
            return (if is_negative { magnitude.neg() } else { magnitude }, true);
        }
        let is_limit = is_negative && exponent == magnitude_bits && leading == 1 << LARGE;
        return (limit, is_limit);
    }
    let mut is_exact = false;
    let width_here = width.min(128) as usize;
    if signed {
        let r = value.to_i128_r(width_here.max(MIN_SIGNED), Round::TowardZero, &mut is_exact);
        let number = if width == 1 { r.value.clamp(*ONE_BIT.start(), *ONE_BIT.end()) } else { r.value };
        let fits = number == r.value && !r.status.contains(Status::INVALID_OP);
        (APInt::from_i128(width.min(128), number).sext_or_trunc(width), fits)
    } else {
        let r = value.to_u128_r(width_here, Round::TowardZero, &mut is_exact);
        let fits = !r.status.contains(Status::INVALID_OP);
        (APInt::from_u128(width.min(128), r.value).zext_or_trunc(width), fits)
    }
}

/// Whether a number is in one of the classes that a mask of `llvm.is.fpclass` names.
pub fn is_of_class(ty: Type, bits: &APInt, mask: u64) -> Option<bool> {
    // Of x87: the bit before the point, and how many are between it and the sign.
    const POINT: u32 = 63;
    const EXPONENT_BITS: u32 = 15;
    const QUIET_NAN: u64 = 1 << 1;
    const SIGNALING_NAN: u64 = 1;
    // By category: of negative numbers, and of others.
    const INFINITY: [u64; 2] = [1 << 2, 1 << 9];
    const NORMAL: [u64; 2] = [1 << 3, 1 << 8];
    const SUBNORMAL: [u64; 2] = [1 << 4, 1 << 7];
    const ZERO: [u64; 2] = [1 << 5, 1 << 6];
    /// An exponent, and not the bit before the point that it means.
    fn is_contradictory(bits: &APInt) -> bool {
        const X87_BITS: u32 = 80;
        bits.width() == X87_BITS && !bits.bit(POINT)
    }
    fn class<F: Float>(bits: &APInt) -> u64 {
        let value: F = load(bits);
        let pair = match () {
            // Numbers of x87 that contradict themselves are NaNs, and signal nothing.
            () if value.is_signaling() && !is_contradictory(bits) => return SIGNALING_NAN,
            () if value.is_nan() => return QUIET_NAN,
            () if value.is_infinite() => INFINITY,
            () if value.is_zero() => ZERO,
            () if value.is_denormal() => SUBNORMAL,
            () => NORMAL,
        };
        pair[usize::from(!value.is_negative())]
    }
    if ty == Type::X86_FP80 && bits.bit(POINT) && bits.extract(POINT + 1, EXPONENT_BITS).is_zero() {
        // The smallest exponent and the bit before the point: of both kinds of finite numbers together, and of neither alone.
        let sign = usize::from(!bits.is_negative());
        return Some(mask & NORMAL[sign] != 0 && mask & SUBNORMAL[sign] != 0);
    }
    with_float!(ty, F => class::<F>(bits) & mask != 0)
}

/// Flips the sign; NaNs too.
pub fn negate(bits: &APInt) -> APInt {
    let mut result = bits.clone();
    result.flip_bit(bits.width() - 1);
    result
}

/// Clears the sign; NaNs too.
pub fn absolute(bits: &APInt) -> APInt {
    let mut result = bits.clone();
    result.clear_bit(bits.width() - 1);
    result
}

/// `a * b + c` with one rounding.
pub fn fused_multiply_add(ty: Type, a: &APInt, b: &APInt, c: &APInt, mode: Round) -> Option<APInt> {
    with_float!(ty, F => {
        let (a, b, c): (F, F, F) = (load(a), load(b), load(c));
        store(a.mul_add_r(b, c, mode).value)
    })
}

/// What is left of a division by the nearest integral quotient.
pub fn remainder(ty: Type, a: &APInt, b: &APInt) -> Option<APInt> {
    with_float!(ty, F => {
        let (a, b): (F, F) = (load(a), load(b));
        store(a.ieee_rem(b).value)
    })
}

/// A number times a power of two.
pub fn scale(ty: Type, bits: &APInt, exponent: i32) -> Option<APInt> {
    with_float!(ty, F => store(load::<F>(bits).scalbn(exponent)))
}

/// Rounding to an integral value.
pub fn round(ty: Type, bits: &APInt, mode: Round) -> Option<APInt> {
    with_float!(ty, F => {
        let value: F = load(bits);
        store(value.round_to_integral(mode).value)
    })
}

/// `minnum`/`maxnum` (`nan_wins` false: a number beats a NaN) and `minimum`/`maximum` (true).
pub fn extremum(ty: Type, a: &APInt, b: &APInt, max: bool, nan_wins: bool) -> Option<APInt> {
    with_float!(ty, F => {
        let (x, y): (F, F) = (load(a), load(b));
        let result = if nan_wins {
            if max { x.maximum(y) } else { x.minimum(y) }
        } else if max {
            x.max(y)
        } else {
            x.min(y)
        };
        store(result)
    })
}

/// `minimumnum`/`maximumnum`: a number beats a NaN, and zeros have an order.
pub fn ordered_extremum(ty: Type, a: &APInt, b: &APInt, max: bool) -> Option<APInt> {
    let nan_wins = !is_nan(ty, a) && !is_nan(ty, b);
    extremum(ty, a, b, max, nan_wins)
}

/// Functions of the mathematical library, computed in `double` and rounded to `float`, `half` or `bfloat` where that is the type.
pub fn in_double(ty: Type, bits: &[&APInt], function: &dyn Fn(&[f64]) -> f64) -> Option<APInt> {
    let numbers: Vec<f64> = bits
        .iter()
        .map(|b| match ty {
            Type::FLOAT => Some(f32::from_bits(b.low_u64() as u32).into()),
            Type::HALF | Type::BFLOAT => convert(ty, Type::DOUBLE, b).map(|b| f64::from_bits(b.low_u64())),
            _ => Some(f64::from_bits(b.low_u64())),
        })
        .collect::<Option<_>>()?;
    match ty {
        Type::FLOAT => Some(APInt::from_u64(32, (function(&numbers) as f32).to_bits().into())),
        Type::DOUBLE => Some(APInt::from_u64(64, function(&numbers).to_bits())),
        Type::HALF | Type::BFLOAT => {
            convert(Type::DOUBLE, ty, &APInt::from_u64(64, function(&numbers).to_bits()))
        }
        _ => None,
    }
}
