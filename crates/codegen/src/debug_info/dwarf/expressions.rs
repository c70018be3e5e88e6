//! Expressions of metadata as operations of DWARF.
//!
//! What DWARF has no operation for makes the whole expression unusable: a variable without a place is better than one in a
//! wrong place.

use super::constants::op;
use super::die::BlockPart;
use super::unit::{Address, UnitBuilder, UnitPart};
use crate::debug_info::locations::{FramePlace, fragment};
use crate::debugger::Debugger;
use ir::metadata::dwarf::{op as md_op, op_words};
use mc::Symbol;
use mc::debug::DwarfReg;

/// `DW_ATE_signed` and `DW_ATE_unsigned`, to which expressions of metadata convert.
const ATE_SIGNED: u64 = 0x05;
const ATE_UNSIGNED: u64 = 0x07;

/// Appends a number in LEB128.
pub(super) fn uleb(out: &mut Vec<u8>, mut value: u64) {
    loop {
        let byte = (value & 0x7f) as u8;
        value >>= 7;
        if value == 0 {
            return out.push(byte);
        }
        out.push(byte | 0x80);
    }
}

/// Appends a number with sign in LEB128.
pub(super) fn sleb(out: &mut Vec<u8>, mut value: i64) {
    loop {
        let byte = (value & 0x7f) as u8;
        value >>= 7;
        if value == 0 && byte & 0x40 == 0 || value == -1 && byte & 0x40 != 0 {
            return out.push(byte);
        }
        out.push(byte | 0x80);
    }
}

pub(super) fn constant(out: &mut Vec<u8>, value: u64) {
    match value {
        0..=31 => out.push(op::LIT0 + value as u8),
        u64::MAX => out.extend([op::LIT0, op::NOT]),
        _ => {
            out.push(op::CONSTU);
            uleb(out, value);
        }
    }
}

/// The register itself: what the base of a frame is.
pub(super) fn register(DwarfReg(number): DwarfReg) -> Vec<u8> {
    let mut out = Vec::new();
    if number < 32 {
        out.push(op::REG0 + number as u8);
    } else {
        out.push(op::REGX);
        uleb(&mut out, number.into());
    }
    out
}

/// Appends the operations of an expression up to its fragment; `None` if one cannot be said.
pub(super) fn operations(elements: &[u64], out: &mut Vec<u8>) -> Option<()> {
    let mut rest = elements;
    let mut before: &[u64] = &[];
    while let [operation, ..] = *rest {
        let whole = rest.get(..op_words(operation))?;
        let arguments = &whole[1..];
        rest = &rest[whole.len()..];
        let previous = std::mem::replace(&mut before, whole);
        match (operation, arguments) {
            (md_op::LLVM_CONVERT, _) if is_wider(previous, arguments) => {}
            (md_op::LLVM_CONVERT, &[bits, encoding]) => convert(out, bits, encoding)?,
            (md_op::LLVM_FRAGMENT, _) => return Some(()),
            // A mark for other tools.
            (md_op::LLVM_TAG_OFFSET, _) => {}
            (md_op::CONSTU, &[value]) => constant(out, value),
            (md_op::PLUS_UCONST, &[value]) => {
                out.push(operation as u8);
                uleb(out, value);
            }
            (md_op::CONSTS, &[value]) => {
                out.push(operation as u8);
                sleb(out, value as i64);
            }
            (md_op::DEREF_SIZE, &[bytes]) => out.extend([operation as u8, bytes as u8]),
            (0..=0xff, []) => out.push(operation as u8),
            _ => return None,
        }
    }
    Some(())
}

/// Whether a conversion follows one to a number with the same kind of sign and no more bits, which stays as it is.
fn is_wider(previous: &[u64], arguments: &[u64]) -> bool {
    match (previous, arguments) {
        (&[md_op::LLVM_CONVERT, narrow, before], &[bits, encoding]) => narrow <= bits && before == encoding,
        _ => false,
    }
}

