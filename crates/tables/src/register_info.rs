//! Questions about the register file, answered from an image: what LLVM's `MCRegisterInfo` and `TargetRegisterInfo` answer
//! from generated tables.
//!
//! Registers, classes, sub-register indices and units are plain numbers here; 0 is no register and the index of the whole
//! register. Class numbers start at 0, super-classes come before sub-classes. Every answer is a look-up or a walk over
//! one short list; set operations walk one bit set of 16-bit words. Numbers that do not exist have no parts, members or units.

use crate::image::{Image, List, Records};
use crate::registers::{
    CalleeSaved, ClassMode, DwarfNumber, LaneTransform, PressureSet, Register, RegisterClass, RegisterFile,
    RegisterUnit, SubRegIndex, SubRegRange, flags,
};
use crate::value_type::ValueType;

/// The register file of an image.
#[derive(Clone, Copy, Debug)]
pub struct RegisterInfo<'a> {
    image: &'a Image,
}

/// A bit set of an image.
#[derive(Clone, Copy, Debug)]
pub struct Bits<'a> {
    words: Records<'a, u16>,
}

impl Bits<'_> {
    pub fn contains(&self, bit: u16) -> bool {
        self.words.get(bit as usize / 16).is_some_and(|w| w >> (bit % 16) & 1 != 0)
    }

    /// Members, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        let ones = |(i, word): (usize, u16)| {
            (0..16u16).filter(move |b| word >> b & 1 != 0).map(move |b| i as u16 * 16 + b)
        };
        self.words.iter().enumerate().flat_map(ones)
    }

    /// The smallest number in both sets.
    pub fn first_common(&self, other: &Bits<'_>) -> Option<u16> {
        let both = self.words.iter().zip(other.words.iter()).map(|(a, b)| a & b);
        both.enumerate().find(|(_, w)| *w != 0).map(|(i, w)| i as u16 * 16 + w.trailing_zeros() as u16)
    }
}

impl<'a> RegisterInfo<'a> {
    pub fn new(image: &'a Image) -> RegisterInfo<'a> {
        RegisterInfo { image }
    }

    fn bits(&self, list: List<u16>) -> Bits<'a> {
        Bits { words: self.image.list(list) }
    }

    // ---- Registers ------------------------------------------------------------------------------------------------------

    /// One more than the largest register.
    pub fn num_registers(&self) -> usize {
        self.image.records::<Register>().len()
    }

    pub fn register(&self, register: u16) -> Register {
        self.image.records().get(register as usize).unwrap_or_default()
    }

