//! Floating-point intrinsics: rounding to integers, classes, constrained operations, and the casts and comparisons among
//! the vector-predicated ones.

use crate::intrinsics::Intrinsic as I;
use crate::metadata::MdOperand;
use crate::value::{Value, ValueKind};
use crate::verify::call::Call;
use crate::verify::function::FunctionVerifier;
use crate::verify::result::Reporter;
use crate::verify::sink::{Check, check};

const ALL_FP_CLASSES: u64 = 0x3ff;

const ROUNDING: &[&[u8]] = &[
    b"round.dynamic",
    b"round.tonearest",
    b"round.tonearestaway",
    b"round.downward",
    b"round.upward",
    b"round.towardzero",
];

const EXCEPTIONS: &[&[u8]] = &[b"fpexcept.ignore", b"fpexcept.maytrap", b"fpexcept.strict"];

const FLOAT_PREDICATES: &[&[u8]] = &[
    b"oeq", b"ogt", b"oge", b"olt", b"ole", b"one", b"ord", b"uno", b"ueq", b"ugt", b"uge", b"ult", b"ule",
    b"une",
];

const INT_PREDICATES: &[&[u8]] =
    &[b"eq", b"ne", b"ugt", b"uge", b"ult", b"ule", b"sgt", b"sge", b"slt", b"sle"];

