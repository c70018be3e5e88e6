//! Call frames: `.cfi_*`, and the sections `.eh_frame` and `.debug_frame` made of them.
//!
//! A procedure becomes a frame description (FDE), which refers to a common part (CIE). Descriptions are sorted by what
//! their common part has to say, so that each different one is written once, before the first that needs it; `.debug_frame`
//! has a single common part. Every instruction has a label, and the steps between labels are fragments of their own where
//! their distance is not known yet.

use super::fragments::{error, write_leb};
use super::{AdvanceKind, Assembler};
use crate::context::{Context, Symbol};
use crate::debug::{Cfi, DwarfReg};
use crate::encode::FixupKind;
use crate::expr::{BinaryOp, ExprData};
use crate::format::RelocationNumbers;
use crate::macho;
use crate::pieces::Renaming;
use crate::section::Kind;
use crate::streamer::{Alignment, Emit, EmitError, Streamer};
use smallvec::SmallVec;
use tables::object::{CallFrames, FrameDirective, mach_flags};
use tables::registers::DwarfNumber;

/// Numbers of the DWARF standard and of its extensions by GNU.
mod dw {
    /// The bits of the encoding of a pointer that say its form, and the form of 8 bytes with sign.
    pub const EH_PE_FORM: u8 = 0x0f;
    pub const EH_PE_SDATA8: u8 = 0x0c;
    pub const CFA_ADVANCE_LOC: u8 = 0x40;
    pub const CFA_OFFSET: u8 = 0x80;
    pub const CFA_RESTORE: u8 = 0xc0;
    pub const CFA_ADVANCE_LOC1: u8 = 0x02;
    pub const CFA_ADVANCE_LOC2: u8 = 0x03;
    pub const CFA_ADVANCE_LOC4: u8 = 0x04;
    pub const CFA_OFFSET_EXTENDED: u8 = 0x05;
    pub const CFA_RESTORE_EXTENDED: u8 = 0x06;
    pub const CFA_UNDEFINED: u8 = 0x07;
    pub const CFA_SAME_VALUE: u8 = 0x08;
    pub const CFA_REGISTER: u8 = 0x09;
    pub const CFA_REMEMBER_STATE: u8 = 0x0a;
    pub const CFA_RESTORE_STATE: u8 = 0x0b;
    pub const CFA_DEF_CFA: u8 = 0x0c;
    pub const CFA_DEF_CFA_REGISTER: u8 = 0x0d;
    pub const CFA_DEF_CFA_OFFSET: u8 = 0x0e;
    pub const CFA_OFFSET_EXTENDED_SF: u8 = 0x11;
    pub const CFA_VAL_OFFSET: u8 = 0x14;
    pub const CFA_VAL_OFFSET_SF: u8 = 0x15;
    pub const CFA_GNU_WINDOW_SAVE: u8 = 0x2d;
    pub const CFA_LLVM_DEF_ASPACE_CFA: u8 = 0x30;
    /// The unit of offsets of registers in COFF, whatever the machine.
    pub const COFF_SLOT_BYTES: u8 = 4;
    pub const EH_PE_ABSPTR: u8 = 0;
    pub const EH_PE_PCREL: u8 = 0x10;
    pub const EH_PE_INDIRECT: u8 = 0x80;
}

/// See the module text.
#[derive(Debug)]
pub(super) struct Frames {
    all: Vec<Frame>,
    /// Those that have no end yet; the innermost is last.
    open: Vec<usize>,
    eh_frame: bool,
    debug_frame: bool,
}

impl Default for Frames {
    fn default() -> Self {
        Frames { all: Vec::new(), open: Vec::new(), eh_frame: true, debug_frame: false }
    }
}

impl Frames {
    /// Appends those of a piece: see [`crate::pieces`].
    pub fn append(&mut self, renaming: &Renaming, piece: &mut Frames) {
        for mut frame in piece.all.drain(..) {
            frame.begin = renaming.symbol(frame.begin);
            frame.end = frame.end.map(|s| renaming.symbol(s));
            for (label, cfi) in &mut frame.instructions {
                *label = renaming.symbol(*label);
                if let Cfi::Label(symbol) = cfi {
                    *symbol = renaming.symbol(*symbol);
                }
            }
            frame.personality = frame.personality.map(|(e, s)| (e, renaming.symbol(s)));
            frame.lsda = frame.lsda.map(|(e, s)| (e, renaming.symbol(s)));
            self.all.push(frame);
        }
    }
}

