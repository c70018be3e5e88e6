//! Values of attributes as their forms encode them.

use super::reader::{Cursor, Encoding};
use gimli::constants as c;

#[derive(Clone, Copy, Debug)]
pub(super) enum Raw<'a> {
    Unsigned(u64),
    Signed(i64),
    Bytes(&'a [u8]),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Value<'a> {
    pub form: u16,
    pub raw: Raw<'a>,
}

impl<'a> Value<'a> {
    pub fn unsigned(&self) -> Option<u64> {
        match self.raw {
            Raw::Unsigned(value) => Some(value),
            Raw::Signed(value) => Some(value as u64),
            Raw::Bytes(_) => None,
        }
    }

    /// A number that is neither an address nor an offset nor a reference.
    pub fn constant(&self) -> Option<u64> {
        let is_constant = matches!(
            c::DwForm(self.form),
            c::DW_FORM_data1
                | c::DW_FORM_data2
                | c::DW_FORM_data4
                | c::DW_FORM_data8
                | c::DW_FORM_udata
                | c::DW_FORM_sdata
                | c::DW_FORM_implicit_const
                | c::DW_FORM_flag
                | c::DW_FORM_flag_present
        );
        self.unsigned().filter(|_| is_constant)
    }

    /// The number, with the sign that its width gives it.
    pub fn signed(&self) -> Option<i64> {
        let value = self.unsigned()?;
        Some(match c::DwForm(self.form) {
            c::DW_FORM_data1 => value as u8 as i8 as i64,
            c::DW_FORM_data2 => value as u16 as i16 as i64,
            c::DW_FORM_data4 => value as u32 as i32 as i64,
            _ => value as i64,
        })
    }

    pub fn is_sec_offset(&self) -> bool {
        self.form == c::DW_FORM_sec_offset.0
    }

    /// An offset in another section: earlier versions have numbers for that.
    pub fn section_offset(&self, version: u16) -> Option<u64> {
        let in_number = matches!(c::DwForm(self.form), c::DW_FORM_data4 | c::DW_FORM_data8) && version <= 3;
        self.unsigned().filter(|_| self.is_sec_offset() || in_number)
    }

    /// The bytes of a block or an expression.
    pub fn block(&self) -> Option<&'a [u8]> {
        match (self.raw, c::DwForm(self.form)) {
            (_, c::DW_FORM_string | c::DW_FORM_data16) => None,
            (Raw::Bytes(bytes), _) => Some(bytes),
            _ => None,
        }
    }

    pub fn is_address(&self) -> bool {
        self.form == c::DW_FORM_addr.0 || self.is_address_index()
    }

    pub fn is_address_index(&self) -> bool {
        matches!(
            c::DwForm(self.form),
            c::DW_FORM_addrx
                | c::DW_FORM_addrx1
                | c::DW_FORM_addrx2
                | c::DW_FORM_addrx3
                | c::DW_FORM_addrx4
                | c::DW_FORM_GNU_addr_index
        )
    }

    pub fn is_string_index(&self) -> bool {
        matches!(
            c::DwForm(self.form),
            c::DW_FORM_strx
                | c::DW_FORM_strx1
                | c::DW_FORM_strx2
                | c::DW_FORM_strx3
                | c::DW_FORM_strx4
                | c::DW_FORM_GNU_str_index
        )
    }
}

pub(super) fn is_known(form: u16) -> bool {
    matches!(form, 0x01 | 0x03..=0x15 | 0x17..=0x2c | 0x1f01 | 0x1f02 | 0x1f20 | 0x1f21)
}

/// Reads a value; none if the section ends before it does or the form is not known.
pub(super) fn read<'a>(
    form: u16,
    implicit: i64,
    cursor: &mut Cursor<'a>,
    encoding: Encoding,
) -> Option<Value<'a>> {
    let unsigned = |value: Option<u64>| value.map(Raw::Unsigned);
    let raw = match c::DwForm(form) {
        c::DW_FORM_addr => unsigned(cursor.uint(encoding.address_bytes)),
        c::DW_FORM_data1 | c::DW_FORM_ref1 | c::DW_FORM_flag | c::DW_FORM_strx1 | c::DW_FORM_addrx1 => {
            unsigned(cursor.uint(1))
        }
        c::DW_FORM_data2 | c::DW_FORM_ref2 | c::DW_FORM_strx2 | c::DW_FORM_addrx2 => unsigned(cursor.uint(2)),
        c::DW_FORM_strx3 | c::DW_FORM_addrx3 => unsigned(cursor.uint(3)),
        c::DW_FORM_data4 | c::DW_FORM_ref4 | c::DW_FORM_strx4 | c::DW_FORM_addrx4 | c::DW_FORM_ref_sup4 => {
            unsigned(cursor.uint(4))
        }
        c::DW_FORM_data8 | c::DW_FORM_ref8 | c::DW_FORM_ref_sig8 | c::DW_FORM_ref_sup8 => {
            unsigned(cursor.uint(8))
        }
        c::DW_FORM_data16 => cursor.bytes(16).map(Raw::Bytes),
        c::DW_FORM_udata
        | c::DW_FORM_ref_udata
        | c::DW_FORM_strx
        | c::DW_FORM_addrx
        | c::DW_FORM_loclistx
        | c::DW_FORM_rnglistx
        | c::DW_FORM_GNU_addr_index
        | c::DW_FORM_GNU_str_index => unsigned(cursor.uleb()),
        c::DW_FORM_sdata => cursor.sleb().map(Raw::Signed),
        c::DW_FORM_implicit_const => Some(Raw::Signed(implicit)),
        c::DW_FORM_flag_present => Some(Raw::Unsigned(1)),
        c::DW_FORM_sec_offset
        | c::DW_FORM_strp
        | c::DW_FORM_line_strp
        | c::DW_FORM_strp_sup
        | c::DW_FORM_GNU_ref_alt
        | c::DW_FORM_GNU_strp_alt => unsigned(cursor.uint(encoding.offset_bytes())),
        // In version 2 it is as wide as an address.
        c::DW_FORM_ref_addr if encoding.version <= 2 => unsigned(cursor.uint(encoding.address_bytes)),
        c::DW_FORM_ref_addr => unsigned(cursor.uint(encoding.offset_bytes())),
        c::DW_FORM_string => cursor.string().map(Raw::Bytes),
        c::DW_FORM_block1 => block(cursor, |cursor| cursor.uint(1)),
        c::DW_FORM_block2 => block(cursor, |cursor| cursor.uint(2)),
        c::DW_FORM_block4 => block(cursor, |cursor| cursor.uint(4)),
        c::DW_FORM_block | c::DW_FORM_exprloc => block(cursor, Cursor::uleb),
        _ => None,
    }?;
    Some(Value { form, raw })
}

fn block<'a>(cursor: &mut Cursor<'a>, length: impl Fn(&mut Cursor<'a>) -> Option<u64>) -> Option<Raw<'a>> {
    let length = length(cursor)?;
    cursor.bytes(length).map(Raw::Bytes)
}
