//! Which operand goes where, found once for each opcode.
//!
//! The form of an instruction and its other facts say in which order its operands come. A [`Layout`] has their indices by
//! the places of an encoding, so an instruction is encoded without a look at its form.

use super::super::flags::{TsFlags, field, form, imm, map, mod_rm_uses, place};

/// What ModRM's mod and r/m are made of.
#[derive(Clone, Copy, Debug, Default)]
pub enum RmSource {
    /// There is no such byte.
    #[default]
    None,
    /// This operand, a register.
    Register(u8),
    /// The five operands from this one on.
    Memory(u8),
    /// No operand: the byte besides its reg field.
    Fixed(u8),
}

/// What follows ModRM and its displacement.
#[derive(Clone, Copy, Debug)]
pub enum Tail {
    /// The operands from the first immediate on, but for so many at the end.
    Immediates {
        behind: u8,
    },
    /// A byte with a register in its upper half.
    Register,
    /// The opcode.
    Opcode,
    /// An absolute address, of a segment that a prefix names.
    Address,
    /// Nothing: the operands are the addresses of string instructions.
    String,
    /// An immediate, and another one of a byte or of two.
    ImmediateAnd1,
    ImmediateAnd2,
}

impl Default for Tail {
    fn default() -> Self {
        Tail::Immediates { behind: 0 }
    }
}

/// Indices of operands by their places in the encoding.
#[derive(Clone, Copy, Debug, Default)]
pub struct Layout {
    /// ModRM's reg field: a register, or else the extension of the opcode.
    pub reg: Option<u8>,
    pub extension: u8,
    pub rm: RmSource,
    pub vvvv: Option<u8>,
    /// EVEX.aaa.
    pub mask: Option<u8>,
    /// EVEX.L'L where it says how to round.
    pub rounding: Option<u8>,
    /// In the low bits of the opcode: a register, and a condition.
    pub in_opcode: Option<u8>,
    pub condition: Option<u8>,
    /// In the upper half of the last byte.
    pub is4: Option<u8>,
    /// Flags of a conditional comparison; its condition follows.
    pub compare: Option<u8>,
    /// The first operand that is an immediate, if there are any.
    pub immediates: u8,
    pub tail: Tail,
}

impl Layout {
    /// The layout of an instruction with so many operands, of which those before `first` have no place: a tied use that
    /// is read from a place of its own follows its definition. `None` if the form has no encoding.
    pub fn new(ts: TsFlags, first: u8, num_operands: u8) -> Option<Layout> {
        if ts.form() == form::Pseudo {
            return None;
        }
        let facts = ts.form_facts();
        let mut layout = Layout { mask: mask_at(ts, first), ..Layout::default() };
        let mut next = Next { at: first, mask_at: layout.mask };
        if ts.has_new_destination() {
            layout.vvvv = Some(next.register());
        } else if ts.is_conditional_compare() {
            layout.compare = Some(num_operands.checked_sub(2)?);
        }
        if ts.form() == form::AddCCFrm {
            layout.condition = Some(num_operands.checked_sub(1)?);
        }
        // Some instructions have no operands in the places of their form.
        let has_operands = num_operands > 0;
        for place in facts.places().filter(|_| has_operands) {
            match place {
                place::PlaceReg => layout.reg = Some(next.register()),
                place::PlaceRm => layout.rm = RmSource::Register(next.register()),
                place::PlaceMemory | place::PlaceSibMemory => layout.rm = RmSource::Memory(next.memory()),
                place::PlaceVvvv if ts.has_vvvv() => layout.vvvv = Some(next.register()),
                place::PlaceLastByte => layout.is4 = Some(next.register()),
                place::PlaceOpcode => layout.in_opcode = Some(next.register()),
                place::PlaceCondition => layout.condition = Some(next.plain()),
                _ => {}
            }
        }
        layout.extension = facts.mod_rm_bits >> 3 & 7;
        if facts.mod_rm != mod_rm_uses::ModRmAbsent && matches!(layout.rm, RmSource::None) {
            layout.rm = RmSource::Fixed(0xc0 | facts.mod_rm_bits);
        }
        if ts.imm() == imm::Imm8Reg && layout.is4.is_none() {
            layout.is4 = Some(next.register());
        }
        if ts.has(field::EVEX_RC) {
            layout.rounding = Some(next.plain());
        }
        layout.immediates = next.at;
        layout.tail = layout.tail_of(ts, num_operands);
        Some(layout)
    }

    fn tail_of(&self, ts: TsFlags, num_operands: u8) -> Tail {
        if ts.map() == map::MapThreeDNow {
            return Tail::Opcode;
        }
        if self.is4.is_some() {
            return Tail::Register;
        }
        match ts.form() {
            form::RawFrmMemOffs => Tail::Address,
            form::RawFrmSrc | form::RawFrmDst | form::RawFrmDstSrc => Tail::String,
            form::RawFrmImm8 => Tail::ImmediateAnd1,
            form::RawFrmImm16 => Tail::ImmediateAnd2,
            // The condition stands behind the target of a branch.
            form::AddCCFrm if self.immediates < num_operands => Tail::Immediates { behind: 1 },
            _ if self.compare.is_some() => Tail::Immediates { behind: 2 },
            _ => Tail::Immediates { behind: 0 },
        }
    }
}

/// The operand that is the mask of elements.
fn mask_at(ts: TsFlags, first: u8) -> Option<u8> {
    let before = match ts.form() {
        form::MRM0m..=form::MRM7m if !ts.has(field::VEX_4V) => 0,
        form::MRMDestMem => 5,
        _ => 1,
    };
    ts.has(field::EVEX_K).then_some(first + before)
}

/// Operands one after the other, without the mask.
struct Next {
    at: u8,
    mask_at: Option<u8>,
}

impl Next {
    /// The place of the next operand, of so many parts.
    fn take(&mut self, parts: u8) -> u8 {
        self.at += u8::from(Some(self.at) == self.mask_at);
        self.at += parts;
        self.at - parts
    }

    fn register(&mut self) -> u8 {
        self.take(1)
    }

    fn memory(&mut self) -> u8 {
        self.take(5)
    }

    /// The next operand, which stands behind the mask.
    fn plain(&mut self) -> u8 {
        self.at += 1;
        self.at - 1
    }
}
