//! The width of the processor's mode.

use mc::Subtarget;

/// The processor runs code of so many bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Bits16,
    Bits32,
    Bits64,
}

impl Mode {
    /// The mode of a subtarget: hardware modes are numbered in the order of their names, after the default one, which has 32
    /// bits.
    #[inline]
    pub fn of(subtarget: &Subtarget) -> Mode {
        match subtarget.mode {
            1 => Mode::Bits16,
            2 => Mode::Bits64,
            _ => Mode::Bits32,
        }
    }
}
