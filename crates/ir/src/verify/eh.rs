//! Exception handling: landing pads, and the nesting of catch switches, catch pads and cleanup pads.
//!
//! Pads form a tree by their parents; `none` is the root. An edge that unwinds enters exactly one pad and leaves any
//! number of nested ones. All edges that leave a pad by unwinding go to the same place, and pads that clean up after
//! one another must not do so in a circle.

use super::call::Call;
use super::function::FunctionVerifier;
use super::result::Reporter;
use super::sink::{Check, Entity, Stop, check};
use crate::attributes::AttrKind;
use crate::constant::ConstKind;
use crate::inst::{InstView, Opcode};
use crate::intrinsics::Intrinsic;
use crate::value::{Block, Inst, Value};
use support::entity::Entity as _;

/// Personalities whose handlers are funclets.
const SCOPED_PERSONALITIES: &[&[u8]] = &[
    b"_except_handler3",
    b"_except_handler4",
    b"__C_specific_handler",
    b"__CxxFrameHandler3",
    b"ProcessCLRException",
    b"__gxx_wasm_personality_v0",
];

/// Where an unwinding edge leaves to: a pad, or the caller.
type UnwindPad = Option<Inst>;

impl<'a> FunctionVerifier<'a> {
    fn has_personality(&self) -> bool {
        self.header.personality.is_some()
    }

    /// The parent of a pad; `None` for what is not a pad.
    fn parent_pad(&self, pad: Inst) -> Option<Value> {
        match self.func.view(pad) {
            InstView::CatchPad { catch_switch: parent, .. }
            | InstView::CleanupPad { parent, .. }
            | InstView::CatchSwitch { parent, .. } => Some(parent),
            _ => None,
        }
    }

    fn is_none_token(&self, value: Value) -> bool {
        matches!(self.constant(value).map(|c| &c.kind), Some(ConstKind::Null))
    }

    fn is_funclet_pad(&self, value: Value) -> bool {
        matches!(self.opcode_of(value), Some(Opcode::CatchPad | Opcode::CleanupPad))
    }

    fn is_entry(&self, block: Block) -> bool {
        self.func.entry() == Some(block)
    }

    pub(super) fn verify_landing_pad(&mut self, inst: Inst, block: Block) -> Check {
        let InstView::LandingPad { cleanup, clauses } = self.func.view(inst) else { return Ok(()) };
        check!(
            self,
            !clauses.is_empty() || cleanup,
            "LandingPadInst needs at least one clause or to be a cleanup.",
            inst
        );
        let _ = self.verify_pad_predecessors(inst, block);
        let ty = self.func.inst(inst).ty;
        let expected = *self.landing_pad_ty.get_or_insert(ty);
        check!(
            self,
            expected == ty,
            "The landingpad instruction should have a consistent result type inside a function.",
            inst
        );
        check!(
            self,
            self.has_personality(),
            "LandingPadInst needs to be in a function with a personality.",
            inst
        );
        check!(
            self,
            self.first_non_phi(block) == Some(inst),
            "LandingPadInst not the first non-PHI instruction in the block.",
            inst
        );
        for &clause in clauses {
            let ty = self.ty(clause);
            if self.types.aggregate_element(ty, 0).is_some() || self.facts.ty(ty).is_array() {
                let kind = self.constant(clause).map(|c| &c.kind);
                let ok = matches!(kind, Some(ConstKind::Aggregate(_) | ConstKind::Null));
                check!(self, ok, "Filter operand is not an array of constants!", inst);
            } else {
                let ok = self.facts.ty(ty).is_ptr();
                check!(self, ok, "Catch operand does not have pointer type!", inst);
            }
        }
        self.verify_common(inst, block)
    }

    pub(super) fn verify_resume(&mut self, inst: Inst) -> Check {
        check!(
            self,
            self.has_personality(),
            "ResumeInst needs to be in a function with a personality.",
            inst
        );
        let ty = self.ty(self.func.operands(inst)[0]);
        let expected = *self.landing_pad_ty.get_or_insert(ty);
        check!(
            self,
            expected == ty,
            "The resume instruction should have a consistent result type inside a function.",
            inst
        );
        Ok(())
    }

