//! The directives of Mach-O: sections by two names, attributes of symbols, versions, regions of data, hints for the linker.
//!
//! What is not supported is refused where it stands.

use super::directives::{Argument, Call, Row, run};
use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, mistake};
use crate::context::Section;
use crate::macho::sections::{kind, named_section, predefined, with_stubs};
use crate::macho::text::{MINIMUMS, PLATFORMS, REGIONS};
use crate::macho::{Directive, HINTS, Version};
use crate::section::Properties;
use Argument::{Flag, MachSection, Name, None as Plain};
use object::macho::*;
use support::source::Span;

/// A section that a directive of its own switches to: its names, type and attributes, alignment, and size of stubs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shortcut {
    name: &'static str,
    flags: u32,
    align_log2: u8,
    stub_bytes: u8,
}

const fn to(name: &'static str, flags: u32, align_log2: u8, stub_bytes: u8) -> Argument {
    MachSection(Shortcut { name, flags, align_log2, stub_bytes })
}

const fn objc(name: &'static str) -> Argument {
    to(name, S_ATTR_NO_DEAD_STRIP, 0, 0)
}

const fn strings(name: &'static str) -> Argument {
    to(name, S_CSTRING_LITERALS, 0, 0)
}

const STUBS: u32 = S_SYMBOL_STUBS | S_ATTR_PURE_INSTRUCTIONS;

