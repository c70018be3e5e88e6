//! `.debug_frame` and `.eh_frame`: entries with their instructions, and the table of rows that the instructions make.
//! Linear in the size of the section times the number of registers that a row restores.

use super::dwarf::Dwarf;
use super::expression::{self, Context};
use super::reader::{Cursor, Encoding};
use gimli::constants as c;
use std::collections::BTreeMap;

/// Where the value of a register is, or the address of the frame.
#[derive(Clone, Copy, Debug)]
enum Rule<'a> {
    Undefined,
    Same,
    /// At an offset from the address of the frame.
    Offset(i64),
    /// The address of the frame and an offset.
    ValueOffset(i64),
    /// In a register, at an offset.
    Register(u64, i64),
    /// At the address that an expression gives.
    Expression(&'a [u8]),
    ValueExpression(&'a [u8]),
}

#[derive(Clone, Debug, Default)]
struct Row<'a> {
    address: u64,
    cfa: Option<Rule<'a>>,
    registers: BTreeMap<u64, Rule<'a>>,
}

/// What a common information entry says of the entries that name it.
#[derive(Clone, Debug, Default)]
struct Common<'a> {
    encoding: Encoding,
    code_factor: u64,
    data_factor: i64,
    return_register: u64,
    augmentation: &'a [u8],
    augmentation_data: Option<&'a [u8]>,
    pointer_encoding: u8,
    lsda_encoding: Option<u8>,
    personality: Option<u64>,
    segment_bytes: u8,
    /// Instructions, and where they begin.
    instructions: (u64, u64),
    initial: Row<'a>,
}

/// The part of an encoded pointer that says what it is relative to.
const RELATIVE_TO: u8 = 0x70;
const RELATIVE_TO_PLACE: u8 = 0x10;
const OMITTED: u8 = 0xff;

struct Frames<'d, 'a> {
    dwarf: &'d Dwarf<'a>,
    name: &'d str,
    section: &'a [u8],
    address: u64,
    is_eh: bool,
}

pub(super) fn dump(out: &mut String, dwarf: &Dwarf<'_>, name: &str, at: Option<u64>) {
    out.push('\n');
    let Some(section) = dwarf.object.sections.iter().find(|section| section.name == name) else { return };
    let is_eh = name == ".eh_frame";
    let frames = Frames { dwarf, name, section: &section.data, address: section.address, is_eh };
    if frames.entries(out, at).is_none() {
        dwarf.error(format!("parsing {name}: unexpected end of data"));
    }
}

