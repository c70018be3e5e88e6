//! Switches: which block comes next, by comparisons, ranges, bit tests and jump tables.
//!
//! Cases that go to the same place and follow each other are one range. Ranges that lie close together become a *cluster*:
//! a jump table if there are enough of them, or a test of bits if they go to few places. What remains is searched in halves.
//! Each decision is made in a machine block of its own, after the block of the switch. O(n log n) in the number of cases.
//! Where the default is unreachable there are no other numbers than the cases: the last case needs no comparison.
//!
//! Source: R. Bernstein, "Producing Good Code for the Case Statement", Software: Practice and Experience 15(10), 1985.

use super::Builder;
use crate::call::access;
use crate::dag::{Payload, Value, sign_extend};
use crate::lowering::{Result, Unsupported};
use mir::target::JumpTableEntry;
use mir::{Block, MemOperand, Reg};
use tables::nodes::NodeOp;
use tables::selection::{CondCode, Extension};
use tables::value_type::ValueType;

/// Something that a block made for a switch decides.
#[derive(Clone, Copy, Debug)]
pub struct Decision {
    pub block: Block,
    /// Holds the value, or what is called the index below.
    reg: Reg,
    ty: ValueType,
    kind: DecisionKind,
}

/// A decision by comparing a register with a constant; the blocks are different ones.
pub struct Comparison {
    pub reg: Reg,
    pub ty: ValueType,
    pub code: CondCode,
    pub constant: i64,
    pub yes: Block,
    pub no: Block,
}

#[derive(Clone, Copy, Debug)]
enum DecisionKind {
    /// A comparison with a constant.
    Compare { code: CondCode, constant: i64, yes: Block, no: Block },
    /// Whether the value is among `span + 1` numbers from `low` on; the distance from `low` goes to `index`.
    Within { low: i64, span: u64, index: Option<(Reg, ValueType)>, yes: Block, no: Block },
    /// The distance from `low` goes to `index`, whatever it is.
    Distance { low: i64, index: (Reg, ValueType), to: Block },
    /// Whether the bit with the number of the index, below `bits`, is set.
    Bits { mask: u64, bits: u32, yes: Block, no: Block },
    /// Goes where the table says for the index.
    Table { table: u32 },
    /// Whether a truth value of the block before holds.
    Branch { cond: ir::Value, yes: Block, no: Block },
}

impl Decision {
    pub(super) fn branch(block: Block, cond: ir::Value, yes: Block, no: Block) -> Decision {
        Decision { block, reg: Reg::NONE, ty: ValueType::OTHER, kind: DecisionKind::Branch { cond, yes, no } }
    }

    /// What it compares, if it is a comparison with a constant.
    pub fn comparison(&self) -> Option<Comparison> {
        match self.kind {
            DecisionKind::Compare { code, constant, yes, no } if yes != no => {
                Some(Comparison { reg: self.reg, ty: self.ty, code, constant, yes, no })
            }
            _ => None,
        }
    }

    /// The same comparison with another constant.
    pub fn with_constant(self, number: i64) -> Decision {
        let kind = match self.kind {
            DecisionKind::Compare { code, yes, no, .. } => {
                DecisionKind::Compare { code, constant: number, yes, no }
            }
            other => other,
        };
        Decision { kind, ..self }
    }
}

/// Numbers that follow each other and go to the same place.
#[derive(Clone, Copy, Debug)]
struct Range {
    low: i64,
    high: i64,
    block: Block,
}

/// Ranges that are decided together.
#[derive(Clone, Copy, Debug)]
struct Cluster<'r> {
    ranges: &'r [Range],
    kind: ClusterKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClusterKind {
    One,
    Bits,
    Table,
}

/// Where the value goes if it is in none of some clusters.
#[derive(Clone, Copy)]
struct Otherwise {
    block: Block,
    /// It is never there.
    is_unreachable: bool,
}

