//! Words, numbers and symbols of a code field, with the byte offset of each.

use super::{ExprError, error};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Number(u64),
    Name(String),
    Symbol(&'static str),
}

/// Longest first where one is the beginning of another.
pub(super) const SYMBOLS: &[&str] = &[
    "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "::", "(", ")", "<", ">", "+", "-", "*", "/", "%", "&",
    "|", "^", "~", "!", "?", ":", ";", ",", "=", "{", "}",
];

pub(super) fn tokenize(code: &str) -> Result<Vec<(usize, Token)>, ExprError> {
    let bytes = code.as_bytes();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &code[at..];
        let start = at;
        let byte = bytes[at];
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if byte.is_ascii_whitespace() {
            at += 1;
        } else if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if byte.is_ascii_alphanumeric() || byte == b'_' {
            let word = &rest[..rest.find(|c| !is_word(c)).unwrap_or(rest.len())];
            at += word.len();
            let token = if byte.is_ascii_digit() {
                Token::Number(number(word).ok_or_else(|| error(start, format!("'{word}' is not a number")))?)
            } else {
                Token::Name(word.to_owned())
            };
            tokens.push((start, token));
        } else if let Some(symbol) = SYMBOLS.iter().find(|s| rest.starts_with(**s)) {
            at += symbol.len();
            tokens.push((start, Token::Symbol(symbol)));
        } else {
            let character = rest.chars().next().unwrap_or(' ');
            return Err(error(start, format!("unexpected character '{character}'")));
        }
    }
    Ok(tokens)
}

pub(super) fn number(word: &str) -> Option<u64> {
    let word = word.trim_end_matches(['u', 'U', 'l', 'L']);
    let radix = |digits: &str, radix| u64::from_str_radix(digits, radix).ok();
    match word.get(..2) {
        Some("0x" | "0X") => radix(&word[2..], 16),
        Some("0b" | "0B") => radix(&word[2..], 2),
        _ => radix(word, 10),
    }
}
