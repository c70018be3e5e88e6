//! Attributes of functions, parameters, results and calls, and attribute groups.

use super::Printer;
use super::buffer::Buffer;
use crate::attributes::{AttrKind, Attribute, AttributeSet, ConstantRange, encoding};
use support::apint::APInt;

/// Memory effects: two bits for each of these places, 1 to read and 2 to write.
const MEMORY_PLACES: &[(&str, u32)] =
    &[("argmem", 0), ("inaccessiblemem", 1), ("errnomem", 2), ("target_mem0", 4), ("target_mem1", 5)];
/// All other memory: what the places without a word of their own have.
const OTHER_MEMORY: u32 = 3;

/// Words of `nofpclass`, each with its bits; wider classes come before their parts.
const FP_CLASSES: &[(&str, u64)] = &[
    ("all", 0x3ff),
    ("nan", 0x3),
    ("snan", 0x1),
    ("qnan", 0x2),
    ("inf", 0x204),
    ("ninf", 0x4),
    ("pinf", 0x200),
    ("zero", 0x60),
    ("nzero", 0x20),
    ("pzero", 0x40),
    ("sub", 0x90),
    ("nsub", 0x10),
    ("psub", 0x80),
    ("norm", 0x108),
    ("nnorm", 0x8),
    ("pnorm", 0x100),
];

impl Printer<'_, '_> {
    /// `attributes #0 = { … }` for every group.
    pub(super) fn attribute_groups(&mut self) {
        for number in 0..self.numbers.group_order.len() {
            self.out.str("attributes #");
            self.out.uint(number as u64);
            self.out.str(" = { ");
            self.attribute_set(self.numbers.group_order[number], true);
            self.out.str(" }");
            self.out.newline();
        }
    }

    /// ` #0`, unless the set is empty.
    pub(super) fn group_reference(&mut self, set: Option<AttributeSet>) {
        if let Some(set) = set.filter(|&s| s != AttributeSet::EMPTY) {
            self.out.str(" #");
            self.out.uint(self.numbers.group(set).into());
        }
    }

    /// The attributes of a set. In a group, alignments are written with `=`.
    pub(super) fn attribute_set(&mut self, set: AttributeSet, in_group: bool) {
        let env = self.env;
        for (i, attribute) in env.attributes.get_set(set).iter().enumerate() {
            if i > 0 {
                self.out.byte(b' ');
            }
            self.attribute(attribute, in_group);
        }
    }

    /// A comment line with the attributes of a function that are not strings.
    pub(super) fn attribute_comment(&mut self, set: AttributeSet) {
        let env = self.env;
        let mut any = false;
        for attribute in env.attributes.get_set(set).iter().filter(|a| a.kind().is_some()) {
            self.out.str(if any { " " } else { "; Function Attrs: " });
            self.attribute(attribute, false);
            any = true;
        }
        if any {
            self.out.newline();
        }
    }

    pub(super) fn attribute(&mut self, attribute: &Attribute, in_group: bool) {
        match attribute {
            Attribute::Enum(kind) => self.out.str(kind.name()),
            Attribute::Type(kind, ty) => {
                self.out.str(kind.name());
                if let Some(ty) = ty {
                    self.out.byte(b'(');
                    self.ty(*ty);
                    self.out.byte(b')');
                }
            }
            Attribute::Int(kind, value) => write_int(&mut self.out, *kind, *value, in_group),
            Attribute::Range(kind, range) => {
                self.out.str(kind.name());
                self.out.str("(i");
                self.out.uint(range.bits.into());
                self.out.byte(b' ');
                write_bounds(&mut self.out, range);
                self.out.byte(b')');
            }
            Attribute::RangeList(kind, ranges) => {
                self.out.str(kind.name());
                self.out.byte(b'(');
                for (i, range) in ranges.iter().enumerate() {
                    self.out.str(if i > 0 { ", (" } else { "(" });
                    write_bounds(&mut self.out, range);
                    self.out.byte(b')');
                }
                self.out.byte(b')');
            }
            Attribute::String(key, value) => {
                self.out.quoted(key);
                if !value.is_empty() {
                    self.out.byte(b'=');
                    self.out.quoted(value);
                }
            }
        }
    }
}

fn write_bounds(out: &mut Buffer<'_>, range: &ConstantRange) {
    let signed = |limbs: &[u64]| APInt::from_words(range.bits.max(1), limbs).to_decimal_signed();
    out.str(&signed(&range.lower));
    out.str(", ");
    out.str(&signed(&range.upper));
}

/// An attribute that carries an integer.
fn write_int(out: &mut Buffer<'_>, kind: AttrKind, value: u64, in_group: bool) {
    let (high, low) = (value >> 32, value & 0xffff_ffff);
    match kind {
        AttrKind::Alignment => {
            out.str(if in_group { "align=" } else { "align " });
            return out.uint(value);
        }
        AttrKind::StackAlignment if in_group => {
            out.str("alignstack=");
            return out.uint(value);
        }
        AttrKind::UWTable => {
            return out.str(if value == encoding::UWTABLE_SYNC { "uwtable(sync)" } else { "uwtable" });
        }
        _ => {}
    }
    out.str(kind.name());
    out.byte(b'(');
    match kind {
        AttrKind::AllocSize => {
            out.uint(high);
            if low != u64::from(u32::MAX) {
                out.byte(b',');
                out.uint(low);
            }
        }
        AttrKind::VScaleRange => {
            out.uint(high);
            out.byte(b',');
            out.uint(low);
        }
        AttrKind::AllocKind => {
            out.byte(b'"');
            write_words(
                out,
                encoding::ALLOC_KIND.iter().filter(|(_, bit)| value & bit != 0).map(|w| w.0),
                ",",
            );
            out.byte(b'"');
        }
        AttrKind::Memory => write_memory(out, value),
        AttrKind::Captures => write_captures(out, value),
        AttrKind::NoFPClass => write_fp_classes(out, value),
        _ => out.uint(value),
    }
    out.byte(b')');
}

