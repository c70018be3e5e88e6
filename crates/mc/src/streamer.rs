//! The interface through which assembly is written: one method per directive.
//!
//! A parser or an assembly printer calls a [`Streamer`]; behind it is text ([`crate::asm_streamer`]), an object
//! ([`crate::assembler`]), or nothing. Which section is current is the streamer's only state that callers see.

use crate::asm_streamer::{AsmStreamer, TextOptions};
use crate::attributes::AttributeValue;
use crate::codeview::CodeView;
use crate::context::{
    Binding, Context, Fragment, Section, Symbol, SymbolType, SymbolValue, SymbolVisibility,
};
use crate::debug::{Cfi, FileEntry, LineEntry, PseudoProbe};
use crate::eval::{NoOffsets, Offsets};
use crate::expr::Expr;
use crate::format::Reference;
use crate::free_form::{FreeFormWriter, is_free_form};
use crate::inst::Inst;
use crate::target::{Subtarget, Target};
use support::source::Span;

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

/// `.globl`, `.weak`, `.hidden`, `.type` and their like. A format need not have all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolAttribute {
    Binding(Binding),
    Visibility(SymbolVisibility),
    Type(SymbolType),
    /// `.type name, @common`: an object, but for the text.
    Common,
    /// `.def name; .scl class; .type ty; .endef`
    Definition {
        class: Option<u8>,
        ty: Option<u16>,
    },
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

/// `.symver`: what happens to the symbol that gets a version.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KeepSymbol {
    #[default]
    Yes,
    /// `@@@`, or `, remove`
    Remove,
    Local,
    Hidden,
}

/// Makes `symbol` a variable with the value `value`: what `.set` means, whatever is written out.
pub fn define_variable(cx: &mut Context, symbol: Symbol, value: Expr) -> Emit {
    match cx.symbols[symbol].value {
        SymbolValue::Undefined | SymbolValue::Variable { redefinable: true, .. } => {
            cx.symbols[symbol].value = SymbolValue::Variable { expr: value, redefinable: true };
            Ok(())
        }
        _ => Err(EmitError(format!("redefinition of '{}'", String::from_utf8_lossy(cx.symbol_name(symbol))))),
    }
}

/// What `.globl` and its like do to a symbol, whatever is written out.
pub fn set_attribute(cx: &mut Context, symbol: Symbol, attribute: SymbolAttribute) -> Emit {
    let data = &mut cx.symbols[symbol];
    match attribute {
        SymbolAttribute::Binding(binding) => {
            // A weak symbol stays weak when it is also declared global.
            if !(data.binding == Binding::Weak && binding == Binding::Global) {
                data.binding = binding;
            }
        }
        SymbolAttribute::Visibility(visibility) => data.visibility = visibility,
        SymbolAttribute::Type(ty) => data.ty = data.ty.max(ty),
        SymbolAttribute::Common => data.ty = data.ty.max(SymbolType::Object),
        SymbolAttribute::Definition { class, ty } => crate::coff::define(data, class, ty),
    }
    Ok(())
}

/// What becomes of an attribute that the format does not have: what the linker must not drop is for it to know, and the rest of
/// a program does not change.
pub(crate) fn refuse_attribute(directive: &str) -> Emit {
    match directive {
        ".no_dead_strip" | ".memtag" | ".weak_reference" => Ok(()),
        _ => Err(EmitError("unable to emit symbol attribute".to_owned())),
    }
}

/// Marks `symbol` as defined in `section`, for streamers that know no places.
pub(crate) fn define_label(cx: &mut Context, symbol: Symbol, section: Option<Section>) -> Emit {
    let Some(section) = section else {
        return Err(EmitError("expected section directive before assembly directive".to_owned()));
    };
    if !matches!(cx.symbols[symbol].value, SymbolValue::Undefined) {
        let name = String::from_utf8_lossy(cx.symbol_name(symbol));
        return Err(EmitError(format!("symbol '{name}' is already defined")));
    }
    cx.symbols[symbol].value = SymbolValue::Label { section, fragment: Fragment::from_u32(0), offset: 0 };
    Ok(())
}

