//! Directives that switch sections, as ELF has them.

use super::directives::{Argument, Call};
use super::elf_names::{SECTION_FLAGS, SECTION_TYPES, implied, plain_kind};
use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, SectionState, mistake};
use crate::context::{Section, SectionKind, Symbol, SymbolValue};
use object::elf::*;
use support::source::Span;

impl Parser<'_> {
    /// Code goes to `.text` until something else is said.
    pub(super) fn initial_section(&mut self, span: Span) -> Parse<()> {
        let section = self.standard(".text");
        self.section.current = Some((section, 0));
        let result = self.out.start_in(self.cx, section);
        self.emit(span, result)
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
        let subsection = self.subsection_number(lex)?;
        let section = self.standard(name);
        self.switch(section, subsection, call.span)
    }

    fn subsection_number(&mut self, lex: &mut Lexer<'_>) -> Parse<i32> {
        let mut number = 0;
        if !lex.at_end() {
            let span = lex.span();
            number = self.absolute(lex)?;
            if !(0..=8192).contains(&number) {
                return mistake(span, format!("subsection number {number} is not within [0,2147483647]"));
            }
        }
        self.end(lex)?;
        Ok(number as i32)
    }

    pub(super) fn subsection(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let number = self.subsection_number(lex)?;
        match self.section.current {
            Some((section, _)) => self.switch(section, number, call.span),
            None => mistake(call.span, "expected section directive before '.subsection'"),
        }
    }

    pub(super) fn previous_section(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.end(lex)?;
        match self.section.previous {
            Some((section, subsection)) => self.switch(section, subsection, call.span),
            None => mistake(call.span, ".previous without corresponding .section"),
        }
    }

    pub(super) fn push_section(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        if self.section_stack.len() >= super::limits::CONDITIONAL_DEPTH {
            return mistake(call.span, "sections are nested too deeply");
        }
        let state = self.section;
        self.section_directive(lex, call)?;
        self.section_stack.push(state);
        Ok(())
    }

    pub(super) fn pop_section(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.end(lex)?;
        let Some(state) = self.section_stack.pop() else {
            return mistake(call.span, ".popsection without corresponding .pushsection");
        };
        let before = self.section.current;
        self.section = SectionState { ..state };
        match state.current {
            Some((section, subsection)) if before != state.current => {
                let result = self.out.switch_section(self.cx, section, subsection);
                self.emit(call.span, result)
            }
            _ => Ok(()),
        }
    }

    /// `.section name[, "flags"[, @type[, …]]]`
    pub(super) fn section_directive(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let name_span = lex.span();
        let name = self.section_name(lex)?;
        let (mut ty, implied_flags) = implied(&name);
        let mut kind = plain_kind(ty, implied_flags);
        let mut subsection = 0;
        if lex.eat(b',') {
            if lex.tok == Tok::String {
                let span = lex.span();
                let letters = self.string(lex)?;
                let inherits = letters.contains(&b'?');
                kind.flags = self.section_flags(&letters, span)? | u64::from(implied_flags);
                if lex.eat(b',') {
                    ty = self.section_type(lex)?;
                } else if kind.flags & u64::from(SHF_MERGE) != 0 {
                    return mistake(lex.span(), "Mergeable section must specify the type");
                } else if kind.flags & u64::from(SHF_GROUP) != 0 {
                    return mistake(lex.span(), "Group section must specify the type");
                }
                self.section_extras(lex, &mut kind)?;
                if inherits {
                    self.inherit_group(&mut kind);
                }
            } else {
                subsection = self.subsection_number(lex)?;
            }
        }
        self.end(lex)?;
        kind.ty = ty;
        let section = self.named_section(&name, kind, name_span)?;
        self.switch(section, subsection, call.span)
    }

    /// The section itself; the same name with other facts is an error, unless it is told apart by group or number.
    fn named_section(&mut self, name: &[u8], kind: SectionKind, span: Span) -> Parse<Section> {
        let code = kind.flags & u64::from(SHF_EXECINSTR) != 0;
        let same_place = |other: &SectionKind| {
            (other.group, other.unique, other.linked_to) == (kind.group, kind.unique, kind.linked_to)
        };
        let known = self.cx.section_of_name(name, |other| same_place(other));
        let Some(known) = known else { return Ok(self.cx.section(name, kind, code)) };
        let other = &self.cx.sections[known].kind;
        let title = String::from_utf8_lossy(name);
        if other.ty != kind.ty {
            let message = format!("changed section type for {title}, expected: {:#x}", other.ty);
            return mistake(span, message);
        }
        // A bare name means the section as it is.
        let bare = kind.flags == 0
            || (kind.flags, kind.ty) == {
                let (t, f) = implied(name);
                (f.into(), t)
            };
        if other.flags != kind.flags && !bare {
            let message = format!("changed section flags for {title}, expected: {:#x}", other.flags);
            return mistake(span, message);
        }
        if other.entry_size != kind.entry_size && !bare {
            let message = format!("changed section entsize for {title}, expected: {}", other.entry_size);
            return mistake(span, message);
        }
        Ok(known)
    }

    /// Everything up to the comma: names like `.note.GNU-stack` are several tokens.
    fn section_name(&mut self, lex: &mut Lexer<'_>) -> Parse<Vec<u8>> {
        if lex.tok == Tok::String {
            return self.string(lex);
        }
        let lo = lex.lo;
        let mut hi = lo;
        while !lex.at_end() && !lex.is(b',') && lex.tok != Tok::String && (hi == lo || lex.lo == hi) {
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
        let mut flags = 0;
        for &letter in letters.iter().filter(|&&c| c != b'?') {
            match SECTION_FLAGS.iter().find(|&&(l, _)| l == letter) {
                Some(&(_, flag)) => flags |= u64::from(flag),
                None => return mistake(span, "unknown flag"),
            }
        }
        Ok(flags)
    }

    fn section_type(&mut self, lex: &mut Lexer<'_>) -> Parse<u32> {
        let span = lex.span();
        if lex.tok == Tok::String {
            let name = self.string(lex)?;
            return self.section_type_name(&name, span);
        }
        if !matches!(lex.tok, Tok::Char(b'@' | b'%')) {
            return mistake(span, "expected '@<type>', '%<type>' or \"<type>\"");
        }
        lex.advance();
        if let Tok::Int(number) = lex.tok {
            lex.advance();
            return Ok(number as u32);
        }
        let name = self.identifier(lex)?;
        self.section_type_name(&name, span)
    }

    fn section_type_name(&mut self, name: &[u8], span: Span) -> Parse<u32> {
        if let Some(&(_, ty)) = SECTION_TYPES.iter().find(|(known, _)| known.as_bytes() == name) {
            return Ok(ty);
        }
        let number = std::str::from_utf8(name).ok().and_then(|n| match n.strip_prefix("0x") {
            Some(hex) => u32::from_str_radix(hex, 16).ok(),
            None => n.parse().ok(),
        });
        number.map_or_else(|| mistake(span, "unknown section type"), Ok)
    }

    /// Entry size, group, linked-to symbol and number, as the flags ask for them.
    fn section_extras(&mut self, lex: &mut Lexer<'_>, kind: &mut SectionKind) -> Parse<()> {
        let has = |kind: &SectionKind, flag: u32| kind.flags & u64::from(flag) != 0;
        if has(kind, SHF_MERGE) {
            if !lex.eat(b',') {
                return mistake(lex.span(), "expected the entry size");
            }
            let span = lex.span();
            match self.absolute(lex)? {
                size @ 1.. => kind.entry_size = size as u64,
                _ => return mistake(span, "entry size must be positive"),
            }
        }
        if has(kind, SHF_LINK_ORDER) {
            if !lex.eat(b',') {
                return mistake(lex.span(), "expected linked-to symbol");
            }
            let span = lex.span();
            if lex.tok == Tok::Int(0) {
                lex.advance();
            } else {
                let Some(name) = self.try_identifier(lex) else {
                    return mistake(span, "invalid linked-to symbol");
                };
                let symbol = self.cx.symbol(&name);
                if !matches!(self.cx.symbols[symbol].value, SymbolValue::Label { .. }) {
                    let name = String::from_utf8_lossy(&name);
                    return mistake(span, format!("linked-to symbol is not in a section: {name}"));
                }
                kind.linked_to = Some(symbol);
            }
        }
        if has(kind, SHF_GROUP) {
            if !lex.eat(b',') {
                return mistake(lex.span(), "expected group name");
            }
            kind.group = Some(self.group_name(lex)?);
            if lex.is(b',') {
                let before = *lex;
                lex.advance();
                if lex.is_word("comdat") {
                    lex.advance();
                    kind.comdat = true;
                } else if lex.is_word("unique") {
                    *lex = before;
                } else {
                    return mistake(lex.span(), "invalid linkage");
                }
            }
        }
        if lex.eat(b',') {
            if !lex.is_word("unique") {
                return mistake(lex.span(), "expected 'unique'");
            }
            lex.advance();
            if !lex.eat(b',') {
                return mistake(lex.span(), "expected commma");
            }
            let span = lex.span();
            match u32::try_from(self.absolute(lex)?) {
                Ok(number) if number != u32::MAX => kind.unique = Some(number),
                Ok(_) => return mistake(span, "unique id is too large"),
                Err(_) => return mistake(span, "unique id must be positive"),
            }
        }
        Ok(())
    }

    fn group_name(&mut self, lex: &mut Lexer<'_>) -> Parse<Symbol> {
        if let Tok::Int(_) = lex.tok {
            let name = lex.text();
            lex.advance();
            return Ok(self.cx.symbol(name));
        }
        let span = lex.span();
        match self.try_identifier(lex) {
            Some(name) => Ok(self.cx.symbol(&name)),
            None => mistake(span, "invalid group name"),
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
