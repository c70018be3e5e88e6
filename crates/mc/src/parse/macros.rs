//! Macros: definition, arguments, expansion.
//!
//! A macro's body is text. An instantiation is a copy of it in which `\name` is the argument, `\()` nothing, `\@` the number
//! of instantiations before and `\+` those of the same macro. Arguments are separated by commas or spaces; an operator
//! does not end one.

use super::directives::{Argument, Call};
use super::expr::is_operator;
use super::lexer::{Lexer, Tok};
use super::{Flow, FrameKind, Parse, Parser, limits, mistake};
use std::sync::Arc;
use support::source::Span;

/// A macro.
#[derive(Clone, Debug, Default)]
pub(super) struct Macro {
    name: Vec<u8>,
    parameters: Vec<Parameter>,
    body: Vec<u8>,
    /// Instantiations so far.
    count: usize,
}

#[derive(Clone, Debug, Default)]
struct Parameter {
    name: Vec<u8>,
    default: Vec<u8>,
    required: bool,
    vararg: bool,
}

/// What `\name`, `\@` and `\+` stand for.
pub(super) struct Substitution<'s> {
    pub names: &'s [&'s [u8]],
    pub values: &'s [Vec<u8>],
    pub instantiation: usize,
    pub count: usize,
    /// Parameters are replaced without a backslash as well.
    pub bare_names: bool,
}

fn lossy(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}

fn is_parameter_char(c: u8) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$' | b'.')
}

/// Appends `body` with everything replaced.
pub(super) fn expand(body: &[u8], with: &Substitution<'_>, out: &mut Vec<u8>) {
    let word_len = |at: usize| body[at..].iter().take_while(|&&c| is_parameter_char(c)).count();
    let value = |name: &[u8]| with.names.iter().position(|n| *n == name).and_then(|i| with.values.get(i));
    let mut at = 0;
    let mut quoted = false;
    while let Some(&c) = body.get(at) {
        at += 1;
        if c == b'"' {
            quoted = !quoted;
        }
        if c != b'\\' {
            let starts_word = is_parameter_char(c) && !c.is_ascii_digit();
            if with.bare_names && !quoted && starts_word {
                let len = word_len(at - 1);
                let word = &body[at - 1..at - 1 + len];
                out.extend_from_slice(value(word).map_or(word, |v| v));
                at += len - 1;
            } else {
                out.push(c);
            }
            continue;
        }
        match body.get(at) {
            Some(b'@') => {
                out.extend_from_slice(with.instantiation.to_string().as_bytes());
                at += 1;
            }
            Some(b'+') => {
                out.extend_from_slice(with.count.to_string().as_bytes());
                at += 1;
            }
            Some(b'(') if body.get(at + 1) == Some(&b')') => at += 2,
            _ => {
                let name = &body[at..at + word_len(at)];
                at += name.len();
                match value(name) {
                    Some(value) => out.extend_from_slice(value),
                    None => {
                        out.push(b'\\');
                        out.extend_from_slice(name);
                    }
                }
                // In a string, a backslash hides what follows.
                if name.is_empty()
                    && let Some(&next) = body.get(at)
                {
                    out.push(next);
                    at += 1;
                }
            }
        }
    }
}

