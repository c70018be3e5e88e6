//! Registers, units, classes and value types of the image.

use super::image::Emitter;
use crate::model::fields::{Def, Result, defs_of};
use crate::model::registers::RegisterClass;
use std::collections::BTreeMap;
use support::bitset::BitVec;
use tables::ValueType;
use tables::image::List;
use tables::registers as rec;

/// A bit set as numbers of 16 bits.
pub(super) fn bits(set: &BitVec) -> Vec<u16> {
    let mut numbers = vec![0; set.len().div_ceil(16)];
    for bit in set.ones() {
        numbers[bit / 16] |= 1 << (bit % 16);
    }
    numbers
}

/// A map as pairs of numbers.
fn pairs(map: &BTreeMap<u16, u16>) -> Vec<u16> {
    map.iter().flat_map(|(&a, &b)| [a, b]).collect()
}

fn flags<T: Copy + Default + std::ops::BitOr<Output = T>>(set: &[(bool, T)]) -> T {
    set.iter().filter(|(on, _)| *on).fold(T::default(), |all, (_, flag)| all | *flag)
}

impl Emitter<'_> {
    pub(super) fn write_registers(&mut self) {
        self.write_indices();
        self.write_register_records();
        for unit in &self.registers.units[..self.registers.num_units] {
            let pressure_sets = self.image.numbers(&unit.pressure_sets);
            let weight = unit.weight as u16;
            self.image.push(rec::RegisterUnit { roots: unit.roots, weight, pressure_sets });
        }
        for set in &self.registers.pressure_sets {
            let name = self.image.string(&set.name);
            self.image.push(rec::PressureSet { name, limit: set.limit as u16 });
        }
        for class in &self.registers.classes {
            let result = self.class_record(class);
            let record = self.report(result).unwrap_or_default();
            self.image.push(record);
        }
        for list in &self.registers.callee_saved {
            let record = rec::CalleeSaved {
                name: self.image.string(&list.name),
                saved: self.image.numbers(&list.saved),
                preserved: self.image.numbers(&bits(&list.preserved)),
            };
            self.image.push(record);
        }
        let conditional = self.write_conditional();
        self.report(conditional);
        self.image.push(rec::RegisterFile { covering_lanes: self.registers.covering_lanes });
    }

    /// What depends on predicates: which registers there are, and which class takes the place of another.
    fn write_conditional(&mut self) -> Result<()> {
        for (def, registers) in &self.registers.conditional {
            let def = Def::new(self.records, *def);
            let predicates = self.deciding_predicates(def)?;
            let registers = self.image.numbers(registers);
            self.image.push(rec::ConditionalRegisters { predicates, registers });
        }
        for def in defs_of(self.records, "ClassInstead") {
            let class = |field: &str| {
                let named = def.def(field)?.and_then(|class| self.registers.class_by_name(class.name()));
                named.ok_or_else(|| def.field_error(field, "a register class is expected"))
            };
            let (class, instead) = (class("Class")?, class("Instead")?);
            let predicates = self.deciding_predicates(def)?;
            self.image.push(rec::InsteadClass { predicates, class, instead });
        }
        Ok(())
    }

    /// The predicates of a record, all of which features decide.
    fn deciding_predicates(&mut self, def: Def<'_>) -> Result<u16> {
        let set = self.instructions.selection_predicate_set(def, &[], self.subtargets)?;
        set.ok_or_else(|| def.field_error("Predicates", "features do not decide one of these"))
    }

    fn write_indices(&mut self) {
        let count = self.registers.sub_indices.len();
        for index in &self.registers.sub_indices {
            let range = |&(mode, (size_bits, offset_bits)): &(u16, (u16, u16))| rec::SubRegRange {
                mode,
                offset_bits,
                size_bits,
            };
            let ranges: Vec<_> = index.ranges.iter().map(range).collect();
            let transform = |&(mask, rotate): &(u64, u8)| rec::LaneTransform { mask, rotate };
            let transforms: Vec<_> = index.lane_transforms.iter().map(transform).collect();
            let mut compose = Vec::new();
            if !index.composites.is_empty() {
                compose.resize(count, 0);
                index.composites.iter().for_each(|(&b, &whole)| compose[b as usize] = whole);
            }
            let record = rec::SubRegIndex {
                name: self.image.string(&index.name),
                ranges: self.image.push_all(&ranges),
                lane_mask: index.lane_mask,
                compose: self.image.numbers(&compose),
                concatenation_of: self.image.numbers(&index.concatenation_of),
                transforms: self.image.push_all(&transforms),
            };
            self.image.push(record);
        }
    }

    fn write_register_records(&mut self) {
        for (number, register) in self.registers.registers.iter().enumerate() {
            let part = |&(index, register): &(u16, u16)| rec::SubReg { index, register };
            let sub_regs: Vec<rec::SubReg> = register.sub_regs.iter().map(part).collect();
            // Leaves have all lanes; they need no list.
            let leaf = register.sub_regs.is_empty();
            let unit_lanes = if leaf { List::EMPTY } else { self.image.push_all(&register.unit_lanes) };
            let record = rec::Register {
                name: self.image.string(&register.name),
                asm_names: self.strings(&register.asm_names),
                alt_names: self.strings(&register.alt_names),
                encoding: register.encoding,
                flags: flags(&[
                    (register.artificial, rec::flags::ARTIFICIAL),
                    (register.constant, rec::flags::CONSTANT),
                    (register.covered_by_sub_regs, rec::flags::COVERED_BY_SUB_REGS),
                ]),
                sub_regs: self.image.push_all(&sub_regs),
                super_regs: self.image.numbers(&register.super_regs),
                units: self.image.numbers(&register.units),
                unit_lanes,
                aliases: self.image.numbers(&register.aliases),
                costs: self.image.numbers(&register.costs),
            };
            self.image.push(record);
            // Negative numbers say that there is none.
            for (flavour, &of) in register.dwarf_numbers.iter().enumerate().filter(|(_, n)| **n >= 0) {
                self.image.push(rec::DwarfNumber {
                    flavour: flavour as u16,
                    register: number as u16,
                    number: of as i32,
                });
            }
        }
    }

    fn class_record(&mut self, class: &RegisterClass) -> Result<rec::RegisterClass> {
        let mut above = Vec::new();
        for (&index, classes) in &class.super_reg_classes {
            above.push(index);
            above.extend(bits(classes));
        }
        let mut alt_orders = Vec::new();
        for order in &class.alt_orders {
            alt_orders.push(rec::AllocationOrder { members: self.image.numbers(order) });
        }
        let order_select = match class.def {
            Some(def) if !class.alt_orders.is_empty() => {
                let def = Def::new(self.records, def);
                self.functions.field(&mut self.image, self.subtargets, def, "AltOrderSelect", "")?
            }
            _ => 0,
        };
        Ok(rec::RegisterClass {
            name: self.image.string(&class.name),
            members: self.image.numbers(&class.members),
            member_bits: self.image.numbers(&bits(&class.member_set)),
            alt_orders: self.image.push_all(&alt_orders),
            order_select,
            sub_classes: self.image.numbers(&bits(&class.sub_classes)),
            super_classes: self.image.numbers(&class.super_classes),
            with_sub_reg: self.image.numbers(&pairs(&class.with_sub_reg)),
            super_reg_classes: self.image.numbers(&above),
            part_classes: self.image.numbers(&pairs(&class.part_classes)),
            pressure_sets: self.image.numbers(&class.pressure_sets),
            weight: class.weight as u16,
            weight_limit: class.weight_limit as u16,
            modes: self.class_modes(class)?,
            copy_cost: class.copy_cost,
            alloc_priority: class.alloc_priority,
            flags: flags(&[
                (class.allocatable, rec::class_flags::ALLOCATABLE),
                (class.def.is_none(), rec::class_flags::INFERRED),
                (class.covered_by_sub_regs, rec::class_flags::COVERED_BY_SUB_REGS),
                (class.has_disjunct_sub_regs, rec::class_flags::HAS_DISJUNCT_SUB_REGS),
                (class.global_priority, rec::class_flags::GLOBAL_PRIORITY),
            ]),
            lane_mask: class.lane_mask,
            ts_flags: class.ts_flags,
        })
    }

    /// Sizes and types for every mode in which one of them differs.
    fn class_modes(&mut self, class: &RegisterClass) -> Result<List<rec::ClassMode>> {
        let mut modes: Vec<u16> = class.sizes.iter().map(|s| s.0).collect();
        let mut by_mode = Vec::new();
        for &ty in &class.types {
            let choices = self.type_by_mode(Def::new(self.records, ty))?;
            modes.extend(choices.iter().map(|c| c.0));
            by_mode.push(choices);
        }
        modes.sort_unstable();
        modes.dedup();
        // The default is not a mode of its own if everything is said for the others.
        if modes.len() > 1 && class.sizes.iter().all(|s| s.0 != 0) {
            modes.retain(|&m| m != 0);
        }
        let mut records = Vec::new();
        for mode in modes {
            let size = pick(&class.sizes, mode).unwrap_or_default();
            let held: Vec<ValueType> = by_mode.iter().filter_map(|c| pick(c, mode)).collect();
            records.push(rec::ClassMode {
                mode,
                reg_size_bits: size.reg_bits,
                spill_size_bits: size.spill_bits,
                spill_align_bits: size.spill_align_bits,
                value_types: self.image.push_all(&held),
            });
        }
        Ok(self.image.push_all(&records))
    }

    /// A value type: one for all modes, or one for each.
    pub(super) fn type_by_mode(&self, ty: Def<'_>) -> Result<Vec<(u16, ValueType)>> {
        if !ty.is_a("HwModeSelect") {
            return Ok(vec![(0, value_type(ty)?)]);
        }
        let (modes, objects) = (ty.defs("Modes")?, ty.defs("Objects")?);
        let number = |mode: &Def<'_>| self.subtargets.mode(mode.name()).unwrap_or(0) as u16;
        let choice = |(mode, object): (&Def<'_>, Def<'_>)| Ok((number(mode), value_type(object)?));
        let mut choices: Vec<_> = modes.iter().zip(objects).map(choice).collect::<Result<_>>()?;
        choices.sort_by_key(|c| c.0);
        Ok(choices)
    }
}

/// Types that only one target has are registers of any type to all others.
fn value_type(def: Def<'_>) -> Result<ValueType> {
    let name = def.string("LLVMName")?;
    Ok(ValueType::from_name(name).unwrap_or(ValueType::UNTYPED))
}

/// What is said for a mode, or else for the first one.
fn pick<T: Copy>(choices: &[(u16, T)], mode: u16) -> Option<T> {
    choices.iter().find(|c| c.0 == mode).or_else(|| choices.first()).map(|c| c.1)
}