/// Fewer ranges are compared one by one.
const MIN_TABLE_RANGES: usize = 4;
/// Entries of a table for each case, at most.
const MAX_SPARSENESS: u64 = 10;
const MAX_TABLE_ENTRIES: u64 = 1 << 16;
/// Places that tests of bits distinguish.
const MAX_BIT_TARGETS: usize = 3;
const MIN_BIT_RANGES: usize = 3;
/// Comparisons that tests of bits for as many places as there may be stand for, at least: one for each range, and another one
/// if it is longer than a number.
const MIN_COMPARISONS: usize = 6;

impl Builder<'_, '_> {
    pub(super) fn switch(&mut self, value: ir::Value, default: ir::Block, cases: &[ir::Value]) -> Result<()> {
        let is_unreachable = self.state.is_unreachable(default);
        let default = self.state.machine_block(default)?;
        let ty = self.state.value_type(self.state.scope.type_of(value))?;
        let held = self.state.registers_for(ty)?;
        if ty.scalar_bits() > 64 || held.count != 1 {
            return Err(Unsupported::new(format!("a switch over {ty}")));
        }
        // A narrow number, of which half is compared and half is extended again for a table, becomes a wider one at once,
        // which costs nothing behind a load.
        let is_narrow = held.ty == ty && ty.scalar_bits() < 32 && !self.state.one_by_one;
        let widens = is_narrow && self.state.legality.is_legal_type(ValueType::I32);
        let read = if widens { zero_extend } else { sign_extend };
        let ranges = self.ranges(cases, (ty.scalar_bits(), read), default)?;
        let only = match &ranges[..] {
            [] => Some(default),
            [first, rest @ ..] => {
                let is_only = is_unreachable && rest.iter().all(|range| range.block == first.block);
                is_only.then_some(first.block)
            }
        };
        if let Some(only) = only {
            let chain = self.final_chain();
            self.dag.root = self.jump(chain, only);
            return Ok(());
        }
        // Compared as numbers of the register's width, extended as the cases are: the order stays.
        let scalar = self.scalar(value)?;
        let (op, held_ty) =
            if widens { (NodeOp::ZERO_EXTEND, ValueType::I32) } else { (NodeOp::SIGN_EXTEND, held.ty) };
        let wide = if held_ty == ty { scalar } else { self.dag.value(op, held_ty, &[scalar]) };
        let reg = self.state.new_register(held_ty)?;
        let entry = self.dag.entry();
        let copy = self.dag.copy_to_reg(entry, reg, wide, None);
        self.exports.push(copy.into());
        let jumps_by_thunk =
            self.state.lowering.facts().thunks.as_ref().is_some_and(|thunks| thunks.jump.is_some());
        let with_tables = !self.state.machine.attributes.avoids_jump_tables && !jumps_by_thunk;
        let width = held_ty.scalar_bits().max(self.pointer_type().scalar_bits());
        let clusters = clusters(&ranges, width, with_tables);
        let after = self.block;
        let otherwise = Otherwise { block: default, is_unreachable };
        let first = self.search(&clusters, otherwise, (reg, held_ty), after);
        let chain = self.final_chain();
        self.dag.root = self.jump(chain, first);
        Ok(())
    }

    /// The cases in order, as ranges; those of the default are left out.
    fn ranges(
        &self,
        cases: &[ir::Value],
        (bits, read): (u32, fn(i64, u32) -> i64),
        default: Block,
    ) -> Result<Vec<Range>> {
        let mut ranges: Vec<Range> = Vec::new();
        for pair in cases.chunks_exact(2) {
            let number = read(self.state.constant_int(pair[0]).unwrap_or(0), bits);
            let block = pair[1].as_block().ok_or_else(|| Unsupported::new("a case without a block"))?;
            let block = self.state.machine_block(block)?;
            ranges.push(Range { low: number, high: number, block });
        }
        ranges.retain(|range| range.block != default);
        ranges.sort_by_key(|range| range.low);
        ranges.dedup_by(|next, range| {
            let joins = next.block == range.block && range.high.checked_add(1) == Some(next.low);
            if joins {
                range.high = next.high;
            }
            joins
        });
        Ok(ranges)
    }

