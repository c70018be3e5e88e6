//! Evaluating TableGen: the largest files that an LLVM development package installs, and generated ones.

use super::{Peer, Row};
use crate::machine::target;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Where Debian's package puts LLVM's headers and `.td` files.
const INCLUDE: &str = "/usr/lib/llvm-22/include";

/// The actions that are compared, with the goals for CPU time and memory.
const ACTIONS: &[(&str, f64, f64)] =
    &[("-null-backend", 0.5, 0.7), ("-print-records", 0.5, 0.7), ("-dump-json", 0.5, 0.2)];

const INSTALLED: &[&str] = &["llvm/IR/Intrinsics.td", "llvm/Target/Target.td"];

/// Makes the text of an input.
type Generator = fn() -> String;

/// Generated inputs: what each is heavy in.
const GENERATED: &[(&str, Generator)] =
    &[("defs", many_defs), ("multiclasses", deep_multiclasses), ("lists", long_lists)];

pub fn rows() -> Vec<Row> {
    let installed = INSTALLED.iter().map(|file| Path::new(INCLUDE).join(file));
    let inputs: Vec<PathBuf> =
        installed.chain(GENERATED.iter().map(|&(name, text)| generated(name, text))).collect();
    inputs.iter().flat_map(|input| ACTIONS.iter().map(move |action| row(input, action))).collect()
}

/// Writes a generated input. A row whose input could not be written is skipped because it does not exist.
fn generated(name: &str, text: fn() -> String) -> PathBuf {
    let folder = target().join("bench");
    let _ = std::fs::create_dir_all(&folder);
    let path = folder.join(format!("tablegen-{name}.td"));
    let _ = std::fs::write(&path, text());
    path
}

fn row(input: &Path, &(action, max_cpu, max_memory): &(&str, f64, f64)) -> Row {
    let words = |program: &str| {
        let path = input.to_string_lossy().into_owned();
        vec![program.to_owned(), action.to_owned(), "-I".into(), INCLUDE.into(), path]
    };
    let stem = input.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    Row {
        name: format!("{} {stem}", action.trim_start_matches('-')),
        ours: words("tblgen"),
        peer: Peer::Other(words("llvm-tblgen-22")),
        inputs: vec![input.to_owned()],
        max_cpu,
        max_memory,
    }
}

/// 100,000 defs of a class such as an instruction's.
fn many_defs() -> String {
    let mut text = String::from(
        "class Reg<int n> { int number = n; string name = \"r\" # n; }\n\
         foreach i = 0...31 in def R#i : Reg<i>;\n\
         def ins;\n\
         class Inst<bits<16> op, string asm, Reg r> {\n  bits<5> dst = r.number; bits<32> Inst;\n  \
         let Inst{31-16} = op; let Inst{4-0} = dst;\n  string AsmString = asm # \"\\t$dst\";\n  \
         dag Operands = (ins r:$dst, 1:$imm); list<Reg> Defs = [r]; bit isBranch = !eq(op, 7);\n}\n",
    );
    for i in 0..100_000 {
        // Writing to a string does not fail.
        let _ = writeln!(text, "def I{i} : Inst<{}, \"op{i}\", R{}>;", i % 65_536, i % 32);
    }
    text
}

/// Multiclasses in multiclasses, twelve deep, two instances of the next in each.
fn deep_multiclasses() -> String {
    let mut text = String::from(
        "class Leaf<int n, string s> { int value = n; string path = s; list<int> l = !range(!and(n, 7)); }\n\
         multiclass M0<int n, string s> { def _leaf : Leaf<n, s # NAME>; }\n",
    );
    for i in 1..13 {
        let _ = writeln!(
            text,
            "multiclass M{i}<int n, string s> {{ defm _a : M{0}<!add(n, 1), s # \"a\">; \
             defm _b : M{0}<!mul(n, 2), s # \"b\">; }}",
            i - 1
        );
    }
    for i in 0..4 {
        let _ = writeln!(text, "defm T{i} : M12<{i}, \"t\">;");
    }
    text
}

/// Lists of 20,000 elements, mapped, filtered and folded.
fn long_lists() -> String {
    String::from(
        "defvar base = !range(20000);\n\
         class L<list<int> l, int k> {\n  list<int> mapped = !foreach(i, l, !add(!mul(i, k), 3));\n  \
         list<int> kept = !filter(i, mapped, !ne(!and(i, 1), 0));\n  \
         int sum = !foldl(0, kept, a, i, !add(a, i));\n  list<string> names = !foreach(i, kept, \"n\" # i);\n}\n\
         foreach k = 1...20 in def D#k : L<base, k>;\n",
    )
}
