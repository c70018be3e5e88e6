//! Constants as nodes.

use super::{Builder, FunctionState, Scalars};
use crate::dag::{Payload, Value, global_flags};
use crate::lowering::{Result, Unsupported};
use ir::constant::{ConstExpr, data_element, data_element_bytes};
use ir::global::{ThreadLocal, Visibility};
use ir::metadata::MdKindId;
use ir::{ConstKind, Opcode, Type, TypeData, ValueKind};
use support::apint::APInt;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Nesting of constants that refer to constants.
const MAX_DEPTH: u32 = 200;

impl FunctionState<'_> {
    /// The operation that an address of a global is, and its [`global_flags`].
    pub(crate) fn global_kind(&self, global: ir::Global) -> (NodeOp, u8) {
        let data = &self.scope.env.globals[global];
        let is_local = data.dso_local || data.linkage.is_local() || data.visibility != Visibility::Default;
        let model = match data.thread_local {
            ThreadLocal::InitialExec => global_flags::INITIAL_EXEC,
            ThreadLocal::LocalExec => global_flags::LOCAL_EXEC,
            ThreadLocal::None | ThreadLocal::GeneralDynamic | ThreadLocal::LocalDynamic => 0,
        };
        let is_tls = data.thread_local != ThreadLocal::None;
        let op = if is_tls { NodeOp::GLOBAL_TLS_ADDRESS } else { NodeOp::GLOBAL_ADDRESS };
        let align_log2 = data.object().and_then(|object| object.align.log2()).unwrap_or(0);
        let align = (align_log2.min(global_flags::MAX_ALIGN_LOG2.into()) as u8) << global_flags::ALIGN_SHIFT;
        let is_absolute = data
            .object()
            .is_some_and(|object| object.attachments.iter().any(|a| a.kind == MdKindId::ABSOLUTE_SYMBOL));
        let absolute = if is_absolute { global_flags::ABSOLUTE } else { 0 };
        let place = match is_local || is_absolute {
            true => global_flags::LOCAL,
            false if self.lowering.facts().symbols_in_table && !is_tls => global_flags::IN_TABLE,
            false => 0,
        };
        (op, model | align | absolute | place)
    }
}

impl Builder<'_, '_> {
    pub(super) fn constant(&mut self, value: ir::Value, depth: u32) -> Result<Scalars> {
        if depth > MAX_DEPTH {
            return Err(Unsupported::new("constants nested this deeply"));
        }
        if let ValueKind::Global(global) = value.kind() {
            return Ok(Scalars::from_elem(self.global_address(global), 1));
        }
        let data = self.state.scope.constant(value);
        let data = data.ok_or_else(|| Unsupported::new("a value that is neither computed nor constant"))?;
        let types = &self.state.scope.env.types;
        match &data.kind {
            ConstKind::Aggregate(elements) => {
                let mut all = Scalars::new();
                for &element in elements {
                    all.extend(self.constant(element, depth + 1)?);
                }
                if let TypeData::Vector { .. } = types.get(data.ty) {
                    let ty = self.state.value_type(data.ty)?;
                    return Ok(Scalars::from_elem(self.vector_of(ty, &all), 1));
                }
                Ok(all)
            }
            ConstKind::Data(bytes) => {
                let (TypeData::Array { elem, .. } | TypeData::Vector { elem, .. }) = *types.get(data.ty)
                else {
                    return Err(Unsupported::new("data that is no array"));
                };
                let is_vector = matches!(types.get(data.ty), TypeData::Vector { .. });
                let size = data_element_bytes(types, elem).unwrap_or(1);
                let ty = self.state.value_type(elem)?;
                let all: Scalars =
                    (0..bytes.len() / size).map(|i| self.bits(data_element(bytes, size, i), ty)).collect();
                if is_vector {
                    let ty = self.state.value_type(data.ty)?;
                    return Ok(Scalars::from_elem(self.vector_of(ty, &all), 1));
                }
                Ok(all)
            }
            ConstKind::Null | ConstKind::Undef | ConstKind::Poison => {
                let scalars = self.state.scalars(data.ty)?;
                let is_null = data.kind == ConstKind::Null;
                let make =
                    |(ty, _): (ValueType, u64)| if is_null { self.bits(0, ty) } else { self.dag.undef(ty) };
                Ok(scalars.into_iter().map(make).collect())
            }
            kind => Ok(Scalars::from_elem(self.scalar_constant(data.ty, kind, depth)?, 1)),
        }
    }

