//! The assembler: collects what a [`Streamer`](crate::Streamer) is told into fragments, lays sections out, relaxes, and
//! resolves fixups.
//!
//! A section is a list of *fragments*. Most are plain bytes with fixups; the others are places whose size depends on where
//! things end up: alignment, `.org`, LEB128 numbers of label differences, branches with a short and a long form, rows of
//! line tables and of call frames. Layout gives every fragment an offset under the sizes assumed so far, then lets each
//! variable fragment look whether its size still fits, and repeats while something grew. Fragments only ever grow, except
//! padding, so this ends; after [`layout::MAX_ROUNDS`] rounds everything that could still grow is grown at once, so the cost
//! is linear in the number of fragments whatever the input.
//!
//! Then fixups whose value is a number are applied and the others become [`Relocation`]s for the object writer.
//!
//! # When a distance is a number
//! * While text is read: if both labels are in one *run* of fragments of fixed size.
//! * After layout: always, unless the linker may shorten code (*linker relaxation*) between the two. A place where it may is
//!   the end of a fragment; the fragments of a section count those before them ([`FragmentData::barriers`]), and two labels
//!   with the same count have a distance that nobody will change. Sections without such places have no such limits.
//!
//! Symbols are *registered* when they are first defined, declared, or used; the symbol table has them in that order.

mod append;
mod atoms;
mod branches;
mod codeview;
mod compact_unwind;
mod emit;
mod extras;
pub(crate) mod fixups;
mod fragments;
mod frame_data;
mod frames;
pub mod layout;
mod lines;
mod seh;
mod source_debug;

use branches::Before;
pub use branches::{BranchAlignment, branch_kinds};
pub(crate) use fixups::write_value;
pub(crate) use fragments::write_leb;
pub use source_debug::SourceFile;

use crate::attributes::Attributes;
use crate::context::{Context, Fragment, Section, Symbol};
use crate::encode::{Fixup, FixupKind};
use crate::expr::Expr;
use crate::format::RelocationNumbers;
use crate::inst::Operand;
use crate::macho;
use crate::streamer::{Alignment, KeepSymbol};
use crate::target::{Subtarget, Target};
use frames::Frames;
use lines::LineTable;
use smallvec::SmallVec;
use source_debug::SourceDebug;
use std::ops::Range;
use std::sync::OnceLock;
use support::entity::{List, ListPool, OptionalEntity, PrimaryMap, SecondaryMap};
use support::source::Span;
use tables::instructions::{Target as TargetFacts, target_flags};
use tables::object::{LinkerRelaxation, MachObject, ObjectVariant};

/// What debug information is made for.
#[derive(Clone, Debug)]
pub struct DebugOptions {
    /// Bytes of an address.
    pub pointer_bytes: u8,
    /// Version of DWARF, 2 to 5. `.file 0` raises it to 5.
    pub version: u16,
    /// Lengths and offsets of 8 bytes.
    pub dwarf64: bool,
    /// Where relative names start, unless `.file 0` says so.
    pub compilation_dir: Box<[u8]>,
    pub prefix_map: Vec<PathPrefix>,
    /// Unwinders combine compact encodings with any personality routine, not only with those that they know.
    pub combines_personalities: bool,
}

/// The beginning of a path, and what stands for it.
pub type PathPrefix = (Box<[u8]>, Box<[u8]>);

/// Who makes instructions longer or shorter than they are written.
#[derive(Clone, Copy, Debug)]
pub struct Relaxation {
    /// Instructions whose reach is not known when they are read have their longest form.
    pub all: bool,
    /// Relocations tell linkers which instructions they may rewrite.
    pub by_linker: bool,
}

impl Default for Relaxation {
    fn default() -> Self {
        Relaxation { all: false, by_linker: true }
    }
}

impl Default for DebugOptions {
    fn default() -> Self {
        DebugOptions {
            pointer_bytes: 8,
            version: 4,
            dwarf64: false,
            compilation_dir: Box::default(),
            prefix_map: Vec::new(),
            combines_personalities: false,
        }
    }
}