/// Appends what makes a number of so many bits of the one on the stack, extended as its encoding says.
fn convert(out: &mut Vec<u8>, bits: u64, encoding: u64) -> Option<()> {
    let is_signed = match encoding {
        ATE_SIGNED => true,
        ATE_UNSIGNED => false,
        _ => return None,
    };
    match bits {
        1..64 => {
            constant(out, (1 << bits) - 1);
            out.push(op::AND);
        }
        64 => return Some(()),
        _ => return None,
    }
    if is_signed {
        let sign = 1 << (bits - 1);
        constant(out, sign);
        out.push(op::XOR);
        constant(out, sign);
        out.push(op::MINUS);
    }
    Some(())
}

/// Appends an address in the frame. The expression's first operation goes into the distance if it can.
fn frame_place(place: &FramePlace, base: Option<DwarfReg>, out: &mut Vec<u8>) -> Option<()> {
    let (mut offset, mut elements) = (place.offset_bytes, &place.expression[..]);
    if let (0, [md_op::PLUS_UCONST, more, ..]) = (offset, elements) {
        (offset, elements) = (i64::try_from(*more).ok()?, &elements[2..]);
    }
    address(place.register, offset, base, out);
    operations(elements, out)
}

/// Appends an address so many bytes from a register.
pub(super) fn address(register: DwarfReg, offset: i64, base: Option<DwarfReg>, out: &mut Vec<u8>) {
    let DwarfReg(number) = register;
    match number {
        _ if base == Some(register) => out.push(op::FBREG),
        0..=31 => out.push(op::BREG0 + number as u8),
        _ => {
            out.push(op::BREGX);
            uleb(out, number.into());
        }
    }
    sleb(out, offset);
}

pub(super) fn piece(out: &mut Vec<u8>, bits: u64) {
    if bits.is_multiple_of(8) {
        out.push(op::PIECE);
        uleb(out, bits / 8);
    } else {
        out.push(op::BIT_PIECE);
        uleb(out, bits);
        uleb(out, 0);
    }
}

/// Where a variable in the frame is; `None` if that cannot be said.
pub(super) fn frame_places(places: &[FramePlace], base: Option<DwarfReg>) -> Option<Vec<u8>> {
    let mut sorted: Vec<&FramePlace> = places.iter().collect();
    sorted.sort_by_key(|place| fragment(&place.expression));
    let (mut out, mut end) = (Vec::new(), 0);
    for place in sorted {
        let part = fragment(&place.expression);
        if let Some((offset, _)) = part {
            // Pieces that overlap have no place in DWARF.
            let gap = offset.checked_sub(end)?;
            if gap > 0 {
                piece(&mut out, gap);
            }
        }
        frame_place(place, base, &mut out)?;
        if let Some((offset, size)) = part {
            piece(&mut out, size);
            end = offset.checked_add(size)?;
        }
    }
    (!out.is_empty()).then_some(out)
}

impl UnitBuilder<'_, '_> {
    /// The address of a symbol.
    pub(super) fn address_of(&mut self, symbol: Symbol) -> Vec<BlockPart> {
        if self.version < 5 && self.part != UnitPart::Split {
            return vec![BlockPart::Bytes(vec![op::ADDR]), BlockPart::Address(symbol)];
        }
        let index = self.pools.address(symbol);
        self.uses_addresses = true;
        let mut out = vec![if self.version < 5 { op::GNU_ADDR_INDEX } else { op::ADDRX }];
        uleb(&mut out, index.into());
        vec![BlockPart::Bytes(out)]
    }

