//! Functions of the mathematical library on numbers of 80 and 128 bits (`sqrtl`, `fmodl`, `sqrtf128`) that are exact or rounded
//! once, in every format. Functions that would have to be approximated with so many digits are not here.

use super::Call;
use crate::float;
use crate::machine::Step;
use crate::value::Value;
use ir::{Opcode, Type};
use rustc_apfloat::Round;
use support::apint::APInt;

impl Call<'_, '_, '_> {
    /// Calls a function by its name; none if there is no such function.
    pub(super) fn long_math(&mut self, name: &str) -> Step<Option<Value>> {
        let Some(&ty) = self.types.first() else { return Ok(None) };
        let name = match ty {
            Type::X86_FP80 => name.strip_suffix('l'),
            Type::FP128 => name.strip_suffix('l').or_else(|| name.strip_suffix("f128")),
            _ => None,
        };
        let Some(name) = name else { return Ok(None) };
        let to_bits = self.machine.scalar_bits(self.ret).unwrap_or(64);
        let dynamic = self.machine.rounding;
        let rounding = match name {
            "floor" => Some(Round::TowardNegative),
            "ceil" => Some(Round::TowardPositive),
            "trunc" => Some(Round::TowardZero),
            "round" | "lround" | "llround" => Some(Round::NearestTiesToAway),
            "roundeven" => Some(Round::NearestTiesToEven),
            "rint" | "nearbyint" | "lrint" | "llrint" => Some(dynamic),
            _ => None,
        };
        type Function<'a> = &'a dyn Fn(&[&APInt]) -> Option<APInt>;
        let mode = rounding.unwrap_or(dynamic);
        let function: Function<'_> = match (name, rounding, self.args.len()) {
            ("lround" | "llround" | "lrint" | "llrint", _, 1) => {
                &move |b| float::to_int(ty, &float::round(ty, b[0], mode)?, to_bits, true)?
            }
            (_, Some(_), 1) => &move |b| float::round(ty, b[0], mode),
            ("sqrt", _, 1) => &|b| float::square_root(ty, b[0], dynamic),
            ("fabs", _, 1) => &|b| Some(float::absolute(b[0])),
            ("fmod", _, 2) => &|b| float::binary(Opcode::FRem, ty, b[0], b[1]),
            ("remainder" | "drem", _, 2) => &|b| float::remainder(ty, b[0], b[1]),
            ("fmax", _, 2) => &|b| float::extremum(ty, b[0], b[1], true, false),
            ("fmin", _, 2) => &|b| float::extremum(ty, b[0], b[1], false, false),
            ("copysign", _, 2) => &|b| {
                let magnitude = float::absolute(b[0]);
                Some(if b[1].is_negative() { float::negate(&magnitude) } else { magnitude })
            },
            ("fma", _, 3) => &|b| float::fused_multiply_add(ty, b[0], b[1], b[2], dynamic),
            ("ldexp" | "scalbn" | "scalbln", _, 2) => &|b| {
                let exponent = b[1].sext_or_trunc(64).low_u64() as i64;
                float::scale(ty, b[0], exponent.clamp(-100_000, 100_000) as i32)
            },
            _ => return Ok(None),
        };
        let made = if matches!(self.ret, Type::X86_FP80 | Type::FP128) { ty } else { self.ret };
        self.machine.on_floats(made, self.args, function).map(Some)
    }
}