/// The object side of a [`Streamer`](crate::Streamer). See the module text.
#[derive(Debug)]
pub struct Assembler<'t> {
    pub(crate) target: &'t Target,
    /// What the command line asked for, where no directive says otherwise.
    base: Subtarget,
    facts: TargetFacts,
    /// Made when code is first padded.
    no_ops: OnceLock<Vec<Vec<u8>>>,
    pub relaxation: Relaxation,
    /// Call frames may be further from their code than 4 bytes say.
    pub far_code: bool,
    pub branch_alignment: Option<BranchAlignment>,
    before_branch: Before,
    linker_relaxation: Option<LinkerRelaxation>,
    debug: DebugOptions,
    fragments: PrimaryMap<Fragment, FragmentData>,
    sections: SecondaryMap<Section, SectionContents>,
    /// Sections in the order of their first use.
    section_order: Vec<Section>,
    /// Bytes of fragments.
    bytes: Vec<u8>,
    /// Fixups of fragments; offsets are relative to the fragment.
    fixups: Vec<Fixup>,
    relaxables: Vec<Relaxable>,
    relaxable_operands: ListPool<Operand>,
    lebs: Vec<LebNumber>,
    advances: Vec<Advance>,
    /// The last fragment of the current subsection, if it is data that goes up to the end of the buffers.
    open: Option<Open>,
    /// What the end of the current section is marked as, if that was looked for.
    marker: Option<Marker>,
    num_runs: u32,
    /// Subtargets that relaxable instructions were emitted for; a file rarely has more than one.
    subtargets: Vec<Subtarget>,
    /// `.attribute`
    attributes: Attributes,
    registered: SecondaryMap<Symbol, bool>,
    symbol_order: Vec<Symbol>,
    /// `.file`, each with the number of symbols registered before.
    file_names: Vec<(Box<[u8]>, usize)>,
    lines: LineTable,
    /// `-g`
    source: Option<Box<SourceDebug>>,
    frames: Frames,
    windows: seh::WindowsFrames,
    codeview: codeview::CodeViewTables,
    /// `.reloc`
    relocs: Vec<RelocDirective>,
    /// `.addrsig`
    addrsig: Option<Vec<Symbol>>,
    /// `.cg_profile`, and where it stands.
    cg_profile: Vec<(Symbol, Symbol, u64, u32)>,
    /// `.symver`
    versions: Vec<SymbolVersion>,
    /// `.weakref`: aliases and what they mean.
    weakrefs: Vec<(Symbol, Symbol)>,
    /// Symbols with a version, and the versioned names that relocations refer to instead.
    renamed: SecondaryMap<Symbol, Option<Symbol>>,
    hidden: Vec<Symbol>,
    /// What only Mach-O has.
    macho: macho::Parts,
    /// The symbols that fragments begin with and that linkers see, in formats with atoms; and the atoms of fragments.
    atom_starts: SecondaryMap<Fragment, Option<Symbol>>,
    atoms: SecondaryMap<Fragment, Option<Symbol>>,
    /// It is put together with others: sections begin elsewhere.
    is_piece: bool,
    /// Something that only GNU's ABI has was used.
    gnu_abi: bool,
    current: Option<(Section, i32)>,
    /// The place in the source that things come from, and its number if something refers to it.
    current_location: (Option<Span>, u32),
    /// Places that something refers to, numbered from 1.
    locations: Vec<Span>,
}

/// `.symver symbol, name@version`
#[derive(Clone, Debug)]
struct SymbolVersion {
    symbol: Symbol,
    name: Box<[u8]>,
    keep: KeepSymbol,
    location: u32,
}

/// `.reloc offset, name, value`
#[derive(Clone, Copy, Debug)]
struct RelocDirective {
    offset: Expr,
    number: u32,
    value: Option<Expr>,
    location: u32,
}

