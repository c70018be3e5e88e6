//! What multiclasses and loops contain, and what happens to it on instantiation.
//!
//! A record, loop, assertion or dump inside a multiclass or loop is an [`Entry`]: a prototype. Instantiating resolves
//! entries with a stack of substitutions: into other entries as long as an enclosing multiclass or loop is still being
//! read, and in the end into records. `if` is a loop without variable over a list of no or one element.

use super::{Multiclass, Parser};
use crate::lang::context::{Failed, Result};
use crate::lang::instantiate::ClassReference;
use crate::lang::record::{Assertion, Dump, RecordId};
use crate::lang::resolve::MapLookup;
use crate::lang::source::Loc;
use crate::lang::token::Op;
use crate::lang::value::{Value, View};
use std::rc::Rc;

/// A prototype.
#[derive(Clone)]
pub(super) enum Entry {
    Record(RecordId),
    Loop(Rc<Loop>),
    Assertion(Assertion),
    Dump(Dump),
}

/// `foreach`, or one arm of `if`.
pub(super) struct Loop {
    pub loc: Loc,
    /// The name of the variable, a string value; `None` for `if`.
    pub variable: Option<Value>,
    pub list: Value,
    pub entries: Vec<Entry>,
}

/// What variables stand for, in the order in which they were bound.
pub(super) type Substitutions = Vec<(Value, Value)>;

/// Where instantiated entries go.
pub(super) enum Destination<'a> {
    /// They become records now.
    Records,
    Entries(&'a mut Vec<Entry>),
}

fn lookup(record: Option<RecordId>, substitutions: &Substitutions) -> MapLookup {
    let mut map = MapLookup::new(record);
    for &(name, value) in substitutions {
        map.set(name, value);
    }
    map
}

