//! The program that makes a pattern's result: see [`tables::selection`] for its steps.
//!
//! Instructions are made operands first; every value has a slot. What the matcher found under a name is in the slots that
//! it gave out. O(size of the tree).

use super::matcher::Matched;
use super::{Named, Selection, unsupported_code};
use crate::model::fields::{Def, Result};
use crate::model::instructions::Instruction;
use crate::model::patterns::infer::Inference;
use crate::model::patterns::tree::{Kind, Tree};
use std::collections::BTreeMap;
use support::diag::Diagnostic;
use tables::code::{write_number, write_signed};
use tables::instructions::inst_flags;
use tables::selection::{ResultOp, node_flags, result_flags};
use tables::value_type::ValueType;

/// A compiled result.
pub(super) struct Built {
    pub code: Vec<u8>,
    /// Slots that it takes values from, in its order.
    pub used_slots: Vec<usize>,
    /// Instructions in it.
    pub cost: usize,
}

/// Compiles the result of a pattern whose source has been matched. `root_properties` are the [`node_flags`] of its root.
pub(super) fn compile<'a>(
    selection: &mut Selection<'_, 'a>,
    inference: &Inference<'_, 'a>,
    def: Def<'a>,
    matched: Matched<'a>,
    root_properties: u16,
    tree: &Tree<'a>,
) -> Result<Built> {
    let mut builder = ResultBuilder {
        selection,
        inference,
        def,
        code: Vec::new(),
        num_slots: matched.num_slots,
        used_slots: Vec::new(),
        names: matched.names,
        inputs: matched.inputs,
        matched: matched.properties,
        root_properties,
        cost: 0,
    };
    let slots = builder.value(tree, true)?;
    if !builder.inputs.is_empty() {
        let message = "a register that is matched is read by no instruction of the result";
        return Err(def.pattern_error(message));
    }
    builder.code.push(ResultOp::End as u8);
    builder.slots(&slots);
    let ResultBuilder { code, used_slots, cost, .. } = builder;
    Ok(Built { code, used_slots, cost })
}

struct ResultBuilder<'s, 'm, 'i, 'a> {
    selection: &'s mut Selection<'m, 'a>,
    inference: &'s Inference<'i, 'a>,
    def: Def<'a>,
    code: Vec<u8>,
    num_slots: usize,
    used_slots: Vec<usize>,
    names: BTreeMap<&'a str, Named>,
    /// Physical registers with the slots of the values that they have to hold; taken out when an instruction reads them.
    inputs: Vec<(u16, usize)>,
    /// [`node_flags`] of all nodes matched, and of the root alone.
    matched: u16,
    root_properties: u16,
    cost: usize,
}

/// An operand that is a constant or a symbol.
fn is_immediate_operand(def: Def<'_>) -> bool {
    def.is_a("Operand") && !def.is_a("OptionalDefOperand")
}

/// An instruction with one of these belongs where the matched nodes were among the side effects.
const ORDERED: u64 = inst_flags::MAY_LOAD
    | inst_flags::MAY_STORE
    | inst_flags::SIDE_EFFECTS
    | inst_flags::CALL
    | inst_flags::TERMINATOR;

