//! The classes of the description, closed under the questions that a code generator asks.
//!
//! For every class, those made here included: the members with a part under an index; the members in another class; the
//! members whose part under an index is in another class. Equal answers are one class: a class is its set of members and its
//! sizes.
//!
//! Classes are then ordered by size, larger sets first, so that super-classes come before their sub-classes, and inferred
//! classes take what else there is to say from the closest class above them.

use super::{RegSize, RegisterClass, Registers};
use std::collections::BTreeMap;
use support::bitset::BitVec;
use support::hash::FxHashMap;

/// More classes than this are a mistake in the description rather than a machine.
const MAX_CLASSES: usize = 20_000;

type Sizes = Vec<(u16, RegSize)>;

struct Closure<'a> {
    file: &'a mut Registers,
    known: FxHashMap<(BitVec, Sizes), usize>,
    /// Index and sub-class, by class; numbers are those before classes are ordered.
    with_sub_reg: Vec<BTreeMap<u16, usize>>,
    /// For an inferred class that was made for a part: index and class of the part.
    made_for: FxHashMap<usize, (u16, usize)>,
    /// Indices, those that compose to others before them.
    index_order: Vec<u16>,
}

/// Makes the classes that are missing, and numbers all.
pub fn infer(file: &mut Registers) {
    let mut closure = Closure {
        with_sub_reg: vec![BTreeMap::new(); file.classes.len()],
        made_for: FxHashMap::default(),
        index_order: index_order(file),
        known: FxHashMap::default(),
        file,
    };
    for i in 0..closure.file.classes.len() {
        closure.note_shapes(i);
        if !closure.file.classes[i].artificial {
            closure.known.entry(closure.key(i)).or_insert(i);
        }
    }
    closure.close();
    let with_sub_reg = closure.with_sub_reg;
    let new_number = number(file);
    for (old, with) in with_sub_reg.into_iter().enumerate() {
        let class = &mut file.classes[new_number[old] as usize];
        class.with_sub_reg = with.into_iter().map(|(i, c)| (i, new_number[c])).collect();
    }
    relate_parts(file);
    for class in &mut file.classes {
        let registers = &file.registers;
        class.covered_by_sub_regs = class.members.iter().all(|&m| registers[m as usize].covered_by_sub_regs);
        class.has_disjunct_sub_regs =
            class.members.iter().any(|&m| registers[m as usize].has_disjunct_sub_regs);
    }
}

