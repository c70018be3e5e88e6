//! Parts of registers: which there are and under which index, how indices compose, units, lanes.
//!
//! A register has the parts that its record lists, the parts of those (under the same index unless that is taken), and
//! those that a composed index names. A part left over gets an inferred index `a_then_b`, found from the innermost one,
//! so that registers share them. A register that its parts cover also has the tuples that can be made of its parts
//! (`a_b`). In the end every part has exactly one index.
//!
//! Requires registers and indices as read. Everything is computed parts first, with an explicit stack.

use super::{Register, Registers, SubRegIndex, Unit};
use crate::lang::Records;
use crate::lang::record::RecordId;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use support::diag::{Diagnostic, Diagnostics, Severity};
use support::hash::FxHashMap;

/// Notes that `a` then `b` is `whole`. The result is what else it was before, if it was something else.
pub fn compose(indices: &mut [SubRegIndex], a: u16, b: u16, whole: u16) -> Option<u16> {
    // An inferred index takes its range from its parts.
    let outer = indices[a as usize].ranges.clone();
    let inner = indices[b as usize].ranges.clone();
    let target = &mut indices[whole as usize];
    if target.def.is_none() && target.ranges.is_empty() {
        target.ranges =
            outer.iter().map(|&(mode, range)| (mode, composed_range(range, &inner, mode))).collect();
    }
    match indices[a as usize].composites.insert(b, whole) {
        Some(before) if before != whole => {
            indices[a as usize].composites.insert(b, before);
            Some(before)
        }
        _ => None,
    }
}

const UNKNOWN: u16 = u16::MAX;

fn composed_range(outer: (u16, u16), inner: &[(u16, (u16, u16))], mode: u16) -> (u16, u16) {
    let inner = inner.iter().find(|r| r.0 == mode).or_else(|| inner.first());
    match inner {
        Some(&(_, (size, offset))) if offset != UNKNOWN && outer.1 != UNKNOWN => {
            (size, outer.1.wrapping_add(offset))
        }
        _ => (UNKNOWN, UNKNOWN),
    }
}

struct Deriver<'a, 'd> {
    file: &'a mut Registers,
    records: &'a Records,
    diagnostics: &'d mut Diagnostics,
    /// By register: the index of each of its parts.
    index_of_part: Vec<FxHashMap<u16, u16>>,
    /// Registers of which this one is the first part.
    leading: Vec<Vec<u16>>,
    concatenations: BTreeMap<Vec<u16>, u16>,
    done: Vec<bool>,
}

/// Derives parts, units and composition. `false` if the registers contain themselves.
pub fn derive(file: &mut Registers, records: &Records, diagnostics: &mut Diagnostics) -> bool {
    let count = file.registers.len();
    let mut this = Deriver {
        index_of_part: vec![FxHashMap::default(); count],
        leading: vec![Vec::new(); count],
        concatenations: BTreeMap::new(),
        done: vec![false; count],
        file,
        records,
        diagnostics,
    };
    for number in 1..count {
        let register = &this.file.registers[number];
        if register.covered_by_sub_regs
            && let Some(&(_, first)) = register.explicit_sub_regs.first()
        {
            this.leading[first as usize].push(number as u16);
        }
    }
    if !this.visit_all() {
        return false;
    }
    this.close_concatenations();
    for number in 1..count {
        if this.file.registers[number].covered_by_sub_regs {
            this.find_tuples(number as u16);
        }
    }
    this.order_supers();
    this.mark_indices_in_use();
    this.file.num_units = this.file.units.len();
    for register in &mut this.file.registers {
        register.weighted_units.clone_from(&register.units);
    }
    true
}

impl Deriver<'_, '_> {
    fn error(&mut self, def: Option<RecordId>, message: String) {
        self.diagnostics.push(self.records.error_at(def, &message));
    }

    fn register(&self, number: u16) -> &Register {
        &self.file.registers[number as usize]
    }

    fn index_name(&self, index: u16) -> &str {
        &self.file.sub_indices[index as usize].name
    }

    /// Every register after its parts, otherwise in order.
    fn visit_all(&mut self) -> bool {
        let mut open = vec![false; self.done.len()];
        for start in 1..self.done.len() as u16 {
            let mut stack = vec![(start, 0)];
            while let Some((number, next)) = stack.pop() {
                if self.done[number as usize] {
                    continue;
                }
                let Some(&(_, part)) = self.register(number).explicit_sub_regs.get(next) else {
                    self.done[number as usize] = true;
                    self.visit(number);
                    continue;
                };
                open[number as usize] = true;
                stack.push((number, next + 1));
                if !self.done[part as usize] {
                    if open[part as usize] {
                        let register = self.register(part);
                        let message = format!("Register {} has itself as a sub-register", register.name);
                        self.error(register.def, message);
                        return false;
                    }
                    stack.push((part, 0));
                }
            }
        }
        true
    }

