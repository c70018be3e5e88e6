//! The register file of a made-up machine, as the image tells it; and mistakes in register files.
//!
//! The machine: bytes within words, words within pairs (a tuple that wraps around), a status register that aliases another,
//! floating-point registers of which only the lower half has a name.

use support::diag::Severity;
use tablegen::include::StandardIncludes;
use tablegen::lang::{Options, Records, evaluate};
use tablegen::model::registers::Registers;
use tables::Image;
use tables::register_info::RegisterInfo;

const MACHINE: &str = include_str!("td/registers.td");

fn records(text: &str) -> Records {
    let mut includes = StandardIncludes::new(Vec::new());
    let found = evaluate("machine.td", text.as_bytes().to_vec(), &mut includes, &Options::default());
    let messages: Vec<String> = found.diagnostics.iter().map(|d| d.message.clone()).collect();
    assert_eq!(messages, [""; 0]);
    found.records.expect("no errors, so records")
}

fn image(text: &str) -> Image {
    let (bytes, _) = tablegen::emit::image::build(&records(text)).expect("a good description");
    Image::new(bytes).expect("an image")
}

fn names(info: RegisterInfo<'_>, registers: impl IntoIterator<Item = u16>) -> String {
    registers.into_iter().map(|r| info.name(r)).collect::<Vec<_>>().join(" ")
}

#[test]
fn parts_and_overlap() {
    let image = image(MACHINE);
    let info = RegisterInfo::new(&image);
    let reg = |name: &str| info.by_name(name).expect("a register");
    let index = |name: &str| info.index_by_name(name).expect("an index");
    // Natural order, tuples last.
    assert_eq!(
        names(info, 1..info.num_registers() as u16),
        "FLAGS STATUS ZERO D0 D1 D2 D3 H0 H1 H2 H3 L0 L1 L2 L3 R0 R1 R2 R3 S0 S1 S2 S3 R0_R1 R1_R2 R2_R3 R3_R0"
    );
    assert_eq!(info.name(0), "");
    let pair = reg("R3_R0");
    let parts: Vec<(&str, &str)> =
        info.sub_registers(pair).map(|(i, r)| (info.index_name(i), info.name(r))).collect();
    assert_eq!(
        parts,
        [
            ("even", "R3"),
            ("hi", "H3"),
            ("lo", "L3"),
            ("odd", "R0"),
            ("odd_then_hi", "H0"),
            ("odd_then_lo", "L0")
        ]
    );
    assert_eq!(info.sub_register(pair, index("odd")), Some(reg("R0")));
    assert_eq!(info.sub_register(pair, 0), Some(pair));
    assert_eq!(info.sub_register(reg("L0"), index("lo")), None);
    assert_eq!(info.sub_register_index(pair, reg("H0")), Some(index("odd_then_hi")));
    assert_eq!(names(info, info.super_registers(reg("L0"))), "R0 R0_R1 R3_R0");
    assert_eq!(info.compose(index("odd"), index("lo")), Some(index("odd_then_lo")));
    assert_eq!(info.compose(index("even"), index("hi")), Some(index("hi")));
    assert_eq!(info.compose(index("hi"), index("lo")), None);
    assert_eq!(info.index_range(index("odd_then_hi"), 0).offset_bits, 24);
    // Overlap is symmetric and reflexive, and what units say.
    for a in 1..info.num_registers() as u16 {
        assert!(info.overlaps(a, a));
        let aliases = info.aliases(a);
        for b in 1..info.num_registers() as u16 {
            assert_eq!(info.overlaps(a, b), info.overlaps(b, a));
            assert_eq!(info.overlaps(a, b), aliases.contains(&b), "{} {}", info.name(a), info.name(b));
        }
    }
    assert!(info.overlaps(reg("FLAGS"), reg("STATUS")) && !info.overlaps(reg("H0"), reg("L0")));
    assert!(!info.overlaps(0, 0));
    assert_eq!(names(info, info.aliases(reg("R0"))), "H0 L0 R0 R0_R1 R3_R0");
    assert!(info.is_constant(reg("ZERO")) && !info.is_constant(reg("FLAGS")));
    assert_eq!((info.cost(reg("STATUS"), 1), info.cost(reg("FLAGS"), 1)), (3, 0));
    assert_eq!(info.dwarf_number(reg("R2"), 0), Some(2));
    assert_eq!(info.by_dwarf_number(3, 0), Some(reg("R3")));
    assert_eq!(info.register(pair).encoding, 3);
}

