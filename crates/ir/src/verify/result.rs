//! What verifying a part of a module gives: findings ([`Reporter`]), and what is left to do for the module as a whole.

use super::sink::{Entity, Sink};
use crate::metadata::Metadata;
use crate::value::{Global, Inst};

/// Takes findings. What is common to the verifiers of functions, modules and metadata.
pub(super) trait Reporter {
    fn report(&mut self, message: &str, entities: &[Entity], is_debug_info: bool);

    #[cold]
    fn fail(&mut self, message: &str, entities: &[Entity]) {
        self.report(message, entities, false);
    }

    /// For rules about debug info.
    #[cold]
    fn fail_di(&mut self, message: &str, entities: &[Entity]) {
        self.report(message, entities, true);
    }
}

/// A node of metadata that a function refers to, to be verified after the functions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Root {
    pub node: Metadata,
    /// Whether a `DILocation` may be in it.
    pub locations_allowed: bool,
}

/// What verifying a function has given besides findings.
#[derive(Debug)]
pub(super) struct FunctionResult {
    pub function: Global,
    pub sink: Sink,
    pub roots: Vec<Root>,
    /// Uses of intrinsics other than calls of their type.
    pub intrinsic_users: Vec<(Global, Inst)>,
    /// Number of arguments of `llvm.localescape`.
    pub num_escaped: Option<u64>,
    /// Functions whose frames `llvm.localrecover` looks into, with the index after the largest one asked for.
    pub recovered: Vec<(Global, u64)>,
}

impl FunctionResult {
    pub fn new(function: Global) -> FunctionResult {
        FunctionResult {
            function,
            sink: Sink::default(),
            roots: Vec::new(),
            intrinsic_users: Vec::new(),
            num_escaped: None,
            recovered: Vec::new(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.sink.is_empty()
            && self.roots.is_empty()
            && self.intrinsic_users.is_empty()
            && self.num_escaped.is_none()
            && self.recovered.is_empty()
    }
}
