//! The facts that `td/Formats.td` packs into TSFlags, and the flags of [`mc::Inst`]. Layout and meaning are described there.

use crate::names::form_facts::{ROWS, Row as Form};

/// TSFlags of an instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TsFlags(pub u64);

/// Values of fields by the names of `td/Formats.td`; from `MRM_C0` on a form is the byte after the opcode, less 0xc0. Then where
/// fields are, and the flags of an [`mc::Inst`] (`td/LeadingWords.td`): prefixes that the text says, and encodings that it asks
/// for. Where a prefix is printed, it stands in front of the mnemonic as a word of its own.
pub use crate::names::{
    encodings as encoding, form_places as place, forms as form, imm_types as imm, inst_flags, mod_rm_uses,
    opcode_maps as map, prefixes as prefix, ts_fields as field,
};

/// By the number of a form, where it is among the rows.
const ROW_OF_FORM: [u8; 128] = {
    let mut rows = [0; 128];
    let mut at = 0;
    while at < ROWS.len() {
        rows[ROWS[at].value as usize] = at as u8;
        at += 1;
    }
    rows
};

impl Form {
    /// Where operands go, in their order, but for the mask.
    pub fn places(&self) -> impl Iterator<Item = u8> + Clone {
        [self.first, self.second, self.third, self.fourth].into_iter().filter(|&p| p != place::PlaceNone)
    }

    pub fn has(&self, place: u8) -> bool {
        self.places().any(|p| p == place)
    }
}

impl TsFlags {
    #[inline]
    fn bits(self, low: u32, width: u32) -> u8 {
        (self.0 >> low & ((1 << width) - 1)) as u8
    }

    /// The number in one of the fields [`field`].
    #[inline]
    pub fn get(self, which: u16) -> u8 {
        self.bits(u32::from(which) & 0xff, u32::from(which) >> 8)
    }

    /// Whether a field is not zero.
    #[inline]
    pub fn has(self, which: u16) -> bool {
        self.get(which) != 0
    }

    pub fn form(self) -> u8 {
        self.bits(0, 7)
    }
    /// What is known of the form.
    pub fn form_facts(self) -> &'static Form {
        &ROWS[usize::from(ROW_OF_FORM[usize::from(self.form())])]
    }
    pub fn prefix(self) -> u8 {
        self.bits(11, 3)
    }
    /// The mandatory prefix as VEX and EVEX number it.
    pub fn pp(self) -> u8 {
        self.prefix().saturating_sub(prefix::PrefixPS)
    }
    pub fn map(self) -> u8 {
        self.bits(14, 4)
    }
    /// The form has memory.
    pub fn has_memory(self) -> bool {
        self.form_facts().mod_rm == mod_rm_uses::ModRmMemory
    }
    pub fn imm(self) -> u8 {
        self.bits(19, 4)
    }
    pub fn encoding(self) -> u8 {
        self.bits(25, 2)
    }
    pub fn opcode(self) -> u8 {
        self.bits(27, 8)
    }
    /// What a displacement of 8 bits counts in, as a power of two.
    pub fn disp8_shift(self) -> u8 {
        self.get(field::DISP8_SCALE).saturating_sub(1)
    }
    /// The facts of the encoding with EVEX that an instruction has beside its own.
    pub fn promoted(self) -> TsFlags {
        const MAP: u64 = 15 << 14;
        const PREFIX: u64 = 7 << 11;
        let mut bits = self.0 & !(1 << 63) | u64::from(encoding::EncEVEX) << 25;
        if self.encoding() == encoding::EncNormal {
            bits = bits & !MAP | u64::from(map::MapT4) << 14;
            if self.get(field::OP_SIZE) == 1 {
                bits = bits & !PREFIX | u64::from(prefix::PrefixPD) << 11;
            }
        }
        TsFlags(bits)
    }
    /// In the map that APX has: neither vectors nor masks.
    pub fn is_map_4(self) -> bool {
        self.encoding() == encoding::EncEVEX && self.map() == map::MapT4
    }
    /// The first operand is a destination in EVEX.vvvv.
    pub fn has_new_destination(self) -> bool {
        self.is_map_4() && self.has(field::VEX_4V) && self.has(field::EVEX_B)
    }
    /// The last operands are what flags become, in EVEX.vvvv, and a condition, in place of the mask.
    pub fn is_conditional_compare(self) -> bool {
        self.is_map_4() && self.has(field::VEX_4V) && !self.has(field::EVEX_B)
    }
    /// Another operand than a destination of its own is in VEX.vvvv.
    pub fn has_vvvv(self) -> bool {
        self.has(field::VEX_4V) && !self.has_new_destination() && !self.is_conditional_compare()
    }
    /// The condition is an operand, in the low bits of the opcode.
    pub fn has_condition(self) -> bool {
        self.form() == form::AddCCFrm || self.form_facts().has(place::PlaceCondition)
    }
    /// Whether an operand may be one of the general registers that only APX has.
    pub fn reaches_all_registers(self) -> bool {
        self.has(field::EVEX_FORM) || self.encoding() == encoding::EncEVEX || self.has_short_map_without_vex()
    }
    /// In a map that REX2 reaches.
    pub fn has_short_map_without_vex(self) -> bool {
        self.encoding() == encoding::EncNormal && matches!(self.map(), map::MapOB | map::MapTB)
    }
}
