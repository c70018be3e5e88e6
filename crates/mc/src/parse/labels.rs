//! Labels: names that stand for the place where they are, and local ones, which are numbers.

use super::lexer::Lexer;
use super::{Parse, Parser, mistake};
use crate::context::SymbolValue;
use support::source::Span;

impl Parser<'_> {
    pub(super) fn label(&mut self, name: &[u8], span: Span, lex: &Lexer<'_>) -> Parse<()> {
        if name == b"." {
            return mistake(span, "invalid use of pseudo-symbol '.' as a label");
        }
        if self.is_discarded(name) {
            return Ok(());
        }
        self.check_section(lex)?;
        let symbol = self.cx.symbol(name);
        match self.cx.symbols[symbol].value {
            // A variable that may be set again may become a label as well.
            SymbolValue::Variable { redefinable: true, .. } => {
                self.cx.symbols[symbol].value = SymbolValue::Undefined;
            }
            SymbolValue::Undefined if self.cx.section_of_name(name).is_some() => {
                let name = String::from_utf8_lossy(name).into_owned();
                return mistake(span, format!("symbol '{name}' is already defined"));
            }
            _ => {}
        }
        self.out.set_location(span);
        let result = self.out.emit_label(self.cx, symbol);
        self.emit(span, result)?;
        self.pending_aliases(symbol);
        if self.out.wants_lines() {
            let line = self.line_of(span);
            let result = self.out.emit_source_label(self.cx, symbol, line);
            self.emit(span, result)?;
        }
        Ok(())
    }

    pub(super) fn local_label(&mut self, number: u64, span: Span) -> Parse<()> {
        let next = self.local_labels.get(&number).and_then(|&(_, next)| next);
        let symbol = next.unwrap_or_else(|| self.cx.temporary("tmp"));
        self.local_labels.insert(number, (Some(symbol), None));
        let result = self.out.emit_label(self.cx, symbol);
        self.emit(span, result)
    }
}
