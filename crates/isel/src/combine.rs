//! The combiner: a simpler form of every node that a rule applies to.
//!
//! Rules look at a node whose operands are already simple and at the operands' operands, a bounded number; so one walk
//! over the graph is enough, and it is linear. By topic:
//!
//! * [`known_bits`]: which bits of a value are known.
//! * [`shift_amounts`]: shifts by amounts of which only the lowest bits matter.
//! * [`floats`]: floating-point arithmetic.
//! * [`narrow_operations`]: the widths in which a machine computes best; [`half_width`]: half of a register where that is
//!   enough; [`wide_bytes`]: bytes that are extended in the end.
//! * [`load_widen`]: loads that are better made in the width that their users want, greater or less.
//! * [`load_combine`]: one load in place of several of its parts; [`store_merge`]: one store likewise.
//! * [`narrow_bit_test`]: tests of a few bits in memory.
//! * [`compared_sums`]: comparisons of a value beside a sum of it.
//! * [`truths`]: truth values that are added and scaled.
//! * [`bit_counts`]: comparisons and parities of numbers of bits; [`divisibility`]: remainders that are only compared with zero.

mod bit_counts;
mod compared_sums;
mod demanded_bits;
mod divisibility;
mod floats;
mod half_width;
pub mod known_bits;
mod load_combine;
mod load_widen;
mod narrow_bit_test;
mod narrow_operations;
mod shift_amounts;
mod store_merge;
mod truths;
mod wide_bytes;

use crate::dag::{Dag, Node, NodeData, Parts, Payload, Value, sign_extend, zero_extend};
use crate::legality::Legality;
use crate::lowering::{Lowering, Result};
use crate::node_set::{NodeCounts, NodeSet};
use crate::rewrite::{Made, Results};
use crate::trace::Trace;
use known_bits::known_bits;
use mir::{Isa, MemOperand};
use tables::nodes::NodeOp;
use tables::selection::{CondCode, Extension, flag_bits};
use tables::value_type::ValueType;

/// What there is to know of the target once types are legal.
#[derive(Clone, Copy)]
pub struct Machine<'m> {
    pub isa: &'m Isa<'m>,
    /// Keeps rules from making operations that the target has not.
    pub legality: &'m Legality<'m>,
    pub lowering: &'m dyn Lowering,
    /// Instructions are made one by one, from templates that products with different numbers share ([`crate::fast`]).
    pub one_by_one: bool,
}

/// Nodes that are made beside those of the graph before.
const FEW: usize = 16;

