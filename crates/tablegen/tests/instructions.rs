//! Instructions of a made-up machine as the image tells them: effects from patterns, relations, functions over instructions,
//! operands; and contradictions between them.

use mc::target::NoHooks;
use mc::{Inst, Operand, Reg, Subtarget, Target};
use tablegen::include::StandardIncludes;
use tablegen::lang::{Options, Records, evaluate};
use tables::Image;
use tables::inst_info::InstInfo;
use tables::instructions::inst_flags;

const MACHINE: &str = r##"
include "llvm/Target/Target.td"
class Reg<string n> : Register<n>;
foreach i = 0...3 in def R#i : Reg<"r"#i>;
def FLAGS : Reg<"flags">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)>;
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def Mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, i32imm:$offset); }
class I<dag outs_, dag ins_, list<dag> pattern = []> : Instruction {
  let Namespace = "T";
  let OutOperandList = outs_;
  let InOperandList = ins_;
  let Pattern = pattern;
  let AsmString = NAME;
  let isCodeGenOnly = true;
}
"##;

fn records(text: &str) -> Records {
    let text = format!("{MACHINE}{text}");
    let mut includes = StandardIncludes::new(Vec::new());
    let found = evaluate("machine.td", text.into_bytes(), &mut includes, &Options::default());
    let messages: Vec<String> = found.diagnostics.iter().map(|d| d.message.clone()).collect();
    assert_eq!(messages, [""; 0]);
    found.records.expect("no errors, so records")
}

fn image(text: &str) -> Image {
    match tablegen::emit::image::build(&records(text)) {
        Ok((bytes, _)) => Image::new(bytes).expect("an image"),
        Err(diagnostics) => panic!("{:#?}", diagnostics.iter().map(|d| &d.message).collect::<Vec<_>>()),
    }
}

/// The messages of a description that contradicts itself; all have a place.
fn mistakes(text: &str) -> Vec<String> {
    let Err(diagnostics) = tablegen::emit::image::build(&records(text)) else { return Vec::new() };
    let message = |d: &support::diag::Diagnostic| {
        assert_ne!(d.location, Default::default(), "{}", d.message);
        d.message.clone()
    };
    diagnostics.iter().map(message).collect()
}

fn opcode(info: InstInfo<'_>, name: &str) -> u16 {
    info.by_name(name).unwrap_or_else(|| panic!("no {name}"))
}

#[test]
fn effects_come_from_patterns() {
    let image = image(
        r##"
def plain : PatFrag<(ops node:$p), (i32 (load node:$p))>;
def twice : PatFrag<(ops node:$p), (plain (plain node:$p))>;
def int_free : Intrinsic<[llvm_i32_ty], [], [IntrNoMem]>;
def int_wild : Intrinsic<[llvm_i32_ty], []>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
def LD : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (i32 (load GPR:$a)))]>;
def LD2 : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (twice GPR:$a))]>;
def ST : I<(outs), (ins GPR:$v, GPR:$a), [(store GPR:$v, GPR:$a)]>;
def F0 : Register<"f0">;
def FPR : RegisterClass<"T", [f32], 32, (add F0)>;
def CAST : I<(outs GPR:$d), (ins FPR:$a), [(set GPR:$d, (i32 (bitconvert FPR:$a)))]>;
def FREE : I<(outs GPR:$d), (ins), [(set GPR:$d, (int_free))]>;
def WILD : I<(outs GPR:$d), (ins), [(set GPR:$d, (int_wild))]>;
def BY_PAT : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
def : Pat<(add (i32 (load GPR:$a)), GPR:$b), (BY_PAT GPR:$a, GPR:$b)>;
def : Pat<(store GPR:$a, GPR:$b), (ADD (ADD GPR:$a, GPR:$a), GPR:$b)>;
def NOTHING : I<(outs GPR:$d), (ins GPR:$a)>;
def SAYS_NO : I<(outs GPR:$d), (ins GPR:$a)> { let hasSideEffects = false; }
def SAYS_MORE : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (add GPR:$a, GPR:$a))]> {
  let hasSideEffects = true;
  let mayLoad = true;
}
"##,
    );
    let info = InstInfo::new(&image);
    let shown = inst_flags::MAY_LOAD | inst_flags::MAY_STORE | inst_flags::SIDE_EFFECTS | inst_flags::BITCAST;
    let (load, store, effects) = (inst_flags::MAY_LOAD, inst_flags::MAY_STORE, inst_flags::SIDE_EFFECTS);
    for (name, expected) in [
        ("ADD", 0),
        ("LD", load),
        ("LD2", load),
        ("ST", store),
        ("CAST", inst_flags::BITCAST),
        ("FREE", 0),
        ("WILD", load | store | effects),
        ("BY_PAT", load),
        ("NOTHING", effects),
        ("SAYS_NO", 0),
        ("SAYS_MORE", load | effects),
    ] {
        assert_eq!(info.instruction(opcode(info, name)).flags & shown, expected, "{name}");
    }
    assert!(info.may_load_or_store(opcode(info, "ST")) && !info.may_load_or_store(opcode(info, "ADD")));
}

