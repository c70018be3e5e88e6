//! What only CodeView tells of a function, as emission finds it out.

use crate::debug_info::metadata::Node;

/// A call that was inlined.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    /// The location of the call.
    pub at: Node,
    pub inlinee: Option<Node>,
    pub id: u32,
    /// The call whose code it was inlined into, by index; the function if there is none.
    pub parent: Option<usize>,
}

/// What only CodeView tells of a function.
#[derive(Clone, Debug)]
pub(crate) struct FunctionRecord {
    pub id: u32,
    /// There are lines; nothing is said of a function without.
    pub has_lines: bool,
    /// In the order in which they were met.
    pub sites: Vec<Site>,
    pub frame: FrameRecord,
}

/// The frame of a function.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct FrameRecord {
    /// Bytes of all of it, and of registers that are saved there.
    pub size_bytes: u64,
    pub saved_bytes: u64,
    /// From which register variables and parameters are found: [`frame_flags`](super::frame_flags).
    pub local_register: u32,
    pub parameter_register: u32,
    pub flags: u32,
}