impl<'a> FunctionVerifier<'a> {
    /// The text of a metadata string used as an argument.
    fn string_arg(&self, value: Value) -> Option<&'a [u8]> {
        let ValueKind::Metadata(id) = value.kind() else { return None };
        match self.func.md_operands.get(id) {
            Some(MdOperand::Metadata(m)) => crate::verify::metadata::string(self.scope, *m),
            _ => None,
        }
    }

    pub(super) fn verify_float_intrinsic(&mut self, call: &Call<'a>, intrinsic: I) -> Check {
        let name = intrinsic.name();
        match intrinsic {
            I::IS_FPCLASS => {
                let ok = self.fp_classes_ok(call.args[1]);
                check!(self, ok, "unsupported bits for llvm.is.fpclass test mask");
            }
            I::VP_IS_FPCLASS => {
                let ok = self.fp_classes_ok(call.args[1]);
                check!(self, ok, "unsupported bits for llvm.vp.is.fpclass test mask");
            }
            I::FPTRUNC_ROUND => {
                let text = self.string_arg(call.args[1]);
                let message =
                    "invalid value for llvm.fptrunc.round metadata operand (the operand should be a string)";
                check!(self, text.is_some(), message);
                let ok = text.is_some_and(|t| ROUNDING[1..].contains(&t));
                check!(self, ok, "unsupported rounding mode argument", call.inst);
            }
            I::LRINT | I::LLRINT | I::LROUND | I::LLROUND => self.verify_rounding(call)?,
            I::VP_FCMP => {
                let ok = self.string_arg(call.args[2]).is_some_and(|t| FLOAT_PREDICATES.contains(&t));
                check!(self, ok, "invalid predicate for VP FP comparison intrinsic", call.inst);
            }
            I::VP_ICMP => {
                let ok = self.string_arg(call.args[2]).is_some_and(|t| INT_PREDICATES.contains(&t));
                check!(self, ok, "invalid predicate for VP integer comparison intrinsic", call.inst);
            }
            _ if name.starts_with("llvm.experimental.constrained.") => {
                self.verify_constrained(call, intrinsic)?;
            }
            _ if name.starts_with("llvm.vp.") => self.verify_vp_cast(call, intrinsic)?,
            _ => {}
        }
        Ok(())
    }

    fn fp_classes_ok(&self, mask: Value) -> bool {
        self.const_int(mask).is_none_or(|n| n.low_u64() & !ALL_FP_CLASSES == 0)
    }

    fn verify_rounding(&mut self, call: &Call<'a>) -> Check {
        let ty = self.ty(call.args[0]);
        let (v, r) = (self.facts.ty(ty), self.facts.ty(call.ret));
        let name = call.function.map_or(&[][..], |g| &self.env.globals[g].name);
        let name = String::from_utf8_lossy(name);
        check!(
            self,
            v.is_float_or_vector() && r.is_int_or_vector(),
            &format!(
                "{name}: argument must be floating-point or vector of floating-points, and result must be \
                 integer or vector of integers"
            ),
            call.inst
        );
        let message = format!("{name}: argument and result disagree on vector use");
        check!(self, v.is_vector() == r.is_vector(), &message, call.inst);
        let same = self.types.vector_shape(ty) == self.types.vector_shape(call.ret);
        check!(self, same, &format!("{name}: argument must be same length as result"), call.inst);
        Ok(())
    }

    fn verify_vp_cast(&mut self, call: &Call<'a>, intrinsic: I) -> Check {
        // (intrinsics, source is right, result is right, message)
        let source = self.ty(call.args[0]);
        let (v, r) = (self.facts.ty(source), self.facts.ty(call.ret));
        let (int_v, int_r) = (v.is_int_or_vector(), r.is_int_or_vector());
        let (float_v, float_r) = (v.is_float_or_vector(), r.is_float_or_vector());
        let (kinds_ok, message) = match intrinsic {
            I::VP_TRUNC => (
                int_v && int_r,
                "llvm.vp.trunc intrinsic first argument and result element type must be integer",
            ),
            I::VP_ZEXT | I::VP_SEXT => (
                int_v && int_r,
                "llvm.vp.zext or llvm.vp.sext intrinsic first argument and result element type must be integer",
            ),
            I::VP_FPTOUI | I::VP_FPTOSI | I::VP_LRINT | I::VP_LLRINT => (
                int_r && float_v,
                "llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrintintrinsic first argument element \
                 type must be floating-point and result element type must be integer",
            ),
            I::VP_UITOFP | I::VP_SITOFP => (
                float_r && int_v,
                "llvm.vp.uitofp or llvm.vp.sitofp intrinsic first argument element type must be integer and \
                 result element type must be floating-point",
            ),
            I::VP_FPTRUNC => (
                float_v && float_r,
                "llvm.vp.fptrunc intrinsic first argument and result element type must be floating-point",
            ),
            I::VP_FPEXT => (
                float_v && float_r,
                "llvm.vp.fpext intrinsic first argument and result element type must be floating-point",
            ),
            I::VP_PTRTOINT => (
                int_r && v.is_ptr_or_vector(),
                "llvm.vp.ptrtoint intrinsic first argument element type must be pointer and result element type \
                 must be integer",
            ),
            I::VP_INTTOPTR => (
                r.is_ptr_or_vector() && int_v,
                "llvm.vp.inttoptr intrinsic first argument element type must be integer and result element type \
                 must be pointer",
            ),
            _ => return Ok(()),
        };
        let same = self.types.vector_shape(source) == self.types.vector_shape(call.ret);
        check!(
            self,
            same,
            "VP cast intrinsic first argument and result vector lengths must be equal",
            call.inst
        );
        check!(self, kinds_ok, message, call.inst);
        let (wider, narrower) = (v.scalar_bits > r.scalar_bits, v.scalar_bits < r.scalar_bits);
        let (width_ok, message) = match intrinsic {
            I::VP_TRUNC => (
                wider,
                "llvm.vp.trunc intrinsic the bit size of first argument must be larger than the bit size of the \
                 return type",
            ),
            I::VP_ZEXT | I::VP_SEXT => (
                narrower,
                "llvm.vp.zext or llvm.vp.sext intrinsic the bit size of first argument must be smaller than the \
                 bit size of the return type",
            ),
            I::VP_FPTRUNC => (
                wider,
                "llvm.vp.fptrunc intrinsic the bit size of first argument must be larger than the bit size of \
                 the return type",
            ),
            I::VP_FPEXT => (
                narrower,
                "llvm.vp.fpext intrinsic the bit size of first argument must be smaller than the bit size of the \
                 return type",
            ),
            _ => return Ok(()),
        };
        check!(self, width_ok, message, call.inst);
        Ok(())
    }

    fn verify_constrained(&mut self, call: &Call<'a>, intrinsic: I) -> Check {
        let inst = call.inst;
        let (Some(&first), Some(&last)) = (call.args.first(), call.args.last()) else { return Ok(()) };
        let source = self.ty(first);
        let (v, r) = (self.facts.ty(source), self.facts.ty(call.ret));
        let same_length = self.types.vector_shape(source) == self.types.vector_shape(call.ret);
        let lengths = "Intrinsic first argument and result vector lengths must be equal";
        let vectors = "Intrinsic first argument and result disagree on vector use";
        match intrinsic {
            I::EXPERIMENTAL_CONSTRAINED_LRINT
            | I::EXPERIMENTAL_CONSTRAINED_LLRINT
            | I::EXPERIMENTAL_CONSTRAINED_LROUND
            | I::EXPERIMENTAL_CONSTRAINED_LLROUND => {
                let ok = !v.is_vector() && !r.is_vector();
                check!(self, ok, "Intrinsic does not support vectors", inst);
            }
            I::EXPERIMENTAL_CONSTRAINED_FCMP | I::EXPERIMENTAL_CONSTRAINED_FCMPS => {
                let text = call.args.get(2).and_then(|&a| self.string_arg(a));
                let ok = text.is_some_and(|t| FLOAT_PREDICATES.contains(&t));
                let message = "invalid predicate for constrained FP comparison intrinsic";
                check!(self, ok, message, inst);
            }
            I::EXPERIMENTAL_CONSTRAINED_FPTOSI | I::EXPERIMENTAL_CONSTRAINED_FPTOUI => {
                let message = "Intrinsic first argument must be floating point";
                check!(self, v.is_float_or_vector(), message, inst);
                check!(self, v.is_vector() == r.is_vector(), vectors, inst);
                check!(self, r.is_int_or_vector(), "Intrinsic result must be an integer", inst);
                check!(self, same_length, lengths, inst);
            }
            I::EXPERIMENTAL_CONSTRAINED_SITOFP | I::EXPERIMENTAL_CONSTRAINED_UITOFP => {
                check!(self, v.is_int_or_vector(), "Intrinsic first argument must be integer", inst);
                check!(self, v.is_vector() == r.is_vector(), vectors, inst);
                check!(self, r.is_float_or_vector(), "Intrinsic result must be a floating point", inst);
                check!(self, same_length, lengths, inst);
            }
            I::EXPERIMENTAL_CONSTRAINED_FPTRUNC | I::EXPERIMENTAL_CONSTRAINED_FPEXT => {
                let message = "Intrinsic first argument must be FP or FP vector";
                check!(self, v.is_float_or_vector(), message, inst);
                let message = "Intrinsic result must be FP or FP vector";
                check!(self, r.is_float_or_vector(), message, inst);
                check!(self, v.is_vector() == r.is_vector(), vectors, inst);
                check!(self, same_length, lengths, inst);
                if intrinsic == I::EXPERIMENTAL_CONSTRAINED_FPTRUNC {
                    let message = "Intrinsic first argument's type must be larger than result type";
                    check!(self, v.scalar_bits > r.scalar_bits, message, inst);
                } else {
                    let message = "Intrinsic first argument's type must be smaller than result type";
                    check!(self, v.scalar_bits < r.scalar_bits, message, inst);
                }
            }
            _ => {}
        }
        let ok = self.string_arg(last).is_some_and(|t| EXCEPTIONS.contains(&t));
        check!(self, ok, "invalid exception behavior argument", inst);
        // Two pieces of metadata at the end: the first is the rounding mode, unless it is a predicate.
        let is_compare =
            matches!(intrinsic, I::EXPERIMENTAL_CONSTRAINED_FCMP | I::EXPERIMENTAL_CONSTRAINED_FCMPS);
        if let [.., rounding, _] = *call.args
            && matches!(rounding.kind(), ValueKind::Metadata(_))
            && !is_compare
        {
            let ok = self.string_arg(rounding).is_some_and(|t| ROUNDING.contains(&t));
            check!(self, ok, "invalid rounding mode argument", inst);
        }
        Ok(())
    }
}
