//! Constant expressions and signed pointers.

use super::result::Reporter;
use super::sink::{Check, check};
use super::values::is_valid_bitcast;
use crate::constant::{ConstExpr, ConstKind, PtrAuth};
use crate::inst::Opcode;
use crate::module::Scope;
use crate::types::Type;
use crate::value::Value;
use support::hash::FxHashSet;

/// Verifies a constant and all that it is made of. Other globals are left alone.
pub(super) fn verify(r: &mut dyn Reporter, scope: Scope<'_>, value: Value) {
    let mut seen = FxHashSet::default();
    let mut stack = vec![value];
    while let Some(value) = stack.pop() {
        let Some(data) = scope.constant(value) else { continue };
        match &data.kind {
            ConstKind::Expr(expr) => {
                let _ = verify_expr(r, scope, value, expr, data.ty);
                stack.extend(expr.operands.iter().copied().filter(|&v| seen.insert(v)));
            }
            ConstKind::PtrAuth(auth) => {
                let _ = verify_ptr_auth(r, scope, auth, data.ty);
                let parts = [auth.pointer, auth.addr_discriminator, auth.deactivation_symbol];
                stack.extend(parts.into_iter().filter(|&v| seen.insert(v)));
            }
            ConstKind::Aggregate(elements) => {
                stack.extend(elements.iter().copied().filter(|&v| seen.insert(v)));
            }
            _ => {}
        }
    }
}

fn verify_expr(r: &mut dyn Reporter, scope: Scope<'_>, value: Value, expr: &ConstExpr, ty: Type) -> Check {
    if expr.opcode == Opcode::BitCast {
        let ok = match *expr.operands {
            [operand] => is_valid_bitcast(scope.env, scope.type_of(operand), ty),
            _ => false,
        };
        check!(r, ok, "Invalid bitcast", value);
    }
    Ok(())
}

fn verify_ptr_auth(r: &mut dyn Reporter, scope: Scope<'_>, auth: &PtrAuth, ty: Type) -> Check {
    let types = &scope.env.types;
    let pointer = scope.type_of(auth.pointer);
    check!(r, types.is_ptr(pointer), "signed ptrauth constant base pointer must have pointer type");
    check!(r, ty == pointer, "signed ptrauth constant must have same type as its base pointer");
    check!(
        r,
        scope.type_of(auth.key) == Type::I32,
        "signed ptrauth constant key must be i32 constant integer"
    );
    check!(
        r,
        types.is_ptr(scope.type_of(auth.addr_discriminator)),
        "signed ptrauth constant address discriminator must be a pointer"
    );
    check!(
        r,
        scope.type_of(auth.discriminator) == Type::I64,
        "signed ptrauth constant discriminator must be i64 constant integer"
    );
    check!(
        r,
        types.is_ptr(scope.type_of(auth.deactivation_symbol)),
        "signed ptrauth constant deactivation symbol must be a pointer"
    );
    Ok(())
}
