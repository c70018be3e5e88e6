//! x86-64. Source: System V ABI, AMD64 supplement, section 4.4 (relocations) and 3.5 (the small position-independent
//! model).

use super::{COUNTED_BYTES, Counted, Form, From, JUMP_BYTES, LAZY_BYTES, Machine, Range, Value};

pub(super) const MACHINE: Machine = Machine {
    number: 62,
    architecture: "x86_64",
    other_names: &["amd64"],
    form,
    jump: jump_through,
    lazy_entry,
    counted_jump,
};

fn form(number: u32) -> Option<Form> {
    use From::{Place, Zero};
    use Range::{Either, Signed, Unsigned, Whole};
    use Value::*;
    let (value, from, bytes, range) = match number {
        0 => return Some(Form::NOTHING),
        // R_X86_64_64, PC32, PLT32
        1 => (Address, Zero, 8, Whole),
        2 => (Address, Place, 4, Signed),
        4 => (Branch, Place, 4, Signed),
        // GOTPCREL, GOTPCRELX, REX_GOTPCRELX, CODE_4_GOTPCRELX
        9 | 41 | 42 | 43 => (Slot, Place, 4, Signed),
        // 32, 32S, 16, PC16, 8, PC8
        10 => (Address, Zero, 4, Unsigned),
        11 => (Address, Zero, 4, Signed),
        12 => (Address, Zero, 2, Either),
        13 => (Address, Place, 2, Signed),
        14 => (Address, Zero, 1, Either),
        15 => (Address, Place, 1, Signed),
        // DTPOFF64, TLSGD, TLSLD, DTPOFF32
        17 => (ThreadOffset, Zero, 8, Whole),
        19 => (ThreadVariable, Place, 4, Signed),
        20 => (ThreadData, Place, 4, Signed),
        21 => (ThreadOffset, Zero, 4, Signed),
        // PC64, SIZE32, SIZE64
        24 => (Address, Place, 8, Whole),
        32 => (Size, Zero, 4, Unsigned),
        33 => (Size, Zero, 8, Whole),
        _ => return None,
    };
    Some(Form::number(value, from, bytes, range))
}

/// `jmp *slot(%rip)`, with `int3` behind it.
fn jump_through(at: u64, slot: u64) -> [u8; JUMP_BYTES] {
    let mut code = [0xcc; JUMP_BYTES];
    code[..2].copy_from_slice(&[0xff, 0x25]);
    code[2..6].copy_from_slice(&distance(at + 6, slot));
    code
}

/// `pushq $number; jmp *entry(%rip)`
fn lazy_entry(at: u64, entry: u64, number: u32) -> [u8; LAZY_BYTES] {
    let mut code = [0xcc; LAZY_BYTES];
    code[0] = 0x68;
    code[1..5].copy_from_slice(&number.to_le_bytes());
    code[5..7].copy_from_slice(&[0xff, 0x25]);
    code[7..11].copy_from_slice(&distance(at + 11, entry));
    code
}

/// `decl counter(%rip); js below_zero; jmp *slot(%rip)`
fn counted_jump(at: u64, counted: Counted) -> [u8; COUNTED_BYTES] {
    let mut code = [0xcc; COUNTED_BYTES];
    code[..2].copy_from_slice(&[0xff, 0x0d]);
    code[2..6].copy_from_slice(&distance(at + 6, counted.counter));
    code[6..8].copy_from_slice(&[0x0f, 0x88]);
    code[8..12].copy_from_slice(&distance(at + 12, counted.below_zero));
    code[12..14].copy_from_slice(&[0xff, 0x25]);
    code[14..18].copy_from_slice(&distance(at + 18, counted.slot));
    code
}

/// Code and slots are in one [`Memory`](crate::memory::Memory), which 32 bits reach across.
fn distance(from: u64, to: u64) -> [u8; 4] {
    (to.wrapping_sub(from) as u32).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jumps_are_encoded_as_the_manual_says() {
        assert_eq!(jump_through(0x1000, 0x2000)[..6], [0xff, 0x25, 0xfa, 0x0f, 0, 0]);
        let entry = lazy_entry(0x2000, 0x1000, 7);
        let counted = Counted { counter: 0x3000, slot: 0x2000, below_zero: 0xff0 };
        let counted = counted_jump(0x1000, counted);
        assert_eq!(counted[..12], [0xff, 0x0d, 0xfa, 0x1f, 0, 0, 0x0f, 0x88, 0xe4, 0xff, 0xff, 0xff]);
        assert_eq!(counted[12..18], [0xff, 0x25, 0xee, 0x0f, 0, 0]);
        assert_eq!(entry[..11], [0x68, 7, 0, 0, 0, 0xff, 0x25, 0xf5, 0xef, 0xff, 0xff]);
    }

    #[test]
    fn relocations_that_need_the_initial_thread_block_are_not_known() {
        // GOTTPOFF, TPOFF32, TPOFF64, COPY
        for number in [22, 23, 18, 5] {
            assert_eq!(form(number), None);
        }
    }
}
