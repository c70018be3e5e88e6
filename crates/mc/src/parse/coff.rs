//! The directives of COFF: sections, `.def` and the references that are no addresses.
//!
//! What is not supported is refused where it stands: epilogues that unwinders know, and names of relocations.

use super::directives::{Argument, Call, Row, run};
use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, mistake};
use crate::coff::sections::{ANY, ASSOCIATIVE, DEFAULT, SELECTIONS, comdat, kind, parse_flags, predefined};
use crate::context::{Binding, Symbol};
use crate::eval;
use crate::format::Reference;
use crate::section::{Kind, Properties};
use crate::streamer::SymbolAttribute;
use Argument::{Attribute, Flag, Name, None as Plain};
use support::source::Span;

/// What only assembly for COFF has, and what it lacks of what is generic.
pub(super) const DIRECTIVES: &[Row] = &[
    (".section", run!(coff_section), Flag(false)),
    (".pushsection", run!(coff_section), Flag(true)),
    (".popsection", run!(pop_section), Plain),
    (".text", run!(standard_section), Argument::Section(Kind::Text)),
    (".data", run!(standard_section), Argument::Section(Kind::Data)),
    (".bss", run!(standard_section), Argument::Section(Kind::Bss)),
    (".linkonce", run!(linkonce), Plain),
    (".def", run!(begin_definition), Plain),
    (".scl", run!(definition_number), Name(".scl")),
    (".type", run!(definition_number), Name(".type")),
    (".endef", run!(end_definition), Plain),
    (".weak", run!(symbol_attribute), Attribute(SymbolAttribute::Binding(Binding::Weak))),
    (".secrel32", run!(emit_reference), Argument::Reference(Reference::SectionOffset)),
    (".secidx", run!(emit_reference), Argument::Reference(Reference::SectionIndex)),
    (".rva", run!(emit_reference), Argument::Reference(Reference::ImageOffset)),
    (".symidx", run!(emit_reference), Argument::Reference(Reference::SymbolIndex)),
    (".safeseh", run!(foreign_attribute), Name(".safeseh")),
    (".weak_anti_dep", run!(foreign_attribute), Name(".weak_anti_dep")),
    (".secnum", run!(not_in_format), Name(".secnum")),
    (".secoffset", run!(not_in_format), Name(".secoffset")),
    (".reloc", run!(not_in_format), Name(".reloc")),
    (".seh_proc", run!(seh_proc), Plain),
    (".seh_endproc", run!(seh_plain), Name("endproc")),
    (".seh_endfunclet", run!(not_in_format), Name(".seh_endfunclet")),
    (".seh_startchained", run!(seh_plain), Name("startchained")),
    (".seh_endchained", run!(seh_plain), Name("endchained")),
    (".seh_handler", run!(seh_handler), Plain),
    (".seh_handlerdata", run!(seh_plain), Name("handlerdata")),
    (".seh_stackalloc", run!(seh_stack_alloc), Plain),
    (".seh_endprologue", run!(seh_plain), Name("endprologue")),
    (".seh_pushreg", run!(seh_register), Name("pushreg")),
    (".seh_setframe", run!(seh_register), Name("setframe")),
    (".seh_savereg", run!(seh_register), Name("savereg")),
    (".seh_savexmm", run!(seh_register), Name("savexmm")),
    (".seh_pushframe", run!(seh_push_frame), Plain),
    (".seh_startepilogue", run!(seh_plain), Name("startepilogue")),
    (".seh_endepilogue", run!(seh_plain), Name("endepilogue")),
    (".seh_unwindversion", run!(not_in_format), Name(".seh_unwindversion")),
    (".seh_unwindv2start", run!(not_in_format), Name(".seh_unwindv2start")),
];

/// `.def` whose `.endef` has not come yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Definition {
    symbol: Symbol,
    class: Option<u8>,
    ty: Option<u16>,
}

