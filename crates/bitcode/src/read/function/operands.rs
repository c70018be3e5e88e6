//! Operands of records: values by relative number, types, blocks, metadata.

use super::{Body, Failure, UNRESOLVED, lookup};
use crate::bitstream::{Error, Record};
use crate::read::index_below;
use crate::read::metadata::MdSlot;
use ir::inst::{InstData, InstFlags};
use ir::metadata::{MdItem, MdOperand, Metadata};
use ir::types::TypeData;
use ir::value::{Block, MAX_VALUES, MdOperandId, ValueKind};
use ir::{Opcode, Scope, Type, Value};

/// The operands of a record, one after another.
pub(super) struct Ops<'r, 'a> {
    pub record: &'r Record<'a>,
    at: usize,
}

impl<'r, 'a> Ops<'r, 'a> {
    #[inline]
    pub fn new(record: &'r Record<'a>) -> Ops<'r, 'a> {
        Ops { record, at: 0 }
    }

    #[inline]
    pub fn next(&mut self) -> Result<u64, Error> {
        let value = self.record.op(self.at)?;
        self.at += 1;
        Ok(value)
    }

    #[inline]
    pub fn rest(&self) -> &'r [u64] {
        self.record.ops.get(self.at..).unwrap_or_default()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.at >= self.record.ops.len()
    }

    /// The next operand, or 0 at the end.
    #[inline]
    pub fn next_or_zero(&mut self) -> u64 {
        let value = self.record.ops.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        value
    }

    #[cold]
    pub fn error(&self, message: impl Into<String>) -> Error {
        self.record.error(message)
    }
}

