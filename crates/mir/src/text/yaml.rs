//! The part of YAML that `.mir` files use: a mapping of keys to scalars, lists, mappings and blocks of text.
//!
//! Nesting is two deep in practice; it is limited to [`MAX_DEPTH`]. O(text).

/// A value, with the line (from 1) where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    pub line: usize,
    pub value: Value,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Scalar(String),
    List(Vec<Node>),
    Map(Vec<(String, Node)>),
    /// `|`: the lines without the indentation of the first one, and the number of the first line.
    Block(Vec<String>),
}

/// What is wrong, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YamlError {
    pub line: usize,
    pub message: String,
}

type Result<T> = std::result::Result<T, YamlError>;

const MAX_DEPTH: usize = 16;

impl Node {
    pub fn get(&self, key: &str) -> Option<&Node> {
        match &self.value {
            Value::Map(entries) => entries.iter().find(|(k, _)| k == key).map(|(_, v)| v),
            _ => None,
        }
    }

    pub fn as_str(&self) -> Option<&str> {
        match &self.value {
            Value::Scalar(text) => Some(text),
            _ => None,
        }
    }

    pub fn items(&self) -> &[Node] {
        match &self.value {
            Value::List(items) => items,
            _ => &[],
        }
    }
}

/// Reads one document without its `---`. `first_line` is the number of its first line.
pub fn parse(text: &str, first_line: usize) -> Result<Node> {
    let lines: Vec<&str> = text.lines().collect();
    let mut reader = Reader { lines, at: 0, first_line };
    reader.mapping(0, 0)
}

struct Reader<'a> {
    lines: Vec<&'a str>,
    at: usize,
    first_line: usize,
}

fn indent_of(line: &str) -> usize {
    line.len() - line.trim_start_matches(' ').len()
}

/// The plain key and the value of `key: value`.
fn entry(text: &str) -> Option<(&str, &str)> {
    let (key, rest) = text.split_once(':')?;
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let is_key = !key.is_empty() && key.chars().all(is_plain) && (rest.is_empty() || rest.starts_with(' '));
    is_key.then(|| (key, rest.trim()))
}

impl<'a> Reader<'a> {
    fn error<T>(&self, message: &str) -> Result<T> {
        Err(YamlError { line: self.number(), message: message.to_owned() })
    }

    fn number(&self) -> usize {
        self.first_line + self.at
    }

    /// The next line that says something.
    fn peek(&mut self) -> Option<&'a str> {
        while let Some(line) = self.lines.get(self.at) {
            let text = line.trim_start();
            if !text.is_empty() && !text.starts_with('#') {
                return Some(line);
            }
            self.at += 1;
        }
        None
    }

    /// Lines `key: …` with this indentation.
    fn mapping(&mut self, indent: usize, depth: usize) -> Result<Node> {
        if depth > MAX_DEPTH {
            return self.error("mappings are nested too deeply");
        }
        let line = self.number();
        let mut entries = Vec::new();
        while let Some(text) = self.peek() {
            if indent_of(text) != indent || text.trim_start().starts_with("- ") {
                break;
            }
            let Some((key, rest)) = text.trim().split_once(':') else {
                return self.error("expected a key and a colon");
            };
            entries.push((key.trim().to_owned(), self.value(rest.trim(), indent, depth)?));
        }
        if self.peek().is_some_and(|text| indent_of(text) > indent) {
            return self.error("this line is indented too far");
        }
        Ok(Node { line, value: Value::Map(entries) })
    }

    /// What stands after a colon, here or in the lines that follow.
    fn value(&mut self, rest: &'a str, indent: usize, depth: usize) -> Result<Node> {
        let line = self.number();
        if rest == "|" {
            self.at += 1;
            return Ok(self.block(indent));
        }
        if !rest.is_empty() {
            return self.flow_lines(rest);
        }
        self.at += 1;
        match self.peek() {
            Some(next) if next.trim_start().starts_with("- ") && indent_of(next) >= indent => {
                self.list(indent_of(next), depth + 1)
            }
            Some(next) if indent_of(next) > indent => self.mapping(indent_of(next), depth + 1),
            _ => Ok(Node { line, value: Value::Scalar(String::new()) }),
        }
    }

    /// Lines that are indented further, as text.
    fn block(&mut self, indent: usize) -> Node {
        let line = self.number();
        let mut lines: Vec<&str> = Vec::new();
        while let Some(&text) = self.lines.get(self.at) {
            if !text.trim().is_empty() && indent_of(text) <= indent {
                break;
            }
            lines.push(text);
            self.at += 1;
        }
        let own = lines.iter().find(|l| !l.trim().is_empty()).map_or(0, |l| indent_of(l));
        let lines = lines.iter().map(|l| l.get(own..).unwrap_or("").to_owned()).collect();
        Node { line, value: Value::Block(lines) }
    }

    /// Lines `- …` with this indentation.
    fn list(&mut self, indent: usize, depth: usize) -> Result<Node> {
        if depth > MAX_DEPTH {
            return self.error("lists are nested too deeply");
        }
        let line = self.number();
        let mut items = Vec::new();
        while let Some(text) = self.peek() {
            let Some(rest) = text.trim_start().strip_prefix("- ").filter(|_| indent_of(text) == indent)
            else {
                break;
            };
            let rest = rest.trim();
            items.push(match entry(rest) {
                Some(first) => {
                    let own = text.len() - text.trim_start().trim_start_matches(['-', ' ']).len();
                    self.item(first, own, depth)?
                }
                None => self.flow_lines(rest)?,
            });
        }
        Ok(Node { line, value: Value::List(items) })
    }

    /// `key: value` after a dash, and the lines below it that begin where its key does: a mapping.
    fn item(&mut self, (key, rest): (&str, &'a str), indent: usize, depth: usize) -> Result<Node> {
        let line = self.number();
        let mut entries = vec![(key.to_owned(), self.value(rest, indent, depth)?)];
        if self.peek().is_some_and(|next| indent_of(next) >= indent)
            && let Value::Map(others) = self.mapping(indent, depth + 1)?.value
        {
            entries.extend(others);
        }
        Ok(Node { line, value: Value::Map(entries) })
    }

    /// A value in flow style, which may go on in the lines that follow until its brackets are closed.
    fn flow_lines(&mut self, first: &str) -> Result<Node> {
        let line = self.number();
        let mut text = first.to_owned();
        self.at += 1;
        while !is_closed(&text) {
            let Some(next) = self.lines.get(self.at) else {
                self.at -= 1;
                return self.error("a bracket is not closed");
            };
            text.push(' ');
            text.push_str(next.trim());
            self.at += 1;
        }
        let mut flow = Flow { text: text.as_bytes(), at: 0, line };
        let value = flow.value(0)?;
        flow.space();
        if flow.at < text.len() && !text[flow.at..].starts_with('#') {
            return Err(YamlError { line, message: "unexpected text after a value".to_owned() });
        }
        Ok(value)
    }
}

