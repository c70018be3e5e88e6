//! Variables that are one constant wherever their scopes have code.
//!
//! ```text
//! entry:
//!     #dbg_value(i32 42, !answer, !DIExpression(), !in_f)
//!   call void @g(), !dbg !in_f
//! ```
//!
//! `answer` is 42 at every instruction of its scope: the record is the only one of the variable, and all code of the scope
//! comes after it. No register or stack slot is involved, so nothing that later steps do to the code makes the value wrong,
//! and the constant needs no list of locations.
//!
//! Both conditions are checked in the IR. A record counts even if the instruction that it was before is gone, since it may
//! have given the variable another value. "After" is asked of the entry block only, which is executed once and before all
//! others: no instruction before the record in it may be in the scope of the variable or in one within.
//!
//! Not done: constants that hold in a part of a scope, or whose records are in other blocks; they need lists of locations.
//! O(records + instructions of the entry block · depth of scopes).

use super::metadata::{Integer, Node, Nodes};
use super::scopes::Scopes;
use ir::function::{DbgRecord, DbgRecordKind};
use ir::metadata::MdOperand;
use mir::Function;
use support::hash::{FxHashMap, FxHashSet};

/// A variable and the call that it was inlined at: what records of the same variable have in common.
type Instance = (Node, Option<Node>);

/// The constants of variables, by variable and scope, in the order of their records.
pub(super) fn collect(
    nodes: Nodes<'_>,
    scopes: &Scopes<'_>,
    func: &Function,
    source: &ir::Function,
) -> Vec<((Node, u32), Integer)> {
    let mut constants = Vec::new();
    let Some(entry) = source.entry() else { return constants };
    let counts = records_of_instances(scopes, func, source);
    // Scopes with code before the place that the walk is at.
    let mut begun = FxHashSet::default();
    for inst in source.block_insts(entry) {
        for record in source.dbg_records(inst) {
            let Some((instance, scope)) = place(scopes, func, record) else { continue };
            if counts.get(&instance) != Some(&1) || begun.contains(&scope) {
                continue;
            }
            if let Some(constant) = constant(nodes, func, source, record) {
                constants.push(((instance.0, scope), constant));
            }
        }
        let mut at = source.debug_loc(inst).and_then(|location| scopes.find(location));
        while let Some(scope) = at.filter(|&scope| begun.insert(scope)) {
            at = scopes.records[scope as usize].parent;
        }
    }
    constants
}

fn records_of_instances(
    scopes: &Scopes<'_>,
    func: &Function,
    source: &ir::Function,
) -> FxHashMap<Instance, usize> {
    let mut counts = FxHashMap::default();
    for record in source.all_dbg_records() {
        if let Some(instance) = instance(scopes, func, record) {
            *counts.entry(instance).or_default() += 1;
        }
    }
    counts
}

fn instance(scopes: &Scopes<'_>, func: &Function, record: &DbgRecord) -> Option<Instance> {
    let location = Node::new(func.global, record.location.get()?);
    let (_, inlined_at) = scopes.place_of(location)?;
    Some((Node::new(func.global, record.variable.get()?), inlined_at))
}

/// The variable of a record, and the scope that has it.
fn place(scopes: &Scopes<'_>, func: &Function, record: &DbgRecord) -> Option<(Instance, u32)> {
    Some((instance(scopes, func, record)?, scopes.find(record.location.get()?)?))
}

/// The constant integer that a record gives to all of its variable.
fn constant(nodes: Nodes<'_>, func: &Function, source: &ir::Function, record: &DbgRecord) -> Option<Integer> {
    // A variable that is assigned in memory as well may differ from what was assigned last.
    if record.kind != DbgRecordKind::Value {
        return None;
    }
    // Elements that are not valid are read as none, so the node has to be empty itself.
    let expression = Node::new(func.global, record.expression.get()?);
    if !nodes.is_empty_expression(expression) {
        return None;
    }
    match source.md_operands[record.value?] {
        MdOperand::Value(value) => nodes.integer_constant(nodes.module.scope(func.global), value),
        _ => None,
    }
}
