//! Assembly text to bytes and relocations, with nothing but the compiled-in description.

use mc::assembler::{Assembler, LaidOutSection};
use mc::elf::{ElfOptions, write_object};
use mc::parse::{NoFiles, Options, parse};
use mc::{Context, Subtarget};
use tables::instructions::Fixup;

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
    let sections = assembler.finish(&mut cx).unwrap();
    let mut shown = Vec::new();
    for relocation in sections.iter().flat_map(|s| &s.relocations) {
        let kind = match relocation.kind {
            mc::encode::FixupKind::Target(kind) => {
                let record = target.image.records::<Fixup>().get(kind as usize).unwrap();
                target.image.string(record.name).to_owned()
            }
            mc::encode::FixupKind::Data(size) => format!("data{size}"),
        };
        let symbol = String::from_utf8_lossy(cx.symbol_name(relocation.symbol)).into_owned();
        shown.push(format!("{:#x} {kind} {symbol}+{}", relocation.offset, relocation.addend));
    }
    let options = ElfOptions { is_64: true, os_abi: 0, e_flags: 0 };
    let object = write_object(&target, &cx, &sections, &[], &options).unwrap();
    assert_eq!(object[..4], *b"\x7fELF");
    (sections, shown)
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
            "0x4 fixup_riscv_hi20 g+4",
            "0x8 fixup_riscv_lo12_i g+4",
            "0xc fixup_riscv_jal ext+0",
            "0x0 data4 g+0",
            "0x8 data8 .L1+0"
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
