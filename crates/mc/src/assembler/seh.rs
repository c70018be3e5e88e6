//! Frames as Windows wants them described: `.seh_*`, and the sections `.xdata` and `.pdata` made of them.
//!
//! `.pdata` is a table of functions, each with where it begins and ends and where its description is in `.xdata`: what the
//! prologue does, from its last instruction to its first, with how far the prologue has come then; and which function of the
//! runtime library is asked about exceptions, followed by what that wants to know.
//!
//! The description of a procedure is written where the data for its handler begin, or at its end; the table at the end of all.
//!
//! Source: Microsoft, "x64 exception handling", "Unwind data for exception handling, debugger support".

use super::Assembler;
use crate::coff::unwind_section;
use crate::context::{Context, Section, Symbol};
use crate::debug::Seh;
use crate::format::Reference;
use crate::inst::Reg;
use crate::pieces::Renaming;
use crate::streamer::{Alignment, Emit, EmitError, Streamer};

const VERSION: u8 = 1;
/// What a description has besides the prologue, in the upper bits of its first byte.
const ASKED_FOR_HANDLERS: u8 = 1 << 3;
const ASKED_WHEN_UNWOUND: u8 = 2 << 3;
const CHAINED: u8 = 4 << 3;

/// What an instruction of a prologue does: the lower half of a byte.
mod code {
    pub const PUSH: u8 = 0;
    pub const ALLOCATE_LARGE: u8 = 1;
    pub const ALLOCATE_SMALL: u8 = 2;
    pub const SET_FRAME: u8 = 3;
    pub const SAVE: u8 = 4;
    pub const SAVE_FAR: u8 = 5;
    pub const SAVE_XMM: u8 = 8;
    pub const SAVE_XMM_FAR: u8 = 9;
    pub const PUSH_MACHINE_FRAME: u8 = 10;
}

/// Bytes that two bytes count in steps of 8.
const MOST_SHORT: u32 = 0xffff * 8;

/// Bytes that are allocated by half a byte.
const MOST_SMALL: u32 = 128;

/// All of them.
#[derive(Debug, Default)]
pub(super) struct WindowsFrames {
    all: Vec<WindowsFrame>,
    open: Option<usize>,
}

/// A procedure, or a chained part of one.
#[derive(Clone, Debug)]
struct WindowsFrame {
    function: Symbol,
    begin: Symbol,
    end: Option<Symbol>,
    prologue_end: Option<Symbol>,
    /// In their order, each with the place behind the instruction that does it.
    steps: Vec<(Symbol, Seh)>,
    /// The frame pointer, and how far above the stack pointer it is.
    frame: Option<(Reg, u32)>,
    handler: Option<(Symbol, bool, bool)>,
    chained_to: Option<usize>,
    /// Where the code is.
    text: Section,
    /// The description, once it is there.
    description: Option<Symbol>,
}

impl WindowsFrames {
    /// Appends those of a piece: see [`crate::pieces`].
    pub fn append(&mut self, renaming: &Renaming, piece: &mut WindowsFrames) {
        let first = self.all.len();
        for mut frame in piece.all.drain(..) {
            let rename = |symbol: &mut Symbol| *symbol = renaming.symbol(*symbol);
            [&mut frame.function, &mut frame.begin].into_iter().for_each(rename);
            let others = [&mut frame.end, &mut frame.prologue_end, &mut frame.description];
            others.into_iter().flatten().for_each(rename);
            frame.steps.iter_mut().for_each(|(place, _)| rename(place));
            frame.handler.iter_mut().for_each(|(symbol, ..)| rename(symbol));
            frame.chained_to = frame.chained_to.map(|parent| parent + first);
            frame.text = renaming.section(frame.text);
            self.all.push(frame);
        }
    }
}

fn error(message: &str) -> EmitError {
    EmitError(message.to_owned())
}

