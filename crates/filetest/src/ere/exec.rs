//! Matching: a parsed expression as a program of a small virtual machine, and the three ways to run it.

use super::{ByteSet, Node};

/// Instructions in a program, at most; nested counts multiply.
const MAX_PROGRAM: usize = 1 << 16;
/// Bits in the table of (instruction, position) pairs already tried.
const MAX_VISITED: usize = 1 << 30;
/// Steps that matching with back-references may take from one start.
const MAX_STEPS: u32 = 10_000_000;

/// A range of the haystack.
pub type Span = (usize, usize);

/// A match: all of it, and each group that took part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub span: Span,
    pub groups: Vec<Option<Span>>,
}

/// Positions stored on the way to a match: two for each group, one for each loop.
type Slots = Vec<Option<usize>>;

#[derive(Clone, Copy, Debug)]
enum Inst {
    Class(ByteSet),
    LineStart,
    LineEnd,
    /// Tries the first target before the second.
    Split(usize, usize),
    Jump(usize),
    /// Stores the position in a slot.
    Save(usize),
    /// Fails if nothing was consumed since the slot was saved, so that a loop over an empty body ends.
    Progress(usize),
    Backref(u32),
    Match,
}

/// A compiled expression.
#[derive(Debug)]
pub struct Regex {
    program: Vec<Inst>,
    num_slots: usize,
    num_groups: usize,
    has_backrefs: bool,
    ignore_case: bool,
    /// Finds the leftmost start; with back-references, a superset of the possible starts.
    finder: regex::bytes::Regex,
}

impl Regex {
    /// Compiles `node`, which has groups below `num_groups`, with `values` in place of its substitutions.
    pub fn new(node: &Node, num_groups: u32, values: &[Vec<u8>], ignore_case: bool) -> Result<Self, String> {
        let num_groups = num_groups as usize;
        let mut compiler = Compiler {
            program: Vec::new(),
            num_slots: 2 * num_groups,
            values,
            ignore_case,
            has_backrefs: false,
        };
        let mut source = String::from("(?-u)");
        compiler.node(node)?;
        compiler.push(Inst::Match)?;
        write_source(node, values, ignore_case, &mut source);
        let finder = regex::bytes::RegexBuilder::new(&source)
            .unicode(false)
            .multi_line(true)
            .build()
            .map_err(|error| error.to_string())?;
        let Compiler { program, num_slots, has_backrefs, .. } = compiler;
        Ok(Regex { program, num_slots, num_groups, has_backrefs, ignore_case, finder })
    }

    /// The leftmost-longest match, then the groups; `None` for groups that took no part.
    pub fn find(&self, text: &[u8]) -> Result<Option<Found>, String> {
        let mut from = 0;
        while let Some(found) = self.finder.find_at(text, from) {
            let start = found.start();
            let result = if self.has_backrefs {
                self.backtrack(text, start, None)?
            } else {
                match self.longest_end(text, start) {
                    Some(end) if self.num_groups <= 1 => Some((end, vec![None; self.num_slots])),
                    Some(end) => self.backtrack(text, start, Some(end))?,
                    None => None,
                }
            };
            if let Some((end, slots)) = result {
                let group = |i: usize| Some((*slots.get(2 * i)?.as_ref()?, *slots.get(2 * i + 1)?.as_ref()?));
                let groups = (0..self.num_groups).map(group).collect();
                return Ok(Some(Found { span: (start, end), groups }));
            }
            from = start + 1;
            if from > text.len() {
                break;
            }
        }
        Ok(None)
    }

    /// The longest match from `start`, by walking all states at once.
    fn longest_end(&self, text: &[u8], start: usize) -> Option<usize> {
        let mut current = StateSet::new(self.program.len());
        let mut next = StateSet::new(self.program.len());
        let mut best = None;
        self.close(&mut current, 0, text, start);
        let mut at = start;
        loop {
            if current.states.iter().any(|&pc| matches!(self.program.get(pc), Some(Inst::Match))) {
                best = Some(at);
            }
            let Some(&byte) = text.get(at) else { return best };
            at += 1;
            next.clear();
            for &pc in &current.states {
                if matches!(self.program.get(pc), Some(Inst::Class(set)) if set.contains(byte)) {
                    self.close(&mut next, pc + 1, text, at);
                }
            }
            std::mem::swap(&mut current, &mut next);
            if current.states.is_empty() {
                return best;
            }
        }
    }