impl Parser<'_> {
    /// `.macro name [parameters]`
    pub(super) fn define_macro(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Some(name) = self.try_identifier(lex) else {
            return mistake(lex.span(), "expected identifier in '.macro' directive");
        };
        lex.eat(b',');
        let header = self.parameters(lex, &name);
        // The body belongs to the macro even if its header is wrong.
        lex.skip_statement();
        lex.advance();
        let Some(body) = find_body(lex, &[b".macro"], &[b".endm", b".endmacro"]) else {
            return mistake(call.span, "no matching '.endmacro' in definition");
        };
        let parameters = header?;
        if self.macros.contains_key(&*name) {
            return mistake(call.span, format!("macro '{}' is already defined", lossy(&name)));
        }
        let definition = Macro { name: name.to_vec(), parameters, body: body.to_vec(), count: 0 };
        self.macros.insert(name.as_ref().into(), Arc::new(definition));
        Ok(())
    }

    fn parameters(&mut self, lex: &mut Lexer<'_>, name: &[u8]) -> Parse<Vec<Parameter>> {
        let mut parameters: Vec<Parameter> = Vec::new();
        while !lex.at_end() {
            if let Some(last) = parameters.last().filter(|p| p.vararg) {
                let message =
                    format!("vararg parameter '{}' should be the last parameter", lossy(&last.name));
                return mistake(lex.span(), message);
            }
            let span = lex.span();
            let Some(parameter) = self.try_identifier(lex) else {
                return mistake(span, "expected identifier in '.macro' directive");
            };
            if parameters.iter().any(|p| p.name == *parameter) {
                let (name, parameter) = (lossy(name), lossy(&parameter));
                return mistake(span, format!("macro '{name}' has multiple parameters named '{parameter}'"));
            }
            let mut new = Parameter { name: parameter.to_vec(), ..Parameter::default() };
            if lex.eat(b':') {
                let span = lex.span();
                match lex.text() {
                    b"req" => new.required = true,
                    b"vararg" => new.vararg = true,
                    other => {
                        let (other, new, name) = (lossy(other), lossy(&new.name), lossy(name));
                        let message = format!(
                            "{other} is not a valid parameter qualifier for '{new}' in macro '{name}'"
                        );
                        return mistake(span, message);
                    }
                }
                lex.advance();
            }
            if lex.eat(b'=') {
                let span = lex.span();
                new.default = self.macro_argument(lex, false)?;
                if new.required {
                    let (new, name) = (lossy(&new.name), lossy(name));
                    self.warning(
                        span,
                        format!("pointless default value for required parameter '{new}' in macro '{name}'"),
                    );
                }
            }
            parameters.push(new);
            lex.eat(b',');
        }
        Ok(parameters)
    }

    /// One argument: up to a comma or to a space that no operator is next to.
    pub(super) fn macro_argument(&mut self, lex: &mut Lexer<'_>, vararg: bool) -> Parse<Vec<u8>> {
        if vararg {
            return Ok(lex.rest_of_statement().to_vec());
        }
        if self.alt_macros {
            if lex.eat(b'%') {
                return Ok(self.absolute(lex)?.to_string().into_bytes());
            }
            if let Some(text) = angle_string(lex) {
                return Ok(text);
            }
        }
        let mut out = Vec::new();
        let mut parentheses = 0u32;
        let mut previous_hi = lex.lo;
        while !lex.at_end() {
            let mut space = lex.lo > previous_hi;
            if parentheses == 0 {
                if lex.is(b',') {
                    break;
                }
                if lex.is(b'=') {
                    return mistake(lex.span(), "unexpected token in macro instantiation");
                }
                if space && is_operator(lex.tok) {
                    out.extend_from_slice(lex.text());
                    lex.advance();
                    previous_hi = lex.lo;
                    continue;
                }
                if space {
                    break;
                }
            }
            match lex.tok {
                Tok::Char(b'(') => parentheses += 1,
                Tok::Char(b')') => parentheses = parentheses.saturating_sub(1),
                _ => {}
            }
            if std::mem::take(&mut space) {
                out.push(b' ');
            }
            let text = lex.text();
            match lex.tok {
                Tok::String => out.extend_from_slice(&text[1..text.len() - 1]),
                _ => out.extend_from_slice(text),
            }
            previous_hi = lex.hi;
            lex.advance();
        }
        if parentheses != 0 {
            return mistake(lex.span(), "unbalanced parentheses in macro argument");
        }
        Ok(out)
    }

    /// Arguments by position and by name, defaults filled in.
    fn arguments(&mut self, lex: &mut Lexer<'_>, definition: &Macro) -> Parse<Vec<Vec<u8>>> {
        let parameters = &definition.parameters;
        let name = lossy(&definition.name);
        let mut values: Vec<Option<Vec<u8>>> = vec![None; parameters.len()];
        let mut named = false;
        let mut position = 0;
        while !lex.at_end() {
            let span = lex.span();
            let mut index = position;
            if lex.tok == Tok::Ident && lex.peek() == Tok::Char(b'=') {
                let wanted = lex.text();
                let Some(found) = parameters.iter().position(|p| p.name == wanted) else {
                    let wanted = lossy(wanted);
                    let message = format!("parameter named '{wanted}' does not exist for macro '{name}'");
                    return mistake(span, message);
                };
                lex.advance();
                lex.advance();
                (named, index) = (true, found);
            } else if named {
                return mistake(span, "cannot mix positional and keyword arguments");
            }
            let Some(parameter) = parameters.get(index) else {
                return mistake(span, "too many positional arguments");
            };
            let value = self.macro_argument(lex, parameter.vararg)?;
            if !value.is_empty() {
                values[index] = Some(value);
            }
            position += 1;
            lex.eat(b',');
        }
        let mut out = Vec::with_capacity(parameters.len());
        for (parameter, value) in parameters.iter().zip(values) {
            if value.is_none() && parameter.required {
                let parameter = lossy(&parameter.name);
                let message = format!("missing value for required parameter '{parameter}' in macro '{name}'");
                self.error(lex.span(), message);
            }
            out.push(value.unwrap_or_else(|| parameter.default.clone()));
        }
        Ok(out)
    }

    /// `name arguments`
    pub(super) fn instantiate(
        &mut self,
        definition: &Arc<Macro>,
        span: Span,
        lex: &mut Lexer<'_>,
    ) -> Parse<()> {
        let depth = self.frames.iter().filter(|f| f.kind == FrameKind::Macro).count();
        if depth >= self.options.macro_depth as usize {
            let limit = self.options.macro_depth;
            return mistake(
                span,
                format!(
                    "macros cannot be nested more than {limit} levels deep. Use \
                     -asm-macro-max-nesting-depth to increase this limit."
                ),
            );
        }
        let errors = self.diagnostics.num_errors();
        let values = self.arguments(lex, definition)?;
        if self.diagnostics.num_errors() != errors {
            return Ok(());
        }
        self.end(lex)?;
        let names: Vec<&[u8]> = definition.parameters.iter().map(|p| &*p.name).collect();
        let with = Substitution {
            names: &names,
            values: &values,
            instantiation: self.num_instantiations,
            count: definition.count,
            bare_names: self.alt_macros,
        };
        let mut text = Vec::with_capacity(definition.body.len());
        expand(&definition.body, &with, &mut text);
        if let Some(entry) = self.macros.get_mut(&*definition.name) {
            Arc::make_mut(entry).count += 1;
        }
        self.run_instantiation(text, FrameKind::Macro, span)
    }

    /// Reads a text that was made.
    pub(super) fn run_instantiation(&mut self, text: Vec<u8>, kind: FrameKind, cause: Span) -> Parse<()> {
        self.expansion_bytes = self.expansion_bytes.saturating_add(text.len());
        self.num_instantiations += 1;
        if self.expansion_bytes > limits::EXPANSION_BYTES || self.num_instantiations > limits::INSTANTIATIONS
        {
            return mistake(cause, "macros and repetitions make too much text");
        }
        if self.frames.len() >= limits::FRAMES {
            return mistake(cause, "macros, repetitions and included files are nested too deeply");
        }
        let text: Arc<[u8]> = text.into();
        match self.sources.add("<instantiation>", text.clone(), None) {
            Ok(source) => self.run(source, &text, kind, Some(cause)),
            Err(_) => return mistake(cause, "macros and repetitions make too much text"),
        }
        Ok(())
    }

    pub(super) fn exit_macro(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.end(lex)?;
        if self.frames.last().is_none_or(|f| f.kind == FrameKind::File) {
            return mistake(call.span, "unexpected '.exitm' in file, no current macro definition");
        }
        self.flow = Flow::LeaveInstantiation;
        Ok(())
    }

    pub(super) fn stray_macro_end(&mut self, _: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Name(name) = call.argument else { return Ok(()) };
        mistake(call.span, format!("unexpected '{name}' in file, no current macro definition"))
    }

    pub(super) fn purge_macro(&mut self, lex: &mut Lexer<'_>, _: &Call) -> Parse<()> {
        let span = lex.span();
        let Some(name) = self.try_identifier(lex) else {
            return mistake(span, "expected identifier in '.purgem' directive");
        };
        self.end(lex)?;
        match self.macros.remove(&*name) {
            Some(_) => Ok(()),
            None => mistake(span, format!("macro '{}' is not defined", lossy(&name))),
        }
    }

    pub(super) fn alt_macro_mode(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.alt_macros = call.argument == Argument::Flag(true);
        self.end(lex)
    }

    pub(super) fn macros_mode(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.macros_off = call.argument == Argument::Flag(false);
        self.end(lex)
    }
}

