//! What becomes of every construct of LLVM IR: the tables of `codegen::constructs` name everything that the tables of the
//! IR crate name, and say what happens. A module is compiled for each name and target. `DOCS_BLESS=1`, or
//! `cargo xtask bless`, writes `docs/ir-support.md` anew.

#![cfg(all(
    feature = "target-x86",
    feature = "target-riscv",
    feature = "target-f2003",
    feature = "target-aarch64",
    feature = "target-sparc"
))]

mod functions;
mod globals;
mod instructions;
mod modules;

use codegen::constructs::{
    Row, Support, attributes, conventions, instructions as insts, intrinsics, modules as mods,
};
use ir::attributes::{ATTRIBUTES, position};
use ir::global::{CodeModel, ComdatKind, DllStorage, Linkage, ThreadLocal, UnnamedAddr, Visibility};
use ir::inst::opcode::{Ordering, RmwOp};
use ir::intrinsics::Intrinsic;
use ir::metadata::MD_KINDS;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tools::Io;
use tools::io::Terminal;

/// A module with a construct, and the same one without it; empty if there is no such module.
pub struct Sample {
    pub with: String,
    pub without: String,
}

pub fn sample(with: String, without: String) -> Sample {
    Sample { with, without }
}

/// The samples of a name.
type Samples = fn(&str) -> Vec<Sample>;

/// Constructs of a kind.
struct Kind {
    title: &'static str,
    rows: &'static [Row],
    /// The names that the IR crate knows; none if it knows them as strings only.
    names: Vec<&'static str>,
    sample: Samples,
}

/// A name and the value that is tried.
fn parts(name: &str) -> (&str, &str) {
    name.split_once('=').unwrap_or((name, ""))
}

fn at(at: u8) -> (Vec<&'static str>, Samples) {
    let names = ATTRIBUTES.iter().filter(|info| info.positions & at != 0).map(|info| info.name).collect();
    let sample: Samples = match at {
        position::FN => |name| attribute(name, position::FN),
        position::PARAM => |name| attribute(name, position::PARAM),
        _ => |name| attribute(name, position::RET),
    };
    (names, sample)
}

fn attribute(name: &str, at: u8) -> Vec<Sample> {
    let info = ATTRIBUTES.iter().find(|info| info.name == name);
    info.and_then(|info| functions::attribute(info, at)).into_iter().collect()
}

