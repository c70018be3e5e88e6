//! Functions: declarations, definitions with their scopes and variables, and what was inlined.
//!
//! Definitions get their names and types last, when it is known whether they were inlined somewhere: then there is an
//! abstract entry, which says what all instances have in common, and they refer to it. The same goes for variables.

use super::constants::{CC_NORMAL, INL_INLINED, at, flag, form, op, sp_flag, tag};
use super::die::{Die, Dies};
use super::expressions::{frame_places, register, uleb};
use super::unit::UnitBuilder;
use super::values::ValueContext;
use crate::debug_info::FunctionDebugInfo;
use crate::debug_info::location_lists::{Held, Part};
use crate::debug_info::locations::VariableRecord;
use crate::debug_info::metadata::{Integer, Node};
use crate::debug_info::scopes::{block_of, subprogram_of};
use ir::metadata::{MdKind, schema};
use schema::{di_local_variable, di_subprogram};
use support::hash::FxHashSet;

/// What is in each scope of a function.
struct Contents {
    scopes: Vec<Vec<u32>>,
    /// Indices of variables: parameters by their numbers, then others.
    variables: Vec<Vec<usize>>,
    /// Indices of labels.
    labels: Vec<Vec<usize>>,
}

impl Contents {
    /// Nothing is in a scope itself.
    fn is_empty(&self, scope: u32) -> bool {
        self.variables[scope as usize].is_empty() && self.labels[scope as usize].is_empty()
    }
}

impl UnitBuilder<'_, '_> {
    /// The entry of a function. That of a definition says nothing yet.
    pub fn subprogram(&mut self, node: Node) -> Die {
        if let Some(&die) = self.by_node.get(&node) {
            return die;
        }
        let is_definition = self.nodes.word(node, di_subprogram::SP_FLAGS) & sp_flag::DEFINITION != 0;
        let declaration = self.declaration(node);
        let mut context = self.context_of(node);
        if let Some(&die) = self.by_node.get(&node) {
            return die;
        }
        if let Some(declaration) = declaration {
            // It stands before the definition, which belongs to the unit then.
            self.subprogram(declaration);
            context = Dies::ROOT;
        }
        let die = self.dies.add(tag::SUBPROGRAM, context);
        self.by_node.insert(node, die);
        if !is_definition {
            self.subprogram_attributes(node, die);
        }
        die
    }

    /// The declaration of a definition.
    fn declaration(&self, node: Node) -> Option<Node> {
        let declaration = self.nodes.get(node, di_subprogram::DECLARATION)?;
        let flags = self.nodes.word(declaration, di_subprogram::SP_FLAGS);
        let is_one = self.nodes.kind(declaration) == Some(MdKind::Subprogram);
        (is_one && flags & sp_flag::DEFINITION == 0).then_some(declaration)
    }

    /// The attributes of a definition, which is found by its name.
    fn definition(&mut self, node: Node, die: Die) {
        let of = self.declaration(node).unwrap_or(node);
        let scope = self.nodes.get(of, di_subprogram::SCOPE);
        let name = self.nodes.text(node, di_subprogram::NAME);
        self.name_value(scope, name, die);
        self.subprogram_attributes(node, die);
    }

