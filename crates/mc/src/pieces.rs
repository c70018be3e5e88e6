//! Output made in pieces: several threads write directives at once, each to a [`Streamer`] and [`Context`] of its own, and
//! the pieces are put together in an order that does not depend on who finished first.
//!
//! A piece names symbols, sections and expressions of its own context. Appending renames them: symbols and sections by
//! name, places without a name and expressions by adding them. What comes out is what one streamer would have
//! written, except that text names the section again where a piece begins.
//!
//! Cost: appending is linear in the symbols, expressions and fragments of the piece; bytes and text are copied once.

use crate::asm_streamer::{AsmStreamer, TextOptions};
use crate::assembler::Assembler;
use crate::context::{Context, Fragment, Section, Symbol, SymbolValue};
use crate::expr::{Expr, ExprData};
use crate::free_form::{FreeFormWriter, is_free_form};
use crate::section::SectionKind;
use crate::streamer::{NullStreamer, Streamer, TextStreamer};
use crate::target::Target;
use support::entity::Entity;

/// Where directives go, in a form that can be made in pieces.
#[derive(Debug)]
pub enum Output<'t> {
    Text(AsmStreamer<'t>),
    FreeForm(FreeFormWriter<'t>),
    Object(Box<Assembler<'t>>),
    /// Nowhere.
    Null(NullStreamer),
}

impl<'t> Output<'t> {
    /// Assembly text in the target's syntax.
    pub fn text(target: &'t Target, options: TextOptions) -> Output<'t> {
        if is_free_form(target) {
            Output::FreeForm(FreeFormWriter::new(target, options))
        } else {
            Output::Text(AsmStreamer::new(target, options))
        }
    }

    pub fn object(assembler: Assembler<'t>) -> Output<'t> {
        Output::Object(Box::new(assembler))
    }

    pub fn streamer(&mut self) -> &mut dyn Streamer {
        match self {
            Output::Text(out) => out,
            Output::FreeForm(out) => out,
            Output::Object(out) => &mut **out,
            Output::Null(out) => out,
        }
    }

    /// The text so far; nothing if this is no text.
    pub fn take_text(&mut self) -> Vec<u8> {
        match self {
            Output::Text(out) => out.take_text(),
            Output::FreeForm(out) => out.take_text(),
            Output::Object(_) | Output::Null(_) => Vec::new(),
        }
    }

    /// An empty output of the same kind. Its context must know no names yet, and agree on [`Context::unnamed_places`].
    pub fn piece(&self) -> Output<'t> {
        match self {
            Output::Text(out) => Output::Text(out.piece()),
            Output::FreeForm(out) => Output::FreeForm(out.piece()),
            Output::Object(out) => Output::object(out.piece()),
            Output::Null(_) => Output::Null(NullStreamer::default()),
        }
    }

    /// Appends a piece of the same kind.
    pub fn append(&mut self, cx: &mut Context, piece_cx: &Context, piece: Output<'t>) {
        match (self, piece) {
            (Output::Object(out), Output::Object(piece)) => out.append(cx, piece_cx, *piece),
            (Output::Text(out), Output::Text(piece)) => {
                let renaming = cx.append(piece_cx);
                cx.append_facts(piece_cx, &renaming, 0, |_| true);
                out.append(&renaming, piece);
            }
            (Output::FreeForm(out), Output::FreeForm(piece)) => {
                let renaming = cx.append(piece_cx);
                cx.append_facts(piece_cx, &renaming, 0, |_| true);
                out.append(&renaming, piece);
            }
            (Output::Null(_), Output::Null(_)) => {
                let renaming = cx.append(piece_cx);
                cx.append_facts(piece_cx, &renaming, 0, |_| true);
            }
            _ => debug_assert!(false, "a piece of another kind"),
        }
    }
}

/// What the things of a piece's context are in the context that it was appended to.
#[derive(Clone, Debug, Default)]
pub struct Renaming {
    symbols: Vec<Symbol>,
    sections: Vec<Section>,
    first_expr: u32,
}

impl Renaming {
    pub fn symbol(&self, symbol: Symbol) -> Symbol {
        self.symbols[symbol.index()]
    }

    pub fn section(&self, section: Section) -> Section {
        self.sections[section.index()]
    }

    pub fn expr(&self, expr: Expr) -> Expr {
        Expr::from_u32(expr.as_u32() + self.first_expr)
    }
}

impl Context {
    /// Adds the symbols, sections and expressions of a piece's context, but not what is known of the symbols.
    pub(crate) fn append(&mut self, piece: &Context) -> Renaming {
        let mut renaming = Renaming { first_expr: self.num_exprs() as u32, ..Renaming::default() };
        for (symbol, data) in piece.symbols.iter() {
            let name = piece.symbol_name(symbol);
            let new = match () {
                () if name.is_empty() => self.unnamed_symbol(),
                () if piece.lookup_symbol(name) == Some(symbol) => self.symbol(name),
                () => self.named_symbol(name),
            };
            self.symbols[new].temporary |= data.temporary;
            renaming.symbols.push(new);
        }
        for (_, data) in piece.sections.iter() {
            let symbol = |s: Symbol| renaming.symbols[s.index()];
            let kind = SectionKind {
                group: data.kind.group.map(symbol),
                linked_to: data.kind.linked_to.map(symbol),
                ..data.kind.clone()
            };
            let new = self.section(&data.name, kind, data.code);
            self.sections[new].noted |= data.noted;
            renaming.sections.push(new);
        }
        for data in piece.exprs() {
            let data = match *data {
                ExprData::Constant(_) => *data,
                ExprData::Symbol(symbol, specifier) => ExprData::Symbol(renaming.symbol(symbol), specifier),
                ExprData::Unary(op, operand) => ExprData::Unary(op, renaming.expr(operand)),
                ExprData::Binary(op, lhs, rhs) => {
                    ExprData::Binary(op, renaming.expr(lhs), renaming.expr(rhs))
                }
                ExprData::Specified(specifier, operand) => {
                    ExprData::Specified(specifier, renaming.expr(operand))
                }
            };
            self.make_expr(data);
        }
        renaming
    }

    /// Adds what is known in the piece of the symbols that are `wanted` to what is known here. Fragments of labels are
    /// renumbered from `first_fragment`.
    pub(crate) fn append_facts(
        &mut self,
        piece: &Context,
        renaming: &Renaming,
        first_fragment: u32,
        wanted: impl Fn(Symbol) -> bool,
    ) {
        for (symbol, _) in piece.symbols.iter().filter(|&(symbol, _)| wanted(symbol)) {
            self.append_symbol(piece, symbol, renaming, first_fragment);
        }
    }

    fn append_symbol(&mut self, piece: &Context, symbol: Symbol, renaming: &Renaming, first_fragment: u32) {
        let said = &piece.symbols[symbol];
        let data = &mut self.symbols[renaming.symbol(symbol)];
        let value = match said.value {
            SymbolValue::Undefined => None,
            SymbolValue::Label { section, fragment, offset } => Some(SymbolValue::Label {
                section: renaming.section(section),
                fragment: Fragment::from_u32(fragment.as_u32() + first_fragment),
                offset,
            }),
            SymbolValue::Placed { section, offset } => {
                Some(SymbolValue::Placed { section: renaming.section(section), offset })
            }
            SymbolValue::Variable { expr, redefinable } => {
                Some(SymbolValue::Variable { expr: renaming.expr(expr), redefinable })
            }
            common @ SymbolValue::Common { .. } => Some(common),
        };
        if let (Some(value), SymbolValue::Undefined) = (value, data.value) {
            data.value = value;
        }
        if said.binding != Default::default() {
            data.binding = said.binding;
        }
        if said.visibility != Default::default() {
            data.visibility = said.visibility;
        }
        if said.ty != Default::default() {
            data.ty = said.ty;
        }
        if let Some(size) = said.size {
            data.size = Some(renaming.expr(size));
        }
        data.used_in_reloc |= said.used_in_reloc;
        data.referenced |= said.referenced;
        data.other |= said.other;
    }
}
