//! What sections are, whatever the object format.
//!
//! Code that needs a section says what it is for ([`Kind`], [`Request`]); the format of the context
//! ([`ObjectFormat`](crate::format::ObjectFormat)) answers with a [`SectionKind`]: the numbers that the format has for it
//! ([`Payload`]), and what the assembler has to know of it ([`Properties`]). The properties follow from the numbers, so a
//! section that assembly text describes by numbers and one that a code generator asks for are the same section when they
//! would be the same in an object.

use crate::context::Symbol;

/// What a section is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Text,
    Data,
    ReadOnly,
    /// Read-only once addresses have been filled in.
    RelocatedReadOnly,
    /// Constants of so many bytes, of which the linker keeps one each.
    Constants(u64),
    /// Strings of characters of so many bytes, with this alignment in bytes, of which the linker keeps one each.
    Strings {
        width: u64,
        align: u64,
    },
    /// Zeros that take no place in the file.
    Bss,
    ThreadData,
    ThreadBss,
    /// Addresses of functions that are called when a program begins, or when it ends.
    InitArray,
    FiniArray,
    Debug,
    /// Strings of debug information, of which the linker keeps one each.
    DebugStrings,
    /// Debug information that linkers leave where it is (`.dwo`), and its strings.
    SplitDebug,
    SplitDebugStrings,
    /// Facts for linkers and loaders that no program reads.
    Note,
    /// The same, in memory.
    LoadedNote,
    /// What only tools read.
    Metadata,
    /// Strings that only tools read, of which the linker keeps one each.
    MetadataStrings,
    /// What the linker reads and drops.
    Excluded,
    /// Weights of calls, which the linker reads and drops.
    CallProfile,
    /// A type of section that the target's description names by its number: call frames, if they are loaded, and build
    /// attributes.
    Described {
        ty: u32,
        loaded: bool,
    },
}

impl Kind {
    /// The linker keeps one of equal pieces.
    pub fn is_mergeable(self) -> bool {
        matches!(
            self,
            Kind::Constants(_)
                | Kind::Strings { .. }
                | Kind::DebugStrings
                | Kind::SplitDebugStrings
                | Kind::MetadataStrings
        )
    }

    /// The same where pieces stay apart.
    pub fn unmerged(self) -> Kind {
        match self {
            Kind::Constants(_) | Kind::Strings { .. } => Kind::ReadOnly,
            Kind::DebugStrings => Kind::Debug,
            Kind::SplitDebugStrings => Kind::SplitDebug,
            Kind::MetadataStrings => Kind::Metadata,
            kind => kind,
        }
    }
}

/// A set of what the assembler has to know of a section.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Properties(u16);

impl Properties {
    pub const NONE: Properties = Properties(0);
    /// It is in memory when the program runs.
    pub const LOADED: Properties = Properties(1);
    pub const EXECUTABLE: Properties = Properties(2);
    /// It is all zeros and takes no place in the file.
    pub const ZERO: Properties = Properties(4);
    /// The linker moves its pieces.
    pub const MERGED: Properties = Properties(8);
    pub const THREAD_LOCAL: Properties = Properties(16);
    /// The linker keeps it though nothing refers to it.
    pub const RETAINED: Properties = Properties(32);

    #[inline]
    pub const fn has(self, all: Properties) -> bool {
        self.0 & all.0 == all.0
    }

    #[must_use]
    pub const fn with(self, more: Properties) -> Properties {
        Properties(self.0 | more.0)
    }

    /// These if the condition holds.
    #[must_use]
    pub const fn with_if(self, condition: bool, more: Properties) -> Properties {
        if condition { self.with(more) } else { self }
    }
}

/// The numbers of an object format: what they mean is for the format alone to know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Payload {
    pub ty: u32,
    pub flags: u64,
}

/// What a section is, besides its name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SectionKind {
    pub payload: Payload,
    /// Follows from the payload.
    pub properties: Properties,
    pub entry_size: u64,
    /// What it is kept or dropped with.
    pub group: Option<Symbol>,
    /// The linker keeps one of several groups of this name.
    pub comdat: bool,
    /// Tells it apart from others that are the same in all else.
    pub unique: Option<u32>,
    /// It goes with the section in which this symbol is.
    pub linked_to: Option<Symbol>,
}

/// What tells sections of one name apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SectionPlace {
    pub group: Option<Symbol>,
    pub unique: Option<u32>,
    pub linked_to: Option<Symbol>,
}

impl SectionKind {
    pub fn place(&self) -> SectionPlace {
        SectionPlace { group: self.group, unique: self.unique, linked_to: self.linked_to }
    }

    #[inline]
    pub fn has(&self, properties: Properties) -> bool {
        self.properties.has(properties)
    }
}

/// A section that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    pub kind: Kind,
    /// The linker keeps it though nothing refers to it.
    pub retained: bool,
    /// What it is kept or dropped with, and whether the linker keeps one of several groups of this name.
    pub group: Option<(Symbol, bool)>,
    pub linked_to: Option<Symbol>,
    pub unique: Option<u32>,
}

impl Request {
    pub fn new(kind: Kind) -> Request {
        Request { kind, retained: false, group: None, linked_to: None, unique: None }
    }

    #[must_use]
    pub fn in_group(self, group: Option<(Symbol, bool)>) -> Request {
        Request { group, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_are_a_set() {
        let both = Properties::LOADED.with(Properties::ZERO);
        assert!(both.has(Properties::ZERO) && both.has(both) && both.has(Properties::NONE));
        assert!(!Properties::LOADED.has(both));
        assert_eq!(Properties::LOADED.with_if(false, Properties::ZERO), Properties::LOADED);
    }

    #[test]
    fn what_stays_apart_is_not_merged() {
        for kind in [Kind::Constants(8), Kind::Strings { width: 1, align: 1 }, Kind::MetadataStrings] {
            assert!(kind.is_mergeable() && !kind.unmerged().is_mergeable());
        }
        assert_eq!(Kind::Bss.unmerged(), Kind::Bss);
    }
}
