//! Arithmetic on numbers with so many bits behind the point: `llvm.smul.fix` and its like. Products and quotients are exact
//! in twice the width, so they can be scaled without loss.

use support::apint::APInt;

/// One of the intrinsics.
#[derive(Clone, Copy, Debug)]
pub(super) struct Operation {
    is_signed: bool,
    divides: bool,
    saturates: bool,
}

impl Operation {
    /// By the name without `llvm.` and types.
    pub fn named(name: &str) -> Option<Operation> {
        let (name, saturates) = match name.strip_suffix(".sat") {
            Some(name) => (name, true),
            None => (name, false),
        };
        let (is_signed, divides) = match name {
            "smul.fix" => (true, false),
            "umul.fix" => (false, false),
            "sdiv.fix" => (true, true),
            "udiv.fix" => (false, true),
            _ => return None,
        };
        Some(Operation { is_signed, divides, saturates })
    }

    /// The result, rounded down; none for divisions by zero.
    pub fn apply(self, a: &APInt, b: &APInt, scale: u32) -> Option<APInt> {
        let width = a.width();
        // A bit more than twice as many, so that what is unsigned has a sign.
        let wide = |x: &APInt| {
            let wide = 2 * width + 2;
            if self.is_signed { x.sext_or_trunc(wide) } else { x.zext_or_trunc(wide) }
        };
        let (x, y) = (wide(a), wide(b));
        let exact = match self.divides {
            false => x.mul(&y).ashr(scale),
            true if y.is_zero() => return None,
            true => {
                let scaled = x.shl(scale);
                let (quotient, rest) = scaled.sdivrem(&y)?;
                let is_above = !rest.is_zero() && rest.is_negative() != y.is_negative();
                if is_above { quotient.sub(&APInt::from_u64(quotient.width(), 1)) } else { quotient }
            }
        };
        if !self.saturates {
            return Some(exact.zext_or_trunc(width));
        }
        let (low, high) = if self.is_signed {
            (wide(&APInt::signed_min(width)), wide(&APInt::signed_max(width)))
        } else {
            (wide(&APInt::zero(width)), wide(&APInt::all_ones(width)))
        };
        Some(exact.smax(&low).smin(&high).zext_or_trunc(width))
    }
}

#[cfg(test)]
mod tests {
    use super::Operation;
    use support::apint::APInt;

    #[test]
    fn results_are_scaled_and_rounded_down() {
        let apply = |name: &str, a: i64, b: i64, scale: u32| {
            let operation = Operation::named(name).unwrap();
            let result = operation.apply(&APInt::from_i64(8, a), &APInt::from_i64(8, b), scale);
            result.map(|result| result.sext_or_trunc(64).low_u64() as i64)
        };
        // With three bits behind the point: 1.5 * 2.25, -1.5 * 0.625, 7 / 2, -7 / 2.
        assert_eq!(apply("smul.fix", 12, 18, 3), Some(27));
        assert_eq!(apply("smul.fix", -12, 5, 3), Some(-8));
        assert_eq!(apply("sdiv.fix", 56, 16, 3), Some(28));
        assert_eq!(apply("sdiv.fix", -7, 2, 0), Some(-4));
        assert_eq!(apply("smul.fix.sat", 127, 127, 3), Some(127));
        assert_eq!(apply("smul.fix.sat", -128, 127, 3), Some(-128));
        assert_eq!(apply("umul.fix.sat", -1, -1, 4), Some(-1));
        assert_eq!(apply("udiv.fix", 1, 0, 0), None);
    }
}
