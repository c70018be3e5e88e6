//! Statements whose operands are read before the instruction is known.
//!
//! Where operands look alike whatever the instruction (`$1`, `%eax`, `8(%rsp)`), reading them once and comparing what was
//! read with the entries of the mnemonic is simpler and faster than reading the text again for every entry. A target that
//! wants it has [`Hooks::statement`](crate::target::Hooks::statement): it reads operands with a [`StatementInput`], may
//! rewrite mnemonic and operands by its own rules, and asks for the entry that fits them ([`StatementInput::find`], carried
//! out by [`operand_matcher`](super::operand_matcher)). Which text can be which composite operand is decided by the
//! target's tests, by the names of operand classes.
//!
//! Statements as compilers write them can be read faster: see [`fast_statement`](super::fast_statement).

use super::lexer::{Lexer, Tok};
use super::target_directives::{Directive, DirectiveError};
use super::{Mistake, Parse, Parser, SpecifierUse};
use crate::context::Context;
use crate::expr::Expr;
use crate::inst::{Inst, Operand, Reg};
use crate::rewrite;
use crate::target::{Subtarget, Target};
use smallvec::SmallVec;
use support::source::Span;

/// An operand as it was read.
#[derive(Clone, Debug)]
pub struct ParsedOperand {
    pub span: Span,
    pub kind: ParsedKind,
}

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsedKind {
    /// Punctuation or a word that is part of the syntax.
    Token(&'static str),
    /// The registers that a name may mean.
    Registers(SmallVec<[Reg; 4]>),
    /// A constant or an expression.
    Value(Operand),
    /// A composite operand: its parts, and bits that the target defines.
    Composite { parts: SmallVec<[Operand; 5]>, tag: u32 },
}

/// Why no entry fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    NoMnemonic,
    TooFew,
    /// The operand at this place.
    Operand(usize),
    /// The subtarget lacks these.
    Lacks(Vec<String>),
    /// What fits is not as [`FitPreference`] asks.
    Unwished,
}

/// See the module text.
pub struct StatementInput<'p, 'a, 't> {
    parser: &'p mut Parser<'a>,
    lex: &'p mut Lexer<'t>,
    mnemonic: Span,
    preference: FitPreference,
}

/// What a statement asks of its instruction besides that its operands fit: bits that the target defines, and the test.
#[derive(Clone, Copy, Debug)]
pub struct FitPreference {
    pub bits: u32,
    pub accepts: fn(bits: u32, ts_flags: u64) -> bool,
}

impl Default for FitPreference {
    fn default() -> FitPreference {
        FitPreference { bits: 0, accepts: |_, _| true }
    }
}

impl<'a> StatementInput<'_, 'a, '_> {
    /// The place of the mnemonic.
    pub fn mnemonic(&self) -> Span {
        self.mnemonic
    }

    /// The place of the token at hand.
    pub fn span(&self) -> Span {
        self.lex.span()
    }

