//! Directives that make data: numbers, strings, reals, LEB128.

use super::directives::{Argument, Call};
use super::expr::parse_u128;
use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, SpecifierUse, mistake};
use crate::expr::ExprData;

/// The bytes of a string without its quotes.
pub(super) fn unescape(text: &[u8]) -> Result<Vec<u8>, &'static str> {
    let mut out = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(&c) = text.get(at) {
        at += 1;
        if c != b'\\' {
            out.push(c);
            continue;
        }
        let Some(&escape) = text.get(at) else { return Err("unexpected backslash at end of string") };
        at += 1;
        match escape {
            b'x' | b'X' => {
                let digits = text[at..].iter().take_while(|c| c.is_ascii_hexdigit()).count();
                if digits == 0 {
                    return Err("invalid hexadecimal escape sequence");
                }
                // Only the last two digits count.
                let value = text[at..at + digits]
                    .iter()
                    .fold(0u8, |v, &d| v << 4 | char::from(d).to_digit(16).unwrap_or(0) as u8);
                out.push(value);
                at += digits;
            }
            b'0'..=b'7' => {
                let digits = text[at - 1..].iter().take(3).take_while(|c| (b'0'..=b'7').contains(c)).count();
                let value =
                    text[at - 1..at - 1 + digits].iter().fold(0u32, |v, &d| v * 8 + u32::from(d - b'0'));
                if value > 255 {
                    return Err("invalid octal escape sequence (out of range)");
                }
                out.push(value as u8);
                at += digits - 1;
            }
            b'b' => out.push(8),
            b'f' => out.push(12),
            b'n' => out.push(b'\n'),
            b'r' => out.push(b'\r'),
            b't' => out.push(b'\t'),
            b'"' | b'\\' => out.push(escape),
            _ => return Err("invalid escape sequence (unrecognized character)"),
        }
    }
    Ok(out)
}

/// Whether a number fits `size` bytes, signed or unsigned.
pub(super) fn fits(value: i64, size: u8) -> bool {
    let bits = u32::from(size) * 8;
    bits >= 64 || value >> bits == 0 || value >> (bits - 1) == -1
}

/// Passes a number that is all there is of a value of `size` bytes.
fn plain_number(lex: &mut Lexer<'_>, size: u8) -> Option<i64> {
    let Tok::Int(number) = lex.tok else { return None };
    let mut after = *lex;
    after.advance();
    let number = number as i64;
    let is_all = (after.at_end() || after.is(b',')) && fits(number, size);
    is_all.then(|| {
        *lex = after;
        number
    })
}

