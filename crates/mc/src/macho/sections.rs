//! Sections in Mach-O: types, attributes, the sections that kinds of things go to, and the directive that switches to one.

use crate::context::SectionData;
use crate::section::{Kind, Payload, Properties, SectionKind};
use object::macho::*;

/// Where the size of a stub is in the flags.
const STUB_SHIFT: u32 = 32;

/// Where zeros go that other files see.
pub const COMMON_ZEROS: &str = "__DATA,__common";

/// The names of types in text, by number; those without a name cannot be written there.
pub(crate) const TYPES: [&str; 23] = [
    "regular",
    "zerofill",
    "cstring_literals",
    "4byte_literals",
    "8byte_literals",
    "literal_pointers",
    "non_lazy_symbol_pointers",
    "lazy_symbol_pointers",
    "symbol_stubs",
    "mod_init_funcs",
    "mod_term_funcs",
    "coalesced",
    "",
    "interposing",
    "16byte_literals",
    "",
    "",
    "thread_local_regular",
    "thread_local_zerofill",
    "thread_local_variables",
    "thread_local_variable_pointers",
    "thread_local_init_function_pointers",
    "init_func_offsets",
];

/// The names of attributes in text.
pub(crate) const ATTRIBUTES: [(&str, u32); 8] = [
    ("pure_instructions", S_ATTR_PURE_INSTRUCTIONS),
    ("no_toc", S_ATTR_NO_TOC),
    ("strip_static_syms", S_ATTR_STRIP_STATIC_SYMS),
    ("no_dead_strip", S_ATTR_NO_DEAD_STRIP),
    ("live_support", S_ATTR_LIVE_SUPPORT),
    ("self_modifying_code", S_ATTR_SELF_MODIFYING_CODE),
    ("debug", S_ATTR_DEBUG),
    ("", 0),
];

/// A section of this type and these attributes, in one number as in its header.
pub(crate) fn kind(flags: u32) -> SectionKind {
    with_stubs(flags, 0)
}

/// The same with stubs of so many bytes.
pub(crate) fn with_stubs(flags: u32, stub_bytes: u32) -> SectionKind {
    let ty = flags & SECTION_TYPE;
    let attributes = flags & SECTION_ATTRIBUTES;
    let properties = Properties::NONE
        .with_if(attributes & S_ATTR_DEBUG == 0, Properties::LOADED)
        .with_if(attributes & S_ATTR_PURE_INSTRUCTIONS != 0, Properties::EXECUTABLE)
        .with_if(matches!(ty, S_ZEROFILL | S_GB_ZEROFILL | S_THREAD_LOCAL_ZEROFILL), Properties::ZERO);
    let payload = Payload { ty, flags: u64::from(attributes) | u64::from(stub_bytes) << STUB_SHIFT };
    SectionKind { payload, properties, ..SectionKind::default() }
}

/// Type and attributes of sections whose names say what they are, whatever is given.
pub(crate) fn predefined(name: &[u8]) -> Option<u32> {
    const FRAMES: u32 = S_COALESCED | S_ATTR_NO_TOC | S_ATTR_STRIP_STATIC_SYMS | S_ATTR_LIVE_SUPPORT;
    Some(match name {
        b"__TEXT,__text" => S_ATTR_PURE_INSTRUCTIONS,
        b"__TEXT,__cstring" => S_CSTRING_LITERALS,
        b"__TEXT,__literal4" => S_4BYTE_LITERALS,
        b"__TEXT,__literal8" => S_8BYTE_LITERALS,
        b"__TEXT,__literal16" => S_16BYTE_LITERALS,
        b"__TEXT,__eh_frame" => FRAMES,
        b"__DATA,__bss" | b"__DATA,__common" => S_ZEROFILL,
        b"__DATA,__thread_data" => S_THREAD_LOCAL_REGULAR,
        b"__DATA,__thread_bss" => S_THREAD_LOCAL_ZEROFILL,
        b"__DATA,__thread_vars" => S_THREAD_LOCAL_VARIABLES,
        b"__DATA,__thread_init" => S_THREAD_LOCAL_INIT_FUNCTION_POINTERS,
        b"__DATA,__thread_ptr" => S_THREAD_LOCAL_VARIABLE_POINTERS,
        b"__DATA,__la_symbol_ptr" => S_LAZY_SYMBOL_POINTERS,
        b"__DATA,__nl_symbol_ptr" => S_NON_LAZY_SYMBOL_POINTERS,
        b"__TEXT,__ustring"
        | b"__TEXT,__const"
        | b"__TEXT,__gcc_except_tab"
        | b"__DATA,__data"
        | b"__DATA,__const" => S_REGULAR,
        b"__LD,__compact_unwind" => S_ATTR_DEBUG,
        _ if name.starts_with(b"__DWARF,__debug_") => S_ATTR_DEBUG,
        _ => return None,
    })
}