    /// Adds `pc` and all that is reached from it without consuming.
    fn close(&self, set: &mut StateSet, pc: usize, text: &[u8], at: usize) {
        let mut todo = vec![pc];
        while let Some(pc) = todo.pop() {
            if !set.insert(pc) {
                continue;
            }
            match self.program.get(pc) {
                Some(Inst::Split(a, b)) => todo.extend([*b, *a]),
                Some(Inst::Jump(to)) => todo.push(*to),
                Some(Inst::Save(_) | Inst::Progress(_)) => todo.push(pc + 1),
                Some(Inst::LineStart) if at_line_start(text, at) => todo.push(pc + 1),
                Some(Inst::LineEnd) if at_line_end(text, at) => todo.push(pc + 1),
                _ => {}
            }
        }
    }

    /// Backtracks from `start`. With a required end, pairs of instruction and position are tried once; without one,
    /// all ways are tried and the longest is kept.
    fn backtrack(
        &self,
        text: &[u8],
        start: usize,
        required_end: Option<usize>,
    ) -> Result<Option<(usize, Slots)>, String> {
        let width = required_end.map_or(0, |end| end - start + 1);
        if width.saturating_mul(self.program.len()) > MAX_VISITED {
            return Err("the match is too long to capture from".to_owned());
        }
        let mut visited = vec![0_u64; (width * self.program.len()).div_ceil(64)];
        let mut slots: Slots = vec![None; self.num_slots];
        let mut best: Option<(usize, Slots)> = None;
        let mut stack = vec![Frame::Try(0, start)];
        let mut steps = 0;
        while let Some(frame) = stack.pop() {
            let (mut pc, mut at) = match frame {
                Frame::Try(pc, at) => (pc, at),
                Frame::Restore(slot, old) => {
                    if let Some(cell) = slots.get_mut(slot) {
                        *cell = old;
                    }
                    continue;
                }
            };
            loop {
                steps += 1;
                if required_end.is_none() && steps > MAX_STEPS {
                    return Err("matching the back-references takes too long".to_owned());
                }
                if required_end.is_some_and(|end| at > end) {
                    break;
                }
                if width > 0 && !mark(&mut visited, (at - start) * self.program.len() + pc) {
                    break;
                }
                match self.program.get(pc) {
                    Some(Inst::Class(set)) if text.get(at).is_some_and(|&b| set.contains(b)) => at += 1,
                    Some(Inst::LineStart) if at_line_start(text, at) => {}
                    Some(Inst::LineEnd) if at_line_end(text, at) => {}
                    Some(Inst::Split(a, b)) => {
                        stack.push(Frame::Try(*b, at));
                        pc = *a;
                        continue;
                    }
                    Some(Inst::Jump(to)) => {
                        pc = *to;
                        continue;
                    }
                    Some(Inst::Save(slot)) => {
                        if let Some(cell) = slots.get_mut(*slot) {
                            stack.push(Frame::Restore(*slot, *cell));
                            *cell = Some(at);
                        }
                    }
                    Some(Inst::Progress(slot)) if slots.get(*slot).copied().flatten() != Some(at) => {}
                    Some(Inst::Backref(group)) => match self.referred(text, &slots, *group, at) {
                        Some(end) => at = end,
                        None => break,
                    },
                    Some(Inst::Match) => {
                        if required_end.is_some() {
                            if required_end == Some(at) {
                                return Ok(Some((at, slots)));
                            }
                        } else if best.as_ref().is_none_or(|(end, _)| at > *end) {
                            best = Some((at, slots.clone()));
                        }
                        break;
                    }
                    _ => break,
                }
                pc += 1;
            }
        }
        Ok(best)
    }

