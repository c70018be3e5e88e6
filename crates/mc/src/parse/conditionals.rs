//! `.if` and its relatives.

use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, limits, mistake};
use crate::context::SymbolValue;
use std::cmp::Ordering;
use support::source::Span;

/// The directives, with what tells them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::enum_variant_names, reason = "the names of the directives")]
pub(super) enum If {
    /// Compares an expression with zero; whether the result shall be other than the ordering given.
    Compare(Ordering, bool),
    Blank(bool),
    SameText(bool),
    SameStrings(bool),
    Defined(bool),
    ElseIf,
    Else,
    EndIf,
}

/// A conditional that is open. One whose condition is malformed goes on as the text around it does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Conditional {
    /// Whether one of its branches has been taken.
    met: bool,
    /// Whether the present branch is skipped.
    skip: bool,
    /// Whether the text around it is skipped.
    outer_skip: bool,
    has_else: bool,
}

impl Parser<'_> {
    /// Whether statements are skipped at the moment.
    pub(super) fn skipping(&self) -> bool {
        self.conditionals.last().is_some_and(|c| c.skip)
    }

    pub(super) fn conditional(&mut self, kind: If, span: Span, lex: &mut Lexer<'_>) -> Parse<()> {
        match kind {
            If::ElseIf => self.else_if(span, lex),
            If::Else => self.else_branch(span, lex),
            If::EndIf => {
                self.end(lex)?;
                match self.conditionals.pop() {
                    Some(_) => Ok(()),
                    None => mistake(span, "Encountered a .endif that doesn't follow an .if or .else"),
                }
            }
            _ => self.open(kind, span, lex),
        }
    }

    fn open(&mut self, kind: If, span: Span, lex: &mut Lexer<'_>) -> Parse<()> {
        if self.conditionals.len() >= limits::CONDITIONAL_DEPTH {
            return mistake(span, "conditionals are nested too deeply");
        }
        let outer = self.conditionals.last().copied().unwrap_or_default();
        let open = Conditional { outer_skip: outer.skip, has_else: false, ..outer };
        if outer.skip {
            self.conditionals.push(open);
            lex.skip_statement();
            return Ok(());
        }
        self.conditionals.push(open);
        let met = self.condition(kind, lex)?;
        if let Some(open) = self.conditionals.last_mut() {
            (open.met, open.skip) = (met, !met);
        }
        Ok(())
    }

    fn condition(&mut self, kind: If, lex: &mut Lexer<'_>) -> Parse<bool> {
        let met = match kind {
            If::Compare(ordering, negated) => {
                let value = self.absolute(lex)?;
                (value.cmp(&0) == ordering) != negated
            }
            If::Blank(wanted) => lex.rest_of_statement().is_empty() == wanted,
            If::SameText(wanted) => {
                let text = lex.rest_of_statement();
                let Some(comma) = text.iter().position(|&c| c == b',') else {
                    return mistake(lex.span(), "expected comma");
                };
                (text[..comma].trim_ascii() == text[comma + 1..].trim_ascii()) == wanted
            }
            If::SameStrings(wanted) => {
                let name = if wanted { ".ifeqs" } else { ".ifnes" };
                let message = format!("expected string parameter for '{name}' directive");
                if lex.tok != Tok::String {
                    return mistake(lex.span(), message);
                }
                let first = self.string(lex)?;
                if !lex.eat(b',') {
                    let message = format!("expected comma after first string for '{name}' directive");
                    return mistake(lex.span(), message);
                }
                if lex.tok != Tok::String {
                    return mistake(lex.span(), message);
                }
                // What follows is read as a statement of its own.
                self.instantiated = true;
                return Ok((first == self.string(lex)?) == wanted);
            }
            If::Defined(wanted) => {
                let span = lex.span();
                let Some(name) = self.try_identifier(lex) else {
                    return mistake(span, "expected identifier after '.ifdef'");
                };
                let defined = self
                    .cx
                    .lookup_symbol(&name)
                    .is_some_and(|s| !matches!(self.cx.symbols[s].value, SymbolValue::Undefined));
                defined == wanted
            }
            If::ElseIf | If::Else | If::EndIf => false,
        };
        self.end(lex)?;
        Ok(met)
    }

    fn else_if(&mut self, span: Span, lex: &mut Lexer<'_>) -> Parse<()> {
        let Some(open) = self.conditionals.last().copied().filter(|c| !c.has_else) else {
            return mistake(span, "Encountered a .elseif that doesn't follow an .if or  an .elseif");
        };
        if open.outer_skip || open.met {
            self.set_skip(true);
            lex.skip_statement();
            return Ok(());
        }
        let met = self.absolute(lex)? != 0;
        self.end(lex)?;
        if let Some(open) = self.conditionals.last_mut() {
            (open.met, open.skip) = (met, !met);
        }
        Ok(())
    }

    fn else_branch(&mut self, span: Span, lex: &mut Lexer<'_>) -> Parse<()> {
        self.end(lex)?;
        let Some(open) = self.conditionals.last_mut().filter(|c| !c.has_else) else {
            return mistake(span, "Encountered a .else that doesn't follow  an .if or an .elseif");
        };
        open.has_else = true;
        open.skip = open.outer_skip || open.met;
        Ok(())
    }

    fn set_skip(&mut self, skip: bool) {
        if let Some(open) = self.conditionals.last_mut() {
            open.skip = skip;
        }
    }
}
