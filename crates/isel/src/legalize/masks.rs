//! Vectors of truth values, where the machine compares whole vectors: lanes of all ones or all zeros, as wide as what was
//! compared.
//!
//! ```text
//! t3: v16i1 = setcc t1, t2, seteq
//! t4: v16i8 = sign_extend t3                the mask itself
//! t5: i16 = bitcast t3                      the signs of its lanes
//! t6: v16i8 = vselect t3, a, b              b ^ ((a ^ b) & mask)
//! ```
//!
//! Only where a user can do with a mask and all that it is made of can be one; anything else is taken apart into elements. What
//! a comparison becomes is the target's business ([`Lowering::compare_vectors`](crate::Lowering::compare_vectors)). A walk
//! over operands of a bounded depth.

use super::vectors::{Lanes, Shape, Vectors};
use super::widths::Fit;
use crate::dag::{Payload, Value};
use crate::lowering::Result;
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

/// Operands of operands that are looked at.
const MAX_DEPTH: u32 = 6;

impl Vectors<'_> {
    /// What uses truth values and can do with a mask, as that.
    pub(super) fn with_mask(
        &mut self,
        op: NodeOp,
        result: ValueType,
        operands: &[Value],
    ) -> Result<Option<Lanes>> {
        let Some(&first) = operands.first() else { return Ok(None) };
        let is_truth = |ty: ValueType| ty.is_vector() && ty.scalar_bits() == 1;
        if let (NodeOp::SELECT, &[truth, yes, no]) = (op, operands)
            && result.is_vector()
            && !is_truth(result)
            && !self.old.type_of(truth).is_vector()
        {
            return self.choice_of_wholes(truth, yes, no);
        }
        if !is_truth(self.old.type_of(first)) || is_truth(result) {
            return Ok(None);
        }
        match (op, operands) {
            (NodeOp::SIGN_EXTEND | NodeOp::ZERO_EXTEND, &[truth]) => {
                let Some(mask) = self.mask(truth, result.scalar_bits(), 0)? else { return Ok(None) };
                if op == NodeOp::SIGN_EXTEND {
                    return Ok(Some(mask));
                }
                let highest = result.scalar_bits() - 1;
                let masked = mask.iter().map(|&part| {
                    if let Some(bit) = self.lowering.shift_vector(self.new, NodeOp::SRL, part, highest) {
                        return bit;
                    }
                    let one = self.splat(part, 1);
                    self.binary(NodeOp::AND, part, one)
                });
                Ok(Some(masked.collect()))
            }
            (NodeOp::SELECT | NodeOp::VSELECT, &[truth, yes, no]) => {
                if let Some(parts) = self.known_choice(truth, yes, no)? {
                    return Ok(Some(parts));
                }
                if let Some(parts) = self.choice_by_comparison(truth, yes, no)? {
                    return Ok(Some(parts));
                }
                let Some(mask) = self.mask(truth, result.scalar_bits(), 0)? else { return Ok(None) };
                let (yes, no) = (self.parts(yes)?, self.parts(no)?);
                if yes.len() != mask.len() || no.len() != mask.len() {
                    return Ok(None);
                }
                let parts = mask.iter().zip(yes.iter().zip(&no));
                Ok(Some(parts.map(|(&mask, (&yes, &no))| self.chosen(mask, yes, no)).collect()))
            }
            (NodeOp::BITCAST, &[truth]) if !result.is_vector() && result.bits() <= 64 => {
                self.bits(truth, result)
            }
            _ => Ok(None),
        }
    }

    /// A choice by a comparison of vectors like the chosen ones, where the target has both as one operation.
    fn choice_by_comparison(&mut self, truth: Value, yes: Value, no: Value) -> Result<Option<Lanes>> {
        let &[a, b, code] = self.old.operands(truth.node) else { return Ok(None) };
        if self.old.op(truth.node) != NodeOp::SETCC || self.old.type_of(a) != self.old.type_of(yes) {
            return Ok(None);
        }
        let Payload::Cond(code) = self.old.payload(code.node) else { return Ok(None) };
        let code = self.new.cond(code);
        let columns = [self.parts(a)?, self.parts(b)?, self.parts(yes)?, self.parts(no)?];
        let mut out = Lanes::new();
        for (i, &part) in columns[2].iter().enumerate() {
            let ty = self.new.type_of(part);
            let own: Option<SmallVec<[Value; 5]>> =
                columns.iter().map(|c| c.get(i).copied()).chain([Some(code)]).collect();
            let Some(own) = own else { return Ok(None) };
            out.extend(self.lowering.vector_operation(self.new, NodeOp::SELECT_CC, ty, &own));
        }
        Ok((out.len() == columns[2].len() && !out.is_empty()).then_some(out))
    }

    /// One of two vectors by a truth value, where the target does not choose vectors: by a mask that is the same in all lanes.
    fn choice_of_wholes(&mut self, truth: Value, yes: Value, no: Value) -> Result<Option<Lanes>> {
        let (yes, no) = (self.parts(yes)?, self.parts(no)?);
        let Some(&part) = yes.first() else { return Ok(None) };
        let ty = self.new.type_of(part);
        let lane = ValueType::int(ty.scalar_bits());
        let Some(own) = lane.vector(ty.lanes(), false).filter(|_| ty.is_vector() && yes.len() == no.len())
        else {
            return Ok(None);
        };
        if self.has(NodeOp::SELECT, ty) || !self.legality.is_covered(NodeOp::AND, own) {
            return Ok(None);
        }
        let truth = self.one(truth)?;
        let all = self.new.value(NodeOp::SIGN_EXTEND, lane, &[truth]);
        let lanes: SmallVec<[Value; 16]> = SmallVec::from_elem(all, ty.lanes() as usize);
        let mask = self.new.value(NodeOp::BUILD_VECTOR, own, &lanes);
        Ok(Some(yes.iter().zip(&no).map(|(&yes, &no)| self.chosen(mask, yes, no)).collect()))
    }

    /// Lanes of two vectors by truth values that are known: a shuffle.
    fn known_choice(&mut self, truth: Value, yes: Value, no: Value) -> Result<Option<Lanes>> {
        if self.old.op(truth.node) != NodeOp::BUILD_VECTOR {
            return Ok(None);
        }
        let (yes, no) = (self.parts(yes)?, self.parts(no)?);
        let truths: SmallVec<[Value; 16]> = self.old.operands(truth.node).iter().copied().collect();
        let mut first = 0;
        let mut out = Lanes::new();
        for (&yes, &no) in yes.iter().zip(&no) {
            let lanes = self.new.type_of(yes).lanes();
            let mut mask: SmallVec<[Option<u32>; 16]> = SmallVec::new();
            for lane in 0..lanes {
                let Some(&truth) = truths.get(first + lane as usize) else {
                    mask.push(None);
                    continue;
                };
                let Some(number) = self.old.as_constant(truth) else { return Ok(None) };
                mask.push(Some(if number & 1 == 1 { lane } else { lane + lanes }));
            }
            first += lanes as usize;
            out.extend(self.lowering.shuffle(self.new, yes, no, &mask));
        }
        Ok((out.len() == yes.len() && !out.is_empty()).then_some(out))
    }

    /// An operation with two operands of one type that the target has on it. Of numbers it is one.
    pub(super) fn binary(&mut self, op: NodeOp, a: Value, b: Value) -> Value {
        let ty = self.new.type_of(a);
        if ty.is_vector() {
            if let (Some(x), Some(y)) = (self.splat_number(a), self.splat_number(b))
                && let Some(number) = evaluate(op, x, y)
            {
                return self.splat(a, number);
            }
            if op == NodeOp::AND
                && let Some(value) = self.lowering.vector_operation(self.new, op, ty, &[a, b])
            {
                return value;
            }
        }
        self.new.value(op, ty, &[a, b])
    }

    /// The same number in all lanes of a vector like this one.
    pub(super) fn splat(&mut self, like: Value, number: i64) -> Value {
        let ty = self.new.type_of(like);
        let one = self.new.constant(number, ty.element());
        let lanes: SmallVec<[Value; 16]> = SmallVec::from_elem(one, ty.lanes() as usize);
        self.new.value(NodeOp::BUILD_VECTOR, ty, &lanes)
    }

    /// Lanes of one vector where the mask has ones, of the other where it has zeros.
    pub(super) fn chosen(&mut self, mask: Value, yes: Value, no: Value) -> Value {
        let (own, ty) = (self.new.type_of(mask), self.new.type_of(yes));
        if self.is_splat_of(no, 0) {
            let yes = self.same_bits(yes, own);
            let taken = self.binary(NodeOp::AND, yes, mask);
            return self.same_bits(taken, ty);
        }
        let complement = self.is_splat_of(yes, 0).then(|| self.complement(mask));
        if let Some(complement) = complement {
            let no = self.same_bits(no, own);
            let taken = self.binary(NodeOp::AND, complement, no);
            return self.same_bits(taken, ty);
        }
        if self.is_splat_of(yes, -1) {
            let no = self.same_bits(no, own);
            let taken = self.binary(NodeOp::OR, no, mask);
            return self.same_bits(taken, ty);
        }
        if let Some(value) = self.lowering.vector_operation(self.new, NodeOp::VSELECT, ty, &[mask, yes, no]) {
            return value;
        }
        if self.legality.is_covered(NodeOp::VSELECT, ty) {
            return self.new.value(NodeOp::VSELECT, ty, &[mask, yes, no]);
        }
        let (yes, no) = (self.same_bits(yes, own), self.same_bits(no, own));
        let differing = self.binary(NodeOp::XOR, yes, no);
        let taken = self.binary(NodeOp::AND, differing, mask);
        let chosen = self.binary(NodeOp::XOR, taken, no);
        self.same_bits(chosen, ty)
    }

    /// Two masks as one. Of what has been inverted, the inversion comes last: `~a | ~b` is `~(a & b)`.
    fn combined(&mut self, op: NodeOp, a: Value, b: Value) -> Value {
        let dual = match op {
            NodeOp::AND => NodeOp::OR,
            NodeOp::OR => NodeOp::AND,
            _ => return self.binary(op, a, b),
        };
        match (self.inverted(a), self.inverted(b)) {
            (Some(a), Some(b)) => {
                let both = self.binary(dual, a, b);
                self.complement(both)
            }
            _ => self.binary(op, a, b),
        }
    }

    /// What a value is the complement of.
    fn inverted(&self, value: Value) -> Option<Value> {
        match (self.new.op(value.node), self.new.operands(value.node)) {
            (NodeOp::XOR, &[a, b]) if self.is_splat_of(b, -1) => Some(a),
            _ => None,
        }
    }

    /// All bits inverted; of what has been inverted, itself.
    pub(super) fn complement(&mut self, value: Value) -> Value {
        if let Some(before) = self.inverted(value) {
            return before;
        }
        let ones = self.splat(value, -1);
        self.binary(NodeOp::XOR, value, ones)
    }

    /// The number in all lanes; zero is the same in every format.
    pub(super) fn is_splat_of(&self, value: Value, number: i64) -> bool {
        if self.new.op(value.node) == NodeOp::BITCAST && matches!(number, 0 | -1) {
            return self.new.operands(value.node).first().is_some_and(|&of| self.is_splat_of(of, number));
        }
        let is = |&lane: &Value| match self.new.op(lane.node) {
            NodeOp::CONSTANT => self.new.as_constant(lane) == Some(number),
            NodeOp::CONSTANT_FP => number == 0 && self.new.payload(lane.node) == Payload::Int(0),
            _ => false,
        };
        self.new.op(value.node) == NodeOp::BUILD_VECTOR && self.new.operands(value.node).iter().all(is)
    }

    /// Truth values as the bits of an integer, the first one lowest.
    fn bits(&mut self, truth: Value, result: ValueType) -> Result<Option<Lanes>> {
        let Some(width) = self.mask_width(truth, 0) else { return Ok(None) };
        let lanes = self.old.type_of(truth).lanes();
        let Some(mask) = self.mask(truth, width, 0)? else { return Ok(None) };
        let held = mask.first().map_or(0, |&part| self.new.type_of(part).lanes());
        // Signs beyond those of one vector that was widened are cut off.
        let is_full = lanes == held * mask.len() as u32 || mask.len() == 1 && lanes < held;
        if !is_full || result.scalar_bits() != lanes {
            return Ok(None);
        }
        let wide = ValueType::int(lanes.max(32));
        let mut all: Option<Value> = None;
        for (i, &part) in mask.iter().enumerate() {
            let Some(signs) = self.lowering.sign_bits(self.new, part, lanes.min(held)) else {
                return Ok(None);
            };
            let mut signs = signs;
            if self.new.type_of(signs) != wide {
                signs = self.new.value(NodeOp::ZERO_EXTEND, wide, &[signs]);
            }
            if i > 0 {
                let amount = self.index(held * i as u32);
                signs = self.new.value(NodeOp::SHL, wide, &[signs, amount]);
            }
            all = Some(match all {
                Some(all) => self.binary(NodeOp::OR, all, signs),
                None => signs,
            });
        }
        let Some(all) = all else { return Ok(None) };
        let bits = ValueType::int(lanes);
        let all = if bits == wide { all } else { self.new.value(NodeOp::TRUNCATE, bits, &[all]) };
        Ok(Some(SmallVec::from_elem(self.same_bits(all, result), 1)))
    }

    /// How wide the lanes are in which truth values come about.
    pub(super) fn mask_width(&self, truth: Value, depth: u32) -> Option<u32> {
        let operands = self.old.operands(truth.node);
        match self.old.op(truth.node) {
            _ if depth > MAX_DEPTH => None,
            NodeOp::SETCC | NodeOp::TRUNCATE => Some(self.old.type_of(*operands.first()?).scalar_bits()),
            NodeOp::AND | NodeOp::OR | NodeOp::XOR | NodeOp::FREEZE => {
                operands.iter().find_map(|&operand| self.mask_width(operand, depth + 1))
            }
            _ => None,
        }
    }

    /// Whether all comparisons behind truth values are of lanes of one width.
    fn is_of_one_width(&self, truth: Value, width: u32, depth: u32) -> bool {
        let operands = self.old.operands(truth.node);
        match self.old.op(truth.node) {
            _ if depth > MAX_DEPTH => false,
            NodeOp::SETCC | NodeOp::TRUNCATE => {
                operands.first().is_some_and(|&a| self.old.type_of(a).scalar_bits() == width)
            }
            NodeOp::AND | NodeOp::OR | NodeOp::XOR | NodeOp::FREEZE => {
                operands.iter().all(|&operand| self.is_of_one_width(operand, width, depth + 1))
            }
            op => op == NodeOp::BUILD_VECTOR,
        }
    }

    /// Truth values as lanes of so many bits, in the parts of a vector of such integers.
    pub(super) fn mask(&mut self, truth: Value, width: u32, depth: u32) -> Result<Option<Lanes>> {
        let Some(ty) = ValueType::int(width).vector(self.old.type_of(truth).lanes(), false) else {
            return Ok(None);
        };
        let Shape::Pieces(piece, _) = self.shape(ty) else { return Ok(None) };
        let has_bits = |op| self.legality.is_covered(op, piece);
        if depth > MAX_DEPTH
            || piece.scalar_bits() != width
            || ![NodeOp::AND, NodeOp::XOR].into_iter().all(has_bits)
        {
            return Ok(None);
        }
        // In the width in which it comes about, and from there to the wanted one.
        if let Some(own) = self.mask_width(truth, 0).filter(|&own| own != width && own > 1)
            && self.is_of_one_width(truth, own, 0)
        {
            let Some(mask) = self.mask(truth, own, depth)? else { return Ok(None) };
            return Ok(if own < width {
                self.extend_parts(NodeOp::SIGN_EXTEND, &mask, ty)
            } else {
                self.narrow_parts(&mask, ty, Fit::Signed)
            });
        }
        let operands: SmallVec<[Value; 16]> = self.old.operands(truth.node).iter().copied().collect();
        match (self.old.op(truth.node), &operands[..]) {
            (NodeOp::SETCC, &[a, b, code]) if self.old.type_of(a).scalar_bits() == width => {
                let Payload::Cond(code) = self.old.payload(code.node) else { return Ok(None) };
                self.compared(code, a, b, piece)
            }
            // A mask that another block has made.
            (NodeOp::TRUNCATE, &[a]) if self.is_mask(a) && self.old.type_of(a).scalar_bits() == width => {
                self.parts(a).map(Some)
            }
            (NodeOp::FREEZE, &[of]) => {
                let Some(mask) = self.mask(of, width, depth + 1)? else { return Ok(None) };
                let freeze = |&part: &Value| self.new.value(NodeOp::FREEZE, piece, &[part]);
                Ok(Some(mask.iter().map(freeze).collect()))
            }
            // The lowest bit counts.
            (NodeOp::TRUNCATE, &[a]) if self.old.type_of(a).scalar_bits() == width => {
                let mut parts = Lanes::new();
                for part in self.parts(a)? {
                    let (one, zero) = (self.splat(part, 1), self.splat(part, 0));
                    let lowest = self.binary(NodeOp::AND, part, one);
                    let Some(mask) = self.compare(CondCode::NE, lowest, zero) else { return Ok(None) };
                    parts.push(mask);
                }
                Ok(Some(parts))
            }
            (op @ (NodeOp::AND | NodeOp::OR | NodeOp::XOR), &[a, b]) => {
                let Some(a) = self.mask(a, width, depth + 1)? else { return Ok(None) };
                let Some(b) = self.mask(b, width, depth + 1)? else { return Ok(None) };
                Ok(Some(a.iter().zip(&b).map(|(&a, &b)| self.combined(op, a, b)).collect()))
            }
            (NodeOp::BITCAST, &[bits]) if self.old.type_of(bits).is_scalar_int() => {
                self.mask_of_bits(bits, ty)
            }
            (NodeOp::BUILD_VECTOR, truths) if let Some(bits) = self.lowest_bits(truths) => {
                self.mask_of_bits(bits, ty)
            }
            (NodeOp::BUILD_VECTOR, truths) => {
                let numbers: Option<SmallVec<[i64; 16]>> =
                    truths.iter().map(|&t| self.old.as_constant(t)).collect();
                let Some(numbers) = numbers else { return Ok(None) };
                let lane = ValueType::int(width);
                let lanes: Lanes = numbers.iter().map(|n| self.new.constant(-(n & 1), lane)).collect();
                Ok(Some(self.of_elements(ty, &lanes)))
            }
            _ => Ok(None),
        }
    }

    /// The integer whose lowest bits truth values are, each in its place.
    fn lowest_bits(&self, truths: &[Value]) -> Option<Value> {
        let mut all = None;
        for (&truth, own) in truths.iter().zip(0..) {
            let &[from, index] = self.old.operands(truth.node) else { return None };
            let is_own = self.old.op(truth.node) == NodeOp::EXTRACT_VECTOR_ELT
                && self.old.as_constant(index) == Some(own)
                && all.is_none_or(|all| all == from);
            if !is_own {
                return None;
            }
            all = Some(from);
        }
        let all = all.filter(|all| self.old.op(all.node) == NodeOp::BITCAST)?;
        let &[bits] = self.old.operands(all.node) else { return None };
        self.old.type_of(bits).is_scalar_int().then_some(bits)
    }

    /// The bits of an integer as lanes of ones and zeros, if the target makes those of it: the lowest ones for the first part.
    fn mask_of_bits(&mut self, bits: Value, ty: ValueType) -> Result<Option<Lanes>> {
        let Shape::Pieces(piece, count) = self.shape(ty) else { return Ok(None) };
        let own = self.old.type_of(bits);
        let Some(int) = self.legality.int_type_for(own.scalar_bits()) else { return Ok(None) };
        let mut bits = self.one(bits)?;
        if int != own {
            bits = self.new.value(NodeOp::ANY_EXTEND, int, &[bits]);
        }
        let mut parts = Lanes::new();
        for i in 0..count as u32 {
            let mut own = bits;
            if i > 0 {
                let by = self.index(i * piece.lanes());
                own = self.new.value(NodeOp::SRL, int, &[bits, by]);
            }
            let Some(part) = self.lowering.mask_of_bits(self.new, piece, own) else { return Ok(None) };
            parts.push(part);
        }
        Ok(Some(parts))
    }

    /// Whether the lanes of a vector are known to be all ones or all zeros.
    fn is_mask(&self, value: Value) -> bool {
        let &[_, of] = self.old.operands(value.node) else { return false };
        self.old.op(value.node) == NodeOp::ASSERT_SEXT
            && matches!(self.old.payload(of.node), Payload::Type(ty) if ty.scalar_bits() == 1)
    }

    fn compared(&mut self, code: CondCode, a: Value, b: Value, mask: ValueType) -> Result<Option<Lanes>> {
        let mut parts = Lanes::new();
        for (a, b) in self.parts(a)?.into_iter().zip(self.parts(b)?) {
            if self.new.type_of(a).lanes() != mask.lanes() {
                return Ok(None);
            }
            let Some(part) = self.compare(code, a, b) else { return Ok(None) };
            parts.push(part);
        }
        Ok(Some(parts))
    }
}

/// An operation on two numbers, of as many bits as they have.
fn evaluate(op: NodeOp, a: i64, b: i64) -> Option<i64> {
    Some(match op {
        NodeOp::AND => a & b,
        NodeOp::OR => a | b,
        NodeOp::XOR => a ^ b,
        NodeOp::ADD => a.wrapping_add(b),
        NodeOp::SUB => a.wrapping_sub(b),
        _ => return None,
    })
}
