//! A call as nodes: arguments go to their places, then the call, then the results come out of theirs.
//!
//! ```text
//! t1: ch,glue = callseq_start t0, bytes
//! t2: ch = store t1, argument, stack pointer + offset        for arguments on the stack
//! t3: ch,glue = CopyToReg t2, $a0, argument                  for the others, glued to each other
//! t4: ch,glue = call t3, callee, $a0, …, register mask, t3:1
//! t5: ch,glue = callseq_end t4, bytes
//! t6: i64,ch,glue = CopyFromReg t5, $a0, t5:1
//! ```
//!
//! Both the builder and the legalizers make calls; what they have in common is here.

use crate::dag::{Dag, Parts, Payload, Value};
use crate::lowering::{ArgLoc, ArgPart, Assignment, Convention, Extend, Lowering, Result, Unsupported};
use ir::CallingConv;
use mir::frame::ObjectKind;
use mir::function::{MemBase, MemOperand, RegMask};
use mir::{FrameIndex, Isa};
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

/// Bytes to which a copy of a number is aligned at most: no ABI aligns its widest numbers to more.
const MAX_NUMBER_ALIGN: u64 = 16;

/// What calls are made with.
#[derive(Clone, Copy)]
pub struct CallContext<'c> {
    pub isa: &'c Isa<'c>,
    pub lowering: &'c dyn Lowering,
    pub calling_conv: CallingConv,
    /// The convention by which the callee saves registers; another one where an attribute says so.
    pub saving: CallingConv,
    pub is_variadic: bool,
    /// The function itself asks, not its caller.
    pub is_inside: bool,
    /// The call may return more than once.
    pub returns_twice: bool,
    /// The operands of the label that stands before the call, if it has an entry in the stack map.
    pub stack_map: &'c [Value],
    /// Where the callee leaves results: it changes these registers even if its convention preserves them.
    pub results: &'c [ArgLoc],
}

/// An argument of a library function: pieces of legal types.
pub struct Argument<'a> {
    pub pieces: &'a [Value],
    pub whole: ValueType,
}

/// How a value of type `whole` is passed in `count` pieces of type `ty`.
pub fn describe(whole: ValueType, ty: ValueType, count: usize, extend: Extend) -> SmallVec<[ArgPart; 2]> {
    let align_log2 = align_log2(whole);
    let part = |index| ArgPart {
        ty,
        whole,
        index,
        count,
        align_log2,
        extend,
        is_variadic: false,
        is_sret: false,
        is_nest: false,
        is_in_reg: false,
        swift: None,
        rest_of_array: 0,
        is_member: false,
        of_structure: false,
        by_value_bytes: 0,
        result_bytes: 0,
    };
    (0..count).map(part).collect()
}

/// The alignment of a value of the type in memory: that of its size.
pub fn align_log2(ty: ValueType) -> u8 {
    (ty.bits() as u32).div_ceil(8).next_power_of_two().ilog2() as u8
}

impl<'c> CallContext<'c> {
    /// For functions of the runtime library.
    pub fn library(isa: &'c Isa<'c>, lowering: &'c dyn Lowering) -> CallContext<'c> {
        CallContext {
            isa,
            lowering,
            calling_conv: CallingConv::C,
            saving: CallingConv::C,
            is_variadic: false,
            is_inside: false,
            returns_twice: false,
            stack_map: &[],
            results: &[],
        }
    }

    /// The same for the function whose arguments and results they are.
    #[must_use]
    pub fn inside(self) -> CallContext<'c> {
        CallContext { is_inside: true, ..self }
    }

    /// Where arguments, or results, are passed.
    pub fn assign(&self, parts: &[ArgPart], is_return: bool) -> Result<Option<Assignment>> {
        let &CallContext { is_variadic, is_inside, calling_conv, .. } = self;
        let convention = Convention { calling_conv, is_variadic, is_return, is_inside };
        self.lowering.assign(self.isa, convention, parts)
    }

    fn pointer(&self) -> ValueType {
        self.lowering.facts().pointer_type
    }