    pub(super) fn verify_catch_pad(&mut self, inst: Inst, block: Block) -> Check {
        check!(
            self,
            self.has_personality(),
            "CatchPadInst needs to be in a function with a personality.",
            inst
        );
        let parent = self.func.operands(inst)[0];
        check!(
            self,
            self.opcode_of(parent) == Some(Opcode::CatchSwitch),
            "CatchPadInst needs to be directly nested in a CatchSwitchInst.",
            parent
        );
        check!(
            self,
            self.first_non_phi(block) == Some(inst),
            "CatchPadInst not the first non-PHI instruction in the block.",
            inst
        );
        let _ = self.verify_pad_predecessors(inst, block);
        self.verify_funclet_pad(inst)?;
        self.verify_common(inst, block)
    }

    pub(super) fn verify_cleanup_pad(&mut self, inst: Inst, block: Block) -> Check {
        check!(
            self,
            self.has_personality(),
            "CleanupPadInst needs to be in a function with a personality.",
            inst
        );
        check!(
            self,
            self.first_non_phi(block) == Some(inst),
            "CleanupPadInst not the first non-PHI instruction in the block.",
            inst
        );
        let parent = self.func.operands(inst)[0];
        let ok = self.is_none_token(parent) || self.is_funclet_pad(parent);
        check!(self, ok, "CleanupPadInst has an invalid parent.", inst);
        let _ = self.verify_pad_predecessors(inst, block);
        self.verify_funclet_pad(inst)?;
        self.verify_common(inst, block)
    }

    pub(super) fn verify_catch_switch(&mut self, inst: Inst, block: Block) -> Check {
        let InstView::CatchSwitch { parent, unwind, handlers } = self.func.view(inst) else { return Ok(()) };
        check!(
            self,
            self.has_personality(),
            "CatchSwitchInst needs to be in a function with a personality.",
            inst
        );
        check!(
            self,
            self.first_non_phi(block) == Some(inst),
            "CatchSwitchInst not the first non-PHI instruction in the block.",
            inst
        );
        let ok = self.is_none_token(parent) || self.is_funclet_pad(parent);
        check!(self, ok, "CatchSwitchInst has an invalid parent.", parent);
        if let Some(dest) = unwind {
            let pad = self.first_non_phi(dest).filter(|&i| self.is_unwind_target(i));
            let Some(pad) = pad else {
                let message = "CatchSwitchInst must unwind to an EH block which is not a landingpad.";
                check!(self, false, message, inst);
                return Ok(());
            };
            if self.parent_pad(pad) == Some(parent) {
                self.sibling_unwinds.push((inst, inst));
            }
        }
        let message = "CatchSwitchInst cannot have empty handler list";
        check!(self, !handlers.is_empty(), message, inst);
        for handler in handlers.iter().filter_map(|h| h.as_block()) {
            let first = self.first_non_phi(handler);
            let ok = first.is_some_and(|i| self.func.opcode(i) == Opcode::CatchPad);
            check!(self, ok, "CatchSwitchInst handlers must be catchpads", inst, handler);
        }
        let _ = self.verify_pad_predecessors(inst, block);
        self.verify_common(inst, block)
    }

    /// A pad other than a landing pad.
    fn is_unwind_target(&self, inst: Inst) -> bool {
        let opcode = self.func.opcode(inst);
        opcode.is_eh_pad() && opcode != Opcode::LandingPad
    }

    pub(super) fn verify_catch_ret(&mut self, inst: Inst) -> Check {
        let pad = self.func.operands(inst)[0];
        let ok = self.opcode_of(pad) == Some(Opcode::CatchPad);
        check!(self, ok, "CatchReturnInst needs to be provided a CatchPad", inst, pad);
        Ok(())
    }

