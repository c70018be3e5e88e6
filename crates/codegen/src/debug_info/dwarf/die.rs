//! Entries of `.debug_info`: a tree whose nodes have a tag and attributes, each in a form.
//!
//! Entries are numbered in the order in which they are made, which is the order among siblings. Layout gives every entry the
//! number of its abbreviation (tag, and attributes with their forms) and its offset in the unit; both walks follow links, so
//! the depth of the tree does not matter. O(entries + attributes).

use super::constants::form;
use mc::Symbol;
use support::entity::{PrimaryMap, entity};
use support::hash::FxHashMap;

entity! {
    /// An entry of a unit.
    pub struct Die = "die";
}

/// What an attribute says, in the way of its form.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    /// Numbers, indices into tables, and flags; of `sdata`, as two's complement.
    Number(u64),
    Die(Die),
    /// An address, or a place in another section.
    Place(Symbol),
    /// From the second symbol to the first.
    Distance(Symbol, Symbol),
    Block(Vec<BlockPart>),
}

/// A part of a block.
#[derive(Clone, Debug)]
pub(crate) enum BlockPart {
    Bytes(Vec<u8>),
    /// The address of a symbol.
    Address(Symbol),
    /// The place of a symbol in the memory of a thread.
    ThreadLocal(Symbol),
}

#[derive(Clone, Debug)]
pub(crate) struct Attribute {
    pub name: u16,
    pub form: u16,
    pub value: Value,
}

#[derive(Clone, Debug)]
pub(crate) struct DieData {
    pub tag: u16,
    pub attributes: Vec<Attribute>,
    parent: Option<Die>,
    first: Option<Die>,
    last: Option<Die>,
    next: Option<Die>,
    pub abbreviation: u32,
    /// From the beginning of the unit.
    pub offset: u32,
}

/// The entries of a unit; the first is the unit's own.
#[derive(Debug)]
pub(crate) struct Dies {
    dies: PrimaryMap<Die, DieData>,
}

/// Sizes that units of a module share.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Widths {
    pub address_bytes: u8,
    /// Of lengths and of offsets into other sections: 4, or 8 in the 64-bit format.
    pub offset_bytes: u8,
}

/// A step on the way through the tree, in the order in which it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Entry(Die),
    /// The end of an entry's children.
    End,
}

impl Dies {
    pub const ROOT: Die = Die::from_u32(0);

    pub fn new(tag: u16) -> Dies {
        let mut dies = Dies { dies: PrimaryMap::new() };
        dies.push(tag, None);
        dies
    }

    fn push(&mut self, tag: u16, parent: Option<Die>) -> Die {
        self.dies.push(DieData {
            tag,
            attributes: Vec::new(),
            parent,
            first: None,
            last: None,
            next: None,
            abbreviation: 0,
            offset: 0,
        })
    }

    /// A new entry, the last child of another one.
    pub fn add(&mut self, tag: u16, parent: Die) -> Die {
        let die = self.push(tag, Some(parent));
        match self.dies[parent].last.replace(die) {
            Some(last) => self.dies[last].next = Some(die),
            None => self.dies[parent].first = Some(die),
        }
        die
    }

    pub fn get(&self, die: Die) -> &DieData {
        &self.dies[die]
    }

    pub fn set(&mut self, die: Die, name: u16, form: u16, value: Value) {
        self.dies[die].attributes.push(Attribute { name, form, value });
    }

    /// Changes what an attribute says, in the form that it has.
    pub fn change(&mut self, die: Die, name: u16, value: Value) {
        let attributes = &mut self.dies[die].attributes;
        if let Some(attribute) = attributes.iter_mut().find(|attribute| attribute.name == name) {
            attribute.value = value;
        }
    }

    pub fn has_children(&self, die: Die) -> bool {
        self.dies[die].first.is_some()
    }

    /// The step after the one at an entry, or after the end of its children.
    fn after(&self, die: Die, done: bool) -> Option<(Die, bool)> {
        let data = &self.dies[die];
        if let (Some(first), false) = (data.first, done) {
            return Some((first, false));
        }
        match data.next {
            Some(next) => Some((next, false)),
            None => data.parent.map(|parent| (parent, true)),
        }
    }

    /// The whole tree.
    pub fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::with_capacity(self.dies.len() * 2);
        let mut at = Some((Dies::ROOT, false));
        while let Some((die, done)) = at {
            steps.push(if done { Step::End } else { Step::Entry(die) });
            at = self.after(die, done);
        }
        steps
    }

    /// Gives entries their abbreviations and offsets, from `start` on; returns the size of the unit.
    pub fn lay_out(&mut self, abbreviations: &mut Abbreviations, start: u32, widths: Widths) -> u32 {
        let mut offset = start;
        for step in self.steps() {
            let Step::Entry(die) = step else {
                offset += 1;
                continue;
            };
            let has_children = self.has_children(die);
            let data = &mut self.dies[die];
            data.abbreviation = abbreviations.number(data, has_children);
            data.offset = offset;
            let sizes = data.attributes.iter().map(|attribute| attribute.size(widths));
            offset += uleb_size(data.abbreviation.into()) + sizes.sum::<u32>();
        }
        offset
    }
}