    fn subprogram_attributes(&mut self, node: Node, die: Die) {
        use di_subprogram as field;
        if (!self.is_minimal() || self.is_for_profiling()) && self.definition_attributes(node, die) {
            return;
        }
        self.text_of(die, at::NAME, node, field::NAME);
        self.annotations(die, node, field::ANNOTATIONS);
        if !self.is_minimal() || self.is_for_profiling() {
            self.source(die, node, (field::FILE, field::LINE));
        }
        if self.is_minimal() {
            return;
        }
        let flags = self.nodes.word(node, field::FLAGS);
        let sp_flags = self.nodes.word(node, field::SP_FLAGS);
        if flags & flag::PROTOTYPED != 0 && self.is_c() {
            self.flag(die, at::PROTOTYPED);
        }
        self.text_of(die, at::TRAMPOLINE, node, field::TARGET_FUNC_NAME);
        let types = self.function_types(node);
        let ty = self.nodes.get(node, field::TYPE);
        let convention = ty.map_or(0, |ty| self.nodes.word(ty, schema::di_subroutine_type::CC));
        if convention != 0 && convention != CC_NORMAL {
            self.number_in(die, at::CALLING_CONVENTION, form::DATA1, convention.into());
        }
        if let Some(&Some(result)) = types.first() {
            self.refer_to_type(die, at::TYPE, result);
        }
        self.virtuality(node, die, sp_flags);
        if sp_flags & sp_flag::DEFINITION == 0 {
            self.flag(die, at::DECLARATION);
            self.parameters(die, &types);
        }
        for thrown in self.nodes.members(node, field::THROWN_TYPES).into_iter().flatten() {
            let own = self.dies.add(tag::THROWN_TYPE, die);
            self.refer_to_type(own, at::TYPE, thrown);
        }
        if flags & flag::ARTIFICIAL != 0 {
            self.flag(die, at::ARTIFICIAL);
        }
        if sp_flags & sp_flag::LOCAL_TO_UNIT == 0 {
            self.flag(die, at::EXTERNAL);
        }
        if sp_flags & sp_flag::OPTIMIZED != 0 && self.is_apple() {
            self.flag(die, at::APPLE_OPTIMIZED);
        }
        if sp_flags & sp_flag::OBJC_DIRECT != 0 {
            self.flag(die, at::APPLE_OBJC_DIRECT);
        }
        self.reference_qualifiers(die, flags);
        if flags & flag::NO_RETURN != 0 {
            self.flag(die, at::NORETURN);
        }
        self.access(die, flags);
        if flags & flag::EXPLICIT != 0 {
            self.flag(die, at::EXPLICIT);
        }
        if sp_flags & sp_flag::MAIN_SUBPROGRAM != 0 {
            self.flag(die, at::MAIN_SUBPROGRAM);
        }
        let kinds = [
            (sp_flag::PURE, at::PURE),
            (sp_flag::ELEMENTAL, at::ELEMENTAL),
            (sp_flag::RECURSIVE, at::RECURSIVE),
        ];
        for (kind, name) in kinds {
            if sp_flags & kind != 0 {
                self.flag(die, name);
            }
        }
        if sp_flags & sp_flag::DELETED != 0 && self.version >= 5 {
            self.flag(die, at::DELETED);
        }
    }

    fn virtuality(&mut self, node: Node, die: Die, sp_flags: u32) {
        let virtuality = sp_flags & sp_flag::VIRTUALITY;
        if virtuality == 0 {
            return;
        }
        self.number_in(die, at::VIRTUALITY, form::DATA1, virtuality.into());
        let index = self.nodes.word(node, di_subprogram::VIRTUAL_INDEX);
        if index != u32::MAX {
            let mut bytes = vec![op::CONSTU];
            uleb(&mut bytes, index.into());
            self.bytes(die, at::VTABLE_ELEM_LOCATION, bytes);
        }
        if let Some(class) = self.nodes.get(node, di_subprogram::CONTAINING_TYPE) {
            self.containing.push((die, class));
        }
    }