impl<'a> Frames<'_, 'a> {
    fn cursor(&self, at: u64) -> Cursor<'a> {
        Cursor::new(self.section, at, self.dwarf.object.is_little)
    }

    fn entries(&self, out: &mut String, wanted: Option<u64>) -> Option<()> {
        let mut commons: BTreeMap<u64, Common<'a>> = BTreeMap::new();
        let mut cursor = self.cursor(0);
        while !cursor.is_at_end() {
            let offset = cursor.position();
            let (length, is_64) = cursor.unit_length()?;
            let is_wanted = wanted.is_none_or(|wanted| wanted == offset);
            if length == 0 {
                if is_wanted {
                    out.push_str(&format!("{offset:08x} ZERO terminator\n"));
                }
                continue;
            }
            let begin = cursor.position();
            let end = begin.checked_add(length).filter(|end| *end <= self.section.len() as u64)?;
            let encoding = Encoding { is_64, version: 0, address_bytes: self.dwarf.object.address_bytes() };
            let id = cursor.uint(encoding.offset_bytes())?;
            let common_id = match (self.is_eh, is_64) {
                (true, _) => 0,
                (false, false) => 0xffff_ffff,
                (false, true) => u64::MAX,
            };
            let mut text = String::new();
            let digits = 2 * usize::from(encoding.offset_bytes());
            text.push_str(&format!("{offset:08x} {length:0digits$x} {id:0digits$x} "));
            if id == common_id {
                let common = self.common(&mut cursor, end, encoding)?;
                self.print_common(&mut text, &common);
                commons.insert(offset, common);
            } else {
                let common_at = if self.is_eh { begin.wrapping_sub(id) } else { id };
                let common = commons.get(&common_at)?;
                self.description(&mut text, &mut cursor, end, common, common_at)?;
            }
            if is_wanted {
                out.push_str(&text);
            }
            cursor.at = usize::try_from(end).ok()?;
        }
        Some(())
    }

    fn common(&self, cursor: &mut Cursor<'a>, end: u64, mut encoding: Encoding) -> Option<Common<'a>> {
        encoding.version = u16::from(cursor.u8()?);
        let mut common = Common { augmentation: cursor.string()?, ..Common::default() };
        if encoding.version >= 4 {
            encoding.address_bytes = cursor.u8()?;
            common.segment_bytes = cursor.u8()?;
        }
        common.encoding = encoding;
        common.code_factor = cursor.uleb()?;
        common.data_factor = cursor.sleb()?;
        common.return_register =
            if encoding.version == 1 { u64::from(cursor.u8()?) } else { cursor.uleb()? };
        let mut letters = common.augmentation.iter();
        if common.augmentation.first() == Some(&b'z') {
            letters.next();
            let length = cursor.uleb()?;
            let begin = cursor.position();
            let data = cursor.bytes(length)?;
            let raw = self.dwarf.object.raw_section(self.name);
            common.augmentation_data = Some(raw.get(cursor.at - data.len()..cursor.at).unwrap_or(data));
            let mut data = self.cursor(begin);
            for letter in letters {
                match letter {
                    b'R' => common.pointer_encoding = data.u8()?,
                    b'L' => common.lsda_encoding = Some(data.u8()?),
                    b'P' => {
                        let encoding_of = data.u8()?;
                        common.personality = self.linked_pointer(&mut data, encoding_of, encoding)?;
                    }
                    _ => {}
                }
            }
        }
        common.instructions = (cursor.position(), end);
        Some(common)
    }

    /// A pointer as its encoding says; the inner value is none if there is no pointer.
    fn pointer(&self, cursor: &mut Cursor<'_>, encoding_of: u8, encoding: Encoding) -> Option<Option<u64>> {
        if encoding_of == OMITTED {
            return Some(None);
        }
        let place = self.address.wrapping_add(cursor.position());
        let value = match encoding_of & 0x0f {
            0x00 => cursor.uint(encoding.address_bytes)?,
            0x01 => cursor.uleb()?,
            0x02 => cursor.uint(2)?,
            0x03 => cursor.uint(4)?,
            0x04 | 0x0c => cursor.uint(8)?,
            0x09 => cursor.sleb()? as u64,
            0x0a => cursor.int(2)? as u64,
            0x0b => cursor.int(4)? as u64,
            _ => return None,
        };
        let base = if encoding_of & RELATIVE_TO == RELATIVE_TO_PLACE { place } else { 0 };
        let mask = if encoding.address_bytes == 4 { 0xffff_ffff } else { u64::MAX };
        Some(Some(value.wrapping_add(base) & mask))
    }

    /// A pointer outside the code: it is relative only where the section has an address, and without a sign it is shown as it
    /// was before relocation.
    fn linked_pointer(
        &self,
        cursor: &mut Cursor<'a>,
        encoding_of: u8,
        encoding: Encoding,
    ) -> Option<Option<u64>> {
        let is_relative = self.address != 0 || encoding_of == OMITTED;
        let encoding_of = if is_relative { encoding_of } else { encoding_of & 0x0f };
        if encoding_of & 0x08 != 0 {
            return self.pointer(cursor, encoding_of, encoding);
        }
        let relocated = cursor.data;
        cursor.data = self.dwarf.object.raw_section(self.name);
        let pointer = self.pointer(cursor, encoding_of, encoding);
        cursor.data = relocated;
        pointer
    }

    fn print_common(&self, out: &mut String, common: &Common<'a>) {
        let mut common = common.clone();
        out.push_str("CIE\n");
        out.push_str(&format!("  Format:                {}\n", common.encoding.format_name()));
        out.push_str(&format!("  Version:               {}\n", common.encoding.version));
        out.push_str(&format!(
            "  Augmentation:          \"{}\"\n",
            String::from_utf8_lossy(common.augmentation)
        ));
        if common.encoding.version >= 4 {
            out.push_str(&format!("  Address size:          {}\n", common.encoding.address_bytes));
            out.push_str(&format!("  Segment desc size:     {}\n", common.segment_bytes));
        }
        out.push_str(&format!("  Code alignment factor: {}\n", common.code_factor));
        out.push_str(&format!("  Data alignment factor: {}\n", common.data_factor));
        out.push_str(&format!("  Return address column: {}\n", common.return_register));
        if let Some(personality) = common.personality {
            out.push_str(&format!("  Personality Address: {personality:016x}\n"));
        }
        if let Some(data) = common.augmentation_data.filter(|data| !data.is_empty()) {
            out.push_str("  Augmentation data:    ");
            data.iter().for_each(|byte| out.push_str(&format!(" {byte:02X}")));
            out.push('\n');
        }
        out.push('\n');
        let rows = self.run(Some(out), &common, Row::default(), common.instructions);
        out.push('\n');
        if let Some(mut rows) = rows {
            common.initial = rows.pop().unwrap_or_default();
            if common.initial.cfa.is_some() || !common.initial.registers.is_empty() {
                out.push_str("  ");
                self.print_row(out, &common.initial, common.encoding);
            }
        }
        out.push('\n');
    }

    fn description(
        &self,
        out: &mut String,
        cursor: &mut Cursor<'a>,
        end: u64,
        common: &Common<'a>,
        common_at: u64,
    ) -> Option<()> {
        let encoding = common.encoding;
        let (begin, length) = if self.is_eh {
            let begin = self.pointer(cursor, common.pointer_encoding, encoding)?.unwrap_or(0);
            (begin, self.pointer(cursor, common.pointer_encoding & 0x0f, encoding)?.unwrap_or(0))
        } else {
            (cursor.uint(encoding.address_bytes)?, cursor.uint(encoding.address_bytes)?)
        };
        let mut lsda = None;
        if common.augmentation_data.is_some() {
            let length = cursor.uleb()?;
            let at = cursor.position();
            cursor.bytes(length)?;
            if let Some(encoding_of) = common.lsda_encoding {
                lsda = self.linked_pointer(&mut self.cursor(at), encoding_of, encoding)?;
            }
        }
        let pc_end = begin.wrapping_add(length);
        out.push_str(&format!("FDE cie={common_at:08x} pc={begin:08x}...{pc_end:08x}\n"));
        out.push_str(&format!("  Format:       {}\n", encoding.format_name()));
        if let Some(lsda) = lsda {
            out.push_str(&format!("  LSDA Address: {lsda:016x}\n"));
        }
        let initial = self.run(None, common, Row::default(), common.instructions);
        let mut initial = initial.and_then(|mut rows| rows.pop()).unwrap_or_default();
        initial.address = begin;
        let mut common = common.clone();
        common.initial = initial.clone();
        let rows = self.run(Some(out), &common, initial, (cursor.position(), end));
        out.push('\n');
        for row in rows.unwrap_or_default() {
            out.push_str(&format!("  0x{:x}: ", row.address));
            self.print_row(out, &row, encoding);
        }
        out.push('\n');
        Some(())
    }

    /// The rows that instructions make from a first one; the instructions are written, too, if there is where to.
    fn run(
        &self,
        mut out: Option<&mut String>,
        common: &Common<'a>,
        first: Row<'a>,
        (begin, end): (u64, u64),
    ) -> Option<Vec<Row<'a>>> {
        let mut cursor = self.cursor(begin);
        let mut rows = Vec::new();
        let mut row = first;
        let mut stack = Vec::new();
        while cursor.position() < end {
            let before = row.address;
            let saved = row.clone();
            let text = self.instruction(&mut cursor, common, &mut row, &mut stack)?;
            if let Some(out) = &mut out {
                out.push_str(&text);
                out.push('\n');
            }
            if row.address != before {
                rows.push(saved);
            }
        }
        rows.push(row);
        Some(rows)
    }

    fn register(&self, number: u64) -> String {
        (self.dwarf.register_names)(number).unwrap_or_else(|| format!("reg{number}"))
    }

    fn expression(&self, out: &mut String, bytes: &[u8], encoding: Encoding) {
        let context = Context { dwarf: self.dwarf, unit: None, encoding, verbose: false };
        expression::print(out, bytes, context);
    }

    /// Carries an instruction out, and gives its text.
    fn instruction(
        &self,
        cursor: &mut Cursor<'a>,
        common: &Common<'a>,
        row: &mut Row<'a>,
        stack: &mut Vec<Row<'a>>,
    ) -> Option<String> {
        let byte = cursor.u8()?;
        let (high, low) = (byte & 0xc0, u64::from(byte & 0x3f));
        let code = if high != 0 { high } else { byte };
        let name = c::DwCfa(code).static_string().unwrap_or("DW_CFA_unknown");
        let mut text = format!("  {name}:");
        let factor = |number: i64| number.wrapping_mul(common.data_factor);
        let register = |text: &mut String, number: u64| text.push_str(&format!(" {}", self.register(number)));
        let set = |row: &mut Row<'a>, text: &mut String, number: u64, rule: Rule<'a>| {
            row.registers.insert(number, rule);
            match rule {
                Rule::Offset(offset) | Rule::ValueOffset(offset) => text.push_str(&format!(" {offset:+}")),
                Rule::Expression(bytes) | Rule::ValueExpression(bytes) => {
                    text.push(' ');
                    self.expression(text, bytes, common.encoding);
                }
                Rule::Register(other, _) => text.push_str(&format!(" {}", self.register(other))),
                _ => {}
            }
        };
        match c::DwCfa(code) {
            c::DW_CFA_advance_loc
            | c::DW_CFA_advance_loc1
            | c::DW_CFA_advance_loc2
            | c::DW_CFA_advance_loc4
            | c::DW_CFA_MIPS_advance_loc8 => {
                let delta = match c::DwCfa(code) {
                    c::DW_CFA_advance_loc => low,
                    c::DW_CFA_advance_loc1 => cursor.uint(1)?,
                    c::DW_CFA_advance_loc2 => cursor.uint(2)?,
                    c::DW_CFA_advance_loc4 => cursor.uint(4)?,
                    _ => cursor.uint(8)?,
                };
                let delta = delta.wrapping_mul(common.code_factor);
                row.address = row.address.wrapping_add(delta);
                text.push_str(&format!(" {delta} to 0x{:x}", row.address));
            }
            c::DW_CFA_set_loc => {
                row.address = self.pointer(cursor, common.pointer_encoding, common.encoding)??;
                text.push_str(&format!(" 0x{:x}", row.address));
            }
            c::DW_CFA_offset => {
                register(&mut text, low);
                set(row, &mut text, low, Rule::Offset(factor(cursor.uleb()? as i64)));
            }
            c::DW_CFA_offset_extended | c::DW_CFA_offset_extended_sf => {
                let number = cursor.uleb()?;
                let is_signed = code == c::DW_CFA_offset_extended_sf.0;
                let offset = if is_signed { cursor.sleb()? } else { cursor.uleb()? as i64 };
                register(&mut text, number);
                set(row, &mut text, number, Rule::Offset(factor(offset)));
            }
            c::DW_CFA_val_offset | c::DW_CFA_val_offset_sf => {
                let number = cursor.uleb()?;
                let is_signed = code == c::DW_CFA_val_offset_sf.0;
                let offset = if is_signed { cursor.sleb()? } else { cursor.uleb()? as i64 };
                register(&mut text, number);
                set(row, &mut text, number, Rule::ValueOffset(factor(offset)));
            }
            c::DW_CFA_restore | c::DW_CFA_restore_extended => {
                let number = if code == c::DW_CFA_restore.0 { low } else { cursor.uleb()? };
                register(&mut text, number);
                match common.initial.registers.get(&number) {
                    Some(rule) => row.registers.insert(number, *rule),
                    None => row.registers.remove(&number),
                };
            }
            c::DW_CFA_undefined | c::DW_CFA_same_value => {
                let number = cursor.uleb()?;
                register(&mut text, number);
                let is_same = code == c::DW_CFA_same_value.0;
                set(row, &mut text, number, if is_same { Rule::Same } else { Rule::Undefined });
            }
            c::DW_CFA_register => {
                let (number, other) = (cursor.uleb()?, cursor.uleb()?);
                register(&mut text, number);
                set(row, &mut text, number, Rule::Register(other, 0));
            }
            c::DW_CFA_expression | c::DW_CFA_val_expression => {
                let (number, length) = (cursor.uleb()?, cursor.uleb()?);
                let bytes = cursor.bytes(length)?;
                register(&mut text, number);
                let is_value = code == c::DW_CFA_val_expression.0;
                let rule = if is_value { Rule::ValueExpression(bytes) } else { Rule::Expression(bytes) };
                set(row, &mut text, number, rule);
            }
            c::DW_CFA_def_cfa | c::DW_CFA_def_cfa_sf => {
                let number = cursor.uleb()?;
                let is_signed = code == c::DW_CFA_def_cfa_sf.0;
                let offset = if is_signed { factor(cursor.sleb()?) } else { cursor.uleb()? as i64 };
                register(&mut text, number);
                text.push_str(&format!(" {offset:+}"));
                row.cfa = Some(Rule::Register(number, offset));
            }
            c::DW_CFA_def_cfa_register => {
                let number = cursor.uleb()?;
                register(&mut text, number);
                let offset = if let Some(Rule::Register(_, offset)) = row.cfa { offset } else { 0 };
                row.cfa = Some(Rule::Register(number, offset));
            }
            c::DW_CFA_def_cfa_offset | c::DW_CFA_def_cfa_offset_sf => {
                let is_signed = code == c::DW_CFA_def_cfa_offset_sf.0;
                let offset = if is_signed { factor(cursor.sleb()?) } else { cursor.uleb()? as i64 };
                text.push_str(&format!(" {offset:+}"));
                if let Some(Rule::Register(number, _)) = row.cfa {
                    row.cfa = Some(Rule::Register(number, offset));
                }
            }
            c::DW_CFA_def_cfa_expression => {
                let length = cursor.uleb()?;
                let bytes = cursor.bytes(length)?;
                text.push(' ');
                self.expression(&mut text, bytes, common.encoding);
                row.cfa = Some(Rule::ValueExpression(bytes));
            }
            c::DW_CFA_remember_state => stack.push(row.clone()),
            c::DW_CFA_restore_state => {
                let saved = stack.pop()?;
                *row = Row { address: row.address, ..saved };
            }
            c::DW_CFA_GNU_args_size => text.push_str(&format!(" {:+}", cursor.uleb()? as i64)),
            c::DW_CFA_nop | c::DW_CFA_GNU_window_save => {}
            _ => return None,
        }
        Some(text)
    }

    fn print_row(&self, out: &mut String, row: &Row<'a>, encoding: Encoding) {
        out.push_str("CFA=");
        match row.cfa {
            Some(Rule::Register(number, offset)) => self.sum(out, &self.register(number), offset),
            Some(Rule::ValueExpression(bytes)) => self.expression(out, bytes, encoding),
            _ => out.push_str("unspecified"),
        }
        let mut is_first = true;
        for (number, rule) in &row.registers {
            out.push_str(if std::mem::take(&mut is_first) { ": " } else { ", " });
            out.push_str(&self.register(*number));
            out.push('=');
            match rule {
                Rule::Undefined => out.push_str("undefined"),
                Rule::Same => out.push_str("same"),
                Rule::Offset(offset) => {
                    out.push('[');
                    self.sum(out, "CFA", *offset);
                    out.push(']');
                }
                Rule::ValueOffset(offset) => self.sum(out, "CFA", *offset),
                Rule::Register(other, offset) => self.sum(out, &self.register(*other), *offset),
                Rule::Expression(bytes) => {
                    out.push('[');
                    self.expression(out, bytes, encoding);
                    out.push(']');
                }
                Rule::ValueExpression(bytes) => self.expression(out, bytes, encoding),
            }
        }
        out.push('\n');
    }

    fn sum(&self, out: &mut String, base: &str, offset: i64) {
        out.push_str(base);
        if offset != 0 {
            out.push_str(&format!("{offset:+}"));
        }
    }
}
