//! The language of code fields: predicates, transforms, ranges of fixups, operand encodings.
//!
//! A code field such as `[{ return isInt<12>(Imm); }]` is written in a small part of C: expressions over 64-bit integers,
//! local definitions, and early returns. It is parsed and checked when tables are built and compiled to a program of
//! [`tables::expr`], so the same file works compiled in and loaded at run time, and a mistake is an error with a
//! position in the field.
//!
//! ```text
//! code      = { statement } result
//! statement = type name "=" expr ";" | "if" "(" expr ")" "return" expr ";"
//! result    = "return" expr ";" | expr
//! expr      = C's operators from ?: down, without assignment, comma and pointers
//! primary   = number | name | name "(" expr, … ")" | name "<" number, … ">" "(" expr, … ")"
//!           | "(" expr ")" | "(" type ")" unary | type "(" expr ")"
//! ```
//!
//! Types are signed and unsigned 64-bit integers and `bool`; as in C, an operation with an unsigned operand is unsigned.
//! Casts to narrower types truncate. Division by zero is zero. `feature(Name)` and `mode(Name)` ask the subtarget;
//! `hook(name)` alone names a function of the target's code. Built-in functions are in [`BUILTINS`].

use tables::code::{write_number, write_signed};
use tables::expr::Op;

/// A mistake, at a byte offset of the code field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExprError {
    pub offset: usize,
    pub message: String,
}

/// What names mean where the code stands.
pub trait Names {
    /// The value of a named constant.
    fn constant(&self, name: &str) -> Option<i64>;
    /// The number of a feature, for `feature(Name)`.
    fn feature(&self, name: &str) -> Option<u16>;
    /// The number of a hardware mode, for `mode(Name)`.
    fn mode(&self, name: &str) -> Option<u16>;
    /// Index and number of parameters of another function of the description.
    fn function(&self, name: &str) -> Option<(u32, usize)>;
    /// Whether the code is about an instruction, so that it can ask for its opcode and operands.
    fn has_instruction(&self) -> bool {
        false
    }
}

/// No names but the parameters.
#[derive(Clone, Copy, Debug)]
pub struct NoNames;

impl Names for NoNames {
    fn constant(&self, _: &str) -> Option<i64> {
        None
    }
    fn feature(&self, _: &str) -> Option<u16> {
        None
    }
    fn mode(&self, _: &str) -> Option<u16> {
        None
    }
    fn function(&self, _: &str) -> Option<(u32, usize)> {
        None
    }
}

/// A compiled code field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Compiled {
    Program(Vec<u8>),
    /// The code is `hook(name)`.
    Hook(String),
}

/// Nesting of parentheses and operators.
const MAX_DEPTH: usize = 200;

/// Bytes of a program. A local that is used twice is computed twice, so code grows faster than its text.
const MAX_PROGRAM: usize = 1 << 16;

/// Compiles a code field whose parameters have these names.
pub fn compile(code: &str, params: &[&str], names: &dyn Names) -> Result<Compiled, ExprError> {
    let tokens = tokenize(code)?;
    let mut parser =
        Parser { tokens: &tokens, at: 0, params, names, locals: Vec::new(), nodes: Vec::new(), depth: 0 };
    if let Some(hook) = parser.whole_hook() {
        return Ok(Compiled::Hook(hook));
    }
    let result = parser.code()?;
    let mut out = Vec::new();
    parser.emit(result, &mut out);
    if out.len() > MAX_PROGRAM {
        return Err(error(0, "the code is too large"));
    }
    out.push(Op::End as u8);
    Ok(Compiled::Program(out))
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Number(u64),
    Name(String),
    Symbol(&'static str),
}

/// Longest first where one is the beginning of another.
const SYMBOLS: &[&str] = &[
    "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "::", "(", ")", "<", ">", "+", "-", "*", "/", "%", "&",
    "|", "^", "~", "!", "?", ":", ";", ",", "=", "{", "}",
];

fn tokenize(code: &str) -> Result<Vec<(usize, Token)>, ExprError> {
    let bytes = code.as_bytes();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &code[at..];
        let start = at;
        let byte = bytes[at];
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if byte.is_ascii_whitespace() {
            at += 1;
        } else if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if byte.is_ascii_alphanumeric() || byte == b'_' {
            let word = &rest[..rest.find(|c| !is_word(c)).unwrap_or(rest.len())];
            at += word.len();
            let token = if byte.is_ascii_digit() {
                Token::Number(number(word).ok_or_else(|| error(start, format!("'{word}' is not a number")))?)
            } else {
                Token::Name(word.to_owned())
            };
            tokens.push((start, token));
        } else if let Some(symbol) = SYMBOLS.iter().find(|s| rest.starts_with(**s)) {
            at += symbol.len();
            tokens.push((start, Token::Symbol(symbol)));
        } else {
            let character = rest.chars().next().unwrap_or(' ');
            return Err(error(start, format!("unexpected character '{character}'")));
        }
    }
    Ok(tokens)
}

