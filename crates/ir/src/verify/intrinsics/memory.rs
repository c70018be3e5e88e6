//! Memory intrinsics: element-wise atomic copies, lifetimes, masked accesses, preallocated arguments.

use crate::attributes::{AttrKind, Attribute};
use crate::inst::Opcode;
use crate::intrinsics::Intrinsic as I;
use crate::value::{Inst, Value};
use crate::verify::call::Call;
use crate::verify::function::FunctionVerifier;
use crate::verify::result::Reporter;
use crate::verify::sink::{Check, check};

impl<'a> FunctionVerifier<'a> {
    pub(super) fn verify_memory_intrinsic(&mut self, call: &Call<'a>, intrinsic: I) -> Check {
        match intrinsic {
            I::MEMCPY_ELEMENT_UNORDERED_ATOMIC
            | I::MEMMOVE_ELEMENT_UNORDERED_ATOMIC
            | I::MEMSET_ELEMENT_UNORDERED_ATOMIC => self.verify_atomic_copy(call, intrinsic),
            I::LIFETIME_START | I::LIFETIME_END => {
                let arg = call.args[0];
                let ok = self.opcode_of(arg) == Some(Opcode::Alloca) || self.is_poison(arg);
                let message = "llvm.lifetime.start/end can only be used on alloca or poison";
                check!(self, ok, message, call.inst);
                Ok(())
            }
            I::CALL_PREALLOCATED_SETUP => self.verify_preallocated_setup(call),
            I::CALL_PREALLOCATED_ARG => {
                self.verify_preallocated_token(call, "arg")?;
                let list = call.info.attributes;
                let has = self.env.attributes.function_attr(list, AttrKind::Preallocated).is_some();
                check!(
                    self,
                    has,
                    "llvm.call.preallocated.arg must be called with a \"preallocated\" call site attribute"
                );
                Ok(())
            }
            I::CALL_PREALLOCATED_TEARDOWN => self.verify_preallocated_token(call, "teardown"),
            _ => Ok(()),
        }
    }

    fn is_poison(&self, value: Value) -> bool {
        matches!(self.constant(value).map(|c| &c.kind), Some(crate::constant::ConstKind::Poison))
    }

    fn verify_atomic_copy(&mut self, call: &Call<'a>, intrinsic: I) -> Check {
        let Some(size) = self.const_int(call.args[3]).and_then(|n| n.to_u64()) else { return Ok(()) };
        check!(
            self,
            size.is_power_of_two(),
            "element size of the element-wise atomic memory intrinsic must be a power of 2",
            call.inst
        );
        let align_ok = |this: &Self, i| {
            let attr = this.env.attributes.param_attr(call.info.attributes, i, AttrKind::Alignment);
            matches!(attr, Some(Attribute::Int(_, align)) if *align >= size)
        };
        let ok = align_ok(self, 0);
        check!(self, ok, "incorrect alignment of the destination argument", call.inst);
        if intrinsic != I::MEMSET_ELEMENT_UNORDERED_ATOMIC {
            let ok = align_ok(self, 1);
            check!(self, ok, "incorrect alignment of the source argument", call.inst);
        }
        Ok(())
    }

    fn verify_preallocated_token(&mut self, call: &Call<'a>, which: &str) -> Check {
        let setup = call.args[0].as_inst().and_then(|i| self.called_intrinsic(i));
        check!(
            self,
            setup == Some(I::CALL_PREALLOCATED_SETUP),
            &format!("llvm.call.preallocated.{which} token argument must be a llvm.call.preallocated.setup")
        );
        Ok(())
    }

    /// The uses of the token: addresses of arguments, and the one call that the arguments are for.
    fn verify_preallocated_setup(&mut self, call: &Call<'a>) -> Check {
        let num_args = self.const_int(call.args[0]).and_then(|n| n.to_u64());
        let message = "llvm.call.preallocated.setup argument must be a constant";
        check!(self, num_args.is_some(), message);
        let num_args = num_args.unwrap_or(0);
        let users: Vec<Inst> = self.uses().of(call.inst.into()).iter().map(|u| u.user).collect();
        let mut found = false;
        for user in users {
            let is_call = self.func.opcode(user).is_call();
            check!(self, is_call, "Uses of llvm.call.preallocated.setup must be calls");
            match self.called_intrinsic(user) {
                Some(I::CALL_PREALLOCATED_ARG) => self.verify_preallocated_index(user, num_args)?,
                Some(I::CALL_PREALLOCATED_TEARDOWN) => {}
                _ => {
                    let message = "Can have at most one call corresponding to a llvm.call.preallocated.setup";
                    check!(self, !found, message);
                    found = true;
                    self.verify_preallocated_user(call, user, num_args)?;
                }
            }
        }
        Ok(())
    }

    fn verify_preallocated_index(&mut self, user: Inst, num_args: u64) -> Check {
        let index = self.func.operands(user).get(1).and_then(|&v| self.const_int(v));
        let message = "llvm.call.preallocated.alloc arg index must be a constant";
        check!(self, index.is_some(), message);
        let in_range = index.is_some_and(|i| !i.is_negative() && i.to_u64().is_some_and(|i| i < num_args));
        check!(
            self,
            in_range,
            "llvm.call.preallocated.alloc arg index must be between 0 and corresponding \
             llvm.call.preallocated.setup's argument count"
        );
        Ok(())
    }

    fn verify_preallocated_user(&mut self, call: &Call<'a>, user: Inst, num_args: u64) -> Check {
        let info = self.func.call_info(user);
        let args = 0..info.num_args as usize;
        let count = args.filter(|&i| self.arg_has(user, i, AttrKind::Preallocated)).count();
        let message = "cannot use preallocated intrinsics on a call without preallocated arguments";
        check!(self, count != 0, message);
        check!(
            self,
            count as u64 == num_args,
            "llvm.call.preallocated.setup arg size must be equal to number of preallocated arguments at call site",
            call.inst,
            user
        );
        let bundles = info.bundles.iter().filter(|b| &*b.tag == b"preallocated").count();
        if bundles > 1 {
            return Ok(());
        }
        check!(
            self,
            bundles == 1,
            "Use of llvm.call.preallocated.setup outside intrinsics must be in \"preallocated\" operand bundle"
        );
        Ok(())
    }
}
