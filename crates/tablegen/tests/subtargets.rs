//! Subtargets, tables made of records and calling conventions as the image tells them; and mistakes in these.

use mc::target::NoHooks;
use mc::{Subtarget, Target};
use tablegen::include::StandardIncludes;
use tablegen::lang::{Options, evaluate};
use tables::Image;
use tables::calling_conv::{CallingConv, CcAction, CcKind, CcTest};
use tables::instructions::Instruction;
use tables::register_info::RegisterInfo;
use tables::search::{CellKind, Key, Table, enum_value};
use tables::subtarget::{Feature, Processor};

const BASE: &str = r##"
include "llvm/Target/Target.td"
include "llvm/TableGen/SearchableTable.td"
class Reg<string n> : Register<n>;
foreach i = 0...3 in def R#i : Reg<"r"#i>;
def GPR : RegisterClass<"T", [i32, f32], 32, (sequence "R%u", 0, 3)>;
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
class I : Instruction {
  let OutOperandList = (outs GPR:$d);
  let InOperandList = (ins GPR:$a);
  let AsmString = "x";
  let isCodeGenOnly = true;
}
def ALPHA : I; def BETA : I;
"##;

fn build(text: &str) -> Result<Image, Vec<String>> {
    let text = format!("{BASE}{text}");
    let mut includes = StandardIncludes::new(Vec::new());
    let found = evaluate("machine.td", text.into_bytes(), &mut includes, &Options::default());
    let messages: Vec<String> = found.diagnostics.iter().map(|d| d.message.clone()).collect();
    assert_eq!(messages, [""; 0]);
    let records = found.records.expect("no errors, so records");
    let show = |d: &support::diag::Diagnostic| {
        assert_ne!(d.location, Default::default(), "{}", d.message);
        d.message.clone()
    };
    match tablegen::emit::image::build(&records) {
        Ok((bytes, _)) => Ok(Image::new(bytes).expect("an image")),
        Err(diagnostics) => Err(diagnostics.iter().map(show).collect()),
    }
}

fn image(text: &str) -> Image {
    build(text).unwrap_or_else(|messages| panic!("{messages:#?}"))
}

// ---- Subtargets ---------------------------------------------------------------------------------------------------------

const SPARC: &str = r##"
def FeatureV9 : SubtargetFeature<"v9", "IsV9", "true", "Enable SPARC-V9 instructions">;
def FeatureV8Deprecated : SubtargetFeature<"deprecated-v8", "V8DeprecatedInsts", "true",
                                           "Enable deprecated V8 instructions in V9 mode">;
def FeatureVIS : SubtargetFeature<"vis", "IsVIS", "true",
                                  "Enable UltraSPARC Visual Instruction Set extensions">;
def FeatureVIS2 : SubtargetFeature<"vis2", "IsVIS2", "true", "Enable the second set", [FeatureVIS]>;
def FeatureVIS3 : SubtargetFeature<"vis3", "IsVIS3", "true", "Enable the third set", [FeatureVIS2]>;
def TuneSlow : SubtargetFeature<"slow-return", "HasSlowReturn", "true", "Returns are slow">;
class Proc<string Name, list<SubtargetFeature> Features> : Processor<Name, NoItineraries, Features>;
def : Proc<"generic", []>;
def : Proc<"v8", []>;
def : Proc<"supersparc", []>;
def : Proc<"sparclite", []>;
def : Proc<"f934", []>;
def : Proc<"hypersparc", []>;
def : Proc<"sparclite86x", []>;
def : Proc<"sparclet", []>;
def : Proc<"tsc701", []>;
def : Proc<"v9", [FeatureV9]>;
def : Proc<"ultrasparc", [FeatureV9, FeatureV8Deprecated]>;
def : Proc<"ultrasparc3", [FeatureV9, FeatureV8Deprecated]>;
def : Proc<"ultrasparc3-vis", [FeatureV9, FeatureV8Deprecated, FeatureVIS]>;
def : Processor<"niagara", NoItineraries, [FeatureV9, FeatureVIS3], [TuneSlow]>;
"##;

