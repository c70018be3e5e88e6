//! Numeric blocks: `[[#%fmt,NAME: == expression]]` — formats, expressions, definitions.

use super::pattern::Variables;
use super::{Error, Loc};
use num_bigint::BigInt;

/// Parentheses and calls inside each other, at most.
const MAX_DEPTH: u32 = 50;
/// Operands in one expression, at most: evaluation recurses along a chain of operators.
const MAX_OPERANDS: u32 = 500;

const SPACE: &[char] = &[' ', '\t'];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Radix {
    Unsigned,
    Signed,
    HexLower,
    HexUpper,
}

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Format {
    pub radix: Radix,
    /// The least number of digits; 0 for any.
    pub precision: u32,
    /// Hexadecimal with `0x` in front.
    pub alternate: bool,
}

impl Format {
    pub const UNSIGNED: Format = Format { radix: Radix::Unsigned, precision: 0, alternate: false };

    /// `%u`, `%d`, `%x`, `%X`: for messages.
    fn name(self) -> &'static str {
        match self.radix {
            Radix::Unsigned => "%u",
            Radix::Signed => "%d",
            Radix::HexLower => "%x",
            Radix::HexUpper => "%X",
        }
    }

    /// An expression that matches any number in this format.
    pub fn wildcard(self) -> String {
        let (sign, nonzero, digit) = match self.radix {
            Radix::Unsigned => ("", "1-9", "0-9"),
            Radix::Signed => ("-?", "1-9", "0-9"),
            Radix::HexLower => ("", "1-9a-f", "0-9a-f"),
            Radix::HexUpper => ("", "1-9A-F", "0-9A-F"),
        };
        let prefix = if self.alternate { "0x" } else { "" };
        match self.precision {
            0 => format!("{prefix}{sign}[{digit}]+"),
            n => format!("{prefix}{sign}([{nonzero}][{digit}]*)?[{digit}]{{{n}}}"),
        }
    }

    fn is_hex(self) -> bool {
        matches!(self.radix, Radix::HexLower | Radix::HexUpper)
    }

    /// The number in this format, if it can be written so.
    pub fn write(self, value: &BigInt) -> Option<String> {
        let negative = *value < BigInt::ZERO;
        if negative && self.radix != Radix::Signed {
            return None;
        }
        let digits = match self.radix {
            Radix::Unsigned | Radix::Signed => value.magnitude().to_str_radix(10),
            Radix::HexLower => value.magnitude().to_str_radix(16),
            Radix::HexUpper => value.magnitude().to_str_radix(16).to_ascii_uppercase(),
        };
        let sign = if negative { "-" } else { "" };
        let prefix = if self.alternate { "0x" } else { "" };
        let width = self.precision as usize;
        Some(format!("{sign}{prefix}{digits:0>width$}"))
    }

    /// The number that `text`, which the wildcard matched, stands for.
    pub fn read(self, text: &[u8]) -> Option<BigInt> {
        let text = if self.alternate { text.strip_prefix(b"0x")? } else { text };
        BigInt::parse_bytes(text, if self.is_hex() { 16 } else { 10 })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operator {
    Add,
    Sub,
    Mul,
    Div,
    Max,
    Min,
}

const FUNCTIONS: &[(&str, Operator)] = &[
    ("add", Operator::Add),
    ("div", Operator::Div),
    ("max", Operator::Max),
    ("min", Operator::Min),
    ("mul", Operator::Mul),
    ("sub", Operator::Sub),
];

#[derive(Debug)]
enum Expr {
    Literal(BigInt),
    /// With the format that its definition gave it, if it had been defined.
    Variable(String, Option<Format>),
    Line(usize),
    Binary(Operator, Box<(Expr, Expr)>),
}

/// An expression to be substituted when matching.
#[derive(Debug)]
pub(super) struct Expression {
    expr: Expr,
    format: Format,
}

/// Why an expression has no text.
pub(super) enum EvalError {
    Undefined(Vec<String>),
    Overflow,
    /// Negative, in a format without a sign.
    Unrepresentable,
}

impl Expression {
    /// The expression's text under the present values of variables.
    pub fn evaluate(&self, variables: &Variables) -> Result<String, EvalError> {
        let mut undefined = Vec::new();
        let value = evaluate(&self.expr, variables, &mut undefined);
        if !undefined.is_empty() {
            return Err(EvalError::Undefined(undefined));
        }
        let value = value.ok_or(EvalError::Overflow)?;
        self.format.write(&value).ok_or(EvalError::Unrepresentable)
    }

    pub fn value(&self, variables: &Variables) -> Option<BigInt> {
        evaluate(&self.expr, variables, &mut Vec::new())
    }
}

/// Recurses as deep as the expression, which the parser limits.
fn evaluate(expr: &Expr, variables: &Variables, undefined: &mut Vec<String>) -> Option<BigInt> {
    match expr {
        Expr::Literal(value) => Some(value.clone()),
        Expr::Line(line) => Some(BigInt::from(*line)),
        Expr::Variable(name, _) => {
            let value = variables.number(name);
            if value.is_none() {
                undefined.push(name.clone());
            }
            value.cloned()
        }
        Expr::Binary(operator, operands) => {
            let left = evaluate(&operands.0, variables, undefined);
            let right = evaluate(&operands.1, variables, undefined);
            let (left, right) = (left?, right?);
            Some(match operator {
                Operator::Add => left + right,
                Operator::Sub => left - right,
                Operator::Mul => left * right,
                Operator::Div => left.checked_div(&right)?,
                Operator::Max => left.max(right),
                Operator::Min => left.min(right),
            })
        }
    }
}

/// A parsed numeric block.
#[derive(Debug)]
pub(super) struct Block {
    /// The variable that it defines.
    pub defines: Option<String>,
    /// What to look for; any number in `format` if there is none.
    pub expression: Option<Expression>,
    pub format: Format,
}

/// What the surroundings of a block are.
pub(super) struct BlockCx<'a> {
    pub variables: &'a Variables,
    /// Line of the directive; `None` on the command line.
    pub line: Option<usize>,
    /// Numeric variables defined earlier in the same directive, which cannot be used in it.
    pub defined_here: &'a [String],
    /// `[[@LINE+n]]` without a `#`.
    pub legacy_line: bool,
}