/// See the module text. Methods fail where the directive makes no sense; an error leaves the output without it.
pub trait Streamer {
    fn current_section(&self) -> Option<Section>;

    /// Where in the source the directives that follow stand, for errors that are found later.
    fn set_location(&mut self, _location: Span) {}

    /// A comment of the source, for text that keeps them.
    fn emit_comment(&mut self, _: &[u8]) {}

    /// What is said at the end of the line that comes next, where text comes out. Several are lines below each other.
    fn remark(&mut self, _text: &str) {}

    /// A line that is nothing but a comment, where text comes out; without text it has only the remarks that are due.
    fn emit_remarks(&mut self, _text: &str) {}

    /// An empty line of the source, which text keeps.
    fn emit_blank_line(&mut self) {}

    /// Whether text comes out, which says what the source says even where that has no effect.
    fn keeps_text(&self) -> bool {
        false
    }

    /// Text as it is, where text comes out.
    fn emit_raw(&mut self, _text: &[u8]) {}

    /// An attribute of another object format, by its directive.
    fn emit_foreign_attribute(&mut self, _: &mut Context, _: Symbol, directive: &str) -> Emit {
        refuse_attribute(directive)
    }

    /// What only Mach-O has.
    fn emit_mach_o(&mut self, _: &mut Context, _: &crate::macho::Directive) -> Emit {
        Ok(())
    }

    /// `.secrel32`, `.secidx`, `.rva`, `.symidx`
    fn emit_reference(&mut self, _: &mut Context, _: Reference, _symbol: Symbol, _addend: i64) -> Emit {
        Err(EmitError("the output has no references of this kind".to_owned()))
    }

    /// `.loc_label`
    fn emit_loc_label(&mut self, _: &mut Context, _: Symbol) -> Emit {
        Err(EmitError("'.loc_label' is not supported in object files".to_owned()))
    }

    fn emit_pseudo_probe(&mut self, _: &mut Context, _: &PseudoProbe, _function: Symbol) -> Emit {
        Err(EmitError("'.pseudoprobe' is not supported in object files".to_owned()))
    }

    /// `.lto_set_conditional`
    fn emit_conditional_assignment(&mut self, cx: &mut Context, symbol: Symbol, value: Expr) -> Emit {
        self.emit_assignment(cx, symbol, value)
    }

    /// What is known so far about distances of labels.
    fn offsets(&self) -> &dyn Offsets {
        &NoOffsets
    }

    /// `.section`: what follows goes there. `subsection` orders pieces of one section.
    fn switch_section(&mut self, cx: &mut Context, section: Section, subsection: i32) -> Emit;

    /// `.popsection`: back to where things went before, which text says even if nothing changes.
    fn return_to_section(&mut self, cx: &mut Context, section: Section, subsection: i32) -> Emit {
        self.switch_section(cx, section, subsection)
    }

    /// The section that things go to before the first directive names one.
    fn start_in(&mut self, cx: &mut Context, section: Section) -> Emit {
        self.switch_section(cx, section, 0)
    }

    /// `name:`
    fn emit_label(&mut self, cx: &mut Context, symbol: Symbol) -> Emit;

    /// `.set name, expr`
    fn emit_assignment(&mut self, cx: &mut Context, symbol: Symbol, value: Expr) -> Emit;

    fn emit_symbol_attribute(&mut self, cx: &mut Context, symbol: Symbol, attribute: SymbolAttribute)
    -> Emit;

    /// The symbol is defined in another file. Where symbols need no declaration this says nothing.
    fn emit_import(&mut self, _: &mut Context, _: Symbol) -> Emit {
        Ok(())
    }

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

