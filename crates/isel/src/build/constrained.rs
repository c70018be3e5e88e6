//! Constrained floating-point operations: those of code that sets the rounding mode or looks at exceptions.
//!
//! Each is the plain operation between copies that have their places in the order of side effects: operands are read no
//! sooner than what comes before is done, and what comes after waits for the result. So nothing is computed while compiling,
//! and no operation passes a call that changes the environment. The copies are coalesced later.
//!
//! Not done: an operation whose result nobody uses is removed, with the exceptions that it would raise.

use super::arith::float_condition;
use super::{Builder, Scalars};
use crate::dag::Value;
use crate::lowering::{Result, Unsupported};
use ir::inst::{FloatPredicate, IntPredicate};
use ir::metadata::MdOperand;
use ir::{Inst, ValueKind};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

const PREFIX: &str = "llvm.experimental.constrained.";

/// Those that are one operation, with the number of operands.
const OPERATIONS: &[(&str, NodeOp, usize)] = &[
    ("fadd", NodeOp::FADD, 2),
    ("fsub", NodeOp::FSUB, 2),
    ("fmul", NodeOp::FMUL, 2),
    ("fdiv", NodeOp::FDIV, 2),
    ("frem", NodeOp::FREM, 2),
    ("fptosi", NodeOp::FP_TO_SINT, 1),
    ("fptoui", NodeOp::FP_TO_UINT, 1),
    ("sitofp", NodeOp::SINT_TO_FP, 1),
    ("uitofp", NodeOp::UINT_TO_FP, 1),
    ("fptrunc", NodeOp::FP_ROUND, 1),
    ("fpext", NodeOp::FP_EXTEND, 1),
];

impl Builder<'_, '_> {
    /// `None` if the name is that of no constrained operation.
    pub(super) fn constrained_intrinsic(
        &mut self,
        inst: Inst,
        name: &str,
        args: &[ir::Value],
    ) -> Result<Option<Scalars>> {
        let Some(rest) = name.strip_prefix(PREFIX) else { return Ok(None) };
        let stem = rest.split('.').next().unwrap_or(rest);
        let is_number = |arg: &&ir::Value| !matches!(arg.kind(), ValueKind::Metadata(_));
        let numbers: Vec<ir::Value> = args.iter().filter(is_number).copied().collect();
        let mut saved = Vec::new();
        for &arg in &numbers {
            if saved.iter().any(|(known, _)| *known == arg) {
                continue;
            }
            let scalars = self.scalars(arg)?;
            let pinned = self.pinned(&scalars)?;
            self.state.values.insert(arg, pinned);
            saved.push((arg, scalars));
        }
        let made = self.constrained(inst, stem, rest, args, &numbers);
        self.state.values.extend(saved);
        let made = made?;
        self.pinned(&made).map(Some)
    }

    fn constrained(
        &mut self,
        inst: Inst,
        stem: &str,
        rest: &str,
        args: &[ir::Value],
        numbers: &[ir::Value],
    ) -> Result<Scalars> {
        let ty = self.state.value_type(self.state.source.inst(inst).ty)?;
        if let Some(&(_, op, count)) = OPERATIONS.iter().find(|(known, ..)| *known == stem) {
            let mut operands = Vec::with_capacity(count);
            for &number in numbers.iter().take(count) {
                operands.push(self.scalar(number)?);
            }
            return Ok(Scalars::from_elem(self.dag.value(op, ty, &operands), 1));
        }
        if matches!(stem, "fcmp" | "fcmps") {
            let missing = || Unsupported::new(format!("intrinsic '{PREFIX}{stem}'"));
            let predicate = args.get(2).and_then(|&arg| self.float_predicate(arg)).ok_or_else(missing)?;
            let &[a, b] = numbers else { return Err(missing()) };
            return Ok(Scalars::from_elem(self.compare_floats(ty, predicate, a, b)?, 1));
        }
        self.intrinsic(inst, format!("llvm.{rest}").as_bytes(), numbers)
    }

    /// A comparison by any predicate.
    pub(super) fn compare_floats(
        &mut self,
        ty: ValueType,
        predicate: FloatPredicate,
        a: ir::Value,
        b: ir::Value,
    ) -> Result<Value> {
        if matches!(predicate, FloatPredicate::False | FloatPredicate::True) {
            return Ok(self.constant_comparison(ty, predicate == FloatPredicate::True));
        }
        let (a, b) = (self.scalar(a)?, self.scalar(b)?);
        Ok(self.dag.setcc(ty, a, b, float_condition(predicate)))
    }

    /// The predicate that an argument names.
    pub(super) fn float_predicate(&self, arg: ir::Value) -> Option<FloatPredicate> {
        let word = self.metadata_word(arg)?;
        FloatPredicate::from_name(word)
    }

    pub(super) fn int_predicate(&self, arg: ir::Value) -> Option<IntPredicate> {
        let word = self.metadata_word(arg)?;
        IntPredicate::from_name(word)
    }

    /// The string that is an argument.
    fn metadata_word(&self, arg: ir::Value) -> Option<&[u8]> {
        let ValueKind::Metadata(operand) = arg.kind() else { return None };
        let MdOperand::Metadata(metadata) = self.state.source.md_operands.get(operand)? else { return None };
        self.state.scope.md_string(*metadata)
    }

    /// The same values, read from registers that are written after all that came before.
    fn pinned(&mut self, scalars: &[Value]) -> Result<Scalars> {
        let mut out = Scalars::new();
        for &scalar in scalars {
            let ty = self.dag.type_of(scalar);
            let mut parts = Vec::new();
            for part in self.split_into_parts(scalar)? {
                let held = self.dag.type_of(part);
                let register = self.state.new_register(held)?;
                let chain = self.ordered_chain();
                let written = self.dag.copy_to_reg(chain, register, part, None);
                let read = self.dag.copy_from_reg(written.into(), register, held, None);
                self.chain = Value::new(read, 1);
                parts.push(read.into());
            }
            out.push(self.of_parts(ty, &parts));
        }
        Ok(out)
    }
}
