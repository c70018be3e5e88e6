//! What a test file says about itself: `RUN:`, `REQUIRES:`, `UNSUPPORTED:`, `XFAIL:`, up to a line with `END.`.
//!
//! A keyword may stand anywhere in a line, so any language's comments do. A RUN line that ends in `\` goes on in the
//! next one.

use std::collections::BTreeSet;
use std::path::Path;

/// The directives of a test file.
#[derive(Debug, Default)]
pub struct TestScript {
    /// Each RUN line with the number of its first line.
    pub run: Vec<(usize, String)>,
    pub requires: Vec<String>,
    pub unsupported: Vec<String>,
    pub xfail: Vec<String>,
}

/// Reads the directives; the error says what is wrong with them.
pub fn read(text: &str) -> Result<TestScript, String> {
    let mut script = TestScript::default();
    let mut continued = false;
    for (i, line) in text.lines().enumerate() {
        if let Some(command) = after(line, "RUN:") {
            let (part, goes_on) = match command.strip_suffix('\\') {
                Some(part) => (part, true),
                None => (command, false),
            };
            match script.run.last_mut() {
                Some((_, last)) if continued => {
                    last.push(' ');
                    last.push_str(part.trim());
                }
                _ => script.run.push((i + 1, part.trim().to_owned())),
            }
            continued = goes_on;
            continue;
        }
        for (keyword, list) in [
            ("REQUIRES:", &mut script.requires),
            ("UNSUPPORTED:", &mut script.unsupported),
            ("XFAIL:", &mut script.xfail),
        ] {
            if let Some(conditions) = after(line, keyword) {
                list.extend(conditions.split(',').map(|c| c.trim().to_owned()).filter(|c| !c.is_empty()));
            }
        }
        if after(line, "END.") == Some("") {
            break;
        }
    }
    if script.run.is_empty() {
        return Err("the test has no RUN: line".to_owned());
    }
    if continued {
        return Err("the last RUN: line ends in a backslash".to_owned());
    }
    Ok(script)
}

/// The rest of the line after a keyword that is not part of a longer word.
fn after<'l>(line: &'l str, keyword: &str) -> Option<&'l str> {
    let at = line.find(keyword)?;
    let before = line.get(..at)?.chars().next_back();
    if before.is_some_and(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_') {
        return None;
    }
    Some(line.get(at + keyword.len()..)?.trim())
}

impl TestScript {
    /// Why the test does not apply here, if it does not.
    pub fn inapplicable(&self, features: &BTreeSet<String>) -> Result<Option<String>, String> {
        for condition in &self.requires {
            if !holds(condition, features)? {
                return Ok(Some(format!("requires {condition}")));
            }
        }
        for condition in &self.unsupported {
            if holds(condition, features)? {
                return Ok(Some(format!("unsupported with {condition}")));
            }
        }
        Ok(None)
    }

