//! The state of one evaluation: tables of strings, types, values and records, the names in global scope, and the
//! diagnostics found so far. Everything else in this folder is methods on it, grouped by topic.

use super::record::{Record, RecordId, RecordKind};
use super::source::{Loc, Sources};
use super::token;
use super::types::{Type, TypeKind, Types};
use super::value::{MAX_VALUE_DEPTH, Value, Values};
use support::diag::{Diagnostic, Diagnostics, Location, Severity};
use support::hash::FxHashMap;
use support::interner::{Interner, Symbol as Str};

/// An error has been reported; whoever gets this gives up what it was doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failed;

pub type Result<T> = std::result::Result<T, Failed>;

/// How deep values may be nested, and how deep instantiation may go, before evaluation stops with an error.
pub const MAX_DEPTH: u32 = 4000;

/// How many elements one list, string or bit vector may have.
pub const MAX_ELEMENTS: u64 = 1 << 24;

/// How many elements all lists, strings and bit vectors together may have.
pub const MAX_TOTAL_ELEMENTS: u64 = 1 << 30;

/// How many different strings there may be.
const MAX_STRINGS: usize = 1 << 31;

/// Calls of resolution steps after which evaluation stops: some minutes of work, far more than any real input needs.
pub const MAX_STEPS: u64 = 20_000_000_000;

pub struct Context {
    pub strings: Interner,
    pub types: Types,
    pub values: Values,
    pub records: Vec<Record>,
    pub classes: FxHashMap<Str, RecordId>,
    /// The classes in order of first mention.
    pub class_list: Vec<RecordId>,
    pub defs: FxHashMap<Str, RecordId>,
    /// The defs in order of completion.
    pub def_list: Vec<RecordId>,
    /// Values of global `defvar`s and `defset`s.
    pub globals: FxHashMap<Str, Value>,
    pub global_list: Vec<Str>,
    /// The record that each `Class<args>` value stands for, once instantiated.
    pub instances: FxHashMap<Value, RecordId>,
    /// Where each `Class<args>` value was first written.
    pub instance_locs: FxHashMap<Value, Loc>,
    pub next_anonymous: u32,
    pub sources: Sources,
    pub diagnostics: Diagnostics,
    /// The string `NAME`.
    pub name_argument: Str,
    /// Where the parser is: for errors without a better place.
    pub current_loc: Loc,
    pub depth: u32,
    pub steps: u64,
    elements: u64,
    pub max_elements: u64,
    pub max_steps: u64,
    /// Whether variables are free in a value, for values that bind some.
    pub(super) free_variables: FxHashMap<Value, bool>,
    /// Regular expressions already compiled.
    pub(crate) regexes: FxHashMap<Str, Option<regex::bytes::Regex>>,
    /// Sorted instances of a class, for `!instances`, with the number of defs they were computed from.
    pub(crate) derived: FxHashMap<RecordId, (usize, Vec<RecordId>)>,
    /// Where strings are put together before they are interned.
    pub(crate) text_buffer: Vec<u8>,
}

impl Default for Context {
    fn default() -> Self {
        let mut strings = Interner::default();
        token::intern_keywords(&mut strings);
        let name_argument = strings.intern(b"NAME");
        Context {
            strings,
            text_buffer: Vec::new(),
            types: Types::default(),
            values: Values::default(),
            records: Vec::new(),
            classes: FxHashMap::default(),
            class_list: Vec::new(),
            defs: FxHashMap::default(),
            def_list: Vec::new(),
            globals: FxHashMap::default(),
            global_list: Vec::new(),
            instances: FxHashMap::default(),
            instance_locs: FxHashMap::default(),
            next_anonymous: 0,
            sources: Sources::default(),
            diagnostics: Diagnostics::new(),
            name_argument,
            current_loc: Loc::NONE,
            depth: 0,
            steps: 0,
            elements: 0,
            max_elements: MAX_TOTAL_ELEMENTS,
            max_steps: MAX_STEPS,
            free_variables: FxHashMap::default(),
            regexes: FxHashMap::default(),
            derived: FxHashMap::default(),
        }
    }
}

impl Context {
    // Records and names.

    #[inline]
    pub fn record(&self, id: RecordId) -> &Record {
        &self.records[id.0 as usize]
    }

    #[inline]
    pub fn record_mut(&mut self, id: RecordId) -> &mut Record {
        &mut self.records[id.0 as usize]
    }

    pub fn add_record(&mut self, record: Record) -> RecordId {
        let id = RecordId(self.records.len() as u32);
        self.records.push(record);
        id
    }

