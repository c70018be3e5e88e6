//! Every operation against `num-bigint` at many widths, and against `i64` at the widths small enough to try everything.

use super::{APInt, ParseAPIntError};
use num_bigint::{BigInt, BigUint, Sign};
use proptest::prelude::*;

// ---- The model ----

fn unsigned(value: &APInt) -> BigInt {
    let bytes: Vec<u8> = value.words().iter().flat_map(|w| w.to_le_bytes()).collect();
    BigInt::from_bytes_le(Sign::Plus, &bytes)
}

fn signed(value: &APInt) -> BigInt {
    if value.is_negative() { unsigned(value) - pow2(value.width()) } else { unsigned(value) }
}

fn pow2(exponent: u32) -> BigInt {
    BigInt::from(1) << exponent
}

/// The bits of `value` modulo two to the width.
fn wrap(width: u32, value: &BigInt) -> APInt {
    let modulus = pow2(width);
    let value = ((value % &modulus) + &modulus) % &modulus;
    APInt::from_words(width, &value.to_biguint().map_or(Vec::new(), |v: BigUint| v.to_u64_digits()))
}

fn fits_unsigned(width: u32, value: &BigInt) -> bool {
    value.sign() != Sign::Minus && *value < pow2(width)
}

fn fits_signed(width: u32, value: &BigInt) -> bool {
    *value >= -pow2(width - 1) && *value < pow2(width - 1)
}

fn saturate_unsigned(width: u32, value: &BigInt) -> APInt {
    if fits_unsigned(width, value) {
        wrap(width, value)
    } else if value.sign() == Sign::Minus {
        APInt::zero(width)
    } else {
        APInt::all_ones(width)
    }
}

fn saturate_signed(width: u32, value: &BigInt) -> APInt {
    if fits_signed(width, value) {
        wrap(width, value)
    } else if value.sign() == Sign::Minus {
        APInt::signed_min(width)
    } else {
        APInt::signed_max(width)
    }
}

// ---- Checks shared by the random and the exhaustive tests ----

#[track_caller]
fn check_invariant(value: &APInt) {
    assert_eq!(value.words().len(), value.width().div_ceil(64).max(1) as usize);
    assert!(unsigned(value) < pow2(value.width()), "unused bits are set in {value:?}");
}

fn check_arithmetic(a: &APInt, b: &APInt) {
    let w = a.width();
    let (ua, ub, sa, sb) = (unsigned(a), unsigned(b), signed(a), signed(b));
    let cases = [
        (
            "add",
            &ua + &ub,
            &sa + &sb,
            a.uadd_overflow(b),
            a.sadd_overflow(b),
            a.uadd_sat(b),
            a.sadd_sat(b),
            a.add(b),
        ),
        (
            "sub",
            &ua - &ub,
            &sa - &sb,
            a.usub_overflow(b),
            a.ssub_overflow(b),
            a.usub_sat(b),
            a.ssub_sat(b),
            a.sub(b),
        ),
        (
            "mul",
            &ua * &ub,
            &sa * &sb,
            a.umul_overflow(b),
            a.smul_overflow(b),
            a.umul_sat(b),
            a.smul_sat(b),
            a.mul(b),
        ),
    ];
    for (name, u, s, uo, so, us, ss, wrapped) in cases {
        assert_eq!(wrapped, wrap(w, &u), "{name} {a:?} {b:?}");
        assert_eq!(uo, (wrap(w, &u), !fits_unsigned(w, &u)), "u{name}_overflow {a:?} {b:?}");
        assert_eq!(so, (wrap(w, &s), !fits_signed(w, &s)), "s{name}_overflow {a:?} {b:?}");
        assert_eq!(us, saturate_unsigned(w, &u), "u{name}_sat {a:?} {b:?}");
        assert_eq!(ss, saturate_signed(w, &s), "s{name}_sat {a:?} {b:?}");
        check_invariant(&wrapped);
        check_invariant(&so.0);
    }
    assert_eq!(a.umul_hi(b), wrap(w, &((&ua * &ub) >> w)));
    assert_eq!(a.smul_hi(b), wrap(w, &((&sa * &sb) >> w)));
    assert_eq!(a.neg(), wrap(w, &-&sa));
    assert_eq!(a.abs(), wrap(w, &if a.is_negative() { -&sa } else { sa.clone() }));
}

