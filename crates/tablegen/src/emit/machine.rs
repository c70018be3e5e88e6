//! `CodeGenFacts` and addressing modes in the image: see [`tables::machine`].

use super::image::Emitter;
use super::rewriting::Rewriter;
use super::selection::complex_function;
use crate::model::fields::{Dag, Def, Result, defs_of};
use crate::model::patterns::tree::{generic_node, operation_name};
use std::collections::BTreeMap;
use tables::machine::{self as rec, TemplateKind, convention_flags};
use tables::nodes::NodeOp;
use tables::registers::CalleeSaved;
use tables::selection::{CondCode, TargetNode};
use tables::value_type::ValueType;

/// Fields with templates, and the names of the values that go in.
const TEMPLATES: &[(&str, TemplateKind, &[&str])] = &[
    ("Copies", TemplateKind::Copy, &["to", "from"]),
    ("Spills", TemplateKind::Spill, &["value", "slot"]),
    ("Reloads", TemplateKind::Reload, &["value", "slot"]),
    ("GrowStack", TemplateKind::GrowStack, &["bytes"]),
    ("ShrinkStack", TemplateKind::ShrinkStack, &["bytes"]),
    ("FrameAddress", TemplateKind::FrameAddress, &["to", "slot", "offset"]),
    ("GrowStackBy", TemplateKind::GrowStackBy, &["by"]),
    ("MoveStack", TemplateKind::MoveStack, &["bytes"]),
];

impl<'a> Emitter<'a> {
    pub(super) fn write_machine(&mut self) {
        let facts = defs_of(self.records, "CodeGenFacts");
        if let Some(second) = facts.get(1) {
            self.diagnostics.push(*second.error("there is more than one record of CodeGenFacts"));
        }
        if let Some(&def) = facts.first() {
            let result = self.machine_facts(def);
            if let Some(record) = self.report(result) {
                self.image.push(record);
            }
        }
        for def in defs_of(self.records, "AddressingMode") {
            let result = self.addressing_mode(def);
            if let Some(record) = self.report(result) {
                self.image.push(record);
            }
        }
    }

    fn machine_facts(&mut self, def: Def<'a>) -> Result<rec::CodeGenFacts> {
        let pointer = def.def("PointerType")?.map(|d| d.string("LLVMName")).transpose()?;
        let pointer_type = pointer.and_then(ValueType::from_name);
        let pointer_type =
            pointer_type.ok_or_else(|| def.field_error("PointerType", "this type cannot hold an address"))?;
        let reserved = def.defs("Reserved")?;
        let reserved: Vec<u16> =
            reserved.iter().map(|d| self.registers.by_name(d.name()).unwrap_or(0)).collect();
        let conventions = defs_of(self.records, "CallingConv");
        let convention = |field: &str| -> Result<u32> {
            let wanted = def.def(field)?.ok_or_else(|| def.field_error(field, "a convention is needed"))?;
            Ok(conventions.iter().position(|c| c.id == wanted.id).map_or(0, |i| i as u32 + 1))
        };
        let (arguments, results) = (convention("Arguments")?, convention("Results")?);
        let preserved = match def.def("Preserved")? {
            Some(list) => {
                let name = self.image.string(list.name());
                let all = self.image.records::<CalleeSaved>();
                all.iter().position(|c| c.name == name).map_or(0, |i| i as u32 + 1)
            }
            None => 0,
        };
        let mut flags = 0;
        if def.bit("FirstArgumentDeepest")? {
            flags |= convention_flags::FIRST_ARGUMENT_DEEPEST;
        }
        let conditions = self.condition_numbers(def)?;
        let templates = self.templates(def)?;
        Ok(rec::CodeGenFacts {
            data_layout: self.image.string(def.string("DataLayout")?),
            pointer_type,
            stack_pointer: self.register_field(def, "StackPointer")?,
            frame_pointer: self.register_field(def, "FramePointer")?,
            reserved: self.image.numbers(&reserved),
            arguments,
            results,
            preserved,
            convention: flags,
            plain_atomics: def.bit("PlainAtomics")?.into(),
            return_address_bytes: def.int("ReturnAddressBytes")?.unwrap_or(0) as u16,
            stack_align_log2: log2(def, "StackAlign")?,
            code_align_log2: log2(def, "CodeAlign")?,
            call: self.node_field(def, "Call")?,
            ret: self.node_field(def, "Return")?,
            symbol: self.node_field(def, "Symbol")?,
            branch_if: self.node_field(def, "BranchIf")?,
            select_if: self.node_field(def, "SelectIf")?,
            conditions,
            condition_operand: self.image.string(def.string("ConditionOperand")?),
            call_setup: self.instruction_field(def, "CallSetup")?,
            call_destroy: self.instruction_field(def, "CallDestroy")?,
            templates,
            late_pass: self.image.string(def.string("LatePass")?),
        })
    }

