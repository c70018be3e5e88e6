//! Register allocation: functions whose values are in virtual registers get those of the machine.
//!
//! * [`phi`]: joins become copies. [`two_address`]: operands that must be one register become one.
//! * [`slots`], [`intervals`]: where values are live. [`coalesce`]: copies disappear.
//! * [`fast`]: the allocator that looks at one block at a time. [`basic`], [`greedy`], [`linear_scan`], [`pbqp`]: those that look
//!   at whole functions, over one [`allocation`] with its interference [`matrix`] and [`occupancy`]; [`split`], [`spill`] and
//!   [`rematerialize`] for what finds no place; [`rewrite`] at the end. [`remat_values`] says which of several values a register
//!   has, where that matters to the spiller.
//! * [`check`]: whether the result computes what the function did.

pub mod allocation;
pub mod basic;
pub mod check;
pub mod coalesce;
pub mod fast;
pub mod greedy;
pub mod intervals;
pub mod linear_scan;
pub mod matrix;
pub mod occupancy;
pub mod pbqp;
pub mod phi;
pub mod recolor;
pub mod registers;
pub mod remat_values;
pub mod rematerialize;
pub mod rewrite;
pub mod slots;
pub mod spill;
pub mod split;
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
