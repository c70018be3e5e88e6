//! Bodies of functions: blocks, instructions, and what only they use.
//!
//! A [`Function`] owns everything its instructions refer to except what the module shares ([`crate::Env`]), so bodies
//! can be changed in parallel. Blocks and instructions are in doubly linked lists; their indices say nothing about
//! order and are never reused.

use crate::constant::{ConstPool, ConstScope};
use crate::inst::{CallId, CallInfo, IndexList, InstData, Opcode};
use crate::metadata::{Attachment, MdKindId, MdOperand, MdRef, MdTable, Metadata};
use crate::types::Type;
use crate::value::{Arg, Block, Inst, MdOperandId, Value};
use support::entity::{Entity, List, ListPool, PrimaryMap, SecondaryMap};
use support::order::{Linked, Links, Order};

/// The body of a function.
#[derive(Clone, Debug)]
pub struct Function {
    /// Types of the parameters.
    pub params: PrimaryMap<Arg, Type>,
    pub(crate) insts: PrimaryMap<Inst, InstData>,
    pub(crate) blocks: PrimaryMap<Block, BlockData>,
    order: Order<Block>,
    /// Operands of all instructions.
    pub(crate) pool: ListPool<Value>,
    calls: PrimaryMap<CallId, CallInfo>,
    index_lists: PrimaryMap<IndexList, Box<[i32]>>,
    pub consts: ConstPool,
    pub metadata: MdTable,
    pub md_operands: PrimaryMap<MdOperandId, MdOperand>,
    pub names: LocalNames,
    /// `!dbg` of each instruction.
    debug_locs: SecondaryMap<Inst, MdRef>,
    /// Other attachments of each instruction.
    attachments: SecondaryMap<Inst, List>,
    attachment_pool: ListPool<(u32, Metadata)>,
    /// Debug records that stand before an instruction.
    records: SecondaryMap<Inst, List>,
    record_pool: ListPool<DbgRecordId>,
    dbg_records: PrimaryMap<DbgRecordId, DbgRecord>,
    /// `uselistorder` directives, as read.
    pub use_list_orders: Vec<UseListOrder>,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BlockData {
    insts: Order<Inst>,
    links: Links<Block>,
}

impl Linked<Block> for BlockData {
    #[inline]
    fn links(&self) -> &Links<Block> {
        &self.links
    }
    #[inline]
    fn links_mut(&mut self) -> &mut Links<Block> {
        &mut self.links
    }
}

support::entity! {
    /// A debug record of a function.
    pub struct DbgRecordId = "record";
}

/// What a debug record says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DbgRecordKind {
    /// `#dbg_value`
    Value,
    /// `#dbg_declare`
    Declare,
    /// `#dbg_assign`
    Assign,
    /// `#dbg_label`
    Label,
    /// `#dbg_declare_value`
    DeclareValue,
}

/// A debug record: `#dbg_value(value, variable, expression, location)` and its siblings. Parts that a kind does not
/// have are `None`.
#[derive(Clone, Debug)]
pub struct DbgRecord {
    pub kind: DbgRecordKind,
    pub value: Option<MdOperandId>,
    /// The `DILocalVariable`, or the `DILabel`.
    pub variable: MdRef,
    pub expression: MdRef,
    pub assign_id: MdRef,
    pub address: Option<MdOperandId>,
    pub address_expression: MdRef,
    /// The `DILocation`.
    pub location: MdRef,
}

/// A `uselistorder` directive: `value`'s uses are to be permuted so.
#[derive(Clone, Debug)]
pub struct UseListOrder {
    pub value: Value,
    pub indexes: Box<[u32]>,
}

/// Names of instructions, arguments and blocks. Unnamed ones are numbered when printed. Names are bytes without NUL.
#[derive(Clone, Debug, Default)]
pub struct LocalNames {
    bytes: ListPool<u8>,
    insts: SecondaryMap<Inst, List>,
    args: SecondaryMap<Arg, List>,
    blocks: SecondaryMap<Block, List>,
}

impl LocalNames {
    /// The name of an instruction, argument or block; empty if it has none.
    #[inline]
    pub fn get(&self, value: Value) -> &[u8] {
        use crate::value::ValueKind::*;
        match value.kind() {
            Inst(i) => self.bytes.get(self.insts[i]),
            Arg(a) => self.bytes.get(self.args[a]),
            Block(b) => self.bytes.get(self.blocks[b]),
            _ => &[],
        }
    }

    /// Names an instruction, argument or block; an empty name removes it. Uniqueness is up to the caller.
    pub fn set(&mut self, value: Value, name: &[u8]) {
        use crate::value::ValueKind::*;
        let list = self.bytes.add(name);
        match value.kind() {
            Inst(i) => self.insts[i] = list,
            Arg(a) => self.args[a] = list,
            Block(b) => self.blocks[b] = list,
            _ => debug_assert!(false, "{value:?} cannot be named"),
        }
    }
}

