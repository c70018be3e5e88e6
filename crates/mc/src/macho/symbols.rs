//! Which symbols an object has, in which order, and what it says about them.
//!
//! Local symbols in the order in which they were registered, then external ones and undefined ones, both sorted by name. Indirect
//! symbols are registered last: those of pointers that are not lazy first.

use super::PRIVATE_EXTERN;
use super::write::Form;
use crate::assembler::LaidOut;
use crate::context::{Binding, Context, Symbol, SymbolValue};
use crate::expr::{ExprData, Specifier};
use crate::format::ObjectError;
use crate::placement::{Home, place};
use crate::strings::StringTable;
use object::macho::*;
use support::entity::SecondaryMap;

/// The symbols in order.
#[derive(Default)]
pub struct Symbols {
    pub all: Vec<Symbol>,
    pub num_local: u32,
    pub num_external: u32,
    /// By symbol: its place in the table, from 1.
    index: SecondaryMap<Symbol, u32>,
    /// Symbols that were first met as what lazy pointers refer to.
    lazy: Vec<Symbol>,
    pub strings: Vec<u8>,
    offsets: SecondaryMap<Symbol, u32>,
}

/// Whether the linker sees the symbol.
pub fn is_visible(cx: &Context, symbol: Symbol) -> bool {
    let data = &cx.symbols[symbol];
    !data.temporary || data.used_in_reloc
}

/// What an alias stands for, through other aliases.
fn aliased(cx: &Context, symbol: Symbol) -> Symbol {
    let mut base = symbol;
    for _ in 0..=cx.symbols.len() {
        match cx.symbols[base].value {
            SymbolValue::Variable { expr, .. } => match cx.expr(expr) {
                ExprData::Symbol(next, Specifier::NONE) => base = next,
                _ => return base,
            },
            _ => return base,
        }
    }
    base
}

fn is_undefined(home: Home) -> bool {
    matches!(home, Home::Undefined | Home::Common)
}

impl Symbols {
    pub fn new(cx: &Context, laid_out: &LaidOut, form: Form) -> Result<Symbols, ObjectError> {
        let mut symbols = Symbols::default();
        let order = symbols.order(cx, laid_out);
        let mut strings = StringTable::default();
        for &symbol in &order {
            strings.add(cx.symbol_name(symbol));
        }
        symbols.strings = strings.finish(&[0]);
        symbols.strings.resize(symbols.strings.len().next_multiple_of(form.align_bytes()), 0);
        let (mut local, mut external, mut undefined) = (Vec::new(), Vec::new(), Vec::new());
        for &symbol in &order {
            symbols.offsets[symbol] = strings.offset(cx.symbol_name(symbol));
            let Some((home, ..)) = place(cx, symbol)? else {
                return Err(ObjectError("cyclic dependency detected for symbol".to_owned()));
            };
            match () {
                () if is_undefined(home) => undefined.push(symbol),
                () if is_external(cx, symbol) => external.push(symbol),
                () => local.push(symbol),
            }
        }
        for list in [&mut external, &mut undefined] {
            list.sort_by(|&a, &b| cx.symbol_name(a).cmp(cx.symbol_name(b)));
        }
        (symbols.num_local, symbols.num_external) = (local.len() as u32, external.len() as u32);
        symbols.all = [local, external, undefined].concat();
        for (index, &symbol) in symbols.all.iter().enumerate() {
            symbols.index[symbol] = index as u32 + 1;
        }
        Ok(symbols)
    }

    /// The symbols that the linker sees, each once.
    fn order(&mut self, cx: &Context, laid_out: &LaidOut) -> Vec<Symbol> {
        let mut known = SecondaryMap::<Symbol, bool>::new();
        let mut order = Vec::new();
        let mut add = |symbol: Symbol| {
            let new = !known[symbol];
            known[symbol] = true;
            if new && is_visible(cx, symbol) {
                order.push(symbol);
            }
            new
        };
        for &symbol in &laid_out.symbols {
            add(symbol);
        }
        let is_lazy = |section| {
            let ty = cx.sections[section].kind.payload.ty;
            matches!(ty, S_LAZY_SYMBOL_POINTERS | S_SYMBOL_STUBS)
        };
        for lazy in [false, true] {
            for &(section, symbol) in &laid_out.macho.indirect {
                if is_lazy(section) == lazy && add(symbol) && lazy {
                    self.lazy.push(symbol);
                }
            }
        }
        order
    }

