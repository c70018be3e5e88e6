//! COFF as an [`ObjectFormat`].

use super::{MAX_COMMON_ALIGN, SYMBOL_INDEX, sections};
use crate::asm_streamer::write_symbol_name;
use crate::assembler::LaidOut;
use crate::context::{Binding, Context, SectionData, Symbol};
use crate::format::{
    CommonAlignment, Definitions, FormatFacts, ObjectError, ObjectFormat, ObjectOptions, Reference,
    ReferenceForm, RelocationNumbers, TextSyntax,
};
use crate::parse::FormatDirectives;
use crate::section::{Kind, Request, SectionKind};
use crate::streamer::SymbolAttribute;
use crate::target::Target;
use object::pe::{IMAGE_REL_AMD64_ADDR32NB, IMAGE_REL_AMD64_SECREL, IMAGE_REL_AMD64_SECTION};
use std::borrow::Cow;

/// Microsoft's format of objects.
#[derive(Clone, Copy, Debug)]
pub struct Coff;

impl ObjectFormat for Coff {
    fn facts(&self) -> FormatFacts {
        FormatFacts {
            name: "COFF",
            definitions: Definitions::ButFunctions,
            relocates_by_section: false,
            initial_sections: &[(Kind::Text, 2), (Kind::Data, 2), (Kind::Bss, 2)],
            binding_is_final: false,
            stack_note: None,
            relocations: RelocationNumbers::Coff,
            common_alignment: CommonAlignment::Power { max_log2: MAX_COMMON_ALIGN },
            has_objects: true,
            has_debug_sections: false,
            has_sizes: false,
            has_atoms: false,
            private_prefix: None,
        }
    }

    fn section_name(&self, kind: Kind) -> Cow<'static, str> {
        sections::usual_name(kind)
    }

    fn section(&self, request: &Request) -> SectionKind {
        sections::requested(request)
    }

    fn named_section(&self, _: &[u8], request: &Request) -> SectionKind {
        sections::requested(&Request { kind: request.kind.unmerged(), ..*request })
    }

    fn section_directive(&self, cx: &Context, section: &SectionData, _: i32, _: TextSyntax<'_>) -> Vec<u8> {
        sections::section_directive(cx, section)
    }

    fn symbol_directive(
        &self,
        cx: &Context,
        symbol: Symbol,
        attribute: SymbolAttribute,
        _: TextSyntax<'_>,
        out: &mut Vec<u8>,
    ) -> bool {
        let directive = match attribute {
            SymbolAttribute::Binding(Binding::Global) => ".globl",
            SymbolAttribute::Binding(Binding::Weak) => ".weak",
            SymbolAttribute::Definition { class, ty } => {
                out.extend_from_slice(b"\t.def\t");
                write_symbol_name(cx.symbol_name(symbol), out);
                out.extend_from_slice(b";\n");
                if let Some(class) = class {
                    out.extend_from_slice(format!("\t.scl\t{class};\n").as_bytes());
                }
                if let Some(ty) = ty {
                    out.extend_from_slice(format!("\t.type\t{ty};\n").as_bytes());
                }
                out.extend_from_slice(b"\t.endef");
                return true;
            }
            _ => return false,
        };
        out.extend_from_slice(format!("\t{directive}\t").as_bytes());
        write_symbol_name(cx.symbol_name(symbol), out);
        true
    }

    fn directives(&self) -> FormatDirectives {
        FormatDirectives::COFF
    }

    fn reference(&self, reference: Reference) -> Option<ReferenceForm> {
        let (size_bytes, relocation) = match reference {
            Reference::SectionOffset => (4, IMAGE_REL_AMD64_SECREL.into()),
            Reference::SectionIndex => (2, IMAGE_REL_AMD64_SECTION.into()),
            Reference::ImageOffset => (4, IMAGE_REL_AMD64_ADDR32NB.into()),
            Reference::SymbolIndex => (4, SYMBOL_INDEX),
        };
        Some(ReferenceForm { size_bytes, relocation })
    }

    fn write<'l>(
        &self,
        _: &Target,
        cx: &Context,
        laid_out: &'l LaidOut,
        _: &ObjectOptions,
    ) -> Result<Vec<Cow<'l, [u8]>>, ObjectError> {
        super::write::write(cx, laid_out)
    }
}
