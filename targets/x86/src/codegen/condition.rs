//! Comparisons, choices and branches by way of the flags.
//!
//! A comparison makes flags (`CMP`, `UCOMISS`); a condition code picks what they say. Booleans are bytes of 0 or 1 that
//! `SETCC` makes; where one is only branched or chosen on, the byte is skipped and its flags are used.

use super::Machine;
use crate::names::comparisons::{ROWS, Row};
use crate::names::{join_kinds, node};
use isel::dag::{Dag, Node, Parts, Payload, Value};
use isel::lowering::{Result, Unsupported};
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

/// Operands of operands that are looked at.
const MAX_DEPTH: u32 = 4;

/// A condition code, as opcodes have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cond(pub u8);

impl Cond {
    pub const O: Cond = Cond(0);
    pub const B: Cond = Cond(2);
    pub const AE: Cond = Cond(3);
    pub const E: Cond = Cond(4);
    pub const NE: Cond = Cond(5);
    pub const BE: Cond = Cond(6);
    pub const A: Cond = Cond(7);
    pub const S: Cond = Cond(8);
    pub const NS: Cond = Cond(9);
    pub const P: Cond = Cond(10);
    pub const NP: Cond = Cond(11);
    pub const L: Cond = Cond(12);
    pub const GE: Cond = Cond(13);
    pub const LE: Cond = Cond(14);
    pub const G: Cond = Cond(15);

    /// The opposite differs in the lowest bit.
    fn inverse(self) -> Cond {
        Cond(self.0 ^ 1)
    }
}

/// What the description says of a comparison (`td/Comparisons.td`).
pub(super) fn comparison(code: CondCode) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.name == code.name())
}

/// The same if it is one of integers.
pub(super) fn comparison_of_integers(code: CondCode) -> Option<&'static Row> {
    comparison(code).filter(|row| row.is_of_integers != 0)
}

/// Of integers that `CMP` has compared.
fn integer_condition(code: CondCode) -> Option<Cond> {
    comparison_of_integers(code).map(|row| Cond(row.flags))
}

impl Machine {
    pub(super) fn lower_setcc(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let &[a, b, code] = dag.operands(node) else { return Err(malformed("setcc")) };
        let Payload::Cond(code) = dag.payload(code.node) else { return Err(malformed("setcc")) };
        let bit = if dag.type_of(a).is_float() {
            self.float_comparison(dag, a, b, code)?
        } else {
            let (a, b, code) =
                if dag.as_constant(a).is_some() { (b, a, code.swapped()) } else { (a, b, code) };
            let (cond, flags) = self.integer_comparison(dag, a, b, code)?;
            self.bit(dag, cond, flags)
        };
        let ty = dag.types(node)[0];
        Ok(if ty == ValueType::I8 { bit } else { dag.value(NodeOp::ZERO_EXTEND, ty, &[bit]) })
    }

    /// A sum, difference or product, and a byte that says whether it does not fit: both of one instruction.
    pub(super) fn lower_checked(&self, dag: &mut Dag, node: Node) -> Result<SmallVec<[Value; 2]>> {
        let operands: SmallVec<[Value; 3]> = dag.operands(node).into();
        let &[ty, _] = dag.types(node) else { return Err(malformed("sum")) };
        let (op, cond) = match dag.op(node) {
            NodeOp::UADDO => (node::ADD, Cond::B),
            NodeOp::SADDO => (node::ADD, Cond::O),
            NodeOp::USUBO => (node::SUB, Cond::B),
            NodeOp::SSUBO => (node::SUB, Cond::O),
            NodeOp::UMULO => (node::UMUL, Cond::O),
            NodeOp::SMULO => (node::SMUL, Cond::O),
            NodeOp::UADDO_CARRY => (node::ADC, Cond::B),
            NodeOp::SADDO_CARRY => (node::ADC, Cond::O),
            NodeOp::USUBO_CARRY => (node::SBB, Cond::B),
            _ => (node::SBB, Cond::O),
        };
        let made = match operands[..] {
            [a, b, carry] => {
                let flags = self.carry_flags(dag, carry);
                dag.make(Parts::new(op, &[ty, ValueType::I32], &[a, b, flags]))
            }
            [a, b] if op == node::UMUL => dag.make(Parts::new(op, &[ty, ty, ValueType::I32], &[a, b])),
            [a, b] => dag.make(Parts::new(op, &[ty, ValueType::I32], &[a, b])),
            _ => return Err(malformed("sum")),
        };
        let flags = Value::new(made, dag.types(made).len() as u32 - 1);
        let bit = self.bit(dag, cond, flags);
        Ok(smallvec![Value::new(made, 0), bit])
    }

