//! Arguments, calls and results: by the convention that the target's [`Lowering`](crate::Lowering) describes.
//!
//! A result that does not fit registers is *demoted*: the caller passes the address of a place for it before all other
//! arguments. An object that is passed by value is copied before the call, to the stack or wherever there is room.

use super::stack_maps::{STACK_MAP, StackMap};
use super::vector_passing::Passing;
use super::{Builder, Scalars};
use crate::call::{self, CallContext};
use crate::dag::{Payload, Value, global_flags};
use crate::lowering::{ArgLoc, ArgPart, Assignment, Extend, NarrowFloats, Result, Swift, Unsupported};
use ir::attributes::{AttrKind, Attribute, AttributeList};
use ir::inst::{CallInfo, TailKind};
use ir::{CallingConv, ConstKind, Inst, Opcode, Type, TypeData, ValueKind};
use mir::MemOperand;
use mir::function::stack_map;
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// The pieces of a scalar, and how each is passed.
pub(super) type Pieces = (SmallVec<[Value; 2]>, SmallVec<[ArgPart; 2]>);

/// What is called, and with what.
pub(super) struct Callee<'c> {
    pub address: Value,
    pub args: &'c [ir::Value],
    pub attributes: AttributeList,
    pub calling_conv: CallingConv,
    /// The convention by which it saves registers.
    pub saving: CallingConv,
    /// Named parameters; those beyond are variadic.
    num_params: usize,
    pub is_variadic: bool,
    pub returns_twice: bool,
    pub ret: Type,
    /// What the stack map says of it.
    stack_map: Option<StackMap>,
}

/// What an attribute says of a parameter.
#[derive(Clone, Copy, Default)]
pub(super) struct Parameter {
    pub(super) is_sret: bool,
    is_nest: bool,
    is_in_reg: bool,
    pub(super) swift: Option<Swift>,
    by_value_bytes: u64,
    /// Of the object for the result, if this is its address.
    result_bytes: u64,
    align_log2: u8,
}

/// Larger objects are copied by the library.
const MAX_COPIED_BYTES: u64 = 128;

/// Words of an object that are passed one by one.
const MAX_WORDS: u64 = 128;

/// What a call names that code comes in place of.
const PATCHED: &[u8] = b"patched";

impl Builder<'_, '_> {
    /// How an argument (`Some`) or the result is widened.
    pub(super) fn extension_of(&self, (list, param): (AttributeList, Option<usize>)) -> Extend {
        let attributes = &self.state.scope.env.attributes;
        let has = |kind| match param {
            Some(param) => attributes.param_attr(list, param, kind).is_some(),
            None => attributes.ret_attr(list, kind).is_some(),
        };
        if has(AttrKind::SExt) {
            Extend::Sign
        } else if has(AttrKind::ZExt) {
            Extend::Zero
        } else {
            Extend::Any
        }
    }

    /// Whether the result is `inreg`.
    pub(super) fn is_result_in_reg(&self, list: AttributeList) -> bool {
        self.state.scope.env.attributes.ret_attr(list, AttrKind::InReg).is_some()
    }

    pub(super) fn parameter(&mut self, list: AttributeList, param: usize) -> Result<Parameter> {
        let attributes = &self.state.scope.env.attributes;
        if attributes.param_attr(list, param, AttrKind::Preallocated).is_some() {
            return Err(Unsupported::new("'preallocated' arguments"));
        }
        let swift = self.swift_parameter(list, param)?;
        let sret = attributes.param_attr(list, param, AttrKind::StructRet);
        let is_sret = sret.is_some();
        let object_type = match sret {
            Some(&Attribute::Type(_, Some(ty))) => Some(ty),
            _ => None,
        };
        let is_nest = attributes.param_attr(list, param, AttrKind::Nest).is_some();
        let is_in_reg = attributes.param_attr(list, param, AttrKind::InReg).is_some();
        let in_place = attributes.param_attr(list, param, AttrKind::InAlloca);
        if let Some(&Attribute::Type(_, Some(ty))) = in_place {
            let by_value_bytes = self.state.layout(ty)?.alloc_size().as_fixed().unwrap_or(0).max(1);
            let word = self.pointer_type().scalar_bits() / 8;
            let align_log2 = word.max(1).ilog2() as u8;
            let result_bytes = 0;
            return Ok(Parameter {
                is_sret,
                is_nest,
                is_in_reg,
                swift,
                by_value_bytes,
                result_bytes,
                align_log2,
            });
        }
        let Some(&Attribute::Type(_, Some(ty))) = attributes.param_attr(list, param, AttrKind::ByVal) else {
            let result_bytes = object_type.map_or(Ok(0), |ty| self.object_bytes(ty))?;
            return Ok(Parameter {
                is_sret,
                is_nest,
                is_in_reg,
                swift,
                result_bytes,
                ..Parameter::default()
            });
        };
        let declared = match attributes.param_attr(list, param, AttrKind::Alignment) {
            Some(&Attribute::Int(_, bytes)) => Some(bytes.max(1).ilog2() as u8),
            _ => None,
        };
        let layout = self.state.layout(ty)?;
        let by_value_bytes = layout.alloc_size().as_fixed().unwrap_or(0).max(1);
        let align_log2 = match (declared, self.state.lowering.facts().aligned_vector_bits) {
            (Some(declared), _) => declared,
            (None, None) => layout.abi.log2().unwrap_or(0) as u8,
            (None, Some(bits)) if self.has_vector_of(ty, bits) => (bits / 8).max(1).ilog2() as u8,
            (None, Some(_)) => 0,
        };
        let result_bytes = 0;
        Ok(Parameter { is_sret, is_nest, is_in_reg, swift, by_value_bytes, result_bytes, align_log2 })
    }

