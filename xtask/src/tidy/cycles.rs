//! Circles of files: files of one crate that use each other's items in a loop.
//!
//! A reader of one file of a circle needs all of them. Small circles are natural (a node and its list, a folder's `mod.rs` and
//! a file in it); larger ones are a knot: no circle has more than [`MAX_FILES`] files. Those that are larger are a table, each
//! with what it may have; a circle that has become smaller must be made so in the table, too, so that it stays so.
//!
//! # What is an arrow
//! A file uses another if a path in it leads to an item of the other: in a `use`, or written out from `crate`, `super`, `self`
//! or a module beside it. A name that a module only passes on (`use`, `pub use`) counts for the file that has the item.
//! What a file uses of its own folder's `mod.rs` does not count: a folder states there what its files have in common, and
//! is read as one thing. Modules of tests are left out.
//!
//! Linear in the text of the repository, but for the rounds in which names that are passed on several times are followed.

use super::{File, Finding};
use std::collections::{BTreeMap, BTreeSet};

/// Files in a circle, at most.
const MAX_FILES: usize = 3;

/// Rounds in which names are followed through modules that pass them on.
const MAX_PASSED_ON: usize = 4;

/// Known larger circles: a file of it, how many files it may have, and what ties it.
const KNOWN: &[(&str, usize, &str)] = &[
    (
        "crates/bitcode/src/read/module.rs",
        7,
        "the recursion of a parser: a module has functions, constants, metadata",
    ),
    (
        "crates/capi/src/value.rs",
        4,
        "handles are a graph: a context has constants, which are values, as are those of modules",
    ),
    (
        "crates/codegen/src/pipeline.rs",
        23,
        "the pipeline names passes, passes its options; emission its writers",
    ),
    ("crates/interp/src/machine.rs", 4, "a machine has the state of its parts, which work on the machine"),
    (
        "crates/ir/src/data_layout/mangle.rs",
        4,
        "a module has a layout, which names symbols by what the module says",
    ),
    (
        "crates/mc/src/parse/mod.rs",
        80,
        "a target's hooks have types of the parser, and the parser has a target",
    ),
    (
        "targets/x86/src/mc/statement.rs",
        7,
        "the recursion of a parser: two syntaxes, and rules on what was read",
    ),
    ("tools/src/cl/mod.rs", 4, "what tools print goes by options, and help is printed"),
];

/// A module's path within its crate.
type Module = Vec<String>;

pub fn check(files: &[File]) -> Vec<Finding> {
    let mut crates: BTreeMap<&str, Vec<&File>> = BTreeMap::new();
    for file in files {
        if let Some((folder, _)) = file.path.split_once("/src/").filter(|_| file.path.ends_with(".rs")) {
            crates.entry(folder).or_default().push(file);
        }
    }
    let mut findings = Vec::new();
    let mut met = vec![false; KNOWN.len()];
    for files in crates.values() {
        for circle in Sources::new(files).circles() {
            let known = KNOWN.iter().position(|(file, ..)| circle.contains(file));
            let limit = known.map_or(MAX_FILES, |row| KNOWN[row].1);
            known.into_iter().for_each(|row| met[row] = true);
            let message = match circle.len() {
                length if length == limit && known.is_some() => continue,
                length if length > limit => format!("{length} files use each other: {}", circle.join(", ")),
                length if known.is_some() => {
                    format!("this circle has {length} files now: make it so in the table of known ones")
                }
                _ => continue,
            };
            findings.push(Finding::new(circle[0], message));
        }
    }
    let gone = KNOWN.iter().zip(met).filter(|(_, met)| !met);
    findings.extend(
        gone.map(|((file, ..), _)| Finding::new(*file, "its circle is gone: remove it from the table")),
    );
    findings
}

/// The modules of one crate, and what they name.
struct Sources<'f> {
    modules: BTreeMap<Module, &'f str>,
    /// Paths that a module names, whole.
    named: BTreeMap<Module, Vec<Vec<String>>>,
    /// Where a name leads that a module has only from a `use`.
    passed_on: BTreeMap<(Module, String), Vec<String>>,
}

