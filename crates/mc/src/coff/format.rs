//! COFF as an [`ObjectFormat`].

use super::{MAX_COMMON_ALIGN, SYMBOL_INDEX, sections};
use crate::asm_streamer::write_symbol;
use crate::assembler::LaidOut;
use crate::context::{Binding, Context, Section, SectionData, Symbol, SymbolData};
use crate::format::{
    CommonAlignment, Definitions, FormatFacts, ObjectError, ObjectFormat, ObjectOptions, Reference,
    ReferenceForm, RelocationNumbers, TextSyntax,
};
use crate::parse::FormatDirectives;
use crate::section::{Kind, Request, SectionKind};
use crate::streamer::SymbolAttribute;
use crate::target::Target;
use object::pe::*;
use std::borrow::Cow;

/// Microsoft's format of objects, for one sort of machine.
#[derive(Clone, Copy, Debug)]
pub struct Coff {
    /// `IMAGE_FILE_MACHINE_*`
    pub(super) machine: u16,
    private_prefix: &'static str,
    /// The relocation of a distance of 32 bits, which counts from the end of its place.
    pub(super) distance: u16,
    section_offset: u16,
    pub(super) section_index: u16,
    image_offset: u16,
    /// What linkers are told of common symbols: MinGW's are told the alignment, others take it from the size.
    tells_alignment: bool,
}

/// The largest alignment of what is common, as a power of two, where linkers are told.
const MAX_TOLD_ALIGN: u8 = 13;

impl Coff {
    pub const X86_64_GNU: Coff = Coff { tells_alignment: true, ..Coff::X86_64 };
    pub const I386_GNU: Coff = Coff { tells_alignment: true, ..Coff::I386 };
    pub const X86_64: Coff = Coff {
        tells_alignment: false,
        machine: IMAGE_FILE_MACHINE_AMD64,
        private_prefix: ".L",
        distance: IMAGE_REL_AMD64_REL32,
        section_offset: IMAGE_REL_AMD64_SECREL,
        section_index: IMAGE_REL_AMD64_SECTION,
        image_offset: IMAGE_REL_AMD64_ADDR32NB,
    };
    pub const I386: Coff = Coff {
        tells_alignment: false,
        machine: IMAGE_FILE_MACHINE_I386,
        private_prefix: "L",
        distance: IMAGE_REL_I386_REL32,
        section_offset: IMAGE_REL_I386_SECREL,
        section_index: IMAGE_REL_I386_SECTION,
        image_offset: IMAGE_REL_I386_DIR32NB,
    };
}

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
            common_alignment: CommonAlignment::Power {
                max_log2: if self.tells_alignment { MAX_TOLD_ALIGN } else { MAX_COMMON_ALIGN },
            },
            has_objects: true,
            has_debug_sections: true,
            has_sizes: false,
            has_atoms: false,
            private_prefix: Some(self.private_prefix),
            at_in_names: true,
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
                write_symbol(cx, symbol, out);
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
        write_symbol(cx, symbol, out);
        true
    }

    fn attribute(&self, data: &mut SymbolData, directive: &str) -> bool {
        super::set_attribute(data, directive)
    }

    fn common_note(&self, cx: &mut Context, symbol: Symbol, align_log2: u8) -> Option<(Section, Vec<u8>)> {
        if !self.tells_alignment || align_log2 == 0 {
            return None;
        }
        let mut text = b" -aligncomm:\"".to_vec();
        text.extend_from_slice(cx.symbol_name(symbol));
        text.extend_from_slice(format!("\",{align_log2}").as_bytes());
        Some((super::directives_section(cx), text))
    }

    fn directives(&self) -> FormatDirectives {
        FormatDirectives::COFF
    }

    fn reference(&self, reference: Reference) -> Option<ReferenceForm> {
        let (size_bytes, relocation) = match reference {
            Reference::SectionOffset => (4, self.section_offset.into()),
            Reference::SectionIndex => (2, self.section_index.into()),
            Reference::ImageOffset => (4, self.image_offset.into()),
            Reference::SymbolIndex => (4, SYMBOL_INDEX),
        };
        Some(ReferenceForm { size_bytes, relocation })
    }

    fn write<'l>(
        &self,
        _: &Target,
        cx: &Context,
        laid_out: &'l LaidOut,
        options: &ObjectOptions,
    ) -> Result<Vec<Cow<'l, [u8]>>, ObjectError> {
        super::write::write(self, cx, laid_out, options.timestamp)
    }
}