    /// What a call names, and the register that it wants if the linker may put something in between.
    fn called(&self, dag: &mut Dag, callee: Value) -> (Value, Option<(mc::Reg, Value)>) {
        let part = self.lowering.facts().called_part;
        match dag.payload(callee.node) {
            _ if part == 0 => (callee, None),
            Payload::Symbol(symbol, 0) => {
                let ty = dag.type_of(callee);
                let callee = dag.leaf(dag.op(callee.node), ty, Payload::Symbol(symbol, part));
                (callee, self.lowering.call_register(dag))
            }
            Payload::Global { flags, .. } if flags == part => (callee, self.lowering.call_register(dag)),
            _ => (callee, None),
        }
    }

    /// What is called in place of an address, with the register that the address goes to: one that has no argument.
    pub(crate) fn thunk(
        &self,
        dag: &mut Dag,
        callee: Value,
        taken: &[(mc::Reg, Value)],
        survives: bool,
    ) -> Result<Option<(Value, (mc::Reg, Value))>> {
        let Some(thunks) = self.lowering.facts().thunks.as_ref().filter(|thunks| thunks.calls) else {
            return Ok(None);
        };
        if matches!(dag.op(callee.node), NodeOp::TARGET_GLOBAL_ADDRESS | NodeOp::TARGET_EXTERNAL_SYMBOL) {
            return Ok(None);
        }
        let preserved = self.lowering.preserved(self.isa, self.calling_conv);
        let overlaps = |a: mc::Reg, b: mc::Reg| self.isa.overlap(a, b);
        let is_free = |reg: mc::Reg| {
            !taken.iter().any(|&(other, _)| overlaps(other, reg))
                // What is restored before the jump cannot have the address then.
                && (survives || !preserved.iter().any(|&other| overlaps(other, reg)))
        };
        let found = thunks.registers.iter().find(|(reg, _)| is_free(*reg));
        let (reg, name) = found.ok_or_else(|| {
            Unsupported::new(
                "a call of an address by way of a thunk, with arguments in all registers that thunks take",
            )
        })?;
        let symbol = dag.shared.symbol(name.as_bytes());
        let payload = Payload::Symbol(symbol, self.lowering.facts().called_part);
        let thunk = dag.leaf(NodeOp::TARGET_EXTERNAL_SYMBOL, self.pointer(), payload);
        Ok(Some((thunk, (*reg, callee))))
    }