impl<'f> Sources<'f> {
    fn new(files: &[&'f File]) -> Sources<'f> {
        let mut modules = BTreeMap::new();
        let mut named = BTreeMap::new();
        let mut passed_on = BTreeMap::new();
        for file in files {
            let module = module_of(&file.path);
            let Paths { used, written } = paths(&words(&file.text));
            for path in &used {
                if let Some(name) = path.last().filter(|name| *name != "self" && *name != "*") {
                    passed_on.insert((module.clone(), name.clone()), path.clone());
                }
            }
            modules.insert(module.clone(), &*file.path);
            named.insert(module, [used, written].concat());
        }
        Sources { modules, named, passed_on }
    }

    /// The file that has the item of a path, as seen from a module.
    fn lead(&self, from: &Module, path: &[String]) -> Option<&'f str> {
        let (mut from, mut path) = (from.clone(), path.to_vec());
        for _ in 0..MAX_PASSED_ON {
            let (module, rest) = self.walk(&from, &path)?;
            let next = rest.first().and_then(|name| self.passed_on.get(&(module.clone(), name.clone())));
            match next {
                Some(next) if module != from => (from, path) = (module, next.clone()),
                _ => return self.modules.get(&module).copied(),
            }
        }
        None
    }

    /// How far a path leads through modules, and what of it is left.
    fn walk(&self, from: &Module, path: &[String]) -> Option<(Module, Vec<String>)> {
        let mut module = match &**path.first()? {
            "crate" => Vec::new(),
            "self" | "super" => from.clone(),
            child => {
                let below = [&**from, &[child.to_owned()]].concat();
                self.modules.contains_key(&below).then(|| from.clone())?
            }
        };
        let mut rest = path;
        while let Some((first, behind)) = rest.split_first() {
            match &**first {
                "crate" | "self" => {}
                "super" => drop(module.pop()),
                name => {
                    let below = [&*module, &[name.to_owned()]].concat();
                    if !self.modules.contains_key(&below) {
                        break;
                    }
                    module = below;
                }
            }
            rest = behind;
        }
        Some((module, rest.to_vec()))
    }

    /// Circles of more than one file, each in the order of paths.
    fn circles(&self) -> Vec<Vec<&'f str>> {
        let mut arrows: BTreeMap<&'f str, BTreeSet<&'f str>> = BTreeMap::new();
        for (module, paths) in &self.named {
            let from = self.modules[module];
            let folder = module.split_last().and_then(|(_, folder)| self.modules.get(folder)).copied();
            let is_counted = |to: &&str| *to != from && Some(*to) != folder;
            let to = paths.iter().filter_map(|path| self.lead(module, path)).filter(is_counted);
            arrows.entry(from).or_default().extend(to);
        }
        let reached: BTreeMap<&'f str, BTreeSet<&'f str>> =
            arrows.keys().map(|&file| (file, reachable(&arrows, file))).collect();
        let mut circles: BTreeSet<Vec<&'f str>> = BTreeSet::new();
        for file in self.modules.values() {
            let is_mutual =
                |other: &&&'f str| reached[**other].contains(file) && reached[file].contains(**other);
            let mut circle: Vec<&'f str> = self.modules.values().filter(is_mutual).copied().collect();
            circle.sort_unstable();
            circles.extend((circle.len() > 1).then_some(circle));
        }
        circles.into_iter().collect()
    }
}

/// What arrows lead to from a file, the file itself only if they lead back.
fn reachable<'f>(arrows: &BTreeMap<&'f str, BTreeSet<&'f str>>, from: &'f str) -> BTreeSet<&'f str> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        open.extend(arrows.get(file).into_iter().flatten().copied().filter(|&to| found.insert(to)));
    }
    found
}

/// `crates/mc/src/parse/mod.rs` is `parse`.
fn module_of(path: &str) -> Module {
    let inner = path.split_once("/src/").map_or(path, |(_, inner)| inner).trim_end_matches(".rs");
    let mut module: Module = inner.split('/').map(str::to_owned).collect();
    if module.last().is_some_and(|last| matches!(&**last, "mod" | "lib" | "main")) {
        module.pop();
    }
    module
}

/// Words and signs of Rust, without comments, strings and the module of tests at the end. `::` is one sign.
fn words(text: &str) -> Vec<&str> {
    let text = text.split_once("\n#[cfg(test)]\nmod tests {").map_or(text, |(code, _)| code);
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            _ if rest.starts_with("::") => 2,
            '"' => string_length(rest),
            // A lifetime, or a character: both end at once as far as this is concerned, but a quote in one would not.
            '\'' if rest.starts_with("'\"'") || rest.starts_with("'\\") => {
                rest[2..].find('\'').map_or(2, |end| end + 3)
            }
            c if c.is_alphanumeric() || c == '_' => {
                rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
            }
            c => c.len_utf8(),
        };
        let (word, behind) = rest.split_at(length);
        let is_code = !word.starts_with("//") && !word.starts_with(['"', '\'']) && !first.is_whitespace();
        words.extend(is_code.then_some(word));
        rest = behind;
    }
    words
}

