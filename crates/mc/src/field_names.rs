//! Names that are made of the fields of a number: `S3_0_C15_C0_0` for one of 16 bits that has no name of its own.

use std::fmt::Write;
use tables::image::{Image, List};
use tables::instructions::OperandType;

/// Appends the name of a number.
pub(crate) fn write(image: &Image, ty: &OperandType, number: u64, out: &mut String) {
    let mut fields = fields(image, ty.field_bits);
    for c in image.string(ty.fields_name).chars() {
        match c {
            '#' => {
                let field = fields.next().map_or(0, |(low, bits)| number >> low & mask(bits));
                let _ = write!(out, "{field}");
            }
            c => out.push(c),
        }
    }
}

/// The number that a name stands for; the case of letters makes no difference if it is folded.
pub(crate) fn read(image: &Image, ty: &OperandType, text: &[u8], fold_case: bool) -> Option<u64> {
    let pattern = image.string(ty.fields_name);
    if pattern.is_empty() {
        return None;
    }
    let mut fields = fields(image, ty.field_bits);
    let (mut number, mut rest) = (0, text);
    for c in pattern.bytes() {
        if c == b'#' {
            let digits = rest.iter().take_while(|c| c.is_ascii_digit()).count();
            let (value, after) = rest.split_at(digits);
            let value: u64 = std::str::from_utf8(value).ok()?.parse().ok()?;
            let (low, bits) = fields.next()?;
            if value > mask(bits) {
                return None;
            }
            (number, rest) = (number | value << low, after);
        } else {
            let (&first, after) = rest.split_first()?;
            if first != c && !(fold_case && first.eq_ignore_ascii_case(&c)) {
                return None;
            }
            rest = after;
        }
    }
    rest.is_empty().then_some(number)
}

fn mask(bits: u32) -> u64 {
    u64::MAX.checked_shr(64 - bits.clamp(1, 64)).unwrap_or(0)
}

/// The lowest bit and the width of each field, the highest field first.
fn fields(image: &Image, widths: List<u16>) -> impl Iterator<Item = (u32, u32)> {
    let widths = image.list(widths);
    let mut low: u32 = widths.iter().map(u32::from).sum();
    widths.iter().map(move |bits| {
        low = low.saturating_sub(bits.into());
        (low.min(63), bits.into())
    })
}
