//! Building instructions.
//!
//! ```
//! # use ir::{Module, Type, GlobalData, GlobalKind, global::FunctionHeader, builder::Builder, Function};
//! # let mut module = Module::new("m");
//! let fn_ty = module.types.function(Type::I32, &[Type::I32], false);
//! let header = GlobalKind::Function(Box::<FunctionHeader>::default());
//! let f = module.add_global(GlobalData::new(b"next", fn_ty, Type::PTR, header));
//! module.bodies.insert(f, Box::new(Function::new(&[Type::I32])));
//!
//! let (env, body) = module.env_and_body(f);
//! let mut b = Builder::new(env, body.unwrap());
//! let entry = b.append_block("entry");
//! b.position_at_end(entry);
//! let one = b.int(Type::I32, 1);
//! let sum = b.add(b.arg(0), one);
//! b.ret(Some(sum));
//! b.finish().unwrap();
//! ```
//!
//! Mistakes do not go unnoticed and do not panic: an instruction whose operands do not fit is not created, `poison` of the
//! expected type stands in for its result, and [`Builder::finish`] reports the first mistake. Rules that need the whole
//! function (dominance, phis) are the verifier's.

use crate::function::Function;
use crate::inst::{
    Align, CallInfo, CallingConv, FloatPredicate, InstData, InstFlags, IntPredicate, Opcode, OperandBundle,
    Ordering, RmwOp, SyncScope,
};
use crate::metadata::Metadata;
use crate::module::{Env, Scope};
use crate::types::Type;
use crate::value::{Arg, Block, Inst, Value};
use support::entity::Entity;

/// The first thing that was wrong: which instruction, and what about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildError {
    pub opcode: Opcode,
    pub message: String,
}

impl std::fmt::Display for BuildError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.opcode.name(), self.message)
    }
}

impl std::error::Error for BuildError {}

/// Appends instructions to a block of one function. See the module text.
#[derive(Debug)]
pub struct Builder<'a> {
    env: &'a mut Env,
    func: &'a mut Function,
    block: Option<Block>,
    /// New instructions go before this one; at the end of the block if `None`.
    before: Option<Inst>,
    debug_loc: Option<Metadata>,
    error: Option<BuildError>,
}

