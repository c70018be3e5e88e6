//! Instructions: how they are stored, and how they are looked at.
//!
//! Stored, every instruction is the same 32 bytes ([`InstData`]): opcode, flags, result type, a list of operands in the
//! function's operand pool, one word whose meaning depends on the opcode, and its links in the block. Looked at through
//! [`Function::view`](crate::Function::view), it is an [`InstView`]: one variant per kind of instruction with named
//! parts, made on the fly and free of cost where only some parts are used.
//!
//! Order of operands (what [`Function::operands`](crate::Function::operands) returns):
//!
//! | instruction | operands |
//! |---|---|
//! | `ret` | nothing or the value |
//! | `br` | destination; or condition, true block, false block |
//! | `switch` | value, default block, then (case, block) pairs |
//! | `indirectbr` | address, then blocks |
//! | `invoke` | arguments, bundle operands, normal block, unwind block, callee |
//! | `callbr` | arguments, bundle operands, default block, indirect blocks, callee |
//! | `call` | arguments, bundle operands, callee |
//! | `cleanupret` | pad, then the unwind block if any |
//! | `catchret` | pad, block |
//! | `catchswitch` | parent pad, then the unwind block if [`InstFlags::UNWINDS`], then handlers |
//! | `cleanuppad`, `catchpad` | parent pad, then arguments |
//! | `phi` | (value, block) pairs |
//! | `store` | value, pointer |
//! | `cmpxchg` | pointer, expected, new |
//! | `getelementptr` | base, then indices |
//! | `landingpad` | clauses |
//! | everything else | as written in the text form |

pub mod opcode;
mod view;

pub use opcode::{FloatPredicate, IntPredicate, Opcode, Ordering, RmwOp, TailKind};
pub use view::{InstView, MemAccess};

use crate::attributes::AttributeList;
use crate::types::Type;
use crate::value::{Block, Inst};
use support::entity::{List, OptionalEntity, entity};
use support::order::{Linked, Links};

entity! {
    /// What is special about one call: see [`CallInfo`].
    pub struct CallId = "call";
    /// Indices of an `extractvalue`/`insertvalue`, or the mask of a `shufflevector`.
    pub struct IndexList = "indices";
    /// A synchronization scope of the module; 0 is `singlethread`, 1 the system scope (not written).
    pub struct SyncScope = "scope";
}

impl SyncScope {
    pub const SINGLE_THREAD: SyncScope = SyncScope::from_u32(0);
    pub const SYSTEM: SyncScope = SyncScope::from_u32(1);

    /// Whether it is one of those that have the same number in all modules.
    pub fn is_fixed(self) -> bool {
        self == SyncScope::SINGLE_THREAD || self == SyncScope::SYSTEM
    }
}

/// Flag bits of an instruction or constant expression. Which of them apply depends on the opcode, and bits are shared
/// between opcodes that have nothing in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct InstFlags(pub u16);

impl InstFlags {
    pub const NONE: InstFlags = InstFlags(0);

    // Fast-math flags: `fneg`, float arithmetic, `fcmp`, `phi`, `select`, `call`, `fptrunc`, `fpext`.
    pub const REASSOC: InstFlags = InstFlags(1 << 0);
    pub const NNAN: InstFlags = InstFlags(1 << 1);
    pub const NINF: InstFlags = InstFlags(1 << 2);
    pub const NSZ: InstFlags = InstFlags(1 << 3);
    pub const ARCP: InstFlags = InstFlags(1 << 4);
    pub const CONTRACT: InstFlags = InstFlags(1 << 5);
    pub const AFN: InstFlags = InstFlags(1 << 6);
    /// All seven fast-math flags, written `fast`.
    pub const FAST: InstFlags = InstFlags(0x7f);

    // Integer arithmetic.
    pub const NUW: InstFlags = InstFlags(1 << 8);
    pub const NSW: InstFlags = InstFlags(1 << 9);
    pub const EXACT: InstFlags = InstFlags(1 << 8);
    /// `or disjoint`.
    pub const DISJOINT: InstFlags = InstFlags(1 << 8);
    /// `zext nneg`, `uitofp nneg`. Beside the fast-math bits, as `uitofp` may have both.
    pub const NNEG: InstFlags = InstFlags(1 << 8);
    /// `icmp samesign`.
    pub const SAMESIGN: InstFlags = InstFlags(1 << 8);

    // getelementptr. `inbounds` implies `nusw`: both bits are set then.
    pub const GEP_NUW: InstFlags = InstFlags(1 << 8);
    pub const GEP_NUSW: InstFlags = InstFlags(1 << 9);
    pub const GEP_INBOUNDS: InstFlags = InstFlags(1 << 10);

