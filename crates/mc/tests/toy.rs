//! A made-up machine whose image is built by hand: the machine-code layer from tables to an object file.
//!
//! * `li rD, imm8`: `00dd iiii iiii 0001` (two bytes, little endian)
//! * `jmp target`: `oooo oooo 0000 0010`, signed distance in bytes from the start; relaxes to
//! * `jmpl target`: `0000 0011` and a 32-bit distance (five bytes)

use mc::context::SectionKind;
use mc::elf::{ElfOptions, write_object};
use mc::expr::{ExprData, Specifier};
use mc::print::{PrintOptions, print_inst};
use mc::streamer::{Alignment, Streamer, SymbolAttribute};
use mc::target::NoHooks;
use mc::{Context, Inst, Operand, Reg, Section, Subtarget, Target};
use object::{Object, ObjectSection, ObjectSymbol, RelocationFlags, RelocationTarget};
use tables::Image;
use tables::asm::PrintOp;
use tables::code::{write_number, write_signed};
use tables::decoding::{DecoderTable, Op as DecodeOp};
use tables::encoding::{Encoding, Field, Piece};
use tables::expr::{Function, Op};
use tables::image::{ImageBuilder, List, SectionId, Str};
use tables::instructions::{
    Fixup, Instruction, Nop, Operand as OperandRecord, OperandFixup, OperandType, Relaxation,
    Target as TargetFacts, fixup_flags, target_flags,
};
use tables::registers::{Register, RegisterClass};
use tables::subtarget::{Feature, Predicate, PredicateSet, Processor};

const LI: u16 = 0;
const JMP: u16 = 1;
const JMPL: u16 = 2;

fn print_program(b: &mut ImageBuilder, mnemonic: &str, operands: &[u64]) -> List<u32> {
    let mut program = vec![PrintOp::Text as u8];
    let text = format!("{mnemonic}\t");
    write_number(&mut program, text.len() as u64);
    program.extend(text.bytes());
    for (i, &operand) in operands.iter().enumerate() {
        if i > 0 {
            program.extend([PrintOp::Text as u8, 2, b',', b' ']);
        }
        program.push(PrintOp::Operand as u8);
        [operand, 0, 0].iter().for_each(|&n| write_number(&mut program, n));
    }
    program.push(PrintOp::End as u8);
    let offset = b.program(SectionId::Printing, &program);
    b.push_all(&[offset])
}

/// `is_int(param 0, width)`
fn fits_function(b: &mut ImageBuilder, width: i64) -> u32 {
    let mut program = vec![Op::Param as u8, 0, Op::Const as u8];
    write_signed(&mut program, width);
    program.extend([Op::IsInt as u8, Op::End as u8]);
    let program = b.program(SectionId::Expressions, &program);
    let name = b.string("fits");
    b.push(Function { name, num_params: 1, is_hook: 0, program }) + 1
}

fn instruction(
    b: &mut ImageBuilder,
    name: &str,
    operands: &[OperandRecord],
    encoding: &Encoding,
    predicates: u16,
) -> Instruction {
    let offset = b.program(SectionId::Encoding, &encoding.write());
    let numbers: Vec<u64> = (0..operands.len() as u64).collect();
    Instruction {
        name: b.string(&name.to_uppercase()),
        operands: b.push_all(operands),
        size: encoding.base.len() as u8,
        predicates,
        encodings: b.push_all(&[offset]),
        printers: print_program(b, name, &numbers),
        ..Default::default()
    }
}

