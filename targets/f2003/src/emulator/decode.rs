//! From bytes to instructions, written down from the published encoding and from nothing else.
//!
//! An instruction is an opcode byte and its operands with sources first; an operand is a byte `rrrmmmmm` and up to four
//! bytes more.

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Register(u8),
    Constant(u32),
    /// The sum of registers and a displacement.
    Memory {
        base: Option<u8>,
        index: Option<u8>,
        displacement: u32,
    },
}

impl Place {
    /// Whether the address of a place depends on the register.
    pub fn is_addressed_by(self, register: u8) -> bool {
        match self {
            Place::Memory { base, index, .. } => base == Some(register) || index == Some(register),
            _ => false,
        }
    }
}

/// An instruction: its opcode as in the encoding, its operands with sources first, and its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instruction {
    pub opcode: u8,
    pub operands: [Place; 3],
    pub length: u32,
}

/// The number of operands, and how many of them, from the end, are written.
fn shape(opcode: u8) -> Option<(usize, usize)> {
    Some(match opcode {
        0x00..=0x0d => (2, 1),
        // The lowest four bits are the condition; six of them mean nothing.
        0x14 | 0x15 | 0x1c..=0x1f => return None,
        0x10..=0x1b => (2, 0),
        0x20 | 0x28 | 0x29 => (3, 2),
        _ => return None,
    })
}

/// Decodes the instruction at the start of `bytes`.
pub fn decode(bytes: &[u8]) -> Option<Instruction> {
    let opcode = *bytes.first()?;
    let (count, written) = shape(opcode)?;
    let mut operands = [Place::Constant(0); 3];
    let mut at = 1;
    for (index, operand) in operands.iter_mut().enumerate().take(count) {
        let length;
        (*operand, length) = place(bytes.get(at..)?)?;
        if index >= count - written && matches!(operand, Place::Constant(_)) {
            return None;
        }
        at += length;
    }
    Some(Instruction { opcode, operands, length: at as u32 })
}

/// An operand and its length.
fn place(bytes: &[u8]) -> Option<(Place, usize)> {
    let first = *bytes.first()?;
    let (register, mode) = (first >> 5, first & 0b11111);
    let number = |size: usize| {
        let bytes = bytes.get(1..1 + size)?;
        Some(bytes.iter().fold(0u32, |value, &byte| value << 8 | u32::from(byte)))
    };
    let named = |register: u8| matches!(register, 0..=3 | 5 | 7).then_some(register);
    let near =
        |displacement: u32| Some(Place::Memory { base: Some(named(register)?), index: None, displacement });
    // Without a register, its bits are zero.
    let alone = |place: Place| (register == 0).then_some(place);
    Some(match mode {
        0b00000 => (Place::Register(named(register)?), 1),
        0b00100 => (alone(Place::Constant(number(1)?))?, 2),
        0b00101 => (alone(Place::Constant(number(2)?))?, 3),
        0b00110 => (alone(Place::Constant(number(4)?))?, 5),
        0b01110 => (alone(Place::Memory { base: None, index: None, displacement: number(4)? })?, 5),
        0b10000 => (near(0)?, 1),
        0b10100 => (near(number(1)? as u8 as i8 as u32)?, 2),
        0b10101 => (near(number(2)? as u16 as i16 as u32)?, 3),
        0b10110 => (near(number(4)?)?, 5),
        0b11000..=0b11111 => {
            let index = Some(named(mode & 0b111)?);
            (Place::Memory { base: Some(named(register)?), index, displacement: 0 }, 1)
        }
        _ => return None,
    })
}
