//! Weights of units, and pressure sets.
//!
//! # Weights
//! Registers that are in classes together are alternatives of each other, so they should weigh the same: the sum of the
//! weights of their units is made equal within each family of classes that overlap, by making units heavier or by giving
//! a register a unit of its own. Families are found by union; the unallocatable registers are one family that nobody
//! weighs.
//!
//! # Sets
//! The units of each allocatable class are a set. Sets that hardly differ are merged; sets that overlap also get their
//! union as a set (`A_with_B`), because what is used of one is not free in the other; and again those that hardly differ are
//! merged.

use super::{PressureSet, Registers, Unit};
use support::bitset::BitVec;

/// Registers that are alternatives of each other.
#[derive(Clone, Debug, Default)]
struct Family {
    registers: Vec<u16>,
    weight: u32,
    /// Units that are the whole of a register with the full weight: making them heavier would make the family heavier.
    determinants: Vec<u16>,
}

/// Weighs units and makes pressure sets.
pub fn derive(file: &mut Registers) {
    weigh(file);
    make_sets(file);
}

fn weight(file: &Registers, register: u16) -> u32 {
    file.registers[register as usize].weighted_units.iter().map(|&u| file.units[u as usize].weight).sum()
}

fn weigh(file: &mut Registers) {
    let (mut families, family_of) = families(file);
    weigh_families(file, &mut families);
    // Each round makes at least one register heavy enough; the bound is for descriptions nobody thought of.
    for _ in 0..=file.num_units {
        let mut changed = false;
        for register in 1..file.registers.len() as u16 {
            changed |= normalize_with_parts(file, register, &mut families, &family_of);
        }
        if !changed {
            return;
        }
    }
}

/// Family 0 is that of the registers that are not allocatable.
fn families(file: &Registers) -> (Vec<Family>, Vec<usize>) {
    let count = file.registers.len();
    let mut leader: Vec<usize> = (0..count).collect();
    fn find(leader: &mut [usize], mut i: usize) -> usize {
        while leader[i] != i {
            leader[i] = leader[leader[i]];
            i = leader[i];
        }
        i
    }
    let mut join = |a: usize, b: usize| {
        let (a, b) = (find(&mut leader, a), find(&mut leader, b));
        leader[a.max(b)] = a.min(b);
    };
    let mut allocatable = BitVec::new(count);
    for class in file.classes.iter().filter(|c| c.allocatable) {
        let mut members = class.member_set.ones();
        let Some(first) = members.next() else { continue };
        allocatable.set(first, true);
        for member in members {
            allocatable.set(member, true);
            join(first, member);
        }
    }
    (1..count).filter(|&r| !allocatable.get(r)).for_each(|r| join(0, r));
    let mut number = vec![usize::MAX; count];
    let mut families = vec![Family::default()];
    number[find(&mut leader, 0)] = 0;
    let mut family_of = vec![0; count];
    for (register, family) in family_of.iter_mut().enumerate().skip(1) {
        let lead = find(&mut leader, register);
        if number[lead] == usize::MAX {
            number[lead] = families.len();
            families.push(Family::default());
        }
        *family = number[lead];
        families[number[lead]].registers.push(register as u16);
    }
    (families, family_of)
}

/// The weight of a family is that of its heaviest member.
fn weigh_families(file: &mut Registers, families: &mut [Family]) {
    for family in families.iter_mut().skip(1) {
        let mut heaviest = 0;
        for &register in &family.registers {
            let mut weight = 0;
            for &unit in &file.registers[register as usize].weighted_units {
                let unit = &mut file.units[unit as usize];
                if !unit.artificial {
                    unit.weight = unit.weight.max(1);
                    weight += unit.weight;
                }
            }
            heaviest = heaviest.max(weight);
        }
        family.weight = heaviest;
        for &register in &family.registers {
            if let &[unit] = &file.registers[register as usize].weighted_units[..]
                && file.units[unit as usize].weight == heaviest
                && let Err(at) = family.determinants.binary_search(&unit)
            {
                family.determinants.insert(at, unit);
            }
        }
    }
}

/// Normalizes the parts of a register, then the register; each once.
fn normalize_with_parts(
    file: &mut Registers,
    start: u16,
    families: &mut [Family],
    family_of: &[usize],
) -> bool {
    let mut changed = false;
    let mut seen = std::collections::BTreeSet::new();
    let mut fixed_units = std::collections::BTreeSet::new();
    seen.insert(start);
    let mut stack = vec![(start, 0)];
    while let Some((register, next)) = stack.pop() {
        if let Some(&(_, part)) = file.registers[register as usize].sub_regs.get(next) {
            stack.push((register, next + 1));
            if seen.insert(part) {
                stack.push((part, 0));
            }
            continue;
        }
        changed |= normalize(file, register, families, family_of[register as usize], &mut fixed_units);
    }
    changed
}