    /// Of an object of the type in memory.
    pub(super) fn object_bytes(&mut self, ty: Type) -> Result<u64> {
        Ok(self.state.layout(ty)?.alloc_size().as_fixed().unwrap_or(0))
    }

    /// Whether an object of the type has a vector of so many bits in it.
    fn has_vector_of(&self, ty: Type, bits: u64) -> bool {
        let types = &self.state.scope.env.types;
        let mut left = vec![ty];
        while let Some(ty) = left.pop() {
            match *types.get(ty) {
                TypeData::Array { elem, .. } => left.push(elem),
                TypeData::Vector { .. } if self.state.value_type(ty).is_ok_and(|ty| ty.bits() == bits) => {
                    return true;
                }
                _ => left.extend(types.struct_body(ty).map_or(&[][..], |(fields, _)| fields)),
            }
        }
        false
    }

    /// How the pieces of a scalar of type `whole` are passed.
    pub(super) fn describe(&self, whole: ValueType, extend: Extend) -> Result<SmallVec<[ArgPart; 2]>> {
        if self.is_boxed(whole) {
            return match (self.state.lowering.facts().narrow_floats, whole) {
                (NarrowFloats::Converted, ValueType::F16) => self.describe(ValueType::I16, extend),
                (NarrowFloats::Converted, _) => Ok(call::describe(ValueType::F32, ValueType::F32, 1, extend)),
                _ => Ok(call::describe(whole, ValueType::F32, 1, extend)),
            };
        }
        if whole.is_vector() {
            return match self.vector_passing(whole)? {
                Passing::Pieces { piece, count, .. } => Ok(call::describe(whole, piece, count, extend)),
                Passing::Elements => {
                    let each = self.describe(self.passed_element(whole), extend)?;
                    let mut all: SmallVec<_> =
                        (0..whole.lanes()).flat_map(|_| each.iter().copied()).collect();
                    let count = all.len();
                    if each.iter().all(|part| part.ty.is_int())
                        && self.state.lowering.facts().is_one_value(count)
                    {
                        let numbered = all.iter_mut().enumerate();
                        let align_log2 = call::align_log2(whole);
                        numbered
                            .for_each(|(index, part)| *part = ArgPart { index, count, align_log2, ..*part });
                    }
                    Ok(all)
                }
            };
        }
        let held = self.state.registers_for(whole)?;
        let passes_whole = held.count == 1 && whole.is_scalar_int();
        let ty = if passes_whole { self.state.lowering.facts().passed_type(held.ty) } else { held.ty };
        Ok(call::describe(whole, ty, held.count, extend))
    }

    /// The type as which each element of a vector is passed: a half without registers is an integer among others, and where
    /// a vector of one such element is passed as a scalar of as many bits, so is the element.
    fn passed_element(&self, vector: ValueType) -> ValueType {
        let alone = vector.element().vector(1, false).and_then(|alone| self.scalar_for(alone));
        if let Some(scalar) = alone.filter(|scalar| scalar.bits() == vector.element().bits()) {
            return scalar;
        }
        let is_grouped = self.state.lowering.facts().is_one_value(vector.lanes() as usize);
        if is_grouped && vector.element() == ValueType::F16 && self.is_boxed(ValueType::F16) {
            ValueType::I16
        } else {
            vector.element()
        }
    }

    /// A number of 16 bits that has no registers of its own travels in the low half of a wider one.
    fn is_boxed(&self, ty: ValueType) -> bool {
        let legality = self.state.legality;
        matches!(ty, ValueType::F16 | ValueType::BF16)
            && !legality.is_legal_type(ty)
            && legality.is_legal_type(ValueType::F32)
    }

