//! Keeping branches off boundaries: no-ops before a branch that would cross one or end at it.
//!
//! Some processors are slow, or were slow after a correction of their microcode, at a branch that crosses a boundary of 32
//! bytes or ends at one. A compare that is executed as one with the branch behind it counts as part of the branch.
//!
//!     cmp, jne        Boundary fragment | cmp, jne | …        the fragment's size is found with the offsets of the section
//!
//! The fragment with the no-ops is put before the first instruction, and knows the last fragment of what it keeps together;
//! a new fragment begins after that. Nothing is put where the text leaves it open what the bytes before are: behind data, or
//! behind a prefix that is a statement of its own.

use super::{Assembler, FragmentKind};
use crate::context::{Context, Fragment};
use crate::expr::{ExprData, Specifier};
use crate::inst::{Inst, Operand};
use crate::section::Properties;
use crate::streamer::{Emit, EmitError};
use crate::target::{BranchFacts, Subtarget};
use std::ops::Range;
use tables::instructions::inst_flags;

/// Which branches are kept off boundaries of what size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BranchAlignment {
    pub log2: u8,
    /// Bits of [`branch_kinds`].
    pub kinds: u8,
}

pub mod branch_kinds {
    /// An instruction and the branch on a condition that is executed as one with it.
    pub const FUSED: u8 = 1;
    pub const CONDITIONAL: u8 = 2;
    pub const UNCONDITIONAL: u8 = 4;
    pub const CALL: u8 = 8;
    pub const RETURN: u8 = 16;
    pub const INDIRECT: u8 = 32;
}

/// What is known of the instructions before.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Before {
    facts: BranchFacts,
    /// The fragment in which the last instruction ends, and the length of the common bytes then.
    end: Option<(Fragment, usize)>,
    /// Padding before the last instruction that waits for a branch behind it.
    pending: Option<Fragment>,
}

