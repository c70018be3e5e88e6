//! Facts that the standard has no words for: annotations and pointer authentication, which LLVM has defined attributes for, and
//! what Apple's debuggers are told of Objective-C.
//!
//! Each of them is written where metadata states it. What describes how code was compiled, and not the source, is only for
//! debuggers that know these attributes ([`UnitBuilder::is_apple`]).

use super::constants::{at, flag, form, tag};
use super::die::Die;
use super::unit::UnitBuilder;
use crate::debug_info::metadata::Node;
use crate::debugger::Debugger;
use ir::metadata::{FieldRef, schema};
use schema::ptr_auth;

impl UnitBuilder<'_, '_> {
    /// Whether Apple's attributes of units and functions are wanted.
    pub(super) fn is_apple(&self) -> bool {
        self.settings.debugger == Debugger::Lldb
    }

    /// Annotations of the source: pairs of a name and a value, each an entry within what it is said of.
    pub(super) fn annotations(&mut self, die: Die, node: Node, field: FieldRef) {
        for pair in self.nodes.members(node, field).into_iter().flatten() {
            let [Some(name), Some(value), ..] = self.nodes.list(pair)[..] else { continue };
            let own = self.dies.add(tag::LLVM_ANNOTATION, die);
            let name = self.nodes.string(name).unwrap_or_default();
            self.text(own, at::NAME, name);
            if let Some(text) = self.nodes.string(value) {
                self.text(own, at::CONST_VALUE, text);
            } else if let Some(number) = self.nodes.integer(value) {
                self.constant(own, &number, true);
            }
        }
    }

    /// How pointers of a type are signed.
    pub(super) fn pointer_authentication(&mut self, die: Die, ty: Node) {
        let word = self.nodes.word(ty, schema::di_derived_type::PTR_AUTH);
        if self.dies.get(die).tag != tag::LLVM_PTRAUTH_TYPE || word == u32::MAX {
            return;
        }
        self.number_in(die, at::LLVM_PTRAUTH_KEY, form::DATA1, ptr_auth::key(word).into());
        if word & ptr_auth::IS_ADDRESS_DISCRIMINATED != 0 {
            self.flag(die, at::LLVM_PTRAUTH_ADDRESS_DISCRIMINATED);
        }
        let extra = ptr_auth::extra_discriminator(word);
        self.number_in(die, at::LLVM_PTRAUTH_EXTRA_DISCRIMINATOR, form::DATA2, extra.into());
        if word & ptr_auth::ISA_POINTER != 0 {
            self.flag(die, at::LLVM_PTRAUTH_ISA_POINTER);
        }
        if word & ptr_auth::AUTHENTICATES_NULL_VALUES != 0 {
            self.flag(die, at::LLVM_PTRAUTH_AUTHENTICATES_NULL_VALUES);
        }
    }

    /// A property of a class of Objective-C.
    pub(super) fn objc_property(&mut self, class: Die, property: Node) {
        use schema::di_objc_property as field;
        let die = self.dies.add(tag::APPLE_PROPERTY, class);
        self.by_node.insert(property, die);
        self.text_of(die, at::APPLE_PROPERTY_NAME, property, field::NAME);
        self.type_of(die, property, field::TYPE);
        self.source(die, property, (field::FILE, field::LINE));
        self.text_of(die, at::APPLE_PROPERTY_GETTER, property, field::GETTER);
        self.text_of(die, at::APPLE_PROPERTY_SETTER, property, field::SETTER);
        let attributes = self.nodes.word(property, field::ATTRIBUTES);
        if attributes != 0 {
            self.number(die, at::APPLE_PROPERTY_ATTRIBUTE, attributes.into());
        }
    }

    /// The property that a member of a class holds the value of, if it has been described.
    pub(super) fn property_of_member(&mut self, die: Die, member: Node) {
        let property = self.nodes.get(member, schema::di_derived_type::EXTRA_DATA);
        let property = property.filter(|&p| self.nodes.kind(p) == Some(ir::metadata::MdKind::ObjCProperty));
        if let Some(&of) = property.and_then(|property| self.by_node.get(&property)) {
            self.refer(die, at::APPLE_PROPERTY, of);
        }
    }

    /// The language that objects of a class behave by at run time, and how many values its objects never have.
    pub(super) fn class_extras(&mut self, die: Die, ty: Node) {
        use schema::di_composite_type as field;
        let inhabitants = self.nodes.word(ty, field::NUM_EXTRA_INHABITANTS);
        if inhabitants != 0 {
            self.number(die, at::LLVM_NUM_EXTRA_INHABITANTS, inhabitants.into());
        }
    }

    pub(super) fn runtime_language(&mut self, die: Die, ty: Node) {
        let language = self.nodes.word(ty, schema::di_composite_type::RUNTIME_LANG);
        if language != 0 {
            self.number_in(die, at::APPLE_RUNTIME_CLASS, form::DATA1, language.into());
        }
    }

    /// Whether it is a block, and whether all that a class has is known.
    pub(super) fn apple_class_flags(&mut self, die: Die, flags: u32, after_holder: bool) {
        if !after_holder && flags & flag::APPLE_BLOCK != 0 {
            self.flag(die, at::APPLE_BLOCK);
        }
        if after_holder && flags & flag::OBJC_CLASS_COMPLETE != 0 {
            self.flag(die, at::APPLE_OBJC_COMPLETE_TYPE);
        }
    }

    /// What Apple's debuggers are told of a unit.
    pub(super) fn apple_unit(&mut self, die: Die) {
        use schema::di_compile_unit as field;
        if !self.is_apple() {
            return;
        }
        if self.nodes.word(self.node, field::IS_OPTIMIZED) != 0 {
            self.flag(die, at::APPLE_OPTIMIZED);
        }
        self.text_of(die, at::APPLE_FLAGS, self.node, field::FLAGS);
        let version = self.nodes.word(self.node, field::RUNTIME_VERSION);
        if version != 0 {
            self.number_in(die, at::APPLE_MAJOR_RUNTIME_VERS, form::DATA1, version.into());
        }
    }

    /// A unit whose description is in a file of its own names that file.
    pub(super) fn described_elsewhere(&mut self, die: Die) {
        use schema::di_compile_unit as field;
        let id = self.nodes.wide_word(self.node, field::DWO_ID);
        if id == 0 {
            return;
        }
        self.number_in(die, at::GNU_DWO_ID, form::DATA8, id);
        let name = if self.version >= 5 { at::DWO_NAME } else { at::GNU_DWO_NAME };
        self.text_of(die, name, self.node, field::SPLIT_DEBUG_FILENAME);
    }
}
