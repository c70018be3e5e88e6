//! The rounding mode: two bits of the x87's control word and two of SSE's MXCSR, which reach other registers by way of memory
//! (Intel's manual, volume 1, sections 8.1.5 and 10.2.3). Both are set; as in C libraries, the x87's is the one that is read.

use super::Machine;
use super::lowering::Values;
use crate::names::op;
use isel::dag::{Dag, Node, Value};
use isel::lowering::{Result, Unsupported};
use mir::MemOperand;
use smallvec::smallvec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// A register with the rounding mode in two bits.
struct Control {
    /// Instructions that store it and that load it, and what lies in memory between them.
    store: u16,
    load: u16,
    ty: ValueType,
    /// The lower of the two bits.
    bit: i64,
}

const X87: Control = Control { store: op::FNSTCW16m, load: op::FLDCW16m, ty: ValueType::I16, bit: 10 };
const SSE: Control = Control { store: op::STMXCSR, load: op::LDMXCSR, ty: ValueType::I32, bit: 13 };
const AVX: Control = Control { store: op::VSTMXCSR, load: op::VLDMXCSR, ..SSE };
const MODES: i64 = 3;

impl Machine {
    /// Those that exist, the one that is read first.
    fn controls(&self) -> impl Iterator<Item = Control> {
        let vectors = if self.has_avx { AVX } else { SSE };
        self.has_x87.then_some(X87).into_iter().chain(self.has_sse.then_some(vectors))
    }

    /// The mode by its number in the register, and the chain behind its being read.
    pub(super) fn lower_get_rounding(&self, dag: &mut Dag, node: Node) -> Result<Values> {
        let (&[chain], Some(control)) = (dag.operands(node), self.controls().next()) else {
            return Err(Unsupported::new("the rounding mode without floating-point registers"));
        };
        let ty = dag.types(node)[0];
        let (state, chain) = self.stored_control(dag, chain, &control);
        let (by, modes) = (dag.constant(control.bit, ValueType::I8), dag.constant(MODES, ValueType::I32));
        let mode = dag.value(NodeOp::SRL, ValueType::I32, &[state, by]);
        let mode = dag.value(NodeOp::AND, ValueType::I32, &[mode, modes]);
        let mode = if ty == ValueType::I32 { mode } else { dag.value(NodeOp::ZERO_EXTEND, ty, &[mode]) };
        Ok(smallvec![mode, chain])
    }

    /// The chain behind the mode's being set in all registers that have it.
    pub(super) fn lower_set_rounding(&self, dag: &mut Dag, node: Node) -> Result<Values> {
        let &[mut chain, mode] = dag.operands(node) else {
            return Err(Unsupported::new("a rounding mode of this form"));
        };
        let int = ValueType::I32;
        let mode = if dag.type_of(mode) == int { mode } else { dag.value(NodeOp::TRUNCATE, int, &[mode]) };
        for control in self.controls() {
            let (state, stored) = self.stored_control(dag, chain, &control);
            let (by, others) =
                (dag.constant(control.bit, ValueType::I8), dag.constant(!(MODES << control.bit), int));
            let others = dag.value(NodeOp::AND, int, &[state, others]);
            let bits = dag.value(NodeOp::SHL, int, &[mode, by]);
            let state = dag.value(NodeOp::OR, int, &[others, bits]);
            let passage = self.passage(dag, control.ty);
            let access = self.access(&passage, control.ty);
            let put = MemOperand { is_store: true, ..access };
            let put = dag.store(stored, state, passage.address, put);
            let taken = (&passage, MemOperand { is_load: true, ..access });
            chain = self.at_passage(dag, control.load, &[ValueType::OTHER], taken, &[put]).into();
        }
        Ok(smallvec![chain])
    }

    /// What a register has, in 32 bits of which those above its own are undefined, and the chain behind the load.
    fn stored_control(&self, dag: &mut Dag, chain: Value, control: &Control) -> (Value, Value) {
        let passage = self.passage(dag, control.ty);
        let mem = MemOperand { is_store: true, ..self.access(&passage, control.ty) };
        let stored = self.at_passage(dag, control.store, &[ValueType::OTHER], (&passage, mem), &[chain]);
        let state = self.load_from(dag, stored.into(), &passage, (control.ty, ValueType::I32));
        (state, Value::new(state.node, 1))
    }
}
