//! Facts about object files: names of relocations, linker relaxation, ABIs, frames.

use crate::lang::Records;
use crate::model::fields::{Def, Result, defs_of};
use crate::model::instructions::Instructions;
use crate::model::registers::Registers;
use crate::model::subtarget::Subtargets;
use tables::image::ImageBuilder;
use tables::object as rec;

/// Writes all of them.
pub fn write(
    records: &Records,
    registers: &Registers,
    subtargets: &Subtargets,
    instructions: &mut Instructions<'_>,
    image: &mut ImageBuilder,
) -> Result<()> {
    for def in defs_of(records, "RelocationName") {
        let name = image.string(def.string("Name")?);
        let predicates = instructions.predicate_set(def, "Predicates", subtargets)?;
        image.push(rec::RelocationName { name, number: number(def, "Number")?, predicates });
    }
    for def in defs_of(records, "LinkerRelaxation") {
        let predicates = instructions.predicate_set(def, "Predicates", subtargets)?;
        let (relax, align) = (number(def, "Relax")?, number(def, "Align")?);
        image.push(rec::LinkerRelaxation { predicates, relax, align });
    }
    for def in defs_of(records, "Difference") {
        let bits = number(def, "Bits")? as u8;
        image.push(rec::Difference { bits, set: number(def, "Set")?, sub: number(def, "Sub")? });
    }
    for def in defs_of(records, "Abi") {
        let record = rec::Abi {
            name: image.string(def.string("Name")?),
            flags: number(def, "Flags")?,
            default_if: instructions.predicate_set(def, "DefaultIf", subtargets)?,
            needs: instructions.predicate_set(def, "Needs", subtargets)?,
            impossible: image.string(def.string("Impossible")?),
            wants: instructions.predicate_set(def, "Wants", subtargets)?,
            doubtful: image.string(def.string("Doubtful")?),
        };
        image.push(record);
    }
    for def in defs_of(records, "HeaderFlag") {
        let predicates = instructions.predicate_set(def, "Predicates", subtargets)?;
        image.push(rec::HeaderFlag { flags: number(def, "Flags")?, predicates });
    }
    for def in defs_of(records, "CodeAlignment") {
        let predicates = instructions.predicate_set(def, "Predicates", subtargets)?;
        let log2 = number(def, "Bytes")?.checked_ilog2().unwrap_or(0) as u8;
        image.push(rec::CodeAlignment { log2, predicates });
    }
    for def in defs_of(records, "ObjectVariant") {
        let predicates = instructions.predicate_set(def, "Predicates", subtargets)?;
        let elf_machine = number(def, "ElfMachine")? as u16;
        image.push(rec::ObjectVariant { elf_machine, is_rela: def.bit("UsesRela")?.into(), predicates });
    }
    for def in defs_of(records, "MachObject") {
        let flags = [
            ("LabelsSections", rec::mach_flags::SECTION_LABELS),
            ("TemporariesAreNear", rec::mach_flags::TEMPORARIES_ARE_NEAR),
            ("NeedsSymbols", rec::mach_flags::NEEDS_SYMBOLS),
            ("CountsFromEnd", rec::mach_flags::COUNTS_FROM_END),
            ("AbsoluteFrames", rec::mach_flags::ABSOLUTE_FRAMES),
            ("ScatteredRelocations", rec::mach_flags::SCATTERED),
            ("FramesWhereNeeded", rec::mach_flags::FRAMES_WHERE_NEEDED),
        ];
        let mut set = 0;
        for (field, flag) in flags {
            set |= if def.bit(field)? { flag } else { 0 };
        }
        let record = rec::MachObject {
            cpu_type: number(def, "CpuType")?,
            cpu_subtype: number(def, "CpuSubtype")?,
            flags: set,
            subtractor: number(def, "Subtractor")? as u8,
            addend: number(def, "Addend")? as u8,
            dwarf_unwind: number(def, "DwarfUnwind")?,
            framed_unwind: number(def, "FramedUnwind")?,
            frameless_unwind: number(def, "FramelessUnwind")?,
            unwind_stack_unit: number(def, "UnwindStackUnit")?,
            frame_register: number(def, "FrameNumber")?,
            return_register: number(def, "ReturnNumber")?,
            comment: image.string(def.string("Comment")?),
            separator: image.string(def.string("Separator")?),
            predicates: instructions.predicate_set(def, "Predicates", subtargets)?,
        };
        image.push(record);
    }
    for def in defs_of(records, "FrameDirective") {
        let letter = def.string("Letter")?.bytes().next().unwrap_or(0);
        let name = image.string(def.string("Name")?);
        image.push(rec::FrameDirective { name, letter, opcode: number(def, "Opcode")? as u8 });
    }
    for def in defs_of(records, "MachSavedPair") {
        let (first, second) =
            (dwarf_number(def, "First", registers, 0)?, dwarf_number(def, "Second", registers, 0)?);
        image.push(rec::MachSavedPair { first, second, bit: number(def, "UnwindBit")? });
    }
    for def in defs_of(records, "CallFrames") {
        let flavour = number(def, "DwarfFlavour")? as u16;
        let record = rec::CallFrames {
            return_column: dwarf_number(def, "ReturnAddress", registers, flavour)?,
            cfa_register: dwarf_number(def, "Cfa", registers, flavour)?,
            return_offset: def.int("ReturnAddressOffset")?.unwrap_or(0) as i32,
            slot_bytes: number(def, "SlotBytes")? as u8,
            dwarf_flavour: flavour,
            of_mach_o: def.bit("OfMachO")?.into(),
            section_type: number(def, "SectionType")?,
            predicates: instructions.predicate_set(def, "Predicates", subtargets)?,
            cfa_offset: def.int("CfaOffset")?.unwrap_or(0) as i32,
            code_encoding: number(def, "CodeEncoding")? as u8,
        };
        image.push(record);
    }
    Ok(())
}

fn number(def: Def<'_>, field: &str) -> Result<u32> {
    let number = def.int(field)?.unwrap_or(0);
    u32::try_from(number).map_err(|_| def.field_error(field, format!("field '{field}' is out of range")))
}

/// The DWARF number of the register that a field names.
fn dwarf_number(def: Def<'_>, field: &str, registers: &Registers, flavour: u16) -> Result<u32> {
    let named = def.def(field)?;
    let register = named.and_then(|n| registers.registers.iter().find(|r| r.name == n.name()));
    let number = register.and_then(|r| r.dwarf_numbers.get(flavour as usize));
    let number = number.and_then(|&n| u32::try_from(n).ok());
    number
        .ok_or_else(|| def.field_error(field, format!("field '{field}' is no register with a DWARF number")))
}
