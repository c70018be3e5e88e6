//! Integers as text: parsing and writing at any radix from 2 to 36.
//!
//! Radices 2, 4, 8, 16 and 32 cut the bits into digits, in linear time. The others work on *chunks*, the largest powers of
//! the radix below 2^64 (10^19 for decimal), by divide and conquer: a long text is split into halves that are parsed and
//! joined by one multiplication; a long number is split by one division by the power in its middle. With the subquadratic
//! product and quotient of [`limbs`] 2^23 bits are a matter of a second or so.

use super::{APInt, limbs};
use std::fmt;

/// Why a text is not an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseAPIntError {
    /// No digit.
    Empty,
    /// The byte at `offset` is not a digit of the radix.
    InvalidDigit { offset: usize },
    /// The value does not fit the width asked for, or [`APInt::MAX_WIDTH`].
    TooWide,
    /// The radix is not in 2..=36.
    BadRadix,
}

impl fmt::Display for ParseAPIntError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseAPIntError::Empty => f.write_str("expected digits"),
            ParseAPIntError::InvalidDigit { offset } => write!(f, "invalid digit at offset {offset}"),
            ParseAPIntError::TooWide => f.write_str("integer does not fit its type"),
            ParseAPIntError::BadRadix => f.write_str("radix is not between 2 and 36"),
        }
    }
}

impl std::error::Error for ParseAPIntError {}

/// Chunks per piece of text or number below which quadratic work is cheaper than splitting.
const LEAF_CHUNKS: usize = 32;

/// The largest power of a radix that is below 2^64.
#[derive(Clone, Copy)]
struct Chunk {
    radix: u64,
    digits: usize,
    power: u64,
}

impl Chunk {
    fn of(radix: u32) -> Self {
        let radix = u64::from(radix);
        let (mut digits, mut power) = (1, radix);
        while let Some(next) = power.checked_mul(radix) {
            (digits, power) = (digits + 1, next);
        }
        Chunk { radix, digits, power }
    }

    /// `power^LEAF_CHUNKS`: what one leaf of the text counts.
    fn leaf_power(self) -> Vec<u64> {
        let mut power = vec![1];
        for _ in 0..LEAF_CHUNKS {
            limbs::mul_add_small(&mut power, self.power, 0);
        }
        power
    }
}

/// Parsing.
impl APInt {
    /// Parses an optional sign and digits. The value must fit the width, read as signed or as unsigned: for 8 bits, `-128` to
    /// `255`.
    pub fn parse(width: u32, text: &[u8], radix: u32) -> Result<APInt, ParseAPIntError> {
        let (negative, limbs) = parse_magnitude(text, radix, width)?;
        let magnitude = APInt::from_words(width, &limbs);
        let fits = limbs::active_bits(&limbs) <= width
            && (!negative || !magnitude.is_negative() || magnitude.is_signed_min());
        if !fits {
            return Err(ParseAPIntError::TooWide);
        }
        Ok(if negative { magnitude.neg() } else { magnitude })
    }

    /// Parses an optional sign and digits into the smallest width, at least 1, that holds the value: signed for a negative
    /// one (`-1` has 1 bit, `-128` has 8), unsigned otherwise (`255` has 8). The flag says whether the value is negative,
    /// so that the caller can extend it rightly.
    pub fn parse_minimal(text: &[u8], radix: u32) -> Result<(APInt, bool), ParseAPIntError> {
        let (negative, limbs) = parse_magnitude(text, radix, Self::MAX_WIDTH)?;
        let active = limbs::active_bits(&limbs);
        let magnitude = APInt::from_words(active + 1, &limbs);
        let value = if negative { magnitude.neg() } else { magnitude };
        let width = if negative { value.min_signed_bits() } else { active.max(1) };
        if width > Self::MAX_WIDTH {
            return Err(ParseAPIntError::TooWide);
        }
        Ok((value.trunc(width), negative && active != 0))
    }
}

