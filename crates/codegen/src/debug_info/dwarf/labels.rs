//! Labels of functions, which debuggers can stop at by name. Like variables, those of inlined functions have an entry that all
//! instances refer to, and are described last, when it is known whether there is one.

use super::constants::{at, tag};
use super::die::Die;
use super::unit::UnitBuilder;
use crate::debug_info::FunctionDebugInfo;
use crate::debug_info::labels::LabelRecord;
use crate::debug_info::metadata::Node;
use ir::metadata::{MdKind, schema};
use schema::di_label as field;

impl UnitBuilder<'_, '_> {
    /// Adds a label of a function.
    pub(super) fn label(&mut self, record: &FunctionDebugInfo, label: &LabelRecord, outer: Die) {
        let die = self.dies.add(tag::LABEL, outer);
        let place = label.place.map(|number| self.emitter.scope_label(record.global, number));
        self.labels.push((die, label.label, place));
    }

    /// The entry that all instances of a label have in common.
    pub(super) fn abstract_label(&mut self, label: Node) {
        if self.nodes.kind(label) != Some(MdKind::Label) || self.abstracts.contains_key(&label) {
            return;
        }
        let scope = self.nodes.get(label, field::SCOPE);
        let Some(outer) = scope.and_then(|scope| self.abstract_scope(scope)) else { return };
        let die = self.dies.add(tag::LABEL, outer);
        self.abstracts.insert(label, die);
        self.label_attributes(die, label);
    }

    fn label_attributes(&mut self, die: Die, label: Node) {
        self.text_of(die, at::NAME, label, field::NAME);
        self.source(die, label, (field::FILE, field::LINE));
        let column = self.nodes.word(label, field::COLUMN);
        if column != 0 {
            self.number(die, at::DECL_COLUMN, column.into());
        }
        if self.nodes.word(label, field::IS_ARTIFICIAL) != 0 {
            self.flag(die, at::ARTIFICIAL);
        }
    }

    /// Says of labels what has been put off.
    pub(super) fn finish_labels(&mut self) {
        for (die, label, place) in std::mem::take(&mut self.labels) {
            match self.abstracts.get(&label) {
                Some(&origin) => self.refer(die, at::ABSTRACT_ORIGIN, origin),
                None => self.label_attributes(die, label),
            }
            if let Some(place) = place {
                self.address(die, at::LOW_PC, place);
            }
        }
    }
}