impl Function {
    /// A body without blocks for a function with these parameters.
    pub fn new(params: &[Type]) -> Function {
        Function {
            params: params.iter().copied().collect(),
            insts: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
            order: Order::default(),
            pool: ListPool::new(),
            calls: PrimaryMap::new(),
            index_lists: PrimaryMap::new(),
            consts: ConstPool::new(ConstScope::Function),
            metadata: MdTable::new_local(),
            md_operands: PrimaryMap::new(),
            names: LocalNames::default(),
            debug_locs: SecondaryMap::new(),
            attachments: SecondaryMap::new(),
            attachment_pool: ListPool::new(),
            records: SecondaryMap::new(),
            record_pool: ListPool::new(),
            dbg_records: PrimaryMap::new(),
            use_list_orders: Vec::new(),
        }
    }

    // Blocks.

    /// Creates a block that is in no place yet.
    pub fn create_block(&mut self) -> Block {
        self.blocks.push(BlockData::default())
    }

    /// Creates a block at the end of the function.
    #[inline]
    pub fn push_block(&mut self) -> Block {
        self.order.push(&mut self.blocks, BlockData::default())
    }

    /// Makes room for so many more blocks.
    pub fn reserve_blocks(&mut self, additional: usize) {
        self.blocks.reserve(additional);
    }

    /// Puts a block at the end of the function.
    pub fn append_block(&mut self, block: Block) {
        self.order.insert(&mut self.blocks, block, None);
    }

    /// Puts a block right after another.
    pub fn insert_block_after(&mut self, block: Block, after: Block) {
        self.order.insert_after(&mut self.blocks, block, after);
    }

    /// Takes a block, with its instructions, out of the function's order.
    pub fn remove_block(&mut self, block: Block) {
        self.order.remove(&mut self.blocks, block);
    }

    /// The first block in order.
    pub fn entry(&self) -> Option<Block> {
        self.order.first()
    }

    /// Number of blocks ever created: the bound of block indices.
    #[inline]
    pub fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    /// Number of instructions ever created: the bound of instruction indices.
    #[inline]
    pub fn num_insts(&self) -> usize {
        self.insts.len()
    }

