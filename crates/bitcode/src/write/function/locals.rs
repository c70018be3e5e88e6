//! Numbers of what belongs to one function: its values, blocks and metadata.
//!
//! Values are numbered after those of the module: parameters, constants, shuffle masks, then instructions with a result.
//! Metadata is numbered after that of the module: strings, constants, values wrapped where they are operands, nodes, and
//! lists of values last.

use crate::write::enumerate::constants::{ConstIds, for_each_operand, is_scalable};
use crate::write::enumerate::metadata::{EVERYBODY, MdIds, NUM_CLASSES, Owner, VALUES, operands};
use crate::write::enumerate::{Enumeration, NONE, owner_of, record_metadata};
use ir::constant::ConstKind;
use ir::function::{DbgRecord, DbgRecordKind, Function};
use ir::inst::Opcode;
use ir::metadata::{MdItem, MdOperand, Metadata};
use ir::types::Type;
use ir::value::{Const, Global, Inst, MdOperandId, Value, ValueKind};
use support::entity::Entity;

/// The tables. One is used for many functions in turn.
#[derive(Default)]
pub struct Locals<'a> {
    pub inst_ids: Vec<u32>,
    pub block_ids: Vec<u32>,
    pub num_blocks: u32,
    pub consts: ConstIds<'a>,
    pub metadata: MdIds,
    /// By metadata operand: the number of the metadata.
    md_operand_ids: Vec<u32>,
    /// Values that are wrapped as metadata, in order.
    pub wrapped: Vec<Value>,
    wrapped_slots: ValueSlots,
    /// Operands that are lists of values, in order.
    pub arg_lists: Vec<MdOperandId>,
    pending: Vec<Const>,
    /// Number of the first parameter: the number of values of the module.
    first_arg: u32,
    first_const: u32,
    pub first_inst: u32,
    owner: Owner,
    /// By metadata of the module: its number, if it is this function's alone.
    moved_ids: Vec<u32>,
    /// Number of the first wrapped value.
    first_wrapped: u32,
    /// Number of the first list of values.
    first_arg_list: u32,
}

/// Operand seen, number not known yet.
const SEEN: u32 = NONE - 1;

impl<'a> Locals<'a> {
    /// Numbers everything in `body`.
    pub fn enumerate(&mut self, module: &Enumeration<'a>, function: Global, body: &'a Function) {
        self.reset(body);
        self.owner = owner_of(function);
        let mut next_inst = 0;
        for block in body.blocks() {
            self.block_ids[block.index()] = self.num_blocks;
            self.num_blocks += 1;
            for inst in body.block_insts(block) {
                if body.inst(inst).ty != Type::VOID {
                    self.inst_ids[inst.index()] = next_inst;
                    next_inst += 1;
                }
                self.visit_inst(module, body, inst);
            }
        }
        if let Some(object) = module.module.globals[function].object() {
            object.attachments.iter().for_each(|a| self.visit_metadata(body, a.node));
        }
        for i in 0..self.metadata.shared().values().len() {
            if let MdItem::Value(value) = *body.metadata.get(self.metadata.shared().values()[i]) {
                self.visit_value(value);
            }
        }
        self.visit_pending(module, body);
        self.assign(module, body);
    }

    fn reset(&mut self, body: &Function) {
        let refill = |ids: &mut Vec<u32>, len: usize| {
            ids.clear();
            ids.resize(len, NONE);
        };
        refill(&mut self.inst_ids, body.num_insts());
        refill(&mut self.block_ids, body.num_blocks());
        refill(&mut self.md_operand_ids, body.md_operands.len());
        self.num_blocks = 0;
        self.consts.reset(body.consts.len());
        self.metadata.reset(body.metadata.len());
        self.wrapped_slots.clear(&self.wrapped);
        self.wrapped.clear();
        self.arg_lists.clear();
    }

    fn assign(&mut self, module: &Enumeration<'a>, body: &Function) {
        self.consts.assign(&body.consts, &module.module.types, &module.types);
        self.first_arg = module.num_values();
        self.first_const = self.first_arg + body.params.len() as u32;
        self.first_inst = self.first_const + self.consts.len();
        for id in self.inst_ids.iter_mut().filter(|id| **id != NONE) {
            *id += self.first_inst;
        }
        self.number_metadata(module);
        self.number_md_operands(module, body);
    }

