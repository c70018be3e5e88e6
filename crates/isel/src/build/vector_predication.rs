//! Intrinsics under a mask and a number of lanes (`llvm.vp.*`) on vectors of a fixed length.
//!
//! Lanes that are off have no value, so what cannot fail is done for all lanes. Divisors of such lanes become 1; memory is
//! accessed as the masked intrinsics do it; reductions pass such lanes by.

use super::{Builder, Scalars};
use crate::dag::Value;
use crate::lowering::{Result, Unsupported};
use ir::Inst;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

const PREFIXES: [&str; 2] = ["llvm.vp.", "llvm.experimental.vp."];

/// One operation for all lanes.
const OPERATIONS: &[(&str, NodeOp)] = &[
    ("add", NodeOp::ADD),
    ("sub", NodeOp::SUB),
    ("mul", NodeOp::MUL),
    ("and", NodeOp::AND),
    ("or", NodeOp::OR),
    ("xor", NodeOp::XOR),
    ("shl", NodeOp::SHL),
    ("lshr", NodeOp::SRL),
    ("ashr", NodeOp::SRA),
    ("fadd", NodeOp::FADD),
    ("fsub", NodeOp::FSUB),
    ("fmul", NodeOp::FMUL),
    ("fdiv", NodeOp::FDIV),
    ("frem", NodeOp::FREM),
    ("fneg", NodeOp::FNEG),
    ("trunc", NodeOp::TRUNCATE),
    ("zext", NodeOp::ZERO_EXTEND),
    ("sext", NodeOp::SIGN_EXTEND),
    ("fptrunc", NodeOp::FP_ROUND),
    ("fpext", NodeOp::FP_EXTEND),
    ("fptosi", NodeOp::FP_TO_SINT),
    ("fptoui", NodeOp::FP_TO_UINT),
    ("sitofp", NodeOp::SINT_TO_FP),
    ("uitofp", NodeOp::UINT_TO_FP),
];

/// Operations that must not see a zero in a lane that is off.
const DIVISIONS: &[(&str, NodeOp)] =
    &[("sdiv", NodeOp::SDIV), ("udiv", NodeOp::UDIV), ("srem", NodeOp::SREM), ("urem", NodeOp::UREM)];

fn find(table: &[(&str, NodeOp)], name: &str) -> Option<NodeOp> {
    table.iter().find(|(known, _)| *known == name).map(|(_, op)| *op)
}

