//! Free-form text: the [`Streamer`] that writes what [`super::parse`] reads.
//!
//! One instruction or datum on a line, without indentation, its labels after it where the target has a keyword for that.
//! What the language has no words for (sections, padding, symbol types, frames) is an error that says so; what it does by
//! itself (the alignment of data, the place of data after code) is silently right.

use crate::asm_streamer::{AsmStreamer, TextOptions};
use crate::context::{Binding, Context, Section, Symbol};
use crate::debug::{Cfi, FileEntry, LineEntry};
use crate::eval;
use crate::expr::Expr;
use crate::inst::Inst;
use crate::pieces::Renaming;
use crate::print::print_inst;
use crate::streamer::{
    Alignment, Emit, EmitError, KeepSymbol, Streamer, SymbolAttribute, TextStreamer, define_label,
    define_variable, set_attribute,
};
use crate::target::{Subtarget, Target};
use tables::instructions::{Keyword, KeywordMeaning, Target as TargetFacts, target_flags};

/// See the module text.
#[derive(Debug)]
pub struct FreeFormWriter<'t> {
    target: &'t Target,
    options: TextOptions,
    /// Writes the comments.
    comments: AsmStreamer<'t>,
    out: Vec<u8>,
    section: Option<Section>,
    labels: Vec<Symbol>,
    /// Bytes of data since a place that is aligned to what the largest datum is aligned to, if there was one.
    offset: Option<u64>,
}

/// The largest datum, to which everything that is aligned is aligned.
const WORD: u64 = 4;

impl<'t> FreeFormWriter<'t> {
    pub fn new(target: &'t Target, options: TextOptions) -> FreeFormWriter<'t> {
        let comments = AsmStreamer::new(target, options);
        let mut writer = FreeFormWriter {
            target,
            options,
            comments,
            out: Vec::new(),
            section: None,
            labels: Vec::new(),
            offset: None,
        };
        let facts = target.image.records::<TargetFacts>().get(0).unwrap_or_default();
        let variant = options.print.variant;
        if variant != facts.initial_variant
            && let Some(word) = writer.keyword(KeywordMeaning::Variant, variant)
        {
            writer.out.extend_from_slice(word.as_bytes());
            writer.out.push(b'\n');
        }
        writer
    }

    /// See [`crate::pieces`].
    pub(crate) fn piece(&self) -> FreeFormWriter<'t> {
        let mut piece = FreeFormWriter::new(self.target, self.options);
        piece.out.clear();
        piece
    }

    pub(crate) fn append(&mut self, renaming: &Renaming, piece: FreeFormWriter<'t>) {
        self.out.extend_from_slice(&piece.out);
        self.labels.extend(piece.labels.iter().map(|&label| renaming.symbol(label)));
        self.section = piece.section.map(|s| renaming.section(s)).or(self.section);
    }

    fn keyword(&self, meaning: KeywordMeaning, argument: u16) -> Option<&'t str> {
        let image = &self.target.image;
        let wanted = |k: &Keyword| k.meaning == meaning as u8 && u16::from(k.argument) == argument;
        image.records::<Keyword>().iter().find(wanted).map(|k| image.string(k.text))
    }

    /// A name, if it can be read back as one.
    fn name(&self, cx: &Context, symbol: Symbol) -> Result<String, EmitError> {
        let name = cx.symbol_name(symbol);
        let facts = self.target.image.records::<TargetFacts>().get(0).unwrap_or_default();
        let image = &self.target.image;
        let (joining, comment) =
            (image.string(facts.joining).as_bytes(), image.string(facts.comment).as_bytes());
        let plain = |c: &u8| c.is_ascii_graphic() && !joining.contains(c);
        let has_comment = !comment.is_empty() && name.windows(comment.len()).any(|w| w == comment);
        let text = String::from_utf8_lossy(name).into_owned();
        if name.iter().all(plain) && !has_comment && !name.iter().all(u8::is_ascii_digit) {
            Ok(text)
        } else {
            no_words(&format!("the name '{text}'"))
        }
    }

    /// `keyword name`, on a line of its own.
    fn line(&mut self, cx: &Context, meaning: KeywordMeaning, symbol: Symbol, what: &str) -> Emit {
        let Some(keyword) = self.keyword(meaning, 0) else { return no_words(what) };
        let line = format!("{keyword} {}", self.name(cx, symbol)?);
        let remarks = self.comments.take_remarks();
        self.finish(&line, &remarks)
    }

    /// One instruction or datum with its labels and comments.
    fn item(&mut self, cx: &Context, text: &str, comments: &str) -> Emit {
        let labels = std::mem::take(&mut self.labels);
        let after = self.keyword(KeywordMeaning::LabelPrevious, 0);
        let Some(keyword) = after.or(self.keyword(KeywordMeaning::LabelNext, 0)) else {
            return if labels.is_empty() { self.finish(text, comments) } else { no_words("a label") };
        };
        let mut names = String::new();
        for label in labels {
            names.push_str(&format!(" {keyword} {}", self.name(cx, label)?));
        }
        match after {
            Some(_) => self.finish(&format!("{text}{names}"), comments),
            None => self.finish(format!("{names} {text}").trim_start(), comments),
        }
    }

    /// A constant that is larger than any datum, as two of half its size.
    fn emit_halves(&mut self, cx: &mut Context, value: Expr, size: u8) -> Emit {
        let what = format!("data of {size} bytes");
        let value = eval::evaluate(cx, value, &eval::NoOffsets);
        let number = match value {
            Ok(value) if value.add.is_none() && value.sub.is_none() && size == 8 => value.constant,
            _ => return no_words(&what),
        };
        let facts = self.target.image.records::<TargetFacts>().get(0).unwrap_or_default();
        let (low, high) = (i64::from(number as u32), i64::from((number >> 32) as u32));
        let big = facts.flags & target_flags::BIG_ENDIAN != 0;
        let halves = if big { [high, low] } else { [low, high] };
        for half in halves {
            let half = cx.constant(half);
            self.emit_value(cx, half, 4)?;
        }
        Ok(())
    }

    fn is_big_endian(&self) -> bool {
        let facts = self.target.image.records::<TargetFacts>().get(0).unwrap_or_default();
        facts.flags & target_flags::BIG_ENDIAN != 0
    }

    /// Whether the next datum is at a place that is aligned like a word.
    fn is_aligned(&self) -> bool {
        self.offset.is_some_and(|offset| offset.is_multiple_of(WORD))
    }

    fn finish(&mut self, text: &str, comments: &str) -> Emit {
        self.comments.finish_text(text, comments, &mut self.out);
        Ok(())
    }
}

