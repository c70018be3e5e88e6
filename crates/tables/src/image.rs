//! The container of a target's tables: a header, a directory, and sections of little-endian data.
//!
//! ```text
//! 0   magic "CWTI"   u32
//! 4   version        u32
//! 8   section count  u32
//! 12  (offset u32, length u32) per section, in the order of `SectionId`
//! …   the sections, each aligned to 8 bytes
//! ```
//!
//! Records have a fixed size and are read field by field where they lie; nothing is copied when an image is opened.

use std::borrow::Cow;
use std::marker::PhantomData;

const MAGIC: u32 = u32::from_le_bytes(*b"CWTI");
/// Changes whenever a record or program changes shape.
pub const VERSION: u32 = 18;

macro_rules! sections {
    ($($(#[$attr:meta])* $name:ident,)*) => {
        /// The sections of an image.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum SectionId { $($(#[$attr])* $name,)* }

        const NUM_SECTIONS: usize = [$(SectionId::$name,)*].len();
    };
}

sections! {
    /// Facts about the target as a whole.
    Target,
    /// Length-prefixed strings.
    Strings,
    /// Lists of 16-bit numbers that records refer to.
    Numbers,
    /// Lists of 32-bit numbers that records refer to.
    Words,
    Registers,
    RegisterClasses,
    ClassModes,
    SubRegIndices,
    SubRegs,
    RegisterUnits,
    PressureSets,
    DwarfNumbers,
    RegisterFile,
    SubRegRanges,
    /// Masks of 64 lanes.
    LaneMasks,
    LaneTransforms,
    AllocationOrders,
    CalleeSaved,
    ConditionalRegisters,
    InsteadClasses,
    Instructions,
    Operands,
    OperandTypes,
    OperandFixups,
    NamedValues,
    Specifiers,
    Fixups,
    DataFixups,
    RelocationNames,
    LinkerRelaxations,
    Differences,
    Abis,
    HeaderFlags,
    ObjectVariants,
    MachObjects,
    MachSavedPairs,
    FrameDirectives,
    MachRelocations,
    CodeAlignments,
    CallFrames,
    Nops,
    InstrMaps,
    Features,
    Processors,
    Predicates,
    PredicateSets,
    Modes,
    SchedModels,
    ProcResources,
    SchedClasses,
    WriteResources,
    WriteLatencies,
    ReadAdvances,
    SchedVariants,
    ItinClasses,
    ItinStages,
    SearchTables,
    SearchIndices,
    SearchRows,
    EnumTables,
    EnumValues,
    /// Programs; see the modules of the same names.
    Encoding,
    Decoding,
    DecoderTables,
    Printing,
    Matching,
    Converters,
    OperandClasses,
    MnemonicAliases,
    AsmAliases,
    Expressions,
    Functions,
    InstPredicates,
    CallingConventions,
    CallingConvActions,
    /// Patterns of the instruction selector: see [`crate::selection`].
    Selection,
    SelectionRoots,
    SelectionIndex,
    SelectionPatterns,
    Decisions,
    DecisionCases,
    NamedOpcodes,
    PrefixRoles,
    PrefixRules,
    TargetNodes,
    TargetIntrinsics,
    ComplexPatterns,
    ComplexFunctions,
    /// Lists of types.
    ValueTypes,
    /// Operations that patterns cover: see [`crate::legality`].
    Legality,
    /// Data directives of assembly text.
    DataDirectives,
    Architectures,
    Rewrites,
    /// Programs of rewrites.
    Rewriting,
    /// Ways to write and encode an operand, and their parts.
    OperandForms,
    FormParts,
    /// Words with a meaning of their own in free-form assembly text.
    Keywords,
    /// What code generation knows of the machine: see [`crate::machine`].
    ReservedRegisters,
    LinkerProperties,
    CodeGenFacts,
    MachineModes,
    AbiConventions,
    Counterparts,
    ExtendingInstructions,
    NarrowReaders,
    FoldedExtensions,
    InterruptReturns,
    SavedRegisters,
    OwnOperations,
    MaskedAtomics,
    AsmModifiers,
    AsmClasses,
    ConventionsSaved,
    ConstantSteps,
    ConditionNumbers,
    Templates,
    AddressingModes,
    VectorFacts,
    VectorForms,
    VectorConditions,
    VectorReductions,
}

/// An opened image.
#[derive(Clone, Debug)]
pub struct Image {
    bytes: Cow<'static, [u8]>,
    directory: Box<[(u32, u32)]>,
}

/// Why bytes are not an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImageError {
    NotAnImage,
    /// Made by another version of the builder.
    Version(u32),
    /// A section lies outside of the bytes.
    Truncated,
}

impl std::fmt::Display for ImageError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ImageError::NotAnImage => f.write_str("not a target image"),
            ImageError::Version(v) => write!(f, "target image of version {v}, expected {VERSION}"),
            ImageError::Truncated => f.write_str("the target image is truncated"),
        }
    }
}

