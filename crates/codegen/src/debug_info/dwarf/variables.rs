//! Global variables, and what a unit imports into its scopes.

use super::constants::{at, form, tag};
use super::die::{BlockPart, Die};
use super::expressions::{operations, piece};
use super::names::{AddressRange, RangeSize};
use super::unit::UnitBuilder;
use crate::debug_info::FunctionDebugInfo;
use crate::debug_info::locations::fragment;
use crate::debug_info::metadata::{Node, Nodes};
use crate::debug_info::scopes::block_of;
use ir::Global;
use ir::global::{DllStorage, ThreadLocal};
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
            let is_value = elements.contains(&md_op::STACK_VALUE);
            if constant_of(&elements).is_some() || is_value && fragment(&elements).is_some() {
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
        let context = match self.common_block_of(variable, places) {
            Some(block) => block,
            None => self.context_of(variable),
        };
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
        } else {
            let scope = self.nodes.get(variable, field::SCOPE);
            let name = self.nodes.text(variable, field::NAME);
            self.name_value(scope, name, die);
        }
        self.annotations(die, variable, field::ANNOTATIONS);
        let align = u64::from(self.nodes.word(variable, field::ALIGN)) / 8;
        if align != 0 {
            self.number_in(die, at::ALIGNMENT, form::UDATA, align);
        }
        self.template_parameters(die, variable, field::TEMPLATE_PARAMS);
        let places = places.get(&variable).map_or(&[][..], |places| places);
        self.global_place(die, places);
        let name = self.nodes.text(variable, field::LINKAGE_NAME);
        if !name.is_empty() && self.settings.all_linkage_names {
            self.linkage_name(die, name);
        }
        Some(die)
    }

    /// The block of common memory of Fortran that a variable is in: an entry of its own, within the function that uses it.
    fn common_block_of(&mut self, variable: Node, places: &GlobalPlaces) -> Option<Die> {
        use schema::di_common_block as field;
        let scope = self.nodes.get(variable, di_global_variable::SCOPE)?;
        if self.nodes.kind(scope) != Some(MdKind::CommonBlock) {
            return None;
        }
        if let Some(&known) = self.by_node.get(&scope) {
            return Some(known);
        }
        let context = self.context_of(scope);
        let die = self.dies.add(tag::COMMON_BLOCK, context);
        self.by_node.insert(scope, die);
        let name = self.nodes.text(scope, field::NAME);
        let name = if name.is_empty() { b"_BLNK_" } else { name };
        self.text(die, at::NAME, name);
        self.source(die, scope, (field::FILE, field::LINE));
        if let Some(declared) = self.nodes.get(scope, field::DECLARATION) {
            let places = places.get(&declared).map_or(&[][..], |places| places);
            self.global_place(die, places);
        }
        Some(die)
    }

    /// What is known of where a variable is: an address, a constant, or pieces of it at several addresses.
    fn global_place(&mut self, die: Die, places: &[(Option<Global>, Vec<u64>)]) {
        if let [(_, elements)] = places
            && let Some((value, is_unsigned)) = constant_of(elements)
        {
            let form = if is_unsigned { form::UDATA } else { form::SDATA };
            return self.number_in(die, at::CONST_VALUE, form, value);
        }
        let mut pieces: Vec<&(Option<Global>, Vec<u64>)> = places.iter().collect();
        pieces.sort_by_key(|(_, elements)| fragment(elements));
        let (mut parts, mut end) = (Vec::new(), 0);
        for (global, elements) in pieces {
            let part = fragment(elements);
            if part.is_none() && places.len() > 1 {
                return;
            }
            let mut gap = Vec::new();
            if let Some((offset, _)) = part {
                // Pieces that overlap have no place in DWARF.
                let Some(bits) = offset.checked_sub(end) else { return };
                if bits > 0 {
                    piece(&mut gap, bits);
                }
            }
            let Some(own) = self.global_part(*global, elements) else { return };
            if !gap.is_empty() {
                parts.push(BlockPart::Bytes(gap));
            }
            parts.extend(own);
            if let Some((offset, size)) = part {
                let mut bytes = Vec::new();
                piece(&mut bytes, size);
                parts.push(BlockPart::Bytes(bytes));
                end = offset.saturating_add(size);
            }
        }
        if !parts.is_empty() {
            self.block(die, at::LOCATION, parts);
        }
    }

    /// A global, and what an expression makes of its address; or a constant.
    fn global_part(&mut self, global: Option<Global>, elements: &[u64]) -> Option<Vec<BlockPart>> {
        let mut rest = Vec::new();
        operations(elements, &mut rest)?;
        // Before version 4 nothing is a value without an address.
        if self.version < 4 && elements.contains(&md_op::STACK_VALUE) {
            return None;
        }
        let Some(global) = global else { return Some(vec![BlockPart::Bytes(rest)]) };
        // The loader puts the address of an imported variable somewhere else: no symbol is at the variable.
        if self.nodes.module.globals[global].dll_storage == DllStorage::Import {
            return None;
        }
        let is_thread_local = self.nodes.module.globals[global].thread_local != ThreadLocal::None;
        if is_thread_local && self.emitter.thread_specifier().is_none() {
            return None;
        }
        let symbol = self.emitter.symbol(global);
        let mut parts =
            if is_thread_local { self.thread_address_of(symbol) } else { self.address_of(symbol) };
        let bytes = self.emitter.size_of_global(global);
        if let Some(bytes) = bytes.filter(|_| !is_thread_local) {
            self.placed.push(AddressRange { begin: symbol, size: RangeSize::Bytes(bytes) });
        }
        if !rest.is_empty() {
            parts.push(BlockPart::Bytes(rest));
        }
        Some(parts)
    }

    /// Names that scopes have from others.
    pub fn imports(&mut self, places: &GlobalPlaces) {
        let listed = self.nodes.members(self.node, schema::di_compile_unit::IMPORTS);
        for entity in listed.into_iter().flatten() {
            self.import(entity, places);
        }
    }

    /// Names that a function and its blocks have from other scopes.
    pub fn local_imports(&mut self, record: &FunctionDebugInfo, places: &GlobalPlaces) {
        let own = record.scopes.first().map(|scope| scope.node);
        for node in own.into_iter().chain(record.inlined.iter().copied()) {
            for retained in
                self.nodes.members(node, schema::di_subprogram::RETAINED_NODES).into_iter().flatten()
            {
                let is_import = self.nodes.kind(retained) == Some(MdKind::ImportedEntity);
                if is_import && !self.by_node.contains_key(&retained) {
                    self.import(retained, places);
                }
            }
        }
    }

    /// The entry that an imported name is in: that of the function which all instances have in common, if there is one.
    fn import_context(&mut self, scope: Option<Node>) -> Die {
        let block = scope.and_then(|scope| block_of(self.nodes, scope));
        let known = block.and_then(|scope| self.abstracts.get(&scope).or_else(|| self.blocks.get(&scope)));
        match known {
            Some(&die) => die,
            None => self.context(scope),
        }
    }

    fn import(&mut self, import: Node, places: &GlobalPlaces) {
        let scope = self.nodes.get(import, di_imported_entity::SCOPE);
        let context = self.import_context(scope);
        self.import_into(import, context, places);
    }

    fn import_into(&mut self, import: Node, context: Die, places: &GlobalPlaces) {
        use di_imported_entity as field;
        let Some(entity) = self.nodes.get(import, field::ENTITY) else { return };
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
        // Elements of an import may name what was imported before them.
        let tag = self.nodes.word(import, field::TAG) as u16;
        let own = self.dies.add(if tag == 0 { tag::IMPORTED_DECLARATION } else { tag }, context);
        self.by_node.insert(import, own);
        self.source(own, import, (field::FILE, field::LINE));
        self.refer(own, at::IMPORT, of);
        self.text_of(own, at::NAME, import, field::NAME);
        for element in self.nodes.members(import, field::ELEMENTS).into_iter().flatten() {
            if self.nodes.kind(element) == Some(MdKind::ImportedEntity)
                && !self.by_node.contains_key(&element)
            {
                self.import_into(element, own, places);
            }
        }
    }
}
