//! Divisions of integers that are wider than those of the library, funnel shifts of them by amounts that must be divided,
//! switches over integers wider than a register, and conversions of such integers ([`wide_floats`]).
//!
//! A division becomes a loop with one turn for each bit, which shifts the dividend out of a number at its high end and the
//! quotient into it at its low end:
//!
//! ```text
//! again:
//!   %left = phi i32 [ 256, %head ], [ %left.1, %again ]
//!   %rem = phi i256 [ 0, %head ], [ %rem.1, %again ]
//!   %quo = phi i256 [ %x, %head ], [ %quo.1, %again ]
//!   …
//! ```
//!
//! Signed numbers are divided by their magnitudes; vectors lane by lane. A switch is made one over the number of the case, which
//! choices find.

use super::atomics::{become_cast, split};
use super::wide_floats;
use ir::builder::Builder;
use ir::inst::IntPredicate;
use ir::module::{Env, Scope};
use ir::{ConstKind, Function, Inst, InstFlags, InstView, Opcode, Type, Value, ValueKind};

/// Constants that are no wider have their value in one word.
const REGISTER_BITS: u32 = 64;

/// Expands all of them. O(instructions), and O(cases) for switches.
pub fn run(env: &mut Env, func: &mut Function, library_bits: u32) {
    let insts = func.blocks().flat_map(|b| func.block_insts(b));
    let is_wide = |&i: &Inst| is_expanded(func.opcode(i)) && is_wide(env, func, i, library_bits);
    let found: Vec<Inst> = insts.filter(is_wide).collect();
    let lanes: Vec<Inst> = found.into_iter().flat_map(|inst| by_lanes(env, func, inst)).collect();
    for inst in lanes {
        match func.opcode(inst) {
            Opcode::Switch => number_cases(env, func, inst),
            Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => divide(env, func, inst),
            Opcode::Call => funnel_shift(env, func, inst),
            _ => wide_floats::run(env, func, inst, library_bits),
        }
    }
}

fn is_wide(env: &Env, func: &Function, inst: Inst, library_bits: u32) -> bool {
    let is_fixed = |ty| env.types.vector_shape(ty).is_none_or(|(_, scalable)| !scalable);
    let wider = |ty: Type, bits: u32| {
        let own = env.types.int_bits(env.types.scalar(ty));
        own.is_some_and(|own| own > bits) && is_fixed(ty)
    };
    let operand_is_wider = |bits| {
        let value = func.operands(inst).first().copied();
        value.is_some_and(|value| wider(Scope::new(env, func).type_of(value), bits))
    };
    match func.opcode(inst) {
        Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem | Opcode::FPToSI | Opcode::FPToUI => {
            wider(func.inst(inst).ty, library_bits)
        }
        Opcode::SIToFP | Opcode::UIToFP => operand_is_wider(library_bits),
        Opcode::Switch => operand_is_wider(library_bits / 2),
        // What is no power of two is not masked out of an amount.
        Opcode::Call => {
            env.types.int_bits(func.inst(inst).ty).is_some_and(|bits| !bits.is_power_of_two())
                && funnel_amount(env, func, inst).is_some_and(|(_, amount)| {
                    wider(func.inst(inst).ty, if amount.is_constant() { REGISTER_BITS } else { library_bits })
                })
        }
        _ => false,
    }
}

/// Whether instructions of an opcode are expanded when their numbers are wide: few are, so this is asked first.
#[inline]
fn is_expanded(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::UDiv
            | Opcode::SDiv
            | Opcode::URem
            | Opcode::SRem
            | Opcode::FPToSI
            | Opcode::FPToUI
            | Opcode::SIToFP
            | Opcode::UIToFP
            | Opcode::Switch
            | Opcode::Call
    )
}

