//! The lexer: bytes to tokens, with `include` handled inside, as the language has it.
//!
//! The reader of one text is a byte position; a stack remembers the texts that are waiting behind an `include`. The
//! preprocessor is in [`super::preprocess`]. Reading past the end of a text gives NUL bytes, so no scan needs to check
//! for the end as long as it stops at NUL. Linear in the size of the input.

use super::context::{Context, Failed, Result};
use super::source::{Includes, Loc};
use super::token::{self, Op, Tok};
use support::hash::FxHashSet;
use support::interner::Symbol as Str;
use support::source::Text;

/// How deep includes may nest. A file that includes itself without a guard is caught by this.
pub const MAX_INCLUDE_DEPTH: usize = 200;

/// A text being read.
struct Reader {
    text: Text,
    /// Position of the next byte.
    pos: usize,
    /// Position of the first byte on the number line of all texts.
    base: Loc,
    /// Open `#ifdef`s of this text.
    conditionals: Vec<super::preprocess::Conditional>,
}

/// The lexer and its current token.
pub struct Lexer<'i> {
    reader: Reader,
    waiting: Vec<Reader>,
    includes: &'i mut dyn Includes,
    /// Names of all texts included, in order, each once.
    pub dependencies: Vec<String>,
    pub(super) macros: FxHashSet<Vec<u8>>,
    /// The current token.
    pub tok: Tok,
    /// Where it begins.
    pub loc: Loc,
    /// End of the token before it.
    pub previous_end: Loc,
    /// Value of [`Tok::Int`] and [`Tok::BinInt`].
    pub int: i64,
    /// Width of [`Tok::BinInt`].
    pub width: u32,
    /// Text of identifiers, strings, code and variable names.
    pub string: Str,
    /// Which operator [`Tok::Bang`] is.
    pub op: Op,
}

impl<'i> Lexer<'i> {
    /// A lexer at the start of a text; the first token is not read yet.
    pub fn new(text: Text, base: Loc, includes: &'i mut dyn Includes) -> Self {
        Lexer {
            reader: Reader { text, pos: 0, base, conditionals: Vec::new() },
            waiting: Vec::new(),
            includes,
            dependencies: Vec::new(),
            macros: FxHashSet::default(),
            tok: Tok::Eof,
            loc: base,
            previous_end: base,
            int: 0,
            width: 0,
            string: Str::from_u32(0),
            op: Op::Add,
        }
    }

    /// Defines a macro; `false` if that cannot be its name.
    pub fn define(&mut self, name: &str) -> bool {
        let is_name = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
        let valid =
            name.bytes().all(is_name) && !name.starts_with(|c: char| c.is_ascii_digit()) && !name.is_empty();
        if valid {
            self.macros.insert(name.as_bytes().to_vec());
        }
        valid
    }

    /// Reads the next token.
    pub fn advance(&mut self, cx: &mut Context) -> Tok {
        self.previous_end = self.here();
        self.tok = self.token(cx).unwrap_or(Tok::Error);
        cx.current_loc = self.loc;
        self.tok
    }

    // Access to the bytes, also for the preprocessor.

    /// The byte `ahead` of the next one; NUL past the end.
    pub(super) fn peek(&self, ahead: usize) -> u8 {
        self.reader.text.get(self.reader.pos + ahead).copied().unwrap_or(0)
    }

    pub(super) fn skip(&mut self, bytes: usize) {
        self.reader.pos = (self.reader.pos + bytes).min(self.reader.text.len());
    }

    pub(super) fn at_end(&self) -> bool {
        self.reader.pos >= self.reader.text.len()
    }

    pub(super) fn rest(&self) -> &[u8] {
        &self.reader.text[self.reader.pos.min(self.reader.text.len())..]
    }

    pub(super) fn conditionals(&mut self) -> &mut Vec<super::preprocess::Conditional> {
        &mut self.reader.conditionals
    }

    /// The position of the next byte.
    pub(super) fn here(&self) -> Loc {
        self.loc_at(self.reader.pos)
    }

    pub(super) fn loc_at(&self, pos: usize) -> Loc {
        Loc(self.reader.base.0 + pos as u32)
    }

    /// The position just past the text.
    pub(super) fn end_loc(&self) -> Loc {
        self.loc_at(self.reader.text.len())
    }

    // Tokens.

