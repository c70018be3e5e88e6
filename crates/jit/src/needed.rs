//! What has to be linked for a look-up: the units that are asked for, and those that they refer to, and so on.
//!
//! Either all of them are linked or none: as long as a name is missing nothing is written, so the name may be added later.
//! If a value does not fit its place, the unit is *broken*, and so is everything that refers to it; units of the session
//! that do not refer to it are linked and found as if it were not there.
//!
//! Cost: linear in the symbols, relocations and bytes of the units that are linked now; units that are linked already are
//! not looked at.

use crate::link::Meaning;
use crate::session::{Stage, State};
use crate::{Error, Result};
use std::collections::BTreeMap;
use support::hash::{FxHashMap, FxHashSet};

/// What was found out about units that are to be linked, before anything is changed.
#[derive(Default)]
struct Needed {
    /// By unit: what its symbols mean.
    units: BTreeMap<u64, Vec<Option<Meaning>>>,
    /// By unit: those that refer to it.
    users: FxHashMap<u64, Vec<u64>>,
    /// Names that nothing defines, with the units that name them.
    missing: FxHashSet<(u64, Box<[u8]>)>,
    /// Why one of the units will never be linked.
    broken: Option<Error>,
}

impl State {
    /// Links these units and what they need. The error is the first by the order of addition, or names all that is
    /// missing.
    pub(crate) fn link(&mut self, roots: &[u64]) -> Result<()> {
        loop {
            let needed = self.needed(roots);
            if let Some(error) = needed.broken {
                return Err(error);
            }
            if needed.missing.is_empty() {
                return self.link_needed(needed);
            }
            if !self.supply(&needed.missing)? {
                return Err(self.undefined(&needed.missing));
            }
        }
    }

    fn needed(&self, roots: &[u64]) -> Needed {
        let mut needed = Needed::default();
        let mut meanings = FxHashMap::<Box<[u8]>, Option<Meaning>>::default();
        let mut work = roots.to_vec();
        while let Some(id) = work.pop() {
            // A number without an entry is that of stubs, which are always ready.
            let Some(entry) = self.units.get(&id).filter(|_| !needed.units.contains_key(&id)) else {
                continue;
            };
            match &entry.stage {
                Stage::Linked => continue,
                Stage::Broken(error) => {
                    needed.broken.get_or_insert_with(|| error.clone());
                    continue;
                }
                Stage::Pending => {}
            }
            for name in entry.placed.undefined_and_shared() {
                if let Some(definition) = self.names.get(&name).filter(|definition| definition.unit != id) {
                    needed.users.entry(definition.unit).or_default().push(id);
                    work.push(definition.unit);
                }
                meanings.entry(name).or_insert_with_key(|name| self.meaning(name));
            }
            let find = |name: &[u8]| meanings.get(name).copied().flatten();
            let resolved = entry.placed.resolve(&self.memory, &find).unwrap_or_else(|names| {
                needed.missing.extend(names.into_iter().map(|name| (id, name)));
                Vec::new()
            });
            needed.units.insert(id, resolved);
        }
        needed
    }

    fn link_needed(&mut self, needed: Needed) -> Result<()> {
        let mut broken = BTreeMap::<u64, Error>::new();
        for (id, meanings) in &needed.units {
            let Some(entry) = self.units.get_mut(id) else { continue };
            let relocations: usize = entry.placed.unit.sections.iter().map(|s| s.relocations.len()).sum();
            match entry.placed.relocate(&mut self.memory, meanings, self.described.as_ref()) {
                Ok(()) => self.stats.relocations += relocations as u64,
                Err(error) => {
                    broken.insert(*id, error);
                }
            }
        }
        let first = broken.values().next().cloned();
        spread(&mut broken, &needed.users);
        for &id in needed.units.keys() {
            self.pending.remove(&id);
            let Some(mut entry) = self.units.remove(&id) else { continue };
            match broken.remove(&id) {
                Some(error) => entry.stage = Stage::Broken(error),
                None => {
                    self.finish(&mut entry);
                    self.uninitialized.insert(id);
                }
            }
            self.units.insert(id, entry);
        }
        first.map_or(Ok(()), Err)
    }

    fn undefined(&self, missing: &FxHashSet<(u64, Box<[u8]>)>) -> Error {
        let describe = |(id, name): &(u64, Box<[u8]>)| {
            let unit = self.units.get(id).map_or("", |entry| &entry.placed.unit.name);
            format!("'{}' (in {unit})", String::from_utf8_lossy(name))
        };
        let mut names: Vec<String> = missing.iter().map(describe).collect();
        names.sort();
        Error::new(format!("undefined symbols: {}", names.join(", ")))
    }
}

/// Users of what is broken are broken for the same reason.
fn spread(broken: &mut BTreeMap<u64, Error>, users: &FxHashMap<u64, Vec<u64>>) {
    let mut work: Vec<(u64, Error)> = broken.iter().map(|(&id, error)| (id, error.clone())).collect();
    while let Some((id, error)) = work.pop() {
        for &user in users.get(&id).into_iter().flatten() {
            broken.entry(user).or_insert_with(|| {
                work.push((user, error.clone()));
                error.clone()
            });
        }
    }
}
