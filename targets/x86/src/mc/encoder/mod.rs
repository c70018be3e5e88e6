//! The encoder: puts the bytes of an instruction together from its form and its other facts (see `td/Formats.td`).
//!
//! Operands are first sorted into the places that an encoding has ([`Places`]): register field, register or memory of ModRM,
//! VEX.vvvv, register in the opcode, immediates. From then on the form does not matter: prefixes, escape, opcode, ModRM, SIB,
//! displacement and immediates follow each other, each a small function of the places. Where several encodings mean the
//! same, the shortest is taken, and of those the one that LLVM takes: two-byte VEX, displacements of 8 bits, no SIB byte.
//!
//! Sources: Intel's manual, volume 2, chapter 2; AMD's, volume 3, chapter 1.
//! Cost: linear in the bytes.

mod bytes;
mod evex;
mod memory;
mod numbers;
mod places;
mod prefixes;

use super::facts::{AllFacts, Facts};
use super::flags::{TsFlags, encoding, form, inst_flags, map};
use super::mode::Mode;
use super::regs::Registers;
use ::mc::encode::{EncodeError, Fixup};
use ::mc::inst::Inst;
use ::mc::target::EncodeInput;
use ::mc::{Context, Target};
use bytes::Bytes;
use places::{Places, Rm};

/// Bytes that an instruction has at most.
const MAX_SIZE: u32 = 15;

/// Appends the bytes of the input's instruction to `out`, and its fixups to `fixups`.
pub fn encode(
    input: &EncodeInput<'_>,
    (registers, facts): (&Registers, &AllFacts),
    out: &mut Vec<u8>,
    fixups: &mut Vec<Fixup>,
) -> Result<(), EncodeError> {
    let desc = input.target.instruction(input.inst.opcode);
    let ts = TsFlags(desc.ts_flags);
    if ts.form() == form::Pseudo {
        return Err(EncodeError::NoEncoding);
    }
    let mut encoder = Encoder {
        target: input.target,
        cx: input.cx,
        inst: input.inst,
        mode: Mode::of(input.subtarget),
        registers,
        ts,
        facts: facts.of(input.target, input.inst.opcode),
        out: Bytes::new(),
        fixups,
        has_rex: false,
        has_rex2: false,
    };
    encoder.run()?;
    if encoder.out.len() > MAX_SIZE as usize {
        return Err(EncodeError::TooLong(MAX_SIZE));
    }
    out.extend_from_slice(encoder.out.as_slice());
    Ok(())
}

/// Whether an instruction has EVEX if its flags ask for it.
pub fn has_encoding(target: &Target, inst: &Inst) -> bool {
    let ts = TsFlags(target.instruction(inst.opcode).ts_flags);
    let asks = inst.flags & inst_flags::ANY_EVEX != 0;
    !asks || ts.has_evex_form() || ts.encoding() == encoding::EncEVEX
}

struct Encoder<'a> {
    target: &'a Target,
    cx: &'a Context,
    inst: &'a Inst,
    mode: Mode,
    registers: &'a Registers,
    ts: TsFlags,
    facts: &'a Facts,
    out: Bytes,
    fixups: &'a mut Vec<Fixup>,
    has_rex: bool,
    has_rex2: bool,
}

type Encode<T> = Result<T, EncodeError>;

impl Encoder<'_> {
    fn run(&mut self) -> Encode<()> {
        let has_extended = self.has_extended_register();
        self.promote(has_extended)?;
        let ts = self.ts;
        let mut places = Places::default();
        self.find_places(&mut places)?;
        self.legacy_prefixes(&places)?;
        match ts.encoding() {
            encoding::EncNormal => self.opcode_prefixes(&places, has_extended)?,
            encoding::EncVEX | encoding::EncXOP => self.vex(&places)?,
            _ => self.evex(&places)?,
        }
        let mut opcode = ts.opcode();
        if let Some(reg) = places.in_opcode {
            opcode += self.encoding(reg) & 7;
        }
        opcode += places.condition;
        if ts.map() == map::MapThreeDNow {
            // The opcode stands at the end.
            self.out.extend([0x0f, 0x0f]);
        } else {
            self.out.push(opcode);
        }
        self.out.extend(places.fixed);
        match &places.rm {
            Rm::None => {}
            &Rm::Register(rm) => {
                let reg = self.reg_field(&places);
                let rm = self.encoding(rm) & 7;
                self.out.push(0b11_000_000 | reg << 3 | rm);
            }
            Rm::Memory(memory) => self.memory(memory, self.reg_field(&places), places.immediates)?,
        }
        self.immediates(&places)
    }

    /// Whether an operand is one of the general registers that only APX has.
    fn has_extended_register(&self) -> bool {
        self.inst
            .operands
            .iter()
            .any(|operand| operand.as_reg().is_some_and(|reg| self.registers.is_extended(self.target, reg)))
    }

    /// Takes the encoding with EVEX where the instruction asks for it or its registers need it.
    fn promote(&mut self, has_extended: bool) -> Encode<()> {
        let ts = self.ts;
        if has_extended && !ts.reaches_all_registers() {
            return Err(EncodeError::NoForm(0));
        }
        let is_legacy = ts.encoding() == encoding::EncNormal;
        let has_rex2 = is_legacy && matches!(ts.map(), map::MapOB | map::MapTB);
        if ts.has_evex_form() && (self.inst.flags & inst_flags::ANY_EVEX != 0 || has_extended && !has_rex2) {
            self.ts = ts.promoted();
        }
        Ok(())
    }
}
