//! What variables are, as expressions of DWARF: in a register, in memory, computed, or constant.
//!
//! A register of DWARF has all bits of the machine's; of a value only some may mean something. Where an expression computes with
//! it, the others are cleared; where it would matter whether the value has a sign, nothing is said.

use super::constants::op;
use super::expressions::{address, constant, operations, piece, register, sleb, uleb};
use crate::debug_info::location_lists::{Held, Part};
use ir::metadata::dwarf::{op as md_op, op_words};
use mc::debug::DwarfReg;

/// What expressions depend on, besides the part.
pub(super) struct ValueContext {
    /// The register from which the frame is found.
    pub base: Option<DwarfReg>,
    pub address_bytes: u8,
    /// The operation that computes something as it was when the function was entered: version 5 has it, GNU did before.
    pub entry_value: u8,
    /// Version 4 was the first one with values that are nowhere in memory or in a register.
    pub has_values: bool,
    /// Bits of the variable, if its type is one of integers.
    pub type_bits: Option<u64>,
    /// Its type is one of floating-point numbers: what is computed as an integer is none.
    pub is_number: bool,
}

/// What an expression of metadata makes of a value.
enum Meaning<'e> {
    /// The variable.
    Same,
    /// The variable, by operations of which the last one says so.
    Computed(&'e [u64]),
    /// Its address.
    Address(&'e [u64]),
}

/// Operations whose result depends on the sign of a number that has fewer bits than an address: division, remainder, arithmetic
/// shift, comparisons, and all that reads memory.
fn depends_on_sign(elements: &[u64]) -> bool {
    let mut rest = elements;
    while let [operation, ..] = *rest {
        if matches!(operation, 0x06 | 0x1b | 0x1d | 0x26 | 0x29..=0x2e | 0x94) {
            return true;
        }
        rest = rest.get(op_words(operation)..).unwrap_or_default();
    }
    false
}

/// Whether a number becomes wider than what expressions compute with.
fn converts_to_more(elements: &[u64], address_bits: u32) -> bool {
    let mut rest = elements;
    while let [operation, ..] = *rest {
        if matches!(*rest, [md_op::LLVM_CONVERT, bits, ..] if bits > u64::from(address_bits)) {
            return true;
        }
        rest = rest.get(op_words(operation)..).unwrap_or_default();
    }
    false
}

impl ValueContext {
    /// A variable of one or more parts; `None` if nothing of it can be said.
    pub fn parts(&self, parts: &[Part]) -> Option<Vec<u8>> {
        if let [part @ Part { fragment: None, .. }] = parts {
            return self.part(part);
        }
        let mut known: Vec<(u64, u64, Vec<u8>)> = Vec::new();
        for part in parts {
            if let (Some((offset, size)), Some(bytes)) = (part.fragment, self.part(part)) {
                known.push((offset, size, bytes));
            }
        }
        known.sort();
        let (mut out, mut end) = (Vec::new(), 0);
        for (offset, size, bytes) in known {
            // Pieces that overlap have no place in DWARF.
            let gap = offset.checked_sub(end)?;
            if gap > 0 {
                piece(&mut out, gap);
            }
            out.extend(bytes);
            piece(&mut out, size);
            end = offset.checked_add(size)?;
        }
        (!out.is_empty()).then_some(out)
    }

    fn part(&self, part: &Part) -> Option<Vec<u8>> {
        let bytes = self.any_part(part)?;
        let is_value =
            matches!(bytes[..], [.., op::STACK_VALUE]) || bytes.first() == Some(&op::IMPLICIT_VALUE);
        (self.has_values || !is_value).then_some(bytes)
    }

    fn any_part(&self, part: &Part) -> Option<Vec<u8>> {
        let meaning = match &part.expression[..] {
            elements if part.is_address => Meaning::Address(elements),
            [] => Meaning::Same,
            elements @ [.., md_op::STACK_VALUE] => Meaning::Computed(elements),
            [address @ .., md_op::DEREF] => Meaning::Address(address),
            _ => return None,
        };
        let address_bits = u32::from(self.address_bytes) * 8;
        let is_narrow = part.bits < address_bits;
        match meaning {
            Meaning::Same => self.same(part),
            // An address has all bits.
            Meaning::Address(_) if part.bits != address_bits => None,
            Meaning::Computed(elements) if is_narrow && depends_on_sign(elements) => None,
            Meaning::Computed(_) if part.bits > address_bits || self.is_number => None,
            Meaning::Computed(elements) if converts_to_more(elements, address_bits) => None,
            Meaning::Computed(elements) | Meaning::Address(elements) => {
                let mut out = self.value(part)?;
                operations(elements, &mut out)?;
                Some(out)
            }
        }
    }

    /// The value as a number on the stack.
    fn value(&self, part: &Part) -> Option<Vec<u8>> {
        let mut out = Vec::new();
        let address_bits = u32::from(self.address_bytes) * 8;
        match part.held {
            Held::Register(register) => address(register, 0, None, &mut out),
            Held::Memory(register, offset) => {
                address(register, offset, self.base, &mut out);
                match part.bits.div_ceil(8) {
                    bytes if bytes == u32::from(self.address_bytes) => out.push(op::DEREF),
                    bytes @ (1 | 2 | 4) => out.extend([op::DEREF_SIZE, bytes as u8]),
                    _ => return None,
                }
            }
            Held::Address(register, offset) => {
                address(register, offset, self.base, &mut out);
                return Some(out);
            }
            Held::Integer(number) => {
                constant(&mut out, number);
                return Some(out);
            }
            Held::Entry(number) => out = self.entry_value(number),
            Held::Float(_) => return None,
        }
        if part.bits < address_bits {
            constant(&mut out, (1 << part.bits) - 1);
            out.push(op::AND);
        }
        Some(out)
    }

    fn entry_value(&self, number: DwarfReg) -> Vec<u8> {
        let inner = register(number);
        let mut out = vec![self.entry_value];
        uleb(&mut out, inner.len() as u64);
        out.extend(inner);
        out
    }

    fn same(&self, part: &Part) -> Option<Vec<u8>> {
        let wanted = part.fragment.map(|(_, size)| size).or(self.type_bits);
        let bits = u64::from(part.bits);
        // A truth value is the same number in more bits; others may have a sign.
        let is_truth = bits == 1;
        if wanted.is_some_and(|wanted| wanted > bits) && !is_truth {
            return None;
        }
        let mut out = Vec::new();
        match part.held {
            // What is computed is an integer of the size of an address.
            Held::Entry(_) if self.is_number || part.bits > u32::from(self.address_bytes) * 8 => return None,
            Held::Register(_) | Held::Memory(..) | Held::Entry(_) if !bits.is_multiple_of(8) => {
                out = self.value(part)?;
                out.push(op::STACK_VALUE);
            }
            Held::Register(number) => out = register(number),
            Held::Entry(number) => {
                out = self.entry_value(number);
                out.push(op::STACK_VALUE);
            }
            Held::Memory(register, offset) => address(register, offset, self.base, &mut out),
            Held::Address(register, offset) => {
                address(register, offset, self.base, &mut out);
                out.push(op::STACK_VALUE);
            }
            Held::Integer(_) if self.is_number => return None,
            Held::Integer(number) => {
                let spare = 64u32.saturating_sub(part.bits).min(63);
                let signed = ((number << spare) as i64) >> spare;
                if signed < 0 && !is_truth {
                    out.push(op::CONSTS);
                    sleb(&mut out, signed);
                } else {
                    constant(&mut out, number);
                }
                out.push(op::STACK_VALUE);
            }
            Held::Float(number) => {
                let bytes = part.bits.div_ceil(8) as usize;
                out.push(op::IMPLICIT_VALUE);
                uleb(&mut out, bytes as u64);
                out.extend(&number.to_le_bytes()[..bytes.min(8)]);
            }
        }
        Some(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONTEXT: ValueContext = ValueContext {
        base: Some(DwarfReg(7)),
        address_bytes: 8,
        entry_value: op::ENTRY_VALUE,
        has_values: true,
        type_bits: Some(32),
        is_number: false,
    };

    fn part(held: Held, bits: u32, expression: &[u64]) -> Part {
        Part { held, expression: expression.to_vec(), is_address: false, bits, fragment: None }
    }

    #[test]
    fn a_variable_is_in_a_register_or_in_memory() {
        let part = |held| CONTEXT.parts(&[part(held, 32, &[])]);
        assert_eq!(part(Held::Register(DwarfReg(3))), Some(vec![op::REG0 + 3]));
        assert_eq!(part(Held::Memory(DwarfReg(7), -4)), Some(vec![op::FBREG, 0x7c]));
        assert_eq!(part(Held::Integer(0xffff_fffe)), Some(vec![op::CONSTS, 0x7e, op::STACK_VALUE]));
    }

    #[test]
    fn bits_that_mean_nothing_are_cleared() {
        let plus = [md_op::PLUS_UCONST, 1, md_op::STACK_VALUE];
        let found = CONTEXT.parts(&[part(Held::Register(DwarfReg(3)), 8, &plus)]);
        let cleared = [op::BREG0 + 3, 0, op::CONSTU, 0xff, 1, op::AND];
        assert_eq!(found, Some([&cleared[..], &[0x23, 1, op::STACK_VALUE]].concat()));
        let truth = CONTEXT.parts(&[part(Held::Register(DwarfReg(3)), 1, &[])]);
        assert_eq!(truth, Some(vec![op::BREG0 + 3, 0, op::LIT0 + 1, op::AND, op::STACK_VALUE]));
    }

    #[test]
    fn what_depends_on_an_unknown_sign_is_not_said() {
        const DIV: u64 = 0x1b;
        let divided = [md_op::CONSTU, 3, DIV, md_op::STACK_VALUE];
        assert_eq!(CONTEXT.parts(&[part(Held::Register(DwarfReg(3)), 32, &divided)]), None);
        assert!(CONTEXT.parts(&[part(Held::Register(DwarfReg(3)), 64, &divided)]).is_some());
        // The variable has more bits than the value.
        assert_eq!(CONTEXT.parts(&[part(Held::Register(DwarfReg(3)), 16, &[])]), None);
    }

    #[test]
    fn pieces_are_in_order() {
        let low = Part { fragment: Some((0, 32)), ..part(Held::Register(DwarfReg(1)), 32, &[]) };
        let high = Part { fragment: Some((64, 32)), ..part(Held::Register(DwarfReg(2)), 32, &[]) };
        let pieces = CONTEXT.parts(&[high, low]);
        let first = [op::REG0 + 1, op::PIECE, 4, op::PIECE, 4];
        assert_eq!(pieces, Some([&first[..], &[op::REG0 + 2, op::PIECE, 4]].concat()));
    }
}
