//! Attributes: groups (a set for one position) and lists of groups.

use super::module::Shared;
use super::{index_below, upgrade};
use crate::bitstream::{Cursor, Error, Record};
use crate::codes::paramattr::{self, form, removed};
use ir::attributes::{AttrClass, AttrKind, Attribute, AttributeListData, ConstantRange};
use ir::types::MAX_INT_BITS;
use ir::{Env, Type};
use support::hash::FxHashMap;

/// Groups by number: position and attributes.
pub(super) type AttributeGroups = FxHashMap<u64, (u64, Vec<Attribute>)>;

/// The most parameters a list may speak of. Positions are numbers, so a small file could name a huge one.
const MAX_PARAMS: u64 = 1 << 20;

/// Reads the PARAMATTR_GROUP block that was entered.
pub(super) fn read_groups<'a>(
    cursor: &mut Cursor<'a>,
    record: &mut Record<'a>,
    types: &[Type],
    groups: &mut AttributeGroups,
) -> Result<(), Error> {
    while cursor.next_record(record)? {
        if record.code != paramattr::GROUP_ENTRY {
            continue;
        }
        let (id, position) = (record.op(0)?, record.op(1)?);
        let attributes = GroupReader { record, at: 2, types, attributes: Vec::new() }.read(position)?;
        groups.insert(id, (position, attributes));
    }
    Ok(())
}

/// Reads the PARAMATTR block that was entered.
pub(super) fn read_lists<'a>(
    cursor: &mut Cursor<'a>,
    record: &mut Record<'a>,
    env: &mut Env,
    groups: &AttributeGroups,
    shared: &mut Shared<'a>,
) -> Result<(), Error> {
    while cursor.next_record(record)? {
        match record.code {
            paramattr::ENTRY => {}
            paramattr::ENTRY_OLD => {
                return Err(record.error("attribute lists of LLVM < 3.3 are not supported"));
            }
            _ => continue,
        }
        let mut data = AttributeListData::default();
        for id in &record.ops {
            let Some((position, attributes)) = groups.get(id) else {
                return Err(record.error("unknown attribute group"));
            };
            let set = Some(env.attributes.set(attributes.clone()));
            match *position {
                paramattr::FUNCTION_INDEX => data.function = set,
                paramattr::RETURN_INDEX => data.ret = set,
                param => {
                    let index = param - paramattr::FIRST_PARAM;
                    if index >= MAX_PARAMS {
                        return Err(record.error("attributes of a parameter with an absurd number"));
                    }
                    let index = index as usize;
                    if data.params.len() <= index {
                        data.params.resize(index + 1, None);
                    }
                    data.params[index] = set;
                }
            }
        }
        shared.attributes.push(env.attributes.list(data));
    }
    Ok(())
}

struct GroupReader<'g, 'a> {
    record: &'g Record<'a>,
    at: usize,
    types: &'g [Type],
    attributes: Vec<Attribute>,
}

impl GroupReader<'_, '_> {
    fn next(&mut self) -> Result<u64, Error> {
        let value = self.record.op(self.at)?;
        self.at += 1;
        Ok(value)
    }

    fn read(mut self, position: u64) -> Result<Vec<Attribute>, Error> {
        // What the old attributes of functions say about memory, taken together.
        let mut memory = upgrade::MEMORY_ANY;
        while self.at < self.record.ops.len() {
            let form = self.next()?;
            if matches!(form, form::STRING | form::STRING_WITH_VALUE) {
                let key = self.string()?;
                let value = if form == form::STRING { Box::default() } else { self.string()? };
                self.attributes.push(Attribute::String(key, value));
                continue;
            }
            let code = self.next()?;
            if form == form::ENUM && code == removed::NO_CAPTURE {
                self.attributes.push(Attribute::Int(AttrKind::Captures, 0));
                continue;
            }
            if form == form::ENUM
                && position == paramattr::FUNCTION_INDEX
                && let Some(effects) = upgrade::old_memory_attribute(code)
            {
                memory &= effects;
                continue;
            }
            let kind = AttrKind::from_code(code)
                .ok_or_else(|| self.record.error(format!("unknown attribute kind ({code})")))?;
            let attribute = self.attribute(form, kind)?;
            self.attributes.push(attribute);
        }
        if memory != upgrade::MEMORY_ANY {
            self.attributes.push(Attribute::Int(AttrKind::Memory, memory));
        }
        Ok(self.attributes)
    }

