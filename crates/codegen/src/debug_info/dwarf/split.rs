//! Split units: what linkers need not look at is in sections of their own, or in a file of its own, that debuggers read.
//!
//! The object keeps the *skeleton* of a unit: where its code is, its line table, and the name of the file with the rest (`.dwo`).
//! Both parts have the same number, by which a debugger sees that they belong together: a hash of what the rest says. The rest
//! has no relocations: strings and lists are in tables of its own, and addresses in the object's, by number.
//!
//! Before version 5 the same is said in GNU's words: the number is an attribute, tables have no headers, and lists of ranges stay
//! in the object, where they are counted from its part of that section.
//!
//! Source: "DWARF Debugging Information Format", version 5, 3.1.2, 3.1.3, 7.3.2 and appendix F; "DebugFission" in the wiki of
//! GCC; FNV-1a by G. Fowler, L. C. Noll and K.-P. Vo for the hash.

use super::constants::form;
use super::die::{BlockPart, Dies, Step, Value};

/// The label at the beginning of the object's lists of ranges, before version 5.
pub(super) const RANGES_START: &str = "section_ranges";

/// A number that tells what a unit says, which is in a file of this name. O(entries + attributes).
pub(super) fn hash_of(dies: &Dies, strings: &[Box<[u8]>], name: &str) -> u64 {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    hash.bytes(name.as_bytes());
    for step in dies.steps() {
        let Step::Entry(die) = step else {
            hash.number(0);
            continue;
        };
        let data = dies.get(die);
        hash.number(data.tag.into());
        for attribute in &data.attributes {
            hash.number(u64::from(attribute.name) << 16 | u64::from(attribute.form));
            match &attribute.value {
                Value::Number(index)
                    if matches!(attribute.form, form::STRX1..=form::STRX4 | form::GNU_STR_INDEX) =>
                {
                    hash.bytes(strings.get(*index as usize).map_or(&[], |text| text));
                }
                Value::Number(number) => hash.number(*number),
                Value::Die(to) => hash.number(dies.get(*to).offset.into()),
                Value::Place(_) | Value::Distance(..) => {}
                Value::Block(parts) => {
                    for part in parts {
                        if let BlockPart::Bytes(bytes) = part {
                            hash.bytes(bytes);
                        }
                    }
                }
            }
        }
    }
    hash.0
}

struct Fnv(u64);

impl Fnv {
    fn bytes(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.byte(byte));
        // Where one ends is part of it.
        self.number(bytes.len() as u64);
    }

    fn number(&mut self, number: u64) {
        number.to_le_bytes().into_iter().for_each(|byte| self.byte(byte));
    }

    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
}