    pub(super) fn verify_cleanup_ret(&mut self, inst: Inst) -> Check {
        let InstView::CleanupRet { pad, unwind } = self.func.view(inst) else { return Ok(()) };
        let ok = self.opcode_of(pad) == Some(Opcode::CleanupPad);
        check!(self, ok, "CleanupReturnInst needs to be provided a CleanupPad", inst, pad);
        if let Some(dest) = unwind {
            let ok = self.first_non_phi(dest).is_some_and(|i| self.is_unwind_target(i));
            let message = "CleanupReturnInst must unwind to an EH block which is not a landingpad.";
            check!(self, ok, message, inst);
        }
        Ok(())
    }

    /// How control comes to a pad.
    fn verify_pad_predecessors(&mut self, pad: Inst, block: Block) -> Check {
        check!(self, !self.is_entry(block), "EH pad cannot be in entry block.", pad);
        let preds: Vec<Block> = self.cfg.predecessors(block).to_vec();
        match self.func.view(pad) {
            InstView::LandingPad { .. } => {
                for pred in preds {
                    let from = self.func.terminator(pred).map(|t| self.func.view(t));
                    let ok = matches!(from, Some(InstView::Invoke { normal, unwind, .. })
                        if unwind == block && normal != block);
                    check!(
                        self,
                        ok,
                        "Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.",
                        pad
                    );
                }
                Ok(())
            }
            InstView::CatchPad { catch_switch, .. } => {
                self.verify_catch_pad_predecessors(pad, block, catch_switch)
            }
            _ => {
                let Some(parent) = self.parent_pad(pad) else { return Ok(()) };
                for pred in preds {
                    if let Some(terminator) = self.func.terminator(pred) {
                        self.verify_pad_edge(pad, block, parent, terminator)?;
                    }
                }
                Ok(())
            }
        }
    }

    fn verify_catch_pad_predecessors(&mut self, pad: Inst, block: Block, catch_switch: Value) -> Check {
        let Some(switch) = catch_switch.as_inst() else { return Ok(()) };
        let has_preds = !self.cfg.predecessors(block).is_empty();
        let ok = !has_preds || self.cfg.unique_predecessor(block) == self.func.block_of(switch);
        check!(self, ok, "Block containg CatchPadInst must be jumped to only by its catchswitch.", pad);
        let unwind = match self.func.view(switch) {
            InstView::CatchSwitch { unwind, .. } => unwind,
            _ => None,
        };
        let message = "Catchswitch cannot unwind to one of its catchpads";
        check!(self, unwind != Some(block), message, switch, pad);
        Ok(())
    }

    /// An edge from `terminator` to the pad `to`: it leaves pads until it is in the parent of `to`.
    fn verify_pad_edge(&mut self, to: Inst, block: Block, to_parent: Value, terminator: Inst) -> Check {
        let mut from = match self.func.view(terminator) {
            InstView::Invoke { normal, unwind, callee, info, .. } => {
                let ok = unwind == block && normal != block;
                check!(self, ok, "EH pad must be jumped to via an unwind edge", to, terminator);
                let called = self.strip_casts(callee).as_global();
                let is_quiet = called.is_some_and(|g| {
                    self.facts.global(g).is_intrinsic
                        && self.does_not_throw(info.attributes, g)
                        && !may_lower_to_call(self.facts.global(g).intrinsic)
                });
                if is_quiet {
                    return Ok(());
                }
                self.funclet_bundle(terminator)
            }
            InstView::CleanupRet { pad, .. } => {
                let ok = pad != to_parent;
                check!(self, ok, "A cleanupret must exit its cleanup", terminator);
                Some(pad)
            }
            InstView::CatchSwitch { .. } => Some(terminator.into()),
            _ => {
                check!(self, false, "EH pad must be jumped to via an unwind edge", to, terminator);
                None
            }
        };
        let mut seen: Vec<Value> = Vec::new();
        let to_root = self.is_none_token(to_parent);
        loop {
            let pad = from.filter(|&v| !self.is_none_token(v));
            if let Some(pad) = pad {
                let ok = pad != Value::inst(to);
                check!(self, ok, "EH pad cannot handle exceptions raised within it", pad, terminator);
            }
            if pad == Some(to_parent) || (pad.is_none() && to_root) {
                return Ok(());
            }
            let Some(pad) = pad else {
                let message = "A single unwind edge may only enter one EH pad";
                check!(self, false, message, terminator);
                return Ok(());
            };
            check!(self, !seen.contains(&pad), "EH pad jumps through a cycle of pads", pad);
            seen.push(pad);
            from = pad.as_inst().and_then(|i| self.parent_pad(i));
            let message = "Parent pad must be catchpad/cleanuppad/catchswitch";
            check!(self, from.is_some(), message, terminator);
        }
    }

