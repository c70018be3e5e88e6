//! What each instruction does.

use super::decode::{Instruction, Place};
use super::{Machine, Undefined, XX};

type Done<T = ()> = Result<T, Undefined>;

impl Machine {
    /// Executes the instruction at `nx`.
    pub(super) fn execute_next(&mut self) -> Done {
        if self.steps >= self.options.max_steps {
            return Err(Undefined::TooManySteps);
        }
        let instruction = self.memory.instruction(self.nx)?;
        self.steps += 1;
        self.registers[XX as usize] = self.nx.wrapping_add(instruction.length);
        let after_fi = std::mem::replace(&mut self.after_fi, false);
        self.execute(&instruction, after_fi)?;
        self.nx = self.registers[XX as usize];
        Ok(())
    }

    fn execute(&mut self, instruction: &Instruction, after_fi: bool) -> Done {
        let [a, b, c] = instruction.operands;
        match instruction.opcode {
            0x00..=0x07 => {
                let (source, old) = (self.read(a)?, self.read(b)?);
                self.write(b, arithmetic(instruction.opcode, old, source)?)
            }
            // krz, malkrz
            0x08 => {
                let value = self.read(a)?;
                self.write(b, value)
            }
            0x09 => {
                if self.options.strict_flag && !after_fi {
                    return Err(Undefined::StaleFlag);
                }
                if !self.flag {
                    return Ok(());
                }
                let value = self.read(a)?;
                self.write(b, value)
            }
            // krz8i, krz16i, krz8c, krz16c
            0x0a => self.load_part(a, b, 1),
            0x0b => self.load_part(a, b, 2),
            0x0c => self.store_part(a, b, 1),
            0x0d => self.store_part(a, b, 2),
            // inj
            0x20 => {
                Self::independent(b, c)?;
                let (new, old) = (self.read(a)?, self.read(b)?);
                self.write(b, new)?;
                self.write(c, old)
            }
            // lat, latsna: the lower half is the second operand, the upper half the third, and is written first.
            0x28 | 0x29 => {
                Self::independent(c, b)?;
                let (x, y) = (self.read(a)?, self.read(b)?);
                let product = match instruction.opcode {
                    0x28 => u64::from(x) * u64::from(y),
                    _ => (i64::from(x as i32) * i64::from(y as i32)) as u64,
                };
                self.write(c, (product >> 32) as u32)?;
                self.write(b, product as u32)
            }
            fi => {
                self.flag = holds(fi & 0b1111, self.read(a)?, self.read(b)?);
                self.after_fi = true;
                Ok(())
            }
        }
    }

    /// The result written first must not change where the other one goes.
    fn independent(first: Place, second: Place) -> Done {
        match first {
            Place::Register(register) if second.is_addressed_by(register) => Err(Undefined::ResultInAddress),
            _ => Ok(()),
        }
    }

    fn address(&self, base: Option<u8>, index: Option<u8>, displacement: u32) -> u32 {
        let value = |register: Option<u8>| register.map_or(0, |r| self.register(r));
        value(base).wrapping_add(value(index)).wrapping_add(displacement)
    }

    fn read(&mut self, place: Place) -> Done<u32> {
        match place {
            Place::Register(register) => Ok(self.register(register)),
            Place::Constant(value) => Ok(value),
            Place::Memory { base, index, displacement } => {
                self.memory.read(self.address(base, index, displacement), 4)
            }
        }
    }

    fn write(&mut self, place: Place, value: u32) -> Done {
        match place {
            Place::Register(register) => {
                self.set_register(register, value);
                Ok(())
            }
            Place::Memory { base, index, displacement } => {
                self.memory.write(self.address(base, index, displacement), 4, value)
            }
            // The decoder lets no constant stand where something is written.
            Place::Constant(_) => Err(Undefined::NotAnInstruction),
        }
    }

    /// The upper bytes of the source, with sign: of memory, those at the address.
    fn load_part(&mut self, from: Place, to: Place, size: u32) -> Done {
        let value = match from {
            Place::Memory { base, index, displacement } => {
                let value = self.memory.read(self.address(base, index, displacement), size)?;
                value << (32 - 8 * size)
            }
            _ => self.read(from)?,
        };
        self.write(to, (value as i32 >> (32 - 8 * size)) as u32)
    }

    /// The lower bytes of the source go to the upper ones of the destination: of memory, those at the address.
    fn store_part(&mut self, from: Place, to: Place, size: u32) -> Done {
        let value = self.read(from)?;
        match to {
            Place::Memory { base, index, displacement } => {
                self.memory.write(self.address(base, index, displacement), size, value)
            }
            _ => {
                let kept = self.read(to)? & u32::MAX >> (8 * size);
                self.write(to, kept | value << (32 - 8 * size))
            }
        }
    }
}

fn arithmetic(opcode: u8, old: u32, source: u32) -> Done<u32> {
    let amount = || if source < 64 { Ok(source) } else { Err(Undefined::ShiftAmount(source)) };
    Ok(match opcode {
        0x00 => old.wrapping_add(source),
        0x01 => old.wrapping_sub(source),
        0x02 => old & source,
        0x03 => old | source,
        0x04 => old.checked_shr(amount()?).unwrap_or(0),
        0x05 => old.checked_shl(amount()?).unwrap_or(0),
        0x06 => (old as i32 >> amount()?.min(31)) as u32,
        _ => !(old ^ source),
    })
}

/// Conditions by number; a condition and its opposite differ in the lowest bit.
fn holds(condition: u8, a: u32, b: u32) -> bool {
    let (signed_a, signed_b) = (a as i32, b as i32);
    match condition {
        0 => a > b,
        1 => a <= b,
        2 => a >= b,
        3 => a < b,
        6 => a == b,
        7 => a != b,
        8 => signed_a > signed_b,
        9 => signed_a <= signed_b,
        10 => signed_a >= signed_b,
        _ => signed_a < signed_b,
    }
}
