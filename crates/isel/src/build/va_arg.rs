//! `va_arg`: the next variable argument of a list, which is moved past it.
//!
//! Where a list is a pointer, the argument is there, and takes whole words; one that is aligned to more than a word begins at
//! such a place. Where registers are saved in an area of their own ([`super::variadic`]), the list says how much of the
//! area has been used; what does not fit any more is on the stack. Both places are computed and one is chosen, so that
//! there is no branch.

use super::variadic::{GENERAL_BYTES, VECTOR_BYTES};
use super::{Builder, Scalars};
use crate::call::access;
use crate::dag::Value;
use crate::lowering::{ArgLoc, ArgPart, Extend, Result, SavedRegisters, Unsupported};
use ir::{CallingConv, Inst, InstView};
use mir::MemOperand;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::{Kind, ValueType};

/// Where the fields of a list of saved registers are.
const GENERAL_AT: i64 = 0;
const VECTOR_AT: i64 = 4;
const STACK_AT: i64 = 8;
const AREA_AT: i64 = 16;
/// The same of lists with the ends of two areas.
const FIRST_ON_STACK_AT: i64 = 0;
const GENERAL_END_AT: i64 = 8;
const VECTOR_END_AT: i64 = 16;
const GENERAL_BEFORE_AT: i64 = 24;
const VECTOR_BEFORE_AT: i64 = 28;

/// Whether values of the type travel in vector registers.
fn in_vectors(ty: ValueType) -> bool {
    (ty.is_vector() || ty.is_float()) && ty.kind() != Kind::X87
}

impl Builder<'_, '_> {
    pub(super) fn next_argument(&mut self, inst: Inst) -> Result<Scalars> {
        let InstView::VAArg { list } = self.state.source.view(inst) else {
            return Err(Unsupported::new("a variable argument of no list"));
        };
        let ir_type = self.state.source.inst(inst).ty;
        let scalars = self.state.scalars(ir_type)?;
        let [(ty, _)] = scalars[..] else { return Err(Unsupported::new("'va_arg' of an aggregate")) };
        let layout = self.state.layout(ir_type)?;
        let bytes =
            layout.alloc_size().as_fixed().ok_or_else(|| Unsupported::new("scalable vectors"))? as i64;
        let align = 1i64 << layout.abi.log2().unwrap_or(0).min(32);
        let list = self.scalar(list)?;
        let place = match self.state.saved_registers() {
            Some(saved) if in_vectors(ty) && saved.vector.is_empty() => {
                return Err(Unsupported::new(format!(
                    "a variable argument of type {ty} without registers for it"
                )));
            }
            Some(saved) if saved.ends_at_areas => self.place_before_end(list, ty, bytes, align),
            Some(saved) => self.place_in_list(list, ty, bytes, align, saved),
            None => {
                let word = i64::from(self.pointer_type().scalar_bits() / 8);
                if self.is_variable_by_reference(ty)? {
                    let place = self.place_on_stack(list, 0, word, word, word);
                    let address = MemOperand { is_load: true, ..access(self.pointer_type()) };
                    let address = self.read_memory(place, address);
                    let mem = MemOperand { is_load: true, align_log2: 0, ..access(ty) };
                    return Ok(Scalars::from_elem(self.read_memory(address, mem), 1));
                }
                let most = self.state.lowering.facts().variable_align_bytes.map_or(align, i64::from);
                let place = self.place_on_stack(list, 0, bytes, align.min(most), word);
                // What is smaller than a word lies at the end of it where the most significant byte comes first.
                let is_small = self.state.isa.is_big_endian() && bytes < word && !ty.is_vector();
                if is_small { self.add_offset(place, word - bytes) } else { place }
            }
        };
        let mem = MemOperand { is_load: true, align_log2: 0, ..access(ty) };
        let value = self.read_memory(place, mem);
        Ok(Scalars::from_elem(value, 1))
    }

    /// Whether callers pass the address of a variable argument of this type.
    fn is_variable_by_reference(&mut self, ty: ValueType) -> Result<bool> {
        if ty.is_vector() {
            return Ok(false);
        }
        let parts = self.describe(ty, Extend::Any)?.into_iter();
        let parts: Vec<ArgPart> = parts.map(|part| ArgPart { is_variadic: true, ..part }).collect();
        let assignment = self.state.call_context(CallingConv::C, true).assign(&parts, false)?;
        let is_address =
            |location: &ArgLoc| matches!(location, ArgLoc::AddressInReg(_) | ArgLoc::AddressOnStack(_));
        Ok(self.state.lowering.facts().variable_align_bytes.is_some()
            && assignment.is_some_and(|assignment| assignment.locations.first().is_some_and(is_address)))
    }

    fn read_memory(&mut self, address: Value, mem: MemOperand) -> Value {
        let chain = self.ordered_chain();
        let load = self.dag.load(mem.ty, chain, address, mem);
        self.loads.push(Value::new(load, 1));
        load.into()
    }

    fn read_field(&mut self, list: Value, at: i64, ty: ValueType) -> Value {
        let address = self.add_offset(list, at);
        self.read_memory(address, MemOperand { is_load: true, align_log2: 2, ..access(ty) })
    }

    fn write_field(&mut self, list: Value, at: i64, value: Value) {
        let ty = self.dag.type_of(value);
        let (address, chain) = (self.add_offset(list, at), self.ordered_chain());
        let mem = MemOperand { is_store: true, align_log2: 2, ..access(ty) };
        self.chain = self.dag.store(chain, value, address, mem);
    }

