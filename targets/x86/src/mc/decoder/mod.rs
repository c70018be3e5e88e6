//! The decoder: from bytes to instructions.
//!
//! An x86 instruction says bit by bit how it goes on: prefixes, perhaps REX or VEX, escapes to an opcode map, the opcode,
//! and, if that opcode has one, a ModRM byte with what it entails. So the decoder reads [prefixes](prefixes), looks the
//! opcode up in a [table](table) that is made from the instructions of the description when the first instruction is
//! decoded, and then fills the [operands](operands) by the plan of the instruction it found. Nothing here knows any
//! instruction; the few that are named are those whose bytes mean something else after certain prefixes.
//!
//! Where the manual leaves a choice, we do as LLVM's disassembler does: the last segment prefix counts; a LOCK prefix that
//! comes first is an instruction of its own, and so is a repeat prefix before an exchange or a store that it turns into a
//! hint of transactional memory; prefixes that change nothing are accepted and, but for `lock`, `rep`, `repne` and the address
//! size, dropped. Where its understanding of prefixes is not that of processors, there is a choice ([`Reading`]).
//!
//! Cost: no allocation; the candidates of an opcode are tried in order, mostly one to four.
//!
//! Followed: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2, chapter 2 and appendices A and B.

mod operands;
mod prefixes;
mod select;
mod table;

pub use select::Reading;
pub use table::Table;

use super::flags::map;
use super::mode::Mode;
use ::mc::decode::Decoded;
use ::mc::{Inst, Subtarget};
use prefixes::Prefixes;
use table::{Group, require};

/// Bytes that an instruction has at most.
const MAX_SIZE: usize = 15;

/// Bytes with a place in them.
#[derive(Clone, Copy, Debug)]
struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Cursor<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn byte(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        Some(byte)
    }

    /// A number of so many bytes, with its sign.
    fn signed(&mut self, size: usize) -> Option<i64> {
        let bytes = self.bytes.get(self.at..self.at + size)?;
        self.at += size;
        let value = bytes.iter().rev().fold(0, |n: u64, &b| n << 8 | u64::from(b));
        let unused = 64 - 8 * size as u32;
        Some((value << unused) as i64 >> unused)
    }
}

/// What the bytes up to the opcode say.
#[derive(Clone, Copy, Debug)]
struct Head {
    mode: Mode,
    prefixes: Prefixes,
    group: Group,
    opcode: u8,
    /// REX or its equivalents in VEX: bit 3 W, 2 R, 1 X, 0 B.
    rex: u8,
    /// Whether there is a REX prefix, so that the byte registers 4 to 7 are `spl` to `dil`.
    has_rex: bool,
    vvvv: u8,
    /// What a candidate may ask for: [`require`].
    state: u32,
    /// Bytes of an address.
    address_size: u8,
    reading: Reading,
    evex: Evex,
}

/// What EVEX says beyond VEX, and REX2 beyond REX.
#[derive(Clone, Copy, Debug, Default)]
struct Evex {
    exists: bool,
    /// The fifth bits of ModRM.reg, of ModRM.rm or a base, and of an index, in their place.
    reg: u8,
    base: u8,
    index: u8,
    /// A bit that must be set where registers are rounded.
    must_be_set: bool,
    mask: u8,
    length: u8,
}

/// The instruction at the start of `bytes`, or the number of bytes that were looked at in vain.
pub fn decode(
    table: &Table,
    subtarget: &Subtarget,
    bytes: &[u8],
    reading: Reading,
) -> Result<Decoded, usize> {
    let mut cursor = Cursor { bytes: &bytes[..bytes.len().min(MAX_SIZE)], at: 0 };
    let inst = instruction(table, Mode::of(subtarget), reading, &mut cursor);
    match inst {
        Some(inst) => Ok(Decoded { inst, size: cursor.at, soft_fail: false }),
        None => Err(cursor.at.max(1)),
    }
}

fn instruction(table: &Table, mode: Mode, reading: Reading, cursor: &mut Cursor<'_>) -> Option<Inst> {
    let prefixes = Prefixes::read(cursor, mode)?;
    if let Some(byte) = prefixes.alone {
        return Some(Inst::new(table.prefix_instruction(byte, prefixes.is_hint)?));
    }
    let head = head(mode, prefixes, reading, cursor)?;
    // The opcode of 3DNow stands at the end.
    if head.group == Group::THREE_D_NOW {
        return three_d_now(table, &head, cursor);
    }
    let has_modrm = || table.candidates(head.group, head.slot()).any(|c| c.has_modrm());
    let modrm = if has_modrm() { cursor.peek().unwrap_or(0) } else { 0 };
    let plan = head.may_round(modrm).then(|| select::select(table, &head, modrm, reading)).flatten();
    let Some(plan) = plan else {
        cursor.at += usize::from(has_modrm());
        cursor.at = cursor.at.min(cursor.bytes.len());
        return None;
    };
    operands::fill(table, &head, &plan, cursor)
}

