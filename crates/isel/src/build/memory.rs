//! Addresses, loads, stores, atomic operations.

use super::{Builder, FunctionState, Scalars};
use crate::dag::{Dag, Parts, Payload, Value};
use crate::lowering::{Result, Unsupported};
use ir::inst::{MemAccess, Ordering, RmwOp};
use ir::{Inst, InstView, Type, TypeData};
use mir::MemOperand;
use mir::function::MemBase;
use tables::nodes::NodeOp;
use tables::selection::{CondCode, Extension};
use tables::value_type::ValueType;

/// No machine aligns its stack more.
pub(super) const STACK_ALIGN_BYTES: i64 = 16;

impl FunctionState<'_> {
    /// The offset in bytes of constant indices; `None` if one of them is not constant.
    pub(crate) fn constant_offset(&mut self, source_ty: Type, indices: &[ir::Value]) -> Result<Option<i64>> {
        let mut total = 0i64;
        let mut ty = source_ty;
        for (i, &index) in indices.iter().enumerate() {
            let Some(number) = self.signed_constant(index) else { return Ok(None) };
            let (stride, field) = self.step(ty, i, number)?;
            total = total.wrapping_add(stride);
            ty = field;
        }
        Ok(Some(total))
    }

    /// A constant index, or that of every lane of a vector.
    fn signed_constant(&self, value: ir::Value) -> Option<i64> {
        if let Some(number) = self.splat_number(value) {
            return Some(number);
        }
        let bits = self.scope.env.types.int_bits(self.scope.type_of(value))?;
        self.constant_int(value).map(|n| crate::dag::sign_extend(n, bits))
    }

    /// The number that all lanes of a constant vector are.
    fn splat_number(&self, value: ir::Value) -> Option<i64> {
        let types = &self.scope.env.types;
        let ty = self.scope.type_of(value);
        let bits = types.int_bits(types.scalar(ty)).filter(|_| types.is_vector(ty))?;
        match &self.scope.constant(value)?.kind {
            ir::ConstKind::Null => Some(0),
            ir::ConstKind::Aggregate(elements) => {
                let (&first, rest) = elements.split_first()?;
                rest.iter().all(|&other| other == first).then(|| self.signed_constant(first))?
            }
            ir::ConstKind::Data(bytes) => {
                let size = bits as usize / 8;
                let first = bytes.get(..size)?;
                let number = first.iter().rev().fold(0, |number, &byte| number << 8 | i64::from(byte));
                let same = bytes.chunks(size).all(|other| other == first);
                same.then(|| crate::dag::sign_extend(number, bits))
            }
            _ => None,
        }
    }

    /// Offset of element `number` of a type, and the type of that element. The first index of an address steps over
    /// whole objects.
    fn step(&mut self, ty: Type, position: usize, number: i64) -> Result<(i64, Type)> {
        let env = self.scope.env;
        let element = |index: i64| env.types.aggregate_element(ty, index.max(0) as u64);
        let missing = || Unsupported::new("an element that does not exist");
        if position == 0 {
            return Ok((number.wrapping_mul(self.stride(ty)?), ty));
        }
        match env.types.get(ty) {
            TypeData::Array { elem, .. } => Ok((number.wrapping_mul(self.stride(*elem)?), *elem)),
            TypeData::Vector { elem, .. } => Ok((number.wrapping_mul(self.stride(*elem)?), *elem)),
            _ => {
                let field = element(number).ok_or_else(missing)?;
                let layouts = &mut self.layouts;
                let layout = layouts.struct_layout(&env.data_layout, &env.types, ty);
                let offset =
                    layout.and_then(|l| l.offsets.get(number.max(0) as usize)).ok_or_else(missing)?;
                Ok((offset.min as i64, field))
            }
        }
    }

    fn stride(&mut self, ty: Type) -> Result<i64> {
        let size = self.layout(ty)?.alloc_size().as_fixed();
        size.map(|s| s as i64).ok_or_else(|| Unsupported::new("scalable vectors"))
    }
}

