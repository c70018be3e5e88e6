//! Files that `tblgen` rejects: the tables `tests/tablegen/errors/*.cases`, and the tables against LLVM's program where
//! that is installed.
//!
//! A case is a line `#### what it is about`, a text, and a line `---- ` with the first error as `LINE:COLUMN: error: TEXT`.
//! Where LLVM gives no place, ours may be anywhere. A case whose error starts with `ours: ` is rejected by LLVM in other
//! words. A line `// ARGS: ...` in a text gives options. Texts may include the files in `Inputs`; what asks
//! for a target image asks LLVM for its selector.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use tools::io::Terminal;

struct Case {
    table: String,
    title: String,
    text: String,
    error: String,
    is_ours: bool,
}

/// The files of a folder under that of the tables that end so.
fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/tablegen/errors").join(folder);
    let entries = std::fs::read_dir(folder).expect("a folder of tables");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|e| e == extension));
    files.sort();
    files
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for file in files("", "cases") {
        let text = std::fs::read_to_string(&file).expect("a table");
        let table = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        cases.extend(text.split("\n#### ").skip(1).map(|case| parse_case(&table, case)));
    }
    cases
}

fn parse_case(table: &str, case: &str) -> Case {
    let (title, rest) = case.split_once('\n').expect("a title");
    let (text, error) = rest.rsplit_once("---- ").expect("an error");
    let error = error.trim_end();
    Case {
        table: table.to_owned(),
        title: title.to_owned(),
        text: text.to_owned(),
        error: error.strip_prefix("ours: ").unwrap_or(error).to_owned(),
        is_ours: error.starts_with("ours: "),
    }
}

impl Case {
    fn arguments(&self) -> Vec<String> {
        let options = self.text.lines().find_map(|line| line.strip_prefix("// ARGS:")).unwrap_or_default();
        options.split_whitespace().chain(["t.td"]).map(str::to_owned).collect()
    }

    /// The same for LLVM, which has no include files of its own to find and makes a selector rather than an image.
    fn llvm_arguments(&self) -> Vec<String> {
        let include = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/tablegen/include");
        let selector = ["-gen-dag-isel", "-I", include];
        let arguments = self.arguments().into_iter();
        arguments
            .flat_map(|a| match a.as_str() {
                "-gen-target-image" => selector.map(str::to_owned).to_vec(),
                _ => vec![a],
            })
            .collect()
    }

    /// What is wrong with the exit code and the diagnostics of a program, if anything.
    fn complaint(&self, code: i32, stderr: &[u8]) -> Option<String> {
        let stderr = String::from_utf8_lossy(stderr);
        let lines = stderr.lines().map(|line| line.strip_prefix("t.td:").unwrap_or(line));
        let found = lines.into_iter().find(|line| line.contains("error: ")).unwrap_or_default();
        let nowhere = self.error.starts_with("error: ") && found.ends_with(&format!(": {}", self.error));
        let ok = code == 1 && (found == self.error || nowhere);
        (!ok).then(|| {
            format!("{}: {}: expected {:?}, got {code}, {found:?}", self.table, self.title, self.error)
        })
    }
}

fn temporary(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("codewright-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a writable temporary directory");
    for file in files("Inputs", "td") {
        std::fs::copy(&file, dir.join(file.file_name().unwrap_or_default())).expect("a copy");
    }
    dir
}

#[test]
fn errors_are_those_of_the_tables() {
    let dir = temporary("tablegen-errors");
    let env = BTreeMap::new();
    let wrong: Vec<String> = cases()
        .iter()
        .filter_map(|case| {
            std::fs::write(dir.join("t.td"), &case.text).expect("a writable directory");
            let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
            let mut io = tools::Io {
                tool: String::new(),
                stdin: &mut std::io::empty(),
                stdout: &mut stdout,
                stderr: &mut stderr,
                cwd: &dir,
                env: &env,
                terminal: Terminal::default(),
            };
            let mut args = vec!["tblgen".to_owned(), "--diagnostics=llvm".to_owned()];
            args.extend(case.arguments());
            let code = tools::run(&args, &mut io);
            case.complaint(code, &stderr)
        })
        .collect();
    std::fs::remove_dir_all(&dir).expect("the directory just made");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_tables_are_what_llvm_says() {
    let oracle = "llvm-tblgen-22";
    if Command::new(oracle).arg("--version").output().is_err() {
        println!("skipped: {oracle} is not installed");
        return;
    }
    let dir = temporary("tablegen-errors-oracle");
    let wrong: Vec<String> = cases()
        .iter()
        .filter_map(|case| {
            std::fs::write(dir.join("t.td"), &case.text).expect("a writable directory");
            let output =
                Command::new(oracle).args(case.llvm_arguments()).current_dir(&dir).output().expect("it runs");
            // On some mistakes it crashes after it has reported them.
            let code = output.status.code().unwrap_or(1);
            if case.is_ours {
                return (code == 0).then(|| format!("{}: {}: LLVM accepts it", case.table, case.title));
            }
            case.complaint(code, &output.stderr)
        })
        .collect();
    std::fs::remove_dir_all(&dir).expect("the directory just made");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
