//! CodeView, the debug information of Microsoft's tools, as far as assembly has directives for it: source files, functions and
//! the calls inlined into them, rows of lines, and where variables live. Everything else of CodeView is data in sections.
//!
//! These are the values that the parser hands to a [`Streamer`](crate::Streamer), their text, and the numbers of the format.

use crate::asm_streamer::{write_escaped, write_symbol};
use crate::context::{Context, Symbol};
use crate::inst::Reg;

/// A source file: `.cv_file number "name"[ "checksum" kind]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// From 1.
    pub number: u32,
    pub name: Box<[u8]>,
    /// The bytes, and by which algorithm they were made.
    pub checksum: Option<(Box<[u8]>, u8)>,
}

/// A function that was inlined, and where it was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InlineSite {
    pub function: u32,
    /// What it was inlined into, which may have been inlined itself.
    pub within: u32,
    pub at: Place,
}

/// A place in a source file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    pub file: u32,
    pub line: u32,
    pub column: u32,
}

/// `.cv_loc`: what follows comes from this place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loc {
    pub function: u32,
    pub place: Place,
    pub prologue_end: bool,
    pub is_stmt: bool,
}

/// Where a variable lives. Registers are CodeView's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    Register(u16),
    /// So far from the frame.
    FramePointer(i32),
    /// A part of it, so many bytes behind its start.
    Subfield {
        register: u16,
        offset: u32,
    },
    /// So far from where a register points.
    Relative {
        register: u16,
        flags: u16,
        offset: i32,
    },
}

impl Home {
    /// The beginning of its record: the kind (`S_DEFRANGE_*`) and what the kind has.
    pub(crate) fn record(self) -> Vec<u8> {
        let mut out = Vec::new();
        let mut number = |value: u32, bytes: usize| out.extend_from_slice(&value.to_le_bytes()[..bytes]);
        match self {
            Home::Register(register) => {
                number(0x1141, 2);
                number(register.into(), 2);
                number(0, 2);
            }
            Home::FramePointer(offset) => {
                number(0x1142, 2);
                number(offset as u32, 4);
            }
            Home::Subfield { register, offset } => {
                number(0x1143, 2);
                number(register.into(), 2);
                number(0, 2);
                number(offset, 4);
            }
            Home::Relative { register, flags, offset } => {
                number(0x1145, 2);
                number(register.into(), 2);
                number(flags.into(), 2);
                number(offset as u32, 4);
            }
        }
        out
    }

    fn text(self) -> String {
        match self {
            Home::Register(register) => format!("reg, {register}"),
            Home::FramePointer(offset) => format!("frame_ptr_rel, {offset}"),
            Home::Subfield { register, offset } => format!("subfield_reg, {register}, {offset}"),
            Home::Relative { register, flags, offset } => format!("reg_rel, {register}, {flags}, {offset}"),
        }
    }
}

/// `.cv_fpo_*`: how frames of i386 without frame pointers are found, step by step through the prologue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameStep {
    PushRegister(Reg),
    SetFrame(Reg),
    StackAlloc(u32),
    StackAlign(u32),
}

/// A `.cv_*` directive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeView {
    File(File),
    Function(u32),
    InlineSite(InlineSite),
    Loc(Loc),
    /// The lines of a function.
    LineTable {
        function: u32,
        begin: Symbol,
        end: Symbol,
    },
    /// The lines of an inlined call, as steps from the place where its source begins.
    InlineLineTable {
        function: u32,
        start: Place,
        begin: Symbol,
        end: Symbol,
    },
    DefRange {
        ranges: Vec<(Symbol, Symbol)>,
        home: Home,
    },
    /// The place of a string in the table of strings.
    String(Box<[u8]>),
    StringTable,
    FileChecksums,
    /// The place of a file in the table of checksums.
    FileChecksumOffset(u32),
    /// A function with so many bytes of parameters.
    FrameProc {
        function: Symbol,
        parameter_bytes: u32,
    },
    FrameStep(FrameStep),
    FrameEndPrologue,
    FrameEndProc,
    /// What has been said of the frames of a function.
    FrameData(Symbol),
}

