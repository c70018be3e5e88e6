//! What sections are called in ELF assembly: types, flag letters, names that imply them, and the directive that switches to
//! a section.

use crate::asm_streamer::write_symbol_name;
use crate::context::{Context, SectionData, SectionKind};
use object::elf::*;

/// Tables of entries of one size, which the directive gives as for mergeable sections.
pub(crate) const LLVM_CFI_JUMP_TABLE: u32 = 0x6fff_4c0e;

/// Names of section types.
pub(crate) const SECTION_TYPES: &[(&str, u32)] = &[
    ("progbits", SHT_PROGBITS),
    ("nobits", SHT_NOBITS),
    ("note", SHT_NOTE),
    ("init_array", SHT_INIT_ARRAY),
    ("fini_array", SHT_FINI_ARRAY),
    ("preinit_array", SHT_PREINIT_ARRAY),
    ("unwind", 0x7000_0001),
    ("llvm_odrtab", 0x6fff_4c00),
    ("llvm_linker_options", 0x6fff_4c01),
    ("llvm_call_graph_profile", 0x6fff_4c09),
    ("llvm_dependent_libraries", 0x6fff_4c04),
    ("llvm_sympart", 0x6fff_4c05),
    ("llvm_bb_addr_map", 0x6fff_4c0a),
    ("llvm_offloading", 0x6fff_4c0b),
    ("llvm_lto", 0x6fff_4c0c),
    ("llvm_jt_sizes", 0x6fff_4c0d),
    ("llvm_cfi_jump_table", LLVM_CFI_JUMP_TABLE),
    ("llvm_call_graph", 0x6fff_4c0f),
];

/// Letters of section flags, in the order in which they are printed.
pub(crate) const SECTION_FLAGS: &[(u8, u32)] = &[
    (b'a', SHF_ALLOC),
    (b'e', SHF_EXCLUDE),
    (b'x', SHF_EXECINSTR),
    (b'w', SHF_WRITE),
    (b'M', SHF_MERGE),
    (b'S', SHF_STRINGS),
    (b'T', SHF_TLS),
    (b'o', SHF_LINK_ORDER),
    (b'G', SHF_GROUP),
    (b'R', SHF_GNU_RETAIN),
];

/// Not all of the code of a program reaches such a section directly.
const SHF_X86_64_LARGE: u32 = 0x1000_0000;

/// Letters of flags that objects of one machine have, printed after the others.
pub(crate) const MACHINE_SECTION_FLAGS: &[(u16, u8, u32)] = &[(EM_X86_64, b'l', SHF_X86_64_LARGE)];

/// How much of a name a row of [`KNOWN`] is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stem {
    /// The name itself.
    Whole,
    /// The name, and what goes on with a full stop after it.
    Dotted,
    /// Whatever begins like that.
    Prefix,
}

use Stem::{Dotted, Prefix, Whole};

/// Type and flags of sections whose name says enough.
const KNOWN: &[(&str, Stem, u32, u32)] = &[
    (".text", Dotted, SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR),
    (".init", Whole, SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR),
    (".fini", Whole, SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR),
    (".rodata", Dotted, SHT_PROGBITS, SHF_ALLOC),
    (".rodata1", Whole, SHT_PROGBITS, SHF_ALLOC),
    (".data", Dotted, SHT_PROGBITS, SHF_ALLOC | SHF_WRITE),
    (".data1", Whole, SHT_PROGBITS, SHF_ALLOC | SHF_WRITE),
    (".bss", Dotted, SHT_NOBITS, SHF_ALLOC | SHF_WRITE),
    (".tdata", Dotted, SHT_PROGBITS, SHF_ALLOC | SHF_WRITE | SHF_TLS),
    (".tbss", Dotted, SHT_NOBITS, SHF_ALLOC | SHF_WRITE | SHF_TLS),
    (".init_array", Dotted, SHT_INIT_ARRAY, SHF_ALLOC | SHF_WRITE),
    (".fini_array", Dotted, SHT_FINI_ARRAY, SHF_ALLOC | SHF_WRITE),
    (".preinit_array", Dotted, SHT_PREINIT_ARRAY, SHF_ALLOC | SHF_WRITE),
    (".eh_frame", Whole, SHT_PROGBITS, SHF_ALLOC),
    (".note", Prefix, SHT_NOTE, 0),
];

