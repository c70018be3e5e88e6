//! What stands before the opcode: legacy prefixes, REX, REX2, VEX, escapes to opcode maps.

use super::super::flags::{encoding, form, inst_flags, map, prefix};
use super::super::mode::Mode;
use super::super::regs::Kind;
use super::places::{Memory, Places, Rm};
use super::{Encode, Encoder};
use crate::names::reg;
use ::mc::encode::EncodeError;
use ::mc::inst::Reg;

impl Encoder<'_> {
    pub(super) fn legacy_prefixes(&mut self, places: &Places) -> Encode<()> {
        let (ts, flags) = (self.ts, self.inst.flags);
        let is_string = matches!(ts.form(), form::RawFrmSrc | form::RawFrmDst | form::RawFrmDstSrc);
        if let Rm::Memory(memory) = &places.rm
            && memory.segment != Reg::NONE
        {
            self.out.extend(self.registers.segment_prefix(memory.segment));
        }
        if ts.rep() || flags & inst_flags::REP != 0 {
            self.out.push(0xf3);
        }
        if flags & inst_flags::REPNE != 0 {
            self.out.push(0xf2);
        }
        let mut wrong_size =
            matches!((self.mode, ts.ad_size()), (Mode::Bits16, 2) | (Mode::Bits32, 1) | (Mode::Bits64, 2));
        if let Rm::Memory(memory) = &places.rm
            && ts.ad_size() == 0
        {
            wrong_size |= self.overrides_address_size(memory);
        }
        let mut segment = None;
        if is_string {
            wrong_size |= self.overrides_address_size_of(self.register(0)?);
            segment = match ts.form() {
                form::RawFrmDstSrc => Some(self.register(2)?),
                form::RawFrmSrc => Some(self.register(1)?),
                _ => None,
            };
            segment = segment.filter(|&s| s != reg::DS);
        } else if ts.form() == form::RawFrmMemOffs {
            segment = Some(self.register(1)?);
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

    pub(super) fn overrides_address_size(&self, memory: &Memory) -> bool {
        let reg = if memory.base != Reg::NONE { memory.base } else { memory.index };
        self.overrides_address_size_of(reg)
    }

    /// Whether an address with this register has another size than those of the mode.
    pub(super) fn overrides_address_size_of(&self, reg: Reg) -> bool {
        let is_32 = matches!(self.registers.kind(reg), Kind::Gr32 | Kind::Ip32 | Kind::Zero32);
        match self.mode {
            Mode::Bits64 => is_32,
            Mode::Bits32 => self.registers.kind(reg) == Kind::Gr16,
            Mode::Bits16 => is_32,
        }
    }

    /// What stands before the opcode of instructions without VEX.
    pub(super) fn opcode_prefixes(&mut self, places: &Places, has_extended: bool) -> Encode<()> {
        let (ts, flags) = (self.ts, self.inst.flags);
        let other_size = if self.mode == Mode::Bits16 { 2 } else { 1 };
        if ts.op_size() == other_size || flags & inst_flags::HAS_OP_SIZE != 0 {
            self.out.push(0x66);
        }
        if ts.lock() || flags & inst_flags::LOCK != 0 {
            self.out.push(0xf0);
        }
        if ts.notrack() || flags & inst_flags::NOTRACK != 0 {
            self.out.push(0x3e);
        }
        match ts.prefix() {
            prefix::PrefixPD => self.out.push(0x66),
            prefix::PrefixXS => self.out.push(0xf3),
            prefix::PrefixXD => self.out.push(0xf2),
            _ => {}
        }
        let is_short = matches!(ts.map(), map::MapOB | map::MapTB);
        let asks = ts.explicit_prefix() == 1 || flags & inst_flags::USE_REX2 != 0;
        if self.mode == Mode::Bits64 && is_short && (has_extended || asks) {
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

    /// Bit 3 of a register's number.
    pub(super) fn is_extended(&self, reg: Option<Reg>) -> bool {
        reg.is_some_and(|reg| reg != Reg::NONE && self.encoding(reg) & 8 != 0)
    }

    /// The bits of REX and VEX that extend ModRM.reg, SIB.index and ModRM.rm, SIB.base or the opcode.
    pub(super) fn extensions(&self, places: &Places) -> (bool, bool, bool) {
        let r = self.is_extended(places.reg);
        match &places.rm {
            Rm::Memory(memory) => {
                (r, self.is_extended(Some(memory.index)), self.is_extended(Some(memory.base)))
            }
            &Rm::Register(rm) => (r, false, self.is_extended(Some(rm))),
            Rm::None => (r, false, self.is_extended(places.in_opcode)),
        }
    }

    /// REX2: d5, and a byte with the escape 0f, the fifth bits of registers, and what REX has.
    fn rex2(&mut self, places: &Places) -> Encode<()> {
        self.refuse_upper_halves(places)?;
        let fifth = |reg: Option<Reg>| reg.is_some_and(|reg| self.registers.is_extended(self.target, reg));
        let (r, x, b) = self.extensions(places);
        let (x4, b4) = match &places.rm {
            Rm::Memory(memory) => (fifth(Some(memory.index)), fifth(Some(memory.base))),
            &Rm::Register(rm) => (false, fifth(Some(rm))),
            Rm::None => (false, fifth(places.in_opcode)),
        };
        let bits = [self.ts.map() == map::MapTB, fifth(places.reg), x4, b4, self.ts.rex_w(), r, x, b];
        self.has_rex2 = true;
        self.out.extend([0xd5, bits.into_iter().fold(0, |byte, bit| byte << 1 | u8::from(bit))]);
        Ok(())
    }

    /// AH, CH, DH and BH have no number beside a prefix that extends registers.
    fn refuse_upper_halves(&self, places: &Places) -> Encode<()> {
        let rm = match places.rm {
            Rm::Register(rm) => Some(rm),
            _ => None,
        };
        let is_high = |reg: Reg| self.registers.kind(reg) == Kind::Gr8High;
        if ![places.reg, rm, places.in_opcode].into_iter().flatten().any(is_high) {
            return Ok(());
        }
        let at = self.inst.operands.iter().position(|o| o.as_reg().is_some_and(is_high));
        Err(EncodeError::NoForm(at.unwrap_or(0) as u32))
    }

    pub(super) fn rex(&mut self, places: &Places) -> Encode<()> {
        let (r, x, b) = self.extensions(places);
        let bits = u8::from(self.ts.rex_w()) << 3 | u8::from(r) << 2 | u8::from(x) << 1 | u8::from(b);
        let rm = match places.rm {
            Rm::Register(rm) => Some(rm),
            _ => None,
        };
        let kinds = [places.reg, rm, places.in_opcode]
            .map(|reg| reg.map_or(Kind::Other, |reg| self.registers.kind(reg)));
        let has = |kind: Kind| kinds.contains(&kind);
        if bits == 0 && !has(Kind::Gr8Rex) && self.inst.flags & inst_flags::USE_REX == 0 {
            return Ok(());
        }
        self.refuse_upper_halves(places)?;
        self.has_rex = true;
        self.out.push(0x40 | bits);
        Ok(())
    }

    pub(super) fn vex(&mut self, places: &Places) -> Encode<()> {
        let ts = self.ts;
        let (r, x, b) = self.extensions(places);
        let vvvv = places.vvvv.map_or(0, |reg| self.encoding(reg)) & 15;
        let pp = match ts.prefix() {
            prefix::PrefixPD => 1,
            prefix::PrefixXS => 2,
            prefix::PrefixXD => 3,
            _ => 0,
        };
        let last = (!vvvv & 15) << 3 | u8::from(ts.vex_l()) << 2 | pp;
        let w = ts.rex_w();
        let is_xop = ts.encoding() == encoding::EncXOP;
        let three = self.inst.flags & inst_flags::USE_VEX3 != 0;
        if !is_xop && !w && !x && !b && ts.map() == map::MapTB && !three {
            self.out.extend([0xc5, u8::from(!r) << 7 | last]);
            return Ok(());
        }
        let (escape, number) = match ts.map() {
            map::MapT8 => (0xc4, 2),
            map::MapTA => (0xc4, 3),
            map::MapT7 => (0xc4, 7),
            map::MapXOP8 => (0x8f, 8),
            map::MapXOP9 => (0x8f, 9),
            map::MapXOPA => (0x8f, 10),
            _ => (0xc4, 1),
        };
        let rxb = u8::from(!r) << 7 | u8::from(!x) << 6 | u8::from(!b) << 5;
        self.out.extend([escape, rxb | number, u8::from(w) << 7 | last]);
        Ok(())
    }
}
