//! Flat binaries: nothing but bytes, for a fixed address.
//!
//! [`link`] puts assembled modules one after the other, gives every symbol its address, and fills in what the assembler
//! left to a linker. Names are global if their module exports them, otherwise a module's own. There is no file format to
//! speak of: the bytes of the image are the file. Sections that are not loaded (`.comment`, debug information) are left
//! out. Cost: linear in bytes, symbols and relocations.

use crate::assembler::{LaidOutSection, Relocation, write_value};
use crate::context::{Binding, Context, Section, Symbol, SymbolValue};
use crate::encode::FixupKind;
use crate::section::Properties;
use crate::target::Target;
use support::hash::FxHashMap;
use tables::instructions::Target as TargetFacts;

/// An assembled text.
#[derive(Debug)]
pub struct Module<'a> {
    /// For messages.
    pub name: &'a str,
    pub cx: &'a Context,
    pub sections: &'a [LaidOutSection],
}

/// Bytes at an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    pub address: u64,
    /// Contains instructions.
    pub code: bool,
    /// None for a section without contents (`.bss`), which has an address and nothing in the file.
    pub bytes: Vec<u8>,
    /// The module that it comes from, by number.
    pub module: usize,
}

/// Linked modules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Image {
    /// In the order of their addresses.
    pub segments: Vec<Segment>,
    /// Names and addresses, by module, in the order of definition.
    pub symbols: Vec<(usize, Box<[u8]>, u64)>,
}

impl Image {
    /// The bytes from the first address to the last, gaps filled with zeros.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let base = self.segments.first().map_or(0, |s| s.address);
        for segment in &self.segments {
            bytes.resize((segment.address - base) as usize, 0);
            bytes.extend_from_slice(&segment.bytes);
        }
        bytes
    }

    /// The address of a name, of the first module that has it.
    pub fn address(&self, name: &[u8]) -> Option<u64> {
        self.symbols.iter().find(|(_, n, _)| **n == *name).map(|&(.., address)| address)
    }
}

/// The address at which the target's flat binaries begin.
pub fn load_address(target: &Target) -> u64 {
    target.image.records::<TargetFacts>().get(0).map_or(0, |t| t.load_address)
}

/// The largest image: a guard against typing errors that would fill the disk.
const MAX_BYTES: u64 = 1 << 30;

/// Links modules. The first one begins at the target's load address, each further one at the next multiple of
/// `module_align` (a power of two). All errors are returned.
pub fn link(target: &Target, modules: &[Module<'_>], module_align: u64) -> Result<Image, Vec<String>> {
    let mut linker = Linker {
        target,
        modules,
        places: FxHashMap::default(),
        segments: Vec::new(),
        exports: FxHashMap::default(),
        errors: Vec::new(),
    };
    let mut image = linker.place(module_align);
    linker.collect_symbols(&mut image);
    for segment_index in 0..image.segments.len() {
        linker.resolve(&mut image.segments[segment_index], segment_index);
    }
    if linker.errors.is_empty() { Ok(image) } else { Err(linker.errors) }
}

struct Linker<'a> {
    target: &'a Target,
    modules: &'a [Module<'a>],
    /// Addresses of sections, by module.
    places: FxHashMap<(usize, Section), u64>,
    /// The section of each segment of the image.
    segments: Vec<&'a LaidOutSection>,
    exports: FxHashMap<Vec<u8>, (usize, u64)>,
    errors: Vec<String>,
}

impl Linker<'_> {
    /// Gives the sections that are loaded their addresses, those without contents after the others of their module.
    fn place(&mut self, module_align: u64) -> Image {
        let mut image = Image::default();
        let base = load_address(self.target);
        let modules = self.modules;
        let mut at = 0u64;
        for (number, module) in modules.iter().enumerate() {
            at = at.next_multiple_of(module_align.max(1));
            let kind = |section: &LaidOutSection| &module.cx.sections[section.section].kind;
            let loaded = module.sections.iter().filter(|s| kind(s).has(Properties::LOADED));
            let (empty, full): (Vec<_>, Vec<_>) = loaded.partition(|s| kind(s).has(Properties::ZERO));
            for section in full.into_iter().chain(empty) {
                at = at.next_multiple_of(1 << section.align_log2.min(32));
                let address = base.wrapping_add(at);
                self.places.insert((number, section.section), address);
                at = at.saturating_add(section.size);
                if at > MAX_BYTES || base.checked_add(at).is_none() {
                    self.errors.push(format!("{}: the image is larger than 1 GiB", module.name));
                    return image;
                }
                let code = module.cx.sections[section.section].code;
                image.segments.push(Segment { address, code, bytes: section.bytes.clone(), module: number });
                self.segments.push(section);
            }
        }
        image
    }

    fn collect_symbols(&mut self, image: &mut Image) {
        let modules = self.modules;
        for (number, module) in modules.iter().enumerate() {
            for (symbol, data) in module.cx.symbols.iter() {
                let Some(address) = self.own_address(number, symbol) else { continue };
                let name = module.cx.symbol_name(symbol);
                if !data.temporary {
                    image.symbols.push((number, name.into(), address));
                }
                if data.binding != Binding::Global {
                    continue;
                }
                if let Some(&(other, _)) = self.exports.get(name) {
                    let name = String::from_utf8_lossy(name);
                    let (first, second) = (modules[other].name, module.name);
                    self.errors.push(format!("'{name}' is exported by both {first} and {second}"));
                } else {
                    self.exports.insert(name.to_vec(), (number, address));
                }
            }
        }
    }

    /// The address of a symbol that its module defines.
    fn own_address(&self, module: usize, symbol: Symbol) -> Option<u64> {
        match self.modules[module].cx.symbols[symbol].value {
            SymbolValue::Placed { section, offset } => {
                Some(self.places.get(&(module, section))?.wrapping_add(offset))
            }
            _ => None,
        }
    }

    fn symbol_address(&self, module: usize, symbol: Symbol) -> Result<u64, String> {
        if let Some(address) = self.own_address(module, symbol) {
            return Ok(address);
        }
        let name = self.modules[module].cx.symbol_name(symbol);
        let exported = self.exports.get(name).map(|&(_, address)| address);
        exported.ok_or_else(|| {
            format!("{}: undefined name '{}'", self.modules[module].name, String::from_utf8_lossy(name))
        })
    }

    fn resolve(&mut self, segment: &mut Segment, index: usize) {
        let Some(section) = self.segments.get(index) else { return };
        for relocation in &section.relocations {
            let value = match relocation.kind {
                FixupKind::Difference(_) | FixupKind::Relocation(_) => {
                    Err(format!("{}: a flat binary has no relocations", self.modules[segment.module].name))
                }
                _ => self.value(segment.module, relocation, segment.address),
            };
            let result = value.and_then(|value| {
                write_value(self.target, relocation.kind, value, relocation.offset, &mut segment.bytes)
            });
            if let Err(message) = result
                && !self.errors.contains(&message)
            {
                self.errors.push(message);
            }
        }
    }

    fn value(&self, module: usize, relocation: &Relocation, address: u64) -> Result<i64, String> {
        let mut value = match relocation.symbol {
            Some(symbol) => self.symbol_address(module, symbol)? as i64,
            None => 0,
        };
        if let Some(minus) = relocation.minus {
            value = value.wrapping_sub(self.symbol_address(module, minus)? as i64);
        }
        if relocation.pc_relative {
            value = value.wrapping_sub(address.wrapping_add(relocation.offset) as i64);
        }
        Ok(value.wrapping_add(relocation.addend))
    }
}
