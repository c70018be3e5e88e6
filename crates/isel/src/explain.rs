//! Why an operation cannot be selected: the operation as a small tree, and of each pattern that comes near, what is in its
//! way.
//!
//! ```text
//! t9: i64 = sdiv t5, t7
//!   t5: i64,ch = CopyFromReg t0, Register:i64 %0
//! pattern 'DIV' needs 'M' (Integer Multiplication and Division)
//! ```
//!
//! The matcher here follows the programs of [`tables::selection`] to the first check that fails and says in words what it
//! is; it is only run when compilation has failed anyway, and takes complex patterns for granted.

use crate::dag::{Dag, Node, Payload, Value};
use crate::dump::{Names, op_name, small_tree};
use tables::nodes::NodeOp;
use tables::selection::{ANY_MODE, CondCode, MatchOp, NodeTest, PROGRAMS, Pattern, SelectionRoot, flag_bits};
use tables::subtarget::{Mode, Predicate, PredicateSet};
use tables::value_type::ValueType;

/// Patterns that are shown, and lines of the tree.
const MAX_PATTERNS: usize = 4;
const MAX_LINES: usize = 8;

/// The lines of an explanation.
pub fn lines(names: &Names<'_>, dag: &Dag, node: Node) -> Vec<String> {
    let mut lines = small_tree(names, dag, node, MAX_LINES);
    let image = &names.isa.target.image;
    let op = dag.op(node);
    let root = image.records::<SelectionRoot>().iter().find(|root| root.node == op);
    let mut found: Vec<(usize, String)> = Vec::new();
    for pattern in root.iter().flat_map(|root| image.list(root.patterns).iter()) {
        let (progress, reason) = rejection(names, dag, node, &pattern);
        let line = format!("pattern '{}' {reason}", image.string(pattern.source));
        if !found.iter().any(|(_, known)| *known == line) {
            found.push((progress, line));
        }
    }
    if found.is_empty() {
        lines.push(format!("no pattern begins with '{}'", op_name(names.isa, op)));
    }
    found.sort_by_key(|(progress, _)| std::cmp::Reverse(*progress));
    lines.extend(found.into_iter().take(MAX_PATTERNS).map(|(_, line)| line));
    lines
}

/// How many checks hold, and what the first one that does not hold wants. A pattern that matches but is switched off comes
/// nearest.
fn rejection(names: &Names<'_>, dag: &Dag, node: Node, pattern: &Pattern) -> (usize, String) {
    let (progress, reason) = first_failure(names, dag, node, pattern);
    if let Some(off) = switched_off(names, pattern) {
        return (progress + usize::from(reason.is_none()) * 1000, off);
    }
    match reason {
        Some(reason) => (progress, reason),
        None => (progress, "fits, but its operands or their order do not allow it".to_owned()),
    }
}

/// The predicate, or the mode, that the subtarget lacks.
fn switched_off(names: &Names<'_>, pattern: &Pattern) -> Option<String> {
    let isa = names.isa;
    let (image, subtarget) = (&isa.target.image, isa.subtarget);
    if pattern.mode != ANY_MODE && pattern.mode != subtarget.mode {
        let mode = image.records::<Mode>().get(pattern.mode.into()).unwrap_or_default();
        return Some(format!("is for the mode '{}'", image.string(mode.name)));
    }
    if subtarget.enables(pattern.predicates) {
        return None;
    }
    let set = image.records::<PredicateSet>().get(pattern.predicates.into())?;
    for number in image.list(set.predicates).iter() {
        let predicate = image.records::<Predicate>().get(number.into()).unwrap_or_default();
        let holds = predicate.condition.checked_sub(1).map(|f| isa.target.call(f, &[], subtarget) != 0);
        if holds != Some(true) {
            let (name, text) = (image.string(predicate.name), image.string(predicate.description));
            let text = if text.is_empty() { String::new() } else { format!(" ({text})") };
            return Some(format!("needs '{name}'{text}"));
        }
    }
    Some("is switched off".to_owned())
}

