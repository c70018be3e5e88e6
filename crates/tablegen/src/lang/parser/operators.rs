//! Bang operators with one, two or three operands in the ordinary form, and the types that these must have.
//!
//! The operators with a form of their own are in [`super::operators_special`].

use super::{Mode, Parser};
use crate::lang::context::{Failed, Result};
use crate::lang::ops::Fold;
use crate::lang::record::RecordId;
use crate::lang::source::Loc;
use crate::lang::token::{Op, Shape, Tok};
use crate::lang::types::Type;
use crate::lang::value::{Value, View};

impl Parser<'_> {
    /// `!op(...)`
    pub(super) fn operation(&mut self, record: Option<RecordId>, wanted: Option<Type>) -> Result<Value> {
        let op = self.lex.op;
        let loc = self.lex.loc;
        match op.shape() {
            Shape::Unary => self.unary_operation(op, record),
            Shape::Binary => self.binary_operation(op, loc, record, wanted),
            Shape::Ternary => self.ternary_operation(op, record, wanted),
            Shape::Special => self.special_operation(op, loc, record, wanted),
        }
    }

    /// `'<' Type '>'`
    pub(super) fn operator_type(&mut self) -> Result<Type> {
        self.expect(Tok::Less, "expected type name for operator")?;
        if self.lex.tok == Tok::KwCode {
            self.token_error("the 'code' type is not allowed in bang operators; use 'string'");
        }
        let ty = self.parse_type()?;
        self.expect(Tok::Greater, "expected type name for operator")?;
        Ok(ty)
    }

    /// An operand that must have a type.
    pub(super) fn require_type(&mut self, v: Value, loc: Loc) -> Result<Type> {
        let ty = self.cx.values.ty(v);
        if ty != Type::NONE {
            return Ok(ty);
        }
        let text = self.cx.value_text(v);
        Err(self.cx.error(loc, format!("expected value to be a typed value, got '{text}'")))
    }

    // One operand.

    fn unary_operation(&mut self, op: Op, record: Option<RecordId>) -> Result<Value> {
        self.advance();
        let given = match op {
            Op::Cast => Some(self.operator_type()?),
            Op::GetDagOp if self.lex.tok == Tok::Less => {
                let ty = self.operator_type()?;
                if !self.cx.types.is_record(ty) {
                    return Err(self.token_error("type for !getdagop must be a record type"));
                }
                Some(ty)
            }
            _ => None,
        };
        self.expect(Tok::LParen, "expected '(' after unary operator")?;
        let operand = self.parse_value(record, None, Mode::Value)?;
        let ty = match given {
            Some(ty) => ty,
            None => self.unary_type(op, operand)?,
        };
        self.expect(Tok::RParen, "expected ')' in unary operator")?;
        self.cx.unary_op(op, operand, ty, Fold { record, is_final: false })
    }

    /// Checks the operand and gives the type of the result.
    fn unary_type(&mut self, op: Op, operand: Value) -> Result<Type> {
        let ty = self.cx.values.ty(operand);
        match op {
            Op::Repr | Op::ToLower | Op::ToUpper | Op::GetDagOpName => Ok(Type::STRING),
            Op::GetDagOp => Ok(Type::ANY_RECORD),
            Op::Size | Op::Empty => {
                let has_size = ty != Type::NONE
                    && (ty == Type::STRING || ty == Type::DAG || self.cx.types.element(ty).is_some());
                if !has_size {
                    let message = "expected string, list, or dag type argument in unary operator";
                    return Err(self.token_error(message));
                }
                Ok(Type::INT)
            }
            Op::Head | Op::Tail | Op::ListFlatten => self.list_operand_type(op, operand, ty),
            _ => Ok(Type::INT),
        }
    }

    fn list_operand_type(&mut self, op: Op, operand: Value, ty: Type) -> Result<Type> {
        let element = if ty == Type::NONE { None } else { self.cx.types.element(ty) };
        let Some(mut element) = element else {
            return Err(self.token_error("expected list type argument in unary operator"));
        };
        // A literal's first element tells more than the type of the list does.
        if let View::List(elements) = self.cx.values.view(operand) {
            let Some(&first) = elements.first() else {
                return Err(self.token_error("empty list argument in unary operator"));
            };
            element = self.cx.values.ty(first);
            if element == Type::NONE {
                return Err(self.token_error("untyped list element in unary operator"));
            }
        }
        match op {
            Op::Head => Ok(element),
            Op::ListFlatten if self.cx.types.element(element).is_some() => Ok(element),
            _ => Ok(self.cx.types.list(element)),
        }
    }

    // Two operands, or more for the associative operators.

    fn binary_operation(
        &mut self,
        op: Op,
        loc: Loc,
        record: Option<RecordId>,
        wanted: Option<Type>,
    ) -> Result<Value> {
        self.advance();
        let (result, mut argument) = self.binary_types(op, wanted)?;
        if let (Some(result), Some(wanted)) = (result, wanted)
            && !self.cx.is_convertible(result, wanted)
        {
            let message = format!(
                "expected value of type '{}', got '{}'",
                self.cx.type_text(wanted),
                self.cx.type_text(result)
            );
            return Err(self.cx.error(loc, message));
        }
        self.expect(Tok::LParen, "expected '(' after binary operator")?;
        let mut operands: Vec<Value> = Vec::new();
        loop {
            let operand_loc = self.lex.loc;
            let operand = self.parse_value(record, argument, Mode::Value)?;
            let ty = self.require_type(operand, loc)?;
            operands.push(operand);
            argument = match argument {
                None => self.first_operand_type(op, ty, operands.len(), wanted, loc, operand_loc)?,
                Some(argument) => Some(self.next_operand_type(op, argument, ty, operand_loc)?),
            };
            argument = match op {
                Op::SetDagOp => Some(Type::ANY_RECORD),
                Op::SetDagOpName => Some(Type::STRING),
                Op::GetDagArg => None,
                Op::GetDagName => Some(Type::INT),
                _ => argument,
            };
            if !self.consume(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "expected ')' in operator")?;
        let ty = match op {
            Op::ListConcat | Op::ListRemove => argument,
            Op::ListSplat => operands.first().map(|&first| {
                let element = self.cx.values.ty(first);
                self.cx.types.list(element)
            }),
            _ => result,
        };
        let associative = matches!(
            op,
            Op::StrConcat | Op::ListConcat | Op::Con | Op::Add | Op::And | Op::Or | Op::Xor | Op::Mul
        );
        let ty = ty.unwrap_or(Type::INT);
        while associative
            && operands.len() > 2
            && let (Some(rhs), Some(lhs)) = (operands.pop(), operands.pop())
        {
            operands.push(self.cx.binary_op(op, lhs, rhs, ty, record)?);
        }
        match operands[..] {
            [lhs, rhs] => self.cx.binary_op(op, lhs, rhs, ty, record),
            _ => Err(self.cx.error(loc, "expected two operands to operator")),
        }
    }

    /// Type of the result and of the first operand, where they are known beforehand.
    fn binary_types(&mut self, op: Op, wanted: Option<Type>) -> Result<(Option<Type>, Option<Type>)> {
        Ok(match op {
            Op::Con | Op::SetDagOp | Op::SetDagOpName => (Some(Type::DAG), Some(Type::DAG)),
            Op::GetDagArg => (Some(self.operator_type()?), Some(Type::DAG)),
            Op::GetDagName => (Some(Type::STRING), Some(Type::DAG)),
            Op::Eq | Op::Ne | Op::Le | Op::Lt | Op::Ge | Op::Gt => (Some(Type::BIT), None),
            Op::Match => (Some(Type::BIT), Some(Type::STRING)),
            Op::ListConcat | Op::ListRemove => (None, wanted),
            Op::ListSplat => (None, None),
            Op::StrConcat => (Some(Type::STRING), Some(Type::STRING)),
            Op::Interleave => (Some(Type::STRING), None),
            _ => (Some(Type::INT), Some(Type::INT)),
        })
    }

    /// The type of the operands that follow one whose own type decides; `None` if the next one decides again.
    fn first_operand_type(
        &mut self,
        op: Op,
        ty: Type,
        count: usize,
        wanted: Option<Type>,
        loc: Loc,
        operand_loc: Loc,
    ) -> Result<Option<Type>> {
        let is_list = self.cx.types.element(ty).is_some();
        let text = self.cx.type_text(ty);
        match op {
            Op::ListConcat | Op::ListRemove if is_list => Ok(Some(ty)),
            Op::ListConcat | Op::ListRemove => {
                Err(self.cx.error(operand_loc, format!("expected a list, got value of type '{text}'")))
            }
            Op::ListSplat => {
                self.check_list_splat(ty, count, wanted, loc, operand_loc)?;
                Ok(None)
            }
            Op::Interleave => {
                self.check_interleave(ty, count, operand_loc)?;
                Ok(None)
            }
            _ => {
                let with_records = matches!(op, Op::Eq | Op::Ne);
                let comparable = self.cx.is_convertible(ty, Type::INT)
                    || ty == Type::STRING
                    || (with_records && self.cx.types.is_record(ty));
                if comparable {
                    return Ok(Some(ty));
                }
                let kinds = if with_records {
                    "bit, bits, int, string, or record"
                } else {
                    "bit, bits, int, or string"
                };
                Err(self.cx.error(operand_loc, format!("expected {kinds}; got value of type '{text}'")))
            }
        }
    }

    fn check_list_splat(
        &mut self,
        ty: Type,
        count: usize,
        wanted: Option<Type>,
        loc: Loc,
        operand_loc: Loc,
    ) -> Result<()> {
        if let (Some(wanted), 1) = (wanted, count) {
            let Some(element) = self.cx.types.element(wanted) else {
                let text = self.cx.type_text(wanted);
                let message = format!("expected output type to be a list, got type '{text}'");
                return Err(self.cx.error(loc, message));
            };
            let list = self.cx.types.list(ty);
            if !self.cx.is_convertible(list, wanted) {
                let message = format!(
                    "expected first arg type to be '{}', got value of type '{}'",
                    self.cx.type_text(ty),
                    self.cx.type_text(element)
                );
                return Err(self.cx.error(loc, message));
            }
        }
        if count == 2 && ty != Type::INT {
            let text = self.cx.type_text(ty);
            let message = format!("expected second parameter to be an int, got value of type '{text}'");
            return Err(self.cx.error(operand_loc, message));
        }
        Ok(())
    }

    fn check_interleave(&mut self, ty: Type, count: usize, loc: Loc) -> Result<()> {
        let text = self.cx.type_text(ty);
        let strings = self.cx.types.list(Type::STRING);
        let ints = self.cx.types.list(Type::INT);
        match count {
            1 if ty != strings && !self.cx.is_convertible(ty, ints) => {
                let message =
                    format!("expected list of string, int, bits, or bit; got value of type '{text}'");
                Err(self.cx.error(loc, message))
            }
            2 if ty != Type::STRING => {
                let message = format!("expected second argument to be a string, got value of type '{text}'");
                Err(self.cx.error(loc, message))
            }
            _ => Ok(()),
        }
    }

    /// The type of further operands, after one of type `ty` where `argument` was expected.
    fn next_operand_type(&mut self, op: Op, argument: Type, ty: Type, loc: Loc) -> Result<Type> {
        let Some(common) = self.cx.common_type(argument, ty) else {
            let message = format!(
                "expected value of type '{}', got '{}'",
                self.cx.type_text(argument),
                self.cx.type_text(ty)
            );
            return Err(self.cx.error(loc, message));
        };
        let is_arithmetic = matches!(
            op,
            Op::Add | Op::Sub | Op::And | Op::Or | Op::Xor | Op::Sra | Op::Srl | Op::Shl | Op::Mul | Op::Div
        );
        Ok(if is_arithmetic { argument } else { common })
    }

    // Three operands.

    fn ternary_operation(&mut self, op: Op, record: Option<RecordId>, wanted: Option<Type>) -> Result<Value> {
        self.advance();
        let wanted = wanted.filter(|_| matches!(op, Op::If | Op::Subst));
        self.expect(Tok::LParen, "expected '(' after ternary operator")?;
        let a = self.parse_value(record, None, Mode::Value)?;
        self.expect(Tok::Comma, "expected ',' in ternary operator")?;
        let b_loc = self.lex.loc;
        let b = self.parse_value(record, wanted, Mode::Value)?;
        self.expect(Tok::Comma, "expected ',' in ternary operator")?;
        let c_loc = self.lex.loc;
        let c = self.parse_value(record, wanted, Mode::Value)?;
        self.expect(Tok::RParen, "expected ')' in binary operator")?;
        let ty = match op {
            Op::If => self.if_type(b, c)?,
            Op::Subst => match self.cx.values.ty(c) {
                Type::NONE => return Err(self.token_error("could not get type for !subst")),
                ty => ty,
            },
            Op::Dag => {
                self.check_dag_parts(b, b_loc, c, c_loc)?;
                Type::DAG
            }
            _ => {
                self.check_set_dag_part(op, b, b_loc, c, c_loc)?;
                Type::DAG
            }
        };
        self.cx.ternary_op(op, [a, b, c], ty, record)
    }

    /// The common type of the arms; that of `?` is the other's.
    fn if_type(&mut self, then: Value, otherwise: Value) -> Result<Type> {
        let (a, b) = (self.cx.values.ty(then), self.cx.values.ty(otherwise));
        let (a, b) = match (a, b) {
            (Type::NONE, Type::NONE) => return Err(self.token_error("could not get type for !if")),
            (Type::NONE, ty) | (ty, Type::NONE) => (ty, ty),
            types => types,
        };
        match self.cx.common_type(a, b) {
            Some(ty) => Ok(ty),
            None => {
                let message = format!(
                    "inconsistent types '{}' and '{}' for !if",
                    self.cx.type_text(a),
                    self.cx.type_text(b)
                );
                Err(self.token_error(message))
            }
        }
    }

    fn check_dag_parts(
        &mut self,
        children: Value,
        children_loc: Loc,
        names: Value,
        names_loc: Loc,
    ) -> Result<()> {
        let (children_ty, names_ty) = (self.cx.values.ty(children), self.cx.values.ty(names));
        if children_ty != Type::NONE && self.cx.types.element(children_ty).is_none() {
            let message = format!("expected list of children, got type '{}'", self.cx.type_text(children_ty));
            return Err(self.cx.error(children_loc, message));
        }
        let strings = self.cx.types.list(Type::STRING);
        if names_ty != Type::NONE && names_ty != strings {
            let message = format!("expected list<string>, got type '{}'", self.cx.type_text(names_ty));
            return Err(self.cx.error(names_loc, message));
        }
        if children_ty == Type::NONE && names_ty == Type::NONE {
            let message = "cannot have both unset children and unset names in !dag";
            return Err(self.cx.error(children_loc, message));
        }
        Ok(())
    }

    fn check_set_dag_part(
        &mut self,
        op: Op,
        key: Value,
        key_loc: Loc,
        new: Value,
        new_loc: Loc,
    ) -> Result<()> {
        let key_ty = self.cx.values.ty(key);
        if key_ty != Type::INT && key_ty != Type::STRING {
            let got = match key_ty {
                Type::NONE => format!("'{}'", self.cx.value_text(key)),
                _ => format!("type '{}'", self.cx.type_text(key_ty)),
            };
            return Err(self.cx.error(key_loc, format!("expected integer index or string name, got {got}")));
        }
        let new_ty = self.cx.values.ty(new);
        if op == Op::SetDagName && new_ty != Type::NONE && new_ty != Type::STRING {
            let message = format!("expected string or unset name, got type '{}'", self.cx.type_text(new_ty));
            return Err(self.cx.error(new_loc, message));
        }
        Ok(())
    }

    /// Fails without a message: the token was reported by the lexer.
    pub(super) fn already_reported(&self) -> Failed {
        Failed
    }
}