    /// The pieces of a scalar, and how they are passed.
    pub(super) fn passed_parts(&mut self, scalar: Value, extend: Extend, whole: ValueType) -> Result<Pieces> {
        let described = self.describe(whole, extend)?;
        let ty = described.first().map_or(whole, |p| p.ty);
        if whole.is_vector() {
            if let Passing::Pieces { lanes, .. } = self.vector_passing(whole)? {
                let vector = self.with_lanes(scalar, lanes);
                return Ok((self.split_into_parts(vector)?, described));
            }
            let mut pieces = SmallVec::new();
            let each = self.passed_element(whole);
            for element in self.elements(scalar) {
                let element = match each == whole.element() {
                    true => element,
                    false => self.dag.value(NodeOp::BITCAST, each, &[element]),
                };
                pieces.extend(self.passed_parts(element, extend, each)?.0);
            }
            return Ok((pieces, described));
        }
        if self.is_boxed(whole) {
            let bits = self.as_int(scalar);
            let narrow_floats = self.state.lowering.facts().narrow_floats;
            if (narrow_floats, whole) == (NarrowFloats::Converted, ValueType::F16) {
                return self.passed_parts(bits, extend, ValueType::I16);
            }
            let bits = self.dag.value(NodeOp::ANY_EXTEND, ValueType::I32, &[bits]);
            let boxed = match narrow_floats {
                NarrowFloats::LowHalf => bits,
                NarrowFloats::NanBoxed => {
                    let ones = self.dag.constant(-1 << 16, ValueType::I32);
                    self.dag.value(NodeOp::OR, ValueType::I32, &[bits, ones])
                }
                NarrowFloats::Converted => self.shifted_by_half(NodeOp::SHL, bits),
            };
            return Ok((SmallVec::from_elem(self.dag.value(NodeOp::BITCAST, ty, &[boxed]), 1), described));
        }
        let op = match extend {
            Extend::Any => NodeOp::ANY_EXTEND,
            Extend::Sign => NodeOp::SIGN_EXTEND,
            Extend::Zero => NodeOp::ZERO_EXTEND,
        };
        if described.len() == 1 && whole.is_scalar_int() && ty != whole {
            return Ok((SmallVec::from_elem(self.dag.value(op, ty, &[scalar]), 1), described));
        }
        let all = ValueType::int(ty.scalar_bits() * described.len() as u32);
        if extend != Extend::Any && whole.is_scalar_int() && whole.bits() < all.bits() {
            let wide = self.dag.value(op, all, &[scalar]);
            return Ok((self.split_into_parts(wide)?, described));
        }
        Ok((self.split_into_parts(scalar)?, described))
    }

    /// Says of the parts of an array how many are left.
    pub(super) fn mark_array(&self, ty: Type, parts: &mut [ArgPart]) {
        if matches!(self.state.scope.env.types.get(ty), TypeData::Array { .. }) {
            let count = parts.len();
            parts.iter_mut().enumerate().for_each(|(at, part)| part.rest_of_array = count - at);
        }
    }

    /// Whether a value is a structure or an array.
    pub(super) fn is_structure(&self, ty: Type) -> bool {
        let types = &self.state.scope.env.types;
        matches!(types.get(ty), TypeData::Array { .. }) || types.struct_body(ty).is_some()
    }

    /// Whether a value of the type consists of others.
    pub(super) fn has_members(&self, ty: Type) -> bool {
        let types = &self.state.scope.env.types;
        matches!(types.get(ty), TypeData::Vector { .. } | TypeData::Array { .. })
            || types.struct_body(ty).is_some()
    }

    /// A scalar from its pieces, with a note of how the caller widened it.
    pub(super) fn known_extension(&mut self, ty: ValueType, pieces: &[Value], extend: Extend) -> Value {
        let op = match extend {
            Extend::Sign => NodeOp::ASSERT_SEXT,
            Extend::Zero => NodeOp::ASSERT_ZEXT,
            Extend::Any => return self.unpacked(ty, pieces),
        };
        match *pieces {
            [piece] if ty.is_int() && self.dag.type_of(piece) != ty => {
                let leaf = self.dag.type_leaf(ty);
                let wide = self.dag.type_of(piece);
                let noted = self.dag.value(op, wide, &[piece, leaf]);
                self.of_parts(ty, &[noted])
            }
            _ => self.unpacked(ty, pieces),
        }
    }

    /// A scalar from the pieces in which it was passed.
    fn unpacked(&mut self, ty: ValueType, pieces: &[Value]) -> Value {
        let first = pieces.first().map(|&p| self.dag.type_of(p));
        if let (&[scalar], Some(_)) = (pieces, self.scalar_for(ty)) {
            return self.with_lanes(scalar, ty);
        }
        if ty.is_vector() && first.is_some_and(|f| !f.is_vector()) {
            let each = (pieces.len() / ty.lanes() as usize).max(1);
            let (passed, own) = (self.passed_element(ty), ty.element());
            let elements: Vec<Value> = (pieces.chunks(each))
                .map(|pieces| match self.unpacked(passed, pieces) {
                    bits if passed != own => self.dag.value(NodeOp::BITCAST, own, &[bits]),
                    element => element,
                })
                .collect();
            return self.vector_of(ty, &elements);
        }
        if let Some(piece) = first.filter(|f| ty.is_vector() && f.element() != ty.element()) {
            let lanes = piece.element().vector(ty.lanes(), false).unwrap_or(piece);
            let vector = self.of_parts(lanes, pieces);
            return self.with_lanes(vector, ty);
        }
        match *pieces {
            [piece] if self.is_boxed(ty) => {
                let bits = self.as_int(piece);
                let is_value = self.state.lowering.facts().narrow_floats == NarrowFloats::Converted;
                let is_upper = is_value && ty == ValueType::BF16;
                let bits = if is_upper { self.shifted_by_half(NodeOp::SRL, bits) } else { bits };
                let bits = self.dag.value(NodeOp::TRUNCATE, ValueType::I16, &[bits]);
                self.dag.value(NodeOp::BITCAST, ty, &[bits])
            }
            _ => self.of_parts(ty, pieces),
        }
    }

