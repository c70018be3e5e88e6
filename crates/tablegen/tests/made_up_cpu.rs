//! A CPU that nobody compiled in: its description is evaluated, turned into an image and used.

use mc::print::{PrintOptions, print_inst};
use mc::target::NoHooks;
use mc::{Context, Inst, Operand, Reg, Subtarget, Target};
use std::path::Path;
use support::diag::render::{Renderer, Style};
use tablegen::lang::{IncludeDirs, Options, evaluate};

/// The image of a description, or its diagnostics in LLVM's style.
fn image(text: &str) -> Result<tables::Image, String> {
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("include");
    let mut includes = IncludeDirs { dirs: vec![include] };
    let evaluation = evaluate("cpu.td", text.as_bytes(), &mut includes, &Options::default());
    let show = |diagnostics: &support::diag::Diagnostics| {
        let mut text = String::new();
        let result = Renderer::new(Style::Llvm).render_all(&evaluation.sources, diagnostics, &mut text);
        assert_eq!(result, Ok(()));
        text
    };
    let records = evaluation.records.as_ref().ok_or_else(|| show(&evaluation.diagnostics))?;
    let (bytes, _) = tablegen::emit::image::build(records).map_err(|diagnostics| show(&diagnostics))?;
    Ok(tables::Image::new(bytes).unwrap())
}

const CPU: &str = include_str!("made_up_cpu.td");

fn toy(cpu: &str) -> (Target, Subtarget) {
    let image = image(CPU).unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let target = Target::new(image, Box::new(NoHooks)).unwrap();
    let (subtarget, unknown) = Subtarget::new(&target, cpu, "");
    assert!(unknown.is_empty());
    (target, subtarget)
}

fn text(target: &Target, subtarget: &Subtarget, inst: &Inst) -> String {
    let mut text = String::new();
    print_inst(target, subtarget, &Context::new(".L"), inst, &PrintOptions::default(), &mut text);
    text
}

#[test]
fn every_word_decodes_encodes_and_prints_consistently() {
    let (target, subtarget) = toy("big");
    let mut decoded = 0;
    for word in 0..=u16::MAX {
        let Some(found) = mc::decode::decode(&target, &subtarget, &word.to_le_bytes()) else { continue };
        let (mut bytes, mut fixups) = (Vec::new(), Vec::new());
        let cx = Context::new(".L");
        mc::encode::encode(&target, &subtarget, &cx, &found.inst, &mut bytes, &mut fixups).unwrap();
        assert_eq!(bytes, word.to_le_bytes(), "{}", text(&target, &subtarget, &found.inst));
        decoded += 1;
    }
    // li: 12 registers by 256 values; add and mul: 12 by 12; sh: 12 by 15.
    assert_eq!(decoded, 12 * 256 + 2 * 12 * 12 + 12 * 15);
}

#[test]
fn text_follows_the_assembly_string_and_aliases() {
    let (target, subtarget) = toy("big");
    let reg = |n: u16| Operand::Reg(Reg(n + 1));
    let li = target.opcode("LI").unwrap();
    let add = target.opcode("ADD").unwrap();
    let show = |inst: &Inst| text(&target, &subtarget, inst);
    assert_eq!(show(&Inst::new(li).with(reg(11)).with(Operand::Imm(-3))), "li\tr11, -3");
    assert_eq!(show(&Inst::new(li).with(reg(2)).with(Operand::Imm(0))), "clr\tr2");
    assert_eq!(show(&Inst::new(add).with(reg(2)).with(reg(2)).with(reg(3))), "add\tr2, r3");
    assert_eq!(show(&Inst::new(add).with(reg(2)).with(reg(2)).with(reg(2))), "double\tr2");
}

#[test]
fn processors_decide_what_exists() {
    let (target, plain) = toy("plain");
    let (_, big) = toy("big");
    let mul = [0x12, 0x10];
    assert!(mc::decode::decode(&target, &plain, &mul).is_none());
    assert!(mc::decode::decode(&target, &big, &mul).is_some());
}

#[test]
fn mistakes_are_located() {
    for (from, to, message) in [
        (
            "let Inst{15-12} = rd; let Inst{11-4} = imm;",
            "let Inst{15-12} = rd; bits<8> x; let Inst{11-4} = x;",
            "no operand named 'x' in the operand lists",
        ),
        (
            "[{ Imm & 0xff }]",
            "[{ Imm & }]",
            "in field 'EncodeExpr', column 6 of the code: unexpected end of the code",
        ),
        ("\"li\\t$rd, $imm\"", "\"li\\t$rd, $immm\"", "no operand named 'immm' for the assembly string"),
        ("(LI GPR:$rd, 0)", "(LI GPR:$rd)", "the result has too few operands"),
        ("\"$rd = $rd_wb\"", "\"$rd = $rx\"", "'$rx' is not an operand"),
    ] {
        assert!(CPU.contains(from), "{from}");
        let error = image(&CPU.replace(from, to)).map(|_| ()).unwrap_err();
        assert!(error.contains(message) && error.starts_with("cpu.td:"), "{error}");
    }
}
