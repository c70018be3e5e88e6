//! Classes, structures, unions and enumerations, and what they have in them.

use super::constants::{PRIVATE, PUBLIC, class, leaf, method};
use super::names;
use super::records::{FieldList, Number, Record, TypeIndex};
use super::types::{Types, VTABLE_POINTER_NAME, flag, tag};
use crate::debug_info::metadata::Node;
use ir::metadata::{FieldRef, MdKind, schema};
use schema::{di_composite_type, di_derived_type, di_subprogram};
use support::hash::FxHashMap;

/// Members without a name within each other, at most.
const MAX_UNNAMED: u32 = 100;

/// `DISPFlag…`: virtual, and without a body.
const VIRTUALITY: u32 = 3;
const PURE: u32 = 2;

/// Parts of a class by their kinds.
#[derive(Default)]
struct Parts {
    bases: Vec<Node>,
    /// Members, and how far in the class the unnamed ones begin that they are in, in bits.
    members: Vec<(Node, u64)>,
    /// Methods of the same name together.
    methods: Vec<Vec<Node>>,
    by_name: FxHashMap<Box<[u8]>, usize>,
    nested: Vec<Node>,
    shape: TypeIndex,
}

impl Types<'_> {
    fn class_flags(&self, ty: Node) -> u32 {
        self.nodes.word(ty, di_composite_type::FLAGS)
    }

    fn is_class(&self, ty: Node) -> bool {
        self.nodes.kind(ty) == Some(MdKind::CompositeType)
            && matches!(self.tag(ty), tag::CLASS | tag::STRUCTURE | tag::UNION)
    }

    /// Properties that declarations have, too.
    fn properties(&self, ty: Node) -> u16 {
        let mut properties = 0;
        if !self.text(ty, di_composite_type::IDENTIFIER).is_empty() {
            properties |= class::HAS_UNIQUE_NAME;
        }
        let scope = self.scope_of(ty);
        let kind = |scope: Option<Node>| scope.and_then(|scope| self.nodes.kind(scope));
        if kind(scope) == Some(MdKind::CompositeType) {
            properties |= class::NESTED;
        }
        // Of enumerations only the next scope counts.
        let mut scope = scope;
        for _ in 0..if self.tag(ty) == tag::ENUMERATION { 1 } else { MAX_UNNAMED } {
            if kind(scope) == Some(MdKind::Subprogram) {
                properties |= class::SCOPED;
                break;
            }
            scope = scope.and_then(|scope| self.scope_of(scope));
        }
        properties
    }

    pub(super) fn enumeration(&mut self, ty: Node) -> TypeIndex {
        use di_composite_type as field;
        let mut properties = self.properties(ty);
        let (mut list, mut count) = (TypeIndex::NONE, 0u16);
        if self.class_flags(ty) & flag::FORWARD != 0 {
            properties |= class::FORWARD;
        } else {
            let mut fields = FieldList::default();
            for enumerator in self.nodes.members(ty, field::ELEMENTS).into_iter().flatten() {
                if self.nodes.kind(enumerator) != Some(MdKind::Enumerator) {
                    continue;
                }
                let value = self.nodes.get(enumerator, schema::di_enumerator::VALUE);
                let value = value.and_then(|value| self.nodes.integer(value));
                let value = value.map_or(Number::Unsigned(0), |value| Number::of(&value, true));
                let name = self.text(enumerator, schema::di_enumerator::NAME);
                let record = Record::member(leaf::ENUMERATE).u16(PUBLIC).number(value);
                fields.add(record.name(name));
                count = count.wrapping_add(1);
            }
            list = self.table.add_list(fields);
        }
        let name = self.qualified_name_of(ty);
        let base = self.nodes.get(ty, field::BASE_TYPE);
        let base = self.get(base);
        let record = Record::new(leaf::ENUM).u16(count).u16(properties).index(base).index(list);
        let index = self.table.add(record.names(&name, self.text(ty, field::IDENTIFIER)));
        self.add_source_line(ty, index);
        index
    }

    /// A class by its name only. What has no name is described at once.
    pub(super) fn declaration(&mut self, ty: Node) -> TypeIndex {
        use di_composite_type as field;
        let is_forward = self.class_flags(ty) & flag::FORWARD != 0;
        if !is_forward && !self.has_name(ty) {
            return self.complete(Some(ty));
        }
        let properties = self.properties(ty) | class::FORWARD;
        let name = self.qualified_name_of(ty);
        let record = self.class_record(ty, (0, properties, TypeIndex::NONE, TypeIndex::NONE), 0);
        let index = self.table.add(record.names(&name, self.text(ty, field::IDENTIFIER)));
        if !is_forward {
            self.deferred.push(ty);
        }
        index
    }

    fn has_name(&self, ty: Node) -> bool {
        use di_composite_type as field;
        !self.text(ty, field::NAME).is_empty() || !self.text(ty, field::IDENTIFIER).is_empty()
    }

    fn class_record(
        &self,
        ty: Node,
        (count, properties, list, shape): (u16, u16, TypeIndex, TypeIndex),
        bytes: u64,
    ) -> Record {
        let kind = match self.tag(ty) {
            tag::UNION => leaf::UNION,
            tag::CLASS => leaf::CLASS,
            _ => leaf::STRUCTURE,
        };
        let mut record = Record::new(kind).u16(count).u16(properties).index(list);
        if kind != leaf::UNION {
            record = record.index(TypeIndex::NONE).index(shape);
        }
        record.number(Number::Unsigned(bytes))
    }

    /// The number of a type with its members, behind names for it.
    pub fn complete(&mut self, ty: Option<Node>) -> TypeIndex {
        let mut ty = ty;
        for _ in 0..MAX_UNNAMED {
            let alias = ty.filter(|&ty| self.tag(ty) == tag::TYPEDEF);
            let Some(alias) = alias else { break };
            self.get(Some(alias));
            ty = self.base(alias);
        }
        let Some(class) = ty.filter(|&ty| self.is_class(ty)) else { return self.get(ty) };
        self.level(|this| {
            if this.has_name(class) {
                let declaration = this.get(Some(class));
                if this.class_flags(class) & flag::FORWARD != 0 {
                    return declaration;
                }
            }
            if let Some(&known) = this.complete.get(&class) {
                return known;
            }
            // What refers to it meanwhile gets nothing.
            this.complete.insert(class, TypeIndex::NONE);
            let index = this.describe(class);
            this.complete.insert(class, index);
            index
        })
    }

    fn describe(&mut self, ty: Node) -> TypeIndex {
        use di_composite_type as field;
        let mut properties = self.properties(ty);
        let is_union = self.tag(ty) == tag::UNION;
        let (list, shape, count, has_nested) = self.fields(ty);
        if has_nested {
            properties |= class::CONTAINS_NESTED;
        }
        match is_union {
            true => properties |= class::SEALED,
            false if self.class_flags(ty) & flag::NON_TRIVIAL != 0 => properties |= class::HAS_CONSTRUCTOR,
            false => {}
        }
        let name = self.qualified_name_of(ty);
        let bytes = self.size_bits(ty) / 8;
        let record = self.class_record(ty, (count, properties, list, shape), bytes);
        let index = self.table.add(record.names(&name, self.text(ty, field::IDENTIFIER)));
        self.add_source_line(ty, index);
        self.add_udt(ty);
        index
    }

    /// Where a type is declared.
    fn add_source_line(&mut self, ty: Node, index: TypeIndex) {
        use di_composite_type as field;
        let Some(file) = self.nodes.get(ty, field::FILE) else { return };
        let path = names::path(self.nodes, file);
        let path = self.table.string(&path);
        let line = self.nodes.word(ty, field::LINE);
        self.table.add(Record::new(leaf::SOURCE_LINE).index(index).index(path).u32(line));
    }

    fn parts(&mut self, ty: Node, depth: u32) -> Parts {
        let mut parts = Parts::default();
        for element in self.nodes.members(ty, di_composite_type::ELEMENTS).into_iter().flatten() {
            match (self.nodes.kind(element), self.tag(element)) {
                (Some(MdKind::Subprogram), _) => {
                    let name = self.text(element, di_subprogram::NAME);
                    let next = parts.methods.len();
                    let place = *parts.by_name.entry(name.into()).or_insert(next);
                    if place == next {
                        parts.methods.push(Vec::new());
                    }
                    parts.methods[place].push(element);
                }
                (Some(MdKind::DerivedType), tag::MEMBER | tag::VARIABLE) => {
                    self.add_member(element, depth, &mut parts);
                }
                (Some(MdKind::DerivedType), tag::INHERITANCE) => parts.bases.push(element),
                (Some(MdKind::DerivedType), tag::POINTER)
                    if self.text(element, di_derived_type::NAME) == VTABLE_POINTER_NAME =>
                {
                    parts.shape = self.get(Some(element));
                }
                (Some(MdKind::DerivedType), tag::TYPEDEF) | (Some(MdKind::CompositeType), _) => {
                    parts.nested.push(element);
                }
                _ => {}
            }
        }
        parts
    }

    /// A member; the members of one without a name are the class's own.
    fn add_member(&mut self, member: Node, depth: u32, parts: &mut Parts) {
        use di_derived_type as field;
        if !self.text(member, field::NAME).is_empty() {
            parts.members.push((member, 0));
            let is_static = self.nodes.word(member, field::FLAGS) & flag::STATIC_MEMBER != 0;
            let value = self.nodes.get(member, field::EXTRA_DATA).filter(|_| is_static);
            let is_constant =
                |&v: &Node| self.nodes.integer(v).is_some() || self.nodes.floating_bits(v).is_some();
            if value.filter(is_constant).is_some() {
                self.constants.push(member);
            }
            return;
        }
        let offset = self.nodes.number(member, field::OFFSET).unwrap_or(0) as u64;
        let mut ty = self.base(member);
        for _ in 0..MAX_UNNAMED {
            let qualified = ty.filter(|&ty| matches!(self.tag(ty), tag::CONST | tag::VOLATILE));
            let Some(qualified) = qualified else { break };
            ty = self.base(qualified);
        }
        let class = ty.filter(|&ty| self.nodes.kind(ty) == Some(MdKind::CompositeType));
        let Some(class) = class else { return };
        if depth >= MAX_UNNAMED {
            self.too_deep = true;
            return;
        }
        let inner = self.parts(class, depth + 1);
        parts.members.extend(inner.members.into_iter().map(|(node, bits)| (node, bits.wrapping_add(offset))));
    }

    /// The list of members, the shape of the table of virtual functions, the number of members, and whether there are types.
    fn fields(&mut self, ty: Node) -> (TypeIndex, TypeIndex, u16, bool) {
        let parts = self.parts(ty, 0);
        let mut fields = FieldList::default();
        let mut count = parts.bases.len() + parts.members.len() + parts.nested.len();
        for &base in &parts.bases {
            let record = self.base_class(ty, base);
            fields.add(record);
        }
        for &(member, offset) in &parts.members {
            let record = self.member(ty, member, offset);
            fields.add(record);
        }
        for methods in &parts.methods {
            count += methods.len();
            let record = self.methods(ty, methods);
            fields.add(record);
        }
        for &nested in &parts.nested {
            let index = self.get(Some(nested));
            let name = match self.nodes.kind(nested) {
                Some(MdKind::DerivedType) => self.text(nested, di_derived_type::NAME),
                _ => self.text(nested, di_composite_type::NAME),
            };
            fields.add(Record::member(leaf::NESTED_TYPE).u16(0).index(index).name(name));
        }
        let list = self.table.add_list(fields);
        (list, parts.shape, count as u16, !parts.nested.is_empty())
    }

    fn access(&self, outer: Node, node: Node, field: FieldRef) -> u16 {
        match self.nodes.word(node, field) & flag::ACCESS {
            0 if self.tag(outer) == tag::CLASS => PRIVATE,
            0 => PUBLIC,
            access => access as u16,
        }
    }

    fn base_class(&mut self, outer: Node, base: Node) -> Record {
        use di_derived_type as field;
        let access = self.access(outer, base, field::FLAGS);
        let class = self.base(base);
        let class = self.get(class);
        let offset = self.nodes.number(base, field::OFFSET).unwrap_or(0) as u64;
        let flags = self.nodes.word(base, field::FLAGS);
        if flags & flag::VIRTUAL == 0 {
            return Record::member(leaf::BASE_CLASS)
                .u16(access)
                .index(class)
                .number(Number::Unsigned(offset / 8));
        }
        let is_indirect = flags & flag::INDIRECT_VIRTUAL_BASE == flag::INDIRECT_VIRTUAL_BASE;
        let kind = if is_indirect { leaf::INDIRECT_VIRTUAL_BASE } else { leaf::VIRTUAL_BASE };
        let pointer = self.base_table_pointer();
        // Where the pointer to the table is, and the place in the table, whose entries have four bytes.
        let place = self.nodes.number(base, field::EXTRA_DATA).unwrap_or(0) as u64;
        let record = Record::member(kind).u16(access).index(class).index(pointer);
        record.number(Number::Unsigned(place)).number(Number::Unsigned(offset / 4))
    }

    fn member(&mut self, outer: Node, member: Node, outer_bits: u64) -> Record {
        use di_derived_type as field;
        let base = self.base(member);
        let mut index = self.get(base);
        let name = self.text(member, field::NAME);
        let access = self.access(outer, member, field::FLAGS);
        let flags = self.nodes.word(member, field::FLAGS);
        if flags & flag::STATIC_MEMBER != 0 {
            return Record::member(leaf::STATIC_MEMBER).u16(access).index(index).name(name);
        }
        if flags & flag::ARTIFICIAL != 0 && name.starts_with(b"_vptr$") {
            return Record::member(leaf::VTABLE_POINTER).u16(0).index(index);
        }
        let own = self.nodes.number(member, field::OFFSET).unwrap_or(0) as u64;
        let mut bits = own.wrapping_add(outer_bits);
        if flags & flag::BIT_FIELD != 0 {
            let first = bits;
            if let Some(storage) = self.nodes.number(member, field::EXTRA_DATA) {
                bits = (storage as u64).wrapping_add(outer_bits);
            }
            let width = self.nodes.number(member, field::SIZE).unwrap_or(0);
            let record = Record::new(leaf::BIT_FIELD).index(index).u8(width as u8);
            index = self.table.add(record.u8(first.wrapping_sub(bits) as u8));
        }
        let record = Record::member(leaf::MEMBER).u16(access).index(index);
        record.number(Number::Unsigned(bits / 8)).name(name)
    }

    /// Methods of one name.
    fn methods(&mut self, outer: Node, methods: &[Node]) -> Record {
        use di_subprogram as field;
        let parts: Vec<(u16, TypeIndex, Option<u32>)> = methods
            .iter()
            .map(|&method| {
                let index = self.method_type(method, outer);
                let (attributes, introduces) = self.method_attributes(outer, method);
                let slot = self.nodes.word(method, field::VIRTUAL_INDEX);
                let offset = slot.wrapping_mul(self.pointer_bytes.into());
                (attributes, index, introduces.then_some(offset))
            })
            .collect();
        let name = methods.first().map_or(&b""[..], |&first| self.text(first, field::NAME));
        if let [(attributes, index, offset)] = parts[..] {
            let record = Record::member(leaf::ONE_METHOD).u16(attributes).index(index);
            return offset.into_iter().fold(record, Record::u32).name(name);
        }
        let mut list = Record::new(leaf::METHOD_LIST);
        for &(attributes, index, offset) in &parts {
            list = offset.into_iter().fold(list.u16(attributes).u16(0).index(index), Record::u32);
        }
        let list = self.table.add(list);
        Record::member(leaf::METHOD).u16(methods.len() as u16).index(list).name(name)
    }

    /// Access and kind of a method, and whether it is the first one in its place of the table.
    fn method_attributes(&self, outer: Node, node: Node) -> (u16, bool) {
        use di_subprogram as field;
        let flags = self.nodes.word(node, field::FLAGS);
        let virtuality = self.nodes.word(node, field::SP_FLAGS) & VIRTUALITY;
        let introduces = flags & flag::INTRODUCED_VIRTUAL != 0;
        let kind = match (virtuality, introduces) {
            _ if flags & flag::STATIC_MEMBER != 0 => method::STATIC,
            (0, _) => 0,
            (PURE, true) => method::PURE_INTRODUCING,
            (PURE, false) => method::PURE,
            (_, true) => method::INTRODUCING,
            (_, false) => method::VIRTUAL,
        };
        let generated = if flags & flag::ARTIFICIAL != 0 { method::GENERATED } else { 0 };
        let access = self.access(outer, node, field::FLAGS);
        let has_place = matches!(kind, method::INTRODUCING | method::PURE_INTRODUCING);
        (access | kind << method::KIND_SHIFT | generated, has_place)
    }
}
