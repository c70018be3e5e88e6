//! Floating-point numbers that have no registers.
//!
//! They are held as integers with their bits. Formats of 32 bits and more are computed by the runtime library. Those of 16
//! bits (`half`, `bfloat`) are computed in `float`, to which every operation that is rounded correctly may go and come back,
//! since it has more than twice their precision plus two bits; they are converted with integer instructions, or as `half` says.
//!
//! Sources: GCC Internals, "Routines for floating point emulation" (names and meanings of the library's functions); IEEE
//! 754-2019, section 3.4 (formats).

use super::{Legalizer, Limbs};
use crate::call::Argument;
use crate::dag::{Node, Payload, Value};
use crate::lowering::{Lowering, Result, Unsupported};
use crate::quads;
use smallvec::smallvec;
use support::apint::APInt;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::{Kind, ValueType};

/// Operations and the library's names for them; `{}` is the format.
const LIBRARY: &[(NodeOp, &str)] = &[
    (NodeOp::FADD, "__add{}3"),
    (NodeOp::FSUB, "__sub{}3"),
    (NodeOp::FMUL, "__mul{}3"),
    (NodeOp::FDIV, "__div{}3"),
];

/// Operations of the mathematical library, by their names for doubles.
const MATHEMATICAL: &[(NodeOp, &str)] = &[
    (NodeOp::FSQRT, "sqrt"),
    (NodeOp::FMA, "fma"),
    (NodeOp::FREM, "fmod"),
    (NodeOp::FMINNUM, "fmin"),
    (NodeOp::FMAXNUM, "fmax"),
    (NodeOp::FFLOOR, "floor"),
    (NodeOp::FCEIL, "ceil"),
    (NodeOp::FTRUNC, "trunc"),
    (NodeOp::FRINT, "rint"),
    (NodeOp::FNEARBYINT, "nearbyint"),
    (NodeOp::FROUND, "round"),
    (NodeOp::FROUNDEVEN, "roundeven"),
];

/// The name of a format in functions of the library.
pub(crate) fn format_name(ty: ValueType) -> Result<&'static str> {
    Ok(match (ty, ty.kind()) {
        (ValueType::F32, _) => "sf",
        (ValueType::F64, _) => "df",
        (ValueType::F128, _) => "tf",
        (_, Kind::X87) => "xf",
        _ => return Err(Unsupported::new(format!("values of type {ty}"))),
    })
}

/// The suffix of mathematical functions: the library's own for the format of `long double`, and the format's name for one
/// of 128 bits that is not.
pub(crate) fn mathematical_suffix(lowering: &dyn Lowering, ty: ValueType) -> Result<&'static str> {
    Ok(match format_name(ty)? {
        "sf" => "f",
        "df" => "",
        "tf" if lowering.facts().long_double != ValueType::F128 => "f128",
        _ => "l",
    })
}

/// The library's function for an operation on numbers of a format that has registers.
pub(crate) fn mathematical_function(lowering: &dyn Lowering, op: NodeOp, ty: ValueType) -> Option<String> {
    let (_, name) = MATHEMATICAL.iter().find(|(o, _)| *o == op)?;
    Some(format!("{name}{}", mathematical_suffix(lowering, ty).ok()?))
}

/// The library's function for arithmetic.
pub(crate) fn arithmetic_function(op: NodeOp, ty: ValueType) -> Option<String> {
    let (_, name) = LIBRARY.iter().find(|(o, _)| *o == op)?;
    Some(name.replace("{}", format_name(ty).ok()?))
}

/// The library's comparison for a condition, and how its result is compared with zero; what it gives for NaNs makes the
/// unordered cases come out right. Two conditions are two comparisons.
pub(crate) fn comparison_function(code: CondCode) -> Option<(&'static str, CondCode)> {
    Some(match code.name() {
        "setoeq" | "seteq" => ("eq", CondCode::EQ),
        "setune" | "setne" => ("ne", CondCode::NE),
        "setogt" | "setgt" => ("gt", CondCode::GT),
        "setoge" | "setge" => ("ge", CondCode::GE),
        "setolt" | "setlt" => ("lt", CondCode::LT),
        "setole" | "setle" => ("le", CondCode::LE),
        "setugt" => ("le", CondCode::GT),
        "setuge" => ("lt", CondCode::GE),
        "setult" => ("ge", CondCode::LT),
        "setule" => ("gt", CondCode::LE),
        "setuo" => ("unord", CondCode::NE),
        "seto" => ("unord", CondCode::EQ),
        _ => return None,
    })
}

