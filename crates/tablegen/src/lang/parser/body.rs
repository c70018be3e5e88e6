//! Classes and defs: names, template arguments, parents, bodies.

use super::entries::Entry;
use super::{LetItem, LetMode, Mode, Parser, ScopeKind};
use crate::lang::context::{Context, Failed, Result};
use crate::lang::record::{Assertion, Dump, Field, FieldKind, Record, RecordId, RecordKind};
use crate::lang::source::Loc;
use crate::lang::token::Tok;
use crate::lang::types::Type;
use crate::lang::value::{Value, View};
use support::interner::Symbol as Str;

impl Parser<'_> {
    /// `class Name [<Arguments>] ObjectBody`
    pub(super) fn parse_class(&mut self) -> Result<()> {
        self.advance();
        if self.lex.tok != Tok::Id {
            return Err(self.token_error("expected class name after 'class' keyword"));
        }
        let (name, loc) = (self.lex.string, self.lex.loc);
        let class = self.declare_class(name, loc)?;
        self.advance();
        let result = self.class_definition(class);
        if result.is_err() {
            self.failed_names.insert(name);
        }
        result
    }

    fn declare_class(&mut self, name: Str, loc: Loc) -> Result<RecordId> {
        if let Some(&class) = self.cx.classes.get(&name) {
            let record = self.cx.record(class);
            let is_forward =
                record.fields.is_empty() && record.parents.is_empty() && record.template_args().is_empty();
            if !is_forward {
                let previous = record.loc();
                let message = format!("Class '{}' already defined", self.cx.text(name));
                return Err(self.cx.error_with_note(loc, message, previous, "previous definition is here"));
            }
            self.cx.record_mut(class).locs[0] = loc;
            return Ok(class);
        }
        if self.type_aliases.contains_key(&name) {
            let message = format!("there is already a defined type alias '{}'", self.cx.text(name));
            return Err(self.token_error(message));
        }
        let text = self.cx.values.string(name, false);
        let class = self.cx.add_record(Record::new(text, loc, RecordKind::Class));
        self.cx.classes.insert(name, class);
        self.cx.class_list.push(class);
        Ok(class)
    }

    fn class_definition(&mut self, class: RecordId) -> Result<()> {
        self.push_scope(ScopeKind::Record(class));
        if self.lex.tok == Tok::Less {
            self.template_arguments(class)?;
        }
        self.object_body(class)?;
        self.check_unused_arguments(class);
        self.cx.record_mut(class).fields.shrink_to_fit();
        self.pop_scope();
        Ok(())
    }

    /// At `<`: `'<' Declaration (',' Declaration)* '>'`. `owner` is a class or multiclass.
    pub(super) fn template_arguments(&mut self, owner: RecordId) -> Result<()> {
        loop {
            self.advance();
            let loc = self.lex.loc;
            let name = self.declaration(owner, true)?;
            if self.cx.record(owner).template_args().contains(&name) {
                let message = "template argument with the same name has already been defined";
                return Err(self.cx.error(loc, message));
            }
            self.cx.record_mut(owner).extra_mut().template_args.push(name);
            if self.lex.tok != Tok::Comma {
                break;
            }
        }
        self.expect(Tok::Greater, "expected '>' at end of template argument list")
    }

    /// `def [Name] ObjectBody`
    pub(super) fn parse_def(&mut self) -> Result<()> {
        let def_loc = self.lex.loc;
        self.advance();
        let is_identifier = self.lex.tok == Tok::Id;
        let (first, name_loc) = (self.lex.string, if is_identifier { self.lex.loc } else { def_loc });
        let name = self.object_name()?;
        let record = if name == Value::UNSET {
            let name = self.cx.new_anonymous_name();
            Record::new(name, def_loc, RecordKind::AnonymousDef)
        } else {
            Record::new(name, name_loc, RecordKind::Def)
        };
        let record = self.cx.add_record(record);
        self.cx.check_name(record)?;
        let result = self.object_body(record).and_then(|()| self.add_entry(Entry::Record(record)));
        if result.is_err() && is_identifier {
            self.failed_names.insert(first);
        }
        result
    }

    /// The name of a def or defm; `?` if there is none. In a multiclass, `NAME` is put before a name that does not
    /// mention it.
    pub(super) fn object_name(&mut self) -> Result<Value> {
        if matches!(self.lex.tok, Tok::Colon | Tok::Semi | Tok::LBrace) {
            return Ok(Value::UNSET);
        }
        let multiclass = self.multiclass_record();
        let name = self.parse_value(multiclass, Some(Type::STRING), Mode::Name)?;
        let Some(multiclass) = multiclass else { return Ok(name) };
        let name_argument = self.cx.qualified_name_argument(multiclass);
        if self.cx.mentions(name, name_argument)? {
            return Ok(name);
        }
        let prefix = self.cx.values.var(name_argument, Type::STRING);
        self.string_concat(prefix, name)
    }

    /// `ObjectBody ::= [':' ClassRef (',' ClassRef)*] Body`
    fn object_body(&mut self, record: RecordId) -> Result<()> {
        self.push_scope(ScopeKind::Record(record));
        if self.consume(Tok::Colon) {
            loop {
                let reference = self.class_reference(Some(record))?;
                self.cx.inherit(record, &reference)?;
                if !self.consume(Tok::Comma) {
                    break;
                }
            }
        }
        self.apply_lets(record)?;
        self.body(record)?;
        self.pop_scope();
        Ok(())
    }

    /// Applies the `let ... in` around to a record.
    pub(super) fn apply_lets(&mut self, record: RecordId) -> Result<()> {
        for i in 0..self.lets.len() {
            for j in 0..self.lets[i].len() {
                let item = self.lets[i][j].clone();
                self.cx.assign(record, &item, false)?;
            }
        }
        Ok(())
    }

    /// `Body ::= ';' | '{' BodyItem* '}'`
    fn body(&mut self, record: RecordId) -> Result<()> {
        if self.consume(Tok::Semi) {
            return Ok(());
        }
        self.expect(Tok::LBrace, "Expected '{' to start body or ';' for declaration only")?;
        while self.lex.tok != Tok::RBrace {
            self.body_item(record)?;
        }
        self.advance();
        self.stray_semicolon("A class or def body should not end with a semicolon");
        Ok(())
    }

    /// A semicolon after a body is an error that changes nothing.
    pub(super) fn stray_semicolon(&mut self, message: &str) {
        let loc = self.lex.loc;
        if self.consume(Tok::Semi) {
            let diagnostic = self.cx.diagnostic(support::diag::Severity::Error, loc, message.to_string());
            let note = "Semicolon ignored; remove to eliminate this error";
            self.cx.diagnostics.push(diagnostic.with_note(support::diag::Location::None, note));
        }
    }

    fn body_item(&mut self, record: RecordId) -> Result<()> {
        match self.lex.tok {
            Tok::KwAssert => self.parse_assert(Some(record)),
            Tok::KwDefvar => self.parse_defvar(Some(record)),
            Tok::KwDump => self.parse_dump(Some(record)),
            Tok::KwLet => self.body_let(record),
            _ => {
                self.declaration(record, false)?;
                self.expect(Tok::Semi, "expected ';' after declaration")
            }
        }
    }

    /// `let Field [{Bits}] = Value ;`
    fn body_let(&mut self, record: RecordId) -> Result<()> {
        self.advance();
        let (mode, name, loc) = self.let_target("expected field identifier after let")?;
        let mut bits = self.optional_range_list(Tok::LBrace, Tok::RBrace)?;
        bits.reverse();
        self.expect(Tok::Equal, "expected '=' in let expression")?;
        let Some(field) = self.cx.record(record).field(name).copied() else {
            let message = format!("Value '{}' unknown!", self.cx.text(name));
            let fields = self.cx.record(record).fields.iter().map(|field| field.name);
            let help = self.cx.suggest_among(name, fields);
            return Err(self.cx.error_with_help(loc, message, help));
        };
        let mut ty = field.ty;
        if !bits.is_empty() && self.cx.types.width(ty).is_some() {
            ty = self.cx.types.bits(bits.len() as u32);
        }
        let value = self.parse_value(Some(record), Some(ty), Mode::Value)?;
        self.expect(Tok::Semi, "expected ';' after let expression")?;
        self.cx.assign(record, &LetItem { name, bits, value, loc, mode }, false)
    }

    /// `[append | prepend] Name`. The modes are words only if a name follows them.
    pub(super) fn let_target(&mut self, message: &str) -> Result<(LetMode, Str, Loc)> {
        let mut loc = self.lex.loc;
        let mut name = self.expect_identifier(message)?;
        let mut mode = LetMode::Replace;
        if self.lex.tok == Tok::Id {
            mode = match self.cx.strings.resolve(name) {
                b"append" => LetMode::Append,
                b"prepend" => LetMode::Prepend,
                _ => return Err(self.token_error("expected '=' in let expression")),
            };
            loc = self.lex.loc;
            name = self.expect_identifier(message)?;
        }
        Ok((mode, name, loc))
    }

    /// `Declaration ::= ['field'] Type Name ['=' Value]`: the name under which it is a field. `owner` gets the field,
    /// or the template argument.
    fn declaration(&mut self, owner: RecordId, is_argument: bool) -> Result<Str> {
        let is_field = self.consume(Tok::KwField);
        let ty = self.parse_type()?;
        if self.lex.tok != Tok::Id {
            return Err(self.token_error("Expected identifier in declaration"));
        }
        let (mut name, loc) = (self.lex.string, self.lex.loc);
        if name == self.cx.name_argument {
            return Err(self.token_error("'NAME' is a reserved variable name"));
        }
        if !is_argument && self.is_defined_here(name) {
            return Err(self.token_error("local variable of this name already exists"));
        }
        self.advance();
        let kind = match (is_argument, is_field) {
            (true, _) => FieldKind::TemplateArg,
            (false, true) => FieldKind::Nonconcrete,
            (false, false) => FieldKind::Normal,
        };
        if is_argument {
            name = self.cx.qualified(owner, name);
        }
        let field = Field { name, ty, value: Value::UNSET, loc, kind, used: false };
        self.cx.add_field(owner, loc, field)?;
        if self.consume(Tok::Equal) {
            let loc = self.lex.loc;
            // Arguments of a multiclass see no record.
            let is_multiclass = self.cx.record(owner).kind == RecordKind::Multiclass;
            let record = (!is_multiclass).then_some(owner);
            let value = self.parse_value(record, Some(ty), Mode::Value)?;
            let item = LetItem { name, bits: Vec::new(), value, loc, mode: LetMode::Replace };
            self.cx.assign_initial(owner, &item)?;
        }
        Ok(name)
    }

    /// `assert Condition, Message ;`
    pub(super) fn parse_assert(&mut self, record: Option<RecordId>) -> Result<()> {
        self.advance();
        let loc = self.lex.loc;
        let condition = self.parse_value(record, None, Mode::Value)?;
        self.expect(Tok::Comma, "expected ',' in assert statement")?;
        let message = self.parse_value(record, None, Mode::Value)?;
        self.expect(Tok::Semi, "expected ';'")?;
        let assertion = Assertion { loc, condition, message };
        match record {
            Some(record) => self.cx.record_mut(record).extra_mut().assertions.push(assertion),
            // A failed assertion does not stop the statements after it.
            None => drop(self.add_entry(Entry::Assertion(assertion))),
        }
        Ok(())
    }

    /// `dump Message ;`
    pub(super) fn parse_dump(&mut self, record: Option<RecordId>) -> Result<()> {
        let loc = self.lex.loc;
        self.advance();
        let message = self.parse_value(record, None, Mode::Value)?;
        self.expect(Tok::Semi, "expected ';'")?;
        let dump = Dump { loc, message };
        match record {
            Some(record) => self.cx.record_mut(record).extra_mut().dumps.push(dump),
            None => drop(self.add_entry(Entry::Dump(dump))),
        }
        Ok(())
    }

    /// `defvar Name = Value ;`
    pub(super) fn parse_defvar(&mut self, record: Option<RecordId>) -> Result<()> {
        self.advance();
        if self.lex.tok != Tok::Id {
            return Err(self.token_error("expected identifier"));
        }
        let name = self.lex.string;
        if self.is_defined_here(name) {
            return Err(self.token_error("local variable of this name already exists"));
        }
        if record.is_some_and(|record| self.cx.record(record).field(name).is_some()) {
            return Err(self.token_error("field of this name already exists"));
        }
        let outermost = self.is_outermost_scope();
        if outermost && self.cx.global(name).is_some() {
            return Err(self.token_error("def or global variable of this name already exists"));
        }
        self.advance();
        let value = self.defvar_value(record);
        let Ok(value) = value else {
            self.failed_names.insert(name);
            return Err(Failed);
        };
        match self.scopes.last_mut() {
            Some(scope) if !outermost => scope.variables.push((name, value)),
            _ => self.add_global(name, value),
        }
        Ok(())
    }

    fn defvar_value(&mut self, record: Option<RecordId>) -> Result<Value> {
        self.expect(Tok::Equal, "expected '='")?;
        let value = self.parse_value(record, None, Mode::Value)?;
        self.expect(Tok::Semi, "expected ';'")?;
        Ok(value)
    }

    pub(super) fn add_global(&mut self, name: Str, value: Value) {
        if self.cx.globals.insert(name, value).is_none() {
            self.cx.global_list.push(name);
        }
    }
}

