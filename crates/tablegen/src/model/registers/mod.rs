//! The register file: registers, sub-register indices, units, classes, pressure sets.
//!
//! # Words
//! * A *sub-register index* names a way from a register to a part of it. Indices *compose*: `a` then `b` may be `c`.
//! * A *unit* is what two registers share if they overlap: one for each leaf, one for each pair of registers that are
//!   declared to alias. A register is the set of units of its parts.
//! * A *lane mask* says which leaves of a register an index covers, independently of the register.
//! * A *class* is a set of registers. The classes of the description are closed under three questions that a code generator
//!   asks: which members have a part under an index (`A_with_i`), which are in another class too (`A_and_B`), and whose
//!   part is in another class (`A_with_i_in_B`). Each answer becomes a class if it is not one already.
//! * A *pressure set* is a set of units whose use an allocator counts.
//!
//! # Order
//! Everything is numbered as LLVM numbers it (release 22), so that dumps can be compared: registers in natural order of their
//! names ([`order`]), tuples after them; indices in natural order, inferred ones after them; classes by size, larger sets first,
//! so that a class comes before its sub-classes.
//!
//! # Phases
//! [`read`] the records · [`sub_registers`]: parts, composition, units, lanes · [`classes`]: the closure ·
//! [`pressure`]: weights of units, pressure sets.
//!
//! # Cost
//! The closure is quadratic in the number of classes with a set operation over all registers in each step: nothing for
//! usual machines, seconds for one with hundreds of classes of thousands of tuples.

mod classes;
mod dump;
mod order;
mod pressure;
mod read;
mod sub_registers;

pub use order::register_key;

use crate::lang::Records;
use crate::lang::record::RecordId;
use std::collections::BTreeMap;
use support::bitset::BitVec;
use support::diag::Diagnostics;

/// The register file of a target.
#[derive(Debug, Default)]
pub struct Registers {
    /// By number; 0 is not a register.
    pub registers: Vec<Register>,
    /// By number; 0 is the whole register.
    pub sub_indices: Vec<SubRegIndex>,
    pub classes: Vec<RegisterClass>,
    /// Those of leaves and aliases first ([`num_units`](Self::num_units)), then those that only balance weights.
    pub units: Vec<Unit>,
    pub num_units: usize,
    /// Small sets first.
    pub pressure_sets: Vec<PressureSet>,
    /// Lanes that cover all of their registers wherever they occur.
    pub covering_lanes: u64,
    pub callee_saved: Vec<CalleeSaved>,
    /// Registers that exist only where the predicates of a record hold.
    pub conditional: Vec<(RecordId, Vec<u16>)>,
    by_name: BTreeMap<String, u16>,
    class_by_name: BTreeMap<String, u16>,
}

#[derive(Clone, Debug, Default)]
pub struct Register {
    pub name: String,
    /// The record, or the first component of a tuple.
    pub def: Option<RecordId>,
    pub asm_names: Vec<String>,
    pub alt_names: Vec<String>,
    pub encoding: u16,
    pub dwarf_numbers: Vec<i64>,
    /// By cost model.
    pub costs: Vec<u16>,
    pub artificial: bool,
    pub constant: bool,
    pub covered_by_sub_regs: bool,
    /// Direct parts as the description gives them: (index, register).
    pub explicit_sub_regs: Vec<(u16, u16)>,
    /// All parts: (index, register), by index.
    pub sub_regs: Vec<(u16, u16)>,
    /// Registers that contain this one; those contained in others come first.
    pub super_regs: Vec<u16>,
    /// Registers that overlap by declaration.
    pub aliases: Vec<u16>,
    /// Ascending; units that only balance weights are not among them.
    pub units: Vec<u16>,
    /// The same with units that balance weights.
    pub weighted_units: Vec<u16>,
    /// For each of `units`, the lanes of this register that it is; all ones for a leaf.
    pub unit_lanes: Vec<u64>,
    /// Whether two parts of it (or of a part) are apart.
    pub has_disjunct_sub_regs: bool,
    /// Equal for registers whose parts have the same shape.
    pub(crate) shape: u32,
}

#[derive(Clone, Debug, Default)]
pub struct SubRegIndex {
    pub name: String,
    pub def: Option<RecordId>,
    /// By hardware mode, the first for all modes not listed: (mode, (size, offset)); all ones where not constant.
    pub ranges: Vec<(u16, (u16, u16))>,
    /// This index, then that one, is that one.
    pub composites: BTreeMap<u16, u16>,
    /// Indices that together cover what this one covers; empty if it is not such a concatenation.
    pub concatenation_of: Vec<u16>,
    pub lane_mask: u64,
    /// A mask seen through this index: the union of (mask and with this, then rotated left by that).
    pub lane_transforms: Vec<(u64, u8)>,
    pub artificial: bool,
    /// Every register with this index is covered by its parts.
    pub all_covered: bool,
}

