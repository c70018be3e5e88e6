//! POSIX extended regular expressions, by translation to the syntax of the `regex` crate.
//!
//! Only whether an expression matches is ever asked, so the difference between leftmost-first and leftmost-longest does
//! not show. Back references do not exist here: an expression with one is refused as invalid. Matching is linear.

use regex::bytes::{Regex, RegexBuilder};

/// How large a compiled expression may become.
const SIZE_LIMIT: usize = 10 << 20;

/// Compiles an expression; `None` if it is not a valid one.
pub fn compile(pattern: &[u8]) -> Option<Regex> {
    let translated = translate(pattern)?;
    RegexBuilder::new(&translated)
        .unicode(false)
        .dot_matches_new_line(true)
        .size_limit(SIZE_LIMIT)
        .build()
        .ok()
}

fn translate(pattern: &[u8]) -> Option<String> {
    let mut out = String::from("(?-u)");
    let mut i = 0;
    // POSIX: an operator must have something to repeat.
    let mut repeatable = false;
    while i < pattern.len() {
        let byte = pattern[i];
        i += 1;
        match byte {
            b'\\' => {
                let &escaped = pattern.get(i)?;
                i += 1;
                if escaped.is_ascii_digit() && escaped != b'0' {
                    return None;
                }
                push_literal(&mut out, escaped);
            }
            b'[' => i = translate_bracket(pattern, i, &mut out)?,
            b'*' | b'+' | b'?' => {
                if !repeatable {
                    return None;
                }
                out.push(byte as char);
                // A second operator applies to the whole, and is not the lazy form.
                if matches!(pattern.get(i), Some(b'*' | b'+' | b'?')) {
                    return None;
                }
                repeatable = false;
                continue;
            }
            b'{' => {
                if pattern.get(i).is_some_and(u8::is_ascii_digit) {
                    if !repeatable {
                        return None;
                    }
                    out.push('{');
                    while let Some(&b) = pattern.get(i) {
                        i += 1;
                        out.push(b as char);
                        if b == b'}' {
                            break;
                        }
                    }
                } else {
                    push_literal(&mut out, b'{');
                }
            }
            b'(' | b'|' | b'^' => {
                out.push(byte as char);
                repeatable = false;
                continue;
            }
            b')' | b'$' | b'.' => out.push(byte as char),
            _ => push_literal(&mut out, byte),
        }
        repeatable = true;
    }
    Some(out)
}

/// After `[`: copies the set up to and including its `]`; gives the position after it.
fn translate_bracket(pattern: &[u8], mut i: usize, out: &mut String) -> Option<usize> {
    out.push('[');
    if pattern.get(i) == Some(&b'^') {
        out.push('^');
        i += 1;
    }
    let first = i;
    loop {
        let &byte = pattern.get(i)?;
        match byte {
            b']' if i > first => {
                out.push(']');
                return Some(i + 1);
            }
            b'[' if matches!(pattern.get(i + 1), Some(b':')) => {
                let rest = &pattern[i..];
                let end = rest.windows(2).position(|w| w == b":]")? + 2;
                out.push_str(std::str::from_utf8(&rest[..end]).ok()?);
                i += end;
                continue;
            }
            b'-' if i > first && pattern.get(i + 1) != Some(&b']') => out.push('-'),
            _ => push_literal(out, byte),
        }
        i += 1;
    }
}

fn push_literal(out: &mut String, byte: u8) {
    if byte.is_ascii_alphanumeric() || byte == b'_' {
        out.push(byte as char);
    } else {
        out.push_str(&format!("\\x{byte:02x}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(pattern: &str, text: &str) -> Option<bool> {
        compile(pattern.as_bytes()).map(|regex| regex.is_match(text.as_bytes()))
    }

    #[test]
    fn posix_syntax() {
        assert_eq!(matches("h.*o", "hello"), Some(true));
        assert_eq!(matches("^a[[:digit:]]+$", "a12"), Some(true));
        assert_eq!(matches("[]x]", "]"), Some(true));
        assert_eq!(matches("a{2,3}b", "aab"), Some(true));
        assert_eq!(matches("a\\.b", "axb"), Some(false));
        assert_eq!(matches("a\\d", "ad"), Some(true));
        assert_eq!(matches("[a-c]-", "b-"), Some(true));
    }

    #[test]
    fn invalid_expressions() {
        for pattern in ["*a", "[a", "(a", "a\\", "(a)\\1"] {
            assert_eq!(matches(pattern, "a"), None, "{pattern}");
        }
    }
}
