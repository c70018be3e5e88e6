//! Formats of which only the name is known: assembly for them is read and printed as far as it is the same for every format,
//! and no objects are written.
//!
//! So text for a system whose objects cannot be written is not taken for ELF's: what would mean something else there is a
//! mistake where it stands.

use crate::assembler::LaidOut;
use crate::context::{Binding, Context, SectionData, Symbol};
use crate::elf::Elf;
use crate::format::{FormatFacts, ObjectError, ObjectFormat, ObjectOptions, TextSyntax};
use crate::parse::FormatDirectives;
use crate::section::{Kind, Request, SectionKind};
use crate::streamer::SymbolAttribute;
use crate::target::Target;
use std::borrow::Cow;

/// A format by its name. Within a run, sections are told apart as in ELF; of that only `.text` and `.data` reach the text.
#[derive(Clone, Copy, Debug)]
pub struct Unwritten(pub &'static str);

impl ObjectFormat for Unwritten {
    fn facts(&self) -> FormatFacts {
        FormatFacts {
            name: self.0,
            stack_note: None,
            has_objects: false,
            has_debug_sections: false,
            has_sizes: false,
            ..Elf.facts()
        }
    }

    fn section_name(&self, kind: Kind) -> Cow<'static, str> {
        Elf.section_name(kind)
    }

    fn section(&self, request: &Request) -> SectionKind {
        Elf.section(request)
    }

    fn named_section(&self, name: &[u8], request: &Request) -> SectionKind {
        Elf.named_section(name, request)
    }

    fn section_directive(
        &self,
        cx: &Context,
        section: &SectionData,
        subsection: i32,
        syntax: TextSyntax<'_>,
    ) -> Vec<u8> {
        Elf.section_directive(cx, section, subsection, syntax)
    }

    fn symbol_directive(
        &self,
        cx: &Context,
        symbol: Symbol,
        attribute: SymbolAttribute,
        syntax: TextSyntax<'_>,
        out: &mut Vec<u8>,
    ) -> bool {
        let is_global = attribute == SymbolAttribute::Binding(Binding::Global);
        is_global && Elf.symbol_directive(cx, symbol, attribute, syntax, out)
    }

    fn directives(&self) -> FormatDirectives {
        FormatDirectives::UNWRITTEN
    }

    fn write<'l>(
        &self,
        _: &Target,
        _: &Context,
        _: &'l LaidOut,
        _: &ObjectOptions,
    ) -> Result<Vec<Cow<'l, [u8]>>, ObjectError> {
        Err(ObjectError(format!("{} objects are not written", self.0)))
    }
}