    fn does_not_throw(&self, list: crate::attributes::AttributeList, callee: crate::Global) -> bool {
        let declared = self.env.globals[callee].as_function().map(|h| h.attributes);
        [Some(list), declared]
            .into_iter()
            .flatten()
            .any(|l| self.env.attributes.function_attr(l, AttrKind::NoUnwind).is_some())
    }

    /// The pad that a call's `funclet` bundle names.
    fn funclet_bundle(&self, call: Inst) -> Option<Value> {
        let info = self.func.call_info(call);
        let mut start = info.num_args as usize;
        for bundle in &info.bundles {
            if &*bundle.tag == b"funclet" {
                return self.func.operands(call).get(start).copied();
            }
            start += bundle.num_operands as usize;
        }
        None
    }

    /// All edges that unwind out of a pad must go to the same place. Where a nested cleanup unwinds is found by its
    /// uses, so pads inside are searched too, each until the first edge that tells.
    fn verify_funclet_pad(&mut self, pad: Inst) -> Check {
        let mut first: Option<(Inst, UnwindPad)> = None;
        let mut worklist = vec![pad];
        let mut seen: Vec<Inst> = Vec::new();
        while let Some(current) = worklist.pop() {
            let message = "FuncletPadInst must not be nested within itself";
            check!(self, !seen.contains(&current), message, current);
            seen.push(current);
            let mut resolved_to: Option<Value> = None;
            // Newest first, so that the same edge is called the odd one out as by LLVM.
            let users: Vec<Inst> = self.uses().of(current.into()).iter().rev().map(|u| u.user).collect();
            for user in users {
                let dest = match self.unwind_of_user(user) {
                    UserKind::Unwinds(dest) => dest,
                    UserKind::Neutral => continue,
                    UserKind::Cleanup => {
                        worklist.push(user);
                        continue;
                    }
                    UserKind::Bogus => {
                        check!(self, false, "Bogus funclet pad use", user);
                        continue;
                    }
                };
                let Some((target, exits_pad, ancestor)) = self.exit_of(pad, current, dest) else { continue };
                resolved_to = ancestor.or(resolved_to);
                if exits_pad {
                    self.record_exit(pad, user, target, &mut first)?;
                }
                if current != pad {
                    break;
                }
            }
            if let Some(ancestor) = resolved_to
                && ancestor != Value::inst(current)
            {
                self.drop_resolved(&mut worklist, current, ancestor);
            }
        }
        let Some((user, target)) = first else { return Ok(()) };
        let InstView::CatchPad { catch_switch, .. } = self.func.view(pad) else { return Ok(()) };
        let Some(switch) = catch_switch.as_inst() else { return Ok(()) };
        let InstView::CatchSwitch { unwind, .. } = self.func.view(switch) else { return Ok(()) };
        let switch_target = unwind.and_then(|b| self.first_non_phi(b));
        check!(
            self,
            switch_target == target,
            "Unwind edges out of a catch must have the same unwind dest as the parent catchswitch",
            pad,
            user,
            switch
        );
        Ok(())
    }

