//! Single operands, each as its class has it: words, registers, numbers by themselves or by name, expressions.
//!
//! Cost: the text of the operand; names are compared with all that its type has.

use super::data::real_bits;
use super::entries::Operands;
use super::instructions::{OperandInput, Remembered};
use super::lexer::{Lexer, Tok};
use super::mismatch::{Failure, Reason};
use super::name_sets::{joined_names, name_ranges, name_set, skip_prefix};
use super::numbered_registers;
use super::{Mistake, Parser, SpecifierUse};
use crate::eval;
use crate::expr::{Expr, ExprData};
use crate::field_names;
use crate::inst::{Operand, Reg};
use smallvec::smallvec;
use support::source::Span;
use tables::asm::{ClassKind, OperandClass, class_flags};
use tables::instructions::{
    NameSet, NamedValue, OperandFixup, OperandType, operand_fixup_flags, target_flags,
};

impl Parser<'_> {
    pub(super) fn default_operand(&self, class: &OperandClass) -> Operands {
        match ClassKind::from_number(class.kind) {
            ClassKind::Immediate => smallvec![Operand::Imm(self.operand_type(class).default)],
            ClassKind::Register => smallvec![Operand::Reg(Reg::NONE)],
            _ => Operands::new(),
        }
    }

    pub(super) fn operand_type(&self, class: &OperandClass) -> OperandType {
        self.target.image.records::<OperandType>().get(class.ty as usize).unwrap_or_default()
    }

    /// Parses one operand as a class has it.
    pub(super) fn operand(
        &mut self,
        class: &OperandClass,
        lex: &mut Lexer<'_>,
        memory: &mut Vec<Remembered>,
    ) -> Result<Operands, Failure> {
        let target = self.target;
        let at = lex.span();
        let mode = self.subtarget.mode as usize;
        let misfit = |at: Span| {
            let by_mode = target.image.list(class.diagnostics).get(mode);
            let text = target.image.string(by_mode.unwrap_or(class.diagnostic));
            Failure { operand: 0, at, message: Reason::Operand(text.to_owned()) }
        };
        // What is said of a class is said of what could have been one of its operands.
        let far = |at: Span| Failure { operand: 0, at, message: Reason::Operand(String::new()) };
        if lex.at_end() {
            // A form may be written as nothing.
            let is_composite = ClassKind::from_number(class.kind) == ClassKind::Forms;
            let found = if is_composite { self.composite(class, lex, memory) } else { None };
            return found.ok_or(Failure { operand: 0, at, message: Reason::TooFew });
        }
        match ClassKind::from_number(class.kind) {
            ClassKind::Token => {
                let token = target.image.string(class.token).as_bytes();
                let is_word = token.first().is_some_and(|c| c.is_ascii_alphanumeric() || *c == b'_');
                let matches = if is_word {
                    self.same_word(lex.text(), token)
                } else {
                    lex.all[lex.lo..].starts_with(token)
                };
                if !matches {
                    return Err(misfit(at));
                }
                lex.seek(lex.lo + token.len());
                Ok(Operands::new())
            }
            ClassKind::Register if class.spelling != Default::default() => {
                let before = *lex;
                if let Some(register) = numbered_registers::read(target, class, lex) {
                    return Ok(smallvec![Operand::Reg(register)]);
                }
                Err(if numbered_registers::is_near(target, class, &before) { misfit(at) } else { far(at) })
            }
            ClassKind::Register if class.flags & class_flags::AS_PARTS != 0 => {
                let register = self.register_of_parts(class, lex).ok_or_else(|| misfit(at))?;
                Ok(smallvec![Operand::Reg(register)])
            }
            ClassKind::Register => {
                let registers = self.register_name(lex).ok_or_else(|| misfit(at))?;
                let bits = target.image.list(class.registers);
                let contains = |r: u16| bits.get(r as usize / 16).is_some_and(|w| w >> (r % 16) & 1 != 0);
                match registers.iter().find(|&&r| contains(r)) {
                    Some(&register) => Ok(smallvec![Operand::Reg(Reg(register))]),
                    None if class.flags & class_flags::CHECKED_LAST != 0 => {
                        let text = target.image.string(class.diagnostic).to_owned();
                        Err(Failure { operand: 0, at, message: Reason::Rule(text) })
                    }
                    None => Err(misfit(at)),
                }
            }
            ClassKind::Immediate => self.immediate(class, lex, memory, &misfit),
            ClassKind::Forms => self.composite(class, lex, memory).ok_or_else(|| misfit(at)),
            ClassKind::User => {
                let name = target.image.string(class.parser);
                let mut input = OperandInput { parser: self, lex };
                target.hooks.parse_operand(name, &mut input).ok_or_else(|| misfit(at))
            }
        }
    }

    /// Consumes the prefix of numbers, if it comes next.
    pub(super) fn immediate_prefix(&self, lex: &mut Lexer<'_>) -> bool {
        let prefix = self.target.image.string(self.target.facts.immediate_prefix).as_bytes();
        let found = !prefix.is_empty() && !lex.at_end() && lex.all[lex.lo..].starts_with(prefix);
        if found {
            lex.seek(lex.lo + prefix.len());
        }
        found
    }

    fn immediate(
        &mut self,
        class: &OperandClass,
        lex: &mut Lexer<'_>,
        memory: &mut Vec<Remembered>,
        misfit: &dyn Fn(Span) -> Failure,
    ) -> Result<Operands, Failure> {
        let ty = self.operand_type(class);
        let at = lex.span();
        let before_prefix = *lex;
        let prefixed = self.immediate_prefix(lex);
        if prefixed && class.flags & class_flags::NAMES_ONLY != 0 {
            *lex = before_prefix;
            return Err(misfit(at));
        }
        let name_prefix = self.target.image.string(self.target.facts.name_prefix).as_bytes();
        let is_named = !name_prefix.is_empty() && skip_prefix(name_prefix, &mut lex.clone());
        let set = match NameSet::from_number(ty.name_set) {
            NameSet::InBraces => Some(name_set(&self.target.image, &ty, lex)),
            NameSet::Joined if is_named => Some(joined_names(&self.target.image, &ty, name_prefix, lex)),
            NameSet::Ranges => Some(name_ranges(&self.target.image, &ty, name_prefix, lex)),
            NameSet::Joined | NameSet::None => None,
        };
        if let Some(set) = set {
            return set.map(|value| smallvec![Operand::Imm(value)]).ok_or_else(|| misfit(at));
        }
        if let Some(value) = self.named_fields(&ty, lex) {
            return value.map(|value| smallvec![Operand::Imm(value)]).ok_or_else(|| misfit(at));
        }
        if let Some(value) = self.named_real(&ty, lex) {
            return Ok(smallvec![Operand::Imm(value)]);
        }
        if is_named {
            skip_prefix(name_prefix, lex);
        }
        let may_be_named = name_prefix.is_empty() || is_named;
        if may_be_named && let Some(named) = self.named_value(&ty, lex.text()) {
            self.deprecated = named.1.map(|text| (at, text));
            lex.advance();
            return Ok(smallvec![Operand::Imm(named.0)]);
        }
        if may_be_named
            && lex.tok == Tok::Ident
            && let Some(text) = self.refused_name(&ty, lex.text())
        {
            return Err(Failure { operand: 0, at, message: Reason::Operand(text) });
        }
        if is_named {
            return Err(misfit(at));
        }
        let any_name = class.flags & class_flags::ANY_NAME != 0 && lex.tok == Tok::Ident;
        let only_numbers = self.flags & target_flags::MESSAGES_ARE_OF_KIND != 0 && !any_name;
        let far = |at: Span| Failure { operand: 0, at, message: Reason::Operand(String::new()) };
        if class.flags & class_flags::NAMES_ONLY != 0 || !any_name && self.is_register(lex) {
            let is_other = only_numbers && class.flags & class_flags::NAMES_ONLY == 0;
            return Err(if is_other { far(at) } else { misfit(at) });
        }
        let (expr, end, whole) = self.remembered_expression(lex, memory)?;
        lex.seek(end);
        let predicate = if class.predicate != 0 { class.predicate } else { ty.predicate };
        let symbol_only = class.flags & class_flags::SYMBOL_ONLY != 0;
        match self.accept_expression(expr, symbol_only, predicate, &ty) {
            Some(Operand::Imm(first))
                if ty.range != 0 && !self.rest_of_range(first, ty.range, lex, memory) =>
            {
                Err(misfit(whole))
            }
            Some(operand) => Ok(smallvec![operand]),
            None if only_numbers && !self.is_constant(expr) => Err(far(whole)),
            None => Err(misfit(whole)),
        }
    }

    fn is_constant(&self, expr: Expr) -> bool {
        eval::evaluate(self.cx, expr, self.out.offsets()).is_ok_and(|value| value.as_constant().is_some())
    }

    /// What to say of a word that is none of the type's names; `None` if there is nothing particular to say.
    pub(super) fn refused_name(&self, ty: &OperandType, text: &[u8]) -> Option<String> {
        let image = &self.target.image;
        let same = |n: &NamedValue| self.same_word(image.string(n.name).as_bytes(), text);
        let refusal = image.list(ty.names).iter().find(same).map_or("", |n| image.string(n.refusal));
        let said = if refusal.is_empty() { image.string(ty.unknown_name) } else { refusal };
        (!said.is_empty()).then(|| said.to_owned())
    }

    /// The operand that a constant is, as it stands or as its type reads it otherwise.
    pub(super) fn accept_constant(&self, value: i64, predicate: u32, ty: &OperandType) -> Option<Operand> {
        let call = |function: u32, value: i64| self.target.call(function - 1, &[value], &self.subtarget);
        let value = if ty.parse_value != 0 { call(ty.parse_value, value) } else { value };
        if predicate == 0 || call(predicate, value) != 0 {
            return Some(Operand::Imm(value));
        }
        let other = if ty.reread != 0 { call(ty.reread, value) } else { value };
        (other != value && call(predicate, other) != 0).then_some(Operand::Imm(other))
    }

    /// The operand that an expression is, if a type allows it. `symbol_only`: nothing may be added to a symbol; `predicate`:
    /// what must hold of a constant.
    pub(super) fn accept_expression(
        &mut self,
        expr: Expr,
        symbol_only: bool,
        predicate: u32,
        ty: &OperandType,
    ) -> Option<Operand> {
        use operand_fixup_flags::{DIFFERENCE, INTERNAL, REDUNDANT};
        let value = eval::evaluate(self.cx, expr, self.out.offsets()).ok()?;
        if let Some(number) = value.as_constant() {
            return self.accept_constant(number, predicate, ty);
        }
        let accepts = |f: &OperandFixup| {
            f.specifier == value.specifier.0
                && f.flags & INTERNAL == 0
                && (f.flags & DIFFERENCE == 0 || value.add.is_some() && value.sub.is_some())
        };
        let accepted = self.target.image.list(ty.fixups).iter().find(accepts)?;
        let expr = if accepted.flags & REDUNDANT != 0 { self.unspecified(expr) } else { expr };
        let is_symbol = matches!(self.cx.expr(expr), ExprData::Symbol(..));
        (is_symbol || !symbol_only).then_some(Operand::Expr(expr))
    }

    /// A symbol without its specifier.
    fn unspecified(&mut self, expr: Expr) -> Expr {
        match self.cx.expr(expr) {
            ExprData::Symbol(symbol, _) => self.cx.symbol_expr(symbol),
            ExprData::Specified(_, inner) => inner,
            _ => expr,
        }
    }

    /// The value that words for fields stand for, which are consumed; the inner `None` if one of them is none of the next
    /// fields, the outer one if the first is no such word.
    pub(super) fn named_fields(&self, ty: &OperandType, lex: &mut Lexer<'_>) -> Option<Option<i64>> {
        let image = &self.target.image;
        let words = image.list(ty.names);
        let mut said = 0i64;
        let mut value = 0;
        loop {
            // Fields come in the order of their first words.
            let mut passed = 0;
            let word = words.iter().filter(|w| w.field != 0).find(|w| {
                passed |= w.field;
                image.string(w.name).as_bytes() == lex.text()
            });
            let Some(word) = word.filter(|w| w.field & said == 0 && !lex.at_end()) else {
                return (said != 0).then_some(None);
            };
            said |= passed;
            value |= word.value;
            lex.advance();
            if !lex.eat(b',') {
                return Some(Some(value));
            }
        }
    }

    /// The constant whose name is a floating-point number of the value that comes, which is consumed.
    pub(super) fn named_real(&self, ty: &OperandType, lex: &mut Lexer<'_>) -> Option<i64> {
        let mut number = *lex;
        let is_negative = number.eat(b'-');
        if number.tok != Tok::Real || ty.names.len == 0 {
            return None;
        }
        let magnitude = f64::from_bits(real_bits(std::str::from_utf8(number.text()).ok()?, 8)?);
        let value = if is_negative { -magnitude } else { magnitude };
        let image = &self.target.image;
        let named = image.list(ty.names).iter().find(|n| image.string(n.name).parse() == Ok(value))?;
        number.advance();
        *lex = number;
        Some(named.value)
    }

    /// The constant that a word of the operand's type stands for, and what to say of a word that is out of use.
    pub(super) fn named_value(&self, ty: &OperandType, text: &[u8]) -> Option<(i64, Option<String>)> {
        let image = &self.target.image;
        let known = |n: &NamedValue| {
            n.field == 0
                && self.same_word(image.string(n.name).as_bytes(), text)
                && (n.known == 0 || self.target.call(n.known - 1, &[], &self.subtarget) != 0)
        };
        if let Some(named) = image.list(ty.names).iter().find(known) {
            let better = image.string(named.better);
            let warning = || {
                let text = String::from_utf8_lossy(text);
                format!("'{text}' is a deprecated alias for '{better}'")
            };
            return Some((named.value, (!better.is_empty()).then(warning)));
        }
        if let Some(number) = field_names::read(&self.target.image, ty, text, self.folds_case()) {
            return Some((number as i64, None));
        }
        let letters = image.string(ty.letters).as_bytes();
        if letters.is_empty() {
            return None;
        }
        if image.string(ty.empty_set).as_bytes() == text {
            return Some((0, None));
        }
        // Each letter at most once, in the order of the type.
        let mut from = 0;
        let mut value = 0i64;
        for c in text {
            let at = from + letters[from..].iter().position(|l| l == c)?;
            value |= 1i64.checked_shl((letters.len() - 1 - at) as u32)?;
            from = at + 1;
        }
        (value != 0).then_some((value, None))
    }

    pub(super) fn remembered_expression(
        &mut self,
        lex: &Lexer<'_>,
        memory: &mut Vec<Remembered>,
    ) -> Result<(Expr, usize, Span), Failure> {
        let found = memory.iter().position(|(at, ..)| *at == lex.lo).unwrap_or_else(|| {
            let mut cursor = *lex;
            let (result, span) = match self.expression_in(SpecifierUse::Operand, &mut cursor) {
                Ok(expr) => (Ok((expr, cursor.lo)), cursor.span_from(lex.lo)),
                Err(wrong) => (Err(wrong.message.into_owned()), wrong.span),
            };
            memory.push((lex.lo, result, span));
            memory.len() - 1
        });
        let (_, result, span) = &memory[found];
        match result {
            Ok((expr, end)) => Ok((*expr, *end, *span)),
            Err(message) => {
                let wrong =
                    Mistake { span: *span, message: message.clone().into(), help: None, underlined: false };
                Err(Failure { operand: 0, at: lex.span(), message: Reason::Syntax(Box::new(wrong)) })
            }
        }
    }
}
