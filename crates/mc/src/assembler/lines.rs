//! Line tables: `.file number`, `.loc`, and the section `.debug_line` made of them.
//!
//! A `.loc` becomes a row when the next instruction or number is emitted. Rows are kept by section, in the order in which
//! sections got their first; each section is a sequence of the line program. The header lists directories and files: in
//! version 5 as references to `.debug_line_str`, before that in place.
//!
//! The steps between rows are encoded at once where their distance is known, and are fragments of their own otherwise
//! ([`super::layout`]).

use super::fragments::{error, write_leb};
use super::{Advance, AdvanceKind, Assembler, FragmentKind};
use crate::context::{Context, Section, Symbol};
use crate::debug::{FileEntry, LineEntry, line_flags};
use crate::eval::Offsets;
use crate::expr::{BinaryOp, ExprData};
use crate::format::{Reference, RelocationNumbers};
use crate::pieces::Renaming;
use crate::section::Kind;
use crate::streamer::{Emit, Streamer};
use smallvec::SmallVec;
use support::entity::SecondaryMap;
use support::hash::FxHashMap;

/// Numbers of the DWARF standard.
mod dw {
    pub const LNS_COPY: u8 = 1;
    pub const LNS_ADVANCE_PC: u8 = 2;
    pub const LNS_ADVANCE_LINE: u8 = 3;
    pub const LNS_SET_FILE: u8 = 4;
    pub const LNS_SET_COLUMN: u8 = 5;
    pub const LNS_NEGATE_STMT: u8 = 6;
    pub const LNS_SET_BASIC_BLOCK: u8 = 7;
    pub const LNS_CONST_ADD_PC: u8 = 8;
    pub const LNS_FIXED_ADVANCE_PC: u8 = 9;
    pub const LNS_SET_PROLOGUE_END: u8 = 10;
    pub const LNS_SET_EPILOGUE_BEGIN: u8 = 11;
    pub const LNS_SET_ISA: u8 = 12;
    pub const LNE_END_SEQUENCE: u8 = 1;
    pub const LNE_SET_ADDRESS: u8 = 2;
    pub const LNE_SET_DISCRIMINATOR: u8 = 4;
    pub const LNCT_PATH: u8 = 1;
    pub const LNCT_DIRECTORY_INDEX: u8 = 2;
    pub const LNCT_MD5: u8 = 5;
    pub const LNCT_LLVM_SOURCE: u16 = 0x2001;
    pub const FORM_UDATA: u8 = 0x0f;
    pub const FORM_DATA16: u8 = 0x1e;
    pub const FORM_LINE_STRP: u8 = 0x1f;
}

/// Numbers of operands of the standard opcodes, from 1.
const OPCODE_LENGTHS: [u8; 12] = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1];
/// Special opcodes: the first one, and the line steps that they cover.
const OPCODE_BASE: u64 = 13;
const LINE_BASE: i64 = -5;
const LINE_RANGE: u64 = 14;
/// The largest step in addresses of a special opcode.
const MAX_SPECIAL: u64 = (255 - OPCODE_BASE) / LINE_RANGE;

/// Steps that are left to relocations and longer than this set the address: the opcode for short ones takes 16 bits, and
/// code may still grow a little.
const MAX_FIXED_ADVANCE: i64 = 60000;

/// See the module text.
#[derive(Debug, Default)]
pub(super) struct LineTable {
    /// The number of a file is its index; 0 is the root file.
    files: Vec<Option<LineFile>>,
    directories: Vec<Box<[u8]>>,
    compilation_dir: Box<[u8]>,
    /// `.file 0` gave the compilation directory.
    root_directory: Option<Box<[u8]>>,
    some_file_without_md5: bool,
    any_source: bool,
    /// The symbol at the start of the table, if something refers to it.
    pub start: Option<Symbol>,
    sequences: Vec<(Section, Vec<Row>)>,
    sequence_of: SecondaryMap<Section, Option<u32>>,
    pending: Option<LineEntry>,
}

