//! What is done at the end: symbol versions, weak references, `.addrsig`, the call-graph profile, `.reloc`.

use super::{Assembler, LayoutError, SymbolVersion};
use crate::coff;
use crate::context::{Binding, Context, Fragment, Section, Symbol, SymbolValue, SymbolVisibility};
use crate::encode::{Fixup, FixupKind};
use crate::eval;
use crate::format::{Reference, RelocationNumbers};
use crate::section::Kind;
use crate::streamer::{Alignment, Emit, EmitError, KeepSymbol, Streamer, define_variable};
use support::hash::FxHashMap;

/// Fixups of `.reloc`, by the fragment that they belong to.
pub(super) type ExtraFixups = FxHashMap<Fragment, Vec<Fixup>>;

const NOT_IN_SECTION: &str = ".reloc offset is not relative to a section";

impl Assembler<'_> {
    /// `.safeseh`: the symbol is listed for the linker.
    pub(super) fn add_safe_handler(&mut self, cx: &mut Context, symbol: Symbol) -> Emit {
        let previous = self.current;
        let section = coff::safe_handlers_section(cx);
        self.switch_section(cx, section, 0)?;
        self.emit_align(cx, Alignment { log2: 2, fill: Some((0, 1)), max_skip: 0, code: false })?;
        self.emit_reference(cx, Reference::SymbolIndex, symbol, 0)?;
        self.go_to(previous);
        Ok(())
    }

    /// The section of symbols whose addresses matter, in formats where the writer fills one that is there.
    pub(super) fn make_addrsig_section(&mut self, cx: &mut Context) -> Emit {
        let is_coff = cx.format_facts().relocations == RelocationNumbers::Coff;
        if self.addrsig.is_none() || !is_coff {
            return Ok(());
        }
        self.switch_to(cx, coff::ADDRESS_SIGNIFICANCE, Kind::CallProfile)
    }

    /// The weights of calls in COFF: the two symbols by their numbers, and eight bytes.
    fn write_numbered_profile(&mut self, cx: &mut Context, edges: &[(Symbol, Symbol, u64, u32)]) -> Emit {
        // What is in no table has no number.
        let has_number = |symbol: Symbol| !cx.symbols[symbol].temporary;
        let numbered: Vec<_> = edges.iter().filter(|edge| has_number(edge.0) && has_number(edge.1)).collect();
        for &&(from, to, count, _) in &numbered {
            for symbol in [from, to] {
                self.emit_reference(cx, Reference::SymbolIndex, symbol, 0)?;
            }
            let count = cx.constant(count as i64);
            self.emit_value(cx, count, 8)?;
        }
        Ok(())
    }

    /// The section with the weights of calls: eight bytes each, with the two symbols as relocations.
    pub(super) fn write_cg_profile(&mut self, cx: &mut Context) -> Emit {
        let edges = std::mem::take(&mut self.cg_profile);
        if edges.is_empty() {
            return Ok(());
        }
        self.switch_to(cx, ".llvm.call-graph-profile", Kind::CallProfile)?;
        if cx.format_facts().relocations == RelocationNumbers::Coff {
            return self.write_numbered_profile(cx, &edges);
        }
        let no_relocation = FixupKind::Relocation(0);
        for (from, to, count, location) in edges {
            self.current_location = (self.span(location), location);
            let place = self.data_fragment()?;
            let offset = self.bytes.len() as u32 - place.start;
            for symbol in [from, to] {
                let symbol = self.or_section_symbol(cx, symbol);
                let data = &cx.symbols[symbol];
                if data.temporary && data.value == SymbolValue::Undefined {
                    let name = String::from_utf8_lossy(cx.symbol_name(symbol));
                    return Err(EmitError(format!("Reference to undefined temporary symbol `{name}`")));
                }
                self.register(symbol);
                let value = cx.symbol_expr(symbol);
                let fixup =
                    Fixup { offset, value, addend: 0, kind: no_relocation, relaxable: false, location: 0 };
                self.fixups.push(fixup);
            }
            let count = cx.constant(count as i64);
            self.emit_value(cx, count, 8)?;
        }
        self.current_location = (None, 0);
        Ok(())
    }

    /// A temporary is in no symbol table, so its section stands for it.
    fn or_section_symbol(&self, cx: &Context, symbol: Symbol) -> Symbol {
        match cx.symbols[symbol].value {
            SymbolValue::Label { section, .. } if cx.symbols[symbol].temporary => {
                self.sections[section].symbol.unwrap_or(symbol)
            }
            _ => symbol,
        }
    }

    /// Versions, address significance and weak references, now that all symbols are known.
    pub(super) fn bind_symbols(&mut self, cx: &mut Context, errors: &mut Vec<LayoutError>) {
        for version in std::mem::take(&mut self.versions) {
            if let Err(message) = self.apply_version(cx, &version) {
                let location = self.span(version.location);
                errors.push(LayoutError { section: None, offset: 0, message, location });
            }
        }
        let mut addrsig = self.addrsig.take();
        for symbol in addrsig.iter_mut().flatten() {
            *symbol = self.renamed(*symbol);
            *symbol = self.or_section_symbol(cx, *symbol);
            cx.symbols[*symbol].used_in_reloc = true;
        }
        self.addrsig = addrsig;
        for (alias, symbol) in std::mem::take(&mut self.weakrefs) {
            if self.is_registered(alias) && self.register(symbol) {
                cx.symbols[symbol].binding = Binding::Weak;
            }
            self.renamed[alias] = Some(symbol);
            cx.symbols[alias].temporary = true;
        }
    }

    /// What relocations name instead of this symbol.
    pub(super) fn renamed(&self, symbol: Symbol) -> Symbol {
        self.renamed[symbol].unwrap_or(symbol)
    }

    /// Makes the versioned name a second name of its symbol. References to a symbol that is not defined here, or is not kept
    /// under its own name, go to the versioned name.
    fn apply_version(&mut self, cx: &mut Context, version: &SymbolVersion) -> Result<(), String> {
        let symbol = version.symbol;
        let defined = cx.symbols[symbol].value != SymbolValue::Undefined;
        let mut name = version.name.to_vec();
        let at = name.iter().position(|&c| c == b'@').unwrap_or(name.len());
        let any = name[at..].starts_with(b"@@@");
        if any {
            name.drain(at..at + if defined { 1 } else { 2 });
        }
        if !defined && !any && name[at..].starts_with(b"@@") {
            let name = String::from_utf8_lossy(&name);
            return Err(format!("default version symbol {name} must be defined"));
        }
        let alias = cx.symbol(&name);
        self.register(alias);
        let data = cx.symbols[symbol].clone();
        if defined {
            let value = cx.symbol_expr(symbol);
            // A name that is taken stays what it is.
            if define_variable(cx, alias, value).is_ok() {
                let new = &mut cx.symbols[alias];
                (new.binding, new.visibility, new.other) = (data.binding, data.visibility, data.other);
            }
            match version.keep {
                KeepSymbol::Yes => return Ok(()),
                KeepSymbol::Local => {
                    cx.symbols[symbol].binding = Binding::Local;
                    return Ok(());
                }
                KeepSymbol::Hidden => {
                    cx.symbols[symbol].visibility = SymbolVisibility::Hidden;
                    return Ok(());
                }
                KeepSymbol::Remove => {}
            }
        } else {
            let new = &mut cx.symbols[alias];
            (new.binding, new.visibility) = (data.binding, data.visibility);
        }
        if self.renamed[symbol].is_some_and(|other| other != alias) {
            let name = String::from_utf8_lossy(cx.symbol_name(symbol));
            return Err(format!("multiple versions for {name}"));
        }
        self.renamed[symbol] = Some(alias);
        self.hidden.push(symbol);
        Ok(())
    }

    /// The places of `.reloc` directives, after layout.
    pub(super) fn place_relocs(&mut self, cx: &mut Context, errors: &mut Vec<LayoutError>) -> ExtraFixups {
        let mut extra = ExtraFixups::default();
        for reloc in std::mem::take(&mut self.relocs) {
            let place = eval::evaluate(cx, reloc.offset, self).map_err(|_| NOT_IN_SECTION);
            let placed = place.and_then(|value| {
                let (fragment, base) = match (value.add, value.sub) {
                    (_, Some(_)) => return Err(NOT_IN_SECTION),
                    (None, None) => (self.first_fragment(), 0),
                    (Some(symbol), None) => match cx.symbols[symbol].value {
                        SymbolValue::Label { fragment, offset, .. } => (Some(fragment), i64::from(offset)),
                        _ => return Err(NOT_IN_SECTION),
                    },
                };
                let offset = u32::try_from(base.wrapping_add(value.constant));
                match (fragment, offset) {
                    (Some(fragment), Ok(offset)) => Ok((fragment, offset)),
                    _ => Err(".reloc offset is negative"),
                }
            });
            match placed {
                Ok((fragment, offset)) => {
                    let value = reloc.value.unwrap_or_else(|| cx.constant(0));
                    let kind = FixupKind::Relocation(reloc.number);
                    let location = reloc.location;
                    let fixup = Fixup { offset, value, addend: 0, kind, relaxable: false, location };
                    extra.entry(fragment).or_default().push(fixup);
                }
                Err(message) => {
                    let (message, location) = (message.to_owned(), self.span(reloc.location));
                    errors.push(LayoutError { section: None, offset: 0, message, location });
                }
            }
        }
        extra
    }

    /// The start of the first section, where offsets without a symbol count from.
    fn first_fragment(&self) -> Option<Fragment> {
        let first: Section = *self.section_order.first()?;
        self.sections[first].parts.first()?.1.first().copied()
    }
}
