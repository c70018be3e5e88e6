//! Directives of targets whose description asks for them: those that say which instructions there are (`.arch`, `.cpu`,
//! `.arch_extension`), and other names of registers (`.req`, `.unreq`).

use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, entries, mistake};
use crate::target::Subtarget;
use support::source::Span;
use tables::image::List;
use tables::instructions::{NamedValue, target_flags};
use tables::subtarget::Processor;

impl Parser<'_> {
    /// A directive that the description has: one of these, or an instruction that is called like a directive.
    pub(super) fn described_directive(
        &mut self,
        name: &[u8],
        span: Span,
        lex: &mut Lexer<'_>,
    ) -> Option<Parse<()>> {
        let name = name.to_ascii_lowercase();
        let (names_architectures, aliases) =
            (self.target.facts.architectures.len != 0, self.flags & target_flags::REGISTER_ALIASES != 0);
        match &*name {
            b".arch" if names_architectures => Some(self.architecture(lex)),
            b".cpu" if names_architectures => Some(self.processor(lex)),
            b".arch_extension" if names_architectures => Some(self.extension_directive(lex)),
            b".unreq" if aliases => Some(self.forget_alias(lex)),
            _ => {
                let text = std::str::from_utf8(&name).ok()?;
                let is_instruction = !entries::of_mnemonic(&self.target.image, text).is_empty();
                is_instruction.then(|| self.instruction(&name, span, lex))
            }
        }
    }

    /// What a list of the description calls by this name, in any case: a feature.
    fn described_feature(&self, list: List<NamedValue>, name: &str) -> Option<u16> {
        let image = &self.target.image;
        let found = image.list(list).iter().find(|n| image.string(n.name).eq_ignore_ascii_case(name));
        found.map(|n| n.value as u16)
    }

    /// The rest of the statement as one word, `armv8.2-a+crc`, and where each of the parts between plus signs is.
    fn plus_list(&mut self, lex: &mut Lexer<'_>) -> Vec<(String, Span)> {
        let mut parts = vec![(String::new(), lex.span())];
        while !lex.at_end() {
            let span = lex.span();
            let text = String::from_utf8_lossy(lex.text()).into_owned();
            lex.advance();
            if text == "+" {
                parts.push((String::new(), lex.span()));
            } else if let Some((part, place)) = parts.last_mut() {
                *place = if part.is_empty() { span } else { *place };
                part.push_str(&text);
            }
        }
        parts
    }

    /// `.arch armv8.2-a+crc+nosimd`
    fn architecture(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        let parts = self.plus_list(lex);
        let Some((name, span)) = parts.first() else { return Ok(()) };
        let Some(feature) = self.described_feature(self.target.facts.architectures, name) else {
            return mistake(*span, "unknown arch name");
        };
        let (mut subtarget, _) = Subtarget::new(self.target, "", "");
        subtarget.switch_features(self.target, &[(feature, true)]);
        self.use_subtarget(subtarget, &parts[1..])
    }

    /// `.cpu cortex-a53+crc`
    fn processor(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        let parts = self.plus_list(lex);
        let Some((name, span)) = parts.first() else { return Ok(()) };
        let image = &self.target.image;
        let known = image.records::<Processor>();
        let Some(processor) = known.iter().find(|p| image.string(p.name).eq_ignore_ascii_case(name)) else {
            return mistake(*span, "unknown CPU name");
        };
        let (subtarget, _) = Subtarget::new(self.target, image.string(processor.name), "");
        self.use_subtarget(subtarget, &parts[1..])
    }

    /// `.arch_extension nocrc`
    fn extension_directive(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        let parts = self.plus_list(lex);
        self.use_subtarget(self.subtarget.clone(), &parts)
    }

    /// From here on, instructions are those of a subtarget with extensions, each switched off by `no` before its name.
    fn use_subtarget(&mut self, mut subtarget: Subtarget, extensions: &[(String, Span)]) -> Parse<()> {
        for (name, span) in extensions {
            let lower = name.to_ascii_lowercase();
            let all = self.target.facts.extensions;
            let (found, on) = match self.described_feature(all, &lower) {
                Some(feature) => (Some(feature), true),
                None => (lower.strip_prefix("no").and_then(|rest| self.described_feature(all, rest)), false),
            };
            let Some(feature) = found else {
                let asked = lower.strip_prefix("no").unwrap_or(&lower);
                return mistake(*span, format!("unsupported architectural extension: {asked}"));
            };
            subtarget.switch_features(self.target, &[(feature, on)]);
        }
        self.subtarget = subtarget;
        self.forget_matches();
        Ok(())
    }

    /// `name .req x0`, if that is what stands here: from here on, the name means the register.
    pub(super) fn register_alias(
        &mut self,
        name: &[u8],
        span: Span,
        lex: &mut Lexer<'_>,
    ) -> Option<Parse<()>> {
        let is_one = self.flags & target_flags::REGISTER_ALIASES != 0
            && lex.tok == Tok::Ident
            && lex.text().eq_ignore_ascii_case(b".req");
        if !is_one {
            return None;
        }
        lex.advance();
        let at = lex.span();
        let Some(registers) = self.register_name(lex) else {
            return Some(mistake(at, "register name or alias expected"));
        };
        if let Err(wrong) = self.end_of_directive(lex) {
            return Some(Err(wrong));
        }
        if !self.matches.add_register_alias(&name.to_ascii_lowercase(), registers) {
            let text = String::from_utf8_lossy(name);
            self.warning(span, format!("ignoring redefinition of register alias '{text}'"));
        }
        Some(Ok(()))
    }

    /// `.unreq name`
    fn forget_alias(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        if lex.tok != Tok::Ident {
            return mistake(lex.span(), "unexpected input in .unreq directive");
        }
        self.matches.forget_register_alias(&lex.text().to_ascii_lowercase());
        lex.advance();
        self.end_of_directive(lex)
    }
}