    /// Whether the highest limbs of two numbers say that one is less, after what was borrowed below.
    pub(super) fn lower_setcc_with_carry(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let &[a, b, borrow, code] = dag.operands(node) else { return Err(malformed("setcccarry")) };
        let Payload::Cond(code) = dag.payload(code.node) else { return Err(malformed("setcccarry")) };
        let cond = integer_condition(code)
            .filter(|c| matches!(*c, Cond::L | Cond::GE | Cond::B | Cond::AE))
            .ok_or_else(|| malformed("setcccarry"))?;
        let flags = self.carry_flags(dag, borrow);
        let ty = dag.type_of(a);
        let difference = dag.make(Parts::new(node::SBB, &[ty, ValueType::I32], &[a, b, flags]));
        Ok(self.bit(dag, cond, Value::new(difference, 1)))
    }

    /// Flags whose carry is a truth value.
    fn carry_flags(&self, dag: &mut Dag, carry: Value) -> Value {
        if let Some((Cond::B, flags)) = self.flags_behind(dag, carry) {
            return flags;
        }
        let carry = match dag.type_of(carry) {
            ValueType::I8 => carry,
            _ => dag.value(NodeOp::TRUNCATE, ValueType::I8, &[carry]),
        };
        let ones = dag.constant(-1, ValueType::I8);
        let sum = dag.make(Parts::new(node::ADD, &[ValueType::I8, ValueType::I32], &[carry, ones]));
        Value::new(sum, 1)
    }

    /// A comparison of integers: how it is read off which flags. One with zero, or next to it, asks for the sign alone where
    /// it can, which other instructions tell as well.
    fn integer_comparison(&self, dag: &mut Dag, a: Value, b: Value, code: CondCode) -> Result<(Cond, Value)> {
        let number = dag.as_constant(b);
        if dag.op(a.node) == NodeOp::VECREDUCE_OR
            && let (Some(0), &[whole]) = (number, dag.operands(a.node))
        {
            let quads = ValueType::I64.vector(dag.type_of(whole).bits() as u32 / 64, false);
            let whole = bitcast(dag, whole, quads.ok_or_else(|| malformed("vecreduce_or"))?);
            let cond = integer_condition(code).ok_or_else(|| malformed("condition"))?;
            return Ok((cond, dag.value(node::PTEST, ValueType::I32, &[whole, whole])));
        }
        if let (Some(0), CondCode::EQ | CondCode::NE) = (number, code)
            && let Some(flags) = self.tested_bit(dag, a)
        {
            return Ok((if code == CondCode::NE { Cond::B } else { Cond::AE }, flags));
        }
        let with_zero = match (code, number) {
            (CondCode::LT, Some(0)) | (CondCode::LE, Some(-1)) => Some(Cond::S),
            (CondCode::GE, Some(0)) | (CondCode::GT, Some(-1)) => Some(Cond::NS),
            (CondCode::LT, Some(1)) => Some(Cond::LE),
            (CondCode::GE, Some(1)) => Some(Cond::G),
            _ => None,
        };
        let (cond, b) = match with_zero {
            Some(cond) => {
                let ty = dag.type_of(a);
                (cond, dag.constant(0, ty))
            }
            None => (integer_condition(code).ok_or_else(|| malformed("condition"))?, b),
        };
        let (a, b) = self.tested_byte(dag, a, b, cond).unwrap_or((a, b));
        Ok((cond, dag.value(node::CMP, ValueType::I32, &[a, b])))
    }

