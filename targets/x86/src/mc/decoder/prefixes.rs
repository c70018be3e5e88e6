//! Legacy prefixes and REX.
//!
//! Prefixes come in any order and number. Of segment overrides the last counts, and of repeat prefixes, too. REX counts only
//! if nothing but another REX stands between it and the opcode.

use super::{Cursor, Mode};
use crate::mc::regs::SEGMENTS;

/// The first byte of REX2.
pub const REX2: u8 = 0xd5;

/// What stands before the opcode.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prefixes {
    /// 66
    pub operand_size: bool,
    /// 67
    pub address_size: bool,
    /// f0
    pub lock: bool,
    /// The last of f2 and f3; 0 if there is none.
    pub repeat: u8,
    /// The prefix among 66, f2 and f3 that is part of the opcode if that has an escape byte or VEX: what stands right before
    /// it, or before REX or 66.
    pub mandatory: u8,
    /// The last segment override, as the number of the segment register.
    pub segment: Option<usize>,
    /// The REX byte; 0 if there is none.
    pub rex: u8,
    /// A prefix that is an instruction of its own: nothing after it was read.
    pub alone: Option<u8>,
    /// It hints at transactional memory.
    pub is_hint: bool,
}

impl Prefixes {
    /// Reads all prefixes. If nothing follows them, the last is an instruction of its own. `None` if there is not even one.
    pub(super) fn read(cursor: &mut Cursor<'_>, mode: Mode) -> Option<Prefixes> {
        let mut prefixes = Prefixes::default();
        let is_rex = |byte: u8| mode == Mode::Bits64 && byte & 0xf0 == 0x40;
        // REX2 is no prefix to what is read here: the opcode follows it.
        let extends = |byte: u8| is_rex(byte) || mode == Mode::Bits64 && byte == REX2;
        loop {
            let Some(byte) = cursor.peek() else {
                prefixes.alone = cursor.at.checked_sub(1).and_then(|last| cursor.bytes.get(last)).copied();
                return prefixes.alone.map(|_| prefixes);
            };
            if is_rex(byte) {
                prefixes.rex = byte;
                cursor.at += 1;
                continue;
            }
            let next = cursor.bytes.get(cursor.at + 1).copied();
            match byte {
                0xf0 if cursor.at == 0 => prefixes.alone = Some(byte),
                0xf0 => prefixes.lock = true,
                0xf2 | 0xf3 if next.is_some_and(|next| is_hinted(byte, next)) => {
                    prefixes.alone = Some(byte);
                    prefixes.is_hint = true;
                }
                0xf2 | 0xf3 => {
                    prefixes.repeat = byte;
                    if next.is_some_and(|next| matches!(next, 0x0f | 0x66) || extends(next)) {
                        prefixes.mandatory = byte;
                    }
                }
                0x66 => {
                    prefixes.operand_size = true;
                    if prefixes.mandatory == 0 && next.is_some_and(|next| next == 0x0f || extends(next)) {
                        prefixes.mandatory = byte;
                    }
                }
                0x67 => prefixes.address_size = true,
                _ => match SEGMENTS.iter().position(|&(_, prefix)| prefix == byte) {
                    Some(number) => prefixes.segment = Some(number),
                    None => return Some(prefixes),
                },
            }
            prefixes.rex = 0;
            cursor.at += 1;
            if prefixes.alone.is_some() {
                return Some(prefixes);
            }
        }
    }
}

/// Whether a repeat prefix before such a byte is a hint: it stands before LOCK or an exchange, or, as the one that releases,
/// before a store.
fn is_hinted(prefix: u8, next: u8) -> bool {
    let exchanges = matches!(next, 0x86 | 0x87 | 0x91..=0x97) || next == 0x90 && prefix == 0xf2;
    next == 0xf0 || exchanges || prefix == 0xf3 && matches!(next, 0x88 | 0x89 | 0xc6 | 0xc7)
}
