//! Directives of the target's own: what its code may do with a statement and with the parser's state.

use super::lexer::{Lexer, Tok};
use super::{Mistake, Parse, Parser, mistake};
use crate::attributes::AttributeValue;
use crate::context::{Context, Symbol};
use crate::inst::Inst;
use crate::target::{Subtarget, Target};
use support::source::Span;

/// What is wrong with a directive, and where.
#[derive(Clone, Debug)]
pub struct DirectiveError {
    pub span: Span,
    pub message: String,
    /// The whole range is what is wrong, and is shown.
    pub underlined: bool,
}

pub type Directive<T> = Result<T, DirectiveError>;

/// The statement of a directive, and what it may change. See [`Hooks::directive`](crate::target::Hooks::directive).
pub struct DirectiveInput<'p, 'a, 't> {
    parser: &'p mut Parser<'a>,
    lex: &'p mut Lexer<'t>,
    /// The name of the directive.
    name: Span,
}

/// What `push` keeps and `pop` brings back.
#[derive(Clone, Debug)]
pub(super) struct Mode {
    subtarget: Subtarget,
    position_independent: bool,
}

impl From<Box<Mistake>> for DirectiveError {
    fn from(wrong: Box<Mistake>) -> DirectiveError {
        DirectiveError { span: wrong.span, message: wrong.message.into_owned(), underlined: wrong.underlined }
    }
}

impl<'a> DirectiveInput<'_, 'a, '_> {
    // The statement.

    /// The name of the directive.
    pub fn name(&self) -> Span {
        self.name
    }

    /// The place of the token at hand.
    pub fn span(&self) -> Span {
        self.lex.span()
    }

    /// The text of the token at hand; empty at the end of the statement.
    pub fn token(&self) -> &[u8] {
        if self.lex.at_end() { &[] } else { self.lex.text() }
    }

    pub fn at_end(&self) -> bool {
        self.lex.at_end()
    }

    pub fn is_identifier(&self) -> bool {
        self.lex.tok == Tok::Ident
    }

    pub fn is_string(&self) -> bool {
        self.lex.tok == Tok::String
    }

    pub fn advance(&mut self) {
        if !self.lex.at_end() {
            self.lex.advance();
        }
    }

    /// Consumes the character if it comes next.
    pub fn eat(&mut self, c: u8) -> bool {
        self.lex.eat(c)
    }

    pub fn fail<T>(&self, span: Span, message: impl Into<String>) -> Directive<T> {
        Err(DirectiveError { span, message: message.into(), underlined: false })
    }

    /// Consumes a word: not a string.
    pub fn word(&mut self) -> Option<String> {
        if self.lex.tok != Tok::Ident {
            return None;
        }
        let text = String::from_utf8_lossy(self.lex.text()).into_owned();
        self.lex.advance();
        Some(text)
    }

    pub fn symbol(&mut self) -> Directive<Symbol> {
        Ok(self.parser.symbol(self.lex)?)
    }

    /// The contents of a string.
    pub fn string(&mut self) -> Directive<Vec<u8>> {
        let text = self.lex.text();
        if self.lex.tok != Tok::String {
            return self.fail(self.span(), "expected string");
        }
        let contents = super::data::unescape(&text[1..text.len() - 1]);
        match contents {
            Ok(bytes) => {
                self.lex.advance();
                Ok(bytes)
            }
            Err(_) => self.fail(self.span(), "invalid escape sequence"),
        }
    }

    /// An expression whose value is known, and its place; `None` if it is known only later.
    pub fn number(&mut self) -> Directive<(Option<i64>, Span)> {
        let lo = self.lex.lo;
        let expr = self.parser.expression(self.lex)?;
        Ok((self.parser.value_now(expr), self.lex.span_from(lo)))
    }

    pub fn comma(&mut self) -> Directive<()> {
        Ok(self.parser.comma(self.lex)?)
    }

    /// The statement must end here.
    pub fn end(&mut self) -> Directive<()> {
        Ok(self.parser.end(self.lex)?)
    }

    pub fn warn(&mut self, span: Span, message: &str) {
        self.parser.warning(span, message);
    }

    // What it changes.

    pub fn target(&self) -> &'a Target {
        self.parser.target
    }

    pub fn context(&mut self) -> &mut Context {
        self.parser.cx
    }

    pub fn subtarget(&self) -> &Subtarget {
        &self.parser.subtarget
    }

    /// What follows is for this subtarget.
    pub fn set_subtarget(&mut self, subtarget: Subtarget) {
        self.parser.subtarget = subtarget;
        self.parser.forget_matches();
    }

    /// What follows is written in this assembly variant, with or without the prefix of registers.
    pub fn set_variant(&mut self, variant: u16, prefix_optional: bool) {
        self.parser.variant = variant;
        self.parser.matches.prefix_optional = prefix_optional;
        self.parser.forget_matches();
    }

    /// Notes something for the statements of the target's own, in bits that it defines.
    pub fn set_state(&mut self, state: u32) {
        self.parser.target_state = state;
    }

    pub fn set_position_independent(&mut self, on: bool) {
        self.parser.position_independent = on;
    }

    /// Keeps subtarget and modes.
    pub fn push_mode(&mut self) {
        let (subtarget, position_independent) =
            (self.parser.subtarget.clone(), self.parser.position_independent);
        self.parser.modes.push(Mode { subtarget, position_independent });
    }

    /// Brings back what was kept last; `false` if there is nothing.
    pub fn pop_mode(&mut self) -> bool {
        let Some(mode) = self.parser.modes.pop() else { return false };
        self.parser.position_independent = mode.position_independent;
        self.set_subtarget(mode.subtarget);
        true
    }

    // What it emits.

    /// Writes the directive where the output is text.
    pub fn emit_text(&mut self, text: &str) -> Directive<()> {
        let result = self.parser.out.emit_target_directive(self.parser.cx, text);
        Ok(self.parser.emit(self.name, result)?)
    }

    /// Whether the output is text.
    pub fn emits_text(&self) -> bool {
        self.parser.out.keeps_text()
    }

    pub fn emit_bytes(&mut self, bytes: &[u8]) -> Directive<()> {
        let result = self.parser.out.emit_bytes(self.parser.cx, bytes);
        Ok(self.parser.emit(self.name, result)?)
    }

    pub fn emit_attribute(&mut self, tag: u32, value: AttributeValue) -> Directive<()> {
        let result = self.parser.out.emit_attribute(self.parser.cx, tag, value);
        Ok(self.parser.emit(self.name, result)?)
    }

    pub fn emit_inst(&mut self, inst: &Inst) -> Directive<()> {
        Ok(self.parser.emit_matched(inst, self.name)?)
    }

    /// Parses the rest of the statement as an instruction whose mnemonic is the name of the directive.
    pub fn instruction(&mut self, mnemonic: &str) -> Directive<()> {
        Ok(self.parser.instruction(mnemonic.as_bytes(), self.name, self.lex)?)
    }
}

impl Parser<'_> {
    /// A directive that the target's code knows; `None` if it does not.
    pub(super) fn target_directive(
        &mut self,
        name: &[u8],
        span: Span,
        lex: &mut Lexer<'_>,
    ) -> Option<Parse<()>> {
        let name = std::str::from_utf8(name).ok()?.to_ascii_lowercase();
        let target = self.target;
        let mut input = DirectiveInput { parser: self, lex, name: span };
        let result = target.hooks.directive(&name, &mut input)?;
        Some(result.or_else(|wrong| mistake(wrong.span, wrong.message)))
    }
}
