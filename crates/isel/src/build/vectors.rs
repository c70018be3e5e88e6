//! Vectors: elements, shuffles, and intrinsics that nodes do not have, lane by lane.

use super::{Builder, Scalars};
use crate::call::access;
use crate::dag::{Parts, Payload, Value};
use crate::lowering::{Result, Unsupported};
use ir::{Inst, InstView, Type};
use mir::MemOperand;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Reductions: the operation between two elements.
const REDUCTIONS: &[(&str, NodeOp)] = &[
    ("add", NodeOp::ADD),
    ("mul", NodeOp::MUL),
    ("and", NodeOp::AND),
    ("or", NodeOp::OR),
    ("xor", NodeOp::XOR),
    ("smax", NodeOp::SMAX),
    ("smin", NodeOp::SMIN),
    ("umax", NodeOp::UMAX),
    ("umin", NodeOp::UMIN),
    ("fadd", NodeOp::FADD),
    ("fmul", NodeOp::FMUL),
    ("fmax", NodeOp::FMAXNUM),
    ("fmin", NodeOp::FMINNUM),
    ("fmaximum", NodeOp::FMAXIMUM),
    ("fminimum", NodeOp::FMINIMUM),
];

/// The operation of a reduction, which the first word of `name` tells.
pub(super) fn reduction(name: &str) -> Option<NodeOp> {
    let stem = name.split('.').next()?;
    REDUCTIONS.iter().find(|(known, _)| *known == stem).map(|(_, op)| *op)
}

impl Builder<'_, '_> {
    pub(super) fn element(&mut self, vector: Value, lane: u32) -> Value {
        let element = self.dag.type_of(vector).element();
        let index = self.dag.constant(lane.into(), self.pointer_type());
        self.dag.value(NodeOp::EXTRACT_VECTOR_ELT, element, &[vector, index])
    }

    /// One more element in what a reduction has found.
    pub(super) fn reduced(&mut self, op: NodeOp, total: Value, element: Value) -> Value {
        if matches!(op, NodeOp::FMAXIMUM | NodeOp::FMINIMUM) {
            return self.extremum(total, element, op == NodeOp::FMINIMUM, false);
        }
        self.dag.value(op, self.dag.type_of(total), &[total, element])
    }

    /// Whether a sum or product does not change by a number.
    fn is_neutral(&self, op: NodeOp, number: Value) -> bool {
        let ty = self.dag.type_of(number);
        let bits = match (op, ty) {
            (NodeOp::FADD, ValueType::F32) => i64::from((-0.0f32).to_bits()),
            (NodeOp::FADD, ValueType::F64) => (-0.0f64).to_bits() as i64,
            (NodeOp::FMUL, ValueType::F32) => i64::from(1.0f32.to_bits()),
            (NodeOp::FMUL, ValueType::F64) => 1.0f64.to_bits() as i64,
            _ => return false,
        };
        self.dag.op(number.node) == NodeOp::CONSTANT_FP && self.dag.payload(number.node) == Payload::Int(bits)
    }

    pub(super) fn elements(&mut self, vector: Value) -> Vec<Value> {
        (0..self.dag.type_of(vector).lanes()).map(|lane| self.element(vector, lane)).collect()
    }

    pub(super) fn vector_of(&mut self, ty: ValueType, elements: &[Value]) -> Value {
        self.dag.make(Parts::new(NodeOp::BUILD_VECTOR, &[ty], elements)).into()
    }

    /// Element instructions and shuffles.
    pub(super) fn vector_op(&mut self, inst: Inst, view: InstView<'_>) -> Result<Value> {
        let ty = self.state.value_type(self.state.source.inst(inst).ty)?;
        let pointer = self.pointer_type();
        match view {
            InstView::ExtractElement { vector, index } => {
                let (vector, index) = (self.scalar(vector)?, self.scalar(index)?);
                let index = self.resize(index, pointer);
                Ok(self.dag.value(NodeOp::EXTRACT_VECTOR_ELT, ty, &[vector, index]))
            }
            InstView::InsertElement { vector, element, index } => {
                let (vector, element) = (self.scalar(vector)?, self.scalar(element)?);
                let index = self.scalar(index)?;
                let index = self.resize(index, pointer);
                Ok(self.dag.value(NodeOp::INSERT_VECTOR_ELT, ty, &[vector, element, index]))
            }
            InstView::ShuffleVector { lhs, rhs, mask } => {
                let (lhs, rhs) = (self.scalar(lhs)?, self.scalar(rhs)?);
                let from = self.dag.type_of(lhs);
                if from == ty {
                    let mut operands = vec![lhs, rhs];
                    operands.extend(mask.iter().map(|&m| self.dag.target_constant(m.into(), ValueType::I32)));
                    return Ok(self.dag.make(Parts::new(NodeOp::VECTOR_SHUFFLE, &[ty], &operands)).into());
                }
                let lanes = from.lanes();
                let mut elements = Vec::new();
                for &m in mask {
                    elements.push(match u32::try_from(m) {
                        Ok(m) if m < lanes => self.element(lhs, m),
                        Ok(m) if m < 2 * lanes => self.element(rhs, m - lanes),
                        _ => self.dag.undef(ty.element()),
                    });
                }
                Ok(self.vector_of(ty, &elements))
            }
            _ => Err(Unsupported::new("a vector instruction of this kind")),
        }
    }

