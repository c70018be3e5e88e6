//! `.debug_line`: headers of line tables, and their programs run to rows. Linear in the size of the section.

use super::dwarf::Dwarf;
use super::form::{self, Raw};
use super::object::Object;
use super::options::Options;
use super::reader::{Cursor, Encoding, push_escaped, string_at};
use gimli::constants as c;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FileEntry<'a> {
    pub name: &'a [u8],
    /// Section and offset of the name, if it is not in the table itself.
    name_at: Option<(&'static str, u64)>,
    pub directory: u64,
    pub modified: u64,
    pub length: u64,
    pub md5: Option<&'a [u8]>,
    pub source: Option<&'a [u8]>,
}

/// What the tables of files have, besides names and directories.
#[derive(Clone, Copy, Debug, Default)]
struct Contents {
    modified: bool,
    length: bool,
    md5: bool,
    source: bool,
}

/// The header of a table.
#[derive(Debug, Default)]
pub(super) struct Prologue<'a> {
    pub offset: u64,
    pub total_length: u64,
    pub encoding: Encoding,
    segment_selector_bytes: u8,
    prologue_length: u64,
    min_instruction_length: u8,
    max_operations: u8,
    default_is_statement: u8,
    line_base: i8,
    line_range: u8,
    opcode_base: u8,
    operand_counts: Vec<u8>,
    pub directories: Vec<&'a [u8]>,
    /// Section and offset of each, as [`FileEntry::name_at`].
    directories_at: Vec<Option<(&'static str, u64)>>,
    pub files: Vec<FileEntry<'a>>,
    contents: Contents,
    /// Where the program begins.
    program: u64,
    pub end: u64,
}

impl<'a> Prologue<'a> {
    /// Reads the header at the cursor, as far as it can be read, and says what is wrong with it.
    pub fn read(
        cursor: &mut Cursor<'a>,
        object: &'a Object<'_>,
        address_bytes: u8,
    ) -> (Prologue<'a>, Option<String>) {
        let offset = cursor.position();
        let mut prologue = Prologue { offset, ..Prologue::default() };
        prologue.encoding.address_bytes = address_bytes;
        let result = prologue.read_all(cursor, object);
        let error = match result {
            Some(Ok(())) => None,
            Some(Err(message)) => Some(message),
            None => Some(format!(
                "parsing line table prologue at offset 0x{offset:08x}: unexpected end of data at offset 0x{:x}",
                cursor.data.len()
            )),
        };
        (prologue, error)
    }

    fn read_all(&mut self, cursor: &mut Cursor<'a>, object: &'a Object<'_>) -> Option<Result<(), String>> {
        let (length, is_64) = cursor.unit_length()?;
        self.total_length = length;
        self.encoding.is_64 = is_64;
        self.end = cursor.position().saturating_add(length);
        let version = cursor.u16()?;
        self.encoding.version = version;
        if !(2..=5).contains(&version) {
            return Some(Err(format!(
                "parsing line table prologue at offset 0x{:08x}: unsupported version {version}",
                self.offset
            )));
        }
        if version >= 5 {
            self.encoding.address_bytes = cursor.u8()?;
            self.segment_selector_bytes = cursor.u8()?;
        }
        self.prologue_length = cursor.uint(self.encoding.offset_bytes())?;
        self.program = cursor.position().saturating_add(self.prologue_length);
        self.min_instruction_length = cursor.u8()?;
        self.max_operations = if version >= 4 { cursor.u8()? } else { 1 };
        self.default_is_statement = cursor.u8()?;
        self.line_base = cursor.u8()? as i8;
        self.line_range = cursor.u8()?;
        self.opcode_base = cursor.u8()?;
        for _ in 1..self.opcode_base {
            self.operand_counts.push(cursor.u8()?);
        }
        if version >= 5 {
            self.read_tables(cursor, object)?;
        } else {
            self.read_old_tables(cursor)?;
        }
        Some(Ok(()))
    }

