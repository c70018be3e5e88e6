//! The EVEX prefix: 62, and three bytes that hold the fifth bits of registers, the mask, the vector's length, and whether
//! memory is one element that is repeated or the rounding mode is said.
//!
//! ```text
//!   !R !X !B !R' B4 m m m    W !v !v !v !v !X4 p p    z L' L b !V' a a a
//! ```
//!
//! R, X, B, R' extend ModRM.reg and r/m, X and V' an index register, V' also vvvv. X4 and B4 are the fifth bits of an index
//! and a base, which APX has. In map 4, b says that vvvv is a destination of its own (ND) and the highest bit of the mask that
//! flags stay as they are (NF); conditional comparisons have flags in vvvv and a condition in the place of V' and the mask.
//!
//! Sources: Intel's manual, volume 2, section 2.7; the specification of APX, section 3.1.2.

use super::super::flags::{inst_flags, map, prefix};
use super::places::{Places, Rm};
use super::{Encode, Encoder};
use ::mc::inst::Reg;

impl Encoder<'_> {
    pub(super) fn evex(&mut self, places: &Places) -> Encode<()> {
        let ts = self.ts;
        let number = |reg: Option<Reg>| reg.filter(|&r| r != Reg::NONE).map_or(0, |r| self.encoding(r));
        let reg = number(places.reg);
        let mut vvvv = number(places.vvvv);
        let (mut x, mut b, mut x4, mut b4) = (0, 0, 0, 0);
        match places.rm {
            Rm::Register(rm) if self.registers.kind(rm).is_general() => {
                let rm = number(Some(rm));
                (b, b4) = (rm >> 3 & 1, rm >> 4 & 1);
            }
            Rm::Register(rm) => {
                let rm = number(Some(rm));
                (b, x) = (rm >> 3 & 1, rm >> 4 & 1);
            }
            Rm::Memory(memory) => {
                let (base, index) = (number(Some(memory.base)), number(Some(memory.index)));
                (b, b4, x) = (base >> 3 & 1, base >> 4 & 1, index >> 3 & 1);
                if self.registers.kind(memory.index).is_vector() {
                    vvvv |= index & 16;
                } else {
                    x4 = index >> 4 & 1;
                }
            }
            Rm::None => {}
        }
        let map = match ts.map() {
            map::MapT8 => 2,
            map::MapTA => 3,
            map::MapT4 => 4,
            map::MapT5 => 5,
            map::MapT6 => 6,
            map::MapT7 => 7,
            _ => 1,
        };
        let pp = match ts.prefix() {
            prefix::PrefixPD => 1,
            prefix::PrefixXS => 2,
            prefix::PrefixXD => 3,
            _ => 0,
        };
        let length = match places.rounding {
            Some(mode) => mode & 3,
            None => u8::from(ts.evex_l2()) << 1 | u8::from(ts.vex_l()),
        };
        let mut mask = number(places.mask) & 7;
        let always = ts.evex_nf() && ts.has_condition();
        if always || self.inst.flags & inst_flags::NO_FLAGS != 0 {
            mask |= 4;
        }
        if let Some((flags, condition)) = places.compare {
            vvvv = !flags & 15 | (!condition & 8) << 1;
            mask = condition & 7;
        }
        self.out.extend([
            0x62,
            ((reg >> 3 & 1) << 7 | x << 6 | b << 5 | (reg >> 4 & 1) << 4) ^ 0xf0 | b4 << 3 | map,
            u8::from(ts.rex_w()) << 7 | (!vvvv & 15) << 3 | (x4 ^ 1) << 2 | pp,
            u8::from(ts.evex_z()) << 7
                | length << 5
                | u8::from(ts.evex_b()) << 4
                | (vvvv >> 4 & 1 ^ 1) << 3
                | mask,
        ]);
        Ok(())
    }
}