    /// The address of every lane.
    pub(super) fn element_addresses(
        &mut self,
        ty: ValueType,
        source_ty: Type,
        base: ir::Value,
        indices: &[ir::Value],
    ) -> Result<Value> {
        let mut out = Vec::new();
        for lane in 0..ty.lanes() {
            let all: Vec<ir::Value> = indices.iter().copied().chain([base]).collect();
            let saved = self.enter_lane(&all, lane)?;
            let address = self.element_address(source_ty, base, indices);
            self.leave_lane(saved);
            out.push(address?);
        }
        Ok(self.vector_of(ty, &out))
    }

    /// Makes vector arguments stand for one of their elements, for a while.
    fn enter_lane(&mut self, args: &[ir::Value], lane: u32) -> Result<Vec<(ir::Value, Scalars)>> {
        let mut saved: Vec<(ir::Value, Scalars)> = Vec::new();
        for &arg in args {
            if saved.iter().any(|(a, _)| *a == arg) || !self.is_vector(arg) {
                continue;
            }
            let scalars = self.scalars(arg)?;
            let element = self.element(scalars[0], lane);
            self.state.values.insert(arg, Scalars::from_elem(element, 1));
            saved.push((arg, scalars));
        }
        Ok(saved)
    }

    fn leave_lane(&mut self, saved: Vec<(ir::Value, Scalars)>) {
        self.state.values.extend(saved);
    }

    fn is_vector(&self, value: ir::Value) -> bool {
        let ty = self.state.scope.type_of(value);
        matches!(self.state.scope.env.types.get(ty), ir::TypeData::Vector { .. })
    }

    /// An intrinsic on vectors, lane by lane; `None` if it has none, or is for all lanes together.
    pub(super) fn unrolled_intrinsic(
        &mut self,
        inst: Inst,
        name: &[u8],
        args: &[ir::Value],
    ) -> Result<Option<Scalars>> {
        let results = self.state.scalars(self.result_type(inst))?;
        let lanes = results.first().map_or(0, |(ty, _)| ty.lanes());
        if lanes == 0 || self.lane_type.is_some() {
            return Ok(None);
        }
        let element_ty = self.state.element_type(self.state.source.inst(inst).ty);
        let element_ty = element_ty.ok_or_else(|| Unsupported::new("an intrinsic on vectors"))?;
        let mut columns: Vec<Vec<Value>> = vec![Vec::new(); results.len()];
        for lane in 0..lanes {
            let saved = self.enter_lane(args, lane)?;
            self.lane_type = Some(element_ty.clone());
            let scalars = self.intrinsic(inst, name, args);
            self.lane_type = None;
            self.leave_lane(saved);
            for (column, value) in columns.iter_mut().zip(scalars?) {
                column.push(value);
            }
        }
        let mut out = Scalars::new();
        for ((ty, _), column) in results.iter().zip(&columns) {
            out.push(self.vector_of(*ty, column));
        }
        Ok(Some(out))
    }

    /// Intrinsics for all lanes together; `None` if the name is that of no such intrinsic.
    pub(super) fn whole_vector_intrinsic(
        &mut self,
        inst: Inst,
        name: &str,
        args: &[ir::Value],
    ) -> Result<Option<Scalars>> {
        let one = |value: Value| Ok(Some(Scalars::from_elem(value, 1)));
        if let Some(rest) = name.strip_prefix("llvm.vector.reduce.") {
            let op = reduction(rest).ok_or_else(|| Unsupported::new(format!("intrinsic '{name}'")))?;
            let has_start = matches!(op, NodeOp::FADD | NodeOp::FMUL);
            let vector = self.scalar(args[usize::from(has_start)])?;
            let mut total = if has_start { Some(self.scalar(args[0])?) } else { None };
            let flags = self.state.source.inst(inst).flags;
            let may_reorder = !has_start || flags.contains(ir::InstFlags::REASSOC);
            if may_reorder && let Some(whole) = self.whole_reduction(op, vector, flags) {
                return one(match total {
                    Some(total) if !self.is_neutral(op, total) => self.reduced(op, total, whole),
                    _ => whole,
                });
            }
            for element in self.elements(vector) {
                total = Some(match total {
                    Some(total) => self.reduced(op, total, element),
                    None => element,
                });
            }
            return one(total.ok_or_else(|| Unsupported::new("a reduction of nothing"))?);
        }
        let kind = ["llvm.masked.load.", "llvm.masked.store.", "llvm.masked.gather.", "llvm.masked.scatter."];
        let Some(kind) = kind.iter().position(|k| name.starts_with(k)) else { return Ok(None) };
        let is_store = kind % 2 == 1;
        let mut rest = args.iter().copied();
        let mut next = || rest.next().ok_or_else(|| Unsupported::new(format!("intrinsic '{name}'")));
        let stored = if is_store { Some(next()?) } else { None };
        let pointer = next()?;
        // An alignment may come before the mask, as an argument of its own.
        let mut mask = next()?;
        if !self.is_vector(mask) {
            mask = next()?;
        }
        if is_store {
            let (value, mask) = (self.scalar(stored.unwrap_or(mask))?, self.scalar(mask)?);
            self.masked_store(value, pointer, mask)?;
            return Ok(Some(Scalars::new()));
        }
        let ty = self.state.value_type(self.state.source.inst(inst).ty)?;
        let otherwise = next()?;
        let (mask, otherwise) = (self.scalar(mask)?, self.scalar(otherwise)?);
        one(self.masked_load(ty, pointer, mask, otherwise)?)
    }

