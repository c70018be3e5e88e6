//! Instructions that compute a scalar from scalars.

use super::Builder;
use crate::dag::{Parts, Value};
use crate::lowering::{Result, Unsupported};
use ir::inst::{FloatPredicate, IntPredicate};
use ir::{Inst, InstFlags, InstView, Opcode};
use tables::nodes::NodeOp;
use tables::selection::{CondCode, flag_bits};
use tables::value_type::ValueType;

/// Operations that have a node of their own.
const BINARY: &[(Opcode, NodeOp)] = &[
    (Opcode::Add, NodeOp::ADD),
    (Opcode::Sub, NodeOp::SUB),
    (Opcode::Mul, NodeOp::MUL),
    (Opcode::UDiv, NodeOp::UDIV),
    (Opcode::SDiv, NodeOp::SDIV),
    (Opcode::URem, NodeOp::UREM),
    (Opcode::SRem, NodeOp::SREM),
    (Opcode::Shl, NodeOp::SHL),
    (Opcode::LShr, NodeOp::SRL),
    (Opcode::AShr, NodeOp::SRA),
    (Opcode::And, NodeOp::AND),
    (Opcode::Or, NodeOp::OR),
    (Opcode::Xor, NodeOp::XOR),
    (Opcode::FAdd, NodeOp::FADD),
    (Opcode::FSub, NodeOp::FSUB),
    (Opcode::FMul, NodeOp::FMUL),
    (Opcode::FDiv, NodeOp::FDIV),
];

const CASTS: &[(Opcode, NodeOp)] = &[
    (Opcode::Trunc, NodeOp::TRUNCATE),
    (Opcode::ZExt, NodeOp::ZERO_EXTEND),
    (Opcode::SExt, NodeOp::SIGN_EXTEND),
    (Opcode::FPToUI, NodeOp::FP_TO_UINT),
    (Opcode::FPToSI, NodeOp::FP_TO_SINT),
    (Opcode::UIToFP, NodeOp::UINT_TO_FP),
    (Opcode::SIToFP, NodeOp::SINT_TO_FP),
    (Opcode::FPTrunc, NodeOp::FP_ROUND),
    (Opcode::FPExt, NodeOp::FP_EXTEND),
];

/// The condition of an integer comparison.
pub fn int_condition(predicate: IntPredicate) -> CondCode {
    match predicate {
        IntPredicate::Eq => CondCode::EQ,
        IntPredicate::Ne => CondCode::NE,
        IntPredicate::Ugt => CondCode::UGT,
        IntPredicate::Uge => CondCode::UGE,
        IntPredicate::Ult => CondCode::ULT,
        IntPredicate::Ule => CondCode::ULE,
        IntPredicate::Sgt => CondCode::GT,
        IntPredicate::Sge => CondCode::GE,
        IntPredicate::Slt => CondCode::LT,
        IntPredicate::Sle => CondCode::LE,
    }
}

/// The condition of a floating-point comparison: the predicates are numbered as the conditions are.
pub fn float_condition(predicate: FloatPredicate) -> CondCode {
    CondCode(predicate as u8)
}

