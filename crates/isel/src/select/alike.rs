//! Which patterns of an operation begin alike: where one of them fails, all that have the same steps up to there do.
//!
//! Patterns are tried best first, and matchers are independent of each other ([`tables::selection`]), though many begin with
//! the same checks: most of x86's hundred patterns for a store want to see an operation under it. What a step finds depends
//! on the graph and the steps before it only. So after a failure the patterns that share those steps are left out, as if they
//! had been tried, and a choice costs the number of ways to begin rather than that of patterns.
//!
//! A set is a bit for each pattern. Making the sets takes O(steps of all matchers), sorting apart.

use tables::code::Reader;
use tables::selection::MatchOp;

/// See the module text.
#[derive(Debug, Default)]
pub struct Alike {
    /// By pattern: ends of beginnings in its matcher, ascending, each with the number of the set of those that share it. What
    /// lies behind the last is its own.
    beginnings: Vec<Vec<(usize, u32)>>,
    sets: Vec<Box<[u64]>>,
}

/// A step: the number of its operation and operands, as they are written.
type Step = (u8, [u64; 2]);
/// A pattern, and where its matcher goes on.
type Matcher<'m> = (usize, Reader<'m>);

impl Alike {
    /// From the matchers of the patterns.
    pub fn new<'m>(matchers: impl Iterator<Item = Reader<'m>>) -> Alike {
        let matchers: Vec<Matcher<'m>> = matchers.enumerate().collect();
        let mut alike = Alike { beginnings: vec![Vec::new(); matchers.len()], sets: Vec::new() };
        // Patterns with the same steps so far, and the number of their set.
        let mut groups: Vec<(Vec<Matcher<'m>>, Option<u32>)> = vec![(matchers, None)];
        while let Some((group, set)) = groups.pop() {
            let count = group.len();
            let mut next: Vec<(Step, usize, Reader<'m>)> = group.into_iter().map(step).collect();
            next.sort_by_key(|&(step, pattern, _)| (step, pattern));
            for same in next.chunk_by(|(a, ..), (b, ..)| a == b) {
                // What the end of a matcher looks at belongs to the pattern.
                if same.len() == 1 || same[0].0.0 == MatchOp::End as u8 {
                    continue;
                }
                let members = same.iter().map(|&(_, pattern, _)| pattern);
                let set = match set {
                    Some(set) if same.len() == count => set,
                    _ => alike.add_set(members),
                };
                for &(_, pattern, code) in same {
                    match alike.beginnings[pattern].last_mut() {
                        Some((end, last)) if *last == set => *end = code.position(),
                        _ => alike.beginnings[pattern].push((code.position(), set)),
                    }
                }
                groups.push((same.iter().map(|&(_, pattern, code)| (pattern, code)).collect(), Some(set)));
            }
        }
        alike
    }

    fn add_set(&mut self, members: impl Iterator<Item = usize>) -> u32 {
        let mut set = vec![0; self.beginnings.len().div_ceil(64)];
        members.for_each(|pattern| set[pattern / 64] |= 1 << (pattern % 64));
        self.sets.push(set.into());
        self.sets.len() as u32 - 1
    }

    /// The patterns that fail where this one does, in the step that `position` is in or at the end of.
    pub fn failing(&self, pattern: usize, position: usize) -> Option<&[u64]> {
        let &(_, set) = self.beginnings[pattern].iter().find(|&&(end, _)| position <= end)?;
        Some(&self.sets[set as usize])
    }
}

/// Reads the next step of a matcher.
fn step((pattern, mut code): Matcher<'_>) -> (Step, usize, Reader<'_>) {
    let op = code.byte();
    let mut operands = [0; 2];
    for operand in &mut operands[..MatchOp::from_number(op.into()).num_operands()] {
        *operand = code.number();
    }
    ((op, operands), pattern, code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_begins_alike_fails_alike() {
        use MatchOp::{Child, End, Slot, Type};
        let step = |op: MatchOp, number: u8| [op as u8, number];
        let [child, five, six] = [step(Child, 0), step(Type, 5), step(Type, 6)];
        let matchers = [
            [&child[..], &five[..], &[Slot as u8, End as u8]].concat(),
            [&child[..], &six[..], &[End as u8]].concat(),
            [&child[..], &five[..], &[End as u8]].concat(),
            [&child[..], &five[..], &[Slot as u8, End as u8]].concat(),
        ];
        let alike = Alike::new(matchers.iter().map(|matcher| Reader::new(matcher)));
        let failing = |pattern, position| alike.failing(pattern, position).map(|set| set[0]);
        // In the middle of a step, or at its end.
        assert_eq!((failing(0, 1), failing(0, 2), failing(1, 2)), (Some(0b1111), Some(0b1111), Some(0b1111)));
        assert_eq!((failing(0, 4), failing(2, 3)), (Some(0b1101), Some(0b1101)));
        assert_eq!((failing(0, 5), failing(3, 5)), (Some(0b1001), Some(0b1001)));
        // A check that only one pattern makes, and the ends of matchers.
        assert_eq!((failing(1, 4), failing(2, 5), failing(0, 6)), (None, None, None));
    }
}
