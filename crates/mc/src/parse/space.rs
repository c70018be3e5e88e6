//! Directives that fill, skip and align.

use super::data::fits;
use super::directives::{Argument, Call};
use super::lexer::Lexer;
use super::{Parse, Parser, limits, mistake};
use crate::expr::ExprData;
use crate::streamer::Alignment;
use support::source::Span;

impl Parser<'_> {
    /// `.fill count[, size[, value]]`
    pub(super) fn fill(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let count_lo = lex.lo;
        let count = self.expression(lex)?;
        let count_span = lex.span_from(count_lo);
        let (mut size, mut value) = (1, 0);
        let (mut size_span, mut value_span) = (count_span, count_span);
        if lex.eat(b',') {
            size_span = lex.span();
            size = self.absolute(lex)?;
            if lex.eat(b',') {
                value_span = lex.span();
                value = self.absolute(lex)?;
            }
        }
        self.end(lex)?;
        if size < 0 {
            self.warning(size_span, "'.fill' directive with negative size has no effect");
            return Ok(());
        }
        if size > 8 {
            self.warning(size_span, "'.fill' directive with size greater than 8 has been truncated to 8");
            size = 8;
        }
        if size > 4 && u32::try_from(value).is_err() {
            self.warning(value_span, "'.fill' directive pattern has been truncated to 32-bits");
        }
        if !self.out.keeps_text() && self.value_now(count).is_some_and(|count| count < 0) {
            self.warning(count_span, "'.fill' directive with negative repeat count has no effect");
            return Ok(());
        }
        // GNU's: of the value only four bytes are used.
        self.out.set_location(count_span);
        let result = self.out.emit_fill(self.cx, count, size as u8, value as u64 & 0xffff_ffff);
        self.emit(call.span, result)
    }

    /// `.zero count[, value]`
    pub(super) fn zero(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.space(lex, call)
    }

    /// `.space count[, value]`
    pub(super) fn space(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let lo = lex.lo;
        let count = self.expression(lex)?;
        let count_span = lex.span_from(lo);
        let value = if lex.eat(b',') { self.absolute(lex)? } else { 0 };
        self.end(lex)?;
        self.out.set_location(count_span);
        let result = self.out.emit_space(self.cx, count, value as u8);
        self.emit(call.span, result)
    }

    /// The count of `.dcb` and `.ds`; after a negative one the rest is left as it is.
    fn repeat_count(&mut self, lex: &mut Lexer<'_>, call: &Call, unit: u64) -> Parse<Option<u64>> {
        let span = lex.span();
        let count = self.absolute(lex)?;
        let reserves = lex.slice(call.span).get(..3).is_some_and(|n| n.eq_ignore_ascii_case(b".ds"));
        if reserves {
            self.end(lex)?;
        }
        let Ok(count) = u64::try_from(count) else {
            let name = String::from_utf8_lossy(lex.slice(call.span)).into_owned();
            self.warning(span, format!("'{name}' directive with negative repeat count has no effect"));
            self.instantiated = !reserves;
            return Ok(None);
        };
        if count.saturating_mul(unit) > limits::REPEATED_BYTES {
            return mistake(span, "repeat count is too large");
        }
        Ok(Some(count))
    }

    /// `.dcb.b count, value`
    pub(super) fn repeated_values(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Size(size) = call.argument else { return Ok(()) };
        let Some(count) = self.repeat_count(lex, call, size.into())? else { return Ok(()) };
        self.comma(lex)?;
        let lo = lex.lo;
        let value = self.expression(lex)?;
        let span = lex.span_from(lo);
        if let ExprData::Constant(number) = self.cx.expr(value)
            && !fits(number, size)
        {
            return mistake(span, "literal value out of range for directive");
        }
        self.emit_copies(count, value, size, span)?;
        self.end(lex)
    }

    /// `.dcb.s count, real`
    pub(super) fn repeated_reals(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Size(size) = call.argument else { return Ok(()) };
        let Some(count) = self.repeat_count(lex, call, size.into())? else { return Ok(()) };
        self.comma(lex)?;
        let span = lex.span();
        let bits = self.real(lex, size)?;
        self.end(lex)?;
        let value = self.cx.constant(bits as i64);
        self.emit_copies(count, value, size, span)
    }

    fn emit_copies(&mut self, count: u64, value: crate::expr::Expr, size: u8, span: Span) -> Parse<()> {
        self.out.set_location(span);
        for _ in 0..count {
            let result = self.out.emit_value(self.cx, value, size);
            self.emit(span, result)?;
        }
        Ok(())
    }

    /// `.ds.l count`
    pub(super) fn reserve(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Size(size) = call.argument else { return Ok(()) };
        let Some(count) = self.repeat_count(lex, call, size.into())? else { return Ok(()) };
        let bytes = self.cx.constant(size.into());
        for _ in 0..count {
            let result = self.out.emit_space(self.cx, bytes, 0);
            self.emit(call.span, result)?;
        }
        Ok(())
    }

    /// `.dc.x`, `.dcb.x`, whose size no target says, and modes that only one machine has.
    pub(super) fn unsupported(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Name(name) = call.argument else { return Ok(()) };
        if let Some(result) = self.target_directive(name.as_bytes(), call.span, lex) {
            return result;
        }
        mistake(lex.span(), format!("{name} not currently supported for this target"))
    }

    /// `.org offset[, fill]`
    pub(super) fn org(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let lo = lex.lo;
        let offset = self.expression(lex)?;
        let span = lex.span_from(lo);
        let fill = if lex.eat(b',') { self.absolute(lex)? } else { 0 };
        self.end(lex)?;
        self.out.set_location(span);
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
        if lex.at_end() && size == 1 && power {
            self.warning(lex.span(), "p2align directive with no operand(s) is ignored");
            return Ok(());
        }
        let amount = self.absolute(lex)?;
        let (mut fill, mut max_skip) = (None, None);
        let mut fill_span = span;
        if lex.eat(b',') {
            if !lex.is(b',') {
                fill_span = lex.span();
                fill = Some(self.absolute(lex)?);
            }
            if lex.eat(b',') {
                let span = lex.span();
                max_skip = Some((self.absolute(lex)?, span));
            }
        }
        self.end(lex)?;
        // A wrong amount is reported, and what can be made of it is emitted.
        let log2 = self.log2_of_alignment(amount, power, span);
        let code = match self.out.current_section() {
            Some(section) => self.cx.sections[section].code,
            None => false,
        };
        if fill.is_some_and(|value| value != 0) && self.in_nobits_section() {
            let name = self.current_section_name();
            self.warning(fill_span, format!("ignoring non-zero fill value in BSS section '{name}'"));
            fill = Some(0);
        }
        let max_skip = self.max_skip(max_skip, log2);
        let align = Alignment {
            log2,
            fill: fill.map(|value| (value as u64, size)),
            max_skip,
            code: code && fill.is_none(),
        };
        let result = self.out.emit_align(self.cx, align);
        self.emit(call.span, result)
    }

    /// How much may be skipped; 0 if that is no limit.
    fn max_skip(&mut self, given: Option<(i64, Span)>, log2: u8) -> u32 {
        let Some((bytes, span)) = given else { return 0 };
        if bytes < 1 {
            self.error(
                span,
                "alignment directive can never be satisfied in this many bytes, ignoring maximum bytes expression",
            );
            return 0;
        }
        if bytes >= 1 << log2 {
            self.warning(span, "maximum bytes expression exceeds alignment and has no effect");
            return 0;
        }
        bytes as u32
    }

    fn log2_of_alignment(&mut self, amount: i64, power: bool, span: Span) -> u8 {
        if power {
            // The number is one of 32 bits or more, without a sign.
            return match amount {
                0..=31 => amount as u8,
                _ => {
                    self.error(span, "invalid alignment value");
                    31
                }
            };
        }
        if amount == 0 {
            return 0;
        }
        let mut bytes = amount as u64;
        if !bytes.is_power_of_two() {
            self.error(span, "alignment must be a power of 2");
            bytes = 1 << bytes.ilog2();
        }
        if bytes > u64::from(u32::MAX) {
            self.error(span, "alignment must be smaller than 2**32");
            bytes = 1 << 31;
        }
        bytes.trailing_zeros() as u8
    }
}
