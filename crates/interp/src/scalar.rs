//! Arithmetic on integers, element by element on vectors; casts.

use crate::float;
use crate::machine::{Machine, Step, trap};
use crate::value::Value;
use ir::inst::{FloatPredicate, IntPredicate};
use ir::{InstFlags, Opcode, Type, TypeData};
use support::apint::APInt;

/// Applies a scalar operation to each element of one or more equally shaped vectors, or to scalars.
pub(crate) fn each(operands: &[&Value], op: &mut dyn FnMut(&[&Value]) -> Step<Value>) -> Step<Value> {
    let len = operands.iter().find_map(|o| match o {
        Value::Aggregate(elements) => Some(elements.len()),
        _ => None,
    });
    let Some(len) = len else { return op(operands) };
    let mut results = Vec::with_capacity(len);
    for i in 0..len {
        let element = |o: &&Value| match o {
            Value::Aggregate(elements) => elements.get(i).cloned().unwrap_or(Value::Poison),
            other => (*other).clone(),
        };
        let elements: Vec<Value> = operands.iter().map(element).collect();
        let elements: Vec<&Value> = elements.iter().collect();
        results.push(op(&elements)?);
    }
    Ok(Value::aggregate(results))
}

impl Machine<'_, '_> {
    pub(crate) fn binary(
        &self,
        op: Opcode,
        ty: Type,
        lhs: &Value,
        rhs: &Value,
        flags: InstFlags,
    ) -> Step<Value> {
        let scalar = self.module.types.scalar(ty);
        each(&[lhs, rhs], &mut |operands| {
            let (Value::Bits(lhs), Value::Bits(rhs)) = (operands[0], operands[1]) else {
                // Division by poison may be division by zero.
                let divides = matches!(op, Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem);
                return if divides && operands[1].is_poison() {
                    trap("division by poison")
                } else {
                    Ok(Value::Poison)
                };
            };
            if op.is_float_binary() {
                return match float::binary(op, scalar, lhs, rhs) {
                    Some(bits) => Ok(Value::Bits(self.with_sign_of_new_nan(scalar, bits, &[lhs, rhs]))),
                    None => trap("arithmetic on this floating-point type is not supported"),
                };
            }
            integer(op, lhs, rhs, flags)
        })
    }

    /// Applies a function to numbers, element by element; poison in gives poison out. `made` is the type of a result.
    pub(crate) fn on_floats(
        &self,
        made: Type,
        args: &[Value],
        function: &dyn Fn(&[&APInt]) -> Option<APInt>,
    ) -> Step<Value> {
        let args: Vec<&Value> = args.iter().collect();
        each(&args, &mut |operands| {
            let bits: Option<Vec<&APInt>> = operands.iter().map(|o| o.as_bits()).collect();
            let Some(bits) = bits else { return Ok(Value::Poison) };
            match function(&bits) {
                Some(result) => Ok(Value::Bits(self.with_sign_of_new_nan(made, result, &bits))),
                None => trap("an operation on this floating-point type is not supported"),
            }
        })
    }

    /// A result, which may be a NaN that no operand was. IR leaves its sign open; it is that which the target's machine gives.
    pub(crate) fn with_sign_of_new_nan(&self, ty: Type, result: APInt, operands: &[&APInt]) -> APInt {
        // Conversions keep signs.
        let was_there = |operand: &&APInt| operand.width() != result.width() || float::is_nan(ty, operand);
        if !float::is_nan(ty, &result) || operands.iter().any(was_there) {
            return result;
        }
        let magnitude = float::absolute(&result);
        if self.new_nans_are_negative { float::negate(&magnitude) } else { magnitude }
    }

