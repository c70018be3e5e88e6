//! `.file`, `.loc` and what else says where code comes from: `.loc_label`, `.pseudoprobe`.

use super::directives::Call;
use super::expr::parse_u128;
use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, mistake};
use crate::debug::{FileEntry, LineEntry, PseudoProbe, line_flags};
use crate::expr::ExprData;
use std::collections::BTreeSet;

/// The version of DWARF that line tables have unless something asks for another.
const DEFAULT_DWARF_VERSION: u16 = 4;

/// What directives leave behind for later ones.
#[derive(Clone, Debug)]
pub(super) struct LineState {
    /// How deep the stack of sections was at each `.cfi_startproc` that has no end yet: a frame may be put into another
    /// one, but only in a section that was pushed.
    pub open_procs: Vec<usize>,
    /// `.seh_proc` whose end has not come.
    pub open_unwind: bool,
    pub(super) is_stmt: bool,
    /// Numbers that `.file` has given.
    pub(super) files: BTreeSet<u32>,
    pub(super) dwarf_version: u16,
    /// Name and checksum of file 0.
    root: Option<(Box<[u8]>, Option<u128>)>,
    /// Whether files have come with and without a checksum, and whether that has been said.
    with_md5: bool,
    without_md5: bool,
    md5_reported: bool,
}

impl LineState {
    pub fn new(dwarf_version: u16) -> LineState {
        LineState {
            open_procs: Vec::new(),
            open_unwind: false,
            is_stmt: true,
            files: BTreeSet::new(),
            dwarf_version: if dwarf_version == 0 { DEFAULT_DWARF_VERSION } else { dwarf_version },
            root: None,
            with_md5: false,
            without_md5: false,
            md5_reported: false,
        }
    }

    /// Numbers below the largest that no `.file` has given. Such a hole is as bad however large: the first ones are enough.
    pub fn unassigned_files(&self) -> Vec<u32> {
        let last = self.files.last().copied().unwrap_or(0);
        (1..last).filter(|n| !self.files.contains(n)).take(100).collect()
    }
}