#[derive(Clone, Debug)]
struct LineFile {
    name: Box<[u8]>,
    directory: usize,
    md5: Option<u128>,
    source: Option<Box<[u8]>>,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    at: Symbol,
    entry: LineEntry,
}

impl LineTable {
    pub fn new(compilation_dir: Box<[u8]>) -> LineTable {
        LineTable { compilation_dir, ..LineTable::default() }
    }

    /// Appends the rows of a piece: see [`crate::pieces`]. Files have their numbers from here.
    pub fn append(&mut self, renaming: &Renaming, piece: &mut LineTable) {
        for (section, rows) in piece.sequences.drain(..) {
            let index = self.sequence(renaming.section(section));
            let renamed = rows.into_iter().map(|row| Row { at: renaming.symbol(row.at), ..row });
            self.sequences[index].1.extend(renamed);
        }
        self.pending = None;
    }

    /// The index of a section's rows, made if new.
    fn sequence(&mut self, section: Section) -> usize {
        match self.sequence_of[section] {
            Some(index) => index as usize,
            None => {
                self.sequence_of[section] = Some(self.sequences.len() as u32);
                self.sequences.push((section, Vec::new()));
                self.sequences.len() - 1
            }
        }
    }

    pub fn set_pending(&mut self, entry: LineEntry) {
        self.pending = Some(entry);
    }

    pub fn forget_pending(&mut self) {
        self.pending = None;
    }

    /// Forgets the files given so far.
    pub fn forget_files(&mut self) {
        let compilation_dir = std::mem::take(&mut self.compilation_dir);
        *self = LineTable { compilation_dir, pending: self.pending, ..LineTable::default() };
    }

    /// The first number that no file has.
    pub fn next_number(&self) -> u32 {
        self.files.len().max(1) as u32
    }

    /// Changes the paths of directories and of the root file.
    pub fn map_paths(&mut self, map: &dyn Fn(&mut Box<[u8]>)) {
        self.directories.iter_mut().for_each(map);
        self.root_directory.iter_mut().for_each(map);
        map(&mut self.compilation_dir);
        if let Some(root) = self.files.first_mut().and_then(Option::as_mut) {
            map(&mut root.name);
        }
    }

    /// The path of the first file as the table has it.
    pub fn main_file_name(&self) -> Vec<u8> {
        let mut name = Vec::new();
        if let Some(directory) = self.directories.first() {
            name.extend_from_slice(directory);
            name.push(b'/');
        }
        let first = self.files.get(1).and_then(Option::as_ref).or_else(|| self.root());
        name.extend_from_slice(first.map_or(b"", |file| &file.name));
        name
    }

    fn directory(&mut self, name: &[u8]) -> usize {
        if name.is_empty() {
            return 0;
        }
        match self.directories.iter().position(|known| **known == *name) {
            Some(index) => index + 1,
            None => {
                self.directories.push(name.into());
                self.directories.len()
            }
        }
    }

    fn has_md5(&self) -> bool {
        !self.some_file_without_md5
    }

    /// The file that numbers from 0 count as the first: named by `.file 0`, or the first other one.
    fn root(&self) -> Option<&LineFile> {
        let given = self.files.first().and_then(Option::as_ref);
        given.or_else(|| self.files.get(1).and_then(Option::as_ref))
    }
}

/// Splits `dir/name`; a name without a directory has an empty one.
fn split_path(path: &[u8]) -> (&[u8], &[u8]) {
    match path.iter().rposition(|&c| c == b'/') {
        Some(0) if path.len() > 1 => (&path[..1], &path[1..]),
        Some(at) if at + 1 < path.len() => (&path[..at], &path[at + 1..]),
        _ => (b"", path),
    }
}

/// The largest file number: the header has an entry for every number below.
const MAX_FILES: u32 = 1 << 20;

