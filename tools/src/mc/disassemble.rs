//! Text of bytes to instructions.
//!
//! The input is a list of tokens such as `0x13` or `147`, separated by spaces and commas; `#` begins a comment. Bytes in
//! brackets belong together: an instruction ends where they end. With `-hex` the input is pairs of digits.
//! Where no instruction begins, one byte is left out.

use super::Job;
use crate::io::Io;
use mc::streamer::text_streamer;
use mc::{Context, Streamer};
use support::diag::{Diagnostic, Diagnostics};
use support::source::{SourceId, SourceMap, Span};

/// Bytes that are decoded together, each with its place in the text.
#[derive(Default)]
struct Block {
    bytes: Vec<(u8, Span)>,
    /// In brackets: where one instruction is wrong, the rest is not looked at.
    atomic: bool,
}

impl Job<'_> {
    pub(super) fn disassemble(&self, io: &mut Io<'_>) -> Result<(), i32> {
        let mut sources = SourceMap::new();
        let Ok(source) = sources.add(self.name, self.text.clone(), None) else {
            return Err(io.fail(&format!("{}: error: the file is larger than 4 GiB", self.name)));
        };
        let mut diagnostics = Diagnostics::new();
        let blocks = if self.matches.flag("hex") {
            read_hex(source, &self.text, &mut diagnostics)
        } else {
            read_tokens(source, &self.text, &mut diagnostics)
        };
        let mut out = text_streamer(self.target, self.text_options());
        let mut cx = Context::new(".L");
        let mut invalid = false;
        for block in &blocks {
            invalid |= self.disassemble_block(block, &mut cx, &mut *out, &mut diagnostics);
        }
        let failed = diagnostics.has_errors() || invalid;
        let written = io.write_output(self.matches.value("o").unwrap_or("-"), &out.take_text());
        io.report(&sources, &diagnostics, self.matches);
        written.map_err(|message| io.fail(&message))?;
        if failed && !self.matches.flag("keep-going") { Err(1) } else { Ok(()) }
    }

    /// Whether bytes that brackets hold together were no instruction.
    fn disassemble_block(
        &self,
        block: &Block,
        cx: &mut Context,
        out: &mut dyn Streamer,
        diagnostics: &mut Diagnostics,
    ) -> bool {
        let bytes: Vec<u8> = block.bytes.iter().map(|&(byte, _)| byte).collect();
        let mut invalid = false;
        let mut at = 0;
        while at < bytes.len() {
            let place = block.bytes[at].1;
            let Some(decoded) = mc::decode::decode(self.target, self.subtarget, &bytes[at..]) else {
                diagnostics.push(Diagnostic::warning(place, "invalid instruction encoding"));
                if block.atomic {
                    invalid = true;
                    break;
                }
                at += mc::disassembler::undecoded_size(self.target, self.subtarget, &bytes[at..]);
                continue;
            };
            if decoded.soft_fail {
                diagnostics.push(Diagnostic::warning(place, "potentially undefined instruction encoding"));
            }
            if let Err(error) = out.emit_inst(cx, &decoded.inst, self.subtarget) {
                diagnostics.push(Diagnostic::error(place, error.0));
            }
            at += decoded.size.max(1);
        }
        invalid
    }
}

fn read_tokens(source: SourceId, text: &[u8], diagnostics: &mut Diagnostics) -> Vec<Block> {
    let mut blocks: Vec<Block> = vec![Block::default()];
    let mut in_brackets = false;
    let mut at = 0;
    while let Some(&c) = text.get(at) {
        let span = |lo: usize, hi: usize| Span::new(source, lo as u32, hi as u32);
        match c {
            b' ' | b'\t' | b'\r' | b'\n' | b',' => at += 1,
            b'#' => at += text[at..].iter().position(|&c| c == b'\n').unwrap_or(text.len() - at),
            b'[' | b']' => {
                if in_brackets == (c == b'[') {
                    let message =
                        if in_brackets { "nested bracket" } else { "']' without corresponding '['" };
                    diagnostics.push(Diagnostic::error(span(at, at + 1), message));
                }
                in_brackets = c == b'[';
                blocks.push(Block { bytes: Vec::new(), atomic: in_brackets });
                at += 1;
            }
            _ => {
                let ends = |c: &u8| matches!(c, b' ' | b'\t' | b'\r' | b'\n' | b',' | b'#' | b'[' | b']');
                let len = text[at..].iter().position(ends).unwrap_or(text.len() - at);
                let place = span(at, at + len);
                let value = std::str::from_utf8(&text[at..at + len]).ok().and_then(super::parse_integer);
                match value.and_then(|v| u8::try_from(v).ok()) {
                    Some(byte) => blocks.last_mut().into_iter().for_each(|b| b.bytes.push((byte, place))),
                    None => {
                        diagnostics.push(Diagnostic::error(place, "invalid input token"));
                        // The rest of the line is not trusted.
                        at += text[at..].iter().position(|&c| c == b'\n').unwrap_or(text.len() - at);
                        continue;
                    }
                }
                at += len;
            }
        }
    }
    if in_brackets {
        let end = Span::new(source, text.len() as u32, text.len() as u32);
        diagnostics.push(Diagnostic::error(end, "reached end of file with bracket open"));
    }
    blocks
}

fn read_hex(source: SourceId, text: &[u8], diagnostics: &mut Diagnostics) -> Vec<Block> {
    let mut block = Block::default();
    let mut at = 0;
    while let Some(&c) = text.get(at) {
        if matches!(c, b' ' | b'\t' | b'\r' | b'\n' | b',') {
            at += 1;
            continue;
        }
        if c == b'#' {
            at += text[at..].iter().position(|&c| c == b'\n').unwrap_or(text.len() - at);
            continue;
        }
        let end = (at + 2).min(text.len());
        let place = Span::new(source, at as u32, end as u32);
        let digit = |at: usize| text.get(at).and_then(|&c| char::from(c).to_digit(16));
        match (digit(at), digit(at + 1)) {
            (Some(high), Some(low)) => block.bytes.push(((high << 4 | low) as u8, place)),
            _ => diagnostics.push(Diagnostic::error(place, "invalid input token")),
        }
        at = end;
    }
    vec![block]
}
