//! What the operands of `INLINEASM` mean.
//!
//! First the text (an [`Operand::Symbol`](crate::Operand::Symbol)) and a number of flags ([`extra`]); then for each operand
//! of the statement a [`Group`] as a number, and the machine operands that belong to it; implicit registers last.
//! Source: LLVM's documentation of the instruction's operands; the numbers appear in `.mir` text.

use crate::{Function, Inst, Operand, opcode};

/// Bits of the number after the text.
pub mod extra {
    pub const SIDE_EFFECT: i64 = 1;
    pub const ALIGN_STACK: i64 = 2;
    /// The text is in Intel's syntax.
    pub const INTEL: i64 = 4;
    pub const MAY_LOAD: i64 = 8;
    pub const MAY_STORE: i64 = 16;
    pub const CONVERGENT: i64 = 32;
}

/// What an operand of the statement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum GroupKind {
    Use = 1,
    Def = 2,
    EarlyClobberDef = 3,
    Clobber = 4,
    Immediate = 5,
    Memory = 6,
    /// A function or label that the text names.
    Function = 7,
}

/// An operand of the statement: its kind in the lowest three bits, the number of machine operands in the next thirteen.
/// Above that: bit 31 and the number of another operand if both must be the same register, or a register class plus 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    pub kind: GroupKind,
    pub len: usize,
    /// Number of the group with the same registers.
    pub same_as: Option<u16>,
    pub class: Option<u16>,
}

impl Group {
    pub const fn new(kind: GroupKind, len: usize) -> Group {
        Group { kind, len, same_as: None, class: None }
    }

    pub fn to_number(self) -> i64 {
        let low = self.kind as i64 | (self.len as i64 & 0x1fff) << 3;
        match (self.same_as, self.class) {
            (Some(other), _) => low | 1 << 31 | i64::from(other & 0x7fff) << 16,
            (None, Some(class)) => low | (i64::from(class & 0x3fff) + 1) << 16,
            (None, None) => low,
        }
    }

    pub fn from_number(number: i64) -> Option<Group> {
        use GroupKind::*;
        let kinds = [Use, Def, EarlyClobberDef, Clobber, Immediate, Memory, Function];
        let kind = *kinds.get(usize::try_from((number & 7) - 1).ok()?)?;
        let high = number >> 16 & 0x7fff;
        let tied = number >> 31 & 1 != 0;
        Some(Group {
            kind,
            len: (number >> 3 & 0x1fff) as usize,
            same_as: tied.then_some(high as u16),
            class: if tied { None } else { (high as u16).checked_sub(1) },
        })
    }
}

/// How many statements inline assembly has at most, by the lines of its text; 0 for other instructions. O(text).
pub fn num_statements(func: &Function, inst: Inst) -> u64 {
    let Some(&Operand::Symbol { index, .. }) = func.operands(inst).first() else { return 0 };
    if !matches!(func.opcode(inst), opcode::INLINEASM | opcode::INLINEASM_BR) {
        return 0;
    }
    let text = func.symbols.get(index as usize).map_or(&[][..], |text| text);
    1 + text.iter().filter(|&&byte| matches!(byte, b'\n' | b';')).count() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_numbers() {
        assert_eq!(Group::new(GroupKind::Def, 1).to_number(), 10);
        let tied = Group { same_as: Some(2), ..Group::new(GroupKind::Use, 1) };
        assert_eq!(tied.to_number(), 0x8002_0009);
        for group in [tied, Group { class: Some(7), ..Group::new(GroupKind::Memory, 5) }] {
            assert_eq!(Group::from_number(group.to_number()), Some(group));
        }
        assert_eq!(Group::from_number(0), None);
    }
}
