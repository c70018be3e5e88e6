//! Assembly text to bytes and relocations, with nothing but the compiled-in description.

use mc::assembler::{Assembler, LaidOutSection};
use mc::elf::Elf;
use mc::format::{ObjectFormat, ObjectOptions};
use mc::parse::{NoFiles, Options, parse};
use mc::{Context, Subtarget};
use tables::object::RelocationName;

/// Assembles, and shows each relocation as `offset name+addend`.
fn assemble(text: &str, attributes: &str) -> (Vec<LaidOutSection>, Vec<String>) {
    let target = riscv::target().unwrap();
    let (subtarget, unknown) = Subtarget::new(&target, "generic-rv64", attributes);
    assert!(unknown.is_empty());
    let mut cx = Context::new(".L");
    let mut assembler = Assembler::new(&target);
    let source = ("t.s", text.as_bytes().into());
    let parsed =
        parse(&target, &subtarget, &mut cx, &mut assembler, source, &mut NoFiles, &Options::default());
    assert!(!parsed.diagnostics.has_errors(), "{:?}", parsed.diagnostics);
    let laid_out = assembler.finish(&mut cx).unwrap();
    let names = target.image.records::<RelocationName>();
    let mut shown = Vec::new();
    for relocation in laid_out.sections.iter().flat_map(|s| &s.relocations) {
        let record = names.iter().find(|r| r.number == relocation.number).unwrap();
        let name = target.image.string(record.name);
        let symbol = relocation.symbol.map(|s| String::from_utf8_lossy(cx.symbol_name(s)).into_owned());
        let symbol = symbol.unwrap_or_default();
        shown.push(format!("{:#x} {name} {symbol}+{}", relocation.offset, relocation.addend));
    }
    let options = ObjectOptions { is_64: true, ..ObjectOptions::default() };
    let object = Elf.write(&target, &cx, &laid_out, &options).unwrap().concat();
    assert_eq!(object[..4], *b"\x7fELF");
    (laid_out.sections, shown)
}

#[test]
fn relocations_point_to_instructions_and_data() {
    let text = "f: addi a0, a0, 1\nlui a1, %hi(g+4)\naddi a1, a1, %lo(g+4)\njal ext\n.data\n.word g, 5\n.quad .L1-f\n.L1:\n";
    let (sections, relocations) = assemble(text, "");
    assert_eq!(
        sections[0].bytes,
        [0x13, 0x05, 0x15, 0, 0xb7, 0x05, 0, 0, 0x93, 0x85, 0x05, 0, 0xef, 0, 0, 0]
    );
    assert_eq!(
        relocations,
        [
            "0x4 R_RISCV_HI20 g+4",
            "0x8 R_RISCV_LO12_I g+4",
            "0xc R_RISCV_JAL ext+0",
            "0x0 R_RISCV_32 g+0",
            "0x8 R_RISCV_ADD64 .L1+0",
            "0x8 R_RISCV_SUB64 f+0"
        ]
    );
}

#[test]
fn distances_that_are_known_are_filled_in() {
    let (sections, relocations) = assemble("1: nop\nbeq a0, a1, 1b\nj 1f\n1:\n", "");
    let words: Vec<u32> =
        sections[0].bytes.chunks_exact(4).map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]])).collect();
    assert_eq!(words, [0x0000_0013, 0xfeb5_0ee3, 0x0040_006f]);
    assert!(relocations.is_empty());
}
