//! The lexer of `.ll` files: bytes to tokens, without allocating.
//!
//! A [`Token`] is a kind, a range of the text and a number (keyword, identifier number, bit width). Text is never
//! copied: whoever needs the characters of a token takes them from its range, and resolves escapes where the token says
//! that there are some. Bytes that are no ASCII may stand in comments and between quotes only.
//!
//! Every byte is looked at once, except that a word is looked at again to find it in the table of keywords.

use super::keyword;

/// What a token is. The comment tells what [`Token::value`] holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Tok {
    Eof,
    /// Number of a [`LexError`].
    Error,
    DotDotDot,
    Equal,
    Comma,
    Star,
    LSquare,
    RSquare,
    LBrace,
    RBrace,
    Less,
    Greater,
    LParen,
    RParen,
    Exclaim,
    Bar,
    Colon,
    Hash,
    /// Number of a [`keyword::Kw`].
    Kw,
    /// A word that is no keyword.
    Word,
    /// `iN`: N, or `u32::MAX` if it does not fit.
    IntType,
    /// `42:`, the number.
    LabelId,
    /// `@42`, the number.
    GlobalId,
    /// `%42`, the number.
    LocalId,
    /// `#42`, the number.
    AttrGroup,
    /// `^42`, the number.
    Summary,
    /// `foo:` or `"foo":`
    Label,
    /// `@foo` or `@"foo"`
    GlobalName,
    /// `$foo` or `$"foo"`
    ComdatName,
    /// `%foo` or `%"foo"`
    LocalName,
    /// `!foo`
    MetadataName,
    /// `"foo"`
    String,
    /// `42`, `-42`
    Int,
    /// `s0x2a`, `u0x2a`
    HexInt,
    /// `1.5e3`
    Float,
    /// `0x…`, `0xK…`, `0xL…`, `0xM…`, `0xH…`, `0xR…`
    HexFloat,
}

/// Why the text is no token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LexError {
    UnexpectedCharacter,
    UnterminatedString,
    UnterminatedGlobalName,
    UnterminatedComdatName,
    UnterminatedComment,
    NulInName,
    NumberTooLarge,
    WidthOutOfRange,
}

impl LexError {
    const ALL: [LexError; 8] = [
        LexError::UnexpectedCharacter,
        LexError::UnterminatedString,
        LexError::UnterminatedGlobalName,
        LexError::UnterminatedComdatName,
        LexError::UnterminatedComment,
        LexError::NulInName,
        LexError::NumberTooLarge,
        LexError::WidthOutOfRange,
    ];

    pub fn message(self) -> &'static str {
        match self {
            LexError::UnexpectedCharacter => "unexpected character",
            LexError::UnterminatedString => "end of file in string constant",
            LexError::UnterminatedGlobalName => "end of file in global variable name",
            LexError::UnterminatedComdatName => "end of file in COMDAT variable name",
            LexError::UnterminatedComment => "unterminated comment",
            LexError::NulInName => "NUL character is not allowed in names",
            LexError::NumberTooLarge => "invalid value number (too large)",
            LexError::WidthOutOfRange => "bitwidth for integer type out of range",
        }
    }
}

/// A token: kind, range and number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    pub kind: Tok,
    /// The characters between quotes include a backslash.
    pub escaped: bool,
    /// The name or string is between quotes.
    pub quoted: bool,
    pub lo: u32,
    pub hi: u32,
    pub value: u32,
}

impl Token {
    /// The range of a name or string without sigil, quotes and colon.
    #[inline]
    pub fn content(&self) -> std::ops::Range<usize> {
        let (lo, hi, quote) = (self.lo as usize, self.hi as usize, usize::from(self.quoted));
        match self.kind {
            Tok::GlobalName | Tok::LocalName | Tok::ComdatName | Tok::MetadataName => {
                lo + 1 + quote..hi - quote
            }
            Tok::Label | Tok::LabelId => lo + quote..hi - quote - 1,
            Tok::String => lo + 1..hi - 1,
            _ => lo..hi,
        }
    }

