//! A machine that is nothing but its description: code generation from `CodeGenFacts` ([`tables::machine`]).
//!
//! Everything that a target's own code would answer is looked up: where values are passed is what the calling convention
//! says ([`crate::convention`]), how registers are copied, spilled and how the stack pointer moves are templates ([`template`],
//! [`frame`]), addresses are taken apart as addressing modes say ([`address`]), comparisons become the machine's own
//! operations by a table of conditions ([`lowering`]), and pseudo-instructions fall apart by `LateExpansion` ([`expand`]).
//! So a target that is loaded at run time generates the same code as one that is compiled in.
//!
//! Cost: templates are interpreted, a few bytes for each instruction made.

mod address;
pub mod expand;
mod frame;
mod lowering;
mod template;

use crate::TargetMachine;
use ::mc::{Reg, Subtarget, Target};
use isel::{Dag, Lowering};
use mir::{Isa, TargetInfo};
use tables::instructions::{Instruction, Target as TargetFacts, inst_flags, target_flags};
use tables::machine::{AddressPart, AddressingMode, CodeGenFacts, ConditionNumber, Template, TemplateKind};
use tables::registers::CalleeSaved;

/// See the module text.
#[derive(Debug)]
pub struct Machine {
    facts: CodeGenFacts,
    data_layout: String,
    /// Name of the pass of late expansions; empty if there are none.
    late_pass: String,
    big_endian: bool,
    reserved: Vec<Reg>,
    /// In the order in which they are saved.
    callee_saved: Vec<Reg>,
    preserved: Vec<Reg>,
    templates: Vec<(TemplateKind, u32)>,
    modes: Vec<Mode>,
    conditions: Vec<ConditionNumber>,
    /// Of the operand that is the number of a condition.
    condition_name: String,
    /// The unconditional jump to a block, if there is one.
    jump: Option<u16>,
}

/// An addressing mode.
#[derive(Debug)]
struct Mode {
    parts: Vec<AddressPart>,
    record: AddressingMode,
}

impl Machine {
    /// The machine of a description; `None` if it has no `CodeGenFacts`.
    pub fn new(target: &Target) -> Option<Machine> {
        let image = &target.image;
        let facts = image.records::<CodeGenFacts>().get(0)?;
        let mut reserved: Vec<Reg> = image.list(facts.reserved).iter().map(Reg).collect();
        reserved.push(Reg(facts.stack_pointer));
        let saved = facts.preserved.checked_sub(1);
        let saved = saved.and_then(|i| image.records::<CalleeSaved>().get(i as usize)).unwrap_or_default();
        let template = |t: Template| Some((TemplateKind::from_number(t.kind.into())?, t.program));
        let modes = image.records::<AddressingMode>().iter().map(|record| Mode {
            parts: image
                .list(record.parts)
                .iter()
                .filter_map(|part| AddressPart::from_number(part.into()))
                .collect(),
            record,
        });
        let flags = image.records::<TargetFacts>().get(0).unwrap_or_default().flags;
        let mut preserved = registers_of(image.list(saved.preserved).iter());
        preserved.push(Reg(facts.stack_pointer));
        Some(Machine {
            facts,
            data_layout: image.string(facts.data_layout).to_owned(),
            late_pass: if expand::is_needed(image) {
                image.string(facts.late_pass).to_owned()
            } else {
                String::new()
            },
            big_endian: flags & target_flags::BIG_ENDIAN != 0,
            reserved,
            callee_saved: image.list(saved.saved).iter().map(Reg).collect(),
            preserved,
            templates: image.list(facts.templates).iter().filter_map(template).collect(),
            modes: modes.collect(),
            conditions: image.list(facts.conditions).iter().collect(),
            condition_name: image.string(facts.condition_operand).to_owned(),
            jump: jump(target),
        })
    }

    /// Whether a function keeps a frame pointer and is left with fewer registers than an instruction with two addresses of a
    /// base and an index reads.
    fn is_short_of_registers(&self, isa: &Isa<'_>, dag: &Dag) -> bool {
        const READ_AT_ONCE: usize = 4;
        if self.facts.frame_pointer == 0 || !dag.shared.frame.has_dynamic_alloca {
            return false;
        }
        let class = isa.class_for_type(self.facts.pointer_type);
        let members = class.map_or(&[][..], |class| &isa.class(class).members);
        let is_free = |reg: &&Reg| !self.reserved.contains(reg) && reg.0 != self.facts.frame_pointer;
        members.iter().filter(is_free).count() < READ_AT_ONCE
    }

    fn stack(&self) -> Reg {
        Reg(self.facts.stack_pointer)
    }
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

    fn late_pass(&self) -> &str {
        &self.late_pass
    }
}
