//! Metadata attached to instructions.

use super::function::FunctionVerifier;
use super::metadata::{self, string};
use super::range::RangeKind;
use super::result::Reporter;
use super::sink::{Check, check, check_di};
use crate::inst::{InstView, Opcode};
use crate::intrinsics::Intrinsic;
use crate::metadata::schema::{di_lexical_block, di_lexical_block_file, di_location};
use crate::metadata::{Attachment, MdItem, MdKind, MdKindId, Metadata};
use crate::types::Type;
use crate::value::{Inst, Value};
use support::apint::APInt;

impl<'a> FunctionVerifier<'a> {
    /// Attachments of an instruction, and its location.
    #[inline]
    pub(super) fn verify_attachments(&mut self, inst: Inst) -> Check {
        if self.func.has_attachments() && self.func.attachments(inst).len() > 0 {
            self.verify_each_attachment(inst)?;
        }
        if let Some(location) = self.func.debug_loc(inst)
            && self.add_root(location, true)
        {
            let is_location = self.is_node_kind(location, MdKind::Location);
            check_di!(self, is_location, "invalid !dbg metadata attachment", inst, location);
            self.verify_location_scope(inst, location)?;
        }
        Ok(())
    }

    fn verify_each_attachment(&mut self, inst: Inst) -> Check {
        let attachments: Vec<Attachment> = self.func.attachments(inst).collect();
        for &Attachment { kind, node } in &attachments {
            let result = self.verify_attachment(inst, kind, node);
            // A few kinds are so much a part of the instruction that nothing else is looked at.
            if matches!(
                kind,
                MdKindId::FPMATH | MdKindId::INVARIANT_GROUP | MdKindId::NONNULL | MdKindId::ALIGN
            ) {
                result?;
            }
        }
        for &Attachment { kind, node } in &attachments {
            self.add_root(node, kind == MdKindId::DBG || kind == MdKindId::LOOP);
            if kind == MdKindId::LOOP {
                self.verify_loop_locations(inst, node)?;
            }
        }
        Ok(())
    }

    pub(super) fn operands_of(&self, node: Metadata) -> metadata::Operands {
        metadata::operands(self.scope, node)
    }

    /// The constant integer that an operand is.
    pub(super) fn md_int(&self, operand: Option<Metadata>) -> Option<APInt> {
        match self.scope.metadata(operand?) {
            MdItem::Value(value) => self.const_int(*value),
            _ => None,
        }
    }

    fn is_string(&self, operand: Option<Metadata>) -> bool {
        operand.is_some_and(|m| string(self.scope, m).is_some())
    }

