//! Lists of locations and of ranges, of version 5 and of those before, as values of attributes.
//!
//! Entries are read into one form, [`Item`], which is then shown as it is or resolved to addresses. Linear in the list.

use super::dwarf::Dwarf;
use super::form::Value;
use super::reader::{Cursor, Encoding};
use super::unit::Unit;
use gimli::constants as c;

/// An entry of a list.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item<'a> {
    pub offset: u64,
    /// `DW_LLE_*` or `DW_RLE_*`, of which those with the same number are the same.
    pub kind: Kind,
    pub first: u64,
    pub second: u64,
    /// The expression of a location.
    pub block: &'a [u8],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    End,
    BaseIndex,
    StartEndIndex,
    StartLengthIndex,
    OffsetPair,
    Default,
    Base,
    StartEnd,
    StartLength,
}

impl Kind {
    pub fn name(self, is_location: bool) -> &'static str {
        match (self, is_location) {
            (Kind::End, true) => "DW_LLE_end_of_list",
            (Kind::BaseIndex, true) => "DW_LLE_base_addressx",
            (Kind::StartEndIndex, true) => "DW_LLE_startx_endx",
            (Kind::StartLengthIndex, true) => "DW_LLE_startx_length",
            (Kind::OffsetPair, true) => "DW_LLE_offset_pair",
            (Kind::Default, _) => "DW_LLE_default_location",
            (Kind::Base, true) => "DW_LLE_base_address",
            (Kind::StartEnd, true) => "DW_LLE_start_end",
            (Kind::StartLength, true) => "DW_LLE_start_length",
            (Kind::End, false) => "DW_RLE_end_of_list",
            (Kind::BaseIndex, false) => "DW_RLE_base_addressx",
            (Kind::StartEndIndex, false) => "DW_RLE_startx_endx",
            (Kind::StartLengthIndex, false) => "DW_RLE_startx_length",
            (Kind::OffsetPair, false) => "DW_RLE_offset_pair",
            (Kind::Base, false) => "DW_RLE_base_address",
            (Kind::StartEnd, false) => "DW_RLE_start_end",
            (Kind::StartLength, false) => "DW_RLE_start_length",
        }
    }

    /// How many numbers it has.
    pub fn numbers(self) -> usize {
        match self {
            Kind::End | Kind::Default => 0,
            Kind::BaseIndex | Kind::Base => 1,
            _ => 2,
        }
    }
}

/// The layout of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layout {
    /// `.debug_loc` and `.debug_ranges`: pairs of addresses.
    Pairs,
    /// `.debug_loc.dwo` before version 5.
    OldSplit,
    /// `.debug_loclists` and `.debug_rnglists`.
    Kinds,
}

/// An entry at the cursor; `None` for a mistake, whose reason is in `error`.
pub(super) fn read_item<'a>(
    cursor: &mut Cursor<'a>,
    layout: Layout,
    is_location: bool,
    encoding: Encoding,
    error: &mut String,
) -> Option<Item<'a>> {
    let offset = cursor.position();
    let size = encoding.address_bytes;
    error.clear();
    error.push_str("unexpected end of data");
    if layout == Layout::Pairs {
        let (first, second) = (cursor.uint(size)?, cursor.uint(size)?);
        let all_ones = u64::MAX >> (64 - 8 * u32::from(size.clamp(1, 8)));
        let (kind, first, second) = match (first, second) {
            (0, 0) => (Kind::End, 0, 0),
            (first, base) if first == all_ones => (Kind::Base, base, 0),
            (first, second) => (Kind::OffsetPair, first, second),
        };
        let has_block = is_location && kind == Kind::OffsetPair;
        let length = if has_block { u64::from(cursor.u16()?) } else { 0 };
        return Some(Item { offset, kind, first, second, block: cursor.bytes(length)? });
    }
    let byte = cursor.u8()?;
    let kind = match (byte, is_location) {
        (0, _) => Kind::End,
        (1, _) => Kind::BaseIndex,
        (2, _) => Kind::StartEndIndex,
        (3, _) => Kind::StartLengthIndex,
        (4, _) => Kind::OffsetPair,
        (5, true) => Kind::Default,
        (6, true) | (5, false) => Kind::Base,
        (7, true) | (6, false) => Kind::StartEnd,
        (8, true) | (7, false) => Kind::StartLength,
        _ => {
            *error = if is_location {
                format!("LLE of kind {byte:x} not supported")
            } else {
                format!("unknown rnglists encoding 0x{byte:x} at offset 0x{offset:x}")
            };
            return None;
        }
    };
    let (first, second) = match kind {
        Kind::End | Kind::Default => (0, 0),
        Kind::BaseIndex => (cursor.uleb()?, 0),
        Kind::StartLengthIndex if layout == Layout::OldSplit => (cursor.uleb()?, u64::from(cursor.u32()?)),
        Kind::StartEndIndex | Kind::StartLengthIndex | Kind::OffsetPair => (cursor.uleb()?, cursor.uleb()?),
        Kind::Base => (cursor.uint(size)?, 0),
        Kind::StartEnd => (cursor.uint(size)?, cursor.uint(size)?),
        Kind::StartLength => (cursor.uint(size)?, cursor.uleb()?),
    };
    let has_block = is_location && !matches!(kind, Kind::End | Kind::BaseIndex | Kind::Base);
    let length = match (has_block, layout) {
        (false, _) => 0,
        (true, Layout::OldSplit) => u64::from(cursor.u16()?),
        _ => cursor.uleb()?,
    };
    Some(Item { offset, kind, first, second, block: cursor.bytes(length)? })
}

