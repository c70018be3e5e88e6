//! Values: literals, identifiers, lists, dags, `Class<args>`, and the suffixes `{bits}`, `[slice]`, `.field`, `#`.

use super::{Mode, Parser};
use crate::lang::context::{Failed, Result};
use crate::lang::record::RecordId;
use crate::lang::source::Loc;
use crate::lang::token::{Op, Tok};
use crate::lang::types::Type;
use crate::lang::value::{Value, View};
use support::interner::Symbol as Str;

impl Parser<'_> {
    /// `Value ::= SimpleValue Suffix*`. `wanted` is the type that the context expects, if it expects one; the result
    /// need not have it.
    pub(super) fn parse_value(
        &mut self,
        record: Option<RecordId>,
        wanted: Option<Type>,
        mode: Mode,
    ) -> Result<Value> {
        self.cx.descend()?;
        let value = self.value_with_suffixes(record, wanted, mode);
        self.cx.depth -= 1;
        let value = value?;
        self.cx.step()?;
        Ok(value)
    }

    fn value_with_suffixes(
        &mut self,
        record: Option<RecordId>,
        wanted: Option<Type>,
        mode: Mode,
    ) -> Result<Value> {
        let loc = self.lex.loc;
        let mut value = self.simple_value(record, wanted, mode)?;
        loop {
            value = match self.lex.tok {
                Tok::LBrace if mode == Mode::Value => self.bits_suffix(value)?,
                Tok::LSquare => self.slice_suffix(record, value, loc)?,
                Tok::Dot => self.field_suffix(record, value)?,
                Tok::Paste => self.paste_suffix(record, value, wanted)?,
                _ => return Ok(value),
            };
        }
    }

    fn simple_value(&mut self, record: Option<RecordId>, wanted: Option<Type>, mode: Mode) -> Result<Value> {
        let value = match self.lex.tok {
            Tok::Bang => return self.operation(record, wanted),
            Tok::KwTrue => self.cx.values.int(1),
            Tok::KwFalse => self.cx.values.int(0),
            Tok::Int => self.cx.values.int(self.lex.int),
            Tok::BinInt => self.binary_literal()?,
            Tok::Str => return self.string_literal(),
            Tok::Code => self.cx.values.string(self.lex.string, true),
            Tok::Question => Value::UNSET,
            Tok::Id => return self.identifier(record, mode),
            Tok::LBrace => return self.bits_literal(record),
            Tok::LSquare => return self.list_literal(record, wanted),
            Tok::LParen => return self.dag_literal(record),
            _ => return Err(self.token_error("Unknown or reserved token when parsing a value")),
        };
        self.advance();
        Ok(value)
    }

    fn binary_literal(&mut self) -> Result<Value> {
        let (int, width) = (self.lex.int, self.lex.width);
        self.cx.check_size(u64::from(width))?;
        let bits: Vec<Value> = (0..width).map(|i| Value::bit(i < 64 && int >> i & 1 != 0)).collect();
        let ty = self.cx.types.bits(width);
        Ok(self.cx.values.bits(ty, &bits))
    }

    /// Adjacent literals are one string.
    fn string_literal(&mut self) -> Result<Value> {
        let first = self.lex.string;
        if self.advance() != Tok::Str {
            return Ok(self.cx.values.string(first, false));
        }
        let mut text = self.cx.strings.resolve(first).to_vec();
        while self.lex.tok == Tok::Str {
            text.extend_from_slice(self.cx.strings.resolve(self.lex.string));
            self.advance();
        }
        self.cx.check_size(text.len() as u64)?;
        Ok(self.cx.string_value(&text))
    }

    /// An identifier, `Class<args>`, or the name of a named argument (recognised by the `=` after it).
    fn identifier(&mut self, record: Option<RecordId>, mode: Mode) -> Result<Value> {
        let (name, loc) = (self.lex.string, self.lex.loc);
        match self.advance() {
            Tok::Equal => Ok(self.cx.values.string(name, false)),
            Tok::Less => self.class_value(record, name, loc),
            _ => self.identifier_value(name, loc, record, mode),
        }
    }

    /// At the `<` of `Class<args>`.
    fn class_value(&mut self, record: Option<RecordId>, name: Str, loc: Loc) -> Result<Value> {
        if self.failed_names.contains(&name) {
            return Err(Failed);
        }
        let Some(&class) = self.cx.classes.get(&name) else {
            let message = format!("Expected a class name, got '{}'", self.cx.text(name));
            let help = self.cx.suggest_class(name);
            return Err(self.cx.error_with_help(loc, message, help));
        };
        self.advance();
        let arguments = self.argument_list(record, class)?;
        self.cx.argument_values(class, &arguments, loc)?;
        let value = self.cx.instance_value(class, &arguments);
        self.cx.instance_locs.entry(value).or_insert(loc);
        self.cx.fold_instance(value)
    }

    /// `{ a, b, ... }`: the first is the most significant; values of several bits are spliced in.
    fn bits_literal(&mut self, record: Option<RecordId>) -> Result<Value> {
        let loc = self.lex.loc;
        self.advance();
        let mut values = Vec::new();
        if self.lex.tok != Tok::RBrace {
            values = self.value_list(record, None)?;
        }
        self.expect(Tok::RBrace, "expected '}' at end of bit list value")?;
        let mut bits = Vec::new();
        for (i, value) in values.into_iter().enumerate() {
            let width = self.cx.types.width(self.cx.values.ty(value));
            let is_vector = matches!(self.cx.values.view(value), View::Bits(_) | View::Var(_));
            if let (Some(width), true) = (width, is_vector) {
                bits.extend((0..width).rev().map(|bit| self.cx.bit_of(value, bit)));
                continue;
            }
            match self.cx.cast_to(value, Type::BIT)? {
                Some(bit) => bits.push(bit),
                None => {
                    let text = self.cx.value_text(value);
                    return Err(self
                        .cx
                        .error(loc, format!("Element #{i} ({text}) is not convertable to a bit")));
                }
            }
        }
        bits.reverse();
        self.cx.check_size(bits.len() as u64)?;
        let ty = self.cx.types.bits(bits.len() as u32);
        Ok(self.cx.values.bits(ty, &bits))
    }

    /// `[ a, b, ... ]`, perhaps with `<type>` after it.
    fn list_literal(&mut self, record: Option<RecordId>, wanted: Option<Type>) -> Result<Value> {
        self.advance();
        let mut wanted_element = None;
        if let Some(wanted) = wanted {
            wanted_element = self.cx.types.element(wanted);
            if wanted_element.is_none() {
                let message = format!("Encountered a list when expecting a {}", self.cx.type_text(wanted));
                return Err(self.token_error(message));
            }
        }
        let mut values = Vec::new();
        if self.lex.tok != Tok::RSquare {
            values = self.value_list(record, wanted_element)?;
        }
        self.expect(Tok::RSquare, "expected ']' at end of list value")?;
        let mut given = None;
        if self.consume(Tok::Less) {
            given = Some(self.parse_type()?);
            self.expect(Tok::Greater, "expected '>' at end of list element type")?;
        }
        let mut element: Option<Type> = None;
        for &value in &values {
            let ty = self.cx.values.ty(value);
            if ty == Type::NONE {
                continue;
            }
            element = match element {
                None => Some(ty),
                Some(common) => match self.cx.common_type(common, ty) {
                    Some(common) => Some(common),
                    None => return Err(self.token_error("Incompatible types in list elements")),
                },
            };
        }
        if let Some(given) = given {
            if element.is_some_and(|element| !self.cx.is_convertible(element, given)) {
                return Err(self.token_error("Incompatible types in list elements"));
            }
            element = Some(given);
        }
        let Some(element) = element.or(wanted_element) else {
            return Err(self.token_error("No type for list"));
        };
        if let Some(wanted) = wanted_element
            && !self.cx.is_convertible(element, wanted)
        {
            let message = format!(
                "Element type mismatch for list: element type '{}' not convertible to '{}",
                self.cx.type_text(element),
                self.cx.type_text(wanted)
            );
            return Err(self.token_error(message));
        }
        self.cx.check_size(values.len() as u64)?;
        let ty = self.cx.types.list(element);
        Ok(self.cx.values.list(ty, &values))
    }

    /// `Value (',' Value)*`; a comma may come before the `]` of a list.
    fn value_list(&mut self, record: Option<RecordId>, wanted: Option<Type>) -> Result<Vec<Value>> {
        let mut values = vec![self.parse_value(record, wanted, Mode::Value)?];
        while self.consume(Tok::Comma) {
            if self.lex.tok == Tok::RSquare {
                break;
            }
            values.push(self.parse_value(record, wanted, Mode::Value)?);
        }
        Ok(values)
    }

    /// `'(' Operator [':' $name] [Argument (',' Argument)*] ')'`
    fn dag_literal(&mut self, record: Option<RecordId>) -> Result<Value> {
        self.advance();
        let begins_operator = match self.lex.tok {
            Tok::Id | Tok::Question => true,
            Tok::Bang => matches!(self.lex.op, Op::Cast | Op::GetDagOp),
            _ => false,
        };
        if !begins_operator {
            return Err(self.token_error("expected identifier or list of value types in dag init"));
        }
        let op = self.parse_value(record, None, Mode::Value)?;
        let mut op_name = Value::UNSET;
        if self.consume(Tok::Colon) {
            if self.lex.tok != Tok::VarName {
                return Err(self.token_error("expected variable name in dag operator"));
            }
            op_name = self.cx.values.string(self.lex.string, false);
            self.advance();
        }
        let (mut args, mut names) = (Vec::new(), Vec::new());
        if self.lex.tok != Tok::RParen {
            self.dag_arguments(record, &mut args, &mut names)?;
        }
        self.expect(Tok::RParen, "expected ')' in dag init")?;
        self.cx.check_size(args.len() as u64)?;
        Ok(self.cx.values.dag(op, op_name, &args, &names))
    }

    /// `Argument ::= Value [':' $name] | $name`
    fn dag_arguments(
        &mut self,
        record: Option<RecordId>,
        args: &mut Vec<Value>,
        names: &mut Vec<Value>,
    ) -> Result<()> {
        loop {
            let mut name = Value::UNSET;
            if self.lex.tok == Tok::VarName {
                name = self.cx.values.string(self.lex.string, false);
                self.advance();
                args.push(Value::UNSET);
            } else {
                args.push(self.parse_value(record, None, Mode::Value)?);
                if self.consume(Tok::Colon) {
                    if self.lex.tok != Tok::VarName {
                        return Err(self.token_error("expected variable name in dag literal"));
                    }
                    name = self.cx.values.string(self.lex.string, false);
                    self.advance();
                }
            }
            names.push(name);
            if !self.consume(Tok::Comma) {
                return Ok(());
            }
        }
    }

    // Suffixes.

    /// `value{3-1, 0}`
    fn bits_suffix(&mut self, value: Value) -> Result<Value> {
        let loc = self.lex.loc;
        self.advance();
        let mut bits = self.range_list()?;
        bits.reverse();
        let Some(picked) = self.cx.bit_range(value, &bits) else {
            return Err(self.cx.error(loc, "Invalid bit range for value"));
        };
        self.expect(Tok::RBrace, "expected '}' at end of bit range list")?;
        Ok(picked)
    }

    /// `value[i]`, `value[i, j...k]`
    fn slice_suffix(&mut self, record: Option<RecordId>, value: Value, loc: Loc) -> Result<Value> {
        let ty = self.cx.values.ty(value);
        if ty == Type::NONE {
            return Err(self.cx.error(loc, "Invalid value, list expected"));
        }
        let Some(element) = self.cx.types.element(ty) else {
            let message = format!("Type '{}' is invalid, list expected", self.cx.type_text(ty));
            return Err(self.cx.error(loc, message));
        };
        self.advance();
        let index = self.slice_elements(record)?;
        let is_slice = self.cx.types.element(self.cx.values.ty(index)).is_some();
        let picked = if is_slice {
            self.cx.binary_op(Op::ListSlice, value, index, ty, record)?
        } else {
            self.cx.binary_op(Op::ListElem, value, index, element, record)?
        };
        self.expect(Tok::RSquare, "expected ']' at end of list slice")?;
        Ok(picked)
    }

    /// What is between brackets: one `int` for an element, else a `list<int>`.
    fn slice_elements(&mut self, record: Option<RecordId>) -> Result<Value> {
        let list_ty = self.cx.types.list(Type::INT);
        let mut single = true;
        let mut ints: Vec<Value> = Vec::new();
        let mut slices: Vec<Value> = Vec::new();
        let mut last;
        loop {
            let loc = self.lex.loc;
            let element = self.slice_element(record)?;
            last = Some(element);
            let ty = self.cx.values.ty(element);
            if let Some(inner) = self.cx.types.element(ty) {
                if inner != Type::INT {
                    let message = format!("expected list<int>, got {}", self.cx.type_text(ty));
                    return Err(self.cx.error(loc, message));
                }
                if !ints.is_empty() {
                    slices.push(self.cx.values.list(list_ty, &ints));
                    ints.clear();
                }
                slices.push(element);
                single = false;
                last = None;
            } else if ty != Type::INT {
                let message = format!("unhandled type {} in range", self.cx.type_text(ty));
                return Err(self.cx.error(loc, message));
            }
            if self.lex.tok != Tok::Comma {
                break;
            }
            self.advance();
            // `[i,]` is a slice of one element.
            single = false;
            ints.extend(last.take());
            if self.lex.tok == Tok::RSquare {
                break;
            }
        }
        if let Some(element) = last {
            if single {
                return Ok(element);
            }
            ints.push(element);
        }
        if !ints.is_empty() {
            slices.push(self.cx.values.list(list_ty, &ints));
        }
        let mut slices = slices.into_iter();
        let mut result = slices.next().unwrap_or(Value::UNSET);
        for slice in slices {
            result = self.list_concat(result, slice)?;
        }
        Ok(result)
    }

    fn slice_element(&mut self, record: Option<RecordId>) -> Result<Value> {
        let loc = self.lex.loc;
        let start = self.parse_value(record, None, Mode::Value)?;
        let end = match self.lex.tok {
            Tok::DotDotDot | Tok::Minus => {
                self.advance();
                let end_loc = self.lex.loc;
                let end = self.parse_value(record, None, Mode::Value)?;
                self.expect_int(end, end_loc)?;
                end
            }
            Tok::Int => {
                let end = self.lex.int.wrapping_neg();
                if end < 0 {
                    return Err(self.token_error("invalid range, cannot be negative"));
                }
                self.advance();
                self.cx.values.int(end)
            }
            _ => return Ok(start),
        };
        self.expect_int(start, loc)?;
        let ty = self.cx.types.list(Type::INT);
        self.cx.binary_op(Op::RangeClosed, start, end, ty, record)
    }

    fn expect_int(&mut self, v: Value, loc: Loc) -> Result<()> {
        let ty = self.cx.values.ty(v);
        if ty == Type::INT {
            return Ok(());
        }
        let message = format!("expected int...int, got {}", self.cx.type_text(ty));
        Err(self.cx.error(loc, message))
    }

    fn list_concat(&mut self, lhs: Value, rhs: Value) -> Result<Value> {
        let ty = self.cx.values.ty(lhs);
        match self.cx.fold_list_concat(lhs, rhs)? {
            Some(joined) => Ok(joined),
            None => Ok(self.cx.values.binary(Op::ListConcat, lhs, rhs, ty)),
        }
    }

    pub(super) fn string_concat(&mut self, lhs: Value, rhs: Value) -> Result<Value> {
        match self.cx.fold_string_concat(lhs, rhs)? {
            Some(joined) => Ok(joined),
            None => Ok(self.cx.values.binary(Op::StrConcat, lhs, rhs, Type::STRING)),
        }
    }

    /// `value.name`
    fn field_suffix(&mut self, record: Option<RecordId>, value: Value) -> Result<Value> {
        if self.advance() != Tok::Id {
            return Err(self.token_error("expected field identifier after '.'"));
        }
        let name = self.lex.string;
        if self.cx.field_type(value, name).is_none() {
            let message = format!(
                "Cannot access field '{}' of value '{}'",
                self.cx.text(name),
                self.cx.value_text(value)
            );
            let help = self.suggest_field(value, name);
            return Err(self.cx.error_with_help(self.lex.loc, message, help));
        }
        let field = self.cx.field_of(value, name, record)?;
        self.advance();
        Ok(field)
    }

    fn suggest_field(&self, value: Value, name: Str) -> Option<String> {
        let owners = match self.cx.values.view(value) {
            View::Unset => return None,
            View::Def(record) => vec![record],
            _ => self.cx.types.classes(self.cx.values.ty(value))?.to_vec(),
        };
        let fields =
            owners.iter().flat_map(|&owner| self.cx.record(owner).fields.iter().map(|field| field.name));
        self.cx.suggest_among(name, fields)
    }

    /// `value # value`, or a `#` with nothing after it.
    fn paste_suffix(&mut self, record: Option<RecordId>, lhs: Value, wanted: Option<Type>) -> Result<Value> {
        let loc = self.lex.loc;
        let ty = self.cx.values.ty(lhs);
        if ty == Type::NONE {
            return Err(self.cx.error(loc, "LHS of paste is not typed!"));
        }
        // What can begin a body ends the value.
        let ends = |tok: Tok| matches!(tok, Tok::Colon | Tok::Semi | Tok::LBrace);
        if self.cx.types.element(ty).is_some() {
            if ends(self.advance()) {
                return Ok(lhs);
            }
            let rhs = self.parse_value(record, wanted, Mode::Value)?;
            return self.list_concat(lhs, rhs);
        }
        let lhs = self.cx.cast_to_string(lhs, record)?;
        if ends(self.advance()) {
            let empty = self.cx.string_value(b"");
            return self.string_concat(lhs, empty);
        }
        let rhs = self.parse_value(record, None, Mode::Name)?;
        if self.cx.values.ty(rhs) == Type::NONE {
            return Err(self.cx.error(loc, "RHS of paste is not typed!"));
        }
        let rhs = self.cx.cast_to_string(rhs, record)?;
        self.string_concat(lhs, rhs)
    }
}
