//! Every dump and every drawing of the function that the source document follows, and of the other snippets of the source
//! documents: Graphviz reads the DOT files, another reader the SVG and JSON files, each view gives the file that its option is
//! about, each textual dump its banners; and what is compiled is the same whether anybody looks or not.

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{output, release_binary, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const GRAPHVIZ: &str = "dot";
pub const READER: &str = "python3";

/// Functions of the documents, each with the target that it is for there: the one of the walk through the stages, the
/// division and the calls of the document on code generation, the sum of the document on selection.
const SNIPPETS: &[(&str, &str, &str)] = &[
    (
        "pom",
        "2003f",
        "define i32 @pom(i32 %n) nounwind {\nfasal:\n  %c = icmp sge i32 %n, 2\n  br i1 %c, label %xeu, label %halt\nxeu:\n  \
         \
         %d = sub nsw i32 %n, 1\n  %r1 = call i32 @pom(i32 %d)\n  %e = sub nsw i32 %d, 1\n  %r2 = call i32 @pom(i32 %e)\n  \
         %s = add nsw i32 %r1, %r2\n  br label %halt\nhalt:\n  %v = phi i32 [ %s, %xeu ], [ %n, %fasal ]\n  ret i32 %v\n}\n",
    ),
    ("division", "x86_64", "define i32 @test(i32 %X, i32 %Y) {\n  %Z = sdiv i32 %X, %Y\n  ret i32 %Z\n}\n"),
    (
        "sums",
        "riscv64",
        "define float @sums(float %W, float %X, float %Y, float %Z) {\n  %t1 = fadd float %W, %X\n  %t2 = fmul float %t1, %Y\n  \
         %t3 = fadd float %t2, %Z\n  ret float %t3\n}\n",
    ),
    (
        "tailcall",
        "x86_64",
        "declare fastcc i32 @tailcallee(i32 inreg, i32 inreg, i32, i32)\n\n\
         define fastcc i32 @tailcaller(i32 %in1, i32 %in2) {\n  \
         %l1 = add i32 %in1, %in2\n  %tmp = tail call fastcc i32 @tailcallee(\
         i32 inreg %in1, i32 inreg %in2, i32 %in1, i32 %l1)\n  \
         ret i32 %tmp\n}\n",
    ),
];

/// Options that draw, and what their files begin with.
const VIEWS: &[(&str, &str)] = &[
    ("view-dag-combine1-dags", "dag-combine1"),
    ("view-legalize-types-dags", "legalize-types"),
    ("view-dag-combine-lt-dags", "dag-combine-lt"),
    ("view-legalize-dags", "legalize"),
    ("view-dag-combine2-dags", "dag-combine2"),
    ("view-isel-dags", "isel"),
    ("view-sched-dags", "sched"),
    ("view-sunit-dags", "sunit"),
    ("view-misched-dags", "misched"),
    ("view-cfg", "cfg"),
];

/// Options that print, and a line that must be among what they print.
const TEXTS: &[(&str, &str)] = &[
    ("-debug-only=isel-dump", "Selected selection DAG: %bb.0"),
    ("-debug-only=isel", "===== Instruction selection begins"),
    ("-print-machineinstrs", "# After Instruction Selection:"),
    (
        "-print-after-all",
        "# *** IR Dump After Finalize ISel and expand pseudo-instructions (finalize-isel) ***:",
    ),
    (
        "-print-after=prologepilog",
        "# *** IR Dump After Prologue/Epilogue Insertion & Frame Finalization (prologepilog) ***:",
    ),
    (
        "-print-before=phi-node-elimination",
        "# *** IR Dump Before Eliminate PHI nodes for register allocation",
    ),
    ("-print-changed", "*** IR Dump After "),
    ("-print-changed=diff", "+# Machine code for function "),
];

/// Options that add comments to the assembly, and a word of those.
const COMMENTS: &[(&str, &str)] = &[("-asm-show-inst", "<MCInst #"), ("-show-mc-encoding", "encoding: [")];

/// Reads every file that it is given, by its suffix.
const READ: &str = "import sys, json, xml.dom.minidom
for name in sys.argv[1:]:
    try:
        if name.endswith('.svg'):
            assert xml.dom.minidom.parse(name).documentElement.tagName == 'svg'
        else:
            drawing = json.load(open(name))
            ids = len(drawing['boxes'])
            assert all(0 <= e['from'] < ids and 0 <= e['to'] < ids for e in drawing['edges'])
    except Exception as e:
        print(name, type(e).__name__, e)
";

pub fn run(_: Sample) -> Result<Agreement> {
    let mut found = Agreement::default();
    for snippet in SNIPPETS {
        Snippet::new(snippet)?.check(&mut found)?;
    }
    Ok(found)
}

struct Snippet {
    name: &'static str,
    arch: String,
    folder: PathBuf,
    source: PathBuf,
}

impl Snippet {
    fn new(&(name, arch, text): &(&'static str, &str, &str)) -> Result<Snippet> {
        let folder = target().join("drawings").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let source = folder.join(format!("{name}.ll"));
        fs::write(&source, text).map_err(|e| e.to_string())?;
        Ok(Snippet { name, arch: format!("-march={arch}"), folder, source })
    }

    /// The exit status, what is printed and what is said.
    fn llc(&self, options: &[&str]) -> Result<(bool, Vec<u8>, String)> {
        let mut command = Command::new(release_binary()?);
        command.current_dir(&self.folder).env_remove("GRAPH_VIEWER");
        command.args(["llc", &self.arch, "-regalloc=greedy", "-o", "-"]).args(options).arg(&self.source);
        let done = command.output().map_err(|e| e.to_string())?;
        Ok((done.status.success(), done.stdout, String::from_utf8_lossy(&done.stderr).into_owned()))
    }

    fn check(&self, found: &mut Agreement) -> Result {
        let plain = self.llc(&[])?.1;
        let mut that = |what: &str, holds: bool| {
            if holds {
                found.agreed += 1;
            } else {
                found.differences.push(format!("{}: {what}", self.name));
            }
        };
        for &(option, line) in TEXTS {
            let (fine, code, said) = self.llc(&[option])?;
            that(&format!("{option} does not print '{line}'"), fine && said.contains(line));
            that(&format!("{option} changes the code"), code == plain);
        }
        for &(option, word) in COMMENTS {
            let (fine, code, _) = self.llc(&[option])?;
            that(
                &format!("{option} does not write '{word}'"),
                fine && String::from_utf8_lossy(&code).contains(word),
            );
        }
        for &(option, stem) in VIEWS {
            let (fine, code, said) = self.llc(&[&format!("-{option}")])?;
            let file = format!("Writing '{stem}.");
            that(&format!("-{option} does not write {stem}"), fine && said.contains(&file));
            that(&format!("-{option} changes the code"), code == plain);
        }
        let (fine, code, _) = self.llc(&["--dump-dags=all"])?;
        that("--dump-dags changes the code", fine && code == plain);
        let mut files = files(&self.folder)?;
        files.extend(self::files(&self.folder.join("all"))?);
        let with = |suffix: &str| {
            files.iter().filter(|f| f.extension().is_some_and(|e| e == suffix)).collect::<Vec<_>>()
        };
        let (drawn, others) = (with("dot"), [with("svg"), with("json")].concat());
        that("there are too few drawings", drawn.len() >= 2 * VIEWS.len() && others.len() >= 2 * VIEWS.len());
        for file in &drawn {
            let read = output(Command::new(GRAPHVIZ).args(["-Tcanon", "-o", "/dev/null"]).arg(file));
            that(
                &format!("Graphviz does not read {}: {:?}", file.display(), read.as_ref().err()),
                read.is_ok(),
            );
        }
        let said = output(Command::new(READER).args(["-c", READ]).args(&others))?;
        for line in String::from_utf8_lossy(&said).lines() {
            that(line, false);
        }
        that("", true);
        Ok(())
    }
}

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut files: Vec<PathBuf> =
        entries.filter_map(|e| Some(e.ok()?.path())).filter(|p| p.is_file()).collect();
    files.sort();
    Ok(files)
}
