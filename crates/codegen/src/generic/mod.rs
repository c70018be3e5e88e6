//! A machine that is nothing but its description: code generation from `CodeGenFacts` ([`tables::machine`]).
//!
//! Everything that a target's own code would answer is looked up: where values are passed is what the calling convention
//! says ([`crate::convention`]), how registers are copied, spilled and how the stack pointer moves are templates ([`template`],
//! [`frame`]), addresses are taken apart as addressing modes say ([`address`]), comparisons become the machine's own
//! operations by a table of conditions ([`lowering`]), choices become branches where nothing chooses ([`choices`]), and
//! pseudo-instructions fall apart by `LateExpansion` ([`expand`]).
//! So a target that is loaded at run time generates the same code as one that is compiled in.
//!
//! Cost: templates are interpreted, a few bytes for each instruction made.

mod address;
mod atomics;
mod bit_fields;
mod carries;
mod choices;
mod conditions;
pub mod expand;
mod facts;
mod frame;
mod frame_record;
mod guards;
mod inline_asm;
mod lowering;
mod shared_windows;
mod symbols;
mod template;
mod tuples;
mod vectors;

use crate::convention::LIKE_C;
use crate::{StackGuard, TargetMachine, variable_guard};
use ::mc::constants::Machine as Constants;
use ::mc::{Reg, Subtarget, Target};
use inline_asm::Modifier;
use ir::CallingConv;
use isel::lowering::LoweringFacts;
use isel::{Dag, Lowering};
use mir::narrow_numbers::NarrowNumbers;
use mir::target::MachineFacts;
use mir::{Function, Isa, TargetInfo};
use tables::instructions::{Instruction, Target as TargetFacts, inst_flags, target_flags};
use tables::machine::{
    AddressPart, AddressingMode, CodeGenFacts, ConditionNumber, Counterparts, ExtendingInstruction,
    FoldedExtension, MaskedAtomic, OwnOperation, Template, TemplateKind, machine_flags,
};
use tables::registers::CalleeSaved;
use tables::value_type::ValueType;
use tables::{Image, List, Str};

/// What code is to be generated.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'a> {
    pub position_independent: bool,
    /// Name of the ABI; empty for the usual one.
    pub abi: &'a str,
    /// Objects are Mach-O.
    pub is_mach_o: bool,
    /// `small`: code and data are where absolute addresses reach; `medium`: anywhere, but near each other. Empty: `small`.
    pub code_model: &'a str,
    /// Whether the system keeps the guard of stack protection with the thread, on machines where it has a place there.
    pub guard_of_thread: bool,
}

