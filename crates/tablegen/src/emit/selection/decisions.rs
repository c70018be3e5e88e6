//! The tree of decisions that finds the patterns worth trying: see [`tables::selection`].
//!
//! From each matcher are read the checks that it makes of the root and its operands, all of which must hold. A list of
//! patterns is divided by the feature that leaves the fewest on average; patterns that do not ask for it go into all
//! branches. That ends where few are left or nothing divides them. A feature is looked at once on a path, so the tree is no
//! deeper than there are features; it grows by at most [`MAX_COPIES`] copies of patterns per pattern and level.

use std::collections::{BTreeMap, BTreeSet};
use tables::code::Reader;
use tables::image::{ImageBuilder, List};
use tables::nodes::NodeOp;
use tables::selection::{Decision, DecisionCase, Extension, Feature, MatchOp, NodeTest};
use tables::value_type::ValueType;

/// So many patterns are tried one after the other.
const FEW: usize = 2;
const MAX_COPIES: usize = 3;

/// A feature, and the operand it is about.
type Question = (Feature, u8);

/// Writes the tree for patterns with these matchers, best first; returns its root.
pub(super) fn write(matchers: &[&[u8]], image: &mut ImageBuilder) -> u32 {
    let checks: Vec<BTreeMap<Question, u64>> = matchers.iter().map(|code| checks_of(code)).collect();
    let mut builder = Builder { checks, image };
    builder.decide(&(0..matchers.len() as u16).collect::<Vec<u16>>(), &mut BTreeSet::new())
}

struct Builder<'b> {
    /// By pattern.
    checks: Vec<BTreeMap<Question, u64>>,
    image: &'b mut ImageBuilder,
}

impl Builder<'_> {
    fn decide(&mut self, patterns: &[u16], asked: &mut BTreeSet<Question>) -> u32 {
        let Some(question) = self.best_question(patterns, asked) else { return self.leaf(patterns) };
        asked.insert(question);
        let values: BTreeSet<u64> =
            patterns.iter().filter_map(|&p| self.checks[usize::from(p)].get(&question).copied()).collect();
        let cases: Vec<DecisionCase> = values
            .into_iter()
            .map(|value| {
                let branch = self.branch(patterns, question, Some(value));
                DecisionCase { value, next: self.decide(&branch, asked) }
            })
            .collect();
        let rest = self.branch(patterns, question, None);
        let otherwise = self.decide(&rest, asked);
        asked.remove(&question);
        let (feature, operand) = (question.0 as u8, question.1);
        let cases = self.image.push_all(&cases);
        self.image.push(Decision { feature, operand, cases, otherwise, patterns: List::EMPTY })
    }

    fn leaf(&mut self, patterns: &[u16]) -> u32 {
        let patterns = self.image.numbers(patterns);
        self.image.push(Decision { feature: Feature::Leaf as u8, patterns, ..Decision::default() })
    }

    /// The patterns that may match where the answer is this value, or none that any pattern wants.
    fn branch(&self, patterns: &[u16], question: Question, value: Option<u64>) -> Vec<u16> {
        let may_match = |pattern: &u16| {
            let wanted = self.checks[usize::from(*pattern)].get(&question).copied();
            wanted.is_none() || wanted == value
        };
        patterns.iter().copied().filter(may_match).collect()
    }

    /// The question whose branches are shortest on average; `None` if none is worth asking.
    fn best_question(&self, patterns: &[u16], asked: &BTreeSet<Question>) -> Option<Question> {
        if patterns.len() <= FEW {
            return None;
        }
        let mut answers: BTreeMap<Question, (usize, BTreeSet<u64>)> = BTreeMap::new();
        for &pattern in patterns {
            for (&question, &value) in &self.checks[usize::from(pattern)] {
                let (count, values) = answers.entry(question).or_default();
                *count += 1;
                values.insert(value);
            }
        }
        let length = |asking: usize, values: usize| {
            let in_all = patterns.len() - asking;
            let copies = asking + in_all * (values + 1);
            (copies, copies * 1000 / (values + 1))
        };
        answers
            .iter()
            .filter(|(question, _)| !asked.contains(question))
            .map(|(&question, (asking, values))| (question, length(*asking, values.len())))
            .filter(|(_, (copies, average))| {
                *copies <= MAX_COPIES * patterns.len() && *average < patterns.len() * 1000
            })
            .min_by_key(|&(question, (_, average))| (average, question))
            .map(|(question, _)| question)
    }
}

