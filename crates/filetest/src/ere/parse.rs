//! Parses the text of an extended regular expression. Messages are the POSIX ones, as LLVM's tools print them.

use super::{ByteSet, MAX_DEPTH, Node};

/// The largest count in `{m,n}`.
const MAX_COUNT: u32 = 255;

const EMPTY: &str = "empty (sub)expression";
const PAREN: &str = "parentheses not balanced";
const REPEAT: &str = "repetition-operator operand invalid";
const BRACKET: &str = "brackets ([ ]) not balanced";
const RANGE: &str = "invalid character range";
const COUNT: &str = "invalid repetition count(s)";

/// Parses `text`; its groups are numbered from `first_group`. Gives the expression and how many groups it has.
pub fn parse(text: &[u8], first_group: u32) -> Result<(Node, u32), &'static str> {
    let mut parser = Parser { text, at: 0, first_group, groups: 0, depth: 0 };
    let node = parser.alternation()?;
    match parser.peek() {
        None => Ok((node, parser.groups)),
        Some(_) => Err(PAREN),
    }
}

struct Parser<'a> {
    text: &'a [u8],
    at: usize,
    first_group: u32,
    groups: u32,
    depth: u32,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.peek_at(0)
    }

    fn peek_at(&self, ahead: usize) -> Option<u8> {
        self.text.get(self.at + ahead).copied()
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn eat_all(&mut self, bytes: &[u8]) -> bool {
        let found = self.text.get(self.at..).is_some_and(|rest| rest.starts_with(bytes));
        self.at += if found { bytes.len() } else { 0 };
        found
    }

    fn alternation(&mut self) -> Result<Node, &'static str> {
        let mut branches = vec![self.branch()?];
        while self.eat(b'|') {
            branches.push(self.branch()?);
        }
        Ok(if branches.len() == 1 { branches.swap_remove(0) } else { Node::Alternation(branches) })
    }

    fn branch(&mut self) -> Result<Node, &'static str> {
        let mut items = Vec::new();
        while !matches!(self.peek(), None | Some(b'|' | b')')) {
            let atom = self.atom()?;
            items.push(self.repetition(atom)?);
        }
        match (items.len(), self.peek()) {
            (0, Some(b')')) if self.depth == 0 => Err(PAREN),
            (0, _) => Err(EMPTY),
            (1, _) => Ok(items.swap_remove(0)),
            _ => Ok(Node::Concat(items)),
        }
    }

    fn atom(&mut self) -> Result<Node, &'static str> {
        let Some(byte) = self.peek() else { return Err(EMPTY) };
        self.at += 1;
        Ok(match byte {
            b'(' => return self.group(),
            b'^' => Node::LineStart,
            b'$' => Node::LineEnd,
            b'*' | b'+' | b'?' => return Err(REPEAT),
            b'.' => Node::Class(without_newline(ByteSet::default().inverted())),
            b'[' => Node::Class(self.bracket()?),
            b'{' if self.peek().is_some_and(|b| b.is_ascii_digit()) => return Err(REPEAT),
            b'\\' => {
                let escaped = self.peek().ok_or("trailing backslash (\\)")?;
                self.at += 1;
                match escaped {
                    b'1'..=b'9' if u32::from(escaped - b'0') > self.groups => {
                        return Err("invalid backreference number");
                    }
                    b'1'..=b'9' => Node::Backref(u32::from(escaped - b'0')),
                    _ => Node::Literal(vec![escaped]),
                }
            }
            _ => Node::Literal(vec![byte]),
        })
    }

    fn group(&mut self) -> Result<Node, &'static str> {
        if self.peek().is_none() {
            return Err(PAREN);
        }
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err("sub-expressions are nested too deeply");
        }
        let number = self.first_group + self.groups;
        self.groups += 1;
        let body = if self.peek() == Some(b')') { Node::Concat(Vec::new()) } else { self.alternation()? };
        self.depth -= 1;
        if self.eat(b')') { Ok(Node::Group(number, Box::new(body))) } else { Err(PAREN) }
    }

    /// Whether a repetition operator comes next; `{` is one only before a digit.
    fn at_repetition(&self) -> bool {
        match self.peek() {
            Some(b'*' | b'+' | b'?') => true,
            Some(b'{') => self.peek_at(1).is_some_and(|b| b.is_ascii_digit()),
            _ => false,
        }
    }

    fn repetition(&mut self, atom: Node) -> Result<Node, &'static str> {
        if !self.at_repetition() {
            return Ok(atom);
        }
        if matches!(atom, Node::LineStart) {
            return Err(REPEAT);
        }
        let operator = self.peek();
        self.at += 1;
        let (min, max) = match operator {
            Some(b'*') => (0, None),
            Some(b'+') => (1, None),
            Some(b'?') => (0, Some(1)),
            _ => self.counts()?,
        };
        if self.at_repetition() {
            return Err(REPEAT);
        }
        Ok(Node::Repeat { body: Box::new(atom), min, max })
    }

    fn counts(&mut self) -> Result<(u32, Option<u32>), &'static str> {
        let min = self.count()?;
        let max = if !self.eat(b',') {
            Some(min)
        } else if self.peek().is_some_and(|b| b.is_ascii_digit()) {
            Some(self.count()?)
        } else {
            None
        };
        if max.is_some_and(|max| max < min) {
            return Err(COUNT);
        }
        if self.eat(b'}') {
            return Ok((min, max));
        }
        let closed = self.text.get(self.at..).is_some_and(|rest| rest.contains(&b'}'));
        Err(if closed { COUNT } else { "braces not balanced" })
    }

    fn count(&mut self) -> Result<u32, &'static str> {
        let mut value = 0;
        while let Some(digit) = self.peek().filter(u8::is_ascii_digit) {
            value = value * 10 + u32::from(digit - b'0');
            if value > MAX_COUNT {
                return Err(COUNT);
            }
            self.at += 1;
        }
        Ok(value)
    }

    fn bracket(&mut self) -> Result<ByteSet, &'static str> {
        let inverted = self.eat(b'^');
        let mut set = ByteSet::default();
        if self.eat(b']') {
            set.insert(b']');
        } else if self.eat(b'-') {
            set.insert(b'-');
        }
        while let Some(byte) = self.peek() {
            if byte == b']' || (byte == b'-' && self.peek_at(1) == Some(b']')) {
                break;
            }
            self.bracket_term(&mut set)?;
        }
        if self.eat(b'-') {
            set.insert(b'-');
        }
        if !self.eat(b']') {
            return Err(BRACKET);
        }
        Ok(if inverted { without_newline(set.inverted()) } else { set })
    }

    fn bracket_term(&mut self, set: &mut ByteSet) -> Result<(), &'static str> {
        if self.eat_all(b"[:") {
            return self.class(set);
        }
        if self.eat_all(b"[=") {
            let byte = self.collating_element(b"=]")?;
            set.insert(byte);
            return Ok(());
        }
        if self.peek() == Some(b'-') {
            return Err(RANGE);
        }
        let first = self.symbol()?;
        let mut last = first;
        if self.peek() == Some(b'-') && self.peek_at(1).is_some_and(|b| b != b']') {
            self.at += 1;
            last = if self.eat(b'-') { b'-' } else { self.symbol()? };
        }
        if first > last {
            return Err(RANGE);
        }
        (first..=last).for_each(|byte| set.insert(byte));
        Ok(())
    }

    fn symbol(&mut self) -> Result<u8, &'static str> {
        if self.eat_all(b"[.") {
            return self.collating_element(b".]");
        }
        let byte = self.peek().ok_or(BRACKET)?;
        self.at += 1;
        Ok(byte)
    }

    fn collating_element(&mut self, end: &[u8]) -> Result<u8, &'static str> {
        let byte = self.peek().ok_or(BRACKET)?;
        self.at += 1;
        if self.eat_all(end) { Ok(byte) } else { Err("invalid collating element") }
    }

    fn class(&mut self, set: &mut ByteSet) -> Result<(), &'static str> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let length = rest.iter().take_while(|b| b.is_ascii_alphabetic()).count();
        let name = rest.get(..length).unwrap_or_default();
        self.at += length;
        let Some((_, test)) = CLASSES.iter().find(|(n, _)| n.as_bytes() == name) else {
            return Err("invalid character class");
        };
        if !self.eat_all(b":]") {
            return Err("invalid character class");
        }
        (0..=127).filter(test).for_each(|byte| set.insert(byte));
        Ok(())
    }
}

type ByteTest = fn(&u8) -> bool;

/// The named classes, over ASCII.
const CLASSES: &[(&str, ByteTest)] = &[
    ("alnum", u8::is_ascii_alphanumeric),
    ("alpha", u8::is_ascii_alphabetic),
    ("blank", |b| matches!(b, b' ' | b'\t')),
    ("cntrl", u8::is_ascii_control),
    ("digit", u8::is_ascii_digit),
    ("graph", u8::is_ascii_graphic),
    ("lower", u8::is_ascii_lowercase),
    ("print", |b| b.is_ascii_graphic() || *b == b' '),
    ("punct", u8::is_ascii_punctuation),
    ("space", |b| matches!(b, b' ' | b'\t'..=b'\r')),
    ("upper", u8::is_ascii_uppercase),
    ("xdigit", u8::is_ascii_hexdigit),
];

fn without_newline(mut set: ByteSet) -> ByteSet {
    set.remove(b'\n');
    set
}
