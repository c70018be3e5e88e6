//! Registers, register classes, sub-registers and register units.
//!
//! Registers are numbered from 1; record 0 stands for "no register". The model is LLVM's: a register is a set of
//! *units* (two registers overlap exactly if they share one), sub-registers are reached through *sub-register indices*
//! with lane masks, and classes are closed under sub-register and intersection.

use crate::image::{List, Str, records};
use crate::value_type::ValueType;

records! {
    /// A physical register.
    pub struct Register in Registers {
        /// Name of the record, as dumps show it.
        pub name: Str,
        /// Spelling in assembly under each alternative name index, then the plain one.
        pub asm_names: List<Str>,
        /// Further spellings that the assembler accepts (`AltNames`).
        pub alt_names: List<Str>,
        /// Hardware encoding.
        pub encoding: u16,
        /// [`flags`].
        pub flags: u16,
        /// Sub-registers by index.
        pub sub_regs: List<SubReg>,
        /// Registers that contain this one, nearest first.
        pub super_regs: List<u16>,
        /// Units, ascending.
        pub units: List<u16>,
        /// For each unit, the lanes of this register that it is; all ones for a leaf.
        pub unit_lanes: List<u64>,
        /// Explicit aliases that are neither sub- nor super-registers.
        pub aliases: List<u16>,
        /// `CostPerUse`, by cost model.
        pub costs: List<u16>,
    }

    /// `register:index = sub`.
    pub struct SubReg in SubRegs {
        pub index: u16,
        pub register: u16,
    }

    /// A sub-register index. Record 0 stands for the whole register.
    pub struct SubRegIndex in SubRegIndices {
        pub name: Str,
        /// By hardware mode; the first one is for the modes that are not listed.
        pub ranges: List<SubRegRange>,
        pub lane_mask: u64,
        /// Row of the composition table: for each index `b`, the index of `a` then `b` (0 if there is none).
        pub compose: List<u16>,
        /// Indices that together cover what this one covers; empty if it is not such a concatenation.
        pub concatenation_of: List<u16>,
        /// What a lane mask of the part becomes in the whole.
        pub transforms: List<LaneTransform>,
    }

    /// Where a part lies, in bits; all ones where that is not constant.
    pub struct SubRegRange in SubRegRanges {
        pub mode: u16,
        pub offset_bits: u16,
        pub size_bits: u16,
    }

    /// The lanes of `mask`, rotated left.
    pub struct LaneTransform in LaneTransforms {
        pub mask: u64,
        pub rotate: u8,
    }

    /// Facts about all registers. One record.
    pub struct RegisterFile in RegisterFile {
        /// Lanes that cover their registers wherever they occur.
        pub covering_lanes: u64,
    }

    /// A leaf of the register file.
    pub struct RegisterUnit in RegisterUnits {
        /// The registers that the unit is made for: one, or two for an alias edge (0: none).
        pub roots: [u16; 2],
        pub weight: u16,
        /// Pressure sets that the unit counts for.
        pub pressure_sets: List<u16>,
    }

    /// A set of units under whose limit the allocator keeps.
    pub struct PressureSet in PressureSets {
        pub name: Str,
        pub limit: u16,
    }

    /// A register class.
    pub struct RegisterClass in RegisterClasses {
        pub name: Str,
        /// Members in allocation order.
        pub members: List<u16>,
        /// Bit set over registers, as numbers of 16 bits each.
        pub member_bits: List<u16>,
        /// Other orders of allocation.
        pub alt_orders: List<AllocationOrder>,
        /// Which order a subtarget takes: a function of [`crate::expr`] without parameters, index plus 1; its result 0 is
        /// `members`, 1 the first of `alt_orders`. 0 if there is no choice.
        pub order_select: u32,
        /// Classes that are subsets, this one included, bit set over classes.
        pub sub_classes: List<u16>,
        /// Proper supersets, smallest first.
        pub super_classes: List<u16>,
        /// By sub-register index, the largest sub-class all of whose members have the index (pairs: index, class).
        pub with_sub_reg: List<u16>,
        /// By sub-register index, the classes whose members all have their part under the index in this class: the index, then
        /// a bit set over classes.
        pub super_reg_classes: List<u16>,
        /// By sub-register index that all members have, the smallest class with all the parts (pairs: index, class).
        pub part_classes: List<u16>,
        pub pressure_sets: List<u16>,
        /// Pressure of one member, and of all.
        pub weight: u16,
        pub weight_limit: u16,
        /// Sizes and value types by hardware mode; the first one is for the modes that are not listed.
        pub modes: List<ClassMode>,
        pub copy_cost: i16,
        pub alloc_priority: u8,
        /// [`class_flags`].
        pub flags: u8,
        /// Lanes covered by the sub-registers of the class.
        pub lane_mask: u64,
        pub ts_flags: u8,
    }

    /// What a register class looks like in one hardware mode.
    pub struct ClassMode in ClassModes {
        pub mode: u16,
        pub reg_size_bits: u16,
        pub spill_size_bits: u16,
        pub spill_align_bits: u16,
        /// Types of the values held.
        pub value_types: List<ValueType>,
    }

    /// An order in which the members of a class may be taken.
    pub struct AllocationOrder in AllocationOrders {
        pub members: List<u16>,
    }

    /// A list of registers that a callee leaves as they were.
    pub struct CalleeSaved in CalleeSaved {
        pub name: Str,
        /// In the order in which they are saved.
        pub saved: List<u16>,
        /// What keeps its value across a call: bit set over registers.
        pub preserved: List<u16>,
    }

    /// Registers that exist only where predicates hold.
    pub struct ConditionalRegisters in ConditionalRegisters {
        /// A [`PredicateSet`](crate::instructions::PredicateSet).
        pub predicates: u16,
        pub registers: List<u16>,
    }

    /// Where predicates hold, values and operands of one class are of another.
    pub struct InsteadClass in InsteadClasses {
        /// A [`PredicateSet`](crate::instructions::PredicateSet).
        pub predicates: u16,
        pub class: u16,
        pub instead: u16,
    }

    /// DWARF number of a register under one flavour (0: default, 1: `.eh_frame` where that differs).
    pub struct DwarfNumber in DwarfNumbers {
        pub flavour: u16,
        pub register: u16,
        pub number: i32,
    }
}

/// Bits of [`Register::flags`].
pub mod flags {
    /// Made up by the table builder; never printed or allocated.
    pub const ARTIFICIAL: u16 = 1;
    /// Reads always give the same value.
    pub const CONSTANT: u16 = 2;
    /// The parts cover the whole register.
    pub const COVERED_BY_SUB_REGS: u16 = 4;
}

/// Bits of [`RegisterClass::flags`].
pub mod class_flags {
    pub const ALLOCATABLE: u8 = 1;
    /// Made by closing the user's classes under sub-register and intersection.
    pub const INFERRED: u8 = 2;
    pub const COVERED_BY_SUB_REGS: u8 = 4;
    pub const HAS_DISJUNCT_SUB_REGS: u8 = 8;
    pub const GLOBAL_PRIORITY: u8 = 16;
}

impl crate::image::Pod for [u16; 2] {
    const SIZE: usize = 4;
    fn read(bytes: &[u8]) -> Self {
        [crate::image::Pod::read(bytes), crate::image::Pod::read(&bytes[2..])]
    }
    fn write(&self, out: &mut Vec<u8>) {
        self.iter().for_each(|n| crate::image::Pod::write(n, out));
    }
}
