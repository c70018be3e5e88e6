//! Sums that are computed as addresses.
//!
//! ```text
//! t3: i64 = add (add t1, (shl t2, 2)), 24        leaq 24(%t1,%t2,4), %t3
//! t3: i64 = mul t1, 5                            leaq (%t1,%t1,4), %t3
//! ```
//!
//! One instruction in place of several, into a register of its choice, and the flags stay. A sum of two registers, or of one
//! and a number, is left to `ADD`: shorter, and as fast.

use super::Machine;
use super::lowering::{Address, MAX_TERMS};
use isel::{Dag, Node, Value};
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Parts of an address from which on it is worth it.
const WORTH: u32 = 3;

impl Machine {
    /// A sum or product of several parts as one address.
    pub(super) fn sum_as_address(&self, dag: &mut Dag, node: Node) -> Option<SmallVec<[Value; 2]>> {
        let is_sum = matches!(dag.op(node), NodeOp::ADD | NodeOp::MUL);
        if !is_sum || dag.types(node) != [ValueType::I64] {
            return None;
        }
        let mut address = Address::default();
        if !self.add_term(dag, &mut address, node.into(), MAX_TERMS) || parts(&address) < WORTH {
            return None;
        }
        let operands = self.operands(dag, &address, None);
        Some(smallvec![self.inst(dag, self.op.lea, &operands)])
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
