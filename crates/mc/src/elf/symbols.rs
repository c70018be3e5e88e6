//! Which symbols an object has, in which order, and what it says about them.
//!
//! Of the registered symbols, those are written that relocations or groups name, and those that are not temporary. Locals
//! come first, as the gABI wants it, among them the names of source files: each before the symbols that were registered
//! after its `.file`, the first one before all.

use crate::assembler::LaidOut;
use crate::context::{Binding, Context, Symbol, SymbolType, SymbolValue, SymbolVisibility};
use crate::eval::{self, Value};
use crate::expr::Specifier;
use crate::format::ObjectError;
use crate::placement::{AfterLayout, Home, place};
use object::elf;
use support::entity::SecondaryMap;

/// A symbol as it will be written.
#[derive(Clone, Copy, Debug)]
pub struct PlannedSymbol<'a> {
    /// Empty for a section.
    pub name: &'a [u8],
    pub home: Home,
    pub binding: u8,
    pub ty: u8,
    pub other: u8,
    pub value: u64,
    pub size: u64,
    pub symbol: Option<Symbol>,
}

/// The symbols in order.
#[derive(Debug, Default)]
pub struct SymbolPlan<'a> {
    pub all: Vec<PlannedSymbol<'a>>,
    pub num_local: usize,
    /// Index in the symbol table, 0 for symbols that are not there.
    pub index: SecondaryMap<Symbol, u32>,
}

/// What symbols without a name are called, so that linkers can discard them as GNU's fake labels.
const UNNAMED: &[u8] = b".L0 ";

impl<'a> SymbolPlan<'a> {
    pub fn new(
        cx: &'a Context,
        laid_out: &'a LaidOut,
        signatures: &SecondaryMap<Symbol, bool>,
    ) -> Result<SymbolPlan<'a>, ObjectError> {
        let mut hidden = SecondaryMap::<Symbol, bool>::new();
        laid_out.hidden.iter().for_each(|&symbol| hidden[symbol] = true);
        let mut files = laid_out.file_names.iter().enumerate().peekable();
        let mut plan = SymbolPlan::default();
        let mut others = Vec::new();
        for (order, &symbol) in laid_out.symbols.iter().enumerate() {
            let data = &cx.symbols[symbol];
            let needed = data.used_in_reloc || signatures[symbol];
            if !needed && (hidden[symbol] || data.temporary || data.ty == SymbolType::Section) {
                continue;
            }
            let Some(planned) = plan_symbol(cx, symbol, signatures[symbol])? else {
                if !needed {
                    continue;
                }
                return Err(ObjectError("cyclic dependency detected for symbol".to_owned()));
            };
            let is_alias = matches!(data.value, SymbolValue::Variable { .. });
            if is_alias && planned.home == Home::Undefined && !needed {
                continue;
            }
            if data.temporary && planned.home == Home::Undefined {
                let name = String::from_utf8_lossy(planned.name);
                return Err(ObjectError(format!("Undefined temporary symbol {name}")));
            }
            if planned.binding != elf::STB_LOCAL {
                others.push(planned);
                continue;
            }
            while let Some((_, (name, _))) = files.next_if(|&(i, (_, before))| i == 0 || *before <= order) {
                plan.all.push(file_symbol(name));
            }
            plan.all.push(planned);
        }
        plan.all.extend(files.map(|(_, (name, _))| file_symbol(name)));
        plan.num_local = plan.all.len();
        plan.all.extend(others);
        for (i, planned) in plan.all.iter().enumerate() {
            if let Some(symbol) = planned.symbol {
                plan.index[symbol] = i as u32 + 1;
            }
        }
        Ok(plan)
    }
}

fn file_symbol(name: &[u8]) -> PlannedSymbol<'_> {
    PlannedSymbol {
        name,
        home: Home::Absolute,
        binding: elf::STB_LOCAL,
        ty: elf::STT_FILE,
        other: 0,
        value: 0,
        size: 0,
        symbol: None,
    }
}

