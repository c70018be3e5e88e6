//! Mach-O as an [`ObjectFormat`].

use super::sections;
use crate::asm_streamer::write_symbol;
use crate::assembler::LaidOut;
use crate::context::{Binding, Context, SectionData, Symbol, SymbolData};
use crate::format::{
    CommonAlignment, Definitions, FormatFacts, ObjectError, ObjectFormat, ObjectOptions, RelocationNumbers,
    TextSyntax,
};
use crate::parse::FormatDirectives;
use crate::section::{Kind, Request, SectionKind};
use crate::streamer::SymbolAttribute;
use crate::target::Target;
use std::borrow::Cow;

/// Apple's format of objects.
#[derive(Clone, Copy, Debug)]
pub struct MachO;

impl ObjectFormat for MachO {
    fn facts(&self) -> FormatFacts {
        FormatFacts {
            name: "Mach-O",
            definitions: Definitions::Always,
            relocates_by_section: false,
            initial_sections: &[(Kind::Text, 0)],
            binding_is_final: false,
            stack_note: None,
            relocations: RelocationNumbers::MachO,
            common_alignment: CommonAlignment::Power { max_log2: 15 },
            has_objects: true,
            has_debug_sections: true,
            has_sizes: false,
            has_atoms: true,
            private_prefix: Some("L"),
            at_in_names: false,
        }
    }

    fn section_name(&self, kind: Kind) -> Cow<'static, str> {
        sections::usual(kind).0.into()
    }

    fn section(&self, request: &Request) -> SectionKind {
        sections::kind(sections::usual(request.kind).1)
    }

    fn named_section(&self, _: &[u8], request: &Request) -> SectionKind {
        sections::kind(sections::usual(request.kind.unmerged()).1)
    }

    fn own_section(&self, name: &str) -> Option<(&'static str, SectionKind)> {
        sections::of_elf_name(name).map(|(name, flags)| (name, sections::kind(flags)))
    }

    fn section_directive(&self, _: &Context, section: &SectionData, _: i32, _: TextSyntax<'_>) -> Vec<u8> {
        sections::section_directive(section)
    }

    fn symbol_directive(
        &self,
        cx: &Context,
        symbol: Symbol,
        attribute: SymbolAttribute,
        _: TextSyntax<'_>,
        out: &mut Vec<u8>,
    ) -> bool {
        if attribute != SymbolAttribute::Binding(Binding::Global) {
            return false;
        }
        out.extend_from_slice(b"\t.globl\t");
        write_symbol(cx, symbol, out);
        true
    }

    fn attribute(&self, data: &mut SymbolData, directive: &str) -> bool {
        super::set_attribute(data, directive)
    }

    fn directives(&self) -> FormatDirectives {
        FormatDirectives::MACHO
    }

    fn write<'l>(
        &self,
        target: &Target,
        cx: &Context,
        laid_out: &'l LaidOut,
        _: &ObjectOptions,
    ) -> Result<Vec<Cow<'l, [u8]>>, ObjectError> {
        super::write::write(target, cx, laid_out)
    }
}