/// What a matcher asks of the root and its operands.
fn checks_of(matcher: &[u8]) -> BTreeMap<Question, u64> {
    let mut code = Reader::new(matcher);
    let mut checks = BTreeMap::new();
    let (mut depth, mut operand) = (0, 0);
    loop {
        let op = MatchOp::from_number(code.byte().into());
        let check = match op {
            MatchOp::End => return checks,
            MatchOp::Child => {
                let index = code.number();
                operand = if depth == 0 { index } else { operand };
                depth += 1;
                None
            }
            MatchOp::Parent => {
                depth -= 1;
                None
            }
            MatchOp::Type => {
                let raw = ValueType::from_raw(code.number()).to_raw();
                Some((if depth == 0 { Feature::ResultType } else { Feature::OperandType }, raw))
            }
            MatchOp::Node => Some((Feature::OperandOp, NodeOp(code.number() as u16).0.into())),
            MatchOp::Condition => Some((Feature::Condition, code.number())),
            MatchOp::TypeLeaf => Some((Feature::NamedType, code.number())),
            MatchOp::Test => match (NodeTest::from_number(code.number()), code.number()) {
                (NodeTest::MemoryType, raw) if depth == 0 => Some((Feature::MemoryType, raw)),
                (NodeTest::Extension, number) if depth == 0 => {
                    Some((Feature::Extension, Extension::from_number(number) as u64))
                }
                _ => None,
            },
            MatchOp::Same | MatchOp::Immediate => {
                code.number();
                None
            }
            MatchOp::Integer => {
                code.signed();
                None
            }
            MatchOp::Complex => {
                code.number();
                code.number();
                None
            }
            MatchOp::Slot | MatchOp::Chain | MatchOp::Glue | MatchOp::Memory => None,
        };
        if let Some((feature, value)) = check.filter(|_| depth <= 1)
            && let Ok(operand) = u8::try_from(if depth == 0 { 0 } else { operand })
        {
            checks.entry((feature, operand)).or_insert(value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tables::Image;
    use tables::code::write_number;

    /// A matcher of an operation on a type, whose first operand is the result of an operation.
    fn matcher(ty: Option<ValueType>, operand: Option<NodeOp>) -> Vec<u8> {
        let mut code = Vec::new();
        if let Some(ty) = ty {
            code.push(MatchOp::Type as u8);
            write_number(&mut code, ty.to_raw());
        }
        code.extend([MatchOp::Child as u8, 0]);
        if let Some(op) = operand {
            code.push(MatchOp::Node as u8);
            write_number(&mut code, op.0.into());
        }
        code.extend([MatchOp::Slot as u8, MatchOp::Parent as u8, MatchOp::End as u8]);
        code
    }

    /// The patterns at the leaf that these answers lead to.
    fn leaf(image: &Image, root: u32, answers: &[(Question, u64)]) -> Vec<u16> {
        let mut decision = image.records::<Decision>().at(root as usize);
        loop {
            let feature = Feature::from_number(decision.feature.into());
            if feature == Feature::Leaf {
                return image.list(decision.patterns).iter().collect();
            }
            let question = (feature, decision.operand);
            let answer = answers.iter().find(|(asked, _)| *asked == question).map(|(_, value)| *value);
            let mut cases = image.list(decision.cases).iter();
            let case = cases.find(|case| Some(case.value) == answer);
            decision = image.records().at(case.map_or(decision.otherwise, |case| case.next) as usize);
        }
    }

    #[test]
    fn leaves_have_what_may_match_in_order() {
        let (int, long) = (ValueType::I32, ValueType::I64);
        let all = [
            (Some(int), Some(NodeOp::LOAD)),
            (Some(long), Some(NodeOp::LOAD)),
            (Some(int), Some(NodeOp::SHL)),
            (None, Some(NodeOp::SHL)),
            (Some(int), None),
            (Some(long), None),
        ];
        let matchers: Vec<Vec<u8>> = all.iter().map(|&(ty, op)| matcher(ty, op)).collect();
        let matchers: Vec<&[u8]> = matchers.iter().map(Vec::as_slice).collect();
        let mut builder = ImageBuilder::new();
        let root = write(&matchers, &mut builder);
        let image = Image::new(builder.finish()).unwrap();
        for ty in [int, long, ValueType::F64] {
            for op in [NodeOp::LOAD, NodeOp::SHL, NodeOp::ADD] {
                let answers =
                    [((Feature::ResultType, 0), ty.to_raw()), ((Feature::OperandOp, 0), op.0.into())];
                let found = leaf(&image, root, &answers);
                let fits = |&(of_type, of_op): &(Option<ValueType>, Option<NodeOp>)| {
                    of_type.is_none_or(|t| t == ty) && of_op.is_none_or(|o| o == op)
                };
                let wanted: Vec<u16> = (0u16..).zip(&all).filter(|(_, p)| fits(p)).map(|(n, _)| n).collect();
                assert!(wanted.iter().all(|n| found.contains(n)), "{ty} {op:?}: {found:?}");
                assert!(found.is_sorted() && found.len() <= wanted.len().max(FEW), "{ty} {op:?}: {found:?}");
            }
        }
    }
}
