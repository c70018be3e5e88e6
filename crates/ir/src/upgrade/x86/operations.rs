//! What one intrinsic computes, apart from its mask.

use super::Cx;
use super::fused::Fused;
use super::lanes::Lanes;
use crate::inst::{Align, InstFlags, IntPredicate, Opcode};
use crate::types::Type;
use crate::value::Value;

/// An operation on the arguments of an intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Op {
    /// Of two operands.
    Binary(Opcode),
    /// The same on the lowest elements; the others are the first operand's.
    BinaryLowest(Opcode),
    /// Of two operands, or with a rounding mode a target's intrinsic, whose name this begins and `ps.512` or `pd.512` ends.
    Float(Opcode, &'static str),
    /// The target's intrinsic of 512 bits, which always has a rounding mode.
    Extremum(&'static str),
    /// Of bits, whatever the elements are.
    Logic(Opcode),
    /// The complement of the first operand, and the second.
    AndNot,
    /// An intrinsic of LLVM.
    Generic(&'static str),
    /// The same with `false` behind.
    Flagged(&'static str),
    /// `llvm.sqrt`, or with a rounding mode the target's; of the lowest element only.
    Sqrt,
    SqrtLowest,
    /// The lower halves of elements of 64 bits, multiplied.
    Multiply {
        signed: bool,
    },
    /// As many of the lowest elements as the result has, as numbers of another kind or width.
    Convert(Opcode),
    /// The same, with a rounding mode.
    ConvertRounded(Opcode, &'static str),
    /// An operand, as the lowest element of the first one.
    ConvertLowest(Opcode),
    /// Half precision in integers.
    FromHalf,
    /// Intrinsics that the target has, by the width of the widest operand: 128, 256, 512. A rounding mode is passed on.
    Target([&'static str; 3]),
    /// The same, where what is multiplied has narrower elements today.
    Products([&'static str; 3]),
    /// The intrinsic of the same name, with operands after the first of these elements; with a result of `bfloat`; with
    /// numbers of elements last but one; on elements of 64 bits; with a constant of 8 bits.
    WithElements(Type),
    AsBrain,
    WithOrder,
    WithQuads,
    WithByte,
    /// A comparison of numbers whose mask and result were integers.
    CompareFloatsMasked,
    /// `VPERMT2`: numbers come first.
    PermuteTwo([&'static str; 3]),
    /// All elements by an amount, or each by its own.
    Shift(&'static str),
    Moved(Lanes),
    /// A number in every element; a number in memory.
    Splat,
    SplatLoaded,
    /// A narrower vector in memory, twice.
    RepeatLoaded,
    /// A comparison of integers by the number of its kind; of equal or greater.
    Compare {
        signed: bool,
    },
    CompareAs(IntPredicate),
    /// Signs as truth values; truth values as elements.
    Signs,
    FromSigns,
    /// Whether elements have common bits, or none.
    Test(IntPredicate),
    /// Comparisons and kinds of numbers, whose results are masks.
    CompareFloats,
    Classify,
    /// Of masks as integers of 16 bits: an operation; `~a & b`; `~a`; `~(a ^ b)`; whether the union is all ones or zero.
    MaskLogic(Opcode),
    MaskAndNot,
    MaskNot,
    MaskEqual,
    MaskTest {
        ones: bool,
    },
    /// The lower halves of two masks side by side.
    MaskUnpack,
    /// Two elements side by side, shifted.
    Funnel {
        right: bool,
    },
    Rotate {
        right: bool,
    },
    /// XOP: bits of the first or the second operand by those of the third; a comparison by a number or by its name.
    Choose,
    XopCompare {
        signed: bool,
        kind: Option<u8>,
    },
    /// The lowest element of the second operand, or of the third where the mask has a zero.
    MoveLowestMasked,
    Load {
        align: bool,
    },
    Store {
        align: bool,
    },
    StoreLowest,
    MaskedLoad {
        align: bool,
    },
    MaskedStore {
        align: bool,
    },
    Compress(&'static str),
    CompressStore,
    ExpandLoad,
    /// A sum or a difference with a carry, whose place in memory is the last argument.
    Carry(&'static str),
    Crc,
    Fused(Fused),
}

const NONE: InstFlags = InstFlags::NONE;

impl Cx<'_> {
    /// `rounding`: a mode other than the one that is set.
    pub(super) fn operation(
        &mut self,
        op: Op,
        args: &[Value],
        ty: Type,
        rounding: Option<u64>,
    ) -> Option<Value> {
        let takes_rounding = matches!(
            op,
            Op::Float(..)
                | Op::Extremum(_)
                | Op::Sqrt
                | Op::ConvertRounded(..)
                | Op::Target(_)
                | Op::Fused(_)
        );
        if rounding.is_some() && !takes_rounding {
            return None;
        }
        match (op, args) {
            (Op::Fused(fused), _) => self.fused(fused, args, ty),
            (Op::Moved(rule), _) => self.moved(rule, args, ty),
            (Op::Target(names), _) => self.by_width(names, args, ty, rounding),
            (Op::Products(names), &[a, b, c]) => {
                let elem = if names[0].contains("vpdpb") { 8 } else { 16 };
                let own = self.type_of(b);
                let narrow = self.integers(own, elem)?;
                let (b, c) = (self.bits_as(b, narrow), self.bits_as(c, narrow));
                self.by_width(names, &[a, b, c], ty, None)
            }
            (Op::WithElements(_) | Op::AsBrain | Op::WithOrder | Op::WithQuads | Op::WithByte, _) => {
                self.retyped(op, args, ty)
            }
            (Op::CompareFloatsMasked, &[a, b, kind, mask, ref rest @ ..]) => {
                let own = self.type_of(a);
                let (lanes, width) = (self.lanes(own)?, self.width(own)?);
                let truths = self.truths(mask, lanes)?;
                let result = self.vector(Type::I1, lanes);
                let format = if width == 32 { "ps" } else { "pd" };
                let args: Vec<Value> = [a, b, kind, truths].iter().chain(rest).copied().collect();
                let compared =
                    self.target(&format!("avx512.mask.cmp.{format}.{}", width * lanes), &args, result)?;
                self.as_bits(compared, None)
            }
            (Op::Generic(name), _) => self.generic(name, args),
            (Op::Flagged(name), _) => {
                let mut args = args.to_vec();
                args.push(self.b.int(Type::I1, 0));
                self.generic(name, &args)
            }
            (
                Op::Load { .. }
                | Op::Store { .. }
                | Op::StoreLowest
                | Op::MaskedLoad { .. }
                | Op::MaskedStore { .. },
                _,
            )
            | (
                Op::Compress(_) | Op::CompressStore | Op::ExpandLoad | Op::SplatLoaded | Op::RepeatLoaded,
                _,
            ) => self.memory(op, args, ty),
            (
                Op::Compare { .. }
                | Op::CompareAs(_)
                | Op::Signs
                | Op::Test(_)
                | Op::CompareFloats
                | Op::Classify,
                _,
            )
            | (Op::XopCompare { .. } | Op::FromSigns, _) => self.truth(op, args, ty),
            (
                Op::MaskLogic(_)
                | Op::MaskAndNot
                | Op::MaskNot
                | Op::MaskEqual
                | Op::MaskTest { .. }
                | Op::MaskUnpack,
                _,
            ) => self.masks(op, args, ty),
            (Op::MoveLowestMasked, &[a, b, other, mask]) => {
                let (yes, no) = (self.lowest_of(b), self.lowest_of(other));
                let one = self.selected(mask, yes, no)?;
                let zero = self.b.int(Type::I32, 0);
                Some(self.b.insert_element(a, one, zero))
            }
            (Op::Carry(name), &[carry, a, b, place]) => self.carry(name, [carry, a, b, place]),
            (_, &[a]) => self.of_one(op, a, ty, rounding),
            (_, &[a, b]) => self.of_two(op, a, b, ty, rounding),
            (_, &[a, b, c]) => self.of_three(op, a, b, c, ty),
            _ => None,
        }
    }

    /// A call of the intrinsic of this name, of the types that it has today.
    fn retyped(&mut self, op: Op, args: &[Value], ty: Type) -> Option<Value> {
        let mut args = args.to_vec();
        let mut result = ty;
        match op {
            Op::WithElements(elem) => {
                for arg in args.iter_mut().skip(1) {
                    let own = self.type_of(*arg);
                    let (bits, width) = (self.width(own)? * self.lanes(own)?, self.width(elem)?);
                    let narrow = self.vector(elem, bits / width);
                    *arg = self.bits_as(*arg, narrow);
                }
            }
            Op::AsBrain => {
                let lanes = self.lanes(ty)?;
                result = self.vector(Type::BFLOAT, lanes);
                if args.len() == 3 {
                    args[1] = self.bits_as(args[1], result);
                    args[2] = self.truths(args[2], 4)?;
                }
            }
            Op::WithOrder => {
                let order = args.get_mut(2)?;
                let own = self.type_of(*order);
                let width = self.width(own)?;
                let numbers = self.integers(own, width)?;
                *order = self.bits_as(*order, numbers);
            }
            Op::WithQuads => {
                for arg in &mut args {
                    let own = self.type_of(*arg);
                    let quads = self.integers(own, 64)?;
                    *arg = self.bits_as(*arg, quads);
                }
            }
            _ => {
                let constant = *args.last()?;
                let number = self.constant(constant)?;
                *args.last_mut()? = self.b.int(Type::I8, number);
            }
        }
        let name = self.name.clone();
        let value = self.target(&name, &args, result)?;
        Some(self.bits_as(value, ty))
    }

    fn of_one(&mut self, op: Op, a: Value, ty: Type, rounding: Option<u64>) -> Option<Value> {
        match op {
            Op::Sqrt => match rounding {
                None => self.generic("llvm.sqrt", &[a]),
                Some(_) => self.by_format("avx512.sqrt.", &[a], ty, rounding),
            },
            Op::SqrtLowest => self.with_lowest(a, |cx, one| cx.generic("llvm.sqrt", &[one])),
            Op::Convert(opcode) => {
                let low = self.lowest(a, ty)?;
                Some(self.b.cast(opcode, low, ty, NONE))
            }
            Op::ConvertRounded(opcode, name) => {
                let low = self.lowest(a, ty)?;
                let from = self.type_of(low);
                let Some(mode) = rounding else { return Some(self.b.cast(opcode, low, ty, NONE)) };
                let mode = self.b.int(Type::I32, mode);
                let suffix = |cx: &mut Self, ty: Type, letter: char| {
                    Some(format!("v{}{letter}{}", cx.lanes(ty)?, cx.width(ty)?))
                };
                let name = format!("{name}.{}.{}", suffix(self, ty, 'f')?, suffix(self, from, 'i')?);
                self.target(&name, &[low, mode], ty)
            }
            Op::FromHalf => {
                let low = self.lowest(a, ty)?;
                let lanes = self.lanes(ty)?;
                let halves = self.vector(Type::HALF, lanes);
                let low = self.bits_as(low, halves);
                Some(self.b.cast(Opcode::FPExt, low, ty, NONE))
            }
            Op::Splat => {
                let lanes = self.lanes(ty)?;
                self.splat_value(a, lanes)
            }
            _ => None,
        }
    }

    fn of_two(&mut self, op: Op, a: Value, b: Value, ty: Type, rounding: Option<u64>) -> Option<Value> {
        match op {
            Op::Binary(opcode) => Some(self.b.binary(opcode, a, b, NONE)),
            Op::BinaryLowest(opcode) => {
                let second = self.lowest_of(b);
                self.with_lowest(a, |cx, first| Some(cx.b.binary(opcode, first, second, NONE)))
            }
            Op::Float(opcode, name) => match rounding {
                None => Some(self.b.binary(opcode, a, b, NONE)),
                Some(_) => self.by_format(name, &[a, b], ty, rounding),
            },
            Op::Logic(_) | Op::AndNot => {
                let width = self.width(ty)?;
                let bits = self.integers(ty, width)?;
                let (a, b) = (self.bits_as(a, bits), self.bits_as(b, bits));
                let result = match op {
                    Op::Logic(opcode) => self.b.binary(opcode, a, b, NONE),
                    _ => {
                        let a = self.complement(a)?;
                        self.b.binary(Opcode::And, a, b, NONE)
                    }
                };
                Some(self.bits_as(result, ty))
            }
            Op::Multiply { signed } => {
                let (a, b) = (self.bits_as(a, ty), self.bits_as(b, ty));
                let half = |cx: &mut Self, value: Value| {
                    if !signed {
                        let low = cx.splat(ty, 0xffff_ffff)?;
                        return Some(cx.b.binary(Opcode::And, value, low, NONE));
                    }
                    let by = cx.splat(ty, 32)?;
                    let up = cx.b.binary(Opcode::Shl, value, by, NONE);
                    Some(cx.b.binary(Opcode::AShr, up, by, NONE))
                };
                let (a, b) = (half(self, a)?, half(self, b)?);
                Some(self.b.binary(Opcode::Mul, a, b, NONE))
            }
            Op::ConvertLowest(opcode) => {
                let own = self.type_of(b);
                let elem = self.types().scalar(ty);
                let number = if self.lanes(own).is_some() { self.lowest_of(b) } else { b };
                let number = self.b.cast(opcode, number, elem, NONE);
                let zero = self.b.int(Type::I32, 0);
                Some(self.b.insert_element(a, number, zero))
            }
            Op::Extremum(name) => {
                let mode = self.b.int(Type::I32, rounding.unwrap_or(4));
                self.target(name, &[a, b, mode], ty)
            }
            Op::Shift(name) => self.shifted(name, a, b, ty),
            Op::Rotate { right } => {
                let count = self.as_amount(b, ty)?;
                self.generic(if right { "llvm.fshr" } else { "llvm.fshl" }, &[a, a, count])
            }
            Op::Crc => {
                let (sum, byte) = (self.b.cast(Opcode::Trunc, a, Type::I32, NONE), b);
                let sum = self.target("sse42.crc32.32.8", &[sum, byte], Type::I32)?;
                Some(self.b.cast(Opcode::ZExt, sum, ty, NONE))
            }
            _ => None,
        }
    }

    fn of_three(&mut self, op: Op, a: Value, b: Value, c: Value, ty: Type) -> Option<Value> {
        match op {
            Op::PermuteTwo(names) => self.by_width(names, &[b, a, c], ty, None),
            Op::Funnel { right } => {
                let count = self.as_amount(c, ty)?;
                match right {
                    true => self.generic("llvm.fshr", &[b, a, count]),
                    false => self.generic("llvm.fshl", &[a, b, count]),
                }
            }
            Op::Choose => {
                let yes = self.b.binary(Opcode::And, a, c, NONE);
                let rest = self.complement(c)?;
                let no = self.b.binary(Opcode::And, b, rest, NONE);
                Some(self.b.binary(Opcode::Or, yes, no, NONE))
            }
            _ => None,
        }
    }

    /// An amount in every element: it may be one number of another width.
    fn as_amount(&mut self, amount: Value, ty: Type) -> Option<Value> {
        let own = self.type_of(amount);
        let (elem, lanes) = (self.types().scalar(ty), self.lanes(ty)?);
        if self.lanes(own).is_some() {
            return Some(amount);
        }
        if let Some(number) = self.constant(amount) {
            return self.splat(ty, number);
        }
        let (from, to) = (self.width(own)?, self.width(ty)?);
        let opcode = if from > to { Opcode::Trunc } else { Opcode::ZExt };
        let amount = if from == to { amount } else { self.b.cast(opcode, amount, elem, NONE) };
        self.splat_value(amount, lanes)
    }

    /// The target's intrinsic whose name ends with the format of the elements.
    fn by_format(&mut self, name: &str, args: &[Value], ty: Type, rounding: Option<u64>) -> Option<Value> {
        let format = if self.width(ty)? == 32 { "ps" } else { "pd" };
        let mut args = args.to_vec();
        args.push(self.b.int(Type::I32, rounding?));
        self.target(&format!("{name}{format}.512"), &args, ty)
    }

    /// The target's intrinsic for the width of the widest operand.
    fn by_width(
        &mut self,
        names: [&str; 3],
        args: &[Value],
        ty: Type,
        rounding: Option<u64>,
    ) -> Option<Value> {
        let mut widest = 0;
        for ty in args.iter().map(|&arg| self.type_of(arg)).chain([ty]).collect::<Vec<_>>() {
            if let Some(lanes) = self.lanes(ty) {
                widest = widest.max(lanes * self.width(ty)?);
            }
        }
        let name = match widest {
            128 => names[0],
            256 => names[1],
            512 => names[2],
            _ => return None,
        };
        let mut args = args.to_vec();
        if let Some(mode) = rounding {
            args.push(self.b.int(Type::I32, mode));
        }
        (!name.is_empty()).then(|| self.target(name, &args, ty)).flatten()
    }

    /// The intrinsic for a shift: its name says elements and width, and whether the amount is a number.
    fn shifted(&mut self, name: &str, a: Value, by: Value, ty: Type) -> Option<Value> {
        let own = self.type_of(by);
        let (width, bits) = (self.width(ty)?, self.width(ty)? * self.lanes(ty)?);
        let letter = match width {
            16 => 'w',
            32 => 'd',
            _ => 'q',
        };
        let each = name.ends_with('v');
        let is_number = self.lanes(own).is_none();
        let middle = if is_number { "i" } else { "" };
        let name = format!("{name}{middle}.{letter}");
        // What AVX and SSE do not have is called by its width.
        let is_new = bits == 512 || name.starts_with("psra") && width == 64 || each && width == 16;
        let by = match is_number {
            true => self.resized(by, Type::I32)?,
            false => by,
        };
        let full = match (is_new, bits, each) {
            (true, ..) => format!("avx512.{name}.{bits}"),
            (_, 128, false) => format!("sse2.{name}"),
            (_, 256, false) | (_, 128, true) => format!("avx2.{name}"),
            _ => format!("avx2.{name}.256"),
        };
        self.target(&full, &[a, by], ty)
    }

    /// An integer of another width.
    fn resized(&mut self, value: Value, ty: Type) -> Option<Value> {
        let own = self.type_of(value);
        let (from, to) = (self.width(own)?, self.width(ty)?);
        Some(match from.cmp(&to) {
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Less => self.b.cast(Opcode::ZExt, value, ty, NONE),
            std::cmp::Ordering::Greater => self.b.cast(Opcode::Trunc, value, ty, NONE),
        })
    }

    // Truth values.

    fn truth(&mut self, op: Op, args: &[Value], ty: Type) -> Option<Value> {
        match (op, args) {
            (Op::Compare { signed }, &[a, b, kind]) => {
                let kind = self.constant(kind)? as u8;
                self.compared(a, b, kind & 7, signed)
            }
            (Op::CompareAs(predicate), &[a, b]) => Some(self.b.icmp(predicate, a, b)),
            (Op::Signs, &[a]) => {
                let own = self.type_of(a);
                let zero = self.b.null(own);
                Some(self.b.icmp(IntPredicate::Slt, a, zero))
            }
            (Op::FromSigns, &[mask]) => {
                let lanes = self.lanes(ty)?;
                let truths = self.truths(mask, lanes)?;
                Some(self.b.cast(Opcode::SExt, truths, ty, NONE))
            }
            (Op::Test(predicate), &[a, b]) => {
                let own = self.type_of(a);
                let (both, zero) = (self.b.binary(Opcode::And, a, b, NONE), self.b.null(own));
                Some(self.b.icmp(predicate, both, zero))
            }
            (Op::CompareFloats | Op::Classify, _) => {
                let own = self.type_of(*args.first()?);
                let (lanes, width) = (self.lanes(own)?, self.width(own)?);
                let truths = self.vector(Type::I1, lanes);
                let (format, bits) = (if width == 32 { "ps" } else { "pd" }, width * lanes);
                if op == Op::Classify {
                    return self.target(&format!("avx512.fpclass.{format}.{bits}"), args, truths);
                }
                let mut args = args.to_vec();
                let all = self.splat(truths, 1)?;
                args.insert(3.min(args.len()), all);
                self.target(&format!("avx512.mask.cmp.{format}.{bits}"), &args, truths)
            }
            (Op::XopCompare { signed, kind }, _) => {
                let (&a, &b) = (args.first()?, args.get(1)?);
                let kind = match (kind, args.get(2)) {
                    (Some(kind), None) => kind,
                    (None, Some(&kind)) => self.constant(kind)? as u8,
                    _ => return None,
                };
                // Less, less or equal, greater, greater or equal, equal, not equal, false, true.
                let as_avx512 = [1, 2, 6, 5, 0, 4, 3, 7][usize::from(kind & 7)];
                let truths = self.compared(a, b, as_avx512, signed)?;
                Some(self.b.cast(Opcode::SExt, truths, ty, NONE))
            }
            _ => None,
        }
    }

    /// A comparison by its number in `VPCMP`.
    fn compared(&mut self, a: Value, b: Value, kind: u8, signed: bool) -> Option<Value> {
        let own = self.type_of(a);
        let lanes = self.lanes(own)?;
        let truths = self.vector(Type::I1, lanes);
        let predicate = match (kind, signed) {
            (0, _) => IntPredicate::Eq,
            (1, true) => IntPredicate::Slt,
            (2, true) => IntPredicate::Sle,
            (5, true) => IntPredicate::Sge,
            (6, true) => IntPredicate::Sgt,
            (1, false) => IntPredicate::Ult,
            (2, false) => IntPredicate::Ule,
            (5, false) => IntPredicate::Uge,
            (6, false) => IntPredicate::Ugt,
            (4, _) => IntPredicate::Ne,
            (3, _) => return Some(self.b.null(truths)),
            _ => return self.splat(truths, 1),
        };
        Some(self.b.icmp(predicate, a, b))
    }

    fn masks(&mut self, op: Op, args: &[Value], ty: Type) -> Option<Value> {
        let own = self.type_of(*args.first()?);
        self.types().int_bits(own)?;
        match (op, args) {
            (Op::MaskLogic(opcode), &[a, b]) => Some(self.b.binary(opcode, a, b, NONE)),
            (Op::MaskAndNot, &[a, b]) => {
                let a = self.complement(a)?;
                Some(self.b.binary(Opcode::And, a, b, NONE))
            }
            (Op::MaskNot, &[a]) => self.complement(a),
            (Op::MaskEqual, &[a, b]) => {
                let differing = self.b.binary(Opcode::Xor, a, b, NONE);
                self.complement(differing)
            }
            (Op::MaskTest { ones }, &[a, b]) => {
                let either = self.b.binary(Opcode::Or, a, b, NONE);
                let all = self.splat(own, if ones { u64::MAX } else { 0 })?;
                let is = self.b.icmp(IntPredicate::Eq, either, all);
                Some(self.b.cast(Opcode::ZExt, is, ty, NONE))
            }
            (Op::MaskUnpack, &[a, b]) => {
                let half = self.width(own)? / 2;
                let by = self.b.int(own, half.into());
                let upper = self.b.binary(Opcode::Shl, a, by, NONE);
                let low = self.b.int(own, (1u64 << half) - 1);
                let lower = self.b.binary(Opcode::And, b, low, NONE);
                Some(self.b.binary(Opcode::Or, upper, lower, NONE))
            }
            _ => None,
        }
    }

    // Memory.

    fn memory(&mut self, op: Op, args: &[Value], ty: Type) -> Option<Value> {
        match (op, args) {
            (Op::Load { align }, &[pointer]) => {
                let align = self.alignment(align, ty)?;
                Some(self.b.load(ty, pointer, align))
            }
            (Op::SplatLoaded, &[pointer]) => {
                let (elem, lanes) = (self.types().scalar(ty), self.lanes(ty)?);
                let one = self.b.load(elem, pointer, Align::from_log2(0));
                self.splat_value(one, lanes)
            }
            (Op::RepeatLoaded, &[pointer]) => {
                let (elem, lanes) = (self.types().scalar(ty), self.lanes(ty)?);
                let part = self.vector(elem, lanes / 2);
                let one = self.b.load(part, pointer, Align::from_log2(0));
                self.moved(Lanes::Repeat, &[one], ty)
            }
            (Op::Store { align }, &[pointer, value]) => {
                let own = self.type_of(value);
                let align = self.alignment(align, own)?;
                self.b.store(value, pointer, align);
                Some(value)
            }
            (Op::StoreLowest, &[pointer, value]) => {
                let own = self.type_of(value);
                let value = match self.types().is_float_or_float_vector(own) {
                    true => value,
                    false => {
                        let quads = self.integers(own, 64)?;
                        self.bits_as(value, quads)
                    }
                };
                let one = self.lowest_of(value);
                self.b.store(one, pointer, Align::from_log2(0));
                Some(one)
            }
            (Op::MaskedLoad { align }, &[pointer, other, mask]) => {
                let lanes = self.lanes(ty)?;
                let align = self.alignment(align, ty)?;
                if self.is_all_ones(mask, lanes) {
                    return Some(self.b.load(ty, pointer, align));
                }
                let truths = self.truths(mask, lanes)?;
                self.overloaded("llvm.masked.load", &[ty, Type::PTR], &[pointer, truths, other])
            }
            (Op::MaskedStore { align }, &[pointer, value, mask]) => {
                let own = self.type_of(value);
                let lanes = self.lanes(own)?;
                let align = self.alignment(align, own)?;
                if self.is_all_ones(mask, lanes) {
                    self.b.store(value, pointer, align);
                    return Some(value);
                }
                let truths = self.truths(mask, lanes)?;
                self.overloaded("llvm.masked.store", &[own, Type::PTR], &[value, pointer, truths])
            }
            (Op::Compress(name), &[value, other, mask]) => {
                let (lanes, width) = (self.lanes(ty)?, self.width(ty)?);
                let truths = self.truths(mask, lanes)?;
                let letter = if self.types().is_float_or_float_vector(ty) { 'f' } else { 'i' };
                self.target(
                    &format!("avx512.mask.{name}.v{lanes}{letter}{width}"),
                    &[value, other, truths],
                    ty,
                )
            }
            (Op::CompressStore, &[pointer, value, mask]) => {
                let own = self.type_of(value);
                let lanes = self.lanes(own)?;
                let truths = self.truths(mask, lanes)?;
                self.overloaded("llvm.masked.compressstore", &[own], &[value, pointer, truths])
            }
            (Op::ExpandLoad, &[pointer, other, mask]) => {
                let lanes = self.lanes(ty)?;
                let truths = self.truths(mask, lanes)?;
                self.overloaded("llvm.masked.expandload", &[ty], &[pointer, truths, other])
            }
            _ => None,
        }
    }

    /// That of the whole vector, or of a byte.
    fn alignment(&mut self, whole: bool, ty: Type) -> Option<Align> {
        let bytes = self.width(ty)? * self.lanes(ty)? / 8;
        Some(Align::from_log2(if whole { bytes.trailing_zeros() } else { 0 }))
    }

    fn carry(&mut self, name: &str, [carry, a, b, place]: [Value; 4]) -> Option<Value> {
        let own = self.type_of(a);
        let width = self.width(own)?;
        let pair = self.types().literal_struct(&[Type::I8, own], false);
        let both = self.target(&format!("{name}.{width}"), &[carry, a, b], pair)?;
        let sum = self.b.extract_value(both, &[1]);
        self.b.store(sum, place, Align::from_log2(0));
        Some(self.b.extract_value(both, &[0]))
    }

    /// A number as its negation.
    pub(super) fn negated(&mut self, value: Value) -> Value {
        self.b.fneg(value, NONE)
    }
}
