//! Variables of the module and of functions that are in memory all the time, and constants.

use super::Writer;
use super::constants::symbol;
use super::parts::{self, Part, Place, name, record, u32};
use super::records::{Number, TypeIndex};
use crate::debug_info::metadata::Node;
use ir::Global;
use ir::global::ThreadLocal;
use ir::metadata::dwarf::op;
use ir::metadata::{MdKind, MdKindId, schema};
use schema::{di_derived_type, di_global_variable, di_global_variable_expression};
use support::hash::FxHashMap;

/// Bytes of a record of data before its name.
const DATA_BYTES: usize = 12;

/// A variable of the source, and what it is.
#[derive(Clone, Debug)]
pub(super) struct GlobalSymbol {
    variable: Node,
    what: What,
}

#[derive(Clone, Copy, Debug)]
enum What {
    /// So far behind the beginning of a global.
    Place(Global, u32),
    Constant(u64),
}

/// The record of a constant.
pub(super) fn constant(ty: TypeIndex, number: Number, own_name: &[u8]) -> Part {
    let mut bytes = Vec::new();
    number.write(&mut bytes);
    record(symbol::CONSTANT, vec![u32(ty.0), Part::Bytes(bytes), name(own_name)])
}

/// Variables by where they belong.
#[derive(Default)]
pub(super) struct Variables {
    module: Vec<GlobalSymbol>,
    /// Those that linkers may drop by themselves.
    separate: Vec<(Global, GlobalSymbol)>,
    /// Those of functions.
    by_scope: FxHashMap<Node, Vec<GlobalSymbol>>,
}