/// Whether all brackets and quotes are closed.
fn is_closed(text: &str) -> bool {
    let (mut depth, mut quote) = (0i32, None);
    let mut bytes = text.bytes();
    while let Some(c) = bytes.next() {
        match (c, quote) {
            (b'\\', Some(b'"')) => {
                bytes.next();
            }
            (c, Some(open)) if c == open => quote = None,
            (_, Some(_)) => {}
            (b'\'' | b'"', None) => quote = Some(c),
            (b'{' | b'[', None) => depth += 1,
            (b'}' | b']', None) => depth -= 1,
            _ => {}
        }
    }
    depth <= 0 && quote.is_none()
}

/// A value in flow style.
struct Flow<'a> {
    text: &'a [u8],
    at: usize,
    line: usize,
}

impl Flow<'_> {
    fn error<T>(&self, message: &str) -> Result<T> {
        Err(YamlError { line: self.line, message: message.to_owned() })
    }

    fn space(&mut self) {
        while self.text.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    fn peek(&mut self) -> Option<u8> {
        self.space();
        self.text.get(self.at).copied()
    }

    fn node(&self, value: Value) -> Node {
        Node { line: self.line, value }
    }

    fn value(&mut self, depth: usize) -> Result<Node> {
        if depth > MAX_DEPTH {
            return self.error("values are nested too deeply");
        }
        match self.peek() {
            Some(b'{') => self.map(depth),
            Some(b'[') => self.list(depth),
            Some(b'\'' | b'"') => {
                let text = self.quoted()?;
                Ok(self.node(Value::Scalar(text)))
            }
            _ => {
                let text = self.plain(depth > 0);
                Ok(self.node(Value::Scalar(text)))
            }
        }
    }

    fn map(&mut self, depth: usize) -> Result<Node> {
        self.at += 1;
        let mut entries = Vec::new();
        loop {
            match self.peek() {
                Some(b'}') => {
                    self.at += 1;
                    return Ok(self.node(Value::Map(entries)));
                }
                Some(b',') => self.at += 1,
                Some(_) => {
                    let key = self.key();
                    if self.peek() != Some(b':') {
                        return self.error("expected ':' after a key");
                    }
                    self.at += 1;
                    entries.push((key, self.value(depth + 1)?));
                }
                None => return self.error("expected '}'"),
            }
        }
    }

    fn list(&mut self, depth: usize) -> Result<Node> {
        self.at += 1;
        let mut items = Vec::new();
        loop {
            match self.peek() {
                Some(b']') => {
                    self.at += 1;
                    return Ok(self.node(Value::List(items)));
                }
                Some(b',') => self.at += 1,
                Some(_) => {
                    let before = self.at;
                    items.push(self.value(depth + 1)?);
                    if self.at == before {
                        return self.error("expected a value");
                    }
                }
                None => return self.error("expected ']'"),
            }
        }
    }

    fn key(&mut self) -> String {
        let start = self.at;
        while self.text.get(self.at).is_some_and(|&c| !matches!(c, b':' | b',' | b'}')) {
            self.at += 1;
        }
        String::from_utf8_lossy(&self.text[start..self.at]).trim().to_owned()
    }

    fn plain(&mut self, nested: bool) -> String {
        self.space();
        let start = self.at;
        let ends = |c: u8| nested && matches!(c, b',' | b'}' | b']');
        while self.text.get(self.at).is_some_and(|&c| !ends(c)) {
            self.at += 1;
        }
        String::from_utf8_lossy(&self.text[start..self.at]).trim().to_owned()
    }

    /// In single quotes two quotes stand for one; in double quotes there are escapes.
    fn quoted(&mut self) -> Result<String> {
        let open = self.text[self.at];
        self.at += 1;
        let mut out = Vec::new();
        loop {
            let Some(&c) = self.text.get(self.at) else { return self.error("a quote is not closed") };
            self.at += 1;
            match c {
                b'\'' if open == c && self.text.get(self.at) == Some(&c) => {
                    out.push(c);
                    self.at += 1;
                }
                _ if c == open => return Ok(String::from_utf8_lossy(&out).into_owned()),
                b'\\' if open == b'"' => {
                    let Some(&escaped) = self.text.get(self.at) else {
                        return self.error("a quote is not closed");
                    };
                    self.at += 1;
                    let hex = self.text.get(self.at..self.at + 2);
                    match (
                        escaped,
                        hex.and_then(|h| u8::from_str_radix(std::str::from_utf8(h).ok()?, 16).ok()),
                    ) {
                        (b'x', Some(byte)) => {
                            out.push(byte);
                            self.at += 2;
                        }
                        (b'n', _) => out.push(b'\n'),
                        (b't', _) => out.push(b'\t'),
                        _ => out.push(escaped),
                    }
                }
                _ => out.push(c),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_are_mappings() {
        let text = "name:   f\nlist:\n  - { id: 0, class: gpr,\n      flags: [  ] }\n  - { id: 1, s: '[2 x i8] c\"a''b\"' }\n\
                    empty: []\ninfo:\n  size: 12\n  list:\n    - { blocks: [ '%bb.1', '%bb.2' ] }\nbody: |\n  bb.0:\n    RET\n";
        let node = parse(text, 1).unwrap();
        assert_eq!(node.get("name").unwrap().as_str(), Some("f"));
        let list = node.get("list").unwrap();
        assert_eq!(list.items().len(), 2);
        assert_eq!(list.items()[1].get("s").unwrap().as_str(), Some("[2 x i8] c\"a'b\""));
        assert_eq!(list.items()[0].get("flags").unwrap().items(), []);
        let info = node.get("info").unwrap();
        assert_eq!(info.get("size").unwrap().as_str(), Some("12"));
        assert_eq!(info.get("list").unwrap().items()[0].get("blocks").unwrap().items().len(), 2);
        let body = node.get("body").unwrap();
        assert_eq!(body.value, Value::Block(vec!["bb.0:".to_owned(), "  RET".to_owned()]));
    }

    #[test]
    fn mistakes_are_errors_with_lines() {
        for (text, line) in
            [("a\n", 1), ("a: {b: 1\n", 1), ("a: 1\n  b: 2\n", 2), ("a: 'x\n", 1), ("a: ]{\n", 1)]
        {
            match parse(text, 1) {
                Err(error) => assert_eq!(error.line, line, "{text}"),
                Ok(node) => assert!(text.contains(']'), "{node:?}"),
            }
        }
        let items =
            "a:\n  - b: 1\n    c: [ x ]\n\n  - b:\n      d: 2\n    c:\n      - e: 3\n  - [ 1 ]\nf: 4\n";
        let items = parse(items, 1).unwrap();
        let list = items.get("a").unwrap().items();
        assert_eq!((list.len(), list[1].line), (3, 5));
        assert_eq!(list[0].get("c").unwrap().items()[0].as_str(), Some("x"));
        assert_eq!(list[1].get("b").unwrap().get("d").unwrap().as_str(), Some("2"));
        assert_eq!(list[1].get("c").unwrap().items()[0].get("e").unwrap().as_str(), Some("3"));
        assert_eq!(items.get("f").unwrap().as_str(), Some("4"));
        let deep =
            format!("a:\n{}", (1..100).map(|n| format!("{}- b:\n", " ".repeat(2 * n))).collect::<String>());
        assert!(parse(&deep, 1).is_err());
        let deep = format!("a: {}\n", "[".repeat(1000));
        assert!(parse(&deep, 1).is_err());
    }
}
