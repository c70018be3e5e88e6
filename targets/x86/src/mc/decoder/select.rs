//! Which of the instructions of an opcode is meant, where prefixes leave a choice.
//!
//! The manual of the processor leaves little: the candidates are in the order of their rank, and the first that fits is the
//! instruction. LLVM's disassembler reads prefixes in its own way, and people compare its output with ours, so that is what
//! tools show; a program that wants to know what a processor executes asks for [`Reading::Processor`]. LLVM's way:
//!
//! * An instruction is first looked up as if operands had 32 bits (or 64). Only if what comes out has a form of the same name
//!   for 16 bits, and operands have 16 bits, that one is taken; the registers are shown with 16 bits in any case. So 98 is
//!   `cwtl` in 16-bit code, and 66 f3 0f b3 is `btrl` with registers of 16 bits.
//! * In 16-bit mode 66 never selects an instruction of SSE, few opcodes excepted.
//! * Where a repeat prefix selects, an operand size or, outside of 64-bit mode, an address size beside it is accepted by
//!   instructions that ask for both only. A prefix right before the escape byte stands alone, however.
//! * In 64-bit mode an address size beside REX.W, or beside 66 for `jrcxz`, chooses no other instruction, though it changes the
//!   length of an absolute address.
//! * VEX.W outside of 64-bit mode selects, unless the instruction that it selects has 64 in its name.
//!
//! Sources: `llvm-mc -disassemble` on strings of bytes, which `cargo xtask compare x86-random` repeats.
//!
//! Cost: one or two walks over the candidates of an opcode; a third in 16-bit code and after odd prefixes.

use super::prefixes::Prefixes;
use super::table::{Candidate, Group, Plan, Table, require};
use super::{Head, Mode};

/// Whose understanding of prefixes is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    Processor,
    Llvm,
}

const REPEAT: u32 = require::XS | require::XD;
const ANY_MODE: u32 = require::MODE_16 | require::MODE_32 | require::MODE_64;

/// The instruction that is meant, and how its operands are read.
pub(super) fn select(table: &Table, head: &Head, modrm: u8, reading: Reading) -> Option<Plan> {
    let selection = Selection { table, head, modrm, of_modrm: require::of_modrm(modrm) };
    let found = match (reading, head.group.is_extended()) {
        (Reading::Processor, true) => selection.extended(),
        (Reading::Processor, false) => selection.find(head.state),
        (Reading::Llvm, true) => selection.extended_as_llvm(),
        (Reading::Llvm, false) => return selection.legacy_as_llvm(),
    };
    found.map(|candidate| *table.plan(candidate))
}

struct Selection<'a> {
    table: &'a Table,
    head: &'a Head,
    modrm: u8,
    of_modrm: u32,
}

impl Selection<'_> {
    fn find(&self, state: u32) -> Option<Candidate> {
        let state = state | self.of_modrm;
        self.table.candidates(self.head.group, self.head.slot()).find(|c| c.fits(state, self.modrm))
    }

    /// W means nothing where there are no registers of 64 bits.
    fn extended(&self) -> Option<Candidate> {
        let state = self.head.state;
        let found = self.find(state);
        if self.head.mode != Mode::Bits64 && found.is_none_or(|c| c.has_wide_registers()) {
            return self.find(state & !require::W);
        }
        found
    }

    fn extended_as_llvm(&self) -> Option<Candidate> {
        let state = self.head.state;
        if self.head.mode == Mode::Bits64 {
            return self.find(state);
        }
        // Modes do not count where there is VEX.
        let state = state & !ANY_MODE;
        if state & require::W == 0 {
            return self.find(state);
        }
        let wide = self.find(state)?;
        if self.table.name(wide).contains("64") { self.find(state & !require::W) } else { Some(wide) }
    }

    fn legacy_as_llvm(&self) -> Option<Plan> {
        let asked = Asked::of(self.head);
        let mut neutral = self.head.state & !(require::PD | require::OP_SIZE_16 | REPEAT) | asked.repeat;
        if asked.ignores_address {
            neutral = neutral & !require::AD_SIZE_32 | require::AD_SIZE_64;
        }
        let with_size = neutral | require::PD | require::OP_SIZE_16;
        if asked.selects_size {
            return self.strict(with_size, asked).map(|c| *self.table.plan(c));
        }
        let plain = self.strict(neutral, asked)?;
        let plan_of = |candidate: Candidate| {
            let mut plan = *self.table.plan(candidate);
            plan.fixes_address_size &= !asked.ignores_address;
            plan
        };
        let plan = plan_of(plain);
        if self.head.mode != Mode::Bits16 && !asked.has_size {
            return Some(plan);
        }
        let is_short = (self.head.mode == Mode::Bits16) != asked.has_size;
        if !is_short {
            return Some(plan);
        }
        if let Some(short) = self.strict(with_size, asked)
            && is_same_with_16_bits(self.table.name(plain), self.table.name(short))
        {
            return Some(plan_of(short));
        }
        // The instruction of 32 bits, with registers of 16.
        if !plain.is_sized() {
            return Some(plan);
        }
        let twin = self.find(neutral & !REPEAT | require::OP_SIZE_16);
        let twin = twin.filter(|c| c.requires(require::OP_SIZE_16)).map(|c| *self.table.plan(c));
        match twin.filter(|twin| self.table.read_alike(&plan, twin)) {
            Some(twin) => Some(twin.of_opcode(plan.opcode)),
            None => Some(plan),
        }
    }

    /// The first that fits, where a repeat prefix is accepted beside a size only by what asks for both.
    fn strict(&self, state: u32, asked: Asked) -> Option<Candidate> {
        let repeats = state & REPEAT != 0;
        let beside_size = repeats && state & require::OP_SIZE_16 != 0 && state & require::W == 0;
        let beside_address = repeats && asked.selects_address && self.head.mode != Mode::Bits64;
        if !beside_size && !beside_address {
            return self.find(state);
        }
        let state = state | self.of_modrm;
        let mut candidates = self.table.candidates(self.head.group, self.head.slot());
        candidates.find(|c| {
            c.fits(state, self.modrm)
                && c.requires(REPEAT)
                && (!beside_size || c.requires(require::OP_SIZE_16))
                && (!beside_address || c.requires(require::AD_SIZE_16))
        })
    }
}

