//! Type legalization: a graph whose values all fit registers.
//!
//! One walk over the graph; every old value becomes a list of new ones, its *limbs*:
//!
//! * An integer narrower than a register is *promoted*: one wider limb, with unspecified bits above; who needs them asks for
//!   them zero- or sign-extended.
//! * An integer wider than every register is *expanded* into limbs of the widest one, least significant first
//!   ([`limbs`]); if its width is no multiple, the last limb is promoted.
//! * A floating-point number without registers is *softened*: held as the integer with its bits ([`soft`]).
//!
//! Vectors are not seen here: [`super::vectors`] comes before. Linear in the graph and in the number of limbs, but
//! multiplications are quadratic in limbs.

mod convert;
mod half;
mod lanes;
mod limbs;
mod memory;
mod narrow_bits;
mod promote;
mod soft;

use super::{ValueMap, copy_node};
use crate::call::CallContext;
use crate::dag::{Dag, Node, Parts, Payload, Value};
use crate::legality::Legality;
use crate::lowering::{Action, Lowering, Result, Unsupported};
use crate::node_set::NodeSet;
use mir::Isa;
use smallvec::{SmallVec, smallvec};
use support::entity::{List, ListPool};
use support::hash::FxHashMap;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

pub(crate) use promote::{sign_extend_in, zero_extend_in};
pub(crate) use soft::{
    arithmetic_function, comparison_function, format_name, mathematical_function, mathematical_suffix,
};

/// The values that stand for one value of an illegal type.
type Limbs = SmallVec<[Value; 4]>;

/// How values of a type are held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape {
    /// Type of a limb.
    ty: ValueType,
    count: usize,
    /// Bits that mean something, of all limbs together.
    bits: u32,
}

/// Whether registers hold values of a type. Vectors of truth values that are left when vectors have been made legal are those of
/// the target's own operations, in mask registers.
fn is_held(legality: &Legality<'_>, ty: ValueType) -> bool {
    legality.is_legal_type(ty) || ty.is_vector() && ty.scalar_bits() == 1
}

/// Whether registers hold the values of these nodes as they are.
pub fn are_held(legality: &Legality<'_>, dag: &Dag, reachable: &NodeSet) -> bool {
    let is_legal =
        |node: Node| is_immediate(dag, node) || dag.types(node).iter().all(|&t| is_held(legality, t));
    reachable.iter().all(is_legal)
}

/// Makes all types legal; `dag` and `spare` change places if anything is to be done.
pub fn run(
    isa: &Isa<'_>,
    lowering: &dyn Lowering,
    legality: &Legality<'_>,
    dag: &mut Dag,
    spare: &mut Dag,
) -> Result<()> {
    let reachable = dag.reachable();
    if are_held(legality, dag, &reachable) {
        return Ok(());
    }
    spare.start_from(dag);
    let pointer = lowering.facts().pointer_type;
    let map = ValueMap::new(dag);
    let mut pool = ListPool::new();
    pool.reserve(dag.num_results());
    let floats_of_halves = FxHashMap::default();
    let mut round =
        Legalizer { isa, lowering, legality, pointer, old: dag, new: spare, map, pool, floats_of_halves };
    for node in reachable.iter() {
        round.new.order = round.old.node(node).order;
        round.node(node)?;
    }
    let root = round.same(round.old.root)?;
    let mut watched = std::mem::take(&mut round.new.shared.watched);
    watched.follow(round.old, |value| round.same(value).ok());
    spare.shared.watched = watched;
    spare.root = root;
    std::mem::swap(dag, spare);
    Ok(())
}

struct Legalizer<'r> {
    isa: &'r Isa<'r>,
    lowering: &'r dyn Lowering,
    legality: &'r Legality<'r>,
    /// Type of an address, and of the amount of a shift.
    pointer: ValueType,
    old: &'r Dag,
    new: &'r mut Dag,
    map: ValueMap<List>,
    pool: ListPool<Value>,
    /// What the library has made of halves: calls are not found again as equal nodes are.
    floats_of_halves: FxHashMap<Value, Value>,
}

