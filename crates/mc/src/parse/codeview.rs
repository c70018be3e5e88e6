//! `.cv_*`: debug information of CodeView ([`crate::codeview`]).
//!
//! Numbers of files and functions are given once; that is looked at here, whatever is made of the text.

use super::directives::{Argument, Call, Row, run};
use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, mistake};
use crate::codeview::{CodeView, File, FrameStep, Home, InlineSite, Loc, Place};
use crate::context::{Section, Symbol};
use crate::inst::Reg;
use Argument::{Name, None as Plain};
use support::hash::{FxHashMap, FxHashSet};
use support::source::Span;

pub(super) const DIRECTIVES: &[Row] = &[
    (".cv_file", run!(cv_file), Plain),
    (".cv_func_id", run!(cv_function), Plain),
    (".cv_inline_site_id", run!(cv_inline_site), Plain),
    (".cv_loc", run!(cv_loc), Plain),
    (".cv_linetable", run!(cv_line_table), Plain),
    (".cv_inline_linetable", run!(cv_inline_line_table), Plain),
    (".cv_def_range", run!(cv_def_range), Plain),
    (".cv_string", run!(cv_string), Plain),
    (".cv_stringtable", run!(cv_table), Name(".cv_stringtable")),
    (".cv_filechecksums", run!(cv_table), Name(".cv_filechecksums")),
    (".cv_filechecksumoffset", run!(cv_checksum_offset), Plain),
    (".cv_fpo_proc", run!(cv_frame_proc), Plain),
    (".cv_fpo_setframe", run!(cv_frame_register), Name(".cv_fpo_setframe")),
    (".cv_fpo_pushreg", run!(cv_frame_register), Name(".cv_fpo_pushreg")),
    (".cv_fpo_stackalloc", run!(cv_frame_bytes), Name(".cv_fpo_stackalloc")),
    (".cv_fpo_stackalign", run!(cv_frame_bytes), Name(".cv_fpo_stackalign")),
    (".cv_fpo_endprologue", run!(cv_frame_end), Name(".cv_fpo_endprologue")),
    (".cv_fpo_endproc", run!(cv_frame_end), Name(".cv_fpo_endproc")),
    (".cv_fpo_data", run!(cv_frame_data), Plain),
];

/// The largest number of a file: the table of files has all numbers below.
const MAX_FILE: u64 = 1 << 20;

/// What has been said.
#[derive(Debug, Default)]
pub(super) struct CodeViewState {
    files: FxHashSet<u32>,
    /// Where the code of a function is, once that is known.
    functions: FxHashMap<u32, Option<Section>>,
}

