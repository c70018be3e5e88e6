//! Debug records of the source become steps of the machine function ([`mir::debug_values`]).
//!
//! A record stands between two IR instructions. Its step stands before the first machine instruction that was made of the
//! second one, or of one behind it, in the order in which the block was emitted. What the record names is found when the whole
//! function is there: a value that other blocks use is in a virtual register; of others the node is followed through the
//! graphs of its block ([`Watched`](crate::function_pools::Watched)). If nothing is left of it, the variable has no value.
//!
//! Only whole functions that are selected block by block have steps; where templates are used ([`crate::fast`]), variables
//! live in the frame ([`crate::variables`]). Labels have steps in both.
//!
//! Not done: values in several registers, lists of values (but for those of one), assignments whose variable has a home in
//! memory that may be stale. O(records · log(instructions of the block)).

pub(crate) mod homes;
pub mod pending;

use crate::build::FunctionState;
use ir::function::{DbgRecord, DbgRecordKind};
use ir::metadata::{MdKind, MdKindId, MdOperand, MdRef, dwarf, schema};
use ir::{TypeData, ValueKind};
use mir::debug_values::{Assigned, Assignment, Label, Step, Variable};
use pending::PendingRecords;

/// Finds out what records name. O(records + instructions) if there are any.
pub(crate) fn prepare(state: &mut FunctionState<'_>) {
    let source = state.source;
    if !source.has_dbg_records() {
        return;
    }
    let known = &mut state.debug_records;
    for inst in source.blocks().flat_map(|block| source.block_insts(block)) {
        let marks = source.attachments(inst).filter(|a| a.kind == MdKindId::DIASSIGNID);
        known.linked.extend(marks.map(|mark| mark.node));
        known.wanted.extend(source.dbg_records(inst).filter_map(|record| named(source, record)));
    }
}

/// The value that a record names.
fn named(source: &ir::Function, record: &DbgRecord) -> Option<ir::Value> {
    match &source.md_operands[record.value?] {
        MdOperand::Value(value) => Some(*value),
        MdOperand::ArgList(values) => match **values {
            [only] => Some(only),
            _ => None,
        },
        MdOperand::Metadata(_) => None,
    }
}

/// Notes the records before an instruction, whose nodes will have this order.
pub(crate) fn note(state: &mut FunctionState<'_>, inst: ir::Inst, order: u32) {
    let source = state.source;
    for record in source.dbg_records(inst) {
        let step = match record.kind {
            DbgRecordKind::Label => label(state, record).map(Step::Label),
            _ => assignment(state, record).map(Step::Assign),
        };
        if let Some(step) = step {
            state.debug_records.pending.push((order, step));
        }
    }
}

/// Puts the labels before an instruction behind what was made of those before it.
pub(crate) fn note_labels(state: &mut FunctionState<'_>, inst: ir::Inst, block: mir::Block) {
    let source = state.source;
    for record in source.dbg_records(inst).filter(|record| record.kind == DbgRecordKind::Label) {
        if let Some(index) = label(state, record) {
            let behind = state.machine.last_inst(block);
            state.machine.debug.push(block, behind, Step::Label(index));
        }
    }
}

fn label(state: &mut FunctionState<'_>, record: &DbgRecord) -> Option<u32> {
    let (label, location) = (record.variable.get()?, record.location.get()?);
    let labels = &mut state.machine.debug.labels;
    labels.push(Label { label, location });
    Some(labels.len() as u32 - 1)
}

fn assignment(state: &mut FunctionState<'_>, record: &DbgRecord) -> Option<u32> {
    let is_address = match record.kind {
        DbgRecordKind::Value | DbgRecordKind::Assign => false,
        DbgRecordKind::Declare => true,
        DbgRecordKind::Label | DbgRecordKind::DeclareValue => return None,
    };
    let own = named(state.source, record);
    // Those are in the frame as long as the function runs.
    if is_address && own.is_none_or(|value| fixed_object(state, value).is_some()) {
        return None;
    }
    let (mut value, mut expression, mut is_address) = (own, record.expression, is_address);
    if record.kind == DbgRecordKind::Assign
        && let Some(home) = home(state, record)
    {
        let is_stored = record.assign_id.get().is_some_and(|id| state.debug_records.linked.contains(&id));
        // What was not stored may be overwritten by what no record tells of.
        (value, expression, is_address) =
            if is_stored { (Some(home), record.address_expression, true) } else { (None, expression, false) };
        let fragment = fragment_of(state, record.expression);
        if is_stored && fragment.is_some() {
            // The home is that of the whole variable; of a part, two expressions would have to be put together.
            (value, expression, is_address) = (None, record.expression, false);
        }
    }
    let variable = variable(state, record)?;
    let (assigned, bits) = value.map_or((Assigned::Nothing, 0), |value| assigned(state, value));
    let debug = &mut state.machine.debug;
    debug.assignments.push(Assignment { variable, value: assigned, expression, is_address, bits, offset: 0 });
    let index = debug.assignments.len() as u32 - 1;
    if let Some(value) = value.filter(|_| assigned == Assigned::Nothing) {
        state.debug_records.sources.push((index, value));
    }
    Some(index)
}

