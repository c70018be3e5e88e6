//! ELF as an [`ObjectFormat`].

use super::sections;
use crate::asm_streamer::write_symbol;
use crate::assembler::LaidOut;
use crate::context::{Binding, Context, SectionData, Symbol, SymbolType, SymbolVisibility};
use crate::format::{
    CommonAlignment, Definitions, FormatFacts, ObjectError, ObjectFormat, ObjectOptions, RelocationNumbers,
    TextSyntax,
};
use crate::parse::FormatDirectives;
use crate::section::{Kind, Request, SectionKind};
use crate::streamer::SymbolAttribute;
use crate::target::Target;
use std::borrow::Cow;

/// The format of objects on most systems; also the one whose directives assembly for flat binaries has.
#[derive(Clone, Copy, Debug)]
pub struct Elf;

impl ObjectFormat for Elf {
    fn facts(&self) -> FormatFacts {
        FormatFacts {
            name: "ELF",
            definitions: Definitions::OfLocals,
            relocates_by_section: true,
            initial_sections: &[(Kind::Text, 0)],
            binding_is_final: true,
            stack_note: Some(".note.GNU-stack"),
            relocations: RelocationNumbers::Elf,
            common_alignment: CommonAlignment::Bytes,
            has_objects: true,
            has_debug_sections: true,
            has_sizes: true,
            has_atoms: false,
            private_prefix: None,
            at_in_names: false,
        }
    }

    fn section_name(&self, kind: Kind) -> Cow<'static, str> {
        sections::usual_name(kind)
    }

    fn section(&self, request: &Request) -> SectionKind {
        sections::requested(request)
    }

    fn named_section(&self, name: &[u8], request: &Request) -> SectionKind {
        sections::requested_as(name, request)
    }

    fn section_directive(
        &self,
        cx: &Context,
        section: &SectionData,
        subsection: i32,
        syntax: TextSyntax<'_>,
    ) -> Vec<u8> {
        sections::section_directive(cx, section, subsection, syntax)
    }

    fn symbol_directive(
        &self,
        cx: &Context,
        symbol: Symbol,
        attribute: SymbolAttribute,
        syntax: TextSyntax<'_>,
        out: &mut Vec<u8>,
    ) -> bool {
        let (directive, ty) = match attribute {
            SymbolAttribute::Binding(Binding::Default)
            | SymbolAttribute::Visibility(SymbolVisibility::Default)
            | SymbolAttribute::Definition { .. } => return false,
            SymbolAttribute::Binding(Binding::Local) => (".local", None),
            SymbolAttribute::Binding(Binding::Global) => (".globl", None),
            SymbolAttribute::Binding(Binding::Weak) => (".weak", None),
            SymbolAttribute::Binding(Binding::Unique) => (".type", Some("gnu_unique_object")),
            SymbolAttribute::Visibility(SymbolVisibility::Internal) => (".internal", None),
            SymbolAttribute::Visibility(SymbolVisibility::Hidden) => (".hidden", None),
            SymbolAttribute::Visibility(SymbolVisibility::Protected) => (".protected", None),
            SymbolAttribute::Type(ty) => (".type", Some(type_name(ty))),
            SymbolAttribute::Common => (".type", Some("common")),
        };
        out.push(b'\t');
        out.extend_from_slice(directive.as_bytes());
        out.push(b'\t');
        write_symbol(cx, symbol, out);
        if let Some(name) = ty {
            out.extend_from_slice(format!(",{}{name}", syntax.mark).as_bytes());
        }
        true
    }

    fn directives(&self) -> FormatDirectives {
        FormatDirectives::ELF
    }

    fn write<'l>(
        &self,
        target: &Target,
        cx: &Context,
        laid_out: &'l LaidOut,
        options: &ObjectOptions,
    ) -> Result<Vec<Cow<'l, [u8]>>, ObjectError> {
        super::write::write(target, cx, laid_out, options)
    }
}

fn type_name(ty: SymbolType) -> &'static str {
    match ty {
        SymbolType::Function => "function",
        SymbolType::Object => "object",
        SymbolType::Tls => "tls_object",
        SymbolType::IndirectFunction => "gnu_indirect_function",
        SymbolType::NoType | SymbolType::Section | SymbolType::File => "notype",
    }
}