/// Sign and limbs of the magnitude. Fails before doing work on texts that cannot fit `width` bits; the caller still has
/// to check.
fn parse_magnitude(text: &[u8], radix: u32, width: u32) -> Result<(bool, Vec<u64>), ParseAPIntError> {
    if !(2..=36).contains(&radix) {
        return Err(ParseAPIntError::BadRadix);
    }
    let sign_len = usize::from(matches!(text.first(), Some(b'-' | b'+')));
    let digits = &text[sign_len..];
    if digits.is_empty() {
        return Err(ParseAPIntError::Empty);
    }
    if let Some(offset) = digits.iter().position(|&b| digit_value(b) >= radix) {
        return Err(ParseAPIntError::InvalidDigit { offset: sign_len + offset });
    }
    let zeros = digits.iter().take_while(|&&b| b == b'0').count();
    let digits = &digits[zeros..];
    // n digits without leading zero need more than (n - 1) * log2(radix) bits.
    if digits.len().saturating_sub(1) as u64 * u64::from(radix.ilog2()) > u64::from(width) {
        return Err(ParseAPIntError::TooWide);
    }
    let limbs = if radix.is_power_of_two() {
        parse_bits(digits, radix.ilog2())
    } else {
        parse_chunks(digits, Chunk::of(radix))
    };
    Ok((text.first() == Some(&b'-'), limbs))
}

/// At least 36 for what is no digit at any radix.
#[inline]
fn digit_value(byte: u8) -> u32 {
    (byte as char).to_digit(36).unwrap_or(u32::MAX)
}

fn parse_bits(digits: &[u8], digit_bits: u32) -> Vec<u64> {
    let mut words = vec![0; (digits.len() * digit_bits as usize).div_ceil(64)];
    for (i, &digit) in digits.iter().rev().enumerate() {
        let (word, bit) = (i * digit_bits as usize / 64, i * digit_bits as usize % 64);
        let value = u128::from(digit_value(digit)) << bit;
        words[word] |= value as u64;
        if let Some(next) = words.get_mut(word + 1) {
            *next |= (value >> 64) as u64;
        }
    }
    words
}

/// Parses leaves one by one, then joins neighbours until one number is left.
fn parse_chunks(digits: &[u8], chunk: Chunk) -> Vec<u64> {
    let mut pieces: Vec<Vec<u64>> =
        digits.rchunks(chunk.digits * LEAF_CHUNKS).map(|leaf| parse_leaf(leaf, chunk)).collect();
    let mut power = if pieces.len() > 1 { chunk.leaf_power() } else { Vec::new() };
    while pieces.len() > 1 {
        pieces = pieces.chunks(2).map(|pair| join(pair, &power)).collect();
        power = if pieces.len() > 1 { square(&power) } else { Vec::new() };
    }
    pieces.pop().unwrap_or_default()
}

/// `pair[1] * power + pair[0]`.
fn join(pair: &[Vec<u64>], power: &[u64]) -> Vec<u64> {
    let [low, high] = pair else { return pair.concat() };
    let mut joined = limbs::mul(high, power);
    joined.push(0);
    limbs::add_assign(&mut joined, low);
    limbs::trimmed(&joined).to_vec()
}

fn square(power: &[u64]) -> Vec<u64> {
    limbs::trimmed(&limbs::mul(power, power)).to_vec()
}

fn parse_leaf(digits: &[u8], chunk: Chunk) -> Vec<u64> {
    let mut words = Vec::new();
    let head = digits.len() % chunk.digits;
    let (head, rest) = digits.split_at(head);
    for piece in std::iter::once(head).chain(rest.chunks(chunk.digits)) {
        let value = piece.iter().fold(0, |value, &b| value * chunk.radix + u64::from(digit_value(b)));
        limbs::mul_add_small(&mut words, chunk.power, value);
    }
    words
}

/// Writing. Digits above 9 are small letters; nothing is prefixed.
impl APInt {
    /// Decimal, unsigned.
    pub fn to_decimal_unsigned(&self) -> String {
        self.to_string_radix(10, false)
    }

    /// Decimal, signed: the way LLVM IR prints integers.
    pub fn to_decimal_signed(&self) -> String {
        self.to_string_radix(10, true)
    }

