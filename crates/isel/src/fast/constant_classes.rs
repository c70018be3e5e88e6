//! Constant classes: which constants share a template.
//!
//! Whether a number fits an immediate, a displacement, or takes a load of its own depends on its width, so numbers of the
//! same sign and the same number of bits belong to one *class*. What other properties matter (one bit set, a mask, the
//! last number before the next class once something has added one, no bits in the part that a second instruction adds)
//! belongs to powers of two, their neighbours, and multiples of large powers: those are alone. The samples of a class differ
//! in parity and in most other bits, so that a template which holds for all of them, with the number, its negation or a
//! [`Field`] of it as an immediate wherever they differ, holds for the class: what wants multiples, or takes a number apart in
//! another way, shows as a difference of another kind.
//!
//! What compares and adds takes all small numbers alike but those next to zero ([`small`]), powers among them: one is a sample.
//!
//! Where the machine takes any number of some bits as it is, these are one class for each sign ([`plain`]): its facts say so.
//! What computes on such a machine has shorter forms for numbers of 8 and 16 bits: those not near an edge are alike ([`far`]).

use crate::dag::{sign_extend, zero_extend};

/// Numbers of more bits may be made of two parts by several instructions.
const MAX_ZEROS: u32 = 11;

/// Large numbers with more zeros at the end are alone: the lower part may be zero.
const MAX_LOW_ZEROS: u32 = 9;

/// Numbers that are treated alike, as a word of a signature. `None` for a number that is alone.
pub fn class(number: i64) -> Option<u32> {
    let size = number.unsigned_abs();
    let is_power = |n: u64| n.is_power_of_two();
    // Below ten there is nothing between the neighbours of powers, or one number.
    if size < 10 || is_power(size) || is_power(size - 1) || is_power(size.wrapping_add(1)) || size >> 62 != 0
    {
        return None;
    }
    // Rounded to its upper half, it may be one of the next class.
    let is_last = (size + (1 << (size.ilog2() / 2))).ilog2() != size.ilog2();
    // So is one next to a multiple: comparisons have a choice between both.
    let is_multiple = |n: u64| n.trailing_zeros() > MAX_LOW_ZEROS;
    if size >> MAX_ZEROS != 0 && (is_last || [size - 1, size, size + 1].into_iter().any(is_multiple)) {
        return None;
    }
    Some(size.ilog2() * 2 + u32::from(number < 0))
}

/// Where the logarithm of the unit of a class is.
const UNIT_SHIFT: u32 = 16;

/// A class of all numbers of some bits.
const PLAIN: u32 = 1 << 31;

/// The class of small numbers, positive or negative.
const SMALL: u32 = 1 << 30;

/// A class of numbers of more than 8 bits.
const FAR: u32 = 1 << 29;

/// How far numbers next to an edge are from it, at most.
const EDGE: u64 = 2;

/// The class of all small numbers with this one's sign, if it is one of them: not so near to zero that a comparison with zero
/// says the same, and a number of 8 bits like its neighbours.
pub fn small(number: i64) -> Option<u32> {
    (3..=126).contains(&number.unsigned_abs()).then_some(SMALL | u32::from(number < 0))
}

/// The first, the last, and a power.
fn small_samples(class: u32, index: usize) -> Option<[i64; 3]> {
    let all = match index {
        0 => [3, 126, 64],
        1 => [126, 4, 9],
        _ => return None,
    };
    Some(if class & 1 != 0 { all.map(|number| -number) } else { all })
}

/// The class of all numbers of so many bits with this one's sign, if it is one of them.
pub fn plain(number: i64, bits: u32) -> Option<u32> {
    let fits = (2..=63).contains(&bits) && sign_extend(number, bits) == number;
    fits.then_some(PLAIN | bits << 1 | u32::from(number < 0))
}

