//! Where the labels of a function are: before the first instruction that follows them. A label whose code was copied is where the
//! first copy is. O(instructions) if there are labels.

use super::metadata::Node;
use super::scopes::{Boundary, Marks};
use mir::debug_values::Step;
use mir::{Function, Isa};
use tables::instructions::inst_flags;

/// A label of the source.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LabelRecord {
    /// The `DILabel`.
    pub label: Node,
    /// Index into the scopes of the function.
    pub scope: u32,
    /// The label in the code, by number, if there is code.
    pub place: Option<u32>,
}

/// Asks for labels in the code. `labels` are those of the function: the node and the scope, if that has code.
pub(crate) fn collect(
    isa: &Isa<'_>,
    func: &Function,
    labels: &[Option<(Node, u32)>],
    marks: &mut Marks,
) -> Vec<LabelRecord> {
    let places = places(isa, func);
    let known = labels.iter().zip(places).filter_map(|(label, place)| Some(((*label)?, place)));
    let record = |((label, scope), place): ((Node, u32), Option<Boundary>)| LabelRecord {
        label,
        scope,
        place: place.map(|place| marks.at(place)),
    };
    known.map(record).collect()
}

/// By label: where it is.
fn places(isa: &Isa<'_>, func: &Function) -> Vec<Option<Boundary>> {
    let mut places = vec![None; func.debug.labels.len()];
    if places.is_empty() {
        return places;
    }
    let mut pending: Vec<u32> = Vec::new();
    for block in func.blocks() {
        pending.extend(labels_of(func.debug.at_start(block)));
        for inst in func.block_insts(block) {
            if !isa.desc(func.opcode(inst)).has(inst_flags::META) {
                for label in pending.drain(..) {
                    places[label as usize].get_or_insert(Boundary::Before(inst));
                }
            }
            pending.extend(labels_of(func.debug.behind(inst)));
        }
    }
    places
}

fn labels_of(steps: &[Step]) -> impl Iterator<Item = u32> {
    steps.iter().filter_map(|step| match step {
        Step::Label(label) => Some(*label),
        _ => None,
    })
}
