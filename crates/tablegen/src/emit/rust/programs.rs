//! The actions whose result is mostly programs: encoder, decoder, printer, parser, rewriting. Programs are bytes in the
//! formats of the crate `tables`; what leads to them is readable.

use super::{Source, list, literal};
use tables::Image;
use tables::asm::{AsmAlias, ClassKind, Match, MnemonicAlias, OperandClass};
use tables::decoding::DecoderTable;
use tables::image::SectionId;
use tables::inst_info::InstInfo;
use tables::register_info::RegisterInfo;
use tables::rewriting::{Rewrite, RewriteKind};

fn bytes(image: &Image, out: &mut Source<'_>, name: &str, section: SectionId) {
    out.numbers(name, "u8", image.section(section));
}

pub fn write_emitter(image: &Image, out: &mut Source<'_>) {
    let info = InstInfo::new(image);
    out.line("/// By opcode: where its program starts, for each hardware mode; one if all are alike. See `tables::encoding`.");
    let offsets =
        |o: u16| format!("{} /* {} */", list(image.list(info.instruction(o).encodings).iter()), info.name(o));
    out.table("ENCODINGS", "&[u32]", (0..info.num_opcodes() as u16).map(offsets));
    bytes(image, out, "PROGRAMS", SectionId::Encoding);
}

pub fn write_disassembler(image: &Image, out: &mut Source<'_>) {
    out.line("/// Name space, hardware mode, bytes of the instructions, where the program starts. See `tables::decoding`.");
    let table =
        |t: DecoderTable| format!("({}, {}, {}, {})", literal(image, t.namespace), t.mode, t.size, t.program);
    out.table("TABLES", "(&str, u16, u8, u32)", image.records::<DecoderTable>().iter().map(table));
    bytes(image, out, "PROGRAMS", SectionId::Decoding);
}

pub fn write_asm_writer(image: &Image, out: &mut Source<'_>) {
    let registers = RegisterInfo::new(image);
    out.line("/// By register: its name in each set of alternative names, then the plain one.");
    let names = |r: u16| list(image.list(registers.register(r).asm_names).iter().map(|n| literal(image, n)));
    out.table("REGISTER_NAMES", "&[&str]", (0..registers.num_registers() as u16).map(names));
    let info = InstInfo::new(image);
    out.line("/// By opcode: where its program starts, for each assembly variant; one if all are alike. See `tables::asm`.");
    let offsets =
        |o: u16| format!("{} /* {} */", list(image.list(info.instruction(o).printers).iter()), info.name(o));
    out.table("PRINTERS", "&[u32]", (0..info.num_opcodes() as u16).map(offsets));
    out.line("/// Opcode, variant, predicates, priority, conditions, program; in the order in which they are tried.");
    let alias = |a: AsmAlias| {
        let conditions = list(image.list(a.conditions).iter());
        format!(
            "({}, {}, {}, {}, {conditions}, {})",
            a.opcode, a.variant, a.predicates, a.priority, a.program
        )
    };
    let ty = "(u16, u16, u16, i16, &[u16], u32)";
    out.table("ALIASES", ty, image.records::<AsmAlias>().iter().map(alias));
    bytes(image, out, "PROGRAMS", SectionId::Printing);
}

pub fn write_asm_matcher(image: &Image, out: &mut Source<'_>) {
    let classes = image.records::<OperandClass>();
    let class_name = |class: u16| {
        let record = classes.get(class as usize).unwrap_or_default();
        match ClassKind::from_number(record.kind) {
            ClassKind::Token => literal(image, record.token),
            _ => literal(image, record.name),
        }
    };
    out.line(
        "/// Mnemonic, variant, opcode, predicates, operand classes and tokens, the record it comes from.",
    );
    let entry = |m: Match| {
        let classes = list(image.list(m.classes).iter().map(class_name));
        let (mnemonic, source) = (literal(image, m.mnemonic), literal(image, m.source));
        format!("({mnemonic}, {}, {}, {}, {classes}, {source})", m.variant, m.opcode, m.predicates)
    };
    let ty = "(&str, u16, u16, u16, &[&str], &str)";
    out.table("ENTRIES", ty, image.records::<Match>().iter().map(entry));
    out.line("/// Mnemonic, what it stands for, variant, predicates.");
    let alias = |a: MnemonicAlias| {
        format!("({}, {}, {}, {})", literal(image, a.from), literal(image, a.to), a.variant, a.predicates)
    };
    let aliases = image.records::<MnemonicAlias>().iter().map(alias);
    out.table("MNEMONIC_ALIASES", "(&str, &str, u16, u16)", aliases);
}

pub fn write_compression(image: &Image, out: &mut Source<'_>) {
    write_rewrites(image, out, "COMPRESS", RewriteKind::Compress);
    write_rewrites(image, out, "UNCOMPRESS", RewriteKind::Print);
    bytes(image, out, "PROGRAMS", SectionId::Rewriting);
}

pub fn write_expansions(image: &Image, out: &mut Source<'_>) {
    write_rewrites(image, out, "EXPAND", RewriteKind::Expand);
    write_rewrites(image, out, "ENCODE", RewriteKind::Encode);
    bytes(image, out, "PROGRAMS", SectionId::Rewriting);
}

/// The rewrites of one kind, by instruction.
fn write_rewrites(image: &Image, out: &mut Source<'_>, name: &str, kind: RewriteKind) {
    let info = InstInfo::new(image);
    let mut items = Vec::new();
    for opcode in 0..info.num_opcodes() as u16 {
        for rewrite in image.list(info.instruction(opcode).rewrites).iter().filter(|r| r.kind == kind as u8) {
            items.push(rewrite_text(image, opcode, info.name(opcode), rewrite));
        }
    }
    out.line("/// Opcode, its name, predicates, conditions, program or the target's function. See `tables::rewriting`.");
    out.table(name, "(u16, &str, u16, &[u16], u32, &str)", items);
}

fn rewrite_text(image: &Image, opcode: u16, name: &str, rewrite: Rewrite) -> String {
    let conditions = list(image.list(rewrite.conditions).iter());
    let hook = literal(image, rewrite.hook);
    format!("({opcode}, {name:?}, {}, {conditions}, {}, {hook})", rewrite.predicates, rewrite.program)
}