    /// A search in sorted clusters: the block that it starts in. Depth is the logarithm of their number.
    fn search(
        &mut self,
        clusters: &[Cluster<'_>],
        otherwise: Otherwise,
        value: (Reg, ValueType),
        after: Block,
    ) -> Block {
        if let ([Cluster { ranges: [first, rest @ ..], .. }], true) = (clusters, otherwise.is_unreachable)
            && rest.iter().all(|range| range.block == first.block)
        {
            return first.block;
        }
        let block = self.state.machine.insert_block_after(after);
        let (reg, ty) = value;
        let kind = match clusters {
            [cluster] => self.decide(*cluster, otherwise, ty, block),
            [cluster, rest @ ..]
                if rest.len() <= 2 && clusters.iter().all(|c| c.kind == ClusterKind::One) =>
            {
                let rest = self.search(rest, otherwise, value, block);
                self.decide(*cluster, Otherwise { block: rest, is_unreachable: false }, ty, block)
            }
            _ => {
                let (low, high) = clusters.split_at(clusters.len() / 2);
                let below = self.search(low, otherwise, value, block);
                let above = self.search(high, otherwise, value, block);
                let constant = high.first().and_then(|c| c.ranges.first()).map_or(0, |r| r.low);
                DecisionKind::Compare { code: CondCode::LT, constant, yes: below, no: above }
            }
        };
        self.state.decisions.push(Decision { block, reg, ty, kind });
        block
    }

    /// What is decided about one cluster, in `block` and blocks after it.
    fn decide(
        &mut self,
        cluster: Cluster<'_>,
        otherwise: Otherwise,
        ty: ValueType,
        block: Block,
    ) -> DecisionKind {
        let no = otherwise.block;
        let (low, high) = bounds(cluster.ranges);
        let first = cluster.ranges.first().map_or(no, |r| r.block);
        let span = high.wrapping_sub(low) as u64;
        if cluster.kind == ClusterKind::One {
            return match span {
                0 => DecisionKind::Compare { code: CondCode::EQ, constant: low, yes: first, no },
                _ => DecisionKind::Within { low, span, index: None, yes: first, no },
            };
        }
        // Bits whose numbers are those of the cases need no distance.
        let is_small =
            low >= 0 && high < i64::from(ty.scalar_bits().max(self.pointer_type().scalar_bits()).min(64));
        let (low, span) = match cluster.kind {
            ClusterKind::Bits if is_small => (0, high as u64),
            _ => (low, span),
        };
        // A register for the distance, which an address is computed from; the types of registers were tried before.
        let pointer = self.pointer_type();
        let extends = ty.scalar_bits() < pointer.scalar_bits() && !self.state.one_by_one;
        let ty = if extends { pointer } else { ty };
        let Ok(index) = self.state.new_register(ty) else {
            return DecisionKind::Compare { code: CondCode::EQ, constant: low, yes: first, no };
        };
        let next = self.state.machine.insert_block_after(block);
        let decision = |block, kind| Decision { block, reg: index, ty, kind };
        if cluster.kind == ClusterKind::Table {
            let gap = if otherwise.is_unreachable { first } else { no };
            let mut blocks = vec![gap; span as usize + 1];
            for range in cluster.ranges {
                let at = |n: i64| n.wrapping_sub(low) as usize;
                blocks[at(range.low)..=at(range.high)].fill(range.block);
            }
            self.state.machine.jump_tables.push(blocks);
            let table = self.state.machine.jump_tables.len() as u32 - 1;
            self.state.decisions.push(decision(next, DecisionKind::Table { table }));
        } else {
            self.bit_tests(cluster, low, otherwise, next, decision);
        }
        match otherwise.is_unreachable {
            true => DecisionKind::Distance { low, index: (index, ty), to: next },
            false => DecisionKind::Within { low, span, index: Some((index, ty)), yes: next, no },
        }
    }

    /// One test for every place that the ranges go to. Two places at least, if there are no other numbers.
    fn bit_tests(
        &mut self,
        cluster: Cluster<'_>,
        low: i64,
        otherwise: Otherwise,
        first: Block,
        decision: impl Fn(Block, DecisionKind) -> Decision,
    ) {
        let mut targets = distinct_targets(cluster.ranges);
        // Where most numbers lead to is tested first.
        let numbers = |to: Block| {
            let own = cluster.ranges.iter().filter(|r| r.block == to);
            own.map(|r| (r.high.wrapping_sub(r.low) as u64).saturating_add(1)).sum::<u64>()
        };
        targets.sort_by_key(|&to| std::cmp::Reverse(numbers(to)));
        let mut no = otherwise.block;
        if otherwise.is_unreachable && targets.len() > 1 {
            no = targets.pop().unwrap_or(no);
        }
        // No mask may be narrower than this: each is asked for every distance, whatever its own bits are.
        let bits = cluster.ranges.iter().map(|r| r.high.wrapping_sub(low) as u32 & 63).max().unwrap_or(0) + 1;
        let mut block = first;
        for (i, &yes) in targets.iter().enumerate() {
            let own = cluster.ranges.iter().filter(|r| r.block == yes).flat_map(|r| r.low..=r.high);
            let mask = own.fold(0u64, |mask, n| mask | 1 << (n.wrapping_sub(low) as u64 & 63));
            let is_last = i + 1 == targets.len();
            let next = if is_last { no } else { self.state.machine.insert_block_after(block) };
            self.state.decisions.push(decision(block, DecisionKind::Bits { mask, bits, yes, no: next }));
            block = next;
        }
    }

    /// Builds the block of a decision.
    pub fn decision(&mut self, decision: &Decision) -> Result<()> {
        let Decision { reg, ty, kind, .. } = *decision;
        let entry = self.dag.entry();
        if let DecisionKind::Branch { cond, yes, no } = kind {
            let cond = self.scalar(cond)?;
            let chain = self.final_chain();
            self.dag.root = self.branch(chain, cond, yes, no);
            return Ok(());
        }
        let value: Value = self.dag.copy_from_reg(entry, reg, ty, None).into();
        self.dag.root = match kind {
            DecisionKind::Compare { code, constant, yes, no } => {
                let constant = self.dag.constant(constant, ty);
                let cond = self.dag.setcc(ValueType::I1, value, constant, code);
                self.branch(entry, cond, yes, no)
            }
            DecisionKind::Within { low, span, index, yes, no } => {
                let low = self.dag.constant(low.wrapping_neg(), ty);
                let distance = self.dag.value(NodeOp::ADD, ty, &[value, low]);
                let chain = match index {
                    Some((index, index_ty)) => {
                        let distance = self.resize(distance, index_ty);
                        self.dag.copy_to_reg(entry, index, distance, None).into()
                    }
                    None => entry,
                };
                // One less is asked for than there are, which always has a number.
                let span = self.dag.constant(span as i64, ty);
                let cond = self.dag.setcc(ValueType::I1, distance, span, CondCode::ULE);
                self.branch(chain, cond, yes, no)
            }
            DecisionKind::Distance { low, index: (index, index_ty), to } => {
                let low = self.dag.constant(low.wrapping_neg(), ty);
                let distance = self.dag.value(NodeOp::ADD, ty, &[value, low]);
                let distance = self.resize(distance, index_ty);
                let chain = self.dag.copy_to_reg(entry, index, distance, None).into();
                self.jump(chain, to)
            }
            DecisionKind::Bits { mask, bits, yes, no } => {
                let pointer = self.pointer_type();
                let amount = self.resize(value, pointer);
                // A narrow number has more distances than bits.
                let is_short = bits <= 32 && self.state.legality.is_legal_type(ValueType::I32);
                let ty = match bits <= ty.scalar_bits() {
                    true if is_short && ty.scalar_bits() > 32 => ValueType::I32,
                    true => ty,
                    false => pointer,
                };
                let mask = self.dag.constant(mask as i64, ty);
                let shifted = self.dag.value(NodeOp::SRL, ty, &[mask, amount]);
                let one = self.dag.constant(1, ty);
                let bit = self.dag.value(NodeOp::AND, ty, &[shifted, one]);
                let zero = self.dag.constant(0, ty);
                let cond = self.dag.setcc(ValueType::I1, bit, zero, CondCode::NE);
                self.branch(entry, cond, yes, no)
            }
            DecisionKind::Table { table } => self.table_jump(value, table),
            DecisionKind::Branch { .. } => entry,
        };
        Ok(())
    }

    fn table_jump(&mut self, index: Value, table: u32) -> Value {
        for to in self.state.machine.jump_tables[table as usize].clone() {
            self.state.machine.add_edge(self.block, to);
        }
        let pointer = self.pointer_type();
        let base = self.dag.leaf(NodeOp::JUMP_TABLE, pointer, Payload::Index(table, 0));
        let index = self.resize(index, pointer);
        let (JumpTableEntry::Address(bytes) | JumpTableEntry::Distance(bytes)) = self.state.table_entry;
        let place = self.scaled(index, bytes.into());
        let place = self.dag.value(NodeOp::ADD, pointer, &[base, place]);
        let ty = ValueType::int(u32::from(bytes) * 8);
        let extension = if ty == pointer { Extension::None } else { Extension::Sign };
        let mem = MemOperand { is_load: true, extension, ..access(ty) };
        let entry = self.dag.entry();
        let load = self.dag.load(pointer, entry, place, mem);
        let target = match self.state.table_entry {
            JumpTableEntry::Address(_) => load.into(),
            JumpTableEntry::Distance(_) => self.dag.value(NodeOp::ADD, pointer, &[base, load.into()]),
        };
        self.dag.value(NodeOp::BRIND, ValueType::OTHER, &[Value::new(load, 1), target])
    }
}

fn zero_extend(number: i64, bits: u32) -> i64 {
    match bits {
        0..64 => number & !(-1 << bits),
        _ => number,
    }
}

fn bounds(ranges: &[Range]) -> (i64, i64) {
    (ranges.first().map_or(0, |r| r.low), ranges.last().map_or(0, |r| r.high))
}

/// The places that ranges go to, each once, as long as there are few.
fn distinct_targets(ranges: &[Range]) -> Vec<Block> {
    let mut targets = Vec::new();
    for range in ranges {
        if targets.len() <= MAX_BIT_TARGETS && !targets.contains(&range.block) {
            targets.push(range.block);
        }
    }
    targets
}

/// Groups what lies close together, from the lowest number up.
fn clusters(ranges: &[Range], width: u32, with_tables: bool) -> Vec<Cluster<'_>> {
    let mut out = Vec::new();
    let mut rest = ranges;
    while let Some(first) = rest.first() {
        let numbers = |last: &Range| (last.high.wrapping_sub(first.low) as u64).saturating_add(1);
        let mut cases = 0u64;
        let dense = rest.iter().take_while(|range| {
            cases = cases.saturating_add(range.high.wrapping_sub(range.low) as u64).saturating_add(1);
            let most = MAX_SPARSENESS.saturating_mul(cases.max(2));
            numbers(range) <= most && numbers(range) <= MAX_TABLE_ENTRIES
        });
        let len = dense.count().max(1);
        let (group, others) = rest.split_at(len);
        let count = group.last().map_or(0, numbers);
        let few = match distinct_targets(group).len().cmp(&MAX_BIT_TARGETS) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Equal => {
                let comparisons = |range: &Range| if range.low == range.high { 1 } else { 2 };
                group.iter().map(comparisons).sum::<usize>() >= MIN_COMPARISONS
            }
            std::cmp::Ordering::Greater => false,
        };
        let kind = if count <= u64::from(width.min(64)) && few && len >= MIN_BIT_RANGES {
            Some(ClusterKind::Bits)
        } else if len >= MIN_TABLE_RANGES && with_tables {
            Some(ClusterKind::Table)
        } else {
            None
        };
        match kind {
            Some(kind) => out.push(Cluster { ranges: group, kind }),
            None => out.extend(group.chunks(1).map(|ranges| Cluster { ranges, kind: ClusterKind::One })),
        }
        rest = others;
    }
    out
}
