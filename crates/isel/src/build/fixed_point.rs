//! Products and quotients of fixed-point numbers: of integers that stand for so many times a power of two.
//!
//! ```text
//! llvm.smul.fix(a, b, scale)     (sext a * sext b) >> scale            in twice the width
//! llvm.sdiv.fix(a, b, scale)     (sext a << scale) / sext b            rounded towards negative infinity
//! ```
//!
//! The saturating forms give the nearest number that the type has. Products are rounded towards negative infinity, too.

use super::{Builder, Scalars};
use crate::dag::Value;
use crate::lowering::{Result, Unsupported};
use support::apint::APInt;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

/// Name, whether it divides, is signed, saturates.
const OPERATIONS: &[(&str, bool, bool, bool)] = &[
    ("llvm.smul.fix.sat.", false, true, true),
    ("llvm.umul.fix.sat.", false, false, true),
    ("llvm.smul.fix.", false, true, false),
    ("llvm.umul.fix.", false, false, false),
    ("llvm.sdiv.fix.sat.", true, true, true),
    ("llvm.udiv.fix.sat.", true, false, true),
    ("llvm.sdiv.fix.", true, true, false),
    ("llvm.udiv.fix.", true, false, false),
];

impl Builder<'_, '_> {
    /// `None` if the name is that of no such operation.
    pub(super) fn fixed_point_intrinsic(
        &mut self,
        name: &str,
        args: &[ir::Value],
    ) -> Result<Option<Scalars>> {
        let found = OPERATIONS.iter().find(|(prefix, ..)| name.starts_with(prefix));
        let Some(&(_, divides, signed, saturates)) = found else { return Ok(None) };
        let &[a, b, scale] = args else { return Err(Unsupported::new(format!("intrinsic '{name}'"))) };
        let scale = self.state.constant_int(scale);
        let scale =
            scale.ok_or_else(|| Unsupported::new(format!("intrinsic '{name}' of a variable scale")))?;
        let (a, b) = (self.scalar(a)?, self.scalar(b)?);
        let ty = self.dag.type_of(a);
        // The scale is less than the width, so the quotient of the smallest number by -1 fits, too.
        let wide = ValueType::int(2 * ty.scalar_bits());
        let extend = if signed { NodeOp::SIGN_EXTEND } else { NodeOp::ZERO_EXTEND };
        let (a, b) = (self.dag.value(extend, wide, &[a]), self.dag.value(extend, wide, &[b]));
        let amount = self.dag.constant(scale, self.pointer_type());
        let exact = if divides {
            let dividend = self.dag.value(NodeOp::SHL, wide, &[a, amount]);
            self.floored_quotient(dividend, b, signed)
        } else {
            let product = self.dag.value(NodeOp::MUL, wide, &[a, b]);
            let shift = if signed { NodeOp::SRA } else { NodeOp::SRL };
            self.dag.value(shift, wide, &[product, amount])
        };
        let result = if saturates { self.clamped(exact, ty, signed) } else { exact };
        Ok(Some(Scalars::from_elem(self.dag.value(NodeOp::TRUNCATE, ty, &[result]), 1)))
    }

    /// The quotient, one less where the exact one is negative and no integer.
    fn floored_quotient(&mut self, a: Value, b: Value, signed: bool) -> Value {
        let ty = self.dag.type_of(a);
        if !signed {
            return self.dag.value(NodeOp::UDIV, ty, &[a, b]);
        }
        let quotient = self.dag.value(NodeOp::SDIV, ty, &[a, b]);
        let rest = self.dag.value(NodeOp::SREM, ty, &[a, b]);
        let zero = self.dag.constant(0, ty);
        let signs = self.dag.value(NodeOp::XOR, ty, &[rest, b]);
        let negative = self.dag.setcc(ValueType::I1, signs, zero, CondCode::LT);
        let inexact = self.dag.setcc(ValueType::I1, rest, zero, CondCode::NE);
        let both = self.dag.value(NodeOp::AND, ValueType::I1, &[negative, inexact]);
        let one = self.dag.value(NodeOp::ZERO_EXTEND, ty, &[both]);
        self.dag.value(NodeOp::SUB, ty, &[quotient, one])
    }

    /// The nearest number of a narrower type.
    fn clamped(&mut self, value: Value, to: ValueType, signed: bool) -> Value {
        let (ty, bits) = (self.dag.type_of(value), to.scalar_bits());
        let wide = ty.scalar_bits();
        if !signed {
            let most = self.dag.wide_constant(&APInt::all_ones(bits).zext(wide), ty);
            let above = self.dag.setcc(ValueType::I1, value, most, CondCode::UGT);
            return self.dag.value(NodeOp::SELECT, ty, &[above, most, value]);
        }
        let most = self.dag.wide_constant(&APInt::signed_max(bits).sext(wide), ty);
        let least = self.dag.wide_constant(&APInt::signed_min(bits).sext(wide), ty);
        let above = self.dag.setcc(ValueType::I1, value, most, CondCode::GT);
        let value = self.dag.value(NodeOp::SELECT, ty, &[above, most, value]);
        let below = self.dag.setcc(ValueType::I1, value, least, CondCode::LT);
        self.dag.value(NodeOp::SELECT, ty, &[below, least, value])
    }
}
