//! Register allocation as a quadratic problem (`-regalloc=pbqp`).
//!
//! Each virtual register is a node whose options are memory and the physical registers that its interval leaves. Memory costs
//! what the loads and stores cost, a register that functions preserve a little where none was used, and a register that saves a
//! copy from or to a fixed one less than nothing. Two registers that are live at the same time have an edge that forbids
//! physical registers with common parts; two that are copied have one that rewards the same register. The [`solver`] chooses;
//! what goes to memory leaves shorter registers behind, and the problem is posed again until nothing goes.
//!
//! Edges are found in one sweep over the segments. Where more registers are live at once than [`MAX_LIVE`], which no machine
//! has, the lightest of them go to memory before the problem is posed, so that edges are O(segments · MAX_LIVE). Matrices of
//! interference are shared by registers with the same options.
//!
//! Source: Hames and Scholz, "Nearly optimal register allocation with PBQP", 2006.

mod solver;

use crate::OutOfRegisters;
use crate::allocation::Allocation;
use crate::basic;
use crate::matrix::{Interference, is_fixed};
use crate::slots::Slot;
use mir::{Reg, opcode};
use solver::{Matrix, Problem};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};
use std::fmt::Write;
use std::rc::Rc;
use support::hash::FxHashMap;

/// Registers that are live at once, of which edges are made.
const MAX_LIVE: usize = 256;
/// Problems that are posed for one function; what is left after that is placed one by one.
const MAX_ROUNDS: usize = 16;
/// Saving and restoring a register that functions preserve: once for a run of the function.
const SAVE_COST: f32 = 1.0;

/// Is told a problem: its number among those of the function, and its text.
pub type Dump<'d> = &'d mut dyn FnMut(usize, &str);

/// Gives every virtual register a physical one. `dump` is told each problem.
pub fn run(allocation: &mut Allocation<'_>, mut dump: Option<Dump<'_>>) -> Result<(), OutOfRegisters> {
    for round in 0..MAX_ROUNDS {
        let too_many = overcrowded(allocation);
        if !too_many.is_empty() {
            spill(allocation, &too_many)?;
            continue;
        }
        let posed = Posed::new(allocation);
        if let Some(dump) = &mut dump {
            dump(round, &posed.text(allocation));
        }
        let Posed { nodes, lists, list_of, problem, .. } = posed;
        let choice = problem.solve();
        let chosen = |node: usize| choice[node].checked_sub(1).map(|option| lists[list_of[node]][option]);
        let is_spillable = |reg: &Reg| allocation.state(*reg).weight.is_finite();
        let in_memory: Vec<Reg> = (0..nodes.len())
            .filter(|&n| chosen(n).is_none())
            .map(|n| nodes[n])
            .filter(is_spillable)
            .collect();
        if in_memory.is_empty() || round + 1 == MAX_ROUNDS {
            let places: Vec<(Reg, Option<mc::Reg>)> =
                nodes.iter().enumerate().map(|(n, &reg)| (reg, chosen(n))).collect();
            return assign(allocation, &places);
        }
        spill(allocation, &in_memory)?;
    }
    // Every round made the function emptier, or the last one would have returned.
    let nothing: Vec<(Reg, Option<mc::Reg>)> = allocation.used().into_iter().map(|reg| (reg, None)).collect();
    assign(allocation, &nothing)
}

fn spill(allocation: &mut Allocation<'_>, regs: &[Reg]) -> Result<(), OutOfRegisters> {
    regs.iter().try_for_each(|&reg| allocation.spill(reg).map(|_| ()))
}

/// Gives out what was chosen; registers for which that cannot be, because the solution allows what is forbidden, are placed as
/// `basic` does it.
fn assign(allocation: &mut Allocation<'_>, places: &[(Reg, Option<mc::Reg>)]) -> Result<(), OutOfRegisters> {
    let mut left = Vec::new();
    for &(reg, place) in places {
        let segments = allocation.live.segments(reg);
        let crossed = allocation.live.crossed_calls(segments);
        let registers = allocation.registers;
        let is_free = |place| {
            allocation.matrix.check(registers, allocation.live, segments, crossed, place)
                == Interference::Free
        };
        match place.filter(|&place| is_free(place)) {
            Some(place) => allocation.assign(reg, place),
            None => left.push(reg),
        }
    }
    basic::place_all(allocation, left)
}

