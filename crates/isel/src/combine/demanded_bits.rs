//! Demanded bits: what makes only bits that nobody looks at is left out.
//!
//! ```text
//! store (srl (and x, 0xffff), 8): i8          store (srl x, 8): i8
//! and (add x, 0xffffd8f0), 0xffffffff         and (add x, -10000), 0xffffffff
//! ```
//!
//! A store of a part of a number, a truncation, a mask, an extension from a lower bit, and a shift by a constant look at some
//! bits of their operand. Which bits of its own operands an operation needs for these is followed downwards to a bounded depth;
//! bits above a sum or a product do not reach down. An operation with several uses stays for the others: it can be stepped over,
//! not made anew. The constant of a sum or a product is extended with its sign from the highest bit that counts, where that is
//! the shorter number. O(2^[`MAX_DEPTH`]) for each of these.

use super::Combiner;
use super::known_bits::{all_bits, is_number, known_bits};
use crate::dag::{Payload, Value, sign_extend};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Operands of operands that are looked at.
const MAX_DEPTH: u32 = 4;

/// The bits of a number up to the highest of some.
fn up_to_highest(mask: u64) -> u64 {
    u64::MAX.checked_shr(mask.leading_zeros()).unwrap_or(0)
}

impl Combiner<'_> {
    /// A simpler value that has the same bits as another one where a mask has ones.
    pub(super) fn demanded(&mut self, value: Value, mask: u64) -> Option<Value> {
        self.machine.filter(|machine| !machine.one_by_one)?;
        self.with_bits(value, mask, MAX_DEPTH)
    }

    /// What a shift by a constant reads of its operand.
    pub(super) fn demanded_by_shift(
        &mut self,
        op: NodeOp,
        ty: ValueType,
        value: Value,
        by: Value,
    ) -> Option<Value> {
        let bits = ty.scalar_bits();
        let amount = u32::try_from(self.constant(by)?).ok().filter(|amount| (1..bits).contains(amount))?;
        let mask = match op {
            NodeOp::SHL => all_bits(bits) >> amount,
            _ => all_bits(bits) & !all_bits(amount),
        };
        let simpler = self.demanded(value, mask)?;
        Some(self.dag.value(op, ty, &[simpler, by]))
    }

    /// A store of what was just loaded from the same place, which changes nothing: the memory before.
    pub(super) fn stored_back(&self, mem: &mir::MemOperand, operands: &[Value]) -> Option<Value> {
        let &[chain, value, address] = operands else { return None };
        let from = self.dag.mem(value.node).filter(|_| self.dag.op(value.node) == NodeOp::LOAD)?;
        let &[before, place] = self.dag.operands(value.node) else { return None };
        let is_plain = |mem: &mir::MemOperand| !mem.is_volatile && mem.ordering == 0;
        let is_same = place == address && from.ty == mem.ty && from.addr_space == mem.addr_space;
        let is_next = |chain: Value| {
            let is_load = self.dag.op(chain.node) == NodeOp::LOAD;
            chain == before || (is_load && self.dag.operands(chain.node).first() == Some(&before))
        };
        // Nothing but loads in between.
        let is_next = match self.dag.op(chain.node) {
            NodeOp::TOKEN_FACTOR => self.dag.operands(chain.node).iter().all(|&chain| is_next(chain)),
            _ => is_next(chain),
        };
        (is_same && is_next && value.result == 0 && is_plain(from) && is_plain(mem)).then_some(chain)
    }

    /// A store of the low bits of a number.
    pub(super) fn store_part(&mut self, mem: mir::MemOperand, operands: &[Value]) -> Option<Value> {
        let &[chain, value, address] = operands else { return None };
        let (ty, stored) = (self.dag.type_of(value), mem.ty);
        if !is_number(ty) || !is_number(stored) || stored.scalar_bits() >= ty.scalar_bits() {
            return None;
        }
        let simpler = self.demanded(value, all_bits(stored.scalar_bits()))?;
        Some(self.dag.store(chain, simpler, address, mem))
    }

    fn with_bits(&mut self, value: Value, mask: u64, depth: u32) -> Option<Value> {
        let ty = self.dag.type_of(value);
        if depth == 0 || !is_number(ty) || value.result != 0 || self.constant(value).is_some() {
            return None;
        }
        let (op, all) = (self.dag.op(value.node), all_bits(ty.scalar_bits()));
        let mask = mask & all;
        match (op, self.dag.operands(value.node)) {
            (NodeOp::AND | NodeOp::OR | NodeOp::XOR, &[a, b]) => {
                self.bits_of_both(value, [a, b], mask, depth)
            }
            (NodeOp::ADD | NodeOp::SUB | NodeOp::MUL, &[a, b]) => self.low_result(value, [a, b], mask, depth),
            (NodeOp::SHL | NodeOp::SRL | NodeOp::SRA, &[a, by]) => {
                self.moved_bits(value, [a, by], mask, depth)
            }
            (NodeOp::SIGN_EXTEND_INREG, &[a, from]) => {
                let Payload::Type(from) = self.dag.payload(from.node) else { return None };
                let is_below = mask & !all_bits(from.scalar_bits().clamp(1, 64)) == 0;
                // Others compare it: two registers would be taken where one does.
                let is_wanted = is_below && self.has_one_use(value);
                is_wanted.then(|| self.with_bits(a, mask, depth - 1).unwrap_or(a))
            }
            (NodeOp::TRUNCATE, &[a]) => {
                let simpler = self.one_use_of(value)?.with_bits(a, mask, depth - 1)?;
                Some(self.dag.value(op, ty, &[simpler]))
            }
            (NodeOp::SELECT, &[cond, a, b]) => {
                let this = self.one_use_of(value)?;
                let both = [a, b].map(|v| this.with_bits(v, mask, depth - 1));
                let [a, b] = either([a, b], both)?;
                Some(self.dag.value(op, ty, &[cond, a, b]))
            }
            _ => None,
        }
    }

    fn one_use_of(&mut self, value: Value) -> Option<&mut Self> {
        self.has_one_use(value).then_some(self)
    }

    /// Of operations that work bit by bit.
    fn bits_of_both(&mut self, value: Value, [a, b]: [Value; 2], mask: u64, depth: u32) -> Option<Value> {
        let (op, ty) = (self.dag.op(value.node), self.dag.type_of(value));
        // Bits of the other operand that leave this one as it is, and those that decide without it.
        let neutral = |this: &Self, other: Value| {
            let known = known_bits(this.dag, other);
            if op == NodeOp::AND { known.ones } else { known.zeros }
        };
        for (kept, other) in [(a, b), (b, a)] {
            if mask & !neutral(self, other) == 0 {
                return Some(self.with_bits(kept, mask, depth - 1).unwrap_or(kept));
            }
        }
        let wanted = match self.constant(b) {
            Some(number) if op == NodeOp::AND => mask & number as u64,
            Some(number) if op == NodeOp::OR => mask & !number as u64,
            _ => mask,
        };
        let this = self.one_use_of(value)?;
        let both = [this.with_bits(a, wanted, depth - 1), this.with_bits(b, mask, depth - 1)];
        let operands = either([a, b], both)?;
        Some(self.dag.value(op, ty, &operands))
    }

    /// Of operations whose low bits depend on low bits only.
    fn low_result(&mut self, value: Value, [a, b]: [Value; 2], mask: u64, depth: u32) -> Option<Value> {
        let (op, ty) = (self.dag.op(value.node), self.dag.type_of(value));
        let low = up_to_highest(mask);
        let this = self.one_use_of(value).filter(|_| low != 0)?;
        let second = match this.constant(b) {
            Some(number) => this.short_number(number, low, ty),
            None => this.with_bits(b, low, depth - 1),
        };
        let both = [this.with_bits(a, low, depth - 1), second];
        let operands = either([a, b], both)?;
        // What is known of overflows holds no longer.
        Some(self.dag.value(op, ty, &operands))
    }

    /// A number with the same low bits that is nearer to zero.
    fn short_number(&mut self, number: i64, low: u64, ty: ValueType) -> Option<Value> {
        let number = sign_extend(number, ty.scalar_bits());
        let short = sign_extend(number, low.trailing_ones());
        (short.unsigned_abs() < number.unsigned_abs()).then(|| self.dag.constant(short, ty))
    }

    /// Of a shift by a constant.
    fn moved_bits(&mut self, value: Value, [a, by]: [Value; 2], mask: u64, depth: u32) -> Option<Value> {
        let (op, ty) = (self.dag.op(value.node), self.dag.type_of(value));
        let bits = ty.scalar_bits();
        let amount = u32::try_from(self.constant(by)?).ok().filter(|amount| (1..bits).contains(amount))?;
        let (all, sign) = (all_bits(bits), 1 << (bits - 1));
        let wanted = if op == NodeOp::SHL { mask >> amount } else { (mask << amount) & all };
        let comes_of_sign = op == NodeOp::SRA && mask & !(all >> amount) != 0;
        let wanted = if comes_of_sign { wanted | sign } else { wanted };
        // There and back again: bits that fell off in between are not wanted.
        let (is_back, kept) = match (self.dag.op(a.node), op) {
            (NodeOp::SRL | NodeOp::SRA, NodeOp::SHL) => (true, all & !all_bits(amount)),
            (inner, _) => (inner == NodeOp::SHL && op != NodeOp::SHL, all >> amount),
        };
        if let &[inner, first] = self.dag.operands(a.node)
            && is_back
            && self.constant(first) == Some(amount.into())
            && mask & !kept == 0
        {
            return Some(self.with_bits(inner, mask, depth - 1).unwrap_or(inner));
        }
        let simpler = self.one_use_of(value)?.with_bits(a, wanted, depth - 1)?;
        Some(self.dag.value(op, ty, &[simpler, by]))
    }
}

/// Operands of which at least one has become simpler.
fn either<const N: usize>(operands: [Value; N], simpler: [Option<Value>; N]) -> Option<[Value; N]> {
    let is_any = simpler.iter().any(Option::is_some);
    let mut operands = operands;
    for (operand, simpler) in operands.iter_mut().zip(simpler) {
        *operand = simpler.unwrap_or(*operand);
    }
    is_any.then_some(operands)
}
