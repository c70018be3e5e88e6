//! The result of an evaluation.

use super::context::Context;
use super::ops::compare_numeric;
use super::record::{Field, Record, RecordId, RecordKind};
use super::source::Sources;
use super::types::Type;
use super::types::TypeKind;
use super::value::{Value, View};
use std::sync::OnceLock;
use support::diag::Diagnostic;
use support::hash::FxHashMap;

/// The class of records that say something about another record, and its field with that record's name: see
/// `codewright/Extensions.td`.
const AMENDS: &str = "Amends";
const SUBJECT: &str = "Subject";

/// All classes and defs of an input, finished and immutable.
pub struct Records {
    cx: Context,
    input_name: String,
    /// Sorted by name.
    classes: Vec<RecordId>,
    defs: Vec<RecordId>,
    /// By record: what amends it, in the order of definition.
    amendments: FxHashMap<RecordId, Vec<RecordId>>,
    /// The defs of each class, once somebody has asked.
    by_class: OnceLock<FxHashMap<RecordId, Vec<RecordId>>>,
}

impl Records {
    pub(super) fn new(cx: Context, input_name: String) -> Self {
        let by_name = |list: &[RecordId]| {
            let mut sorted = list.to_vec();
            sorted.sort_unstable_by(|&a, &b| cx.record_name(a).cmp(cx.record_name(b)));
            sorted
        };
        let (classes, defs) = (by_name(&cx.class_list), by_name(&cx.def_list));
        let (amendments, by_class) = Default::default();
        let mut records = Records { cx, input_name, classes, defs, amendments, by_class };
        records.amendments = records.find_amendments();
        records
    }

    /// The records of the class `Amends`, by the record that they amend.
    fn find_amendments(&self) -> FxHashMap<RecordId, Vec<RecordId>> {
        let mut amendments: FxHashMap<RecordId, Vec<RecordId>> = FxHashMap::default();
        let Some(class) = self.class(AMENDS) else { return amendments };
        let mut defs = self.cx.def_list.clone();
        defs.retain(|&def| self.is_subclass(def, class));
        defs.sort_unstable();
        for def in defs {
            let subject = self.field_value(def, SUBJECT).and_then(|value| match self.view(value) {
                View::Str(name, _) => self.def_by_name(self.cx.strings.resolve(name)),
                _ => None,
            });
            if let Some(subject) = subject {
                amendments.entry(subject).or_default().push(def);
            }
        }
        amendments
    }

    /// Records that say something about another one, latest first.
    fn amendments_of(&self, record: RecordId) -> impl Iterator<Item = RecordId> {
        self.amendments.get(&record).into_iter().flatten().rev().copied()
    }

    /// All classes, sorted by name.
    pub fn classes(&self) -> Vec<RecordId> {
        self.classes.clone()
    }

    /// All defs, sorted by name.
    pub fn defs(&self) -> Vec<RecordId> {
        self.defs.clone()
    }

    /// The class of this name.
    pub fn class(&self, name: &str) -> Option<RecordId> {
        self.cx.classes.get(&self.cx.strings.get(name.as_bytes())?).copied()
    }

    /// The def of this name.
    pub fn def(&self, name: &str) -> Option<RecordId> {
        self.def_by_name(name.as_bytes())
    }

    /// The def of this name.
    pub fn def_by_name(&self, name: &[u8]) -> Option<RecordId> {
        self.cx.defs.get(&self.cx.strings.get(name)?).copied()
    }

    pub fn get(&self, record: RecordId) -> &Record {
        self.cx.record(record)
    }

    pub fn name(&self, record: RecordId) -> &[u8] {
        self.cx.record_name(record)
    }

    /// Whether the def was made for a `Class<...>` value or a nameless `def`.
    pub fn is_anonymous(&self, record: RecordId) -> bool {
        self.cx.record(record).kind == RecordKind::AnonymousDef
    }

    /// All classes above a record, parents before children.
    pub fn superclasses(&self, record: RecordId) -> Vec<RecordId> {
        self.cx.superclasses(record)
    }

    /// Whether a record comes from a class, or a record that amends it does.
    pub fn is_subclass(&self, record: RecordId, class: RecordId) -> bool {
        self.cx.is_subclass(record, class)
            || !self.amendments.is_empty()
                && self.amendments_of(record).any(|amendment| {
                    self.cx.is_subclass(amendment, class) && self.class(AMENDS) != Some(class)
                })
    }

    /// The defs of a class, in the order in which they were defined. The first call, for whatever class, is linear in the defs
    /// and the classes above them; then one look-up.
    pub fn defs_of(&self, class: RecordId) -> &[RecordId] {
        let by_class = self.by_class.get_or_init(|| self.divide_by_class());
        by_class.get(&class).map_or(&[], Vec::as_slice)
    }

    /// What [`is_subclass`](Self::is_subclass) says, for all.
    fn divide_by_class(&self) -> FxHashMap<RecordId, Vec<RecordId>> {
        let mut by_class: FxHashMap<RecordId, Vec<RecordId>> = FxHashMap::default();
        let amends = self.class(AMENDS);
        let mut defs = self.defs.clone();
        defs.sort_unstable();
        for def in defs {
            let added = self.amendments_of(def).flat_map(|amendment| self.superclasses(amendment));
            let added = added.filter(|&class| Some(class) != amends);
            for class in self.superclasses(def).into_iter().chain(added) {
                let list = by_class.entry(class).or_default();
                if list.last() != Some(&def) {
                    list.push(def);
                }
            }
        }
        by_class
    }

    /// The defs of a class, in the natural order of their names (`R2` before `R10`).
    pub fn derived_definitions(&self, class: RecordId) -> Vec<RecordId> {
        let mut defs = self.defs_of(class).to_vec();
        defs.sort_by(|&a, &b| {
            let (a, b) = (self.name(a), self.name(b));
            compare_numeric(a, b).then_with(|| a.cmp(b))
        });
        defs
    }

    /// A field of a record: the one that an amendment sets, or its own.
    pub fn field(&self, record: RecordId, name: &str) -> Option<&Field> {
        let name = self.cx.strings.get(name.as_bytes())?;
        if !self.amendments.is_empty() {
            let mut set = self.amendments_of(record).filter_map(|amendment| self.get(amendment).field(name));
            if let Some(field) = set.find(|field| field.value != Value::UNSET) {
                return Some(field);
            }
        }
        self.get(record).field(name)
    }

    /// The value of a field of a record.
    pub fn field_value(&self, record: RecordId, name: &str) -> Option<Value> {
        self.field(record, name).map(|field| field.value)
    }

    /// A value taken apart.
    pub fn view(&self, value: Value) -> View<'_> {
        self.cx.values.view(value)
    }

    /// What a type is; `None` for that of `?`.
    pub fn type_kind(&self, ty: Type) -> Option<&TypeKind> {
        (ty != Type::NONE).then(|| self.cx.types.kind(ty))
    }

    /// An error about a record, at the place of its definition.
    pub fn error_at(&self, record: Option<RecordId>, message: &str) -> Diagnostic {
        match record {
            Some(record) => self.cx.record_diagnostic(record, message.to_string()),
            None => Diagnostic::error_nowhere(message),
        }
    }

    /// The name under which the main input was given.
    pub fn input_name(&self) -> &str {
        &self.input_name
    }

    pub fn sources(&self) -> &Sources {
        &self.cx.sources
    }

    pub(crate) fn context(&self) -> &Context {
        &self.cx
    }
}
