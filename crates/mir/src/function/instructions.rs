//! The instructions of a function: order, operands, accesses to memory, and how changes are taken back.

use super::{Block, BlockInsts, Function, Inst, InstData, InstFlags, Mark, MemOperand};
use crate::opcode;
use crate::operand::Operand;
use ir::metadata::{MdRef, Metadata};
use mc::debug::Cfi;
use support::entity::{List, OptionalEntity};
use support::order::Links;

impl Function {
    #[inline]
    pub fn block_insts(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        self.blocks[block].insts.iter(&self.insts)
    }

    /// The instructions of a block from the last to the first.
    pub fn block_insts_back(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        self.blocks[block].insts.iter_back(&self.insts)
    }

    /// The instructions of a block, for passes that change it on the way.
    pub fn block_insts_vec(&self, block: Block) -> BlockInsts {
        self.block_insts(block).collect()
    }

    /// Visits the instructions of all blocks in order, for passes that change some of them. The visit may remove the
    /// instruction and insert others around it, which are not visited.
    pub fn visit(&mut self, mut visit: impl FnMut(&mut Function, Block, Inst)) {
        let mut next_block = self.entry();
        while let Some(block) = next_block {
            let mut next = self.first_inst(block);
            while let Some(inst) = next {
                next = self.next_inst(inst);
                visit(self, block, inst);
            }
            next_block = self.next_block(block);
        }
    }

