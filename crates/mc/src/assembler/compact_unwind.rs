//! Compact unwind encodings of Mach-O: 32 bits that say how to leave a procedure, where it is one of a few shapes.
//!
//! An encoding is made of the procedure's call-frame instructions. Where it cannot say what they say it sends unwinders to
//! `__eh_frame`. Two sorts of machines are known: those whose description has pairs of saved registers, and those whose code
//! makes encodings itself ([`Hooks::compact_unwind`](crate::target::Hooks::compact_unwind)).

use super::Assembler;
use super::frames::Frame;
use crate::context::Context;
use crate::debug::{Cfi, DwarfReg};
use crate::streamer::{Alignment, Emit, Streamer};
use tables::object::{MachObject, MachSavedPair};

/// Personality routines that unwinders know: encodings can be combined with these only.
const KNOWN_PERSONALITIES: [&[u8]; 2] = [b"___gxx_personality_v0", b"___objc_personality_v0"];

/// The bit of encodings of procedures with data for their personality routine.
const HAS_LSDA: u32 = 0x4000_0000;

impl Assembler<'_> {
    /// The encoding of a procedure; 0 if there is none.
    pub(super) fn unwind_encoding(&self, cx: &Context, frame: &Frame, object: &MachObject) -> u32 {
        let instructions: Vec<&Cfi> = frame.instructions.iter().map(|(_, cfi)| cfi).collect();
        if instructions.is_empty() {
            return if object.unwind_stack_unit != 0 { object.frameless_unwind } else { 0 };
        }
        let is_known = |symbol| KNOWN_PERSONALITIES.contains(&cx.symbol_name(symbol));
        let combines = self.debug.combines_personalities;
        if !combines && frame.personality.is_some_and(|(_, symbol)| !is_known(symbol)) {
            return object.dwarf_unwind;
        }
        let encoding = if object.unwind_stack_unit != 0 {
            self.encoding_of_pairs(&instructions, object)
        } else {
            self.target.hooks.compact_unwind(&self.base, &instructions)
        };
        encoding.unwrap_or(object.dwarf_unwind)
    }

    /// Registers are saved in pairs below the frame record, in a fixed order; without a frame record, the stack's size is a
    /// multiple of a unit.
    fn encoding_of_pairs(&self, instructions: &[&Cfi], object: &MachObject) -> Option<u32> {
        const MAX_UNITS: u64 = 0xfff;
        let pairs = self.target.image.records::<MachSavedPair>();
        let mut encoding = 0;
        let (mut has_frame, mut stack, mut offset) = (false, 0u64, 0i64);
        let mut rest = instructions.iter();
        let saved = |cfi: Option<&&Cfi>| match cfi {
            Some(&&Cfi::Offset(DwarfReg(register), offset)) => Some((register, offset)),
            _ => None,
        };
        while let Some(&cfi) = rest.next() {
            match *cfi {
                Cfi::DefCfa(DwarfReg(register), _) if register == object.frame_register => {
                    let link = saved(rest.next())?;
                    let frame = saved(rest.next())?;
                    let is_record = link.0 == object.return_register
                        && frame.0 == object.frame_register
                        && frame.1.wrapping_add(8) == link.1;
                    is_record.then_some(())?;
                    offset = frame.1;
                    has_frame = true;
                    encoding |= object.framed_unwind;
                }
                Cfi::DefCfaOffset(size) if stack == 0 => stack = size.unsigned_abs(),
                Cfi::Offset(DwarfReg(first), at) => {
                    let (second, next) = saved(rest.next())?;
                    let follows = offset == 0 || at == offset.wrapping_sub(8);
                    (follows && next == at.wrapping_sub(8)).then_some(())?;
                    offset = next;
                    let pair = pairs.iter().find(|pair| (pair.first, pair.second) == (first, second))?;
                    // Pairs come in the order of their bits, each once.
                    let all = pairs.iter().fold(0, |all, pair| all | pair.bit);
                    (encoding & all < pair.bit).then_some(())?;
                    encoding |= pair.bit;
                }
                _ => return None,
            }
        }
        if !has_frame {
            let units = stack / u64::from(object.unwind_stack_unit);
            (units <= MAX_UNITS).then_some(())?;
            encoding |= object.frameless_unwind | (units as u32) << 12;
        }
        Some(encoding)
    }

    /// Writes the section of encodings, for the procedures that have one: start, length, encoding, personality routine and
    /// data for it.
    pub(super) fn write_unwind_encodings(
        &mut self,
        cx: &mut Context,
        frames: &[Frame],
        encodings: &[u32],
        object: &MachObject,
    ) -> Emit {
        let mut is_open = false;
        let pointer = self.debug.pointer_bytes;
        for (frame, &encoding) in frames.iter().zip(encodings).filter(|(_, encoding)| **encoding != 0) {
            let Some(end) = frame.end else { continue };
            if !is_open {
                self.switch_to(cx, ".compact_unwind", crate::section::Kind::Debug)?;
                let align = Alignment {
                    log2: pointer.trailing_zeros() as u8,
                    fill: Some((0, 1)),
                    max_skip: 0,
                    code: false,
                };
                self.emit_align(cx, align)?;
                is_open = true;
            }
            let start = cx.symbol_expr(frame.begin);
            self.emit_value(cx, start, pointer)?;
            let length = cx.difference(end, frame.begin);
            self.emit_value(cx, length, 4)?;
            let has_more = encoding != object.dwarf_unwind;
            let lsda = if has_more && frame.lsda.is_some() { HAS_LSDA } else { 0 };
            self.emit_number(cx, (encoding | lsda).into(), 4)?;
            for symbol in [frame.personality, frame.lsda] {
                match symbol.filter(|_| has_more) {
                    Some((_, symbol)) => {
                        let place = cx.symbol_expr(symbol);
                        self.emit_value(cx, place, pointer)?;
                    }
                    None => self.emit_number(cx, 0, pointer)?,
                }
            }
        }
        Ok(())
    }
}