    /// Whether the test is expected to fail here.
    pub fn fails_expectedly(&self, features: &BTreeSet<String>) -> Result<bool, String> {
        for condition in &self.xfail {
            if holds(condition, features)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The programs of the machine that the test may start: those it requires.
    pub fn programs(&self) -> BTreeSet<String> {
        let words =
            self.requires.iter().flat_map(|c| c.split(|c: char| c.is_whitespace() || "!&|()".contains(c)));
        words.filter_map(|word| word.strip_prefix(PROGRAM)).map(str::to_owned).collect()
    }
}

/// The feature `program:NAME` is there when NAME is on the search path.
const PROGRAM: &str = "program:";

fn has_program(name: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|dir| dir.join(name).is_file())
}

/// `a && (b || !c)` over feature names; `*` and `true` always hold. Without recursion: operators are few and flat in
/// practice, so parentheses are evaluated innermost first.
fn holds(condition: &str, features: &BTreeSet<String>) -> Result<bool, String> {
    let mut text = condition.to_owned();
    while let Some(close) = text.find(')') {
        let open = text.get(..close).and_then(|head| head.rfind('(')).ok_or("a '(' is missing")?;
        let inner = text.get(open + 1..close).unwrap_or_default();
        let value = flat(inner, features)?;
        text.replace_range(open..=close, if value { "true" } else { "false" });
    }
    flat(&text, features)
}

fn flat(text: &str, features: &BTreeSet<String>) -> Result<bool, String> {
    let mut any = false;
    for alternative in text.split("||") {
        let mut all = true;
        for term in alternative.split("&&") {
            let term = term.trim();
            let name = term.trim_start_matches(['!', ' ']);
            let negated = term.matches('!').count() % 2 == 1;
            if name.is_empty() || name.contains(|c: char| c.is_whitespace() || c == '(') {
                return Err(format!("'{text}' is not a condition"));
            }
            let value = match name.strip_prefix(PROGRAM) {
                Some(program) => has_program(program),
                None => name == "true" || name == "*" || (name != "false" && features.contains(name)),
            };
            all &= value != negated;
        }
        any |= all;
    }
    Ok(any)
}

/// The names that a RUN line may use for its files.
#[derive(Debug)]
pub struct Substitutions {
    /// Longest first, so that `%basename_t` is not taken for something shorter.
    rows: Vec<(String, String)>,
}

impl Substitutions {
    /// For the test `file` with a directory of its own, and further `%{name}`s.
    pub fn new(file: &Path, temp: &Path, more: &[(String, String)]) -> Self {
        let show = |path: &Path| path.to_string_lossy().into_owned();
        let name = file.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let dir = show(file.parent().unwrap_or(Path::new(".")));
        let base = format!("{name}.tmp");
        let mut rows: Vec<(String, String)> = vec![
            ("%%".into(), "%".into()),
            ("%s".into(), show(file)),
            ("%S".into(), dir.clone()),
            ("%p".into(), dir),
            ("%t".into(), show(&temp.join(&base))),
            ("%T".into(), show(temp)),
            ("%basename_t".into(), base),
        ];
        rows.extend(more.iter().map(|(name, value)| (format!("%{{{name}}}"), value.clone())));
        rows.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        Substitutions { rows }
    }

    /// Replaces each name once, from left to right.
    pub fn apply(&self, line: &str) -> String {
        let mut out = String::with_capacity(line.len());
        let mut rest = line;
        while let Some(at) = rest.find('%') {
            let (before, tail) = rest.split_at(at);
            out.push_str(before);
            match self.rows.iter().find_map(|(name, value)| Some((tail.strip_prefix(name.as_str())?, value)))
            {
                Some((after, value)) => {
                    out.push_str(value);
                    rest = after;
                }
                None => {
                    out.push('%');
                    rest = tail.get(1..).unwrap_or_default();
                }
            }
        }
        out + rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directives() {
        let text =
            "; RUN: a %s \\\n; RUN:   | b\n# REQUIRES: x, y && !z\n// XFAIL: *\nNORUN: q\n; END.\n; RUN: c\n";
        let script = read(text).expect("well-formed");
        assert_eq!(script.run, [(1, "a %s | b".to_owned())]);
        assert_eq!(script.requires, ["x", "y && !z"]);
        let features = |list: &[&str]| list.iter().map(|s| (*s).to_owned()).collect::<BTreeSet<_>>();
        assert_eq!(script.inapplicable(&features(&["x", "y"])), Ok(None));
        assert_eq!(script.inapplicable(&features(&["x", "y", "z"])), Ok(Some("requires y && !z".into())));
        assert_eq!(script.fails_expectedly(&features(&[])), Ok(true));
        assert!(read("nothing").is_err());
        assert!(read("RUN: a \\\n").is_err());
    }

    #[test]
    fn conditions() {
        let features: BTreeSet<String> = ["a", "b"].iter().map(|s| (*s).to_owned()).collect();
        for (condition, want) in [
            ("a", true),
            ("!a", false),
            ("a && c", false),
            ("c || b", true),
            ("!(a && c) && b", true),
            ("((c))", false),
            ("program:there-is-no-such-program", false),
        ] {
            assert_eq!(holds(condition, &features), Ok(want), "{condition}");
        }
        for condition in ["a b", "a &&", ")", "(a"] {
            assert!(holds(condition, &features).is_err(), "{condition}");
        }
    }

    #[test]
    fn substitutions() {
        let more = [("x".to_owned(), "Y".to_owned())];
        let s = Substitutions::new(Path::new("/d/f.ll"), Path::new("/tmp/q"), &more);
        assert_eq!(
            s.apply("%s %S %t %T %basename_t %{x} %% %z 5%"),
            "/d/f.ll /d /tmp/q/f.ll.tmp /tmp/q f.ll.tmp Y % %z 5%"
        );
    }
}
