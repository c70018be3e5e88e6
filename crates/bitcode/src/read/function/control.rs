//! Terminators, phis and exception-handling pads.

use super::operands::Ops;
use super::{Body, Failure};
use crate::bitstream::{Error, Record};
use crate::codes::{self, function as code};
use ir::inst::InstFlags;
use ir::{Opcode, Type, Value};

impl<'a> Body<'_, 'a> {
    pub(super) fn control(&mut self, record: &Record<'a>) -> Result<(), Failure> {
        let ops = &mut Ops::new(record);
        let mut operands = std::mem::take(&mut self.operands);
        operands.clear();
        let result = self.decode_control(ops, &mut operands);
        let result = result.and_then(|(opcode, ty, flags)| {
            let data = self.inst(opcode, ty, &operands).with_flags(flags);
            self.push_last(data, ops)
        });
        self.operands = operands;
        result
    }

    /// Fills in the operands; the result is the rest of the instruction.
    fn decode_control(
        &mut self,
        ops: &mut Ops<'_, 'a>,
        operands: &mut Vec<Value>,
    ) -> Result<(Opcode, Type, InstFlags), Failure> {
        let mut ty = Type::VOID;
        let mut flags = InstFlags::NONE;
        let opcode = match ops.record.code {
            code::RET => {
                if !ops.is_empty() {
                    operands.push(self.pair(ops)?);
                }
                Opcode::Ret
            }
            code::BR => {
                operands.push(self.next_block(ops)?);
                if !ops.is_empty() {
                    operands.push(self.next_block(ops)?);
                    let cond = self.typed(ops, Type::I1)?;
                    operands.insert(0, cond);
                }
                Opcode::Br
            }
            code::SWITCH => {
                self.switch(ops, operands)?;
                Opcode::Switch
            }
            code::INDIRECTBR => {
                let address_ty = self.next_type(ops)?;
                if !self.types.is_ptr(address_ty) {
                    return Err(ops.error("operand is not a pointer").into());
                }
                operands.push(self.typed(ops, address_ty)?);
                while !ops.is_empty() {
                    operands.push(self.next_block(ops)?);
                }
                Opcode::IndirectBr
            }
            code::UNREACHABLE => Opcode::Unreachable,
            code::RESUME => {
                operands.push(self.pair(ops)?);
                Opcode::Resume
            }
            code::PHI => {
                ty = self.result_type(ops)?;
                flags = self.phi(ty, ops, operands)?;
                Opcode::Phi
            }
            code::LANDINGPAD => {
                ty = self.result_type(ops)?;
                flags = InstFlags::CLEANUP.when(ops.next()? != 0);
                let count = ops.next()?;
                for _ in 0..count {
                    // Catch or filter: the type of the value tells as well.
                    ops.next()?;
                    operands.push(self.pair(ops)?);
                }
                Opcode::LandingPad
            }
            code::CLEANUPRET => {
                operands.push(self.typed(ops, Type::TOKEN)?);
                if !ops.is_empty() {
                    operands.push(self.next_block(ops)?);
                }
                Opcode::CleanupRet
            }
            code::CATCHRET => {
                operands.push(self.typed(ops, Type::TOKEN)?);
                operands.push(self.next_block(ops)?);
                Opcode::CatchRet
            }
            code::CATCHSWITCH => {
                ty = Type::TOKEN;
                operands.push(self.typed(ops, Type::TOKEN)?);
                let count = ops.next()?;
                for _ in 0..count {
                    operands.push(self.next_block(ops)?);
                }
                if !ops.is_empty() {
                    let unwind = self.next_block(ops)?;
                    operands.insert(1, unwind);
                    flags = InstFlags::UNWINDS;
                }
                Opcode::CatchSwitch
            }
            code::CATCHPAD | code::CLEANUPPAD => {
                ty = Type::TOKEN;
                operands.push(self.typed(ops, Type::TOKEN)?);
                let count = ops.next()?;
                for _ in 0..count {
                    operands.push(self.pair(ops)?);
                }
                if ops.record.code == code::CATCHPAD { Opcode::CatchPad } else { Opcode::CleanupPad }
            }
            unknown => return Err(ops.error(format!("unknown FUNCTION record {unknown}")).into()),
        };
        Ok((opcode, ty, flags))
    }

    fn switch(&mut self, ops: &mut Ops<'_, 'a>, operands: &mut Vec<Value>) -> Result<(), Error> {
        /// In the upper half of the first operand, marks an encoding that only LLVM 3.2 wrote.
        const OLD_MAGIC: u64 = 0x4B5;
        let first = ops.next()?;
        if first >> 16 == OLD_MAGIC {
            return Err(ops.error("switch in the form of LLVM 3.2 is not supported"));
        }
        let ty = self.type_id(first, ops.record)?;
        if !self.types.is_int(ty) {
            return Err(ops.error("switch on something that is not an integer"));
        }
        operands.push(self.typed(ops, ty)?);
        operands.push(self.next_block(ops)?);
        while !ops.is_empty() {
            // Unlike other operands, cases are not given by distance.
            let id = ops.next()?;
            let case = self.value_of_type(id, ty, ops.record)?;
            if !case.is_constant() {
                return Err(ops.error("case is not a constant"));
            }
            operands.push(case);
            operands.push(self.next_block(ops)?);
        }
        Ok(())
    }

    fn phi(
        &mut self,
        ty: Type,
        ops: &mut Ops<'_, 'a>,
        operands: &mut Vec<Value>,
    ) -> Result<InstFlags, Error> {
        let (pairs, rest) = ops.rest().as_chunks::<2>();
        for &[value, block] in pairs {
            let value = self.signed(value, ty, ops.record)?;
            operands.push(value);
            operands.push(self.block_id(block, ops.record)?);
        }
        while !ops.is_empty() {
            ops.next()?;
        }
        Ok(rest.first().map_or(InstFlags::NONE, |&flags| codes::fast_math_from_code(flags)))
    }
}