/// What an entry covers.
pub(super) enum Range {
    Addresses(u64, u64),
    Everywhere,
    /// It says what the following count from, or ends the list.
    None,
    /// An address has no value; its index.
    Unresolved(u64),
}

/// The addresses of an entry; `base` is what pairs count from.
pub(super) fn resolve(
    dwarf: &Dwarf<'_>,
    unit: Option<&Unit<'_>>,
    item: &Item<'_>,
    base: &mut Option<u64>,
) -> Range {
    let address = |index| unit.and_then(|unit| dwarf.indexed_address(unit, index));
    match item.kind {
        Kind::End => Range::None,
        Kind::Default => Range::Everywhere,
        Kind::Base => {
            *base = Some(item.first);
            Range::None
        }
        Kind::BaseIndex => match address(item.first) {
            Some(address) => {
                *base = Some(address);
                Range::None
            }
            None => Range::Unresolved(item.first),
        },
        Kind::OffsetPair => {
            let base = base.unwrap_or(0);
            Range::Addresses(base.wrapping_add(item.first), base.wrapping_add(item.second))
        }
        Kind::StartEnd => Range::Addresses(item.first, item.second),
        Kind::StartLength => Range::Addresses(item.first, item.first.wrapping_add(item.second)),
        Kind::StartEndIndex => match (address(item.first), address(item.second)) {
            (Some(start), Some(end)) => Range::Addresses(start, end),
            (None, _) => Range::Unresolved(item.first),
            _ => Range::Unresolved(item.second),
        },
        Kind::StartLengthIndex => match address(item.first) {
            Some(start) => Range::Addresses(start, start.wrapping_add(item.second)),
            None => Range::Unresolved(item.first),
        },
    }
}

/// Where a list is that a value names by an offset or an index.
pub(super) fn list_offset(
    dwarf: &Dwarf<'_>,
    unit: &Unit<'_>,
    value: &Value<'_>,
    is_location: bool,
) -> Option<u64> {
    let number = value.unsigned()?;
    let is_index = matches!(c::DwForm(value.form), c::DW_FORM_loclistx | c::DW_FORM_rnglistx);
    if !is_index {
        return Some(if is_location { number } else { number.wrapping_add(unit.bases.ranges) });
    }
    let (name, base) = if is_location {
        (".debug_loclists", unit.bases.loclists?)
    } else {
        (".debug_rnglists", unit.bases.rnglists?)
    };
    let bytes = unit.encoding().offset_bytes();
    let at = base.checked_add(number.checked_mul(u64::from(bytes))?)?;
    let offset = Cursor::new(dwarf.section_for(unit, name), at, unit.is_little).uint(bytes)?;
    base.checked_add(offset)
}

/// The section that lists of a unit are in, also before relocation, and how they are laid out.
pub(super) fn section<'a>(
    dwarf: &Dwarf<'a>,
    unit: &Unit<'_>,
    is_location: bool,
) -> (&'a [u8], &'a [u8], Layout) {
    let both = |name| (dwarf.section_for(unit, name), dwarf.raw_section_for(unit, name));
    let ((data, raw), layout) = match (unit.encoding().version, is_location) {
        (5.., true) => (both(".debug_loclists"), Layout::Kinds),
        (5.., false) => (both(".debug_rnglists"), Layout::Kinds),
        (_, true) => (both(".debug_loc"), if unit.is_dwo { Layout::OldSplit } else { Layout::Pairs }),
        // The ranges of split units are in the program.
        (_, false) => ((dwarf.object.section(".debug_ranges"), &[][..]), Layout::Pairs),
    };
    (data, raw, layout)
}

/// The entries of a list, and what is wrong where it does not end as it should.
pub(super) fn items<'a>(
    dwarf: &Dwarf<'a>,
    unit: &Unit<'_>,
    offset: u64,
    is_location: bool,
) -> (Vec<Item<'a>>, Option<String>) {
    let (section, raw, layout) = section(dwarf, unit, is_location);
    let mut cursor = Cursor::new(section, offset, unit.is_little);
    let mut items = Vec::new();
    let mut error = String::new();
    loop {
        let Some(mut item) = read_item(&mut cursor, layout, is_location, unit.encoding(), &mut error) else {
            return (items, Some(error));
        };
        if let Some(block) = raw.get(cursor.at.saturating_sub(item.block.len())..cursor.at) {
            item.block = block;
        }
        items.push(item);
        if item.kind == Kind::End {
            return (items, None);
        }
    }
}

/// The ranges that `DW_AT_ranges` names.
pub(super) fn ranges_of<'a>(
    dwarf: &Dwarf<'a>,
    unit: &Unit<'a>,
    value: &Value<'_>,
) -> Result<Vec<(u64, u64)>, String> {
    let offset =
        list_offset(dwarf, unit, value, false).ok_or_else(|| "Invalid range list table index".to_owned())?;
    let (items, error) = items(dwarf, unit, offset, false);
    if let Some(error) = error {
        return Err(error);
    }
    let mut base = dwarf.base_address(unit);
    let mut ranges = Vec::new();
    for item in &items {
        match resolve(dwarf, Some(unit), item, &mut base) {
            Range::Addresses(low, high) => ranges.push((low, high)),
            Range::Unresolved(index) => {
                return Err(format!(
                    "Unable to resolve indirect address {index} for: {}",
                    item.kind.name(false)
                ));
            }
            _ => {}
        }
    }
    Ok(ranges)
}