impl<'r> Legalizer<'r> {
    fn shape(&self, ty: ValueType) -> Result<Shape> {
        let bits = ty.bits() as u32;
        if is_held(self.legality, ty) {
            return Ok(Shape { ty, count: 1, bits });
        }
        if ty.is_vector() {
            return Err(Unsupported::new(format!("values of type {ty}")));
        }
        if let Some(wider) = self.legality.int_type_for(bits) {
            return Ok(Shape { ty: wider, count: 1, bits });
        }
        match self.legality.widest_int() {
            Some(ty) => Ok(Shape { ty, count: bits.div_ceil(ty.scalar_bits()) as usize, bits }),
            None => Err(Unsupported::new(format!("values of type {ty}"))),
        }
    }

    /// The type of a truth value: 0 or 1.
    fn truth(&self) -> ValueType {
        self.legality.int_type_for(1).unwrap_or(self.pointer)
    }

    // Old values.

    /// The limbs of a value, with unspecified bits above the highest.
    fn limbs(&self, value: Value) -> Result<Limbs> {
        Ok(Limbs::from_slice(self.made(value)?))
    }

    fn made(&self, value: Value) -> Result<&[Value]> {
        let list = self.map.get(self.old, value).ok_or_else(|| Unsupported::new("a graph with a cycle"))?;
        Ok(self.pool.get(list))
    }

    /// A value that one register holds.
    fn same(&self, value: Value) -> Result<Value> {
        match *self.made(value)? {
            [one] => Ok(one),
            _ => Err(Unsupported::new(format!("{} here", self.old.type_of(value)))),
        }
    }

    fn all_same(&self, values: &[Value]) -> Result<SmallVec<[Value; 8]>> {
        let mut all = SmallVec::new();
        for &value in values {
            all.push(self.same(value)?);
        }
        Ok(all)
    }

    fn old_bits(&self, value: Value) -> u32 {
        self.old.type_of(value).bits() as u32
    }

    fn zero_extended(&mut self, value: Value) -> Result<Value> {
        let v = self.same(value)?;
        Ok(zero_extend_in(self.new, v, self.old_bits(value)))
    }

    fn sign_extended(&mut self, value: Value) -> Result<Value> {
        let v = self.same(value)?;
        Ok(sign_extend_in(self.new, v, self.old_bits(value)))
    }

    /// Limbs with everything above the value zero, or copies of its highest bit.
    fn extended_limbs(&mut self, value: Value, signed: bool) -> Result<Limbs> {
        let mut limbs = self.limbs(value)?;
        let bits = self.old_bits(value);
        if let Some(last) = limbs.last_mut() {
            let width = self.new.type_of(*last).scalar_bits();
            let own = bits - (bits.div_ceil(width) - 1) * width;
            *last = if signed {
                sign_extend_in(self.new, *last, own)
            } else {
                zero_extend_in(self.new, *last, own)
            };
        }
        Ok(limbs)
    }

    /// The same number in `count` limbs of a type: that of the limbs it has, a wider one for a single limb, or a narrower
    /// one that holds all that is wanted of it.
    fn resized(&mut self, limbs: Limbs, ty: ValueType, count: usize, signed: bool) -> Limbs {
        let mut out: Limbs = if !limbs.is_empty() && self.new.type_of(limbs[0]) != ty {
            let own = self.new.type_of(limbs[0]).scalar_bits();
            let op = match (own < ty.scalar_bits(), signed) {
                (true, true) => NodeOp::SIGN_EXTEND,
                (true, false) => NodeOp::ZERO_EXTEND,
                (false, _) => NodeOp::TRUNCATE,
            };
            smallvec![self.new.value(op, ty, &[limbs[0]])]
        } else {
            limbs
        };
        out.truncate(count);
        if out.len() < count {
            let fill = match out.last() {
                Some(&last) if signed => {
                    let amount = self.new.constant(i64::from(ty.scalar_bits()) - 1, self.pointer);
                    self.new.value(NodeOp::SRA, ty, &[last, amount])
                }
                _ => self.new.constant(0, ty),
            };
            out.resize(count, fill);
        }
        out
    }

    // New values.

    fn set(&mut self, node: Node, result: u32, limbs: &[Value]) {
        let list = self.pool.add(limbs);
        self.map.set(self.old, Value::new(node, result), list);
    }