/// Data that a run of them is written as, at most: a small directive must not become a large text.
const MAX_FILL: i64 = 1 << 20;

fn no_words<T>(what: &str) -> Result<T, EmitError> {
    Err(EmitError(format!("the target's assembly language has no words for {what}")))
}

impl TextStreamer for FreeFormWriter<'_> {
    fn take_text(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }
}

impl Streamer for FreeFormWriter<'_> {
    fn current_section(&self) -> Option<Section> {
        self.section
    }

    fn switch_section(&mut self, _: &mut Context, section: Section, _: i32) -> Emit {
        self.section = Some(section);
        Ok(())
    }

    fn remark(&mut self, text: &str) {
        self.comments.remark(text);
    }

    fn emit_remarks(&mut self, text: &str) {
        self.comments.emit_remarks(text);
        self.out.extend(self.comments.take_text());
    }

    fn emit_label(&mut self, cx: &mut Context, symbol: Symbol) -> Emit {
        define_label(cx, symbol, self.section)?;
        self.labels.push(symbol);
        Ok(())
    }

    fn emit_assignment(&mut self, cx: &mut Context, symbol: Symbol, value: Expr) -> Emit {
        define_variable(cx, symbol, value)?;
        no_words("named constants")
    }

    fn emit_symbol_attribute(
        &mut self,
        cx: &mut Context,
        symbol: Symbol,
        attribute: SymbolAttribute,
    ) -> Emit {
        set_attribute(cx, symbol, attribute)?;
        match attribute {
            SymbolAttribute::Binding(Binding::Global) => {
                self.line(cx, KeywordMeaning::Export, symbol, "exported names")
            }
            SymbolAttribute::Binding(Binding::Weak | Binding::Unique) => no_words("weak symbols"),
            // Names are local unless exported, and nothing else about them can be said or matters.
            _ => Ok(()),
        }
    }

    fn emit_import(&mut self, cx: &mut Context, symbol: Symbol) -> Emit {
        self.line(cx, KeywordMeaning::Import, symbol, "imported names")
    }

    fn emit_size(&mut self, _: &mut Context, _: Symbol, _: Expr) -> Emit {
        // Sizes of symbols are for debuggers.
        Ok(())
    }

    fn emit_common(&mut self, _: &mut Context, _: Symbol, _: u64, _: u8, _: bool) -> Emit {
        no_words("common symbols")
    }

    fn emit_bytes(&mut self, cx: &mut Context, bytes: &[u8]) -> Emit {
        let big = self.is_big_endian();
        let mut rest = bytes;
        while let Some(&byte) = rest.first() {
            // Only a word is aligned like one, whatever it is made of.
            let (number, size) = match (self.is_aligned(), rest.first_chunk()) {
                (true, Some(word)) if big => (u32::from_be_bytes(*word), WORD as u8),
                (true, Some(word)) => (u32::from_le_bytes(*word), WORD as u8),
                _ => (byte.into(), 1),
            };
            let value = cx.constant(number.into());
            self.emit_value(cx, value, size)?;
            rest = &rest[usize::from(size)..];
        }
        Ok(())
    }

    fn emit_value(&mut self, cx: &mut Context, value: Expr, size: u8) -> Emit {
        let Some(keyword) = self.keyword(KeywordMeaning::Data, size.into()) else {
            return self.emit_halves(cx, value, size);
        };
        let value =
            eval::evaluate(cx, value, &eval::NoOffsets).map_err(|e| EmitError(e.message().to_owned()))?;
        let text = match (value.add, value.constant) {
            (None, constant) => {
                let mask = if size >= 8 { u64::MAX } else { (1 << (8 * size)) - 1 };
                (constant as u64 & mask).to_string()
            }
            (Some(symbol), 0) if value.sub.is_none() => self.name(cx, symbol)?,
            _ => return no_words("sums as data"),
        };
        let size = u64::from(size);
        self.offset = self.offset.map(|offset| offset.next_multiple_of(size.clamp(1, WORD)) + size);
        self.item(cx, &format!("{keyword} {text}"), "")
    }

    fn emit_leb(&mut self, _: &mut Context, _: Expr, _: bool) -> Emit {
        no_words("numbers in LEB128")
    }

    /// One datum after the other, since there is no word for many.
    fn emit_fill(&mut self, cx: &mut Context, count: Expr, size: u8, value: u64) -> Emit {
        match eval::as_constant(cx, count) {
            Some(count @ 0..=MAX_FILL) if size == 1 => {
                self.emit_bytes(cx, &vec![value as u8; count as usize])
            }
            Some(count @ ..=MAX_FILL) => {
                (0..count).try_for_each(|_| self.emit_number(cx, value as i64, size))
            }
            _ => no_words("filled space"),
        }
    }

    fn emit_align(&mut self, _: &mut Context, align: Alignment) -> Emit {
        // The largest datum says what data are aligned to without a word.
        let mut sizes = self.target.image.records::<Keyword>().iter();
        let is_datum = |k: &Keyword| k.meaning == KeywordMeaning::Data as u8 && k.argument >> align.log2 != 0;
        if align.log2 >= 8 || !sizes.any(|k| is_datum(&k)) {
            return no_words("alignment");
        }
        if 1 << align.log2 >= WORD && self.keyword(KeywordMeaning::Data, WORD as u16).is_some() {
            self.offset = Some(0);
        }
        Ok(())
    }

    fn emit_org(&mut self, _: &mut Context, _: Expr, _: u8) -> Emit {
        no_words("'.org'")
    }

    fn emit_inst(&mut self, cx: &mut Context, inst: &Inst, subtarget: &Subtarget) -> Emit {
        self.offset = None;
        let comments = self.comments.comments(cx, inst, subtarget)?;
        let mut text = String::new();
        print_inst(self.target, subtarget, cx, inst, &self.options.print, &mut text);
        self.item(cx, &text, &comments)
    }

    fn emit_file_name(&mut self, _: &mut Context, _: &[u8]) -> Emit {
        Ok(())
    }

    fn emit_ident(&mut self, _: &mut Context, _: &[u8]) -> Emit {
        Ok(())
    }

    fn emit_symver(&mut self, _: &mut Context, _: Symbol, _: &[u8], _: KeepSymbol) -> Emit {
        no_words("symbol versions")
    }

    fn emit_weakref(&mut self, _: &mut Context, _: Symbol, _: Symbol) -> Emit {
        no_words("weak references")
    }

    fn emit_reloc(&mut self, _: &mut Context, _: Expr, _: &[u8], _: Option<Expr>) -> Emit {
        no_words("relocations")
    }

    fn emit_addrsig(&mut self, _: &mut Context, _: Option<Symbol>) -> Emit {
        Ok(())
    }

    fn emit_cg_profile(&mut self, _: &mut Context, _: Symbol, _: Symbol, _: u64) -> Emit {
        Ok(())
    }

    fn emit_line_file(&mut self, _: &mut Context, _: &FileEntry) -> Emit {
        no_words("source lines")
    }

    fn emit_line(&mut self, _: &mut Context, _: &LineEntry) -> Emit {
        no_words("source lines")
    }

    fn emit_cfi(&mut self, _: &mut Context, _: &Cfi) -> Emit {
        no_words("call frames")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_would_not_be_read_back_are_refused() {
        let mut image = tables::ImageBuilder::new();
        let (joining, comment) = (image.string("+@"), image.string(";"));
        image.push(TargetFacts { joining, comment, ..Default::default() });
        let image = tables::Image::new(image.finish()).unwrap();
        let target = Target::new(image, Box::new(crate::target::NoHooks)).unwrap();
        let writer = FreeFormWriter::new(&target, TextOptions::default());
        let mut cx = Context::new("");
        for (name, is_right) in [
            ("BB0_2", true),
            ("-a'b", true),
            ("a b", false),
            ("a+b", false),
            ("12", false),
            ("a;b", false),
            ("", false),
        ] {
            let symbol = cx.symbol(name.as_bytes());
            assert_eq!(writer.name(&cx, symbol).is_ok(), is_right, "{name}");
        }
    }
}