    pub fn lex_error(&self) -> Option<LexError> {
        if self.kind == Tok::Error { LexError::ALL.get(self.value as usize).copied() } else { None }
    }
}

// Classes of bytes, as bits.
/// May continue a label: `[-a-zA-Z$._0-9]`.
const LABEL: u8 = 1;
/// May continue a keyword: `[a-zA-Z_0-9]`.
const WORD: u8 = 2;
const DIGIT: u8 = 4;
/// Blanks, and NUL, which LLVM skips too.
const SPACE: u8 = 8;
const HEX: u8 = 16;

static CLASS: [u8; 256] = {
    let mut table = [0u8; 256];
    let mut i = 0;
    while i < 256 {
        let b = i as u8;
        let mut class = 0;
        if b.is_ascii_alphanumeric() || b == b'_' {
            class |= LABEL | WORD;
        }
        if matches!(b, b'-' | b'$' | b'.') {
            class |= LABEL;
        }
        if b.is_ascii_digit() {
            class |= DIGIT;
        }
        if b.is_ascii_hexdigit() {
            class |= HEX;
        }
        if matches!(b, b' ' | b'\t' | b'\n' | b'\r' | 0) {
            class |= SPACE;
        }
        table[i] = class;
        i += 1;
    }
    table
};

#[inline]
fn is(class: u8, b: u8) -> bool {
    CLASS[b as usize] & class != 0
}

/// The lexer: a text and a position in it.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a [u8],
    pos: usize,
}

impl<'a> Lexer<'a> {
    /// Positions are 32 bits wide: what lies beyond 4 GiB is not read (source maps refuse such texts).
    pub fn new(text: &'a [u8]) -> Lexer<'a> {
        let len = text.len().min(u32::MAX as usize - 1);
        Lexer { text: &text[..len], pos: 0 }
    }

    pub fn text(&self) -> &'a [u8] {
        self.text
    }

    /// The position after the last token.
    pub fn pos(&self) -> u32 {
        self.pos as u32
    }

    /// Goes on at another position.
    pub fn set_pos(&mut self, pos: u32) {
        self.pos = (pos as usize).min(self.text.len());
    }

    /// The next byte that is no blank; 0 at the end.
    #[inline]
    pub fn peek_byte(&self) -> u8 {
        let rest = self.text.get(self.pos..).unwrap_or_default();
        rest.iter().copied().find(|&b| !is(SPACE, b)).unwrap_or(0)
    }

    #[inline]
    fn peek(&self) -> u8 {
        self.text.get(self.pos).copied().unwrap_or(0)
    }

    #[inline]
    fn peek_at(&self, offset: usize) -> u8 {
        self.text.get(self.pos + offset).copied().unwrap_or(0)
    }

    /// Position of the first byte at or after `from` that is not of the class.
    #[inline]
    fn skip(&self, class: u8, from: usize) -> usize {
        let rest = self.text.get(from..).unwrap_or_default();
        from + rest.iter().position(|&b| !is(class, b)).unwrap_or(rest.len())
    }

    #[inline]
    fn token(&mut self, kind: Tok, lo: usize, hi: usize, value: u32) -> Token {
        self.pos = hi;
        Token { kind, escaped: false, quoted: false, lo: lo as u32, hi: hi as u32, value }
    }

    #[cold]
    fn error(&mut self, error: LexError, lo: usize, hi: usize) -> Token {
        self.token(Tok::Error, lo, hi, error as u32)
    }

