//! Arguments, calls and results: by the convention that the target's [`Lowering`](crate::Lowering) describes.
//!
//! A result that does not fit registers is *demoted*: the caller passes the address of a place for it before all other
//! arguments. An object that is passed by value is copied before the call, to the stack or wherever there is room.

use super::vector_passing::Passing;
use super::{Builder, Scalars};
use crate::call::{self, CallContext, resize};
use crate::dag::{Payload, Value, global_flags};
use crate::lowering::{ArgLoc, ArgPart, Assignment, Extend, Result, Unsupported};
use ir::attributes::{AttrKind, Attribute, AttributeList};
use ir::inst::{CallInfo, TailKind};
use ir::{CallingConv, ConstKind, Inst, Opcode, Type, TypeData, ValueKind};
use mir::MemOperand;
use mir::function::MemBase;
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

/// The pieces of a scalar, and how each is passed.
pub(super) type Pieces = (SmallVec<[Value; 2]>, SmallVec<[ArgPart; 2]>);

/// What is called, and with what.
pub(super) struct Callee<'c> {
    pub address: Value,
    pub args: &'c [ir::Value],
    pub attributes: AttributeList,
    pub calling_conv: CallingConv,
    /// Named parameters; those beyond are variadic.
    num_params: usize,
    pub is_variadic: bool,
    pub returns_twice: bool,
    pub ret: Type,
}

/// What an attribute says of a parameter.
#[derive(Clone, Copy, Default)]
pub(super) struct Parameter {
    pub(super) is_sret: bool,
    is_nest: bool,
    is_in_reg: bool,
    by_value_bytes: u64,
    align_log2: u8,
}

/// Larger objects are copied by the library.
const MAX_COPIED_BYTES: u64 = 128;