    /// The bytes of an interned string, for messages.
    pub fn text(&self, string: Str) -> String {
        String::from_utf8_lossy(self.strings.resolve(string)).into_owned()
    }

    pub fn string_value(&mut self, text: &[u8]) -> Value {
        let string = self.strings.intern(text);
        self.values.string(string, false)
    }

    /// The text of a string literal.
    #[inline]
    pub fn as_str(&self, v: Value) -> Option<Str> {
        self.values.as_str(v)
    }

    /// The bytes of the name of a record whose name is final.
    pub fn record_name(&self, id: RecordId) -> &[u8] {
        self.as_str(self.record(id).name).map_or(b"", |name| self.strings.resolve(name))
    }

    /// The name of a record for messages, also when it is still an expression.
    pub fn record_name_text(&self, id: RecordId) -> String {
        self.unquoted_text(self.record(id).name)
    }

    /// A name that no other anonymous record has.
    pub fn new_anonymous_name(&mut self) -> Value {
        let number = self.next_anonymous;
        self.next_anonymous += 1;
        self.values.anonymous(number)
    }

    /// The string that an anonymous name stands for.
    pub fn anonymous_string(&mut self, number: u32) -> Value {
        self.string_value(format!("anonymous_{number}").as_bytes())
    }

    /// The global variable, set or def of this name.
    pub fn global(&mut self, name: Str) -> Option<Value> {
        if let Some(&def) = self.defs.get(&name) {
            return Some(self.def_value(def));
        }
        self.globals.get(&name).copied()
    }

    /// The name of `arg` as a template argument of `owner`: `owner:arg`, or `owner::arg` for a multiclass.
    pub fn qualified(&mut self, owner: RecordId, arg: Str) -> Str {
        let separator: &[u8] = if self.record(owner).kind == RecordKind::Multiclass { b"::" } else { b":" };
        let mut name = self.record_name(owner).to_vec();
        name.extend_from_slice(separator);
        name.extend_from_slice(self.strings.resolve(arg));
        self.strings.intern(&name)
    }

    /// The key under which the implicit `NAME` of a class or multiclass is resolved.
    pub fn qualified_name_argument(&mut self, owner: RecordId) -> Value {
        if let Some(name) = self.record(owner).extra.as_ref().and_then(|extra| extra.name_argument) {
            return name;
        }
        let name = self.qualified(owner, self.name_argument);
        let name = self.values.string(name, false);
        self.record_mut(owner).extra_mut().name_argument = Some(name);
        name
    }

    // Classes and record types.

    /// Whether `record` is `class` or comes from it.
    pub fn is_class_or_subclass(&self, record: RecordId, class: RecordId) -> bool {
        record == class || self.is_subclass(record, class)
    }

    /// Whether `record` comes from `class`.
    pub fn is_subclass(&self, record: RecordId, class: RecordId) -> bool {
        let mut parents = self.record(record).parents.iter();
        parents.any(|&parent| parent == class || self.record(parent).ancestors().contains(&class))
    }

    /// All classes above a record, parents before children; a class reached on two ways is listed twice.
    pub fn superclasses(&self, record: RecordId) -> Vec<RecordId> {
        let mut all = Vec::new();
        for &parent in &self.record(record).parents {
            all.extend_from_slice(self.record(parent).ancestors());
            all.push(parent);
        }
        all
    }

    /// Adds a parent; for a class, keeps the list of all classes above it.
    pub fn add_parent(&mut self, record: RecordId, parent: RecordId) {
        self.record_mut(record).parents.push(parent);
        if self.record(record).is_class() {
            let above = self.record(parent).ancestors().to_vec();
            let ancestors = &mut self.record_mut(record).extra_mut().ancestors;
            ancestors.extend(above);
            ancestors.push(parent);
        }
    }

    /// The type "record of these classes".
    pub fn record_type(&mut self, classes: &[RecordId]) -> Type {
        let mut classes = classes.to_vec();
        classes.sort_by(|&a, &b| self.record_name(a).cmp(self.record_name(b)));
        self.types.get(TypeKind::Record(classes.into()))
    }

    pub fn class_type(&mut self, class: RecordId) -> Type {
        self.types.get(TypeKind::Record(Box::new([class])))
    }

    /// The type of a record, from its parents so far.
    pub fn type_of_record(&mut self, record: RecordId) -> Type {
        let parents = self.record(record).parents.clone();
        match parents[..] {
            [] => Type::ANY_RECORD,
            [class] => self.class_type(class),
            _ => self.record_type(&parents),
        }
    }

    /// The value that refers to a record.
    pub fn def_value(&mut self, record: RecordId) -> Value {
        if let Some(value) = self.record(record).def_value {
            return value;
        }
        let ty = self.type_of_record(record);
        let value = self.values.def(record, ty);
        self.record_mut(record).def_value = Some(value);
        value
    }

