//! Use-list orders: `uselistorder T v, { 1, 0 }` and `uselistorder_bb @f, %x, { 1, 0 }`.

use super::super::lexer::Tok;
use super::{Parse, Parser};
use crate::function::UseListOrder;
use crate::value::Value;
use support::source::Span;

impl Parser<'_> {
    pub(super) fn use_list_order(&mut self) -> Parse<()> {
        self.bump();
        let ty = self.ty()?;
        let value = if self.in_body { self.value(ty)? } else { self.module_constant(ty)? };
        self.expect(Tok::Comma, "expected comma in uselistorder directive")?;
        let indexes = self.use_list_indexes()?;
        self.add_use_list_order(value, indexes);
        Ok(())
    }

    fn add_use_list_order(&mut self, value: Value, indexes: Box<[u32]>) {
        let order = UseListOrder { value, indexes };
        if self.in_body {
            self.body.func.use_list_orders.push(order);
        } else {
            self.module.env.use_list_orders.push(order);
        }
    }

    pub(super) fn use_list_order_bb(&mut self) -> Parse<()> {
        self.bump();
        if !matches!(self.tok.kind, Tok::GlobalName | Tok::GlobalId) {
            return Err(self.error_here("expected function name in uselistorder_bb"));
        }
        let function = self.bump();
        self.expect(Tok::Comma, "expected comma in uselistorder_bb directive")?;
        if !matches!(self.tok.kind, Tok::LocalName | Tok::LocalId) {
            return Err(self.error_here("expected basic block name in uselistorder_bb"));
        }
        let label = self.bump();
        self.expect(Tok::Comma, "expected comma in uselistorder_bb directive")?;
        let indexes = self.use_list_indexes()?;
        let span = self.span_of(function);
        let global = match self.find_global_token(function) {
            Some(global) if !self.global_is_forward(global) => global,
            _ => return Err(self.error(span, "invalid function forward reference in uselistorder_bb")),
        };
        if self.module.globals[global].as_function().is_none() {
            return Err(self.error(span, "expected function name in uselistorder_bb"));
        }
        if self.module.body(global).is_none() {
            return Err(self.error(span, "invalid declaration in uselistorder_bb"));
        }
        if label.kind == Tok::LocalId {
            return Err(self.error(self.span_of(label), "invalid numeric label in uselistorder_bb"));
        }
        let block = self.block_of_finished(global, label)?;
        if let Some(body) = self.module.body_mut(global) {
            body.use_list_orders.push(UseListOrder { value: block.into(), indexes });
        }
        Ok(())
    }

    /// `{ 1, 0, 2 }`: a permutation that changes something.
    fn use_list_indexes(&mut self) -> Parse<Box<[u32]>> {
        let span = self.span();
        self.expect(Tok::LBrace, "expected '{' here")?;
        if self.at(Tok::RBrace) {
            return Err(self.error_here("expected non-empty list of uselistorder indexes"));
        }
        let mut indexes = Vec::new();
        loop {
            indexes.push(self.u32()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RBrace, "expected '}' here")?;
        self.check_use_list_indexes(&indexes, span)?;
        Ok(indexes.into())
    }

    fn check_use_list_indexes(&mut self, indexes: &[u32], span: Span) -> Parse<()> {
        let mut seen = vec![false; indexes.len()];
        let distinct = indexes
            .iter()
            .all(|&index| seen.get_mut(index as usize).is_some_and(|seen| !std::mem::replace(seen, true)));
        let message = if indexes.len() < 2 {
            "expected >= 2 uselistorder indexes"
        } else if !distinct {
            "expected distinct uselistorder indexes in range [0, size)"
        } else if indexes.is_sorted() {
            "expected uselistorder indexes to change the order"
        } else {
            return Ok(());
        };
        Err(self.error(span, message))
    }
}
