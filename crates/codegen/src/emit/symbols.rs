//! Symbols: binding, visibility, aliases.

use super::{Emitter, Result};
use ir::data_layout::NamePrefix;
use ir::global::{Linkage, Visibility};
use ir::{ConstKind, Global, GlobalKind, Module, ValueKind};
use mc::Symbol;
use mc::context::{Binding, SymbolType, SymbolVisibility};
use mc::streamer::SymbolAttribute;
use support::hash::FxHashSet;

/// What a list such as `llvm.used` names.
pub(super) fn listed(module: &Module, name: &[u8]) -> FxHashSet<Global> {
    let list = module.order.variables.iter().find(|&&g| *module.globals[g].name == *name);
    let initializer = list.and_then(|&g| module.globals[g].as_variable()?.initializer);
    let entries = initializer.and_then(|i| match &module.env.scope().constant(i)?.kind {
        ConstKind::Aggregate(entries) => Some(entries),
        _ => None,
    });
    let global = |value: &ir::Value| match value.kind() {
        ValueKind::Global(global) => Some(global),
        _ => match &module.env.scope().constant(*value)?.kind {
            ConstKind::Expr(expr) => expr.operands.first()?.as_global(),
            _ => None,
        },
    };
    entries.into_iter().flatten().filter_map(global).collect()
}

impl Emitter<'_> {
    pub(crate) fn symbol(&mut self, global: Global) -> Symbol {
        if let Some(&symbol) = self.symbols.get(&global) {
            return symbol;
        }
        let may_hide = self.may_hide(global);
        let name = self.module.data_layout.symbol_name(&self.module.env, global, may_hide);
        let symbol = self.cx.symbol(&name);
        self.symbols.insert(global, symbol);
        symbol
    }

    /// The symbol of something that the module does not have, by its name in C.
    pub(super) fn external_symbol(&mut self, name: &[u8]) -> Symbol {
        let name = self.module.data_layout.mangle(name, NamePrefix::Default);
        self.cx.symbol(&name)
    }

    /// The word with the address of a symbol that another module may have.
    pub(super) fn address_word(&mut self, global: Global) -> Symbol {
        if self.has_atoms() { self.mach_word(global) } else { self.coff_word(global) }
    }

    /// Binding and visibility of a symbol that is defined here.
    pub(crate) fn linkage(&mut self, global: Global, symbol: Symbol) -> Result<()> {
        if self.has_atoms() {
            return self.mach_linkage(global, symbol);
        }
        if self.is_coff() {
            return self.coff_linkage(global, symbol);
        }
        let data = &self.module.globals[global];
        let binding = match data.linkage {
            Linkage::Internal | Linkage::Private => None,
            Linkage::WeakAny | Linkage::WeakOdr | Linkage::LinkOnceAny | Linkage::LinkOnceOdr => {
                Some(Binding::Weak)
            }
            Linkage::ExternWeak => Some(Binding::Weak),
            _ => Some(Binding::Global),
        };
        let visibility = match data.visibility {
            Visibility::Default => None,
            Visibility::Hidden => Some(SymbolVisibility::Hidden),
            Visibility::Protected => Some(SymbolVisibility::Protected),
        };
        if let Some(visibility) = visibility {
            let attribute = SymbolAttribute::Visibility(visibility);
            self.write(|out, cx| out.emit_symbol_attribute(cx, symbol, attribute))?;
        }
        if let Some(binding) = binding {
            let attribute = SymbolAttribute::Binding(binding);
            self.write(|out, cx| out.emit_symbol_attribute(cx, symbol, attribute))?;
        }
        Ok(())
    }

    pub(super) fn type_of_symbol(&mut self, symbol: Symbol, ty: SymbolType) -> Result<()> {
        if !self.cx.format_facts().has_sizes {
            return Ok(());
        }
        self.write(|out, cx| out.emit_symbol_attribute(cx, symbol, SymbolAttribute::Type(ty)))
    }

    /// An alias is another name for an address; an ifunc one for what its resolver finds.
    pub(super) fn alias(&mut self, global: Global) -> Result<()> {
        let data = &self.module.globals[global];
        let (target, ty) = match &data.kind {
            GlobalKind::Alias(alias) => (alias.aliasee, self.type_of_alias(alias.aliasee)),
            GlobalKind::IFunc(ifunc) => (ifunc.resolver, Some(SymbolType::IndirectFunction)),
            _ => return Ok(()),
        };
        self.refuse_ifunc(global)?;
        if self.has_atoms() && ty == Some(SymbolType::IndirectFunction) {
            return Err("functions that are found by a resolver are not supported for Mach-O yet".to_owned());
        }
        let symbol = self.symbol(global);
        self.linkage(global, symbol)?;
        if let Some(ty) = ty {
            self.type_of_symbol(symbol, ty)?;
        }
        let value = self.constant_expr(target, 0)?;
        self.write(|out, cx| out.emit_assignment(cx, symbol, value))
    }

    fn type_of_alias(&self, aliasee: ir::Value) -> Option<SymbolType> {
        let data = &self.module.globals[aliasee.as_global()?];
        Some(match data.kind {
            GlobalKind::Function(_) => SymbolType::Function,
            GlobalKind::IFunc(_) => SymbolType::IndirectFunction,
            GlobalKind::Alias(_) => return None,
            GlobalKind::Variable(_) if data.thread_local != ir::global::ThreadLocal::None => SymbolType::Tls,
            GlobalKind::Variable(_) => SymbolType::Object,
        })
    }
}