    /// Frees what only evaluation needs.
    pub fn release_tables(&mut self) {
        self.values.release_index();
        self.instances = FxHashMap::default();
        self.instance_locs = FxHashMap::default();
        self.derived = FxHashMap::default();
        self.free_variables = FxHashMap::default();
        self.regexes = FxHashMap::default();
    }

    // Diagnostics.

    /// Reports an error at a position.
    pub fn error(&mut self, loc: Loc, message: impl Into<String>) -> Failed {
        let diagnostic = self.diagnostic(Severity::Error, loc, message.into());
        self.diagnostics.push(diagnostic);
        Failed
    }

    /// Reports a warning at a position.
    pub fn warning(&mut self, loc: Loc, message: impl Into<String>) {
        let diagnostic = self.diagnostic(Severity::Warning, loc, message.into());
        self.diagnostics.push(diagnostic);
    }

    /// Reports an error about a record: where it was defined, and the `defm`s it came through.
    pub fn record_error(&mut self, record: RecordId, message: impl Into<String>) -> Failed {
        let diagnostic = self.record_diagnostic(record, message.into());
        self.diagnostics.push(diagnostic);
        Failed
    }

    /// The diagnostic of [`Context::record_error`], for callers that add notes.
    pub fn record_diagnostic(&self, record: RecordId, message: String) -> Diagnostic {
        let mut diagnostic = self.diagnostic(Severity::Error, self.record(record).loc(), message);
        for &loc in self.record(record).locs.iter().skip(1) {
            diagnostic = diagnostic.with_note(self.location(loc), "instantiated from multiclass");
        }
        diagnostic
    }

    /// An error inside the evaluation of an operator: at the record being built, or else where the parser is.
    pub fn fold_error(&mut self, record: Option<RecordId>, message: impl Into<String>) -> Failed {
        match record {
            Some(record) if self.record(record).loc() != Loc::NONE => self.record_error(record, message),
            _ => self.error(self.current_loc, message),
        }
    }

    pub fn diagnostic(&self, severity: Severity, loc: Loc, message: String) -> Diagnostic {
        Diagnostic::new(severity, self.location(loc), message.trim_end_matches('\n'))
    }

    /// A position for a diagnostic: the token there, so that it can be underlined.
    pub fn location(&self, loc: Loc) -> Location {
        let Some(span) = self.sources.span(loc, 0) else { return Location::None };
        let text = &self.sources.map.get(span.source).text[span.lo as usize..];
        let is_word = |b: &&u8| b.is_ascii_alphanumeric() || **b == b'_';
        let sigil = usize::from(matches!(text.first(), Some(b'!' | b'$')));
        let word = text[sigil.min(text.len())..].iter().take_while(is_word).count();
        let len = if word > 0 { sigil + word } else { usize::from(!text.is_empty()) };
        self.sources.span(loc, len as u32).map_or(Location::None, Location::Span)
    }

    /// Counts one step of work; an error when the limits of the evaluation are reached.
    #[inline]
    pub fn step(&mut self) -> Result<()> {
        self.steps += 1;
        if self.values.too_deep {
            return Err(
                self.error(self.current_loc, format!("value is nested deeper than {MAX_VALUE_DEPTH} levels"))
            );
        }
        if self.steps & 0xffff == 0 {
            if self.steps > self.max_steps {
                return Err(self.error(self.current_loc, "evaluation takes too many steps"));
            }
            if self.values.is_full() || self.strings.len() > MAX_STRINGS {
                return Err(self.error(self.current_loc, "evaluation needs too much memory"));
            }
        }
        Ok(())
    }

    /// Goes one level deeper; pair with `self.depth -= 1`.
    #[inline]
    pub fn descend(&mut self) -> Result<()> {
        if self.depth >= MAX_DEPTH {
            return Err(self.error(
                self.current_loc,
                format!("nesting is deeper than {MAX_DEPTH} levels; is a class or value defined in terms of itself?"),
            ));
        }
        self.depth += 1;
        Ok(())
    }

    /// Checks the number of elements of something about to be made.
    pub fn check_size(&mut self, elements: u64) -> Result<()> {
        if elements > MAX_ELEMENTS {
            return Err(self.error(
                self.current_loc,
                format!("value of {elements} elements is larger than the limit of {MAX_ELEMENTS}"),
            ));
        }
        self.elements += elements;
        if self.elements > self.max_elements {
            return Err(self.error(self.current_loc, "evaluation needs too much memory"));
        }
        Ok(())
    }
}
