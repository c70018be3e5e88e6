//! Known bits: which bits of a value are the same whatever its operands are.
//!
//! ```text
//! t2: i32 = zero_extend t1: i8        bits 8 to 31 are 0
//! t3: i32 = shl t2, 4                 bits 0 to 3 and 12 to 31 are 0
//! t4: i32 = or t3, 1                  bit 0 is 1, and so on
//! ```
//!
//! Computed when asked for, by a walk over operands of a bounded depth; integers of up to 64 bits.

use crate::dag::{Dag, Payload, Value, zero_extend};
use std::ops::RangeInclusive;
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

/// Operands of operands that are looked at.
const MAX_DEPTH: u32 = 6;

/// Bits that are 0, and bits that are 1. Those above the width of the value are in neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KnownBits {
    pub zeros: u64,
    pub ones: u64,
}

impl KnownBits {
    fn constant(number: u64, all: u64) -> KnownBits {
        KnownBits { zeros: !number & all, ones: number & all }
    }

    /// What holds of either.
    fn common(self, other: KnownBits) -> KnownBits {
        KnownBits { zeros: self.zeros & other.zeros, ones: self.ones & other.ones }
    }

    /// Zeros from the highest bit down.
    pub(crate) fn leading_zeros(self, bits: u32) -> u32 {
        (self.zeros << (64 - bits)).leading_ones()
    }
}

/// The bits of a number of so many bits.
pub fn all_bits(bits: u32) -> u64 {
    zero_extend(-1, bits)
}

fn all_below(bit: u32) -> u64 {
    if bit == 0 { 0 } else { all_bits(bit.min(64)) }
}

/// Zeros from some bit up.
fn zeros_from(bit: u32, all: u64) -> u64 {
    all & !all_below(bit)
}

/// What is known of a value. Nothing of one that is no integer of at most 64 bits.
pub fn known_bits(dag: &Dag, value: Value) -> KnownBits {
    known(dag, value, 0)
}

/// Whether bits of a value are followed: an integer of at most 64 bits.
pub(super) fn is_number(ty: ValueType) -> bool {
    ty.is_scalar_int() && (1..=64).contains(&ty.scalar_bits())
}