impl Builder<'_, '_> {
    pub(super) fn alloca(&mut self, inst: Inst) -> Result<Scalars> {
        match self.state.allocas.get(&inst) {
            Some(&index) => Ok(Scalars::from_elem(self.frame_index(index), 1)),
            None => self.dynamic_alloca(inst),
        }
    }

    pub(super) fn memory(&mut self, inst: Inst, view: InstView<'_>) -> Result<Scalars> {
        let ty = self.state.source.inst(inst).ty;
        match view {
            InstView::Load { pointer, access } => self.load(ty, pointer, access),
            InstView::Store { value, pointer, access } => {
                self.store(value, pointer, access)?;
                Ok(Scalars::new())
            }
            InstView::GetElementPtr { source_ty, base, indices }
                if matches!(self.state.scope.env.types.get(ty), TypeData::Vector { .. }) =>
            {
                let ty = self.state.value_type(ty)?;
                Ok(Scalars::from_elem(self.element_addresses(ty, source_ty, base, indices)?, 1))
            }
            InstView::GetElementPtr { source_ty, base, indices } => {
                Ok(Scalars::from_elem(self.element_address(source_ty, base, indices)?, 1))
            }
            InstView::Fence { ordering, scope } => {
                self.fence(ordering, scope);
                Ok(Scalars::new())
            }
            InstView::AtomicRmw { op, pointer, value, access } => {
                Ok(Scalars::from_elem(self.atomic_rmw(op, pointer, value, access)?, 1))
            }
            InstView::CmpXchg { pointer, expected, new, failure, access, .. } => {
                self.compare_exchange([pointer, expected, new], failure, access)
            }
            _ => Err(Unsupported::new("a memory instruction of this kind")),
        }
    }

    /// Moves the stack pointer down. The area for arguments of calls stays at the bottom of the stack: what is allocated
    /// lies above it.
    fn dynamic_alloca(&mut self, inst: Inst) -> Result<Scalars> {
        let InstView::Alloca { ty, count, align } = self.state.source.view(inst) else {
            return Err(Unsupported::new("an alloca"));
        };
        let layout = self.state.layout(ty)?;
        let bytes = layout.alloc_size().as_fixed().ok_or_else(|| Unsupported::new("scalable vectors"))?;
        let align = 1i64 << align.log2().or(layout.pref.log2()).unwrap_or(0).min(62);
        let pointer = self.pointer_type();
        let count = self.scalar(count)?;
        let count = self.resize(count, pointer);
        let size = self.scaled(count, bytes as i64);
        let chain = self.ordered_chain();
        let register = self.state.lowering.facts().stack_pointer.into();
        let stack = self.dag.copy_from_reg(chain, register, pointer, None);
        let area = self.state.call_area_bytes as i64 + self.state.lowering.facts().stack_bias;
        let lower = self.dag.value(NodeOp::SUB, pointer, &[stack.into(), size]);
        let lower = self.add_offset(lower, area);
        let mask = self.dag.constant(-align.max(STACK_ALIGN_BYTES), pointer);
        let place = self.dag.value(NodeOp::AND, pointer, &[lower, mask]);
        let stack_after = self.add_offset(place, -area);
        let chain = Value::new(stack, 1);
        let interval = self.state.machine.attributes.probes.as_ref().map(|probes| probes.interval);
        let lowering = self.state.lowering;
        let probed =
            interval.and_then(|interval| lowering.probe_stack(self.dag, chain, stack_after, interval));
        self.chain = match probed {
            Some(chain) => chain,
            None => self.dag.copy_to_reg(chain, register, stack_after, None).into(),
        };
        Ok(Scalars::from_elem(place, 1))
    }

