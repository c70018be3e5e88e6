//! Global variables, and what a unit imports into its scopes.

use super::constants::{at, form, tag};
use super::die::{BlockPart, Die};
use super::expressions::operations;
use super::unit::UnitBuilder;
use crate::debug_info::metadata::{Node, Nodes};
use ir::Global;
use ir::global::ThreadLocal;
use ir::metadata::dwarf::op as md_op;
use ir::metadata::{MdKind, MdKindId, schema};
use schema::{di_global_variable, di_imported_entity};
use support::hash::FxHashMap;

/// By variable of the source: the global that it is in, if it is in one, and the elements of its expression.
pub(super) type GlobalPlaces = FxHashMap<Node, Vec<(Option<Global>, Vec<u64>)>>;

/// What the globals of the module say of variables. O(globals).
pub(super) fn global_places(nodes: Nodes<'_>) -> GlobalPlaces {
    let mut places = GlobalPlaces::default();
    for &global in &nodes.module.order.variables {
        let attachments = nodes.module.globals[global].object().map_or(&[][..], |o| &o.attachments);
        for attachment in attachments.iter().filter(|a| a.kind == MdKindId::DBG) {
            let pair = Node::of_module(attachment.node);
            let variable = nodes.get(pair, schema::di_global_variable_expression::VAR);
            if let Some(variable) = variable {
                places.entry(variable).or_default().push((Some(global), expression_of(nodes, pair)));
            }
        }
    }
    places
}

fn expression_of(nodes: Nodes<'_>, pair: Node) -> Vec<u64> {
    let expression = nodes.get(pair, schema::di_global_variable_expression::EXPR);
    expression.map(|expression| nodes.elements(expression)).unwrap_or_default()
}

/// The value of an expression that is nothing but a constant, and whether it has no sign.
fn constant_of(elements: &[u64]) -> Option<(u64, bool)> {
    match *elements {
        [md_op::CONSTU, value, md_op::STACK_VALUE] => Some((value, true)),
        [md_op::CONSTS, value, md_op::STACK_VALUE] => Some((value, false)),
        _ => None,
    }
}

impl UnitBuilder<'_, '_> {
    /// The variables that the unit lists, and types that are described though nothing refers to them.
    pub fn globals(&mut self, places: &mut GlobalPlaces) {
        use schema::di_compile_unit as field;
        let listed = self.nodes.members(self.node, field::GLOBALS);
        let mut variables = Vec::new();
        for pair in listed.into_iter().flatten() {
            let variable = self.nodes.get(pair, schema::di_global_variable_expression::VAR);
            let Some(variable) = variable else { continue };
            let elements = expression_of(self.nodes, pair);
            if constant_of(&elements).is_some() {
                places.entry(variable).or_default().push((None, elements));
            }
            variables.push(variable);
        }
        for variable in variables {
            self.global_variable(variable, places);
        }
        for ty in self.nodes.members(self.node, field::ENUMS).into_iter().flatten() {
            self.type_die(ty);
        }
        for ty in self.nodes.members(self.node, field::RETAINED_TYPES).into_iter().flatten() {
            self.type_die(ty);
        }
    }

