//! Metadata of instructions: locations, debug records, attachments.

use super::{Body, FunctionWriter};
use crate::bitstream::writer::BitWriter;
use crate::codes::{block, function as code, metadata as md_code};
use crate::write::enumerate::NONE;
use ir::function::{DbgRecord, DbgRecordKind};
use ir::metadata::schema::di_location;
use ir::metadata::{Attachment, MdKind, MdOperand, MdRef, Metadata};
use ir::value::MdOperandId;

/// Width of abbreviation ids in the METADATA block of a function.
pub const METADATA_WIDTH: u32 = 4;
const ATTACHMENT_WIDTH: u32 = 3;

impl<'a> FunctionWriter<'_, 'a> {
    /// The location of the instruction just written: its fields, or "the same again".
    pub(super) fn write_location(
        &mut self,
        w: &mut BitWriter,
        body: Body<'a>,
        location: Metadata,
        last: &mut Option<Metadata>,
    ) {
        if *last == Some(location) {
            w.abbreviated(&self.abbrevs.debug_loc_again, &[]);
            return;
        }
        *last = Some(location);
        let table = body.scope.md_table(location);
        let Some(node) = table.as_node(location).filter(|n| n.kind == MdKind::Location) else {
            self.bad_metadata();
            return;
        };
        self.record.clear();
        self.push(table.word(node, di_location::LINE));
        self.push(table.word(node, di_location::COLUMN));
        self.push_or_null(table.reference(node, di_location::SCOPE));
        self.push_or_null(table.reference(node, di_location::INLINED_AT));
        self.push(table.word(node, di_location::IS_IMPLICIT_CODE));
        self.push(table.wide(node, di_location::ATOM_GROUP));
        self.push(table.word(node, di_location::ATOM_RANK));
        self.emit(w, code::DEBUG_LOC, Some(&self.abbrevs.debug_loc));
    }

    fn push_or_null(&mut self, metadata: Option<Metadata>) {
        let id = metadata.map_or(0, |m| u64::from(self.metadata_id(m)) + 1);
        self.push(id);
    }

    pub(super) fn write_debug_record(&mut self, w: &mut BitWriter, body: Body<'a>, record: &DbgRecord) {
        self.record.clear();
        self.push_required(record.location);
        self.push_required(record.variable);
        let code = match record.kind {
            DbgRecordKind::Label => code::DEBUG_RECORD_LABEL,
            DbgRecordKind::Value => {
                self.push_required(record.expression);
                if let Some(value) = self.unforwarded(body, record) {
                    self.push(self.next_id.wrapping_sub(value));
                    self.emit(w, code::DEBUG_RECORD_VALUE_SIMPLE, Some(&self.abbrevs.debug_value));
                    return;
                }
                self.push_operand(record.value);
                code::DEBUG_RECORD_VALUE
            }
            DbgRecordKind::Declare | DbgRecordKind::DeclareValue => {
                self.push_required(record.expression);
                self.push_operand(record.value);
                if record.kind == DbgRecordKind::Declare {
                    self.emit(w, code::DEBUG_RECORD_DECLARE, Some(&self.abbrevs.debug_declare));
                    return;
                }
                code::DEBUG_RECORD_DECLARE_VALUE
            }
            DbgRecordKind::Assign => {
                self.push_required(record.expression);
                self.push_operand(record.value);
                self.push_required(record.assign_id);
                self.push_required(record.address_expression);
                self.push_operand(record.address);
                code::DEBUG_RECORD_ASSIGN
            }
        };
        self.emit(w, code, None);
    }

    /// The number of the value of a `#dbg_value` if it is no forward reference.
    fn unforwarded(&self, body: Body<'a>, record: &DbgRecord) -> Option<u32> {
        let value = self.locals.unwrapped(body.func, record)?;
        let id = self.locals.value_id(self.e, value);
        (id < self.next_id).then_some(id)
    }

    fn push_required(&mut self, metadata: MdRef) {
        let id = match metadata.get() {
            Some(metadata) => self.metadata_id(metadata),
            None => {
                self.bad_metadata();
                0
            }
        };
        self.push(id);
    }

    fn push_operand(&mut self, operand: Option<MdOperandId>) {
        let id = operand.map_or(NONE, |o| self.locals.md_operand_id(o));
        if id == NONE {
            self.bad_metadata();
        }
        self.push(id);
    }

    pub(super) fn write_arg_lists(&mut self, w: &mut BitWriter, body: Body<'a>) {
        for i in 0..self.locals.arg_lists.len() {
            let MdOperand::ArgList(values) = &body.func.md_operands[self.locals.arg_lists[i]] else {
                continue;
            };
            self.record.clear();
            self.record.extend(values.iter().map(|&v| u64::from(self.locals.wrapped_id(v))));
            w.record(md_code::ARG_LIST, &self.record);
        }
    }

    /// Attachments of the function and of its instructions, if there are any.
    pub(super) fn write_attachments(&mut self, w: &mut BitWriter, body: Body<'a>) {
        let own = self.e.module.globals[body.global].object().map_or(&[][..], |o| &o.attachments);
        let mut open = false;
        self.record.clear();
        if !own.is_empty() {
            own.iter().for_each(|&a| self.push_attachment(a));
            self.emit_attachments(w, &mut open);
        }
        let insts = body.func.blocks().flat_map(|b| body.func.block_insts(b));
        for (number, inst) in insts.enumerate() {
            let attachments = body.func.attachments(inst);
            if attachments.len() == 0 {
                continue;
            }
            self.record.clear();
            self.push(number as u64);
            attachments.for_each(|a| self.push_attachment(a));
            self.emit_attachments(w, &mut open);
        }
        if open {
            w.exit_block();
        }
    }

    fn push_attachment(&mut self, attachment: Attachment) {
        let id = self.metadata_id(attachment.node);
        self.push(attachment.kind.as_u32());
        self.push(id);
    }

    fn emit_attachments(&mut self, w: &mut BitWriter, open: &mut bool) {
        if !std::mem::replace(open, true) {
            w.enter_block(block::METADATA_ATTACHMENT, ATTACHMENT_WIDTH);
        }
        w.record(md_code::ATTACHMENT, &self.record);
    }
}
