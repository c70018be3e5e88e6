//! Operands, and the search for the entry that accepts them.
//!
//! An operand is as long as joining characters make it: no class accepts `f1` where `f1+8@` stands. So the entries of a
//! mnemonic can be tried one after the other, and the first that accepts its operands is the instruction.

use super::lexer::{Lexer, Tok};
use super::{Mistake, Parse, Parser, mistake};
use crate::expr::{BinaryOp, ExprData, Specifier};
use crate::inst::{Inst, Operand, Reg};
use crate::parse::entries::{self, Operands};
use crate::parse::trace::Verdict;
use crate::sequence::part_fits;
use smallvec::smallvec;
use std::ops::Range;
use support::source::Span;
use tables::asm::{ClassKind, Match, OperandClass, PrintOp, class_flags};
use tables::image::SectionId;
use tables::instructions::{FormPart, OperandForm, OperandType, PartKind};

/// How far an entry got, and what it says about the place.
struct Failure {
    span: Span,
    message: String,
}

/// An operand's name and place, to be checked once the entry is chosen.
type Uses = Vec<(crate::Symbol, Span)>;

impl Parser<'_> {
    /// The instruction after a mnemonic with these entries.
    pub(super) fn instruction(
        &mut self,
        entries: Range<usize>,
        mnemonic: Span,
        lex: &mut Lexer<'_>,
    ) -> Parse<Inst> {
        let table = self.target.image.records::<Match>();
        let mut nearest: Option<Failure> = None;
        let mut known = false;
        for entry in entries.filter_map(|index| table.get(index)) {
            if entry.variant != self.variant || !self.subtarget.enables(entry.predicates) {
                continue;
            }
            known = true;
            let mut cursor = *lex;
            let mut uses = Uses::new();
            match self.walk(&entry, &mut cursor, &mut uses) {
                Ok(parsed) => {
                    *lex = cursor;
                    self.trace.entry(self.target, &entry, Verdict::Taken);
                    self.check_uses(uses);
                    return Ok(entries::convert(self.target, &entry, &parsed));
                }
                Err(failure) => {
                    self.trace.entry(self.target, &entry, Verdict::Unfit(None));
                    if nearest.as_ref().is_none_or(|n| failure.span.lo > n.span.lo) {
                        nearest = Some(failure);
                    }
                }
            }
        }
        match nearest {
            Some(failure) => Err(Mistake { span: failure.span, message: failure.message }),
            None if known => mistake(mnemonic, "invalid operand for instruction"),
            None => mistake(mnemonic, "the instruction does not exist on this processor"),
        }
    }

    fn check_uses(&mut self, uses: Uses) {
        for (symbol, span) in uses {
            let name = self.cx.symbol_name(symbol).to_vec();
            if self.begins_statement(&name) {
                let name = String::from_utf8_lossy(&name);
                self.warning(
                    span,
                    format!("'{name}' is taken for a name, but it is also an instruction or a keyword"),
                );
            }
            self.note_use(symbol, span);
        }
    }

    fn walk(
        &mut self,
        entry: &Match,
        lex: &mut Lexer<'_>,
        uses: &mut Uses,
    ) -> Result<Vec<Operands>, Failure> {
        let image = &self.target.image;
        let classes = image.records::<OperandClass>();
        let mut parsed: Vec<Operands> = Vec::new();
        for number in image.list(entry.classes).iter() {
            let class = classes.get(number as usize).unwrap_or_default();
            let span = lex.span();
            let failure = |message: &str| Failure { span, message: message.to_owned() };
            if lex.tok == Tok::End {
                return Err(failure("too few operands for instruction"));
            }
            let text = image.string(class.diagnostic);
            let misfit = if text.is_empty() { "invalid operand for instruction" } else { text };
            let operands = self.operand(&class, lex, uses).ok_or_else(|| failure(misfit))?;
            if matches!(lex.tok, Tok::Joint(_)) {
                return Err(failure(misfit));
            }
            parsed.push(operands);
        }
        let ties: Vec<u16> = image.list(entry.ties).iter().collect();
        if ties.chunks_exact(2).any(|pair| parsed.get(pair[0] as usize) != parsed.get(pair[1] as usize)) {
            return Err(Failure {
                span: lex.span(),
                message: "operands must be the same register".to_owned(),
            });
        }
        Ok(parsed)
    }

    /// One operand, or the part of one, as a class has it.
    fn operand(&mut self, class: &OperandClass, lex: &mut Lexer<'_>, uses: &mut Uses) -> Option<Operands> {
        let image = &self.target.image;
        match ClassKind::from_number(class.kind) {
            ClassKind::Token => {
                let matches = lex.text() == image.string(class.token).as_bytes();
                matches.then(|| lex.advance())?;
                Some(Operands::new())
            }
            ClassKind::Register => {
                let bits = image.list(class.registers);
                let contains = |r: u16| bits.get(r as usize / 16).is_some_and(|w| w >> (r % 16) & 1 != 0);
                let register = *self.registers.get(lex.text())?.iter().find(|&&r| contains(r))?;
                lex.advance();
                Some(smallvec![Operand::Reg(Reg(register))])
            }
            ClassKind::Immediate => {
                let ty = self.target.operand_type(class.ty);
                let names_only = class.flags & class_flags::NAMES_ONLY != 0;
                let operand = self.immediate(ty, names_only, lex, uses)?;
                let kind = FormPart { kind: PartKind::Typed as u8, value: 0, ty: class.ty };
                let fits = part_fits(self.target, self.subtarget, self.cx, &kind, operand);
                fits.then(|| smallvec![operand])
            }
            ClassKind::Forms => {
                let forms = image.list(self.target.operand_type(class.ty).forms);
                forms.iter().filter(|form| form.syntax != u32::MAX).find_map(|form| {
                    let (mut cursor, before) = (*lex, uses.len());
                    let found = self.form(&form, &mut cursor, uses);
                    match found.filter(|_| !matches!(cursor.tok, Tok::Joint(_))) {
                        Some(operands) => {
                            *lex = cursor;
                            Some(operands)
                        }
                        None => {
                            uses.truncate(before);
                            None
                        }
                    }
                })
            }
            // Functions of the target's code read lines.
            ClassKind::User => None,
        }
    }

    /// A number or a name.
    fn immediate(
        &mut self,
        ty: &OperandType,
        names_only: bool,
        lex: &mut Lexer<'_>,
        uses: &mut Uses,
    ) -> Option<Operand> {
        let image = &self.target.image;
        if let Some(named) =
            image.list(ty.names).iter().find(|n| image.string(n.name).as_bytes() == lex.text())
        {
            lex.advance();
            return Some(Operand::Imm(named.value));
        }
        if names_only {
            return None;
        }
        match lex.tok {
            Tok::Number(value) => {
                lex.advance();
                Some(Operand::Imm(self.meaning(ty, value)))
            }
            Tok::Word => {
                let (symbol, span) = self.name(lex, false).ok()?;
                uses.push((symbol, span));
                Some(Operand::Expr(self.cx.symbol_expr(symbol)))
            }
            _ => None,
        }
    }

    /// The value that a written number means.
    fn meaning(&self, ty: &OperandType, value: u64) -> i64 {
        match ty.parse_value {
            0 => value as i64,
            function => self.target.call(function - 1, &[value as i64], self.subtarget),
        }
    }

    /// A composite operand in one form: its syntax is walked over the text.
    fn form(&mut self, form: &OperandForm, lex: &mut Lexer<'_>, uses: &mut Uses) -> Option<Operands> {
        let image = &self.target.image;
        let kinds = image.list(form.parts);
        let mut found: Vec<Option<Operand>> = kinds.iter().map(|kind| fixed_part(&kind)).collect();
        let mut syntax = image.program(SectionId::Printing, form.syntax);
        loop {
            match PrintOp::from_byte(syntax.byte()) {
                PrintOp::Text => {
                    let len = syntax.number() as usize;
                    for &c in syntax.bytes(len) {
                        if lex.tok != Tok::Joint(c) {
                            return None;
                        }
                        lex.advance();
                    }
                }
                PrintOp::Operand => {
                    let (index, _, modifier) = (syntax.number() as usize, syntax.number(), syntax.number());
                    let kind = kinds.get(index)?;
                    let part = found.get_mut(index)?;
                    let modifier = image.string(tables::Str(modifier as u32));
                    *part = Some(match (*part, modifier) {
                        (Some(sum), "addend") => self.add_to(sum, &kind, lex)?,
                        _ => self.part(&kind, lex, uses)?,
                    });
                }
                PrintOp::Forms | PrintOp::Bare | PrintOp::Typed | PrintOp::End => break,
            }
        }
        let parts: Operands = found.into_iter().collect::<Option<_>>()?;
        let fits = kinds
            .iter()
            .zip(&parts)
            .all(|(kind, &part)| part_fits(self.target, self.subtarget, self.cx, &kind, part));
        fits.then_some(parts)
    }

    /// A part of a form: a register, or a number or name, to which a constant may be added.
    fn part(&mut self, kind: &FormPart, lex: &mut Lexer<'_>, uses: &mut Uses) -> Option<Operand> {
        if PartKind::from_number(kind.kind) == PartKind::Class {
            let registers = self.registers.get(lex.text())?;
            let class = kind.value as u16;
            let register = *registers.iter().find(|&&r| self.target.class_contains(class, Reg(r)))?;
            lex.advance();
            return Some(Operand::Reg(Reg(register)));
        }
        let ty = self.target.operand_type(kind.ty);
        let operand = self.immediate(ty, false, lex, uses)?;
        let mut ahead = *lex;
        if matches!(operand, Operand::Expr(_)) && ahead.tok == Tok::Joint(b'+') {
            ahead.advance();
            if matches!(ahead.tok, Tok::Number(_)) {
                *lex = ahead;
                return self.add_to(operand, kind, lex);
            }
        }
        Some(operand)
    }

    /// The sum of a name and the number that comes.
    fn add_to(&mut self, sum: Operand, kind: &FormPart, lex: &mut Lexer<'_>) -> Option<Operand> {
        let (Tok::Number(value), Operand::Expr(sum)) = (lex.tok, sum) else { return None };
        // One constant at most.
        if !matches!(self.cx.expr(sum), ExprData::Symbol(_, Specifier::NONE)) {
            return None;
        }
        lex.advance();
        let value = self.meaning(self.target.operand_type(kind.ty), value);
        let constant = self.cx.constant(value);
        Some(Operand::Expr(self.cx.make_expr(ExprData::Binary(BinaryOp::Add, sum, constant))))
    }
}

/// A part that is not written.
fn fixed_part(kind: &FormPart) -> Option<Operand> {
    match PartKind::from_number(kind.kind) {
        PartKind::Register => Some(Operand::Reg(Reg(kind.value as u16))),
        PartKind::Constant => Some(Operand::Imm(kind.value)),
        PartKind::Class | PartKind::Typed => None,
    }
}
