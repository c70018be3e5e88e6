//! What the `-gen-*` actions write is Rust that compiles, and that answers as the image does.
//!
//! One program is made of the modules of all actions and a `main` that asks them. It is compiled with the compiler that
//! the tests are run with.

use std::path::Path;
use std::process::Command;
use tablegen::emit::rust;
use tablegen::include::StandardIncludes;
use tablegen::lang::{Options, evaluate};
use tables::Image;

fn image(text: &str) -> Image {
    let mut includes = StandardIncludes::new(Vec::new());
    let found = evaluate("machine.td", text.as_bytes().to_vec(), &mut includes, &Options::default());
    let messages: Vec<String> = found.diagnostics.iter().map(|d| d.message.clone()).collect();
    assert_eq!(messages, [""; 0]);
    let records = found.records.expect("no errors, so records");
    match tablegen::emit::image::build(&records) {
        Ok((bytes, _)) => Image::new(bytes).expect("an image"),
        Err(diagnostics) => panic!("{:#?}", diagnostics.iter().map(|d| &d.message).collect::<Vec<_>>()),
    }
}

/// All actions as one source.
fn source(image: &Image) -> String {
    let text = |a: &rust::Action| rust::generate(a.name, image, "machine.td").expect("an action");
    rust::ACTIONS.iter().map(text).collect()
}

/// Compiles a program and runs it; what is wrong, if something is.
fn run(dir: &Path, source: &str) -> Result<(), String> {
    let file = dir.join("main.rs");
    std::fs::write(&file, source).map_err(|e| e.to_string())?;
    let compiler = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let program = dir.join("main");
    let compiled = Command::new(compiler)
        .args(["--edition=2024", "-A", "warnings", "-o"])
        .args([&program, &file])
        .output()
        .map_err(|e| e.to_string())?;
    if !compiled.status.success() {
        return Err(String::from_utf8_lossy(&compiled.stderr).into_owned());
    }
    let output = Command::new(program).output().map_err(|e| e.to_string())?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}

const MAIN: &str = r##"
struct Mi { opcode: u16, operands: Vec<(i64, i64)> }
impl instr_info::InstView for Mi {
    fn opcode(&self) -> u16 { self.opcode }
    fn num_operands(&self) -> usize { self.operands.len() }
    fn operand(&self, index: i64) -> (i64, i64) { self.operands.get(index as usize).copied().unwrap_or((0, 0)) }
    fn has_feature(&self, feature: u16) -> bool { feature == subtarget::FEATURE_FAST }
    fn mode(&self) -> u16 { 0 }
    fn hook(&self, name: &str, args: &[i64]) -> i64 { assert_eq!(name, "twice"); args[0] * 2 }
}

