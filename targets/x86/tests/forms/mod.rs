//! Every instruction of the description in every addressing form: the list that tests and comparisons go through.
//!
//! Of each instruction one operand at a time takes all its values, while the others keep their first one: registers at the
//! edges of what prefixes can say, immediates at the edges of their sizes, and memory with and without each part. Values are
//! chosen so that an assembler cannot express them in another way that is shorter.

use mc::{Inst, Operand, Reg, Subtarget, Target};
use std::collections::BTreeSet;
use tables::instructions::{Instruction, Operand as OperandInfo, inst_flags};
use x86::mc::flags::{TsFlags, encoding, field, form, imm, inst_flags as asked, map};

/// The modes, by the feature that says so.
pub const MODES: [(u32, &str); 3] = [(64, "64bit-mode"), (32, "32bit-mode"), (16, "16bit-mode")];

pub fn subtarget(target: &Target, mode: u32) -> Subtarget {
    let features: Vec<String> =
        MODES.iter().map(|(bits, name)| format!("{}{name}", if *bits == mode { '+' } else { '-' })).collect();
    Subtarget::new(target, "", &features.join(",")).0
}

/// All instructions with their operands, in the order of the description.
pub fn all(target: &Target, mode: u32) -> Vec<Inst> {
    let subtarget = subtarget(target, mode);
    let generator = Generator { target, mode, wide: wide_encodings(target) };
    let mut found = Vec::new();
    for (opcode, desc) in target.image.records::<Instruction>().iter().enumerate() {
        let hidden = inst_flags::CODE_GEN_ONLY | inst_flags::ASM_PARSER_ONLY | inst_flags::PSEUDO;
        let is_shown = desc.flags & hidden == 0 && !target.image.list(desc.printers).is_empty();
        let is_real = ![form::Pseudo, form::PrefixByte].contains(&TsFlags(desc.ts_flags).form());
        if is_shown && is_real && desc.ts_flags != 0 && subtarget.enables(desc.predicates) {
            let flags = TsFlags(desc.ts_flags);
            generator.variants(opcode as u16, &desc, flags, 0, &mut found);
            if mode == 64 {
                for (flags, asks) in with_evex(flags) {
                    generator.variants(opcode as u16, &desc, flags, asks, &mut found);
                }
            }
        }
    }
    found
}

/// The encodings with EVEX that have no record of their own, with what instructions say of them.
fn with_evex(flags: TsFlags) -> Vec<(TsFlags, u32)> {
    let is_evex = flags.encoding() == encoding::EncEVEX;
    let is_short = flags.encoding() == encoding::EncNormal && matches!(flags.map(), map::MapOB | map::MapTB);
    let promoted = if is_evex { flags } else { flags.promoted() };
    let mut found = Vec::new();
    if flags.has(field::EVEX_FORM) {
        found.push((promoted, if is_short { asked::USE_EVEX } else { asked::HAS_EVEX }));
    }
    if flags.has(field::EVEX_NF) && !flags.has_condition() && (is_evex || flags.has(field::EVEX_FORM)) {
        found.push((promoted, asked::NO_FLAGS));
    }
    found
}

struct Generator<'a> {
    target: &'a Target,
    mode: u32,
    wide: BTreeSet<u64>,
}

/// Numbers of registers at the edges: of three bits, of four, and those whose names differ with REX.
const NUMBERS: &[u16] = &[1, 0, 3, 4, 5, 7, 8, 15];
/// With those that REX2 has.
const REX2_NUMBERS: &[u16] = &[1, 0, 3, 4, 5, 7, 8, 15, 16, 29];
/// The same with five bits.
const EVEX_NUMBERS: &[u16] = &[1, 0, 4, 5, 7, 8, 15, 16, 31];

/// Which facts, but for the form, belong to instructions with general registers of 64 bits.
fn wide_encodings(target: &Target) -> BTreeSet<u64> {
    let rcx = target.register_by_name("RCX").unwrap_or(Reg::NONE);
    let is_wide =
        |o: OperandInfo| o.num_parts <= 1 && o.class != 0 && target.class_contains(o.class - 1, rcx);
    let instructions = target.image.records::<Instruction>();
    let wide = instructions.iter().filter(|i| target.image.list(i.operands).iter().any(is_wide));
    wide.map(|i| i.ts_flags & !FORM_AND_SCALE).collect()
}

