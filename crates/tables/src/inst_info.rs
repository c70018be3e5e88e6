//! Questions about instructions, answered from an image: what LLVM's `MCInstrInfo` and `TargetInstrInfo` answer from
//! generated tables.
//!
//! Opcodes are numbers; one that does not exist has no operands and no flags. Look-ups by opcode are constant time, relations
//! between instructions are searched in O(log rows), look-ups by name walk the table.

use crate::expr::InstPredicate;
use crate::image::{Image, Records, Str};
use crate::instructions::{
    InstrMap, Instruction, NamedOpcode, Operand, OperandType, inst_flags, operand_flags,
};
use std::cmp::Ordering;

/// The instructions of an image.
#[derive(Clone, Copy, Debug)]
pub struct InstInfo<'a> {
    image: &'a Image,
}

impl<'a> InstInfo<'a> {
    pub fn new(image: &'a Image) -> InstInfo<'a> {
        InstInfo { image }
    }

    pub fn num_opcodes(&self) -> usize {
        self.image.records::<Instruction>().len()
    }

    pub fn instruction(&self, opcode: u16) -> Instruction {
        self.image.records().get(opcode as usize).unwrap_or_default()
    }

    pub fn name(&self, opcode: u16) -> &'a str {
        self.image.string(self.instruction(opcode).name)
    }

    /// The opcode of the instruction with this record name. O(log instructions).
    pub fn by_name(&self, name: &str) -> Option<u16> {
        let instructions = self.image.records::<Instruction>();
        let sorted = self.image.records::<NamedOpcode>();
        let (mut low, mut high) = (0, sorted.len());
        while low < high {
            let middle = low.midpoint(high);
            let opcode = sorted.get(middle)?.opcode;
            match self.image.string_bytes(instructions.get(opcode.into())?.name).cmp(name.as_bytes()) {
                Ordering::Equal => return Some(opcode),
                Ordering::Less => low = middle + 1,
                Ordering::Greater => high = middle,
            }
        }
        None
    }

    /// Whether all of these [`inst_flags`] are set.
    pub fn has(&self, opcode: u16, flags: u64) -> bool {
        self.instruction(opcode).flags & flags == flags
    }

    pub fn may_load_or_store(&self, opcode: u16) -> bool {
        self.instruction(opcode).flags & (inst_flags::MAY_LOAD | inst_flags::MAY_STORE) != 0
    }

    /// What the target says about its instruction.
    pub fn ts_flags(&self, opcode: u16) -> u64 {
        self.instruction(opcode).ts_flags
    }

    // ---- Operands -------------------------------------------------------------------------------------------------------

    /// Flattened operands, definitions first.
    pub fn operands(&self, opcode: u16) -> Records<'a, Operand> {
        self.image.list(self.instruction(opcode).operands)
    }

    pub fn operand(&self, opcode: u16, operand: usize) -> Option<Operand> {
        self.operands(opcode).get(operand)
    }

    pub fn operand_type(&self, ty: u16) -> OperandType {
        self.image.records().get(ty as usize).unwrap_or_default()
    }

    /// Number of the operand with this name; a part of a composite operand is `whole.part`, and the name of the whole is that
    /// of its first part.
    #[doc(alias = "getNamedOperandIdx")]
    pub fn named_operand(&self, opcode: u16, name: &str) -> Option<usize> {
        let text = |o: &Operand| self.image.string(o.name);
        let operands = self.operands(opcode);
        operands.iter().position(|o| text(&o) == name).or_else(|| {
            let whole = |o: &Operand| o.part == 0 && o.num_parts > 1;
            operands.iter().position(|o| whole(&o) && text(&o).split_once('.').is_some_and(|n| n.0 == name))
        })
    }

    /// Register class that an operand must be in.
    pub fn operand_class(&self, opcode: u16, operand: usize) -> Option<u16> {
        self.operand(opcode, operand)?.class.checked_sub(1)
    }

    /// The definition that a use must share its register with.
    pub fn tied_to(&self, opcode: u16, operand: usize) -> Option<usize> {
        self.operand(opcode, operand)?.tied_to.checked_sub(1).map(usize::from)
    }

    pub fn is_early_clobber(&self, opcode: u16, operand: usize) -> bool {
        self.operand(opcode, operand).is_some_and(|o| o.flags & operand_flags::EARLY_CLOBBER != 0)
    }

    pub fn implicit_uses(&self, opcode: u16) -> Records<'a, u16> {
        self.image.list(self.instruction(opcode).implicit_uses)
    }

    pub fn implicit_defs(&self, opcode: u16) -> Records<'a, u16> {
        self.image.list(self.instruction(opcode).implicit_defs)
    }

    // ---- Relations and functions ----------------------------------------------------------------------------------------

    /// The relation that an `InstrMapping` record names.
    pub fn mapping(&self, name: &str) -> Option<Mapping<'a>> {
        let record = self.image.records::<InstrMap>().iter().find(|m| self.image.string(m.name) == name)?;
        let columns = self.image.list(record.columns);
        Some(Mapping { image: self.image, rows: self.image.list(record.rows), columns })
    }

    /// The function that a `TIIPredicate` record names: its index, to be called with an instruction.
    pub fn predicate(&self, name: &str) -> Option<u32> {
        let found = self.image.records::<InstPredicate>().iter().find(|p| self.image.string(p.name) == name);
        found.map(|p| p.function)
    }
}

/// A relation between instructions.
#[derive(Clone, Copy, Debug)]
pub struct Mapping<'a> {
    image: &'a Image,
    rows: Records<'a, u16>,
    columns: Records<'a, Str>,
}

impl<'a> Mapping<'a> {
    /// Names of the columns.
    pub fn columns(&self) -> impl ExactSizeIterator<Item = &'a str> + use<'a> {
        let image = self.image;
        self.columns.iter().map(move |c| image.string(c))
    }

    pub fn column(&self, name: &str) -> Option<usize> {
        self.columns().position(|c| c == name)
    }

    pub fn num_rows(&self) -> usize {
        self.rows.len() / (self.columns.len() + 1)
    }

    /// The instruction to which a key is mapped in a column.
    pub fn get(&self, opcode: u16, column: usize) -> Option<u16> {
        let width = self.columns.len() + 1;
        let (mut low, mut high) = (0, self.num_rows());
        while low < high {
            let middle = low.midpoint(high);
            match self.rows.get(middle * width)?.cmp(&opcode) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
                std::cmp::Ordering::Equal => {
                    let found = self.rows.get(middle * width + 1 + column).filter(|_| column + 1 < width)?;
                    return (found != u16::MAX).then_some(found);
                }
            }
        }
        None
    }
}
