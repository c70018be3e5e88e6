//! Floating-point formats with registers but no instructions: the runtime library computes, compares and converts.
//!
//! Formats without registers are held as integers instead, and never come here.

use super::ops::Legalizer;
use super::types::{arithmetic_function, comparison_function, format_name};
use crate::call::{Argument, CallContext};
use crate::dag::{Node, Payload, Value};
use crate::lowering::{Result, Unsupported};
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

impl Legalizer<'_> {
    /// The result of an operation on numbers of such a format; `None` if the operation is another one.
    pub(super) fn library_format(
        &mut self,
        node: Node,
        ty: ValueType,
        operands: &[Value],
        depth: u32,
    ) -> Result<Option<Value>> {
        let op = self.dag.op(node);
        let is_soft = |t: ValueType| {
            t.is_float() && !t.is_vector() && t.bits() > 64 && !self.legality.is_covered(NodeOp::FADD, t)
        };
        let computes_halves = self.legality.is_covered(NodeOp::FADD, ValueType::F16);
        match (op, operands) {
            (NodeOp::BR_CC, &[chain, code, a, b, to])
                if self.dag.type_of(a) == ValueType::F16 && !computes_halves =>
            {
                let [a, b] = self.in_float([a, b], depth)?;
                return self.value(op, ty, &[chain, code, a, b, to], depth).map(Some);
            }
            (NodeOp::SELECT_CC, &[a, b, then, otherwise, code])
                if self.dag.type_of(a) == ValueType::F16 && !computes_halves =>
            {
                let [a, b] = self.in_float([a, b], depth)?;
                return self.value(op, ty, &[a, b, then, otherwise, code], depth).map(Some);
            }
            (NodeOp::BR_CC, &[chain, code, a, b, to]) if is_soft(self.dag.type_of(a)) => {
                let [code, truth, zero] = self.library_truth(a, b, code, depth)?;
                return self.value(op, ty, &[chain, code, truth, zero, to], depth).map(Some);
            }
            (NodeOp::SELECT_CC, &[a, b, then, otherwise, code]) if is_soft(self.dag.type_of(a)) => {
                let [code, truth, zero] = self.library_truth(a, b, code, depth)?;
                return self.value(op, ty, &[truth, zero, then, otherwise, code], depth).map(Some);
            }
            _ => {}
        }
        let Some(&first) = operands.first() else { return Ok(None) };
        let from = self.dag.type_of(first);
        if !is_soft(ty) && !is_soft(from) {
            return Ok(None);
        }
        Ok(Some(match op {
            NodeOp::FADD | NodeOp::FSUB | NodeOp::FMUL | NodeOp::FDIV => {
                let Some(name) = arithmetic_function(op, ty) else { return Ok(None) };
                self.function(&name, operands, ty, ty)?
            }
            NodeOp::FP_EXTEND | NodeOp::FP_ROUND => {
                let verb = if op == NodeOp::FP_EXTEND { "extend" } else { "trunc" };
                let format = |ty| if ty == ValueType::F16 { Ok("hf") } else { format_name(ty) };
                let name = format!("__{verb}{}{}2", format(from)?, format(ty)?);
                self.function(&name, operands, from, ty)?
            }
            NodeOp::FP_TO_SINT | NodeOp::FP_TO_UINT => self.integer_of(op, first, ty, depth)?,
            NodeOp::SINT_TO_FP | NodeOp::UINT_TO_FP => self.number_of(op, first, ty, depth)?,
            NodeOp::SETCC => {
                let Payload::Cond(code) = self.dag.payload(operands[2].node) else { return Ok(None) };
                let result = self.dag.types(node)[0];
                self.comparison(code, &operands[..2], result, depth)?
            }
            _ => return Ok(None),
        }))
    }

    /// Numbers of 16 bits as wider ones.
    fn in_float(&mut self, [a, b]: [Value; 2], depth: u32) -> Result<[Value; 2]> {
        let mut wide = |value| self.value(NodeOp::FP_EXTEND, ValueType::F32, &[value], depth);
        Ok([wide(a)?, wide(b)?])
    }

    /// The condition that a number is not another one, and the two: whether a comparison holds, and zero.
    fn library_truth(&mut self, a: Value, b: Value, code: Value, depth: u32) -> Result<[Value; 3]> {
        let Payload::Cond(code) = self.dag.payload(code.node) else {
            return Err(Unsupported::new("a comparison without a condition"));
        };
        let result = ValueType::I32;
        let truth = self.comparison(code, &[a, b], result, depth)?;
        Ok([self.dag.cond(CondCode::NE), truth, self.dag.constant(0, result)])
    }

    fn function(&mut self, name: &str, operands: &[Value], from: ValueType, to: ValueType) -> Result<Value> {
        let args: Vec<Argument<'_>> =
            operands.iter().map(|v| Argument { pieces: std::slice::from_ref(v), whole: from }).collect();
        let cx = CallContext::library(self.isa, self.lowering);
        let result = cx.library_call(self.dag, name, &args, (to, to, 1))?;
        result
            .first()
            .copied()
            .ok_or_else(|| Unsupported::new(format!("a call of '{name}' without a result")))
    }

    /// The library converts to and from integers of 32 and 64 bits.
    fn integer_of(&mut self, op: NodeOp, value: Value, to: ValueType, depth: u32) -> Result<Value> {
        let from = self.dag.type_of(value);
        let (wide, size) = library_integer(to);
        let unsigned = op == NodeOp::FP_TO_UINT && wide == to;
        let name = format!("__fix{}{}{size}", if unsigned { "uns" } else { "" }, format_name(from)?);
        let result = self.function(&name, &[value], from, wide)?;
        if wide == to { Ok(result) } else { self.value(NodeOp::TRUNCATE, to, &[result], depth) }
    }

    fn number_of(&mut self, op: NodeOp, value: Value, to: ValueType, depth: u32) -> Result<Value> {
        let from = self.dag.type_of(value);
        let (wide, size) = library_integer(from);
        let unsigned = op == NodeOp::UINT_TO_FP;
        let extend = if unsigned { NodeOp::ZERO_EXTEND } else { NodeOp::SIGN_EXTEND };
        let value = if wide == from { value } else { self.value(extend, wide, &[value], depth)? };
        let un = if unsigned && wide == from { "un" } else { "" };
        let name = format!("__float{un}{size}{}", format_name(to)?);
        self.function(&name, &[value], wide, to)
    }

    fn comparison(
        &mut self,
        code: CondCode,
        operands: &[Value],
        result: ValueType,
        depth: u32,
    ) -> Result<Value> {
        let ty = self.dag.type_of(operands[0]);
        let inverted = code.name() == "setone";
        if inverted || code.name() == "setueq" {
            let equal = self.comparison(CondCode(1), operands, result, depth)?;
            let unordered = self.comparison(CondCode(8), operands, result, depth)?;
            let either = self.value(NodeOp::OR, result, &[equal, unordered], depth)?;
            let one = self.dag.constant(1, result);
            return if inverted {
                self.value(NodeOp::XOR, result, &[either, one], depth)
            } else {
                Ok(either)
            };
        }
        let found = comparison_function(code);
        let (name, test) =
            found.ok_or_else(|| Unsupported::new(format!("the condition '{}' of {ty}", code.name())))?;
        let name = format!("__{name}{}2", format_name(ty)?);
        let answer = self.function(&name, operands, ty, ValueType::I32)?;
        let zero = self.dag.constant(0, ValueType::I32);
        self.setcc(result, answer, zero, test, depth)
    }
}

fn library_integer(ty: ValueType) -> (ValueType, &'static str) {
    if ty.scalar_bits() <= 32 { (ValueType::I32, "si") } else { (ValueType::I64, "di") }
}