/// Type and attributes as headers have them.
pub(crate) fn header_flags(kind: &SectionKind) -> u32 {
    kind.payload.ty | kind.payload.flags as u32
}

pub(crate) fn stub_bytes(kind: &SectionKind) -> u32 {
    (kind.payload.flags >> STUB_SHIFT) as u32
}

/// The two names.
pub(crate) fn split_name(name: &[u8]) -> (&[u8], &[u8]) {
    match name.iter().position(|&c| c == b',') {
        Some(comma) => (&name[..comma], &name[comma + 1..]),
        None => (b"", name),
    }
}

/// What text says of a section: `segment,section[,type[,attributes[,size of stubs]]]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedSection {
    /// Both names.
    pub name: Vec<u8>,
    /// Type and attributes, if they are stated.
    pub flags: Option<u32>,
    pub stub_bytes: u32,
}

/// Reads what text says of a section. The error is a sentence.
pub fn named_section(text: &[u8]) -> Result<NamedSection, String> {
    let mut parts = text.split(|&c| c == b',').map(|part| part.trim_ascii());
    let (segment, name) = (parts.next().unwrap_or(b""), parts.next().unwrap_or(b""));
    for (what, part) in [("segment", segment), ("section", name)] {
        if part.is_empty() || part.len() > 16 {
            return Err(format!(
                "mach-o section specifier requires a {what} whose length is between 1 and 16 characters"
            ));
        }
    }
    let name = [segment, b",", name].concat();
    let Some(ty) = parts.next().filter(|ty| !ty.is_empty()) else {
        return Ok(NamedSection { name, flags: None, stub_bytes: 0 });
    };
    let number = TYPES.iter().position(|known| known.as_bytes() == ty);
    let mut flags = number.ok_or("mach-o section specifier uses an unknown section type")? as u32;
    for attribute in parts.next().unwrap_or(b"").split(|&c| c == b'+').map(|part| part.trim_ascii()) {
        match ATTRIBUTES.iter().find(|(known, _)| known.as_bytes() == attribute) {
            Some(&(_, bit)) => flags |= bit,
            None if attribute == b"none" => {}
            None => return Err("mach-o section specifier has invalid attribute".to_owned()),
        }
    }
    let is_stubs = flags & SECTION_TYPE == S_SYMBOL_STUBS;
    let stub_bytes = match parts.next() {
        Some(_) if !is_stubs => {
            Err("mach-o section specifier cannot have a stub size specified because it does \
                                     not have type 'symbol_stubs'")
        }
        Some(size) => std::str::from_utf8(size)
            .ok()
            .and_then(|size| size.parse().ok())
            .ok_or("mach-o section specifier has a malformed stub size"),
        None if is_stubs => Err("mach-o section specifier of type 'symbol_stubs' requires a size specifier"),
        None => Ok(0),
    }?;
    Ok(NamedSection { name, flags: Some(flags), stub_bytes })
}

/// Where things of a kind go that ask for nothing else.
pub(crate) fn usual(wanted: Kind) -> (&'static str, u32) {
    match wanted {
        Kind::Text => ("__TEXT,__text", S_ATTR_PURE_INSTRUCTIONS),
        Kind::Data => ("__DATA,__data", S_REGULAR),
        Kind::Constants(4) => ("__TEXT,__literal4", S_4BYTE_LITERALS),
        Kind::Constants(8) => ("__TEXT,__literal8", S_8BYTE_LITERALS),
        Kind::Constants(16) => ("__TEXT,__literal16", S_16BYTE_LITERALS),
        Kind::Strings { width: 1, .. } => ("__TEXT,__cstring", S_CSTRING_LITERALS),
        Kind::Strings { width: 2, .. } => ("__TEXT,__ustring", S_REGULAR),
        Kind::ReadOnly | Kind::Constants(_) | Kind::Strings { .. } => ("__TEXT,__const", S_REGULAR),
        Kind::RelocatedReadOnly => ("__DATA,__const", S_REGULAR),
        Kind::Bss => ("__DATA,__bss", S_ZEROFILL),
        Kind::ThreadData => ("__DATA,__thread_data", S_THREAD_LOCAL_REGULAR),
        Kind::ThreadBss => ("__DATA,__thread_bss", S_THREAD_LOCAL_ZEROFILL),
        Kind::InitArray => ("__DATA,__mod_init_func", S_MOD_INIT_FUNC_POINTERS),
        Kind::FiniArray => ("__DATA,__mod_term_func", S_MOD_TERM_FUNC_POINTERS),
        Kind::Debug | Kind::SplitDebug => ("__DWARF,__debug_info", S_ATTR_DEBUG),
        Kind::DebugStrings | Kind::SplitDebugStrings => ("__DWARF,__debug_str", S_ATTR_DEBUG),
        Kind::Note | Kind::LoadedNote | Kind::Metadata | Kind::MetadataStrings | Kind::Excluded => {
            ("__DATA,__note", S_ATTR_NO_DEAD_STRIP)
        }
        Kind::CallProfile => ("__LLVM,__cg_profile", S_REGULAR),
        Kind::Described { .. } => ("__TEXT,__eh_frame", EH_FRAME),
    }
}