    // alloca.
    pub const INALLOCA: InstFlags = InstFlags(1 << 0);
    pub const SWIFTERROR: InstFlags = InstFlags(1 << 1);

    // Memory: volatile, weak (cmpxchg), orderings and operation in the bit fields below.
    pub const VOLATILE: InstFlags = InstFlags(1 << 0);
    pub const WEAK: InstFlags = InstFlags(1 << 1);

    // landingpad.
    pub const CLEANUP: InstFlags = InstFlags(1 << 0);

    // catchswitch: has an unwind destination rather than unwinding to the caller.
    pub const UNWINDS: InstFlags = InstFlags(1 << 0);

    const ORDERING_SHIFT: u32 = 2;
    const FAILURE_SHIFT: u32 = 5;
    const RMW_SHIFT: u32 = 8;
    const TAIL_SHIFT: u32 = 8;

    #[inline]
    pub const fn contains(self, other: InstFlags) -> bool {
        self.0 & other.0 == other.0
    }

    #[inline]
    #[must_use]
    pub const fn with(self, other: InstFlags) -> InstFlags {
        InstFlags(self.0 | other.0)
    }

    #[must_use]
    pub const fn without(self, other: InstFlags) -> InstFlags {
        InstFlags(self.0 & !other.0)
    }

    /// `self` or nothing, depending on `condition`.
    #[inline]
    #[must_use]
    pub const fn when(self, condition: bool) -> InstFlags {
        if condition { self } else { InstFlags::NONE }
    }

    /// The fast-math bits alone.
    pub const fn fast_math(self) -> InstFlags {
        InstFlags(self.0 & InstFlags::FAST.0)
    }

    #[inline]
    #[must_use]
    pub const fn with_ordering(self, ordering: Ordering) -> InstFlags {
        InstFlags(self.0 & !(7 << Self::ORDERING_SHIFT) | (ordering as u16) << Self::ORDERING_SHIFT)
    }

    #[inline]
    pub fn ordering(self) -> Ordering {
        Ordering::from_index(u32::from(self.0 >> Self::ORDERING_SHIFT & 7)).unwrap_or(Ordering::SeqCst)
    }

    /// The ordering of a failed `cmpxchg`.
    #[must_use]
    pub const fn with_failure_ordering(self, ordering: Ordering) -> InstFlags {
        InstFlags(self.0 & !(7 << Self::FAILURE_SHIFT) | (ordering as u16) << Self::FAILURE_SHIFT)
    }

    pub fn failure_ordering(self) -> Ordering {
        Ordering::from_index(u32::from(self.0 >> Self::FAILURE_SHIFT & 7)).unwrap_or(Ordering::SeqCst)
    }

    #[must_use]
    pub const fn with_rmw_op(self, op: RmwOp) -> InstFlags {
        InstFlags(self.0 & !(0xff << Self::RMW_SHIFT) | (op as u16) << Self::RMW_SHIFT)
    }

    pub fn rmw_op(self) -> RmwOp {
        RmwOp::from_index(u32::from(self.0 >> Self::RMW_SHIFT)).unwrap_or(RmwOp::Xchg)
    }

    #[must_use]
    pub const fn with_tail(self, tail: TailKind) -> InstFlags {
        InstFlags(self.0 & !(3 << Self::TAIL_SHIFT) | (tail as u16) << Self::TAIL_SHIFT)
    }

    pub fn tail(self) -> TailKind {
        TailKind::from_index(u32::from(self.0 >> Self::TAIL_SHIFT & 3)).unwrap_or(TailKind::None)
    }
}

impl std::ops::BitOr for InstFlags {
    type Output = InstFlags;
    #[inline]
    fn bitor(self, other: InstFlags) -> InstFlags {
        self.with(other)
    }
}

/// An alignment: a power of two in bytes, or none given. One byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Align(u8);

impl Align {
    /// No alignment written.
    pub const NONE: Align = Align(0);
    /// The largest alignment that LLVM accepts, 2^32 bytes.
    pub const MAX_LOG2: u32 = 32;

    #[inline]
    pub const fn from_log2(log2: u32) -> Align {
        debug_assert!(log2 <= 63);
        Align(log2 as u8 + 1)
    }

    /// The alignment of `bytes`, or `None` unless it is a power of two.
    pub const fn from_bytes(bytes: u64) -> Option<Align> {
        if bytes.is_power_of_two() { Some(Align::from_log2(bytes.trailing_zeros())) } else { None }
    }