#[test]
fn effects_that_contradict_patterns() {
    assert_eq!(
        mistakes(
            "def ST : I<(outs), (ins GPR:$v, GPR:$a), [(store GPR:$v, GPR:$a)]> { let mayStore = false; }"
        ),
        ["Pattern doesn't match mayStore = 0 (in record 'ST')"]
    );
    assert_eq!(
        mistakes(
            "def LD : I<(outs GPR:$d), (ins GPR:$a)> { let mayLoad = false; }\n\
             def : Pat<(i32 (load GPR:$a)), (LD GPR:$a)>;"
        ),
        ["Pattern doesn't match mayLoad = 0 (in record 'LD')"]
    );
    let strict =
        MACHINE.replace("def II : InstrInfo;", "def II : InstrInfo { let guessInstructionProperties = 0; }");
    assert_ne!(strict, MACHINE);
    let mut includes = StandardIncludes::new(Vec::new());
    let text = format!("{strict}def NOP : I<(outs), (ins)> {{ let mayLoad = 0; }}");
    let found = evaluate("machine.td", text.into_bytes(), &mut includes, &Options::default());
    let records = found.records.expect("records");
    let Err(diagnostics) = tablegen::emit::image::build(&records) else { panic!("nothing is known of NOP") };
    let messages: Vec<&str> = diagnostics.iter().map(|d| &*d.message).collect();
    assert_eq!(
        messages,
        [
            "Can't infer hasSideEffects from patterns (in record 'NOP')",
            "Can't infer mayStore from patterns (in record 'NOP')"
        ]
    );
}

const PREDICATION: &str = r##"
class PredRel;
class Predicated<string base, string sense> : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>, PredRel {
  string BaseOpcode = base;
  string PredSense = sense;
}
multiclass MyInstruction<string name> {
  def "" : Predicated<name, "">;
  def _pt : Predicated<name, "true">;
  def _pf : Predicated<name, "false">;
}
defm ADD : MyInstruction<"ADD">;
defm SUB : MyInstruction<"SUB">;
defm MUL : MyInstruction<"MUL">;
def ONLY_TRUE : Predicated<"ODD", "">;
def ONLY_TRUE_pt : Predicated<"ODD", "true">;
def ALONE : Predicated<"ALONE", "">;
def OUTSIDE : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)> { string BaseOpcode = "ADD"; string PredSense = "true"; }
def getPredOpcode : InstrMapping {
  let FilterClass = "PredRel";
  let RowFields = ["BaseOpcode"];
  let ColFields = ["PredSense"];
  let KeyCol = [""];
  let ValueCols = [["true"], ["false"]];
}
"##;

