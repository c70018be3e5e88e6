//! Macros: definition, arguments, expansion.
//!
//! A macro's body is text. An instantiation is a copy of it in which `\name` is the argument, `\()` nothing, `\@` the number
//! of instantiations before and `\+` those of the same macro. Arguments are separated by commas or spaces; an operator
//! does not end one. Apple's assembler, which knows Mach-O only, has arguments without names as well: see `expand_positions`.

use super::directives::{Argument, Call};
use super::expr::is_operator;
use super::lexer::{Lexer, Tok};
use super::{Flow, FrameKind, Mistake, Parse, Parser, limits, mistake};
use std::sync::Arc;
use support::source::{Span, Text};

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
pub(super) struct Parameter {
    name: Vec<u8>,
    default: Vec<u8>,
    required: bool,
    vararg: bool,
}

/// What `\name`, `\@` and `\+` stand for.
pub(super) struct Substitution<'s> {
    pub names: &'s [&'s [u8]],
    pub values: &'s [Vec<u8>],
    /// `\@`; it stays as it is where there is none.
    pub instantiation: Option<usize>,
    pub count: usize,
    /// `.altmacro`: parameters are replaced without a backslash as well, and `&` ends a name.
    pub alternate: bool,
}

/// An argument, and of how many tokens it was made.
#[derive(Clone, Debug, Default)]
pub(super) struct MacroArgument {
    pub text: Vec<u8>,
    pub tokens: usize,
}

fn lossy(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}

fn is_parameter_char(c: u8) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$' | b'.')
}

impl Substitution<'_> {
    fn value(&self, name: &[u8]) -> Option<&[u8]> {
        let index = self.names.iter().position(|n| *n == name)?;
        self.values.get(index).map(|v| &**v)
    }
}

/// Appends `body` with everything replaced.
pub(super) fn expand(body: &[u8], with: &Substitution<'_>, out: &mut Vec<u8>) {
    let word_end = |at: usize| at + body[at..].iter().take_while(|&&c| is_parameter_char(c)).count();
    let after_ampersand = |at: usize| if with.alternate && body.get(at) == Some(&b'&') { at + 1 } else { at };
    let mut at = 0;
    while let Some(&c) = body.get(at) {
        if c == b'\\' && at + 1 < body.len() {
            at += 1;
            match (body[at], body.get(at + 1), with.instantiation) {
                (b'@', _, Some(number)) => {
                    out.extend_from_slice(number.to_string().as_bytes());
                    at += 1;
                }
                (b'+', ..) => {
                    out.extend_from_slice(with.count.to_string().as_bytes());
                    at += 1;
                }
                (b'(', Some(b')'), _) => at += 2,
                _ => {
                    let name = &body[at..word_end(at)];
                    at = after_ampersand(at + name.len());
                    match with.value(name) {
                        Some(value) => out.extend_from_slice(value),
                        None => {
                            out.push(b'\\');
                            out.extend_from_slice(name);
                        }
                    }
                }
            }
        } else if is_parameter_char(c) {
            let word = &body[at..word_end(at)];
            at += word.len();
            match with.value(word).filter(|_| with.alternate) {
                Some(value) => {
                    out.extend_from_slice(value);
                    at = after_ampersand(at);
                }
                None => out.extend_from_slice(word),
            }
        } else {
            out.push(c);
            at += 1;
        }
    }
}

/// Appends `body` with `$0` to `$9` replaced by arguments, `$n` by their number and `$$` by `$`.
fn expand_positions(body: &[u8], values: &[Vec<u8>], out: &mut Vec<u8>) {
    let mut rest = body.iter().copied().peekable();
    while let Some(c) = rest.next() {
        let next = rest.peek().copied();
        match (c, next) {
            (b'$', Some(b'$')) => out.push(b'$'),
            (b'$', Some(b'n')) => out.extend_from_slice(values.len().to_string().as_bytes()),
            (b'$', Some(digit @ b'0'..=b'9')) => {
                let value = values.get(usize::from(digit - b'0'));
                out.extend_from_slice(value.map_or(b"", |value| value));
            }
            _ => {
                out.push(c);
                continue;
            }
        }
        rest.next();
    }
}

