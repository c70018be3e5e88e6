//! Fields of bits that are put into a value, on machines that have an instruction for that.
//!
//! ```text
//! t3: i32 = and t1, 0xffff00ff
//! t4: i32 = shl t2, 8                →    t6: i32 = insert_field t1, t2, 8, 8
//! t5: i32 = and t4, 0x0000ff00
//! t6: i32 = or t3, t5
//! ```
//!
//! A disjunction is such an operation if one side has bits in one field only, which are those of another value moved up or down,
//! and the other side has zeros there. Where those zeros are made by nothing but a mask, the mask goes away, too. What one
//! instruction with a shifted operand does stays. Bounded by the search for known bits.

use super::Machine;
use isel::combine::known_bits::{all_bits, known_bits};
use isel::{Dag, Node, Value};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Bits of a value: as many as `width`, from `from` on, that come to stand at `to`. One of the two is 0.
struct Field {
    value: Value,
    from: u32,
    to: u32,
    width: u32,
    /// An instruction with a shifted operand does as well.
    is_shift: bool,
}

impl Field {
    fn mask(&self) -> u64 {
        all_bits(self.width) << self.to
    }
}

/// The operands of an operation of which the second is a constant.
fn by_constant(dag: &Dag, value: Value, op: NodeOp) -> Option<(Value, i64)> {
    match (dag.op(value.node), dag.operands(value.node)) {
        (found, &[a, b]) if found == op => Some((a, dag.as_constant(b)?)),
        _ => None,
    }
}

/// How many bits a number is that has all ones from the lowest bit on.
fn low_bits(number: u64) -> Option<u32> {
    let width = number.trailing_ones();
    (width > 0 && number == all_bits(width)).then_some(width)
}

/// The field that a value consists of.
fn field(dag: &Dag, value: Value, bits: u32) -> Option<Field> {
    let shifted = |op| by_constant(dag, value, op).filter(|&(_, by)| (1..i64::from(bits)).contains(&by));
    if let Some((of, by)) = shifted(NodeOp::SHL) {
        let by = by as u32;
        let masked = by_constant(dag, of, NodeOp::AND).and_then(|(of, mask)| {
            let width = low_bits(mask as u64 & all_bits(bits)).filter(|width| width + by <= bits)?;
            Some(Field { value: of, from: 0, to: by, width, is_shift: false })
        });
        let whole = Field { value: of, from: 0, to: by, width: bits - by, is_shift: true };
        return Some(masked.unwrap_or(whole));
    }
    if let Some((of, by)) = shifted(NodeOp::SRL) {
        let by = by as u32;
        return Some(Field { value: of, from: by, to: 0, width: bits - by, is_shift: true });
    }
    let (of, mask) = by_constant(dag, value, NodeOp::AND)?;
    let mask = mask as u64 & all_bits(bits);
    if let Some(width) = low_bits(mask) {
        let down = by_constant(dag, of, NodeOp::SRL)
            .filter(|&(_, by)| (1..i64::from(bits - width + 1)).contains(&by));
        let (value, from) = down.map_or((of, 0), |(of, by)| (of, by as u32));
        return Some(Field { value, from, to: 0, width, is_shift: false });
    }
    let (of, by) = by_constant(dag, of, NodeOp::SHL)?;
    let to = mask.trailing_zeros();
    let width = low_bits(mask >> to).filter(|_| by == i64::from(to))?;
    Some(Field { value: of, from: 0, to, width, is_shift: false })
}

impl Machine {
    /// A disjunction that puts a field of bits into a value.
    pub(super) fn inserted_bits(&self, dag: &mut Dag, node: Node) -> Option<Value> {
        let ty = dag.type_of(node.into());
        let &[a, b] = dag.operands(node) else { return None };
        if self.facts.insert_field == NodeOp::ENTRY_TOKEN || !ty.is_scalar_int() {
            return None;
        }
        [(a, b), (b, a)].into_iter().find_map(|(old, new)| self.inserted(dag, ty, old, new))
    }

    fn inserted(&self, dag: &mut Dag, ty: ValueType, old: Value, new: Value) -> Option<Value> {
        let bits = ty.scalar_bits();
        let field = field(dag, new, bits)?;
        let others = all_bits(bits) & !field.mask();
        let unmasked = by_constant(dag, old, NodeOp::AND)
            .filter(|&(_, mask)| mask as u64 & all_bits(bits) == others)
            .map(|(old, _)| old);
        let has_room = || known_bits(dag, old).zeros & field.mask() == field.mask();
        let old = match unmasked {
            Some(old) => old,
            None if !field.is_shift && dag.as_constant(old).is_none() && has_room() => old,
            None => return None,
        };
        let number = |dag: &mut Dag, number: u32| dag.target_constant(number.into(), ValueType::I64);
        let (op, first, second) = match field.from {
            0 if field.to > 0 => (self.facts.insert_field, field.to, field.width),
            from => (self.facts.insert_low, from, from + field.width - 1),
        };
        let (first, second) = (number(dag, first), number(dag, second));
        Some(dag.value(op, ty, &[old, field.value, first, second]))
    }
}
