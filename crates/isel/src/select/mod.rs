//! Selection: nodes become instructions, by the first pattern that matches.
//!
//! From the root down, every node that is needed gets a pattern, which makes the values at its leaves needed; what lies
//! between is covered and disappears ([`matcher`]). A node with a side effect below the root of a pattern, such as a load
//! that an addition takes from memory, is *folded*: the instruction takes its place in the chain. Then the instructions are
//! made, operands first ([`maker`]). Which patterns are tried for a node, a tree of decisions in the image says
//! ([`candidates`]): mostly one or two. O(nodes), if patterns are of bounded size.

mod candidates;
mod maker;
mod matcher;

use crate::dag::{Dag, Node, Value};
use crate::legality::Legality;
use crate::legalize::ValueMap;
use crate::lowering::{Lowering, Result, Unsupported};
use crate::node_set::NodeSet;
use crate::trace::Trace;
use mir::{Isa, MemRef};
use smallvec::{SmallVec, smallvec};
use std::ops::Range;
use tables::nodes::NodeOp;
use tables::selection::Pattern;

/// How a node was covered.
#[derive(Clone, Debug)]
enum Choice {
    /// It stays what it is: a leaf, a copy, a chain.
    Keep,
    /// By the number of the match.
    Pattern(u32),
    /// The target made these values of its results.
    Values(SmallVec<[Value; 2]>),
    /// It is folded into the instruction that is made for this node.
    Folded(Node),
}

/// What was chosen for the nodes of a graph.
#[derive(Debug, Default)]
struct Choices {
    /// By node, in the end; `None` if it is not needed.
    of_node: Vec<Option<Choice>>,
    matches: Vec<Match>,
}

/// Memory that is used again from block to block.
#[derive(Debug, Default)]
pub struct Scratch {
    uses: ValueMap<Uses>,
    choices: Choices,
    made: maker::Made,
}

/// A pattern that matches, and what it matched.
#[derive(Clone, Debug)]
struct Match {
    pattern: Pattern,
    slots: SmallVec<[Value; 6]>,
    mem: Option<MemRef>,
    /// Operands of the root that the pattern does not mention.
    extra: Range<usize>,
    /// Nodes below the root that have a place in the chain.
    folded: SmallVec<[Node; 2]>,
    /// The chains that the instructions come after.
    chains: SmallVec<[Value; 2]>,
    glue: Option<Value>,
}

impl Match {
    fn extra<'d>(&self, dag: &'d Dag, node: Node) -> &'d [Value] {
        &dag.operands(node)[self.extra.clone()]
    }

    /// Shows what the instructions for a node take: slots, operands that the pattern does not mention, chains, glue.
    fn for_inputs(&self, isa: &Isa<'_>, dag: &Dag, node: Node, mut show: impl FnMut(Value)) {
        let used = isa.target.image.list(self.pattern.used_slots);
        used.iter().filter_map(|slot| self.slots.get(usize::from(slot)).copied()).for_each(&mut show);
        self.extra(dag, node).iter().copied().for_each(&mut show);
        self.chains.iter().copied().for_each(&mut show);
        self.glue.into_iter().for_each(show);
    }
}

/// Selects. `trace` gets what is tried.
pub fn run(
    isa: &Isa<'_>,
    lowering: &dyn Lowering,
    legality: &Legality<'_>,
    dag: &mut Dag,
    scratch: &mut Scratch,
    mut trace: Option<Trace<'_>>,
) -> Result<()> {
    let Scratch { uses, choices, made } = scratch;
    let chosen = Selector::new(isa, lowering, legality, dag, (uses, choices), trace.as_mut()).choose_all();
    let result = chosen.and_then(|()| maker::run(isa, choices, dag, made, trace.as_mut()));
    if let Some(trace) = &mut trace {
        trace.finish();
    }
    result
}

/// How a value is used.
#[derive(Clone, Copy, Debug, Default)]
struct Uses {
    /// How often it is an operand.
    count: u32,
    /// An instruction takes it, rather than that it is folded into one.
    is_taken: bool,
}