/// The first and the last but for zero. Those of the second operand differ otherwise than those of the first.
fn plain_samples(class: u32, index: usize) -> Option<[i64; 3]> {
    let last = (1i64 << ((class & !PLAIN) / 2 - 1)) - 1;
    let all = match index {
        0 => [1, last, 2],
        1 => [last - 1, 2, 1],
        _ => return None,
    };
    Some(if class & 1 != 0 { all.map(|number| -number) } else { all })
}

/// The class of all numbers with this one's sign that are operands of so many bits, and need all of them: not those within
/// two of where a shorter form ends, signed or not.
pub fn far(number: i64, bits: u32) -> Option<u32> {
    if !(16..=63).contains(&bits) || sign_extend(number, bits) != number {
        return None;
    }
    let size = number.unsigned_abs();
    let is_edge = |log2: u32| size.abs_diff(1 << log2) <= EDGE;
    let is_far = size > (1 << 7) + EDGE && ![8, 15, 16, 31, 32, bits - 1].into_iter().any(is_edge);
    is_far.then_some(FAR | bits << 1 | u32::from(number < 0))
}

/// The first, the last, and a power.
fn far_samples(class: u32, index: usize) -> Option<[i64; 3]> {
    let first = (1 << 7) + EDGE as i64 + 1;
    let last = (1i64 << ((class & !FAR) / 2 - 1)) - EDGE as i64 - 1;
    let all = match index {
        0 => [first, last, 1 << 12],
        1 => [last - 1, first + 1, 1 << 10],
        _ => return None,
    };
    Some(if class & 1 != 0 { all.map(|number| -number) } else { all })
}

/// The class of a number where instructions take runs of ones, repeated over the register, as immediates: these are alone.
pub fn class_by_bits(number: i64) -> Option<u32> {
    let word = u64::from(number as u32);
    let is_run = |bits: u64| (1..=6).any(|log2| is_run_in_elements(bits, 1 << log2));
    if is_run(number as u64) || is_run(word | word << 32) { None } else { class(number) }
}

/// Whether every element of so many bits is the same run of ones, rotated.
fn is_run_in_elements(bits: u64, width: u32) -> bool {
    let mask = u64::MAX >> (64 - width);
    let element = bits & mask;
    let rotated = (element << 1 | element >> (width - 1)) & mask;
    let repeats = (0..64 / width).all(|at| bits >> (at * width) & mask == element);
    repeats && (element ^ rotated).count_ones() == 2
}

/// The class of a distance where accesses count theirs in units, or in smaller ones for parts of what is accessed: multiples are
/// apart from others, and alone where they are so large that other machine code adds them.
pub fn class_in_units(distance: i64, unit_log2: u32) -> Option<u32> {
    let unit_log2 = unit_log2.min(distance.trailing_zeros());
    if unit_log2 == 0 {
        return class(distance);
    }
    let is_near = distance.unsigned_abs() >> MAX_ZEROS == 0;
    class(distance >> unit_log2).filter(|_| is_near).map(|class| class | unit_log2 << UNIT_SHIFT)
}

/// Bits of samples, by operand. In one of the first two any bit is set, and any bit differs from the next: so the end of a
/// field and its sign can be told. The third has nothing regular.
const DIGITS: [[u64; 3]; 2] = [
    [0x56aa_baaa_aaaa_aaab, 0xbb55_5577_7755_5756, 0x03e0_d681_5524_54f1],
    [0xb575_5556_aaaa_b757, 0x5aaa_babb_5555_5aaa, 0x1bea_8593_1a95_3ccb],
];

/// How many samples tell about a class.
pub fn sample_count(class: u32) -> usize {
    if class & (SMALL | FAR) != 0 || may_be_split(class) { 3 } else { 2 }
}

/// Whether parts of the numbers of a class may be in different instructions.
fn may_be_split(class: u32) -> bool {
    class & (PLAIN | SMALL | FAR) == 0 && (class & ((1 << UNIT_SHIFT) - 1)) / 2 >= MAX_ZEROS
}

