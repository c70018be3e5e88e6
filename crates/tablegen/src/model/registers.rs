//! Registers, units and classes from `Register` and `RegisterClass` records.
//!
//! Registers are numbered in natural order of their names, from 1. A register that has no sub-registers is a leaf with a
//! unit of its own; others are the union of their parts. Classes are numbered in the order of their definition.
//!
//! Not done: `RegisterTuples`, ad hoc aliases, inferred sub-register indices, inferred classes, pressure sets. The first
//! two are errors; the others are facts that only the code generator needs.

use super::fields::{Def, Result, defs_of, natural_key};
use crate::lang::set_theory::SetTheory;
use std::collections::BTreeMap;
use support::diag::Diagnostics;

/// The register file of a target.
#[derive(Debug, Default)]
pub struct Registers {
    /// By number; 0 is not a register.
    pub registers: Vec<Register>,
    pub sub_indices: Vec<SubRegIndex>,
    pub classes: Vec<RegisterClass>,
    pub num_units: usize,
    by_name: BTreeMap<String, u16>,
    class_by_name: BTreeMap<String, u16>,
}

#[derive(Clone, Debug, Default)]
pub struct Register {
    pub name: String,
    pub asm_names: Vec<String>,
    pub alt_names: Vec<String>,
    pub encoding: u16,
    pub dwarf_numbers: Vec<i64>,
    pub cost: u16,
    pub artificial: bool,
    pub constant: bool,
    pub covered_by_sub_regs: bool,
    /// (sub-register index, register), direct and inherited.
    pub sub_regs: Vec<(u16, u16)>,
    pub super_regs: Vec<u16>,
    pub units: Vec<u16>,
}

#[derive(Clone, Debug, Default)]
pub struct SubRegIndex {
    pub name: String,
    pub size_bits: u16,
    pub offset_bits: u16,
}

#[derive(Clone, Debug, Default)]
pub struct RegisterClass {
    pub name: String,
    /// In allocation order.
    pub members: Vec<u16>,
    pub allocatable: bool,
    pub copy_cost: i16,
    pub alloc_priority: u8,
    pub size_bits: u16,
    pub align_bits: u16,
}

impl Registers {
    pub fn by_name(&self, name: &str) -> Option<u16> {
        self.by_name.get(name).copied()
    }

    pub fn class_by_name(&self, name: &str) -> Option<u16> {
        self.class_by_name.get(name).copied()
    }

    /// Reads all registers and classes; mistakes are reported and what is wrong is left out.
    pub fn read(records: &crate::lang::Records, diagnostics: &mut Diagnostics) -> Registers {
        let mut this = Registers::default();
        for tuples in defs_of(records, "RegisterTuples") {
            diagnostics.push(*tuples.error("RegisterTuples are not supported yet"));
        }
        this.sub_indices.push(SubRegIndex::default());
        for index in defs_of(records, "SubRegIndex") {
            this.sub_indices.push(read_index(index));
        }
        let mut defs = defs_of(records, "Register");
        defs.sort_by_cached_key(|d| {
            (d.int("PositionOrder").ok().flatten().unwrap_or(0), natural_key(d.name()))
        });
        this.registers.push(Register::default());
        for (i, def) in defs.iter().enumerate() {
            this.by_name.insert(def.name().to_owned(), i as u16 + 1);
        }
        for def in &defs {
            let register = read_register(*def).unwrap_or_else(|diagnostic| {
                diagnostics.push(*diagnostic);
                Register { name: def.name().to_owned(), ..Register::default() }
            });
            this.registers.push(register);
        }
        for (i, def) in defs.iter().enumerate() {
            if let Err(diagnostic) = this.read_sub_regs(i + 1, *def) {
                diagnostics.push(*diagnostic);
            }
        }
        this.compute_units();
        this.read_classes(records, diagnostics);
        this
    }

    fn read_sub_regs(&mut self, register: usize, def: Def<'_>) -> Result<()> {
        let (subs, indices) = (def.defs("SubRegs")?, def.defs("SubRegIndices")?);
        if subs.len() != indices.len() {
            return Err(
                def.field_error("SubRegIndices", "SubRegIndices must have one entry for each of SubRegs")
            );
        }
        if !def.defs("Aliases")?.is_empty() {
            return Err(def.field_error("Aliases", "ad hoc register aliases are not supported yet"));
        }
        for (sub, index) in subs.iter().zip(&indices) {
            let number = self.by_name(sub.name());
            let number =
                number.ok_or_else(|| def.field_error("SubRegs", "a sub-register is not a register"))?;
            let index = self.sub_indices.iter().position(|i| i.name == index.name()).unwrap_or(0);
            self.registers[register].sub_regs.push((index as u16, number));
        }
        Ok(())
    }

