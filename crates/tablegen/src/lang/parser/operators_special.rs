//! Bang operators with a form of their own: those that bind variables, that take a type, or whose operands are
//! optional.

use super::{Mode, Parser, ScopeKind};
use crate::lang::context::Result;
use crate::lang::ops::Fold;
use crate::lang::record::RecordId;
use crate::lang::source::Loc;
use crate::lang::token::{Op, Tok};
use crate::lang::types::Type;
use crate::lang::value::Value;
use support::interner::Symbol as Str;

impl Parser<'_> {
    pub(super) fn special_operation(
        &mut self,
        op: Op,
        loc: Loc,
        record: Option<RecordId>,
        wanted: Option<Type>,
    ) -> Result<Value> {
        self.advance();
        match op {
            Op::IsA => self.is_a(record),
            Op::Exists => self.exists(record),
            Op::Instances => self.instances(record),
            Op::Range => self.range(record, loc),
            Op::Substr | Op::Find => self.substr_or_find(op, record, wanted),
            Op::Cond => self.cond(record, wanted),
            Op::Foldl => self.foldl(record),
            Op::Foreach | Op::Filter => self.foreach_or_filter(op, loc, record, wanted),
            _ => Err(self.token_error("unknown bang operator")),
        }
    }

    /// `!isa<Type>(Value)`
    fn is_a(&mut self, record: Option<RecordId>) -> Result<Value> {
        let ty = self.operator_type()?;
        self.expect(Tok::LParen, "expected '(' after type of !isa")?;
        let operand = self.parse_value(record, None, Mode::Value)?;
        self.expect(Tok::RParen, "expected ')' in !isa")?;
        Ok(self.cx.is_a_op(ty, operand))
    }

    /// `!exists<Type>(Name)`
    fn exists(&mut self, record: Option<RecordId>) -> Result<Value> {
        let ty = self.operator_type()?;
        self.expect(Tok::LParen, "expected '(' after type of !exists")?;
        let loc = self.lex.loc;
        let operand = self.parse_value(record, None, Mode::Value)?;
        let operand_ty = self.cx.values.ty(operand);
        if operand_ty != Type::STRING {
            let is_record = operand_ty != Type::NONE && self.cx.types.is_record(operand_ty);
            let hint = if is_record { ", please use !isa instead" } else { "" };
            let message = format!("expected string type argument in !exists operator{hint}");
            return Err(self.cx.error(loc, message));
        }
        self.expect(Tok::RParen, "expected ')' in !exists")?;
        Ok(self.cx.exists_op(ty, operand, Fold { record, is_final: false }))
    }

    /// `!instances<Type>([Regex])`
    fn instances(&mut self, record: Option<RecordId>) -> Result<Value> {
        let ty = self.operator_type()?;
        self.expect(Tok::LParen, "expected '(' after type of !instances")?;
        let regex = if self.lex.tok == Tok::RParen {
            self.cx.string_value(b".*")
        } else {
            let loc = self.lex.loc;
            let regex = self.parse_value(record, None, Mode::Value)?;
            if self.cx.values.ty(regex) != Type::STRING {
                return Err(self.cx.error(loc, "expected string type argument in !instances operator"));
            }
            regex
        };
        self.expect(Tok::RParen, "expected ')' in !instances")?;
        self.cx.instances_op(ty, regex, Fold { record, is_final: false })
    }

    /// `!range(List)`, `!range([Start,] End [, Step])`
    fn range(&mut self, record: Option<RecordId>, loc: Loc) -> Result<Value> {
        self.expect(Tok::LParen, "expected '(' after !range operator")?;
        let mut operands: Vec<Value> = Vec::new();
        let mut is_list = false;
        loop {
            if operands.len() >= 3 {
                return Err(self.token_error("expected at most three values of integer"));
            }
            let operand_loc = self.lex.loc;
            let operand = self.parse_value(record, None, Mode::Value)?;
            let ty = self.require_type(operand, loc)?;
            let text = self.cx.type_text(ty);
            let is_first = operands.is_empty();
            if is_list {
                let message = format!("expected one list, got extra value of type '{text}'");
                return Err(self.cx.error(operand_loc, message));
            }
            if is_first && self.cx.types.element(ty).is_some() {
                is_list = true;
            } else if ty != Type::INT {
                let message = match is_first {
                    true => format!("expected list or int, got value of type '{text}'"),
                    false => format!("expected value of type 'int', got '{text}'"),
                };
                return Err(self.cx.error(operand_loc, message));
            }
            operands.push(operand);
            if !self.consume(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "expected ')' in operator")?;
        let (zero, one) = (self.cx.values.int(0), self.cx.values.int(1));
        let fold = Fold { record, is_final: false };
        let operands = match operands[..] {
            [list] if is_list => [zero, self.cx.unary_op(Op::Size, list, Type::INT, fold)?, one],
            [end] => [zero, end, one],
            [start, end] => [start, end, one],
            [start, end, step] => [start, end, step],
            _ => return Err(self.already_reported()),
        };
        let ty = self.cx.types.list(Type::INT);
        self.cx.ternary_op(Op::Range, operands, ty, record)
    }

    /// `!substr(Text, Start [, Length])`, `!find(Text, Target [, Start])`
    fn substr_or_find(&mut self, op: Op, record: Option<RecordId>, wanted: Option<Type>) -> Result<Value> {
        let name = op.name();
        let is_substr = op == Op::Substr;
        self.expect(Tok::LParen, &format!("expected '(' after !{name} operator"))?;
        let text = self.parse_value(record, None, Mode::Value)?;
        self.expect(Tok::Comma, &format!("expected ',' in !{name} operator"))?;
        let second_loc = self.lex.loc;
        let second = self.parse_value(record, None, Mode::Value)?;
        let mut third_loc = self.lex.loc;
        let third = if self.consume(Tok::Comma) {
            third_loc = self.lex.loc;
            self.parse_value(record, None, Mode::Value)?
        } else {
            self.cx.values.int(if is_substr { i64::MAX } else { 0 })
        };
        self.expect(Tok::RParen, &format!("expected ')' in !{name} operator"))?;
        let ty = if is_substr { Type::STRING } else { Type::INT };
        if let Some(wanted) = wanted
            && !self.cx.is_convertible(ty, wanted)
        {
            let message = format!(
                "expected value of type '{}', got '{}'",
                self.cx.type_text(wanted),
                self.cx.type_text(ty)
            );
            return Err(self.cx.error(third_loc, message));
        }
        self.expect_operand(text, Type::STRING, None)?;
        self.expect_operand(second, if is_substr { Type::INT } else { Type::STRING }, Some(second_loc))?;
        self.expect_operand(third, Type::INT, None)?;
        self.cx.ternary_op(op, [text, second, third], ty, record)
    }

    /// An operand of this type, or `?`. The error is at `loc` or at the current token.
    fn expect_operand(&mut self, v: Value, wanted: Type, loc: Option<Loc>) -> Result<()> {
        let ty = self.cx.values.ty(v);
        if ty == Type::NONE || ty == wanted {
            return Ok(());
        }
        let message = format!("expected {}, got type '{}'", self.cx.type_text(wanted), self.cx.type_text(ty));
        Err(self.cx.error(loc.unwrap_or(self.lex.loc), message))
    }

    /// `!cond(Condition: Value, ...)`
    fn cond(&mut self, record: Option<RecordId>, wanted: Option<Type>) -> Result<Value> {
        self.expect(Tok::LParen, "expected '(' after !cond operator")?;
        let mut cases: Vec<Value> = Vec::new();
        loop {
            if self.consume(Tok::RParen) {
                break;
            }
            cases.push(self.parse_value(record, None, Mode::Value)?);
            self.expect(Tok::Colon, "expected ':'  following a condition in !cond operator")?;
            cases.push(self.parse_value(record, wanted, Mode::Value)?);
            if self.consume(Tok::RParen) {
                break;
            }
            self.expect(Tok::Comma, "expected ',' or ')' following a value in !cond operator")?;
        }
        if cases.is_empty() {
            let message = "there should be at least 1 'condition : value' in the !cond operator";
            return Err(self.token_error(message));
        }
        let mut ty: Option<Type> = None;
        for case in cases.chunks_exact(2) {
            let case_ty = self.cx.values.ty(case[1]);
            if case_ty == Type::NONE {
                continue;
            }
            let Some(common) = ty else {
                ty = Some(case_ty);
                continue;
            };
            ty = self.cx.common_type(common, case_ty);
            if ty.is_none() {
                let message = format!(
                    "inconsistent types '{}' and '{}' for !cond",
                    self.cx.type_text(common),
                    self.cx.type_text(case_ty)
                );
                return Err(self.token_error(message));
            }
        }
        let Some(ty) = ty else {
            return Err(self.token_error("could not determine type for !cond from its arguments"));
        };
        self.cx.cond_op(&cases, ty, record)
    }

    /// `!foldl(Start, List, Accumulator, Element, Body)`
    fn foldl(&mut self, record: Option<RecordId>) -> Result<Value> {
        self.expect(Tok::LParen, "expected '(' after !foldl")?;
        let start = self.parse_value(record, None, Mode::Value)?;
        let start_ty = self.cx.values.ty(start);
        if start_ty == Type::NONE {
            let text = self.cx.value_text(start);
            return Err(self.token_error(format!("could not get type of !foldl start: '{text}'")));
        }
        self.expect(Tok::Comma, "expected ',' in !foldl")?;
        let list = self.parse_value(record, None, Mode::Value)?;
        let list_ty = self.cx.values.ty(list);
        if list_ty == Type::NONE {
            let text = self.cx.value_text(list);
            return Err(self.token_error(format!("could not get type of !foldl list: '{text}'")));
        }
        let Some(element_ty) = self.cx.types.element(list_ty) else {
            let text = self.cx.type_text(list_ty);
            return Err(self.token_error(format!("!foldl list must be a list, but is of type '{text}")));
        };
        self.expect(Tok::Comma, "expected ',' in !foldl")?;
        let accumulator = self.operator_variable(
            record,
            "third argument of !foldl must be an identifier",
            "left !foldl variable",
        )?;
        self.expect(Tok::Comma, "expected ',' in !foldl")?;
        let element = self.operator_variable(
            record,
            "fourth argument of !foldl must be an identifier",
            "right !foldl variable",
        )?;
        self.expect(Tok::Comma, "expected ',' in !foldl")?;
        let bound = [(accumulator, start_ty), (element, element_ty)];
        let body = self.with_variables(record, &bound, None)?;
        let body_ty = self.cx.values.ty(body);
        if body_ty == Type::NONE {
            return Err(self.token_error("could not get type of !foldl expression"));
        }
        if body_ty != start_ty {
            let message = format!(
                "!foldl expression must be of same type as start ({}), but is of type {}",
                self.cx.type_text(start_ty),
                self.cx.type_text(body_ty)
            );
            return Err(self.token_error(message));
        }
        self.expect(Tok::RParen, "expected ')' in fold operator")?;
        let accumulator = self.cx.values.string(accumulator, false);
        let element = self.cx.values.string(element, false);
        self.cx.fold_op([start, list, accumulator, element, body], start_ty, record)
    }

    /// The name of a variable that an operator binds: it must be new.
    fn operator_variable(&mut self, record: Option<RecordId>, message: &str, what: &str) -> Result<Str> {
        if self.lex.tok != Tok::Id {
            return Err(self.token_error(message));
        }
        let name = self.lex.string;
        let is_field = record.is_some_and(|record| self.cx.record(record).field(name).is_some());
        if is_field || self.bound.contains(&name) {
            let text = self.cx.text(name);
            return Err(self.token_error(format!("{what} '\"{text}\"' already defined")));
        }
        self.advance();
        Ok(name)
    }

    /// Parses a body in which operator variables are visible. They live beside the fields of the current record, so
    /// its fields and arguments hide outer `defvar`s there.
    fn with_variables(
        &mut self,
        record: Option<RecordId>,
        variables: &[(Str, Type)],
        wanted: Option<Type>,
    ) -> Result<Value> {
        self.push_scope(match record {
            Some(record) => ScopeKind::Record(record),
            None => ScopeKind::Local,
        });
        for &(name, ty) in variables {
            let text = self.cx.values.string(name, false);
            let variable = self.cx.values.var(text, ty);
            if let Some(scope) = self.scopes.last_mut() {
                scope.variables.push((name, variable));
            }
            self.bound.push(name);
        }
        let inside = record.or(Some(self.expression_record));
        let body = self.parse_value(inside, wanted, Mode::Value);
        self.bound.truncate(self.bound.len().saturating_sub(variables.len()));
        self.pop_scope();
        body
    }

    /// `!foreach(Variable, ListOrDag, Body)`, `!filter(Variable, List, Predicate)`
    fn foreach_or_filter(
        &mut self,
        op: Op,
        loc: Loc,
        record: Option<RecordId>,
        wanted: Option<Type>,
    ) -> Result<Value> {
        let is_foreach = op == Op::Foreach;
        self.expect(Tok::LParen, "expected '(' after !foreach/!filter")?;
        if self.lex.tok != Tok::Id {
            return Err(self.token_error("first argument of !foreach/!filter must be an identifier"));
        }
        let variable = self.lex.string;
        self.advance();
        let is_field = record.is_some_and(|record| self.cx.record(record).field(variable).is_some());
        if is_field || self.bound.contains(&variable) {
            let text = self.cx.text(variable);
            return Err(self.token_error(format!("iteration variable '\"{text}\"' is already defined")));
        }
        self.expect(Tok::Comma, "expected ',' in !foreach/!filter")?;
        let sequence = self.parse_value(record, None, Mode::Value)?;
        self.expect(Tok::Comma, "expected ',' in !foreach/!filter")?;
        let sequence_ty = self.cx.values.ty(sequence);
        if sequence_ty == Type::NONE {
            return Err(self.token_error("could not get type of !foreach/!filter list or dag"));
        }
        let (item, body_wanted) = self.iteration_types(op, loc, sequence_ty, wanted)?;
        let body = self.with_variables(record, &[(variable, item)], body_wanted)?;
        self.expect(Tok::RParen, "expected ')' in !foreach/!filter")?;
        let ty = if sequence_ty == Type::DAG {
            Type::DAG
        } else if is_foreach {
            let body_ty = self.cx.values.ty(body);
            if body_ty == Type::NONE {
                return Err(self.token_error("could not get type of !foreach result expression"));
            }
            self.cx.types.list(body_ty)
        } else {
            self.cx.types.list(item)
        };
        let variable = self.cx.values.string(variable, false);
        self.cx.ternary_op(op, [variable, sequence, body], ty, record)
    }

    /// The type of the variable, and the one that the body should have.
    fn iteration_types(
        &mut self,
        op: Op,
        loc: Loc,
        sequence: Type,
        wanted: Option<Type>,
    ) -> Result<(Type, Option<Type>)> {
        if let Some(item) = self.cx.types.element(sequence) {
            let Some(wanted) = wanted else { return Ok((item, None)) };
            let Some(element) = self.cx.types.element(wanted) else {
                let text = self.cx.type_text(wanted);
                return Err(self
                    .cx
                    .error(loc, format!("expected value of type '{text}', but got list type")));
            };
            return Ok((item, Some(if op == Op::Foreach { element } else { Type::INT })));
        }
        if sequence != Type::DAG || op == Op::Filter {
            let kinds = if op == Op::Foreach { "list or dag" } else { "list" };
            return Err(self.token_error(format!("!{} must have a {kinds} argument", op.name())));
        }
        match wanted {
            Some(wanted) if wanted != Type::DAG => {
                let text = self.cx.type_text(wanted);
                Err(self.cx.error(loc, format!("expected value of type '{text}', but got dag type")))
            }
            _ => Ok((Type::DAG, None)),
        }
    }
}
