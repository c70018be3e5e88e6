//! Sections in ELF: what kinds of sections are in numbers, the names that go with them, flag letters, and the directive that
//! switches to a section.
//!
//! Sources: the System V gABI, chapter 4; the names are those that linker scripts expect.

use crate::asm_streamer::write_symbol;
use crate::context::{Context, SectionData};
use crate::format::TextSyntax;
use crate::section::{Kind, Payload, Properties, Request, SectionKind};
use object::elf::*;
use std::borrow::Cow;

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
    let payload = Payload { ty, flags: flags.into() };
    SectionKind { payload, properties: properties(payload), ..SectionKind::default() }
}

/// What type and flags mean to the assembler.
pub(crate) fn properties(payload: Payload) -> Properties {
    let has = |flag: u32| payload.flags & u64::from(flag) != 0;
    Properties::NONE
        .with_if(has(SHF_ALLOC), Properties::LOADED)
        .with_if(has(SHF_EXECINSTR), Properties::EXECUTABLE)
        .with_if(payload.ty == SHT_NOBITS, Properties::ZERO)
        .with_if(has(SHF_MERGE), Properties::MERGED)
        .with_if(has(SHF_TLS), Properties::THREAD_LOCAL)
        .with_if(has(SHF_GNU_RETAIN), Properties::RETAINED)
}

/// Type, flags and the size of entries of a kind of section.
fn numbers(kind: Kind) -> (u32, u32, u64) {
    const DATA: u32 = SHF_ALLOC | SHF_WRITE;
    match kind {
        Kind::Text => (SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR, 0),
        Kind::Data | Kind::RelocatedReadOnly => (SHT_PROGBITS, DATA, 0),
        Kind::ReadOnly => (SHT_PROGBITS, SHF_ALLOC, 0),
        Kind::Constants(size) => (SHT_PROGBITS, SHF_ALLOC | SHF_MERGE, size),
        Kind::Strings { width, .. } => (SHT_PROGBITS, SHF_ALLOC | SHF_MERGE | SHF_STRINGS, width),
        Kind::Bss => (SHT_NOBITS, DATA, 0),
        Kind::ThreadData => (SHT_PROGBITS, DATA | SHF_TLS, 0),
        Kind::ThreadBss => (SHT_NOBITS, DATA | SHF_TLS, 0),
        Kind::InitArray => (SHT_INIT_ARRAY, DATA, 0),
        Kind::FiniArray => (SHT_FINI_ARRAY, DATA, 0),
        Kind::Debug | Kind::Metadata => (SHT_PROGBITS, 0, 0),
        Kind::DebugStrings | Kind::MetadataStrings => (SHT_PROGBITS, SHF_MERGE | SHF_STRINGS, 1),
        Kind::SplitDebug => (SHT_PROGBITS, SHF_EXCLUDE, 0),
        Kind::SplitDebugStrings => (SHT_PROGBITS, SHF_EXCLUDE | SHF_MERGE | SHF_STRINGS, 1),
        Kind::Note => (SHT_NOTE, 0, 0),
        Kind::LoadedNote => (SHT_NOTE, SHF_ALLOC, 0),
        Kind::Excluded => (SHT_PROGBITS, SHF_EXCLUDE, 0),
        Kind::CallProfile => (super::SHT_LLVM_CALL_GRAPH_PROFILE, SHF_EXCLUDE, 8),
        Kind::Described { ty, loaded } => (ty, if loaded { SHF_ALLOC } else { 0 }, 0),
    }
}

/// Where things of a kind go that ask for nothing else.
pub(crate) fn usual_name(kind: Kind) -> Cow<'static, str> {
    Cow::Borrowed(match kind {
        Kind::Text => ".text",
        Kind::Data => ".data",
        Kind::ReadOnly => ".rodata",
        Kind::RelocatedReadOnly => ".data.rel.ro",
        Kind::Constants(size) => return format!(".rodata.cst{size}").into(),
        Kind::Strings { width, align } => return format!(".rodata.str{width}.{align}").into(),
        Kind::Bss => ".bss",
        Kind::ThreadData => ".tdata",
        Kind::ThreadBss => ".tbss",
        Kind::InitArray => ".init_array",
        Kind::FiniArray => ".fini_array",
        Kind::Debug => ".debug_info",
        Kind::DebugStrings => ".debug_str",
        Kind::SplitDebug => ".debug_info.dwo",
        Kind::SplitDebugStrings => ".debug_str.dwo",
        Kind::Note | Kind::LoadedNote => ".note",
        Kind::Metadata | Kind::MetadataStrings => ".comment",
        Kind::Excluded => ".excluded",
        Kind::CallProfile => ".llvm.call-graph-profile",
        Kind::Described { .. } => ".eh_frame",
    })
}

