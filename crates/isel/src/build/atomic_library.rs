//! Atomic accesses that are too wide for the machine, or not aligned to their size: functions of the library make them.
//!
//! There is a function for each size that is a power of two up to 16 bytes, for places aligned to it, and one for any other,
//! which takes everything by address. Updates that no function makes are loops by now (`codegen::prepare`).
//!
//! Source: GCC wiki, "Atomic/GCCMM/LIbrary".

use super::{Builder, Scalars};
use crate::call::access;
use crate::dag::Value;
use crate::lowering::{Extend, Result, Unsupported};
use ir::inst::{Ordering, RmwOp};
use mir::MemOperand;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

const WIDEST_BYTES: u64 = 16;

/// As the library numbers orders of memory.
fn library_order(ordering: Ordering) -> i64 {
    match ordering {
        Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic => 0,
        Ordering::Acquire => 2,
        Ordering::Release => 3,
        Ordering::AcqRel => 4,
        Ordering::SeqCst => 5,
    }
}

/// The size in the name of the function for an access, if there is one.
fn size_in_name(mem: &MemOperand) -> Option<u64> {
    let bytes = mem.ty.bits() / 8;
    let fits = bytes.is_power_of_two() && bytes <= WIDEST_BYTES && mem.ty.bits().is_multiple_of(8);
    (fits && 1 << mem.align_log2.min(62) >= bytes).then_some(bytes)
}

impl Builder<'_, '_> {
    /// Whether the machine does not make an access by itself.
    pub(super) fn is_for_library(&self, mem: &MemOperand) -> bool {
        let widest = u64::from(self.state.lowering.facts().max_atomic_bits);
        size_in_name(mem).is_none() || mem.ty.bits() > widest
    }

    fn integer_of(&mut self, value: Value) -> Value {
        let ty = self.dag.type_of(value);
        if ty.is_scalar_int() {
            return value;
        }
        self.dag.value(NodeOp::BITCAST, ValueType::int(ty.bits() as u32), &[value])
    }

    fn order_argument(&mut self, ordering: Ordering) -> (Value, Extend) {
        (self.dag.constant(library_order(ordering), ValueType::I32), Extend::Sign)
    }

    fn size_argument(&mut self, mem: &MemOperand) -> (Value, Extend) {
        let pointer = self.pointer_type();
        (self.dag.constant(mem.ty.bits().div_ceil(8) as i64, pointer), Extend::Any)
    }

    /// A place on the stack for a value.
    fn place_for(&mut self, ty: ValueType) -> Value {
        let bytes = ty.bits().div_ceil(8);
        let index = self.dag.shared.temporary(bytes, bytes.next_power_of_two().ilog2().min(4) as u8);
        self.frame_index(index)
    }

    fn put(&mut self, value: Value, place: Value) {
        let ty = self.dag.type_of(value);
        let chain = self.ordered_chain();
        self.chain =
            self.dag.store(chain, value, place, MemOperand { is_store: true, align_log2: 0, ..access(ty) });
    }

    fn get(&mut self, ty: ValueType, place: Value) -> Value {
        let chain = self.ordered_chain();
        let mem = MemOperand { is_load: true, align_log2: 0, ..access(ty) };
        let load = self.dag.load(ty, chain, place, mem);
        self.loads.push(Value::new(load, 1));
        load.into()
    }

    /// An integer in the width in which the library takes it.
    fn passed(&mut self, value: Value) -> (Value, Extend) {
        match self.dag.type_of(value).scalar_bits() {
            0..32 => (self.dag.value(NodeOp::ZERO_EXTEND, ValueType::I32, &[value]), Extend::Any),
            32 => (value, Extend::Sign),
            _ => (value, Extend::Any),
        }
    }

    pub(super) fn library_load(
        &mut self,
        address: Value,
        mem: &MemOperand,
        ordering: Ordering,
    ) -> Result<Value> {
        let int = ValueType::int(mem.ty.bits() as u32);
        let order = self.order_argument(ordering);
        let loaded = match size_in_name(mem) {
            Some(size) => {
                let args = [(address, Extend::Any), order];
                self.library_result(&format!("__atomic_load_{size}"), &args, int)?
            }
            None => {
                let (size, place) = (self.size_argument(mem), self.place_for(int));
                let args = [size, (address, Extend::Any), (place, Extend::Any), order];
                self.library_function("__atomic_load", &args, None)?;
                self.get(int, place)
            }
        };
        Ok(if mem.ty == int { loaded } else { self.dag.value(NodeOp::BITCAST, mem.ty, &[loaded]) })
    }

