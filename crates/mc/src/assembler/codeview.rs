//! CodeView's tables: see [`crate::codeview`].
//!
//! Rows of lines, files and functions are collected while text is read. The lines of a function are written where their
//! directive stands, of the rows that were there by then, as labels. Lines of inlined calls and places of variables are made of
//! distances in code, so they are fragments that are encoded while everything is laid out; so is the table of strings, which
//! may stand before the strings do.
//!
//! A row belongs to a function if the function, or a call inlined into it, was named in it; rows in between are looked at
//! too. So the cost of a function is the number of rows from its first to its last.

use super::fragments::error;
use super::frame_data::FrameTables;
use super::{Assembler, FragmentKind};
use crate::codeview::{
    CodeView, File, Home, InlineSite, Loc, Place, annotation, signed_annotation, write_annotation,
};
use crate::context::{Context, Section, Symbol, SymbolValue};
use crate::encode::{Fixup, FixupKind};
use crate::eval::Offsets;
use crate::expr::{BinaryOp, ExprData};
use crate::format::Reference;
use crate::pieces::Renaming;
use crate::streamer::{Alignment, Emit, Streamer};
use std::collections::BTreeMap;
use support::hash::FxHashMap;

/// Kinds of subsections of `.debug$S`.
const STRINGS: i64 = 0xf3;
const LINES: i64 = 0xf2;
const CHECKSUMS: i64 = 0xf4;

/// The flag of a table of lines that has columns, and of a line that is a statement.
const HAS_COLUMNS: i64 = 1;
const IS_STATEMENT: u32 = 1 << 31;

/// The longest range of a variable that a record can state.
const MAX_RANGE: u64 = 0xf000;

/// What the record of an inlined call has room for: the longest record, less what is before and after the annotations.
const MAX_ANNOTATIONS: usize = 0xff00 - 12 - 8;

/// What has been collected.
#[derive(Clone, Debug, Default)]
pub(super) struct CodeViewTables {
    /// By number, from 1; missing ones are empty.
    files: Vec<Option<FileRow>>,
    functions: BTreeMap<u32, Function>,
    rows: Vec<(Symbol, Loc)>,
    strings: Vec<u8>,
    places: FxHashMap<Box<[u8]>, u32>,
    has_string_table: bool,
    pieces: Vec<Piece>,
    pub(super) frames: FrameTables,
}

#[derive(Clone, Debug)]
struct FileRow {
    string: u32,
    checksum: Option<(Box<[u8]>, u8)>,
    /// A variable: its place in the table of checksums.
    place: Symbol,
}

/// A function, or a call that was inlined.
#[derive(Clone, Debug, Default)]
struct Function {
    within: Option<(u32, Place)>,
    /// Calls inlined here, directly or not, and where that is in the source of this function.
    inlined: BTreeMap<u32, Place>,
    /// Its first row, and what follows its last one.
    rows: Option<(usize, usize)>,
}

/// What is encoded while sections are laid out.
#[derive(Clone, Debug)]
struct Piece {
    what: What,
    bytes: Vec<u8>,
    references: Vec<PlacedReference>,
}

/// A reference: where it stands, to what, how far behind it.
type PlacedReference = (u32, Reference, Symbol, i64);

#[derive(Clone, Debug)]
enum What {
    Strings,
    InlineLines { function: u32, start: Place, begin: Symbol, end: Symbol },
    Ranges { ranges: Vec<(Symbol, Symbol)>, home: Home },
}

impl CodeViewTables {
    /// The place of a string in the table.
    pub(super) fn string(&mut self, text: &[u8]) -> u32 {
        if self.strings.is_empty() {
            self.strings.push(0);
            self.places.insert(Box::default(), 0);
        }
        if let Some(&place) = self.places.get(text) {
            return place;
        }
        let place = self.strings.len() as u32;
        self.strings.extend_from_slice(text);
        self.strings.push(0);
        self.places.insert(text.into(), place);
        place
    }

    fn file(&self, number: u32) -> Option<&FileRow> {
        self.files.get(number.checked_sub(1)? as usize)?.as_ref()
    }

    /// The rows of a function and of what was inlined into it, with others in between.
    fn extent(&self, function: &Function) -> Option<(usize, usize)> {
        let inlined = function.inlined.keys().filter_map(|number| self.functions.get(number)?.rows);
        let all = function.rows.into_iter().chain(inlined);
        all.reduce(|(begin, end), (other_begin, other_end)| (begin.min(other_begin), end.max(other_end)))
    }

