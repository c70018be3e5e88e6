//! All lanes of a vector in one: reductions, and tests of whether all or any of its lanes are something.
//!
//! ```text
//! i32 = vecreduce_add v8i32                  parts added, halves added, the first lane
//! i8 = vecreduce_add v16i8                   sums of eight bytes (PARTIAL_REDUCE_UMLA with ones), and those added
//! i1 = setcc (vecreduce_or v), 0, seteq      one test of the whole register, or a comparison and the signs of its lanes
//! i1 = setcc (i16 = bitcast v16i1), -1, seteq     the signs of the mask and one comparison
//! ```
//!
//! Parts are joined first, so that the logarithmic steps are made once. What the target has no vector operation for is taken
//! apart into elements. Linear in the parts, logarithmic in the lanes of one.

use super::vectors::{Lanes, Shape, Vectors};
use crate::build::lane_numbers::{reduced_by, reduction_by};
use crate::call;
use crate::dag::{Parts, Payload, Value};
use crate::lowering::{Action, Result};
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::selection::{CondCode, flag_bits};
use tables::value_type::ValueType;

/// Greater and ordered.
const ORDERED_GREATER: CondCode = CondCode(2);

impl Vectors<'_> {
    /// A reduction of the old graph.
    pub(super) fn reduction(
        &mut self,
        whole: NodeOp,
        result: ValueType,
        vector: Value,
        flags: u16,
    ) -> Result<Option<Value>> {
        let Some(op) = reduced_by(whole) else { return Ok(None) };
        if op == NodeOp::ADD
            && let Some(sum) = self.sum_of_bytes(result, vector)?
        {
            return Ok(Some(sum));
        }
        if op == NodeOp::ADD
            && let Some(sum) = self.sum_of_extended(result, vector)?
        {
            return Ok(Some(sum));
        }
        let parts = self.parts(vector)?;
        let ty = self.old.type_of(vector);
        if let Some(value) = self.reduced_parts(op, ty, &parts, flags) {
            return Ok(Some(value));
        }
        let mut total = None;
        for element in self.elements(vector)? {
            total = Some(match total {
                Some(total) => self.binary(op, total, element),
                None => element,
            });
        }
        Ok(total)
    }

    /// The first lane of what the parts of a vector are together.
    fn reduced_parts(&mut self, op: NodeOp, ty: ValueType, parts: &[Value], flags: u16) -> Option<Value> {
        let Shape::Pieces(piece, count) = self.shape(ty) else { return None };
        let is_full = piece.lanes().is_power_of_two() && piece.lanes() * count as u32 == ty.lanes();
        if !(ty.lanes().is_power_of_two() || is_full) || parts.len() != count {
            return None;
        }
        if op == NodeOp::MUL && ty.scalar_bits() == 8 {
            return self.product_of_all_bytes(ty, parts);
        }
        let mut lanes = ty.lanes().min(piece.lanes());
        let mut all: Lanes = parts.iter().copied().collect();
        while all.len() > 1 {
            let half = all.len() / 2;
            let joined: Option<Lanes> =
                (0..half).map(|i| self.joined_lanes(op, all[i], all[i + half], flags)).collect();
            // Of an odd number the last one waits.
            let last = all.last().copied().filter(|_| all.len() % 2 == 1);
            all = joined?;
            all.extend(last);
        }
        let mut value = *all.first()?;
        while lanes > 1 {
            if self.new.type_of(value).lanes() == lanes
                && let Some(whole) = reduction_by(op)
                && let Some(found) = self.lowering.vector_operation(self.new, whole, ty.element(), &[value])
            {
                return Some(found);
            }
            let whole = reduction_by(op);
            let found = whole.and_then(|op| self.lowering.reduce_lanes(self.new, (op, None), value, lanes));
            if let Some(found) = found {
                return Some(call::resize(self.new, found, ty.element()));
            }
            lanes /= 2;
            let own = self.new.type_of(value);
            if own.lanes() == lanes * 2
                && let Some((low, high)) = self.lowering.split_vector(self.new, value)
            {
                value = self.joined_lanes(op, low, high, flags)?;
                continue;
            }
            let upper = self.upper_half(value, lanes)?;
            value = self.joined_lanes(op, value, upper, flags)?;
        }
        let (element, first) = (ty.element(), self.index(0));
        Some(self.new.value(NodeOp::EXTRACT_VECTOR_ELT, element, &[value, first]))
    }

    /// Lanes from `lanes` on first; the others are anything. Moved in the widest elements.
    fn upper_half(&mut self, value: Value, lanes: u32) -> Option<Value> {
        let ty = self.new.type_of(value);
        let bits = lanes * ty.scalar_bits();
        if bits < 32 {
            // Within elements that shifts have.
            let wide = ValueType::int(bits * 2).vector(ty.bits() as u32 / (bits * 2), false)?;
            let whole = self.same_bits(value, wide);
            let moved = self.lowering.shift_vector(self.new, NodeOp::SRL, whole, bits)?;
            return Some(self.same_bits(moved, ty));
        }
        let (element, step) = if ty.is_float() {
            (ty.element(), lanes)
        } else {
            let width = bits.min(64);
            (ValueType::int(width), bits / width)
        };
        let own = element.vector(ty.bits() as u32 / element.bits() as u32, false)?;
        let whole = self.same_bits(value, own);
        let mask: SmallVec<[Option<u32>; 16]> =
            (0..own.lanes()).map(|i| (i < step).then_some(i + step)).collect();
        let undef = self.new.undef(own);
        let moved = self.lowering.shuffle(self.new, whole, undef, &mask)?;
        Some(self.same_bits(moved, ty))
    }

    fn joined_lanes(&mut self, op: NodeOp, a: Value, b: Value, flags: u16) -> Option<Value> {
        let ty = self.new.type_of(a);
        if matches!(op, NodeOp::FMAXNUM | NodeOp::FMINNUM) && flags & flag_bits::NO_NANS != 0 {
            let code = self.new.cond(ORDERED_GREATER);
            let (first, second) = if op == NodeOp::FMAXNUM { (a, b) } else { (b, a) };
            let operands = [first, second, a, b, code];
            if let Some(value) = self.lowering.vector_operation(self.new, NodeOp::SELECT_CC, ty, &operands) {
                return Some(value);
            }
        }
        self.on_lanes(op, ty, &[a, b], 0, 0)
    }

    /// In words, which have products.
    fn product_of_all_bytes(&mut self, ty: ValueType, parts: &[Value]) -> Option<Value> {
        let wide = ValueType::I16.vector(ty.lanes(), false)?;
        let parts = self.extend_parts(NodeOp::ANY_EXTEND, parts, wide)?;
        let product = self.reduced_parts(NodeOp::MUL, wide, &parts, 0)?;
        Some(self.new.value(NodeOp::TRUNCATE, ValueType::I8, &[product]))
    }

    /// A sum of bytes, of bytes that were extended by zeros, or of absolute differences of such: what the target adds up of
    /// eight of them at once.
    fn sum_of_bytes(&mut self, result: ValueType, vector: Value) -> Result<Option<Value>> {
        let old = self.old;
        let bytes = |value: Value| match (old.op(value.node), old.operands(value.node)) {
            (NodeOp::ZERO_EXTEND, &[from]) if old.type_of(from).scalar_bits() == 8 => Some(from),
            _ if old.type_of(value).scalar_bits() == 8 => Some(value),
            _ => None,
        };
        let difference = |value: Value| match (old.op(value.node), old.operands(value.node)) {
            (NodeOp::ABS, &[of]) if old.op(of.node) == NodeOp::SUB && old.type_of(of).scalar_bits() > 8 => {
                let &[a, b] = old.operands(of.node) else { return None };
                Some((bytes(a)?, bytes(b)?))
            }
            _ => None,
        };
        let (a, b) = match difference(vector) {
            Some((a, b)) => (a, Some(b)),
            None => match bytes(vector) {
                Some(a) => (a, None),
                None => return Ok(None),
            },
        };
        let ty = old.type_of(a);
        let Shape::Pieces(piece, count) = self.shape(ty) else { return Ok(None) };
        if piece.lanes() * count as u32 != ty.lanes() {
            return Ok(None);
        }
        let a = self.parts(a)?;
        let b = match b {
            Some(b) => self.parts(b)?,
            None => a.iter().map(|&part| self.splat(part, 0)).collect(),
        };
        let Some(sums) = ValueType::I64.vector(piece.bits() as u32 / 64, false) else { return Ok(None) };
        let mut parts = Lanes::new();
        for (&a, &b) in a.iter().zip(&b) {
            let Some(sum) = self.lowering.sums_of_differences(self.new, a, b) else { return Ok(None) };
            parts.push(sum);
        }
        let Some(all) = ValueType::I64.vector(sums.lanes() * parts.len() as u32, false) else {
            return Ok(None);
        };
        let Some(sum) = self.reduced_parts(NodeOp::ADD, all, &parts, 0) else { return Ok(None) };
        Ok(Some(call::resize(self.new, sum, result)))
    }

    /// A sum of lanes that were extended: those of the parts in pairs, if there are several, and then all of one.
    fn sum_of_extended(&mut self, result: ValueType, vector: Value) -> Result<Option<Value>> {
        let old = self.old;
        let (signed, from) = match (old.op(vector.node), old.operands(vector.node)) {
            (NodeOp::ZERO_EXTEND, &[from]) => (false, from),
            (NodeOp::SIGN_EXTEND, &[from]) => (true, from),
            _ => return Ok(None),
        };
        let ty = old.type_of(from);
        let bits = ty.scalar_bits();
        let Shape::Pieces(piece, count) = self.shape(ty) else { return Ok(None) };
        if !ty.lanes().is_power_of_two() || piece.scalar_bits() != bits || result.scalar_bits() < 2 * bits {
            return Ok(None);
        }
        let extension = if signed { NodeOp::SIGN_EXTEND } else { NodeOp::ZERO_EXTEND };
        let parts = self.parts(from)?;
        if let ([part], 1) = (&parts[..], count) {
            let lanes = ty.lanes().min(piece.lanes());
            let op = (NodeOp::VECREDUCE_ADD, Some(extension));
            let Some(sum) = self.lowering.reduce_lanes(self.new, op, *part, lanes) else { return Ok(None) };
            return Ok(Some(self.exact_sum(sum, 2 * bits, signed, result)));
        }
        // As many sums of pairs as lanes of twice the width hold.
        if parts.len() != count || count > 1 << (bits - 1).min(16) {
            return Ok(None);
        }
        let mut all = Lanes::new();
        for &part in &parts {
            let Some(sums) = self.lowering.sum_pairs(self.new, extension, part) else { return Ok(None) };
            all.push(sums);
        }
        let Some(sums) = self.joined_by(NodeOp::ADD, &all) else { return Ok(None) };
        let lanes = self.new.type_of(sums).lanes();
        let wide = result.scalar_bits() >= 4 * bits;
        let op = (NodeOp::VECREDUCE_ADD, Some(extension).filter(|_| wide));
        let Some(sum) = self.lowering.reduce_lanes(self.new, op, sums, lanes) else { return Ok(None) };
        Ok(Some(self.exact_sum(sum, if wide { 4 } else { 2 } * bits, signed, result)))
    }

    /// A sum of which so many bits count, as wide as it was asked for.
    fn exact_sum(&mut self, sum: Value, bits: u32, signed: bool, result: ValueType) -> Value {
        if signed && result.scalar_bits() > bits {
            let narrow = call::resize(self.new, sum, ValueType::int(bits));
            return self.new.value(NodeOp::SIGN_EXTEND, result, &[narrow]);
        }
        if result.scalar_bits() > self.new.type_of(sum).scalar_bits() {
            return self.new.value(NodeOp::ZERO_EXTEND, result, &[sum]);
        }
        call::resize(self.new, sum, result)
    }

    // Tests.

    /// A comparison of the bits of all truth values, or of what a disjunction of all lanes is, with none or all.
    pub(super) fn whole_test(&mut self, operands: &[Value]) -> Result<Option<Value>> {
        let &[lhs, rhs, code] = operands else { return Ok(None) };
        let old = self.old;
        let Payload::Cond(code) = old.payload(code.node) else { return Ok(None) };
        let (&[vector], true) = (old.operands(lhs.node), matches!(code, CondCode::EQ | CondCode::NE)) else {
            return Ok(None);
        };
        let Some(number) = old.as_constant(rhs).filter(|n| matches!(n, 0 | -1)) else { return Ok(None) };
        if !old.type_of(vector).is_vector() {
            return Ok(None);
        }
        match old.op(lhs.node) {
            NodeOp::VECREDUCE_OR if number == 0 && old.type_of(vector).element() != ValueType::I1 => {
                let parts = self.parts(vector)?;
                if !self.is_full(old.type_of(vector), &parts) {
                    return Ok(None);
                }
                let Some(one) = self.joined_by(NodeOp::OR, &parts) else { return Ok(None) };
                Ok(self.is_zero(one, code))
            }
            NodeOp::BITCAST if old.type_of(vector).element() == ValueType::I1 => {
                self.truth_test(vector, number == -1, code)
            }
            _ => Ok(None),
        }
    }

    fn is_full(&self, ty: ValueType, parts: &[Value]) -> bool {
        let lanes: u32 = parts.iter().map(|&part| self.new.type_of(part).lanes()).sum();
        lanes == ty.lanes() && self.new.type_of(parts[0]).is_vector()
    }

    fn joined_by(&mut self, op: NodeOp, parts: &[Value]) -> Option<Value> {
        let (&first, rest) = parts.split_first()?;
        Some(rest.iter().fold(first, |all, &part| self.binary(op, all, part)))
    }

    /// Whether a register is all zeros.
    fn is_zero(&mut self, value: Value, code: CondCode) -> Option<Value> {
        let ty = self.new.type_of(value);
        if !ty.is_int() {
            return None;
        }
        if self.lowering.action(self.isa, NodeOp::VECREDUCE_OR, ty) == Action::Legal {
            let whole = self.new.value(NodeOp::VECREDUCE_OR, ValueType::I32, &[value]);
            let zero = self.new.constant(0, ValueType::I32);
            return Some(self.new.setcc(ValueType::I1, whole, zero, code));
        }
        let bytes = ValueType::I8.vector(ty.bits() as u32 / 8, false)?;
        let value = self.same_bits(value, bytes);
        let zero = self.splat(value, 0);
        let mask = self.compare(CondCode::EQ, value, zero)?;
        self.signs_are(mask, bytes.lanes(), true, code)
    }

    /// Whether the signs of so many lanes are all set, or none is.
    fn signs_are(&mut self, mask: Value, lanes: u32, all: bool, code: CondCode) -> Option<Value> {
        if let Some(number) = self.lowering.test_mask(self.new, mask, lanes, all) {
            let zero = self.new.constant(0, self.new.type_of(number));
            let code = if all { code.inverse(true) } else { code };
            return Some(self.new.setcc(ValueType::I1, number, zero, code));
        }
        let held = self.new.type_of(mask).lanes();
        let mut signs = self.lowering.sign_bits(self.new, mask, lanes)?;
        let ty = self.new.type_of(signs);
        let ones = if lanes >= 64 { -1 } else { (1i64 << lanes) - 1 };
        if lanes < held {
            let own = self.new.constant(ones, ty);
            signs = self.binary(NodeOp::AND, signs, own);
        }
        let bound = self.new.constant(if all { ones } else { 0 }, ty);
        Some(self.new.setcc(ValueType::I1, signs, bound, code))
    }

    /// Whether all of the truth values are ones, or none is.
    fn truth_test(&mut self, truth: Value, all: bool, code: CondCode) -> Result<Option<Value>> {
        let old = self.old;
        // Equal everywhere is no difference anywhere.
        if let (NodeOp::SETCC, &[a, b, own]) = (old.op(truth.node), old.operands(truth.node))
            && old.payload(own.node) == Payload::Cond(if all { CondCode::EQ } else { CondCode::NE })
            && old.type_of(a).is_int()
        {
            let (a, b) = (self.parts(a)?, self.parts(b)?);
            let has_test = a.first().is_some_and(|&part| {
                let ty = self.new.type_of(part);
                ty.is_vector() && self.lowering.action(self.isa, NodeOp::VECREDUCE_OR, ty) == Action::Legal
            });
            if has_test && self.is_full(old.type_of(truth), &a) {
                let differing: SmallVec<[Value; 8]> =
                    a.iter().zip(&b).map(|(&a, &b)| self.difference(a, b)).collect();
                let Some(one) = self.joined_by(NodeOp::OR, &differing) else { return Ok(None) };
                return Ok(self.is_zero(one, code));
            }
        }
        let Some(width) = self.mask_width(truth, 0) else { return Ok(None) };
        let Some(mask) = self.mask(truth, width, 0)? else { return Ok(None) };
        let op = if all { NodeOp::AND } else { NodeOp::OR };
        let held: u32 = mask.iter().map(|&part| self.new.type_of(part).lanes()).sum();
        let lanes = old.type_of(truth).lanes();
        if held != lanes && mask.len() > 1 {
            return Ok(None);
        }
        let Some(one) = self.joined_by(op, &mask) else { return Ok(None) };
        let lanes = if mask.len() > 1 { self.new.type_of(one).lanes() } else { lanes };
        let tested = self.signs_are(one, lanes, all, code);
        if tested.is_some() {
            return Ok(tested);
        }
        // The halves of what has no signs of its own.
        let Some((low, high)) = self.lowering.split_vector(self.new, one).filter(|_| held == lanes) else {
            return Ok(None);
        };
        let one = self.binary(op, low, high);
        Ok(self.signs_are(one, lanes / 2, all, code))
    }

    /// Bits that differ; none of what is compared with zero.
    fn difference(&mut self, a: Value, b: Value) -> Value {
        if self.is_splat_of(b, 0) {
            return a;
        }
        self.binary(NodeOp::XOR, a, b)
    }

    /// A reduction or a test of all lanes.
    pub(super) fn of_all_lanes(
        &mut self,
        node: crate::dag::Node,
        result: ValueType,
        operands: &[Value],
    ) -> Result<Option<Lanes>> {
        let op = self.old.op(node);
        if op == NodeOp::SETCC {
            let found = self.whole_test(operands)?;
            // The truth value as wide as it was asked for.
            return Ok(found.map(|bit| self.truth_as(bit, result)));
        }
        let &[vector] = operands else { return Ok(None) };
        let flags = self.old.node(node).flags;
        let found = self.reduction(op, result, vector, flags)?;
        Ok(found.map(|value| smallvec![value]))
    }

    fn truth_as(&mut self, bit: Value, result: ValueType) -> Lanes {
        let parts = if self.new.type_of(bit) == result {
            bit
        } else {
            self.new.make(Parts::new(NodeOp::ZERO_EXTEND, &[result], &[bit])).into()
        };
        smallvec![parts]
    }
}
