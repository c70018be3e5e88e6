//! `.file`, `.loc`, and `.cfi_*`.

use super::directives::{Argument, Call};
use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, mistake};
use crate::debug::{Cfi, DwarfReg, FileEntry, LineEntry, line_flags};
use support::source::Span;
use tables::registers::DwarfNumber;

/// What directives leave behind for later ones.
#[derive(Clone, Debug)]
pub(super) struct LineState {
    pub open_proc: Option<Span>,
    is_stmt: bool,
    /// Numbers that `.file` has given.
    files: std::collections::BTreeSet<u32>,
}

impl Default for LineState {
    fn default() -> Self {
        LineState { open_proc: None, is_stmt: true, files: Default::default() }
    }
}

impl Parser<'_> {
    /// `.file "name"`, `.file number ["directory"] "name" [md5 0x…] [source "…"]`
    pub(super) fn file(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Tok::Int(number) = lex.tok else {
            let name = self.string(lex)?;
            self.end(lex)?;
            let result = self.out.emit_file_name(self.cx, &name);
            return self.emit(call.span, result);
        };
        let Ok(number) = u32::try_from(number) else {
            return mistake(lex.span(), "file number is too large");
        };
        lex.advance();
        let mut file = FileEntry { number, ..FileEntry::default() };
        file.name = self.string(lex)?.into();
        if lex.tok == Tok::String {
            file.directory = Some(std::mem::replace(&mut file.name, self.string(lex)?.into()));
        }
        while !lex.at_end() {
            match lex.text() {
                b"md5" => {
                    lex.advance();
                    let digits = std::str::from_utf8(lex.text()).unwrap_or("").trim_start_matches("0x");
                    let Ok(sum) = u128::from_str_radix(digits, 16) else {
                        return mistake(
                            lex.span(),
                            "MD5 checksum specified, but no hexadecimal number follows",
                        );
                    };
                    file.md5 = Some(sum);
                    lex.advance();
                }
                b"source" => {
                    lex.advance();
                    file.source = Some(self.string(lex)?.into());
                }
                _ => return mistake(lex.span(), "unexpected token in '.file' directive"),
            }
        }
        self.line_state.files.insert(number);
        let result = self.out.emit_line_file(self.cx, &file);
        self.emit(call.span, result)
    }

    /// `.loc file line [column] [options]`
    pub(super) fn loc(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let file_span = lex.span();
        let file = self.loc_number(lex, "file number")?;
        if !self.line_state.files.contains(&file) {
            return mistake(file_span, "unassigned file number in '.loc' directive");
        }
        let line = if lex.at_end() { 0 } else { self.loc_number(lex, "line number")? };
        let column = match lex.tok {
            Tok::Int(_) | Tok::Char(b'-') => self.loc_number(lex, "column position")?,
            _ => 0,
        };
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

    fn loc_number(&mut self, lex: &mut Lexer<'_>, what: &str) -> Parse<u32> {
        let span = lex.span();
        let Tok::Int(number) = lex.tok else {
            return mistake(span, "expected integer");
        };
        lex.advance();
        u32::try_from(number).or_else(|_| mistake(span, format!("{what} is too large in '.loc' directive")))
    }

    fn loc_option(&mut self, lex: &mut Lexer<'_>, entry: &mut LineEntry) -> Parse<()> {
        let span = lex.span();
        let name = lex.text();
        if lex.tok != Tok::Ident {
            return mistake(span, "unexpected token in '.loc' directive");
        }
        lex.advance();
        match name {
            b"basic_block" => entry.flags |= line_flags::BASIC_BLOCK,
            b"prologue_end" => entry.flags |= line_flags::PROLOGUE_END,
            b"epilogue_begin" => entry.flags |= line_flags::EPILOGUE_BEGIN,
            b"is_stmt" => {
                let span = lex.span();
                match self.absolute(lex)? {
                    0 => entry.flags &= !line_flags::IS_STMT,
                    1 => entry.flags |= line_flags::IS_STMT,
                    _ => return mistake(span, "is_stmt value not 0 or 1"),
                }
            }
            b"isa" | b"discriminator" | b"view" => {
                let span = lex.span();
                let value = u32::try_from(self.absolute(lex)?);
                let Ok(value) = value else { return mistake(span, "isa number less than zero") };
                match name {
                    b"isa" => entry.isa = value,
                    b"discriminator" => entry.discriminator = value,
                    _ => {}
                }
            }
            _ => return mistake(span, "unknown sub-directive in '.loc' directive"),
        }
        Ok(())
    }

    // Call frames.

    fn cfi(&mut self, call: &Call, cfi: Cfi) -> Parse<()> {
        if self.line_state.open_proc.is_none() {
            return mistake(
                call.span,
                "this directive must appear between .cfi_startproc and .cfi_endproc directives",
            );
        }
        let result = self.out.emit_cfi(self.cx, &cfi);
        self.emit(call.span, result)
    }

    pub(super) fn cfi_sections(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let (mut eh_frame, mut debug_frame) = (false, false);
        self.many(lex, |this, lex| {
            let span = lex.span();
            match &*this.identifier(lex)? {
                b".eh_frame" => eh_frame = true,
                b".debug_frame" => debug_frame = true,
                _ => return mistake(span, "expected .eh_frame or .debug_frame"),
            }
            Ok(())
        })?;
        let result = self.out.emit_cfi(self.cx, &Cfi::Sections { eh_frame, debug_frame });
        self.emit(call.span, result)
    }

    pub(super) fn cfi_start(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let simple = lex.is_word("simple");
        if simple {
            lex.advance();
        }
        self.end(lex)?;
        if self.line_state.open_proc.is_some() {
            return mistake(call.span, "starting new .cfi frame before finishing the previous one");
        }
        self.line_state.open_proc = Some(call.span);
        self.cfi(call, Cfi::StartProc { simple })
    }

    pub(super) fn cfi_end(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.end(lex)?;
        self.cfi(call, Cfi::EndProc)?;
        self.line_state.open_proc = None;
        Ok(())
    }

    /// A register by number or name.
    fn dwarf_register(&mut self, lex: &mut Lexer<'_>) -> Parse<DwarfReg> {
        let span = lex.span();
        if let Some(register) = self.register_name(lex) {
            let numbers = self.target.image.records::<DwarfNumber>();
            let number = |reg: u16| numbers.iter().find(|n| n.register == reg && n.number >= 0);
            return match register.iter().find_map(|&r| number(r)) {
                Some(number) => Ok(DwarfReg(number.number as u32)),
                None => mistake(span, "register has no DWARF number"),
            };
        }
        match u32::try_from(self.absolute(lex)?) {
            Ok(number) => Ok(DwarfReg(number)),
            Err(_) => mistake(span, "invalid register number"),
        }
    }

    pub(super) fn cfi_register_offset(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let register = self.dwarf_register(lex)?;
        self.comma(lex)?;
        let offset = self.absolute(lex)?;
        self.end(lex)?;
        let cfi = match call.argument {
            Argument::Name("def_cfa") => Cfi::DefCfa(register, offset),
            Argument::Name("rel_offset") => Cfi::RelOffset(register, offset),
            Argument::Name("val_offset") => Cfi::ValOffset(register, offset),
            _ => Cfi::Offset(register, offset),
        };
        self.cfi(call, cfi)
    }

    pub(super) fn cfi_number(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let number = self.absolute(lex)?;
        self.end(lex)?;
        let cfi = match call.argument {
            Argument::Name("adjust_cfa_offset") => Cfi::AdjustCfaOffset(number),
            _ => Cfi::DefCfaOffset(number),
        };
        self.cfi(call, cfi)
    }

    pub(super) fn cfi_register(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        loop {
            let register = self.dwarf_register(lex)?;
            let cfi = match call.argument {
                Argument::Name("def_cfa_register") => Cfi::DefCfaRegister(register),
                Argument::Name("same_value") => Cfi::SameValue(register),
                Argument::Name("restore") => Cfi::Restore(register),
                Argument::Name("return_column") => Cfi::ReturnColumn(register),
                _ => Cfi::Undefined(register),
            };
            self.cfi(call, cfi)?;
            let may_repeat = matches!(call.argument, Argument::Name("restore" | "undefined"));
            if !may_repeat || !lex.eat(b',') {
                return self.end(lex);
            }
        }
    }

    pub(super) fn cfi_two_registers(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let first = self.dwarf_register(lex)?;
        self.comma(lex)?;
        let second = self.dwarf_register(lex)?;
        self.end(lex)?;
        self.cfi(call, Cfi::Register(first, second))
    }

    pub(super) fn cfi_plain(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.end(lex)?;
        let cfi = match call.argument {
            Argument::Name("remember_state") => Cfi::RememberState,
            Argument::Name("restore_state") => Cfi::RestoreState,
            Argument::Name("window_save") => Cfi::WindowSave,
            _ => Cfi::SignalFrame,
        };
        self.cfi(call, cfi)
    }

    /// `.cfi_personality encoding, symbol`; 255 stands for no pointer.
    pub(super) fn cfi_pointer(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let span = lex.span();
        let encoding = self.absolute(lex)?;
        if encoding == 255 {
            return Ok(());
        }
        // The value formats are absolute, 2, 4, 8 bytes, signed or not; applied to nothing or to the place.
        let valid = (0..=255).contains(&encoding)
            && matches!(encoding & 0xf, 0 | 2 | 3 | 4 | 10 | 11 | 12 | 8)
            && matches!(encoding & 0x70, 0 | 0x10);
        if !valid {
            return mistake(span, "unsupported encoding.");
        }
        self.comma(lex)?;
        let symbol = self.symbol(lex)?;
        self.end(lex)?;
        let encoding = encoding as u8;
        let cfi = match call.argument {
            Argument::Name("personality") => Cfi::Personality { encoding, symbol },
            _ => Cfi::Lsda { encoding, symbol },
        };
        self.cfi(call, cfi)
    }

    pub(super) fn cfi_escape(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let mut bytes = Vec::new();
        self.many(lex, |this, lex| {
            bytes.push(this.absolute(lex)? as u8);
            Ok(())
        })?;
        self.cfi(call, Cfi::Escape(bytes.into()))
    }

    pub(super) fn cfi_label(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let symbol = self.symbol(lex)?;
        self.end(lex)?;
        self.cfi(call, Cfi::Label(symbol))
    }
}
