//! Branch weights: `!prof` metadata of branches and switches, and that hardly any float is no number.

use super::FunctionState;
use ir::inst::FloatPredicate;
use ir::metadata::{MdItem, MdKindId, Metadata};
use ir::{Inst, InstView};
use mir::Block;
use smallvec::SmallVec;

/// How many floats are numbers for one that is none.
const ORDERED: u32 = 1 << 16;

impl FunctionState<'_> {
    /// Notes how likely the ways from a conditional branch are, if the source says it.
    pub(crate) fn note_weights(&mut self, inst: Inst, from: Block, yes: Block, no: Block) {
        if let [first, second] = self.branch_weights(inst)[..] {
            self.machine.set_weights(from, &[(yes, first), (no, second)]);
        } else if let Some((first, second)) = self.weights_of_order(inst) {
            self.machine.set_weights(from, &[(yes, first), (no, second)]);
        }
    }

    /// The weights of a branch that asks whether floats are numbers.
    fn weights_of_order(&self, inst: Inst) -> Option<(u32, u32)> {
        let InstView::CondBr { cond, .. } = self.source.view(inst) else { return None };
        match self.source.view(cond.as_inst()?) {
            InstView::FCmp { predicate: FloatPredicate::Ord, .. } => Some((ORDERED, 1)),
            InstView::FCmp { predicate: FloatPredicate::Uno, .. } => Some((1, ORDERED)),
            _ => None,
        }
    }

    /// The weights of the successors of a terminator; none if the source says nothing.
    fn branch_weights(&self, inst: Inst) -> SmallVec<[u32; 2]> {
        let attached = self.source.attachments(inst).find(|a| a.kind == MdKindId::PROF).map(|a| a.node);
        let Some((table, node)) = attached.and_then(|n| {
            let table = self.scope.md_table(n);
            Some((table, table.as_node(n)?))
        }) else {
            return SmallVec::new();
        };
        let mut items = table.tail(node).iter().filter_map(|&word| Metadata::from_word(word));
        let named = items.next().and_then(|item| self.scope.md_string(item));
        if named != Some(&b"branch_weights"[..]) {
            return SmallVec::new();
        }
        // A word may follow that says where they come from.
        let weights = items.filter_map(|item| match self.scope.metadata(item) {
            MdItem::Value(value) => self.constant_int(*value).and_then(|n| u32::try_from(n).ok()),
            _ => None,
        });
        weights.collect()
    }
}
