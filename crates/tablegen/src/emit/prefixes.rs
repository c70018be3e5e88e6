//! Instructions that are one with the next: which are prefixes, and which may stand behind one.

use crate::lang::Records;
use crate::model::fields::{Result, defs_of};
use crate::model::instructions::Instruction;
use crate::model::registers::Registers;
use tables::image::ImageBuilder;
use tables::instructions::{PrefixRole, PrefixRules};

/// Writes the roles of instructions, and the rules if there are any.
pub fn write(
    records: &Records,
    registers: &Registers,
    instructions: &[Instruction<'_>],
    image: &mut ImageBuilder,
) -> Result<()> {
    for (opcode, instruction) in instructions.iter().enumerate() {
        let def = instruction.def;
        if !def.is_a("WithPrefixes") || instruction.is_broken {
            continue;
        }
        let role = def.def("PrefixRole")?.map_or(Ok(None), |role| role.int("Number"))?.unwrap_or(0) as u8;
        let size = (def.int("PrefixElement")?.unwrap_or(-1) + 1) as u8;
        if role != 0 {
            image.push(PrefixRole { opcode: opcode as u16, role, size });
        }
    }
    for def in defs_of(records, "PrefixRules") {
        let class = def.def("Conditions")?.and_then(|class| registers.class_by_name(class.name()));
        let number = class.ok_or_else(|| def.field_error("Conditions", "this is no register class"))?;
        let mut bits = vec![0u16; registers.registers.len().div_ceil(16)];
        for &member in &registers.classes[number as usize].members {
            bits[member as usize / 16] |= 1 << (member % 16);
        }
        let rules = PrefixRules {
            conditions: image.numbers(&bits),
            not_prefixed: image.string(def.string("NotPrefixed")?),
            other_result: image.string(def.string("OtherResult")?),
            also_read: image.string(def.string("AlsoRead")?),
            no_condition: image.string(def.string("NoCondition")?),
            other_condition: image.string(def.string("OtherCondition")?),
            other_size: image.string(def.string("OtherSize")?),
        };
        image.push(rules);
    }
    Ok(())
}
