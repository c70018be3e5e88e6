//! Vectors with elements of another width: extension, truncation, and conversion between integers and numbers, without going
//! through elements.
//!
//! ```text
//! v16i8 → 4 × v4i32, zero extension      low and high halves interleaved with zeros, twice; or ZERO_EXTEND_VECTOR_INREG
//! v16i8 → 4 × v4i32, sign extension      the halves interleaved with themselves, twice, and shifted right by 24
//! 2 × v8i16 → v16i8                      upper bytes cleared, then packed
//! ```
//!
//! Extension takes the cheapest of: one operation on a whole vector, one on its lowest lanes, interleaving. Truncation is
//! packing ([`Lowering::pack_lanes`](crate::Lowering::pack_lanes)), after every lane has been made small enough, or a shuffle.
//! Conversions are made in 32 or 64 bits and extend before or narrow after. Linear in the number of parts of the wider side.

use super::vectors::{Lanes, Shape, Vectors};
use crate::dag::Value;
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// What is known of lanes that are to become narrower.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fit {
    Unknown,
    /// Every lane is the sign extension of what will be left of it.
    Signed,
    /// The same, extended by zeros.
    Unsigned,
}

impl Vectors<'_> {
    /// All parts extended (`op`), as the parts of a vector of type `to`.
    pub(super) fn extend_parts(&mut self, op: NodeOp, parts: &[Value], to: ValueType) -> Option<Lanes> {
        let Shape::Pieces(piece, count) = self.shape(to) else { return None };
        let from = self.new.type_of(*parts.first()?);
        let mut out = Lanes::new();
        for i in 0..count as u32 {
            let first = i * piece.lanes();
            let part = *parts.get((first / from.lanes()) as usize)?;
            out.push(self.extended(op, part, first % from.lanes(), piece)?);
        }
        Some(out)
    }

    /// Lanes from `first` on, extended to a legal type.
    fn extended(&mut self, op: NodeOp, part: Value, first: u32, to: ValueType) -> Option<Value> {
        let from = self.new.type_of(part);
        let (narrow, wide) = (from.scalar_bits(), to.scalar_bits());
        if narrow == wide {
            return (from == to && first == 0).then_some(part);
        }
        if from.lanes() < to.lanes() {
            return None;
        }
        if from.lanes() == to.lanes() && self.legality.has_conversion(op, to, from) {
            return Some(self.new.value(op, to, &[part]));
        }
        // One half has all that is wanted.
        let half = from.lanes() / 2;
        if to.lanes() <= half
            && let Some((low, high)) = self.lowering.split_vector(self.new, part)
        {
            let (part, first) = if first >= half { (high, first - half) } else { (low, first) };
            return self.extended(op, part, first, to);
        }
        let lowest = if op == NodeOp::SIGN_EXTEND {
            NodeOp::SIGN_EXTEND_VECTOR_INREG
        } else {
            NodeOp::ZERO_EXTEND_VECTOR_INREG
        };
        let is_interleaving = first == half
            && wide == 2 * narrow
            && op != NodeOp::SIGN_EXTEND
            && !self.lowering.facts().extends_upper_halves;
        if self.legality.has_conversion(lowest, to, from)
            && !is_interleaving
            && let Some(part) = self.lowest_lanes(part, first)
        {
            return Some(self.new.value(lowest, to, &[part]));
        }
        if to.bits() > from.bits() {
            let own = to.element().vector(to.lanes() / 2, false)?;
            let low = self.extended(op, part, first, own)?;
            let high = self.extended(op, part, first + own.lanes(), own)?;
            return self.lowering.join_vectors(self.new, low, high);
        }
        if op != NodeOp::SIGN_EXTEND {
            let filler = if op == NodeOp::ZERO_EXTEND { self.splat(part, 0) } else { part };
            let (doubled, first) = self.doubled(part, filler, first)?;
            return self.extended(op, doubled, first, to);
        }
        if wide <= 32 {
            // The number in the upper bits of the lane, and down.
            let (mut value, mut first) = (part, first);
            while self.new.type_of(value).scalar_bits() < wide {
                (value, first) = self.doubled(value, value, first)?;
            }
            if first != 0 {
                return None;
            }
            return self.lowering.shift_vector(self.new, NodeOp::SRA, value, wide - narrow);
        }
        if narrow < 32 {
            let own = ValueType::I32.vector(from.bits() as u32 / 32, false)?;
            let start = first / own.lanes() * own.lanes();
            let value = self.extended(op, part, start, own)?;
            return self.extended(op, value, first - start, to);
        }
        let signs = self.lowering.shift_vector(self.new, NodeOp::SRA, part, narrow - 1)?;
        let (doubled, first) = self.doubled(part, signs, first)?;
        self.extended(op, doubled, first, to)
    }

    /// Lanes of twice the width, with the lanes of one vector below those of another: of the half of the vector that lane
    /// `first` is in, and where the lane is there.
    fn doubled(&mut self, low: Value, high: Value, first: u32) -> Option<(Value, u32)> {
        let ty = self.new.type_of(low);
        let half = ty.lanes() / 2;
        let base = if first >= half { half } else { 0 };
        let wide = ValueType::int(ty.scalar_bits() * 2).vector(half, false)?;
        if !self.legality.is_legal_type(wide) {
            return None;
        }
        let mask: SmallVec<[Option<u32>; 16]> =
            (0..ty.lanes()).map(|i| Some(base + i / 2 + i % 2 * ty.lanes())).collect();
        let both = self.lowering.shuffle(self.new, low, high, &mask)?;
        Some((self.same_bits(both, wide), first - base))
    }

    /// The same vector with lane `first` first; what follows its last one is anything.
    fn lowest_lanes(&mut self, part: Value, first: u32) -> Option<Value> {
        if first == 0 {
            return Some(part);
        }
        let ty = self.new.type_of(part);
        let mask: SmallVec<[Option<u32>; 16]> =
            (0..ty.lanes()).map(|i| Some(first + i).filter(|&lane| lane < ty.lanes())).collect();
        let undef = self.new.undef(ty);
        self.lowering.shuffle(self.new, part, undef, &mask)
    }

    /// All parts with their lanes truncated, as the parts of a vector of type `to`.
    pub(super) fn narrow_parts(&mut self, parts: &[Value], to: ValueType, fit: Fit) -> Option<Lanes> {
        let Shape::Pieces(piece, count) = self.shape(to) else { return None };
        let wanted = piece.scalar_bits();
        let from = self.new.type_of(*parts.first()?);
        if let Some(parts) = self.truncated_parts(parts, to) {
            return Some(parts);
        }
        let mut parts: Lanes = parts.iter().copied().collect();
        let mut fit = fit;
        let mut width = from.scalar_bits();
        if width == 64 && wanted < 64 {
            self.split_for(&mut parts, piece);
            parts = self.in_pairs(&parts, |this, a, b| this.halves_of_two(a, b, false))?;
            width = 32;
        }
        if width > wanted && !self.packs(parts[0], wanted, true) {
            // The halves are packed, if whole ones are not.
            let halves: Option<SmallVec<[(Value, Value); 4]>> =
                parts.iter().map(|&v| self.lowering.split_vector(self.new, v)).collect();
            parts = halves?.into_iter().flat_map(|(low, high)| [low, high]).collect();
        }
        if width > wanted && self.lowering.facts().packs_low_bits && self.packs(parts[0], wanted, false) {
            fit = Fit::Unsigned;
        }
        if width > wanted && fit == Fit::Unknown {
            let is_packed = self.packs(parts[0], wanted, false);
            if is_packed {
                let mask = self.splat(parts[0], ((1u64 << wanted) - 1) as i64);
                for part in &mut parts {
                    *part = self.binary(NodeOp::AND, *part, mask);
                }
            } else {
                for part in &mut parts {
                    let by = self.splat(*part, i64::from(width - wanted));
                    let up = self.two(NodeOp::SHL, *part, by, 0)?;
                    *part = self.two(NodeOp::SRA, up, by, 0)?;
                }
            }
            fit = if is_packed { Fit::Unsigned } else { Fit::Signed };
        }
        if fit == Fit::Unsigned && width > wanted && !self.packs(parts[0], wanted, false) {
            return self.narrow_parts(&parts, to, Fit::Unknown);
        }
        if width > wanted {
            self.split_for(&mut parts, piece);
        }
        while width > wanted {
            let signed = fit == Fit::Signed;
            parts =
                self.in_pairs(&parts, |this, a, b| this.lowering.pack_lanes(this.new, a, b, wanted, signed))?;
            width /= 2;
        }
        self.joined_to(parts, piece, count)
    }

    /// The same where the target has an operation for it: to what is wanted, or to half the width first.
    fn truncated_parts(&mut self, parts: &[Value], to: ValueType) -> Option<Lanes> {
        let Shape::Pieces(piece, count) = self.shape(to) else { return None };
        let from = self.new.type_of(*parts.first()?);
        let narrowed = |this: &mut Self, element: ValueType| -> Option<Lanes> {
            let own = element.vector(from.lanes(), false).filter(|&ty| this.legality.is_legal_type(ty))?;
            let one =
                |&part: &Value| this.lowering.vector_operation(this.new, NodeOp::TRUNCATE, own, &[part]);
            parts.iter().map(one).collect()
        };
        if let Some(mut parts) = narrowed(self, piece.element()) {
            while parts.len() > 1 && self.new.type_of(parts[0]).bits() < piece.bits() {
                parts = self.in_pairs(&parts, |this, a, b| this.lowering.join_vectors(this.new, a, b))?;
            }
            return (parts.len() == count && self.new.type_of(parts[0]) == piece).then_some(parts);
        }
        let half = ValueType::int(from.scalar_bits() / 2);
        let mut parts = narrowed(self, half).filter(|_| half.bits() > piece.element().bits())?;
        if parts.len() > 1 {
            parts = self.in_pairs(&parts, |this, a, b| this.lowering.join_vectors(this.new, a, b))?;
        }
        self.narrow_parts(&parts, to, Fit::Unknown)
    }

    /// Whether the target converts a vector, or each of its halves, to one with as many elements of another type.
    fn converts_numbers(&self, op: NodeOp, element: ValueType, from: ValueType) -> bool {
        [from.lanes(), from.lanes() / 2].into_iter().any(|lanes| {
            let (to, from) = (element.vector(lanes, false), from.element().vector(lanes, false));
            to.zip(from).is_some_and(|(to, from)| self.legality.has_conversion(op, to, from))
        })
    }

    /// Whether the target converts vectors as large as one that is given: integers and numbers of these widths.
    fn converts_whole(&self, op: NodeOp, int_bits: u32, float_bits: u32, like: ValueType) -> bool {
        let of = |element: ValueType| element.vector(like.bits() as u32 / element.bits() as u32, false);
        let float = if float_bits == 64 { ValueType::F64 } else { ValueType::F32 };
        let (Some(ints), Some(floats)) = (of(ValueType::int(int_bits)), of(float)) else { return false };
        let (to, from) = if op == NodeOp::UINT_TO_FP { (floats, ints) } else { (ints, floats) };
        ints.lanes() == floats.lanes() && self.legality.has_conversion(op, to, from)
    }

    /// As many vectors of a type, of what may be their halves.
    fn joined_to(&mut self, mut parts: Lanes, piece: ValueType, count: usize) -> Option<Lanes> {
        if self.new.type_of(*parts.first()?).bits() < piece.bits() {
            parts = self.in_pairs(&parts, |this, a, b| this.lowering.join_vectors(this.new, a, b))?;
        }
        (parts.len() == count && self.new.type_of(parts[0]) == piece).then_some(parts)
    }

    /// Signed numbers as the nearest ones of a narrower type.
    pub(super) fn saturated_parts(&mut self, parts: &[Value], to: ValueType, signed: bool) -> Option<Lanes> {
        let Shape::Pieces(piece, count) = self.shape(to) else { return None };
        let (mut width, wanted) = (self.new.type_of(*parts.first()?).scalar_bits(), piece.scalar_bits());
        let mut parts: Lanes = parts.iter().copied().collect();
        let packs = |this: &mut Self, v| this.lowering.pack_saturated(this.new, v, v, true).is_some();
        if !packs(self, parts[0]) {
            let halves: Option<SmallVec<[(Value, Value); 4]>> =
                parts.iter().map(|&v| self.lowering.split_vector(self.new, v)).collect();
            parts = halves?.into_iter().flat_map(|(low, high)| [low, high]).collect();
        }
        self.split_for(&mut parts, piece);
        while width > wanted {
            width /= 2;
            // Only the last step has other bounds than those of signed numbers.
            let signed = signed || width > wanted;
            parts =
                self.in_pairs(&parts, |this, a, b| this.lowering.pack_saturated(this.new, a, b, signed))?;
        }
        self.joined_to(parts, piece, count)
    }

    /// The lower or upper halves of all lanes, as the parts of a vector.
    pub(super) fn halves_of_lanes(&mut self, parts: &[Value], to: ValueType, upper: bool) -> Option<Lanes> {
        let Shape::Pieces(piece, count) = self.shape(to) else { return None };
        let mut parts: Lanes = parts.iter().copied().collect();
        self.split_for(&mut parts, piece);
        let parts = self.in_pairs(&parts, |this, a, b| this.halves_of_two(a, b, upper))?;
        self.joined_to(parts, piece, count)
    }

    /// Whether lanes of which `bits` bits count are packed to half their width.
    fn packs(&mut self, like: Value, bits: u32, signed: bool) -> bool {
        self.lowering.pack_lanes(self.new, like, like, bits, signed).is_some()
    }

    /// Halves of vectors, if those that become of whole ones would be wider than they need to be.
    fn split_for(&mut self, parts: &mut Lanes, piece: ValueType) {
        let is_wide = |this: &Self, v: Value| this.new.type_of(v).bits() > piece.bits();
        while parts.len() == 1 || parts.iter().any(|&v| is_wide(self, v)) {
            let halves: Option<SmallVec<[(Value, Value); 4]>> =
                parts.iter().map(|&v| self.lowering.split_vector(self.new, v)).collect();
            let Some(halves) = halves else { return };
            *parts = halves.into_iter().flat_map(|(low, high)| [low, high]).collect();
        }
    }

    /// Neighbours made one; the last one without a neighbour is its own.
    fn in_pairs(
        &mut self,
        parts: &[Value],
        mut make: impl FnMut(&mut Self, Value, Value) -> Option<Value>,
    ) -> Option<Lanes> {
        parts.chunks(2).map(|pair| make(self, pair[0], pair[pair.len() - 1])).collect()
    }

    /// The lower or upper halves of the lanes of two vectors.
    fn halves_of_two(&mut self, a: Value, b: Value, upper: bool) -> Option<Value> {
        let ty = self.new.type_of(a);
        let narrow = ValueType::int(ty.scalar_bits() / 2).vector(ty.lanes() * 2, false)?;
        let (a, b) = (self.same_bits(a, narrow), self.same_bits(b, narrow));
        let mask: SmallVec<[Option<u32>; 16]> =
            (0..narrow.lanes()).map(|i| Some(2 * i + u32::from(upper))).collect();
        self.lowering.shuffle(self.new, a, b, &mask)
    }

    /// An extension, truncation or conversion of the parts of a vector.
    pub(super) fn convert_parts(
        &mut self,
        op: NodeOp,
        parts: &[Value],
        lanes: u32,
        to: ValueType,
    ) -> Option<Lanes> {
        let from = self.new.type_of(*parts.first()?);
        let vector = |width: u32| ValueType::int(width).vector(lanes, false);
        match op {
            NodeOp::SIGN_EXTEND | NodeOp::ZERO_EXTEND | NodeOp::ANY_EXTEND => {
                self.extend_parts(op, parts, to)
            }
            NodeOp::TRUNCATE => self.narrow_parts(parts, to, Fit::Unknown),
            NodeOp::SINT_TO_FP | NodeOp::UINT_TO_FP if from.scalar_bits() < 32 => {
                let extend = if op == NodeOp::SINT_TO_FP { NodeOp::SIGN_EXTEND } else { NodeOp::ZERO_EXTEND };
                let wide = self.extend_parts(extend, parts, vector(32)?)?;
                self.convert_parts(NodeOp::SINT_TO_FP, &wide, lanes, to)
            }
            NodeOp::UINT_TO_FP
                if from.scalar_bits() == 32
                    && to.scalar_bits() == 64
                    && !self.converts_numbers(op, ValueType::F64, from) =>
            {
                if self.converts_whole(op, 64, 64, from) {
                    let wide = self.extend_parts(NodeOp::ZERO_EXTEND, parts, vector(64)?)?;
                    return self.convert_numbers(op, &wide, to);
                }
                // The number as the lowest bits of two to the 52nd, which is subtracted again.
                let wide = self.extend_parts(NodeOp::ZERO_EXTEND, parts, vector(64)?)?;
                let mut out = Lanes::new();
                for part in wide {
                    let ty = ValueType::F64.vector(self.new.type_of(part).lanes(), false)?;
                    let exponent = self.splat(part, 0x4330_0000_0000_0000);
                    let number = self.binary(NodeOp::OR, part, exponent);
                    let (number, exponent) = (self.same_bits(number, ty), self.same_bits(exponent, ty));
                    out.push(self.two(NodeOp::FSUB, number, exponent, 0)?);
                }
                Some(out)
            }
            NodeOp::FP_TO_SINT | NodeOp::FP_TO_UINT if to.scalar_bits() < 32 => {
                let wide = self.convert_parts(NodeOp::FP_TO_SINT, parts, lanes, vector(32)?)?;
                let fit = if op == NodeOp::FP_TO_SINT { Fit::Signed } else { Fit::Unsigned };
                self.narrow_parts(&wide, to, fit)
            }
            NodeOp::FP_TO_UINT
                if to.scalar_bits() == 32
                    && !self.converts_whole(op, 32, from.scalar_bits(), from)
                    && (from.scalar_bits() != 64 || !self.converts_whole(op, 64, 64, from))
                    && !self.converts_numbers(op, ValueType::I32, from) =>
            {
                // What is too large for a signed number is, if its half is taken away first.
                let small = self.convert_parts(NodeOp::FP_TO_SINT, parts, lanes, to)?;
                let mut less = Lanes::new();
                for &part in parts {
                    let bits = match from.scalar_bits() {
                        32 => i64::from(f32::to_bits(2_147_483_648.0)),
                        _ => f64::to_bits(2_147_483_648.0) as i64,
                    };
                    let half = self.splat_of_bits(self.new.type_of(part), bits);
                    less.push(self.two(NodeOp::FSUB, part, half, 0)?);
                }
                let large = self.convert_parts(NodeOp::FP_TO_SINT, &less, lanes, to)?;
                let mut out = Lanes::new();
                for (&small, &large) in small.iter().zip(&large) {
                    let is_large = self.lowering.shift_vector(self.new, NodeOp::SRA, small, 31)?;
                    let large = self.binary(NodeOp::AND, large, is_large);
                    out.push(self.binary(NodeOp::OR, small, large));
                }
                Some(out)
            }
            NodeOp::SINT_TO_FP
            | NodeOp::UINT_TO_FP
            | NodeOp::FP_TO_SINT
            | NodeOp::FP_TO_UINT
            | NodeOp::FP_EXTEND
            | NodeOp::FP_ROUND => {
                let direct = self.convert_numbers(op, parts, to);
                direct.or_else(|| self.convert_in_wide_lanes(op, parts, lanes, to))
            }
            _ => None,
        }
    }

    /// Integers to and from numbers of twice their width, by way of integers as wide as these.
    fn convert_in_wide_lanes(
        &mut self,
        op: NodeOp,
        parts: &[Value],
        lanes: u32,
        to: ValueType,
    ) -> Option<Lanes> {
        let (own, other) = (self.new.type_of(*parts.first()?).scalar_bits(), to.scalar_bits());
        let wide = ValueType::I64.vector(lanes, false)?;
        match op {
            NodeOp::SINT_TO_FP if (own, other) == (32, 64) => {
                let wide = self.extend_parts(NodeOp::SIGN_EXTEND, parts, wide)?;
                self.convert_numbers(op, &wide, to)
            }
            NodeOp::FP_TO_SINT | NodeOp::FP_TO_UINT if (own, other) == (64, 32) => {
                let wide = self.convert_numbers(op, parts, wide)?;
                let fit = if op == NodeOp::FP_TO_SINT { Fit::Signed } else { Fit::Unsigned };
                self.narrow_parts(&wide, to, fit)
            }
            // Numbers of twice the width are the same.
            NodeOp::FP_TO_SINT | NodeOp::FP_TO_UINT if (own, other) == (32, 64) => {
                let doubles = ValueType::F64.vector(lanes, false)?;
                let doubles = self.convert_numbers(NodeOp::FP_EXTEND, parts, doubles)?;
                self.convert_numbers(op, &doubles, to)
            }
            _ => None,
        }
    }

    /// Conversions from and to numbers, in which one side may have lanes of twice the width.
    fn convert_numbers(&mut self, op: NodeOp, parts: &[Value], to: ValueType) -> Option<Lanes> {
        let Shape::Pieces(piece, count) = self.shape(to) else { return None };
        let from = self.new.type_of(*parts.first()?);
        let mut out = Lanes::new();
        if from.lanes() == piece.lanes() && parts.len() == count {
            for &part in parts {
                out.push(self.on_lanes(op, piece, &[part], 0, 0)?);
            }
            return Some(out);
        }
        if from.lanes() > piece.lanes() {
            for i in 0..count as u32 {
                let first = i * piece.lanes();
                let part = *parts.get((first / from.lanes()) as usize)?;
                let first = first % from.lanes();
                let half = from.lanes() / 2;
                let value = match self.lowering.split_vector(self.new, part) {
                    Some((low, high)) if piece.lanes() == half => {
                        let own = if first == 0 { low } else { high };
                        self.on_lanes(op, piece, &[own], 0, 0)?
                    }
                    _ => {
                        let own = self.lowest_lanes(part, first)?;
                        self.lowering.vector_operation(self.new, op, piece, &[own])?
                    }
                };
                out.push(value);
            }
            return Some(out);
        }
        // Each vector becomes the lower half of one.
        let half = from.lanes();
        for &part in parts {
            let own = piece.element().vector(half, false)?;
            let value = if self.legality.is_legal_type(own) {
                self.on_lanes(op, own, &[part], 0, 0)?
            } else {
                self.lowering.vector_operation(self.new, op, piece, &[part])?
            };
            out.push(value);
        }
        if parts.len() == 1 && count == 1 && self.new.type_of(out[0]) == piece {
            return Some(out);
        }
        let mask: SmallVec<[Option<u32>; 16]> =
            (0..piece.lanes()).map(|i| Some(if i < half { i } else { piece.lanes() + i - half })).collect();
        let out = self.in_pairs(&out, |this, a, b| {
            if this.new.type_of(a) == piece {
                this.lowering.shuffle(this.new, a, b, &mask)
            } else {
                this.lowering.join_vectors(this.new, a, b)
            }
        })?;
        (out.len() == count && self.new.type_of(out[0]) == piece).then_some(out)
    }

    /// The same number, given by its bits, in all lanes of a vector of floating-point numbers.
    pub(super) fn splat_of_bits(&mut self, ty: ValueType, bits: i64) -> Value {
        let int = ValueType::int(ty.scalar_bits()).vector(ty.lanes(), false).unwrap_or(ty);
        let one = self.new.constant(bits, int.element());
        let lanes: SmallVec<[Value; 16]> = smallvec![one; int.lanes() as usize];
        let all = self.new.value(NodeOp::BUILD_VECTOR, int, &lanes);
        self.same_bits(all, ty)
    }
}
