//! What is known at one place of the program: which variables are where.

use mir::FrameIndex;
use std::collections::{BTreeMap, BTreeSet};

/// Where values are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    Unit(u16),
    Slot(FrameIndex, u8),
    /// A piece of what an instruction makes that can be repeated anywhere: it has variables, but never gets others by moves.
    Constant(u32, u8),
}

/// A piece of a variable: a virtual register's, or what a register unit held in the old function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fact {
    variable: u32,
    piece: u8,
}

const UNITS: u32 = 1 << 31;

impl Fact {
    pub fn virtual_piece(index: u32, piece: u8) -> Fact {
        Fact { variable: index, piece }
    }

    pub fn unit(unit: u16) -> Fact {
        Fact { variable: UNITS | u32::from(unit), piece: 0 }
    }

    pub fn variable(self) -> u32 {
        self.variable
    }

    pub fn as_unit(self) -> Option<u16> {
        (self.variable & UNITS != 0).then_some(self.variable as u16)
    }
}

/// See the module text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// Facts of each place, sorted; no empty lists.
    places: BTreeMap<Place, Vec<Fact>>,
    /// Variables that have a value; the others may be read anywhere.
    defined: Defined,
    /// Pieces without a value of variables of which others have one.
    open: BTreeSet<Fact>,
}

/// A bit set over variables: virtual registers, units.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Defined {
    virtuals: Vec<u64>,
    units: Vec<u64>,
}

impl Defined {
    fn bits(&mut self, variable: u32) -> (&mut u64, u64) {
        let (words, index) = match variable & UNITS {
            0 => (&mut self.virtuals, variable as usize),
            _ => (&mut self.units, (variable ^ UNITS) as usize),
        };
        if words.len() <= index / 64 {
            words.resize(index / 64 + 1, 0);
        }
        (&mut words[index / 64], 1 << (index % 64))
    }

    fn contains(&self, variable: u32) -> bool {
        let (words, index) = match variable & UNITS {
            0 => (&self.virtuals, variable as usize),
            _ => (&self.units, (variable ^ UNITS) as usize),
        };
        words.get(index / 64).is_some_and(|word| word >> (index % 64) & 1 != 0)
    }

    /// True if this changes anything.
    fn extend(&mut self, other: &Defined) -> bool {
        let mut changed = false;
        for (words, others) in [(&mut self.virtuals, &other.virtuals), (&mut self.units, &other.units)] {
            words.resize(words.len().max(others.len()), 0);
            for (word, other) in words.iter_mut().zip(others) {
                changed |= *word | other != *word;
                *word |= other;
            }
        }
        changed
    }
}

impl State {
    /// All pieces of a variable have a value.
    pub fn define(&mut self, variable: u32) {
        self.open.retain(|fact| fact.variable != variable);
        let (word, bit) = self.defined.bits(variable);
        *word |= bit;
    }

    /// Some pieces have one; `others` keep theirs, unless nothing of the variable had one.
    pub fn define_pieces(&mut self, variable: u32, pieces: &[Fact], others: impl Iterator<Item = Fact>) {
        if !self.defined.contains(variable) {
            self.define(variable);
            self.open.extend(others);
        }
        pieces.iter().for_each(|fact| _ = self.open.remove(fact));
    }

    pub fn undefine(&mut self, variable: u32) {
        self.open.retain(|fact| fact.variable != variable);
        let (word, bit) = self.defined.bits(variable);
        *word &= !bit;
    }

    pub fn undefine_piece(&mut self, fact: Fact) {
        if self.defined.contains(fact.variable) {
            self.open.insert(fact);
        }
    }

    pub fn is_defined(&self, fact: Fact) -> bool {
        self.defined.contains(fact.variable) && !self.open.contains(&fact)
    }

    pub fn holds(&self, place: Place, fact: Fact) -> bool {
        self.places.get(&place).is_some_and(|facts| facts.binary_search(&fact).is_ok())
    }

    pub fn put(&mut self, place: Place, fact: Fact) {
        let facts = self.places.entry(place).or_default();
        if let Err(at) = facts.binary_search(&fact) {
            facts.insert(at, fact);
        }
    }

    pub fn clear(&mut self, place: Place) {
        self.places.remove(&place);
    }

    /// A variable's value is nowhere any more.
    pub fn forget(&mut self, variable: u32) {
        self.retain(|fact| fact.variable != variable);
    }

    pub fn forget_fact(&mut self, gone: Fact) {
        self.retain(|fact| fact != gone);
    }

    fn retain(&mut self, keep: impl Fn(Fact) -> bool) {
        self.places.retain(|_, facts| {
            facts.retain(|&fact| keep(fact));
            !facts.is_empty()
        });
    }

    pub fn places_of(&self, fact: Fact) -> Vec<Place> {
        let holding = self.places.iter().filter(|(_, facts)| facts.binary_search(&fact).is_ok());
        holding.map(|(&place, _)| place).collect()
    }

    /// What is in `from` is in `to` as well, at once; what was in `to` is gone.
    pub fn transfer(&mut self, to: impl Iterator<Item = Place>, from: impl Iterator<Item = Place>) {
        let contents: Vec<_> = from.map(|place| self.places.get(&place).cloned()).collect();
        for (place, contents) in to.zip(contents) {
            match contents {
                Some(facts) => self.places.insert(place, facts),
                None => self.places.remove(&place),
            };
        }
    }

    /// Keeps only virtual registers that `keep` is true for, and units.
    pub fn leave(&mut self, keep: &[bool]) {
        let stays = |variable: u32| variable & UNITS != 0 || keep.get(variable as usize) == Some(&true);
        self.retain(|fact| stays(fact.variable));
        self.open.retain(|fact| stays(fact.variable));
        for (index, word) in self.defined.virtuals.iter_mut().enumerate() {
            let mut rest = *word;
            while rest != 0 {
                let bit = rest.trailing_zeros();
                rest &= rest - 1;
                if !stays(index as u32 * 64 + bit) {
                    *word &= !(1 << bit);
                }
            }
        }
    }

    /// Keeps what holds here and in the other state. True if this changes anything.
    pub fn meet(&mut self, other: &State) -> bool {
        let mut changed = false;
        let none = Vec::new();
        let is_open = |fact: &Fact| !self.is_defined(*fact) && !other.is_defined(*fact);
        let open: BTreeSet<Fact> = self.open.union(&other.open).copied().filter(is_open).collect();
        let State { places, defined, open: own } = self;
        places.retain(|place, here| {
            let there = other.places.get(place).unwrap_or(&none);
            // A variable without a value on one way may be anywhere there.
            let before = here.len();
            here.retain(|f| there.binary_search(f).is_ok() || !other.is_defined(*f));
            changed |= here.len() != before;
            !here.is_empty()
        });
        let has_none = |f: &&Fact| !defined.contains(f.variable) || own.contains(f);
        for (place, there) in &other.places {
            for fact in there.iter().filter(has_none) {
                let here = places.entry(*place).or_default();
                if let Err(at) = here.binary_search(fact) {
                    here.insert(at, *fact);
                    changed = true;
                }
            }
        }
        places.retain(|_, here| !here.is_empty());
        changed |= *own != open;
        *own = open;
        defined.extend(&other.defined) || changed
    }
}