impl Context {
    /// The value of a declaration, which does not move the location of the field.
    fn assign_initial(&mut self, record: RecordId, item: &LetItem) -> Result<()> {
        let loc = self.record(record).field(item.name).map(|field| field.loc);
        self.assign(record, item, false)?;
        if let (Some(loc), Some(field)) = (loc, self.record_mut(record).field_mut(item.name)) {
            field.loc = loc;
        }
        Ok(())
    }

    /// `let` on a record.
    fn assign(&mut self, record: RecordId, item: &LetItem, allow_self: bool) -> Result<()> {
        let LetItem { name, loc, .. } = *item;
        let Some(index) = self.field_index(record, name) else {
            let message = format!("Value '{}' unknown!", self.text(name));
            let fields = self.record(record).fields.iter().map(|field| field.name);
            let help = self.suggest_among(name, fields);
            return Err(self.error_with_help(loc, message, help));
        };
        let mut value = item.value;
        if item.mode != LetMode::Replace {
            value = self.extended(record, index, item)?;
        }
        if let View::Var(variable) = self.values.view(value)
            && item.bits.is_empty()
            && self.as_str(variable) == Some(name)
            && !allow_self
        {
            return Err(self.error(loc, "Recursion / self-assignment forbidden"));
        }
        if !item.bits.is_empty() {
            value = self.with_bits(record, index, item)?;
        }
        // The type of the value before conversion is for the message.
        if self.set_field(record, index, value)? {
            self.record_mut(record).fields[index].loc = loc;
            return Ok(());
        }
        let field = self.record(record).fields[index];
        let value_ty = self.values.ty(value);
        let of_type = match self.values.view(value) {
            View::Bits(bits) => format!("' of type bit initializer with length {}", bits.len()),
            _ if value_ty == Type::NONE => "'".to_string(),
            _ => format!("' of type '{}'", self.type_text(value_ty)),
        };
        let message = format!(
            "Field '{}' of type '{}' is incompatible with value '{}{of_type}",
            self.text(name),
            self.type_text(field.ty),
            self.value_text(value)
        );
        let declared = if field.loc == loc { Loc::NONE } else { field.loc };
        Err(self.error_with_note(loc, message, declared, "field declared here"))
    }

