//! Kaleidoscope: functions of numbers, with a prompt that compiles each line to memory.
//!
//! ```text
//! def fib(n) if n < 2 then n else fib(n - 1) + fib(n - 2)
//! fib(20)
//! = 6765
//! extern sin(x)
//! def sum(n) var total = 0 in (for i = 1, i < n + 1, 1 in total = total + i) + total
//! ```
//!
//! A line becomes a tree ([`Parser`]), the tree becomes a function ([`Compiler`]), the function a module of its own in
//! the [`Session`]. What lines before have defined is declared in the module that calls it. Variables can be set, and are
//! the builder's: the phis of loops and conditions come by themselves.
#![allow(unsafe_code)]

use codewright::{FloatPredicate, FunctionBuilder, Jit, Module, Opcode, Type, Value, Variable};
use std::collections::{BTreeMap, BTreeSet};

/// Expressions may be in each other so deep.
const MAX_DEPTH: u32 = 100;

/// What goes wrong with a line is told as a sentence.
type Result<T> = std::result::Result<T, String>;

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Number(f64),
    Name(String),
    Character(char),
}

fn tokens(line: &str) -> Result<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut rest = line.trim_start();
    while let Some(first) = rest.chars().next().filter(|&c| c != '#') {
        let length = |is: fn(char) -> bool| rest.find(|c| !is(c)).unwrap_or(rest.len());
        let (token, used) = if first.is_alphabetic() {
            let used = length(char::is_alphanumeric);
            (Token::Name(rest[..used].to_owned()), used)
        } else if first.is_ascii_digit() || first == '.' {
            let used = length(|c| c.is_ascii_digit() || c == '.');
            let number = rest[..used].parse().map_err(|_| format!("'{}' is no number", &rest[..used]))?;
            (Token::Number(number), used)
        } else {
            (Token::Character(first), first.len_utf8())
        };
        tokens.push(token);
        rest = rest[used..].trim_start();
    }
    Ok(tokens)
}

/// An expression.
enum Tree {
    Number(f64),
    Variable(String),
    Set(String, Box<Tree>),
    Binary(char, Box<Tree>, Box<Tree>),
    Call(String, Vec<Tree>),
    If(Box<[Tree; 3]>),
    /// First value, condition, step, body.
    For(String, Box<[Tree; 4]>),
    /// A new variable, and where it is known.
    Var(String, Box<[Tree; 2]>),
}

struct Parser {
    /// In reverse order.
    tokens: Vec<Token>,
    depth: u32,
    /// What is called, with the number of arguments.
    calls: Vec<(String, usize)>,
}

impl Parser {
    fn accept(&mut self, wanted: &Token) -> bool {
        let found = self.tokens.last() == Some(wanted);
        if found {
            self.tokens.pop();
        }
        found
    }

    fn character(&mut self, c: char) -> bool {
        self.accept(&Token::Character(c))
    }

    fn word(&mut self, word: &str) -> bool {
        self.accept(&Token::Name(word.to_owned()))
    }

    fn expect(&mut self, c: char) -> Result<()> {
        if self.character(c) { Ok(()) } else { Err(format!("expected '{c}'")) }
    }

    fn expect_word(&mut self, word: &str) -> Result<()> {
        if self.word(word) { Ok(()) } else { Err(format!("expected {word}")) }
    }

    fn name(&mut self) -> Result<String> {
        match self.tokens.pop() {
            Some(Token::Name(name)) => Ok(name),
            _ => Err("expected a name".to_owned()),
        }
    }

    /// `name(a b c)`
    fn prototype(&mut self) -> Result<(String, Vec<String>)> {
        let name = self.name()?;
        self.expect('(')?;
        let mut parameters = Vec::new();
        while !self.character(')') {
            parameters.push(self.name()?);
        }
        Ok((name, parameters))
    }

    fn expression(&mut self) -> Result<Tree> {
        self.operations(1)
    }

