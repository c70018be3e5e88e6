//! FUNCTION blocks: the bodies of functions.
//!
//! A block holds the function's constants and metadata, its instructions each followed by its location and debug records,
//! and then names and attachments. A function block depends on nothing that is written before it but numbers, so
//! functions are written one by one into a buffer of their own.

mod calls;
mod control;
mod debug;
mod instructions;
mod locals;
mod names;

use super::abbrevs::Abbrevs;
use super::constants::{ConstScope, write_constants};
use super::enumerate::metadata::Classes;
use super::enumerate::{Enumeration, NONE, owner_of};
use super::metadata::MdWriter;
use super::{Errors, WriteOptions};
use crate::bitstream::writer::{Abbrev, BitWriter};
use crate::codes::{block, function as code, uselist};
use ir::Scope;
use ir::function::Function;
use ir::metadata::Metadata;
use ir::types::Type;
use ir::value::{Global, Value, ValueKind};
use locals::Locals;

/// Width of abbreviation ids in function blocks.
const WIDTH: u32 = 5;
const USE_LIST_WIDTH: u32 = 3;

/// Writes function blocks. One is used for many functions in turn, for the sake of its tables.
pub struct FunctionWriter<'e, 'a> {
    e: &'e Enumeration<'a>,
    abbrevs: &'e Abbrevs,
    options: &'e WriteOptions,
    locals: Locals<'a>,
    /// Values of the record that is being made.
    record: Vec<u64>,
    /// The number that the next instruction with a result will have.
    next_id: u32,
    /// The first thing in the function that cannot be written.
    problem: Option<String>,
}

/// What is constant while one function is written.
#[derive(Clone, Copy)]
struct Body<'a> {
    global: Global,
    func: &'a Function,
    scope: Scope<'a>,
}

impl<'e, 'a> FunctionWriter<'e, 'a> {
    pub fn new(e: &'e Enumeration<'a>, abbrevs: &'e Abbrevs, options: &'e WriteOptions) -> Self {
        FunctionWriter {
            e,
            abbrevs,
            options,
            locals: Locals::default(),
            record: Vec::new(),
            next_id: 0,
            problem: None,
        }
    }

    /// Writes the block of one function.
    pub fn write(&mut self, w: &mut BitWriter, global: Global, func: &'a Function, errors: &mut Errors) {
        let body = Body { global, func, scope: Scope::new(&self.e.module.env, func) };
        self.locals.enumerate(self.e, global, func);
        self.next_id = self.locals.first_inst;
        self.problem = None;

        w.enter_block(block::FUNCTION, WIDTH);
        w.record(code::DECLAREBLOCKS, &[self.locals.num_blocks.into()]);
        self.write_constants(w, body, errors);
        self.write_metadata(w, body);
        self.write_instructions(w, body);
        self.write_block_address_users(w, body);
        names::write(w, self.abbrevs, self.e, &self.locals, func);
        self.write_attachments(w, body);
        if self.options.preserve_use_list_order {
            self.write_use_lists(w, body);
        }
        w.exit_block();
        if let Some(problem) = self.problem.take() {
            errors.in_global(global, problem);
        }
    }

    fn write_constants(&mut self, w: &mut BitWriter, body: Body<'a>, errors: &mut Errors) {
        let (e, locals) = (self.e, &self.locals);
        let scope = ConstScope {
            scope: body.scope,
            e,
            value_id: &|value| locals.value_id(e, value),
            first_id: locals.first_const(),
            what: Some(body.global),
        };
        write_constants(w, self.abbrevs, &scope, &body.func.consts, &locals.consts, errors);
    }

    fn write_metadata(&mut self, w: &mut BitWriter, body: Body<'a>) {
        if !self.locals.has_metadata(self.e) {
            return;
        }
        let (e, locals) = (self.e, &self.locals);
        w.enter_block(block::METADATA, debug::METADATA_WIDTH);
        w.skip_abbrevs(Abbrevs::METADATA_COUNT);
        let mut writer = MdWriter {
            scope: body.scope,
            abbrevs: self.abbrevs,
            types: &e.types,
            md_id: &|metadata| locals.metadata_id(e, metadata),
            value_id: &|value| locals.value_id(e, value),
            record: &mut self.record,
            unnumbered: false,
        };
        let (none, local) = (Classes::default(), locals.metadata.shared());
        let moved = e.metadata.of_function(owner_of(body.global)).unwrap_or(&none);
        writer.strings(w, moved.strings(), local.strings());
        writer.values(w, moved.values());
        writer.values(w, local.values());
        locals.wrapped.iter().for_each(|&value| writer.value(w, value));
        for nodes in [moved.distinct(), local.distinct(), moved.uniqued(), local.uniqued()] {
            nodes.iter().for_each(|&node| writer.node(w, node));
        }
        if writer.unnumbered {
            self.bad_metadata();
        }
        self.write_arg_lists(w, body);
        w.exit_block();
    }