    /// The address of a variable that every thread has.
    pub(super) fn thread_address_of(&mut self, symbol: Symbol) -> Vec<BlockPart> {
        // GNU's word is older than the standard's, which versions before 3 do not have.
        let operation = match self.settings.debugger {
            Debugger::Gdb => op::GNU_PUSH_TLS_ADDRESS,
            _ if self.version < 3 => op::GNU_PUSH_TLS_ADDRESS,
            _ => op::FORM_TLS_ADDRESS,
        };
        if self.part == UnitPart::Split {
            let index = self.pools.any_address(Address { symbol, is_thread_local: true });
            // Debuggers of GNU do not know the standard's word.
            let is_gnu = self.version < 5 || self.settings.debugger == Debugger::Gdb;
            let mut out = vec![if is_gnu { op::GNU_CONST_INDEX } else { op::CONSTX }];
            uleb(&mut out, index.into());
            out.push(operation);
            return vec![BlockPart::Bytes(out)];
        }
        let constant = if self.address_bytes == 4 { op::CONST4U } else { op::CONST8U };
        vec![
            BlockPart::Bytes(vec![constant]),
            BlockPart::ThreadLocal(symbol),
            BlockPart::Bytes(vec![operation]),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(offset_bytes: i64, expression: &[u64]) -> FramePlace {
        FramePlace { register: DwarfReg(6), offset_bytes, expression: expression.to_vec() }
    }

    #[test]
    fn places_are_relative_to_the_base_of_the_frame_if_they_can_be() {
        let at = place(-20, &[]);
        let places = std::slice::from_ref(&at);
        assert_eq!(frame_places(places, Some(DwarfReg(6))), Some(vec![op::FBREG, 0x6c]));
        assert_eq!(frame_places(places, Some(DwarfReg(7))), Some(vec![op::BREG0 + 6, 0x6c]));
        let indirect = [place(0, &[md_op::PLUS_UCONST, 8, md_op::DEREF])];
        assert_eq!(frame_places(&indirect, Some(DwarfReg(6))), Some(vec![op::FBREG, 8, op::DEREF]));
    }

    #[test]
    fn pieces_are_in_order_and_gaps_are_pieces_without_a_place() {
        let second = place(-8, &[md_op::LLVM_FRAGMENT, 64, 32]);
        let first = place(-16, &[md_op::LLVM_FRAGMENT, 0, 32]);
        let all = frame_places(&[second.clone(), first], Some(DwarfReg(6)));
        let first = [op::FBREG, 0x70, op::PIECE, 4];
        let rest = [op::PIECE, 4, op::FBREG, 0x78, op::PIECE, 4];
        assert_eq!(all, Some([&first[..], &rest[..]].concat()));
        let over = place(-8, &[md_op::LLVM_FRAGMENT, 80, 32]);
        assert_eq!(frame_places(&[second, over], None), None);
    }

    #[test]
    fn an_operation_that_dwarf_does_not_have_makes_no_place() {
        assert_eq!(frame_places(&[place(8, &[md_op::LLVM_EXTRACT_BITS_SEXT, 0, 5])], None), None);
    }

    fn converted(elements: &[u64]) -> Option<Vec<u8>> {
        let mut out = Vec::new();
        operations(elements, &mut out).map(|()| out)
    }

    #[test]
    fn numbers_are_extended_as_they_were() {
        let wider =
            |encoding| converted(&[md_op::LLVM_CONVERT, 8, encoding, md_op::LLVM_CONVERT, 32, encoding]);
        let mask = [op::CONSTU, 0xff, 1, op::AND];
        let sign = [op::CONSTU, 0x80, 1];
        assert_eq!(wider(ATE_UNSIGNED).as_deref(), Some(&mask[..]));
        let signed = [&mask[..], &sign, &[op::XOR], &sign, &[op::MINUS]].concat();
        assert_eq!(wider(ATE_SIGNED), Some(signed));
        // A part of a number is all that is left of it.
        let narrower =
            converted(&[md_op::LLVM_CONVERT, 32, ATE_UNSIGNED, md_op::LLVM_CONVERT, 8, ATE_UNSIGNED]);
        let masks = [&[op::CONSTU, 0xff, 0xff, 0xff, 0xff, 0xf, op::AND][..], &mask].concat();
        assert_eq!(narrower, Some(masks));
        assert_eq!(converted(&[md_op::LLVM_CONVERT, 128, ATE_UNSIGNED]), None);
        assert_eq!(converted(&[md_op::LLVM_CONVERT, 32, 4]), None);
    }
}