    fn verify_attachment(&mut self, inst: Inst, kind: MdKindId, node: Metadata) -> Check {
        let data = self.func.inst(inst);
        let (opcode, ty) = (data.opcode, data.ty);
        let facts = self.facts.ty(ty);
        let is_memory = matches!(opcode, Opcode::Load | Opcode::Store);
        match kind {
            MdKindId::FPMATH => self.verify_fpmath(inst, node, ty),
            MdKindId::RANGE => {
                let ok = matches!(opcode, Opcode::Load | Opcode::Call | Opcode::Invoke);
                check!(self, ok, "Ranges are only for loads, calls and invokes!", inst);
                let _ = self.verify_range(inst.into(), node, ty, RangeKind::Range);
                Ok(())
            }
            MdKindId::NOALIAS_ADDRSPACE => {
                let ok = is_memory || matches!(opcode, Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Call);
                check!(self, ok, "noalias.addrspace are only for memory operations!", inst);
                let _ = self.verify_range(inst.into(), node, ty, RangeKind::NoAliasAddrSpace);
                Ok(())
            }
            MdKindId::INVARIANT_GROUP => {
                check!(self, is_memory, "invariant.group metadata is only for loads and stores", inst);
                Ok(())
            }
            MdKindId::NONNULL => {
                check!(self, facts.is_ptr(), "nonnull applies only to pointer types", inst);
                let message =
                    "nonnull applies only to load instructions, use attributes for calls or invokes";
                check!(self, opcode == Opcode::Load, message, inst);
                let empty = self.operands_of(node).is_empty();
                check!(self, empty, "nonnull metadata must be empty", inst);
                Ok(())
            }
            MdKindId::NOFREE => {
                check!(self, facts.is_ptr(), "nofree applies only to pointer types", inst);
                let ok = opcode == Opcode::IntToPtr;
                check!(self, ok, "nofree applies only to inttoptr instruction", inst);
                let empty = self.operands_of(node).is_empty();
                check!(self, empty, "nofree metadata must be empty", inst);
                Ok(())
            }
            MdKindId::DEREFERENCEABLE | MdKindId::DEREFERENCEABLE_OR_NULL => {
                self.verify_dereferenceable(inst, node, opcode, ty)
            }
            MdKindId::TBAA => self.verify_tbaa(inst, node),
            MdKindId::NOALIAS | MdKindId::ALIAS_SCOPE => self.verify_scope_list(node),
            MdKindId::ACCESS_GROUP => self.verify_access_group(node),
            MdKindId::ALIGN => self.verify_align(inst, node, opcode, ty),
            MdKindId::PROF => self.verify_prof(inst, node),
            MdKindId::MEMPROF => self.verify_memprof(inst, node),
            MdKindId::CALLSITE => {
                let message = "!callsite metadata should only exist on calls";
                check!(self, opcode.is_call(), message, inst);
                self.verify_call_stack(node)
            }
            MdKindId::CALLEE_TYPE => self.verify_callee_type(inst, node),
            MdKindId::ALLOC_TOKEN => {
                let message = "!alloc_token should only exist on calls";
                check!(self, opcode.is_call(), message, inst);
                let count = self.operands_of(node).len();
                check!(self, count == 2, "!alloc_token must have 2 operands", node);
                Ok(())
            }
            MdKindId::CAPTURES => self.verify_captures(inst, node, opcode),
            MdKindId::DIASSIGNID => {
                let is_memory_intrinsic = opcode == Opcode::Call
                    && self.called_intrinsic(inst).is_some_and(|i| {
                        matches!(
                            i,
                            Intrinsic::MEMCPY
                                | Intrinsic::MEMCPY_INLINE
                                | Intrinsic::MEMMOVE
                                | Intrinsic::MEMSET
                                | Intrinsic::MEMSET_INLINE
                        )
                    });
                let ok = matches!(opcode, Opcode::Alloca | Opcode::Store) || is_memory_intrinsic;
                let message = "!DIAssignID attached to unexpected instruction kind";
                check_di!(self, ok, message, inst, node);
                Ok(())
            }
            MdKindId::MMRA => self.verify_mmra(inst, node),
            MdKindId::ANNOTATION => self.verify_annotation(node),
            _ => Ok(()),
        }
    }

    fn verify_fpmath(&mut self, inst: Inst, node: Metadata, ty: Type) -> Check {
        use crate::constant::ConstKind;
        let ok = self.facts.ty(ty).is_float_or_vector();
        check!(self, ok, "fpmath requires a floating point result!", inst);
        let ops = self.operands_of(node);
        check!(self, ops.len() == 1, "fpmath takes one operand!", inst);
        let value = ops[0].and_then(|m| match self.scope.metadata(m) {
            MdItem::Value(v) => self.constant(*v),
            _ => None,
        });
        match value.map(|c| (c.ty, &c.kind)) {
            Some((Type::FLOAT, ConstKind::Float(bits))) => {
                let accuracy = f32::from_bits(*bits as u32);
                let ok = accuracy.is_finite() && accuracy > 0.0;
                check!(self, ok, "fpmath accuracy not a positive number!", inst);
            }
            Some((_, ConstKind::Float(_) | ConstKind::WideFloat(_))) => {
                check!(self, false, "fpmath accuracy must have float type", inst);
            }
            _ => check!(self, false, "invalid fpmath accuracy!", inst),
        }
        Ok(())
    }

