//! What expressions are worth.
//!
//! An expression evaluates to `add - sub + constant` with at most one symbol on either side ([`Value`]). Labels of one
//! section whose distance is known cancel out; how much is known is up to the [`Offsets`] given: nothing while parsing,
//! distances within one fragment while emitting, everything after layout.

use crate::context::{Context, Symbol, SymbolValue};
use crate::expr::{BinaryOp, Expr, ExprData, Specifier, UnaryOp};

/// A relocatable value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Value {
    pub add: Option<Symbol>,
    pub sub: Option<Symbol>,
    pub constant: i64,
    /// Specifier of the expression, or of its symbol.
    pub specifier: Specifier,
}

impl Value {
    pub const fn constant(constant: i64) -> Value {
        Value { add: None, sub: None, constant, specifier: Specifier::NONE }
    }

    /// The number, if no symbol is left.
    pub fn as_constant(self) -> Option<i64> {
        (self.add.is_none() && self.sub.is_none() && self.specifier == Specifier::NONE)
            .then_some(self.constant)
    }
}

/// Why an expression has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvalError {
    /// Something other than `symbol - symbol + constant`.
    NotRelocatable,
    DivisionByZero,
    /// `.set a, b` and `.set b, a`.
    Cycle,
    TooDeep,
}

impl EvalError {
    pub const fn message(self) -> &'static str {
        match self {
            EvalError::NotRelocatable | EvalError::DivisionByZero => "expected relocatable expression",
            EvalError::Cycle => "cyclic dependency detected for symbol",
            EvalError::TooDeep => "expression is nested too deeply",
        }
    }
}

/// Where labels are, as far as that is known.
pub trait Offsets {
    /// `a - b` in bytes if both are labels whose distance is known.
    fn distance(&self, cx: &Context, a: Symbol, b: Symbol) -> Option<i64>;

    /// The same in what a variable stands for.
    fn distance_in_variable(&self, cx: &Context, a: Symbol, b: Symbol) -> Option<i64> {
        self.distance(cx, a, b)
    }

    /// Whether a variable that is another name of a place stays a symbol of its own: relocations name what was written.
    fn keeps_names(&self) -> bool {
        false
    }
}

/// Knows only that a label is where it is.
#[derive(Clone, Copy, Debug)]
pub struct NoOffsets;

impl Offsets for NoOffsets {
    fn distance(&self, cx: &Context, a: Symbol, b: Symbol) -> Option<i64> {
        (a == b && matches!(cx.symbols[a].value, SymbolValue::Label { .. })).then_some(0)
    }
}

/// Knows nothing at all, not even that a label is where it is: what text is made with.
#[derive(Clone, Copy, Debug)]
pub struct Unknown;

impl Offsets for Unknown {
    fn distance(&self, _: &Context, _: Symbol, _: Symbol) -> Option<i64> {
        None
    }
}

/// Nesting of operators, and of variables defined by variables.
const MAX_DEPTH: u32 = 512;

/// Operators and symbols of one expression, those of its variables counted each time: `.set b, a+a`, `.set c, b+b` and so on
/// would double them with every line.
const MAX_STEPS: u32 = 1 << 16;

/// The value of `expr`. Cost: the size of the expression with its variables replaced.
#[inline]
pub fn evaluate(cx: &Context, expr: Expr, offsets: &dyn Offsets) -> Result<Value, EvalError> {
    match simple(cx, expr, offsets) {
        Some(value) => Ok(value),
        None => evaluate_any(cx, expr, offsets),
    }
}

/// What nearly all expressions are: a number, a symbol that is no variable, perhaps under a specifier, or the distance of
/// two of those.
fn simple(cx: &Context, expr: Expr, offsets: &dyn Offsets) -> Option<Value> {
    let symbol = |expr: Expr| match cx.expr(expr) {
        ExprData::Symbol(symbol, Specifier::NONE)
            if !matches!(cx.symbols[symbol].value, SymbolValue::Variable { .. }) =>
        {
            Some(symbol)
        }
        _ => None,
    };
    match cx.expr(expr) {
        ExprData::Constant(constant) => Some(Value::constant(constant)),
        ExprData::Symbol(..) => Some(Value { add: Some(symbol(expr)?), ..Value::default() }),
        ExprData::Specified(specifier, inner) => {
            Some(Value { add: Some(symbol(inner)?), specifier, ..Value::default() })
        }
        ExprData::Binary(BinaryOp::Sub, lhs, rhs) => {
            let (add, sub) = (symbol(lhs)?, symbol(rhs)?);
            Some(match offsets.distance(cx, add, sub) {
                Some(distance) => Value::constant(distance),
                None => Value { add: Some(add), sub: Some(sub), ..Value::default() },
            })
        }
        _ => None,
    }
}

