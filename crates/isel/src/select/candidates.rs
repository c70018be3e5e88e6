//! The patterns that are tried for a node: see "Decisions" in [`tables::selection`].

use super::{Match, Selector, split_operands};
use crate::dag::{Dag, Node, Payload, Value};
use tables::image::Image;
use tables::selection::{Decision, Feature, Pattern, SelectionRoot};

impl Selector<'_, '_> {
    /// What the best pattern that matches at a node matches.
    pub(super) fn first_match(&mut self, node: Node) -> Option<Match> {
        let image = &self.isa.target.image;
        let root = SelectionRoot::of(image, self.dag.op(node))?;
        let patterns = image.list(root.patterns);
        if self.trace.is_some() {
            // Shows where each of them fails.
            let enabled = patterns.iter().filter(|pattern| self.legality.enables(pattern));
            let enabled: Vec<Pattern> = enabled.collect();
            return enabled.into_iter().enumerate().find_map(|(i, pattern)| {
                if let Some(trace) = &mut self.trace {
                    trace.tries(pattern.matcher as usize, i == 0);
                }
                self.matches(node, pattern)
            });
        }
        let leaf = decide(image, root.decision, self.dag, node);
        image.list(leaf.patterns).iter().find_map(|position| {
            let pattern = patterns.at(position.into());
            if self.legality.enables(&pattern) { self.matches(node, pattern) } else { None }
        })
    }
}

/// Goes down the tree of decisions to a leaf.
fn decide(image: &Image, root: u32, dag: &Dag, node: Node) -> Decision {
    let decisions = image.records::<Decision>();
    let (_, operands, _) = split_operands(dag, node);
    let mut decision = decisions.at(root as usize);
    loop {
        let feature = Feature::from_number(decision.feature.into());
        if feature == Feature::Leaf {
            return decision;
        }
        let cases = image.list(decision.cases);
        let case =
            value_of(feature, operands.get(usize::from(decision.operand)), dag, node).and_then(|value| {
                // Few enough that to halve them would not pay.
                let mut cases = cases.iter();
                cases.find(|case| case.value >= value).filter(|case| case.value == value)
            });
        decision = decisions.at(case.map_or(decision.otherwise, |case| case.next) as usize);
    }
}

/// A feature of a node, or of this operand; `None` if it has none such.
fn value_of(feature: Feature, operand: Option<&Value>, dag: &Dag, node: Node) -> Option<u64> {
    match feature {
        Feature::Leaf => None,
        Feature::ResultType => dag.types(node).first().map(|ty| ty.to_raw()),
        Feature::OperandType => operand.map(|&value| dag.type_of(value).to_raw()),
        Feature::OperandOp => operand.map(|value| dag.op(value.node).0.into()),
        Feature::MemoryType => dag.mem(node).map(|mem| mem.ty.to_raw()),
        Feature::Extension => dag.mem(node).map(|mem| mem.extension as u64),
        Feature::Condition => match dag.payload(operand?.node) {
            Payload::Cond(code) => Some(code.0.into()),
            _ => None,
        },
        Feature::NamedType => match dag.payload(operand?.node) {
            Payload::Type(ty) => Some(ty.to_raw()),
            _ => None,
        },
    }
}
