//! Tables that lead from names and addresses to the units that have them: `.debug_pubnames`, `.debug_pubtypes`, their variants
//! for GNU's linkers, which say of what kind a name is, and `.debug_aranges`.
//!
//! A name is that of something in a namespace or in no scope at all; in C++ the names of the scopes around it stand in front of
//! it. The last one of several things of one name counts.

use super::LaidOut;
use super::constants::{LANGS_CPP, at, emission, tag};
use super::die::{Die, Dies, Value};
use super::unit::{MAX_CHAIN, UnitBuilder};
use crate::debug_info::FunctionDebugInfo;
use crate::debug_info::metadata::Node;
use crate::debugger::Debugger;
use ir::metadata::{MdKind, schema};
use mc::Symbol;
use support::hash::FxHashMap;

/// Names of a unit with their entries.
#[derive(Debug, Default)]
pub(crate) struct Names {
    pub values: NameTable,
    pub types: NameTable,
    pub kind: NamesKind,
    is_cpp: bool,
}

#[derive(Debug, Default)]
pub(crate) struct NameTable(FxHashMap<Box<[u8]>, Die>);

/// Which tables of names a unit has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum NamesKind {
    #[default]
    None,
    /// Those of the standard.
    Plain,
    Gnu,
}

/// Where something is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AddressRange {
    pub begin: Symbol,
    pub size: RangeSize,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum RangeSize {
    UpTo(Symbol),
    Bytes(u64),
}

impl NameTable {
    /// Names by the places of their entries.
    pub fn sorted(&self, dies: &Dies) -> Vec<(Die, &[u8])> {
        let mut all: Vec<(Die, &[u8])> = self.0.iter().map(|(name, &die)| (die, &**name)).collect();
        all.sort_by_key(|&(die, name)| (dies.get(die).offset, name));
        all
    }
}

impl UnitBuilder<'_, '_> {
    /// Which tables the unit has. Version 5 has a better one.
    pub(super) fn names_kind(&self) -> NamesKind {
        use schema::di_compile_unit as field;
        const DEFAULT: u32 = 0;
        const GNU: u32 = 1;
        let is_full = self.nodes.word(self.node, field::EMISSION_KIND) == emission::FULL;
        match self.nodes.word(self.node, field::NAME_TABLE_KIND) {
            GNU => NamesKind::Gnu,
            DEFAULT if is_full && self.settings.debugger == Debugger::Gdb && self.version < 5 => {
                NamesKind::Plain
            }
            _ => NamesKind::None,
        }
    }

    /// Whether the unit is in the index of names, which takes the place of the tables.
    pub(super) fn is_indexed(&self) -> bool {
        const DEFAULT: u32 = 0;
        const APPLE: u32 = 3;
        let kind = self.nodes.word(self.node, schema::di_compile_unit::NAME_TABLE_KIND);
        let is_wanted = match self.settings.accelerates {
            Some(is_wanted) => is_wanted,
            None => {
                self.version >= 5
                    || self.settings.debugger == Debugger::Lldb && !self.emitter.cx.format_facts().has_atoms
            }
        };
        is_wanted && matches!(kind, DEFAULT | APPLE)
    }

    pub(super) fn begin_names(&mut self) {
        self.names.kind = self.names_kind();
        self.names.is_cpp = LANGS_CPP.contains(&self.language());
    }

    fn has_names(&self) -> bool {
        self.names.kind != NamesKind::None
    }

    /// A function or variable, or an enumerator, by its name.
    pub(super) fn name_value(&mut self, scope: Option<Node>, name: &[u8], die: Die) {
        if self.has_names() {
            let name = self.full_name(scope, name);
            self.names.values.0.insert(name, die);
        }
    }

    pub(super) fn name_namespace(&mut self, node: Node, die: Die) {
        let name = self.nodes.text(node, schema::di_namespace::NAME);
        let name = if name.is_empty() { b"(anonymous namespace)" } else { name };
        let scope = self.nodes.get(node, schema::di_namespace::SCOPE);
        self.name_value(scope, name, die);
    }

