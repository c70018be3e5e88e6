//! What stack objects hold, as far as registers have it, too: a load of what was stored or loaded shortly before is the same
//! register, not an instruction.
//!
//! Only parts of objects that accesses name are known, within a block, and only until a call: what a register holds for longer
//! would be stored by the allocator. Other writes end what is known of objects whose address is in a register somewhere. In
//! functions with `optnone` and debug information every access is made: a debugger may change what is in an object. Nowhere
//! else does debug information change code.
//!
//! Cost: O(1) for each access, since at most [`MOST`] parts are known.

use crate::build::Span;
use ir::Type;
use mir::FrameIndex;

/// Parts that are known at a time.
const MOST: usize = 12;

/// Instructions for which a part is known.
const LIFE: u32 = 48;

/// Bytes of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    pub object: FrameIndex,
    pub offset: i64,
    pub bytes: u64,
}

impl Part {
    fn meets(&self, other: &Part) -> bool {
        let ends_before = |a: &Part, b: &Part| a.offset.saturating_add_unsigned(a.bytes) <= b.offset;
        self.object == other.object && !ends_before(self, other) && !ends_before(other, self)
    }
}

#[derive(Clone, Copy, Debug)]
struct Known {
    part: Part,
    ty: Type,
    span: Span,
    /// Its address is in a register somewhere.
    escapes: bool,
    /// The instruction after which it was known, counted in the block.
    since: u32,
}

/// See the module text.
#[derive(Debug, Default)]
pub struct KnownObjects {
    parts: Vec<Known>,
    /// The instruction, counted in the block.
    at: u32,
}

impl KnownObjects {
    /// Nothing is known any more.
    pub fn clear(&mut self) {
        self.parts.clear();
        self.at = 0;
    }

    /// The next instruction begins.
    pub fn step(&mut self) {
        self.at += 1;
    }

    /// The registers that hold a part, as a value of a type.
    pub fn find(&self, part: Part, ty: Type) -> Option<Span> {
        let is_it = |known: &&Known| known.part == part && known.ty == ty && self.at - known.since <= LIFE;
        self.parts.iter().find(is_it).map(|known| known.span)
    }

    /// A part holds what these registers hold.
    pub fn note(&mut self, part: Part, ty: Type, span: Span, escapes: bool) {
        self.forget(part);
        if self.parts.len() == MOST {
            self.parts.remove(0);
        }
        self.parts.push(Known { part, ty, span, escapes, since: self.at });
    }

    /// A part holds something else.
    pub fn forget(&mut self, part: Part) {
        self.parts.retain(|known| !known.part.meets(&part));
    }

    /// Something is stored at an address that is in a register.
    pub fn forget_escaped(&mut self) {
        self.parts.retain(|known| !known.escapes);
    }
}