    /// Where lane `lane` is in memory, or a harmless place if the mask says so.
    fn masked_place(
        &mut self,
        base: Value,
        mask: Value,
        (lane, element): (u32, ValueType),
        harmless: Value,
    ) -> (Value, Value) {
        let pointer = self.pointer_type();
        let wanted = self.element(mask, lane);
        let place = if self.dag.type_of(base).is_vector() {
            self.element(base, lane)
        } else {
            self.add_offset(base, i64::from(lane) * (element.bits() as i64 / 8))
        };
        (wanted, self.dag.value(NodeOp::SELECT, pointer, &[wanted, place, harmless]))
    }

    pub(super) fn harmless_place(&mut self, element: ValueType) -> Value {
        let bytes = (element.bits() / 8).max(1);
        let index = self.dag.shared.temporary(bytes, bytes.next_power_of_two().ilog2() as u8);
        self.frame_index(index)
    }

    pub(super) fn masked_load(
        &mut self,
        ty: ValueType,
        pointer: ir::Value,
        mask: Value,
        otherwise: Value,
    ) -> Result<Value> {
        let base = self.address(pointer)?;
        let element = ty.element();
        if self.masks_memory(ty, base, mask) {
            let chain = self.ordered_chain();
            let mem = MemOperand { is_load: true, align_log2: 0, ..access(element) };
            let mem = Some(self.dag.mems.push(MemOperand { ty, ..mem }));
            let (types, operands) = ([ty, ValueType::OTHER], [chain, base, mask, otherwise]);
            let load = self.dag.make(Parts { mem, ..Parts::new(NodeOp::MLOAD, &types, &operands) });
            self.loads.push(Value::new(load, 1));
            return Ok(load.into());
        }
        let harmless = self.harmless_place(element);
        let chain = self.ordered_chain();
        let mut out = Vec::new();
        for lane in 0..ty.lanes() {
            let (wanted, place) = self.masked_place(base, mask, (lane, element), harmless);
            let load = self.dag.load(element, chain, place, MemOperand { is_load: true, ..access(element) });
            self.loads.push(Value::new(load, 1));
            let other = self.element(otherwise, lane);
            out.push(self.dag.value(NodeOp::SELECT, element, &[wanted, load.into(), other]));
        }
        Ok(self.vector_of(ty, &out))
    }

    pub(super) fn masked_store(&mut self, value: Value, pointer: ir::Value, mask: Value) -> Result<()> {
        let base = self.address(pointer)?;
        let ty = self.dag.type_of(value);
        let element = ty.element();
        if self.masks_memory(ty, base, mask) {
            let chain = self.ordered_chain();
            let mem = MemOperand { is_store: true, align_log2: 0, ..access(element) };
            let mem = Some(self.dag.mems.push(MemOperand { ty, ..mem }));
            let operands = [chain, value, base, mask];
            let store = Parts { mem, ..Parts::new(NodeOp::MSTORE, &[ValueType::OTHER], &operands) };
            self.chain = self.dag.make(store).into();
            return Ok(());
        }
        let harmless = self.harmless_place(element);
        for lane in 0..ty.lanes() {
            let (_, place) = self.masked_place(base, mask, (lane, element), harmless);
            let stored = self.element(value, lane);
            // Lanes may go to the same place: the last one stays.
            let chain = self.ordered_chain();
            let mem = MemOperand { is_store: true, ..access(element) };
            self.chain = self.dag.store(chain, stored, place, mem);
        }
        Ok(())
    }

    /// A comparison that is the same for every operand.
    pub(super) fn constant_comparison(&mut self, ty: ValueType, holds: bool) -> Value {
        let one = self.dag.constant(holds.into(), ty.element());
        if !ty.is_vector() {
            return one;
        }
        self.vector_of(ty, &vec![one; ty.lanes() as usize])
    }
}