#[test]
fn lanes() {
    let image = image(MACHINE);
    let info = RegisterInfo::new(&image);
    let mask = |name: &str| info.lane_mask(info.index_by_name(name).expect("an index"));
    // The leaves have a lane each; what composes has those of its leaves.
    assert_eq!(mask("even"), mask("lo") | mask("hi"));
    assert_eq!(mask("odd"), mask("odd_then_lo") | mask("odd_then_hi"));
    assert_eq!(mask("even") & mask("odd"), 0);
    let odd = info.index_by_name("odd").expect("an index");
    assert_eq!(info.compose_lane_mask(odd, mask("lo")), mask("odd_then_lo"));
    assert_eq!(info.compose_lane_mask(odd, mask("hi")), mask("odd_then_hi"));
    assert_eq!(info.reverse_compose_lane_mask(odd, mask("odd_then_hi")), mask("hi"));
    assert_eq!(info.compose_lane_mask(0, 5), 5);
    // The upper half of D0 has no name, so the lanes of `half` do not cover their register.
    assert_eq!(info.covering_lanes() & mask("half"), 0);
    assert_ne!(info.covering_lanes() & mask("lo"), 0);
    let pair = info.by_name("R0_R1").expect("a register");
    let lanes: Vec<u64> = info.units_with_lanes(pair).map(|u| u.1).collect();
    assert_eq!(lanes.iter().fold(0, |a, b| a | b), mask("even") | mask("odd"));
    assert_eq!(lanes.len(), 4);
}

#[test]
fn classes_are_closed() {
    let image = image(MACHINE);
    let info = RegisterInfo::new(&image);
    let class = |name: &str| info.class_by_name(name).unwrap_or_else(|| panic!("no class {name}"));
    let index = |name: &str| info.index_by_name(name).expect("an index");
    assert_eq!(names(info, info.members(class("W16"))), "R2 R3 R0 R1");
    assert_eq!(names(info, info.allocation_order(class("W16"), 1).iter()), "R0 R1");
    assert_eq!(names(info, info.allocation_order(class("W16"), 2).iter()), "R2 R0 R1");
    assert_ne!(info.class(class("W16")).order_select, 0);
    // Intersection: in the allocation order of the closest class above, MIX.
    let both = info.common_sub_class(class("W16"), class("MIX")).expect("they overlap");
    assert_eq!(names(info, info.members(both)), "R1 R2");
    // MIX is not allocatable, but W16 is.
    assert_ne!(info.class(both).flags & tables::registers::class_flags::ALLOCATABLE, 0);
    assert_eq!(info.common_sub_class(class("LO8"), class("HI8")), None);
    assert!(info.is_sub_class(class("LOW"), class("W16")) && !info.is_sub_class(class("W16"), class("LOW")));
    assert!(info.super_classes(class("LOW")).any(|c| c == class("W16")));
    // Members with a part: ZERO of MIX has none.
    let with = info.sub_class_with_index(class("MIX"), index("lo")).expect("R1 and R2 have");
    assert_eq!(names(info, info.members(with)), "R1 R2");
    assert_eq!(info.sub_class_with_index(class("P32"), index("odd")), Some(class("P32")));
    assert_eq!(info.sub_class_with_index(class("LO8"), index("lo")), None);
    // Pairs whose second word is in LOW: one class, found from both sides.
    let pairs = info.matching_super_class(class("P32"), class("LOW"), index("odd")).expect("R0 and R1");
    assert_eq!(names(info, info.members(pairs)), "R0_R1 R3_R0");
    assert_eq!(info.part_class(class("P32"), index("even")), Some(class("W16")));
    assert_eq!(info.part_class(pairs, index("odd")), Some(class("LOW")));
    assert_eq!(info.part_class(class("F64"), index("half")), Some(class("F32")));
    let r3 = info.by_name("R3").expect("a register");
    assert_eq!(info.matching_super_register(r3, index("odd"), class("P32")), info.by_name("R2_R3"));
    // Sizes and types.
    let mode = info.class_mode(class("W16"), 0);
    assert_eq!((mode.reg_size_bits, mode.spill_size_bits, mode.spill_align_bits), (16, 16, 16));
    let types: Vec<String> = info.value_types(class("F64"), 0).iter().map(|t| t.to_string()).collect();
    assert_eq!(types, ["f64"]);
    // No class has register 0, and super-classes come before sub-classes.
    for c in 0..info.num_classes() as u16 {
        assert!(!info.class_contains(c, 0));
        assert!(info.members(c).all(|r| info.class_contains(c, r)));
        assert!(info.super_classes(c).all(|s| s < c || info.is_sub_class(s, c)));
    }
}