    /// The parts of one register, all of whose parts are done.
    fn visit(&mut self, number: u16) {
        let explicit = self.register(number).explicit_sub_regs.clone();
        let mut parts = BTreeMap::new();
        let mut index_of = FxHashMap::default();
        for &(index, part) in &explicit {
            if parts.insert(index, part).is_some() {
                let message = format!(
                    "SubRegIndex {} appears twice in Register {}",
                    self.index_name(index),
                    self.register(number).name
                );
                self.error(self.register(number).def, message);
            }
            index_of.entry(part).or_insert(index);
        }
        // Parts of parts; those whose index is taken need another one. Earlier parts take precedence.
        let mut has_disjunct = explicit.len() > 1;
        let mut orphans = BTreeSet::new();
        for &(_, part) in &explicit {
            let part = &self.file.registers[part as usize];
            has_disjunct |= part.has_disjunct_sub_regs;
            for &(index, inner) in &part.sub_regs {
                if *parts.entry(index).or_insert(inner) != inner {
                    orphans.insert(inner);
                }
            }
        }
        self.name_orphans(&explicit, &mut parts, &mut orphans);
        self.check_names(number, &parts, &mut index_of);
        self.offer_concatenations(number, &explicit, &index_of);
        self.make_units(number, &explicit);
        let register = &mut self.file.registers[number as usize];
        register.sub_regs = parts.into_iter().collect();
        register.has_disjunct_sub_regs = has_disjunct;
        self.index_of_part[number as usize] = index_of;
    }

    /// Gives composed indices to parts whose own index is taken.
    fn name_orphans(
        &mut self,
        explicit: &[(u16, u16)],
        parts: &mut BTreeMap<u16, u16>,
        orphans: &mut BTreeSet<u16>,
    ) {
        // Composed indices of the description first; those found this way may compose further.
        let mut pending: Vec<u16> = explicit.iter().map(|p| p.0).collect();
        let mut next = 0;
        while next < pending.len() && !orphans.is_empty() {
            let index = pending[next];
            next += 1;
            for (&inner, &whole) in &self.file.sub_indices[index as usize].composites {
                let Some(part) = self.file.sub_reg(parts[&index], inner) else { continue };
                if !parts.contains_key(&whole) && orphans.remove(&part) {
                    parts.insert(whole, part);
                    pending.push(whole);
                }
            }
        }
        // Then inferred ones, innermost first: of `q then d` and `d2 then s` for one part the latter is shared by more.
        while let Some(index) = pending.pop()
            && !orphans.is_empty()
        {
            for (inner, part) in self.file.registers[parts[&index] as usize].sub_regs.clone() {
                if orphans.remove(&part) {
                    let whole = self.composite(index, inner);
                    parts.insert(whole, part);
                }
            }
        }
    }

    fn new_index(&mut self, name: String) -> u16 {
        let index = SubRegIndex { name, artificial: true, all_covered: true, ..SubRegIndex::default() };
        self.file.sub_indices.push(index);
        (self.file.sub_indices.len() - 1) as u16
    }

    /// The index that is `a` then `b`, made if there is none.
    fn composite(&mut self, a: u16, b: u16) -> u16 {
        if let Some(&whole) = self.file.sub_indices[a as usize].composites.get(&b) {
            return whole;
        }
        let whole = self.new_index(format!("{}_then_{}", self.index_name(a), self.index_name(b)));
        compose(&mut self.file.sub_indices, a, b, whole);
        whole
    }

    /// Every part has one index, and no register is a part of itself.
    fn check_names(&mut self, number: u16, parts: &BTreeMap<u16, u16>, index_of: &mut FxHashMap<u16, u16>) {
        for (&index, &part) in parts {
            if !self.register(number).covered_by_sub_regs {
                self.file.sub_indices[index as usize].all_covered = false;
            }
            let known = *index_of.entry(part).or_insert(index);
            if known != index {
                let register = self.register(number);
                let message = format!(
                    "Sub-register can't have two names: {} available as {} and {} in {}",
                    self.register(part).name,
                    self.index_name(known),
                    self.index_name(index),
                    register.name
                );
                self.error(register.def, message);
            }
        }
    }