    /// What a definition says in any case; whether the rest is said by its declaration.
    fn definition_attributes(&mut self, node: Node, die: Die) -> bool {
        use di_subprogram as field;
        let declaration = self.declaration(node);
        let mut declared_name: &[u8] = b"";
        if let Some(declaration) = declaration {
            let (own, declared) = (self.function_types(node), self.function_types(declaration));
            if let (Some(&Some(own)), Some(declared)) = (own.first(), declared.first())
                && *declared != Some(own)
            {
                self.refer_to_type(die, at::TYPE, own);
            }
            if self.settings.all_linkage_names {
                declared_name = self.nodes.text(declaration, field::LINKAGE_NAME);
            }
            let number = |this: &mut Self, node| {
                let file = this.nodes.get(node, field::FILE);
                file.and_then(|file| this.file_number(file))
            };
            let file = number(self, node);
            if let Some(file) = file.filter(|_| number(self, declaration) != file) {
                self.number(die, at::DECL_FILE, file.into());
            }
            let line = self.nodes.word(node, field::LINE);
            if line != self.nodes.word(declaration, field::LINE) {
                self.number(die, at::DECL_LINE, line.into());
            }
        }
        self.template_parameters(die, node, field::TEMPLATE_PARAMS);
        let name = self.nodes.text(node, field::LINKAGE_NAME);
        let is_said = self.settings.all_linkage_names || self.abstracts.contains_key(&node);
        if is_said && !name.is_empty() && name != declared_name {
            self.linkage_name(die, name);
        }
        let Some(&of) = declaration.and_then(|declaration| self.by_node.get(&declaration)) else {
            return false;
        };
        self.refer(die, at::SPECIFICATION, of);
        true
    }

    /// The types of a function: its result, and its parameters.
    fn function_types(&self, node: Node) -> Vec<Option<Node>> {
        let ty = self.nodes.get(node, di_subprogram::TYPE);
        ty.map(|ty| self.nodes.members(ty, schema::di_subroutine_type::TYPES)).unwrap_or_default()
    }

    /// Describes a function that has been emitted.
    pub fn function(&mut self, record: &FunctionDebugInfo) {
        let Some(node) = record.scopes.first().map(|scope| scope.node) else { return };
        for &inlined in &record.inlined {
            self.abstract_subprogram(inlined);
        }
        if self.is_minimal() && !self.is_for_profiling() && record.inlined.is_empty() {
            return;
        }
        if !self.is_minimal() {
            self.abstract_variables(record);
        }
        let die = if self.is_minimal() {
            let die = self.dies.add(tag::SUBPROGRAM, Dies::ROOT);
            self.by_node.insert(node, die);
            die
        } else {
            self.subprogram(node)
        };
        let bounds = self.emitter.function_bounds(record.global);
        self.code(die, vec![bounds]);
        if self.is_apple() && record.may_omit_frame_pointer && !self.is_minimal() {
            self.flag(die, at::APPLE_OMIT_FRAME_PTR);
        }
        if let Some(base) = record.frame_base.filter(|_| !self.is_minimal()) {
            self.bytes(die, at::FRAME_BASE, register(base));
        }
        let contents = self.contents(record);
        if let Some(object) = self.scope_children(record, &contents, 0, die) {
            self.refer(die, at::OBJECT_POINTER, object);
        }
        let types = self.function_types(node);
        if types.len() > 1 && types.last() == Some(&None) && !self.is_minimal() {
            self.dies.add(tag::UNSPECIFIED_PARAMETERS, die);
        }
        if !self.is_minimal() {
            self.calls(record, die);
        }
        self.definitions.push(node);
    }

    fn contents(&self, record: &FunctionDebugInfo) -> Contents {
        let mut contents = Contents {
            scopes: vec![Vec::new(); record.scopes.len()],
            variables: vec![Vec::new(); record.scopes.len()],
            labels: vec![Vec::new(); record.scopes.len()],
        };
        for (index, scope) in record.scopes.iter().enumerate() {
            if let Some(parent) = scope.parent {
                contents.scopes[parent as usize].push(index as u32);
            }
        }
        if self.is_minimal() {
            return contents;
        }
        for (index, variable) in record.variables.iter().enumerate() {
            contents.variables[variable.scope as usize].push(index);
        }
        for (index, label) in record.labels.iter().enumerate() {
            contents.labels[label.scope as usize].push(index);
        }
        for variables in &mut contents.variables {
            variables.sort_by_key(|&index| self.variable_order(record.variables[index].variable));
        }
        contents
    }

    /// Parameters come first.
    fn variable_order(&self, variable: Node) -> u32 {
        self.nodes.word(variable, di_local_variable::ARG).wrapping_sub(1)
    }