impl Closure<'_> {
    fn class(&self, i: usize) -> &RegisterClass {
        &self.file.classes[i]
    }

    fn key(&self, i: usize) -> (BitVec, Sizes) {
        (self.class(i).member_set.clone(), self.class(i).sizes.clone())
    }

    fn note_shapes(&mut self, i: usize) {
        let shapes = self.file.registers.iter().map(|r| r.shape as usize + 1).max().unwrap_or(0);
        let mut set = BitVec::new(shapes);
        for &member in &self.file.classes[i].members {
            set.set(self.file.registers[member as usize].shape as usize, true);
        }
        self.file.classes[i].shapes = set;
    }

    /// The class with these members and the sizes of `of`; made under the name that `name` gives if there is none.
    fn sub_class(&mut self, of: usize, members: BitVec, name: impl FnOnce(&Self) -> String) -> usize {
        let key = (members, self.class(of).sizes.clone());
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let number = self.file.classes.len();
        let members: Vec<u16> = key.0.ones().map(|m| m as u16).collect();
        let class = RegisterClass {
            name: name(self),
            artificial: members.iter().all(|&m| self.file.registers[m as usize].artificial),
            members,
            member_set: key.0.clone(),
            sizes: key.1.clone(),
            allocatable: true,
            ..RegisterClass::default()
        };
        self.file.classes.push(class);
        self.with_sub_reg.push(BTreeMap::new());
        self.known.insert(key, number);
        self.note_shapes(number);
        number
    }

    fn close(&mut self) {
        let mut next = 0;
        // Classes before this one have been matched with all classes before it.
        let mut first_new = self.file.classes.len();
        while next < self.file.classes.len() && self.file.classes.len() < MAX_CLASSES {
            if !self.class(next).artificial {
                self.split_by_index(next);
                self.split_by_class(next);
                self.split_by_part(next, 0, self.file.classes.len());
            }
            next += 1;
            if next == first_new {
                // Classes made meanwhile have not been looked for in the parts of the classes before.
                let end = self.file.classes.len();
                for class in 0..next {
                    if !self.class(class).artificial {
                        self.split_by_part(class, first_new, end);
                    }
                }
                first_new = end;
            }
        }
    }

    /// `A_with_i`
    fn split_by_index(&mut self, class: usize) {
        let mut having: BTreeMap<u16, BitVec> = BTreeMap::new();
        let registers = &self.file.registers;
        for &member in &self.class(class).members {
            let register = &registers[member as usize];
            for &(index, _) in register.sub_regs.iter().filter(|_| !register.artificial) {
                let set = having.entry(index).or_insert_with(|| BitVec::new(registers.len()));
                set.set(member as usize, true);
            }
        }
        for (index, members) in having {
            let sub_class = if members == self.class(class).member_set {
                class
            } else if self.file.sub_indices[index as usize].artificial {
                continue;
            } else {
                self.sub_class(class, members, |this| {
                    format!("{}_with_{}", this.class(class).name, this.file.sub_indices[index as usize].name)
                })
            };
            self.with_sub_reg[class].insert(index, sub_class);
        }
    }

    /// `A_and_B`
    fn split_by_class(&mut self, class: usize) {
        for other in 0..self.file.classes.len() {
            if other == class || self.class(class).member_set.is_disjoint(&self.class(other).member_set) {
                continue;
            }
            let mut members = self.class(class).member_set.clone();
            members.intersect_with(&self.class(other).member_set);
            // The one with the stricter spill slot decides.
            let stricter = spills_stricter(&self.class(other).sizes, &self.class(class).sizes);
            let (a, b) = if stricter { (other, class) } else { (class, other) };
            self.sub_class(a, members, |this| format!("{}_and_{}", this.class(a).name, this.class(b).name));
        }
    }

    /// `A_with_i_in_B`, for `B` among the classes from `first` to `end`.
    ///
    /// If all members of `A` have their part under `i` in some `B`, the parts of these parts need no look: the sub-classes of `B`
    /// that they lead to are candidates for `i` themselves.
    fn split_by_part(&mut self, class: usize, first: usize, end: usize) {
        let mut implied = BitVec::new(self.file.sub_indices.len());
        for index in self.index_order.clone() {
            if implied.get(index as usize) || self.with_sub_reg[class].get(&index) != Some(&class) {
                continue;
            }
            let mut shapes = BitVec::new(self.class(class).shapes.len());
            let pairs: Vec<(u16, u16)> = (self.class(class).members.iter())
                .filter_map(|&m| Some((m, self.file.sub_reg(m, index)?)))
                .collect();
            for &(_, part) in &pairs {
                shapes.set(self.file.registers[part as usize].shape as usize, true);
            }
            for other in first..end {
                let target = self.class(other);
                if target.artificial || shapes.is_disjoint(&target.shapes) {
                    continue;
                }
                let mut members = BitVec::new(self.file.registers.len());
                let mut count = 0;
                for &(whole, part) in &pairs {
                    if target.member_set.get(part as usize) {
                        members.set(whole as usize, true);
                        count += 1;
                    }
                }
                if count == pairs.len() {
                    for &composite in self.file.sub_indices[index as usize].composites.values() {
                        implied.set(composite as usize, true);
                    }
                } else if count != 0 {
                    self.add_with_part(class, members, index, other);
                }
            }
        }
    }

    /// The class of the members of `class` with their part under `index` in `other`. If that was itself made for a part,
    /// the name says so directly.
    fn add_with_part(&mut self, class: usize, members: BitVec, index: u16, other: usize) {
        let composites = &self.file.sub_indices[index as usize].composites;
        let direct = (self.made_for.get(&other))
            .and_then(|&(inner, origin)| Some((*composites.get(&inner)?, origin)))
            .unwrap_or((index, other));
        let before = self.file.classes.len();
        let number = self.sub_class(class, members, |this| {
            format!(
                "{}_with_{}_in_{}",
                this.class(class).name,
                this.file.sub_indices[direct.0 as usize].name,
                this.class(direct.1).name
            )
        });
        if number == before {
            self.made_for.insert(number, direct);
        }
    }
}

/// Indices in their natural order, but those that others are composed of first: the reverse of a post-order.
fn index_order(file: &Registers) -> Vec<u16> {
    let mut post_order = Vec::new();
    let mut seen = vec![false; file.sub_indices.len()];
    for start in (1..file.sub_indices.len() as u16).rev() {
        let mut stack = vec![(start, false)];
        while let Some((index, finished)) = stack.pop() {
            if finished {
                post_order.push(index);
            } else if !std::mem::replace(&mut seen[index as usize], true) {
                stack.push((index, true));
                // The last one pushed is visited first: the one that is composed with the largest index.
                stack.extend(file.sub_indices[index as usize].composites.values().map(|&c| (c, false)));
            }
        }
    }
    post_order.reverse();
    post_order
}

/// The sizes for the first mode of `a`, of both.
fn for_first_mode(a: &Sizes, b: &Sizes) -> (RegSize, RegSize) {
    let Some(&(mode, first)) = a.first() else { return Default::default() };
    let other = b.iter().find(|s| s.0 == mode).or_else(|| b.first()).map(|s| s.1).unwrap_or_default();
    (first, other)
}

fn spills_stricter(a: &Sizes, b: &Sizes) -> bool {
    let (a, b) = for_first_mode(a, b);
    (a.spill_bits, a.spill_align_bits) > (b.spill_bits, b.spill_align_bits)
}

