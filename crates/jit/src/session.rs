//! A session: what is in memory, and what names mean.
//!
//! Units that are added get addresses at once and are *linked* when something is looked up that needs them, so that they
//! can refer to each other in any order, and what is wrong with one fails the look-ups of what refers to it and no
//! others ([`needed`]). A name means, in this order: what a unit of the session defines, what was defined as an
//! address, what the member of an archive defines (which is then added), what the caller's function says, what the
//! process has, and what a library has that is loaded only if something is missing.
//!
//! One lock guards all of it. Looking up what is linked takes it for reading, so threads do not wait for each other;
//! code of units runs without it.
//!
//! Cost: adding is linear in the unit, looking up is one look-up by hash once it is linked, removing is linear in the
//! names of the unit.
//!
//! [`needed`]: crate::needed
#![allow(unsafe_code)]

use crate::call::{FunctionType, Types};
use crate::debugger::{PerfMap, Registered};
use crate::jit_dump::JitDump;
use crate::link::{Described, Meaning, Placed, is_frames, is_function_list, place};
use crate::machine::{COUNTED_BYTES, Counted, JUMP_BYTES, LAZY_BYTES, Machine};
use crate::memory::{Block, Memory, Use};
use crate::process::{self, Arguments, Frames};
use crate::unit::{Home, Scope, Unit};
use crate::{Error, Result, object};
use mc::Target;
use objfile::archive;
use objfile::elf::constants as c;
use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use support::hash::{FxHashMap, FxHashSet};

/// Libraries that are loaded if names are missing: what compilers link into every program of some language, whether or not
/// this process is such a program.
const LANGUAGE_LIBRARIES: [&str; 3] = ["libm.so.6", "libstdc++.so.6", "libgcc_s.so.1"];

/// A unit of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Handle(u64);

/// What a session has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    pub units: u64,
    pub code_bytes: u64,
    pub relocations: u64,
    pub archive_members: u64,
    pub removed: u64,
}

/// Says what a name means that nothing else defines.
pub type Resolver = Box<dyn Fn(&str) -> Option<u64> + Send + Sync>;

/// See the module text.
#[derive(Debug)]
pub struct Session {
    state: RwLock<State>,
}

pub(crate) struct State {
    pub(crate) memory: Memory,
    pub(crate) units: FxHashMap<u64, Entry>,
    next: u64,
    pub(crate) names: FxHashMap<Box<[u8]>, Definition>,
    /// Groups of which one is kept, and the unit that has it.
    groups: FxHashMap<Vec<u8>, u64>,
    absolute: FxHashMap<Box<[u8]>, u64>,
    archives: Vec<Archive>,
    resolver: Option<Resolver>,
    uses_process: bool,
    /// Libraries that are loaded once a name is missing.
    spare_libraries: Vec<String>,
    stubs: Vec<StubTable>,
    /// The target that code is made for.
    pub(crate) described: Option<Described>,
    /// Units that are not linked, and that are but whose constructors have not run; in the order of addition.
    pub(crate) pending: BTreeSet<u64>,
    pub(crate) uninitialized: BTreeSet<u64>,
    perf_map: Option<PerfMap>,
    jit_dump: Option<JitDump>,
    pub(crate) stats: Stats,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State").field("units", &self.units.len()).finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Definition {
    /// A number without an entry is that of a table of stubs.
    pub(crate) unit: u64,
    meaning: Meaning,
    is_weak: bool,
}

/// How far a unit has come.
#[derive(Debug)]
pub(crate) enum Stage {
    Pending,
    /// It and all that it refers to.
    Linked,
    /// It, or something that it refers to, cannot be linked. It stays so until it is removed.
    Broken(Error),
}

#[derive(Debug)]
pub(crate) struct Entry {
    pub(crate) placed: Placed,
    names: Vec<Box<[u8]>>,
    groups: Vec<Vec<u8>>,
    frames: Vec<Frames>,
    /// What debuggers know of it.
    debug: Option<Registered>,
    pub(crate) stage: Stage,
    /// What is known of its functions.
    types: Types,
}

