//! Arguments, calls and results: by the convention that the target's [`Lowering`](crate::Lowering) describes.

use super::{Builder, Scalars};
use crate::dag::{Parts, Payload, Value};
use crate::lowering::{Assignment, Convention, Extend, Location, Part, Result, Unsupported};
use ir::attributes::{AttrKind, AttributeList};
use ir::inst::CallInfo;
use ir::{CallingConv, ConstKind, Inst, Type, ValueKind};
use mir::MemOperand;
use mir::function::{MemBase, RegMask};
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

/// The pieces of a scalar, and how each is passed.
pub(super) type Pieces = (SmallVec<[Value; 2]>, SmallVec<[Part; 2]>);

/// What is called, and with what.
struct Callee<'c> {
    address: Value,
    args: &'c [ir::Value],
    attributes: AttributeList,
    calling_conv: CallingConv,
    /// Named parameters; those beyond are variadic.
    num_params: usize,
    is_variadic: bool,
    ret: Type,
}

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

    fn check_parameter(&self, list: AttributeList, param: usize) -> Result<bool> {
        let attributes = &self.state.scope.env.attributes;
        for (kind, name) in [
            (AttrKind::ByVal, "byval"),
            (AttrKind::InAlloca, "inalloca"),
            (AttrKind::Preallocated, "preallocated"),
            (AttrKind::SwiftError, "swifterror"),
            (AttrKind::SwiftSelf, "swiftself"),
            (AttrKind::SwiftAsync, "swiftasync"),
            (AttrKind::Nest, "nest"),
        ] {
            if attributes.param_attr(list, param, kind).is_some() {
                return Err(Unsupported::new(format!("'{name}' arguments")));
            }
        }
        Ok(attributes.param_attr(list, param, AttrKind::StructRet).is_some())
    }

    /// How the pieces of a scalar of type `whole` are passed.
    fn describe(&self, whole: ValueType, extend: Extend) -> Result<SmallVec<[Part; 2]>> {
        let held = self.state.registers_for(whole)?;
        let align = whole.scalar_bits().div_ceil(8).next_power_of_two().ilog2();
        Ok((0..held.count)
            .map(|index| Part {
                ty: held.ty,
                whole,
                index,
                count: held.count,
                align_log2: align as u8,
                extend,
                is_variadic: false,
                is_sret: false,
            })
            .collect())
    }

    /// The pieces of a scalar, and how they are passed.
    pub(super) fn passed_parts(&mut self, scalar: Value, extend: Extend, whole: ValueType) -> Result<Pieces> {
        let described = self.describe(whole, extend)?;
        let ty = described.first().map_or(whole, |p| p.ty);
        if described.len() == 1 && whole.is_int() && ty != whole {
            let op = match extend {
                Extend::Any => NodeOp::ANY_EXTEND,
                Extend::Sign => NodeOp::SIGN_EXTEND,
                Extend::Zero => NodeOp::ZERO_EXTEND,
            };
            return Ok((SmallVec::from_elem(self.dag.value(op, ty, &[scalar]), 1), described));
        }
        Ok((self.split_into_parts(scalar)?, described))
    }

    /// The arguments of the function, read in the entry block.
    pub(super) fn arguments(&mut self) -> Result<()> {
        let env = self.state.scope.env;
        let global = &env.globals[self.state.machine.global];
        let header = global.as_function().ok_or_else(|| Unsupported::new("a body without a function"))?;
        let is_variadic = env.types.signature(global.value_ty).is_some_and(|(_, _, v)| v);
        let mut parts: Vec<Part> = Vec::new();
        let params: Vec<(ir::Arg, Type)> = self.state.source.params.iter().map(|(a, &t)| (a, t)).collect();
        for &(arg, ty) in &params {
            let is_sret = self.check_parameter(header.attributes, arg.as_u32() as usize)?;
            let extend = self.extension_of((header.attributes, Some(arg.as_u32() as usize)));
            for (scalar, _) in self.state.scalars(ty)? {
                parts.extend(self.describe(scalar, extend)?.into_iter().map(|p| Part { is_sret, ..p }));
            }
        }
        let convention = Convention { calling_conv: header.calling_conv, is_variadic, is_return: false };
        let assignment = self.state.lowering.assign(self.state.isa, convention, &parts)?;
        let assignment = assignment.ok_or_else(|| Unsupported::new("arguments that cannot be passed"))?;
        let mut values = Vec::new();
        for (part, &location) in parts.iter().zip(&assignment.locations) {
            values.push(self.incoming(part, location)?);
        }
        if is_variadic {
            self.save_variadic(&assignment);
        }
        let mut values = values.into_iter();
        let mut described = parts.iter();
        for (arg, ty) in params {
            let mut scalars = Scalars::new();
            for (scalar, _) in self.state.scalars(ty)? {
                let held = self.state.registers_for(scalar)?;
                let pieces: SmallVec<[Value; 2]> = values.by_ref().take(held.count).collect();
                let extend = described.by_ref().take(held.count).last().map_or(Extend::Any, |p| p.extend);
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

    /// Stores the registers that may hold variadic arguments just below those on the stack, so that all of them lie one
    /// after the other.
    fn save_variadic(&mut self, assignment: &Assignment) {
        let ty = self.pointer_type();
        let size = i64::from(ty.scalar_bits() / 8);
        let area = size * assignment.free_registers.len() as i64;
        let align = (size as u64).ilog2() as u8;
        let mut first = None;
        let mut stores = Vec::new();
        for (i, &reg) in assignment.free_registers.iter().enumerate() {
            let index = self.state.machine.frame.add_fixed(size as u64, align, size * i as i64 - area);
            first.get_or_insert(index);
            self.note_live_in(reg);
            let entry = self.dag.entry();
            let value = self.dag.copy_from_reg(entry, reg.into(), ty, None);
            let address = self.frame_index(index);
            let mem = stack_access(ty, MemBase::Frame(index), 0, false);
            stores.push(self.dag.store(entry, value.into(), address, mem));
        }
        let frame = &mut self.state.machine.frame;
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
            Extend::Any => return self.of_parts(ty, pieces),
        };
        match *pieces {
            [piece] if ty.is_int() && self.dag.type_of(piece) != ty => {
                let leaf = self.dag.type_leaf(ty);
                let wide = self.dag.type_of(piece);
                let noted = self.dag.value(op, wide, &[piece, leaf]);
                self.of_parts(ty, &[noted])
            }
            _ => self.of_parts(ty, pieces),
        }
    }

    /// A piece of an argument, from where the caller put it.
    fn incoming(&mut self, part: &Part, location: Location) -> Result<Value> {
        let entry = self.dag.entry();
        match location {
            Location::Reg(reg) => {
                self.note_live_in(reg);
                Ok(self.dag.copy_from_reg(entry, reg.into(), part.ty, None).into())
            }
            Location::BitsInReg(reg) => {
                self.note_live_in(reg);
                let int = self.pointer_type();
                let bits: Value = self.dag.copy_from_reg(entry, reg.into(), int, None).into();
                let narrow = ValueType::int(part.ty.scalar_bits());
                let bits = self.resize(bits, narrow);
                Ok(self.dag.value(NodeOp::BITCAST, part.ty, &[bits]))
            }
            Location::Stack(offset) => {
                let size = u64::from(part.ty.scalar_bits() / 8);
                let align = offset.trailing_zeros().min(size.max(1).ilog2());
                let index = self.state.machine.frame.add_fixed(size, align as u8, offset);
                let address = self.frame_index(index);
                let mem = stack_access(part.ty, MemBase::Frame(index), 0, true);
                Ok(self.dag.load(part.ty, entry, address, mem).into())
            }
        }
    }

    fn note_live_in(&mut self, reg: mc::Reg) {
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
        let is_asm = |data: &ir::ConstData| matches!(data.kind, ConstKind::InlineAsm(_));
        if self.state.scope.constant(callee).is_some_and(is_asm) {
            return Err(Unsupported::new("inline assembly"));
        }
        if let Some(bundle) = info.bundles.iter().find(|b| &*b.tag != b"deopt") {
            return Err(Unsupported::new(format!(
                "operand bundle '{}'",
                String::from_utf8_lossy(&bundle.tag)
            )));
        }
        if self.state.source.inst(inst).flags.tail() == ir::inst::TailKind::MustTail {
            return Err(Unsupported::new("'musttail' calls"));
        }
        let signature = env.types.signature(info.fn_ty);
        let (ret, params, is_variadic) =
            signature.ok_or_else(|| Unsupported::new("a call without a type"))?;
        let (ret, num_params) = (ret, params.len());
        let address = match callee.kind() {
            ValueKind::Global(global) => {
                let ty = self.pointer_type();
                self.dag.leaf(
                    NodeOp::TARGET_GLOBAL_ADDRESS,
                    ty,
                    Payload::Global { global, flags: 0, offset: 0 },
                )
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
            ret,
        };
        self.emit_call(&callee)
    }

    /// A call of a function of the runtime library, with scalars.
    pub(super) fn library_call(&mut self, name: &str, args: &[ir::Value], ret: Type) -> Result<Scalars> {
        let ty = self.pointer_type();
        let symbol = self.state.machine.symbol(name.as_bytes());
        let address = self.dag.leaf(NodeOp::TARGET_EXTERNAL_SYMBOL, ty, Payload::Symbol(symbol, 0));
        self.emit_call(&Callee {
            address,
            args,
            attributes: AttributeList::EMPTY,
            calling_conv: CallingConv::C,
            num_params: args.len(),
            is_variadic: false,
            ret,
        })
    }

    fn emit_call(&mut self, callee: &Callee<'_>) -> Result<Scalars> {
        let (mut values, mut parts) = (Vec::new(), Vec::new());
        for (i, &arg) in callee.args.iter().enumerate() {
            let is_sret = self.check_parameter(callee.attributes, i)?;
            let extend = self.extension_of((callee.attributes, Some(i)));
            for scalar in self.scalars(arg)? {
                let ty = self.dag.type_of(scalar);
                let (pieces, described) = self.passed_parts(scalar, extend, ty)?;
                values.extend(pieces);
                let is_variadic = i >= callee.num_params;
                parts.extend(described.into_iter().map(|p| Part { is_sret, is_variadic, ..p }));
            }
        }
        let convention = Convention {
            calling_conv: callee.calling_conv,
            is_variadic: callee.is_variadic,
            is_return: false,
        };
        let (isa, lowering) = (self.state.isa, self.state.lowering);
        let assignment = lowering.assign(isa, convention, &parts)?;
        let assignment = assignment.ok_or_else(|| Unsupported::new("arguments that cannot be passed"))?;
        let frame = &mut self.state.machine.frame;
        frame.has_calls = true;
        frame.max_call_bytes = frame.max_call_bytes.max(assignment.stack_bytes);

        let chain = self.ordered_chain();
        let (size, zero) = (self.amount(assignment.stack_bytes), self.amount(0));
        let types = [ValueType::OTHER, ValueType::GLUE];
        let start = self.dag.make(Parts::new(NodeOp::CALLSEQ_START, &types, &[chain, size, zero]));
        let mut chain = Value::new(start, 0);
        let mut in_registers = Vec::new();
        let mut stores = Vec::new();
        for (value, location) in values.into_iter().zip(assignment.locations) {
            match location {
                Location::Reg(reg) => in_registers.push((reg, value)),
                Location::BitsInReg(reg) => {
                    let bits = self.as_int(value);
                    let ty = self.pointer_type();
                    in_registers.push((reg, self.resize(bits, ty)));
                }
                Location::Stack(offset) => stores.push(self.store_argument(chain, value, offset)),
            }
        }
        if !stores.is_empty() {
            chain = self.dag.token_factor(&stores);
        }
        let mut glue = None;
        let mut used = Vec::new();
        for (reg, value) in in_registers {
            let copy = self.dag.copy_to_reg(chain, reg.into(), value, glue);
            (chain, glue) = (copy.into(), Some(Value::new(copy, 1)));
            let ty = self.dag.type_of(value);
            used.push(self.dag.register(reg.into(), ty));
        }
        let mut operands = vec![chain, callee.address];
        operands.extend(used);
        operands.push(self.register_mask(callee.calling_conv));
        operands.extend(glue);
        let call = self.dag.make(Parts::new(lowering.call_nodes().call, &types, &operands));
        let operands = [call.into(), size, zero, Value::new(call, 1)];
        let end = self.dag.make(Parts::new(NodeOp::CALLSEQ_END, &types, &operands));
        self.results(callee, end.into(), Value::new(end, 1))
    }

    fn amount(&mut self, bytes: u64) -> Value {
        self.dag.target_constant(bytes as i64, ValueType::I32)
    }

    fn register_mask(&mut self, calling_conv: CallingConv) -> Value {
        let isa = self.state.isa;
        let mut mask = RegMask(vec![0; isa.num_regs().div_ceil(64)]);
        for reg in self.state.lowering.preserved(isa, calling_conv) {
            mask.0[reg.0 as usize / 64] |= 1 << (reg.0 % 64);
        }
        let masks = &mut self.state.machine.reg_masks;
        let known = masks.iter().position(|m| *m == mask);
        let index = known.unwrap_or_else(|| {
            masks.push(mask);
            masks.len() - 1
        });
        self.dag.leaf(NodeOp::REGISTER_MASK, ValueType::UNTYPED, Payload::Mask(index as u32))
    }

    fn store_argument(&mut self, chain: Value, value: Value, offset: i64) -> Value {
        let ty = self.dag.type_of(value);
        let pointer = self.pointer_type();
        // The stack pointer may have moved for the call.
        let register = self.state.lowering.stack_pointer().into();
        let stack: Value = self.dag.copy_from_reg(chain, register, pointer, None).into();
        let address = self.add_offset(stack, offset);
        self.dag.store(chain, value, address, stack_access(ty, MemBase::Unknown, offset, false))
    }

    /// Reads the results of a call; everything after continues behind it.
    fn results(&mut self, callee: &Callee<'_>, chain: Value, glue: Value) -> Result<Scalars> {
        let extend = self.extension_of((callee.attributes, None));
        let scalars = self.state.scalars(callee.ret)?;
        let mut parts: Vec<Part> = Vec::new();
        for &(ty, _) in &scalars {
            parts.extend(self.describe(ty, extend)?);
        }
        let convention = Convention {
            calling_conv: callee.calling_conv,
            is_variadic: callee.is_variadic,
            is_return: true,
        };
        let assignment = self.state.lowering.assign(self.state.isa, convention, &parts)?;
        let assignment = assignment.ok_or_else(|| Unsupported::new("results that do not fit registers"))?;
        let (mut chain, mut glue) = (chain, glue);
        let mut pieces = Vec::new();
        for (part, location) in parts.iter().zip(assignment.locations) {
            let (reg, ty) = match location {
                Location::Reg(reg) => (reg, part.ty),
                Location::BitsInReg(reg) => (reg, self.pointer_type()),
                Location::Stack(_) => return Err(Unsupported::new("results on the stack")),
            };
            let copy = self.dag.copy_from_reg(chain, reg.into(), ty, Some(glue));
            (chain, glue) = (Value::new(copy, 1), Value::new(copy, 2));
            let value = Value::from(copy);
            pieces.push(if ty == part.ty {
                value
            } else {
                let narrow = self.resize(value, ValueType::int(part.ty.scalar_bits()));
                self.dag.value(NodeOp::BITCAST, part.ty, &[narrow])
            });
        }
        self.chain = chain;
        let mut pieces = pieces.into_iter();
        let mut out = Scalars::new();
        for (ty, _) in scalars {
            let held = self.state.registers_for(ty)?;
            let own: SmallVec<[Value; 2]> = pieces.by_ref().take(held.count).collect();
            out.push(self.known_extension(ty, &own, extend));
        }
        Ok(out)
    }
}

fn stack_access(ty: ValueType, base: MemBase, offset: i64, is_load: bool) -> MemOperand {
    MemOperand {
        base,
        offset: if is_load { 0 } else { offset },
        ty,
        align_log2: (ty.scalar_bits() / 8).max(1).ilog2() as u8,
        is_load,
        is_store: !is_load,
        is_volatile: false,
        ordering: 0,
        extension: Extension::None,
        addr_space: 0,
    }
}
