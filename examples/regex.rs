//! A matcher for regular expressions that is code: one block for each state of a deterministic automaton.
//!
//! The expression becomes an automaton with free moves (K. Thompson, "Regular Expression Search Algorithm", CACM 11(6), 1968),
//! sets of its states become the states of a deterministic one, and each of those a block that looks at one byte and jumps.
//! Matching takes O(bytes) whatever the expression is; there can be exponentially many sets, so their number is limited.
//!
//! ```text
//! choice   = sequence { "|" sequence }
//! sequence = { item [ "*" | "+" | "?" ] }
//! item     = byte | "." | "\" byte | "[" [ "^" ] { byte [ "-" byte ] } "]" | "(" choice ")"
//! ```
#![allow(unsafe_code)]

use codewright::{
    Block, Error, Function, FunctionBuilder, IntPredicate, Jit, Module, Result, Type, Variable,
};
use std::collections::BTreeMap;

/// A regular expression that is code.
#[derive(Debug)]
pub struct Regex {
    code: Function<fn(*const u8, u64) -> i32>,
}

/// States of the deterministic automaton.
const MAX_STATES: usize = 1000;
/// Parentheses within each other.
const MAX_DEPTH: usize = 100;

impl Regex {
    /// Compiles an expression.
    pub fn new(text: &str) -> Result<Regex> {
        let mut parser = Parser { rest: text.as_bytes(), automaton: Automaton::default(), depth: 0 };
        let (start, end) = parser.choice()?;
        if !parser.rest.is_empty() {
            return Err(Error::new("a parenthesis is closed that was not opened"));
        }
        let states = parser.automaton.determine(start, end)?;
        let mut module = Module::new("regex");
        generate(&mut module, &states)?;
        let jit = Jit::new()?;
        jit.add(module)?;
        Ok(Regex { code: jit.function("matches")? })
    }

    /// Whether the whole text is what the expression describes.
    pub fn matches(&self, text: &[u8]) -> bool {
        // SAFETY: the code reads as many bytes from there.
        unsafe { self.code.call((text.as_ptr(), text.len() as u64)) != 0 }
    }
}

/// Bytes, as a set of ranges from the first to the last.
type Ranges = Vec<(u8, u8)>;

/// An automaton with free moves: what each state leads to.
#[derive(Default)]
struct Automaton {
    free: Vec<Vec<usize>>,
    on_bytes: Vec<Option<(Ranges, usize)>>,
}

/// A state of the deterministic automaton: whether a text may end in it, and where ranges of bytes lead.
struct State {
    accepts: bool,
    moves: Vec<((u8, u8), usize)>,
}

impl Automaton {
    fn state(&mut self) -> usize {
        self.free.push(Vec::new());
        self.on_bytes.push(None);
        self.free.len() - 1
    }

    /// The states that free moves reach, in order.
    fn closure(&self, states: impl IntoIterator<Item = usize>) -> Vec<usize> {
        let mut reached = vec![false; self.free.len()];
        let mut left: Vec<usize> = states.into_iter().collect();
        while let Some(state) = left.pop() {
            if !std::mem::replace(&mut reached[state], true) {
                left.extend(&self.free[state]);
            }
        }
        (0..reached.len()).filter(|&state| reached[state]).collect()
    }

    /// The deterministic automaton; its first state is where it begins.
    fn determine(&self, start: usize, end: usize) -> Result<Vec<State>> {
        let mut sets = vec![self.closure([start])];
        let mut numbers = BTreeMap::from([(sets[0].clone(), 0)]);
        let mut states = Vec::new();
        while let Some(set) = sets.get(states.len()).cloned() {
            let mut moves: Vec<((u8, u8), usize)> = Vec::new();
            for byte in 0..=u8::MAX {
                let to = set.iter().filter_map(|&state| self.on_bytes[state].as_ref());
                let to =
                    to.filter(|(ranges, _)| ranges.iter().any(|(low, high)| (low..=high).contains(&&byte)));
                let to = self.closure(to.map(|&(_, to)| to));
                if to.is_empty() {
                    continue;
                }
                let number = *numbers.entry(to.clone()).or_insert_with(|| {
                    sets.push(to);
                    sets.len() - 1
                });
                match moves.last_mut() {
                    Some(((_, high), to)) if *to == number && *high + 1 == byte => *high = byte,
                    _ => moves.push(((byte, byte), number)),
                }
            }
            if sets.len() > MAX_STATES {
                return Err(Error::new("the expression has too many states"));
            }
            states.push(State { accepts: set.contains(&end), moves });
        }
        Ok(states)
    }
}