    /// The call itself: chain and glue after it.
    pub fn sequence(
        &self,
        dag: &mut Dag,
        chain: Value,
        callee: Value,
        values: &[Value],
        assignment: &Assignment,
    ) -> Result<(Value, Value)> {
        let frame = &mut dag.shared.frame;
        frame.has_calls = true;
        frame.max_call_bytes = frame.max_call_bytes.max(assignment.stack_bytes);
        if assignment.stack_align_log2 > 0 {
            // The prologue aligns the stack pointer as much as the object that wants most.
            dag.shared.temporary(1 << assignment.stack_align_log2, assignment.stack_align_log2);
        }
        let (callee, by_linker) = self.called(dag, callee);
        let amount = |dag: &mut Dag, bytes: u64| dag.target_constant(bytes as i64, ValueType::I32);
        let (size, zero) = (amount(dag, assignment.stack_bytes), amount(dag, 0));
        let types = [ValueType::OTHER, ValueType::GLUE];
        let start = dag.make(Parts::new(NodeOp::CALLSEQ_START, &types, &[chain, size, zero]));
        let mut chain = Value::new(start, 0);
        if !self.stack_map.is_empty() {
            // No other call comes between here and this one.
            let operands: Vec<Value> = [&[chain], self.stack_map].concat();
            chain = dag.make(Parts::new(NodeOp::EH_LABEL, &[ValueType::OTHER], &operands)).into();
        }
        let mut in_registers = Vec::new();
        let mut stores = Vec::new();
        for (i, (&value, &location)) in values.iter().zip(&assignment.locations).enumerate() {
            match location {
                ArgLoc::Reg(reg) => in_registers.push((reg, value)),
                ArgLoc::Extended(reg, ty) => {
                    in_registers.push((reg, dag.value(NodeOp::FP_EXTEND, ty, &[value])));
                }
                ArgLoc::AddressInReg(_) | ArgLoc::AddressOnStack(_) => {
                    let following = &assignment.locations[i + 1..];
                    let more = following.iter().take_while(|l| **l == ArgLoc::ByReference).count();
                    let (address, stored) = self.copy_of_number(dag, chain, &values[i..=i + more]);
                    stores.extend(stored);
                    match location {
                        ArgLoc::AddressInReg(reg) => in_registers.push((reg, address)),
                        ArgLoc::AddressOnStack(offset) => {
                            stores.push(self.store_argument(dag, chain, address, offset));
                        }
                        _ => {}
                    }
                }
                // An object has been copied to its place.
                ArgLoc::ByReference | ArgLoc::Object(_) => {}
                ArgLoc::BitsInReg(reg) => {
                    in_registers.push((reg, self.as_other_kind(dag, value)));
                }
                ArgLoc::UpperHalf(reg) => in_registers.push((reg, upper_half(dag, value))),
                ArgLoc::RegAndBits(reg, other) => {
                    in_registers.extend([(reg, value), (other, self.as_other_kind(dag, value))]);
                }
                ArgLoc::BitsInRegs(first, second) => {
                    let [a, b] = self.float_in_words(dag, chain, value);
                    in_registers.extend([(first, a), (second, b)]);
                }
                ArgLoc::BitsInRegAndStack(first, offset) => {
                    let [a, b] = self.float_in_words(dag, chain, value);
                    in_registers.push((first, a));
                    stores.push(self.store_argument(dag, chain, b, offset));
                }
                ArgLoc::BitsOnStack(offset) => {
                    let words = self.float_in_words(dag, chain, value);
                    let places = [offset, offset + i64::from(self.pointer().scalar_bits() / 8)];
                    let stored = words.into_iter().zip(places);
                    stores.extend(stored.map(|(word, at)| self.store_argument(dag, chain, word, at)));
                }
                ArgLoc::Stack(offset) => stores.push(self.store_argument(dag, chain, value, offset)),
                ArgLoc::NarrowStack(offset, bytes) => {
                    stores.push(self.store_narrow_argument(dag, chain, value, (offset, bytes)));
                }
            }
        }
        if !stores.is_empty() {
            chain = dag.token_factor(&stores);
        }
        let count = self.lowering.facts().vector_count(self.calling_conv);
        if let (true, Some((reg, ty))) = (self.is_variadic, count) {
            in_registers.push((reg, dag.constant(self.vectors_taken(assignment), ty)));
        }
        in_registers.extend(by_linker);
        let callee = match self.thunk(dag, callee, &in_registers, true)? {
            Some((thunk, address)) => {
                in_registers.push(address);
                thunk
            }
            None => callee,
        };
        let mut glue = None;
        let mut used = Vec::new();
        for (reg, value) in in_registers {
            let copy = dag.copy_to_reg(chain, reg.into(), value, glue);
            (chain, glue) = (copy.into(), Some(Value::new(copy, 1)));
            let ty = dag.type_of(value);
            used.push(dag.register(reg.into(), ty));
        }
        let mut operands = vec![chain, callee];
        let facts = self.lowering.facts();
        let op = match facts.object_nodes.filter(|_| assignment.object_bytes > 0) {
            Some(nodes) => {
                operands.push(amount(dag, assignment.object_bytes));
                nodes.call
            }
            None => facts.call_nodes.call,
        };
        operands.extend(used);
        let changes = self.lowering.facts().argument_changing_conventions.contains(&self.saving.0);
        let arguments = if changes { &assignment.locations[..] } else { &[] };
        operands.push(self.register_mask(dag, arguments));
        operands.extend(glue);
        let call = dag.make(Parts::new(op, &types, &operands));
        let popped = amount(dag, assignment.popped_bytes);
        let operands = [call.into(), size, popped, Value::new(call, 1)];
        let end = dag.make(Parts::new(NodeOp::CALLSEQ_END, &types, &operands));
        Ok((end.into(), Value::new(end, 1)))
    }

