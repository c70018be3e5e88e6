//! Proof of total selection: every operation on every legal type is selected once, for one subtarget.
//!
//! For each operation a graph with nothing else is made, with values that nothing is known of as operands, and taken
//! through operation legalization and selection. What fails there would fail on some program. Legality is derived from the
//! patterns, so a pattern that is missing shows as an operation for which there is neither a pattern, a rule, a function of
//! the library nor code of the target.

use crate::call::access;
use crate::dag::{Dag, Value};
use crate::legality::Legality;
use crate::lowering::Lowering;
use crate::{legalize, select};
use mir::{Isa, MemOperand, Reg};
use tables::nodes::NodeOp;
use tables::selection::{CondCode, Extension};
use tables::value_type::ValueType;

const INTEGER: &[NodeOp] = &[
    NodeOp::ADD,
    NodeOp::SUB,
    NodeOp::MUL,
    NodeOp::SDIV,
    NodeOp::UDIV,
    NodeOp::SREM,
    NodeOp::UREM,
    NodeOp::MULHU,
    NodeOp::MULHS,
    NodeOp::AND,
    NodeOp::OR,
    NodeOp::XOR,
    NodeOp::SMIN,
    NodeOp::SMAX,
    NodeOp::UMIN,
    NodeOp::UMAX,
];
const SHIFTS: &[NodeOp] = &[NodeOp::SHL, NodeOp::SRL, NodeOp::SRA, NodeOp::ROTL, NodeOp::ROTR];
const BITS: &[NodeOp] =
    &[NodeOp::ABS, NodeOp::CTPOP, NodeOp::CTLZ, NodeOp::CTTZ, NodeOp::BSWAP, NodeOp::BITREVERSE];
const FLOAT: &[NodeOp] =
    &[NodeOp::FADD, NodeOp::FSUB, NodeOp::FMUL, NodeOp::FDIV, NodeOp::FREM, NodeOp::FMINNUM, NodeOp::FMAXNUM];
const FLOAT_UNARY: &[NodeOp] = &[NodeOp::FNEG, NodeOp::FABS, NodeOp::FSQRT, NodeOp::FFLOOR, NodeOp::FTRUNC];

/// What is tried with.
struct Check<'c> {
    isa: &'c Isa<'c>,
    lowering: &'c dyn Lowering,
    legality: &'c Legality<'c>,
    dag: Dag,
    scratch: select::Scratch,
    inputs: u32,
    failures: Vec<String>,
    tried: usize,
}

/// Tries everything on scalars: how much that was, and what cannot be selected.
pub fn uncovered(isa: &Isa<'_>, lowering: &dyn Lowering, legality: &Legality<'_>) -> (usize, Vec<String>) {
    let mut check = Check {
        isa,
        lowering,
        legality,
        dag: Dag::new(),
        scratch: select::Scratch::default(),
        inputs: 0,
        failures: Vec::new(),
        tried: 0,
    };
    let types: Vec<ValueType> = legality.legal_types().iter().copied().filter(|t| !t.is_vector()).collect();
    for &ty in &types {
        if ty.is_scalar_int() {
            check.integer(ty);
        } else if ty.is_float() {
            check.float(ty);
        }
        check.memory(ty);
        for &from in &types {
            check.conversions(from, ty);
        }
    }
    (check.tried, check.failures)
}

