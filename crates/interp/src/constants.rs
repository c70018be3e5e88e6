//! What constants are worth.

use crate::machine::{Machine, Step, trap};
use crate::memory::ObjectKind;
use crate::value::Value;
use ir::constant::{ConstExpr, data_element, data_element_bytes};
use ir::{ConstKind, Global, Opcode, Type, TypeData, ValueKind};
use support::apint::APInt;

/// Nesting of constants that refer to constants.
const MAX_DEPTH: u32 = 2000;

impl Machine<'_, '_> {
    /// The value of a constant that `function` (or the module) refers to. Each is computed once.
    pub(crate) fn constant(&mut self, function: Option<Global>, value: ir::Value) -> Step<Value> {
        self.constant_at(function, value, 0)
    }

    fn constant_at(&mut self, function: Option<Global>, value: ir::Value, depth: u32) -> Step<Value> {
        if depth > MAX_DEPTH {
            return trap("constants are nested too deeply");
        }
        if let ValueKind::Global(global) = value.kind() {
            if self.is_thread_local(global) {
                self.met_thread_local = true;
                return self.thread_local(global).map(Value::pointer);
            }
            return Ok(Value::pointer(self.globals[global]));
        }
        // Constants of the module are the same in every function.
        let owner = function.filter(|_| matches!(value.kind(), ValueKind::LocalConst(_)));
        if let Some(known) = self.constants.get(&(owner, value)) {
            return Ok(known.clone());
        }
        let Some(data) = self.scope(function).constant(value) else { return trap("not a constant") };
        // What refers to a thread-local variable is not the same in every thread.
        let before = std::mem::take(&mut self.met_thread_local);
        let result = self.evaluate(function, data.ty, &data.kind, depth)?;
        if !self.met_thread_local {
            self.constants.insert((owner, value), result.clone());
        }
        self.met_thread_local |= before;
        Ok(result)
    }

    fn evaluate(&mut self, function: Option<Global>, ty: Type, kind: &ConstKind, depth: u32) -> Step<Value> {
        let bits = self.scalar_bits(ty).unwrap_or(0);
        Ok(match kind {
            ConstKind::Int(value) | ConstKind::Float(value) => Value::int(bits, *value),
            ConstKind::WideInt(limbs) => Value::Bits(APInt::from_words(bits, limbs)),
            ConstKind::WideFloat(words) => Value::Bits(APInt::from_words(bits, words)),
            ConstKind::Poison => Value::Poison,
            ConstKind::Null | ConstKind::Undef => self.zero(ty)?,
            ConstKind::Aggregate(elements) => {
                let elements = elements.iter().map(|&e| self.constant_at(function, e, depth + 1));
                Value::aggregate(elements.collect::<Step<_>>()?)
            }
            ConstKind::Data(bytes) => {
                let elem = match self.module.types.get(ty) {
                    TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => *elem,
                    _ => return trap("packed data of a strange type"),
                };
                let size = data_element_bytes(&self.module.types, elem).unwrap_or(1);
                let bits = self.scalar_bits(elem).unwrap_or(8);
                let element = |i| Value::int(bits, data_element(bytes, size, i));
                Value::aggregate((0..bytes.len() / size).map(element).collect())
            }
            ConstKind::Expr(expr) => self.expression(function, ty, expr, depth)?,
            ConstKind::BlockAddress { func, block } => Value::pointer(self.block_address(*func, *block)?),
            ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => {
                Value::pointer(self.globals[*global])
            }
            ConstKind::PtrAuth(_) => return trap("signed pointers are not supported"),
            ConstKind::InlineAsm(_) => return trap("inline assembly is not supported"),
        })
    }

    /// All bits zero.
    pub(crate) fn zero(&mut self, ty: Type) -> Step<Value> {
        if let Some(bits) = self.scalar_bits(ty) {
            return Ok(Value::Bits(APInt::zero(bits)));
        }
        let module = self.module;
        Ok(match module.types.get(ty) {
            TypeData::Array { elem, len } => {
                let len = self.possible_elements(ty, *len)?;
                let elem = self.zero(*elem)?;
                Value::aggregate(vec![elem; len])
            }
            TypeData::Vector { elem, len, scalable: false } => {
                let len = self.possible_elements(ty, (*len).into())?;
                let elem = self.zero(*elem)?;
                Value::aggregate(vec![elem; len])
            }
            _ => match module.types.struct_body(ty) {
                Some((fields, _)) => {
                    Value::aggregate(fields.iter().map(|&f| self.zero(f)).collect::<Step<_>>()?)
                }
                None => Value::None,
            },
        })
    }

    /// How many elements a value of a type has, if there is memory for them.
    pub(crate) fn possible_elements(&mut self, ty: Type, count: u64) -> Step<usize> {
        /// Bytes of the host for an element, at least.
        const ELEMENT_BYTES: u64 = 16;
        let all = self.alloc_size(ty)?.max(count).saturating_mul(ELEMENT_BYTES);
        match self.memory.possible_size(all) {
            Some(_) => Ok(count as usize),
            None => trap(format!("a value of {count} elements takes more memory than there is")),
        }
    }

    fn block_address(&mut self, function: Global, block: ir::Block) -> Step<u64> {
        if let Some(&address) = self.blocks.get(&(function, block)) {
            return Ok(address);
        }
        let address = self.memory.allocate(ObjectKind::Code, 0, 16)?;
        self.blocks.insert((function, block), address);
        self.block_addresses.insert(address, (function, block));
        Ok(address)
    }

    fn expression(
        &mut self,
        function: Option<Global>,
        ty: Type,
        expr: &ConstExpr,
        depth: u32,
    ) -> Step<Value> {
        let operands = expr.operands.iter().map(|&o| self.constant_at(function, o, depth + 1));
        let operands = operands.collect::<Step<Vec<_>>>()?;
        let scope = self.scope(function);
        let types: Vec<Type> = expr.operands.iter().map(|&o| scope.type_of(o)).collect();
        match (expr.opcode, operands.as_slice()) {
            (Opcode::GetElementPtr, [base, indices @ ..]) => {
                self.element_address(expr.source_ty, base, indices, &types[1..])
            }
            (op, [operand]) if op.is_cast() => self.cast(op, types[0], ty, operand, Default::default()),
            (op, [lhs, rhs]) if op.is_binary() => self.binary(op, ty, lhs, rhs, Default::default()),
            (op, _) => trap(format!("a constant expression with '{}' is not supported", op.name())),
        }
    }
}