/// What a section consists of.
#[derive(Clone, Debug, Default)]
struct SectionContents {
    /// Subsections, sorted by number; after layout only the first is left, with the fragments of all.
    parts: Vec<(i32, Vec<Fragment>)>,
    align_log2: u8,
    size: u64,
    /// The symbol that stands for the section.
    symbol: Option<Symbol>,
    /// The symbol at its end, if something refers to it.
    end: Option<Symbol>,
    has_code: bool,
    /// Whether the last marker says code or data.
    marker: Option<Marker>,
    /// The first marker and its symbol: a piece has one that is not needed where it is appended to the same kind.
    first_marker: Option<(Marker, Symbol)>,
    /// Place in its subsection of the first fragment that the linker may shorten.
    first_relaxable: Option<u32>,
}

/// A data fragment that grows with the buffers: all that is appended to them belongs to it, until [`Assembler::close`]. Till
/// then the fragment does not say where its contents end.
#[derive(Clone, Copy, Debug)]
struct Open {
    fragment: Fragment,
    /// Where in the buffer its bytes start.
    start: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Marker {
    Code,
    Data,
}

/// A piece of a section. There is one for every branch, so it is kept small: bytes, fixups and what only some have are
/// elsewhere.
#[derive(Clone, Debug)]
struct FragmentData {
    kind: FragmentKind,
    /// From the start of the section, after layout.
    offset: u64,
    size: u64,
    section: Section,
    /// Number of its place in the source.
    location: u32,
    /// Place in its subsection.
    order: u32,
    /// Fragments of a run follow each other and had fixed sizes while text was read; `run_offset` counts from its start.
    run: u32,
    run_offset: u32,
    /// The linker may shorten what is at the end of this fragment.
    relaxable: bool,
    /// How many fragments of the section before this one end with something that may change; see the module text.
    barriers: u32,
    /// The fragment after it in the section, after layout.
    next: OptionalEntity<Fragment>,
}

#[derive(Clone, Debug)]
enum FragmentKind {
    Data(Contents),
    /// Bytes, and at their end an instruction that may have to take a longer form: an index of [`Assembler::relaxables`].
    Relaxable(Contents, u32),
    Align(Box<Alignment>),
    /// No-ops that keep what follows, up to the fragment `last`, off boundaries: see [`branches`].
    Boundary {
        log2: u8,
        last: Option<Fragment>,
    },
    Fill(Box<Fill>),
    Org {
        offset: Expr,
        fill: u8,
    },
    /// Bytes, and at their end a number in LEB128: an index of [`Assembler::lebs`].
    Leb(Contents, u32),
    /// Bytes, and a step after them: an index of [`Assembler::advances`].
    Advance(Contents, u32),
    /// A table of CodeView that depends on code: see [`codeview`].
    CodeView(u32),
}

/// Places in the assembler's bytes and fixups.
#[derive(Clone, Debug, Default)]
struct Contents {
    bytes: Range<u32>,
    fixups: Range<u32>,
}

impl Contents {
    /// What was appended to buffers that had these lengths before.
    fn since((bytes, fixups): (usize, usize), assembler: &Assembler<'_>) -> Contents {
        let (num_bytes, num_fixups) = assembler.end();
        Contents { bytes: bytes as u32..num_bytes as u32, fixups: fixups as u32..num_fixups as u32 }
    }

    fn size(&self) -> u64 {
        self.bytes.len() as u64
    }

    fn bytes_of<'b>(&self, bytes: &'b [u8]) -> &'b [u8] {
        &bytes[self.bytes.start as usize..self.bytes.end as usize]
    }

    fn fixups_of<'f>(&self, fixups: &'f [Fixup]) -> &'f [Fixup] {
        &fixups[self.fixups.start as usize..self.fixups.end as usize]
    }
}

/// `.fill count, size, value`
#[derive(Clone, Debug)]
struct Fill {
    count: Expr,
    size: u8,
    value: u64,
    /// Bytes, if the count was a number from the start.
    fixed: Option<u64>,
}

