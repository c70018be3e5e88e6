//! Operand bundles.

use super::call::Call;
use super::function::FunctionVerifier;
use super::result::Reporter;
use super::sink::{Check, check};
use crate::attributes::AttrKind;
use crate::inst::Opcode;
use crate::intrinsics::Intrinsic;
use crate::types::Type;
use crate::value::Value;

/// Tags that a call may have at most once, with the message; and, if it is fixed, the number of operands with its message.
type Rule = (&'static [u8], &'static str, Option<(usize, &'static str)>);

const RULES: &[Rule] = &[
    (b"deopt", "Multiple deopt operand bundles", None),
    (b"gc-transition", "Multiple gc-transition operand bundles", None),
    (
        b"funclet",
        "Multiple funclet operand bundles",
        Some((1, "Expected exactly one funclet bundle operand")),
    ),
    (
        b"cfguardtarget",
        "Multiple CFGuardTarget operand bundles",
        Some((1, "Expected exactly one cfguardtarget bundle operand")),
    ),
    (
        b"ptrauth",
        "Multiple ptrauth operand bundles",
        Some((2, "Expected exactly two ptrauth bundle operands")),
    ),
    (b"kcfi", "Multiple kcfi operand bundles", Some((1, "Expected exactly one kcfi bundle operand"))),
    (
        b"preallocated",
        "Multiple preallocated operand bundles",
        Some((1, "Expected exactly one preallocated bundle operand")),
    ),
    (b"gc-live", "Multiple gc-live operand bundles", None),
    (b"clang.arc.attachedcall", "Multiple \"clang.arc.attachedcall\" operand bundles", None),
];

impl<'a> FunctionVerifier<'a> {
    pub(super) fn verify_bundles(&mut self, call: &Call<'a>) -> Check {
        if call.info.bundles.is_empty() {
            return Ok(());
        }
        let mut found = [false; RULES.len()];
        let mut rest = call.bundle_operands;
        for bundle in &call.info.bundles {
            let (operands, others) = rest.split_at(bundle.num_operands as usize);
            rest = others;
            let Some(index) = RULES.iter().position(|r| *r.0 == *bundle.tag) else { continue };
            let (tag, multiple, count) = RULES[index];
            check!(self, !found[index], multiple, call.inst);
            found[index] = true;
            if let Some((n, message)) = count {
                check!(self, operands.len() == n, message, call.inst);
            }
            self.verify_bundle(call, tag, operands)?;
        }
        let has_ptrauth = call.info.bundles.iter().any(|b| &*b.tag == b"ptrauth");
        let message = "Direct call cannot have a ptrauth bundle";
        check!(self, !(has_ptrauth && call.function.is_some()), message, call.inst);
        Ok(())
    }

    fn verify_bundle(&mut self, call: &Call<'a>, tag: &[u8], operands: &[Value]) -> Check {
        let inst = call.inst;
        let is_i32 = |v: Value| self.const_int(v).is_some_and(|i| i.width() == 32);
        match tag {
            b"funclet" => {
                let pad = self.opcode_of(operands[0]);
                let ok = matches!(pad, Some(Opcode::CatchPad | Opcode::CleanupPad));
                check!(self, ok, "Funclet bundle operands should correspond to a FuncletPadInst", inst);
            }
            b"ptrauth" => {
                let ok = is_i32(operands[0]);
                check!(self, ok, "Ptrauth bundle key operand must be an i32 constant", inst);
                let ok = self.ty(operands[1]) == Type::I64;
                check!(self, ok, "Ptrauth bundle discriminator operand must be an i64", inst);
            }
            b"kcfi" => {
                let ok = is_i32(operands[0]);
                check!(self, ok, "Kcfi bundle operand must be an i32 constant", inst);
            }
            b"preallocated" => {
                let setup = operands[0].as_inst().and_then(|i| self.called_intrinsic(i));
                check!(
                    self,
                    setup == Some(Intrinsic::CALL_PREALLOCATED_SETUP),
                    "\"preallocated\" argument must be a token from llvm.call.preallocated.setup",
                    inst
                );
            }
            b"clang.arc.attachedcall" => self.verify_attached_call(call, operands)?,
            _ => {}
        }
        Ok(())
    }

    fn verify_attached_call(&mut self, call: &Call<'a>, operands: &[Value]) -> Check {
        const NAMES: [&[u8]; 2] =
            [b"objc_retainAutoreleasedReturnValue", b"objc_unsafeClaimAutoreleasedReturnValue"];
        let no_return = self.env.attributes.function_attr(call.info.attributes, AttrKind::NoReturn).is_some();
        let ok = self.facts.ty(call.ret).is_ptr() || (no_return && call.ret == Type::VOID);
        check!(
            self,
            ok,
            "a call with operand bundle \"clang.arc.attachedcall\" must call a function returning a pointer or a \
             non-returning function that has a void return type",
            call.inst
        );
        let function = match operands {
            [f] => f.as_global().filter(|&g| self.env.globals[g].as_function().is_some()),
            _ => None,
        };
        check!(
            self,
            function.is_some(),
            "operand bundle \"clang.arc.attachedcall\" requires one function as an argument",
            call.inst
        );
        let name = function.map_or(&[][..], |g| &self.env.globals[g].name);
        let plain = name.strip_prefix(b"llvm.objc.").unwrap_or_default();
        let ok = NAMES.iter().any(|n| *n == name || n.strip_prefix(b"objc_") == Some(plain));
        check!(self, ok, "invalid function argument", call.inst);
        Ok(())
    }
}