    /// How many arguments are in the vector registers that functions with variable arguments save, or registers around them.
    fn vectors_taken(&self, assignment: &Assignment) -> i64 {
        let saved = self.lowering.facts().saved_registers.iter().flat_map(|saved| &saved.vector);
        let units: Vec<u16> = saved.flat_map(|&reg| self.isa.units(reg)).copied().collect();
        let overlaps = |reg: mc::Reg| self.isa.units(reg).iter().any(|u| units.contains(u));
        let is_vector = |location: &&ArgLoc| matches!(location, ArgLoc::Reg(reg) if overlaps(*reg));
        assignment.locations.iter().filter(is_vector).count() as i64
    }

    /// Stores the pieces of a number, least significant first, where the callee will find them: the address, and the stores.
    pub(crate) fn copy_of_number(
        &self,
        dag: &mut Dag,
        chain: Value,
        pieces: &[Value],
    ) -> (Value, Vec<Value>) {
        let pointer = self.pointer();
        let each = pieces.first().map_or(0, |&piece| dag.type_of(piece).bits() / 8);
        let bytes = each * pieces.len() as u64;
        let is_vector = pieces.first().is_some_and(|&piece| dag.type_of(piece).is_vector());
        let most = if is_vector { bytes } else { MAX_NUMBER_ALIGN };
        let align = bytes.next_power_of_two().min(most.next_power_of_two()).ilog2() as u8;
        let place = dag.shared.temporary(bytes, align);
        let base = dag.leaf(NodeOp::FRAME_INDEX, pointer, Payload::Frame(place));
        let mut stores = Vec::new();
        for (index, &piece) in pieces.iter().enumerate() {
            let offset = self.piece_offset(index, pieces.len(), each);
            let address = self.behind(dag, base, offset);
            let own = access(dag.type_of(piece));
            let mem = MemOperand { base: MemBase::Frame(place), offset, is_store: true, ..own };
            stores.push(dag.store(chain, piece, address, mem));
        }
        (base, stores)
    }

    /// Where a piece of a number is in memory.
    fn piece_offset(&self, index: usize, count: usize, bytes: u64) -> i64 {
        let position = if self.isa.is_big_endian() { count - 1 - index } else { index };
        position as i64 * bytes as i64
    }

    /// A piece of a number that is passed by reference.
    pub fn load_piece(&self, dag: &mut Dag, chain: Value, address: Value, part: &ArgPart) -> Value {
        // Vectors that a value consists of have an address each.
        let (index, count) = if part.ty.is_vector() { (0, 1) } else { (part.index, part.count) };
        let offset = self.piece_offset(index, count, part.ty.bits() / 8);
        let address = self.behind(dag, address, offset);
        dag.load(part.ty, chain, address, MemOperand { is_load: true, ..access(part.ty) }).into()
    }

    fn behind(&self, dag: &mut Dag, address: Value, offset: i64) -> Value {
        if offset == 0 {
            return address;
        }
        let pointer = self.pointer();
        let offset = dag.constant(offset, pointer);
        dag.value(NodeOp::ADD, pointer, &[address, offset])
    }

    /// The bits of a floating-point number in an integer register. The target knows how if the number is narrower, since
    /// there may be no integer of its size, or if bits go through memory.
    pub fn float_to_bits(&self, dag: &mut Dag, value: Value) -> Value {
        let (own, to) = (dag.type_of(value), self.pointer());
        let is_known = own.is_float() && self.is_moved_by_target(own);
        let known = if is_known { self.lowering.float_to_bits(self.isa, dag, value, to) } else { None };
        known.unwrap_or_else(|| {
            let bits = bits_of(dag, value);
            resize(dag, bits, to)
        })
    }

    /// The bits of a floating-point number as an integer, those of an integer as a floating-point number.
    pub fn as_other_kind(&self, dag: &mut Dag, value: Value) -> Value {
        match dag.type_of(value) {
            ty if ty.is_float() => self.float_to_bits(dag, value),
            ty => dag.value(NodeOp::BITCAST, float_of_size(ty), &[value]),
        }
    }

