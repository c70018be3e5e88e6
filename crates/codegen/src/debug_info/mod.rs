//! Debug information: what debuggers are told of a program.
//!
//! It is collected in two steps. While a function is emitted, on whatever thread, a [`FunctionDebugInfo`] is made of it: which
//! lexical scopes its instructions belong to, marked by labels, and where its variables are ([`scopes`], [`locations`]). When
//! all functions are there, a [`Writer`] makes sections of the records and of the metadata of the module, which it reads in
//! place ([`metadata`]). Records are independent of the format, of which there are two, [`dwarf`] and [`codeview`].
//!
//! Nothing here changes code: labels are all that is added to the sections of functions.
//!
//! Cost: linear in instructions and in the metadata that is reached.

pub(crate) mod calls;
pub(crate) mod codeview;
mod constant_variables;
pub(crate) mod dwarf;
pub(crate) mod labels;
pub(crate) mod location_lists;
pub(crate) mod locations;
pub(crate) mod metadata;
pub(crate) mod scopes;

use crate::debugger::Debugger;
use crate::emit::{Emitter, Result};
use calls::CallRecord;
use ir::Global;
use labels::LabelRecord;
use locations::VariableRecord;
use mc::debug::DwarfReg;
use metadata::Node;
use scopes::ScopeRecord;

/// What is known of a function once it is emitted.
#[derive(Clone, Debug)]
pub(crate) struct FunctionDebugInfo {
    pub global: Global,
    /// The register from which most stack objects are found.
    pub frame_base: Option<DwarfReg>,
    /// Scopes with instructions; the first is the function itself, others come after those they are in.
    pub scopes: Vec<ScopeRecord>,
    /// Subprograms that code was inlined of, in the order in which they were met.
    pub inlined: Vec<Node>,
    pub variables: Vec<VariableRecord>,
    pub labels: Vec<LabelRecord>,
    /// The function may do without a frame pointer.
    pub may_omit_frame_pointer: bool,
    /// Calls that the code makes.
    pub calls: Vec<CallRecord>,
    /// What is told of it in CodeView only, if the module is to have that.
    pub codeview: Option<codeview::function::FunctionRecord>,
}

/// How DWARF is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    pub version: u16,
    pub debugger: Debugger,
    /// Bytes of lengths and of offsets: 4, or 8 in the 64-bit format.
    pub offset_bytes: u8,
    /// `.debug_aranges` says which unit an address belongs to.
    pub lists_ranges: bool,
    /// Whether there is an index of names, if not by version and debugger.
    pub accelerates: Option<bool>,
    /// Linkage names are said of all functions and variables, and not only of functions that were inlined.
    pub all_linkage_names: bool,
}

/// A format of debug information.
pub(crate) trait Writer {
    /// Writes the sections that describe the module, whose functions have been emitted and are given in their order.
    fn write(&self, emitter: &mut Emitter<'_>, functions: &[FunctionDebugInfo]) -> Result<()>;
}