    fn read_old_tables(&mut self, cursor: &mut Cursor<'a>) -> Option<()> {
        self.contents = Contents { modified: true, length: true, ..Contents::default() };
        loop {
            let directory = cursor.string()?;
            if directory.is_empty() {
                break;
            }
            self.directories.push(directory);
            self.directories_at.push(None);
        }
        loop {
            let name = cursor.string()?;
            if name.is_empty() {
                return Some(());
            }
            let (directory, modified, length) = (cursor.uleb()?, cursor.uleb()?, cursor.uleb()?);
            self.files.push(FileEntry { name, directory, modified, length, ..FileEntry::default() });
        }
    }

    fn read_tables(&mut self, cursor: &mut Cursor<'a>, object: &'a Object<'_>) -> Option<()> {
        let formats = formats(cursor)?;
        let count = cursor.uleb()?;
        for _ in 0..count {
            if formats.is_empty() {
                break;
            }
            let entry = self.entry(&formats, cursor, object)?;
            self.directories.push(entry.name);
            self.directories_at.push(entry.name_at);
        }
        let formats = formats_of_files(cursor, &mut self.contents)?;
        let count = cursor.uleb()?;
        for _ in 0..count {
            if formats.is_empty() {
                break;
            }
            let entry = self.entry(&formats, cursor, object)?;
            self.files.push(entry);
        }
        Some(())
    }

