//! The parser. It evaluates while it parses: there is no syntax tree.
//!
//! Statements are executed as they are read, because what a text means depends on what was defined before it. Inside
//! multiclasses and loops they are kept as prototypes (see [`entries`]) and executed per instantiation.
//!
//! After an error the parser abandons the statement and goes on at the next one that begins a line, so that one run
//! reports several mistakes. Names whose definition failed are remembered, and mistakes that only follow from that
//! are not reported.

mod arguments;
mod body;
mod entries;
mod operators;
mod operators_special;
mod statements;
mod types;
mod values;

use super::context::{Context, Failed, Result};
use super::instantiate::ClassReference;
use super::lexer::Lexer;
use super::record::{Record, RecordId, RecordKind};
use super::source::Loc;
use super::token::Tok;
use super::types::Type;
use super::value::{Value, View};
use entries::{Entry, Loop};
use std::rc::Rc;
use support::hash::{FxHashMap, FxHashSet};
use support::interner::Symbol as Str;

/// Errors after which a run gives up.
const MAX_ERRORS: usize = 100;

/// Where a name is looked up besides the variables of a scope.
#[derive(Clone, Copy)]
enum ScopeKind {
    Local,
    /// Fields and template arguments of a record.
    Record(RecordId),
    /// The variable of a loop (`None` for `if`).
    Loop(Option<Value>),
    /// Arguments of a multiclass.
    Multiclass(RecordId),
}

struct Scope {
    kind: ScopeKind,
    variables: Vec<(Str, Value)>,
}

/// A multiclass: the holder of its arguments, and what it contains.
struct Multiclass {
    record: RecordId,
    entries: Rc<Vec<Entry>>,
}

/// One binding of `let ... in`, or of `let` in a body.
#[derive(Clone)]
struct LetItem {
    name: Str,
    /// Least significant first; empty for the whole field.
    bits: Vec<u32>,
    value: Value,
    loc: Loc,
    mode: LetMode,
}

/// What `let` does with the old value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LetMode {
    Replace,
    Append,
    Prepend,
}

struct Defset {
    loc: Loc,
    element: Type,
    elements: Vec<Value>,
}

/// In which position an identifier stands: in a name, unknown ones and globals are text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Value,
    Name,
}

pub struct Parser<'i> {
    pub cx: Context,
    pub lex: Lexer<'i>,
    pub warn_unused_arguments: bool,
    scopes: Vec<Scope>,
    lets: Vec<Vec<LetItem>>,
    loops: Vec<Loop>,
    defsets: Vec<Defset>,
    multiclasses: FxHashMap<Str, usize>,
    multiclass_list: Vec<Multiclass>,
    current_multiclass: Option<usize>,
    type_aliases: FxHashMap<Str, Type>,
    /// Variables of the operators around the current expression.
    bound: Vec<Str>,
    /// Stands for the record in which variables of operators live when there is no other.
    expression_record: RecordId,
    /// Names whose definition failed.
    failed_names: FxHashSet<Str>,
}

impl<'i> Parser<'i> {
    pub fn new(mut cx: Context, lex: Lexer<'i>) -> Self {
        let name = cx.string_value(b".parse");
        let expression_record = cx.add_record(Record::new(name, Loc::NONE, RecordKind::Def));
        Parser {
            cx,
            lex,
            warn_unused_arguments: true,
            scopes: Vec::new(),
            lets: Vec::new(),
            loops: Vec::new(),
            defsets: Vec::new(),
            multiclasses: FxHashMap::default(),
            multiclass_list: Vec::new(),
            current_multiclass: None,
            type_aliases: FxHashMap::default(),
            bound: Vec::new(),
            expression_record,
            failed_names: FxHashSet::default(),
        }
    }

    /// Reads and executes the whole input.
    pub fn parse_file(&mut self) {
        self.advance();
        self.push_scope(ScopeKind::Local);
        loop {
            let result = self.statement_list();
            if result.is_ok() && self.lex.tok == Tok::Eof {
                return;
            }
            if result.is_ok() && !(self.lex.tok == Tok::RBrace && self.cx.diagnostics.has_errors()) {
                self.token_error("Unexpected token at top level");
            }
            let hopeless = self.cx.values.too_deep || self.cx.steps > self.cx.max_steps;
            if hopeless || self.cx.diagnostics.num_errors() >= MAX_ERRORS {
                return;
            }
            self.recover();
        }
    }

    /// Forgets the statement being parsed and skips to one that begins a line.
    fn recover(&mut self) {
        self.scopes.truncate(1);
        self.lets.clear();
        self.loops.clear();
        self.defsets.clear();
        self.bound.clear();
        self.current_multiclass = None;
        self.cx.depth = 0;
        loop {
            if self.lex.tok == Tok::Eof {
                return;
            }
            // Always past the token that was the problem.
            self.advance();
            if self.lex.tok.starts_statement() && self.at_line_start() {
                return;
            }
        }
    }

    fn at_line_start(&self) -> bool {
        match self.cx.sources.span(self.lex.loc, 0) {
            Some(span) => {
                let text = &self.cx.sources.map.get(span.source).text;
                span.lo == 0 || text.get(span.lo as usize - 1) == Some(&b'\n')
            }
            None => false,
        }
    }

    // Tokens and errors.

    fn advance(&mut self) -> Tok {
        self.lex.advance(&mut self.cx)
    }

    /// Takes the current token if it is `tok`.
    fn consume(&mut self, tok: Tok) -> bool {
        let found = self.lex.tok == tok;
        if found {
            self.advance();
        }
        found
    }

