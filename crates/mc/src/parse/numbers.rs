//! Numbers of assembly text: the part of the lexer that begins at a digit.
//!
//! Plain numbers are C's, with binary (`0b101`) and hexadecimal reals (`0x1.8p3`); `1e` is a real as well. `0b` alone is a
//! zero and the name `b`: a reference to a local label. Integers of up to 64 bits are valued here, longer ones by those who
//! accept them. The other notations are those of [`NumberSyntax`](super::lexer::NumberSyntax).

use super::lexer::{Lexer, Tok};

/// The value of digits, if 64 bits are enough; `Err` for what is no digit.
fn digits_value(digits: &[u8], radix: u32) -> Result<Tok, ()> {
    let mut value = Some(0u64);
    for &c in digits {
        let digit = char::from(c).to_digit(radix).ok_or(())?;
        value = value.and_then(|v| v.checked_mul(radix.into())?.checked_add(digit.into()));
    }
    if digits.is_empty() { Err(()) } else { Ok(value.map_or(Tok::BigInt, Tok::Int)) }
}

fn invalid(radix: u32) -> Tok {
    Tok::Error(match radix {
        2 => "invalid binary number",
        8 => "invalid octal number",
        10 => "invalid decimal number",
        _ => "invalid hexadecimal number",
    })
}