    /// The rows of a function. What was inlined has the place of the call, once.
    fn rows_of(&self, number: u32) -> Vec<(Symbol, Place, bool)> {
        let mut rows: Vec<(Symbol, Place, bool)> = Vec::new();
        let Some(function) = self.functions.get(&number) else { return rows };
        let Some((begin, end)) = self.extent(function) else { return rows };
        for &(label, loc) in &self.rows[begin..end] {
            if loc.function == number {
                rows.push((label, loc.place, loc.is_stmt));
            } else if let Some(&call) = function.inlined.get(&loc.function)
                && rows.last().is_none_or(|(_, place, _)| *place != call)
            {
                rows.push((label, call, false));
            }
        }
        rows
    }

    /// Adds what a piece has collected. Numbers of files and functions count for the whole module, so they stay what they are.
    pub(super) fn append(&mut self, renaming: &Renaming, piece: CodeViewTables) {
        let CodeViewTables { files, functions, rows, strings, frames, .. } = piece;
        // In the order in which they were met.
        strings.split(|&byte| byte == 0).filter(|text| !text.is_empty()).for_each(|text| {
            self.string(text);
        });
        for (index, file) in files.into_iter().enumerate() {
            let Some(FileRow { string, checksum, place }) = file else { continue };
            let name = &strings[string as usize..];
            let end = name.iter().position(|&byte| byte == 0).unwrap_or(name.len());
            let string = self.string(&name[..end]);
            if index >= self.files.len() {
                self.files.resize(index + 1, None);
            }
            self.files[index] = Some(FileRow { string, checksum, place: renaming.symbol(place) });
        }
        let first_row = self.rows.len();
        for (number, mut function) in functions {
            function.rows = function.rows.map(|(begin, end)| (begin + first_row, end + first_row));
            self.functions.insert(number, function);
        }
        self.rows.extend(rows.into_iter().map(|(label, loc)| (renaming.symbol(label), loc)));
        self.frames.append(renaming, frames);
    }
}

/// Whether a directive only adds to the tables, so that it may stand in a piece.
fn is_collected(directive: &CodeView) -> bool {
    matches!(
        directive,
        CodeView::File(_)
            | CodeView::Function(_)
            | CodeView::InlineSite(_)
            | CodeView::Loc(_)
            | CodeView::FrameProc { .. }
            | CodeView::FrameStep(_)
            | CodeView::FrameEndPrologue
            | CodeView::FrameEndProc
    )
}

