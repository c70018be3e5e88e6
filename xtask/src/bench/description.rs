//! A made-up target of 10,000 instructions: all its tables in one run, against one table made by `llvm-tblgen`.
//!
//! The description has two formats, twenty features that instructions require, a pattern for every second instruction and an
//! alias for every tenth. It loads with LLVM's include files as well.

use super::{Peer, Row};
use crate::machine::{root, target};
use std::fmt::Write;

const NUM_INSTRUCTIONS: usize = 10_000;

const BASE: &str = r##"
include "llvm/Target/Target.td"
include "codewright/Extensions.td"
class Reg<int n> : Register<"r"#n> { let HWEncoding = n; }
foreach i = 0...31 in def R#i : Reg<i>;
def GPR : RegisterClass<"Big", [i32], 32, (sequence "R%u", 0, 31)>;
def simm8 : Operand<i32>, EncodeExpr<[{ Imm & 0xff }]>, DecodeExpr<[{ sext(Bits, 8) }]> {
  let MCOperandPredicate = [{ return isInt<8>(Imm); }];
}
foreach i = 0...19 in {
  def Ext#i : SubtargetFeature<"ext"#i, "HasExt"#i, "true", "extension">;
  def HasExt#i : Predicate<"">, AssemblerPredicate<(all_of !cast<SubtargetFeature>("Ext"#i)), "ext"#i>;
}
class Enc<bits<14> op> : Instruction {
  let Namespace = "Big"; let Size = 4; let hasSideEffects = 0; let mayLoad = 0; let mayStore = 0;
  bits<32> Inst; let Inst{13-0} = op;
}
class RRR<bits<14> op, string m> : Enc<op> {
  bits<5> rd; bits<5> rs1; bits<5> rs2;
  let Inst{18-14} = rd; let Inst{23-19} = rs1; let Inst{28-24} = rs2; let Inst{31-29} = 0;
  let OutOperandList = (outs GPR:$rd); let InOperandList = (ins GPR:$rs1, GPR:$rs2);
  let AsmString = m#"\t$rd, $rs1, $rs2";
  let Pattern = [(set GPR:$rd, (add GPR:$rs1, GPR:$rs2))];
}
class RRI<bits<14> op, string m> : Enc<op> {
  bits<5> rd; bits<5> rs1; bits<8> imm;
  let Inst{18-14} = rd; let Inst{23-19} = rs1; let Inst{31-24} = imm;
  let OutOperandList = (outs GPR:$rd); let InOperandList = (ins GPR:$rs1, simm8:$imm);
  let AsmString = m#"\t$rd, $rs1, $imm";
}
def II : InstrInfo;
def Big : Target { let InstructionSet = II; }
def : AsmConventions;
"##;

fn description() -> String {
    let mut text = BASE.to_owned();
    for i in 0..NUM_INSTRUCTIONS {
        let format = if i % 2 == 0 { "RRR" } else { "RRI" };
        // Writing to a string does not fail.
        let _ =
            writeln!(text, "let Predicates = [HasExt{}] in def OP{i} : {format}<{i}, \"op{i}\">;", i % 20);
        if i % 10 == 0 {
            let _ = writeln!(text, "def : InstAlias<\"alias{i} $a, $b\", (OP{i} GPR:$a, GPR:$b, R0)>;");
        }
    }
    text
}

pub fn rows() -> Vec<Row> {
    let folder = target().join("bench");
    let file = folder.join("big.td");
    // A row whose input could not be made is skipped because it does not exist.
    let _ = std::fs::create_dir_all(&folder);
    let _ = std::fs::write(&file, description());
    let path = file.to_string_lossy().into_owned();
    let ours_include = format!("-I{}", root().join("crates/tablegen/include").display());
    let words = |words: &[&str]| words.iter().map(|w| (*w).to_owned()).collect::<Vec<_>>();
    vec![Row {
        name: "10000 instructions".to_owned(),
        ours: words(&["tblgen", "-gen-target-image", &path, "-o", "/dev/null"]),
        peer: Peer::Other(words(&[
            "llvm-tblgen-22",
            "-gen-asm-matcher",
            "-I/usr/lib/llvm-22/include",
            &ours_include,
            &path,
            "-o",
            "/dev/null",
        ])),
        inputs: vec![file],
        max_cpu: 0.8,
        max_memory: 1.0,
    }]
}