impl Parser<'_> {
    fn cv(&mut self, call: &Call, directive: &CodeView) -> Parse<()> {
        let result = self.out.emit_codeview(self.cx, directive);
        self.emit(call.span, result)
    }

    /// A number that is not negative.
    fn cv_number(&mut self, lex: &mut Lexer<'_>, missing: &str) -> Parse<u64> {
        let Tok::Int(number) = lex.tok else { return mistake(lex.span(), missing.to_owned()) };
        lex.advance();
        Ok(number)
    }

    fn cv_word32(&mut self, lex: &mut Lexer<'_>, missing: &str) -> Parse<u32> {
        let span = lex.span();
        match u32::try_from(self.cv_number(lex, missing)?) {
            Ok(number) => Ok(number),
            Err(_) => mistake(span, "number has more than 32 bits"),
        }
    }

    fn cv_function_id(&mut self, lex: &mut Lexer<'_>, name: &str) -> Parse<u32> {
        let span = lex.span();
        let number = self.cv_number(lex, &format!("expected function id in '{name}' directive"))?;
        match u32::try_from(number) {
            Ok(number) if number != u32::MAX => Ok(number),
            _ => mistake(span, "expected function id within range [0, UINT_MAX)"),
        }
    }

    /// A file that has been named.
    fn cv_file_id(&mut self, lex: &mut Lexer<'_>, name: &str) -> Parse<u32> {
        let span = lex.span();
        let number = self.cv_number(lex, &format!("expected integer in '{name}' directive"))?;
        if number == 0 {
            return mistake(span, format!("file number less than one in '{name}' directive"));
        }
        match u32::try_from(number).ok().filter(|number| self.codeview.files.contains(number)) {
            Some(number) => Ok(number),
            None => mistake(span, format!("unassigned file number in '{name}' directive")),
        }
    }

    fn cv_word(&mut self, lex: &mut Lexer<'_>, word: &str, name: &str) -> Parse<()> {
        if lex.tok == Tok::Ident && lex.text() == word.as_bytes() {
            lex.advance();
            return Ok(());
        }
        mistake(lex.span(), format!("expected '{word}' identifier in '{name}' directive"))
    }

    fn cv_symbol(&mut self, lex: &mut Lexer<'_>) -> Parse<Symbol> {
        match self.try_identifier(lex) {
            Some(name) => Ok(self.cx.symbol(&name)),
            None => mistake(lex.span(), "expected identifier in directive"),
        }
    }

    /// `.cv_file number "name"[ "checksum" kind]`
    fn cv_file(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let span = lex.span();
        let number = self.cv_number(lex, "expected file number in '.cv_file' directive")?;
        if number == 0 {
            return mistake(span, "file number less than one");
        }
        let number = match u32::try_from(number) {
            Ok(number) if u64::from(number) <= MAX_FILE => number,
            _ => return mistake(span, "file number is too large"),
        };
        let name = self.cv_text(lex)?;
        let mut checksum = None;
        if !lex.at_end() {
            let span = lex.span();
            let digits = self.cv_text(lex)?;
            let Some(bytes) = hexadecimal(&digits) else {
                return mistake(span, "a checksum is an even number of hexadecimal digits");
            };
            let span = lex.span();
            let kind = self.cv_number(lex, "expected checksum kind in '.cv_file' directive")?;
            let Ok(kind) = u8::try_from(kind) else { return mistake(span, "checksum kind is too large") };
            checksum = (kind != 0).then_some((bytes.into(), kind));
        }
        self.end(lex)?;
        if !self.codeview.files.insert(number) {
            return mistake(span, "file number already allocated");
        }
        self.cv(call, &CodeView::File(File { number, name: name.into(), checksum }))
    }

    fn cv_text(&mut self, lex: &mut Lexer<'_>) -> Parse<Vec<u8>> {
        if lex.tok == Tok::String {
            return self.string(lex);
        }
        mistake(lex.span(), "unexpected token in '.cv_file' directive")
    }

    fn cv_new_function(&mut self, number: u32, span: Span) -> Parse<()> {
        if self.codeview.functions.contains_key(&number) {
            return mistake(span, "function id already allocated");
        }
        self.codeview.functions.insert(number, None);
        Ok(())
    }

    /// `.cv_func_id number`
    fn cv_function(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let span = lex.span();
        let number = self.cv_function_id(lex, ".cv_func_id")?;
        self.end(lex)?;
        self.cv_new_function(number, span)?;
        self.cv(call, &CodeView::Function(number))
    }

    /// `.cv_inline_site_id number within number inlined_at file line[ column]`
    fn cv_inline_site(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        const NAME: &str = ".cv_inline_site_id";
        let span = lex.span();
        let function = self.cv_function_id(lex, NAME)?;
        self.cv_word(lex, "within", NAME)?;
        let within = self.cv_function_id(lex, NAME)?;
        self.cv_word(lex, "inlined_at", NAME)?;
        let file = self.cv_file_id(lex, NAME)?;
        let line = self.cv_word32(lex, "expected line number after 'inlined_at'")?;
        let mut column = 0;
        if let Tok::Int(_) = lex.tok {
            column = self.cv_word32(lex, "expected column number")?;
        }
        self.end(lex)?;
        self.cv_new_function(function, span)?;
        let at = Place { file, line, column };
        self.cv(call, &CodeView::InlineSite(InlineSite { function, within, at }))
    }

    /// `.cv_loc function file[ line[ column]][ prologue_end][ is_stmt 0 or 1]`
    fn cv_loc(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        const NAME: &str = ".cv_loc";
        let start = lex.span();
        let function = self.cv_function_id(lex, NAME)?;
        let file = self.cv_file_id(lex, NAME)?;
        let mut numbers = [0; 2];
        for number in &mut numbers {
            if let Tok::Int(_) = lex.tok {
                *number = self.cv_word32(lex, "expected number")?;
            }
        }
        let [line, column] = numbers;
        let (mut prologue_end, mut is_stmt) = (false, false);
        while !lex.at_end() {
            let span = lex.span();
            let Some(word) = self.try_identifier(lex) else {
                return mistake(span, "unexpected token in '.cv_loc' directive");
            };
            match &*word {
                b"prologue_end" => prologue_end = true,
                b"is_stmt" => {
                    let span = lex.span();
                    is_stmt = match self.absolute(lex)? {
                        0 => false,
                        1 => true,
                        _ => return mistake(span, "is_stmt value not 0 or 1"),
                    };
                }
                _ => return mistake(span, "unknown sub-directive in '.cv_loc' directive"),
            }
        }
        let section = self.out.current_section();
        match self.codeview.functions.get_mut(&function) {
            None => {
                let message = "function id not introduced by .cv_func_id or .cv_inline_site_id";
                return mistake(start, message);
            }
            Some(known) if known.is_some() && *known != section => {
                let message = "all .cv_loc directives for a function must be in the same section";
                return mistake(start, message);
            }
            Some(known) => *known = section,
        }
        let place = Place { file, line, column };
        self.cv(call, &CodeView::Loc(Loc { function, place, prologue_end, is_stmt }))
    }

    /// `.cv_linetable function, begin, end`
    fn cv_line_table(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let function = self.cv_function_id(lex, ".cv_linetable")?;
        self.comma(lex)?;
        let begin = self.cv_symbol(lex)?;
        self.comma(lex)?;
        let end = self.cv_symbol(lex)?;
        self.end(lex)?;
        self.cv(call, &CodeView::LineTable { function, begin, end })
    }

    /// `.cv_inline_linetable function file line begin end`
    fn cv_inline_line_table(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        const NAME: &str = ".cv_inline_linetable";
        let function = self.cv_function_id(lex, NAME)?;
        let file = self.cv_file_id(lex, NAME)?;
        let line = self.cv_word32(lex, "expected SourceLineNum in '.cv_inline_linetable' directive")?;
        let begin = self.cv_symbol(lex)?;
        let end = self.cv_symbol(lex)?;
        self.end(lex)?;
        let start = Place { file, line, column: 0 };
        self.cv(call, &CodeView::InlineLineTable { function, start, begin, end })
    }

    /// `.cv_def_range begin end[ begin end…], kind, numbers`
    fn cv_def_range(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let mut ranges = Vec::new();
        while matches!(lex.tok, Tok::Ident | Tok::String) {
            let begin = self.cv_symbol(lex)?;
            ranges.push((begin, self.cv_symbol(lex)?));
        }
        if !lex.eat(b',') {
            return mistake(lex.span(), "expected comma before def_range type in .cv_def_range directive");
        }
        let span = lex.span();
        let Some(kind) = self.try_identifier(lex) else {
            return mistake(span, "expected def_range type in directive");
        };
        let home = match &*kind {
            b"reg" => Home::Register(self.cv_operand(lex, "register number")? as u16),
            b"frame_ptr_rel" => Home::FramePointer(self.cv_operand(lex, "offset")? as i32),
            b"subfield_reg" => Home::Subfield {
                register: self.cv_operand(lex, "register number")? as u16,
                offset: self.cv_operand(lex, "offset")? as u32,
            },
            b"reg_rel" => Home::Relative {
                register: self.cv_operand(lex, "register number")? as u16,
                flags: self.cv_operand(lex, "register flag")? as u16,
                offset: self.cv_operand(lex, "base pointer offset")? as i32,
            },
            _ => return mistake(span, "unexpected def_range type in .cv_def_range directive"),
        };
        self.end(lex)?;
        self.cv(call, &CodeView::DefRange { ranges, home })
    }

    fn cv_operand(&mut self, lex: &mut Lexer<'_>, what: &str) -> Parse<i64> {
        if !lex.eat(b',') {
            return mistake(lex.span(), format!("expected comma before {what} in .cv_def_range directive"));
        }
        if lex.at_end() {
            return mistake(lex.span(), format!("expected {what}"));
        }
        self.absolute(lex)
    }

    /// `.cv_string "text"`
    fn cv_string(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let text = self.string(lex)?;
        self.end(lex)?;
        self.cv(call, &CodeView::String(text.into()))
    }

    /// `.cv_stringtable`, `.cv_filechecksums`
    fn cv_table(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.end(lex)?;
        let is_strings = call.argument == Name(".cv_stringtable");
        self.cv(call, if is_strings { &CodeView::StringTable } else { &CodeView::FileChecksums })
    }

    /// `.cv_filechecksumoffset file`
    fn cv_checksum_offset(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let number = self.cv_file_id(lex, ".cv_filechecksumoffset")?;
        self.end(lex)?;
        self.cv(call, &CodeView::FileChecksumOffset(number))
    }
}

