//! Metadata: numbered, named, inline, and as operands.
//!
//! All metadata goes into the table of the module. A node that is used before its definition is reserved and filled in
//! later; a node without `distinct` that turns out to equal another one is merged with it at the end.

use super::super::keyword::Kw;
use super::super::lexer::Tok;
use super::diagnostics::shown;
use super::numbered::Numbered;
use super::{Parse, Parser};
use crate::metadata::{MdKind, MdKindId, MdOperand, Metadata, NamedMetadata};
use crate::types::Type;
use crate::value::Value;
use std::borrow::Cow;
use support::hash::FxHashMap;
use support::source::Span;

const NULL: u32 = u32::MAX;

/// What is known about metadata while reading.
#[derive(Debug, Default)]
pub(super) struct MetadataState<'a> {
    numbered: Numbered<Numbering>,
    /// Uses before the definition, in order.
    forward: Vec<(u32, Span)>,
    /// Nodes without `distinct` that were used before their definition.
    pub(super) filled_in: Vec<Metadata>,
    /// Numbers of attachment kinds that have been met.
    kinds: FxHashMap<Cow<'a, [u8]>, MdKindId>,
    /// Words of the nodes being read, used as a stack.
    pub(super) words: Vec<u32>,
    /// Whether debug records or debug intrinsics have been met: a module has one or the other.
    pub(super) seen_records: bool,
    pub(super) seen_intrinsics: bool,
}

#[derive(Clone, Copy, Debug)]
struct Numbering {
    node: Metadata,
    defined: Option<Span>,
}

impl<'a> Parser<'a> {
    /// `!4 = distinct !{…}`
    pub(super) fn numbered_metadata(&mut self) -> Parse<()> {
        let lo = self.bump().lo;
        let number = self.u32()?;
        let span = self.span_from(lo);
        self.expect(Tok::Equal, "expected '=' here")?;
        if !matches!(self.tok.kind, Tok::Exclaim | Tok::MetadataName) && !self.at_kw(Kw::Distinct) {
            let message = if self.at_kw(Kw::Metadata) || matches!(self.tok.kind, Tok::IntType) {
                "unexpected type in metadata definition"
            } else {
                "Expected '!' here"
            };
            return Err(self.error_here(message));
        }
        let known = self.md.numbered.get(number).copied();
        if let Some(Numbering { defined: Some(earlier), .. }) = known {
            let message = "Metadata id is already used";
            return Err(self.error_with_note(span, message, Some(earlier), "first defined here"));
        }
        let distinct = self.eat_kw(Kw::Distinct);
        let start = self.md.words.len();
        let result = self.in_module(|p| {
            if p.at(Tok::MetadataName) {
                p.specialized_node(distinct)
            } else {
                p.bump();
                p.tuple_words()?;
                Ok((MdKind::Tuple, distinct))
            }
        });
        let (kind, distinct) = match result {
            Ok(node) => node,
            Err(failed) => {
                self.md.words.truncate(start);
                // Its uses are not worth a message.
                let node = match known {
                    Some(known) => known.node,
                    None => self.module.env.metadata.reserve(),
                };
                self.md.numbered.set(number, Numbering { node, defined: Some(span) });
                return Err(failed);
            }
        };
        let known = self.md.numbered.get(number).copied();
        let node = self.make_node(kind, distinct, start, known.map(|k| k.node));
        self.md.numbered.set(number, Numbering { node, defined: Some(span) });
        Ok(())
    }

    /// The node whose words are on the stack from `start`; put in the place of `reserved`, if that is given.
    fn make_node(
        &mut self,
        kind: MdKind,
        distinct: bool,
        start: usize,
        reserved: Option<Metadata>,
    ) -> Metadata {
        let words = &self.md.words[start..];
        let table = &mut self.module.env.metadata;
        let node = match reserved {
            Some(node) => {
                // What refers to itself cannot be compared by contents.
                let own = node.to_word();
                let distinct = distinct || kind.ref_words(words.len()).any(|at| words[at] == own);
                table.set_node(node, kind, distinct, words);
                if !distinct {
                    self.md.filled_in.push(node);
                }
                node
            }
            None if distinct => table.push_node(kind, true, words),
            None => table.intern_node(kind, words),
        };
        self.md.words.truncate(start);
        node
    }

