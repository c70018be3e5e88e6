//! Directives that switch sections, as ELF has them.

use super::directives::{Argument, Call};
use super::elf_names::{MACHINE_SECTION_FLAGS, SECTION_FLAGS, SECTION_TYPES, implied, plain_kind};
use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, SectionState, mistake};
use crate::context::{Section, SectionKind, Symbol, SymbolValue};
use object::elf::*;
use smallvec::SmallVec;
use support::source::Span;

impl Parser<'_> {
    /// Code goes to `.text` until something else is said.
    pub(super) fn initial_section(&mut self, span: Span) -> Parse<()> {
        let section = self.standard(".text");
        self.section.current = Some((section, 0));
        let result = self.out.start_in(self.cx, section);
        self.emit(span, result)
    }

    /// An empty section that says that the stack need not be executable.
    pub(super) fn mark_stack(&mut self, span: Span) -> Parse<()> {
        let note = self.cx.section(b".note.GNU-stack", plain_kind(SHT_PROGBITS, 0), false);
        let result = self.out.switch_section(self.cx, note, 0);
        self.emit(span, result)?;
        let Some((section, subsection)) = self.section.current else { return Ok(()) };
        let result = self.out.switch_section(self.cx, section, subsection);
        self.emit(span, result)
    }

    /// With `-n`, code and data need a section that has been named. It is missed only once.
    pub(super) fn check_section(&mut self, lex: &Lexer<'_>) -> Parse<()> {
        if self.section.current.is_some() {
            return Ok(());
        }
        self.initial_section(lex.span())?;
        mistake(lex.span(), "expected section directive before assembly directive")
    }

    fn standard(&mut self, name: &str) -> Section {
        let (ty, flags) = implied(name.as_bytes());
        self.cx.section(name.as_bytes(), plain_kind(ty, flags), flags & SHF_EXECINSTR != 0)
    }

    pub(super) fn in_nobits_section(&self) -> bool {
        self.out.current_section().is_some_and(|s| self.cx.sections[s].kind.ty == SHT_NOBITS)
    }

    pub(super) fn current_section_name(&self) -> String {
        let section = self.out.current_section();
        section.map_or(String::new(), |s| String::from_utf8_lossy(&self.cx.sections[s].name).into_owned())
    }

    fn switch(&mut self, section: Section, subsection: i32, span: Span) -> Parse<()> {
        self.section.previous = self.section.current;
        self.section.current = Some((section, subsection));
        let result = self.out.switch_section(self.cx, section, subsection);
        self.emit(span, result)
    }

    /// `.text [subsection]`
    pub(super) fn standard_section(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Section(name) = call.argument else { return Ok(()) };
        let section = self.standard(name);
        self.switch_to_part(section, lex, call)
    }

    /// After the section, perhaps the number of a subsection. What follows that is read as a statement of its own.
    fn switch_to_part(&mut self, section: Section, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let mut subsection = Some(0);
        if !lex.at_end() {
            subsection = self.subsection_number(lex)?;
            if !lex.at_end() {
                lex.advance();
                self.instantiated = true;
            }
        }
        match subsection {
            Some(subsection) => self.switch(section, subsection, call.span),
            None => Ok(()),
        }
    }

    /// A number that is wrong is reported, and the section stays the one before.
    fn subsection_number(&mut self, lex: &mut Lexer<'_>) -> Parse<Option<i32>> {
        let number = self.expression(lex)?;
        let span = self.expr_span(lex);
        let Some(number) = self.value_now(number) else {
            self.error(span, "cannot evaluate subsection number");
            return Ok(None);
        };
        match i32::try_from(number) {
            Ok(number) if number >= 0 || self.out.keeps_text() => Ok(Some(number)),
            _ => {
                self.error(span, format!("subsection number {number} is not within [0,2147483647]"));
                Ok(None)
            }
        }
    }

    pub(super) fn subsection(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let number = if lex.at_end() { Some(0) } else { self.subsection_number(lex)? };
        self.end_of_directive(lex)?;
        let Some(number) = number else { return Ok(()) };
        match self.section.current {
            Some((section, _)) => self.switch(section, number, call.span),
            None => mistake(call.span, "expected section directive before '.subsection'"),
        }
    }

    pub(super) fn end_of_directive(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        if lex.at_end() { Ok(()) } else { mistake(lex.span(), "expected end of directive") }
    }

    pub(super) fn previous_section(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Some((section, subsection)) = self.section.previous else {
            return mistake(lex.span(), ".previous without corresponding .section");
        };
        self.instantiated = true;
        self.switch(section, subsection, call.span)
    }

    pub(super) fn push_section(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        if self.section_stack.len() >= super::limits::CONDITIONAL_DEPTH {
            return mistake(call.span, "sections are nested too deeply");
        }
        let state = self.section;
        self.section_stack.push(state);
        let result = self.section_arguments(lex, call, true);
        if result.is_err() {
            self.section_stack.pop();
            self.return_to(state, call.span)?;
        }
        result
    }

    fn return_to(&mut self, state: SectionState, span: Span) -> Parse<()> {
        self.section = state;
        let Some((section, subsection)) = state.current else { return Ok(()) };
        let result = self.out.return_to_section(self.cx, section, subsection);
        self.emit(span, result)
    }

    pub(super) fn pop_section(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Some(state) = self.section_stack.pop() else {
            return mistake(lex.span(), ".popsection without corresponding .pushsection");
        };
        self.instantiated = true;
        self.return_to(state, call.span)
    }

    pub(super) fn section_directive(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.section_arguments(lex, call, false)
    }

    /// `.section name[, "flags"[, @type[, …]]]`; `.pushsection` may have a subsection after the name.
    fn section_arguments(&mut self, lex: &mut Lexer<'_>, call: &Call, is_push: bool) -> Parse<()> {
        let name = self.section_name(lex)?;
        let (implied_type, mut flags) = implied(&name);
        if name == b".eh_frame" {
            flags = 0;
        }
        let mut kind = plain_kind(implied_type, flags);
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
    fn named_section(&mut self, name: &[u8], kind: &SectionKind, span: Span) -> Section {
        let code = kind.flags & u64::from(SHF_EXECINSTR) != 0;
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
        self.cx.section(name, kind.clone(), code)
    }

    /// What is said of a section must be what was said of it before; what is not said does not count.
    fn compare_kinds(
        &mut self,
        section: Section,
        kind: &SectionKind,
        has_type: bool,
        is_bare: bool,
        span: Span,
    ) {
        let data = &self.cx.sections[section];
        let (ty, flags, entry_size) = (data.kind.ty, data.kind.flags, data.kind.entry_size);
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

    /// Everything up to the comma: names like `.note.GNU-stack` are several tokens.
    fn section_name(&mut self, lex: &mut Lexer<'_>) -> Parse<Vec<u8>> {
        if lex.tok == Tok::String {
            let text = lex.text();
            lex.advance();
            return Ok(text[1..text.len() - 1].to_vec());
        }
        let lo = lex.lo;
        let mut hi = lo;
        while !lex.at_end() && !lex.is(b',') && (hi == lo || lex.lo == hi) {
            hi = lex.hi;
            lex.advance();
        }
        if hi == lo {
            return mistake(lex.span(), "expected identifier");
        }
        Ok(lex.all[lo..hi].to_vec())
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
    fn section_type(&mut self, lex: &mut Lexer<'_>, kind: &SectionKind) -> Parse<Option<Vec<u8>>> {
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
    fn section_extras(
        &mut self,
        lex: &mut Lexer<'_>,
        ty: Option<&[u8]>,
        kind: &mut SectionKind,
    ) -> Parse<()> {
        let has = |kind: &SectionKind, flag: u32| kind.flags & u64::from(flag) != 0;
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
    fn section_group(&mut self, lex: &mut Lexer<'_>, kind: &mut SectionKind) -> Parse<()> {
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
    fn inherit_group(&mut self, kind: &mut SectionKind) {
        if let Some((section, _)) = self.section.current {
            let current = &self.cx.sections[section].kind;
            if let Some(group) = current.group {
                kind.group = Some(group);
                kind.comdat = current.comdat;
                kind.flags |= u64::from(SHF_GROUP);
            }
        }
    }
}
