//! Expansion of operations on scalars and vectors into others, for targets that lack them.

use super::ops::Legalizer;
use crate::call::{Argument, CallContext, access};
use crate::dag::{Node, Payload, Value};
use crate::legalize::types::{arithmetic_function, mathematical_function};
use crate::lowering::{Result, Unsupported};
use mir::MemOperand;
use mir::function::MemBase;
use smallvec::SmallVec;
use support::apint::APInt;
use tables::nodes::NodeOp;
use tables::selection::{CondCode, Extension};
use tables::value_type::ValueType;

/// Bits of the integers that `double` has exactly.
const DOUBLE_DIGITS: u32 = 53;

impl Legalizer<'_> {
    /// The result by other operations; `None` if there is no rule for the operation.
    pub(super) fn by_other_operations(
        &mut self,
        node: Node,
        ty: ValueType,
        operands: &[Value],
        depth: u32,
    ) -> Result<Option<Value>> {
        let op = self.dag.op(node);
        Ok(Some(match op {
            NodeOp::FNEG | NodeOp::FABS if !ty.is_vector() => {
                self.sign_by_bits(op, ty, operands[0], depth)?
            }
            NodeOp::FCOPYSIGN if !ty.is_vector() => self.copy_sign(ty, operands, depth)?,
            NodeOp::BUILD_VECTOR => self.build_in_memory(ty, operands, depth)?,
            NodeOp::ROTL | NodeOp::ROTR => self.rotation(op, ty, operands, depth)?,
            NodeOp::CTLZ | NodeOp::CTTZ => match self.scanned(op, ty, operands[0], depth)? {
                Some(value) => value,
                None => return Ok(None),
            },
            NodeOp::CTLZ_ZERO_UNDEF => self.value(NodeOp::CTLZ, ty, operands, depth)?,
            NodeOp::CTTZ_ZERO_UNDEF => self.value(NodeOp::CTTZ, ty, operands, depth)?,
            NodeOp::MUL | NodeOp::SDIV | NodeOp::UDIV => match library_name(op, ty) {
                Some(name) => self.library_integer(&name, ty, operands)?,
                None => return Ok(None),
            },
            NodeOp::SREM | NodeOp::UREM if !self.divides(op, ty) => match library_name(op, ty) {
                Some(name) => self.library_integer(&name, ty, operands)?,
                None => return Ok(None),
            },
            NodeOp::MULHU => self.high_product(ty, operands, depth)?,
            NodeOp::MULHS => self.signed_high_product(ty, operands, depth)?,
            NodeOp::UINT_TO_FP if !ty.is_vector() => self.unsigned_to_float(ty, operands[0], depth)?,
            NodeOp::FP_TO_UINT if !ty.is_vector() => self.float_to_unsigned(ty, operands[0], depth)?,
            _ => return Ok(None),
        }))
    }

    /// Zeros before the first bit that is set, by an operation that finds only those of numbers other than zero.
    fn scanned(&mut self, op: NodeOp, ty: ValueType, value: Value, depth: u32) -> Result<Option<Value>> {
        let scan = if op == NodeOp::CTLZ { NodeOp::CTLZ_ZERO_UNDEF } else { NodeOp::CTTZ_ZERO_UNDEF };
        let bits = ty.scalar_bits();
        if ty.is_vector() || self.legality.is_covered(op, ty) {
            return Ok(None);
        }
        if self.legality.is_covered(scan, ty) {
            let found = self.value(scan, ty, &[value], depth)?;
            let (zero, all) = (self.dag.constant(0, ty), self.dag.constant(bits.into(), ty));
            let is_zero = self.setcc(self.pointer(), value, zero, CondCode::EQ, depth)?;
            return self.value(NodeOp::SELECT, ty, &[is_zero, all, found], depth).map(Some);
        }
        let wide =
            self.legality.int_type_for(32).filter(|&wide| bits < 32 && self.legality.is_covered(scan, wide));
        let Some(wide) = wide else { return Ok(None) };
        // A bit that is set stops the search where the narrow number ends.
        let extended = self.value(NodeOp::ZERO_EXTEND, wide, &[value], depth)?;
        let found = if op == NodeOp::CTTZ {
            let marked = self.with(NodeOp::OR, wide, extended, 1 << bits, depth)?;
            self.value(scan, wide, &[marked], depth)?
        } else {
            let above = wide.scalar_bits() - bits;
            let high = self.shifted(NodeOp::SHL, wide, extended, above, depth)?;
            let marked = self.with(NodeOp::OR, wide, high, 1 << (above - 1), depth)?;
            self.value(scan, wide, &[marked], depth)?
        };
        self.value(NodeOp::TRUNCATE, ty, &[found], depth).map(Some)
    }

    /// Whether a remainder can be had from a quotient.
    fn divides(&self, op: NodeOp, ty: ValueType) -> bool {
        self.legality.is_covered(if op == NodeOp::SREM { NodeOp::SDIV } else { NodeOp::UDIV }, ty)
    }

    /// The result of a function of the runtime library.
    fn library_integer(&mut self, name: &str, ty: ValueType, operands: &[Value]) -> Result<Value> {
        let args: Vec<Argument<'_>> =
            operands.iter().map(|v| Argument { pieces: std::slice::from_ref(v), whole: ty }).collect();
        let cx = CallContext::library(self.isa, self.lowering);
        let result = cx.library_call(self.dag, name, &args, (ty, ty, 1))?;
        result
            .first()
            .copied()
            .ok_or_else(|| Unsupported::new(format!("a call of '{name}' without a result")))
    }

    /// The integer type in which the bits of a number are worked on.
    fn register_for(&self, ty: ValueType) -> ValueType {
        let bits = ty.bits() as u32;
        self.legality.int_type_for(bits).unwrap_or(ValueType::int(bits))
    }

    pub(super) fn with(&mut self, op: NodeOp, ty: ValueType, a: Value, b: i64, depth: u32) -> Result<Value> {
        let b = self.dag.constant(b, ty);
        self.value(op, ty, &[a, b], depth)
    }

    pub(super) fn shifted(
        &mut self,
        op: NodeOp,
        ty: ValueType,
        a: Value,
        by: u32,
        depth: u32,
    ) -> Result<Value> {
        let by = self.dag.constant(by.into(), self.pointer());
        self.value(op, ty, &[a, by], depth)
    }

    /// A number in memory, where no integer register has room for its bits; `None` if it has more than 64 of them.
    pub(super) fn constant_in_memory(
        &mut self,
        ty: ValueType,
        number: i64,
        depth: u32,
    ) -> Result<Option<Value>> {
        let bytes = number.to_le_bytes();
        let Some(bytes) = bytes.get(..(ty.bits() / 8) as usize) else { return Ok(None) };
        self.bytes_in_memory(ty, bytes, depth).map(Some)
    }

    /// A number in memory by its bytes, the lowest first: whoever emits them knows their order in memory.
    pub(super) fn bytes_in_memory(&mut self, ty: ValueType, bytes: &[u8], depth: u32) -> Result<Value> {
        let own = access(ty);
        let index = self.dag.shared.constant(bytes, own.align_log2);
        let place = self.dag.leaf(NodeOp::CONSTANT_POOL, self.pointer(), Payload::Index(index, 0));
        let place = self.legalize(place.node, depth + 1)?[0];
        let mem = MemOperand { is_load: true, base: MemBase::ConstantPool, ..own };
        let entry = self.dag.entry();
        let load = self.dag.load(ty, entry, place, mem);
        Ok(self.legalize(load, depth + 1)?[0])
    }

    /// A choice between numbers for whose bits no integer register has room: the one that is loaded of both.
    pub(super) fn select_in_memory(
        &mut self,
        ty: ValueType,
        (cond, yes, no): (Value, Value, Value),
        depth: u32,
    ) -> Result<Value> {
        let (own, pointer, entry) = (access(ty), self.pointer(), self.dag.entry());
        let bytes = ty.bits() / 8;
        let index = self.dag.shared.temporary(2 * bytes, own.align_log2);
        let place = self.dag.leaf(NodeOp::FRAME_INDEX, pointer, Payload::Frame(index));
        let mem = MemOperand { base: MemBase::Frame(index), ..own };
        let second = self.with(NodeOp::ADD, pointer, place, bytes as i64, depth)?;
        let mut stores: SmallVec<[Value; 2]> = SmallVec::new();
        for (value, at, offset) in [(no, place, 0), (yes, second, bytes as i64)] {
            let store = self.dag.store(entry, value, at, MemOperand { is_store: true, offset, ..mem });
            stores.push(self.legalize(store.node, depth + 1)?[0]);
        }
        let chain = self.dag.token_factor(&stores);
        let cond = crate::call::resize(self.dag, cond, pointer);
        let offset = self.shifted(NodeOp::SHL, pointer, cond, bytes.ilog2(), depth)?;
        let at = self.value(NodeOp::ADD, pointer, &[place, offset], depth)?;
        let mem = MemOperand { is_load: true, base: MemBase::Unknown, ..own };
        let load = self.dag.load(ty, chain, at, mem);
        Ok(self.legalize(load, depth + 1)?[0])
    }

    /// An operation on numbers of 16 bits in `float`, which has more than twice their precision and two bits: what is rounded
    /// twice is rounded right. Integers of more bits than that are infinite in 16 bits.
    pub(super) fn half_in_float(
        &mut self,
        node: Node,
        operands: &[Value],
        depth: u32,
    ) -> Result<Option<Value>> {
        let op = self.dag.op(node);
        let to = self.dag.types(node).first().copied().unwrap_or_default();
        let float = ValueType::F32;
        let converts = self.legality.has_conversion(NodeOp::FP_EXTEND, float, ValueType::F16);
        let takes_half = operands.first().is_some_and(|&v| self.dag.type_of(v) == ValueType::F16);
        if !converts || !takes_half && to != ValueType::F16 {
            return Ok(None);
        }
        let computes = arithmetic_function(op, float).is_some()
            || mathematical_function(self.lowering, op, float).is_some();
        let from_int = matches!(op, NodeOp::SINT_TO_FP | NodeOp::UINT_TO_FP);
        let to_int = matches!(op, NodeOp::FP_TO_SINT | NodeOp::FP_TO_UINT);
        if op == NodeOp::SETCC && self.legality.is_covered(NodeOp::FADD, ValueType::F16) {
            return Ok(None);
        }
        if !computes && !from_int && !to_int && op != NodeOp::SETCC {
            return Ok(None);
        }
        let mut wide: SmallVec<[Value; 4]> = SmallVec::new();
        for &operand in operands {
            let is_half = self.dag.type_of(operand) == ValueType::F16;
            wide.push(if is_half {
                self.value(NodeOp::FP_EXTEND, float, &[operand], depth)?
            } else {
                operand
            });
        }
        let result = self.value(op, if to == ValueType::F16 { float } else { to }, &wide, depth)?;
        Ok(Some(if to == ValueType::F16 {
            self.value(NodeOp::FP_ROUND, to, &[result], depth)?
        } else {
            result
        }))
    }

    /// A number of more bits than integer registers have, with the word that has its sign changed in memory.
    fn with_other_sign_word(
        &mut self,
        ty: ValueType,
        value: Value,
        depth: u32,
        change: impl FnOnce(&mut Self, Value) -> Result<Value>,
    ) -> Result<Value> {
        let (entry, word) = (self.dag.entry(), self.pointer());
        let (place, mem) = self.place_for(ty);
        let store = self.dag.store(entry, value, place, MemOperand { is_store: true, ..mem });
        let chain = self.legalize(store.node, depth + 1)?[0];
        let (at, offset) = self.sign_word_of(ty, place, depth)?;
        let mem_of_word = MemOperand { ty: word, offset, ..mem };
        let load = self.dag.load(word, chain, at, MemOperand { is_load: true, ..mem_of_word });
        let results = self.legalize(load, depth + 1)?;
        let (sign, chain) = (results[0], results[1]);
        let changed = change(self, sign)?;
        let store = self.dag.store(chain, changed, at, MemOperand { is_store: true, ..mem_of_word });
        let chain = self.legalize(store.node, depth + 1)?[0];
        let load = self.dag.load(ty, chain, place, MemOperand { is_load: true, ..mem });
        Ok(self.legalize(load, depth + 1)?[0])
    }

    /// The word with the sign of such a number.
    fn sign_word(&mut self, value: Value, depth: u32) -> Result<Value> {
        let (entry, word, ty) = (self.dag.entry(), self.pointer(), self.dag.type_of(value));
        let (place, mem) = self.place_for(ty);
        let store = self.dag.store(entry, value, place, MemOperand { is_store: true, ..mem });
        let chain = self.legalize(store.node, depth + 1)?[0];
        let (at, offset) = self.sign_word_of(ty, place, depth)?;
        let load = self.dag.load(word, chain, at, MemOperand { is_load: true, ty: word, offset, ..mem });
        Ok(self.legalize(load, depth + 1)?[0])
    }

    /// The bits of `memory`'s size of a value as another type, by way of the stack; an integer has zeros above them.
    pub(super) fn through_memory(
        &mut self,
        value: Value,
        to: ValueType,
        memory: ValueType,
        depth: u32,
    ) -> Result<Value> {
        let (place, mem) = self.place_for(memory);
        let in_memory =
            |ty: ValueType| if ty.is_float() { memory } else { ValueType::int(memory.bits() as u32) };
        let stored = MemOperand { ty: in_memory(self.dag.type_of(value)), is_store: true, ..mem };
        let entry = self.dag.entry();
        let store = self.dag.store(entry, value, place, stored);
        let chain = self.legalize(store.node, depth + 1)?[0];
        let ty = in_memory(to);
        let extension = if ty == to { Extension::None } else { Extension::Zero };
        let load = self.dag.load(to, chain, place, MemOperand { ty, is_load: true, extension, ..mem });
        Ok(self.legalize(load, depth + 1)?[0])
    }

    /// A place on the stack for a value.
    fn place_for(&mut self, ty: ValueType) -> (Value, MemOperand) {
        let own = access(ty);
        let index = self.dag.shared.temporary(ty.bits().div_ceil(8), own.align_log2);
        let place = self.dag.leaf(NodeOp::FRAME_INDEX, self.pointer(), Payload::Frame(index));
        (place, MemOperand { base: MemBase::Frame(index), ..own })
    }

    /// Where the word with the sign is in a number, and how far behind its beginning.
    fn sign_word_of(&mut self, ty: ValueType, place: Value, depth: u32) -> Result<(Value, i64)> {
        let word = self.pointer();
        let last = (ty.bits() / 8) as i64 - i64::from(word.scalar_bits() / 8);
        let offset = if self.isa.is_big_endian() { 0 } else { last };
        let at = if offset == 0 { place } else { self.with(NodeOp::ADD, word, place, offset, depth)? };
        Ok((at, offset))
    }

    /// Whether the bits of numbers fit no integer register, but are whole words.
    fn is_in_words(&self, ty: ValueType) -> bool {
        let word = u64::from(self.pointer().scalar_bits());
        self.legality.int_type_for(ty.bits() as u32).is_none()
            && ty.bits() > word
            && ty.bits().is_multiple_of(word)
    }

    /// The sign is the highest bit.
    fn sign_by_bits(&mut self, op: NodeOp, ty: ValueType, value: Value, depth: u32) -> Result<Value> {
        if self.is_in_words(ty) {
            let word = self.pointer();
            let sign = 1i64 << (word.scalar_bits() - 1);
            let (op, mask) = if op == NodeOp::FNEG { (NodeOp::XOR, sign) } else { (NodeOp::AND, !sign) };
            return self
                .with_other_sign_word(ty, value, depth, |this, part| this.with(op, word, part, mask, depth));
        }
        let int = self.register_for(ty);
        let bits = self.float_bits(value, int, depth)?;
        let mut mask = APInt::zero(int.scalar_bits());
        mask.set_bit(ty.bits() as u32 - 1);
        let (op, mask) = if op == NodeOp::FNEG { (NodeOp::XOR, mask) } else { (NodeOp::AND, mask.not()) };
        let mask = self.dag.wide_constant(&mask, int);
        let bits = self.value(op, int, &[bits, mask], depth)?;
        self.float_of_bits(bits, ty, depth)
    }

    fn copy_sign(&mut self, ty: ValueType, operands: &[Value], depth: u32) -> Result<Value> {
        let from = self.dag.type_of(operands[1]);
        let (word, last) = (self.pointer(), self.pointer().scalar_bits() - 1);
        let sign = match self.is_in_words(from) {
            true => self.sign_word(operands[1], depth)?,
            false if self.is_in_words(ty) => {
                let int = self.register_for(from);
                let bits = self.float_bits(operands[1], int, depth)?;
                let wide = crate::call::resize(self.dag, bits, word);
                self.shifted(NodeOp::SHL, word, wide, last + 1 - from.bits() as u32, depth)?
            }
            false => operands[1],
        };
        if self.is_in_words(ty) {
            return self.with_other_sign_word(ty, operands[0], depth, |this, part| {
                let sign = this.with(NodeOp::AND, word, sign, 1i64 << last, depth)?;
                let rest = this.with(NodeOp::AND, word, part, !(1i64 << last), depth)?;
                this.value(NodeOp::OR, word, &[rest, sign], depth)
            });
        }
        if self.is_in_words(from) {
            let one = self.shifted(NodeOp::SRL, word, sign, last, depth)?;
            let int = self.register_for(ty);
            let one = crate::call::resize(self.dag, one, int);
            let sign = self.shifted(NodeOp::SHL, int, one, ty.bits() as u32 - 1, depth)?;
            let sign = self.float_of_bits(sign, ty, depth)?;
            return self.copy_sign(ty, &[operands[0], sign], depth);
        }
        let (int, sign_int) = (self.register_for(ty), self.register_for(from));
        let bits = self.float_bits(operands[0], int, depth)?;
        let sign = self.float_bits(operands[1], sign_int, depth)?;
        let (width, sign_width) = (ty.bits() as u32, from.bits() as u32);
        let one = self.shifted(NodeOp::SRL, sign_int, sign, sign_width - 1, depth)?;
        let one = match sign_int.scalar_bits().cmp(&int.scalar_bits()) {
            std::cmp::Ordering::Less => self.value(NodeOp::ZERO_EXTEND, int, &[one], depth)?,
            std::cmp::Ordering::Equal => one,
            std::cmp::Ordering::Greater => self.value(NodeOp::TRUNCATE, int, &[one], depth)?,
        };
        let one = if sign_int.scalar_bits() > sign_width {
            self.with(NodeOp::AND, int, one, 1, depth)?
        } else {
            one
        };
        let sign = self.shifted(NodeOp::SHL, int, one, width - 1, depth)?;
        let mut mask = APInt::all_ones(int.scalar_bits());
        mask.clear_bit(width - 1);
        let mask = self.dag.wide_constant(&mask, int);
        let magnitude = self.value(NodeOp::AND, int, &[bits, mask], depth)?;
        let joined = self.value(NodeOp::OR, int, &[magnitude, sign], depth)?;
        self.float_of_bits(joined, ty, depth)
    }

    /// Constants are loaded from memory; other elements are stored there first.
    fn build_in_memory(&mut self, ty: ValueType, operands: &[Value], depth: u32) -> Result<Value> {
        let element = ty.element();
        let bytes = (element.bits() / 8).max(1) as usize;
        let align = (ty.bits() / 8).max(1).next_power_of_two().ilog2() as u8;
        let pointer = self.pointer();
        let mut constant = Some(Vec::new());
        // Together they are one number, the lowest byte first.
        let mut lowest_first: SmallVec<[Value; 16]> = SmallVec::from_slice(operands);
        if self.isa.is_big_endian() {
            lowest_first.reverse();
        }
        for operand in lowest_first {
            let number = match (self.dag.op(operand.node), self.dag.payload(operand.node)) {
                (NodeOp::UNDEF, _) => Some(0),
                (NodeOp::CONSTANT | NodeOp::CONSTANT_FP, Payload::Int(n)) => Some(n),
                _ => None,
            };
            constant = constant.zip(number.filter(|_| bytes <= 8)).map(|(mut all, number)| {
                all.extend_from_slice(&number.to_le_bytes()[..bytes]);
                all
            });
        }
        let entry = self.dag.entry();
        let (base, place, chain) = match constant {
            Some(constant) => {
                let index = self.dag.shared.constant(&constant, align);
                let place = self.dag.leaf(NodeOp::CONSTANT_POOL, pointer, Payload::Index(index, 0));
                let place = self.legalize(place.node, depth + 1)?[0];
                (MemBase::ConstantPool, place, entry)
            }
            None => {
                let index = self.dag.shared.temporary(ty.bits() / 8, align);
                let place = self.dag.leaf(NodeOp::FRAME_INDEX, pointer, Payload::Frame(index));
                let mut stores: SmallVec<[Value; 8]> = SmallVec::new();
                for (lane, &operand) in operands.iter().enumerate() {
                    let at = self.with(NodeOp::ADD, pointer, place, (lane * bytes) as i64, depth)?;
                    let at = if lane == 0 { place } else { at };
                    let mem = MemOperand {
                        is_store: true,
                        base: MemBase::Frame(index),
                        ty: element,
                        ..access(element)
                    };
                    let store = self.dag.store(entry, operand, at, mem);
                    stores.push(self.legalize(store.node, depth + 1)?[0]);
                }
                (MemBase::Frame(index), place, self.dag.token_factor(&stores))
            }
        };
        let mem = MemOperand { is_load: true, base, align_log2: align, ..access(ty) };
        let load = self.dag.load(ty, chain, place, mem);
        Ok(self.legalize(load, depth + 1)?[0])
    }

    /// Two shifts; what one shifts out, the other shifts in. Amounts of zero are no problem, since both are masked.
    fn rotation(&mut self, op: NodeOp, ty: ValueType, operands: &[Value], depth: u32) -> Result<Value> {
        let bits = ty.scalar_bits();
        let amount_ty = self.dag.type_of(operands[1]);
        let zero = self.dag.constant(0, amount_ty);
        let back = self.value(NodeOp::SUB, amount_ty, &[zero, operands[1]], depth)?;
        let mask = i64::from(bits) - 1;
        let along = self.with(NodeOp::AND, amount_ty, operands[1], mask, depth)?;
        let back = self.with(NodeOp::AND, amount_ty, back, mask, depth)?;
        let (left, right) = if op == NodeOp::ROTL { (along, back) } else { (back, along) };
        let left = self.value(NodeOp::SHL, ty, &[operands[0], left], depth)?;
        let right = self.value(NodeOp::SRL, ty, &[operands[0], right], depth)?;
        self.value(NodeOp::OR, ty, &[left, right], depth)
    }

    /// Products of halves: each fits the whole.
    fn high_product(&mut self, ty: ValueType, operands: &[Value], depth: u32) -> Result<Value> {
        let half = ty.scalar_bits() / 2;
        let mask = ((1u64 << half.min(63)) - 1) as i64;
        let mut low = [operands[0]; 2];
        let mut high = low;
        for i in 0..2 {
            low[i] = self.with(NodeOp::AND, ty, operands[i], mask, depth)?;
            high[i] = self.shifted(NodeOp::SRL, ty, operands[i], half, depth)?;
        }
        let ll = self.value(NodeOp::MUL, ty, &[low[0], low[1]], depth)?;
        let lh = self.value(NodeOp::MUL, ty, &[low[0], high[1]], depth)?;
        let hl = self.value(NodeOp::MUL, ty, &[high[0], low[1]], depth)?;
        let hh = self.value(NodeOp::MUL, ty, &[high[0], high[1]], depth)?;
        let carried = self.shifted(NodeOp::SRL, ty, ll, half, depth)?;
        let middle = self.value(NodeOp::ADD, ty, &[hl, carried], depth)?;
        let middle_low = self.with(NodeOp::AND, ty, middle, mask, depth)?;
        let other = self.value(NodeOp::ADD, ty, &[lh, middle_low], depth)?;
        let a = self.shifted(NodeOp::SRL, ty, middle, half, depth)?;
        let b = self.shifted(NodeOp::SRL, ty, other, half, depth)?;
        let sum = self.value(NodeOp::ADD, ty, &[hh, a], depth)?;
        self.value(NodeOp::ADD, ty, &[sum, b], depth)
    }

    /// The unsigned one, less each factor where the other is negative.
    fn signed_high_product(&mut self, ty: ValueType, operands: &[Value], depth: u32) -> Result<Value> {
        let mut product = self.value(NodeOp::MULHU, ty, operands, depth)?;
        for (sign, other) in [(operands[0], operands[1]), (operands[1], operands[0])] {
            let sign = self.shifted(NodeOp::SRA, ty, sign, ty.scalar_bits() - 1, depth)?;
            let taken = self.value(NodeOp::AND, ty, &[sign, other], depth)?;
            product = self.value(NodeOp::SUB, ty, &[product, taken], depth)?;
        }
        Ok(product)
    }

    /// A number with its highest bit set is halved, converted and doubled; the lost bit is kept for rounding.
    fn unsigned_to_float(&mut self, ty: ValueType, value: Value, depth: u32) -> Result<Value> {
        let int = self.dag.type_of(value);
        let plain = self.value(NodeOp::SINT_TO_FP, ty, &[value], depth)?;
        if ty == ValueType::F64 && int.scalar_bits() < DOUBLE_DIGITS {
            // Every sum is exact.
            let above = f64::from(int.scalar_bits()).exp2().to_bits() as i64;
            let above = self.dag.leaf(NodeOp::CONSTANT_FP, ty, Payload::Int(above));
            let above = self.legalize(above.node, depth + 1)?[0];
            let sum = self.value(NodeOp::FADD, ty, &[plain, above], depth)?;
            return self.negative_or(int, value, (ty, sum, plain), depth);
        }
        let half = self.shifted(NodeOp::SRL, int, value, 1, depth)?;
        let odd = self.with(NodeOp::AND, int, value, 1, depth)?;
        let half = self.value(NodeOp::OR, int, &[half, odd], depth)?;
        let half = self.value(NodeOp::SINT_TO_FP, ty, &[half], depth)?;
        let doubled = self.value(NodeOp::FADD, ty, &[half, half], depth)?;
        self.negative_or(int, value, (ty, doubled, plain), depth)
    }

    /// The first value if an integer is below zero, else the other one.
    fn negative_or(
        &mut self,
        int: ValueType,
        value: Value,
        (ty, negative, other): (ValueType, Value, Value),
        depth: u32,
    ) -> Result<Value> {
        let zero = self.dag.constant(0, int);
        let truth = self.legality.int_type_for(1).unwrap_or(int);
        let is_negative = self.setcc(truth, value, zero, CondCode::LT, depth)?;
        self.value(NodeOp::SELECT, ty, &[is_negative, negative, other], depth)
    }

    /// A number beyond the signed ones is converted without its highest bit.
    fn float_to_unsigned(&mut self, ty: ValueType, value: Value, depth: u32) -> Result<Value> {
        let from = self.dag.type_of(value);
        let bits = ty.scalar_bits();
        let limit_bits = match from {
            ValueType::F32 => u64::from(127 + bits - 1) << 23,
            ValueType::F64 => u64::from(1023 + bits - 1) << 52,
            _ => return Err(Unsupported::new(format!("unsigned integers from {from}"))),
        };
        let limit = self.dag.leaf(NodeOp::CONSTANT_FP, from, Payload::Int(limit_bits as i64));
        let limit = self.legalize(limit.node, depth + 1)?[0];
        let plain = self.value(NodeOp::FP_TO_SINT, ty, &[value], depth)?;
        let rest = self.value(NodeOp::FSUB, from, &[value, limit], depth)?;
        let rest = self.value(NodeOp::FP_TO_SINT, ty, &[rest], depth)?;
        let mut top = APInt::zero(bits);
        top.set_bit(bits - 1);
        let top = self.dag.wide_constant(&top, ty);
        let large = self.value(NodeOp::XOR, ty, &[rest, top], depth)?;
        let truth = self.legality.int_type_for(1).unwrap_or(ty);
        let is_small = self.setcc(truth, value, limit, CondCode(4), depth)?;
        self.value(NodeOp::SELECT, ty, &[is_small, plain, large], depth)
    }
}

/// The function of the runtime library for an operation on integers of a register.
fn library_name(op: NodeOp, ty: ValueType) -> Option<String> {
    let size = match ty {
        ValueType::I32 => "si",
        ValueType::I64 => "di",
        _ => return None,
    };
    let kind = match op {
        NodeOp::MUL => "mul",
        NodeOp::SDIV => "div",
        NodeOp::UDIV => "udiv",
        NodeOp::SREM => "mod",
        NodeOp::UREM => "umod",
        _ => return None,
    };
    Some(format!("__{kind}{size}3"))
}
