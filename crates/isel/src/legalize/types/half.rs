//! Conversions between `half` and wider formats where `half` has no registers: instructions or the runtime library.
//!
//! A target may have instructions between `float` and the 16 bits of a `half` in an integer register (`FP16_TO_FP`,
//! `FP_TO_FP16`). Without them the runtime library converts, if it can on this platform
//! ([`LoweringFacts::half_library`](crate::lowering::LoweringFacts::half_library)): a number takes one call instead of
//! twenty or thirty instructions, and a result that is rounded from `double` is rounded once. Where neither exists, `soft`
//! makes the conversion of integer operations.
//!
//! O(1) nodes for a conversion.
//!
//! Source: GCC Internals, "Routines for floating point emulation"; IEEE 754-2019, section 3.4 (formats).

use super::soft::format_name;
use super::{Legalizer, Limbs};
use crate::call::Argument;
use crate::dag::{Payload, Value};
use crate::lowering::Result;
use smallvec::smallvec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

const SINGLE: ValueType = ValueType::F32;
const WIDE_BITS: u32 = 128;

impl Legalizer<'_> {
    /// The `float` of a `half` whose bits are the low ones of an integer; `None` if integer operations have to do.
    pub(super) fn float_of_half(&mut self, bits: Value) -> Result<Option<Limbs>> {
        if let Some(number) = self.constant_half(bits) {
            let number = i64::from(single_of_half(number));
            let float = if self.legality.is_legal_type(SINGLE) {
                self.new.leaf(NodeOp::CONSTANT_FP, SINGLE, Payload::Int(number))
            } else {
                let ty = self.working_type()?;
                self.new.constant(number, ty)
            };
            return Ok(Some(smallvec![float]));
        }
        let held = self.working_type()?;
        let bits = self.in_working_type(bits, held);
        if self.legality.has_conversion(NodeOp::FP16_TO_FP, SINGLE, held) {
            return Ok(Some(smallvec![self.new.value(NodeOp::FP16_TO_FP, SINGLE, &[bits])]));
        }
        if !self.calls_half_library() {
            return Ok(None);
        }
        if let Some(&known) = self.floats_of_halves.get(&bits) {
            return Ok(Some(smallvec![known]));
        }
        let number = self.float_from_bits(bits)?;
        let argument = [Argument { pieces: &number, whole: ValueType::F16 }];
        let result =
            self.call_context().library_call(self.new, "__extendhfsf2", &argument, (SINGLE, SINGLE, 1))?;
        if let Some(&float) = result.first() {
            self.floats_of_halves.insert(bits, float);
        }
        Ok(Some(result.into_iter().collect()))
    }

    fn constant_half(&self, bits: Value) -> Option<u16> {
        match (self.new.op(bits.node), self.new.payload(bits.node)) {
            (NodeOp::CONSTANT, Payload::Int(number)) => Some(number as u16),
            _ => None,
        }
    }

    /// A number rounded to `half`, as the low bits of an integer with anything above; `None` as before.
    pub(super) fn half_of_number(&mut self, limbs: &[Value], from: ValueType) -> Result<Option<Value>> {
        let ty = self.working_type()?;
        if from == SINGLE && self.legality.has_conversion(NodeOp::FP_TO_FP16, ty, SINGLE) {
            return Ok(Some(self.new.value(NodeOp::FP_TO_FP16, ty, &[limbs[0]])));
        }
        if !self.calls_half_library() {
            return Ok(None);
        }
        let name = format!("__trunc{}hf2", format_name(from)?);
        let argument = [Argument { pieces: limbs, whole: from }];
        let result = (ValueType::F16, SINGLE, 1);
        let result = self.call_context().library_call(self.new, &name, &argument, result)?;
        let Some(&number) = result.first() else { return Ok(None) };
        Ok(Some(self.new.value(NodeOp::BITCAST, ty, &[number])))
    }

    /// The integer that a `half` is, given by its bits, by the library's function that converts it at once.
    pub(super) fn wide_int_of_half(
        &mut self,
        bits: Value,
        to: ValueType,
        signed: bool,
    ) -> Result<Option<Limbs>> {
        if !self.converts_wide_halves(to) {
            return Ok(None);
        }
        let held = self.working_type()?;
        let bits = self.in_working_type(bits, held);
        let number = self.float_from_bits(bits)?;
        let argument = [Argument { pieces: &number, whole: ValueType::F16 }];
        let whole = ValueType::int(WIDE_BITS);
        let shape = self.shape(whole)?;
        let signed = signed || to.scalar_bits() < WIDE_BITS;
        let name = if signed { "__fixhfti" } else { "__fixunshfti" };
        let result = (whole, shape.ty, shape.count);
        let result = self.call_context().library_call(self.new, name, &argument, result)?;
        Ok(Some(result.into_iter().collect()))
    }

    /// The other way round: the low bits of an integer, with anything above.
    pub(super) fn half_of_wide_int(
        &mut self,
        limbs: &[Value],
        bits: u32,
        signed: bool,
    ) -> Result<Option<Value>> {
        if !self.converts_wide_halves(ValueType::int(bits)) {
            return Ok(None);
        }
        let whole = ValueType::int(WIDE_BITS);
        let shape = self.shape(whole)?;
        let pieces = self.resized(limbs.iter().copied().collect(), shape.ty, shape.count, signed);
        let name = if signed || bits < WIDE_BITS { "__floattihf" } else { "__floatuntihf" };
        let argument = [Argument { pieces: &pieces, whole }];
        let result = (ValueType::F16, SINGLE, 1);
        let result = self.call_context().library_call(self.new, name, &argument, result)?;
        let ty = self.working_type()?;
        Ok(result.first().map(|&number| self.new.value(NodeOp::BITCAST, ty, &[number])))
    }

    /// Of all integers the library converts only those of 128 bits to and from `half`. Where there are instructions between
    /// `half` and `float`, one of these and the function for `float` do it.
    fn converts_wide_halves(&self, ty: ValueType) -> bool {
        let is_wide = (65..=WIDE_BITS).contains(&ty.scalar_bits());
        let has_instruction = self.legality.has_conversion(NodeOp::FP16_TO_FP, SINGLE, ValueType::I32);
        is_wide && !has_instruction && self.calls_half_library()
    }

    /// A `half` travels to the library and back in the low bits of a register for `float`, with anything above.
    fn calls_half_library(&self) -> bool {
        let (float, bits) = (SINGLE, self.legality.int_type_for(SINGLE.scalar_bits()));
        self.lowering.facts().half_library
            && self.legality.is_legal_type(float)
            && bits == Some(ValueType::I32)
    }
}

/// The bits of the `float` that a `half` is; a signalling NaN becomes quiet.
fn single_of_half(bits: u16) -> u32 {
    let (sign, magnitude) = (u32::from(bits & 0x8000) << 16, u32::from(bits & 0x7fff));
    let number = match magnitude {
        0x7c00 => 0x7f80_0000,
        0x7c01.. => 0x7fc0_0000 | magnitude << 13,
        // The exponent has another bias; the product is exact.
        _ => (f32::from_bits(magnitude << 13) * f32::from_bits(0x7780_0000)).to_bits(),
    };
    sign | number
}

#[cfg(test)]
mod tests {
    use super::single_of_half;

    #[test]
    fn halves_as_floats() {
        let cases: [(u16, f32); 6] = [
            (0x3c00, 1.0),
            (0xc000, -2.0),
            (0x7bff, 65504.0),
            (0x0001, 1.0 / 16_777_216.0),
            (0x8000, -0.0),
            (0x7c00, f32::INFINITY),
        ];
        for (bits, number) in cases {
            assert_eq!(single_of_half(bits), number.to_bits(), "{bits:#x}");
        }
        assert_eq!(single_of_half(0xfd01), 0xffe0_2000);
    }
}