    /// An index under which a covered part lies is a spelling of the concatenation of the indices of its parts.
    fn offer_concatenations(&mut self, number: u16, explicit: &[(u16, u16)], index_of: &FxHashMap<u16, u16>) {
        if explicit.len() <= 1 && !self.register(number).covered_by_sub_regs {
            return;
        }
        for &(index, part) in explicit {
            let part = self.register(part);
            if !part.covered_by_sub_regs || part.explicit_sub_regs.len() <= 1 || part.artificial {
                continue;
            }
            let artificial = |&(i, _): &(u16, u16)| self.file.sub_indices[i as usize].artificial;
            if part.explicit_sub_regs.iter().any(artificial) {
                continue;
            }
            let names: Option<Vec<u16>> =
                part.explicit_sub_regs.iter().map(|(_, inner)| index_of.get(inner).copied()).collect();
            let known = &mut self.file.sub_indices[index as usize].concatenation_of;
            if known.is_empty()
                && let Some(names) = names
            {
                *known = names;
            }
        }
    }

    fn new_unit(&mut self, roots: [u16; 2]) -> u16 {
        let artificial = roots.iter().filter(|r| **r != 0).all(|&r| self.register(r).artificial);
        self.file.units.push(Unit { roots, weight: 0, artificial, pressure_sets: Vec::new() });
        (self.file.units.len() - 1) as u16
    }

    fn make_units(&mut self, number: u16, explicit: &[(u16, u16)]) {
        let mut units = std::mem::take(&mut self.file.registers[number as usize].units);
        for &(_, part) in explicit {
            units.extend(&self.file.registers[part as usize].units);
        }
        if explicit.is_empty() {
            units.push(self.new_unit([number, 0]));
        }
        // One unit for each pair of registers that alias: made when the first of them is visited.
        for alias in self.register(number).aliases.clone() {
            if !self.done[alias as usize] {
                let unit = self.new_unit([number, alias]);
                units.push(unit);
                self.file.registers[alias as usize].units.push(unit);
            }
        }
        units.sort_unstable();
        units.dedup();
        self.file.registers[number as usize].units = units;
    }

    // ---- Tuples among parts ---------------------------------------------------------------------------------------------

    /// Concatenations of concatenations are written out.
    fn close_concatenations(&mut self) {
        let count = self.file.sub_indices.len();
        for start in 1..count {
            // As often as there are indices at most: a concatenation of itself stays as it is.
            for _ in 0..count {
                let indices = &self.file.sub_indices;
                let list = &indices[start].concatenation_of;
                let expand = |&i: &u16| match &indices[i as usize].concatenation_of[..] {
                    [] => vec![i],
                    inner => inner.to_vec(),
                };
                let longer: Vec<u16> = list.iter().flat_map(expand).collect();
                if longer == *list || longer.len() > 64 {
                    break;
                }
                self.file.sub_indices[start].concatenation_of = longer;
            }
            let list = self.file.sub_indices[start].concatenation_of.clone();
            if !list.is_empty() {
                self.concatenations.entry(list).or_insert(start as u16);
            }
        }
    }

    /// Registers made of parts of a register are parts of it too. Candidates start with one of the parts.
    fn find_tuples(&mut self, number: u16) {
        let mut parts: BTreeMap<u16, u16> = self.register(number).sub_regs.iter().copied().collect();
        let mut index_of = std::mem::take(&mut self.index_of_part[number as usize]);
        let mut pending: VecDeque<u16> = parts.values().copied().collect();
        let mut found = Vec::new();
        while let Some(part) = pending.pop_front() {
            for candidate in self.leading[part as usize].clone() {
                // Of registers made of the same parts the first one contains the others, not the other way round.
                if candidate == number
                    || self.register(candidate).sub_regs.iter().any(|&(_, part)| part == number)
                    || index_of.contains_key(&candidate)
                    || self.register(candidate).explicit_sub_regs.len() == 1
                {
                    continue;
                }
                let Some(names) = self.names_of_parts(candidate, &index_of) else { continue };
                let index = self.concatenation(names);
                if let std::collections::btree_map::Entry::Vacant(entry) = parts.entry(index) {
                    entry.insert(candidate);
                    found.push((index, candidate));
                    pending.push_back(candidate);
                    index_of.insert(candidate, index);
                }
            }
        }
        self.file.registers[number as usize].sub_regs = parts.into_iter().collect();
        for (index, part) in found {
            for (inner, inner_part) in self.register(part).sub_regs.clone() {
                let Some(&whole) = index_of.get(&inner_part) else {
                    let register = self.register(number);
                    let message =
                        format!("No SubRegIndex for {} in {}", self.register(inner_part).name, register.name);
                    self.error(register.def, message);
                    continue;
                };
                compose(&mut self.file.sub_indices, index, inner, whole);
            }
        }
        self.index_of_part[number as usize] = index_of;
    }

