//! Values marked `swifterror`: a register in disguise, which can only be loaded, stored to, and handed on.

use super::function::FunctionVerifier;
use super::result::Reporter;
use super::sink::{Check, check};
use crate::attributes::AttrKind;
use crate::inst::Opcode;
use crate::value::{Inst, Value};

impl FunctionVerifier<'_> {
    /// A `swifterror` parameter or `alloca` and its users.
    pub(super) fn verify_swift_error_value(&mut self, value: Value) -> Check {
        let users: Vec<Inst> = self.uses().of(value).iter().map(|u| u.user).collect();
        for user in users {
            let opcode = self.func.opcode(user);
            check!(
                self,
                matches!(opcode, Opcode::Load | Opcode::Store | Opcode::Call | Opcode::Invoke),
                "swifterror value can only be loaded and stored from, or as a swifterror argument!",
                value,
                user
            );
            if opcode == Opcode::Store {
                check!(
                    self,
                    self.func.operands(user).get(1) == Some(&value),
                    "swifterror value should be the second operand when used by stores",
                    value,
                    user
                );
            }
            if opcode.is_call() {
                let info = self.func.call_info(user);
                let args = self.func.operands(user).iter().take(info.num_args as usize);
                for (i, &arg) in args.enumerate() {
                    check!(
                        self,
                        arg != value || self.arg_has(user, i, AttrKind::SwiftError),
                        "swifterror value when used in a callsite should be marked with swifterror attribute",
                        value,
                        user
                    );
                }
            }
        }
        Ok(())
    }

    /// Whether an argument has an attribute, at the call or at the function called.
    pub(super) fn arg_has(&self, call: Inst, index: usize, kind: AttrKind) -> bool {
        let info = self.func.call_info(call);
        if self.env.attributes.param_attr(info.attributes, index, kind).is_some() {
            return true;
        }
        let Some(&callee) = self.func.operands(call).last() else { return false };
        let Some(global) = self.called_function(callee, info.fn_ty) else { return false };
        match self.env.globals[global].as_function() {
            Some(header) => self.env.attributes.param_attr(header.attributes, index, kind).is_some(),
            None => false,
        }
    }
}