    /// The register of a field; 0 if it is not set.
    fn register_field(&self, def: Def<'a>, field: &str) -> Result<u16> {
        let register = def.def(field)?.and_then(|d| self.registers.by_name(d.name()));
        Ok(register.unwrap_or(0))
    }

    fn instruction_field(&self, def: Def<'a>, field: &str) -> Result<u16> {
        Ok(def.def(field)?.and_then(|d| self.instructions.opcode(d.name())).unwrap_or(0))
    }

    /// The operation of a field; `ENTRY_TOKEN` if it is not set.
    fn node_field(&mut self, def: Def<'a>, field: &str) -> Result<NodeOp> {
        let Some(node) = def.def(field)? else { return Ok(NodeOp::ENTRY_TOKEN) };
        if let Some(op) = generic_node(node)? {
            return Ok(op);
        }
        let name = self.image.string(&operation_name(node)?);
        let nodes = self.image.records::<TargetNode>();
        let index = nodes.iter().position(|n| n.name == name);
        let index = index.ok_or_else(|| def.field_error(field, "the operation is not known"))?;
        Ok(NodeOp(NodeOp::FIRST_TARGET + index as u16))
    }

    fn condition_numbers(&mut self, def: Def<'a>) -> Result<tables::List<rec::ConditionNumber>> {
        let mut numbers = Vec::new();
        for condition in def.defs("Conditions")? {
            let code = condition.def("Code")?.and_then(|c| CondCode::from_record(c.name()));
            let code = code.ok_or_else(|| condition.field_error("Code", "it is not a condition"))?;
            let number = condition.int("Number")?.unwrap_or(0);
            numbers.push(rec::ConditionNumber { code: code.0, number });
        }
        Ok(self.image.push_all(&numbers))
    }

    fn templates(&mut self, def: Def<'a>) -> Result<tables::List<rec::Template>> {
        let specifiers = BTreeMap::new();
        let mut templates = Vec::new();
        for &(field, kind, names) in TEMPLATES {
            for &value in def.list(field)? {
                let dag = Dag::from_view(def.records, def.records.view(value))
                    .ok_or_else(|| def.field_error(field, "a template must be an instruction"))?;
                let mut rewriter = Rewriter {
                    records: self.records,
                    registers: self.registers,
                    subtargets: self.subtargets,
                    instructions: &mut self.instructions,
                    image: &mut self.image,
                    specifiers: &specifiers,
                };
                let program = rewriter.template(def, dag, names)?;
                templates.push(rec::Template { kind: kind as u8, program });
            }
        }
        Ok(self.image.push_all(&templates))
    }

    fn addressing_mode(&mut self, def: Def<'a>) -> Result<rec::AddressingMode> {
        let mut parts = Vec::new();
        for part in def.defs("Parts")? {
            parts.push(part.int("Number")?.unwrap_or(0) as u16);
        }
        let symbols = match (def.bit("Symbols")?, def.bit("SymbolAndRegister")?) {
            (_, true) => 2,
            (true, _) => 1,
            _ => 0,
        };
        Ok(rec::AddressingMode {
            function: complex_function(&mut self.image, def.string("Function")?),
            parts: self.image.numbers(&parts),
            index_and_displacement: def.bit("IndexAndDisplacement")?.into(),
            symbols,
            fits: self.functions.field(&mut self.image, self.subtargets, def, "FitsExpr", "Imm")?,
        })
    }
}

/// The logarithm of a number of bytes.
fn log2(def: Def<'_>, field: &str) -> Result<u8> {
    let bytes = def.int(field)?.unwrap_or(1);
    if bytes > 0 && bytes.count_ones() == 1 {
        Ok(bytes.trailing_zeros() as u8)
    } else {
        Err(def.field_error(field, "an alignment must be a power of two"))
    }
}
