//! Operands of several parts: composite ones whose type lists forms (the first form whose syntax the text follows, and whose
//! parts fit, is taken), and ranges of numbers (`4:7`).

use super::Parser;
use super::entries::Operands;
use super::instructions::Remembered;
use super::lexer::{Lexer, Tok};
use crate::eval;
use crate::inst::{Operand, Reg};
use crate::sequence::part_fits;
use support::source::Span;
use tables::asm::{OperandClass, PrintOp};
use tables::image::SectionId;
use tables::instructions::{FormPart, OperandForm, PartKind};

/// Consumes punctuation marks, words and numbers that are part of the syntax.
fn eat_text(mut text: &[u8], lex: &mut Lexer<'_>) -> Option<()> {
    while let Some((&first, rest)) = text.split_first() {
        if lex.eat(first) {
            text = rest;
            continue;
        }
        let is_word = matches!(lex.tok, Tok::Ident | Tok::Int(_));
        text = text.strip_prefix(lex.text()).filter(|_| is_word)?;
        lex.advance();
    }
    Some(())
}

impl Parser<'_> {
    pub(super) fn composite(
        &mut self,
        class: &OperandClass,
        lex: &mut Lexer<'_>,
        memory: &mut Vec<Remembered>,
    ) -> Option<Operands> {
        let target = self.target;
        let forms = target.image.list(target.operand_type(class.ty).forms);
        forms.iter().filter(|form| form.syntax != u32::MAX).find_map(|form| {
            let mut cursor = *lex;
            let found = self.form(&form, &mut cursor, memory)?;
            *lex = cursor;
            Some(found)
        })
    }

    fn form(
        &mut self,
        form: &OperandForm,
        lex: &mut Lexer<'_>,
        memory: &mut Vec<Remembered>,
    ) -> Option<Operands> {
        let target = self.target;
        let kinds = target.image.list(form.parts);
        let mut found: Vec<Option<Operand>> = kinds
            .iter()
            .map(|kind| match PartKind::from_number(kind.kind) {
                PartKind::Register => Some(Operand::Reg(Reg(kind.value as u16))),
                PartKind::Constant => Some(Operand::Imm(kind.value)),
                PartKind::Class | PartKind::Typed => None,
            })
            .collect();
        let mut syntax = target.image.program(SectionId::Printing, form.syntax);
        loop {
            match PrintOp::from_byte(syntax.byte()) {
                PrintOp::Text => {
                    let len = syntax.number() as usize;
                    let is_black = |c: &&u8| !c.is_ascii_whitespace();
                    let text: Vec<u8> = syntax.bytes(len).iter().filter(is_black).copied().collect();
                    eat_text(&text, lex)?;
                }
                PrintOp::Operand => {
                    let (index, _, _) = (syntax.number() as usize, syntax.number(), syntax.number());
                    *found.get_mut(index)? = Some(self.part(&kinds.get(index)?, lex, memory)?);
                }
                PrintOp::Forms | PrintOp::Bare | PrintOp::Typed | PrintOp::End => break,
            }
        }
        let parts: Operands = found.into_iter().collect::<Option<_>>()?;
        let fits =
            kinds.iter().zip(&parts).all(|(k, &part)| part_fits(target, &self.subtarget, self.cx, &k, part));
        fits.then_some(parts)
    }

    fn part(
        &mut self,
        kind: &FormPart,
        lex: &mut Lexer<'_>,
        memory: &mut Vec<Remembered>,
    ) -> Option<Operand> {
        if PartKind::from_number(kind.kind) == PartKind::Class {
            let class = kind.value as u16;
            let registers = self.register_name(lex)?;
            let register = *registers.iter().find(|&&r| self.target.class_contains(class, Reg(r)))?;
            return Some(Operand::Reg(Reg(register)));
        }
        // The name of a constant may be that of a register, too.
        let ty = self.target.operand_type(kind.ty);
        if ty.names.len > 0
            && lex.tok == Tok::Ident
            && let Some((value, _)) = self.named_value(ty, lex.text())
        {
            lex.advance();
            return Some(Operand::Imm(value));
        }
        if self.register_name(&mut { *lex }).is_some() {
            return None;
        }
        self.immediate_prefix(lex);
        let (expr, end, _) = self.remembered_expression(lex, memory).ok()?;
        lex.seek(end);
        Some(match self.value_now(expr) {
            Some(value) if ty.parse_value != 0 => {
                Operand::Imm(self.target.call(ty.parse_value - 1, &[value], &self.subtarget))
            }
            Some(value) => Operand::Imm(value),
            None => Operand::Expr(expr),
        })
    }

    /// Consumes the rest of a range of so many numbers that begins with `first`; false if it is none.
    pub(super) fn rest_of_range(
        &mut self,
        first: i64,
        count: u8,
        lex: &mut Lexer<'_>,
        memory: &mut Vec<Remembered>,
    ) -> bool {
        if !lex.eat(b':') {
            return false;
        }
        let Ok((last, end, _)): Result<(_, _, Span), _> = self.remembered_expression(lex, memory) else {
            return false;
        };
        lex.seek(end);
        let value = eval::evaluate(self.cx, last, self.out.offsets()).ok().and_then(|v| v.as_constant());
        value == Some(first + i64::from(count) - 1)
    }
}
