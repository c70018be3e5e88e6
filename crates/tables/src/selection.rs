//! How nodes of the selection graph become instructions: patterns, and the programs that match them and build results.
//!
//! The patterns of an operation are in [`SelectionRoot::patterns`], best first: the first that matches and whose
//! predicates hold is taken. Each has a *matcher* and a *result*, programs in [`SectionId::Selection`]. Both are an opcode
//! byte and operands in LEB128 (unsigned unless marked `s`).
//!
//! # Matchers
//! The machine has a current value, which starts as the root, a stack of values above it, and a list of *slots*. A failed
//! check ends the attempt.
//!
//! | op | operands | does |
//! |---|---|---|
//! | `End` | | the pattern matches |
//! | `Child` | n | goes to operand n of the node; the chain and glue operands do not count |
//! | `Parent` | | goes back |
//! | `Node` | operation | checks the operation |
//! | `Type` | raw type | checks the type of the value |
//! | `Slot` | | appends the value to the slots |
//! | `Same` | slot | checks that it is the value of that slot |
//! | `Integer` | s number | checks for this constant, sign-extended from its type |
//! | `Condition` | [`CondCode`] | checks a `CondCode` leaf |
//! | `TypeLeaf` | raw type | checks a `ValueType` leaf |
//! | `Immediate` | function | checks a constant with a function of [`crate::expr`] |
//! | `Test` | [`NodeTest`], number | checks what the table of tests says |
//! | `Complex` | complex pattern, slot | has the target match the value of a slot, which the result does not use; appends its operands to the slots |
//! | `Chain` | | this node's chain becomes that of the result; below the root, the node is *folded*: its value has no other use, and the result depends on it in no other way |
//! | `Glue` | | this node's incoming glue becomes that of the result |
//! | `Memory` | | the result accesses the memory that this node accesses |
//!
//! # Results
//! Values are appended to the slots, so the operands of a step are slots too.
//!
//! | op | operands | appends |
//! |---|---|---|
//! | `End` | count, slots | nothing: these values, in order, replace the results of the root; the chain and glue of the last instruction marked with them replace those of all matched nodes |
//! | `Integer` | raw type, s number | an immediate operand |
//! | `Register` | raw type, register | a physical register |
//! | `Immediate` | slot | the immediate operand with the value of a constant |
//! | `Transform` | function, slot | the immediate operand that a function makes of a constant |
//! | `Copy` | register, slot | nothing: copies a value to a register that the next instruction reads on the side |
//! | `Inst` | opcode, [`result_flags`], count, raw types, count, slots | the results of an instruction with these operands, a slot each: its definitions, then registers that it defines on the side, in the order of its record |
//!
//! # Decisions
//! Most patterns of an operation are about other types or operands than those at hand. A tree of [`Decision`]s finds those
//! that remain: each looks at one [`Feature`] of the root and goes on with the case of its value, or with the rest if there is
//! no such case. A pattern that does not ask for the feature is in all branches, so at a leaf are, best first, all patterns
//! whose checks on the way hold. Whether the subtarget enables them is asked there: one tree serves all subtargets.
//!
//! Source: the two halves are those of LLVM's pattern matcher tables; LLVM factors common steps of patterns, the tree here
//! leaves programs whole. Decision trees: Cardelli, "Compiling a functional language", 1984, section 4.

use crate::image::{Image, List, SectionId, Str, records};
use crate::legality::Coverage;
use crate::nodes::NodeOp;

