//! Comparisons beside sums: a value that is compared with one number, and to which another is added.
//!
//! ```text
//! t2 = add t1, -1                 t2 = add t1, -1
//! setcc t1, 2, lt           →     setcc t1, 1, le          where comparisons are subtractions that set flags
//!                           →     setcc t2, 0, le          where branches compare two registers
//! ```
//!
//! Both are what becomes of `if (--count <= 0)`, whose comparison IR has of the count as it was. The first is then one with the
//! sum, which makes the flags (`peephole-opt`, `flag-reuse`); the second needs no register for the number, and not the old count.
//! The sum must not wrap for that, or be only compared for equality. Linear.

use super::Machine;
use super::known_bits::is_sign_extended;
use crate::dag::{Dag, Node, Payload, Value, sign_extend};
use crate::node_set::NodeSet;
use crate::rewrite::Results;
use smallvec::SmallVec;
use support::hash::FxHashMap;
use tables::nodes::NodeOp;
use tables::selection::CondCode;

/// What becomes of a comparison.
#[derive(Clone, Copy, Debug)]
enum Change {
    /// The same value is compared with another number.
    Number(CondCode, i64),
    /// The sum with a number is compared with zero.
    Sum(Node, i64, CondCode),
}

/// Comparisons that change, and what the sums became that they are compared with.
#[derive(Default)]
pub struct Found {
    changes: FxHashMap<Node, Change>,
    sums: FxHashMap<Node, Option<Value>>,
}

/// A comparison of a value with a number, by itself or in a branch or a choice.
struct Compared {
    node: Node,
    value: Value,
    code: CondCode,
    number: i64,
}

/// A value and the number that is added to it.
struct Sum {
    of: Value,
    number: i64,
    node: Node,
}

pub fn find(machine: Machine<'_>, dag: &Dag, reachable: &NodeSet) -> Found {
    let mut found = Found::default();
    if !COMPARISONS.iter().any(|&op| dag.may_have(op)) || !dag.may_have(NodeOp::ADD) {
        return found;
    }
    let compared: SmallVec<[Compared; 4]> = reachable.iter().filter_map(|node| compared(dag, node)).collect();
    if compared.is_empty() {
        return found;
    }
    let sums = sums(dag, reachable, &compared);
    for compared in &compared {
        let of = unextended(dag, compared.value);
        let mut of_value = sums.iter().filter(|sum| unextended(dag, sum.of) == of);
        let change = match machine.lowering.facts().compares_by_flags {
            true => {
                of_value.filter(|sum| sum.of == compared.value).find_map(|sum| beside(dag, sum, compared))
            }
            false => of_value.find_map(|sum| with_zero(sum, compared)),
        };
        if let Some(change) = change {
            found.changes.insert(compared.node, change);
            if let Change::Sum(sum, ..) = change {
                found.sums.insert(sum, None);
            }
        }
    }
    found
}

const COMPARISONS: [NodeOp; 3] = [NodeOp::SETCC, NodeOp::BR_CC, NodeOp::SELECT_CC];

/// Where a node that compares has the two values and the condition.
fn places(op: NodeOp) -> Option<[usize; 3]> {
    match op {
        NodeOp::SETCC => Some([0, 1, 2]),
        NodeOp::BR_CC => Some([2, 3, 1]),
        NodeOp::SELECT_CC => Some([0, 1, 4]),
        _ => None,
    }
}

fn compared(dag: &Dag, node: Node) -> Option<Compared> {
    let [value, number, code] = places(dag.op(node))?.map(|place| dag.operands(node).get(place).copied());
    let (value, number) = (value?, dag.as_constant(number?)?);
    let Payload::Cond(code) = dag.payload(code?.node) else { return None };
    let ty = dag.type_of(value);
    // A comparison with zero needs no help.
    let is_it = number != 0 && ty.is_scalar_int() && ty.scalar_bits() <= 64;
    is_it.then_some(Compared { node, value, code, number })
}

/// What a value is extended from: a load may become one that extends.
fn unextended(dag: &Dag, value: Value) -> Value {
    match (dag.op(value.node), dag.operands(value.node)) {
        (NodeOp::SIGN_EXTEND_INREG, &[inner, _]) => inner,
        _ => value,
    }
}