    /// The next token. At the end of the text, again and again [`Tok::Eof`].
    pub fn next_token(&mut self) -> Token {
        loop {
            let Some(&b) = self.text.get(self.pos) else {
                let end = self.text.len();
                return self.token(Tok::Eof, end, end, 0);
            };
            let lo = self.pos;
            let single = |kind| Token {
                kind,
                escaped: false,
                quoted: false,
                lo: lo as u32,
                hi: lo as u32 + 1,
                value: 0,
            };
            let kind = match b {
                b' ' | b'\n' | b'\t' | b'\r' | 0 => {
                    self.pos = self.skip(SPACE, lo);
                    continue;
                }
                b';' => {
                    let rest = &self.text[lo..];
                    self.pos = lo + rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
                    continue;
                }
                b'/' if self.peek_at(1) == b'*' => match self.block_comment() {
                    Some(error) => return error,
                    None => continue,
                },
                b'a'..=b'z' | b'A'..=b'Z' | b'_' => return self.word(),
                b'%' => return self.sigil(Tok::LocalName, Tok::LocalId),
                b'@' => return self.sigil(Tok::GlobalName, Tok::GlobalId),
                b'0'..=b'9' | b'-' => return self.number(),
                b'+' => return self.positive(),
                b'!' => return self.exclaim(),
                b'"' => return self.string(),
                b'#' => return self.numbered(Tok::AttrGroup, Tok::Hash),
                b'^' => return self.numbered(Tok::Summary, Tok::Error),
                b'$' => return self.dollar(),
                b'.' => return self.dot(),
                b',' => Tok::Comma,
                b'=' => Tok::Equal,
                b'(' => Tok::LParen,
                b')' => Tok::RParen,
                b'[' => Tok::LSquare,
                b']' => Tok::RSquare,
                b'{' => Tok::LBrace,
                b'}' => Tok::RBrace,
                b'<' => Tok::Less,
                b'>' => Tok::Greater,
                b'*' => Tok::Star,
                b'|' => Tok::Bar,
                b':' => Tok::Colon,
                _ => return self.error(LexError::UnexpectedCharacter, lo, self.after_bad_byte(lo)),
            };
            self.pos = lo + 1;
            return single(kind);
        }
    }

    /// A run of bytes that start no token is one error, so that a binary file does not give one per byte.
    fn after_bad_byte(&self, lo: usize) -> usize {
        let rest = &self.text[lo..];
        let bad = |&b: &u8| b >= 0x80 || (b < b' ' && !is(SPACE, b)) || b == 0x7f;
        lo + rest.iter().position(|b| !bad(b)).unwrap_or(rest.len()).max(1)
    }

    /// Skips `/* … */`; an error if it does not end.
    fn block_comment(&mut self) -> Option<Token> {
        let lo = self.pos;
        let body = &self.text[lo + 2..];
        match body.windows(2).position(|w| w == b"*/") {
            Some(at) => {
                self.pos = lo + 2 + at + 2;
                None
            }
            None => Some(self.error(LexError::UnterminatedComment, lo, self.text.len())),
        }
    }

    /// Keywords, types, labels, `c"…"`, `cc10`, `s0x…`.
    fn word(&mut self) -> Token {
        let lo = self.pos;
        let word_end = self.skip(WORD, lo + 1);
        let next = self.text.get(word_end).copied().unwrap_or(0);
        if next == b':' {
            return self.token(Tok::Label, lo, word_end + 1, 0);
        }
        if is(LABEL, next) {
            let end = self.skip(LABEL, word_end);
            if self.text.get(end) == Some(&b':') {
                return self.token(Tok::Label, lo, end + 1, 0);
            }
        }
        let word = &self.text[lo..word_end];
        if let [b'i', digits @ ..] = word
            && !digits.is_empty()
            && digits.iter().all(|&b| is(DIGIT, b))
        {
            return match decimal(digits) {
                Some(bits) if (1..=crate::types::MAX_INT_BITS).contains(&bits) => {
                    self.token(Tok::IntType, lo, word_end, bits)
                }
                _ => self.error(LexError::WidthOutOfRange, lo, word_end),
            };
        }
        if let Some(kw) = keyword::lookup(word) {
            return self.token(Tok::Kw, lo, word_end, kw.into());
        }
        // `cc10` is two tokens.
        if let [b'c', b'c', digit, ..] = word
            && is(DIGIT, *digit)
        {
            return self.token(Tok::Kw, lo, lo + 2, keyword::Kw::Cc as u32);
        }
        if let [b's' | b'u', b'0', b'x', digits @ ..] = word
            && !digits.is_empty()
            && digits.iter().all(|&b| is(HEX, b))
        {
            return self.token(Tok::HexInt, lo, word_end, 0);
        }
        self.token(Tok::Word, lo, word_end, 0)
    }