    /// Says that a variable is a constant, if its type is one of integers as wide; whether it is.
    fn variable_constant(&mut self, die: Die, variable: Node, constant: &Integer) -> bool {
        let Some(ty) = self.nodes.get(variable, di_local_variable::TYPE) else { return false };
        let fits = self.integer_bits(ty) == Some(u64::from(constant.bits));
        if fits {
            let is_unsigned = self.is_unsigned(ty);
            self.constant(die, constant, is_unsigned);
        }
        fits
    }

    /// Says where a variable is in which part of the code.
    fn variable_list(&mut self, die: Die, record: &FunctionDebugInfo, variable: &VariableRecord) {
        let ty = self.nodes.get(variable.variable, di_local_variable::TYPE);
        let context = ValueContext {
            base: record.frame_base,
            address_bytes: self.address_bytes,
            entry_value: if self.version >= 5 { op::ENTRY_VALUE } else { op::GNU_ENTRY_VALUE },
            has_values: self.version >= 4,
            type_bits: ty.and_then(|ty| self.integer_bits(ty)),
            is_number: ty.is_some_and(|ty| self.is_floating(ty)),
        };
        if let ([(_, _, parts)], true) = (&variable.listed[..], variable.is_everywhere) {
            return self.variable_everywhere(die, variable.variable, parts, &context);
        }
        let mut entries = Vec::new();
        for (begin, end, parts) in &variable.listed {
            if let Some(bytes) = context.parts(parts) {
                let [begin, end] = [begin, end].map(|&n| self.emitter.scope_label(record.global, n));
                entries.push((begin, end, bytes));
            }
        }
        if !entries.is_empty() {
            self.location_list(die, entries);
        }
    }

    /// Says where a variable is in all of its scope.
    fn variable_everywhere(&mut self, die: Die, variable: Node, parts: &[Part], context: &ValueContext) {
        if let [Part { held: Held::Integer(number), expression, is_address: false, bits, fragment: None }] =
            parts
            && expression.is_empty()
        {
            let constant = Integer { bits: *bits, limbs: vec![*number] };
            if self.variable_constant(die, variable, &constant) {
                return;
            }
        }
        if let Some(bytes) = context.parts(parts) {
            self.bytes(die, at::LOCATION, bytes);
        }
    }

    /// Adds what is in a scope; gives the variable that is the object of a method.
    fn scope_children(
        &mut self,
        record: &FunctionDebugInfo,
        contents: &Contents,
        scope: u32,
        die: Die,
    ) -> Option<Die> {
        let mut object = None;
        let is_inlined = record.scopes[scope as usize].inlined_at.is_some();
        for &index in &contents.variables[scope as usize] {
            let variable = &record.variables[index];
            let node = variable.variable;
            // Of an inlined instance, what all have in common says what there is to say.
            if is_inlined && variable.is_nowhere() && self.abstracts.contains_key(&node) {
                continue;
            }
            let own = self.dies.add(self.variable_tag(node), die);
            match (frame_places(&variable.places, record.frame_base), &variable.constant) {
                (Some(place), _) => self.bytes(own, at::LOCATION, place),
                (None, Some(constant)) if self.variable_constant(own, node, constant) => {}
                _ => self.variable_list(own, record, variable),
            }
            self.by_node.entry(node).or_insert(own);
            self.entities.push((own, node));
            if self.nodes.word(node, di_local_variable::FLAGS) & flag::OBJECT_POINTER != 0 {
                object = Some(own);
            }
        }
        for &index in &contents.labels[scope as usize] {
            self.label(record, &record.labels[index], die);
        }
        for &inner in &contents.scopes[scope as usize] {
            self.inner_scope(record, contents, inner, die);
        }
        object
    }