impl Writer<'_> {
    /// The globals that pairs of variables and expressions are attached to.
    fn attached(&self) -> FxHashMap<Node, Global> {
        let module = self.nodes.module;
        let mut attached = FxHashMap::default();
        for &global in &module.order.variables {
            let attachments = module.globals[global].object().map_or(&[][..], |o| &o.attachments);
            for attachment in attachments.iter().filter(|a| a.kind == MdKindId::DBG) {
                attached.insert(Node::of_module(attachment.node), global);
            }
        }
        attached
    }

    /// The variables that units list; those of functions are known by their scopes.
    pub(super) fn collect_globals(&mut self, units: &[Node]) {
        let attached = self.attached();
        let listed = units
            .iter()
            .flat_map(|&unit| self.nodes.members(unit, schema::di_compile_unit::GLOBALS))
            .flatten()
            .collect::<Vec<_>>();
        for pair in listed {
            let variable = self.nodes.get(pair, di_global_variable_expression::VAR);
            let Some(variable) = variable.filter(|&v| self.nodes.kind(v) == Some(MdKind::GlobalVariable))
            else {
                continue;
            };
            // Texts have no name.
            if self.nodes.text(variable, di_global_variable::NAME).is_empty() {
                continue;
            }
            let expression = self.nodes.get(pair, di_global_variable_expression::EXPR);
            let elements = expression.map(|e| self.nodes.elements(e)).unwrap_or_default();
            let offset = match elements[..] {
                [op::PLUS_UCONST, offset] => offset as u32,
                _ => 0,
            };
            let global = attached.get(&pair).copied();
            match (global, &elements[..]) {
                (None, &[op::CONSTU | op::CONSTS, number, ref rest @ ..]) if is_value(rest) => {
                    self.variables.module.push(GlobalSymbol { variable, what: What::Constant(number) });
                }
                (Some(global), _) if !self.nodes.module.is_declaration(global) => {
                    self.add_place(variable, global, offset);
                }
                _ => {}
            }
        }
    }

    fn add_place(&mut self, variable: Node, global: Global, offset: u32) {
        let symbol = GlobalSymbol { variable, what: What::Place(global, offset) };
        let scope = self.nodes.get(variable, di_global_variable::SCOPE);
        let kind = scope.and_then(|scope| self.nodes.kind(scope));
        let object = self.nodes.module.globals[global].object();
        match (scope, kind) {
            (Some(scope), Some(MdKind::Subprogram | MdKind::LexicalBlock | MdKind::LexicalBlockFile)) => {
                self.variables.by_scope.entry(scope).or_default().push(symbol)
            }
            _ if object.is_some_and(|object| object.comdat.get().is_some()) => {
                self.variables.separate.push((global, symbol));
            }
            _ => self.variables.module.push(symbol),
        }
    }

    /// The variables of a scope of a function, once.
    pub(super) fn globals_of(&mut self, scope: Node) -> Vec<GlobalSymbol> {
        self.variables.by_scope.get(&scope).cloned().unwrap_or_default()
    }

    /// Variables of the module, types that it keeps, and constants of classes.
    pub(super) fn globals(&mut self, units: &[Node]) {
        let module = std::mem::take(&mut self.variables.module);
        let separate = std::mem::take(&mut self.variables.separate);
        self.types.function = None;
        // Types are asked for first, which brings constants of classes to light.
        for symbol in module.iter().chain(separate.iter().map(|(_, symbol)| symbol)) {
            let ty = self.nodes.get(symbol.variable, di_global_variable::TYPE);
            self.types.complete(ty);
            let scope = self.nodes.get(symbol.variable, di_global_variable::SCOPE);
            self.types.qualified_name(scope, b"");
        }
        for &unit in units {
            for ty in self.nodes.members(unit, schema::di_compile_unit::RETAINED_TYPES).into_iter().flatten()
            {
                if self.nodes.kind(ty) != Some(MdKind::Subprogram) {
                    self.types.get(Some(ty));
                }
            }
        }
        self.begin(None);
        let mut parts: Vec<Part> = module.iter().map(|symbol| self.global(symbol)).collect();
        for member in std::mem::take(&mut self.types.constants) {
            parts.push(self.static_member(member));
        }
        if !parts.is_empty() {
            self.write(parts::symbols(parts));
        }
        for (global, symbol) in separate {
            self.begin(Some(global));
            let part = self.global(&symbol);
            self.write(parts::symbols(vec![part]));
        }
    }

    /// The record of a variable.
    pub(super) fn global(&mut self, GlobalSymbol { variable, what }: &GlobalSymbol) -> Part {
        use di_global_variable as field;
        let own_name = self.symbol_name(*variable);
        let ty = self.nodes.get(*variable, field::TYPE);
        match *what {
            What::Constant(number) => {
                let number = match self.is_unsigned(ty) {
                    true => Number::Unsigned(number),
                    false => Number::Signed(number as i64),
                };
                let index = self.types.get(ty);
                constant(index, number, &own_name)
            }
            What::Place(global, offset) => {
                let is_local = self.nodes.word(*variable, field::IS_LOCAL) != 0;
                let is_of_thread = self.nodes.module.globals[global].thread_local != ThreadLocal::None;
                let kind = match (is_of_thread, is_local) {
                    (true, true) => symbol::LOCAL_THREAD_DATA,
                    (true, false) => symbol::GLOBAL_THREAD_DATA,
                    (false, true) => symbol::LOCAL_DATA,
                    (false, false) => symbol::GLOBAL_DATA,
                };
                let index = self.types.complete(ty);
                let place = Place::Symbol(global);
                let parts = vec![
                    u32(index.0),
                    Part::SectionOffset(place, offset),
                    Part::SectionIndex(place),
                    parts::long_name(&own_name, DATA_BYTES),
                ];
                record(kind, parts)
            }
        }
    }

    /// The name of a variable with its scopes; those of functions and of Fortran have only their own.
    fn symbol_name(&mut self, variable: Node) -> Vec<u8> {
        use di_global_variable as field;
        let declaration = self.nodes.get(variable, field::DECLARATION);
        let declaration = declaration.filter(|&d| self.nodes.kind(d) == Some(MdKind::DerivedType));
        let scope = match declaration {
            Some(declaration) => self.nodes.get(declaration, di_derived_type::SCOPE),
            None => self.nodes.get(variable, field::SCOPE),
        };
        let own = self.nodes.text(variable, field::NAME);
        let kind = scope.and_then(|scope| self.nodes.kind(scope));
        let is_in_function =
            matches!(kind, Some(MdKind::Subprogram | MdKind::LexicalBlock | MdKind::LexicalBlockFile));
        if is_in_function || self.types.is_fortran {
            return own.to_vec();
        }
        self.types.qualified_name(scope, own)
    }

    fn static_member(&mut self, member: Node) -> Part {
        use di_derived_type as field;
        let value = self.nodes.get(member, field::EXTRA_DATA);
        let base = self.nodes.get(member, field::BASE_TYPE);
        let integer = value.and_then(|value| self.nodes.integer(value));
        let number = match (integer, value.and_then(|value| self.nodes.floating_bits(value))) {
            (Some(number), _) => Number::of(&number, self.is_unsigned(base)),
            (None, bits) => Number::Unsigned(bits.map_or(0, |bits| bits.unsigned())),
        };
        let scope = self.nodes.get(member, field::SCOPE);
        let own = self.nodes.text(member, field::NAME);
        let own_name = self.types.qualified_name(scope, own);
        let index = self.types.get(base);
        constant(index, number, &own_name)
    }

    /// Whether numbers of a type have no sign; the bits of floating-point numbers have none.
    fn is_unsigned(&self, ty: Option<Node>) -> bool {
        const MAX_CHAIN: usize = 1000;
        let mut ty = ty;
        for _ in 0..MAX_CHAIN {
            let Some(at) = ty else { return false };
            ty = match self.nodes.kind(at) {
                Some(MdKind::DerivedType) => match self.types.is_address(at) {
                    true => return true,
                    false => self.types.base(at),
                },
                Some(MdKind::CompositeType) => self.nodes.get(at, schema::di_composite_type::BASE_TYPE),
                Some(MdKind::BasicType) => {
                    const SIGNED: u32 = 5;
                    const SIGNED_CHAR: u32 = 6;
                    let encoding = self.nodes.word(at, schema::di_basic_type::ENCODING);
                    return !matches!(encoding, SIGNED | SIGNED_CHAR);
                }
                _ => return false,
            };
        }
        false
    }
}

fn is_value(rest: &[u64]) -> bool {
    matches!(rest, [] | [op::STACK_VALUE])
}