    /// `%name`, `%"name"`, `%42` and the same with `@`.
    fn sigil(&mut self, name: Tok, id: Tok) -> Token {
        let lo = self.pos;
        let b = self.peek_at(1);
        if is(DIGIT, b) {
            return self.number_after_sigil(id);
        }
        if is(LABEL, b) {
            let end = self.skip(LABEL, lo + 2);
            return self.token(name, lo, end, 0);
        }
        if b == b'"' {
            return self.quoted_name(name, lo, LexError::UnterminatedGlobalName);
        }
        self.error(LexError::UnexpectedCharacter, lo, lo + 1)
    }

    fn number_after_sigil(&mut self, kind: Tok) -> Token {
        let lo = self.pos;
        let end = self.skip(DIGIT, lo + 2);
        match decimal(&self.text[lo + 1..end]) {
            Some(number) => self.token(kind, lo, end, number),
            None => self.error(LexError::NumberTooLarge, lo, end),
        }
    }

    /// A name between quotes whose sigil stands at `lo`.
    fn quoted_name(&mut self, kind: Tok, lo: usize, unterminated: LexError) -> Token {
        let body = &self.text[lo + 2..];
        let mut escaped = false;
        let end = body.iter().position(|&b| {
            escaped |= b == b'\\';
            b == b'"'
        });
        let Some(len) = end else {
            return self.error(unterminated, lo, self.text.len());
        };
        let hi = lo + 2 + len + 1;
        let content = &body[..len];
        if content.contains(&0) || escaped && has_escaped_nul(content) {
            return self.error(LexError::NulInName, lo, hi);
        }
        Token { escaped, quoted: true, ..self.token(kind, lo, hi, 0) }
    }

    /// `"text"`, or the label `"text":`.
    fn string(&mut self) -> Token {
        let lo = self.pos;
        let body = &self.text[lo + 1..];
        let mut escaped = false;
        let end = body.iter().position(|&b| {
            escaped |= b == b'\\';
            b == b'"'
        });
        let Some(len) = end else {
            return self.error(LexError::UnterminatedString, lo, self.text.len());
        };
        let hi = lo + 1 + len + 1;
        if self.text.get(hi) == Some(&b':') {
            let content = &body[..len];
            if content.contains(&0) || escaped && has_escaped_nul(content) {
                return self.error(LexError::NulInName, lo, hi + 1);
            }
            return Token { escaped, quoted: true, ..self.token(Tok::Label, lo, hi + 1, 0) };
        }
        Token { escaped, quoted: true, ..self.token(Tok::String, lo, hi, 0) }
    }

    /// `!name` or a lone exclamation mark. Names of metadata may contain `\xx` without quotes.
    fn exclaim(&mut self) -> Token {
        let lo = self.pos;
        let mut end = lo + 1;
        let mut escaped = false;
        while let Some(&b) = self.text.get(end) {
            let continues = if end == lo + 1 { is(LABEL, b) && !is(DIGIT, b) } else { is(LABEL, b) };
            if b == b'\\' {
                escaped = true;
            } else if !continues {
                break;
            }
            end += 1;
        }
        if end == lo + 1 {
            return self.token(Tok::Exclaim, lo, end, 0);
        }
        Token { escaped, ..self.token(Tok::MetadataName, lo, end, 0) }
    }

    /// `#42` and `^42`; without a number, the token `alone`.
    fn numbered(&mut self, kind: Tok, alone: Tok) -> Token {
        let lo = self.pos;
        if is(DIGIT, self.peek_at(1)) {
            return self.number_after_sigil(kind);
        }
        if alone == Tok::Error {
            return self.error(LexError::UnexpectedCharacter, lo, lo + 1);
        }
        self.token(alone, lo, lo + 1, 0)
    }