impl Assembler<'_> {
    /// `.file number "directory" "name"`
    pub(super) fn add_line_file(&mut self, file: &FileEntry) -> Emit {
        if file.number > MAX_FILES {
            return Err(error("file number is too large"));
        }
        let number = file.number as usize;
        let version = self.debug.version;
        let lines = &mut self.lines;
        // The root file is not listed again.
        let same_as_root = |root: &LineFile| *root.name == *file.name && root.md5 == file.md5;
        let root = lines.files.first().and_then(Option::as_ref);
        if number != 0 && version >= 5 && root.is_some_and(same_as_root) {
            return Ok(());
        }
        lines.some_file_without_md5 |= file.md5.is_none();
        lines.any_source |= file.source.is_some();
        let mut entry =
            LineFile { name: file.name.clone(), directory: 0, md5: file.md5, source: file.source.clone() };
        if number == 0 {
            self.debug.version = self.debug.version.max(5);
            lines.root_directory = file.directory.clone();
        } else {
            // Names count from the root's directory, if the table states it.
            let root = lines.root_directory.as_deref();
            let directory = file.directory.as_deref().filter(|d| Some(*d) != root).unwrap_or(b"");
            let (directory, name) =
                if directory.is_empty() { split_path(&file.name) } else { (directory, &*file.name) };
            let (directory, name): (Box<[u8]>, Box<[u8]>) = (directory.into(), name.into());
            entry.directory = lines.directory(&directory);
            entry.name = name;
        }
        if lines.files.len() <= number {
            lines.files.resize(number + 1, None);
        }
        if number != 0 && lines.files[number].is_some() {
            return Err(error("file number already allocated"));
        }
        lines.files[number] = Some(entry);
        Ok(())
    }

    /// Makes a row of the last `.loc`, if it has none yet.
    #[inline]
    pub(super) fn make_line_row(&mut self, cx: &mut Context) -> Emit {
        match self.lines.pending.take() {
            Some(entry) => self.add_line_row(cx, entry),
            None => Ok(()),
        }
    }

    fn add_line_row(&mut self, cx: &mut Context, entry: LineEntry) -> Emit {
        let (section, _) = self.section()?;
        let at = self.mark_place(cx)?;
        let index = self.lines.sequence(section);
        self.lines.sequences[index].1.push(Row { at, entry });
        Ok(())
    }

    /// Writes `.debug_line`, if there is anything to write.
    pub(super) fn write_lines(&mut self, cx: &mut Context) -> Emit {
        if self.lines.sequences.is_empty() && self.lines.files.is_empty() {
            return Ok(());
        }
        self.switch_to(cx, ".debug_line", Kind::Debug)?;
        if let Some(start) = self.lines.start.take() {
            self.define_here(cx, start)?;
        }
        let mut strings = LineStrings::default();
        let unit_end = self.write_unit_length(cx)?;
        self.write_line_header(cx, &mut strings)?;
        for (section, rows) in std::mem::take(&mut self.lines.sequences) {
            self.write_sequence(cx, section, &rows)?;
        }
        self.define_here(cx, unit_end)?;
        if self.debug.version >= 5 {
            self.switch_to(cx, ".debug_line_str", Kind::DebugStrings)?;
            self.emit_bytes(cx, &strings.bytes)?;
        }
        Ok(())
    }

    /// Bytes of a length or of an offset into a section.
    pub(super) fn offset_bytes(&self) -> u8 {
        if self.debug.dwarf64 { 8 } else { 4 }
    }

    /// The length of what follows up to the symbol that is returned.
    pub(super) fn write_unit_length(
        &mut self,
        cx: &mut Context,
    ) -> Result<Symbol, crate::streamer::EmitError> {
        if self.debug.dwarf64 {
            self.emit_bytes(cx, &[0xff; 4])?;
        }
        self.write_length(cx, self.offset_bytes())
    }

    fn write_length(&mut self, cx: &mut Context, size: u8) -> Result<Symbol, crate::streamer::EmitError> {
        let (start, end) = (cx.unnamed_symbol(), cx.unnamed_symbol());
        let length = cx.difference(end, start);
        self.emit_value(cx, length, size)?;
        self.define_here(cx, start)?;
        Ok(end)
    }

    fn write_line_header(&mut self, cx: &mut Context, strings: &mut LineStrings) -> Emit {
        let version = self.debug.version;
        let mut head = Vec::new();
        self.push_number(&mut head, version.into(), 2);
        if version >= 5 {
            // Addresses of this size, no segments.
            head.extend([self.debug.pointer_bytes, 0]);
        }
        self.emit_bytes(cx, &head)?;
        let header_end = self.write_length(cx, self.offset_bytes())?;
        // Instructions are measured in bytes; one operation each.
        let mut parameters = vec![1];
        if version >= 4 {
            parameters.push(1);
        }
        let default_is_stmt = 1;
        parameters.extend([default_is_stmt, LINE_BASE as u8, LINE_RANGE as u8, OPCODE_BASE as u8]);
        parameters.extend(OPCODE_LENGTHS);
        self.emit_bytes(cx, &parameters)?;
        if version >= 5 {
            self.write_files_v5(cx, strings)?;
        } else {
            self.write_files_v2(cx)?;
        }
        self.define_here(cx, header_end)
    }

    fn write_files_v2(&mut self, cx: &mut Context) -> Emit {
        let mut out = Vec::new();
        for directory in &self.lines.directories {
            out.extend_from_slice(directory);
            out.push(0);
        }
        out.push(0);
        for file in self.lines.files.iter().skip(1) {
            let file = file.as_ref().ok_or_else(missing_file)?;
            out.extend_from_slice(&file.name);
            out.push(0);
            write_leb(&mut out, file.directory as i64, false, 1);
            // Time and size are not known.
            out.extend([0, 0]);
        }
        out.push(0);
        self.emit_bytes(cx, &out)
    }

    fn write_files_v5(&mut self, cx: &mut Context, strings: &mut LineStrings) -> Emit {
        let lines = std::mem::take(&mut self.lines);
        let result = self.write_tables_v5(cx, &lines, strings);
        self.lines = lines;
        result
    }

    fn write_tables_v5(&mut self, cx: &mut Context, lines: &LineTable, strings: &mut LineStrings) -> Emit {
        let mut out = vec![1, dw::LNCT_PATH, dw::FORM_LINE_STRP];
        write_leb(&mut out, lines.directories.len() as i64 + 1, false, 1);
        self.emit_bytes(cx, &out)?;
        let compilation_dir = lines.root_directory.as_deref().unwrap_or(&lines.compilation_dir);
        self.write_string(cx, strings, compilation_dir)?;
        for directory in &lines.directories {
            self.write_string(cx, strings, directory)?;
        }
        let mut out = vec![2 + u8::from(lines.has_md5()) + u8::from(lines.any_source)];
        out.extend([dw::LNCT_PATH, dw::FORM_LINE_STRP, dw::LNCT_DIRECTORY_INDEX, dw::FORM_UDATA]);
        if lines.has_md5() {
            out.extend([dw::LNCT_MD5, dw::FORM_DATA16]);
        }
        if lines.any_source {
            write_leb(&mut out, dw::LNCT_LLVM_SOURCE.into(), false, 1);
            out.push(dw::FORM_LINE_STRP);
        }
        write_leb(&mut out, lines.files.len().max(1) as i64, false, 1);
        self.emit_bytes(cx, &out)?;
        let root = lines.root().ok_or_else(missing_file)?;
        self.write_file_v5(cx, lines, root, strings)?;
        for file in lines.files.iter().skip(1) {
            self.write_file_v5(cx, lines, file.as_ref().ok_or_else(missing_file)?, strings)?;
        }
        Ok(())
    }

    fn write_file_v5(
        &mut self,
        cx: &mut Context,
        lines: &LineTable,
        file: &LineFile,
        strings: &mut LineStrings,
    ) -> Emit {
        self.write_string(cx, strings, &file.name)?;
        let mut out = Vec::new();
        write_leb(&mut out, file.directory as i64, false, 1);
        if lines.has_md5() {
            out.extend(file.md5.unwrap_or(0).to_be_bytes());
        }
        self.emit_bytes(cx, &out)?;
        if lines.any_source {
            self.write_string(cx, strings, file.source.as_deref().unwrap_or(b""))?;
        }
        Ok(())
    }

    /// A reference to a string of `.debug_line_str`.
    fn write_string(&mut self, cx: &mut Context, strings: &mut LineStrings, string: &[u8]) -> Emit {
        let offset = strings.add(string);
        if cx.format_facts().has_atoms {
            return self.emit_number(cx, offset, self.offset_bytes());
        }
        let symbol = *strings.section.get_or_insert_with(|| self.line_str_symbol(cx));
        if cx.format_facts().relocations == RelocationNumbers::Coff {
            return self.emit_reference(cx, Reference::SectionOffset, symbol, offset);
        }
        let (base, offset) = (cx.symbol_expr(symbol), cx.constant(offset));
        let place = cx.make_expr(ExprData::Binary(BinaryOp::Add, base, offset));
        self.emit_value(cx, place, self.offset_bytes())
    }

    /// The symbol of `.debug_line_str`, which is not in use yet.
    fn line_str_symbol(&self, cx: &mut Context) -> Symbol {
        let name = b".debug_line_str";
        let used = cx.section_of_name(name).and_then(|s| self.sections[s].symbol);
        used.unwrap_or_else(|| cx.symbol(name))
    }

    /// A sequence of rows, up to the end of their section.
    fn write_sequence(&mut self, cx: &mut Context, section: Section, rows: &[Row]) -> Emit {
        let mut state = RowState::default();
        let mut last = None;
        let mut out = Vec::new();
        for row in rows {
            out.clear();
            state.write_changes(&row.entry, self.debug.version, &mut out);
            self.emit_bytes(cx, &out)?;
            let line_delta = i64::from(row.entry.line) - i64::from(state.line);
            state.line = row.entry.line;
            self.write_step(cx, AdvanceKind::Line(line_delta), last, row.at)?;
            last = Some(row.at);
        }
        let table = self.current;
        self.go_to(Some((section, 0)));
        let end = *self.sections[section].end.get_or_insert_with(|| cx.unnamed_symbol());
        self.define_here(cx, end)?;
        self.go_to(table);
        self.write_step(cx, AdvanceKind::LineEnd, last, end)
    }

    /// The step from one row to the next; without a row before, the address is set.
    fn write_step(&mut self, cx: &mut Context, kind: AdvanceKind, from: Option<Symbol>, to: Symbol) -> Emit {
        let Some(from) = from else {
            let pointer = self.debug.pointer_bytes;
            self.emit_bytes(cx, &[0, pointer + 1, dw::LNE_SET_ADDRESS])?;
            let address = cx.symbol_expr(to);
            self.emit_value(cx, address, pointer)?;
            let mut bytes = SmallVec::new();
            encode_step(kind, 0, &mut bytes);
            return self.emit_bytes(cx, &bytes);
        };
        if let Some(distance) = Offsets::distance(self, cx, to, from) {
            let mut bytes = SmallVec::new();
            encode_step(kind, distance as u64, &mut bytes);
            return self.append_bytes(&bytes);
        }
        self.add_advance(kind, from, to)
    }

    pub(super) fn add_advance(&mut self, kind: AdvanceKind, from: Symbol, to: Symbol) -> Emit {
        let advance = Advance { kind, from, to, bytes: SmallVec::new(), relocated: None };
        self.advances.push(advance);
        let index = self.advances.len() as u32 - 1;
        self.end_fragment(|contents| FragmentKind::Advance(contents, index))
    }
}