    fn verify_dereferenceable(&mut self, inst: Inst, node: Metadata, opcode: Opcode, ty: Type) -> Check {
        let message = "dereferenceable, dereferenceable_or_null apply only to pointer types";
        check!(self, self.facts.ty(ty).is_ptr(), message, inst);
        check!(
            self,
            matches!(opcode, Opcode::Load | Opcode::IntToPtr),
            "dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use \
             attributes for calls or invokes",
            inst
        );
        let ops = self.operands_of(node);
        let message = "dereferenceable, dereferenceable_or_null take one operand!";
        check!(self, ops.len() == 1, message, inst);
        let ok = self.md_int(ops[0]).is_some_and(|n| n.width() == 64);
        let message = "dereferenceable, dereferenceable_or_null metadata value must be an i64!";
        check!(self, ok, message, inst);
        Ok(())
    }

    fn verify_align(&mut self, inst: Inst, node: Metadata, opcode: Opcode, ty: Type) -> Check {
        check!(self, self.facts.ty(ty).is_ptr(), "align applies only to pointer types", inst);
        let message = "align applies only to load instructions, use attributes for calls or invokes";
        check!(self, opcode == Opcode::Load, message, inst);
        let ops = self.operands_of(node);
        check!(self, ops.len() == 1, "align takes one operand!", inst);
        let align = self.md_int(ops[0]).filter(|n| n.width() == 64);
        check!(self, align.is_some(), "align metadata value must be an i64!", inst);
        let align = align.and_then(|n| n.to_u64()).unwrap_or(0);
        check!(self, align.is_power_of_two(), "align metadata value must be a power of 2!", inst);
        let message = "alignment is larger that implementation defined limit";
        check!(self, align <= 1 << 32, message, inst);
        Ok(())
    }

    pub(super) fn verify_scope_list(&mut self, list: Metadata) -> Check {
        for op in self.operands_of(list) {
            let scope = op.filter(|&m| self.node(m).is_some());
            check!(self, scope.is_some(), "scope list must consist of MDNodes", list);
            if let Some(scope) = scope {
                self.verify_alias_scope(scope)?;
            }
        }
        Ok(())
    }

    fn verify_alias_scope(&mut self, scope: Metadata) -> Check {
        let ops = self.operands_of(scope);
        let message = "scope must have two or three operands";
        check!(self, (2..=3).contains(&ops.len()), message, scope);
        let ok = ops[0] == Some(scope) || self.is_string(ops[0]);
        check!(self, ok, "first scope operand must be self-referential or string", scope);
        let ok = ops.len() == 2 || self.is_string(ops[2]);
        check!(self, ok, "third scope operand must be string (if used)", scope);
        let Some(domain) = ops[1].filter(|&m| self.node(m).is_some()) else {
            check!(self, false, "second scope operand must be MDNode", scope);
            return Ok(());
        };
        let ops = self.operands_of(domain);
        let message = "domain must have one or two operands";
        check!(self, (1..=2).contains(&ops.len()), message, domain);
        let ok = ops[0] == Some(domain) || self.is_string(ops[0]);
        check!(self, ok, "first domain operand must be self-referential or string", domain);
        let ok = ops.len() == 1 || self.is_string(ops[1]);
        check!(self, ok, "second domain operand must be string (if used)", domain);
        Ok(())
    }

    fn verify_access_group(&mut self, group: Metadata) -> Check {
        let is_scope = |this: &Self, m: Metadata| {
            this.node(m).is_some_and(|n| n.distinct) && this.operands_of(m).is_empty()
        };
        if is_scope(self, group) {
            return Ok(());
        }
        for op in self.operands_of(group) {
            let node = op.filter(|&m| self.node(m).is_some());
            check!(self, node.is_some(), "Access scope list must consist of MDNodes", group);
            let ok = node.is_some_and(|m| is_scope(self, m));
            check!(self, ok, "Access scope list contains invalid access scope", group);
        }
        Ok(())
    }