    #[inline]
    pub const fn log2(self) -> Option<u32> {
        if self.0 == 0 { None } else { Some(self.0 as u32 - 1) }
    }

    pub const fn bytes(self) -> Option<u64> {
        if self.0 == 0 { None } else { Some(1 << (self.0 - 1)) }
    }

    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// For [`InstData::sub`].
    #[inline]
    pub const fn to_raw(self) -> u8 {
        self.0
    }

    #[inline]
    pub const fn from_raw(raw: u8) -> Align {
        Align(if raw > 64 { 64 } else { raw })
    }
}

/// An instruction as stored. See the module text.
#[derive(Clone, Copy, Debug)]
pub struct InstData {
    pub opcode: Opcode,
    /// Predicate of a comparison; [`Align`] of `alloca`, `load`, `store`, `cmpxchg`, `atomicrmw`; otherwise 0.
    pub sub: u8,
    pub flags: InstFlags,
    /// Type of the result; `void` if there is none.
    pub ty: Type,
    /// Operands, in the function's operand pool.
    pub operands: List,
    /// Type index of `alloca` (allocated) and `getelementptr` (source element); [`SyncScope`] of atomics and `fence`;
    /// [`CallId`] of calls; [`IndexList`] of `extractvalue`, `insertvalue`, `shufflevector`; otherwise 0.
    pub aux: u32,
    /// Block that contains the instruction; none while it is in no block.
    pub(crate) block: OptionalEntity<Block>,
    pub(crate) links: Links<Inst>,
}

impl Linked<Inst> for InstData {
    #[inline]
    fn links(&self) -> &Links<Inst> {
        &self.links
    }
    #[inline]
    fn links_mut(&mut self) -> &mut Links<Inst> {
        &mut self.links
    }
}

impl InstData {
    /// An instruction in no block, with neither flags nor special parts.
    #[inline]
    pub fn new(opcode: Opcode, ty: Type, operands: List) -> InstData {
        InstData {
            opcode,
            sub: 0,
            flags: InstFlags::NONE,
            ty,
            operands,
            aux: 0,
            block: OptionalEntity::NONE,
            links: Links::NONE,
        }
    }

    #[inline]
    #[must_use]
    pub fn with_sub(mut self, sub: u8) -> InstData {
        self.sub = sub;
        self
    }

    #[inline]
    #[must_use]
    pub fn with_flags(mut self, flags: InstFlags) -> InstData {
        self.flags = flags;
        self
    }

    #[inline]
    #[must_use]
    pub fn with_aux(mut self, aux: u32) -> InstData {
        self.aux = aux;
        self
    }
}

/// What is special about a call: kept apart because most instructions are not calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallInfo {
    /// Type of the function called (not of its address).
    pub fn_ty: Type,
    pub attributes: AttributeList,
    pub calling_conv: CallingConv,
    /// Number of arguments, which come first among the operands.
    pub num_args: u32,
    /// Number of indirect destinations of a `callbr`; 0 otherwise.
    pub num_indirect: u32,
    pub bundles: Box<[OperandBundle]>,
}

/// `"tag"(operands…)`. The operands of all bundles follow the arguments, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperandBundle {
    pub tag: Box<[u8]>,
    pub num_operands: u32,
}

/// A calling convention by LLVM's number (`llvm::CallingConv::ID`). Names are in [`crate::calling_conv`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CallingConv(pub u16);

impl CallingConv {
    pub const C: CallingConv = CallingConv(0);
    /// The largest number that the text form and bitcode can hold.
    pub const MAX: u32 = 1023;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instruction_takes_32_bytes_plus_links() {
        assert_eq!(size_of::<InstData>(), 32);
    }

    #[test]
    fn flag_fields_do_not_disturb_each_other() {
        let flags = InstFlags::VOLATILE
            .with(InstFlags::WEAK)
            .with_ordering(Ordering::SeqCst)
            .with_failure_ordering(Ordering::Monotonic);
        assert_eq!((flags.ordering(), flags.failure_ordering()), (Ordering::SeqCst, Ordering::Monotonic));
        assert!(flags.contains(InstFlags::VOLATILE | InstFlags::WEAK));
        assert_eq!(flags.with_ordering(Ordering::Acquire).failure_ordering(), Ordering::Monotonic);
        let call = InstFlags::FAST.with_tail(TailKind::MustTail);
        assert_eq!((call.tail(), call.fast_math()), (TailKind::MustTail, InstFlags::FAST));
    }
}
