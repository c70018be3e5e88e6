//! Expressions of assembly text.
//!
//! Precedence is GNU's, from loose to tight: `||`, `&&`, comparisons, `+ -`, `| ^ & !`, `* / % << >>`. Constants are folded
//! on the way, and a variable that is a constant is replaced by it, so that a later `.set` does not change what was
//! written before. A directional label (`1f`) that does not exist yet is made.

use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, PendingLabel, SpecifierUse, limits, mistake};
use crate::context::{Symbol, SymbolValue};
use crate::eval;
use crate::expr::{BinaryOp, Expr, ExprData, Specifier, UnaryOp};
use support::source::Span;
use tables::instructions::{Specifier as SpecifierRecord, SpecifierSyntax, target_flags};

/// The operator that a token is, and how tightly it binds.
fn binary_operator(tok: Tok) -> Option<(BinaryOp, u32)> {
    use BinaryOp::*;
    Some(match tok {
        Tok::Pair(b'|', b'|') => (LogicalOr, 1),
        Tok::Pair(b'&', b'&') => (LogicalAnd, 2),
        Tok::Pair(b'=', b'=') => (Eq, 3),
        Tok::Pair(b'!', b'=') | Tok::Pair(b'<', b'>') => (Ne, 3),
        Tok::Char(b'<') => (Lt, 3),
        Tok::Pair(b'<', b'=') => (Le, 3),
        Tok::Char(b'>') => (Gt, 3),
        Tok::Pair(b'>', b'=') => (Ge, 3),
        Tok::Char(b'+') => (Add, 4),
        Tok::Char(b'-') => (Sub, 4),
        Tok::Char(b'|') => (Or, 5),
        Tok::Char(b'^') => (Xor, 5),
        Tok::Char(b'&') => (And, 5),
        Tok::Char(b'!') => (OrNot, 5),
        Tok::Char(b'*') => (Mul, 6),
        Tok::Char(b'/') => (Div, 6),
        Tok::Char(b'%') => (Mod, 6),
        Tok::Pair(b'<', b'<') => (Shl, 6),
        Tok::Pair(b'>', b'>') => (ShrLogical, 6),
        _ => return None,
    })
}

/// The same in Apple's assembler, where shifts and bits come where C has them.
fn apples_operator(tok: Tok) -> Option<(BinaryOp, u32)> {
    use BinaryOp::*;
    let (op, _) = binary_operator(tok)?;
    let precedence = match op {
        LogicalOr | LogicalAnd => 1,
        Or | Xor | And => 2,
        Eq | Ne | Lt | Le | Gt | Ge => 3,
        Shl | ShrLogical => 4,
        Add | Sub => 5,
        Mul | Div | Mod => 6,
        _ => return None,
    };
    Some((op, precedence))
}

/// Whether a token is an operator, for the splitting of macro arguments.
pub(super) fn is_operator(tok: Tok, text: &[u8]) -> bool {
    match tok {
        Tok::Char(b'%') => false,
        Tok::Char(b'~' | b'=') => true,
        Tok::Ident => text == b".",
        _ => binary_operator(tok).is_some(),
    }
}

/// An integer of up to 128 bits.
pub(super) fn parse_u128(text: &[u8]) -> Option<u128> {
    let text = std::str::from_utf8(text).ok()?.trim_end_matches(['U', 'L']);
    let (digits, radix) = match text.get(..2) {
        Some("0x" | "0X") => (&text[2..], 16),
        Some("0b" | "0B") => (&text[2..], 2),
        _ if text.starts_with('0') => (text, 8),
        _ => (text, 10),
    };
    u128::from_str_radix(digits, radix).ok()
}

/// An expression and how deep it is.
#[derive(Clone, Copy)]
struct Node {
    expr: Expr,
    height: u32,
}