    fn entry(
        &self,
        formats: &[(u64, u64)],
        cursor: &mut Cursor<'a>,
        object: &'a Object<'_>,
    ) -> Option<FileEntry<'a>> {
        let mut entry = FileEntry::default();
        for &(content, form) in formats {
            let value = form::read(u16::try_from(form).ok()?, 0, cursor, self.encoding)?;
            let text = || match (value.raw, c::DwForm(value.form)) {
                (Raw::Bytes(text), _) => Some(text),
                (Raw::Unsigned(at), c::DW_FORM_line_strp) => string_at(object.section(".debug_line_str"), at),
                (Raw::Unsigned(at), c::DW_FORM_strp) => string_at(object.section(".debug_str"), at),
                _ => None,
            };
            match content {
                1 => {
                    entry.name = text().unwrap_or_default();
                    entry.name_at = match (value.raw, c::DwForm(value.form)) {
                        (Raw::Unsigned(at), c::DW_FORM_line_strp) => Some((".debug_line_str", at)),
                        (Raw::Unsigned(at), c::DW_FORM_strp) => Some((".debug_str", at)),
                        _ => None,
                    };
                }
                2 => entry.directory = value.unsigned()?,
                3 => entry.modified = value.unsigned().unwrap_or(0),
                4 => entry.length = value.unsigned().unwrap_or(0),
                5 => {
                    if let Raw::Bytes(bytes) = value.raw {
                        entry.md5 = Some(bytes);
                    }
                }
                0x2001 => entry.source = text(),
                _ => {}
            }
        }
        Some(entry)
    }

    fn file(&self, number: u64) -> Option<&FileEntry<'a>> {
        let number = usize::try_from(number).ok()?;
        let index = if self.encoding.version >= 5 { number } else { number.checked_sub(1)? };
        self.files.get(index)
    }

    /// The name of a file as the table has it.
    pub fn file_name(&self, number: u64) -> Option<&'a [u8]> {
        self.file(number).map(|entry| entry.name)
    }

    /// The path of a file; `directory` is where the compiler ran.
    pub fn path(&self, number: u64, directory: &[u8]) -> Option<Vec<u8>> {
        let entry = self.file(number)?;
        if entry.name.starts_with(b"/") {
            return Some(entry.name.to_vec());
        }
        let is_new = self.encoding.version >= 5;
        let index = usize::try_from(entry.directory).ok();
        let index = if is_new { index } else { index.and_then(|index| index.checked_sub(1)) };
        let include = index.and_then(|index| self.directories.get(index)).copied().unwrap_or_default();
        let mut path = Vec::new();
        if (!is_new || entry.directory != 0) && !include.starts_with(b"/") {
            append(&mut path, directory);
        }
        append(&mut path, include);
        append(&mut path, entry.name);
        Some(path)
    }

    fn print(&self, out: &mut String, verbose: bool) {
        let version = self.encoding.version;
        let digits = 2 * usize::from(self.encoding.offset_bytes());
        out.push_str("Line table prologue:\n");
        out.push_str(&format!("    total_length: 0x{:0digits$x}\n", self.total_length));
        out.push_str(&format!("          format: {}\n", self.encoding.format_name()));
        out.push_str(&format!("         version: {version}\n"));
        if !(2..=5).contains(&version) {
            return;
        }
        if version >= 5 {
            out.push_str(&format!("    address_size: {}\n", self.encoding.address_bytes));
            out.push_str(&format!(" seg_select_size: {}\n", self.segment_selector_bytes));
        }
        out.push_str(&format!(" prologue_length: 0x{:0digits$x}\n", self.prologue_length));
        out.push_str(&format!(" min_inst_length: {}\n", self.min_instruction_length));
        if version >= 4 {
            out.push_str(&format!("max_ops_per_inst: {}\n", self.max_operations));
        }
        out.push_str(&format!(" default_is_stmt: {}\n", self.default_is_statement));
        out.push_str(&format!("       line_base: {}\n", self.line_base));
        out.push_str(&format!("      line_range: {}\n", self.line_range));
        out.push_str(&format!("     opcode_base: {}\n", self.opcode_base));
        for (i, count) in self.operand_counts.iter().enumerate() {
            let name = c::DwLns(i as u8 + 1).static_string();
            let name = name.map_or_else(|| format!("DW_LNS_unknown_{:x}", i + 1), str::to_owned);
            out.push_str(&format!("standard_opcode_lengths[{name}] = {count}\n"));
        }
        let first = if version >= 5 { 0 } else { 1 };
        let origin = |at: &Option<(&str, u64)>| match at {
            Some((section, at)) if verbose => format!(" {section}[0x{at:0digits$x}] = "),
            _ => String::new(),
        };
        for (i, (directory, at)) in self.directories.iter().zip(&self.directories_at).enumerate() {
            out.push_str(&format!("include_directories[{:3}] = {}", i + first, origin(at)));
            quoted(out, directory);
        }
        for (i, file) in self.files.iter().enumerate() {
            out.push_str(&format!(
                "file_names[{:3}]:\n           name: {}",
                i + first,
                origin(&file.name_at)
            ));
            quoted(out, file.name);
            out.push_str(&format!("      dir_index: {}\n", file.directory));
            if let Some(md5) = file.md5.filter(|_| self.contents.md5) {
                out.push_str("   md5_checksum: ");
                md5.iter().for_each(|byte| out.push_str(&format!("{byte:02x}")));
                out.push('\n');
            }
            if self.contents.modified {
                out.push_str(&format!("       mod_time: 0x{:08x}\n", file.modified));
            }
            if self.contents.length {
                out.push_str(&format!("         length: 0x{:08x}\n", file.length));
            }
            if let Some(source) = file.source.filter(|_| self.contents.source) {
                out.push_str("         source: ");
                quoted(out, source);
            }
        }
    }
}

fn quoted(out: &mut String, text: &[u8]) {
    out.push('"');
    push_escaped(out, text);
    out.push_str("\"\n");
}

fn append(path: &mut Vec<u8>, part: &[u8]) {
    if part.is_empty() {
        return;
    }
    if !path.is_empty() && !path.ends_with(b"/") {
        path.push(b'/');
    }
    path.extend_from_slice(part);
}

/// Pairs of content and form.
fn formats(cursor: &mut Cursor<'_>) -> Option<Vec<(u64, u64)>> {
    let count = cursor.u8()?;
    (0..count).map(|_| Some((cursor.uleb()?, cursor.uleb()?))).collect()
}

fn formats_of_files(cursor: &mut Cursor<'_>, contents: &mut Contents) -> Option<Vec<(u64, u64)>> {
    let formats = formats(cursor)?;
    for (content, _) in &formats {
        match content {
            3 => contents.modified = true,
            4 => contents.length = true,
            5 => contents.md5 = true,
            0x2001 => contents.source = true,
            _ => {}
        }
    }
    Some(formats)
}