impl<'a> ResultBuilder<'_, '_, '_, 'a> {
    fn slots(&mut self, slots: &[usize]) {
        write_number(&mut self.code, slots.len() as u64);
        slots.iter().for_each(|&s| write_number(&mut self.code, s as u64));
        self.used_slots.extend_from_slice(slots);
    }

    fn new_slot(&mut self) -> Vec<usize> {
        self.num_slots += 1;
        vec![self.num_slots - 1]
    }

    fn type_of(&self, tree: &Tree<'a>, result: usize) -> ValueType {
        let set = tree.types.get(result).copied().unwrap_or_default();
        // A register operand of several types is the same register under each.
        let mut members = self.inference.types.members(set);
        self.inference.types.single(set).or_else(|| members.next()).unwrap_or(ValueType::I32)
    }

    /// The slots with the results of a tree.
    fn value(&mut self, tree: &Tree<'a>, is_outermost: bool) -> Result<Vec<usize>> {
        match tree.kind {
            Kind::Any => self.named(tree),
            Kind::Integer(n) => Ok(self.integer(self.type_of_integer(tree), n, tree)?),
            Kind::Number(n) => self.integer(ValueType::I32, n, tree),
            Kind::Register(register) => {
                let ty = self.type_of(tree, 0);
                self.code.push(ResultOp::Register as u8);
                write_number(&mut self.code, ty.to_raw());
                write_number(&mut self.code, register.into());
                Ok(self.new_slot())
            }
            Kind::Instruction(opcode) => self.instruction(tree, opcode, is_outermost),
            _ => {
                let message = "the result is not made of instructions, registers and constants";
                Err(self.def.pattern_error(message))
            }
        }
    }

    fn type_of_integer(&self, tree: &Tree<'a>) -> ValueType {
        let set = tree.types.first().copied().unwrap_or_default();
        self.inference.types.single(set).unwrap_or(ValueType::I32)
    }

    fn integer(&mut self, ty: ValueType, n: i64, tree: &Tree<'a>) -> Result<Vec<usize>> {
        if tree.transform.is_some() {
            return Err(self.def.pattern_error("a transform of a number can be written as that number"));
        }
        self.code.push(ResultOp::Integer as u8);
        write_number(&mut self.code, ty.to_raw());
        write_signed(&mut self.code, n);
        Ok(self.new_slot())
    }

    fn named(&mut self, tree: &Tree<'a>) -> Result<Vec<usize>> {
        let name = tree.name.unwrap_or("");
        let Some(named) = self.names.get(name).cloned() else {
            let message = format!("Node '{name}' in output pattern but not input pattern");
            return Err(self.def.pattern_error(message));
        };
        if let Some(transform) = tree.transform {
            let selection = &mut *self.selection;
            let (functions, image) = (&mut *selection.functions, &mut *selection.image);
            if named.is_register {
                let message = format!("transform '{}' of ${name}, which is no constant", transform.name());
                return Err(self.def.pattern_error(message));
            }
            let function = functions
                .field(image, selection.subtargets, transform, "XFormFunction", "Imm")
                .map_err(|error| unsupported_code(self.def, *error))?;
            if function == 0 {
                let message = format!("transform '{}' has no code", transform.name());
                return Err(self.def.unsupported_pattern(message));
            }
            self.code.push(ResultOp::Transform as u8);
            write_number(&mut self.code, u64::from(function - 1));
            write_number(&mut self.code, named.slots[0] as u64);
            return Ok(self.new_slot());
        }
        if named.is_immediate {
            self.code.push(ResultOp::Immediate as u8);
            write_number(&mut self.code, named.slots[0] as u64);
            return Ok(self.new_slot());
        }
        Ok(named.slots)
    }

    fn instruction(&mut self, tree: &Tree<'a>, opcode: u16, is_outermost: bool) -> Result<Vec<usize>> {
        let mut operands = Vec::new();
        let reads = self.selection.instructions.instructions[opcode as usize].implicit_uses.clone();
        for child in &tree.children {
            let slots = self.value(child, false)?;
            match (self.side_result(child), &slots[..]) {
                // What one instruction sets on the side and the next one reads so is no operand.
                (Some(register), &[slot]) if reads.contains(&register) => self.inputs.push((register, slot)),
                _ => operands.extend(slots),
            }
        }
        let instruction = &self.selection.instructions.instructions[opcode as usize];
        let wanted = instruction.operands.len() - instruction.num_defs;
        let open_ended = instruction.flags & inst_flags::VARIADIC != 0;
        if operands.len() != wanted && !(open_ended && operands.len() > wanted) {
            return Err(self.wrong_count(instruction, tree.children.len(), operands.len() < wanted));
        }
        if tree.children.len() == wanted && operands.len() == wanted {
            self.check_kinds(instruction, &tree.children)?;
        }
        self.cost += 1;
        let flags = self.result_flags(tree, instruction.flags, is_outermost);
        let num_defs = instruction.num_defs;
        let mut implicit = Vec::new();
        for register in &tree.implicit {
            let position = instruction.implicit_defs.iter().position(|r| r == register);
            implicit.push(position.ok_or_else(|| {
                let name = &self.selection.registers.registers[*register as usize].name;
                self.def.pattern_error(format!("'{}' does not define '{name}'", instruction.def.name()))
            })?);
        }
        self.copy_inputs(&reads);
        self.code.push(ResultOp::Inst as u8);
        write_number(&mut self.code, opcode.into());
        write_number(&mut self.code, flags);
        let num_results = num_defs + implicit.iter().max().map_or(0, |last| last + 1);
        write_number(&mut self.code, num_results as u64);
        for result in 0..num_results {
            let wanted = if result < num_defs {
                Some(result)
            } else {
                implicit.iter().position(|&i| i == result - num_defs).map(|i| num_defs + i)
            };
            let ty = wanted.map_or(ValueType::UNTYPED, |result| self.type_of(tree, result));
            write_number(&mut self.code, ty.to_raw());
        }
        self.slots(&operands);
        let first = self.num_slots;
        self.num_slots += num_results;
        Ok((0..num_defs).chain(implicit.into_iter().map(|i| num_defs + i)).map(|i| first + i).collect())
    }

    /// The result gives an instruction too few or too many operands.
    fn wrong_count(&self, instruction: &Instruction<'a>, given: usize, too_few: bool) -> Box<Diagnostic> {
        let name = instruction.def.name();
        let inputs = &instruction.operands[instruction.num_defs..];
        let types = &self.selection.instructions.operand_types;
        if too_few && inputs.iter().any(|o| types[o.ty as usize].def.is_a("OperandWithDefaultOps")) {
            let message = format!("default operands of Instruction '{name}' are not supported in patterns");
            return self.def.unsupported_pattern(message);
        }
        let wanted = inputs.iter().filter(|o| o.part == 0).count();
        self.def.pattern_error(if too_few {
            format!("Instruction '{name}' expects more than the provided {given} operands!")
        } else {
            format!("Instruction '{name}' was provided {given} operands but expected only {wanted}!")
        })
    }

    /// Operands of an instruction are registers where it takes registers, and none where it does not.
    fn check_kinds(&self, instruction: &Instruction<'a>, children: &[Tree<'a>]) -> Result<()> {
        for (operand, child) in instruction.operands[instruction.num_defs..].iter().zip(children) {
            let ty = &self.selection.instructions.operand_types[operand.ty as usize];
            let named =
                child.name.filter(|_| matches!(child.kind, Kind::Any)).and_then(|n| self.names.get(n));
            let is_number = matches!(child.kind, Kind::Integer(_))
                || child.transform.is_some()
                || named.is_some_and(|n| n.is_immediate);
            let wrong = match ty.class {
                Some(_) if is_number => "a register, the result gives a number",
                None if is_immediate_operand(ty.def)
                    && child.transform.is_none()
                    && named.is_some_and(|n| n.is_register) =>
                {
                    "no register, the result gives one"
                }
                _ => continue,
            };
            return Err(self.def.pattern_error(format!(
                "Operand ${} of Instruction '{}' is {wrong}",
                operand.name,
                instruction.def.name()
            )));
        }
        Ok(())
    }

    /// The register that an instruction without definitions stands for.
    fn side_result(&self, tree: &Tree<'a>) -> Option<u16> {
        let Kind::Instruction(opcode) = tree.kind else { return None };
        let num_defs = self.selection.instructions.instructions[opcode as usize].num_defs;
        tree.implicit.first().copied().filter(|_| num_defs == 0)
    }

    /// Values that were matched as physical registers go there before the instruction that reads these.
    fn copy_inputs(&mut self, reads: &[u16]) {
        for (register, slot) in std::mem::take(&mut self.inputs) {
            if !reads.contains(&register) {
                self.inputs.push((register, slot));
                continue;
            }
            self.code.push(ResultOp::Copy as u8);
            write_number(&mut self.code, register.into());
            write_number(&mut self.code, slot as u64);
            self.used_slots.push(slot);
        }
    }

    fn result_flags(&self, tree: &Tree<'a>, own: u64, is_outermost: bool) -> u64 {
        let mut flags = 0;
        // The chain goes through the instruction that has the effect; without one, through the last.
        let carries = own & ORDERED != 0 || (is_outermost && !self.any_ordered(&tree.children));
        if self.matched & node_flags::HAS_CHAIN != 0 && carries {
            flags |= result_flags::CHAIN;
        }
        if self.matched & node_flags::MEM_OPERAND != 0
            && own & (inst_flags::MAY_LOAD | inst_flags::MAY_STORE) != 0
        {
            flags |= result_flags::MEMORY;
        }
        if is_outermost {
            let root = self.root_properties;
            for (property, flag) in [
                (node_flags::IN_GLUE | node_flags::OPTIONAL_IN_GLUE, result_flags::IN_GLUE),
                (node_flags::OUT_GLUE, result_flags::OUT_GLUE),
                (node_flags::VARIADIC, result_flags::VARIADIC),
            ] {
                flags |= if root & property != 0 { flag } else { 0 };
            }
        }
        flags
    }

    fn any_ordered(&self, trees: &[Tree<'a>]) -> bool {
        trees.iter().any(|tree| {
            let own = match tree.kind {
                Kind::Instruction(opcode) => self.selection.instructions.instructions[opcode as usize].flags,
                _ => 0,
            };
            own & ORDERED != 0 || self.any_ordered(&tree.children)
        })
    }
}