    fn global_variable(&mut self, variable: Node, places: &GlobalPlaces) -> Option<Die> {
        use di_global_variable as field;
        if let Some(&die) = self.by_node.get(&variable) {
            return Some(die);
        }
        if self.nodes.kind(variable) != Some(MdKind::GlobalVariable) {
            return None;
        }
        let context = self.context_of(variable);
        let die = self.dies.add(tag::VARIABLE, context);
        self.by_node.insert(variable, die);
        let declaration = self.nodes.get(variable, field::DECLARATION);
        match declaration.filter(|&d| self.nodes.kind(d) == Some(MdKind::DerivedType)) {
            Some(declaration) => {
                let member = self.static_member(declaration);
                self.refer(die, at::SPECIFICATION, member);
                let declared = self.nodes.get(declaration, schema::di_derived_type::BASE_TYPE);
                if self.nodes.get(variable, field::TYPE) != declared {
                    self.type_of(die, variable, field::TYPE);
                }
            }
            None => {
                self.text_of(die, at::NAME, variable, field::NAME);
                self.type_of(die, variable, field::TYPE);
                if self.nodes.word(variable, field::IS_LOCAL) == 0 {
                    self.flag(die, at::EXTERNAL);
                }
                self.source(die, variable, (field::FILE, field::LINE));
            }
        }
        if self.nodes.word(variable, field::IS_DEFINITION) == 0 {
            self.flag(die, at::DECLARATION);
        }
        let align = u64::from(self.nodes.word(variable, field::ALIGN)) / 8;
        if align != 0 {
            self.number_in(die, at::ALIGNMENT, form::UDATA, align);
        }
        self.template_parameters(die, variable, field::TEMPLATE_PARAMS);
        let places = places.get(&variable).map_or(&[][..], |places| places);
        self.global_place(die, places);
        let name = self.nodes.text(variable, field::LINKAGE_NAME);
        if !name.is_empty() {
            self.text(die, at::LINKAGE_NAME, name.strip_prefix(b"\x01").unwrap_or(name));
        }
        Some(die)
    }

    fn global_place(&mut self, die: Die, places: &[(Option<Global>, Vec<u64>)]) {
        let [(global, elements)] = places else { return };
        if let Some((value, is_unsigned)) = constant_of(elements) {
            let form = if is_unsigned { form::UDATA } else { form::SDATA };
            return self.number_in(die, at::CONST_VALUE, form, value);
        }
        let Some(global) = *global else { return };
        let mut rest = Vec::new();
        // A part of a variable in a part of a global is not said.
        if crate::debug_info::locations::fragment(elements).is_some()
            || operations(elements, &mut rest).is_none()
        {
            return;
        }
        let is_thread_local = self.nodes.module.globals[global].thread_local != ThreadLocal::None;
        if is_thread_local && self.emitter.thread_specifier().is_none() {
            return;
        }
        let symbol = self.emitter.symbol(global);
        let mut parts =
            if is_thread_local { self.thread_address_of(symbol) } else { self.address_of(symbol) };
        if !rest.is_empty() {
            parts.push(BlockPart::Bytes(rest));
        }
        self.block(die, at::LOCATION, parts);
    }

    /// Names that scopes have from others.
    pub fn imports(&mut self, places: &GlobalPlaces) {
        let listed = self.nodes.members(self.node, schema::di_compile_unit::IMPORTS);
        for entity in listed.into_iter().flatten() {
            self.import(entity, places);
        }
    }

    fn import(&mut self, import: Node, places: &GlobalPlaces) {
        use di_imported_entity as field;
        let Some(entity) = self.nodes.get(import, field::ENTITY) else { return };
        let scope = self.nodes.get(import, field::SCOPE);
        let context = self.context(scope);
        let die = match self.nodes.kind(entity) {
            Some(MdKind::Namespace | MdKind::Module) => Some(self.context(Some(entity))),
            Some(MdKind::Subprogram) => match self.abstracts.get(&entity) {
                Some(&die) => Some(die),
                None => Some(self.subprogram(entity)),
            },
            Some(MdKind::GlobalVariable) => self.global_variable(entity, places),
            Some(_) => self.by_node.get(&entity).copied().or_else(|| self.type_die(entity)),
            None => None,
        };
        let Some(of) = die else { return };
        let tag = self.nodes.word(import, field::TAG) as u16;
        let own = self.dies.add(if tag == 0 { tag::IMPORTED_DECLARATION } else { tag }, context);
        self.by_node.insert(import, own);
        self.source(own, import, (field::FILE, field::LINE));
        self.refer(own, at::IMPORT, of);
        self.text_of(own, at::NAME, import, field::NAME);
    }
}