    /// The old value of a field with the new one after or before it.
    fn extended(&mut self, record: RecordId, index: usize, item: &LetItem) -> Result<Value> {
        use crate::lang::token::Op;
        let field = self.record(record).fields[index];
        if !item.bits.is_empty() {
            return Err(self.error(item.loc, "Cannot use append/prepend with bit range"));
        }
        let op = if field.ty == Type::STRING {
            Op::StrConcat
        } else if field.ty == Type::DAG {
            Op::Con
        } else if self.types.element(field.ty).is_some() {
            Op::ListConcat
        } else {
            let ty = self.type_text(field.ty);
            return Err(self.error(item.loc, format!("Cannot append to or prepend to field of type '{ty}'")));
        };
        if field.value == Value::UNSET {
            return Ok(item.value);
        }
        let Some(value) = self.cast_to(item.value, field.ty)? else { return Ok(item.value) };
        let (lhs, rhs) = match item.mode {
            LetMode::Prepend => (value, field.value),
            _ => (field.value, value),
        };
        self.binary_op(op, lhs, rhs, field.ty, Some(record))
    }

    /// The old bits of a field with those of the new value put in.
    fn with_bits(&mut self, record: RecordId, index: usize, item: &LetItem) -> Result<Value> {
        let field = self.record(record).fields[index];
        let name = self.text(field.name);
        let View::Bits(old) = self.values.view(field.value) else {
            return Err(self.error(item.loc, format!("Value '{name}' is not a bits type")));
        };
        let old = old.to_vec();
        let part_ty = self.types.bits(item.bits.len() as u32);
        let Some(part) = self.cast_to(item.value, part_ty)? else {
            return Err(self.error(item.loc, "Initializer is not compatible with bit range"));
        };
        let mut new: Vec<Option<Value>> = vec![None; old.len()];
        for (i, &bit) in item.bits.iter().enumerate() {
            let value = self.bit_of(part, i as u32);
            match new.get_mut(bit as usize) {
                None => {
                    let message =
                        format!("Bit #{bit} is out of range for value '{name}' of {} bits", old.len());
                    return Err(self.error(item.loc, message));
                }
                Some(Some(_)) => {
                    let message = format!("Cannot set bit #{bit} of value '{name}' more than once");
                    return Err(self.error(item.loc, message));
                }
                Some(slot) => *slot = Some(value),
            }
        }
        let bits: Vec<Value> = new.into_iter().zip(old).map(|(new, old)| new.unwrap_or(old)).collect();
        Ok(self.values.bits(field.ty, &bits))
    }
}