    pub(crate) fn compare_ints(&self, predicate: IntPredicate, lhs: &Value, rhs: &Value) -> Step<Value> {
        each(&[lhs, rhs], &mut |operands| {
            let (Value::Bits(a), Value::Bits(b)) = (operands[0], operands[1]) else {
                return Ok(Value::Poison);
            };
            Ok(Value::bool(match predicate {
                IntPredicate::Eq => a == b,
                IntPredicate::Ne => a != b,
                IntPredicate::Ugt => a.ugt(b),
                IntPredicate::Uge => a.uge(b),
                IntPredicate::Ult => a.ult(b),
                IntPredicate::Ule => a.ule(b),
                IntPredicate::Sgt => a.sgt(b),
                IntPredicate::Sge => a.sge(b),
                IntPredicate::Slt => a.slt(b),
                IntPredicate::Sle => a.sle(b),
            }))
        })
    }

    pub(crate) fn compare_floats(
        &self,
        predicate: FloatPredicate,
        ty: Type,
        lhs: &Value,
        rhs: &Value,
    ) -> Step<Value> {
        let scalar = self.module.types.scalar(ty);
        each(&[lhs, rhs], &mut |operands| {
            let (Value::Bits(a), Value::Bits(b)) = (operands[0], operands[1]) else {
                return Ok(Value::Poison);
            };
            match float::compare(scalar, a, b) {
                // The predicate's number is a mask over the possible outcomes.
                Some(outcome) => Ok(Value::bool(predicate as u8 & outcome != 0)),
                None => trap("comparison of this floating-point type is not supported"),
            }
        })
    }

    pub(crate) fn cast(
        &mut self,
        op: Opcode,
        from: Type,
        to: Type,
        operand: &Value,
        flags: InstFlags,
    ) -> Step<Value> {
        if op == Opcode::BitCast {
            return self.bit_cast(from, to, operand);
        }
        let types = &self.module.types;
        let (from, to) = (types.scalar(from), types.scalar(to));
        let Some(bits) = self.scalar_bits(to) else { return trap("a cast to this type") };
        let index_bits = match types.get(from) {
            TypeData::Ptr { addr_space } => self.module.data_layout.index_bits(*addr_space),
            _ => 64,
        };
        each(&[operand], &mut |operands| {
            let Value::Bits(value) = operands[0] else { return Ok(Value::Poison) };
            cast_scalar(op, from, to, bits, index_bits, value, flags)
        })
    }

    /// The same bits seen as another type: through memory, which is how it is defined.
    fn bit_cast(&mut self, from: Type, to: Type, operand: &Value) -> Step<Value> {
        if from == to || self.scalar_bits(from).is_some() && self.scalar_bits(to).is_some() {
            return Ok(operand.clone());
        }
        if operand.is_poison() {
            return Ok(Value::Poison);
        }
        let size = self.alloc_size(from)?.max(self.alloc_size(to)?);
        let place = self.memory.allocate(crate::memory::ObjectKind::Stack, size, 16)?;
        self.store(place, from, operand)?;
        let result = self.load(place, to);
        self.memory.release(place);
        result
    }
}

