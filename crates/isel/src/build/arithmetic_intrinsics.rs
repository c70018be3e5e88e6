//! Intrinsics on numbers that expand to several operations.

use super::lane_numbers::truth_of;
use super::{Builder, Scalars};
use crate::call::access;
use crate::dag::Value;
use crate::lowering::{Extend, Result, Unsupported};
use ir::attributes::AttrKind;
use ir::{Inst, Type};
use mir::MemOperand;
use smallvec::{SmallVec, smallvec};
use support::apint::APInt;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::{Kind, ValueType};

/// Unordered, or equal.
pub(super) const UNORDERED: CondCode = CondCode(8);
pub(super) const ORDERED_EQUAL: CondCode = CondCode(1);
pub(super) const ORDERED_LESS: CondCode = CondCode(4);
pub(super) const ORDERED_GREATER: CondCode = CondCode(2);

/// Bits of the fraction that are stored, the integer bit of x87 included.
pub(super) fn fraction_bits(ty: ValueType) -> u32 {
    match (ty, ty.kind()) {
        (_, Kind::BFloat) => 7,
        (_, Kind::X87) => 64,
        (ValueType::F16, _) => 10,
        (ValueType::F32, _) => 23,
        (ValueType::F64, _) => 52,
        _ => 112,
    }
}

// Classes of numbers, as `llvm.is.fpclass` numbers them.
const NAN: u32 = 1 | 2;
const MINUS_INFINITY: u32 = 1 << 2;
const MINUS_ZERO: u32 = 1 << 5;
const PLUS_ZERO: u32 = 1 << 6;
const PLUS_INFINITY: u32 = 1 << 9;
const ZERO: u32 = MINUS_ZERO | PLUS_ZERO;
const NORMAL: u32 = 1 << 3 | 1 << 8;
const SUBNORMAL: u32 = 1 << 4 | 1 << 7;
const FINITE: u32 = ZERO | NORMAL | SUBNORMAL;
const ALL_CLASSES: u32 = (1 << 10) - 1;