fn number(word: &str) -> Option<u64> {
    let word = word.trim_end_matches(['u', 'U', 'l', 'L']);
    let radix = |digits: &str, radix| u64::from_str_radix(digits, radix).ok();
    match word.get(..2) {
        Some("0x" | "0X") => radix(&word[2..], 16),
        Some("0b" | "0B") => radix(&word[2..], 2),
        _ => radix(word, 10),
    }
}

fn error(offset: usize, message: impl Into<String>) -> ExprError {
    ExprError { offset, message: message.into() }
}

/// How an operation treats the bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Type {
    Signed,
    Unsigned,
    Bool,
}

type NodeId = usize;

#[derive(Clone, Debug)]
enum Node {
    Const(i64),
    Param(usize),
    Feature(u16),
    Mode(u16),
    /// About the instruction as a whole.
    Fact(Op),
    Unary(Op, NodeId),
    Binary(Op, NodeId, NodeId),
    Select(NodeId, NodeId, NodeId),
    /// Short-circuit.
    Logical(Op, NodeId, NodeId),
    Call(u32, Vec<NodeId>),
}

struct Parser<'a> {
    tokens: &'a [(usize, Token)],
    at: usize,
    params: &'a [&'a str],
    names: &'a dyn Names,
    locals: Vec<(String, Typed)>,
    /// Nodes refer to earlier ones only, so they form a tree or, through locals, an acyclic graph.
    nodes: Vec<Node>,
    depth: usize,
}

#[derive(Clone, Copy, Debug)]
struct Typed {
    node: NodeId,
    ty: Type,
}

/// Built-in functions: name, numbers in angle brackets, parameters.
pub const BUILTINS: &[(&str, usize, usize)] = &[
    ("isInt", 1, 1),
    ("isUInt", 1, 1),
    ("isShiftedInt", 2, 1),
    ("isShiftedUInt", 2, 1),
    ("SignExtend64", 1, 1),
    ("isPowerOf2", 0, 1),
    ("isPowerOf2_32", 0, 1),
    ("isPowerOf2_64", 0, 1),
    ("isMask_64", 0, 1),
    ("isShiftedMask_64", 0, 1),
    ("popcount", 0, 1),
    ("countr_zero", 0, 1),
    ("countl_zero", 0, 1),
    ("ctz", 0, 1),
    ("clz", 0, 1),
    ("Log2_32", 0, 1),
    ("Log2_64", 0, 1),
    ("bit", 0, 2),
    ("bits", 0, 3),
    ("sext", 0, 2),
    ("zext", 0, 2),
    ("lshr", 0, 2),
    ("divu", 0, 2),
    ("remu", 0, 2),
    ("ltu", 0, 2),
    ("leu", 0, 2),
];

/// Types and the width to which a cast truncates.
const TYPES: &[(&str, Type, u32)] = &[
    ("int64_t", Type::Signed, 64),
    ("uint64_t", Type::Unsigned, 64),
    ("int32_t", Type::Signed, 32),
    ("uint32_t", Type::Unsigned, 32),
    ("int16_t", Type::Signed, 16),
    ("uint16_t", Type::Unsigned, 16),
    ("int8_t", Type::Signed, 8),
    ("uint8_t", Type::Unsigned, 8),
    ("int", Type::Signed, 32),
    ("unsigned", Type::Unsigned, 32),
    ("bool", Type::Bool, 1),
    ("auto", Type::Signed, 64),
];

