//! `.rept`, `.irp`, `.irpc`: a text again and again.

use super::directives::{Argument, Call};
use super::lexer::Lexer;
use super::macros::{Substitution, expand, find_body};
use super::{Flow, FrameKind, Parse, Parser, limits, mistake};

const OPENERS: &[&[u8]] = &[b".rept", b".rep", b".irp", b".irpc"];

const TOO_MUCH: &str = "macros, repetitions and included files make too much text";

impl Parser<'_> {
    /// `.rept count`
    pub(super) fn rept(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Name(name) = call.argument else { return Ok(()) };
        let span = lex.span();
        let count = self.expression(lex)?;
        let Some(count) = self.value_now(count) else {
            return mistake(span, format!("unexpected token in '{name}' directive"));
        };
        let Ok(count) = usize::try_from(count) else { return mistake(span, "Count is negative") };
        self.end(lex)?;
        let body = self.body(lex, call)?;
        if count.saturating_mul(body.len().max(1)) > limits::EXPANSION_BYTES {
            return mistake(span, TOO_MUCH);
        }
        let mut text = Vec::new();
        if body.contains(&b'\\') {
            for count in 0..count {
                let with =
                    Substitution { names: &[], values: &[], instantiation: None, count, alternate: false };
                expand(body, &with, &mut text);
            }
        } else {
            text = body.repeat(count);
        }
        self.run_instantiation(text, FrameKind::Repeat, call.span)
    }

    /// `.irp name, values`
    pub(super) fn irp(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let name = self.loop_name(lex, ".irp")?;
        let values = self.arguments(lex, b"", &[], false)?;
        self.end(lex)?;
        let body = self.body(lex, call)?;
        self.instantiate_each(&name, values.into_iter().map(|v| v.text), body, call)
    }

    /// `.irpc name, characters`
    pub(super) fn irpc(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let name = self.loop_name(lex, ".irpc")?;
        let values = self.arguments(lex, b"", &[], false)?;
        let [value] = &values[..] else {
            return mistake(lex.span(), "unexpected token in '.irpc' directive");
        };
        if value.tokens != 1 {
            return mistake(lex.span(), "unexpected token in '.irpc' directive");
        }
        self.end(lex)?;
        let body = self.body(lex, call)?;
        self.instantiate_each(&name, value.text.iter().map(|&c| vec![c]), body, call)
    }

    fn loop_name(&mut self, lex: &mut Lexer<'_>, directive: &str) -> Parse<Vec<u8>> {
        let Some(name) = self.try_identifier(lex) else {
            return mistake(lex.span(), format!("expected identifier in '{directive}' directive"));
        };
        self.comma(lex)?;
        Ok(name.into_owned())
    }

    /// The text to repeat.
    fn body<'t>(&mut self, lex: &mut Lexer<'t>, call: &Call) -> Parse<&'t [u8]> {
        lex.end_of_line();
        match find_body(lex, OPENERS, &[b".endr"]) {
            Some((body, _)) if lex.at_end() => Ok(body),
            Some(_) => mistake(lex.span(), "expected newline"),
            None => mistake(call.span, "no matching '.endr' in definition"),
        }
    }

    fn instantiate_each(
        &mut self,
        name: &[u8],
        values: impl Iterator<Item = Vec<u8>>,
        body: &[u8],
        call: &Call,
    ) -> Parse<()> {
        let mut text = Vec::new();
        let instantiation = Some(self.num_instantiations);
        let alternate = self.alt_macros;
        for (count, value) in values.enumerate() {
            let with = Substitution { names: &[name], values: &[value], instantiation, count, alternate };
            expand(body, &with, &mut text);
            if text.len() > limits::EXPANSION_BYTES {
                return mistake(call.span, TOO_MUCH);
            }
        }
        self.run_instantiation(text, FrameKind::Repeat, call.span)
    }

    pub(super) fn stray_repeat_end(&mut self, lex: &mut Lexer<'_>, _: &Call) -> Parse<()> {
        if self.in_instantiation() {
            self.flow = Flow::EndInstantiation;
            return Ok(());
        }
        mistake(lex.span(), "unmatched '.endr' directive")
    }
}