/// Where a form with memory differs from the one with registers: the form, and the unit of short displacements.
const FORM_AND_SCALE: u64 = 0x7f | 7 << 43;

/// The operands that one operand of the text stands for.
type Parts = Vec<Operand>;

impl Generator<'_> {
    fn variants(&self, opcode: u16, desc: &Instruction, flags: TsFlags, asks: u32, found: &mut Vec<Inst>) {
        let infos: Vec<OperandInfo> = self.target.image.list(desc.operands).iter().collect();
        // Groups of operands, each with its choices; a tied one has none.
        let mut groups: Vec<(usize, Vec<Parts>)> = Vec::new();
        let mut at = 0;
        while let Some(info) = infos.get(at) {
            let count = usize::from(info.num_parts.max(1));
            let is_tied = info.tied_to != 0 && usize::from(info.tied_to - 1) < at;
            let mut choices = if is_tied { Vec::new() } else { self.choices(&infos[at..], flags) };
            if self.has_few_registers(desc) {
                choices.retain(|parts| !parts.iter().any(|part| self.is_extended(part)));
            }
            // A selector of a far address.
            if at > 0 && flags.form() == form::RawFrmImm16 {
                choices = [0x1234, 0x7fff].map(|value| vec![Operand::Imm(value)]).to_vec();
            }
            if at > 0 && flags.form() == form::RawFrmImm8 {
                choices = [1, 127].map(|value| vec![Operand::Imm(value)]).to_vec();
            }
            if !is_tied && choices.is_empty() {
                return;
            }
            groups.push((count, choices));
            at += count;
        }
        // Registers differ from each other where they can: gathers want that.
        let is_register =
            |choices: &[Parts]| choices.first().is_some_and(|parts| matches!(parts[..], [Operand::Reg(_)]));
        let first: Vec<usize> = groups
            .iter()
            .enumerate()
            .map(|(i, (_, choices))| if is_register(choices) { i % choices.len() } else { 0 })
            .collect();
        found.extend(self.inst((opcode, asks), &infos, &groups, &first));
        // Families with EVEX are large: all variety is in the forms of 512 bits without a mask, in 64-bit mode.
        let is_full = flags.has(field::EVEX_L2)
            && !flags.has(field::EVEX_K)
            && !flags.has(field::EVEX_B)
            && self.mode == 64;
        let few = flags.encoding() == encoding::EncEVEX && !is_full;
        for (i, (_, choices)) in groups.iter().enumerate() {
            let is_last = |choice: usize| choice + 1 == choices.len();
            for choice in (0..choices.len()).filter(|&choice| choice != first[i] && (!few || is_last(choice)))
            {
                let mut picked = first.clone();
                picked[i] = choice;
                found.extend(self.inst((opcode, asks), &infos, &groups, &picked));
            }
        }
    }

    fn inst(
        &self,
        (opcode, asks): (u16, u32),
        infos: &[OperandInfo],
        groups: &[(usize, Vec<Parts>)],
        picked: &[usize],
    ) -> Option<Inst> {
        let mut inst = Inst::new(opcode);
        inst.flags = asks;
        for ((_, choices), &choice) in groups.iter().zip(picked) {
            match choices.get(choice) {
                Some(parts) => inst.operands.extend(parts.iter().copied()),
                None => {
                    let definition = usize::from(infos.get(inst.operands.len())?.tied_to.checked_sub(1)?);
                    let operand = *inst.operands.get(definition)?;
                    inst.operands.push(operand);
                }
            }
        }
        self.is_encodable(&inst).then_some(inst)
    }

    /// Whether nothing extends the addresses of an instruction, although its opcode is short.
    fn has_few_registers(&self, desc: &Instruction) -> bool {
        let name = self.target.image.string(desc.name);
        name.starts_with("XSAVE") || name.starts_with("XRSTOR")
    }

    /// Whether it is a general register that only APX has.
    fn is_extended(&self, part: &Operand) -> bool {
        let digits =
            |reg: Reg| self.name(reg).strip_prefix('R').map(|name| name.trim_end_matches(['B', 'W', 'D']));
        part.as_reg().and_then(digits).and_then(|digits| digits.parse::<u32>().ok()).is_some_and(|n| n >= 16)
    }

    /// The upper halves of registers do not go with what needs REX, and only 64-bit mode has REX and registers of 64 bits.
    fn is_encodable(&self, inst: &Inst) -> bool {
        let names = || {
            let registers = inst.operands.iter().filter_map(|o| o.as_reg()).filter(|&r| r != Reg::NONE);
            registers.map(|r| self.name(r))
        };
        let is_upper = |name: &str| matches!(name, "AH" | "CH" | "DH" | "BH");
        let flags = TsFlags(self.target.instruction(inst.opcode).ts_flags);
        let needs_rex = |name: &str| {
            let digits: String = name.chars().filter(char::is_ascii_digit).collect();
            matches!(name, "SPL" | "BPL" | "SIL" | "DIL")
                || digits.parse::<u32>().is_ok_and(|n| n >= 8 && !name.starts_with("ST"))
        };
        let is_evex = flags.encoding() == encoding::EncEVEX || inst.flags & asked::ANY_EVEX != 0;
        let is_wide = flags.has(field::REX_W) || is_evex || names().any(needs_rex);
        let is_64 = |name: &str| name.len() == 3 && name.starts_with('R');
        let has_wide_twin =
            flags.has(field::REX_W) && (flags.encoding() == encoding::EncNormal || self.has_wide_twin(inst));
        !(is_wide && names().any(is_upper))
            && (self.mode == 64 || !has_wide_twin && !names().any(needs_rex) && !names().any(is_64))
    }

    /// Whether the form with registers has a general register of 64 bits: other modes ignore W there.
    fn has_wide_twin(&self, inst: &Inst) -> bool {
        self.wide.contains(&(self.target.instruction(inst.opcode).ts_flags & !FORM_AND_SCALE))
    }

    fn name(&self, reg: Reg) -> &str {
        self.target.image.string(self.target.register(reg).name)
    }

    fn register(&self, name: &str) -> Operand {
        Operand::Reg(self.target.register_by_name(name).unwrap_or(Reg::NONE))
    }

    fn choices(&self, infos: &[OperandInfo], flags: TsFlags) -> Vec<Parts> {
        let info = infos[0];
        if info.num_parts >= 5 {
            let index_class = infos.get(2).map_or(0, |i| i.class);
            return self.memory(index_class, flags);
        }
        match (flags.form(), info.num_parts) {
            (form::RawFrmMemOffs, 2) => self.offsets(flags),
            (form::RawFrmSrc | form::RawFrmDstSrc, 2) => self.string_operands("SI", true),
            (form::RawFrmDst | form::RawFrmDstSrc, _) if self.is_pointer(&info) => {
                self.string_operands("DI", false)
            }
            // The accumulator itself is nop.
            (form::AddRegFrm, _) if flags.opcode() == 0x90 => self.registers(info.class - 1, &[1, 7, 8, 15]),
            _ if info.class != 0 && flags.encoding() == encoding::EncEVEX => {
                self.registers(info.class - 1, EVEX_NUMBERS)
            }
            _ if info.class != 0 && flags.reaches_all_registers() => {
                self.registers(info.class - 1, REX2_NUMBERS)
            }
            _ if info.class != 0 => self.registers(info.class - 1, NUMBERS),
            _ => self.immediates(&info, flags),
        }
    }

    fn is_pointer(&self, info: &OperandInfo) -> bool {
        self.target
            .register_by_name("RDI")
            .is_some_and(|rdi| info.class != 0 && self.target.class_contains(info.class - 1, rdi))
    }

    fn registers(&self, class: u16, numbers: &[u16]) -> Vec<Parts> {
        let class = self.target.image.records::<tables::registers::RegisterClass>().at(class.into());
        let members: Vec<Reg> = self.target.image.list(class.members).iter().map(Reg).collect();
        let mut found = Vec::new();
        for &number in numbers {
            for &reg in &members {
                let name = self.name(reg);
                let known = self.target.register(reg).encoding == number;
                if known && !name.ends_with("IP") && (self.mode == 64 || number < 8) {
                    found.push(vec![Operand::Reg(reg)]);
                }
            }
        }
        if found.is_empty() {
            found.extend(members.first().map(|&reg| vec![Operand::Reg(reg)]));
        }
        found
    }

    fn immediates(&self, info: &OperandInfo, flags: TsFlags) -> Vec<Parts> {
        let ty = self.target.operand_type(info.ty);
        let name = self.target.image.string(ty.name);
        let print = self.target.image.string(ty.print);
        let values: &[i64] = match flags.imm() {
            _ if print == "printRoundingControl" => &[0, 1, 2, 3],
            _ if print.ends_with("CondCode") || print == "printConditionFlags" => {
                &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
            }
            _ if name.contains("u4imm") => &[0, 1, 15],
            _ if name.contains("u8imm") => &[1, 0, 127, 128, 255],
            _ if !print.is_empty() && print != "printImmediate" && print != "printU8Imm" => &[1, 0, 2, 7],
            imm::Imm8 | imm::Imm8PCRel | imm::Imm8Reg => &[1, 0, 127, -128, -1],
            imm::Imm16 | imm::Imm16PCRel => &[0x1234, 0x7fff],
            imm::Imm32 | imm::Imm32PCRel | imm::Imm32S => &[0x1234_5678, 0x7fff_ffff],
            imm::Imm64 => &[0x1234_5678_9abc_def0, i64::MIN],
            _ => &[1, 3],
        };
        values.iter().map(|&value| vec![Operand::Imm(value)]).collect()
    }

    /// `(%rsi)` in both widths that the mode has, with and without another segment.
    fn string_operands(&self, name: &str, has_segment: bool) -> Vec<Parts> {
        let widths = match self.mode {
            64 => ["R", "E"],
            32 => ["E", ""],
            _ => ["", "E"],
        };
        let mut found = Vec::new();
        for width in widths {
            let base = self.register(&format!("{width}{name}"));
            if has_segment {
                found.push(vec![base, Operand::Reg(Reg::NONE)]);
                found.push(vec![base, self.register("FS")]);
            } else {
                found.push(vec![base]);
            }
        }
        // Source and destination must have one width.
        found.truncate(if has_segment { 2 } else { 1 });
        found
    }

    fn offsets(&self, flags: TsFlags) -> Vec<Parts> {
        let value = match flags.get(field::AD_SIZE) {
            1 => 0x1234,
            2 => 0x1234_5678,
            _ => 0x1234_5678_9abc_def0,
        };
        let plain = vec![Operand::Imm(value), Operand::Reg(Reg::NONE)];
        vec![plain, vec![Operand::Imm(value), self.register("GS")]]
    }

    fn memory(&self, index_class: u16, flags: TsFlags) -> Vec<Parts> {
        let is_vector = index_class != 0
            && ["XMM0", "YMM0", "ZMM0"].iter().any(|name| {
                let register = self.target.register_by_name(name);
                register.is_some_and(|r| self.target.class_contains(index_class - 1, r))
            });
        let always_sib = matches!(flags.form(), form::MRMSrcMemFSIB | form::MRMDestMemFSIB);
        let list: &[(&str, i64, &str, i64, &str)] = match self.mode {
            64 => MEMORY_64,
            32 => MEMORY_32,
            _ => MEMORY_16,
        };
        let mut found = Vec::new();
        let extended = if self.mode == 64 && flags.reaches_all_registers() { EXTENDED_MEMORY } else { &[] };
        for &(base, scale, index, displacement, segment) in list.iter().chain(extended) {
            if is_vector && (index.is_empty() || base.is_empty() && self.mode == 16) {
                continue;
            }
            if (is_vector || always_sib) && self.mode == 16 && !base.starts_with('E') {
                continue;
            }
            if always_sib && base == "RIP" || !has_width(flags.get(field::AD_SIZE), base, index) {
                continue;
            }
            // Only registers of 32 bits and more go with a vector.
            if is_vector && matches!(base, "BX" | "BP" | "SI" | "DI") {
                continue;
            }
            let index =
                if is_vector { self.vector_index(index_class - 1, index) } else { self.register(index) };
            let parts = [self.register(base), Operand::Imm(scale), index, Operand::Imm(displacement)];
            found.push(parts.into_iter().chain([self.register(segment)]).collect());
        }
        found
    }

    /// The vector register with the number of a general one.
    fn vector_index(&self, class: u16, general: &str) -> Operand {
        let number = match self.register(general) {
            Operand::Reg(reg) => u64::from(self.target.register(reg).encoding),
            _ => 0,
        };
        // Gathers want three different registers.
        let number = if number < 8 { number | 4 } else { number };
        let found = self.target.register_by_encoding(class, number, u64::MAX);
        Operand::Reg(found.unwrap_or(Reg::NONE))
    }
}