/// See the module text.
#[derive(Debug)]
pub struct Machine {
    facts: CodeGenFacts,
    lowering_facts: LoweringFacts,
    machine_facts: MachineFacts,
    pointer_type: ValueType,
    data_layout: String,
    position_independent: bool,
    guard_of_thread: bool,
    /// Addresses are not absolute.
    medium: bool,
    /// Nothing is near.
    large: bool,
    /// Conventions for arguments and results: index plus 1.
    arguments: u32,
    results: u32,
    is_mach_o: bool,
    /// Flags of a module, and what linkers are told if they are set: a number and a bit of it.
    linker_properties: Vec<(String, u32, u32)>,
    /// Instructions compare numbers of 16 bits.
    compares_halves: bool,
    /// Arguments on the stack take no more room than they need.
    packs_arguments: bool,
    /// Numbers of the conventions that are carried out.
    calling_convs: Vec<u16>,
    /// Those whose functions take all arguments off the stack.
    tail_convs: Vec<u16>,
    /// Numbers of conditions: see `CodeGenFacts`.
    carry_conditions: Vec<i64>,
    /// Instructions, each with the one that also sets flags.
    flag_forms: Vec<(u16, u16)>,
    /// Names of the passes of late expansions and of delay slots; empty if there are none.
    late_pass: String,
    delay_slot_pass: String,
    annulled_branches: Vec<Counterparts>,
    /// Instructions that return, each with the one that does so without a window to leave.
    shared_returns: Vec<Counterparts>,
    /// What callers and callees call the same register.
    window: Vec<(Reg, Reg)>,
    big_endian: bool,
    reserved: Vec<Reg>,
    /// In the order in which they are saved.
    callee_saved: Vec<Reg>,
    interrupt_saved: Vec<Reg>,
    /// What callers rely on.
    preserved: Vec<Reg>,
    templates: Vec<(TemplateKind, Template)>,
    modes: Vec<Mode>,
    conditions: Vec<ConditionNumber>,
    float_conditions: Vec<ConditionNumber>,
    opposites: Vec<Counterparts>,
    choices: Vec<Counterparts>,
    offset_forms: Vec<Counterparts>,
    /// Loads and stores, each with the instruction that does two of neighbours.
    pair_forms: Vec<Counterparts>,
    /// Loads and stores, each with the one that changes its base first, or afterwards.
    pre_forms: Vec<Counterparts>,
    post_forms: Vec<Counterparts>,
    /// What adds a constant to a register, or (-1) subtracts it.
    adders: Vec<(template::Made, i64)>,
    /// What does nothing but extend.
    extenders: Vec<Extender>,
    /// What makes extended numbers.
    extending: Vec<ExtendingInstruction>,
    folded_extensions: Vec<FoldedExtension>,
    clearing_classes: Vec<u16>,
    /// Of the operand that is the number of a condition.
    condition_name: String,
    /// The unconditional jump to a block, if there is one.
    jump: Option<u16>,
    constants: Constants,
    interrupt_returns: Vec<(String, u16)>,
    narrow_operations: Vec<OwnOperation>,
    narrow_numbers: Option<NarrowNumbers>,
    vectors: vectors::Vectors,
    masked_atomics: Vec<MaskedAtomic>,
    asm_memory: String,
    asm_memory_letters: String,
    asm_constant_letters: String,
    asm_modifiers: Vec<Modifier>,
    saved_by_convention: Vec<SavedByConvention>,
    /// By letter of a constraint: classes of registers.
    asm_classes: Vec<(String, Vec<u16>)>,
}

/// What functions of some conventions, by their numbers in IR, save and what their calls preserve, where that is not what the
/// ABI says.
#[derive(Debug)]
struct SavedByConvention {
    conventions: Vec<u16>,
    saved: Vec<Reg>,
    preserved: Vec<Reg>,
}

/// An instruction that extends a number of fewer bits.
#[derive(Debug)]
struct Extender {
    made: template::Made,
    bits: u32,
    is_signed: bool,
}

/// An addressing mode.
#[derive(Debug)]
struct Mode {
    parts: Vec<AddressPart>,
    record: AddressingMode,
}

