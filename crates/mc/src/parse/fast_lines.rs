//! Plain lines: labels, instructions, numbers and strings as compilers write them, read byte by byte.
//!
//! An assembly file that a compiler made consists nearly wholly of a few kinds of lines: `name:`, an instruction,
//! `.byte 5`, `.long .La-.Lb`, `.asciz "text"`, `.loc 1 2 3`, `.uleb128 7`, comments and empty lines. For these the general
//! statement does much more than they need: it makes tokens, looks ahead, builds expressions of numbers and asks several
//! tables for the first word. Here the first word is looked for in one table and the operands are read where they stand.
//!
//! A line is either plain as a whole, or nothing of it has happened when [`Parser::fast_lines`] stops there and the
//! general statement begins it anew. (Symbols may have been made that the general statement will then find.) So this
//! decides nothing about the language: whatever is unusual, and every mistake, is left to the other files.
//!
//! Cost: the characters of the line and one look-up, without allocation.

use super::data::fits;
use super::directives::{Argument, Directive};
use super::fast_operands::{number_at, skip_blanks};
use super::lexer::{IN_NAMES, Lexer, NumberSyntax, Syntax};
use super::{Flow, Parse, Parser};
use crate::context::{Symbol, SymbolValue};
use crate::debug::{LineEntry, line_flags};
use crate::expr::{BinaryOp, Expr, ExprData};
use crate::inst::{Inst, Operand};
use crate::target::{Subtarget, Target};
use smallvec::SmallVec;
use support::hash::FxHashMap;
use support::source::Span;
use tables::asm::DataDirective;

/// A directive that may be plain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Plain {
    /// Numbers and symbols of so many bytes.
    Values(u8),
    /// Numbers in LEB128, signed or not.
    Lebs(bool),
    /// Strings, with a zero at their end or not.
    Strings(bool),
    Location,
}

/// Directives that may be plain, besides those for numbers that the target names.
const PLAIN: &[&str] =
    &[".byte", ".2byte", ".short", ".value", ".hword", ".4byte", ".long", ".int", ".8byte", ".quad"];

/// What is made ready when parsing begins.
#[derive(Debug, Default)]
pub(super) struct FastLines {
    directives: FxHashMap<Box<[u8]>, Plain>,
    /// The characters of comments and separators; none if the text is not written in the usual way.
    ends: Option<[u8; 2]>,
    /// `@` is part of names.
    at_in_names: bool,
    /// The target's code reads instructions.
    pub statement_hook: bool,
}

impl FastLines {
    /// `find` gives the directives of the run.
    pub fn new(
        target: &Target,
        subtarget: &Subtarget,
        syntax: &Syntax<'_>,
        find: impl Fn(&[u8]) -> Option<Directive>,
    ) -> FastLines {
        let mut directives = FxHashMap::default();
        for name in PLAIN {
            if let Some(Directive { argument: Argument::Size(size), .. }) = find(name.as_bytes()) {
                directives.insert(name.as_bytes().into(), Plain::Values(size));
            }
        }
        let numbers = target.image.records::<DataDirective>().iter();
        for record in numbers.filter(|d| d.size_bytes != 0 && subtarget.enables(d.predicates)) {
            let name = target.image.string(record.name).as_bytes();
            directives.insert(name.into(), Plain::Values(record.size_bytes));
        }
        let others = [
            (".uleb128", Plain::Lebs(false)),
            (".sleb128", Plain::Lebs(true)),
            (".ascii", Plain::Strings(false)),
            (".asciz", Plain::Strings(true)),
            (".string", Plain::Strings(true)),
            (".loc", Plain::Location),
        ];
        directives.extend(others.map(|(name, plain)| (name.as_bytes().into(), plain)));
        let ends = match (syntax.comment, syntax.separator) {
            ([comment], [separator]) if syntax.numbers == NumberSyntax::default() => {
                Some([*comment, *separator])
            }
            _ => None,
        };
        FastLines { directives, ends, at_in_names: syntax.at_in_names, statement_hook: false }
    }
}

/// An operand of a directive for numbers.
#[derive(Clone, Copy, Debug)]
enum Value {
    Number(i64),
    /// An expression, and the place that it is said to be at.
    Expr(Expr, usize),
}

/// Where the statement after a plain one begins, and what was wrong with the plain one after all.
pub(super) type Done = (usize, Parse<()>);

/// Where the name that begins at `at` ends: `at` if there is none.
pub(super) fn name_end(text: &[u8], at: usize) -> usize {
    match text.get(at) {
        Some(b'a'..=b'z' | b'A'..=b'Z' | b'_') => {}
        Some(b'.') if !text.get(at + 1).is_some_and(u8::is_ascii_digit) => {}
        _ => return at,
    }
    let rest = &text[at + 1..];
    at + 1 + rest.iter().position(|&c| !IN_NAMES[usize::from(c)]).unwrap_or(rest.len())
}

