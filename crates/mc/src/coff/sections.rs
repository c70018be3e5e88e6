//! Sections in COFF: what kinds of sections are in characteristics, the letters of flags, and the directive that switches to
//! a section.

use crate::asm_streamer::{write_symbol, write_symbol_name};
use crate::context::{Context, SectionData};
use crate::section::{Kind, Payload, Properties, Request, SectionKind};
use object::pe::*;
use std::borrow::Cow;

/// Names of COMDAT selections.
pub(crate) const SELECTIONS: &[(&str, u32)] = &[
    ("one_only", IMAGE_COMDAT_SELECT_NODUPLICATES as u32),
    ("discard", IMAGE_COMDAT_SELECT_ANY as u32),
    ("same_size", IMAGE_COMDAT_SELECT_SAME_SIZE as u32),
    ("same_contents", IMAGE_COMDAT_SELECT_EXACT_MATCH as u32),
    ("associative", ASSOCIATIVE),
    ("largest", IMAGE_COMDAT_SELECT_LARGEST as u32),
    ("newest", IMAGE_COMDAT_SELECT_NEWEST as u32),
];

/// The section goes with that of the symbol.
pub(crate) const ASSOCIATIVE: u32 = IMAGE_COMDAT_SELECT_ASSOCIATIVE as u32;

/// The selection that is meant where none is named.
pub(crate) const ANY: u32 = IMAGE_COMDAT_SELECT_ANY as u32;

/// A section that programs only read.
pub(crate) const READ_ONLY: u32 = DATA;

const DATA: u32 = IMAGE_SCN_CNT_INITIALIZED_DATA | IMAGE_SCN_MEM_READ;

/// What linkers are told besides; no part of programs.
pub(crate) const DIRECTIVES: u32 = IMAGE_SCN_LNK_INFO | IMAGE_SCN_LNK_REMOVE;

/// What linkers are told that stays in the object.
pub(crate) const INFORMATION: u32 = IMAGE_SCN_LNK_INFO;

/// Sections whose names say what they are, whatever flags are given.
pub(crate) fn predefined(name: &[u8]) -> Option<u32> {
    const DEBUG: u32 = DATA | IMAGE_SCN_MEM_DISCARDABLE;
    Some(match name {
        b".text" => IMAGE_SCN_CNT_CODE | IMAGE_SCN_MEM_EXECUTE | IMAGE_SCN_MEM_READ,
        b".data" | b".tls$" => DEFAULT,
        b".bss" => IMAGE_SCN_CNT_UNINITIALIZED_DATA | IMAGE_SCN_MEM_READ | IMAGE_SCN_MEM_WRITE,
        b".rdata" | b".eh_frame" | b".pdata" | b".xdata" | b".gfids$y" | b".giats$y" | b".gljmp$y"
        | b".gehcont$y" | b".llvm_stackmaps" | b".llvm_faultmaps" => DATA,
        b".drectve" => DIRECTIVES,
        b".sxdata" => INFORMATION,
        b".debug$S" | b".debug$T" | b".debug$H" => DEBUG,
        _ if name.starts_with(b".debug_") => DEBUG,
        _ => return None,
    })
}

/// What a section is that no flags were given for.
pub(crate) const DEFAULT: u32 = DATA | IMAGE_SCN_MEM_WRITE;

/// A section of these characteristics.
pub(crate) fn kind(characteristics: u32) -> SectionKind {
    let has = |flag: u32| characteristics & flag != 0;
    let properties = Properties::NONE
        .with_if(!has(IMAGE_SCN_LNK_REMOVE | IMAGE_SCN_MEM_DISCARDABLE), Properties::LOADED)
        .with_if(has(IMAGE_SCN_MEM_EXECUTE), Properties::EXECUTABLE)
        .with_if(has(IMAGE_SCN_CNT_UNINITIALIZED_DATA), Properties::ZERO);
    let payload = Payload { ty: 0, flags: characteristics.into() };
    SectionKind { payload, properties, ..SectionKind::default() }
}