impl Machine {
    /// The machine of a description; the error is a sentence.
    pub fn new(target: &Target, subtarget: &Subtarget, options: Options<'_>) -> Result<Machine, String> {
        let image = &target.image;
        let facts = tables::machine::facts(image, |set| subtarget.enables(set));
        let facts = facts.ok_or("the description has no CodeGenFacts, so no code can be generated")?;
        let modes = image.list(facts.modes);
        let mode =
            modes.iter().find(|m| m.mode == subtarget.mode).or_else(|| modes.get(0)).unwrap_or_default();
        let abi = Abi::find(target, subtarget, &facts, options.abi)?;
        let text = |text: Str| image.string(text).to_owned();
        let registers = |list: List<u16>| -> Vec<Reg> { image.list(list).iter().map(Reg).collect() };
        let mut reserved = registers(facts.reserved);
        reserved.push(Reg(facts.stack_pointer));
        let kept = image.list(facts.reserved_if);
        reserved.extend(
            kept.iter().filter(|some| subtarget.enables(some.predicates)).map(|some| Reg(some.register)),
        );
        let template = |t: Template| Some((TemplateKind::from_number(t.kind.into())?, t));
        let mut templates: Vec<_> = image.list(facts.templates).iter().filter_map(template).collect();
        if options.is_mach_o {
            use_mach_addresses(&mut templates);
        }
        let handlers = image.list(facts.interrupt_saved);
        let handlers = handlers.iter().find(|list| subtarget.enables(list.predicates)).unwrap_or_default();
        let flags = image.records::<TargetFacts>().get(0).unwrap_or_default().flags;
        let late_pass = if expand::is_needed(image) { text(facts.late_pass) } else { String::new() };
        let of_lowering = facts::of_lowering(image, subtarget, &facts, mode.pointer_type);
        let adders = adders(image, &templates);
        let extenders = extenders(image, &templates);
        Ok(Machine {
            lowering_facts: LoweringFacts {
                saved_registers: of_lowering.saved_registers.clone().filter(|_| !abi.lists_on_stack),
                symbols_in_table: options.position_independent,
                ..of_lowering
            },
            machine_facts: facts::of_machine(image, subtarget, &facts, &templates, mode.pointer_type),
            pointer_type: mode.pointer_type,
            data_layout: text(mode.data_layout),
            position_independent: options.position_independent,
            guard_of_thread: options.guard_of_thread,
            medium: is_medium(target, &facts, options.code_model)?,
            large: options.code_model == "large",
            arguments: abi.arguments,
            results: abi.results,
            is_mach_o: options.is_mach_o,
            linker_properties: image
                .list(facts.linker_properties)
                .iter()
                .map(|property| (text(property.flag), property.number, property.value))
                .collect(),
            compares_halves: facts
                .compares_halves_if
                .checked_sub(1)
                .is_some_and(|set| subtarget.enables(set)),
            packs_arguments: abi.lists_on_stack,
            calling_convs: match facts.calling_convs.len {
                0 => LIKE_C.to_vec(),
                _ => image.list(facts.calling_convs).iter().collect(),
            },
            tail_convs: image.list(facts.tail_convs).iter().collect(),
            carry_conditions: image.list(facts.carry_conditions).iter().map(i64::from).collect(),
            flag_forms: image.list(facts.flag_forms).iter().map(|pair| (pair.one, pair.other)).collect(),
            late_pass,
            delay_slot_pass: text(facts.delay_slot_pass),
            annulled_branches: image.list(facts.annulled_branches).iter().collect(),
            shared_returns: image.list(facts.shared_returns).iter().collect(),
            window: registers(facts.window).chunks_exact(2).map(|pair| (pair[0], pair[1])).collect(),
            big_endian: flags & target_flags::BIG_ENDIAN != 0,
            callee_saved: abi.saved,
            interrupt_saved: saved(image, handlers.saved),
            preserved: abi.preserved,
            reserved,
            templates,
            modes: image.records::<AddressingMode>().iter().map(|mode| Mode::new(image, mode)).collect(),
            conditions: image.list(facts.conditions).iter().collect(),
            float_conditions: image.list(facts.float_conditions).iter().collect(),
            opposites: image.list(facts.opposites).iter().collect(),
            choices: image.list(facts.choices).iter().collect(),
            offset_forms: image.list(facts.offset_forms).iter().collect(),
            pair_forms: image.list(facts.pair_forms).iter().collect(),
            pre_forms: image.list(facts.pre_forms).iter().collect(),
            post_forms: image.list(facts.post_forms).iter().collect(),
            adders,
            extenders,
            extending: facts::by_opcode(image.list(facts.extending).iter(), |known| known.opcode),
            folded_extensions: image.list(facts.folded_extensions).iter().collect(),
            clearing_classes: image.list(facts.clearing_classes).iter().collect(),
            condition_name: text(facts.condition_operand),
            jump: jump(target),
            constants: Constants::new(image, |set| subtarget.enables(set)),
            interrupt_returns: image
                .list(facts.interrupt_returns)
                .iter()
                .map(|way| (text(way.kind), way.opcode))
                .collect(),
            narrow_operations: image.list(facts.narrow_operations).iter().collect(),
            narrow_numbers: facts::narrow_numbers(image, &facts),
            vectors: vectors::Vectors::new(image),
            masked_atomics: image.list(facts.masked_atomics).iter().collect(),
            asm_memory: text(facts.asm_memory),
            asm_memory_letters: text(facts.asm_memory_letters),
            asm_constant_letters: text(facts.asm_constant_letters),
            asm_modifiers: image
                .list(facts.asm_modifiers)
                .iter()
                .map(|m| Modifier {
                    letter: text(m.letter),
                    register: text(m.register),
                    zero: text(m.zero),
                    constant: text(m.constant),
                    classes: image.list(m.classes).iter().collect(),
                })
                .collect(),
            saved_by_convention: image
                .list(facts.saved_by_convention)
                .iter()
                .map(|some| {
                    let saved = saved(image, some.saved);
                    let conventions = image.list(some.conventions).iter().collect();
                    let preserved = preserved_with(image, &facts, saved.clone());
                    SavedByConvention { conventions, saved, preserved }
                })
                .collect(),
            asm_classes: image
                .list(facts.asm_classes)
                .iter()
                .map(|letter| (text(letter.letter), image.list(letter.classes).iter().collect()))
                .collect(),
            facts,
        })
    }

