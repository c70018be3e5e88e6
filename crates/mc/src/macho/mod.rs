//! Mach-O, the format of objects on Apple's systems, for machines whose description has a `MachObject` record.
//!
//! Follows Apple's headers `mach-o/loader.h`, `nlist.h`, `reloc.h`, `x86_64/reloc.h` and `arm64/reloc.h`. A file holds the
//! header, load commands (one of them the only segment with the headers of its sections), contents of sections, relocations,
//! regions of data in code, hints for the linker, indirect symbols, symbols and strings: the order of LLVM and Apple's `as`, so
//! that objects can be compared byte by byte.
//!
//! A section is known by two names, `__SEGMENT,__section`. [`Payload::flags`](crate::section::Payload) are its attributes,
//! above them the size of a stub; [`Payload::ty`](crate::section::Payload) is its type.
//!
//! **Atoms.** The linker may move what stands between two symbols that it sees, an *atom*, away from the rest of its section.
//! So the distance between two atoms is not a number once everything is laid out, and a relocation to a place without a
//! symbol names its atom. A symbol with the private prefix `L` is not seen by the linker. While text is read nothing is known of
//! atoms, and distances are what they are there.

mod format;
mod relocations;
pub(crate) mod sections;
mod symbols;
pub(crate) mod text;
mod write;

pub use format::MachO;
/// The numbers of Apple's headers.
pub use object::macho as numbers;
pub use sections::COMMON_ZEROS;

use crate::context::{Context, Section, SectionData, Symbol, SymbolData};
use crate::expr::Specifier;
use crate::section::Kind;
use crate::target::{Subtarget, Target};
use support::entity::SecondaryMap;
use tables::object::{MachObject, MachRelocation, mach_flags, mach_relocation};

/// Bits of [`SymbolData::other`]: the lowest 16 are `n_desc`, this one is `N_PEXT`.
pub(crate) const PRIVATE_EXTERN: u32 = 1 << 16;

/// `n_desc`: how an undefined symbol is referred to.
const REFERENCE_TYPE: u32 = 7;
const UNDEFINED_LAZY: u32 = 1;
const NO_DEAD_STRIP: u32 = 0x20;
const WEAK_REFERENCE: u32 = 0x40;
const WEAK_DEFINITION: u32 = 0x80;
const SYMBOL_RESOLVER: u32 = 0x100;
pub(crate) const ALT_ENTRY: u32 = 0x200;
const COLD: u32 = 0x400;

/// `.build_version`, `.macosx_version_min` and their like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version {
    /// `LC_*`
    pub command: u32,
    /// `PLATFORM_*`, for `LC_BUILD_VERSION`.
    pub platform: u32,
    /// Major, minor, update.
    pub minimum: [u16; 3],
    pub sdk: Option<[u16; 3]>,
}

/// What only assembly for Mach-O says, apart from sections and attributes of symbols.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Directive {
    /// `.subsections_via_symbols`
    Subsections,
    Version(Version),
    /// The second system of a file for two: `.build_version` of Mac Catalyst beside macOS.
    Variant(Version),
    /// `.indirect_symbol`
    Indirect(Symbol),
    /// `.data_region`, by `DICE_KIND_*`; `.end_data_region` is `None`.
    Region(Option<u16>),
    /// `.linker_option`
    LinkerOption(Vec<Box<[u8]>>),
    /// `.loh`
    Hint(u8, Vec<Symbol>),
    /// `.desc`
    Description(Symbol, u16),
    /// `.zerofill`, `.tbss`: symbol, size, alignment.
    Zerofill {
        section: Section,
        symbol: Option<(Symbol, u64, u8)>,
        thread: bool,
    },
    /// `.lcomm`: the same in the section for it.
    LocalCommon {
        section: Section,
        symbol: (Symbol, u64, u8),
    },
}

/// Data in code. The end is missing while it is open.
#[derive(Clone, Copy, Debug)]
pub struct Region {
    pub kind: u16,
    pub start: Symbol,
    pub end: Option<Symbol>,
}

