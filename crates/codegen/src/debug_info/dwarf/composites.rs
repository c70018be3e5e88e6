//! Types with members: structures, classes, unions, and the variant parts of Rust and Ada.

use super::constants::{CC_PASS_BY_REFERENCE, CC_PASS_BY_VALUE, VIRTUALITY_VIRTUAL, at, flag, form, op, tag};
use super::die::{BlockPart, Die, Value};
use super::expressions::uleb;
use super::unit::UnitBuilder;
use crate::debug_info::metadata::{Integer, Node};
use ir::metadata::{FieldRef, MdKind, schema};

impl UnitBuilder<'_, '_> {
    pub(super) fn composite(&mut self, die: Die, ty: Node) {
        use schema::di_composite_type as field;
        let kind = self.dies.get(die).tag;
        match kind {
            tag::ARRAY_TYPE => self.array(die, ty),
            tag::ENUMERATION_TYPE => self.enumeration(die, ty),
            _ => self.members(die, ty),
        }
        self.text_of(die, at::NAME, ty, field::NAME);
        self.annotations(die, ty, field::ANNOTATIONS);
        const NAMED: [u16; 4] =
            [tag::ENUMERATION_TYPE, tag::CLASS_TYPE, tag::STRUCTURE_TYPE, tag::UNION_TYPE];
        if !NAMED.contains(&kind) {
            return;
        }
        let flags = self.nodes.word(ty, field::FLAGS);
        let is_forward = flags & flag::FORWARD != 0;
        let bytes = self.bytes_of(ty, field::SIZE);
        if !is_forward || bytes != 0 && kind == tag::ENUMERATION_TYPE {
            self.number(die, at::BYTE_SIZE, bytes);
        }
        if is_forward {
            self.flag(die, at::DECLARATION);
        }
        self.access(die, flags);
        if !is_forward {
            self.source(die, ty, (field::FILE, field::LINE));
        }
        self.runtime_language(die, ty);
        let align = u64::from(self.nodes.word(ty, field::ALIGN)) / 8;
        if align != 0 {
            self.number_in(die, at::ALIGNMENT, form::UDATA, align);
        }
        self.class_extras(die, ty);
    }

    fn members(&mut self, die: Die, ty: Node) {
        use schema::di_composite_type as field;
        let kind = self.dies.get(die).tag;
        let discriminator = self.nodes.get(ty, field::DISCRIMINATOR).filter(|_| kind == tag::VARIANT_PART);
        if let Some(discriminator) = discriminator {
            let member = self.member(die, discriminator);
            self.refer(die, at::DISCR, member);
        }
        if kind != tag::VARIANT_PART {
            self.template_parameters(die, ty, field::TEMPLATE_PARAMS);
        }
        for element in self.nodes.members(ty, field::ELEMENTS).into_iter().flatten() {
            match self.nodes.kind(element) {
                _ if kind == tag::NAMELIST => {
                    if let Some(&variable) = self.by_node.get(&element) {
                        let item = self.dies.add(tag::NAMELIST_ITEM, die);
                        self.refer(item, at::NAMELIST_ITEM, variable);
                    }
                }
                Some(MdKind::Subprogram) => {
                    self.subprogram(element);
                }
                Some(MdKind::DerivedType) => self.derived_member(die, element, discriminator),
                Some(MdKind::ObjCProperty) => self.objc_property(die, element),
                Some(MdKind::CompositeType)
                    if self.nodes.word(element, field::TAG) as u16 == tag::VARIANT_PART =>
                {
                    let part = self.dies.add(tag::VARIANT_PART, die);
                    self.describe_type(part, element);
                }
                _ => {}
            }
        }
        let flags = self.nodes.word(ty, field::FLAGS);
        self.apple_class_flags(die, flags, false);
        if flags & flag::EXPORT_SYMBOLS != 0 {
            self.flag(die, at::EXPORT_SYMBOLS);
        }
        if let Some(holder) = self.nodes.get(ty, field::VTABLE_HOLDER) {
            self.refer_to_type(die, at::CONTAINING_TYPE, holder);
        }
        self.apple_class_flags(die, flags, true);
        let convention = match () {
            () if flags & flag::TYPE_PASS_BY_VALUE != 0 => CC_PASS_BY_VALUE,
            () if flags & flag::TYPE_PASS_BY_REFERENCE != 0 => CC_PASS_BY_REFERENCE,
            () => 0,
        };
        if convention != 0 {
            self.number_in(die, at::CALLING_CONVENTION, form::DATA1, convention);
        }
        if let Some(of) = self.nodes.get(ty, field::SPECIFICATION) {
            self.refer_to_type(die, at::SPECIFICATION, of);
        }
    }