fn known(dag: &Dag, value: Value, depth: u32) -> KnownBits {
    let nothing = KnownBits::default();
    let ty = dag.type_of(value);
    if !is_number(ty) || depth > MAX_DEPTH || value.result != 0 {
        return nothing;
    }
    let (bits, op) = (ty.scalar_bits(), dag.op(value.node));
    let all = all_bits(bits);
    if op == NodeOp::CONSTANT {
        return dag.as_constant(value).map_or(nothing, |n| KnownBits::constant(n as u64, all));
    }
    let operands = dag.operands(value.node);
    let of = |v: Value| known(dag, v, depth + 1);
    match (op, operands) {
        (NodeOp::AND, &[a, b]) => {
            let (a, b) = (of(a), of(b));
            KnownBits { zeros: a.zeros | b.zeros, ones: a.ones & b.ones }
        }
        (NodeOp::OR, &[a, b]) => {
            let (a, b) = (of(a), of(b));
            KnownBits { zeros: a.zeros & b.zeros, ones: a.ones | b.ones }
        }
        (NodeOp::XOR, &[a, b]) => {
            let (a, b) = (of(a), of(b));
            KnownBits {
                zeros: a.zeros & b.zeros | a.ones & b.ones,
                ones: a.zeros & b.ones | a.ones & b.zeros,
            }
        }
        (NodeOp::SHL | NodeOp::SRL | NodeOp::SRA, &[a, amount]) => {
            match dag.as_constant(amount).map(u32::try_from) {
                Some(Ok(by)) if by < bits => shifted(op, of(a), by, bits),
                Some(_) => nothing,
                None => {
                    let most = !of(amount).zeros & all_bits(dag.type_of(amount).scalar_bits().clamp(1, 64));
                    shifted_by_some(op, of(a), of(amount).ones..=most, bits)
                }
            }
        }
        (NodeOp::ADD | NodeOp::SUB, &[a, b]) => sum(op, of(a), of(b), bits),
        (NodeOp::MUL, &[a, b]) => {
            let (a, b) = (of(a), of(b));
            let low = (a.zeros.trailing_ones() + b.zeros.trailing_ones()).min(bits);
            let width = 2 * bits - a.leading_zeros(bits) - b.leading_zeros(bits);
            KnownBits { zeros: all_below(low) & all | zeros_from(width, all), ones: 0 }
        }
        (NodeOp::UDIV | NodeOp::UREM, &[a, b]) => {
            let a = of(a).leading_zeros(bits);
            // A remainder is below the divisor as well.
            let b = if op == NodeOp::UREM { of(b).leading_zeros(bits) } else { 0 };
            KnownBits { zeros: zeros_from(bits - a.max(b), all), ones: 0 }
        }
        (NodeOp::SELECT, &[_, a, b]) => of(a).common(of(b)),
        (NodeOp::UMIN | NodeOp::UMAX | NodeOp::SMIN | NodeOp::SMAX, &[a, b]) => of(a).common(of(b)),
        (NodeOp::ZERO_EXTEND, &[a]) if is_number(dag.type_of(a)) => {
            let inner = of(a);
            let own = all_bits(dag.type_of(a).scalar_bits());
            KnownBits { zeros: inner.zeros | all & !own, ones: inner.ones }
        }
        (NodeOp::SIGN_EXTEND_INREG, &[a, from]) => match dag.payload(from.node) {
            Payload::Type(from) if (1..=64).contains(&from.scalar_bits()) => {
                let (inner, own) = (of(a), all_bits(from.scalar_bits()));
                let low = KnownBits { zeros: inner.zeros & own, ones: inner.ones & own };
                sign_extended(low, from.scalar_bits(), all)
            }
            _ => nothing,
        },
        (NodeOp::ANY_EXTEND, &[a]) if is_number(dag.type_of(a)) => of(a),
        (NodeOp::SIGN_EXTEND, &[a]) if is_number(dag.type_of(a)) => {
            sign_extended(of(a), dag.type_of(a).scalar_bits(), all)
        }
        (NodeOp::TRUNCATE, &[a]) if is_number(dag.type_of(a)) => {
            let inner = of(a);
            KnownBits { zeros: inner.zeros & all, ones: inner.ones & all }
        }
        (NodeOp::ASSERT_ZEXT, &[a, from]) => match dag.payload(from.node) {
            Payload::Type(from) => {
                let inner = of(a);
                KnownBits { zeros: inner.zeros | all & !all_bits(from.scalar_bits().min(64)), ..inner }
            }
            _ => nothing,
        },
        (NodeOp::LOAD, _) => match dag.mem(value.node) {
            Some(mem) if mem.extension == Extension::Zero && is_number(mem.ty) => {
                KnownBits { zeros: all & !all_bits(mem.ty.scalar_bits()), ones: 0 }
            }
            _ => nothing,
        },
        (NodeOp::SETCC, _) => KnownBits { zeros: all & !1, ones: 0 },
        (
            NodeOp::CTPOP | NodeOp::CTLZ | NodeOp::CTTZ | NodeOp::CTLZ_ZERO_UNDEF | NodeOp::CTTZ_ZERO_UNDEF,
            _,
        ) => {
            // At most the number of bits.
            KnownBits { zeros: zeros_from(bits.ilog2() + 1, all), ones: 0 }
        }
        _ => nothing,
    }
}

fn shifted(op: NodeOp, a: KnownBits, by: u32, bits: u32) -> KnownBits {
    let all = all_bits(bits);
    match op {
        NodeOp::SHL => KnownBits { zeros: (a.zeros << by | all_below(by)) & all, ones: a.ones << by & all },
        NodeOp::SRL => KnownBits { zeros: a.zeros >> by | all & !(all >> by), ones: a.ones >> by },
        _ => {
            let sign = 1 << (bits - 1);
            let above = all & !(all >> by);
            KnownBits {
                zeros: a.zeros >> by | if a.zeros & sign != 0 { above } else { 0 },
                ones: a.ones >> by | if a.ones & sign != 0 { above } else { 0 },
            }
        }
    }
}

