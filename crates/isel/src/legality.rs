//! Which operations a subtarget has: derived from its patterns.
//!
//! An operation is legal on a type if a pattern that the subtarget enables covers it; loads, stores and comparisons also by what
//! is in memory and by condition. What patterns cover is in the image ([`tables::legality`]), with the conditions under which
//! it holds, and is looked up there: O(log facts of the operation) for a question, O(1) to begin.

use mir::Isa;
use tables::image::Image;
use tables::legality::{CoverageKey, CoverageKind, is_covered};
use tables::machine::{self, machine_flags};
use tables::nodes::NodeOp;
use tables::selection::{ANY_MODE, CondCode, Extension, Pattern};
use tables::value_type::ValueType;

/// See the module text.
#[derive(Debug)]
pub struct Legality<'t> {
    isa: u64,
    image: &'t Image,
    subtarget: &'t mc::Subtarget,
    legal_types: &'t [ValueType],
    /// Comparisons are made by the operations that use them: branches and choices.
    pub fuses_comparisons: bool,
    /// Branches on several conditions become several branches.
    pub splits_conditions: bool,
    /// Bits of a number are counted in vector registers.
    pub counts_in_vectors: bool,
    /// Several comparisons are made one after the other, each if what is known so far leaves it open.
    pub joins_conditions: bool,
    /// A product and a sum that may be rounded once (`llvm.fmuladd`) stay two operations.
    pub unfused: bool,
}

impl<'t> Legality<'t> {
    pub fn new(isa: &'t Isa<'_>) -> Legality<'t> {
        let image = &isa.target.image;
        let facts = machine::facts(image, |set| isa.subtarget.enables(set)).unwrap_or_default();
        Legality {
            isa: isa.id(),
            image,
            subtarget: isa.subtarget,
            legal_types: isa.legal_types(),
            fuses_comparisons: facts.branch_if != NodeOp::ENTRY_TOKEN,
            splits_conditions: facts.branch_if == NodeOp::ENTRY_TOKEN
                || facts.flags & machine_flags::SPLITS_CONDITIONS != 0,
            counts_in_vectors: facts.flags & machine_flags::COUNTS_IN_VECTORS != 0,
            joins_conditions: facts.compare_if != NodeOp::ENTRY_TOKEN,
            unfused: false,
        }
    }

    /// A number that only those have with which code becomes the same.
    pub fn id(&self) -> u64 {
        self.isa << 1 | u64::from(self.unfused)
    }

    /// Whether a pattern may be used.
    #[inline]
    pub fn enables(&self, pattern: &Pattern) -> bool {
        self.holds(pattern.predicates, pattern.mode)
    }

    #[inline]
    fn holds(&self, predicates: u16, mode: u16) -> bool {
        self.subtarget.enables(predicates) && (mode == ANY_MODE || mode == self.subtarget.mode)
    }

    /// Whether there is a fact that holds.
    fn has(&self, op: NodeOp, kind: CoverageKind, ty: ValueType, other: ValueType, detail: u8) -> bool {
        let key = CoverageKey::new(kind, ty, other, detail);
        is_covered(self.image, op, key, |predicates, mode| self.holds(predicates, mode))
    }

    pub fn legal_types(&self) -> &[ValueType] {
        self.legal_types
    }

    /// Types that registers of the subtarget hold.
    pub fn is_legal_type(&self, ty: ValueType) -> bool {
        matches!(ty, ValueType::OTHER | ValueType::GLUE | ValueType::UNTYPED)
            || self.legal_types.contains(&ty)
    }

    /// The legal vectors in which a vector is held, and how many: one with room for all elements, or several of the
    /// largest. `None` if its elements are held one by one.
    pub fn vector_pieces(&self, ty: ValueType) -> Option<(ValueType, usize)> {
        if !ty.is_vector() {
            return None;
        }
        let same = self.legal_types.iter().copied().filter(|t| t.is_vector() && t.element() == ty.element());
        let fits = same.clone().filter(|t| t.lanes() >= ty.lanes()).min_by_key(|t| t.lanes());
        match fits {
            Some(piece) => Some((piece, 1)),
            None => same
                .max_by_key(|t| t.lanes())
                .map(|piece| (piece, ty.lanes().div_ceil(piece.lanes()) as usize)),
        }
    }

    /// The narrowest legal integer type of at least this many bits.
    pub fn int_type_for(&self, bits: u32) -> Option<ValueType> {
        let wide = self.legal_types.iter().filter(|t| t.is_scalar_int() && t.scalar_bits() >= bits);
        wide.copied().min_by_key(|t| t.scalar_bits())
    }

    pub fn widest_int(&self) -> Option<ValueType> {
        self.legal_types.iter().filter(|t| t.is_scalar_int()).copied().max_by_key(|t| t.scalar_bits())
    }

    /// Whether a pattern covers the operation on this type: that of its first result, or without one of its operand.
    pub fn is_covered(&self, op: NodeOp, ty: ValueType) -> bool {
        self.has(op, CoverageKind::Operation, ty, ValueType::OTHER, 0)
    }

    /// Whether a pattern covers a conversion.
    pub fn has_conversion(&self, op: NodeOp, to: ValueType, from: ValueType) -> bool {
        [from, ValueType::OTHER].iter().any(|&from| self.has(op, CoverageKind::Conversion, to, from, 0))
    }

    pub fn has_condition(&self, operands: ValueType, code: CondCode) -> bool {
        self.has(NodeOp::SETCC, CoverageKind::Condition, operands, ValueType::OTHER, code.0)
    }

    /// Whether a pattern copies the sign of a value of type `from` to all bits above it in a register.
    pub fn has_extension_within(&self, ty: ValueType, from: ValueType) -> bool {
        self.has(NodeOp::SIGN_EXTEND_INREG, CoverageKind::Extension, ty, from, 0)
    }

    pub fn has_load(&self, extension: Extension, ty: ValueType, memory: ValueType) -> bool {
        self.has(NodeOp::LOAD, CoverageKind::Memory, ty, memory, extension as u8)
    }

    pub fn has_atomic(&self, op: NodeOp, ty: ValueType, memory: ValueType) -> bool {
        self.has(op, CoverageKind::Memory, ty, memory, 0)
    }

    pub fn has_store(&self, ty: ValueType, memory: ValueType) -> bool {
        self.has(NodeOp::STORE, CoverageKind::Memory, ty, memory, 0)
    }
}