impl Builder<'_, '_> {
    pub(super) fn scalar_op(&mut self, inst: Inst, view: InstView<'_>) -> Result<Value> {
        let source = self.state.source;
        let data = source.inst(inst);
        let ty = self.state.value_type(data.ty)?;
        match view {
            InstView::Binary { op: Opcode::FRem, lhs, rhs } => {
                let result = self.operation_tail_call(inst, NodeOp::FREM, &[lhs, rhs])?;
                if let Some(&value) = result.as_ref().and_then(|scalars| scalars.first()) {
                    return Ok(value);
                }
                let (lhs, rhs) = (self.scalar(lhs)?, self.scalar(rhs)?);
                Ok(self.dag.value(NodeOp::FREM, ty, &[lhs, rhs]))
            }
            InstView::Binary { op, lhs, rhs } => {
                let (lhs, rhs) = (self.scalar(lhs)?, self.scalar(rhs)?);
                let node = BINARY.iter().find(|(o, _)| *o == op).map(|(_, n)| *n);
                let node = node.ok_or_else(|| Unsupported::new(op.name()))?;
                let is_shift = matches!(op, Opcode::Shl | Opcode::LShr | Opcode::AShr);
                let rhs = if is_shift && !ty.is_vector() { self.shift_amount(rhs) } else { rhs };
                Ok(self.binary(node, ty, lhs, rhs, binary_flags(op, data.flags)))
            }
            InstView::FNeg { operand } => {
                let operand = self.scalar(operand)?;
                Ok(self.dag.value(NodeOp::FNEG, ty, &[operand]))
            }
            InstView::Cast { op, operand } => self.cast(op, operand, ty, data.flags),
            InstView::ICmp { predicate, lhs, rhs } => {
                let (lhs, rhs) = (self.scalar(lhs)?, self.scalar(rhs)?);
                Ok(self.dag.setcc(ty, lhs, rhs, int_condition(predicate)))
            }
            InstView::FCmp { predicate, lhs, rhs } => match predicate {
                FloatPredicate::False | FloatPredicate::True => {
                    Ok(self.constant_comparison(ty, predicate == FloatPredicate::True))
                }
                _ => {
                    let (lhs, rhs) = (self.scalar(lhs)?, self.scalar(rhs)?);
                    Ok(self.dag.setcc(ty, lhs, rhs, float_condition(predicate)))
                }
            },
            InstView::Select { cond, if_true, if_false } => {
                let cond = self.scalar(cond)?;
                let (a, b) = (self.scalar(if_true)?, self.scalar(if_false)?);
                let lanes = self.dag.type_of(cond).is_vector();
                if lanes && self.dag.type_of(cond) == ty {
                    return Ok(self.choice_of_truths(ty, cond, a, b));
                }
                let op = if lanes { NodeOp::VSELECT } else { NodeOp::SELECT };
                Ok(self.dag.value(op, ty, &[cond, a, b]))
            }
            InstView::ExtractElement { .. }
            | InstView::InsertElement { .. }
            | InstView::ShuffleVector { .. } => self.vector_op(inst, view),
            InstView::Freeze { operand } => {
                let operand = self.scalar(operand)?;
                Ok(self.dag.value(NodeOp::FREEZE, ty, &[operand]))
            }
            _ => Err(Unsupported::new(format!("instruction '{}'", data.opcode.name()))),
        }
    }

    /// A choice of vectors of truth values by another one: clang's vectors of `a && b` and `a || b`.
    fn choice_of_truths(&mut self, ty: ValueType, cond: Value, yes: Value, no: Value) -> Value {
        let (all, none) = (self.constant_comparison(ty, true), self.constant_comparison(ty, false));
        let with_yes = match yes {
            _ if yes == all => Some(cond),
            _ if yes == none => None,
            _ => Some(self.dag.value(NodeOp::AND, ty, &[cond, yes])),
        };
        let with_no = match no {
            _ if no == none => None,
            // All of them where the condition holds, so that it need not be asked again.
            _ if yes == all => Some(no),
            _ => {
                let otherwise = self.dag.value(NodeOp::XOR, ty, &[cond, all]);
                let is_all = no == all;
                Some(if is_all { otherwise } else { self.dag.value(NodeOp::AND, ty, &[otherwise, no]) })
            }
        };
        match (with_yes, with_no) {
            (Some(a), Some(b)) => self.dag.value(NodeOp::OR, ty, &[a, b]),
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => none,
        }
    }

    pub(super) fn binary(&mut self, op: NodeOp, ty: ValueType, lhs: Value, rhs: Value, flags: u16) -> Value {
        let operands = [lhs, rhs];
        self.dag.make(Parts { flags, ..Parts::new(op, &[ty], &operands) }).into()
    }