/// Of a shift by one of several amounts: zeros at both ends, the fewest that there can be. Of amounts that need not be below the
/// width nothing is known: the machine may take a part of them ([`super::shift_amounts`]).
fn shifted_by_some(op: NodeOp, a: KnownBits, amounts: RangeInclusive<u64>, bits: u32) -> KnownBits {
    let all = all_bits(bits);
    let (least, most) = match amounts.into_inner() {
        (least, most) if most < u64::from(bits) => (least as u32, most as u32),
        _ => (0, bits - 1),
    };
    let (above, below) = (a.leading_zeros(bits), a.zeros.trailing_ones().min(bits));
    let (above, below) = match op {
        NodeOp::SHL => (above.saturating_sub(most), (below + least).min(bits)),
        NodeOp::SRA if above == 0 => (0, below.saturating_sub(most)),
        _ => ((above + least).min(bits), below.saturating_sub(most)),
    };
    KnownBits { zeros: all_below(below) | zeros_from(bits - above, all), ones: 0 }
}

/// Of a sum or a difference: bits at which no carry that may or may not be there arrives, if those of the operands are known.
/// With the unknown bits once all zeros and once all ones the results differ where such a carry arrives (Vishwanathan et al.,
/// "Sound, Precise, and Fast Abstract Interpretation with Tristate Numbers", CGO 2022).
fn sum(op: NodeOp, a: KnownBits, b: KnownBits, bits: u32) -> KnownBits {
    let all = all_bits(bits);
    let unknown = |k: KnownBits| all & !(k.zeros | k.ones);
    let (a_unknown, b_unknown) = (unknown(a), unknown(b));
    let (least, carried) = if op == NodeOp::ADD {
        let least = a.ones.wrapping_add(b.ones);
        (least, least ^ least.wrapping_add(a_unknown).wrapping_add(b_unknown))
    } else {
        let least = a.ones.wrapping_sub(b.ones);
        (least, least.wrapping_add(a_unknown) ^ least.wrapping_sub(b_unknown))
    };
    let known = all & !(carried | a_unknown | b_unknown);
    KnownBits { zeros: known & !least, ones: known & least }
}

fn sign_extended(a: KnownBits, from: u32, all: u64) -> KnownBits {
    let (sign, above) = (1 << (from - 1), all & !all_bits(from));
    KnownBits {
        zeros: a.zeros | if a.zeros & sign != 0 { above } else { 0 },
        ones: a.ones | if a.ones & sign != 0 { above } else { 0 },
    }
}

/// Whether all bits of an integer from the highest of its lowest `bits` up are the same.
pub fn is_sign_extended(dag: &Dag, value: Value, bits: u32) -> bool {
    extended_from(dag, value, bits, 0)
}