impl Parser<'_> {
    /// Reads plain statements from `at` on, where a statement begins, and gives the place of the first that is none.
    pub(super) fn fast_lines(&mut self, lex: &Lexer<'_>) -> usize {
        let mut at = lex.lo;
        let Some(ends) = self.fast_lines.ends else { return at };
        if self.options.preserve_comments
            || self.trace.is_wanted()
            || self.skipping()
            || self.section.current.is_none()
        {
            return at;
        }
        while self.flow == Flow::Next
            && let Some((next, result)) = self.fast_statement(lex, ends, at)
        {
            at = next;
            if result.is_err() {
                self.report_failure(result, lex.span_of(at, at));
            }
        }
        at
    }

    /// Where the statement after the one that ends at `at` begins, if it ends there: behind the newline or separator.
    #[inline]
    pub(super) fn plain_end(text: &[u8], ends: [u8; 2], at: usize) -> Option<usize> {
        let at = skip_blanks(text, at);
        match text.get(at) {
            None => Some(at),
            Some(b'\n') => Some(at + 1),
            Some(&c) if c == ends[0] => Some(line_end(text, at)),
            Some(&c) if c == ends[1] => Some(at + 1),
            Some(_) => None,
        }
    }

    /// Reads the statement that begins at `at`; gives the place where the next one begins.
    fn fast_statement(&mut self, lex: &Lexer<'_>, ends: [u8; 2], at: usize) -> Option<Done> {
        let text = lex.all;
        let start = skip_blanks(text, at);
        match text.get(start) {
            Some(b'\n') => {
                if self.out.keeps_text() {
                    self.out.emit_blank_line();
                }
                return Some((start + 1, Ok(())));
            }
            Some(&c) if c == ends[0] => {
                return is_plain_comment(text, start, ends).then(|| (line_end(text, start), Ok(())));
            }
            _ => {}
        }
        let end = name_end(text, start);
        let name = &text[start..end];
        let span = lex.span_of(start, end);
        let next = text.get(end).copied().unwrap_or(b'\n');
        if name.is_empty() || name == b"." || next == b'@' && self.fast_lines.at_in_names {
            return None;
        }
        if next == b':' && self.matches.has_colons {
            return None;
        }
        if next == b':' {
            self.statement_start = Some(span);
            let result = self.label(name, span, lex);
            return Some((Self::plain_end(text, ends, end + 1).unwrap_or(end + 1), result));
        }
        let operands = skip_blanks(text, end);
        if matches!(text.get(operands), Some(b':' | b'=')) || self.macros.contains_key(name) {
            return None;
        }
        if name[0] != b'.' {
            return self.plain_instruction(lex, ends, (name, span), operands);
        }
        match *self.fast_lines.directives.get(name)? {
            Plain::Values(size) => self.plain_values(lex, ends, span, operands, size),
            Plain::Lebs(signed) => self.plain_lebs(lex, ends, operands, signed),
            Plain::Strings(terminated) => self.plain_string(lex, ends, span, operands, terminated),
            Plain::Location => self.plain_location(lex, ends, span, operands),
        }
    }

    /// What precedes every statement that is no label.
    fn begin_plain(&mut self, span: Span) {
        self.statement_start = Some(span);
        self.out.set_location(span);
    }

    fn plain_instruction(
        &mut self,
        lex: &Lexer<'_>,
        ends: [u8; 2],
        (name, span): (&[u8], Span),
        operands: usize,
    ) -> Option<Done> {
        if self.fast_lines.statement_hook {
            return self.hooked_instruction(lex, ends, (name, span), operands);
        }
        if self.matches.prefix_before.is_some() {
            return None;
        }
        let entries = self.matches.known.get(name)?.common.clone();
        self.begin_plain(span);
        self.deprecated = None;
        let mut inst = std::mem::take(&mut self.matches.inst);
        let matched = self.match_common(&entries, lex, operands, &mut inst);
        let done = matched.map(|(entry, end)| {
            let may_change = entries.get(entry).is_none_or(|entry| entry.may_change);
            let result = self.emit_plain(&inst, may_change || self.deprecated.is_some(), span);
            (Self::plain_end(lex.all, ends, end).unwrap_or(end), result)
        });
        self.matches.inst = inst;
        done
    }

    /// Emits an instruction, which may stand for others or be worth a warning if `may_change`.
    pub(super) fn emit_plain(&mut self, inst: &Inst, may_change: bool, span: Span) -> Parse<()> {
        if may_change || self.out.wants_lines() {
            return self.emit_found(inst, span);
        }
        let result = self.out.emit_inst(self.cx, inst, &self.subtarget);
        self.emit(span, result)
    }

    /// An instruction that the target's code reads.
    fn hooked_instruction(
        &mut self,
        lex: &Lexer<'_>,
        ends: [u8; 2],
        (name, span): (&[u8], Span),
        operands: usize,
    ) -> Option<Done> {
        self.begin_plain(span);
        if let Some(done) = self.plain_hooked(lex, ends, (name, span), operands) {
            return Some(done);
        }
        let mut rest = *lex;
        rest.seek(operands);
        let result = self.target_statement(name, span, &mut rest)?;
        rest.skip_statement();
        let end = Self::plain_end(lex.all, ends, rest.lo).unwrap_or_else(|| {
            // A comment of another kind.
            rest.end_statement();
            rest.lo
        });
        Some((end, result))
    }

    fn plain_values(
        &mut self,
        lex: &Lexer<'_>,
        ends: [u8; 2],
        span: Span,
        mut at: usize,
        size: u8,
    ) -> Option<Done> {
        let mut values: SmallVec<[Value; 4]> = SmallVec::new();
        let end = loop {
            let (value, end) = self.plain_value(lex.all, at)?;
            if matches!(value, Value::Number(number) if !fits(number, size)) {
                return None;
            }
            values.push(value);
            let end = skip_blanks(lex.all, end);
            match lex.all.get(end) {
                Some(b',') => at = skip_blanks(lex.all, end + 1),
                _ => break Self::plain_end(lex.all, ends, end)?,
            }
        };
        self.begin_plain(span);
        let result = values.into_iter().try_for_each(|value| match value {
            Value::Number(number) => self.out.emit_number(self.cx, number, size),
            Value::Expr(expr, at) => {
                self.out.set_location(lex.span_of(at, at + 1));
                self.out.emit_value(self.cx, expr, size)
            }
        });
        Some((end, self.emit(span, result)))
    }

    fn plain_lebs(&mut self, lex: &Lexer<'_>, ends: [u8; 2], at: usize, signed: bool) -> Option<Done> {
        let (value, end) = self.plain_value(lex.all, at)?;
        let end = Self::plain_end(lex.all, ends, end)?;
        let span = |at: usize| lex.span_of(at, at + 1);
        let (span, result) = match value {
            Value::Number(number) => {
                self.begin_plain(span(at));
                (span(at), self.out.emit_leb_number(self.cx, number, signed))
            }
            Value::Expr(expr, at) => {
                self.begin_plain(span(at));
                (span(at), self.out.emit_leb(self.cx, expr, signed))
            }
        };
        Some((end, self.emit(span, result)))
    }

    /// A number, a symbol, the difference of two, or one with a number added; and where it ends.
    fn plain_value(&mut self, text: &[u8], at: usize) -> Option<(Value, usize)> {
        if matches!(text.get(at), Some(b'-' | b'0'..=b'9')) {
            let (number, end) = number_at(text, at)?;
            return Some((Value::Number(number), end));
        }
        let (symbol, end) = self.plain_symbol(text, at)?;
        let operator = skip_blanks(text, end);
        let op = match text.get(operator) {
            Some(b'-') => BinaryOp::Sub,
            Some(b'+') => BinaryOp::Add,
            _ => return Some((Value::Expr(self.cx.symbol_expr(symbol), at), end)),
        };
        let second = skip_blanks(text, operator + 1);
        let lhs = self.cx.symbol_expr(symbol);
        let (rhs, end) = match text.get(second) {
            Some(b'0'..=b'9') => {
                let (number, end) = number_at(text, second)?;
                (self.cx.constant(number), end)
            }
            _ => {
                let (symbol, end) = self.plain_symbol(text, second)?;
                (self.cx.symbol_expr(symbol), end)
            }
        };
        Some((Value::Expr(self.cx.make_expr(ExprData::Binary(op, lhs, rhs)), operator), end))
    }

    /// A number, or an expression of one symbol or two, that is all there is of an operand; and where it ends.
    pub(super) fn plain_operand(&mut self, text: &[u8], at: usize) -> Option<(Operand, usize)> {
        self.fast_lines.ends?;
        let is_operand =
            matches!(text.get(at), Some(b'-' | b'0'..=b'9' | b'.' | b'_' | b'a'..=b'z' | b'A'..=b'Z'));
        let (value, end) = if is_operand { self.plain_value(text, at)? } else { return None };
        if !self.matches.common.operand_ends_at(text, end) {
            return None;
        }
        let operand = match value {
            Value::Number(number) => Operand::Imm(number),
            // A symbol that is no variable has no value yet.
            Value::Expr(expr, _) if matches!(self.cx.expr(expr), ExprData::Symbol(..)) => Operand::Expr(expr),
            Value::Expr(expr, _) => self.value_now(expr).map_or(Operand::Expr(expr), Operand::Imm),
        };
        Some((operand, end))
    }

    /// A symbol without a specifier that is no variable.
    pub(super) fn plain_symbol(&mut self, text: &[u8], at: usize) -> Option<(Symbol, usize)> {
        let end = name_end(text, at);
        let name = &text[at..end];
        if name.is_empty() || name == b"." || text.get(end) == Some(&b'@') {
            return None;
        }
        let symbol = self.cx.symbol(name);
        let data = &mut self.cx.symbols[symbol];
        if matches!(data.value, SymbolValue::Variable { .. }) {
            return None;
        }
        data.referenced = true;
        Some((symbol, end))
    }

    /// One string without escapes.
    fn plain_string(
        &mut self,
        lex: &Lexer<'_>,
        ends: [u8; 2],
        span: Span,
        at: usize,
        terminated: bool,
    ) -> Option<Done> {
        let rest = lex.all.get(at..)?.strip_prefix(b"\"")?;
        let len = rest.iter().position(|c| matches!(c, b'"' | b'\\' | b'\n')).filter(|&l| rest[l] == b'"')?;
        let end = Self::plain_end(lex.all, ends, at + len + 2)?;
        self.begin_plain(span);
        let zero: &[u8] = if terminated { &[0] } else { &[] };
        let result = self.out.emit_string(self.cx, &rest[..len], zero);
        Some((end, self.emit(span, result)))
    }

    /// `.loc` with numbers and the options that compilers write.
    fn plain_location(&mut self, lex: &Lexer<'_>, ends: [u8; 2], span: Span, mut at: usize) -> Option<Done> {
        let text = lex.all;
        let number = |at: &mut usize| {
            let (number, end) = number_at(text, *at).filter(|_| text.get(*at) != Some(&b'-'))?;
            *at = skip_blanks(text, end);
            u32::try_from(number).ok()
        };
        let file = number(&mut at)?;
        let state = &self.line_state;
        let is_known = file == 0 && state.dwarf_version >= 5 || file != 0 && state.files.contains(&file);
        if !is_known {
            return None;
        }
        let mut entry = LineEntry {
            file,
            line: number(&mut at)?,
            column: number(&mut at)?,
            flags: if state.is_stmt { line_flags::IS_STMT } else { 0 },
            previous_is_stmt: state.is_stmt,
            isa: 0,
            discriminator: 0,
        };
        let end = loop {
            if let Some(end) = Self::plain_end(text, ends, at) {
                break end;
            }
            let end = name_end(text, at);
            let option = &text[at..end];
            at = skip_blanks(text, end);
            match option {
                b"basic_block" => entry.flags |= line_flags::BASIC_BLOCK,
                b"prologue_end" => entry.flags |= line_flags::PROLOGUE_END,
                b"epilogue_begin" => entry.flags |= line_flags::EPILOGUE_BEGIN,
                b"is_stmt" => match number(&mut at)? {
                    0 => entry.flags &= !line_flags::IS_STMT,
                    1 => entry.flags |= line_flags::IS_STMT,
                    _ => return None,
                },
                b"discriminator" => entry.discriminator = number(&mut at)?,
                _ => return None,
            }
        };
        self.begin_plain(span);
        self.line_state.is_stmt = entry.flags & line_flags::IS_STMT != 0;
        let result = self.out.emit_line(self.cx, &entry);
        Some((end, self.emit(span, result)))
    }
}

