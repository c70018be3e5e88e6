//! The language tests under `tests/tablegen/Inputs`: every `NAME.td` is evaluated and compared with `NAME.expected`, which
//! holds what `llvm-tblgen-22` says of the same file.
//!
//! * A line `// ARGS: ...` gives options; the default is `-print-records`.
//! * An expectation is the standard output. For a file that is rejected it is the first error, as `LINE:COLUMN: error:
//!   TEXT` (we go on after an error where LLVM stops, so the others are ours). Warnings and dumps follow in order.
//! * A line `// OURS: reason` marks a file of which LLVM's tool says something else on purpose (it crashes, hangs, or lacks
//!   the feature); its expectation is our own output.
//!
//! `TBLGEN_BLESS=llvm-tblgen-22 cargo test -p codewright-tools --test tablegen` rewrites the expectations with that program.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use tools::io::Terminal;

/// What a program says of a file.
struct Outcome {
    success: bool,
    stdout: Vec<u8>,
    stderr: Vec<u8>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/tablegen/Inputs")
}

fn test_files(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("a folder of tests")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "Inputs") {
                test_files(&path, files);
            }
        } else if path.extension().is_some_and(|extension| extension == "td") {
            files.push(path);
        }
    }
}

fn marked<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(mark)).map(str::trim)
}

/// The command line for a file, which is run in its folder.
fn arguments(text: &str, file: &str) -> Vec<String> {
    let options = marked(text, "// ARGS:").unwrap_or("-print-records");
    options.split_whitespace().chain(["-I", "Inputs", file]).map(str::to_owned).collect()
}

fn run_ours(folder: &Path, arguments: &[String]) -> Outcome {
    let env = BTreeMap::new();
    let (mut stdin, mut stdout, mut stderr) = (&[][..], Vec::new(), Vec::new());
    let mut io = tools::Io {
        tool: String::new(),
        stdin: &mut stdin,
        stdout: &mut stdout,
        stderr: &mut stderr,
        cwd: folder,
        env: &env,
        terminal: Terminal::default(),
    };
    let mut args = vec!["tblgen".to_owned(), "--diagnostics=llvm".to_owned()];
    args.extend_from_slice(arguments);
    let code = tools::run(&args, &mut io);
    assert!(code == 0 || code == 1, "exit code {code}: {}", String::from_utf8_lossy(&stderr));
    Outcome { success: code == 0, stdout, stderr }
}

fn run_peer(program: &str, folder: &Path, arguments: &[String]) -> Outcome {
    let output = Command::new(program).args(arguments).current_dir(folder).output().expect("the peer runs");
    Outcome { success: output.status.success(), stdout: output.stdout, stderr: output.stderr }
}

/// What is compared: see the text at the top.
fn normalized(outcome: &Outcome, file: &str) -> String {
    let stderr = String::from_utf8_lossy(&outcome.stderr);
    let prefix = format!("{file}:");
    let located = |line: &str, kind: &str| {
        let rest = line.strip_prefix(&prefix).unwrap_or(line);
        let at = rest.find(kind)?;
        let place = &rest[..at];
        // A position in an included file keeps its name.
        place.chars().all(|c| !c.is_whitespace() || c == ' ').then(|| rest.to_owned())
    };
    let mut text = String::new();
    if outcome.success {
        text.push_str(&String::from_utf8_lossy(&outcome.stdout));
        for line in stderr.lines() {
            if let Some(finding) = located(line, ": warning: ").or_else(|| located(line, ": note: ")) {
                text.push_str(&finding);
                text.push('\n');
            }
        }
        return text;
    }
    let first = stderr.lines().find_map(|line| located(line, ": error: "));
    let nowhere = || stderr.lines().find(|line| line.starts_with("error: ")).map(str::to_owned);
    text.push_str(&first.or_else(nowhere).unwrap_or_else(|| format!("no error:\n{stderr}")));
    text.push('\n');
    text
}

/// LLVM has no place for some errors inside operators; then ours may be anywhere.
fn agrees(ours: &str, wanted: &str) -> bool {
    ours == wanted || (wanted.starts_with("error: ") && ours.ends_with(&format!(": {wanted}")))
}

/// Statistics of the allocator are each program's own.
fn without_statistics(text: String) -> String {
    match text.find("\n-------------------- Memory Allocation Stats") {
        Some(at) => text[..at].to_owned(),
        None => text,
    }
}

#[test]
fn language() {
    let mut files = Vec::new();
    test_files(&root(), &mut files);
    assert!(files.len() >= 250, "{} tests found", files.len());
    let bless = std::env::var("TBLGEN_BLESS").ok();
    let filter = std::env::var("TBLGEN_FILTER").unwrap_or_default();
    let mut failures = Vec::new();
    for path in files.iter().filter(|path| path.to_string_lossy().contains(&filter)) {
        let bytes = std::fs::read(path).expect("a test file");
        let text = String::from_utf8_lossy(&bytes);
        let (folder, file) =
            (path.parent().expect("a folder"), path.file_name().expect("a name").to_string_lossy());
        let arguments = arguments(&text, &file);
        let ours = without_statistics(normalized(&run_ours(folder, &arguments), &file));
        let expectation = path.with_extension("expected");
        if let Some(program) = &bless {
            let is_ours = marked(&text, "// OURS:").is_some();
            let wanted = if is_ours {
                ours.clone()
            } else {
                without_statistics(normalized(&run_peer(program, folder, &arguments), &file))
            };
            std::fs::write(&expectation, &wanted).expect("the expectation can be written");
        }
        let wanted = std::fs::read_to_string(&expectation).unwrap_or_default();
        if !agrees(&ours, &wanted) {
            failures.push(format!("{}\n--- expected\n{wanted}--- got\n{ours}", path.display()));
        }
    }
    assert!(failures.is_empty(), "{} of {} differ:\n{}", failures.len(), files.len(), failures.join("\n"));
}