impl Assembler<'_> {
    pub(super) fn add_codeview(&mut self, cx: &mut Context, directive: &CodeView) -> Emit {
        if self.is_piece && !is_collected(directive) {
            return Err(error("tables of '.cv_*' directives are not supported in a part of a module"));
        }
        match directive {
            CodeView::File(file) => self.add_codeview_file(cx, file),
            CodeView::Function(number) => drop(self.codeview.functions.entry(*number).or_default()),
            CodeView::InlineSite(site) => self.add_inline_site(site),
            CodeView::Loc(loc) => {
                let label = self.mark_place(cx)?;
                let index = self.codeview.rows.len();
                self.codeview.rows.push((label, *loc));
                let function = self.codeview.functions.entry(loc.function).or_default();
                function.rows = Some((function.rows.map_or(index, |(begin, _)| begin), index + 1));
            }
            &CodeView::LineTable { function, begin, end } => {
                return self.write_codeview_lines(cx, function, (begin, end));
            }
            &CodeView::InlineLineTable { function, start, begin, end } => {
                return self.add_piece(What::InlineLines { function, start, begin, end });
            }
            CodeView::DefRange { ranges, home } => {
                if cx.format().reference(Reference::SectionOffset).is_none() {
                    let name = cx.format_facts().name;
                    return Err(error(format!("{name} has no relocations for ranges of variables")));
                }
                return self.add_piece(What::Ranges { ranges: ranges.clone(), home: *home });
            }
            CodeView::String(text) => {
                let place = self.codeview.string(text);
                return self.emit_number(cx, place.into(), 4);
            }
            CodeView::StringTable => return self.write_codeview_strings(cx),
            CodeView::FileChecksums => return self.write_codeview_checksums(cx),
            CodeView::FileChecksumOffset(number) => return self.write_checksum_place(cx, *number),
            CodeView::FrameProc { .. }
            | CodeView::FrameStep(_)
            | CodeView::FrameEndPrologue
            | CodeView::FrameEndProc
            | CodeView::FrameData(_) => return self.add_frame_data(cx, directive),
        }
        Ok(())
    }

    fn add_codeview_file(&mut self, cx: &mut Context, file: &File) {
        let name: &[u8] = if file.name.is_empty() { b"<stdin>" } else { &file.name };
        let string = self.codeview.string(name);
        let index = file.number.saturating_sub(1) as usize;
        if index >= self.codeview.files.len() {
            self.codeview.files.resize(index + 1, None);
        }
        let place = cx.unnamed_symbol();
        self.codeview.files[index] = Some(FileRow { string, checksum: file.checksum.clone(), place });
    }

    /// All that the call was inlined into know of it.
    fn add_inline_site(&mut self, &InlineSite { function, within, at }: &InlineSite) {
        let functions = &mut self.codeview.functions;
        functions.entry(function).or_default().within = Some((within, at));
        let mut caller = Some((within, at));
        // The chain has no cycles if numbers are given once, but that is for the parser to know.
        for _ in 0..functions.len() {
            let Some((number, at)) = caller else { break };
            let data = functions.entry(number).or_default();
            data.inlined.insert(function, at);
            caller = data.within;
        }
    }

    /// A subsection: its kind, its length, and what `contents` writes.
    pub(super) fn write_subsection(
        &mut self,
        cx: &mut Context,
        kind: i64,
        contents: impl FnOnce(&mut Self, &mut Context) -> Emit,
    ) -> Emit {
        self.emit_number(cx, kind, 4)?;
        let (begin, end) = (cx.unnamed_symbol(), cx.unnamed_symbol());
        let length = cx.difference(end, begin);
        self.emit_value(cx, length, 4)?;
        self.define_here(cx, begin)?;
        contents(self, cx)?;
        self.define_here(cx, end)
    }

    fn write_codeview_lines(
        &mut self,
        cx: &mut Context,
        number: u32,
        (begin, end): (Symbol, Symbol),
    ) -> Emit {
        let rows = self.codeview.rows_of(number);
        self.write_subsection(cx, LINES, |this, cx| {
            this.emit_reference(cx, Reference::SectionOffset, begin, 0)?;
            this.emit_reference(cx, Reference::SectionIndex, begin, 0)?;
            let has_columns = rows.iter().any(|(_, place, _)| place.column != 0);
            this.emit_number(cx, if has_columns { HAS_COLUMNS } else { 0 }, 2)?;
            let size = cx.difference(end, begin);
            this.emit_value(cx, size, 4)?;
            for rows in rows.chunk_by(|(_, a, _), (_, b, _)| a.file == b.file) {
                this.write_checksum_place(cx, rows[0].1.file)?;
                this.emit_number(cx, rows.len() as i64, 4)?;
                let row_bytes = if has_columns { 12 } else { 8 };
                this.emit_number(cx, 12 + row_bytes * rows.len() as i64, 4)?;
                for &(label, place, is_stmt) in rows {
                    let distance = cx.difference(label, begin);
                    this.emit_value(cx, distance, 4)?;
                    let line = place.line | if is_stmt { IS_STATEMENT } else { 0 };
                    this.emit_number(cx, line.into(), 4)?;
                }
                for (_, place, _) in rows.iter().filter(|_| has_columns) {
                    this.emit_number(cx, place.column.into(), 2)?;
                    this.emit_number(cx, 0, 2)?;
                }
            }
            Ok(())
        })
    }

    fn write_codeview_strings(&mut self, cx: &mut Context) -> Emit {
        self.write_subsection(cx, STRINGS, |this, cx| {
            if !std::mem::replace(&mut this.codeview.has_string_table, true) {
                this.add_piece(What::Strings)?;
            }
            this.emit_align(cx, Alignment { log2: 2, fill: Some((0, 1)), max_skip: 0, code: false })
        })
    }

    /// The files: where their names are in the table of strings, and their checksums.
    fn write_codeview_checksums(&mut self, cx: &mut Context) -> Emit {
        let files = self.codeview.files.clone();
        if files.is_empty() {
            return Ok(());
        }
        self.write_subsection(cx, CHECKSUMS, |this, cx| {
            let mut at = 0;
            for file in files {
                let Some(FileRow { string, checksum, place }) = file else {
                    this.emit_bytes(cx, &[0; 8])?;
                    at += 8;
                    continue;
                };
                // A second table has the same places.
                if cx.symbols[place].value == SymbolValue::Undefined {
                    let value = cx.constant(at);
                    this.emit_assignment(cx, place, value)?;
                }
                let mut bytes = string.to_le_bytes().to_vec();
                match checksum {
                    None => bytes.extend_from_slice(&[0; 4]),
                    Some((checksum, kind)) => {
                        bytes.extend([checksum.len() as u8, kind]);
                        bytes.extend_from_slice(&checksum);
                        bytes.resize(bytes.len().next_multiple_of(4), 0);
                    }
                }
                at += bytes.len() as i64;
                this.emit_bytes(cx, &bytes)?;
            }
            Ok(())
        })
    }

    fn write_checksum_place(&mut self, cx: &mut Context, number: u32) -> Emit {
        let place = self.codeview.file(number).map(|file| file.place);
        let place = place.ok_or_else(|| error(format!("unassigned file number {number}")))?;
        let value = cx.symbol_expr(place);
        self.emit_value(cx, value, 4)
    }

    fn add_piece(&mut self, what: What) -> Emit {
        let index = self.codeview.pieces.len() as u32;
        self.codeview.pieces.push(Piece { what, bytes: Vec::new(), references: Vec::new() });
        self.add_fragment(FragmentKind::CodeView(index)).map(|_| ())
    }

    pub(super) fn codeview_bytes(&self, piece: u32) -> &[u8] {
        self.codeview.pieces.get(piece as usize).map_or(&[], |piece| &piece.bytes)
    }

    /// What a fragment leaves to the linker.
    pub(super) fn codeview_fixups(&self, cx: &mut Context, piece: u32) -> Vec<Fixup> {
        let Some(piece) = self.codeview.pieces.get(piece as usize) else { return Vec::new() };
        let mut fixups = Vec::with_capacity(piece.references.len());
        for &(offset, reference, symbol, behind) in &piece.references {
            let Some(form) = cx.format().reference(reference) else { continue };
            let (symbol, behind) = (cx.symbol_expr(symbol), cx.constant(behind));
            let value = cx.make_expr(ExprData::Binary(BinaryOp::Add, symbol, behind));
            let kind = FixupKind::Relocation(form.relocation);
            fixups.push(Fixup { offset, value, addend: 0, kind, relaxable: false, location: 0 });
        }
        fixups
    }

    /// Encodes a fragment under the present layout; says whether it changed.
    pub(super) fn encode_codeview(&mut self, cx: &Context, piece: u32) -> bool {
        let Some(Piece { what, bytes: old, .. }) = self.codeview.pieces.get(piece as usize) else {
            return false;
        };
        let (bytes, references) = match what {
            // The first string is empty, even if there is no other.
            What::Strings if self.codeview.strings.is_empty() => (vec![0], Vec::new()),
            What::Strings => (self.codeview.strings.clone(), Vec::new()),
            &What::InlineLines { function, start, begin, end } => {
                (self.inline_lines(cx, function, start, (begin, end)), Vec::new())
            }
            What::Ranges { ranges, home } => self.ranges(cx, ranges, *home),
        };
        let changed = bytes.len() != old.len();
        let piece = &mut self.codeview.pieces[piece as usize];
        (piece.bytes, piece.references) = (bytes, references);
        changed
    }

    /// How far the second label is behind the first; 0 where that is not known, which the labels are to blame for.
    fn code_distance(&self, cx: &Context, from: Symbol, to: Symbol) -> u64 {
        self.positions().distance(cx, to, from).map_or(0, |distance| distance.max(0) as u64)
    }

    /// The place of a file in the table of checksums, if that has been written.
    fn checksum_place(&self, cx: &Context, place: Symbol) -> Option<i64> {
        match cx.symbols[place].value {
            SymbolValue::Variable { expr, .. } => crate::eval::as_constant(cx, expr),
            _ => None,
        }
    }

    fn section_of_label(&self, cx: &Context, label: Symbol) -> Option<Section> {
        self.positions().of(cx, label).map(|(section, _)| section)
    }

    fn inline_lines(
        &self,
        cx: &Context,
        number: u32,
        start: Place,
        (begin, end): (Symbol, Symbol),
    ) -> Vec<u8> {
        let mut out = Vec::new();
        let tables = &self.codeview;
        let Some(function) = tables.functions.get(&number) else { return out };
        let Some((first, after)) = tables.extent(function) else { return out };
        let mut is_open = false;
        let mut last_label = begin;
        let mut last = start;
        for &(label, loc) in &tables.rows[first..after] {
            if out.len() >= MAX_ANNOTATIONS {
                break;
            }
            let place = if loc.function == number {
                loc.place
            } else if let Some(&call) = function.inlined.get(&loc.function) {
                call
            } else {
                // What is not of the call ends the range.
                if is_open {
                    write_annotation(annotation::CHANGE_CODE_LENGTH, &mut out);
                    write_annotation(self.code_distance(cx, last_label, label) as u32, &mut out);
                    last_label = label;
                }
                is_open = false;
                continue;
            };
            if is_open && (place.file, place.line) == (last.file, last.line) {
                continue;
            }
            is_open = true;
            if place.file != last.file {
                let at = tables.file(place.file).and_then(|file| self.checksum_place(cx, file.place));
                write_annotation(annotation::CHANGE_FILE, &mut out);
                write_annotation(at.unwrap_or(0) as u32, &mut out);
            }
            let lines = place.line.wrapping_sub(last.line) as i32;
            let encoded = signed_annotation(lines);
            let code = self.code_distance(cx, last_label, label) as u32;
            if encoded < 8 && code <= 15 {
                write_annotation(annotation::CHANGE_CODE_OFFSET_AND_LINE_OFFSET, &mut out);
                write_annotation(encoded << 4 | code, &mut out);
            } else {
                if lines != 0 {
                    write_annotation(annotation::CHANGE_LINE_OFFSET, &mut out);
                    write_annotation(encoded, &mut out);
                }
                write_annotation(annotation::CHANGE_CODE_OFFSET, &mut out);
                write_annotation(code, &mut out);
            }
            (last_label, last) = (label, place);
        }
        let mut length = self.code_distance(cx, last_label, end);
        if let Some(&(next, _)) = tables.rows.get(after)
            && self.section_of_label(cx, next) == self.section_of_label(cx, last_label)
        {
            length = length.min(self.code_distance(cx, last_label, next));
        }
        write_annotation(annotation::CHANGE_CODE_LENGTH, &mut out);
        write_annotation(length as u32, &mut out);
        out
    }

    /// Records of a variable. Ranges that are close together are one range with gaps; a long range is several.
    fn ranges(
        &self,
        cx: &Context,
        ranges: &[(Symbol, Symbol)],
        home: Home,
    ) -> (Vec<u8>, Vec<PlacedReference>) {
        let (mut out, mut references) = (Vec::new(), Vec::new());
        // The gap before each, and its size.
        let mut sizes: Vec<(u64, u64)> = Vec::with_capacity(ranges.len());
        let mut before = None;
        for &(begin, end) in ranges {
            let gap = before.map_or(0, |before| self.code_distance(cx, before, begin));
            sizes.push((gap, self.code_distance(cx, begin, end)));
            before = Some(end);
        }
        let prefix = home.record();
        let mut first = 0;
        while first < ranges.len() {
            let mut size = sizes[first].1;
            let mut after = first + 1;
            while let Some((gap, more)) =
                sizes.get(after).filter(|(gap, more)| size + gap + more <= MAX_RANGE)
            {
                size += gap + more;
                after += 1;
            }
            let num_gaps = after - first - 1;
            let mut behind = 0;
            loop {
                let chunk = size.min(MAX_RANGE);
                let record = prefix.len() + 8 + 4 * num_gaps;
                out.extend_from_slice(&(record as u16).to_le_bytes());
                out.extend_from_slice(&prefix);
                for (reference, bytes) in [(Reference::SectionOffset, 4), (Reference::SectionIndex, 2)] {
                    references.push((out.len() as u32, reference, ranges[first].0, behind));
                    out.resize(out.len() + bytes, 0);
                }
                out.extend_from_slice(&(chunk as u16).to_le_bytes());
                behind += chunk as i64;
                size -= chunk;
                if size == 0 {
                    break;
                }
            }
            let mut at = sizes[first].1;
            for &(gap, more) in &sizes[first + 1..after] {
                out.extend_from_slice(&(at as u16).to_le_bytes());
                out.extend_from_slice(&(gap as u16).to_le_bytes());
                at += gap + more;
            }
            first = after;
        }
        (out, references)
    }
}
