//! Operators on integers. Arithmetic is that of 64-bit two's complement and wraps.

use super::Fold;
use crate::lang::context::{Context, Result};
use crate::lang::record::RecordId;
use crate::lang::token::Op;
use crate::lang::value::Value;

impl Context {
    pub(super) fn fold_arithmetic(
        &mut self,
        op: Op,
        lhs: Value,
        rhs: Value,
        record: Option<RecordId>,
    ) -> Result<Option<Value>> {
        let (Some(a), Some(b)) = (self.as_int(lhs), self.as_int(rhs)) else { return Ok(None) };
        let result = match op {
            Op::Add => a.wrapping_add(b),
            Op::Sub => a.wrapping_sub(b),
            Op::Mul => a.wrapping_mul(b),
            Op::And => a & b,
            Op::Or => a | b,
            Op::Xor => a ^ b,
            Op::Div if b == 0 => {
                return Err(self.fold_error(record, "Illegal operation: division by zero"));
            }
            Op::Div => match a.checked_div(b) {
                Some(quotient) => quotient,
                None => return Err(self.fold_error(record, "Illegal operation: INT64_MIN / -1")),
            },
            _ if !(0..64).contains(&b) => {
                return Err(self.fold_error(record, "Illegal operation: out of bounds shift"));
            }
            Op::Shl => a << b,
            Op::Sra => a >> b,
            _ => ((a as u64) >> b) as i64,
        };
        Ok(Some(self.values.int(result)))
    }

    pub(super) fn fold_log_two(&mut self, operand: Value, fold: Fold) -> Result<Option<Value>> {
        match self.as_int(operand) {
            None => Ok(None),
            Some(int) if int > 0 => Ok(Some(self.values.int(i64::from(int.ilog2())))),
            Some(_) => Err(self.fold_error(
                fold.record,
                "Illegal operation: logtwo is undefined on arguments less than or equal to 0",
            )),
        }
    }
}