    fn verify_prof(&mut self, inst: Inst, node: Metadata) -> Check {
        let ops = self.operands_of(node);
        check!(self, !ops.is_empty(), "!prof annotations should have at least 1 operand", node);
        check!(self, ops[0].is_some(), "first operand should not be null", node);
        let name = ops[0].and_then(|m| string(self.scope, m));
        check!(self, name.is_some(), "expected string with name of the !prof annotation", node);
        let name = name.unwrap_or_default();
        let num_targets = self.num_weights(inst);
        if name == b"unknown" {
            let message = "'unknown' !prof should have a single additional operand";
            check!(self, ops.len() == 2, message, node);
            check!(
                self,
                self.is_string(ops[1]),
                "'unknown' !prof should have an additional operand of type string",
                node
            );
            check!(
                self,
                num_targets.is_some(),
                "'unknown' !prof should only appear on instructions on which 'branch_weights' would",
                node
            );
            return Ok(());
        }
        let message = "!prof annotations should have no less than 2 operands";
        check!(self, ops.len() >= 2, message, node);
        match name {
            b"branch_weights" => self.verify_branch_weights(inst, node, &ops, num_targets),
            b"VP" => {
                // Name, kind, total, and at least one value with its count.
                check!(self, ops.len() >= 5, "invalid value profiling metadata", node);
                let kind = self.md_int(ops[1]);
                check!(self, kind.is_some(), "VP !prof missing kind argument", node);
                let kind = kind.and_then(|k| k.to_u64()).unwrap_or(u64::MAX);
                check!(self, kind <= 2, "Invalid VP !prof kind", node);
                let message = "VP !prof should have an even number of arguments after 'VP'";
                check!(self, ops.len() % 2 == 1, message, node);
                let is_call = self.func.opcode(inst).is_call();
                check!(
                    self,
                    kind == 2 || is_call,
                    "VP !prof indirect call or memop size expected to be applied to CallBase instructions only",
                    node
                );
                Ok(())
            }
            _ => {
                check!(self, false, "expected either branch_weights or VP profile name", node);
                Ok(())
            }
        }
    }

    /// How many branch weights an instruction has; for an `invoke`, the larger of two possibilities.
    fn num_weights(&self, inst: Inst) -> Option<usize> {
        Some(match self.func.view(inst) {
            InstView::Br { .. } | InstView::Call { .. } => 1,
            InstView::CondBr { .. } | InstView::Select { .. } | InstView::Invoke { .. } => 2,
            InstView::Switch { cases, .. } => 1 + cases.len() / 2,
            InstView::IndirectBr { dests, .. } => dests.len(),
            InstView::CallBr { indirect, .. } => 1 + indirect.len(),
            _ => return None,
        })
    }

    fn verify_branch_weights(
        &mut self,
        inst: Inst,
        node: Metadata,
        ops: &[Option<Metadata>],
        expected: Option<usize>,
    ) -> Check {
        // A string before the weights says where they come from.
        let weights = &ops[if self.is_string(ops[1]) { 2 } else { 1 }..];
        if self.func.opcode(inst) == Opcode::Invoke {
            let ok = matches!(weights.len(), 1 | 2);
            check!(self, ok, "Wrong number of InvokeInst branch_weights operands", node);
        } else {
            if expected.is_none() {
                let message = "!prof branch_weights are not allowed for this instruction";
                self.fail(message, &[node.into()]);
            }
            check!(self, expected.unwrap_or(0) == weights.len(), "Wrong number of operands", node);
        }
        for &weight in weights {
            check!(self, weight.is_some(), "second operand should not be null", node);
            let ok = self.md_int(weight).is_some();
            check!(self, ok, "!prof brunch_weights operand is not a const int");
        }
        Ok(())
    }

    fn verify_call_stack(&mut self, node: Metadata) -> Check {
        let ops = self.operands_of(node);
        let message = "call stack metadata should have at least 1 operand";
        check!(self, !ops.is_empty(), message, node);
        for &op in &ops {
            let ok = self.md_int(op).is_some();
            check!(self, ok, "call stack metadata operand should be constant integer", op);
        }
        Ok(())
    }

