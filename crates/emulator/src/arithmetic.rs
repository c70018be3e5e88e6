//! What operations of the selection graph compute, on integers of at most 64 bits.

use tables::machine::CodeGenFacts;
use tables::nodes::NodeOp;
use tables::selection::CondCode;

/// The low bits of a number.
pub fn truncated(value: u64, bits: u64) -> u64 {
    if bits >= 64 { value } else { value & ((1 << bits) - 1) }
}

/// The number with this many bits, with its sign.
pub fn signed(value: u64, bits: u64) -> i64 {
    let unused = 64u32.saturating_sub(bits as u32).min(63);
    (value << unused) as i64 >> unused
}

/// Whether [`unary`], [`binary`] or the step that executes an instruction knows an operation.
pub fn is_computed(facts: &CodeGenFacts, op: NodeOp) -> bool {
    const OTHERS: &[NodeOp] = &[
        NodeOp::ENTRY_TOKEN,
        NodeOp::LOAD,
        NodeOp::STORE,
        NodeOp::BR,
        NodeOp::BRCOND,
        NodeOp::BR_CC,
        NodeOp::BRIND,
        NodeOp::TRAP,
        NodeOp::DEBUGTRAP,
        NodeOp::ATOMIC_FENCE,
        NodeOp::MEMBARRIER,
        NodeOp::PREFETCH,
        NodeOp::SETCC,
        NodeOp::SELECT,
        NodeOp::SELECT_CC,
        NodeOp::SIGN_EXTEND,
        NodeOp::ZERO_EXTEND,
        NodeOp::ANY_EXTEND,
        NodeOp::TRUNCATE,
        NodeOp::SIGN_EXTEND_INREG,
        NodeOp::SMUL_LOHI,
        NodeOp::UMUL_LOHI,
        NodeOp::SDIVREM,
        NodeOp::UDIVREM,
    ];
    let own = [
        facts.branch_if,
        facts.select_if,
        facts.branch_on_flags,
        facts.select_on_flags,
        facts.compare,
        facts.call,
        facts.tail_call,
        facts.ret,
        facts.symbol,
    ];
    (op != NodeOp::ENTRY_TOKEN && own.contains(&op))
        || OTHERS.contains(&op)
        || is_identity(op)
        || unary(op, 0, 8).is_some()
        || binary(op, 1, 1, 8).is_some()
}

/// Operations whose result is their operand.
pub fn is_identity(op: NodeOp) -> bool {
    matches!(op, NodeOp::FREEZE | NodeOp::ASSERT_SEXT | NodeOp::ASSERT_ZEXT | NodeOp::ASSERT_ALIGN)
}

/// The result of an operation on one number of so many bits; `None` if it is no such operation.
pub fn unary(op: NodeOp, a: u64, bits: u64) -> Option<u64> {
    let leading = a.leading_zeros() - (64 - bits.min(64) as u32);
    let value = match op {
        NodeOp::ABS => signed(a, bits).unsigned_abs(),
        NodeOp::BSWAP => a.swap_bytes() >> (64 - bits.clamp(8, 64)),
        NodeOp::BITREVERSE => a.reverse_bits() >> (64 - bits.clamp(1, 64)),
        NodeOp::CTLZ | NodeOp::CTLZ_ZERO_UNDEF => leading.into(),
        NodeOp::CTTZ | NodeOp::CTTZ_ZERO_UNDEF => u64::from(a.trailing_zeros()).min(bits),
        NodeOp::CTPOP => a.count_ones().into(),
        _ => return None,
    };
    Some(truncated(value, bits))
}

