//! Reading records: fields by name with the type that is expected, or a located error.

use crate::lang::Records;
use crate::lang::record::RecordId;
use crate::lang::value::{DagView, Value, View};
use support::diag::{Diagnostic, Severity};

pub type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// A record and the records it refers to.
#[derive(Clone, Copy)]
pub struct Def<'a> {
    pub records: &'a Records,
    pub id: RecordId,
}

/// An argument of a dag: its value and its name (`$name`).
#[derive(Clone, Copy)]
pub struct Arg<'a> {
    pub value: Value,
    pub name: Option<&'a str>,
}

impl<'a> Def<'a> {
    pub fn new(records: &'a Records, id: RecordId) -> Def<'a> {
        Def { records, id }
    }

    pub fn name(self) -> &'a str {
        std::str::from_utf8(self.records.name(self.id)).unwrap_or("")
    }

    pub fn is_a(self, class: &str) -> bool {
        self.records.class(class).is_some_and(|class| self.records.is_subclass(self.id, class))
    }

    /// An error about the record as a whole.
    pub fn error(self, message: impl Into<String>) -> Box<Diagnostic> {
        let message = format!("{} (in record '{}')", message.into(), self.name());
        let loc = self.records.get(self.id).loc();
        Box::new(self.records.context().diagnostic(Severity::Error, loc, message))
    }

    /// An error about a pattern of the record.
    pub fn pattern_error(self, message: impl Into<String>) -> Box<Diagnostic> {
        let message = format!("In {}: {}", self.name(), message.into());
        let loc = self.records.get(self.id).loc();
        Box::new(self.records.context().diagnostic(Severity::Error, loc, message))
    }

    /// A pattern that means something to another code generator, but not to ours: a warning.
    pub fn unsupported_pattern(self, message: impl Into<String>) -> Box<Diagnostic> {
        let mut diagnostic = self.pattern_error(message);
        diagnostic.severity = Severity::Warning;
        diagnostic
    }

    /// An error about the record in which another one takes part.
    pub fn error_with(self, message: impl Into<String>, other: Def<'_>, note: &str) -> Box<Diagnostic> {
        let location = other.records.context().location(other.records.get(other.id).loc());
        Box::new(self.error(message).with_note(location, note))
    }

    /// An error about one of its fields: at the record, with a note where the field got its value.
    pub fn field_error(self, field: &str, message: impl Into<String>) -> Box<Diagnostic> {
        let error = self.error(message);
        match self.records.field(self.id, field) {
            Some(f) => {
                let location = self.records.context().location(f.loc);
                Box::new(error.with_note(location, format!("field '{field}' is set here")))
            }
            None => error,
        }
    }

    /// The value of a field, if the record has the field and it is set.
    pub fn value(self, field: &str) -> Option<Value> {
        let value = self.records.field_value(self.id, field)?;
        (value != Value::UNSET).then_some(value)
    }

    pub fn has(self, field: &str) -> bool {
        self.value(field).is_some()
    }

    fn expect<T>(self, field: &str, what: &str, get: impl Fn(View<'a>) -> Option<T>) -> Result<T> {
        let missing = || self.field_error(field, format!("field '{field}' must be {what}"));
        let value = self.value(field).ok_or_else(missing)?;
        get(self.records.view(value)).ok_or_else(missing)
    }

    /// A field with a default for records that do not have it or leave it unset.
    fn optional<T>(self, field: &str, what: &str, get: impl Fn(View<'a>) -> Option<T>) -> Result<Option<T>> {
        if self.has(field) { self.expect(field, what, get).map(Some) } else { Ok(None) }
    }

    /// A string; empty if not set.
    pub fn string(self, field: &str) -> Result<&'a str> {
        Ok(self.optional(field, "a string", |v| self.view_string(v))?.unwrap_or(""))
    }

    fn view_string(self, view: View<'a>) -> Option<&'a str> {
        match view {
            View::Str(s, _) => std::str::from_utf8(self.records.context().strings.resolve(s)).ok(),
            _ => None,
        }
    }

    /// An integer, from `int`, `bit` or `bits`; `None` if not set.
    pub fn int(self, field: &str) -> Result<Option<i64>> {
        self.optional(field, "an integer", |v| self.view_int(v))
    }

    fn view_int(self, view: View<'a>) -> Option<i64> {
        match view {
            View::Int(n) => Some(n),
            View::Bit(b) => Some(b.into()),
            View::Bits(bits) => {
                bits.iter().enumerate().take(64).try_fold(0i64, |n, (i, &bit)| match self.records.view(bit) {
                    View::Bit(b) => Some(n | i64::from(b) << i),
                    View::Unset => Some(n),
                    _ => None,
                })
            }
            _ => None,
        }
    }

    /// A bit; `false` if not set.
    pub fn bit(self, field: &str) -> Result<bool> {
        Ok(self.int(field)?.is_some_and(|n| n != 0))
    }

    /// A bit that may be left for others to infer.
    pub fn optional_bit(self, field: &str) -> Result<Option<bool>> {
        Ok(self.int(field)?.map(|n| n != 0))
    }

    /// Another record; `None` if not set.
    pub fn def(self, field: &str) -> Result<Option<Def<'a>>> {
        self.optional(field, "a record", |v| match v {
            View::Def(id) => Some(Def::new(self.records, id)),
            _ => None,
        })
    }

    pub fn list(self, field: &str) -> Result<&'a [Value]> {
        let list = self.optional(field, "a list", |v| match v {
            View::List(items) => Some(items),
            _ => None,
        })?;
        Ok(list.unwrap_or(&[]))
    }