/// Parses what stands between `[[#` and `]]`.
pub(super) fn parse_block(text: &str, loc: Loc, cx: &BlockCx<'_>) -> Result<Block, Error> {
    let mut parser = Parser { text, at: 0, loc, cx, depth: 0, operands: 0 };
    let explicit = parser.format()?;
    let definition = parser.definition_text();
    parser.skip_space();
    let constraint = parser.eat("==");
    parser.skip_space();
    let expr = if parser.rest().is_empty() {
        if constraint {
            return Err(parser.error("empty numeric expression should not have a constraint"));
        }
        None
    } else {
        Some(parser.expression(!constraint)?)
    };
    let implicit = match &expr {
        Some(expr) if explicit.is_none() => {
            implicit_format(expr).map_err(|message| Error::at(loc, message))?
        }
        _ => None,
    };
    let format = explicit.or(implicit).unwrap_or(Format::UNSIGNED);
    let defines = match definition {
        Some((start, text)) => Some(parser.definition(start, text)?),
        None => None,
    };
    Ok(Block { defines, expression: expr.map(|expr| Expression { expr, format }), format })
}

/// The format that the variables of an expression agree on.
fn implicit_format(expr: &Expr) -> Result<Option<Format>, String> {
    match expr {
        Expr::Literal(_) | Expr::Line(_) => Ok(None),
        Expr::Variable(_, format) => Ok(*format),
        Expr::Binary(_, operands) => {
            let (left, right) = (implicit_format(&operands.0)?, implicit_format(&operands.1)?);
            match (left, right) {
                (Some(l), Some(r)) if l != r => Err(format!(
                    "implicit format conflict between '{}' ({}) and '{}' ({}), need an explicit format specifier",
                    text_of(&operands.0),
                    l.name(),
                    text_of(&operands.1),
                    r.name()
                )),
                _ => Ok(left.or(right)),
            }
        }
    }
}

