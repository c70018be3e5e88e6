//! Which operations on which types the patterns cover: see [`tables::legality`].
//!
//! Facts are read off the matchers. A pattern whose matcher asks for more than the operation, types, what is in memory and
//! the condition of a comparison covers nothing: it may fail on some operands. O(length of the matchers).

use super::Compiled;
use std::collections::{BTreeMap, BTreeSet};
use tables::code::Reader;
use tables::image::{ImageBuilder, List};
use tables::legality::{Coverage, CoverageKey, CoverageKind};
use tables::nodes::NodeOp;
use tables::selection::{ANY_MODE, CondCode, Extension, MatchOp, NodeTest};
use tables::value_type::ValueType;

/// Where a fact holds: a set of predicates, and a hardware mode.
type Condition = (u16, u16);

/// Writes what the patterns of an operation cover.
pub(super) fn write(
    op: NodeOp,
    patterns: &[Compiled],
    num_modes: usize,
    image: &mut ImageBuilder,
) -> List<Coverage> {
    let mut facts: BTreeMap<CoverageKey, BTreeSet<Condition>> = BTreeMap::new();
    for pattern in patterns {
        for key in keys(op, &summarize(&pattern.matcher)) {
            let conditions = facts.entry(key).or_default();
            if pattern.modes.len() == num_modes {
                conditions.insert((pattern.predicates, ANY_MODE));
            } else {
                conditions.extend(pattern.modes.iter().map(|&mode| (pattern.predicates, mode as u16)));
            }
        }
    }
    let records: Vec<Coverage> = facts
        .into_iter()
        .map(|(CoverageKey { kind, ty, other, detail }, conditions)| {
            let conditions: Vec<u16> = conditions.into_iter().flat_map(|(set, mode)| [set, mode]).collect();
            let conditions = image.numbers(&conditions);
            Coverage { kind: kind as u8, detail, ty, other, conditions }
        })
        .collect();
    image.push_all(&records)
}

/// What a matcher says about the operation, apart from its operands.
#[derive(Default)]
struct Summary {
    /// Type of the root's first result.
    ty: Option<ValueType>,
    /// The type of the first operand of which it asks one.
    operand: Option<ValueType>,
    condition: Option<CondCode>,
    /// The type that is an operand.
    named_type: Option<ValueType>,
    extension: Option<Extension>,
    memory: Option<ValueType>,
    truncating: Option<bool>,
    /// Something else must hold.
    conditional: bool,
}

/// The facts that follow from a matcher.
fn keys(op: NodeOp, summary: &Summary) -> Vec<CoverageKey> {
    use CoverageKind::{Condition, Conversion, Extension, Memory, Operation};
    let none = ValueType::OTHER;
    if summary.conditional {
        return Vec::new();
    }
    let &Summary { ty, operand, memory, .. } = summary;
    let one = match op {
        NodeOp::LOAD => ty.map(|ty| {
            let extension = summary.extension.unwrap_or_default();
            CoverageKey::new(Memory, ty, memory.unwrap_or(ty), extension as u8)
        }),
        NodeOp::STORE => operand.and_then(|ty| {
            let memory = if summary.truncating == Some(true) { memory } else { Some(ty) };
            memory.map(|memory| CoverageKey::new(Memory, ty, memory, 0))
        }),
        NodeOp::SETCC => {
            operand.zip(summary.condition).map(|(ty, code)| CoverageKey::new(Condition, ty, none, code.0))
        }
        NodeOp::SIGN_EXTEND_INREG => {
            ty.zip(summary.named_type).map(|(ty, from)| CoverageKey::new(Extension, ty, from, 0))
        }
        _ => {
            // Atomic read-modify-write operations.
            let access = ty.zip(memory).map(|(ty, memory)| CoverageKey::new(Memory, ty, memory, 0));
            // What has neither result nor operand is about its chain.
            let own = ty.or(operand).unwrap_or(none);
            let operation = CoverageKey::new(Operation, own, none, 0);
            let conversion = CoverageKey::new(Conversion, own, operand.unwrap_or(none), 0);
            return access.into_iter().chain([operation, conversion]).collect();
        }
    };
    one.into_iter().collect()
}

fn summarize(matcher: &[u8]) -> Summary {
    let mut code = Reader::new(matcher);
    let mut summary = Summary::default();
    let mut depth = 0;
    loop {
        match MatchOp::from_number(code.byte().into()) {
            MatchOp::End => return summary,
            MatchOp::Child => {
                code.number();
                depth += 1;
            }
            MatchOp::Parent => depth -= 1,
            MatchOp::Type => {
                let ty = ValueType::from_raw(code.number());
                if depth == 0 {
                    summary.ty.get_or_insert(ty);
                } else if depth == 1 {
                    summary.operand.get_or_insert(ty);
                }
            }
            MatchOp::Condition => summary.condition = Some(CondCode(code.number() as u8)),
            MatchOp::Test => {
                let (test, number) = (NodeTest::from_number(code.number()), code.number());
                match test {
                    NodeTest::Extension => summary.extension = Some(Extension::from_number(number)),
                    NodeTest::MemoryType => summary.memory = Some(ValueType::from_raw(number)),
                    NodeTest::Truncating => summary.truncating = Some(number != 0),
                    // Descriptions have a pattern for every ordering or for none.
                    NodeTest::Indexed | NodeTest::Ordering => {}
                    _ => summary.conditional = true,
                }
            }
            MatchOp::Node => {
                // Leaves that a node of its kind always has.
                let leaf = NodeOp(code.number() as u16);
                summary.conditional |= !matches!(leaf, NodeOp::BASIC_BLOCK | NodeOp::TARGET_CONSTANT);
            }
            MatchOp::Same | MatchOp::Immediate => {
                code.number();
                summary.conditional = true;
            }
            MatchOp::Integer => {
                code.signed();
                summary.conditional = true;
            }
            MatchOp::TypeLeaf => {
                summary.named_type = Some(ValueType::from_raw(code.number()));
                summary.conditional |= depth != 1;
            }
            MatchOp::Complex => {
                code.number();
                code.number();
            }
            MatchOp::Slot | MatchOp::Chain | MatchOp::Glue | MatchOp::Memory => {}
        }
    }
}