/// The same in a COMDAT.
pub(crate) fn comdat(kind: SectionKind, selection: u32, symbol: crate::Symbol) -> SectionKind {
    let flags = kind.payload.flags | u64::from(IMAGE_SCN_LNK_COMDAT);
    // One that is the key and one that goes with it may have the same name.
    let linked_to = (selection == ASSOCIATIVE).then_some(symbol);
    let payload = Payload { ty: selection, flags };
    SectionKind { payload, group: Some(symbol), comdat: true, linked_to, ..kind }
}

/// The same of which the linker keeps one, without a symbol that says so.
pub(crate) fn one_of(kind: SectionKind) -> SectionKind {
    let flags = kind.payload.flags | u64::from(IMAGE_SCN_LNK_COMDAT);
    SectionKind { payload: Payload { ty: ANY, flags }, ..kind }
}

/// The name and the characteristics of a kind of section.
fn numbers(wanted: Kind) -> (Cow<'static, str>, u32) {
    let (name, characteristics) = match wanted {
        Kind::Text => (".text", IMAGE_SCN_CNT_CODE | IMAGE_SCN_MEM_EXECUTE | IMAGE_SCN_MEM_READ),
        Kind::Data => (".data", DEFAULT),
        Kind::ReadOnly | Kind::RelocatedReadOnly | Kind::Constants(_) | Kind::Strings { .. } => {
            (".rdata", DATA)
        }
        Kind::Bss => (".bss", IMAGE_SCN_CNT_UNINITIALIZED_DATA | IMAGE_SCN_MEM_READ | IMAGE_SCN_MEM_WRITE),
        Kind::ThreadData | Kind::ThreadBss => (".tls$", DEFAULT),
        Kind::InitArray => (".CRT$XCU", DATA),
        Kind::FiniArray => (".CRT$XTX", DATA),
        Kind::Debug | Kind::DebugStrings | Kind::SplitDebug | Kind::SplitDebugStrings => {
            (".debug_info", DATA | IMAGE_SCN_MEM_DISCARDABLE)
        }
        Kind::Note | Kind::LoadedNote => (".note", DATA),
        Kind::Metadata | Kind::MetadataStrings => (".comment", DATA | IMAGE_SCN_MEM_DISCARDABLE),
        Kind::Excluded => (".excluded", IMAGE_SCN_LNK_REMOVE | IMAGE_SCN_MEM_DISCARDABLE),
        Kind::CallProfile => (".llvm.call-graph-profile", IMAGE_SCN_LNK_REMOVE),
        Kind::Described { .. } => (".eh_frame", DATA),
    };
    (name.into(), characteristics)
}

pub(crate) fn usual_name(kind: Kind) -> Cow<'static, str> {
    numbers(kind).0
}

pub(crate) fn requested(request: &Request) -> SectionKind {
    let plain = kind(numbers(request.kind).1);
    let in_comdat = match (request.linked_to, request.group) {
        (Some(symbol), _) => comdat(plain, ASSOCIATIVE, symbol),
        (None, Some((symbol, true))) => comdat(plain, ANY, symbol),
        (None, Some((symbol, false))) => comdat(plain, IMAGE_COMDAT_SELECT_NODUPLICATES.into(), symbol),
        (None, None) => plain,
    };
    SectionKind { unique: request.unique, ..in_comdat }
}

/// The linker drops such sections from images though no flag says so.
fn is_dropped(name: &[u8]) -> bool {
    name.starts_with(b".debug")
}