    fn saved_by(&self, convention: CallingConv) -> Option<&SavedByConvention> {
        self.saved_by_convention.iter().find(|some| some.conventions.contains(&convention.0))
    }

    fn has_flag(&self, flag: u32) -> bool {
        self.facts.flags & flag != 0
    }

    /// Whether frames are those of [`frame_record`].
    fn keeps_record(&self) -> bool {
        self.has_flag(machine_flags::FRAME_RECORD) || self.has_windows()
    }

    /// Whether functions begin with a new window of registers.
    fn has_windows(&self) -> bool {
        !self.window.is_empty()
    }

    /// What a callee calls the register that its caller knows by this name.
    fn inside(&self, reg: Reg) -> Reg {
        self.window.iter().find(|(outside, _)| *outside == reg).map_or(reg, |&(_, inside)| inside)
    }

    /// The templates of a kind.
    fn programs(&self, kind: TemplateKind) -> impl Iterator<Item = u32> + '_ {
        self.templates.iter().filter(move |(own, _)| *own == kind).map(|(_, template)| template.program)
    }

    fn template(&self, kind: TemplateKind) -> Option<u32> {
        self.programs(kind).next()
    }

    /// The template of a kind for values of a type.
    fn typed_template(&self, kind: TemplateKind, ty: ValueType) -> Option<u32> {
        let mut all = self.templates.iter();
        all.find(|(own, template)| *own == kind && template.ty == ty).map(|(_, template)| template.program)
    }

    /// The branch on the opposite condition.
    fn opposite(&self, opcode: u16) -> Option<u16> {
        counterpart(&self.opposites, opcode)
    }

    /// The instruction that does the same with other constants beside the address.
    fn other_form(&self, opcode: u16) -> Option<u16> {
        counterpart(&self.offset_forms, opcode)
    }

    /// Whether a function keeps a frame pointer and is left with fewer registers than an instruction with two addresses of a
    /// base and an index reads.
    fn is_short_of_registers(&self, isa: &Isa<'_>, dag: &Dag) -> bool {
        const READ_AT_ONCE: usize = 4;
        if self.facts.frame_pointer == 0 || !dag.shared.frame.has_dynamic_alloca {
            return false;
        }
        let class = isa.class_for_type(self.pointer_type);
        let members = class.map_or(&[][..], |class| &isa.class(class).members);
        let is_free = |reg: &&Reg| !self.reserved.contains(reg) && reg.0 != self.facts.frame_pointer;
        members.iter().filter(is_free).count() < READ_AT_ONCE
    }

    fn stack(&self) -> Reg {
        Reg(self.facts.stack_pointer)
    }
}

/// The other instruction of the pair that has this one.
fn counterpart(pairs: &[Counterparts], opcode: u16) -> Option<u16> {
    pairs.iter().find_map(|pair| match opcode {
        _ if opcode == pair.one => Some(pair.other),
        _ if opcode == pair.other => Some(pair.one),
        _ => None,
    })
}

