//! Bodies of functions.
//!
//! A body is a sequence of records: one for each instruction, in the order of the blocks, and between them what belongs
//! to the instruction before (locations, debug records) or after (operand bundles). Values are numbered on: the module's,
//! then arguments, constants of the function, and instructions with a result. Operands say how far back a value is; a
//! value that is yet to come is given a reserved instruction, whose place its definition takes.
//!
//! Reading a body changes nothing of the module, so that bodies can be read in parallel. The types of results are nearly
//! always in the file's type table; if one is missing, [`Failure::MissingType`] asks to be called again with the type
//! table to itself.

mod arithmetic;
mod calls;
mod control;
mod debug;
mod memory;
mod operands;

use super::constants::{ConstReader, UNRESOLVED};
use super::index_below;
use super::lazy::BlockBound;
use super::metadata::{self, IntTypes, MdReader, MdSlot, Progress};
use super::module::{Shared, read_use_lists};
use crate::bitstream::{Cursor, Entry, Error, Record};
use crate::codes::{self, block, function as code, symtab_entry};
use ir::function::DbgRecordId;
use ir::inst::{InstData, OperandBundle};
use ir::metadata::{Attachment, MdKindId, Metadata};
use ir::types::{TypeData, TypeTable};
use ir::value::{Block, MAX_VALUES, ValueKind};
use ir::{Env, Function, Global, Inst, Type, Value};
use support::entity::Entity;

/// What reading a body gives.
#[derive(Debug)]
pub(super) struct Outcome {
    pub function: Box<Function>,
    /// Attachments of the function itself.
    pub attachments: Vec<Attachment>,
    pub block_bounds: Vec<BlockBound>,
    pub warnings: Vec<Error>,
}

/// Why a body could not be read.
#[derive(Debug)]
pub(super) enum Failure {
    Malformed(Error),
    /// The result of an instruction has a type that the module does not have yet.
    MissingType,
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Malformed(error)
    }
}

/// The types of the module, or the right to add some.
enum Types<'t> {
    Shared(&'t TypeTable),
    Exclusive(&'t mut TypeTable),
}

impl std::ops::Deref for Types<'_> {
    type Target = TypeTable;
    #[inline]
    fn deref(&self) -> &TypeTable {
        match self {
            Types::Shared(types) => types,
            Types::Exclusive(types) => types,
        }
    }
}

impl Types<'_> {
    fn make(&mut self, data: TypeData) -> Result<Type, Failure> {
        match self {
            Types::Shared(types) => types.find(&data).ok_or(Failure::MissingType),
            Types::Exclusive(types) => Ok(types.intern(data)),
        }
    }
}

/// State while a body is read.
struct Body<'r, 'a> {
    shared: &'r Shared<'a>,
    env: &'r Env,
    types: Types<'r>,
    func: Box<Function>,
    /// The values of the function by number, after the module's. Beyond `next` there are only reserved instructions and
    /// [`UNRESOLVED`].
    values: Vec<Value>,
    /// The number of the next value, counted from the function's first.
    next: usize,
    /// How many reserved instructions have no definition yet.
    reserved: usize,
    /// A bound of `values`: how many values the rest of the stream can define.
    max_values: usize,
    /// All instructions, in order; `None` for those that became something else.
    insts: Vec<Option<Inst>>,
    num_blocks: u32,
    /// The block that instructions go to; `num_blocks` after the last.
    block: u32,
    last_inst: Option<Inst>,
    /// Metadata of the function by number, after the module's.
    metadata: Vec<MdSlot>,
    arg_lists: Vec<Box<[Value]>>,
    /// Location that "again" means.
    location: Option<Metadata>,
    /// Words of the location in the making.
    location_words: Vec<u32>,
    /// Records made of calls, for the next instruction.
    waiting_records: Vec<DbgRecordId>,
    bundles: Vec<OperandBundle>,
    bundle_operands: Vec<Value>,
    attachments: Vec<Attachment>,
    block_bounds: Vec<BlockBound>,
    warnings: Vec<Error>,
    /// Operands in the making.
    operands: Vec<Value>,
}

/// Bits of a body per instruction, without debug info: what room is made by. Constants and blocks are counted in.
const BITS_PER_INST: u64 = 40;