    /// The words of a floating-point number of two, in the order of memory: no integer register has room for its bits.
    pub fn float_in_words(&self, dag: &mut Dag, chain: Value, value: Value) -> [Value; 2] {
        let (word, ty) = (self.pointer(), dag.type_of(value));
        let (place, base) = self.memory_for(dag, ty);
        let own = MemOperand { base: MemBase::Frame(place), is_store: true, ..access(ty) };
        let chain = dag.store(chain, value, base, own);
        let bytes = i64::from(word.scalar_bits() / 8);
        [0, bytes].map(|offset| {
            let address = self.behind(dag, base, offset);
            let own = access(word);
            let mem = MemOperand { base: MemBase::Frame(place), offset, is_load: true, ..own };
            dag.load(word, chain, address, mem).into()
        })
    }

    /// The floating-point number with these words, in the order of memory.
    pub fn float_of_words(&self, dag: &mut Dag, chain: Value, words: [Value; 2], ty: ValueType) -> Value {
        let word = self.pointer();
        let (place, base) = self.memory_for(dag, ty);
        let bytes = i64::from(word.scalar_bits() / 8);
        let mut stores = Vec::new();
        for (value, offset) in words.into_iter().zip([0, bytes]) {
            let address = self.behind(dag, base, offset);
            let own = access(word);
            let mem = MemOperand { base: MemBase::Frame(place), offset, is_store: true, ..own };
            stores.push(dag.store(chain, value, address, mem));
        }
        let chain = dag.token_factor(&stores);
        let mem = MemOperand { base: MemBase::Frame(place), is_load: true, ..access(ty) };
        dag.load(ty, chain, base, mem).into()
    }

    fn memory_for(&self, dag: &mut Dag, ty: ValueType) -> (FrameIndex, Value) {
        let place = dag.shared.temporary(ty.bits() / 8, access(ty).align_log2);
        (place, dag.leaf(NodeOp::FRAME_INDEX, self.pointer(), Payload::Frame(place)))
    }

    /// Whether the target knows how to move the bits of such numbers between registers.
    fn is_moved_by_target(&self, ty: ValueType) -> bool {
        let (own, word) = (ty.bits(), self.pointer().bits());
        own < word || own == word && self.lowering.facts().bits_through_memory
    }

    fn bits_to_float(&self, dag: &mut Dag, bits: Value, ty: ValueType) -> Value {
        let known = if self.is_moved_by_target(ty) {
            self.lowering.bits_to_float(self.isa, dag, bits, ty)
        } else {
            None
        };
        known.unwrap_or_else(|| {
            let narrow = resize(dag, bits, ValueType::int(ty.scalar_bits()));
            dag.value(NodeOp::BITCAST, ty, &[narrow])
        })
    }

    /// The registers that a call preserves, but for those of its results and of these arguments.
    pub fn register_mask(&self, dag: &mut Dag, arguments: &[ArgLoc]) -> Value {
        let mut mask = RegMask(vec![0; self.isa.num_regs().div_ceil(64)]);
        let forgets = self.returns_twice && self.lowering.facts().forgets_registers;
        let preserved = self.lowering.preserved(self.isa, self.saving);
        let changed = self.changed_units(&preserved, self.results.iter().chain(arguments));
        for reg in preserved {
            if !forgets && self.isa.units(reg).iter().all(|unit| !changed.contains(unit)) {
                mask.add(reg);
            }
        }
        let masks = &mut dag.shared.reg_masks;
        let known = masks.iter().position(|m| *m == mask);
        let index = known.unwrap_or_else(|| {
            masks.push(mask);
            masks.len() - 1
        });
        dag.leaf(NodeOp::REGISTER_MASK, ValueType::UNTYPED, Payload::Mask(index as u32))
    }