fn kinds() -> Vec<Kind> {
    use codegen::constructs::globals as g;
    let kind = |title, rows, names, sample| Kind { title, rows, names, sample };
    let none = Vec::new;
    let ((f, of_f), (p, of_p), (r, of_r)) = (at(position::FN), at(position::PARAM), at(position::RET));
    macro_rules! words {
        ($ty:ident) => {
            $ty::ALL.iter().map(|w| w.name()).collect()
        };
    }
    vec![
        kind(
            "Calling conventions",
            conventions::CALLING_CONVENTIONS,
            ir::calling_conv::NAMES.iter().map(|n| n.0).collect(),
            |n| vec![functions::calling_convention(n)],
        ),
        kind("Attributes of functions", attributes::FUNCTION_ATTRIBUTES, f, of_f),
        kind("Attributes of parameters and arguments", attributes::PARAMETER_ATTRIBUTES, p, of_p),
        kind("Attributes of results", attributes::RESULT_ATTRIBUTES, r, of_r),
        kind("String attributes", attributes::STRING_ATTRIBUTES, none(), |n| {
            vec![functions::string_attribute(parts(n).0, parts(n).1)]
        }),
        kind("Linkage", g::LINKAGES, words!(Linkage), |n| vec![globals::linkage(n)]),
        kind("Visibility", g::VISIBILITIES, words!(Visibility), |n| vec![globals::visibility(n)]),
        kind("DLL storage", g::DLL_STORAGE, words!(DllStorage), |n| vec![globals::dll_storage(n)]),
        kind("Thread-local storage", g::THREAD_LOCAL, words!(ThreadLocal), |n| {
            vec![globals::thread_local(n)]
        }),
        kind("Unnamed addresses", g::UNNAMED_ADDR, words!(UnnamedAddr), |n| vec![globals::unnamed_addr(n)]),
        kind("Code models of variables", g::CODE_MODELS, words!(CodeModel), |n| vec![globals::code_model(n)]),
        kind("Comdats", g::COMDATS, words!(ComdatKind), |n| vec![globals::comdat(n)]),
        kind("Other properties of globals", g::PROPERTIES, none(), |n| {
            globals::property(n).into_iter().collect()
        }),
        kind("Module flags", mods::MODULE_FLAGS, none(), |n| vec![modules::flag(parts(n).0, parts(n).1)]),
        kind("Named metadata", mods::NAMED_METADATA, none(), |n| modules::named(n).into_iter().collect()),
        kind("Variables that are lists", mods::LISTS, none(), |n| vec![modules::list(n)]),
        kind("Flags of instructions", insts::FLAGS, none(), |n| instructions::flag(n).into_iter().collect()),
        kind("Memory orderings", insts::ORDERINGS, words!(Ordering), |n| vec![instructions::ordering(n)]),
        kind("`atomicrmw`", insts::UPDATES, words!(RmwOp), |n| vec![instructions::update(n)]),
        kind("Synchronization scopes", insts::SCOPES, none(), |n| vec![instructions::scope(n)]),
        kind("Attachments", insts::ATTACHMENTS, MD_KINDS.to_vec(), |n| {
            instructions::attachment(n).into_iter().collect()
        }),
        kind("Operand bundles", insts::BUNDLES, none(), |n| instructions::bundle(n).into_iter().collect()),
        kind("Constraints of inline assembly", insts::ASSEMBLY, none(), |n| {
            const ARGUMENTS: [(&str, &str); 7] = [
                ("i32", "%x"),
                ("ptr", "%p"),
                ("i32", "0"),
                ("i32", "65535"),
                ("ptr", "@sample"),
                ("double", "%d"),
                ("<4 x float>", "%v"),
            ];
            ARGUMENTS.iter().map(|(ty, arg)| instructions::assembly(n, ty, arg)).collect()
        }),
        kind("Modifiers of operands of inline assembly", insts::MODIFIERS, none(), |n| {
            const OPERANDS: [(&str, &str); 6] = [
                ("r", "i32 %x"),
                ("i", "i32 42"),
                ("i", "ptr @sample"),
                ("*m", "ptr elementtype(i32) %p"),
                ("x", "double %d"),
                ("f", "double %d"),
            ];
            OPERANDS.iter().map(|&operand| instructions::modifier(n, operand)).collect()
        }),
        kind("Clobbers of inline assembly", insts::CLOBBERS, none(), |n| vec![instructions::clobber(n)]),
        kind("Intrinsics", intrinsics::INTRINSICS, Intrinsic::all().map(Intrinsic::name).collect(), |n| {
            let found = Intrinsic::all().find(|i| i.name() == n);
            found.and_then(instructions::intrinsic).into_iter().collect()
        }),
    ]
}

const TARGETS: &[(&str, &[&str])] = &[
    ("x86-64", &["-mtriple=x86_64-linux-gnu"]),
    ("riscv64", &["-mtriple=riscv64-linux-gnu", "-mattr=+m,+a,+f,+d,+c"]),
    ("2003f", &["-march=2003f"]),
    ("aarch64", &["-mtriple=aarch64-linux-gnu"]),
    ("i686", &["-mtriple=i686-linux-gnu", "-mattr=+cmov,+sse2"]),
    ("sparc64", &["-mtriple=sparc64-linux-gnu"]),
];

/// What came of one compilation.
#[derive(PartialEq)]
enum Outcome {
    Code(String),
    Refused,
    /// The target cannot have the sample: the verifier refuses it.
    Invalid,
    /// None of these: the message.
    Wrong(String),
}

struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Scratch {
    fn llc(&self, target: &[&str], more: &[&str], text: &str) -> (i32, String, String) {
        std::fs::write(self.0.join("in.ll"), text).unwrap();
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let fixed = ["codewright", "llc", "--diagnostics=llvm", "-o", "-", "in.ll"];
        let args: Vec<String> = fixed.iter().chain(target).chain(more).map(|a| (*a).to_owned()).collect();
        let mut io = Io {
            tool: "llc".to_owned(),
            stdin: &mut std::io::empty(),
            stdout: &mut out,
            stderr: &mut err,
            cwd: &self.0,
            env: &BTreeMap::new(),
            terminal: Terminal::default(),
        };
        let code = tools::run(&args, &mut io);
        (code, String::from_utf8_lossy(&out).into_owned(), String::from_utf8_lossy(&err).into_owned())
    }

    fn compile(&self, target: &[&str], text: &str) -> Outcome {
        let (mut code, out, mut err) = self.llc(target, &[], text);
        if err.contains("input module is broken") {
            // What the sample cannot have without a whole context must be refused by what compiles it, too.
            (code, _, err) = self.llc(target, &["-disable-verify"], text);
            if code == 0 {
                return Outcome::Invalid;
            }
        }
        // What the whole module asks for may be refused as the option is that asks for the same.
        let has_place = err.contains("in.ll") || err.contains("code model") || err.contains("ABI");
        let is_located = err.contains("error: ") && has_place;
        match code {
            0 => Outcome::Code(out),
            1 if is_located && err.contains("not support") => Outcome::Refused,
            _ => Outcome::Wrong(format!("{code}: {err}")),
        }
    }
}

