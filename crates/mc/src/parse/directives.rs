//! The table of directives: name, function, and what distinguishes directives that share a function.

use super::conditionals::If;
use super::lexer::Lexer;
use super::{Parse, Parser, mistake};
use crate::context::{Binding, SymbolVisibility};
use crate::format::Reference;
use crate::section::Kind;
use crate::streamer::SymbolAttribute;
use crate::target::{Subtarget, Target};
use support::hash::FxHashMap;
use support::source::Span;
use tables::asm::DataDirective;
use tables::object::FrameDirective;

/// What a directive's function gets besides the parser and the rest of the statement.
#[derive(Clone, Copy, Debug)]
pub(super) struct Call {
    /// The name of the directive.
    pub span: Span,
    pub argument: Argument,
}

/// What distinguishes directives that share a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Argument {
    None,
    /// Bytes, or whatever number matters.
    Size(u8),
    Flag(bool),
    Attribute(SymbolAttribute),
    Section(Kind),
    Name(&'static str),
    Reference(Reference),
    MachSection(super::macho::Shortcut),
}

pub(super) type Run = fn(&mut Parser<'_>, &mut Lexer<'_>, &Call) -> Parse<()>;

/// A name and what it stands for.
pub(super) type Row = (&'static str, Run, Argument);

/// The directives of an object format, which count for more than the generic ones of the same name.
#[derive(Clone, Copy)]
pub struct FormatDirectives(&'static [Row]);

impl FormatDirectives {
    pub(crate) const ELF: FormatDirectives = FormatDirectives(super::elf::DIRECTIVES);
    pub(crate) const COFF: FormatDirectives = FormatDirectives(super::coff::DIRECTIVES);
    pub(crate) const MACHO: FormatDirectives = FormatDirectives(super::macho::DIRECTIVES);
    pub(crate) const UNWRITTEN: FormatDirectives = FormatDirectives(super::unwritten::DIRECTIVES);
}

#[derive(Clone, Copy)]
pub(super) struct Directive {
    pub run: Run,
    pub argument: Argument,
}

use Argument::{Attribute, Flag, Name, None as Plain, Size};

const GLOBAL: Argument = Attribute(SymbolAttribute::Binding(Binding::Global));
pub(super) const fn visibility(visibility: SymbolVisibility) -> Argument {
    Attribute(SymbolAttribute::Visibility(visibility))
}

/// A method of the parser as a function pointer for every lifetime.
macro_rules! run {
    ($method:ident) => {
        |parser, lex, call| parser.$method(lex, call)
    };
}
pub(super) use run;

const VALUES: Run = run!(values);
const IGNORED: Run = run!(ignored);

/// What assembly for every object format has, but for conditionals.
const DIRECTIVES: &[Row] = &[
    // Symbols.
    (".set", run!(set), Flag(true)),
    (".equ", run!(set), Flag(true)),
    (".equiv", run!(set), Flag(false)),
    (".globl", run!(symbol_attribute), GLOBAL),
    (".global", run!(symbol_attribute), GLOBAL),
    (".extern", run!(ignored), Plain),
    (".comm", run!(common), Flag(false)),
    (".common", run!(common), Flag(false)),
    (".lcomm", run!(common), Flag(true)),
    (".lazy_reference", run!(foreign_attribute), Name(".lazy_reference")),
    (".no_dead_strip", run!(foreign_attribute), Name(".no_dead_strip")),
    (".symbol_resolver", run!(foreign_attribute), Name(".symbol_resolver")),
    (".private_extern", run!(foreign_attribute), Name(".private_extern")),
    (".reference", run!(foreign_attribute), Name(".reference")),
    (".weak_definition", run!(foreign_attribute), Name(".weak_definition")),
    (".weak_reference", run!(foreign_attribute), Name(".weak_reference")),
    (".weak_def_can_be_hidden", run!(foreign_attribute), Name(".weak_def_can_be_hidden")),
    (".cold", run!(foreign_attribute), Name(".cold")),
    (".memtag", run!(foreign_attribute), Name(".memtag")),
    (".lto_discard", run!(lto_discard), Plain),
    (".lto_set_conditional", run!(lto_set_conditional), Plain),
    (".addrsig", run!(addrsig), Flag(false)),
    (".addrsig_sym", run!(addrsig), Flag(true)),
    (".cg_profile", run!(cg_profile), Plain),
    // Data.
    (".byte", run!(values), Size(1)),
    (".2byte", run!(values), Size(2)),
    (".short", run!(values), Size(2)),
    (".value", run!(values), Size(2)),
    (".hword", run!(values), Size(2)),
    (".4byte", run!(values), Size(4)),
    (".long", run!(values), Size(4)),
    (".int", run!(values), Size(4)),
    (".8byte", run!(values), Size(8)),
    (".quad", run!(values), Size(8)),
    (".dc", run!(values), Size(2)),
    (".dc.a", run!(values), Size(8)),
    (".dc.b", run!(values), Size(1)),
    (".dc.w", run!(values), Size(2)),
    (".dc.l", run!(values), Size(4)),
    (".octa", run!(octas), Plain),
    (".single", run!(reals), Size(4)),
    (".float", run!(reals), Size(4)),
    (".double", run!(reals), Size(8)),
    (".dc.s", run!(reals), Size(4)),
    (".dc.d", run!(reals), Size(8)),
    (".dc.x", run!(unsupported), Name(".dc.x")),
    (".dcb.x", run!(unsupported), Name(".dcb.x")),
    (".dcb.s", run!(repeated_reals), Size(4)),
    (".dcb.d", run!(repeated_reals), Size(8)),
    (".ascii", run!(strings), Flag(false)),
    (".asciz", run!(strings), Flag(true)),
    (".string", run!(strings), Flag(true)),
    (".base64", run!(base64), Plain),
    (".uleb128", run!(lebs), Flag(false)),
    (".sleb128", run!(lebs), Flag(true)),
    (".reloc", run!(reloc), Plain),
    // Space.
    (".fill", run!(fill), Plain),
    (".zero", run!(zero), Plain),
    (".skip", run!(space), Plain),
    (".space", run!(space), Plain),
    (".org", run!(org), Plain),
    (".dcb", run!(repeated_values), Size(2)),
    (".dcb.b", run!(repeated_values), Size(1)),
    (".dcb.w", run!(repeated_values), Size(2)),
    (".dcb.l", run!(repeated_values), Size(4)),
    (".ds", run!(reserve), Size(2)),
    (".ds.b", run!(reserve), Size(1)),
    (".ds.w", run!(reserve), Size(2)),
    (".ds.l", run!(reserve), Size(4)),
    (".ds.s", run!(reserve), Size(4)),
    (".ds.d", run!(reserve), Size(8)),
    (".ds.p", run!(reserve), Size(12)),
    (".ds.x", run!(reserve), Size(12)),
    (".align", run!(align_by_target), Size(1)),
    (".align32", run!(align_by_target), Size(4)),
    (".balign", run!(balign), Size(1)),
    (".balignw", run!(balign), Size(2)),
    (".balignl", run!(balign), Size(4)),
    (".p2align", run!(p2align), Size(1)),
    (".p2alignw", run!(p2align), Size(2)),
    (".p2alignl", run!(p2align), Size(4)),
    // Modes.
    (".code16", run!(unsupported), Name(".code16")),
    (".code16gcc", run!(unsupported), Name(".code16gcc")),
    // Files and messages.
    (".include", run!(include), Plain),
    (".incbin", run!(incbin), Plain),
    (".line", run!(line), Plain),
    (".end", run!(end_of_input), Plain),
    (".abort", run!(abort), Plain),
    (".err", run!(user_error), Name(".err")),
    (".error", run!(user_error), Name(".error")),
    (".warning", run!(user_warning), Plain),
    (".print", run!(print), Plain),
    // Macros and repetition.
    (".macro", run!(define_macro), Plain),
    (".endm", run!(stray_macro_end), Name(".endm")),
    (".endmacro", run!(stray_macro_end), Name(".endmacro")),
    (".exitm", run!(exit_macro), Plain),
    (".purgem", run!(purge_macro), Plain),
    (".altmacro", run!(alt_macro_mode), Flag(true)),
    (".noaltmacro", run!(alt_macro_mode), Flag(false)),
    (".macros_on", run!(macros_mode), Flag(true)),
    (".macros_off", run!(macros_mode), Flag(false)),
    (".rept", run!(rept), Name(".rept")),
    (".rep", run!(rept), Name(".rep")),
    (".irp", run!(irp), Plain),
    (".irpc", run!(irpc), Plain),
    (".endr", run!(stray_repeat_end), Plain),
    // Lines and frames.
    (".file", run!(file), Plain),
    (".loc", run!(loc), Plain),
    (".loc_label", run!(loc_label), Plain),
    (".pseudoprobe", run!(pseudo_probe), Plain),
    (".stabs", run!(unsupported_directive), Plain),
    (".cfi_sections", run!(cfi_sections), Plain),
    (".cfi_startproc", run!(cfi_start), Plain),
    (".cfi_endproc", run!(cfi_end), Plain),
    (".cfi_def_cfa", run!(cfi_register_offset), Name("def_cfa")),
    (".cfi_offset", run!(cfi_register_offset), Name("offset")),
    (".cfi_rel_offset", run!(cfi_register_offset), Name("rel_offset")),
    (".cfi_val_offset", run!(cfi_register_offset), Name("val_offset")),
    (".cfi_def_cfa_offset", run!(cfi_number), Name("def_cfa_offset")),
    (".cfi_adjust_cfa_offset", run!(cfi_number), Name("adjust_cfa_offset")),
    (".cfi_def_cfa_register", run!(cfi_register), Name("def_cfa_register")),
    (".cfi_same_value", run!(cfi_register), Name("same_value")),
    (".cfi_restore", run!(cfi_register), Name("restore")),
    (".cfi_undefined", run!(cfi_register), Name("undefined")),
    (".cfi_return_column", run!(cfi_register), Name("return_column")),
    (".cfi_register", run!(cfi_two_registers), Plain),
    (".cfi_remember_state", run!(cfi_plain), Name("remember_state")),
    (".cfi_restore_state", run!(cfi_plain), Name("restore_state")),
    (".cfi_signal_frame", run!(cfi_plain), Name("signal_frame")),
    (".cfi_window_save", run!(cfi_plain), Name("window_save")),
    (".cfi_llvm_def_aspace_cfa", run!(cfi_def_aspace), Plain),
    (".cfi_personality", run!(cfi_pointer), Name("personality")),
    (".cfi_lsda", run!(cfi_pointer), Name("lsda")),
    (".cfi_escape", run!(cfi_escape), Plain),
    (".cfi_label", run!(cfi_label), Plain),
];

/// Whether a directive puts something into the current section.
pub(super) fn needs_section(name: &[u8]) -> bool {
    const PREFIXES: &[&[u8]] = &[
        b".ascii",
        b".asciz",
        b".string",
        b".base64",
        b".byte",
        b".short",
        b".value",
        b".2byte",
        b".long",
        b".int",
        b".4byte",
        b".quad",
        b".8byte",
        b".octa",
        b".single",
        b".float",
        b".double",
        b".sleb128",
        b".uleb128",
        b".dc",
        b".ds",
        b".fill",
        b".zero",
        b".skip",
        b".space",
        b".org",
        b".reloc",
        b".align",
        b".balign",
        b".p2align",
        b".word",
        b".hword",
        b".half",
        b".dword",
        b".incbin",
    ];
    let name = name.to_ascii_lowercase();
    PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

/// Conditionals are looked at even in text that is skipped.
const CONDITIONALS: &[(&str, If)] = &[
    (".if", If::Compare(std::cmp::Ordering::Equal, true)),
    (".ifne", If::Compare(std::cmp::Ordering::Equal, true)),
    (".ifeq", If::Compare(std::cmp::Ordering::Equal, false)),
    (".ifgt", If::Compare(std::cmp::Ordering::Greater, false)),
    (".ifle", If::Compare(std::cmp::Ordering::Greater, true)),
    (".iflt", If::Compare(std::cmp::Ordering::Less, false)),
    (".ifge", If::Compare(std::cmp::Ordering::Less, true)),
    (".ifb", If::Blank(true)),
    (".ifnb", If::Blank(false)),
    (".ifc", If::SameText(true)),
    (".ifnc", If::SameText(false)),
    (".ifeqs", If::SameStrings(true)),
    (".ifnes", If::SameStrings(false)),
    (".ifdef", If::Defined(true)),
    (".ifndef", If::Defined(false)),
    (".ifnotdef", If::Defined(false)),
    (".elseif", If::ElseIf),
    (".else", If::Else),
    (".endif", If::EndIf),
];

impl Parser<'_> {
    /// A directive that the format has, or that means something else there.
    pub(super) fn not_in_format(&mut self, _: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Name(name) = call.argument else { return Ok(()) };
        mistake(call.span, format!("'{name}' is not supported for {} yet", self.cx.format_facts().name))
    }
}

/// The directives of a run: the generic ones, those of the object format and the target's names for numbers.
pub(super) struct DirectiveTable {
    of_format: &'static [Row],
    by_name: FxHashMap<Box<[u8]>, Directive>,
    conditionals: FxHashMap<&'static [u8], If>,
}

impl DirectiveTable {
    pub fn new(target: &Target, subtarget: &Subtarget, format: FormatDirectives) -> DirectiveTable {
        let mut by_name = FxHashMap::default();
        let codeview = super::codeview::DIRECTIVES.iter();
        for &(name, run, argument) in DIRECTIVES.iter().chain(codeview).chain(format.0) {
            by_name.insert(name.as_bytes().into(), Directive { run, argument });
        }
        let numbers = target.image.records::<DataDirective>();
        for record in numbers.iter().filter(|record| subtarget.enables(record.predicates)) {
            let name = target.image.string(record.name).as_bytes().into();
            let run = if record.size_bytes == 0 { IGNORED } else { VALUES };
            by_name.insert(name, Directive { run, argument: Size(record.size_bytes) });
        }
        for (index, record) in (0..=u8::MAX).zip(target.image.records::<FrameDirective>().iter()) {
            let name = target.image.string(record.name).as_bytes().into();
            by_name.insert(name, Directive { run: run!(cfi_of_target), argument: Size(index) });
        }
        let conditionals = CONDITIONALS.iter().map(|&(name, kind)| (name.as_bytes(), kind)).collect();
        DirectiveTable { of_format: format.0, by_name, conditionals }
    }

    /// Directives are spelled in any case.
    pub fn find(&self, name: &[u8]) -> Option<Directive> {
        self.by_name.get(name).or_else(|| self.by_name.get(&*name.to_ascii_lowercase())).copied()
    }

    pub fn conditional(&self, name: &[u8]) -> Option<If> {
        if name.len() < 3 || name[0] != b'.' || !matches!(name[1] | 0x20, b'i' | b'e') {
            return None;
        }
        self.conditionals.get(&*name.to_ascii_lowercase()).copied()
    }

    /// "Did you mean" for an unknown directive.
    pub fn nearest(&self, name: &[u8]) -> Option<String> {
        support::suggest::did_you_mean_help(
            name,
            DIRECTIVES
                .iter()
                .chain(super::codeview::DIRECTIVES)
                .chain(self.of_format)
                .map(|&(name, ..)| name),
        )
    }
}