    fn token(&mut self, cx: &mut Context) -> Result<Tok> {
        let mut line_start = self.reader.pos == 0;
        loop {
            self.loc = self.here();
            let byte = self.peek(0);
            self.skip(1);
            return Ok(match byte {
                b' ' | b'\t' => continue,
                b'\n' | b'\r' => {
                    line_start = true;
                    continue;
                }
                0 if self.loc == self.end_loc() => {
                    if !self.leave_text(cx)? {
                        return Ok(Tok::Eof);
                    }
                    line_start = false;
                    continue;
                }
                0 => {
                    cx.error(self.loc, "NUL character is invalid in source; treated as space");
                    continue;
                }
                b'/' => {
                    self.comment(cx)?;
                    continue;
                }
                b'#' if line_start && self.directive_here().is_some() => {
                    self.directive(cx)?;
                    line_start = false;
                    continue;
                }
                b'a'..=b'z' | b'A'..=b'Z' | b'_' => match self.identifier(cx) {
                    Tok::KwInclude => {
                        self.enter_include(cx)?;
                        line_start = true;
                        continue;
                    }
                    tok => tok,
                },
                b'0'..=b'9' if self.digits_begin_identifier() => self.identifier(cx),
                b'0'..=b'9' | b'+' | b'-' => self.number(cx, byte)?,
                b'"' => self.string_literal(cx)?,
                b'$' => self.variable_name(cx)?,
                b'[' => self.bracket(cx)?,
                b'!' => self.operator(cx)?,
                b'.' => self.dots(cx)?,
                _ => match punctuation(byte) {
                    Some(tok) => tok,
                    None => return Err(cx.error(self.loc, "unexpected character")),
                },
            });
        }
    }

    /// At the end of a text: goes back to the one that included it. False at the end of the first.
    fn leave_text(&mut self, cx: &mut Context) -> Result<bool> {
        if !self.reader.conditionals.is_empty() {
            self.unbalanced(cx);
            self.reader.conditionals.clear();
            return Err(Failed);
        }
        match self.waiting.pop() {
            None => Ok(false),
            Some(reader) => {
                self.reader = reader;
                Ok(true)
            }
        }
    }

    fn enter_include(&mut self, cx: &mut Context) -> Result<()> {
        let tok = self.token(cx)?;
        if tok != Tok::Str {
            return Err(cx.error(self.loc, "expected filename after include"));
        }
        let name = cx.text(self.string);
        if self.waiting.len() >= MAX_INCLUDE_DEPTH {
            return Err(cx.error(
                self.loc,
                format!("includes are nested deeper than {MAX_INCLUDE_DEPTH}; does '{name}' include itself?"),
            ));
        }
        let Some((path, text)) = self.includes.find(&name) else {
            return Err(cx.error(self.loc, format!("could not find include file '{name}'")));
        };
        let Ok((_, base)) = cx.sources.add(&path, text.clone(), self.loc) else {
            return Err(cx.error(self.loc, format!("include file '{name}' is too large")));
        };
        if !self.dependencies.contains(&path) {
            self.dependencies.push(path);
        }
        let reader = Reader { text, pos: 0, base, conditionals: Vec::new() };
        self.waiting.push(std::mem::replace(&mut self.reader, reader));
        Ok(())
    }

    /// After a `/`: skips the comment.
    pub(super) fn comment(&mut self, cx: &mut Context) -> Result<()> {
        match self.peek(0) {
            b'/' => {
                self.skip_to_line_end();
                Ok(())
            }
            b'*' => self.block_comment(cx),
            _ => Err(cx.error(self.loc, "unexpected character")),
        }
    }

    pub(super) fn skip_to_line_end(&mut self) {
        let end = self.rest().iter().position(|&b| b == b'\n' || b == b'\r');
        self.skip(end.unwrap_or(usize::MAX >> 1));
    }

    /// At the `*` of a `/*`: skips the comment and those nested in it.
    pub(super) fn block_comment(&mut self, cx: &mut Context) -> Result<()> {
        self.skip(1);
        let mut depth = 1;
        while !self.at_end() {
            match (self.peek(0), self.peek(1)) {
                (b'*', b'/') => {
                    self.skip(2);
                    depth -= 1;
                    if depth == 0 {
                        return Ok(());
                    }
                }
                (b'/', b'*') => {
                    self.skip(2);
                    depth += 1;
                }
                _ => self.skip(1),
            }
        }
        Err(cx.error(self.loc, "unterminated comment"))
    }