impl Entry {
    fn new(placed: Placed, types: Types) -> Entry {
        Entry {
            placed,
            names: Vec::new(),
            groups: Vec::new(),
            frames: Vec::new(),
            debug: None,
            stage: Stage::Pending,
            types,
        }
    }

    fn is_linked(&self) -> bool {
        matches!(self.stage, Stage::Linked)
    }
}

/// Addresses of functions that are compiled when they are called: see [`crate::lazy`].
#[derive(Clone, Copy, Debug)]
struct StubTable {
    /// For each function a jump through its slot, where the slot leads first, and where it leads while calls are counted.
    code: Block,
    /// The slots; behind them the code of functions whose calls are counted, by function; and what leads to the compiler.
    slots: Block,
    len: usize,
    /// How often each function may still be called, if calls are counted.
    counters: Option<Block>,
}

impl StubTable {
    fn stub_bytes(&self) -> usize {
        JUMP_BYTES + LAZY_BYTES + if self.counters.is_some() { COUNTED_BYTES } else { 0 }
    }

    /// Where in the block of slots is what leads to the code of a function, and to the compiler.
    fn code_slot(&self, index: usize) -> usize {
        (self.len + index) * SLOT_BYTES
    }

    fn entry_slot(&self) -> usize {
        let rows = if self.counters.is_some() { 2 } else { 1 };
        rows * self.len * SLOT_BYTES
    }
}

const SLOT_BYTES: usize = 8;
const COUNTER_BYTES: usize = 4;

/// One of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stub {
    table: usize,
    index: usize,
}

/// Objects that are added when a name of theirs is missing.
#[derive(Debug)]
struct Archive {
    /// By name: index of the member.
    names: FxHashMap<Box<[u8]>, usize>,
    members: Vec<Option<Unit>>,
}

impl Session {
    /// A session without anything but the names of the process.
    pub fn new() -> Result<Session> {
        let state = State {
            memory: Memory::reserve()?,
            units: FxHashMap::default(),
            next: 0,
            names: FxHashMap::default(),
            groups: FxHashMap::default(),
            absolute: FxHashMap::default(),
            archives: Vec::new(),
            resolver: None,
            uses_process: true,
            spare_libraries: LANGUAGE_LIBRARIES.map(str::to_owned).into(),
            stubs: Vec::new(),
            described: None,
            pending: BTreeSet::new(),
            uninitialized: BTreeSet::new(),
            perf_map: None,
            jit_dump: None,
            stats: Stats::default(),
        };
        Ok(Session { state: RwLock::new(state) })
    }

