//! Variables that are in memory all the time, though each assignment to them is told of.
//!
//! ```text
//! %p = alloca { i64, i64 }
//!   store i64 %a, ptr %p, !DIAssignID !1
//!     #dbg_assign(i64 %a, !pair, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1, ptr %p, !DIExpression(), !location)
//! ```
//!
//! A record whose mark an instruction has says that memory has what was assigned. If all records of a variable say so, and each
//! part is where it belongs in one and the same stack object, the variable is that object, as if it had been declared to be.
//! O(records · distance of an address from its object).

use crate::build::FunctionState;
use ir::function::{DbgRecord, DbgRecordKind};
use ir::metadata::{MdKind, MdKindId, MdOperand, MdRef, Metadata, dwarf, schema};
use ir::{InstView, ValueKind};
use mir::FrameIndex;
use mir::function::FrameVariable;
use support::hash::{FxHashMap, FxHashSet};

/// Addresses further from their object are not followed.
const MAX_STEPS: usize = 16;

/// A variable, one of its locations, and the object that all records so far agree on.
struct Home {
    variable: Metadata,
    location: Metadata,
    slot: Option<FrameIndex>,
}

/// Declares the variables that are in stack objects wherever anything is said of them.
pub(crate) fn note(state: &mut FunctionState<'_>) {
    let source = state.source;
    let is_assign = |record: &DbgRecord| record.kind == DbgRecordKind::Assign;
    if !source.all_dbg_records().any(is_assign) {
        return;
    }
    let insts = || source.blocks().flat_map(|block| source.block_insts(block));
    let marks = insts().flat_map(|inst| source.attachments(inst));
    let stored: FxHashSet<Metadata> =
        marks.filter(|mark| mark.kind == MdKindId::DIASSIGNID).map(|mark| mark.node).collect();
    let mut known: FxHashMap<(Metadata, MdRef), usize> = FxHashMap::default();
    let mut homes: Vec<Home> = Vec::new();
    for record in source.all_dbg_records().filter(|record| record.kind != DbgRecordKind::Label) {
        let (Some(variable), Some(location)) = (record.variable.get(), record.location.get()) else {
            continue;
        };
        let is_stored = record.assign_id.get().is_some_and(|id| stored.contains(&id));
        let slot = if is_assign(record) && is_stored { home(state, record) } else { None };
        let key = (variable, inlined_at(state, location));
        match known.get(&key) {
            Some(&index) if homes[index].slot == slot => {}
            Some(&index) => homes[index].slot = None,
            None => {
                known.insert(key, homes.len());
                homes.push(Home { variable, location, slot });
            }
        }
    }
    for Home { variable, location, slot } in homes {
        if let Some(slot) = slot {
            let expression = MdRef::from(None);
            state.machine.variables.push(FrameVariable { slot, variable, expression, location });
        }
    }
}

fn inlined_at(state: &FunctionState<'_>, location: Metadata) -> MdRef {
    let table = state.scope.md_table(location);
    let node = table.as_node(location).filter(|n| n.kind == MdKind::Location);
    node.and_then(|node| table.reference(node, schema::di_location::INLINED_AT)).into()
}

/// The object that the variable of an assignment is in, if the part that was assigned is where it belongs.
fn home(state: &mut FunctionState<'_>, record: &DbgRecord) -> Option<FrameIndex> {
    let source = state.source;
    let MdOperand::Value(mut address) = source.md_operands[record.address?] else { return None };
    let mut offset_bytes = distance(state, record.address_expression)?;
    for _ in 0..MAX_STEPS {
        let ValueKind::Inst(inst) = address.kind() else { return None };
        if let Some(&slot) = state.allocas.get(&inst) {
            let start_bits = super::fragment_of(state, record.expression).map_or(0, |(start, _)| start);
            return (offset_bytes.checked_mul(8)? == i64::try_from(start_bits).ok()?).then_some(slot);
        }
        let InstView::GetElementPtr { source_ty, base, indices, .. } = source.view(inst) else { return None };
        let step = state.constant_offset(source_ty, indices).ok()??;
        offset_bytes = offset_bytes.checked_add(step)?;
        address = base;
    }
    None
}

/// What an expression adds to an address, if it does nothing else.
fn distance(state: &FunctionState<'_>, expression: MdRef) -> Option<i64> {
    let Some(node) = expression.get() else { return Some(0) };
    let table = state.scope.md_table(node);
    let words = table.tail(table.as_node(node).filter(|n| n.kind == MdKind::Expression)?);
    match *words {
        [] => Some(0),
        [op, 0, low, high] if u64::from(op) == dwarf::op::PLUS_UCONST => {
            i64::try_from(u64::from(low) | u64::from(high) << 32).ok()
        }
        _ => None,
    }
}