    /// The same for a number.
    fn emit_number(&mut self, cx: &mut Context, number: i64, size: u8) -> Emit {
        let value = cx.constant(number);
        self.emit_value(cx, value, size)
    }

    /// `.uleb128`, `.sleb128`
    fn emit_leb(&mut self, cx: &mut Context, value: Expr, signed: bool) -> Emit;

    /// The same for a number.
    fn emit_leb_number(&mut self, cx: &mut Context, number: i64, signed: bool) -> Emit {
        let value = cx.constant(number);
        self.emit_leb(cx, value, signed)
    }

    /// `.ascii`, `.asciz`: a string and what ends it.
    fn emit_string(&mut self, cx: &mut Context, text: &[u8], end: &[u8]) -> Emit {
        self.emit_bytes(cx, text)?;
        if end.is_empty() { Ok(()) } else { self.emit_bytes(cx, end) }
    }

    /// `.fill count, size, value`
    fn emit_fill(&mut self, cx: &mut Context, count: Expr, size: u8, value: u64) -> Emit;

    /// `.zero count, value`: bytes.
    fn emit_space(&mut self, cx: &mut Context, count: Expr, value: u8) -> Emit {
        self.emit_fill(cx, count, 1, value.into())
    }

    /// `.p2align`, `.balign`
    fn emit_align(&mut self, cx: &mut Context, align: Alignment) -> Emit;

    /// `.org offset, fill`
    fn emit_org(&mut self, cx: &mut Context, offset: Expr, fill: u8) -> Emit;

    fn emit_inst(&mut self, cx: &mut Context, inst: &Inst, subtarget: &Subtarget) -> Emit;

    /// Whether debug information is made for the source itself, so that its lines are wanted.
    fn wants_lines(&self) -> bool {
        false
    }

    /// What follows comes from a file of this name, as a preprocessor says.
    fn emit_source_name(&mut self, _name: &[u8]) {}

    /// The instruction that follows stands in this line of the source.
    fn emit_source_line(&mut self, _: &mut Context, _line: u32) -> Emit {
        Ok(())
    }

    /// A label stands in this line of the source.
    fn emit_source_label(&mut self, _: &mut Context, _: Symbol, _line: u32) -> Emit {
        Ok(())
    }

    /// `.file "name"`
    fn emit_file_name(&mut self, cx: &mut Context, name: &[u8]) -> Emit;

    /// `.ident "text"`
    fn emit_ident(&mut self, cx: &mut Context, text: &[u8]) -> Emit;

    /// `.symver symbol, name@version`
    fn emit_symver(&mut self, cx: &mut Context, symbol: Symbol, name: &[u8], keep: KeepSymbol) -> Emit;

    /// `.weakref alias, symbol`
    fn emit_weakref(&mut self, cx: &mut Context, alias: Symbol, symbol: Symbol) -> Emit;

    /// `.reloc offset, name, expr`
    fn emit_reloc(&mut self, cx: &mut Context, offset: Expr, name: &[u8], value: Option<Expr>) -> Emit;

    /// `.addrsig_sym symbol`; without a symbol, `.addrsig`.
    fn emit_addrsig(&mut self, cx: &mut Context, symbol: Option<Symbol>) -> Emit;

    /// `.cg_profile from, to, count`
    fn emit_cg_profile(&mut self, cx: &mut Context, from: Symbol, to: Symbol, count: u64) -> Emit;

    /// `.file number "directory" "name"`
    fn emit_line_file(&mut self, cx: &mut Context, file: &FileEntry) -> Emit;

    /// `.loc`
    fn emit_line(&mut self, cx: &mut Context, line: &LineEntry) -> Emit;

    /// The `.cfi_*` directives.
    fn emit_cfi(&mut self, cx: &mut Context, cfi: &Cfi) -> Emit;

    /// The `.cv_*` directives.
    fn emit_codeview(&mut self, _: &mut Context, _: &CodeView) -> Emit {
        Ok(())
    }