    /// Value in memory, and whether it was the one expected.
    fn compare_exchange(
        &mut self,
        [pointer, expected, new]: [ir::Value; 3],
        failure: Ordering,
        access: MemAccess,
    ) -> Result<Scalars> {
        let ty = self.state.scope.type_of(expected);
        let part = (self.state.value_type(ty)?, 0);
        let ordering = if access.ordering as u8 >= failure as u8 { access.ordering } else { failure };
        let access = MemAccess { ordering, ..access };
        let mem = MemOperand { is_load: true, is_store: true, ..self.access(pointer, access, ty, part)? };
        let (address, expected, new) = (self.address(pointer)?, self.scalar(expected)?, self.scalar(new)?);
        if self.is_for_library(&mem) {
            return self.library_exchange([address, expected, new], &mem, [ordering, failure]);
        }
        if self.is_pair(&mem) {
            return self.exchange_pair([address, expected, new], mem);
        }
        let operands = [self.ordered_chain(), address, expected, new];
        let mem = Some(self.dag.mems.push(mem));
        let types = [part.0, ValueType::OTHER];
        let node = self.dag.make(Parts { mem, ..Parts::new(NodeOp::ATOMIC_CMP_SWAP, &types, &operands) });
        self.chain = Value::new(node, 1);
        let equal = self.dag.setcc(ValueType::I1, node.into(), expected, CondCode::EQ);
        Ok([node.into(), equal].into_iter().collect())
    }

    /// Whether an atomic access that the machine makes is of two registers.
    fn is_pair(&self, mem: &MemOperand) -> bool {
        mem.ty.bits() > u64::from(self.pointer_type().scalar_bits())
    }

    fn load_pair(&mut self, address: Value, mem: MemOperand) -> Result<Value> {
        let int = ValueType::int(mem.ty.bits() as u32);
        let chain = self.ordered_chain();
        let loaded = self.state.lowering.load_pair(self.dag, chain, address, MemOperand { ty: int, ..mem });
        let (value, after) = loaded.ok_or_else(|| no_pair("load", mem.ty))?;
        self.chain = after;
        Ok(if mem.ty == int { value } else { self.dag.value(NodeOp::BITCAST, mem.ty, &[value]) })
    }

    fn store_pair(&mut self, value: Value, address: Value, mem: MemOperand, access: MemAccess) -> Result<()> {
        let int = ValueType::int(mem.ty.bits() as u32);
        let value = if mem.ty == int { value } else { self.dag.value(NodeOp::BITCAST, int, &[value]) };
        let chain = self.ordered_chain();
        let mem = MemOperand { ty: int, ..mem };
        let stored = self.state.lowering.store_pair(self.dag, chain, value, address, mem);
        self.chain = stored.ok_or_else(|| no_pair("store", mem.ty))?;
        if access.ordering == Ordering::SeqCst {
            self.fence(Ordering::SeqCst, access.scope);
        }
        Ok(())
    }

    fn exchange_pair(&mut self, [address, expected, new]: [Value; 3], mem: MemOperand) -> Result<Scalars> {
        let (ty, word) = (mem.ty, self.pointer_type());
        let by = self.dag.constant(word.scalar_bits().into(), word);
        let halves = |dag: &mut Dag, value: Value| {
            let upper = dag.value(NodeOp::SRL, ty, &[value, by]);
            [value, upper].map(|half| dag.value(NodeOp::TRUNCATE, word, &[half]))
        };
        let values = [expected, new].map(|value| halves(self.dag, value));
        let chain = self.ordered_chain();
        let made = self.state.lowering.exchange_pair(self.dag, chain, address, values, mem);
        let (found, after) = made.ok_or_else(|| no_pair("compare and exchange", ty))?;
        self.chain = after;
        let [lower, upper] = found.map(|half| self.dag.value(NodeOp::ZERO_EXTEND, ty, &[half]));
        let upper = self.dag.value(NodeOp::SHL, ty, &[upper, by]);
        let whole = self.dag.value(NodeOp::OR, ty, &[lower, upper]);
        let equal = self.dag.setcc(ValueType::I1, whole, expected, CondCode::EQ);
        Ok([whole, equal].into_iter().collect())
    }

    /// The part at `offset` of an access.
    fn access(
        &mut self,
        pointer: ir::Value,
        access: MemAccess,
        ty: Type,
        part: (ValueType, u64),
    ) -> Result<MemOperand> {
        let align = self.state.access_align_log2(ty, access)?;
        let of_offset = if part.1 == 0 { align } else { part.1.trailing_zeros() };
        let addr_space =
            self.state.scope.env.types.addr_space(self.state.scope.type_of(pointer)).unwrap_or(0);
        Ok(MemOperand {
            base: MemBase::Value(pointer),
            offset: part.1 as i64,
            ty: part.0,
            align_log2: align.min(of_offset) as u8,
            is_load: false,
            is_store: false,
            is_volatile: access.volatile,
            ordering: access.ordering as u8,
            extension: Extension::None,
            addr_space,
        })
    }