/// Three numbers of a class for the operand with this index among those that have classes; the difference of the first two is
/// another for each index. One of them is among the first of the class, another one among the last.
pub fn samples(class: u32, index: usize) -> Option<[i64; 3]> {
    if class & PLAIN != 0 {
        return plain_samples(class, index);
    }
    if class & SMALL != 0 {
        return small_samples(class, index);
    }
    if class & FAR != 0 {
        return far_samples(class, index);
    }
    let (unit_log2, class) = (class >> UNIT_SHIFT, class & ((1 << UNIT_SHIFT) - 1));
    let power = 1i64 << (class / 2);
    let [a, b, c] = DIGITS.get(index)?.map(|digits| power | (digits as i64 & (power - 1)));
    let (quarters, eighths) = (3 * (power / 4), 7 * (power / 8));
    let all = match index {
        // There, too, some sample has another bit than the next.
        _ if may_be_split(class) => [a & !quarters, b | quarters, (c & !eighths) | (power / 4)],
        0 => [power + power / 2 - 1, power + 2, 2 * power - 3],
        _ => [2 * power - 3, power + 2, power + power / 2 - 1],
    };
    let all = all.map(|number| number << unit_log2);
    Some(if class & 1 != 0 { all.map(|number| -number) } else { all })
}

/// Some bits of a number, as instructions have them that make it in several steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    shift: u8,
    bits: u8,
    is_signed: bool,
    /// To the nearest, as the lower part is signed.
    is_rounded: bool,
}

impl Field {
    /// Bits of a number that is taken apart.
    const WHOLE: u8 = 32;

    pub fn of(self, number: i64) -> i64 {
        let half = if self.is_rounded { 1 << (self.shift - 1) } else { 0 };
        let bits = number.wrapping_add(half) >> self.shift;
        match self.is_signed {
            true => sign_extend(bits, self.bits.into()),
            false => zero_extend(bits, self.bits.into()) as i64,
        }
    }

