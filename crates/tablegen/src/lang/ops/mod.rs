//! The operators: what each computes once its operands are known.
//!
//! One function per shape takes the operator and its operands and gives either the result or, if an operand is not known
//! yet, the operator applied to them as a value. The operators are grouped into files by what they work on.

mod dag;
mod integer;
mod list;
mod record;
mod string;

use super::context::{Context, Result};
use super::record::RecordId;
use super::token::Op;
use super::types::Type;
use super::value::{Value, View};

pub use string::compare_numeric;

/// The circumstances of folding.
#[derive(Clone, Copy, Default, Debug)]
pub struct Fold {
    /// The record being built: where errors are reported, and what may not be asked for its own fields.
    pub record: Option<RecordId>,
    /// Whether the record is being finished.
    pub is_final: bool,
}

impl Context {
    /// `op(operand)` of type `ty`.
    pub fn unary_op(&mut self, op: Op, operand: Value, ty: Type, fold: Fold) -> Result<Value> {
        let result = match op {
            Op::Cast => self.fold_cast(operand, ty, fold)?,
            Op::Repr => self.fold_repr(operand),
            Op::ToLower | Op::ToUpper => self.fold_case(op, operand),
            Op::Initialized => self.fold_initialized(operand),
            Op::Not => self.as_int(operand).map(|int| self.values.int(i64::from(int == 0))),
            Op::LogTwo => self.fold_log_two(operand, fold)?,
            Op::Head | Op::Tail => self.fold_head_tail(op, operand, fold)?,
            Op::Size | Op::Empty => self.fold_size(op, operand),
            Op::ListFlatten => self.fold_flatten(operand)?,
            Op::GetDagOp => self.fold_get_dag_op(operand, ty, fold)?,
            Op::GetDagOpName => self.fold_get_dag_op_name(operand),
            _ => None,
        };
        Ok(result.unwrap_or_else(|| self.values.unary(op, operand, ty)))
    }

    /// `op(lhs, rhs)` of type `ty`.
    pub fn binary_op(
        &mut self,
        op: Op,
        lhs: Value,
        rhs: Value,
        ty: Type,
        record: Option<RecordId>,
    ) -> Result<Value> {
        let result = match op {
            Op::Add
            | Op::Sub
            | Op::Mul
            | Op::Div
            | Op::And
            | Op::Or
            | Op::Xor
            | Op::Shl
            | Op::Sra
            | Op::Srl => self.fold_arithmetic(op, lhs, rhs, record)?,
            Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge => self.compare(op, lhs, rhs).map(Value::bit),
            Op::StrConcat => self.fold_string_concat(lhs, rhs)?,
            Op::Interleave => self.fold_interleave(lhs, rhs)?,
            Op::Match => self.fold_match(lhs, rhs)?,
            Op::ListConcat => self.fold_list_concat(lhs, rhs)?,
            Op::ListSplat => self.fold_list_splat(lhs, rhs, record)?,
            Op::ListRemove => self.fold_list_remove(lhs, rhs),
            Op::ListElem => self.fold_list_elem(lhs, rhs),
            Op::ListSlice => self.fold_list_slice(lhs, rhs),
            Op::RangeClosed => self.fold_range_closed(lhs, rhs)?,
            Op::Con => self.fold_con(lhs, rhs)?,
            Op::GetDagArg => self.fold_get_dag_arg(lhs, rhs, ty, record)?,
            Op::GetDagName => self.fold_get_dag_name(lhs, rhs, record)?,
            Op::SetDagOp => self.fold_set_dag_op(lhs, rhs),
            Op::SetDagOpName => self.fold_set_dag_op_name(lhs, rhs),
            _ => None,
        };
        Ok(result.unwrap_or_else(|| self.values.binary(op, lhs, rhs, ty)))
    }

    /// What `!and` and `!or` are whatever their right operand is, or `None`.
    pub fn short_circuit(&mut self, op: Op, lhs: Value) -> Option<Value> {
        let decides = match op {
            Op::And => 0,
            Op::Or => -1,
            _ => return None,
        };
        let int = self.as_int(lhs)?;
        (int == decides).then(|| self.values.int(int))
    }

    /// `op(a, b, c)` of type `ty`.
    pub fn ternary_op(
        &mut self,
        op: Op,
        operands: [Value; 3],
        ty: Type,
        record: Option<RecordId>,
    ) -> Result<Value> {
        let [a, b, c] = operands;
        let result = match op {
            Op::If => self.as_int(a).map(|condition| if condition != 0 { b } else { c }),
            Op::Foreach => self.fold_foreach(a, b, c, ty, record)?,
            Op::Filter => self.fold_filter(a, b, c, ty, record)?,
            Op::Range => self.fold_range(operands, record)?,
            Op::Subst => self.fold_subst(operands, ty, record)?,
            Op::Substr => self.fold_substr(operands, record)?,
            Op::Find => self.fold_find(operands, record)?,
            Op::Dag => self.fold_dag(a, b, c),
            Op::SetDagArg | Op::SetDagName => self.fold_set_dag_part(op, operands, record)?,
            _ => None,
        };
        Ok(result.unwrap_or_else(|| self.values.ternary(op, operands, ty)))
    }

    /// `!cond(cases)`: the value of the first case whose condition is true.
    pub fn cond_op(&mut self, cases: &[Value], ty: Type, record: Option<RecordId>) -> Result<Value> {
        for case in cases.chunks_exact(2) {
            match self.as_int(case[0]) {
                Some(0) => {}
                Some(_) => return Ok(self.convert(case[1], ty).unwrap_or(case[1])),
                None => return Ok(self.values.cond(cases, ty)),
            }
        }
        let name = record.map_or_else(String::new, |record| self.record_name_text(record));
        let whole = self.values.cond(cases, ty);
        let message = format!("{name} does not have any true condition in:{}", self.value_text(whole));
        Err(self.fold_error(record, message))
    }

    /// A comparison, if both sides are known.
    pub fn compare(&self, op: Op, lhs: Value, rhs: Value) -> Option<bool> {
        let ordering = if let (Some(a), Some(b)) = (self.as_int(lhs), self.as_int(rhs)) {
            a.cmp(&b)
        } else {
            match (self.values.view(lhs), self.values.view(rhs)) {
                (View::Str(a, _), View::Str(b, _)) => self.strings.resolve(a).cmp(self.strings.resolve(b)),
                (View::Def(a), View::Def(b)) if matches!(op, Op::Eq | Op::Ne) => a.cmp(&b),
                _ => return None,
            }
        };
        Some(match op {
            Op::Eq => ordering.is_eq(),
            Op::Ne => ordering.is_ne(),
            Op::Lt => ordering.is_lt(),
            Op::Le => ordering.is_le(),
            Op::Gt => ordering.is_gt(),
            _ => ordering.is_ge(),
        })
    }

    /// `!initialized(v)`
    fn fold_initialized(&mut self, v: Value) -> Option<Value> {
        if v == Value::UNSET {
            return Some(self.values.int(0));
        }
        self.values.is_concrete(v).then(|| self.values.int(1))
    }
}