fn missing_file() -> crate::streamer::EmitError {
    error("unassigned file number in '.loc' directive")
}

/// What the line program's registers hold.
#[derive(Clone, Copy, Debug)]
struct RowState {
    file: u32,
    line: u32,
    column: u32,
    isa: u32,
    is_stmt: bool,
}

impl Default for RowState {
    fn default() -> Self {
        RowState { file: 1, line: 1, column: 0, isa: 0, is_stmt: true }
    }
}

impl RowState {
    /// Everything but line and address.
    fn write_changes(&mut self, entry: &LineEntry, version: u16, out: &mut Vec<u8>) {
        let mut set = |register: &mut u32, value: u32, opcode: u8| {
            if *register != value {
                *register = value;
                out.push(opcode);
                write_leb(out, value.into(), false, 1);
            }
        };
        set(&mut self.file, entry.file, dw::LNS_SET_FILE);
        set(&mut self.column, entry.column, dw::LNS_SET_COLUMN);
        if entry.discriminator != 0 && version >= 4 {
            let mut number = Vec::new();
            write_leb(&mut number, entry.discriminator.into(), false, 1);
            out.extend([0, number.len() as u8 + 1, dw::LNE_SET_DISCRIMINATOR]);
            out.extend(number);
        }
        if self.isa != entry.isa {
            self.isa = entry.isa;
            out.push(dw::LNS_SET_ISA);
            write_leb(out, entry.isa.into(), false, 1);
        }
        let is_stmt = entry.flags & line_flags::IS_STMT != 0;
        if self.is_stmt != is_stmt {
            self.is_stmt = is_stmt;
            out.push(dw::LNS_NEGATE_STMT);
        }
        for (flag, opcode) in [
            (line_flags::BASIC_BLOCK, dw::LNS_SET_BASIC_BLOCK),
            (line_flags::PROLOGUE_END, dw::LNS_SET_PROLOGUE_END),
            (line_flags::EPILOGUE_BEGIN, dw::LNS_SET_EPILOGUE_BEGIN),
        ] {
            if entry.flags & flag != 0 {
                out.push(opcode);
            }
        }
    }
}

