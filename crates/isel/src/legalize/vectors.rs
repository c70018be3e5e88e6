//! Vector legalization: a graph whose vectors all fit registers, before scalar types are looked at.
//!
//! Every value of a vector type becomes a list of *parts*:
//!
//! * legal vectors with the same elements: one with room for all of them (*widened*), or several (*split*);
//! * or, if the target has no vectors of such elements, its elements (*scalarized*).
//!
//! An operation that works on each lane by itself is made for each part, if all operands come in parts alike and the target
//! has the operation on that vector. Everything else is taken apart into elements and put together again, but for truth
//! values ([`masks`](super::masks)). Elements that are chosen by a variable go through memory. A vector in memory is its
//! elements without gaps; those of less than a byte are packed. Linear in the number of elements.

use super::{ValueMap, copy_node};
use crate::build::lane_numbers::reduced_by;
use crate::call::{access, resize};
use crate::dag::{Dag, Node, Parts, Payload, Value};
use crate::legality::Legality;
use crate::lowering::{Action, Lowering, Result, Unsupported};
use mir::function::MemBase;
use mir::{Isa, MemOperand};
use smallvec::{SmallVec, smallvec};
use support::entity::{List, ListPool};
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

pub(super) type Lanes = SmallVec<[Value; 8]>;

/// How a vector is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// So many legal vectors.
    Pieces(ValueType, usize),
    Elements,
}

/// Whether the graph has any values that are vectors.
pub fn are_there(dag: &Dag) -> bool {
    dag.nodes().any(|node| dag.types(node).iter().any(|ty| ty.is_vector()))
}

/// Makes all vectors legal; `dag` and `spare` change places if there are any.
pub fn run(
    isa: &Isa<'_>,
    lowering: &dyn Lowering,
    legality: &Legality<'_>,
    dag: &mut Dag,
    spare: &mut Dag,
) -> Result<()> {
    if !are_there(dag) {
        return Ok(());
    }
    let reachable = dag.reachable();
    spare.start_from(dag);
    let pointer = lowering.pointer_type(isa);
    let map = ValueMap::new(dag);
    let mut pass =
        Vectors { isa, lowering, legality, pointer, old: dag, new: spare, map, pool: ListPool::new() };
    for node in pass.old.nodes() {
        if reachable[node.as_u32() as usize] {
            pass.new.order = pass.old.node(node).order;
            pass.node(node)?;
        }
    }
    let root = pass.one(pass.old.root)?;
    spare.root = root;
    std::mem::swap(dag, spare);
    Ok(())
}

pub(super) struct Vectors<'v> {
    pub(super) isa: &'v Isa<'v>,
    pub(super) lowering: &'v dyn Lowering,
    pub(super) legality: &'v Legality<'v>,
    pub(super) pointer: ValueType,
    pub(super) old: &'v Dag,
    pub(super) new: &'v mut Dag,
    map: ValueMap<List>,
    pool: ListPool<Value>,
}