    fn precedence(&self) -> (char, u32) {
        match self.tokens.last() {
            Some(&Token::Character(c @ '<')) => (c, 1),
            Some(&Token::Character(c @ ('+' | '-'))) => (c, 2),
            Some(&Token::Character(c @ ('*' | '/'))) => (c, 3),
            _ => (' ', 0),
        }
    }

    /// Operations that bind at least so strongly.
    fn operations(&mut self, least: u32) -> Result<Tree> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err("expressions are in each other too deep".to_owned());
        }
        let mut left = self.primary()?;
        let mut length = 0;
        loop {
            let (operation, strength) = self.precedence();
            if strength < least {
                break;
            }
            length += 1;
            if length > 10 * MAX_DEPTH {
                return Err("an expression has too many operations".to_owned());
            }
            self.tokens.pop();
            let right = self.operations(strength + 1)?;
            left = Tree::Binary(operation, Box::new(left), Box::new(right));
        }
        self.depth -= 1;
        Ok(left)
    }

    fn primary(&mut self) -> Result<Tree> {
        if self.character('(') {
            let inner = self.expression()?;
            self.expect(')')?;
            return Ok(inner);
        }
        match self.tokens.pop() {
            Some(Token::Number(number)) => Ok(Tree::Number(number)),
            Some(Token::Name(name)) => match &*name {
                "if" => self.condition(),
                "for" => self.repetition(),
                "var" => self.declaration(),
                _ => self.named(name),
            },
            _ => Err("expected an expression".to_owned()),
        }
    }

    fn named(&mut self, name: String) -> Result<Tree> {
        if self.character('=') {
            return Ok(Tree::Set(name, Box::new(self.expression()?)));
        }
        if !self.character('(') {
            return Ok(Tree::Variable(name));
        }
        let mut arguments = Vec::new();
        while !self.character(')') {
            if !arguments.is_empty() {
                self.expect(',')?;
            }
            arguments.push(self.expression()?);
        }
        self.calls.push((name.clone(), arguments.len()));
        Ok(Tree::Call(name, arguments))
    }

    fn condition(&mut self) -> Result<Tree> {
        let condition = self.expression()?;
        self.expect_word("then")?;
        let if_true = self.expression()?;
        self.expect_word("else")?;
        Ok(Tree::If(Box::new([condition, if_true, self.expression()?])))
    }

    fn repetition(&mut self) -> Result<Tree> {
        let name = self.name()?;
        self.expect('=')?;
        let first = self.expression()?;
        self.expect(',')?;
        let condition = self.expression()?;
        let step = if self.character(',') { self.expression()? } else { Tree::Number(1.0) };
        self.expect_word("in")?;
        Ok(Tree::For(name, Box::new([first, condition, step, self.expression()?])))
    }

    fn declaration(&mut self) -> Result<Tree> {
        let name = self.name()?;
        self.expect('=')?;
        let value = self.expression()?;
        self.expect_word("in")?;
        Ok(Tree::Var(name, Box::new([value, self.expression()?])))
    }
}

/// Makes the code of an expression.
struct Compiler<'m> {
    b: FunctionBuilder<'m>,
    /// The innermost is the last.
    variables: Vec<(String, Variable)>,
    functions: BTreeMap<String, Value>,
}