    /// The integers as which a vector of numbers of 16 bits is loaded and stored where it is no vector of registers.
    fn held_as_integers(&self, ty: ValueType) -> Option<ValueType> {
        let bits = self.integers_for(ty).filter(|bits| bits.is_vector())?;
        self.state.legality.vector_pieces(bits).map(|_| bits)
    }

    /// The bits of a floating-point constant as an integer, which needs no register for floating-point numbers.
    fn bits_of_constant(&mut self, value: Value) -> Option<Value> {
        let Payload::Int(bits) = self.dag.payload(value.node) else { return None };
        let width = self.dag.type_of(value).bits() as u32;
        let is_constant = self.dag.op(value.node) == NodeOp::CONSTANT_FP && !self.state.one_by_one;
        let has_registers = self.state.legality.int_type_for(width).is_some();
        (is_constant && has_registers).then(|| self.dag.constant(bits, ValueType::int(width)))
    }

    fn load(&mut self, ty: Type, pointer: ir::Value, access: MemAccess) -> Result<Scalars> {
        let base = self.address(pointer)?;
        if access.ordering != Ordering::NotAtomic
            && let [part] = self.state.scalars(ty)?[..]
        {
            let mem = MemOperand { is_load: true, ..self.access(pointer, access, ty, part)? };
            if self.is_for_library(&mem) {
                return Ok(Scalars::from_elem(self.library_load(base, &mem, access.ordering)?, 1));
            }
            if self.is_pair(&mem) {
                return Ok(Scalars::from_elem(self.load_pair(base, mem)?, 1));
            }
        }
        let is_ordered = access.volatile || access.ordering != Ordering::NotAtomic;
        if access.ordering == Ordering::SeqCst {
            self.fence_if_weak(Ordering::SeqCst, access);
        }
        let mut out = Scalars::new();
        for part in self.state.scalars(ty)? {
            let mem = MemOperand { is_load: true, ..self.access(pointer, access, ty, part)? };
            let address = self.add_offset(base, part.1 as i64);
            let chain = if is_ordered { self.ordered_chain() } else { self.chain };
            if access.ordering == Ordering::NotAtomic && self.state.is_in_parts(&mem) {
                let (value, after) = self.load_in_parts(chain, address, mem);
                if is_ordered {
                    self.chain = self.dag.token_factor(&after);
                } else {
                    self.loads.extend(after);
                }
                out.push(value);
                continue;
            }
            let load = if access.ordering == Ordering::NotAtomic {
                let held = self.held_as_integers(part.0).unwrap_or(part.0);
                self.dag.load(held, chain, address, MemOperand { ty: held, ..mem })
            } else {
                // Only integers are accessed atomically.
                let int = ValueType::int(part.0.bits() as u32);
                let mem = Some(self.dag.mems.push(MemOperand { ty: int, ..mem }));
                let (types, operands) = ([int, ValueType::OTHER], [chain, address]);
                self.dag.make(Parts { mem, ..Parts::new(NodeOp::ATOMIC_LOAD, &types, &operands) })
            };
            let after = Value::new(load, 1);
            if is_ordered {
                self.chain = after;
            } else {
                self.loads.push(after);
            }
            let is_same = self.dag.type_of(load.into()) == part.0;
            out.push(if is_same {
                load.into()
            } else {
                self.dag.value(NodeOp::BITCAST, part.0, &[load.into()])
            });
        }
        if matches!(access.ordering, Ordering::Acquire | Ordering::SeqCst) {
            self.fence_if_weak(Ordering::Acquire, access);
        }
        Ok(out)
    }

