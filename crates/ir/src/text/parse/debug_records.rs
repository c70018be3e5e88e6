//! Debug records: `#dbg_value(…)` and its siblings, and the calls of `llvm.dbg.*` that older versions wrote instead.

use super::super::lexer::Tok;
use super::{Parse, Parser};
use crate::function::{DbgRecord, DbgRecordKind};
use crate::metadata::{MdKindId, MdOperand, MdRef, Metadata};
use crate::types::Type;
use crate::value::{Value, ValueKind};
use support::entity::OptionalEntity;

/// The word of each record after the sign.
const KINDS: &[(&[u8], DbgRecordKind)] = &[
    (b"dbg_value", DbgRecordKind::Value),
    (b"dbg_declare", DbgRecordKind::Declare),
    (b"dbg_assign", DbgRecordKind::Assign),
    (b"dbg_label", DbgRecordKind::Label),
    (b"dbg_declare_value", DbgRecordKind::DeclareValue),
];

/// A record about nothing.
fn empty(kind: DbgRecordKind) -> DbgRecord {
    DbgRecord {
        kind,
        value: None,
        variable: OptionalEntity::NONE,
        expression: OptionalEntity::NONE,
        assign_id: OptionalEntity::NONE,
        address: None,
        address_expression: OptionalEntity::NONE,
        location: OptionalEntity::NONE,
    }
}

impl Parser<'_> {
    /// `#dbg_value(T v, !variable, !DIExpression(…), !location)` before an instruction.
    pub(super) fn debug_record(&mut self) -> Parse<()> {
        let span = self.span();
        self.bump();
        let kind = match self.tok.kind {
            Tok::Word => KINDS.iter().find(|(word, _)| *word == self.slice(self.tok)).map(|&(_, kind)| kind),
            _ => None,
        };
        let Some(kind) = kind else {
            return Err(self.error_here("expected debug record type here"));
        };
        if self.md.seen_intrinsics {
            let message = "debug record should not appear in a module containing debug info intrinsics";
            return Err(self.error(span, message));
        }
        self.md.seen_records = true;
        self.bump();
        let mut record = empty(kind);
        self.expect(Tok::LParen, "Expected '(' here")?;
        if kind == DbgRecordKind::Label {
            record.variable = self.record_node()?;
        } else {
            let value = self.md_operand()?;
            record.value = Some(self.body.func.make_md_operand(value));
            self.expect(Tok::Comma, "Expected ',' here")?;
            record.variable = self.record_node()?;
            self.expect(Tok::Comma, "Expected ',' here")?;
            record.expression = self.record_node()?;
            if kind == DbgRecordKind::Assign {
                self.expect(Tok::Comma, "Expected ',' here")?;
                record.assign_id = self.record_node()?;
                self.expect(Tok::Comma, "Expected ',' here")?;
                let address = self.md_operand()?;
                record.address = Some(self.body.func.make_md_operand(address));
                self.expect(Tok::Comma, "Expected ',' here")?;
                record.address_expression = self.record_node()?;
            }
        }
        self.expect(Tok::Comma, "Expected ',' here")?;
        record.location = self.record_node()?;
        self.expect(Tok::RParen, "Expected ')' here")?;
        self.push_record(record);
        Ok(())
    }

    fn record_node(&mut self) -> Parse<MdRef> {
        Ok(Some(self.metadata_node()?).into())
    }

    fn push_record(&mut self, record: DbgRecord) {
        let id = self.body.func.create_dbg_record(record);
        self.body.pending_records.push(id);
    }

    /// Turns the call of a debug intrinsic, whose arguments are on the stack of values from `start`, into a record. Reads
    /// the rest of the call; whether it was one.
    pub(super) fn debug_intrinsic(&mut self, callee: &Value, start: usize, ret: Type) -> Parse<bool> {
        let ValueKind::Global(global) = callee.kind() else { return Ok(false) };
        let name = &*self.module.env.globals[global].name;
        let Some(suffix) = name.strip_prefix(b"llvm.dbg.") else { return Ok(false) };
        if ret != Type::VOID {
            return Ok(false);
        }
        let kind = match suffix {
            b"value" => DbgRecordKind::Value,
            b"declare" | b"addr" => DbgRecordKind::Declare,
            b"assign" => DbgRecordKind::Assign,
            b"label" => DbgRecordKind::Label,
            _ => return Ok(false),
        };
        let is_address = suffix == b"addr";
        if self.md.seen_records {
            let message = "llvm.dbg intrinsic should not appear in a module using non-intrinsic debug info";
            return Err(self.error_here(message));
        }
        let operands: Vec<MdOperand> = self.values[start..]
            .iter()
            .filter_map(|value| match value.kind() {
                ValueKind::Metadata(id) => Some(self.body.func.md_operands[id].clone()),
                _ => None,
            })
            .collect();
        let node = |i: usize| -> MdRef {
            match operands.get(i) {
                Some(MdOperand::Metadata(node)) => Some(*node).into(),
                _ => OptionalEntity::NONE,
            }
        };
        let mut record = empty(kind);
        match (kind, operands.len()) {
            (DbgRecordKind::Label, 1) => record.variable = node(0),
            // Before version 7 there was an offset between value and variable.
            (DbgRecordKind::Value, 3) | (DbgRecordKind::Declare, 3) => {
                record.variable = node(1);
                record.expression = node(2);
            }
            (DbgRecordKind::Assign, 6) => {
                record.variable = node(1);
                record.expression = node(2);
                record.assign_id = node(3);
                record.address_expression = node(5);
            }
            _ => return Ok(false),
        }
        self.md.seen_intrinsics = true;
        self.values.truncate(start);
        let mut operands = operands.into_iter();
        if kind != DbgRecordKind::Label {
            let value = operands.next().unwrap_or(MdOperand::ArgList(Box::default()));
            record.value = Some(self.body.func.make_md_operand(value));
        }
        if kind == DbgRecordKind::Assign {
            let address = operands.nth(3).unwrap_or(MdOperand::ArgList(Box::default()));
            record.address = Some(self.body.func.make_md_operand(address));
        }
        if is_address {
            // The value of an `llvm.dbg.addr` is the variable's address: one dereference more.
            record.kind = DbgRecordKind::Value;
            record.expression = self.with_deref(record.expression);
        }
        while self.eat(Tok::Comma) {
            let attachment = self.attachment()?;
            if attachment.kind == MdKindId::DBG {
                record.location = Some(attachment.node).into();
            }
        }
        self.push_record(record);
        Ok(true)
    }

    /// The expression with `DW_OP_deref` appended.
    fn with_deref(&mut self, expression: MdRef) -> MdRef {
        use crate::metadata::MdKind;
        let table = &mut self.module.env.metadata;
        let Some(node): Option<Metadata> = expression.get() else { return expression };
        let Some(data) = table.as_node(node).filter(|n| n.kind == MdKind::Expression) else {
            return expression;
        };
        let mut words = table.words(data).to_vec();
        words.extend([crate::metadata::dwarf::op::DEREF as u32, 0]);
        Some(table.intern_node(MdKind::Expression, &words)).into()
    }
}
