//! `.cv_fpo_*`: CodeView's frame data of i386, by which debuggers find the frames of functions without frame pointers.
//!
//! A function has a record for its beginning and one for each step of its prologue. A record names a program in the table of
//! strings, in postfix notation, that computes the registers of the caller from the present ones.

use super::Assembler;
use super::fragments::error;
use crate::codeview::{CodeView, FrameStep};
use crate::context::{Context, Symbol};
use crate::format::Reference;
use crate::inst::Reg;
use crate::pieces::Renaming;
use crate::streamer::{Alignment, Emit, Streamer};
use std::fmt::Write;
use support::hash::FxHashMap;

/// The kind of the subsection.
const FRAME_DATA: i64 = 0xf5;

/// The flag of the record of a function's beginning.
const IS_FUNCTION_START: i64 = 4;

const WORD_BYTES: u32 = 4;

/// What has been collected.
#[derive(Clone, Debug, Default)]
pub(super) struct FrameTables {
    open: Option<FrameData>,
    known: FxHashMap<Symbol, FrameData>,
}

impl FrameTables {
    /// Adds what a piece has collected.
    pub(super) fn append(&mut self, renaming: &Renaming, piece: FrameTables) {
        for (function, data) in piece.known {
            let symbol = |symbol| renaming.symbol(symbol);
            let data = FrameData {
                function: symbol(data.function),
                begin: symbol(data.begin),
                prologue_end: data.prologue_end.map(symbol),
                end: symbol(data.end),
                steps: data.steps.into_iter().map(|(label, step)| (symbol(label), step)).collect(),
                ..data
            };
            self.known.entry(symbol(function)).or_insert(data);
        }
    }
}

#[derive(Clone, Debug)]
struct FrameData {
    function: Symbol,
    parameter_bytes: u32,
    begin: Symbol,
    prologue_end: Option<Symbol>,
    end: Symbol,
    steps: Vec<(Symbol, FrameStep)>,
}

/// The frame as it is after some steps.
#[derive(Default)]
struct State {
    offset: u32,
    local_bytes: u32,
    saved_bytes: u32,
    frame: Option<(Reg, u32)>,
    /// Where the stack pointer was aligned, and to what.
    aligned: Option<(u32, u32)>,
    /// Registers, and how far below the frame's address they are.
    saved: Vec<(Reg, u32)>,
}

impl State {
    fn step(&mut self, step: FrameStep) {
        match step {
            FrameStep::PushRegister(register) => {
                self.offset = self.offset.wrapping_add(WORD_BYTES);
                self.saved_bytes = self.saved_bytes.wrapping_add(WORD_BYTES);
                self.saved.push((register, self.offset));
            }
            FrameStep::SetFrame(register) => self.frame = Some((register, self.offset)),
            FrameStep::StackAlign(bytes) => self.aligned = Some((self.offset, bytes)),
            FrameStep::StackAlloc(bytes) => {
                self.offset = self.offset.wrapping_add(bytes);
                self.local_bytes = self.local_bytes.wrapping_add(bytes);
            }
        }
    }

    /// The program that finds the caller's registers. `$T0` is what variables are addressed from: the frame's address, or, if
    /// the stack pointer was aligned, what it was aligned to.
    fn program(&self, name: impl Fn(Reg) -> String) -> String {
        let address = if self.aligned.is_some() { "$T1" } else { "$T0" };
        let mut out = String::new();
        // Writing to a string does not fail.
        let _ = match self.frame {
            Some((register, offset)) => write!(out, "{address} ${} {offset} + = ", name(register)),
            None => write!(out, "{address} .raSearch = "),
        };
        if let (Some(_), Some((offset, bytes))) = (self.frame, self.aligned) {
            let _ = write!(out, "$T0 {address} {offset} - {bytes} @ = ");
        }
        let _ = write!(out, "$eip {address} ^ = $esp {address} 4 + = ");
        for &(register, offset) in &self.saved {
            let _ = write!(out, "${} {address} {offset} - ^ = ", name(register));
        }
        out
    }
}

