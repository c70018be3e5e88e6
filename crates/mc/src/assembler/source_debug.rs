//! `-g`: debug information for assembly text itself.
//!
//! Every instruction gets a row with its line; every label that others can see gets an entry. At the end a compilation
//! unit is made of them: `.debug_info` with its abbreviations, `.debug_aranges`, and the list of ranges if there are
//! several sections with code. A text with numbered `.file` directives has debug information already, so it gets none.

use super::fragments::write_leb;
use super::{Assembler, PathPrefix};
use crate::context::{Context, Section, Symbol, SymbolValue};
use crate::debug::{FileEntry, LineEntry, line_flags};
use crate::expr::Expr;
use crate::format::{Reference, RelocationNumbers};
use crate::section::{Kind, Properties};
use crate::streamer::{Emit, Streamer};

/// Numbers of the DWARF standard.
mod dw {
    pub const TAG_COMPILE_UNIT: u8 = 0x11;
    pub const TAG_LABEL: u8 = 0x0a;
    pub const AT_NAME: u8 = 0x03;
    pub const AT_STMT_LIST: u8 = 0x10;
    pub const AT_LOW_PC: u8 = 0x11;
    pub const AT_HIGH_PC: u8 = 0x12;
    pub const AT_LANGUAGE: u8 = 0x13;
    pub const AT_COMP_DIR: u8 = 0x1b;
    pub const AT_PRODUCER: u8 = 0x25;
    pub const AT_DECL_FILE: u8 = 0x3a;
    pub const AT_DECL_LINE: u8 = 0x3b;
    pub const AT_RANGES: u8 = 0x55;
    pub const FORM_ADDR: u8 = 0x01;
    pub const FORM_DATA2: u8 = 0x05;
    pub const FORM_DATA4: u8 = 0x06;
    pub const FORM_DATA8: u8 = 0x07;
    pub const FORM_STRING: u8 = 0x08;
    pub const FORM_SEC_OFFSET: u8 = 0x17;
    pub const UT_COMPILE: u8 = 1;
    pub const RLE_END_OF_LIST: u8 = 0;
    pub const RLE_START_LENGTH: u8 = 7;
    /// The vendor's number that assemblers have used since MIPS.
    pub const LANG_ASSEMBLER: u64 = 0x8001;
}

/// The text that debug information is made for.
#[derive(Clone, Debug, Default)]
pub struct SourceFile {
    /// As it is to be named in the table of files.
    pub name: Box<[u8]>,
    /// Its checksum, which version 5 has a place for.
    pub md5: Option<u128>,
    pub producer: Box<[u8]>,
}

/// What has been collected.
#[derive(Clone, Debug, Default)]
pub(super) struct SourceDebug {
    file: SourceFile,
    /// The number of the file, once it has one.
    number: Option<u32>,
    /// What the last line marker named, and the numbers of such files.
    pub(super) marked: Option<Box<[u8]>>,
    marked_files: Vec<(Box<[u8]>, u32)>,
    /// Sections that may contain code, in the order of their first use.
    sections: Vec<Section>,
    labels: Vec<SourceLabel>,
}

#[derive(Clone, Debug)]
struct SourceLabel {
    name: Box<[u8]>,
    file: u32,
    line: u32,
    at: Symbol,
}

/// Replaces the beginning of a path by the last entry that knows it.
fn map_path(map: &[PathPrefix], path: &mut Box<[u8]>) {
    let found = map.iter().rev().find_map(|(from, to)| Some((path.strip_prefix(&**from)?, to)));
    if let Some((rest, to)) = found {
        *path = [to, rest].concat().into();
    }
}

