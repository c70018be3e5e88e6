//! `.debug_names`: the index by which debuggers of version 5 find what has a name.
//!
//! Entries are read off the units once these are laid out, so the index is complete by construction: whatever has a name and is a
//! type, a namespace, code, or a variable with a fixed place is in it, by all its names. Names are grouped in buckets by
//! their hash, which does not tell upper case from lower case. O(entries · depth of origins + names · log names).
//!
//! Source: "DWARF Debugging Information Format", version 5, 6.1.1.

use super::LaidOut;
use super::constants::{at, form, op, tag};
use super::die::{BlockPart, Die, DieData, Dies, Step, Value};
use super::expressions::uleb;
use super::unit::{MAX_CHAIN, Pools};
use support::hash::FxHashMap;

/// `DW_IDX_*`
mod idx {
    pub const COMPILE_UNIT: u64 = 1;
    pub const DIE_OFFSET: u64 = 3;
    pub const PARENT: u64 = 4;
}

/// The name of namespaces without one.
const ANONYMOUS: &[u8] = b"(anonymous namespace)";

/// The index of a module.
pub(super) struct NameIndex {
    /// Units that are in it, by their numbers.
    pub units: Vec<u32>,
    /// Per bucket, the number of its first name from 1; 0 if it has none.
    pub buckets: Vec<u32>,
    pub names: Vec<IndexedName>,
    pub abbreviations: Vec<u8>,
    /// The entries of all names.
    pub pool: Vec<u8>,
}

pub(super) struct IndexedName {
    pub hash: u32,
    /// Index into the strings of the module.
    pub string: u32,
    /// Of its first entry, from the beginning of the pool.
    pub offset: u32,
}

/// An entry before it has a place.
#[derive(Clone, Copy)]
struct Entry {
    /// Index into the units of the index.
    unit: u32,
    die: Die,
    tag: u16,
    offset: u32,
    parent: Parent,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Parent {
    /// The unit itself.
    Unit,
    Indexed(Die),
    /// Something that is in no index.
    Other,
}

/// Names of entries, in the order in which they were met.
#[derive(Default)]
struct Collector {
    order: Vec<u32>,
    entries: FxHashMap<u32, Vec<Entry>>,
}

/// The index of the units that want one; `None` if nothing is in it.
pub(super) fn collect(units: &[LaidOut], pools: &mut Pools, is_big_endian: bool) -> Option<NameIndex> {
    let mut collector = Collector::default();
    let mut listed = Vec::new();
    for unit in units.iter().filter(|unit| unit.is_indexed) {
        collector.unit(unit, listed.len() as u32, pools);
        listed.push(unit.number);
    }
    (!collector.order.is_empty()).then(|| collector.finish(listed, pools, is_big_endian))
}

impl Collector {
    fn unit(&mut self, unit: &LaidOut, index: u32, pools: &mut Pools) {
        // The entries around the one that is looked at, and whether each of them is in the index.
        let mut around: Vec<(Die, bool)> = Vec::new();
        for step in unit.dies.steps() {
            let Step::Entry(die) = step else {
                around.pop();
                continue;
            };
            let data = unit.dies.get(die);
            let names = if around.is_empty() { Vec::new() } else { names_of(&unit.dies, die, pools) };
            let parent = match around[..] {
                [] | [_] => Parent::Unit,
                [.., (outer, true)] => Parent::Indexed(outer),
                _ => Parent::Other,
            };
            let entry = Entry { unit: index, die, tag: data.tag, offset: data.offset, parent };
            for &name in &names {
                let entries = self.entries.entry(name).or_default();
                if entries.is_empty() {
                    self.order.push(name);
                }
                entries.push(entry);
            }
            if unit.dies.has_children(die) {
                around.push((die, !names.is_empty()));
            }
        }
    }

