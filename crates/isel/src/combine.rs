//! Simplification: every node is made again, in a simpler form if a rule applies.
//!
//! Rules look at a node whose operands are already simple and at the operands' operands, a bounded number; so one walk
//! over the graph is enough, and it is linear.

use crate::dag::{Dag, Node, Parts, Payload, Value, sign_extend, zero_extend};
use crate::legality::Legality;
use crate::legalize::copy_node;
use crate::lowering::Result;
use crate::rebuild::Results;
use mir::MemOperand;
use tables::nodes::NodeOp;
use tables::selection::{CondCode, Extension};
use tables::value_type::ValueType;

/// Simplifies; `dag` and `spare` change places. Once types are legal, `legality` keeps rules from making loads that the
/// target has not.
pub fn run(legality: Option<&Legality>, dag: &mut Dag, spare: &mut Dag) -> Result<()> {
    let uses = count_uses(dag);
    let mut value_uses = Vec::new();
    dag.rebuild(spare, |old, new, node, operands| {
        let mut combiner = Combiner { legality, dag: new, value_uses: &mut value_uses };
        let folded = match old.types(node) {
            [ty] => combiner.fold(old, node, *ty, operands),
            _ => None,
        };
        let made = match folded {
            Some(value) => value.node,
            None => copy_node(old, combiner.dag, node, operands),
        };
        combiner.note_uses(made, uses[node.as_u32() as usize]);
        Ok(match folded {
            Some(value) => Results::from_elem(value, 1),
            None => new.results(made),
        })
    })
}

/// Uses of the first result of every node.
pub fn count_uses(dag: &Dag) -> Vec<u32> {
    let reachable = dag.reachable();
    let mut uses = vec![0; dag.len()];
    for node in dag.nodes().filter(|n| reachable[n.as_u32() as usize]) {
        for operand in dag.operands(node).iter().filter(|v| v.result == 0) {
            uses[operand.node.as_u32() as usize] += 1;
        }
    }
    uses
}

struct Combiner<'c> {
    legality: Option<&'c Legality>,
    dag: &'c mut Dag,
    /// By new node: how often the old nodes that became it are used.
    value_uses: &'c mut Vec<u32>,
}

/// Operations whose operands may change places.
fn is_commutative(op: NodeOp) -> bool {
    matches!(
        op,
        NodeOp::ADD
            | NodeOp::MUL
            | NodeOp::AND
            | NodeOp::OR
            | NodeOp::XOR
            | NodeOp::MULHS
            | NodeOp::MULHU
            | NodeOp::SMIN
            | NodeOp::SMAX
            | NodeOp::UMIN
            | NodeOp::UMAX
    )
}