    /// The place of a symbol in the table, if it is there.
    pub fn index(&self, symbol: Symbol) -> Option<u32> {
        self.index[symbol].checked_sub(1)
    }

    /// `nlist` or `nlist_64`. `address` is that of a section, `number` its number from 1.
    pub fn write(
        &self,
        cx: &Context,
        address: &dyn Fn(crate::context::Section) -> (u64, u8),
        form: Form,
        out: &mut Vec<u8>,
    ) -> Result<(), ObjectError> {
        for &symbol in &self.all {
            let data = &cx.symbols[symbol];
            let base = aliased(cx, symbol);
            let is_alias = base != symbol;
            let (home, value, _) = place(cx, symbol)?.unwrap_or((Home::Undefined, 0, None));
            let mut section_number = 0;
            let (ty, value) = match home {
                Home::Undefined | Home::Common | Home::Group if is_alias => {
                    (N_INDR, self.offsets[base].into())
                }
                Home::Common => (N_UNDF, common_size(data.value)),
                Home::Undefined | Home::Group => (N_UNDF, 0),
                Home::Absolute => (N_ABS, value),
                Home::Section(section) => {
                    let (start, number) = address(section);
                    section_number = number;
                    (N_SECT, start.wrapping_add(value))
                }
            };
            let is_private = data.other & PRIVATE_EXTERN != 0;
            let is_external = is_external(cx, symbol) || !is_alias && is_undefined(home);
            let flags = if is_private { N_PEXT } else { 0 } | if is_external { N_EXT } else { 0 };
            out.extend(self.offsets[symbol].to_le_bytes());
            out.push(ty | flags);
            out.push(section_number);
            out.extend(self.description(cx, symbol, base).to_le_bytes());
            form.push(out, value);
        }
        Ok(())
    }

    /// `n_desc`: an alias has that of its symbol.
    fn description(&self, cx: &Context, symbol: Symbol, base: Symbol) -> u16 {
        let data = &cx.symbols[base];
        let mut description = data.other as u16;
        if let SymbolValue::Common { align_log2, .. } = data.value
            && align_log2 > 0
        {
            description = description & 0xf0ff | u16::from(align_log2.min(15)) << 8;
        }
        if base != symbol {
            description |= (cx.symbols[symbol].other & super::ALT_ENTRY) as u16;
        }
        if self.lazy.contains(&base) {
            description |= super::UNDEFINED_LAZY as u16;
        }
        description
    }
}

pub fn is_external(cx: &Context, symbol: Symbol) -> bool {
    let data = &cx.symbols[symbol];
    matches!(data.binding, Binding::Global | Binding::Weak)
        || matches!(data.value, SymbolValue::Common { .. })
}

fn common_size(value: SymbolValue) -> u64 {
    if let SymbolValue::Common { size, .. } = value { size } else { 0 }
}

/// Whether a section has pointers or stubs that indirect symbols belong to.
pub fn takes_indirect(ty: u32) -> bool {
    matches!(
        ty,
        S_NON_LAZY_SYMBOL_POINTERS
            | S_LAZY_SYMBOL_POINTERS
            | S_THREAD_LOCAL_VARIABLE_POINTERS
            | S_SYMBOL_STUBS
    )
}

/// The entry of the table of indirect symbols: a pointer to what only this object knows has none.
pub fn indirect_entry(
    cx: &Context,
    symbols: &Symbols,
    (section, symbol): (crate::context::Section, Symbol),
) -> Result<u32, ObjectError> {
    let kind = &cx.sections[section].kind;
    let name = || String::from_utf8_lossy(cx.symbol_name(symbol)).into_owned();
    if !takes_indirect(kind.payload.ty) {
        let name = name();
        return Err(ObjectError(format!("indirect symbol '{name}' not in a symbol pointer or stub section")));
    }
    let home = place(cx, symbol)?.map_or(Home::Undefined, |(home, ..)| home);
    if kind.payload.ty == S_NON_LAZY_SYMBOL_POINTERS && !is_undefined(home) && !is_external(cx, symbol) {
        let absolute = if home == Home::Absolute { INDIRECT_SYMBOL_ABS } else { 0 };
        return Ok(INDIRECT_SYMBOL_LOCAL | absolute);
    }
    symbols.index(symbol).ok_or_else(|| ObjectError(format!("indirect symbol '{}' has no name", name())))
}
