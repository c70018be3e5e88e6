//! `.rept`, `.irp`, `.irpc`: a text again and again.

use super::directives::{Argument, Call};
use super::lexer::Lexer;
use super::macros::{Substitution, expand, find_body};
use super::{FrameKind, Parse, Parser, limits, mistake};

const OPENERS: &[&[u8]] = &[b".rept", b".rep", b".irp", b".irpc"];

impl Parser<'_> {
    pub(super) fn rept(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Name(_) = call.argument else { return Ok(()) };
        let span = lex.span();
        let count = self.absolute(lex).and_then(|count| {
            self.end(lex)?;
            usize::try_from(count).or_else(|_| mistake(span, "Count is negative"))
        });
        let body = self.body(lex, call)?;
        let count = count?;
        if count.saturating_mul(body.len().max(1)) > limits::EXPANSION_BYTES {
            return mistake(span, "macros and repetitions make too much text");
        }
        let numbered = body.contains(&b'\\');
        let mut text = Vec::new();
        for i in 0..count {
            if numbered {
                self.append(body, &[], &[], i, &mut text);
            } else {
                text.extend_from_slice(body);
            }
        }
        self.run_instantiation(text, FrameKind::Repeat, call.span)
    }

    /// `.irp name, values`
    pub(super) fn irp(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let header = self.irp_header(lex);
        let body = self.body(lex, call)?;
        let (name, values) = header?;
        self.instantiate_each(&name, values, body, call)
    }

    fn irp_header(&mut self, lex: &mut Lexer<'_>) -> Parse<(Vec<u8>, Vec<Vec<u8>>)> {
        let name = self.loop_name(lex, ".irp")?;
        let mut values = Vec::new();
        while !lex.at_end() {
            values.push(self.macro_argument(lex, false)?);
            lex.eat(b',');
        }
        while values.last().is_some_and(|v: &Vec<u8>| v.is_empty()) {
            values.pop();
        }
        Ok((name, values))
    }

    /// `.irpc name, characters`
    pub(super) fn irpc(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let header = self.loop_name(lex, ".irpc").and_then(|name| {
            let values = self.macro_argument(lex, false)?;
            self.end(lex)?;
            Ok((name, values.into_iter().map(|c| vec![c]).collect()))
        });
        let body = self.body(lex, call)?;
        let (name, values) = header?;
        self.instantiate_each(&name, values, body, call)
    }

    fn loop_name(&mut self, lex: &mut Lexer<'_>, directive: &str) -> Parse<Vec<u8>> {
        let Some(name) = self.try_identifier(lex) else {
            return mistake(lex.span(), format!("expected identifier in '{directive}' directive"));
        };
        self.comma(lex)?;
        Ok(name.into_owned())
    }

    /// The text to repeat; the header's statement ends here even if it was wrong.
    fn body<'t>(&mut self, lex: &mut Lexer<'t>, call: &Call) -> Parse<&'t [u8]> {
        lex.skip_statement();
        lex.advance();
        match find_body(lex, OPENERS, &[b".endr"]) {
            Some(body) => Ok(body),
            None => mistake(call.span, "no matching '.endr' in definition"),
        }
    }

    fn instantiate_each(&mut self, name: &[u8], values: Vec<Vec<u8>>, body: &[u8], call: &Call) -> Parse<()> {
        let mut text = Vec::new();
        for (i, value) in values.into_iter().enumerate() {
            self.append(body, &[name], &[value], i, &mut text);
            if text.len() > limits::EXPANSION_BYTES {
                return mistake(call.span, "macros and repetitions make too much text");
            }
        }
        self.run_instantiation(text, FrameKind::Repeat, call.span)
    }

    fn append(&self, body: &[u8], names: &[&[u8]], values: &[Vec<u8>], count: usize, out: &mut Vec<u8>) {
        let instantiation = self.num_instantiations;
        expand(body, &Substitution { names, values, instantiation, count, bare_names: false }, out);
    }

    pub(super) fn stray_repeat_end(&mut self, _: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        mistake(call.span, "unmatched '.endr' directive")
    }
}