/// Binary operators by level, weakest first: spelling, signed, unsigned operation.
const LEVELS: &[&[(&str, Op, Op)]] = &[
    &[("|", Op::Or, Op::Or)],
    &[("^", Op::Xor, Op::Xor)],
    &[("&", Op::And, Op::And)],
    &[("==", Op::Eq, Op::Eq), ("!=", Op::Ne, Op::Ne)],
    &[("<", Op::LtS, Op::LtU), ("<=", Op::LeS, Op::LeU), (">", Op::LtS, Op::LtU), (">=", Op::LeS, Op::LeU)],
    &[("<<", Op::Shl, Op::Shl), (">>", Op::ShrS, Op::ShrU)],
    &[("+", Op::Add, Op::Add), ("-", Op::Sub, Op::Sub)],
    &[("*", Op::Mul, Op::Mul), ("/", Op::DivS, Op::DivU), ("%", Op::RemS, Op::RemU)],
];

impl Parser<'_> {
    fn offset(&self) -> usize {
        match self.tokens.get(self.at).or(self.tokens.last()) {
            Some((offset, _)) => *offset,
            None => 0,
        }
    }

    fn error<T>(&self, message: impl Into<String>) -> Result<T, ExprError> {
        Err(error(self.offset(), message))
    }

    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(_, token)| token)
    }

    fn is_symbol(&self, symbol: &str) -> bool {
        matches!(self.peek(), Some(Token::Symbol(s)) if *s == symbol)
    }

    fn eat(&mut self, symbol: &str) -> bool {
        let found = self.is_symbol(symbol);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, symbol: &str) -> Result<(), ExprError> {
        if self.eat(symbol) { Ok(()) } else { self.error(format!("expected '{symbol}'")) }
    }

    fn word(&self) -> Option<&str> {
        match self.peek() {
            Some(Token::Name(name)) => Some(name),
            _ => None,
        }
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.word() == Some(word);
        self.at += usize::from(found);
        found
    }

    fn name(&mut self) -> Result<String, ExprError> {
        match self.word() {
            Some(name) => {
                let name = name.to_owned();
                self.at += 1;
                Ok(name)
            }
            None => self.error("expected a name"),
        }
    }

    fn add(&mut self, node: Node) -> NodeId {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn constant(&mut self, value: i64) -> NodeId {
        self.add(Node::Const(value))
    }

    /// `hook(name)` and nothing else (`return` and `;` allowed).
    fn whole_hook(&mut self) -> Option<String> {
        let words: Vec<&Token> = self.tokens.iter().map(|(_, t)| t).collect();
        let words = match words.as_slice() {
            [Token::Name(r), rest @ .., Token::Symbol(";")] if r == "return" => rest,
            all => all,
        };
        match words {
            [Token::Name(hook), Token::Symbol("("), Token::Name(name), Token::Symbol(")")]
                if hook == "hook" =>
            {
                Some(name.clone())
            }
            _ => None,
        }
    }

    fn code(&mut self) -> Result<NodeId, ExprError> {
        // Early returns, to be wrapped around what follows them.
        let mut returns = Vec::new();
        let result = loop {
            if self.eat_word("if") {
                self.expect("(")?;
                let condition = self.expr()?;
                self.expect(")")?;
                if !self.eat_word("return") {
                    return self.error("expected 'return'");
                }
                let value = self.expr()?;
                self.expect(";")?;
                returns.push((condition.node, value.node));
            } else if self.eat_word("return") {
                let value = self.expr()?;
                self.expect(";")?;
                break value;
            } else if self.starts_definition() {
                self.definition()?;
            } else {
                let value = self.expr()?;
                self.eat(";");
                break value;
            }
        };
        if self.at < self.tokens.len() {
            return self.error("nothing may follow the result");
        }
        let wrap = |rest, (condition, value)| self.add(Node::Select(condition, value, rest));
        Ok(returns.into_iter().rev().fold(result.node, wrap))
    }

    fn type_at(&self, at: usize) -> Option<(Type, u32)> {
        let (_, Token::Name(name)) = self.tokens.get(at)? else { return None };
        TYPES.iter().find(|(n, ..)| n == name).map(|&(_, ty, bits)| (ty, bits))
    }

    fn starts_definition(&self) -> bool {
        let skip = usize::from(self.word() == Some("const"));
        self.type_at(self.at + skip).is_some()
            && matches!(self.tokens.get(self.at + skip + 1), Some((_, Token::Name(_))))
    }

    fn definition(&mut self) -> Result<(), ExprError> {
        self.eat_word("const");
        let declared = self.type_at(self.at);
        let is_auto = self.word() == Some("auto");
        self.at += 1;
        let name = self.name()?;
        self.expect("=")?;
        let value = self.expr()?;
        self.expect(";")?;
        let value = match declared {
            Some((ty, bits)) if !is_auto => self.cast(value, ty, bits),
            _ => value,
        };
        self.locals.push((name, value));
        Ok(())
    }

    fn expr(&mut self) -> Result<Typed, ExprError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.error("expression is nested too deeply");
        }
        let condition = self.logical(0)?;
        let result = if self.eat("?") {
            let then = self.expr()?;
            self.expect(":")?;
            let otherwise = self.expr()?;
            let node = self.add(Node::Select(condition.node, then.node, otherwise.node));
            Typed { node, ty: common(then.ty, otherwise.ty) }
        } else {
            condition
        };
        self.depth -= 1;
        Ok(result)
    }

    /// `||` (level 0) and `&&` (level 1).
    fn logical(&mut self, level: usize) -> Result<Typed, ExprError> {
        let (symbol, op) = [("||", Op::SkipIfNonZero), ("&&", Op::SkipIfZero)][level];
        let operand = |this: &mut Self| if level == 0 { this.logical(1) } else { this.binary(0) };
        let mut lhs = operand(self)?;
        while self.eat(symbol) {
            let rhs = operand(self)?;
            let (a, b) = (self.truth(lhs), self.truth(rhs));
            lhs = Typed { node: self.add(Node::Logical(op, a, b)), ty: Type::Bool };
        }
        Ok(lhs)
    }

    /// 0 or 1.
    fn truth(&mut self, value: Typed) -> NodeId {
        if value.ty == Type::Bool {
            return value.node;
        }
        let zero = self.constant(0);
        self.add(Node::Binary(Op::Ne, value.node, zero))
    }

    fn binary(&mut self, level: usize) -> Result<Typed, ExprError> {
        let Some(operators) = LEVELS.get(level) else { return self.unary() };
        let mut lhs = self.binary(level + 1)?;
        while let Some(&(symbol, signed, unsigned)) = operators.iter().find(|(s, ..)| self.is_symbol(s)) {
            self.at += 1;
            let rhs = self.binary(level + 1)?;
            // The amount of a shift has no say in its type.
            let is_shift = matches!(signed, Op::Shl | Op::ShrS);
            let ty = if is_shift { common(lhs.ty, Type::Signed) } else { common(lhs.ty, rhs.ty) };
            let op = if ty == Type::Unsigned { unsigned } else { signed };
            let (a, b) =
                if matches!(symbol, ">" | ">=") { (rhs.node, lhs.node) } else { (lhs.node, rhs.node) };
            let is_comparison = matches!(signed, Op::Eq | Op::Ne | Op::LtS | Op::LeS);
            let node = self.add(Node::Binary(op, a, b));
            lhs = Typed { node, ty: if is_comparison { Type::Bool } else { ty } };
        }
        Ok(lhs)
    }

    fn unary(&mut self) -> Result<Typed, ExprError> {
        let op =
            [("-", Op::Neg), ("~", Op::Not), ("!", Op::IsZero)].into_iter().find(|(s, _)| self.is_symbol(s));
        let Some((_, op)) = op else {
            return if self.eat("+") { self.nested_unary() } else { self.primary() };
        };
        self.at += 1;
        let operand = self.nested_unary()?;
        let ty = if op == Op::IsZero { Type::Bool } else { common(operand.ty, Type::Signed) };
        Ok(Typed { node: self.add(Node::Unary(op, operand.node)), ty })
    }

    fn nested_unary(&mut self) -> Result<Typed, ExprError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.error("expression is nested too deeply");
        }
        let operand = self.unary();
        self.depth -= 1;
        operand
    }

    fn primary(&mut self) -> Result<Typed, ExprError> {
        if let Some(&Token::Number(number)) = self.peek() {
            self.at += 1;
            let ty = if number > i64::MAX as u64 { Type::Unsigned } else { Type::Signed };
            return Ok(Typed { node: self.constant(number as i64), ty });
        }
        if self.eat("(") {
            if let Some((ty, bits)) = self.type_at(self.at)
                && matches!(self.tokens.get(self.at + 1), Some((_, Token::Symbol(")"))))
            {
                self.at += 2;
                let operand = self.nested_unary()?;
                return Ok(self.cast(operand, ty, bits));
            }
            let inner = self.expr()?;
            self.expect(")")?;
            return Ok(inner);
        }
        let start = self.at;
        let mut name = match self.peek() {
            None => return self.error("unexpected end of the code"),
            _ => self.name()?,
        };
        // `llvm::isInt` is `isInt`.
        while self.eat("::") {
            name = self.name()?;
        }
        if let Some((ty, bits)) = TYPES.iter().find(|(n, ..)| *n == name).map(|&(_, ty, bits)| (ty, bits)) {
            self.expect("(")?;
            let operand = self.expr()?;
            self.expect(")")?;
            return Ok(self.cast(operand, ty, bits));
        }
        if self.is_symbol("(") || self.is_symbol("<") && BUILTINS.iter().any(|(n, ..)| *n == name) {
            return self.call(&name, start);
        }
        self.variable(&name, start)
    }

    fn variable(&mut self, name: &str, start: usize) -> Result<Typed, ExprError> {
        let signed = |node| Ok(Typed { node, ty: Type::Signed });
        if let Some((_, value)) = self.locals.iter().rev().find(|(n, _)| n == name) {
            return Ok(*value);
        }
        if let Some(index) = self.params.iter().position(|p| *p == name) {
            return signed(self.add(Node::Param(index)));
        }
        if let Some(value) = self.names.constant(name) {
            return signed(self.constant(value));
        }
        match name {
            "true" | "false" => Ok(Typed { node: self.constant((name == "true").into()), ty: Type::Bool }),
            _ => Err(error(self.tokens[start].0, format!("unknown name '{name}'"))),
        }
    }

    fn cast(&mut self, value: Typed, ty: Type, bits: u32) -> Typed {
        let node = match (ty, bits) {
            (Type::Bool, _) => self.truth(value),
            (_, 64..) => value.node,
            (Type::Signed, _) => {
                let width = self.constant(bits.into());
                self.add(Node::Binary(Op::SignExtend, value.node, width))
            }
            (Type::Unsigned, _) => {
                let mask = self.constant((1i64 << bits) - 1);
                self.add(Node::Binary(Op::And, value.node, mask))
            }
        };
        Typed { node, ty }
    }

    /// `feature(Name)` or `mode(Name)`.
    fn subtarget_query(&mut self, what: &str) -> Result<Typed, ExprError> {
        self.expect("(")?;
        let offset = self.offset();
        let name = self.name()?;
        self.expect(")")?;
        let node = match what {
            "feature" => self.names.feature(&name).map(Node::Feature),
            _ => self.names.mode(&name).map(Node::Mode),
        };
        match node {
            Some(node) => Ok(Typed { node: self.add(node), ty: Type::Bool }),
            None => Err(error(offset, format!("there is no {what} named '{name}'"))),
        }
    }

    fn call(&mut self, name: &str, start: usize) -> Result<Typed, ExprError> {
        if matches!(name, "feature" | "mode") {
            return self.subtarget_query(name);
        }
        let offset = self.tokens[start].0;
        let mut numbers = Vec::new();
        if self.eat("<") {
            loop {
                match self.peek() {
                    Some(&Token::Number(n)) => numbers.push(n as i64),
                    _ => return self.error("expected a number"),
                }
                self.at += 1;
                if !self.eat(",") {
                    break;
                }
            }
            self.expect(">")?;
        }
        self.expect("(")?;
        let mut args = Vec::new();
        while !self.is_symbol(")") {
            args.push(self.expr()?);
            if !self.eat(",") {
                break;
            }
        }
        self.expect(")")?;
        if self.names.has_instruction()
            && let Some(node) = self.instruction_query(name, &args)
        {
            return Ok(node);
        }
        if let Some(&(_, num_numbers, num_args)) = BUILTINS.iter().find(|(n, ..)| *n == name) {
            if numbers.len() != num_numbers || args.len() != num_args {
                let message = format!("'{name}' takes {num_numbers} numbers in <> and {num_args} arguments");
                return Err(error(offset, message));
            }
            return Ok(match args.as_slice() {
                [arg] => self.builtin(name, &numbers, *arg),
                [x, y] => self.builtin_of_two(name, x.node, y.node),
                [x, high, low] => self.bit_field(x.node, high.node, low.node),
                _ => return Err(error(offset, format!("'{name}' takes {num_args} arguments"))),
            });
        }
        match self.names.function(name) {
            Some((index, count)) if count == args.len() && numbers.is_empty() => {
                let args = args.iter().map(|a| a.node).collect();
                Ok(Typed { node: self.add(Node::Call(index, args)), ty: Type::Signed })
            }
            Some((_, count)) => Err(error(offset, format!("'{name}' takes {count} arguments"))),
            None => Err(error(offset, format!("unknown function '{name}'"))),
        }
    }

    /// `opcode()`, `isReg(i)` and the like.
    fn instruction_query(&mut self, name: &str, args: &[Typed]) -> Option<Typed> {
        use tables::expr::operand_kind;
        let kinds: &[i64] = match (name, args) {
            ("opcode", []) => return Some(self.fact(Op::Opcode)),
            ("numOperands", []) => return Some(self.fact(Op::NumOperands)),
            ("reg" | "imm", [operand]) => {
                let node = self.add(Node::Unary(Op::OperandValue, operand.node));
                return Some(Typed { node, ty: Type::Signed });
            }
            ("isReg", [_]) => &[operand_kind::REGISTER, operand_kind::VIRTUAL],
            ("isVirtual", [_]) => &[operand_kind::VIRTUAL],
            ("isImm", [_]) => &[operand_kind::IMMEDIATE],
            ("isSymbol", [_]) => &[operand_kind::SYMBOL],
            _ => return None,
        };
        let mut result = self.constant(0);
        for &kind in kinds {
            let found = self.add(Node::Unary(Op::OperandKind, args.first()?.node));
            let kind = self.constant(kind);
            let is_kind = self.add(Node::Binary(Op::Eq, found, kind));
            result = self.add(Node::Binary(Op::Or, result, is_kind));
        }
        Some(Typed { node: result, ty: Type::Bool })
    }

    fn fact(&mut self, op: Op) -> Typed {
        Typed { node: self.add(Node::Fact(op)), ty: Type::Signed }
    }

    fn builtin(&mut self, name: &str, numbers: &[i64], arg: Typed) -> Typed {
        let x = arg.node;
        let with = |this: &mut Self, op, a, n| {
            let n = this.constant(n);
            this.add(Node::Binary(op, a, n))
        };
        let (node, ty) = match name {
            "isInt" => (with(self, Op::IsInt, x, numbers[0]), Type::Bool),
            "isUInt" => (with(self, Op::IsUInt, x, numbers[0]), Type::Bool),
            "isShiftedInt" | "isShiftedUInt" => {
                // Fits in N + S bits, and the low S bits are zero.
                let op = if name == "isShiftedInt" { Op::IsInt } else { Op::IsUInt };
                let fits = with(self, op, x, numbers[0].saturating_add(numbers[1]));
                let mask = 1i64.checked_shl(numbers[1] as u32).unwrap_or(0).wrapping_sub(1);
                let low = with(self, Op::And, x, mask);
                let aligned = self.add(Node::Unary(Op::IsZero, low));
                (self.add(Node::Logical(Op::SkipIfZero, fits, aligned)), Type::Bool)
            }
            "SignExtend64" => (with(self, Op::SignExtend, x, numbers[0]), Type::Signed),
            "isPowerOf2" | "isPowerOf2_32" | "isPowerOf2_64" => {
                let ones = self.add(Node::Unary(Op::CountOnes, x));
                (with(self, Op::Eq, ones, 1), Type::Bool)
            }
            "isMask_64" => (self.is_mask(x), Type::Bool),
            "isShiftedMask_64" => {
                // Filling the zeros below makes a mask.
                let below = with(self, Op::Sub, x, 1);
                let filled = self.add(Node::Binary(Op::Or, x, below));
                let is_mask = self.is_mask(filled);
                let non_zero = with(self, Op::Ne, x, 0);
                (self.add(Node::Logical(Op::SkipIfZero, non_zero, is_mask)), Type::Bool)
            }
            "popcount" => (self.add(Node::Unary(Op::CountOnes, x)), Type::Signed),
            "countr_zero" | "ctz" => (self.add(Node::Unary(Op::CountTrailingZeros, x)), Type::Signed),
            "countl_zero" | "clz" => (self.add(Node::Unary(Op::CountLeadingZeros, x)), Type::Signed),
            _ => {
                let zeros = self.add(Node::Unary(Op::CountLeadingZeros, x));
                let top = self.constant(63);
                (self.add(Node::Binary(Op::Sub, top, zeros)), Type::Signed)
            }
        };
        Typed { node, ty }
    }

    fn builtin_of_two(&mut self, name: &str, x: NodeId, y: NodeId) -> Typed {
        let (op, ty) = match name {
            "sext" => (Op::SignExtend, Type::Signed),
            "lshr" => (Op::ShrU, Type::Signed),
            "divu" => (Op::DivU, Type::Signed),
            "remu" => (Op::RemU, Type::Signed),
            "ltu" => (Op::LtU, Type::Bool),
            "leu" => (Op::LeU, Type::Bool),
            // `bit(x, i)` is a field of one bit, `zext(x, n)` one of n bits from the bottom.
            "bit" => return self.bit_field(x, y, y),
            _ => {
                let one = self.constant(1);
                let high = self.add(Node::Binary(Op::Sub, y, one));
                let low = self.constant(0);
                return self.bit_field(x, high, low);
            }
        };
        Typed { node: self.add(Node::Binary(op, x, y)), ty }
    }

    /// `bits(x, high, low)`: `(x >> low) & ~(-1 << (high - low + 1))`, where a shift by 64 gives zero.
    fn bit_field(&mut self, x: NodeId, high: NodeId, low: NodeId) -> Typed {
        let (one, ones) = (self.constant(1), self.constant(-1));
        let shifted = self.add(Node::Binary(Op::ShrU, x, low));
        let distance = self.add(Node::Binary(Op::Sub, high, low));
        let width = self.add(Node::Binary(Op::Add, distance, one));
        let above = self.add(Node::Binary(Op::Shl, ones, width));
        let mask = self.add(Node::Unary(Op::Not, above));
        Typed { node: self.add(Node::Binary(Op::And, shifted, mask)), ty: Type::Signed }
    }

    /// Not zero, and one more is a power of two: `x != 0 && (x & (x + 1)) == 0`.
    fn is_mask(&mut self, x: NodeId) -> NodeId {
        let zero = self.constant(0);
        let one = self.constant(1);
        let next = self.add(Node::Binary(Op::Add, x, one));
        let common = self.add(Node::Binary(Op::And, x, next));
        let clear = self.add(Node::Unary(Op::IsZero, common));
        let non_zero = self.add(Node::Binary(Op::Ne, x, zero));
        self.add(Node::Logical(Op::SkipIfZero, non_zero, clear))
    }

    /// Recursion is bounded: nesting is limited when parsing, and a local refers to earlier ones only.
    fn emit(&self, node: NodeId, out: &mut Vec<u8>) {
        if out.len() > MAX_PROGRAM {
            return;
        }
        match &self.nodes[node] {
            Node::Fact(op) => out.push(*op as u8),
            Node::Const(value) => {
                out.push(Op::Const as u8);
                write_signed(out, *value);
            }
            Node::Param(index) => {
                out.push(Op::Param as u8);
                write_number(out, *index as u64);
            }
            Node::Feature(feature) => {
                out.push(Op::Feature as u8);
                write_number(out, (*feature).into());
            }
            Node::Mode(mode) => {
                out.push(Op::Mode as u8);
                write_number(out, (*mode).into());
            }
            Node::Unary(op, operand) => {
                self.emit(*operand, out);
                out.push(*op as u8);
            }
            Node::Binary(op, lhs, rhs) => {
                self.emit(*lhs, out);
                self.emit(*rhs, out);
                out.push(*op as u8);
            }
            Node::Select(condition, then, otherwise) => {
                for part in [condition, then, otherwise] {
                    self.emit(*part, out);
                }
                out.push(Op::Select as u8);
            }
            Node::Logical(op, lhs, rhs) => {
                self.emit(*lhs, out);
                let mut right = Vec::new();
                self.emit(*rhs, &mut right);
                out.push(*op as u8);
                write_number(out, right.len() as u64);
                out.append(&mut right);
            }
            Node::Call(function, args) => {
                args.iter().for_each(|a| self.emit(*a, out));
                out.push(Op::Call as u8);
                write_number(out, (*function).into());
            }
        }
    }
}