fn check_division(a: &APInt, b: &APInt) {
    let w = a.width();
    if b.is_zero() {
        assert_eq!((a.udiv(b), a.urem(b), a.sdiv(b), a.srem(b)), (None, None, None, None));
        assert_eq!((a.udivrem(b), a.sdivrem(b), a.sdiv_overflow(b)), (None, None, None));
        return;
    }
    let (ua, ub, sa, sb) = (unsigned(a), unsigned(b), signed(a), signed(b));
    let u = (wrap(w, &(&ua / &ub)), wrap(w, &(&ua % &ub)));
    let s = (wrap(w, &(&sa / &sb)), wrap(w, &(&sa % &sb)));
    assert_eq!((a.udiv(b), a.urem(b)), (Some(u.0.clone()), Some(u.1.clone())), "udiv {a:?} {b:?}");
    assert_eq!((a.sdiv(b), a.srem(b)), (Some(s.0.clone()), Some(s.1.clone())), "sdiv {a:?} {b:?}");
    assert_eq!(a.sdiv_overflow(b), Some((s.0.clone(), !fits_signed(w, &(&sa / &sb)))));
    assert_eq!((a.udivrem(b), a.sdivrem(b)), (Some(u), Some(s)));
}

fn check_logic_and_order(a: &APInt, b: &APInt) {
    let w = a.width();
    let (ua, ub, sa, sb) = (unsigned(a), unsigned(b), signed(a), signed(b));
    assert_eq!(a.and(b), wrap(w, &(&ua & &ub)));
    assert_eq!(a.or(b), wrap(w, &(&ua | &ub)));
    assert_eq!(a.xor(b), wrap(w, &(&ua ^ &ub)));
    assert_eq!(a.not(), wrap(w, &(pow2(w) - 1 - &ua)));
    assert_eq!(a.intersects(b), !a.and(b).is_zero());
    assert_eq!(a.is_subset_of(b), a.and(b) == *a);
    assert_eq!((a.ult(b), a.ule(b), a.ugt(b), a.uge(b)), (ua < ub, ua <= ub, ua > ub, ua >= ub));
    assert_eq!((a.slt(b), a.sle(b), a.sgt(b), a.sge(b)), (sa < sb, sa <= sb, sa > sb, sa >= sb));
    assert_eq!(
        (unsigned(&a.umin(b)), unsigned(&a.umax(b))),
        (ua.clone().min(ub.clone()), ua.clone().max(ub.clone()))
    );
    assert_eq!(
        (signed(&a.smin(b)), signed(&a.smax(b))),
        (sa.clone().min(sb.clone()), sa.clone().max(sb.clone()))
    );
    assert_eq!(a == b, ua == ub);
}

fn check_shifts(a: &APInt, b: &APInt, n: u32) {
    let w = a.width();
    let (ua, sa) = (unsigned(a), signed(a));
    let amount = APInt::from_u64(40, u64::from(n));
    assert_eq!(a.shl(n), wrap(w, &(&ua << n)), "shl {a:?} {n}");
    assert_eq!(a.lshr(n), wrap(w, &(&ua >> n)), "lshr {a:?} {n}");
    assert_eq!(a.ashr(n), wrap(w, &(&sa >> n)), "ashr {a:?} {n}");
    assert_eq!((a.shl_by(&amount), a.lshr_by(&amount), a.ashr_by(&amount)), (a.shl(n), a.lshr(n), a.ashr(n)));
    let lost = n >= w;
    assert_eq!(a.ushl_overflow(n), (a.shl(n), lost || !fits_unsigned(w, &(&ua << n))));
    assert_eq!(a.sshl_overflow(n), (a.shl(n), lost || !fits_signed(w, &(&sa << n))));
    assert_eq!(a.ushl_sat(n), saturate_unsigned(w, &(&ua << n)));
    assert_eq!(a.sshl_sat(n), saturate_signed(w, &(&sa << n)));

    let m = n % w;
    assert_eq!(a.rotl(n), wrap(w, &((&ua << m) | (&ua >> (w - m)))), "rotl {a:?} {n}");
    assert_eq!(a.rotr(n), wrap(w, &((&ua >> m) | (&ua << (w - m)))), "rotr {a:?} {n}");
    let joined = (&ua << w) | unsigned(b);
    assert_eq!(a.fshl(b, &amount), wrap(w, &((&joined << m) >> w)), "fshl {a:?} {b:?} {n}");
    assert_eq!(a.fshr(b, &amount), wrap(w, &(&joined >> m)), "fshr {a:?} {b:?} {n}");
}