/// A row of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub address: u64,
    pub line: u32,
    pub column: u16,
    pub file: u16,
    pub isa: u8,
    pub discriminator: u32,
    pub operation: u8,
    pub is_statement: bool,
    pub basic_block: bool,
    pub end_sequence: bool,
    pub prologue_end: bool,
    pub epilogue_begin: bool,
}

impl Row {
    fn new(default_is_statement: bool) -> Row {
        Row {
            address: 0,
            line: 1,
            column: 0,
            file: 1,
            isa: 0,
            discriminator: 0,
            operation: 0,
            is_statement: default_is_statement,
            basic_block: false,
            end_sequence: false,
            prologue_end: false,
            epilogue_begin: false,
        }
    }

    fn print(&self, out: &mut String) {
        out.push_str(&format!(
            "0x{:016x} {:6} {:6} {:6} {:3} {:13} {:7} ",
            self.address, self.line, self.column, self.file, self.isa, self.discriminator, self.operation
        ));
        for (is, text) in [
            (self.is_statement, " is_stmt"),
            (self.basic_block, " basic_block"),
            (self.prologue_end, " prologue_end"),
            (self.epilogue_begin, " epilogue_begin"),
            (self.end_sequence, " end_sequence"),
        ] {
            if is {
                out.push_str(text);
            }
        }
        out.push('\n');
    }
}

const TITLES: &str = "Address            Line   Column File   ISA Discriminator OpIndex Flags\n\
                      ------------------ ------ ------ ------ --- ------------- ------- -------------\n";

/// Runs a program. Rows go to `rows`; what is done goes to `log`, if it is wanted.
struct Machine<'p, 'a> {
    prologue: &'p Prologue<'a>,
    row: Row,
    rows: Vec<Row>,
    log: Option<String>,
}

impl Machine<'_, '_> {
    fn log(&mut self, text: impl FnOnce() -> String) {
        if let Some(log) = &mut self.log {
            log.push_str(&text());
        }
    }

    fn emit(&mut self) {
        let row = self.row;
        self.rows.push(row);
        if let Some(log) = &mut self.log {
            log.push('\n');
            log.push_str("            ");
            row.print(log);
        }
        self.row.discriminator = 0;
        self.row.basic_block = false;
        self.row.prologue_end = false;
        self.row.epilogue_begin = false;
    }

    /// Advances by operations: what was added to the address and to the index of the operation.
    fn advance(&mut self, operations: u64) -> (u64, i64) {
        let max = self.prologue.max_operations;
        let unit = u64::from(self.prologue.min_instruction_length);
        let before = self.row.operation;
        let (steps, operation) = if max > 1 {
            let sum = operations.wrapping_add(u64::from(before));
            (sum / u64::from(max), (sum % u64::from(max)) as u8)
        } else {
            (operations, 0)
        };
        let delta = steps.wrapping_mul(unit);
        self.row.address = self.row.address.wrapping_add(delta);
        self.row.operation = operation;
        (delta, i64::from(operation) - i64::from(before))
    }

    /// The advance of a special opcode, in operations.
    fn special_advance(&self, opcode: u8) -> u64 {
        let adjusted = opcode.wrapping_sub(self.prologue.opcode_base);
        u64::from(adjusted.checked_div(self.prologue.line_range).unwrap_or(0))
    }

    fn run(&mut self, cursor: &mut Cursor<'_>) -> Option<()> {
        let verbose = self.log.is_some();
        while cursor.position() < self.prologue.end {
            let at = cursor.position();
            let opcode = cursor.u8()?;
            self.log(|| format!("0x{at:08x}: {opcode:02x} "));
            if opcode == 0 {
                self.extended(cursor)?;
            } else if opcode < self.prologue.opcode_base {
                self.standard(opcode, cursor)?;
            } else {
                let operations = self.special_advance(opcode);
                let (delta, index) = self.advance(operations);
                let adjusted = opcode.wrapping_sub(self.prologue.opcode_base);
                let remainder = adjusted.checked_rem(self.prologue.line_range).unwrap_or(0);
                let line = i64::from(self.prologue.line_base) + i64::from(remainder);
                self.row.line = self.row.line.wrapping_add(line as u32);
                self.log(|| format!("address += {delta},  line += {line},  op-index += {index}"));
                self.emit();
                continue;
            }
            if verbose {
                self.log(|| "\n".to_owned());
            }
        }
        Some(())
    }