impl Parser<'_> {
    fn cv_frame_symbol(&mut self, lex: &mut Lexer<'_>) -> Parse<Symbol> {
        match self.try_identifier(lex) {
            Some(name) => Ok(self.cx.symbol(&name)),
            None => mistake(lex.span(), "expected symbol name"),
        }
    }

    /// `.cv_fpo_proc symbol bytes`
    fn cv_frame_proc(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let function = self.cv_frame_symbol(lex)?;
        let parameter_bytes = self.cv_word32(lex, "expected parameter byte count")?;
        self.end(lex)?;
        self.cv(call, &CodeView::FrameProc { function, parameter_bytes })
    }

    fn cv_frame_register(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let span = lex.span();
        let optional = std::mem::replace(&mut self.matches.prefix_optional, true);
        let registers = self.register_name(lex);
        self.matches.prefix_optional = optional;
        let Some(&[first, ..]) = registers.as_deref() else { return mistake(span, "invalid register name") };
        self.end(lex)?;
        let is_push = call.argument == Name(".cv_fpo_pushreg");
        let step = if is_push { FrameStep::PushRegister } else { FrameStep::SetFrame };
        self.cv(call, &CodeView::FrameStep(step(Reg(first))))
    }

    fn cv_frame_bytes(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let bytes = self.cv_word32(lex, "expected offset")?;
        self.end(lex)?;
        let is_alloc = call.argument == Name(".cv_fpo_stackalloc");
        let step = if is_alloc { FrameStep::StackAlloc(bytes) } else { FrameStep::StackAlign(bytes) };
        self.cv(call, &CodeView::FrameStep(step))
    }

    fn cv_frame_end(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        self.end(lex)?;
        let is_proc = call.argument == Name(".cv_fpo_endproc");
        self.cv(call, if is_proc { &CodeView::FrameEndProc } else { &CodeView::FrameEndPrologue })
    }

    /// `.cv_fpo_data symbol`
    fn cv_frame_data(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let function = self.cv_frame_symbol(lex)?;
        self.end(lex)?;
        self.cv(call, &CodeView::FrameData(function))
    }
}

fn hexadecimal(digits: &[u8]) -> Option<Vec<u8>> {
    let digit = |c: u8| (c as char).to_digit(16).map(|digit| digit as u8);
    let pairs = digits.chunks_exact(2);
    if !pairs.remainder().is_empty() {
        return None;
    }
    pairs.map(|pair| Some(digit(pair[0])? << 4 | digit(pair[1])?)).collect()
}
