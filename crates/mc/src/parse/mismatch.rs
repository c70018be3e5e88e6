//! What is said of a statement that no entry of its mnemonic accepts.
//!
//! LLVM's parsers read all operands before they look for an instruction, so what is wrong with an operand by itself is said
//! first, wherever it stands: [`Parser::check_operands`] does the same reading, for statements whose operands are
//! registers, expressions, and bases in parentheses. Then the entries are compared in order, and each that fails later than
//! or as late as those before it decides where the mistake is; among those that fail at one place, the last one that has
//! something to say decides what is said ([`Nearest`]).

use super::lexer::{Lexer, Tok};
use super::{Mistake, Parse, Parser, SpecifierUse, mistake};
use crate::target::Target;
use std::ops::Range;
use support::source::Span;
use tables::asm::{ClassKind, Match, OperandClass, class_flags};
use tables::instructions::operand_fixup_flags;

/// Why an entry does not accept a statement.
pub(super) struct Failure {
    /// How many operands, or tokens between operands, it accepted; commas do not count.
    pub operand: usize,
    /// Place in the source.
    pub at: Span,
    pub message: Reason,
}

pub(super) enum Reason {
    TooFew,
    /// The operand does not fit; empty if there is nothing particular to say.
    Operand(String),
    /// The operand itself is malformed.
    Syntax(Box<Mistake>),
    /// All operands were read, but one of them breaks a rule.
    Rule(String),
}

const NOTHING_PARTICULAR: &str = "invalid operand for instruction";

/// The failures of entries, weighed against each other.
#[derive(Default)]
pub(super) struct Nearest {
    operand: usize,
    at: Option<Span>,
    text: String,
    too_few: bool,
    syntax: Option<Box<Mistake>>,
    rule: Option<(Span, String)>,
}

impl Nearest {
    /// An entry failed; `enabled`: the subtarget has its instruction. One that it does not have may move the place.
    pub fn note(&mut self, failure: Failure, enabled: bool) {
        let first = self.at.is_none() && !self.too_few;
        match failure.message {
            Reason::Rule(text) => self.rule = Some((failure.at, text)),
            Reason::TooFew => {
                (self.operand, self.too_few) = (failure.operand, true);
            }
            _ if !first && failure.operand < self.operand => {}
            message => {
                let moves = first || failure.operand != self.operand;
                (self.operand, self.at, self.too_few) = (failure.operand, Some(failure.at), false);
                match message {
                    Reason::Operand(text) if enabled && (moves || !text.is_empty()) => self.text = text,
                    Reason::Syntax(wrong) => self.syntax = Some(wrong),
                    _ => {}
                }
            }
        }
    }

    pub fn into_mistake<T>(self, mnemonic: Span) -> Parse<T> {
        if let Some((at, text)) = self.rule {
            return mistake(at, text);
        }
        if self.too_few {
            return mistake(mnemonic, "too few operands for instruction");
        }
        if let Some(wrong) = self.syntax {
            return Err(wrong);
        }
        let text = if self.text.is_empty() { NOTHING_PARTICULAR.to_owned() } else { self.text };
        mistake(self.at.unwrap_or(mnemonic), text)
    }
}

/// How an operand at some place may be written, where not as a register or an expression.
enum Form {
    /// `(reg)`, `0(reg)`
    ZeroOffset,
    /// A word that means a constant.
    Name(OperandClass),
    /// A symbol without a base; whether it may have a specifier that says nothing.
    Symbol(bool),
    /// `%specifier(symbol)`
    Specified,
}

