//! The order of a block's instructions.
//!
//! Nodes that glue holds together are one unit. Units are taken in the order of the source as far as operands and chains
//! allow: a heap of those that are ready. O(n log n). Leaves, which are written into their users, have no place.
//!
//! # Physical registers
//! An instruction may leave a result in a fixed register, such as a comparison in flags. If everybody who wants it wants it
//! in that register, it stays there: its unit comes late, just before the first that reads it, and until the last has read
//! it, units that change the register wait. If nothing else can go on, the value *cannot stay*: readers get it again in
//! another way, which emission decides. A unit whose reader waits for something else as well comes when that is there, so that
//! what the reader waits for can use the register.
//!
//! # Arguments
//! What comes in registers is taken from them before all else: what is loaded before would have to do without them.
//!
//! # Updates
//! What takes a value from a register of another block and leaves the next one for it, such as the step of a loop's counter,
//! comes after all others that read the old value: then both fit one register.
//!
//! # Calls
//! From the beginning of a call to its end the stack belongs to it, so calls do not overlap: while one has begun, others
//! begin only if nothing else can go on (an argument is the result of another call), and then that one ends first. A call
//! begins when its arguments are there, so that what they wait for does not come in between. What is computed of one register
//! only to be stored as an argument comes just before the store, and takes a register no longer than that; before the address
//! of the store if nobody else wants that register any more.

use crate::dag::{Dag, Node, Payload, Value};
use crate::legalize::ValueMap;
use crate::lowering::{Result, Unsupported};
use crate::node_set::NodeSet;
use mir::function::RegMask;
use mir::{Isa, TargetInfo};
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use support::hash::FxHashMap;
use tables::instructions::inst_flags;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// The order of a block, and the memory that was taken to find it: kept from block to block.
#[derive(Debug, Default)]
pub(super) struct Schedule {
    pub order: Vec<Node>,
    results: ValueMap<ImplicitResult>,
    units: Units,
    ready: BinaryHeap<Reverse<(u32, u32)>>,
}

/// What becomes of a result beyond definitions.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ImplicitResult {
    /// Somebody reads it.
    pub is_used: bool,
    /// It is read where the instruction leaves it.
    pub stays: bool,
    /// It was to stay, but something else needs the register in between.
    pub is_displaced: bool,
}

impl Schedule {
    /// Puts the nodes in an order.
    pub fn find(&mut self, isa: &Isa<'_>, info: &dyn TargetInfo, dag: &Dag, masks: &[RegMask]) -> Result<()> {
        let Schedule { order, results, units, ready } = self;
        units.begin(dag);
        order.clear();
        results.begin(dag);
        ready.clear();
        let (staying, calls) = (Vec::new(), Calls::default());
        let mut scheduler = Scheduler { isa, dag, masks, units, staying, results, calls, order };
        scheduler.make_units();
        scheduler.find_calls(info);
        scheduler.find_staying();
        scheduler.delay_updates();
        scheduler.put_in_order(ready)
    }

    /// What becomes of a result; nothing of those that are definitions.
    pub(super) fn result(&self, dag: &Dag, value: Value) -> ImplicitResult {
        self.results.get(dag, value).unwrap_or_default()
    }
}

/// The results of an instruction node beyond its definitions, and the registers in which it leaves them.
pub(super) fn implicit_results(isa: &Isa<'_>, dag: &Dag, node: Node) -> SmallVec<[(Value, mc::Reg); 2]> {
    let Some(code) = dag.op(node).opcode() else { return SmallVec::new() };
    let num_defs = usize::from(isa.desc(code).num_defs);
    let is_value = |ty: &ValueType| !matches!(*ty, ValueType::OTHER | ValueType::GLUE);
    let types = dag.types(node).get(num_defs..).unwrap_or(&[]);
    // Nearly all have none.
    if !types.first().is_some_and(is_value) {
        return SmallVec::new();
    }
    let values = types.iter().take_while(|ty| is_value(ty)).enumerate();
    values.map(|(i, _)| Value::new(node, (num_defs + i) as u32)).zip(isa.implicit_defs(code)).collect()
}

/// A list for each unit. They grow at their ends while others do, so all are linked in one vector.
#[derive(Debug)]
struct Lists<T> {
    /// By unit: first and last entry, [`NO_ENTRY`] if there is none.
    ends: Vec<(u32, u32)>,
    /// An item, and the entry behind it in the list.
    entries: Vec<(T, u32)>,
}