/// The instructions that do lane by lane what one does with vectors; the instruction itself if it is about scalars.
fn by_lanes(env: &mut Env, func: &mut Function, inst: Inst) -> Vec<Inst> {
    let (op, ty, location) = (func.opcode(inst), func.inst(inst).ty, func.debug_loc(inst));
    let Some((lanes, _)) = env.types.vector_shape(ty) else { return vec![inst] };
    let operands = func.operands(inst).to_vec();
    let element = env.types.scalar(ty);
    let index = Type::I64;
    let mut build = Builder::new(env, func);
    build.set_debug_loc(location);
    build.position_before(inst);
    let mut made = Vec::new();
    let mut whole = build.poison(ty);
    for lane in 0..u64::from(lanes) {
        let lane = build.int(index, lane);
        let parts: Vec<Value> = operands.iter().map(|&vector| build.extract_element(vector, lane)).collect();
        let part = match parts[..] {
            [x, y] => binary(&mut build, op, x, y),
            [x] => build.cast(op, x, element, InstFlags::NONE),
            _ => return vec![inst],
        };
        made.extend(part.as_inst());
        whole = build.insert_element(whole, part, lane);
    }
    become_cast(func, inst, Opcode::Freeze, whole);
    made
}

/// Whether a funnel shift that is called is one to the left, and its amount.
fn funnel_amount(env: &Env, func: &Function, inst: Inst) -> Option<(bool, Value)> {
    let InstView::Call { callee, args: &[_, _, amount], .. } = func.view(inst) else { return None };
    let ValueKind::Global(callee) = callee.kind() else { return None };
    let name = &env.globals[callee].name;
    let is_left = name.starts_with(b"llvm.fshl.");
    (is_left || name.starts_with(b"llvm.fshr.")).then_some((is_left, amount))
}

/// Shifts both parts by the remainder of the amount, and what it leaves of the width; one of the places goes on its own, because
/// nothing is shifted by the width.
fn funnel_shift(env: &mut Env, func: &mut Function, inst: Inst) {
    let (ty, location) = (func.inst(inst).ty, func.debug_loc(inst));
    let Some((is_left, amount)) = funnel_amount(env, func, inst) else { return };
    let InstView::Call { args: &[high, low, _], .. } = func.view(inst) else { return };
    let Some(bits) = env.types.int_bits(ty) else { return };
    if amount.is_constant() {
        shift_by_remainder(env, func, inst, amount, bits);
        return;
    }
    let mut build = Builder::new(env, func);
    build.set_debug_loc(location);
    build.position_before(inst);
    let (width, top, one) =
        (build.int(ty, bits.into()), build.int(ty, u64::from(bits) - 1), build.int(ty, 1));
    let amount = binary(&mut build, Opcode::URem, amount, width);
    let rest = binary(&mut build, Opcode::Sub, top, amount);
    let (of_high, of_low) = if is_left { (amount, rest) } else { (rest, amount) };
    let high = if is_left { high } else { binary(&mut build, Opcode::Shl, high, one) };
    let low = if is_left { binary(&mut build, Opcode::LShr, low, one) } else { low };
    let high = binary(&mut build, Opcode::Shl, high, of_high);
    let low = binary(&mut build, Opcode::LShr, low, of_low);
    let result = binary(&mut build, Opcode::Or, high, low);
    become_cast(func, inst, Opcode::Freeze, result);
    if let Some(remainder) = amount.as_inst() {
        divide(env, func, remainder);
    }
}

/// Makes a constant amount less than the width, so that selection knows it.
fn shift_by_remainder(env: &mut Env, func: &mut Function, inst: Inst, amount: Value, bits: u32) {
    let Some(ConstKind::WideInt(limbs)) = Scope::new(env, func).constant(amount).map(|data| &data.kind)
    else {
        return;
    };
    let remainder = limbs
        .iter()
        .rev()
        .fold(0, |high: u128, &limb| (high << u64::BITS | u128::from(limb)) % u128::from(bits));
    let ty = func.inst(inst).ty;
    let remainder = Builder::new(env, func).int(ty, remainder as u64);
    // The last one: what is shifted may be the same constant.
    if let Some(operand) = func.operands_mut(inst).iter_mut().rev().find(|operand| **operand == amount) {
        *operand = remainder;
    }
}

