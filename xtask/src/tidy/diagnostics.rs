//! Every text that a diagnostic is made of is in the expected output of some test.
//!
//! Where diagnostics are made ([`AREAS`]), each string literal of more than one word is taken for the text of one, or a
//! part of it; what stands between braces may be anything. It must be found in one line of what the area's tests
//! expect: the check lines of text tests, tables of errors, string literals of Rust tests. That the test passes is the
//! proof that the text is reached. Texts that no input reaches, and literals that are no diagnostics, are listed with
//! reasons in [`UNTESTED`]; an entry that is not needed is a finding too.

use super::{File, Finding};

/// Sources of diagnostics, and where their tests are: beginnings of paths.
struct Area {
    sources: &'static [&'static str],
    tests: &'static [&'static str],
}

const AREAS: &[Area] = &[
    Area {
        sources: &["crates/ir/src/text/lexer.rs", "crates/ir/src/text/parse/", "crates/ir/src/verify/"],
        tests: &["tests/ir/", "tests/bitcode/", "crates/ir/"],
    },
    Area {
        sources: &["crates/bitcode/src/read/", "crates/bitcode/src/bitstream/"],
        tests: &["tests/bitcode/", "crates/bitcode/"],
    },
    Area { sources: &["crates/tablegen/src/lang/"], tests: &["tests/tablegen/", "crates/tablegen/"] },
];

/// Literals without a test: a reason, and the files with the literals.
pub(super) type Untested = (&'static str, &'static [(&'static str, &'static str)]);

mod untested;
use untested::UNTESTED;

pub fn check(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut needless: Vec<(&str, &str)> =
        UNTESTED.iter().flat_map(|(_, list)| list.iter().copied()).collect();
    for area in AREAS {
        let expected: String = files.iter().filter(|f| starts(f, area.tests)).map(expected_lines).collect();
        for file in files.iter().filter(|f| starts(f, area.sources) && !is_test(&f.path)) {
            for (line, text) in literals(code_without_tests(&file.text)) {
                if !is_prose(&text) || is_found(&text, &expected) {
                    continue;
                }
                let listed = needless.iter().position(|(path, t)| file.path.ends_with(path) && *t == text);
                if let Some(at) = listed {
                    needless.remove(at);
                } else if !is_listed(&file.path, &text) {
                    let message = format!("no test expects {text:?}; see xtask/src/tidy/diagnostics.rs");
                    findings.push(Finding::new(format!("{}:{line}", file.path), message));
                }
            }
        }
    }
    // A few files given by a test say nothing about the list.
    if files.iter().any(|f| f.path == "xtask/src/tidy/diagnostics/untested.rs") {
        findings.extend(needless.iter().map(|(path, text)| {
            Finding::new(
                "xtask/src/tidy/diagnostics/untested.rs",
                format!("{path}: {text:?} is tested, or no longer there"),
            )
        }));
    }
    findings
}

fn is_listed(path: &str, text: &str) -> bool {
    UNTESTED.iter().flat_map(|(_, list)| list.iter()).any(|(p, t)| path.ends_with(p) && *t == text)
}

fn starts(file: &File, beginnings: &[&str]) -> bool {
    beginnings.iter().any(|b| file.path.starts_with(b))
}

fn is_test(path: &str) -> bool {
    path.contains("/tests/") || path.ends_with("tests.rs")
}

fn code_without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or(text)
}

/// What a file expects of diagnostics, in lines.
fn expected_lines(file: &File) -> String {
    let lines: Vec<String> = match file.path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "rs" => {
            let start = if is_test(&file.path) { 0 } else { code_without_tests(&file.text).len() };
            literals(&file.text[start..]).into_iter().map(|(_, text)| text).collect()
        }
        "ll" | "test" => file.text.lines().filter(|l| is_check_line(l)).map(str::to_owned).collect(),
        "expected" | "cases" | "txt" => file.text.lines().map(str::to_owned).collect(),
        _ => Vec::new(),
    };
    lines.into_iter().flat_map(|line| [line, "\n".to_owned()]).collect()
}

/// Has a word in capitals before a colon, such as `CHECK-NEXT:`.
fn is_check_line(line: &str) -> bool {
    line.match_indices(':').any(|(at, _)| {
        let word =
            line[..at].rsplit(|c: char| c.is_whitespace() || c == ';' || c == '/').next().unwrap_or("");
        word.len() > 1 && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-')
    })
}

/// Two words or more, one of them in small letters.
fn is_prose(text: &str) -> bool {
    let fixed = fixed_parts(text).concat();
    let small = |pair: &[u8]| pair.iter().all(u8::is_ascii_lowercase);
    fixed.trim().contains(' ') && fixed.as_bytes().windows(2).any(small)
}

