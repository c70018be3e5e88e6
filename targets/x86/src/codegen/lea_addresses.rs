//! Sums of several terms as one `lea`.
//!
//! ```text
//! t3: i64 = add (add t1, (shl t2, 2)), 24        leaq 24(%t1,%t2,4), %t3
//! t3: i64 = mul t1, 5                            leaq (%t1,%t1,4), %t3
//! ```
//!
//! One instruction in place of several, into a register of its choice, and the flags stay. A sum of two registers, or of one
//! and a number, is left to `ADD`: shorter, and as fast.

use super::Machine;
use super::addresses::{Address, MAX_TERMS};
use crate::names::{op, part};
use isel::{Dag, Node, Value};
use mir::opcode;
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Parts of an address from which on it is worth it.
const WORTH: u32 = 3;

/// What an address multiplies a register by, with the register itself added.
const FACTORS: [i64; 3] = [3, 5, 9];

impl Machine {
    /// A product with a constant by addresses, shifts and sums: two of them are as fast as a multiplication or faster.
    ///
    /// ```text
    /// 24 x → (x + 2 x) << 3      45 x → 9 (5 x)      17 x → (x << 4) + x      7 x → (x << 3) - x
    /// ```
    pub(super) fn product_as_sums(
        &self,
        dag: &mut Dag,
        ty: ValueType,
        x: Value,
        factor: i64,
    ) -> Option<Value> {
        if !matches!(ty, ValueType::I32 | ValueType::I64) || matches!(factor, i64::MIN | -1..=2) {
            return None;
        }
        let shift = |dag: &mut Dag, value, by: u32| {
            let amount = dag.constant(by.into(), ValueType::I8);
            dag.value(NodeOp::SHL, ty, &[value, amount])
        };
        let times = |dag: &mut Dag, value, factor| {
            let factor = dag.constant(factor, ty);
            dag.value(NodeOp::MUL, ty, &[value, factor])
        };
        if FACTORS.contains(&factor) {
            return None;
        }
        let zeros = factor.trailing_zeros();
        let odd = factor >> zeros;
        if zeros > 0 && FACTORS.contains(&odd) {
            let product = times(dag, x, odd);
            return Some(shift(dag, product, zeros));
        }
        let other = |f: &i64| factor % f == 0 && FACTORS.contains(&(factor / f));
        if let Some(&first) = FACTORS.iter().find(|f| other(f)) {
            let product = times(dag, x, first);
            return Some(times(dag, product, factor / first));
        }
        let power = |n: i64| (n > 0 && n.count_ones() == 1).then(|| n.trailing_zeros());
        let (op, by, is_reversed) = if let Some(by) = power(factor.wrapping_sub(1)).filter(|&by| by > 3) {
            (NodeOp::ADD, by, false)
        } else if let Some(by) = power(factor.wrapping_add(1)) {
            (NodeOp::SUB, by, false)
        } else {
            (NodeOp::SUB, power(1i64.wrapping_sub(factor))?, true)
        };
        let shifted = shift(dag, x, by);
        let operands = if is_reversed { [x, shifted] } else { [shifted, x] };
        Some(dag.value(op, ty, &operands))
    }

    /// A sum or product of several parts as one address.
    pub(super) fn sum_as_address(&self, dag: &mut Dag, node: Node) -> Option<SmallVec<[Value; 2]>> {
        let is_sum = matches!(dag.op(node), NodeOp::ADD | NodeOp::MUL);
        let &[ty @ (ValueType::I32 | ValueType::I64)] = dag.types(node) else { return None };
        let mut address = Address::default();
        let fits = is_sum && self.add_term(dag, &mut address, node.into(), MAX_TERMS);
        if !fits || parts(&address) < WORTH {
            return None;
        }
        if ty == self.pointer() {
            let operands = self.operands(dag, &address, None);
            return Some(smallvec![self.inst(dag, self.mode.address, &operands)]);
        }
        // Of the sum of whole registers the lower half is taken: whatever is above does not matter.
        let base = address.base.map(|base| self.with_anything_above(dag, base));
        let index = address.index.map(|(index, factor)| (self.with_anything_above(dag, index), factor));
        let operands = self.operands(dag, &Address { base, index, ..address }, None);
        Some(smallvec![dag.value(NodeOp::machine(op::LEA64_32r), ty, &operands)])
    }

    /// A value of 32 bits in a whole register.
    fn with_anything_above(&self, dag: &mut Dag, value: Value) -> Value {
        let above = dag.target_constant(0, ValueType::I64);
        let half = dag.target_constant(part::sub_32bit.into(), ValueType::I32);
        dag.value(NodeOp::machine(opcode::SUBREG_TO_REG), ValueType::I64, &[above, value, half])
    }
}

/// How many instructions' worth an address does.
fn parts(address: &Address) -> u32 {
    let has_register = address.base.is_some() || address.index.is_some();
    let symbol = match address.symbol {
        // The stack pointer is no operand of other instructions.
        Some(symbol) if symbol.is_frame() => 4,
        Some(_) => 2,
        None => 0,
    };
    let index = address.index.map_or(0, |(_, factor)| 1 + u32::from(factor > 1));
    symbol + index + u32::from(address.base.is_some()) + u32::from(address.displacement != 0 && has_register)
}