    fn unwind_of_user(&self, user: Inst) -> UserKind {
        match self.func.view(user) {
            InstView::CleanupRet { unwind, .. } => UserKind::Unwinds(unwind),
            // A catchswitch that unwinds to the caller may be inside a pad that unwinds elsewhere.
            InstView::CatchSwitch { unwind: None, .. } => UserKind::Neutral,
            InstView::CatchSwitch { unwind, .. } => UserKind::Unwinds(unwind),
            InstView::Invoke { unwind, .. } => UserKind::Unwinds(Some(unwind)),
            InstView::Call { .. } | InstView::CatchRet { .. } => UserKind::Neutral,
            InstView::CleanupPad { .. } => UserKind::Cleanup,
            _ => UserKind::Bogus,
        }
    }

    /// What an unwinding edge out of `current` leads to, whether it leaves `pad`, and up to which ancestor it settles
    /// where pads unwind. `None` if it does not leave `current`.
    fn exit_of(
        &self,
        pad: Inst,
        current: Inst,
        dest: Option<Block>,
    ) -> Option<(UnwindPad, bool, Option<Value>)> {
        let Some(dest) = dest else { return Some((None, true, Some(pad.into()))) };
        let target = self.first_non_phi(dest).filter(|&i| self.func.opcode(i).is_eh_pad())?;
        let parent = self.parent_pad(target)?;
        if parent == Value::inst(current) {
            return None;
        }
        let mut exited = Value::inst(current);
        // Parents of pads are finitely many; a circle is reported elsewhere.
        for _ in 0..self.func.num_insts() {
            if exited == Value::inst(pad) {
                return Some((Some(target), true, Some(pad.into())));
            }
            let Some(exited_parent) = exited.as_inst().and_then(|i| self.parent_pad(i)) else { break };
            if exited_parent == parent {
                return Some((Some(target), false, Some(exited_parent)));
            }
            if self.is_none_token(exited_parent) {
                break;
            }
            exited = exited_parent;
        }
        Some((Some(target), false, None))
    }

    fn record_exit(
        &mut self,
        pad: Inst,
        user: Inst,
        target: UnwindPad,
        first: &mut Option<(Inst, UnwindPad)>,
    ) -> Check {
        if let Some((first_user, first_target)) = *first {
            check!(
                self,
                first_target == target,
                "Unwind edges out of a funclet pad must have the same unwind dest",
                pad,
                user,
                first_user
            );
            return Ok(());
        }
        *first = Some((user, target));
        let is_cleanup = self.func.opcode(pad) == Opcode::CleanupPad;
        if let Some(target) = target
            && is_cleanup
            && self.parent_pad(target) == self.parent_pad(pad)
        {
            self.sibling_unwinds.push((pad, user));
        }
        Ok(())
    }

    /// Drops the pads that are waiting although it is known where an ancestor of theirs unwinds.
    fn drop_resolved(&self, worklist: &mut Vec<Inst>, current: Inst, ancestor: Value) {
        let mut resolved = Value::inst(current);
        while let Some(&uncle) = worklist.last() {
            let Some(uncle_parent) = self.parent_pad(uncle) else { return };
            for _ in 0..self.func.num_insts() {
                if resolved == uncle_parent {
                    break;
                }
                match resolved.as_inst().and_then(|i| self.parent_pad(i)) {
                    Some(parent) if parent != ancestor => resolved = parent,
                    _ => break,
                }
            }
            if resolved != uncle_parent {
                return;
            }
            worklist.pop();
        }
    }

    /// The pad that the recorded terminator unwinds to.
    fn successor_pad(&self, terminator: Inst) -> Option<Inst> {
        let dest = match self.func.view(terminator) {
            InstView::Invoke { unwind, .. } => Some(unwind),
            InstView::CatchSwitch { unwind, .. } | InstView::CleanupRet { unwind, .. } => unwind,
            _ => None,
        };
        self.first_non_phi(dest?)
    }