    fn standard(&mut self, opcode: u8, cursor: &mut Cursor<'_>) -> Option<()> {
        let name = c::DwLns(opcode).static_string();
        if let Some(name) = name {
            self.log(|| name.to_owned());
        }
        match c::DwLns(opcode) {
            c::DW_LNS_copy => {
                self.emit();
                // The row has ended the line.
                if let Some(log) = &mut self.log {
                    log.pop();
                }
            }
            c::DW_LNS_advance_pc => {
                let operations = cursor.uleb()?;
                let (delta, index) = self.advance(operations);
                self.log(|| format!(" (addr += {delta}, op-index += {index})"));
            }
            c::DW_LNS_advance_line => {
                self.row.line = self.row.line.wrapping_add(cursor.sleb()? as u32);
                let line = self.row.line;
                self.log(|| format!(" ({line})"));
            }
            c::DW_LNS_set_file => {
                self.row.file = cursor.uleb()? as u16;
                let file = self.row.file;
                self.log(|| format!(" ({file})"));
            }
            c::DW_LNS_set_column => {
                self.row.column = cursor.uleb()? as u16;
                let column = self.row.column;
                self.log(|| format!(" ({column})"));
            }
            c::DW_LNS_negate_stmt => self.row.is_statement = !self.row.is_statement,
            c::DW_LNS_set_basic_block => self.row.basic_block = true,
            c::DW_LNS_const_add_pc => {
                let operations = self.special_advance(255);
                let (delta, index) = self.advance(operations);
                self.log(|| format!(" (addr += 0x{delta:016x}, op-index += {index})"));
            }
            c::DW_LNS_fixed_advance_pc => {
                let delta = cursor.u16()?;
                self.row.address = self.row.address.wrapping_add(u64::from(delta));
                self.row.operation = 0;
                self.log(|| format!(" (addr += 0x{delta:04x}, op-index = 0)"));
            }
            c::DW_LNS_set_prologue_end => self.row.prologue_end = true,
            c::DW_LNS_set_epilogue_begin => self.row.epilogue_begin = true,
            c::DW_LNS_set_isa => {
                self.row.isa = cursor.uleb()? as u8;
                let isa = self.row.isa;
                self.log(|| format!(" ({isa})"));
            }
            _ => {
                self.log(|| "Unrecognized standard opcode".to_owned());
                let count = self.prologue.operand_counts.get(usize::from(opcode) - 1).copied().unwrap_or(0);
                let mut operands = Vec::new();
                for _ in 0..count {
                    operands.push(format!("0x{:016x}", cursor.uleb()?));
                }
                if !operands.is_empty() {
                    self.log(|| format!(" (operands: {})", operands.join(", ")));
                }
            }
        }
        Some(())
    }

