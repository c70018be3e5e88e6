//! Convergence control: tokens that say which threads execute a convergent operation together.
//!
//! A token is made by `llvm.experimental.convergence.entry`, `.anchor` or `.loop` and used by convergent calls through
//! a bundle `convergencectrl`. A function uses tokens for all of its convergent calls or for none.

use crate::attributes::AttrKind;
use crate::inst::Opcode;
use crate::intrinsics::Intrinsic as I;
use crate::value::{Block, Inst, Value};
use crate::verify::call::Call;
use crate::verify::function::FunctionVerifier;
use crate::verify::result::Reporter;
use crate::verify::sink::{Check, check};

fn makes_token(intrinsic: Option<I>) -> bool {
    matches!(
        intrinsic,
        Some(
            I::EXPERIMENTAL_CONVERGENCE_ENTRY
                | I::EXPERIMENTAL_CONVERGENCE_ANCHOR
                | I::EXPERIMENTAL_CONVERGENCE_LOOP
        )
    )
}

impl<'a> FunctionVerifier<'a> {
    pub(in crate::verify) fn visit_convergence(&mut self, call: &Call<'a>, block: Block) {
        let has_bundle = call.info.bundles.iter().any(|b| &*b.tag == b"convergencectrl");
        let intrinsic = call.function.and_then(|g| self.facts.global(g).intrinsic);
        if !has_bundle && !makes_token(intrinsic) {
            // The common case must stay cheap: only convergent calls matter.
            self.convergence.uncontrolled |= self.is_convergent(call);
            return;
        }
        let _ = self.verify_convergence_call(call, block, intrinsic);
    }

    fn is_convergent(&self, call: &Call<'a>) -> bool {
        let attrs = &self.env.attributes;
        let list = call.info.attributes;
        list != crate::attributes::AttributeList::EMPTY
            && attrs.function_attr(list, AttrKind::Convergent).is_some()
            || call.function.is_some_and(|g| match self.env.globals[g].as_function() {
                Some(header) => attrs.function_attr(header.attributes, AttrKind::Convergent).is_some(),
                None => false,
            })
    }

    fn verify_convergence_call(&mut self, call: &Call<'a>, block: Block, intrinsic: Option<I>) -> Check {
        let inst = call.inst;
        let mut rest = call.bundle_operands;
        let mut token = None;
        let mut count = 0;
        for bundle in &call.info.bundles {
            let (operands, others) = rest.split_at(bundle.num_operands as usize);
            rest = others;
            if &*bundle.tag == b"convergencectrl" {
                count += 1;
                let one = operands.len() == 1;
                let message = "The 'convergencectrl' bundle requires exactly one token use.";
                check!(self, one, message, inst);
                token = operands.first().copied();
            }
        }
        let message = "The 'convergencectrl' bundle can occur at most once on a call";
        check!(self, count <= 1, message, inst);
        let definition = token.and_then(|t: Value| t.as_inst());
        if token.is_some() {
            let ok = definition.is_some_and(|d| makes_token(self.called_intrinsic(d)));
            let message = "Convergence control tokens can only be produced by calls to the convergence control intrinsics.";
            check!(self, ok, message, inst);
            if let Some(definition) = definition {
                self.convergence.uses.push((inst, definition));
            }
        }
        self.convergence.controlled = true;
        match intrinsic {
            Some(I::EXPERIMENTAL_CONVERGENCE_ENTRY) => {
                let list = self.header.attributes;
                let convergent = self.env.attributes.function_attr(list, AttrKind::Convergent).is_some();
                let message = "Entry intrinsic can occur only in a convergent function.";
                check!(self, convergent, message, inst);
                let in_entry = self.func.entry() == Some(block);
                check!(self, in_entry, "Entry intrinsic can occur only in the entry block.", inst);
                self.verify_first_in_block(inst, block, "Entry intrinsic")?;
                let message = "Entry or anchor intrinsic cannot have a convergencectrl token operand.";
                check!(self, token.is_none(), message, inst);
            }
            Some(I::EXPERIMENTAL_CONVERGENCE_ANCHOR) => {
                let message = "Entry or anchor intrinsic cannot have a convergencectrl token operand.";
                check!(self, token.is_none(), message, inst);
            }
            Some(I::EXPERIMENTAL_CONVERGENCE_LOOP) => {
                let message = "Loop intrinsic must have a convergencectrl token operand.";
                check!(self, token.is_some(), message, inst);
                self.verify_first_in_block(inst, block, "Loop intrinsic")?;
            }
            _ => {}
        }
        Ok(())
    }

    /// No convergent operation may come before the call in its block.
    fn verify_first_in_block(&mut self, inst: Inst, block: Block, what: &str) -> Check {
        let before: Vec<Inst> = self
            .func
            .block_insts(block)
            .take_while(|&i| i != inst)
            .filter(|&i| self.func.opcode(i) == Opcode::Call)
            .collect();
        let first = before.iter().all(|&i| self.call_parts(i).is_none_or(|c| !self.is_convergent(&c)));
        let message = format!("{what} cannot be preceded by a convergent operation in the same basic block.");
        check!(self, first, &message, inst);
        Ok(())
    }

    /// What can only be said when the whole function has been seen.
    pub(in crate::verify) fn verify_convergence(&mut self) -> Check {
        if !self.convergence.controlled {
            return Ok(());
        }
        let message = "Cannot mix controlled and uncontrolled convergence in the same function.";
        check!(self, !self.convergence.uncontrolled, message);
        let uses = std::mem::take(&mut self.convergence.uses);
        let loops = self.cfg.loops();
        for &(user, definition) in &uses {
            let (Some(at), Some(from)) = (self.func.block_of(user), self.func.block_of(definition)) else {
                continue;
            };
            if !self.cfg.is_reachable(at) {
                continue;
            }
            // A use in a loop that does not contain the definition must be the loop's heart.
            let mut innermost = loops.innermost(at);
            while let Some(l) = innermost {
                if !loops.contains(l, from) {
                    let is_heart = self.called_intrinsic(user) == Some(I::EXPERIMENTAL_CONVERGENCE_LOOP);
                    check!(
                        self,
                        is_heart,
                        "Convergence token used by an instruction other than llvm.experimental.convergence.loop in \
                         a cycle that does not contain the token's definition.",
                        user
                    );
                }
                innermost = loops.parent(l);
            }
        }
        Ok(())
    }
}
