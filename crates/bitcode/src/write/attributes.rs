//! The PARAMATTR_GROUP and PARAMATTR blocks.

use super::Errors;
use super::constants::push_range_bounds;
use super::enumerate::Enumeration;
use crate::bitstream::writer::BitWriter;
use crate::codes::{block, paramattr};
use ir::attributes::{AttrKind, Attribute, ConstantRange};
use paramattr::form;

const WIDTH: u32 = 3;

pub fn write(w: &mut BitWriter, e: &Enumeration<'_>, errors: &mut Errors) {
    if e.attributes.lists.is_empty() {
        return;
    }
    let mut record = Vec::new();
    w.enter_block(block::PARAMATTR_GROUP, WIDTH);
    for (i, &(index, set)) in e.attributes.groups.iter().enumerate() {
        record.clear();
        record.extend([i as u64 + 1, index]);
        for attribute in e.module.attributes.get_set(set) {
            if has_nul(attribute) {
                errors.in_module(format!("attribute {attribute:?} contains a NUL byte, which ends a string"));
            }
            push_attribute(&mut record, e, attribute);
        }
        w.record(paramattr::GROUP_ENTRY, &record);
    }
    w.exit_block();
    w.enter_block(block::PARAMATTR, WIDTH);
    for list in &e.attributes.lists {
        w.record(paramattr::ENTRY, list);
    }
    w.exit_block();
}

fn has_nul(attribute: &Attribute) -> bool {
    matches!(attribute, Attribute::String(key, value) if key.contains(&0) || value.contains(&0))
}

/// In the top byte of `memory`: its effects have a location for `errno`.
const MEMORY_VERSION: u64 = 1 << 56;

fn code(kind: AttrKind) -> u64 {
    kind.info().code.into()
}

fn push_attribute(record: &mut Vec<u64>, e: &Enumeration<'_>, attribute: &Attribute) {
    match attribute {
        Attribute::Enum(kind) => record.extend([form::ENUM, code(*kind)]),
        Attribute::Int(kind, value) => {
            let version = if *kind == AttrKind::Memory { MEMORY_VERSION } else { 0 };
            record.extend([form::INT, code(*kind), version | *value]);
        }
        Attribute::Type(kind, None) => record.extend([form::TYPE_MISSING, code(*kind)]),
        Attribute::Type(kind, Some(ty)) => record.extend([form::TYPE, code(*kind), e.type_id(*ty)]),
        Attribute::Range(kind, range) => {
            record.extend([form::CONSTANT_RANGE, code(*kind), range.bits.into()]);
            push_range(record, range);
        }
        Attribute::RangeList(kind, ranges) => {
            let bits = ranges.first().map_or(0, |r| r.bits);
            record.extend([form::CONSTANT_RANGE_LIST, code(*kind), ranges.len() as u64, bits.into()]);
            ranges.iter().for_each(|range| push_range(record, range));
        }
        Attribute::String(key, value) => {
            record.push(if value.is_empty() { form::STRING } else { form::STRING_WITH_VALUE });
            push_c_string(record, key);
            if !value.is_empty() {
                push_c_string(record, value);
            }
        }
    }
}

fn push_range(record: &mut Vec<u64>, range: &ConstantRange) {
    push_range_bounds(record, range.bits, &range.lower, &range.upper);
}

fn push_c_string(record: &mut Vec<u64>, bytes: &[u8]) {
    record.extend(bytes.iter().map(|&b| u64::from(b)));
    record.push(0);
}
