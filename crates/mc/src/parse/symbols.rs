//! Directives about symbols.

use super::directives::{Argument, Call};
use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, mistake};
use crate::context::{Binding, Symbol, SymbolValue};
use crate::expr::{Expr, ExprData};
use crate::format::{CommonAlignment, RelocationNumbers};
use crate::inst::Reg;
use crate::streamer::SymbolAttribute;
use support::hash::FxHashMap;
use support::source::Span;

/// How a symbol gets its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Assign {
    /// `=`: may be said again.
    Equal,
    /// The same with `.set` or `.equ`.
    Set,
    /// `.equiv`: once.
    Equiv,
}

/// `.lto_set_conditional symbol, target`
#[derive(Clone, Copy, Debug)]
pub(super) struct ConditionalAlias {
    symbol: Symbol,
    target: Symbol,
    /// The target as an expression.
    value: Expr,
    span: Span,
}

/// Conditional aliases whose symbols are not defined yet.
#[derive(Debug, Default)]
pub(super) struct PendingAliases {
    /// In the order of the text; those that have been made are gone.
    all: Vec<Option<ConditionalAlias>>,
    by_target: FxHashMap<Symbol, Vec<usize>>,
}

impl PendingAliases {
    fn add(&mut self, alias: ConditionalAlias) {
        self.by_target.entry(alias.target).or_default().push(self.all.len());
        self.all.push(Some(alias));
    }

    fn of(&mut self, target: Symbol) -> Vec<ConditionalAlias> {
        let indices = self.by_target.remove(&target).unwrap_or_default();
        indices.into_iter().filter_map(|index| self.all[index].take()).collect()
    }
}