impl Parser<'_> {
    /// Reads the operands of a statement as LLVM's parsers do, and fails where one is no operand at all.
    pub(super) fn check_operands(&mut self, entries: Range<usize>, lex: &Lexer<'_>) -> Parse<()> {
        let target = self.target;
        if !has_plain_operands(target, entries.clone()) || lex.at_end() {
            return Ok(());
        }
        let mut lex = *lex;
        for place in 0.. {
            match self.form_at(entries.clone(), place) {
                Some(Form::ZeroOffset) => self.check_zero_offset(&mut lex)?,
                Some(Form::Name(class))
                    if class.flags & class_flags::NAMES_ONLY != 0 || lex.tok == Tok::Ident =>
                {
                    self.check_name(&class, &mut lex)?;
                }
                Some(Form::Name(_)) if matches!(lex.tok, Tok::Int(_)) => {
                    self.expression(&mut lex)?;
                }
                Some(Form::Symbol(suffix)) if lex.tok == Tok::Ident => {
                    let specifiers = if suffix { SpecifierUse::Operand } else { SpecifierUse::Nowhere };
                    self.expression_in(specifiers, &mut lex)?;
                }
                Some(Form::Specified) if !lex.is(b'%') => {
                    return mistake(lex.span(), "expected '%' relocation specifier");
                }
                _ => self.check_operand(&mut lex)?,
            }
            if !lex.eat(b',') {
                break;
            }
        }
        if lex.at_end() { Ok(()) } else { mistake(lex.span(), "unexpected token") }
    }

    /// How operand `place` may be written according to an entry, whether or not the subtarget has it.
    fn form_at(&self, entries: Range<usize>, place: usize) -> Option<Form> {
        let image = &self.target.image;
        let (table, records) = (image.records::<Match>(), image.records::<OperandClass>());
        let (mut specified, mut other) = (false, false);
        let of_variant = |e: &Match| e.variant == self.variant;
        for entry in entries.filter_map(|index| table.get(index)).filter(of_variant) {
            let (mut commas, mut before) = (0, None::<OperandClass>);
            for number in image.list(entry.classes).iter() {
                let class = records.get(number as usize).unwrap_or_default();
                let token = image.string(class.token);
                let optional = class.flags & class_flags::OPTIONAL != 0;
                let is_name = ClassKind::from_number(class.kind) == ClassKind::Immediate
                    && (class.flags & class_flags::NAMES_ONLY != 0
                        || !image.list(self.operand_type(&class).names).is_empty());
                let after_comma = before.is_none_or(|b| image.string(b.token) == ",");
                // An operand that may be left out brings its comma.
                let here = commas + usize::from(is_name && optional && !after_comma);
                if token == "," {
                    commas += 1;
                } else if here == place && after_comma && token == "0" && optional {
                    return Some(Form::ZeroOffset);
                } else if here == place && is_name {
                    return Some(Form::Name(class));
                } else if here == place && class.flags & class_flags::SPECIFIER_ONLY != 0 {
                    specified = true;
                } else if here == place && class.flags & class_flags::ANY_NAME != 0 {
                    let mut fixups = image.list(self.operand_type(&class).fixups).iter();
                    return Some(Form::Symbol(fixups.any(|f| f.flags & operand_fixup_flags::REDUNDANT != 0)));
                }
                other |= here == place && token.is_empty() && class.flags & class_flags::SPECIFIER_ONLY == 0;
                before = Some(class);
            }
        }
        (specified && !other).then_some(Form::Specified)
    }

    /// A register, or an expression and perhaps a base.
    fn check_operand(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        if self.register_name(lex).is_some() {
            return Ok(());
        }
        if lex.is(b'(') {
            let mut probe = *lex;
            probe.advance();
            if self.register_name(&mut probe).is_some() && probe.eat(b')') {
                *lex = probe;
                return Ok(());
            }
        }
        let begins = match lex.tok {
            Tok::Int(_) | Tok::Ident | Tok::String => true,
            Tok::Char(c) => b"(-+!~.%".contains(&c),
            _ => false,
        };
        if !begins {
            return mistake(lex.span(), "unknown operand");
        }
        if lex.is(b'%') && lex.peek() != Tok::Ident {
            lex.advance();
            return self.no_operand(Mistake {
                span: lex.span(),
                message: "expected '%' relocation specifier".into(),
                help: None,
                underlined: false,
            });
        }
        if let Err(wrong) = self.expression_in(SpecifierUse::Operand, lex) {
            return self.no_operand(*wrong);
        }
        if lex.eat(b'(') {
            self.check_base(lex)?;
        }
        Ok(())
    }

    /// What is wrong with an expression, and that there is no operand therefore.
    fn no_operand(&mut self, wrong: Mistake) -> Parse<()> {
        let span = wrong.span;
        self.report(wrong);
        mistake(span, "unknown operand")
    }

    /// `reg)`
    fn check_base(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        if self.register_name(lex).is_none() {
            return mistake(lex.span(), "expected register");
        }
        if lex.eat(b')') { Ok(()) } else { mistake(lex.span(), "expected ')'") }
    }

    fn check_zero_offset(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        let offset = (lex.span(), lex.tok);
        let has_offset = matches!(lex.tok, Tok::Int(_));
        if has_offset {
            lex.advance();
        }
        if !lex.eat(b'(') {
            let expected = if has_offset {
                "expected '(' after optional integer offset"
            } else {
                "expected '(' or optional integer offset"
            };
            return mistake(lex.span(), expected);
        }
        self.check_base(lex)?;
        match offset {
            (span, Tok::Int(value)) if value != 0 => mistake(span, "optional integer offset must be 0"),
            _ => Ok(()),
        }
    }

    /// A word of the class.
    fn check_name(&mut self, class: &OperandClass, lex: &mut Lexer<'_>) -> Parse<()> {
        let ty = self.operand_type(class);
        let image = &self.target.image;
        let span = lex.span();
        if let Some(Some(_)) = self.named_fields(&ty, lex) {
            return Ok(());
        }
        if self.named_real(&ty, lex).is_some() {
            return Ok(());
        }
        if self.named_value(&ty, lex.text()).is_some() {
            lex.advance();
            return Ok(());
        }
        let refusal = self.refused_name(&ty, lex.text()).unwrap_or_default();
        let texts = [&*refusal, image.string(class.diagnostic), NOTHING_PARTICULAR];
        mistake(span, texts.into_iter().find(|t| !t.is_empty()).unwrap_or_default().to_owned())
    }
}

/// Whether the operands of a mnemonic are registers and expressions, with nothing between them but commas and parentheses, and
/// nothing before numbers.
fn has_plain_operands(target: &Target, entries: Range<usize>) -> bool {
    let image = &target.image;
    if !image.string(target.facts.immediate_prefix).is_empty() {
        return false;
    }
    let (table, records) = (image.records::<Match>(), image.records::<OperandClass>());
    entries.filter_map(|index| table.get(index)).all(|entry| {
        let classes = image.list(entry.classes);
        let class_at = |i: usize| classes.get(i).and_then(|n| records.get(n as usize)).unwrap_or_default();
        (0..classes.len()).all(|i| {
            let (class, next) = (class_at(i), class_at(i + 1));
            let is_last = i + 1 == classes.len() || image.string(next.token) == ",";
            match ClassKind::from_number(class.kind) {
                // A word that stands alone is an operand like others.
                ClassKind::Token => matches!(image.string(class.token), "," | "(" | ")" | "0") || is_last,
                ClassKind::Register => class.list_len == 0,
                ClassKind::Immediate => true,
                ClassKind::User | ClassKind::Forms => false,
            }
        })
    })
}
