//! `docs/options.md` lists every option of the tools that take LLVM's, with what comes of it. The page is made from the tables
//! of options and from the RUN lines of the text tests; `DOCS_BLESS=1`, or `cargo xtask bless`, writes it anew.
//!
//! An option that is done is shown by a test that uses it. The page names one; it stays while it uses the option, so that
//! new tests do not change the page. An option without a test fails here.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use tools::cl::ignored_options::{Effect, IgnoredOption, Values};
use tools::cl::{Kind, Opt, Spec};

const HEAD: &str = "# Options

Every option of the tools that take LLVM's, and what comes of it. An option that is *done* names a text test that shows it.
*Tuning* is taken, its value is checked, and nothing comes of it: it says how LLVM's passes go about their work, or permits what
is not made use of. An option that is *refused* is an error with the reason, unless its value is one of those listed, which
ask for nothing. Any other option is an unknown argument.

This page is made by `cargo xtask bless` from the tables of the tools and the `RUN:` lines of the tests, and a test compares.
";

/// Options that text tests cannot show, and the tests that do.
const SHOWN_ELSEWHERE: &[(&str, &str, &str)] = &[];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../").canonicalize().expect("the repository")
}

/// A use of a tool in a text test.
struct Use {
    path: String,
    /// Names without dashes and values.
    options: Vec<String>,
}

/// The uses of each tool, by path.
fn uses(root: &Path) -> BTreeMap<&'static str, Vec<Use>> {
    let mut files = Vec::new();
    collect(&root.join("tests"), &mut files);
    files.sort();
    let mut uses: BTreeMap<&'static str, Vec<Use>> = BTreeMap::new();
    for file in files {
        let text = String::from_utf8_lossy(&std::fs::read(&file).expect("a test")).into_owned();
        let Ok(script) = filetest::script::read(&text) else { continue };
        let path = file.strip_prefix(root).expect("a path below").to_string_lossy().replace('\\', "/");
        let mut of_file: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
        for (_, line) in &script.run {
            for command in line.split(['|', ';', '(', ')']).flat_map(|part| part.split("&&")) {
                let mut words = command.split_whitespace().skip_while(|word| tools::find(word).is_none());
                let Some(tool) = words.next().and_then(tools::find) else { continue };
                let options = of_file.entry(tool.name).or_default();
                for word in words.map(|word| word.trim_matches(['"', '\''])) {
                    let name = word.strip_prefix("--").or_else(|| word.strip_prefix('-'));
                    options.extend(name.map(|name| name.split('=').next().unwrap_or(name).to_owned()));
                }
            }
        }
        for (tool, options) in of_file {
            uses.entry(tool).or_default().push(Use { path: path.clone(), options });
        }
    }
    uses
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of tests").flatten() {
        let path = entry.path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "Inputs") {
                collect(&path, files);
            }
        } else {
            files.push(path);
        }
    }
}

/// Whether a word of a command line is an option, which may have its value glued to its name.
fn names(option: &Opt, word: &str) -> bool {
    word == option.name || (option.kind == Kind::Prefix && word.starts_with(option.name))
}

/// The test that shows an option: the one that the page has, if it uses the option; otherwise of those that do the one with
/// the fewest others.
fn test_of(tool: &str, options: &[&Opt], uses: &[Use], page: &BTreeMap<String, String>) -> Option<String> {
    let shows = |one: &&Use| one.options.iter().any(|word| options.iter().any(|option| names(option, word)));
    let name = options.first()?.name;
    let listed = page.get(&format!("{tool} {name}"));
    let kept = listed.filter(|path| uses.iter().any(|one| one.path == **path && shows(&one)));
    let elsewhere = SHOWN_ELSEWHERE.iter().find(|(t, option, _)| *t == tool && *option == name);
    let best = || uses.iter().filter(shows).min_by_key(|one| (one.options.len(), one.path.clone()));
    let elsewhere = elsewhere.map(|(.., path)| (*path).to_owned());
    kept.cloned().or(elsewhere).or_else(|| Some(best()?.path.clone()))
}

fn values_of(kind: Kind) -> String {
    match kind {
        Kind::Flag => "flag".to_owned(),
        Kind::Action => "none".to_owned(),
        Kind::Value => "text".to_owned(),
        Kind::Uint => "number".to_owned(),
        Kind::List => "list".to_owned(),
        Kind::Prefix => "text, glued or not".to_owned(),
        Kind::Enum(words) => words.iter().map(|(word, _)| shown(word)).collect::<Vec<_>>().join(", "),
        Kind::Alias(of) => format!("those of `-{of}`"),
    }
}