#[test]
fn pressure_and_calls() {
    let image = image(MACHINE);
    let info = RegisterInfo::new(&image);
    let class = |name: &str| info.class_by_name(name).expect("a class");
    // A pair weighs as much as its four bytes, a word as two.
    assert_eq!(info.class(class("P32")).weight, 4);
    assert_eq!(info.class(class("W16")).weight, 2);
    assert_eq!(info.class(class("W16")).weight_limit, 8);
    let set = info.class_pressure_sets(class("P32")).next().expect("a set");
    let set = info.pressure_sets().at(set as usize);
    assert_eq!(set.limit, 8);
    // What is saved: two bytes make the word, two words the pair.
    let saved = info.callee_saved("CSR").expect("a list");
    assert_eq!(names(info, saved.iter()), "L2 H2 R3");
    let preserved = info.preserved("CSR").expect("a mask");
    assert_eq!(names(info, preserved.iter()), "H2 H3 L2 L3 R2 R3 R2_R3");
    assert!(info.callee_saved("NONE").is_none());
}

/// The mistakes that reading a register file finds.
fn mistakes(text: &str) -> Vec<String> {
    let text = format!(
        "include \"llvm/Target/Target.td\"\ndef a : SubRegIndex<8>;\ndef b : SubRegIndex<8, 8>;\n{text}"
    );
    let records = records(&text);
    let mut diagnostics = support::diag::Diagnostics::new();
    Registers::read(&records, &mut diagnostics);
    diagnostics
        .iter()
        .map(|d| {
            assert_ne!(d.location, Default::default(), "{}", d.message);
            let kind = if d.severity == Severity::Warning { "warning: " } else { "" };
            format!("{kind}{}", d.message)
        })
        .collect()
}

const PART: &str = "class Whole<list<Register> p, list<SubRegIndex> i> : Register<\"w\"> \
                    { let SubRegs = p; let SubRegIndices = i; }\n\
                    def X : Register<\"x\">; def Y : Register<\"y\">; def Z : Register<\"z\">;\n";

#[test]
fn contradictions_are_located() {
    let cases = [
        ("def W : Whole<[X, Y], [a, a]>;", "SubRegIndex a appears twice in Register W"),
        ("def W : Whole<[X, X], [a, b]>;", "Sub-register can't have two names: X available as a and b in W"),
        (
            "def W : Whole<[X], [a, b]>;",
            "SubRegIndices must have one entry for each of SubRegs (in record 'W')",
        ),
        (
            "def c : ComposedSubRegIndex<a, b>; def d : ComposedSubRegIndex<a, b>;",
            "Ambiguous ComposedOf entries",
        ),
        (
            "def c : SubRegIndex<8> { let ComposedOf = [a]; }",
            "ComposedOf must have exactly two entries (in record 'c')",
        ),
        (
            "def c : SubRegIndex<8> { let CoveringSubRegIndices = [a]; }",
            "CoveringSubRegIndices must have two or more entries (in record 'c')",
        ),
        (
            "def C : RegisterClass<\"T\", [i8], 8, (add X)> { let AltOrders = [(add Y)]; }",
            "AltOrder register Y is not a class member (in record 'C')",
        ),
        (
            "def C : RegisterClass<\"T\", [i8], 8, (add X)> { let AllocationPriority = 32; }",
            "AllocationPriority out of range [0,31] (in record 'C')",
        ),
        ("def C : RegisterClass<\"T\", [i8], 8, (add X, a)>;", "'a' is not a register (in record 'C')"),
        ("def C : RegisterClass<\"T\", [i8], 8, (ops X)>;", "Unknown set operator: (ops X) (in record 'C')"),
        (
            "def P : RegisterTuples<[a], [(add X)]>;",
            "Tuples must have at least 2 sub-registers (in record 'P')",
        ),
        (
            "def P : RegisterTuples<[a, b], [(add X)]>;",
            "SubRegIndices and SubRegs must have the same size (in record 'P')",
        ),
        (
            "def P : RegisterTuples<[a, b], [(add X), (add Y)]>; def Q : RegisterTuples<[a, b], [(add X), (add Y)]>;",
            "two registers have the name 'X_Y'",
        ),
        (
            "def P : RegisterTuples<[a, b], [(add P), (add Y)]>; def Q : RegisterTuples<[a, b], [(add P, X), (add Z)]>;",
            "",
        ),
    ];
    for (text, expected) in cases {
        let found = mistakes(&format!("{PART}{text}"));
        let matches = if expected.is_empty() {
            found.is_empty()
        } else {
            found.iter().any(|m| m.starts_with(expected))
        };
        assert!(matches, "{text}\n{found:#?}");
    }
}

#[test]
fn lanes_run_out() {
    let text = format!(
        "{PART}foreach i = 0...70 in {{ def part#i : SubRegIndex<1, i>; def P#i : Register<\"p\">; }}\n\
         def W : Whole<!foreach(i, !range(0, 70), !cast<Register>(\"P\"#i)), \
                       !foreach(i, !range(0, 70), !cast<SubRegIndex>(\"part\"#i))>;\n\
         def C : RegisterClass<\"T\", [i8], 8, (add W)>;"
    );
    assert_eq!(mistakes(&text), ["Ran out of lanemask bits to represent subregister part62"]);
}