impl Parser<'_> {
    /// Operands separated by commas, none allowed.
    pub(super) fn many(
        &mut self,
        lex: &mut Lexer<'_>,
        each: impl FnMut(&mut Self, &mut Lexer<'_>) -> Parse<()>,
    ) -> Parse<()> {
        self.list(lex, "unexpected token", each)
    }

    /// Operands separated by commas, none allowed; what to say of anything else between them.
    pub(super) fn list(
        &mut self,
        lex: &mut Lexer<'_>,
        wrong_separator: &'static str,
        mut each: impl FnMut(&mut Self, &mut Lexer<'_>) -> Parse<()>,
    ) -> Parse<()> {
        if lex.at_end() {
            return Ok(());
        }
        loop {
            each(self, lex)?;
            if lex.at_end() {
                return Ok(());
            }
            if !lex.eat(b',') {
                return mistake(lex.span(), wrong_separator);
            }
        }
    }

    /// A string, unescaped.
    pub(super) fn string(&mut self, lex: &mut Lexer<'_>) -> Parse<Vec<u8>> {
        if lex.tok != Tok::String {
            return mistake(lex.span(), "expected string");
        }
        let text = lex.text();
        for at in (0..text.len()).filter(|&at| text[at] == b'\n') {
            let at = lex.lo + at;
            self.warning(lex.span_of(at, at + 1), "unterminated string; newline inserted");
        }
        match unescape(&text[1..text.len() - 1]) {
            Ok(bytes) => {
                lex.advance();
                Ok(bytes)
            }
            Err(message) => mistake(lex.span(), message),
        }
    }

    /// `.byte`, `.short`, `.long`, `.quad` and their other names.
    pub(super) fn values(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Size(size) = call.argument else { return Ok(()) };
        self.many(lex, |this, lex| {
            if let Some(number) = plain_number(lex, size) {
                this.keep_comments(lex);
                let result = this.out.emit_number(this.cx, number, size);
                return this.emit(lex.span(), result);
            }
            let lo = lex.lo;
            let value = this.expression_in(SpecifierUse::Data, lex)?;
            let span = lex.span_from(lo);
            if let ExprData::Constant(number) = this.cx.expr(value)
                && !fits(number, size)
            {
                return mistake(span, "out of range literal value");
            }
            this.keep_comments(lex);
            this.out.set_location(this.expr_span(lex));
            let result = this.out.emit_value(this.cx, value, size);
            this.emit(span, result)
        })
    }

    /// `.octa`: numbers of 16 bytes.
    pub(super) fn octas(&mut self, lex: &mut Lexer<'_>, _: &Call) -> Parse<()> {
        self.many(lex, |this, lex| {
            let span = lex.span();
            let value = match lex.tok {
                Tok::Int(value) => Some(u128::from(value)),
                Tok::BigInt => parse_u128(lex.text()),
                _ => return mistake(lex.span(), "unknown token in expression"),
            };
            let Some(value) = value else { return mistake(span, "out of range literal value") };
            lex.advance();
            let halves = [value as u64, (value >> 64) as u64];
            let order = if this.big_endian() { [halves[1], halves[0]] } else { halves };
            for half in order {
                let expr = this.cx.constant(half as i64);
                let result = this.out.emit_value(this.cx, expr, 8);
                this.emit(span, result)?;
            }
            Ok(())
        })
    }

    pub(super) fn big_endian(&self) -> bool {
        self.has_flag(tables::instructions::target_flags::BIG_ENDIAN)
    }

    /// `.float`, `.double`
    pub(super) fn reals(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Size(size) = call.argument else { return Ok(()) };
        self.many(lex, |this, lex| {
            let span = lex.span();
            let bits = this.real(lex, size)?;
            let expr = this.cx.constant(bits as i64);
            let result = this.out.emit_value(this.cx, expr, size);
            this.emit(span, result)
        })
    }

    /// The bits of a real number of 4 or 8 bytes.
    pub(super) fn real(&mut self, lex: &mut Lexer<'_>, size: u8) -> Parse<u64> {
        let negative = match lex.tok {
            Tok::Char(b'-') => true,
            Tok::Char(b'+') => false,
            _ => return self.unsigned_real(lex, size, false),
        };
        lex.advance();
        self.unsigned_real(lex, size, negative)
    }

    fn unsigned_real(&mut self, lex: &mut Lexer<'_>, size: u8, negative: bool) -> Parse<u64> {
        let text = std::str::from_utf8(lex.text()).unwrap_or("");
        let bits = match lex.tok {
            Tok::Ident if text.eq_ignore_ascii_case("inf") || text.eq_ignore_ascii_case("infinity") => {
                Some(if size == 4 { u64::from(f32::INFINITY.to_bits()) } else { f64::INFINITY.to_bits() })
            }
            // All ones but the sign, as LLVM has it.
            Tok::Ident if text.eq_ignore_ascii_case("nan") => {
                Some(if size == 4 { 0x7fff_ffff } else { 0x7fff_ffff_ffff_ffff })
            }
            Tok::Ident if text != "." => None,
            Tok::Int(_) | Tok::Real => real_bits(text, size),
            Tok::Error(message) => return mistake(lex.span(), message),
            _ => return mistake(lex.span(), "unexpected token in directive"),
        };
        let Some(bits) = bits else { return mistake(lex.span(), "invalid floating point literal") };
        lex.advance();
        let sign = u64::from(negative) << (u32::from(size) * 8 - 1);
        Ok(bits | sign)
    }

    /// `.ascii`, `.asciz`, `.string`: adjacent strings are one.
    pub(super) fn strings(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let terminated = call.argument == Argument::Flag(true);
        self.many(lex, |this, lex| {
            let span = lex.span();
            loop {
                let bytes = this.string(lex)?;
                let result = this.out.emit_bytes(this.cx, &bytes);
                this.emit(span, result)?;
                if terminated || lex.tok != Tok::String {
                    break;
                }
            }
            let result = if terminated { this.out.emit_bytes(this.cx, &[0]) } else { Ok(()) };
            this.emit(span, result)
        })
    }

    /// `.base64 "…"`
    pub(super) fn base64(&mut self, lex: &mut Lexer<'_>, _: &Call) -> Parse<()> {
        self.many(lex, |this, lex| {
            let span = lex.span();
            if lex.tok != Tok::String {
                return mistake(span, "expected string");
            }
            let text = lex.text();
            let text = &text[1..text.len() - 1];
            let bytes = if text.is_empty() { Err("expected nonempty string") } else { decode_base64(text) };
            let bytes = match bytes {
                Ok(bytes) => bytes,
                Err(message) => {
                    this.error(span, message);
                    return mistake(span, "expected string");
                }
            };
            lex.advance();
            let result = this.out.emit_bytes(this.cx, &bytes);
            this.emit(span, result)
        })
    }

    /// `.uleb128`, `.sleb128`
    pub(super) fn lebs(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let signed = call.argument == Argument::Flag(true);
        self.many(lex, |this, lex| {
            let lo = lex.lo;
            let value = match plain_number(lex, 8) {
                Some(number) => {
                    this.expr_at = lo;
                    this.cx.constant(number)
                }
                None => this.expression(lex)?,
            };
            let span = this.expr_span(lex);
            this.out.set_location(span);
            let result = this.out.emit_leb(this.cx, value, signed);
            this.emit(span, result)
        })
    }

    /// `.reloc offset, name[, expr]`
    pub(super) fn reloc(&mut self, lex: &mut Lexer<'_>, _: &Call) -> Parse<()> {
        let offset = self.expression(lex)?;
        self.comma(lex)?;
        if lex.tok != Tok::Ident {
            return mistake(lex.span(), "expected relocation name");
        }
        let (name, name_span) = (lex.text(), lex.span());
        lex.advance();
        let value = if lex.eat(b',') { Some(self.expression(lex)?) } else { None };
        self.end(lex)?;
        self.out.set_location(name_span);
        let result = self.out.emit_reloc(self.cx, offset, name, value);
        self.emit(name_span, result)
    }
}

/// The bits of a decimal or hexadecimal real, rounded to nearest.
pub(super) fn real_bits(text: &str, size: u8) -> Option<u64> {
    if let Some(hex) = text.strip_prefix("0x").or(text.strip_prefix("0X")) {
        let value = hex_real(hex).filter(|_| hex.contains(['p', 'P']))?;
        // A number of at most 53 bits: the one rounding is that to `f32`.
        return Some(if size == 4 { u64::from((value as f32).to_bits()) } else { value.to_bits() });
    }
    // An exponent may be left out after its letter.
    let text = text.trim_end_matches(['+', '-']).trim_end_matches(['e', 'E']);
    Some(if size == 4 {
        u64::from(text.parse::<f32>().ok()?.to_bits())
    } else {
        text.parse::<f64>().ok()?.to_bits()
    })
}

/// `1.8p3` as a number; digits beyond 64 bits are not accepted.
fn hex_real(text: &str) -> Option<f64> {
    let (mantissa, exponent) = text.split_once(['p', 'P']).unwrap_or((text, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = format!("{whole}{fraction}");
    let value = u64::from_str_radix(digits.trim_start_matches('0'), 16)
        .or_else(|e| if digits.bytes().all(|b| b == b'0') { Ok(0) } else { Err(e) });
    let exponent: i32 = exponent.parse().ok()?;
    let exponent = exponent.checked_sub(4 * fraction.len() as i32)?.clamp(-3000, 3000);
    let mut value = value.ok()? as f64;
    // Two steps, because neither power alone need be finite.
    let half = exponent / 2;
    value *= 2f64.powi(half);
    Some(value * 2f64.powi(exponent - half))
}

fn decode_base64(text: &[u8]) -> Result<Vec<u8>, &'static str> {
    try_decode_base64(text).ok_or("failed to base64 decode string data")
}

fn try_decode_base64(text: &[u8]) -> Option<Vec<u8>> {
    let digit = |c: u8| -> Option<u32> {
        Some(u32::from(match c {
            b'A'..=b'Z' => c - b'A',
            b'a'..=b'z' => c - b'a' + 26,
            b'0'..=b'9' => c - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        }))
    };
    if !text.len().is_multiple_of(4) {
        return None;
    }
    let mut out = Vec::new();
    let num_groups = text.len() / 4;
    for (i, group) in text.chunks_exact(4).enumerate() {
        let padding = group.iter().rev().take_while(|&&c| c == b'=').count();
        if padding > 2 || padding > 0 && i + 1 != num_groups {
            return None;
        }
        let mut word = 0;
        for &c in &group[..4 - padding] {
            word = word << 6 | digit(c)?;
        }
        word <<= 6 * padding;
        out.extend_from_slice(&word.to_be_bytes()[1..4 - padding]);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes() {
        assert_eq!(unescape(br#"a\n\x41\101\0\"\\"#), Ok(b"a\nAA\0\"\\".to_vec()));
        assert!(unescape(br"\q").is_err() && unescape(br"\400").is_err() && unescape(b"\\").is_err());
    }

    #[test]
    fn reals_and_base64() {
        assert_eq!(real_bits("1.5", 4), Some(0x3fc0_0000));
        assert_eq!(real_bits("0x1.8p1", 8), Some(3f64.to_bits()));
        assert_eq!(real_bits("0x0p0", 8), Some(0));
        assert_eq!(decode_base64(b"aGVsbG8="), Ok(b"hello".to_vec()));
        assert!(decode_base64(b"aGVsbG8").is_err());
        assert!(decode_base64(b"a===aaaa").is_err());
    }

    #[test]
    fn sizes() {
        assert!(fits(255, 1) && fits(-128, 1) && !fits(256, 1) && !fits(-129, 1) && fits(-1, 8));
    }
}