impl Parser<'_> {
    pub(super) fn expression(&mut self, lex: &mut Lexer<'_>) -> Parse<Expr> {
        self.expr_at = lex.lo;
        self.names_variable = false;
        let expr = self.binary(lex, 1, 0)?.expr;
        // A variable may be a number without being written as one.
        if self.names_variable
            && let Some(number) =
                eval::evaluate(self.cx, expr, &eval::Unknown).ok().and_then(|v| v.as_constant())
        {
            return Ok(self.cx.constant(number));
        }
        Ok(expr)
    }

    /// Where the expression read last is said to be: at the first of the
    /// operators that are done last, if there are any.
    pub(super) fn expr_span(&self, lex: &Lexer<'_>) -> Span {
        lex.span_of(self.expr_at, self.expr_at + 1)
    }

    /// An expression with specifiers as they may stand in `place`.
    pub(super) fn expression_in(&mut self, place: SpecifierUse, lex: &mut Lexer<'_>) -> Parse<Expr> {
        let outer = std::mem::replace(&mut self.specifiers, place);
        let result = self.expression(lex);
        self.specifiers = outer;
        result
    }

    /// An expression whose value is known here.
    pub(super) fn absolute(&mut self, lex: &mut Lexer<'_>) -> Parse<i64> {
        let lo = lex.lo;
        let expr = self.expression(lex)?;
        match self.value_now(expr) {
            Some(value) => Ok(value),
            None => mistake(lex.span_from(lo), "expected absolute expression"),
        }
    }

    /// The value of an expression as far as distances are known now.
    pub(super) fn value_now(&self, expr: Expr) -> Option<i64> {
        match self.cx.expr(expr) {
            ExprData::Constant(value) => Some(value),
            _ => eval::evaluate(self.cx, expr, self.out.offsets()).ok()?.as_constant(),
        }
    }

    fn too_deep<T>(&self, lex: &Lexer<'_>) -> Parse<T> {
        mistake(lex.span(), "expression is nested too deeply")
    }

    /// Operands joined by operators that bind at least as tightly as `min`.
    fn binary(&mut self, lex: &mut Lexer<'_>, min: u32, depth: u32) -> Parse<Node> {
        let mut lhs = self.unary(lex, depth)?;
        let first_operator = lex.lo;
        let operator = if self.cx.format_facts().has_atoms { apples_operator } else { binary_operator };
        while let Some((op, precedence)) = operator(lex.tok).filter(|&(_, p)| p >= min) {
            // Where `%1 %2` are two numbers, the prefix of the second one is no operator.
            if lex.is(b'%') && self.target.image.string(self.target.facts.immediate_prefix) == "%" {
                break;
            }
            // No operand begins so: the mark of a number is part of the instruction's text, `r1<<#1+#2`.
            if self.flags & target_flags::CHECKS_FIELDS != 0 && lex.peek() == Tok::Char(b'#') {
                break;
            }
            lex.advance();
            let rhs = self.binary(lex, precedence + 1, depth + 1)?;
            self.expr_at = first_operator;
            let height = 1 + lhs.height.max(rhs.height);
            if height > limits::EXPRESSION_DEPTH {
                return self.too_deep(lex);
            }
            lhs = match self.fold(op, lhs.expr, rhs.expr) {
                Some(value) => Node { expr: self.cx.constant(value), height: 0 },
                None => {
                    let expr = self.cx.make_expr(ExprData::Binary(op, lhs.expr, rhs.expr));
                    Node { expr, height }
                }
            };
        }
        Ok(lhs)
    }

    fn fold(&self, op: BinaryOp, lhs: Expr, rhs: Expr) -> Option<i64> {
        match (self.cx.expr(lhs), self.cx.expr(rhs)) {
            (ExprData::Constant(a), ExprData::Constant(b)) => op.apply(a, b),
            _ => None,
        }
    }

    fn unary(&mut self, lex: &mut Lexer<'_>, depth: u32) -> Parse<Node> {
        if depth > limits::EXPRESSION_DEPTH {
            return self.too_deep(lex);
        }
        let op = match lex.tok {
            Tok::Char(b'-') => UnaryOp::Neg,
            Tok::Char(b'+') => UnaryOp::Plus,
            Tok::Char(b'~') => UnaryOp::Not,
            Tok::Char(b'!') => UnaryOp::LogicalNot,
            _ => return self.primary(lex, depth),
        };
        let op_lo = lex.lo;
        lex.advance();
        let operand = self.unary(lex, depth + 1)?;
        self.expr_at = op_lo;
        if let ExprData::Constant(value) = self.cx.expr(operand.expr) {
            return Ok(Node { expr: self.cx.constant(op.apply(value)), height: 0 });
        }
        let expr = self.cx.make_expr(ExprData::Unary(op, operand.expr));
        Ok(Node { expr, height: operand.height + 1 })
    }

    /// An operand of operators, for those who have operators of their own.
    pub(super) fn leaf(&mut self, lex: &mut Lexer<'_>) -> Parse<Expr> {
        let outer = std::mem::replace(&mut self.specifiers, SpecifierUse::Operand);
        let result = self.primary(lex, 0);
        self.specifiers = outer;
        Ok(result?.expr)
    }

    fn primary(&mut self, lex: &mut Lexer<'_>, depth: u32) -> Parse<Node> {
        let node = match lex.tok {
            Tok::Int(value) => self.number(lex, value)?,
            Tok::BigInt => return mistake(lex.span(), "literal value out of range for directive"),
            // The bits of a double.
            Tok::Real => {
                let bits = self.real(lex, 8)?;
                return Ok(Node { expr: self.cx.constant(bits as i64), height: 0 });
            }
            Tok::Error(message) => return mistake(lex.span(), message),
            Tok::Char(open @ (b'(' | b'[')) => {
                lex.advance();
                let inner = self.binary(lex, 1, depth + 1)?;
                let (close, message) = match open {
                    b'(' => (b')', "expected ')'"),
                    _ => (b']', "expected ']' in brackets expression"),
                };
                if !lex.eat(close) {
                    return mistake(lex.span(), message);
                }
                inner
            }
            Tok::Char(b'%') if self.specifiers != SpecifierUse::Nowhere && depth == 0 => {
                return self.specified(lex, SpecifierSyntax::Percent, depth);
            }
            Tok::Char(b':') if self.specifiers != SpecifierUse::Nowhere => {
                return self.specified(lex, SpecifierSyntax::Colon, depth);
            }
            Tok::Ident if lex.text() == b"." => {
                let here = self.here(lex)?;
                lex.advance();
                Node { expr: self.cx.symbol_expr(here), height: 0 }
            }
            Tok::Char(b'*') => return mistake(lex.span(), "invalid token in expression"),
            _ => self.reference(lex)?,
        };
        self.suffix(lex, node)
    }

    /// A label at the current place.
    pub(super) fn here(&mut self, lex: &Lexer<'_>) -> Parse<Symbol> {
        let symbol = self.cx.place_symbol();
        let result = self.out.emit_label(self.cx, symbol);
        self.emit(lex.span(), result)?;
        Ok(symbol)
    }

    /// A number, or `1f`, `1b`.
    fn number(&mut self, lex: &mut Lexer<'_>, value: u64) -> Parse<Node> {
        let span = lex.span();
        let adjacent = lex.next_is_adjacent();
        lex.advance();
        let leaf = |expr| Ok(Node { expr, height: 0 });
        if !adjacent || lex.tok != Tok::Ident {
            return leaf(self.cx.constant(value as i64));
        }
        match lex.text() {
            b"b" => {
                let Some(symbol) = self.local_labels.get(&value).and_then(|&(last, _)| last) else {
                    return mistake(span, "directional label undefined");
                };
                lex.advance();
                leaf(self.cx.symbol_expr(symbol))
            }
            b"f" => {
                let symbol = self.next_local_label(value, span);
                lex.advance();
                leaf(self.cx.symbol_expr(symbol))
            }
            _ => leaf(self.cx.constant(value as i64)),
        }
    }

    fn next_local_label(&mut self, number: u64, span: Span) -> Symbol {
        if let Some(&(_, Some(next))) = self.local_labels.get(&number) {
            return next;
        }
        let symbol = self.cx.temporary("tmp");
        self.local_labels.entry(number).or_default().1 = Some(symbol);
        self.pending_labels.push(PendingLabel { symbol, span, marker: self.marker.clone() });
        symbol
    }

    /// A symbol, perhaps with a specifier: `foo`, `foo@plt`.
    fn reference(&mut self, lex: &mut Lexer<'_>) -> Parse<Node> {
        let (span, quoted) = (lex.span(), lex.tok == Tok::String);
        let Some(name) = self.try_identifier(lex) else {
            let is_dollar = lex.is(b'$');
            return mistake(
                span,
                if is_dollar { "invalid token in expression" } else { "unknown token in expression" },
            );
        };
        if name.is_empty() {
            return mistake(lex.span(), "expected a symbol reference");
        }
        let mut specifier = Specifier::NONE;
        let mut base = &*name;
        if !quoted && let Some(at) = name.iter().position(|&c| c == b'@').filter(|&at| at > 0) {
            let (symbol, suffix) = (&name[..at], &name[at + 1..]);
            match self.specifier(suffix, SpecifierSyntax::At) {
                Some(found) => (base, specifier) = (symbol, found),
                // Versions (`foo@@V1`) are part of the name.
                None if suffix.is_empty() || suffix.starts_with(b"@") => {}
                // So are sizes of arguments (`_f@8`), where names may have them.
                None if self.cx.format_facts().at_in_names => {}
                None => {
                    return mistake(span, format!("invalid variant '{}'", String::from_utf8_lossy(suffix)));
                }
            }
        }
        let symbol = self.cx.symbol(base);
        if specifier == Specifier::NONE
            && let SymbolValue::Variable { expr, .. } = self.cx.symbols[symbol].value
            && let ExprData::Constant(_) = self.cx.expr(expr)
        {
            return Ok(Node { expr, height: 0 });
        }
        let data = &mut self.cx.symbols[symbol];
        data.referenced = true;
        self.names_variable |= matches!(data.value, SymbolValue::Variable { .. });
        let expr = self.cx.make_expr(ExprData::Symbol(symbol, specifier));
        Ok(Node { expr, height: 0 })
    }

    /// `%hi(expr)`, `:lo12:expr`
    fn specified(&mut self, lex: &mut Lexer<'_>, syntax: SpecifierSyntax, depth: u32) -> Parse<Node> {
        let span = lex.span();
        lex.advance();
        let name = lex.text();
        if lex.tok != Tok::Ident {
            return mistake(span, "unknown token in expression");
        }
        let Some(specifier) = self.specifier(name, syntax) else {
            return mistake(lex.span(), "invalid relocation specifier");
        };
        lex.advance();
        // `%lo(foo)+4` is `%lo(foo+4)`: the parentheses begin an expression of any form.
        let inner = match syntax {
            SpecifierSyntax::Percent if lex.is(b'(') => self.binary(lex, 1, depth + 1)?,
            SpecifierSyntax::Percent => return mistake(lex.span(), "expected '('"),
            _ if lex.eat(b':') => self.unary(lex, depth + 1)?,
            _ => return mistake(lex.span(), "expected ':'"),
        };
        self.expr_at = lex.position(span);
        let expr = self.cx.make_expr(ExprData::Specified(specifier, inner.expr));
        Ok(Node { expr, height: inner.height + 1 })
    }

    /// `(expr)@specifier`
    fn suffix(&mut self, lex: &mut Lexer<'_>, node: Node) -> Parse<Node> {
        let allowed = self.syntax.at_in_names || self.specifiers == SpecifierUse::Operand;
        if !lex.is(b'@') || !allowed || !lex.next_is_adjacent() {
            return Ok(node);
        }
        let before = *lex;
        lex.advance();
        let Some(specifier) = self.specifier(lex.text(), SpecifierSyntax::At) else {
            // `1 @2`: where no specifier follows names, what is not one is the next part of the statement.
            if !self.syntax.at_in_names && lex.tok != Tok::Ident {
                *lex = before;
                return Ok(node);
            }
            let text = String::from_utf8_lossy(lex.text()).into_owned();
            return mistake(lex.span(), format!("invalid variant '{text}'"));
        };
        lex.advance();
        let expr = self.cx.make_expr(ExprData::Specified(specifier, node.expr));
        Ok(Node { expr, height: node.height + 1 })
    }

    /// The target's specifier of this name, whatever its case.
    pub(super) fn specifier(&self, name: &[u8], syntax: SpecifierSyntax) -> Option<Specifier> {
        let image = &self.target.image;
        let matches = |record: SpecifierRecord| {
            record.syntax == syntax as u8
                && image
                    .string(record.name)
                    .trim_start_matches(['%', '@', ':'])
                    .as_bytes()
                    .eq_ignore_ascii_case(name)
        };
        let found = image.records::<SpecifierRecord>().iter().skip(1).position(matches)?;
        Some(Specifier(found as u16 + 1))
    }
}
