//! The arguments of a function, from where the caller put them.
//!
//! They are read in the entry block. Functions with variable arguments also store the registers that may hold some, so that
//! all lie one after the other in memory.

use super::{Builder, Scalars};
use crate::call::{self, resize};
use crate::dag::Value;
use crate::lowering::{ArgLoc, ArgPart, Assignment, Extend, Result, Unsupported};
use ir::{CallingConv, Type};
use mir::MemOperand;
use mir::function::MemBase;
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

impl Builder<'_, '_> {
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
            let result_bytes = self.object_bytes(return_ty)?;
            let address = self.describe(pointer, Extend::Any)?.into_iter();
            parts.extend(address.map(|p| ArgPart { is_sret: true, result_bytes, ..p }));
        }
        let params: Vec<(ir::Arg, Type)> = self.state.source.params.iter().map(|(a, &t)| (a, t)).collect();
        for &(arg, ty) in &params {
            let parameter = self.parameter(header.attributes, arg.as_u32() as usize)?;
            let extend = self.extension_of((header.attributes, Some(arg.as_u32() as usize)));
            let (is_member, of_structure) = (self.has_members(ty), self.is_structure(ty));
            let first = parts.len();
            for (scalar, _) in self.state.scalars(ty)? {
                let described = self.describe(scalar, extend)?.into_iter();
                parts.extend(described.map(|p| ArgPart { is_member, of_structure, ..parameter.apply(p) }));
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
        match self.state.saved_registers().filter(|_| is_variadic) {
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
                let last = described.by_ref().take(count).last();
                let (extend, swift) = last.map_or((Extend::Any, None), |p| (p.extend, p.swift));
                let value = self.known_extension(scalar, &pieces, extend);
                scalars.push(self.swift_argument(value, swift));
            }
            let value = ir::Value::arg(arg);
            if self.state.exported_args[arg.as_u32() as usize] {
                self.export(value, &scalars)?;
            }
            self.state.values.insert(value, scalars);
        }
        Ok(())
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
            ArgLoc::BitsInRegs(..) | ArgLoc::BitsInRegAndStack(..) | ArgLoc::BitsOnStack(_) => {
                let word = self.pointer_type();
                let (first, second) = match location {
                    ArgLoc::BitsInRegs(first, second) => (ArgLoc::Reg(first), ArgLoc::Reg(second)),
                    ArgLoc::BitsInRegAndStack(first, offset) => (ArgLoc::Reg(first), ArgLoc::Stack(offset)),
                    ArgLoc::BitsOnStack(offset) => {
                        (ArgLoc::Stack(offset), ArgLoc::Stack(offset + i64::from(word.scalar_bits() / 8)))
                    }
                    _ => return Err(Unsupported::new("arguments that cannot be passed")),
                };
                let word = ArgPart { ty: word, whole: word, ..*part };
                let words = [self.incoming(&word, first)?, self.incoming(&word, second)?];
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
                    let ty = ValueType::int(part.whole.scalar_bits().next_multiple_of(8));
                    return Ok(self.narrow_argument(part, address, MemOperand { ty, ..mem }));
                }
                let load = self.dag.load(part.ty, entry, address, mem);
                self.argument_loads.push(Value::new(load, 1));
                Ok(load.into())
            }
            ArgLoc::NarrowStack(offset, bytes) => {
                let align = offset.trailing_zeros().min(bytes.max(1).ilog2());
                let index = self.dag.shared.frame.add_fixed(bytes.into(), align as u8, offset);
                let address = self.frame_index(index);
                let mem = stack_access(ValueType::int(8 * u32::from(bytes)), MemBase::Frame(index), true);
                Ok(self.narrow_argument(part, address, mem))
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

    /// Such an integer, of which memory has no more than an access says, extended as its attributes say.
    fn narrow_argument(&mut self, part: &ArgPart, address: Value, mem: MemOperand) -> Value {
        let bits = part.whole.scalar_bits();
        let is_signed = part.extend == Extend::Sign;
        let extension = if is_signed { Extension::Sign } else { Extension::Zero };
        let entry = self.dag.entry();
        let load = self.dag.load(part.ty, entry, address, MemOperand { extension, ..mem });
        self.argument_loads.push(Value::new(load, 1));
        if bits >= mem.ty.scalar_bits() || part.extend == Extend::Any {
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
}

/// Where the address of a number is that is passed by reference.
fn address_place(location: ArgLoc) -> Option<ArgLoc> {
    match location {
        ArgLoc::AddressInReg(reg) => Some(ArgLoc::Reg(reg)),
        ArgLoc::AddressOnStack(offset) => Some(ArgLoc::Stack(offset)),
        _ => None,
    }
}

fn stack_access(ty: ValueType, base: MemBase, is_load: bool) -> MemOperand {
    MemOperand { base, is_load, is_store: !is_load, ..call::access(ty) }
}
