//! Operators that know about records: `!cast`, `!isa`, `!exists`, `!instances`, and the `.field` suffix.

use super::{Fold, compare_numeric};
use crate::lang::context::{Context, Result};
use crate::lang::record::{Field, RecordId};
use crate::lang::text::write_int;
use crate::lang::types::Type;
use crate::lang::value::{Value, View};
use support::interner::Symbol as Str;

impl Context {
    pub(super) fn fold_cast(&mut self, v: Value, ty: Type, fold: Fold) -> Result<Option<Value>> {
        if ty == Type::STRING {
            match self.values.view(v) {
                View::Str(..) => return Ok(Some(v)),
                View::Def(record) => {
                    let name = self.record_name(record).to_vec();
                    return Ok(Some(self.string_value(&name)));
                }
                _ => {
                    if let Some(int) = self.as_int(v) {
                        let mut digits = Vec::new();
                        write_int(&mut digits, int);
                        return Ok(Some(self.string_value(&digits)));
                    }
                }
            }
        } else if self.types.is_record(ty)
            && let View::Str(name, _) = self.values.view(v)
        {
            return self.cast_to_record(name, v, ty, fold);
        }
        Ok(self.convert(v, ty))
    }

    /// `!cast<ty>("name")`: the record of that name, if it is defined by now.
    fn cast_to_record(&mut self, name: Str, v: Value, ty: Type, fold: Fold) -> Result<Option<Value>> {
        let mut found = self.defs.get(&name).copied();
        if found.is_none() && fold.record.is_some_and(|record| self.is_named(record, name)) {
            // A record may mention itself, but its type is known only in the end.
            if !fold.is_final {
                return Ok(None);
            }
            found = fold.record;
        }
        let Some(found) = found else {
            if !fold.is_final {
                return Ok(None);
            }
            let message = format!("Undefined reference to record: '{}'", self.text(name));
            let help = self.suggest_def(name);
            return Err(self.fold_error_with_help(fold.record, message, help));
        };
        let def = self.def_value(found);
        let def_ty = self.values.ty(def);
        if self.is_a(def_ty, ty) {
            return Ok(Some(def));
        }
        let whole = self.values.unary(crate::lang::token::Op::Cast, v, ty);
        let message = format!(
            "Expected type '{}', got '{}' in: {}",
            self.type_text(ty),
            self.type_text(def_ty),
            self.value_text(whole)
        );
        Err(self.fold_error(fold.record, message))
    }

    /// Whether a record being built has this name, or will have it as its anonymous name.
    fn is_named(&self, record: RecordId, name: Str) -> bool {
        match self.values.view(self.record(record).name) {
            View::Str(string, _) => string == name,
            View::Anonymous(number) => self.strings.resolve(name) == format!("anonymous_{number}").as_bytes(),
            _ => false,
        }
    }

    /// `!isa<ty>(v)`
    pub fn is_a_op(&mut self, ty: Type, v: Value) -> Value {
        let from = self.values.ty(v);
        if from == Type::NONE {
            return self.values.is_a(ty, v);
        }
        if self.is_convertible(from, ty) {
            return self.values.int(1);
        }
        let is_def = matches!(self.values.view(v), View::Def(_));
        let decided = !self.types.is_record(ty)
            || is_def
            || (self.values.is_concrete(v) && !self.is_convertible(ty, from));
        if decided { self.values.int(0) } else { self.values.is_a(ty, v) }
    }

    /// `!exists<ty>(name)`
    pub fn exists_op(&mut self, ty: Type, v: Value, fold: Fold) -> Value {
        let View::Str(name, _) = self.values.view(v) else { return self.values.exists(ty, v) };
        if let Some(&def) = self.defs.get(&name) {
            let def = self.def_value(def);
            let exists = self.is_a(self.values.ty(def), ty);
            return self.values.int(i64::from(exists));
        }
        if !fold.is_final {
            return self.values.exists(ty, v);
        }
        match fold.record {
            Some(record) if self.is_named(record, name) => {
                let own = self.type_of_record(record);
                let exists = self.is_a(own, ty);
                self.values.int(i64::from(exists))
            }
            _ => self.values.int(0),
        }
    }

    /// `!instances<ty>(regex)`: all records of a class whose names match, in the natural order of their names.
    pub fn instances_op(&mut self, ty: Type, v: Value, fold: Fold) -> Result<Value> {
        let list_ty = self.types.list(ty);
        let waits = fold.record.is_some() && !fold.is_final;
        let (View::Str(pattern, _), false) = (self.values.view(v), waits) else {
            return Ok(self.values.instances(ty, v, list_ty));
        };
        let class = match self.types.classes(ty) {
            Some(&[class]) => Some(class),
            _ => None,
        };
        let derived = class.map_or_else(Vec::new, |class| self.derived_definitions(class));
        let mut selected = Vec::new();
        for record in derived {
            let Some(name) = self.as_str(self.record(record).name) else { continue };
            if self.regex_matches(pattern, name)? {
                selected.push(self.def_value(record));
            }
        }
        Ok(self.values.list(list_ty, &selected))
    }

    /// The finished defs of a class, in the natural order of their names.
    pub fn derived_definitions(&mut self, class: RecordId) -> Vec<RecordId> {
        if let Some((count, records)) = self.derived.get(&class)
            && *count == self.def_list.len()
        {
            return records.clone();
        }
        let mut records: Vec<RecordId> =
            self.def_list.iter().copied().filter(|&def| self.is_subclass(def, class)).collect();
        records.sort_by(|&a, &b| compare_numeric(self.record_name(a), self.record_name(b)));
        self.derived.insert(class, (self.def_list.len(), records.clone()));
        records
    }

    /// The field `name` of what `v` is, for its type.
    pub fn field_type(&self, v: Value, name: Str) -> Option<Type> {
        if let View::Def(record) = self.values.view(v) {
            return self.record(record).field(name).map(|field| field.ty);
        }
        let ty = self.values.ty(v);
        if ty == Type::NONE {
            return None;
        }
        let classes = self.types.classes(ty)?;
        classes.iter().find_map(|&class| self.record(class).field(name)).map(|field: &Field| field.ty)
    }

    /// `v.name`
    pub fn field_of(&mut self, v: Value, name: Str, record: Option<RecordId>) -> Result<Value> {
        let Some(ty) = self.field_type(v, name) else {
            let message =
                format!("Cannot access field '{}' of value '{}'", self.text(name), self.value_text(v));
            return Err(self.fold_error(record, message));
        };
        let View::Def(def) = self.values.view(v) else {
            return Ok(self.values.field(v, name, ty, false));
        };
        if Some(def) == record {
            let message = format!(
                "Attempting to access field '{}' of '{}' is a forbidden self-reference",
                self.text(name),
                self.value_text(v)
            );
            return Err(self.fold_error(record, message));
        }
        let value = self.record(def).field(name).map_or(Value::UNSET, |field| field.value);
        if self.values.is_concrete(value) {
            return Ok(value);
        }
        Ok(self.values.field(v, name, ty, false))
    }
}
