//! Debug records: `#dbg_value` and its siblings.

use super::debug_info as di;
use super::function::FunctionVerifier;
use super::result::Reporter;
use super::sink::{Check, Entity, check_di};
use crate::attributes::AttrKind;
use crate::function::{DbgRecord, DbgRecordKind};
use crate::inst::Opcode;
use crate::metadata::schema::{di_label, di_local_variable, di_location};
use crate::metadata::{MdItem, MdKind, MdOperand, Metadata};
use crate::value::{Inst, MdOperandId, ValueKind};
use support::entity::Entity as _;

impl FunctionVerifier<'_> {
    #[inline]
    pub(super) fn verify_dbg_records(&mut self, inst: Inst) {
        let func = self.func;
        let records = func.dbg_records(inst);
        if records.len() == 0 {
            return;
        }
        if func.opcode(inst) == Opcode::Phi {
            self.fail_di("PHI Node must not have any attached DbgRecords", &[inst.into()]);
            return;
        }
        for (index, record) in records.enumerate() {
            let this = Entity::Record(inst, index);
            if let Some(location) = record.location.get() {
                self.add_root(location, true);
            }
            let _ = match record.kind {
                DbgRecordKind::Label => self.verify_dbg_label(record, this),
                _ => {
                    let _ = self.verify_dbg_variable(record, this.clone());
                    let _ = self.verify_dbg_fragment(record, this.clone());
                    self.verify_dbg_entry_value(record, this)
                }
            };
        }
    }

    fn is_kind(&self, metadata: Option<Metadata>, kind: MdKind) -> bool {
        metadata.is_some_and(|m| self.is_node_kind(m, kind))
    }

    /// A value, a list of values, or an empty node for a value that was lost.
    fn is_address(&self, operand: Option<MdOperandId>, list_allowed: bool) -> bool {
        match operand.and_then(|o| self.func.md_operands.get(o)) {
            Some(MdOperand::Value(_)) => true,
            Some(MdOperand::ArgList(_)) => list_allowed,
            Some(MdOperand::Metadata(m)) => match self.scope.metadata(*m) {
                MdItem::Value(_) => true,
                MdItem::Node(_) => self.operands_of(*m).is_empty(),
                MdItem::String(_) => false,
            },
            None => false,
        }
    }

    fn verify_dbg_variable(&mut self, record: &DbgRecord, this: Entity) -> Check {
        let ok = self.is_address(record.value, true);
        check_di!(self, ok, "invalid #dbg record address/value", this.clone());
        let variable = record.variable.get();
        let ok = self.is_kind(variable, MdKind::LocalVariable);
        check_di!(self, ok, "invalid #dbg record variable", this.clone(), variable);
        let expression = record.expression.get();
        let ok = self.is_kind(expression, MdKind::Expression);
        check_di!(self, ok, "invalid #dbg record expression", this.clone(), expression);
        for root in [variable, expression].into_iter().flatten() {
            self.add_root(root, false);
        }
        if record.kind == DbgRecordKind::Assign {
            let id = record.assign_id.get();
            let ok = self.is_kind(id, MdKind::AssignId);
            check_di!(self, ok, "invalid #dbg_assign DIAssignID", this.clone(), id);
            let ok = self.is_address(record.address, false);
            check_di!(self, ok, "invalid #dbg_assign address", this.clone());
            let expression = record.address_expression.get();
            let ok = self.is_kind(expression, MdKind::Expression);
            check_di!(self, ok, "invalid #dbg_assign address expression", this.clone(), expression);
            for root in [id, expression].into_iter().flatten() {
                self.add_root(root, false);
            }
        }
        let location = record.location.get();
        let ok = self.is_kind(location, MdKind::Location);
        check_di!(self, ok, "invalid #dbg record DILocation", this.clone(), location);
        let (Some(variable), Some(location)) = (variable, location) else { return Ok(()) };
        let variable_scope = self.reference(variable, di_local_variable::SCOPE);
        self.verify_same_subprogram(
            variable_scope,
            variable,
            location,
            "mismatched subprogram between #dbg record variable and DILocation",
            this.clone(),
        )?;
        self.verify_debug_arg(variable, location, this)
    }

    fn reference(&self, metadata: Metadata, field: crate::metadata::FieldRef) -> Option<Metadata> {
        let node = self.node(metadata).filter(|n| n.kind == field.kind)?;
        self.scope.md_table(metadata).reference(node, field)
    }

    fn verify_same_subprogram(
        &mut self,
        scope: Option<Metadata>,
        subject: Metadata,
        location: Metadata,
        message: &str,
        this: Entity,
    ) -> Check {
        let of_subject = scope.and_then(|s| self.subprogram_of(s));
        let of_location = self.reference(location, di_location::SCOPE).and_then(|s| self.subprogram_of(s));
        if let (Some(a), Some(b)) = (of_subject, of_location) {
            check_di!(self, a == b, message, this, subject, a, location, b);
        }
        Ok(())
    }

    /// No two variables claim to be the same argument.
    fn verify_debug_arg(&mut self, variable: Metadata, location: Metadata, this: Entity) -> Check {
        if self.subprogram.is_none() || self.reference(location, di_location::INLINED_AT).is_some() {
            return Ok(());
        }
        let Some(node) = self.node(variable) else { return Ok(()) };
        let number = self.scope.md_table(variable).word(node, di_local_variable::ARG) as usize;
        // Argument numbers are 16 bits; anything else is reported with the node.
        let Some(index) = number.checked_sub(1).filter(|&i| i < 1 << 16) else { return Ok(()) };
        if index >= self.debug_args.len() {
            self.debug_args.resize(index + 1, None);
        }
        let before = self.debug_args[index].replace(variable);
        check_di!(
            self,
            before.is_none_or(|b| b == variable),
            "conflicting debug info for argument",
            this,
            before,
            variable
        );
        Ok(())
    }

    fn verify_dbg_label(&mut self, record: &DbgRecord, this: Entity) -> Check {
        let label = record.variable.get();
        let ok = self.is_kind(label, MdKind::Label);
        check_di!(self, ok, "invalid #dbg_label intrinsic variable", this.clone(), label);
        let location = record.location.get();
        if let Some(location) = location
            && !self.is_node_kind(location, MdKind::Location)
        {
            return Ok(());
        }
        check_di!(self, location.is_some(), "#dbg_label record requires a !dbg attachment", this.clone());
        let (Some(label), Some(location)) = (label, location) else { return Ok(()) };
        self.add_root(label, false);
        let scope = self.reference(label, di_label::SCOPE);
        let message = "mismatched subprogram between #dbg_label label and !dbg attachment";
        self.verify_same_subprogram(scope, label, location, message, this)
    }

    /// The elements of a record's expression, if the record is what it should be so far.
    fn record_elements(&self, record: &DbgRecord) -> Option<(Metadata, Vec<u64>)> {
        let variable = record.variable.get().filter(|&v| self.is_node_kind(v, MdKind::LocalVariable))?;
        let elements = di::expression_elements(self.scope, record.expression.get()?);
        crate::metadata::dwarf::is_valid_expression(&elements).then_some((variable, elements))
    }

    /// The part of a variable that the record is about lies in it. Artificial variables may stand for parts of unions.
    fn verify_dbg_fragment(&mut self, record: &DbgRecord, this: Entity) -> Check {
        let Some((variable, elements)) = self.record_elements(record) else { return Ok(()) };
        let scope = self.scope;
        match di::fragment(&elements) {
            Some(fragment) if !di::is_artificial(scope, variable) => {
                di::verify_fragment(self, scope, variable, fragment, this)
            }
            _ => Ok(()),
        }
    }

    /// What a register held at the entry is known only where the ABI fixes the register.
    fn verify_dbg_entry_value(&mut self, record: &DbgRecord, this: Entity) -> Check {
        let Some((_, elements)) = self.record_elements(record) else { return Ok(()) };
        if !di::is_entry_value(&elements) {
            return Ok(());
        }
        let value = match record.value.and_then(|v| self.func.md_operands.get(v)) {
            Some(MdOperand::Value(v)) => Some(*v),
            Some(MdOperand::Metadata(m)) => match self.scope.metadata(*m) {
                MdItem::Value(v) => Some(*v),
                _ => None,
            },
            _ => None,
        };
        let ok = value.is_some_and(|v| match v.kind() {
            ValueKind::Arg(a) => {
                let list = self.header.attributes;
                self.env.attributes.param_attr(list, a.index(), AttrKind::SwiftAsync).is_some()
            }
            _ => self.is_undef(v),
        });
        let message = "Entry values are only allowed in MIR unless they target a swiftasync Argument";
        check_di!(self, ok, message, this);
        Ok(())
    }
}
