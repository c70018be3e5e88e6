//! `musttail` calls: what makes it possible to reuse the caller's frame.

use super::function::FunctionVerifier;
use super::result::Reporter;
use super::sink::{Check, check};
use crate::attributes::{AttrKind, Attribute, AttributeList};
use crate::constant::ConstKind;
use crate::inst::{CallingConv, Opcode};
use crate::value::{Inst, Value};

const TAILCC: CallingConv = CallingConv(18);
const SWIFTTAILCC: CallingConv = CallingConv(20);

/// Attributes that decide how an argument is passed.
const ABI: &[AttrKind] = &[
    AttrKind::StructRet,
    AttrKind::ByVal,
    AttrKind::InAlloca,
    AttrKind::InReg,
    AttrKind::StackAlignment,
    AttrKind::SwiftSelf,
    AttrKind::SwiftAsync,
    AttrKind::SwiftError,
    AttrKind::Preallocated,
    AttrKind::ByRef,
];

/// Those that the conventions made for tail calls do not allow.
const NOT_IN_TAILCC: &[AttrKind] =
    &[AttrKind::InAlloca, AttrKind::InReg, AttrKind::SwiftError, AttrKind::Preallocated, AttrKind::ByRef];

impl<'a> FunctionVerifier<'a> {
    pub(super) fn verify_must_tail(&mut self, inst: Inst) -> Check {
        let Some(call) = self.call_parts(inst) else { return Ok(()) };
        let is_asm = matches!(self.constant(call.callee).map(|c| &c.kind), Some(ConstKind::InlineAsm(_)));
        check!(self, !is_asm, "cannot use musttail call with inline asm", inst);
        let Some((ret, params, vararg)) = self.types.signature(self.data.value_ty) else { return Ok(()) };
        let message = "cannot guarantee tail call due to mismatched varargs";
        check!(self, vararg == call.vararg, message, inst);
        // Pointers are all alike, so congruent types are equal ones.
        let message = "cannot guarantee tail call due to mismatched return types";
        check!(self, ret == call.ret, message, inst);
        let message = "cannot guarantee tail call due to mismatched calling conv";
        check!(self, self.header.calling_conv == call.info.calling_conv, message, inst);
        self.verify_followed_by_ret(inst)?;
        let (caller, callee) = (self.header.attributes, call.info.attributes);
        let conv = call.info.calling_conv;
        if conv == TAILCC || conv == SWIFTTAILCC {
            let name = if conv == TAILCC { "tailcc" } else { "swifttailcc" };
            self.verify_tailcc_attributes(caller, params.len(), &format!("{name} musttail caller"))?;
            self.verify_tailcc_attributes(callee, call.params.len(), &format!("{name} musttail callee"))?;
            check!(self, !vararg, &format!("cannot guarantee {name} tail call for varargs function"));
            return Ok(());
        }
        let is_intrinsic = call.function.is_some_and(|g| self.facts.global(g).is_intrinsic);
        if !is_intrinsic {
            let message = "cannot guarantee tail call due to mismatched parameter counts";
            check!(self, params.len() == call.params.len(), message, inst);
            let message = "cannot guarantee tail call due to mismatched parameter types";
            check!(self, params == call.params, message, inst);
        }
        for i in 0..params.len() {
            let same = self.abi_attributes(caller, i) == self.abi_attributes(callee, i);
            let operand: Value = call.args.get(i).copied().unwrap_or(call.callee);
            check!(
                self,
                same,
                "cannot guarantee tail call due to mismatched ABI impacting function attributes",
                inst,
                operand
            );
        }
        Ok(())
    }

    /// A `ret` of the result, or of nothing, comes next.
    fn verify_followed_by_ret(&mut self, call: Inst) -> Check {
        let mut result = Value::inst(call);
        let mut next = self.func.next_inst(call);
        if let Some(cast) = next.filter(|&i| self.func.opcode(i) == Opcode::BitCast) {
            let uses_call = self.func.operands(cast).first() == Some(&result);
            check!(self, uses_call, "bitcast following musttail call must use the call", cast);
            result = cast.into();
            next = self.func.next_inst(cast);
        }
        let Some(ret) = next.filter(|&i| self.func.opcode(i) == Opcode::Ret) else {
            let message = "musttail call must precede a ret with an optional bitcast";
            check!(self, false, message, call);
            return Ok(());
        };
        let ok = match self.func.operands(ret).first() {
            None => true,
            Some(&value) => value == result || self.is_undef(value),
        };
        check!(self, ok, "musttail call result must be returned", ret);
        Ok(())
    }

    fn verify_tailcc_attributes(&mut self, list: AttributeList, num_params: usize, context: &str) -> Check {
        for i in 0..num_params {
            for &kind in NOT_IN_TAILCC {
                let has = self.env.attributes.param_attr(list, i, kind).is_some();
                check!(self, !has, &format!("{} attribute not allowed in {context}", kind.name()));
            }
        }
        Ok(())
    }

    /// What decides how a parameter is passed. Alignment does only where memory is passed.
    fn abi_attributes(&self, list: AttributeList, index: usize) -> Vec<Attribute> {
        let attr = |kind| self.env.attributes.param_attr(list, index, kind).cloned();
        let mut attributes: Vec<Attribute> = ABI.iter().filter_map(|&k| attr(k)).collect();
        let in_memory = attr(AttrKind::ByVal).is_some() || attr(AttrKind::ByRef).is_some();
        attributes.extend(attr(AttrKind::Alignment).filter(|_| in_memory));
        attributes
    }
}
