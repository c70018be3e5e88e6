//! Bits of lanes by tables: `PSHUFB` looks up sixteen bytes at once, here by the lower and the upper half of each byte.
//!
//! ```text
//! ctpop byte          T[low] + T[high]                     sums of bytes are the legalizer's, or PSADBW
//! ctlz byte           Z[high] + (high is 0 ? Z[low] : 0)   wider lanes: of the upper half, and where it is zero, of the lower
//! bitreverse byte     R[low] << 4 | R[high]
//! ```
//!
//! And what takes all lanes at once: the least word (`PHMINPOSUW`).
//!
//! Manual: volume 2B, PHMINPOSUW, PSADBW, PSHUFB.

use super::Machine;
use super::vectors::{cast, vector};
use crate::names::node;
use isel::{Dag, Value};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// By four bits: how many are set, how many zeros lead, the same in the opposite order in the upper and the lower half of a byte.
const SET: [i64; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
const LEADING_ZEROS: [i64; 16] = [4, 3, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0];
const REVERSED: [i64; 16] = [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15];

impl Machine {
    /// Counts and orders of bits; `None` where generic rules do as well.
    pub(super) fn bits_of_lanes(&self, dag: &mut Dag, op: NodeOp, a: Value) -> Option<Value> {
        let ty = dag.type_of(a);
        if !self.has_ssse3 || !self.computes(ty) || !ty.is_int() {
            return None;
        }
        let is_bytes = ty.element() == ValueType::I8;
        match op {
            NodeOp::CTPOP if is_bytes => {
                let (low, high) = self.halves_of_bytes(dag, a);
                let (low, high) = (self.looked_up(dag, &SET, low), self.looked_up(dag, &SET, high));
                Some(dag.value(NodeOp::ADD, ty, &[low, high]))
            }
            NodeOp::BITREVERSE if is_bytes => {
                let (low, high) = self.halves_of_bytes(dag, a);
                let upper = REVERSED.map(|n| n << 4);
                let (low, high) = (self.looked_up(dag, &upper, low), self.looked_up(dag, &REVERSED, high));
                Some(dag.value(NodeOp::OR, ty, &[low, high]))
            }
            NodeOp::CTLZ | NodeOp::CTLZ_ZERO_UNDEF if ty.bits() < 512 => Some(self.leading_zeros(dag, a)),
            _ => None,
        }
    }

    fn splat(&self, dag: &mut Dag, ty: ValueType, number: i64) -> Value {
        let one = dag.constant(number, ty.element());
        dag.value(NodeOp::BUILD_VECTOR, ty, &vec![one; ty.lanes() as usize])
    }

    fn upper_half_of_bytes(&self, dag: &mut Dag, bytes: Value) -> Value {
        let ty = dag.type_of(bytes);
        let words = cast(dag, bytes, vector(ValueType::I16, ty.lanes() / 2));
        let moved = self.by_number(dag, node::VSRLI, &[words], 4);
        let (moved, mask) = (cast(dag, moved, ty), self.splat(dag, ty, 0x0f));
        dag.value(NodeOp::AND, ty, &[moved, mask])
    }

    fn halves_of_bytes(&self, dag: &mut Dag, bytes: Value) -> (Value, Value) {
        let ty = dag.type_of(bytes);
        let mask = self.splat(dag, ty, 0x0f);
        let low = dag.value(NodeOp::AND, ty, &[bytes, mask]);
        (low, self.upper_half_of_bytes(dag, bytes))
    }

    /// The bytes that a table has for numbers below sixteen, or for those with the highest bit zero.
    fn looked_up(&self, dag: &mut Dag, table: &[i64; 16], numbers: Value) -> Value {
        let ty = dag.type_of(numbers);
        let lanes: Vec<Value> =
            (0..ty.lanes() as usize).map(|i| dag.constant(table[i % 16], ValueType::I8)).collect();
        let table = dag.value(NodeOp::BUILD_VECTOR, ty, &lanes);
        dag.value(node::PSHUFB, ty, &[table, numbers])
    }

    fn leading_zeros(&self, dag: &mut Dag, a: Value) -> Value {
        let ty = dag.type_of(a);
        let bytes = vector(ValueType::I8, ty.bits() as u32 / 8);
        let value = cast(dag, a, bytes);
        // A number with a bit in its upper half gives something, or zero, which is masked.
        let low = self.looked_up(dag, &LEADING_ZEROS, value);
        let high = self.upper_half_of_bytes(dag, value);
        let zero = self.splat(dag, bytes, 0);
        let is_low = dag.value(node::PCMPEQ, bytes, &[high, zero]);
        let high = self.looked_up(dag, &LEADING_ZEROS, high);
        let low = dag.value(NodeOp::AND, bytes, &[is_low, low]);
        let mut found = dag.value(NodeOp::ADD, bytes, &[low, high]);
        let mut width = 8;
        while width < ty.scalar_bits() {
            let (own, twice) = (
                vector(ValueType::int(width), ty.bits() as u32 / width),
                vector(ValueType::int(2 * width), ty.bits() as u32 / (2 * width)),
            );
            let (value, zero) = (cast(dag, a, own), self.splat(dag, own, 0));
            let is_zero = dag.value(node::PCMPEQ, own, &[value, zero]);
            // Whether the upper half is zero, at the place of the lower one.
            let is_zero = cast(dag, is_zero, twice);
            let is_zero = self.by_number(dag, node::VSRLI, &[is_zero], width);
            let found_wide = cast(dag, found, twice);
            let low = dag.value(NodeOp::AND, twice, &[is_zero, found_wide]);
            let high = self.by_number(dag, node::VSRLI, &[found_wide], width);
            found = dag.value(NodeOp::ADD, twice, &[low, high]);
            width *= 2;
        }
        cast(dag, found, ty)
    }

    /// See [`isel::Lowering::sums_of_differences`].
    pub(super) fn differences_of_bytes(&self, dag: &mut Dag, a: Value, b: Value) -> Option<Value> {
        let ty = dag.type_of(a);
        if ty.element() != ValueType::I8 || !self.computes(ty) {
            return None;
        }
        Some(dag.value(node::PSADBW, vector(ValueType::I64, ty.lanes() / 8), &[a, b]))
    }

    /// See [`isel::Lowering::sums_of_products`].
    pub(super) fn products_of_words(&self, dag: &mut Dag, a: Value, b: Value) -> Option<Value> {
        let ty = dag.type_of(a);
        if ty.element() != ValueType::I16 || !self.computes(ty) {
            return None;
        }
        Some(dag.value(node::VPMADDWD, vector(ValueType::I32, ty.lanes() / 2), &[a, b]))
    }

    /// The least or greatest of all bytes or words, as the least of words: with bits inverted, or signs, or both.
    pub(super) fn extremum_of_all(&self, dag: &mut Dag, op: NodeOp, a: Value) -> Option<Value> {
        let ty = dag.type_of(a);
        let bits = ty.scalar_bits();
        if !self.has_sse41 || ty.bits() != 128 || !matches!(bits, 8 | 16) || !ty.is_int() {
            return None;
        }
        let turned = match op {
            NodeOp::VECREDUCE_UMIN => 0,
            NodeOp::VECREDUCE_UMAX => -1,
            NodeOp::VECREDUCE_SMIN => i64::MIN >> (64 - bits),
            NodeOp::VECREDUCE_SMAX => i64::MAX,
            _ => return None,
        };
        let turned = if turned == i64::MAX { (1i64 << (bits - 1)) - 1 } else { turned };
        let words = vector(ValueType::I16, 8);
        let mut value = a;
        if turned != 0 {
            let mask = self.splat(dag, ty, turned);
            value = dag.value(NodeOp::XOR, ty, &[value, mask]);
        }
        if bits == 8 {
            // The lesser of both bytes of a word, and zeros above it.
            let both = cast(dag, value, words);
            let upper = self.by_number(dag, node::VSRLI, &[both], 8);
            let upper = cast(dag, upper, ty);
            value = dag.value(NodeOp::UMIN, ty, &[value, upper]);
        }
        let value = cast(dag, value, words);
        let least = dag.value(node::PHMINPOS, words, &[value]);
        let quarters = cast(dag, least, vector(ValueType::I32, 4));
        let first = dag.constant(0, self.pointer());
        let mut found = dag.value(NodeOp::EXTRACT_VECTOR_ELT, ValueType::I32, &[quarters, first]);
        if turned != 0 {
            let mask = dag.constant(turned & 0xffff, ValueType::I32);
            found = dag.value(NodeOp::XOR, ValueType::I32, &[found, mask]);
        }
        Some(dag.value(NodeOp::TRUNCATE, ty.element(), &[found]))
    }
}