impl Assembler<'_> {
    /// Puts padding before an instruction that may need it. Says what the instruction is; `None` if nothing is to be done.
    pub(super) fn start_branch(
        &mut self,
        cx: &Context,
        inst: &Inst,
        subtarget: &Subtarget,
    ) -> Result<Option<BranchFacts>, EmitError> {
        let Some(BranchAlignment { log2, kinds }) = self.branch_alignment else { return Ok(None) };
        let (section, _) = self.section()?;
        if !cx.sections[section].kind.has(Properties::EXECUTABLE) {
            return Ok(None);
        }
        let Some(facts) = self.target.hooks.branch_facts(self.target, subtarget, inst) else {
            return Ok(None);
        };
        let before = self.before_branch;
        let is_fused = before.facts.fuses_with & facts.condition != 0;
        if !is_fused {
            self.before_branch.pending = None;
        }
        // The linker may rewrite what has a relocation of its own kind.
        let marked = |operand: &Operand| match operand.as_expr().map(|expr| cx.expr(expr)) {
            Some(ExprData::Symbol(_, specifier)) => specifier != Specifier::NONE,
            _ => false,
        };
        let is_bound = facts.is_prefix
            || before.facts.is_prefix
            || before.facts.holds_next
            || inst.operands.iter().any(marked)
            || self.is_after_data();
        if is_bound || is_fused && self.before_branch.pending.is_some_and(|f| self.is_just_before(f)) {
            return Ok(Some(facts));
        }
        let starts_pair = kinds & branch_kinds::FUSED != 0 && facts.fuses_with != 0;
        if starts_pair || self.kind_of(inst) & kinds != 0 {
            self.before_branch.pending =
                Some(self.add_fragment(FragmentKind::Boundary { log2, last: None })?);
        }
        Ok(Some(facts))
    }

    /// Completes the padding before a branch that was emitted.
    pub(super) fn end_branch(&mut self, inst: &Inst, facts: BranchFacts) -> Emit {
        let Some(BranchAlignment { log2, kinds }) = self.branch_alignment else { return Ok(()) };
        let last = self.current_part().last().copied();
        self.before_branch.facts = facts;
        self.before_branch.end = last.map(|last| (last, self.bytes.len()));
        let pending = self.before_branch.pending.filter(|_| self.kind_of(inst) & kinds != 0);
        let (Some(padding), Some(last_one)) = (pending, last) else { return Ok(()) };
        self.before_branch.pending = None;
        if let FragmentKind::Boundary { last, .. } = &mut self.fragments[padding].kind {
            *last = Some(last_one);
        }
        self.close();
        let end = self.end();
        self.add_fragment(FragmentKind::Data(super::Contents::since(end, self)))?;
        let (section, _) = self.section()?;
        let contents = &mut self.sections[section];
        contents.align_log2 = contents.align_log2.max(log2);
        Ok(())
    }

    fn kind_of(&self, inst: &Inst) -> u8 {
        let flags = self.target.instruction(inst.opcode).flags;
        let has = |flag: u64| flags & flag != 0;
        let is_indirect = has(inst_flags::INDIRECT_BRANCH);
        let is_direct = has(inst_flags::BRANCH) && !is_indirect;
        [
            (is_direct && !has(inst_flags::BARRIER), branch_kinds::CONDITIONAL),
            (is_direct && has(inst_flags::BARRIER), branch_kinds::UNCONDITIONAL),
            (has(inst_flags::CALL), branch_kinds::CALL),
            (has(inst_flags::RETURN), branch_kinds::RETURN),
            (is_indirect, branch_kinds::INDIRECT),
        ]
        .iter()
        .filter(|(is, _)| *is)
        .fold(0, |kinds, (_, kind)| kinds | kind)
    }

    /// Whether bytes that are no instruction stand at the end of the section.
    fn is_after_data(&self) -> bool {
        let full = |&&fragment: &&Fragment| self.data_range(fragment).is_none_or(|range| !range.is_empty());
        let Some(&fragment) = self.current_part().iter().rev().find(full) else { return false };
        let Some(range) = self.data_range(fragment) else { return false };
        self.before_branch.end != Some((fragment, range.end))
    }

    /// The place of a data fragment in the common bytes.
    fn data_range(&self, fragment: Fragment) -> Option<Range<usize>> {
        let FragmentKind::Data(contents) = &self.fragments[fragment].kind else { return None };
        Some(match self.open {
            Some(open) if open.fragment == fragment => open.start as usize..self.bytes.len(),
            _ => contents.bytes.start as usize..contents.bytes.end as usize,
        })
    }

    fn current_part(&self) -> &[Fragment] {
        let Some((section, subsection)) = self.current else { return &[] };
        let parts = &self.sections[section].parts;
        parts.iter().find(|(number, _)| *number == subsection).map_or(&[], |(_, fragments)| fragments)
    }

    /// Whether one fragment follows this one, and no more.
    fn is_just_before(&self, fragment: Fragment) -> bool {
        self.current_part().iter().rev().nth(1) == Some(&fragment)
    }

    /// The size of padding at `offset` that keeps what follows it up to `last` off boundaries.
    pub(super) fn boundary_size(
        &self,
        padding: Fragment,
        log2: u8,
        last: Option<Fragment>,
        offset: u64,
    ) -> u64 {
        let Some(last) = last else { return 0 };
        let mut size = 0;
        let mut next = self.fragments[padding].next.get();
        while let Some(fragment) = next {
            size += match &self.fragments[fragment].kind {
                FragmentKind::Data(contents) | FragmentKind::Relaxable(contents, _) => contents.size(),
                _ => 0,
            };
            next = self.fragments[fragment].next.get().filter(|_| fragment != last);
        }
        let boundary = 1u64 << log2;
        let end = offset + size;
        let crosses = size > 0 && offset >> log2 != (end - 1) >> log2;
        if crosses || end & (boundary - 1) == 0 { offset.wrapping_neg() & (boundary - 1) } else { 0 }
    }
}