const NO_ENTRY: u32 = u32::MAX;

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Lists { ends: Vec::new(), entries: Vec::new() }
    }
}

impl<T: Copy> Lists<T> {
    /// Empty lists.
    fn begin(&mut self, num_units: usize) {
        self.ends.clear();
        self.ends.resize(num_units, (NO_ENTRY, NO_ENTRY));
        self.entries.clear();
    }

    fn push(&mut self, unit: usize, item: T) {
        let own = self.entries.len() as u32;
        self.entries.push((item, NO_ENTRY));
        let (first, last) = &mut self.ends[unit];
        match std::mem::replace(last, own) {
            NO_ENTRY => *first = own,
            before => self.entries[before as usize].1 = own,
        }
    }

    fn of(&self, unit: usize) -> impl Iterator<Item = T> + '_ {
        let mut next = self.ends[unit].0;
        std::iter::from_fn(move || {
            let &(item, behind) = self.entries.get(next as usize)?;
            next = behind;
            Some(item)
        })
    }

    fn is_empty(&self, unit: usize) -> bool {
        self.ends[unit].0 == NO_ENTRY
    }

    /// Whether the list has one item; `false` if it has none.
    fn is_single(&self, unit: usize) -> bool {
        let (first, last) = self.ends[unit];
        first == last && first != NO_ENTRY
    }
}

/// A result that is in its register now.
struct Live {
    value: Value,
    reg: mc::Reg,
    /// Units that still have to read it.
    readers: SmallVec<[u32; 2]>,
}

/// The units of a graph, and what each waits for.
#[derive(Debug, Default)]
struct Units {
    /// Those that something needs and that have a place in the order.
    nodes: Vec<Node>,
    placed: NodeSet,
    /// By node: the first node of its unit, which names it.
    unit: Vec<u32>,
    /// By unit.
    members: Lists<Node>,
    waits: Vec<u32>,
    users: Lists<u32>,
    priority: Vec<u32>,
}

impl Units {
    /// Every node that has a place is a unit.
    fn begin(&mut self, dag: &Dag) {
        let num_nodes = dag.len();
        let mut placed = dag.reachable();
        self.nodes.clear();
        self.nodes.extend(placed.iter().filter(|&node| !dag.is_plain_leaf(node)));
        placed.clear();
        self.nodes.iter().for_each(|&node| placed.insert(node));
        self.placed = placed;
        self.unit.clear();
        self.unit.extend(0..num_nodes as u32);
        self.members.begin(num_nodes);
        self.users.begin(num_nodes);
        self.waits.clear();
        self.waits.resize(num_nodes, 0);
        self.priority.clear();
        self.priority.resize(num_nodes, u32::MAX);
    }
}

struct Scheduler<'s> {
    isa: &'s Isa<'s>,
    dag: &'s Dag,
    masks: &'s [RegMask],
    units: &'s mut Units,
    /// Results that stay, with the units that read them, by the unit that makes them.
    staying: Vec<(u32, Live)>,
    results: &'s mut ValueMap<ImplicitResult>,
    calls: Calls,
    order: &'s mut Vec<Node>,
}

/// The calls of a block, by unit.
#[derive(Default)]
struct Calls {
    begins: NodeSet,
    /// From the unit with the end of a call to that with its beginning.
    ends: FxHashMap<u32, u32>,
}

/// Nodes that are looked at between a call and its beginning.
const MAX_CHAINS: usize = 1 << 12;

/// Units with their priorities, the smallest first.
type Prioritized = SmallVec<[Reverse<(u32, u32)>; 1]>;