impl std::error::Error for ImageError {}

impl Image {
    /// Opens an image: checks header and directory, O(number of sections).
    pub fn new(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Image, ImageError> {
        let bytes = bytes.into();
        let word = |at: usize| -> Option<u32> {
            bytes.get(at..at + 4).and_then(|b| b.try_into().ok()).map(u32::from_le_bytes)
        };
        if word(0) != Some(MAGIC) {
            return Err(ImageError::NotAnImage);
        }
        match word(4) {
            Some(VERSION) => {}
            version => return Err(ImageError::Version(version.unwrap_or(0))),
        }
        let count = word(8).ok_or(ImageError::Truncated)? as usize;
        let mut directory = vec![(0, 0); NUM_SECTIONS];
        for (i, entry) in directory.iter_mut().enumerate().take(count) {
            let (offset, len) = word(12 + 8 * i).zip(word(16 + 8 * i)).ok_or(ImageError::Truncated)?;
            let end = u64::from(offset) + u64::from(len);
            if end > bytes.len() as u64 {
                return Err(ImageError::Truncated);
            }
            *entry = (offset, len);
        }
        Ok(Image { bytes, directory: directory.into() })
    }

    /// The bytes of a section; empty if the target has none.
    #[inline]
    pub fn section(&self, id: SectionId) -> &[u8] {
        let (offset, len) = self.directory[id as usize];
        &self.bytes[offset as usize..(offset + len) as usize]
    }

    /// The records of one kind.
    #[inline]
    pub fn records<R: Record>(&self) -> Records<'_, R> {
        Records { bytes: self.section(R::SECTION), record: PhantomData }
    }

    /// A string.
    pub fn string(&self, string: Str) -> &str {
        std::str::from_utf8(self.string_bytes(string)).unwrap_or("")
    }

    /// A string in UTF-8, unchecked: what comparisons need.
    pub fn string_bytes(&self, string: Str) -> &[u8] {
        let bytes = &self.section(SectionId::Strings)[string.0 as usize..];
        let mut code = crate::code::Reader::new(bytes);
        let len = code.number() as usize;
        code.bytes(len)
    }

    /// The elements of a list.
    #[inline]
    pub fn list<R: Record>(&self, list: List<R>) -> Records<'_, R> {
        let start = R::SIZE * list.start as usize;
        let bytes = &self.section(R::SECTION)[start..start + R::SIZE * list.len as usize];
        Records { bytes, record: PhantomData }
    }

    /// The program of a section that starts at `offset`.
    #[inline]
    pub fn program(&self, section: SectionId, offset: u32) -> crate::code::Reader<'_> {
        crate::code::Reader::new(&self.section(section)[offset as usize..])
    }
}

/// A string of the image: its offset in [`SectionId::Strings`]. 0 is the empty string.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Str(pub u32);

/// A run of elements of one section: index of the first one, and how many.
pub struct List<R> {
    pub start: u32,
    pub len: u32,
    element: PhantomData<R>,
}

impl<R> List<R> {
    pub const EMPTY: Self = List::new(0, 0);

    pub const fn new(start: u32, len: u32) -> Self {
        List { start, len, element: PhantomData }
    }
}

impl<R> Clone for List<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for List<R> {}

impl<R> Default for List<R> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<R> PartialEq for List<R> {
    fn eq(&self, other: &Self) -> bool {
        (self.start, self.len) == (other.start, other.len)
    }
}

impl<R> Eq for List<R> {}

impl<R> std::fmt::Debug for List<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}+{}", self.start, self.len)
    }
}