/// An instruction that may have to take a longer form.
#[derive(Clone, Copy, Debug)]
struct Relaxable {
    opcode: u16,
    flags: u32,
    /// In the assembler's list.
    subtarget: u32,
    operands: List,
    /// Where in its fragment it begins.
    start: u32,
}

/// A number in LEB128 that is not known while text is read.
#[derive(Clone, Copy, Debug)]
struct LebNumber {
    value: Expr,
    signed: bool,
    /// Where in its fragment it begins.
    start: u32,
}

/// The step in addresses between two rows of a line table or of call-frame information.
#[derive(Clone, Debug)]
struct Advance {
    kind: AdvanceKind,
    from: Symbol,
    to: Symbol,
    bytes: SmallVec<[u8; 16]>,
    /// The step is left to relocations: where in the bytes it stands, and how.
    relocated: Option<(u32, FixupKind)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AdvanceKind {
    /// The line changes, too.
    Line(i64),
    LineEnd,
    Frame,
}

/// A section laid out, for the object writer.
#[derive(Clone, Debug)]
pub struct LaidOutSection {
    pub section: Section,
    pub align_log2: u8,
    pub size: u64,
    /// Empty for a section without contents (`.bss`).
    pub bytes: Vec<u8>,
    pub relocations: Vec<Relocation>,
    pub has_code: bool,
}

/// A value left to the linker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relocation {
    /// From the start of the section.
    pub offset: u64,
    pub symbol: Option<Symbol>,
    pub addend: i64,
    /// Subtracted symbol, in formats without relocation numbers.
    pub minus: Option<Symbol>,
    /// The number of the object format.
    pub number: u32,
    /// What kind of place it is, for linkers that go by that.
    pub kind: FixupKind,
    /// The value counts from the place.
    pub pc_relative: bool,
    /// Bytes of the place, where the addend has to go if relocations have none.
    pub size_bytes: u8,
}

/// Everything that an object writer needs besides the context.
#[derive(Clone, Debug, Default)]
pub struct LaidOut {
    pub sections: Vec<LaidOutSection>,
    /// Registered symbols, in order.
    pub symbols: Vec<Symbol>,
    /// `.file`, each with the number of symbols registered before.
    pub file_names: Vec<(Box<[u8]>, usize)>,
    /// Symbols that do not appear: versioned names took their place.
    pub hidden: Vec<Symbol>,
    /// Symbols whose addresses matter, if that was said.
    pub addrsig: Option<Vec<Symbol>>,
    pub gnu_abi: bool,
    /// Where the object's machine and form of relocations are not the target's usual ones.
    pub variant: Option<ObjectVariant>,
    /// What Mach-O objects have besides.
    pub macho: macho::Parts,
    pub mach_object: Option<MachObject>,
}

/// An error found only when everything is laid out. `offset` is in the section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutError {
    pub section: Option<Section>,
    pub offset: u64,
    pub message: String,
    pub location: Option<Span>,
}