impl<'a> Builder<'a> {
    pub fn new(env: &'a mut Env, func: &'a mut Function) -> Builder<'a> {
        Builder { env, func, block: None, before: None, debug_loc: None, error: None }
    }

    /// The first mistake since the builder was made.
    #[must_use = "mistakes are reported here and nowhere else"]
    pub fn finish(self) -> Result<(), BuildError> {
        self.error.map_or(Ok(()), Err)
    }

    pub fn env(&mut self) -> &mut Env {
        self.env
    }

    pub fn func(&mut self) -> &mut Function {
        self.func
    }

    /// The environment and the function, to look at.
    pub fn parts(&self) -> (&Env, &Function) {
        (self.env, self.func)
    }

    /// The function, for queries.
    pub fn scope(&self) -> Scope<'_> {
        Scope::new(self.env, self.func)
    }

    pub fn type_of(&self, value: Value) -> Type {
        self.scope().type_of(value)
    }

    // Where instructions go.

    /// A new block at the end of the function; without a name it will be numbered.
    pub fn append_block(&mut self, name: &str) -> Block {
        let block = self.func.create_block();
        self.func.append_block(block);
        if !name.is_empty() {
            self.func.names.set(block.into(), name.as_bytes());
        }
        block
    }

    pub fn position_at_end(&mut self, block: Block) {
        self.block = Some(block);
        self.before = None;
    }

    pub fn position_before(&mut self, inst: Inst) {
        self.block = self.func.block_of(inst);
        self.before = Some(inst);
    }

    /// The `!dbg` location of the instructions that follow.
    pub fn set_debug_loc(&mut self, location: Option<Metadata>) {
        self.debug_loc = location;
    }

    pub fn set_name(&mut self, value: Value, name: &str) {
        self.func.names.set(value, name.as_bytes());
    }

    // Operands.

    /// Parameter `index` of the function.
    pub fn arg(&self, index: usize) -> Value {
        Value::arg(Arg::new(index))
    }

    /// The integer constant `value`, truncated to the width of `ty` (64 bits at most; wider types are zero-extended).
    pub fn int(&mut self, ty: Type, value: u64) -> Value {
        self.func.consts.int_from_limbs(&self.env.types, ty, &[value])
    }

    pub fn null(&mut self, ty: Type) -> Value {
        self.func.consts.null(&self.env.types, ty)
    }

    /// The constant array, struct or vector with these constant elements.
    pub fn aggregate(&mut self, ty: Type, elements: &[Value]) -> Value {
        self.func.consts.aggregate(Some(&self.env.consts), &self.env.types, ty, elements)
    }

    pub fn poison(&mut self, ty: Type) -> Value {
        self.func.consts.poison(ty)
    }

    // The machinery.

    fn fail(&mut self, opcode: Opcode, message: impl Into<String>) {
        self.error.get_or_insert_with(|| BuildError { opcode, message: message.into() });
    }

    /// Creates the instruction at the current position.
    fn insert(&mut self, data: InstData) -> Option<Inst> {
        let Some(block) = self.block else {
            self.fail(data.opcode, "the builder has no position");
            return None;
        };
        if self.before.is_none() && self.func.terminator(block).is_some() {
            self.fail(data.opcode, "the block has a terminator already");
            return None;
        }
        let inst = self.func.create_inst(data);
        match self.before {
            Some(before) => self.func.insert_inst_before(inst, before),
            None => self.func.append_inst(inst, block),
        }
        self.func.set_debug_loc(inst, self.debug_loc);
        Some(inst)
    }

    fn emit(
        &mut self,
        opcode: Opcode,
        ty: Type,
        operands: &[Value],
        adjust: impl FnOnce(InstData) -> InstData,
    ) -> Value {
        let list = self.func.make_operands(operands);
        match self.insert(adjust(InstData::new(opcode, ty, list))) {
            Some(inst) => inst.into(),
            None => self.poison(ty),
        }
    }

    /// Checks a condition on the operands; on failure the instruction is not made.
    fn require(&mut self, opcode: Opcode, condition: bool, message: &str) -> bool {
        if !condition {
            self.fail(opcode, message);
        }
        condition
    }

    // Terminators.

    pub fn ret(&mut self, value: Option<Value>) {
        self.emit(Opcode::Ret, Type::VOID, value.as_slice(), |d| d);
    }

    pub fn br(&mut self, dest: Block) {
        self.emit(Opcode::Br, Type::VOID, &[dest.into()], |d| d);
    }

    pub fn cond_br(&mut self, cond: Value, if_true: Block, if_false: Block) {
        let ok = self.type_of(cond) == Type::I1;
        if self.require(Opcode::Br, ok, "the condition is not an i1") {
            self.emit(Opcode::Br, Type::VOID, &[cond, if_true.into(), if_false.into()], |d| d);
        }
    }

    /// `cases` are integer constants of the type of `value`.
    pub fn switch(&mut self, value: Value, default: Block, cases: &[(Value, Block)]) {
        let ty = self.type_of(value);
        let ok = cases.iter().all(|&(case, _)| self.type_of(case) == ty);
        if !self.require(Opcode::Switch, ok, "a case has another type than the value") {
            return;
        }
        let mut operands = vec![value, default.into()];
        operands.extend(cases.iter().flat_map(|&(case, dest)| [case, dest.into()]));
        self.emit(Opcode::Switch, Type::VOID, &operands, |d| d);
    }

    pub fn unreachable(&mut self) {
        self.emit(Opcode::Unreachable, Type::VOID, &[], |d| d);
    }

    // Arithmetic.

    /// Any two-operand arithmetic or logical instruction.
    pub fn binary(&mut self, op: Opcode, lhs: Value, rhs: Value, flags: InstFlags) -> Value {
        let ty = self.type_of(lhs);
        let types = &self.env.types;
        let fits = if op.is_float_binary() {
            types.is_float_or_float_vector(ty)
        } else {
            types.is_int_or_int_vector(ty)
        };
        let same = ty == self.type_of(rhs);
        if !self.require(op, op.is_binary(), "not a binary operation")
            || !self.require(op, same, "operands of different types")
            || !self.require(op, fits, "operands of a wrong type")
        {
            return self.poison(ty);
        }
        self.emit(op, ty, &[lhs, rhs], |d| d.with_flags(flags))
    }

    pub fn fneg(&mut self, operand: Value, flags: InstFlags) -> Value {
        let ty = self.type_of(operand);
        let ok = self.env.types.is_float_or_float_vector(ty);
        if !self.require(Opcode::FNeg, ok, "the operand is not a float") {
            return self.poison(ty);
        }
        self.emit(Opcode::FNeg, ty, &[operand], |d| d.with_flags(flags))
    }

    pub fn icmp(&mut self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Value {
        let ty = self.type_of(lhs);
        let result = self.env.types.with_shape_of(Type::I1, ty);
        let fits = self.env.types.is_int_or_int_vector(ty) || self.env.types.is_ptr_or_ptr_vector(ty);
        let same = ty == self.type_of(rhs);
        if !self.require(Opcode::ICmp, fits, "operands are neither integers nor pointers")
            || !self.require(Opcode::ICmp, same, "operands of different types")
        {
            return self.poison(result);
        }
        self.emit(Opcode::ICmp, result, &[lhs, rhs], |d| d.with_sub(predicate as u8))
    }

    pub fn fcmp(&mut self, predicate: FloatPredicate, lhs: Value, rhs: Value, flags: InstFlags) -> Value {
        let ty = self.type_of(lhs);
        let result = self.env.types.with_shape_of(Type::I1, ty);
        let fits = self.env.types.is_float_or_float_vector(ty) && ty == self.type_of(rhs);
        if !self.require(Opcode::FCmp, fits, "operands are not floats of one type") {
            return self.poison(result);
        }
        self.emit(Opcode::FCmp, result, &[lhs, rhs], |d| d.with_sub(predicate as u8).with_flags(flags))
    }

    /// Any conversion. Only the kinds and shapes of the types are checked here.
    pub fn cast(&mut self, op: Opcode, operand: Value, to: Type, flags: InstFlags) -> Value {
        let from = self.type_of(operand);
        let ok = op.is_cast() && self.cast_fits(op, from, to);
        if !self.require(op, ok, "cannot convert between these types") {
            return self.poison(to);
        }
        self.emit(op, to, &[operand], |d| d.with_flags(flags))
    }

    fn cast_fits(&self, op: Opcode, from: Type, to: Type) -> bool {
        let types = &self.env.types;
        let (int, float, ptr) = (
            |ty| types.is_int_or_int_vector(ty),
            |ty| types.is_float_or_float_vector(ty),
            |ty| types.is_ptr_or_ptr_vector(ty),
        );
        let kinds = match op {
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt => int(from) && int(to),
            Opcode::FPToUI | Opcode::FPToSI => float(from) && int(to),
            Opcode::UIToFP | Opcode::SIToFP => int(from) && float(to),
            Opcode::FPTrunc | Opcode::FPExt => float(from) && float(to),
            Opcode::PtrToInt | Opcode::PtrToAddr => ptr(from) && int(to),
            Opcode::IntToPtr => int(from) && ptr(to),
            Opcode::AddrSpaceCast => ptr(from) && ptr(to),
            _ => true,
        };
        kinds && (op == Opcode::BitCast || types.vector_shape(from) == types.vector_shape(to))
    }

    pub fn select(&mut self, cond: Value, if_true: Value, if_false: Value) -> Value {
        let ty = self.type_of(if_true);
        let cond_ty = self.type_of(cond);
        let ok = self.env.types.scalar(cond_ty) == Type::I1 && ty == self.type_of(if_false);
        if !self.require(Opcode::Select, ok, "the condition is not an i1, or the alternatives differ in type")
        {
            return self.poison(ty);
        }
        self.emit(Opcode::Select, ty, &[cond, if_true, if_false], |d| d)
    }

    pub fn freeze(&mut self, operand: Value) -> Value {
        let ty = self.type_of(operand);
        self.emit(Opcode::Freeze, ty, &[operand], |d| d)
    }

    // Memory.

    /// One object of type `ty` in the address space of allocas.
    pub fn alloca(&mut self, ty: Type, align: Align) -> Value {
        let count = self.int(Type::I32, 1);
        let addr_space = self.env.data_layout.alloca_addr_space();
        let result = self.env.types.ptr(addr_space);
        self.emit(Opcode::Alloca, result, &[count], |d| d.with_sub(align.to_raw()).with_aux(ty.as_u32()))
    }

    fn require_pointer(&mut self, opcode: Opcode, pointer: Value) -> bool {
        let ok = self.env.types.is_ptr(self.type_of(pointer));
        self.require(opcode, ok, "the address is not a pointer")
    }

    pub fn load(&mut self, ty: Type, pointer: Value, align: Align) -> Value {
        self.load_with(ty, pointer, align, InstFlags::NONE, SyncScope::SYSTEM)
    }

    /// `flags`: volatile and ordering.
    pub fn load_with(
        &mut self,
        ty: Type,
        pointer: Value,
        align: Align,
        flags: InstFlags,
        scope: SyncScope,
    ) -> Value {
        if !self.require_pointer(Opcode::Load, pointer) {
            return self.poison(ty);
        }
        self.emit(Opcode::Load, ty, &[pointer], |d| {
            d.with_sub(align.to_raw()).with_flags(flags).with_aux(scope.as_u32())
        })
    }

    pub fn store(&mut self, value: Value, pointer: Value, align: Align) {
        self.store_with(value, pointer, align, InstFlags::NONE, SyncScope::SYSTEM);
    }

    /// `flags`: volatile and ordering.
    pub fn store_with(
        &mut self,
        value: Value,
        pointer: Value,
        align: Align,
        flags: InstFlags,
        scope: SyncScope,
    ) {
        if self.require_pointer(Opcode::Store, pointer) {
            self.emit(Opcode::Store, Type::VOID, &[value, pointer], |d| {
                d.with_sub(align.to_raw()).with_flags(flags).with_aux(scope.as_u32())
            });
        }
    }

    /// Address arithmetic over `source_ty`. The result is a vector if the base or an index is.
    pub fn gep(&mut self, source_ty: Type, base: Value, indices: &[Value], flags: InstFlags) -> Value {
        let base_ty = self.type_of(base);
        let mut ty = base_ty;
        if !self.env.types.is_vector(ty) {
            let shape = indices.iter().map(|&i| self.type_of(i)).find(|&t| self.env.types.is_vector(t));
            ty = shape.map_or(ty, |like| self.env.types.with_shape_of(base_ty, like));
        }
        let ok = self.env.types.is_ptr_or_ptr_vector(base_ty)
            && indices.iter().all(|&i| self.env.types.is_int_or_int_vector(self.type_of(i)));
        if !self.require(Opcode::GetElementPtr, ok, "the base is not a pointer or an index is not an integer")
        {
            return self.poison(ty);
        }
        let mut operands = vec![base];
        operands.extend_from_slice(indices);
        self.emit(Opcode::GetElementPtr, ty, &operands, |d| d.with_flags(flags).with_aux(source_ty.as_u32()))
    }

    pub fn fence(&mut self, ordering: Ordering, scope: SyncScope) {
        let flags = InstFlags::NONE.with_ordering(ordering);
        self.emit(Opcode::Fence, Type::VOID, &[], |d| d.with_flags(flags).with_aux(scope.as_u32()));
    }

    pub fn atomic_rmw(
        &mut self,
        op: RmwOp,
        pointer: Value,
        value: Value,
        align: Align,
        ordering: Ordering,
        scope: SyncScope,
    ) -> Value {
        let ty = self.type_of(value);
        if !self.require_pointer(Opcode::AtomicRmw, pointer) {
            return self.poison(ty);
        }
        let flags = InstFlags::NONE.with_ordering(ordering).with_rmw_op(op);
        self.emit(Opcode::AtomicRmw, ty, &[pointer, value], |d| {
            d.with_sub(align.to_raw()).with_flags(flags).with_aux(scope.as_u32())
        })
    }

    /// The result is `{ ty, i1 }`. `flags`: volatile, weak and both orderings.
    pub fn cmpxchg(
        &mut self,
        pointer: Value,
        expected: Value,
        new: Value,
        align: Align,
        flags: InstFlags,
        scope: SyncScope,
    ) -> Value {
        let ty = self.type_of(expected);
        let result = self.env.types.literal_struct(&[ty, Type::I1], false);
        let ok = ty == self.type_of(new);
        if !self.require_pointer(Opcode::CmpXchg, pointer)
            || !self.require(Opcode::CmpXchg, ok, "the expected and the new value differ in type")
        {
            return self.poison(result);
        }
        self.emit(Opcode::CmpXchg, result, &[pointer, expected, new], |d| {
            d.with_sub(align.to_raw()).with_flags(flags).with_aux(scope.as_u32())
        })
    }

    // Vectors and aggregates.

    pub fn extract_element(&mut self, vector: Value, index: Value) -> Value {
        let ty = self.type_of(vector);
        let ok = self.env.types.is_vector(ty) && self.env.types.is_int(self.type_of(index));
        let elem = self.env.types.scalar(ty);
        if !self.require(Opcode::ExtractElement, ok, "not a vector and an integer index") {
            return self.poison(elem);
        }
        self.emit(Opcode::ExtractElement, elem, &[vector, index], |d| d)
    }

    pub fn insert_element(&mut self, vector: Value, element: Value, index: Value) -> Value {
        let ty = self.type_of(vector);
        let ok = self.env.types.is_vector(ty)
            && self.env.types.scalar(ty) == self.type_of(element)
            && self.env.types.is_int(self.type_of(index));
        if !self.require(
            Opcode::InsertElement,
            ok,
            "the element does not fit the vector, or the index is no integer",
        ) {
            return self.poison(ty);
        }
        self.emit(Opcode::InsertElement, ty, &[vector, element, index], |d| d)
    }

    /// `mask`: element numbers in the concatenation of both vectors; -1 is poison.
    pub fn shuffle_vector(&mut self, lhs: Value, rhs: Value, mask: &[i32]) -> Value {
        let ty = self.type_of(lhs);
        let shape = self.env.types.vector_shape(ty).filter(|_| ty == self.type_of(rhs));
        let len = u32::try_from(mask.len()).unwrap_or(0);
        let (Some((lanes, scalable)), 1..) = (shape, len) else {
            self.fail(Opcode::ShuffleVector, "operands are not vectors of one type, or the mask is empty");
            return self.poison(ty);
        };
        let in_range = mask.iter().all(|&m| m >= -1 && i64::from(m) < 2 * i64::from(lanes));
        let elem = self.env.types.scalar(ty);
        let result = self.env.types.vector(elem, len, scalable);
        if !self.require(Opcode::ShuffleVector, in_range, "a mask element is out of range") {
            return self.poison(result);
        }
        let mask = self.func.make_index_list(mask);
        self.emit(Opcode::ShuffleVector, result, &[lhs, rhs], |d| d.with_aux(mask.as_u32()))
    }

    fn element_type(&self, aggregate: Type, indices: &[u32]) -> Option<Type> {
        let types = &self.env.types;
        indices.iter().try_fold(aggregate, |ty, &index| {
            types.is_aggregate(ty).then(|| types.aggregate_element(ty, index.into())).flatten()
        })
    }

    pub fn extract_value(&mut self, aggregate: Value, indices: &[u32]) -> Value {
        let Some(ty) = self.element_type(self.type_of(aggregate), indices) else {
            self.fail(Opcode::ExtractValue, "the indices name no element");
            return self.poison(Type::I1);
        };
        let list = self.make_indices(indices);
        self.emit(Opcode::ExtractValue, ty, &[aggregate], |d| d.with_aux(list))
    }

    pub fn insert_value(&mut self, aggregate: Value, element: Value, indices: &[u32]) -> Value {
        let ty = self.type_of(aggregate);
        let ok = self.element_type(ty, indices) == Some(self.type_of(element));
        if !self.require(Opcode::InsertValue, ok, "the indices name no element of this type") {
            return self.poison(ty);
        }
        let list = self.make_indices(indices);
        self.emit(Opcode::InsertValue, ty, &[aggregate, element], |d| d.with_aux(list))
    }

    fn make_indices(&mut self, indices: &[u32]) -> u32 {
        let indices: Vec<i32> = indices.iter().map(|&i| i as i32).collect();
        self.func.make_index_list(&indices).as_u32()
    }

    // Control and calls.

    /// A phi without incoming values; add them with [`add_incoming`](Self::add_incoming).
    pub fn phi(&mut self, ty: Type) -> Value {
        self.emit(Opcode::Phi, ty, &[], |d| d)
    }

    pub fn add_incoming(&mut self, phi: Value, value: Value, block: Block) {
        let inst = phi.as_inst().filter(|&i| self.func.opcode(i) == Opcode::Phi);
        let ok = self.type_of(phi) == self.type_of(value);
        match inst {
            Some(inst) if ok => {
                self.func.push_operand(inst, value);
                self.func.push_operand(inst, block.into());
            }
            _ => self.fail(Opcode::Phi, "not a phi, or a value of another type"),
        }
    }

    /// A call with the C convention, without attributes. `fn_ty` is the type of the function called.
    pub fn call(&mut self, fn_ty: Type, callee: Value, args: &[Value]) -> Value {
        let info = CallInfo {
            fn_ty,
            attributes: Default::default(),
            calling_conv: CallingConv::C,
            num_args: 0,
            num_indirect: 0,
            bundles: Box::default(),
        };
        self.call_with(info, callee, args, &[], InstFlags::NONE)
    }

    /// A call as `info` says (its counts are filled in). `bundles` gives the operands of each bundle of `info`;
    /// `flags` are fast-math flags and the tail marker.
    pub fn call_with(
        &mut self,
        mut info: CallInfo,
        callee: Value,
        args: &[Value],
        bundles: &[&[Value]],
        flags: InstFlags,
    ) -> Value {
        let Some(ret) = self.check_call(&info, args) else {
            return self.poison(Type::I1);
        };
        info.num_args = args.len() as u32;
        info.num_indirect = 0;
        for (bundle, operands) in info.bundles.iter_mut().zip(bundles) {
            *bundle = OperandBundle { num_operands: operands.len() as u32, ..bundle.clone() };
        }
        let mut operands = args.to_vec();
        operands.extend(bundles.iter().copied().flatten());
        operands.push(callee);
        let call = self.func.make_call(info);
        self.emit(Opcode::Call, ret, &operands, |d| d.with_flags(flags).with_aux(call.as_u32()))
    }

    /// The result type, if the arguments fit the function type.
    fn check_call(&mut self, info: &CallInfo, args: &[Value]) -> Option<Type> {
        let Some((ret, params, vararg)) = self.env.types.signature(info.fn_ty) else {
            self.fail(Opcode::Call, "the called type is not a function type");
            return None;
        };
        let count_fits = args.len() == params.len() || vararg && args.len() > params.len();
        let scope = Scope::new(self.env, self.func);
        let types_fit = args.iter().zip(params).all(|(&a, &p)| scope.type_of(a) == p);
        if !count_fits || !types_fit {
            self.fail(Opcode::Call, "the arguments do not fit the function type");
            return None;
        }
        Some(ret)
    }

    pub fn va_arg(&mut self, list: Value, ty: Type) -> Value {
        if !self.require_pointer(Opcode::VAArg, list) {
            return self.poison(ty);
        }
        self.emit(Opcode::VAArg, ty, &[list], |d| d)
    }
}