/// The line of a directive; `register` gives names.
pub(crate) fn text(cx: &Context, directive: &CodeView, register: &dyn Fn(Reg) -> String) -> Vec<u8> {
    let mut out = b"\t.cv_".to_vec();
    let quoted = |text: &[u8], out: &mut Vec<u8>| {
        out.push(b'"');
        write_escaped(text, out);
        out.push(b'"');
    };
    let names = |symbols: &[Symbol], separator: &[u8], out: &mut Vec<u8>| {
        for &symbol in symbols {
            out.extend_from_slice(separator);
            write_symbol(cx, symbol, out);
        }
    };
    match directive {
        CodeView::File(file) => {
            out.extend_from_slice(format!("file\t{} ", file.number).as_bytes());
            quoted(&file.name, &mut out);
            if let Some((bytes, kind)) = &file.checksum {
                let digits: String = bytes.iter().map(|byte| format!("{byte:02X}")).collect();
                out.extend_from_slice(format!(" \"{digits}\" {kind}").as_bytes());
            }
        }
        CodeView::Function(number) => out.extend_from_slice(format!("func_id {number}").as_bytes()),
        CodeView::InlineSite(InlineSite { function, within, at: Place { file, line, column } }) => {
            let text = format!("inline_site_id {function} within {within} inlined_at {file} {line} {column}");
            out.extend_from_slice(text.as_bytes());
        }
        CodeView::Loc(Loc { function, place: Place { file, line, column }, prologue_end, is_stmt }) => {
            let prologue_end = if *prologue_end { " prologue_end" } else { "" };
            let is_stmt = if *is_stmt { " is_stmt 1" } else { "" };
            let text = format!("loc\t{function} {file} {line} {column}{prologue_end}{is_stmt}");
            out.extend_from_slice(text.as_bytes());
        }
        CodeView::LineTable { function, begin, end } => {
            out.extend_from_slice(format!("linetable\t{function}").as_bytes());
            names(&[*begin, *end], b", ", &mut out);
        }
        CodeView::InlineLineTable { function, start, begin, end } => {
            let Place { file, line, .. } = start;
            out.extend_from_slice(format!("inline_linetable\t{function} {file} {line}").as_bytes());
            names(&[*begin, *end], b" ", &mut out);
        }
        CodeView::DefRange { ranges, home } => {
            out.extend_from_slice(b"def_range\t");
            ranges.iter().for_each(|&(begin, end)| names(&[begin, end], b" ", &mut out));
            out.extend_from_slice(format!(", {}", home.text()).as_bytes());
        }
        CodeView::String(text) => {
            out.extend_from_slice(b"string\t");
            quoted(text, &mut out);
        }
        CodeView::StringTable => out.extend_from_slice(b"stringtable"),
        CodeView::FileChecksums => out.extend_from_slice(b"filechecksums"),
        CodeView::FrameProc { function, parameter_bytes } => {
            out.extend_from_slice(b"fpo_proc");
            names(&[*function], b"\t", &mut out);
            out.extend_from_slice(format!(" {parameter_bytes}").as_bytes());
        }
        CodeView::FrameStep(step) => {
            let text = match *step {
                FrameStep::PushRegister(reg) => format!("fpo_pushreg\t{}", register(reg)),
                FrameStep::SetFrame(reg) => format!("fpo_setframe\t{}", register(reg)),
                FrameStep::StackAlloc(bytes) => format!("fpo_stackalloc\t{bytes}"),
                FrameStep::StackAlign(bytes) => format!("fpo_stackalign\t{bytes}"),
            };
            out.extend_from_slice(text.as_bytes());
        }
        CodeView::FrameEndPrologue => out.extend_from_slice(b"fpo_endprologue"),
        CodeView::FrameEndProc => out.extend_from_slice(b"fpo_endproc"),
        CodeView::FrameData(function) => {
            out.extend_from_slice(b"fpo_data");
            names(&[*function], b"\t", &mut out);
        }
        CodeView::FileChecksumOffset(number) => {
            out.extend_from_slice(format!("filechecksumoffset\t{number}").as_bytes());
        }
    }
    out
}

/// Operations of the lines of inlined calls (`BA_OP_*`).
pub(crate) mod annotation {
    pub const CHANGE_CODE_OFFSET: u32 = 3;
    pub const CHANGE_CODE_LENGTH: u32 = 4;
    pub const CHANGE_FILE: u32 = 5;
    pub const CHANGE_LINE_OFFSET: u32 = 6;
    pub const CHANGE_CODE_OFFSET_AND_LINE_OFFSET: u32 = 11;
}

/// Appends a number of an annotation: one, two or four bytes, of which the first says how many.
pub(crate) fn write_annotation(number: u32, out: &mut Vec<u8>) {
    match number {
        0..0x80 => out.push(number as u8),
        0x80..0x4000 => out.extend_from_slice(&(number as u16 | 0x8000).to_be_bytes()),
        // What has more than 29 bits cannot be said.
        _ => out.extend_from_slice(&(number & 0x1fff_ffff | 0xc000_0000).to_be_bytes()),
    }
}

/// A signed number of an annotation: its sign is the lowest bit.
pub(crate) fn signed_annotation(number: i32) -> u32 {
    number.unsigned_abs() << 1 | u32::from(number < 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn annotations_take_as_few_bytes_as_they_can() {
        let bytes = |number: u32| {
            let mut out = Vec::new();
            write_annotation(number, &mut out);
            out
        };
        assert_eq!(bytes(0x7f), [0x7f]);
        assert_eq!(bytes(0x80), [0x80, 0x80]);
        assert_eq!(bytes(0x3fff), [0xbf, 0xff]);
        assert_eq!(bytes(0x4000), [0xc0, 0, 0x40, 0]);
        assert_eq!(signed_annotation(-3), 7);
        assert_eq!(signed_annotation(3), 6);
    }
}
