//! The register file as text, in the layout of LLVM's `-register-info-debug`, followed by pressure sets.

use super::Registers;
use std::fmt::Write;

pub fn dump(file: &Registers) -> String {
    let mut out = String::new();
    // Writing to a string does not fail.
    let _ = write(file, &mut out);
    out
}

fn write(file: &Registers, out: &mut String) -> std::fmt::Result {
    for class in &file.classes {
        let by_mode = |get: fn(&super::RegSize) -> u16| -> String {
            let text: Vec<String> =
                class.sizes.iter().map(|(m, s)| format!("{}:{}", mode_name(*m), get(s))).collect();
            format!("{{ {} }}", text.join(" "))
        };
        writeln!(out, "RegisterClass {}:", class.name)?;
        writeln!(out, "\tSpillSize: {}", by_mode(|s| s.spill_bits))?;
        writeln!(out, "\tSpillAlignment: {}", by_mode(|s| s.spill_align_bits))?;
        writeln!(out, "\tNumRegs: {}", class.members.len())?;
        writeln!(out, "\tLaneMask: {:016X}", class.lane_mask)?;
        writeln!(out, "\tHasDisjunctSubRegs: {}", u8::from(class.has_disjunct_sub_regs))?;
        writeln!(out, "\tCoveredBySubRegs: {}", u8::from(class.covered_by_sub_regs))?;
        writeln!(out, "\tAllocatable: {}", u8::from(class.allocatable))?;
        writeln!(out, "\tAllocationPriority: {}", class.alloc_priority)?;
        let order = class.base_class_order.map_or_else(|| "None".to_owned(), |o| o.to_string());
        writeln!(out, "\tBaseClassOrder: {order}")?;
        write!(out, "\tRegs:")?;
        for member in class.member_set.ones() {
            write!(out, " {}", file.registers[member].name)?;
        }
        write!(out, "\n\tSubClasses:")?;
        for sub in class.sub_classes.ones() {
            write!(out, " {}", file.classes[sub].name)?;
        }
        write!(out, "\n\tSuperClasses:")?;
        for &above in &class.super_classes {
            write!(out, " {}", file.classes[above as usize].name)?;
        }
        writeln!(out)?;
    }
    for index in file.sub_indices.iter().skip(1) {
        let by_mode = |get: fn(&(u16, u16)) -> u16| -> String {
            let text: Vec<String> =
                index.ranges.iter().map(|(m, r)| format!("{}:{}", mode_name(*m), get(r))).collect();
            format!("{{ {} }}", text.join(" "))
        };
        writeln!(out, "SubRegIndex {}:", index.name)?;
        writeln!(out, "\tLaneMask: {:016X}", index.lane_mask)?;
        writeln!(out, "\tAllSuperRegsCovered: {}", u8::from(index.all_covered))?;
        writeln!(out, "\tOffset: {}", by_mode(|r| r.1))?;
        writeln!(out, "\tSize: {}", by_mode(|r| r.0))?;
    }
    for register in file.registers.iter().skip(1) {
        writeln!(out, "Register {}:", register.name)?;
        write!(out, "\tCostPerUse: ")?;
        for cost in &register.costs {
            write!(out, "{cost} ")?;
        }
        writeln!(out, "\n\tCoveredBySubregs: {}", u8::from(register.covered_by_sub_regs))?;
        writeln!(out, "\tHasDisjunctSubRegs: {}", u8::from(register.has_disjunct_sub_regs))?;
        for &(index, part) in &register.sub_regs {
            let (index, part) = (&file.sub_indices[index as usize], &file.registers[part as usize]);
            writeln!(out, "\tSubReg {} = {}", index.name, part.name)?;
        }
        for unit in &register.units {
            writeln!(out, "\tRegUnit {unit}")?;
        }
    }
    for set in &file.pressure_sets {
        writeln!(out, "PressureSet {} {}", set.name, set.limit)?;
    }
    for class in &file.classes {
        let sets: Vec<&str> =
            class.pressure_sets.iter().map(|&s| &*file.pressure_sets[s as usize].name).collect();
        writeln!(out, "Pressure {} {}/{}: {}", class.name, class.weight, class.weight_limit, sets.join(" "))?;
    }
    Ok(())
}

fn mode_name(mode: u16) -> String {
    if mode == 0 { "Default".to_owned() } else { format!("m{mode}") }
}