    fn read(&self) -> RwLockReadGuard<'_, State> {
        self.state.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, State> {
        self.state.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// A name means this address, unless a unit defines it.
    pub fn define(&self, name: &str, address: u64) {
        self.write().absolute.insert(name.as_bytes().into(), address);
    }

    /// What is asked about names that nothing in the session defines, before the process is.
    pub fn set_resolver(&self, resolver: Resolver) {
        self.write().resolver = Some(resolver);
    }

    /// Whether names of the process's libraries are found (they are, if nothing is said).
    pub fn use_process(&self, uses: bool) {
        self.write().uses_process = uses;
    }

    /// Writes the names and addresses of functions that are linked from now on to the file in which `perf` looks for them.
    pub fn write_perf_map(&self) {
        self.write().perf_map = Some(PerfMap::default());
    }

    /// Writes the names and the code of functions that are linked from now on to a file in this folder, `jit-PID.dump`, for
    /// `perf inject --jit`.
    pub fn write_jit_dump(&self, folder: &std::path::Path) {
        self.write().jit_dump = Some(JitDump::new(folder));
    }

    /// Loads a library into the process.
    pub fn load_library(&self, path: &str) -> Result<()> {
        process::load_library(path)
    }

    /// A library that is loaded once a name is missing, if it exists.
    pub fn add_spare_library(&self, path: &str) {
        self.write().spare_libraries.push(path.to_owned());
    }

    /// Tells of the target that code in memory is made for, whose description knows what instructions of object files look
    /// like. Units that were compiled here say it themselves.
    pub fn describe(&self, target: Arc<Target>) {
        self.write().described = Some(Described::new(target));
    }

    /// Adds a unit.
    pub fn add(&self, unit: Unit) -> Result<Handle> {
        self.write().add(unit, Types::new())
    }

    /// Adds a unit whose functions have these types. They are removed with it.
    pub fn add_typed(&self, unit: Unit, types: Types) -> Result<Handle> {
        self.write().add(unit, types)
    }

    /// Adds an object file; `name` is for messages.
    pub fn add_object(&self, name: &str, bytes: &[u8]) -> Result<Handle> {
        let unit = object::read(name, bytes)?;
        self.add(unit)
    }

    /// Adds an archive, whose members are added when their names are missing.
    pub fn add_archive(&self, name: &str, bytes: &[u8]) -> Result<()> {
        let (members, is_thin) = archive::read(bytes).map_err(|error| Error::new(error.0).within(name))?;
        if is_thin {
            return Err(Error::new("thin archives are not supported here".to_owned()).within(name));
        }
        let mut archive = Archive { names: FxHashMap::default(), members: Vec::new() };
        for member in members {
            let full_name = format!("{name}({})", String::from_utf8_lossy(&member.name));
            let unit = object::read(&full_name, member.contents)?;
            let defined =
                unit.symbols.iter().filter(|s| s.scope != Scope::Local && s.home != Home::Undefined);
            for symbol in defined {
                archive.names.entry(symbol.name.clone()).or_insert(archive.members.len());
            }
            archive.members.push(Some(unit));
        }
        self.write().archives.push(archive);
        Ok(())
    }

    /// Links all that is not linked yet. The error names everything that is missing.
    pub fn link(&self) -> Result<()> {
        let mut state = self.write();
        let all: Vec<u64> = state.pending.iter().copied().collect();
        state.link(&all)
    }

    /// The address of a name of the session, with all that it needs linked.
    pub fn lookup(&self, name: &str) -> Result<u64> {
        self.with_linked(name, |state| state.address(name))
    }

    /// The address of a function, and its type as it was said when its unit was added.
    pub(crate) fn lookup_typed(&self, name: &str) -> Result<(u64, FunctionType)> {
        self.with_linked(name, |state| {
            // Of several definitions that may replace each other, linking has kept one.
            let definition = state.names.get(name.as_bytes());
            let unit = definition.and_then(|definition| state.units.get(&definition.unit));
            let types = unit.and_then(|unit| unit.types.get(name));
            let types =
                types.ok_or_else(|| Error::new(format!("no module defines the function '{name}'")))?;
            Ok((state.address(name)?, types.clone()))
        })
    }

    /// Looks at the session when what a name needs is linked.
    fn with_linked<T>(&self, name: &str, look: impl Fn(&State) -> Result<T>) -> Result<T> {
        let state = self.read();
        if state.unlinked(name).is_none() {
            return look(&state);
        }
        drop(state);
        let mut state = self.write();
        if let Some(unit) = state.unlinked(name) {
            state.link(&[unit])?;
        }
        look(&state)
    }

    /// Runs the constructors of units that have been added since this was last called, by their priorities, and sees to
    /// it that destructors run at the end of the process or when the unit is removed.
    ///
    /// # Safety
    /// The code does what the program says; it must be one that may run in this process.
    pub unsafe fn initialize(&self, arguments: &Arguments) -> Result<()> {
        let mut all = Vec::new();
        {
            let mut state = self.write();
            let pending: Vec<u64> = state.pending.iter().copied().collect();
            state.link(&pending)?;
            for id in std::mem::take(&mut state.uninitialized) {
                let Some(entry) = state.units.get(&id) else { continue };
                all.extend(functions(&entry.placed, &[c::SHT_PREINIT_ARRAY, c::SHT_INIT_ARRAY]));
                let mut at_end = functions(&entry.placed, &[c::SHT_FINI_ARRAY]);
                at_end.sort_by_key(|&(priority, _)| priority);
                let handle = entry.placed.handle(&state.memory);
                if !at_end.is_empty() {
                    // The last of the list is the first to run.
                    let run = move || {
                        at_end.iter().rev().for_each(|&(_, address)| {
                            // SAFETY: the unit's own list of destructors; the unit is there until this has run.
                            unsafe { process::call(address) }
                        })
                    };
                    process::at_exit(handle, Box::new(run));
                }
            }
        }
        all.sort_by_key(|&(priority, _)| priority);
        for (_, address) in all {
            // SAFETY: the unit's own list of constructors; the caller answers for what they do.
            unsafe { process::call_constructor(address, arguments) };
        }
        Ok(())
    }

    /// Removes a unit and gives its memory back, after its destructors have run. False if it is not there.
    ///
    /// # Safety
    /// Nothing runs or will run the unit's code or use its data: no thread, and no other unit.
    pub unsafe fn remove(&self, handle: Handle) -> bool {
        let dso_handle = {
            let state = self.read();
            let Some(entry) = state.units.get(&handle.0) else { return false };
            entry.is_linked().then(|| entry.placed.handle(&state.memory))
        };
        if let Some(dso_handle) = dso_handle {
            process::finalize(dso_handle);
        }
        self.write().remove(handle.0)
    }

    /// A number that the session gives once.
    pub(crate) fn next_number(&self) -> u64 {
        let mut state = self.write();
        state.next += 1;
        state.next - 1
    }

    /// Stubs for functions with these names, which mean them from now on; names of which any definition will do may mean
    /// something already. `entry` is where those come that are not compiled. Calls can be counted if that is said.
    pub(crate) fn add_stubs(
        &self,
        unit: &str,
        names: &[(Box<[u8]>, bool)],
        entry: u64,
        counts: bool,
    ) -> Result<Vec<Stub>> {
        let mut state = self.write();
        let (table, len) = (state.stubs.len(), names.len());
        let counters = match counts {
            true => Some(state.memory.allocate(Use::Data, len * COUNTER_BYTES, COUNTER_BYTES)?),
            false => None,
        };
        // Their blocks are filled in below.
        let nothing = Block::empty(Use::Code);
        let mut stubs = StubTable { code: nothing, slots: nothing, len, counters };
        stubs.code = state.memory.allocate(Use::Code, len * stubs.stub_bytes(), JUMP_BYTES)?;
        stubs.slots = state.memory.allocate(Use::ReadOnly, stubs.entry_slot() + SLOT_BYTES, SLOT_BYTES)?;
        state.memory.store(stubs.slots, stubs.entry_slot(), entry);
        state.stubs.push(stubs);
        let (code, id) = (state.memory.address(stubs.code), state.next);
        state.next += 1;
        for (index, (name, any_will_do)) in names.iter().enumerate() {
            let meaning = Meaning::Address(code + (index * stubs.stub_bytes()) as u64);
            if let Some(old) = state.names.get(name) {
                if *any_will_do {
                    continue;
                }
                let other =
                    state.units.get(&old.unit).map_or("another unit", |entry| &entry.placed.unit.name);
                let name = String::from_utf8_lossy(name);
                return Err(Error::new(format!("'{name}' is defined in {other}, too")).within(unit));
            }
            state.names.insert(name.clone(), Definition { unit: id, meaning, is_weak: false });
        }
        Ok((0..names.len()).map(|index| Stub { table, index }).collect())
    }

    /// Writes stubs of one table, whose functions have these numbers for the compiler.
    pub(crate) fn arm(&self, stubs: &[(Stub, u32)]) {
        let mut state = self.write();
        let Some(machine) = Machine::of_host() else { return };
        for &(stub, number) in stubs {
            let table = state.stubs[stub.table];
            let (begin, slot) = (stub.index * table.stub_bytes(), stub.index * SLOT_BYTES);
            let code_at = state.memory.address(table.code) + begin as u64;
            let slots_at = state.memory.address(table.slots);
            let first = code_at + JUMP_BYTES as u64;
            let jump = (machine.jump)(code_at, slots_at + slot as u64);
            let lazy = (machine.lazy_entry)(first, slots_at + table.entry_slot() as u64, number);
            state.memory.write(table.code, begin, &jump);
            state.memory.write(table.code, begin + JUMP_BYTES, &lazy);
            if let Some(counters) = table.counters {
                let counted = Counted {
                    counter: state.memory.address(counters) + (stub.index * COUNTER_BYTES) as u64,
                    slot: slots_at + table.code_slot(stub.index) as u64,
                    below_zero: first,
                };
                let counted = (machine.counted_jump)(first + LAZY_BYTES as u64, counted);
                state.memory.write(table.code, begin + JUMP_BYTES + LAZY_BYTES, &counted);
            }
            state.memory.store(table.slots, slot, first);
        }
        if let Some((stub, _)) = stubs.first() {
            let code = state.stubs[stub.table].code;
            state.memory.synchronize(code);
        }
    }

    /// From now on the stub leads to this code.
    pub(crate) fn redirect(&self, stub: Stub, address: u64) {
        let state = self.read();
        state.memory.store(state.stubs[stub.table].slots, stub.index * SLOT_BYTES, address);
    }

    /// From now on the stub leads to this code, and after so many calls to the compiler again. Its table counts calls.
    pub(crate) fn redirect_counted(&self, stub: Stub, address: u64, calls: u32) {
        let state = self.read();
        let table = state.stubs[stub.table];
        let counted = stub.index * table.stub_bytes() + JUMP_BYTES + LAZY_BYTES;
        let counted = state.memory.address(table.code) + counted as u64;
        state.memory.store(table.slots, table.code_slot(stub.index), address);
        self.restart_count(&state, stub, calls);
        state.memory.store(table.slots, stub.index * SLOT_BYTES, counted);
    }

    /// The stub does not come to the compiler for as many calls as can be counted.
    pub(crate) fn stop_counting(&self, stub: Stub) {
        self.restart_count(&self.read(), stub, u32::MAX);
    }

    fn restart_count(&self, state: &State, stub: Stub, calls: u32) {
        if let Some(counters) = state.stubs[stub.table].counters {
            let calls = i32::try_from(calls).unwrap_or(i32::MAX);
            state.memory.store_count(counters, stub.index * COUNTER_BYTES, calls);
        }
    }

    /// Links a unit whose names mean something else already; the address of its own symbol of this name. `calls_itself`:
    /// directly, and not as others call it.
    pub(crate) fn add_part(&self, unit: Unit, name: &[u8], calls_itself: bool) -> Result<u64> {
        let mut state = self.write();
        let index =
            unit.symbols.iter().position(|symbol| *symbol.name == *name && symbol.home != Home::Undefined);
        let index =
            index.ok_or_else(|| Error::new(format!("no code for '{}'", String::from_utf8_lossy(name))))?;
        state.learn(&unit);
        let mut placed = place(unit, &mut state.memory, |_| false)?;
        placed.is_part = calls_itself;
        let id = state.next;
        state.next += 1;
        let address = placed.meaning(&state.memory, index);
        state.units.insert(id, Entry::new(placed, Types::new()));
        state.pending.insert(id);
        state.stats.units += 1;
        if let Err(error) = state.link(&[id]) {
            // Nobody else knows of it.
            state.remove(id);
            return Err(error);
        }
        match address {
            Some(Meaning::Address(address)) => Ok(address),
            _ => Err(Error::new(format!("no code for '{}'", String::from_utf8_lossy(name)))),
        }
    }

    pub fn stats(&self) -> Stats {
        self.read().stats
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let handles: Vec<u64> = {
            let state = self.read();
            let linked = state.units.values().filter(|entry| entry.is_linked());
            linked.map(|entry| entry.placed.handle(&state.memory)).collect()
        };
        handles.into_iter().for_each(process::finalize);
        // Unwinders must forget frames before the memory goes away.
        self.write().units.clear();
    }
}

/// The functions of lists of these types, with their priorities. Those without one come last.
fn functions(placed: &Placed, types: &[u32]) -> Vec<(u32, u64)> {
    const LAST: u32 = 65_536;
    let mut all = Vec::new();
    for section in placed.unit.sections.iter().filter(|s| is_function_list(s) && types.contains(&s.ty)) {
        let priority = section.name.rsplit(|&c| c == b'.').next().and_then(|text| str::from_utf8(text).ok());
        let priority = priority.and_then(|text| text.parse().ok()).unwrap_or(LAST);
        let priority = if section.ty == c::SHT_PREINIT_ARRAY { 0 } else { priority };
        let addresses =
            section.bytes.chunks_exact(8).map(|b| b.iter().rev().fold(0, |n, &b| n << 8 | u64::from(b)));
        // Entries of 0 and -1 are markers of old tools.
        all.extend(addresses.filter(|&address| address != 0 && address != u64::MAX).map(|a| (priority, a)));
    }
    all
}

impl State {
    fn add(&mut self, unit: Unit, types: Types) -> Result<Handle> {
        if let Some(symbol) = unit.symbols.iter().find(|s| s.is_indirect && s.home != Home::Undefined) {
            let name = String::from_utf8_lossy(&symbol.name);
            let message = format!("the indirect function '{name}' is not supported in memory");
            return Err(Error::new(message).within(&unit.name));
        }
        self.check_duplicates(&unit)?;
        self.learn(&unit);
        let id = self.next;
        let groups: FxHashSet<Vec<u8>> = unit.sections.iter().filter_map(|s| s.group.clone()).collect();
        let placed = place(unit, &mut self.memory, |group| self.groups.contains_key(group))?;
        self.next += 1;
        let mut entry = Entry::new(placed, types);
        for group in groups {
            if !self.groups.contains_key(&group) {
                self.groups.insert(group.clone(), id);
                entry.groups.push(group);
            }
        }
        self.define_names(id, &mut entry);
        self.units.insert(id, entry);
        self.pending.insert(id);
        self.stats.units += 1;
        Ok(Handle(id))
    }