impl Assembler<'_> {
    /// Makes debug information for the text that is about to be read.
    pub fn describe_source(&mut self, file: SourceFile) {
        self.source = Some(Box::new(SourceDebug { file, ..SourceDebug::default() }));
    }

    pub(super) fn note_section(&mut self, cx: &Context, section: Section) {
        let code = Properties::LOADED.with(Properties::EXECUTABLE);
        if let Some(source) = &mut self.source
            && cx.sections[section].kind.has(code)
        {
            source.sections.push(section);
        }
    }

    /// The number of the text's file, if the present section is one that gets rows.
    fn source_file_number(&mut self) -> Result<Option<u32>, crate::streamer::EmitError> {
        let current = self.current.map(|(section, _)| section);
        let Some(source) = &mut self.source else { return Ok(None) };
        if !current.is_some_and(|section| source.sections.contains(&section)) {
            return Ok(None);
        }
        if let Some(number) = source.number {
            return self.marked_file_number(number).map(Some);
        }
        // The first name that a preprocessor gives is that of the text. What it was made of is not at hand.
        if let Some(name) = &source.marked {
            source.file = SourceFile { name: name.clone(), md5: None, ..std::mem::take(&mut source.file) };
        }
        // In version 5 the text is the root file.
        let number = if self.debug.version >= 5 { 0 } else { 1 };
        source.number = Some(number);
        let directory = (number == 0).then(|| self.debug.compilation_dir.clone());
        let file = FileEntry {
            number,
            directory,
            name: source.file.name.clone(),
            md5: source.file.md5.filter(|_| number == 0),
            source: None,
        };
        self.add_line_file(&file)?;
        Ok(Some(number))
    }

    /// The number of the file that the last line marker named, if there is one; else that of the text.
    fn marked_file_number(&mut self, of_text: u32) -> Result<u32, crate::streamer::EmitError> {
        let next = self.lines.next_number();
        let Some(source) = &mut self.source else { return Ok(of_text) };
        let Some(name) = source.marked.clone().filter(|name| **name != *source.file.name) else {
            return Ok(of_text);
        };
        if let Some((_, number)) = source.marked_files.iter().find(|(known, _)| *known == name) {
            return Ok(*number);
        }
        source.marked_files.push((name.clone(), next));
        self.add_line_file(&FileEntry { number: next, name, ..FileEntry::default() })?;
        Ok(next)
    }

    /// `-fdebug-prefix-map`: what names of directories and of the text begin with is replaced.
    pub(super) fn map_prefixes(&mut self) {
        let map = std::mem::take(&mut self.debug.prefix_map);
        if map.is_empty() {
            return;
        }
        self.lines.map_paths(&|path| map_path(&map, path));
        map_path(&map, &mut self.debug.compilation_dir);
    }

    /// The instruction that follows stands in this line.
    pub(super) fn add_source_line(&mut self, cx: &mut Context, line: u32) -> Emit {
        let Some(file) = self.source_file_number()? else { return Ok(()) };
        let flags = line_flags::IS_STMT;
        let entry =
            LineEntry { file, line, column: 0, flags, previous_is_stmt: true, isa: 0, discriminator: 0 };
        self.emit_line(cx, &entry)
    }

    /// A label stands in this line.
    pub(super) fn add_source_label(&mut self, cx: &mut Context, symbol: Symbol, line: u32) -> Emit {
        if cx.symbols[symbol].temporary {
            return Ok(());
        }
        let Some(file) = self.source_file_number()? else { return Ok(()) };
        let at = self.mark_place(cx)?;
        let name = cx.symbol_name(symbol);
        let name = name.strip_prefix(b"_").unwrap_or(name).into();
        if let Some(source) = &mut self.source {
            source.labels.push(SourceLabel { name, file, line, at });
        }
        Ok(())
    }

    /// A numbered `.file`: the text brings its own debug information.
    pub(super) fn forget_source(&mut self) {
        if self.source.take().is_some_and(|source| source.number.is_some()) {
            self.lines.forget_files();
        }
    }

    /// Writes everything but the line table.
    pub(super) fn write_source_debug(&mut self, cx: &mut Context) -> Emit {
        let Some(mut source) = self.source.take() else { return Ok(()) };
        source.sections.retain(|&section| self.sections[section].has_code);
        let Some(&first) = source.sections.first() else { return Ok(()) };
        let name = [cx.private_prefix(), b"line_table_start0"].concat();
        let line_table = cx.symbol(&name);
        self.lines.start = Some(line_table);
        self.switch_to(cx, ".debug_info", Kind::Debug)?;
        let info = self.mark_place(cx)?;
        self.switch_to(cx, ".debug_abbrev", Kind::Debug)?;
        let abbreviations = self.mark_place(cx)?;
        self.switch_to(cx, ".debug_aranges", Kind::Debug)?;
        self.write_aranges(cx, info, &source.sections)?;
        let several = source.sections.len() > 1 && self.debug.version >= 3;
        let ranges = if several { Some(self.write_ranges(cx, &source.sections)?) } else { None };
        self.write_abbreviations(cx, several)?;
        self.switch_to(cx, ".debug_info", Kind::Debug)?;
        self.write_unit(cx, &source, first, [abbreviations, line_table], ranges)
    }

    /// The symbol at the end of a section, which the line table will define.
    fn end_symbol(&mut self, cx: &mut Context, section: Section) -> Symbol {
        *self.sections[section].end.get_or_insert_with(|| cx.unnamed_symbol())
    }

    fn section_symbol(&self, cx: &mut Context, section: Section) -> Symbol {
        if let Some(symbol) = self.sections[section].symbol {
            return symbol;
        }
        let symbol = cx.unnamed_symbol();
        if let Some(&fragment) = self.sections[section].parts.first().and_then(|(_, all)| all.first()) {
            cx.symbols[symbol].value = SymbolValue::Label { section, fragment, offset: 0 };
        }
        symbol
    }

    fn write_number(&mut self, cx: &mut Context, value: u64, size: u8) -> Emit {
        let mut out = Vec::new();
        self.push_number(&mut out, value, size);
        self.emit_bytes(cx, &out)
    }

    fn write_symbol(&mut self, cx: &mut Context, symbol: Symbol, size: u8) -> Emit {
        let value = cx.symbol_expr(symbol);
        self.emit_value(cx, value, size)
    }

    /// The distance of two places as a number, wherever linkers move atoms.
    fn fixed_difference(
        &mut self,
        cx: &mut Context,
        end: Symbol,
        start: Symbol,
    ) -> Result<Expr, crate::streamer::EmitError> {
        let distance = cx.difference(end, start);
        if !cx.format_facts().has_atoms {
            return Ok(distance);
        }
        let number = cx.unnamed_symbol();
        self.emit_assignment(cx, number, distance)?;
        Ok(cx.symbol_expr(number))
    }

    /// A reference from one section of debug information to a place in another.
    pub(super) fn write_section_offset(&mut self, cx: &mut Context, symbol: Symbol, size: u8) -> Emit {
        let facts = cx.format_facts();
        if facts.relocations == RelocationNumbers::Coff {
            return self.emit_reference(cx, Reference::SectionOffset, symbol, 0);
        }
        if !facts.has_atoms {
            return self.write_symbol(cx, symbol, size);
        }
        // There are no relocations for that. A table that is not there yet will be at the start of its section.
        match cx.symbols[symbol].value {
            SymbolValue::Label { section, .. } => {
                let start = self.section_symbol(cx, section);
                let distance = cx.difference(symbol, start);
                self.emit_value(cx, distance, size)
            }
            _ => self.write_number(cx, 0, size),
        }
    }

    /// `.debug_aranges`: addresses and sizes of the sections.
    fn write_aranges(&mut self, cx: &mut Context, info: Symbol, sections: &[Section]) -> Emit {
        let (pointer, offset) = (self.debug.pointer_bytes, self.offset_bytes());
        let length_field = if offset == 8 { 12 } else { 4 };
        let pair = 2 * u64::from(pointer);
        let header = u64::from(length_field + 2 + offset + 2);
        let padded = header.next_multiple_of(pair);
        let length = padded + pair * (sections.len() as u64 + 1) - u64::from(length_field);
        if offset == 8 {
            self.emit_bytes(cx, &[0xff; 4])?;
        }
        self.write_number(cx, length, offset)?;
        self.write_number(cx, 2, 2)?;
        self.write_section_offset(cx, info, offset)?;
        self.emit_bytes(cx, &[pointer, 0])?;
        self.emit_bytes(cx, &vec![0; (padded - header) as usize])?;
        for &section in sections {
            let (start, end) = (self.section_symbol(cx, section), self.end_symbol(cx, section));
            self.write_symbol(cx, start, pointer)?;
            let size = self.fixed_difference(cx, end, start)?;
            self.emit_value(cx, size, pointer)?;
        }
        self.emit_bytes(cx, &vec![0; pair as usize])
    }

    /// The list of the sections' ranges; gives its start.
    fn write_ranges(
        &mut self,
        cx: &mut Context,
        sections: &[Section],
    ) -> Result<Symbol, crate::streamer::EmitError> {
        let pointer = self.debug.pointer_bytes;
        let is_v5 = self.debug.version >= 5;
        let name = if is_v5 { ".debug_rnglists" } else { ".debug_ranges" };
        self.switch_to(cx, name, Kind::Debug)?;
        let mut unit_end = None;
        if is_v5 {
            unit_end = Some(self.write_unit_length(cx)?);
            self.write_number(cx, 5, 2)?;
            // Size of addresses, no segments, no table of offsets.
            self.emit_bytes(cx, &[pointer, 0, 0, 0, 0, 0])?;
        }
        let start_of_list = self.mark_place(cx)?;
        for &section in sections {
            let (start, end) = (self.section_symbol(cx, section), self.end_symbol(cx, section));
            let size = self.fixed_difference(cx, end, start)?;
            if is_v5 {
                self.emit_bytes(cx, &[dw::RLE_START_LENGTH])?;
                self.write_symbol(cx, start, pointer)?;
                self.emit_leb(cx, size, false)?;
            } else {
                // The base address, then offsets from it.
                self.emit_bytes(cx, &vec![0xff; pointer.into()])?;
                self.write_symbol(cx, start, pointer)?;
                self.write_number(cx, 0, pointer)?;
                self.emit_value(cx, size, pointer)?;
            }
        }
        match unit_end {
            Some(end) => {
                self.emit_bytes(cx, &[dw::RLE_END_OF_LIST])?;
                self.define_here(cx, end)?;
            }
            None => self.emit_bytes(cx, &vec![0; 2 * usize::from(pointer)])?,
        }
        Ok(start_of_list)
    }

    fn write_abbreviations(&mut self, cx: &mut Context, ranges: bool) -> Emit {
        self.switch_to(cx, ".debug_abbrev", Kind::Debug)?;
        let offset_form = match (self.debug.version, self.debug.dwarf64) {
            (4.., _) => dw::FORM_SEC_OFFSET,
            (_, true) => dw::FORM_DATA8,
            (_, false) => dw::FORM_DATA4,
        };
        let mut out = vec![1, dw::TAG_COMPILE_UNIT, 1, dw::AT_STMT_LIST, offset_form];
        if ranges {
            out.extend([dw::AT_RANGES, offset_form]);
        } else {
            out.extend([dw::AT_LOW_PC, dw::FORM_ADDR, dw::AT_HIGH_PC, dw::FORM_ADDR]);
        }
        out.extend([dw::AT_NAME, dw::FORM_STRING]);
        if !self.debug.compilation_dir.is_empty() {
            out.extend([dw::AT_COMP_DIR, dw::FORM_STRING]);
        }
        out.extend([dw::AT_PRODUCER, dw::FORM_STRING, dw::AT_LANGUAGE, dw::FORM_DATA2, 0, 0]);
        out.extend([2, dw::TAG_LABEL, 0, dw::AT_NAME, dw::FORM_STRING, dw::AT_DECL_FILE, dw::FORM_DATA4]);
        out.extend([dw::AT_DECL_LINE, dw::FORM_DATA4, dw::AT_LOW_PC, dw::FORM_ADDR, 0, 0, 0]);
        self.emit_bytes(cx, &out)
    }

    /// The compilation unit with its labels.
    fn write_unit(
        &mut self,
        cx: &mut Context,
        source: &SourceDebug,
        first: Section,
        [abbreviations, line_table]: [Symbol; 2],
        ranges: Option<Symbol>,
    ) -> Emit {
        let (pointer, offset, version) = (self.debug.pointer_bytes, self.offset_bytes(), self.debug.version);
        let end = self.write_unit_length(cx)?;
        self.write_number(cx, version.into(), 2)?;
        if version >= 5 {
            self.emit_bytes(cx, &[dw::UT_COMPILE, pointer])?;
        }
        self.write_section_offset(cx, abbreviations, offset)?;
        if version < 5 {
            self.emit_bytes(cx, &[pointer])?;
        }
        self.emit_bytes(cx, &[1])?;
        self.write_section_offset(cx, line_table, offset)?;
        match ranges {
            Some(ranges) => self.write_section_offset(cx, ranges, offset)?,
            None => {
                let (start, end) = (self.section_symbol(cx, first), self.end_symbol(cx, first));
                self.write_symbol(cx, start, pointer)?;
                self.write_symbol(cx, end, pointer)?;
            }
        }
        let mut text = self.lines.main_file_name();
        text.push(0);
        if !self.debug.compilation_dir.is_empty() {
            text.extend_from_slice(&self.debug.compilation_dir);
            text.push(0);
        }
        text.extend_from_slice(&source.file.producer);
        text.push(0);
        self.emit_bytes(cx, &text)?;
        self.write_number(cx, dw::LANG_ASSEMBLER, 2)?;
        for label in &source.labels {
            let mut out = Vec::new();
            write_leb(&mut out, 2, false, 1);
            out.extend_from_slice(&label.name);
            out.push(0);
            self.emit_bytes(cx, &out)?;
            self.write_number(cx, label.file.into(), 4)?;
            self.write_number(cx, label.line.into(), 4)?;
            self.write_symbol(cx, label.at, pointer)?;
        }
        self.emit_bytes(cx, &[0])?;
        self.define_here(cx, end)
    }
}