/// How a symbol is written; `None` if its definition goes in a circle. Labels have been turned into places by the assembler.
fn plan_symbol(
    cx: &Context,
    symbol: Symbol,
    is_signature: bool,
) -> Result<Option<PlannedSymbol<'_>>, ObjectError> {
    let data = &cx.symbols[symbol];
    let name = match cx.symbol_name(symbol) {
        _ if data.ty == SymbolType::Section => b"",
        b"" => UNNAMED,
        name => name,
    };
    let Some((mut home, value, base)) = place(cx, symbol)? else { return Ok(None) };
    if home == Home::Undefined && is_signature && !data.used_in_reloc {
        home = Home::Group;
    }
    let own = if names_indirect_function(cx, symbol) { SymbolType::IndirectFunction } else { data.ty };
    let ty = merged_type(own, base.map(|b| cx.symbols[b].ty));
    Ok(Some(PlannedSymbol {
        name,
        home,
        binding: binding(data.binding, home),
        ty: type_number(ty),
        other: data.other as u8 | visibility(data.visibility),
        value,
        size: size(cx, symbol, base)?,
        symbol: Some(symbol),
    }))
}

fn binding(binding: Binding, home: Home) -> u8 {
    match (binding, home) {
        (Binding::Local, _) => elf::STB_LOCAL,
        (Binding::Global, _) => elf::STB_GLOBAL,
        (Binding::Weak, _) => elf::STB_WEAK,
        (Binding::Unique, _) => elf::STB_GNU_UNIQUE,
        (Binding::Default, Home::Undefined | Home::Common) => elf::STB_GLOBAL,
        (Binding::Default, _) => elf::STB_LOCAL,
    }
}

fn visibility(visibility: SymbolVisibility) -> u8 {
    match visibility {
        SymbolVisibility::Default => elf::STV_DEFAULT,
        SymbolVisibility::Internal => elf::STV_INTERNAL,
        SymbolVisibility::Hidden => elf::STV_HIDDEN,
        SymbolVisibility::Protected => elf::STV_PROTECTED,
    }
}

fn type_number(ty: SymbolType) -> u8 {
    match ty {
        SymbolType::NoType => elf::STT_NOTYPE,
        SymbolType::Object => elf::STT_OBJECT,
        SymbolType::Function => elf::STT_FUNC,
        SymbolType::Section => elf::STT_SECTION,
        SymbolType::File => elf::STT_FILE,
        SymbolType::Tls => elf::STT_TLS,
        SymbolType::IndirectFunction => elf::STT_GNU_IFUNC,
    }
}

/// Whether a name on the way to what an alias stands for is that of an indirect function. The chain ends, because the place of
/// the symbol was found.
fn names_indirect_function(cx: &Context, mut symbol: Symbol) -> bool {
    while cx.symbols[symbol].ty < SymbolType::IndirectFunction
        && let SymbolValue::Variable { expr, .. } = cx.symbols[symbol].value
        && let crate::expr::ExprData::Symbol(next, Specifier::NONE) = cx.expr(expr)
    {
        symbol = next;
    }
    cx.symbols[symbol].ty == SymbolType::IndirectFunction
}

/// The type of an alias: its own, unless what it stands for says more.
fn merged_type(own: SymbolType, base: Option<SymbolType>) -> SymbolType {
    use SymbolType::*;
    match (own, base) {
        (own, None) => own,
        (IndirectFunction, _) | (_, Some(IndirectFunction)) if own != Tls => IndirectFunction,
        (Function, Some(Object | NoType | Tls)) => Function,
        (Object, Some(NoType)) => Object,
        (Tls, Some(Object | NoType | IndirectFunction | Function)) => Tls,
        (_, Some(Section)) => own,
        (_, Some(base)) => base,
    }
}

/// The size of a symbol: its own, or that of the nearest one on the way to what it stands for.
fn size(cx: &Context, symbol: Symbol, base: Option<Symbol>) -> Result<u64, ObjectError> {
    if let SymbolValue::Common { size, .. } = cx.symbols[symbol].value {
        return Ok(size);
    }
    let mut expr = cx.symbols[symbol].size;
    let mut at = symbol;
    // A chain of aliases ends, because the place of the symbol was found.
    while expr.is_none()
        && let SymbolValue::Variable { expr: next, .. } = cx.symbols[at].value
        && let crate::expr::ExprData::Symbol(next, _) = cx.expr(next)
    {
        at = next;
        expr = cx.symbols[at].size;
    }
    let expr = expr.or_else(|| base.and_then(|b| cx.symbols[b].size));
    let Some(expr) = expr else { return Ok(0) };
    let value = eval::evaluate(cx, expr, &AfterLayout).ok().and_then(Value::as_constant);
    value.map(|v| v as u64).ok_or_else(|| ObjectError("size expression must be absolute".to_owned()))
}