fn check_unary(a: &APInt) {
    let w = a.width();
    let bits: Vec<bool> = (0..w).map(|i| (unsigned(a) >> i) % 2 == BigInt::from(1)).collect();
    let run = |iter: &mut dyn Iterator<Item = &bool>, of: bool| iter.take_while(|&&b| b == of).count() as u32;
    assert_eq!(a.popcount(), bits.iter().filter(|&&b| b).count() as u32);
    assert_eq!(a.leading_zeros(), run(&mut bits.iter().rev(), false));
    assert_eq!(a.leading_ones(), run(&mut bits.iter().rev(), true));
    assert_eq!(a.trailing_zeros(), run(&mut bits.iter(), false));
    assert_eq!(a.trailing_ones(), run(&mut bits.iter(), true));
    assert_eq!(a.num_sign_bits(), run(&mut bits.iter().rev(), bits[w as usize - 1]));
    assert_eq!(u64::from(a.active_bits()), unsigned(a).bits());
    let minimal = (1..=w).find(|&n| fits_signed(n, &signed(a)));
    assert_eq!(Some(a.min_signed_bits()), minimal);
    for (i, &bit) in bits.iter().enumerate() {
        assert_eq!(a.bit(i as u32), bit);
    }
    let reversed =
        (0..w).filter(|&i| a.bit(i)).fold(APInt::zero(w), |r, i| r.or(&APInt::one_bit(w, w - 1 - i)));
    assert_eq!(a.bitreverse(), reversed);
    let swapped = w
        .is_multiple_of(8)
        .then(|| (0..w / 8).fold(APInt::zero(w), |r, i| r.insert(w - 8 * (i + 1), &a.extract(8 * i, 8))));
    assert_eq!(a.bswap(), swapped);
}

fn check_queries(a: &APInt) {
    let (w, u, s) = (a.width(), unsigned(a), signed(a));
    let one = BigInt::from(1);
    assert_eq!(a.is_zero(), u == BigInt::ZERO);
    assert_eq!(a.is_one(), u == one);
    assert_eq!(a.is_all_ones(), u == pow2(w) - 1);
    assert_eq!(a.is_negative(), s < BigInt::ZERO);
    assert_eq!(a.is_strictly_positive(), s > BigInt::ZERO);
    assert_eq!(a.is_signed_min(), s == -pow2(w - 1));
    assert_eq!(a.is_signed_max(), s == pow2(w - 1) - 1);
    assert_eq!(a.is_power_of_two(), (0..w).any(|i| u == pow2(i)));
    assert_eq!(a.is_negated_power_of_two(), (0..w).any(|i| s == -pow2(i)));
    assert_eq!(a.is_mask(), (1..=w).any(|i| u == pow2(i) - 1));
    assert_eq!(a.is_shifted_mask(), (0..w).any(|lo| (lo + 1..=w).any(|hi| u == pow2(hi) - pow2(lo))));
    assert_eq!(a.exact_log2(), (0..w).find(|&i| u == pow2(i)));
    assert_eq!(a.floor_log2(), (0..w).rev().find(|&i| u >= pow2(i)));
    assert_eq!(a.ceil_log2(), (!a.is_zero()).then(|| (0..=w).find(|&i| u <= pow2(i)).unwrap_or(w)));
    assert_eq!(a.to_u64(), u64::try_from(&u).ok());
    assert_eq!(a.to_i64(), i64::try_from(&s).ok());
    assert_eq!(a.to_u128(), u128::try_from(&u).ok());
    assert_eq!(a.to_i128(), i128::try_from(&s).ok());
    assert_eq!(a.limited_value(1000), u64::try_from(&u).map_or(1000, |v| v.min(1000)));
    assert!(a.fits_unsigned(a.active_bits()) && a.fits_signed(a.min_signed_bits()));
}