    /// A test of bits of the lowest byte of a register: shorter. What is in memory is tested there.
    fn tested_byte(&self, dag: &mut Dag, a: Value, b: Value, cond: Cond) -> Option<(Value, Value)> {
        let &[whole, mask] = dag.operands(a.node) else { return None };
        let fits = matches!(dag.as_constant(mask)?, 0..=0xff) && dag.as_constant(b) == Some(0);
        let is_wide = matches!(dag.type_of(a), ValueType::I16 | ValueType::I32 | ValueType::I64);
        if dag.op(a.node) != NodeOp::AND
            || !matches!(cond, Cond::E | Cond::NE)
            || !fits
            || !is_wide
            || dag.op(whole.node) == NodeOp::LOAD
        {
            return None;
        }
        let byte = dag.value(NodeOp::TRUNCATE, ValueType::I8, &[whole]);
        let mask = dag.constant(dag.as_constant(mask)?, ValueType::I8);
        let zero = dag.constant(0, ValueType::I8);
        Some((dag.value(NodeOp::AND, ValueType::I8, &[byte, mask]), zero))
    }

    /// Flags whose carry is the one bit of a register that is left of a value, by a number that is computed.
    ///
    /// ```text
    /// and (srl x, n), 1      and x, (shl 1, n)      →   BT x, n
    /// ```
    fn tested_bit(&self, dag: &mut Dag, value: Value) -> Option<Value> {
        let is = |value: Value, op, dag: &Dag| dag.op(value.node) == op;
        let &[a, b] = dag.operands(value.node) else { return None };
        if !is(value, NodeOp::AND, dag) {
            return None;
        }
        let one = |value: Value, dag: &Dag| dag.as_constant(value) == Some(1);
        let (x, amount) = if one(b, dag) {
            let mut inner = a;
            while let (NodeOp::TRUNCATE, &[wider]) = (dag.op(inner.node), dag.operands(inner.node)) {
                inner = wider;
            }
            let &[x, amount] = dag.operands(inner.node) else { return None };
            is(inner, NodeOp::SRL, dag).then_some((x, amount))?
        } else {
            let shifted = |x: Value, by: Value| match *dag.operands(by.node) {
                [bit, amount] if is(by, NodeOp::SHL, dag) && one(bit, dag) => Some((x, amount)),
                _ => None,
            };
            shifted(a, b).or_else(|| shifted(b, a))?
        };
        self.bit_of(dag, x, amount)
    }

    fn bit_of(&self, dag: &mut Dag, x: Value, amount: Value) -> Option<Value> {
        if dag.as_constant(amount).is_some() {
            return None;
        }
        let ty = dag.type_of(x);
        let (x, ty) = match ty {
            ValueType::I32 | ValueType::I64 => (x, ty),
            ValueType::I8 | ValueType::I16 => {
                (dag.value(NodeOp::ANY_EXTEND, ValueType::I32, &[x]), ValueType::I32)
            }
            _ => return None,
        };
        // The number is taken modulo the width.
        let amount = match *dag.operands(amount.node) {
            [whole] if dag.op(amount.node) == NodeOp::TRUNCATE => whole,
            _ => amount,
        };
        let own = dag.type_of(amount);
        let amount = match own.scalar_bits().cmp(&ty.scalar_bits()) {
            std::cmp::Ordering::Less => dag.value(NodeOp::ANY_EXTEND, ty, &[amount]),
            std::cmp::Ordering::Equal => amount,
            std::cmp::Ordering::Greater => dag.value(NodeOp::TRUNCATE, ty, &[amount]),
        };
        Some(dag.value(node::BT, ValueType::I32, &[x, amount]))
    }

    /// A byte of 0 or 1.
    fn bit(&self, dag: &mut Dag, cond: Cond, flags: Value) -> Value {
        let cond = dag.target_constant(cond.0.into(), ValueType::I8);
        dag.value(node::SETCC, ValueType::I8, &[cond, flags])
    }

