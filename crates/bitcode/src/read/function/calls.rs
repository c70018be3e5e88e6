//! Calls, and the operand bundles before them.

use super::operands::Ops;
use super::{Body, Failure};
use crate::bitstream::{Error, Record};
use crate::codes::{self, OPERAND_BUNDLE_METADATA, call as bits, function as code};
use crate::read::index_below;
use ir::attributes::AttributeList;
use ir::inst::{CallInfo, CallingConv, InstFlags, OperandBundle};
use ir::types::TypeData;
use ir::{Opcode, Type, Value};

impl<'a> Body<'_, 'a> {
    pub(super) fn operand_bundle(&mut self, record: &Record<'a>) -> Result<(), Error> {
        let ops = &mut Ops::new(record);
        let tag = ops.next()?;
        let tag = index_below(tag, self.shared.bundle_tags.len())
            .map(|i| self.shared.bundle_tags[i].clone())
            .ok_or_else(|| ops.error("unknown operand bundle tag"))?;
        let before = self.bundle_operands.len();
        while !ops.is_empty() {
            let value = if ops.rest()[0] == OPERAND_BUNDLE_METADATA {
                ops.next()?;
                let distance = ops.next()?;
                self.metadata_at_distance(distance, record)?
            } else {
                self.pair(ops)?
            };
            self.bundle_operands.push(value);
        }
        let num_operands = (self.bundle_operands.len() - before) as u32;
        self.bundles.push(OperandBundle { tag, num_operands });
        Ok(())
    }

    pub(super) fn call(&mut self, record: &Record<'a>) -> Result<(), Failure> {
        let mut operands = std::mem::take(&mut self.operands);
        operands.clear();
        let result = self.decode_call(record, &mut operands);
        self.operands = operands;
        result
    }

    fn decode_call(&mut self, record: &Record<'a>, operands: &mut Vec<Value>) -> Result<(), Failure> {
        let ops = &mut Ops::new(record);
        let attributes = self.call_attributes(ops)?;
        let word = ops.next()?;
        let (opcode, conv, explicit_bit) = match record.code {
            code::INVOKE => (Opcode::Invoke, word & bits::CCONV_MASK, bits::INVOKE_EXPLICIT_TYPE_BIT),
            code::CALLBR => {
                (Opcode::CallBr, word >> bits::CCONV_SHIFT & bits::CCONV_MASK, bits::EXPLICIT_TYPE_BIT)
            }
            _ => (Opcode::Call, word >> bits::CCONV_SHIFT & bits::CCONV_MASK, bits::EXPLICIT_TYPE_BIT),
        };
        if word >> explicit_bit & 1 == 0 {
            return Err(ops.error("typed pointers (LLVM < 15) are not supported").into());
        }
        let mut flags = InstFlags::NONE;
        if opcode == Opcode::Call {
            if word >> bits::FAST_MATH_BIT & 1 != 0 {
                flags = codes::fast_math_from_code(ops.next()?);
            }
            for (tail, bit) in bits::TAIL_BITS {
                if word >> bit & 1 != 0 {
                    flags = flags.with_tail(tail);
                }
            }
        }
        // Blocks come before the arguments in the record, and after them among the operands.
        let mut blocks = Vec::new();
        match opcode {
            Opcode::Invoke => blocks.extend([self.next_block(ops)?, self.next_block(ops)?]),
            Opcode::CallBr => {
                blocks.push(self.next_block(ops)?);
                let count = ops.next()?;
                for _ in 0..count {
                    blocks.push(self.next_block(ops)?);
                }
            }
            _ => {}
        }
        let fn_ty = self.next_type(ops)?;
        let callee = self.pair(ops)?;
        if !self.types.is_ptr(self.type_of(callee)) {
            return Err(ops.error("callee is not a pointer").into());
        }
        let ret = self.arguments(fn_ty, ops, operands)?;
        let num_args = operands.len() as u32;
        if let Some(global) = callee.as_global()
            && opcode == Opcode::Call
            && let Some(&kind) = self.shared.dbg_intrinsics.get(&global)
        {
            return Ok(self.debug_call(kind, operands, record)?);
        }
        operands.append(&mut self.bundle_operands);
        // Once this could stand without the function to be called; it says nothing then.
        self.bundles.retain(|b| b.num_operands > 0 || *b.tag != *b"clang.arc.attachedcall");
        let num_indirect = if opcode == Opcode::CallBr { blocks.len() as u32 - 1 } else { 0 };
        operands.extend(blocks);
        operands.push(callee);
        let info = CallInfo {
            fn_ty,
            attributes,
            calling_conv: CallingConv(conv as u16),
            num_args,
            num_indirect,
            bundles: std::mem::take(&mut self.bundles).into(),
        };
        let call = self.func.make_call(info);
        let data = self.inst(opcode, ret, operands).with_flags(flags).with_aux(call.as_u32());
        self.push(data, record)?;
        Ok(())
    }

    fn call_attributes(&self, ops: &mut Ops<'_, 'a>) -> Result<AttributeList, Error> {
        match ops.next()?.checked_sub(1) {
            None => Ok(AttributeList::EMPTY),
            Some(i) => index_below(i, self.shared.attributes.len())
                .map(|i| self.shared.attributes[i])
                .ok_or_else(|| ops.error("unknown attribute list number")),
        }
    }

    /// The arguments of a call: those of parameters without types, further ones with. The result is the type of the
    /// call's result.
    fn arguments(
        &mut self,
        fn_ty: Type,
        ops: &mut Ops<'_, 'a>,
        operands: &mut Vec<Value>,
    ) -> Result<Type, Error> {
        let count = match self.types.get(fn_ty) {
            TypeData::Function { params, .. } => params.len(),
            _ => return Err(ops.error("call of something that is not a function type")),
        };
        for i in 0..count {
            let Some((_, params, _)) = self.types.signature(fn_ty) else { break };
            let ty = params[i];
            let value = if ty == Type::LABEL { self.next_block(ops)? } else { self.typed(ops, ty)? };
            operands.push(value);
        }
        let (ret, vararg) = self.types.signature(fn_ty).map_or((Type::VOID, false), |(r, _, v)| (r, v));
        if vararg {
            while !ops.is_empty() {
                operands.push(self.pair(ops)?);
            }
        } else if !ops.is_empty() {
            return Err(ops.error("more arguments than parameters"));
        }
        Ok(ret)
    }
}