/// What the page says of a name, with the mistakes that were found.
fn examine(kind: &Kind, row: &Row, scratch: &Scratch, wrong: &mut Vec<String>) -> String {
    let &(name, support) = row;
    let samples = (kind.sample)(name);
    let mut cells = Vec::new();
    let mut makes_difference = None;
    for &(target, options) in TARGETS {
        let mut outcome = None;
        for sample in &samples {
            let with = scratch.compile(options, &sample.with);
            if let Outcome::Code(code) = &with
                && !sample.without.is_empty()
                && matches!(support, Support::NoMeaning | Support::Compiles)
            {
                let is_same = scratch.compile(options, &sample.without) == Outcome::Code(code.clone());
                makes_difference = Some(makes_difference == Some(true) || !is_same);
                if support == Support::NoMeaning && !is_same {
                    wrong.push(format!("{} '{name}' for {target}: it makes a difference", kind.title));
                }
            }
            if with == Outcome::Invalid && target != TARGETS[0].0 {
                continue;
            }
            let is_better = !matches!(outcome, Some(Outcome::Code(_)));
            if is_better {
                outcome = Some(with);
            }
        }
        let compiles = matches!(outcome, None | Some(Outcome::Code(_)));
        let is_main = target != "2003f";
        let is_right = match support {
            Support::Refused => outcome.is_none() || !compiles,
            Support::ByTarget(_) | Support::ByTargetOnly => true,
            _ => compiles || !is_main,
        };
        if outcome == Some(Outcome::Invalid) {
            wrong.push(format!("{} '{name}' for {target}: the sample is not valid", kind.title));
        } else if let (true, Some(Outcome::Wrong(message))) = (is_main || !is_right, &outcome) {
            wrong.push(format!("{} '{name}' for {target}: {message}", kind.title));
        } else if !is_right {
            wrong.push(format!("{} '{name}' for {target}: not what the table says", kind.title));
        }
        cells.push(match outcome {
            None => "",
            Some(Outcome::Code(_)) => "yes",
            Some(_) => "error",
        });
    }
    if support == Support::Compiles && makes_difference == Some(false) {
        wrong.push(format!("{} '{name}': it makes no difference", kind.title));
    }
    let (word, test) = match support {
        Support::Done(test) => ("done", test),
        Support::Compiles => ("done", ""),
        Support::ByTarget(test) => ("by target", test),
        Support::ByTargetOnly => ("by target", ""),
        Support::Refused => ("refused", ""),
        Support::Hint => ("hint", ""),
        Support::NoMeaning => ("no meaning", ""),
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    if !test.is_empty() && !root.join(test).is_file() {
        wrong.push(format!("{} '{name}': there is no {test}", kind.title));
    }
    let shown = if name.is_empty() { "(none)".to_owned() } else { format!("`{name}`") };
    format!("| {shown} | {word} | {} | {test} |\n", cells.join(" | "))
}

const HEAD: &str = "# Support of LLVM IR\n\n\
Every construct that LLVM 22 knows, and what code generation does with it. This page is written by the test `constructs` of\n\
the tools (`cargo xtask bless`), which compiles a small module for each row\n\
and target; the tables are in `crates/codegen/src/constructs`.\n\n\
* *done*: it is carried out; the last column names a test that shows it. Where none is named, the sample's code is another\n\
  one without the construct, or it is an intrinsic that is computed.\n\
* *by target*: some targets carry it out. For others it is an error with its place.\n\
* *refused*: an error with its place.\n\
* *hint*: something that is known of the program. Code is right without it.\n\
* *no meaning*: the code of the module is the same without it.\n\n\
*yes* means that the sample compiles, *error* that it is an error; an empty field, that the construct has no sample of its\n\
own.\n";

#[test]
fn every_construct_is_carried_out_refused_or_without_meaning() {
    let kinds = kinds();
    let mut wrong = Vec::new();
    for kind in kinds.iter().filter(|kind| !kind.names.is_empty()) {
        let rows: Vec<&str> = kind.rows.iter().map(|row| row.0).collect();
        for name in kind.names.iter().filter(|name| !rows.contains(name)) {
            wrong.push(format!("{} '{name}' is not in the table", kind.title));
        }
        for name in rows.iter().filter(|name| !kind.names.contains(name)) {
            wrong.push(format!("{} '{name}' is not in the table of the IR", kind.title));
        }
    }
    let work: Vec<(&Kind, &[Row])> =
        kinds.iter().flat_map(|kind| kind.rows.chunks(24).map(move |rows| (kind, rows))).collect();
    let one = |(i, (kind, rows)): (usize, &(&Kind, &[Row]))| {
        let path = std::env::temp_dir().join(format!("codewright-constructs-{}-{i}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        let scratch = Scratch(path);
        let mut wrong = Vec::new();
        let text: String = rows.iter().map(|row| examine(kind, row, &scratch, &mut wrong)).collect();
        (text, wrong)
    };
    let results: Vec<(String, Vec<String>)> = work.par_iter().enumerate().map(one).collect();
    let mut page = HEAD.to_owned();
    let mut title = "";
    for ((kind, _), (text, found)) in work.iter().zip(results) {
        if kind.title != title {
            title = kind.title;
            let targets: Vec<&str> = TARGETS.iter().map(|t| t.0).collect();
            page += &format!(
                "\n## {title}\n\n| name | | {} | shown by |\n|{}\n",
                targets.join(" | "),
                "---|".repeat(targets.len() + 3)
            );
        }
        page += &text;
        wrong.extend(found);
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/ir-support.md");
    if std::env::var("DOCS_BLESS").is_ok_and(|value| value == "1") {
        std::fs::write(&file, &page).unwrap();
    }
    assert!(wrong.is_empty(), "{} mistakes:\n{}", wrong.len(), wrong.join("\n"));
    let known = std::fs::read_to_string(&file).unwrap();
    assert!(known == page, "docs/ir-support.md is not what is: write it anew with 'cargo xtask bless'");
}