    /// Where the text of `group`, repeated at `at`, ends.
    fn referred(&self, text: &[u8], slots: &[Option<usize>], group: u32, at: usize) -> Option<usize> {
        let slot = 2 * group as usize;
        let wanted = text.get((*slots.get(slot)?)?..(*slots.get(slot + 1)?)?)?;
        let found = text.get(at..at + wanted.len())?;
        let same = if self.ignore_case { found.eq_ignore_ascii_case(wanted) } else { found == wanted };
        same.then_some(at + wanted.len())
    }
}

enum Frame {
    Try(usize, usize),
    Restore(usize, Option<usize>),
}

/// Sets a bit; false if it was set.
fn mark(bits: &mut [u64], index: usize) -> bool {
    match bits.get_mut(index / 64) {
        Some(word) if *word >> (index % 64) & 1 == 0 => {
            *word |= 1 << (index % 64);
            true
        }
        _ => false,
    }
}

fn at_line_start(text: &[u8], at: usize) -> bool {
    at == 0 || text.get(at - 1) == Some(&b'\n')
}

fn at_line_end(text: &[u8], at: usize) -> bool {
    matches!(text.get(at), None | Some(b'\n'))
}

/// Instructions in insertion order, each once.
struct StateSet {
    states: Vec<usize>,
    present: Vec<bool>,
}

impl StateSet {
    fn new(len: usize) -> Self {
        StateSet { states: Vec::new(), present: vec![false; len] }
    }

    fn insert(&mut self, pc: usize) -> bool {
        match self.present.get_mut(pc) {
            Some(present) if !*present => {
                *present = true;
                self.states.push(pc);
                true
            }
            _ => false,
        }
    }

    fn clear(&mut self) {
        for pc in self.states.drain(..) {
            if let Some(present) = self.present.get_mut(pc) {
                *present = false;
            }
        }
    }
}

struct Compiler<'a> {
    program: Vec<Inst>,
    num_slots: usize,
    values: &'a [Vec<u8>],
    ignore_case: bool,
    has_backrefs: bool,
}

impl Compiler<'_> {
    fn push(&mut self, inst: Inst) -> Result<usize, String> {
        if self.program.len() >= MAX_PROGRAM {
            return Err("out of memory".to_owned());
        }
        self.program.push(inst);
        Ok(self.program.len() - 1)
    }

    fn patch(&mut self, at: usize, inst: Inst) {
        if let Some(slot) = self.program.get_mut(at) {
            *slot = inst;
        }
    }

    /// Recurses as deep as sub-expressions nest, which the parser limits.
    fn node(&mut self, node: &Node) -> Result<(), String> {
        match node {
            Node::Literal(bytes) => self.literal(bytes)?,
            Node::Substitution(index) => {
                let value = self.values.get(*index).map_or(&[][..], Vec::as_slice);
                self.literal(value)?;
            }
            Node::Class(set) => {
                self.push(Inst::Class(if self.ignore_case { set.ignoring_case() } else { *set }))?;
            }
            Node::LineStart => drop(self.push(Inst::LineStart)?),
            Node::LineEnd => drop(self.push(Inst::LineEnd)?),
            Node::Backref(group) => {
                self.has_backrefs = true;
                self.push(Inst::Backref(*group))?;
            }
            Node::Group(number, body) => {
                self.push(Inst::Save(2 * *number as usize))?;
                self.node(body)?;
                self.push(Inst::Save(2 * *number as usize + 1))?;
            }
            Node::Concat(items) => items.iter().try_for_each(|item| self.node(item))?,
            Node::Alternation(branches) => self.alternation(branches)?,
            Node::Repeat { body, min, max } => self.repeat(body, *min, *max)?,
        }
        Ok(())
    }

    fn literal(&mut self, bytes: &[u8]) -> Result<(), String> {
        for &byte in bytes {
            let set = ByteSet::of(byte);
            self.push(Inst::Class(if self.ignore_case { set.ignoring_case() } else { set }))?;
        }
        Ok(())
    }

    fn alternation(&mut self, branches: &[Node]) -> Result<(), String> {
        let mut ends = Vec::new();
        for (i, branch) in branches.iter().enumerate() {
            if i + 1 == branches.len() {
                self.node(branch)?;
                break;
            }
            let split = self.push(Inst::Match)?;
            self.node(branch)?;
            ends.push(self.push(Inst::Match)?);
            let next = self.program.len();
            self.patch(split, Inst::Split(split + 1, next));
        }
        let end = self.program.len();
        ends.into_iter().for_each(|jump| self.patch(jump, Inst::Jump(end)));
        Ok(())
    }

    fn repeat(&mut self, body: &Node, min: u32, max: Option<u32>) -> Result<(), String> {
        for _ in 0..min {
            self.node(body)?;
        }
        let Some(max) = max else {
            let slot = self.num_slots;
            self.num_slots += 1;
            let split = self.push(Inst::Match)?;
            self.push(Inst::Save(slot))?;
            self.node(body)?;
            self.push(Inst::Progress(slot))?;
            self.push(Inst::Jump(split))?;
            let end = self.program.len();
            self.patch(split, Inst::Split(split + 1, end));
            return Ok(());
        };
        let mut splits = Vec::new();
        for _ in min..max {
            splits.push(self.push(Inst::Match)?);
            self.node(body)?;
        }
        let end = self.program.len();
        splits.into_iter().for_each(|split| self.patch(split, Inst::Split(split + 1, end)));
        Ok(())
    }
}