impl Combiner<'_> {
    fn note_uses(&mut self, node: Node, uses: u32) {
        let index = node.as_u32() as usize;
        if self.value_uses.len() <= index {
            self.value_uses.resize(index + 1, 0);
        }
        self.value_uses[index] += uses;
    }

    fn has_one_use(&self, value: Value) -> bool {
        self.value_uses.get(value.node.as_u32() as usize) == Some(&1)
    }

    fn fold(&mut self, old: &Dag, node: Node, ty: ValueType, operands: &[Value]) -> Option<Value> {
        let op = old.op(node);
        match (op, operands) {
            (NodeOp::TOKEN_FACTOR, chains) => Some(self.join(chains)),
            (NodeOp::SETCC, &[lhs, rhs, code]) => self.setcc(ty, lhs, rhs, code),
            (NodeOp::SELECT, &[cond, a, b]) => self.select(cond, a, b),
            (NodeOp::TRUNCATE, &[value]) => self.truncate(ty, value),
            (NodeOp::SIGN_EXTEND | NodeOp::ZERO_EXTEND | NodeOp::ANY_EXTEND, &[value]) => {
                self.extend(op, ty, value)
            }
            (NodeOp::SIGN_EXTEND_INREG, &[value, from]) => self.extend_in_register(ty, value, from),
            (NodeOp::BITCAST, &[value]) => self.bitcast(ty, value),
            (NodeOp::BRCOND, &[chain, cond, to]) => self.branch(chain, cond, to),
            (_, &[lhs, rhs]) if ty.is_scalar_int() && ty.scalar_bits() <= 64 => {
                self.binary(op, ty, lhs, rhs, old.node(node).flags)
            }
            _ => None,
        }
    }

    fn join(&mut self, chains: &[Value]) -> Value {
        let entry = self.dag.entry();
        let mut unique: Vec<Value> = chains.iter().copied().filter(|&c| c != entry).collect();
        unique.sort_unstable();
        unique.dedup();
        self.dag.token_factor(&unique)
    }

    fn constant(&self, value: Value) -> Option<i64> {
        self.dag.as_constant(value).filter(|_| self.dag.op(value.node) == NodeOp::CONSTANT)
    }

    // Arithmetic.

    fn binary(&mut self, op: NodeOp, ty: ValueType, lhs: Value, rhs: Value, flags: u16) -> Option<Value> {
        let (left, right) = (self.constant(lhs), self.constant(rhs));
        if let (Some(a), Some(b)) = (left, right)
            && let Some(number) = evaluate(op, a, b, ty.scalar_bits())
        {
            return Some(self.dag.constant(number, ty));
        }
        if left.is_some() && right.is_none() && is_commutative(op) {
            let operands = [rhs, lhs];
            return self
                .binary(op, ty, rhs, lhs, flags)
                .or_else(|| Some(self.dag.make(Parts { flags, ..Parts::new(op, &[ty], &operands) }).into()));
        }
        if let Some(number) = right {
            return self.with_constant(op, ty, lhs, rhs, number);
        }
        if lhs == rhs {
            return match op {
                NodeOp::SUB | NodeOp::XOR => Some(self.dag.constant(0, ty)),
                NodeOp::AND | NodeOp::OR => Some(lhs),
                _ => None,
            };
        }
        None
    }

    fn with_constant(
        &mut self,
        op: NodeOp,
        ty: ValueType,
        lhs: Value,
        rhs: Value,
        number: i64,
    ) -> Option<Value> {
        let bits = ty.scalar_bits();
        let zero = |this: &mut Self| Some(this.dag.constant(0, ty));
        match (op, number) {
            (
                NodeOp::ADD
                | NodeOp::SUB
                | NodeOp::OR
                | NodeOp::XOR
                | NodeOp::SHL
                | NodeOp::SRL
                | NodeOp::SRA,
                0,
            )
            | (NodeOp::AND, -1)
            | (NodeOp::MUL | NodeOp::SDIV | NodeOp::UDIV, 1) => return Some(lhs),
            (NodeOp::AND | NodeOp::MUL, 0) | (NodeOp::UREM | NodeOp::SREM, 1) => return zero(self),
            (NodeOp::OR, -1) => return Some(rhs),
            _ => {}
        }
        match op {
            NodeOp::SUB => {
                // One form for constant distances.
                let negative = self.dag.constant(number.wrapping_neg(), ty);
                let sum = self.binary(NodeOp::ADD, ty, lhs, negative, 0);
                Some(sum.unwrap_or_else(|| self.dag.value(NodeOp::ADD, ty, &[lhs, negative])))
            }
            NodeOp::ADD | NodeOp::AND | NodeOp::OR | NodeOp::XOR if self.dag.op(lhs.node) == op => {
                let &[inner, second] = self.dag.operands(lhs.node) else { return None };
                let folded = evaluate(op, self.constant(second)?, number, bits)?;
                let folded = self.dag.constant(folded, ty);
                let value = self.binary(op, ty, inner, folded, 0);
                Some(value.unwrap_or_else(|| self.dag.value(op, ty, &[inner, folded])))
            }
            NodeOp::ADD => self.add_to_address(lhs, number),
            NodeOp::XOR if zero_extend(number, bits) == 1 => self.invert(lhs),
            NodeOp::AND => self.mask(lhs, zero_extend(number, bits)),
            NodeOp::MUL | NodeOp::UDIV | NodeOp::UREM => {
                self.power_of_two(op, ty, lhs, zero_extend(number, bits))
            }
            _ => None,
        }
    }

    /// The offset becomes part of the address of a global.
    fn add_to_address(&mut self, base: Value, number: i64) -> Option<Value> {
        let Payload::Global { global, flags, offset } = self.dag.payload(base.node) else { return None };
        if self.dag.op(base.node) != NodeOp::GLOBAL_ADDRESS {
            return None;
        }
        let payload = Payload::Global { global, flags, offset: offset.checked_add(number)? };
        let ty = self.dag.type_of(base);
        Some(self.dag.leaf(NodeOp::GLOBAL_ADDRESS, ty, payload))
    }

    fn power_of_two(&mut self, op: NodeOp, ty: ValueType, lhs: Value, number: u64) -> Option<Value> {
        if !number.is_power_of_two() {
            return None;
        }
        let by = number.trailing_zeros().into();
        let amount = |this: &mut Self| {
            // Amounts have the type of an address, which is that of the widest register.
            let ty = this.legality.and_then(|l| l.widest_int()).unwrap_or(ValueType::I64);
            this.dag.constant(by, ty)
        };
        self.legality?;
        match op {
            NodeOp::UREM => {
                let mask = self.dag.constant((number - 1) as i64, ty);
                Some(self.dag.value(NodeOp::AND, ty, &[lhs, mask]))
            }
            _ => {
                let amount = amount(self);
                let op = if op == NodeOp::MUL { NodeOp::SHL } else { NodeOp::SRL };
                Some(self.dag.value(op, ty, &[lhs, amount]))
            }
        }
    }

    // Comparisons and choices.

    /// The opposite of a truth value.
    fn invert(&mut self, value: Value) -> Option<Value> {
        if self.dag.op(value.node) != NodeOp::SETCC {
            return None;
        }
        let &[lhs, rhs, code] = self.dag.operands(value.node) else { return None };
        let Payload::Cond(code) = self.dag.payload(code.node) else { return None };
        let operand_ty = self.dag.type_of(lhs);
        let inverse = code.inverse(operand_ty.is_int());
        if self.legality.is_some_and(|l| !l.has_condition(operand_ty, inverse)) {
            return None;
        }
        let ty = self.dag.type_of(value);
        Some(self.dag.setcc(ty, lhs, rhs, inverse))
    }

    fn setcc(&mut self, ty: ValueType, lhs: Value, rhs: Value, code: Value) -> Option<Value> {
        let Payload::Cond(code) = self.dag.payload(code.node) else { return None };
        let operand_ty = self.dag.type_of(lhs);
        let (left, right) = (self.constant(lhs), self.constant(rhs));
        match (left, right) {
            (Some(a), Some(b)) => {
                let holds = compare(code, a, b, operand_ty.scalar_bits())?;
                return Some(self.dag.constant(holds.into(), ty));
            }
            (Some(_), None) => {
                let swapped = self.dag.cond(code.swapped());
                let value = self.setcc(ty, rhs, lhs, swapped);
                return Some(value.unwrap_or_else(|| self.dag.setcc(ty, rhs, lhs, code.swapped())));
            }
            _ => {}
        }
        let is_truth = self.dag.op(lhs.node) == NodeOp::SETCC && operand_ty == ty;
        if right == Some(0) && is_truth {
            return match code {
                CondCode::NE => Some(lhs),
                CondCode::EQ => self.invert(lhs),
                _ => None,
            };
        }
        // Below one is zero.
        if right == Some(1) && code == CondCode::ULT {
            let zero = self.dag.constant(0, operand_ty);
            return Some(self.dag.setcc(ty, lhs, zero, CondCode::EQ));
        }
        None
    }

    fn select(&mut self, cond: Value, a: Value, b: Value) -> Option<Value> {
        if a != b
            && self.legality.is_some_and(|l| l.fuses_comparisons)
            && self.dag.op(cond.node) == NodeOp::SETCC
            && let &[lhs, rhs, code] = self.dag.operands(cond.node)
        {
            let ty = self.dag.type_of(a);
            return Some(self.dag.value(NodeOp::SELECT_CC, ty, &[lhs, rhs, a, b, code]));
        }
        match self.constant(cond) {
            _ if a == b => Some(a),
            Some(0) => Some(b),
            Some(_) => Some(a),
            None => None,
        }
    }

    fn branch(&mut self, chain: Value, cond: Value, to: Value) -> Option<Value> {
        // A comparison of a truth value with zero.
        if self.dag.op(cond.node) != NodeOp::SETCC {
            return None;
        }
        let &[lhs, rhs, code] = self.dag.operands(cond.node) else { return None };
        let is_truth = self.dag.op(lhs.node) == NodeOp::SETCC && self.constant(rhs) == Some(0);
        if is_truth && self.dag.payload(code.node) == Payload::Cond(CondCode::NE) {
            return Some(self.dag.value(NodeOp::BRCOND, ValueType::OTHER, &[chain, lhs, to]));
        }
        if self.legality.is_some_and(|l| l.fuses_comparisons) {
            let operands = [chain, code, lhs, rhs, to];
            return Some(self.dag.value(NodeOp::BR_CC, ValueType::OTHER, &operands));
        }
        None
    }

    // Widths.

    fn truncate(&mut self, ty: ValueType, value: Value) -> Option<Value> {
        if let Some(number) = self.constant(value) {
            return Some(self.dag.constant(number, ty));
        }
        let inner = *self.dag.operands(value.node).first()?;
        let inner_ty = self.dag.type_of(inner);
        match self.dag.op(value.node) {
            NodeOp::TRUNCATE => Some(self.dag.value(NodeOp::TRUNCATE, ty, &[inner])),
            NodeOp::SIGN_EXTEND | NodeOp::ZERO_EXTEND | NodeOp::ANY_EXTEND if inner_ty == ty => Some(inner),
            NodeOp::SIGN_EXTEND | NodeOp::ZERO_EXTEND | NodeOp::ANY_EXTEND
                if inner_ty.scalar_bits() > ty.scalar_bits() =>
            {
                Some(self.dag.value(NodeOp::TRUNCATE, ty, &[inner]))
            }
            _ => None,
        }
    }

    fn extend(&mut self, op: NodeOp, ty: ValueType, value: Value) -> Option<Value> {
        let from = self.dag.type_of(value);
        if let Some(number) = self.constant(value).filter(|_| ty.scalar_bits() <= 64) {
            let number = if op == NodeOp::ZERO_EXTEND {
                zero_extend(number, from.scalar_bits()) as i64
            } else {
                sign_extend(number, from.scalar_bits())
            };
            return Some(self.dag.constant(number, ty));
        }
        let inner_op = self.dag.op(value.node);
        let extends = matches!(inner_op, NodeOp::SIGN_EXTEND | NodeOp::ZERO_EXTEND);
        // The same extension twice, whatever extension of one, or that of a number that cannot be negative.
        let is_positive = op == NodeOp::SIGN_EXTEND && inner_op == NodeOp::ZERO_EXTEND;
        if extends && (op == inner_op || op == NodeOp::ANY_EXTEND || is_positive) {
            let inner = *self.dag.operands(value.node).first()?;
            return Some(self.dag.value(inner_op, ty, &[inner]));
        }
        None
    }

    fn extend_in_register(&mut self, ty: ValueType, value: Value, from: Value) -> Option<Value> {
        let Payload::Type(from_ty) = self.dag.payload(from.node) else { return None };
        let bits = from_ty.scalar_bits();
        if let Some(number) = self.constant(value) {
            return Some(self.dag.constant(sign_extend(number, bits), ty));
        }
        match self.dag.op(value.node) {
            NodeOp::SIGN_EXTEND_INREG | NodeOp::ASSERT_SEXT => {
                let inner = *self.dag.operands(value.node).get(1)?;
                let Payload::Type(inner) = self.dag.payload(inner.node) else { return None };
                (inner.scalar_bits() <= bits).then_some(value)
            }
            NodeOp::LOAD => self.extend_load(value, Extension::Sign, bits),
            _ => None,
        }
    }

    /// The bits of a value under a constant mask.
    fn mask(&mut self, value: Value, mask: u64) -> Option<Value> {
        match self.dag.op(value.node) {
            // A truth value is 0 or 1 in whatever register it is.
            NodeOp::SETCC if mask & 1 == 1 => Some(value),
            NodeOp::ASSERT_ZEXT => {
                let inner = *self.dag.operands(value.node).get(1)?;
                let Payload::Type(inner) = self.dag.payload(inner.node) else { return None };
                let known = zero_extend(-1, inner.scalar_bits());
                (known & mask == known).then_some(value)
            }
            NodeOp::LOAD if mask.wrapping_add(1).is_power_of_two() => {
                self.extend_load(value, Extension::Zero, mask.trailing_ones())
            }
            _ => None,
        }
    }

    /// A load whose value is extended from what was loaded, and used nowhere else, does it itself.
    fn extend_load(&mut self, load: Value, extension: Extension, bits: u32) -> Option<Value> {
        let mem = *self.dag.mem(load.node)?;
        let ty = self.dag.type_of(load);
        if mem.ty.scalar_bits() != bits {
            return None;
        }
        if mem.extension == extension {
            return Some(load);
        }
        let can = self.legality?.has_load(extension, ty, mem.ty);
        if mem.extension != Extension::Any || !can || !self.has_one_use(load) {
            return None;
        }
        self.dag.set_mem(load.node, MemOperand { extension, ..mem });
        Some(load)
    }

    fn bitcast(&mut self, ty: ValueType, value: Value) -> Option<Value> {
        if self.dag.op(value.node) == NodeOp::BITCAST {
            let inner = *self.dag.operands(value.node).first()?;
            if self.dag.type_of(inner) == ty {
                return Some(inner);
            }
        }
        None
    }
}