impl Assembler<'_> {
    pub(super) fn add_frame_data(&mut self, cx: &mut Context, directive: &CodeView) -> Emit {
        const OUTSIDE: &str = "directive must appear between .cv_fpo_proc and .cv_fpo_endprologue";
        match *directive {
            CodeView::FrameProc { function, parameter_bytes } => {
                if self.codeview.frames.open.is_some() {
                    return Err(error("opening new .cv_fpo_proc before closing previous frame"));
                }
                let begin = self.mark_place(cx)?;
                let (steps, prologue_end) = (Vec::new(), None);
                let data = FrameData { function, parameter_bytes, begin, prologue_end, end: begin, steps };
                self.codeview.frames.open = Some(data);
            }
            CodeView::FrameEndProc => {
                let Some(mut data) = self.codeview.frames.open.take() else {
                    return Err(error(".cv_fpo_endproc must appear after .cv_proc"));
                };
                data.end = self.mark_place(cx)?;
                let is_complete = data.prologue_end.is_some() || data.steps.is_empty();
                if data.prologue_end.is_none() {
                    (data.steps, data.prologue_end) = (Vec::new(), Some(data.begin));
                }
                self.codeview.frames.known.entry(data.function).or_insert(data);
                if !is_complete {
                    return Err(error("missing .cv_fpo_endprologue"));
                }
            }
            CodeView::FrameData(function) => return self.write_frame_data(cx, function),
            _ => {
                let in_prologue = |data: &&mut FrameData| data.prologue_end.is_none();
                if self.codeview.frames.open.as_mut().filter(in_prologue).is_none() {
                    return Err(error(OUTSIDE));
                }
                let label = self.mark_place(cx)?;
                let Some(data) = &mut self.codeview.frames.open else { return Err(error(OUTSIDE)) };
                let CodeView::FrameStep(step) = *directive else {
                    data.prologue_end = Some(label);
                    return Ok(());
                };
                let has_frame = data.steps.iter().any(|(_, step)| matches!(step, FrameStep::SetFrame(_)));
                if matches!(step, FrameStep::StackAlign(_)) && !has_frame {
                    return Err(error("a frame register must be established before aligning the stack"));
                }
                data.steps.push((label, step));
            }
        }
        Ok(())
    }

    fn write_frame_data(&mut self, cx: &mut Context, function: Symbol) -> Emit {
        let Some(data) = self.codeview.frames.known.get(&function).cloned() else {
            let name = String::from_utf8_lossy(cx.symbol_name(function));
            return Err(error(format!("no FPO data found for symbol {name}")));
        };
        self.write_subsection(cx, FRAME_DATA, |this, cx| {
            this.emit_reference(cx, Reference::ImageOffset, data.function, 0)?;
            let mut state = State::default();
            this.write_frame_record(cx, &data, &state, data.begin)?;
            for &(label, step) in &data.steps {
                state.step(step);
                // With a frame register, what is allocated does not matter.
                let matters = state.frame.is_none() || !matches!(step, FrameStep::StackAlloc(_));
                if matters {
                    this.write_frame_record(cx, &data, &state, label)?;
                }
            }
            this.emit_align(cx, Alignment { log2: 2, fill: Some((0, 1)), max_skip: 0, code: false })
        })
    }

    fn write_frame_record(
        &mut self,
        cx: &mut Context,
        data: &FrameData,
        state: &State,
        label: Symbol,
    ) -> Emit {
        const MAX_STACK_BYTES: i64 = 0;
        let target = self.target;
        let program = state.program(|register| {
            let prefix = target.image.string(target.facts.register_prefix);
            target.register_name(register, false).trim_start_matches(prefix).to_owned()
        });
        let program = self.codeview.string(program.as_bytes());
        let prologue_end = data.prologue_end.unwrap_or(data.begin);
        let flags = if label == data.begin { IS_FUNCTION_START } else { 0 };
        for (to, from) in [(label, data.begin), (data.end, label)] {
            let distance = cx.difference(to, from);
            self.emit_value(cx, distance, 4)?;
        }
        let numbers =
            [state.local_bytes.into(), data.parameter_bytes.into(), MAX_STACK_BYTES, program.into()];
        for number in numbers {
            self.emit_number(cx, number, 4)?;
        }
        let prologue = cx.difference(prologue_end, label);
        self.emit_value(cx, prologue, 2)?;
        self.emit_number(cx, state.saved_bytes.into(), 2)?;
        self.emit_number(cx, flags, 4)
    }
}
