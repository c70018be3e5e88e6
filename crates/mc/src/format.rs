//! Object formats: what differs between them, behind one interface.
//!
//! The format of an object is a fact of the [`Context`] that owns its symbols and sections; it is chosen once, from the
//! triple. What is asked for every symbol or relocation is plain data ([`FormatFacts`]), copied to where it is needed; what
//! is asked once for a section, a directive or an object is a method. So no instruction or fragment costs a dynamic call.
//!
//! See `docs/design/object-formats.md`.

use crate::assembler::LaidOut;
use crate::context::{Context, Section, SectionData, Symbol, SymbolData};
use crate::parse::FormatDirectives;
use crate::section::{Kind, Request, SectionKind};
use crate::streamer::SymbolAttribute;
use crate::target::Target;
use std::borrow::Cow;

/// What is known of a format without asking it anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormatFacts {
    /// As messages call it.
    pub name: &'static str,
    pub definitions: Definitions,
    /// Relocations name the section instead of a local symbol where that means the same. Without it they name what was
    /// written, and what is in no symbol table is left to the writer.
    pub relocates_by_section: bool,
    /// Sections that every object has, in this order, with their alignment; the first is where code goes that names none.
    pub initial_sections: &'static [(Kind, u8)],
    /// A symbol that has been given a binding cannot be given another one.
    pub binding_is_final: bool,
    /// The section that says that the stack need not be executable.
    pub stack_note: Option<&'static str>,
    /// The numbers of relocations.
    pub relocations: RelocationNumbers,
    pub common_alignment: CommonAlignment,
    /// Objects can be written.
    pub has_objects: bool,
    /// Debug information can be made for it.
    pub has_debug_sections: bool,
    /// Symbols have sizes.
    pub has_sizes: bool,
    /// Linkers move what stands between two symbols, and sections are known by their names alone: see [`crate::macho`].
    pub has_atoms: bool,
    /// What the names of temporaries begin with, whatever the machine.
    pub private_prefix: Option<&'static str>,
    /// Names may have `@` in them: what follows it is a specifier only if it is the name of one (`_f@8` of stdcall).
    pub at_in_names: bool,
}

/// When the assembler may take the address of a symbol from its definition in the same section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Definitions {
    /// Where the symbol is local: another module may define a global one, too, and that one may count.
    OfLocals,
    /// Always: what cannot be taken from there is a matter of atoms.
    Always,
    /// Always, except of functions, which linkers may replace by thunks.
    ButFunctions,
}

/// How `.comm` gives the alignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommonAlignment {
    Bytes,
    /// As a power of two, of at most so many bytes.
    Power {
        max_log2: u8,
    },
}

/// Whose numbers relocations have: target descriptions have ELF's, and targets choose between them in their code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RelocationNumbers {
    Elf,
    Coff,
    MachO,
}

/// A reference that is no address: see [`ObjectFormat::reference`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference {
    /// The distance from the start of the symbol's section.
    SectionOffset,
    /// The number of the symbol's section.
    SectionIndex,
    /// The distance from where the program begins in memory.
    ImageOffset,
    /// The number of the symbol in the symbol table.
    SymbolIndex,
}

/// How a [`Reference`] is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReferenceForm {
    pub size_bytes: u8,
    pub relocation: u32,
}

/// What the text of directives depends on besides the format.
#[derive(Clone, Copy, Debug)]
pub struct TextSyntax<'t> {
    /// `EM_*` of the target.
    pub machine: u16,
    /// What stands before the names of types: `@`, or `%` where that begins a comment.
    pub mark: &'t str,
}

/// What an object is besides its sections.
#[derive(Clone, Copy, Debug, Default)]
pub struct ObjectOptions {
    pub is_64: bool,
    /// ELF's `EI_OSABI`.
    pub os_abi: u8,
    /// ELF's `e_flags`.
    pub e_flags: u32,
    /// Relocations of ELF are compact: numbers of variable length that say what changes from one to the next.
    pub crel: bool,
    /// COFF's time stamp, in seconds since 1970; 0 where objects are the same whenever they are made.
    pub timestamp: u32,
    /// How sections with debug information are stored, in formats that can compress them.
    pub compression: Compression,
    pub part: ObjectPart,
}

/// Which sections are written, where debug information has sections for a file of its own (`.dwo`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ObjectPart {
    #[default]
    All,
    /// All but those.
    Linked,
    /// Those alone, without symbols.
    SplitDebug,
}

/// `--compress-debug-sections`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Compression {
    #[default]
    None,
    Zlib,
    Zstd,
}

/// Why an object cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectError(pub String);

impl std::fmt::Display for ObjectError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ObjectError {}

/// A format of objects, and of the directives that assembly for it has. See the module text.
pub trait ObjectFormat: std::fmt::Debug + Send + Sync {
    /// Called once for a context; the answer must always be the same.
    fn facts(&self) -> FormatFacts;

    // Sections.

    /// Where things of a kind go that ask for nothing else. Two kinds with the same name must be the same section when they
    /// are requested in the same way, or sections that linkers tell apart by more than the name.
    fn section_name(&self, kind: Kind) -> Cow<'static, str>;

    /// What the format says of a section that was asked for. The properties must follow from the payload, and equal answers
    /// mean the same section if the names are equal.
    fn section(&self, request: &Request) -> SectionKind;

    /// The same for a section whose name was chosen by the program: what the name says counts for more than the kind. The
    /// pieces of such a section are never merged.
    fn named_section(&self, name: &[u8], request: &Request) -> SectionKind;

    /// The name and kind of a section with a table of the assembler or the code generator, by its name in ELF; `None` if
    /// there is nothing to be said beyond the kind.
    fn own_section(&self, _elf_name: &str) -> Option<(&'static str, SectionKind)> {
        None
    }

    // Text.

    /// The lines that switch to a section, as the parser of [`ObjectFormat::directives`] reads them.
    fn section_directive(
        &self,
        cx: &Context,
        section: &SectionData,
        subsection: i32,
        syntax: TextSyntax<'_>,
    ) -> Vec<u8>;

    /// Writes the line that gives a symbol an attribute, without its end; `false` if the format has no such attribute, and
    /// then nothing has been written.
    fn symbol_directive(
        &self,
        cx: &Context,
        symbol: Symbol,
        attribute: SymbolAttribute,
        syntax: TextSyntax<'_>,
        out: &mut Vec<u8>,
    ) -> bool;

    /// Notes an attribute that only this format has, by its directive; `false` if it has none of this name.
    fn attribute(&self, _: &mut SymbolData, _directive: &str) -> bool {
        false
    }

    /// What an object tells linkers of a common symbol besides, and in which section.
    fn common_note(&self, _: &mut Context, _: Symbol, _align_log2: u8) -> Option<(Section, Vec<u8>)> {
        None
    }

    /// The directives that only assembly for this format has. Asked once for a parser.
    fn directives(&self) -> FormatDirectives;

    // Objects.

    /// How a reference that is no address is stored; `None` if the format has none of that sort. Asked for each directive.
    fn reference(&self, _: Reference) -> Option<ReferenceForm> {
        None
    }

    /// The bytes of a relocatable object as pieces that follow each other; large sections are not copied. All symbols have
    /// places and all relocations the numbers of the format. O(size of the object), plus sorting names.
    fn write<'l>(
        &self,
        target: &Target,
        cx: &Context,
        laid_out: &'l LaidOut,
        options: &ObjectOptions,
    ) -> Result<Vec<Cow<'l, [u8]>>, ObjectError>;
}