fn text_of(expr: &Expr) -> String {
    match expr {
        Expr::Literal(value) => value.to_string(),
        Expr::Variable(name, _) => name.clone(),
        Expr::Line(_) => "@LINE".to_owned(),
        Expr::Binary(operator, operands) => {
            let symbol = match operator {
                Operator::Add => "+",
                Operator::Sub => "-",
                Operator::Mul => "*",
                Operator::Div => "/",
                Operator::Max => " max ",
                Operator::Min => " min ",
            };
            format!("{}{symbol}{}", text_of(&operands.0), text_of(&operands.1))
        }
    }
}

/// A variable's name at the start of `text`: `$` for globals, `@` for pseudo variables.
pub(super) fn variable_name(text: &str) -> Result<&str, &'static str> {
    let bytes = text.as_bytes();
    let Some(first) = bytes.first() else { return Err("empty variable name") };
    let sigil = usize::from(matches!(first, b'$' | b'@'));
    match bytes.get(sigil) {
        Some(b) if b.is_ascii_alphabetic() || *b == b'_' => {}
        _ => return Err("invalid variable name"),
    }
    let word = bytes.iter().skip(sigil).take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
    Ok(text.get(..sigil + word).unwrap_or(text))
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    loc: Loc,
    cx: &'a BlockCx<'a>,
    depth: u32,
    operands: u32,
}

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn error(&self, message: impl Into<String>) -> Error {
        self.error_at(self.at, message)
    }

    fn error_at(&self, at: usize, message: impl Into<String>) -> Error {
        Error::at(self.loc.plus(at), message)
    }

    fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        self.at += if found { text.len() } else { 0 };
        found
    }

    fn skip_space(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start_matches(SPACE).len();
    }

    /// `%[#][.precision][udxX],`
    fn format(&mut self) -> Result<Option<Format>, Error> {
        let rest = self.rest();
        let Some(comma) = rest.find(',').filter(|comma| rest.find('(').is_none_or(|paren| *comma < paren))
        else {
            return Ok(None);
        };
        let start = self.at;
        let spec = rest.get(..comma).unwrap_or_default();
        self.at += comma + 1;
        let indent = spec.len() - spec.trim_start_matches(SPACE).len();
        let trimmed = spec.trim_matches(SPACE);
        let invalid = || self.error_at(start + indent, "invalid matching format specification in expression");
        let Some(body) = trimmed.strip_prefix('%') else { return Err(invalid()) };
        let (alternate, body) = body.strip_prefix('#').map_or((false, body), |body| (true, body));
        let (precision, body) = match body.strip_prefix('.') {
            Some(body) => {
                let digits = body.bytes().take_while(u8::is_ascii_digit).count();
                let precision = body.get(..digits).and_then(|d| d.parse().ok()).filter(|p: &u32| *p <= 255);
                let precision = precision.ok_or_else(|| {
                    self.error_at(start + indent + 2, "invalid precision in format specifier")
                })?;
                (precision, body.get(digits..).unwrap_or_default())
            }
            None => (0, body),
        };
        let radix = match body.chars().next() {
            None => None,
            Some('u') => Some(Radix::Unsigned),
            Some('d') => Some(Radix::Signed),
            Some('x') => Some(Radix::HexLower),
            Some('X') => Some(Radix::HexUpper),
            Some(_) => {
                let at = start + indent + (trimmed.len() - body.len());
                return Err(self.error_at(at, "invalid format specifier in expression"));
            }
        };
        let format = Format { radix: radix.unwrap_or(Radix::Unsigned), precision, alternate };
        if alternate && !format.is_hex() {
            return Err(self.error_at(start + indent + 1, "alternate form only supported for hex values"));
        }
        if !body.get(1..).unwrap_or_default().trim_start_matches(SPACE).is_empty() {
            return Err(invalid());
        }
        // `%,` alone says nothing, nor does a bare precision say which radix.
        Ok((radix.is_some() || precision > 0).then_some(format))
    }

    /// What stands before the colon, and where it started.
    fn definition_text(&mut self) -> Option<(usize, &'a str)> {
        let start = self.at;
        let (definition, _) = self.rest().split_once(':')?;
        self.at += definition.len() + 1;
        Some((start, definition))
    }

    fn definition(&self, start: usize, text: &str) -> Result<String, Error> {
        let indent = text.len() - text.trim_start_matches(SPACE).len();
        let start = start + indent;
        let text = text.trim_start_matches(SPACE);
        let name = variable_name(text).map_err(|message| self.error_at(start, message))?;
        if name.starts_with('@') {
            return Err(self.error_at(start, "definition of pseudo numeric variable unsupported"));
        }
        if self.cx.variables.is_string(name) {
            return Err(self.error_at(start, format!("string variable with name '{name}' already exists")));
        }
        let after = text.get(name.len()..).unwrap_or_default();
        if !after.trim_matches(SPACE).is_empty() {
            let at = start + name.len() + (after.len() - after.trim_start_matches(SPACE).len());
            return Err(self.error_at(at, "unexpected characters after numeric variable name"));
        }
        Ok(name.to_owned())
    }

    /// Operands joined by `+` and `-`, to the end of the block.
    fn expression(&mut self, maybe_constraint: bool) -> Result<Expr, Error> {
        let mut left = self.operand(maybe_constraint)?;
        let mut first = true;
        loop {
            self.skip_space();
            if self.rest().is_empty() {
                return Ok(left);
            }
            if self.cx.legacy_line && !first {
                let message = format!("unexpected characters at end of expression '{}'", self.rest());
                return Err(self.error(message));
            }
            first = false;
            left = self.binary(left)?;
        }
    }

    fn binary(&mut self, left: Expr) -> Result<Expr, Error> {
        let operator = match self.rest().chars().next() {
            Some('+') => Operator::Add,
            Some('-') => Operator::Sub,
            other => return Err(self.error(format!("unsupported operation '{}'", other.unwrap_or(' ')))),
        };
        self.at += 1;
        self.skip_space();
        if self.rest().is_empty() {
            return Err(self.error("missing operand in expression"));
        }
        let right = self.operand(false)?;
        Ok(Expr::Binary(operator, Box::new((left, right))))
    }

    fn operand(&mut self, maybe_constraint: bool) -> Result<Expr, Error> {
        self.operands += 1;
        if self.operands > MAX_OPERANDS {
            return Err(self.error(format!("an expression has at most {MAX_OPERANDS} operands")));
        }
        if self.rest().starts_with('(') {
            return self.parenthesized();
        }
        let start = self.at;
        // In the old syntax `[[@LINE+n]]` only the first operand is a variable.
        let allows_variable = !self.cx.legacy_line || self.operands == 1;
        if allows_variable && let Ok(name) = variable_name(self.rest()) {
            self.at += name.len();
            let after_name = self.at;
            self.skip_space();
            if self.rest().starts_with('(') && !name.starts_with('@') {
                return self.call(name, start);
            }
            self.at = after_name;
            return self.variable(name, start);
        }
        self.literal().ok_or_else(|| {
            let what = if maybe_constraint { "matching constraint or " } else { "" };
            self.error(format!("invalid {what}operand format"))
        })
    }

    fn variable(&self, name: &str, start: usize) -> Result<Expr, Error> {
        if name.starts_with('@') {
            return match self.cx.line {
                Some(line) if name == "@LINE" => Ok(Expr::Line(line)),
                _ => Err(self.error_at(start, format!("invalid pseudo numeric variable '{name}'"))),
            };
        }
        if self.cx.defined_here.iter().any(|n| n == name) {
            let message = format!("numeric variable '{name}' defined earlier in the same CHECK directive");
            return Err(self.error_at(start, message));
        }
        Ok(Expr::Variable(name.to_owned(), self.cx.variables.number_format(name)))
    }

    fn literal(&mut self) -> Option<Expr> {
        let rest = self.rest();
        let (negative, digits) = rest.strip_prefix('-').map_or((false, rest), |digits| (true, digits));
        let sign = rest.len() - digits.len();
        let (radix, prefix) = match digits.as_bytes() {
            _ if self.cx.legacy_line => (10, 0),
            [b'0', b'x' | b'X', d, ..] if d.is_ascii_hexdigit() => (16, 2),
            [b'0', b'b' | b'B', b'0' | b'1', ..] => (2, 2),
            [b'0', b'o', b'0'..=b'7', ..] => (8, 2),
            [b'0', d, ..] if d.is_ascii_digit() => (8, 1),
            _ => (10, 0),
        };
        let body = digits.get(prefix..)?;
        let length = body.chars().take_while(|c| c.is_digit(radix)).count();
        let value = BigInt::parse_bytes(body.get(..length)?.as_bytes(), radix)?;
        self.at += sign + prefix + length;
        Some(Expr::Literal(if negative { -value } else { value }))
    }

    fn deeper(&mut self) -> Result<(), Error> {
        self.depth += 1;
        if self.depth > MAX_DEPTH { Err(self.error("expression is nested too deeply")) } else { Ok(()) }
    }

    fn parenthesized(&mut self) -> Result<Expr, Error> {
        if self.cx.legacy_line {
            return Err(self.error("parenthesized expression not permitted here"));
        }
        self.deeper()?;
        self.at += 1;
        self.skip_space();
        if self.rest().is_empty() {
            return Err(self.error("missing operand in expression"));
        }
        let mut inner = self.operand(false)?;
        self.skip_space();
        while !self.rest().is_empty() && !self.rest().starts_with(')') {
            inner = self.binary(inner)?;
            self.skip_space();
        }
        if !self.eat(")") {
            return Err(self.error("missing ')' at end of nested expression"));
        }
        self.depth -= 1;
        Ok(inner)
    }

    fn call(&mut self, name: &str, start: usize) -> Result<Expr, Error> {
        if self.cx.legacy_line {
            return Err(self.error_at(start, "unexpected function call"));
        }
        let Some((_, operator)) = FUNCTIONS.iter().find(|(n, _)| *n == name) else {
            return Err(self.error_at(start, format!("call to undefined function '{name}'")));
        };
        self.deeper()?;
        self.at += 1;
        self.skip_space();
        let mut arguments = Vec::new();
        while !self.rest().is_empty() && !self.rest().starts_with(')') {
            if self.rest().starts_with(',') {
                return Err(self.error("missing argument"));
            }
            let mut argument = self.operand(false)?;
            self.skip_space();
            while !self.rest().is_empty() && !self.rest().starts_with([',', ')']) {
                argument = self.binary(argument)?;
                self.skip_space();
            }
            arguments.push(argument);
            if !self.eat(",") {
                break;
            }
            self.skip_space();
            if self.rest().starts_with(')') {
                return Err(self.error("missing argument"));
            }
        }
        if !self.eat(")") {
            return Err(self.error("missing ')' at end of call expression"));
        }
        self.depth -= 1;
        let given = arguments.len();
        match (arguments.pop(), arguments.pop()) {
            (Some(right), Some(left)) if given == 2 => Ok(Expr::Binary(*operator, Box::new((left, right)))),
            _ => Err(self.error_at(start, format!("function '{name}' takes 2 arguments but {given} given"))),
        }
    }
}