    /// An integer of 32 bits shifted by 16.
    fn shifted_by_half(&mut self, op: NodeOp, bits: Value) -> Value {
        let amount = self.dag.constant(16, self.pointer_type());
        self.dag.value(op, ValueType::I32, &[bits, amount])
    }

    pub(super) fn call(
        &mut self,
        inst: Inst,
        callee: ir::Value,
        args: &[ir::Value],
        info: &CallInfo,
    ) -> Result<Scalars> {
        let env = self.state.scope.env;
        let stack_map = self.stack_map(inst, info)?;
        if let Some(map) = stack_map.as_ref().filter(|map| map.purpose == stack_map::PLACE) {
            return Ok(self.stack_map_place(map));
        }
        if let ValueKind::Global(global) = callee.kind()
            && env.globals[global].name.starts_with(b"llvm.")
            && stack_map.is_none()
        {
            let name = env.globals[global].name.clone();
            return self.intrinsic(inst, &name, args);
        }
        // In which funclet a call is, its block says.
        let carried_out = [&b"funclet"[..], STACK_MAP.as_bytes()];
        if let Some(bundle) = info.bundles.iter().find(|bundle| !carried_out.contains(&&*bundle.tag)) {
            return Err(Unsupported::new(format!(
                "operand bundle '{}'",
                String::from_utf8_lossy(&bundle.tag)
            )));
        }
        let is_asm = |data: &ir::ConstData| matches!(data.kind, ConstKind::InlineAsm(_));
        if self.state.scope.constant(callee).is_some_and(is_asm) {
            return self.inline_assembly(inst, callee, args, info, &[]);
        }
        if let Some(scalars) = self.compared_memory(inst, callee, args, info)? {
            return Ok(scalars);
        }
        let signature = env.types.signature(info.fn_ty);
        let (ret, params, is_variadic) =
            signature.ok_or_else(|| Unsupported::new("a call without a type"))?;
        let (ret, num_params) = (ret, params.len());
        let says_twice = |list| env.attributes.function_attr(list, AttrKind::ReturnsTwice).is_some();
        let declared = match callee.kind() {
            ValueKind::Global(global) => env.globals[global].as_function().map(|header| header.attributes),
            _ => None,
        };
        let returns_twice = says_twice(info.attributes) || declared.is_some_and(says_twice);
        let is_patched = stack_map.as_ref().is_some_and(|map| map.purpose == stack_map::PATCHED);
        let address = match callee.kind() {
            // Other code comes in its place.
            _ if is_patched => {
                let pointer = self.pointer_type();
                let symbol = self.dag.shared.symbol(PATCHED);
                self.dag.leaf(NodeOp::TARGET_EXTERNAL_SYMBOL, pointer, Payload::Symbol(symbol, 0))
            }
            // The call takes the symbol as it is: nothing makes its address.
            ValueKind::Global(global) => {
                let address = self.scalar(callee)?;
                let ty = self.dag.type_of(address);
                let is_local = matches!(self.dag.payload(address.node),
                    Payload::Global { flags, .. } if flags & global_flags::LOCAL != 0);
                let facts = self.state.lowering.facts();
                let tables =
                    facts.calls_by_table || facts.conventions_by_table.contains(&info.calling_conv.0);
                let by_table = !is_local && tables || facts.calls_by_register;
                let flags = if is_local { 0 } else { self.state.lowering.facts().called_part };
                let payload = Payload::Global { global, flags, offset: 0 };
                match by_table {
                    true => address,
                    false => self.dag.leaf(NodeOp::TARGET_GLOBAL_ADDRESS, ty, payload),
                }
            }
            _ => self.scalar(callee)?,
        };
        let lists = [Some(info.attributes), declared].into_iter().flatten();
        let callee = Callee {
            address,
            args,
            attributes: info.attributes,
            calling_conv: info.calling_conv,
            saving: self.state.saving(lists, info.calling_conv)?,
            num_params,
            is_variadic,
            returns_twice,
            ret,
            stack_map,
        };
        let tail = self.state.source.inst(inst).flags.tail();
        let is_call = self.state.source.opcode(inst) == Opcode::Call;
        let guarantees_jumps = self.state.guarantees_jumps(callee.calling_conv);
        if !is_call && guarantees_jumps {
            // Where an exception is caught, the stack pointer may be off by what another function has taken off the stack.
            return Err(Unsupported::new(format!(
                "an 'invoke' in calling convention {}",
                callee.calling_conv
            )));
        }
        // What is quick to make is a call.
        let is_quick = self.state.one_by_one && !guarantees_jumps;
        let is_asked = tail == TailKind::MustTail || (tail == TailKind::Tail && !is_quick);
        if is_call && is_asked {
            match self.tail_call(inst, &callee)? {
                Ok(scalars) => return Ok(scalars),
                Err(why) if tail == TailKind::MustTail => {
                    return Err(Unsupported::new(format!("a 'musttail' call {why}")));
                }
                Err(_) => {}
            }
        }
        self.emit_call(&callee)
    }