/// Type and flags that a name implies.
pub(crate) fn implied(name: &[u8]) -> (u32, u32) {
    let known = KNOWN.iter().find(|(stem, how, ..)| {
        name.strip_prefix(stem.as_bytes()).is_some_and(|rest| match how {
            Whole => rest.is_empty(),
            Dotted => rest.is_empty() || rest[0] == b'.',
            Prefix => true,
        })
    });
    known.map_or((SHT_PROGBITS, 0), |&(.., ty, flags)| (ty, flags))
}

/// A section of plain type and flags.
pub(crate) fn plain_kind(ty: u32, flags: u32) -> SectionKind {
    SectionKind {
        ty,
        flags: flags.into(),
        entry_size: 0,
        group: None,
        comdat: false,
        unique: None,
        linked_to: None,
    }
}

/// The line that switches to a section. `mark` is `@` or `%`.
pub(crate) fn section_directive(
    cx: &Context,
    section: &SectionData,
    subsection: i32,
    (machine, mark): (u16, &str),
) -> Vec<u8> {
    let kind = &section.kind;
    let (ty, flags) = implied(&section.name);
    let is_plain = *kind == plain_kind(ty, flags);
    let mut out = vec![b'\t'];
    if is_plain && matches!(&*section.name, b".text" | b".data" | b".bss") {
        out.extend_from_slice(&section.name);
        if subsection != 0 {
            out.extend_from_slice(format!("\t{subsection}").as_bytes());
        }
        out.push(b'\n');
        return out;
    }
    out.extend_from_slice(b".section\t");
    write_section_name(&section.name, &mut out);
    out.extend_from_slice(b",\"");
    let has = |flag: u32| kind.flags & u64::from(flag) != 0;
    out.extend(SECTION_FLAGS.iter().filter(|&&(_, flag)| has(flag)).map(|&(letter, _)| letter));
    let of_machine = MACHINE_SECTION_FLAGS.iter().filter(|&&(of, _, flag)| of == machine && has(flag));
    out.extend(of_machine.map(|&(_, letter, _)| letter));
    out.extend_from_slice(b"\",");
    out.extend_from_slice(mark.as_bytes());
    match SECTION_TYPES.iter().find(|&&(_, ty)| ty == kind.ty) {
        Some((name, _)) => out.extend_from_slice(name.as_bytes()),
        None => out.extend_from_slice(format!("{:#x}", kind.ty).as_bytes()),
    }
    if kind.entry_size != 0 {
        out.extend_from_slice(format!(",{}", kind.entry_size).as_bytes());
    }
    if has(SHF_LINK_ORDER) {
        out.push(b',');
        match kind.linked_to {
            Some(symbol) => write_symbol_name(cx.symbol_name(symbol), &mut out),
            None => out.push(b'0'),
        }
    }
    if let Some(group) = kind.group {
        out.push(b',');
        write_symbol_name(cx.symbol_name(group), &mut out);
        if kind.comdat {
            out.extend_from_slice(b",comdat");
        }
    }
    if let Some(number) = kind.unique {
        out.extend_from_slice(format!(",unique,{number}").as_bytes());
    }
    out.push(b'\n');
    if subsection != 0 {
        out.extend_from_slice(format!("\t.subsection\t{subsection}\n").as_bytes());
    }
    out
}

/// A name as the directive has it: in quotes if need be, backslashes with what follows them as they are.
fn write_section_name(name: &[u8], out: &mut Vec<u8>) {
    if name.iter().all(|c| c.is_ascii_alphanumeric() || matches!(c, b'.' | b'_')) {
        out.extend_from_slice(name);
        return;
    }
    out.push(b'"');
    let mut rest = name.iter();
    while let Some(&c) = rest.next() {
        match c {
            b'"' => out.extend_from_slice(b"\\\""),
            b'\\' => {
                out.push(c);
                out.push(rest.next().copied().unwrap_or(b'\\'));
            }
            _ => out.push(c),
        }
    }
    out.push(b'"');
}