/// What a section is that was asked for.
pub(crate) fn requested(request: &Request) -> SectionKind {
    let (ty, flags, entry_size) = numbers(request.kind);
    complete(request, ty, flags, entry_size)
}

/// Types of sections that follow from the beginning of a name that a program gives.
const TYPES: &[(&[u8], u32)] = &[
    (b".init_array", SHT_INIT_ARRAY),
    (b".fini_array", SHT_FINI_ARRAY),
    (b".preinit_array", SHT_PREINIT_ARRAY),
    (b".note", SHT_NOTE),
];

/// Flags of sections that follow from the beginning of such a name, whatever is put there.
const FLAGS: &[(&[u8], u32)] = &[
    (b".tdata", SHF_ALLOC | SHF_WRITE | SHF_TLS),
    (b".tbss", SHF_ALLOC | SHF_WRITE | SHF_TLS),
    (b".bss", SHF_ALLOC | SHF_WRITE),
    (b".data", SHF_ALLOC | SHF_WRITE),
];

/// What a section is that was asked for under a name that says something about it, too.
pub(crate) fn requested_as(name: &[u8], request: &Request) -> SectionKind {
    let begins_with_word =
        |word: &[u8]| name.strip_prefix(word).is_some_and(|rest| rest.first().is_none_or(|&c| c == b'.'));
    let (_, of_kind, _) = numbers(request.kind.unmerged());
    let ty = TYPES.iter().find(|(stem, _)| name.starts_with(stem)).map(|(_, ty)| *ty);
    let flags = FLAGS.iter().find(|(stem, _)| begins_with_word(stem)).map(|(_, flags)| *flags);
    let zero = begins_with_word(b".bss") || begins_with_word(b".tbss");
    let ty = ty.unwrap_or(if zero { SHT_NOBITS } else { SHT_PROGBITS });
    complete(request, ty, flags.unwrap_or(of_kind), 0)
}

fn complete(request: &Request, ty: u32, mut flags: u32, entry_size: u64) -> SectionKind {
    let Request { retained, group, linked_to, unique, .. } = *request;
    flags |= if retained { SHF_GNU_RETAIN } else { 0 };
    flags |= if group.is_some() { SHF_GROUP } else { 0 };
    flags |= if linked_to.is_some() { SHF_LINK_ORDER } else { 0 };
    let (group, comdat) = group.map_or((None, false), |(symbol, comdat)| (Some(symbol), comdat));
    SectionKind { entry_size, group, comdat, unique, linked_to, ..plain_kind(ty, flags) }
}

/// The line that switches to a section.
pub(crate) fn section_directive(
    cx: &Context,
    section: &SectionData,
    subsection: i32,
    TextSyntax { machine, mark }: TextSyntax,
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
    let Payload { ty, flags } = kind.payload;
    let has = |flag: u32| flags & u64::from(flag) != 0;
    out.extend(SECTION_FLAGS.iter().filter(|&&(_, flag)| has(flag)).map(|&(letter, _)| letter));
    let of_machine = MACHINE_SECTION_FLAGS.iter().filter(|&&(of, _, flag)| of == machine && has(flag));
    out.extend(of_machine.map(|&(_, letter, _)| letter));
    out.extend_from_slice(b"\",");
    out.extend_from_slice(mark.as_bytes());
    match SECTION_TYPES.iter().find(|&&(_, known)| known == ty) {
        Some((name, _)) => out.extend_from_slice(name.as_bytes()),
        None => out.extend_from_slice(format!("{ty:#x}").as_bytes()),
    }
    if kind.entry_size != 0 {
        out.extend_from_slice(format!(",{}", kind.entry_size).as_bytes());
    }
    if has(SHF_LINK_ORDER) {
        out.push(b',');
        match kind.linked_to {
            Some(symbol) => write_symbol(cx, symbol, &mut out),
            None => out.push(b'0'),
        }
    }
    if let Some(group) = kind.group {
        out.push(b',');
        write_symbol(cx, group, &mut out);
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
