//! What users add to code generation: a register allocator of their own, and passes over machine code.
//!
//! Both see what the passes of this crate see: tables of the target ([`Isa`]), its behaviour ([`TargetInfo`]), and the function.
//! The machine verifier and the checker of allocations look at what they leave behind
//! ([`CodeGenOptions::verify`](crate::CodeGenOptions::verify)): mistakes are errors that name the pass, not wrong code.

use mir::{Function, Isa, TargetInfo};
use std::fmt::Debug;
use std::sync::Arc;

/// A register allocator.
///
/// Before it there are no PHIs; operands that are one register are the same virtual register; copies, arguments, results and what
/// calls overwrite name physical registers. It replaces every virtual register by one of its class, or by a part of one where an
/// operand has a sub-register index. Registers that the target reserves are not given out ([`TargetInfo::reserved`]). What has no
/// register goes to objects of the frame, which the target's instructions reach ([`TargetInfo::spill`], [`TargetInfo::reload`]).
pub trait RegisterAllocator: Debug + Send + Sync {
    /// The error is a sentence.
    fn allocate(&self, isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) -> Result<(), String>;
}

/// Where a pass stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// Behind selection: the function is in SSA form.
    Selected,
    /// Behind allocation: there are no virtual registers, and no frame yet.
    Allocated,
    /// At the end: what is there is what is written.
    Last,
}

/// A pass over machine code.
pub trait MachinePass: Debug + Send + Sync {
    fn point(&self) -> Point;

    /// Called for each function, from any thread. The error is a sentence.
    fn run(&self, isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) -> Result<(), String>;
}

/// What a user adds.
#[derive(Clone, Debug, Default)]
pub struct Plugins {
    /// Takes the place of the allocators that there are.
    pub allocator: Option<Arc<dyn RegisterAllocator>>,
    /// In the order in which they run at their points.
    pub passes: Vec<Arc<dyn MachinePass>>,
}

impl Plugins {
    /// The passes of a point.
    pub(crate) fn at(&self, point: Point) -> impl Iterator<Item = &dyn MachinePass> {
        self.passes.iter().map(|pass| &**pass).filter(move |pass| pass.point() == point)
    }
}