    pub(super) fn library_store(
        &mut self,
        value: Value,
        address: Value,
        mem: &MemOperand,
        ordering: Ordering,
    ) -> Result<()> {
        let (value, order) = (self.integer_of(value), self.order_argument(ordering));
        match size_in_name(mem) {
            Some(size) => {
                let args = [(address, Extend::Any), self.passed(value), order];
                self.library_function(&format!("__atomic_store_{size}"), &args, None)?;
            }
            None => {
                let (size, place) = (self.size_argument(mem), self.place_for(self.dag.type_of(value)));
                self.put(value, place);
                let args = [size, (address, Extend::Any), (place, Extend::Any), order];
                self.library_function("__atomic_store", &args, None)?;
            }
        }
        Ok(())
    }

    pub(super) fn library_update(
        &mut self,
        op: RmwOp,
        address: Value,
        value: Value,
        mem: &MemOperand,
        ordering: Ordering,
    ) -> Result<Value> {
        let name = match op {
            RmwOp::Xchg => "exchange",
            RmwOp::Add => "fetch_add",
            RmwOp::Sub => "fetch_sub",
            RmwOp::And => "fetch_and",
            RmwOp::Or => "fetch_or",
            RmwOp::Xor => "fetch_xor",
            RmwOp::Nand => "fetch_nand",
            _ => return Err(Unsupported::new(format!("'atomicrmw {}' of {}", op.name(), mem.ty))),
        };
        let (ty, order) = (self.dag.type_of(value), self.order_argument(ordering));
        match size_in_name(mem) {
            Some(size) => {
                let args = [(address, Extend::Any), self.passed(value), order];
                self.library_result(&format!("__atomic_{name}_{size}"), &args, ty)
            }
            None if op == RmwOp::Xchg => {
                let (size, new, old) = (self.size_argument(mem), self.place_for(ty), self.place_for(ty));
                self.put(value, new);
                let any = |value| (value, Extend::Any);
                let args = [size, any(address), any(new), any(old), order];
                self.library_function("__atomic_exchange", &args, None)?;
                Ok(self.get(ty, old))
            }
            None => Err(Unsupported::new(format!("'atomicrmw {}' of {}", op.name(), mem.ty))),
        }
    }

    /// The value in memory, and whether it was the one expected.
    pub(super) fn library_exchange(
        &mut self,
        [address, expected, new]: [Value; 3],
        mem: &MemOperand,
        [success, failure]: [Ordering; 2],
    ) -> Result<Scalars> {
        let ty = self.dag.type_of(expected);
        let place = self.place_for(ty);
        self.put(expected, place);
        let orders = [self.order_argument(success), self.order_argument(failure)];
        let any = |value| (value, Extend::Any);
        let done = match size_in_name(mem) {
            Some(size) => {
                let args = [any(address), any(place), self.passed(new), orders[0], orders[1]];
                self.library_result(&format!("__atomic_compare_exchange_{size}"), &args, ValueType::I8)?
            }
            None => {
                let new_place = self.place_for(ty);
                self.put(new, new_place);
                let size = self.size_argument(mem);
                let args = [size, any(address), any(place), any(new_place), orders[0], orders[1]];
                self.library_result("__atomic_compare_exchange", &args, ValueType::I8)?
            }
        };
        let zero = self.dag.constant(0, ValueType::I8);
        let done = self.dag.setcc(ValueType::I1, done, zero, CondCode::NE);
        Ok([self.get(ty, place), done].into_iter().collect())
    }

    fn library_result(&mut self, name: &str, args: &[(Value, Extend)], ty: ValueType) -> Result<Value> {
        let result = self.library_function(name, args, Some(ty))?;
        result.ok_or_else(|| Unsupported::new(format!("a call of '{name}' without a result")))
    }
}