    fn store(&mut self, value: ir::Value, pointer: ir::Value, access: MemAccess) -> Result<()> {
        let ty = self.state.scope.type_of(value);
        let values = self.scalars(value)?;
        let base = self.address(pointer)?;
        if access.ordering != Ordering::NotAtomic
            && let (&[value], [part]) = (&values[..], &self.state.scalars(ty)?[..])
        {
            let mem = MemOperand { is_store: true, ..self.access(pointer, access, ty, *part)? };
            if self.is_for_library(&mem) {
                return self.library_store(value, base, &mem, access.ordering);
            }
            if self.is_pair(&mem) {
                return self.store_pair(value, base, mem, access);
            }
        }
        if matches!(access.ordering, Ordering::Release | Ordering::SeqCst) {
            self.fence_if_weak(Ordering::Release, access);
        }
        let chain = self.ordered_chain();
        let mut chains = Vec::new();
        for (value, part) in values.into_iter().zip(self.state.scalars(ty)?) {
            let mem = MemOperand { is_store: true, ..self.access(pointer, access, ty, part)? };
            let address = self.add_offset(base, part.1 as i64);
            let store = if access.ordering == Ordering::NotAtomic && self.state.is_in_parts(&mem) {
                self.store_in_parts(chain, value, address, mem)
            } else if access.ordering == Ordering::NotAtomic {
                match (self.held_as_integers(part.0), self.bits_of_constant(value)) {
                    (Some(ty), _) => {
                        let value = self.dag.value(NodeOp::BITCAST, ty, &[value]);
                        self.dag.store(chain, value, address, MemOperand { ty, ..mem })
                    }
                    (None, Some(bits)) => {
                        let ty = self.dag.type_of(bits);
                        self.dag.store(chain, bits, address, MemOperand { ty, ..mem })
                    }
                    (None, None) => self.dag.store(chain, value, address, mem),
                }
            } else {
                let int = ValueType::int(part.0.bits() as u32);
                let mem = MemOperand { ty: int, ..mem };
                let value = if part.0.is_vector() {
                    self.dag.value(NodeOp::BITCAST, int, &[value])
                } else {
                    self.as_int(value)
                };
                self.atomic_store(chain, value, address, (access.ordering, mem))
            };
            chains.push(store);
        }
        if !chains.is_empty() {
            self.chain = self.dag.token_factor(&chains);
        }
        // Later loads that are sequentially consistent must not come before the store, whoever makes them.
        if access.ordering == Ordering::SeqCst {
            self.fence_if_weak(Ordering::SeqCst, access);
        }
        Ok(())
    }

    /// The chain after a store.
    fn atomic_store(
        &mut self,
        chain: Value,
        value: Value,
        address: Value,
        (ordering, mem): (Ordering, MemOperand),
    ) -> Value {
        if ordering == Ordering::SeqCst && self.state.lowering.facts().late_stores {
            let (types, operands) = ([mem.ty, ValueType::OTHER], [chain, address, value]);
            let mem = Some(self.dag.mems.push(MemOperand { is_load: true, ..mem }));
            let swap = self.dag.make(Parts { mem, ..Parts::new(NodeOp::ATOMIC_SWAP, &types, &operands) });
            return Value::new(swap, 1);
        }
        let mem = Some(self.dag.mems.push(mem));
        let (types, operands) = ([ValueType::OTHER], [chain, value, address]);
        self.dag.make(Parts { mem, ..Parts::new(NodeOp::ATOMIC_STORE, &types, &operands) }).into()
    }

    /// A fence beside an atomic access, on machines whose accesses are not ordered by themselves.
    fn fence_if_weak(&mut self, ordering: Ordering, access: MemAccess) {
        if self.state.lowering.facts().weak_memory {
            self.fence(ordering, access.scope);
        }
    }

    fn fence(&mut self, ordering: Ordering, scope: ir::inst::SyncScope) {
        let chain = self.ordered_chain();
        let ty = self.pointer_type();
        let ordering = self.dag.target_constant(ordering as i64, ty);
        let scope = self.dag.target_constant(scope.as_u32().into(), ty);
        self.chain = self.dag.value(NodeOp::ATOMIC_FENCE, ValueType::OTHER, &[chain, ordering, scope]);
    }