impl Vectors<'_> {
    pub(super) fn shape(&self, ty: ValueType) -> Shape {
        if self.legality.is_legal_type(ty) {
            return Shape::Pieces(ty, 1);
        }
        match self.legality.vector_pieces(ty) {
            Some((piece, count)) => Shape::Pieces(piece, count),
            None => Shape::Elements,
        }
    }

    pub(super) fn parts(&self, value: Value) -> Result<Lanes> {
        let list = self.map.get(value).ok_or_else(|| Unsupported::new("a graph with a cycle"))?;
        Ok(self.pool.get(list).iter().copied().collect())
    }

    pub(super) fn one(&self, value: Value) -> Result<Value> {
        match self.parts(value)?[..] {
            [one] => Ok(one),
            _ => Err(Unsupported::new(format!("{} here", self.old.type_of(value)))),
        }
    }

    pub(super) fn set(&mut self, node: Node, result: u32, parts: &[Value]) {
        let list = self.pool.add(parts);
        self.map.set(Value::new(node, result), list);
    }

    pub(super) fn index(&mut self, n: u32) -> Value {
        self.new.constant(n.into(), self.pointer)
    }

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

    /// Whether the target has the operation on a legal vector.
    fn has(&self, op: NodeOp, ty: ValueType) -> bool {
        self.legality.is_covered(op, ty) || self.lowering.action(self.isa, op, ty) == Action::Custom
    }

    fn node(&mut self, node: Node) -> Result<()> {
        let op = self.old.op(node);
        let operands: SmallVec<[Value; 8]> = self.old.operands(node).iter().copied().collect();
        let types = self.old.types(node);
        let result = types.first().copied().unwrap_or_default();
        if op == NodeOp::SETCC
            && let Some(parts) = self.of_all_lanes(node, result, &operands)?
        {
            self.set(node, 0, &parts);
            return Ok(());
        }
        let touches =
            types.iter().any(|t| t.is_vector()) || operands.iter().any(|&v| self.old.type_of(v).is_vector());
        // What goes to registers and instructions is in legal pieces already.
        let is_in_registers =
            matches!(op, NodeOp::COPY_FROM_REG | NodeOp::COPY_TO_REG | NodeOp::REGISTER | NodeOp::INLINEASM)
                || op.target_index().is_some();
        if !touches || is_in_registers {
            let in_many = |&&ty: &&ValueType| ty.is_vector() && !self.legality.is_legal_type(ty);
            if let (true, Some(ty)) = (op.target_index().is_some(), types.iter().find(in_many)) {
                return Err(Unsupported::new(format!("an operation of the target on {ty}")));
            }
            let operands = operands.iter().map(|&v| self.one(v)).collect::<Result<Vec<_>>>()?;
            let copy = copy_node(self.old, self.new, node, &operands);
            for result in 0..types.len() as u32 {
                self.set(node, result, &[Value::new(copy, result)]);
            }
            return Ok(());
        }
        if let Some(parts) = self.with_mask(op, result, &operands)? {
            self.set(node, 0, &parts);
            return Ok(());
        }
        if let Some(parts) = self.recognized(op, node, result, &operands)? {
            self.set(node, 0, &parts);
            return Ok(());
        }
        let parts = match op {
            NodeOp::LOAD => return self.load(node, &operands),
            NodeOp::STORE => return self.store(node, &operands),
            NodeOp::MLOAD => return self.masked_load(node, &operands),
            NodeOp::MSTORE => return self.masked_store(node, &operands),
            NodeOp::UNDEF | NodeOp::POISON => match self.shape(result) {
                Shape::Pieces(piece, count) => (0..count).map(|_| self.new.undef(piece)).collect(),
                Shape::Elements => (0..result.lanes()).map(|_| self.new.undef(result.element())).collect(),
            },
            NodeOp::BUILD_VECTOR => {
                let elements = operands.iter().map(|&v| self.one(v)).collect::<Result<Lanes>>()?;
                self.of_elements(result, &elements)
            }
            NodeOp::EXTRACT_VECTOR_ELT => smallvec![self.extract(&operands)?],
            NodeOp::INSERT_VECTOR_ELT => self.insert(result, &operands)?,
            NodeOp::VECTOR_SHUFFLE => self.shuffle(node, result, &operands)?,
            NodeOp::BITCAST => self.bitcast(result, &operands)?,
            _ if types.len() == 1 => self.lane_by_lane(node, result, &operands)?,
            _ => return Err(Unsupported::new(format!("operation '{op:?}' on {result}"))),
        };
        self.set(node, 0, &parts);
        Ok(())
    }

    /// The parts of a node that is, with its operands, an operation of its own.
    fn recognized(
        &mut self,
        op: NodeOp,
        node: Node,
        result: ValueType,
        operands: &[Value],
    ) -> Result<Option<Lanes>> {
        Ok(match op {
            NodeOp::TRUNCATE => match self.idiom(node, result)? {
                Some(parts) => Some(parts),
                None => self.fitting_truncation(node, result)?,
            },
            NodeOp::SUB => self.absolute_difference(node, result)?,
            NodeOp::ADD => self.sum_of_neighbours(node, result)?,
            NodeOp::MUL => self.narrow_product(node, result)?,
            NodeOp::SDIV | NodeOp::UDIV | NodeOp::SREM | NodeOp::UREM => {
                self.divided(op, result, operands)?
            }
            _ if reduced_by(op).is_some() => self.of_all_lanes(node, result, operands)?,
            _ => None,
        })
    }

    /// An operation that works on each lane by itself.
    fn lane_by_lane(&mut self, node: Node, result: ValueType, operands: &[Value]) -> Result<Lanes> {
        let op = self.old.op(node);
        let flags = self.old.node(node).flags;
        if !result.is_vector() {
            return Err(Unsupported::new(format!("operation '{op:?}' on {result}")));
        }
        let is_lanes = |v: &Value| self.old.type_of(*v).is_vector();
        if let Shape::Pieces(piece, count) = self.shape(result) {
            let alike = operands.iter().filter(|v| is_lanes(v)).all(|&v| {
                matches!(self.shape(self.old.type_of(v)),
                    Shape::Pieces(p, n) if n == count && p.lanes() == piece.lanes())
            });
            let counted = if op == NodeOp::SETCC { self.old.type_of(operands[0]) } else { result };
            let counted = match self.shape(counted) {
                Shape::Pieces(piece, _) => piece,
                Shape::Elements => counted,
            };
            if is_conversion(op) && is_lanes(&operands[0]) {
                let from = self.parts(operands[0])?;
                if let Shape::Pieces(..) = self.shape(self.old.type_of(operands[0]))
                    && let Some(parts) = self.convert_parts(op, &from, result.lanes(), result)
                    && parts.len() == count
                {
                    return Ok(parts);
                }
            } else if alike && self.has(op, counted) && !self.has_better(op, operands) {
                let mut parts = Lanes::new();
                for i in 0..count {
                    let mut own = Vec::new();
                    for v in operands {
                        let all = self.parts(*v)?;
                        own.push(all.get(i).copied().unwrap_or(all[0]));
                    }
                    parts.push(self.new.make(Parts { flags, ..Parts::new(op, &[piece], &own) }).into());
                }
                return Ok(parts);
            } else if alike && op != NodeOp::SETCC && op != NodeOp::VSELECT {
                let mut parts = Lanes::new();
                for i in 0..count {
                    let mut own: SmallVec<[Value; 4]> = SmallVec::new();
                    for v in operands {
                        let all = self.parts(*v)?;
                        own.push(all.get(i).copied().unwrap_or(all[0]));
                    }
                    parts.extend(self.on_lanes(op, piece, &own, flags, 0));
                }
                if parts.len() == count {
                    return Ok(parts);
                }
            }
        }
        let mut columns = Vec::new();
        for v in operands {
            columns.push(if is_lanes(v) { self.elements(*v)? } else { self.parts(*v)? });
        }
        let scalar_op = if op == NodeOp::VSELECT { NodeOp::SELECT } else { op };
        let is_shift = matches!(op, NodeOp::SHL | NodeOp::SRL | NodeOp::SRA | NodeOp::ROTL | NodeOp::ROTR);
        let mut out = Lanes::new();
        for lane in 0..result.lanes() as usize {
            let mut own: SmallVec<[Value; 4]> =
                columns.iter().map(|c| c.get(lane).copied().unwrap_or(c[0])).collect();
            if let (true, Some(amount)) = (is_shift, own.get_mut(1)) {
                *amount = resize(self.new, *amount, self.pointer);
            }
            let types = [result.element()];
            if let (NodeOp::FSHL | NodeOp::FSHR, &[high, low, by]) = (op, &own[..]) {
                out.push(self.funnel(op, high, low, by));
                continue;
            }
            out.push(self.new.make(Parts { flags, ..Parts::new(scalar_op, &types, &own) }).into());
        }
        Ok(self.of_elements(result, &out))
    }

    /// Whether an operation with these operands may be another one, which the target has: a shift by what is in all lanes of
    /// the amounts, a conjunction with the complement, a sum with a negative product.
    fn has_better(&self, op: NodeOp, operands: &[Value]) -> bool {
        match (op, operands) {
            (NodeOp::SHL | NodeOp::SRL | NodeOp::SRA, &[_, by]) => self.old_splat(by).is_some(),
            (NodeOp::AND | NodeOp::FMA, _) => true,
            _ => false,
        }
    }

    /// A shift of two numbers as one, whose other half goes in two steps.
    fn funnel(&mut self, op: NodeOp, high: Value, low: Value, by: Value) -> Value {
        let ty = self.new.type_of(high);
        let (mask, one) = (self.new.constant(i64::from(ty.scalar_bits()) - 1, ty), self.index(1));
        let own = self.new.value(NodeOp::AND, ty, &[by, mask]);
        let rest = self.new.value(NodeOp::XOR, ty, &[own, mask]);
        let (own, rest) = (resize(self.new, own, self.pointer), resize(self.new, rest, self.pointer));
        let (first, second) = if op == NodeOp::FSHL {
            let once = self.new.value(NodeOp::SRL, ty, &[low, one]);
            (self.new.value(NodeOp::SHL, ty, &[high, own]), self.new.value(NodeOp::SRL, ty, &[once, rest]))
        } else {
            let once = self.new.value(NodeOp::SHL, ty, &[high, one]);
            (self.new.value(NodeOp::SHL, ty, &[once, rest]), self.new.value(NodeOp::SRL, ty, &[low, own]))
        };
        self.new.value(NodeOp::OR, ty, &[first, second])
    }

    fn constant_index(&self, value: Value) -> Option<usize> {
        self.old.as_constant(value).and_then(|n| usize::try_from(n).ok())
    }

    fn extract(&mut self, operands: &[Value]) -> Result<Value> {
        let ty = self.old.type_of(operands[0]);
        if let Some(lane) = self.constant_index(operands[1]) {
            if lane >= ty.lanes() as usize {
                return Ok(self.new.undef(ty.element()));
            }
            return match self.shape(ty) {
                Shape::Pieces(piece, _) => {
                    let part = self.parts(operands[0])?[lane / piece.lanes() as usize];
                    Ok(self.element_of(part, lane as u32 % piece.lanes()))
                }
                Shape::Elements => Ok(self.parts(operands[0])?[lane]),
            };
        }
        let elements = self.elements(operands[0])?;
        let (place, stride, stored) = self.spilled(ty, &elements);
        let at = self.place_of(place, operands[1], stride, ty.lanes())?;
        let element = memory_element(ty.element());
        let load = self.new.load(element, stored, at, MemOperand { is_load: true, ..access(element) });
        Ok(self.narrowed_from_memory(load.into(), ty.element()))
    }

    fn insert(&mut self, ty: ValueType, operands: &[Value]) -> Result<Lanes> {
        let element = self.one(operands[1])?;
        if let Some(parts) = self.inserted(ty, operands, element)? {
            return Ok(parts);
        }
        let mut elements = self.elements(operands[0])?;
        if let Some(lane) = self.constant_index(operands[2]) {
            if let Some(old) = elements.get_mut(lane) {
                *old = element;
            }
            return Ok(self.of_elements(ty, &elements));
        }
        let (place, stride, stored) = self.spilled(ty, &elements);
        let at = self.place_of(place, operands[2], stride, ty.lanes())?;
        let in_memory = memory_element(ty.element());
        let element = self.widened_for_memory(element);
        let mem = MemOperand { is_store: true, ..access(in_memory) };
        let chain = self.new.store(stored, element, at, mem);
        let mut out = Lanes::new();
        for lane in 0..ty.lanes() {
            let at = self.offset(place, u64::from(lane) * stride);
            let load = self.new.load(in_memory, chain, at, MemOperand { is_load: true, ..access(in_memory) });
            out.push(self.narrowed_from_memory(load.into(), ty.element()));
        }
        Ok(self.of_elements(ty, &out))
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

    /// Elements of less than a byte take one on the stack.
    fn widened_for_memory(&mut self, element: Value) -> Value {
        let ty = self.new.type_of(element);
        let wanted = memory_element(ty);
        if wanted == ty { element } else { self.new.value(NodeOp::ZERO_EXTEND, wanted, &[element]) }
    }

    fn narrowed_from_memory(&mut self, value: Value, ty: ValueType) -> Value {
        if self.new.type_of(value) == ty { value } else { self.new.value(NodeOp::TRUNCATE, ty, &[value]) }
    }

    /// Stores elements to a place on the stack: the place, bytes of an element, and the chain after.
    fn spilled(&mut self, ty: ValueType, elements: &[Value]) -> (Value, u64, Value) {
        let element = memory_element(ty.element());
        let stride = element.bits().div_ceil(8).next_power_of_two();
        let index = self.new.shared.temporary(stride * u64::from(ty.lanes()), stride.ilog2() as u8);
        let place = self.new.leaf(NodeOp::FRAME_INDEX, self.pointer, Payload::Frame(index));
        let entry = self.new.entry();
        let mut stores = Vec::new();
        for (lane, &value) in elements.iter().enumerate() {
            let value = self.widened_for_memory(value);
            let at = self.offset(place, lane as u64 * stride);
            let mem = MemOperand { is_store: true, base: MemBase::Frame(index), ..access(element) };
            stores.push(self.new.store(entry, value, at, mem));
        }
        (place, stride, self.new.token_factor(&stores))
    }

    fn offset(&mut self, place: Value, bytes: u64) -> Value {
        if bytes == 0 {
            return place;
        }
        let bytes = self.new.constant(bytes as i64, self.pointer);
        self.new.value(NodeOp::ADD, self.pointer, &[place, bytes])
    }

    /// Where an element is on the stack; an index beyond the vector stays within it.
    fn place_of(&mut self, place: Value, index: Value, stride: u64, lanes: u32) -> Result<Value> {
        let index = self.one(index)?;
        let index = resize(self.new, index, self.pointer);
        let last = self.new.constant(i64::from(lanes) - 1, self.pointer);
        let op = if lanes.is_power_of_two() { NodeOp::AND } else { NodeOp::UMIN };
        let index = self.new.value(op, self.pointer, &[index, last]);
        let amount = self.new.constant(stride.ilog2().into(), self.pointer);
        let offset = self.new.value(NodeOp::SHL, self.pointer, &[index, amount]);
        Ok(self.new.value(NodeOp::ADD, self.pointer, &[place, offset]))
    }

    fn shuffle(&mut self, node: Node, ty: ValueType, operands: &[Value]) -> Result<Lanes> {
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

    /// The same bits as another type: all elements as one integer, or the elements of an integer.
    fn bitcast(&mut self, to: ValueType, operands: &[Value]) -> Result<Lanes> {
        let from = self.old.type_of(operands[0]);
        if let (Shape::Pieces(a, 1), Shape::Pieces(b, 1)) = (self.shape(from), self.shape(to))
            && a.bits() == b.bits()
            && (from.is_vector() == to.is_vector() || self.has(NodeOp::BITCAST, b))
        {
            let one = self.one(operands[0])?;
            return Ok(smallvec![self.new.value(NodeOp::BITCAST, b, &[one])]);
        }
        if let (Shape::Pieces(a, n), Shape::Pieces(b, m)) = (self.shape(from), self.shape(to))
            && from.is_vector()
            && to.is_vector()
            && (a.bits(), n) == (b.bits(), m)
            && from.bits() == a.bits() * n as u64
            && self.has(NodeOp::BITCAST, b)
        {
            let parts = self.parts(operands[0])?;
            return Ok(parts.iter().map(|&part| self.same_bits(part, b)).collect());
        }
        let elements = self.elements(operands[0])?;
        let bits = self.joined(&elements);
        if !to.is_vector() {
            let int = self.new.type_of(bits);
            return Ok(smallvec![if int == to {
                bits
            } else {
                self.new.value(NodeOp::BITCAST, to, &[bits])
            }]);
        }
        let out = self.separated(bits, to);
        Ok(self.of_elements(to, &out))
    }

    /// Elements as one integer, the first one lowest.
    fn joined(&mut self, elements: &[Value]) -> Value {
        let width = elements.first().map_or(0, |&e| self.new.type_of(e).bits() as u32);
        let whole = ValueType::int(width * elements.len() as u32);
        let mut all: Option<Value> = None;
        for (i, &element) in elements.iter().enumerate() {
            let mut bits = crate::call::bits_of(self.new, element);
            if self.new.type_of(bits) != whole {
                bits = self.new.value(NodeOp::ZERO_EXTEND, whole, &[bits]);
            }
            if i > 0 {
                let amount = self.index(width * i as u32);
                bits = self.new.value(NodeOp::SHL, whole, &[bits, amount]);
            }
            all = Some(match all {
                Some(all) => self.new.value(NodeOp::OR, whole, &[all, bits]),
                None => bits,
            });
        }
        all.unwrap_or_else(|| self.new.undef(whole))
    }

    /// The elements that an integer, or what else has as many bits, is made of.
    fn separated(&mut self, bits: Value, to: ValueType) -> Lanes {
        let bits = crate::call::bits_of(self.new, bits);
        let whole = self.new.type_of(bits);
        let element = to.element();
        let int = ValueType::int(element.bits() as u32);
        let mut out = Lanes::new();
        for lane in 0..to.lanes() {
            let mut own = bits;
            if lane > 0 {
                let amount = self.index(lane * int.scalar_bits());
                own = self.new.value(NodeOp::SRL, whole, &[own, amount]);
            }
            if whole != int {
                own = self.new.value(NodeOp::TRUNCATE, int, &[own]);
            }
            out.push(if int == element { own } else { self.new.value(NodeOp::BITCAST, element, &[own]) });
        }
        out
    }

    // Memory.

    /// The access to what is `bytes` bytes behind the start of another.
    pub(super) fn part_of(
        &mut self,
        mem: MemOperand,
        pointer: Value,
        bytes: u64,
        ty: ValueType,
    ) -> (Value, MemOperand) {
        let at = self.offset(pointer, bytes);
        let known = if bytes == 0 { u8::MAX } else { bytes.trailing_zeros() as u8 };
        let align_log2 = mem.align_log2.min(known);
        let offset = mem.offset + bytes as i64;
        (at, MemOperand { ty, offset, align_log2, extension: Extension::None, ..mem })
    }

    /// A scalar that has the size of a small vector, and the vector that the target makes of it, as large as the piece in
    /// which the small one is held.
    fn held_by_scalar(&self, ty: ValueType, piece: ValueType) -> Option<(ValueType, ValueType)> {
        let bits = ty.bits();
        let scalar = match bits {
            32 => ValueType::F32,
            64 => ValueType::F64,
            _ => return None,
        };
        let wide = scalar.vector((piece.bits() / bits) as u32, false)?;
        let has = ty.element().bits().is_multiple_of(8)
            && self.legality.is_legal_type(scalar)
            && self.legality.is_legal_type(wide)
            && self.legality.is_covered(NodeOp::SCALAR_TO_VECTOR, wide);
        has.then_some((scalar, wide))
    }

    pub(super) fn same_bits(&mut self, value: Value, ty: ValueType) -> Value {
        if let Some(number) = self.splat_number(value)
            && let Some(number) = repeated(number, self.new.type_of(value), ty)
        {
            let like = self.new.undef(ty);
            return self.splat(like, number);
        }
        if let (NodeOp::BITCAST, &[of]) = (self.new.op(value.node), self.new.operands(value.node))
            && self.new.type_of(of) == ty
        {
            return of;
        }
        if self.new.type_of(value) == ty { value } else { self.new.value(NodeOp::BITCAST, ty, &[value]) }
    }

    pub(super) fn memory_of(&self, node: Node) -> Result<MemOperand> {
        self.old.mem(node).copied().ok_or_else(|| Unsupported::new("an access to no memory"))
    }

    fn load(&mut self, node: Node, operands: &[Value]) -> Result<()> {
        let mem = self.memory_of(node)?;
        let ty = self.old.types(node)[0];
        let (chain, pointer) = (self.one(operands[0])?, self.one(operands[1])?);
        let mut chains = Vec::new();
        let parts = match self.shape(ty) {
            Shape::Pieces(piece, count)
                if u64::from(piece.lanes()) * count as u64 == u64::from(ty.lanes()) =>
            {
                let mut parts = Lanes::new();
                for i in 0..count as u64 {
                    let (at, mem) = self.part_of(mem, pointer, i * piece.bits() / 8, piece);
                    let load = self.new.load(piece, chain, at, mem);
                    chains.push(Value::new(load, 1));
                    parts.push(load.into());
                }
                parts
            }
            Shape::Pieces(piece, 1) if self.held_by_scalar(ty, piece).is_some() => {
                let (scalar, wide) = self.held_by_scalar(ty, piece).unwrap_or((ty, piece));
                let load = self.new.load(scalar, chain, pointer, MemOperand { ty: scalar, ..mem });
                chains.push(Value::new(load, 1));
                let loaded = self.new.value(NodeOp::SCALAR_TO_VECTOR, wide, &[load.into()]);
                smallvec![self.same_bits(loaded, piece)]
            }
            _ if !ty.element().bits().is_multiple_of(8) => {
                let int = ValueType::int(ty.bits() as u32);
                let load = self.new.load(int, chain, pointer, MemOperand { ty: int, ..mem });
                chains.push(Value::new(load, 1));
                let elements = self.separated(load.into(), ty);
                self.of_elements(ty, &elements)
            }
            _ => {
                let element = ty.element();
                let mut elements = Lanes::new();
                for lane in 0..u64::from(ty.lanes()) {
                    let (at, mem) = self.part_of(mem, pointer, lane * element.bits() / 8, element);
                    let load = self.new.load(element, chain, at, mem);
                    chains.push(Value::new(load, 1));
                    elements.push(load.into());
                }
                self.of_elements(ty, &elements)
            }
        };
        let after = self.new.token_factor(&chains);
        self.set(node, 0, &parts);
        self.set(node, 1, &[after]);
        Ok(())
    }

    fn store(&mut self, node: Node, operands: &[Value]) -> Result<()> {
        let mem = self.memory_of(node)?;
        let (chain, pointer) = (self.one(operands[0])?, self.one(operands[2])?);
        let ty = self.old.type_of(operands[1]);
        let (parts, each): (Lanes, ValueType) = match self.shape(ty) {
            Shape::Pieces(piece, count)
                if u64::from(piece.lanes()) * count as u64 == u64::from(ty.lanes()) =>
            {
                (self.parts(operands[1])?, piece)
            }
            Shape::Pieces(piece, 1) if self.held_by_scalar(ty, piece).is_some() => {
                let (scalar, wide) = self.held_by_scalar(ty, piece).unwrap_or((ty, piece));
                let whole = self.one(operands[1])?;
                let (whole, first) = (self.same_bits(whole, wide), self.index(0));
                let value = self.new.value(NodeOp::EXTRACT_VECTOR_ELT, scalar, &[whole, first]);
                (smallvec![value], scalar)
            }
            _ if !ty.element().bits().is_multiple_of(8) => {
                let elements = self.elements(operands[1])?;
                let bits = self.joined(&elements);
                let int = self.new.type_of(bits);
                (smallvec![bits], int)
            }
            _ => (self.elements(operands[1])?, ty.element()),
        };
        let mut chains = Vec::new();
        for (i, &part) in parts.iter().enumerate() {
            let (at, mem) = self.part_of(mem, pointer, i as u64 * each.bits() / 8, each);
            chains.push(self.new.store(chain, part, at, mem));
        }
        let after = self.new.token_factor(&chains);
        self.set(node, 0, &[after]);
        Ok(())
    }
}

/// What may have elements of another width on one side.
fn is_conversion(op: NodeOp) -> bool {
    matches!(
        op,
        NodeOp::SIGN_EXTEND
            | NodeOp::ZERO_EXTEND
            | NodeOp::ANY_EXTEND
            | NodeOp::TRUNCATE
            | NodeOp::SINT_TO_FP
            | NodeOp::UINT_TO_FP
            | NodeOp::FP_TO_SINT
            | NodeOp::FP_TO_UINT
            | NodeOp::FP_EXTEND
            | NodeOp::FP_ROUND
    )
}

/// The type that an element has where each has bytes of its own.
fn memory_element(ty: ValueType) -> ValueType {
    if ty.is_scalar_int() {
        ValueType::int((ty.scalar_bits().div_ceil(8) * 8).next_power_of_two())
    } else {
        ty
    }
}

/// The lane of another vector of integers whose bits are those of one with this number in all lanes.
fn repeated(number: i64, from: ValueType, to: ValueType) -> Option<i64> {
    let (own, other) = (from.scalar_bits(), to.scalar_bits());
    if !from.is_int() || !to.is_int() || !to.is_vector() || own == other {
        return None;
    }
    let low = |bits: u32| if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
    let number = number as u64 & low(own);
    if own < other {
        return Some((0..other / own).fold(0, |all, i| all | number << (i * own)) as i64);
    }
    let lane = number & low(other);
    (1..own / other).all(|i| number >> (i * other) & low(other) == lane).then_some(lane as i64)
}