fn common(a: Type, b: Type) -> Type {
    if a == Type::Unsigned || b == Type::Unsigned { Type::Unsigned } else { Type::Signed }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mc::{Subtarget, Target, target::NoHooks};
    use tables::expr::Function;
    use tables::image::{Image, ImageBuilder, SectionId};

    /// The value of a code field with parameter `Imm`.
    fn run(code: &str, imm: i64) -> i64 {
        let Compiled::Program(program) = compile(code, &["Imm"], &NoNames).unwrap() else { panic!("a hook") };
        let mut builder = ImageBuilder::new();
        let program = builder.program(SectionId::Expressions, &program);
        builder.push(Function { program, num_params: 1, ..Default::default() });
        let target = Target::new(Image::new(builder.finish()).unwrap(), Box::new(NoHooks)).unwrap();
        let (subtarget, _) = Subtarget::new(&target, "", "");
        target.call(0, &[imm], &subtarget)
    }

    #[test]
    fn predicates_of_immediates() {
        for (code, yes, no) in [
            ("return isInt<12>(Imm);", -2048, 2048),
            ("isUInt<5>(Imm)", 31, 32),
            ("isShiftedInt<12, 1>(Imm)", 4094, 4095),
            ("isShiftedUInt<8, 2>(Imm) && Imm != 0", 1020, 0),
            ("isPowerOf2_64(Imm)", 64, 65),
            ("isMask_64(Imm)", 255, 254),
            ("isShiftedMask_64(Imm)", 0xff0, 0xf0f),
            ("Imm > 3 || Imm < -3", -4, 3),
            ("uint64_t(Imm) >= 4", -1, 3),
            ("if (Imm == 7) return false; return Imm > 5;", 6, 7),
            ("int64_t x = Imm + 1; return x % 2 == 0;", 3, 2),
            ("!(Imm & 1)", 2, 3),
        ] {
            assert_eq!((run(code, yes), run(code, no)), (1, 0), "{code}");
        }
    }

    #[test]
    fn arithmetic_is_that_of_c() {
        for (code, imm, value) in [
            ("((Imm + 0x800) >> 12) & 0xfffff", 0x12345fff, 0x12346),
            ("Imm - 2 - 3", 10, 5),
            ("2 + Imm * 3", 4, 14),
            ("Imm / 0", 4, 0),
            ("Imm >> 1", -2, -1),
            ("(uint64_t)Imm >> 63", -2, 1),
            ("(int8_t)Imm", 255, -1),
            ("uint8_t(Imm) + 1", 255, 256),
            ("Imm < 0 ? -Imm : ~Imm", -5, 5),
            ("SignExtend64<12>(Imm)", 0xfff, -1),
            ("Log2_64(Imm)", 4096, 12),
            ("countr_zero(Imm) + popcount(Imm)", 12, 4),
            ("1 << 4 | Imm", 1, 17),
            ("bits(Imm, 7, 4)", 0x1234, 3),
            ("bits(Imm, 63, 0)", -5, -5),
            ("bit(Imm, 5) << 2 | bit(Imm, 2)", 0b100100, 5),
            ("sext(Imm, 6) + zext(Imm, 3)", 0b111101, 2),
            ("lshr(Imm, 63)", -1, 1),
            ("ltu(3, Imm)", -1, 1),
        ] {
            assert_eq!(run(code, imm), value, "{code}");
        }
    }

    #[test]
    fn mistakes_have_a_place() {
        for (code, offset, message) in [
            ("return Immm;", 7, "unknown name 'Immm'"),
            ("feature(Nope)", 8, "there is no feature named 'Nope'"),
            ("isInt(Imm)", 0, "'isInt' takes 1 numbers in <> and 1 arguments"),
            ("foo(Imm)", 0, "unknown function 'foo'"),
            ("(Imm + 1", 7, "expected ')'"),
            ("Imm + ", 4, "unexpected end of the code"),
            ("Imm $ 2", 4, "unexpected character '$'"),
            ("return Imm; Imm", 12, "nothing may follow the result"),
            ("0xzz", 0, "'0xzz' is not a number"),
        ] {
            let expected = ExprError { offset, message: message.to_owned() };
            assert_eq!(compile(code, &["Imm"], &NoNames), Err(expected), "{code}");
        }
        let deep = "(".repeat(100_000);
        assert!(compile(&deep, &[], &NoNames).is_err());
        let negations = "-".repeat(100_000);
        assert!(compile(&negations, &[], &NoNames).is_err());
    }

    #[test]
    fn code_cannot_explode() {
        let mut code = String::from("int64_t a0 = Imm + 1; ");
        for i in 0..60 {
            code.push_str(&format!("int64_t a{} = a{i} + a{i}; ", i + 1));
        }
        code.push_str("return a60;");
        let error = compile(&code, &["Imm"], &NoNames).unwrap_err();
        assert_eq!(error.message, "the code is too large");
    }

    #[test]
    fn hooks_stand_alone() {
        let hook = Compiled::Hook("select_addr".to_owned());
        assert_eq!(compile("return hook(select_addr);", &["Imm"], &NoNames), Ok(hook.clone()));
        assert_eq!(compile(" hook(select_addr) ", &["Imm"], &NoNames), Ok(hook));
    }
}