/// The text up to the statement that begins with one of `closers`, statements that begin with one of `openers` nesting.
/// The lexer goes to the end of the closing statement. `None` if it never comes.
pub(super) fn find_body<'t>(lex: &mut Lexer<'t>, openers: &[&[u8]], closers: &[&[u8]]) -> Option<&'t [u8]> {
    let start = lex.lo;
    let mut depth = 0u32;
    loop {
        match lex.tok {
            Tok::Eof => return None,
            Tok::Ident if openers.contains(&lex.text()) => depth += 1,
            Tok::Ident if closers.contains(&lex.text()) => {
                if depth == 0 {
                    let body = &lex.all[start..lex.lo];
                    lex.skip_statement();
                    return Some(body);
                }
                depth -= 1;
            }
            _ => {}
        }
        lex.skip_statement();
        if lex.tok != Tok::Eof {
            lex.advance();
        }
    }
}

/// `<text>` with `!` before characters that are meant themselves.
fn angle_string(lex: &mut Lexer<'_>) -> Option<Vec<u8>> {
    if !matches!(lex.tok, Tok::Char(b'<') | Tok::Pair(b'<', _)) {
        return None;
    }
    let mut out = Vec::new();
    let mut at = lex.lo + 1;
    loop {
        match *lex.all.get(at)? {
            b'>' => break,
            b'\n' => return None,
            b'!' => {
                at += 1;
                out.push(*lex.all.get(at)?);
            }
            c => out.push(c),
        }
        at += 1;
    }
    lex.seek(at + 1);
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_replaced() {
        let with = Substitution {
            names: &[b"a", b"b"],
            values: &[b"x+1".to_vec(), Vec::new()],
            instantiation: 3,
            count: 1,
            bare_names: false,
        };
        let mut out = Vec::new();
        expand(br"\a\()1 \b|\@ \+ \c a", &with, &mut out);
        assert_eq!(out, br"x+11 |3 1 \c a");
    }
}
