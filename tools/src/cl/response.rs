//! Response files: an argument `@file` stands for the words in that file.
//!
//! Words are separated by white space; single and double quotes group, and a backslash takes the next character as it
//! is (outside single quotes). Response files may name further ones; depth and total size are limited, since a file
//! may name itself.

use crate::io::Io;

/// Files inside files, at most.
const MAX_DEPTH: usize = 20;
/// Words from all files together, at most.
const MAX_WORDS: usize = 1 << 20;

/// Replaces every `@file`, or says which one could not be.
pub(super) fn expand(args: &[String], io: &Io<'_>) -> Result<Vec<String>, String> {
    if !args.iter().any(|arg| is_response(arg)) {
        return Ok(args.to_vec());
    }
    let mut out = Vec::with_capacity(args.len());
    // The words still to come, last first, with the depth they were found at.
    let mut todo: Vec<(String, usize)> = args.iter().rev().map(|arg| (arg.clone(), 0)).collect();
    while let Some((arg, depth)) = todo.pop() {
        if !is_response(&arg) {
            out.push(arg);
            continue;
        }
        let name = arg.trim_start_matches('@');
        if depth >= MAX_DEPTH {
            return Err(format!("{arg}: error: response files are nested more than {MAX_DEPTH} deep"));
        }
        let text = std::fs::read_to_string(io.resolve(name)).map_err(|error| {
            format!("{arg}: error: Could not open input file: {}", crate::io::reason(&error))
        })?;
        let words = split(&text);
        if todo.len() + out.len() + words.len() > MAX_WORDS {
            return Err(format!("{arg}: error: response files hold more than {MAX_WORDS} words"));
        }
        todo.extend(words.into_iter().rev().map(|word| (word, depth + 1)));
    }
    Ok(out)
}

fn is_response(arg: &str) -> bool {
    arg.len() > 1 && arg.starts_with('@')
}

fn split(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (Some(q), c) if c == q => quote = None,
            (Some('\''), c) => word.get_or_insert_default().push(c),
            (_, '\\') => word.get_or_insert_default().extend(chars.next()),
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn words_quotes_and_escapes() {
        assert_eq!(split("a 'b c'\n\"d\\\"e\" f\\ g '' x'y'z"), ["a", "b c", "d\"e", "f g", "", "xyz"]);
    }
}
