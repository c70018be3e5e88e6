//! AArch64. Source: ELF for the Arm 64-bit Architecture (relocations), Procedure Call Standard (`x16` and `x17` belong to
//! code between a call and what is called).
//!
//! Calls reach 128 MiB, and a session's code has more: the unit's jumps are near. What counts in pages reaches 4 GiB, which is
//! more than a session has.

use super::{
    COUNTED_BYTES, Counted, Form, From, JUMP_BYTES, LAZY_BYTES, Machine, PAGE_BYTES, Place, Range, Value,
    put_words,
};

pub(super) const MACHINE: Machine = Machine {
    number: 183,
    architecture: "aarch64",
    other_names: &["arm64"],
    form,
    jump: jump_through,
    lazy_entry,
    counted_jump,
};

fn form(number: u32) -> Option<Form> {
    use From::{Page, Zero};
    use Range::{Either, Signed, Whole};
    use Value::*;
    let groups =
        |unsigned_bits| Form { value: Address, from: Zero, place: Place::Field { number, unsigned_bits } };
    Some(match number {
        // NONE twice, and the place of a call that linkers may replace: TLSDESC_CALL
        0 | 256 | 569 => Form::NOTHING,
        // ABS64, ABS32, ABS16, PREL64, PREL32, PREL16
        257 => Form::number(Address, Zero, 8, Whole),
        258 => Form::number(Address, Zero, 4, Either),
        259 => Form::number(Address, Zero, 2, Either),
        260 => Form::number(Address, From::Place, 8, Whole),
        261 => Form::number(Address, From::Place, 4, Signed),
        262 => Form::number(Address, From::Place, 2, Signed),
        // MOVW_UABS_G0, G1, G2, the same without a check, G3
        263 => groups(16),
        265 => groups(32),
        267 => groups(48),
        264 | 266 | 268 | 269 => groups(0),
        // LD_PREL_LO19, ADR_PREL_LO21
        273 | 274 => Form::field(Address, From::Place, number),
        // ADR_PREL_PG_HI21, the same without a check
        275 | 276 => Form::field(Address, Page, 275),
        // ADD_ABS_LO12_NC, LDST8 to LDST128_ABS_LO12_NC
        277 | 278 | 284 | 285 | 286 | 299 => Form::field(Address, Zero, number),
        // TSTBR14, CONDBR19, JUMP26, CALL26
        279 | 280 | 282 | 283 => Form::field(Branch, From::Place, number),
        // GOT_LD_PREL19, ADR_GOT_PAGE, LD64_GOT_LO12_NC
        309 => Form::field(Slot, From::Place, number),
        311 => Form::field(Slot, Page, number),
        312 => Form::field(Slot, Zero, number),
        // PLT32, GOTPCREL32
        314 => Form::number(Branch, From::Place, 4, Signed),
        315 => Form::number(Slot, From::Place, 4, Signed),
        // TLSDESC_LD_PREL19, ADR_PAGE21, LD64_LO12, ADD_LO12
        560 => Form::field(ThreadDescriptor, From::Place, number),
        562 => Form::field(ThreadDescriptor, Page, number),
        563 | 564 => Form::field(ThreadDescriptor, Zero, number),
        _ => return None,
    })
}

/// `adrp x16, slot; ldr x16, [x16, :lo12:slot]; br x16`
fn jump_through(at: u64, slot: u64) -> [u8; JUMP_BYTES] {
    let mut code = [0; JUMP_BYTES];
    put_words(&mut code, &load_and_jump(at, slot));
    code
}

/// `ldr w17, number; adrp x16, entry; ldr x16, [x16, :lo12:entry]; br x16; number:`
fn lazy_entry(at: u64, entry: u64, number: u32) -> [u8; LAZY_BYTES] {
    const LOAD_W17_FROM_16: u32 = 0x1800_0011 | (16 / 4) << 5;
    let mut code = [0; LAZY_BYTES];
    let [page, load, jump] = load_and_jump(at + 4, entry);
    put_words(&mut code, &[LOAD_W17_FROM_16, page, load, jump, number]);
    code
}

/// `adrp x16, counter; ldr w17, [x16, :lo12:counter]; subs w17, w17, 1; str w17, [x16, :lo12:counter]; b.mi below_zero`, and a
/// jump through the slot.
fn counted_jump(at: u64, counted: Counted) -> [u8; COUNTED_BYTES] {
    const SUBTRACT_1: u32 = 0x7100_0631;
    const BRANCH_IF_NEGATIVE: u32 = 0x5400_0004;
    let Counted { counter, slot, below_zero } = counted;
    let low = ((counter % PAGE_BYTES) as u32 / 4) << 10;
    let words = (below_zero.wrapping_sub(at + 16) as u32 >> 2 & 0x7_ffff) << 5;
    let [page, load, jump] = load_and_jump(at + 20, slot);
    let mut code = [0; COUNTED_BYTES];
    let (read, write) = (0xb940_0211 | low, 0xb900_0211 | low);
    put_words(
        &mut code,
        &[
            address_of_page(at, counter),
            read,
            SUBTRACT_1,
            write,
            BRANCH_IF_NEGATIVE | words,
            page,
            load,
            jump,
        ],
    );
    code
}

/// `adrp x16, to`
fn address_of_page(at: u64, to: u64) -> u32 {
    let pages = (to / PAGE_BYTES).wrapping_sub(at / PAGE_BYTES) as u32;
    0x9000_0010 | (pages & 3) << 29 | (pages >> 2 & 0x7_ffff) << 5
}

/// Code and slots are in one [`Memory`](crate::memory::Memory), which pages reach across.
fn load_and_jump(at: u64, slot: u64) -> [u32; 3] {
    let low = (slot % PAGE_BYTES) as u32 / 8;
    [address_of_page(at, slot), 0xf940_0210 | low << 10, 0xd61f_0200]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(code: &[u8]) -> Vec<u32> {
        code.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()
    }

    #[test]
    fn jumps_are_encoded_as_the_manual_says() {
        // adrp x16, #0x5000; ldr x16, [x16, #0x18]; br x16
        assert_eq!(words(&jump_through(0x1234, 0x6018))[..3], [0xb000_0030, 0xf940_0e10, 0xd61f_0200]);
        // Backwards: adrp x16, #-0x1000.
        assert_eq!(words(&jump_through(0x2000, 0x1000))[0], 0xf0ff_fff0);
        // ldr w17, #16
        let entry = words(&lazy_entry(0x1000, 0x2000, 7));
        assert_eq!(entry[..5], [0x1800_0091, 0xb000_0010, 0xf940_0210, 0xd61f_0200, 7]);
        // ldr w17, [x16, #8]; subs w17, w17, #1; str w17, [x16, #8]; b.mi #-32
        let counted = Counted { counter: 0x2008, slot: 0x3000, below_zero: 0xff0 };
        let counted = words(&counted_jump(0x1000, counted));
        assert_eq!(counted[..4], [0xb000_0010, 0xb940_0a11, 0x7100_0631, 0xb900_0a11]);
        assert_eq!(counted[4..], [0x54ff_ff04, 0xd000_0010, 0xf940_0210, 0xd61f_0200]);
    }

    #[test]
    fn relocations_that_need_the_initial_thread_block_are_not_known() {
        // TLSIE_ADR_GOTTPREL_PAGE21, TLSLE_ADD_TPREL_HI12, COPY
        for number in [541, 549, 1024] {
            assert_eq!(form(number), None);
        }
    }
}