    /// The first unit that was compiled says what it was compiled for.
    fn learn(&mut self, unit: &Unit) {
        if let (None, Some(target)) = (&self.described, &unit.target) {
            self.described = Some(Described::new(target.clone()));
        }
    }

    /// A name that two units define is an error, unless one may be replaced.
    fn check_duplicates(&self, unit: &Unit) -> Result<()> {
        let strong = unit.symbols.iter().filter(|s| {
            s.scope == Scope::Global
                && !matches!(s.home, Home::Undefined | Home::Common)
                && !s.name.is_empty()
        });
        for symbol in strong {
            let in_group = matches!(symbol.home, Home::Section(at)
                if unit.sections.get(at).is_some_and(|s| s.group.is_some()));
            let Some(other) = self.names.get(&symbol.name).filter(|d| !d.is_weak && !in_group) else {
                continue;
            };
            let other = self.units.get(&other.unit).map_or("another unit", |entry| &entry.placed.unit.name);
            let name = String::from_utf8_lossy(&symbol.name);
            return Err(Error::new(format!("'{name}' is defined in {other}, too")).within(&unit.name));
        }
        Ok(())
    }

    fn define_names(&mut self, id: u64, entry: &mut Entry) {
        for (at, symbol) in entry.placed.unit.symbols.iter().enumerate() {
            if symbol.scope == Scope::Local || symbol.is_hidden || symbol.name.is_empty() {
                continue;
            }
            let Some(meaning) = entry.placed.meaning(&self.memory, at) else { continue };
            let is_weak = symbol.scope == Scope::Weak || symbol.home == Home::Common;
            let old = self.names.get(&symbol.name);
            // The first one stays, unless it may be replaced and nobody has been linked with it.
            let stays = old.is_some_and(|old| {
                is_weak || !old.is_weak || self.units.get(&old.unit).is_none_or(Entry::is_linked)
            });
            if !stays {
                self.names.insert(symbol.name.clone(), Definition { unit: id, meaning, is_weak });
                entry.names.push(symbol.name.clone());
            }
        }
    }

