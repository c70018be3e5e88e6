//! The operations of a plan.

use super::mask::{ANY, Mask, ZERO};
use super::search::{INSERTED_FROM, Plan, Step};
use super::{Form, Shape};
use crate::dag::{Dag, Value};
use crate::lowering::Lowering;
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Makes what a plan says of two vectors of the same type.
pub fn make(lowering: &dyn Lowering, dag: &mut Dag, plan: &Plan, vectors: [Value; 2]) -> Option<Value> {
    let ty = dag.type_of(vectors[0]);
    let value = made(lowering, dag, plan, vectors)?;
    Some(cast(dag, value, ty))
}

fn cast(dag: &mut Dag, value: Value, ty: ValueType) -> Value {
    if dag.type_of(value) == ty {
        return value;
    }
    // Of what is itself the same bits under another type.
    if dag.op(value.node) == NodeOp::BITCAST
        && let &[from] = dag.operands(value.node)
        && dag.type_of(from) == ty
    {
        return from;
    }
    dag.value(NodeOp::BITCAST, ty, &[value])
}

fn made(lowering: &dyn Lowering, dag: &mut Dag, plan: &Plan, vectors: [Value; 2]) -> Option<Value> {
    let ty = dag.type_of(vectors[0]);
    match plan {
        Plan::Any => Some(dag.undef(ty)),
        Plan::Zero => {
            let words = ValueType::I32.vector(ty.bits() as u32 / 32, false)?;
            let zero = dag.constant(0, ValueType::I32);
            Some(dag.value(NodeOp::BUILD_VECTOR, words, &vec![zero; words.lanes() as usize]))
        }
        Plan::Vector(number) => Some(vectors[*number]),
        Plan::Step(step) => step_made(lowering, dag, step, vectors),
    }
}

/// The vector type on which a form works.
fn own_type(form: &Form) -> Option<ValueType> {
    let lane = match (form.is_float, form.lane_bits) {
        (true, 32) => ValueType::F32,
        (true, _) => ValueType::F64,
        (false, bits) => ValueType::int(bits),
    };
    lane.vector(form.bits / form.lane_bits, false)
}

fn step_made(lowering: &dyn Lowering, dag: &mut Dag, step: &Step, vectors: [Value; 2]) -> Option<Value> {
    let form = &step.form;
    let ty = own_type(form)?;
    let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
    for plan in &step.operands {
        let value = made(lowering, dag, plan, vectors)?;
        operands.push(cast(dag, value, ty));
    }
    // An operand that may be anything is the other one.
    if let [Plan::Any, _] = step.operands[..] {
        operands[0] = operands[1];
    } else if let [_, Plan::Any] = step.operands[..] {
        operands[1] = operands[0];
    }
    let by_number = |dag: &mut Dag, mut operands: SmallVec<[Value; 4]>, number: u32| {
        operands.push(dag.target_constant(number.into(), ValueType::I8));
        dag.value(form.node, ty, &operands)
    };
    Some(match form.shape {
        Shape::Interleave { .. }
        | Shape::EveryOther { .. }
        | Shape::Pairs { .. }
        | Shape::Reverse { .. }
        | Shape::Lowest
        | Shape::LowestAlone
        | Shape::Or => dag.value(form.node, ty, &operands),
        Shape::Numbers
        | Shape::HalfNumbers { .. }
        | Shape::Halves
        | Shape::Blend
        | Shape::Align
        | Shape::ShiftBytes { .. }
        | Shape::Quarters
        | Shape::WholeHalves
        | Shape::Spread
        | Shape::Insert => by_number(dag, operands, step.number),
        Shape::InsertElement => {
            let place = step.number & ((1 << INSERTED_FROM) - 1);
            operands.push(dag.target_constant(place.into(), ValueType::I8));
            by_number(dag, operands, step.number >> INSERTED_FROM)
        }
        Shape::Bytes => {
            let numbers =
                numbers(dag, ty, step.constant.as_ref()?, |m| if m == ZERO { -128 } else { m.into() });
            dag.value(form.node, ty, &[operands[0], numbers])
        }
        Shape::Variable => {
            let integers = ValueType::int(form.lane_bits).vector(ty.lanes(), false)?;
            let numbers = numbers(dag, integers, step.constant.as_ref()?, i64::from);
            dag.value(form.node, ty, &[numbers, operands[0]])
        }
        Shape::Broadcast => {
            let low = match lowering.split_vector(dag, operands[0]) {
                Some((low, _)) => low,
                None => operands[0],
            };
            dag.value(form.node, ty, &[low])
        }
        Shape::InsertWord => {
            let from = dag.target_constant((step.number >> 4).into(), ValueType::I8);
            let word = dag.value(form.second, ValueType::I32, &[operands[1], from]);
            let rest = operands[0];
            by_number(dag, SmallVec::from_slice(&[rest, word]), step.number & 0xf)
        }
        Shape::Pack => {
            let wide = ValueType::int(form.lane_bits * 2).vector(ty.lanes() / 2, false)?;
            let operands = operands.iter().map(|&v| cast(dag, v, wide)).collect::<SmallVec<[Value; 2]>>();
            dag.value(form.node, ty, &operands)
        }
        Shape::And => {
            let bits = numbers(dag, ty, step.constant.as_ref()?, |m| if m == ZERO { 0 } else { -1 });
            dag.value(form.node, ty, &[operands[0], bits])
        }
        Shape::Select => {
            let in_second = numbers(dag, ty, step.constant.as_ref()?, |m| -i64::from(m));
            let (first, second) = (operands[0], operands[1]);
            let differing = dag.value(NodeOp::XOR, ty, &[first, second]);
            let taken = dag.value(NodeOp::AND, ty, &[differing, in_second]);
            dag.value(NodeOp::XOR, ty, &[taken, first])
        }
    })
}

/// A constant vector of what stands for each element.
fn numbers(dag: &mut Dag, ty: ValueType, mask: &Mask, number: impl Fn(i8) -> i64) -> Value {
    let mut lanes: SmallVec<[Value; 32]> = SmallVec::new();
    for &m in &mask.lanes {
        lanes.push(if m == ANY { dag.undef(ty.element()) } else { dag.constant(number(m), ty.element()) });
    }
    dag.value(NodeOp::BUILD_VECTOR, ty, &lanes)
}