    /// Units of the preserved registers of which a part is at one of these places.
    fn changed_units<'l>(
        &self,
        preserved: &[mc::Reg],
        places: impl Iterator<Item = &'l ArgLoc>,
    ) -> SmallVec<[u16; 16]> {
        let mut changed = SmallVec::new();
        for reg in places.flat_map(|place| place.registers()) {
            let units = self.isa.units(reg);
            let own = |other: &&mc::Reg| self.isa.units(**other).iter().any(|unit| units.contains(unit));
            for whole in preserved.iter().filter(own) {
                changed.extend_from_slice(self.isa.units(*whole));
            }
        }
        changed
    }

    /// The place of an argument on the stack. The stack pointer may have moved for the call.
    pub fn stack_place(&self, dag: &mut Dag, chain: Value, offset: i64) -> Value {
        let pointer = self.pointer();
        let register = self.lowering.facts().stack_pointer.into();
        let stack: Value = dag.copy_from_reg(chain, register, pointer, None).into();
        self.behind(dag, stack, offset + self.lowering.facts().stack_bias)
    }

    fn store_argument(&self, dag: &mut Dag, chain: Value, value: Value, offset: i64) -> Value {
        let ty = dag.type_of(value);
        let address = self.stack_place(dag, chain, offset);
        let mem = MemOperand { is_store: true, offset, ..access(ty) };
        dag.store(chain, value, address, mem)
    }

    /// Stores the lowest bytes of an integer.
    fn store_narrow_argument(
        &self,
        dag: &mut Dag,
        chain: Value,
        value: Value,
        (offset, bytes): (i64, u8),
    ) -> Value {
        let address = self.stack_place(dag, chain, offset);
        let narrow = ValueType::int(8 * u32::from(bytes));
        let mem = MemOperand { is_store: true, offset, ..access(narrow) };
        dag.store(chain, value, address, mem)
    }

    /// Reads results: chain after them, and their pieces.
    pub fn results(
        &self,
        dag: &mut Dag,
        (mut chain, mut glue): (Value, Value),
        parts: &[ArgPart],
        assignment: &Assignment,
    ) -> Result<(Value, Vec<Value>)> {
        let mut pieces = Vec::new();
        for (part, &location) in parts.iter().zip(&assignment.locations) {
            if let ArgLoc::BitsInRegs(first, second) = location {
                let words = [first, second].map(|reg| {
                    let copy = dag.copy_from_reg(chain, reg.into(), self.pointer(), Some(glue));
                    (chain, glue) = (Value::new(copy, 1), Value::new(copy, 2));
                    Value::from(copy)
                });
                let entry = dag.entry();
                pieces.push(self.float_of_words(dag, entry, words, part.ty));
                continue;
            }
            let (reg, ty) = match location {
                ArgLoc::Reg(reg) => (reg, part.ty),
                ArgLoc::Extended(reg, ty) => (reg, ty),
                ArgLoc::BitsInReg(reg) if part.ty.is_float() => (reg, self.pointer()),
                ArgLoc::BitsInReg(reg) => (reg, float_of_size(part.ty)),
                ArgLoc::UpperHalf(reg) => (reg, part.ty),
                _ => return Err(Unsupported::new("results on the stack")),
            };
            if let Some((reg, narrow)) = part.returned_in(self, reg) {
                let copy = dag.copy_from_reg(chain, reg.into(), narrow, Some(glue));
                (chain, glue) = (Value::new(copy, 1), Value::new(copy, 2));
                pieces.push(widened(dag, copy.into(), part));
                continue;
            }
            let copy = dag.copy_from_reg(chain, reg.into(), ty, Some(glue));
            (chain, glue) = (Value::new(copy, 1), Value::new(copy, 2));
            let value = Value::from(copy);
            pieces.push(match location {
                ArgLoc::Extended(..) => self.lowering.narrowed(dag, value, part.ty)?,
                ArgLoc::UpperHalf(_) => from_upper_half(dag, value),
                _ if ty == part.ty => value,
                _ if ty.is_float() => dag.value(NodeOp::BITCAST, part.ty, &[value]),
                _ => self.bits_to_float(dag, value, part.ty),
            });
        }
        Ok((chain, pieces))
    }

    /// A function of the library as what calls name.
    pub fn library_symbol(&self, dag: &mut Dag, name: &str) -> Value {
        let symbol = dag.shared.symbol(name.as_bytes());
        let op = match self.lowering.facts().calls_by_register {
            true => NodeOp::EXTERNAL_SYMBOL,
            false => NodeOp::TARGET_EXTERNAL_SYMBOL,
        };
        dag.leaf(op, self.pointer(), Payload::Symbol(symbol, 0))
    }

    /// Calls a function of the runtime library that has no effect but its result, of type `whole` in `count` pieces of
    /// type `ty`.
    pub fn library_call(
        &self,
        dag: &mut Dag,
        name: &str,
        args: &[Argument<'_>],
        (whole, ty, count): (ValueType, ValueType, usize),
    ) -> Result<Vec<Value>> {
        if let Some(found) = self.quad_call(dag, name, args, (whole, ty, count)) {
            return found;
        }
        let renamed = self.lowering.facts().renamed_functions.iter().find(|(usual, ..)| *usual == name);
        if let Some(&(_, own, calling_conv)) = renamed {
            let cx = CallContext { calling_conv, saving: calling_conv, ..*self };
            return cx.library_call(dag, own, args, (whole, ty, count));
        }
        let callee = self.library_symbol(dag, name);
        let (mut values, mut parts) = (Vec::new(), Vec::new());
        let in_vector = self.lowering.facts().pairs_in_vectors.filter(|_| is_pair(whole, count));
        let result_parts = match in_vector {
            Some(vector) => describe(vector, vector, 1, Extend::Any),
            None => describe(whole, ty, count, Extend::Any),
        };
        let mut stores = Vec::new();
        let places = self.assign(&result_parts, true)?;
        // A result that does not fit registers goes where the caller says.
        let place = places.is_none().then(|| {
            let bytes = u64::from(ty.scalar_bits() / 8) * count as u64;
            let align = (ty.scalar_bits() / 8).max(1).ilog2() as u8;
            dag.shared.frame.add(bytes, align, ObjectKind::Local)
        });
        if let Some(place) = place {
            let pointer = self.pointer();
            values.push(dag.leaf(NodeOp::FRAME_INDEX, pointer, Payload::Frame(place)));
            let address = describe(pointer, pointer, 1, Extend::Any);
            let result_bytes = u64::from(ty.scalar_bits() / 8) * count as u64;
            parts.extend(address.into_iter().map(|p| ArgPart { is_sret: true, result_bytes, ..p }));
        }
        let entry = dag.entry();
        for arg in args {
            if self.lowering.facts().pairs_in_vectors.is_some() && is_pair(arg.whole, arg.pieces.len()) {
                let (address, stored) = self.copy_of_number(dag, entry, arg.pieces);
                values.push(address);
                stores.extend(stored);
                parts.extend(describe(self.pointer(), self.pointer(), 1, Extend::Any));
                continue;
            }
            let piece = arg.pieces.first().map_or(whole, |&v| dag.type_of(v));
            values.extend_from_slice(arg.pieces);
            parts.extend(describe(arg.whole, piece, arg.pieces.len(), Extend::Any));
        }
        let assignment = self.assign(&parts, false)?;
        let assignment = assignment.ok_or_else(|| Unsupported::new("arguments that cannot be passed"))?;
        let chain = if stores.is_empty() { entry } else { dag.token_factor(&stores) };
        let after = self.sequence(dag, chain, callee, &values, &assignment)?;
        if let (Some(vector), Some(places)) = (in_vector, &places) {
            let (chain, pieces) = self.results(dag, after, &result_parts, places)?;
            let (place, base) = self.memory_for(dag, vector);
            let mem = MemOperand { base: MemBase::Frame(place), is_store: true, ..access(vector) };
            let chain = pieces.iter().fold(chain, |chain, &value| dag.store(chain, value, base, mem));
            return Ok(self.load_pieces(dag, chain, place, ty, count));
        }
        match (places, place) {
            (Some(places), _) => Ok(self.results(dag, after, &result_parts, &places)?.1),
            (None, Some(place)) => Ok(self.load_pieces(dag, after.0, place, ty, count)),
            (None, None) => Err(Unsupported::new("results that do not fit registers")),
        }
    }

    /// The pieces of a number in a stack object, least significant first.
    pub(crate) fn load_pieces(
        &self,
        dag: &mut Dag,
        chain: Value,
        place: FrameIndex,
        ty: ValueType,
        count: usize,
    ) -> Vec<Value> {
        let base = dag.leaf(NodeOp::FRAME_INDEX, self.pointer(), Payload::Frame(place));
        let one = |index: usize| {
            let offset = self.piece_offset(index, count, u64::from(ty.scalar_bits() / 8));
            let address = self.behind(dag, base, offset);
            let mem = MemOperand { base: MemBase::Frame(place), offset, is_load: true, ..access(ty) };
            dag.load(ty, chain, address, mem).into()
        };
        (0..count).map(one).collect()
    }
}

