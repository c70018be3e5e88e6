//! Findings, and where they are collected.

use super::render;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::types::Type;
use crate::value::{Arg, Block, Global, Inst, Value};
use std::io::{self, Write};
use support::diag::{Diagnostic, Diagnostics, Location, Severity};

/// Findings kept per function, and for the module outside of functions. Further ones are only counted: after so many
/// there is nothing new to learn.
const MAX_KEPT: usize = 200;

/// A violation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What is wrong, in LLVM's words.
    pub message: String,
    /// The entities concerned, as text.
    pub entities: Vec<String>,
    /// `function 'f', block '%entry', instruction '%x'`; empty for the module.
    pub place: String,
    /// Debug info is wrong, the code itself is not: dropping the debug info makes the module valid.
    pub is_debug_info: bool,
}

impl Finding {
    /// The finding as a diagnostic about `file`.
    pub fn to_diagnostic(&self, file: &str) -> Diagnostic {
        let location = Location::Entity { file: file.to_owned(), entity: self.place.clone() };
        let diagnostic = Diagnostic::new(Severity::Error, location, self.message.clone());
        self.entities.iter().fold(diagnostic, |d, text| d.with_note(Location::None, text.clone()))
    }
}

/// All that was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// In the order of the module. Not more than a few hundred per function.
    pub findings: Vec<Finding>,
    /// How many there were, those not kept included.
    pub total: usize,
}

impl Report {
    pub fn is_ok(&self) -> bool {
        self.total == 0
    }

    /// Whether something besides debug info is wrong.
    pub fn is_broken(&self) -> bool {
        self.findings.iter().any(|f| !f.is_debug_info)
    }

    pub fn is_debug_info_broken(&self) -> bool {
        self.findings.iter().any(|f| f.is_debug_info)
    }

    /// The report of what several sinks have collected.
    pub(super) fn new(module: &Module, sinks: impl IntoIterator<Item = Sink>) -> Report {
        let mut raw = Vec::new();
        let mut total = 0;
        for sink in sinks {
            total += sink.total;
            raw.extend(sink.findings);
        }
        Report { findings: render::findings(module, raw), total }
    }

    pub fn to_diagnostics(&self, file: &str) -> Diagnostics {
        let mut diagnostics = Diagnostics::new();
        self.findings.iter().for_each(|f| diagnostics.push(f.to_diagnostic(file)));
        diagnostics
    }

    /// Message and entities, a line each, as LLVM prints them.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        for finding in &self.findings {
            writeln!(out, "{}", finding.message)?;
            for entity in &finding.entities {
                writeln!(out, "{entity}")?;
            }
        }
        match self.total - self.findings.len() {
            0 => Ok(()),
            more => writeln!(out, "... and {more} more"),
        }
    }
}

/// A finding whose entities are not text yet: writing them takes the numbers of the whole module.
#[derive(Debug)]
pub(super) struct RawFinding {
    pub message: String,
    pub entities: Vec<Entity>,
    pub place: Place,
    pub is_debug_info: bool,
}

/// Where findings about one function, or about the module outside of functions, are collected.
#[derive(Debug, Default)]
pub(super) struct Sink {
    findings: Vec<RawFinding>,
    total: usize,
}

impl Sink {
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    #[cold]
    pub fn push(&mut self, message: &str, entities: &[Entity], place: Place, is_debug_info: bool) {
        self.total += 1;
        if self.findings.len() < MAX_KEPT {
            let (message, entities) = (message.to_owned(), entities.to_vec());
            self.findings.push(RawFinding { message, entities, place, is_debug_info });
        }
    }
}

/// Where a finding is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    pub function: Option<Global>,
    pub block: Option<Block>,
    pub inst: Option<Inst>,
}

/// Something that a finding is about.
#[derive(Clone, Debug)]
pub(super) enum Entity {
    Value(Value),
    Type(Type),
    Metadata(Metadata),
    Number(u64),
    /// One of the debug records before an instruction.
    Record(Inst, usize),
    Nothing,
}

macro_rules! entity_from_value {
    ($($ty:ty)*) => {$(
        impl From<$ty> for Entity {
            fn from(value: $ty) -> Entity {
                Entity::Value(value.into())
            }
        }
    )*};
}
entity_from_value! { Inst Block Arg Global }

impl From<Value> for Entity {
    fn from(value: Value) -> Entity {
        Entity::Value(value)
    }
}

impl From<Type> for Entity {
    fn from(ty: Type) -> Entity {
        Entity::Type(ty)
    }
}

impl From<Metadata> for Entity {
    fn from(metadata: Metadata) -> Entity {
        Entity::Metadata(metadata)
    }
}

impl From<Option<Metadata>> for Entity {
    fn from(metadata: Option<Metadata>) -> Entity {
        metadata.map_or(Entity::Nothing, Entity::Metadata)
    }
}

/// A check failed and has been reported; what relies on it is skipped.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stop;

/// The result of a group of checks.
pub(super) type Check = Result<(), Stop>;

/// `check!(verifier, condition, message, entity…)`: reports unless the condition holds, and returns [`Stop`].
macro_rules! check {
    ($v:expr, $cond:expr, $message:expr $(, $entity:expr)* $(,)?) => {
        if !$cond {
            $v.fail($message, &[$($crate::verify::sink::Entity::from($entity)),*]);
            return Err($crate::verify::sink::Stop);
        }
    };
}

/// As `check!`, for rules about debug info.
macro_rules! check_di {
    ($v:expr, $cond:expr, $message:expr $(, $entity:expr)* $(,)?) => {
        if !$cond {
            $v.fail_di($message, &[$($crate::verify::sink::Entity::from($entity)),*]);
            return Err($crate::verify::sink::Stop);
        }
    };
}
pub(super) use {check, check_di};
