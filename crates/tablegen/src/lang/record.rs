//! Records: classes, defs, multiclass prototypes. A record is a table of fields and the classes it is made from.
//!
//! All records of a run are in one arena and named by [`RecordId`]. Fields are kept in order of declaration, 20 bytes
//! each; finding one is a scan of that table, which for the few dozen fields of a real record beats hashing.

use super::source::Loc;
use super::types::Type;
use super::value::Value;
use smallvec::SmallVec;
use support::interner::Symbol as Str;

/// A record of a run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct RecordId(pub(crate) u32);

/// What a field is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    Normal,
    /// Declared with `field`: may stay unresolved in a def.
    Nonconcrete,
    /// A template argument of a class or multiclass; its name is qualified (`Class:arg`, `Multi::arg`).
    TemplateArg,
}

/// One field of a record.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    pub name: Str,
    pub ty: Type,
    pub value: Value,
    /// Where it was declared or last given a value by `let`.
    pub loc: Loc,
    pub kind: FieldKind,
    /// For template arguments: whether the body mentions it.
    pub used: bool,
}

/// What a record is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordKind {
    Class,
    Def,
    AnonymousDef,
    /// Holder of the template arguments of a multiclass.
    Multiclass,
}

/// `assert condition, message;` waiting for its record to be concrete.
#[derive(Clone, Copy, Debug)]
pub struct Assertion {
    pub loc: Loc,
    pub condition: Value,
    pub message: Value,
}

/// `dump message;` waiting for its record to be concrete.
#[derive(Clone, Copy, Debug)]
pub struct Dump {
    pub loc: Loc,
    pub message: Value,
}

/// What few records have.
#[derive(Clone, Debug, Default)]
pub struct Extra {
    /// Qualified names of template arguments, in order. Each is also a field.
    pub template_args: Vec<Str>,
    pub assertions: Vec<Assertion>,
    pub dumps: Vec<Dump>,
    /// For a finished class: all classes above it, parents before children, as `-print-records` lists them.
    pub ancestors: Vec<RecordId>,
    /// For a class or multiclass, the key of its `NAME`, once asked for.
    pub name_argument: Option<Value>,
}

/// A class, def or prototype.
#[derive(Clone, Debug)]
pub struct Record {
    /// A string in a finished record; in a prototype it may be an expression.
    pub name: Value,
    pub kind: RecordKind,
    /// Where it was defined, then the `defm`s through which it came, innermost first.
    pub locs: SmallVec<[Loc; 4]>,
    pub fields: Vec<Field>,
    pub parents: SmallVec<[RecordId; 4]>,
    /// The value that refers to this record, once there is one: its type is that of the record at that time.
    pub def_value: Option<Value>,
    pub extra: Option<Box<Extra>>,
}

impl Record {
    pub fn new(name: Value, loc: Loc, kind: RecordKind) -> Record {
        Record {
            name,
            kind,
            locs: SmallVec::from_slice(&[loc]),
            fields: Vec::new(),
            parents: SmallVec::new(),
            def_value: None,
            extra: None,
        }
    }

    pub fn loc(&self) -> Loc {
        self.locs.first().copied().unwrap_or_default()
    }

    pub fn is_class(&self) -> bool {
        self.kind == RecordKind::Class
    }

    #[inline]
    pub fn field(&self, name: Str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    #[inline]
    pub fn field_mut(&mut self, name: Str) -> Option<&mut Field> {
        self.fields.iter_mut().find(|field| field.name == name)
    }

    pub fn template_args(&self) -> &[Str] {
        self.extra.as_ref().map_or(&[], |extra| &extra.template_args)
    }

    pub fn assertions(&self) -> &[Assertion] {
        self.extra.as_ref().map_or(&[], |extra| &extra.assertions)
    }

    pub fn dumps(&self) -> &[Dump] {
        self.extra.as_ref().map_or(&[], |extra| &extra.dumps)
    }

    /// For a finished class: all classes above it.
    pub fn ancestors(&self) -> &[RecordId] {
        self.extra.as_ref().map_or(&[], |extra| &extra.ancestors)
    }

    pub fn extra_mut(&mut self) -> &mut Extra {
        self.extra.get_or_insert_with(Box::default)
    }
}
