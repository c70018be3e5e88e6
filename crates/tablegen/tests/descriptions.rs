//! The descriptions under `targets/` load with our include files, and the code in them is in our language.
//!
//! Their contents are compared with LLVM's tools by `cargo xtask compare td` and `riscv-td`; this needs only the
//! repository.

use std::path::{Path, PathBuf};
use tablegen::lang::{IncludeDirs, Options, Records, evaluate};
use tablegen::model::expr::{Names, compile};
use tablegen::model::fields::Def;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn load(td: &Path) -> Records {
    let dirs = vec![root().join("crates/tablegen/include"), td.parent().unwrap_or(td).to_owned()];
    let text = std::fs::read(td).expect("the description is there");
    let options = Options { warn_unused_arguments: false, ..Options::default() };
    let found = evaluate(&td.display().to_string(), text, &mut IncludeDirs { dirs }, &options);
    let messages: Vec<String> = found.diagnostics.iter().map(|d| d.message.clone()).collect();
    assert_eq!(messages, [""; 0], "{}", td.display());
    found.records.expect("no errors, so records")
}

/// What code fields may name.
struct Subtarget<'a>(&'a Records);

impl Names for Subtarget<'_> {
    fn constant(&self, _: &str) -> Option<i64> {
        None
    }
    fn feature(&self, name: &str) -> Option<u16> {
        self.is_a(name, "SubtargetFeature")
    }
    fn mode(&self, name: &str) -> Option<u16> {
        self.is_a(name, "HwMode")
    }
    fn function(&self, _: &str) -> Option<(u32, usize)> {
        None
    }
}

impl Subtarget<'_> {
    fn is_a(&self, name: &str, class: &str) -> Option<u16> {
        Def::new(self.0, self.0.def(name)?).is_a(class).then_some(0)
    }
}

/// Fields with code, the class that has them (any, if empty), and what the code is about.
const CODE_FIELDS: &[(&str, &str, &str)] = &[
    ("MCOperandPredicate", "", "Imm"),
    ("ImmediateCode", "", "Imm"),
    ("XFormFunction", "", "Imm"),
    ("EncodeExpr", "", "Imm"),
    ("DecodeExpr", "", "Bits"),
    ("DecodeValid", "", "Bits"),
    ("AdjustExpr", "", "Value"),
    ("FitsExpr", "Fixup", "Value"),
    ("FitsExpr", "AddressingMode", "Imm"),
    ("ConstExpr", "", "Value"),
    ("KnownExpr", "", ""),
];

/// Compiles all code fields; gives their number.
fn check_code(records: &Records) -> usize {
    let mut count = 0;
    for def in records.defs().into_iter().map(|id| Def::new(records, id)) {
        for (field, class, parameter) in CODE_FIELDS {
            if !class.is_empty() && !def.is_a(class) {
                continue;
            }
            let code = def.string(field).expect("code is a string");
            if code.is_empty() {
                continue;
            }
            if let Err(error) = compile(code, &[parameter], &Subtarget(records)) {
                panic!("{}.{field}: at {}: {}: {code}", def.name(), error.offset, error.message);
            }
            count += 1;
        }
    }
    count
}

fn count(records: &Records, class: &str) -> usize {
    records.class(class).map_or(0, |class| records.derived_definitions(class).len())
}

#[test]
fn riscv_loads_and_its_code_compiles() {
    let records = load(&root().join("targets/riscv/td/RISCV.td"));
    // Real and pseudo-instructions; a family lost by an edit shows here.
    assert_eq!(count(&records, "RVInstCommon"), 2126);
    assert_eq!(count(&records, "InstAlias"), 255);
    assert_eq!(count(&records, "CompressPat"), 81);
    assert_eq!(count(&records, "SysReg"), 513);
    let fields = check_code(&records);
    assert!(fields > 100, "only {fields} code fields were found");
}

#[test]
fn include_files_load_alone() {
    let records = load(&root().join("crates/tablegen/include/llvm/Target/Target.td"));
    assert!(count(&records, "StandardPseudoInstruction") > 50);
    assert!(records.def("riscv_nxv32i8x2").is_some(), "value types are made by loops");
}

#[test]
fn riscv_becomes_an_image() {
    let records = load(&root().join("targets/riscv/td/RISCV.td"));
    match tablegen::emit::image::build(&records) {
        Ok((bytes, warnings)) => {
            let messages: Vec<String> = warnings.iter().map(|d| d.message.clone()).collect();
            assert_eq!(messages, [""; 0]);
            assert!(bytes.len() > 50_000);
        }
        Err(errors) => panic!("{:?}", errors.iter().map(|d| d.message.clone()).collect::<Vec<_>>()),
    }
}