    fn float_comparison(&self, dag: &mut Dag, a: Value, b: Value, code: CondCode) -> Result<Value> {
        let row = comparison(code).ok_or_else(|| malformed("condition"))?;
        let (a, b) = if row.float_is_swapped != 0 { (b, a) } else { (a, b) };
        let flags = dag.value(node::FCMP, ValueType::I32, &[a, b]);
        let first = self.bit(dag, Cond(row.float_flags), flags);
        let op = match row.join {
            join_kinds::JoinBoth => NodeOp::AND,
            join_kinds::JoinEither => NodeOp::OR,
            _ => return Ok(first),
        };
        let second = self.bit(dag, Cond(row.other_flags), flags);
        Ok(dag.value(op, ValueType::I8, &[first, second]))
    }

    /// The condition and the flags behind a boolean that `SETCC` made, however it was widened or narrowed since.
    fn flags_behind(&self, dag: &Dag, value: Value) -> Option<(Cond, Value)> {
        let (mut value, mut inverted) = (value, false);
        loop {
            let op = dag.op(value.node);
            match *dag.operands(value.node) {
                [cond, flags] if op == node::SETCC => {
                    let cond = Cond(dag.as_constant(cond)? as u8);
                    return Some((if inverted { cond.inverse() } else { cond }, flags));
                }
                [inner] if matches!(op, NodeOp::ZERO_EXTEND | NodeOp::ANY_EXTEND | NodeOp::TRUNCATE) => {
                    value = inner;
                }
                [inner, one] if op == NodeOp::AND && is_odd(dag, one) => value = inner,
                [inner, _] if op == NodeOp::ASSERT_ZEXT => value = inner,
                [inner, one] if op == NodeOp::XOR && is_odd(dag, one) => {
                    (value, inverted) = (inner, !inverted);
                }
                _ => return None,
            }
        }
    }

    /// Whether a value is 0 or 1: made of such bytes.
    fn is_truth(&self, dag: &Dag, value: Value, depth: u32) -> bool {
        let op = dag.op(value.node);
        match *dag.operands(value.node) {
            _ if op == node::SETCC => true,
            [a, b] if matches!(op, NodeOp::AND | NodeOp::OR | NodeOp::XOR) && depth > 0 => {
                self.is_truth(dag, a, depth - 1) && self.is_truth(dag, b, depth - 1)
            }
            [a] if op == NodeOp::ZERO_EXTEND && depth > 0 => self.is_truth(dag, a, depth - 1),
            _ => op == NodeOp::CONSTANT && matches!(dag.as_constant(value), Some(0 | 1)),
        }
    }

    /// The condition and the flags that say whether the lowest bit of a value is set.
    fn condition(&self, dag: &mut Dag, value: Value) -> (Cond, Value) {
        if let Some(found) = self.flags_behind(dag, value) {
            return found;
        }
        let (value, is_inverted) = lowest_bit(dag, value);
        let cond = if is_inverted { Cond::E } else { Cond::NE };
        let ty = dag.type_of(value);
        let (one, zero) = (dag.constant(1, ty), dag.constant(0, ty));
        if self.is_truth(dag, value, MAX_DEPTH) {
            return (cond, dag.value(node::CMP, ValueType::I32, &[value, zero]));
        }
        let bit = dag.value(NodeOp::AND, ty, &[value, one]);
        if let Some(flags) = self.tested_bit(dag, bit) {
            return (if cond == Cond::NE { Cond::B } else { Cond::AE }, flags);
        }
        let (bit, zero) = self.tested_byte(dag, bit, zero, cond).unwrap_or((bit, zero));
        (cond, dag.value(node::CMP, ValueType::I32, &[bit, zero]))
    }

    /// The negative of a number, or the number where that is negative.
    pub(super) fn lower_magnitude(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let (ty, &[x]) = (dag.types(node)[0], dag.operands(node)) else { return Err(malformed("abs")) };
        let zero = dag.constant(0, ty);
        let negative = dag.value(NodeOp::SUB, ty, &[zero, x]);
        let flags = dag.value(node::CMP, ValueType::I32, &[negative, zero]);
        Ok(self.choose(dag, Cond::S, flags, x, negative))
    }

    /// Whether the number of bits of a byte is odd; the flag is set if it is even.
    pub(super) fn lower_parity(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let (ty, &[byte]) = (dag.types(node)[0], dag.operands(node)) else { return Err(malformed("parity")) };
        let zero = dag.constant(0, ty);
        let flags = dag.value(node::CMP, ValueType::I32, &[byte, zero]);
        Ok(self.bit(dag, Cond::NP, flags))
    }

