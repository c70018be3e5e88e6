//! Instruction selection: functions of LLVM IR become functions of machine IR.
//!
//! The graph of one basic block at a time goes through the steps of the SelectionDAG process:
//!
//! 1. `build`: the IR instructions of the block as a graph ([`dag`]).
//! 2. `combine`: simplification.
//! 3. `legalize::types`: only types that registers hold.
//! 4. `legalize::ops`: only operations that the target has.
//! 5. `combine` again.
//! 6. `select`: nodes become instructions, by the target's patterns.
//! 7. `emit`: the instructions in an order, as machine IR.
//!
//! Where compile time counts most, one instruction at a time does, and most of them are copies of what another one became:
//! [`fast`].
//!
//! Which types and operations are legal is derived from register classes and patterns ([`legality`]). What neither tables
//! nor rules say, the target's [`Lowering`] does. What is not supported is an [`Unsupported`] that names it.

pub mod build;
pub mod call;
pub mod combine;
pub mod dag;
pub mod draw;
pub mod dump;
pub mod emit;
pub mod exceptions;
pub mod explain;
mod exports;
pub mod fast;
pub mod funclets;
pub mod function_pools;
pub mod fuse_compare_branch;
pub mod legality;
pub mod legalize;
pub mod lowering;
pub mod node_set;
mod quads;
pub mod recorder;
pub mod rewrite;
pub mod select;
pub mod shuffle;
pub mod totality;
pub mod trace;

pub mod debug_records;
mod function;
mod variables;

/// Whether dumps, drawings and explanations are compiled in.
pub const INSTRUMENTS: bool = cfg!(feature = "instruments");

pub use dag::{Dag, Node, Value};
pub use function::{SelectError, SelectOptions, Selection, SelectionContext, select_function};
pub use legality::Legality;
pub use lowering::{ArgLoc, ArgPart, Lowering, Unsupported};
