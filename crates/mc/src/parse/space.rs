//! Directives that fill, skip and align.

use super::data::fits;
use super::directives::{Argument, Call};
use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, mistake};
use crate::streamer::Alignment;

impl Parser<'_> {
    /// `.fill count[, size[, value]]`
    pub(super) fn fill(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let count_lo = lex.lo;
        let count = self.expression(lex)?;
        let count_span = lex.span_from(count_lo);
        let (mut size, mut value) = (1, 0);
        if lex.eat(b',') {
            let span = lex.span();
            size = self.absolute(lex)?;
            if lex.eat(b',') {
                value = self.absolute(lex)?;
            }
            self.end(lex)?;
            if size < 0 {
                self.warning(span, "'.fill' directive with negative size has no effect");
                return Ok(());
            }
            if size > 8 {
                self.warning(span, "'.fill' directive with size greater than 8 has been truncated to 8");
                size = 8;
            }
        }
        self.end(lex)?;
        if let Some(count) = self.value_now(count)
            && count < 0
        {
            self.warning(count_span, "'.fill' directive with negative repeat count has no effect");
            return Ok(());
        }
        // GNU's: of a number of more than four bytes the upper ones are zero.
        let mask = if size > 4 { 0xffff_ffff } else { u64::MAX };
        let result = self.out.emit_fill(self.cx, count, size as u8, value as u64 & mask);
        self.emit(call.span, result)
    }

    /// `.zero count[, value]`
    pub(super) fn zero(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.space(lex, call)
    }

    /// `.space count[, value]`
    pub(super) fn space(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let count = self.expression(lex)?;
        let value = if lex.eat(b',') { self.absolute(lex)? } else { 0 };
        self.end(lex)?;
        let result = self.out.emit_space(self.cx, count, value as u8);
        self.emit(call.span, result)
    }

    /// `.dcb.b count, value`
    pub(super) fn repeated_values(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Size(size) = call.argument else { return Ok(()) };
        let span = lex.span();
        let count = self.absolute(lex)?;
        if count < 0 {
            self.warning(span, "'.dcb' directive with negative repeat count has no effect");
            lex.skip_statement();
            return Ok(());
        }
        self.comma(lex)?;
        let span = lex.span();
        let value = self.absolute(lex)?;
        if !fits(value, size) {
            return mistake(span, "literal value out of range for directive");
        }
        self.end(lex)?;
        let count = self.cx.constant(count);
        let result = self.out.emit_fill(self.cx, count, size, value as u64);
        self.emit(call.span, result)
    }

    /// `.ds.l count`
    pub(super) fn reserve(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Size(size) = call.argument else { return Ok(()) };
        let span = lex.span();
        let count = self.absolute(lex)?;
        self.end(lex)?;
        if count < 0 {
            self.warning(span, "'.ds' directive with negative repeat count has no effect");
            return Ok(());
        }
        let bytes = self.cx.constant(count.saturating_mul(size.into()));
        let result = self.out.emit_space(self.cx, bytes, 0);
        self.emit(call.span, result)
    }

    /// `.org offset[, fill]`
    pub(super) fn org(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let offset = self.expression(lex)?;
        let fill = if lex.eat(b',') { self.absolute(lex)? } else { 0 };
        self.end(lex)?;
        let result = self.out.emit_org(self.cx, offset, fill as u8);
        self.emit(call.span, result)
    }

    /// `.align`: bytes or a power of two, as the target has it.
    pub(super) fn align_by_target(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.align(lex, call, self.align_is_power())
    }

    pub(super) fn balign(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.align(lex, call, false)
    }

    pub(super) fn p2align(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.align(lex, call, true)
    }

    /// `.align n[, [fill][, max]]`
    fn align(&mut self, lex: &mut Lexer<'_>, call: &Call, power: bool) -> Parse<()> {
        let Argument::Size(size) = call.argument else { return Ok(()) };
        let span = lex.span();
        if power && lex.at_end() && size == 1 {
            self.warning(lex.span(), "p2align directive with no operand(s) is ignored");
            return Ok(());
        }
        let amount = self.absolute(lex)?;
        let mut fill = None;
        let mut max_skip = 0;
        if lex.eat(b',') {
            if !matches!(lex.tok, Tok::Char(b',')) {
                fill = Some(self.absolute(lex)?);
            }
            if lex.eat(b',') {
                let span = lex.span();
                max_skip = self.absolute(lex)?;
                if max_skip < 1 {
                    return mistake(
                        span,
                        "alignment directive can never be satisfied in this many bytes, ignoring maximum bytes expression",
                    );
                }
            }
        }
        self.end(lex)?;
        let log2 = self.log2_of_alignment(amount, power, span)?;
        // A limit as large as the alignment is none.
        let max_skip = if max_skip >= 1 << log2.min(62) { 0 } else { max_skip as u32 };
        let code = match self.out.current_section() {
            Some(section) => self.cx.sections[section].code,
            None => false,
        };
        let align = Alignment {
            log2,
            fill: fill.map(|value| (value as u64, size)),
            max_skip,
            code: code && fill.is_none(),
        };
        let result = self.out.emit_align(self.cx, align);
        self.emit(call.span, result)
    }

    fn log2_of_alignment(&mut self, amount: i64, power: bool, span: support::source::Span) -> Parse<u8> {
        if power {
            return match amount {
                0..=31 => Ok(amount as u8),
                _ => mistake(span, "invalid alignment value"),
            };
        }
        match amount {
            0 => Ok(0),
            1..=0x8000_0000 if (amount as u64).is_power_of_two() => Ok(amount.trailing_zeros() as u8),
            1..=0x8000_0000 => mistake(span, "alignment must be a power of 2"),
            _ => mistake(span, "alignment must be smaller than 2**32"),
        }
    }
}
