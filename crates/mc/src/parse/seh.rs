//! `.seh_*`: what frames look like to Windows.

use super::directives::{Argument, Call};
use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, mistake};
use crate::debug::{Cfi, Seh};
use crate::inst::Reg;

impl Parser<'_> {
    fn seh(&mut self, call: &Call, seh: Seh) -> Parse<()> {
        let result = self.out.emit_cfi(self.cx, &Cfi::Windows(seh));
        self.emit(call.span, result)
    }

    /// `.seh_proc symbol`
    pub(super) fn seh_proc(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let symbol = self.symbol(lex)?;
        self.end(lex)?;
        self.seh(call, Seh::Proc(symbol))?;
        self.line_state.open_unwind = true;
        Ok(())
    }

    /// Those without operands.
    pub(super) fn seh_plain(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.end(lex)?;
        let seh = match call.argument {
            Argument::Name("endproc") => Seh::EndProc,
            Argument::Name("startchained") => Seh::StartChained,
            Argument::Name("endchained") => Seh::EndChained,
            Argument::Name("endprologue") => Seh::EndPrologue,
            Argument::Name("startepilogue") => Seh::StartEpilogue,
            Argument::Name("endepilogue") => Seh::EndEpilogue,
            _ => Seh::HandlerData,
        };
        if seh == Seh::EndProc {
            self.line_state.open_unwind = false;
        }
        self.seh(call, seh)
    }

    /// `.seh_pushframe [@code]`
    pub(super) fn seh_push_frame(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let code = self.seh_word(lex, "expected @code")?;
        if let Some(word) = &code
            && &**word != b"code"
        {
            return mistake(call.span, "expected @code");
        }
        self.end(lex)?;
        self.seh(call, Seh::PushFrame { code: code.is_some() })
    }

    /// `.seh_handler symbol[, @unwind][, @except]`
    pub(super) fn seh_handler(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let symbol = self.symbol(lex)?;
        if lex.at_end() {
            return mistake(lex.span(), "you must specify one or both of @unwind or @except");
        }
        let (mut unwind, mut except) = (false, false);
        while lex.eat(b',') {
            let span = lex.span();
            match self.seh_word(lex, "a handler attribute must begin with '@' or '%'")?.as_deref() {
                Some(b"unwind") => unwind = true,
                Some(b"except") => except = true,
                _ => return mistake(span, "expected @unwind or @except"),
            }
        }
        self.end(lex)?;
        self.seh(call, Seh::Handler { symbol, unwind, except })
    }

    /// A word after `@` or `%`; `None` at the end of the statement.
    fn seh_word(&mut self, lex: &mut Lexer<'_>, otherwise: &'static str) -> Parse<Option<Box<[u8]>>> {
        if lex.at_end() {
            return Ok(None);
        }
        if !lex.eat(b'@') && !lex.eat(b'%') {
            return mistake(lex.span(), otherwise);
        }
        let span = lex.span();
        match self.try_identifier(lex) {
            Some(word) => Ok(Some(word.to_vec().into())),
            None => mistake(span, otherwise),
        }
    }

    /// `.seh_stackalloc bytes`
    pub(super) fn seh_stack_alloc(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let bytes = self.seh_number(lex)?;
        self.end(lex)?;
        self.seh(call, Seh::StackAlloc(bytes))
    }

    fn seh_number(&mut self, lex: &mut Lexer<'_>) -> Parse<u32> {
        let span = lex.span();
        let number = self.absolute(lex)?;
        match u32::try_from(number) {
            Ok(number) => Ok(number),
            Err(_) => mistake(span, "a number of bytes that does not fit 32 bits"),
        }
    }

    /// `.seh_pushreg register`; of the others, `register, offset`.
    pub(super) fn seh_register(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let register = self.seh_register_name(lex, call.argument == Argument::Name("savexmm"))?;
        if call.argument == Argument::Name("pushreg") {
            self.end(lex)?;
            return self.seh(call, Seh::PushReg(register));
        }
        if !lex.eat(b',') {
            let what = match call.argument {
                Argument::Name("setframe") => "a stack pointer offset",
                _ => "an offset on the stack",
            };
            return mistake(lex.span(), format!("you must specify {what}"));
        }
        let offset = self.seh_number(lex)?;
        self.end(lex)?;
        let seh = match call.argument {
            Argument::Name("setframe") => Seh::SetFrame(register, offset),
            Argument::Name("savexmm") => Seh::SaveXmm(register, offset),
            _ => Seh::SaveReg(register, offset),
        };
        self.seh(call, seh)
    }

    /// A register by its name or its number.
    fn seh_register_name(&mut self, lex: &mut Lexer<'_>, is_vector: bool) -> Parse<Reg> {
        let span = lex.span();
        if let Tok::Int(_) = lex.tok {
            let number = self.absolute(lex)? as u64;
            return match self.target.hooks.numbered_register(self.target, number, is_vector) {
                Some(register) => Ok(register),
                None => mistake(span, "incorrect register number for use with this directive"),
            };
        }
        match self.register_name(lex).as_deref() {
            Some(&[first, ..]) => Ok(Reg(first)),
            _ => mistake(span, "invalid register name"),
        }
    }
}