    fn scalar_constant(&mut self, ty: Type, kind: &ConstKind, depth: u32) -> Result<Value> {
        let value_ty = self.state.value_type(ty)?;
        match kind {
            ConstKind::Int(n) | ConstKind::Float(n) => Ok(self.bits(*n, value_ty)),
            ConstKind::WideInt(limbs) => {
                let number = APInt::from_words(value_ty.scalar_bits(), limbs);
                Ok(self.dag.wide_constant(&number, value_ty))
            }
            ConstKind::WideFloat(words) => {
                let number = APInt::from_words(value_ty.scalar_bits(), words);
                Ok(self.wide_float(&number, value_ty))
            }
            ConstKind::Expr(expr) => self.expression(value_ty, expr, depth),
            &ConstKind::BlockAddress { func, block } => {
                let payload = Payload::BlockAddress { global: func, block, flags: 0 };
                Ok(self.dag.leaf(NodeOp::BLOCK_ADDRESS, value_ty, payload))
            }
            ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => {
                Ok(self.global_address(*global))
            }
            _ => Err(Unsupported::new("a constant of this kind")),
        }
    }

    /// A number of at most 64 bits: an integer, or a floating-point number by its bits.
    pub(super) fn bits(&mut self, bits: u64, ty: ValueType) -> Value {
        if ty.is_vector() {
            let element = self.bits(bits, ty.element());
            return self.vector_of(ty, &vec![element; ty.lanes() as usize]);
        }
        if ty.is_float() && ty.bits() > 64 {
            // Only zero is written so.
            return self.wide_float(&APInt::from_u64(ty.bits() as u32, bits), ty);
        }
        if ty.is_float() {
            return self.dag.leaf(NodeOp::CONSTANT_FP, ty, Payload::Int(bits as i64));
        }
        if ty.scalar_bits() > 64 {
            return self.dag.wide_constant(&APInt::from_u64(ty.scalar_bits(), bits), ty);
        }
        self.dag.constant(bits as i64, ty)
    }

    /// A floating-point number of more than 64 bits by its bits: a constant where it has registers, or an integer.
    pub(super) fn wide_float(&mut self, bits: &APInt, ty: ValueType) -> Value {
        let number = self.dag.wide_constant(bits, ValueType::int(ty.bits() as u32));
        if self.state.legality.is_legal_type(ty) {
            let payload = self.dag.payload(number.node);
            return self.dag.leaf(NodeOp::CONSTANT_FP, ty, payload);
        }
        self.dag.value(NodeOp::BITCAST, ty, &[number])
    }

    pub(super) fn global_address(&mut self, global: ir::Global) -> Value {
        let ty = self.pointer_type();
        let (op, flags) = self.state.global_kind(global);
        self.dag.leaf(op, ty, Payload::Global { global, flags, offset: 0 })
    }

    fn expression(&mut self, ty: ValueType, expr: &ConstExpr, depth: u32) -> Result<Value> {
        let operand = |this: &mut Self, i: usize| -> Result<Value> {
            let scalars = this.constant(expr.operands[i], depth + 1)?;
            scalars
                .first()
                .copied()
                .ok_or_else(|| Unsupported::new("an empty aggregate where a scalar is needed"))
        };
        match expr.opcode {
            Opcode::GetElementPtr if ty.is_vector() => {
                // Made here, where nesting is limited, the operands are there when lanes are taken out of them.
                for (index, &value) in expr.operands.iter().enumerate() {
                    if !self.state.values.contains_key(&value) {
                        let made = operand(self, index)?;
                        self.state.values.insert(value, Scalars::from_elem(made, 1));
                    }
                }
                self.element_addresses(ty, expr.source_ty, expr.operands[0], &expr.operands[1..])
            }
            Opcode::GetElementPtr => {
                let base = operand(self, 0)?;
                let offset = self.state.constant_offset(expr.source_ty, &expr.operands[1..])?;
                let offset =
                    offset.ok_or_else(|| Unsupported::new("a constant address with a variable index"))?;
                Ok(self.add_offset(base, offset))
            }
            Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::IntToPtr | Opcode::Trunc => {
                let value = operand(self, 0)?;
                Ok(self.resize(value, ty))
            }
            Opcode::BitCast => {
                let value = operand(self, 0)?;
                let same = self.dag.type_of(value) == ty;
                Ok(if same { value } else { self.dag.value(NodeOp::BITCAST, ty, &[value]) })
            }
            Opcode::Add | Opcode::Sub | Opcode::Xor => {
                let (lhs, rhs) = (operand(self, 0)?, operand(self, 1)?);
                let op = match expr.opcode {
                    Opcode::Add => NodeOp::ADD,
                    Opcode::Sub => NodeOp::SUB,
                    _ => NodeOp::XOR,
                };
                Ok(self.binary(op, ty, lhs, rhs, 0))
            }
            op => Err(Unsupported::new(format!("constant expression '{}'", op.name()))),
        }
    }
}