impl Parser<'_> {
    /// `.section name[, "flags"[, selection, symbol]]`
    fn coff_section(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        if call.argument == Flag(true) {
            self.push_section(lex, call, Self::coff_section_arguments)
        } else {
            self.coff_section_arguments(lex, call)
        }
    }

    fn coff_section_arguments(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        if !matches!(lex.tok, Tok::Ident | Tok::String) {
            return mistake(lex.span(), "expected identifier in directive");
        }
        let name = self.section_name(lex)?;
        let mut wanted = kind(DEFAULT);
        if lex.eat(b',') {
            if lex.tok != Tok::String {
                return mistake(lex.span(), "expected string in directive");
            }
            let (text, span) = (lex.text(), lex.span());
            lex.advance();
            wanted = match parse_flags(&name, &text[1..text.len() - 1]) {
                Ok(characteristics) => kind(characteristics),
                Err(message) => return mistake(span, message),
            };
        }
        if let Some(characteristics) = predefined(&name) {
            wanted = kind(characteristics);
        }
        if lex.eat(b',') {
            let Some(selection) = self.selection(lex)? else {
                return mistake(
                    lex.span(),
                    "expected comdat type such as 'discard' or 'largest' after protection bits",
                );
            };
            if !lex.eat(b',') {
                return mistake(lex.span(), "expected comma in directive");
            }
            let Some(symbol) = self.try_identifier(lex) else {
                return mistake(lex.span(), "expected identifier in directive");
            };
            wanted = comdat(wanted, selection, self.cx.symbol(&symbol));
        }
        if !lex.at_end() {
            return mistake(lex.span(), "unexpected token in directive");
        }
        let known = self.cx.section_at(&name, wanted.place());
        let code = wanted.has(Properties::EXECUTABLE);
        let section = known.unwrap_or_else(|| self.cx.section(&name, wanted, code));
        self.switch(section, 0, call.span)
    }

    /// The word for a selection; `None` if none comes.
    fn selection(&mut self, lex: &mut Lexer<'_>) -> Parse<Option<u32>> {
        if lex.tok != Tok::Ident {
            return Ok(None);
        }
        let (word, span) = (lex.text(), lex.span());
        let Some(&(_, number)) = SELECTIONS.iter().find(|(name, _)| name.as_bytes() == word) else {
            let word = String::from_utf8_lossy(word);
            return mistake(span, format!("unrecognized COMDAT type '{word}'"));
        };
        lex.advance();
        Ok(Some(number))
    }

    /// `.linkonce [selection]`: the current section becomes a COMDAT without a symbol.
    fn linkonce(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let span = lex.span();
        let selection = self.selection(lex)?.unwrap_or(ANY);
        if selection == ASSOCIATIVE {
            return mistake(span, "cannot make section associative with .linkonce");
        }
        let Some((section, _)) = self.section.current else {
            return mistake(call.span, "expected section directive before '.linkonce'");
        };
        let data = &self.cx.sections[section];
        if data.kind.comdat || data.noted != 0 {
            let name = String::from_utf8_lossy(&data.name).into_owned();
            return mistake(span, format!("section '{name}' is already linkonce"));
        }
        if !lex.at_end() {
            return mistake(lex.span(), "unexpected token in directive");
        }
        self.cx.sections[section].noted = selection;
        let text = format!("\t.linkonce\t{}", crate::coff::sections::selection_name(selection));
        let result = self.out.emit_target_directive(self.cx, &text);
        self.emit(call.span, result)
    }

    /// `.def name`
    fn begin_definition(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let symbol = self.symbol(lex)?;
        if self.definition.is_some() {
            return mistake(
                call.span,
                "starting a new symbol definition without completing the previous one",
            );
        }
        self.definition = Some(Definition { symbol, class: None, ty: None });
        self.end(lex)
    }

    /// `.scl number`, `.type number`
    fn definition_number(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let span = lex.span();
        let number = self.absolute(lex)?;
        let is_class = call.argument == Name(".scl");
        let (what, place) = match is_class {
            true => ("storage class", "symbol definition"),
            false => ("symbol type", "a symbol definition"),
        };
        let Some(definition) = &mut self.definition else {
            return mistake(call.span, format!("{what} specified outside of {place}"));
        };
        let fits = if is_class {
            definition.class = u8::try_from(number).ok();
            definition.class.is_some()
        } else {
            definition.ty = u16::try_from(number).ok();
            definition.ty.is_some()
        };
        if !fits {
            return mistake(span, format!("{what} value '{number}' out of range"));
        }
        self.end(lex)
    }

    fn end_definition(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Some(Definition { symbol, class, ty }) = self.definition.take() else {
            return mistake(call.span, "ending symbol definition without starting one");
        };
        self.end(lex)?;
        let attribute = SymbolAttribute::Definition { class, ty };
        let result = self.out.emit_symbol_attribute(self.cx, symbol, attribute);
        self.emit(call.span, result)
    }

    /// `.secrel32 symbol[+number]`, `.rva symbol[+number], …`, `.secidx symbol`, `.symidx symbol`
    fn emit_reference(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Reference(reference) = call.argument else { return Ok(()) };
        let has_addend = matches!(reference, Reference::SectionOffset | Reference::ImageOffset);
        loop {
            let span = lex.span();
            let (symbol, addend) = if has_addend {
                self.symbol_and_addend(lex, span)?
            } else {
                let Some(name) = self.try_identifier(lex) else {
                    return mistake(span, "expected identifier in directive");
                };
                (self.cx.symbol(&name), 0)
            };
            let result = self.out.emit_reference(self.cx, reference, symbol, addend);
            self.emit(call.span, result)?;
            if reference != Reference::ImageOffset || !lex.eat(b',') {
                break;
            }
        }
        if lex.at_end() { Ok(()) } else { mistake(lex.span(), "unexpected token in directive") }
    }

    fn symbol_and_addend(&mut self, lex: &mut Lexer<'_>, span: Span) -> Parse<(Symbol, i64)> {
        let expr = self.expression(lex)?;
        let value = eval::evaluate(self.cx, expr, &eval::Unknown).ok();
        let Some((symbol, addend)) =
            value.filter(|v| v.sub.is_none()).and_then(|v| Some((v.add?, v.constant)))
        else {
            return mistake(span, "expected a symbol and a number");
        };
        if i32::try_from(addend).is_err() {
            return mistake(span, "invalid offset, must be representable in 32 bits");
        }
        Ok((symbol, addend))
    }
}