fn write_words(out: &mut Buffer<'_>, words: impl Iterator<Item = &'static str>, separator: &str) {
    for (i, word) in words.enumerate() {
        if i > 0 {
            out.str(separator);
        }
        out.str(word);
    }
}

/// The effect on all other memory first, then the places that differ from it.
fn write_memory(out: &mut Buffer<'_>, value: u64) {
    let access = |place: u32| (value >> (2 * place) & 3) as usize;
    let name = |access: usize| ["none", "read", "write", "readwrite"][access];
    let other = access(OTHER_MEMORY);
    let differs = |place: u32| access(place) != other;
    let mut first = true;
    if other != 0 || MEMORY_PLACES.iter().all(|&(_, place)| !differs(place)) {
        out.str(name(other));
        first = false;
    }
    for &(word, place) in MEMORY_PLACES.iter().filter(|&&(_, place)| differs(place)) {
        if !std::mem::replace(&mut first, false) {
            out.str(", ");
        }
        out.str(word);
        out.str(": ");
        out.str(name(access(place)));
    }
}

/// What may be captured other than by the result in the high four bits, by the result in the low four.
fn write_captures(out: &mut Buffer<'_>, value: u64) {
    let (other, ret) = (value >> 4 & 0xf, value & 0xf);
    if other != 0 || other == ret {
        write_capture_components(out, other);
    }
    if other != ret {
        out.str(if other != 0 { ", ret: " } else { "ret: " });
        write_capture_components(out, ret);
    }
}

/// Bits: address is null, address, read provenance, provenance. The second and fourth include the one before them.
fn write_capture_components(out: &mut Buffer<'_>, bits: u64) {
    let address = match bits & 3 {
        0 => None,
        1 => Some("address_is_null"),
        _ => Some("address"),
    };
    let provenance = match bits >> 2 {
        0 => None,
        1 => Some("read_provenance"),
        _ => Some("provenance"),
    };
    if bits == 0 {
        return out.str("none");
    }
    write_words(out, address.into_iter().chain(provenance), ", ");
}

fn write_fp_classes(out: &mut Buffer<'_>, mut value: u64) {
    if value & 0x3ff == 0 {
        return out.str("none");
    }
    let words = FP_CLASSES.iter().filter(move |&&(_, bits)| {
        let included = value & bits == bits;
        value &= if included { !bits } else { u64::MAX };
        included
    });
    write_words(out, words.map(|&(word, _)| word), " ");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(kind: AttrKind, value: u64, in_group: bool) -> String {
        let mut out = Buffer::new();
        write_int(&mut out, kind, value, in_group);
        String::from_utf8(out.into_bytes()).unwrap()
    }

    #[test]
    fn integers_are_written_in_words() {
        for (kind, value, text) in [
            (AttrKind::Memory, 0, "memory(none)"),
            (AttrKind::Memory, 0x555, "memory(read)"),
            (AttrKind::Memory, 0x001, "memory(argmem: read)"),
            (AttrKind::Memory, 0x557, "memory(read, argmem: readwrite)"),
            (AttrKind::Captures, 0, "captures(none)"),
            (AttrKind::Captures, 0x0f, "captures(ret: address, provenance)"),
            (AttrKind::Captures, 0x30, "captures(address, ret: none)"),
            (AttrKind::Captures, 0x4c, "captures(read_provenance, ret: provenance)"),
            (AttrKind::Captures, 0x11, "captures(address_is_null)"),
            (AttrKind::NoFPClass, 0x3ff, "nofpclass(all)"),
            (AttrKind::NoFPClass, 0x207, "nofpclass(nan inf)"),
            (AttrKind::NoFPClass, 0x016, "nofpclass(qnan ninf nsub)"),
            (AttrKind::AllocSize, encoding::alloc_size(1, Some(2)), "allocsize(1,2)"),
            (AttrKind::AllocSize, encoding::alloc_size(0, None), "allocsize(0)"),
            (AttrKind::AllocKind, 49, "allockind(\"alloc,zeroed,aligned\")"),
            (AttrKind::VScaleRange, encoding::vscale_range(4, 0), "vscale_range(4,0)"),
            (AttrKind::Dereferenceable, 8, "dereferenceable(8)"),
            (AttrKind::UWTable, 1, "uwtable(sync)"),
            (AttrKind::UWTable, 2, "uwtable"),
        ] {
            assert_eq!(int(kind, value, true), text);
        }
        assert_eq!(int(AttrKind::StackAlignment, 16, true), "alignstack=16");
        assert_eq!(int(AttrKind::StackAlignment, 16, false), "alignstack(16)");
        assert_eq!(int(AttrKind::Alignment, 16, false), "align 16");
    }
}