/// Something of fixed size that an image holds.
pub trait Pod: Copy {
    const SIZE: usize;
    /// Reads from the first `SIZE` bytes.
    fn read(bytes: &[u8]) -> Self;
    fn write(&self, out: &mut Vec<u8>);
}

macro_rules! pod_numbers {
    ($($ty:ty)*) => {$(
        impl Pod for $ty {
            const SIZE: usize = size_of::<$ty>();
            #[inline]
            fn read(bytes: &[u8]) -> $ty {
                let mut raw = [0; size_of::<$ty>()];
                raw.copy_from_slice(&bytes[..size_of::<$ty>()]);
                <$ty>::from_le_bytes(raw)
            }
            fn write(&self, out: &mut Vec<u8>) {
                out.extend_from_slice(&self.to_le_bytes());
            }
        }
    )*};
}
pod_numbers! { u8 u16 u32 u64 i16 i32 i64 }

impl Pod for Str {
    const SIZE: usize = 4;
    #[inline]
    fn read(bytes: &[u8]) -> Str {
        Str(u32::read(bytes))
    }
    fn write(&self, out: &mut Vec<u8>) {
        self.0.write(out);
    }
}

impl<R> Pod for List<R> {
    const SIZE: usize = 8;
    #[inline]
    fn read(bytes: &[u8]) -> Self {
        List::new(u32::read(bytes), u32::read(&bytes[4..]))
    }
    fn write(&self, out: &mut Vec<u8>) {
        self.start.write(out);
        self.len.write(out);
    }
}

/// Something that an image holds many of, with the section that holds them.
pub trait Record: Pod {
    const SECTION: SectionId;
}

impl Record for u16 {
    const SECTION: SectionId = SectionId::Numbers;
}

impl Record for u32 {
    const SECTION: SectionId = SectionId::Words;
}

impl Record for u64 {
    const SECTION: SectionId = SectionId::LaneMasks;
}

impl Record for Str {
    const SECTION: SectionId = SectionId::Words;
}