/// A procedure.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) begin: Symbol,
    pub(super) end: Option<Symbol>,
    pub(super) instructions: Vec<(Symbol, Cfi)>,
    pub(super) personality: Option<(u8, Symbol)>,
    pub(super) lsda: Option<(u8, Symbol)>,
    return_column: Option<u32>,
    signal: bool,
    simple: bool,
    /// Directives of the target that have a letter in the augmentation string: the first one is the highest bit.
    marks: u32,
}

/// What a common part says.
type CommonPart<'a> = (Option<&'a [u8]>, u8, Option<u8>, bool, bool, u32, u32);

impl Frame {
    fn common_part<'a>(&self, cx: &'a Context) -> CommonPart<'a> {
        (
            self.personality.map(|(_, symbol)| cx.symbol_name(symbol)),
            self.personality.map_or(0, |(encoding, _)| encoding),
            self.lsda.map(|(encoding, _)| encoding),
            self.signal,
            self.simple,
            self.return_column.unwrap_or(i32::MAX as u32),
            self.marks,
        )
    }

    /// The sort key: as [`common_part`](Self::common_part), but no language data counts as its encoding 0.
    fn order<'a>(&self, cx: &'a Context) -> CommonPart<'a> {
        let (personality, encoding, lsda, signal, simple, column, marks) = self.common_part(cx);
        (personality, encoding, Some(lsda.unwrap_or(0)), signal, simple, column, marks)
    }
}

fn no_frame() -> EmitError {
    error("this directive must appear between .cfi_startproc and .cfi_endproc directives")
}