/// Addresses in Mach-O take the place of ELF's, and no others are left.
fn use_mach_addresses(templates: &mut Vec<(TemplateKind, Template)>) {
    use TemplateKind::*;
    let is_of_elf = |kind| {
        matches!(
            kind,
            AbsoluteAddress
                | RelativeAddress
                | TableAddress
                | LocalExecAddress
                | InitialExecAddress
                | GeneralDynamicArgument
                | DescriptorOffset
                | GeneralDynamicAddress
        )
    };
    let kinds = |kind| match kind {
        MachAddress => vec![AbsoluteAddress, RelativeAddress],
        MachTableAddress => vec![TableAddress],
        kind if is_of_elf(kind) => Vec::new(),
        kind => vec![kind],
    };
    let all = std::mem::take(templates);
    templates
        .extend(all.into_iter().flat_map(|(kind, t)| kinds(kind).into_iter().map(move |kind| (kind, t))));
}

/// What functions of an ABI agree on.
struct Abi {
    arguments: u32,
    results: u32,
    saved: Vec<Reg>,
    preserved: Vec<Reg>,
    lists_on_stack: bool,
}

impl Abi {
    /// The ABI of a name, or the usual one; the only one where none has a name.
    fn find(target: &Target, subtarget: &Subtarget, facts: &CodeGenFacts, name: &str) -> Result<Abi, String> {
        let image = &target.image;
        if facts.abis.len == 0 {
            let record = facts.preserved.checked_sub(1);
            let record =
                record.and_then(|i| image.records::<CalleeSaved>().get(i as usize)).unwrap_or_default();
            let mut preserved = registers_of(image.list(record.preserved).iter());
            preserved.push(Reg(facts.stack_pointer));
            let (arguments, results) = (facts.arguments, facts.results);
            let saved = saved(image, facts.preserved);
            return Ok(Abi { arguments, results, saved, preserved, lists_on_stack: false });
        }
        let usual = || subtarget.default_abi(target).map_or("", |abi| image.string(abi.name));
        let name = if name.is_empty() { usual() } else { name };
        let all = image.list(facts.abis);
        let found =
            all.iter().find(|abi| image.string(abi.name) == name && subtarget.enables(abi.predicates));
        let abi = found.ok_or_else(|| format!("ABI '{name}' is not supported"))?;
        let preserved = preserved_with(image, facts, saved(image, abi.preserved));
        Ok(Abi {
            arguments: abi.arguments,
            results: abi.results,
            saved: saved(image, abi.saved),
            preserved,
            lists_on_stack: abi.lists_on_stack != 0,
        })
    }
}

/// What calls preserve of functions that save these. The address to return to is what a call changes, and what a function
/// restores before it returns.
fn preserved_with(image: &Image, facts: &CodeGenFacts, mut saved: Vec<Reg>) -> Vec<Reg> {
    saved.retain(|reg| reg.0 != facts.return_address);
    let fixed = image.list(facts.reserved).iter().filter(|&reg| reg != facts.return_address).map(Reg);
    saved.extend(fixed.chain([Reg(facts.stack_pointer)]));
    saved
}

/// The registers of a list, whose index plus 1 this is, in the order in which they are saved.
fn saved(image: &Image, list: u32) -> Vec<Reg> {
    let record = list.checked_sub(1).and_then(|i| image.records::<CalleeSaved>().get(i as usize));
    image.list(record.unwrap_or_default().saved).iter().map(Reg).collect()
}

/// The registers of a set: bit `n % 16` of word `n / 16` is register n.
fn registers_of(words: impl Iterator<Item = u16>) -> Vec<Reg> {
    let numbered = words.zip((0u16..).step_by(16));
    numbered
        .flat_map(|(word, first)| {
            (0..16).filter(move |bit| word >> bit & 1 != 0).map(move |bit| Reg(first + bit))
        })
        .collect()
}