/// Whether a value is an integer of two registers.
fn is_pair(whole: ValueType, count: usize) -> bool {
    whole.is_scalar_int() && count == 2
}

/// The floating-point type with as many bits as an integer.
pub fn float_of_size(ty: ValueType) -> ValueType {
    if ty.scalar_bits() == 32 { ValueType::F32 } else { ValueType::F64 }
}

/// An integer moved to the upper half of its register.
pub fn upper_half(dag: &mut Dag, value: Value) -> Value {
    let ty = dag.type_of(value);
    let half = dag.constant(i64::from(ty.scalar_bits() / 2), ty);
    dag.value(NodeOp::SHL, ty, &[value, half])
}

/// An integer from the upper half of its register.
pub fn from_upper_half(dag: &mut Dag, value: Value) -> Value {
    let ty = dag.type_of(value);
    let half = dag.constant(i64::from(ty.scalar_bits() / 2), ty);
    dag.value(NodeOp::SRL, ty, &[value, half])
}

/// A number that a function has returned in the low part of a register, in the type of the whole register.
fn widened(dag: &mut Dag, narrow: Value, part: &ArgPart) -> Value {
    let (assertion, extension) = match part.extend {
        Extend::Any => return dag.value(NodeOp::ANY_EXTEND, part.ty, &[narrow]),
        Extend::Sign => (NodeOp::ASSERT_SEXT, NodeOp::SIGN_EXTEND),
        Extend::Zero => (NodeOp::ASSERT_ZEXT, NodeOp::ZERO_EXTEND),
    };
    let ty = dag.type_of(narrow);
    let known = if ty == part.whole {
        narrow
    } else {
        let from = dag.type_leaf(part.whole);
        dag.value(assertion, ty, &[narrow, from])
    };
    dag.value(extension, part.ty, &[known])
}