/// Where more than [`MAX_LIVE`] registers are live at once, the lightest of them.
fn overcrowded(allocation: &Allocation<'_>) -> Vec<Reg> {
    let mut active: BTreeMap<(Reverse<u32>, Reg), Slot> = BTreeMap::new();
    let mut out = BTreeSet::new();
    for (start, end, reg) in segments(allocation) {
        let weight = allocation.state(reg).weight;
        if out.contains(&reg) || weight.is_infinite() {
            continue;
        }
        active.insert((Reverse(weight.to_bits()), reg), end);
        if active.len() > MAX_LIVE {
            active.retain(|_, end| *end > start);
        }
        if active.len() > MAX_LIVE
            && let Some(((_, lightest), _)) = active.pop_last()
        {
            out.insert(lightest);
        }
    }
    out.into_iter().collect()
}

/// The segments of all registers in the order of their starts: start, end, owner.
fn segments(allocation: &Allocation<'_>) -> Vec<(Slot, Slot, Reg)> {
    let mut all: Vec<(Slot, Slot, Reg)> = Vec::new();
    for reg in allocation.used() {
        all.extend(allocation.live.segments(reg).iter().map(|s| (s.start, s.end, reg)));
    }
    all.sort_unstable();
    all
}

/// The problem of a function.
struct Posed {
    nodes: Vec<Reg>,
    /// By virtual register: its node.
    numbers: Vec<Option<usize>>,
    /// Lists of the registers behind the first option, which is memory; and by node, which one it has.
    lists: Vec<Vec<mc::Reg>>,
    list_of: Vec<usize>,
    problem: Problem,
}

impl Posed {
    fn new(allocation: &Allocation<'_>) -> Posed {
        let nodes = allocation.used();
        let mut numbers = vec![None; allocation.func.num_vregs()];
        let (mut lists, mut list_of): (Vec<Vec<mc::Reg>>, Vec<usize>) = (Vec::new(), Vec::new());
        let mut known: FxHashMap<Vec<mc::Reg>, usize> = FxHashMap::default();
        let mut problem = Problem::default();
        for (node, &reg) in nodes.iter().enumerate() {
            if let Some(place) = reg.virtual_index().and_then(|index| numbers.get_mut(index)) {
                *place = Some(node);
            }
            let free = free_registers(allocation, reg);
            problem.add_node(costs(allocation, reg, &free));
            list_of.push(*known.entry(free).or_insert_with_key(|free| {
                lists.push(free.clone());
                lists.len() - 1
            }));
        }
        let mut posed = Posed { nodes, numbers, lists, list_of, problem };
        posed.edges(allocation);
        posed
    }

    fn options(&self, node: usize) -> &[mc::Reg] {
        &self.lists[self.list_of[node]]
    }

    fn node(&self, reg: Reg) -> Option<usize> {
        self.numbers.get(reg.virtual_index()?).copied().flatten()
    }

    fn edges(&mut self, allocation: &Allocation<'_>) {
        let isa = allocation.registers.isa;
        let together = self.together(allocation);
        let copied = self.copied(allocation);
        let apart = copied.keys().filter(|pair| together.binary_search(pair).is_err());
        let apart: Vec<(usize, usize)> = apart.copied().collect();
        // By two lists of options.
        let mut pool: FxHashMap<(usize, usize), Rc<Matrix>> = FxHashMap::default();
        let meeting = together.into_iter().map(|pair| (pair, true));
        for ((a, b), meet) in meeting.chain(apart.into_iter().map(|pair| (pair, false))) {
            let (of_a, of_b) = (self.options(a), self.options(b));
            let saved = copied.get(&(a, b)).copied().unwrap_or(0.0);
            let cost = |r: usize, c: usize| match (r.checked_sub(1), c.checked_sub(1)) {
                (Some(x), Some(y)) if meet && isa.overlap(of_a[x], of_b[y]) => f32::INFINITY,
                (Some(x), Some(y)) if of_a[x] == of_b[y] => -saved,
                _ => 0.0,
            };
            let make = || Rc::new(Matrix::new(of_a.len() + 1, of_b.len() + 1, cost));
            let matrix = if saved == 0.0 {
                Rc::clone(pool.entry((self.list_of[a], self.list_of[b])).or_insert_with(make))
            } else {
                make()
            };
            self.problem.add_edge(a, b, matrix);
        }
    }