    fn derived_member(&mut self, die: Die, element: Node, discriminator: Option<Node>) {
        use schema::di_derived_type as field;
        let tag = self.nodes.word(element, field::TAG) as u16;
        if tag == tag::FRIEND {
            let friend = self.dies.add(tag, die);
            if let Some(ty) = self.nodes.get(element, field::BASE_TYPE) {
                self.refer_to_type(friend, at::FRIEND, ty);
            }
        } else if self.nodes.word(element, field::FLAGS) & flag::STATIC_MEMBER != 0 {
            self.static_member(element);
        } else if self.dies.get(die).tag == tag::VARIANT_PART {
            let variant = self.dies.add(tag::VARIANT, die);
            let value = self.nodes.get(element, field::EXTRA_DATA).and_then(|v| self.nodes.integer(v));
            let base = discriminator.and_then(|d| self.nodes.get(d, field::BASE_TYPE));
            if let Some(value) = value {
                let is_unsigned = base.is_none_or(|base| self.is_unsigned(base));
                self.discriminant(variant, &value, is_unsigned);
            }
            self.member(variant, element);
        } else {
            self.member(die, element);
        }
    }

    /// The value by which a variant is known.
    fn discriminant(&mut self, variant: Die, value: &Integer, is_unsigned: bool) {
        if value.bits > 64 {
            let bytes = self.wide_number(value);
            let block = Value::Block(vec![BlockPart::Bytes(bytes)]);
            self.dies.set(variant, at::DISCR_VALUE, form::BLOCK1, block);
        } else if is_unsigned {
            self.number(variant, at::DISCR_VALUE, value.unsigned());
        } else {
            self.number_in(variant, at::DISCR_VALUE, form::SDATA, value.signed() as u64);
        }
    }

    /// A member or base class.
    fn member(&mut self, outer: Die, member: Node) -> Die {
        use schema::di_derived_type as field;
        let tag = self.nodes.word(member, field::TAG) as u16;
        let die = self.dies.add(tag, outer);
        self.by_node.insert(member, die);
        self.text_of(die, at::NAME, member, field::NAME);
        self.annotations(die, member, field::ANNOTATIONS);
        self.type_of(die, member, field::BASE_TYPE);
        self.source(die, member, (field::FILE, field::LINE));
        let flags = self.nodes.word(member, field::FLAGS);
        if tag == tag::INHERITANCE && flags & flag::VIRTUAL != 0 {
            self.virtual_base(die, member);
        } else {
            self.member_place(die, member, flags);
        }
        self.access(die, flags);
        if flags & flag::VIRTUAL != 0 {
            self.number_in(die, at::VIRTUALITY, form::DATA1, VIRTUALITY_VIRTUAL);
        }
        self.property_of_member(die, member);
        if flags & flag::ARTIFICIAL != 0 {
            self.flag(die, at::ARTIFICIAL);
        }
        die
    }

    /// A virtual base is as far from the object as a word of the object's table says, which is at some distance before the
    /// table's beginning.
    fn virtual_base(&mut self, die: Die, member: Node) {
        let distance = self.nodes.number(member, schema::di_derived_type::OFFSET).unwrap_or(0);
        let mut bytes = vec![op::DUP, op::DEREF, op::CONSTU];
        uleb(&mut bytes, distance as u64);
        bytes.extend([op::MINUS, op::DEREF, op::PLUS]);
        self.bytes(die, at::DATA_MEMBER_LOCATION, bytes);
    }

    fn member_place(&mut self, die: Die, member: Node, flags: u32) {
        use schema::di_derived_type as field;
        let offset_bits = self.nodes.number(member, field::OFFSET).unwrap_or(0) as u64;
        if flags & flag::BIT_FIELD != 0 && self.version < 4 {
            return self.bit_field_before_v4(die, member, offset_bits);
        }
        if flags & flag::BIT_FIELD != 0 {
            let bits = self.nodes.number(member, field::SIZE).unwrap_or(0) as u64;
            self.number(die, at::BIT_SIZE, bits);
            self.number(die, at::DATA_BIT_OFFSET, offset_bits);
            return;
        }
        let align = u64::from(self.nodes.word(member, field::ALIGN)) / 8;
        if align != 0 {
            self.number_in(die, at::ALIGNMENT, form::UDATA, align);
        }
        self.member_offset(die, offset_bits / 8);
    }

    /// Version 3 reads short constants as places of lists, version 2 knows only expressions.
    fn member_offset(&mut self, die: Die, offset_bytes: u64) {
        match self.version {
            4.. => self.number(die, at::DATA_MEMBER_LOCATION, offset_bytes),
            3 => self.number_in(die, at::DATA_MEMBER_LOCATION, form::UDATA, offset_bytes),
            _ => {
                let mut bytes = vec![op::PLUS_UCONST];
                uleb(&mut bytes, offset_bytes);
                self.bytes(die, at::DATA_MEMBER_LOCATION, bytes);
            }
        }
    }

