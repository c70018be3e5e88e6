//! Questions about values that verifiers of several parts ask.

use crate::constant::ConstKind;
use crate::inst::{Align, InstView, Opcode};
use crate::module::{Env, Scope};
use crate::types::Type;
use crate::value::{Value, ValueKind};
use support::apint::APInt;

/// The value of a constant integer.
pub(super) fn const_int(scope: Scope<'_>, value: Value) -> Option<APInt> {
    let data = scope.constant(value)?;
    let bits = scope.env.types.int_bits(data.ty)?;
    match &data.kind {
        ConstKind::Int(n) => Some(APInt::from_u64(bits, *n)),
        ConstKind::WideInt(limbs) => Some(APInt::from_words(bits, limbs)),
        _ => None,
    }
}

/// Looks through casts of pointers and indices of zero.
pub(super) fn strip_casts(scope: Scope<'_>, mut value: Value) -> Value {
    // Chains are short; a bound keeps cyclic ones of unreachable code finite.
    for _ in 0..64 {
        let zero = |v: &Value| const_int(scope, *v).is_some_and(|i| i.is_zero());
        let next = match value.kind() {
            ValueKind::Inst(inst) => match scope.func.map(|f| f.view(inst)) {
                Some(InstView::Cast { op: Opcode::BitCast | Opcode::AddrSpaceCast, operand }) => operand,
                Some(InstView::GetElementPtr { base, indices, .. }) if indices.iter().all(zero) => base,
                _ => return value,
            },
            _ => match scope.constant(value).map(|c| &c.kind) {
                Some(ConstKind::Expr(e)) => match (e.opcode, &*e.operands) {
                    (Opcode::BitCast | Opcode::AddrSpaceCast, [operand]) => *operand,
                    (Opcode::GetElementPtr, [base, indices @ ..]) if indices.iter().all(zero) => *base,
                    _ => return value,
                },
                _ => return value,
            },
        };
        value = next;
    }
    value
}

/// Whether an alignment is larger than can be written.
pub(super) fn is_huge(align: Align) -> bool {
    align.log2().is_some_and(|log2| log2 > Align::MAX_LOG2)
}

/// Whether a `bitcast` may go between the types: the same bits, and pointers only to pointers of their address space.
pub(super) fn is_valid_bitcast(env: &Env, from: Type, to: Type) -> bool {
    let types = &env.types;
    if from == to {
        return true;
    }
    let castable = |ty| {
        let scalar = types.scalar(ty);
        types.is_int(scalar) || types.is_float(scalar) || types.is_ptr(scalar) || ty == Type::X86_AMX
    };
    if !castable(from) || !castable(to) {
        return false;
    }
    match (types.addr_space(from), types.addr_space(to)) {
        (Some(a), Some(b)) => {
            // A vector of one pointer may become a pointer.
            let count = |ty| types.vector_shape(ty).unwrap_or((1, false));
            a == b && count(from) == count(to)
        }
        (None, None) => env.data_layout.size_bits(types, from) == env.data_layout.size_bits(types, to),
        _ => false,
    }
}