/// Builds the function: the address of the bytes and their number, to whether they match.
fn generate(module: &mut Module, states: &[State]) -> Result<()> {
    let mut b = module.function("matches", &[Type::PTR, Type::I64], Type::I32);
    let at = b.variable(Type::I64);
    let zero = b.int(Type::I64, 0);
    b.set(at, zero);
    let blocks: Vec<Block> = (0..states.len()).map(|number| b.block(&format!("state{number}"))).collect();
    let (yes, no) = (b.block("yes"), b.block("no"));
    b.jump(blocks[0]);
    for (state, &block) in states.iter().zip(&blocks) {
        b.begin(block);
        step(&mut b, at, state, &blocks, (yes, no));
    }
    for (block, value) in [(yes, 1), (no, 0)] {
        b.begin(block);
        let value = b.int(Type::I32, value);
        b.ret(Some(value));
    }
    b.finish()
}

/// One state: the end of the text, or a byte that leads on.
fn step(
    b: &mut FunctionBuilder<'_>,
    at: Variable,
    state: &State,
    blocks: &[Block],
    (yes, no): (Block, Block),
) {
    let (place, length) = (b.get(at), b.parameter(1));
    let more = b.block("more");
    let is_end = b.compare(IntPredicate::Eq, place, length);
    b.branch(is_end, if state.accepts { yes } else { no }, more);
    b.begin(more);
    let text = b.parameter(0);
    let address = b.offset(Type::I8, text, place);
    let byte = b.load(Type::I8, address);
    let one = b.int(Type::I64, 1);
    let next = b.add(place, one);
    b.set(at, next);
    for &((low, high), to) in &state.moves {
        // Below the range a difference without sign is large.
        let (low, count) = (b.int(Type::I8, low.into()), b.int(Type::I8, u64::from(high - low)));
        let distance = b.sub(byte, low);
        let is_inside = b.compare(IntPredicate::Ule, distance, count);
        let other = b.block("other");
        b.branch(is_inside, blocks[to], other);
        b.begin(other);
    }
    b.jump(no);
}

struct Parser<'t> {
    rest: &'t [u8],
    automaton: Automaton,
    depth: usize,
}

/// Where a part of an automaton begins and ends.
type Part = (usize, usize);

