//! Locations and debug records.

use super::Body;
use super::operands::Ops;
use crate::bitstream::{Error, Record};
use crate::codes::function as code;
use crate::read::upgrade::DebugIntrinsic;
use ir::function::{DbgRecord, DbgRecordKind};
use ir::metadata::dwarf::op;
use ir::metadata::schema::di_location;
use ir::metadata::{MdKind, MdOperand, MdRef, Metadata};
use ir::value::ValueKind;
use ir::{Scope, Value};

impl<'a> Body<'_, 'a> {
    /// Line, column, scope, inlined-at; since LLVM 5 whether the code is implicit, since 21 the atom.
    pub(super) fn debug_loc(&mut self, record: &Record<'a>) -> Result<(), Error> {
        let reference = |id: u64| match id.checked_sub(1) {
            None => Ok(u32::MAX),
            Some(id) => self.metadata_item(id, record).map(Metadata::to_word),
        };
        let (line, column) = (record.op(0)?, record.op(1)?);
        let (scope, inlined_at) = (reference(record.op(2)?)?, reference(record.op(3)?)?);
        if scope == u32::MAX {
            return Err(record.error("location without a scope"));
        }
        let more = |i: usize| record.ops.get(i).copied().unwrap_or(0);
        let words = &mut self.location_words;
        words.clear();
        words.resize(MdKind::Location.fixed_words(), 0);
        words[di_location::LINE.word()] = line as u32;
        words[di_location::COLUMN.word()] = column as u32;
        words[di_location::SCOPE.word()] = scope;
        words[di_location::INLINED_AT.word()] = inlined_at;
        words[di_location::IS_IMPLICIT_CODE.word()] = (more(4) != 0).into();
        words[di_location::ATOM_GROUP.word()] = more(5) as u32;
        words[di_location::ATOM_GROUP.word() + 1] = (more(5) >> 32) as u32;
        words[di_location::ATOM_RANK.word()] = more(6) as u32;
        let location = match self.env.metadata.find_node(MdKind::Location, words) {
            Some(node) => node,
            None => self.func.metadata.intern_node(MdKind::Location, words),
        };
        self.location = Some(location);
        self.debug_loc_again(record)
    }

    pub(super) fn debug_loc_again(&mut self, record: &Record<'a>) -> Result<(), Error> {
        if let Some(Some(inst)) = self.insts.last().copied() {
            self.func.set_debug_loc(inst, self.location);
            return Ok(());
        }
        // The location of a call that became a debug record.
        match self.waiting_records.last() {
            Some(&dbg_record) => {
                self.func.dbg_record_mut(dbg_record).location = self.location.into();
                Ok(())
            }
            None => Err(record.error("location before any instruction")),
        }
    }

    /// A debug record before the last instruction.
    pub(super) fn debug_record(&mut self, record: &Record<'a>) -> Result<(), Error> {
        let Some(inst) = self.last_inst else {
            return Err(record.error("debug record before any instruction"));
        };
        let ops = &mut Ops::new(record);
        let location = self.next_item(ops)?;
        let variable = self.next_item(ops)?;
        let mut result = DbgRecord {
            kind: DbgRecordKind::Value,
            value: None,
            variable: variable.into(),
            expression: MdRef::NONE,
            assign_id: MdRef::NONE,
            address: None,
            address_expression: MdRef::NONE,
            location: location.into(),
        };
        if record.code == code::DEBUG_RECORD_LABEL {
            result.kind = DbgRecordKind::Label;
        } else {
            result.expression = self.next_item(ops)?.into();
            if record.code == code::DEBUG_RECORD_VALUE_SIMPLE {
                let value = self.pair(ops)?;
                result.value = Some(self.func.make_md_operand(MdOperand::Value(value)));
            } else {
                let value = ops.next()?;
                result.value = Some(self.metadata_operand(value, record)?);
            }
            match record.code {
                code::DEBUG_RECORD_DECLARE => result.kind = DbgRecordKind::Declare,
                code::DEBUG_RECORD_DECLARE_VALUE => result.kind = DbgRecordKind::DeclareValue,
                code::DEBUG_RECORD_ASSIGN => {
                    result.kind = DbgRecordKind::Assign;
                    result.assign_id = self.next_item(ops)?.into();
                    result.address_expression = self.next_item(ops)?.into();
                    let address = ops.next()?;
                    result.address = Some(self.metadata_operand(address, record)?);
                }
                _ => {}
            }
        }
        if !ops.is_empty() {
            self.warn_surplus(record);
        }
        let id = self.func.create_dbg_record(result);
        self.func.attach_dbg_record(id, inst);
        Ok(())
    }

    fn next_item(&self, ops: &mut Ops<'_, 'a>) -> Result<Metadata, Error> {
        let id = ops.next()?;
        self.metadata_item(id, ops.record)
    }

    /// A call of a debug intrinsic, which becomes a record before the next instruction. Its location comes after it.
    pub(super) fn debug_call(
        &mut self,
        intrinsic: DebugIntrinsic,
        operands: &[Value],
        record: &Record<'a>,
    ) -> Result<(), Error> {
        let kind = match intrinsic {
            DebugIntrinsic::Record(kind) => kind,
            DebugIntrinsic::Address => DbgRecordKind::Value,
        };
        let operand = |i: usize| match operands.get(i).map(|v| v.kind()) {
            Some(ValueKind::Metadata(operand)) => Ok(operand),
            _ => Err(record.error("debug intrinsic with an argument that is not metadata")),
        };
        let item = |i: usize| match self.func.md_operands[operand(i)?] {
            MdOperand::Metadata(item) => Ok(MdRef::some(item)),
            _ => Err(record.error("debug intrinsic with a value where metadata is expected")),
        };
        let mut result = DbgRecord {
            kind,
            value: None,
            variable: MdRef::NONE,
            expression: MdRef::NONE,
            assign_id: MdRef::NONE,
            address: None,
            address_expression: MdRef::NONE,
            location: MdRef::NONE,
        };
        if kind == DbgRecordKind::Label {
            result.variable = item(0)?;
        } else {
            result.value = Some(operand(0)?);
            result.variable = item(1)?;
            result.expression = item(2)?;
        }
        if kind == DbgRecordKind::Assign {
            result.assign_id = item(3)?;
            result.address = Some(operand(4)?);
            result.address_expression = item(5)?;
        }
        if intrinsic == DebugIntrinsic::Address {
            result.expression = self.dereferenced(result.expression);
        }
        self.bundles.clear();
        self.bundle_operands.clear();
        let id = self.func.create_dbg_record(result);
        self.waiting_records.push(id);
        self.insts.push(None);
        Ok(())
    }

    /// The expression with a dereference at its end, before what must come last.
    fn dereferenced(&mut self, expression: MdRef) -> MdRef {
        let Some(metadata) = expression.get() else { return expression };
        let table = Scope::new(self.env, &self.func).md_table(metadata);
        let Some(node) = table.as_node(metadata).filter(|n| n.kind == MdKind::Expression) else {
            return expression;
        };
        // Elements are two words each.
        let mut words = table.tail(node).to_vec();
        let element = |from_end: usize| words.len().checked_sub(2 * from_end).map(|i| words[i]);
        let mut last = if element(3) == Some(op::LLVM_FRAGMENT as u32) { 3 } else { 0 };
        if element(last + 1) == Some(op::STACK_VALUE as u32) {
            last += 1;
        }
        let at = words.len() - 2 * last;
        words.splice(at..at, [op::DEREF as u32, 0]);
        MdRef::some(self.func.metadata.intern_node(MdKind::Expression, &words))
    }
}