    /// Of each class, first the items that come from the module's table.
    fn number_metadata(&mut self, module: &Enumeration<'a>) {
        self.moved_ids.resize(module.module.metadata.len(), NONE);
        let mut next = module.metadata.shared().len();
        for class in 0..NUM_CLASSES {
            for &metadata in module.metadata.of_function(self.owner).map_or(&[][..], |c| c.class(class)) {
                self.moved_ids[Metadata::index(metadata)] = next;
                next += 1;
            }
            self.metadata.number_class(class, &mut next);
            if class == VALUES {
                self.first_wrapped = next;
                next += self.wrapped.len() as u32;
            }
        }
        self.first_arg_list = next;
    }

    fn number_md_operands(&mut self, module: &Enumeration<'a>, body: &Function) {
        for (i, (id, operand)) in body.md_operands.iter().enumerate() {
            if self.md_operand_ids[i] != SEEN {
                continue;
            }
            self.md_operand_ids[i] = match operand {
                MdOperand::Metadata(metadata) => self.metadata_id(module, *metadata),
                MdOperand::Value(value) => self.wrapped_id(*value),
                MdOperand::ArgList(_) => {
                    let index = self.arg_lists.len() as u32;
                    self.arg_lists.push(id);
                    self.first_arg_list + index
                }
            };
        }
    }

    fn visit_inst(&mut self, module: &Enumeration<'a>, body: &'a Function, inst: Inst) {
        for &operand in body.operands(inst) {
            match operand.kind() {
                ValueKind::LocalConst(constant) => self.visit_const(constant),
                ValueKind::Metadata(operand) => self.visit_md_operand(body, operand),
                _ => {}
            }
        }
        let data = body.inst(inst);
        if data.opcode == Opcode::ShuffleVector {
            self.consts.masks.add(body.index_list(inst), is_scalable(&module.module.types, data.ty));
        }
        if let Some(location) = body.debug_loc(inst).filter(|l| l.is_local())
            && let Some(node) = body.metadata.as_node(location)
        {
            operands(&body.metadata, node).for_each(|m| self.visit_metadata(body, m));
        }
        body.attachments(inst).for_each(|a| self.visit_metadata(body, a.node));
        body.dbg_records(inst).for_each(|r| self.visit_record(body, r));
    }

    fn visit_record(&mut self, body: &Function, record: &DbgRecord) {
        record_metadata(record).for_each(|m| self.visit_metadata(body, m));
        if let Some(value) = record.value {
            match self.unwrapped(body, record) {
                Some(value) => self.visit_value(value),
                None => self.visit_md_operand(body, value),
            }
        }
        if let Some(address) = record.address {
            self.visit_md_operand(body, address);
        }
    }

    /// The value of a `#dbg_value` that can be written as such: it has been seen before the record.
    pub fn unwrapped(&self, body: &Function, record: &DbgRecord) -> Option<Value> {
        let DbgRecordKind::Value = record.kind else { return None };
        let MdOperand::Value(value) = *body.md_operands.get(record.value?)? else { return None };
        match value.kind() {
            ValueKind::Inst(inst) if self.inst_ids[inst.index()] == NONE => None,
            ValueKind::Metadata(_) | ValueKind::Block(_) => None,
            _ => Some(value),
        }
    }

    fn visit_value(&mut self, value: Value) {
        if let ValueKind::LocalConst(constant) = value.kind() {
            self.visit_const(constant);
        }
    }

    #[inline]
    fn visit_const(&mut self, constant: Const) {
        if self.consts.count(constant) {
            self.pending.push(constant);
        }
    }

    fn visit_pending(&mut self, module: &Enumeration<'a>, body: &'a Function) {
        while let Some(constant) = self.pending.pop() {
            let data = body.consts.get(constant);
            if let ConstKind::Expr(expr) = &data.kind
                && expr.opcode == Opcode::ShuffleVector
            {
                self.consts.masks.add(&expr.mask, is_scalable(&module.module.types, data.ty));
            }
            for_each_operand(data, |operand| self.visit_value(operand));
        }
    }

    fn visit_metadata(&mut self, body: &Function, metadata: Metadata) {
        if metadata.is_local() {
            self.metadata.add(&body.metadata, metadata, EVERYBODY);
        }
    }