#[test]
fn relations_between_instructions() {
    let image = image(PREDICATION);
    let info = InstInfo::new(&image);
    let map = info.mapping("getPredOpcode").expect("the relation");
    assert_eq!(map.columns().collect::<Vec<_>>(), ["true", "false"]);
    // Three full rows and one with a gap; an instruction without relatives is in none.
    assert_eq!(map.num_rows(), 4);
    let get = |key: &str, column| map.get(opcode(info, key), column).map(|o| info.name(o));
    for base in ["ADD", "SUB", "MUL"] {
        assert_eq!(get(base, 0), Some(&*format!("{base}_pt")));
        assert_eq!(get(base, 1), Some(&*format!("{base}_pf")));
    }
    assert_eq!((get("ONLY_TRUE", 0), get("ONLY_TRUE", 1)), (Some("ONLY_TRUE_pt"), None));
    for outside in ["ADD_pt", "ALONE", "OUTSIDE", "PHI"] {
        assert_eq!(get(outside, 0), None, "{outside}");
    }
    assert_eq!(get("ADD", 2), None);
    assert_eq!(map.column("false"), Some(1));
    assert!(info.mapping("getOther").is_none());
}

#[test]
fn relations_that_contradict_themselves() {
    let with = |from: &str, to: &str| {
        assert!(PREDICATION.contains(from));
        mistakes(&PREDICATION.replace(from, to))
    };
    assert_eq!(
        with("def ALONE : Predicated<\"ALONE\", \"\">", "def ALONE : Predicated<\"ADD\", \"true\">"),
        ["'ADD_pt' and 'ALONE' are in the same row and column (in record 'getPredOpcode')"]
    );
    assert_eq!(
        with("FilterClass = \"PredRel\"", "FilterClass = \"NoSuch\""),
        ["'NoSuch' is not a class (in record 'getPredOpcode')"]
    );
    assert_eq!(
        with("[\"BaseOpcode\"]", "[\"NoField\"]"),
        ["instruction 'ADD' has no field 'NoField' (in record 'getPredOpcode')"]
    );
    assert_eq!(
        with("KeyCol = [\"\"]", "KeyCol = [\"\", \"\"]"),
        ["KeyCol must have as many values as ColFields has fields (in record 'getPredOpcode')"]
    );
}

const LEA: &str = r##"
class Lea : I<(outs GPR:$d), (ins GPR:$base, i32imm:$scale, GPR:$index, i32imm:$disp, GPR:$segment)>;
def LEA16r : Lea; def LEA32r : Lea; def LEA64r : Lea; def LEA64_32r : Lea;
def OTHER : Lea;
def LEACases : MCOpcodeSwitchCase<[LEA32r, LEA64r, LEA64_32r, LEA16r], MCReturnStatement<CheckAll<[
  CheckIsRegOperand<1>, CheckNot<CheckInvalidRegOperand<1>>,
  CheckIsRegOperand<3>, CheckNot<CheckInvalidRegOperand<3>>,
  CheckAny<[CheckAll<[CheckIsImmOperand<4>, CheckNot<CheckZeroOperand<4>>]>,
            CheckNonPortable<"MI.getOperand(4).isGlobal()">]>]>>>;
// Used to generate the body of a TII member function.
def IsThreeOperandsLEABody : MCOpcodeSwitchStatement<[LEACases], MCReturnStatement<FalsePred>>;
def IsThreeOperandsLEAFn : TIIPredicate<"isThreeOperandsLEA", IsThreeOperandsLEABody>;
"##;

#[test]
fn three_operand_lea() {
    let target = Target::new(image(LEA), Box::new(NoHooks)).expect("no hooks are needed");
    let (subtarget, _) = Subtarget::new(&target, "", "");
    let mut cx = mc::Context::new(".L");
    let symbol = cx.symbol(b"x");
    let global = Operand::Expr(cx.symbol_expr(symbol));
    let (none, reg) = (Operand::Reg(Reg::NONE), Operand::Reg(Reg(1)));
    let mut seen = 0;
    for name in ["LEA16r", "LEA32r", "LEA64r", "LEA64_32r", "OTHER"] {
        for base in [none, reg, Operand::Imm(1)] {
            for index in [none, reg, global] {
                for disp in [Operand::Imm(0), Operand::Imm(-4), global, reg] {
                    let opcode = target.opcode(name).expect("an instruction");
                    let inst = [reg, base, Operand::Imm(1), index, disp, none];
                    let inst = inst.into_iter().fold(Inst::new(opcode), Inst::with);
                    let offset = matches!(disp, Operand::Imm(i) if i != 0) || disp == global;
                    let expected = name != "OTHER" && base == reg && index == reg && offset;
                    let found = target.predicate("isThreeOperandsLEA", &inst, &subtarget);
                    assert_eq!(found, Some(expected), "{name} {base:?} {index:?} {disp:?}");
                    seen += u32::from(expected);
                }
            }
        }
    }
    assert_eq!(seen, 8);
    let short = Inst::new(target.opcode("LEA32r").expect("an instruction"));
    assert_eq!(target.predicate("isThreeOperandsLEA", &short, &subtarget), Some(false));
    assert_eq!(target.predicate("isNothing", &short, &subtarget), None);
}