    /// Pads must not clean up after one another in a circle.
    pub(super) fn verify_sibling_unwinds(&mut self) -> Check {
        if self.sibling_unwinds.is_empty() {
            return Ok(());
        }
        let pairs = std::mem::take(&mut self.sibling_unwinds);
        let terminator_of = |pad: Inst| pairs.iter().rev().find(|p| p.0 == pad).map(|p| p.1);
        let mut visited = vec![false; self.func.num_insts()];
        for &(start, _) in &pairs {
            let mut active = Vec::new();
            let mut pad = start;
            while !std::mem::replace(&mut visited[pad.index()], true) {
                active.push(pad);
                let Some(terminator) = terminator_of(pad) else { break };
                let Some(next) = self.successor_pad(terminator) else { break };
                if let Some(place) = active.iter().position(|&p| p == next) {
                    let cycle = active[place..].iter().flat_map(|&p| {
                        let t = terminator_of(p).filter(|&t| t != p);
                        [Some(p), t].into_iter().flatten()
                    });
                    let entities: Vec<Entity> = cycle.map(Entity::from).collect();
                    self.fail("EH pads can't handle each other's exceptions", &entities);
                    return Err(Stop);
                }
                pad = next;
            }
        }
        Ok(())
    }

    /// A call in a funclet must say so where it may become a call of the run-time library.
    pub(super) fn verify_funclet_token(
        &mut self,
        call: &Call<'a>,
        intrinsic: Intrinsic,
        block: Block,
    ) -> Check {
        if !may_lower_to_call(Some(intrinsic)) {
            return Ok(());
        }
        let personality = self.header.personality.map(|p| self.strip_casts(p)).and_then(|p| p.as_global());
        let is_scoped = personality
            .is_some_and(|g| SCOPED_PERSONALITIES.iter().any(|n| **n == *self.env.globals[g].name));
        if !is_scoped {
            return Ok(());
        }
        if self.colors.is_none() {
            self.colors = Some(self.color_funclets());
        }
        let in_funclet = self.colors.as_ref().is_some_and(|c| c[block.index()]);
        let has_token = call.info.bundles.iter().any(|b| &*b.tag == b"funclet");
        let message = "Missing funclet token on intrinsic call";
        check!(self, !in_funclet || has_token, message, call.inst);
        Ok(())
    }

    fn color_funclets(&self) -> Vec<bool> {
        let mut colors = vec![false; self.func.num_blocks()];
        let starts = |b: &Block| self.first_non_phi(*b).is_some_and(|i| self.is_funclet_pad(i.into()));
        let mut stack: Vec<Block> = self.func.blocks().filter(starts).collect();
        while let Some(block) = stack.pop() {
            if std::mem::replace(&mut colors[block.index()], true) {
                continue;
            }
            // Returning from a pad leaves the funclet; other pads start funclets of their own.
            let leaves = self
                .func
                .terminator(block)
                .is_some_and(|t| matches!(self.func.opcode(t), Opcode::CatchRet | Opcode::CleanupRet));
            if !leaves {
                let is_pad =
                    |b: &Block| self.first_non_phi(*b).is_some_and(|i| self.func.opcode(i).is_eh_pad());
                stack.extend(self.cfg.flow().successors(block).iter().copied().filter(|b| !is_pad(b)));
            }
        }
        colors
    }
}

/// What a user of a pad tells about where the pad unwinds.
enum UserKind {
    /// To a block, or to the caller.
    Unwinds(Option<Block>),
    Neutral,
    /// A nested cleanup: its users tell.
    Cleanup,
    Bogus,
}

/// Intrinsics that may become calls of a library and so may not be forgotten by exception handling.
fn may_lower_to_call(intrinsic: Option<Intrinsic>) -> bool {
    const KNOWN: &[&str] = &[
        "llvm.objc.",
        "llvm.experimental.patchpoint",
        "llvm.experimental.gc.statepoint",
        "llvm.coro.resume",
        "llvm.coro.destroy",
        "llvm.coro.await.suspend",
    ];
    intrinsic.is_some_and(|i| KNOWN.iter().any(|n| i.name().starts_with(n)))
}
