//! What ELF's directives say of symbols: types, sizes, versions, weak references.

use crate::context::{Binding, SymbolType};
use crate::parse::directives::Call;
use crate::parse::lexer::{Lexer, Tok, find};
use crate::parse::{Parse, Parser, mistake};
use crate::streamer::{KeepSymbol, SymbolAttribute};

/// What `.type` takes, after `@`, `%`, or nothing.
const TYPES: &[(&str, &str, SymbolAttribute)] = &[
    ("function", "STT_FUNC", SymbolAttribute::Type(SymbolType::Function)),
    ("object", "STT_OBJECT", SymbolAttribute::Type(SymbolType::Object)),
    ("tls_object", "STT_TLS", SymbolAttribute::Type(SymbolType::Tls)),
    ("notype", "STT_NOTYPE", SymbolAttribute::Type(SymbolType::NoType)),
    ("gnu_indirect_function", "STT_GNU_IFUNC", SymbolAttribute::Type(SymbolType::IndirectFunction)),
    ("gnu_unique_object", "", SymbolAttribute::Binding(Binding::Unique)),
    ("common", "STT_COMMON", SymbolAttribute::Common),
];

impl Parser<'_> {
    /// `.type name, @function`
    pub(in crate::parse) fn symbol_type(&mut self, lex: &mut Lexer<'_>, _: &Call) -> Parse<()> {
        let symbol = self.symbol(lex)?;
        lex.eat(b',');
        let span = lex.span();
        if matches!(lex.tok, Tok::Char(b'@' | b'%' | b'#')) {
            lex.advance();
        } else if !matches!(lex.tok, Tok::Ident | Tok::String) {
            return mistake(
                span,
                "expected STT_<TYPE_IN_UPPER_CASE>, '#<type>', '@<type>', '%<type>' or \"<type>\"",
            );
        }
        let name_span = lex.span();
        let Some(name) = self.try_identifier(lex) else {
            return mistake(name_span, "expected symbol type");
        };
        let known = TYPES.iter().find(|(word, stt, _)| word.as_bytes() == &*name || stt.as_bytes() == &*name);
        let Some(&(.., attribute)) = known else {
            return mistake(name_span, "unsupported attribute");
        };
        self.end_of_directive(lex)?;
        let result = self.out.emit_symbol_attribute(self.cx, symbol, attribute);
        self.emit(span, result)
    }

    /// `.size name, expr`
    pub(in crate::parse) fn symbol_size(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let symbol = self.symbol(lex)?;
        self.comma(lex)?;
        let size = self.expression(lex)?;
        if !lex.at_end() {
            return mistake(lex.span(), "unexpected token");
        }
        let result = self.out.emit_size(self.cx, symbol, size);
        self.emit(call.span, result)
    }

    /// `.symver symbol, name@version[, remove|local|hidden]`
    pub(in crate::parse) fn symver(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let symbol = self.symbol(lex)?;
        self.a_comma(lex)?;
        let name = self.versioned_name(lex)?;
        if !name.contains(&b'@') {
            return mistake(lex.span(), "expected a '@' in the name");
        }
        let mut keep = if find(&name, b"@@@").is_some() { KeepSymbol::Remove } else { KeepSymbol::Yes };
        if lex.eat(b',') {
            let action = self.try_identifier(lex).unwrap_or_default();
            keep = match &*action {
                b"remove" => KeepSymbol::Remove,
                b"local" => KeepSymbol::Local,
                b"hidden" => KeepSymbol::Hidden,
                _ => return mistake(lex.span(), "expected 'remove'"),
            };
        }
        self.end(lex)?;
        let result = self.out.emit_symver(self.cx, symbol, &name, keep);
        self.emit(call.span, result)
    }

    /// A name with `@` in it, whatever `@` means elsewhere.
    fn versioned_name(&mut self, lex: &mut Lexer<'_>) -> Parse<Vec<u8>> {
        let outer = lex.set_at_in_names(true);
        let name = self.identifier(lex).map(|name| name.into_owned());
        lex.set_at_in_names(outer);
        name
    }

    /// `.weakref alias, symbol`
    pub(in crate::parse) fn weakref(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let alias = self.symbol(lex)?;
        self.a_comma(lex)?;
        let symbol = self.symbol(lex)?;
        self.instantiated = true;
        let result = self.out.emit_weakref(self.cx, alias, symbol);
        self.emit(call.span, result)
    }
}