/// One instruction and one predicate over it.
fn holds(predicate: &str, operands: &[Operand]) -> bool {
    let text = format!(
        "def X : I<(outs), (ins variable_ops)>; def Y : I<(outs), (ins variable_ops)>;\n\
         def Small : SubtargetFeature<\"small\", \"Small\", \"true\", \"\">;\n\
         def inner : TIIPredicate<\"inner\", MCReturnStatement<CheckNumOperands<2>>>;\n\
         def f : TIIPredicate<\"f\", MCReturnStatement<{predicate}>>;"
    );
    let target = Target::new(image(&text), Box::new(NoHooks)).expect("no hooks are needed");
    let (subtarget, _) = Subtarget::new(&target, "", "+small");
    let inst = operands.iter().fold(Inst::new(target.opcode("X").expect("X")), |i, o| i.with(*o));
    target.predicate("f", &inst, &subtarget).expect("f")
}

#[test]
fn every_kind_of_predicate() {
    let (r1, r2, imm) = (Operand::Reg(Reg(2)), Operand::Reg(Reg(3)), Operand::Imm);
    for (predicate, operands, expected) in [
        ("TruePred", &[][..], true),
        ("FalsePred", &[], false),
        ("CheckNot<FalsePred>", &[], true),
        ("CheckAll<[]>", &[], true),
        ("CheckAny<[]>", &[], false),
        ("CheckAll<[TruePred, FalsePred]>", &[], false),
        ("CheckAny<[FalsePred, TruePred]>", &[], true),
        ("CheckOpcode<[X]>", &[], true),
        ("CheckOpcode<[Y]>", &[], false),
        ("CheckOpcode<[Y, X]>", &[], true),
        ("CheckPseudo<[X]>", &[], true),
        ("CheckNumOperands<2>", &[r1, r2], true),
        ("CheckNumOperands<1>", &[r1, r2], false),
        ("inner", &[r1, r2], true),
        ("inner", &[r1], false),
        ("CheckIsRegOperand<0>", &[r1], true),
        ("CheckIsRegOperand<0>", &[imm(1)], false),
        ("CheckIsRegOperand<7>", &[r1], false),
        ("CheckIsVRegOperand<0>", &[r1], false),
        ("CheckIsNotVRegOperand<0>", &[r1], true),
        ("CheckIsImmOperand<0>", &[imm(1)], true),
        ("CheckRegOperand<0, R0>", &[r1], true),
        ("CheckRegOperand<0, R1>", &[r1], false),
        ("CheckInvalidRegOperand<0>", &[Operand::Reg(Reg::NONE)], true),
        ("CheckValidRegOperand<0>", &[r1], true),
        ("CheckImmOperand<0, 5>", &[imm(5)], true),
        ("CheckImmOperand<0, 5>", &[imm(4)], false),
        ("CheckImmOperand_s<0, \"1 << 4\">", &[imm(16)], true),
        ("CheckZeroOperand<0>", &[imm(0)], true),
        ("CheckZeroOperand<0>", &[r1], false),
        ("CheckImmOperandLT<0, 3>", &[imm(2)], true),
        ("CheckImmOperandLT<0, 3>", &[imm(3)], false),
        ("CheckImmOperandGT<0, -3>", &[imm(-2)], true),
        ("CheckImmOperandRange<0, 2, 4>", &[imm(4)], true),
        ("CheckImmOperandRange<0, 2, 4>", &[imm(5)], false),
        ("CheckSameRegOperand<0, 1>", &[r1, r1], true),
        ("CheckSameRegOperand<0, 1>", &[r1, r2], false),
        ("CheckSameRegOperand<0, 1>", &[imm(2), imm(2)], false),
        ("CheckNonPortable<[{ imm(0) + imm(1) == 5 && feature(Small) }]>", &[imm(2), imm(3)], true),
        ("CheckNonPortable<[{ isReg(0) && reg(0) == reg(1) }]>", &[r1, r2], false),
        ("CheckNonPortable<[{ numOperands() == 1 && isImm(opcode() - opcode()) }]>", &[imm(2)], true),
    ] {
        assert_eq!(holds(predicate, operands), expected, "{predicate} {operands:?}");
    }
}