    /// Moves the pointer to the arguments on the stack past one of so many bytes, and says where that is.
    fn place_on_stack(&mut self, list: Value, at: i64, bytes: i64, align: i64, word: i64) -> Value {
        let (place, next) = self.stack_argument(list, at, bytes, align, word);
        self.write_field(list, at, next);
        place
    }

    /// Where an argument on the stack is, and the next one.
    fn stack_argument(&mut self, list: Value, at: i64, bytes: i64, align: i64, word: i64) -> (Value, Value) {
        let pointer = self.pointer_type();
        let mut place = self.read_field(list, at, pointer);
        if align > word {
            let mask = self.dag.constant(-align, pointer);
            let above = self.add_offset(place, align - 1);
            place = self.dag.value(NodeOp::AND, pointer, &[above, mask]);
        }
        let next = self.add_offset(place, (bytes + word - 1) / word * word);
        (place, next)
    }

    /// The same where the list says how far before the end of an area the next register is: not before it if none is left.
    fn place_before_end(&mut self, list: Value, ty: ValueType, bytes: i64, align: i64) -> Value {
        let is_vector = in_vectors(ty);
        let (end_at, offset_at) =
            if is_vector { (VECTOR_END_AT, VECTOR_BEFORE_AT) } else { (GENERAL_END_AT, GENERAL_BEFORE_AT) };
        let step = if is_vector {
            VECTOR_BYTES
        } else {
            (bytes + GENERAL_BYTES - 1) / GENERAL_BYTES * GENERAL_BYTES
        };
        let (pointer, int) = (self.pointer_type(), ValueType::I32);
        let mut before = self.read_field(list, offset_at, int);
        if !is_vector && align > GENERAL_BYTES {
            let (more, mask) = (self.dag.constant(align - 1, int), self.dag.constant(-align, int));
            let above = self.dag.value(NodeOp::ADD, int, &[before, more]);
            before = self.dag.value(NodeOp::AND, int, &[above, mask]);
        }
        let (amount, zero) = (self.dag.constant(step, int), self.dag.constant(0, int));
        let advanced = self.dag.value(NodeOp::ADD, int, &[before, amount]);
        let fits = self.dag.setcc(ValueType::I1, advanced, zero, CondCode::LE);
        let end = self.read_field(list, end_at, pointer);
        let wide = self.dag.value(NodeOp::SIGN_EXTEND, pointer, &[before]);
        let in_area = self.dag.value(NodeOp::ADD, pointer, &[end, wide]);
        let (on_stack, next_on_stack) =
            self.stack_argument(list, FIRST_ON_STACK_AT, bytes, align, GENERAL_BYTES);
        let still_on_stack = self.read_field(list, FIRST_ON_STACK_AT, pointer);
        let now_on_stack = self.dag.value(NodeOp::SELECT, pointer, &[fits, still_on_stack, next_on_stack]);
        self.write_field(list, offset_at, advanced);
        self.write_field(list, FIRST_ON_STACK_AT, now_on_stack);
        self.dag.value(NodeOp::SELECT, pointer, &[fits, in_area, on_stack])
    }

    fn place_in_list(
        &mut self,
        list: Value,
        ty: ValueType,
        bytes: i64,
        align: i64,
        saved: &SavedRegisters,
    ) -> Value {
        let general_end = GENERAL_BYTES * saved.general.len() as i64;
        let vector_end = general_end + VECTOR_BYTES * saved.vector.len() as i64;
        let (offset_at, end, step) = match in_vectors(ty) {
            true => (VECTOR_AT, vector_end, VECTOR_BYTES),
            false => (GENERAL_AT, general_end, (bytes + GENERAL_BYTES - 1) / GENERAL_BYTES * GENERAL_BYTES),
        };
        let never_in_registers = ty.kind() == Kind::X87 || bytes > VECTOR_BYTES;
        if never_in_registers {
            return self.place_on_stack(list, STACK_AT, bytes, align, GENERAL_BYTES);
        }
        let pointer = self.pointer_type();
        let used = self.read_field(list, offset_at, ValueType::I32);
        let area = self.read_field(list, AREA_AT, pointer);
        let (on_stack, next_on_stack) = self.stack_argument(list, STACK_AT, bytes, align, GENERAL_BYTES);
        let before = self.read_field(list, STACK_AT, pointer);
        let limit = self.dag.constant(end - step, ValueType::I32);
        let fits = self.dag.setcc(ValueType::I1, used, limit, CondCode::ULE);
        let wide = self.dag.value(NodeOp::ZERO_EXTEND, pointer, &[used]);
        let in_area = self.dag.value(NodeOp::ADD, pointer, &[area, wide]);
        let amount = self.dag.constant(step, ValueType::I32);
        let advanced = self.dag.value(NodeOp::ADD, ValueType::I32, &[used, amount]);
        let now_used = self.dag.value(NodeOp::SELECT, ValueType::I32, &[fits, advanced, used]);
        let now_on_stack = self.dag.value(NodeOp::SELECT, pointer, &[fits, before, next_on_stack]);
        self.write_field(list, offset_at, now_used);
        self.write_field(list, STACK_AT, now_on_stack);
        self.dag.value(NodeOp::SELECT, pointer, &[fits, in_area, on_stack])
    }
}