    fn address(&self, name: &str) -> Result<u64> {
        match self.meaning(name.as_bytes()) {
            Some(Meaning::Address(address)) => Ok(address),
            Some(Meaning::ThreadLocal { .. }) => Err(Error::new(format!(
                "'{name}' is a thread-local variable, which has no address of its own"
            ))),
            None => Err(Error::new(format!("nothing defines '{name}'"))),
        }
    }

    /// The unit that defines a name, if it has to be linked first.
    fn unlinked(&self, name: &str) -> Option<u64> {
        let unit = self.names.get(name.as_bytes())?.unit;
        self.units.get(&unit).filter(|entry| !entry.is_linked()).map(|_| unit)
    }

    /// What a name means now.
    pub(crate) fn meaning(&self, name: &[u8]) -> Option<Meaning> {
        if let Some(definition) = self.names.get(name) {
            return Some(definition.meaning);
        }
        if let Some(&address) = self.absolute.get(name) {
            return Some(Meaning::Address(address));
        }
        if let Some((_, own)) = process::OWN.iter().find(|(own, _)| *own == name) {
            return Some(Meaning::Address(own()));
        }
        // Archives come before the process, as they do for linkers.
        if self
            .archives
            .iter()
            .any(|archive| archive.names.get(name).is_some_and(|&at| archive.members[at].is_some()))
        {
            return None;
        }
        let resolved = self.resolver.as_ref().and_then(|resolver| resolver(str::from_utf8(name).ok()?));
        resolved.or_else(|| process::symbol(name).filter(|_| self.uses_process)).map(Meaning::Address)
    }