/// Whether registers have the width that an instruction wants of addresses (1: 16 bits, 2: 32, 3: 64; 0: any).
fn has_width(ad_size: u8, base: &str, index: &str) -> bool {
    let width = |name: &str| match name.as_bytes() {
        [b'E', ..] | [.., b'D'] => 2,
        [b'R', ..] => 3,
        _ => 1,
    };
    let fits = |name: &str| name.is_empty() || width(name) == ad_size;
    ad_size == 0 || !base.is_empty() && fits(base) && fits(index)
}

/// Base, scale, index, displacement, segment.
const MEMORY_64: &[(&str, i64, &str, i64, &str)] = &[
    ("RAX", 1, "", 0, ""),
    ("RSP", 1, "", 0, ""),
    ("RBP", 1, "", 0, ""),
    ("R12", 1, "", 8, ""),
    ("R13", 1, "", 0, ""),
    ("RBX", 1, "", -128, ""),
    ("RDI", 1, "", 128, ""),
    ("RCX", 1, "", 0x1234_5678, ""),
    ("RDX", 1, "RBP", 0, ""),
    ("R9", 8, "R10", 127, ""),
    ("RBP", 2, "R12", 0, ""),
    ("", 4, "RSI", -4, ""),
    ("RIP", 1, "", 16, ""),
    ("", 1, "", 0x1234_5678, ""),
    ("RAX", 1, "", 0, "FS"),
    ("EAX", 1, "", 16, ""),
    ("R8D", 2, "ECX", 0, ""),
    ("RSI", 1, "", 0, "ES"),
];
/// With registers that only APX has.
const EXTENDED_MEMORY: &[(&str, i64, &str, i64, &str)] =
    &[("R16", 1, "", 0, ""), ("R29", 1, "", 0, ""), ("R9", 4, "R20", 0, ""), ("R28", 8, "R29", 127, "GS")];
const MEMORY_32: &[(&str, i64, &str, i64, &str)] = &[
    ("EAX", 1, "", 0, ""),
    ("ESP", 1, "", 0, ""),
    ("EBP", 1, "", 0, ""),
    ("EBX", 1, "", -128, ""),
    ("EDI", 1, "", 0x1234_5678, ""),
    ("EDX", 1, "EBP", 0, ""),
    ("ECX", 8, "ESI", 127, ""),
    ("", 4, "ESI", -4, ""),
    ("", 1, "", 0x1234_5678, ""),
    ("EAX", 1, "", 0, "GS"),
    ("BX", 1, "SI", 4, ""),
    ("BP", 1, "", 0, ""),
];
const MEMORY_16: &[(&str, i64, &str, i64, &str)] = &[
    ("BX", 1, "SI", 0, ""),
    ("BP", 1, "", 0, ""),
    ("BP", 1, "DI", 127, ""),
    ("SI", 1, "", 0x1234, ""),
    ("DI", 1, "", -1, "CS"),
    ("", 1, "", 0x1234, ""),
    ("EAX", 1, "", 16, ""),
    ("ECX", 4, "EDX", 0x1234_5678, ""),
];
