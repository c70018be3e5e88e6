//! What is known of debug records while a block is selected, until its instructions are there.
//!
//! A step waits with the order of the node that it stands before; when the block has been emitted, the orders of its machine
//! instructions say between which of them that is. O(log(instructions of the block)) for each step.

use ir::metadata::{MdRef, Metadata};
use mir::debug_values::Step;
use mir::{Block, Function, Inst, Reg, opcode};
use support::hash::{FxHashMap, FxHashSet};

/// A part of a variable of one instance of its function.
pub(super) type Key = (Metadata, MdRef, Option<(u64, u64)>);

/// The records of the block at hand, and what is known of those before.
#[derive(Debug, Default)]
pub struct PendingRecords {
    /// Values that records name.
    pub(super) wanted: FxHashSet<ir::Value>,
    /// Marks of stores and other instructions that records of assignments refer to.
    pub(super) linked: FxHashSet<Metadata>,
    pub(super) by_key: FxHashMap<Key, u32>,
    /// Steps of the block, by the order of the nodes that they stand before.
    pub(super) pending: Vec<(u32, Step)>,
    /// Orders of the machine instructions since `first`.
    pub(super) orders: Vec<u32>,
    pub(super) first: u32,
    /// And what has to be added.
    pub(super) registers: FxHashMap<ir::Value, (Reg, i64)>,
    /// What assignments are about that are still to be told where it is.
    pub(super) sources: Vec<(u32, ir::Value)>,
}

impl PendingRecords {
    pub fn wants(&self, value: ir::Value) -> bool {
        self.wanted.contains(&value)
    }

    pub fn is_empty(&self) -> bool {
        self.pending.is_empty()
    }

    /// There are `count` instructions before those of the block.
    pub fn begin_emission(&mut self, count: usize) {
        self.orders.clear();
        self.first = count as u32;
    }

    /// Instructions up to `end` that have no order have this one.
    pub fn note_insts(&mut self, end: usize, order: u32) {
        self.orders.resize(end - self.first as usize, order);
    }

    pub fn note_register(&mut self, value: ir::Value, reg: Reg, offset: i64) {
        self.registers.insert(value, (reg, offset));
    }

    /// Puts the steps of a block between its instructions, which were the last to be made.
    pub fn place(&mut self, func: &mut Function, block: Block) {
        if self.pending.is_empty() {
            return;
        }
        // By instruction: the greatest order up to there.
        let mut begun = self.orders.clone();
        for index in 1..begun.len() {
            begun[index] = begun[index].max(begun[index - 1]);
        }
        let is_arrival = |index: &usize| {
            let inst = Inst::from_u32(self.first + *index as u32);
            let is_copy = func.opcode(inst) == opcode::COPY;
            is_copy && func.operands(inst).iter().all(|o| o.defined().is_none_or(Reg::is_virtual))
        };
        let arrivals = (0..begun.len()).take_while(is_arrival).count();
        for (order, step) in std::mem::take(&mut self.pending) {
            let at = begun.partition_point(|&own| own < order);
            // What only reads arguments and PHIs is no instruction of the source.
            let is_first = at <= arrivals || begun[at - 1] == 0;
            let behind = (!is_first).then(|| Inst::from_u32(self.first + at as u32 - 1));
            let behind = behind.filter(|&inst| func.block_of(inst) == Some(block));
            func.debug.push(block, behind, step);
        }
    }
}