    fn atomic_rmw(
        &mut self,
        op: RmwOp,
        pointer: ir::Value,
        value: ir::Value,
        access: MemAccess,
    ) -> Result<Value> {
        let ty = self.state.scope.type_of(value);
        let part = (self.state.value_type(ty)?, 0);
        let mem = MemOperand { is_load: true, is_store: true, ..self.access(pointer, access, ty, part)? };
        let (address, value) = (self.address(pointer)?, self.scalar(value)?);
        if self.is_for_library(&mem) {
            return self.library_update(op, address, value, &mem, access.ordering);
        }
        let node = match op {
            RmwOp::Xchg => NodeOp::ATOMIC_SWAP,
            RmwOp::Add => NodeOp::ATOMIC_LOAD_ADD,
            RmwOp::Sub => NodeOp::ATOMIC_LOAD_SUB,
            RmwOp::And => NodeOp::ATOMIC_LOAD_AND,
            RmwOp::Or => NodeOp::ATOMIC_LOAD_OR,
            RmwOp::Xor => NodeOp::ATOMIC_LOAD_XOR,
            RmwOp::Nand => NodeOp::ATOMIC_LOAD_NAND,
            RmwOp::Max => NodeOp::ATOMIC_LOAD_MAX,
            RmwOp::Min => NodeOp::ATOMIC_LOAD_MIN,
            RmwOp::UMax => NodeOp::ATOMIC_LOAD_UMAX,
            RmwOp::UMin => NodeOp::ATOMIC_LOAD_UMIN,
            _ => return Err(Unsupported::new(format!("'atomicrmw {}'", op.name()))),
        };
        let operands = [self.ordered_chain(), address, value];
        let mem = Some(self.dag.mems.push(mem));
        let node = self.dag.make(Parts { mem, ..Parts::new(node, &[part.0, ValueType::OTHER], &operands) });
        self.chain = Value::new(node, 1);
        Ok(node.into())
    }

    // Addresses.

    pub(super) fn add_offset(&mut self, base: Value, offset: i64) -> Value {
        if offset == 0 {
            return base;
        }
        if let Some(address) = self.dag.behind_global(base, offset) {
            return address;
        }
        let ty = self.dag.type_of(base);
        let offset = self.dag.constant(offset, ty);
        self.dag.value(NodeOp::ADD, ty, &[base, offset])
    }

    pub(super) fn element_address(
        &mut self,
        source_ty: Type,
        base: ir::Value,
        indices: &[ir::Value],
    ) -> Result<Value> {
        let mut address = self.scalar(base)?;
        let pointer = self.dag.type_of(address);
        let mut ty = source_ty;
        let mut constant = 0i64;
        for (i, &index) in indices.iter().enumerate() {
            if let Some(number) = self.state.signed_constant(index) {
                let (offset, field) = self.state.step(ty, i, number)?;
                (constant, ty) = (constant.wrapping_add(offset), field);
                continue;
            }
            let (stride, element) = self.state.step(ty, i, 1)?;
            ty = element;
            let index = self.scalar(index)?;
            let index = self.signed_resize(index, pointer);
            let offset = self.scaled(index, stride);
            address = self.dag.value(NodeOp::ADD, pointer, &[address, offset]);
        }
        Ok(self.add_offset(address, constant))
    }

    fn signed_resize(&mut self, value: Value, to: ValueType) -> Value {
        let from = self.dag.type_of(value);
        if from.scalar_bits() < to.scalar_bits() {
            return self.dag.value(NodeOp::SIGN_EXTEND, to, &[value]);
        }
        self.resize(value, to)
    }

    pub(super) fn scaled(&mut self, index: Value, stride: i64) -> Value {
        let ty = self.dag.type_of(index);
        if stride == 1 {
            return index;
        }
        if stride > 0 && stride.count_ones() == 1 {
            let amount = self.dag.constant(stride.trailing_zeros().into(), self.pointer_type());
            return self.dag.value(NodeOp::SHL, ty, &[index, amount]);
        }
        let stride = self.dag.constant(stride, ty);
        self.dag.value(NodeOp::MUL, ty, &[index, stride])
    }
}

fn no_pair(what: &str, ty: ValueType) -> Unsupported {
    Unsupported::new(format!("an atomic {what} of type {ty}"))
}