const EH_FRAME: u32 = S_COALESCED | S_ATTR_NO_TOC | S_ATTR_STRIP_STATIC_SYMS | S_ATTR_LIVE_SUPPORT;

/// The sections of the assembler's own tables, by the names that they have in ELF.
pub(crate) fn of_elf_name(name: &str) -> Option<(&'static str, u32)> {
    Some(match name {
        ".eh_frame" => ("__TEXT,__eh_frame", EH_FRAME),
        ".compact_unwind" => ("__LD,__compact_unwind", S_ATTR_DEBUG),
        ".debug_frame" => ("__DWARF,__debug_frame", S_ATTR_DEBUG),
        ".debug_line" => ("__DWARF,__debug_line", S_ATTR_DEBUG),
        ".debug_line_str" => ("__DWARF,__debug_line_str", S_ATTR_DEBUG),
        ".debug_info" => ("__DWARF,__debug_info", S_ATTR_DEBUG),
        ".debug_abbrev" => ("__DWARF,__debug_abbrev", S_ATTR_DEBUG),
        ".debug_aranges" => ("__DWARF,__debug_aranges", S_ATTR_DEBUG),
        ".debug_ranges" => ("__DWARF,__debug_ranges", S_ATTR_DEBUG),
        ".debug_rnglists" => ("__DWARF,__debug_rnglists", S_ATTR_DEBUG),
        ".debug_str" => ("__DWARF,__debug_str", S_ATTR_DEBUG),
        ".debug_str_offsets" => ("__DWARF,__debug_str_offs", S_ATTR_DEBUG),
        ".debug_addr" => ("__DWARF,__debug_addr", S_ATTR_DEBUG),
        ".debug_loc" => ("__DWARF,__debug_loc", S_ATTR_DEBUG),
        ".debug_loclists" => ("__DWARF,__debug_loclists", S_ATTR_DEBUG),
        ".gcc_except_table" => ("__TEXT,__gcc_except_tab", S_REGULAR),
        _ => return None,
    })
}

/// Whether the linker splits the section at symbols. Others are split at the ends of strings or elements, or not at all.
pub(crate) fn has_atoms(section: &SectionData) -> bool {
    let name = &*section.name;
    name != b"__DATA,__cfstring"
        && name != b"__DATA,__objc_classrefs"
        && !matches!(
            section.kind.payload.ty,
            S_CSTRING_LITERALS
                | S_4BYTE_LITERALS
                | S_8BYTE_LITERALS
                | S_16BYTE_LITERALS
                | S_LITERAL_POINTERS
                | S_NON_LAZY_SYMBOL_POINTERS
                | S_LAZY_SYMBOL_POINTERS
                | S_THREAD_LOCAL_VARIABLE_POINTERS
                | S_MOD_INIT_FUNC_POINTERS
                | S_MOD_TERM_FUNC_POINTERS
                | S_INTERPOSING
        )
}

/// Whether a relocation may name the section that a place without a symbol is in, where the machine has such relocations only
/// for some sections: strings and Objective-C's references are told apart by their symbols.
pub(crate) fn may_be_named(section: &SectionData) -> bool {
    let name = &*section.name;
    section.kind.payload.ty != S_CSTRING_LITERALS
        && name != b"__DATA,__cfstring"
        && name != b"__DATA,__objc_classrefs"
}

pub(crate) fn is_debug(kind: &SectionKind) -> bool {
    header_flags(kind) & S_ATTR_DEBUG != 0
}

/// The line that switches to a section.
pub(crate) fn section_directive(section: &SectionData) -> Vec<u8> {
    let mut out = b"\t.section\t".to_vec();
    out.extend_from_slice(&section.name);
    let (flags, stubs) = (header_flags(&section.kind), stub_bytes(&section.kind));
    if flags != 0 {
        let ty = TYPES.get(section.kind.payload.ty as usize).copied().filter(|name| !name.is_empty());
        out.push(b',');
        out.extend_from_slice(ty.unwrap_or("regular").as_bytes());
        let known = ATTRIBUTES.iter().filter(|&&(_, bit)| bit != 0 && flags & bit != 0);
        for (i, (name, _)) in known.enumerate() {
            out.push(if i == 0 { b',' } else { b'+' });
            out.extend_from_slice(name.as_bytes());
        }
        if stubs != 0 {
            if flags & SECTION_ATTRIBUTES == 0 {
                out.extend_from_slice(b",none");
            }
            out.extend_from_slice(format!(",{stubs}").as_bytes());
        }
    }
    out.push(b'\n');
    out
}