impl Assembler<'_> {
    /// A `.cfi_*` directive.
    pub(super) fn add_cfi(&mut self, cx: &mut Context, cfi: &Cfi) -> Emit {
        match *cfi {
            Cfi::Windows(ref seh) => return self.add_seh(cx, seh),
            Cfi::Sections { sframe: true, .. } => {
                return Err(error("'.sframe' is not supported in object files"));
            }
            Cfi::Sections { eh_frame, debug_frame, .. } => {
                (self.frames.eh_frame, self.frames.debug_frame) = (eh_frame, debug_frame);
                return Ok(());
            }
            Cfi::StartProc { simple } => {
                let begin = self.mark_place(cx)?;
                self.frames.open.push(self.frames.all.len());
                self.frames.all.push(Frame {
                    begin,
                    end: None,
                    instructions: Vec::new(),
                    personality: None,
                    lsda: None,
                    return_column: None,
                    signal: false,
                    simple,
                    marks: 0,
                });
                return Ok(());
            }
            _ => {}
        }
        let needs_label = !matches!(
            cfi,
            Cfi::Personality { .. } | Cfi::Lsda { .. } | Cfi::ReturnColumn(_) | Cfi::SignalFrame
        );
        let record = self.frame_directive(cfi).filter(|record| record.letter != 0);
        let needs_label = needs_label && record.is_none();
        let label = if needs_label { Some(self.mark_place(cx)?) } else { None };
        let open = *self.frames.open.last().ok_or_else(no_frame)?;
        if *cfi == Cfi::EndProc {
            self.frames.open.pop();
        }
        let frame = &mut self.frames.all[open];
        match (cfi, label) {
            (Cfi::EndProc, _) => frame.end = label,
            (&Cfi::Personality { encoding, symbol }, _) => frame.personality = Some((encoding, symbol)),
            (&Cfi::Lsda { encoding, symbol }, _) => frame.lsda = Some((encoding, symbol)),
            (&Cfi::ReturnColumn(DwarfReg(register)), _) => frame.return_column = Some(register),
            (Cfi::SignalFrame, _) => frame.signal = true,
            (&Cfi::OfTarget(index), None) => frame.marks |= 1 << (31 - u32::from(index.min(31))),
            (_, Some(label)) => frame.instructions.push((label, cfi.clone())),
            _ => {}
        }
        Ok(())
    }

    /// What a directive of the target's own is.
    fn frame_directive(&self, cfi: &Cfi) -> Option<FrameDirective> {
        let &Cfi::OfTarget(index) = cfi else { return None };
        self.target.image.records::<FrameDirective>().get(index.into())
    }

    /// Writes the sections that were asked for, if there are frames.
    pub(super) fn write_frames(&mut self, cx: &mut Context) -> Emit {
        let frames = std::mem::take(&mut self.frames.all);
        if frames.is_empty() {
            return Ok(());
        }
        let Some(mut facts) = self.base.call_frames_in(self.target, cx.format_facts().has_atoms) else {
            return Err(error("call-frame information is not supported for this target"));
        };
        if cx.format_facts().relocations == RelocationNumbers::Coff {
            facts.code_encoding = dw::EH_PE_ABSPTR;
            facts.slot_bytes = dw::COFF_SLOT_BYTES;
        }
        let mut order: Vec<&Frame> = frames.iter().collect();
        let object = if cx.format_facts().has_atoms { self.mach_object() } else { None };
        if let Some(object) = object.filter(|_| self.frames.eh_frame) {
            facts.code_encoding = dw::EH_PE_PCREL;
            let encodings: Vec<u32> =
                frames.iter().map(|frame| self.unwind_encoding(cx, frame, &object)).collect();
            self.write_unwind_encodings(cx, &frames, &encodings, &object)?;
            if object.flags & mach_flags::FRAMES_WHERE_NEEDED != 0 {
                let needed = frames.iter().zip(encodings);
                order = needed.filter(|(_, e)| *e == object.dwarf_unwind).map(|(frame, _)| frame).collect();
            }
        }
        order.sort_by_key(|frame| frame.order(cx));
        if self.far_code && self.debug.pointer_bytes == 8 {
            facts.code_encoding = facts.code_encoding & !dw::EH_PE_FORM | dw::EH_PE_SDATA8;
        }
        if self.frames.eh_frame && !order.is_empty() {
            self.switch_to(cx, ".eh_frame", Kind::Described { ty: facts.section_type, loaded: true })?;
            FrameWriter::new(self, facts, true).write(cx, &order)?;
        }
        if self.frames.debug_frame {
            self.switch_to(cx, ".debug_frame", Kind::Debug)?;
            FrameWriter::new(self, facts, false).write(cx, &order)?;
        }
        Ok(())
    }
}

/// Writes one of the two sections, which differ in many details.
struct FrameWriter<'a, 't> {
    assembler: &'a mut Assembler<'t>,
    facts: CallFrames,
    is_eh: bool,
    /// Where the frame's address is, for directives that count from it.
    cfa_offset: i64,
    /// Where it is at the start of a procedure.
    initial_cfa_offset: i64,
    /// Registers that have another number than in directives, which have those of exception tables.
    numbers: Vec<(u32, u32)>,
}

impl<'a, 't> FrameWriter<'a, 't> {
    fn new(assembler: &'a mut Assembler<'t>, facts: CallFrames, is_eh: bool) -> Self {
        let plain = assembler.base.call_frames(assembler.target).map_or(0, |frames| frames.dwarf_flavour);
        let mut numbers = Vec::new();
        if !is_eh && plain != facts.dwarf_flavour {
            let records = assembler.target.image.records::<DwarfNumber>();
            for of_tables in records.iter().filter(|n| n.flavour == facts.dwarf_flavour) {
                let same = |n: &DwarfNumber| n.register == of_tables.register && n.flavour == plain;
                if let Some(other) = records.iter().find(same) {
                    numbers.push((of_tables.number as u32, other.number as u32));
                }
            }
        }
        FrameWriter { assembler, facts, is_eh, cfa_offset: 0, initial_cfa_offset: 0, numbers }
    }

