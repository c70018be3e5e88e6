//! Rewrites expected output.
//!
//! A test whose CHECK lines are the tool's whole output marks them:
//!
//! ```text
//! ; BLESS: CHECK
//! ; CHECK: first line
//! ; CHECK-NEXT: second line
//! ; END BLESS
//! ```
//!
//! In bless mode the lines between the marks are replaced by the text that FileCheck was given with that prefix.
//! Separate files are simpler still: `diff %s.expected %t` overwrites a file whose name ends in `.expected`. Either
//! way the change is then read by a person.

use crate::shell::exec::Bless;
use std::path::Path;

const BEGIN: &str = "BLESS: ";
const END: &str = "END BLESS";

/// Replaces the marked lines of `file`.
pub(crate) fn rewrite(file: &Path, blessing: &Bless) -> Result<(), String> {
    let old = std::fs::read(file).map_err(|error| error.to_string())?;
    // A test that is not text has no marked lines.
    let Ok(old) = String::from_utf8(old) else { return Ok(()) };
    let new = rewritten(&old, blessing)?;
    if new == old {
        return Ok(());
    }
    std::fs::write(file, new).map_err(|error| error.to_string())
}

fn rewritten(text: &str, blessing: &Bless) -> Result<String, String> {
    let mut out = String::with_capacity(text.len());
    let mut skipping = false;
    // What follows `END.` are data, such as tests of their own.
    let mut is_data = false;
    for line in text.split_inclusive('\n') {
        let ends = marker(line, END).is_some();
        if skipping && !ends {
            continue;
        }
        out.push_str(line);
        skipping = false;
        is_data |= marker(line, "END.").is_some_and(|(_, rest)| rest.trim().is_empty());
        let Some((comment, prefix)) = marker(line, BEGIN).filter(|_| !is_data) else { continue };
        let prefix = prefix.trim();
        let inputs: Vec<&Vec<u8>> = blessing
            .checked
            .iter()
            .filter(|(p, _)| p.iter().any(|p| p == prefix))
            .map(|(_, text)| text)
            .collect();
        let Some(input) = inputs.first() else {
            return Err(format!("no RUN line checks the prefix {prefix}"));
        };
        if inputs.iter().any(|other| other != input) {
            return Err(format!("the RUN lines that check the prefix {prefix} have different outputs"));
        }
        check_lines(comment.trim_end(), prefix, &String::from_utf8_lossy(input), &mut out);
        skipping = true;
    }
    if skipping {
        return Err(format!("'{END}' is missing"));
    }
    Ok(out)
}

/// The comment sign before a mark, and what follows it, if the line is one.
fn marker<'l>(line: &'l str, mark: &str) -> Option<(&'l str, &'l str)> {
    line.split_once(mark).filter(|(comment, _)| !comment.contains(char::is_alphanumeric))
}

/// The output as CHECK lines that match it line by line.
fn check_lines(comment: &str, prefix: &str, output: &str, out: &mut String) {
    let mut first = true;
    for line in output.lines() {
        let line = line.trim_end();
        if line.is_empty() {
            // An empty line can only be expected after another one.
            if !first {
                out.push_str(&format!("{comment} {prefix}-EMPTY:\n"));
            }
            continue;
        }
        let suffix = if first { "" } else { "-NEXT" };
        let literal = if line.contains("{{") || line.contains("[[") { "{LITERAL}" } else { "" };
        out.push_str(&format!("{comment} {prefix}{suffix}{literal}: {line}\n"));
        first = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marked_lines_are_replaced() {
        let blessing = Bless { checked: vec![(vec!["A".into()], b"\nx\n\n  y [[1]]\n".to_vec())] };
        let text = "; RUN: a | FileCheck\n; BLESS: A\n; A: old\n; END BLESS\nrest\n";
        let want = "; RUN: a | FileCheck\n; BLESS: A\n; A: x\n; A-EMPTY:\n; A-NEXT{LITERAL}:   y [[1]]\n; END BLESS\nrest\n";
        assert_eq!(rewritten(text, &blessing).as_deref(), Ok(want));
        assert_eq!(rewritten(want, &blessing).as_deref(), Ok(want));
        assert!(rewritten("; BLESS: B\n; END BLESS\n", &blessing).is_err());
        assert!(rewritten("; BLESS: A\n", &blessing).is_err());
        let not_marks = "; B: BLESS: C\n; END.\n; BLESS: B\n";
        assert_eq!(rewritten(not_marks, &blessing).as_deref(), Ok(not_marks));
        assert_eq!(rewritten("no marks\n", &blessing).as_deref(), Ok("no marks\n"));
    }
}