impl Builder<'_, '_> {
    /// `None` if the name is that of no such intrinsic.
    pub(super) fn number_intrinsic(
        &mut self,
        inst: Inst,
        name: &str,
        args: &[ir::Value],
    ) -> Result<Option<Scalars>> {
        let Some(stem) = name.strip_prefix("llvm.") else { return Ok(None) };
        let ty = self.result_type(inst);
        let is = |prefix: &str| stem.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('.'));
        let one = |value: Value| Ok(Some(Scalars::from_elem(value, 1)));
        if is("ptrmask") {
            let (pointer, mask) = (self.scalar(args[0])?, self.scalar(args[1])?);
            let ty = self.dag.type_of(pointer);
            let mask = self.resize(mask, ty);
            return one(self.dag.value(NodeOp::AND, ty, &[pointer, mask]));
        }
        if is("fptosi.sat") || is("fptoui.sat") {
            let value = self.scalar(args[0])?;
            let to = self.state.value_type(ty)?;
            return one(self.saturated(value, to, is("fptosi.sat")));
        }
        if is("sshl.sat") || is("ushl.sat") {
            let (value, amount) = (self.scalar(args[0])?, self.scalar(args[1])?);
            return one(self.saturated_shift(value, amount, is("sshl.sat")));
        }
        if is("minimum") || is("maximum") || is("minimumnum") || is("maximumnum") {
            let (a, b) = (self.scalar(args[0])?, self.scalar(args[1])?);
            let (is_min, is_number) = (stem.starts_with("min"), is("minimumnum") || is("maximumnum"));
            let op = match (is_min, is_number) {
                (true, true) => NodeOp::FMINIMUMNUM,
                (false, true) => NodeOp::FMAXIMUMNUM,
                (true, false) => NodeOp::FMINIMUM,
                (false, false) => NodeOp::FMAXIMUM,
            };
            let ty = self.dag.type_of(a);
            if self.state.legality.is_covered(op, ty) {
                return one(self.dag.value(op, ty, &[a, b]));
            }
            return one(self.extremum(a, b, is_min, is_number));
        }
        if is("is.fpclass") {
            let value = self.scalar(args[0])?;
            let classes = self.state.constant_int(args[1]).unwrap_or(0) as u32;
            return one(self.is_class(value, classes));
        }
        if is("canonicalize") {
            let value = self.scalar(args[0])?;
            let ty = self.dag.type_of(value);
            let one_bits = exponent_bias(ty) << fraction_bits(ty).min(63);
            let unit = self.bits(one_bits, ty);
            return one(self.dag.value(NodeOp::FMUL, ty, &[value, unit]));
        }
        if is("powi") {
            let (base, power) = (self.scalar(args[0])?, self.scalar(args[1])?);
            let narrow = self.dag.type_of(base);
            let base = self.of_library(base);
            let ty = self.dag.type_of(base);
            let name = match ty {
                ValueType::F32 => "__powisf2",
                ValueType::F64 => "__powidf2",
                ValueType::F128 => "__powitf2",
                _ => "__powixf2",
            };
            let power = self.signed_int(power);
            let result = self.library_value(name, &[(base, Extend::Any), (power, Extend::Sign)], ty)?;
            return one(self.as_narrow(result, narrow));
        }
        if is("ldexp") {
            let (value, power) = (self.scalar(args[0])?, self.scalar(args[1])?);
            let narrow = self.dag.type_of(value);
            let value = self.of_library(value);
            let ty = self.dag.type_of(value);
            let name =
                format!("ldexp{}", crate::legalize::types::mathematical_suffix(self.state.lowering, ty)?);
            let power = self.signed_int(power);
            let result = self.library_value(&name, &[(value, Extend::Any), (power, Extend::Sign)], ty)?;
            return one(self.as_narrow(result, narrow));
        }
        if is("frexp") || is("modf") || is("sincos") {
            return self.two_results(stem, inst, args).map(Some);
        }
        Ok(None)
    }

    /// As a number that the library knows: it has none of 16 bits.
    fn of_library(&mut self, value: Value) -> Value {
        match self.dag.type_of(value).bits() {
            16 => self.dag.value(NodeOp::FP_EXTEND, ValueType::F32, &[value]),
            _ => value,
        }
    }

    /// As a number of the type that [`Self::of_library`] was given.
    fn as_narrow(&mut self, value: Value, narrow: ValueType) -> Value {
        match narrow.bits() {
            16 => self.dag.value(NodeOp::FP_ROUND, narrow, &[value]),
            _ => value,
        }
    }

    /// As an `int` of C.
    fn signed_int(&mut self, value: Value) -> Value {
        let ty = self.dag.type_of(value);
        match ty.scalar_bits() {
            32 => value,
            0..=31 => self.dag.value(NodeOp::SIGN_EXTEND, ValueType::I32, &[value]),
            _ => self.dag.value(NodeOp::TRUNCATE, ValueType::I32, &[value]),
        }
    }

    /// Functions that return one result and store another.
    fn two_results(&mut self, stem: &str, inst: Inst, args: &[ir::Value]) -> Result<Scalars> {
        let value = self.scalar(args[0])?;
        let narrow = self.dag.type_of(value);
        let value = self.of_library(value);
        let float = self.dag.type_of(value);
        let suffix = crate::legalize::types::mathematical_suffix(self.state.lowering, float)?;
        let results = self.result_scalars(inst)?;
        let second = results.get(1).map_or(ValueType::I32, |(ty, _)| *ty);
        let stored = if stem.starts_with("frexp") { ValueType::I32 } else { float };
        let place = |this: &mut Self, ty: ValueType| {
            let index = this.dag.shared.temporary(ty.bits() / 8, (ty.bits() / 8).ilog2() as u8);
            this.frame_index(index)
        };
        let first_place = place(self, stored);
        let load = |this: &mut Self, address: Value, ty: ValueType| -> Value {
            let chain = this.ordered_chain();
            let load = this.dag.load(ty, chain, address, MemOperand { is_load: true, ..access(ty) });
            this.loads.push(Value::new(load, 1));
            load.into()
        };
        if stem.starts_with("sincos") {
            let other = place(self, float);
            self.library_effect(&format!("sincos{suffix}"), &[value, first_place, other], None)?;
            let (sine, cosine) = (load(self, first_place, float), load(self, other, float));
            return Ok([sine, cosine].map(|result| self.as_narrow(result, narrow)).into_iter().collect());
        }
        let name = if stem.starts_with("frexp") { "frexp" } else { "modf" };
        let result = self.library_effect(&format!("{name}{suffix}"), &[value, first_place], Some(float))?;
        let other = load(self, first_place, stored);
        let other = if second == stored {
            other
        } else if second == narrow {
            self.as_narrow(other, narrow)
        } else if second.scalar_bits() > stored.scalar_bits() {
            self.dag.value(NodeOp::SIGN_EXTEND, second, &[other])
        } else {
            self.dag.value(NodeOp::TRUNCATE, second, &[other])
        };
        let result: Vec<Value> = result.into_iter().map(|result| self.as_narrow(result, narrow)).collect();
        Ok(result.into_iter().chain([other]).collect())
    }

    /// A power of two, if the format has it.
    pub(super) fn power_of_two(&mut self, exponent: u32, ty: ValueType) -> Option<Value> {
        if ty.is_vector() {
            let one = self.power_of_two(exponent, ty.element())?;
            return Some(self.vector_of(ty, &vec![one; ty.lanes() as usize]));
        }
        let bias = exponent_bias(ty);
        if u64::from(exponent) > bias {
            return None;
        }
        let mut bits = APInt::from_u64(ty.bits() as u32, bias + u64::from(exponent));
        bits = bits.shl(fraction_bits(ty));
        if ty.kind() == Kind::X87 {
            bits.set_bit(63);
        }
        Some(self.float_of_bits(&bits, ty))
    }

    pub(super) fn infinity(&mut self, ty: ValueType) -> Value {
        if ty.is_vector() {
            let one = self.infinity(ty.element());
            return self.vector_of(ty, &vec![one; ty.lanes() as usize]);
        }
        let mut bits = APInt::from_u64(ty.bits() as u32, 2 * exponent_bias(ty) + 1).shl(fraction_bits(ty));
        if ty.kind() == Kind::X87 {
            bits.set_bit(63);
        }
        self.float_of_bits(&bits, ty)
    }

    pub(super) fn float_of_bits(&mut self, bits: &APInt, ty: ValueType) -> Value {
        if ty.bits() <= 64 {
            return self.bits(bits.low_u64(), ty);
        }
        self.wide_float(bits, ty)
    }

    /// A shift to the left, unless bits are lost: then the largest number of that sign.
    fn saturated_shift(&mut self, value: Value, amount: Value, signed: bool) -> Value {
        let ty = self.dag.type_of(value);
        let bits = ty.scalar_bits();
        let amount = self.shift_amount(amount);
        let shifted = self.dag.value(NodeOp::SHL, ty, &[value, amount]);
        let back = if signed { NodeOp::SRA } else { NodeOp::SRL };
        let back = self.dag.value(back, ty, &[shifted, amount]);
        let limit = if signed {
            let zero = self.dag.constant(0, ty);
            let negative = self.dag.setcc(ValueType::I1, value, zero, CondCode::LT);
            let low = self.dag.wide_constant(&APInt::signed_min(bits), ty);
            let high = self.dag.wide_constant(&APInt::signed_max(bits), ty);
            self.dag.value(NodeOp::SELECT, ty, &[negative, low, high])
        } else {
            self.dag.wide_constant(&APInt::all_ones(bits), ty)
        };
        let lost = self.dag.setcc(ValueType::I1, back, value, CondCode::NE);
        self.dag.value(NodeOp::SELECT, ty, &[lost, limit, shifted])
    }

    /// The smaller or larger; negative zero is below zero. A NaN is the result, or, with `is_number`, the other operand.
    pub(super) fn extremum(&mut self, a: Value, b: Value, is_min: bool, is_number: bool) -> Value {
        let ty = self.dag.type_of(a);
        let int = ValueType::int(ty.bits() as u32);
        let code = if is_min { ORDERED_LESS } else { ORDERED_GREATER };
        let first = self.dag.setcc(ValueType::I1, a, b, code);
        let chosen = self.dag.value(NodeOp::SELECT, ty, &[first, a, b]);
        // Equal numbers are the same but for the sign of zero: the signs are joined.
        let equal = self.dag.setcc(ValueType::I1, a, b, ORDERED_EQUAL);
        let (x, y) = (self.as_int(a), self.as_int(b));
        let op = if is_min { NodeOp::OR } else { NodeOp::AND };
        let joined = self.dag.value(op, int, &[x, y]);
        let joined = self.dag.value(NodeOp::BITCAST, ty, &[joined]);
        let result = self.dag.value(NodeOp::SELECT, ty, &[equal, joined, chosen]);
        let (nan_a, nan_b) =
            (self.dag.setcc(ValueType::I1, a, a, UNORDERED), self.dag.setcc(ValueType::I1, b, b, UNORDERED));
        let (if_a, if_b) = if is_number { (b, a) } else { (a, b) };
        let result = self.dag.value(NodeOp::SELECT, ty, &[nan_b, if_b, result]);
        self.dag.value(NodeOp::SELECT, ty, &[nan_a, if_a, result])
    }

    /// Whether a number is of one of the classes, a bit set: signalling and quiet NaN; negative infinity, normal,
    /// subnormal, zero; positive zero, subnormal, normal, infinity.
    ///
    /// Numbers of 80 bits say whether they are normal twice, and may contradict themselves. One that has an exponent and not
    /// the integer bit is a NaN, neither quiet nor signalling; one that has the integer bit and no exponent is a finite
    /// number, neither normal nor subnormal.
    fn is_class(&mut self, value: Value, classes: u32) -> Value {
        let (held, legality) = (self.pointer_type(), self.state.legality);
        let is_nan = [NAN, !NAN].iter().any(|&nan| classes == nan & ALL_CLASSES);
        if !is_nan && legality.has_conversion(NodeOp::IS_FPCLASS, held, self.dag.type_of(value)) {
            let classes = self.dag.target_constant((classes & ALL_CLASSES).into(), ValueType::I32);
            let found = self.dag.value(NodeOp::IS_FPCLASS, held, &[value, classes]);
            return self.dag.value(NodeOp::TRUNCATE, ValueType::I1, &[found]);
        }
        if let Some(found) = self.is_common_class(value, classes) {
            return found;
        }
        if let Some(other) = self.is_common_class(value, !classes & ALL_CLASSES) {
            let one = self.dag.constant(1, ValueType::I1);
            return self.dag.value(NodeOp::XOR, ValueType::I1, &[other, one]);
        }
        let ty = self.dag.type_of(value);
        let (width, fraction) = (ty.bits() as u32, fraction_bits(ty));
        let int = ValueType::int(width);
        let bits = self.as_int(value);
        let mut sign = APInt::zero(width);
        sign.set_bit(width - 1);
        let magnitude = self.dag.wide_constant(&sign.not(), int);
        let magnitude = self.dag.value(NodeOp::AND, int, &[bits, magnitude]);
        let zero = self.dag.constant(0, int);
        let is_negative = self.dag.setcc(ValueType::I1, bits, zero, CondCode::LT);
        let mut exponent = APInt::from_u64(width, 2 * exponent_bias(ty) + 1).shl(fraction);
        let mut smallest_normal = APInt::zero(width);
        smallest_normal.set_bit(fraction);
        let mut highest = fraction - 1;
        if ty.kind() == Kind::X87 {
            exponent.set_bit(highest);
            highest -= 1;
        }
        let mut quiet = exponent.clone();
        quiet.set_bit(highest);
        let constant = |this: &mut Self, n: &APInt| this.dag.wide_constant(n, int);
        let (infinity, quiet, normal) =
            (constant(self, &exponent), constant(self, &quiet), constant(self, &smallest_normal));
        let test = |this: &mut Self, a: Value, b: Value, code| this.dag.setcc(ValueType::I1, a, b, code);
        let is_quiet = test(self, magnitude, quiet, CondCode::UGE);
        let above = test(self, magnitude, infinity, CondCode::UGT);
        let is_infinite = test(self, magnitude, infinity, CondCode::EQ);
        let below_normal = test(self, magnitude, normal, CondCode::ULT);
        let below_infinity = test(self, magnitude, infinity, CondCode::ULT);
        let is_zero = test(self, magnitude, zero, CondCode::EQ);
        let i1 = ValueType::I1;
        let one = self.dag.constant(1, i1);
        let not = |this: &mut Self, a: Value| this.dag.value(NodeOp::XOR, i1, &[a, one]);
        let (not_quiet, not_zero, not_small) =
            (not(self, is_quiet), not(self, is_zero), not(self, below_normal));
        let and = |this: &mut Self, a: Value, b: Value| this.dag.value(NodeOp::AND, i1, &[a, b]);
        let signalling = and(self, above, not_quiet);
        let mut subnormal = and(self, below_normal, not_zero);
        let mut is_normal = and(self, not_small, below_infinity);
        let mut nans: SmallVec<[_; 3]> = smallvec![(signalling, 1), (is_quiet, 2)];
        let mut kinds: SmallVec<[_; 5]> = smallvec![(is_infinite, 1 << 2, 1 << 9), (is_zero, 1 << 5, 1 << 6)];
        if ty.kind() == Kind::X87 {
            let mut integer_bit = APInt::zero(width);
            integer_bit.set_bit(fraction - 1);
            let integer_bit = self.dag.wide_constant(&integer_bit, int);
            let found = self.dag.value(NodeOp::AND, int, &[magnitude, integer_bit]);
            let has_bit = self.dag.setcc(i1, found, zero, CondCode::NE);
            let has_no_bit = self.dag.setcc(i1, found, zero, CondCode::EQ);
            nans.push((and(self, not_small, has_no_bit), 1 | 2));
            kinds.push((and(self, below_normal, has_bit), 1 << 3 | 1 << 4, 1 << 7 | 1 << 8));
            subnormal = and(self, subnormal, has_no_bit);
            is_normal = and(self, is_normal, has_bit);
        }
        kinds.extend([(is_normal, 1 << 3, 1 << 8), (subnormal, 1 << 4, 1 << 7)]);
        let mut result = self.dag.constant(0, i1);
        let is_positive = self.dag.value(NodeOp::XOR, i1, &[is_negative, one]);
        for (kind, negative, positive) in kinds {
            let has_all = |of: u32| classes & of == of;
            let wanted = match (has_all(negative), has_all(positive)) {
                (true, true) => kind,
                (true, false) => self.dag.value(NodeOp::AND, i1, &[kind, is_negative]),
                (false, true) => self.dag.value(NodeOp::AND, i1, &[kind, is_positive]),
                (false, false) => continue,
            };
            result = self.dag.value(NodeOp::OR, i1, &[result, wanted]);
        }
        for (kind, bits) in nans {
            if classes & bits == bits {
                result = self.dag.value(NodeOp::OR, i1, &[result, kind]);
            }
        }
        result
    }

    /// Classes that one comparison tells, of the number or of its bits; not for numbers with an integer bit of their own.
    pub(super) fn is_common_class(&mut self, value: Value, classes: u32) -> Option<Value> {
        let whole = self.dag.type_of(value);
        let (ty, i1) = (whole.element(), truth_of(whole));
        if ty.kind() == Kind::X87 {
            return None;
        }
        if classes == NAN && self.state.legality.is_legal_type(ty) && !self.has_strict_numbers() {
            return Some(self.dag.setcc(i1, value, value, UNORDERED));
        }
        let (width, fraction) = (ty.bits() as u32, fraction_bits(ty));
        let int = ValueType::int(width);
        let int = if whole.is_vector() { int.vector(whole.lanes(), false).unwrap_or(int) } else { int };
        let one = APInt::from_u64(width, 1);
        let infinity = APInt::from_u64(width, 2 * exponent_bias(ty) + 1).shl(fraction);
        let normal = one.shl(fraction);
        let sign = one.shl(width - 1);
        if classes == ZERO | SUBNORMAL {
            // Those without an exponent.
            let (bits, zero) = (self.as_int(value), self.everywhere(0, int));
            let exponent = self.wide_everywhere(&infinity, int);
            let exponent = self.dag.value(NodeOp::AND, int, &[bits, exponent]);
            return Some(self.dag.setcc(i1, exponent, zero, CondCode::EQ));
        }
        // Of the bits without the sign, or of all: distance from the first number of the class, and what that is compared with.
        let (of_magnitude, first, code, limit) = match classes {
            NAN => (true, None, CondCode::UGT, infinity),
            FINITE => (true, None, CondCode::ULT, infinity),
            ZERO => (true, None, CondCode::EQ, APInt::zero(width)),
            NORMAL => (true, Some(normal.clone()), CondCode::ULT, infinity.sub(&normal)),
            SUBNORMAL => (true, Some(one.clone()), CondCode::ULT, normal.sub(&one)),
            MINUS_INFINITY => (false, None, CondCode::EQ, infinity.or(&sign)),
            PLUS_INFINITY => (false, None, CondCode::EQ, infinity),
            MINUS_ZERO => (false, None, CondCode::EQ, sign.clone()),
            PLUS_ZERO => (false, None, CondCode::EQ, APInt::zero(width)),
            _ if classes == PLUS_INFINITY | MINUS_INFINITY => (true, None, CondCode::EQ, infinity),
            _ => return None,
        };
        let mut bits = self.as_int(value);
        if of_magnitude {
            let magnitude = self.wide_everywhere(&sign.not(), int);
            bits = self.dag.value(NodeOp::AND, int, &[bits, magnitude]);
        }
        if let Some(first) = first {
            let first = self.wide_everywhere(&first.neg(), int);
            bits = self.dag.value(NodeOp::ADD, int, &[bits, first]);
        }
        let limit = self.wide_everywhere(&limit, int);
        Some(self.dag.setcc(i1, bits, limit, code))
    }

    /// A number of any width in all lanes, or a scalar.
    pub(super) fn wide_everywhere(&mut self, number: &APInt, ty: ValueType) -> Value {
        if !ty.is_vector() {
            return self.dag.wide_constant(number, ty);
        }
        let one = self.dag.wide_constant(number, ty.element());
        self.vector_of(ty, &vec![one; ty.lanes() as usize])
    }

    /// Whether the function looks at floating-point exceptions, which comparisons of numbers raise.
    fn has_strict_numbers(&self) -> bool {
        let env = self.state.scope.env;
        let header = env.globals[self.state.machine.global].as_function();
        header.is_none_or(|h| env.attributes.function_attr(h.attributes, AttrKind::StrictFP).is_some())
    }

    /// A mathematical function of a number of 16 bits is computed in `float`.
    pub(super) fn mathematical_call_of_half(
        &mut self,
        name: &str,
        args: &[ir::Value],
        ty: ValueType,
        ret: Type,
    ) -> Result<Scalars> {
        let mut wide = Vec::new();
        for &arg in args {
            let value = self.scalar(arg)?;
            if self.dag.type_of(value) != ty {
                return Err(Unsupported::new(format!("'{name}' of {ty}")));
            }
            wide.push((self.dag.value(NodeOp::FP_EXTEND, ValueType::F32, &[value]), Extend::Any));
        }
        let ret = self.state.value_type(ret)?;
        let wide_ret = if ret == ty { ValueType::F32 } else { ret };
        let result = self.library_value(&format!("{name}f"), &wide, wide_ret)?;
        let result = if ret == ty { self.dag.value(NodeOp::FP_ROUND, ty, &[result]) } else { result };
        Ok(Scalars::from_elem(result, 1))
    }
}

/// The exponent of one.
pub(super) fn exponent_bias(ty: ValueType) -> u64 {
    match (ty, ty.kind()) {
        (ValueType::F16, _) => 15,
        (ValueType::F32, _) | (_, Kind::BFloat) => 127,
        (ValueType::F64, _) => 1023,
        _ => 16383,
    }
}