    fn verify_memprof(&mut self, inst: Inst, node: Metadata) -> Check {
        let is_call = self.func.opcode(inst).is_call();
        check!(self, is_call, "!memprof metadata should only exist on calls", inst);
        let blocks = self.operands_of(node);
        let message = "!memprof annotations should have at least 1 metadata operand (MemInfoBlock)";
        check!(self, !blocks.is_empty(), message, node);
        for block in blocks.into_iter().flatten() {
            let ops = self.operands_of(block);
            let message = "Each !memprof MemInfoBlock should have at least 2 operands";
            check!(self, ops.len() >= 2, message, block);
            let message = "!memprof MemInfoBlock first operand should not be null";
            check!(self, ops[0].is_some(), message, block);
            let stack = ops[0].filter(|&m| self.node(m).is_some());
            let message = "!memprof MemInfoBlock first operand should be an MDNode";
            check!(self, stack.is_some(), message, block);
            if let Some(stack) = stack {
                let _ = self.verify_call_stack(stack);
            }
            let ok = self.is_string(ops[1]);
            check!(self, ok, "!memprof MemInfoBlock second operand should be an MDString", block);
            for &op in &ops[2..] {
                let pair = op.filter(|&m| self.node(m).is_some());
                let message = "Not all !memprof MemInfoBlock operands 2 to N are MDNode";
                check!(self, pair.is_some(), message, block);
                let pair = pair.map(|m| self.operands_of(m)).unwrap_or_default();
                let message = "Not all !memprof MemInfoBlock operands 2 to N are MDNode with 2 operands";
                check!(self, pair.len() == 2, message, block);
                let ok = pair.iter().all(|&p| self.md_int(p).is_some());
                let message =
                    "Not all !memprof MemInfoBlock operands 2 to N are MDNode with ConstantInt operands";
                check!(self, ok, message, block);
            }
        }
        Ok(())
    }

    fn verify_callee_type(&mut self, inst: Inst, node: Metadata) -> Check {
        let is_call = self.func.opcode(inst).is_call();
        check!(self, is_call, "!callee_type metadata should only exist on calls", inst);
        for op in self.operands_of(node) {
            let ty = op.filter(|&m| self.node(m).is_some());
            let message = "The callee_type metadata must be a list of type metadata nodes";
            check!(self, ty.is_some(), message, op);
            let ops = ty.map(|t| self.operands_of(t)).unwrap_or_default();
            let message = "Well-formed generalized type metadata must contain exactly two operands";
            check!(self, ops.len() == 2, message, op);
            let zero = self.md_int(ops[0]).is_some_and(|n| n.is_zero());
            let message = "The first operand of type metadata for functions must be zero";
            check!(self, zero, message, op);
            let name = ops[1].and_then(|m| string(self.scope, m));
            let ok = name.is_some_and(|n| n.ends_with(b".generalized"));
            let message = "Only generalized type metadata can be part of the callee_type metadata list";
            check!(self, ok, message, op);
        }
        Ok(())
    }

    fn verify_captures(&mut self, inst: Inst, node: Metadata, opcode: Opcode) -> Check {
        const ENTRIES: &[&[u8]] = &[b"address", b"address_is_null", b"provenance", b"read_provenance"];
        let message = "!captures metadata can only be applied to store instructions";
        check!(self, opcode == Opcode::Store, message, inst);
        let stored: Value = self.func.operands(inst)[0];
        let message = "!captures metadata can only be applied to store with value operand of pointer type";
        check!(self, self.ty_facts(stored).is_ptr(), message, inst);
        let ops = self.operands_of(node);
        check!(self, !ops.is_empty(), "!captures metadata cannot be empty", inst);
        for op in ops {
            let text = op.and_then(|m| string(self.scope, m));
            check!(self, text.is_some(), "!captures metadata must be a list of strings", node);
            let ok = text.is_some_and(|t| ENTRIES.contains(&t));
            check!(self, ok, "invalid entry in !captures metadata", node, op);
        }
        Ok(())
    }