fn three_d_now(table: &Table, head: &Head, cursor: &mut Cursor<'_>) -> Option<Inst> {
    let mut probe = *cursor;
    let modrm = probe.peek()?;
    operands::Address::read(head, &mut probe)?;
    let opcode = probe.peek()?;
    let state = head.state | require::of_modrm(modrm);
    let candidate = table.candidates(Group::THREE_D_NOW, opcode).find(|c| c.fits(state, modrm))?;
    let inst = operands::fill(table, head, table.plan(candidate), cursor)?;
    cursor.byte()?;
    Some(inst)
}

impl Head {
    /// Whether a bit of EVEX lets it round registers, if that is what it says.
    fn may_round(&self, modrm: u8) -> bool {
        let rounds = self.evex.exists && modrm >= 0xc0 && self.state & require::B != 0;
        !rounds || self.evex.must_be_set
    }

    /// Where the opcode is looked up: the one that would exchange the accumulator with itself is `nop`, unless REX names
    /// another register.
    fn slot(&self) -> u8 {
        let exchanges = self.group == Group::ONE_BYTE && self.opcode == 0x90 && self.rex & 1 != 0;
        if exchanges { 0x91 } else { self.opcode }
    }
}

/// Reads REX or VEX, escapes and the opcode.
fn head(mode: Mode, prefixes: Prefixes, reading: Reading, cursor: &mut Cursor<'_>) -> Option<Head> {
    let mut head = Head {
        mode,
        prefixes,
        group: Group::ONE_BYTE,
        opcode: 0,
        rex: prefixes.rex & 0xf,
        has_rex: prefixes.rex != 0,
        vvvv: 0,
        state: 0,
        address_size: match (mode, prefixes.address_size) {
            (Mode::Bits64, false) => 8,
            (Mode::Bits32, true) | (Mode::Bits16, false) => 2,
            _ => 4,
        },
        reading,
        evex: Evex::default(),
    };
    let first = cursor.byte()?;
    // In other modes these are LES, LDS and POP, whose operands are in memory or whose register field is 0.
    let next = cursor.peek();
    let is_vex = mode == Mode::Bits64 || next.is_some_and(|n| n & 0xc0 == 0xc0);
    match first {
        0xc5 if is_vex => head.vex2(cursor)?,
        0xc4 if is_vex => head.vex3(cursor)?,
        0x8f if next.is_some_and(|n| n & 0x38 != 0 && n & 0x1f >= 8) => head.xop(cursor)?,
        0x62 if is_vex => head.evex(cursor)?,
        // It might be EVEX as long as only ModRM is seen.
        0x62 if reading == Reading::Llvm && cursor.bytes.len() < cursor.at + 2 => return None,
        0x0f => head.escape(cursor)?,
        prefixes::REX2 if mode == Mode::Bits64 => head.rex2(cursor)?,
        opcode => {
            head.opcode = opcode;
            head.prefixes.mandatory = 0;
            head.legacy_state(false);
        }
    }
    Some(head)
}

impl Head {
    /// The rest of an opcode after 0f.
    fn escape(&mut self, cursor: &mut Cursor<'_>) -> Option<()> {
        let second = cursor.byte()?;
        (self.group, self.opcode) = match second {
            0x0f => (Group::THREE_D_NOW, 0),
            0x38 => (Group::MAP_0F38, cursor.byte()?),
            0x3a => (Group::MAP_0F3A, cursor.byte()?),
            opcode => (Group::MAP_0F, opcode),
        };
        self.legacy_state(true);
        Some(())
    }

    /// d5: the escape 0f, the fifth bits of registers, and what REX has, then the opcode.
    fn rex2(&mut self, cursor: &mut Cursor<'_>) -> Option<()> {
        let bits = cursor.byte()?;
        let escaped = bits & 0x80 != 0;
        self.rex = bits & 15;
        self.has_rex = true;
        self.evex.reg = bits >> 2 & 16;
        self.evex.index = bits >> 1 & 16;
        self.evex.base = bits & 16;
        self.opcode = cursor.byte()?;
        if !escaped && self.opcode == 0x0f && self.reading == Reading::Llvm {
            self.escape(cursor)?;
        } else if escaped {
            self.group = Group::MAP_0F;
            self.legacy_state(true);
        } else {
            self.prefixes.mandatory = 0;
            self.legacy_state(false);
        }
        self.state |= require::REX2;
        Some(())
    }