impl BlockPart {
    fn size(&self, address_bytes: u8) -> u32 {
        match self {
            BlockPart::Bytes(bytes) => bytes.len() as u32,
            BlockPart::Address(_) | BlockPart::ThreadLocal(_) => address_bytes.into(),
        }
    }
}

/// The size of a block without the length in front.
pub(crate) fn block_size(parts: &[BlockPart], address_bytes: u8) -> u32 {
    parts.iter().map(|part| part.size(address_bytes)).sum()
}

impl Attribute {
    fn size(&self, widths: Widths) -> u32 {
        let address_bytes = widths.address_bytes;
        match (self.form, &self.value) {
            (form::FLAG_PRESENT | form::IMPLICIT_CONST, _) => 0,
            (form::DATA1 | form::STRX1 | form::FLAG, _) => 1,
            (form::DATA2 | form::STRX2, _) => 2,
            (form::STRX3, _) => 3,
            (form::STRP | form::SEC_OFFSET, _) => widths.offset_bytes.into(),
            (form::DATA4 | form::REF4 | form::STRX4, _) => 4,
            (form::DATA8, _) => 8,
            (form::ADDR, _) => address_bytes.into(),
            (form::SDATA, Value::Number(n)) => sleb_size(*n as i64),
            (form::EXPRLOC, Value::Block(parts)) => {
                let size = block_size(parts, address_bytes);
                uleb_size(size.into()) + size
            }
            (form::BLOCK1, Value::Block(parts)) => 1 + block_size(parts, address_bytes),
            (form::BLOCK2, Value::Block(parts)) => 2 + block_size(parts, address_bytes),
            (form::BLOCK4, Value::Block(parts)) => 4 + block_size(parts, address_bytes),
            (_, Value::Number(n)) => uleb_size(*n),
            (form, value) => {
                debug_assert!(false, "{value:?} in form {form:#x}");
                0
            }
        }
    }
}

/// Bytes of a number in LEB128.
pub(crate) fn uleb_size(value: u64) -> u32 {
    (64 - (value | 1).leading_zeros()).div_ceil(7)
}

pub(crate) fn sleb_size(value: i64) -> u32 {
    let magnitude = if value < 0 { !value } else { value } as u64;
    (65 - magnitude.leading_zeros()).div_ceil(7)
}

/// What entries have in common: a tag, whether there are children, attributes and forms.
#[derive(Debug, Default)]
pub(crate) struct Abbreviations {
    numbers: FxHashMap<Vec<u64>, u32>,
    /// In the order of their numbers, from 1.
    pub shapes: Vec<Shape>,
}

#[derive(Clone, Debug)]
pub(crate) struct Shape {
    pub tag: u16,
    pub has_children: bool,
    /// Attribute, form, and the constant if it is in the form.
    pub attributes: Vec<(u16, u16, Option<u64>)>,
}

impl Abbreviations {
    fn number(&mut self, data: &DieData, has_children: bool) -> u32 {
        let mut key = vec![u64::from(data.tag) << 1 | u64::from(has_children)];
        for attribute in &data.attributes {
            key.push(u64::from(attribute.name) << 16 | u64::from(attribute.form));
            key.extend(attribute.implicit());
        }
        let (numbers, shapes) = (&mut self.numbers, &mut self.shapes);
        *numbers.entry(key).or_insert_with(|| {
            let attributes = data.attributes.iter().map(|a| (a.name, a.form, a.implicit())).collect();
            shapes.push(Shape { tag: data.tag, has_children, attributes });
            shapes.len() as u32
        })
    }
}

impl Attribute {
    fn implicit(&self) -> Option<u64> {
        match self.value {
            Value::Number(n) if self.form == form::IMPLICIT_CONST => Some(n),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_of_numbers() {
        assert_eq!([0, 127, 128, u64::MAX].map(uleb_size), [1, 1, 2, 10]);
        assert_eq!([0, 63, 64, -64, -65, i64::MIN].map(sleb_size), [1, 1, 2, 1, 2, 10]);
    }

    #[test]
    fn entries_of_one_shape_share_an_abbreviation() {
        let mut dies = Dies::new(0x11);
        let outer = dies.add(0x2e, Dies::ROOT);
        let (a, b) = (dies.add(0x34, outer), dies.add(0x34, outer));
        for die in [a, b] {
            dies.set(die, 3, form::DATA2, Value::Number(1));
        }
        let mut abbreviations = Abbreviations::default();
        let widths = Widths { address_bytes: 8, offset_bytes: 4 };
        let end = dies.lay_out(&mut abbreviations, 12, widths);
        let offsets = [Dies::ROOT, outer, a, b].map(|die| dies.get(die).offset);
        assert_eq!((offsets, end), ([12, 13, 14, 17], 22));
        assert_eq!([a, b].map(|die| dies.get(die).abbreviation), [3, 3]);
        assert_eq!(abbreviations.shapes.len(), 3);
    }
}