struct Selector<'s, 't> {
    trace: Option<&'s mut Trace<'t>>,
    isa: &'s Isa<'s>,
    lowering: &'s dyn Lowering,
    legality: &'s Legality<'s>,
    dag: &'s mut Dag,
    needed: NodeSet,
    /// Those that are needed and have no choice yet.
    pending: NodeSet,
    /// Of the values that are operands in the graph as it was.
    uses: &'s mut ValueMap<Uses>,
    /// By node, in the end; `None` if it is not needed.
    choices: &'s mut Vec<Option<Choice>>,
    matches: &'s mut Vec<Match>,
    /// How many nodes the graph had before the target's code added any.
    num_given: usize,
    /// Something has been folded.
    has_folded: bool,
}

impl<'s, 't> Selector<'s, 't> {
    fn new(
        isa: &'s Isa<'s>,
        lowering: &'s dyn Lowering,
        legality: &'s Legality<'s>,
        dag: &'s mut Dag,
        (uses, choices): (&'s mut ValueMap<Uses>, &'s mut Choices),
        trace: Option<&'s mut Trace<'t>>,
    ) -> Selector<'s, 't> {
        let count = dag.len();
        uses.begin(dag);
        dag.reach(|operand| {
            if let Some(uses) = uses.get_mut(dag, operand) {
                uses.get_or_insert_default().count += 1;
            }
        });
        let Choices { of_node: choices, matches } = choices;
        choices.clear();
        choices.resize(count, None);
        matches.clear();
        Selector {
            trace,
            isa,
            lowering,
            legality,
            dag,
            needed: NodeSet::new(count),
            pending: NodeSet::new(count),
            uses,
            choices,
            matches,
            num_given: count,
            has_folded: false,
        }
    }

    fn uses(&self, value: Value) -> Uses {
        self.uses.get(self.dag, value).unwrap_or_default()
    }

    /// Goes down from the root. What the target's code added need not be instructions, and a leaf that it asked for may be
    /// one that was passed before, when nobody needed it: their turn comes when all others have been seen.
    fn choose_all(mut self) -> Result<()> {
        self.need(self.dag.root);
        while !self.pending.is_empty() {
            let mut limit = self.dag.len();
            self.choices.resize(limit, None);
            while let Some(node) = self.pending.last_below(limit) {
                self.pending.remove(node);
                self.choose_one(node)?;
                limit = node.as_u32() as usize;
            }
        }
        Ok(())
    }

    fn choose_one(&mut self, node: Node) -> Result<()> {
        let index = node.as_u32() as usize;
        // What is folded has its choice.
        if self.choices[index].is_some() {
            return Ok(());
        }
        let choice = self.choose(node)?;
        self.need_operands(node, &choice);
        if let Choice::Pattern(found) = choice {
            let folded = &self.matches[found as usize].folded;
            self.has_folded |= !folded.is_empty();
            for folded in folded {
                self.choices[folded.as_u32() as usize] = Some(Choice::Folded(node));
            }
        }
        self.choices[index] = Some(choice);
        Ok(())
    }

    /// Marks a value as needed, and what it is made of if the target's code made it.
    #[inline]
    fn need(&mut self, value: Value) {
        if let Some(uses) = self.uses.get_mut(self.dag, value) {
            uses.get_or_insert_default().is_taken = true;
        }
        if self.needed.contains(value.node) {
            return;
        }
        if (value.node.as_u32() as usize) < self.choices.len() {
            self.mark(value.node);
        } else {
            self.need_added(value.node);
        }
    }

    fn mark(&mut self, node: Node) {
        self.needed.grow_to(self.dag.len());
        self.needed.insert(node);
        self.pending.grow_to(self.dag.len());
        self.pending.insert(node);
    }

    #[cold]
    fn need_added(&mut self, node: Node) {
        self.mark(node);
        let mut pending: SmallVec<[Node; 8]> = smallvec![node];
        while let Some(node) = pending.pop() {
            for at in 0..self.dag.operands(node).len() {
                let operand = self.dag.operands(node)[at];
                if (operand.node.as_u32() as usize) < self.choices.len() {
                    self.need(operand);
                } else if !self.needed.contains(operand.node) {
                    self.mark(operand.node);
                    pending.push(operand.node);
                }
            }
        }
    }

