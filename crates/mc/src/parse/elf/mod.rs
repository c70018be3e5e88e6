//! The directives of ELF: sections and what is said of symbols ([`symbols`]).

mod symbols;

use super::directives::{Argument, Call, Row, run, visibility};
use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, mistake};
use crate::context::{Binding, Section, Symbol, SymbolValue, SymbolVisibility};
use crate::elf::sections::{MACHINE_SECTION_FLAGS, SECTION_FLAGS, SECTION_TYPES, implied, properties};
use crate::section::{Kind, Payload, Request, SectionKind};
use crate::streamer::{Alignment, SymbolAttribute};
use Argument::{Attribute, None as Plain};
use object::elf::*;
use smallvec::SmallVec;
use support::source::Span;

/// What only assembly for ELF has.
pub(super) const DIRECTIVES: &[Row] = &[
    (".section", run!(elf_section), Plain),
    (".pushsection", run!(push_elf_section), Plain),
    (".popsection", run!(pop_section), Plain),
    (".previous", run!(previous_section), Plain),
    (".subsection", run!(subsection), Plain),
    (".text", run!(standard_section), Argument::Section(Kind::Text)),
    (".data", run!(standard_section), Argument::Section(Kind::Data)),
    (".bss", run!(standard_section), Argument::Section(Kind::Bss)),
    (".rodata", run!(standard_section), Argument::Section(Kind::ReadOnly)),
    (".tdata", run!(standard_section), Argument::Section(Kind::ThreadData)),
    (".tbss", run!(standard_section), Argument::Section(Kind::ThreadBss)),
    (".weak", run!(symbol_attribute), Attribute(SymbolAttribute::Binding(Binding::Weak))),
    (".local", run!(symbol_attribute), Attribute(SymbolAttribute::Binding(Binding::Local))),
    (".hidden", run!(symbol_attribute), visibility(SymbolVisibility::Hidden)),
    (".internal", run!(symbol_attribute), visibility(SymbolVisibility::Internal)),
    (".protected", run!(symbol_attribute), visibility(SymbolVisibility::Protected)),
    (".type", run!(symbol_type), Plain),
    (".size", run!(symbol_size), Plain),
    (".symver", run!(symver), Plain),
    (".weakref", run!(weakref), Plain),
    (".ident", run!(ident), Plain),
    (".version", run!(version), Plain),
];

/// What a directive says of a section.
#[derive(Clone, Copy, Default)]
struct Wanted {
    ty: u32,
    flags: u64,
    entry_size: u64,
    group: Option<Symbol>,
    comdat: bool,
    unique: Option<u32>,
    linked_to: Option<Symbol>,
}

impl Wanted {
    fn kind(&self) -> SectionKind {
        let Wanted { ty, flags, entry_size, group, comdat, unique, linked_to } = *self;
        let payload = Payload { ty, flags };
        SectionKind { payload, properties: properties(payload), entry_size, group, comdat, unique, linked_to }
    }
}