    fn visit_md_operand(&mut self, body: &Function, id: MdOperandId) {
        let Some(operand) = body.md_operands.get(id) else { return };
        if std::mem::replace(&mut self.md_operand_ids[id.index()], SEEN) == SEEN {
            return;
        }
        match operand {
            MdOperand::Metadata(metadata) => self.visit_metadata(body, *metadata),
            MdOperand::Value(value) => self.wrap(*value),
            MdOperand::ArgList(values) => values.iter().for_each(|&v| self.wrap(v)),
        }
    }

    fn wrap(&mut self, value: Value) {
        self.visit_value(value);
        if self.wrapped_slots.insert(value, self.wrapped.len() as u32) {
            self.wrapped.push(value);
        }
    }

    // Look-ups.

    /// The number of any operand; [`NONE`] if it has none.
    #[inline]
    pub fn value_id(&self, module: &Enumeration<'_>, value: Value) -> u32 {
        match value.kind() {
            ValueKind::Inst(inst) => self.inst_ids[inst.index()],
            ValueKind::Arg(arg) => self.first_arg + arg.as_u32(),
            ValueKind::LocalConst(constant) => match self.consts.id(constant) {
                NONE => NONE,
                id => self.first_const + id,
            },
            ValueKind::Block(block) => self.block_ids[block.index()],
            ValueKind::ModuleConst(constant) => module.const_id(constant),
            ValueKind::Global(global) => module.global_id(global),
            ValueKind::Metadata(operand) => self.md_operand_ids[operand.index()],
        }
    }

    /// The number of the constant for a shuffle mask.
    pub fn mask_id(&self, mask: &[i32], scalable: bool) -> u32 {
        self.first_const.saturating_add(self.consts.mask_id(mask, scalable))
    }

    pub fn md_operand_id(&self, operand: MdOperandId) -> u32 {
        self.md_operand_ids[operand.index()]
    }

    #[inline]
    pub fn metadata_id(&self, module: &Enumeration<'_>, metadata: Metadata) -> u32 {
        if metadata.is_local() {
            return self.metadata.id(metadata);
        }
        match module.metadata.owner(metadata) {
            EVERYBODY => module.metadata.id(metadata),
            owner if owner == self.owner => self.moved_ids[Metadata::index(metadata)],
            _ => NONE,
        }
    }

    /// The number of the metadata that wraps a value.
    pub fn wrapped_id(&self, value: Value) -> u32 {
        match self.wrapped_slots.get(value) {
            NONE => NONE,
            slot => self.first_wrapped + slot,
        }
    }

    /// Whether the function has metadata of its own to write.
    pub fn has_metadata(&self, module: &Enumeration<'_>) -> bool {
        self.first_arg_list > module.metadata.shared().len() || !self.arg_lists.is_empty()
    }

    /// Number of the first constant of the function.
    pub fn first_const(&self) -> u32 {
        self.first_const
    }
}

/// A number for some values of a function: a table for each kind of value.
#[derive(Default)]
struct ValueSlots {
    tables: [Vec<u32>; 6],
}

impl ValueSlots {
    fn place(value: Value) -> (usize, usize) {
        match value.kind() {
            ValueKind::Inst(inst) => (0, inst.index()),
            ValueKind::Arg(arg) => (1, arg.index()),
            ValueKind::LocalConst(constant) => (2, constant.index()),
            ValueKind::ModuleConst(constant) => (3, constant.index()),
            ValueKind::Global(global) => (4, global.index()),
            ValueKind::Block(block) => (5, block.index()),
            ValueKind::Metadata(operand) => (5, operand.index()),
        }
    }

    fn get(&self, value: Value) -> u32 {
        let (table, index) = Self::place(value);
        self.tables[table].get(index).copied().unwrap_or(NONE)
    }

    /// Gives a number to a value; false if it has one already.
    fn insert(&mut self, value: Value, slot: u32) -> bool {
        let (table, index) = Self::place(value);
        let table = &mut self.tables[table];
        if index >= table.len() {
            table.resize(index + 1, NONE);
        }
        let free = table[index] == NONE;
        if free {
            table[index] = slot;
        }
        free
    }

    /// Takes the numbers from these values, which must be all that have one. O(number of values).
    fn clear(&mut self, values: &[Value]) {
        for &value in values {
            let (table, index) = Self::place(value);
            self.tables[table][index] = NONE;
        }
    }
}