    /// `!name = !{!0, …}`
    pub(super) fn named_metadata(&mut self) -> Parse<()> {
        let token = self.bump();
        let name = self.content(token);
        self.expect(Tok::Equal, "expected '=' here")?;
        self.expect(Tok::Exclaim, "Expected '!' here")?;
        self.expect(Tok::LBrace, "Expected '{' here")?;
        let mut operands = Vec::new();
        self.list(Tok::RBrace, "expected end of metadata node", |p| {
            // Expressions are never numbered.
            if p.at(Tok::MetadataName) && &*p.content(p.tok) == b"DIExpression" {
                operands.push(p.metadata_node()?);
                return Ok(());
            }
            if p.at(Tok::MetadataName) && &*p.content(p.tok) == b"DIArgList" {
                return Err(p.error_here("found DIArgList outside of function"));
            }
            let lo = p.tok.lo;
            p.expect(Tok::Exclaim, "Expected '!' here")?;
            let node = p.numbered_use(lo)?;
            operands.push(node);
            Ok(())
        })?;
        let known = self.module.env.named_metadata.iter_mut().find(|n| *n.name == *name);
        match known {
            Some(named) => named.operands.extend(operands),
            None => self.module.env.named_metadata.push(NamedMetadata { name: name.into(), operands }),
        }
        Ok(())
    }

    /// The number of an attachment kind, from its name.
    pub(super) fn md_kind_name(&mut self) -> Parse<MdKindId> {
        if !self.at(Tok::MetadataName) {
            return Err(self.error_here("expected metadata after comma"));
        }
        let token = self.bump();
        let name = self.content(token);
        if let Some(&kind) = self.md.kinds.get(&name) {
            return Ok(kind);
        }
        let kind = self.module.env.md_kind(&name);
        self.md.kinds.insert(name, kind);
        Ok(kind)
    }

    /// The node with the number after an exclamation mark at `lo`, reserved if it has not been defined.
    fn numbered_use(&mut self, lo: u32) -> Parse<Metadata> {
        let number = self.u32()?;
        if let Some(known) = self.md.numbered.get(number) {
            return Ok(known.node);
        }
        let node = self.module.env.metadata.reserve();
        self.md.numbered.set(number, Numbering { node, defined: None });
        self.md.forward.push((number, self.span_from(lo)));
        Ok(node)
    }

    /// A node: `!4`, `!{…}`, `!DILocation(…)`
    #[inline]
    pub(super) fn metadata_node(&mut self) -> Parse<Metadata> {
        if self.at(Tok::Exclaim) {
            let lo = self.bump().lo;
            return match self.tok.kind {
                Tok::Int => self.numbered_use(lo),
                Tok::LBrace => self.nested(|p| p.inline_tuple()),
                _ => Err(self.error_here("expected metadata operand")),
            };
        }
        if self.at(Tok::MetadataName) || self.at_kw(Kw::Distinct) {
            return self.nested(|p| p.inline_node());
        }
        Err(self.error_here("expected metadata operand"))
    }

    fn inline_tuple(&mut self) -> Parse<Metadata> {
        let start = self.md.words.len();
        let result = self.in_module(|p| p.tuple_words());
        if let Err(failed) = result {
            self.md.words.truncate(start);
            return Err(failed);
        }
        Ok(self.make_node(MdKind::Tuple, false, start, None))
    }

    fn inline_node(&mut self) -> Parse<Metadata> {
        let distinct = self.eat_kw(Kw::Distinct);
        let start = self.md.words.len();
        let result = self.in_module(|p| p.specialized_node(distinct));
        match result {
            Ok((kind, distinct)) => Ok(self.make_node(kind, distinct, start, None)),
            Err(failed) => {
                self.md.words.truncate(start);
                Err(failed)
            }
        }
    }

    /// `{ … }` of a tuple: its words go on the stack.
    fn tuple_words(&mut self) -> Parse<()> {
        self.expect(Tok::LBrace, "expected '{' here")?;
        self.list(Tok::RBrace, "expected end of metadata node", |p| {
            let word = p.metadata_or_null()?;
            p.md.words.push(word);
            Ok(())
        })
    }

