//! `!range`, `!absolute_symbol`, `!noalias.addrspace`: pairs of integers, each a half-open interval.

use super::function::FunctionVerifier;
use super::result::Reporter;
use super::sink::{Check, Entity, check};
use crate::metadata::{MdItem, Metadata};
use crate::module::Scope;
use crate::types::Type;
use support::apint::APInt;

/// Which metadata the pairs are from: the rules differ a little.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RangeKind {
    Range,
    AbsoluteSymbol,
    NoAliasAddrSpace,
}

/// `low..high`, wrapping around; equal bounds are the full or the empty set.
struct Range {
    low: APInt,
    high: APInt,
}

impl Range {
    fn is_full(&self) -> bool {
        self.low == self.high && self.low.is_all_ones()
    }

    fn is_empty(&self) -> bool {
        self.low == self.high && self.low.is_zero()
    }

    fn contains(&self, n: &APInt) -> bool {
        if self.low == self.high {
            return self.is_full();
        }
        if self.low.ult(&self.high) {
            self.low.ule(n) && n.ult(&self.high)
        } else {
            self.low.ule(n) || n.ult(&self.high)
        }
    }

    /// Two intervals meet if one contains the beginning of the other.
    fn overlaps(&self, other: &Range) -> bool {
        if self.is_empty() || other.is_empty() {
            return false;
        }
        self.contains(&other.low) || other.contains(&self.low)
    }

    fn touches(&self, other: &Range) -> bool {
        self.high == other.low || self.low == other.high
    }
}

impl FunctionVerifier<'_> {
    pub(super) fn verify_range(
        &mut self,
        subject: Entity,
        node: Metadata,
        ty: Type,
        kind: RangeKind,
    ) -> Check {
        let scope = self.scope;
        verify(self, scope, subject, node, ty, kind)
    }
}

/// Verifies the pairs of `node`, attached to `subject` of type `ty`.
pub(super) fn verify(
    r: &mut dyn Reporter,
    scope: Scope<'_>,
    subject: Entity,
    node: Metadata,
    ty: Type,
    kind: RangeKind,
) -> Check {
    let ops = super::metadata::operands(scope, node);
    check!(r, ops.len().is_multiple_of(2), "Unfinished range!", node);
    check!(r, !ops.is_empty(), "It should have at least one range!", node);
    let value = |op: Option<Metadata>| match scope.metadata(op?) {
        MdItem::Value(v) => Some((super::values::const_int(scope, *v)?, scope.type_of(*v))),
        _ => None,
    };
    let mut ranges: Vec<Range> = Vec::new();
    for pair in ops.chunks_exact(2) {
        let Some((low, low_ty)) = value(pair[0]) else {
            check!(r, false, "The lower limit must be an integer!");
            return Ok(());
        };
        let Some((high, high_ty)) = value(pair[1]) else {
            check!(r, false, "The upper limit must be an integer!");
            return Ok(());
        };
        check!(r, low_ty == high_ty, "Range pair types must match!", subject.clone());
        if kind == RangeKind::NoAliasAddrSpace {
            check!(r, high_ty == Type::I32, "noalias.addrspace type must be i32!", subject.clone());
        } else {
            let same = high_ty == scope.env.types.scalar(ty);
            check!(r, same, "Range types must match instruction type!", subject.clone());
        }
        let proper = low != high || low.is_all_ones() || low.is_zero();
        let message = "The upper and lower limits cannot be the same value";
        check!(r, proper, message, subject.clone());
        let range = Range { low, high };
        let ok = !range.is_empty() && (kind == RangeKind::AbsoluteSymbol || !range.is_full());
        check!(r, ok, "Range must not be empty!", node);
        if let Some(last) = ranges.last() {
            check!(r, !range.overlaps(last), "Intervals are overlapping", node);
            check!(r, range.low.sgt(&last.low), "Intervals are not in order", node);
            check!(r, !range.touches(last), "Intervals are contiguous", node);
        }
        ranges.push(range);
    }
    if let [first, _, .., last] = &ranges[..] {
        check!(r, !first.overlaps(last), "Intervals are overlapping", node);
        check!(r, !first.touches(last), "Intervals are contiguous", node);
    }
    Ok(())
}