    fn write(&mut self, cx: &mut Context, frames: &[&Frame]) -> Emit {
        let table = self.assembler.mark_place(cx)?;
        let mut common: Option<(&Frame, Symbol)> = None;
        for (i, frame) in frames.iter().enumerate() {
            let same = |other: &Frame| !self.is_eh || other.common_part(cx) == frame.common_part(cx);
            let start = match common {
                Some((other, start)) if same(other) => start,
                _ => {
                    let start = self.write_common(cx, frame)?;
                    common = Some((frame, start));
                    start
                }
            };
            self.write_frame(cx, frame, (table, start), i + 1 == frames.len())?;
        }
        Ok(())
    }

    fn bytes(&mut self, cx: &mut Context, bytes: &[u8]) -> Emit {
        self.assembler.emit_bytes(cx, bytes)
    }

    fn offset_bytes(&self) -> u8 {
        if self.is_eh { 4 } else { self.assembler.offset_bytes() }
    }

    /// The length of what follows up to the symbol that is returned.
    fn write_length(&mut self, cx: &mut Context) -> Result<(Symbol, Symbol), EmitError> {
        let size = self.offset_bytes();
        if size == 8 {
            self.bytes(cx, &[0xff; 4])?;
        }
        let (start, end) = (cx.unnamed_symbol(), cx.unnamed_symbol());
        let length = cx.difference(end, start);
        self.assembler.emit_value(cx, length, size)?;
        self.assembler.define_here(cx, start)?;
        Ok((start, end))
    }

    fn number(&mut self, cx: &mut Context, value: u64, size: u8) -> Emit {
        let mut out = Vec::new();
        self.assembler.push_number(&mut out, value, size);
        self.bytes(cx, &out)
    }

    /// The common part; gives its start.
    fn write_common(&mut self, cx: &mut Context, frame: &Frame) -> Result<Symbol, EmitError> {
        let common = self.assembler.mark_place(cx)?;
        let (_, end) = self.write_length(cx)?;
        let pointer = self.assembler.debug.pointer_bytes;
        let id = if self.is_eh { 0 } else { u64::MAX };
        self.number(cx, id, self.offset_bytes())?;
        let version = match self.assembler.debug.version {
            _ if self.is_eh => 1,
            ..=2 => 1,
            3 => 3,
            _ => 4,
        };
        let mut out = vec![version];
        if self.is_eh {
            out.push(b'z');
            out.extend(frame.personality.map(|_| b'P'));
            out.extend(frame.lsda.map(|_| b'L'));
            out.push(b'R');
            out.extend(frame.signal.then_some(b'S'));
            let records = self.assembler.target.image.records::<FrameDirective>();
            let marked = records.iter().zip((0..32).rev()).filter(|(_, bit)| frame.marks >> bit & 1 != 0);
            out.extend(marked.map(|(record, _)| record.letter));
        }
        out.push(0);
        if version >= 4 {
            out.extend([pointer, 0]);
        }
        let code_factor = 1;
        write_leb(&mut out, code_factor, false, 1);
        write_leb(&mut out, self.data_factor(), true, 1);
        let column = frame.return_column.unwrap_or(self.facts.return_column);
        if version == 1 {
            out.push(column as u8);
        } else {
            write_leb(&mut out, column.into(), false, 1);
        }
        self.bytes(cx, &out)?;
        if self.is_eh {
            self.write_augmentation(cx, frame)?;
        }
        if !frame.simple {
            let (register, offset) = (self.facts.cfa_register, self.facts.cfa_offset);
            self.write_instruction(cx, &Cfi::DefCfa(DwarfReg(register), offset.into()))?;
            if self.facts.return_offset != 0 {
                let (column, offset) = (DwarfReg(self.facts.return_column), self.facts.return_offset);
                self.write_instruction(cx, &Cfi::Offset(column, offset.into()))?;
            }
        }
        self.initial_cfa_offset = self.cfa_offset;
        self.align(cx, if self.is_eh { 4 } else { pointer })?;
        self.assembler.define_here(cx, end)?;
        Ok(common)
    }

