//! "Did you mean": the known name nearest to an unknown one.
//!
//! Distance counts insertions, deletions, replacements and swaps of neighbours, each letter touched once (the
//! restricted Damerau-Levenshtein distance, also called optimal string alignment). A third of the length, at least one, may
//! differ; with more a suggestion confuses. Among equally near names the one met first wins, so the result depends on the
//! order of candidates alone. The time is the length of the name times that of all candidates of similar length; an unknown
//! name of more than 128 bytes gets no suggestion.

/// A longer name is not a misspelling.
const MAX_LEN: usize = 128;

/// The candidate nearest to `name`, if one is near.
pub fn did_you_mean<'a, T: AsRef<[u8]> + ?Sized + 'a>(
    name: &[u8],
    candidates: impl IntoIterator<Item = &'a T>,
) -> Option<&'a T> {
    if name.is_empty() || name.len() > MAX_LEN {
        return None;
    }
    let mut limit = name.len().div_ceil(3);
    let mut best = None;
    for candidate in candidates {
        match distance_within(name, candidate.as_ref(), limit) {
            Some(0) => return Some(candidate),
            Some(distance) => {
                best = Some(candidate);
                limit = distance - 1;
            }
            None => {}
        }
    }
    best
}

/// The text for [`Diagnostic::with_help`](crate::diag::Diagnostic::with_help).
pub fn did_you_mean_help<'a, T: AsRef<[u8]> + ?Sized + 'a>(
    name: &[u8],
    candidates: impl IntoIterator<Item = &'a T>,
) -> Option<String> {
    let near = did_you_mean(name, candidates)?;
    Some(format!("did you mean '{}'?", String::from_utf8_lossy(near.as_ref())))
}

/// The number of edits between two strings.
pub fn distance(a: &[u8], b: &[u8]) -> usize {
    distance_within(a, b, a.len().max(b.len())).unwrap_or(usize::MAX)
}

/// The number of edits, if at most `limit`.
fn distance_within(a: &[u8], b: &[u8], limit: usize) -> Option<usize> {
    if a.len().abs_diff(b.len()) > limit {
        return None;
    }
    // Rows of the table of distances between prefixes: of the prefix of `a` two shorter, one shorter, and itself.
    let mut before = vec![0; b.len() + 1];
    let mut above: Vec<usize> = (0..=b.len()).collect();
    let mut row = vec![0; b.len() + 1];
    for i in 1..=a.len() {
        row[0] = i;
        for j in 1..=b.len() {
            let replaced = above[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = replaced.min(above[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before[j - 2] + 1);
            }
        }
        if row.iter().chain(&above).all(|&edits| edits > limit) {
            return None;
        }
        std::mem::swap(&mut before, &mut above);
        std::mem::swap(&mut above, &mut row);
    }
    above.last().copied().filter(|&edits| edits <= limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        for (a, b, expected) in [
            ("", "", 0),
            ("", "abc", 3),
            ("add", "add", 0),
            ("add", "dad", 1),
            ("ab", "ba", 1),
            ("ca", "abc", 3),
            ("kitten", "sitting", 3),
            ("relocation-model", "relocaiton-mode", 2),
        ] {
            assert_eq!(
                (distance(a.as_bytes(), b.as_bytes()), distance(b.as_bytes(), a.as_bytes())),
                (expected, expected)
            );
        }
    }

    #[test]
    fn nearest_name_within_the_limit_and_the_first_of_equals() {
        let names = ["sub", "add", "and", "mul", "x"];
        assert_eq!(did_you_mean(b"ad", names), Some("add"));
        assert_eq!(did_you_mean(b"mull", names), Some("mul"));
        assert_eq!(did_you_mean(b"adn", ["sub", "and"]), Some("and"));
        assert_eq!(did_you_mean(b"axd", names), Some("add"));
        assert_eq!(did_you_mean(b"axd", ["and", "add"]), Some("and"));
        assert_eq!(did_you_mean(b"fptrunc", names), None);
        assert_eq!(did_you_mean(b"", names), None);
        assert_eq!(did_you_mean(&[b'a'; 1000], ["a"]), None);
        assert_eq!(did_you_mean_help(b"ad", names).as_deref(), Some("did you mean 'add'?"));
    }
}