    /// The field that has these values of these numbers. Of numbers beyond 32 bits there is none: which bits instructions
    /// make together depends on where zeros are.
    pub fn find(numbers: &[i64], values: &[i64]) -> Option<Field> {
        let may_be_split =
            |&n: &i64| class(n).is_some_and(may_be_split) && sign_extend(n, Field::WHOLE.into()) == n;
        if !numbers.iter().all(may_be_split) {
            return None;
        }
        let fields = (4..=20u8).flat_map(|shift| {
            let lower =
                [true, false].map(|is_signed| Field { shift: 0, bits: shift, is_signed, is_rounded: false });
            let upper = [(true, true), (true, false), (false, true), (false, false)].map(
                |(is_rounded, is_signed)| Field { shift, bits: Field::WHOLE - shift, is_signed, is_rounded },
            );
            lower.into_iter().chain(upper)
        });
        let is_it =
            |field: &Field| numbers.iter().zip(values).all(|(&number, &value)| field.of(number) == value);
        fields.into_iter().find(is_it)
    }
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
        // Nothing is left for a second instruction, or the first one has more bits.
        assert_eq!((class(0x5000), class(0x7fff_f800)), (None, None));
        assert_eq!((class(0x10_ffff), class(0x5001)), (None, None));
    }

    #[test]
    fn runs_and_multiples_are_apart() {
        for n in [0x30, 0xff0, -16, 0x5555_5555, 0x0f0f_0f0f_0f0f_0f0f, 0xffff_ff0f] {
            assert_eq!(class_by_bits(n), None, "{n:#x}");
        }
        assert_eq!(class_by_bits(0xff5), class(0xff5));
        let multiples = class_in_units(76, 2);
        assert_ne!(multiples, class_in_units(77, 2));
        assert_eq!(class_in_units(77, 2), class(77));
        assert_ne!(class_in_units(74, 2), class_in_units(77, 2));
        let all = samples(multiples.unwrap(), 0).unwrap();
        assert!(all.iter().all(|&n| n & 3 == 0 && class_in_units(n, 2) == multiples), "{all:?}");
        assert_eq!(class_in_units(1 << 14 | 24, 3), None);
    }

    #[test]
    fn small_numbers_are_two_classes() {
        assert_eq!((small(2), small(127), small(-2), small(-127)), (None, None, None, None));
        for sign in [1, -1] {
            let class = small(sign * 3).unwrap();
            let all = [0, 1].map(|index| samples(class, index).unwrap());
            assert!(all.as_flattened().iter().all(|&n| small(n) == Some(class)), "{all:?}");
            assert_ne!(all[0][0] - all[0][1], all[1][0] - all[1][1]);
            assert_eq!(sample_count(class), 3);
        }
    }

    #[test]
    fn plain_numbers_are_two_classes() {
        assert_eq!((plain(128, 8), plain(-129, 8), plain(3, 0)), (None, None, None));
        assert_eq!(plain(127, 8), plain(1, 8));
        assert_ne!(plain(-128, 8), plain(1, 8));
        assert_ne!(plain(1, 16), plain(1, 8));
        for bits in [8, 16, 31, 32] {
            for sign in [1, -1] {
                let class = plain(sign, bits).unwrap();
                let all = [0, 1].map(|index| samples(class, index).unwrap());
                assert!(all.as_flattened().iter().all(|&n| plain(n, bits) == Some(class)), "{all:?}");
                assert_ne!(all[0][0] - all[0][1], all[1][0] - all[1][1]);
                assert_eq!(sample_count(class), 2);
            }
        }
    }

    #[test]
    fn numbers_near_edges_are_not_far() {
        for n in [0, 130, -130, 254, 258, 32766, 65537, (1 << 31) - 1, -(1 << 31), 1 << 40] {
            assert_eq!(far(n, 32), None, "{n}");
        }
        assert_eq!((far(300, 15), far(300, 0)), (None, None));
        for bits in [16, 32] {
            for sign in [1, -1] {
                let class = far(sign * 300, bits).unwrap();
                let all = [0, 1].map(|index| samples(class, index).unwrap());
                assert!(all.as_flattened().iter().all(|&n| far(n, bits) == Some(class)), "{all:?}");
                assert_ne!(all[0][0] - all[0][1], all[1][0] - all[1][1]);
                assert_eq!(sample_count(class), 3);
            }
        }
    }

    #[test]
    fn samples_are_of_their_class_and_differ() {
        for bit in 3..62 {
            for sign in 0..2 {
                let wanted = bit * 2 + sign;
                let mut differences = Vec::new();
                for index in 0..2 {
                    let [a, b, c] = samples(wanted, index).unwrap();
                    assert_eq!([a, b, c].map(class), [Some(wanted); 3]);
                    assert_ne!(a & 1, b & 1);
                    differences.push(a - b);
                }
                assert_ne!(differences[0], differences[1]);
            }
        }
    }

    #[test]
    fn the_fields_of_samples_are_found() {
        let lower = Field { shift: 0, bits: 12, is_signed: true, is_rounded: false };
        let upper = Field { shift: 12, bits: 20, is_signed: false, is_rounded: true };
        for (bit, index) in (12..31).flat_map(|bit| [(bit, 0), (bit, 1)]) {
            for sign in 0..2 {
                let all = samples(bit * 2 + sign, index).unwrap();
                let found = |field: Field| Field::find(&all, &all.map(|n| field.of(n)));
                assert_eq!(found(lower), Some(lower), "{all:?} {index}");
                // The first of several that are alike for the class.
                let alike = found(upper).unwrap();
                assert_eq!((alike.shift, alike.is_rounded, alike.bits), (12, true, 20), "{all:?}");
            }
        }
        for digits in DIGITS {
            let [a, b, _] = digits;
            assert_eq!(a | b, u64::MAX);
            assert_eq!(((a ^ (a >> 1)) | (b ^ (b >> 1))) << 1, u64::MAX << 1);
        }
        assert_eq!(Field::find(&[1 << 40, 3 << 40], &[1, 3]), None);
    }
}
