//! What linking in memory has to know of a machine: what its relocations mean, and code that reaches any address.
//!
//! One [`Machine`] per machine of ELF; a new one is a file here and a row in [`MACHINES`]. The document that describes the
//! code generator calls this TargetJITInfo. A file says what a relocation asks for; how a number is stored in an instruction
//! is known from the target's description ([`mc::relocation`]). What only a process on the machine can do is in
//! [`crate::host`].

mod aarch64;
mod riscv64;
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
    /// Code at the first address that jumps to where a slot says, and counts down; below zero it goes another way.
    pub counted_jump: fn(u64, Counted) -> [u8; COUNTED_BYTES],
}

/// What a counted jump refers to.
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    /// The address of a number of 32 bits.
    pub counter: u64,
    pub slot: u64,
    /// Where it goes once the number is negative: at most 100 bytes away.
    pub below_zero: u64,
}

/// Bytes of a jump through a slot, padded.
pub const JUMP_BYTES: usize = 16;
/// Bytes of a lazy entry, padded.
pub const LAZY_BYTES: usize = 32;
/// Bytes of a counted jump, padded.
pub const COUNTED_BYTES: usize = 32;

/// What a relocation asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    pub value: Value,
    pub from: From,
    pub place: Place,
}

impl Form {
    /// A relocation that asks for nothing.
    pub const NOTHING: Form = Form { value: Value::Nothing, from: From::Zero, place: Place::Nowhere };

    /// A number of so many bytes.
    pub const fn number(value: Value, from: From, bytes: u8, range: Range) -> Form {
        Form { value, from, place: Place::Number { bytes, range, change: Change::Set } }
    }

    /// A field of an instruction, which the description knows by the number of a relocation.
    pub const fn field(value: Value, from: From, number: u32) -> Form {
        Form { value, from, place: Place::Field { number, unsigned_bits: 0 } }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing.
    Nothing,
    /// The address of the symbol.
    Address,
    /// The same for a call or jump, which may go by way of other code.
    Branch,
    /// A slot with the symbol's address.
    Slot,
    /// The description of a thread-local variable.
    ThreadVariable,
    /// The same, with the function that looks it up before it.
    ThreadDescriptor,
    /// The description of the unit's thread-local data.
    ThreadData,
    /// The offset of a variable in the unit's thread-local data.
    ThreadOffset,
    /// The size of the symbol.
    Size,
    /// What the relocation asks for whose place the symbol names.
    OfUpperPart,
    /// The place is already at a multiple of an alignment, though linkers could have removed what is before it.
    Aligned,
}

/// From where an address is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    Zero,
    Place,
    /// The page of the address from that of the place.
    Page,
}

/// Where the number goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Nowhere,
    Number {
        bytes: u8,
        range: Range,
        change: Change,
    },
    /// The lowest six bits of a byte.
    SixBits(Change),
    /// A number in LEB128, which stays as long as it is.
    Leb128(Change),
    /// A field of an instruction, as the description has it for a relocation of this number. The value has so many bits
    /// and no sign, if that is not zero.
    Field {
        number: u32,
        unsigned_bits: u8,
    },
}

/// What becomes of what is in the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Set,
    Add,
    Subtract,
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

const MACHINES: &[Machine] = &[aarch64::MACHINE, riscv64::MACHINE, x86_64::MACHINE];

/// What [`From::Page`] counts in, which is no matter of what the system maps.
pub(crate) const PAGE_BYTES: u64 = 4096;

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

/// Puts instruction words behind each other. The rest stays as the machine's filling says.
fn put_words(code: &mut [u8], words: &[u32]) {
    for (place, word) in code.chunks_exact_mut(4).zip(words) {
        place.copy_from_slice(&word.to_le_bytes());
    }
}