    /// After the first digit: whether this is an identifier such as `8i` rather than a number.
    fn digits_begin_identifier(&self) -> bool {
        let digits = self.rest().iter().take_while(|b| b.is_ascii_digit()).count();
        let (next, after) = (self.peek(digits), self.peek(digits + 1));
        match next {
            b'x' if after.is_ascii_hexdigit() => false,
            b'b' if matches!(after, b'0' | b'1') => false,
            _ => next.is_ascii_alphabetic() || next == b'_',
        }
    }

    fn identifier(&mut self, cx: &mut Context) -> Tok {
        let more = self.rest().iter().take_while(|&&b| b.is_ascii_alphanumeric() || b == b'_').count();
        let start = self.reader.pos - 1;
        self.skip(more);
        self.string = cx.strings.intern(&self.reader.text[start..start + 1 + more]);
        token::keyword(self.string).unwrap_or(Tok::Id)
    }

    fn number(&mut self, cx: &mut Context, first: u8) -> Result<Tok> {
        let radix = match (first, self.peek(0)) {
            (b'0', b'x') => 16,
            (b'0', b'b') => 2,
            _ => 10,
        };
        if radix != 10 {
            self.skip(1);
        }
        let is_digit = |b: &&u8| (**b as char).is_digit(radix);
        let more = self.rest().iter().take_while(is_digit).count();
        if more == 0 {
            match first {
                b'-' => return Ok(Tok::Minus),
                b'+' => return Ok(Tok::Plus),
                _ => {}
            }
        }
        let start = self.reader.pos - if radix == 10 { usize::from(first.is_ascii_digit()) } else { 0 };
        self.skip(more);
        let digits = std::str::from_utf8(&self.reader.text[start..self.reader.pos]).unwrap_or("");
        let Ok(magnitude) = u64::from_str_radix(digits, radix) else {
            return Err(cx.error(self.loc, "number out of range"));
        };
        self.int = magnitude as i64;
        if first == b'-' {
            if magnitude > 1 << 63 {
                return Err(cx.error(self.loc, "number out of range"));
            }
            self.int = self.int.wrapping_neg();
        }
        self.width = more as u32;
        Ok(if radix == 2 { Tok::BinInt } else { Tok::Int })
    }

    fn string_literal(&mut self, cx: &mut Context) -> Result<Tok> {
        let start = self.reader.pos;
        let is_plain = |b: &&u8| !matches!(**b, b'"' | b'\\' | b'\n' | b'\r' | 0);
        let plain = self.rest().iter().take_while(is_plain).count();
        if self.peek(plain) == b'"' {
            self.skip(plain + 1);
            self.string = cx.strings.intern(&self.reader.text[start..start + plain]);
            return Ok(Tok::Str);
        }
        let mut text = Vec::new();
        loop {
            if self.at_end() {
                return Err(cx.error(self.loc_at(start), "end of file in string literal"));
            }
            let byte = self.peek(0);
            self.skip(1);
            match byte {
                b'"' => break,
                b'\n' | b'\r' => {
                    self.reader.pos -= 1;
                    return Err(cx.error(self.loc_at(start), "end of line in string literal"));
                }
                b'\\' => text.push(self.escape(cx, start)?),
                _ => text.push(byte),
            }
        }
        self.string = cx.strings.intern(&text);
        Ok(Tok::Str)
    }

    /// After a backslash in a string.
    fn escape(&mut self, cx: &mut Context, start: usize) -> Result<u8> {
        if self.at_end() {
            return Err(cx.error(self.loc_at(start), "end of file in string literal"));
        }
        let byte = match self.peek(0) {
            byte @ (b'\\' | b'\'' | b'"') => byte,
            b't' => b'\t',
            b'n' => b'\n',
            b'\n' | b'\r' => {
                return Err(cx.error(self.here(), "escaped newlines not supported in tblgen"));
            }
            _ => return Err(cx.error(self.here(), "invalid escape in string literal")),
        };
        self.skip(1);
        Ok(byte)
    }

    fn variable_name(&mut self, cx: &mut Context) -> Result<Tok> {
        let first = self.peek(0);
        if !first.is_ascii_alphabetic() && first != b'_' {
            return Err(cx.error(self.loc, "invalid variable name"));
        }
        let len = self.rest().iter().take_while(|&&b| b.is_ascii_alphanumeric() || b == b'_').count();
        self.string = cx.strings.intern(&self.rest()[..len]);
        self.skip(len);
        Ok(Tok::VarName)
    }