    fn need_operands(&mut self, node: Node, choice: &Choice) {
        match choice {
            Choice::Keep => {
                for at in 0..self.dag.operands(node).len() {
                    self.need(self.dag.operands(node)[at]);
                }
            }
            Choice::Values(values) => values.iter().for_each(|&value| self.need(value)),
            Choice::Folded(_) => {}
            &Choice::Pattern(found) => {
                let found = &self.matches[found as usize];
                let mut inputs: SmallVec<[Value; 8]> = SmallVec::new();
                found.for_inputs(self.isa, self.dag, node, |value| inputs.push(value));
                inputs.into_iter().for_each(|value| self.need(value));
            }
        }
    }

    fn choose(&mut self, node: Node) -> Result<Choice> {
        let op = self.dag.op(node);
        let is_kept = op.opcode().is_some() || is_kept(op);
        // What the target's code added and stays as it is was nobody's to select.
        let is_added = node.as_u32() as usize >= self.num_given;
        if let Some(trace) = self.trace.as_mut().filter(|_| !(is_added && is_kept)) {
            trace.starts(self.dag, node);
        }
        if is_kept {
            return Ok(Choice::Keep);
        }
        // What the target makes on the way belongs to the same place of the source.
        self.dag.order = self.dag.node(node).order;
        if let Some(values) = self.lowering.prefer(self.isa, self.dag, node) {
            return Ok(Choice::Values(values));
        }
        if let Some(found) = self.first_match(node) {
            self.matches.push(found);
            return Ok(Choice::Pattern(self.matches.len() as u32 - 1));
        }
        if op == NodeOp::FRAME_INDEX
            && let crate::dag::Payload::Frame(index) = self.dag.payload(node)
        {
            let address = self.lowering.frame_address(self.isa, self.dag, index);
            return Ok(Choice::Values(SmallVec::from_elem(address, 1)));
        }
        match self.lowering.select(self.isa, self.dag, node)? {
            Some(values) => Ok(Choice::Values(values)),
            None => {
                let ty = self.dag.types(node).first().copied().unwrap_or_default();
                let name = crate::dump::op_name(self.isa, op);
                Err(Unsupported::new(format!("selecting '{name}' of type {ty}")).at(node))
            }
        }
    }
}

/// Chain, values and glue among the operands.
fn split_operands(dag: &Dag, node: Node) -> (Option<Value>, &[Value], Option<Value>) {
    let (chain, glue) = (dag.chain_operand(node), dag.glue_operand(node));
    let all = dag.operands(node);
    let first = usize::from(chain.is_some());
    let last = all.len() - usize::from(glue.is_some());
    (chain, all.get(first..last).unwrap_or(&[]), glue)
}

/// One of the operands that are values.
fn value_operand(dag: &Dag, node: Node, index: usize) -> Option<Value> {
    let all = dag.operands(node);
    let at = index + usize::from(dag.chain_operand(node).is_some());
    let value = all.get(at).copied()?;
    (at + 1 < all.len() || dag.glue_operand(node).is_none()).then_some(value)
}

/// Nodes that emission understands.
fn is_kept(op: NodeOp) -> bool {
    matches!(
        op,
        NodeOp::ENTRY_TOKEN
            | NodeOp::TOKEN_FACTOR
            | NodeOp::REGISTER
            | NodeOp::REGISTER_MASK
            | NodeOp::COPY_TO_REG
            | NodeOp::COPY_FROM_REG
            | NodeOp::TARGET_CONSTANT
            | NodeOp::BASIC_BLOCK
            | NodeOp::UNDEF
            | NodeOp::INLINEASM
            | NodeOp::EH_LABEL
            | NodeOp::TARGET_GLOBAL_ADDRESS
            | NodeOp::TARGET_BLOCK_ADDRESS
            | NodeOp::TARGET_FRAME_INDEX
            | NodeOp::TARGET_EXTERNAL_SYMBOL
            | NodeOp::TARGET_CONSTANT_POOL
            | NodeOp::TARGET_JUMP_TABLE
            | NodeOp::CONDCODE
            | NodeOp::VALUETYPE
    )
}