    /// A call of a function of the runtime library, with scalars.
    pub(super) fn library_call(&mut self, name: &str, args: &[ir::Value], ret: Type) -> Result<Scalars> {
        let callee = self.library_callee(name, args, ret);
        self.emit_call(&callee)
    }

    pub(super) fn library_callee<'c>(&mut self, name: &str, args: &'c [ir::Value], ret: Type) -> Callee<'c> {
        let address = self.state.call_context(CallingConv::C, false).library_symbol(self.dag, name);
        Callee {
            address,
            args,
            attributes: AttributeList::EMPTY,
            calling_conv: CallingConv::C,
            saving: CallingConv::C,
            num_params: args.len(),
            is_variadic: false,
            returns_twice: false,
            ret,
            stack_map: None,
        }
    }

    /// A function of the library on values that the source has not; results in pieces of legal types. It has no effect but
    /// its result.
    pub(super) fn library_value(
        &mut self,
        name: &str,
        args: &[(Value, Extend)],
        ret: ValueType,
    ) -> Result<Value> {
        let cx = self.state.call_context(CallingConv::C, false);
        let mut pieces = Vec::new();
        for &(value, extend) in args {
            let whole = self.dag.type_of(value);
            pieces.push((self.passed_parts(value, extend, whole)?.0, whole));
        }
        let args: Vec<call::Argument<'_>> =
            pieces.iter().map(|(pieces, whole)| call::Argument { pieces, whole: *whole }).collect();
        let parts = self.describe(ret, Extend::Any)?;
        let ty = parts.first().map_or(ret, |p| p.ty);
        let result = cx.library_call(self.dag, name, &args, (ret, ty, parts.len()))?;
        Ok(self.unpacked(ret, &result))
    }

    /// A function of the library that also stores something.
    pub(super) fn library_effect(
        &mut self,
        name: &str,
        args: &[Value],
        ret: Option<ValueType>,
    ) -> Result<Option<Value>> {
        let args: Vec<(Value, Extend)> = args.iter().map(|&arg| (arg, Extend::Any)).collect();
        self.library_function(name, &args, ret)
    }

    /// The same, with what is said of arguments that are narrower than registers.
    pub(super) fn library_function(
        &mut self,
        name: &str,
        args: &[(Value, Extend)],
        ret: Option<ValueType>,
    ) -> Result<Option<Value>> {
        let pointer = self.pointer_type();
        let cx = self.state.call_context(CallingConv::C, false);
        let callee = cx.library_symbol(self.dag, name);
        let (mut values, mut parts) = (Vec::new(), Vec::new());
        let result_parts = ret.map_or(Ok(SmallVec::new()), |ret| self.describe(ret, Extend::Any))?;
        let places = cx.assign(&result_parts, true)?;
        // A result that does not fit registers goes where the caller says.
        let place = match (&places, ret) {
            (None, Some(ret)) => {
                let access = call::access(ret);
                let index = self.dag.shared.temporary(ret.bits().div_ceil(8), access.align_log2);
                Some(self.frame_index(index))
            }
            _ => None,
        };
        if let Some(place) = place {
            values.push(place);
            parts.extend(
                self.describe(pointer, Extend::Any)?.into_iter().map(|p| ArgPart { is_sret: true, ..p }),
            );
        }
        for &(arg, extend) in args {
            let whole = self.dag.type_of(arg);
            let (pieces, described) = self.passed_parts(arg, extend, whole)?;
            values.extend(pieces);
            parts.extend(described);
        }
        let assignment = cx.assign(&parts, false)?;
        let assignment = assignment.ok_or_else(|| Unsupported::new("arguments that cannot be passed"))?;
        let chain = self.ordered_chain();
        let after = cx.sequence(self.dag, chain, callee, &values, &assignment)?;
        self.chain = after.0;
        let Some(ret) = ret else { return Ok(None) };
        let pieces = match (places, place) {
            (Some(places), _) => {
                let (chain, pieces) = cx.results(self.dag, after, &result_parts, &places)?;
                self.chain = chain;
                pieces
            }
            (None, Some(place)) => {
                result_parts.iter().map(|part| cx.load_piece(self.dag, after.0, place, part)).collect()
            }
            (None, None) => return Err(Unsupported::new("results that do not fit registers")),
        };
        Ok(Some(self.unpacked(ret, &pieces)))
    }

    fn emit_call(&mut self, callee: &Callee<'_>) -> Result<Scalars> {
        let cx = self.state.call_context(callee.calling_conv, callee.is_variadic);
        let mut stack_map = callee.stack_map.clone();
        let (result_parts, result_places) = self.result_parts(&cx, callee.ret, callee.attributes)?;
        let (mut values, mut parts) = (Vec::new(), Vec::new());
        let place = match result_places {
            Some(_) => None,
            None => Some(self.place_for_result(callee.ret)?),
        };
        if let Some((place, _)) = place {
            let ty = self.pointer_type();
            values.push(place);
            let result_bytes = self.object_bytes(callee.ret)?;
            let address = self.describe(ty, Extend::Any)?.into_iter();
            parts.extend(address.map(|p| ArgPart { is_sret: true, result_bytes, ..p }));
        }
        let pieces_of_arguments = self.passed_arguments(callee, &mut values, &mut parts)?;
        let assignment = cx.assign(&parts, false)?;
        let mut assignment = assignment.ok_or_else(|| Unsupported::new("arguments that cannot be passed"))?;
        let memory = self.arguments_in_place(callee, &mut parts, &mut values, &mut assignment)?;
        self.copy_objects(&cx, &parts, &mut values, &mut assignment)?;
        if let Some(memory) = memory {
            self.move_stack_pointer(memory);
        }
        if let Some(map) = &mut stack_map {
            self.name_registers(map, &pieces_of_arguments, (&assignment, result_places.as_ref()))?;
        }
        let label = stack_map.as_ref().map_or(&[][..], |map| &map.operands);
        let (mut places, mut result_parts) = (result_places.unwrap_or_default(), result_parts);
        if place.is_some() {
            result_parts.clear();
        }
        let error = self.error_of_call(&cx, callee, &mut result_parts, &mut places)?;
        let results = &places.locations;
        let Callee { returns_twice, saving, .. } = *callee;
        let cx = CallContext { returns_twice, saving, stack_map: label, results, ..cx };
        let chain = self.ordered_chain();
        let (chain, glue) = cx.sequence(self.dag, chain, callee.address, &values, &assignment)?;
        self.chain = chain;
        let mut pieces = Vec::new();
        if !result_parts.is_empty() {
            (self.chain, pieces) = cx.results(self.dag, (chain, glue), &result_parts, &places)?;
        }
        if let (Some(address), Some(value)) = (error, error.and_then(|_| pieces.pop())) {
            self.store_error(address, value);
        }
        if let Some(memory) = memory {
            let area = self.state.call_area_bytes as i64;
            let before = self.add_offset(memory, -area);
            self.move_stack_pointer(before);
        }
        if stack_map.is_some() {
            self.end_stack_map();
        }
        if let Some((place, offsets)) = place {
            return self.load_result(place, &offsets);
        }
        let extend = self.extension_of((callee.attributes, None));
        let mut pieces = pieces.into_iter();
        let mut out = Scalars::new();
        for (ty, _) in self.state.scalars(callee.ret)? {
            let count = self.describe(ty, extend)?.len();
            let own: SmallVec<[Value; 2]> = pieces.by_ref().take(count).collect();
            out.push(self.known_extension(ty, &own, extend));
        }
        Ok(out)
    }

    /// The memory with the arguments of a call, if the caller has made them where the callee looks for them (`inalloca`): the
    /// stack pointer is moved up to it for the call.
    fn arguments_in_place(
        &mut self,
        callee: &Callee<'_>,
        parts: &mut Vec<ArgPart>,
        values: &mut Vec<Value>,
        assignment: &mut Assignment,
    ) -> Result<Option<Value>> {
        let attributes = &self.state.scope.env.attributes;
        let is_in_place =
            |i: &usize| attributes.param_attr(callee.attributes, *i, AttrKind::InAlloca).is_some();
        let Some(arg) = (0..callee.args.len()).find(is_in_place) else { return Ok(None) };
        let memory = self.scalar(callee.args[arg])?;
        let last = parts.len().checked_sub(1);
        let is_on_stack = |l: &ArgLoc| !matches!(l, ArgLoc::Reg(_));
        let others = last.map_or(&[][..], |last| &assignment.locations[..last]);
        let is_alone = last.is_some_and(|last| assignment.locations[last] == ArgLoc::Object(0));
        if !is_alone || others.iter().any(is_on_stack) || self.state.lowering.facts().stack_bias != 0 {
            return Err(Unsupported::new("an 'inalloca' argument that is not all that is on the stack"));
        }
        parts.pop();
        assignment.locations.pop();
        values.pop();
        // The callee's memory is there already.
        assignment.stack_bytes = 0;
        Ok(Some(memory))
    }

    fn move_stack_pointer(&mut self, to: Value) {
        let register = self.state.lowering.facts().stack_pointer.into();
        let chain = self.ordered_chain();
        self.chain = self.dag.copy_to_reg(chain, register, to, None).into();
    }

    /// Adds the arguments of a call in the pieces that are passed; the result is how many each has.
    pub(super) fn passed_arguments(
        &mut self,
        callee: &Callee<'_>,
        values: &mut Vec<Value>,
        parts: &mut Vec<ArgPart>,
    ) -> Result<Vec<usize>> {
        let mut counts = Vec::with_capacity(callee.args.len());
        for (i, &arg) in callee.args.iter().enumerate() {
            let parameter = self.parameter(callee.attributes, i)?;
            let extend = self.extension_of((callee.attributes, Some(i)));
            let ir_type = self.state.scope.type_of(arg);
            let (is_member, of_structure) = (self.has_members(ir_type), self.is_structure(ir_type));
            let first = parts.len();
            let scalars = match self.error_to_pass(arg, parameter)? {
                Some(error) => Scalars::from_elem(error, 1),
                None => self.scalars(arg)?,
            };
            for scalar in scalars {
                let ty = self.dag.type_of(scalar);
                let (pieces, described) = self.passed_parts(scalar, extend, ty)?;
                values.extend(pieces);
                let is_variadic = i >= callee.num_params;
                let described = described.into_iter();
                parts.extend(described.map(|p| ArgPart {
                    is_variadic,
                    is_member,
                    of_structure,
                    ..parameter.apply(p)
                }));
            }
            self.mark_array(ir_type, &mut parts[first..]);
            counts.push(parts.len() - first);
        }
        Ok(counts)
    }

    /// How a result is passed; without places if it does not fit registers.
    pub(super) fn result_parts(
        &mut self,
        cx: &CallContext<'_>,
        ty: Type,
        attributes: AttributeList,
    ) -> Result<(Vec<ArgPart>, Option<Assignment>)> {
        let extend = self.extension_of((attributes, None));
        let mut parts: Vec<ArgPart> = Vec::new();
        for (scalar, _) in self.state.scalars(ty)? {
            parts.extend(self.describe(scalar, extend)?);
        }
        let is_in_reg = self.is_result_in_reg(attributes);
        parts.iter_mut().for_each(|part| part.is_in_reg = is_in_reg);
        let assignment = cx.assign(&parts, true)?;
        let is_on_stack = |l: &ArgLoc| matches!(l, ArgLoc::Stack(_) | ArgLoc::NarrowStack(..));
        let on_stack = |a: &Assignment| a.locations.iter().any(is_on_stack);
        Ok((parts, assignment.filter(|a| !on_stack(a))))
    }

    /// A stack object for a result that does not fit registers, and where its scalars are in it.
    fn place_for_result(&mut self, ty: Type) -> Result<(Value, ScalarOffsets)> {
        let layout = self.state.layout(ty)?;
        let size = layout.alloc_size().as_fixed().unwrap_or(0);
        let index = self.dag.shared.temporary(size, layout.abi.log2().unwrap_or(0) as u8);
        Ok((self.frame_index(index), self.state.scalars(ty)?))
    }

    fn load_result(&mut self, place: Value, offsets: &ScalarOffsets) -> Result<Scalars> {
        let mut out = Scalars::new();
        let chain = self.ordered_chain();
        for &(ty, offset) in offsets {
            let address = self.add_offset(place, offset as i64);
            let mem = MemOperand { is_load: true, ..call::access(ty) };
            let mem = MemOperand { align_log2: mem.align_log2.min(aligned_at(offset)), ..mem };
            let load = self.dag.load(ty, chain, address, mem);
            self.loads.push(Value::new(load, 1));
            out.push(load.into());
        }
        Ok(out)
    }

    /// Stores a result at the address that the caller passed.
    pub(super) fn store_result(&mut self, reg: mir::Reg, ty: Type, scalars: &[Value]) -> Result<()> {
        let (entry, pointer) = (self.dag.entry(), self.pointer_type());
        let place: Value = self.dag.copy_from_reg(entry, reg, pointer, None).into();
        let chain = self.ordered_chain();
        let mut stores = Vec::new();
        for (&scalar, (ty, offset)) in scalars.iter().zip(self.state.scalars(ty)?) {
            let address = self.add_offset(place, offset as i64);
            let mem = MemOperand { is_store: true, ..call::access(ty) };
            let mem = MemOperand { align_log2: mem.align_log2.min(aligned_at(offset)), ..mem };
            stores.push(self.dag.store(chain, scalar, address, mem));
        }
        self.chain = self.dag.token_factor(&stores);
        Ok(())
    }

    /// Copies the objects that are passed by value: to their places among the arguments, or to places of their own, whose
    /// addresses are passed then.
    fn copy_objects(
        &mut self,
        cx: &CallContext<'_>,
        parts: &[ArgPart],
        values: &mut Vec<Value>,
        assignment: &mut Assignment,
    ) -> Result<()> {
        let mut kept = 0;
        for part in parts {
            if part.by_value_bytes > 0 {
                if let (ArgLoc::Object(offset), true) =
                    (assignment.locations[kept], self.state.lowering.facts().passes_objects_in_words)
                {
                    let words = self.words_of(values[kept], part)?;
                    let size = i64::from(self.pointer_type().scalar_bits() / 8);
                    let places = (0..words.len() as i64).map(|i| ArgLoc::Stack(offset + i * size));
                    assignment.locations.splice(kept..=kept, places);
                    values.splice(kept..=kept, words.iter().copied());
                    kept += words.len();
                    continue;
                }
                let to = match assignment.locations[kept] {
                    ArgLoc::Object(offset) => {
                        let chain = self.ordered_chain();
                        let frame = &mut self.dag.shared.frame;
                        frame.max_call_bytes = frame.max_call_bytes.max(assignment.stack_bytes);
                        cx.stack_place(self.dag, chain, offset)
                    }
                    _ => {
                        let index = self.dag.shared.temporary(part.by_value_bytes, part.align_log2);
                        self.frame_index(index)
                    }
                };
                self.copy_bytes(to, values[kept], part.by_value_bytes, part.align_log2)?;
                if let ArgLoc::Object(_) = assignment.locations[kept] {
                    assignment.locations.remove(kept);
                    values.remove(kept);
                    continue;
                }
                values[kept] = to;
            }
            kept += 1;
        }
        Ok(())
    }

    /// An object that is passed by value, word for word.
    fn words_of(&mut self, object: Value, part: &ArgPart) -> Result<Vec<Value>> {
        let pointer = self.pointer_type();
        let size = u64::from(pointer.scalar_bits() / 8);
        let is_whole = part.by_value_bytes.is_multiple_of(size) && 1 << part.align_log2 >= size;
        if !is_whole || part.by_value_bytes > MAX_WORDS * size {
            let bytes = part.by_value_bytes;
            return Err(Unsupported::new(format!("an object of {bytes} bytes by value")));
        }
        let mut words = Vec::new();
        for at in (0..part.by_value_bytes).step_by(size as usize) {
            let address = self.add_offset(object, at as i64);
            let mem = MemOperand { is_load: true, ..call::access(pointer) };
            let load = self.dag.load(pointer, self.chain, address, mem);
            self.loads.push(Value::new(load, 1));
            words.push(load.into());
        }
        Ok(words)
    }

    /// Copies memory that does not overlap.
    pub(super) fn copy_bytes(&mut self, to: Value, from: Value, bytes: u64, align_log2: u8) -> Result<()> {
        if bytes > MAX_COPIED_BYTES {
            let pointer = self.pointer_type();
            let size = self.dag.constant(bytes as i64, pointer);
            let cx = self.state.call_context(CallingConv::C, false);
            let callee = cx.library_symbol(self.dag, "memcpy");
            let part = self.describe(pointer, Extend::Any)?;
            let parts: Vec<ArgPart> = (0..3).flat_map(|_| part.iter().copied()).collect();
            let assignment = cx.assign(&parts, false)?;
            let assignment = assignment.ok_or_else(|| Unsupported::new("arguments that cannot be passed"))?;
            let chain = self.ordered_chain();
            self.chain = cx.sequence(self.dag, chain, callee, &[to, from, size], &assignment)?.0;
            return Ok(());
        }
        let chain = self.ordered_chain();
        let pieces = self.pieces_to_copy(bytes, align_log2);
        let pieces = pieces.ok_or_else(|| Unsupported::new(format!("a copy of {bytes} bytes")))?;
        let mut stores = Vec::new();
        for (ty, at) in pieces {
            let (source, target) = (self.add_offset(from, at as i64), self.add_offset(to, at as i64));
            let access = self.copying_access(ty);
            let load = self.dag.load(ty, chain, source, MemOperand { is_load: true, ..access });
            let mem = MemOperand { is_store: true, ..access };
            stores.push(self.dag.store(Value::new(load, 1), load.into(), target, mem));
        }
        self.chain = self.dag.token_factor(&stores);
        Ok(())
    }
}

/// Scalars of a value with their offsets in memory.
type ScalarOffsets = SmallVec<[(ValueType, u64); 2]>;

impl Parameter {
    pub(super) fn apply(self, part: ArgPart) -> ArgPart {
        let align_log2 = if self.by_value_bytes > 0 { self.align_log2 } else { part.align_log2 };
        let Parameter { is_sret, is_nest, is_in_reg, swift, by_value_bytes, result_bytes, .. } = self;
        ArgPart { is_sret, is_nest, is_in_reg, swift, by_value_bytes, result_bytes, align_log2, ..part }
    }
}

/// The alignment, log2, of what is so many bytes behind something well aligned.
fn aligned_at(offset: u64) -> u8 {
    if offset == 0 { u8::MAX } else { offset.trailing_zeros() as u8 }
}