/// Appends the opcodes of a step whose distance is known.
pub(super) fn encode_step(kind: AdvanceKind, distance: u64, out: &mut SmallVec<[u8; 16]>) {
    let AdvanceKind::Line(mut line_delta) = kind else {
        match distance {
            0 => {}
            MAX_SPECIAL => out.push(dw::LNS_CONST_ADD_PC),
            _ => push_leb(out, dw::LNS_ADVANCE_PC, distance as i64, false),
        }
        out.extend([0, 1, dw::LNE_END_SEQUENCE]);
        return;
    };
    let biased = |delta: i64| delta.wrapping_sub(LINE_BASE) as u64;
    let mut needs_copy = false;
    if biased(line_delta) >= LINE_RANGE {
        push_leb(out, dw::LNS_ADVANCE_LINE, line_delta, true);
        line_delta = 0;
        needs_copy = true;
    }
    if line_delta == 0 && distance == 0 {
        out.push(dw::LNS_COPY);
        return;
    }
    let base = biased(line_delta) + OPCODE_BASE;
    if distance < 256 + MAX_SPECIAL {
        let special = |distance: u64| u8::try_from(base + distance * LINE_RANGE).ok();
        if let Some(opcode) = special(distance) {
            out.push(opcode);
            return;
        }
        if let Some(opcode) = distance.checked_sub(MAX_SPECIAL).and_then(special) {
            out.extend([dw::LNS_CONST_ADD_PC, opcode]);
            return;
        }
    }
    push_leb(out, dw::LNS_ADVANCE_PC, distance as i64, false);
    out.push(if needs_copy { dw::LNS_COPY } else { base as u8 });
}

