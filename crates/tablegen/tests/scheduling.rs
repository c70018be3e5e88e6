//! Timing as the image tells it, of the two models and the itinerary in `td/scheduling.td`; and mistakes in timing. The
//! expected numbers are also those that llvm-tblgen computes for the same description.

use mc::target::NoHooks;
use mc::{Inst, Operand, Reg, Subtarget, Target};
use tablegen::include::StandardIncludes;
use tablegen::lang::{Options, evaluate};
use tables::Image;
use tables::sched_info::SchedInfo;
use tables::subtarget::sched_flags;

const TIMING: &str = include_str!("td/scheduling.td");

fn build(text: &str) -> Result<Image, Vec<String>> {
    let mut includes = StandardIncludes::new(Vec::new());
    let found = evaluate("timing.td", text.as_bytes().to_vec(), &mut includes, &Options::default());
    let messages: Vec<String> = found.diagnostics.iter().map(|d| d.message.clone()).collect();
    assert_eq!(messages, [""; 0]);
    let records = found.records.expect("no errors, so records");
    match tablegen::emit::image::build(&records) {
        Ok((bytes, _)) => Ok(Image::new(bytes).expect("an image")),
        Err(diagnostics) => Err(diagnostics
            .iter()
            .map(|d| {
                assert_ne!(d.location, Default::default(), "{}", d.message);
                d.message.clone()
            })
            .collect()),
    }
}

fn target() -> Target {
    Target::new(build(TIMING).expect("a good description"), Box::new(NoHooks)).expect("no hooks")
}

fn model<'a>(image: &'a Image, name: &str) -> SchedInfo<'a> {
    SchedInfo::new(image, SchedInfo::by_name(image, name).expect("a model"))
}

/// Resource, acquire, release; by name.
fn uses(info: SchedInfo<'_>, class: u16) -> String {
    let text = |u: tables::subtarget::WriteResource| {
        format!("{}:{}-{}", info.resource_name(u.resource), u.acquire, u.release)
    };
    let mut uses: Vec<String> = info.uses(class).map(text).collect();
    uses.sort();
    uses.join(" ")
}

#[test]
fn machines() {
    let target = target();
    let image = &target.image;
    let (small, big) = (model(image, "Small"), model(image, "Big"));
    assert_eq!((small.issue_width(), small.load_latency(), small.mispredict_penalty()), (1, 2, 3));
    assert_eq!((big.issue_width(), big.micro_op_buffer_size(), big.load_latency()), (4, 60, 4));
    assert!(!small.is_complete() && small.has_classes() && !small.has_itineraries());
    // Processors name models; itineraries alone are one too.
    let name = |cpu: &str| {
        let (subtarget, unknown) = Subtarget::new(&target, cpu, "");
        assert!(unknown.is_empty());
        SchedInfo::new(image, subtarget.sched_model).name().to_owned()
    };
    assert_eq!((&*name("small"), &*name("big"), &*name("old")), ("Small", "Big", "Itins"));
    assert_eq!(name("none"), "NoSchedModel");
}

#[test]
fn costs() {
    let target = target();
    let image = &target.image;
    let (small, big) = (model(image, "Small"), model(image, "Big"));
    let class = |name: &str| small.class_of(target.opcode(name).expect("an instruction"));
    // Instructions that no model tells apart are one class.
    assert_eq!(class("ADD"), class("SUB"));
    assert_ne!(class("DIV"), class("DIVU"));
    assert_eq!(class("PLAIN"), 0);
    for (info, name, micro_ops, latency, resources) in [
        (small, "ADD", 1, 1, "SALU:0-1"),
        (small, "LOAD", 1, 3, "SALU:0-1 SMem:0-1"),
        (small, "MUL", 1, 4, "SALU:0-1"),
        (small, "MULMUL", 2, 8, "SALU:0-2"),
        (small, "DIV", 1, 20, "SALU:0-1 SDiv:0-19"),
        (small, "XOR", 1, 1, "SALU:0-1"),
        (big, "ADD", 1, 1, "P012:0-1"),
        (big, "LOAD", 2, 5, "P012:0-2 P01:0-1 P2:0-1"),
        (big, "MUL", 2, 6, "P012:0-2 P01:0-2 P1:0-2"),
        (big, "MULMUL", 2, 6, "P012:0-2 P01:0-2 P1:0-2"),
        (big, "DIVU", 10, 25, "P012:0-12 P01:0-12 P0:0-12"),
    ] {
        let class = class(name);
        assert_eq!((info.micro_ops(class), info.latency(class)), (micro_ops, Some(latency)), "{name}");
        assert_eq!(uses(info, class), resources, "{name}");
    }
    let div = small.class(class("DIV")).expect("described");
    assert_eq!(div.flags, sched_flags::BEGIN_GROUP | sched_flags::END_GROUP);
    // Not there, or nothing said.
    assert_eq!((big.latency(class("DIV")), big.latency(class("PLAIN"))), (None, None));
    assert_eq!(SchedInfo::new(image, 0).latency(class("ADD")), None);
    // The second definition of the load is the address.
    assert_eq!(
        (small.def_latency(class("LOAD"), 0), small.def_latency(class("LOAD"), 1)),
        (Some(3), Some(1))
    );
    assert_eq!(small.def_latency(class("LOAD"), 2), None);
}