    fn inner_scope(&mut self, record: &FunctionDebugInfo, contents: &Contents, scope: u32, outer: Die) {
        let ScopeParts { node, inlined_at, ranges } = self.scope_parts(record, scope);
        let die = match (inlined_at, self.abstracts.get(&node).copied()) {
            (Some(call), Some(origin)) if self.nodes.kind(node) == Some(MdKind::Subprogram) => {
                let die = self.dies.add(tag::INLINED_SUBROUTINE, outer);
                self.refer(die, at::ABSTRACT_ORIGIN, origin);
                self.code(die, ranges);
                self.call_place(die, call);
                die
            }
            _ if contents.is_empty(scope) || ranges.is_empty() => outer,
            _ => {
                let die = self.dies.add(tag::LEXICAL_BLOCK, outer);
                if inlined_at.is_none() {
                    self.blocks.entry(node).or_insert(die);
                }
                self.code(die, ranges);
                die
            }
        };
        self.scope_children(record, contents, scope, die);
    }

    fn scope_parts(&mut self, record: &FunctionDebugInfo, scope: u32) -> ScopeParts {
        let scope = &record.scopes[scope as usize];
        let label = |this: &mut Self, number| this.emitter.scope_label(record.global, number);
        let ranges =
            scope.ranges.iter().map(|&(begin, end)| (label(self, begin), label(self, end))).collect();
        ScopeParts { node: scope.node, inlined_at: scope.inlined_at, ranges }
    }

    /// Where a call was that was replaced by the body of the function.
    fn call_place(&mut self, die: Die, call: Node) {
        use schema::di_location as field;
        let scope = self.nodes.get(call, field::SCOPE);
        let file = scope.and_then(|scope| match self.nodes.kind(scope)? {
            MdKind::Subprogram => self.nodes.get(scope, di_subprogram::FILE),
            MdKind::LexicalBlock => self.nodes.get(scope, schema::di_lexical_block::FILE),
            MdKind::LexicalBlockFile => self.nodes.get(scope, schema::di_lexical_block_file::FILE),
            _ => None,
        });
        if let Some(file) = file.and_then(|file| self.file_number(file)) {
            self.number(die, at::CALL_FILE, file.into());
        }
        self.number(die, at::CALL_LINE, self.nodes.word(call, field::LINE).into());
        let column = self.nodes.word(call, field::COLUMN);
        if column != 0 {
            self.number(die, at::CALL_COLUMN, column.into());
        }
    }

    // What instances have in common.

    fn abstract_subprogram(&mut self, node: Node) -> Die {
        if let Some(&die) = self.abstracts.get(&node) {
            return die;
        }
        let context = match self.declaration(node) {
            _ if self.is_minimal() => Dies::ROOT,
            Some(declaration) => {
                self.subprogram(declaration);
                Dies::ROOT
            }
            None => self.context_of(node),
        };
        let die = self.dies.add(tag::SUBPROGRAM, context);
        self.abstracts.insert(node, die);
        self.definition(node, die);
        let form = if self.version >= 5 { form::IMPLICIT_CONST } else { form::DATA1 };
        self.number_in(die, at::INLINE, form, INL_INLINED);
        if !self.is_minimal() {
            let retained = self.nodes.members(node, di_subprogram::RETAINED_NODES);
            let mut variables: Vec<Node> = retained.into_iter().flatten().collect();
            variables.sort_by_key(|&variable| self.variable_order(variable));
            for variable in variables {
                self.abstract_variable(variable);
                self.abstract_label(variable);
            }
        }
        die
    }

    /// Variables of what was inlined into a function.
    fn abstract_variables(&mut self, record: &FunctionDebugInfo) {
        let inlined = record.variables.iter().filter(|variable| {
            record.scopes.get(variable.scope as usize).is_some_and(|scope| scope.inlined_at.is_some())
        });
        let mut variables: Vec<Node> = inlined.map(|variable| variable.variable).collect();
        variables.sort_by_key(|&variable| self.variable_order(variable));
        for variable in variables {
            self.abstract_variable(variable);
        }
        for label in &record.labels {
            if record.scopes[label.scope as usize].inlined_at.is_some() {
                self.abstract_label(label.label);
            }
        }
    }