    fn legacy_state(&mut self, escaped: bool) {
        let prefixes = &self.prefixes;
        let wide = self.rex & 8 != 0;
        let is_pause = !escaped && self.opcode == 0x90;
        // A repeat prefix selects an instruction of the escaped maps, and in the first one tells pause from nop.
        let repeat = match prefixes.mandatory {
            0x66 => 0,
            _ if escaped || is_pause => prefixes.repeat,
            _ => 0,
        };
        let operand_size = prefixes.operand_size && (repeat == 0 || prefixes.mandatory != repeat);
        let is_16 = prefixes.operand_size != (self.mode == Mode::Bits16) && !wide;
        self.state = self.common_state()
            | [0, require::XS, require::XD][usize::from(repeat == 0xf3) + 2 * usize::from(repeat == 0xf2)]
            | if operand_size { require::PD } else { 0 }
            | if is_16 { require::OP_SIZE_16 } else { 0 }
            | if wide { require::W } else { 0 };
    }

    fn common_state(&self) -> u32 {
        require::of_mode(self.mode) | require::of_address_size(self.address_size)
    }

    /// c5: inverted R and vvvv, L, pp.
    fn vex2(&mut self, cursor: &mut Cursor<'_>) -> Option<()> {
        let byte = cursor.byte()?;
        self.extended_state(Group::VEX_0F, !byte >> 5 & 4, byte, false);
        self.opcode = cursor.byte()?;
        Some(())
    }

    /// c4: inverted R, X, B and the map; then W, inverted vvvv, L, pp.
    fn vex3(&mut self, cursor: &mut Cursor<'_>) -> Option<()> {
        let (first, second) = (cursor.byte()?, cursor.byte()?);
        let map = first & 0x1f;
        if !matches!(map, map::MapTB | map::MapT8 | map::MapTA | map::MapT7) {
            return None;
        }
        self.extended_state(Group::vex(map), !first >> 5, second, true);
        self.opcode = cursor.byte()?;
        Some(())
    }

    /// 8f: like c4, with other maps.
    fn xop(&mut self, cursor: &mut Cursor<'_>) -> Option<()> {
        let (first, second) = (cursor.byte()?, cursor.byte()?);
        let map = first & 0x1f;
        if !matches!(map, map::MapXOP8..=map::MapXOPA) {
            return None;
        }
        self.extended_state(Group::vex(map), !first >> 5, second, true);
        self.opcode = cursor.byte()?;
        Some(())
    }

    /// 62: inverted R, X, B, R' and the map; then W, inverted vvvv and pp; then z, L'L, b, inverted V' and the mask.
    fn evex(&mut self, cursor: &mut Cursor<'_>) -> Option<()> {
        let (first, second, third) = (cursor.byte()?, cursor.byte()?, cursor.byte()?);
        let map = first & 7;
        if map == 0 {
            return None;
        }
        // L is the low bit of the length here.
        self.extended_state(Group::evex(map), !first >> 5, second & !4 | third >> 3 & 4, true);
        // The bit of an index is that of the version for others.
        let fifth = |bits: u8| if self.mode == Mode::Bits64 { bits & 16 } else { 0 };
        self.vvvv |= fifth(!third << 1);
        self.evex = Evex {
            exists: true,
            reg: fifth(!first),
            base: fifth(first << 1),
            index: fifth(!second << 2),
            must_be_set: second & 4 != 0,
            mask: third & 7,
            length: third >> 5 & 3,
        };
        let bit = |is_set: bool, bit: u32| if is_set { bit } else { 0 };
        let has_mask = self.evex.mask & if self.ignores_mask(0) { 4 } else { 7 } != 0;
        self.state |= bit(third & 0x40 != 0, require::L2)
            | bit(third & 0x10 != 0, require::B)
            | bit(third & 0x80 != 0, require::Z)
            | bit(has_mask && third & 0x80 == 0, require::K);
        self.opcode = cursor.byte()?;
        Some(())
    }

    /// Whether of the bits of a mask only the one counts that leaves flags alone. LLVM looks at no other in map 4, nor elsewhere
    /// where it is set.
    fn ignores_mask(&self, mask: u8) -> bool {
        self.reading == Reading::Llvm && (self.group == Group::EVEX_4 || mask & 4 != 0)
    }

    /// The last byte of VEX or XOP. `extensions` are R, X and B.
    fn extended_state(&mut self, group: Group, extensions: u8, last: u8, has_w: bool) {
        let is_64 = self.mode == Mode::Bits64;
        let wide = has_w && last & 0x80 != 0;
        self.group = group;
        self.has_rex = true;
        self.rex = if is_64 { extensions & 7 } else { 0 } | u8::from(wide) << 3;
        // All four bits must be free where there is no operand, even if the mode has eight registers.
        self.vvvv = !last >> 3 & 15;
        self.state = self.common_state()
            | [0, require::PD, require::XS, require::XD][usize::from(last & 3)]
            | if last & 4 != 0 { require::L } else { 0 }
            | if wide { require::W } else { 0 };
    }
}