    /// `$name`, `$"name"` or a label that starts with a dollar sign.
    fn dollar(&mut self) -> Token {
        let lo = self.pos;
        let end = self.skip(LABEL, lo + 1);
        if self.text.get(end) == Some(&b':') {
            return self.token(Tok::Label, lo, end + 1, 0);
        }
        if self.peek_at(1) == b'"' {
            return self.quoted_name(Tok::ComdatName, lo, LexError::UnterminatedComdatName);
        }
        if end > lo + 1 && !is(DIGIT, self.peek_at(1)) {
            return self.token(Tok::ComdatName, lo, end, 0);
        }
        self.error(LexError::UnexpectedCharacter, lo, lo + 1)
    }

    /// `...`, or a label that starts with a dot.
    fn dot(&mut self) -> Token {
        let lo = self.pos;
        let end = self.skip(LABEL, lo + 1);
        if self.text.get(end) == Some(&b':') {
            return self.token(Tok::Label, lo, end + 1, 0);
        }
        if self.text[lo..].starts_with(b"...") {
            return self.token(Tok::DotDotDot, lo, lo + 3, 0);
        }
        self.error(LexError::UnexpectedCharacter, lo, end)
    }

    /// Whether label characters up to a colon follow `from`; the position after the colon.
    fn label_tail(&self, from: usize) -> Option<usize> {
        let end = self.skip(LABEL, from);
        (self.text.get(end) == Some(&b':')).then_some(end + 1)
    }

    /// Integers, floating-point numbers, and labels that start like them.
    fn number(&mut self) -> Token {
        let lo = self.pos;
        let negative = self.peek() == b'-';
        let first = lo + usize::from(negative);
        let digits_end = self.skip(DIGIT, first);
        if digits_end == first {
            return match self.label_tail(lo + 1) {
                Some(hi) => self.token(Tok::Label, lo, hi, 0),
                None => self.error(LexError::UnexpectedCharacter, lo, lo + 1),
            };
        }
        let next = self.text.get(digits_end).copied().unwrap_or(0);
        if next == b':' && !negative {
            return match decimal(&self.text[lo..digits_end]) {
                Some(number) => self.token(Tok::LabelId, lo, digits_end + 1, number),
                None => self.error(LexError::NumberTooLarge, lo, digits_end + 1),
            };
        }
        if (is(LABEL, next) || next == b':')
            && let Some(hi) = self.label_tail(digits_end)
        {
            return self.token(Tok::Label, lo, hi, 0);
        }
        if next == b'.' {
            return self.fraction(lo, digits_end);
        }
        if !negative && next == b'x' && self.text[lo..digits_end] == *b"0" {
            return self.hex_float(lo);
        }
        self.token(Tok::Int, lo, digits_end, 0)
    }

    /// `+1.5`: a sign is allowed before floating-point numbers only.
    fn positive(&mut self) -> Token {
        let lo = self.pos;
        let end = self.skip(DIGIT, lo + 1);
        if end > lo + 1 && self.text.get(end) == Some(&b'.') {
            return self.fraction(lo, end);
        }
        self.error(LexError::UnexpectedCharacter, lo, lo + 1)
    }

    /// The rest of a floating-point number from its point on.
    fn fraction(&mut self, lo: usize, point: usize) -> Token {
        let mut end = self.skip(DIGIT, point + 1);
        if matches!(self.text.get(end), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(self.text.get(end + 1), Some(b'-' | b'+')));
            if self.text.get(end + 1 + sign).is_some_and(|&b| is(DIGIT, b)) {
                end = self.skip(DIGIT, end + 1 + sign);
            }
        }
        self.token(Tok::Float, lo, end, 0)
    }

    /// `0x`, perhaps a letter for the format, and hexadecimal digits.
    fn hex_float(&mut self, lo: usize) -> Token {
        let mut from = lo + 2;
        if matches!(self.text.get(from), Some(b'K' | b'L' | b'M' | b'H' | b'R')) {
            from += 1;
        }
        let end = self.skip(HEX, from);
        if end == from {
            // A lone zero, as LLVM reads it; what follows will not fit.
            return self.token(Tok::Int, lo, lo + 1, 0);
        }
        self.token(Tok::HexFloat, lo, end, 0)
    }
}

