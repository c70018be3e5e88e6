//! Making the table of the decoder: what each instruction of the description asks for, and where its operands come from.
//!
//! Both follow from the form of the instruction and its other facts (`td/Formats.td`): the form says which operand is in which
//! place of the bytes, prefixes and modes say what the state must be, and how much of it an instruction asks for is its rank
//! among those of the same opcode.

use super::{
    Addressing, Candidate, FlagsBit, Group, HAS_MODRM, IMPLIED, NUM_GROUPS, Plan, RegisterSet, SIZED, Step,
    Table, WIDE_REGISTERS, require,
};
use crate::mc::flags::inst_flags as shown;
use crate::mc::flags::{TsFlags, encoding, field, form, imm, map, mod_rm_uses, place, prefix};
use crate::names::{class, reg};
use ::mc::Target;
use support::hash::FxHashMap;
use tables::image::Records;
use tables::instructions::{Instruction, Operand as OperandInfo, inst_flags};
use tables::registers::{Register, RegisterClass};
use tables::subtarget::{Predicate, PredicateSet};

/// The table as it is being made.
pub(super) struct Builder<'a> {
    target: &'a Target,
    table: Table,
    lists: Vec<Vec<Candidate>>,
    /// Sets by register class.
    set_of_class: FxHashMap<u16, u16>,
    /// By predicate set: the bits of modes that are excluded.
    excluded_modes: Vec<u32>,
}