    /// Pairs of nodes that are live at the same time, the smaller first, in order.
    fn together(&self, allocation: &Allocation<'_>) -> Vec<(usize, usize)> {
        let mut pairs = Vec::new();
        let mut active: Vec<usize> = Vec::new();
        let mut ends: BinaryHeap<Reverse<(Slot, usize)>> = BinaryHeap::new();
        for (start, end, reg) in segments(allocation) {
            let Some(node) = self.node(reg) else { continue };
            while let Some(&Reverse((ended, other))) = ends.peek()
                && ended <= start
            {
                ends.pop();
                active.retain(|&node| node != other);
            }
            pairs.extend(active.iter().map(|&other| (node.min(other), node.max(other))));
            active.push(node);
            ends.push(Reverse((end, node)));
        }
        pairs.sort_unstable();
        pairs.dedup();
        pairs
    }

    /// How often the copies between two nodes run, the smaller one first.
    fn copied(&self, allocation: &Allocation<'_>) -> BTreeMap<(usize, usize), f32> {
        let func = &allocation.func;
        let mut found = BTreeMap::new();
        for block in func.blocks() {
            for inst in func.block_insts(block).filter(|&inst| func.opcode(inst) == opcode::COPY) {
                let [to, from] = func.operands(inst) else { continue };
                let (Some(to), Some(from)) = (to.as_reg(), from.as_reg()) else { continue };
                let nodes = self.node(to.reg).zip(self.node(from.reg));
                if let Some((a, b)) = nodes.filter(|(a, b)| a != b && to.sub == 0 && from.sub == 0) {
                    *found.entry((a.min(b), a.max(b))).or_insert(0.0) += allocation.frequency(inst);
                }
            }
        }
        found
    }

    /// One line for each node and each edge.
    fn text(&self, allocation: &Allocation<'_>) -> String {
        let isa = allocation.registers.isa;
        let mut text = String::new();
        for (n, &reg) in self.nodes.iter().enumerate() {
            let names: Vec<&str> =
                self.options(n).iter().map(|&reg| isa.target.register_name(reg, true)).collect();
            // Writing to a string does not fail.
            let _ = writeln!(
                text,
                "{n} (%{}): {:?} of spill {}",
                reg.virtual_index().unwrap_or(0),
                self.problem.costs(n),
                names.join(" ")
            );
        }
        for (a, b, matrix) in self.problem.edges() {
            let rows = (0..self.problem.costs(a).len()).map(|r| {
                let row: Vec<f32> = (0..self.problem.costs(b).len()).map(|c| matrix.get(r, c)).collect();
                format!("{row:?}")
            });
            let _ = writeln!(text, "{a} {b}: {}", rows.collect::<Vec<_>>().join(" "));
        }
        text
    }
}

/// The registers of the class that the code itself leaves all over the interval.
fn free_registers(allocation: &Allocation<'_>, reg: Reg) -> Vec<mc::Reg> {
    let segments = allocation.live.segments(reg);
    let crossed = allocation.live.crossed_calls(segments);
    let order = allocation.registers.order(allocation.class(reg)).iter().copied();
    order.filter(|&r| !is_fixed(allocation.registers, allocation.live, segments, crossed, r)).collect()
}

fn costs(allocation: &Allocation<'_>, reg: Reg, options: &[mc::Reg]) -> Vec<f32> {
    let weight = allocation.state(reg).weight;
    // Weights are costs divided by room.
    let memory = weight * (allocation.live.size(reg) as f32 / 256.0 + 25.0);
    let of_register = |&place: &mc::Reg| {
        let save = if allocation.registers.is_callee_saved(place) { SAVE_COST } else { 0.0 };
        save - allocation.saved(reg, place)
    };
    std::iter::once(memory).chain(options.iter().map(of_register)).collect()
}