fn shown(word: &str) -> String {
    if word.is_empty() { "none".to_owned() } else { format!("`{word}`") }
}

fn ignored_row(option: &IgnoredOption) -> String {
    let values = match option.values {
        Values::Flag => "flag".to_owned(),
        Values::Uint => "number".to_owned(),
        Values::Int => "number, signed".to_owned(),
        Values::Text => "text".to_owned(),
        Values::Enum(words) => words.iter().map(|word| shown(word)).collect::<Vec<_>>().join(", "),
    };
    let effect = match option.effect {
        Effect::Tuning("") => "tuning".to_owned(),
        Effect::Tuning(reason) => format!("tuning: {reason}"),
        Effect::Refused(reason, []) => format!("refused: {reason}"),
        Effect::Refused(reason, harmless) => {
            let list: Vec<String> = harmless.iter().map(|value| shown(value)).collect();
            format!("refused but for {}: {reason}", list.join(", "))
        }
    };
    format!("| `-{}` | {values} | {effect} |\n", option.name)
}

/// The page, and the options that no test shows.
fn page(old: &str) -> (String, Vec<String>) {
    let root = root();
    let uses = uses(&root);
    let (mut text, mut missing) = (HEAD.to_owned(), Vec::new());
    let listed = tests_in(old);
    for &(tool, spec) in tools::OPTION_TABLES {
        write!(text, "\n## {tool}\n\n| option | values | what comes of it |\n|---|---|---|\n")
            .expect("a string");
        let empty = Vec::new();
        let uses = uses.get(tool).unwrap_or(&empty);
        for option in own(spec) {
            // An alias is shown by what it stands for, too: they are one in the parser.
            let of = |name: &str| own(spec).find(|other| other.name == name);
            let same: Vec<&Opt> = match option.kind {
                Kind::Alias(name) => [Some(option), of(name)].into_iter().flatten().collect(),
                _ => own(spec)
                    .filter(|other| other.name == option.name || other.kind == Kind::Alias(option.name))
                    .collect(),
            };
            let mut same = same;
            same.sort_by_key(|other| other.name != option.name);
            let test = test_of(tool, &same, uses, &listed);
            let values = values_of(option.kind);
            match test {
                Some(test) => writeln!(text, "| `-{}` | {values} | done: {test} |", option.name),
                None => {
                    missing.push(format!("{tool} -{}", option.name));
                    writeln!(text, "| `-{}` | {values} | done |", option.name)
                }
            }
            .expect("a string");
        }
        spec.ignored.iter().for_each(|option| text.push_str(&ignored_row(option)));
    }
    (text, missing)
}

/// A tool's options and those of every tool, without repetitions.
fn own(spec: &Spec) -> impl Iterator<Item = &'static Opt> {
    spec.options.iter().chain(tools::cl::COMMON)
}

/// The tests that a page names, by tool and option.
fn tests_in(page: &str) -> BTreeMap<String, String> {
    let (mut tests, mut tool) = (BTreeMap::new(), "");
    for line in page.lines() {
        if let Some(name) = line.strip_prefix("## ") {
            tool = name;
        }
        let Some((option, rest)) = line.strip_prefix("| `-").and_then(|l| l.split_once('`')) else {
            continue;
        };
        if let Some((_, test)) = rest.split_once("| done: ") {
            tests.insert(format!("{tool} {option}"), test.trim_end_matches([' ', '|']).to_owned());
        }
    }
    tests
}

#[test]
fn every_option_is_listed_and_shown() {
    let file = root().join("docs/options.md");
    let old = std::fs::read_to_string(&file).unwrap_or_default();
    let (new, missing) = page(&old);
    if std::env::var("DOCS_BLESS").is_ok_and(|value| value == "1") {
        std::fs::write(&file, &new).expect("the page is written");
    } else {
        let line = old.lines().zip(new.lines()).position(|(a, b)| a != b).map(|at| at + 1);
        assert!(old == new, "docs/options.md is not what the tools have (line {line:?}): cargo xtask bless");
    }
    assert!(missing.is_empty(), "no text test uses these options: {missing:#?}");
    for (_, option, path) in SHOWN_ELSEWHERE {
        let text = std::fs::read_to_string(root().join(path)).unwrap_or_default();
        assert!(text.contains(option), "{path} does not mention {option}");
    }
}

#[test]
fn options_are_unique() {
    for (tool, spec) in tools::OPTION_TABLES {
        let mut names: Vec<&str> = own(spec).map(|option| option.name).collect();
        names.extend(spec.ignored.iter().map(|option| option.name));
        names.sort_unstable();
        let repeated: Vec<&[&str]> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(repeated.is_empty(), "{tool}: {repeated:?}");
    }
}
