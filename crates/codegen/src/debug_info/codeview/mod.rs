//! CodeView, the debug information of Microsoft's tools: `.debug$S` with symbols and lines, `.debug$T` with types.
//!
//! Before functions are emitted, files and functions get their numbers ([`files`]). While a function is emitted, directives say
//! of which lines its code is, and a [`FunctionRecord`] is made of what only this format tells. At the end [`sections`] makes
//! data of the records and of the metadata of the module: [`types`] and [`classes`] records of types, each once ([`records`]);
//! [`symbols`] functions, blocks, inlined calls and variables; [`globals`] the rest. Emission writes the data ([`parts`]).
//!
//! Source: the header `cvinfo.h` that Microsoft has published, and the documentation of LLVM on types and symbols of PDB files.
//! Which records there are and in which order follows what LLVM writes, so that the outputs can be compared.
//!
//! Not done: sums of types (`.debug$H`), jump tables, annotations, allocation sites, and the programs by which debuggers find
//! frames of i386 that have no frame pointer (`.cv_fpo_*`).
//!
//! Cost: linear in records and in the metadata that is reached, times the depth of scopes.

mod classes;
mod constants;
pub(crate) mod files;
pub(crate) mod function;
mod globals;
mod names;
pub(crate) mod parts;
mod records;
mod symbols;
mod types;

use super::FunctionDebugInfo;
use super::metadata::{Node, Nodes};
use constants::{COMPILE_PROFILE, LANGUAGE_OTHER, LANGUAGES, leaf, subsection, symbol};
use files::Files;
use function::FunctionRecord;
use globals::Variables;
use ir::metadata::schema;
use mc::debug::DwarfReg;
use mir::target::CodeViewNumbers;
use parts::{Part, Section, Sections, name, record, u16, u32};
use records::Record;
use schema::di_compile_unit;
use support::hash::FxHashSet;
use types::Types;

pub(crate) use constants::frame as frame_flags;

/// What the writer has to know besides the module.
pub(crate) struct Settings<'s> {
    pub numbers: CodeViewNumbers,
    /// The number of a register, or of its part that has so many bits.
    pub register: &'s dyn Fn(DwarfReg, u32) -> Option<u16>,
    pub pointer_bytes: u8,
    /// The name of the object, if it has one.
    pub object_name: &'s [u8],
}

/// Whether anything is said of a unit.
pub(crate) fn is_described(nodes: Nodes<'_>, unit: Node) -> bool {
    const NO_DEBUG: u32 = 0;
    nodes.kind(unit) == Some(ir::metadata::MdKind::CompileUnit)
        && nodes.word(unit, di_compile_unit::EMISSION_KIND) != NO_DEBUG
}

/// What is collected while the sections are made.
struct Writer<'w> {
    nodes: Nodes<'w>,
    types: Types<'w>,
    files: Files,
    settings: &'w Settings<'w>,
    sections: Vec<Section>,
    variables: Variables,
}

/// Everything that is said of the module: only by what it was made if it has no `files`, or no unit that asks for more.
pub(crate) fn sections(
    nodes: Nodes<'_>,
    settings: &Settings<'_>,
    files: Option<&Files>,
    functions: &[FunctionDebugInfo],
) -> Result<Sections, String> {
    let units = nodes.units();
    let Some(&unit) = units.iter().find(|&&unit| is_described(nodes, unit)).or(units.first()) else {
        return Ok(Sections::default());
    };
    let is_fortran = language(nodes, unit) == FORTRAN;
    let types = Types::new(nodes, settings.pointer_bytes, is_fortran);
    let is_whole = files.is_some() && is_described(nodes, unit);
    let files = files.cloned().unwrap_or_default();
    let mut writer =
        Writer { nodes, types, files, settings, sections: Vec::new(), variables: Variables::default() };
    if !is_whole {
        writer.module(unit, &[]);
        return Ok(Sections { symbols: writer.sections, types: Vec::new() });
    }
    writer.collect_globals(&units);
    let functions: Vec<(&FunctionDebugInfo, &FunctionRecord)> =
        functions.iter().filter_map(|function| Some((function, function.codeview.as_ref()?))).collect();
    // Numbers go to what was inlined first.
    let (mut inlinees, mut known) = (Vec::new(), FxHashSet::default());
    for site in functions.iter().flat_map(|(_, record)| &record.sites) {
        writer.types.function_id(site.inlinee);
        inlinees.extend(site.inlinee.filter(|&inlinee| known.insert(inlinee)));
    }
    writer.module(unit, &inlinees);
    for (function, record) in functions.into_iter().filter(|(_, record)| record.has_lines) {
        writer.function(function, record);
    }
    writer.globals(&units);
    writer.end(unit);
    if writer.types.too_deep {
        return Err("types that are nested so deep are not supported in CodeView".to_owned());
    }
    let types = writer.types.table.records;
    Ok(Sections { symbols: writer.sections, types })
}

const FORTRAN: u32 = 2;