/// Runs the matcher: checks that hold, and what is wanted where one does not.
fn first_failure(names: &Names<'_>, dag: &Dag, root: Node, pattern: &Pattern) -> (usize, Option<String>) {
    let isa = names.isa;
    let mut code = isa.target.image.program(PROGRAMS, pattern.matcher);
    let mut stack = vec![(Value::from(root), String::new())];
    let mut slots: Vec<Value> = Vec::new();
    let mut progress = 0;
    loop {
        let Some((value, place)) = stack.last().cloned() else { return (progress, None) };
        let node = value.node;
        let at = if place.is_empty() { "the result".to_owned() } else { format!("operand {place}") };
        let check = |holds: bool, wanted: String| (!holds).then_some(wanted);
        let failure = match MatchOp::from_number(code.byte().into()) {
            MatchOp::End => return (progress, None),
            MatchOp::Child => {
                let n = code.number() as usize;
                let place = if place.is_empty() { n.to_string() } else { format!("{place}.{n}") };
                match values(dag, node).get(n) {
                    Some(&child) => {
                        stack.push((child, place));
                        None
                    }
                    None => Some(format!("wants an operand {place}")),
                }
            }
            MatchOp::Parent => {
                stack.pop();
                continue;
            }
            MatchOp::Node => {
                let wanted = NodeOp(code.number() as u16);
                let own = op_name(isa, dag.op(node));
                check(
                    dag.op(node) == wanted && value.result == 0,
                    format!("wants {at} to be '{}', not '{own}'", op_name(isa, wanted)),
                )
            }
            MatchOp::Type => {
                let wanted = ValueType::from_raw(code.number());
                let own = dag.type_of(value);
                check(own == wanted, format!("wants {at} to be of type {wanted}, not {own}"))
            }
            MatchOp::Slot => {
                slots.push(value);
                continue;
            }
            MatchOp::Same => {
                let same = slots.get(code.number() as usize) == Some(&value);
                check(same, format!("wants {at} to be the same as another operand"))
            }
            MatchOp::Integer => {
                let wanted = code.signed();
                check(dag.as_constant(value) == Some(wanted), format!("wants {at} to be {wanted}"))
            }
            MatchOp::Condition => {
                let wanted = CondCode(code.number() as u8);
                let own = matches!(dag.payload(node), Payload::Cond(c) if c == wanted);
                check(own, format!("wants the condition '{}'", wanted.name()))
            }
            MatchOp::TypeLeaf => {
                let wanted = ValueType::from_raw(code.number());
                let own = matches!(dag.payload(node), Payload::Type(t) if t == wanted);
                check(own, format!("wants {at} to be the type {wanted}"))
            }
            MatchOp::Immediate => {
                let function = code.number() as u32;
                match dag.as_constant(value) {
                    Some(n) => check(
                        isa.target.call(function, &[n], isa.subtarget) != 0,
                        format!("does not take the constant {n} as {at}"),
                    ),
                    None => Some(format!("wants {at} to be a constant")),
                }
            }
            MatchOp::Test => {
                let (test, number) = (NodeTest::from_number(code.number()), code.number());
                test_failure(dag, node, test, number)
            }
            MatchOp::Complex => {
                let (_, _) = (code.number(), code.number());
                // Slots of the operands that it yields.
                slots.push(value);
                None
            }
            MatchOp::Chain | MatchOp::Memory | MatchOp::Glue => None,
        };
        if failure.is_some() {
            return (progress, failure);
        }
        progress += 1;
    }
}

/// The operands that are values.
fn values(dag: &Dag, node: Node) -> Vec<Value> {
    let (chain, glue) = (dag.chain_operand(node), dag.glue_operand(node));
    let all = dag.operands(node);
    let last = all.len() - usize::from(glue.is_some());
    all.get(usize::from(chain.is_some())..last).unwrap_or(&[]).to_vec()
}

fn test_failure(dag: &Dag, node: Node, test: NodeTest, number: u64) -> Option<String> {
    let mem = dag.mem(node);
    match test {
        NodeTest::Never => Some("never matches".to_owned()),
        NodeTest::MemoryType => {
            let wanted = ValueType::from_raw(number);
            let own = mem.map(|m| m.ty);
            let text = own.map_or(String::new(), |own| format!(", not {own}"));
            (own != Some(wanted)).then(|| format!("wants {wanted} in memory{text}"))
        }
        NodeTest::Extension => {
            const WORDS: [&str; 4] = ["no extension", "any extension", "sign extension", "zero extension"];
            let own = mem.map_or(0, |m| m.extension as u64);
            (own != number)
                .then(|| format!("wants {}", WORDS.get(number as usize).unwrap_or(&"another load")))
        }
        NodeTest::Ordering => {
            let holds = mem.is_some_and(|m| number >> m.ordering & 1 != 0);
            (!holds).then(|| "is for another memory ordering".to_owned())
        }
        NodeTest::Alignment => {
            let holds = mem.is_some_and(|m| 1 << m.align_log2 >= number);
            (!holds).then(|| format!("wants an alignment of {number} bytes"))
        }
        NodeTest::Flags => {
            let missing = number & !u64::from(dag.node(node).flags);
            let what = if missing & u64::from(flag_bits::DISJOINT) != 0 { "'disjoint'" } else { "flags" };
            (missing != 0).then(|| format!("wants {what} on the operation"))
        }
        _ => None,
    }
}
