//! The stack frame of a function: its objects, and what is known about the frame as a whole.
//!
//! Objects are named by [`FrameIndex`]. Fixed objects lie where the caller put them (arguments on the stack) and have
//! negative indices; the others are placed after register allocation. Offsets are in bytes from the stack pointer at the
//! call (before it pushes a return address), so objects of the function have negative ones where the stack grows down.

use support::entity::{Entity, PrimaryMap, entity};

entity! {
    struct Slot = "slot";
}

/// A stack object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FrameIndex(pub i32);

impl std::fmt::Debug for FrameIndex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0 < 0 { write!(f, "%fixed-stack.{}", -1 - self.0) } else { write!(f, "%stack.{}", self.0) }
    }
}

/// What an object is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectKind {
    /// An `alloca`, or a temporary that code generation needed.
    Local,
    /// The home of a virtual register.
    Spill,
    /// Where a callee-saved register is kept.
    CalleeSaved,
    /// An argument that the caller passed.
    Argument,
}

#[derive(Clone, Copy, Debug)]
pub struct Object {
    pub size_bytes: u64,
    pub align_log2: u8,
    pub kind: ObjectKind,
    /// Bytes from the stack pointer at the call; of objects that are not fixed, known once the frame is laid out.
    pub offset: i64,
}

/// An instruction that accesses the home of a virtual register.
#[derive(Clone, Copy, Debug)]
pub struct SpillAccess {
    pub slot: FrameIndex,
    /// The register that is stored or loaded, if that is all.
    pub register: Option<mc::Reg>,
    pub size_bytes: u64,
    pub is_load: bool,
    pub is_store: bool,
    /// It does something besides.
    pub is_folded: bool,
}

/// A callee-saved register that the function changes, and where it keeps it.
#[derive(Clone, Copy, Debug)]
pub struct SavedReg {
    pub reg: mc::Reg,
    pub slot: FrameIndex,
}

/// See the module text.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    objects: PrimaryMap<Slot, Object>,
    fixed: PrimaryMap<Slot, Object>,
    /// Of the local object that wants most.
    local_align_log2: u8,
    /// The function calls others.
    pub has_calls: bool,
    /// There are allocas whose size or number is known only at run time.
    pub has_dynamic_alloca: bool,
    /// In a function with such allocas: registers that were named before allocation, and what overlaps them, in order
    /// ([`named_registers::note`](crate::named_registers::note)).
    pub named_registers: Vec<mc::Reg>,
    /// The function has no window of registers of its own, and no frame.
    pub shares_window: bool,
    /// Its address is asked for, or it must be found without the stack pointer.
    pub needs_frame_pointer: bool,
    /// The function may be so long that jumps within it need a register, which is kept free.
    pub needs_branch_relaxation: bool,
    /// Bytes of the largest argument area of a call.
    pub max_call_bytes: u64,
    /// Bytes at the top of the frame that the return address and fixed objects with negative offsets take.
    pub reserved_bytes: u64,
    /// Bytes of the area in which the caller passed arguments.
    pub argument_bytes: u64,
    /// Bytes of it that returning takes off the stack.
    pub popped_bytes: u64,
    /// How much further down the argument area of a function that is jumped to may begin. The stack is lower by so much below
    /// what the caller left on it.
    pub tail_growth_bytes: u64,
    /// The context of an asynchronous function of Swift is next to the caller's frame pointer, if it keeps one.
    pub keeps_context: bool,
    /// Bytes of the whole frame; known once it is laid out.
    pub size_bytes: u64,
    pub saved: Vec<SavedReg>,
    /// Some blocks run without it: see [`Wrapped`](crate::function::Wrapped).
    pub is_wrapped: bool,
}

/// How far a frame has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrameMark {
    objects: Slot,
    fixed: Slot,
    local_align_log2: u8,
    flags: [bool; 3],
    max_call_bytes: u64,
    reserved_bytes: u64,
}

impl FrameMark {
    /// The same but for what a call changes.
    pub fn is_same_but_for_calls(&self, other: &FrameMark) -> bool {
        let FrameMark { flags: [_, dynamic, pointer], .. } = *other;
        let like = FrameMark { flags: [self.flags[0], dynamic, pointer], ..*other };
        *self == FrameMark { max_call_bytes: self.max_call_bytes, ..like }
    }
}

impl Frame {
    pub fn mark(&self) -> FrameMark {
        FrameMark {
            objects: self.objects.next_key(),
            fixed: self.fixed.next_key(),
            local_align_log2: self.local_align_log2,
            flags: [self.has_calls, self.has_dynamic_alloca, self.needs_frame_pointer],
            max_call_bytes: self.max_call_bytes,
            reserved_bytes: self.reserved_bytes,
        }
    }