impl<'a> Body<'_, 'a> {
    #[inline]
    pub(super) fn type_of(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Inst(i) => self.func.inst(i).ty,
            _ => Scope::new(self.env, &self.func).type_of(value),
        }
    }

    #[inline]
    pub(super) fn type_id(&self, id: u64, record: &Record<'_>) -> Result<Type, Error> {
        index_below(id, self.shared.types.len())
            .map(|i| self.shared.types[i])
            .ok_or_else(|| record.error("unknown type number"))
    }

    #[inline]
    pub(super) fn next_type(&self, ops: &mut Ops<'_, 'a>) -> Result<Type, Error> {
        let id = ops.next()?;
        self.type_id(id, ops.record)
    }

    #[inline]
    pub(super) fn block_id(&self, id: u64, record: &Record<'_>) -> Result<Value, Error> {
        if id >= u64::from(self.num_blocks) {
            return Err(record.error("unknown block number"));
        }
        Ok(Value::block(Block::from_u32(id as u32)))
    }

    #[inline]
    pub(super) fn next_block(&self, ops: &mut Ops<'_, 'a>) -> Result<Value, Error> {
        let id = ops.next()?;
        self.block_id(id, ops.record)
    }

    /// The number that is `distance` before the next value; what is yet to come is a negative distance modulo 2^32.
    #[inline]
    fn absolute(&self, distance: u64) -> u64 {
        let number = (self.shared.values.len() + self.next) as u32;
        u64::from(number.wrapping_sub(distance as u32))
    }

    /// A value that is defined, by number.
    #[inline]
    fn defined(&self, id: u64) -> Option<Value> {
        lookup(self.shared, &self.values[..self.next], id)
    }

    /// A value by distance; one that is yet to come is followed by its type.
    #[inline]
    pub(super) fn pair(&mut self, ops: &mut Ops<'_, 'a>) -> Result<Value, Error> {
        let distance = ops.next()?;
        let id = self.absolute(distance);
        match self.defined(id) {
            Some(value) => Ok(value),
            None => {
                let ty = self.next_type(ops)?;
                self.forward(id, ty, ops.record)
            }
        }
    }

    /// A value by distance whose type is known.
    #[inline]
    pub(super) fn typed(&mut self, ops: &mut Ops<'_, 'a>, ty: Type) -> Result<Value, Error> {
        let distance = ops.next()?;
        self.value_of_type(self.absolute(distance), ty, ops.record)
    }

    /// A value by distance as a signed number, for phis.
    #[inline]
    pub(super) fn signed(&mut self, code: u64, ty: Type, record: &Record<'_>) -> Result<Value, Error> {
        let distance = crate::codes::decode_signed(code);
        self.value_of_type(self.absolute(distance as u64), ty, record)
    }

    /// The value with a number, which must have this type.
    #[inline]
    pub(super) fn value_of_type(&mut self, id: u64, ty: Type, record: &Record<'_>) -> Result<Value, Error> {
        if ty == Type::METADATA {
            return self.metadata_operand(id, record).map(Value::metadata);
        }
        match self.defined(id) {
            Some(value) if self.type_of(value) == ty => Ok(value),
            Some(_) => Err(record.error("operand of the wrong type")),
            None => self.forward(id, ty, record),
        }
    }

    /// A value that is not defined yet.
    fn forward(&mut self, id: u64, ty: Type, record: &Record<'_>) -> Result<Value, Error> {
        let at = index_below(id.wrapping_sub(self.shared.values.len() as u64), self.max_values)
            .ok_or_else(|| record.error("unknown value number"))?;
        if self.values.len() <= at {
            self.values.resize(at + 1, UNRESOLVED);
        }
        let value = self.values[at];
        if value != UNRESOLVED {
            let same = self.type_of(value) == ty;
            return if same { Ok(value) } else { Err(record.error("operand of the wrong type")) };
        }
        let bad = [Type::VOID, Type::LABEL, Type::METADATA].contains(&ty)
            || matches!(self.types.get(ty), TypeData::Function { .. });
        if bad || self.func.num_insts() >= MAX_VALUES as usize - 1 {
            return Err(record.error("operand of a type without values"));
        }
        let value = Value::inst(self.func.reserve_inst(ty));
        self.values[at] = value;
        self.reserved += 1;
        Ok(value)
    }

    /// What a metadata number means.
    fn metadata_slot(&self, id: u64, record: &Record<'_>) -> Result<MdSlot, Error> {
        let base = &self.shared.metadata;
        let slot = match index_below(id, base.len()) {
            Some(i) => Some(base[i]),
            None => usize::try_from(id).ok().and_then(|i| self.metadata.get(i - base.len())).copied(),
        };
        slot.ok_or_else(|| record.error("unknown metadata number"))
    }

    /// The item with a metadata number.
    pub(super) fn metadata_item(&self, id: u64, record: &Record<'_>) -> Result<Metadata, Error> {
        match self.metadata_slot(id, record)? {
            MdSlot::Item(metadata) => Ok(metadata),
            _ => Err(record.error("value of the function where metadata is expected")),
        }
    }

    /// Metadata by distance: numbers of metadata are coded like those of values.
    pub(super) fn metadata_at_distance(
        &mut self,
        distance: u64,
        record: &Record<'_>,
    ) -> Result<Value, Error> {
        self.metadata_operand(self.absolute(distance), record).map(Value::metadata)
    }

    /// A metadata number as an operand. Constants are values, not metadata.
    pub(super) fn metadata_operand(&mut self, id: u64, record: &Record<'_>) -> Result<MdOperandId, Error> {
        let operand = match self.metadata_slot(id, record)? {
            MdSlot::Item(item) => match *Scope::new(self.env, &self.func).metadata(item) {
                MdItem::Value(value) => MdOperand::Value(value),
                _ => MdOperand::Metadata(item),
            },
            MdSlot::Local(value) => MdOperand::Value(value),
            MdSlot::ArgList(list) => MdOperand::ArgList(self.arg_lists[list as usize].clone()),
            MdSlot::Unknown | MdSlot::Reserved(_) => return Err(record.error("unknown metadata number")),
        };
        if self.func.md_operands.len() >= MAX_VALUES as usize - 1 {
            return Err(record.error("too many metadata operands"));
        }
        Ok(self.func.make_md_operand(operand))
    }

    /// An instruction with these operands.
    #[inline]
    pub(super) fn inst(&mut self, opcode: Opcode, ty: Type, operands: &[Value]) -> InstData {
        let operands = self.func.make_operands(operands);
        InstData::new(opcode, ty, operands)
    }

    /// As [`push`](Self::push), with a warning if the record has operands left that this version does not know.
    #[inline]
    pub(super) fn push_last(&mut self, data: InstData, ops: &Ops<'_, 'a>) -> Result<(), Failure> {
        if !ops.is_empty() {
            self.warn_surplus(ops.record);
        }
        self.push(data, ops.record)?;
        Ok(())
    }

    #[cold]
    pub(super) fn warn_surplus(&mut self, record: &Record<'_>) {
        let message = format!("FUNCTION record {} has operands of a newer version; ignored", record.code);
        if !self.warnings.iter().any(|w| w.message() == message) {
            self.warnings.push(record.error(message));
        }
    }

    /// Flags where a record may end in them.
    #[inline]
    pub(super) fn flags(family: crate::codes::FlagFamily, ops: &mut Ops<'_, 'a>) -> InstFlags {
        if ops.is_empty() { InstFlags::NONE } else { family.decode(ops.next_or_zero()) }
    }
}