impl Compiler<'_> {
    fn variable(&mut self, name: &str, value: Value) -> Variable {
        let variable = self.b.variable(Type::DOUBLE);
        self.b.set(variable, value);
        self.variables.push((name.to_owned(), variable));
        variable
    }

    fn find(&self, name: &str) -> Result<Variable> {
        let found = self.variables.iter().rev().find(|(known, _)| known == name);
        found.map(|&(_, variable)| variable).ok_or_else(|| format!("unknown variable '{name}'"))
    }

    fn value(&mut self, tree: &Tree) -> Result<Value> {
        Ok(match tree {
            Tree::Number(number) => self.b.double(*number),
            Tree::Variable(name) => {
                let variable = self.find(name)?;
                self.b.get(variable)
            }
            Tree::Set(name, value) => {
                let (variable, value) = (self.find(name)?, self.value(value)?);
                self.b.set(variable, value);
                value
            }
            Tree::Binary(operation, left, right) => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                match operation {
                    '+' => self.b.fadd(left, right),
                    '-' => self.b.fsub(left, right),
                    '*' => self.b.fmul(left, right),
                    '/' => self.b.fdiv(left, right),
                    _ => {
                        let is_less = self.b.fcompare(FloatPredicate::Ult, left, right);
                        self.b.convert(Opcode::UIToFP, is_less, Type::DOUBLE)
                    }
                }
            }
            Tree::Call(name, arguments) => {
                let values: Result<Vec<Value>> = arguments.iter().map(|tree| self.value(tree)).collect();
                let function =
                    *self.functions.get(name).ok_or_else(|| format!("unknown function '{name}'"))?;
                self.b.call(function, (&vec![Type::DOUBLE; arguments.len()], Type::DOUBLE), &values?)
            }
            Tree::If(parts) => self.condition(parts)?,
            Tree::For(name, parts) => self.repetition(name, parts)?,
            Tree::Var(name, parts) => {
                let value = self.value(&parts[0])?;
                self.variable(name, value);
                let result = self.value(&parts[1])?;
                self.variables.pop();
                result
            }
        })
    }

    fn is_true(&mut self, tree: &Tree) -> Result<Value> {
        let (value, zero) = (self.value(tree)?, self.b.double(0.0));
        Ok(self.b.fcompare(FloatPredicate::One, value, zero))
    }

    fn condition(&mut self, [condition, if_true, if_false]: &[Tree; 3]) -> Result<Value> {
        let condition = self.is_true(condition)?;
        let (then, otherwise, done) = (self.b.block("then"), self.b.block("else"), self.b.block("done"));
        let result = self.b.variable(Type::DOUBLE);
        self.b.branch(condition, then, otherwise);
        for (block, tree) in [(then, if_true), (otherwise, if_false)] {
            self.b.begin(block);
            let value = self.value(tree)?;
            self.b.set(result, value);
            self.b.jump(done);
        }
        self.b.begin(done);
        Ok(self.b.get(result))
    }

    /// The value of a repetition is zero.
    fn repetition(&mut self, name: &str, [first, condition, step, body]: &[Tree; 4]) -> Result<Value> {
        let first = self.value(first)?;
        let variable = self.variable(name, first);
        let (head, again, done) = (self.b.block("head"), self.b.block("body"), self.b.block("done"));
        self.b.jump(head);
        self.b.begin(head);
        let condition = self.is_true(condition)?;
        self.b.branch(condition, again, done);
        self.b.begin(again);
        self.value(body)?;
        let (now, step) = (self.b.get(variable), self.value(step)?);
        let next = self.b.fadd(now, step);
        self.b.set(variable, next);
        self.b.jump(head);
        self.b.begin(done);
        self.variables.pop();
        Ok(self.b.double(0.0))
    }
}

/// What lines have defined.
pub struct Session {
    jit: Jit,
    /// Functions and their numbers of parameters.
    functions: BTreeMap<String, usize>,
}

impl Session {
    pub fn new() -> std::result::Result<Session, codewright::Error> {
        Ok(Session { jit: Jit::new()?, functions: BTreeMap::new() })
    }

    /// Does what a line says: the value of an expression, or what is wrong, or nothing.
    pub fn line(&mut self, line: &str) -> Option<String> {
        match self.run(line) {
            Ok(value) => value.map(|value| format!("= {value}")),
            Err(mistake) => Some(format!("error: {mistake}")),
        }
    }

