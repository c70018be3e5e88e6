//! Products and quotients of complex numbers of `float` and `double`, which compilers leave to functions of their own library.

use super::{Call, Row};
use crate::machine::Step;
use crate::value::Value;
use ir::Type;

pub(super) const FUNCTIONS: &[Row] = &[
    ("__mulsc3", |c| c.complex(false, product)),
    ("__muldc3", |c| c.complex(true, product)),
    ("__divsc3", |c| c.complex(false, quotient)),
    ("__divdc3", |c| c.complex(true, quotient)),
];

/// (a + bi)(c + di), where infinities stay what they are.
fn product([mut a, mut b, mut c, mut d]: [f64; 4]) -> [f64; 2] {
    let result = [a * c - b * d, a * d + b * c];
    if !(result[0].is_nan() && result[1].is_nan()) {
        return result;
    }
    let boxed = |x: f64| f64::from(u8::from(x.is_infinite())).copysign(x);
    let without_nan = |x: f64| if x.is_nan() { 0f64.copysign(x) } else { x };
    let mut is_infinite = false;
    if a.is_infinite() || b.is_infinite() {
        (a, b, c, d) = (boxed(a), boxed(b), without_nan(c), without_nan(d));
        is_infinite = true;
    }
    if c.is_infinite() || d.is_infinite() {
        (a, b, c, d) = (without_nan(a), without_nan(b), boxed(c), boxed(d));
        is_infinite = true;
    }
    if !is_infinite && [a * c, b * d, a * d, b * c].iter().any(|part| part.is_infinite()) {
        (a, b, c, d) = (without_nan(a), without_nan(b), without_nan(c), without_nan(d));
        is_infinite = true;
    }
    match is_infinite {
        true => [f64::INFINITY * (a * c - b * d), f64::INFINITY * (a * d + b * c)],
        false => result,
    }
}

/// (a + bi) / (c + di), divided by the larger part first, so that squares do not overflow.
fn quotient([a, b, c, d]: [f64; 4]) -> [f64; 2] {
    let result = if c.abs() < d.abs() {
        let (ratio, whole) = (c / d, c * (c / d) + d);
        [(a * ratio + b) / whole, (b * ratio - a) / whole]
    } else {
        let (ratio, whole) = (d / c, d * (d / c) + c);
        [(b * ratio + a) / whole, (b - a * ratio) / whole]
    };
    if !(result[0].is_nan() && result[1].is_nan()) {
        return result;
    }
    let boxed = |x: f64| f64::from(u8::from(x.is_infinite())).copysign(x);
    if c == 0.0 && d == 0.0 && !(a.is_nan() && b.is_nan()) {
        let infinite = f64::INFINITY.copysign(c);
        return [infinite * a, infinite * b];
    }
    if (a.is_infinite() || b.is_infinite()) && c.is_finite() && d.is_finite() {
        let (a, b) = (boxed(a), boxed(b));
        return [f64::INFINITY * (a * c + b * d), f64::INFINITY * (b * c - a * d)];
    }
    if (c.is_infinite() || d.is_infinite()) && a.is_finite() && b.is_finite() {
        let (c, d) = (boxed(c), boxed(d));
        return [0.0 * (a * c + b * d), 0.0 * (b * c - a * d)];
    }
    result
}

impl Call<'_, '_, '_> {
    /// Parts of `float` are rounded at the end: products of two of them are exact in `double`.
    fn complex(&mut self, is_double: bool, function: fn([f64; 4]) -> [f64; 2]) -> Step<Value> {
        let mut parts = [0.0; 4];
        // Two parts may come as one vector.
        let mut given = Vec::new();
        for value in self.args {
            match value {
                Value::Aggregate(elements) => given.extend(elements.iter().cloned()),
                value => given.push(value.clone()),
            }
        }
        for (part, value) in parts.iter_mut().zip(&given) {
            let Value::Bits(bits) = value else { return Ok(Value::Poison) };
            let bits = bits.low_u64();
            *part = if is_double { f64::from_bits(bits) } else { f32::from_bits(bits as u32).into() };
        }
        let made = function(parts).map(|part| match is_double {
            true => Value::int(64, part.to_bits()),
            false => Value::int(32, (part as f32).to_bits().into()),
        });
        if matches!(self.ret, Type::FLOAT | Type::DOUBLE | Type::VOID) {
            return crate::machine::trap("a complex result of this type is not supported");
        }
        Ok(Value::aggregate(made.to_vec()))
    }
}

#[cfg(test)]
mod tests {
    use super::{product, quotient};

    #[test]
    fn infinities_stay() {
        assert_eq!(product([1.0, 2.0, 3.0, 4.0]), [-5.0, 10.0]);
        assert_eq!(product([f64::INFINITY, 0.0, 0.0, 1.0])[1], f64::INFINITY);
        assert_eq!(quotient([-5.0, 10.0, 3.0, 4.0]), [1.0, 2.0]);
        assert_eq!(quotient([1.0, 0.0, 0.0, 0.0])[0], f64::INFINITY);
        assert_eq!(quotient([1e300, 1e300, 1e300, 1e300]), [1.0, 0.0]);
    }
}
