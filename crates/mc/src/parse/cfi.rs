//! `.cfi_*`: what call frames look like.

use super::directives::{Argument, Call};
use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, mistake};
use crate::debug::{Cfi, DwarfReg};
use crate::inst::Reg;

impl Parser<'_> {
    fn cfi(&mut self, call: &Call, cfi: Cfi) -> Parse<()> {
        if self.line_state.open_procs.is_empty() {
            return mistake(
                self.statement_start.unwrap_or(call.span),
                "this directive must appear between .cfi_startproc and .cfi_endproc directives",
            );
        }
        let result = self.out.emit_cfi(self.cx, &cfi);
        self.emit(call.span, result)
    }

    /// `.cfi_sections .eh_frame, .debug_frame`: names that mean nothing are left out.
    pub(super) fn cfi_sections(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let (mut eh_frame, mut debug_frame, mut sframe) = (false, false, false);
        while !lex.at_end() {
            let Some(name) = self.try_identifier(lex) else {
                return mistake(lex.span(), "expected .eh_frame, .debug_frame, or .sframe");
            };
            match &*name {
                b".eh_frame" => eh_frame = true,
                b".debug_frame" => debug_frame = true,
                b".sframe" => sframe = true,
                _ => {}
            }
            if lex.at_end() {
                break;
            }
            self.comma(lex)?;
            if lex.at_end() {
                return mistake(lex.span(), "expected .eh_frame, .debug_frame, or .sframe");
            }
        }
        let result = self.out.emit_cfi(self.cx, &Cfi::Sections { eh_frame, debug_frame, sframe });
        self.emit(call.span, result)
    }

    pub(super) fn cfi_start(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let simple = !lex.at_end();
        if simple && self.try_identifier(lex).as_deref() != Some(b"simple") {
            return mistake(lex.span(), "unexpected token");
        }
        self.end(lex)?;
        if self.line_state.open_procs.last() == Some(&self.section_stack.len()) {
            // The place of the next statement, as LLVM has it.
            lex.end_of_line();
            self.instantiated = true;
            return mistake(lex.span(), "starting new .cfi frame before finishing the previous one");
        }
        self.line_state.open_procs.push(self.section_stack.len());
        self.cfi(call, Cfi::StartProc { simple })
    }

    pub(super) fn cfi_end(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.end(lex)?;
        self.cfi(call, Cfi::EndProc)?;
        self.line_state.open_procs.pop();
        Ok(())
    }

    /// A register by number or name.
    fn dwarf_register(&mut self, lex: &mut Lexer<'_>) -> Parse<DwarfReg> {
        if let Tok::Int(_) = lex.tok {
            return Ok(DwarfReg(self.absolute(lex)? as u32));
        }
        let span = lex.span();
        // Where registers have a prefix, it may be left out here.
        let optional = std::mem::replace(&mut self.matches.prefix_optional, true);
        let registers = self.register_name(lex);
        self.matches.prefix_optional = optional;
        let Some(registers) = registers else {
            // The end of what is no register, as LLVM has it.
            let end = lex.span_of(lex.hi, lex.hi);
            return mistake(end, "invalid register name");
        };
        let mach_o = self.cx.format_facts().has_atoms;
        let number = |&reg: &u16| self.subtarget.dwarf_number(self.target, Reg(reg), mach_o);
        match registers.iter().find_map(number) {
            Some(number) => Ok(DwarfReg(number)),
            None => mistake(span, "register has no DWARF number"),
        }
    }

    pub(super) fn cfi_register_offset(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let register = self.dwarf_register(lex)?;
        self.comma(lex)?;
        let offset = self.absolute(lex)?;
        self.end(lex)?;
        let cfi = match call.argument {
            Argument::Name("def_cfa") => Cfi::DefCfa(register, offset),
            Argument::Name("rel_offset") => Cfi::RelOffset(register, offset),
            Argument::Name("val_offset") => Cfi::ValOffset(register, offset),
            _ => Cfi::Offset(register, offset),
        };
        self.cfi(call, cfi)
    }

    /// `.cfi_llvm_def_aspace_cfa register, offset, address space`
    pub(super) fn cfi_def_aspace(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let register = self.dwarf_register(lex)?;
        self.comma(lex)?;
        let offset = self.absolute(lex)?;
        self.comma(lex)?;
        let space = self.absolute(lex)?;
        self.end(lex)?;
        self.cfi(call, Cfi::DefAspaceCfa(register, offset, space))
    }

    pub(super) fn cfi_number(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let number = self.absolute(lex)?;
        self.end(lex)?;
        let cfi = match call.argument {
            Argument::Name("adjust_cfa_offset") => Cfi::AdjustCfaOffset(number),
            _ => Cfi::DefCfaOffset(number),
        };
        self.cfi(call, cfi)
    }

    pub(super) fn cfi_register(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let register = self.dwarf_register(lex)?;
        self.end(lex)?;
        let cfi = match call.argument {
            Argument::Name("def_cfa_register") => Cfi::DefCfaRegister(register),
            Argument::Name("same_value") => Cfi::SameValue(register),
            Argument::Name("restore") => Cfi::Restore(register),
            Argument::Name("return_column") => Cfi::ReturnColumn(register),
            _ => Cfi::Undefined(register),
        };
        self.cfi(call, cfi)
    }

    pub(super) fn cfi_two_registers(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let first = self.dwarf_register(lex)?;
        self.comma(lex)?;
        let second = self.dwarf_register(lex)?;
        self.end(lex)?;
        self.cfi(call, Cfi::Register(first, second))
    }

    pub(super) fn cfi_plain(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.end(lex)?;
        let cfi = match call.argument {
            Argument::Name("remember_state") => Cfi::RememberState,
            Argument::Name("restore_state") => Cfi::RestoreState,
            Argument::Name("window_save") => Cfi::WindowSave,
            _ => Cfi::SignalFrame,
        };
        self.cfi(call, cfi)
    }

    /// A directive that only the target has.
    pub(super) fn cfi_of_target(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Size(index) = call.argument else { return Ok(()) };
        self.end(lex)?;
        self.cfi(call, Cfi::OfTarget(index))
    }

    /// `.cfi_personality encoding, symbol`; 255 stands for no pointer.
    pub(super) fn cfi_pointer(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let encoding = self.absolute(lex)?;
        if encoding == 255 {
            self.instantiated = true;
            return Ok(());
        }
        // The value formats are absolute, 2, 4, 8 bytes, signed or not; applied to nothing or to the place.
        let valid = (0..=255).contains(&encoding)
            && matches!(encoding & 0xf, 0 | 2 | 3 | 4 | 10 | 11 | 12 | 8)
            && matches!(encoding & 0x70, 0 | 0x10);
        if !valid {
            return mistake(lex.span(), "unsupported encoding.");
        }
        self.comma(lex)?;
        let Some(name) = self.try_identifier(lex) else {
            return mistake(lex.span(), "expected identifier in directive");
        };
        self.end(lex)?;
        let symbol = self.cx.symbol(&name);
        let encoding = encoding as u8;
        let cfi = match call.argument {
            Argument::Name("personality") => Cfi::Personality { encoding, symbol },
            _ => Cfi::Lsda { encoding, symbol },
        };
        self.cfi(call, cfi)
    }

    /// `.cfi_escape byte, …`; what follows is read as a statement of its own.
    pub(super) fn cfi_escape(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let mut bytes = Vec::new();
        loop {
            bytes.push(self.absolute(lex)? as u8);
            if !lex.eat(b',') {
                break;
            }
        }
        self.instantiated = true;
        self.cfi(call, Cfi::Escape(bytes.into()))
    }

    pub(super) fn cfi_label(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let symbol = self.symbol(lex)?;
        self.end(lex)?;
        self.cfi(call, Cfi::Label(symbol))
    }
}