/// The expression in the `regex` crate's syntax, without captures; a back-reference becomes "anything".
fn write_source(node: &Node, values: &[Vec<u8>], ignore_case: bool, out: &mut String) {
    match node {
        Node::Literal(bytes) => bytes.iter().for_each(|&b| write_byte(b, ignore_case, out)),
        Node::Substitution(index) => {
            values.get(*index).into_iter().flatten().for_each(|&b| write_byte(b, ignore_case, out));
        }
        Node::Class(set) => write_class(if ignore_case { set.ignoring_case() } else { *set }, out),
        Node::LineStart => out.push('^'),
        Node::LineEnd => out.push('$'),
        Node::Backref(_) => out.push_str("(?s:.*)"),
        Node::Group(_, body) => write_grouped(body, values, ignore_case, "", out),
        Node::Concat(items) => items.iter().for_each(|item| write_source(item, values, ignore_case, out)),
        Node::Alternation(branches) => {
            out.push_str("(?:");
            for (i, branch) in branches.iter().enumerate() {
                if i > 0 {
                    out.push('|');
                }
                write_source(branch, values, ignore_case, out);
            }
            out.push(')');
        }
        Node::Repeat { body, min, max } => {
            let max = max.map_or(String::new(), |max| max.to_string());
            write_grouped(body, values, ignore_case, &format!("{{{min},{max}}}"), out);
        }
    }
}

fn write_grouped(body: &Node, values: &[Vec<u8>], ignore_case: bool, suffix: &str, out: &mut String) {
    out.push_str("(?:");
    write_source(body, values, ignore_case, out);
    out.push(')');
    out.push_str(suffix);
}

fn write_byte(byte: u8, ignore_case: bool, out: &mut String) {
    if ignore_case && byte.is_ascii_alphabetic() {
        write_class(ByteSet::of(byte).ignoring_case(), out);
    } else if byte.is_ascii_alphanumeric() || byte == b' ' {
        out.push(char::from(byte));
    } else {
        out.push_str(&format!("\\x{byte:02x}"));
    }
}

