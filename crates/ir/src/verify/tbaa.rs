//! Type-based alias analysis tags.
//!
//! A tag is `(base type, access type, offset[, constant])`. A scalar type is `(name, parent[, 0])`, a struct type `(name,
//! member, offset, …)`; a root has fewer than two operands. The newer format puts the parent first and gives sizes:
//! types `(parent, size, name, member, offset, size, …)`, tags `(base, access, offset, size[, constant])`.
//!
//! The access type must be found by going from the base type to the member at the offset, again and again.

use super::function::FunctionVerifier;
use super::metadata::string;
use super::result::Reporter;
use super::sink::{Check, Stop, check};
use crate::inst::Opcode;
use crate::metadata::Metadata;
use crate::value::Inst;
use support::apint::APInt;

/// Types on a path from base to access: more are a circle.
const MAX_PATH: usize = 1 << 16;

/// Width of the offsets of a base type; `None` if it has none.
type OffsetBits = Option<u32>;

impl FunctionVerifier<'_> {
    fn md_node(&self, operand: Option<Metadata>) -> Option<Metadata> {
        operand.filter(|&m| self.node(m).is_some())
    }

    fn is_tbaa_root(&self, node: Metadata) -> bool {
        self.operands_of(node).len() < 2
    }

    /// Whether the type's parents are scalars, up to a root.
    fn is_tbaa_scalar(&self, mut node: Metadata) -> bool {
        let mut seen = vec![];
        loop {
            let ops = self.operands_of(node);
            if !(2..=3).contains(&ops.len()) || ops[0].is_none_or(|m| string(self.scope, m).is_none()) {
                return false;
            }
            if ops.len() == 3 && !self.md_int(ops[2]).is_some_and(|n| n.is_zero()) {
                return false;
            }
            let Some(parent) = self.md_node(ops[1]) else { return false };
            if seen.contains(&parent) || seen.len() > MAX_PATH {
                return false;
            }
            if self.is_tbaa_root(parent) {
                return true;
            }
            seen.push(parent);
            node = parent;
        }
    }

    pub(super) fn verify_tbaa(&mut self, inst: Inst, tag: Metadata) -> Check {
        // Whole tags repeat a lot: what has been right once stays right.
        let is_good = self.scratch.is_good_tag(tag);
        let ops = if is_good { Default::default() } else { self.operands_of(tag) };
        check!(self, is_good || !ops.is_empty(), "TBAA metadata cannot have 0 operands", inst, tag);
        let opcode = self.func.opcode(inst);
        let ok = matches!(
            opcode,
            Opcode::Load | Opcode::Store | Opcode::Call | Opcode::VAArg | Opcode::AtomicRmw | Opcode::CmpXchg
        );
        check!(self, ok, "This instruction shall not have a TBAA access tag!", inst);
        if is_good {
            return Ok(());
        }
        let is_path = self.md_node(ops[0]).is_some() && ops.len() >= 3;
        let message = "Old-style TBAA is no longer allowed, use struct-path TBAA instead";
        check!(self, is_path, message, inst);
        let (base, access) = (self.md_node(ops[0]), self.md_node(ops[1]));
        let is_new = access.is_some_and(|a| {
            let ops = self.operands_of(a);
            ops.len() >= 3 && self.md_node(ops[0]).is_some()
        });
        if is_new {
            let ok = matches!(ops.len(), 4 | 5);
            check!(self, ok, "Access tag metadata must have either 4 or 5 operands", inst, tag);
            let ok = self.md_int(ops[3]).is_some();
            check!(self, ok, "Access size field must be a constant", inst, tag);
        } else {
            let message = "Struct tag metadata must have either 3 or 4 operands";
            check!(self, ops.len() < 5, message, inst, tag);
        }
        let flag = if is_new { 4 } else { 3 };
        if ops.len() == flag + 1 {
            let immutable = self.md_int(ops[flag]);
            let message = "Immutability tag on struct tag metadata must be a constant";
            check!(self, immutable.is_some(), message, inst, tag);
            let ok = immutable.and_then(|n| n.to_u64()).is_some_and(|n| n < 2);
            let message = "Immutability part of the struct tag metadata must be either 0 or 1";
            check!(self, ok, message, inst, tag);
        }
        let (Some(base), Some(access)) = (base, access) else {
            let message = "Malformed struct tag metadata: base and access-type should be non-null and point to \
                           Metadata nodes";
            check!(self, false, message, inst, tag, base, access);
            return Ok(());
        };
        let ok = is_new || self.is_tbaa_scalar(access);
        check!(self, ok, "Access type node must be a valid scalar type", inst, tag, access);
        let offset = self.md_int(ops[2]);
        check!(self, offset.is_some(), "Offset must be constant integer", inst, tag);
        if let Some(offset) = offset {
            self.verify_tbaa_path(inst, tag, base, access, offset, is_new)?;
        }
        self.scratch.set_good_tag(tag);
        Ok(())
    }

    fn verify_tbaa_path(
        &mut self,
        inst: Inst,
        tag: Metadata,
        base: Metadata,
        access: Metadata,
        mut offset: APInt,
        is_new: bool,
    ) -> Check {
        let mut found = false;
        let mut path: Vec<Metadata> = Vec::new();
        let mut next = Some(base);
        while let Some(node) = next.filter(|&n| !self.is_tbaa_root(n)) {
            let circle = path.contains(&node);
            check!(self, !circle, "Cycle detected in struct path", inst, tag);
            path.push(node);
            let bits = self.verify_tbaa_base(inst, node, is_new)?;
            found |= node == access;
            if node == access || self.is_tbaa_scalar(node) {
                let message = "Offset not zero at the point of scalar access";
                check!(self, offset.is_zero(), message, inst, tag);
            }
            let same = match bits {
                Some(0) => offset.is_zero(),
                Some(bits) => bits == offset.width(),
                None => is_new,
            };
            let message = "Access bit-width not the same as description bit-width";
            check!(self, same, message, inst, tag);
            if is_new && found {
                break;
            }
            next = self.tbaa_field(inst, node, &mut offset, is_new)?;
        }
        check!(self, found, "Did not see access type in access path!", inst, tag);
        Ok(())
    }

    /// A type that a path may go through.
    fn verify_tbaa_base(&mut self, inst: Inst, node: Metadata, is_new: bool) -> Result<OffsetBits, Stop> {
        let ops = self.operands_of(node);
        if ops.len() == 2 {
            // What is wrong with a scalar has no message of its own.
            return if self.is_tbaa_scalar(node) { Ok(Some(0)) } else { Err(Stop) };
        }
        if is_new {
            let message = "Access tag nodes must have the number of operands that is a multiple of 3!";
            check!(self, ops.len().is_multiple_of(3), message, node);
            let ok = self.md_int(ops[1]).is_some();
            check!(self, ok, "Type size nodes must be constants!", inst, node);
        } else {
            let message = "Struct tag nodes must have an odd number of operands!";
            check!(self, ops.len() % 2 == 1, message, node);
            let ok = ops[0].is_some_and(|m| string(self.scope, m).is_some());
            check!(self, ok, "Struct tag nodes have a string as their first operand", node);
        }
        let (first, stride) = if is_new { (3, 3) } else { (1, 2) };
        let mut before: Option<APInt> = None;
        for field in ops[first.min(ops.len())..].chunks_exact(stride) {
            let ok = self.md_node(field[0]).is_some();
            check!(self, ok, "Incorrect field entry in struct type node!", inst, node);
            let offset = self.md_int(field[1]);
            check!(self, offset.is_some(), "Offset entries must be constants!", inst, node);
            let Some(offset) = offset else { continue };
            if let Some(before) = &before {
                let same = before.width() == offset.width();
                let message = "Bitwidth between the offsets and struct type entries must match";
                check!(self, same, message, inst, node);
                check!(self, before.ule(&offset), "Offsets must be increasing!", inst, node);
            }
            before = Some(offset);
            if is_new {
                let ok = self.md_int(field[2]).is_some();
                check!(self, ok, "Member size entries must be constants!", inst, node);
            }
        }
        Ok(before.map(|o| o.width()))
    }

    /// The member at the offset, which becomes the offset in the member. A scalar's only member is its parent.
    fn tbaa_field(
        &mut self,
        inst: Inst,
        node: Metadata,
        offset: &mut APInt,
        is_new: bool,
    ) -> Result<Option<Metadata>, Stop> {
        let ops = self.operands_of(node);
        if ops.len() == 2 {
            return Ok(ops[1]);
        }
        let (first, stride) = if is_new { (3, 3) } else { (1, 2) };
        let mut member: Option<(Metadata, APInt)> = None;
        for field in ops[first.min(ops.len())..].chunks_exact(stride) {
            let (Some(ty), Some(at)) = (self.md_node(field[0]), self.md_int(field[1])) else {
                return Err(Stop);
            };
            if at.width() != offset.width() || at.ugt(offset) {
                break;
            }
            member = Some((ty, at));
        }
        if member.is_none() && ops.len() > first {
            self.fail("Could not find TBAA parent in struct type node", &[inst.into(), node.into()]);
        }
        let Some((ty, at)) = member else { return Ok(None) };
        *offset = offset.sub(&at);
        Ok(Some(ty))
    }
}