/// Makes a register as heavy as its family, if it is lighter.
fn normalize(
    file: &mut Registers,
    register: u16,
    families: &mut [Family],
    family: usize,
    fixed_units: &mut std::collections::BTreeSet<u16>,
) -> bool {
    let mut units = file.registers[register as usize].weighted_units.clone();
    let before = units.len();
    for &(_, part) in &file.registers[register as usize].sub_regs {
        units.extend(&file.registers[part as usize].weighted_units);
    }
    units.sort_unstable();
    units.dedup();
    let inherited = units.len() != before;
    file.registers[register as usize].weighted_units = units;
    if inherited {
        weigh_families(file, families);
    }
    let (has, wants) = (weight(file, register), families[family].weight);
    let mut changed = false;
    if wants > has {
        let units = &file.registers[register as usize].weighted_units;
        match units[..] {
            // A unit may be made heavier if it is the whole register and nothing depends on its weight yet.
            [unit]
                if !fixed_units.contains(&unit)
                    && families[family].determinants.binary_search(&unit).is_err() =>
            {
                if !file.units[unit as usize].artificial {
                    file.units[unit as usize].weight += wants - has;
                }
                weigh_families(file, families);
            }
            _ => {
                let unit = file.units.len() as u16;
                file.units.push(Unit { weight: wants - has, ..Unit::default() });
                file.registers[register as usize].weighted_units.push(unit);
            }
        }
        changed = true;
    }
    fixed_units.extend(&file.registers[register as usize].weighted_units);
    changed
}

// ---- Sets ---------------------------------------------------------------------------------------------------------------

/// The units of the members of a class, those of real registers.
fn units_of_class(file: &Registers, class: usize) -> Vec<u16> {
    let mut units: Vec<u16> = (file.classes[class].member_set.ones())
        .flat_map(|m| file.registers[m].weighted_units.iter().copied())
        .filter(|&u| !file.units[u as usize].artificial)
        .collect();
    units.sort_unstable();
    units.dedup();
    units
}

/// Whether one ascending list is part of another.
fn is_subset(small: &[u16], large: &[u16]) -> bool {
    let mut large = large.iter();
    small.iter().all(|s| large.by_ref().any(|l| l == s))
}

fn union(a: &[u16], b: &[u16]) -> Vec<u16> {
    let mut all = [a, b].concat();
    all.sort_unstable();
    all.dedup();
    all
}

fn add_if_new(sets: &mut Vec<PressureSet>, name: String, units: Vec<u16>) {
    if !units.is_empty() && !sets.iter().any(|s| s.units == units) {
        sets.push(PressureSet { name, units, limit: 0 });
    }
}

fn make_sets(file: &mut Registers) {
    let mut sets = Vec::new();
    let units: Vec<Vec<u16>> = (0..file.classes.len()).map(|c| units_of_class(file, c)).collect();
    for (class, units) in file.classes.iter().zip(&units) {
        if class.allocatable && !class.artificial && class.generate_pressure_set {
            add_if_new(&mut sets, class.name.clone(), units.clone());
        }
    }
    prune(file, &mut sets);
    add_unions(&mut sets);
    prune(file, &mut sets);
    for set in &mut sets {
        set.limit = set.units.iter().map(|&u| file.units[u as usize].weight).sum();
    }
    sets.sort_by_key(|s| s.units.len());
    for (class, units) in file.classes.iter_mut().zip(units) {
        class.weight_limit = units.iter().map(|&u| file.units[u as usize].weight).sum();
        if class.allocatable && !units.is_empty() {
            class.pressure_sets =
                (0..sets.len() as u16).filter(|&s| is_subset(&units, &sets[s as usize].units)).collect();
        }
    }
    for class in 0..file.classes.len() {
        let first = file.classes[class].member_set.ones().next();
        file.classes[class].weight = first.map_or(0, |r| weight(file, r as u16));
    }
    for (number, set) in sets.iter().enumerate() {
        for &unit in &set.units {
            file.units[unit as usize].pressure_sets.push(number as u16);
        }
    }
    file.pressure_sets = sets;
}

/// Unions of sets that overlap.
fn add_unions(sets: &mut Vec<PressureSet>) {
    let originals = sets.len();
    for a in 0..originals {
        for b in a + 1..originals {
            let (first, second) = (&sets[a], &sets[b]);
            if first.units.iter().any(|u| second.units.binary_search(u).is_ok()) {
                let name = format!("{}_with_{}", first.name, second.name);
                let units = union(&first.units, &second.units);
                add_if_new(sets, name, units);
            }
        }
    }
}

/// Leaves out sets that are part of another which is larger by at most two units of the same weight; the shorter of the two
/// names is kept.
fn prune(file: &Registers, sets: &mut Vec<PressureSet>) {
    let weight = |unit: Option<&u16>| unit.map_or(0, |&u| file.units[u as usize].weight);
    let mut kept = Vec::new();
    for small in 0..sets.len() {
        let absorbs = |&large: &usize| {
            let (a, b) = (&sets[small].units, &sets[large].units);
            large != small
                && a.len() + 3 > b.len()
                && weight(a.first()) == weight(b.first())
                && weight(a.first()) == weight(b.last())
                && is_subset(a, b)
        };
        match (0..sets.len()).find(absorbs) {
            Some(large) => {
                if sets[small].name.len() < sets[large].name.len() {
                    sets[large].name = sets[small].name.clone();
                }
            }
            None => kept.push(small),
        }
    }
    *sets = kept.into_iter().map(|i| std::mem::take(&mut sets[i])).collect();
}