/// What only assembly for Mach-O has, and what it lacks of what is generic.
pub(super) const DIRECTIVES: &[Row] = &[
    (".section", run!(mach_section), Flag(false)),
    (".pushsection", run!(mach_section), Flag(true)),
    (".popsection", run!(pop_section), Plain),
    (".previous", run!(mach_previous), Plain),
    (".text", run!(mach_shortcut), to("__TEXT,__text", S_ATTR_PURE_INSTRUCTIONS, 0, 0)),
    (".const", run!(mach_shortcut), to("__TEXT,__const", 0, 0, 0)),
    (".static_const", run!(mach_shortcut), to("__TEXT,__static_const", 0, 0, 0)),
    (".cstring", run!(mach_shortcut), strings("__TEXT,__cstring")),
    (".literal4", run!(mach_shortcut), to("__TEXT,__literal4", S_4BYTE_LITERALS, 2, 0)),
    (".literal8", run!(mach_shortcut), to("__TEXT,__literal8", S_8BYTE_LITERALS, 3, 0)),
    (".literal16", run!(mach_shortcut), to("__TEXT,__literal16", S_16BYTE_LITERALS, 4, 0)),
    (".constructor", run!(mach_shortcut), to("__TEXT,__constructor", 0, 0, 0)),
    (".destructor", run!(mach_shortcut), to("__TEXT,__destructor", 0, 0, 0)),
    (".fvmlib_init0", run!(mach_shortcut), to("__TEXT,__fvmlib_init0", 0, 0, 0)),
    (".fvmlib_init1", run!(mach_shortcut), to("__TEXT,__fvmlib_init1", 0, 0, 0)),
    (".symbol_stub", run!(mach_shortcut), to("__TEXT,__symbol_stub", STUBS, 0, 16)),
    (".picsymbol_stub", run!(mach_shortcut), to("__TEXT,__picsymbol_stub", STUBS, 0, 26)),
    (".data", run!(mach_shortcut), to("__DATA,__data", 0, 0, 0)),
    (".static_data", run!(mach_shortcut), to("__DATA,__static_data", 0, 0, 0)),
    (
        ".non_lazy_symbol_pointer",
        run!(mach_shortcut),
        to("__DATA,__nl_symbol_ptr", S_NON_LAZY_SYMBOL_POINTERS, 2, 0),
    ),
    (".lazy_symbol_pointer", run!(mach_shortcut), to("__DATA,__la_symbol_ptr", S_LAZY_SYMBOL_POINTERS, 2, 0)),
    (
        ".thread_local_variable_pointer",
        run!(mach_shortcut),
        to("__DATA,__thread_ptr", S_THREAD_LOCAL_VARIABLE_POINTERS, 2, 0),
    ),
    (".dyld", run!(mach_shortcut), to("__DATA,__dyld", 0, 0, 0)),
    (".mod_init_func", run!(mach_shortcut), to("__DATA,__mod_init_func", S_MOD_INIT_FUNC_POINTERS, 2, 0)),
    (".mod_term_func", run!(mach_shortcut), to("__DATA,__mod_term_func", S_MOD_TERM_FUNC_POINTERS, 2, 0)),
    (".const_data", run!(mach_shortcut), to("__DATA,__const", 0, 0, 0)),
    (".bss", run!(mach_shortcut), to("__DATA,__bss", 0, 0, 0)),
    (".tdata", run!(mach_shortcut), to("__DATA,__thread_data", S_THREAD_LOCAL_REGULAR, 0, 0)),
    (".tlv", run!(mach_shortcut), to("__DATA,__thread_vars", S_THREAD_LOCAL_VARIABLES, 0, 0)),
    (
        ".thread_init_func",
        run!(mach_shortcut),
        to("__DATA,__thread_init", S_THREAD_LOCAL_INIT_FUNCTION_POINTERS, 0, 0),
    ),
    (".objc_class", run!(mach_shortcut), objc("__OBJC,__class")),
    (".objc_meta_class", run!(mach_shortcut), objc("__OBJC,__meta_class")),
    (".objc_cat_cls_meth", run!(mach_shortcut), objc("__OBJC,__cat_cls_meth")),
    (".objc_cat_inst_meth", run!(mach_shortcut), objc("__OBJC,__cat_inst_meth")),
    (".objc_protocol", run!(mach_shortcut), objc("__OBJC,__protocol")),
    (".objc_string_object", run!(mach_shortcut), objc("__OBJC,__string_object")),
    (".objc_cls_meth", run!(mach_shortcut), objc("__OBJC,__cls_meth")),
    (".objc_inst_meth", run!(mach_shortcut), objc("__OBJC,__inst_meth")),
    (
        ".objc_cls_refs",
        run!(mach_shortcut),
        to("__OBJC,__cls_refs", S_ATTR_NO_DEAD_STRIP | S_LITERAL_POINTERS, 2, 0),
    ),
    (
        ".objc_message_refs",
        run!(mach_shortcut),
        to("__OBJC,__message_refs", S_ATTR_NO_DEAD_STRIP | S_LITERAL_POINTERS, 2, 0),
    ),
    (".objc_symbols", run!(mach_shortcut), objc("__OBJC,__symbols")),
    (".objc_category", run!(mach_shortcut), objc("__OBJC,__category")),
    (".objc_class_vars", run!(mach_shortcut), objc("__OBJC,__class_vars")),
    (".objc_instance_vars", run!(mach_shortcut), objc("__OBJC,__instance_vars")),
    (".objc_module_info", run!(mach_shortcut), objc("__OBJC,__module_info")),
    (".objc_class_names", run!(mach_shortcut), strings("__TEXT,__cstring")),
    (".objc_meth_var_types", run!(mach_shortcut), strings("__TEXT,__cstring")),
    (".objc_meth_var_names", run!(mach_shortcut), strings("__TEXT,__cstring")),
    (".objc_selector_strs", run!(mach_shortcut), to("__OBJC,__selector_strs", S_CSTRING_LITERALS, 0, 0)),
    (".alt_entry", run!(mach_alt_entry), Name(".alt_entry")),
    (".desc", run!(mach_desc), Plain),
    (".indirect_symbol", run!(mach_indirect), Plain),
    (".subsections_via_symbols", run!(mach_subsections), Plain),
    (".zerofill", run!(mach_zerofill), Plain),
    (".tbss", run!(mach_tbss), Plain),
    (".lcomm", run!(mach_lcomm), Plain),
    (".data_region", run!(mach_region), Flag(true)),
    (".end_data_region", run!(mach_region), Flag(false)),
    (".linker_option", run!(mach_linker_option), Plain),
    (".loh", run!(mach_hint), Plain),
    (".build_version", run!(mach_build_version), Plain),
    (".macosx_version_min", run!(mach_version), Name(".macosx_version_min")),
    (".ios_version_min", run!(mach_version), Name(".ios_version_min")),
    (".tvos_version_min", run!(mach_version), Name(".tvos_version_min")),
    (".watchos_version_min", run!(mach_version), Name(".watchos_version_min")),
    (".align", run!(p2align), Argument::Size(1)),
    (".align32", run!(p2align), Argument::Size(4)),
    (".ident", run!(ignored), Plain),
    (".lsym", run!(not_in_format), Name(".lsym")),
    (".dump", run!(not_in_format), Name(".dump")),
    (".load", run!(not_in_format), Name(".load")),
    (".secure_log_unique", run!(not_in_format), Name(".secure_log_unique")),
    (".secure_log_reset", run!(not_in_format), Name(".secure_log_reset")),
    (".cg_profile", run!(not_in_format), Name(".cg_profile")),
    (".addrsig", run!(not_in_format), Name(".addrsig")),
    (".addrsig_sym", run!(not_in_format), Name(".addrsig_sym")),
    (".reloc", run!(not_in_format), Name(".reloc")),
    (".memtag", run!(not_in_format), Name(".memtag")),
];