    fn extended(&mut self, cursor: &mut Cursor<'_>) -> Option<()> {
        let length = cursor.uleb()?;
        let begin = cursor.position();
        if length == 0 {
            self.log(|| "Badly formed extended line op (length 0)".to_owned());
            return Some(());
        }
        let opcode = cursor.u8()?;
        if let Some(name) = c::DwLne(opcode).static_string() {
            self.log(|| name.to_owned());
        }
        match c::DwLne(opcode) {
            c::DW_LNE_end_sequence => {
                self.row.end_sequence = true;
                self.emit();
                // The line ends as that of any operation.
                if let Some(log) = &mut self.log {
                    log.pop();
                }
                self.row = Row::new(self.prologue.default_is_statement != 0);
            }
            c::DW_LNE_set_address => {
                let bytes = u8::try_from(length - 1).ok()?;
                self.row.address = cursor.uint(bytes)?;
                self.row.operation = 0;
                let (address, digits) = (self.row.address, usize::from(bytes) * 2);
                self.log(|| format!(" (0x{address:0digits$x})"));
            }
            c::DW_LNE_define_file => {
                let name = cursor.string()?;
                let (dir, time, len) = (cursor.uleb()?, cursor.uleb()?, cursor.uleb()?);
                let name = String::from_utf8_lossy(name).into_owned();
                self.log(|| format!(" ({name}, dir={dir}, mod_time=(0x{time:016x}), length=0x{len:016x})"));
            }
            c::DW_LNE_set_discriminator => {
                self.row.discriminator = cursor.uleb()? as u32;
                let discriminator = self.row.discriminator;
                self.log(|| format!(" ({discriminator})"));
            }
            _ => {
                self.log(|| format!("Unrecognized extended op 0x{opcode:02x} length {length:x}"));
                cursor.bytes(length - 1)?;
            }
        }
        // The length is believed, not the operands.
        cursor.at = usize::try_from(begin.checked_add(length)?).ok()?;
        Some(())
    }
}

/// The rows of a table.
pub(super) fn rows(prologue: &Prologue<'_>, section: &[u8], is_little: bool) -> Vec<Row> {
    let mut cursor = Cursor::new(section, prologue.program, is_little);
    let row = Row::new(prologue.default_is_statement != 0);
    let mut machine = Machine { prologue, row, rows: Vec::new(), log: None };
    // A program that does not end has the rows so far.
    let _ = machine.run(&mut cursor);
    machine.rows
}

/// Writes the tables of a section; `at` is the only one wanted.
pub(super) fn dump(out: &mut String, dwarf: &Dwarf<'_>, name: &str, at: Option<u64>, options: &Options) {
    let object = dwarf.object;
    let section = object.section(name);
    let mut offset = 0;
    while offset < section.len() as u64 {
        let mut cursor = Cursor::new(section, offset, object.is_little);
        let (prologue, error) = Prologue::read(&mut cursor, object, address_bytes(dwarf, offset));
        let next = prologue.end;
        if at.is_none_or(|at| at == offset) {
            out.push_str(&format!("debug_line[0x{offset:08x}]\n"));
            prologue.print(out, options.verbose);
            match error {
                Some(message) => dwarf.warn(message),
                None => table(out, dwarf, &prologue, section, options),
            }
            out.push('\n');
        } else if error.is_some() {
            break;
        }
        if next <= offset {
            break;
        }
        offset = next;
    }
}

fn table(out: &mut String, dwarf: &Dwarf<'_>, prologue: &Prologue<'_>, section: &[u8], options: &Options) {
    let mut cursor = Cursor::new(section, prologue.program, dwarf.object.is_little);
    let row = Row::new(prologue.default_is_statement != 0);
    let log = options.verbose.then(String::new);
    let mut machine = Machine { prologue, row, rows: Vec::new(), log };
    if prologue.program < prologue.end {
        out.push('\n');
    }
    if machine.run(&mut cursor).is_none() {
        dwarf.warn(format!("unexpected end of data at offset 0x{:x}", section.len()));
    }
    if !machine.rows.is_empty() || machine.log.is_some() {
        if machine.log.is_some() {
            out.push_str(
                "            Address            Line   Column File   ISA Discriminator OpIndex Flags\n",
            );
            out.push_str("            ------------------ ------ ------ ------ --- ------------- ------- -------------\n");
        } else {
            out.push_str(TITLES);
        }
    }
    match machine.log {
        Some(log) => out.push_str(&log),
        None => machine.rows.iter().for_each(|row| row.print(out)),
    }
}

/// The size of addresses of the unit whose table is at an offset, or of the object.
fn address_bytes(dwarf: &Dwarf<'_>, offset: u64) -> u8 {
    let unit = dwarf.units.iter().find(|unit| unit.bases.lines == Some(offset));
    unit.map_or(dwarf.object.address_bytes(), |unit| unit.encoding().address_bytes)
}