/// Simplifies a graph with these [uses](count_uses), in which the first `num_simple` nodes have been simplified. Before types
/// are legal there is no machine.
pub fn run(
    machine: Option<Machine<'_>>,
    dag: &mut Dag,
    (mut reachable, uses): (NodeSet, NodeCounts),
    num_simple: usize,
    mut trace: Option<Trace<'_>>,
) -> Result<()> {
    let uses = &uses[..];
    let legality = machine.map(|m| m.legality);
    let all = machine.is_some_and(|machine| machine.one_by_one);
    // What is about several accesses, or about what else is in a block, has nothing to do where blocks are not graphs.
    let of_blocks = machine.filter(|machine| !machine.one_by_one);
    let narrow = of_blocks.filter(|machine| !machine.isa.is_big_endian());
    let narrow = narrow.and_then(|machine| machine.lowering.facts().cleared_halves).map(|(half, _)| half);
    let wider = match legality {
        Some(legality) => load_widen::find(legality, dag, uses, (all, narrow)),
        None => load_widen::as_numbers(dag, uses),
    };
    let mut numbers = of_blocks.map(|m| load_combine::find(m, dag, uses)).unwrap_or_default();
    let tests = of_blocks.map(|m| narrow_bit_test::find(m, dag, uses)).unwrap_or_default();
    let mut stores = of_blocks.map(|m| store_merge::find(m, dag, uses)).unwrap_or_default();
    let updates = machine.map(|m| narrow_operations::updates(m, dag, &reachable)).unwrap_or_default();
    let mut compared = of_blocks.map(|m| compared_sums::find(m, dag, &reachable)).unwrap_or_default();
    let has_found = !(numbers.is_empty() && tests.is_empty() && stores.is_empty() && compared.is_empty());
    // What was simple is it still, unless it is part of what was found.
    let num_simple = if has_found || !wider.is_empty() { 0 } else { num_simple };
    reachable.remove_below(num_simple);
    let mut value_uses = NodeCounts::from_slice(&uses[..num_simple]);
    // Most graphs keep their size.
    value_uses.resize(dag.len() + FEW, 0);
    dag.rewrite(&reachable, |dag, node, operands| {
        let mut found = None;
        if let Some(machine) = machine.filter(|_| has_found) {
            found = numbers.make(machine, dag, node, operands);
            found = found.or_else(|| tests.make(dag, node, operands));
            found = found.or_else(|| compared.make(dag, node, operands));
            if found.is_none() {
                found = stores.make(machine, dag, node, operands)?;
            }
        }
        let found =
            found.or_else(|| wider.get(&node).map(|wide| load_widen::make(dag, node, operands, *wide)));
        let is_update = updates.contains(&node);
        let mut combiner = Combiner { machine, legality, dag, value_uses: &mut value_uses, is_update };
        let made = match found {
            Some(results) => Made::Results(results),
            None => {
                let folded = match *combiner.dag.types(node) {
                    [ty] => combiner.fold(node, ty, operands),
                    _ => None,
                };
                if let Some(trace) = &mut trace {
                    trace.combines(combiner.dag, node, folded);
                }
                match folded {
                    Some(value) => Made::Results(Results::from_elem(value, 1)),
                    None => Made::Node(combiner.dag.with_operands(node, operands)),
                }
            }
        };
        let first = match &made {
            Made::Node(made) => Some(*made),
            Made::Results(results) => results.first().map(|first| first.node),
        };
        if let Some(first) = first {
            combiner.note_uses(first, uses[node.as_u32() as usize]);
        }
        if has_found {
            match &made {
                Made::Node(made) => stores.note(node, &dag.results(*made)),
                Made::Results(results) => stores.note(node, results),
            }
            match &made {
                Made::Node(made) => compared.note(node, Value::new(*made, 0)),
                Made::Results(results) => results.first().into_iter().for_each(|&v| compared.note(node, v)),
            }
        }
        Ok(made)
    })
}

/// The nodes that the root needs, as [`Dag::reachable`] gives them, and uses of the first result of every node.
pub fn count_uses(dag: &Dag) -> (NodeSet, NodeCounts) {
    let mut counts = NodeCounts::from_elem(0, dag.len());
    let uses = &mut counts[..];
    let reachable =
        dag.reach(|operand| uses[operand.node.as_u32() as usize] += u32::from(operand.result == 0));
    (reachable, counts)
}

