//! The assembler: collects what a [`Streamer`](crate::Streamer) is told into fragments, lays sections out, relaxes, and
//! resolves fixups.
//!
//! A section is a list of *fragments*. Most are plain bytes with fixups; the others are places whose size depends on where
//! things end up: alignment, `.org`, LEB128 numbers of label differences, branches with a short and a long form. Layout
//! gives every fragment an offset under the sizes assumed so far, then lets each variable fragment look whether its size
//! still fits, and repeats while something grew. Fragments only ever grow, except padding, so this ends; after
//! [`layout::MAX_ROUNDS`] rounds everything that could still grow is grown at once, so the cost is linear in the number of
//! fragments whatever the input.
//!
//! Then fixups whose value is a number are applied and the others become [`Relocation`]s for the object writer.

mod emit;
mod fixups;
pub mod layout;

pub(crate) use emit::write_leb;
pub use fixups::Relocation;
pub(crate) use fixups::write_value;

use crate::attributes::Attributes;
use crate::context::{Binding, Context, Fragment, Section, Symbol, SymbolValue, SymbolVisibility};
use crate::encode::Fixup;
use crate::expr::Expr;
use crate::inst::Inst;
use crate::streamer::{Alignment, KeepSymbol, define_variable};
use crate::target::{Subtarget, Target};
use std::ops::Range;
use support::entity::{PrimaryMap, SecondaryMap};
use support::source::Span;

/// The object side of a [`Streamer`](crate::Streamer). See the module text.
#[derive(Debug)]
pub struct Assembler<'t> {
    pub(crate) target: &'t Target,
    pub(crate) fragments: PrimaryMap<Fragment, FragmentData>,
    pub(crate) sections: SecondaryMap<Section, SectionContents>,
    /// Sections in the order of their first use.
    pub(crate) section_order: Vec<Section>,
    /// Bytes of data and relaxable fragments.
    pub(crate) bytes: Vec<u8>,
    /// Fixups of data and relaxable fragments; offsets are relative to the fragment.
    pub(crate) fixups: Vec<Fixup>,
    /// Subtargets that relaxable instructions were emitted for; a file rarely has more than one.
    subtargets: Vec<Subtarget>,
    pub(crate) file_names: Vec<Box<[u8]>>,
    pub(crate) attributes: Attributes,
    /// `.symver`
    pub(crate) versions: Vec<SymbolVersion>,
    /// Undefined symbols with a version, and the versioned names to refer to.
    renamed: Vec<(Symbol, Symbol)>,
    current: Option<(Section, i32)>,
    /// The place in the source that things come from, and its number if something refers to it.
    current_location: (Option<Span>, u32),
    /// Places that something refers to, numbered from 1.
    locations: Vec<Span>,
}

/// `.symver symbol, name@version`
#[derive(Clone, Debug)]
pub(crate) struct SymbolVersion {
    pub symbol: Symbol,
    pub name: Box<[u8]>,
    pub keep: KeepSymbol,
}

/// What a section consists of.
#[derive(Clone, Debug, Default)]
pub(crate) struct SectionContents {
    /// Subsections, sorted by number; after layout only the first is left, with the fragments of all.
    pub parts: Vec<(i32, Vec<Fragment>)>,
    pub align_log2: u8,
    pub size: u64,
}

/// A piece of a section.
#[derive(Clone, Debug)]
pub(crate) struct FragmentData {
    pub kind: FragmentKind,
    pub section: Section,
    /// From the start of the section, after layout.
    pub offset: u64,
    pub size: u64,
    /// Number of its place in the source.
    pub location: u32,
}