fn push_leb(out: &mut SmallVec<[u8; 16]>, opcode: u8, value: i64, signed: bool) {
    let mut bytes = vec![opcode];
    write_leb(&mut bytes, value, signed, 1);
    out.extend_from_slice(&bytes);
}

/// Appends the opcodes of a step that relocations fill in; gives offset and size of the place.
pub(super) fn encode_relocated_step(
    kind: AdvanceKind,
    distance: i64,
    pointer_bytes: u8,
    out: &mut SmallVec<[u8; 16]>,
) -> (u32, u8) {
    if let AdvanceKind::Line(delta) = kind {
        push_leb(out, dw::LNS_ADVANCE_LINE, delta, true);
    }
    let size = if distance > MAX_FIXED_ADVANCE {
        out.extend([0, pointer_bytes + 1, dw::LNE_SET_ADDRESS]);
        pointer_bytes
    } else {
        out.push(dw::LNS_FIXED_ADVANCE_PC);
        2
    };
    let at = out.len() as u32;
    out.resize(out.len() + size as usize, 0);
    match kind {
        AdvanceKind::Line(_) => out.push(dw::LNS_COPY),
        _ => out.extend([0, 1, dw::LNE_END_SEQUENCE]),
    }
    (at, size)
}

/// The contents of `.debug_line_str`: every string once, in the order of first use.
#[derive(Debug, Default)]
struct LineStrings {
    bytes: Vec<u8>,
    offsets: FxHashMap<Box<[u8]>, i64>,
    section: Option<Symbol>,
}

