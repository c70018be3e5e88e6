//! Which symbols an object has, in which order, and what it says about them.
//!
//! First one for each section, with the symbol of its COMDAT behind it; then those that were registered and are not
//! temporary, in that order; then the names of source files. A weak symbol refers to another one that is taken if nothing
//! else defines it: what it is an alias of, or a symbol `.weak.NAME.default.UNIQUE` with its definition, or with the address
//! 0. The last part of that name is that of a symbol which only this object should define, because such names must not
//! meet those of another object.

use super::{ANTI_DEPENDENCY, CLASS_MASK, CLASS_SHIFT, MAX_COMMON_ALIGN, TYPE_MASK, sections};
use crate::assembler::LaidOut;
use crate::context::{Binding, Context, Section, Symbol, SymbolType, SymbolValue};
use crate::expr::{ExprData, Specifier};
use crate::format::{CommonAlignment, ObjectError};
use crate::placement::{Home, place};
use object::pe::*;
use support::entity::SecondaryMap;

/// `IMAGE_WEAK_EXTERN_ANTI_DEPENDENCY`
const WEAK_EXTERN_ANTI_DEPENDENCY: u32 = 4;

/// What follows a symbol in the table.
pub enum Aux {
    None,
    /// The number in [`LaidOut::sections`].
    Section(usize),
    /// The symbol that is taken instead, an index of [`Symbols::all`], and when (`IMAGE_WEAK_EXTERN_*`).
    Weak(usize, u32),
    File(Vec<u8>),
}

/// A symbol as it will be written.
pub struct CoffSymbol {
    pub name: Vec<u8>,
    pub home: Home,
    pub value: u32,
    pub ty: u16,
    pub class: u8,
    pub aux: Aux,
}

impl CoffSymbol {
    /// How many entries of the table it takes.
    pub fn entries(&self) -> usize {
        match &self.aux {
            Aux::None => 1,
            Aux::Section(_) | Aux::Weak(..) => 2,
            Aux::File(name) => 1 + name.len().div_ceil(IMAGE_SIZEOF_SYMBOL),
        }
    }
}

/// The symbols in order.
#[derive(Default)]
pub struct Symbols {
    pub all: Vec<CoffSymbol>,
    /// Position in `all`, plus 1.
    position: SecondaryMap<Symbol, u32>,
    of_section: SecondaryMap<Section, u32>,
    /// By position: the index in the table.
    pub index: Vec<u32>,
    pub num_entries: u32,
}

impl Symbols {
    pub fn new(cx: &Context, laid_out: &LaidOut) -> Result<Symbols, ObjectError> {
        let mut symbols = Symbols::default();
        for (number, section) in laid_out.sections.iter().enumerate() {
            let data = &cx.sections[section.section];
            symbols.of_section[section.section] = symbols.all.len() as u32;
            symbols.all.push(CoffSymbol {
                name: data.name.to_vec(),
                home: Home::Section(section.section),
                value: 0,
                ty: 0,
                class: IMAGE_SYM_CLASS_STATIC,
                aux: Aux::Section(number),
            });
            if let Some(symbol) = data.kind.group.filter(|_| data.kind.payload.ty != sections::ASSOCIATIVE) {
                if symbols.get(symbol).is_some() {
                    let name = String::from_utf8_lossy(cx.symbol_name(symbol));
                    return Err(ObjectError(format!("two sections have the same comdat '{name}'")));
                }
                // The symbol of a COMDAT is in it, or not in this object.
                if let SymbolValue::Placed { section: home, .. } = cx.symbols[symbol].value
                    && home != section.section
                {
                    return Err(ObjectError("invalid symbol redefinition".to_owned()));
                }
                symbols.reserve(cx, symbol);
            }
        }
        let mut defaults = Vec::new();
        for &symbol in &laid_out.symbols {
            let data = &cx.symbols[symbol];
            if !data.temporary && data.ty != SymbolType::Section {
                symbols.define(cx, symbol, &mut defaults)?;
            }
        }
        symbols.name_defaults(cx, &defaults);
        for (name, _) in &laid_out.file_names {
            symbols.all.push(CoffSymbol {
                name: b".file".to_vec(),
                home: Home::Absolute,
                value: 0,
                ty: 0,
                class: IMAGE_SYM_CLASS_FILE,
                aux: Aux::File(name.to_vec()),
            });
        }
        for symbol in &symbols.all {
            symbols.index.push(symbols.num_entries);
            symbols.num_entries += symbol.entries() as u32;
        }
        Ok(symbols)
    }

    /// Where the symbol is in the list.
    fn get(&self, symbol: Symbol) -> Option<usize> {
        (self.position[symbol] as usize).checked_sub(1)
    }

    fn reserve(&mut self, cx: &Context, symbol: Symbol) -> usize {
        if let Some(position) = self.get(symbol) {
            return position;
        }
        let position = self.all.len();
        self.all.push(CoffSymbol {
            name: cx.symbol_name(symbol).to_vec(),
            home: Home::Undefined,
            value: 0,
            ty: 0,
            class: IMAGE_SYM_CLASS_EXTERNAL,
            aux: Aux::None,
        });
        self.position[symbol] = position as u32 + 1;
        position
    }