#[test]
fn reads_gain_cycles() {
    let target = target();
    let (small, big) = (model(&target.image, "Small"), model(&target.image, "Big"));
    let class = |name: &str| small.class_of(target.opcode(name).expect("an instruction"));
    // Small: the ALU takes a loaded value one cycle early, but no other.
    assert_eq!(small.operand_latency(class("LOAD"), 0, class("ADD"), 0), Some(2));
    assert_eq!(small.operand_latency(class("MUL"), 0, class("ADD"), 0), Some(4));
    // Big: an address takes the result of the ALU and of one kind of division two cycles early, but never before issue.
    assert_eq!(big.operand_latency(class("ADD"), 0, class("LOAD"), 0), Some(0));
    assert_eq!(big.operand_latency(class("DIVU"), 0, class("LOAD"), 0), Some(23));
    assert_eq!(big.operand_latency(class("MUL"), 0, class("LOAD"), 0), Some(6));
}

#[test]
fn variants_depend_on_the_instruction() {
    let target = target();
    let (subtarget, _) = Subtarget::new(&target, "big", "");
    let (small, big) = (model(&target.image, "Small"), model(&target.image, "Big"));
    let opcode = target.opcode("XOR").expect("an instruction");
    let class = big.class_of(opcode);
    for (second, latency, resources) in [(2, 0, ""), (3, 1, "P012:0-1 P01:0-1")] {
        let operands = [1, 2, second].map(|r| Operand::Reg(Reg(r)));
        let inst = operands.into_iter().fold(Inst::new(opcode), Inst::with);
        let resolve = |info: SchedInfo<'_>| {
            info.resolve(class, |condition| target.call_on(condition, &inst, &subtarget) != 0)
        };
        assert_eq!(resolve(small), class);
        let resolved = resolve(big);
        assert_ne!(resolved, class);
        assert_eq!(big.latency(resolved), Some(latency));
        assert_eq!(uses(big, resolved), resources);
    }
}

#[test]
fn itineraries() {
    let target = target();
    let info = model(&target.image, "Itins");
    let class = |name: &str| info.class_of(target.opcode(name).expect("an instruction"));
    let stages = |name: &str| -> Vec<(u16, Vec<&str>, i16)> {
        info.stages(class(name)).map(|s| (s.cycles, info.unit_names(s.units), s.time_inc)).collect()
    };
    assert_eq!(stages("ADD"), [(1, vec!["FU_A", "FU_M"], -1)]);
    assert_eq!(stages("LOAD"), [(1, vec!["FU_A"], 0), (3, vec!["FU_M"], -1)]);
    assert_eq!(stages("MUL"), []);
    assert_eq!((info.latency(class("LOAD")), info.latency(class("MUL"))), (Some(3), None));
    assert_eq!((info.operand_cycle(class("ADD"), 0), info.operand_cycle(class("ADD"), 3)), (Some(2), None));
    assert!(info.itinerary(class("MUL")).is_none() && !info.has_classes());
}

#[test]
fn mistakes() {
    let with = |from: &str, to: &str| {
        assert!(TIMING.contains(from), "{from}");
        match build(&TIMING.replace(from, to)) {
            Ok(_) => Vec::new(),
            Err(messages) => messages,
        }
    };
    let cases = [
        (
            "def : WriteRes<WriteMul, [SALU]> { let Latency = 4; }",
            "",
            "Processor does not define resources for a write (in record 'WriteMul')",
        ),
        (
            "def : ReadAdvance<ReadAddr, 0>;",
            "",
            "Processor does not define resources for a read (in record 'ReadAddr')",
        ),
        ("(instregex \"^MUL$\")", "(instregex \"^MUX$\")", "instregex has no matches: ^MUX$"),
        ("(instregex \"^MUL$\")", "(instregex \"(\")", "'(' is not a regular expression"),
        ("(instregex \"^MUL$\")", "(instrs DIVU)", "Overlapping InstRW definition for \"DIVU\""),
        (
            "def P2 : ProcResource<1>;",
            "def P2 : ProcResource<1> { let Super = SALU; }",
            "'SALU' is not a resource of the model",
        ),
        (
            "let ReleaseAtCycles = [1, 19];",
            "let ReleaseAtCycles = [1];",
            "ReleaseAtCycles must have one entry for each of ProcResources",
        ),
        (
            "let ReleaseAtCycles = [12];",
            "let ReleaseAtCycles = [12]; let AcquireAtCycles = [13];",
            "a resource is released before it is acquired",
        ),
        ("[FU_A, FU_M], [BYP]", "[FU_A], [BYP]", "'FU_M' is not one of the units of 'Itins'"),
        (
            "def : WriteRes<WriteALU, [SALU]>;",
            "def : WriteRes<WriteALU, [SALU]>; def : WriteRes<WriteALU, [SMem]>;",
            "Resources of WriteALU are defined twice in one model",
        ),
        (
            "def : ReadAdvance<ReadAddr, 0>;\n}",
            "}\ndef : ReadAdvance<ReadAddr, 0>;",
            "SchedModel is undefined",
        ),
        (
            "let MispredictPenalty = 3; let CompleteModel = 0;",
            "",
            "No schedule information for instruction 'NEW' in SchedMachineModel 'Small'",
        ),
    ];
    for (from, to, expected) in cases {
        let text = if expected.contains("'NEW'") {
            TIMING.replace(from, to) + "def NEW : I<\"new\", []>;"
        } else {
            assert!(TIMING.contains(from), "{from}");
            TIMING.replace(from, to)
        };
        let found = if text == TIMING { Vec::new() } else { build(&text).err().unwrap_or_default() };
        assert!(found.iter().any(|m| m.starts_with(expected)), "{expected}\n{found:#?}");
    }
    assert!(with("CompleteModel = 0; }", "CompleteModel = 1; }").is_empty());
}