/// Words of an object that are passed one by one.
const MAX_WORDS: u64 = 128;

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
        for (kind, name) in [
            (AttrKind::InAlloca, "inalloca"),
            (AttrKind::Preallocated, "preallocated"),
            (AttrKind::SwiftSelf, "swiftself"),
            (AttrKind::SwiftError, "swifterror"),
            (AttrKind::SwiftAsync, "swiftasync"),
        ] {
            if attributes.param_attr(list, param, kind).is_some() {
                return Err(Unsupported::new(format!("'{name}' arguments")));
            }
        }
        let is_sret = attributes.param_attr(list, param, AttrKind::StructRet).is_some();
        let is_nest = attributes.param_attr(list, param, AttrKind::Nest).is_some();
        let is_in_reg = attributes.param_attr(list, param, AttrKind::InReg).is_some();
        let Some(&Attribute::Type(_, Some(ty))) = attributes.param_attr(list, param, AttrKind::ByVal) else {
            return Ok(Parameter { is_sret, is_nest, is_in_reg, ..Parameter::default() });
        };
        let wanted = attributes.param_attr(list, param, AttrKind::Alignment);
        let wanted = match wanted {
            Some(&Attribute::Int(_, bytes)) => bytes.max(1).ilog2() as u8,
            _ => 0,
        };
        let layout = self.state.layout(ty)?;
        let by_value_bytes = layout.alloc_size().as_fixed().unwrap_or(0).max(1);
        let align_log2 = (layout.abi.log2().unwrap_or(0) as u8).max(wanted);
        Ok(Parameter { is_sret, is_nest, is_in_reg, by_value_bytes, align_log2 })
    }

    /// How the pieces of a scalar of type `whole` are passed.
    fn describe(&self, whole: ValueType, extend: Extend) -> Result<SmallVec<[ArgPart; 2]>> {
        if self.is_boxed(whole) {
            return Ok(call::describe(whole, ValueType::F32, 1, extend));
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
            let bits = self.dag.value(NodeOp::ANY_EXTEND, ValueType::I32, &[bits]);
            let boxed = if self.state.lowering.facts().boxes_halves {
                let ones = self.dag.constant(-1 << 16, ValueType::I32);
                self.dag.value(NodeOp::OR, ValueType::I32, &[bits, ones])
            } else {
                bits
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

    /// The arguments of the function, read in the entry block.
    pub(super) fn arguments(&mut self) -> Result<()> {
        let env = self.state.scope.env;
        let global = &env.globals[self.state.machine.global];
        let header = global.as_function().ok_or_else(|| Unsupported::new("a body without a function"))?;
        let is_variadic = env.types.signature(global.value_ty).is_some_and(|(_, _, v)| v);
        let cx = self.state.call_context(header.calling_conv, is_variadic).inside();
        let mut parts: Vec<ArgPart> = Vec::new();
        let return_ty = env.types.signature(global.value_ty).map_or(Type::VOID, |(ret, _, _)| ret);
        let demoted = self.result_parts(&cx, return_ty, header.attributes)?.1.is_none();
        if demoted {
            let pointer = self.pointer_type();
            parts.extend(
                self.describe(pointer, Extend::Any)?.into_iter().map(|p| ArgPart { is_sret: true, ..p }),
            );
        }
        let params: Vec<(ir::Arg, Type)> = self.state.source.params.iter().map(|(a, &t)| (a, t)).collect();
        for &(arg, ty) in &params {
            let parameter = self.parameter(header.attributes, arg.as_u32() as usize)?;
            let extend = self.extension_of((header.attributes, Some(arg.as_u32() as usize)));
            let is_member = self.has_members(ty);
            let first = parts.len();
            for (scalar, _) in self.state.scalars(ty)? {
                let described = self.describe(scalar, extend)?.into_iter();
                parts.extend(described.map(|p| ArgPart { is_member, ..parameter.apply(p) }));
            }
            self.mark_array(ty, &mut parts[first..]);
        }
        let assignment = cx.assign(&parts, false)?;
        let assignment = assignment.ok_or_else(|| Unsupported::new("arguments that cannot be passed"))?;
        let frame = &mut self.dag.shared.frame;
        frame.argument_bytes = assignment.stack_bytes;
        frame.popped_bytes = assignment.popped_bytes;
        self.state.by_value_objects.clear();
        let mut values = Vec::new();
        let mut reference = None;
        for (part, &location) in parts.iter().zip(&assignment.locations) {
            if let Some(place) = address_place(location) {
                let ty = self.pointer_type();
                let address = self.describe(ty, Extend::Any)?;
                reference = address.first().map(|part| self.incoming(part, place)).transpose()?;
            }
            let is_reference = location == ArgLoc::ByReference || address_place(location).is_some();
            values.push(match reference.filter(|_| is_reference) {
                Some(address) => {
                    let entry = self.dag.entry();
                    cx.load_piece(self.dag, entry, address, part)
                }
                None => self.incoming(part, location)?,
            });
        }
        match self.state.lowering.facts().saved_registers.as_ref().filter(|_| is_variadic) {
            Some(saved) => self.state.saved_list = Some(self.save_registers(saved, &assignment)),
            None if is_variadic => self.save_variadic(&assignment),
            None => {}
        }
        if demoted {
            let place = values.remove(0);
            parts.remove(0);
            let ty = self.dag.type_of(place);
            let reg = self.state.new_register(ty)?;
            self.write_registers(&[reg], &[place])?;
            self.state.demoted_result = Some(reg);
            if self.state.lowering.facts().returns_result_address {
                self.state.result_address = Some(reg);
            }
        }
        let returns_address = self.state.lowering.facts().returns_result_address;
        if returns_address && let Some(at) = parts.iter().position(|p| p.is_sret) {
            let ty = self.dag.type_of(values[at]);
            let reg = self.state.new_register(ty)?;
            self.write_registers(&[reg], &[values[at]])?;
            self.state.result_address = Some(reg);
        }
        let mut values = values.into_iter();
        let mut described = parts.iter();
        for (arg, ty) in params {
            let mut scalars = Scalars::new();
            for (scalar, _) in self.state.scalars(ty)? {
                let count = self.describe(scalar, Extend::Any)?.len();
                let pieces: SmallVec<[Value; 2]> = values.by_ref().take(count).collect();
                let extend = described.by_ref().take(count).last().map_or(Extend::Any, |p| p.extend);
                scalars.push(self.known_extension(scalar, &pieces, extend));
            }
            let value = ir::Value::arg(arg);
            if self.state.exported_args[arg.as_u32() as usize] {
                self.export(value, &scalars)?;
            }
            self.values.insert(value, scalars);
        }
        Ok(())
    }

    /// Says of the parts of an array how many are left.
    fn mark_array(&self, ty: Type, parts: &mut [ArgPart]) {
        if matches!(self.state.scope.env.types.get(ty), TypeData::Array { .. }) {
            let count = parts.len();
            parts.iter_mut().enumerate().for_each(|(at, part)| part.rest_of_array = count - at);
        }
    }

    /// Whether a value of the type consists of others.
    fn has_members(&self, ty: Type) -> bool {
        let types = &self.state.scope.env.types;
        matches!(types.get(ty), TypeData::Vector { .. } | TypeData::Array { .. })
            || types.struct_body(ty).is_some()
    }

    /// Stores the registers that may hold variadic arguments just below those on the stack, or where the caller keeps room for
    /// them, so that all of them lie one after the other.
    fn save_variadic(&mut self, assignment: &Assignment) {
        let ty = self.pointer_type();
        let size = i64::from(ty.scalar_bits() / 8);
        let has_places = assignment.free_registers_have_places;
        let area = if has_places { 0 } else { size * assignment.free_registers.len() as i64 };
        let begin = if has_places { assignment.stack_end } else { -area };
        let align = (size as u64).ilog2() as u8;
        let mut first = None;
        let mut stores = Vec::new();
        for (i, &reg) in assignment.free_registers.iter().enumerate() {
            let index = self.dag.shared.frame.add_fixed(size as u64, align, begin + size * i as i64);
            first.get_or_insert(index);
            self.note_live_in(reg);
            let entry = self.dag.entry();
            let value = self.dag.copy_from_reg(entry, reg.into(), ty, None);
            let address = self.frame_index(index);
            let mem = stack_access(ty, MemBase::Frame(index), false);
            stores.push(self.dag.store(entry, value.into(), address, mem));
        }
        let frame = &mut self.dag.shared.frame;
        frame.reserved_bytes += area as u64;
        let first = first.unwrap_or_else(|| frame.add_fixed(size as u64, align, assignment.stack_end));
        self.state.variadic_area = Some(first);
        self.chain = self.dag.token_factor(&stores);
    }

    /// A scalar from its pieces, with a note of how the caller widened it.
    fn known_extension(&mut self, ty: ValueType, pieces: &[Value], extend: Extend) -> Value {
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
                let bits = self.dag.value(NodeOp::TRUNCATE, ValueType::I16, &[bits]);
                self.dag.value(NodeOp::BITCAST, ty, &[bits])
            }
            _ => self.of_parts(ty, pieces),
        }
    }

    /// A piece of an argument, from where the caller put it.
    fn incoming(&mut self, part: &ArgPart, location: ArgLoc) -> Result<Value> {
        let entry = self.dag.entry();
        match location {
            ArgLoc::Reg(reg) => {
                self.note_live_in(reg);
                Ok(self.dag.copy_from_reg(entry, reg.into(), part.ty, None).into())
            }
            ArgLoc::UpperHalf(reg) => {
                let whole = self.incoming(part, ArgLoc::Reg(reg))?;
                Ok(call::from_upper_half(self.dag, whole))
            }
            ArgLoc::BitsInReg(reg) if part.ty.is_int() => {
                self.note_live_in(reg);
                let float = call::float_of_size(part.ty);
                let bits: Value = self.dag.copy_from_reg(entry, reg.into(), float, None).into();
                Ok(self.dag.value(NodeOp::BITCAST, part.ty, &[bits]))
            }
            ArgLoc::BitsInReg(reg) => {
                self.note_live_in(reg);
                let int = self.pointer_type();
                let bits: Value = self.dag.copy_from_reg(entry, reg.into(), int, None).into();
                let narrow = ValueType::int(part.ty.scalar_bits());
                let bits = resize(self.dag, bits, narrow);
                Ok(self.dag.value(NodeOp::BITCAST, part.ty, &[bits]))
            }
            ArgLoc::BitsInRegs(..) | ArgLoc::BitsInRegAndStack(..) => {
                let (first, second) = match location {
                    ArgLoc::BitsInRegs(first, second) => (first, ArgLoc::Reg(second)),
                    ArgLoc::BitsInRegAndStack(first, offset) => (first, ArgLoc::Stack(offset)),
                    _ => return Err(Unsupported::new("arguments that cannot be passed")),
                };
                let word = self.pointer_type();
                let word = ArgPart { ty: word, whole: word, ..*part };
                let words = [self.incoming(&word, ArgLoc::Reg(first))?, self.incoming(&word, second)?];
                let cx = self.state.call_context(CallingConv::C, false);
                Ok(cx.float_of_words(self.dag, entry, words, part.ty))
            }
            ArgLoc::Stack(offset) => {
                let size = part.ty.bits() / 8;
                let align = offset.trailing_zeros().min(size.max(1).ilog2());
                let index = self.dag.shared.frame.add_fixed(size, align as u8, offset);
                let address = self.frame_index(index);
                let mem = stack_access(part.ty, MemBase::Frame(index), true);
                if self.is_narrow_on_stack(part) {
                    return Ok(self.narrow_argument(part, address, mem));
                }
                let load = self.dag.load(part.ty, entry, address, mem);
                self.argument_loads.push(Value::new(load, 1));
                Ok(load.into())
            }
            ArgLoc::NarrowStack(offset, bytes) => {
                let align = offset.trailing_zeros().min(bytes.max(1).ilog2());
                let index = self.dag.shared.frame.add_fixed(bytes.into(), align as u8, offset);
                let address = self.frame_index(index);
                Ok(self.narrow_argument(part, address, stack_access(part.ty, MemBase::Frame(index), true)))
            }
            ArgLoc::HalfOnStack(offset) => {
                let half = call::half(part.ty);
                let bytes = half.bits() / 8;
                let index = self.dag.shared.frame.add_fixed(bytes, bytes.ilog2() as u8, offset);
                let address = self.frame_index(index);
                let mem = stack_access(half, MemBase::Frame(index), true);
                let mem = MemOperand { extension: Extension::Any, ..mem };
                Ok(self.dag.load(part.ty, entry, address, mem).into())
            }
            ArgLoc::Object(offset) => {
                let align = offset.trailing_zeros().min((part.ty.bits() / 8).max(1).ilog2());
                let index = self.dag.shared.frame.add_fixed(part.by_value_bytes, align as u8, offset);
                self.state.by_value_objects.push(index);
                Ok(self.frame_index(index))
            }
            _ => Err(Unsupported::new("arguments that cannot be passed")),
        }
    }

    /// Whether an integer on the stack is only as wide as it says, whatever its attributes promise of registers.
    fn is_narrow_on_stack(&self, part: &ArgPart) -> bool {
        let is_narrow = part.count == 1 && part.whole.is_scalar_int() && part.whole.bits() <= 16;
        is_narrow && part.ty.bits() > 16 && self.state.lowering.facts().narrow_arguments
    }

    /// Such an integer, extended as its attributes say.
    fn narrow_argument(&mut self, part: &ArgPart, address: Value, mem: MemOperand) -> Value {
        let bits = part.whole.scalar_bits();
        let own = ValueType::int(bits.next_multiple_of(8));
        let is_signed = part.extend == Extend::Sign;
        let extension = if is_signed { Extension::Sign } else { Extension::Zero };
        let entry = self.dag.entry();
        let load = self.dag.load(part.ty, entry, address, MemOperand { ty: own, extension, ..mem });
        self.argument_loads.push(Value::new(load, 1));
        if bits == own.scalar_bits() {
            return load.into();
        }
        let above = self.dag.constant(i64::from(part.ty.scalar_bits() - bits), self.pointer_type());
        let up = self.dag.value(NodeOp::SHL, part.ty, &[load.into(), above]);
        let down = if is_signed { NodeOp::SRA } else { NodeOp::SRL };
        self.dag.value(down, part.ty, &[up, above])
    }

    pub(super) fn note_live_in(&mut self, reg: mc::Reg) {
        self.state.machine.live_ins.push(reg);
        let block = self.block;
        self.state.machine.block_mut(block).live_ins.push(reg);
    }

    pub(super) fn call(
        &mut self,
        inst: Inst,
        callee: ir::Value,
        args: &[ir::Value],
        info: &CallInfo,
    ) -> Result<Scalars> {
        let env = self.state.scope.env;
        if let ValueKind::Global(global) = callee.kind()
            && env.globals[global].name.starts_with(b"llvm.")
        {
            let name = env.globals[global].name.clone();
            return self.intrinsic(inst, &name, args);
        }
        if let Some(bundle) = info.bundles.first() {
            return Err(Unsupported::new(format!(
                "operand bundle '{}'",
                String::from_utf8_lossy(&bundle.tag)
            )));
        }
        let is_asm = |data: &ir::ConstData| matches!(data.kind, ConstKind::InlineAsm(_));
        if self.state.scope.constant(callee).is_some_and(is_asm) {
            return self.inline_assembly(inst, callee, args, info);
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
        let address = match callee.kind() {
            // The call takes the symbol as it is: nothing makes its address.
            ValueKind::Global(global) => {
                let address = self.scalar(callee)?;
                let ty = self.dag.type_of(address);
                let is_local = matches!(self.dag.payload(address.node),
                    Payload::Global { flags, .. } if flags & global_flags::LOCAL != 0);
                let flags = if is_local { 0 } else { self.state.lowering.facts().called_part };
                let payload = Payload::Global { global, flags, offset: 0 };
                self.dag.leaf(NodeOp::TARGET_GLOBAL_ADDRESS, ty, payload)
            }
            _ => self.scalar(callee)?,
        };
        let callee = Callee {
            address,
            args,
            attributes: info.attributes,
            calling_conv: info.calling_conv,
            num_params,
            is_variadic,
            returns_twice,
            ret,
        };
        let tail = self.state.source.inst(inst).flags.tail();
        let is_call = self.state.source.opcode(inst) == Opcode::Call;
        if !is_call {
            // Where an exception is caught, the stack pointer may be off by what another function has taken off the stack.
            let cx = self.state.call_context(callee.calling_conv, false);
            if cx.assign(&[], false)?.is_some_and(|none| none.popped_bytes > 0) {
                let what = format!("an 'invoke' in calling convention {}", callee.calling_conv);
                return Err(Unsupported::new(what));
            }
        }
        // What is quick to make is a call.
        let is_quick = self.state.one_by_one && self.dag.shared.frame.popped_bytes == 0;
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
        let ty = self.pointer_type();
        let symbol = self.dag.shared.symbol(name.as_bytes());
        let address = self.dag.leaf(NodeOp::TARGET_EXTERNAL_SYMBOL, ty, Payload::Symbol(symbol, 0));
        Callee {
            address,
            args,
            attributes: AttributeList::EMPTY,
            calling_conv: CallingConv::C,
            num_params: args.len(),
            is_variadic: false,
            returns_twice: false,
            ret,
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
        let symbol = self.dag.shared.symbol(name.as_bytes());
        let callee = self.dag.leaf(NodeOp::TARGET_EXTERNAL_SYMBOL, pointer, Payload::Symbol(symbol, 0));
        let cx = self.state.call_context(CallingConv::C, false);
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
        let after = cx.sequence(self.dag, chain, callee, &values, &assignment);
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
        let cx = CallContext { returns_twice: callee.returns_twice, ..cx };
        let (result_parts, result_places) = self.result_parts(&cx, callee.ret, callee.attributes)?;
        let (mut values, mut parts) = (Vec::new(), Vec::new());
        let place = match result_places {
            Some(_) => None,
            None => Some(self.place_for_result(callee.ret)?),
        };
        if let Some((place, _)) = place {
            let ty = self.pointer_type();
            values.push(place);
            parts.extend(self.describe(ty, Extend::Any)?.into_iter().map(|p| ArgPart { is_sret: true, ..p }));
        }
        self.passed_arguments(callee, &mut values, &mut parts)?;
        let assignment = cx.assign(&parts, false)?;
        let mut assignment = assignment.ok_or_else(|| Unsupported::new("arguments that cannot be passed"))?;
        self.copy_objects(&cx, &parts, &mut values, &mut assignment)?;
        let chain = self.ordered_chain();
        let (chain, glue) = cx.sequence(self.dag, chain, callee.address, &values, &assignment);
        self.chain = chain;
        if let Some((place, offsets)) = place {
            return self.load_result(place, &offsets);
        }
        let places = result_places.unwrap_or_default();
        let (chain, pieces) = cx.results(self.dag, (chain, glue), &result_parts, &places)?;
        self.chain = chain;
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

    /// Adds the arguments of a call in the pieces that are passed.
    pub(super) fn passed_arguments(
        &mut self,
        callee: &Callee<'_>,
        values: &mut Vec<Value>,
        parts: &mut Vec<ArgPart>,
    ) -> Result<()> {
        for (i, &arg) in callee.args.iter().enumerate() {
            let parameter = self.parameter(callee.attributes, i)?;
            let extend = self.extension_of((callee.attributes, Some(i)));
            let ir_type = self.state.scope.type_of(arg);
            let is_member = self.has_members(ir_type);
            let first = parts.len();
            for scalar in self.scalars(arg)? {
                let ty = self.dag.type_of(scalar);
                let (pieces, described) = self.passed_parts(scalar, extend, ty)?;
                values.extend(pieces);
                let is_variadic = i >= callee.num_params;
                let described = described.into_iter();
                parts.extend(described.map(|p| ArgPart { is_variadic, is_member, ..parameter.apply(p) }));
            }
            self.mark_array(ir_type, &mut parts[first..]);
        }
        Ok(())
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
        let is_on_stack =
            |l: &ArgLoc| matches!(l, ArgLoc::Stack(_) | ArgLoc::NarrowStack(..) | ArgLoc::HalfOnStack(_));
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
            let symbol = self.dag.shared.symbol(b"memcpy");
            let callee = self.dag.leaf(NodeOp::TARGET_EXTERNAL_SYMBOL, pointer, Payload::Symbol(symbol, 0));
            let cx = self.state.call_context(CallingConv::C, false);
            let part = self.describe(pointer, Extend::Any)?;
            let parts: Vec<ArgPart> = (0..3).flat_map(|_| part.iter().copied()).collect();
            let assignment = cx.assign(&parts, false)?;
            let assignment = assignment.ok_or_else(|| Unsupported::new("arguments that cannot be passed"))?;
            let chain = self.ordered_chain();
            self.chain = cx.sequence(self.dag, chain, callee, &[to, from, size], &assignment).0;
            return Ok(());
        }
        let chain = self.ordered_chain();
        let widest = u64::from(self.pointer_type().scalar_bits() / 8).min(1 << align_log2);
        let mut at = 0;
        let mut stores = Vec::new();
        while at < bytes {
            let mut size = widest;
            while size > bytes - at {
                size /= 2;
            }
            let ty = ValueType::int(size as u32 * 8);
            let (source, target) = (self.add_offset(from, at as i64), self.add_offset(to, at as i64));
            let load = self.dag.load(ty, chain, source, MemOperand { is_load: true, ..call::access(ty) });
            let mem = MemOperand { is_store: true, ..call::access(ty) };
            stores.push(self.dag.store(Value::new(load, 1), load.into(), target, mem));
            at += size;
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
        let Parameter { is_sret, is_nest, is_in_reg, by_value_bytes, .. } = self;
        ArgPart { is_sret, is_nest, is_in_reg, by_value_bytes, align_log2, ..part }
    }
}

/// Where the address of a number is that is passed by reference.
fn address_place(location: ArgLoc) -> Option<ArgLoc> {
    match location {
        ArgLoc::AddressInReg(reg) => Some(ArgLoc::Reg(reg)),
        ArgLoc::AddressOnStack(offset) => Some(ArgLoc::Stack(offset)),
        _ => None,
    }
}

/// The alignment, log2, of what is so many bytes behind something well aligned.
fn aligned_at(offset: u64) -> u8 {
    if offset == 0 { u8::MAX } else { offset.trailing_zeros() as u8 }
}

fn stack_access(ty: ValueType, base: MemBase, is_load: bool) -> MemOperand {
    MemOperand { base, is_load, is_store: !is_load, ..call::access(ty) }
}