fn divide(env: &mut Env, func: &mut Function, inst: Inst) {
    let (op, ty, location) = (func.opcode(inst), func.inst(inst).ty, func.debug_loc(inst));
    let (&[x, y], Some(bits), Some(head)) =
        (func.operands(inst), env.types.int_bits(ty), func.block_of(inst))
    else {
        return;
    };
    let (again, rest) = split(func, head, inst);
    let count = env.types.int(32);
    let mut build = Builder::new(env, func);
    build.set_debug_loc(location);
    build.position_at_end(head);
    let is_signed = matches!(op, Opcode::SDiv | Opcode::SRem);
    let signs = is_signed.then(|| [x, y].map(|v| sign(&mut build, v, ty, bits)));
    let [dividend, divisor] = match signs {
        Some([of_x, of_y]) => [magnitude(&mut build, x, of_x), magnitude(&mut build, y, of_y)],
        None => [x, y],
    };
    let (turns, zero, one) = (build.int(count, bits.into()), build.int(ty, 0), build.int(ty, 1));
    build.br(again);
    build.position_at_end(again);
    let (left, remainder, quotient) = (build.phi(count), build.phi(ty), build.phi(ty));
    let top = build.int(ty, u64::from(bits) - 1);
    let bit = binary(&mut build, Opcode::LShr, quotient, top);
    let doubled = binary(&mut build, Opcode::Shl, remainder, one);
    let grown = binary(&mut build, Opcode::Or, doubled, bit);
    // A bit that is shifted out makes the remainder larger than any divisor.
    let lost = build.icmp(IntPredicate::Slt, remainder, zero);
    let reaches = build.icmp(IntPredicate::Uge, grown, divisor);
    let fits = binary(&mut build, Opcode::Or, lost, reaches);
    let reduced = binary(&mut build, Opcode::Sub, grown, divisor);
    let next_remainder = build.select(fits, reduced, grown);
    let shifted = binary(&mut build, Opcode::Shl, quotient, one);
    let digit = build.cast(Opcode::ZExt, fits, ty, InstFlags::NONE);
    let next_quotient = binary(&mut build, Opcode::Or, shifted, digit);
    let (once, none) = (build.int(count, 1), build.int(count, 0));
    let next_left = binary(&mut build, Opcode::Sub, left, once);
    let done = build.icmp(IntPredicate::Eq, next_left, none);
    build.cond_br(done, rest, again);
    for (phi, first, next) in
        [(left, turns, next_left), (remainder, zero, next_remainder), (quotient, dividend, next_quotient)]
    {
        build.add_incoming(phi, first, head);
        build.add_incoming(phi, next, again);
    }
    build.position_before(inst);
    let is_quotient = matches!(op, Opcode::UDiv | Opcode::SDiv);
    let result = if is_quotient { next_quotient } else { next_remainder };
    let result = match signs {
        // A remainder has the sign of the dividend.
        Some([of_x, of_y]) => {
            let sign = if is_quotient { binary(&mut build, Opcode::Xor, of_x, of_y) } else { of_x };
            magnitude(&mut build, result, sign)
        }
        None => result,
    };
    become_cast(func, inst, Opcode::Freeze, result);
}

pub(super) fn binary(build: &mut Builder<'_>, op: Opcode, a: Value, b: Value) -> Value {
    build.binary(op, a, b, InstFlags::NONE)
}

/// All ones for a negative number, else zero.
pub(super) fn sign(build: &mut Builder<'_>, value: Value, ty: Type, bits: u32) -> Value {
    let top = build.int(ty, u64::from(bits) - 1);
    binary(build, Opcode::AShr, value, top)
}

/// The number, negated where the sign says so.
pub(super) fn magnitude(build: &mut Builder<'_>, value: Value, sign: Value) -> Value {
    let flipped = binary(build, Opcode::Xor, value, sign);
    binary(build, Opcode::Sub, flipped, sign)
}

fn number_cases(env: &mut Env, func: &mut Function, inst: Inst) {
    let InstView::Switch { value, cases, .. } = func.view(inst) else { return };
    let constants: Vec<Value> = cases.iter().copied().step_by(2).collect();
    let index = env.types.int(32);
    let mut build = Builder::new(env, func);
    build.position_before(inst);
    let mut number = build.int(index, 0);
    let mut numbers = Vec::new();
    for (place, &constant) in constants.iter().enumerate() {
        let own = build.int(index, place as u64 + 1);
        let is_it = build.icmp(IntPredicate::Eq, value, constant);
        number = build.select(is_it, own, number);
        numbers.push(own);
    }
    let operands = func.operands_mut(inst);
    operands[0] = number;
    for (operand, own) in operands.iter_mut().skip(2).step_by(2).zip(numbers) {
        *operand = own;
    }
}