impl Scheduler<'_> {
    fn unit_of(&self, node: Node) -> usize {
        self.units.unit[node.as_u32() as usize] as usize
    }

    fn make_units(&mut self) {
        for at in 0..self.units.nodes.len() {
            let node = self.units.nodes[at];
            if let Some(glue) = self.dag.glue_operand(node) {
                self.units.unit[node.as_u32() as usize] = self.unit_of(glue.node) as u32;
            }
        }
        for at in 0..self.units.nodes.len() {
            let node = self.units.nodes[at];
            let own = self.unit_of(node);
            self.units.members.push(own, node);
            let place = if is_incoming(self.dag, node) { 0 } else { self.place(node) };
            self.units.priority[own] = self.units.priority[own].min(place);
        }
        for at in 0..self.units.nodes.len() {
            let node = self.units.nodes[at];
            let own = self.unit_of(node);
            for operand in self.dag.operands(node) {
                if !self.units.placed.contains(operand.node) {
                    // Nothing comes before the place of the source that it was made for, which its leaves may know better.
                    let is_anywhere =
                        matches!(self.dag.op(operand.node), NodeOp::REGISTER | NodeOp::ENTRY_TOKEN);
                    let place = if is_anywhere { 0 } else { self.place(operand.node) };
                    self.units.priority[own] = self.units.priority[own].max(place);
                    continue;
                }
                let other = self.unit_of(operand.node);
                if other != own {
                    self.units.users.push(other, own as u32);
                    self.units.waits[own] += 1;
                }
            }
        }
    }

    /// The place of a node in the source. Between two of them there is one for what is delayed.
    fn place(&self, node: Node) -> u32 {
        self.dag.node(node).order.saturating_add(1).saturating_mul(2)
    }

    /// Finds where calls begin and end: pseudo-instructions of the target, of which the end is glued to the call. The
    /// beginning of a call is the last one before it in the chain that is not that of an earlier call.
    fn find_calls(&mut self, info: &dyn TargetInfo) {
        let facts = info.facts();
        let is_marker = |dag: &Dag, node: Node| {
            dag.op(node).opcode().is_some_and(|code| facts.is_call_frame_pseudo(code))
        };
        let markers: Vec<Node> =
            self.units.nodes.iter().copied().filter(|&n| is_marker(self.dag, n)).collect();
        if markers.is_empty() {
            return;
        }
        let mut calls = Calls { begins: NodeSet::new(self.dag.len()), ends: FxHashMap::default() };
        let mut taken: FxHashMap<Node, Node> = FxHashMap::default();
        let mut begins = NodeSet::new(self.dag.len());
        let mut ends = NodeSet::new(self.dag.len());
        let is_end = |&n: &Node| self.dag.glue_operand(n).is_some();
        markers.iter().copied().filter(is_end).for_each(|end| ends.insert(end));
        for node in markers {
            let unit = self.unit_of(node) as u32;
            if self.dag.glue_operand(node).is_none() {
                calls.begins.insert(Node::from_u32(unit));
                begins.insert(node);
                continue;
            }
            if let Some(begin) = self.begin_of(node, &begins, &taken) {
                begins.remove(begin);
                taken.insert(node, begin);
                calls.ends.insert(unit, self.unit_of(begin) as u32);
                self.await_arguments(node, begin, &ends);
            }
        }
        self.calls = calls;
    }

    /// The beginning of a call comes after the values that are passed. They were made before it, so none depends on it.
    /// `ends` are those of all calls: what is before another one is not of this call.
    fn await_arguments(&mut self, end: Node, begin: Node, ends: &NodeSet) {
        let begin_unit = self.unit_of(begin);
        let (mut seen, mut num_seen) = (NodeSet::new(self.dag.len()), 0);
        let mut pending: SmallVec<[Node; 8]> = self.units.members.of(self.unit_of(end)).collect();
        while let Some(node) = pending.pop().filter(|_| num_seen < MAX_CHAINS) {
            if node <= begin || seen.contains(node) {
                continue;
            }
            seen.insert(node);
            num_seen += 1;
            if node != end && ends.contains(node) {
                continue;
            }
            pending.extend(self.chains_of(node));
            for value in self.values_of(node) {
                if self.is_only_stored(value.node, node) {
                    let (own, store) = (self.unit_of(value.node), self.unit_of(node));
                    self.await_unit(begin_unit, own);
                    // The last reader of a register comes first: it takes no further one.
                    let is_last = self.reads_last(value.node);
                    self.units.priority[own] = self.units.priority[store].saturating_sub(is_last.into());
                    for operand in self.values_of(value.node) {
                        if self.is_made_before(operand, begin) {
                            self.await_unit(self.unit_of(operand.node), begin_unit);
                        }
                    }
                } else if self.is_made_before(value, begin) {
                    self.await_unit(self.unit_of(value.node), begin_unit);
                }
            }
        }
    }

    /// The second unit comes after the first.
    fn await_unit(&mut self, first: usize, second: usize) {
        if first != second {
            self.units.users.push(first, second as u32);
            self.units.waits[second] += 1;
        }
    }

    /// The operands of a node that are no chains and no glue.
    fn values_of(&self, node: Node) -> SmallVec<[Value; 8]> {
        let is_value = |v: &&Value| !matches!(self.dag.type_of(**v), ValueType::OTHER | ValueType::GLUE);
        self.dag.operands(node).iter().filter(is_value).copied().collect()
    }

    /// Whether a value is no leaf and older than a node.
    fn is_made_before(&self, value: Value, node: Node) -> bool {
        value.node < node && !self.dag.operands(value.node).is_empty()
    }

    /// Whether an instruction makes a value of one other at most, and all that is done with it is to store it.
    fn is_only_stored(&self, node: Node, user: Node) -> bool {
        let own = self.unit_of(node);
        let code = self.dag.op(node).opcode();
        let stores = |code| self.isa.desc(code).has(inst_flags::MAY_STORE) && !self.isa.desc(code).is_call();
        let makes_one =
            |code| self.isa.desc(code).num_defs == 1 && self.isa.implicit_defs(code).next().is_none();
        let operands = self.values_of(node).into_iter().filter(|v| !self.dag.operands(v.node).is_empty());
        code.is_some_and(makes_one)
            && self.dag.op(user).opcode().is_some_and(stores)
            && self.dag.chain_result(node).is_none()
            && self.units.members.is_single(own)
            && self.units.users.is_single(own)
            && self.units.users.of(own).all(|only| only as usize == self.unit_of(user))
            && operands.count() <= 1
    }

    /// Whether what a node is made of has no later reader in the block.
    fn reads_last(&self, node: Node) -> bool {
        let own = self.units.priority[self.unit_of(node)];
        self.values_of(node).into_iter().filter(|v| !self.dag.operands(v.node).is_empty()).all(|value| {
            self.units
                .users
                .of(self.unit_of(value.node))
                .all(|reader| self.units.priority[reader as usize] <= own)
        })
    }

    /// The last of `begins` before the end of a call. Calls that have ended are stepped over.
    fn begin_of(&self, end: Node, begins: &NodeSet, ended: &FxHashMap<Node, Node>) -> Option<Node> {
        let (mut seen, mut num_seen) = (NodeSet::new(self.dag.len()), 0);
        let mut pending: SmallVec<[Node; 8]> = self.chains_of(end).collect();
        let mut last = None;
        while let Some(node) = pending.pop().filter(|_| num_seen < MAX_CHAINS) {
            if seen.contains(node) {
                continue;
            }
            seen.insert(node);
            num_seen += 1;
            // Nothing before the one that is known can be later.
            if last.is_some_and(|l| node < l) {
                continue;
            }
            if begins.contains(node) {
                last = last.max(Some(node));
                continue;
            }
            let before = ended.get(&node).copied().unwrap_or(node);
            pending.extend(self.chains_of(before));
        }
        last
    }

    /// The nodes before it in the chain.
    fn chains_of(&self, node: Node) -> impl Iterator<Item = Node> + '_ {
        let operands = self.dag.operands(node).iter();
        let chains = operands.filter(|v| self.dag.type_of(**v) == ValueType::OTHER);
        chains.filter(|v| self.dag.op(v.node) != NodeOp::BASIC_BLOCK).map(|v| v.node)
    }

    /// Finds the results that all their users copy to the register that they are in.
    fn find_staying(&mut self) {
        for at in 0..self.units.nodes.len() {
            let maker = self.units.nodes[at];
            let own = self.unit_of(maker);
            for (value, reg) in implicit_results(self.isa, self.dag, maker) {
                let mut readers = SmallVec::new();
                let mut all = true;
                for user in self.units.users.of(own) {
                    for node in self.units.members.of(user as usize) {
                        if self.dag.operands(node).contains(&value) {
                            all &= copied_to(self.dag, node) == Some(reg);
                            if !readers.contains(&user) {
                                readers.push(user);
                            }
                        }
                    }
                }
                if readers.is_empty() {
                    continue;
                }
                let stays = all;
                self.results.set(
                    self.dag,
                    value,
                    ImplicitResult { is_used: true, stays, is_displaced: false },
                );
                if stays {
                    let first = readers.iter().map(|&r| self.units.priority[r as usize]).min().unwrap_or(0);
                    // Behind what else stands at that place: it may need the register for a moment.
                    self.units.priority[own] = self.units.priority[own].max(first.saturating_add(1));
                    self.staying.push((own as u32, Live { value, reg, readers }));
                }
            }
        }
    }

    /// Puts updates behind the last reader of the old value.
    fn delay_updates(&mut self) {
        let makes_next = |this: &Self, unit: u32| {
            let node = Node::from_u32(unit);
            let is_plain = this.dag.op(node).opcode().is_some() && this.dag.chain_result(node).is_none();
            let writes = |user: u32| {
                let user = Node::from_u32(user);
                this.dag.op(user) == NodeOp::COPY_TO_REG && copied_to(this.dag, user).is_none()
            };
            is_plain
                && this.units.members.is_single(unit as usize)
                && this.units.users.of(unit as usize).any(writes)
        };
        for at in 0..self.units.nodes.len() {
            let read = self.units.nodes[at];
            let of = self.unit_of(read);
            // With one reader there is nothing to come behind.
            if self.dag.op(read) != NodeOp::COPY_FROM_REG || self.units.users.is_single(of) {
                continue;
            }
            let mut updates = self.units.users.of(of).filter(|&unit| makes_next(self, unit));
            // With several next values, one of them needs another register anyway.
            let (Some(update), None) = (updates.next(), updates.next()) else { continue };
            // A comparison comes last: what changes the flags in their place cannot follow it.
            let stays = |unit: u32| self.staying.iter().any(|(maker, _)| *maker == unit);
            let others = self.units.users.of(of).filter(|&unit| unit != update && !stays(unit));
            let last = others.map(|unit| self.units.priority[unit as usize]).max().unwrap_or(0);
            let own = &mut self.units.priority[update as usize];
            *own = (*own).max(last.saturating_add(1));
        }
    }

    fn put_in_order(mut self, ready: &mut BinaryHeap<Reverse<(u32, u32)>>) -> Result<()> {
        for index in 0..self.dag.len() {
            if !self.units.members.is_empty(index) && self.units.waits[index] == 0 {
                ready.push(Reverse((self.units.priority[index], index as u32)));
            }
        }
        let mut staying = std::mem::take(&mut self.staying);
        staying.sort_by_key(|(unit, _)| *unit);
        let mut live: Vec<Live> = Vec::new();
        let mut delayed = Vec::new();
        // Units whose results would have to stay for a reader that waits for something else, by that reader.
        let mut early: FxHashMap<u32, Prioritized> = FxHashMap::default();
        let mut num_early = 0;
        // Calls that have begun, and units that wait for one to end.
        let (mut open, mut waiting) = (Vec::new(), Vec::new());
        let mut is_forced = false;
        loop {
            let is_last = ready.is_empty() && num_early > 0;
            if is_last {
                let mut units: Vec<_> = early.drain().flat_map(|(_, units)| units).collect();
                units.sort_unstable();
                ready.extend(units);
                num_early = 0;
            }
            let Some(Reverse((priority, unit))) = ready.pop() else {
                if !waiting.is_empty() {
                    // Another call begins nevertheless.
                    let begins = |w: &&Reverse<(u32, u32)>| self.calls.begins.contains(Node::from_u32(w.0.1));
                    let first = waiting.iter().filter(begins).max().or(waiting.first()).copied();
                    waiting.retain(|w| Some(*w) != first);
                    ready.extend(first);
                    is_forced = true;
                    continue;
                }
                if delayed.is_empty() {
                    break;
                }
                // Everything waits for a register: its value has to give way.
                if let Some(Live { value, .. }) = live.pop()
                    && let Some(Some(result)) = self.results.get_mut(self.dag, value)
                {
                    (result.stays, result.is_displaced) = (false, true);
                }
                ready.extend(delayed.drain(..));
                continue;
            };
            let begins = self.calls.begins.contains(Node::from_u32(unit));
            let end_of = self.calls.ends.get(&unit).copied();
            let must_wait = (begins && !open.is_empty()) || end_of.is_some_and(|b| open.last() != Some(&b));
            if must_wait && !std::mem::replace(&mut is_forced, false) {
                waiting.push(Reverse((priority, unit)));
                continue;
            }
            if live.iter().any(|l| self.disturbs(unit, l)) {
                delayed.push(Reverse((priority, unit)));
                continue;
            }
            let first = staying.partition_point(|(u, _)| *u < unit);
            let waiting_reader = (staying[first..].iter().take_while(|(u, _)| *u == unit))
                .flat_map(|(_, made)| made.readers.iter().copied())
                .find(|&reader| self.waits_for_others(reader, unit));
            if let Some(reader) = waiting_reader.filter(|_| !is_last) {
                early.entry(reader).or_default().push(Reverse((priority, unit)));
                num_early += 1;
                continue;
            }
            if begins {
                open.push(unit);
            }
            if let Some(begin) = end_of {
                open.retain(|&u| u != begin);
                ready.extend(waiting.drain(..));
            }
            self.order.extend(self.units.members.of(unit as usize));
            let before = live.len();
            for l in &mut live {
                l.readers.retain(|r| *r != unit);
            }
            live.retain(|l| !l.readers.is_empty());
            if live.len() < before {
                ready.extend(delayed.drain(..));
            }
            for (_, made) in staying[first..].iter().take_while(|(u, _)| *u == unit) {
                live.push(Live { value: made.value, reg: made.reg, readers: made.readers.clone() });
            }
            for user in self.units.users.of(unit as usize) {
                self.units.waits[user as usize] -= 1;
                if num_early > 0
                    && let Some(units) = early.remove(&user)
                {
                    num_early -= units.len();
                    ready.extend(units);
                }
                if self.units.waits[user as usize] == 0 {
                    ready.push(Reverse((self.units.priority[user as usize], user)));
                }
            }
        }
        if self.order.len() == self.units.nodes.len() {
            Ok(())
        } else {
            Err(Unsupported::new("values that depend on each other in a circle"))
        }
    }

    /// Whether a unit waits for more than another one.
    fn waits_for_others(&self, unit: u32, other: u32) -> bool {
        let own = self.units.users.of(other as usize).filter(|&user| user == unit).count();
        self.units.waits[unit as usize] as usize > own
    }

    /// Whether a unit changes the register of a value that others still want.
    fn disturbs(&self, unit: u32, live: &Live) -> bool {
        if live.readers[..] == [unit] {
            return false;
        }
        let reads = live.readers.contains(&unit);
        self.units.members.of(unit as usize).any(|node| {
            if let Some(to) = copied_to(self.dag, node) {
                return !reads && self.isa.overlap(to, live.reg);
            }
            let Some(code) = self.dag.op(node).opcode() else { return false };
            self.isa.implicit_defs(code).any(|r| self.isa.overlap(r, live.reg))
                || self.dag.operands(node).iter().any(|v| match self.dag.payload(v.node) {
                    Payload::Mask(m) => self.masks.get(m as usize).is_some_and(|m| !m.preserves(live.reg)),
                    _ => false,
                })
        })
    }
}