    fn abstract_variable(&mut self, variable: Node) {
        if self.abstracts.contains_key(&variable) || self.nodes.kind(variable) != Some(MdKind::LocalVariable)
        {
            return;
        }
        let scope = self.nodes.get(variable, di_local_variable::SCOPE);
        let Some(outer) = scope.and_then(|scope| self.abstract_scope(scope)) else { return };
        let die = self.dies.add(self.variable_tag(variable), outer);
        self.abstracts.insert(variable, die);
        self.variable_attributes(die, variable);
        if self.nodes.word(variable, di_local_variable::FLAGS) & flag::OBJECT_POINTER != 0 {
            self.refer(outer, at::OBJECT_POINTER, die);
        }
    }

    /// The abstract entry of a scope, with those around it.
    pub(super) fn abstract_scope(&mut self, scope: Node) -> Option<Die> {
        let own = subprogram_of(self.nodes, scope)?;
        let (mut missing, mut at) = (Vec::new(), block_of(self.nodes, scope)?);
        let mut die = loop {
            if let Some(&known) = self.abstracts.get(&at) {
                break known;
            }
            if at == own {
                break self.abstract_subprogram(own);
            }
            missing.push(at);
            at = block_of(self.nodes, self.nodes.get(at, schema::di_lexical_block::SCOPE)?)?;
        };
        // Blocks around it without variables are left out.
        if let Some(&block) = missing.first() {
            die = self.dies.add(tag::LEXICAL_BLOCK, die);
            self.abstracts.insert(block, die);
        }
        Some(die)
    }

    // Variables.

    fn variable_tag(&self, variable: Node) -> u16 {
        match self.nodes.word(variable, di_local_variable::ARG) {
            0 => tag::VARIABLE,
            _ => tag::FORMAL_PARAMETER,
        }
    }

    fn variable_attributes(&mut self, die: Die, variable: Node) {
        use di_local_variable as field;
        self.text_of(die, at::NAME, variable, field::NAME);
        self.annotations(die, variable, field::ANNOTATIONS);
        let align = u64::from(self.nodes.word(variable, field::ALIGN)) / 8;
        if align != 0 {
            self.number_in(die, at::ALIGNMENT, form::UDATA, align);
        }
        self.source(die, variable, (field::FILE, field::LINE));
        self.type_of(die, variable, field::TYPE);
        if self.nodes.word(variable, field::FLAGS) & flag::ARTIFICIAL != 0 {
            self.flag(die, at::ARTIFICIAL);
        }
    }

    /// Says of definitions and variables what has been put off.
    pub fn finish_definitions(&mut self) {
        let defined: FxHashSet<Node> = self.definitions.iter().copied().collect();
        // What has no code here is as good as declared.
        for node in std::mem::take(&mut self.called) {
            let Some(&die) = self.by_node.get(&node) else { continue };
            let is_told = defined.contains(&node) || !self.dies.get(die).attributes.is_empty();
            if !is_told {
                self.subprogram_attributes(node, die);
                self.flag(die, at::DECLARATION);
            }
        }
        for node in std::mem::take(&mut self.definitions) {
            let Some(&die) = self.by_node.get(&node) else { continue };
            match self.abstracts.get(&node) {
                Some(&origin) => self.refer(die, at::ABSTRACT_ORIGIN, origin),
                None => self.definition(node, die),
            }
        }
        for (die, variable) in std::mem::take(&mut self.entities) {
            match self.abstracts.get(&variable) {
                Some(&origin) => self.refer(die, at::ABSTRACT_ORIGIN, origin),
                None => self.variable_attributes(die, variable),
            }
        }
        self.finish_labels();
        // Classes may have methods that were not seen before.
        while let Some((die, class)) = self.containing.pop() {
            self.refer_to_type(die, at::CONTAINING_TYPE, class);
        }
    }
}

/// A scope with its labels.
struct ScopeParts {
    node: Node,
    inlined_at: Option<Node>,
    ranges: Vec<(mc::Symbol, mc::Symbol)>,
}