    /// Encodings of pointers, and the personality routine.
    fn write_augmentation(&mut self, cx: &mut Context, frame: &Frame) -> Emit {
        let mut length = 1;
        if let Some((encoding, _)) = frame.personality {
            length += 1 + i64::from(self.pointer_size(encoding));
        }
        length += i64::from(frame.lsda.is_some());
        let mut out = Vec::new();
        write_leb(&mut out, length, false, 1);
        self.bytes(cx, &out)?;
        if let Some((encoding, symbol)) = frame.personality {
            self.bytes(cx, &[encoding])?;
            self.write_pointer(cx, symbol, encoding)?;
        }
        if let Some((encoding, _)) = frame.lsda {
            self.bytes(cx, &[encoding])?;
        }
        let encoding = self.facts.code_encoding;
        self.bytes(cx, &[encoding])
    }

    /// `table` is the start of the section, `common` that of the common part.
    fn write_frame(
        &mut self,
        cx: &mut Context,
        frame: &Frame,
        (table, common): (Symbol, Symbol),
        last: bool,
    ) -> Emit {
        let end_of_code = frame.end.ok_or_else(no_frame)?;
        self.cfa_offset = self.initial_cfa_offset;
        let (start, end) = self.write_length(cx)?;
        let offset_bytes = self.offset_bytes();
        // How far back the common part is, or where it is.
        if self.is_eh {
            let distance = cx.difference(start, common);
            self.assembler.emit_value(cx, distance, offset_bytes)?;
        } else if cx.format_facts().has_atoms {
            // Debug information is read in place: offsets in its sections are numbers.
            let place = cx.difference(common, table);
            self.assembler.emit_value(cx, place, offset_bytes)?;
        } else {
            self.assembler.write_section_offset(cx, common, offset_bytes)?;
        }
        let encoding = if self.is_eh { self.facts.code_encoding } else { 0 };
        let size = self.pointer_size(encoding);
        self.write_pointer(cx, frame.begin, encoding)?;
        let length = cx.difference(end_of_code, frame.begin);
        self.assembler.emit_value(cx, length, size)?;
        if self.is_eh {
            let lsda_size = frame.lsda.map_or(0, |(encoding, _)| self.pointer_size(encoding));
            self.bytes(cx, &[lsda_size])?;
            if let Some((encoding, symbol)) = frame.lsda {
                self.write_pointer(cx, symbol, encoding)?;
            }
        }
        let mut place = frame.begin;
        for (label, cfi) in &frame.instructions {
            self.assembler.add_advance(AdvanceKind::Frame, place, *label)?;
            place = *label;
            self.write_instruction(cx, cfi)?;
        }
        // Zeros at the end of a section would end the table, so the last one is padded to the section's alignment.
        self.align(cx, if last { self.assembler.debug.pointer_bytes } else { size })?;
        self.assembler.define_here(cx, end)
    }

    fn align(&mut self, cx: &mut Context, bytes: u8) -> Emit {
        let log2 = bytes.max(1).trailing_zeros() as u8;
        self.assembler.emit_align(cx, Alignment { log2, fill: Some((0, 1)), max_skip: 0, code: false })
    }

    /// Registers are saved downwards, in places as large as that of the return address, or of an address.
    fn data_factor(&self) -> i64 {
        match self.facts.return_offset {
            _ if self.facts.slot_bytes != 0 => -i64::from(self.facts.slot_bytes),
            0 => -i64::from(self.assembler.debug.pointer_bytes),
            offset => offset.into(),
        }
    }

    fn pointer_size(&self, encoding: u8) -> u8 {
        match encoding & 7 {
            2 => 2,
            3 => 4,
            4 => 8,
            _ => self.assembler.debug.pointer_bytes,
        }
    }

    fn write_pointer(&mut self, cx: &mut Context, symbol: Symbol, encoding: u8) -> Emit {
        let size = self.pointer_size(encoding);
        if cx.format_facts().has_atoms && encoding & 0x70 == dw::EH_PE_PCREL {
            return self.write_distance(cx, symbol, encoding, size);
        }
        let value = cx.symbol_expr(symbol);
        // Whether it is the address of the pointer does not change how it is written.
        if encoding & !dw::EH_PE_INDIRECT & 0x70 == dw::EH_PE_PCREL {
            self.assembler.register_used(cx, value);
            self.assembler.append_value(cx, value, FixupKind::Relative(size), size)
        } else {
            self.assembler.emit_value(cx, value, size)
        }
    }