/// The physical register that a node writes a value to.
fn copied_to(dag: &Dag, node: Node) -> Option<mc::Reg> {
    if dag.op(node) != NodeOp::COPY_TO_REG {
        return None;
    }
    physical_operand(dag, node)
}

/// Whether a node takes an argument from the register that it came in.
fn is_incoming(dag: &Dag, node: Node) -> bool {
    let is_copy = dag.op(node) == NodeOp::COPY_FROM_REG && dag.glue_operand(node).is_none();
    is_copy && dag.operands(node).first() == Some(&dag.entry()) && physical_operand(dag, node).is_some()
}

/// The physical register that a copy writes or reads.
fn physical_operand(dag: &Dag, copy: Node) -> Option<mc::Reg> {
    match dag.payload(dag.operands(copy).get(1)?.node) {
        Payload::Reg(reg) => reg.as_physical(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_that_grow_in_turns_keep_their_order() {
        let mut lists: Lists<char> = Lists::default();
        lists.begin(3);
        for (unit, item) in [(2, 'a'), (0, 'b'), (2, 'c'), (2, 'd')] {
            lists.push(unit, item);
        }
        let items = |unit: usize| lists.of(unit).collect::<String>();
        assert_eq!([items(0), items(1), items(2)], ["b", "", "acd"]);
        let facts = |unit: usize| (lists.is_empty(unit), lists.is_single(unit));
        assert_eq!([facts(0), facts(1), facts(2)], [(false, true), (true, false), (false, false)]);
    }
}