fn evaluate_any(cx: &Context, expr: Expr, offsets: &dyn Offsets) -> Result<Value, EvalError> {
    Evaluator { cx, offsets, depth: 0, steps: 0, variables: Vec::new() }.expr(expr)
}

/// Whether the value is a place in a section, by label or by a variable that stands for one.
fn names_place(cx: &Context, value: &Value) -> bool {
    let is_place = |symbol: Symbol| {
        matches!(
            cx.symbols[symbol].value,
            SymbolValue::Label { .. } | SymbolValue::Placed { .. } | SymbolValue::Variable { .. }
        )
    };
    value.sub.is_none() && value.specifier == Specifier::NONE && value.add.is_some_and(is_place)
}

/// The number that `expr` is, if it is one without any layout.
pub fn as_constant(cx: &Context, expr: Expr) -> Option<i64> {
    match cx.expr(expr) {
        ExprData::Constant(value) => Some(value),
        _ => evaluate(cx, expr, &NoOffsets).ok()?.as_constant(),
    }
}

struct Evaluator<'a> {
    cx: &'a Context,
    offsets: &'a dyn Offsets,
    depth: u32,
    steps: u32,
    /// Variables being replaced, to find cycles.
    variables: Vec<Symbol>,
}

impl Evaluator<'_> {
    fn expr(&mut self, expr: Expr) -> Result<Value, EvalError> {
        self.depth += 1;
        self.steps += 1;
        if self.depth > MAX_DEPTH || self.steps > MAX_STEPS {
            return Err(EvalError::TooDeep);
        }
        let value = match self.cx.expr(expr) {
            ExprData::Constant(constant) => Value::constant(constant),
            ExprData::Symbol(symbol, specifier) => self.symbol(symbol, specifier)?,
            ExprData::Unary(op, operand) => self.unary(op, operand)?,
            ExprData::Binary(op, lhs, rhs) => {
                let (lhs, rhs) = (self.expr(lhs)?, self.expr(rhs)?);
                self.binary(op, lhs, rhs)?
            }
            ExprData::Specified(specifier, operand) => {
                let value = self.expr(operand)?;
                if value.specifier != Specifier::NONE {
                    return Err(EvalError::NotRelocatable);
                }
                Value { specifier, ..value }
            }
        };
        self.depth -= 1;
        Ok(value)
    }

    fn symbol(&mut self, symbol: Symbol, specifier: Specifier) -> Result<Value, EvalError> {
        match self.cx.symbols[symbol].value {
            // A variable with a specifier stays a symbol: the relocation is against it.
            SymbolValue::Variable { expr, .. } if specifier == Specifier::NONE => {
                if self.variables.contains(&symbol) {
                    return Err(EvalError::Cycle);
                }
                self.variables.push(symbol);
                let value = self.expr(expr);
                self.variables.pop();
                let value = value?;
                if self.cx.format_facts().has_atoms && self.offsets.keeps_names() {
                    let name = Value { add: Some(symbol), ..Value::default() };
                    return Ok(if value.as_constant().is_some() { value } else { name });
                }
                if self.offsets.keeps_names() && names_place(self.cx, &value) {
                    return Ok(Value { add: Some(symbol), ..Value::default() });
                }
                Ok(value)
            }
            _ => Ok(Value { add: Some(symbol), specifier, ..Value::default() }),
        }
    }

    fn distance(&self, a: Symbol, b: Symbol) -> Option<i64> {
        if self.variables.is_empty() {
            self.offsets.distance(self.cx, a, b)
        } else {
            self.offsets.distance_in_variable(self.cx, a, b)
        }
    }

    fn unary(&mut self, op: UnaryOp, operand: Expr) -> Result<Value, EvalError> {
        let value = self.expr(operand)?;
        match (op, value.as_constant()) {
            (UnaryOp::Plus, _) => Ok(value),
            (_, Some(constant)) => Ok(Value::constant(op.apply(constant))),
            (UnaryOp::Neg, None) if value.specifier == Specifier::NONE => {
                Ok(Value { add: value.sub, sub: value.add, constant: value.constant.wrapping_neg(), ..value })
            }
            _ => Err(EvalError::NotRelocatable),
        }
    }

    fn binary(&self, op: BinaryOp, lhs: Value, rhs: Value) -> Result<Value, EvalError> {
        if let (Some(a), Some(b)) = (lhs.as_constant(), rhs.as_constant()) {
            return op.apply(a, b).map(Value::constant).ok_or(EvalError::DivisionByZero);
        }
        match op {
            BinaryOp::Add => self.sum(lhs, rhs),
            BinaryOp::Sub if rhs.specifier == Specifier::NONE => {
                let negated =
                    Value { add: rhs.sub, sub: rhs.add, constant: rhs.constant.wrapping_neg(), ..rhs };
                self.sum(lhs, negated)
            }
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                let negated = Value { add: rhs.sub, sub: rhs.add, constant: 0, ..rhs };
                let difference = self.sum(Value { constant: 0, ..lhs }, negated)?;
                let distance = difference.as_constant().ok_or(EvalError::NotRelocatable)?;
                let a = distance.wrapping_add(lhs.constant);
                op.apply(a, rhs.constant).map(Value::constant).ok_or(EvalError::DivisionByZero)
            }
            _ => Err(EvalError::NotRelocatable),
        }
    }

    fn sum(&self, lhs: Value, rhs: Value) -> Result<Value, EvalError> {
        let mut constant = lhs.constant.wrapping_add(rhs.constant);
        let mut adds = [lhs.add, rhs.add];
        let mut subs = [lhs.sub, rhs.sub];
        for add in &mut adds {
            for sub in &mut subs {
                if let (Some(a), Some(s)) = (*add, *sub)
                    && let Some(distance) = self.distance(a, s)
                {
                    constant = constant.wrapping_add(distance);
                    (*add, *sub) = (None, None);
                }
            }
        }
        let only = |pair: [Option<Symbol>; 2]| match pair {
            [Some(_), Some(_)] => Err(EvalError::NotRelocatable),
            [one, other] => Ok(one.or(other)),
        };
        let specifier = match (lhs.specifier, rhs.specifier) {
            (one, Specifier::NONE) => one,
            (Specifier::NONE, other) => other,
            _ => return Err(EvalError::NotRelocatable),
        };
        Ok(Value { add: only(adds)?, sub: only(subs)?, constant, specifier })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_of_a_symbol_with_itself_need_a_definition() {
        let mut cx = Context::new(".L");
        let (a, b) = (cx.symbol(b"a"), cx.symbol(b"b"));
        let difference = cx.difference(a, b);
        let constant = cx.constant(42);
        let sum = cx.make_expr(ExprData::Binary(BinaryOp::Add, difference, constant));
        let value = evaluate(&cx, sum, &NoOffsets).unwrap();
        assert_eq!(value, Value { add: Some(a), sub: Some(b), constant: 42, specifier: Specifier::NONE });
        let product = cx.make_expr(ExprData::Binary(BinaryOp::Mul, sum, constant));
        assert_eq!(evaluate(&cx, product, &NoOffsets), Err(EvalError::NotRelocatable));
    }

    #[test]
    fn variables_are_replaced_and_cycles_found() {
        let mut cx = Context::new(".L");
        let (a, b) = (cx.symbol(b"a"), cx.symbol(b"b"));
        let (ea, eb) = (cx.symbol_expr(a), cx.symbol_expr(b));
        let seven = cx.constant(7);
        cx.symbols[a].value = SymbolValue::Variable { expr: eb, redefinable: true };
        cx.symbols[b].value = SymbolValue::Variable { expr: seven, redefinable: true };
        assert_eq!(as_constant(&cx, ea), Some(7));
        cx.symbols[b].value = SymbolValue::Variable { expr: ea, redefinable: true };
        assert_eq!(evaluate(&cx, ea, &NoOffsets), Err(EvalError::Cycle));
    }

    #[test]
    fn comparisons_give_minus_one() {
        let mut cx = Context::new(".L");
        let (one, two) = (cx.constant(1), cx.constant(2));
        let less = cx.make_expr(ExprData::Binary(BinaryOp::Lt, one, two));
        assert_eq!(as_constant(&cx, less), Some(-1));
    }
}
