//! Putting the numbers of relocations where they belong: whole numbers, sums, and fields of instructions.
//!
//! Fields are those of the target's description. A session learns of a target when the first unit comes that was compiled
//! for it, or is told ([`Session::describe`](crate::Session::describe)).

use crate::machine::{Change, Form, Place, Range};
use crate::unit::Section;
use mc::Target;
use mc::relocation::Fields;
use std::sync::{Arc, OnceLock};

/// A target, and the fields of its instructions once one is wanted.
#[derive(Debug)]
pub(crate) struct Described {
    target: Arc<Target>,
    fields: OnceLock<Fields>,
}

type Outcome = std::result::Result<(), String>;

impl Described {
    pub(crate) fn new(target: Arc<Target>) -> Described {
        Described { target, fields: OnceLock::new() }
    }

    fn fields(&self) -> &Fields {
        self.fields.get_or_init(|| Fields::new(&self.target))
    }
}

/// Puts a number where a relocation is.
pub(super) fn write(
    section: &mut Section,
    offset: u64,
    form: Form,
    value: u64,
    described: Option<&Described>,
) -> Outcome {
    let place = usize::try_from(offset).ok().and_then(|begin| section.bytes.get_mut(begin..));
    let place = place.ok_or_else(outside)?;
    match form.place {
        Place::Nowhere => Ok(()),
        Place::Number { bytes, range, change } => {
            check_number(bytes, range, value)?;
            let place = place.get_mut(..usize::from(bytes)).ok_or_else(outside)?;
            let mut old = [0; 8];
            old[..place.len()].copy_from_slice(place);
            let value = changed(u64::from_le_bytes(old), value, change);
            place.copy_from_slice(&value.to_le_bytes()[..place.len()]);
            Ok(())
        }
        Place::SixBits(change) => {
            const SIX_BITS: u8 = 0x3f;
            let byte = place.first_mut().ok_or_else(outside)?;
            let value = changed(u64::from(*byte), value, change) as u8;
            *byte = *byte & !SIX_BITS | value & SIX_BITS;
            Ok(())
        }
        Place::Leb128(change) => write_leb128(place, value, change),
        Place::Field { number, unsigned_bits } => {
            check_bits(unsigned_bits, value)?;
            let described = described.ok_or_else(undescribed)?;
            described.fields().write(&described.target, number, value as i64, place)
        }
    }
}

/// Whether a number has room in its place.
pub(super) fn fits(form: Form, value: u64, described: Option<&Described>) -> bool {
    match form.place {
        Place::Number { bytes, range, .. } => check_number(bytes, range, value).is_ok(),
        Place::Field { number, unsigned_bits } => {
            let of_target =
                described.is_some_and(|d| d.fields().check(&d.target, number, value as i64).is_ok());
            of_target && check_bits(unsigned_bits, value).is_ok()
        }
        _ => true,
    }
}

fn outside() -> String {
    "a relocation is outside of its section:".to_owned()
}

fn undescribed() -> String {
    "the session has been told of no target that has this instruction:".to_owned()
}

fn changed(old: u64, value: u64, change: Change) -> u64 {
    match change {
        Change::Set => value,
        Change::Add => old.wrapping_add(value),
        Change::Subtract => old.wrapping_sub(value),
    }
}

fn check_number(bytes: u8, range: Range, value: u64) -> Outcome {
    let bits = 8 * u32::from(bytes);
    let is_signed = || (value as i64) >> (bits - 1) == 0 || (value as i64) >> (bits - 1) == -1;
    let is_unsigned = || value >> bits == 0;
    let fits = match range {
        _ if bits == 0 || bits == 64 => true,
        Range::Whole => true,
        Range::Signed => is_signed(),
        Range::Unsigned => is_unsigned(),
        Range::Either => is_signed() || is_unsigned(),
    };
    if fits { Ok(()) } else { Err(format!("{bits} bits do not reach")) }
}

fn check_bits(unsigned_bits: u8, value: u64) -> Outcome {
    match unsigned_bits {
        1..64 if value >> unsigned_bits != 0 => Err(format!("{unsigned_bits} bits do not reach")),
        _ => Ok(()),
    }
}