    /// Parts before wholes: a register's units are its own (leaf) or those of its parts.
    fn compute_units(&mut self) {
        let count = self.registers.len();
        let mut done = vec![false; count];
        done[0] = true;
        let mut left = count - 1;
        while left > 0 {
            let before = left;
            for i in 1..count {
                if done[i] || !self.registers[i].sub_regs.iter().all(|&(_, sub)| done[sub as usize]) {
                    continue;
                }
                let direct = self.registers[i].sub_regs.clone();
                let mut units = Vec::new();
                for &(_, sub) in &direct {
                    let part = self.registers[sub as usize].clone();
                    units.extend(part.units);
                    // Parts of parts under their own indices, where the whole has none of that name.
                    for inherited in part.sub_regs {
                        if !self.registers[i].sub_regs.iter().any(|&(index, _)| index == inherited.0) {
                            self.registers[i].sub_regs.push(inherited);
                        }
                    }
                }
                if direct.is_empty() || !self.registers[i].covered_by_sub_regs {
                    units.push(self.num_units as u16);
                    self.num_units += 1;
                }
                units.sort_unstable();
                units.dedup();
                self.registers[i].units = units;
                done[i] = true;
                left -= 1;
            }
            if left == before {
                // A register that contains itself: nothing sensible to say about its units.
                break;
            }
        }
        for i in 1..count {
            for (_, sub) in self.registers[i].sub_regs.clone() {
                let supers = &mut self.registers[sub as usize].super_regs;
                if !supers.contains(&(i as u16)) {
                    supers.push(i as u16);
                }
            }
        }
    }

    fn read_classes(&mut self, records: &crate::lang::Records, diagnostics: &mut Diagnostics) {
        let mut sets = SetTheory::new(records);
        sets.add_field_expander("RegisterClass", "MemberList");
        for def in defs_of(records, "RegisterClass") {
            match self.read_class(&mut sets, def) {
                Ok(class) => {
                    self.class_by_name.insert(class.name.clone(), self.classes.len() as u16);
                    self.classes.push(class);
                }
                Err(diagnostic) => diagnostics.push(*diagnostic),
            }
        }
    }

    fn read_class(&self, sets: &mut SetTheory<'_>, def: Def<'_>) -> Result<RegisterClass> {
        let members = sets
            .expand(def.id)
            .map_err(|_| def.field_error("MemberList", "the member list cannot be evaluated"))?
            .unwrap_or_default();
        let number = |id| {
            let name = Def::new(def.records, id).name();
            self.by_name(name)
                .ok_or_else(|| def.field_error("MemberList", format!("'{name}' is not a register")))
        };
        let members = members.into_iter().map(number).collect::<Result<Vec<u16>>>()?;
        let align_bits = def.int("Alignment")?.unwrap_or(0) as u16;
        let size_bits = match def.int("Size")? {
            Some(size) if size != 0 => size as u16,
            _ => value_type_bits(def)?.unwrap_or(align_bits),
        };
        Ok(RegisterClass {
            name: def.name().to_owned(),
            members,
            allocatable: def.optional_bit("isAllocatable")?.unwrap_or(true),
            copy_cost: def.int("CopyCost")?.unwrap_or(1) as i16,
            alloc_priority: def.int("AllocationPriority")?.unwrap_or(0) as u8,
            size_bits,
            align_bits,
        })
    }
}

/// Size of the first value type of a class.
fn value_type_bits(class: Def<'_>) -> Result<Option<u16>> {
    let Some(first) = class.defs("RegTypes")?.first().copied() else { return Ok(None) };
    Ok(first.int("Size")?.map(|s| s as u16))
}

fn read_index(def: Def<'_>) -> SubRegIndex {
    let number = |field| def.int(field).ok().flatten().unwrap_or(0) as u16;
    SubRegIndex { name: def.name().to_owned(), size_bits: number("Size"), offset_bits: number("Offset") }
}

fn read_register(def: Def<'_>) -> Result<Register> {
    let text = |s: &&str| (*s).to_owned();
    let asm_name = def.string("AsmName")?;
    // The spelling under each alternative name index, then the plain one.
    let alternatives = def.defs("RegAltNameIndices")?;
    let alt_names: Vec<String> = def.strings("AltNames")?.iter().map(text).collect();
    let spelling = |(i, index): (usize, &Def<'_>)| match alt_names.get(i) {
        Some(name) if index.name() != "NoRegAltName" && !name.is_empty() => name.clone(),
        _ => asm_name.to_owned(),
    };
    let mut asm_names: Vec<String> = alternatives.iter().enumerate().map(spelling).collect();
    asm_names.push(asm_name.to_owned());
    Ok(Register {
        name: def.name().to_owned(),
        asm_names,
        alt_names,
        encoding: def.int("HWEncoding")?.unwrap_or(0) as u16,
        dwarf_numbers: def.ints("DwarfNumbers")?,
        cost: def.ints("CostPerUse")?.first().copied().unwrap_or(0) as u16,
        artificial: def.bit("isArtificial")?,
        constant: def.bit("isConstant")?,
        covered_by_sub_regs: def.bit("CoveredBySubRegs")?,
        ..Register::default()
    })
}
