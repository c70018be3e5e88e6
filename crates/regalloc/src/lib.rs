//! Register allocation: functions whose values are in virtual registers get those of the machine.
//!
//! * [`phi`]: joins become copies. [`two_address`]: operands that must be one register become one.
//! * [`fast`]: the allocator that looks at one block at a time.

pub mod fast;
pub mod phi;
pub mod two_address;

/// A function that cannot be allocated: an instruction wants more registers at once than there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutOfRegisters {
    /// The instruction, as text.
    pub inst: String,
}

impl std::fmt::Display for OutOfRegisters {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ran out of registers for '{}'", self.inst)
    }
}

impl std::error::Error for OutOfRegisters {}
