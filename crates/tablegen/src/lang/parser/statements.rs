//! Statements other than class and def: multiclass, defm, foreach, if, let, defset, deftype.

use super::entries::{Entry, Loop};
use super::{Defset, LetItem, Mode, Multiclass, Parser, ScopeKind};
use crate::lang::context::{Failed, Result};
use crate::lang::record::{Record, RecordKind};
use crate::lang::source::Loc;
use crate::lang::token::{Op, Tok};
use crate::lang::types::{Type, TypeKind};
use crate::lang::value::Value;
use std::rc::Rc;

impl Parser<'_> {
    /// `Statement*`
    pub(super) fn statement_list(&mut self) -> Result<()> {
        while self.lex.tok.starts_statement() {
            self.statement()?;
        }
        Ok(())
    }

    fn statement(&mut self) -> Result<()> {
        self.cx.descend()?;
        let result = self.statement_inner();
        self.cx.depth -= 1;
        result
    }

    fn statement_inner(&mut self) -> Result<()> {
        let in_multiclass = self.current_multiclass.is_some();
        let in_loop = !self.loops.is_empty();
        match self.lex.tok {
            Tok::KwAssert => self.parse_assert(None),
            Tok::KwDef => self.parse_def(),
            Tok::KwDefm => self.parse_defm(),
            Tok::KwDefvar => self.parse_defvar(None),
            Tok::KwDump => self.parse_dump(None),
            Tok::KwForeach => self.parse_foreach(),
            Tok::KwIf => self.parse_if(),
            Tok::KwLet => self.parse_let(),
            Tok::KwDefset if in_multiclass => {
                Err(self.token_error("defset is not allowed inside multiclass"))
            }
            Tok::KwDefset => self.parse_defset(),
            Tok::KwDeftype => self.parse_deftype(),
            Tok::KwClass if in_multiclass => Err(self.token_error("class is not allowed inside multiclass")),
            Tok::KwClass if in_loop => Err(self.token_error("class is not allowed inside foreach loop")),
            Tok::KwClass => self.parse_class(),
            Tok::KwMulticlass if in_loop => {
                Err(self.token_error("multiclass is not allowed inside foreach loop"))
            }
            Tok::KwMulticlass => self.parse_multiclass(),
            _ => {
                Err(self.token_error("Expected assert, class, def, defm, defset, dump, foreach, if, or let"))
            }
        }
    }

    /// `'{' Statement* '}'` or one statement.
    fn block(&mut self, message: &str) -> Result<()> {
        if self.lex.tok != Tok::LBrace {
            return self.statement();
        }
        let open = self.lex.loc;
        self.advance();
        self.statement_list()?;
        self.expect_close(Tok::RBrace, message, open, "{")
    }

    /// `multiclass Name [<Arguments>] [':' Reference (',' Reference)*] ('{' Statement+ '}' | ';')`
    fn parse_multiclass(&mut self) -> Result<()> {
        self.advance();
        if self.lex.tok != Tok::Id {
            return Err(self.token_error("expected identifier after multiclass for name"));
        }
        let (name, loc) = (self.lex.string, self.lex.loc);
        if let Some(&index) = self.multiclasses.get(&name) {
            let previous = self.cx.record(self.multiclass_list[index].record).loc();
            let message = format!("multiclass '{}' already defined", self.cx.text(name));
            return Err(self.cx.error_with_note(loc, message, previous, "previous definition is here"));
        }
        let text = self.cx.values.string(name, false);
        let record = self.cx.add_record(Record::new(text, loc, RecordKind::Multiclass));
        let index = self.multiclass_list.len();
        self.multiclass_list.push(Multiclass { record, entries: Rc::new(Vec::new()) });
        self.multiclasses.insert(name, index);
        let outer = self.current_multiclass.replace(index);
        self.advance();
        let result = self.multiclass_definition(index);
        if result.is_err() {
            self.failed_names.insert(name);
        }
        // As in LLVM, a multiclass inside another ends both.
        let _ = outer;
        self.current_multiclass = None;
        result
    }

    fn multiclass_definition(&mut self, index: usize) -> Result<()> {
        let record = self.multiclass_list[index].record;
        self.push_scope(ScopeKind::Multiclass(record));
        if self.lex.tok == Tok::Less {
            self.template_arguments(record)?;
        }
        let inherits = self.consume(Tok::Colon);
        if inherits {
            loop {
                let (parent, reference) = self.parent_multiclass_reference(record)?;
                let name = self.cx.qualified_name_argument(record);
                let name = self.cx.values.var(name, Type::STRING);
                let mut entries = Vec::new();
                self.instantiate_multiclass(parent, &reference, name, false, &mut entries, None)?;
                Rc::make_mut(&mut self.multiclass_list[index].entries).extend(entries);
                if !self.consume(Tok::Comma) {
                    break;
                }
            }
        }
        if self.lex.tok == Tok::LBrace {
            self.multiclass_body()?;
        } else if !inherits {
            return Err(self.token_error("expected '{' in multiclass definition"));
        } else {
            self.expect(Tok::Semi, "expected ';' in multiclass definition")?;
        }
        self.check_unused_arguments(record);
        self.pop_scope();
        Ok(())
    }

    fn multiclass_body(&mut self) -> Result<()> {
        if self.advance() == Tok::RBrace {
            return Err(self.token_error("multiclass must contain at least one def"));
        }
        while self.lex.tok != Tok::RBrace {
            match self.lex.tok {
                Tok::KwAssert
                | Tok::KwDef
                | Tok::KwDefm
                | Tok::KwDefvar
                | Tok::KwDump
                | Tok::KwForeach
                | Tok::KwIf
                | Tok::KwLet => self.statement()?,
                _ => {
                    return Err(self.token_error(
                        "expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in \
                         multiclass body",
                    ));
                }
            }
        }
        self.advance();
        self.stray_semicolon("A multiclass body should not end with a semicolon");
        Ok(())
    }

    /// `defm [Name] ':' Reference (',' Reference)* ';'`: multiclasses, then perhaps classes.
    fn parse_defm(&mut self) -> Result<()> {
        self.advance();
        let mut name = self.object_name()?;
        if name == Value::UNSET {
            name = self.cx.new_anonymous_name();
            if let Some(record) = self.multiclass_record() {
                let prefix = self.cx.qualified_name_argument(record);
                let prefix = self.cx.values.var(prefix, Type::STRING);
                name = self.string_concat(prefix, name)?;
            }
        }
        if self.lex.tok != Tok::Colon {
            return Err(self.token_error("expected ':' after defm identifier"));
        }
        self.advance();
        let is_final = self.current_multiclass.is_none() && self.loops.is_empty();
        let mut entries = Vec::new();
        let mut has_classes = false;
        loop {
            let loc = self.lex.loc;
            let (index, reference) = self.multiclass_reference()?;
            self.instantiate_multiclass(index, &reference, name, is_final, &mut entries, Some(loc))?;
            if !self.consume(Tok::Comma) {
                break;
            }
            if self.lex.tok != Tok::Id {
                return Err(self.token_error("expected identifier"));
            }
            has_classes = self.cx.classes.contains_key(&self.lex.string);
            if has_classes {
                break;
            }
        }
        while has_classes {
            let reference = self.class_reference(None)?;
            entries.iter().try_for_each(|entry| self.inherit_into(entry, &reference))?;
            has_classes = self.consume(Tok::Comma);
        }
        let mut result = Ok(());
        for entry in entries {
            self.apply_lets_to(&entry)?;
            // One bad record does not keep the others from being made.
            result = result.and(self.add_entry(entry));
        }
        self.expect(Tok::Semi, "expected ';' at end of defm")?;
        result
    }

    /// `foreach Variable '=' (Value | '{' Ranges '}' | Range) in Block`
    fn parse_foreach(&mut self) -> Result<()> {
        let loc = self.lex.loc;
        self.advance();
        let (variable, element, list) = self.foreach_declaration()?;
        self.expect(Tok::KwIn, "Unknown tok")?;
        let variable_value = self.cx.values.var(variable, element);
        self.push_scope(ScopeKind::Loop(Some(variable_value)));
        self.loops.push(Loop { loc, variable: Some(variable), list, entries: Vec::new() });
        self.block("expected '}' at end of foreach command")?;
        self.pop_scope();
        self.finish_loop()
    }

    /// The loop just read goes into what is around it, or runs.
    fn finish_loop(&mut self) -> Result<()> {
        match self.loops.pop() {
            Some(finished) => self.add_entry(Entry::Loop(Rc::new(finished))),
            None => Ok(()),
        }
    }

    /// The variable, its type, and the list.
    fn foreach_declaration(&mut self) -> Result<(Value, Type, Value)> {
        let name = self.expect_identifier("Expected identifier in foreach declaration")?;
        let variable = self.cx.values.string(name, false);
        self.expect(Tok::Equal, "Expected '=' in foreach declaration")?;
        let mut ranges = Vec::new();
        if self.consume(Tok::LBrace) {
            ranges = self.range_list()?;
            self.expect(Tok::RBrace, "expected '}' at end of bit range list")?;
        } else {
            let loc = self.lex.loc;
            let value = self.parse_value(None, None, Mode::Value)?;
            let ty = self.cx.values.ty(value);
            if ty == Type::NONE {
                let message = format!("expected a list, got '{}'", self.cx.value_text(value));
                return Err(self.cx.error(loc, message));
            }
            if let Some(element) = self.cx.types.element(ty) {
                return Ok((variable, element, value));
            }
            self.range_piece(Some(value), &mut ranges)?;
        }
        let ints: Vec<i64> = ranges.into_iter().map(i64::from).collect();
        Ok((variable, Type::INT, self.cx.int_list(&ints)))
    }

    /// `if Condition then Block [else Block]`
    fn parse_if(&mut self) -> Result<()> {
        let loc = self.lex.loc;
        self.advance();
        let condition = self.parse_value(None, None, Mode::Value)?;
        self.expect(Tok::KwThen, "Unknown tok")?;
        let list_ty = self.cx.types.list(Type::BIT);
        let none = self.cx.values.list(list_ty, &[]);
        let once = self.cx.values.list(list_ty, &[Value::TRUE]);
        self.if_arm(loc, [condition, once, none], "then")?;
        if self.consume(Tok::KwElse) {
            self.if_arm(loc, [condition, none, once], "else")?;
        }
        Ok(())
    }

    fn if_arm(&mut self, loc: Loc, choice: [Value; 3], arm: &str) -> Result<()> {
        let list_ty = self.cx.types.list(Type::BIT);
        let list = self.cx.ternary_op(Op::If, choice, list_ty, None)?;
        self.loops.push(Loop { loc, variable: None, list, entries: Vec::new() });
        self.push_scope(ScopeKind::Loop(None));
        self.block(&format!("expected '}}' at end of '{arm}' clause"))?;
        self.pop_scope();
        self.finish_loop()
    }

    /// `let Item (',' Item)* in Block`
    fn parse_let(&mut self) -> Result<()> {
        self.advance();
        let mut items = Vec::new();
        loop {
            let (mode, name, loc) = self.let_target("expected identifier in let definition")?;
            let mut bits = self.optional_range_list(Tok::Less, Tok::Greater)?;
            bits.reverse();
            self.expect(Tok::Equal, "expected '=' in let expression")?;
            let value = self.parse_value(None, None, Mode::Value)?;
            items.push(LetItem { name, bits, value, loc, mode });
            if !self.consume(Tok::Comma) {
                break;
            }
        }
        self.lets.push(items);
        self.expect(Tok::KwIn, "expected 'in' at end of top-level 'let'")?;
        let braced = self.lex.tok == Tok::LBrace;
        if braced {
            self.push_scope(ScopeKind::Local);
        }
        self.block("expected '}' at end of top level let command")?;
        if braced {
            self.pop_scope();
        }
        self.lets.pop();
        Ok(())
    }

    /// `defset Type Name '=' '{' Statement* '}'`
    fn parse_defset(&mut self) -> Result<()> {
        self.advance();
        let loc = self.lex.loc;
        let ty = self.parse_type()?;
        let Some(element) = self.cx.types.element(ty) else {
            return Err(self.cx.error(loc, "expected list type"));
        };
        if self.lex.tok != Tok::Id {
            return Err(self.token_error("expected identifier"));
        }
        let name = self.lex.string;
        if self.cx.global(name).is_some() {
            return Err(self.token_error("def or global variable of this name already exists"));
        }
        self.advance();
        self.expect(Tok::Equal, "expected '='")?;
        if self.lex.tok != Tok::LBrace {
            return Err(self.token_error("expected '{'"));
        }
        self.defsets.push(Defset { loc, element, elements: Vec::new() });
        let result = self.block("expected '}' at end of defset");
        let elements = self.defsets.pop().map_or_else(Vec::new, |defset| defset.elements);
        if result.is_err() {
            self.failed_names.insert(name);
            return Err(Failed);
        }
        let list = self.cx.values.list(ty, &elements);
        self.add_global(name, list);
        Ok(())
    }

    /// `deftype Name '=' Type ';'`
    fn parse_deftype(&mut self) -> Result<()> {
        self.advance();
        if self.lex.tok != Tok::Id {
            return Err(self.token_error("expected identifier"));
        }
        let name = self.lex.string;
        if self.type_aliases.contains_key(&name) || self.cx.classes.contains_key(&name) {
            let text = self.cx.text(name);
            return Err(self.token_error(format!("type of this name '{text}' already exists")));
        }
        self.advance();
        self.expect(Tok::Equal, "expected '='")?;
        let loc = self.lex.loc;
        let ty = self.parse_type()?;
        if let TypeKind::Record(_) = self.cx.types.kind(ty) {
            let message = format!("cannot define type alias for class type '{}'", self.cx.type_text(ty));
            return Err(self.cx.error(loc, message));
        }
        self.type_aliases.insert(name, ty);
        self.expect(Tok::Semi, "expected ';'")
    }
}
