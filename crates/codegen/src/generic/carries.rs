//! Sums and differences of numbers that several registers hold, and those that may not fit, on machines whose flags have a carry.
//!
//! ```text
//! t3: i64,i32 = uaddo a, b                  t3: i64 = add a, b
//!                                           t9: glue = compare_sum a, b
//! t4: i64,i32 = uaddo_carry c, d, t3:1  →   t4: i64 = add_carry c, d, t9
//! ```
//!
//! A carry is a truth value that is chosen by flags; whoever takes it makes those flags again, as with other truth values
//! ([`super::conditions`]), so that nothing has to come between. What computes a sum and what compares it become one instruction
//! later ([`crate::passes::flag_reuse`]). A carry that does not come from flags is compared: with 1, or zero with it, which
//! sets the same carry. Linear in the limbs before one.

use super::Machine;
use super::conditions::Flags;
use isel::dag::{Parts, Payload};
use isel::lowering::Result;
use isel::{Dag, Node, Unsupported, Value};
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

/// Places in `CodeGenFacts::carry_conditions`.
const CARRY: usize = 0;
const BORROW: usize = 2;
const OVERFLOW: usize = 4;

/// Operations that say whether a result fits, or take that of another one.
pub(super) fn is_with_carry(op: NodeOp) -> bool {
    matches!(
        op,
        NodeOp::UADDO
            | NodeOp::SADDO
            | NodeOp::USUBO
            | NodeOp::SSUBO
            | NodeOp::UADDO_CARRY
            | NodeOp::SADDO_CARRY
            | NodeOp::USUBO_CARRY
            | NodeOp::SSUBO_CARRY
            | NodeOp::SETCCCARRY
    )
}

impl Machine {
    /// Whether such an operation on numbers of a type is done here.
    pub(super) fn carries(&self, op: NodeOp, ty: ValueType) -> bool {
        is_with_carry(op)
            && self.facts.compare_sum != NodeOp::ENTRY_TOKEN
            && (ty == ValueType::I32 || ty == self.pointer_type)
    }

    /// The result and whether it does not fit; of a comparison, whether it holds.
    pub(super) fn with_carry(&self, dag: &mut Dag, node: Node) -> Result<SmallVec<[Value; 2]>> {
        let (op, types) = (dag.op(node), dag.types(node).to_vec());
        let operands: SmallVec<[Value; 4]> = dag.operands(node).iter().copied().collect();
        let malformed = || Unsupported::new("a sum of this form");
        let &[a, b, ref rest @ ..] = operands.as_slice() else { return Err(malformed()) };
        if let (NodeOp::SETCCCARRY, &[borrow, code]) = (op, rest) {
            let Payload::Cond(code) = dag.payload(code.node) else { return Err(malformed()) };
            let (number, is_swapped) = self.condition(code, false).ok_or_else(malformed)?;
            if is_swapped {
                return Err(malformed());
            }
            let glue = self.carry_of(dag, borrow, BORROW);
            let glue = self.flags_by(dag, self.facts.subtract_carry_flags, &[a, b, glue]);
            return Ok(smallvec![self.truth_of(dag, types[0], Flags { glue, number })]);
        }
        let is_sum = matches!(op, NodeOp::UADDO | NodeOp::SADDO | NodeOp::UADDO_CARRY | NodeOp::SADDO_CARRY);
        let is_signed =
            matches!(op, NodeOp::SADDO | NodeOp::SSUBO | NodeOp::SADDO_CARRY | NodeOp::SSUBO_CARRY);
        let (&[ty, truth], place) = (types.as_slice(), if is_sum { CARRY } else { BORROW }) else {
            return Err(malformed());
        };
        let (result, glue) = match *rest {
            [] => {
                let plain = if is_sum { NodeOp::ADD } else { NodeOp::SUB };
                let compares = if is_sum { self.facts.compare_sum } else { self.facts.compare };
                (dag.value(plain, ty, &[a, b]), self.flags_by(dag, compares, &[a, b]))
            }
            [carry] => {
                let (adds, compares) = match is_sum {
                    true => (self.facts.add_carry, self.facts.add_carry_flags),
                    false => (self.facts.subtract_carry, self.facts.subtract_carry_flags),
                };
                let glue = self.carry_of(dag, carry, place);
                let result = dag.value(adds, ty, &[a, b, glue]);
                let glue = self.carry_of(dag, carry, place);
                (result, self.flags_by(dag, compares, &[a, b, glue]))
            }
            _ => return Err(malformed()),
        };
        let number = self.carry_conditions.get(if is_signed { OVERFLOW } else { place });
        let number = *number.ok_or_else(malformed)?;
        if op == NodeOp::USUBO {
            // A comparison like others.
            let (one, zero) = (dag.constant(1, truth), dag.constant(0, truth));
            let number = dag.target_constant(number, ValueType::int(8));
            let borrow = dag.value(self.facts.select_if, truth, &[zero, one, a, b, number]);
            return Ok(smallvec![result, borrow]);
        }
        Ok(smallvec![result, self.truth_of(dag, truth, Flags { glue, number })])
    }

    fn flags_by(&self, dag: &mut Dag, op: NodeOp, operands: &[Value]) -> Value {
        dag.make(Parts::new(op, &[ValueType::GLUE], operands)).into()
    }

    /// 1 if the condition of the flags holds, else 0.
    fn truth_of(&self, dag: &mut Dag, ty: ValueType, flags: Flags) -> Value {
        let (one, zero) = (dag.constant(1, ty), dag.constant(0, ty));
        self.chosen_by_flags(dag, &flags, (one, zero))
    }

    /// Flags whose carry is this truth value, or the opposite of it for a borrow.
    fn carry_of(&self, dag: &mut Dag, truth: Value, place: usize) -> Value {
        let number = self.carry_conditions.get(place).copied();
        if let Some(flags) = self.flags_of(dag, truth).filter(|flags| Some(flags.number) == number) {
            return flags.glue;
        }
        let ty = dag.type_of(truth);
        let (zero, one) = (dag.constant(0, ty), dag.constant(1, ty));
        let number = |code| self.condition(code, false).map(|(number, _)| number);
        let operands = match place {
            CARRY => [truth, one],
            // Zero is less than another number, or the number is less than one.
            _ => match self.compared_again(dag, (truth, zero), CondCode::NE) {
                Some((a, b, own)) if dag.as_constant(b) == Some(0) && Some(own) == number(CondCode::NE) => {
                    [b, a]
                }
                Some((a, b, own)) if dag.as_constant(b) == Some(0) && Some(own) == number(CondCode::EQ) => {
                    [a, dag.constant(1, dag.type_of(a))]
                }
                _ => [zero, truth],
            },
        };
        self.flags_by(dag, self.facts.compare, &operands)
    }
}
