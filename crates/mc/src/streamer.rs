//! The interface through which assembly is written: one method per directive.
//!
//! A parser or an assembly printer calls a [`Streamer`]; behind it is text ([`crate::asm_streamer`]), an object
//! ([`crate::assembler`]), or nothing. Which section is current is the streamer's only state that callers see.

use crate::context::{Binding, Context, Section, Symbol, SymbolType, SymbolVisibility};
use crate::expr::Expr;
use crate::inst::Inst;
use crate::target::Subtarget;

/// What a directive cannot do, in a sentence. The caller knows where in the source it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmitError(pub String);

impl std::fmt::Display for EmitError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for EmitError {}

pub type Emit = Result<(), EmitError>;

/// `.globl`, `.weak`, `.hidden`, `.type` and their like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolAttribute {
    Binding(Binding),
    Visibility(SymbolVisibility),
    Type(SymbolType),
}

/// Padding up to a multiple of a power of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alignment {
    pub log2: u8,
    /// Value of the padding and its size in bytes; no-ops or zeros if not given.
    pub fill: Option<(u64, u8)>,
    /// Pad at most so many bytes, or not at all; 0 means no limit.
    pub max_skip: u32,
    /// Pad with no-ops.
    pub code: bool,
}

/// See the module text. Methods fail where the directive makes no sense; an error leaves the output without it.
pub trait Streamer {
    fn current_section(&self) -> Option<Section>;

    /// `.section`: what follows goes there. `subsection` orders pieces of one section.
    fn switch_section(&mut self, cx: &mut Context, section: Section, subsection: i32) -> Emit;

    /// `name:`
    fn emit_label(&mut self, cx: &mut Context, symbol: Symbol) -> Emit;

    /// `.set name, expr`
    fn emit_assignment(&mut self, cx: &mut Context, symbol: Symbol, value: Expr) -> Emit;

    fn emit_symbol_attribute(&mut self, cx: &mut Context, symbol: Symbol, attribute: SymbolAttribute)
    -> Emit;

    /// `.size name, expr`
    fn emit_size(&mut self, cx: &mut Context, symbol: Symbol, size: Expr) -> Emit;

    /// `.comm`, and `.local` + `.comm`.
    fn emit_common(
        &mut self,
        cx: &mut Context,
        symbol: Symbol,
        size: u64,
        align_log2: u8,
        local: bool,
    ) -> Emit;

    /// `.ascii`, `.byte` of numbers.
    fn emit_bytes(&mut self, cx: &mut Context, bytes: &[u8]) -> Emit;

    /// `.byte`, `.short`, `.long`, `.quad`: a value of 1, 2, 4 or 8 bytes.
    fn emit_value(&mut self, cx: &mut Context, value: Expr, size: u8) -> Emit;

    /// `.uleb128`, `.sleb128`
    fn emit_leb(&mut self, cx: &mut Context, value: Expr, signed: bool) -> Emit;

    /// `.fill count, size, value`
    fn emit_fill(&mut self, cx: &mut Context, count: Expr, size: u8, value: u64) -> Emit;

    /// `.p2align`, `.balign`
    fn emit_align(&mut self, cx: &mut Context, align: Alignment) -> Emit;

    /// `.org offset, fill`
    fn emit_org(&mut self, cx: &mut Context, offset: Expr, fill: u8) -> Emit;

    fn emit_inst(&mut self, cx: &mut Context, inst: &Inst, subtarget: &Subtarget) -> Emit;

    /// `.file "name"`
    fn emit_file_name(&mut self, cx: &mut Context, name: &[u8]) -> Emit;

    /// `.ident "text"`
    fn emit_ident(&mut self, cx: &mut Context, text: &[u8]) -> Emit;
}

/// Writes nothing: checks that directives follow each other sensibly.
#[derive(Debug, Default)]
pub struct NullStreamer {
    section: Option<Section>,
}

impl Streamer for NullStreamer {
    fn current_section(&self) -> Option<Section> {
        self.section
    }
    fn switch_section(&mut self, _: &mut Context, section: Section, _: i32) -> Emit {
        self.section = Some(section);
        Ok(())
    }
    fn emit_label(&mut self, _: &mut Context, _: Symbol) -> Emit {
        Ok(())
    }
    fn emit_assignment(&mut self, _: &mut Context, _: Symbol, _: Expr) -> Emit {
        Ok(())
    }
    fn emit_symbol_attribute(&mut self, _: &mut Context, _: Symbol, _: SymbolAttribute) -> Emit {
        Ok(())
    }
    fn emit_size(&mut self, _: &mut Context, _: Symbol, _: Expr) -> Emit {
        Ok(())
    }
    fn emit_common(&mut self, _: &mut Context, _: Symbol, _: u64, _: u8, _: bool) -> Emit {
        Ok(())
    }
    fn emit_bytes(&mut self, _: &mut Context, _: &[u8]) -> Emit {
        Ok(())
    }
    fn emit_value(&mut self, _: &mut Context, _: Expr, _: u8) -> Emit {
        Ok(())
    }
    fn emit_leb(&mut self, _: &mut Context, _: Expr, _: bool) -> Emit {
        Ok(())
    }
    fn emit_fill(&mut self, _: &mut Context, _: Expr, _: u8, _: u64) -> Emit {
        Ok(())
    }
    fn emit_align(&mut self, _: &mut Context, _: Alignment) -> Emit {
        Ok(())
    }
    fn emit_org(&mut self, _: &mut Context, _: Expr, _: u8) -> Emit {
        Ok(())
    }
    fn emit_inst(&mut self, _: &mut Context, _: &Inst, _: &Subtarget) -> Emit {
        Ok(())
    }
    fn emit_file_name(&mut self, _: &mut Context, _: &[u8]) -> Emit {
        Ok(())
    }
    fn emit_ident(&mut self, _: &mut Context, _: &[u8]) -> Emit {
        Ok(())
    }
}