    fn run(&mut self, line: &str) -> Result<Option<f64>> {
        let mut tokens = tokens(line)?;
        tokens.reverse();
        if tokens.is_empty() {
            return Ok(None);
        }
        let mut parser = Parser { tokens, depth: 0, calls: Vec::new() };
        if parser.word("extern") {
            let (name, parameters) = parser.prototype()?;
            self.functions.insert(name, parameters.len());
            return end(&parser).map(|()| None);
        }
        let is_definition = parser.word("def");
        let prototype = if is_definition { parser.prototype()? } else { ("line".to_owned(), Vec::new()) };
        let tree = parser.expression()?;
        end(&parser)?;
        let module = self.compile(&prototype, &tree, &parser.calls)?;
        let added = self.jit.add(module).map_err(|error| error.to_string())?;
        if is_definition {
            self.functions.insert(prototype.0, prototype.1.len());
            return Ok(None);
        }
        let found = self.jit.function::<fn() -> f64>("line");
        // SAFETY: the code computes with numbers; what it calls was defined by lines, or the user says with `extern`
        // that it may be called so.
        let value = found.map(|line| unsafe { line.call(()) }).map_err(|error| error.to_string());
        // SAFETY: the function has returned, and nobody else knows of it.
        unsafe { self.jit.session().remove(added) };
        value.map(Some)
    }

    fn compile(
        &self,
        (name, parameters): &(String, Vec<String>),
        tree: &Tree,
        calls: &[(String, usize)],
    ) -> Result<Module> {
        let mut module = Module::new("line");
        let mut functions = BTreeMap::new();
        for (callee, count) in calls {
            let known =
                if callee == name { Some(parameters.len()) } else { self.functions.get(callee).copied() };
            match known {
                Some(wanted) if wanted == *count => {}
                Some(wanted) => return Err(format!("'{callee}' takes {wanted} arguments")),
                None => return Err(format!("unknown function '{callee}'")),
            }
        }
        let others: BTreeSet<&(String, usize)> = calls.iter().filter(|(callee, _)| callee != name).collect();
        for (callee, count) in others {
            functions
                .insert(callee.clone(), module.declare(callee, &vec![Type::DOUBLE; *count], Type::DOUBLE));
        }
        let b = module.function(name, &vec![Type::DOUBLE; parameters.len()], Type::DOUBLE);
        functions.insert(name.clone(), b.this());
        let mut compiler = Compiler { b, variables: Vec::new(), functions };
        for (at, parameter) in parameters.iter().enumerate() {
            let value = compiler.b.parameter(at);
            compiler.variable(parameter, value);
        }
        let value = compiler.value(tree)?;
        compiler.b.ret(Some(value));
        compiler.b.finish().map_err(|error| error.to_string())?;
        Ok(module)
    }
}

fn end(parser: &Parser) -> Result<()> {
    if parser.tokens.is_empty() { Ok(()) } else { Err("something is behind the end".to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_compiled_one_after_the_other() {
        let mut session = Session::new().expect("a session");
        for (line, answer) in [
            ("def fib(n) if n < 2 then n else fib(n - 1) + fib(n - 2)", None),
            ("fib(20)", Some("= 6765")),
            ("1 + 2 * 3 - 8 / 4  # by the rules", Some("= 5")),
            ("def sum(n) var total = 0 in (for i = 1, i < n + 1 in total = total + i) + total", None),
            ("sum(100) + fib(10)", Some("= 5105")),
            ("var x = 2 in var x = x * x in x", Some("= 4")),
            ("extern floor(x)", None),
            ("floor(2.75)", Some("= 2")),
            ("nothing(1)", Some("error: unknown function 'nothing'")),
            ("fib(1, 2)", Some("error: 'fib' takes 1 arguments")),
            ("y + 1", Some("error: unknown variable 'y'")),
            ("(1", Some("error: expected ')'")),
            ("1 2", Some("error: something is behind the end")),
            ("def fib(n) n", Some("error: line: 'fib' is defined in line, too")),
            ("extern nowhere(x)", None),
            ("nowhere(1)", Some("error: undefined symbols: 'nowhere' (in line)")),
            ("fib(21)", Some("= 10946")),
            ("", None),
        ] {
            assert_eq!(session.line(line).as_deref(), answer, "{line}");
        }
        let deep = format!("{}1{}", "(".repeat(100_000), ")".repeat(100_000));
        assert_eq!(session.line(&deep).as_deref(), Some("error: expressions are in each other too deep"));
        let long = vec!["1"; 100_000].join("+");
        assert_eq!(session.line(&long).as_deref(), Some("error: an expression has too many operations"));
    }
}