    pub(super) fn lower_select(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let &[cond, yes, no] = dag.operands(node) else { return Err(malformed("select")) };
        let ty = dag.types(node)[0];
        let (cond, flags) = self.condition(dag, cond);
        if let Some(chosen) = self.choose_number(dag, (cond, flags), (yes, no)) {
            return Ok(chosen);
        }
        let cond = dag.target_constant(cond.0.into(), ValueType::I8);
        if ty == ValueType::I8 {
            // There is no move of a byte under a condition; the upper bits do not matter.
            let wide = |dag: &mut Dag, value| dag.value(NodeOp::ANY_EXTEND, ValueType::I32, &[value]);
            let (no, yes) = (wide(dag, no), wide(dag, yes));
            let chosen = dag.value(node::CMOV, ValueType::I32, &[no, yes, cond, flags]);
            return Ok(dag.value(NodeOp::TRUNCATE, ty, &[chosen]));
        }
        if ty.is_vector() || ty.bits() == 128 {
            let same = ValueType::I32.vector(ty.bits() as u32 / 32, false).unwrap_or(ty);
            let (no, yes) = (bitcast(dag, no, same), bitcast(dag, yes, same));
            let chosen = dag.value(node::CMOV, same, &[no, yes, cond, flags]);
            return Ok(bitcast(dag, chosen, ty));
        }
        Ok(dag.value(node::CMOV, ty, &[no, yes, cond, flags]))
    }

    pub(super) fn lower_branch(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let &[chain, cond, to] = dag.operands(node) else { return Err(malformed("brcond")) };
        let jump = |dag: &mut Dag, chain, (cond, flags): (Cond, Value)| {
            let cond = dag.target_constant(cond.0.into(), ValueType::I8);
            dag.value(node::BRCOND, ValueType::OTHER, &[chain, to, cond, flags])
        };
        // Two conditions of one comparison: a jump for each.
        if dag.op(cond.node) == NodeOp::OR
            && let &[x, y] = dag.operands(cond.node)
            && let (Some(x), Some(y)) = (self.flags_behind(dag, x), self.flags_behind(dag, y))
            && x.1 == y.1
        {
            let chain = jump(dag, chain, x);
            return Ok(jump(dag, chain, y));
        }
        let found = self.condition(dag, cond);
        Ok(jump(dag, chain, found))
    }
}

fn bitcast(dag: &mut Dag, value: Value, ty: ValueType) -> Value {
    if dag.type_of(value) == ty { value } else { dag.value(NodeOp::BITCAST, ty, &[value]) }
}

/// The value whose lowest bit is that of another one, or its inverse (`true`): behind masks, and what makes it longer or
/// shorter.
fn lowest_bit(dag: &Dag, value: Value) -> (Value, bool) {
    let (mut value, mut is_inverted) = (value, false);
    loop {
        let (op, inner) = (dag.op(value.node), dag.operands(value.node));
        let (inner, inverts) = match *inner {
            [inner, mask] if op == NodeOp::AND && is_odd(dag, mask) => (inner, false),
            [inner, one] if op == NodeOp::XOR && is_odd(dag, one) => (inner, true),
            [inner] if matches!(op, NodeOp::ZERO_EXTEND | NodeOp::ANY_EXTEND | NodeOp::TRUNCATE) => {
                (inner, false)
            }
            _ => return (value, is_inverted),
        };
        if !matches!(dag.type_of(inner), ValueType::I8 | ValueType::I16 | ValueType::I32 | ValueType::I64) {
            return (value, is_inverted);
        }
        (value, is_inverted) = (inner, is_inverted != inverts);
    }
}

/// Whether the lowest bit of a constant is set.
fn is_odd(dag: &Dag, value: Value) -> bool {
    dag.as_constant(value).is_some_and(|number| number & 1 == 1)
}

fn malformed(what: &str) -> Unsupported {
    Unsupported::new(format!("a {what} of this form"))
}
