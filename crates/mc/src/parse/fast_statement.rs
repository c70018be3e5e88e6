//! Instructions as compilers write them, for targets whose code reads statements.
//!
//! The general road ([`statement`](super::statement)) makes tokens and can say what is wrong with them. Here operands are read
//! byte by byte where they stand, and whatever is unusual is left to the general road, which begins anew: so the target's
//! code ([`Hooks::fast_statement`](crate::target::Hooks::fast_statement)) reads only what it is certain of.
//!
//! Cost: the characters of the statement, and a look-up each for mnemonic and operands, without allocation.

use super::Parser;
use super::fast_lines::Done;
use super::fast_operands::skip_blanks;
use super::lexer::Lexer;
use super::operand_matcher::Mnemonic;
use super::statement::{FitPreference, ParsedKind, ParsedOperand};
use crate::context::Context;
use crate::inst::{Inst, Operand, Reg};
use crate::target::{Subtarget, Target};
use support::source::Span;

/// See the module text.
pub struct FastStatement<'p, 'a, 't> {
    parser: &'p mut Parser<'a>,
    text: &'t [u8],
    at: usize,
    mnemonic: Mnemonic,
    span: Span,
    may_change: bool,
}

impl<'a> FastStatement<'_, 'a, '_> {
    /// The character at hand; that of a newline at the end of the text.
    #[inline]
    pub fn next(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(b'\n')
    }

    /// Consumes the character if it comes next.
    #[inline]
    pub fn eat(&mut self, c: u8) -> bool {
        let found = self.next() == c;
        self.at += usize::from(found);
        found
    }

    #[inline]
    pub fn skip_blanks(&mut self) {
        self.at = skip_blanks(self.text, self.at);
    }

    /// Whether the statement is at its end.
    pub fn at_end(&self) -> bool {
        self.parser.matches.common.ends_at(self.text, self.at)
    }

    /// The register of the name at hand, which stands without prefix; none if there are several of that name.
    #[inline]
    pub fn register(&mut self) -> Option<Reg> {
        match self.parser.matches.common.register_at(self.text, self.at)? {
            (&[register], end) => {
                self.at = end;
                Some(Reg(register))
            }
            _ => None,
        }
    }

    /// A number, or an expression of one symbol or two.
    #[inline]
    pub fn value(&mut self) -> Option<Operand> {
        let (value, end) = self.parser.plain_operand(self.text, self.at)?;
        self.at = end;
        Some(value)
    }

    /// An operand, as the search for an instruction wants it.
    pub fn operand(&self, kind: ParsedKind) -> ParsedOperand {
        ParsedOperand { span: self.span, kind }
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

    /// The assembly variant of the text at this place.
    pub fn variant(&self) -> u16 {
        self.parser.variant
    }

    /// Makes the instruction of the first entry of the mnemonic that accepts the operands, that is as wished, and whose
    /// predicates hold; false if there is none.
    pub fn find(&mut self, operands: &[ParsedOperand], preference: FitPreference, inst: &mut Inst) -> bool {
        let found = self.parser.fit(self.mnemonic, operands, preference, inst);
        self.may_change = found.as_ref().is_none_or(|found| found.may_change);
        found.is_some()
    }
}

impl Parser<'_> {
    /// An instruction that the target's code reads, if it is plain.
    pub(super) fn plain_hooked(
        &mut self,
        lex: &Lexer<'_>,
        ends: [u8; 2],
        (name, span): (&[u8], Span),
        at: usize,
    ) -> Option<Done> {
        // What directives say may change the meaning of plain statements, too.
        if self.target_state != 0 || !self.register_variables.is_empty() {
            return None;
        }
        let mnemonic = self.mnemonic(name);
        if !self.is_plain_mnemonic(mnemonic) {
            return None;
        }
        let target = self.target;
        let mut inst = std::mem::take(&mut self.matches.inst);
        let mut input = FastStatement { parser: self, text: lex.all, at, mnemonic, span, may_change: true };
        let is_read = target.hooks.fast_statement(&mut input, &mut inst);
        let (at, may_change) = (input.at, input.may_change);
        let end = if is_read { Self::plain_end(lex.all, ends, at) } else { None };
        let done = end.map(|end| (end, self.emit_plain(&inst, may_change, span)));
        self.matches.inst = inst;
        done
    }
}