    fn finish(self, units: Vec<u32>, pools: &Pools, is_big_endian: bool) -> NameIndex {
        let hashed: Vec<(u32, u32)> =
            self.order.iter().map(|&name| (hash(&pools.strings[name as usize]), name)).collect();
        let mut unique: Vec<u32> = hashed.iter().map(|&(hash, _)| hash).collect();
        unique.sort_unstable();
        unique.dedup();
        let num_buckets = match unique.len() as u32 {
            n @ 0..=16 => n.max(1),
            n @ 17..=1024 => n / 2,
            n => n / 4,
        };
        let mut hashed = hashed;
        hashed.sort_by_key(|&(hash, _)| (hash % num_buckets, hash));
        let mut writer =
            PoolWriter { unit_bytes: unit_bytes(units.len()), is_big_endian, ..PoolWriter::default() };
        let places = writer.places(&hashed, &self.entries);
        let mut buckets = vec![0; num_buckets as usize];
        let mut names = Vec::with_capacity(hashed.len());
        for &(hash, string) in &hashed {
            let bucket = &mut buckets[(hash % num_buckets) as usize];
            if *bucket == 0 {
                *bucket = names.len() as u32 + 1;
            }
            let offset = writer.pool.len() as u32;
            for entry in &self.entries[&string] {
                writer.entry(entry, &places);
            }
            writer.pool.push(0);
            names.push(IndexedName { hash, string, offset });
        }
        writer.abbreviations.push(0);
        NameIndex { units, buckets, names, abbreviations: writer.abbreviations, pool: writer.pool }
    }
}

/// Bytes of the number of a unit: none if there is only one.
fn unit_bytes(units: usize) -> u8 {
    match units {
        0 | 1 => 0,
        2..=0x100 => 1,
        0x101..=0x1_0000 => 2,
        _ => 4,
    }
}

/// The pool in the making.
#[derive(Default)]
struct PoolWriter {
    unit_bytes: u8,
    is_big_endian: bool,
    numbers: FxHashMap<(u16, u8), u64>,
    abbreviations: Vec<u8>,
    pool: Vec<u8>,
}

impl PoolWriter {
    /// Where the first entry of everything will be, by unit and entry.
    fn places(
        &mut self,
        names: &[(u32, u32)],
        entries: &FxHashMap<u32, Vec<Entry>>,
    ) -> FxHashMap<(u32, Die), u32> {
        let (mut places, mut at) = (FxHashMap::default(), 0);
        for (_, name) in names {
            for entry in &entries[name] {
                places.entry((entry.unit, entry.die)).or_insert(at);
                let mut code = Vec::new();
                uleb(&mut code, self.abbreviation(entry));
                let parent = if matches!(entry.parent, Parent::Indexed(_)) { 4 } else { 0 };
                at += code.len() as u32 + u32::from(self.unit_bytes) + 4 + parent;
            }
            at += 1;
        }
        places
    }

    /// The number of the abbreviation of an entry.
    fn abbreviation(&mut self, entry: &Entry) -> u64 {
        let parent_form = match entry.parent {
            Parent::Indexed(_) => form::REF4 as u8,
            Parent::Unit => form::FLAG_PRESENT as u8,
            Parent::Other => 0,
        };
        let next = self.numbers.len() as u64 + 1;
        let number = *self.numbers.entry((entry.tag, parent_form)).or_insert(next);
        if number == next {
            let out = &mut self.abbreviations;
            uleb(out, number);
            uleb(out, entry.tag.into());
            let unit_form = match self.unit_bytes {
                1 => form::DATA1,
                2 => form::DATA2,
                _ => form::DATA4,
            };
            if self.unit_bytes != 0 {
                uleb(out, idx::COMPILE_UNIT);
                uleb(out, unit_form.into());
            }
            uleb(out, idx::DIE_OFFSET);
            uleb(out, form::REF4.into());
            if parent_form != 0 {
                uleb(out, idx::PARENT);
                uleb(out, parent_form.into());
            }
            out.extend([0, 0]);
        }
        number
    }

    fn entry(&mut self, entry: &Entry, places: &FxHashMap<(u32, Die), u32>) {
        let code = self.abbreviation(entry);
        uleb(&mut self.pool, code);
        self.number(entry.unit, self.unit_bytes);
        self.number(entry.offset, 4);
        if let Parent::Indexed(parent) = entry.parent {
            self.number(places.get(&(entry.unit, parent)).copied().unwrap_or(0), 4);
        }
    }

