//! Memory forms: instructions with a memory operand in place of a register, for spilled values.
//!
//! The partner of an instruction is found in the description: it has the same encoding but for the field that says whether the
//! operand is a register or memory (`ModRM.mod`), which the forms `MRM…Reg` and `MRM…Mem` stand for, or but for the direction bit
//! of the opcode too, which exchanges the two operands of the basic arithmetic; and the same operands otherwise. Names only say
//! which instructions are compared: `ADD64rr` with `ADD64rm` and `ADD64mr`. Nothing is kept: spilled registers are few.
//!
//! Manual: volume 2A, section 2.1.3, "ModR/M and SIB bytes"; volume 2D, appendix B.1.

use super::Machine;
use super::registers::RegisterKind;
use super::segments::{ADDRESS, is_address};
use ::mc::Reg as Physical;
use mir::{FrameIndex, Function, Inst, Isa, Operand, RegFlags};
use tables::instructions::inst_flags;

/// Where TSFlags have the form and the opcode.
const FORM: u64 = 0x7f;
const OPCODE_AT: u32 = 27;
/// The bit of opcodes that exchanges register and memory.
const DIRECTION: u64 = 2 << OPCODE_AT;

/// How an instruction uses the register that is to be in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    Read(usize),
    /// The result, and what it was before.
    Updated,
    Written,
    /// Compared with itself.
    Tested,
}

impl Machine {
    /// Puts a stack slot in place of a register of an instruction. False if there is no such instruction.
    pub(super) fn take_slot(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        inst: Inst,
        (reg, slot): (Physical, FrameIndex),
    ) -> bool {
        let opcode = func.opcode(inst);
        if (opcode as usize) < mir::opcode::NAMES.len() {
            return false;
        }
        let Some(how) = self.use_of(isa, func, inst, reg) else { return false };
        let size = func.frame.object(slot).size_bytes;
        // What the move is known to load or store.
        let (least, moved) = match self.kinds.of(reg) {
            RegisterKind::General(bytes) => (u64::from(bytes), u64::from(bytes)),
            RegisterKind::Vector(_) => (8, size),
            RegisterKind::Other => (0, 0),
        };
        let Some(class) = isa.operand_class(opcode, how.operand()) else { return false };
        let accessed = u64::from(isa.class(class).spill_bytes);
        // A narrow result has an effect on the rest of its register, but not on that of a slot.
        let fits = match how {
            Use::Read(_) | Use::Tested => accessed <= least.min(size),
            Use::Updated | Use::Written => accessed == moved && moved <= size,
        };
        if !fits || func.operands(inst).iter().any(|o| matches!(o, Operand::Frame(_))) {
            return false;
        }
        if how == Use::Tested {
            return self.tests_slot(isa, func, inst, slot);
        }
        let Some(partner) = self.partner(isa, opcode, how) else { return false };
        let own = func.operands(inst).to_vec();
        let place = self.slot(slot);
        let mut operands: Vec<Operand> = Vec::with_capacity(own.len() + ADDRESS);
        match how {
            Use::Read(index) => {
                operands.extend_from_slice(&own[..index]);
                operands.extend(place);
                operands.extend_from_slice(&own[index + 1..]);
            }
            Use::Updated => {
                operands.extend(place);
                operands.extend_from_slice(&own[2..]);
            }
            Use::Tested => return false,
            Use::Written => {
                operands.extend(place);
                operands.extend_from_slice(&own[1..]);
            }
        }
        func.set_opcode(inst, partner);
        func.set_operands(inst, &operands);
        true
    }

    /// How an instruction uses a register, if in one way.
    fn use_of(&self, isa: &Isa<'_>, func: &Function, inst: Inst, reg: Physical) -> Option<Use> {
        let overlaps = |r: Physical| isa.units(r).iter().any(|unit| isa.units(reg).contains(unit));
        let mut found: Vec<usize> = Vec::new();
        for (i, operand) in func.operands(inst).iter().enumerate() {
            let Some(own) = operand.as_reg() else { continue };
            let Some(physical) = own.reg.as_physical().filter(|&r| overlaps(r)) else { continue };
            if own.flags.contains(RegFlags::IMPLICIT) {
                return None;
            }
            // The first bytes of a slot are the lowest of the register.
            if self.upper_bytes.contains(&physical) {
                return None;
            }
            found.push(i);
        }
        let num_defs = usize::from(isa.desc(func.opcode(inst)).num_defs);
        let tied = |i: usize| func.operands(inst)[i].as_reg().is_some_and(|r| r.tied != 0);
        match found[..] {
            [0] if num_defs == 1 && !tied(0) => Some(Use::Written),
            [0, 1] if num_defs == 1 && tied(1) => Some(Use::Updated),
            [i] if i >= num_defs && !tied(i) => Some(Use::Read(i)),
            [0, 1] if num_defs == 0 => Some(Use::Tested),
            _ => None,
        }
    }