/// What prefixes ask for, as LLVM's disassembler understands them.
#[derive(Clone, Copy, Debug)]
struct Asked {
    /// There is an operand size prefix that counts.
    has_size: bool,
    /// It selects an instruction.
    selects_size: bool,
    selects_address: bool,
    /// The address size selects nothing.
    ignores_address: bool,
    /// f3 or f2 as part of the opcode.
    repeat: u32,
}

impl Asked {
    fn of(head: &Head) -> Asked {
        let Prefixes { operand_size, address_size, mandatory, repeat, .. } = head.prefixes;
        let has_size = operand_size && head.state & require::W == 0;
        let repeat = match (mandatory, head.group) {
            (0x66, _) => 0,
            // What stands right before REX counts in any map, but nothing asks for it in this one.
            (0, Group::ONE_BYTE) if head.opcode == 0x90 && repeat == 0xf3 => require::XS,
            (_, Group::ONE_BYTE) => head.state & REPEAT,
            _ => match repeat {
                0xf3 => require::XS,
                0xf2 => require::XD,
                _ => 0,
            },
        };
        let stands_alone = matches!(mandatory, 0xf2 | 0xf3);
        let mut asked = Asked {
            has_size,
            selects_size: head.mode != Mode::Bits16
                && (has_size && !stands_alone || mandatory == 0x66 && operand_size),
            selects_address: address_size && !stands_alone && head.state & require::W == 0,
            ignores_address: false,
            repeat,
        };
        asked.adjust(head);
        asked
    }

    /// Opcodes to which prefixes mean something else.
    fn adjust(&mut self, head: &Head) {
        let (is_16, is_64) = (head.mode == Mode::Bits16, head.mode == Mode::Bits64);
        let (has_size, has_address) = (self.has_size, head.prefixes.address_size);
        let is_wide = head.state & require::W != 0;
        match (head.group, head.opcode) {
            (Group::ONE_BYTE, 0xe8 | 0xe9) | (Group::MAP_0F, 0x80..=0x8f) if is_16 => {
                self.selects_size = !has_size;
            }
            (Group::ONE_BYTE, 0xe3) if is_64 && (has_size || is_wide) => {
                self.selects_size = false;
                self.ignores_address = true;
            }
            (Group::ONE_BYTE, 0xa0 | 0xa2) if is_64 && is_wide => self.ignores_address = true,
            (Group::ONE_BYTE, 0xa0..=0xa3) => self.selects_size = has_size != is_16,
            (Group::MAP_0F, 0xae) | (Group::MAP_0F38, 0xf8) => {
                self.selects_size |= has_size;
                self.selects_address = has_address != is_16;
            }
            _ => {}
        }
    }
}

/// Whether one name is that of the same instruction with operands of 16 bits: `ADD32rr` and `ADD16rr`, `MOVSL` and `MOVSW`.
fn is_same_with_16_bits(name: &str, short: &str) -> bool {
    let fits = |(a, b): (u8, u8)| {
        a == b || matches!((a, b), (b'Q' | b'L', b'W') | (b'6' | b'3', b'1') | (b'4' | b'2', b'6'))
    };
    name.len() == short.len() && name.bytes().zip(short.bytes()).all(fits)
}

#[cfg(test)]
mod tests {
    use super::is_same_with_16_bits;

    #[test]
    fn names_tell_what_has_a_form_of_16_bits() {
        assert!(is_same_with_16_bits("ADD32rr", "ADD16rr"));
        assert!(is_same_with_16_bits("PUSH64r", "PUSH16r"));
        assert!(!is_same_with_16_bits("CDQ", "CWD"));
        assert!(!is_same_with_16_bits("XBEGIN_4", "XBEGIN_2"));
    }
}