fn write_class(set: ByteSet, out: &mut String) {
    let mut ranges: Vec<(u8, u8)> = Vec::new();
    for byte in (0..=255).filter(|b| set.contains(*b)) {
        match ranges.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(byte) => *last = byte,
            _ => ranges.push((byte, byte)),
        }
    }
    if ranges.is_empty() {
        // Matches nothing.
        out.push_str("[^\\x00-\\xff]");
        return;
    }
    out.push('[');
    for (first, last) in ranges {
        out.push_str(&format!("\\x{first:02x}-\\x{last:02x}"));
    }
    out.push(']');
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::*;

    fn find(pattern: &str, text: &str) -> Option<(String, Vec<Option<String>>)> {
        let (node, groups) = parse(pattern.as_bytes(), 1).unwrap_or_else(|e| panic!("{pattern}: {e}"));
        let regex = Regex::new(&node, groups + 1, &[], false).unwrap_or_else(|e| panic!("{pattern}: {e}"));
        let Found { span, groups } = regex.find(text.as_bytes()).expect("within limits")?;
        let get = |(a, b): Span| text[a..b].to_owned();
        Some((get(span), groups.into_iter().skip(1).map(|c| c.map(get)).collect()))
    }

    fn whole(pattern: &str, text: &str) -> Option<String> {
        find(pattern, text).map(|(whole, _)| whole)
    }

    #[test]
    fn leftmost_longest() {
        assert_eq!(whole("a|ab", "xabc").as_deref(), Some("ab"));
        assert_eq!(whole("(a|ab)(c|bcd)", "abcd").as_deref(), Some("abcd"));
        assert_eq!(whole("(ab?)(bc)?", "abc").as_deref(), Some("abc"));
        assert_eq!(whole("(a*)*b", "aaab").as_deref(), Some("aaab"));
        assert_eq!(whole("x{2,3}", "xxxx").as_deref(), Some("xxx"));
    }

    #[test]
    fn lines_bound_everything() {
        assert_eq!(whole("a.*z", "ab\nz"), None);
        assert_eq!(whole("a[^x]z", "a\nz"), None);
        assert_eq!(whole("^b$", "a\nb\nc").as_deref(), Some("b"));
    }

    #[test]
    fn captures_and_back_references() {
        let (all, groups) = find(r"([a-z]+) = \1([0-9])", "ab = cd1 cd = cd2").expect("a match");
        assert_eq!(all, "cd = cd2");
        assert_eq!(groups, [Some("cd".into()), Some("2".into())]);
        assert_eq!(find("(x)|(y)", "y").expect("a match").1, [None, Some("y".into())]);
    }

    #[test]
    fn brackets_and_braces() {
        assert_eq!(whole(r"[]a-]+", "b]-a").as_deref(), Some("]-a"));
        assert_eq!(whole(r"[\.]+", r"a\.").as_deref(), Some(r"\."));
        assert_eq!(whole("[[:digit:]x]+", "a1x2").as_deref(), Some("1x2"));
        assert_eq!(whole("a{b", "a{b").as_deref(), Some("a{b"));
        assert_eq!(whole(r"\{\}\d", "{}d").as_deref(), Some("{}d"));
    }

    #[test]
    fn mistakes() {
        for (pattern, want) in [
            ("", "empty (sub)expression"),
            ("a|", "empty (sub)expression"),
            ("(a", "parentheses not balanced"),
            ("a)", "parentheses not balanced"),
            ("*", "repetition-operator operand invalid"),
            ("a*?", "repetition-operator operand invalid"),
            ("[a", "brackets ([ ]) not balanced"),
            ("[z-a]", "invalid character range"),
            ("a{3,2}", "invalid repetition count(s)"),
            ("a{256}", "invalid repetition count(s)"),
            ("a{3", "braces not balanced"),
            ("[[:nope:]]", "invalid character class"),
            (r"a\", "trailing backslash (\\)"),
            (r"\1", "invalid backreference number"),
        ] {
            assert_eq!(parse(pattern.as_bytes(), 1).err(), Some(want), "{pattern}");
        }
        assert!(parse("(".repeat(10_000).as_bytes(), 1).is_err());
        let (node, groups) = parse(b"((a{255}){255}){255}", 1).expect("well-formed");
        assert!(Regex::new(&node, groups + 1, &[], false).is_err(), "the program would be too long");
    }

    #[test]
    fn hard_cases_end() {
        let text = "a".repeat(5_000);
        assert_eq!(whole("(a|a)*(a|a)*b", &text), None);
        assert!(whole("(a*)*", &text).is_some());
    }
}