fn check_pieces(a: &APInt, b: &APInt, lo: u32, width: u32) {
    let w = a.width();
    assert_eq!(unsigned(&a.zext_or_trunc(width)), unsigned(a) % pow2(width));
    assert_eq!(a.sext_or_trunc(width), wrap(width, &signed(a)));
    check_invariant(&a.sext_or_trunc(width));
    assert_eq!(a.extract(lo, width), wrap(width, &(unsigned(a) >> lo)));
    assert_eq!(unsigned(&a.concat(b)), (unsigned(a) << b.width()) | unsigned(b));
    let piece = b.zext_or_trunc(width.max(1));
    let mask = wrap(w, &((pow2(piece.width()) - 1) << lo));
    let inserted = a.and(&mask.not()).or(&wrap(w, &(unsigned(&piece) << lo)));
    assert_eq!(a.insert(lo, &piece), inserted, "insert {a:?} {lo} {piece:?}");

    let hi = lo.saturating_add(width);
    let range = wrap(w, &((pow2(hi) - pow2(lo)) % pow2(w.max(lo))));
    let range = if lo >= w {
        APInt::zero(w)
    } else if hi >= w {
        APInt::high_bits(w, w - lo)
    } else {
        range
    };
    assert_eq!(APInt::bit_range(w, lo, hi), range, "range {lo}..{hi} of {w}");
    let (mut set, mut clear) = (a.clone(), a.clone());
    set.set_bits(lo, hi);
    clear.clear_bits(lo, hi);
    assert_eq!((set, clear), (a.or(&range), a.and(&range.not())));

    let (mut set, mut clear, mut flip) = (a.clone(), a.clone(), a.clone());
    set.set_bit(lo);
    clear.clear_bit(lo);
    flip.flip_bit(lo);
    let bit = APInt::one_bit(w, lo);
    assert_eq!((set, clear, flip), (a.or(&bit), a.and(&bit.not()), a.xor(&bit)));

    let pattern = a.zext_or_trunc(width);
    let filled = APInt::splat(w, &pattern);
    assert!((0..w).all(|i| filled.bit(i) == i.checked_rem(width).is_some_and(|i| pattern.bit(i))));
}

fn check_text(a: &APInt) {
    let w = a.width();
    for radix in [2, 3, 8, 10, 16, 32, 36] {
        let (u, s) = (a.to_string_radix(radix, false), a.to_string_radix(radix, true));
        assert_eq!(u, unsigned(a).to_str_radix(radix));
        assert_eq!(s, signed(a).to_str_radix(radix));
        assert_eq!(APInt::parse(w, u.as_bytes(), radix).as_ref(), Ok(a));
        assert_eq!(APInt::parse(w, s.as_bytes(), radix).as_ref(), Ok(a));
        let (minimal, negative) = APInt::parse_minimal(s.as_bytes(), radix).expect("parses");
        assert_eq!(negative, a.is_negative());
        assert_eq!(minimal.width(), if negative { a.min_signed_bits() } else { a.active_bits().max(1) });
        assert_eq!(if negative { minimal.sext(w) } else { minimal.zext(w) }, *a);
    }
    for is_signed in [false, true] {
        let mut text = String::new();
        a.write_decimal(&mut text, is_signed).expect("a string takes everything");
        assert_eq!(text, a.to_string_radix(10, is_signed));
    }
}

// ---- Random ----

fn widths() -> impl Strategy<Value = u32> {
    prop_oneof![
        2 => 1u32..=300,
        1 => prop::sample::select(vec![1, 8, 16, 32, 63, 64, 65, 127, 128, 129, 192, 256]),
    ]
}

