//! Variables of the source that live in stack objects: `#dbg_declare` of a fixed alloca.
//!
//! The frame is the same whichever way instructions are selected, so both ways share this step, and templates
//! ([`crate::fast`]) need not know of variables: a declaration holds for the whole function and belongs to no instruction.
//! A declaration of anything else but an alloca says nothing yet. O(instructions) if there are debug records.

use crate::build::FunctionState;
use ir::function::DbgRecordKind;
use ir::metadata::MdOperand;
use mir::function::FrameVariable;

/// Notes where the declared variables of the function are.
pub(crate) fn note(state: &mut FunctionState<'_>) {
    let source = state.source;
    if !source.has_dbg_records() {
        return;
    }
    for inst in source.blocks().flat_map(|block| source.block_insts(block)) {
        for record in source.dbg_records(inst).filter(|record| record.kind == DbgRecordKind::Declare) {
            let operand = record.value.map(|operand| &source.md_operands[operand]);
            let Some(MdOperand::Value(value)) = operand else { continue };
            let slot = value.as_inst().and_then(|inst| state.allocas.get(&inst));
            let (Some(&slot), Some(variable), Some(location)) =
                (slot, record.variable.get(), record.location.get())
            else {
                continue;
            };
            let expression = record.expression;
            state.machine.variables.push(FrameVariable { slot, variable, expression, location });
        }
    }
}
