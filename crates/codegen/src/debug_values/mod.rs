//! Where variables are at each place of a function ([`mir::debug_values`]).
//!
//! [`values`] runs once before PHIs are eliminated: virtual registers in steps become values. [`locations`] runs once when
//! registers are given out and blocks are in their order: a data-flow analysis finds the registers and spill slots that have
//! each value, and leaves `Move` steps for emission. Functions without debug records are passed over.

mod holdings;
pub(crate) mod locations;
pub(crate) mod values;