    #[inline]
    pub fn first_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block].insts.first()
    }

    #[inline]
    pub fn last_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block].insts.last()
    }

    #[inline]
    pub fn next_inst(&self, inst: Inst) -> Option<Inst> {
        self.insts[inst].links.next()
    }

    #[inline]
    pub fn prev_inst(&self, inst: Inst) -> Option<Inst> {
        self.insts[inst].links.prev()
    }

    #[inline]
    pub fn block_of(&self, inst: Inst) -> Option<Block> {
        self.insts[inst].block.get()
    }

    #[inline]
    pub fn num_insts(&self) -> usize {
        self.insts.len()
    }

    /// An instruction in no block.
    #[inline]
    pub fn create(&mut self, opcode: u16, operands: &[Operand]) -> Inst {
        let operands = self.pool.add(operands);
        self.insts.push(InstData {
            opcode,
            flags: InstFlags::default(),
            location: MdRef::default(),
            operands,
            mem: List::EMPTY,
            block: OptionalEntity::NONE,
            links: Links::NONE,
            is_bundled: false,
        })
    }

    /// Puts an instruction before another one, or at the end of the block.
    #[inline]
    pub fn insert(&mut self, inst: Inst, block: Block, before: Option<Inst>) {
        self.insts[inst].block = block.into();
        self.blocks[block].insts.insert(&mut self.insts, inst, before);
    }

    /// Creates and inserts.
    #[inline]
    pub fn build(&mut self, block: Block, before: Option<Inst>, opcode: u16, operands: &[Operand]) -> Inst {
        let inst = self.create(opcode, operands);
        self.insert(inst, block, before);
        inst
    }

    /// A copy of an instruction, in no block: operands, flags, location and accesses to memory.
    pub fn duplicate(&mut self, inst: Inst) -> Inst {
        let operands = self.operands(inst).to_vec();
        let mem: Vec<MemOperand> = self.mem(inst).cloned().collect();
        let copy = self.create(self.opcode(inst), &operands);
        self.set_flags(copy, self.flags(inst));
        self.set_location(copy, self.location(inst));
        mem.into_iter().for_each(|access| self.add_mem(copy, access));
        copy
    }

    /// Takes an instruction out of its block.
    pub fn remove(&mut self, inst: Inst) {
        if self.debug.has_steps()
            && let Some(block) = self.block_of(inst)
        {
            self.debug.removed(inst, self.prev_inst(inst), block);
        }
        self.take_out(inst);
    }

    fn take_out(&mut self, inst: Inst) {
        if let Some(block) = std::mem::take(&mut self.insts[inst].block).get() {
            self.blocks[block].insts.remove(&mut self.insts, inst);
        }
    }

    /// Moves the instructions from `first` to the end of its block to the end of another block.
    pub fn move_tail(&mut self, first: Inst, to: Block) {
        let mut next = Some(first);
        while let Some(inst) = next {
            next = self.next_inst(inst);
            self.take_out(inst);
            self.insert(inst, to, None);
        }
    }

    /// Where the function stands before something is appended to `block`, for [`Function::rollback`].
    pub fn mark(&self, block: Block) -> Mark {
        Mark {
            block,
            insts: self.insts.next_key(),
            vregs: self.vregs.next_key(),
            mems: self.mem_operands.next_key(),
            constants: self.constants.len(),
            symbols: self.symbols.len(),
            reg_masks: self.reg_masks.len(),
            arguments: self.live_ins.len(),
            live_ins: self.blocks[block].live_ins.len(),
            frame: self.frame.mark(),
        }
    }

    /// Forgets what was appended to the block of the mark, and what only that refers to, since it was set. Other blocks
    /// must not have changed.
    pub fn rollback(&mut self, mark: &Mark) {
        while let Some(inst) = self.last_inst(mark.block).filter(|&inst| inst >= mark.insts) {
            self.remove(inst);
        }
        self.insts.truncate(mark.insts);
        self.vregs.truncate(mark.vregs);
        self.mem_operands.truncate(mark.mems);
        self.constants.truncate(mark.constants);
        self.symbols.truncate(mark.symbols);
        self.reg_masks.truncate(mark.reg_masks);
        self.live_ins.truncate(mark.arguments);
        self.blocks[mark.block].live_ins.truncate(mark.live_ins);
        self.frame.rollback(&mark.frame);
    }

    /// The registers that have come since the mark was set: those of arguments, and all that its block begins with.
    pub fn live_ins_since(&self, mark: &Mark) -> (&[mc::Reg], &[mc::Reg]) {
        (&self.live_ins[mark.arguments..], &self.blocks[mark.block].live_ins[mark.live_ins..])
    }

    /// The instructions that were appended since the mark was set, in order.
    pub fn since(&self, mark: &Mark) -> Vec<Inst> {
        let mut new: Vec<Inst> =
            self.block_insts_back(mark.block).take_while(|&inst| inst >= mark.insts).collect();
        new.reverse();
        new
    }

    #[inline]
    pub fn opcode(&self, inst: Inst) -> u16 {
        self.insts[inst].opcode
    }

    /// Whether the instruction is in one bundle with the one before it.
    #[inline]
    pub fn is_bundled(&self, inst: Inst) -> bool {
        self.insts[inst].is_bundled
    }

    pub fn set_bundled(&mut self, inst: Inst, is_bundled: bool) {
        self.insts[inst].is_bundled = is_bundled;
    }

    pub fn set_opcode(&mut self, inst: Inst, opcode: u16) {
        self.insts[inst].opcode = opcode;
    }

    #[inline]
    pub fn operands(&self, inst: Inst) -> &[Operand] {
        self.pool.get(self.insts[inst].operands)
    }

    #[inline]
    pub fn operands_mut(&mut self, inst: Inst) -> &mut [Operand] {
        self.pool.get_mut(self.insts[inst].operands)
    }

    pub fn set_operands(&mut self, inst: Inst, operands: &[Operand]) {
        self.insts[inst].operands = self.pool.add(operands);
    }

    pub fn push_operand(&mut self, inst: Inst, operand: Operand) {
        self.pool.push(&mut self.insts[inst].operands, operand);
    }

    #[inline]
    pub fn flags(&self, inst: Inst) -> InstFlags {
        self.insts[inst].flags
    }

    #[inline]
    pub fn set_flags(&mut self, inst: Inst, flags: InstFlags) {
        self.insts[inst].flags = flags;
    }

    /// Where in the source the instruction comes from.
    #[inline]
    pub fn location(&self, inst: Inst) -> Option<Metadata> {
        self.insts[inst].location.get()
    }

    #[inline]
    pub fn set_location(&mut self, inst: Inst, location: Option<Metadata>) {
        self.insts[inst].location = location.into();
    }

    /// Inserts a `CFI_INSTRUCTION`: what unwinders are told at this place. It emits nothing else.
    pub fn build_cfi(&mut self, block: Block, before: Option<Inst>, cfi: Cfi) -> Inst {
        let index = self.frame_instructions.len() as u32;
        self.frame_instructions.push(cfi);
        self.build(block, before, opcode::CFI_INSTRUCTION, &[Operand::Cfi(index)])
    }

    /// The accesses to memory that the instruction makes.
    #[inline]
    pub fn mem(&self, inst: Inst) -> impl ExactSizeIterator<Item = &MemOperand> {
        self.mem_pool.get(self.insts[inst].mem).iter().map(|&m| &self.mem_operands[m])
    }

    #[inline]
    pub fn add_mem(&mut self, inst: Inst, mem: MemOperand) {
        let mem = self.mem_operands.push(mem);
        self.mem_pool.push(&mut self.insts[inst].mem, mem);
    }
}