    /// From an earlier place to the end of the token before the one at hand.
    pub fn span_from(&self, start: Span) -> Span {
        self.lex.span_from(self.lex.position(start))
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

    pub fn is_integer(&self) -> bool {
        matches!(self.lex.tok, Tok::Int(_))
    }

    /// The text of the token after the one at hand.
    pub fn next_token(&self) -> &[u8] {
        let mut next = *self.lex;
        next.advance();
        if next.at_end() { &[] } else { next.text() }
    }

    /// Whether nothing stands between the token at hand and the one after it.
    pub fn next_is_adjacent(&self) -> bool {
        self.lex.next_is_adjacent()
    }

    pub fn advance(&mut self) {
        if !self.lex.at_end() {
            self.lex.advance();
        }
    }

    pub fn is(&self, c: u8) -> bool {
        self.lex.is(c)
    }

    /// Consumes the character if it comes next.
    pub fn eat(&mut self, c: u8) -> bool {
        self.lex.eat(c)
    }

    /// Consumes a word, in lower case.
    pub fn word(&mut self) -> Option<String> {
        (self.lex.tok == Tok::Ident).then(|| {
            let text = String::from_utf8_lossy(self.lex.text()).to_ascii_lowercase();
            self.lex.advance();
            text
        })
    }

    /// Looks at what comes without consuming it: `look` may read on, and everything is taken back.
    pub fn peek<T>(&mut self, look: impl FnOnce(&mut StatementInput<'_, 'a, '_>) -> T) -> T {
        let mut lex = *self.lex;
        let (mnemonic, preference) = (self.mnemonic, self.preference);
        look(&mut StatementInput { parser: self.parser, lex: &mut lex, mnemonic, preference })
    }

    /// The registers that a name means, if a register comes next.
    pub fn register(&mut self) -> Option<SmallVec<[Reg; 4]>> {
        if self.is_register_variable(self.token()) {
            let found = self.parser.register_variables.get(self.lex.text());
            let found = found.map(|list| list.iter().map(|&r| Reg(r)).collect());
            self.lex.advance();
            return found;
        }
        let prefix = &self.parser.matches.prefix;
        if let [prefix] = **prefix
            && self.lex.is(prefix)
            && let Some((found, end)) = self.parser.matches.common.register_at(self.lex.all, self.lex.lo + 1)
        {
            let found = found.iter().map(|&r| Reg(r)).collect();
            self.lex.seek(end);
            return Some(found);
        }
        Some(self.parser.register_name(self.lex)?.iter().map(|&r| Reg(r)).collect())
    }

    /// Whether a name stands for a register: `name = %eax`.
    pub fn is_register_variable(&self, name: &[u8]) -> bool {
        !self.parser.register_variables.is_empty() && self.parser.register_variables.contains_key(name)
    }

    /// An expression, as a constant if its value is known.
    pub fn expression(&mut self) -> Directive<Operand> {
        if let Some((value, end)) = self.parser.plain_operand(self.lex.all, self.lex.lo) {
            self.lex.seek(end);
            return Ok(value);
        }
        let expr = self.parser.expression_in(SpecifierUse::Operand, self.lex)?;
        Ok(self.parser.value_now(expr).map_or(Operand::Expr(expr), Operand::Imm))
    }

    /// A number, a symbol with its specifier, or a reference to a local label: what expressions are made of.
    pub fn leaf(&mut self) -> Directive<Operand> {
        let expr = self.parser.leaf(self.lex)?;
        Ok(self.parser.value_now(expr).map_or(Operand::Expr(expr), Operand::Imm))
    }

    /// An expression that stays one.
    pub fn symbolic(&mut self) -> Directive<Expr> {
        Ok(self.parser.expression_in(SpecifierUse::Operand, self.lex)?)
    }

    pub fn fail<T>(&self, span: Span, message: impl Into<String>) -> Directive<T> {
        Err(DirectiveError { span, message: message.into(), underlined: false })
    }

    /// Fails because of all that is in the span.
    pub fn fail_all<T>(&self, span: Span, message: impl Into<String>) -> Directive<T> {
        Err(DirectiveError { span, message: message.into(), underlined: true })
    }

    pub fn warn(&mut self, span: Span, message: &str) {
        self.parser.warning(span, message);
    }

    pub fn context(&mut self) -> &mut Context {
        self.parser.cx
    }

    pub fn target(&self) -> &'a Target {
        self.parser.target
    }

    pub fn subtarget(&self) -> &Subtarget {
        &self.parser.subtarget
    }

    /// What directives of the target's own have noted: see
    /// [`DirectiveInput::set_state`](super::DirectiveInput::set_state).
    pub fn state(&self) -> u32 {
        self.parser.target_state
    }

    /// From here on, instructions are found and emitted for this subtarget.
    pub fn set_subtarget(&mut self, subtarget: Subtarget) {
        self.parser.subtarget = subtarget;
        self.parser.forget_matches();
    }

    /// The assembly variant of the text at this place.
    pub fn variant(&self) -> u16 {
        self.parser.variant
    }

    /// From here on, instructions are found only if they are what the statement asks for.
    pub fn preference(&mut self, preference: FitPreference) {
        self.preference = preference;
    }

    /// The first entry of the mnemonic that accepts the operands, that is as wished, and whose predicates hold.
    pub fn find(&mut self, mnemonic: &str, operands: &[ParsedOperand]) -> Result<Inst, Misfit> {
        self.parser.trace_fit(mnemonic, operands, self.preference, self.mnemonic);
        let mnemonic = self.parser.mnemonic(mnemonic.as_bytes());
        let mut inst = Inst::default();
        match self.parser.fit(mnemonic, operands, self.preference, &mut inst) {
            Some(_) => Ok(inst),
            None => Err(self.parser.misfit(mnemonic, operands, self.preference)),
        }
    }

    /// The form of an instruction that reaches further, if there is one.
    pub fn relaxed(&self, inst: &Inst) -> Option<Inst> {
        rewrite::relaxed(self.parser.target, &self.parser.subtarget, self.parser.cx, inst)
    }

    /// Emits an instruction of the statement.
    pub fn emit(&mut self, inst: &Inst) -> Directive<()> {
        self.parser.keep_comments_of_statement(self.lex);
        Ok(self.parser.emit_matched(inst, self.mnemonic)?)
    }

    /// `, did you mean: add, and?`, or nothing.
    pub fn similar_mnemonics(&self, mnemonic: &str) -> String {
        self.parser.similar_mnemonics(mnemonic)
    }
}

impl Parser<'_> {
    /// Has the target's code read a statement; `None` if it leaves that to the tables.
    pub(super) fn target_statement(
        &mut self,
        mnemonic: &[u8],
        span: Span,
        lex: &mut Lexer<'_>,
    ) -> Option<Parse<()>> {
        let target = self.target;
        let mut input =
            StatementInput { parser: self, lex, mnemonic: span, preference: FitPreference::default() };
        let result = target.hooks.statement(mnemonic, &mut input)?;
        Some(result.map_err(|wrong| {
            let (span, message, underlined) = (wrong.span, wrong.message.into(), wrong.underlined);
            Box::new(Mistake { span, message, help: None, underlined })
        }))
    }
}