impl Parser<'_> {
    fn elf_section(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.section_arguments(lex, call, false)
    }

    fn push_elf_section(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.push_section(lex, call, |this, lex, call| this.section_arguments(lex, call, true))
    }

    /// `.section name[, "flags"[, @type[, …]]]`; `.pushsection` may have a subsection after the name.
    fn section_arguments(&mut self, lex: &mut Lexer<'_>, call: &Call, is_push: bool) -> Parse<()> {
        let name = self.section_name(lex)?;
        let (implied_type, mut flags) = implied(&name);
        if name == b".eh_frame" {
            flags = 0;
        }
        let mut kind = Wanted { ty: implied_type, flags: flags.into(), ..Wanted::default() };
        let (mut subsection, mut ty, mut extra_flags, mut inherits) = (Some(0), None, 0, false);
        if lex.eat(b',') {
            let mut has_flags = true;
            if is_push && lex.tok != Tok::String {
                subsection = self.subsection_number(lex)?;
                has_flags = lex.eat(b',');
            }
            if has_flags {
                let letters = self.flag_letters(lex)?;
                inherits = letters.contains(&b'?');
                extra_flags = self.section_flags(&letters, lex.span())?;
                kind.flags |= extra_flags;
                if inherits && kind.flags & u64::from(SHF_GROUP) != 0 {
                    let message = "Section cannot specifiy a group name while also acting as a member of the last group";
                    return mistake(lex.span(), message);
                }
                ty = self.section_type(lex, &kind)?;
                self.section_extras(lex, ty.as_deref(), &mut kind)?;
            }
        }
        self.end_of_directive(lex)?;
        if let Some(ty) = &ty {
            kind.ty = self.section_type_number(ty, lex)?;
        }
        if name == b".eh_frame" && kind.ty == SHT_PROGBITS {
            // The type that call frames have, which other assemblers do not write.
            kind.ty = self.subtarget.call_frames(self.target).map_or(kind.ty, |frames| frames.section_type);
        }
        if inherits {
            self.inherit_group(&mut kind);
        }
        if name == b".eh_frame" && extra_flags == 0 && ty.is_none() {
            kind.flags = SHF_ALLOC.into();
        }
        let is_bare = extra_flags == 0 && kind.entry_size == 0 && ty.is_none();
        let section = self.named_section(&name, &kind, call.span);
        if let Some(subsection) = subsection {
            self.switch(section, subsection, call.span)?;
        }
        self.compare_kinds(section, &kind, ty.is_some(), is_bare, call.span);
        Ok(())
    }

    /// The flags: a string, or `#alloc, #write`.
    fn flag_letters(&mut self, lex: &mut Lexer<'_>) -> Parse<Vec<u8>> {
        if lex.tok == Tok::String {
            let text = lex.text();
            lex.advance();
            return Ok(text[1..text.len() - 1].to_vec());
        }
        let mut letters = Vec::new();
        if !lex.is(b'#') {
            return mistake(lex.span(), "expected string");
        }
        while lex.eat(b'#') {
            letters.push(match lex.text() {
                b"alloc" => b'a',
                b"execinstr" => b'x',
                b"write" => b'w',
                b"tls" => b'T',
                _ => return mistake(lex.span(), "unknown flag"),
            });
            lex.advance();
            if !lex.is(b',') || lex.peek() != Tok::Char(b'#') {
                break;
            }
            lex.advance();
        }
        Ok(letters)
    }

    /// The section of this name, group, number and link: the one that is there, whatever else is said of it.
    fn named_section(&mut self, name: &[u8], kind: &Wanted, span: Span) -> Section {
        let code = kind.flags & u64::from(SHF_EXECINSTR) != 0;
        let kind = kind.kind();
        if let Some(known) = self.cx.section_at(name, kind.place()) {
            return known;
        }
        // The name of a section is that of a symbol at its start.
        if let Some(symbol) = self.cx.lookup_symbol(name)
            && self.cx.section_of_name(name).is_none()
            && matches!(self.cx.symbols[symbol].value, SymbolValue::Label { .. } | SymbolValue::Common { .. })
        {
            self.error(span, "invalid symbol redefinition");
        }
        self.cx.section(name, kind, code)
    }

    /// What is said of a section must be what was said of it before; what is not said does not count.
    fn compare_kinds(&mut self, section: Section, kind: &Wanted, has_type: bool, is_bare: bool, span: Span) {
        let data = &self.cx.sections[section];
        let (Payload { ty, flags }, entry_size) = (data.kind.payload, data.kind.entry_size);
        let name = String::from_utf8_lossy(&data.name).into_owned();
        if has_type && ty != kind.ty {
            self.error(span, format!("changed section type for {name}, expected: {ty:#x}"));
        }
        if !is_bare && flags != kind.flags {
            self.error(span, format!("changed section flags for {name}, expected: {flags:#x}"));
        }
        if !is_bare && entry_size != kind.entry_size {
            self.error(span, format!("changed section entsize for {name}, expected: {entry_size}"));
        }
    }

    fn section_flags(&mut self, letters: &[u8], span: Span) -> Parse<u64> {
        if let Some(number) =
            std::str::from_utf8(letters).ok().filter(|t| t.starts_with(|c: char| c.is_ascii_digit()))
        {
            let (digits, radix) = number.strip_prefix("0x").map_or((number, 10), |hex| (hex, 16));
            return match u64::from_str_radix(digits, radix) {
                Ok(flags) => Ok(flags),
                Err(_) => mistake(span, "unknown flag"),
            };
        }
        let machine = self.subtarget.elf_machine(self.target);
        let of_machine =
            MACHINE_SECTION_FLAGS.iter().filter(|row| row.0 == machine).map(|row| (row.1, row.2));
        let known: SmallVec<[(u8, u32); 16]> = SECTION_FLAGS.iter().copied().chain(of_machine).collect();
        let mut flags = 0;
        for &letter in letters.iter().filter(|&&c| c != b'?') {
            match known.iter().find(|&&(l, _)| l == letter) {
                Some(&(_, flag)) => flags |= u64::from(flag),
                None => return mistake(span, "unknown flag"),
            }
        }
        Ok(flags)
    }

    /// `, @type`: the name of the type, or its number, as written.
    fn section_type(&mut self, lex: &mut Lexer<'_>, kind: &Wanted) -> Parse<Option<Vec<u8>>> {
        if !lex.eat(b',') {
            let has = |flag: u32| kind.flags & u64::from(flag) != 0;
            return match () {
                () if has(SHF_MERGE) => mistake(lex.span(), "Mergeable section must specify the type"),
                () if has(SHF_GROUP) => mistake(lex.span(), "Group section must specify the type"),
                () => self.end_of_directive(lex).map(|()| None),
            };
        }
        if lex.tok != Tok::String {
            if !matches!(lex.tok, Tok::Char(b'@' | b'%')) {
                return mistake(lex.span(), "expected '@<type>', '%<type>' or \"<type>\"");
            }
            lex.advance();
        }
        if let Tok::Int(_) = lex.tok {
            let text = lex.text().to_vec();
            lex.advance();
            return Ok(Some(text));
        }
        Ok(Some(self.identifier(lex)?.into_owned()))
    }

    fn section_type_number(&mut self, name: &[u8], lex: &mut Lexer<'_>) -> Parse<u32> {
        if let Some(&(_, ty)) = SECTION_TYPES.iter().find(|(known, _)| known.as_bytes() == name) {
            return Ok(ty);
        }
        let number = std::str::from_utf8(name).ok().and_then(|n| match n.get(..2) {
            Some("0x" | "0X") => u32::from_str_radix(&n[2..], 16).ok(),
            Some("0b" | "0B") => u32::from_str_radix(&n[2..], 2).ok(),
            _ if n.len() > 1 && n.starts_with('0') => u32::from_str_radix(&n[1..], 8).ok(),
            _ => n.parse().ok(),
        });
        if let Some(number) = number {
            return Ok(number);
        }
        // The place of the next statement, as LLVM has it.
        lex.end_of_line();
        self.instantiated = true;
        mistake(lex.span(), "unknown section type")
    }

    /// Entry size, group, linked-to symbol and number, as the flags ask for them.
    fn section_extras(&mut self, lex: &mut Lexer<'_>, ty: Option<&[u8]>, kind: &mut Wanted) -> Parse<()> {
        let has = |kind: &Wanted, flag: u32| kind.flags & u64::from(flag) != 0;
        if has(kind, SHF_MERGE) || ty == Some(b"llvm_cfi_jump_table") {
            if !lex.eat(b',') {
                return mistake(lex.span(), "expected the entry size");
            }
            match self.absolute(lex)? {
                size @ 1.. => kind.entry_size = size as u64,
                _ => return mistake(lex.span(), "entry size must be positive"),
            }
        }
        if has(kind, SHF_LINK_ORDER) {
            kind.linked_to = self.linked_symbol(lex)?;
        }
        if has(kind, SHF_GROUP) {
            self.section_group(lex, kind)?;
        }
        if lex.eat(b',') {
            kind.unique = Some(self.unique_number(lex)?);
        }
        Ok(())
    }

    fn linked_symbol(&mut self, lex: &mut Lexer<'_>) -> Parse<Option<Symbol>> {
        if !lex.eat(b',') {
            return mistake(lex.span(), "expected linked-to symbol");
        }
        let span = lex.span();
        let Some(name) = self.try_identifier(lex) else {
            if lex.text() == b"0" {
                lex.advance();
                return Ok(None);
            }
            return mistake(lex.span(), "invalid linked-to symbol");
        };
        let symbol = self.cx.symbol(&name);
        let in_section = matches!(self.cx.symbols[symbol].value, SymbolValue::Label { .. });
        // The name of a section stands for it, too.
        if !in_section && self.cx.section_of_name(&name).is_none() {
            let name = String::from_utf8_lossy(&name);
            return mistake(span, format!("linked-to symbol is not in a section: {name}"));
        }
        Ok(Some(symbol))
    }

    /// `, group[, comdat]`
    fn section_group(&mut self, lex: &mut Lexer<'_>, kind: &mut Wanted) -> Parse<()> {
        if !lex.eat(b',') {
            return mistake(lex.span(), "expected group name");
        }
        kind.group = Some(self.group_name(lex)?);
        if !lex.is(b',') {
            return Ok(());
        }
        let before = *lex;
        lex.advance();
        let Some(linkage) = self.try_identifier(lex) else {
            return mistake(lex.span(), "invalid linkage");
        };
        match &*linkage {
            b"comdat" => kind.comdat = true,
            b"unique" => *lex = before,
            _ => return mistake(lex.span(), "Linkage must be 'comdat'"),
        }
        Ok(())
    }

    /// `unique, number`
    fn unique_number(&mut self, lex: &mut Lexer<'_>) -> Parse<u32> {
        if self.identifier(lex)? != &b"unique"[..] {
            return mistake(lex.span(), "expected 'unique'");
        }
        if !lex.eat(b',') {
            return mistake(lex.span(), "expected commma");
        }
        match self.absolute(lex)? {
            ..0 => mistake(lex.span(), "unique id must be positive"),
            number => match u32::try_from(number) {
                Ok(number) if number != u32::MAX => Ok(number),
                _ => mistake(lex.span(), "unique id is too large"),
            },
        }
    }

    fn group_name(&mut self, lex: &mut Lexer<'_>) -> Parse<Symbol> {
        if let Tok::Int(_) = lex.tok {
            let name = lex.text();
            lex.advance();
            return Ok(self.cx.symbol(name));
        }
        match self.try_identifier(lex) {
            Some(name) => Ok(self.cx.symbol(&name)),
            None => mistake(lex.span(), "invalid group name"),
        }
    }

    /// `?`: the group of the section before.
    fn inherit_group(&mut self, kind: &mut Wanted) {
        if let Some((section, _)) = self.section.current {
            let current = &self.cx.sections[section].kind;
            if let Some(group) = current.group {
                kind.group = Some(group);
                kind.comdat = current.comdat;
                kind.flags |= u64::from(SHF_GROUP);
            }
        }
    }

    /// `.version "text"`: a note.
    fn version(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let text = self.raw_string(lex, "expected string")?;
        self.instantiated = true;
        let note = self.cx.open_section(b".note", &Request::new(Kind::Note));
        let back = self.section.current;
        let mut emit = || -> crate::streamer::Emit {
            self.out.switch_section(self.cx, note, 0)?;
            for number in [text.len() as i64 + 1, 0, 1] {
                let number = self.cx.constant(number);
                self.out.emit_value(self.cx, number, 4)?;
            }
            self.out.emit_bytes(self.cx, text)?;
            self.out.emit_bytes(self.cx, &[0])?;
            self.out.emit_align(self.cx, Alignment { log2: 2, fill: None, max_skip: 0, code: false })?;
            match back {
                Some((section, subsection)) => self.out.switch_section(self.cx, section, subsection),
                None => Ok(()),
            }
        };
        let result = emit();
        self.emit(call.span, result)
    }
}
