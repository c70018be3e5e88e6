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

use super::super::flags::{field, inst_flags};
use super::places::{Places, Rm};
use super::{Encode, Encoder};

impl Encoder<'_> {
    pub(super) fn evex(&mut self, places: &Places<'_>) -> Encode<()> {
        let ts = self.ts;
        let layout = self.layout;
        let reg = places.reg.encoding;
        let mut vvvv = self.placed(layout.vvvv)?.encoding;
        let (mut x, mut b, mut x4, mut b4) = (0, 0, 0, 0);
        match places.rm {
            Rm::Register(rm) => {
                let fifth = if rm.kind.is_general() { &mut b4 } else { &mut x };
                *fifth = rm.encoding >> 4 & 1;
                b = rm.encoding >> 3 & 1;
            }
            Rm::Memory(memory) => {
                let (base, index) = (memory.base.encoding, memory.index.encoding);
                (b, b4, x) = (base >> 3 & 1, base >> 4 & 1, index >> 3 & 1);
                if memory.index.kind.is_vector() {
                    vvvv |= index & 16;
                } else {
                    x4 = index >> 4 & 1;
                }
            }
            Rm::None | Rm::Fixed(_) => {}
        }
        let length = match layout.rounding {
            Some(mode) => self.constant(mode.into())? as u8 & 3,
            None => u8::from(ts.has(field::EVEX_L2)) << 1 | u8::from(ts.has(field::VEX_L)),
        };
        let mut mask = self.placed(layout.mask)?.low_bits();
        let always = ts.has(field::EVEX_NF) && ts.has_condition();
        if always || self.inst.flags & inst_flags::NO_FLAGS != 0 {
            mask |= 4;
        }
        if let Some(at) = layout.compare {
            let number = |at| self.constant(at).map(|number| number as u8 & 15);
            let (flags, condition) = (number(at.into())?, number(usize::from(at) + 1)?);
            vvvv = !flags & 15 | (!condition & 8) << 1;
            mask = condition & 7;
        }
        self.out.extend([
            0x62,
            ((reg >> 3 & 1) << 7 | x << 6 | b << 5 | (reg >> 4 & 1) << 4) ^ 0xf0 | b4 << 3 | ts.map(),
            u8::from(ts.has(field::REX_W)) << 7 | (!vvvv & 15) << 3 | (x4 ^ 1) << 2 | ts.pp(),
            u8::from(ts.has(field::EVEX_Z)) << 7
                | length << 5
                | u8::from(ts.has(field::EVEX_B)) << 4
                | (vvvv >> 4 & 1 ^ 1) << 3
                | mask,
        ]);
        Ok(())
    }
}
