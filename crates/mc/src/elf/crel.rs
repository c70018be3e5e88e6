//! Compact relocations (CREL): one LEB128 number with the count, then for each relocation a byte with what changes and how far
//! it is from the one before, and LEB128 numbers for what has changed.
//!
//! Follows the proposal of the generic ABI's list, "A compact relocation format for ELF". The type of such sections is the one
//! that is in use before a number is assigned.

use crate::assembler::{Relocation, write_leb};
use crate::context::Symbol;

/// `SHT_CREL`
pub const SHT_CREL: u32 = 0x4000_0014;

/// Entries have addends.
const HAS_ADDENDS: i64 = 4;

/// Bits of the first byte of an entry: what follows as the difference from the entry before. Above them is the distance of the
/// places, whose rest follows if the highest bit is set.
const SYMBOL_CHANGES: u8 = 1;
const TYPE_CHANGES: u8 = 2;
const ADDEND_CHANGES: u8 = 4;
const OFFSET_SHIFT: u32 = 3;
const OFFSET_BITS: u32 = 4;
const OFFSET_CONTINUES: u8 = 0x80;

/// Appends relocations; `index` gives the place of a symbol in the table.
pub fn encode(
    relocations: &[Relocation],
    is_64: bool,
    index: &dyn Fn(Option<Symbol>) -> u32,
    out: &mut Vec<u8>,
) {
    // Distances are stated in units of up to 8 bytes.
    let all = relocations.iter().fold(8, |all, relocation| all | relocation.offset);
    let shift = all.trailing_zeros();
    write_leb(out, relocations.len() as i64 * 8 + HAS_ADDENDS + i64::from(shift), false, 1);
    let (mut offset, mut symbol, mut number, mut addend) = (0u64, 0u32, 0u32, 0i64);
    for relocation in relocations {
        let new_symbol = index(relocation.symbol);
        let of_width = |n: u64| if is_64 { n } else { u64::from(n as u32) };
        let distance = of_width(relocation.offset.wrapping_sub(offset)) >> shift;
        let changes = [
            (new_symbol != symbol, SYMBOL_CHANGES),
            (relocation.number != number, TYPE_CHANGES),
            (relocation.addend != addend, ADDEND_CHANGES),
        ];
        let flags: u8 = changes.iter().filter(|(changes, _)| *changes).map(|(_, bit)| bit).sum();
        let first = (distance << OFFSET_SHIFT) as u8 | flags;
        if distance >> OFFSET_BITS == 0 {
            out.push(first);
        } else {
            out.push(first | OFFSET_CONTINUES);
            write_leb(out, (distance >> OFFSET_BITS) as i64, false, 1);
        }
        let differences = [
            i64::from(new_symbol.wrapping_sub(symbol) as i32),
            i64::from(relocation.number.wrapping_sub(number) as i32),
            relocation.addend.wrapping_sub(addend),
        ];
        for (difference, _) in differences.iter().zip(changes).filter(|(_, (changes, _))| *changes) {
            write_leb(out, *difference, true, 1);
        }
        (offset, symbol, number, addend) =
            (relocation.offset, new_symbol, relocation.number, relocation.addend);
    }
}