impl Parser<'_> {
    /// `.macro name [parameters]`
    pub(super) fn define_macro(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Some(name) = self.try_identifier(lex) else {
            return mistake(lex.span(), "expected identifier in '.macro' directive");
        };
        lex.eat(b',');
        let parameters = self.parameters(lex, &name)?;
        lex.end_of_line();
        let body = self.macro_body(lex, call)?;
        if self.macros.contains_key(&*name) {
            return mistake(call.span, format!("macro '{}' is already defined", lossy(&name)));
        }
        self.warn_of_positions(&name, &parameters, body, call);
        let definition = Macro { name: name.to_vec(), parameters, body: body.to_vec(), count: 0 };
        self.macros.insert(name.as_ref().into(), Arc::new(definition));
        // What ends the statement is read as an empty one.
        self.instantiated = true;
        Ok(())
    }

    fn macro_body<'t>(&mut self, lex: &mut Lexer<'t>, call: &Call) -> Parse<&'t [u8]> {
        let start = lex.lo;
        let found = find_body(lex, &[b".macro"], &[b".endm", b".endmacro"]);
        self.markers_in_body(lex, start);
        match found {
            Some((body, _)) if lex.at_end() => Ok(body),
            Some((_, end)) => {
                let message = format!("unexpected token in '{}' directive", lossy(end));
                mistake(lex.span(), message)
            }
            None => mistake(call.span, "no matching '.endmacro' in definition"),
        }
    }

    /// A body that uses `$0` though the parameters have names is probably meant for another assembler.
    fn warn_of_positions(&mut self, name: &[u8], parameters: &[Parameter], body: &[u8], call: &Call) {
        let names: Vec<&[u8]> = parameters.iter().map(|p| &*p.name).collect();
        let position = |w: &[u8]| w[0] == b'$' && (w[1].is_ascii_digit() || matches!(w[1], b'$' | b'n'));
        if names.is_empty() || name.is_empty() || !body.windows(2).any(position) {
            return;
        }
        let words = body.split(|&c| c == b'\\').skip(1);
        let uses_name = |rest: &[u8]| {
            let len = rest.iter().take_while(|&&c| is_parameter_char(c)).count();
            names.contains(&&rest[..len])
        };
        if !words.into_iter().any(uses_name) {
            let message = "macro defined with named parameters which are not used in macro body, possible \
                           positional parameter found in body which will have no effect";
            self.warning(call.span, message);
        }
    }

    fn parameters(&mut self, lex: &mut Lexer<'_>, name: &[u8]) -> Parse<Vec<Parameter>> {
        let mut parameters: Vec<Parameter> = Vec::new();
        while !lex.at_end() {
            if let Some(last) = parameters.last().filter(|p| p.vararg) {
                let message =
                    format!("vararg parameter '{}' should be the last parameter", lossy(&last.name));
                return mistake(lex.span(), message);
            }
            let Some(parameter) = self.try_identifier(lex) else {
                return mistake(lex.span(), "expected identifier in '.macro' directive");
            };
            if parameters.iter().any(|p| p.name == *parameter) {
                let (name, parameter) = (lossy(name), lossy(&parameter));
                let message = format!("macro '{name}' has multiple parameters named '{parameter}'");
                return mistake(lex.span(), message);
            }
            let mut new = Parameter { name: parameter.to_vec(), ..Parameter::default() };
            if lex.eat(b':') {
                self.qualifier(lex, name, &mut new)?;
            }
            if lex.eat(b'=') {
                let span = lex.span();
                new.default = self.plain_argument(lex, new.vararg)?.text;
                if new.required {
                    let (new, name) = (lossy(&new.name), lossy(name));
                    let message =
                        format!("pointless default value for required parameter '{new}' in macro '{name}'");
                    self.warning(span, message);
                }
            }
            parameters.push(new);
            lex.eat(b',');
        }
        Ok(parameters)
    }

    /// `req` or `vararg`
    fn qualifier(&mut self, lex: &mut Lexer<'_>, name: &[u8], parameter: &mut Parameter) -> Parse<()> {
        let span = lex.span();
        let Some(qualifier) = self.try_identifier(lex) else {
            let (parameter, name) = (lossy(&parameter.name), lossy(name));
            let message = format!("missing parameter qualifier for '{parameter}' in macro '{name}'");
            return mistake(span, message);
        };
        match &*qualifier {
            b"req" => parameter.required = true,
            b"vararg" => parameter.vararg = true,
            other => {
                let (other, parameter, name) = (lossy(other), lossy(&parameter.name), lossy(name));
                return mistake(
                    span,
                    format!("{other} is not a valid parameter qualifier for '{parameter}' in macro '{name}'"),
                );
            }
        }
        Ok(())
    }

    /// An argument of an instantiation.
    fn macro_argument(
        &mut self,
        lex: &mut Lexer<'_>,
        vararg: bool,
        keep_quotes: bool,
    ) -> Parse<MacroArgument> {
        if vararg {
            let text = lex.rest_of_statement().to_vec();
            return Ok(MacroArgument { tokens: usize::from(!text.is_empty()), text });
        }
        if self.alt_macros {
            let span = lex.span();
            if lex.eat(b'%') {
                let value = self.expression(lex)?;
                return match self.value_now(value) {
                    Some(value) => Ok(MacroArgument { text: value.to_string().into_bytes(), tokens: 1 }),
                    None => mistake(span, "expected absolute expression"),
                };
            }
            if let Some(text) = angle_string(lex) {
                return Ok(MacroArgument { text, tokens: 1 });
            }
        }
        self.plain_argument(lex, keep_quotes)
    }

    /// Macros of Apple's assembler: those without parameters name their arguments by position, and only commas separate
    /// arguments.
    fn has_apples_macros(&self) -> bool {
        self.cx.format_facts().has_atoms
    }

    /// Up to a comma, or to a space that no operator is next to. Strings lose their quotes unless `keep_quotes`.
    /// In Apple's assembler spaces do not count.
    fn plain_argument(&mut self, lex: &mut Lexer<'_>, keep_quotes: bool) -> Parse<MacroArgument> {
        let spaces_count = !self.has_apples_macros();
        let mut argument = MacroArgument::default();
        let mut parentheses = 0u32;
        let mut previous_hi = lex.lo;
        loop {
            if lex.tok == Tok::Eof || lex.is(b'=') {
                return mistake(lex.span(), "unexpected token in macro instantiation");
            }
            let space: &[u8] = if spaces_count { &lex.all[previous_hi.min(lex.lo)..lex.lo] } else { b"" };
            if parentheses == 0 {
                if lex.is(b',') {
                    break;
                }
                if spaces_count && is_operator(lex.tok, lex.text()) {
                    argument.text.extend_from_slice(lex.text());
                    argument.tokens += 1;
                    lex.advance();
                    previous_hi = lex.lo;
                    continue;
                }
                if !space.is_empty() {
                    break;
                }
            }
            if lex.at_end() {
                break;
            }
            match lex.tok {
                Tok::Char(b'(') => parentheses += 1,
                Tok::Char(b')') => parentheses = parentheses.saturating_sub(1),
                _ => {}
            }
            argument.text.extend_from_slice(space);
            argument.tokens += 1 + usize::from(!space.is_empty());
            let text = lex.text();
            match lex.tok {
                Tok::String if !keep_quotes => argument.text.extend_from_slice(&text[1..text.len() - 1]),
                _ => argument.text.extend_from_slice(text),
            }
            previous_hi = lex.hi;
            lex.advance();
        }
        if parentheses != 0 {
            return mistake(lex.span(), "unbalanced parentheses in macro argument");
        }
        Ok(argument)
    }

    /// Arguments up to the end of the statement: for parameters, by position and by name; without any parameters, as
    /// many as there are.
    pub(super) fn arguments(
        &mut self,
        lex: &mut Lexer<'_>,
        name: &[u8],
        parameters: &[Parameter],
        keep_quotes: bool,
    ) -> Parse<Vec<MacroArgument>> {
        let mut values: Vec<MacroArgument> = vec![MacroArgument::default(); parameters.len()];
        let mut named = false;
        let mut places: Vec<Option<Span>> = vec![None; parameters.len()];
        let mut position = 0;
        while parameters.is_empty() || position < parameters.len() {
            let span = lex.span();
            let mut keyword = None;
            if lex.tok == Tok::Ident && lex.peek() == Tok::Char(b'=') {
                keyword = Some(lex.text());
                named = true;
                lex.advance();
                lex.advance();
            } else if named {
                return mistake(span, "cannot mix positional and keyword arguments");
            }
            let vararg = parameters.get(position).is_some_and(|p| p.vararg);
            let value = self.macro_argument(lex, vararg, keep_quotes)?;
            let mut index = position;
            if let Some(keyword) = keyword {
                let Some(found) = parameters.iter().position(|p| p.name == keyword) else {
                    let (keyword, name) = (lossy(keyword), lossy(name));
                    let message = format!("parameter named '{keyword}' does not exist for macro '{name}'");
                    return mistake(span, message);
                };
                index = found;
            }
            if value.tokens != 0 {
                if index >= values.len() {
                    values.resize(index + 1, MacroArgument::default());
                    places.resize(index + 1, None);
                }
                values[index] = value;
                places[index] = Some(lex.span());
            }
            if lex.at_end() {
                self.fill_in_defaults(lex, name, parameters, &mut values, &places)?;
                return Ok(values);
            }
            lex.eat(b',');
            position += 1;
        }
        mistake(lex.span(), "too many positional arguments")
    }

    fn fill_in_defaults(
        &mut self,
        lex: &Lexer<'_>,
        name: &[u8],
        parameters: &[Parameter],
        values: &mut [MacroArgument],
        places: &[Option<Span>],
    ) -> Parse<()> {
        let mut wrong = None;
        for ((parameter, value), place) in parameters.iter().zip(values).zip(places) {
            if value.tokens != 0 {
                continue;
            }
            if parameter.required {
                if let Some(before) = wrong.take() {
                    self.report(before);
                }
                let (parameter, name) = (lossy(&parameter.name), lossy(name));
                wrong = Some(Mistake {
                    span: place.unwrap_or(lex.span()),
                    message: format!("missing value for required parameter '{parameter}' in macro '{name}'")
                        .into(),
                    help: None,
                    underlined: false,
                });
            }
            value.text = parameter.default.clone();
        }
        wrong.map_or(Ok(()), |wrong| Err(Box::new(wrong)))
    }

    /// `name arguments`
    pub(super) fn instantiate(
        &mut self,
        definition: &Arc<Macro>,
        span: Span,
        lex: &mut Lexer<'_>,
    ) -> Parse<()> {
        let depth = self.frames.iter().filter(|f| f.kind != FrameKind::File).count();
        if depth >= self.options.macro_depth as usize {
            let limit = self.options.macro_depth;
            return mistake(
                lex.span(),
                format!(
                    "macros cannot be nested more than {limit} levels deep. Use \
                     -asm-macro-max-nesting-depth to increase this limit."
                ),
            );
        }
        let by_position = definition.parameters.is_empty() && self.has_apples_macros();
        let values = self.arguments(lex, &definition.name, &definition.parameters, by_position)?;
        if definition.parameters.is_empty() && !values.is_empty() && !by_position {
            return mistake(lex.span(), "Wrong number of arguments");
        }
        let values: Vec<Vec<u8>> = values.into_iter().map(|v| v.text).collect();
        let names: Vec<&[u8]> = definition.parameters.iter().map(|p| &*p.name).collect();
        let with = Substitution {
            names: &names,
            values: &values,
            instantiation: Some(self.num_instantiations),
            count: definition.count,
            alternate: self.alt_macros,
        };
        let mut text = Vec::with_capacity(definition.body.len());
        if by_position {
            expand_positions(&definition.body, &values, &mut text);
        } else {
            expand(&definition.body, &with, &mut text);
        }
        if let Some(entry) = self.macros.get_mut(&*definition.name) {
            Arc::make_mut(entry).count += 1;
        }
        self.num_instantiations += 1;
        self.run_instantiation(text, FrameKind::Macro, span)
    }

    /// Reads a text that was made.
    pub(super) fn run_instantiation(&mut self, mut text: Vec<u8>, kind: FrameKind, cause: Span) -> Parse<()> {
        // The end is a statement, too: text that is skipped to the end skips it.
        text.extend_from_slice(if kind == FrameKind::Macro { b".endmacro\n" } else { b".endr\n" });
        self.expansion_bytes = self.expansion_bytes.saturating_add(text.len());
        self.num_expansions += 1;
        if self.expansion_bytes > limits::EXPANSION_BYTES || self.num_expansions > limits::INSTANTIATIONS {
            return mistake(cause, "macros, repetitions and included files make too much text");
        }
        if self.frames.len() >= limits::FRAMES {
            return mistake(cause, "macros, repetitions and included files are nested too deeply");
        }
        let text: Text = text.into();
        match self.sources.add("<instantiation>", text.clone(), None) {
            Ok(source) => self.run(source, &text, kind, Some(cause)),
            Err(_) => return mistake(cause, "macros, repetitions and included files make too much text"),
        }
        Ok(())
    }

    pub(super) fn exit_macro(&mut self, lex: &mut Lexer<'_>, _: &Call) -> Parse<()> {
        self.end(lex)?;
        if !self.in_instantiation() {
            // The place of the next statement, as LLVM has it.
            lex.end_of_line();
            self.instantiated = true;
            return mistake(lex.span(), "unexpected '.exitm' in file, no current macro definition");
        }
        self.flow = Flow::LeaveInstantiation;
        Ok(())
    }

    pub(super) fn stray_macro_end(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Name(name) = call.argument else { return Ok(()) };
        if !lex.at_end() {
            return mistake(lex.span(), format!("unexpected token in '{name}' directive"));
        }
        if self.in_instantiation() {
            self.flow = Flow::EndInstantiation;
            return Ok(());
        }
        mistake(lex.span(), format!("unexpected '{name}' in file, no current macro definition"))
    }

    pub(super) fn in_instantiation(&self) -> bool {
        self.frames.last().is_some_and(|f| f.kind != FrameKind::File)
    }

    pub(super) fn purge_macro(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Some(name) = self.try_identifier(lex) else {
            return mistake(lex.span(), "expected identifier in '.purgem' directive");
        };
        self.end(lex)?;
        match self.macros.remove(&*name) {
            Some(_) => Ok(()),
            None => mistake(call.span, format!("macro '{}' is not defined", lossy(&name))),
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

/// The text up to the statement that begins with one of `closers`, statements that begin with one of `openers` nesting,
/// and the closer. The lexer goes past it. `None` if it never comes.
pub(super) fn find_body<'t>(
    lex: &mut Lexer<'t>,
    openers: &[&[u8]],
    closers: &[&[u8]],
) -> Option<(&'t [u8], &'t [u8])> {
    let start = lex.lo;
    let mut depth = 0u32;
    loop {
        match lex.tok {
            Tok::Eof => return None,
            Tok::Ident if openers.contains(&lex.text()) => depth += 1,
            Tok::Ident if closers.contains(&lex.text()) => {
                if depth == 0 {
                    let found = (&lex.all[start..lex.lo], lex.text());
                    lex.advance();
                    return Some(found);
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
            instantiation: Some(3),
            count: 1,
            alternate: false,
        };
        let mut out = Vec::new();
        expand(br"\a\()1 \b|\@ \+ \c a", &with, &mut out);
        assert_eq!(out, br"x+11 |3 1 \c a");
    }
}