    /// The name of the record; also what dumps show.
    pub fn name(&self, register: u16) -> &'a str {
        self.image.string(self.register(register).name)
    }

    /// The register with this record name. O(registers).
    pub fn by_name(&self, name: &str) -> Option<u16> {
        let found = self.image.records::<Register>().iter().position(|r| self.image.string(r.name) == name);
        found.filter(|_| !name.is_empty()).map(|r| r as u16)
    }

    pub fn is_constant(&self, register: u16) -> bool {
        self.register(register).flags & flags::CONSTANT != 0
    }

    pub fn is_artificial(&self, register: u16) -> bool {
        self.register(register).flags & flags::ARTIFICIAL != 0
    }

    /// Units, ascending.
    pub fn units(&self, register: u16) -> impl ExactSizeIterator<Item = u16> + use<'a> {
        self.image.list(self.register(register).units).iter()
    }

    /// Units with the lanes of the register that they are; all lanes for a leaf.
    pub fn units_with_lanes(&self, register: u16) -> impl Iterator<Item = (u16, u64)> + use<'a> {
        let record = self.register(register);
        let lanes = self.image.list(record.unit_lanes);
        let units = self.image.list(record.units);
        units.iter().enumerate().map(move |(i, unit)| (unit, lanes.get(i).unwrap_or(u64::MAX)))
    }

    /// Whether writing one register changes the other.
    pub fn overlaps(&self, a: u16, b: u16) -> bool {
        if a == b {
            return a != 0;
        }
        let (mut left, mut right) = (self.units(a), self.units(b));
        let (mut x, mut y) = (left.next(), right.next());
        while let (Some(l), Some(r)) = (x, y) {
            match l.cmp(&r) {
                std::cmp::Ordering::Less => x = left.next(),
                std::cmp::Ordering::Greater => y = right.next(),
                std::cmp::Ordering::Equal => return true,
            }
        }
        false
    }

    /// All registers that overlap this one, itself included, ascending.
    pub fn aliases(&self, register: u16) -> Vec<u16> {
        let mut all = Vec::new();
        for unit in self.units(register) {
            for root in self.unit(unit).roots.into_iter().filter(|r| *r != 0) {
                all.push(root);
                all.extend(self.super_registers(root));
            }
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Parts: (sub-register index, register), by index.
    pub fn sub_registers(&self, register: u16) -> impl ExactSizeIterator<Item = (u16, u16)> + use<'a> {
        self.image.list(self.register(register).sub_regs).iter().map(|s| (s.index, s.register))
    }

    /// The part under an index; index 0 is the whole.
    pub fn sub_register(&self, register: u16, index: u16) -> Option<u16> {
        if index == 0 {
            return Some(register);
        }
        self.sub_registers(register).find(|s| s.0 == index).map(|s| s.1)
    }

    /// The index under which `part` lies in `register`.
    pub fn sub_register_index(&self, register: u16, part: u16) -> Option<u16> {
        self.sub_registers(register).find(|s| s.1 == part).map(|s| s.0)
    }

    /// Registers that contain this one; those contained in others come first.
    pub fn super_registers(&self, register: u16) -> impl ExactSizeIterator<Item = u16> + use<'a> {
        self.image.list(self.register(register).super_regs).iter()
    }

    /// The register of a class whose part under `index` is `part`.
    pub fn matching_super_register(&self, part: u16, index: u16, class: u16) -> Option<u16> {
        self.super_registers(part)
            .find(|&s| self.class_contains(class, s) && self.sub_register(s, index) == Some(part))
    }

    /// Extra cost of using the register, under a cost model.
    pub fn cost(&self, register: u16, model: usize) -> u16 {
        let costs = self.image.list(self.register(register).costs);
        costs.get(model).or_else(|| costs.get(0)).unwrap_or(0)
    }

    /// DWARF number under a flavour (0: debug information; 1: exception tables where that differs).
    pub fn dwarf_number(&self, register: u16, flavour: u16) -> Option<u32> {
        let records = self.image.records::<DwarfNumber>();
        let found = records.iter().find(|d| d.register == register && d.flavour == flavour);
        found.map(|d| d.number as u32)
    }

    /// The first register with a DWARF number.
    pub fn by_dwarf_number(&self, number: u32, flavour: u16) -> Option<u16> {
        let records = self.image.records::<DwarfNumber>();
        let found = records.iter().find(|d| d.number as u32 == number && d.flavour == flavour);
        found.map(|d| d.register)
    }

    // ---- Units ----------------------------------------------------------------------------------------------------------

    pub fn num_units(&self) -> usize {
        self.image.records::<RegisterUnit>().len()
    }

    pub fn unit(&self, unit: u16) -> RegisterUnit {
        self.image.records().get(unit as usize).unwrap_or_default()
    }

    // ---- Sub-register indices -------------------------------------------------------------------------------------------

    /// One more than the largest index.
    pub fn num_indices(&self) -> usize {
        self.image.records::<SubRegIndex>().len()
    }

    pub fn index(&self, index: u16) -> SubRegIndex {
        self.image.records().get(index as usize).unwrap_or_default()
    }

    pub fn index_name(&self, index: u16) -> &'a str {
        self.image.string(self.index(index).name)
    }

    pub fn index_by_name(&self, name: &str) -> Option<u16> {
        let mut indices = self.image.records::<SubRegIndex>().iter().enumerate().skip(1);
        indices.find(|(_, i)| self.image.string(i.name) == name).map(|(i, _)| i as u16)
    }

    /// Offset and size in bits; all ones where they are not constant.
    pub fn index_range(&self, index: u16, mode: u16) -> SubRegRange {
        let ranges = self.image.list(self.index(index).ranges);
        ranges.iter().find(|r| r.mode == mode).or_else(|| ranges.get(0)).unwrap_or_default()
    }

    /// Lanes that an index covers. The whole register has all.
    pub fn lane_mask(&self, index: u16) -> u64 {
        if index == 0 { u64::MAX } else { self.index(index).lane_mask }
    }

    /// Lanes that cover their registers wherever they occur.
    pub fn covering_lanes(&self) -> u64 {
        self.image.records::<RegisterFile>().get(0).unwrap_or_default().covering_lanes
    }

    /// The index that is `a`, then `b`.
    pub fn compose(&self, a: u16, b: u16) -> Option<u16> {
        match (a, b) {
            (0, other) | (other, 0) => Some(other),
            _ => self.image.list(self.index(a).compose).get(b as usize).filter(|&c| c != 0),
        }
    }

    /// The lanes of the whole that the lanes `mask` of the part under `index` are.
    pub fn compose_lane_mask(&self, index: u16, mask: u64) -> u64 {
        self.transform(index, mask, |t, m| (m & t.mask).rotate_left(t.rotate.into()))
    }

    /// The lanes of the part under `index` that the lanes `mask` of the whole are.
    pub fn reverse_compose_lane_mask(&self, index: u16, mask: u64) -> u64 {
        let within = mask & self.lane_mask(index);
        self.transform(index, within, |t, m| m.rotate_right(t.rotate.into()) & t.mask)
    }

    fn transform(&self, index: u16, mask: u64, step: impl Fn(&LaneTransform, u64) -> u64) -> u64 {
        if index == 0 {
            return mask;
        }
        self.image.list(self.index(index).transforms).iter().fold(0, |all, t| all | step(&t, mask))
    }

    // ---- Classes --------------------------------------------------------------------------------------------------------

    pub fn num_classes(&self) -> usize {
        self.image.records::<RegisterClass>().len()
    }

    pub fn class(&self, class: u16) -> RegisterClass {
        self.image.records().get(class as usize).unwrap_or_default()
    }

    pub fn class_name(&self, class: u16) -> &'a str {
        self.image.string(self.class(class).name)
    }

    /// The class with this name. O(classes).
    pub fn class_by_name(&self, name: &str) -> Option<u16> {
        let found =
            self.image.records::<RegisterClass>().iter().position(|c| self.image.string(c.name) == name);
        found.map(|c| c as u16)
    }

    /// Members in allocation order.
    pub fn members(&self, class: u16) -> impl ExactSizeIterator<Item = u16> + use<'a> {
        self.image.list(self.class(class).members).iter()
    }

    /// The n-th order of allocation: 0 is that of [`members`](Self::members).
    pub fn allocation_order(&self, class: u16, order: usize) -> Records<'a, u16> {
        let record = self.class(class);
        let other = order.checked_sub(1).and_then(|n| self.image.list(record.alt_orders).get(n));
        self.image.list(other.map_or(record.members, |o| o.members))
    }

    pub fn class_contains(&self, class: u16, register: u16) -> bool {
        self.bits(self.class(class).member_bits).contains(register)
    }

    /// Classes whose members are members of this one, this one included.
    pub fn sub_classes(&self, class: u16) -> Bits<'a> {
        self.bits(self.class(class).sub_classes)
    }

    pub fn is_sub_class(&self, class: u16, of: u16) -> bool {
        self.sub_classes(of).contains(class)
    }

    /// Proper super-classes; the closest one last.
    pub fn super_classes(&self, class: u16) -> impl ExactSizeIterator<Item = u16> + use<'a> {
        self.image.list(self.class(class).super_classes).iter()
    }

    /// The largest class whose members are in both.
    pub fn common_sub_class(&self, a: u16, b: u16) -> Option<u16> {
        if a == b {
            return Some(a);
        }
        self.sub_classes(a).first_common(&self.sub_classes(b))
    }

    /// The largest sub-class all of whose members have a part under `index`.
    pub fn sub_class_with_index(&self, class: u16, index: u16) -> Option<u16> {
        if index == 0 {
            return Some(class);
        }
        self.pair(self.class(class).with_sub_reg, index)
    }

    /// The smallest class that contains all parts under `index` of the members of `class`, if all have one.
    pub fn part_class(&self, class: u16, index: u16) -> Option<u16> {
        if index == 0 {
            return Some(class);
        }
        self.pair(self.class(class).part_classes, index)
    }

    /// The largest sub-class of `class` whose members all have their part under `index` in `part_class`.
    pub fn matching_super_class(&self, class: u16, part_class: u16, index: u16) -> Option<u16> {
        let list = self.image.list(self.class(part_class).super_reg_classes);
        let words = self.num_classes().div_ceil(16);
        let row = (0..list.len() / (words + 1)).find(|row| list.get(row * (words + 1)) == Some(index))?;
        let own = self.sub_classes(class);
        let above = |word: usize| list.get(row * (words + 1) + 1 + word).unwrap_or(0);
        let both = own.words.iter().enumerate().map(|(i, w)| (i, w & above(i)));
        both.into_iter().find(|(_, w)| *w != 0).map(|(i, w)| i as u16 * 16 + w.trailing_zeros() as u16)
    }

    fn pair(&self, list: List<u16>, key: u16) -> Option<u16> {
        let list = self.image.list(list);
        let at = (0..list.len() / 2).find(|i| list.get(2 * i) == Some(key))?;
        list.get(2 * at + 1)
    }

    /// Sizes and value types of a class in a hardware mode.
    pub fn class_mode(&self, class: u16, mode: u16) -> ClassMode {
        let modes = self.image.list(self.class(class).modes);
        modes.iter().find(|m| m.mode == mode).or_else(|| modes.get(0)).unwrap_or_default()
    }

    /// Types of values that fit a class in a hardware mode.
    pub fn value_types(&self, class: u16, mode: u16) -> Records<'a, ValueType> {
        self.image.list(self.class_mode(class, mode).value_types)
    }

    /// The smallest class that contains a register: the one with the fewest members, the first of equals.
    pub fn minimal_class(&self, register: u16) -> Option<u16> {
        let classes = (0..self.num_classes() as u16).filter(|&c| self.class_contains(c, register));
        classes.min_by_key(|&c| self.class(c).members.len)
    }

    // ---- Pressure -------------------------------------------------------------------------------------------------------

    pub fn pressure_sets(&self) -> Records<'a, PressureSet> {
        self.image.records()
    }

    /// Pressure sets that a class counts for; each member counts [`RegisterClass::weight`].
    pub fn class_pressure_sets(&self, class: u16) -> impl ExactSizeIterator<Item = u16> + use<'a> {
        self.image.list(self.class(class).pressure_sets).iter()
    }

    /// Pressure sets that a unit counts for.
    pub fn unit_pressure_sets(&self, unit: u16) -> impl ExactSizeIterator<Item = u16> + use<'a> {
        self.image.list(self.unit(unit).pressure_sets).iter()
    }

    // ---- Calls ----------------------------------------------------------------------------------------------------------

    /// The registers that a `CalleeSavedRegs` record lists, in the order in which they are saved.
    pub fn callee_saved(&self, name: &str) -> Option<Records<'a, u16>> {
        self.callee_saved_record(name).map(|c| self.image.list(c.saved))
    }

    /// Everything that keeps its value across a call that saves the registers of a `CalleeSavedRegs` record.
    pub fn preserved(&self, name: &str) -> Option<Bits<'a>> {
        self.callee_saved_record(name).map(|c| self.bits(c.preserved))
    }

    fn callee_saved_record(&self, name: &str) -> Option<CalleeSaved> {
        self.image.records::<CalleeSaved>().iter().find(|c| self.image.string(c.name) == name)
    }
}