records! {
    /// An operation that a target adds to the generic ones.
    pub struct TargetNode in TargetNodes {
        /// `RISCVISD::CALL`
        pub name: Str,
        /// [`node_flags`].
        pub flags: u16,
    }

    /// An intrinsic function of the target: an operation of its own. Sorted by name.
    pub struct TargetIntrinsic in TargetIntrinsics {
        /// Without types: `llvm.x86.sse2.pmovmskb.128`.
        pub name: Str,
        pub node: NodeOp,
        /// Bit n: argument n is an immediate.
        pub immediates: u16,
        /// The results are registers of a tuple, which is what the operation makes.
        pub makes_tuple: u8,
    }

    /// The patterns of one operation, best first. Sorted by operation.
    pub struct SelectionRoot in SelectionRoots {
        pub node: NodeOp,
        pub patterns: List<Pattern>,
        /// Where the tree of decisions begins.
        pub decision: u32,
        pub coverage: List<Coverage>,
    }

    /// By operation: index plus 1 of its root; 0 if it has no patterns.
    pub struct RootIndex in SelectionIndex {
        pub root: u16,
    }

    /// A step of a tree of decisions; see the module text.
    pub struct Decision in Decisions {
        /// A [`Feature`].
        pub feature: u8,
        /// The operand that it is about.
        pub operand: u8,
        /// Sorted by value.
        pub cases: List<DecisionCase>,
        /// The decision for other values.
        pub otherwise: u32,
        /// At a leaf: positions among the patterns of the root.
        pub patterns: List<u16>,
    }

    /// Where to go on with a value of a feature.
    pub struct DecisionCase in DecisionCases {
        pub value: u64,
        pub next: u32,
    }

    /// A pattern; see the module text.
    pub struct Pattern in SelectionPatterns {
        /// Set of predicates.
        pub predicates: u16,
        /// Hardware mode for which its types were worked out; [`ANY_MODE`] if they are the same in all.
        pub mode: u16,
        pub complexity: i16,
        pub matcher: u32,
        pub result: u32,
        /// Slots of the matcher whose values the result takes, in its order.
        pub used_slots: List<u16>,
        /// Record it comes from, for messages.
        pub source: Str,
    }

    /// A `ComplexPattern`: matched by the target's function.
    pub struct ComplexPattern in ComplexPatterns {
        /// A [`ComplexFunction`].
        pub function: u16,
        /// Operands that it yields.
        pub num_operands: u8,
    }

    /// A function of the target that matches complex patterns, by the name in the description.
    pub struct ComplexFunction in ComplexFunctions {
        pub name: Str,
    }
}

impl SelectionRoot {
    /// That of an operation. O(1).
    #[inline]
    pub fn of(image: &Image, node: NodeOp) -> Option<SelectionRoot> {
        let index = image.records::<RootIndex>().get(node.0.into())?.root.checked_sub(1)?;
        image.records().get(index.into())
    }
}

/// [`Pattern::mode`] of a pattern for all modes.
pub const ANY_MODE: u16 = u16::MAX;

/// The section of the programs.
pub const PROGRAMS: SectionId = SectionId::Selection;

/// Bits of [`TargetNode::flags`], and facts about generic nodes.
pub mod node_flags {
    pub const HAS_CHAIN: u16 = 1;
    pub const IN_GLUE: u16 = 2;
    pub const OPTIONAL_IN_GLUE: u16 = 4;
    pub const OUT_GLUE: u16 = 8;
    pub const VARIADIC: u16 = 16;
    pub const MAY_LOAD: u16 = 32;
    pub const MAY_STORE: u16 = 64;
    pub const SIDE_EFFECT: u16 = 128;
    pub const MEM_OPERAND: u16 = 256;
    pub const COMMUTATIVE: u16 = 512;
}

/// What an instruction of a result has besides its operands.
pub mod result_flags {
    /// Takes and gives the chain of the nodes matched.
    pub const CHAIN: u64 = 1;
    /// Takes the glue of the node matched, if it has any.
    pub const IN_GLUE: u64 = 2;
    pub const OUT_GLUE: u64 = 4;
    /// Accesses the memory that the nodes matched access.
    pub const MEMORY: u64 = 8;
    /// Takes the operands of the root beyond those that its profile names.
    pub const VARIADIC: u64 = 16;
}