/// Whether a member of a class of sizes `b` can stand where `a` is asked for.
fn fits_in(a: &Sizes, b: &Sizes) -> bool {
    let (a, b) = for_first_mode(a, b);
    a.reg_bits <= b.reg_bits
        && a.spill_align_bits != 0
        && b.spill_align_bits % a.spill_align_bits == 0
        && a.spill_bits <= b.spill_bits
}

/// Orders the classes, and finds sub- and super-classes. The result says which number each class got.
pub fn number(file: &mut Registers) -> Vec<u16> {
    let mut order: Vec<usize> = (0..file.classes.len()).collect();
    order.sort_by(|&a, &b| {
        let (a, b) = (&file.classes[a], &file.classes[b]);
        let (size_a, size_b) = for_first_mode(&a.sizes, &b.sizes);
        (size_a, b.members.len(), &a.name).cmp(&(size_b, a.members.len(), &b.name))
    });
    let mut new_number = vec![0; order.len()];
    for (new, &old) in order.iter().enumerate() {
        new_number[old] = new as u16;
    }
    let mut old: Vec<Option<RegisterClass>> =
        std::mem::take(&mut file.classes).into_iter().map(Some).collect();
    file.classes = order.iter().filter_map(|&i| old[i].take()).collect();
    file.class_by_name = file.classes.iter().enumerate().map(|(i, c)| (c.name.clone(), i as u16)).collect();
    relate(&mut file.classes);
    for i in 0..file.classes.len() {
        inherit(file, i);
    }
    new_number
}

/// Sub-classes come after their super-classes, except among classes with equal members.
fn relate(classes: &mut [RegisterClass]) {
    let count = classes.len();
    for class in (0..count).rev() {
        let mut sub_classes = BitVec::new(count);
        sub_classes.set(class, true);
        if !classes[class].artificial {
            let is_sub = |other: usize| {
                fits_in(&classes[class].sizes, &classes[other].sizes)
                    && classes[other].member_set.is_subset(&classes[class].member_set)
            };
            for (other, below) in classes.iter().enumerate().skip(class + 1) {
                if !sub_classes.get(other) && is_sub(other) {
                    sub_classes.union_with(&below.sub_classes);
                }
            }
            for other in (0..class).rev().take_while(|&o| is_sub(o)) {
                sub_classes.set(other, true);
            }
        }
        classes[class].sub_classes = sub_classes;
    }
    for class in 0..count {
        for sub in classes[class].sub_classes.clone().ones().filter(|&s| s != class) {
            classes[sub].super_classes.push(class as u16);
        }
    }
}

/// What an inferred class has from the closest class above it.
fn inherit(file: &mut Registers, class: usize) {
    if file.classes[class].def.is_some() {
        return;
    }
    let Some(&closest) = file.classes[class].super_classes.last() else { return };
    let above = file.classes[closest as usize].clone();
    let supers = file.classes[class].super_classes.clone();
    // What is allocatable somewhere is so here, whatever the closest class says.
    let allocatable = supers.iter().any(|&s| file.classes[s as usize].allocatable);
    let this = &mut file.classes[class];
    this.copy_cost = above.copy_cost;
    this.allocatable = allocatable;
    this.alloc_priority = above.alloc_priority;
    this.global_priority = above.global_priority;
    this.ts_flags = above.ts_flags;
    this.order_select = above.order_select;
    this.generate_pressure_set |= above.generate_pressure_set;
    this.types = above.types;
    let own = |order: &Vec<u16>| order.iter().copied().filter(|&r| this.member_set.get(r as usize)).collect();
    let orders: Vec<Vec<u16>> = above.alt_orders.iter().map(own).collect();
    this.members = own(&above.members);
    this.alt_orders = orders;
}

/// For each class and index that all members have: the classes with all the parts, and the smallest of them.
fn relate_parts(file: &mut Registers) {
    let count = file.classes.len();
    let mut smallest: Vec<usize> = (0..count).filter(|&c| !file.classes[c].artificial).collect();
    smallest.sort_by_key(|&c| file.classes[c].members.len());
    for class in 0..count {
        let this = &file.classes[class];
        let full = this.with_sub_reg.iter().filter(|(_, c)| usize::from(**c) == class).map(|(&i, _)| i);
        for index in full.collect::<Vec<_>>() {
            let mut parts = BitVec::new(file.registers.len());
            for member in file.classes[class].member_set.ones() {
                parts.set(file.sub_reg(member as u16, index).unwrap_or(0) as usize, true);
            }
            let mut first = None;
            for &other in &smallest {
                if parts.is_subset(&file.classes[other].member_set) {
                    first = first.or(Some(other as u16));
                    let set = file.classes[other].super_reg_classes.entry(index);
                    set.or_insert_with(|| BitVec::new(count)).set(class, true);
                }
            }
            if let Some(first) = first {
                file.classes[class].part_classes.insert(index, first);
            }
        }
    }
}
