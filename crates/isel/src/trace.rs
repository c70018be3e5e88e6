//! What the steps do to single nodes, as `-debug-only=` shows it: `isel` says which patterns were tried for a node, and in
//! which order the instructions came; `dagcombine` what each node was simplified to; `legalizedag` what stands for operations
//! that the target has not.
//!
//! ```text
//! ISEL: Starting selection on root node: t5: i32 = add t2, Constant:i32<-1>
//! ISEL: Starting pattern match
//!   Initial Opcode index to 4107
//!   Match failed at index 4112
//!   Continuing at 4130
//!   Morphed node: t11: i32 = ATAri t2, TargetConstant:i32<-1>
//! ISEL: Match complete!
//! ```
//!
//! Nodes of the old graph stand on the left and in "Starting", "Combining", "Legalizing"; those after "Morphed", "into" and
//! "with" are of the graph that is being made, with numbers of their own. An index is a place in the matchers of the target.
//! Who has no trace pays for a test of a null pointer.
//!
//! Source: the words of LLVM's debug output.

use crate::dag::{Dag, Node, Value};
use crate::dump::{self, Names};
use std::fmt::Write;
use support::hash::FxHashMap;

/// What is traced: words of `-debug-only=`.
pub const WORDS: &[(&str, u32)] =
    &[("isel", SELECTION), ("dagcombine", COMBINING), ("legalizedag", LEGALIZING)];

pub const SELECTION: u32 = 1;
pub const COMBINING: u32 = 2;
pub const LEGALIZING: u32 = 4;

/// Takes notes of one step on one graph.
pub struct Trace<'t> {
    names: Names<'t>,
    text: &'t mut String,
    /// What was tried, by node, in the order in which nodes were looked at. Written out when the instructions are made.
    attempts: Vec<String>,
    attempt_of: FxHashMap<Node, usize>,
}

// Writing to a string does not fail.
impl<'t> Trace<'t> {
    pub fn new(names: Names<'t>, text: &'t mut String) -> Trace<'t> {
        Trace { names, text, attempts: Vec::new(), attempt_of: FxHashMap::default() }
    }

    /// Selection comes to a node.
    pub(crate) fn starts(&mut self, dag: &Dag, node: Node) {
        let text = dump::node_text(&self.names, dag, node);
        self.attempt_of.insert(node, self.attempts.len());
        self.attempts.push(format!("\nISEL: Starting selection on root node: {text}\n"));
    }

    /// A pattern is tried for the node that was come to last; `is_first` of those of its operation.
    pub(crate) fn tries(&mut self, index: usize, is_first: bool) {
        let Some(attempt) = self.attempts.last_mut() else { return };
        let _ = match is_first {
            true => writeln!(attempt, "ISEL: Starting pattern match\n  Initial Opcode index to {index}"),
            false => writeln!(attempt, "  Continuing at {index}"),
        };
    }

    pub(crate) fn fails(&mut self, index: usize) {
        if let Some(attempt) = self.attempts.last_mut() {
            let _ = writeln!(attempt, "  Match failed at index {index}");
        }
    }

    /// An instruction has been made for a node.
    pub(crate) fn morphs(&mut self, node: Node, new: &Dag, made: Node) {
        let text = dump::node_text(&self.names, new, made);
        if let Some(&index) = self.attempt_of.get(&node) {
            let _ = writeln!(self.attempts[index], "  Morphed node: {text}");
        }
    }

    /// All instructions for a node have been made.
    pub(crate) fn completes(&mut self, node: Node) {
        if let Some(&index) = self.attempt_of.get(&node) {
            self.attempts[index].push_str("ISEL: Match complete!\n");
        }
    }

    /// Writes out what selection tried, up to where it failed if it did.
    pub(crate) fn finish(&mut self) {
        self.attempts.drain(..).for_each(|attempt| self.text.push_str(&attempt));
    }

    /// A node was looked at, and there may be a simpler form.
    pub(crate) fn combines(&mut self, dag: &Dag, node: Node, simpler: Option<Value>) {
        let _ = writeln!(self.text, "\nCombining: {}", dump::node_text(&self.names, dag, node));
        if let Some(value) = simpler {
            let _ = writeln!(self.text, " ... into: {}", dump::node_text(&self.names, dag, value.node));
        }
    }

    /// An operation was looked at; these values stand for its results.
    pub(crate) fn legalizes(&mut self, new: &Dag, copy: Node, results: &[Value]) {
        let own = dump::node_text(&self.names, new, copy);
        let _ = writeln!(self.text, "\nLegalizing: {own}");
        if results.iter().all(|v| v.node == copy) {
            self.text.push_str("Legal node: nothing to do\n");
            return;
        }
        let _ = writeln!(self.text, " ... replacing: {own}");
        for value in results {
            let _ = writeln!(self.text, "     with:      {}", dump::node_text(&self.names, new, value.node));
        }
    }
}