    /// The distance of a symbol from here in formats with atoms, as a difference; for a symbol that may be far away, that of a
    /// pointer to it.
    fn write_distance(&mut self, cx: &mut Context, symbol: Symbol, encoding: u8, size: u8) -> Emit {
        let object = self.assembler.mach_object().unwrap_or_default();
        let is_indirect = encoding & dw::EH_PE_INDIRECT != 0;
        // On the first machines text names a pointer of its own.
        let has_pointers = object.flags & mach_flags::SCATTERED == 0;
        if is_indirect && has_pointers {
            let found = macho::pointer_specifier(self.assembler.target, &self.assembler.base);
            let found = found.ok_or_else(|| error("the target has no relocation for personality routines"));
            let (specifier, counts_from_end) = found?;
            let symbol = cx.symbol_expr(symbol);
            let pointer = cx.make_expr(ExprData::Specified(specifier, symbol));
            let (op, other) = if counts_from_end {
                (BinaryOp::Add, cx.constant(size.into()))
            } else {
                let here = self.assembler.mark_place(cx)?;
                (BinaryOp::Sub, cx.symbol_expr(here))
            };
            let value = cx.make_expr(ExprData::Binary(op, pointer, other));
            return self.assembler.emit_value(cx, value, size);
        }
        let here = self.assembler.mark_place(cx)?;
        let mut value = cx.difference(symbol, here);
        if self.is_eh && !is_indirect && object.flags & mach_flags::ABSOLUTE_FRAMES != 0 {
            let number = cx.unnamed_symbol();
            self.assembler.emit_assignment(cx, number, value)?;
            value = cx.symbol_expr(number);
        }
        self.assembler.emit_value(cx, value, size)
    }

    fn write_instruction(&mut self, cx: &mut Context, cfi: &Cfi) -> Emit {
        let mut out = Vec::new();
        let unsigned = |out: &mut Vec<u8>, opcode: u8, numbers: &[i64]| {
            out.push(opcode);
            numbers.iter().for_each(|&n| write_leb(out, n, false, 1));
        };
        let numbers = &self.numbers;
        let of = |register: &DwarfReg| {
            let known = numbers.iter().find(|(of_tables, _)| *of_tables == register.0);
            i64::from(known.map_or(register.0, |&(_, plain)| plain))
        };
        match cfi {
            Cfi::DefCfa(register, offset) => {
                self.cfa_offset = *offset;
                unsigned(&mut out, dw::CFA_DEF_CFA, &[of(register), *offset]);
            }
            Cfi::DefAspaceCfa(register, offset, space) => {
                self.cfa_offset = *offset;
                unsigned(&mut out, dw::CFA_LLVM_DEF_ASPACE_CFA, &[of(register), *offset, *space]);
            }
            Cfi::DefCfaOffset(offset) => {
                self.cfa_offset = *offset;
                unsigned(&mut out, dw::CFA_DEF_CFA_OFFSET, &[*offset]);
            }
            Cfi::AdjustCfaOffset(step) => {
                self.cfa_offset = self.cfa_offset.wrapping_add(*step);
                unsigned(&mut out, dw::CFA_DEF_CFA_OFFSET, &[self.cfa_offset]);
            }
            Cfi::DefCfaRegister(register) => unsigned(&mut out, dw::CFA_DEF_CFA_REGISTER, &[of(register)]),
            Cfi::Offset(register, offset) => self.write_saved(&mut out, *register, *offset),
            Cfi::RelOffset(register, offset) => {
                self.write_saved(&mut out, *register, offset.wrapping_sub(self.cfa_offset));
            }
            Cfi::ValOffset(register, offset) => {
                let factored = offset.wrapping_div(self.data_factor());
                if factored < 0 {
                    unsigned(&mut out, dw::CFA_VAL_OFFSET_SF, &[of(register)]);
                    write_leb(&mut out, factored, true, 1);
                } else {
                    unsigned(&mut out, dw::CFA_VAL_OFFSET, &[of(register), factored]);
                }
            }
            Cfi::RememberState => out.push(dw::CFA_REMEMBER_STATE),
            Cfi::RestoreState => out.push(dw::CFA_RESTORE_STATE),
            Cfi::SameValue(register) => unsigned(&mut out, dw::CFA_SAME_VALUE, &[of(register)]),
            Cfi::Restore(DwarfReg(register @ 0..64)) => out.push(dw::CFA_RESTORE | *register as u8),
            Cfi::Restore(register) => unsigned(&mut out, dw::CFA_RESTORE_EXTENDED, &[of(register)]),
            Cfi::Undefined(register) => unsigned(&mut out, dw::CFA_UNDEFINED, &[of(register)]),
            Cfi::Register(from, to) => unsigned(&mut out, dw::CFA_REGISTER, &[of(from), of(to)]),
            Cfi::Escape(bytes) => out.extend_from_slice(bytes),
            Cfi::OfTarget(_) => out.extend(self.assembler.frame_directive(cfi).map(|record| record.opcode)),
            Cfi::WindowSave => out.push(dw::CFA_GNU_WINDOW_SAVE),
            Cfi::Label(symbol) => return self.assembler.emit_label(cx, *symbol),
            // These are no instructions.
            Cfi::Sections { .. }
            | Cfi::StartProc { .. }
            | Cfi::EndProc
            | Cfi::Personality { .. }
            | Cfi::Lsda { .. }
            | Cfi::ReturnColumn(_)
            | Cfi::Windows(_)
            | Cfi::SignalFrame => return Ok(()),
        }
        self.bytes(cx, &out)
    }

