//! A code generator as a library: LLVM IR in; machine code in memory, assembly or objects out.
//!
//! ```
//! use codewright::{Jit, Module};
//!
//! let module = Module::parse("
//!     define i64 @square(i64 %x) {
//!       %product = mul i64 %x, %x
//!       ret i64 %product
//!     }")?;
//! let jit = Jit::new()?;
//! jit.add(module)?;
//! let square = jit.function::<fn(i64) -> i64>("square")?;
//! // SAFETY: `square` is plain arithmetic; the look-up compared its type.
//! assert_eq!(unsafe { square.call((12,)) }, 144);
//! # Ok::<(), codewright::Error>(())
//! ```
//!
//! * [`Module`]: read from text or bitcode, built, checked, printed.
//! * [`FunctionBuilder`]: functions with variables, without thought of SSA form.
//! * [`TargetMachine`]: what code is made for; assembly and objects.
//! * [`Jit`]: code in the memory of this process.
//!
//! Errors are values ([`Error`]). Nothing prints, exits or aborts, and no input panics.
//!
//! # Trust
//! Code that is called does what its module says, as a library does that is linked: nothing here can check it. So looking a
//! function up is safe, and compares its type; [calling](Function::call) it is `unsafe`. Modules come from your program, or from
//! whomever you would let write your program.
//!
//! # Targets
//! A feature each: `x86` (64 bits, on by default), `aarch64`, `riscv`, `sparc`: [`TargetMachine::for_triple`]. With the feature
//! `describe` any other machine can be read from its description in TableGen's language: `TargetMachine::described`. Objects
//! are ELF.

mod builder;
mod error;
mod jit;
mod module;
mod registry;
mod target;

pub use builder::{FunctionBuilder, Variable};
pub use error::{Error, Result};
pub use ir::inst::{FloatPredicate, IntPredicate};
pub use ir::{Block, Opcode, Type, Value};
pub use jit::{Added, Function, Jit};
pub use module::Module;
pub use target::{OptLevel, TargetMachine};

/// Machine code as passes see it, for allocators and passes of one's own ([`TargetMachine::with_allocator`],
/// [`TargetMachine::with_pass`]).
pub mod machine_code {
    pub use codegen::plugin::{MachinePass, Point, RegisterAllocator};
    pub use mc::Reg as PhysicalReg;
    pub use mir::frame::ObjectKind;
    pub use mir::target::Place;
    pub use mir::{
        Block, FrameIndex, Function, Inst, Isa, Operand, Reg, RegFlags, RegOperand, TargetInfo, opcode,
    };
}

/// Arguments of a program, for [constructors](::jit::Session::initialize).
pub use ::jit::Arguments;

/// Types of functions that can be called: `fn(i32, f64) -> i32`, up to six scalars.
pub use ::jit::call::{Scalar, Signature};