/// The characteristics that letters say, which count in their order; an error is what is wrong with them.
pub(crate) fn parse_flags(name: &[u8], letters: &[u8]) -> Result<u32, String> {
    let (mut code, mut data, mut zero, mut load) = (false, false, false, false);
    let (mut remove, mut discard, mut shared, mut info) = (false, false, false, false);
    let (mut no_read, mut no_write, mut was_writable) = (false, false, false);
    for &letter in letters {
        match letter {
            b'a' => {}
            b'b' | b'd' if letter == b'b' && data || letter == b'd' && zero => {
                return Err("conflicting section flags 'b' and 'd'.".to_owned());
            }
            b'b' => (zero, load) = (true, false),
            b'd' => (data, no_write, load) = (true, false, load || !remove),
            b'n' => (remove, load) = (true, false),
            b'D' => discard = true,
            b'r' => (was_writable, no_write, data, load) = (false, true, data || !code, load || !remove),
            b's' => (shared, data, no_write, load) = (true, true, false, load || !remove),
            b'w' => (no_write, was_writable) = (false, true),
            b'x' => (code, load, no_write) = (true, load || !remove, no_write || !was_writable),
            b'y' => (no_read, no_write) = (true, true),
            b'i' => info = true,
            _ => return Err("unknown flag".to_owned()),
        }
    }
    data |= !(code || data || zero || load || remove || discard || shared || info || no_read || no_write);
    let mut flags = 0;
    let mut add = |condition: bool, flag: u32| flags |= if condition { flag } else { 0 };
    add(code, IMAGE_SCN_CNT_CODE | IMAGE_SCN_MEM_EXECUTE);
    add(data, IMAGE_SCN_CNT_INITIALIZED_DATA);
    add(zero && !load, IMAGE_SCN_CNT_UNINITIALIZED_DATA);
    add(remove, IMAGE_SCN_LNK_REMOVE);
    add(discard || is_dropped(name), IMAGE_SCN_MEM_DISCARDABLE);
    add(!no_read, IMAGE_SCN_MEM_READ);
    add(!no_write, IMAGE_SCN_MEM_WRITE);
    add(shared, IMAGE_SCN_MEM_SHARED);
    add(info, IMAGE_SCN_LNK_INFO);
    Ok(flags)
}

/// The lines that switch to a section.
pub(crate) fn section_directive(cx: &Context, section: &SectionData) -> Vec<u8> {
    let kind = &section.kind;
    let mut out = vec![b'\t'];
    if kind.group.is_none() && matches!(&*section.name, b".text" | b".data" | b".bss") {
        out.extend_from_slice(&section.name);
        out.push(b'\n');
        return out;
    }
    out.extend_from_slice(b".section\t");
    // The name ends at a comma or a space, and is read as it stands otherwise.
    if section.name.iter().all(|&c| c.is_ascii_graphic() && !matches!(c, b',' | b'"')) {
        out.extend_from_slice(&section.name);
    } else {
        write_symbol_name(&section.name, &mut out);
    }
    out.extend_from_slice(b",\"");
    let has = |flag: u32| kind.payload.flags & u64::from(flag) != 0;
    let access = match () {
        () if has(IMAGE_SCN_MEM_WRITE) => b'w',
        () if has(IMAGE_SCN_MEM_READ) => b'r',
        () => b'y',
    };
    let letters = [
        (has(IMAGE_SCN_CNT_INITIALIZED_DATA), b'd'),
        (has(IMAGE_SCN_CNT_UNINITIALIZED_DATA), b'b'),
        (has(IMAGE_SCN_MEM_EXECUTE), b'x'),
        (true, access),
        (has(IMAGE_SCN_LNK_REMOVE), b'n'),
        (has(IMAGE_SCN_MEM_SHARED), b's'),
        (has(IMAGE_SCN_MEM_DISCARDABLE) && !is_dropped(&section.name), b'D'),
        (has(IMAGE_SCN_LNK_INFO), b'i'),
    ];
    out.extend(letters.iter().filter(|(on, _)| *on).map(|&(_, letter)| letter));
    out.push(b'"');
    if let Some(symbol) = kind.group {
        out.push(b',');
        out.extend_from_slice(selection_name(kind.payload.ty).as_bytes());
        out.push(b',');
        write_symbol(cx, symbol, &mut out);
    }
    out.push(b'\n');
    out
}

pub(crate) fn selection_name(selection: u32) -> &'static str {
    SELECTIONS.iter().find(|(_, number)| *number == selection).map_or("discard", |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_count_in_their_order() {
        let flags = |letters: &[u8]| parse_flags(b"name", letters).unwrap();
        assert_eq!(flags(b"dr"), 0x4000_0040);
        assert_eq!(flags(b"dw"), 0xc000_0040);
        assert_eq!(flags(b"rd"), 0xc000_0040);
        assert_eq!(flags(b"xr"), 0x6000_0020);
        assert_eq!(flags(b"bw"), 0xc000_0080);
        assert_eq!(flags(b""), 0xc000_0040);
        assert_eq!(parse_flags(b".debug_x", b"dr").unwrap(), 0x4200_0040);
        assert!(parse_flags(b"name", b"bd").is_err() && parse_flags(b"name", b"q").is_err());
    }
}