    /// Adds what may define missing names: a member of an archive, or a library. Whether there was anything.
    pub(crate) fn supply(&mut self, missing: &FxHashSet<(u64, Box<[u8]>)>) -> Result<bool> {
        let mut names: Vec<&[u8]> = missing.iter().map(|(_, name)| &**name).collect();
        names.sort_unstable();
        let mut found = false;
        for name in names {
            let member = self
                .archives
                .iter_mut()
                .find_map(|archive| archive.members[*archive.names.get(name)?].take());
            if let Some(unit) = member {
                self.add(unit, Types::new())?;
                self.stats.archive_members += 1;
                found = true;
            }
        }
        if !found && self.uses_process && !self.spare_libraries.is_empty() {
            let library = self.spare_libraries.remove(0);
            // One that does not exist is none that could help; the name is then reported as missing.
            let _ = process::load_library(&library);
            return Ok(true);
        }
        Ok(found)
    }

    /// What remains to be done once a unit is in memory.
    pub(crate) fn finish(&mut self, entry: &mut Entry) {
        entry.stage = Stage::Linked;
        if self.perf_map.is_some() || self.jit_dump.is_some() {
            let functions = entry.placed.functions(&self.memory);
            self.perf_map.iter_mut().for_each(|map| map.add(&functions));
            self.jit_dump.iter_mut().for_each(|dump| dump.add(&functions));
        }
        if entry.placed.has_debug_info() {
            entry.debug = Some(Registered::new(entry.placed.debug_image(&self.memory)));
        }
        for (at, section) in entry.placed.unit.sections.iter().enumerate() {
            self.stats.code_bytes += if section.flags & c::SHF_EXECINSTR != 0 { section.size } else { 0 };
            if is_frames(section)
                && section.size != 0
                && let Some(address) = entry.placed.section_address(&self.memory, at)
            {
                entry.frames.push(Frames::register(address));
            }
        }
    }

    fn remove(&mut self, id: u64) -> bool {
        let Some(entry) = self.units.remove(&id) else { return false };
        self.pending.remove(&id);
        self.uninitialized.remove(&id);
        self.stats.removed += 1;
        self.forget(id, entry);
        true
    }

    fn forget(&mut self, id: u64, entry: Entry) {
        for name in &entry.names {
            if self.names.get(name).is_some_and(|definition| definition.unit == id) {
                self.names.remove(name);
            }
        }
        entry.groups.iter().for_each(|group| {
            self.groups.remove(group);
        });
        drop((entry.frames, entry.debug));
        entry.placed.release(&mut self.memory);
    }
}