    fn unsupported(&self, node: Node) -> Unsupported {
        let op = self.old.op(node);
        let ty = self.old.types(node).first().copied().unwrap_or_default();
        Unsupported::new(format!("operation '{op:?}' on {ty}"))
    }

    fn call_context(&self) -> CallContext<'r> {
        CallContext::library(self.isa, self.lowering)
    }

    fn node(&mut self, node: Node) -> Result<()> {
        let operands: SmallVec<[Value; 8]> = SmallVec::from_slice(self.old.operands(node));
        let is_legal =
            |v: &Value| is_immediate(self.old, v.node) || is_held(self.legality, self.old.type_of(*v));
        let types = self.old.types(node);
        let results_legal = is_immediate(self.old, node) || types.iter().all(|&t| is_held(self.legality, t));
        if results_legal && operands.iter().all(is_legal) {
            let operands = self.all_same(&operands)?;
            let copy = copy_node(self.old, self.new, node, &operands);
            for result in 0..types.len() as u32 {
                self.set(node, result, &[Value::new(copy, result)]);
            }
            return Ok(());
        }
        if let Some(limbs) = self.divided_element(node, &operands)? {
            self.set(node, 0, &limbs);
            return Ok(());
        }
        if self.floating_point(node, &operands)?
            || self.memory(node, &operands)?
            || self.checked(node, &operands)?
        {
            return Ok(());
        }
        if let Some(limbs) = self.conversion(node, &operands)? {
            self.set(node, 0, &limbs);
            return Ok(());
        }
        let ty = types.first().copied().unwrap_or_default();
        let shape = self.shape(ty)?;
        let limbs = match self.common(node, &operands, shape)? {
            Some(limbs) => limbs,
            None if shape.count == 1 => smallvec![self.promoted(node, &operands, shape)?],
            None => self.expanded(node, &operands, shape)?,
        };
        self.set(node, 0, &limbs);
        Ok(())
    }

    /// Operations that do the same to every limb, and comparisons.
    fn common(&mut self, node: Node, operands: &[Value], shape: Shape) -> Result<Option<Limbs>> {
        let op = self.old.op(node);
        Ok(Some(match op {
            NodeOp::UNDEF | NodeOp::POISON => (0..shape.count).map(|_| self.new.undef(shape.ty)).collect(),
            NodeOp::AND | NodeOp::OR | NodeOp::XOR => {
                let (a, b) = (self.limbs(operands[0])?, self.limbs(operands[1])?);
                a.iter().zip(&b).map(|(&a, &b)| self.new.value(op, shape.ty, &[a, b])).collect()
            }
            NodeOp::FREEZE => {
                let limbs = self.limbs(operands[0])?;
                limbs.iter().map(|&v| self.new.value(op, shape.ty, &[v])).collect()
            }
            NodeOp::SELECT => {
                let cond = self.zero_extended(operands[0])?;
                let (a, b) = (self.limbs(operands[1])?, self.limbs(operands[2])?);
                let ty = |this: &Self, v: Value| this.new.type_of(v);
                a.iter().zip(&b).map(|(&a, &b)| self.new.value(op, ty(self, a), &[cond, a, b])).collect()
            }
            NodeOp::SETCC => {
                let truth = self.comparison(operands)?;
                self.resized(smallvec![truth], shape.ty, 1, false)
            }
            NodeOp::BRCOND => {
                let (chain, to) = (self.same(operands[0])?, self.same(operands[2])?);
                let cond = self.zero_extended(operands[1])?;
                smallvec![self.new.value(op, ValueType::OTHER, &[chain, cond, to])]
            }
            NodeOp::BR_CC => {
                let (chain, to) = (self.same(operands[0])?, self.same(operands[4])?);
                let cond = self.comparison(&[operands[2], operands[3], operands[1]])?;
                smallvec![self.new.value(NodeOp::BRCOND, ValueType::OTHER, &[chain, cond, to])]
            }
            _ => return Ok(None),
        }))
    }

    /// Sums, differences and products with a truth value that says that they do not fit.
    fn checked(&mut self, node: Node, operands: &[Value]) -> Result<bool> {
        let op = self.old.op(node);
        let (wide_op, signed) = match op {
            NodeOp::UADDO | NodeOp::SADDO => (NodeOp::ADD, op == NodeOp::SADDO),
            NodeOp::USUBO | NodeOp::SSUBO => (NodeOp::SUB, op == NodeOp::SSUBO),
            NodeOp::UMULO | NodeOp::SMULO => (NodeOp::MUL, op == NodeOp::SMULO),
            _ => return Ok(false),
        };
        let shape = self.shape(self.old.types(node)[0])?;
        let (a, b) = (self.limbs(operands[0])?, self.limbs(operands[1])?);
        let (limbs, overflow) = if shape.count == 1 {
            let types = [shape.ty, self.truth()];
            let checked = self.new.make(Parts::new(op, &types, &[a[0], b[0]]));
            (smallvec![Value::new(checked, 0)], Value::new(checked, 1))
        } else if wide_op == NodeOp::MUL {
            return Err(self.unsupported(node));
        } else {
            self.arithmetic(shape.ty).checked_sum(wide_op, signed, &a, &b)
        };
        self.set(node, 0, &limbs);
        self.set(node, 1, &[overflow]);
        Ok(true)
    }

    /// A comparison of integers of any width: a truth value.
    fn comparison(&mut self, operands: &[Value]) -> Result<Value> {
        let (lhs, rhs) = (operands[0], operands[1]);
        let Payload::Cond(code) = self.old.payload(operands[2].node) else {
            return Err(Unsupported::new("a comparison without a condition"));
        };
        let ty = self.old.type_of(lhs);
        let truth = self.truth();
        if self.legality.is_legal_type(ty) {
            let (a, b) = (self.same(lhs)?, self.same(rhs)?);
            return Ok(self.new.setcc(truth, a, b, code));
        }
        // Sign extension keeps the order of unsigned numbers, too.
        let is_signed = !code.is_unsigned() && !matches!(code, CondCode::EQ | CondCode::NE);
        let signed = is_signed || self.lowering.facts().prefers_sign_extension(ty);
        let (a, b) = (self.extended_limbs(lhs, signed)?, self.extended_limbs(rhs, signed)?);
        Ok(match (&a[..], &b[..]) {
            (&[a], &[b]) => self.new.setcc(truth, a, b, code),
            _ => self.arithmetic(self.new.type_of(a[0])).compare(&a, &b, code),
        })
    }

    fn arithmetic(&mut self, ty: ValueType) -> limbs::Arithmetic<'_> {
        let truth = self.truth();
        let has_carries = self.lowering.action(self.isa, NodeOp::UADDO_CARRY, ty) == Action::Custom;
        let has_glued_carries = self.legality.is_covered(NodeOp::ADDC, ty);
        let has_funnels = self.legality.is_covered(NodeOp::FSHL, ty);
        let joins_conditions = self.legality.joins_conditions;
        let (dag, pointer) = (&mut *self.new, self.pointer);
        limbs::Arithmetic {
            dag,
            ty,
            truth,
            pointer,
            has_carries,
            has_glued_carries,
            joins_conditions,
            has_funnels,
        }
    }
}

/// Immediate operands of instructions have whatever type the instruction wants.
fn is_immediate(dag: &Dag, node: Node) -> bool {
    dag.op(node) == NodeOp::TARGET_CONSTANT
}

/// Read-modify-write operations: chain, address, value.
pub(crate) fn is_atomic_rmw(op: NodeOp) -> bool {
    matches!(
        op,
        NodeOp::ATOMIC_SWAP
            | NodeOp::ATOMIC_LOAD_ADD
            | NodeOp::ATOMIC_LOAD_SUB
            | NodeOp::ATOMIC_LOAD_AND
            | NodeOp::ATOMIC_LOAD_OR
            | NodeOp::ATOMIC_LOAD_XOR
            | NodeOp::ATOMIC_LOAD_NAND
            | NodeOp::ATOMIC_LOAD_MAX
            | NodeOp::ATOMIC_LOAD_MIN
            | NodeOp::ATOMIC_LOAD_UMAX
            | NodeOp::ATOMIC_LOAD_UMIN
    )
}