#[derive(Clone, Debug)]
pub(crate) enum FragmentKind {
    Data {
        bytes: Range<usize>,
        fixups: Range<usize>,
    },
    /// An instruction that may have to take a longer form; `subtarget` indexes the assembler's list.
    Relaxable {
        inst: Box<Inst>,
        subtarget: usize,
        bytes: Vec<u8>,
        fixups: Vec<Fixup>,
    },
    Align(Alignment),
    Fill {
        count: Expr,
        size: u8,
        value: u64,
    },
    Org {
        offset: Expr,
        fill: u8,
    },
    Leb {
        value: Expr,
        signed: bool,
        bytes: Vec<u8>,
    },
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
}

/// An error found only when everything is laid out. `offset` is in the section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutError {
    pub section: Section,
    pub offset: u64,
    pub message: String,
    pub location: Option<Span>,
}

impl<'t> Assembler<'t> {
    pub fn new(target: &'t Target) -> Assembler<'t> {
        Assembler {
            target,
            fragments: PrimaryMap::new(),
            sections: SecondaryMap::new(),
            section_order: Vec::new(),
            bytes: Vec::new(),
            fixups: Vec::new(),
            subtargets: Vec::new(),
            file_names: Vec::new(),
            attributes: Attributes::default(),
            versions: Vec::new(),
            renamed: Vec::new(),
            current: None,
            current_location: (None, 0),
            locations: Vec::new(),
        }
    }

    /// Lays out, relaxes and resolves everything. All errors are returned, in section order.
    pub fn finish(&mut self, cx: &mut Context) -> Result<Vec<LaidOutSection>, Vec<LayoutError>> {
        let mut errors = Vec::new();
        for version in std::mem::take(&mut self.versions) {
            self.apply_version(cx, &version);
        }
        self.add_attributes(cx);
        self.lay_out(cx, &mut errors);
        let mut sections = Vec::new();
        for index in 0..self.section_order.len() {
            sections.push(self.resolve_section(cx, self.section_order[index], &mut errors));
        }
        self.place_labels(cx);
        if errors.is_empty() { Ok(sections) } else { Err(errors) }
    }

    /// The section of build attributes, if there are any.
    fn add_attributes(&mut self, cx: &mut Context) {
        if let Some(section) = self.target.hooks.attribute_section() {
            let attributes = std::mem::take(&mut self.attributes);
            let written = attributes.write(section, cx, self);
            debug_assert!(written.is_ok(), "bytes fit into any section");
        }
    }

    /// The place with this number.
    fn span(&self, location: u32) -> Option<Span> {
        self.locations.get(location.checked_sub(1)? as usize).copied()
    }

    /// Makes the versioned name a second name of its symbol. References to a symbol that is not defined here go to the
    /// versioned name.
    fn apply_version(&mut self, cx: &mut Context, version: &SymbolVersion) {
        let symbol = version.symbol;
        let defined = cx.symbols[symbol].value != SymbolValue::Undefined;
        let mut name = version.name.to_vec();
        if let Some(at) = name.windows(3).position(|w| w == b"@@@") {
            name.drain(at..at + if defined { 1 } else { 2 });
        }
        let alias = cx.symbol(&name);
        if !defined {
            self.renamed.push((symbol, alias));
            cx.symbols[alias].binding = cx.symbols[symbol].binding;
            return;
        }
        let value = cx.symbol_expr(symbol);
        // A name that is taken stays what it is.
        if define_variable(cx, alias, value).is_ok() {
            let data = cx.symbols[symbol].clone();
            let new = &mut cx.symbols[alias];
            (new.binding, new.visibility, new.ty, new.size) =
                (data.binding, data.visibility, data.ty, data.size);
        }
        let data = &mut cx.symbols[symbol];
        match version.keep {
            KeepSymbol::Yes => {}
            KeepSymbol::Remove => data.temporary = true,
            KeepSymbol::Local => data.binding = Binding::Local,
            KeepSymbol::Hidden => data.visibility = SymbolVisibility::Hidden,
        }
    }

    /// The `.file` names, in order.
    pub fn file_names(&self) -> impl Iterator<Item = &[u8]> {
        self.file_names.iter().map(|n| &**n)
    }
}