/// Reads the body of `global` from the block whose header is at `bit`. With `types`, missing types are added there;
/// they replace those of `env`, which may be empty.
pub(super) fn read<'a>(
    shared: &Shared<'a>,
    env: &Env,
    types: Option<&mut TypeTable>,
    global: Global,
    bit: u64,
) -> Result<Outcome, Failure> {
    let types = types.map_or(Types::Shared(&env.types), Types::Exclusive);
    let params = types.signature(env.globals[global].value_ty).map_or(&[][..], |(_, params, _)| params);
    let func = Box::new(Function::new(params));
    let values: Vec<Value> = func.params.keys().map(Value::arg).collect();
    let mut cursor = shared.cursor.at(bit);
    // A value takes at least one bit.
    let bits = usize::try_from(cursor.remaining_bits()).unwrap_or(usize::MAX);
    let body = Body {
        shared,
        env,
        types,
        func,
        next: values.len(),
        max_values: values.len().saturating_add(bits).min(MAX_VALUES as usize),
        values,
        reserved: 0,
        insts: Vec::new(),
        num_blocks: 0,
        block: 0,
        last_inst: None,
        metadata: Vec::new(),
        arg_lists: Vec::new(),
        location: None,
        location_words: Vec::new(),
        waiting_records: Vec::new(),
        bundles: Vec::new(),
        bundle_operands: Vec::new(),
        attachments: Vec::new(),
        block_bounds: Vec::new(),
        warnings: Vec::new(),
        operands: Vec::new(),
    };
    body.run(&mut cursor)
}

