//! Compact unwind encodings of i386 and x86-64: what `mach-o/compact_unwind_encoding.h` of Apple's libunwind describes.
//!
//! A procedure has a frame record and registers saved right below it, or none, and then its stack has a size that fits in the
//! encoding or that stands in the instruction which makes room. Of six registers the encoding says which are saved, in which
//! order.

use mc::debug::{Cfi, DwarfReg};

const FRAME: u32 = 0x0100_0000;
const STACK: u32 = 0x0200_0000;
const STACK_IN_INSTRUCTION: u32 = 0x0300_0000;

/// How many registers an encoding has room for.
const MAX_SAVED: usize = 6;

/// What differs between the modes.
#[derive(Debug)]
struct Machine {
    word_bytes: u64,
    /// DWARF numbers of the registers that encodings know, in the order of their numbers there; the last one is the frame's.
    registers: [u32; MAX_SAVED],
    /// Bytes of the instruction that sets the frame register, and of the one that makes room before the number in it.
    move_bytes: u32,
    sub_opcode_bytes: u32,
}

const BITS_64: Machine =
    Machine { word_bytes: 8, registers: [3, 12, 13, 14, 15, 6], move_bytes: 3, sub_opcode_bytes: 3 };
/// EBX, ECX, EDX, EDI, ESI, EBP.
const BITS_32: Machine =
    Machine { word_bytes: 4, registers: [3, 1, 2, 7, 6, 4], move_bytes: 2, sub_opcode_bytes: 2 };

impl Machine {
    /// The number that encodings have for a register.
    fn number(&self, register: u32) -> Option<u32> {
        self.registers.iter().position(|&known| known == register).map(|index| index as u32 + 1)
    }

    fn frame_register(&self) -> u32 {
        self.registers[MAX_SAVED - 1]
    }
}

/// Bytes of the instruction that pushes a register.
fn push_bytes(register: u32) -> u32 {
    if register >= 8 { 2 } else { 1 }
}

/// What the instructions say, read in order.
struct Shape {
    machine: &'static Machine,
    has_frame: bool,
    /// Words of the whole frame.
    stack_words: u64,
    /// In the order of their directives.
    saved: Vec<u32>,
    /// The distance of the saved register closest to the frame's address.
    nearest: Option<u64>,
    /// Bytes of code of the pushes and of setting the frame register.
    code_bytes: u32,
}

impl Shape {
    fn of(instructions: &[&Cfi], machine: &'static Machine) -> Option<Shape> {
        let mut shape = Shape {
            machine,
            has_frame: false,
            stack_words: 0,
            saved: Vec::new(),
            nearest: None,
            code_bytes: 0,
        };
        for &cfi in instructions {
            match *cfi {
                Cfi::DefCfaRegister(DwarfReg(register)) if register == machine.frame_register() => {
                    shape.has_frame = true;
                    shape.saved.clear();
                    shape.nearest = None;
                    shape.code_bytes += machine.move_bytes;
                }
                Cfi::DefCfaOffset(offset) => shape.stack_words = offset as u64 / machine.word_bytes,
                Cfi::Offset(DwarfReg(register), offset) if shape.saved.len() < MAX_SAVED => {
                    shape.saved.push(register);
                    let distance = offset.unsigned_abs();
                    shape.nearest = Some(shape.nearest.map_or(distance, |nearest| nearest.min(distance)));
                    shape.code_bytes += push_bytes(register);
                }
                _ => return None,
            }
        }
        Some(shape)
    }

    /// Three bits for each register, the last saved first; how many words they take is in the third byte.
    fn with_frame(&self) -> Option<u32> {
        let below_record = 3 * self.machine.word_bytes;
        if self.nearest.is_some_and(|nearest| nearest != below_record) {
            return None;
        }
        let mut registers = 0;
        for (place, &register) in self.saved.iter().enumerate() {
            registers |= self.machine.number(register)? << (3 * place);
        }
        Some(FRAME | (self.saved.len() as u32) << 16 | registers & 0x7fff)
    }

    /// How many registers, in which of the possible orders.
    fn without_frame(&self) -> Option<u32> {
        let pushed = self.saved.len() as u32;
        let size = match u8::try_from(self.stack_words) {
            Ok(words) => STACK | u32::from(words) << 16,
            Err(_) if pushed < 7 => {
                let place = self.machine.sub_opcode_bytes + self.code_bytes;
                STACK_IN_INSTRUCTION | (place & 0xff) << 16 | (pushed + 1) << 13
            }
            Err(_) => return None,
        };
        let numbers: Option<Vec<u32>> =
            self.saved.iter().map(|&register| self.machine.number(register)).collect();
        Some(size | pushed << 10 | order(&numbers?))
    }
}

/// The number of an order of registers. Each counts among those that are left when the ones before it are taken away; the digits
/// have bases from 6 downwards, but a digit that has only one value left is not written.
fn order(numbers: &[u32]) -> u32 {
    let mut code = 0;
    let mut left = MAX_SAVED as u32;
    for (place, &number) in numbers.iter().enumerate() {
        let smaller = numbers[..place].iter().filter(|&&before| before < number).count() as u32;
        code = code * left + (number - 1 - smaller);
        left -= 1;
    }
    code
}

/// The encoding, if there is one.
pub fn encode(instructions: &[&Cfi], is_64: bool) -> Option<u32> {
    let shape = Shape::of(instructions, if is_64 { &BITS_64 } else { &BITS_32 })?;
    if shape.has_frame { shape.with_frame() } else { shape.without_frame() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RBP: u32 = 6;

    fn encoding(instructions: &[Cfi]) -> Option<u32> {
        encode(&instructions.iter().collect::<Vec<_>>(), true)
    }

    #[test]
    fn frames_have_registers_below_the_record() {
        let record =
            [Cfi::DefCfaOffset(16), Cfi::Offset(DwarfReg(RBP), -16), Cfi::DefCfaRegister(DwarfReg(RBP))];
        assert_eq!(encoding(&record), Some(0x0100_0000));
        let mut saved = record.to_vec();
        saved.extend([Cfi::Offset(DwarfReg(3), -32), Cfi::Offset(DwarfReg(14), -24)]);
        assert_eq!(encoding(&saved), Some(0x0102_0021));
        saved.push(Cfi::RememberState);
        assert_eq!(encoding(&saved), None);
    }

    #[test]
    fn orders_are_numbered() {
        assert_eq!(order(&[1]), 0);
        assert_eq!(order(&[6]), 5);
        assert_eq!(order(&[1, 2]), 0);
        assert_eq!(order(&[6, 5]), 5 * 5 + 4);
    }
}