struct Combiner<'c> {
    machine: Option<Machine<'c>>,
    legality: Option<&'c Legality<'c>>,
    dag: &'c mut Dag,
    /// By node: how often the nodes that it stands for are used.
    value_uses: &'c mut NodeCounts,
    /// The node is stored where its first operand was loaded.
    is_update: bool,
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
            self.value_uses.resize(2 * index, 0);
        }
        self.value_uses[index] += uses;
    }

    fn has_one_use(&self, value: Value) -> bool {
        self.value_uses.get(value.node.as_u32() as usize) == Some(&1)
    }

    fn fold(&mut self, node: Node, ty: ValueType, operands: &[Value]) -> Option<Value> {
        let NodeData { op, flags, .. } = *self.dag.node(node);
        match (op, operands) {
            (NodeOp::TOKEN_FACTOR, chains) => self.join(chains),
            (NodeOp::SETCC, &[lhs, rhs, code]) => self.setcc(ty, lhs, rhs, code),
            (NodeOp::SELECT, &[cond, a, b]) => self.select(cond, a, b),
            (NodeOp::TRUNCATE, &[value]) => self.truncate(ty, value),
            (NodeOp::SIGN_EXTEND | NodeOp::ZERO_EXTEND | NodeOp::ANY_EXTEND, &[value]) => {
                self.extend(op, ty, value)
            }
            (NodeOp::SIGN_EXTEND_INREG, &[value, from]) => self.extend_in_register(ty, value, from),
            (NodeOp::BITCAST, &[value]) => self.bitcast(ty, value),
            (NodeOp::BRCOND, &[chain, cond, to]) => self.branch(chain, cond, to),
            (NodeOp::FADD | NodeOp::FSUB | NodeOp::FMUL, &[lhs, rhs]) => {
                self.float_binary(op, ty, lhs, rhs, flags)
            }
            (NodeOp::STORE, _) => {
                let mem = *self.dag.mem(node)?;
                self.stored_back(&mem, operands).or_else(|| self.store_part(mem, operands))
            }
            (NodeOp::ROTL | NodeOp::ROTR, &[value, amount]) => self.shift_amount(op, ty, value, amount),
            (_, &[lhs, rhs]) if ty.is_scalar_int() && ty.scalar_bits() <= 64 => {
                self.binary(op, ty, lhs, rhs, flags)
            }
            _ => None,
        }
    }

    /// Chains in order, each once.
    fn join(&mut self, chains: &[Value]) -> Option<Value> {
        let entry = self.dag.entry();
        if chains.len() > 1 && chains[0] != entry && chains.is_sorted_by(|a, b| a < b) {
            return None;
        }
        let mut unique: Vec<Value> = chains.iter().copied().filter(|&c| c != entry).collect();
        unique.sort_unstable();
        unique.dedup();
        Some(self.dag.token_factor(&unique))
    }

    fn constant(&self, value: Value) -> Option<i64> {
        self.dag.as_number(value)
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
            let simpler = self.with_constant(op, ty, lhs, rhs, number);
            return simpler
                .or_else(|| self.with_carry(op, ty, lhs, rhs))
                .or_else(|| self.zero_half(op, ty, lhs, rhs))
                .or_else(|| self.in_wider(op, ty, lhs, rhs));
        }
        if lhs == rhs {
            match op {
                NodeOp::SUB | NodeOp::XOR => return Some(self.dag.constant(0, ty)),
                NodeOp::AND | NodeOp::OR => return Some(lhs),
                _ => {}
            }
        }
        if matches!(op, NodeOp::SHL | NodeOp::SRL | NodeOp::SRA) {
            return self.shift_amount(op, ty, lhs, rhs).or_else(|| self.in_wider(op, ty, lhs, rhs));
        }
        self.with_carry(op, ty, lhs, rhs)
            .or_else(|| self.rotation(op, ty, lhs, rhs))
            .or_else(|| self.zero_half(op, ty, lhs, rhs))
            .or_else(|| self.in_wider(op, ty, lhs, rhs))
    }

    /// A number that is shifted to both sides, by as much as its width together.
    fn rotation(&mut self, op: NodeOp, ty: ValueType, lhs: Value, rhs: Value) -> Option<Value> {
        let machine = self.machine.filter(|machine| op == NodeOp::OR && !machine.one_by_one)?;
        let (up, down) = if self.dag.op(lhs.node) == NodeOp::SHL { (lhs, rhs) } else { (rhs, lhs) };
        if self.dag.op(up.node) != NodeOp::SHL || self.dag.op(down.node) != NodeOp::SRL {
            return None;
        }
        let (&[a, left], &[b, right]) = (self.dag.operands(up.node), self.dag.operands(down.node)) else {
            return None;
        };
        let (by, back) = (self.constant(left)?, self.constant(right)?);
        let is_whole = a == b && by > 0 && back > 0 && by + back == i64::from(ty.scalar_bits());
        let is_covered = is_whole && machine.legality.is_covered(NodeOp::ROTL, ty);
        is_covered.then(|| self.dag.value(NodeOp::ROTL, ty, &[a, left]))
    }

    /// The simplest node for an operation.
    fn made(&mut self, op: NodeOp, ty: ValueType, lhs: Value, rhs: Value) -> Value {
        self.binary(op, ty, lhs, rhs, 0).unwrap_or_else(|| self.dag.value(op, ty, &[lhs, rhs]))
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
            NodeOp::ADD | NodeOp::AND | NodeOp::OR | NodeOp::XOR
                if self.dag.op(lhs.node) == op
                    && self.dag.operands(lhs.node).get(1).is_some_and(|&v| self.constant(v).is_some()) =>
            {
                let &[inner, second] = self.dag.operands(lhs.node) else { return None };
                let folded = evaluate(op, self.constant(second)?, number, bits)?;
                let folded = self.dag.constant(folded, ty);
                let value = self.binary(op, ty, inner, folded, 0);
                Some(value.unwrap_or_else(|| self.dag.value(op, ty, &[inner, folded])))
            }
            // The offset becomes part of the address of a global.
            NodeOp::ADD => self.dag.behind_global(lhs, number),
            NodeOp::XOR if zero_extend(number, bits) == 1 => self.invert(lhs),
            NodeOp::AND => {
                let mask = zero_extend(number, bits);
                let masked = self.parity(lhs, number).or_else(|| self.mask(lhs, mask));
                let masked = masked.or_else(|| self.masked_half(ty, lhs, mask));
                let masked = masked.or_else(|| self.masked_whole(ty, lhs, mask));
                masked.or_else(|| {
                    let simpler = self.demanded(lhs, mask)?;
                    Some(self.made(op, ty, simpler, rhs))
                })
            }
            NodeOp::SHL | NodeOp::SRL | NodeOp::SRA => {
                let simpler = self.shifted_twice(op, ty, lhs, rhs);
                let simpler = simpler.or_else(|| match op {
                    NodeOp::SHL => self.shifted_field(ty, lhs, number),
                    NodeOp::SRA => self.signed_part(ty, lhs, number),
                    _ => None,
                });
                simpler.or_else(|| self.demanded_by_shift(op, ty, lhs, rhs))
            }
            NodeOp::OR => {
                // All that it would set is set.
                let (known, wanted) = (known_bits(self.dag, lhs), zero_extend(number, bits));
                (known.ones & wanted == wanted).then_some(lhs)
            }
            NodeOp::MUL | NodeOp::UDIV | NodeOp::UREM => {
                let by_shift = self.power_of_two(op, ty, lhs, zero_extend(number, bits));
                by_shift.or_else(|| self.product(op, ty, lhs, sign_extend(number, bits)))
            }
            _ => None,
        }
    }

    /// A product with a constant that the target has something better for.
    fn product(&mut self, op: NodeOp, ty: ValueType, lhs: Value, factor: i64) -> Option<Value> {
        let machine = self.machine.filter(|machine| op == NodeOp::MUL && !machine.one_by_one)?;
        machine.lowering.product(self.dag, ty, lhs, factor)
    }

    fn power_of_two(&mut self, op: NodeOp, ty: ValueType, lhs: Value, number: u64) -> Option<Value> {
        if !number.is_power_of_two() {
            return None;
        }
        let amount_ty = self.amount_type()?;
        match op {
            NodeOp::UREM => {
                let mask = self.dag.constant((number - 1) as i64, ty);
                Some(self.dag.value(NodeOp::AND, ty, &[lhs, mask]))
            }
            _ => {
                let amount = self.dag.constant(number.trailing_zeros().into(), amount_ty);
                let op = if op == NodeOp::MUL { NodeOp::SHL } else { NodeOp::SRL };
                Some(self.dag.value(op, ty, &[lhs, amount]))
            }
        }
    }

    /// The type in which the machine's shifts take their amount.
    fn amount_type(&self) -> Option<ValueType> {
        self.machine.map(|m| m.lowering.facts().shift_amount_type)
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

    /// What is zero if all lanes of a small vector are: its bits as a number.
    fn any_lane(&mut self, value: Value) -> Option<Value> {
        let &[lanes] = self.dag.operands(value.node) else { return None };
        let is_reduced = matches!(self.dag.op(value.node), NodeOp::VECREDUCE_OR | NodeOp::VECREDUCE_UMAX);
        let ty = self.dag.type_of(lanes);
        let bits = ty.lanes() * ty.scalar_bits();
        let fits = ty.is_int()
            && !ty.is_scalable()
            && ty.scalar_bits() >= 8
            && bits.is_power_of_two()
            && (8..=64).contains(&bits);
        if !is_reduced || !fits {
            return None;
        }
        let number = ValueType::int(bits);
        Some(self.bitcast(number, lanes).unwrap_or_else(|| self.dag.value(NodeOp::BITCAST, number, &[lanes])))
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
        if let (Some(0), CondCode::EQ | CondCode::NE) = (right, code)
            && let Some(whole) = self.any_lane(lhs)
        {
            let zero = self.dag.constant(0, self.dag.type_of(whole));
            return Some(self.dag.setcc(ty, whole, zero, code));
        }
        // Below one is zero.
        if let (Some(1), CondCode::ULT | CondCode::UGE) = (right, code) {
            let zero = self.dag.constant(0, operand_ty);
            let code = if code == CondCode::ULT { CondCode::EQ } else { CondCode::NE };
            return Some(self.dag.setcc(ty, lhs, zero, code));
        }
        let Some(right) = right else { return self.half_comparison(ty, lhs, rhs, code) };
        if let Some(holds) = self.always(code, lhs, right) {
            return Some(self.dag.constant(holds.into(), ty));
        }
        self.few_bits(ty, lhs, right, code)
            .or_else(|| self.divisible(ty, lhs, right, code))
            .or_else(|| self.upper_bits(ty, lhs, right, code))
            .or_else(|| self.narrow_comparison(ty, lhs, right, code))
            .or_else(|| self.wide_comparison(ty, lhs, right, code))
    }

    /// A comparison with a number that comes out the same for all values that something can have.
    fn always(&self, code: CondCode, lhs: Value, right: i64) -> Option<bool> {
        let ty = self.dag.type_of(lhs);
        if !ty.is_scalar_int() || ty.scalar_bits() > 64 {
            return None;
        }
        let (known, all) = (known_bits(self.dag, lhs), known_bits::all_bits(ty.scalar_bits()));
        let (least, most) = (known.ones, all & !known.zeros);
        let right = zero_extend(right, ty.scalar_bits());
        match code {
            CondCode::ULT if most < right => Some(true),
            CondCode::ULT if least >= right => Some(false),
            CondCode::UGT if least > right => Some(true),
            CondCode::UGT if most <= right => Some(false),
            CondCode::EQ if known.zeros & right != 0 || known.ones & !right != 0 => Some(false),
            CondCode::NE if known.zeros & right != 0 || known.ones & !right != 0 => Some(true),
            _ => None,
        }
    }

    /// A comparison with a power of two that no instruction can take asks for the bits from there up.
    fn upper_bits(&mut self, ty: ValueType, lhs: Value, right: i64, code: CondCode) -> Option<Value> {
        let machine = self.machine?;
        let of = self.dag.type_of(lhs);
        let limit = match code {
            CondCode::ULT | CondCode::UGE => right as u64,
            CondCode::UGT | CondCode::ULE => (right as u64).checked_add(1)?,
            _ => return None,
        };
        let is_wide = of.is_scalar_int() && of.scalar_bits() == 64;
        if !is_wide || !limit.is_power_of_two() || machine.lowering.compares_with(of, right) {
            return None;
        }
        let amount = self.dag.constant(limit.trailing_zeros().into(), self.amount_type()?);
        let upper = self.dag.value(NodeOp::SRL, of, &[lhs, amount]);
        let zero = self.dag.constant(0, of);
        let is_below = matches!(code, CondCode::ULT | CondCode::ULE);
        Some(self.dag.setcc(ty, upper, zero, if is_below { CondCode::EQ } else { CondCode::NE }))
    }

    fn select(&mut self, cond: Value, a: Value, b: Value) -> Option<Value> {
        if let Some(sum) = self.constant_choice(cond, a, b) {
            return Some(sum);
        }
        if a != b
            && self.legality.is_some_and(|l| l.fuses_comparisons)
            && self.dag.op(cond.node) == NodeOp::SETCC
            && let &[lhs, rhs, code] = self.dag.operands(cond.node)
        {
            let ty = self.dag.type_of(a);
            return Some(self.dag.value(NodeOp::SELECT_CC, ty, &[lhs, rhs, a, b, code]));
        }
        // Of truth values: both, or one of them.
        let ty = self.dag.type_of(a);
        if ty == ValueType::I1 && self.dag.type_of(cond) == ty && a != b {
            if self.constant(b) == Some(0) {
                return Some(self.dag.value(NodeOp::AND, ty, &[cond, a]));
            }
            if self.constant(a).is_some_and(|n| n & 1 == 1) {
                return Some(self.dag.value(NodeOp::OR, ty, &[cond, b]));
            }
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
            // A mask that leaves alone what is left.
            NodeOp::AND if self.has_low_bits(value, ty.scalar_bits()) => {
                let again = self.truncate(ty, inner);
                Some(again.unwrap_or_else(|| self.dag.value(NodeOp::TRUNCATE, ty, &[inner])))
            }
            NodeOp::SIGN_EXTEND | NodeOp::ZERO_EXTEND | NodeOp::ANY_EXTEND if inner_ty == ty => Some(inner),
            NodeOp::SIGN_EXTEND | NodeOp::ZERO_EXTEND | NodeOp::ANY_EXTEND
                if inner_ty.scalar_bits() > ty.scalar_bits() =>
            {
                Some(self.dag.value(NodeOp::TRUNCATE, ty, &[inner]))
            }
            _ => self.low_half(ty, value).or_else(|| {
                let simpler = self.demanded(value, known_bits::all_bits(ty.scalar_bits().clamp(1, 64)))?;
                Some(
                    self.truncate(ty, simpler)
                        .unwrap_or_else(|| self.dag.value(NodeOp::TRUNCATE, ty, &[simpler])),
                )
            }),
        }
    }

    /// Whether a conjunction keeps all of the low bits of its first operand.
    fn has_low_bits(&self, value: Value, bits: u32) -> bool {
        let mask = self.dag.operands(value.node).get(1).and_then(|&m| self.constant(m));
        bits <= 64
            && mask.is_some_and(|mask| mask as u64 & known_bits::all_bits(bits) == known_bits::all_bits(bits))
    }

    /// An extension of a part of a value of the same width.
    fn extend_part(&mut self, op: NodeOp, ty: ValueType, part: Value) -> Option<Value> {
        let from = self.dag.type_of(part);
        let whole = *self.dag.operands(part.node).first()?;
        let is_part = self.dag.op(part.node) == NodeOp::TRUNCATE && self.dag.type_of(whole) == ty;
        if is_part && op == NodeOp::ANY_EXTEND {
            return Some(whole);
        }
        let legality = self.legality?;
        if !is_part || !ty.is_scalar_int() || ty.scalar_bits() > 64 {
            return None;
        }
        let low = known_bits::all_bits(from.scalar_bits());
        match op {
            NodeOp::ZERO_EXTEND => {
                let above = known_bits::all_bits(ty.scalar_bits()) & !low;
                if known_bits(self.dag, whole).zeros & above == above {
                    return Some(whole);
                }
                if !legality.is_covered(NodeOp::AND, ty) {
                    return None;
                }
                let mask = self.dag.constant(low as i64, ty);
                Some(self.dag.value(NodeOp::AND, ty, &[whole, mask]))
            }
            _ => {
                let mem = self.dag.mem(whole.node).filter(|_| self.dag.op(whole.node) == NodeOp::LOAD)?;
                let signed = mem.extension == Extension::Sign && mem.ty.scalar_bits() <= from.scalar_bits();
                signed.then_some(whole)
            }
        }
    }

    /// The low bits of a part of a value of the same width, under a mask: those of the value.
    fn extend_masked(&mut self, op: NodeOp, ty: ValueType, value: Value) -> Option<Value> {
        let legality = self.legality?;
        let from = self.dag.type_of(value);
        let &[part, mask] = self.dag.operands(value.node) else { return None };
        let mask = zero_extend(self.constant(mask)?, from.scalar_bits());
        let is_mask = self.dag.op(value.node) == NodeOp::AND && self.dag.op(part.node) == NodeOp::TRUNCATE;
        // What may be negative is not extended with zeros.
        let fits = op != NodeOp::SIGN_EXTEND || mask >> (from.scalar_bits() - 1) == 0;
        let whole = *self.dag.operands(part.node).first().filter(|_| is_mask && fits)?;
        if self.dag.type_of(whole) != ty || ty.scalar_bits() > 64 || !legality.is_covered(NodeOp::AND, ty) {
            return None;
        }
        let mask = self.dag.constant(mask as i64, ty);
        Some(self.dag.value(NodeOp::AND, ty, &[whole, mask]))
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
        if let Some(whole) = self.extend_part(op, ty, value) {
            return Some(whole);
        }
        if let Some(masked) = self.extend_masked(op, ty, value) {
            return Some(masked);
        }
        if let Some(negated) = self.extend_truth(op, ty, value) {
            return Some(negated);
        }
        if let Some(wide) = self.extend_byte(op, ty, value).or_else(|| self.extend_sum(op, ty, value)) {
            return Some(wide);
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

    /// Whether a number is 0 or 1 whatever its operands are.
    fn is_truth(&self, value: Value) -> bool {
        let all = known_bits::all_bits(self.dag.type_of(value).scalar_bits().min(64));
        all > 1 && known_bits(self.dag, value).zeros | 1 == all
    }

    /// The extension of a truth value that is 0 or -1: that of 0 or 1, and then the difference.
    fn extend_truth(&mut self, op: NodeOp, ty: ValueType, value: Value) -> Option<Value> {
        let &[zero, truth] = self.dag.operands(value.node) else { return None };
        let is_negated = self.dag.op(value.node) == NodeOp::SUB && self.constant(zero) == Some(0);
        let is_wanted = op == NodeOp::SIGN_EXTEND && ty.scalar_bits() <= 64 && self.machine.is_some();
        if !is_wanted || !is_negated || !self.is_truth(truth) {
            return None;
        }
        let wide = self.extend(NodeOp::ZERO_EXTEND, ty, truth);
        let wide = wide.unwrap_or_else(|| self.dag.value(NodeOp::ZERO_EXTEND, ty, &[truth]));
        let zero = self.dag.constant(0, ty);
        Some(self.dag.value(NodeOp::SUB, ty, &[zero, wide]))
    }

    /// A number that is shifted up and back with its sign: the extension of its low bits, where the machine has one.
    fn signed_part(&mut self, ty: ValueType, value: Value, by: i64) -> Option<Value> {
        let legality = self.machine.filter(|machine| !machine.one_by_one)?.legality;
        let &[number, amount] = self.dag.operands(value.node) else { return None };
        let low = i64::from(ty.scalar_bits()) - by;
        if self.dag.op(value.node) != NodeOp::SHL
            || self.constant(amount) != Some(by)
            || !matches!(low, 8 | 16 | 32)
        {
            return None;
        }
        let from = ValueType::int(low as u32);
        if legality.has_extension_within(ty, from) {
            let from = self.dag.type_leaf(from);
            return Some(self.dag.value(NodeOp::SIGN_EXTEND_INREG, ty, &[number, from]));
        }
        let is_part = legality.is_legal_type(from)
            && legality.has_conversion(NodeOp::SIGN_EXTEND, ty, from)
            && legality.has_conversion(NodeOp::TRUNCATE, from, ty);
        is_part.then(|| {
            let part = self.dag.value(NodeOp::TRUNCATE, from, &[number]);
            self.dag.value(NodeOp::SIGN_EXTEND, ty, &[part])
        })
    }

    /// The extension of a sum of what is loaded and a number, which does not overflow: the load extends what the sum needs.
    fn extend_sum(&mut self, op: NodeOp, ty: ValueType, value: Value) -> Option<Value> {
        let (_, whole) = self.halves().filter(|_| op == NodeOp::SIGN_EXTEND && self.has_one_use(value))?;
        let &[load, number] = self.dag.operands(value.node) else { return None };
        let number = self.constant(number)?;
        let from = self.dag.type_of(value);
        let keeps_sign = self.dag.node(value.node).flags & flag_bits::NO_SIGNED_WRAP != 0;
        let is_sum = self.dag.op(value.node) == NodeOp::ADD && keeps_sign;
        let is_loaded = self.dag.op(load.node) == NodeOp::LOAD && load.result == 0 && self.has_one_use(load);
        if ty != whole || !is_sum || !is_loaded || self.dag.mem(load.node)?.extension != Extension::None {
            return None;
        }
        let wide = self.dag.value(op, ty, &[load]);
        let number = self.dag.constant(sign_extend(number, from.scalar_bits()), ty);
        Some(self.dag.value(NodeOp::ADD, ty, &[wide, number]))
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
            _ if bits == 1 && self.is_truth(value) => {
                let zero = self.dag.constant(0, ty);
                Some(self.dag.value(NodeOp::SUB, ty, &[zero, value]))
            }
            _ if known_bits::is_sign_extended(self.dag, value, bits) => Some(value),
            _ => {
                let simpler = self.demanded(value, known_bits::all_bits(bits.clamp(1, 64)))?;
                let again = self.extend_in_register(ty, simpler, from);
                Some(again.unwrap_or_else(|| self.dag.value(NodeOp::SIGN_EXTEND_INREG, ty, &[simpler, from])))
            }
        }
    }

    /// A field of a number that is moved from one place to another: one shift by the distance, and the mask where it arrives.
    fn shifted_field(&mut self, ty: ValueType, value: Value, by: i64) -> Option<Value> {
        let machine = self.machine.filter(|machine| !machine.one_by_one)?;
        let &[shifted, mask] = self.dag.operands(value.node) else { return None };
        let is_field = self.dag.op(value.node) == NodeOp::AND && self.dag.op(shifted.node) == NodeOp::SRL;
        if !is_field || !self.has_one_use(value) || !self.has_one_use(shifted) {
            return None;
        }
        let (&[number, amount], bits) = (self.dag.operands(shifted.node), ty.scalar_bits()) else {
            return None;
        };
        let (mask, from) = (zero_extend(self.constant(mask)?, bits), self.constant(amount)?);
        let arrived = sign_extend((mask as i64).checked_shl(u32::try_from(by).ok()?)?, bits);
        let is_within = (0..i64::from(bits)).contains(&from) && by > half_width::MAX_SCALE_BITS;
        // What the instruction takes as well as the mask before.
        let width = machine.lowering.facts().moved_number_bits;
        if !is_within || by >= i64::from(bits) || width == 0 || arrived != sign_extend(arrived, width) {
            return None;
        }
        let amount_ty = self.dag.type_of(amount);
        let (op, distance) = if from >= by { (NodeOp::SRL, from - by) } else { (NodeOp::SHL, by - from) };
        let distance = self.dag.constant(distance, amount_ty);
        let moved = self.made(op, ty, number, distance);
        let mask = self.dag.constant(arrived, ty);
        Some(self.dag.value(NodeOp::AND, ty, &[moved, mask]))
    }

    /// The bits of a value under a constant mask.
    fn mask(&mut self, value: Value, mask: u64) -> Option<Value> {
        let ty = self.dag.type_of(value);
        let known = known_bits(self.dag, value);
        let possible = known_bits::all_bits(ty.scalar_bits()) & !known.zeros;
        if possible & !mask == 0 {
            return Some(value);
        }
        if possible & mask == 0 {
            return Some(self.dag.constant(0, ty));
        }
        match self.dag.op(value.node) {
            NodeOp::LOAD if mask.wrapping_add(1).is_power_of_two() => {
                self.extend_load(value, Extension::Zero, mask.trailing_ones())
            }
            _ => None,
        }
    }

    /// A load whose value is extended from what was loaded does it itself; others who use it do not mind.
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
        if mem.extension != Extension::Any || !can {
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