/// The stack object whose address a value is for as long as the function runs.
fn fixed_object(state: &FunctionState<'_>, value: ir::Value) -> Option<mir::FrameIndex> {
    match value.kind() {
        ValueKind::Inst(inst) => state.allocas.get(&inst).copied(),
        _ => None,
    }
}

/// The object that a record of an assignment says the variable lives in.
fn home(state: &FunctionState<'_>, record: &DbgRecord) -> Option<ir::Value> {
    match state.source.md_operands[record.address?] {
        MdOperand::Value(address) => {
            // Poison stands for an object that is gone.
            matches!(address.kind(), ValueKind::Inst(_) | ValueKind::Arg(_)).then_some(address)
        }
        _ => None,
    }
}

fn fragment_of(state: &FunctionState<'_>, expression: MdRef) -> Option<(u64, u64)> {
    let node = expression.get()?;
    let table = state.scope.md_table(node);
    let words = table.words(table.as_node(node).filter(|n| n.kind == MdKind::Expression)?);
    let number = |at: usize| Some(u64::from(*words.get(at)?) | u64::from(*words.get(at + 1)?) << 32);
    let at = words.len().checked_sub(6)?;
    (number(at)? == dwarf::op::LLVM_FRAGMENT).then_some((number(at + 2)?, number(at + 4)?))
}

/// The variable of a record, by its number.
fn variable(state: &mut FunctionState<'_>, record: &DbgRecord) -> Option<u32> {
    let (variable, location) = (record.variable.get()?, record.location.get()?);
    let table = state.scope.md_table(location);
    let node = table.as_node(location).filter(|n| n.kind == MdKind::Location)?;
    let inlined_at: MdRef = table.reference(node, schema::di_location::INLINED_AT).into();
    let fragment = fragment_of(state, record.expression);
    let variables = &mut state.machine.debug.variables;
    let new = variables.len() as u32;
    let index = *state.debug_records.by_key.entry((variable, inlined_at, fragment)).or_insert(new);
    if index == new {
        variables.push(Variable { variable, location, inlined_at, fragment });
    }
    Some(index)
}

/// What a value is if that is known at once, and how many of its bits mean something.
fn assigned(state: &FunctionState<'_>, value: ir::Value) -> (Assigned, u32) {
    let pointer = state.scope.env.data_layout.pointer_bits(0);
    let bits = match *state.scope.env.types.get(state.scope.type_of(value)) {
        TypeData::Int(bits) => bits,
        TypeData::Half | TypeData::BFloat => 16,
        TypeData::Float => 32,
        TypeData::Double => 64,
        TypeData::Ptr { addr_space: 0 } => pointer,
        _ => 0,
    };
    let assigned = match value.kind() {
        ValueKind::Inst(_) => match fixed_object(state, value) {
            Some(object) => Assigned::Address(object),
            None => Assigned::Nothing,
        },
        ValueKind::Arg(_) => Assigned::Nothing,
        _ => Assigned::Constant(value),
    };
    (assigned, bits)
}

/// Says which virtual registers the values are in that records name, once all are known.
pub(crate) fn finish(state: &mut FunctionState<'_>) {
    let address_bits = state.scope.env.data_layout.pointer_bits(0);
    let PendingRecords { sources, registers, .. } = std::mem::take(&mut state.debug_records);
    for (index, value) in sources {
        let exported = || {
            let span = state.registers.get(value).filter(|span| span.count == 1)?;
            Some((span.registers().next()?, 0))
        };
        let known = registers.get(&value).copied().filter(|&(_, offset)| offset == 0);
        let known = known.or_else(exported).or_else(|| registers.get(&value).copied());
        let assignment = &mut state.machine.debug.assignments[index as usize];
        if let Some((reg, offset)) = known
            && reg.is_virtual()
            && (offset == 0 || assignment.bits == address_bits)
        {
            (assignment.value, assignment.offset) = (Assigned::Register(reg), offset);
        }
    }
}