    /// Amounts of shifts have the type of an address, whatever is shifted: what is cut off or added would be no amount.
    pub(super) fn shift_amount(&mut self, amount: Value) -> Value {
        let (ty, wanted) = (self.dag.type_of(amount), self.pointer_type());
        match ty.scalar_bits().cmp(&wanted.scalar_bits()) {
            std::cmp::Ordering::Equal => amount,
            std::cmp::Ordering::Less => self.dag.value(NodeOp::ZERO_EXTEND, wanted, &[amount]),
            std::cmp::Ordering::Greater => self.dag.value(NodeOp::TRUNCATE, wanted, &[amount]),
        }
    }

    fn cast(&mut self, op: Opcode, operand: ir::Value, to: ValueType, flags: InstFlags) -> Result<Value> {
        let value = self.scalar(operand)?;
        let from = self.dag.type_of(value);
        match op {
            Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::IntToPtr => Ok(self.resize(value, to)),
            Opcode::AddrSpaceCast => Ok(self.in_space(value, operand, to)),
            Opcode::BitCast if from == to => Ok(value),
            Opcode::BitCast => Ok(self.dag.value(NodeOp::BITCAST, to, &[value])),
            _ => {
                // A number that is not negative is the same one with a sign, and conversions of those are what machines have.
                let non_neg = flags.contains(InstFlags::NNEG);
                let op = if op == Opcode::UIToFP && non_neg { Opcode::SIToFP } else { op };
                let node = CASTS.iter().find(|(o, _)| *o == op).map(|(_, n)| *n);
                let node = node.ok_or_else(|| Unsupported::new(op.name()))?;
                let non_neg = op == Opcode::ZExt && non_neg;
                let operands = [value];
                let flags = if non_neg { flag_bits::NON_NEG } else { 0 };
                Ok(self.dag.make(Parts { flags, ..Parts::new(node, &[to], &operands) }).into())
            }
        }
    }

    /// The address that an operand of an access is.
    pub(super) fn address(&mut self, pointer: ir::Value) -> Result<Value> {
        let value = self.scalar(pointer)?;
        let to = self.pointer_type();
        Ok(self.in_space(value, pointer, to))
    }

    /// A pointer as one of another length.
    fn in_space(&mut self, value: Value, pointer: ir::Value, to: ValueType) -> Value {
        let scope = &self.state.scope;
        let space = scope.env.types.addr_space(scope.type_of(pointer)).unwrap_or(0);
        let is_unsigned = self.state.lowering.facts().unsigned_spaces.contains(&space);
        if self.dag.type_of(value).scalar_bits() < to.scalar_bits() && !is_unsigned {
            return self.dag.value(NodeOp::SIGN_EXTEND, to, &[value]);
        }
        self.resize(value, to)
    }

    pub(super) fn resize(&mut self, value: Value, to: ValueType) -> Value {
        let from = self.dag.type_of(value);
        match from.scalar_bits().cmp(&to.scalar_bits()) {
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Less => self.dag.value(NodeOp::ZERO_EXTEND, to, &[value]),
            std::cmp::Ordering::Greater => self.dag.value(NodeOp::TRUNCATE, to, &[value]),
        }
    }
}

fn binary_flags(op: Opcode, flags: InstFlags) -> u16 {
    let has = |flag, bits| if flags.contains(flag) { bits } else { 0 };
    match op {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => {
            has(InstFlags::NUW, flag_bits::NO_UNSIGNED_WRAP) | has(InstFlags::NSW, flag_bits::NO_SIGNED_WRAP)
        }
        Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr => has(InstFlags::EXACT, flag_bits::EXACT),
        Opcode::Or => has(InstFlags::DISJOINT, flag_bits::DISJOINT),
        Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv => {
            has(InstFlags::CONTRACT, flag_bits::ALLOW_CONTRACT)
                | has(InstFlags::NNAN, flag_bits::NO_NANS)
                | has(InstFlags::NSZ, flag_bits::NO_SIGNED_ZEROS)
        }
        _ => 0,
    }
}