    /// The blocks in order.
    #[inline]
    pub fn blocks(&self) -> impl Iterator<Item = Block> + '_ {
        self.order.iter(&self.blocks)
    }

    pub fn next_block(&self, block: Block) -> Option<Block> {
        self.blocks[block].links.next()
    }

    #[inline]
    pub fn is_valid_block(&self, block: Block) -> bool {
        self.blocks.is_valid(block)
    }

    /// The instructions of a block in order.
    #[inline]
    pub fn block_insts(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        self.blocks[block].insts.iter(&self.insts)
    }

    #[inline]
    pub fn first_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block].insts.first()
    }

    #[inline]
    pub fn last_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block].insts.last()
    }

    /// The last instruction, if it is a terminator.
    #[inline]
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        self.last_inst(block).filter(|&i| self.insts[i].opcode.is_terminator())
    }

    /// Blocks that the terminator names, in operand order; a block named twice comes twice.
    #[inline]
    pub fn successors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        let operands = self.terminator(block).map_or(&[][..], |t| self.operands(t));
        operands.iter().filter_map(|v| v.as_block())
    }

    // Instructions.

    /// Adds operands to the pool, for [`InstData::new`].
    #[inline]
    pub fn make_operands(&mut self, operands: &[Value]) -> List {
        self.pool.add(operands)
    }

    /// Makes room for so many more instructions, with so many operands in all.
    pub fn reserve(&mut self, insts: usize, operands: usize) {
        self.insts.reserve(insts);
        self.pool.reserve(operands);
    }

    /// Gives room back that a complete body does not need. O(instructions), to move them.
    pub fn trim(&mut self) {
        self.insts.trim();
        self.blocks.trim();
        self.pool.trim();
        self.calls.trim();
        self.debug_locs.trim();
        self.attachments.trim();
        self.attachment_pool.trim();
        self.consts.trim();
        self.names.bytes.trim();
        self.names.insts.trim();
    }

    /// Creates an instruction at the end of a block.
    #[inline]
    pub fn push_inst(&mut self, data: InstData, block: Block) -> Inst {
        let data = InstData { block: block.into(), ..data };
        self.blocks[block].insts.push(&mut self.insts, data)
    }

    /// Creates an instruction that is in no block yet.
    #[inline]
    pub fn create_inst(&mut self, data: InstData) -> Inst {
        self.insts.push(data)
    }

    /// Reserves the name of an instruction that is used before it is known: an unlinked `freeze` of type `ty` without
    /// operands. [`define_inst`](Self::define_inst) fills it in.
    pub fn reserve_inst(&mut self, ty: Type) -> Inst {
        self.insts.push(InstData::new(Opcode::Freeze, ty, List::EMPTY))
    }

    /// Replaces the contents of an instruction and keeps its place.
    pub fn define_inst(&mut self, inst: Inst, data: InstData) {
        let InstData { block, links, .. } = self.insts[inst];
        self.insts[inst] = InstData { block, links, ..data };
    }

    /// Puts an instruction at the end of a block.
    #[inline]
    pub fn append_inst(&mut self, inst: Inst, block: Block) {
        self.insts[inst].block = block.into();
        self.blocks[block].insts.insert(&mut self.insts, inst, None);
    }

    /// Puts an instruction before another one, which must be in a block.
    pub fn insert_inst_before(&mut self, inst: Inst, before: Inst) {
        let block = self.insts[before].block;
        let Some(home) = block.get() else {
            debug_assert!(false, "{before} is in no block");
            return;
        };
        self.insts[inst].block = block;
        self.blocks[home].insts.insert(&mut self.insts, inst, Some(before));
    }

    /// Takes an instruction out of its block. Its debug records stay with it.
    pub fn remove_inst(&mut self, inst: Inst) {
        if let Some(block) = std::mem::take(&mut self.insts[inst].block).get() {
            self.blocks[block].insts.remove(&mut self.insts, inst);
        }
    }

    #[inline]
    pub fn inst(&self, inst: Inst) -> &InstData {
        &self.insts[inst]
    }

    #[inline]
    pub fn inst_mut(&mut self, inst: Inst) -> &mut InstData {
        &mut self.insts[inst]
    }

    #[inline]
    pub fn is_valid_inst(&self, inst: Inst) -> bool {
        self.insts.is_valid(inst)
    }

    #[inline]
    pub fn opcode(&self, inst: Inst) -> Opcode {
        self.insts[inst].opcode
    }

    /// The block that contains the instruction.
    #[inline]
    pub fn block_of(&self, inst: Inst) -> Option<Block> {
        self.insts[inst].block.get()
    }

    #[inline]
    pub fn next_inst(&self, inst: Inst) -> Option<Inst> {
        self.insts[inst].links.next()
    }

    #[inline]
    pub fn prev_inst(&self, inst: Inst) -> Option<Inst> {
        self.insts[inst].links.prev()
    }

    /// All operands, blocks included, in the order of [`crate::inst`].
    #[inline]
    pub fn operands(&self, inst: Inst) -> &[Value] {
        self.pool.get(self.insts[inst].operands)
    }

    #[inline]
    pub fn operands_mut(&mut self, inst: Inst) -> &mut [Value] {
        self.pool.get_mut(self.insts[inst].operands)
    }

    /// Appends an operand: incoming values of phis, cases of switches.
    pub fn push_operand(&mut self, inst: Inst, operand: Value) {
        self.pool.push(&mut self.insts[inst].operands, operand);
    }

    pub fn make_call(&mut self, info: CallInfo) -> CallId {
        self.calls.push(info)
    }

    /// What is special about a `call`, `invoke` or `callbr`.
    #[inline]
    pub fn call_info(&self, call: Inst) -> &CallInfo {
        debug_assert!(self.insts[call].opcode.is_call());
        &self.calls[CallId::from_u32(self.insts[call].aux)]
    }

    pub fn call_info_mut(&mut self, call: Inst) -> &mut CallInfo {
        debug_assert!(self.insts[call].opcode.is_call());
        &mut self.calls[CallId::from_u32(self.insts[call].aux)]
    }

    /// What is special about each call, in the order in which they were made: for changes to all of them.
    pub fn call_infos_mut(&mut self) -> impl Iterator<Item = &mut CallInfo> {
        self.calls.values_mut()
    }

    pub fn make_index_list(&mut self, indices: &[i32]) -> IndexList {
        self.index_lists.push(indices.into())
    }

    /// Indices of an `extractvalue` or `insertvalue` (read them as `u32`), mask of a `shufflevector`.
    #[inline]
    pub fn index_list(&self, inst: Inst) -> &[i32] {
        &self.index_lists[IndexList::new(self.insts[inst].aux as usize)]
    }

    // Metadata of instructions.

    /// The `!dbg` location.
    #[inline]
    pub fn debug_loc(&self, inst: Inst) -> Option<Metadata> {
        self.debug_locs[inst].get()
    }

    #[inline]
    pub fn set_debug_loc(&mut self, inst: Inst, location: Option<Metadata>) {
        if location.is_some() || self.debug_locs[inst].is_some() {
            self.debug_locs[inst] = location.into();
        }
    }

    /// Whether an instruction has attachments other than `!dbg`, or once had some.
    pub fn has_attachments(&self) -> bool {
        !self.attachments.is_empty()
    }

    /// Attachments other than `!dbg`, in the order in which they were added.
    #[inline]
    pub fn attachments(&self, inst: Inst) -> impl ExactSizeIterator<Item = Attachment> + '_ {
        let list = self.attachments[inst];
        self.attachment_pool
            .get(list)
            .iter()
            .map(|&(kind, node)| Attachment { kind: Entity::new(kind as usize), node })
    }

    pub fn add_attachment(&mut self, inst: Inst, attachment: Attachment) {
        let mut list = self.attachments[inst];
        self.attachment_pool.push(&mut list, (attachment.kind.as_u32(), attachment.node));
        self.attachments[inst] = list;
    }

    /// Removes the attachments other than `!dbg`.
    pub fn clear_attachments(&mut self, inst: Inst) {
        if !self.attachments[inst].is_empty() {
            self.attachments[inst] = List::EMPTY;
        }
    }

    /// Replaces the node of an attachment that the instruction has.
    pub fn replace_attachment(&mut self, inst: Inst, kind: MdKindId, node: Metadata) {
        let list = self.attachments[inst];
        for entry in self.attachment_pool.get_mut(list).iter_mut().filter(|e| e.0 == kind.as_u32()) {
            entry.1 = node;
        }
    }

    /// The nodes of all attachments of a kind. Some may be of instructions that no longer have them.
    pub fn attachment_nodes_mut(&mut self, kind: MdKindId) -> impl Iterator<Item = &mut Metadata> {
        let entries = self.attachment_pool.items_mut().iter_mut();
        entries.filter(move |entry| entry.0 == kind.as_u32()).map(|entry| &mut entry.1)
    }

    /// Removes locations, debug records and assignment marks. Returns whether there were any.
    pub fn strip_debug_info(&mut self) -> bool {
        let mut changed = self.debug_locs.iter().any(|(_, l)| l.is_some()) || !self.dbg_records.is_empty();
        self.debug_locs.clear();
        self.records.clear();
        self.record_pool.clear();
        self.dbg_records.clear();
        let mark = MdKindId::DIASSIGNID.as_u32();
        let attached: Vec<Inst> =
            self.attachments.iter().filter(|(_, l)| !l.is_empty()).map(|(i, _)| i).collect();
        for inst in attached {
            let mut list = self.attachments[inst];
            while let Some(place) = self.attachment_pool.get(list).iter().position(|e| e.0 == mark) {
                self.attachment_pool.remove(&mut list, place);
                self.attachments[inst] = list;
                changed = true;
            }
        }
        changed
    }

    /// Creates a record that is in no place yet.
    pub fn create_dbg_record(&mut self, record: DbgRecord) -> DbgRecordId {
        self.dbg_records.push(record)
    }

    pub fn dbg_record_mut(&mut self, record: DbgRecordId) -> &mut DbgRecord {
        &mut self.dbg_records[record]
    }

    /// Puts a record before an instruction, after those already there.
    pub fn attach_dbg_record(&mut self, record: DbgRecordId, before: Inst) {
        let mut list = self.records[before];
        self.record_pool.push(&mut list, record);
        self.records[before] = list;
    }

    /// The records before an instruction.
    #[inline]
    pub fn dbg_records(&self, before: Inst) -> impl ExactSizeIterator<Item = &DbgRecord> {
        self.record_pool.get(self.records[before]).iter().map(|&r| &self.dbg_records[r])
    }

    /// All records ever made, those before removed instructions as well.
    pub fn all_dbg_records(&self) -> impl ExactSizeIterator<Item = &DbgRecord> {
        self.dbg_records.values()
    }

    pub fn has_dbg_records(&self) -> bool {
        !self.dbg_records.is_empty()
    }

    /// Replaces every reference to metadata in the body.
    pub(crate) fn map_metadata(&mut self, map: &dyn Fn(Metadata) -> Metadata) {
        let map_ref = |reference: &mut MdRef| *reference = reference.get().map(map).into();
        for inst in self.insts.keys() {
            if let Some(location) = self.debug_locs[inst].get() {
                self.debug_locs[inst] = map(location).into();
            }
        }
        for list in self.insts.keys().map(|inst| self.attachments[inst]) {
            for (_, node) in self.attachment_pool.get_mut(list) {
                *node = map(*node);
            }
        }
        for record in self.dbg_records.values_mut() {
            map_ref(&mut record.variable);
            map_ref(&mut record.expression);
            map_ref(&mut record.assign_id);
            map_ref(&mut record.address_expression);
            map_ref(&mut record.location);
        }
        for operand in self.md_operands.values_mut() {
            if let MdOperand::Metadata(node) = operand {
                *node = map(*node);
            }
        }
    }

    pub fn make_md_operand(&mut self, operand: MdOperand) -> MdOperandId {
        self.md_operands.push(operand)
    }
}