impl<'a> Body<'_, 'a> {
    fn run(mut self, cursor: &mut Cursor<'a>) -> Result<Outcome, Failure> {
        let bits = cursor.enter_block(block::FUNCTION)?;
        self.reserve(bits);
        let mut record = Record::default();
        loop {
            match cursor.next_entry()? {
                Entry::Record(id) => {
                    cursor.read_record(id, &mut record)?;
                    self.record(&record).map_err(|failure| in_record(failure, record.code))?;
                }
                Entry::Block(id) => {
                    let result = self.block(id, cursor, &mut record);
                    result.map_err(|failure| match failure {
                        Failure::Malformed(error) => error.in_context(block::name(id)).into(),
                        other => other,
                    })?;
                }
                Entry::End => return self.finish(cursor),
            }
        }
    }

    /// Makes room for what a body of so many bits is likely to hold. The length has been checked against the file's.
    fn reserve(&mut self, bits: u64) {
        let insts = (bits / BITS_PER_INST) as usize;
        self.func.reserve(insts, insts * 2);
        self.insts.reserve(insts);
        self.values.reserve(insts);
    }

    fn finish(mut self, cursor: &Cursor<'a>) -> Result<Outcome, Failure> {
        if self.block != self.num_blocks || self.num_blocks == 0 {
            return Err(cursor.error("body ends before its last block is complete").into());
        }
        if self.reserved > 0 {
            return Err(cursor.error("value is used but not defined").into());
        }
        if !self.waiting_records.is_empty() || !self.bundles.is_empty() {
            return Err(cursor.error("body ends before the instruction that records belong to").into());
        }
        self.func.consts.forget_index();
        self.func.trim();
        Ok(Outcome {
            function: self.func,
            attachments: self.attachments,
            block_bounds: self.block_bounds,
            warnings: self.warnings,
        })
    }

    fn block(&mut self, id: u32, cursor: &mut Cursor<'a>, record: &mut Record<'a>) -> Result<(), Failure> {
        match id {
            block::CONSTANTS
            | block::METADATA
            | block::METADATA_ATTACHMENT
            | block::VALUE_SYMTAB
            | block::USELIST => cursor.enter_block(id)?,
            _ => return Ok(cursor.skip_block()?),
        };
        match id {
            block::CONSTANTS => self.constants(cursor, record)?,
            block::METADATA => self.metadata(cursor, record)?,
            block::METADATA_ATTACHMENT => self.attachments(cursor, record)?,
            block::VALUE_SYMTAB => self.names(cursor, record)?,
            _ => {
                let (shared, values, num_blocks) = (self.shared, &self.values[..self.next], self.num_blocks);
                let find = |code, id| match code {
                    codes::uselist::BB => {
                        index_below(id, num_blocks as usize).map(|b| Value::block(Block::new(b)))
                    }
                    _ => lookup(shared, values, id),
                };
                let orders = read_use_lists(cursor, record, find)?;
                self.func.use_list_orders.extend(orders);
            }
        }
        Ok(())
    }

    fn constants(&mut self, cursor: &mut Cursor<'a>, record: &mut Record<'a>) -> Result<(), Error> {
        if self.values.len() != self.next {
            return Err(cursor.error("constants after instructions"));
        }
        let mut reader = ConstReader {
            pool: &mut self.func.consts,
            module_pool: Some(&self.env.consts),
            types: &self.types,
            globals: &self.env.globals,
            type_ids: &self.shared.types,
            base: &self.shared.values,
            values: &mut self.values,
            bounds: &mut self.block_bounds,
        };
        reader.read_block(cursor, record)?;
        self.next = self.values.len();
        Ok(())
    }

    fn metadata(&mut self, cursor: &mut Cursor<'a>, record: &mut Record<'a>) -> Result<(), Failure> {
        let mut ids = std::mem::take(&mut self.metadata);
        let mut progress = Progress::new(&ids, cursor);
        while cursor.next_record(record)? {
            // Values need the whole body, which the reader borrows parts of; so the two take turns.
            let value = match record.code {
                codes::metadata::VALUE => {
                    let ty = self.type_id(record.op(0)?, record)?;
                    Some(self.value_of_type(record.op(1)?, ty, record)?)
                }
                _ => None,
            };
            let mut reader = MdReader {
                table: &mut self.func.metadata,
                consts: &mut self.func.consts,
                types: IntTypes::Function(&self.types),
                module_table: Some(&self.env.metadata),
                base: &self.shared.metadata,
                ids: &mut ids,
                progress: &mut progress,
            };
            match (record.code, value) {
                (_, Some(value)) => reader.define_value(value, record)?,
                (codes::metadata::ARG_LIST, _) => {
                    let list = reader.arg_list(record)?;
                    reader.define_local(MdSlot::ArgList(self.arg_lists.len() as u32), record)?;
                    self.arg_lists.push(list);
                }
                _ => self.warnings.extend(reader.record(record)?),
            }
        }
        progress.finish(&mut ids, record)?;
        self.metadata = ids;
        Ok(())
    }

    fn attachments(&mut self, cursor: &mut Cursor<'a>, record: &mut Record<'a>) -> Result<(), Error> {
        while cursor.next_record(record)? {
            if record.code != codes::metadata::ATTACHMENT {
                continue;
            }
            // An odd number of operands: the first is the instruction.
            let (inst, pairs) = match record.ops.len() % 2 {
                0 => (None, &record.ops[..]),
                _ => (Some(record.ops[0]), &record.ops[1..]),
            };
            let target = match inst {
                None => None,
                Some(id) => match index_below(id, self.insts.len()) {
                    Some(i) => Some(self.insts[i]),
                    None => return Err(record.error("attachment to an unknown instruction")),
                },
            };
            for pair in pairs.as_chunks::<2>().0 {
                let kind = metadata::kind_of(pair[0], &self.shared.md_kinds)
                    .ok_or_else(|| record.error("unknown attachment kind"))?;
                let node = self.metadata_item(pair[1], record)?;
                match target {
                    None => self.attachments.push(Attachment { kind, node }),
                    Some(Some(inst)) if kind == MdKindId::DBG => self.func.set_debug_loc(inst, Some(node)),
                    Some(Some(inst)) => self.func.add_attachment(inst, Attachment { kind, node }),
                    // Of a call that became a debug record.
                    Some(None) => {}
                }
            }
        }
        Ok(())
    }

    fn names(&mut self, cursor: &mut Cursor<'a>, record: &mut Record<'a>) -> Result<(), Error> {
        let mut name = Vec::new();
        while cursor.next_record(record)? {
            let id = record.op(0)?;
            let value = match record.code {
                symtab_entry::ENTRY => lookup(self.shared, &self.values[..self.next], id),
                symtab_entry::BBENTRY => {
                    index_below(id, self.num_blocks as usize).map(|b| Value::block(Block::new(b)))
                }
                _ => continue,
            };
            let nameable = value
                .filter(|v| matches!(v.kind(), ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_)));
            let value = nameable.ok_or_else(|| record.error("name of an unknown value"))?;
            name.clear();
            name.extend(record.ops[1..].iter().map(|&c| c as u8));
            self.func.names.set(value, &name);
        }
        Ok(())
    }

    fn record(&mut self, record: &Record<'a>) -> Result<(), Failure> {
        match record.code {
            code::DECLAREBLOCKS => Ok(self.declare_blocks(record)?),
            code::BINOP
            | code::UNOP
            | code::CAST
            | code::CMP
            | code::CMP2
            | code::SELECT
            | code::VSELECT
            | code::EXTRACTELT
            | code::INSERTELT
            | code::SHUFFLEVEC
            | code::EXTRACTVAL
            | code::INSERTVAL
            | code::FREEZE => self.arithmetic(record),
            code::ALLOCA
            | code::LOAD
            | code::LOADATOMIC
            | code::STORE
            | code::STOREATOMIC
            | code::GEP
            | code::CMPXCHG
            | code::ATOMICRMW
            | code::FENCE
            | code::VAARG => self.memory(record),
            code::CALL | code::INVOKE | code::CALLBR => self.call(record),
            code::OPERAND_BUNDLE => Ok(self.operand_bundle(record)?),
            code::DEBUG_LOC => Ok(self.debug_loc(record)?),
            code::DEBUG_LOC_AGAIN => Ok(self.debug_loc_again(record)?),
            code::DEBUG_RECORD_VALUE
            | code::DEBUG_RECORD_DECLARE
            | code::DEBUG_RECORD_ASSIGN
            | code::DEBUG_RECORD_VALUE_SIMPLE
            | code::DEBUG_RECORD_LABEL
            | code::DEBUG_RECORD_DECLARE_VALUE => Ok(self.debug_record(record)?),
            // For reading functions on demand.
            code::BLOCKADDR_USERS => Ok(()),
            code::GEP_OLD
            | code::INBOUNDS_GEP_OLD
            | code::STORE_OLD
            | code::STOREATOMIC_OLD
            | code::CMPXCHG_OLD
            | code::ATOMICRMW_OLD
            | code::LANDINGPAD_OLD => {
                let message = "typed pointers (LLVM < 15) are not supported: old instruction record";
                Err(record.error(message).into())
            }
            _ => Ok(self.control(record)?),
        }
    }

    fn declare_blocks(&mut self, record: &Record<'_>) -> Result<(), Error> {
        let count = record.op(0)?;
        // Every block has an instruction, which takes at least two bits.
        if self.num_blocks != 0 || count == 0 || count > self.max_values as u64 {
            return Err(record.error("invalid number of blocks"));
        }
        self.num_blocks = count as u32;
        self.func.reserve_blocks(count as usize);
        for _ in 0..count {
            self.func.push_block();
        }
        Ok(())
    }

    /// Appends an instruction and, if it has a result, gives it the next number.
    #[inline]
    fn push(&mut self, data: InstData, record: &Record<'_>) -> Result<Inst, Failure> {
        if self.block >= self.num_blocks || self.func.num_insts() >= MAX_VALUES as usize - 1 {
            return Err(record.error("instruction behind the last block").into());
        }
        if !self.bundles.is_empty() && !data.opcode.is_call() {
            return Err(record.error("operand bundles before an instruction that is not a call").into());
        }
        let block = Block::from_u32(self.block);
        let is_terminator = data.opcode.is_terminator();
        let inst = match data.ty {
            Type::VOID => self.func.push_inst(data, block),
            _ => self.define(data, block, record)?,
        };
        self.insts.push(Some(inst));
        self.last_inst = Some(inst);
        if is_terminator {
            self.block += 1;
        }
        if !self.waiting_records.is_empty() {
            for dbg_record in self.waiting_records.drain(..) {
                self.func.attach_dbg_record(dbg_record, inst);
            }
        }
        Ok(inst)
    }

    /// The instruction that is the next value: a new one, or the one that was reserved for it.
    #[inline]
    fn define(&mut self, data: InstData, block: Block, record: &Record<'_>) -> Result<Inst, Failure> {
        let at = self.next;
        self.next += 1;
        if at == self.values.len() {
            let inst = self.func.push_inst(data, block);
            self.values.push(Value::inst(inst));
            return Ok(inst);
        }
        match self.values[at] {
            UNRESOLVED => {
                let inst = self.func.push_inst(data, block);
                self.values[at] = Value::inst(inst);
                Ok(inst)
            }
            value => {
                let inst = value.as_inst().ok_or_else(|| record.error("value is defined twice"))?;
                if self.func.inst(inst).ty != data.ty {
                    let message = "value has another type than its use before the definition says";
                    return Err(record.error(message).into());
                }
                self.reserved -= 1;
                self.func.define_inst(inst, data);
                self.func.append_inst(inst, block);
                Ok(inst)
            }
        }
    }
}

/// Says which record of the function is malformed.
fn in_record(failure: Failure, record_code: u32) -> Failure {
    match failure {
        Failure::Malformed(error) => error.in_context(&format!("FUNCTION record {record_code}")).into(),
        other => other,
    }
}

/// A value of the module or of the function by number.
fn lookup(shared: &Shared<'_>, values: &[Value], id: u64) -> Option<Value> {
    let id = usize::try_from(id).ok()?;
    match shared.values.get(id) {
        Some(value) => Some(*value),
        None => values.get(id - shared.values.len()).copied(),
    }
}