    fn attribute(&mut self, form: u64, kind: AttrKind) -> Result<Attribute, Error> {
        Ok(match (form, kind.class()) {
            (form::ENUM, AttrClass::Enum) => Attribute::Enum(kind),
            (form::ENUM, AttrClass::Type) | (form::TYPE_MISSING, AttrClass::Type) => {
                Attribute::Type(kind, None)
            }
            // `uwtable` had no argument before LLVM 15.
            (form::ENUM, AttrClass::Int) if kind == AttrKind::UWTable => {
                Attribute::Int(kind, ir::attributes::encoding::UWTABLE_ASYNC)
            }
            (form::INT, AttrClass::Int) => {
                let value = self.next()?;
                Attribute::Int(kind, if kind == AttrKind::Memory { upgrade::memory(value) } else { value })
            }
            (form::TYPE, AttrClass::Type) => {
                let id = self.next()?;
                let ty = index_below(id, self.types.len()).map(|i| self.types[i]);
                Attribute::Type(kind, Some(ty.ok_or_else(|| self.record.error("unknown type number"))?))
            }
            (form::CONSTANT_RANGE, AttrClass::ConstantRange) => {
                let bits = self.bits()?;
                Attribute::Range(kind, Box::new(self.range(bits)?))
            }
            (form::CONSTANT_RANGE_LIST, AttrClass::ConstantRangeList) => {
                let count = self.next()?;
                let bits = self.bits()?;
                if count > (self.record.ops.len() - self.at) as u64 {
                    return Err(self.record.error("too few operands"));
                }
                let ranges = (0..count).map(|_| self.range(bits)).collect::<Result<Vec<_>, _>>()?;
                Attribute::RangeList(kind, ranges.into())
            }
            _ => {
                let message = format!("attribute '{}' in a form that does not fit ({form})", kind.name());
                return Err(self.record.error(message));
            }
        })
    }

    /// Bytes up to a zero.
    fn string(&mut self) -> Result<Box<[u8]>, Error> {
        let rest = self.record.ops.get(self.at..).unwrap_or_default();
        let Some(len) = rest.iter().position(|&c| c == 0) else {
            return Err(self.record.error("string attribute without an end"));
        };
        self.at += len + 1;
        Ok(rest[..len].iter().map(|&c| c as u8).collect())
    }

    fn bits(&mut self) -> Result<u32, Error> {
        match self.next()? {
            bits @ 1.. if bits <= u64::from(MAX_INT_BITS) => Ok(bits as u32),
            _ => Err(self.record.error("range of integers of an invalid width")),
        }
    }

    fn range(&mut self, bits: u32) -> Result<ConstantRange, Error> {
        let (range, used) =
            constant_range(bits, self.record.ops.get(self.at..).unwrap_or_default(), self.record)?;
        self.at += used;
        Ok(range)
    }
}

/// The two bounds of a range of integers of this width, and how many operands they take: two signed numbers, or for
/// wide integers the numbers of words, lower in the low half, and the words.
pub(super) fn constant_range(
    bits: u32,
    ops: &[u64],
    record: &Record<'_>,
) -> Result<(ConstantRange, usize), Error> {
    let too_few = || record.error("too few operands");
    if bits <= 64 {
        let [lower, upper, ..] = *ops else { return Err(too_few()) };
        let limb = |code| {
            let value = crate::codes::decode_signed(code) as u64;
            Box::from([if bits == 64 { value } else { value & ((1 << bits) - 1) }])
        };
        return Ok((ConstantRange { bits, lower: limb(lower), upper: limb(upper) }, 2));
    }
    let (&counts, words) = ops.split_first().ok_or_else(too_few)?;
    let (low, high) = ((counts & 0xffff_ffff) as usize, (counts >> 32) as usize);
    if low > words.len() || high > words.len() - low {
        return Err(too_few());
    }
    let bound = |words: &[u64]| wide_int(bits, words);
    let range = ConstantRange { bits, lower: bound(&words[..low]), upper: bound(&words[low..low + high]) };
    Ok((range, 1 + low + high))
}

/// A wide integer from its words, each of them written as a signed number; missing words are zero.
pub(super) fn wide_int(bits: u32, words: &[u64]) -> Box<[u64]> {
    let count = bits.div_ceil(64) as usize;
    let word = |i: usize| words.get(i).map_or(0, |&w| crate::codes::decode_signed(w) as u64);
    let mut limbs: Box<[u64]> = (0..count).map(word).collect();
    if let Some(top) = limbs.last_mut()
        && !bits.is_multiple_of(64)
    {
        *top &= (1 << (bits % 64)) - 1;
    }
    limbs
}
