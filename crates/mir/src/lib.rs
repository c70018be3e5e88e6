//! Machine IR: functions made of a target's instructions, from selection to emission.
//!
//! A [`Function`] owns blocks, instructions, operands and what they refer to: stack objects ([`frame`]), constants, virtual
//! registers. It is in SSA form (every virtual register has one definition, joins are `PHI`) until phi elimination, and
//! has physical registers only after allocation. Opcodes are those of the target's image; the generic ones
//! ([`opcode`]) come first and have the same numbers in every target.
//!
//! * [`operand`]: registers and operands. [`function`]: blocks and instructions. [`frame`]: the stack.
//! * [`debug_values`]: variables of the source. [`flow`]: dominators, loops, frequencies. [`target`]: what passes ask the
//!   target. [`print`]: dumps;
//!   [`text`]: `.mir` files, printed and read. [`verify`]: the rules; [`properties`]: what holds
//!   between passes. [`function_attributes`]: what attributes ask for.

pub mod debug_values;
pub mod flow;
pub mod frame;
pub mod funclets;
pub mod function;
pub mod function_attributes;
pub mod inline_asm;
pub mod liveness;
mod machine_facts;
pub mod named_registers;
pub mod narrow_numbers;
pub mod opcode;
pub mod operand;
pub mod print;
pub mod properties;
pub mod target;
pub mod text;
pub mod verify;
mod view;

pub use flow::Flow;
pub use frame::{Frame, FrameIndex};
pub use function::{Block, Function, Inst, MemOperand, MemRef};
pub use operand::{Operand, Reg, RegFlags, RegOperand};
pub use properties::Properties;
pub use target::{Isa, TargetInfo};