    /// An error at the current token. A token that was malformed has been reported already.
    fn token_error(&mut self, message: impl Into<String>) -> Failed {
        if self.lex.tok == Tok::Error {
            return Failed;
        }
        self.cx.error(self.lex.loc, message)
    }

    fn expect(&mut self, tok: Tok, message: &str) -> Result<()> {
        if self.consume(tok) { Ok(()) } else { Err(self.token_error(message)) }
    }

    /// Expects the end of something that began at `open`.
    fn expect_close(&mut self, tok: Tok, message: &str, open: Loc, opener: &str) -> Result<()> {
        if self.consume(tok) {
            return Ok(());
        }
        if self.lex.tok == Tok::Error {
            return Err(Failed);
        }
        let note = format!("to match this '{opener}'");
        Err(self.cx.error_with_note(self.lex.loc, message.to_string(), open, note))
    }

    fn expect_identifier(&mut self, message: &str) -> Result<Str> {
        if self.lex.tok != Tok::Id {
            return Err(self.token_error(message));
        }
        let name = self.lex.string;
        self.advance();
        Ok(name)
    }

    // Scopes.

    fn push_scope(&mut self, kind: ScopeKind) {
        self.scopes.push(Scope { kind, variables: Vec::new() });
    }

    fn pop_scope(&mut self) {
        self.scopes.pop();
    }

    fn is_outermost_scope(&self) -> bool {
        self.scopes.len() <= 1
    }

    fn is_defined_here(&self, name: Str) -> bool {
        self.scopes.last().is_some_and(|scope| scope.variables.iter().any(|&(known, _)| known == name))
    }

    /// The variable of this name in the innermost scope that has one.
    fn variable(&mut self, name: Str) -> Option<Value> {
        for i in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[i];
            if let Some(&(_, value)) = scope.variables.iter().rev().find(|&&(known, _)| known == name) {
                return Some(value);
            }
            let found = match scope.kind {
                ScopeKind::Local => None,
                ScopeKind::Record(record) => self.record_variable(record, name),
                ScopeKind::Loop(variable) => {
                    variable.filter(|&variable| match self.cx.values.view(variable) {
                        View::Var(known) => self.cx.as_str(known) == Some(name),
                        _ => false,
                    })
                }
                ScopeKind::Multiclass(record) => self.argument_variable(record, name),
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn record_variable(&mut self, record: RecordId, name: Str) -> Option<Value> {
        if let Some(field) = self.cx.record(record).field(name) {
            let ty = field.ty;
            let name = self.cx.values.string(name, false);
            return Some(self.cx.values.var(name, ty));
        }
        if self.cx.record(record).is_class() { self.argument_variable(record, name) } else { None }
    }

    fn argument_variable(&mut self, owner: RecordId, name: Str) -> Option<Value> {
        let has_arguments = !self.cx.record(owner).template_args().is_empty();
        if !has_arguments && name != self.cx.name_argument {
            return None;
        }
        let qualified = self.cx.qualified(owner, name);
        let is_argument = self.cx.record(owner).template_args().contains(&qualified);
        let mut ty = Type::STRING;
        if is_argument && let Some(field) = self.cx.record_mut(owner).field_mut(qualified) {
            field.used = true;
            ty = field.ty;
        } else if name != self.cx.name_argument {
            return None;
        }
        let qualified = self.cx.values.string(qualified, false);
        Some(self.cx.values.var(qualified, ty))
    }

    /// The value of an identifier.
    fn identifier_value(
        &mut self,
        name: Str,
        loc: Loc,
        record: Option<RecordId>,
        mode: Mode,
    ) -> Result<Value> {
        if let Some(value) = self.variable(name) {
            return Ok(value);
        }
        if mode == Mode::Name {
            return Ok(self.cx.values.string(name, false));
        }
        if let Some(value) = self.cx.global(name) {
            return Ok(value);
        }
        // A def may mention itself. The look-up waits until its type is known.
        let text = self.cx.values.string(name, false);
        if let Some(record) = record
            && !self.cx.record(record).is_class()
            && self.current_multiclass.is_none()
            && self.cx.record(record).name == text
        {
            let ty = self.cx.type_of_record(record);
            return Ok(self.cx.values.unary(super::token::Op::Cast, text, ty));
        }
        if self.failed_names.contains(&name) {
            return Err(Failed);
        }
        let message = format!("Variable not defined: '{}'", self.cx.text(name));
        let help = self.suggest_variable(name, record);
        Err(self.cx.error_with_help(loc, message, help))
    }

    fn suggest_variable(&self, name: Str, record: Option<RecordId>) -> Option<String> {
        let locals = self.scopes.iter().rev().flat_map(|scope| scope.variables.iter().map(|&(name, _)| name));
        let fields =
            record.into_iter().flat_map(|record| self.cx.record(record).fields.iter().map(|f| f.name));
        let globals = self.cx.global_list.iter().copied();
        let near = self.cx.suggest_among(name, locals.chain(fields).chain(globals));
        near.or_else(|| self.cx.suggest_def(name))
    }

    /// Warns of template arguments that nothing mentions.
    fn check_unused_arguments(&mut self, owner: RecordId) {
        if !self.warn_unused_arguments {
            return;
        }
        for name in self.cx.record(owner).template_args().to_vec() {
            let Some(field) = self.cx.record(owner).field(name) else { continue };
            if !field.used {
                let loc = field.loc;
                let message = format!("unused template argument: {}", self.cx.text(name));
                self.cx.warning(loc, message);
            }
        }
    }

    /// The record of the multiclass being defined.
    fn multiclass_record(&self) -> Option<RecordId> {
        self.current_multiclass.map(|index| self.multiclass_list[index].record)
    }
}