/// Integer operations; what a flag forbids is poison.
fn integer(op: Opcode, lhs: &APInt, rhs: &APInt, flags: InstFlags) -> Step<Value> {
    let (nuw, nsw) = (flags.contains(InstFlags::NUW), flags.contains(InstFlags::NSW));
    let wrapping = |result: APInt, unsigned: bool, signed: bool| {
        Ok(if nuw && unsigned || nsw && signed { Value::Poison } else { Value::Bits(result) })
    };
    let exact = |result: APInt, is_exact: bool| {
        let wanted = flags.contains(InstFlags::EXACT);
        Ok(if wanted && !is_exact { Value::Poison } else { Value::Bits(result) })
    };
    let divided = |result: Option<APInt>| match result {
        Some(result) => Ok(Value::Bits(result)),
        None => trap("division by zero"),
    };
    let amount = || rhs.to_u64().filter(|&n| n < u64::from(lhs.width())).map(|n| n as u32);
    match op {
        Opcode::Add => wrapping(lhs.add(rhs), lhs.uadd_overflow(rhs).1, lhs.sadd_overflow(rhs).1),
        Opcode::Sub => wrapping(lhs.sub(rhs), lhs.usub_overflow(rhs).1, lhs.ssub_overflow(rhs).1),
        Opcode::Mul => {
            let unsigned = nuw && lhs.umul_overflow(rhs).1;
            let signed = nsw && lhs.smul_overflow(rhs).1;
            wrapping(lhs.mul(rhs), unsigned, signed)
        }
        Opcode::UDiv => match lhs.udivrem(rhs) {
            Some((quotient, remainder)) => exact(quotient, remainder.is_zero()),
            None => trap("division by zero"),
        },
        Opcode::SDiv => match lhs.sdivrem(rhs) {
            Some(_) if lhs.is_signed_min() && rhs.is_all_ones() => trap("overflow in a signed division"),
            Some((quotient, remainder)) => exact(quotient, remainder.is_zero()),
            None => trap("division by zero"),
        },
        Opcode::URem => divided(lhs.urem(rhs)),
        Opcode::SRem if lhs.is_signed_min() && rhs.is_all_ones() && lhs.width() > 1 => {
            trap("overflow in a signed remainder")
        }
        Opcode::SRem => divided(lhs.srem(rhs)),
        Opcode::Shl => match amount() {
            Some(n) => wrapping(lhs.shl(n), lhs.ushl_overflow(n).1, lhs.sshl_overflow(n).1),
            None => Ok(Value::Poison),
        },
        Opcode::LShr | Opcode::AShr => match amount() {
            Some(n) => {
                let result = if op == Opcode::LShr { lhs.lshr(n) } else { lhs.ashr(n) };
                exact(result, n == 0 || lhs.trailing_zeros() >= n)
            }
            None => Ok(Value::Poison),
        },
        Opcode::And => Ok(Value::Bits(lhs.and(rhs))),
        Opcode::Or if flags.contains(InstFlags::DISJOINT) && lhs.intersects(rhs) => Ok(Value::Poison),
        Opcode::Or => Ok(Value::Bits(lhs.or(rhs))),
        Opcode::Xor => Ok(Value::Bits(lhs.xor(rhs))),
        _ => trap("not an integer operation"),
    }
}

fn cast_scalar(
    op: Opcode,
    from: Type,
    to: Type,
    bits: u32,
    index_bits: u32,
    value: &APInt,
    flags: InstFlags,
) -> Step<Value> {
    let float = |result: Option<APInt>| match result {
        Some(bits) => Ok(Value::Bits(bits)),
        None => trap("a conversion of this floating-point type is not supported"),
    };
    match op {
        Opcode::Trunc => {
            let lost_unsigned = flags.contains(InstFlags::NUW) && !value.fits_unsigned(bits);
            let lost_signed = flags.contains(InstFlags::NSW) && !value.fits_signed(bits);
            Ok(if lost_unsigned || lost_signed { Value::Poison } else { Value::Bits(value.trunc(bits)) })
        }
        Opcode::ZExt if flags.contains(InstFlags::NNEG) && value.is_negative() => Ok(Value::Poison),
        Opcode::UIToFP if flags.contains(InstFlags::NNEG) && value.is_negative() => Ok(Value::Poison),
        Opcode::ZExt => Ok(Value::Bits(value.zext(bits))),
        Opcode::SExt => Ok(Value::Bits(value.sext(bits))),
        Opcode::PtrToInt => Ok(Value::Bits(value.zext_or_trunc(bits))),
        Opcode::PtrToAddr => Ok(Value::Bits(value.zext_or_trunc(index_bits).zext_or_trunc(bits))),
        Opcode::IntToPtr => Ok(Value::Bits(value.zext_or_trunc(64))),
        Opcode::AddrSpaceCast => Ok(Value::Bits(value.clone())),
        Opcode::FPTrunc | Opcode::FPExt => float(float::convert(from, to, value)),
        Opcode::UIToFP => float(float::from_int(to, value, false)),
        Opcode::SIToFP => float(float::from_int(to, value, true)),
        Opcode::FPToUI | Opcode::FPToSI => match float::to_int(from, value, bits, op == Opcode::FPToSI) {
            Some(Some(result)) => Ok(Value::Bits(result)),
            // Out of range.
            Some(None) => Ok(Value::Poison),
            None => trap("a conversion of this floating-point type is not supported"),
        },
        _ => trap("not a conversion"),
    }
}
