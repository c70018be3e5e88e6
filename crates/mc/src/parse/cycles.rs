//! Variables that cannot have a value: those that depend on themselves (`.set a, b` and `.set b, a`), and those that stand for
//! what is common.
//!
//! Each variable's value is followed through the variables it names, in the order of the text, until one comes again. That one is
//! reported, and the variable where this began; the others of the cycle are not reported again. Cost: the size of the
//! values times how far one is followed, which is bounded.

use super::Parser;
use crate::context::{Context, Symbol, SymbolValue};
use crate::eval::{self, EvalError, NoOffsets};
use crate::expr::{Expr, ExprData};
use support::hash::{FxHashMap, FxHashSet};
use support::source::Span;

/// How many symbols and operators are followed from one variable.
const MAX_STEPS: usize = 4096;

impl Parser<'_> {
    pub(super) fn report_cycles(&mut self) {
        let assignments = std::mem::take(&mut self.assignments);
        let places: FxHashMap<Symbol, Span> = assignments.iter().copied().collect();
        let mut reported: FxHashSet<Symbol> = FxHashSet::default();
        for &(symbol, place) in &assignments {
            let SymbolValue::Variable { expr, .. } = self.cx.symbols[symbol].value else { continue };
            let value = eval::evaluate(self.cx, expr, &NoOffsets);
            if let Ok(Some(base)) = value.map(|value| value.add)
                && self.is_unplaced(base)
            {
                let name = String::from_utf8_lossy(self.cx.symbol_name(base)).into_owned();
                self.error(place, format!("Common symbol '{name}' cannot be used in assignment expr"));
                continue;
            }
            let is_cycle = value == Err(EvalError::Cycle);
            if !is_cycle || reported.contains(&symbol) {
                continue;
            }
            let (first, path) = repeated_variable(self.cx, expr);
            let Some(first) = first.filter(|first| !reported.contains(first)) else { continue };
            reported.extend(path);
            let name = String::from_utf8_lossy(self.cx.symbol_name(first)).into_owned();
            let message = format!("cyclic dependency detected for symbol '{name}'");
            self.error(places.get(&first).copied().unwrap_or(place), message);
            self.error(place, "expression could not be evaluated");
        }
    }
}

impl Parser<'_> {
    /// Whether the linker gives a symbol its place, so that nothing else can be said to be there. Formats with atoms have
    /// names for that.
    fn is_unplaced(&self, symbol: Symbol) -> bool {
        let is_common = matches!(self.cx.symbols[symbol].value, SymbolValue::Common { .. });
        is_common && !self.cx.format_facts().has_atoms
    }
}

/// The first variable that comes a second time on the way down from `expr`, and all that were met.
fn repeated_variable(cx: &Context, expr: Expr) -> (Option<Symbol>, Vec<Symbol>) {
    enum Step {
        Visit(Expr),
        Leave,
    }
    let mut steps = vec![Step::Visit(expr)];
    let (mut active, mut met) = (Vec::new(), Vec::new());
    for _ in 0..MAX_STEPS {
        match steps.pop() {
            None => break,
            Some(Step::Leave) => drop(active.pop()),
            Some(Step::Visit(expr)) => match cx.expr(expr) {
                ExprData::Constant(_) => {}
                ExprData::Unary(_, operand) | ExprData::Specified(_, operand) => {
                    steps.push(Step::Visit(operand));
                }
                ExprData::Binary(_, lhs, rhs) => steps.extend([Step::Visit(rhs), Step::Visit(lhs)]),
                ExprData::Symbol(symbol, _) => {
                    let SymbolValue::Variable { expr, .. } = cx.symbols[symbol].value else { continue };
                    if active.contains(&symbol) {
                        return (Some(symbol), met);
                    }
                    active.push(symbol);
                    met.push(symbol);
                    steps.extend([Step::Leave, Step::Visit(expr)]);
                }
            },
        }
    }
    (None, met)
}