/// Limbs that are often extreme, because carries and quotient corrections live there.
fn limb() -> impl Strategy<Value = u64> {
    prop_oneof![
        3 => any::<u64>(),
        1 => Just(0),
        1 => Just(u64::MAX),
        1 => Just(1),
        1 => Just(1 << 63),
        1 => 0u64..100,
    ]
}

fn value(width: u32) -> impl Strategy<Value = APInt> {
    let words = width.div_ceil(64) as usize;
    (prop::collection::vec(limb(), words), 0..=width, any::<bool>()).prop_map(move |(words, cut, negate)| {
        // Small magnitudes of both signs as often as full ones.
        let value = APInt::from_words(width, &words);
        let value = if cut % 2 == 0 { value } else { value.lshr(cut) };
        if negate { value.neg() } else { value }
    })
}

fn pair() -> impl Strategy<Value = (APInt, APInt)> {
    widths().prop_flat_map(|w| (value(w), value(w)))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arithmetic_agrees_with_bigint((a, b) in pair()) {
        check_arithmetic(&a, &b);
        check_division(&a, &b);
    }

    #[test]
    fn logic_and_order_agree_with_bigint((a, b) in pair()) {
        check_logic_and_order(&a, &b);
        check_logic_and_order(&a, &a);
    }

    #[test]
    fn shifts_agree_with_bigint((a, b) in pair(), n in 0u32..400) {
        check_shifts(&a, &b, n);
        check_shifts(&a, &b, a.width());
    }

    #[test]
    fn counts_and_queries_agree_with_bigint((a, _) in pair()) {
        check_unary(&a);
        check_queries(&a);
    }

    #[test]
    fn pieces_agree_with_bigint((a, b) in pair(), lo in 0u32..320, width in 0u32..320) {
        check_pieces(&a, &b, lo, width);
    }

    #[test]
    fn text_agrees_with_bigint((a, _) in pair()) {
        check_text(&a);
    }

    #[test]
    fn native_constructors_agree_with_bigint(w in widths(), v: i128) {
        assert_eq!(APInt::from_i128(w, v), wrap(w, &BigInt::from(v)));
        assert_eq!(APInt::from_u128(w, v as u128), wrap(w, &BigInt::from(v as u128)));
        assert_eq!(APInt::from_i64(w, v as i64), wrap(w, &BigInt::from(v as i64)));
        assert_eq!(APInt::from_u64(w, v as u64), wrap(w, &BigInt::from(v as u64)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// Lengths at which Karatsuba's product and recursive division take over.
    #[test]
    fn long_products_and_quotients_agree_with_bigint(
        a in prop::collection::vec(limb(), 1..700),
        b in prop::collection::vec(limb(), 1..300),
    ) {
        let w = (a.len().max(b.len()) * 64) as u32;
        let (a, b) = (APInt::from_words(w, &a), APInt::from_words(w, &b));
        assert_eq!(a.mul(&b), wrap(w, &(unsigned(&a) * unsigned(&b))));
        assert_eq!(a.umul_hi(&b), wrap(w, &((unsigned(&a) * unsigned(&b)) >> w)));
        if !b.is_zero() {
            let (q, r) = a.udivrem(&b).expect("not zero");
            assert_eq!((unsigned(&q), unsigned(&r)), (unsigned(&a) / unsigned(&b), unsigned(&a) % unsigned(&b)));
        }
        assert_eq!(a.to_decimal_unsigned(), unsigned(&a).to_string());
        assert_eq!(APInt::parse(w, a.to_decimal_signed().as_bytes(), 10), Ok(a));
    }
}

#[track_caller]
fn check_long_division(a: &APInt, b: &APInt) {
    let (q, r) = a.udivrem(b).expect("not zero");
    assert_eq!(
        (unsigned(&q), unsigned(&r)),
        (unsigned(a) / unsigned(b), unsigned(a) % unsigned(b)),
        "{a:?} {b:?}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// Dividends just below a multiple: digits that are all ones, where estimates saturate and are corrected.
    #[test]
    fn quotients_of_ones(
        b in prop::collection::vec(limb(), 2..200),
        digits in 1u32..200,
        less in limb(),
    ) {
        let w = (b.len() as u32 + digits) * 64;
        let b = APInt::from_words(w, &b).or(&APInt::one(w));
        let multiple = b.shl(digits * 64);
        check_long_division(&multiple.sub(&APInt::one(w)), &b);
        check_long_division(&multiple.sub(&APInt::from_u64(w, less)), &b);
    }
}

/// Lengths that are whole blocks of the recursive division, where the shift moves bits into a block of their own.
#[test]
fn dividend_of_whole_blocks() {
    let ones = APInt::all_ones(128 * 64);
    for bits in [63 * 64 + 1, 64 * 64 - 1, 64 * 64] {
        check_long_division(&ones, &APInt::low_bits(128 * 64, bits).sub(&APInt::from_u64(128 * 64, 12345)));
        check_long_division(&ones, &APInt::one_bit(128 * 64, bits - 1));
    }
}

/// Step D6 of Knuth's algorithm, which random operands reach once in 2^63 divisions.
#[test]
fn quotient_digit_that_is_corrected_after_subtraction() {
    const TOP: u64 = 1 << 63;
    for (a, b) in [
        ([0, 0, TOP, TOP - 1], [1, 0, TOP, 0]),
        ([3, 0, TOP, 0], [1, 0, TOP >> 2, 0]),
        ([0, u64::MAX - 1, TOP, 0], [u64::MAX, TOP, 0, 0]),
        ([0, 0, 0, TOP - 1], [u64::MAX, 0, TOP, 0]),
    ] {
        check_long_division(&APInt::from_words(256, &a), &APInt::from_words(256, &b));
    }
}

// ---- Exhaustive ----

#[test]
fn every_pair_of_small_widths() {
    for w in 1..=4 {
        for (x, y) in (0..1u64 << w).flat_map(|x| (0..1u64 << w).map(move |y| (x, y))) {
            let (a, b) = (APInt::from_u64(w, x), APInt::from_u64(w, y));
            check_arithmetic(&a, &b);
            check_division(&a, &b);
            check_logic_and_order(&a, &b);
            for n in 0..=2 * w + 1 {
                check_shifts(&a, &b, n);
                check_pieces(&a, &b, n, y as u32);
            }
            check_unary(&a);
            check_queries(&a);
            check_text(&a);
        }
    }
}

/// Independent of `num-bigint`: the same operations written with `i64`.
#[test]
fn small_widths_against_native_arithmetic() {
    for w in 1..=4u32 {
        let mask = (1i64 << w) - 1;
        let sext = |v: i64| if v >> (w - 1) & 1 != 0 { v - (1 << w) } else { v };
        for (x, y) in (0..=mask).flat_map(|x| (0..=mask).map(move |y| (x, y))) {
            let int = |v: i64| APInt::from_u64(w, (v & mask) as u64);
            let (a, b, sx, sy) = (int(x), int(y), sext(x), sext(y));
            assert_eq!((a.add(&b), a.sub(&b), a.mul(&b)), (int(x + y), int(x - y), int(x * y)));
            assert_eq!((a.and(&b), a.or(&b), a.xor(&b)), (int(x & y), int(x | y), int(x ^ y)));
            assert_eq!((a.ult(&b), a.slt(&b)), (x < y, sx < sy));
            assert_eq!(a.smul_overflow(&b).1, sext((sx * sy) & mask) != sx * sy);
            assert_eq!(a.sadd_overflow(&b).1, sext((sx + sy) & mask) != sx + sy);
            assert_eq!((a.umul_hi(&b), a.smul_hi(&b)), (int((x * y) >> w), int((sx * sy) >> w)));
            assert_eq!((a.udiv(&b), a.urem(&b)), (x.checked_div(y).map(int), x.checked_rem(y).map(int)));
            assert_eq!((a.sdiv(&b), a.srem(&b)), (sx.checked_div(sy).map(int), sx.checked_rem(sy).map(int)));
            let n = y as u32;
            assert_eq!(
                (a.shl_by(&b), a.lshr_by(&b), a.ashr_by(&b)),
                (int(x << n), int(x >> n), int(sx >> n))
            );
        }
    }
}

// ---- Edges ----

#[test]
fn width_zero_has_one_value_and_never_panics() {
    let zero = APInt::all_ones(0);
    assert_eq!(zero, APInt::zero(0));
    assert!(zero.is_zero() && !zero.is_negative() && zero.is_all_ones());
    for op in [APInt::add, APInt::sub, APInt::mul, APInt::umul_hi, APInt::smul_hi, APInt::and, APInt::smax] {
        assert_eq!(op(&zero, &zero), zero);
    }
    assert_eq!((zero.udiv(&zero), zero.srem(&zero)), (None, None));
    for shifted in [zero.shl(0), zero.ashr(3), zero.rotl(7), zero.fshr(&zero, &zero)] {
        assert_eq!(shifted, zero);
    }
    assert_eq!((zero.leading_ones(), zero.min_signed_bits(), zero.trailing_zeros()), (0, 0, 0));
    assert_eq!((zero.to_i64(), zero.to_i128(), zero.to_u64()), (Some(0), Some(0), Some(0)));
    assert_eq!((zero.to_decimal_signed(), zero.to_hex()), ("0".into(), "0".into()));
    assert_eq!(
        (zero.sext(70), zero.zext(9), zero.bitreverse()),
        (APInt::zero(70), APInt::zero(9), zero.clone())
    );
    assert_eq!(
        (APInt::signed_min(0), APInt::signed_max(0), APInt::splat(8, &zero)),
        (zero.clone(), zero, APInt::zero(8))
    );
}

#[test]
fn texts_that_are_no_integers() {
    use ParseAPIntError::*;
    for (width, text, radix, error) in [
        (8, "", 10, Empty),
        (8, "-", 10, Empty),
        (8, "12x", 10, InvalidDigit { offset: 2 }),
        (8, "-1-", 10, InvalidDigit { offset: 2 }),
        (8, "2", 2, InvalidDigit { offset: 0 }),
        (8, "256", 10, TooWide),
        (8, "-129", 10, TooWide),
        (8, "100", 16, TooWide),
        (1, "2", 10, TooWide),
        (8, "1", 1, BadRadix),
        (8, "1", 37, BadRadix),
    ] {
        assert_eq!(APInt::parse(width, text.as_bytes(), radix), Err(error), "{text}");
    }
    assert_eq!(APInt::parse(8, b"000000000000000000000000255", 10), Ok(APInt::from_u64(8, 255)));
    assert_eq!(APInt::parse(8, b"+fF", 16), Ok(APInt::from_u64(8, 255)));
    assert_eq!(APInt::parse(8, "1é".as_bytes(), 10), Err(InvalidDigit { offset: 1 }));
    let long = vec![b'9'; 20_000_000];
    assert_eq!(APInt::parse(64, &long, 10), Err(TooWide));
    assert_eq!(APInt::parse_minimal(&long, 10), Err(TooWide));
}

#[test]
fn the_widest_integer_is_parsed_multiplied_divided_and_printed() {
    // Seconds even without optimization; quadratic work would be minutes.
    let width = if cfg!(debug_assertions) { 1 << 19 } else { APInt::MAX_WIDTH };
    let ones = APInt::all_ones(width);
    let text = ones.to_decimal_unsigned();
    assert_eq!(text.len() as u32, (f64::from(width) * std::f64::consts::LOG10_2) as u32 + 1);
    assert_eq!(APInt::parse(width, text.as_bytes(), 10).as_ref(), Ok(&ones));
    // (2^w - 1)^2 = (2^w - 2) * 2^w + 1.
    assert_eq!((ones.mul(&ones), ones.umul_hi(&ones)), (APInt::one(width), ones.sub(&APInt::one(width))));
    let half = APInt::low_bits(width, width / 2);
    assert_eq!(ones.udivrem(&half), Some((half.add(&APInt::from_u64(width, 2)), APInt::zero(width))));
}

#[test]
fn size_and_debug_form() {
    assert_eq!(size_of::<APInt>(), 24);
    assert_eq!(format!("{:?}", APInt::from_i64(8, -1)), "i8 0xff");
}