    /// A directive of the target's own, which only text shows.
    fn emit_target_directive(&mut self, _cx: &mut Context, _text: &str) -> Emit {
        Ok(())
    }

    /// `.attribute tag, value`
    fn emit_attribute(&mut self, _cx: &mut Context, _tag: u32, _value: AttributeValue) -> Emit {
        Ok(())
    }
}

/// A streamer that writes text.
pub trait TextStreamer: Streamer {
    /// What was written since the last time this was asked.
    fn take_text(&mut self) -> Vec<u8>;
}

/// A writer of the target's assembly text.
pub fn text_streamer<'t>(target: &'t Target, options: TextOptions) -> Box<dyn TextStreamer + 't> {
    if is_free_form(target) {
        Box::new(FreeFormWriter::new(target, options))
    } else {
        Box::new(AsmStreamer::new(target, options))
    }
}

/// Writes nothing: checks that directives follow each other sensibly.
#[derive(Debug, Default)]
pub struct NullStreamer {
    section: Option<Section>,
    /// The instructions met, if they are wanted.
    pub kept: Option<Vec<Inst>>,
}

impl NullStreamer {
    /// One that keeps the instructions that it meets.
    pub fn keeping_instructions() -> NullStreamer {
        NullStreamer { section: None, kept: Some(Vec::new()) }
    }
}

impl Streamer for NullStreamer {
    fn current_section(&self) -> Option<Section> {
        self.section
    }
    fn switch_section(&mut self, _: &mut Context, section: Section, _: i32) -> Emit {
        self.section = Some(section);
        Ok(())
    }
    fn emit_label(&mut self, cx: &mut Context, symbol: Symbol) -> Emit {
        define_label(cx, symbol, self.section)
    }
    fn emit_assignment(&mut self, cx: &mut Context, symbol: Symbol, value: Expr) -> Emit {
        define_variable(cx, symbol, value)
    }
    fn emit_symbol_attribute(
        &mut self,
        cx: &mut Context,
        symbol: Symbol,
        attribute: SymbolAttribute,
    ) -> Emit {
        set_attribute(cx, symbol, attribute)
    }
    fn emit_reference(&mut self, _: &mut Context, _: Reference, _: Symbol, _: i64) -> Emit {
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
    fn emit_inst(&mut self, _: &mut Context, inst: &Inst, _: &Subtarget) -> Emit {
        if let Some(kept) = &mut self.kept {
            kept.push(inst.clone());
        }
        Ok(())
    }
    fn emit_file_name(&mut self, _: &mut Context, _: &[u8]) -> Emit {
        Ok(())
    }
    fn emit_ident(&mut self, _: &mut Context, _: &[u8]) -> Emit {
        Ok(())
    }
    fn emit_symver(&mut self, _: &mut Context, _: Symbol, _: &[u8], _: KeepSymbol) -> Emit {
        Ok(())
    }
    fn emit_weakref(&mut self, _: &mut Context, _: Symbol, _: Symbol) -> Emit {
        Ok(())
    }
    fn emit_reloc(&mut self, _: &mut Context, _: Expr, _: &[u8], _: Option<Expr>) -> Emit {
        Ok(())
    }
    fn emit_addrsig(&mut self, _: &mut Context, _: Option<Symbol>) -> Emit {
        Ok(())
    }
    fn emit_cg_profile(&mut self, _: &mut Context, _: Symbol, _: Symbol, _: u64) -> Emit {
        Ok(())
    }
    fn emit_line_file(&mut self, _: &mut Context, _: &FileEntry) -> Emit {
        Ok(())
    }
    fn emit_line(&mut self, _: &mut Context, _: &LineEntry) -> Emit {
        Ok(())
    }
    fn emit_cfi(&mut self, _: &mut Context, _: &Cfi) -> Emit {
        Ok(())
    }
}