impl Lexer<'_> {
    pub(super) fn digits_end(&self, at: usize) -> usize {
        at + self.all[at.min(self.all.len())..].iter().take_while(|c| c.is_ascii_digit()).count()
    }

    fn hex_digits_end(&self, at: usize) -> usize {
        at + self.all[at.min(self.all.len())..].iter().take_while(|c| c.is_ascii_hexdigit()).count()
    }

    /// A number at `at`, and its end.
    pub(super) fn number(&self, at: usize) -> (Tok, usize) {
        self.short_decimal(at).unwrap_or_else(|| self.any_number(at))
    }

    /// A number in decimal of a few digits and nothing else.
    fn short_decimal(&self, at: usize) -> Option<(Tok, usize)> {
        const MAX_DIGITS: usize = 9;
        let mut value = 0;
        let mut end = at;
        while let digit @ b'0'..=b'9' = self.byte(end) {
            value = value * 10 + u64::from(digit - b'0');
            end += 1;
            if end - at > MAX_DIGITS {
                return None;
            }
        }
        let may_be_octal = self.byte(at) == b'0' && end > at + 1;
        let is_all = !self.is_ident_char(self.byte(end)) && !may_be_octal;
        (is_all && !self.syntax.numbers.masm_integers).then_some((Tok::Int(value), end))
    }

    fn any_number(&self, at: usize) -> (Tok, usize) {
        if self.syntax.numbers.masm_integers
            && let Some(found) = self.masm_number(at)
        {
            return found;
        }
        match (self.byte(at), self.byte(at + 1)) {
            (b'0', b'x' | b'X') => self.hexadecimal(at),
            (b'0', b'b' | b'B') if !self.syntax.numbers.masm_integers => self.binary(at),
            (b'0', next) if next != b'.' => {
                let end = self.digits_end(at);
                (digits_value(&self.all[at..end], 8).unwrap_or(invalid(8)), self.suffix_end(end))
            }
            _ => {
                let end = self.digits_end(at);
                match self.byte(end) {
                    b'.' => self.rest_of_real(end + 1),
                    b'e' | b'E' => self.rest_of_real(end),
                    _ => (digits_value(&self.all[at..end], 10).unwrap_or(invalid(10)), self.suffix_end(end)),
                }
            }
        }
    }

    /// The suffixes of C: `U`, `L`, `UL`, `ULL`.
    fn suffix_end(&self, mut at: usize) -> usize {
        at += usize::from(matches!(self.byte(at), b'U' | b'u'));
        at += usize::from(matches!(self.byte(at), b'L' | b'l'));
        at + usize::from(matches!(self.byte(at), b'L' | b'l'))
    }

    fn binary(&self, at: usize) -> (Tok, usize) {
        if !self.byte(at + 2).is_ascii_digit() {
            return (Tok::Int(0), at + 1);
        }
        let digits = self.all[at + 2..].iter().take_while(|c| matches!(c, b'0' | b'1')).count();
        let end = at + 2 + digits;
        (digits_value(&self.all[at + 2..end], 2).unwrap_or(invalid(2)), self.suffix_end(end))
    }

    fn hexadecimal(&self, at: usize) -> (Tok, usize) {
        let end = self.hex_digits_end(at + 2);
        if matches!(self.byte(end), b'.' | b'p' | b'P') {
            return self.hex_real(end, end == at + 2);
        }
        let value = digits_value(&self.all[at + 2..end], 16).unwrap_or(invalid(16));
        let masm_suffix = self.syntax.numbers.masm_integers && matches!(self.byte(end), b'h' | b'H');
        (value, self.suffix_end(end + usize::from(masm_suffix)))
    }

    /// After the digits before, or the full stop in, a decimal real.
    pub(super) fn rest_of_real(&self, at: usize) -> (Tok, usize) {
        let mut end = self.digits_end(at);
        if matches!(self.byte(end), b'-' | b'+') {
            return (Tok::Error("invalid sign in float literal"), end);
        }
        if matches!(self.byte(end), b'e' | b'E') {
            end += 1 + usize::from(matches!(self.byte(end + 1), b'+' | b'-'));
            end = self.digits_end(end);
        }
        (Tok::Real, end)
    }

    /// After `0x1` in `0x1.8p3`.
    fn hex_real(&self, mut end: usize, no_integer: bool) -> (Tok, usize) {
        let mut no_fraction = true;
        if self.byte(end) == b'.' {
            let digits = end + 1;
            end = self.hex_digits_end(digits);
            no_fraction = end == digits;
        }
        if no_integer && no_fraction {
            let message =
                "invalid hexadecimal floating-point constant: expected at least one significand digit";
            return (Tok::Error(message), end);
        }
        if !matches!(self.byte(end), b'p' | b'P') {
            let message = "invalid hexadecimal floating-point constant: expected exponent part 'p'";
            return (Tok::Error(message), end);
        }
        let digits = end + 1 + usize::from(matches!(self.byte(end + 1), b'+' | b'-'));
        end = self.digits_end(digits);
        if end == digits {
            let message = "invalid hexadecimal floating-point constant: expected at least one exponent digit";
            return (Tok::Error(message), end);
        }
        (Tok::Real, end)
    }

    /// A number whose last letter says its radix, or a real; `None` leaves it to the other notations.
    fn masm_number(&self, at: usize) -> Option<(Tok, usize)> {
        let end = self.hex_digits_end(at);
        let digits = &self.all[at..end];
        let decimal = digits.iter().take_while(|c| c.is_ascii_digit()).count();
        let binary = digits.iter().take_while(|c| matches!(c, b'0' | b'1')).count();
        let last = digits.last().copied().unwrap_or(0);
        let (radix, digits, end) = match self.byte(end) {
            b'.' => return Some(self.rest_of_real(end + 1)),
            b'r' | b'R' if self.syntax.numbers.masm_hex_reals => return Some((Tok::Real, end + 1)),
            b'h' | b'H' => (16, digits, end + 1),
            b't' | b'T' => (10, digits, end + 1),
            b'o' | b'O' | b'q' | b'Q' => (8, digits, end + 1),
            b'y' | b'Y' => (2, digits, end + 1),
            _ if decimal + 1 == digits.len() && matches!(last, b'd' | b'D') => (10, &digits[..decimal], end),
            _ if binary + 1 == digits.len() && matches!(last, b'b' | b'B') => (2, &digits[..binary], end),
            _ => return None,
        };
        Some((digits_value(digits, radix).unwrap_or(invalid(radix)), self.suffix_end(end)))
    }

    pub(super) fn is_motorola_number(&self, at: usize) -> bool {
        let next = self.byte(at + 1);
        if self.byte(at) == b'$' { next.is_ascii_hexdigit() } else { matches!(next, b'0' | b'1') }
    }

    /// `$ff`, `%11`
    pub(super) fn motorola_number(&self, at: usize) -> (Tok, usize) {
        let (radix, end) = match self.byte(at) {
            b'$' => (16, self.hex_digits_end(at + 1)),
            _ => (2, self.digits_end(at + 1)),
        };
        (digits_value(&self.all[at + 1..end], radix).unwrap_or(invalid(radix)), self.suffix_end(end))
    }
}