impl Parser<'_> {
    /// `.file "name"`, `.file number ["directory"] "name" [md5 0x…] [source "…"]`
    pub(super) fn file(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let mut number = None;
        if let Tok::Int(value) = lex.tok {
            lex.advance();
            if (value as i64) < 0 {
                return mistake(lex.span(), "negative file number");
            }
            number = Some(value);
        }
        let mut file = FileEntry { name: self.string(lex)?.into(), ..FileEntry::default() };
        if lex.tok == Tok::String {
            if number.is_none() {
                return mistake(lex.span(), "explicit path specified, but no file number");
            }
            file.directory = Some(std::mem::replace(&mut file.name, self.string(lex)?.into()));
        }
        while !lex.at_end() {
            self.file_option(lex, number.is_some(), &mut file)?;
        }
        let Some(number) = number else {
            let result = self.out.emit_file_name(self.cx, &file.name);
            return self.emit(call.span, result);
        };
        let Ok(number) = u32::try_from(number) else { return mistake(call.span, "file number is too large") };
        file.number = number;
        self.line_file(file, call)
    }

    fn file_option(&mut self, lex: &mut Lexer<'_>, numbered: bool, file: &mut FileEntry) -> Parse<()> {
        const UNEXPECTED: &str = "unexpected token in '.file' directive";
        if lex.tok != Tok::Ident {
            return mistake(lex.span(), UNEXPECTED);
        }
        let keyword = lex.text();
        lex.advance();
        match keyword {
            b"md5" if !numbered => mistake(lex.span(), "MD5 checksum specified, but no file number"),
            b"md5" => {
                file.md5 = Some(match lex.tok {
                    Tok::Int(value) => value.into(),
                    Tok::BigInt => match parse_u128(lex.text()) {
                        Some(value) => value,
                        None => return mistake(lex.span(), "out of range literal value"),
                    },
                    _ => return mistake(lex.span(), "unknown token in expression"),
                });
                lex.advance();
                Ok(())
            }
            b"source" if !numbered => mistake(lex.span(), "source specified, but no file number"),
            b"source" if lex.tok == Tok::String => {
                file.source = Some(self.string(lex)?.into());
                Ok(())
            }
            _ => mistake(lex.span(), UNEXPECTED),
        }
    }

    /// A row of the file table. Number 0 is the file itself, and makes the table one of version 5.
    fn line_file(&mut self, mut file: FileEntry, call: &Call) -> Parse<()> {
        let state = &mut self.line_state;
        if file.md5.is_some() {
            state.with_md5 = true
        } else {
            state.without_md5 = true
        }
        if file.number == 0 {
            state.dwarf_version = state.dwarf_version.max(5);
            state.root = Some((file.name.clone(), file.md5));
        } else if state.root.as_ref().is_some_and(|root| *root == (file.name.clone(), file.md5)) {
            // The file itself once more: it keeps its number.
            return Ok(());
        } else {
            if !state.files.insert(file.number) {
                return mistake(call.span, "file number already allocated");
            }
            split_directory(&mut file);
        }
        let warn = state.with_md5 && state.without_md5 && !std::mem::replace(&mut state.md5_reported, true);
        if !(state.with_md5 && state.without_md5) {
            state.md5_reported = false;
        }
        let result = self.out.emit_line_file(self.cx, &file);
        self.emit(call.span, result)?;
        if warn {
            self.warning(call.span, "inconsistent use of MD5 checksums");
        }
        Ok(())
    }

    /// `.loc file [line [column]] [options]`
    pub(super) fn loc(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let span = lex.span();
        let Tok::Int(file) = lex.tok else { return mistake(span, "expected integer") };
        lex.advance();
        if (file as i64) < 1 && self.line_state.dwarf_version < 5 {
            return mistake(span, "file number less than one in '.loc' directive");
        }
        let known = u32::try_from(file).ok().filter(|n| *n == 0 || self.line_state.files.contains(n));
        let Some(file) = known else {
            return mistake(span, "unassigned file number in '.loc' directive");
        };
        let line = self.loc_number(lex, "line number")?;
        let column = self.loc_number(lex, "column position")?;
        let mut entry = LineEntry {
            file,
            line,
            column,
            flags: if self.line_state.is_stmt { line_flags::IS_STMT } else { 0 },
            previous_is_stmt: self.line_state.is_stmt,
            isa: 0,
            discriminator: 0,
        };
        while !lex.at_end() {
            self.loc_option(lex, &mut entry)?;
        }
        self.line_state.is_stmt = entry.flags & line_flags::IS_STMT != 0;
        let result = self.out.emit_line(self.cx, &entry);
        self.emit(call.span, result)
    }

    /// A number that may be left out.
    fn loc_number(&mut self, lex: &mut Lexer<'_>, what: &str) -> Parse<u32> {
        let span = lex.span();
        let Tok::Int(number) = lex.tok else { return Ok(0) };
        if (number as i64) < 0 {
            return mistake(span, format!("{what} less than zero in '.loc' directive"));
        }
        lex.advance();
        u32::try_from(number).or_else(|_| mistake(span, format!("{what} is too large in '.loc' directive")))
    }

    fn loc_option(&mut self, lex: &mut Lexer<'_>, entry: &mut LineEntry) -> Parse<()> {
        let span = lex.span();
        let Some(name) = self.try_identifier(lex) else {
            return mistake(span, "unexpected token in '.loc' directive");
        };
        let value_span = lex.span();
        match &*name {
            b"basic_block" => entry.flags |= line_flags::BASIC_BLOCK,
            b"prologue_end" => entry.flags |= line_flags::PROLOGUE_END,
            b"epilogue_begin" => entry.flags |= line_flags::EPILOGUE_BEGIN,
            b"is_stmt" => match self.constant(lex)? {
                Some(0) => entry.flags &= !line_flags::IS_STMT,
                Some(1) => entry.flags |= line_flags::IS_STMT,
                Some(_) => return mistake(value_span, "is_stmt value not 0 or 1"),
                None => return mistake(value_span, "is_stmt value not the constant value of 0 or 1"),
            },
            b"isa" => match self.constant(lex)? {
                Some(isa @ 0..) => entry.isa = isa as u32,
                Some(_) => return mistake(value_span, "isa number less than zero"),
                None => return mistake(value_span, "isa number not a constant value"),
            },
            b"discriminator" => entry.discriminator = self.absolute(lex)? as u32,
            _ => return mistake(span, "unknown sub-directive in '.loc' directive"),
        }
        Ok(())
    }

    /// The value of an expression that is written as a constant.
    fn constant(&mut self, lex: &mut Lexer<'_>) -> Parse<Option<i64>> {
        let expr = self.expression(lex)?;
        Ok(match self.cx.expr(expr) {
            ExprData::Constant(value) => Some(value),
            _ => None,
        })
    }

    /// `.loc_label name`: a label at a place in the line table.
    pub(super) fn loc_label(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let name = self.identifier(lex)?;
        self.end(lex)?;
        let symbol = self.cx.symbol(&name);
        let result = self.out.emit_loc_label(self.cx, symbol);
        self.emit(call.span, result)
    }

    /// `.pseudoprobe guid index type attributes [discriminator] [@ guid:index …] function`
    pub(super) fn pseudo_probe(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        /// The attribute that a discriminator follows.
        const HAS_DISCRIMINATOR: u64 = 4;
        let mut probe = PseudoProbe {
            guid: self.integer(lex)?,
            index: self.integer(lex)?,
            kind: self.integer(lex)?,
            attributes: self.integer(lex)?,
            ..PseudoProbe::default()
        };
        if probe.attributes & HAS_DISCRIMINATOR != 0 {
            probe.discriminator = self.integer(lex)?;
        }
        let optional = |this: &mut Self, lex: &mut Lexer<'_>| match lex.tok {
            Tok::Int(_) => this.integer(lex),
            _ => Ok(0),
        };
        while lex.eat(b'@') {
            let guid = optional(self, lex)?;
            lex.eat(b':');
            probe.inlined.push((guid, optional(self, lex)?));
        }
        let span = lex.span();
        let name = self.identifier(lex)?;
        self.end(lex)?;
        let Some(function) = self.cx.lookup_symbol(&name) else {
            let name = String::from_utf8_lossy(&name).into_owned();
            return mistake(span, format!("undefined symbol '{name}' in '.pseudoprobe' directive"));
        };
        let result = self.out.emit_pseudo_probe(self.cx, &probe, function);
        self.emit(call.span, result)
    }

    fn integer(&mut self, lex: &mut Lexer<'_>) -> Parse<u64> {
        let Tok::Int(value) = lex.tok else { return mistake(lex.span(), "expected integer") };
        lex.advance();
        Ok(value)
    }

    /// `.stabs`, and others that nobody reads any more.
    pub(super) fn unsupported_directive(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let name = String::from_utf8_lossy(lex.slice(call.span)).into_owned();
        mistake(lex.span(), format!("unsupported directive '{name}'"))
    }
}

/// A name with a directory in it is two, unless the directory is given.
fn split_directory(file: &mut FileEntry) {
    if file.directory.as_ref().is_some_and(|d| !d.is_empty()) {
        return;
    }
    file.directory = None;
    let Some(slash) = file.name.iter().rposition(|&c| c == b'/') else { return };
    if slash + 1 == file.name.len() {
        return;
    }
    let name = file.name[slash + 1..].into();
    file.directory = Some(file.name[..slash.max(1)].into());
    file.name = name;
}