    /// A comparison of a register with zero as one of memory with it.
    fn tests_slot(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst, slot: FrameIndex) -> bool {
        let name = isa.opcode_name(func.opcode(inst));
        let Some(width) = name.strip_prefix("TEST").and_then(|n| n.strip_suffix("rr")) else { return false };
        let [Operand::Reg(a), Operand::Reg(b), flags @ ..] = func.operands(inst) else { return false };
        if a.reg != b.reg {
            return false;
        }
        let small = if width == "8" { "mi" } else { "mi8" };
        let Some(compare) = isa.target.opcode(&format!("CMP{width}{small}")) else { return false };
        let mut operands = self.slot(slot).to_vec();
        operands.push(Operand::Imm(0));
        operands.extend_from_slice(flags);
        func.set_opcode(inst, compare);
        func.set_operands(inst, &operands);
        true
    }

    /// The instruction that does the same with memory.
    fn partner(&self, isa: &Isa<'_>, opcode: u16, how: Use) -> Option<u16> {
        let name = isa.opcode_name(opcode);
        for (at, _) in name.match_indices('r') {
            let mut other = name.to_owned();
            other.replace_range(at..=at, "m");
            if let Some(partner) = isa.target.opcode(&other)
                && self.is_partner(isa, opcode, partner, how)
            {
                return Some(partner);
            }
        }
        None
    }

    fn is_partner(&self, isa: &Isa<'_>, opcode: u16, partner: u16, how: Use) -> bool {
        let flags = |opcode: u16| isa.target.instruction(opcode).ts_flags;
        let (own, other) = (flags(opcode), flags(partner));
        let same_encoding = (own ^ other) & !FORM == 0 || (own ^ other) & !FORM == DIRECTION;
        let (a, b) = (isa.desc(opcode), isa.desc(partner));
        let (loads, stores) = (b.has(inst_flags::MAY_LOAD), b.has(inst_flags::MAY_STORE));
        // `BT` with a number in a register looks beyond the memory that it names.
        let same_effects = a.has(inst_flags::SIDE_EFFECTS) == b.has(inst_flags::SIDE_EFFECTS);
        // Own operands that are no longer there, and those of the partner in their place.
        let (gone, first, accesses) = match how {
            Use::Read(index) => (1, index, loads && !stores),
            Use::Updated => (2, 0, loads && stores),
            Use::Written => (1, 0, stores && !loads),
            Use::Tested => return false,
        };
        let counts = usize::from(a.num_operands) + ADDRESS == usize::from(b.num_operands) + gone;
        let class = |opcode: u16, i: usize| isa.operand_class(opcode, i);
        let alike = |(x, y): (usize, usize)| class(opcode, x) == class(partner, y);
        let behind = first + gone..usize::from(a.num_operands);
        let same_operands =
            (0..first).zip(0..first).all(alike) && behind.map(|x| (x, x + ADDRESS - gone)).all(alike);
        same_encoding
            && same_effects
            && is_address(isa, partner, first)
            && accesses
            && counts
            && same_operands
            && !a.has(inst_flags::MAY_LOAD | inst_flags::MAY_STORE)
    }
}

impl Machine {
    /// Whether an instruction is one of those that spill and reload.
    pub(super) fn is_slot_move(&self, opcode: u16) -> bool {
        let (op, vector) = (&self.op, &self.vector);
        let general = [op.mov8_load, op.mov16_load, op.mov32_load, op.mov64_load];
        let stores = [op.mov8_store, op.mov16_store, op.mov32_store, op.mov64_store];
        let floats = [vector.load_32, vector.load_64, vector.v_load_32, vector.v_load_64];
        let float_stores = [vector.store_32, vector.store_64, vector.v_store_32, vector.v_store_64];
        [general, stores, floats, float_stores].iter().flatten().any(|&known| known == opcode)
    }
}

impl Use {
    fn operand(self) -> usize {
        match self {
            Use::Read(index) => index,
            Use::Updated | Use::Written | Use::Tested => 0,
        }
    }
}