impl LineStrings {
    fn add(&mut self, string: &[u8]) -> i64 {
        if let Some(&offset) = self.offsets.get(string) {
            return offset;
        }
        let offset = self.bytes.len() as i64;
        self.bytes.extend_from_slice(string);
        self.bytes.push(0);
        self.offsets.insert(string.into(), offset);
        offset
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(kind: AdvanceKind, distance: u64) -> Vec<u8> {
        let mut out = SmallVec::new();
        encode_step(kind, distance, &mut out);
        out.to_vec()
    }

    #[test]
    fn steps_take_the_shortest_opcodes() {
        assert_eq!(step(AdvanceKind::Line(0), 0), [dw::LNS_COPY]);
        // 13 + (1 + 5) + 4 * 14
        assert_eq!(step(AdvanceKind::Line(1), 4), [75]);
        assert_eq!(step(AdvanceKind::Line(1), 20), [dw::LNS_CONST_ADD_PC, 61]);
        assert_eq!(step(AdvanceKind::Line(1), 1000), [dw::LNS_ADVANCE_PC, 0xe8, 7, 19]);
        assert_eq!(step(AdvanceKind::Line(100), 0), [dw::LNS_ADVANCE_LINE, 0xe4, 0, dw::LNS_COPY]);
        assert_eq!(step(AdvanceKind::LineEnd, 17), [dw::LNS_CONST_ADD_PC, 0, 1, 1]);
        assert_eq!(step(AdvanceKind::LineEnd, 2), [dw::LNS_ADVANCE_PC, 2, 0, 1, 1]);
    }

    #[test]
    fn steps_for_the_linker_have_a_place_of_fixed_size() {
        let mut out = SmallVec::new();
        assert_eq!(encode_relocated_step(AdvanceKind::Line(-1), 8, 8, &mut out), (3, 2));
        assert_eq!(out[..], [dw::LNS_ADVANCE_LINE, 0x7f, dw::LNS_FIXED_ADVANCE_PC, 0, 0, dw::LNS_COPY]);
        let mut out = SmallVec::new();
        assert_eq!(encode_relocated_step(AdvanceKind::LineEnd, 70000, 4, &mut out), (3, 4));
        assert_eq!(out[..], [0, 5, dw::LNE_SET_ADDRESS, 0, 0, 0, 0, 0, 1, dw::LNE_END_SEQUENCE]);
    }

    #[test]
    fn paths_are_split_at_the_last_slash() {
        assert_eq!(split_path(b"a/b/c.h"), (&b"a/b"[..], &b"c.h"[..]));
        assert_eq!(split_path(b"c.h"), (&b""[..], &b"c.h"[..]));
        assert_eq!(split_path(b"/c.h"), (&b"/"[..], &b"c.h"[..]));
    }
}
