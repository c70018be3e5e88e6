//! What is linked: a *unit* is one module's sections, symbols and relocations, before it has addresses.
//!
//! Units come from the assembler directly ([`from_laid_out`]), so that no object file is in between, or from object files
//! ([`crate::object`]). Section types and flags are those of ELF, which is what both have.

use crate::{Error, Result};
use mc::assembler::{LaidOut, Relocation as Unresolved};
use mc::context::{Binding, Symbol as McSymbol, SymbolType, SymbolValue};
use mc::placement::{Home as McHome, place};
use mc::{Context, Section as McSection, Target};
use objfile::elf::constants as c;
use std::sync::Arc;
use support::entity::SecondaryMap;

/// See the module text.
#[derive(Clone, Debug, Default)]
pub struct Unit {
    /// For messages.
    pub name: String,
    /// `EM_*`
    pub machine: u16,
    pub sections: Vec<Section>,
    pub symbols: Vec<Symbol>,
    /// What it was compiled for, if it was compiled here.
    pub target: Option<Arc<Target>>,
}

#[derive(Clone, Debug, Default)]
pub struct Section {
    pub name: Vec<u8>,
    /// `SHT_*` and `SHF_*`
    pub ty: u32,
    pub flags: u64,
    pub align: u64,
    pub size: u64,
    /// Empty for a section without contents.
    pub bytes: Vec<u8>,
    pub relocations: Vec<Relocation>,
    /// One of several groups of this name is kept.
    pub group: Option<Vec<u8>>,
}

impl Section {
    pub fn is_loaded(&self) -> bool {
        self.flags & c::SHF_ALLOC != 0
    }

    pub fn is_thread_local(&self) -> bool {
        self.flags & c::SHF_TLS != 0
    }
}

/// Where a symbol is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    Undefined,
    Absolute,
    /// `value` is the alignment.
    Common,
    Section(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    Local,
    Global,
    Weak,
}

#[derive(Clone, Debug)]
pub struct Symbol {
    /// Empty for a section's own symbol.
    pub name: Box<[u8]>,
    pub home: Home,
    pub scope: Scope,
    pub value: u64,
    pub size: u64,
    pub is_function: bool,
    /// Its address is what calling it gives.
    pub is_indirect: bool,
    /// Other units do not see it.
    pub is_hidden: bool,
}

/// A place to fill in.
#[derive(Clone, Copy, Debug)]
pub struct Relocation {
    pub offset: u64,
    pub symbol: Option<usize>,
    pub addend: i64,
    /// `R_*`
    pub number: u32,
}

/// The unit that the assembler has laid out. O(sections + symbols + relocations); takes the bytes.
pub fn from_laid_out(name: &str, machine: u16, cx: &Context, laid_out: LaidOut) -> Result<Unit> {
    let mut unit = Unit { name: name.to_owned(), machine, ..Unit::default() };
    let mut sections = SecondaryMap::<McSection, u32>::new();
    for (number, section) in laid_out.sections.iter().enumerate() {
        sections[section.section] = number as u32 + 1;
    }
    let mut hidden = SecondaryMap::<McSymbol, bool>::new();
    laid_out.hidden.iter().for_each(|&symbol| hidden[symbol] = true);
    let mut numbers = SecondaryMap::<McSymbol, u32>::new();
    for &symbol in &laid_out.symbols {
        let data = &cx.symbols[symbol];
        let is_named = !data.temporary && data.ty != SymbolType::Section && !hidden[symbol];
        if is_named || data.used_in_reloc {
            let symbol_number = add_symbol(&mut unit, cx, symbol, &sections)?;
            numbers[symbol] = symbol_number;
        }
    }
    for section in laid_out.sections {
        let data = &cx.sections[section.section];
        let relocations: Result<Vec<Relocation>> = section
            .relocations
            .iter()
            .map(|relocation| relocation_of(&mut unit, cx, relocation, &mut numbers, &sections))
            .collect();
        unit.sections.push(Section {
            name: data.name.to_vec(),
            ty: data.kind.payload.ty,
            flags: data.kind.payload.flags,
            align: 1 << section.align_log2.min(63),
            size: section.size,
            bytes: section.bytes,
            relocations: relocations?,
            group: data.kind.group.filter(|_| data.kind.comdat).map(|g| cx.symbol_name(g).to_vec()),
        });
    }
    Ok(unit)
}

fn relocation_of(
    unit: &mut Unit,
    cx: &Context,
    relocation: &Unresolved,
    numbers: &mut SecondaryMap<McSymbol, u32>,
    sections: &SecondaryMap<McSection, u32>,
) -> Result<Relocation> {
    let symbol = match relocation.symbol {
        Some(symbol) => {
            if numbers[symbol] == 0 {
                let added = add_symbol(unit, cx, symbol, sections)?;
                numbers[symbol] = added;
            }
            Some(numbers[symbol] as usize - 1)
        }
        None => None,
    };
    let &Unresolved { offset, addend, number, .. } = relocation;
    Ok(Relocation { offset, symbol, addend, number })
}

/// Adds a symbol; its index plus 1.
fn add_symbol(
    unit: &mut Unit,
    cx: &Context,
    symbol: McSymbol,
    sections: &SecondaryMap<McSection, u32>,
) -> Result<u32> {
    let data = &cx.symbols[symbol];
    let name: &[u8] = if data.ty == SymbolType::Section { b"" } else { cx.symbol_name(symbol) };
    let placed = place(cx, symbol).map_err(|error| Error::new(format!("{}: {error}", unit.name)))?;
    let Some((home, value, base)) = placed else {
        let name = String::from_utf8_lossy(name);
        return Err(Error::new(format!("{}: the definition of '{name}' goes in a circle", unit.name)));
    };
    let home = match home {
        McHome::Section(section) => match sections[section].checked_sub(1) {
            Some(number) => Home::Section(number as usize),
            None => Home::Undefined,
        },
        McHome::Absolute => Home::Absolute,
        McHome::Common => Home::Common,
        McHome::Undefined | McHome::Group => Home::Undefined,
    };
    let size = match data.value {
        SymbolValue::Common { size, .. } => size,
        _ => 0,
    };
    let is = |ty| data.ty == ty || base.is_some_and(|base| cx.symbols[base].ty == ty);
    unit.symbols.push(Symbol {
        name: name.into(),
        home,
        scope: match data.binding {
            Binding::Weak => Scope::Weak,
            Binding::Global | Binding::Unique => Scope::Global,
            Binding::Default if matches!(home, Home::Undefined | Home::Common) => Scope::Global,
            Binding::Local | Binding::Default => Scope::Local,
        },
        value,
        size,
        is_function: is(SymbolType::Function),
        is_indirect: is(SymbolType::IndirectFunction),
        is_hidden: !matches!(
            data.visibility,
            mc::context::SymbolVisibility::Default | mc::context::SymbolVisibility::Protected
        ),
    });
    Ok(unit.symbols.len() as u32)
}
