//! Memory forms: instructions with a memory operand in place of a register, for values that are spilled or loaded.
//!
//! The partner of an instruction is found in the description: it has the same encoding but for the field that says whether the
//! operand is a register or memory (`ModRM.mod`), which the forms `MRM…Reg` and `MRM…Mem` stand for, or but for the direction bit
//! of the opcode too, which exchanges the two operands of the basic arithmetic; and the same operands otherwise. Names only say
//! which instructions are compared: `ADD64rr` with `ADD64rm` and `ADD64mr`. Nothing is kept: spilled registers are few.
//!
//! Manual: volume 2A, section 2.1.3, "ModR/M and SIB bytes"; volume 2D, appendix B.1.

use super::Machine;
use super::UPPER_BYTES;
use super::registers::RegisterKind;
use super::segments::{ADDRESS, is_address};
use crate::names::{op, slot_moves::ROWS};
use ::mc::Reg as Physical;
use mir::{FrameIndex, Function, Inst, Isa, Operand, Reg, RegFlags, RegOperand, TargetInfo};
use smallvec::SmallVec;
use tables::instructions::inst_flags;

/// Where TSFlags have the form and the opcode.
const FORM: u64 = 0x7f;
const OPCODE_AT: u32 = 27;
/// Where they say whether the prefix is a legacy one (0).
const ENCODING_AT: u32 = 25;
/// Where they say what a short displacement counts, which only forms with memory have.
const DISPLACEMENT_UNIT: u64 = 7 << 43;
/// Where they say which branches a processor executes together with the instruction: none where it writes memory.
const FUSES_WITH: u64 = 7 << 56;
/// What of TSFlags is encoding: all but what is said of processors, of results and of linkers.
const SAID_OF_ENCODING: u64 = ((1 << 60) - 1) & !FORM & !DISPLACEMENT_UNIT & !FUSES_WITH;
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
        if self.takes_higher_element(func, inst) {
            return false;
        }
        let size = func.frame.object(slot).size_bytes;
        // What the move is known to load, and to store. Nobody who has only a number reads what a slot for a vector holds
        // beyond it. Whole vectors are not written: some forms with memory write only a part.
        let (least, moved) = match self.kinds.of(reg) {
            RegisterKind::General(bytes) => (u64::from(bytes), u64::from(bytes)),
            RegisterKind::Vector(_) => {
                let reads_all = self.may_read_vector(isa, func, (opcode, slot));
                (if reads_all { size } else { 8 }, if size <= 8 { size } else { 0 })
            }
            RegisterKind::Mask | RegisterKind::Other => (0, 0),
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
            let place = self.slot(slot);
            return self.tests_memory(func, inst, &place);
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

    /// Whether the form of an instruction with memory may read a whole vector from a slot. Legacy forms fault where it is not
    /// aligned.
    fn may_read_vector(&self, isa: &Isa<'_>, func: &Function, (opcode, slot): (u16, FrameIndex)) -> bool {
        let is_vex = isa.target.instruction(opcode).ts_flags >> ENCODING_AT & 3 != 0;
        let has_alignment = self.facts().stack_align_log2 >= 4 || self.realigns_stack(func);
        is_vex || has_alignment && func.frame.object(slot).align_log2 >= 4
    }

    /// Puts the address of a load in place of a virtual register of an instruction that only reads it: a part of what is
    /// loaded, or all of it.
    pub(super) fn take_load(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        inst: Inst,
        reg: Reg,
        (load, part): (Inst, u16),
    ) -> Option<()> {
        let opcode = func.opcode(inst);
        if (opcode as usize) < mir::opcode::NAMES.len() {
            return None;
        }
        let own = func.operands(inst).to_vec();
        let users: SmallVec<[usize; 2]> =
            (0..own.len()).filter(|&i| own[i].as_reg().is_some_and(|r| r.reg == reg)).collect();
        let plain = |r: &RegOperand| r.sub == 0 && r.tied == 0 && !r.flags.contains(RegFlags::IMPLICIT);
        if !users.iter().all(|&i| own[i].as_reg().is_some_and(plain)) {
            return None;
        }
        if ROWS.iter().any(|row| row.bytes >= 16 && row.load == func.opcode(load)) {
            let &[index] = &users[..] else { return None };
            return (part == 0).then(|| self.take_vector_load(isa, func, inst, index, load))?;
        }
        let place = self.loaded_place(isa, func, load).filter(|_| self.is_lowest(isa, func, load, part))?;
        // What it reads is among what is loaded.
        let class = isa.operand_class(opcode, *users.first()?)?;
        let said = func.mem(load).next()?.ty.bits();
        // An instruction that extends may read less than the source loads.
        let loaded =
            TargetInfo::extension(self, isa, func, load).map_or(said, |e| said.min(e.bits.into())) / 8;
        if u64::from(isa.class(class).spill_bytes) > loaded {
            return None;
        }
        let num_defs = usize::from(isa.desc(opcode).num_defs);
        match users[..] {
            [0, 1] if num_defs == 0 => self.tests_memory(func, inst, &place).then_some(()),
            [index] if index >= num_defs => {
                let partner = self.partner(isa, opcode, Use::Read(index))?;
                let operands = [&own[..index], &place, &own[index + 1..]].concat();
                func.set_opcode(inst, partner);
                func.set_operands(inst, &operands);
                Some(())
            }
            _ => None,
        }
    }

    /// Makes a store the instruction that changes memory as `change` does the register that `load` has loaded.
    pub(super) fn take_place(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        change: Inst,
        load: Inst,
        store: Inst,
    ) -> Option<()> {
        let place = func.operands(store).get(..ADDRESS)?.to_vec();
        let opcodes = (func.opcode(load), func.opcode(store));
        let is_move = ROWS.iter().any(|row| row.is_vector == 0 && (row.load, row.store) == opcodes);
        let is_there = (func.operands(load).get(1..=ADDRESS)?.iter().zip(&place)).all(|pair| match pair {
            (Operand::Reg(one), Operand::Reg(other)) => (one.reg, one.sub) == (other.reg, other.sub),
            (one, other) => one == other,
        });
        if !is_move || !is_there {
            return None;
        }
        let partner = self.partner(isa, func.opcode(change), Use::Updated)?;
        let operands = [&place, func.operands(change).get(2..)?].concat();
        func.set_opcode(store, partner);
        func.set_operands(store, &operands);
        Some(())
    }

    /// The address of a load into a register for numbers.
    fn loaded_place(&self, isa: &Isa<'_>, func: &Function, load: Inst) -> Option<Vec<Operand>> {
        let opcode = func.opcode(load);
        let moves = ROWS.iter().any(|row| row.is_vector == 0 && row.load == opcode);
        let name = isa.opcode_name(opcode);
        let extends = (name.starts_with("MOVZX") || name.starts_with("MOVSX")) && is_address(isa, opcode, 1);
        let operands = func.operands(load);
        (moves || extends).then(|| operands.get(1..=ADDRESS)).flatten().map(<[Operand]>::to_vec)
    }

    /// Whether a part of what is loaded is at its address.
    fn is_lowest(&self, isa: &Isa<'_>, func: &Function, load: Inst, part: u16) -> bool {
        let class = func.operands(load).first().and_then(|o| func.class_of(o.defined()?));
        let mut members = class.map_or(&[][..], |class| &isa.class(class).members).iter();
        let lowest =
            |&whole: &Physical| isa.sub_register(whole, part).is_none_or(|part| !UPPER_BYTES.contains(&part));
        part == 0 || members.all(lowest)
    }

    /// The same for a load of a whole vector. Legacy forms fault where it is not aligned.
    fn take_vector_load(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        inst: Inst,
        index: usize,
        load: Inst,
    ) -> Option<()> {
        let opcode = func.opcode(inst);
        let accesses =
            inst_flags::MAY_LOAD | inst_flags::MAY_STORE | inst_flags::SIDE_EFFECTS | inst_flags::CALL;
        let own = func.operands(inst).to_vec();
        let operand = own.get(index)?.as_reg()?;
        let class = isa.operand_class(opcode, index)?;
        let [_, address @ ..] = func.operands(load) else { return None };
        let address = address.get(..ADDRESS)?.to_vec();
        let mem = func.mem(load).next()?;
        let is_vex = isa.target.instruction(opcode).ts_flags >> ENCODING_AT & 3 != 0;
        let is_aligned = is_vex || mem.align_log2 >= 4;
        let is_whole = mem.ty.bits() / 8 == u64::from(isa.class(class).spill_bytes);
        if operand.tied != 0 || !is_aligned || !is_whole || isa.desc(opcode).has(accesses) {
            return None;
        }
        if self.takes_higher_element(func, inst) {
            return None;
        }
        let partner = self.partner(isa, opcode, Use::Read(index))?;
        let operands = [&own[..index], &address, &own[index + 1..]].concat();
        func.set_opcode(inst, partner);
        func.set_operands(inst, &operands);
        Some(())
    }

    /// `INSERTPS` takes an element of a register by number, and the only one of memory.
    fn takes_higher_element(&self, func: &Function, inst: Inst) -> bool {
        let is_insert = [op::INSERTPSrri, op::VINSERTPSrri].contains(&func.opcode(inst));
        is_insert && matches!(func.operands(inst).last(), Some(&Operand::Imm(number)) if number & 0xc0 != 0)
    }

    /// How an instruction uses a register, if in one way.
    fn use_of(&self, isa: &Isa<'_>, func: &Function, inst: Inst, reg: Physical) -> Option<Use> {
        let overlaps = |r: Physical| isa.overlap(r, reg);
        let mut found: Vec<usize> = Vec::new();
        for (i, operand) in func.operands(inst).iter().enumerate() {
            let Some(own) = operand.as_reg() else { continue };
            let Some(physical) = own.reg.as_physical().filter(|&r| overlaps(r)) else { continue };
            if own.flags.contains(RegFlags::IMPLICIT) {
                return None;
            }
            // The first bytes of a slot are the lowest of the register.
            if UPPER_BYTES.contains(&physical) {
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
    fn tests_memory(&self, func: &mut Function, inst: Inst, place: &[Operand]) -> bool {
        let compare = match func.opcode(inst) {
            op::TEST8rr => op::CMP8mi,
            op::TEST16rr => op::CMP16mi8,
            op::TEST32rr => op::CMP32mi8,
            op::TEST64rr => op::CMP64mi8,
            _ => return false,
        };
        let [Operand::Reg(a), Operand::Reg(b), flags @ ..] = func.operands(inst) else { return false };
        if a.reg != b.reg {
            return false;
        }
        let mut operands = place.to_vec();
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
        let difference = (own ^ other) & SAID_OF_ENCODING;
        let same_encoding = difference == 0 || difference == DIRECTION;
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
        ROWS.iter().any(|row| row.load == opcode || row.store == opcode)
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
