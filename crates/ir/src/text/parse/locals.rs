//! Names and numbers of arguments, instructions and blocks.
//!
//! A value that is used before its definition is an instruction without a place ([`crate::Function::reserve_inst`]), or a
//! block that has not been put into the function. The definition fills it in; what has no place at the end of the body is
//! undefined, and reported where it was used first.
//!
//! The table of names holds values only: their names are those that the function keeps ([`crate::function::LocalNames`]),
//! so every name is stored once.

use super::super::lexer::{Tok, Token};
use super::diagnostics::shown;
use super::numbered::Numbered;
use super::{Parse, Parser};
use crate::inst::InstData;
use crate::types::Type;
use crate::value::{Block, Inst, Value, ValueKind};
use hashbrown::HashTable;
use support::hash::{self, hash_of};
use support::source::Span;

/// The local names of the body being read.
#[derive(Debug, Default)]
pub(super) struct LocalTable {
    named: HashTable<Entry>,
    numbered: Numbered<Value>,
    /// The number that the next unnamed value gets.
    next_number: u32,
    /// Values used before their definition, in order of first use.
    forward: Vec<Forward>,
    /// Values whose definition could not be parsed. Their uses are not worth a message.
    broken: Vec<Value>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    hash: u32,
    value: Value,
}

#[derive(Clone, Copy, Debug)]
struct Forward {
    value: Value,
    /// The use.
    token: Token,
}

/// How something local is called where it is defined.
#[derive(Clone, Copy, Debug)]
pub(super) enum LocalName {
    /// Nothing is written: the next number.
    Unnamed,
    /// `%name` or `%4`, or a label.
    Token(Token),
}

impl LocalTable {
    pub(super) fn clear(&mut self) {
        hash::empty_table(&mut self.named);
        self.numbered.clear();
        self.next_number = 0;
        self.forward.clear();
        self.broken.clear();
    }
}

#[inline]
fn hash(name: &[u8]) -> u32 {
    let hash = hash_of(name);
    (hash ^ hash >> 32) as u32
}

