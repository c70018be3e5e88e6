//! Where symbols are once everything is laid out, for the writers of objects.

use crate::context::{Context, Section, Symbol, SymbolValue};
use crate::eval::{self, Offsets, Value};
use crate::format::ObjectError;

/// Where a symbol is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    Undefined,
    Absolute,
    Common,
    Section(Section),
    /// The group whose signature it is, in formats where symbols name groups.
    Group,
}

/// Where a symbol is, its value, and the symbol that a variable stands for.
pub fn place(cx: &Context, symbol: Symbol) -> Result<Option<(Home, u64, Option<Symbol>)>, ObjectError> {
    Ok(Some(match cx.symbols[symbol].value {
        SymbolValue::Undefined => (Home::Undefined, 0, None),
        SymbolValue::Placed { section, offset } => (Home::Section(section), offset, None),
        SymbolValue::Common { align_log2, .. } => (Home::Common, 1u64 << align_log2.min(63), None),
        SymbolValue::Label { .. } => {
            let name = String::from_utf8_lossy(cx.symbol_name(symbol));
            return Err(ObjectError(format!("symbol '{name}' was not laid out")));
        }
        SymbolValue::Variable { expr, .. } => {
            let unevaluated = || {
                let name = String::from_utf8_lossy(cx.symbol_name(symbol));
                ObjectError(format!("symbol '{name}' could not be evaluated in a subtraction expression"))
            };
            let value = match eval::evaluate(cx, expr, &AfterLayout) {
                Ok(value) => value,
                Err(eval::EvalError::Cycle) => return Ok(None),
                Err(_) => return Err(unevaluated()),
            };
            if let Some(base) = value.add
                && matches!(cx.symbols[base].value, SymbolValue::Common { .. })
            {
                let name = String::from_utf8_lossy(cx.symbol_name(base));
                let message = format!("Common symbol '{name}' cannot be used in assignment expr");
                return Err(ObjectError(message));
            }
            variable_place(cx, value).ok_or_else(unevaluated)?
        }
    }))
}

/// A variable is an alias of a place, or a number.
fn variable_place(cx: &Context, value: Value) -> Option<(Home, u64, Option<Symbol>)> {
    match (value.add, value.sub) {
        (None, None) => Some((Home::Absolute, value.constant as u64, None)),
        (Some(symbol), None) => match cx.symbols[symbol].value {
            SymbolValue::Placed { section, offset } => {
                Some((Home::Section(section), offset.wrapping_add_signed(value.constant), Some(symbol)))
            }
            _ => Some((Home::Undefined, 0, Some(symbol))),
        },
        _ => None,
    }
}

/// Distances of placed symbols.
pub(crate) struct AfterLayout;

impl Offsets for AfterLayout {
    fn distance(&self, cx: &Context, a: Symbol, b: Symbol) -> Option<i64> {
        match (cx.symbols[a].value, cx.symbols[b].value) {
            (
                SymbolValue::Placed { section: section_a, offset: a },
                SymbolValue::Placed { section: section_b, offset: b },
            ) => (section_a == section_b).then(|| a.wrapping_sub(b) as i64),
            _ => None,
        }
    }
}