    /// After `[`: a bracket, or a code literal if `{` follows.
    fn bracket(&mut self, cx: &mut Context) -> Result<Tok> {
        if self.peek(0) != b'{' {
            return Ok(Tok::LSquare);
        }
        self.skip(1);
        let text = self.rest();
        let Some(len) = find_code_end(text) else {
            let error = cx.error(self.loc, "unterminated code block");
            self.skip(usize::MAX >> 1);
            return Err(error);
        };
        self.string = cx.strings.intern(&text[..len]);
        self.skip(len + 2);
        Ok(Tok::Code)
    }

    fn operator(&mut self, cx: &mut Context) -> Result<Tok> {
        let len = self.rest().iter().take_while(|b| b.is_ascii_alphabetic()).count();
        if len == 0 {
            return Err(cx.error(self.loc, "invalid \"!operator\""));
        }
        let op = token::operator(&self.rest()[..len]);
        if op.is_none() {
            let name = String::from_utf8_lossy(&self.rest()[..len]).into_owned();
            self.skip(len);
            return Err(super::diagnostics::unknown_operator(cx, self.loc, &name));
        }
        self.skip(len);
        self.op = op.unwrap_or(self.op);
        Ok(Tok::Bang)
    }

    /// After a dot.
    fn dots(&mut self, cx: &mut Context) -> Result<Tok> {
        match (self.peek(0), self.peek(1)) {
            (b'.', b'.') => {
                self.skip(2);
                Ok(Tok::DotDotDot)
            }
            (b'.', _) => {
                self.skip(1);
                Err(cx.error(self.loc, "invalid '..' punctuation"))
            }
            _ => Ok(Tok::Dot),
        }
    }
}

fn punctuation(byte: u8) -> Option<Tok> {
    Some(match byte {
        b':' => Tok::Colon,
        b';' => Tok::Semi,
        b',' => Tok::Comma,
        b'<' => Tok::Less,
        b'>' => Tok::Greater,
        b']' => Tok::RSquare,
        b'{' => Tok::LBrace,
        b'}' => Tok::RBrace,
        b'(' => Tok::LParen,
        b')' => Tok::RParen,
        b'=' => Tok::Equal,
        b'?' => Tok::Question,
        b'#' => Tok::Paste,
        _ => return None,
    })
}

/// Length of the code before `}]`. As in LLVM, a `}` is consumed together with the byte after it, so `}}]` does not
/// end the literal.
fn find_code_end(text: &[u8]) -> Option<usize> {
    let mut i = 0;
    while i + 1 < text.len() {
        if text[i] == b'}' {
            if text[i + 1] == b']' {
                return Some(i);
            }
            i += 1;
        }
        i += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> (Vec<Tok>, Context) {
        let mut cx = Context::default();
        let text: Text = Text::from(text.as_bytes());
        let (_, base) = cx.sources.add("t.td", text.clone(), Loc::NONE).unwrap();
        let mut none: Vec<(String, String)> = Vec::new();
        let mut lexer = Lexer::new(text, base, &mut none);
        let mut all = Vec::new();
        while lexer.advance(&mut cx) != Tok::Eof && all.len() < 100 {
            all.push(lexer.tok);
        }
        (all, cx)
    }

    #[test]
    fn numbers_and_identifiers() {
        use Tok::*;
        assert_eq!(tokens("1-5 8i 0x1F 0b101 0xg -").0, [Int, Int, Id, Int, BinInt, Id, Minus]);
        assert_eq!(tokens("18446744073709551615 -9223372036854775808").0, [Int, Int]);
        assert_eq!(tokens("18446744073709551616").0, [Error]);
    }

    #[test]
    fn comments_nest() {
        assert_eq!(tokens("/* a /* b */ c */ def // x\n;").0, [Tok::KwDef, Tok::Semi]);
        assert_eq!(tokens("/* /* */").0, [Tok::Error]);
    }

    #[test]
    fn preprocessor() {
        let text = "#define A\n#ifdef A\n1\n#else\nx\n#endif\n#ifndef A\ny\n#endif // done\n;";
        assert_eq!(tokens(text).0, [Tok::Int, Tok::Semi]);
        assert!(tokens("#ifdef A\n").1.diagnostics.has_errors());
        assert!(tokens("#endif\n").1.diagnostics.has_errors());
    }
}