/// A decimal number of 32 bits; `u32::MAX` is no valid entity.
#[inline]
fn decimal(digits: &[u8]) -> Option<u32> {
    let mut number = 0u32;
    for &digit in digits {
        number = number.checked_mul(10)?.checked_add(u32::from(digit.wrapping_sub(b'0')))?;
    }
    (number != u32::MAX).then_some(number)
}

/// Whether `\00` occurs.
fn has_escaped_nul(content: &[u8]) -> bool {
    content.windows(3).any(|w| w == b"\\00")
}

/// The bytes that the characters between quotes stand for: `\\` and `\xx` (hexadecimal) are one byte.
pub fn unescape(content: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(content.len());
    let mut rest = content;
    let hex = |b: u8| (b as char).to_digit(16).map(|d| d as u8);
    while let [first, tail @ ..] = rest {
        let (byte, after) = match (first, tail) {
            (b'\\', [b'\\', after @ ..]) => (b'\\', after),
            (b'\\', [high, low, after @ ..]) => match (hex(*high), hex(*low)) {
                (Some(high), Some(low)) => (high << 4 | low, after),
                _ => (b'\\', tail),
            },
            _ => (*first, tail),
        };
        bytes.push(byte);
        rest = after;
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use keyword::Kw;

    fn kinds(text: &str) -> Vec<Tok> {
        let mut lexer = Lexer::new(text.as_bytes());
        std::iter::from_fn(|| Some(lexer.next_token().kind)).take_while(|&k| k != Tok::Eof).collect()
    }

    #[test]
    fn identifiers_and_labels() {
        use Tok::*;
        assert_eq!(
            kinds("%x %\"y z\" %5 @g @7 $c !md ! #3 # ^9"),
            [
                LocalName,
                LocalName,
                LocalId,
                GlobalName,
                GlobalId,
                ComdatName,
                MetadataName,
                Exclaim,
                AttrGroup,
                Hash,
                Summary
            ]
        );
        assert_eq!(
            kinds("a: 4: -4: \"q\": .x: $y: 1a: a-b.c:"),
            [Label, LabelId, Label, Label, Label, Label, Label, Label]
        );
        assert_eq!(
            kinds("add add.x i32 i0 cc10 c\"x\" foo"),
            [Kw, Kw, Error, IntType, Error, Kw, Int, Kw, String, Word]
        );
    }

    #[test]
    fn numbers() {
        use Tok::*;
        assert_eq!(
            kinds("1 -1 1.5 -1.5e+10 +2.0 0x1F 0xK1 0xH3C00 s0x10 u0xff"),
            [Int, Int, Float, Float, Float, HexFloat, HexFloat, HexFloat, HexInt, HexInt]
        );
        assert_eq!(kinds("%99999999999"), [Error]);
        assert_eq!(kinds("i8388608 i8388609"), [IntType, Error]);
    }

    #[test]
    fn comments_and_strings() {
        assert_eq!(kinds("; x\n/* y\n */ \"a\\22b\" ..."), [Tok::String, Tok::DotDotDot]);
        assert_eq!(kinds("/* y"), [Tok::Error]);
        assert_eq!(kinds("\"y"), [Tok::Error]);
        assert_eq!(unescape(b"a\\22b\\\\c\\zz\\"), b"a\"b\\c\\zz\\");
        let mut lexer = Lexer::new(b"define");
        assert_eq!(lexer.next_token().value, Kw::Define as u32);
    }
}