    /// A list of records.
    pub fn defs(self, field: &str) -> Result<Vec<Def<'a>>> {
        let get = |&v: &Value| match self.records.view(v) {
            View::Def(id) => Ok(Def::new(self.records, id)),
            _ => Err(self.field_error(field, format!("field '{field}' must be a list of records"))),
        };
        self.list(field)?.iter().map(get).collect()
    }

    pub fn strings(self, field: &str) -> Result<Vec<&'a str>> {
        let get = |&v: &Value| {
            self.view_string(self.records.view(v))
                .ok_or_else(|| self.field_error(field, format!("field '{field}' must be a list of strings")))
        };
        self.list(field)?.iter().map(get).collect()
    }

    pub fn ints(self, field: &str) -> Result<Vec<i64>> {
        let get = |&v: &Value| {
            self.view_int(self.records.view(v))
                .ok_or_else(|| self.field_error(field, format!("field '{field}' must be a list of integers")))
        };
        self.list(field)?.iter().map(get).collect()
    }

    /// A dag; `None` if not set.
    pub fn dag(self, field: &str) -> Result<Option<Dag<'a>>> {
        self.optional(field, "a dag", |v| Dag::from_view(self.records, v))
    }
}

/// A dag whose operator is a record.
#[derive(Clone, Copy)]
pub struct Dag<'a> {
    pub op: Def<'a>,
    view: DagView<'a>,
}

impl<'a> Dag<'a> {
    pub fn from_view(records: &'a Records, view: View<'a>) -> Option<Dag<'a>> {
        let View::Dag(view) = view else { return None };
        match records.view(view.op) {
            View::Def(id) => Some(Dag { op: Def::new(records, id), view }),
            _ => None,
        }
    }

    pub fn args(self) -> impl ExactSizeIterator<Item = Arg<'a>> {
        let records = self.op.records;
        self.view.args.iter().zip(self.view.names).map(move |(&value, &name)| {
            let name = match records.view(name) {
                View::Str(s, _) => std::str::from_utf8(records.context().strings.resolve(s)).ok(),
                _ => None,
            };
            Arg { value, name }
        })
    }

    /// The record that an argument names.
    pub fn arg_def(self, arg: Arg<'a>) -> Option<Def<'a>> {
        match self.op.records.view(arg.value) {
            View::Def(id) => Some(Def::new(self.op.records, id)),
            _ => None,
        }
    }
}

/// A number, or bits that all are known: `3`, `0b011`.
pub fn constant(records: &Records, value: Value) -> Option<i64> {
    match records.view(value) {
        View::Int(number) => Some(number),
        View::Bit(bit) => Some(bit.into()),
        View::Bits(bits) if bits.len() < 64 => {
            bits.iter().enumerate().try_fold(0, |number, (at, &bit)| match records.view(bit) {
                View::Bit(bit) => Some(number | i64::from(bit) << at),
                _ => None,
            })
        }
        _ => None,
    }
}

/// The defs of a class in the order in which they were defined; none if the class does not exist.
pub fn defs_of<'a>(records: &'a Records, class: &str) -> Vec<Def<'a>> {
    let Some(class) = records.class(class) else { return Vec::new() };
    records.defs_of(class).iter().map(|&id| Def::new(records, id)).collect()
}

/// LLVM's natural order of names: runs of digits compare as numbers, so `X2` comes before `X10`.
pub fn natural_key(name: &str) -> Vec<(String, u64)> {
    let mut key = Vec::new();
    let mut rest = name;
    while !rest.is_empty() {
        let text_len = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
        let (text, after) = rest.split_at(text_len);
        let digits_len = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
        let (digits, after) = after.split_at(digits_len);
        key.push((text.to_owned(), digits.parse().unwrap_or(0)));
        rest = after;
    }
    key
}