/// Sums of what is compared and a number. One that is wanted extended is made together with the extension.
fn sums(dag: &Dag, reachable: &NodeSet, compared: &[Compared]) -> SmallVec<[Sum; 4]> {
    let mut sums: SmallVec<[Sum; 4]> = SmallVec::new();
    for node in reachable.iter() {
        match (dag.op(node), dag.operands(node)) {
            (NodeOp::ADD, &[of, number]) => {
                if let Some(number) = dag.as_constant(number)
                    && compared.iter().any(|c| unextended(dag, c.value) == unextended(dag, of))
                {
                    sums.push(Sum { of, number, node });
                }
            }
            (NodeOp::SIGN_EXTEND_INREG, &[sum, _]) => sums.retain(|s| s.node != sum.node),
            _ => {}
        }
    }
    sums
}

/// The comparison with the number that the sum subtracts.
fn beside(dag: &Dag, sum: &Sum, compared: &Compared) -> Option<Change> {
    let bits = dag.type_of(sum.of).scalar_bits();
    let subtracted = sign_extend(sum.number.wrapping_neg(), bits);
    let number = sign_extend(compared.number, bits);
    let (other, by) = match compared.code {
        CondCode::LT => (CondCode::LE, -1),
        CondCode::GE => (CondCode::GT, -1),
        CondCode::GT => (CondCode::GE, 1),
        CondCode::LE => (CondCode::LT, 1),
        _ => return None,
    };
    (number.checked_add(by)? == subtracted).then_some(Change::Number(other, subtracted))
}

/// The comparison of the sum with zero, if it stands before the comparison.
fn with_zero(sum: &Sum, compared: &Compared) -> Option<Change> {
    let code = match (compared.code, compared.number.checked_add(sum.number)?) {
        (code @ (CondCode::EQ | CondCode::NE), 0) => code,
        (code @ (CondCode::LT | CondCode::LE | CondCode::GT | CondCode::GE), 0) => code,
        (CondCode::LT, 1) => CondCode::LE,
        (CondCode::GE, 1) => CondCode::GT,
        (CondCode::GT, -1) => CondCode::GE,
        (CondCode::LE, -1) => CondCode::LT,
        _ => return None,
    };
    (sum.node < compared.node).then_some(Change::Sum(sum.node, sum.number, code))
}

/// Whether a node is the sum of a value and a number, and as a number with a sign no other than it would be without a limit.
/// For equality the limit does not matter.
fn is_sum(dag: &Dag, sum: Value, value: Value, number: i64, code: CondCode) -> bool {
    let bits = dag.type_of(value).scalar_bits();
    let is_sum = dag.op(sum.node) == NodeOp::ADD
        && matches!(*dag.operands(sum.node), [of, by] if of == value && dag.as_constant(by) == Some(number));
    // A quarter of all numbers, and a number that is smaller than that.
    let fits =
        || bits > 2 && is_sign_extended(dag, value, bits - 2) && number.unsigned_abs() < 1 << (bits - 3);
    is_sum && (matches!(code, CondCode::EQ | CondCode::NE) || fits())
}

impl Found {
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }

    /// What becomes of a comparison.
    pub fn make(&self, dag: &mut Dag, node: Node, operands: &[Value]) -> Option<Results> {
        let change = *self.changes.get(&node)?;
        let [first, second, condition] = places(dag.op(node))?;
        let (value, code, number) = match change {
            Change::Number(code, number) => (*operands.get(first)?, code, number),
            Change::Sum(sum, number, code) => {
                let sum = (*self.sums.get(&sum)?)?;
                if !is_sum(dag, sum, *operands.get(first)?, number, code) {
                    return None;
                }
                (sum, code, 0)
            }
        };
        let mut operands: SmallVec<[Value; 5]> = operands.into();
        operands[first] = value;
        operands[second] = dag.constant(number, dag.type_of(value));
        operands[condition] = dag.cond(code);
        let &[ty] = dag.types(node) else { return None };
        Some(Results::from_elem(dag.value(dag.op(node), ty, &operands), 1))
    }

    /// Notes what a node has become.
    pub fn note(&mut self, node: Node, value: Value) {
        if let Some(sum) = self.sums.get_mut(&node) {
            *sum = Some(value);
        }
    }
}
