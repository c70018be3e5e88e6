//! RISC-V with registers of 64 bits. Source: RISC-V ELF psABI (relocations; `t1` and `t3` belong to code between a call and
//! what is called).
//!
//! What counts from the place reaches 2 GiB, as far as a session is large. Jumps of one instruction reach 1 MiB: the unit's own
//! jumps are near, or linking fails. Nothing is relaxed, and places that say where it would be possible ask for nothing.
//! Absolute addresses of 32 bits (`HI20`) reach nothing of a session and are not supported.

use super::{
    COUNTED_BYTES, Change, Counted, Form, From, JUMP_BYTES, LAZY_BYTES, Machine, Place, Range, Value,
    put_words,
};

pub(super) const MACHINE: Machine = Machine {
    number: 243,
    architecture: "riscv64",
    other_names: &[],
    form,
    jump: jump_through,
    lazy_entry,
    counted_jump,
};

fn form(number: u32) -> Option<Form> {
    use Range::{Either, Signed, Whole};
    use Value::*;
    let with = |place| Form { value: Address, from: From::Zero, place };
    let sum = |bytes, change| with(Place::Number { bytes, range: Whole, change });
    Some(match number {
        // NONE, RELAX
        0 | 51 => Form::NOTHING,
        // 32, 64, 32_PCREL
        1 => Form::number(Address, From::Zero, 4, Either),
        2 => Form::number(Address, From::Zero, 8, Whole),
        57 => Form::number(Address, From::Place, 4, Signed),
        // BRANCH, JAL, RVC_BRANCH, RVC_JUMP
        16 | 17 | 44 | 45 => Form::field(Branch, From::Place, number),
        // CALL, CALL_PLT
        18 | 19 => Form::field(Branch, From::Place, 19),
        // GOT_HI20, TLS_GD_HI20, PCREL_HI20
        20 => Form::field(Slot, From::Place, number),
        22 => Form::field(ThreadVariable, From::Place, number),
        23 => Form::field(Address, From::Place, number),
        // PCREL_LO12_I, PCREL_LO12_S
        24 | 25 => Form::field(OfUpperPart, From::Zero, number),
        // ADD8 to ADD64, SUB8 to SUB64
        33..=36 => sum(1 << (number - 33), Change::Add),
        37..=40 => sum(1 << (number - 37), Change::Subtract),
        // GOT32_PCREL, ALIGN, PLT32
        41 => Form::number(Slot, From::Place, 4, Signed),
        43 => Form { value: Aligned, ..Form::NOTHING },
        59 => Form::number(Branch, From::Place, 4, Signed),
        // SUB6, SET6, SET8 to SET32, SET_ULEB128, SUB_ULEB128
        52 => with(Place::SixBits(Change::Subtract)),
        53 => with(Place::SixBits(Change::Set)),
        54..=56 => sum(1 << (number - 54), Change::Set),
        60 => with(Place::Leb128(Change::Set)),
        61 => with(Place::Leb128(Change::Subtract)),
        _ => return None,
    })
}

/// `auipc t3, %pcrel_hi(slot); ld t3, %pcrel_lo(slot)(t3); jr t3`
fn jump_through(at: u64, slot: u64) -> [u8; JUMP_BYTES] {
    let mut code = [0; JUMP_BYTES];
    put_words(&mut code, &load_and_jump(at, slot));
    code
}

/// `lui t1, %hi(number); addiw t1, t1, %lo(number)`, and a jump by way of the entry.
fn lazy_entry(at: u64, entry: u64, number: u32) -> [u8; LAZY_BYTES] {
    const LUI_T1: u32 = 0x0000_0337;
    const ADDIW_T1_T1: u32 = 0x0003_031b;
    let mut code = [0; LAZY_BYTES];
    let [upper, load, jump] = load_and_jump(at + 8, entry);
    let high = number.wrapping_add(0x800) & 0xffff_f000;
    put_words(&mut code, &[LUI_T1 | high, ADDIW_T1_T1 | number << 20, upper, load, jump]);
    code
}

/// `auipc t3, %pcrel_hi(counter); lw t1, (t3); addiw t1, t1, -1; sw t1, (t3); bltz t1, below_zero`, and a jump through the slot.
fn counted_jump(at: u64, counted: Counted) -> [u8; COUNTED_BYTES] {
    const ADDIW_T1_MINUS_1: u32 = 0xfff3_031b;
    let Counted { counter, slot, below_zero } = counted;
    let distance = counter.wrapping_sub(at) as u32;
    let high = 0x0000_0e17 | distance.wrapping_add(0x800) & 0xffff_f000;
    let load = 0x000e_2303 | distance << 20;
    let store = 0x006e_2023 | (distance & 0xfe0) << 20 | (distance & 0x1f) << 7;
    let to = below_zero.wrapping_sub(at + 16) as u32;
    let branch =
        0x0003_4063 | (to & 0x1000) << 19 | (to & 0x7e0) << 20 | (to & 0x1e) << 7 | (to & 0x800) >> 4;
    let [upper, load_slot, jump] = load_and_jump(at + 20, slot);
    let mut code = [0; COUNTED_BYTES];
    put_words(&mut code, &[high, load, ADDIW_T1_MINUS_1, store, branch, upper, load_slot, jump]);
    code
}

/// Code and slots are in one [`Memory`](crate::memory::Memory), which 32 bits reach across.
fn load_and_jump(at: u64, slot: u64) -> [u32; 3] {
    let distance = slot.wrapping_sub(at) as u32;
    let high = distance.wrapping_add(0x800) & 0xffff_f000;
    [0x0000_0e17 | high, 0x000e_3e03 | distance << 20, 0x000e_0067]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(code: &[u8]) -> Vec<u32> {
        code.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()
    }

    #[test]
    fn jumps_are_encoded_as_the_manual_says() {
        // auipc t3, 1; ld t3, -2048(t3); jr t3
        assert_eq!(words(&jump_through(0x1000, 0x1800))[..3], [0x0000_1e17, 0x800e_3e03, 0x000e_0067]);
        // lui t1, 1; addiw t1, t1, -1; auipc t3, 0xfffff; ld t3, -8(t3)
        let entry = words(&lazy_entry(0x2000, 0x1000, 0xfff));
        assert_eq!(entry[..4], [0x0000_1337, 0xfff3_031b, 0xffff_fe17, 0xff8e_3e03]);
        // auipc t3, 1; lw t1, 40(t3); addiw t1, t1, -1; sw t1, 40(t3); bltz t1, -32
        let counted = Counted { counter: 0x2028, slot: 0x3000, below_zero: 0xff0 };
        let counted = words(&counted_jump(0x1000, counted));
        assert_eq!(counted[..4], [0x0000_1e17, 0x028e_2303, 0xfff3_031b, 0x026e_2423]);
        assert_eq!(counted[4], 0xfe03_40e3);
    }

    #[test]
    fn relocations_that_need_the_initial_thread_block_are_not_known() {
        // TLS_GOT_HI20, TPREL_HI20, COPY
        for number in [21, 29, 4] {
            assert_eq!(form(number), None);
        }
    }
}