impl Parser<'_> {
    fn next(&mut self) -> Option<u8> {
        let (&byte, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(byte)
    }

    fn takes(&mut self, wanted: u8) -> bool {
        let is_next = self.rest.first() == Some(&wanted);
        self.rest = &self.rest[usize::from(is_next)..];
        is_next
    }

    /// A move without a byte.
    fn connect(&mut self, from: usize, to: usize) {
        self.automaton.free[from].push(to);
    }

    fn choice(&mut self) -> Result<Part> {
        let (start, end) = (self.automaton.state(), self.automaton.state());
        loop {
            let (first, last) = self.sequence()?;
            self.connect(start, first);
            self.connect(last, end);
            if !self.takes(b'|') {
                return Ok((start, end));
            }
        }
    }

    fn sequence(&mut self) -> Result<Part> {
        let start = self.automaton.state();
        let mut end = start;
        while !matches!(self.rest.first(), None | Some(b'|' | b')')) {
            let (first, last) = self.repeated()?;
            self.connect(end, first);
            end = last;
        }
        Ok((start, end))
    }

    fn repeated(&mut self) -> Result<Part> {
        let (first, last) = self.item()?;
        let (may_be_absent, may_repeat) = match self.rest.first() {
            Some(b'*') => (true, true),
            Some(b'+') => (false, true),
            Some(b'?') => (true, false),
            _ => return Ok((first, last)),
        };
        self.next();
        let (start, end) = (self.automaton.state(), self.automaton.state());
        self.connect(start, first);
        self.connect(last, end);
        if may_be_absent {
            self.connect(start, end);
        }
        if may_repeat {
            self.connect(last, first);
        }
        Ok((start, end))
    }

    fn item(&mut self) -> Result<Part> {
        let ranges = match self.next() {
            Some(b'(') => {
                self.depth += 1;
                let part = if self.depth > MAX_DEPTH { None } else { Some(self.choice()?) };
                self.depth -= 1;
                let part = part.ok_or_else(|| Error::new("too many parentheses within each other"))?;
                return if self.takes(b')') {
                    Ok(part)
                } else {
                    Err(Error::new("a parenthesis is not closed"))
                };
            }
            Some(b'[') => self.class()?,
            Some(b'.') => vec![(0, u8::MAX)],
            Some(b'\\') => self.next().map(|byte| vec![(byte, byte)]).unwrap_or_default(),
            Some(repetition @ (b'*' | b'+' | b'?')) => {
                return Err(Error::new(format!("'{}' has nothing to repeat", char::from(repetition))));
            }
            Some(byte) => vec![(byte, byte)],
            None => Vec::new(),
        };
        let (start, end) = (self.automaton.state(), self.automaton.state());
        self.automaton.on_bytes[start] = Some((ranges, end));
        Ok((start, end))
    }

    fn class(&mut self) -> Result<Ranges> {
        let is_others = self.takes(b'^');
        let mut ranges = Ranges::new();
        loop {
            let Some(low) = self.next() else { return Err(Error::new("'[' is not closed")) };
            if low == b']' {
                break;
            }
            let is_range = self.rest.first() == Some(&b'-') && self.rest.get(1).is_some_and(|&b| b != b']');
            let high = if is_range && self.takes(b'-') { self.next().unwrap_or(low) } else { low };
            ranges.push((low, high));
        }
        if is_others {
            let is_in = |byte: u8| ranges.iter().any(|&(low, high)| (low..=high).contains(&byte));
            return Ok((0..=u8::MAX).filter(|&byte| !is_in(byte)).map(|byte| (byte, byte)).collect());
        }
        Ok(ranges)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(expression: &str, texts: &[&str]) -> Vec<bool> {
        let regex = Regex::new(expression).expect("an expression");
        texts.iter().map(|text| regex.matches(text.as_bytes())).collect()
    }

    #[test]
    fn whole_texts_match() {
        assert_eq!(matches("", &["", "a"]), [true, false]);
        assert_eq!(
            matches("a(b|c)*d?", &["a", "abcbd", "ad", "abdd", "b"]),
            [true, true, true, false, false]
        );
        assert_eq!(matches("[0-9]+(\\.[0-9]+)?", &["12", "3.25", "3.", ".5"]), [true, true, false, false]);
        assert_eq!(matches("[^a-c]x", &["dx", "ax", "\u{1}x"]), [true, false, true]);
        assert_eq!(matches(".*end", &["the end", "end", "ending"]), [true, true, false]);
        // A matcher that goes back would take 2^30 steps.
        let many = "(a?)".repeat(30) + &"a".repeat(30);
        assert_eq!(matches(&many, &[&"a".repeat(30), &"a".repeat(29)]), [true, false]);
    }

    #[test]
    fn mistakes_are_told() {
        let error = |text: &str| Regex::new(text).expect_err("a mistake").to_string();
        assert_eq!(error("(a"), "a parenthesis is not closed");
        assert_eq!(error("a)"), "a parenthesis is closed that was not opened");
        assert_eq!(error("[a-"), "'[' is not closed");
        assert_eq!(error("*a"), "'*' has nothing to repeat");
        assert_eq!(error(&"(".repeat(1000)), "too many parentheses within each other");
        assert_eq!(error(&format!("(a|b)*a{}", "(a|b)".repeat(12))), "the expression has too many states");
    }
}
