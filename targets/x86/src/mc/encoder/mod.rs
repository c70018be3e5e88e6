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
mod layout;
mod memory;
mod numbers;
mod places;
mod prefixes;

use super::facts::AllFacts;
use super::flags::{TsFlags, encoding, field, inst_flags, map};
use super::mode::Mode;
use super::regs::Registers;
use ::mc::encode::{EncodeError, Fixup};
use ::mc::inst::{Inst, Operand};
use ::mc::target::EncodeInput;
use ::mc::{Context, Target};
use bytes::Bytes;
pub use layout::Layout;
use places::Rm;

/// Bytes that an instruction has at most.
const MAX_SIZE: u32 = 15;

/// Appends the bytes of the input's instruction to `out`, and its fixups to `fixups`.
pub fn encode(
    input: &EncodeInput<'_>,
    (registers, facts): (&Registers, &AllFacts),
    out: &mut Vec<u8>,
    fixups: &mut Vec<Fixup>,
) -> Result<(), EncodeError> {
    let inst = input.inst;
    let facts = facts.of(input.target, inst.opcode);
    let operands = inst.operands.as_slice();
    let promoted;
    let (mut ts, mut layout) = (facts.ts, facts.layout.as_ref());
    let has_extended = layout.is_some() && has_extended_register(registers, operands);
    if has_extended && !ts.reaches_all_registers() {
        return Err(EncodeError::NoForm(0));
    }
    if ts.has(field::EVEX_FORM) && is_promoted(ts, inst, has_extended) {
        ts = ts.promoted();
        promoted = Layout::new(ts, facts.first_operand, facts.num_operands);
        layout = promoted.as_ref();
    }
    let mut encoder = Encoder {
        cx: input.cx,
        inst,
        operands,
        mode: Mode::of(input.subtarget),
        registers,
        ts,
        layout: layout.ok_or(EncodeError::NoEncoding)?,
        has_extended,
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

/// Whether an operand is one of the general registers that only APX has.
#[inline]
fn has_extended_register(registers: &Registers, operands: &[Operand]) -> bool {
    let is_extended = |operand: &Operand| matches!(*operand, Operand::Reg(reg) if registers.is_extended(reg));
    operands.iter().any(is_extended)
}

/// Whether an instruction that also has an encoding with EVEX takes that one: it asks for it, or its registers need it.
fn is_promoted(ts: TsFlags, inst: &Inst, has_extended: bool) -> bool {
    inst.flags & inst_flags::ANY_EVEX != 0 || has_extended && !ts.has_short_map_without_vex()
}

/// Whether an instruction has EVEX if its flags ask for it.
pub fn has_encoding(target: &Target, inst: &Inst) -> bool {
    let ts = TsFlags(target.instruction(inst.opcode).ts_flags);
    let asks = inst.flags & inst_flags::ANY_EVEX != 0;
    !asks || ts.has(field::EVEX_FORM) || ts.encoding() == encoding::EncEVEX
}

struct Encoder<'a> {
    cx: &'a Context,
    inst: &'a Inst,
    operands: &'a [Operand],
    mode: Mode,
    registers: &'a Registers,
    ts: TsFlags,
    layout: &'a Layout,
    /// An operand is one of the general registers that only APX has.
    has_extended: bool,
    out: Bytes,
    fixups: &'a mut Vec<Fixup>,
    has_rex: bool,
    has_rex2: bool,
}

type Encode<T> = Result<T, EncodeError>;

impl Encoder<'_> {
    fn run(&mut self) -> Encode<()> {
        let ts = self.ts;
        let places = self.find_places()?;
        self.legacy_prefixes(&places)?;
        match ts.encoding() {
            encoding::EncNormal => self.opcode_prefixes(&places)?,
            encoding::EncVEX | encoding::EncXOP => self.vex(&places)?,
            _ => self.evex(&places)?,
        }
        let condition = match self.layout.condition {
            Some(at) => self.constant(at.into())? as u8,
            None => 0,
        };
        if ts.map() == map::MapThreeDNow {
            // The opcode stands at the end.
            self.out.extend([0x0f, 0x0f]);
        } else {
            self.out.push(ts.opcode() + places.in_opcode.low_bits() + condition);
        }
        let reg = self.reg_field(&places);
        match &places.rm {
            Rm::None => {}
            Rm::Register(rm) => self.out.push(0b11_000_000 | reg << 3 | rm.low_bits()),
            Rm::Fixed(byte) => self.out.push(byte | reg << 3),
            Rm::Memory(memory) => self.memory(memory, reg)?,
        }
        self.tail()
    }
}