#[test]
fn sparc() {
    let target = Target::new(image(SPARC), Box::new(NoHooks)).expect("no hooks are needed");
    let image = &target.image;
    let names: Vec<&str> = image.records::<Processor>().iter().map(|p| image.string(p.name)).collect();
    assert_eq!(
        names,
        [
            "f934",
            "generic",
            "hypersparc",
            "niagara",
            "sparclet",
            "sparclite",
            "sparclite86x",
            "supersparc",
            "tsc701",
            "ultrasparc",
            "ultrasparc3",
            "ultrasparc3-vis",
            "v8",
            "v9"
        ]
    );
    // What -mattr=help shows.
    let features: Vec<(&str, &str)> = (image.records::<Feature>().iter())
        .map(|f| (image.string(f.name), image.string(f.description)))
        .filter(|(name, _)| ["v9", "deprecated-v8", "vis"].contains(name))
        .collect();
    assert_eq!(
        features,
        [
            ("deprecated-v8", "Enable deprecated V8 instructions in V9 mode"),
            ("v9", "Enable SPARC-V9 instructions"),
            ("vis", "Enable UltraSPARC Visual Instruction Set extensions"),
        ]
    );
    let on = |cpu: &str, attributes: &str| -> String {
        let (subtarget, unknown) = Subtarget::new(&target, cpu, attributes);
        assert!(unknown.is_empty(), "{unknown:?}");
        let all = image.records::<Feature>().iter().enumerate();
        let on = all.filter(|(i, _)| subtarget.has_feature(*i as u16));
        on.map(|(_, f)| image.string(f.name)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(on("generic", ""), "");
    assert_eq!(on("v9", ""), "v9");
    assert_eq!(on("ultrasparc", ""), "deprecated-v8 v9");
    assert_eq!(on("ultrasparc3-vis", ""), "deprecated-v8 v9 vis");
    // Features after the processor; implied ones come and go with them.
    assert_eq!(on("ultrasparc3-vis", "+v9,-vis"), "deprecated-v8 v9");
    assert_eq!(on("v8", "+vis3"), "vis vis2 vis3");
    assert_eq!(on("v8", "+vis3,-vis2"), "vis");
    assert_eq!(on("v8", "+vis3,-vis"), "");
    assert_eq!(on("v8", "-vis,+vis3"), "vis vis2 vis3");
    // Features for tuning do not switch anything on in the assembler.
    assert_eq!(on("niagara", ""), "v9 vis vis2 vis3");
    let niagara = image.records::<Processor>().at(3);
    let tuning: Vec<&str> = (image.list(niagara.tune_features).iter())
        .map(|f| image.string(image.records::<Feature>().at(f as usize).name))
        .collect();
    assert_eq!(tuning, ["slow-return"]);
    assert_eq!(Subtarget::new(&target, "v10", "+nosuch").1, ["v10", "nosuch"]);
}

#[test]
fn conditions_that_are_none() {
    for (text, expected) in [
        (
            "def P : Predicate<\"\">, AssemblerPredicate<(all_of GPR)>; ",
            "operand is not a feature (in record 'P')",
        ),
        (
            "def P : Predicate<\"\">, AssemblerPredicate<(sub R0)>; ",
            "invalid operator 'sub' in a condition (in record 'P')",
        ),
        (
            "class ProcessorAlias<string n, string a> { string Name = n; string Alias = a; } def : ProcessorAlias<\"a\", \"b\">;",
            "'b' is not a processor (in record 'anonymous_",
        ),
    ] {
        let found = build(text).err().unwrap_or_default();
        assert!(found.iter().any(|m| m.starts_with(expected)), "{text}\n{found:#?}");
    }
}

// ---- Tables made of records ---------------------------------------------------------------------------------------------

const TABLES: &str = r##"
class Kind<int n> { int Number = n; }
def KindB : Kind<7>; def KindA : Kind<3>;
def Kinds : GenericEnum { let FilterClass = "Kind"; let ValueField = "Number"; }
class Plain; def Second : Plain; def First : Plain;
def Plains : GenericEnum { let FilterClass = "Plain"; }
class Row<string n, bits<12> number, Kind k, Instruction inst, bit is_in = 1> {
  string Name = n; bits<12> Code = number; Kind TheKind = k; Instruction Inst = inst; bit In = is_in;
}
def : Row<"zeta", 5, KindB, BETA>;
def : Row<"Alpha", 0x800, KindA, ALPHA>;
def : Row<"beta", 1, KindB, ALPHA>;
def : Row<"hidden", 2, KindB, ALPHA, 0>;
def Rows : GenericTable {
  let FilterClass = "Row"; let FilterClassField = "In";
  let Fields = ["Name", "Code", "TheKind", "Inst"];
  let PrimaryKey = ["Code"]; let PrimaryKeyName = "lookupByCode";
  GenericEnum TypeOf_TheKind = Kinds;
}
def lookupByName : SearchIndex { let Table = Rows; let Key = ["Name"]; }
def lookupByKind : SearchIndex { let Table = Rows; let Key = ["TheKind", "Inst"]; let ReturnRange = 1; }
"##;

#[test]
fn searchable_tables() {
    let image = image(TABLES);
    let table = Table::by_name(&image, "Rows").expect("the table");
    assert_eq!((table.num_rows(), table.num_fields()), (3, 4));
    let name = |row: usize| table.text(row, 0);
    // In the order of the primary key.
    assert_eq!((name(0), name(1), name(2)), ("beta", "zeta", "Alpha"));
    assert_eq!((table.kind(2), table.kind(3)), (CellKind::Enum, CellKind::Instruction));
    let opcode = table.number(1, 3) as usize;
    assert_eq!(image.string(image.records::<Instruction>().at(opcode).name), "BETA");
    let by_code = table.index("lookupByCode").expect("the primary key");
    let code = |c| table.find(&by_code, &[Key::Number(c)]).map(name);
    assert_eq!((code(5), code(0x800), code(2)), (Some("zeta"), Some("Alpha"), None));
    let by_name = table.index("lookupByName").expect("an index");
    let named = |n: &str| table.find(&by_name, &[Key::Text(n)]).map(name);
    assert_eq!((named("ALPHA"), named("beta"), named("hidden")), (Some("Alpha"), Some("beta"), None));
    // A shorter key, and several rows.
    let by_kind = table.index("lookupByKind").expect("an index");
    let all: Vec<&str> = table.find_all(&by_kind, &[Key::Number(7)]).map(name).collect();
    assert_eq!(all, ["beta", "zeta"]);
    assert_eq!(by_kind.returns_range, 1);
    assert_eq!(table.find_all(&by_kind, &[Key::Number(4)]).count(), 0);
    assert_eq!((enum_value(&image, "Kinds", "KindB"), enum_value(&image, "Kinds", "KindC")), (Some(7), None));
    assert_eq!(
        (enum_value(&image, "Plains", "First"), enum_value(&image, "Plains", "Second")),
        (Some(0), Some(1))
    );
}

#[test]
fn tables_with_mistakes() {
    for (from, to, expected) in [
        (
            "let Key = [\"Name\"]",
            "let Key = [\"Nome\"]",
            "'Nome' is not a field of table 'Rows' (in record 'lookupByName')",
        ),
        ("\"TheKind\", \"Inst\"];\n", "\"TheKind\", \"Inst\", \"Other\"];\n", "Record 'anonymous_"),
        ("FilterClass = \"Row\"", "FilterClass = \"Raw\"", "'Raw' is not a class (in record 'Rows')"),
        ("TypeOf_TheKind = Kinds", "TypeOf_TheKind = Plains", "'KindB' is not a member of 'Plains'"),
        (
            "let ValueField = \"Number\"; }",
            "let ValueField = \"None\"; }",
            "the value of this member of enumeration 'Kinds' must be set",
        ),
        ("let Key = [\"Name\"]", "let Key = []", "a key needs a field (in record 'lookupByName')"),
    ] {
        assert!(TABLES.contains(from), "{from}");
        let found = build(&TABLES.replace(from, to)).err().unwrap_or_default();
        assert!(found.iter().any(|m| m.starts_with(expected)), "{expected}\n{found:#?}");
    }
}

// ---- Calling conventions ------------------------------------------------------------------------------------------------

const CALLS: &str = r##"
def Small : SubtargetFeature<"small", "IsSmall", "true", "">;
def Wide : HwMode<[]>;
def XT : ValueTypeByHwMode<[DefaultMode, Wide], [i16, i32]>;
def CC_Base : CallingConv<[CCIfType<[i32, f32], CCAssignToReg<[R1, R2]>>, CCAssignToStack<4, 8>]>;
def CC_T : CallingConv<[
  CCIfByVal<CCPassByVal<2, 4>>,
  CCIfType<[i1, i8], CCPromoteToType<XT>>,
  CCIfNotVarArg<CCIfInReg<CCAssignToRegWithShadow<[R0], [R3]>>>,
  CCIfCC<"CallingConv::Fast", CCCustom<"fast">>,
  CCIf<"feature(Small)", CCTruncToType<i8>>,
  CCDelegateTo<CC_Base>
]> { let Entry = 1; }
def CC_Code : CustomCallingConv;
"##;

#[test]
fn calling_conventions() {
    let image = image(CALLS);
    let info = RegisterInfo::new(&image);
    let all: Vec<CallingConv> = image.records::<CallingConv>().iter().collect();
    let names: Vec<&str> = all.iter().map(|c| image.string(c.name)).collect();
    assert_eq!(names, ["CC_Base", "CC_T", "CC_Code"]);
    assert_eq!((all[0].is_entry, all[1].is_entry, all[2].is_custom), (0, 1, 1));
    let kind = |a: &CcAction| CcKind::from_number(a.kind);
    let then = |a: &CcAction| image.list(a.then).at(0);
    let registers = |list| image.list(list).iter().map(|r| info.name(r)).collect::<Vec<_>>();
    let types = |a: &CcAction| image.list(a.types).iter().map(|t| t.to_string()).collect::<Vec<_>>();

    let base: Vec<CcAction> = image.list(all[0].actions).iter().collect();
    assert_eq!((kind(&base[0]), types(&base[0])), (CcKind::IfType, vec!["i32".into(), "f32".into()]));
    assert_eq!(registers(then(&base[0]).registers), ["R1", "R2"]);
    assert_eq!((kind(&base[1]), base[1].size, base[1].align), (CcKind::Stack, 4, 8));

    let t: Vec<CcAction> = image.list(all[1].actions).iter().collect();
    assert_eq!(CcTest::from_number(t[0].number), Some(CcTest::IsByVal));
    assert_eq!((kind(&then(&t[0])), then(&t[0]).size), (CcKind::ByVal, 2));
    // The new type depends on the mode.
    let promote = then(&t[1]);
    assert_eq!((kind(&promote), types(&promote)), (CcKind::Promote, vec!["i16".into(), "i32".into()]));
    assert_eq!(image.list(promote.modes).iter().collect::<Vec<_>>(), [0, 1]);
    let in_reg = then(&t[2]);
    assert_eq!((CcTest::from_number(t[2].number), t[2].negated), (Some(CcTest::FunctionIsVarArg), 1));
    assert_eq!(CcTest::from_number(in_reg.number), Some(CcTest::IsInReg));
    let place = then(&in_reg);
    assert_eq!((registers(place.registers), registers(place.shadows)), (vec!["R0"], vec!["R3"]));
    assert_eq!((kind(&t[3]), image.string(t[3].text)), (CcKind::IfConvention, "Fast"));
    assert_eq!((kind(&then(&t[3])), image.string(then(&t[3]).text)), (CcKind::Custom, "fast"));
    assert_eq!(kind(&t[4]), CcKind::If);
    assert_eq!((kind(&t[5]), t[5].number), (CcKind::Delegate, 0));
    // The condition is a function over features.
    let condition = t[4].number;
    let target = Target::new(image, Box::new(NoHooks)).expect("no hooks are needed");
    let holds = |attributes| target.call(condition - 1, &[], &Subtarget::new(&target, "", attributes).0);
    assert_eq!((holds(""), holds("+small")), (0, 1));
}

#[test]
fn calling_conventions_with_mistakes() {
    for (from, to, expected) in [
        ("CCIf<\"feature(Small)\"", "CCIf<\"State.isOdd()\"", "in field 'Predicate', column 6 of the code: "),
        (
            "CCDelegateTo<CC_Base>",
            "Mine",
            "this action of a calling convention is not known (in record 'Mine')",
        ),
        ("CCIfType<[i1, i8],", "CCIfType<[],", "the action needs a type"),
    ] {
        assert!(CALLS.contains(from), "{from}");
        let text = format!("class Other : CCAction; def Mine : Other;{}", CALLS.replace(from, to));
        let found = build(&text).err().unwrap_or_default();
        assert!(found.iter().any(|m| m.starts_with(expected)), "{expected}\n{found:#?}");
    }
}