    fn write_instructions(&mut self, w: &mut BitWriter, body: Body<'a>) {
        let mut last_location: Option<Metadata> = None;
        for block in body.func.blocks() {
            for inst in body.func.block_insts(block) {
                self.write_inst(w, body, inst);
                if body.func.inst(inst).ty != Type::VOID {
                    self.next_id += 1;
                }
                if let Some(location) = body.func.debug_loc(inst) {
                    self.write_location(w, body, location, &mut last_location);
                }
                for record in body.func.dbg_records(inst) {
                    self.write_debug_record(w, body, record);
                }
            }
        }
    }

    fn write_block_address_users(&mut self, w: &mut BitWriter, body: Body<'a>) {
        if let Some(users) = self.e.block_address_users.get(&body.global) {
            self.record.clear();
            self.record.extend(users.iter().map(|&user| u64::from(self.e.global_id(user))));
            w.record(code::BLOCKADDR_USERS, &self.record);
        }
    }

    /// Orders of the uses of parameters, blocks and instructions. Uses by instructions are met in the same order in text
    /// and in bitcode, so an order means the same wherever it was read.
    fn write_use_lists(&mut self, w: &mut BitWriter, body: Body<'a>) {
        let mut open = false;
        for order in &body.func.use_list_orders {
            let code = match order.value.kind() {
                ValueKind::Block(_) => uselist::BB,
                ValueKind::Inst(_) | ValueKind::Arg(_) => uselist::DEFAULT,
                _ => continue,
            };
            let id = self.locals.value_id(self.e, order.value);
            if id == NONE || order.indexes.len() < 2 {
                continue;
            }
            if !std::mem::replace(&mut open, true) {
                w.enter_block(block::USELIST, USE_LIST_WIDTH);
            }
            self.record.clear();
            self.record.extend(order.indexes.iter().map(|&i| u64::from(i)));
            self.push(id);
            w.record(code, &self.record);
        }
        if open {
            w.exit_block();
        }
    }

    fn bad_metadata(&mut self) {
        let message = "use of metadata that is neither in the function nor in the module";
        self.problem.get_or_insert_with(|| message.into());
    }

    // Parts of records.

    /// The number of an operand.
    #[inline]
    fn id(&mut self, value: Value) -> u32 {
        let id = self.locals.value_id(self.e, value);
        if id == NONE {
            let message = || format!("use of {value:?}, which is neither in the function nor in the module");
            self.problem.get_or_insert_with(message);
            return 0;
        }
        id
    }

    fn metadata_id(&mut self, metadata: Metadata) -> u32 {
        let id = self.locals.metadata_id(self.e, metadata);
        if id == NONE {
            self.bad_metadata();
            return 0;
        }
        id
    }

    #[inline]
    fn push(&mut self, value: impl Into<u64>) {
        self.record.push(value.into());
    }

    #[inline]
    fn push_type(&mut self, ty: Type) {
        self.record.push(self.e.type_id(ty));
    }

    /// An operand by its distance from the instruction, modulo 2^32.
    #[inline]
    fn push_relative(&mut self, value: Value) {
        let id = self.id(value);
        self.record.push(self.next_id.wrapping_sub(id).into());
    }

    /// An operand by its distance, and by its type if it comes later. True in that case.
    #[inline]
    fn push_with_type(&mut self, body: Body<'a>, value: Value) -> bool {
        let id = self.id(value);
        self.record.push(self.next_id.wrapping_sub(id).into());
        let forward = id >= self.next_id;
        if forward {
            self.record.push(self.e.type_id(body.scope.type_of(value)));
        }
        forward
    }

    /// An operand by its own number: blocks, and a few places of other values.
    #[inline]
    fn push_absolute(&mut self, value: Value) {
        let id = self.id(value);
        self.record.push(id.into());
    }

    fn push_absolutes(&mut self, values: &[Value]) {
        values.iter().for_each(|&v| self.push_absolute(v));
    }

    /// Writes the record, in the abbreviation if there is one.
    #[inline]
    fn emit(&self, w: &mut BitWriter, code: u32, abbrev: Option<&Abbrev>) {
        match abbrev {
            Some(abbrev) => w.abbreviated(abbrev, &self.record),
            None => w.record(code, &self.record),
        }
    }
}
