//! Elements of vectors in parts: taken out, put together, exchanged and moved.
//!
//! A vector that is put together of elements is looked at as a whole first: elements that come from a few vectors are these in
//! another order ([`crate::shuffle`]), one or two scalars among them are put in afterwards, and constants are one vector.
//! An element that is chosen by a variable goes through memory. Linear in the number of elements.

use super::copy_node;
use super::vector_memory::memory_element;
use super::vectors::{Lanes, Shape, Vectors};
use crate::call::access;
use crate::dag::{Node, Payload, Value};
use crate::lowering::{Result, Unsupported};
use mir::MemOperand;
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

impl Vectors<'_> {
    /// The elements of a vector; a scalar is its own.
    pub(super) fn elements(&mut self, value: Value) -> Result<Lanes> {
        let ty = self.old.type_of(value);
        let parts = self.parts(value)?;
        let Shape::Pieces(piece, _) = self.shape(ty) else { return Ok(parts) };
        if !ty.is_vector() {
            return Ok(parts);
        }
        let mut out = Lanes::new();
        for lane in 0..ty.lanes() {
            let part = parts[(lane / piece.lanes()) as usize];
            out.push(self.element_of(part, lane % piece.lanes()));
        }
        Ok(out)
    }

    /// An element of a legal vector.
    fn element_of(&mut self, part: Value, lane: u32) -> Value {
        if self.new.op(part.node) == NodeOp::BUILD_VECTOR
            && let Some(&element) = self.new.operands(part.node).get(lane as usize)
        {
            return element;
        }
        let whole = self.new.type_of(part);
        let ty = whole.element();
        if let &[from] = self.new.operands(part.node)
            && self.new.op(part.node) == NodeOp::BITCAST
            && self.new.op(from.node) == NodeOp::BUILD_VECTOR
            && let Some(&element) = self.new.operands(from.node).get(lane as usize)
            && let (true, Some(bits)) = (ty.is_float(), self.new.as_constant(element))
            && self.new.type_of(from).lanes() == whole.lanes()
        {
            let unused = 64 - ty.scalar_bits();
            let bits = (bits as u64) << unused >> unused;
            return self.new.leaf(NodeOp::CONSTANT_FP, ty, Payload::Int(bits as i64));
        }
        if matches!(self.new.op(part.node), NodeOp::UNDEF | NodeOp::POISON) {
            return self.new.undef(ty);
        }
        if let Some((low, high)) = self.lowering.split_vector(self.new, part) {
            let half = whole.lanes() / 2;
            return if lane < half { self.element_of(low, lane) } else { self.element_of(high, lane - half) };
        }
        let index = self.index(lane);
        self.new.value(NodeOp::EXTRACT_VECTOR_ELT, ty, &[part, index])
    }

    /// The parts of a vector with these elements.
    pub(super) fn of_elements(&mut self, ty: ValueType, elements: &[Value]) -> Lanes {
        let Shape::Pieces(piece, _) = self.shape(ty) else { return elements.iter().copied().collect() };
        let lanes = piece.lanes() as usize;
        let mut parts = Lanes::new();
        for own in elements.chunks(lanes) {
            if let Some(part) = self.rearranged(piece, own) {
                parts.push(part);
                continue;
            }
            let mut own: Lanes = own.iter().copied().collect();
            while own.len() < lanes {
                own.push(self.new.undef(ty.element()));
            }
            if let Some(part) = self.of_two_halves(piece, &own) {
                parts.push(part);
                continue;
            }
            let constant = self.float_constants(piece, &own);
            parts.push(constant.unwrap_or_else(|| self.new.value(NodeOp::BUILD_VECTOR, piece, &own)));
        }
        parts
    }

    /// Floating-point constants other than zeros as the integers that have their bits, which stay constants where numbers are
    /// loaded one by one.
    fn float_constants(&mut self, piece: ValueType, elements: &[Value]) -> Option<Value> {
        let int = ValueType::int(piece.scalar_bits());
        let integers = int.vector(piece.lanes(), false)?;
        let has = piece.is_float()
            && self.legality.is_legal_type(integers)
            && self.legality.is_covered(NodeOp::BITCAST, piece);
        let bits = |this: &Self, v: &Value| match (this.new.op(v.node), this.new.payload(v.node)) {
            (NodeOp::CONSTANT_FP, Payload::Int(bits)) => Some(Some(bits)),
            (NodeOp::UNDEF | NodeOp::POISON, _) => Some(None),
            _ => None,
        };
        let numbers: SmallVec<[Option<i64>; 8]> =
            elements.iter().map(|v| bits(self, v)).collect::<Option<_>>()?;
        if !has || numbers.iter().flatten().all(|&number| number == 0) {
            return None;
        }
        let lane = |this: &mut Self, number: Option<i64>| match number {
            Some(number) => this.new.constant(number, int),
            None => this.new.undef(int),
        };
        let lanes: Lanes = numbers.into_iter().map(|number| lane(self, number)).collect();
        let constant = self.new.value(NodeOp::BUILD_VECTOR, integers, &lanes);
        Some(self.new.value(NodeOp::BITCAST, piece, &[constant]))
    }

    /// A vector whose halves are made each by itself, unless it is a constant or has one element everywhere.
    fn of_two_halves(&mut self, piece: ValueType, elements: &[Value]) -> Option<Value> {
        let half = piece.element().vector(piece.lanes() / 2, false)?;
        if !self.legality.is_legal_type(half) || piece.lanes() < 4 {
            return None;
        }
        let is_undef = |this: &Self, v: &Value| matches!(this.new.op(v.node), NodeOp::UNDEF | NodeOp::POISON);
        let is_constant = |v: &Value| self.new.as_constant(*v).is_some() || is_undef(self, v);
        let is_number = |v: &Value| is_constant(v) || self.new.op(v.node) == NodeOp::CONSTANT_FP;
        let mut given = elements.iter().filter(|v| !is_undef(self, v));
        let first = *given.next()?;
        if elements.iter().all(is_number) || given.all(|&v| v == first) {
            return None;
        }
        let (low, high) = elements.split_at(half.lanes() as usize);
        let (low, high) = (self.of_elements(half, low), self.of_elements(half, high));
        self.lowering.join_vectors(self.new, *low.first()?, *high.first()?)
    }

    /// Where an element of a vector comes from: a vector that cannot be divided, and the lane.
    fn source_of(&self, element: Value) -> Option<(Value, u32)> {
        let &[from, index] = self.new.operands(element.node) else { return None };
        if self.new.op(element.node) != NodeOp::EXTRACT_VECTOR_ELT {
            return None;
        }
        Some((from, u32::try_from(self.new.as_constant(index)?).ok()?))
    }

    /// A vector of which each element is in its place, as far as it has one.
    fn same_lanes_of(&mut self, piece: ValueType, elements: &[Value]) -> Option<Value> {
        let mut found = None;
        for (element, own) in elements.iter().zip(0..) {
            if matches!(self.new.op(element.node), NodeOp::UNDEF | NodeOp::POISON) {
                continue;
            }
            let (from, lane) = self.source_of(*element)?;
            if lane != own || self.new.type_of(from) != piece || found.is_some_and(|known| known != from) {
                return None;
            }
            found = Some(from);
        }
        found
    }

    /// Elements that come from a few vectors, as these in another order; constants are one of them, and one or two scalars are
    /// put in afterwards.
    fn rearranged(&mut self, piece: ValueType, elements: &[Value]) -> Option<Value> {
        if let Some(value) = self.same_lanes_of(piece, elements) {
            return Some(value);
        }
        let is_undef = |this: &Self, v: Value| matches!(this.new.op(v.node), NodeOp::UNDEF | NodeOp::POISON);
        let mut places: SmallVec<[Option<(Value, u32)>; 16]> = SmallVec::new();
        let (mut constants, mut scalars): (Lanes, SmallVec<[u32; 2]>) = (Lanes::new(), SmallVec::new());
        let mut is_any = false;
        for (&element, own) in elements.iter().zip(0..) {
            let source = self.source_of(element).filter(|(from, _)| self.new.type_of(*from) == piece);
            is_any |= source.is_some();
            let is_number = matches!(self.new.op(element.node), NodeOp::CONSTANT | NodeOp::CONSTANT_FP);
            constants.push(if is_number { element } else { self.new.undef(piece.element()) });
            if source.is_none() && !is_number && !is_undef(self, element) {
                scalars.push(own);
            }
            places.push(source);
        }
        if !is_any || scalars.len() > 2 {
            return None;
        }
        let undef = self.new.undef(piece.element());
        constants.resize(piece.lanes() as usize, undef);
        if constants.iter().any(|&v| !is_undef(self, v)) {
            let all = self.new.value(NodeOp::BUILD_VECTOR, piece, &constants);
            for (place, own) in places.iter_mut().zip(0..) {
                if !is_undef(self, constants[own as usize]) {
                    *place = Some((all, own));
                }
            }
        }
        let mut value = self.gathered(piece, &places)?;
        for lane in scalars {
            let index = self.index(lane);
            let operands = [value, elements[lane as usize], index];
            value = self.lowering.vector_operation(self.new, NodeOp::INSERT_VECTOR_ELT, piece, &operands)?;
        }
        Some(value)
    }

    /// Elements of up to four vectors: of the first two in their places, then of one more at a time.
    fn gathered(&mut self, piece: ValueType, places: &[Option<(Value, u32)>]) -> Option<Value> {
        let lanes = piece.lanes();
        let mut sources: SmallVec<[Value; 4]> = SmallVec::new();
        for (from, _) in places.iter().flatten() {
            if !sources.contains(from) {
                sources.push(*from);
            }
        }
        let (&first, rest) = sources.split_first()?;
        if sources.len() > 4 {
            return None;
        }
        let position = |from: Value| sources.iter().position(|&s| s == from).unwrap_or(0);
        let mut value = first;
        for next in 1..sources.len().max(2) {
            let second = rest.get(next - 1).copied().unwrap_or_else(|| self.new.undef(piece));
            let own = |(from, lane): (Value, u32), place: u32| match position(from) {
                0 if next == 1 => Some(lane),
                of if of < next => Some(place),
                of if of == next => Some(lanes + lane),
                _ => None,
            };
            let mut mask: SmallVec<[Option<u32>; 32]> =
                places.iter().zip(0..).map(|(m, place)| m.and_then(|m| own(m, place))).collect();
            mask.resize(lanes as usize, None);
            value = self.lowering.shuffle(self.new, value, second, &mask)?;
        }
        Some(value)
    }

    /// A shuffle of vectors in several parts, each part of the result by itself.
    fn shuffle_parts(&mut self, ty: ValueType, operands: &[Value]) -> Result<Option<Lanes>> {
        let from = self.old.type_of(operands[0]);
        let (Shape::Pieces(piece, count), Shape::Pieces(source, each)) = (self.shape(ty), self.shape(from))
        else {
            return Ok(None);
        };
        if piece != source || piece.lanes() as usize * each != from.lanes() as usize {
            return Ok(None);
        }
        let mut all = self.parts(operands[0])?;
        all.extend(self.parts(operands[1])?);
        let lanes = piece.lanes() as usize;
        let mut parts = Lanes::new();
        for mask in operands[2..].chunks(lanes).take(count) {
            let place = |this: &Self, m: Value| {
                let m = this.constant_index(m)?;
                let part = *all.get(m / lanes)?;
                let is_undef = matches!(this.new.op(part.node), NodeOp::UNDEF | NodeOp::POISON);
                (!is_undef).then_some((part, (m % lanes) as u32))
            };
            let places: SmallVec<[_; 16]> = mask.iter().map(|&m| place(self, m)).collect();
            if places.iter().all(Option::is_none) {
                parts.push(self.new.undef(piece));
                continue;
            }
            let Some(part) = self.gathered(piece, &places) else { return Ok(None) };
            parts.push(part);
        }
        Ok(Some(parts))
    }

    fn constant_index(&self, value: Value) -> Option<usize> {
        self.old.as_constant(value).and_then(|n| usize::try_from(n).ok())
    }

    pub(super) fn extract(&mut self, operands: &[Value]) -> Result<Value> {
        let ty = self.old.type_of(operands[0]);
        if let Some(lane) = self.constant_index(operands[1]) {
            if lane >= ty.lanes() as usize {
                return Ok(self.new.undef(ty.element()));
            }
            let parts = self.parts(operands[0])?;
            let part = |index: usize| {
                let missing = || Unsupported::new(format!("elements of a value of type {ty} as it is held"));
                parts.get(index).copied().ok_or_else(missing)
            };
            return match self.shape(ty) {
                Shape::Pieces(piece, _) => {
                    let part = part(lane / piece.lanes() as usize)?;
                    Ok(self.element_of(part, lane as u32 % piece.lanes()))
                }
                Shape::Elements => part(lane),
            };
        }
        let (place, stride, stored) = self.spilled(operands[0])?;
        let at = self.place_of(place, operands[1], stride, ty.lanes())?;
        let element = memory_element(ty.element());
        let load = self.new.load(element, stored, at, MemOperand { is_load: true, ..access(element) });
        Ok(self.narrowed_from_memory(load.into(), ty.element()))
    }

    pub(super) fn insert(&mut self, ty: ValueType, operands: &[Value]) -> Result<Lanes> {
        let element = self.one(operands[1])?;
        if let Some(parts) = self.inserted(ty, operands, element)? {
            return Ok(parts);
        }
        if let Some(lane) = self.constant_index(operands[2]) {
            let mut elements = self.elements(operands[0])?;
            if let Some(old) = elements.get_mut(lane) {
                *old = element;
            }
            return Ok(self.of_elements(ty, &elements));
        }
        let (place, stride, stored) = self.spilled(operands[0])?;
        let at = self.place_of(place, operands[2], stride, ty.lanes())?;
        let in_memory = memory_element(ty.element());
        let element = self.widened_for_memory(element);
        let mem = MemOperand { is_store: true, ..access(in_memory) };
        let chain = self.new.store(stored, element, at, mem);
        Ok(self.reloaded(ty, place, chain))
    }

    /// The same with another element in one place, in one of its parts, if that is an operation of the target.
    fn inserted(&mut self, ty: ValueType, operands: &[Value], element: Value) -> Result<Option<Lanes>> {
        let (Shape::Pieces(piece, _), Some(lane)) = (self.shape(ty), self.constant_index(operands[2])) else {
            return Ok(None);
        };
        let mut parts = self.parts(operands[0])?;
        let (index, lane) = (lane / piece.lanes() as usize, lane as u32 % piece.lanes());
        let Some(&part) = parts.get(index) else { return Ok(None) };
        let Some(value) = self.with_element(part, element, lane) else { return Ok(None) };
        parts[index] = value;
        Ok(Some(parts))
    }

    fn with_element(&mut self, part: Value, element: Value, lane: u32) -> Option<Value> {
        // What is put together of elements is built as a whole.
        let op = self.new.op(part.node);
        if matches!(op, NodeOp::BUILD_VECTOR | NodeOp::UNDEF | NodeOp::POISON) {
            return None;
        }
        let ty = self.new.type_of(part);
        if let Some((low, high)) = self.lowering.split_vector(self.new, part) {
            let half = ty.lanes() / 2;
            let (low, high) = if lane < half {
                (self.with_element(low, element, lane)?, high)
            } else {
                (low, self.with_element(high, element, lane - half)?)
            };
            return self.lowering.join_vectors(self.new, low, high);
        }
        let index = self.index(lane);
        self.lowering.vector_operation(self.new, NodeOp::INSERT_VECTOR_ELT, ty, &[part, element, index])
    }

    pub(super) fn shuffle(&mut self, node: Node, ty: ValueType, operands: &[Value]) -> Result<Lanes> {
        if self.legality.is_legal_type(ty) && self.has(NodeOp::VECTOR_SHUFFLE, ty) {
            let operands = operands.iter().map(|&v| self.one(v)).collect::<Result<Vec<_>>>()?;
            return Ok(smallvec![copy_node(self.old, self.new, node, &operands).into()]);
        }
        if let Some(parts) = self.same_everywhere(ty, operands)? {
            return Ok(parts);
        }
        if let (Shape::Pieces(_, 1), [a, b]) = (self.shape(ty), &operands[..2]) {
            let (a, b) = (self.one(*a)?, self.one(*b)?);
            let (own, held) = (ty.lanes(), self.new.type_of(a).lanes());
            // Of a vector that was widened, the second one begins further on.
            let place = |m: usize| if m as u32 >= own { m as u32 - own + held } else { m as u32 };
            let mut mask: Vec<Option<u32>> =
                operands[2..].iter().map(|&lane| self.constant_index(lane).map(place)).collect();
            mask.resize(held as usize, None);
            if let Some(value) = self.lowering.shuffle(self.new, a, b, &mask) {
                return Ok(smallvec![value]);
            }
        }
        if let Some(parts) = self.shuffle_parts(ty, operands)? {
            return Ok(parts);
        }
        let all: Lanes = self.elements(operands[0])?.into_iter().chain(self.elements(operands[1])?).collect();
        let mut out = Lanes::new();
        for &lane in &operands[2..] {
            let chosen = self.constant_index(lane).and_then(|lane| all.get(lane)).copied();
            out.push(chosen.unwrap_or_else(|| self.new.undef(ty.element())));
        }
        Ok(self.of_elements(ty, &out))
    }

    /// One element in all places, if it is known apart from its vector.
    fn same_everywhere(&mut self, ty: ValueType, operands: &[Value]) -> Result<Option<Lanes>> {
        let (Shape::Pieces(piece, _), Some(&mask)) = (self.shape(ty), operands.get(2)) else {
            return Ok(None);
        };
        let (Some(lane), true) = (self.constant_index(mask), operands[2..].iter().all(|&m| m == mask)) else {
            return Ok(None);
        };
        let own = self.old.type_of(operands[0]).lanes() as usize;
        let (from, lane) = if lane < own { (operands[0], lane) } else { (operands[1], lane - own) };
        let parts = self.parts(from)?;
        let Some(&part) = parts.get(lane / piece.lanes() as usize) else { return Ok(None) };
        if self.new.op(part.node) != NodeOp::BUILD_VECTOR {
            return Ok(None);
        }
        let element = self.element_of(part, lane as u32 % piece.lanes());
        let all: Lanes = smallvec![element; ty.lanes() as usize];
        let full: Lanes = smallvec![element; piece.lanes() as usize];
        let whole = self.new.value(NodeOp::BUILD_VECTOR, piece, &full);
        Ok(Some(all.chunks(piece.lanes() as usize).map(|_| whole).collect()))
    }
}