fn main() {
    use instr_info::*;
    use register_info as r;
    assert_eq!(r::NAMES[r::R2 as usize], "R2");
    assert_eq!(r::class::CLASSES[r::class::GPRID as usize].members, [r::R1, r::R0, r::R2]);
    assert_eq!(r::SUB_REGISTERS[r::P as usize], [(r::index::hi, r::R1), (r::index::lo, r::R0)]);
    assert_eq!(r::UNITS[r::P as usize].len(), 2);
    assert_eq!(r::DWARF_NUMBERS, [(r::R0, 0, 17)]);
    assert_eq!(r::callee_saved::CSR, [r::R0, r::R1]);
    let mask = r::callee_saved::CSR_RegMask;
    assert!(mask[r::P as usize / 32] >> (r::P % 32) & 1 != 0 && mask[r::R2 as usize / 32] >> (r::R2 % 32) & 1 == 0);

    assert!(INSTS.iter().enumerate().all(|(i, d)| d.opcode as usize == i && opcode_by_name(d.name) == Some(d.opcode)));
    assert_eq!((PHI, opcode_by_name("none")), (0, None));
    assert_eq!(get_named_operand_idx(ADD, "b"), Some(2));
    assert_eq!((INSTS[ADD as usize].num_defs, INSTS[ADD as usize].ts_flags, INSTS[ADD as usize].size), (1, 5, 2));
    use getPredOpcode_PredSense as Sense;
    assert_eq!(get_pred_opcode(ADD, Sense::PredSense_true), Some(ADD_pt));
    assert_eq!((get_pred_opcode(ADD, Sense::PredSense_false), get_pred_opcode(ADD_pt, Sense::PredSense_true)), (None, None));

    let mi = |opcode, operands: &[(i64, i64)]| Mi { opcode, operands: operands.to_vec() };
    assert!(is_good(&mi(ADD, &[(1, 1), (1, 2), (3, 6)])));
    assert!(!is_good(&mi(ADD, &[(1, 1), (1, 2), (3, 5)])));
    assert!(!is_good(&mi(ADD, &[(1, 1), (1, 2), (4, 6)])));
    assert!(!is_good(&mi(_move, &[(1, 1), (1, 2), (3, 6)])));
    assert!(is_odd(&mi(ADD, &[(3, 7)])) && !is_odd(&mi(ADD, &[(3, 8)])) && !is_odd(&mi(ADD, &[(3, 1000)])));

    assert_eq!(subtarget::PROCESSORS.map(|p| p.0), ["big", "small"]);
    let on = subtarget::parse_subtarget_features("big", "+more,-slow");
    assert!(on[subtarget::FEATURE_FAST as usize] && on[subtarget::FEATURE_MORE as usize]);
    let off = subtarget::parse_subtarget_features("big", "+more,-fast");
    assert!(off.iter().all(|f| !f));
    let model = &subtarget::Big::CLASSES[INSTS[ADD as usize].sched_class as usize];
    assert_eq!((model.micro_ops, model.latencies, subtarget::Big::ISSUE_WIDTH), (Some(1), &[(3, 0)][..], 4));

    use searchable_tables::{Kinds, Rows};
    let row = Rows::lookup_by_code(5).next().unwrap();
    assert_eq!((row.Name, row.TheKind, row.Inst), ("five", Kinds::KindA, ADD));
    assert_eq!(Rows::lookup_by_code(6).count(), 0);
    assert_eq!(Rows::lookup_by_name("SEVEN").next().unwrap().Code, 7);
    assert_eq!(Rows::lookup_by_kind(Kinds::KindA, ADD).count(), 2);

    use callingconv::Action;
    let Action::Test(test, true, Action::Registers(regs, _)) = callingconv::CC_T[0] else { panic!() };
    assert_eq!((test, *regs), ("ArgFlags.isInReg()", &[r::R0, r::R1][..]));
    assert!(matches!(callingconv::CC_T[1], Action::Delegate(rest) if matches!(rest[0], Action::Stack(4, 4, _))));

    assert!(emitter::ENCODINGS[ADD as usize].len() == 1 && !emitter::PROGRAMS.is_empty());
    assert_eq!(disassembler::TABLES.map(|t| t.2), [2]);
    assert_eq!(asm_writer::REGISTER_NAMES[r::R0 as usize], ["r0"]);
    assert!(asm_matcher::ENTRIES.iter().any(|e| e.0 == "add" && e.2 == ADD && e.4 == ["GPR", ",", "GPR", ",", "GPR"]));
    assert!(compress_inst_emitter::COMPRESS.is_empty());
}
"##;

#[test]
fn generated_source_compiles_and_answers() {
    let text = format!("{}{MAIN}", source(&image(include_str!("td/generated.td"))));
    let dir = tempfile::tempdir().expect("a directory");
    if let Err(message) = run(dir.path(), &text) {
        panic!("{message}");
    }
    assert!(rust::generate("gen-nothing", &image(include_str!("td/generated.td")), "").is_none());
}

/// Large tables and unusual names.
#[test]
fn generated_source_of_real_targets_compiles() {
    for target in ["riscv/td/RISCV.td", "f2003/td/f2003.td"] {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../targets").join(target);
        let text = std::fs::read(&file).expect("the description is there");
        let dir = file.parent().unwrap_or(Path::new(".")).to_owned();
        let mut includes = StandardIncludes::new(vec![dir]);
        let options = Options { warn_unused_arguments: false, ..Options::default() };
        let found = evaluate(target, text, &mut includes, &options);
        let records = found.records.expect("no errors, so records");
        let Ok((bytes, _)) = tablegen::emit::image::build(&records) else { panic!("{target}") };
        let image = Image::new(bytes).expect("an image");
        // A second build gives the same source.
        let text = source(&image);
        let Ok((again, _)) = tablegen::emit::image::build(&records) else { panic!("{target}") };
        assert_eq!(text, source(&Image::new(again).expect("an image")));
        let dir = tempfile::tempdir().expect("a directory");
        if let Err(message) = run(dir.path(), &format!("{text}fn main() {{}}")) {
            panic!("{target}: {}", &message[..message.len().min(4000)]);
        }
    }
}