/// Whether a code model is the one without absolute addresses. Where there is no other, models make no difference.
fn is_medium(target: &Target, facts: &CodeGenFacts, model: &str) -> Result<bool, String> {
    let relative = TemplateKind::RelativeAddress as u8;
    let large = TemplateKind::LargeAddress as u8;
    let has_models = target.image.list(facts.templates).iter().any(|template| template.kind == relative);
    match model {
        _ if !has_models => Ok(false),
        "" | "small" => Ok(false),
        // What is near enough for a tiny model is near enough for a small one.
        "tiny" => Ok(false),
        "medium" => Ok(true),
        "large" if target.image.list(facts.templates).iter().any(|t| t.kind == large) => Ok(false),
        other => {
            let name = target.image.string(target.facts.name);
            Err(format!("code model '{other}' is not supported for {name}: use small or medium"))
        }
    }
}

/// The instructions that add the lower part of a constant, and with -1 those that subtract it.
fn adders(image: &Image, templates: &[(TemplateKind, Template)]) -> Vec<(template::Made, i64)> {
    let mut adders = Vec::new();
    for (kind, template) in templates {
        let sign = match kind {
            TemplateKind::AddLow => 1,
            TemplateKind::SubLow => -1,
            _ => continue,
        };
        adders.extend(template::read(image, template.program).into_iter().next().map(|made| (made, sign)));
    }
    adders
}

fn extenders(image: &Image, templates: &[(TemplateKind, Template)]) -> Vec<Extender> {
    let of_kind = |wanted: TemplateKind| templates.iter().filter(move |(kind, _)| *kind == wanted);
    let one = |(kind, template): &(TemplateKind, Template)| {
        let made = template::read(image, template.program).into_iter().next()?;
        let is_signed = *kind == TemplateKind::SignExtend;
        Some(Extender { made, bits: template.ty.scalar_bits(), is_signed })
    };
    of_kind(TemplateKind::ZeroExtend).chain(of_kind(TemplateKind::SignExtend)).filter_map(one).collect()
}

impl Mode {
    fn new(image: &Image, record: AddressingMode) -> Mode {
        let part = |part: u16| AddressPart::from_number(part.into());
        let parts = image.list(record.parts).iter().filter_map(part).collect();
        Mode { parts, record }
    }
}

/// The first instruction that does nothing but go to the block which is its only operand.
fn jump(target: &Target) -> Option<u16> {
    let image = &target.image;
    let wanted = inst_flags::BRANCH | inst_flags::BARRIER | inst_flags::TERMINATOR;
    let other =
        inst_flags::INDIRECT_BRANCH | inst_flags::CALL | inst_flags::RETURN | inst_flags::ASM_PARSER_ONLY;
    let found = image.records::<Instruction>().iter().position(|inst| {
        let operands = image.list(inst.operands);
        inst.flags & (wanted | other) == wanted
            && inst.num_defs == 0
            && operands.len() == 1
            && operands.iter().all(|o| o.class == 0)
    });
    found.and_then(|opcode| u16::try_from(opcode).ok())
}

impl TargetMachine for Machine {
    fn info(&self) -> &dyn TargetInfo {
        self
    }

    fn lowering(&self) -> &dyn Lowering {
        self
    }

    fn data_layout(&self, _: &Subtarget) -> String {
        self.data_layout.clone()
    }

    fn stack_guard(&self, module: &ir::Module) -> Result<StackGuard, String> {
        let flag = module.flag_string(b"stack-protector-guard");
        let of_thread = match flag.as_deref() {
            None => self.guard_of_thread,
            Some(place) => place == "tls",
        };
        match i64::from(self.facts.thread_guard_offset) {
            offset if offset != 0 && of_thread => Ok(StackGuard::Thread { offset }),
            _ => variable_guard(flag.as_deref()),
        }
    }

    fn properties(&self, module: &ir::Module) -> Vec<(u32, u32)> {
        self.module_properties(module)
    }

    fn transition_pass(&self) -> &str {
        if self.has_guards() { "Guards of returns and of targets of jumps" } else { "" }
    }

    fn mark_transitions(&self, isa: &Isa<'_>, func: &mut Function) {
        self.guard(isa, func);
    }

    fn late_pass(&self) -> &str {
        &self.late_pass
    }

    fn delay_slot_pass(&self) -> &str {
        &self.delay_slot_pass
    }

    fn annulled_branches(&self) -> &[Counterparts] {
        &self.annulled_branches
    }
}
