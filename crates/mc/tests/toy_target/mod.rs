//! The made-up machine of the tests: see `toy.rs`. Also the tables of its assembly parser.

use mc::target::NoHooks;
use mc::{Subtarget, Target};
use tables::Image;
use tables::asm::{ClassKind, ConvertOp, DataDirective, Match, MnemonicAlias, OperandClass, PrintOp};
use tables::code::{write_number, write_signed};
use tables::decoding::{DecoderTable, Op as DecodeOp};
use tables::encoding::{Encoding, Field, Piece};
use tables::expr::{Function, Op};
use tables::image::{ImageBuilder, List, SectionId, Str};
use tables::instructions::{
    Fixup, Instruction, NamedValue, Nop, Operand as OperandRecord, OperandFixup, OperandType, Specifier,
    SpecifierSyntax, Target as TargetFacts, fixup_flags, target_flags,
};
use tables::registers::{DwarfNumber, Register, RegisterClass};
use tables::rewriting::{Rewrite, RewriteKind, RewriteOp};
use tables::subtarget::{Feature, Predicate, PredicateSet, Processor};

pub const LI: u16 = 0;
pub const JMP: u16 = 1;
pub const JMPL: u16 = 2;

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

/// `is_uint(param 0, width)`
fn is_uint_function(b: &mut ImageBuilder, width: i64) -> u32 {
    let mut program = vec![Op::Param as u8, 0, Op::Const as u8];
    write_signed(&mut program, width);
    program.extend([Op::IsUInt as u8, Op::End as u8]);
    let program = b.program(SectionId::Expressions, &program);
    let name = b.string("fits unsigned");
    b.push(Function { name, num_params: 1, is_hook: 0, program }) + 1
}

/// `li rD, imm`; `set rD = imm`, an alias that needs the feature `wide`; `jmp`, `jmpl`, `goto` for `jmp`.
fn matching(b: &mut ImageBuilder) {
    let token = |b: &mut ImageBuilder, text: &str| {
        let token = b.string(text);
        b.push(OperandClass { kind: ClassKind::Token as u8, token, ..Default::default() }) as u16
    };
    let (comma, equals) = (token(b, ","), token(b, "="));
    let registers = b.numbers(&[0b11110]);
    let kind = ClassKind::Register as u8;
    let register = b.push(OperandClass { kind, registers, ..Default::default() }) as u16;
    let kind = ClassKind::Immediate as u8;
    let diagnostic = b.string("immediate must be an integer in the range [0, 255]");
    let immediate = b.push(OperandClass { kind, ty: 1, diagnostic, ..Default::default() }) as u16;
    let near = b.push(OperandClass { kind, ty: 2, ..Default::default() }) as u16;
    let far = b.push(OperandClass { kind, ty: 3, ..Default::default() }) as u16;
    let mut converter = |operands: &[u64]| {
        let mut code = Vec::new();
        for &operand in operands {
            code.push(ConvertOp::Operand as u8);
            write_number(&mut code, operand);
        }
        code.push(ConvertOp::End as u8);
        b.program(SectionId::Converters, &code)
    };
    let (both, one) = (converter(&[0, 2]), converter(&[0]));
    let mut entries = Vec::new();
    for (mnemonic, opcode, classes, converter, predicates) in [
        ("jmp", JMP, &[near][..], one, 0),
        ("jmpl", JMPL, &[far], one, 1),
        ("li", LI, &[register, comma, immediate], both, 0),
        ("set", LI, &[register, equals, immediate], both, 1),
    ] {
        let mnemonic = b.string(mnemonic);
        let classes = b.numbers(classes);
        entries.push(Match { mnemonic, opcode, classes, converter, predicates, ..Default::default() });
    }
    b.push_all(&entries);
    let (from, to) = (b.string("goto"), b.string("jmp"));
    b.push(MnemonicAlias { from, to, ..Default::default() });
    let name = b.string(".word");
    b.push(DataDirective { name, size_bytes: 4, predicates: 0 });
    b.push(Specifier::default());
    let name = b.string("lo");
    b.push(Specifier { name, syntax: SpecifierSyntax::Percent as u8, ..Default::default() });
    for i in 0..4 {
        b.push(DwarfNumber { flavour: 0, register: i + 1, number: i32::from(i) });
    }
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

/// A jump that does not reach becomes a long one.
fn longer_jump(b: &mut ImageBuilder) -> List<Rewrite> {
    let code = [RewriteOp::Inst as u8, JMPL as u8, RewriteOp::Operand as u8, 0, RewriteOp::End as u8];
    let program = b.program(SectionId::Rewriting, &code);
    b.push_all(&[Rewrite { kind: RewriteKind::Relax as u8, program, ..Default::default() }])
}

fn image() -> Image {
    let mut b = ImageBuilder::new();
    let comment = b.string("#");
    let name = b.string("toy");
    let flags = target_flags::RELA;
    let lacking_message = b.string("instruction requires the following: ");
    b.push(TargetFacts { name, comment, flags, elf_machine: 0xfeed, lacking_message, ..Default::default() });

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
    let description = b.string("'wide' (long jumps)");
    b.push(Predicate { condition, description, ..Default::default() });
    b.push(PredicateSet::default());
    let predicates = b.numbers(&[0]);
    b.push(PredicateSet { predicates });

    let fits_8 = fits_function(&mut b, 8);
    let fits_32 = fits_function(&mut b, 32);
    let pc_relative = fixup_flags::PC_RELATIVE | fixup_flags::AT_FIELD;
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
    let fits = is_uint_function(&mut b, 8);
    let name = b.string("all");
    let names = b.push_all(&[NamedValue { value: 255, name, ..Default::default() }]);
    b.push(OperandType { predicate: fits, names, ..Default::default() });
    for fixup in 0..2 {
        let fixups = b.push_all(&[OperandFixup { specifier: 0, fixup, flags: 0 }]);
        b.push(OperandType { fixups, ..Default::default() });
    }
    // `li r0, 0` does nothing of interest.
    let bytes = b.numbers(&[1, 0]);
    b.push(Nop { size: 2, predicates: 0, bytes });

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
        Instruction {
            rewrites: longer_jump(&mut b),
            ..instruction(&mut b, "jmp", &[operand(2, 0)], &jmp, 0)
        },
        instruction(&mut b, "jmpl", &[operand(3, 0)], &jmpl, 1),
    ];
    b.push_all(&records);
    matching(&mut b);

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

pub fn toy() -> (Target, Subtarget) {
    let target = Target::new(image(), Box::new(NoHooks)).unwrap();
    let (subtarget, unknown) = Subtarget::new(&target, "toy2", "");
    assert!(unknown.is_empty());
    (target, subtarget)
}