fn extended_from(dag: &Dag, value: Value, bits: u32, depth: u32) -> bool {
    let ty = dag.type_of(value);
    if !is_number(ty) || value.result != 0 || depth > MAX_DEPTH {
        return false;
    }
    if bits >= ty.scalar_bits() {
        return true;
    }
    let of = |v: Value| extended_from(dag, v, bits, depth + 1);
    let named = |v: Value| matches!(dag.payload(v.node), Payload::Type(from) if from.scalar_bits() <= bits);
    let extended = match (dag.op(value.node), dag.operands(value.node)) {
        (NodeOp::SIGN_EXTEND_INREG | NodeOp::ASSERT_SEXT, &[_, from]) => named(from),
        (NodeOp::SIGN_EXTEND, &[inner]) => dag.type_of(inner).scalar_bits() <= bits || of(inner),
        (NodeOp::AND | NodeOp::OR | NodeOp::XOR, &[a, b]) => of(a) && of(b),
        (NodeOp::SELECT, &[_, a, b]) => of(a) && of(b),
        (NodeOp::SRA, &[a, amount]) => {
            let by = dag.as_constant(amount).filter(|by| (0..64).contains(by)).unwrap_or(0);
            ty.scalar_bits().saturating_sub(by as u32) <= bits || of(a)
        }
        (NodeOp::LOAD, _) => dag.mem(value.node).is_some_and(|mem| {
            mem.extension == Extension::Sign && is_number(mem.ty) && mem.ty.scalar_bits() <= bits
        }),
        _ => false,
    };
    let above = all_bits(ty.scalar_bits()) & !all_below(bits.saturating_sub(1));
    let known = known_bits(dag, value);
    extended || known.zeros & above == above || known.ones & above == above
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A value of which some bits are known, and numbers that it may be.
    fn masked(dag: &mut Dag, mask: i64) -> Value {
        let any = dag.register(mir::Reg::from_virtual_index(0), ValueType::I8);
        let mask = dag.constant(mask, ValueType::I8);
        dag.value(NodeOp::AND, ValueType::I8, &[any, mask])
    }

    #[test]
    fn sums_products_and_shifts_of_all_small_numbers_have_the_bits_that_are_known() {
        for (x_mask, y_mask) in [(0x0f, 0x30), (0x07, 0x07), (0x7c, 0x0c), (0xff, 0x01)] {
            for op in [
                NodeOp::ADD,
                NodeOp::SUB,
                NodeOp::MUL,
                NodeOp::OR,
                NodeOp::XOR,
                NodeOp::AND,
                NodeOp::SHL,
                NodeOp::SRL,
                NodeOp::SRA,
            ] {
                let mut dag = Dag::new();
                let (x, y) = (masked(&mut dag, x_mask), masked(&mut dag, y_mask));
                let both = dag.value(op, ValueType::I8, &[x, y]);
                let known = known_bits(&dag, both);
                for (a, b) in (0..256u64).flat_map(|a| (0..256u64).map(move |b| (a, b))) {
                    let (a, b) = (a & x_mask as u64, b & y_mask as u64);
                    // A shift by too much is anything.
                    let a = crate::dag::sign_extend(a as i64, 8);
                    let Some(result) = super::super::evaluate(op, a, b as i64, 8) else { continue };
                    let result = result as u64 & 0xff;
                    assert_eq!(result & known.zeros, 0, "{op:?} {a} {b}");
                    assert_eq!(result & known.ones, known.ones, "{op:?} {a} {b}");
                }
            }
        }
    }

    #[test]
    fn shifts_by_few_places_keep_zeros() {
        let mut dag = Dag::new();
        let (one, by) = (dag.constant(1, ValueType::I8), masked(&mut dag, 3));
        let up = dag.value(NodeOp::SHL, ValueType::I8, &[one, by]);
        assert_eq!(known_bits(&dag, up), KnownBits { zeros: 0xf0, ones: 0 });
        let eight = dag.constant(0x48, ValueType::I8);
        let down = dag.value(NodeOp::SRL, ValueType::I8, &[eight, by]);
        assert_eq!(known_bits(&dag, down), KnownBits { zeros: 0x80, ones: 0 });
        // A carry out of bits that may be ones ends at a zero.
        let (low, high) = (masked(&mut dag, 0x03), dag.constant(0x41, ValueType::I8));
        let sum = dag.value(NodeOp::ADD, ValueType::I8, &[low, high]);
        assert_eq!(known_bits(&dag, sum), KnownBits { zeros: 0xb8, ones: 0x40 });
    }

    #[test]
    fn signs_reach_up_through_operations_on_bits() {
        let mut dag = Dag::new();
        let any = dag.register(mir::Reg::from_virtual_index(0), ValueType::I64);
        let from = dag.type_leaf(ValueType::I32);
        let word = dag.value(NodeOp::SIGN_EXTEND_INREG, ValueType::I64, &[any, from]);
        let mask = dag.constant(-8, ValueType::I64);
        let masked = dag.value(NodeOp::AND, ValueType::I64, &[word, mask]);
        let sum = dag.value(NodeOp::ADD, ValueType::I64, &[word, mask]);
        assert!(is_sign_extended(&dag, word, 32) && is_sign_extended(&dag, masked, 32));
        assert!(!is_sign_extended(&dag, sum, 32) && !is_sign_extended(&dag, word, 31));
        assert!(is_sign_extended(&dag, mask, 4) && !is_sign_extended(&dag, mask, 3));
    }

    #[test]
    fn extensions_say_what_is_above() {
        let mut dag = Dag::new();
        let low = masked(&mut dag, 0x70);
        let wide = dag.value(NodeOp::ZERO_EXTEND, ValueType::I32, &[low]);
        assert_eq!(known_bits(&dag, wide).zeros, 0xffff_ff8f);
        let signed = dag.value(NodeOp::SIGN_EXTEND, ValueType::I32, &[low]);
        assert_eq!(known_bits(&dag, signed).zeros, 0xffff_ff8f);
        let by = dag.constant(3, ValueType::I32);
        let up = dag.value(NodeOp::SHL, ValueType::I32, &[wide, by]);
        assert_eq!(known_bits(&dag, up).zeros, 0xffff_fc7f);
    }
}