/// A load of an address from the table of addresses of symbols.
pub fn entry_of_table(ty: ValueType) -> MemOperand {
    MemOperand { base: MemBase::Got, is_load: true, ..access(ty) }
}

/// An access to a whole value, as aligned as its type.
pub fn access(ty: ValueType) -> MemOperand {
    let bytes = (ty.bits() as u32).div_ceil(8).max(1);
    MemOperand {
        base: MemBase::Unknown,
        offset: 0,
        ty,
        align_log2: (1 << bytes.trailing_zeros()).min(bytes.next_power_of_two()).ilog2() as u8,
        is_load: false,
        is_store: false,
        is_volatile: false,
        ordering: 0,
        extension: Extension::None,
        addr_space: 0,
    }
}

/// A number as the integer with its bits.
pub fn bits_of(dag: &mut Dag, value: Value) -> Value {
    let ty = dag.type_of(value);
    if ty.is_scalar_int() {
        return value;
    }
    dag.value(NodeOp::BITCAST, ValueType::int(ty.bits() as u32), &[value])
}

/// An unsigned integer in another width.
pub fn resize(dag: &mut Dag, value: Value, to: ValueType) -> Value {
    let from = dag.type_of(value);
    match from.scalar_bits().cmp(&to.scalar_bits()) {
        std::cmp::Ordering::Equal => value,
        std::cmp::Ordering::Less => dag.value(NodeOp::ZERO_EXTEND, to, &[value]),
        std::cmp::Ordering::Greater => dag.value(NodeOp::TRUNCATE, to, &[value]),
    }
}