impl<'t> Assembler<'t> {
    pub fn new(target: &'t Target) -> Assembler<'t> {
        let base = Subtarget::new(target, "", "").0;
        Assembler::with_options(target, base, DebugOptions::default())
    }

    /// Whoever links the code shortens nothing: no relocation says where that would be possible.
    pub fn forbid_linker_relaxation(&mut self) {
        self.linker_relaxation = None;
    }

    /// An assembler for code of `base`, with what debug information is made for.
    pub fn with_options(target: &'t Target, base: Subtarget, debug: DebugOptions) -> Assembler<'t> {
        let image = &target.image;
        Assembler {
            target,
            base,
            facts: target.facts,
            no_ops: OnceLock::new(),
            relaxation: Relaxation::default(),
            far_code: false,
            branch_alignment: None,
            before_branch: Before::default(),
            linker_relaxation: image.records::<LinkerRelaxation>().get(0),
            lines: LineTable::new(debug.compilation_dir.clone()),
            debug,
            fragments: PrimaryMap::new(),
            sections: SecondaryMap::new(),
            section_order: Vec::new(),
            bytes: Vec::new(),
            fixups: Vec::new(),
            relaxables: Vec::new(),
            relaxable_operands: ListPool::new(),
            lebs: Vec::new(),
            advances: Vec::new(),
            open: None,
            marker: None,
            num_runs: 0,
            subtargets: Vec::new(),
            registered: SecondaryMap::new(),
            symbol_order: Vec::new(),
            file_names: Vec::new(),
            attributes: Attributes::default(),
            source: None,
            frames: Frames::default(),
            windows: seh::WindowsFrames::default(),
            codeview: codeview::CodeViewTables::default(),
            relocs: Vec::new(),
            addrsig: None,
            cg_profile: Vec::new(),
            versions: Vec::new(),
            weakrefs: Vec::new(),
            renamed: SecondaryMap::new(),
            hidden: Vec::new(),
            macho: macho::Parts::default(),
            atom_starts: SecondaryMap::new(),
            atoms: SecondaryMap::new(),
            is_piece: false,
            gnu_abi: false,
            current: None,
            current_location: (None, 0),
            locations: Vec::new(),
        }
    }

    /// Writes tables, lays out, relaxes and resolves everything. All errors are returned, in section order.
    pub fn finish(&mut self, cx: &mut Context) -> Result<LaidOut, Vec<LayoutError>> {
        let mut errors = Vec::new();
        self.current_location = (None, 0);
        if let Err(error) = self.write_tables(cx) {
            let (message, location) = (error.0, self.current_location.0);
            return Err(vec![LayoutError { section: None, offset: 0, message, location }]);
        }
        self.close();
        self.lay_out(cx, &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        self.bind_symbols(cx, &mut errors);
        // What is too large is not even begun.
        if let Err(error) = self.check_size(cx) {
            errors.push(error);
            return Err(errors);
        }
        let mut extra = self.place_relocs(cx, &mut errors);
        let mut sections = Vec::new();
        for index in 0..self.section_order.len() {
            sections.push(self.resolve_section(cx, self.section_order[index], &mut extra, &mut errors));
        }
        self.note_atoms(cx);
        self.place_labels(cx);
        if !errors.is_empty() {
            return Err(errors);
        }
        Ok(LaidOut {
            sections,
            symbols: std::mem::take(&mut self.symbol_order),
            file_names: std::mem::take(&mut self.file_names),
            hidden: std::mem::take(&mut self.hidden),
            addrsig: self.addrsig.take(),
            gnu_abi: self.gnu_abi,
            variant: self.base.object_variant(self.target),
            macho: std::mem::take(&mut self.macho),
            mach_object: self.mach_object(),
        })
    }

    /// What directives leave to the end: attributes, profile, call frames, line tables.
    fn write_tables(&mut self, cx: &mut Context) -> crate::streamer::Emit {
        if let Some(section) = self.target.hooks.attribute_section() {
            let attributes = std::mem::take(&mut self.attributes);
            attributes.write(section, cx, self)?;
        }
        // In COFF what only linkers read comes last.
        let is_coff = cx.format_facts().relocations == RelocationNumbers::Coff;
        if !is_coff {
            self.write_cg_profile(cx)?;
        }
        self.write_frames(cx)?;
        self.write_windows_frames(cx)?;
        self.map_prefixes();
        self.write_source_debug(cx)?;
        self.write_lines(cx)?;
        self.make_addrsig_section(cx)?;
        if is_coff { self.write_cg_profile(cx) } else { Ok(()) }
    }

    /// The place with this number.
    fn span(&self, location: u32) -> Option<Span> {
        self.locations.get(location.checked_sub(1)? as usize).copied()
    }

    fn is_big_endian(&self) -> bool {
        self.facts.flags & target_flags::BIG_ENDIAN != 0
    }
}
