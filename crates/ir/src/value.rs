//! What an operand can name.
//!
//! A [`Value`] is four bytes: a tag and an index into the table that the tag selects. Instructions, arguments, blocks,
//! local constants and metadata operands belong to the function that uses them; module constants and globals to the
//! module. No table look-up is needed to see what kind of thing an operand is.

use support::entity::entity;

entity! {
    /// An instruction of a function; as a value, its result.
    pub struct Inst = "inst";
    /// A parameter of a function, counted from 0.
    pub struct Arg = "arg";
    /// A basic block of a function.
    pub struct Block = "block";
    /// A constant in the pool of a function or of the module; which one is told by the [`Value`].
    pub struct Const = "const";
    /// A global variable, function, alias or ifunc of a module.
    pub struct Global = "global";
    /// A metadata operand of a function (`call void @f(metadata …)` and debug records).
    pub struct MdOperandId = "mdop";
}

/// An operand. See the module text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(u32);

/// A [`Value`] taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueKind {
    Inst(Inst),
    Arg(Arg),
    Block(Block),
    /// A constant of the function's own pool.
    LocalConst(Const),
    /// A constant of the module's pool.
    ModuleConst(Const),
    Global(Global),
    /// Metadata used as a value.
    Metadata(MdOperandId),
}

const TAG_SHIFT: u32 = 29;
const INDEX_MASK: u32 = (1 << TAG_SHIFT) - 1;

/// Each table that values index may hold at most this many entries (2^29 - 1). Readers check it.
pub const MAX_VALUES: u32 = INDEX_MASK;

impl Value {
    #[inline]
    const fn pack(tag: u32, index: u32) -> Value {
        debug_assert!(index < INDEX_MASK);
        Value(tag << TAG_SHIFT | index)
    }

    #[inline]
    pub const fn inst(inst: Inst) -> Value {
        Value::pack(0, inst.as_u32())
    }
    #[inline]
    pub const fn arg(arg: Arg) -> Value {
        Value::pack(1, arg.as_u32())
    }
    #[inline]
    pub const fn block(block: Block) -> Value {
        Value::pack(2, block.as_u32())
    }
    #[inline]
    pub const fn local_const(constant: Const) -> Value {
        Value::pack(3, constant.as_u32())
    }
    #[inline]
    pub const fn module_const(constant: Const) -> Value {
        Value::pack(4, constant.as_u32())
    }
    #[inline]
    pub const fn global(global: Global) -> Value {
        Value::pack(5, global.as_u32())
    }
    #[inline]
    pub const fn metadata(operand: MdOperandId) -> Value {
        Value::pack(6, operand.as_u32())
    }

    #[inline]
    pub const fn kind(self) -> ValueKind {
        let index = self.0 & INDEX_MASK;
        match self.0 >> TAG_SHIFT {
            0 => ValueKind::Inst(Inst::from_u32(index)),
            1 => ValueKind::Arg(Arg::from_u32(index)),
            2 => ValueKind::Block(Block::from_u32(index)),
            3 => ValueKind::LocalConst(Const::from_u32(index)),
            4 => ValueKind::ModuleConst(Const::from_u32(index)),
            5 => ValueKind::Global(Global::from_u32(index)),
            _ => ValueKind::Metadata(MdOperandId::from_u32(index)),
        }
    }

    /// The number of the table that the value is in, below 8, and its place there.
    #[inline]
    pub(crate) const fn table_and_index(self) -> (usize, u32) {
        ((self.0 >> TAG_SHIFT) as usize, self.0 & INDEX_MASK)
    }

    #[inline]
    pub fn as_inst(self) -> Option<Inst> {
        match self.kind() {
            ValueKind::Inst(inst) => Some(inst),
            _ => None,
        }
    }

    #[inline]
    pub fn as_block(self) -> Option<Block> {
        match self.kind() {
            ValueKind::Block(block) => Some(block),
            _ => None,
        }
    }

    #[inline]
    pub fn as_arg(self) -> Option<Arg> {
        match self.kind() {
            ValueKind::Arg(arg) => Some(arg),
            _ => None,
        }
    }

    #[inline]
    pub fn as_global(self) -> Option<Global> {
        match self.kind() {
            ValueKind::Global(global) => Some(global),
            _ => None,
        }
    }

    /// Constants in LLVM's sense: pool constants and the addresses of globals.
    #[inline]
    pub fn is_constant(self) -> bool {
        matches!(self.kind(), ValueKind::LocalConst(_) | ValueKind::ModuleConst(_) | ValueKind::Global(_))
    }
}

impl std::fmt::Debug for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.kind() {
            ValueKind::Inst(i) => write!(f, "{i}"),
            ValueKind::Arg(a) => write!(f, "{a}"),
            ValueKind::Block(b) => write!(f, "{b}"),
            ValueKind::LocalConst(c) => write!(f, "local.{c}"),
            ValueKind::ModuleConst(c) => write!(f, "{c}"),
            ValueKind::Global(g) => write!(f, "{g}"),
            ValueKind::Metadata(m) => write!(f, "{m}"),
        }
    }
}

macro_rules! value_from {
    ($($entity:ty => $make:ident,)*) => {$(
        impl From<$entity> for Value {
            #[inline]
            fn from(entity: $entity) -> Value {
                Value::$make(entity)
            }
        }
    )*};
}
value_from! { Inst => inst, Arg => arg, Block => block, Global => global, MdOperandId => metadata, }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_survive_packing() {
        let kinds = [
            ValueKind::Inst(Inst::from_u32(7)),
            ValueKind::Arg(Arg::from_u32(0)),
            ValueKind::Block(Block::from_u32(3)),
            ValueKind::LocalConst(Const::from_u32(9)),
            ValueKind::ModuleConst(Const::from_u32(9)),
            ValueKind::Global(Global::from_u32(MAX_VALUES - 1)),
            ValueKind::Metadata(MdOperandId::from_u32(1)),
        ];
        let make = |kind| match kind {
            ValueKind::Inst(x) => Value::inst(x),
            ValueKind::Arg(x) => Value::arg(x),
            ValueKind::Block(x) => Value::block(x),
            ValueKind::LocalConst(x) => Value::local_const(x),
            ValueKind::ModuleConst(x) => Value::module_const(x),
            ValueKind::Global(x) => Value::global(x),
            ValueKind::Metadata(x) => Value::metadata(x),
        };
        for kind in kinds {
            assert_eq!(make(kind).kind(), kind);
        }
    }
}
