//! Which constants share a template.
//!
//! Whether a number fits an immediate, a displacement, or takes a load of its own depends on its width, so numbers of the
//! same sign and the same number of bits belong to one *class*. What other properties matter (one bit set, a mask, the
//! last number before the next class once something has added one) belongs to powers of two and their neighbours: those
//! are classes of their own. The two samples of a class differ in parity and in all other bits, so that a template which
//! holds for both, with the number or its negation as an immediate wherever they differ, holds for the class: fields that
//! want multiples, or take a number apart, show as a difference of another kind.

/// Numbers that are treated alike, as a word of a shape. `None` for a number that is alone.
pub fn class(number: i64) -> Option<u32> {
    let size = number.unsigned_abs();
    let is_power = |n: u64| n.is_power_of_two();
    // Below ten there is nothing between the neighbours of powers, or one number.
    if size < 10 || is_power(size) || is_power(size - 1) || is_power(size.wrapping_add(1)) || size >> 62 != 0
    {
        return None;
    }
    Some(size.ilog2() * 2 + u32::from(number < 0))
}

/// Two numbers of a class for the operand with this index among those that have classes; the difference of the two is
/// another for each index.
pub fn samples(class: u32, index: usize) -> Option<[i64; 2]> {
    let power = 1i64 << (class / 2);
    let (a, b) = match index {
        0 => (power + power / 2 - 1, power + 2),
        1 => (2 * power - 3, power + 2),
        _ => return None,
    };
    Some(if class & 1 != 0 { [-a, -b] } else { [a, b] })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_of_powers_are_alone() {
        for n in [0, 1, -1, 7, 8, 9, 127, 128, 129, -127, -128, -129, 2047, 2048, i64::MIN, i64::MAX] {
            assert_eq!(class(n), None, "{n}");
        }
        assert_eq!(class(10), class(14));
        assert_eq!(class(130), class(254));
        assert_ne!(class(126), class(130));
        assert_ne!(class(100), class(-100));
    }

    #[test]
    fn samples_are_of_their_class_and_differ() {
        for bit in 3..62 {
            for sign in 0..2 {
                let wanted = bit * 2 + sign;
                let mut differences = Vec::new();
                for index in 0..2 {
                    let [a, b] = samples(wanted, index).unwrap();
                    assert_eq!((class(a), class(b)), (Some(wanted), Some(wanted)));
                    assert_ne!(a & 1, b & 1);
                    differences.push(a - b);
                }
                assert_ne!(differences[0], differences[1]);
            }
        }
    }
}