/// The result of an operation on constants, as far as it is defined.
fn evaluate(op: NodeOp, a: i64, b: i64, bits: u32) -> Option<i64> {
    let (ua, ub) = (zero_extend(a, bits), zero_extend(b, bits));
    let amount = u32::try_from(ub).ok().filter(|&n| n < bits);
    Some(match op {
        NodeOp::ADD => a.wrapping_add(b),
        NodeOp::SUB => a.wrapping_sub(b),
        NodeOp::MUL => a.wrapping_mul(b),
        NodeOp::AND => a & b,
        NodeOp::OR => a | b,
        NodeOp::XOR => a ^ b,
        NodeOp::SHL => a << amount?,
        NodeOp::SRL => (ua >> amount?) as i64,
        NodeOp::SRA => a >> amount?,
        NodeOp::UDIV => ua.checked_div(ub)? as i64,
        NodeOp::UREM => ua.checked_rem(ub)? as i64,
        NodeOp::SDIV => sign_extend(a, bits).checked_div(sign_extend(b, bits))?,
        NodeOp::SREM => sign_extend(a, bits).checked_rem(sign_extend(b, bits))?,
        _ => return None,
    })
}

fn compare(code: CondCode, a: i64, b: i64, bits: u32) -> Option<bool> {
    let (ua, ub) = (zero_extend(a, bits), zero_extend(b, bits));
    let (sa, sb) = (sign_extend(a, bits), sign_extend(b, bits));
    Some(match code {
        CondCode::EQ => ua == ub,
        CondCode::NE => ua != ub,
        CondCode::LT => sa < sb,
        CondCode::LE => sa <= sb,
        CondCode::GT => sa > sb,
        CondCode::GE => sa >= sb,
        CondCode::ULT => ua < ub,
        CondCode::ULE => ua <= ub,
        CondCode::UGT => ua > ub,
        CondCode::UGE => ua >= ub,
        _ => return None,
    })
}