macro_rules! ops {
    ($(#[$attr:meta])* pub enum $name:ident { $($variant:ident,)* }) => {
        $(#[$attr])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum $name { $($variant,)* }

        impl $name {
            const ALL: &[$name] = &[$($name::$variant,)*];

            /// Unknown numbers count as the first.
            pub fn from_number(number: u64) -> $name {
                usize::try_from(number).ok().and_then(|n| Self::ALL.get(n)).copied().unwrap_or(Self::ALL[0])
            }
        }
    };
}

ops! {
    /// Steps of a matcher; see the module text.
    pub enum MatchOp {
        End, Child, Parent, Node, Type, Slot, Same, Integer, Condition, TypeLeaf, Immediate, Test, Complex, Chain, Glue,
        Memory,
    }
}

ops! {
    /// Steps of a result; see the module text.
    pub enum ResultOp { End, Integer, Register, Immediate, Transform, Copy, Inst, }
}

ops! {
    /// Conditions on a node that need no code. The number that goes with them:
    ///
    /// | test | number |
    /// |---|---|
    /// | `Never` | |
    /// | `Extension` of a load | [`Extension`] |
    /// | `Truncating` store | 0 or 1 |
    /// | `Indexed` access | 0 or 1 |
    /// | `MemoryType`, `MemoryElement` | raw type |
    /// | `Ordering` of an atomic access | bit set of ordering numbers, as bitcode has them |
    /// | `Uses` of the first result | 0 for none, 1 for exactly one |
    /// | `Flags` | bits that must all be set: [`flag_bits`] |
    /// | `Alignment` | least alignment in bytes |
    /// | `AddressSpace` | bit set of address spaces below 64 |
    pub enum NodeTest {
        Never, Extension, Truncating, Indexed, MemoryType, MemoryElement, Ordering, Uses, Flags, Alignment, AddressSpace,
    }
}

ops! {
    /// What a decision looks at. Operands are counted without chain and glue.
    ///
    /// | feature | its value |
    /// |---|---|
    /// | `Leaf` | none: the patterns are found |
    /// | `ResultType` | raw type of the first result |
    /// | `OperandType`, `OperandOp` | raw type and operation of an operand |
    /// | `MemoryType` | raw type in memory |
    /// | `Extension` of a load | [`Extension`] |
    /// | `Condition` | [`CondCode`] that an operand is |
    /// | `NamedType` | raw type that an operand is |
    #[derive(Hash, PartialOrd, Ord)]
    pub enum Feature {
        Leaf, ResultType, OperandType, OperandOp, MemoryType, Extension, Condition, NamedType,
    }
}

/// How the value in memory is widened to the result of a load.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Extension {
    #[default]
    None,
    /// High bits are unspecified.
    Any,
    Sign,
    Zero,
}

impl Extension {
    /// Unknown numbers count as none.
    pub const fn from_number(number: u64) -> Extension {
        match number {
            1 => Extension::Any,
            2 => Extension::Sign,
            3 => Extension::Zero,
            _ => Extension::None,
        }
    }
}

/// Flags of a node.
pub mod flag_bits {
    pub const NO_UNSIGNED_WRAP: u16 = 1;
    pub const NO_SIGNED_WRAP: u16 = 2;
    pub const EXACT: u16 = 4;
    pub const DISJOINT: u16 = 8;
    pub const NON_NEG: u16 = 16;
    pub const ALLOW_CONTRACT: u16 = 32;
    pub const NO_NANS: u16 = 64;
    pub const NO_INFS: u16 = 128;
    pub const NO_SIGNED_ZEROS: u16 = 256;
    pub const ALLOW_RECIPROCAL: u16 = 512;
    pub const APPROX_FUNCS: u16 = 1024;
    pub const ALLOW_REASSOCIATION: u16 = 2048;
    pub const SAME_SIGN: u16 = 4096;
}

/// Condition of a comparison, numbered as masks: 1 equal, 2 greater, 4 less, 8 unordered (or, for integers, unsigned); 16
/// where it does not matter what happens to operands that are no numbers, which is also how signed integers compare.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CondCode(pub u8);

const COND_NAMES: [&str; 24] = [
    "setfalse",
    "setoeq",
    "setogt",
    "setoge",
    "setolt",
    "setole",
    "setone",
    "seto",
    "setuo",
    "setueq",
    "setugt",
    "setuge",
    "setult",
    "setule",
    "setune",
    "settrue",
    "setfalse2",
    "seteq",
    "setgt",
    "setge",
    "setlt",
    "setle",
    "setne",
    "settrue2",
];

impl CondCode {
    pub const OEQ: CondCode = CondCode(1);
    pub const OGT: CondCode = CondCode(2);
    pub const OGE: CondCode = CondCode(3);
    pub const OLT: CondCode = CondCode(4);
    pub const ONE: CondCode = CondCode(6);
    /// Ordered.
    pub const O: CondCode = CondCode(7);
    pub const UO: CondCode = CondCode(8);
    pub const UEQ: CondCode = CondCode(9);
    pub const UGT: CondCode = CondCode(10);
    pub const UGE: CondCode = CondCode(11);
    pub const ULT: CondCode = CondCode(12);
    pub const ULE: CondCode = CondCode(13);
    pub const EQ: CondCode = CondCode(17);
    pub const GT: CondCode = CondCode(18);
    pub const GE: CondCode = CondCode(19);
    pub const LT: CondCode = CondCode(20);
    pub const LE: CondCode = CondCode(21);
    pub const NE: CondCode = CondCode(22);
    /// Above it are conditions of integers, and those for which it does not matter whether numbers are ordered.
    pub const ORDERED_BITS: u8 = 15;

    /// `setlt`
    pub fn name(self) -> &'static str {
        COND_NAMES.get(self.0 as usize).copied().unwrap_or("setfalse")
    }

    /// From `SETLT`, as descriptions write it.
    pub fn from_record(name: &str) -> Option<CondCode> {
        COND_NAMES.iter().position(|n| n.eq_ignore_ascii_case(name)).map(|i| CondCode(i as u8))
    }

    /// The condition with the operands the other way round.
    #[must_use]
    pub const fn swapped(self) -> CondCode {
        let (greater, less) = (self.0 >> 1 & 1, self.0 >> 2 & 1);
        CondCode(self.0 & !6 | less << 1 | greater << 2)
    }

    /// The condition that holds exactly when this one does not.
    #[must_use]
    pub const fn inverse(self, is_integer: bool) -> CondCode {
        // Integers have no unordered case: the bit that says "unsigned" stays.
        let inverted = self.0 ^ if is_integer { 7 } else { 15 };
        // Where the unordered case does not matter it still does not.
        CondCode(if inverted > 23 { inverted & !8 } else { inverted })
    }

    pub const fn is_unsigned(self) -> bool {
        matches!(self.0, 10..=13)
    }

    /// The same order of unsigned integers, for one of signed ones.
    #[must_use]
    pub const fn of_unsigned(self) -> CondCode {
        match self {
            CondCode::LT => CondCode::ULT,
            CondCode::LE => CondCode::ULE,
            CondCode::GT => CondCode::UGT,
            CondCode::GE => CondCode::UGE,
            other => other,
        }
    }
}

impl std::fmt::Debug for CondCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::CondCode;

    #[test]
    fn conditions_turn_round() {
        assert_eq!(CondCode::LT.swapped(), CondCode::GT);
        assert_eq!(CondCode::UGE.swapped(), CondCode::ULE);
        assert_eq!(CondCode::EQ.swapped(), CondCode::EQ);
        for (code, inverse) in [
            (CondCode::LT, CondCode::GE),
            (CondCode::ULT, CondCode::UGE),
            (CondCode::EQ, CondCode::NE),
            (CondCode::GT, CondCode::LE),
        ] {
            assert_eq!(code.inverse(true), inverse);
            assert_eq!(inverse.inverse(true), code);
        }
        let olt = CondCode::from_record("SETOLT").unwrap();
        assert_eq!(olt.inverse(false).name(), "setuge");
        assert_eq!(CondCode::LT.inverse(false), CondCode::GE);
    }
}