    /// Forgets what came since the mark was set.
    pub fn rollback(&mut self, mark: &FrameMark) {
        self.objects.truncate(mark.objects);
        self.fixed.truncate(mark.fixed);
        self.local_align_log2 = mark.local_align_log2;
        [self.has_calls, self.has_dynamic_alloca, self.needs_frame_pointer] = mark.flags;
        self.max_call_bytes = mark.max_call_bytes;
        self.reserved_bytes = mark.reserved_bytes;
    }

    pub fn add(&mut self, size_bytes: u64, align_log2: u8, kind: ObjectKind) -> FrameIndex {
        if kind == ObjectKind::Local {
            self.local_align_log2 = self.local_align_log2.max(align_log2);
        }
        let slot = self.objects.push(Object { size_bytes, align_log2, kind, offset: 0 });
        FrameIndex(slot.as_u32() as i32)
    }

    /// An object at a fixed distance from the stack pointer at the call.
    pub fn add_fixed(&mut self, size_bytes: u64, align_log2: u8, offset: i64) -> FrameIndex {
        let slot = self.fixed.push(Object { size_bytes, align_log2, kind: ObjectKind::Argument, offset });
        FrameIndex(-1 - slot.as_u32() as i32)
    }

    /// Forgets the objects that were added after the first `len`, fixed ones aside. O(objects).
    pub fn truncate(&mut self, len: usize) {
        if len < self.objects.len() {
            self.objects.truncate(Slot::new(len));
            let local = self.objects.values().filter(|object| object.kind == ObjectKind::Local);
            self.local_align_log2 = local.map(|object| object.align_log2).max().unwrap_or(0);
        }
    }

    /// The alignment of the local object that wants most.
    pub fn local_align_log2(&self) -> u8 {
        self.local_align_log2
    }

    pub fn object(&self, index: FrameIndex) -> &Object {
        match usize::try_from(index.0) {
            Ok(i) => &self.objects[Slot::new(i)],
            Err(_) => &self.fixed[Slot::new((-1 - index.0) as usize)],
        }
    }

    pub fn object_mut(&mut self, index: FrameIndex) -> &mut Object {
        match usize::try_from(index.0) {
            Ok(i) => &mut self.objects[Slot::new(i)],
            Err(_) => &mut self.fixed[Slot::new((-1 - index.0) as usize)],
        }
    }

    /// Whether objects of a frame that is laid out are below the stack pointer.
    pub fn uses_red_zone(&self) -> bool {
        let bottom = -(self.size_bytes as i64);
        self.objects.values().any(|object| object.offset < bottom)
    }

    /// Objects that have to be placed, in the order in which they were made.
    pub fn objects(&self) -> impl ExactSizeIterator<Item = (FrameIndex, &Object)> {
        self.objects.iter().map(|(slot, object)| (FrameIndex(slot.as_u32() as i32), object))
    }

    /// Objects that the caller placed.
    pub fn fixed_objects(&self) -> impl ExactSizeIterator<Item = (FrameIndex, &Object)> {
        self.fixed.iter().map(|(slot, object)| (FrameIndex(-1 - slot.as_u32() as i32), object))
    }

    /// Number of objects, fixed ones included.
    pub fn len(&self) -> usize {
        self.objects.len() + self.fixed.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_alignment_of_locals_goes_with_the_object_that_wants_it() {
        let mut frame = Frame::default();
        frame.add(8, 3, ObjectKind::Local);
        frame.add(64, 6, ObjectKind::Spill);
        let mark = frame.mark();
        assert_eq!(frame.local_align_log2(), 3);
        frame.add(32, 5, ObjectKind::Local);
        assert_eq!(frame.local_align_log2(), 5);
        frame.rollback(&mark);
        assert_eq!(frame.local_align_log2(), 3);
        frame.add(32, 5, ObjectKind::Local);
        frame.truncate(2);
        assert_eq!(frame.local_align_log2(), 3);
    }

    #[test]
    fn fixed_and_other_objects_are_told_apart() {
        let mut frame = Frame::default();
        let local = frame.add(8, 3, ObjectKind::Local);
        let fixed = frame.add_fixed(4, 2, 16);
        assert_eq!(
            (format!("{local:?}"), format!("{fixed:?}")),
            ("%stack.0".into(), "%fixed-stack.0".into())
        );
        frame.object_mut(local).offset = -8;
        assert_eq!((frame.object(local).offset, frame.object(fixed).offset), (-8, 16));
        assert_eq!(frame.len(), 2);
    }
}
