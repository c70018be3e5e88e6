//! The blocks of a function: order, edges and how probable they are.

use super::{Block, BlockData, Function};
use crate::operand::Operand;

impl Function {
    /// A new block at the end.
    pub fn append_block(&mut self, source: Option<ir::Block>) -> Block {
        let block = self.blocks.push(BlockData { source: source.into(), ..BlockData::default() });
        self.order.insert(&mut self.blocks, block, None);
        block
    }

    /// A new block after another one.
    pub fn insert_block_after(&mut self, after: Block) -> Block {
        let source = self.blocks[after].source;
        let block = self.blocks.push(BlockData { source, ..BlockData::default() });
        self.order.insert_after(&mut self.blocks, block, after);
        block
    }

    /// Takes a block out of the function, with its edges.
    pub fn remove_block(&mut self, block: Block) {
        self.order.remove(&mut self.blocks, block);
        for to in std::mem::take(&mut self.blocks[block].successors) {
            self.blocks[to].predecessors.retain(|p| *p != block);
        }
        for from in std::mem::take(&mut self.blocks[block].predecessors) {
            self.blocks[from].successors.retain(|s| *s != block);
        }
    }

    /// Gives the numbers behind that of the last block of the function to new blocks again, so that these are called the same
    /// whatever was removed. No-one may know a removed block. O(blocks).
    pub fn forget_last_blocks(&mut self) {
        let last = self.blocks().max();
        let of_source = self.source_blocks.iter().map(|&(_, block)| block).max();
        if let Some(last) = last.max(of_source) {
            self.blocks.truncate(Block::from_u32(last.as_u32() + 1));
        }
    }

    /// Lays the blocks out in this order. Each may be named once; those that are not named are no part of the function.
    pub fn set_order(&mut self, order: &[Block]) {
        self.order.set(&mut self.blocks, order);
    }

    pub fn entry(&self) -> Option<Block> {
        self.order.first()
    }

    /// The block that begins with the prologue.
    pub fn prologue_block(&self) -> Option<Block> {
        self.wrapped.as_ref().map(|wrapped| wrapped.save).or(self.entry())
    }

    /// Blocks in the order in which they are laid out.
    pub fn blocks(&self) -> impl Iterator<Item = Block> + '_ {
        self.order.iter(&self.blocks)
    }

    /// The same for passes that change the order on the way.
    pub fn blocks_vec(&self) -> Vec<Block> {
        let mut blocks = Vec::with_capacity(self.num_blocks());
        blocks.extend(self.blocks());
        blocks
    }

    pub fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    #[inline]
    pub fn next_block(&self, block: Block) -> Option<Block> {
        self.blocks[block].links.next()
    }

    #[inline]
    pub fn block(&self, block: Block) -> &BlockData {
        &self.blocks[block]
    }

    #[inline]
    pub fn block_mut(&mut self, block: Block) -> &mut BlockData {
        &mut self.blocks[block]
    }

    /// So many more blocks, in no order yet: see [`Function::set_order`].
    pub fn create_blocks(&mut self, count: usize) {
        for _ in 0..count {
            self.blocks.push(BlockData::default());
        }
    }

    /// Notes an edge of the flow graph, once.
    pub fn add_edge(&mut self, from: Block, to: Block) {
        if !self.blocks[from].successors.contains(&to) {
            self.blocks[from].successors.push(to);
            self.blocks[to].predecessors.push(from);
        }
    }

    /// Notes how probable the ways from a block are, by weights.
    pub fn set_weights(&mut self, from: Block, weights: &[(Block, u32)]) {
        const WHOLE: u64 = 1 << 31;
        let total: u64 = weights.iter().map(|&(_, weight)| u64::from(weight)).sum();
        if total == 0 || weights.iter().all(|&(_, weight)| weight == weights[0].1) {
            return;
        }
        for &(to, weight) in weights {
            self.shares.insert((from, to), (u64::from(weight) * WHOLE / total) as u32);
        }
    }

    /// How probable a way from a block is, of 2^31, if the source says it.
    pub fn share(&self, from: Block, to: Block) -> Option<u32> {
        self.shares.get(&(from, to)).copied()
    }

    /// What is said of one way holds for another from now on.
    pub fn move_share(&mut self, old: (Block, Block), new: (Block, Block)) {
        if let Some(share) = self.shares.remove(&old) {
            let own = self.shares.entry(new).or_insert(0);
            *own = own.saturating_add(share).min(1 << 31);
        }
    }

    /// Says how probable a way is, of 2^31.
    pub fn set_share(&mut self, from: Block, to: Block, share: u32) {
        self.shares.insert((from, to), share);
    }

    /// The edges out of `from` leave `to` instead, and PHIs at their ends know it.
    pub fn transfer_successors(&mut self, from: Block, to: Block) {
        let successors = std::mem::take(&mut self.blocks[from].successors);
        self.debug.move_edges(from, to, &successors);
        for &successor in &successors {
            self.move_share((from, successor), (to, successor));
            for predecessor in &mut self.blocks[successor].predecessors {
                if *predecessor == from {
                    *predecessor = to;
                }
            }
            let mut next = self.first_inst(successor);
            while let Some(phi) = next.filter(|&i| self.opcode(i) == crate::opcode::PHI) {
                for operand in self.operands_mut(phi) {
                    if *operand == Operand::Block(from) {
                        *operand = Operand::Block(to);
                    }
                }
                next = self.next_inst(phi);
            }
        }
        self.blocks[to].successors = successors;
    }
}