impl Parser<'_> {
    /// Adds an entry to what is being read: a loop, a multiclass, or the records.
    pub(super) fn add_entry(&mut self, entry: Entry) -> Result<()> {
        if let Some(around) = self.loops.last_mut() {
            around.entries.push(entry);
            return Ok(());
        }
        if let Entry::Loop(inner) = &entry {
            let mut substitutions = Vec::new();
            let Some(index) = self.current_multiclass else {
                return self.run_loop(inner, &mut substitutions, true, &mut Destination::Records);
            };
            let mut entries = Vec::new();
            let mut destination = Destination::Entries(&mut entries);
            let result = self.run_loop(inner, &mut substitutions, false, &mut destination);
            Rc::make_mut(&mut self.multiclass_list[index].entries).extend(entries);
            return result;
        }
        if let Some(index) = self.current_multiclass {
            Rc::make_mut(&mut self.multiclass_list[index].entries).push(entry);
            return Ok(());
        }
        match entry {
            Entry::Assertion(assertion) => {
                self.cx.check_assertion(assertion.loc, assertion.condition, assertion.message)
            }
            Entry::Dump(dump) => {
                self.cx.run_dump(dump.loc, dump.message);
                Ok(())
            }
            Entry::Record(record) => self.finish_def(record),
            Entry::Loop(_) => Ok(()),
        }
    }

    /// Completes a def and puts it in the sets being defined.
    fn finish_def(&mut self, record: RecordId) -> Result<()> {
        self.cx.add_def(record)?;
        for i in 0..self.defsets.len() {
            let def = self.cx.def_value(record);
            let ty = self.cx.values.ty(def);
            if !self.cx.is_a(ty, self.defsets[i].element) {
                let message =
                    format!("adding record of incompatible type '{}' to defset", self.cx.type_text(ty));
                let diagnostic = self.cx.record_diagnostic(record, message);
                let at = self.cx.location(self.defsets[i].loc);
                self.cx.diagnostics.push(diagnostic.with_note(at, "location of defset declaration"));
                return Err(Failed);
            }
            self.defsets[i].elements.push(def);
        }
        Ok(())
    }

    /// Runs a loop, or keeps it if its list is not known yet. As in LLVM, records from a loop do not remember the
    /// `defm` that ran it.
    fn run_loop(
        &mut self,
        around: &Loop,
        substitutions: &mut Substitutions,
        is_final: bool,
        destination: &mut Destination,
    ) -> Result<()> {
        let mut map = lookup(None, substitutions);
        let mut list = self.cx.resolve(around.list, &mut map)?;
        if let (true, View::Ternary(Op::If, [condition, then, otherwise])) =
            (is_final, self.cx.values.view(list))
        {
            // The number of records depends on the condition, so it must be decided now.
            map.is_final = true;
            let decided = self.cx.resolve(condition, &mut map)?;
            if decided == condition {
                let text = self.cx.value_text(condition);
                let message = format!("unable to resolve if condition '{text}' at end of containing scope");
                return Err(self.cx.error(around.loc, message));
            }
            let ty = self.cx.values.ty(list);
            list = self.cx.ternary_op(Op::If, [decided, then, otherwise], ty, None)?;
        }
        let View::List(_) = self.cx.values.view(list) else {
            if let (false, Destination::Entries(entries)) = (is_final, &mut *destination) {
                let mut kept = Vec::new();
                let mut inner = Destination::Entries(&mut kept);
                self.instantiate_entries(&around.entries, substitutions, false, &mut inner, None)?;
                let (loc, variable) = (around.loc, around.variable);
                entries.push(Entry::Loop(Rc::new(Loop { loc, variable, list, entries: kept })));
                return Ok(());
            }
            let text = self.cx.value_text(list);
            let message = format!("attempting to loop over '{text}', expected a list");
            return Err(self.cx.error(around.loc, message));
        };
        for i in self.cx.values.range(list) {
            let element = self.cx.values.pooled(i);
            let bound = substitutions.len();
            substitutions.extend(around.variable.map(|variable| (variable, element)));
            let result =
                self.instantiate_entries(&around.entries, substitutions, is_final, destination, None);
            substitutions.truncate(bound);
            result?;
        }
        Ok(())
    }

    /// Resolves entries with substitutions. `via` is the `defm` that does it.
    pub(super) fn instantiate_entries(
        &mut self,
        entries: &[Entry],
        substitutions: &mut Substitutions,
        is_final: bool,
        destination: &mut Destination,
        via: Option<Loc>,
    ) -> Result<()> {
        for entry in entries {
            self.cx.descend()?;
            let result = self.instantiate_entry(entry, substitutions, is_final, destination, via);
            self.cx.depth -= 1;
            result?;
        }
        Ok(())
    }

    fn instantiate_entry(
        &mut self,
        entry: &Entry,
        substitutions: &mut Substitutions,
        is_final: bool,
        destination: &mut Destination,
        via: Option<Loc>,
    ) -> Result<()> {
        let entry = match entry {
            Entry::Loop(inner) => return self.run_loop(inner, substitutions, is_final, destination),
            Entry::Assertion(assertion) => {
                let mut map = lookup(None, substitutions);
                let condition = self.cx.resolve(assertion.condition, &mut map)?;
                let message = self.cx.resolve(assertion.message, &mut map)?;
                Entry::Assertion(Assertion { condition, message, ..*assertion })
            }
            Entry::Dump(dump) => {
                let message = self.cx.resolve(dump.message, &mut lookup(None, substitutions))?;
                Entry::Dump(Dump { message, ..*dump })
            }
            Entry::Record(prototype) => {
                let mut copy = self.cx.record(*prototype).clone();
                copy.locs.extend(via);
                let record = self.cx.add_record(copy);
                self.cx.resolve_record(record, &mut lookup(Some(record), substitutions))?;
                Entry::Record(record)
            }
        };
        match destination {
            Destination::Entries(entries) => entries.push(entry),
            Destination::Records => match entry {
                Entry::Assertion(Assertion { loc, condition, message }) => {
                    let _ = self.cx.check_assertion(loc, condition, message);
                }
                Entry::Dump(Dump { loc, message }) => self.cx.run_dump(loc, message),
                Entry::Record(record) => self.finish_def(record)?,
                Entry::Loop(_) => {}
            },
        }
        Ok(())
    }

    /// Instantiates a multiclass under a name into `entries`.
    pub(super) fn instantiate_multiclass(
        &mut self,
        index: usize,
        reference: &ClassReference,
        name: Value,
        is_final: bool,
        entries: &mut Vec<Entry>,
        via: Option<Loc>,
    ) -> Result<()> {
        let Multiclass { record, entries: prototypes } = &self.multiclass_list[index];
        let (record, prototypes) = (*record, prototypes.clone());
        let name_argument = self.cx.qualified_name_argument(record);
        let mut substitutions = vec![(name_argument, name)];
        substitutions.extend(self.cx.argument_values(record, &reference.arguments, reference.loc)?);
        let mut destination = Destination::Entries(entries);
        self.instantiate_entries(&prototypes, &mut substitutions, is_final, &mut destination, via)
    }

    /// Adds a class to the parents of every record among entries.
    pub(super) fn inherit_into(&mut self, entry: &Entry, reference: &ClassReference) -> Result<()> {
        match entry {
            Entry::Record(record) => self.cx.inherit(*record, reference),
            Entry::Loop(inner) => {
                inner.entries.iter().try_for_each(|entry| self.inherit_into(entry, reference))
            }
            Entry::Assertion(_) | Entry::Dump(_) => Ok(()),
        }
    }

    /// Applies the `let ... in` around to every record among entries.
    pub(super) fn apply_lets_to(&mut self, entry: &Entry) -> Result<()> {
        match entry {
            Entry::Record(record) => self.apply_lets(*record),
            Entry::Loop(inner) => inner.entries.iter().try_for_each(|entry| self.apply_lets_to(entry)),
            Entry::Assertion(_) | Entry::Dump(_) => Ok(()),
        }
    }
}
