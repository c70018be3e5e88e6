//! COFF, the format of objects on Windows, for x86-64 and i386.
//!
//! Follows Microsoft's "PE Format", from "COFF File Header" to "Archive (Library) File Format". The file holds the header,
//! the section headers, then each section's contents and relocations in the order of their first use, the symbol table and
//! the strings. That is LLVM's order, so that objects can be compared field by field.
//!
//! A section is known by its name and, in a COMDAT, by the symbol of that. [`Payload::flags`](crate::section::Payload) are
//! its characteristics without the alignment, [`Payload::ty`](crate::section::Payload) is the number of its selection
//! (`IMAGE_COMDAT_SELECT_*`), 0 outside of COMDATs. Relocations have no addends: they are in the place.
//!
//! What is not there yet: CodeView, machines other than these, and files with more than 65,279 sections.

mod format;
pub(crate) mod sections;
mod symbols;
mod write;

pub use format::Coff;

use crate::context::{Context, Section, SymbolData};
use support::entity::Entity;

/// `IMAGE_SYM_CLASS_*` of `.scl` are kept in these bits of [`SymbolData::other`], the type of `.type` in the lowest 16.
const CLASS_SHIFT: u32 = 16;
const CLASS_MASK: u32 = 0xff;
const TYPE_MASK: u32 = 0xffff;

/// `IMAGE_SYM_DTYPE_FUNCTION`, where types have it.
const FUNCTION: u32 = 2 << 4;

/// The weak symbol is found only if nothing else leads to its default.
pub(crate) const ANTI_DEPENDENCY: u32 = 1 << 24;

/// The symbol is known to handle exceptions.
pub(crate) const SAFE_HANDLER: u32 = 1 << 25;

/// Notes what a directive says of a symbol; `false` if the format has no such attribute.
pub(crate) fn set_attribute(data: &mut SymbolData, directive: &str) -> bool {
    match directive {
        ".weak_anti_dep" => {
            data.binding = crate::context::Binding::Weak;
            data.other |= ANTI_DEPENDENCY;
        }
        // Linkers want functions here.
        ".safeseh" => data.other = data.other & !TYPE_MASK | FUNCTION | SAFE_HANDLER,
        _ => return false,
    }
    true
}

/// The section with the handlers of exceptions that linkers let programs have on i386.
pub(crate) fn safe_handlers_section(cx: &mut Context) -> Section {
    cx.section(b".sxdata", sections::kind(sections::INFORMATION), false)
}

/// The section with the symbols whose addresses matter.
pub(crate) const ADDRESS_SIGNIFICANCE: &str = ".llvm_addrsig";

/// Notes what `.def` said of a symbol.
pub(crate) fn define(data: &mut SymbolData, class: Option<u8>, ty: Option<u16>) {
    if let Some(class) = class {
        data.other = data.other & !(CLASS_MASK << CLASS_SHIFT) | u32::from(class) << CLASS_SHIFT;
    }
    if let Some(ty) = ty {
        data.other = data.other & !TYPE_MASK | u32::from(ty);
    }
}

/// Whether the symbol was said to be a function.
pub(crate) fn is_function(data: &SymbolData) -> bool {
    data.other & 0xf0 == FUNCTION
}

/// What is common is as large as its alignment, by which linkers align it: up to 32 bytes.
const MAX_COMMON_ALIGN: u8 = 5;

/// The pseudo-relocation of `.symidx`: the place holds an index of the symbol table, which only the writer knows.
const SYMBOL_INDEX: u32 = u32::MAX;

/// The section with what unwinders are told of code in a section: the usual one, or one that is kept or dropped with that.
/// Linkers of MinGW know by the suffix of the name (`.text$f`) what belongs together, others by the group.
pub fn unwind_section(cx: &mut Context, text: Section, name: &str) -> Section {
    let data = &cx.sections[text];
    let Some(symbol) = data.kind.group.filter(|_| data.kind.comdat) else {
        // The usual section of code has the usual one; another one has its own, which a linker may drop with it.
        let is_usual = *data.name == *sections::usual_name(crate::section::Kind::Text).as_bytes();
        let unique = if is_usual && data.noted == 0 { None } else { Some(text.index() as u32) };
        let kind = crate::section::SectionKind { unique, ..sections::kind(sections::READ_ONLY) };
        return cx.section(name.as_bytes(), kind, false);
    };
    let Some(at) = data.name.iter().position(|&c| c == b'$') else {
        let kind = sections::comdat(sections::kind(sections::READ_ONLY), sections::ASSOCIATIVE, symbol);
        let kind = crate::section::SectionKind { unique: Some(text.index() as u32), ..kind };
        return cx.section(name.as_bytes(), kind, false);
    };
    let name = [name.as_bytes(), &data.name[at..]].concat();
    cx.section(&name, sections::one_of(sections::kind(sections::READ_ONLY)), false)
}

/// The section that tells linkers what else to do.
pub fn directives_section(cx: &mut Context) -> Section {
    cx.section(b".drectve", sections::kind(sections::DIRECTIVES), false)
}