impl Parser<'_> {
    /// `.section segment,section[,type[,attributes[,stub size]]]`
    fn mach_section(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        if call.argument == Flag(true) {
            self.push_section(lex, call, Self::mach_section_arguments)
        } else {
            self.mach_section_arguments(lex, call)
        }
    }

    fn mach_section_arguments(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let span = lex.span();
        let lo = lex.lo;
        let mut hi = lo;
        while !lex.at_end() {
            hi = lex.hi;
            lex.advance();
        }
        let text = lex.all[lo..hi].to_vec();
        let named = match named_section(&text) {
            Ok(named) => named,
            Err(message) => return mistake(span, message),
        };
        let section = self.mach_section_of(&named.name, named.flags.unwrap_or(0), named.stub_bytes);
        self.switch(section, 0, call.span)
    }

    /// A section is known by its names: what is said of it first counts.
    fn mach_section_of(&mut self, name: &[u8], flags: u32, stub_bytes: u32) -> Section {
        let kind = with_stubs(predefined(name).unwrap_or(flags), stub_bytes);
        let code = kind.has(Properties::EXECUTABLE);
        self.cx.section(name, kind, code)
    }

    fn mach_shortcut(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let MachSection(to) = call.argument else { return Ok(()) };
        self.end(lex)?;
        let section = self.mach_section_of(to.name.as_bytes(), to.flags, to.stub_bytes.into());
        self.switch(section, 0, call.span)?;
        if to.align_log2 == 0 {
            return Ok(());
        }
        let align =
            crate::streamer::Alignment { log2: to.align_log2, fill: Some((0, 1)), max_skip: 0, code: false };
        let result = self.out.emit_align(self.cx, align);
        self.emit(call.span, result)
    }

    fn mach_previous(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.previous_section(lex, call)
    }

    fn mach_emit(&mut self, directive: Directive, span: Span) -> Parse<()> {
        let result = self.out.emit_mach_o(self.cx, &directive);
        self.emit(span, result)
    }

    fn mach_alt_entry(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.foreign_attribute(lex, call)
    }

    /// `.desc name, number`
    fn mach_desc(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let symbol = self.symbol(lex)?;
        self.comma(lex)?;
        let value = self.absolute(lex)?;
        self.end(lex)?;
        self.mach_emit(Directive::Description(symbol, value as u16), call.span)
    }

    fn mach_indirect(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let section = self.out.current_section();
        let ty = section.map_or(0, |section| self.cx.sections[section].kind.payload.ty);
        let takes = matches!(
            ty,
            S_NON_LAZY_SYMBOL_POINTERS
                | S_LAZY_SYMBOL_POINTERS
                | S_THREAD_LOCAL_VARIABLE_POINTERS
                | S_SYMBOL_STUBS
        );
        if !takes {
            return mistake(call.span, "indirect symbol not in a symbol pointer or stub section");
        }
        let span = lex.span();
        let symbol = self.symbol(lex)?;
        if self.cx.symbols[symbol].temporary {
            return mistake(span, "non-local symbol required in directive");
        }
        self.end(lex)?;
        self.mach_emit(Directive::Indirect(symbol), call.span)
    }

    fn mach_subsections(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.end(lex)?;
        self.mach_emit(Directive::Subsections, call.span)
    }

    /// `.zerofill segment,section[,name,size[,align]]`
    fn mach_zerofill(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let segment = self.identifier(lex)?.into_owned();
        self.comma(lex)?;
        let name = self.identifier(lex)?.into_owned();
        let full = [&segment[..], b",", &name[..]].concat();
        let section = self.mach_section_of(&full, S_ZEROFILL, 0);
        if !self.cx.sections[section].kind.has(Properties::ZERO) {
            return mistake(
                call.span,
                "The usage of .zerofill is restricted to sections of ZEROFILL type. Use .zero or .space instead.",
            );
        }
        let symbol = if lex.eat(b',') { Some(self.mach_space(lex)?) } else { None };
        self.end(lex)?;
        self.mach_emit(Directive::Zerofill { section, symbol, thread: false }, call.span)
    }

    /// `.tbss name, size[, align]`
    fn mach_tbss(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let symbol = Some(self.mach_space(lex)?);
        self.end(lex)?;
        let section = self.mach_section_of(b"__DATA,__thread_bss", S_THREAD_LOCAL_ZEROFILL, 0);
        self.mach_emit(Directive::Zerofill { section, symbol, thread: true }, call.span)
    }

    /// `.lcomm name, size[, align]`
    fn mach_lcomm(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let symbol = self.mach_space(lex)?;
        self.end(lex)?;
        let section = self.cx.section(b"__DATA,__bss", kind(S_ZEROFILL), false);
        self.mach_emit(Directive::LocalCommon { section, symbol }, call.span)
    }

    /// `name, size[, align]`
    fn mach_space(&mut self, lex: &mut Lexer<'_>) -> Parse<(crate::context::Symbol, u64, u8)> {
        let span = lex.span();
        let symbol = self.symbol(lex)?;
        self.comma(lex)?;
        let size_span = lex.span();
        let size = self.absolute(lex)?;
        let Ok(size) = u64::try_from(size) else {
            return mistake(size_span, "invalid size, can't be less than zero");
        };
        let mut log2 = 0;
        if lex.eat(b',') {
            let align_span = lex.span();
            log2 = match u8::try_from(self.absolute(lex)?) {
                Ok(log2 @ 0..=15) => log2,
                _ => return mistake(align_span, "invalid alignment: it is a power of two from 0 to 15"),
            };
        }
        if self.cx.symbols[symbol].value != crate::context::SymbolValue::Undefined {
            return mistake(span, "invalid symbol redefinition");
        }
        Ok((symbol, size, log2))
    }

    /// `.data_region [kind]`, `.end_data_region`
    fn mach_region(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let mut region = None;
        if call.argument == Flag(true) {
            let span = lex.span();
            let name = if lex.at_end() { Vec::new() } else { self.identifier(lex)?.into_owned() };
            let found = REGIONS.iter().find(|(known, _)| known.as_bytes() == name);
            let Some(&(_, kind)) = found else {
                return mistake(span, "unknown region type in '.data_region' directive");
            };
            region = Some(kind);
        }
        self.end(lex)?;
        self.mach_emit(Directive::Region(region), call.span)
    }

    /// `.linker_option "a"[, "b"]`
    fn mach_linker_option(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let mut texts: Vec<Box<[u8]>> = Vec::new();
        loop {
            if lex.tok != Tok::String {
                return mistake(lex.span(), "expected string in '.linker_option' directive");
            }
            let text = lex.text();
            texts.push(text[1..text.len() - 1].into());
            lex.advance();
            if !lex.eat(b',') {
                break;
            }
        }
        self.end(lex)?;
        self.mach_emit(Directive::LinkerOption(texts), call.span)
    }

    /// `.loh kind label, label…`; the kind may be a number.
    fn mach_hint(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let span = lex.span();
        let text = lex.text();
        let found = match lex.tok {
            Tok::Ident => HINTS.iter().position(|(name, _)| name.as_bytes() == text).map(|index| index + 1),
            Tok::Int(number) => {
                usize::try_from(number).ok().filter(|number| (1..=HINTS.len()).contains(number))
            }
            _ => return mistake(span, "expected an identifier or a number in directive"),
        };
        let Some(kind) = found else { return mistake(span, "invalid identifier in directive") };
        lex.advance();
        let wanted = HINTS[kind - 1].1;
        let mut places = Vec::new();
        for i in 0..wanted {
            if i > 0 {
                self.comma(lex)?;
            }
            places.push(self.symbol(lex)?);
        }
        self.end(lex)?;
        self.mach_emit(Directive::Hint(kind as u8, places), call.span)
    }

    /// `.build_version platform, major, minor[, update][ sdk_version major, minor[, update]]`
    fn mach_build_version(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let span = lex.span();
        let name = self.identifier(lex)?.into_owned();
        let Some(&(_, platform)) = PLATFORMS.iter().find(|(known, _)| known.as_bytes() == name) else {
            return mistake(span, "unknown platform name");
        };
        self.comma(lex)?;
        let (minimum, sdk) = self.mach_versions(lex)?;
        let version = Version { command: LC_BUILD_VERSION, platform, minimum, sdk };
        self.mach_emit(Directive::Version(version), call.span)
    }

    /// `.macosx_version_min major, minor[, update][ sdk_version …]`
    fn mach_version(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Name(name) = call.argument else { return Ok(()) };
        let command = MINIMUMS.iter().find(|row| row.0 == name).map_or(LC_VERSION_MIN_MACOSX, |row| row.1);
        let (minimum, sdk) = self.mach_versions(lex)?;
        let version = Version { command, platform: 0, minimum, sdk };
        self.mach_emit(Directive::Version(version), call.span)
    }

    fn mach_versions(&mut self, lex: &mut Lexer<'_>) -> Parse<([u16; 3], Option<[u16; 3]>)> {
        let minimum = self.mach_version_numbers(lex)?;
        if minimum[0] == 0 {
            return mistake(lex.span(), "invalid OS major version number");
        }
        let mut sdk = None;
        if lex.tok == Tok::Ident && lex.text() == b"sdk_version" {
            lex.advance();
            sdk = Some(self.mach_version_numbers(lex)?);
        }
        self.end(lex)?;
        Ok((minimum, sdk))
    }

    fn mach_version_numbers(&mut self, lex: &mut Lexer<'_>) -> Parse<[u16; 3]> {
        let mut version = [0; 3];
        for (i, (what, max)) in [("major", 65535), ("minor", 255), ("update", 255)].into_iter().enumerate() {
            if i > 0 && !lex.eat(b',') {
                if i == 2 {
                    break;
                }
                return mistake(lex.span(), format!("version {what} number required, comma expected"));
            }
            let Tok::Int(number) = lex.tok else {
                return mistake(lex.span(), format!("invalid version {what} number, integer expected"));
            };
            if number > max {
                return mistake(lex.span(), format!("invalid version {what} number"));
            }
            version[i] = number as u16;
            lex.advance();
        }
        Ok(version)
    }
}