/// Whether the module has a flag, whatever its value.
fn has_flag(nodes: Nodes<'_>, flag: &[u8]) -> bool {
    let named = nodes.module.named_metadata.iter().find(|named| *named.name == *b"llvm.module.flags");
    let mut flags = named.into_iter().flat_map(|named| named.operands.iter());
    flags.any(|&item| match nodes.list(Node::of_module(item))[..] {
        [_, Some(name), ..] => nodes.string(name) == Some(flag),
        _ => false,
    })
}

fn language(nodes: Nodes<'_>, unit: Node) -> u32 {
    let own = nodes.word(unit, di_compile_unit::LANGUAGE);
    LANGUAGES.iter().find(|(known, _)| known.contains(&own)).map_or(LANGUAGE_OTHER, |&(_, language)| language)
}

/// The numbers of a version in a text: up to four, with points between them.
fn version(text: &[u8]) -> [u16; 4] {
    let mut numbers = [0u16; 4];
    let mut place = 0;
    for &byte in text {
        match byte {
            b'0'..=b'9' => {
                let number = u32::from(numbers[place]) * 10 + u32::from(byte - b'0');
                numbers[place] = number.min(u16::MAX.into()) as u16;
            }
            b'.' => {
                place += 1;
                if place == numbers.len() {
                    break;
                }
            }
            _ if place > 0 => break,
            _ => {}
        }
    }
    numbers
}

impl Writer<'_> {
    /// A new section of a symbol, or what follows of the module's.
    fn begin(&mut self, symbol: Option<ir::Global>) {
        if self.sections.last().is_none_or(|last| last.symbol != symbol) {
            self.sections.push(Section { symbol, parts: Vec::new() });
        }
    }

    fn write(&mut self, parts: impl IntoIterator<Item = Part>) {
        if let Some(last) = self.sections.last_mut() {
            last.parts.extend(parts);
        }
    }

    /// What is said of the unit, and where inlined functions begin.
    fn module(&mut self, unit: Node, inlinees: &[Node]) {
        self.begin(None);
        let object = record(symbol::OBJECT_NAME, vec![u32(0), name(self.settings.object_name)]);
        let unit = self.unit(unit);
        self.write(parts::symbols(vec![object, unit]));
        if inlinees.is_empty() {
            return;
        }
        let mut lines = vec![u32(0)];
        for &inlinee in inlinees {
            let index = self.types.function_id(Some(inlinee));
            let file = self.file_of(inlinee);
            let line = self.nodes.word(inlinee, schema::di_subprogram::LINE);
            lines.extend([u32(index.0), Part::FileOffset(file), u32(line)]);
        }
        self.write([u32(subsection::INLINEE_LINES), Part::Sized(4, lines), Part::Align]);
    }

    fn unit(&self, unit: Node) -> Part {
        let producer = self.nodes.text(unit, di_compile_unit::PRODUCER);
        let has_profile = has_flag(self.nodes, b"ProfileSummary");
        let flags = language(self.nodes, unit) | if has_profile { COMPILE_PROFILE } else { 0 };
        let own = version(env!("CARGO_PKG_VERSION").as_bytes());
        let numbers = version(producer).into_iter().chain(own);
        let mut parts = vec![u32(flags), u16(self.settings.numbers.processor)];
        parts.extend(numbers.map(u16));
        parts.push(name(producer));
        record(symbol::COMPILE, parts)
    }

    /// The number of the file of a function. A file that no function has mentioned yet is declared here.
    fn file_of(&mut self, function: Node) -> u32 {
        let known = self.files.entries.len();
        let file = files::file_of(self.nodes, function);
        let number = file.map_or(0, |file| self.files.number(self.nodes, file));
        let new: Vec<Part> = self.files.entries[known..].iter().cloned().map(Part::File).collect();
        self.write(new);
        number
    }

    /// The tables of files and strings, and how the module was compiled.
    fn end(&mut self, unit: Node) {
        self.begin(None);
        let udts = self.udts();
        if !udts.is_empty() {
            self.write(parts::symbols(udts));
        }
        self.write([Part::FileChecksums, Part::Strings]);
        let file = self.nodes.get(unit, di_compile_unit::FILE);
        let text = |field| file.map(|file| self.nodes.text(file, field)).unwrap_or_default();
        let (directory, source) = (text(schema::di_file::DIRECTORY), text(schema::di_file::FILENAME));
        let table = &mut self.types.table;
        let [directory, source, nothing] = [directory, source, b""].map(|text| table.string(text));
        // Directory, compiler, source, where types are instead, command line.
        let arguments = [directory, nothing, source, nothing, nothing];
        let info = Record::new(leaf::BUILD_INFO).u16(arguments.len() as u16);
        let index = table.add(arguments.into_iter().fold(info, Record::index));
        self.write(parts::symbols(vec![record(symbol::BUILD_INFO, vec![u32(index.0)])]));
    }

    /// Names of types.
    fn udts(&mut self) -> Vec<Part> {
        let udts = std::mem::take(&mut self.types.udts);
        udts.into_iter().map(|(own, ty)| self.udt(&own, ty)).collect()
    }

    fn udt(&mut self, own: &[u8], ty: Node) -> Part {
        let index = self.types.complete(Some(ty));
        record(symbol::UDT, vec![u32(index.0), name(own)])
    }
}