/// What an object has besides sections, relocations and symbols.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    pub subsections: bool,
    pub version: Option<Version>,
    pub variant: Option<Version>,
    pub indirect: Vec<(Section, Symbol)>,
    pub regions: Vec<Region>,
    pub linker_options: Vec<Vec<Box<[u8]>>>,
    pub hints: Vec<(u8, Vec<Symbol>)>,
    /// The atoms of places that have no symbol of their own for the linker.
    pub atoms: SecondaryMap<Symbol, Option<Symbol>>,
}

/// How a distance of 32 bits leads to a pointer to a symbol: the specifier of the symbol, and whether the distance counts from
/// the end of its own four bytes.
pub fn pointer_specifier(target: &Target, subtarget: &Subtarget) -> Option<(Specifier, bool)> {
    let rows = target.image.records::<MachRelocation>();
    let row = rows.iter().find(|row| row.number & mach_relocation::PERSONALITY != 0)?;
    let mut objects = target.image.records::<MachObject>().iter();
    let object = objects.find(|object| subtarget.enables(object.predicates))?;
    Some((Specifier(row.specifier), object.flags & mach_flags::COUNTS_FROM_END != 0))
}

/// Whether the linker splits a section at symbols, so that every symbol in it must be one that the linker sees.
pub fn is_split_at_symbols(section: &SectionData) -> bool {
    sections::has_atoms(section)
}

/// The section that a program names for something of a kind. The error is a sentence.
pub fn open_named_section(cx: &mut Context, text: &[u8], kind: Kind) -> Result<Section, String> {
    let named = sections::named_section(text)?;
    let usual = if kind == Kind::Text { sections::usual(kind).1 } else { 0 };
    let kind_of = sections::with_stubs(named.flags.unwrap_or(usual), named.stub_bytes);
    Ok(cx.section(&named.name, kind_of, kind == Kind::Text))
}

/// Notes what a directive says of a symbol; `false` if the format has no such attribute.
pub(crate) fn set_attribute(data: &mut SymbolData, directive: &str) -> bool {
    use crate::context::{Binding, SymbolValue};
    let is_undefined = data.value == SymbolValue::Undefined;
    match directive {
        ".no_dead_strip" | ".reference" => data.other |= NO_DEAD_STRIP,
        ".lazy_reference" => {
            data.other |= NO_DEAD_STRIP;
            if is_undefined {
                data.other = data.other & !REFERENCE_TYPE | UNDEFINED_LAZY;
            }
        }
        ".symbol_resolver" => data.other |= SYMBOL_RESOLVER,
        ".alt_entry" => data.other |= ALT_ENTRY,
        ".private_extern" => {
            data.binding = Binding::Global;
            data.other |= PRIVATE_EXTERN;
        }
        ".weak_reference" if is_undefined => data.other |= WEAK_REFERENCE,
        ".weak_reference" => {}
        ".weak_definition" => data.other |= WEAK_DEFINITION,
        ".weak_def_can_be_hidden" => data.other |= WEAK_DEFINITION | WEAK_REFERENCE,
        ".cold" => data.other |= COLD,
        _ => return false,
    }
    true
}

/// A definition, or `.globl`, ends what was said about lazy references.
pub(crate) fn clear_reference_type(data: &mut SymbolData) {
    data.other &= !REFERENCE_TYPE;
}

/// Kinds of hints for the linker by their names; each has a number from 1, and how many places it names.
pub(crate) const HINTS: [(&str, usize); 8] = [
    ("AdrpAdrp", 2),
    ("AdrpLdr", 2),
    ("AdrpAddLdr", 3),
    ("AdrpLdrGotLdr", 3),
    ("AdrpAddStr", 3),
    ("AdrpLdrGotStr", 3),
    ("AdrpAdd", 2),
    ("AdrpLdrGot", 2),
];
