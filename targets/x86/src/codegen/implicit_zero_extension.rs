//! Extensions with zeros that cost nothing: an instruction that writes 32 bits of a register clears the others.
//!
//! ```text
//! t2: i32 = add t1, 5
//! t3: i64 = zero_extend t2        t3: i64 = SUBREG_TO_REG 0, t2, sub_32bit
//! ```
//!
//! Values that are no result of an instruction of 32 bits, such as the lower half of a wider one or what was in a register
//! before, are moved: the move clears the rest.

use super::Machine;
use isel::{Dag, Node, Value};
use mir::opcode;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Operations whose instructions write 32 bits.
const CLEARING: &[NodeOp] = &[
    NodeOp::ADD,
    NodeOp::SUB,
    NodeOp::MUL,
    NodeOp::AND,
    NodeOp::OR,
    NodeOp::XOR,
    NodeOp::SHL,
    NodeOp::SRL,
    NodeOp::SRA,
    NodeOp::ROTL,
    NodeOp::ROTR,
    NodeOp::BSWAP,
    NodeOp::SIGN_EXTEND,
    NodeOp::ZERO_EXTEND,
];

impl Machine {
    /// The register of an extended value, if its upper half is zero anyway.
    pub(super) fn free_extension(&self, dag: &mut Dag, node: Node) -> Option<Value> {
        if dag.op(node) != NodeOp::ZERO_EXTEND || dag.types(node) != [ValueType::I64] {
            return None;
        }
        let &[value] = dag.operands(node) else { return None };
        let op = dag.op(value.node);
        let clears = CLEARING.contains(&op) || op == self.node.cmov;
        if dag.type_of(value) != ValueType::I32 || !clears {
            return None;
        }
        let zero = dag.target_constant(0, ValueType::I64);
        let half = dag.target_constant(self.low_half.into(), ValueType::I32);
        Some(dag.value(NodeOp::machine(opcode::SUBREG_TO_REG), ValueType::I64, &[zero, value, half]))
    }
}