#[test]
fn predicates_that_are_wrong() {
    let cases = [
        (
            "def a : TIIPredicate<\"f\", MCReturnStatement<TruePred>>; def b : TIIPredicate<\"f\", MCReturnStatement<TruePred>>;",
            "two predicates have the function name 'f' (in record 'b')",
        ),
        (
            "def a : TIIPredicate<\"f\", MCReturnStatement<CheckNonPortable<\"foo(1)\">>>;",
            "in field 'CodeBlock': unknown function 'foo' (in record 'anonymous_",
        ),
        (
            "class Mine : MCInstPredicate; def m : Mine; def a : TIIPredicate<\"f\", MCReturnStatement<m>>;",
            "this predicate cannot be compiled (in record 'm')",
        ),
    ];
    for (text, expected) in cases {
        let found = mistakes(text);
        assert!(found.len() == 1 && found[0].starts_with(expected), "{found:#?}");
    }
}

#[test]
fn operands() {
    let image = image(
        r##"
def X : I<(outs GPR:$d, GPR:$e), (ins GPR:$a, Mem:$m, ptr_rc:$p)> {
  let Constraints = "$d = $a, @earlyclobber $e";
  let Uses = [R1];
  let Defs = [FLAGS, R2];
  let TSFlags{3-0} = 0b1010;
  let TSFlags{63} = 1;
  let isAdd = true;
}
"##,
    );
    let info = InstInfo::new(&image);
    let x = opcode(info, "X");
    let find = |name: &str| info.named_operand(x, name);
    assert_eq!((find("d"), find("e"), find("a")), (Some(0), Some(1), Some(2)));
    assert_eq!(
        (find("m.base"), find("m.offset"), find("m"), find("p")),
        (Some(3), Some(4), Some(3), Some(5))
    );
    assert_eq!(find("nothing"), None);
    assert_eq!((info.tied_to(x, 2), info.tied_to(x, 3)), (Some(0), None));
    assert!(info.is_early_clobber(x, 1) && !info.is_early_clobber(x, 0));
    assert_eq!(info.instruction(x).num_defs, 2);
    assert_eq!(info.operand_class(x, 3), info.operand_class(x, 0));
    assert_eq!(info.operand_class(x, 4), None);
    assert_eq!((info.implicit_uses(x).len(), info.implicit_defs(x).len()), (1, 2));
    assert_eq!(info.ts_flags(x), 1 << 63 | 0b1010);
    assert!(info.has(x, inst_flags::ADD));
    // PHI first; a number that is no opcode has nothing.
    assert_eq!(info.name(0), "PHI");
    assert_eq!((info.name(u16::MAX), info.operands(u16::MAX).len()), ("", 0));
    for number in 0..info.num_opcodes() as u16 {
        assert_eq!(info.by_name(info.name(number)), Some(number));
    }
}

#[test]
fn intrinsics_have_names_and_their_immediates_exist() {
    let of = |text: &str| {
        let found = mistakes(&format!("let TargetPrefix = \"toy\" in {{\n{text}\n}}\n"));
        found.iter().map(|m| m.split(" (in record").next().unwrap_or(m).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(
        of("def nameless : Intrinsic<[llvm_i32_ty]>;"),
        ["the name of an intrinsic begins with 'int_', or it has an 'LLVMName'"]
    );
    assert_eq!(
        of("def int_toy_a : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [ImmArg<ArgIndex<16>>]>;"),
        ["there is no such argument"]
    );
    assert!(of("def int_toy_b : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [ImmArg<ArgIndex<0>>]>;").is_empty());
}