    /// Hexadecimal, unsigned, without leading zeros.
    pub fn to_hex(&self) -> String {
        self.to_string_radix(16, false)
    }

    /// Any radix; one outside 2..=36 is taken as the nearest of these.
    pub fn to_string_radix(&self, radix: u32, signed: bool) -> String {
        let radix = radix.clamp(2, 36);
        let negative = signed && self.is_negative();
        let magnitude = if negative { self.neg() } else { self.clone() };
        // Digits, least significant first, possibly with zeros at the end.
        let mut digits = if radix.is_power_of_two() {
            write_bits(&magnitude, radix.ilog2())
        } else {
            write_chunks(magnitude.words(), Chunk::of(radix))
        };
        let len = digits.iter().rposition(|&d| d != 0).map_or(1, |top| top + 1);
        digits.resize(len, 0);
        let sign = if negative { "-" } else { "" };
        sign.chars().chain(digits.iter().rev().filter_map(|&d| char::from_digit(u32::from(d), 36))).collect()
    }

    /// Writes [`to_decimal_signed`](Self::to_decimal_signed) or its unsigned form without allocating when the value is
    /// held inline.
    pub fn write_decimal(&self, out: &mut dyn fmt::Write, signed: bool) -> fmt::Result {
        match (signed, self.to_i64(), self.to_u64()) {
            (true, Some(value), _) => write!(out, "{value}"),
            (false, _, Some(value)) => write!(out, "{value}"),
            _ => out.write_str(&self.to_string_radix(10, signed)),
        }
    }
}

fn write_bits(value: &APInt, digit_bits: u32) -> Vec<u8> {
    let words = value.words();
    let count = value.active_bits().div_ceil(digit_bits);
    let digit = |i: u32| {
        let (word, bit) = ((i * digit_bits / 64) as usize, i * digit_bits % 64);
        let next = words.get(word + 1).copied().unwrap_or(0);
        let window = u128::from(words[word]) | u128::from(next) << 64;
        (window >> bit) as u8 & ((1 << digit_bits) - 1)
    };
    (0..count).map(digit).collect()
}

/// Splits by the powers `p, p^2, p^4 ...` of the leaf power, the largest first.
fn write_chunks(words: &[u64], chunk: Chunk) -> Vec<u8> {
    let words = limbs::trimmed(words);
    let mut digits = Vec::new();
    let mut powers = Vec::new();
    if words.len() > LEAF_CHUNKS {
        let mut power = chunk.leaf_power();
        // A power of n limbs has a square of at least 2n - 1 limbs: the loop ends when the next would exceed the number.
        while 2 * power.len() - 1 <= words.len() {
            let next = square(&power);
            powers.push(std::mem::replace(&mut power, next));
        }
        powers.push(power);
    }
    write_split(words, &powers, chunk, &mut digits);
    digits
}

/// Appends the digits of `words`, least significant first. All but the most significant part must be filled with zeros to
/// the digits that the power below it stands for. Recursion is as deep as the logarithm of the length.
fn write_split(words: &[u64], powers: &[Vec<u64>], chunk: Chunk, digits: &mut Vec<u8>) {
    let Some((power, smaller)) = powers.split_last() else {
        return write_leaf(words, chunk, digits);
    };
    let (high, low) = limbs::divrem(words, power);
    let start = digits.len();
    write_split(&low, smaller, chunk, digits);
    let filled = (chunk.digits * LEAF_CHUNKS) << smaller.len();
    digits.resize(start + filled, 0);
    write_split(&high, smaller, chunk, digits);
}

fn write_leaf(words: &[u64], chunk: Chunk, digits: &mut Vec<u8>) {
    let mut rest = words.to_vec();
    while !rest.is_empty() {
        let mut value = limbs::div_small(&mut rest, chunk.power);
        rest.truncate(limbs::trimmed(&rest).len());
        for _ in 0..chunk.digits {
            digits.push((value % chunk.radix) as u8);
            value /= chunk.radix;
        }
    }
}

/// Width and hexadecimal value, such as `i32 0x2a`.
impl fmt::Debug for APInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "i{} 0x{}", self.width(), self.to_hex())
    }
}
