//! Expressions over symbols and numbers, as written in assembly.
//!
//! An expression is a node in the arena of the [`Context`](crate::Context); its value is known at the latest when sections
//! are laid out, or it becomes a relocation. See [`crate::eval`].

use crate::context::Symbol;

support::entity! {
    /// An expression of a context.
    pub struct Expr = "expr";
}

/// A relocation specifier: `@plt`, `%hi`, `:lo12:`. Numbers are the target's (`Specifier` records); 0 is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Specifier(pub u16);

impl Specifier {
    pub const NONE: Specifier = Specifier(0);
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExprData {
    Constant(i64),
    /// The value of a symbol, `foo` or `foo@specifier`.
    Symbol(Symbol, Specifier),
    Unary(UnaryOp, Expr),
    Binary(BinaryOp, Expr, Expr),
    /// `%specifier(expression)`
    Specified(Specifier, Expr),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    Neg,
    Plus,
    /// `~`
    Not,
    /// `!`
    LogicalNot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Mod,
    And,
    Or,
    /// GNU's infix `!`: or with the complement.
    OrNot,
    Xor,
    Shl,
    ShrLogical,
    ShrArithmetic,
    LogicalAnd,
    LogicalOr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl UnaryOp {
    pub const fn symbol(self) -> &'static str {
        match self {
            UnaryOp::Neg => "-",
            UnaryOp::Plus => "+",
            UnaryOp::Not => "~",
            UnaryOp::LogicalNot => "!",
        }
    }

    pub const fn apply(self, value: i64) -> i64 {
        match self {
            UnaryOp::Neg => value.wrapping_neg(),
            UnaryOp::Plus => value,
            UnaryOp::Not => !value,
            UnaryOp::LogicalNot => (value == 0) as i64,
        }
    }
}

impl BinaryOp {
    pub const fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Mod => "%",
            BinaryOp::And => "&",
            BinaryOp::Or => "|",
            BinaryOp::OrNot => "!",
            BinaryOp::Xor => "^",
            BinaryOp::Shl => "<<",
            BinaryOp::ShrLogical | BinaryOp::ShrArithmetic => ">>",
            BinaryOp::LogicalAnd => "&&",
            BinaryOp::LogicalOr => "||",
            BinaryOp::Eq => "==",
            BinaryOp::Ne => "!=",
            BinaryOp::Lt => "<",
            BinaryOp::Le => "<=",
            BinaryOp::Gt => ">",
            BinaryOp::Ge => ">=",
        }
    }

    /// The value of the operation on constants; `None` for a division by zero. True comparisons give -1, as GNU as
    /// defines it; logical operations give 1.
    pub const fn apply(self, lhs: i64, rhs: i64) -> Option<i64> {
        const fn shift(amount: i64) -> Option<u32> {
            if amount >= 0 && amount < 64 { Some(amount as u32) } else { None }
        }
        Some(match self {
            BinaryOp::Add => lhs.wrapping_add(rhs),
            BinaryOp::Sub => lhs.wrapping_sub(rhs),
            BinaryOp::Mul => lhs.wrapping_mul(rhs),
            BinaryOp::Div | BinaryOp::Mod if rhs == 0 => return None,
            BinaryOp::Div => lhs.wrapping_div(rhs),
            BinaryOp::Mod => lhs.wrapping_rem(rhs),
            BinaryOp::And => lhs & rhs,
            BinaryOp::Or => lhs | rhs,
            BinaryOp::OrNot => lhs | !rhs,
            BinaryOp::Xor => lhs ^ rhs,
            BinaryOp::Shl => match shift(rhs) {
                Some(n) => lhs << n,
                None => 0,
            },
            BinaryOp::ShrLogical => match shift(rhs) {
                Some(n) => ((lhs as u64) >> n) as i64,
                None => 0,
            },
            BinaryOp::ShrArithmetic => match shift(rhs) {
                Some(n) => lhs >> n,
                None => lhs >> 63,
            },
            BinaryOp::LogicalAnd => (lhs != 0 && rhs != 0) as i64,
            BinaryOp::LogicalOr => (lhs != 0 || rhs != 0) as i64,
            BinaryOp::Eq => -((lhs == rhs) as i64),
            BinaryOp::Ne => -((lhs != rhs) as i64),
            BinaryOp::Lt => -((lhs < rhs) as i64),
            BinaryOp::Le => -((lhs <= rhs) as i64),
            BinaryOp::Gt => -((lhs > rhs) as i64),
            BinaryOp::Ge => -((lhs >= rhs) as i64),
        })
    }
}