    fn number(&mut self, value: u32, size: u8) {
        let bytes = value.to_le_bytes();
        let bytes = &bytes[..size.into()];
        match self.is_big_endian {
            true => self.pool.extend(bytes.iter().rev()),
            false => self.pool.extend(bytes),
        }
    }
}

/// The names by which an entry is found: none if it is not in the index.
fn names_of(dies: &Dies, die: Die, pools: &mut Pools) -> Vec<u32> {
    let data = dies.get(die);
    let has = |name: u16| data.attributes.iter().any(|a| a.name == name);
    if has(at::DECLARATION) {
        return Vec::new();
    }
    let is_code = matches!(data.tag, tag::SUBPROGRAM | tag::INLINED_SUBROUTINE);
    let is_wanted = match data.tag {
        tag::SUBPROGRAM | tag::INLINED_SUBROUTINE => has(at::LOW_PC) || has(at::RANGES),
        tag::VARIABLE => has_fixed_place(data),
        tag::LABEL => has(at::LOW_PC),
        tag::NAMESPACE => true,
        other => is_type(other),
    };
    if !is_wanted {
        return Vec::new();
    }
    let name = name_of(dies, die, &[at::NAME]);
    let linkage = name_of(dies, die, &[at::LINKAGE_NAME, at::MIPS_LINKAGE_NAME]);
    let linkage = linkage.filter(|_| is_code || data.tag == tag::VARIABLE);
    match (name, data.tag) {
        (None, tag::NAMESPACE) => vec![pools.string(ANONYMOUS)],
        _ => name.into_iter().chain(linkage.filter(|&linkage| Some(linkage) != name)).collect(),
    }
}

fn is_type(tag: u16) -> bool {
    use tag::*;
    const TYPES: [u16; 18] = [
        ARRAY_TYPE,
        CLASS_TYPE,
        ENUMERATION_TYPE,
        POINTER_TYPE,
        REFERENCE_TYPE,
        STRING_TYPE,
        STRUCTURE_TYPE,
        SUBROUTINE_TYPE,
        TYPEDEF,
        UNION_TYPE,
        PTR_TO_MEMBER_TYPE,
        SUBRANGE_TYPE,
        BASE_TYPE,
        CONST_TYPE,
        VOLATILE_TYPE,
        UNSPECIFIED_TYPE,
        RVALUE_REFERENCE_TYPE,
        TEMPLATE_ALIAS,
    ];
    TYPES.contains(&tag)
}

/// Whether a variable is at one address, or at one in the memory of each thread.
fn has_fixed_place(data: &DieData) -> bool {
    data.attributes.iter().filter(|a| a.name == at::LOCATION).any(|a| match &a.value {
        Value::Block(parts) => parts.iter().any(|part| match part {
            BlockPart::Bytes(bytes) => matches!(bytes.first(), Some(&(op::ADDR | op::ADDRX))),
            BlockPart::Address(_) | BlockPart::ThreadLocal(_) => true,
        }),
        _ => false,
    })
}

/// A name that an entry has itself, or from what it refers to.
fn name_of(dies: &Dies, die: Die, attributes: &[u16]) -> Option<u32> {
    let mut at = die;
    for _ in 0..MAX_CHAIN {
        let data = dies.get(at);
        for attribute in &data.attributes {
            if let (true, Value::Number(index)) = (attributes.contains(&attribute.name), &attribute.value) {
                return Some(*index as u32);
            }
        }
        at = data.attributes.iter().find_map(|attribute| match (attribute.name, &attribute.value) {
            (at::ABSTRACT_ORIGIN | at::SPECIFICATION, Value::Die(of)) => Some(*of),
            _ => None,
        })?;
    }
    None
}

/// The hash of a name without regard to case: 33 times the hash so far, plus the next byte.
fn hash(name: &[u8]) -> u32 {
    let step = |hash: u32, byte: u8| hash.wrapping_mul(33).wrapping_add(byte.into());
    match std::str::from_utf8(name) {
        Ok(text) if !text.is_ascii() => {
            let folded = text.chars().map(|c| match c {
                // Both forms without a dot in the other case are the one letter.
                '\u{130}' | '\u{131}' => 'i',
                _ => {
                    let mut lower = c.to_lowercase();
                    match (lower.next(), lower.next()) {
                        (Some(lower), None) => lower,
                        _ => c,
                    }
                }
            });
            folded.collect::<String>().bytes().fold(5381, step)
        }
        _ => name.iter().fold(5381, |hash, byte| step(hash, byte.to_ascii_lowercase())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_do_not_depend_on_case() {
        assert_eq!(hash(b""), 5381);
        assert_eq!(hash(b"a"), 5381 * 33 + 97);
        assert_eq!(hash(b"Main"), hash(b"mAIN"));
        assert_eq!(hash("\u{c4}x".as_bytes()), hash("\u{e4}X".as_bytes()));
    }
}