/// Bits of a register, and size and alignment in bits of its spill slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RegSize {
    pub reg_bits: u16,
    pub spill_bits: u16,
    pub spill_align_bits: u16,
}

#[derive(Clone, Debug, Default)]
pub struct RegisterClass {
    pub name: String,
    /// `None` for an inferred class.
    pub def: Option<RecordId>,
    /// In allocation order.
    pub members: Vec<u16>,
    /// Other orders of allocation.
    pub alt_orders: Vec<Vec<u16>>,
    /// Code that chooses among the orders.
    pub order_select: String,
    /// Members as a set.
    pub member_set: BitVec,
    pub allocatable: bool,
    pub artificial: bool,
    pub generate_pressure_set: bool,
    pub copy_cost: i16,
    pub alloc_priority: u8,
    pub global_priority: bool,
    pub ts_flags: u8,
    pub base_class_order: Option<i64>,
    /// By mode, ascending.
    pub sizes: Vec<(u16, RegSize)>,
    /// Records of the value types, possibly by hardware mode.
    pub types: Vec<RecordId>,
    /// Classes whose members are members of this one, itself included.
    pub sub_classes: BitVec,
    /// Proper super-classes, the closest last.
    pub super_classes: Vec<u16>,
    /// By index: the largest sub-class all of whose members have the index.
    pub with_sub_reg: BTreeMap<u16, u16>,
    /// By index: classes all of whose members have their part under the index in this class.
    pub super_reg_classes: BTreeMap<u16, BitVec>,
    /// By index that all members have: the smallest class that contains all their parts under it.
    pub part_classes: BTreeMap<u16, u16>,
    pub lane_mask: u64,
    pub has_disjunct_sub_regs: bool,
    pub covered_by_sub_regs: bool,
    /// Pressure of one member, and of all.
    pub weight: u32,
    pub weight_limit: u32,
    pub pressure_sets: Vec<u16>,
    pub(crate) shapes: BitVec,
}

/// A unit.
#[derive(Clone, Debug, Default)]
pub struct Unit {
    /// A leaf, or two registers that alias; 0: none.
    pub roots: [u16; 2],
    pub weight: u32,
    pub artificial: bool,
    pub pressure_sets: Vec<u16>,
}

#[derive(Clone, Debug, Default)]
pub struct PressureSet {
    pub name: String,
    pub units: Vec<u16>,
    pub limit: u32,
}

/// A list of registers that a callee leaves as they were.
#[derive(Clone, Debug, Default)]
pub struct CalleeSaved {
    pub name: String,
    /// In the order in which they are saved.
    pub saved: Vec<u16>,
    /// The registers that keep their values across a call: those saved, their parts, and what is covered by them.
    pub preserved: BitVec,
}

impl Registers {
    pub fn by_name(&self, name: &str) -> Option<u16> {
        self.by_name.get(name).copied()
    }

    pub fn class_by_name(&self, name: &str) -> Option<u16> {
        self.class_by_name.get(name).copied()
    }

    pub fn sub_index_by_name(&self, name: &str) -> Option<u16> {
        self.sub_indices.iter().skip(1).position(|i| i.name == name).map(|i| i as u16 + 1)
    }

    /// The part of a register under an index.
    pub fn sub_reg(&self, register: u16, index: u16) -> Option<u16> {
        let parts = &self.registers[register as usize].sub_regs;
        parts.binary_search_by_key(&index, |p| p.0).ok().map(|at| parts[at].1)
    }

    /// Reads all registers and classes and derives the rest; mistakes are reported and what is wrong is left out.
    pub fn read(records: &Records, diagnostics: &mut Diagnostics) -> Registers {
        let mut this = Registers::default();
        let before = diagnostics.num_errors();
        let mut reader = read::Reader::new(records, diagnostics);
        reader.read_indices(&mut this);
        reader.read_registers(&mut this);
        if !sub_registers::derive(&mut this, records, reader.diagnostics) {
            // Registers that contain themselves have no units; nothing that follows would make sense.
            return this;
        }
        reader.read_classes(&mut this);
        reader.read_callee_saved(&mut this);
        reader.read_conditional(&mut this);
        if reader.diagnostics.num_errors() == before {
            classes::infer(&mut this);
            sub_registers::derive_composites(&mut this, records, diagnostics);
            sub_registers::assign_lanes(&mut this, records, diagnostics);
            pressure::derive(&mut this);
        } else {
            classes::number(&mut this);
        }
        this
    }

    /// Index, members, units, classes and pressure sets as text; the layout is that of LLVM's `-register-info-debug`.
    pub fn dump(&self) -> String {
        dump::dump(self)
    }
}
