//! What stands before the opcode: legacy prefixes, REX, REX2, VEX, escapes to opcode maps.

use super::super::flags::{encoding, field, form, inst_flags, map, prefix};
use super::super::mode::Mode;
use super::super::regs::{EncodedRegister, Kind};
use super::layout::Tail;
use super::places::{Memory, Places, Rm};
use super::{Encode, Encoder};
use crate::names::reg;
use ::mc::encode::EncodeError;
use ::mc::inst::Reg;

impl Encoder<'_> {
    pub(super) fn legacy_prefixes(&mut self, places: &Places<'_>) -> Encode<()> {
        let (ts, flags) = (self.ts, self.inst.flags);
        if let Rm::Memory(memory) = &places.rm
            && memory.segment != Reg::NONE
        {
            self.out.extend(self.registers.segment_prefix(memory.segment));
        }
        if ts.has(field::REP) || flags & inst_flags::REP != 0 {
            self.out.push(0xf3);
        }
        if flags & inst_flags::REPNE != 0 {
            self.out.push(0xf2);
        }
        let mut wrong_size = matches!(
            (self.mode, ts.get(field::AD_SIZE)),
            (Mode::Bits16, 2) | (Mode::Bits32, 1) | (Mode::Bits64, 2)
        );
        if let Rm::Memory(memory) = &places.rm
            && ts.get(field::AD_SIZE) == 0
        {
            wrong_size |= self.overrides_address_size(memory);
        }
        let mut segment = None;
        match self.layout.tail {
            Tail::String => {
                let address = self.registers.encoded(self.register(0)?);
                wrong_size |= self.overrides_address_size_of(address);
                segment = match ts.form() {
                    form::RawFrmDstSrc => Some(self.register(2)?),
                    form::RawFrmSrc => Some(self.register(1)?),
                    _ => None,
                };
                segment = segment.filter(|&s| s != reg::DS);
            }
            Tail::Address => segment = Some(self.register(1)?),
            _ => {}
        }
        if wrong_size || flags & inst_flags::HAS_AD_SIZE != 0 {
            self.out.push(0x67);
        }
        // Segment overrides stand behind the size of addresses where ModRM does not name the address.
        if let Some(prefix) = segment.and_then(|s| self.registers.segment_prefix(s)) {
            self.out.push(prefix);
        }
        Ok(())
    }

    fn overrides_address_size(&self, memory: &Memory<'_>) -> bool {
        let reg = if memory.base.reg != Reg::NONE { memory.base } else { memory.index };
        self.overrides_address_size_of(reg)
    }

    /// Whether an address with this register has another size than those of the mode.
    fn overrides_address_size_of(&self, register: EncodedRegister) -> bool {
        match self.mode {
            Mode::Bits32 => register.kind == Kind::Gr16,
            Mode::Bits16 | Mode::Bits64 => matches!(register.kind, Kind::Gr32 | Kind::Ip32 | Kind::Zero32),
        }
    }

    /// What stands before the opcode of instructions without VEX.
    pub(super) fn opcode_prefixes(&mut self, places: &Places<'_>) -> Encode<()> {
        let (ts, flags) = (self.ts, self.inst.flags);
        let other_size = if self.mode == Mode::Bits16 { 2 } else { 1 };
        if ts.get(field::OP_SIZE) == other_size || flags & inst_flags::HAS_OP_SIZE != 0 {
            self.out.push(0x66);
        }
        if ts.has(field::LOCK) || flags & inst_flags::LOCK != 0 {
            self.out.push(0xf0);
        }
        if ts.has(field::NOTRACK) || flags & inst_flags::NOTRACK != 0 {
            self.out.push(0x3e);
        }
        match ts.prefix() {
            prefix::PrefixPD => self.out.push(0x66),
            prefix::PrefixXS => self.out.push(0xf3),
            prefix::PrefixXD => self.out.push(0xf2),
            _ => {}
        }
        let asks = ts.get(field::EXPLICIT_PREFIX) == 1 || flags & inst_flags::USE_REX2 != 0;
        if self.mode == Mode::Bits64 && ts.has_short_map_without_vex() && (self.has_extended || asks) {
            return self.rex2(places);
        }
        if self.mode == Mode::Bits64 {
            self.rex(places)?;
        }
        match ts.map() {
            map::MapTB => self.out.push(0x0f),
            map::MapT8 => self.out.extend([0x0f, 0x38]),
            map::MapTA => self.out.extend([0x0f, 0x3a]),
            map::MapThreeDNow => {}
            _ => {}
        }
        Ok(())
    }

    /// REX2: d5, and a byte with the escape 0f, the fifth bits of registers, and what REX has.
    fn rex2(&mut self, places: &Places<'_>) -> Encode<()> {
        self.refuse_upper_halves(places)?;
        let [r, x, b] = extended(places).map(EncodedRegister::has_fourth_bit);
        let [r4, x4, b4] = extended(places).map(EncodedRegister::is_extended);
        let bits = [self.ts.map() == map::MapTB, r4, x4, b4, self.ts.has(field::REX_W), r, x, b];
        self.has_rex2 = true;
        self.out.extend([0xd5, bits.into_iter().fold(0, |byte, bit| byte << 1 | u8::from(bit))]);
        Ok(())
    }

    /// AH, CH, DH and BH have no number beside a prefix that extends registers.
    fn refuse_upper_halves(&self, places: &Places<'_>) -> Encode<()> {
        if !is_any(places, Kind::Gr8High) {
            return Ok(());
        }
        let is_high = |reg: Reg| self.registers.kind(reg) == Kind::Gr8High;
        let at = self.operands.iter().position(|o| o.as_reg().is_some_and(is_high));
        Err(EncodeError::NoForm(at.unwrap_or(0) as u32))
    }

    fn rex(&mut self, places: &Places<'_>) -> Encode<()> {
        let [r, x, b] = extended(places).map(|register| u8::from(register.has_fourth_bit()));
        let bits = u8::from(self.ts.has(field::REX_W)) << 3 | r << 2 | x << 1 | b;
        if bits == 0 && !is_any(places, Kind::Gr8Rex) && self.inst.flags & inst_flags::USE_REX == 0 {
            return Ok(());
        }
        self.refuse_upper_halves(places)?;
        self.has_rex = true;
        self.out.push(0x40 | bits);
        Ok(())
    }

    pub(super) fn vex(&mut self, places: &Places<'_>) -> Encode<()> {
        let ts = self.ts;
        let [r, x, b] = extended(places).map(EncodedRegister::has_fourth_bit);
        let vvvv = self.placed(self.layout.vvvv)?.encoding & 15;
        let last = (!vvvv & 15) << 3 | u8::from(ts.has(field::VEX_L)) << 2 | ts.pp();
        let w = ts.has(field::REX_W);
        let is_xop = ts.encoding() == encoding::EncXOP;
        let three = self.inst.flags & inst_flags::USE_VEX3 != 0;
        if !is_xop && !w && !x && !b && ts.map() == map::MapTB && !three {
            self.out.extend([0xc5, u8::from(!r) << 7 | last]);
            return Ok(());
        }
        let escape = if is_xop { 0x8f } else { 0xc4 };
        let rxb = u8::from(!r) << 7 | u8::from(!x) << 6 | u8::from(!b) << 5;
        self.out.extend([escape, rxb | ts.map(), u8::from(w) << 7 | last]);
        Ok(())
    }
}

/// The registers that bits R, X and B of a prefix extend: those of ModRM.reg, of SIB.index, and of ModRM.rm, SIB.base or the
/// opcode.
#[inline]
fn extended(places: &Places<'_>) -> [EncodedRegister; 3] {
    let none = EncodedRegister::default();
    match &places.rm {
        Rm::Memory(memory) => [places.reg, memory.index, memory.base],
        &Rm::Register(rm) => [places.reg, none, rm],
        Rm::None | Rm::Fixed(_) => [places.reg, none, places.in_opcode],
    }
}

/// Whether a register that is no address is of this kind.
#[inline]
fn is_any(places: &Places<'_>, kind: Kind) -> bool {
    let in_rm = matches!(places.rm, Rm::Register(rm) if rm.kind == kind);
    in_rm || places.reg.kind == kind || places.in_opcode.kind == kind
}