impl Parser<'_> {
    /// `.set name, expr`
    pub(super) fn set(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let span = lex.span();
        let name = self.identifier(lex)?;
        self.comma(lex)?;
        let how = if call.argument == Argument::Flag(true) { Assign::Set } else { Assign::Equiv };
        self.assignment(&name, how, span, lex)
    }

    /// After `name =` or `.set name,`.
    pub(super) fn assignment(
        &mut self,
        name: &[u8],
        how: Assign,
        span: Span,
        lex: &mut Lexer<'_>,
    ) -> Parse<()> {
        if self.assigns_register(name, lex) {
            return self.end(lex);
        }
        let value_lo = lex.lo;
        let value = match self.expression(lex) {
            Ok(value) => value,
            Err(wrong) => {
                self.report(*wrong);
                return mistake(lex.span(), "missing expression");
            }
        };
        let (value_span, place) = (lex.span_from(value_lo), self.expr_span(lex));
        self.end(lex)?;
        if name == b"." {
            // `. = expr` moves on like `.org`.
            self.out.set_location(value_span);
            let result = self.out.emit_org(self.cx, value, 0);
            return self.emit(span, result);
        }
        let mut symbol = self.cx.symbol(name);
        if how == Assign::Equiv && !matches!(self.cx.symbols[symbol].value, SymbolValue::Undefined) {
            return mistake(value_span, format!("redefinition of '{}'", String::from_utf8_lossy(name)));
        }
        // A distance that is known now stays what it is.
        let value = match self.value_now(value) {
            Some(number) => self.cx.constant(number),
            None => value,
        };
        // What was said before about the variable keeps the value that it had then. The new one is the last symbol.
        if matches!(self.cx.symbols[symbol].value, SymbolValue::Variable { redefinable: true, .. }) {
            symbol = self.cx.renew_symbol(symbol);
        }
        let result = self.out.emit_assignment(self.cx, symbol, value);
        self.emit(value_span.at_start(), result)?;
        // Apple's linker keeps what a directive defines.
        if how != Assign::Equal && self.cx.format_facts().has_atoms {
            let result = self.out.emit_foreign_attribute(self.cx, symbol, ".no_dead_strip");
            self.emit(span, result)?;
        }
        if !self.out.keeps_text() && !matches!(self.cx.expr(value), ExprData::Constant(_)) {
            self.assignments.push((symbol, place));
        }
        if how == Assign::Equiv
            && let SymbolValue::Variable { redefinable, .. } = &mut self.cx.symbols[symbol].value
        {
            *redefinable = false;
        }
        Ok(())
    }

    /// `name = %eax`, on targets whose registers have a prefix: from here on the name stands for the register.
    fn assigns_register(&mut self, name: &[u8], lex: &mut Lexer<'_>) -> bool {
        let mut probe = *lex;
        if self.matches.prefix.is_empty() || name == b"." {
            return false;
        }
        let Some(registers) = self.register_name(&mut probe).filter(|_| probe.at_end()) else {
            if !self.register_variables.is_empty() {
                self.register_variables.remove(name);
            }
            return false;
        };
        *lex = probe;
        let shown = registers.first().map_or("", |&reg| self.target.register_name(Reg(reg), false));
        let text = format!("{} = {shown}", String::from_utf8_lossy(name));
        self.register_variables.insert(name.into(), registers);
        self.out.emit_target_directive(self.cx, &text).is_ok()
    }

    /// `.globl a, b`
    pub(super) fn symbol_attribute(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Attribute(attribute) = call.argument else { return Ok(()) };
        let is_global = attribute == SymbolAttribute::Binding(Binding::Global);
        let wrong_separator = if is_global { "unexpected token" } else { "expected comma" };
        self.list(lex, wrong_separator, |this, lex| {
            let span = lex.span();
            let name = this.identifier(lex)?;
            if this.is_discarded(&name) {
                return Ok(());
            }
            let symbol = this.cx.symbol(&name);
            if is_global && this.cx.symbols[symbol].temporary {
                return mistake(span, "non-local symbol required");
            }
            this.check_binding(symbol, attribute, span);
            let result = this.out.emit_symbol_attribute(this.cx, symbol, attribute);
            this.emit(span, result)
        })
    }

    /// `.lazy_reference a` and other directives of formats that have them.
    pub(super) fn foreign_attribute(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Name(name) = call.argument else { return Ok(()) };
        self.list(lex, "unexpected token", |this, lex| {
            let span = lex.span();
            let symbol = this.symbol(lex)?;
            if this.cx.symbols[symbol].temporary && name != ".memtag" {
                return mistake(span, "non-local symbol required");
            }
            let result = this.out.emit_foreign_attribute(this.cx, symbol, name);
            this.emit(span, result)
        })
    }

    /// Whether `.lto_discard` named the symbol.
    pub(super) fn is_discarded(&self, name: &[u8]) -> bool {
        !self.discarded.is_empty() && self.discarded.iter().any(|d| **d == *name)
    }

    /// `.lto_discard a, b`: what is said about these symbols from here on does not count.
    pub(super) fn lto_discard(&mut self, lex: &mut Lexer<'_>, _: &Call) -> Parse<()> {
        self.discarded.clear();
        self.list(lex, "unexpected token", |this, lex| {
            let name = this.identifier(lex)?;
            this.discarded.push(name.as_ref().into());
            Ok(())
        })
    }

    /// `.lto_set_conditional alias, symbol`: an alias if the symbol is defined here.
    pub(super) fn lto_set_conditional(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let name = self.identifier(lex)?;
        self.comma(lex)?;
        let lo = lex.lo;
        let value = match self.expression(lex) {
            Ok(value) => value,
            Err(wrong) => {
                self.report(*wrong);
                return mistake(lex.span(), "missing expression");
            }
        };
        let ExprData::Symbol(..) = self.cx.expr(value) else {
            return mistake(lex.span_from(lo).at_start(), "expected identifier");
        };
        self.end(lex)?;
        if self.is_discarded(&name) {
            return Ok(());
        }
        let ExprData::Symbol(target, _) = self.cx.expr(value) else { return Ok(()) };
        let alias = ConditionalAlias { symbol: self.cx.symbol(&name), target, value, span: call.span };
        let defined = self.cx.symbols[target].value != SymbolValue::Undefined;
        if !defined && !self.out.keeps_text() {
            self.conditional_aliases.add(alias);
            return Ok(());
        }
        let result = self.out.emit_conditional_assignment(self.cx, alias.symbol, value);
        self.emit(call.span, result)
    }

    /// Defines the aliases whose symbols have been defined after all.
    pub(super) fn conditional_assignments(&mut self) {
        for alias in std::mem::take(&mut self.conditional_aliases).all.into_iter().flatten() {
            if self.cx.symbols[alias.target].value != SymbolValue::Undefined {
                self.assign_conditionally(&alias);
            }
        }
    }

    fn assign_conditionally(&mut self, alias: &ConditionalAlias) {
        let result = self.out.emit_conditional_assignment(self.cx, alias.symbol, alias.value);
        if let Err(wrong) = self.emit(alias.span, result) {
            self.report(*wrong);
        }
    }

    /// Makes the aliases that waited for the definition of a symbol, each followed by those that waited for it.
    pub(super) fn pending_aliases(&mut self, defined: Symbol) {
        if self.conditional_aliases.by_target.is_empty() {
            return;
        }
        let mut waiting = self.conditional_aliases.of(defined);
        waiting.reverse();
        while let Some(alias) = waiting.pop() {
            self.assign_conditionally(&alias);
            waiting.extend(self.conditional_aliases.of(alias.symbol).into_iter().rev());
        }
    }

    /// In objects of formats that say so, a symbol that has been given a binding keeps it; only that a global one becomes weak
    /// is let pass.
    fn check_binding(&mut self, symbol: Symbol, attribute: SymbolAttribute, span: Span) {
        let SymbolAttribute::Binding(new) = attribute else { return };
        let old = self.cx.symbols[symbol].binding;
        if !self.cx.format_facts().binding_is_final
            || self.out.keeps_text()
            || old == Binding::Default
            || old == new
        {
            return;
        }
        let name = String::from_utf8_lossy(self.cx.symbol_name(symbol)).into_owned();
        let span = self.statement_start.unwrap_or(span);
        match new {
            Binding::Global => self.error(span, format!("{name} changed binding to STB_GLOBAL")),
            Binding::Weak => self.warning(span, format!("{name} changed binding to STB_WEAK")),
            Binding::Local => self.error(span, format!("{name} changed binding to STB_LOCAL")),
            Binding::Default | Binding::Unique => {}
        }
    }

    /// `.extern`: accepted and without effect.
    pub(super) fn ignored(&mut self, lex: &mut Lexer<'_>, _: &Call) -> Parse<()> {
        lex.skip_statement();
        Ok(())
    }

    /// `.comm name, size[, align]`, `.lcomm name, size`
    pub(super) fn common(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let local = call.argument == Argument::Flag(true);
        let span = lex.span();
        let symbol = self.symbol_in_directive(lex)?;
        self.comma(lex)?;
        let size_span = lex.span();
        let size = self.absolute(lex)?;
        let mut align_log2 = 0;
        if lex.eat(b',') {
            let align_span = lex.span();
            let align = self.absolute(lex)?;
            let is_coff = self.cx.format_facts().relocations == RelocationNumbers::Coff;
            if local && !is_coff {
                return mistake(align_span, "alignment not supported on this target");
            }
            align_log2 = self.common_alignment(align, local, align_span)?;
        }
        self.end(lex)?;
        let Ok(size) = u64::try_from(size) else { return mistake(size_span, "size must be non-negative") };
        let data = &self.cx.symbols[symbol];
        if !matches!(data.value, SymbolValue::Undefined | SymbolValue::Common { .. }) {
            return mistake(span, "invalid symbol redefinition");
        }
        let local = local || data.binding == Binding::Local;
        let result = self.out.emit_common(self.cx, symbol, size, align_log2, local);
        self.emit(call.span, result)
    }

    /// The alignment of `.comm` as a power of two; `.lcomm` has bytes in every format.
    fn common_alignment(&self, align: i64, local: bool, span: Span) -> Parse<u8> {
        match self.cx.format_facts().common_alignment {
            _ if local && !(align as u64).is_power_of_two() => {
                mistake(span, "alignment must be a power of 2")
            }
            _ if local => Ok((align as u64).trailing_zeros() as u8),
            CommonAlignment::Bytes if align < 0 || align != 0 && !(align as u64).is_power_of_two() => {
                mistake(span, "alignment must be a power of 2")
            }
            CommonAlignment::Bytes => Ok(align.max(1).trailing_zeros() as u8),
            CommonAlignment::Power { max_log2 } => match u8::try_from(align) {
                Ok(log2) if log2 <= max_log2 => Ok(log2),
                _ => mistake(span, format!("alignment is limited to {} bytes", 1u32 << max_log2)),
            },
        }
    }

    pub(super) fn a_comma(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        if lex.eat(b',') { Ok(()) } else { mistake(lex.span(), "expected a comma") }
    }

    fn symbol_in_directive(&mut self, lex: &mut Lexer<'_>) -> Parse<Symbol> {
        match self.try_identifier(lex) {
            Some(name) => Ok(self.cx.symbol(&name)),
            None => mistake(lex.span(), "expected identifier in directive"),
        }
    }

    /// `.addrsig`, `.addrsig_sym name`
    pub(super) fn addrsig(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let symbol = if call.argument == Argument::Flag(true) { Some(self.symbol(lex)?) } else { None };
        self.end(lex)?;
        let result = self.out.emit_addrsig(self.cx, symbol);
        self.emit(call.span, result)
    }

    /// `.cg_profile from, to, count`
    pub(super) fn cg_profile(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let from = self.symbol_in_directive(lex)?;
        self.a_comma(lex)?;
        let to = self.symbol_in_directive(lex)?;
        self.a_comma(lex)?;
        let Tok::Int(count) = lex.tok else { return mistake(lex.span(), "expected integer") };
        lex.advance();
        self.end(lex)?;
        self.instantiated = true;
        let result = self.out.emit_cg_profile(self.cx, from, to, count);
        self.emit(call.span, result)
    }
}
