//! Programs in memory, `lli` against LLVM's of the same kind: everything compiled before the program begins against `orc`, each
//! function when it is called against `orc-lazy`. The program asks SQLite for its version, so that what is measured is the
//! way from bitcode to the first instructions; `hello` is the whole of a small program.

use super::{Peer, Row, corpus};
use crate::machine::target;
use std::path::Path;

/// A row: its name, options of both, the module of SQLite, the goals for CPU time and memory.
type Work = (&'static str, &'static [&'static str], &'static str, f64, f64);

const WORK: &[Work] = &[
    ("sqlite3 -O0 orc", &["-O0", "-jit-kind=orc"], "sqlite3.O0.bc", 0.5, 1.0),
    ("sqlite3 -O2 orc", &["-O2", "-jit-kind=orc"], "sqlite3.O2.bc", 0.4, 1.0),
    ("sqlite3 -O0 lazy", &["-O0", "-jit-kind=orc-lazy"], "sqlite3.O0.bc", 0.5, 1.0),
    ("sqlite3 -O2 lazy", &["-O2", "-jit-kind=orc-lazy"], "sqlite3.O2.bc", 0.4, 1.0),
];

const HELLO: &str = "\
@text = private constant [6 x i8] c\"hello\\00\"
declare i32 @puts(ptr)
define i32 @main() {
  %n = call i32 @puts(ptr @text)
  ret i32 0
}
";

const VERSION: &str = "\
declare i32 @sqlite3_libversion_number()
define i32 @main() {
  %n = call i32 @sqlite3_libversion_number()
  %old = icmp slt i32 %n, 3000000
  %code = zext i1 %old to i32
  ret i32 %code
}
";

pub fn rows() -> Vec<Row> {
    let folder = target().join("bench");
    // Rows whose inputs could not be written are skipped because these do not exist.
    let _ = std::fs::create_dir_all(&folder);
    let (hello, version) = (folder.join("jit-hello.ll"), folder.join("jit-version.ll"));
    let _ = std::fs::write(&hello, HELLO).and_then(|()| std::fs::write(&version, VERSION));
    let mut rows = vec![row("hello", &[], &hello, None, (0.15, 1.0))];
    rows.extend(WORK.iter().map(|(name, options, module, cpu, memory)| {
        row(name, options, &version, Some(&corpus(module)), (*cpu, *memory))
    }));
    rows
}

fn row(
    name: &str,
    options: &[&str],
    program: &Path,
    module: Option<&Path>,
    (max_cpu, max_memory): (f64, f64),
) -> Row {
    let words = |tool: &str| -> Vec<String> {
        let extra = module.map(|module| format!("-extra-module={}", module.display()));
        let options = options.iter().map(|&option| option.to_owned()).chain(extra);
        let program = program.to_string_lossy().into_owned();
        [tool.to_owned()].into_iter().chain(options).chain([program]).collect()
    };
    Row {
        name: name.to_owned(),
        ours: words("lli"),
        peer: Peer::Other(words("lli-22")),
        inputs: module.into_iter().chain([program]).map(Path::to_owned).collect(),
        max_cpu,
        max_memory,
    }
}