impl Builder<'_, '_> {
    /// `None` if the name is that of no such intrinsic.
    pub(super) fn predicated_intrinsic(
        &mut self,
        inst: Inst,
        name: &str,
        args: &[ir::Value],
    ) -> Result<Option<Scalars>> {
        let Some(rest) = PREFIXES.iter().find_map(|prefix| name.strip_prefix(prefix)) else {
            return Ok(None);
        };
        let stem = rest.split('.').next().unwrap_or(rest);
        let unsupported = || Unsupported::new(format!("intrinsic '{name}'"));
        let one = |value: Value| Ok(Some(Scalars::from_elem(value, 1)));
        let [values @ .., mask, count] = args else { return Err(unsupported()) };
        if let ("select" | "merge", [condition, a, b, count]) = (stem, args) {
            return one(self.predicated_choice(*condition, *a, *b, *count)?);
        }
        if let (Some(reduction), [start, vector]) = (rest.strip_prefix("reduce."), values) {
            let op = super::vectors::reduction(reduction).ok_or_else(unsupported)?;
            return one(self.predicated_reduction(op, *start, *vector, (*mask, *count))?);
        }
        match (stem, values) {
            ("load" | "gather", &[pointer]) => {
                let ty = self.state.value_type(self.result_type(inst))?;
                let lanes = self.active_lanes(*mask, *count, ty)?;
                let otherwise = self.dag.undef(ty);
                return one(self.masked_load(ty, pointer, lanes, otherwise)?);
            }
            ("store" | "scatter", &[value, pointer]) => {
                let value = self.scalar(value)?;
                let lanes = self.active_lanes(*mask, *count, self.dag.type_of(value))?;
                self.masked_store(value, pointer, lanes)?;
                return Ok(Some(Scalars::new()));
            }
            ("icmp", &[a, b, predicate]) => {
                let predicate = self.int_predicate(predicate).ok_or_else(unsupported)?;
                let ty = self.state.value_type(self.result_type(inst))?;
                let (a, b) = (self.scalar(a)?, self.scalar(b)?);
                return one(self.dag.setcc(ty, a, b, super::arith::int_condition(predicate)));
            }
            ("fcmp", &[a, b, predicate]) => {
                let predicate = self.float_predicate(predicate).ok_or_else(unsupported)?;
                let ty = self.state.value_type(self.result_type(inst))?;
                return one(self.compare_floats(ty, predicate, a, b)?);
            }
            _ => {}
        }
        let ty = self.state.value_type(self.result_type(inst))?;
        if let Some(op) = find(OPERATIONS, stem) {
            let mut operands = Vec::with_capacity(values.len());
            for &value in values {
                operands.push(self.scalar(value)?);
            }
            return one(self.dag.value(op, ty, &operands));
        }
        if let (Some(op), &[a, b]) = (find(DIVISIONS, stem), values) {
            let lanes = self.active_lanes(*mask, *count, ty)?;
            let (a, b) = (self.scalar(a)?, self.scalar(b)?);
            let unit = self.dag.constant(1, ty.element());
            let units = self.vector_of(ty, &vec![unit; ty.lanes() as usize]);
            let b = self.dag.value(NodeOp::VSELECT, ty, &[lanes, b, units]);
            return one(self.dag.value(op, ty, &[a, b]));
        }
        let plain = match rest.strip_prefix("roundtozero.") {
            Some(types) => format!("llvm.trunc.{types}"),
            None => format!("llvm.{rest}"),
        };
        if matches!(stem, "strided" | "splice" | "reverse" | "cttz" | "ptrtoint" | "inttoptr")
            && rest != format!("cttz.{}", rest.rsplit('.').next().unwrap_or(""))
        {
            return Err(unsupported());
        }
        self.intrinsic(inst, plain.as_bytes(), values).map(Some)
    }

    /// The mask, and below the number of lanes.
    fn active_lanes(&mut self, mask: ir::Value, count: ir::Value, shape: ValueType) -> Result<Value> {
        let (mask, count) = (self.scalar(mask)?, self.scalar(count)?);
        let mut lanes = Vec::new();
        for lane in 0..shape.lanes() {
            let number = self.dag.constant(lane.into(), ValueType::I32);
            let below = self.dag.setcc(ValueType::I1, number, count, CondCode::ULT);
            let wanted = self.element(mask, lane);
            lanes.push(self.dag.value(NodeOp::AND, ValueType::I1, &[below, wanted]));
        }
        let ty = ValueType::I1.vector(shape.lanes(), false);
        let ty = ty.ok_or_else(|| Unsupported::new("a vector of this many elements"))?;
        Ok(self.vector_of(ty, &lanes))
    }

    fn predicated_choice(
        &mut self,
        condition: ir::Value,
        a: ir::Value,
        b: ir::Value,
        count: ir::Value,
    ) -> Result<Value> {
        let (a, b) = (self.scalar(a)?, self.scalar(b)?);
        let ty = self.dag.type_of(a);
        let lanes = self.active_lanes(condition, count, ty)?;
        Ok(self.dag.value(NodeOp::VSELECT, ty, &[lanes, a, b]))
    }

    fn predicated_reduction(
        &mut self,
        op: NodeOp,
        start: ir::Value,
        vector: ir::Value,
        (mask, count): (ir::Value, ir::Value),
    ) -> Result<Value> {
        let (mut total, vector) = (self.scalar(start)?, self.scalar(vector)?);
        let shape = self.dag.type_of(vector);
        let lanes = self.active_lanes(mask, count, shape)?;
        let ty = shape.element();
        for lane in 0..shape.lanes() {
            let (element, wanted) = (self.element(vector, lane), self.element(lanes, lane));
            let with = self.reduced(op, total, element);
            total = self.dag.value(NodeOp::SELECT, ty, &[wanted, with, total]);
        }
        Ok(total)
    }
}
