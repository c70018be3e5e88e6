//! Variables of the source that live in stack objects: `#dbg_declare` of a fixed alloca, or of an argument that the caller
//! passed as an object on the stack.
//!
//! The frame is the same whichever way instructions are selected, so both ways share this step, and templates
//! ([`crate::fast`]) need not know of variables: a declaration holds for the whole function and belongs to no instruction.
//! A declaration of anything else says nothing yet. O(instructions) if there are debug records.

use crate::build::FunctionState;
use ir::ValueKind;
use ir::attributes::AttrKind;
use ir::function::DbgRecordKind;
use ir::metadata::MdOperand;
use mir::FrameIndex;
use mir::function::FrameVariable;

/// Notes where the declared variables of the function are, once its arguments are known.
pub(crate) fn note(state: &mut FunctionState<'_>) {
    let source = state.source;
    if !source.has_dbg_records() {
        return;
    }
    let by_value = by_value(state);
    for inst in source.blocks().flat_map(|block| source.block_insts(block)) {
        for record in source.dbg_records(inst).filter(|record| record.kind == DbgRecordKind::Declare) {
            let operand = record.value.map(|operand| &source.md_operands[operand]);
            let Some(MdOperand::Value(value)) = operand else { continue };
            let slot = match value.kind() {
                ValueKind::Inst(inst) => state.allocas.get(&inst),
                ValueKind::Arg(arg) => by_value.iter().find(|(own, _)| *own == arg).map(|(_, slot)| slot),
                _ => None,
            };
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

/// The arguments that are objects on the stack.
fn by_value(state: &FunctionState<'_>) -> Vec<(ir::Arg, FrameIndex)> {
    let env = state.scope.env;
    let Some(header) = env.globals[state.machine.global].as_function() else { return Vec::new() };
    let params = state.source.params.iter().map(|(arg, _)| arg);
    let is_by_value = |arg: &ir::Arg| {
        env.attributes.param_attr(header.attributes, arg.as_u32() as usize, AttrKind::ByVal).is_some()
    };
    let params: Vec<ir::Arg> = params.filter(is_by_value).collect();
    // Conventions that pass addresses make no objects.
    if params.len() != state.by_value_objects.len() {
        return Vec::new();
    }
    params.into_iter().zip(state.by_value_objects.iter().copied()).collect()
}