fn image() -> Image {
    let mut b = ImageBuilder::new();
    let comment = b.string("#");
    let name = b.string("toy");
    let flags = target_flags::RELA;
    b.push(TargetFacts { name, comment, flags, elf_machine: 0xfeed, ..Default::default() });

    b.push(Register::default());
    for i in 0..4u16 {
        let name = b.string(&format!("r{i}"));
        let asm_names: List<Str> = b.push_all(&[name]);
        b.push(Register { name, asm_names, encoding: i, ..Default::default() });
    }
    let members = b.numbers(&[1, 2, 3, 4]);
    let member_bits = b.numbers(&[0b11110]);
    b.push(RegisterClass { members, member_bits, ..Default::default() });

    let (wide, by_4) = (b.string("wide"), b.string("long jumps"));
    b.push(Feature { name: wide, description: by_4, ..Default::default() });
    let cpu = b.string("toy2");
    let features = b.numbers(&[0]);
    b.push(Processor { name: cpu, features, ..Default::default() });
    let condition = b.program(SectionId::Expressions, &[Op::Feature as u8, 0, Op::End as u8]);
    let condition = b.push(Function { program: condition, ..Default::default() }) + 1;
    b.push(Predicate { condition, ..Default::default() });
    b.push(PredicateSet::default());
    let predicates = b.numbers(&[0]);
    b.push(PredicateSet { predicates });

    let fits_8 = fits_function(&mut b, 8);
    let fits_32 = fits_function(&mut b, 32);
    let pc_relative = fixup_flags::PC_RELATIVE;
    b.push(Fixup {
        offset_bits: 8,
        size_bits: 8,
        flags: pc_relative,
        relocation: 1,
        fits: fits_8,
        ..Default::default()
    });
    b.push(Fixup {
        offset_bits: 8,
        size_bits: 32,
        flags: pc_relative,
        relocation: 2,
        fits: fits_32,
        ..Default::default()
    });
    b.push(OperandType { class: 1, ..Default::default() });
    b.push(OperandType::default());
    for fixup in 0..2 {
        let fixups = b.push_all(&[OperandFixup { specifier: 0, fixup }]);
        b.push(OperandType { fixups, ..Default::default() });
    }
    b.push(Relaxation { opcode: JMP, relaxed: JMPL, ..Default::default() });
    // `li r0, 0` does nothing of interest.
    let bytes = b.numbers(&[1, 0]);
    b.push(Nop { size: 2, bytes });

    let operand = |ty: u16, class: u16| OperandRecord { ty, class, ..Default::default() };
    let field = |operand: u32, from: u32, to: u32, width: u32| Field {
        operand,
        method: 0,
        pieces: vec![Piece { from, to, width }],
    };
    let li = Encoding { base: vec![1, 0], fields: vec![field(0, 0, 12, 2), field(1, 0, 4, 8)] };
    let jmp = Encoding { base: vec![2, 0], fields: vec![field(0, 0, 8, 8)] };
    let jmpl = Encoding { base: vec![3, 0, 0, 0, 0], fields: vec![field(0, 0, 8, 32)] };
    let records = [
        instruction(&mut b, "li", &[operand(0, 1), operand(1, 0)], &li, 0),
        instruction(&mut b, "jmp", &[operand(2, 0)], &jmp, 0),
        instruction(&mut b, "jmpl", &[operand(3, 0)], &jmpl, 1),
    ];
    b.push_all(&records);

    let mut operands = Vec::new();
    [2, 0, 0, 1, 0, 12, 2, 1, 0, 1, 0, 4, 8].iter().for_each(|&n: &u64| write_number(&mut operands, n));
    let operands = b.program(SectionId::Decoding, &operands);
    let mut program = vec![DecodeOp::Check as u8];
    [0, 4, 1, 3].iter().for_each(|&n: &u64| write_number(&mut program, n));
    program.push(DecodeOp::Decode as u8);
    [u64::from(LI), operands.into()].iter().for_each(|&n| write_number(&mut program, n));
    program.push(DecodeOp::Fail as u8);
    let program = b.program(SectionId::Decoding, &program);
    b.push(DecoderTable { size: 2, program, ..Default::default() });
    Image::new(b.finish()).unwrap()
}

fn toy() -> (Target, Subtarget) {
    let target = Target::new(image(), Box::new(NoHooks)).unwrap();
    let (subtarget, unknown) = Subtarget::new(&target, "toy2", "");
    assert!(unknown.is_empty());
    (target, subtarget)
}

fn text_section(cx: &mut Context) -> Section {
    let kind = SectionKind {
        ty: 1,
        flags: 6,
        entry_size: 0,
        group: None,
        comdat: false,
        unique: None,
        linked_to: None,
    };
    cx.section(b".text", kind, true)
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

    let sections = assembler.finish(&mut cx).unwrap();
    let bytes = &sections[0].bytes;
    // The first jump is long (its target is 208 away), the second short, one byte of padding follows.
    assert_eq!(bytes[..5], [3, 207, 0, 0, 0]);
    assert_eq!(bytes[5..8], [2, (-6i8) as u8, 0]);
    assert_eq!((bytes.len(), &bytes[208..]), (213, &[3, 0, 0, 0, 0][..]));

    let options = ElfOptions { is_64: true, os_abi: 0, e_flags: 7 };
    let object = write_object(&target, &cx, &sections, &[b"toy.s"], &options).unwrap();
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
    assert_eq!(errors[0].message, "expected assembly-time absolute expression in '.fill'");
}