    /// Anything that a node can refer to, as a word.
    pub(super) fn metadata_or_null(&mut self) -> Parse<u32> {
        if self.eat_kw(Kw::Null) {
            return Ok(NULL);
        }
        Ok(self.metadata()?.to_word())
    }

    /// A node, a string, or a constant with its type.
    pub(super) fn metadata(&mut self) -> Parse<Metadata> {
        match self.tok.kind {
            Tok::Exclaim if self.lexer.peek_byte() == b'"' => {
                self.bump();
                let text = self.string()?;
                Ok(self.module.env.metadata.string(&text))
            }
            Tok::MetadataName if &*self.content(self.tok) == b"DIArgList" => {
                Err(self.error_here("found DIArgList outside of function"))
            }
            Tok::Exclaim | Tok::MetadataName => self.metadata_node(),
            Tok::Kw if self.at_kw(Kw::Distinct) => self.metadata_node(),
            _ => {
                let span = self.span();
                let ty = self.ty_or("expected metadata operand")?;
                if ty == Type::METADATA {
                    return Err(self.error(span, "invalid metadata-value-metadata roundtrip"));
                }
                let value = self.module_constant(ty)?;
                Ok(self.module.env.metadata.value(value))
            }
        }
    }

    /// Metadata where a value is expected: a node, a string, or a value of the function.
    pub(super) fn metadata_operand(&mut self) -> Parse<Value> {
        let operand = self.md_operand()?;
        Ok(Value::metadata(self.body.func.make_md_operand(operand)))
    }

    pub(super) fn md_operand(&mut self) -> Parse<MdOperand> {
        match self.tok.kind {
            Tok::MetadataName if &*self.content(self.tok) == b"DIArgList" => self.arg_list(),
            Tok::Exclaim | Tok::MetadataName => Ok(MdOperand::Metadata(self.metadata()?)),
            Tok::Kw if self.at_kw(Kw::Distinct) => Ok(MdOperand::Metadata(self.metadata()?)),
            _ => {
                let span = self.span();
                let ty = self.ty_or("expected metadata operand")?;
                if ty == Type::METADATA {
                    return Err(self.error(span, "invalid metadata-value-metadata roundtrip"));
                }
                Ok(MdOperand::Value(self.value(ty)?))
            }
        }
    }

    /// `!DIArgList(T v, …)`
    fn arg_list(&mut self) -> Parse<MdOperand> {
        if !self.in_body {
            return Err(self.error_here("found DIArgList outside of function"));
        }
        self.bump();
        self.expect(Tok::LParen, "expected '(' here")?;
        let mut values = Vec::new();
        self.list(Tok::RParen, "expected ')' here", |p| {
            let span = p.span();
            let ty = p.ty_or("expected value-as-metadata operand")?;
            if ty == Type::METADATA {
                return Err(p.error(span, "expected value-as-metadata operand"));
            }
            values.push(p.value(ty)?);
            Ok(())
        })?;
        Ok(MdOperand::ArgList(values.into()))
    }

    /// Reports the nodes that have been used and never defined.
    pub(super) fn check_metadata_defined(&mut self) {
        for (number, span) in std::mem::take(&mut self.md.forward) {
            if self.md.numbered.get(number).is_some_and(|n| n.defined.is_none()) {
                self.error(span, format!("use of undefined metadata '!{number}'"));
            }
        }
    }

    /// Merges nodes that have become equal.
    pub(super) fn settle_metadata(&mut self) {
        let filled_in = std::mem::take(&mut self.md.filled_in);
        if !filled_in.is_empty() {
            self.module.merge_equal_metadata(&filled_in);
        }
    }

    pub(super) fn unknown_node(&mut self, name: &[u8], span: Span) -> super::Failed {
        let diagnostic = support::diag::Diagnostic::error(span, "expected metadata type");
        let names = crate::metadata::schema::SCHEMAS.iter().map(|s| s.name).filter(|n| !n.is_empty());
        let help = support::suggest::did_you_mean_help(name, names);
        let label = format!("'!{}' is no kind of node", shown(name));
        self.report(match help {
            Some(help) => diagnostic.with_label(label).with_help(help),
            None => diagnostic.with_label(label),
        })
    }
}