impl Assembler<'_> {
    /// A `.seh_*` directive.
    pub(super) fn add_seh(&mut self, cx: &mut Context, seh: &Seh) -> Emit {
        if let Seh::Proc(function) = *seh {
            if self.windows.open.is_some() {
                return Err(error("Starting a function before ending the previous one!"));
            }
            return self.open_windows_frame(cx, function, None);
        }
        let none = || error(".seh_ directive must appear within an active frame");
        let open = self.windows.open.ok_or_else(none)?;
        match *seh {
            Seh::StartEpilogue | Seh::EndEpilogue => return Ok(()),
            Seh::StartChained => {
                let function = self.windows.all[open].function;
                return self.open_windows_frame(cx, function, Some(open));
            }
            Seh::Handler { symbol, unwind, except } => {
                if self.windows.all[open].chained_to.is_some() {
                    return Err(error("Chained unwind areas can't have handlers!"));
                }
                if !unwind && !except {
                    return Err(error("Don't know what kind of handler this is!"));
                }
                self.windows.all[open].handler = Some((symbol, unwind, except));
                return Ok(());
            }
            Seh::HandlerData => {
                if self.windows.all[open].chained_to.is_some() {
                    return Err(error("Chained unwind areas can't have handlers!"));
                }
                return self.write_description(cx, open);
            }
            Seh::EndChained if self.windows.all[open].chained_to.is_none() => {
                return Err(error("End of a chained region outside a chained region!"));
            }
            Seh::EndProc if self.windows.all[open].chained_to.is_some() => {
                return Err(error("Not all chained regions terminated!"));
            }
            _ => {}
        }
        let place = self.mark_place(cx)?;
        let frame = &mut self.windows.all[open];
        match *seh {
            Seh::EndProc | Seh::EndChained => {
                frame.end = Some(place);
                self.windows.open = frame.chained_to;
                let text = frame.text;
                return if *seh == Seh::EndProc { self.write_descriptions(cx, open, text) } else { Ok(()) };
            }
            Seh::EndPrologue => {
                frame.prologue_end = Some(place);
                return Ok(());
            }
            Seh::SetFrame(register, above) => {
                if frame.frame.is_some() {
                    return Err(error("frame register and offset can be set at most once"));
                }
                if above % 16 != 0 {
                    return Err(error("offset is not a multiple of 16"));
                }
                if above > 240 {
                    return Err(error("frame offset must be less than or equal to 240"));
                }
                frame.frame = Some((register, above));
            }
            Seh::StackAlloc(0) => return Err(error("stack allocation size must be non-zero")),
            Seh::StackAlloc(bytes) if bytes % 8 != 0 => {
                return Err(error("stack allocation size is not a multiple of 8"));
            }
            Seh::SaveReg(_, offset) if offset % 8 != 0 => {
                return Err(error("register save offset is not 8 byte aligned"));
            }
            Seh::SaveXmm(_, offset) if offset % 16 != 0 => {
                return Err(error("offset is not a multiple of 16"));
            }
            Seh::PushFrame { .. } if !frame.steps.is_empty() => {
                return Err(error("If present, PushMachFrame must be the first UOP"));
            }
            _ => {}
        }
        frame.steps.push((place, *seh));
        Ok(())
    }

    fn open_windows_frame(&mut self, cx: &mut Context, function: Symbol, parent: Option<usize>) -> Emit {
        let begin = self.mark_place(cx)?;
        let text = self.current_section().ok_or_else(|| error("a procedure outside of sections"))?;
        self.register(function);
        self.windows.open = Some(self.windows.all.len());
        self.windows.all.push(WindowsFrame {
            function,
            begin,
            end: None,
            prologue_end: None,
            steps: Vec::new(),
            frame: None,
            handler: None,
            chained_to: parent,
            text,
            description: None,
        });
        Ok(())
    }

    /// Writes the descriptions of a procedure and of its parts that are not there yet.
    fn write_descriptions(&mut self, cx: &mut Context, first: usize, text: Section) -> Emit {
        for frame in first..self.windows.all.len() {
            if self.windows.all[frame].description.is_none() {
                self.write_description(cx, frame)?;
            }
        }
        self.switch_section(cx, text, 0)
    }

    /// Writes the table.
    pub(super) fn write_windows_frames(&mut self, cx: &mut Context) -> Emit {
        if self.windows.open.is_some() {
            return Err(error("Unfinished frame!"));
        }
        for frame in 0..self.windows.all.len() {
            let section = unwind_section(cx, self.windows.all[frame].text, ".pdata");
            self.switch_section(cx, section, 0)?;
            self.align_words(cx)?;
            self.write_table_entry(cx, frame)?;
        }
        Ok(())
    }

    fn align_words(&mut self, cx: &mut Context) -> Emit {
        self.emit_align(cx, Alignment { log2: 2, fill: None, max_skip: 0, code: false })
    }

    /// Where a procedure begins and ends, and its description.
    fn write_table_entry(&mut self, cx: &mut Context, frame: usize) -> Emit {
        let WindowsFrame { begin, end, description, .. } = self.windows.all[frame];
        let places = [Some(begin), end, description];
        places
            .into_iter()
            .flatten()
            .try_for_each(|place| self.emit_reference(cx, Reference::ImageOffset, place, 0))
    }

    fn write_description(&mut self, cx: &mut Context, number: usize) -> Emit {
        let frame = self.windows.all[number].clone();
        let section = unwind_section(cx, frame.text, ".xdata");
        self.switch_section(cx, section, 0)?;
        self.align_words(cx)?;
        let description = self.mark_place(cx)?;
        self.windows.all[number].description = Some(description);
        let of_handler = match frame.handler {
            _ if frame.chained_to.is_some() => CHAINED,
            Some((_, unwind, except)) => {
                (if unwind { ASKED_WHEN_UNWOUND } else { 0 }) | if except { ASKED_FOR_HANDLERS } else { 0 }
            }
            None => 0,
        };
        self.emit_bytes(cx, &[VERSION | of_handler])?;
        match frame.prologue_end {
            Some(end) => self.place_in_prologue(cx, end, frame.begin)?,
            None => self.emit_bytes(cx, &[0])?,
        }
        let slots: usize = frame.steps.iter().map(|(_, step)| slots(step)).sum();
        let Ok(slots) = u8::try_from(slots) else {
            return Err(error("a prologue with more than 255 unwind codes"));
        };
        let register = frame.frame.map_or(0, |(reg, above)| above as u8 & 0xf0 | self.number_of(reg));
        self.emit_bytes(cx, &[slots, register])?;
        for (place, step) in frame.steps.iter().rev() {
            self.place_in_prologue(cx, *place, frame.begin)?;
            let bytes = self.step(step);
            self.emit_bytes(cx, &bytes)?;
        }
        if slots % 2 == 1 {
            self.emit_bytes(cx, &[0, 0])?;
        }
        match (frame.chained_to, frame.handler) {
            (Some(parent), _) => self.write_table_entry(cx, parent),
            (None, Some((symbol, ..))) => self.emit_reference(cx, Reference::ImageOffset, symbol, 0),
            // No description is shorter than 8 bytes.
            (None, None) if slots == 0 => self.emit_bytes(cx, &[0; 4]),
            (None, None) => Ok(()),
        }
    }

    fn place_in_prologue(&mut self, cx: &mut Context, place: Symbol, begin: Symbol) -> Emit {
        let distance = cx.difference(place, begin);
        self.emit_value(cx, distance, 1)
    }

    fn number_of(&self, register: Reg) -> u8 {
        self.target.register(register).encoding as u8 & 0xf
    }

    /// An instruction of a prologue, but for its place.
    fn step(&self, step: &Seh) -> Vec<u8> {
        let short = |op: u8, register: u8, number: u32| {
            [&[op | register << 4][..], &(number as u16).to_le_bytes()].concat()
        };
        let long =
            |op: u8, register: u8, number: u32| [&[op | register << 4][..], &number.to_le_bytes()].concat();
        match *step {
            Seh::PushReg(register) => vec![code::PUSH | self.number_of(register) << 4],
            Seh::StackAlloc(bytes @ 0..=MOST_SMALL) => {
                vec![code::ALLOCATE_SMALL | (((bytes.max(8) - 8) / 8) << 4) as u8]
            }
            Seh::StackAlloc(bytes @ 0..=MOST_SHORT) => short(code::ALLOCATE_LARGE, 0, bytes / 8),
            Seh::StackAlloc(bytes) => long(code::ALLOCATE_LARGE, 1, bytes),
            Seh::SetFrame(..) => vec![code::SET_FRAME],
            Seh::SaveReg(register, offset @ 0..=MOST_SHORT) => {
                short(code::SAVE, self.number_of(register), offset / 8)
            }
            Seh::SaveReg(register, offset) => long(code::SAVE_FAR, self.number_of(register), offset),
            Seh::SaveXmm(register, offset) if offset <= 2 * MOST_SHORT => {
                short(code::SAVE_XMM, self.number_of(register), offset / 16)
            }
            Seh::SaveXmm(register, offset) => long(code::SAVE_XMM_FAR, self.number_of(register), offset),
            Seh::PushFrame { code } => vec![code::PUSH_MACHINE_FRAME | u8::from(code) << 4],
            _ => Vec::new(),
        }
    }
}

/// Units of two bytes that an instruction of a prologue takes.
fn slots(step: &Seh) -> usize {
    match *step {
        Seh::StackAlloc(0..=MOST_SMALL) => 1,
        Seh::StackAlloc(0..=MOST_SHORT) | Seh::SaveReg(_, 0..=MOST_SHORT) => 2,
        Seh::SaveXmm(_, offset) if offset <= 2 * MOST_SHORT => 2,
        Seh::StackAlloc(_) | Seh::SaveReg(..) | Seh::SaveXmm(..) => 3,
        _ => 1,
    }
}
