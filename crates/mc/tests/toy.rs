//! A made-up machine whose image is built by hand: the machine-code layer from tables to an object file.
//!
//! * `li rD, imm8`: `00dd iiii iiii 0001` (two bytes, little endian)
//! * `jmp target`: `oooo oooo 0000 0010`, signed distance in bytes from the start; relaxes to
//! * `jmpl target`: `0000 0011` and a 32-bit distance (five bytes)

use mc::elf::Elf;
use mc::expr::{ExprData, Specifier};
use mc::format::{ObjectFormat, ObjectOptions};
use mc::print::{PrintOptions, print_inst};
use mc::section::{Kind, Request};
use mc::streamer::{Alignment, Streamer, SymbolAttribute};
use mc::{Context, Inst, Operand, Reg, Section, Subtarget};
use object::{Object, ObjectSection, ObjectSymbol, RelocationFlags, RelocationTarget};
use toy_target::{JMP, LI, toy};

mod toy_target;

fn text_section(cx: &mut Context) -> Section {
    cx.open_section(b".text", &Request::new(Kind::Text))
}

fn li(register: u16, value: i64) -> Inst {
    Inst::new(LI).with(Operand::Reg(Reg(register))).with(Operand::Imm(value))
}

#[test]
fn an_instruction_is_printed_encoded_and_decoded() {
    let (target, subtarget) = toy();
    let cx = Context::new(".L");
    let inst = li(3, 0x5a);
    let mut text = String::new();
    print_inst(&target, &subtarget, &cx, &inst, &PrintOptions::default(), &mut text);
    assert_eq!(text, "li\tr2, 90");
    let (mut bytes, mut fixups) = (Vec::new(), Vec::new());
    mc::encode::encode(&target, &subtarget, &cx, &inst, &mut bytes, &mut fixups).unwrap();
    assert_eq!((&bytes[..], fixups.len()), (&0x25a1u16.to_le_bytes()[..], 0));
    let decoded = mc::decode::decode(&target, &subtarget, &bytes).unwrap();
    assert_eq!((decoded.inst, decoded.size), (inst, 2));
    assert!(mc::decode::decode(&target, &subtarget, &[2, 0]).is_none());
    assert!(mc::decode::decode(&target, &subtarget, &[1]).is_none());
}

#[test]
fn features_decide_predicates() {
    let (target, subtarget) = toy();
    assert!(subtarget.enables(1));
    let (without, unknown) = Subtarget::new(&target, "toy2", "-wide,+nonsense");
    assert!(!without.enables(1) && without.enables(0));
    assert_eq!(unknown, ["nonsense"]);
}

#[test]
fn short_jumps_grow_only_where_they_must_and_unknown_targets_become_relocations() {
    let (target, subtarget) = toy();
    let mut cx = Context::new(".L");
    let text = text_section(&mut cx);
    let mut assembler = mc::assembler::Assembler::new(&target);
    let (start, far, extern_symbol) = (cx.symbol(b"start"), cx.symbol(b".Lfar"), cx.symbol(b"elsewhere"));
    let jump = |cx: &mut Context, to| {
        let expr = cx.make_expr(ExprData::Symbol(to, Specifier::NONE));
        Inst::new(JMP).with(Operand::Expr(expr))
    };
    assembler.switch_section(&mut cx, text, 0).unwrap();
    assembler
        .emit_symbol_attribute(&mut cx, start, SymbolAttribute::Binding(mc::context::Binding::Local))
        .unwrap();
    assembler.emit_label(&mut cx, start).unwrap();
    let to_far = jump(&mut cx, far);
    assembler.emit_inst(&mut cx, &to_far, &subtarget).unwrap();
    let to_start = jump(&mut cx, start);
    assembler.emit_inst(&mut cx, &to_start, &subtarget).unwrap();
    let align = Alignment { log2: 3, fill: None, max_skip: 0, code: true };
    assembler.emit_align(&mut cx, align).unwrap();
    assembler.emit_bytes(&mut cx, &[0xaa; 200]).unwrap();
    assembler.emit_label(&mut cx, far).unwrap();
    let outside = jump(&mut cx, extern_symbol);
    assembler.emit_inst(&mut cx, &outside, &subtarget).unwrap();

    assembler.emit_file_name(&mut cx, b"toy.s").unwrap();
    let laid_out = assembler.finish(&mut cx).unwrap();
    let bytes = &laid_out.sections[0].bytes;
    // The first jump is long (its target is 208 away), the second short, one byte of padding follows.
    assert_eq!(bytes[..5], [3, 207, 0, 0, 0]);
    assert_eq!(bytes[5..8], [2, (-6i8) as u8, 0]);
    assert_eq!((bytes.len(), &bytes[208..]), (213, &[3, 0, 0, 0, 0][..]));

    let options = ObjectOptions { is_64: true, e_flags: 7, ..ObjectOptions::default() };
    let object = Elf.write(&target, &cx, &laid_out, &options).unwrap().concat();
    let file = object::File::parse(&*object).unwrap();
    let section = file.section_by_name(".text").unwrap();
    assert_eq!(section.data().unwrap(), bytes);
    let (offset, relocation) = section.relocations().next().unwrap();
    assert_eq!((offset, relocation.flags()), (209, RelocationFlags::Elf { r_type: 2 }));
    let RelocationTarget::Symbol(symbol) = relocation.target() else { panic!("no symbol") };
    assert_eq!(file.symbol_by_index(symbol).unwrap().name(), Ok("elsewhere"));
    let names: Vec<_> = file.symbols().filter_map(|s| s.name().ok()).collect();
    assert_eq!(names, ["toy.s", "start", "elsewhere"]);
}

#[test]
fn values_that_do_not_fit_are_errors() {
    let (target, _) = toy();
    let mut cx = Context::new(".L");
    let text = text_section(&mut cx);
    let mut assembler = mc::assembler::Assembler::new(&target);
    assembler.switch_section(&mut cx, text, 0).unwrap();
    let (a, b) = (cx.symbol(b"a"), cx.symbol(b"b"));
    assembler.emit_label(&mut cx, a).unwrap();
    assert!(assembler.emit_label(&mut cx, a).is_err());
    let difference = cx.difference(a, b);
    assembler.emit_fill(&mut cx, difference, 1, 0).unwrap();
    let errors = assembler.finish(&mut cx).unwrap_err();
    assert_eq!(errors[0].message, "expected assembly-time absolute expression");
}