impl<'a> Builder<'a> {
    pub(super) fn new(target: &'a Target) -> Builder<'a> {
        let table = Table {
            slots: Vec::new(),
            candidates: Vec::new(),
            plans: Vec::new(),
            steps: Vec::new(),
            sets: Vec::new(),
            addressing: Addressing::new(
                [class::GR16, class::GR32, class::GR64].map(|class| register_set(target, class)),
            ),
            prefixes: Vec::new(),
            names: String::new(),
            name_ends: Vec::new(),
            masks: [reg::K0, reg::K1, reg::K2, reg::K3, reg::K4, reg::K5, reg::K6, reg::K7].map(|reg| reg.0),
        };
        Builder {
            target,
            table,
            lists: vec![Vec::new(); NUM_GROUPS * 256],
            set_of_class: FxHashMap::default(),
            excluded_modes: excluded_modes(target),
        }
    }

    pub(super) fn build(mut self) -> Table {
        let instructions = self.target.image.records::<Instruction>();
        for (opcode, desc) in instructions.iter().enumerate() {
            self.add(opcode as u16, &desc);
        }
        for list in &mut self.lists {
            mark_wide_twins(list);
            // Among equals the first in the description's order stays first.
            list.sort_by_key(|c| std::cmp::Reverse(c.rank));
            self.table.slots.push((self.table.candidates.len() as u32, list.len() as u16));
            self.table.candidates.append(list);
        }
        self.table
    }

    fn add(&mut self, opcode: u16, desc: &Instruction) {
        let flags = TsFlags(desc.ts_flags);
        if flags.form() == form::Pseudo {
            return;
        }
        if flags.form() == form::PrefixByte && flags.map() == map::MapOB {
            let hint = ["XACQUIRE_PREFIX", "XRELEASE_PREFIX"];
            let is_hint = hint.contains(&self.target.image.string(desc.name));
            self.table.prefixes.push((flags.opcode(), is_hint, opcode));
            return;
        }
        if desc.flags & (inst_flags::CODE_GEN_ONLY | inst_flags::ASM_PARSER_ONLY) != 0 {
            return;
        }
        self.add_encoding(opcode, desc, flags, 0);
        if flags.has(field::EVEX_FORM) {
            // Text says that there is EVEX where the other encoding has all registers, too.
            let evex_flags =
                if flags.has_short_map_without_vex() { shown::USE_EVEX } else { shown::HAS_EVEX };
            self.add_encoding(opcode, desc, flags.promoted(), evex_flags);
        }
    }

    fn add_encoding(&mut self, opcode: u16, desc: &Instruction, flags: TsFlags, evex_flags: u32) {
        let group = Group::of(flags);
        let Some(mut plan) = self.plan(opcode, desc, flags) else { return };
        plan.evex_flags = evex_flags;
        let mut candidate = self.candidate(desc, flags);
        candidate.plan = self.table.plans.len() as u16;
        self.table.plans.push(plan);
        self.table.names.push_str(self.target.image.string(desc.name));
        self.table.name_ends.push(self.table.names.len() as u32);
        let base = flags.opcode();
        let opcodes = match flags.form() {
            // The first exchange with the accumulator is nop.
            form::AddRegFrm if group == Group::ONE_BYTE && base == 0x90 => 0x91..=0x97,
            form::AddRegFrm => base..=base | 7,
            _ if flags.has_condition() => base..=base | 15,
            _ => base..=base,
        };
        for opcode in opcodes {
            self.lists[usize::from(group.0) * 256 + usize::from(opcode)].push(candidate);
        }
    }

    /// What an instruction asks for.
    fn candidate(&self, desc: &Instruction, flags: TsFlags) -> Candidate {
        let excluded = self.excluded_modes.get(usize::from(desc.predicates)).copied().unwrap_or(0);
        let mut c = Candidate {
            require: 0,
            forbid: excluded,
            modrm_mask: 0,
            modrm_value: 0,
            rank: 0,
            flags: 0,
            plan: 0,
        };
        c.require |= match flags.prefix() {
            prefix::PrefixPD => require::PD,
            prefix::PrefixXS => require::XS,
            prefix::PrefixXD => require::XD,
            _ => 0,
        };
        if flags.encoding() == encoding::EncNormal {
            if flags.prefix() == prefix::PrefixPS && flags.form() == form::RawFrm {
                c.forbid |= require::PD | require::XS | require::XD;
            }
            if flags.get(field::OP_SIZE) == 1 {
                c.require |= require::OP_SIZE_16;
            }
            if flags.get(field::EXPLICIT_PREFIX) == 1 {
                c.require |= require::REX2;
            }
            if flags.has(field::REX_W) {
                c.require |= require::W;
            }
        } else {
            // The size of operands means nothing beside W.
            let free = if flags.is_map_4() && flags.has(field::REX_W) { require::PD } else { 0 };
            c.forbid |= (require::PD | require::XS | require::XD) & !c.require & !free;
            length(flags, &mut c);
            if flags.has(field::REX_W) {
                c.require |= require::W;
            } else if !flags.has(field::IGNORES_W) {
                c.forbid |= require::W;
            }
        }
        c.require |= match flags.get(field::AD_SIZE) {
            1 => require::AD_SIZE_16,
            2 => require::AD_SIZE_32,
            3 => require::AD_SIZE_64,
            _ => 0,
        };
        modrm_pattern(flags, &mut c);
        c.rank = rank(&c);
        if flags.get(field::OP_SIZE) == 2 {
            c.flags |= SIZED;
        }
        if flags.has(field::REX_W) && self.has_wide_register(desc) {
            c.flags |= WIDE_REGISTERS;
        }
        c
    }

    fn has_wide_register(&self, desc: &Instruction) -> bool {
        let operands = self.target.image.list(desc.operands);
        operands
            .iter()
            .any(|o| o.num_parts <= 1 && o.class != 0 && self.target.class_contains(o.class - 1, reg::RCX))
    }

    fn set(&mut self, class: u16) -> u16 {
        if let Some(&set) = self.set_of_class.get(&class) {
            return set;
        }
        let set = self.table.sets.len() as u16;
        self.table.sets.push(register_set(self.target, class));
        self.set_of_class.insert(class, set);
        set
    }

    /// The plan of an instruction; `None` if its form does not say where an operand comes from.
    fn plan(&mut self, opcode: u16, desc: &Instruction, flags: TsFlags) -> Option<Plan> {
        let infos = self.target.image.list(desc.operands);
        let mut places = places(flags, desc.num_defs);
        if infos.is_empty() {
            // What the ModRM byte names is not looked at (fences).
            places.clear();
        }
        let mut immediates = immediates(flags);
        let first_step = self.table.steps.len() as u32;
        let mut at = 0;
        let mut found = Vec::new();
        while let Some(info) = infos.get(at) {
            if let Some(definition) = tied(&infos, at) {
                found.push(Step::Tied(definition));
                at += 1;
                continue;
            }
            let behind = infos.len() - at;
            let step = if flags.is_conditional_compare() && behind <= 2 {
                if behind == 2 { Step::CompareFlags } else { Step::CompareCondition }
            } else if let Some(place) = places.pop() {
                self.place(place, &infos, at)?
            } else if info.class != 0 {
                Step::Implied(self.target.only_register(info.class - 1)?.0)
            } else if flags.has(field::EVEX_RC) && at + 1 == infos.len() {
                Step::Rounding
            } else if flags.form() == form::AddCCFrm && immediates.is_empty() {
                Step::Condition
            } else {
                // Where one immediate is a byte, further ones are bytes, too.
                let kind = immediates.pop().or((flags.imm() == imm::Imm8).then_some(imm::Imm8))?;
                self.immediate(kind, flags, &info)
            };
            at += match step {
                Step::Memory { .. } => 5,
                Step::Offset | Step::Source => 2,
                _ => 1,
            };
            found.push(step);
        }
        if !places.is_empty() {
            return None;
        }
        let num_steps = found.len() as u8;
        let is_vector_memory =
            |s: &Step| matches!(s, Step::Memory { index_set, .. } if *index_set != IMPLIED);
        let has_vector_index = found.iter().any(is_vector_memory);
        self.table.steps.append(&mut found);
        Some(Plan {
            opcode,
            has_modrm: flags.form_facts().mod_rm != mod_rm_uses::ModRmAbsent,
            has_vvvv: flags.has(field::VEX_4V),
            fixes_address_size: flags.get(field::AD_SIZE) != 0,
            has_vector_index,
            disp8_shift: flags.disp8_shift(),
            // The byte with a register has been read with it.
            flags_bit: match (flags.encoding(), flags.has(field::EVEX_NF)) {
                (encoding::EncEVEX, true) if flags.has_condition() => FlagsBit::Set,
                (encoding::EncEVEX, true) => FlagsBit::Free,
                _ => FlagsBit::None,
            },
            evex_flags: 0,
            has_trailing_byte: !immediates.is_empty() && flags.imm() != imm::Imm8Reg,
            first_step,
            num_steps,
        })
    }

    fn place(&mut self, place: u8, infos: &Records<'_, OperandInfo>, at: usize) -> Option<Step> {
        let class = |index: usize| infos.get(index).map_or(0, |info| info.class).checked_sub(1);
        Some(match place {
            place::PlaceReg => Step::Reg(self.set(class(at)?)),
            place::PlaceRm => Step::Rm(self.set(class(at)?)),
            place::PlaceOpcode => Step::OpcodeReg(self.set(class(at)?)),
            place::PlaceVvvv => Step::Vvvv(self.set(class(at)?)),
            place::PlaceMask => Step::Mask,
            place::PlaceLastByte => Step::Is4(self.set(class(at)?)),
            place::PlaceCondition => Step::Condition,
            place::PlaceOffset => Step::Offset,
            place::PlaceSource => Step::Source,
            place::PlaceDestination => Step::Destination,
            _ => {
                infos.get(at + 4)?;
                let vector = class(at + 2).filter(|&class| self.is_vector(class));
                let index_set = match vector {
                    Some(class) => self.set(class),
                    None => IMPLIED,
                };
                Step::Memory { index_set, always_sib: place == place::PlaceSibMemory }
            }
        })
    }

    fn is_vector(&self, class: u16) -> bool {
        [reg::XMM0, reg::YMM0, reg::ZMM0].iter().any(|&register| self.target.class_contains(class, register))
    }

    fn immediate(&self, kind: u8, flags: TsFlags, info: &OperandInfo) -> Step {
        let ty = self.target.image.string(self.target.operand_type(info.ty).name);
        match kind {
            imm::Imm8Reg => Step::LowNibble,
            // Bytes without sign are operands of their own types.
            imm::Imm8 if ty.contains("u8imm") || ty.contains("u4imm") => Step::Unsigned(1),
            imm::Imm8 | imm::Imm8PCRel => Step::Signed(1),
            // A number as long as the operands is shown without its sign.
            imm::Imm16 if flags.get(field::OP_SIZE) == 1 => Step::Unsigned(2),
            imm::Imm16 | imm::Imm16PCRel => Step::Signed(2),
            imm::Imm32 if flags.get(field::OP_SIZE) == 2 => Step::Unsigned(4),
            imm::Imm64 => Step::Signed(8),
            imm::Imm32 if flags.encoding() == encoding::EncXOP && !ty.contains("i64i32") => Step::Sized,
            _ => Step::Signed(4),
        }
    }
}

/// The places of a form's operands, last first: see `td/Formats.td`.
fn places(flags: TsFlags, num_defs: u8) -> Vec<u8> {
    let facts = flags.form_facts();
    let is_there = |&at: &u8| at != place::PlaceVvvv || flags.has_vvvv();
    let mut places: Vec<u8> = facts.places().filter(is_there).collect();
    // A gather clears its mask: both are definitions.
    if flags.form() == form::MRMSrcMem4VOp3 && num_defs == 2 {
        places.swap(1, 2);
    }
    if flags.imm() == imm::Imm8Reg && !facts.has(place::PlaceLastByte) {
        places.push(place::PlaceLastByte);
    }
    if flags.has(field::EVEX_K) {
        // Prefetches begin with it, and so do scatters, which clear it.
        let is_first = places.len() == 1 || num_defs == 1 && flags.form() == form::MRMDestMem;
        places.insert(usize::from(!is_first), place::PlaceMask);
    }
    if flags.has_new_destination() {
        places.insert(0, place::PlaceVvvv);
    }
    places.reverse();
    places
}

/// The kinds of an instruction's immediates, last first.
fn immediates(flags: TsFlags) -> Vec<u8> {
    let mut kinds = Vec::new();
    match flags.form() {
        form::RawFrmImm8 => kinds.push(imm::Imm8),
        form::RawFrmImm16 => kinds.push(imm::Imm16),
        _ => {}
    }
    kinds.extend((flags.imm() != imm::NoImm).then_some(flags.imm()));
    kinds
}

/// What an instruction asks of lengths and, with EVEX, of masks and EVEX.b. Where EVEX.b says something of rounding, the
/// length is fixed.
fn length(flags: TsFlags, c: &mut Candidate) {
    let mut bit = |has: bool, bit: u32| {
        if has {
            c.require |= bit;
        } else {
            c.forbid |= bit;
        }
    };
    let is_evex = flags.encoding() == encoding::EncEVEX;
    let rounds = flags.has(field::EVEX_B) && !flags.has_memory() && !flags.is_map_4();
    if !flags.has(field::IGNORES_VEX_L) && !rounds && !flags.has(field::EVEX_L2) {
        bit(flags.has(field::VEX_L), require::L);
    }
    if is_evex {
        if !flags.has(field::IGNORES_VEX_L) && !rounds {
            bit(flags.has(field::EVEX_L2), require::L2);
        }
        bit(flags.has(field::EVEX_B), require::B);
        bit(flags.has(field::EVEX_Z), require::Z);
        // A condition, or the bit for flags, stands in the place of the mask.
        let is_set = flags.has(field::EVEX_NF) && flags.has_condition();
        let is_free = flags.has(field::EVEX_NF) || flags.is_conditional_compare();
        if !flags.has(field::EVEX_Z) && (is_set || !is_free) {
            bit(flags.has(field::EVEX_K) || is_set, require::K);
        }
    }
}

/// What a form asks of ModRM.
fn modrm_pattern(flags: TsFlags, candidate: &mut Candidate) {
    let facts = flags.form_facts();
    if facts.mod_rm != mod_rm_uses::ModRmAbsent {
        candidate.flags |= HAS_MODRM;
    }
    candidate.require |= match facts.mod_rm {
        mod_rm_uses::ModRmRegister => require::REGISTER,
        mod_rm_uses::ModRmMemory => require::MEMORY,
        _ => 0,
    };
    (candidate.modrm_mask, candidate.modrm_value) = (facts.mod_rm_mask, facts.mod_rm_bits);
}

/// A form with memory shows its width only in the form with registers beside it.
fn mark_wide_twins(list: &mut [Candidate]) {
    let facts = |c: &Candidate| {
        (c.require & !(require::REGISTER | require::MEMORY), c.modrm_mask, c.modrm_value & c.modrm_mask)
    };
    let wide: Vec<_> = list.iter().filter(|c| c.has_wide_registers()).map(facts).collect();
    for candidate in list.iter_mut().filter(|c| wide.contains(&facts(c))) {
        candidate.flags |= WIDE_REGISTERS;
    }
}

/// Which of several that fit is meant: the higher.
fn rank(c: &Candidate) -> u16 {
    let asks = |bits: u32, weight: u16| if c.require & bits != 0 { weight } else { 0 };
    let exact = match c.modrm_mask {
        0xff => 128,
        0 => 0,
        _ => 1,
    };
    asks(require::REX2, 256)
        + asks(require::XS | require::XD, 64)
        + asks(require::W, 32)
        + asks(require::PD, 16)
        + asks(require::OP_SIZE_16, 8)
        + asks(require::AD_SIZE_16 | require::AD_SIZE_32 | require::AD_SIZE_64, 4)
        + exact
}

/// The operand to which this one is tied, if that one comes before it.
fn tied(infos: &Records<'_, OperandInfo>, at: usize) -> Option<u8> {
    let definition = infos.get(at)?.tied_to.checked_sub(1)?;
    (usize::from(definition) < at).then_some(definition)
}

/// The modes that the predicates of each set exclude. Other predicates say what processors have, which a disassembler does
/// not ask.
fn excluded_modes(target: &Target) -> Vec<u32> {
    let image = &target.image;
    let predicates = image.records::<Predicate>();
    let excluded = |predicate: Predicate| match image.string(predicate.name) {
        "In64BitMode" => require::MODE_16 | require::MODE_32,
        "Not64BitMode" => require::MODE_64,
        "In32BitMode" => require::MODE_16 | require::MODE_64,
        "In16BitMode" => require::MODE_32 | require::MODE_64,
        "Not16BitMode" => require::MODE_16,
        _ => 0,
    };
    let of_set = |set: PredicateSet| {
        let list = image.list(set.predicates);
        list.iter().filter_map(|p| predicates.get(p.into())).fold(0, |bits, p| bits | excluded(p))
    };
    image.records::<PredicateSet>().iter().map(of_set).collect()
}

/// The registers of a class by number. Without REX, numbers 4 to 7 among the byte registers are the upper halves.
fn register_set(target: &Target, class: u16) -> RegisterSet {
    const UPPER_HALVES: [&str; 4] = ["AH", "CH", "DH", "BH"];
    const ONLY_WITH_REX: [&str; 4] = ["SPL", "BPL", "SIL", "DIL"];
    const NO_NUMBER: [&str; 4] = ["IP", "EIP", "RIP", ""];
    let image = &target.image;
    let mut set = RegisterSet { registers: [[0; 32]; 2], mask: 7, is_general: false, has_no_more: false };
    let Some(class) = image.records::<RegisterClass>().get(class.into()) else { return set };
    let registers = image.records::<Register>();
    // A pair is also meant by the number of its second.
    let is_pair = |name: &str| name.starts_with('K') && name.contains('_');
    for number in image.list(class.members).iter() {
        let Some(register) = registers.get(number.into()) else { continue };
        let (name, at) = (image.string(register.name), usize::from(register.encoding));
        if at >= 32 || NO_NUMBER.contains(&name) {
            continue;
        }
        // A mask register of a higher number is none, while those of x87 and MMX have three bits.
        set.mask |= match at {
            16.. => 31,
            8.. => 15,
            _ if name.starts_with("K0") => 15,
            _ => 0,
        };
        set.is_general |= matches!(name, "AL" | "AX" | "EAX" | "RAX");
        set.has_no_more |= matches!(name, "CR0" | "DR0");
        let which: &[usize] = if UPPER_HALVES.contains(&name) {
            &[0]
        } else if ONLY_WITH_REX.contains(&name) {
            &[1]
        } else {
            &[0, 1]
        };
        for &i in which {
            for at in at..at + 1 + usize::from(is_pair(name)) {
                if set.registers[i][at] == 0 {
                    set.registers[i][at] = number;
                }
            }
        }
    }
    set
}
