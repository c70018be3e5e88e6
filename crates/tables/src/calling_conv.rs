//! Calling conventions: where values go when a function is called and when it returns.
//!
//! A convention is a list of actions, tried in order for each value. A condition leads to another action or does not apply; an
//! action places the value and ends the search, or changes its type and goes on. What the actions mean for a value is for the
//! code generator to carry out; here is what the description says.

use crate::image::{List, Str, records};
use crate::value_type::ValueType;

records! {
    /// A `CallingConv`, in the order of definition.
    pub struct CallingConv in CallingConventions {
        pub name: Str,
        pub actions: List<CcAction>,
        /// 1: called from outside, not only delegated to.
        pub is_entry: u8,
        /// 1: the target's code does it.
        pub is_custom: u8,
    }

    /// An action. Which fields count depends on the kind.
    pub struct CcAction in CallingConvActions {
        /// [`CcKind`] as a number.
        pub kind: u8,
        /// 1: the condition is to fail.
        pub negated: u8,
        /// `If`: index plus 1 of a function of [`crate::expr`]; `Test`: [`CcTest`] as a number; `Delegate`: number of the
        /// convention.
        pub number: u32,
        /// `IfConvention`: the convention's name in LLVM IR; `Custom`: the function of the target's code.
        pub text: Str,
        /// `IfType`: any of these; changes of type: the new one.
        pub types: List<ValueType>,
        /// By type, the hardware mode for which it is meant; empty if all are for every mode.
        pub modes: List<u16>,
        /// Registers to choose from, the first that is free; and those that are taken with them.
        pub registers: List<u16>,
        pub shadows: List<u16>,
        /// Bytes on the stack; 0 takes them from the type.
        pub size: u16,
        pub align: u16,
        /// Conditions: the action if it holds.
        pub then: List<CcAction>,
    }
}

/// What an action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum CcKind {
    None,
    // Conditions.
    IfType,
    If,
    Test,
    IfConvention,
    // Places.
    Registers,
    /// A register and the stack beside it.
    RegistersAndStack,
    Stack,
    /// An aggregate copied to the stack.
    ByVal,
    // Changes of type, after which the next actions are tried.
    Promote,
    PromoteToUpperBits,
    BitConvert,
    Truncate,
    /// The address of a copy is passed.
    Indirect,
    // Others.
    Delegate,
    Custom,
    /// If an odd number of registers is free, one of them is left out.
    SkipOddRegister,
    /// The bits of a number as wide as two registers: in two, or one and the stack.
    SplitBits,
    /// Places on the stack go on at a multiple of two registers' bytes.
    AlignStack,
    /// A slot on the stack, and in its place the register of the same number if there is one.
    Slot,
    /// A register and the one that is taken with it: the bits of the value are in that, too.
    RegisterAndBits,
    /// The bits of a number as wide as two slots: each half in the register of its slot's number or in the slot.
    SplitSlots,
    /// A place of the caller's frame at a distance from the stack pointer.
    Place,
}

impl CcKind {
    /// Unknown numbers do nothing.
    pub fn from_number(number: u8) -> CcKind {
        use CcKind::*;
        const ALL: &[CcKind] = &[
            None,
            IfType,
            If,
            Test,
            IfConvention,
            Registers,
            RegistersAndStack,
            Stack,
            ByVal,
            Promote,
            PromoteToUpperBits,
            BitConvert,
            Truncate,
            Indirect,
            Delegate,
            Custom,
            SkipOddRegister,
            SplitBits,
            AlignStack,
            Slot,
            RegisterAndBits,
            SplitSlots,
            Place,
        ];
        ALL.get(number as usize).copied().unwrap_or(None)
    }
}

/// Questions about the function and the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum CcTest {
    /// The function takes a variable number of arguments.
    FunctionIsVarArg,
    /// The value is one of the variable arguments.
    IsVarArg,
    IsByVal,
    IsControlFlowGuardTarget,
    IsInConsecutiveRegs,
    IsInReg,
    IsNest,
    IsPreallocated,
    IsPointer,
    IsStructReturn,
    /// The value is the first part of one that was split.
    IsSplit,
    IsSwiftAsync,
    IsSwiftError,
    IsSwiftSelf,
    /// There are more than two parts.
    IsWide,
    /// The value wants to be aligned to more than an address.
    IsAligned,
    /// The value is an integer of at most 8 bits, or of at most 16, whatever it travels as.
    IsByte,
    IsHalfWord,
    /// The value is an integer of at most half the bits of the type that it travels as.
    IsNarrow,
    /// The value is a part, as an integer, of a floating-point number.
    IsFloatInWords,
    /// The value is a part of a number of 128 bits that is an argument of its own.
    Is128Bits,
}

impl CcTest {
    /// The spelling in descriptions.
    pub const SPELLINGS: &[(&str, CcTest)] = &[
        ("State.isVarArg()", CcTest::FunctionIsVarArg),
        ("ArgFlags.isVarArg()", CcTest::IsVarArg),
        ("ArgFlags.isByVal()", CcTest::IsByVal),
        ("ArgFlags.isCFGuardTarget()", CcTest::IsControlFlowGuardTarget),
        ("ArgFlags.isInConsecutiveRegs()", CcTest::IsInConsecutiveRegs),
        ("ArgFlags.isInReg()", CcTest::IsInReg),
        ("ArgFlags.isNest()", CcTest::IsNest),
        ("ArgFlags.isPreallocated()", CcTest::IsPreallocated),
        ("ArgFlags.isPointer()", CcTest::IsPointer),
        ("ArgFlags.isSRet()", CcTest::IsStructReturn),
        ("ArgFlags.isSplit()", CcTest::IsSplit),
        ("ArgFlags.isSwiftAsync()", CcTest::IsSwiftAsync),
        ("ArgFlags.isSwiftError()", CcTest::IsSwiftError),
        ("ArgFlags.isSwiftSelf()", CcTest::IsSwiftSelf),
        ("ArgFlags.isWide()", CcTest::IsWide),
        ("ArgFlags.isAligned()", CcTest::IsAligned),
        ("ArgFlags.isByte()", CcTest::IsByte),
        ("ArgFlags.isHalfWord()", CcTest::IsHalfWord),
        ("ArgFlags.isNarrow()", CcTest::IsNarrow),
        ("ArgFlags.isFloatInWords()", CcTest::IsFloatInWords),
        ("ArgFlags.is128Bits()", CcTest::Is128Bits),
    ];

    /// The test with this number.
    pub fn from_number(number: u32) -> Option<CcTest> {
        CcTest::SPELLINGS.get(number as usize).map(|s| s.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_places_in_the_lists() {
        for (i, (_, test)) in CcTest::SPELLINGS.iter().enumerate() {
            assert_eq!(*test as usize, i);
        }
        for kind in 0..=CcKind::Place as u8 {
            assert_eq!(CcKind::from_number(kind) as u8, kind);
        }
        assert_eq!(CcKind::from_number(200), CcKind::None);
    }
}
