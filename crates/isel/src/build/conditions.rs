//! Branches on `and`/`or` of conditions: one jump per condition, each in a block of its own.
//!
//! ```text
//! %c = icmp eq i32 %a, 1                       CMP %a, 1; JNE no
//! %d = icmp sgt i32 %b, 2               →    (new block)
//! %both = and i1 %c, %d                        CMP %b, 2; JG yes
//! br i1 %both, label %yes, label %no           JMP no
//! ```
//!
//! Truth values need not be made, and what the first condition decides leaves the others out. All but the first must be
//! comparisons that only the branch uses; what they compare is computed before and crosses into the new blocks in registers.
//! Which branches are taken apart is decided by looking at instructions alone, before blocks are built. Machines whose
//! branches compare by themselves keep the one branch, unless their description says otherwise.

use super::switch::Decision;
use super::{Builder, FunctionState};
use crate::lowering::Result;
use ir::{Inst, InstView, Opcode, ValueKind};
use smallvec::SmallVec;

/// Conditions that are taken apart at once.
const MAX_CONDITIONS: usize = 8;

/// The conditions of a branch, in order.
#[derive(Clone, Debug)]
pub(super) struct Conditions {
    /// All must hold; else one.
    all: bool,
    leaves: SmallVec<[ir::Value; 4]>,
}

