//! What linking in memory has to know of a machine: what its relocations mean, and code that reaches any address.
//!
//! One [`Machine`] per machine of ELF; a new one is a file here and a row in [`MACHINES`]. The document that describes the
//! code generator calls this TargetJITInfo.

mod x86_64;

/// See the module text.
#[derive(Debug)]
pub struct Machine {
    /// `EM_*`
    pub number: u16,
    /// The architecture as the Rust compiler names it: code for it runs where this crate was compiled for it.
    pub architecture: &'static str,
    /// What else triples call it.
    pub other_names: &'static [&'static str],
    /// What a relocation asks for; none if it is not supported.
    pub form: fn(u32) -> Option<Form>,
    /// Code at the first address that jumps to where the slot at the second address says.
    pub jump: fn(u64, u64) -> [u8; JUMP_BYTES],
    /// Code at the first address that hands a number to the code whose address is in the slot at the second.
    pub lazy_entry: fn(u64, u64, u32) -> [u8; LAZY_BYTES],
}

/// Bytes of a jump through a slot, padded.
pub const JUMP_BYTES: usize = 16;
/// Bytes of a lazy entry, padded.
pub const LAZY_BYTES: usize = 16;

/// What a relocation asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    pub value: Value,
    /// Bytes of the place.
    pub bytes: u8,
    pub range: Range,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing.
    Nothing,
    /// The address of the symbol.
    Address,
    /// Its distance from the place.
    Distance,
    /// The same for a call or jump, which may go by way of other code.
    Branch,
    /// The distance of a slot with the symbol's address from the place.
    Slot,
    /// The distance of the description of a thread-local variable from the place.
    ThreadVariable,
    /// The distance of the description of the unit's thread-local data.
    ThreadData,
    /// The offset of a variable in the unit's thread-local data.
    ThreadOffset,
    /// The size of the symbol.
    Size,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    Signed,
    Unsigned,
    /// Whatever fits one way or the other.
    Either,
    /// All bits there are.
    Whole,
}

const MACHINES: &[Machine] = &[x86_64::MACHINE];

impl Machine {
    /// By its number in object files.
    pub fn of_number(number: u16) -> Option<&'static Machine> {
        MACHINES.iter().find(|machine| machine.number == number)
    }

    /// Whether code for a triple runs on it.
    pub fn runs(&self, triple: &str) -> bool {
        let architecture = triple.split('-').next().unwrap_or("");
        architecture == self.architecture || self.other_names.contains(&architecture)
    }

    /// The one that this process runs on.
    pub fn of_host() -> Option<&'static Machine> {
        MACHINES.iter().find(|machine| machine.architecture == std::env::consts::ARCH)
    }
}