    /// The indices that the parts of `candidate` have in a register, concatenations written out.
    fn names_of_parts(&self, candidate: u16, index_of: &FxHashMap<u16, u16>) -> Option<Vec<u16>> {
        let mut names = Vec::new();
        for (_, part) in &self.register(candidate).explicit_sub_regs {
            let index = *index_of.get(part)?;
            match &self.file.sub_indices[index as usize].concatenation_of[..] {
                [] => names.push(index),
                inner => names.extend(inner),
            }
        }
        Some(names)
    }

    fn concatenation(&mut self, parts: Vec<u16>) -> u16 {
        if let Some(&index) = self.concatenations.get(&parts) {
            return index;
        }
        let name = parts.iter().map(|&p| self.index_name(p)).collect::<Vec<_>>().join("_");
        let index = self.new_index(name);
        let ranges = self.concatenated_ranges(&parts);
        let this = &mut self.file.sub_indices[index as usize];
        this.ranges = ranges;
        this.concatenation_of.clone_from(&parts);
        self.concatenations.insert(parts, index);
        index
    }

    /// The sum of the sizes, from the first offset if the parts follow each other.
    fn concatenated_ranges(&self, parts: &[u16]) -> Vec<(u16, (u16, u16))> {
        let ranges = |p: u16| &self.file.sub_indices[p as usize].ranges;
        let Some((&first, rest)) = parts.split_first() else { return Vec::new() };
        let mut out = Vec::new();
        for &(mode, (mut size, start)) in ranges(first) {
            let (mut contiguous, mut end) = (start != UNKNOWN, start.wrapping_add(size));
            for &part in rest {
                let here = ranges(part).iter().find(|r| r.0 == mode).or_else(|| ranges(part).first());
                let (part_size, offset) = here.map_or((UNKNOWN, UNKNOWN), |r| r.1);
                contiguous &= offset == end;
                end = offset.wrapping_add(part_size);
                size = if size == UNKNOWN || part_size == UNKNOWN {
                    UNKNOWN
                } else {
                    size.wrapping_add(part_size)
                };
            }
            out.push((mode, (size, if contiguous { start } else { UNKNOWN })));
        }
        out
    }

    // ---- Results --------------------------------------------------------------------------------------------------------

    /// Super-registers, inner ones first, and the shapes of registers.
    fn order_supers(&mut self) {
        let count = self.file.registers.len();
        let mut shapes: BTreeMap<Vec<u32>, u32> = BTreeMap::new();
        let mut seen = vec![false; count];
        for start in 1..count as u16 {
            let mut stack = Vec::new();
            if !std::mem::replace(&mut seen[start as usize], true) {
                stack.push((start, 0));
            }
            while let Some((number, next)) = stack.pop() {
                if let Some(&(_, part)) = self.register(number).sub_regs.get(next) {
                    stack.push((number, next + 1));
                    if !std::mem::replace(&mut seen[part as usize], true) {
                        stack.push((part, 0));
                    }
                    continue;
                }
                let mut key = Vec::new();
                for (index, part) in self.register(number).sub_regs.clone() {
                    let part = &mut self.file.registers[part as usize];
                    key.extend([index.into(), part.shape]);
                    if part.super_regs.last() != Some(&number) {
                        part.super_regs.push(number);
                    }
                }
                let next = shapes.len() as u32;
                self.file.registers[number as usize].shape = *shapes.entry(key).or_insert(next);
            }
        }
    }

    /// An index between two real registers is real.
    fn mark_indices_in_use(&mut self) {
        for number in 1..self.file.registers.len() {
            if self.file.registers[number].artificial {
                continue;
            }
            for (index, part) in self.file.registers[number].sub_regs.clone() {
                if !self.file.registers[part as usize].artificial {
                    self.file.sub_indices[index as usize].artificial = false;
                }
            }
        }
    }
}

// ---- Composition --------------------------------------------------------------------------------------------------------

/// Composition as the registers show it: each shape once. This comes after classes are inferred, because the names of inferred
/// classes depend on the composition known before.
pub fn derive_composites(file: &mut Registers, records: &Records, diagnostics: &mut Diagnostics) {
    let mut seen = BTreeSet::new();
    let declared: BTreeSet<(u16, u16)> = (file.sub_indices.iter().enumerate())
        .flat_map(|(a, index)| index.composites.keys().map(move |&b| (a as u16, b)))
        .collect();
    for number in 1..file.registers.len() {
        if !seen.insert(file.registers[number].shape) {
            continue;
        }
        let parts = file.registers[number].sub_regs.clone();
        let index_of: FxHashMap<u16, u16> = parts.iter().map(|&(index, part)| (part, index)).collect();
        for &(a, part) in &parts {
            for (b, inner) in file.registers[part as usize].sub_regs.clone() {
                let Some(&whole) = index_of.get(&inner) else { continue };
                if let Some(before) = compose(&mut file.sub_indices, a, b, whole)
                    && !declared.contains(&(a, b))
                {
                    diagnostics.push(ambiguous_composition(file, records, [a, b, before, whole]));
                }
            }
        }
    }
}