fn is_half(ty: ValueType) -> bool {
    matches!(ty, ValueType::F16 | ValueType::BF16)
}

impl Legalizer<'_> {
    /// Handles operations on floating-point numbers of which one is of an illegal type; whether the node is one.
    pub(super) fn floating_point(&mut self, node: Node, operands: &[Value]) -> Result<bool> {
        let op = self.old.op(node);
        let to = self.old.types(node).first().copied().unwrap_or_default();
        let from = operands.first().map_or(to, |&v| self.old.type_of(v));
        let is_soft = |this: &Self, ty: ValueType| ty.is_float() && !this.legality.is_legal_type(ty);
        if !is_soft(self, to) && !is_soft(self, from) {
            return Ok(false);
        }
        let limbs = match op {
            NodeOp::CONSTANT_FP => {
                let Payload::Int(bits) = self.old.payload(node) else { return Err(self.unsupported(node)) };
                let shape = self.shape(to)?;
                let number = APInt::from_u64(64, bits as u64).zext_or_trunc(shape.bits.max(1));
                self.constant_limbs(&number, shape)
            }
            NodeOp::FNEG | NodeOp::FABS => {
                let limbs = self.limbs(operands[0])?;
                self.with_sign(limbs, to, op)
            }
            NodeOp::FCOPYSIGN => self.sign_copied(operands, to)?,
            NodeOp::FP_EXTEND | NodeOp::FP_ROUND => {
                let limbs = self.limbs(operands[0])?;
                self.converted(limbs, from, to)?
            }
            NodeOp::SETCC => {
                let Payload::Cond(code) = self.old.payload(operands[2].node) else {
                    return Err(self.unsupported(node));
                };
                let (a, b) = (self.limbs(operands[0])?, self.limbs(operands[1])?);
                let truth = self.float_comparison(a, b, from, code)?;
                let shape = self.shape(to)?;
                self.resized(smallvec![truth], shape.ty, 1, false)
            }
            _ if LIBRARY.iter().chain(MATHEMATICAL).any(|(o, _)| *o == op) => {
                let args: Vec<Limbs> = operands.iter().map(|&v| self.limbs(v)).collect::<Result<_>>()?;
                self.operation(op, args, to)?
            }
            _ => return Ok(false),
        };
        self.set(node, 0, &limbs);
        Ok(true)
    }

    /// The highest bit inverted, or cleared.
    fn with_sign(&mut self, mut limbs: Limbs, ty: ValueType, op: NodeOp) -> Limbs {
        if let Some(last) = limbs.last_mut() {
            let held = self.new.type_of(*last);
            let mut bit = APInt::zero(held.scalar_bits());
            bit.set_bit((ty.bits() as u32 - 1) % held.scalar_bits());
            let (op, bits) = if op == NodeOp::FNEG { (NodeOp::XOR, bit) } else { (NodeOp::AND, bit.not()) };
            let bits = self.new.wide_constant(&bits, held);
            *last = self.new.value(op, held, &[*last, bits]);
        }
        limbs
    }

    fn sign_copied(&mut self, operands: &[Value], to: ValueType) -> Result<Limbs> {
        let limbs = self.limbs(operands[0])?;
        let from = self.old.type_of(operands[1]);
        let sign = self.limbs(operands[1])?;
        if self.legality.is_legal_type(from) || self.legality.is_legal_type(to) {
            return Err(Unsupported::new(format!("a sign copied from {from} to {to}")));
        }
        let mut limbs = self.with_sign(limbs, to, NodeOp::FABS);
        if let (Some(last), Some(&source)) = (limbs.last_mut(), sign.last()) {
            let (held, own) = (self.new.type_of(*last), self.new.type_of(source));
            let place = |ty: ValueType, held: ValueType| (ty.bits() as u32 - 1) % held.scalar_bits();
            let (at, to_at) = (place(from, own), place(to, held));
            let amount = self.new.constant(at.into(), self.pointer);
            let bit = self.new.value(NodeOp::SRL, own, &[source, amount]);
            let one = self.new.constant(1, own);
            let bit = self.new.value(NodeOp::AND, own, &[bit, one]);
            let bit = crate::call::resize(self.new, bit, held);
            let amount = self.new.constant(to_at.into(), self.pointer);
            let bit = self.new.value(NodeOp::SHL, held, &[bit, amount]);
            *last = self.new.value(NodeOp::OR, held, &[*last, bit]);
        }
        Ok(limbs)
    }

    /// An operation on numbers of one format, in registers if it has any.
    fn operation(&mut self, op: NodeOp, args: Vec<Limbs>, ty: ValueType) -> Result<Limbs> {
        if self.legality.is_legal_type(ty) {
            let operands: Vec<Value> = args.iter().filter_map(|a| a.first().copied()).collect();
            return Ok(smallvec![self.new.value(op, ty, &operands)]);
        }
        if is_half(ty) {
            let mut wide = Vec::new();
            for arg in args {
                wide.push(self.converted(arg, ty, ValueType::F32)?);
            }
            let result = self.operation(op, wide, ValueType::F32)?;
            return self.converted(result, ValueType::F32, ty);
        }
        let name = match LIBRARY.iter().find(|(o, _)| *o == op) {
            Some((_, name)) => name.replace("{}", format_name(ty)?),
            None => {
                let name = MATHEMATICAL.iter().find(|(o, _)| *o == op).map_or("", |(_, n)| n);
                format!("{name}{}", mathematical_suffix(self.lowering, ty)?)
            }
        };
        self.called(&name, &args, ty, ty)
    }

    /// The result of a function of the library.
    fn called(&mut self, name: &str, args: &[Limbs], from: ValueType, to: ValueType) -> Result<Limbs> {
        let shape = self.shape(to)?;
        let args: Vec<Argument<'_>> = args.iter().map(|a| Argument { pieces: a, whole: from }).collect();
        let result = self.call_context().library_call(self.new, name, &args, (to, shape.ty, shape.count))?;
        Ok(result.into_iter().collect())
    }

    // Between formats.

    /// A number in another format.
    pub(super) fn converted(&mut self, limbs: Limbs, from: ValueType, to: ValueType) -> Result<Limbs> {
        if from == to {
            return Ok(limbs);
        }
        if is_half(from) && !self.legality.is_legal_type(from) {
            let (wide, ty) = self.without_half(limbs, from)?;
            return self.converted(wide, ty, to);
        }
        if is_half(to) && !self.legality.is_legal_type(to) {
            return self.rounded_to_half(limbs, from, to);
        }
        let extends = to.bits() > from.bits();
        if self.legality.is_legal_type(from) && self.legality.is_legal_type(to) {
            let op = if extends { NodeOp::FP_EXTEND } else { NodeOp::FP_ROUND };
            return Ok(smallvec![self.new.value(op, to, &[limbs[0]])]);
        }
        if from == ValueType::F16 {
            let single = self.converted(limbs, from, ValueType::F32)?;
            return self.converted(single, ValueType::F32, to);
        }
        let verb = if extends { "extend" } else { "trunc" };
        let to_name = if to == ValueType::F16 { "hf" } else { format_name(to)? };
        let name = format!("__{verb}{}{to_name}2", format_name(from)?);
        self.called(&name, &[limbs], from, to)
    }

    /// A number of 16 bits as one of 32; others as they are.
    pub(super) fn without_half(&mut self, limbs: Limbs, from: ValueType) -> Result<(Limbs, ValueType)> {
        if !is_half(from) || self.legality.is_legal_type(from) {
            return Ok((limbs, from));
        }
        if from == ValueType::F16
            && let Some(float) = self.float_of_half(limbs[0])?
        {
            return Ok((float, ValueType::F32));
        }
        let ty = self.working_type()?;
        let bits = self.in_working_type(limbs[0], ty);
        let low = self.constant(0xffff, ty);
        let bits = self.new.value(NodeOp::AND, ty, &[bits, low]);
        let wide = if from == ValueType::BF16 { self.shl(bits, 16) } else { self.half_bits_as_float(bits)? };
        Ok((self.float_from_bits(wide)?, ValueType::F32))
    }

    /// The type in which bits of a `float` are worked on.
    pub(super) fn working_type(&self) -> Result<ValueType> {
        self.legality.int_type_for(32).ok_or_else(|| Unsupported::new("numbers of 16 bits"))
    }

    pub(super) fn in_working_type(&mut self, bits: Value, ty: ValueType) -> Value {
        let own = self.new.type_of(bits);
        match own.scalar_bits().cmp(&ty.scalar_bits()) {
            std::cmp::Ordering::Less => self.new.value(NodeOp::ANY_EXTEND, ty, &[bits]),
            std::cmp::Ordering::Equal => bits,
            std::cmp::Ordering::Greater => self.new.value(NodeOp::TRUNCATE, ty, &[bits]),
        }
    }

    fn constant(&mut self, number: i64, ty: ValueType) -> Value {
        self.new.constant(number, ty)
    }

    fn binary(&mut self, op: NodeOp, a: Value, b: Value) -> Value {
        let ty = self.new.type_of(a);
        self.new.value(op, ty, &[a, b])
    }

    pub(super) fn with_number(&mut self, op: NodeOp, a: Value, number: i64) -> Value {
        let ty = self.new.type_of(a);
        let b = self.constant(number, ty);
        self.new.value(op, ty, &[a, b])
    }

    fn shl(&mut self, value: Value, by: u32) -> Value {
        let amount = self.new.constant(by.into(), self.pointer);
        self.binary(NodeOp::SHL, value, amount)
    }

    fn srl(&mut self, value: Value, by: u32) -> Value {
        let amount = self.new.constant(by.into(), self.pointer);
        self.binary(NodeOp::SRL, value, amount)
    }

    fn choose(&mut self, a: Value, code: CondCode, limit: i64, yes: Value, no: Value) -> Value {
        let ty = self.new.type_of(a);
        let limit = self.constant(limit, ty);
        let truth = self.truth();
        let cond = self.new.setcc(truth, a, limit, code);
        self.new.value(NodeOp::SELECT, ty, &[cond, yes, no])
    }

    /// A `float` with these bits, which are in the low half of a register.
    pub(super) fn float_from_bits(&mut self, bits: Value) -> Result<Limbs> {
        if !self.legality.is_legal_type(ValueType::F32) {
            return Ok(smallvec![bits]);
        }
        let ty = self.new.type_of(bits);
        if ty == ValueType::I32 {
            return Ok(smallvec![self.new.value(NodeOp::BITCAST, ValueType::F32, &[bits])]);
        }
        let float = self.lowering.bits_to_float(self.isa, self.new, bits, ValueType::F32);
        Ok(smallvec![float.ok_or_else(|| Unsupported::new("a float from its bits"))?])
    }

    /// The bits of a `float`, zero above.
    fn bits_from_float(&mut self, float: Value) -> Result<Value> {
        let ty = self.working_type()?;
        let own = self.new.type_of(float);
        let bits = if own != ValueType::F32 {
            self.in_working_type(float, ty)
        } else if ty == ValueType::I32 {
            self.new.value(NodeOp::BITCAST, ty, &[float])
        } else {
            let bits = self.lowering.float_to_bits(self.isa, self.new, float, ty);
            bits.ok_or_else(|| Unsupported::new("the bits of a float"))?
        };
        Ok(super::zero_extend_in(self.new, bits, 32))
    }

    /// Exponent and fraction move to their places in a `float`, and multiplication by 2^112 corrects the bias of the
    /// exponent, of subnormal numbers too; infinities and NaNs get the highest exponent.
    fn half_bits_as_float(&mut self, bits: Value) -> Result<Value> {
        let magnitude = self.with_number(NodeOp::AND, bits, 0x7fff);
        let sign = self.binary(NodeOp::XOR, bits, magnitude);
        let sign = self.shl(sign, 16);
        let moved = self.shl(magnitude, 13);
        let ty = self.new.type_of(bits);
        let (moved, scale) = (self.float_from_bits(moved)?, self.constant(0x7780_0000, ty));
        let scale = self.float_from_bits(scale)?;
        let product = self.operation(NodeOp::FMUL, vec![moved, scale], ValueType::F32)?;
        let product = self.bits_from_float(product[0])?;
        let special = self.with_number(NodeOp::OR, product, 0x7f80_0000);
        let value = self.choose(magnitude, CondCode::UGE, 0x7c00, special, product);
        Ok(self.binary(NodeOp::OR, value, sign))
    }

    /// Rounds to 16 bits, to nearest, ties to even.
    pub(super) fn rounded_to_half(&mut self, limbs: Limbs, from: ValueType, to: ValueType) -> Result<Limbs> {
        let shape = self.shape(to)?;
        if to == ValueType::F16
            && let Some(bits) = self.half_of_number(&limbs, from)?
        {
            return Ok(self.resized(smallvec![bits], shape.ty, 1, false));
        }
        let float = if from == ValueType::F32 { limbs } else { self.rounded_to_odd(limbs, from)? };
        let bits = self.bits_from_float(float[0])?;
        let rounded =
            if to == ValueType::BF16 { self.bits_as_bfloat(bits) } else { self.bits_as_half(bits)? };
        Ok(self.resized(smallvec![rounded], shape.ty, 1, false))
    }

    /// A wider number as a `float` whose lowest bit is set if anything was lost, so that it may be rounded again.
    fn rounded_to_odd(&mut self, limbs: Limbs, from: ValueType) -> Result<Limbs> {
        let near = self.converted(limbs.clone(), from, ValueType::F32)?;
        let back = self.converted(near.clone(), ValueType::F32, from)?;
        let bits = self.bits_from_float(near[0])?;
        let (size, own) = (self.magnitude(back, from), self.magnitude(limbs, from));
        let too_big = self.float_comparison(size.clone(), own.clone(), from, CondCode(2))?;
        let too_small = self.float_comparison(size, own, from, CondCode(4))?;
        let ty = self.new.type_of(bits);
        let (big, small) =
            (crate::call::resize(self.new, too_big, ty), crate::call::resize(self.new, too_small, ty));
        let truncated = self.binary(NodeOp::SUB, bits, big);
        let inexact = self.binary(NodeOp::OR, big, small);
        let odd = self.binary(NodeOp::OR, truncated, inexact);
        self.float_from_bits(odd)
    }

    /// The number without its sign.
    fn magnitude(&mut self, limbs: Limbs, ty: ValueType) -> Limbs {
        if self.legality.is_legal_type(ty) {
            return smallvec![self.new.value(NodeOp::FABS, ty, &[limbs[0]])];
        }
        self.with_sign(limbs, ty, NodeOp::FABS)
    }

    fn bits_as_bfloat(&mut self, bits: Value) -> Value {
        let odd = self.srl(bits, 16);
        let odd = self.with_number(NodeOp::AND, odd, 1);
        let rounded = self.with_number(NodeOp::ADD, bits, 0x7fff);
        let rounded = self.binary(NodeOp::ADD, rounded, odd);
        let rounded = self.srl(rounded, 16);
        // A NaN stays one, and is quiet.
        let quiet = self.srl(bits, 16);
        let quiet = self.with_number(NodeOp::OR, quiet, 0x40);
        let magnitude = self.with_number(NodeOp::AND, bits, 0x7fff_ffff);
        self.choose(magnitude, CondCode::UGT, 0x7f80_0000, quiet, rounded)
    }

    /// Three cases: numbers too large and NaNs; subnormal results, which an addition aligns and rounds; and the others,
    /// whose exponent is moved and whose fraction is rounded by an addition.
    fn bits_as_half(&mut self, bits: Value) -> Result<Value> {
        let ty = self.new.type_of(bits);
        let magnitude = self.with_number(NodeOp::AND, bits, 0x7fff_ffff);
        let sign = self.srl(bits, 16);
        let sign = self.with_number(NodeOp::AND, sign, 0x8000);

        let payload = self.srl(magnitude, 13);
        let payload = self.with_number(NodeOp::AND, payload, 0x3ff);
        let nan = self.with_number(NodeOp::OR, payload, 0x7e00);
        let infinity = self.constant(0x7c00, ty);
        let large = self.choose(magnitude, CondCode::UGT, 0x7f80_0000, nan, infinity);

        let half = self.constant(0x3f00_0000, ty);
        let half = self.float_from_bits(half)?;
        let number = self.float_from_bits(magnitude)?;
        let sum = self.operation(NodeOp::FADD, vec![number, half], ValueType::F32)?;
        let sum = self.bits_from_float(sum[0])?;
        let small = self.with_number(NodeOp::SUB, sum, 0x3f00_0000);

        let odd = self.srl(magnitude, 13);
        let odd = self.with_number(NodeOp::AND, odd, 1);
        // The exponent's bias shrinks from 127 to 15.
        let moved = self.with_number(NodeOp::ADD, magnitude, 0xfff - (112 << 23));
        let moved = self.binary(NodeOp::ADD, moved, odd);
        let normal = self.srl(moved, 13);

        let finite = self.choose(magnitude, CondCode::ULT, 113 << 23, small, normal);
        let value = self.choose(magnitude, CondCode::UGE, 143 << 23, large, finite);
        Ok(self.binary(NodeOp::OR, value, sign))
    }

    // Comparisons.

    /// A truth value.
    fn float_comparison(&mut self, a: Limbs, b: Limbs, ty: ValueType, code: CondCode) -> Result<Value> {
        let truth = self.truth();
        if self.legality.is_legal_type(ty) {
            return Ok(self.new.setcc(truth, a[0], b[0], code));
        }
        if is_half(ty) {
            let (a, b) = (self.converted(a, ty, ValueType::F32)?, self.converted(b, ty, ValueType::F32)?);
            return self.float_comparison(a, b, ValueType::F32, code);
        }
        if matches!(code.name(), "setueq" | "setone") {
            return self.equal_or_unordered(a, b, ty, code.name() == "setone");
        }
        let by_address = self.lowering.facts().quad_functions.as_ref().filter(|_| ty == ValueType::F128);
        let found = match by_address {
            Some(functions) => quads::comparison(code)
                .map(|(name, test, n)| (format!("{}{name}", functions.prefix), test, n)),
            None => {
                let format = format_name(ty)?;
                comparison_function(code).map(|(name, test)| (format!("__{name}{format}2"), test, 0))
            }
        };
        let (name, test, number) =
            found.ok_or_else(|| Unsupported::new(format!("the condition '{}' of {ty}", code.name())))?;
        let shape = self.shape(ValueType::I32)?;
        let args = [Argument { pieces: &a, whole: ty }, Argument { pieces: &b, whole: ty }];
        let result =
            self.call_context().library_call(self.new, &name, &args, (ValueType::I32, shape.ty, 1))?;
        let result = super::sign_extend_in(self.new, result[0], 32);
        let number = self.constant(number, shape.ty);
        Ok(self.new.setcc(truth, result, number, test))
    }

    fn equal_or_unordered(&mut self, a: Limbs, b: Limbs, ty: ValueType, inverted: bool) -> Result<Value> {
        let equal = self.float_comparison(a.clone(), b.clone(), ty, CondCode(1))?;
        let unordered = self.float_comparison(a, b, ty, CondCode(8))?;
        let either = self.binary(NodeOp::OR, equal, unordered);
        Ok(if inverted { self.with_number(NodeOp::XOR, either, 1) } else { either })
    }
}