    fn define(&mut self, cx: &Context, symbol: Symbol, defaults: &mut Vec<usize>) -> Result<(), ObjectError> {
        let data = &cx.symbols[symbol];
        let Some((home, value, _)) = place(cx, symbol)? else {
            return Err(ObjectError("cyclic dependency detected for symbol".to_owned()));
        };
        let (home, value) = match data.value {
            // What is common is undefined and has its size as the value.
            SymbolValue::Common { size, align_log2, .. } => {
                let by_size = cx.format_facts().common_alignment
                    == CommonAlignment::Power { max_log2: MAX_COMMON_ALIGN };
                let least = if by_size { 1 << align_log2.min(MAX_COMMON_ALIGN) } else { 0 };
                (Home::Undefined, size.max(least))
            }
            _ => (home, value),
        };
        let position = self.reserve(cx, symbol);
        let Ok(value) = u32::try_from(value).or_else(|_| i32::try_from(value as i64).map(|v| v as u32))
        else {
            let name = String::from_utf8_lossy(cx.symbol_name(symbol));
            return Err(ObjectError(format!("the value of symbol '{name}' has more than 32 bits")));
        };
        let is_weak = data.binding == Binding::Weak;
        let is_alias = matches!(data.value, SymbolValue::Variable { .. });
        let is_external = is_weak
            || data.binding == Binding::Global
            || matches!(data.value, SymbolValue::Undefined | SymbolValue::Common { local: false, .. });
        let class = match (data.other >> CLASS_SHIFT & CLASS_MASK) as u8 {
            0 if is_external => IMAGE_SYM_CLASS_EXTERNAL,
            0 => IMAGE_SYM_CLASS_STATIC,
            class => class,
        };
        let ty = (data.other & TYPE_MASK) as u16;
        if !is_weak {
            let own = &mut self.all[position];
            (own.home, own.value, own.ty, own.class) = (home, value, ty, class);
            return Ok(());
        }
        let linked = if is_alias { linked(cx, symbol) } else { None };
        let other = match linked {
            Some(other) => self.reserve(cx, other),
            None => {
                let name = [b".weak.", cx.symbol_name(symbol), b".default"].concat();
                let home = if home == Home::Undefined { Home::Absolute } else { home };
                defaults.push(self.all.len());
                self.all.push(CoffSymbol { name, home, value, ty, class, aux: Aux::None });
                self.all.len() - 1
            }
        };
        let when = match data.other & ANTI_DEPENDENCY {
            0 => IMAGE_WEAK_EXTERN_SEARCH_ALIAS,
            _ => WEAK_EXTERN_ANTI_DEPENDENCY,
        };
        let own = &mut self.all[position];
        own.aux = Aux::Weak(other, when);
        (own.home, own.class) = (Home::Undefined, IMAGE_SYM_CLASS_WEAK_EXTERNAL);
        Ok(())
    }

    /// Makes the names of defaults those of this object alone.
    fn name_defaults(&mut self, cx: &Context, defaults: &[usize]) {
        let in_comdat = |home: Home| match home {
            Home::Section(section) => cx.sections[section].kind.comdat || cx.sections[section].noted != 0,
            _ => false,
        };
        let is_unique = |position: usize, symbol: &CoffSymbol, comdats: bool| {
            !defaults.contains(&position)
                && symbol.class == IMAGE_SYM_CLASS_EXTERNAL
                && symbol.home != Home::Undefined
                && (comdats || !in_comdat(symbol.home))
        };
        if defaults.is_empty() {
            return;
        }
        let mut candidates = [false, true].into_iter().flat_map(|comdats| {
            let all = self.all.iter().enumerate();
            all.filter(move |(position, symbol)| is_unique(*position, symbol, comdats))
        });
        let Some(unique) = candidates.next().map(|(_, symbol)| symbol.name.clone()) else { return };
        for &position in defaults {
            let name = &mut self.all[position].name;
            name.push(b'.');
            name.extend_from_slice(&unique);
        }
    }

    /// The index in the table of the symbol that a relocation is to name, and the distance of what was meant from it: for
    /// what is not in the table, the section is named.
    pub fn of_relocation(&self, cx: &Context, symbol: Symbol) -> Result<(u32, i64), ObjectError> {
        if let Some(position) = self.get(symbol) {
            return Ok((self.index[position], 0));
        }
        if let Some((Home::Section(section), offset, _)) = place(cx, symbol)? {
            return Ok((self.section_index(section), offset as i64));
        }
        let name = String::from_utf8_lossy(cx.symbol_name(symbol));
        Err(ObjectError(format!("assembler label '{name}' can not be undefined")))
    }

    /// The index in the table of the symbol of a section.
    pub fn section_index(&self, section: Section) -> u32 {
        self.index[self.of_section[section] as usize]
    }
}

/// The symbol that an alias stands for, if other objects know that one, too.
fn linked(cx: &Context, alias: Symbol) -> Option<Symbol> {
    let SymbolValue::Variable { expr, .. } = cx.symbols[alias].value else { return None };
    let ExprData::Symbol(symbol, Specifier::NONE) = cx.expr(expr) else { return None };
    let data = &cx.symbols[symbol];
    let is_known =
        data.value == SymbolValue::Undefined || matches!(data.binding, Binding::Global | Binding::Weak);
    (is_known && !data.temporary).then_some(symbol)
}