fn ambiguous_composition(file: &Registers, records: &Records, indices: [u16; 4]) -> Diagnostic {
    let [a, b, before, now] = indices.map(|i| &file.sub_indices[i as usize]);
    let message = format!(
        "SubRegIndex {} and {} compose ambiguously as {} or {}",
        a.name, b.name, before.name, now.name
    );
    let mut warning = records.error_at(a.def, &message);
    warning.severity = Severity::Warning;
    warning
}

// ---- Lanes --------------------------------------------------------------------------------------------------------------

/// Lane masks of indices, of units within registers, and of classes.
pub fn assign_lanes(file: &mut Registers, records: &Records, diagnostics: &mut Diagnostics) {
    let mut bit = 0;
    for i in 1..file.sub_indices.len() {
        let index = &mut file.sub_indices[i];
        if !index.composites.is_empty() {
            continue;
        }
        if bit >= 64 {
            let message = format!("Ran out of lanemask bits to represent subregister {}", index.name);
            diagnostics.push(records.error_at(index.def, &message));
            return;
        }
        index.lane_mask = 1 << bit;
        bit += 1;
    }
    derive_transforms(file);
    inherit_lanes(file);
    file.covering_lanes = u64::MAX;
    for index in file.sub_indices.iter().skip(1).filter(|i| !i.all_covered) {
        file.covering_lanes &= !index.lane_mask;
    }
    for class in &mut file.classes {
        let mask = class.with_sub_reg.keys().fold(0, |m, &i| m | file.sub_indices[i as usize].lane_mask);
        class.lane_mask = if mask == 0 { 1 } else { mask };
    }
    for number in 1..file.registers.len() {
        let register = &file.registers[number];
        let mut lanes = vec![u64::MAX; register.units.len()];
        for &(index, part) in &register.sub_regs {
            let part = &file.registers[part as usize];
            if !part.sub_regs.is_empty() {
                continue;
            }
            for unit in &part.units {
                if let Ok(at) = register.units.binary_search(unit) {
                    lanes[at] &= file.sub_indices[index as usize].lane_mask;
                }
            }
        }
        file.registers[number].unit_lanes = lanes;
    }
}

/// How masks change on the way through an index: leaves move from their place in the part to their place in the whole.
fn derive_transforms(file: &mut Registers) {
    let leaves: Vec<u16> = (1..file.sub_indices.len() as u16)
        .filter(|&i| file.sub_indices[i as usize].composites.is_empty())
        .collect();
    for i in 1..file.sub_indices.len() {
        let index = &file.sub_indices[i];
        let mut transforms: Vec<(u64, u8)> = Vec::new();
        if index.composites.is_empty() {
            transforms.push((1, index.lane_mask.trailing_zeros() as u8 & 63));
        }
        for (from, leaf) in leaves.iter().enumerate() {
            let Some(&whole) = index.composites.get(leaf) else { continue };
            let mask = file.sub_indices[whole as usize].lane_mask;
            let Some(to) = mask.checked_ilog2() else { continue };
            let rotate = (to.wrapping_sub(from as u32) & 63) as u8;
            match transforms.iter_mut().find(|t| t.1 == rotate) {
                Some(known) => known.0 |= 1 << from,
                None => transforms.push((1 << from, rotate)),
            }
        }
        // A single step may as well apply to lanes that do not occur; indices then share it.
        match &mut transforms[..] {
            [] => transforms.push((u64::MAX, 0)),
            [only] => only.0 = u64::MAX,
            _ => {}
        }
        file.sub_indices[i].lane_transforms = transforms;
    }
}

/// The mask of an index that composes is the union of those it leads to.
fn inherit_lanes(file: &mut Registers) {
    loop {
        let mut changed = false;
        for i in 1..file.sub_indices.len() {
            let index = &file.sub_indices[i];
            let union = |mask, &whole: &u16| mask | file.sub_indices[whole as usize].lane_mask;
            let mask = index.composites.values().fold(index.lane_mask, union);
            changed |= mask != index.lane_mask;
            file.sub_indices[i].lane_mask = mask;
        }
        if !changed {
            return;
        }
    }
}