/// The result of an operation on two numbers of so many bits. `None` outside if it is no such operation, inside if the
/// operands have no result.
pub fn binary(op: NodeOp, a: u64, b: u64, bits: u64) -> Option<Option<u64>> {
    let (x, y) = (signed(a, bits), signed(b, bits));
    let amount = (b < bits).then_some(b as u32);
    let divisor = |ok: bool| (b != 0 && ok).then_some(());
    let fits = !(y == -1 && a == 1 << (bits.clamp(1, 64) - 1));
    let value = match op {
        NodeOp::ADD | NodeOp::PTRADD => Some(a.wrapping_add(b)),
        NodeOp::SUB => Some(a.wrapping_sub(b)),
        NodeOp::MUL => Some(a.wrapping_mul(b)),
        NodeOp::MULHS => Some(((i128::from(x) * i128::from(y)) >> bits) as u64),
        NodeOp::MULHU => Some(((u128::from(a) * u128::from(b)) >> bits) as u64),
        NodeOp::UDIV => divisor(true).map(|()| a / b),
        NodeOp::UREM => divisor(true).map(|()| a % b),
        NodeOp::SDIV => divisor(fits).map(|()| (x / y) as u64),
        NodeOp::SREM => divisor(fits).map(|()| (x % y) as u64),
        NodeOp::AND => Some(a & b),
        NodeOp::OR => Some(a | b),
        NodeOp::XOR => Some(a ^ b),
        NodeOp::SHL => amount.map(|n| a << n),
        NodeOp::SRL => amount.map(|n| a >> n),
        NodeOp::SRA => amount.map(|n| (x >> n) as u64),
        NodeOp::ROTL => Some(rotated(a, b % bits, bits)),
        NodeOp::ROTR => Some(rotated(a, (bits - b % bits) % bits, bits)),
        NodeOp::SMIN => Some(x.min(y) as u64),
        NodeOp::SMAX => Some(x.max(y) as u64),
        NodeOp::UMIN => Some(a.min(b)),
        NodeOp::UMAX => Some(a.max(b)),
        _ => return None,
    };
    Some(value.map(|value| truncated(value, bits)))
}

fn rotated(a: u64, amount: u64, bits: u64) -> u64 {
    if amount == 0 { a } else { a << amount | a >> (bits - amount) }
}

/// Whether a condition holds between two integers; `None` if it is one of floating-point numbers.
pub fn compare(code: CondCode, a: u64, b: u64, bits: u64) -> Option<bool> {
    let (x, y) = (signed(a, bits), signed(b, bits));
    Some(match code {
        CondCode::EQ => a == b,
        CondCode::NE => a != b,
        CondCode::LT => x < y,
        CondCode::LE => x <= y,
        CondCode::GT => x > y,
        CondCode::GE => x >= y,
        CondCode::ULT => a < b,
        CondCode::ULE => a <= b,
        CondCode::UGT => a > b,
        CondCode::UGE => a >= b,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_bits_of_their_type() {
        assert_eq!(binary(NodeOp::ADD, 0xffff, 2, 16), Some(Some(1)));
        assert_eq!(binary(NodeOp::SRA, 0x80, 1, 8), Some(Some(0xc0)));
        assert_eq!(binary(NodeOp::SHL, 1, 8, 8), Some(None), "such a shift has no result");
        assert_eq!(binary(NodeOp::SDIV, 0x80, 0xff, 8), Some(None), "nor does a quotient that does not fit");
        assert_eq!(binary(NodeOp::MULHS, 0xff, 0xff, 8), Some(Some(0)));
        assert_eq!(binary(NodeOp::ROTR, 0x01, 1, 8), Some(Some(0x80)));
        assert_eq!(binary(NodeOp::FADD, 0, 0, 32), None);
        assert_eq!(unary(NodeOp::CTLZ, 1, 16), Some(15));
        assert_eq!(unary(NodeOp::BSWAP, 0x1122, 16), Some(0x2211));
    }

    #[test]
    fn conditions_have_signs() {
        assert_eq!(compare(CondCode::LT, 0xff, 0, 8), Some(true));
        assert_eq!(compare(CondCode::ULT, 0xff, 0, 8), Some(false));
        assert_eq!(compare(CondCode::OEQ, 0, 0, 8), None);
    }
}
