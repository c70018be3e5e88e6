//! The parser of code fields: a recursive descent that makes the nodes of [`Graph`] as it reads.

use super::builtins::BUILTINS;
use super::graph::{Graph, Node, NodeId, Type, Typed, common};
use super::lexer::Token;
use super::{ExprError, Names, error};
use tables::expr::Op;

/// Nesting of parentheses and operators.
const MAX_DEPTH: usize = 200;

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

pub(super) struct Parser<'a> {
    tokens: &'a [(usize, Token)],
    at: usize,
    params: &'a [&'a str],
    names: &'a dyn Names,
    locals: Vec<(String, Typed)>,
    graph: Graph,
    depth: usize,
}

impl<'a> Parser<'a> {
    pub(super) fn new(
        tokens: &'a [(usize, Token)],
        params: &'a [&'a str],
        names: &'a dyn Names,
    ) -> Parser<'a> {
        Parser { tokens, at: 0, params, names, locals: Vec::new(), graph: Graph::default(), depth: 0 }
    }

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

    /// `hook(name)` and nothing else (`return` and `;` allowed).
    pub(super) fn whole_hook(&self) -> Option<String> {
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

    /// The whole code field: what it computes, and the node of its result.
    pub(super) fn code(mut self) -> Result<(Graph, NodeId), ExprError> {
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
        let wrap = |rest, (condition, value)| self.graph.add(Node::Select(condition, value, rest));
        let result = returns.into_iter().rev().fold(result.node, wrap);
        Ok((self.graph, result))
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
            Some((ty, bits)) if !is_auto => self.graph.cast(value, ty, bits),
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
            let node = self.graph.add(Node::Select(condition.node, then.node, otherwise.node));
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
            let (a, b) = (self.graph.truth(lhs), self.graph.truth(rhs));
            lhs = Typed { node: self.graph.add(Node::Logical(op, a, b)), ty: Type::Bool };
        }
        Ok(lhs)
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
            let node = self.graph.add(Node::Binary(op, a, b));
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
        Ok(Typed { node: self.graph.add(Node::Unary(op, operand.node)), ty })
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
            return Ok(Typed { node: self.graph.constant(number as i64), ty });
        }
        if self.eat("(") {
            if let Some((ty, bits)) = self.type_at(self.at)
                && matches!(self.tokens.get(self.at + 1), Some((_, Token::Symbol(")"))))
            {
                self.at += 2;
                let operand = self.nested_unary()?;
                return Ok(self.graph.cast(operand, ty, bits));
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
            return Ok(self.graph.cast(operand, ty, bits));
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
            return signed(self.graph.add(Node::Param(index)));
        }
        if let Some(value) = self.names.constant(name) {
            return signed(self.graph.constant(value));
        }
        match name {
            "true" | "false" => {
                Ok(Typed { node: self.graph.constant((name == "true").into()), ty: Type::Bool })
            }
            _ => Err(error(self.tokens[start].0, format!("unknown name '{name}'"))),
        }
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
            Some(node) => Ok(Typed { node: self.graph.add(node), ty: Type::Bool }),
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
            && let Some(node) = self.graph.instruction_query(name, &args)
        {
            return Ok(node);
        }
        if let Some(&(_, num_numbers, num_args)) = BUILTINS.iter().find(|(n, ..)| *n == name) {
            if numbers.len() != num_numbers || args.len() != num_args {
                let message = format!("'{name}' takes {num_numbers} numbers in <> and {num_args} arguments");
                return Err(error(offset, message));
            }
            return Ok(match args.as_slice() {
                [arg] => self.graph.builtin(name, &numbers, *arg),
                [x, y] => self.graph.builtin_of_two(name, x.node, y.node),
                [x, high, low] => self.graph.bit_field(x.node, high.node, low.node),
                _ => return Err(error(offset, format!("'{name}' takes {num_args} arguments"))),
            });
        }
        match self.names.function(name) {
            Some((index, count)) if count == args.len() && numbers.is_empty() => {
                let args = args.iter().map(|a| a.node).collect();
                Ok(Typed { node: self.graph.add(Node::Call(index, args)), ty: Type::Signed })
            }
            Some((_, count)) => Err(error(offset, format!("'{name}' takes {count} arguments"))),
            None => Err(error(offset, format!("unknown function '{name}'"))),
        }
    }
}