    /// A register is saved at an offset from the frame's address.
    fn write_saved(&self, out: &mut Vec<u8>, DwarfReg(register): DwarfReg, offset: i64) {
        let factored = offset.wrapping_div(self.data_factor());
        if factored >= 0 && register < 64 {
            out.push(dw::CFA_OFFSET | register as u8);
            write_leb(out, factored, false, 1);
            return;
        }
        out.push(if factored < 0 { dw::CFA_OFFSET_EXTENDED_SF } else { dw::CFA_OFFSET_EXTENDED });
        write_leb(out, register.into(), false, 1);
        write_leb(out, factored, factored < 0, 1);
    }
}

/// Appends the instruction for a step whose distance is known, in the target's byte order.
pub(super) fn encode_step(distance: u64, big_endian: bool, out: &mut SmallVec<[u8; 16]>) {
    let mut number = |opcode: u8, size: usize| {
        out.push(opcode);
        let bytes = distance.to_be_bytes();
        let bytes = &bytes[8 - size..];
        if big_endian {
            out.extend_from_slice(bytes);
        } else {
            out.extend(bytes.iter().rev().copied());
        }
    };
    match distance {
        0 => {}
        1..0x40 => out.push(dw::CFA_ADVANCE_LOC | distance as u8),
        0x40..0x100 => number(dw::CFA_ADVANCE_LOC1, 1),
        0x100..0x1_0000 => number(dw::CFA_ADVANCE_LOC2, 2),
        _ => number(dw::CFA_ADVANCE_LOC4, 4),
    }
}

/// Appends the instruction for a step that relocations fill in; gives offset and bits of the place.
pub(super) fn encode_relocated_step(distance: u64, out: &mut SmallVec<[u8; 16]>) -> Option<(u32, u8)> {
    let (opcode, size, bits) = match distance {
        0 => return None,
        1..0x40 => (dw::CFA_ADVANCE_LOC, 0, 6),
        0x40..0x100 => (dw::CFA_ADVANCE_LOC1, 1, 8),
        0x100..0x1_0000 => (dw::CFA_ADVANCE_LOC2, 2, 16),
        _ => (dw::CFA_ADVANCE_LOC4, 4, 32),
    };
    out.push(opcode);
    out.resize(1 + size, 0);
    Some((u32::from(size > 0), bits))
}
