//! Code generation: a module of LLVM IR becomes assembly or an object.
//!
//! [`compile`] takes every function through the [`pipeline`] and hands instructions and data to one
//! [`mc::Streamer`]. A target takes part through a [`TargetMachine`].
//!
//! * [`pipeline`]: the passes over a function, in order; `pass`: what each says of itself. [`instrument`]: which of them
//!   run, and what is shown.
//!   [`frame`]: where stack objects are; [`cfi`]: and what unwinders are told. [`convention`]: calling conventions of
//!   descriptions, carried out.
//! * [`prepare`]: the module before that.
//! * [`constructs`]: which constructs of IR are supported, and errors for those that are not.
//! * [`generic`]: a target that is nothing but its description.
//! * [`block_sections`]: parts of functions that are apart.
//! * `recorder`: what `--explain` shows. `workspace`: what one compilation leaves to the next.
//! * [`names`]: opcodes, registers and nodes that a target's code names.
//! * [`emit`]: functions, globals and symbols as directives.

pub mod block_sections;
pub mod branch_folder;
pub mod cfi;
pub mod constructs;
pub mod convention;
mod debug_info;
mod debug_values;
mod debugger;
pub mod drawings;
pub mod emit;
pub mod frame;
pub mod generic;
pub mod instrument;
pub mod names;
mod object_order;
pub(crate) mod pass;
pub mod passes;
pub mod pipeline;
pub mod plugin;
pub mod prepare;
mod recorder;
mod tail_merge;
mod workspace;

pub use block_sections::{BlockSections, Clusters};
pub use debugger::Debugger;
pub use emit::{Shown, Source, Variant, Variants, compile, line_table_format};
pub use frame::FramePointer;
pub use instrument::{Boundary, Changed, Dump, Part};
pub use names::Missing;
pub use pipeline::{Allocator, CodeGenOptions};
pub use plugin::Plugins;
pub use workspace::Workspaces;

use isel::Lowering;
use mir::TargetInfo;

/// How `llvm.eh.sjlj.setjmp` and `llvm.eh.sjlj.longjmp` are carried out: in assembly.
#[derive(Clone, Debug)]
pub struct LongJumps {
    /// Bytes of each of the words that a function notes: its frame pointer, where it goes on, and its stack pointer.
    pub word_bytes: u8,
    /// As constraints: all registers but the stack pointer and the frame pointer.
    pub clobbers: String,
    /// Loads these two from the words and jumps.
    pub jump: &'static str,
    pub jump_constraints: &'static str,
}

/// A part of what `llvm.init.trampoline` writes, in its order.
#[derive(Clone, Copy, Debug)]
pub enum TrampolinePart {
    Bytes(&'static [u8]),
    /// The address of the function, in as many bytes as it takes.
    Function,
    /// The same of its static chain.
    Chain,
    /// How far the function is from behind this part, in 32 bits.
    Distance,
}

/// Where the value is that stack protection compares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StackGuard {
    /// In the variable of this name, in an address space; the library has one.
    Variable { name: Option<String>, space: u32 },
    /// At an address of an address space.
    Address { space: u32, offset: i64 },
    /// So many bytes behind the thread pointer.
    Thread { offset: i64 },
    /// In a variable with which a function of the library compares what was kept.
    Checked(&'static CheckedGuard),
}

/// See [`StackGuard::Checked`].
#[derive(Debug, PartialEq, Eq)]
pub struct CheckedGuard {
    pub variable: &'static str,
    pub function: &'static str,
    pub calling_conv: ir::CallingConv,
    /// The argument of the function is marked as one for a register.
    pub in_register: bool,
}

/// The guard of a machine that has it in a variable, if a module asks for none elsewhere.
fn variable_guard(flag: Option<&str>) -> Result<StackGuard, String> {
    match flag {
        None | Some("global") => Ok(StackGuard::Variable { name: None, space: 0 }),
        Some(place) => Err(format!("a stack protector that compares a value of '{place}'")),
    }
}

/// A target as code generation sees it: tables, and what they cannot say.
pub trait TargetMachine: Send + Sync {
    fn info(&self) -> &dyn TargetInfo;
    fn lowering(&self) -> &dyn Lowering;
    /// The data layout that modules for this machine have.
    fn data_layout(&self, subtarget: &mc::Subtarget) -> String;
    /// What stack protection compares. The error says what the module asks for and the target cannot do.
    fn stack_guard(&self, module: &ir::Module) -> Result<StackGuard, String> {
        variable_guard(module.flag_string(b"stack-protector-guard").as_deref())
    }
    /// Jumps to where another function noted its frame, if there are any.
    fn long_jumps(&self) -> Option<LongJumps> {
        None
    }
    /// Code that calls a function of a convention with a static chain, if there is any.
    fn trampoline(&self, _convention: ir::CallingConv) -> Option<&'static [TrampolinePart]> {
        None
    }
    /// What linkers are told about all code of a module (`.note.gnu.property`): numbers and values.
    fn properties(&self, _module: &ir::Module) -> Vec<(u32, u32)> {
        Vec::new()
    }
    /// Functions that code for this machine calls and brings along, as assembly; empty if there are none.
    fn functions_in_assembly(&self) -> String {
        String::new()
    }
    /// What the pass is called that prepares registers for allocation; empty if there is none.
    fn allocation_pass(&self) -> &str {
        ""
    }
    /// What the pass is called that puts in what the processor wants between code of different extensions; empty if there is
    /// none.
    fn transition_pass(&self) -> &str {
        ""
    }
    /// The same pass, on physical registers, when the order of blocks is decided.
    fn mark_transitions(&self, _isa: &mir::Isa<'_>, _func: &mut mir::Function) {}
    /// What the pass is called that replaces what is slow; empty if there is none.
    fn tuning_pass(&self) -> &str {
        ""
    }
    /// On physical registers, when all else is decided: instructions that are slow on the processor at hand become others.
    fn tune(&self, _isa: &mir::Isa<'_>, _func: &mut mir::Function) {}
    /// What the pass is called that fills delay slots; empty if there are none.
    fn delay_slot_pass(&self) -> &str {
        ""
    }

    /// Branches (`one`), each with the one that executes what is in its delay slot only if it is taken (`other`).
    fn annulled_branches(&self) -> &[tables::machine::Counterparts] {
        &[]
    }
    /// What the pass that carries out late expansions is called; empty if there are none.
    fn late_pass(&self) -> &str {
        ""
    }
}
