//! Conversions between types of which at least one is illegal.

use super::soft::format_name;
use super::{Legalizer, Limbs};
use crate::call::{Argument, access};
use crate::dag::{Node, Payload, Value};
use crate::lowering::{Result, Unsupported};
use mir::MemOperand;
use mir::function::MemBase;
use smallvec::smallvec;
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

impl Legalizer<'_> {
    /// The result of a conversion; `None` if the node is none.
    pub(super) fn conversion(&mut self, node: Node, operands: &[Value]) -> Result<Option<Limbs>> {
        let op = self.old.op(node);
        let to = self.old.types(node).first().copied().unwrap_or_default();
        Ok(Some(match op {
            NodeOp::TRUNCATE => {
                let (limbs, shape) = (self.limbs(operands[0])?, self.shape(to)?);
                self.resized(limbs, shape.ty, shape.count, false)
            }
            NodeOp::ANY_EXTEND => {
                let (limbs, shape) = (self.limbs(operands[0])?, self.shape(to)?);
                let mut limbs = limbs;
                if limbs.len() == 1 && self.new.type_of(limbs[0]) != shape.ty {
                    limbs[0] = self.new.value(op, shape.ty, &[limbs[0]]);
                }
                while limbs.len() < shape.count {
                    limbs.push(self.new.undef(shape.ty));
                }
                limbs
            }
            NodeOp::ZERO_EXTEND | NodeOp::SIGN_EXTEND => {
                let signed = op == NodeOp::SIGN_EXTEND;
                let shape = self.shape(to)?;
                let limbs = self.extended_limbs(operands[0], signed)?;
                self.resized(limbs, shape.ty, shape.count, signed)
            }
            NodeOp::BITCAST => self.bitcast(operands[0], to)?,
            NodeOp::FP_TO_SINT | NodeOp::FP_TO_UINT => {
                let from = self.old.type_of(operands[0]);
                let limbs = self.limbs(operands[0])?;
                self.float_to_int(limbs, from, to, op == NodeOp::FP_TO_SINT)?
            }
            NodeOp::SINT_TO_FP | NodeOp::UINT_TO_FP => {
                self.int_to_float(operands[0], to, op == NodeOp::SINT_TO_FP)?
            }
            _ => return Ok(None),
        }))
    }

    /// The same bits as another type.
    fn bitcast(&mut self, operand: Value, to: ValueType) -> Result<Limbs> {
        let from = self.old.type_of(operand);
        let limbs = self.limbs(operand)?;
        let shape = self.shape(to)?;
        let held: Vec<ValueType> = limbs.iter().map(|&l| self.new.type_of(l)).collect();
        if held.len() == shape.count && held.iter().all(|&t| t == shape.ty) {
            return Ok(limbs);
        }
        if let &[one] = &limbs[..]
            && shape.count == 1
        {
            let (is_float, becomes_float) = (held[0].is_float(), shape.ty.is_float());
            if is_float && !becomes_float {
                if let Some(bits) = self.lowering.float_to_bits(self.isa, self.new, one, shape.ty) {
                    return Ok(smallvec![bits]);
                }
            } else if becomes_float
                && !is_float
                && let Some(value) = self.lowering.bits_to_float(self.isa, self.new, one, shape.ty)
            {
                return Ok(smallvec![value]);
            }
        }
        self.through_memory(&limbs, from, to)
    }

    /// Stores a value and loads it as another type of the same size.
    fn through_memory(&mut self, limbs: &[Value], from: ValueType, to: ValueType) -> Result<Limbs> {
        let bytes = (from.bits() as u32).div_ceil(8);
        let align = bytes.next_power_of_two().ilog2() as u8;
        let index = self.new.shared.temporary(bytes.into(), align);
        let place = self.new.leaf(NodeOp::FRAME_INDEX, self.pointer, Payload::Frame(index));
        let mem = MemOperand { base: MemBase::Frame(index), align_log2: align, ..access(from) };
        let entry = self.new.entry();
        let chain = self.store_limbs(entry, limbs, place, MemOperand { is_store: true, ..mem })?;
        let shape = self.shape(to)?;
        let mem = MemOperand { ty: to, is_load: true, ..mem };
        Ok(self.load_limbs(chain, place, mem, shape)?.0)
    }

    /// A number whose fraction is cut off.
    fn float_to_int(&mut self, limbs: Limbs, from: ValueType, to: ValueType, signed: bool) -> Result<Limbs> {
        let shape = self.shape(to)?;
        if from == ValueType::F16
            && let Some(result) = self.wide_int_of_half(limbs[0], to, signed)?
        {
            return Ok(self.resized(result, shape.ty, shape.count, false));
        }
        let (limbs, from) = self.without_half(limbs, from)?;
        // The library converts no halves.
        let (limbs, from) = match limbs[..] {
            [half] if from == ValueType::F16 && shape.count > 1 => {
                let wide = self.new.value(NodeOp::FP_EXTEND, ValueType::F32, &[half]);
                (smallvec![wide], ValueType::F32)
            }
            _ => (limbs, from),
        };
        let is_legal = self.legality.is_legal_type(from);
        if is_legal && shape.count == 1 {
            // Every unsigned number of fewer bits is a signed one of the wider type.
            let signed = signed || shape.bits < shape.ty.scalar_bits();
            let op = if signed { NodeOp::FP_TO_SINT } else { NodeOp::FP_TO_UINT };
            return Ok(smallvec![self.new.value(op, shape.ty, &[limbs[0]])]);
        }
        let (width, size) = library_width(shape.bits)?;
        let signed = signed || shape.bits < width;
        let name = format!("__fix{}{}{size}", if signed { "" } else { "uns" }, format_name(from)?);
        let whole = ValueType::int(width);
        let held = self.shape(whole)?;
        let args = [Argument { pieces: &limbs, whole: from }];
        let result =
            self.call_context().library_call(self.new, &name, &args, (whole, held.ty, held.count))?;
        Ok(self.resized(result.into_iter().collect(), shape.ty, shape.count, false))
    }

    fn int_to_float(&mut self, operand: Value, to: ValueType, signed: bool) -> Result<Limbs> {
        let limbs = self.extended_limbs(operand, signed)?;
        let bits = self.old_bits(operand);
        if to == ValueType::F16
            && let Some(half) = self.half_of_wide_int(&limbs, bits, signed)?
        {
            let shape = self.shape(to)?;
            return Ok(self.resized(smallvec![half], shape.ty, 1, false));
        }
        if matches!(to, ValueType::F16 | ValueType::BF16) && !self.legality.is_legal_type(to) {
            // A number that is rounded twice is still right if the first format has more than twice the precision. What
            // `float` does not hold exactly is infinite in `half`, rounded or not.
            let is_exact = bits <= 24 || to == ValueType::F16;
            let through = if is_exact { ValueType::F32 } else { ValueType::F64 };
            let wide = self.number(limbs, bits, through, signed)?;
            return self.rounded_to_half(wide, through, to);
        }
        if to == ValueType::F16 && limbs.len() > 1 {
            // What `float` does not hold exactly is infinite, or the largest number, in 16 bits.
            let wide = self.number(limbs, bits, ValueType::F32, signed)?;
            return Ok(smallvec![self.new.value(NodeOp::FP_ROUND, to, &wide[..1])]);
        }
        self.number(limbs, bits, to, signed)
    }

    /// An extended integer as a floating-point number that is no half.
    fn number(&mut self, limbs: Limbs, bits: u32, to: ValueType, signed: bool) -> Result<Limbs> {
        if let (&[one], true) = (&limbs[..], self.legality.is_legal_type(to)) {
            // With a bit to spare, an unsigned number is a signed one.
            let signed = signed || bits < self.new.type_of(one).scalar_bits();
            let op = if signed { NodeOp::SINT_TO_FP } else { NodeOp::UINT_TO_FP };
            return Ok(smallvec![self.new.value(op, to, &[one])]);
        }
        let (width, size) = library_width(bits)?;
        let is_signed = signed || bits < width;
        let name = format!("__float{}{size}{}", if is_signed { "" } else { "un" }, format_name(to)?);
        let whole = ValueType::int(width);
        let held = self.shape(whole)?;
        let pieces = self.resized(limbs, held.ty, held.count, signed);
        let shape = self.shape(to)?;
        let args = [Argument { pieces: &pieces, whole }];
        let result = self.call_context().library_call(self.new, &name, &args, (to, shape.ty, shape.count))?;
        Ok(result.into_iter().collect())
    }
}

/// The width of integers that the library converts, for at least these bits, and its name there.
fn library_width(bits: u32) -> Result<(u32, &'static str)> {
    match bits {
        0..=32 => Ok((32, "si")),
        33..=64 => Ok((64, "di")),
        65..=128 => Ok((128, "ti")),
        _ => Err(Unsupported::new(format!("conversions between floating-point numbers and i{bits}"))),
    }
}

/// How what is in memory is widened, where it was not said.
pub(super) fn widening(extension: Extension) -> Extension {
    if extension == Extension::None { Extension::Any } else { extension }
}