    /// A type, if it is in no function and no other type.
    pub(super) fn name_type(&mut self, scope: Option<Node>, name: &[u8], die: Die) {
        if self.has_names() && !name.is_empty() && self.is_global_scope(scope) {
            let name = self.full_name(scope, name);
            self.names.types.0.insert(name, die);
        }
    }

    pub(super) fn is_global_scope(&self, scope: Option<Node>) -> bool {
        let kind = scope.and_then(|scope| self.nodes.kind(scope));
        use MdKind::{CommonBlock, CompileUnit, File, Namespace};
        matches!(kind, None | Some(CompileUnit | File | Namespace | CommonBlock))
    }

    fn full_name(&self, scope: Option<Node>, name: &[u8]) -> Box<[u8]> {
        let mut parts = vec![name];
        let mut scope = scope.filter(|_| self.names.is_cpp);
        while let Some(at) = scope.filter(|_| parts.len() < MAX_CHAIN) {
            let (own, outer) = match self.nodes.kind(at) {
                Some(MdKind::Namespace) => {
                    let own = self.nodes.text(at, schema::di_namespace::NAME);
                    let own = if own.is_empty() { b"(anonymous namespace)" } else { own };
                    (own, self.nodes.get(at, schema::di_namespace::SCOPE))
                }
                Some(MdKind::CompositeType) => {
                    use schema::di_composite_type as field;
                    (self.nodes.text(at, field::NAME), self.nodes.get(at, field::SCOPE))
                }
                Some(MdKind::Subprogram) => {
                    use schema::di_subprogram as field;
                    (self.nodes.text(at, field::NAME), self.nodes.get(at, field::SCOPE))
                }
                _ => break,
            };
            if !own.is_empty() {
                parts.push(own);
            }
            scope = outer;
        }
        parts.reverse();
        parts.join(&b"::"[..]).into()
    }

    /// Where the code and the variables of the unit are.
    pub(super) fn address_ranges(&mut self, functions: &[&FunctionDebugInfo]) -> Vec<AddressRange> {
        let code = self.code_ranges(functions).into_iter();
        let mut ranges: Vec<AddressRange> =
            code.map(|(begin, end)| AddressRange { begin, size: RangeSize::UpTo(end) }).collect();
        ranges.extend(std::mem::take(&mut self.placed));
        ranges
    }
}

/// What GNU's tables say of an entry, in one byte: its kind, and whether other units see it.
pub(super) fn gnu_kind(unit: &LaidOut, die: Die) -> u8 {
    const TYPE: u8 = 1;
    const VARIABLE: u8 = 2;
    const FUNCTION: u8 = 3;
    const STATIC: u8 = 1 << 7;
    let is_external = |die: Die| unit.dies.get(die).attributes.iter().any(|a| a.name == at::EXTERNAL);
    let data = unit.dies.get(die);
    let declared = data.attributes.iter().find_map(|a| match (a.name, &a.value) {
        (at::SPECIFICATION, Value::Die(of)) => Some(*of),
        _ => None,
    });
    let seen = if is_external(die) || declared.is_some_and(is_external) { 0 } else { STATIC };
    match data.tag {
        tag::CLASS_TYPE | tag::STRUCTURE_TYPE | tag::UNION_TYPE | tag::ENUMERATION_TYPE => {
            TYPE << 4 | if unit.names.is_cpp { 0 } else { STATIC }
        }
        tag::TYPEDEF | tag::BASE_TYPE | tag::SUBRANGE_TYPE | tag::TEMPLATE_ALIAS => TYPE << 4 | STATIC,
        tag::NAMESPACE => TYPE << 4,
        tag::SUBPROGRAM => FUNCTION << 4 | seen,
        tag::VARIABLE => VARIABLE << 4 | seen,
        tag::ENUMERATOR => VARIABLE << 4 | STATIC,
        _ => 0,
    }
}
