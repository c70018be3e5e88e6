//! The preprocessor: `#define`, `#ifdef`, `#ifndef`, `#else`, `#endif`.
//!
//! Macros have no value. A `#` is a directive only as the first thing on its line and only if one of the five words
//! follows; otherwise it is the paste operator. Skipped regions are not tokens: they are scanned line by line for
//! directives, with block comments at the beginning of a line recognised and everything else ignored.

use super::context::{Context, Failed, Result};
use super::lexer::Lexer;
use super::source::Loc;

/// A directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Directive {
    Ifdef,
    Ifndef,
    Else,
    Endif,
    Define,
}

const DIRECTIVES: &[(&str, Directive)] = &[
    ("ifdef", Directive::Ifdef),
    ("ifndef", Directive::Ifndef),
    ("else", Directive::Else),
    ("endif", Directive::Endif),
    ("define", Directive::Define),
];

/// An open conditional.
#[derive(Clone, Copy, Debug)]
pub struct Conditional {
    /// Whether `#else` has been seen.
    in_else: bool,
    /// Whether the current part is taken (by its own condition).
    taken: bool,
    loc: Loc,
}

impl Lexer<'_> {
    /// After a `#`: the directive that it begins, if it is one.
    pub(super) fn directive_here(&self) -> Option<Directive> {
        let text = self.rest();
        let found = DIRECTIVES.iter().find(|(word, _)| {
            text.starts_with(word.as_bytes())
                && match (text.get(word.len()), text.get(word.len() + 1)) {
                    (None | Some(b' ' | b'\t' | b'\n' | b'\r'), _) => true,
                    (Some(b'/'), next) => matches!(next, Some(b'/' | b'*')),
                    _ => false,
                }
        });
        found.map(|&(_, directive)| directive)
    }

    /// After the `#` of a directive in live text: executes it, up to the next live text.
    pub(super) fn directive(&mut self, cx: &mut Context) -> Result<()> {
        let Some(directive) = self.directive_here() else { return Ok(()) };
        self.execute(cx, directive)?;
        let goes_on = match directive {
            Directive::Define | Directive::Endif => true,
            Directive::Ifdef | Directive::Ifndef | Directive::Else => self.is_live(),
        };
        if goes_on { Ok(()) } else { self.skip_region(cx) }
    }

    fn is_live(&mut self) -> bool {
        self.conditionals().iter().all(|conditional| conditional.taken)
    }

    /// Executes a directive apart from skipping what follows it.
    fn execute(&mut self, cx: &mut Context, directive: Directive) -> Result<()> {
        self.loc = self.here();
        let word = DIRECTIVES.iter().find(|&&(_, d)| d == directive).map_or("", |&(word, _)| word);
        self.skip(word.len());
        match directive {
            Directive::Ifdef | Directive::Ifndef => {
                let name = self.macro_name(cx, word)?;
                let taken = self.macros.contains(&name) == (directive == Directive::Ifdef);
                let loc = self.loc;
                self.conditionals().push(Conditional { in_else: false, taken, loc });
                self.directive_end(cx, &format!("#{word} NAME"))
            }
            Directive::Else => self.execute_else(cx),
            Directive::Endif => {
                if self.conditionals().is_empty() {
                    return Err(cx.error(self.loc, "#endif without #ifdef"));
                }
                self.directive_end(cx, "#endif")?;
                self.conditionals().pop();
                Ok(())
            }
            Directive::Define => {
                let name = self.macro_name(cx, word)?;
                if self.macros.contains(&name) {
                    let name = String::from_utf8_lossy(&name);
                    cx.warning(self.loc, format!("duplicate definition of macro: {name}"));
                } else {
                    self.macros.insert(name);
                }
                self.directive_end(cx, "#define NAME")
            }
        }
    }

    fn execute_else(&mut self, cx: &mut Context) -> Result<()> {
        let loc = self.loc;
        let Some(open) = self.conditionals().last_mut() else {
            return Err(cx.error(loc, "#else without #ifdef or #ifndef"));
        };
        if open.in_else {
            let previous = open.loc;
            cx.error(loc, "double #else");
            return Err(cx.error(previous, "previous #else is here"));
        }
        *open = Conditional { in_else: true, taken: !open.taken, loc };
        self.directive_end(cx, "#else")
    }

    fn macro_name(&mut self, cx: &mut Context, word: &str) -> Result<Vec<u8>> {
        while matches!(self.peek(0), b' ' | b'\t') {
            self.skip(1);
        }
        self.loc = self.here();
        let is_name = |b: &&u8| b.is_ascii_alphanumeric() || **b == b'_';
        let len = self.rest().iter().take_while(is_name).count();
        if len == 0 || self.peek(0).is_ascii_digit() {
            return Err(cx.error(self.loc, format!("expected macro name after #{word}")));
        }
        let name = self.rest()[..len].to_vec();
        self.skip(len);
        Ok(name)
    }

    /// After a directive: only comments may follow on the line.
    fn directive_end(&mut self, cx: &mut Context, after: &str) -> Result<()> {
        while !self.at_end() {
            match (self.peek(0), self.peek(1)) {
                (b' ' | b'\t', _) => self.skip(1),
                (b'\n' | b'\r', _) => return Ok(()),
                (b'/', b'/') => self.skip_to_line_end(),
                (b'/', b'*') => {
                    self.loc = self.here();
                    self.skip(1);
                    self.block_comment(cx)?;
                }
                _ => {
                    self.loc = self.here();
                    return Err(cx.error(self.loc, format!("only comments are supported after {after}")));
                }
            }
        }
        Ok(())
    }

    /// Skips lines until a directive makes the text live again.
    fn skip_region(&mut self, cx: &mut Context) -> Result<()> {
        while !self.at_end() {
            // To the end of this line, then to the first thing on a later one.
            let line = self.rest().iter().position(|&b| b == b'\n');
            self.skip(line.unwrap_or(usize::MAX >> 1));
            self.skip_line_begin(cx)?;
            if self.peek(0) != b'#' {
                continue;
            }
            self.skip(1);
            match self.directive_here() {
                None | Some(Directive::Define) => continue,
                Some(directive) => self.execute(cx, directive)?,
            }
            if self.is_live() {
                return Ok(());
            }
        }
        self.unbalanced(cx);
        self.conditionals().clear();
        Err(Failed)
    }

    fn skip_line_begin(&mut self, cx: &mut Context) -> Result<()> {
        while !self.at_end() {
            match (self.peek(0), self.peek(1)) {
                (b' ' | b'\t' | b'\n' | b'\r', _) => self.skip(1),
                (b'/', b'*') => {
                    self.loc = self.here();
                    self.skip(1);
                    self.block_comment(cx)?;
                }
                _ => break,
            }
        }
        Ok(())
    }

    /// Reports a conditional that is still open at the end of its text.
    pub(super) fn unbalanced(&mut self, cx: &mut Context) {
        cx.error(self.end_loc(), "reached EOF without matching #endif");
        if let Some(open) = self.conditionals().last() {
            let loc = open.loc;
            cx.error(loc, "the latest preprocessor control is here");
        }
        self.loc = self.here();
    }
}