    fn verify_mmra(&mut self, inst: Inst, node: Metadata) -> Check {
        let opcode = self.func.opcode(inst);
        let ok = opcode.is_call()
            || matches!(
                opcode,
                Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Fence
            );
        check!(self, ok, "!mmra metadata attached to unexpected instruction kind", inst, node);
        let is_tag = |this: &Self, m: Metadata| {
            let ops = this.operands_of(m);
            this.is_node_kind(m, MdKind::Tuple) && ops.len() == 2 && ops.iter().all(|&o| this.is_string(o))
        };
        if is_tag(self, node) {
            return Ok(());
        }
        let ok = self.is_node_kind(node, MdKind::Tuple);
        check!(self, ok, "!mmra expected to be a metadata tuple", inst, node);
        for op in self.operands_of(node) {
            let ok = op.is_some_and(|m| is_tag(self, m));
            check!(self, ok, "!mmra metadata tuple operand is not an MMRA tag", inst, op);
        }
        Ok(())
    }

    fn verify_annotation(&mut self, node: Metadata) -> Check {
        let is_tuple = self.is_node_kind(node, MdKind::Tuple);
        check!(self, is_tuple, "annotation must be a tuple");
        let ops = self.operands_of(node);
        check!(self, !ops.is_empty(), "annotation must have at least one operand");
        for op in ops {
            let strings = op.is_some_and(|m| {
                self.is_node_kind(m, MdKind::Tuple) && self.operands_of(m).iter().all(|&o| self.is_string(o))
            });
            let ok = self.is_string(op) || strings;
            check!(self, ok, "operands must be a string or a tuple of strings");
        }
        Ok(())
    }

    // Locations.

    /// The locations of `!llvm.loop` are of the function too.
    fn verify_loop_locations(&mut self, inst: Inst, node: Metadata) -> Check {
        for op in self.operands_of(node).into_iter().skip(1).flatten() {
            if self.is_node_kind(op, MdKind::Location) {
                self.verify_location_scope(inst, op)?;
            }
        }
        Ok(())
    }

    /// The subprogram that a location is in, after inlining, is that of the function.
    pub(super) fn verify_location_scope(&mut self, inst: Inst, location: Metadata) -> Check {
        let Some(subprogram) = self.subprogram else { return Ok(()) };
        let mut outer = location;
        // A circle of locations is not this check's business; the bound ends it.
        for _ in 0..1 << 16 {
            let Some(node) = self.node(outer).filter(|n| n.kind == MdKind::Location) else { return Ok(()) };
            let table = self.scope.md_table(outer);
            match table.reference(node, di_location::INLINED_AT) {
                Some(next) => outer = next,
                None => break,
            }
        }
        let Some(node) = self.node(outer) else { return Ok(()) };
        let scope = self.scope.md_table(outer).reference(node, di_location::SCOPE);
        let is_local = scope.is_some_and(|s| {
            let kind = self.node(s).map(|n| n.kind);
            matches!(kind, Some(MdKind::Subprogram | MdKind::LexicalBlock | MdKind::LexicalBlockFile))
        });
        let global = self.global;
        check_di!(
            self,
            is_local,
            "DILocation's scope must be a DILocalScope",
            subprogram,
            global,
            inst,
            location,
            scope
        );
        let Some(scope) = scope.filter(|&s| self.is_new_scope(s)) else { return Ok(()) };
        let Some(described) = self.subprogram_of(scope) else { return Ok(()) };
        check_di!(
            self,
            described == subprogram,
            "!dbg attachment points at wrong subprogram for function",
            subprogram,
            global,
            inst,
            location,
            scope,
            described
        );
        Ok(())
    }

    /// The subprogram that a local scope is in.
    pub(super) fn subprogram_of(&self, mut scope: Metadata) -> Option<Metadata> {
        for _ in 0..1 << 16 {
            let node = self.node(scope)?;
            let table = self.scope.md_table(scope);
            scope = match node.kind {
                MdKind::Subprogram => return Some(scope),
                MdKind::LexicalBlock => table.reference(node, di_lexical_block::SCOPE)?,
                MdKind::LexicalBlockFile => table.reference(node, di_lexical_block_file::SCOPE)?,
                _ => return None,
            };
        }
        None
    }
}