impl FunctionState<'_> {
    /// What a conjunction or disjunction of truth values is made of.
    fn parts_of_condition(&self, value: ir::Value) -> Option<(bool, ir::Value, ir::Value)> {
        let ValueKind::Inst(inst) = value.kind() else { return None };
        let is = |value: ir::Value, number: i64| self.constant_int(value).is_some_and(|n| n & 1 == number);
        match self.source.view(inst) {
            InstView::Select { cond, if_true, if_false, .. } if is(if_false, 0) => {
                Some((true, cond, if_true))
            }
            InstView::Select { cond, if_true, if_false, .. } if is(if_true, 1) => {
                Some((false, cond, if_false))
            }
            _ => match (self.source.opcode(inst), self.source.operands(inst)) {
                (Opcode::And, &[a, b]) => Some((true, a, b)),
                (Opcode::Or, &[a, b]) => Some((false, a, b)),
                _ => None,
            },
        }
    }

    /// Whether a value is made in the block of an instruction, for one user.
    fn is_for_one_here(&self, value: ir::Value, at: Inst) -> bool {
        let ValueKind::Inst(inst) = value.kind() else { return false };
        let uses = self.use_counts.get(inst.as_u32() as usize).copied();
        self.source.block_of(inst) == self.source.block_of(at) && uses == Some(1)
    }

    /// The conditions of a branch that is taken apart.
    pub(super) fn conditions(&self, branch: Inst) -> Option<Conditions> {
        let InstView::CondBr { cond, if_true, if_false } = self.source.view(branch) else { return None };
        if if_true == if_false || !self.legality.splits_conditions {
            return None;
        }
        let (all, ..) = self.parts_of_condition(cond).filter(|_| self.is_for_one_here(cond, branch))?;
        let mut conditions = Conditions { all, leaves: SmallVec::new() };
        // Depth first, in order.
        let mut pending: SmallVec<[ir::Value; 8]> = SmallVec::from_elem(cond, 1);
        while let Some(value) = pending.pop() {
            match self.parts_of_condition(value) {
                Some((kind, a, b)) if kind == all && self.is_for_one_here(value, branch) => {
                    pending.extend([b, a]);
                }
                _ => conditions.leaves.push(value),
            }
            if conditions.leaves.len() + pending.len() > MAX_CONDITIONS {
                return None;
            }
        }
        let compares = |&value: &ir::Value| match value.kind() {
            ValueKind::Inst(inst) => {
                let opcode = self.source.opcode(inst);
                matches!(opcode, Opcode::ICmp | Opcode::FCmp)
                    && self.is_sunk(inst)
                    && self.is_for_one_here(value, branch)
            }
            _ => false,
        };
        let fits = conditions.leaves.iter().skip(1).all(compares) && !self.is_one_test(&conditions);
        let joined = self.legality.joins_conditions
            && conditions.leaves.iter().all(|leaf| compares(leaf) && self.joins(leaf))
            && !conditions.leaves.iter().all(|&leaf| self.is_zero_test(leaf));
        (fits && !joined).then_some(conditions)
    }

    /// Whether a comparison is one that the machine may make if another one has succeeded.
    fn joins(&self, value: &ir::Value) -> bool {
        let ValueKind::Inst(inst) = value.kind() else { return false };
        let is_legal = |lhs| {
            let ty = self.value_type(self.scope.type_of(lhs));
            ty.is_ok_and(|ty| {
                !ty.is_vector() && (!ty.is_float() && ty.bits() <= 64 || self.legality.is_legal_type(ty))
            })
        };
        match self.source.view(inst) {
            InstView::ICmp { lhs, .. } => is_legal(lhs),
            InstView::FCmp { predicate, lhs, .. } => {
                use ir::inst::FloatPredicate;
                !matches!(predicate, FloatPredicate::One | FloatPredicate::Ueq) && is_legal(lhs)
            }
            _ => false,
        }
    }

    /// Whether a comparison with zero is one that a branch makes by itself.
    fn is_zero_test(&self, value: ir::Value) -> bool {
        use ir::inst::IntPredicate;
        let ValueKind::Inst(inst) = value.kind() else { return false };
        match self.source.view(inst) {
            InstView::ICmp { predicate: IntPredicate::Eq | IntPredicate::Ne, rhs, .. } => {
                self.constant_int(rhs) == Some(0)
            }
            _ => false,
        }
    }

    /// Two comparisons with zero that one of both numbers together does.
    fn is_one_test(&self, conditions: &Conditions) -> bool {
        let zero_test = |value: &ir::Value| match value.kind() {
            ValueKind::Inst(inst) => match self.source.view(inst) {
                InstView::ICmp { predicate, lhs, rhs, .. } => {
                    let wanted =
                        if conditions.all { ir::inst::IntPredicate::Eq } else { ir::inst::IntPredicate::Ne };
                    (predicate == wanted && self.constant_int(rhs) == Some(0))
                        .then(|| self.scope.type_of(lhs))
                }
                _ => None,
            },
            _ => None,
        };
        match &conditions.leaves[..] {
            [a, b] => zero_test(a).is_some() && zero_test(a) == zero_test(b),
            _ => false,
        }
    }

    /// What the comparisons in blocks of their own compare is wanted there.
    pub(super) fn note_conditions(&mut self, branch: Inst) {
        let Some(conditions) = self.conditions(branch) else { return };
        for leaf in conditions.leaves.iter().skip(1) {
            if let ValueKind::Inst(inst) = leaf.kind() {
                for &operand in self.source.operands(inst) {
                    self.note_elsewhere(operand);
                }
            }
        }
    }
}

impl Builder<'_, '_> {
    /// The branch on the first of several conditions; the blocks of the others are built later.
    pub(super) fn branch_on_all(
        &mut self,
        conditions: &Conditions,
        yes: mir::Block,
        no: mir::Block,
    ) -> Result<()> {
        let Some((&first, rest)) = conditions.leaves.split_first() else { return Ok(()) };
        let mut blocks: SmallVec<[mir::Block; 4]> = SmallVec::new();
        let mut last = self.block;
        for _ in rest {
            last = self.state.machine.insert_block_after(last);
            blocks.push(last);
        }
        // Where the others are asked, a condition leads to the next one or to the end of the search.
        let ways = |next: mir::Block| if conditions.all { (next, no) } else { (yes, next) };
        for (i, &leaf) in rest.iter().enumerate() {
            let (yes, no) = blocks.get(i + 1).map_or((yes, no), |&next| ways(next));
            self.state.decisions.push(Decision::branch(blocks[i], leaf, yes, no));
        }
        let cond = self.scalar(first)?;
        let chain = self.final_chain();
        let (yes, no) = blocks.first().map_or((yes, no), |&next| ways(next));
        self.dag.root = self.branch(chain, cond, yes, no);
        Ok(())
    }
}