macro_rules! binary_shorthands {
    ($($name:ident = $op:ident;)*) => {
        impl Builder<'_> {$(
            #[doc = concat!("`", stringify!($name), "` without flags.")]
            pub fn $name(&mut self, lhs: Value, rhs: Value) -> Value {
                self.binary(Opcode::$op, lhs, rhs, InstFlags::NONE)
            }
        )*}
    };
}

binary_shorthands! {
    add = Add;
    sub = Sub;
    mul = Mul;
    udiv = UDiv;
    sdiv = SDiv;
    urem = URem;
    srem = SRem;
    shl = Shl;
    lshr = LShr;
    ashr = AShr;
    and = And;
    or = Or;
    xor = Xor;
    fadd = FAdd;
    fsub = FSub;
    fmul = FMul;
    fdiv = FDiv;
    frem = FRem;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::global::{FunctionHeader, GlobalData, GlobalKind};
    use crate::module::Module;
    use crate::value::Global;

    fn function(params: &[Type]) -> (Module, Global) {
        let mut module = Module::new("test");
        let fn_ty = module.types.function(Type::I32, params, false);
        let header = GlobalKind::Function(Box::<FunctionHeader>::default());
        let f = module.add_global(GlobalData::new(b"f", fn_ty, Type::PTR, header));
        module.bodies.insert(f, Box::new(Function::new(params)));
        (module, f)
    }

    #[test]
    fn instructions_go_where_the_builder_stands() {
        let (mut module, f) = function(&[Type::I32]);
        let (env, body) = module.env_and_body(f);
        let mut b = Builder::new(env, body.unwrap());
        let entry = b.append_block("entry");
        b.position_at_end(entry);
        let one = b.int(Type::I32, 1);
        let sum = b.add(b.arg(0), one);
        b.ret(Some(sum));
        b.position_before(sum.as_inst().unwrap());
        let product = b.mul(b.arg(0), one);
        b.finish().unwrap();
        let body = module.body(f).unwrap();
        let order: Vec<_> = body.block_insts(entry).map(|i| body.opcode(i)).collect();
        assert_eq!(order, [Opcode::Mul, Opcode::Add, Opcode::Ret]);
        assert_eq!(module.scope(f).type_of(product), Type::I32);
    }

    #[test]
    fn the_first_mistake_is_reported_and_nothing_wrong_is_built() {
        let (mut module, f) = function(&[Type::I32, Type::I64]);
        let (env, body) = module.env_and_body(f);
        let mut b = Builder::new(env, body.unwrap());
        let entry = b.append_block("entry");
        b.position_at_end(entry);
        let bad = b.add(b.arg(0), b.arg(1));
        b.cond_br(bad, entry, entry);
        b.ret(Some(bad));
        let error = b.finish().unwrap_err();
        assert_eq!(error.to_string(), "add: operands of different types");
        let body = module.body(f).unwrap();
        assert_eq!(body.block_insts(entry).count(), 1);
    }

    #[test]
    fn nothing_follows_a_terminator() {
        let (mut module, f) = function(&[]);
        let (env, body) = module.env_and_body(f);
        let mut b = Builder::new(env, body.unwrap());
        let entry = b.append_block("");
        b.position_at_end(entry);
        b.unreachable();
        b.br(entry);
        assert_eq!(b.finish().unwrap_err().opcode, Opcode::Br);
    }
}