/// Behind the newline after `at`.
fn line_end(text: &[u8], at: usize) -> usize {
    memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |len| at + len + 1)
}

/// Whether the comment at `at` is one that means nothing, as `# 12 "file"` does at the beginning of a line.
fn is_plain_comment(text: &[u8], at: usize, ends: [u8; 2]) -> bool {
    let before = at.checked_sub(1).and_then(|before| text.get(before));
    let is_first = before.is_none_or(|&c| c == b'\n' || c == ends[1]);
    !is_first || !text.get(skip_blanks(text, at + 1)).is_some_and(u8::is_ascii_digit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_end_at_the_first_character_that_names_do_not_have() {
        for (text, len) in [("a.b$c?d-e", 7), (".L1:", 3), (".5", 0), ("1a", 0), ("", 0), ("$a", 0)] {
            assert_eq!(name_end(text.as_bytes(), 0), len, "{text}");
        }
    }

    #[test]
    fn line_markers_are_no_plain_comments() {
        let ends = [b'#', b';'];
        assert!(!is_plain_comment(b"# 12 \"f\"\n", 0, ends));
        assert!(!is_plain_comment(b";# 12 \"f\"\n", 1, ends));
        assert!(is_plain_comment(b" # 12 \"f\"\n", 1, ends));
        assert!(is_plain_comment(b"# %bb.0\n", 0, ends));
    }
}