impl Check<'_> {
    fn input(&mut self, ty: ValueType) -> Value {
        self.inputs += 1;
        let entry = self.dag.entry();
        self.dag.copy_from_reg(entry, Reg::from_virtual_index(self.inputs), ty, None).into()
    }

    /// Makes a value in an empty graph and selects it.
    fn attempt(&mut self, what: String, make: impl FnOnce(&mut Self) -> Value) {
        self.dag.clear();
        self.inputs = 0;
        self.tried += 1;
        let value = make(self);
        self.dag.root = if self.dag.type_of(value) == ValueType::OTHER {
            value
        } else {
            let entry = self.dag.entry();
            self.dag.copy_to_reg(entry, Reg::from_virtual_index(0), value, None).into()
        };
        let (isa, lowering, legality) = (self.isa, self.lowering, self.legality);
        let result = legalize::ops::run(isa, lowering, legality, &mut self.dag, None)
            .and_then(|_| select::run(isa, lowering, legality, &mut self.dag, &mut self.scratch, None));
        if let Err(error) = result {
            self.failures.push(format!("{what}: {}", error.0));
        }
    }

    fn operation(&mut self, op: NodeOp, ty: ValueType, operands: &[ValueType]) {
        self.attempt(format!("{op:?} on {ty}"), |this| {
            let inputs: Vec<Value> = operands.iter().map(|&ty| this.input(ty)).collect();
            this.dag.value(op, ty, &inputs)
        });
    }

    fn truth(&self) -> ValueType {
        self.legality.int_type_for(1).unwrap_or(ValueType::I32)
    }

    fn comparisons(&mut self, ty: ValueType, codes: impl Iterator<Item = CondCode>) {
        let truth = self.truth();
        for code in codes {
            self.attempt(format!("{} on {ty}", code.name()), |this| {
                let (a, b) = (this.input(ty), this.input(ty));
                this.dag.setcc(truth, a, b, code)
            });
        }
        self.operation(NodeOp::SELECT, ty, &[truth, ty, ty]);
    }

    fn integer(&mut self, ty: ValueType) {
        let pointer = self.lowering.facts().pointer_type;
        INTEGER.iter().for_each(|&op| self.operation(op, ty, &[ty, ty]));
        SHIFTS.iter().for_each(|&op| self.operation(op, ty, &[ty, pointer]));
        BITS.iter().filter(|&&op| op != NodeOp::BSWAP || ty.scalar_bits() > 8).for_each(|&op| {
            self.operation(op, ty, &[ty]);
        });
        let codes = [17, 22, 18, 19, 20, 21, 10, 11, 12, 13];
        self.comparisons(ty, codes.into_iter().map(CondCode));
        for number in [0, 1, -1, 2047, 2048, -2049, 0x1234_5678, i64::MAX] {
            self.attempt(format!("the constant {number} of {ty}"), |this| this.dag.constant(number, ty));
        }
        for bits in [1, 8, 16, 32].into_iter().filter(|&b| b < ty.scalar_bits()) {
            self.attempt(format!("sign extension of i{bits} in {ty}"), |this| {
                let (value, from) = (this.input(ty), this.dag.type_leaf(ValueType::int(bits)));
                this.dag.value(NodeOp::SIGN_EXTEND_INREG, ty, &[value, from])
            });
        }
    }

    fn float(&mut self, ty: ValueType) {
        FLOAT.iter().for_each(|&op| self.operation(op, ty, &[ty, ty]));
        FLOAT_UNARY.iter().for_each(|&op| self.operation(op, ty, &[ty]));
        self.operation(NodeOp::FMA, ty, &[ty, ty, ty]);
        self.operation(NodeOp::FCOPYSIGN, ty, &[ty, ty]);
        self.comparisons(ty, (1..15).map(CondCode));
    }

    fn memory(&mut self, ty: ValueType) {
        let pointer = self.lowering.facts().pointer_type;
        let mut accesses = vec![(ty, Extension::None)];
        if ty.is_scalar_int() {
            let narrower = [1, 8, 16, 32].into_iter().filter(|&b| b < ty.scalar_bits());
            let widened = [Extension::Any, Extension::Sign, Extension::Zero];
            accesses.extend(narrower.flat_map(|b| widened.map(|e| (ValueType::int(b), e))));
        }
        for (memory, extension) in accesses {
            self.attempt(format!("load of {memory} as {ty}"), |this| {
                let (entry, place) = (this.dag.entry(), this.input(pointer));
                let mem = MemOperand { is_load: true, extension, ..access(memory) };
                this.dag.load(ty, entry, place, mem).into()
            });
            self.attempt(format!("store of {ty} as {memory}"), |this| {
                let (entry, value, place) = (this.dag.entry(), this.input(ty), this.input(pointer));
                this.dag.store(entry, value, place, MemOperand { is_store: true, ..access(memory) })
            });
        }
    }

    fn conversions(&mut self, from: ValueType, to: ValueType) {
        let (narrow, wide) = (from.scalar_bits(), to.scalar_bits());
        match (from.is_float(), to.is_float()) {
            (false, false) if narrow < wide => {
                for op in [NodeOp::ANY_EXTEND, NodeOp::ZERO_EXTEND, NodeOp::SIGN_EXTEND] {
                    self.operation(op, to, &[from]);
                }
            }
            (false, false) if narrow > wide => self.operation(NodeOp::TRUNCATE, to, &[from]),
            (true, true) if narrow < wide => self.operation(NodeOp::FP_EXTEND, to, &[from]),
            (true, true) if narrow > wide => self.operation(NodeOp::FP_ROUND, to, &[from]),
            // Narrower integers are widened before.
            (true, false) if wide >= 32 => {
                self.operation(NodeOp::FP_TO_SINT, to, &[from]);
                self.operation(NodeOp::FP_TO_UINT, to, &[from]);
            }
            (false, true) if narrow >= 32 => {
                self.operation(NodeOp::SINT_TO_FP, to, &[from]);
                self.operation(NodeOp::UINT_TO_FP, to, &[from]);
            }
            _ => {}
        }
        if narrow == wide && from.is_float() != to.is_float() {
            self.operation(NodeOp::BITCAST, to, &[from]);
        }
    }
}