    /// A bit field as versions before 4 have it: the unit of storage that contains it, by size and place, and the distance of
    /// the most significant bits of the two.
    fn bit_field_before_v4(&mut self, die: Die, member: Node, offset_bits: u64) {
        use schema::di_derived_type as field;
        let bits = self.nodes.number(member, field::SIZE).unwrap_or(0) as u64;
        let base = self.nodes.get(member, field::BASE_TYPE);
        let storage_bits = base.map_or(0, |base| self.size_bits(base));
        if storage_bits == 0 {
            return;
        }
        self.number(die, at::BYTE_SIZE, storage_bits / 8);
        self.number(die, at::BIT_SIZE, bits);
        let start = offset_bits / storage_bits * storage_bits;
        let within = offset_bits - start;
        let from_top = match self.emitter.isa.is_big_endian() {
            true => within,
            false => storage_bits.wrapping_sub(within + bits),
        };
        // A packed one may go on behind its unit of storage.
        if (from_top as i64) < 0 {
            self.number_in(die, at::BIT_OFFSET, form::SDATA, from_top);
        } else {
            self.number(die, at::BIT_OFFSET, from_top);
        }
        self.member_offset(die, start / 8);
    }

    /// The declaration of a member that objects share.
    pub(super) fn static_member(&mut self, member: Node) -> Die {
        use schema::di_derived_type as field;
        if let Some(&die) = self.by_node.get(&member) {
            return die;
        }
        let context = self.context_of(member);
        if let Some(&die) = self.by_node.get(&member) {
            return die;
        }
        let die = self.dies.add(self.nodes.word(member, field::TAG) as u16, context);
        self.by_node.insert(member, die);
        self.text_of(die, at::NAME, member, field::NAME);
        self.type_of(die, member, field::BASE_TYPE);
        self.source(die, member, (field::FILE, field::LINE));
        self.flag(die, at::EXTERNAL);
        self.flag(die, at::DECLARATION);
        let flags = self.nodes.word(member, field::FLAGS);
        if flags & flag::ARTIFICIAL != 0 {
            self.flag(die, at::ARTIFICIAL);
        }
        self.access(die, flags);
        let stated = self.nodes.get(member, field::EXTRA_DATA);
        let number = stated.and_then(|value| self.nodes.floating_bits(value));
        let is_number = number.is_some();
        if let Some(value) = number.or_else(|| stated.and_then(|value| self.nodes.integer(value))) {
            let base = self.nodes.get(member, field::BASE_TYPE);
            let is_unsigned = is_number || base.is_none_or(|base| self.is_unsigned(base));
            self.constant(die, &value, is_unsigned);
        }
        let align = u64::from(self.nodes.word(member, field::ALIGN)) / 8;
        if align != 0 {
            self.number_in(die, at::ALIGNMENT, form::UDATA, align);
        }
        die
    }

    /// The arguments of a template.
    pub(super) fn template_parameters(&mut self, die: Die, node: Node, field: FieldRef) {
        for parameter in self.nodes.members(node, field).into_iter().flatten() {
            self.template_parameter(die, parameter);
        }
    }

    fn template_parameter(&mut self, outer: Die, parameter: Node) {
        match self.nodes.kind(parameter) {
            Some(MdKind::TemplateTypeParameter) => {
                use schema::di_template_type_parameter as field;
                let die = self.dies.add(tag::TEMPLATE_TYPE_PARAMETER, outer);
                self.type_of(die, parameter, field::TYPE);
                self.text_of(die, at::NAME, parameter, field::NAME);
                if self.nodes.word(parameter, field::DEFAULTED) != 0 {
                    self.flag(die, at::DEFAULT_VALUE);
                }
            }
            Some(MdKind::TemplateValueParameter) => self.template_value(outer, parameter),
            _ => {}
        }
    }

    fn template_value(&mut self, outer: Die, parameter: Node) {
        use schema::di_template_value_parameter as field;
        let tag = self.nodes.word(parameter, field::TAG) as u16;
        let die = self.dies.add(tag, outer);
        if tag == tag::TEMPLATE_VALUE_PARAMETER {
            self.type_of(die, parameter, field::TYPE);
        }
        self.text_of(die, at::NAME, parameter, field::NAME);
        if self.nodes.word(parameter, field::DEFAULTED) != 0 {
            self.flag(die, at::DEFAULT_VALUE);
        }
        let Some(value) = self.nodes.get(parameter, field::VALUE) else { return };
        match tag {
            tag::GNU_TEMPLATE_TEMPLATE_PARAM => {
                let name = self.nodes.string(value).unwrap_or_default();
                self.text(die, at::GNU_TEMPLATE_NAME, name);
            }
            tag::GNU_TEMPLATE_PARAMETER_PACK => {
                // Packs are within no packs.
                for member in self.nodes.list(value).into_iter().flatten() {
                    if self.dies.get(outer).tag != tag::GNU_TEMPLATE_PARAMETER_PACK {
                        self.template_parameter(die, member);
                    }
                }
            }
            _ => {
                if let Some(number) = self.nodes.integer(value) {
                    let ty = self.nodes.get(parameter, field::TYPE);
                    let is_unsigned = ty.is_none_or(|ty| self.is_unsigned(ty));
                    self.constant(die, &number, is_unsigned);
                } else if let Some(global) = self.nodes.value(value).and_then(|v| v.as_global()) {
                    let symbol = self.emitter.symbol(global);
                    let mut parts = self.address_of(symbol);
                    parts.push(BlockPart::Bytes(vec![ir::metadata::dwarf::op::STACK_VALUE as u8]));
                    self.block(die, at::LOCATION, parts);
                }
            }
        }
    }
}