/// The length of a string in quotes, which a backslash may hide.
fn string_length(text: &str) -> usize {
    let mut is_hidden = false;
    let end = text[1..].find(|c| match c {
        '\\' if !is_hidden => {
            is_hidden = true;
            false
        }
        '"' if !is_hidden => true,
        _ => {
            is_hidden = false;
            false
        }
    });
    end.map_or(text.len(), |end| end + 2)
}

#[derive(Default)]
struct Paths {
    /// By `use`.
    used: Vec<Vec<String>>,
    /// In code.
    written: Vec<Vec<String>>,
}

fn paths(words: &[&str]) -> Paths {
    let mut found = Paths::default();
    let mut at = 0;
    while at < words.len() {
        if words[at] == "use" {
            let end = words[at..].iter().position(|&word| word == ";").map_or(words.len(), |end| at + end);
            used(&words[at + 1..end], &mut found.used);
            at = end;
        } else if words.get(at + 1) == Some(&"::")
            && at.checked_sub(1).is_none_or(|before| words[before] != "::")
        {
            let mut path = vec![words[at].to_owned()];
            while words.get(at + 1) == Some(&"::") && words.get(at + 2).is_some_and(|word| is_name(word)) {
                path.push(words[at + 2].to_owned());
                at += 2;
            }
            found.written.push(path);
        }
        at += 1;
    }
    found
}

/// The paths of a tree behind `use`.
fn used(words: &[&str], found: &mut Vec<Vec<String>>) {
    let mut prefixes: Vec<Vec<String>> = Vec::new();
    let mut path: Vec<String> = Vec::new();
    let mut is_renamed = false;
    for &word in words {
        match word {
            "{" => prefixes.push(path.clone()),
            "}" | "," => {
                let base = prefixes.last().cloned().unwrap_or_default();
                if path.len() > base.len() {
                    found.push(std::mem::take(&mut path));
                }
                if word == "}" {
                    prefixes.pop();
                    // The braces were the end of this path.
                    path = prefixes.last().cloned().unwrap_or_default();
                } else {
                    path = base;
                }
                is_renamed = false;
            }
            "as" => is_renamed = true,
            "::" => {}
            name if !is_renamed => path.push(name.to_owned()),
            _ => {}
        }
    }
    if prefixes.is_empty() && !path.is_empty() {
        found.push(path);
    }
}

fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn circles(files: &[(&str, &str)]) -> Vec<Vec<String>> {
        let files: Vec<File> = files
            .iter()
            .map(|(path, text)| File { path: format!("crates/a/src/{path}"), text: (*text).to_owned() })
            .collect();
        let list: Vec<&File> = files.iter().collect();
        let short = |path: &&str| path.trim_start_matches("crates/a/src/").to_owned();
        Sources::new(&list).circles().iter().map(|circle| circle.iter().map(short).collect()).collect()
    }

    #[test]
    fn uses_and_paths_are_arrows() {
        let found = circles(&[
            ("lib.rs", "mod b; mod c; mod d;"),
            ("b.rs", "use crate::{c::{self, C}, other};"),
            ("c.rs", "fn f() { super::d::run() }"),
            ("d.rs", "// use crate::c;\nuse super::b::B; const S: &str = \"crate::lib\";"),
        ]);
        assert_eq!(found, [["b.rs", "c.rs", "d.rs"]]);
    }

    #[test]
    fn what_is_passed_on_counts_for_where_it_is() {
        let found = circles(&[
            ("lib.rs", "mod b; mod c; pub use b::B;"),
            ("b.rs", "pub struct B;"),
            ("c.rs", "use crate::B;"),
        ]);
        assert!(found.is_empty(), "{found:?}");
    }

    #[test]
    fn a_tree_of_uses_is_all_its_paths() {
        let mut found = Vec::new();
        used(&words("a::{b::{C, d as e}, f}, g"), &mut found);
        let found: Vec<String> = found.iter().map(|path| path.join("::")).collect();
        assert_eq!(found, ["a::b::C", "a::b::d", "a::f", "g"]);
    }
}