/// Changes a number in LEB128 without making it longer or shorter.
fn write_leb128(place: &mut [u8], value: u64, change: Change) -> Outcome {
    const MORE: u8 = 0x80;
    let len = place.iter().position(|byte| byte & MORE == 0).ok_or_else(outside)? + 1;
    let digits = place[..len].iter().enumerate();
    let old = digits
        .fold(0u64, |sum, (at, byte)| sum | u64::from(byte & !MORE).checked_shl(7 * at as u32).unwrap_or(0));
    let mut value = changed(old, value, change);
    // The first of a pair stores an address, of which the second leaves the difference: what is lost above is no part of it.
    for (at, byte) in place[..len].iter_mut().enumerate() {
        *byte = value as u8 & !MORE | if at + 1 < len { MORE } else { 0 };
        value >>= 7;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::{From, Value};

    fn written(range: Range, bytes: u8, value: i64) -> Option<Vec<u8>> {
        let mut section = Section { bytes: vec![0; 10], ..Section::default() };
        let form = Form::number(Value::Address, From::Zero, bytes, range);
        write(&mut section, 1, form, value as u64, None)
            .ok()
            .map(|()| section.bytes[1..1 + usize::from(bytes)].to_vec())
    }

    #[test]
    fn numbers_that_do_not_fit_are_errors() {
        assert_eq!(written(Range::Signed, 4, -2), Some(vec![0xfe, 0xff, 0xff, 0xff]));
        assert_eq!(written(Range::Signed, 4, i64::from(i32::MIN)).map(|b| b.len()), Some(4));
        for (range, bytes, value) in [
            (Range::Signed, 4, 1 << 31),
            (Range::Signed, 4, i64::from(i32::MIN) - 1),
            (Range::Unsigned, 4, -1),
            (Range::Unsigned, 4, 1 << 32),
            (Range::Either, 1, 256),
            (Range::Either, 1, -129),
        ] {
            assert_eq!(written(range, bytes, value), None, "{range:?} {value}");
        }
        assert_eq!(written(Range::Either, 1, 255), Some(vec![255]));
        assert_eq!(written(Range::Whole, 8, -1), Some(vec![255; 8]));
    }

    #[test]
    fn places_outside_of_the_section_are_errors() {
        let mut section = Section { bytes: vec![0; 4], ..Section::default() };
        let form = Form::number(Value::Address, From::Zero, 4, Range::Whole);
        assert!(write(&mut section, 1, form, 0, None).is_err());
        assert!(write(&mut section, u64::MAX, form, 0, None).is_err());
        assert!(write(&mut section, 0, form, 0, None).is_ok());
    }

    /// What becomes of bytes when an address is stored or added and another one is subtracted.
    fn difference(bytes: &[u8], places: [Place; 2], values: [u64; 2]) -> Vec<u8> {
        let mut section = Section { bytes: bytes.to_vec(), ..Section::default() };
        for (place, value) in places.into_iter().zip(values) {
            let form = Form { value: Value::Address, from: From::Zero, place };
            write(&mut section, 0, form, value, None).expect("room");
        }
        section.bytes
    }

    #[test]
    fn differences_come_in_two_parts() {
        let sum = |bytes, change| Place::Number { bytes, range: Range::Whole, change };
        let pair = [sum(2, Change::Add), sum(2, Change::Subtract)];
        assert_eq!(difference(&[1, 0, 9], pair, [0x1_2345, 0x1_2340]), [6, 0, 9]);
        let pair = [Place::SixBits(Change::Set), Place::SixBits(Change::Subtract)];
        assert_eq!(difference(&[0xff], pair, [0x1234, 0x1230]), [0xc4]);
        let pair = [Place::Leb128(Change::Set), Place::Leb128(Change::Subtract)];
        assert_eq!(difference(&[0x80, 0x80, 0], pair, [0x7fff_ffff_0321, 0x7fff_ffff_0000]), [0xa1, 0x86, 0]);
        assert!(write_leb128(&mut [0x80], 0, Change::Set).is_err(), "it has no end");
    }
}
