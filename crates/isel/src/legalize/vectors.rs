//! Vector legalization: a graph whose vectors all fit registers, before scalar types are looked at.
//!
//! Every value of a vector type becomes a list of *parts*:
//!
//! * legal vectors with the same elements: one with room for all of them (*widened*), or several (*split*);
//! * or, if the target has no vectors of such elements, its elements (*scalarized*).
//!
//! An operation that works on each lane by itself is made for each part, if all operands come in parts alike and the target
//! has the operation on that vector. Everything else is taken apart into elements and put together again
//! ([`vector_elements`](super::vector_elements)), but for truth values ([`masks`](super::masks)). Vectors in memory are
//! `vector_memory`, the same bits as another type `vector_bits`. Linear in the number of elements.

use super::{ValueMap, copy_node};
use crate::build::lane_numbers::reduced_by;
use crate::call::resize;
use crate::dag::{Dag, Node, Parts, Value};
use crate::legality::Legality;
use crate::lowering::{Action, Lowering, Result, Unsupported};
use mir::Isa;
use smallvec::{SmallVec, smallvec};
use support::entity::{List, ListPool};
use tables::nodes::NodeOp;
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
    let pointer = lowering.facts().pointer_type;
    let map = ValueMap::new(dag);
    let mut pass =
        Vectors { isa, lowering, legality, pointer, old: dag, new: spare, map, pool: ListPool::new() };
    for node in reachable.iter() {
        pass.new.order = pass.old.node(node).order;
        pass.node(node)?;
    }
    let root = pass.one(pass.old.root)?;
    let mut watched = std::mem::take(&mut pass.new.shared.watched);
    watched.follow(pass.old, |value| pass.one(value).ok());
    spare.shared.watched = watched;
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
        let list = self.map.get(self.old, value).ok_or_else(|| Unsupported::new("a graph with a cycle"))?;
        Ok(SmallVec::from_slice(self.pool.get(list)))
    }

    pub(super) fn one(&self, value: Value) -> Result<Value> {
        match self.parts(value)?[..] {
            [one] => Ok(one),
            _ => Err(Unsupported::new(format!("{} here", self.old.type_of(value)))),
        }
    }

    pub(super) fn set(&mut self, node: Node, result: u32, parts: &[Value]) {
        let list = self.pool.add(parts);
        self.map.set(self.old, Value::new(node, result), list);
    }

    pub(super) fn index(&mut self, n: u32) -> Value {
        self.new.constant(n.into(), self.pointer)
    }

    /// Whether the target has the operation on a legal vector.
    pub(super) fn has(&self, op: NodeOp, ty: ValueType) -> bool {
        self.legality.is_covered(op, ty) || self.lowering.action(self.isa, op, ty) == Action::Custom
    }

    fn node(&mut self, node: Node) -> Result<()> {
        let op = self.old.op(node);
        let operands: SmallVec<[Value; 8]> = SmallVec::from_slice(self.old.operands(node));
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
            let operands = operands.iter().map(|&v| self.one(v)).collect::<Result<SmallVec<[_; 8]>>>()?;
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
            NodeOp::ASSERT_SEXT | NodeOp::ASSERT_ZEXT => self.parts(operands[0])?,
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