/// The hash as the table wants it: its uppermost bits select within a group.
#[inline]
fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl Parser<'_> {
    #[inline]
    fn find_local(&self, hash: u32, name: &[u8]) -> Option<Value> {
        let names = &self.body.func.names;
        let same = |e: &Entry| e.hash == hash && names.get(e.value) == name;
        self.body.locals.named.find(spread(hash), same).map(|e| e.value)
    }

    fn insert_local(&mut self, hash: u32, name: &[u8], value: Value) {
        self.body.func.names.set(value, name);
        self.body.locals.named.insert_unique(spread(hash), Entry { hash, value }, |e| spread(e.hash));
    }

    /// The value that a `%…` token names, as an operand of type `ty`. The token has been consumed.
    #[inline]
    pub(super) fn local_value(&mut self, token: Token, ty: Type) -> Parse<Value> {
        let known = if token.kind == Tok::LocalId {
            self.body.locals.numbered.get(token.value).copied()
        } else if token.escaped {
            let name = self.content(token);
            self.find_local(hash(&name), &name)
        } else {
            let name = self.lexer.text().get(token.content()).unwrap_or_default();
            self.find_local(hash(name), name)
        };
        match known {
            Some(value) if self.local_type(value) == ty => Ok(value),
            Some(value) => self.mismatched_local(value, token, ty),
            None => self.forward_local(token, ty),
        }
    }

    #[inline]
    fn local_type(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Inst(inst) => self.body.func.inst(inst).ty,
            ValueKind::Arg(arg) => self.body.func.params[arg],
            _ => Type::LABEL,
        }
    }

    #[cold]
    fn mismatched_local(&mut self, value: Value, token: Token, ty: Type) -> Parse<Value> {
        if self.body.locals.broken.contains(&value) {
            return Ok(self.stand_in(ty));
        }
        let span = self.span_of(token);
        let name = self.slice(token);
        let message = if ty == Type::LABEL {
            format!("'{}' is not a basic block", shown(name))
        } else {
            format!(
                "'{}' defined with type '{}' but expected '{}'",
                shown(name),
                self.type_name(self.local_type(value)),
                self.type_name(ty)
            )
        };
        Err(self.error(span, message))
    }

    /// Some value of the type, for what goes on after an error.
    fn stand_in(&mut self, ty: Type) -> Value {
        if ty == Type::LABEL {
            let block = self.body.func.create_block();
            self.set_block_placed(block);
            return block.into();
        }
        let inst = self.body.func.reserve_inst(ty);
        inst.into()
    }

    fn forward_local(&mut self, token: Token, ty: Type) -> Parse<Value> {
        if !self.is_first_class(ty) && ty != Type::LABEL {
            return Err(self.error(self.span_of(token), "invalid use of a non-first-class type"));
        }
        let value: Value = if ty == Type::LABEL {
            self.body.func.create_block().into()
        } else {
            self.body.func.reserve_inst(ty).into()
        };
        self.body.locals.forward.push(Forward { value, token });
        if token.kind == Tok::LocalId {
            self.body.locals.numbered.set(token.value, value);
        } else {
            let name = self.content(token);
            self.insert_local(hash(&name), &name, value);
        }
        Ok(value)
    }

    /// Whether values of the type can be computed: everything but `void` and functions.
    pub(super) fn is_first_class(&self, ty: Type) -> bool {
        ty != Type::VOID && !matches!(self.module.types.get(ty), crate::types::TypeData::Function { .. })
    }

    /// The block that the token (`%…`) names; the token has been consumed.
    pub(super) fn block_named(&mut self, token: Token) -> Parse<Block> {
        let value = self.local_value(token, Type::LABEL)?;
        value.as_block().ok_or_else(|| {
            let message = format!("'{}' is not a basic block", shown(self.slice(token)));
            self.error(self.span_of(token), message)
        })
    }

    /// Gives an argument its name or number.
    pub(super) fn define_arg(&mut self, arg: crate::value::Arg, name: Option<Token>) -> Parse<()> {
        match name.filter(|t| t.kind != Tok::LocalId) {
            Some(token) => {
                let name = self.content(token);
                let hash = hash(&name);
                if self.find_local(hash, &name).is_some() {
                    let message = format!("redefinition of argument '%{}'", shown(&name));
                    return Err(self.error(self.span_of(token), message));
                }
                self.insert_local(hash, &name, arg.into());
            }
            None => {
                let number = match name {
                    Some(token) => self.checked_number(token, "argument", "%")?,
                    None => self.body.locals.next_number,
                };
                self.body.locals.numbered.set(number, arg.into());
                self.body.locals.next_number = number.saturating_add(1);
            }
        }
        Ok(())
    }

    /// A number given by the text must not be smaller than the next one.
    fn checked_number(&mut self, token: Token, what: &str, prefix: &str) -> Parse<u32> {
        let next = self.body.locals.next_number;
        self.check_number(token, next, what, prefix)
    }

    pub(super) fn check_number(&mut self, token: Token, next: u32, what: &str, prefix: &str) -> Parse<u32> {
        if token.value < next {
            let message = format!("{what} expected to be numbered '{prefix}{next}' or greater");
            return Err(self.error(self.span_of(token), message));
        }
        Ok(token.value)
    }

    /// Puts an instruction at the end of the current block and gives it its name. `lo` is where it starts.
    #[inline]
    pub(super) fn define_inst(&mut self, name: LocalName, data: InstData) -> Parse<Inst> {
        let block = self.body.block;
        let ty = data.ty;
        if ty == Type::VOID {
            if let LocalName::Token(token) = name {
                return Err(self.error(self.span_of(token), "instructions returning void cannot have a name"));
            }
            let inst = self.body.func.create_inst(data);
            self.body.func.append_inst(inst, block);
            return Ok(inst);
        }
        let inst = match name {
            LocalName::Token(token) if token.kind == Tok::LocalName => self.define_named(token, data)?,
            LocalName::Token(token) => {
                let number = self.checked_number(token, "instruction", "%")?;
                self.define_numbered(number, data, Some(token))?
            }
            LocalName::Unnamed => {
                let number = self.body.locals.next_number;
                self.define_numbered(number, data, None)?
            }
        };
        self.body.func.append_inst(inst, block);
        Ok(inst)
    }

    #[inline]
    fn define_named(&mut self, token: Token, data: InstData) -> Parse<Inst> {
        let name = self.content(token);
        let hash = hash(&name);
        let Some(known) = self.find_local(hash, &name) else {
            let inst = self.body.func.create_inst(data);
            self.insert_local(hash, &name, inst.into());
            return Ok(inst);
        };
        match self.forward_inst(known) {
            Some(inst) => self.fill_in(inst, data, token),
            None => {
                let message = format!("multiple definition of local value named '{}'", shown(&name));
                Err(self.error(self.span_of(token), message))
            }
        }
    }

    #[inline]
    fn define_numbered(&mut self, number: u32, data: InstData, token: Option<Token>) -> Parse<Inst> {
        self.body.locals.next_number = number.saturating_add(1);
        let known = self.body.locals.numbered.get(number).copied();
        let inst = match known.and_then(|value| self.forward_inst(value)) {
            Some(inst) => return self.fill_in(inst, data, token.unwrap_or(self.tok)),
            None => self.body.func.create_inst(data),
        };
        if known.is_some_and(|value| value.as_block().is_some()) {
            let message = format!("'%{number}' is not a basic block");
            return Err(self.error(token.map_or(self.span(), |t| self.span_of(t)), message));
        }
        self.body.locals.numbered.set(number, inst.into());
        Ok(inst)
    }

    /// The instruction that `value` is, if it has been used but not defined.
    #[inline]
    fn forward_inst(&self, value: Value) -> Option<Inst> {
        value.as_inst().filter(|&inst| self.body.func.block_of(inst).is_none())
    }

    fn fill_in(&mut self, inst: Inst, data: InstData, token: Token) -> Parse<Inst> {
        let expected = self.body.func.inst(inst).ty;
        if expected != data.ty && !self.body.locals.broken.contains(&inst.into()) {
            let message = format!("instruction forward referenced with type '{}'", self.type_name(expected));
            return Err(self.error(self.span_of(token), message));
        }
        self.body.func.define_inst(inst, data);
        Ok(inst)
    }

    /// Creates or finds the block of a label, and puts it at the end of the function. `None` is an unnamed block.
    pub(super) fn define_block(&mut self, label: Option<Token>) -> Parse<Block> {
        let named = label.filter(|t| t.kind == Tok::Label);
        let (known, key) = match named {
            Some(token) => {
                let name = self.content(token);
                let hash = hash(&name);
                (self.find_local(hash, &name), Some((hash, name)))
            }
            None => {
                let number = match label {
                    Some(token) => self.checked_number(token, "label", "")?,
                    None => self.body.locals.next_number,
                };
                self.body.locals.next_number = number.saturating_add(1);
                let known = self.body.locals.numbered.get(number).copied();
                if known.is_none() {
                    let block = self.body.func.create_block();
                    self.body.locals.numbered.set(number, block.into());
                    return Ok(self.place_block(block));
                }
                (known, None)
            }
        };
        let span = label.map_or(self.span(), |t| self.span_of(t));
        match (known, key) {
            (None, Some((hash, name))) => {
                let block = self.body.func.create_block();
                self.insert_local(hash, &name, block.into());
                Ok(self.place_block(block))
            }
            (Some(value), key) => match value.as_block() {
                Some(block) if !self.block_placed(block) => Ok(self.place_block(block)),
                _ => Err(match key {
                    Some((_, name)) => {
                        self.error(span, format!("unable to create block named '{}'", shown(&name)))
                    }
                    None => {
                        let number = self.body.locals.next_number.saturating_sub(1);
                        self.error(span, format!("unable to create block numbered '{number}'"))
                    }
                }),
            },
            (None, None) => Err(self.error(span, "unable to create block")),
        }
    }

    fn place_block(&mut self, block: Block) -> Block {
        self.body.func.append_block(block);
        self.set_block_placed(block);
        block
    }

    pub(super) fn block_placed(&self, block: Block) -> bool {
        self.body.placed.get(block.as_u32() as usize).copied().unwrap_or(false)
    }

    fn set_block_placed(&mut self, block: Block) {
        let at = block.as_u32() as usize;
        if at >= self.body.placed.len() {
            self.body.placed.resize(at + 1, false);
        }
        self.body.placed[at] = true;
    }

    /// The definition with this name could not be parsed: what uses it is not reported.
    pub(super) fn define_broken(&mut self, name: LocalName) {
        let known = match name {
            LocalName::Token(token) if token.kind == Tok::LocalName => {
                let name = self.content(token);
                let hash = hash(&name);
                self.find_local(hash, &name).or_else(|| {
                    let inst = self.body.func.reserve_inst(Type::VOID);
                    self.insert_local(hash, &name, inst.into());
                    Some(inst.into())
                })
            }
            LocalName::Token(token) => {
                let number = token.value;
                self.body.locals.next_number = self.body.locals.next_number.max(number.saturating_add(1));
                self.body.locals.numbered.get(number).copied().or_else(|| {
                    let inst = self.body.func.reserve_inst(Type::VOID);
                    self.body.locals.numbered.set(number, inst.into());
                    Some(inst.into())
                })
            }
            LocalName::Unnamed => None,
        };
        if let Some(value) = known.filter(|v| self.forward_inst(*v).is_some()) {
            self.body.locals.broken.push(value);
        }
    }

    /// Reports what has been used and never defined.
    pub(super) fn check_locals_defined(&mut self) {
        for Forward { value, token } in std::mem::take(&mut self.body.locals.forward) {
            let undefined = match value.kind() {
                ValueKind::Inst(inst) => self.body.func.block_of(inst).is_none(),
                ValueKind::Block(block) => !self.block_placed(block),
                _ => false,
            };
            if undefined && !self.body.locals.broken.contains(&value) {
                let span = self.span_of(token);
                let message = format!("use of undefined value '{}'", shown(self.slice(token)));
                self.undefined_local(span, message, token);
            }
        }
    }

    /// Reports an undefined local value, with the name that may have been meant.
    fn undefined_local(&mut self, span: Span, message: String, _token: Token) {
        self.error(span, message);
    }
}