/// Declares records: structs whose fields are stored one after the other without padding.
macro_rules! records {
    ($($(#[$attr:meta])* pub struct $name:ident in $section:ident { $($(#[$fattr:meta])* pub $field:ident: $ty:ty,)* })*) => {$(
        $(#[$attr])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $name { $($(#[$fattr])* pub $field: $ty,)* }

        impl $crate::image::Pod for $name {
            const SIZE: usize = 0 $(+ <$ty as $crate::image::Pod>::SIZE)*;
            #[inline]
            fn read(bytes: &[u8]) -> $name {
                let mut at = 0;
                $(
                    let $field = <$ty as $crate::image::Pod>::read(&bytes[at..]);
                    at += <$ty as $crate::image::Pod>::SIZE;
                )*
                debug_assert_eq!(at, Self::SIZE);
                $name { $($field,)* }
            }
            fn write(&self, out: &mut Vec<u8>) {
                $($crate::image::Pod::write(&self.$field, out);)*
            }
        }

        impl $crate::image::Record for $name {
            const SECTION: $crate::image::SectionId = $crate::image::SectionId::$section;
        }
    )*};
}
pub(crate) use records;

/// Records of one kind, read where they lie.
#[derive(Clone, Copy, Debug)]
pub struct Records<'a, R> {
    bytes: &'a [u8],
    record: PhantomData<R>,
}

impl<'a, R: Record> Records<'a, R> {
    pub fn len(&self) -> usize {
        self.bytes.len() / R::SIZE
    }

    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The record at `index`, which must be less than [`len`](Self::len).
    #[inline]
    pub fn at(&self, index: usize) -> R {
        R::read(&self.bytes[index * R::SIZE..(index + 1) * R::SIZE])
    }

    pub fn get(&self, index: usize) -> Option<R> {
        self.bytes.get(index * R::SIZE..(index + 1) * R::SIZE).map(R::read)
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = R> + DoubleEndedIterator + Clone + use<'a, R> {
        self.bytes.chunks_exact(R::SIZE).map(R::read)
    }
}

/// Builds an image. Strings and number lists that are equal are stored once.
#[derive(Debug)]
pub struct ImageBuilder {
    sections: Vec<Vec<u8>>,
    strings: std::collections::BTreeMap<String, Str>,
    lists: std::collections::BTreeMap<Vec<u16>, List<u16>>,
}

impl Default for ImageBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl ImageBuilder {
    pub fn new() -> ImageBuilder {
        let mut builder = ImageBuilder {
            sections: vec![Vec::new(); NUM_SECTIONS],
            strings: Default::default(),
            lists: Default::default(),
        };
        builder.string("");
        builder
    }

    pub fn string(&mut self, text: &str) -> Str {
        if let Some(&string) = self.strings.get(text) {
            return string;
        }
        let section = &mut self.sections[SectionId::Strings as usize];
        let string = Str(section.len() as u32);
        crate::code::write_number(section, text.len() as u64);
        section.extend_from_slice(text.as_bytes());
        self.strings.insert(text.to_owned(), string);
        string
    }

    /// A list of 16-bit numbers.
    pub fn numbers(&mut self, numbers: &[u16]) -> List<u16> {
        if let Some(&list) = self.lists.get(numbers) {
            return list;
        }
        let list = self.push_all(numbers);
        self.lists.insert(numbers.to_vec(), list);
        list
    }

    /// Appends a record and returns its index.
    pub fn push<R: Record>(&mut self, record: R) -> u32 {
        let section = &mut self.sections[R::SECTION as usize];
        let index = section.len() / R::SIZE;
        record.write(section);
        index as u32
    }

    /// Appends records that a list will name.
    pub fn push_all<R: Record>(&mut self, records: &[R]) -> List<R> {
        let start = self.count::<R>();
        for record in records {
            self.push(*record);
        }
        List::new(start, records.len() as u32)
    }

    /// Number of records of one kind so far.
    pub fn count<R: Record>(&self) -> u32 {
        (self.sections[R::SECTION as usize].len() / R::SIZE) as u32
    }

    /// The records of one kind so far.
    pub fn records<R: Record>(&self) -> Vec<R> {
        self.sections[R::SECTION as usize].chunks_exact(R::SIZE).map(R::read).collect()
    }

    /// Appends a program and returns its offset.
    pub fn program(&mut self, section: SectionId, code: &[u8]) -> u32 {
        let section = &mut self.sections[section as usize];
        let offset = section.len() as u32;
        section.extend_from_slice(code);
        offset
    }

    /// The finished image.
    pub fn finish(self) -> Vec<u8> {
        let mut out = Vec::new();
        for word in [MAGIC, VERSION, NUM_SECTIONS as u32] {
            word.write(&mut out);
        }
        let mut offset = (12 + 8 * NUM_SECTIONS).next_multiple_of(8);
        for section in &self.sections {
            (offset as u32).write(&mut out);
            (section.len() as u32).write(&mut out);
            offset = (offset + section.len()).next_multiple_of(8);
        }
        for section in &self.sections {
            out.resize(out.len().next_multiple_of(8), 0);
            out.extend_from_slice(section);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registers::Register;

    #[test]
    fn what_is_built_is_read_back() {
        let mut builder = ImageBuilder::new();
        let name = builder.string("x10");
        assert_eq!(name, builder.string("x10"));
        let units = builder.numbers(&[3, 4]);
        assert_eq!(units, builder.numbers(&[3, 4]));
        builder.push(Register::default());
        builder.push(Register { name, units, encoding: 10, ..Default::default() });
        let image = Image::new(builder.finish()).unwrap();
        let registers = image.records::<Register>();
        assert_eq!(registers.len(), 2);
        let register = registers.at(1);
        assert_eq!((image.string(register.name), register.encoding), ("x10", 10));
        assert_eq!(image.list(register.units).iter().collect::<Vec<_>>(), [3, 4]);
        assert!(registers.get(2).is_none());
    }

    #[test]
    fn foreign_bytes_are_refused() {
        let image = ImageBuilder::new().finish();
        assert_eq!(Image::new(vec![1, 2, 3]).unwrap_err(), ImageError::NotAnImage);
        assert_eq!(Image::new(image[..40].to_vec()).unwrap_err(), ImageError::Truncated);
        let mut other = image;
        other[4] = 99;
        assert_eq!(Image::new(other).unwrap_err(), ImageError::Version(99));
    }
}