/// The parts of a format string between its placeholders.
fn fixed_parts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let doubled = chars.peek() == Some(&c);
        match c {
            '{' | '}' if doubled => {
                chars.next();
                parts.last_mut().expect("never empty").push(c);
            }
            '{' => {
                while chars.next().is_some_and(|c| c != '}') {}
                parts.push(String::new());
            }
            _ => parts.last_mut().expect("never empty").push(c),
        }
    }
    parts
}

/// Whether some line has all parts of the text in order.
fn is_found(text: &str, expected: &str) -> bool {
    let parts = fixed_parts(text.trim_end_matches('\n'));
    let longest = parts.iter().max_by_key(|p| p.len()).map_or("", String::as_str);
    expected.match_indices(longest).any(|(at, _)| {
        let start = expected[..at].rfind('\n').map_or(0, |n| n + 1);
        let end = expected[at..].find('\n').map_or(expected.len(), |n| at + n);
        let mut rest = &expected[start..end];
        parts.iter().all(|part| match rest.find(part.as_str()) {
            Some(at) => {
                rest = &rest[at + part.len()..];
                true
            }
            None => false,
        })
    })
}

/// The string literals of Rust code with the numbers of their lines. Comments and attributes have none.
fn literals(code: &str) -> Vec<(usize, String)> {
    let bytes = code.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &code[at..];
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("#[") {
            at += rest.find(']').unwrap_or(rest.len());
        } else if let Some(hashes) = raw_string(rest, at.checked_sub(1).map(|i| bytes[i])) {
            let open = rest.find('"').map_or(rest.len(), |n| n + 1);
            let close = format!("\"{}", "#".repeat(hashes));
            let len = rest[open..].find(&close).unwrap_or(rest.len() - open);
            found.push((line_of(code, at), rest[open..open + len].to_owned()));
            at += open + len + close.len();
        } else if bytes[at] == b'\'' {
            at += char_literal(rest);
        } else if bytes[at] == b'"' {
            let (text, len) = string_literal(&rest[1..]);
            found.push((line_of(code, at), text));
            at += 1 + len;
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    found
}

fn line_of(code: &str, at: usize) -> usize {
    1 + code[..at].matches('\n').count()
}

/// The number of hashes of a raw string that starts here.
fn raw_string(rest: &str, before: Option<u8>) -> Option<usize> {
    let inside_word = before.is_some_and(|b| b.is_ascii_alphanumeric() || b == b'_');
    let after = rest.strip_prefix("br").or_else(|| rest.strip_prefix('r')).filter(|_| !inside_word)?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    after[hashes..].starts_with('"').then_some(hashes)
}

/// The length of a character literal, or of the quote of a lifetime.
fn char_literal(rest: &str) -> usize {
    let mut chars = rest.char_indices().skip(1);
    match chars.next() {
        Some((_, '\\')) => rest[3..].find('\'').map_or(1, |n| n + 4),
        Some((n, c)) if rest[n + c.len_utf8()..].starts_with('\'') => n + c.len_utf8() + 1,
        _ => 1,
    }
}

/// The text of a string up to its closing quote, and its length with that.
fn string_literal(rest: &str) -> (String, usize) {
    let mut text = String::new();
    let mut chars = rest.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return (text, at + 1),
            '\\' => match chars.next().map(|(_, c)| c) {
                Some('\n') => while chars.next_if(|(_, c)| c.is_whitespace()).is_some() {},
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                Some(c @ ('"' | '\\' | '\'')) => text.push(c),
                _ => text.push('?'),
            },
            _ => text.push(c),
        }
    }
    (text, rest.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    fn found(source: &str, test: &str) -> usize {
        check(&[file("crates/ir/src/verify/a.rs", source), file("tests/ir/verify/a.ll", test)]).len()
    }

    #[test]
    fn a_text_without_a_test_is_found() {
        let source = "//! It \"is not\" here.\nfn f() { fail(format!(\"no {what} in '{}' {{\", 'x', '\"', r\"raw\")) }\n";
        assert_eq!(found(source, "; CHECK: no place in '@f' {\n"), 0);
        assert_eq!(found(source, "; no place in '@f' {\n"), 1);
        assert_eq!(found(source, "; CHECK: no place in\n; CHECK: '@f' {\n"), 1);
        assert_eq!(found("fn f() { fail(\"one \\\n  line\") }", "; FIRST-NEXT: one line"), 0);
        assert_eq!(found("const A: &str = \"word\"; #[cfg(test)] mod tests { \"two words\" }", ""), 0);
    }

    #[test]
    fn literals_are_told_from_lifetimes_and_characters() {
        let texts: Vec<String> = literals("f::<'a>('\\'', '\"', \"a\\\"b\", br#\"c\"d\"#) // \"e\"")
            .into_iter()
            .map(|l| l.1)
            .collect();
        assert_eq!(texts, ["a\"b", "c\"d"]);
    }
}
