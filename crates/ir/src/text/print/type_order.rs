//! Which identified structs a module uses, in the order in which LLVM declares them.
//!
//! LLVM finds types by a walk over the module: variables with their initializers, aliases, ifuncs, functions with
//! their attributes and instructions, named metadata. A type is followed, depth first, by the types it is made of; a
//! constant's type comes before those of its operands. Unnamed structs are numbered in that order. Structs that the
//! walk does not meet are not declared.
//!
//! The walk ends as soon as every identified struct has been met, and does not start in a module without any.

use super::types::{StructNumbers, no_numbers};
use crate::attributes::{Attribute, AttributeList, AttributeSet};
use crate::constant::{ConstData, ConstKind};
use crate::function::{DbgRecord, Function};
use crate::global::GlobalKind;
use crate::inst::Opcode;
use crate::metadata::{MdItem, MdOperand, Metadata};
use crate::module::{Env, Module, Scope};
use crate::types::{Type, TypeData};
use crate::value::{MdOperandId, Value, ValueKind};
use support::entity::Entity;

/// The identified structs in use.
pub(super) struct TypeOrder {
    /// Those with a name, in order.
    pub named: Vec<Type>,
    /// Those without; the index is the number.
    pub unnamed: Vec<Type>,
    pub numbers: StructNumbers,
}

impl TypeOrder {
    pub fn of_module(module: &Module) -> TypeOrder {
        let mut order = TypeOrder { named: Vec::new(), unnamed: Vec::new(), numbers: no_numbers() };
        let structs = module.types.iter().filter(|(_, data)| matches!(data, TypeData::Identified(_))).count();
        if structs == 0 {
            return order;
        }
        for ty in find(module, structs) {
            let TypeData::Identified(id) = *module.types.get(ty) else { continue };
            if module.types.identified(id).name.is_some() {
                order.named.push(ty);
            } else {
                order.numbers[id] = order.unnamed.len() as u32;
                order.unnamed.push(ty);
            }
        }
        order
    }
}

/// The identified structs that the walk meets, in order.
fn find(module: &Module, structs: usize) -> Vec<Type> {
    let mut finder = Finder {
        env: &module.env,
        func: None,
        structs,
        found: Vec::new(),
        types: vec![false; module.types.len()],
        attributes: vec![false; module.attributes.lists().count()],
        module_consts: vec![false; module.consts.len()],
        local_consts: Vec::new(),
        module_metadata: vec![false; module.metadata.len()],
        local_metadata: Vec::new(),
        type_stack: Vec::new(),
        value_stack: Vec::new(),
        node_stack: Vec::new(),
    };
    finder.module(module);
    finder.found
}

struct Finder<'m> {
    env: &'m Env,
    func: Option<&'m Function>,
    /// How many there are to find.
    structs: usize,
    found: Vec<Type>,
    // What has been visited.
    types: Vec<bool>,
    attributes: Vec<bool>,
    module_consts: Vec<bool>,
    local_consts: Vec<bool>,
    module_metadata: Vec<bool>,
    local_metadata: Vec<bool>,
    // Work to be done, the next item last. Each is empty between calls.
    type_stack: Vec<Type>,
    value_stack: Vec<Value>,
    node_stack: Vec<Metadata>,
}

/// Marks `index` and tells whether it was not marked yet.
fn first_visit(visited: &mut [bool], index: usize) -> bool {
    visited.get_mut(index).is_some_and(|v| !std::mem::replace(v, true))
}

impl<'m> Finder<'m> {
    fn done(&self) -> bool {
        self.found.len() == self.structs
    }

    fn module(&mut self, module: &'m Module) {
        for &global in &module.order.variables {
            self.ty(module.globals[global].value_ty);
            if let Some(initializer) = module.globals[global].as_variable().and_then(|v| v.initializer) {
                self.value(initializer);
            }
        }
        for &global in &module.order.aliases {
            self.ty(module.globals[global].value_ty);
            if let GlobalKind::Alias(alias) = &module.globals[global].kind {
                self.value(alias.aliasee);
            }
        }
        for &global in &module.order.ifuncs {
            self.ty(module.globals[global].value_ty);
        }
        for &global in &module.order.functions {
            if self.done() {
                return;
            }
            let data = &module.globals[global];
            self.ty(data.value_ty);
            if let Some(header) = data.as_function() {
                self.attributes(header.attributes);
                for value in [header.personality, header.prefix, header.prologue].into_iter().flatten() {
                    self.value(value);
                }
            }
            if let Some(body) = module.body(global) {
                self.body(body);
            }
        }
        for operand in module.named_metadata.iter().flat_map(|named| &named.operands) {
            self.node(*operand);
        }
    }

    fn body(&mut self, func: &'m Function) {
        self.func = Some(func);
        reset(&mut self.local_consts, func.consts.len());
        reset(&mut self.local_metadata, func.metadata.len());
        for block in func.blocks() {
            for inst in func.block_insts(block) {
                let data = func.inst(inst);
                self.ty(data.ty);
                for &operand in func.operands(inst) {
                    self.value(operand);
                }
                match data.opcode {
                    Opcode::GetElementPtr | Opcode::Alloca => self.ty(Type::from_u32(data.aux)),
                    op if op.is_call() => self.attributes(func.call_info(inst).attributes),
                    _ => {}
                }
                for attachment in func.attachments(inst) {
                    self.node(attachment.node);
                }
                for record in func.dbg_records(inst) {
                    self.record(func, record);
                }
            }
            if self.done() {
                break;
            }
        }
        self.func = None;
    }

    fn record(&mut self, func: &'m Function, record: &DbgRecord) {
        for operand in [record.value, record.address].into_iter().flatten() {
            if let MdOperand::Value(_) | MdOperand::ArgList(_) = &func.md_operands[operand] {
                self.md_operand(operand);
            }
        }
    }

    fn md_operand(&mut self, operand: MdOperandId) {
        let Some(func) = self.func else { return };
        match &func.md_operands[operand] {
            MdOperand::Metadata(metadata) => self.node(*metadata),
            MdOperand::Value(value) => self.value(*value),
            MdOperand::ArgList(values) => values.iter().for_each(|&v| self.value(v)),
        }
    }

    #[inline]
    fn ty(&mut self, ty: Type) {
        if first_visit(&mut self.types, ty.index()) {
            self.type_parts(ty);
        }
    }

    /// Visits a type that has just been marked.
    fn type_parts(&mut self, ty: Type) {
        let types = &self.env.types;
        self.type_stack.push(ty);
        while let Some(ty) = self.type_stack.pop() {
            match types.get(ty) {
                TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => self.push_types(&[*elem]),
                TypeData::Struct { fields, .. } => self.push_types(fields),
                TypeData::Identified(_) => {
                    self.found.push(ty);
                    if let Some((fields, _)) = types.struct_body(ty) {
                        self.push_types(fields);
                    }
                }
                TypeData::Function { ret, params, .. } => {
                    self.push_types(params);
                    self.push_types(&[*ret]);
                }
                TypeData::TargetExt(ext) => self.push_types(&ext.types),
                _ => {}
            }
        }
    }

    fn push_types(&mut self, parts: &[Type]) {
        for &part in parts.iter().rev() {
            if first_visit(&mut self.types, part.index()) {
                self.type_stack.push(part);
            }
        }
    }

    fn attributes(&mut self, list: AttributeList) {
        if !first_visit(&mut self.attributes, list.index()) {
            return;
        }
        let list = self.env.attributes.get_list(list);
        let sets = [list.function, list.ret].into_iter().chain(list.params.iter().copied());
        sets.flatten().for_each(|set| self.attribute_set(set));
    }

    fn attribute_set(&mut self, set: AttributeSet) {
        for attribute in self.env.attributes.get_set(set) {
            if let Attribute::Type(_, Some(ty)) = attribute {
                self.ty(*ty);
            }
        }
    }

    #[inline]
    fn value(&mut self, value: Value) {
        match value.kind() {
            ValueKind::LocalConst(_) | ValueKind::ModuleConst(_) => self.constant(value),
            ValueKind::Metadata(operand) => self.md_operand(operand),
            _ => {}
        }
    }

    fn constant(&mut self, value: Value) {
        debug_assert!(self.value_stack.is_empty());
        self.value_stack.push(value);
        while let Some(value) = self.value_stack.pop() {
            let data = match value.kind() {
                ValueKind::LocalConst(c) if first_visit(&mut self.local_consts, c.index()) => {
                    self.func.map(|f| f.consts.get(c))
                }
                ValueKind::ModuleConst(c) if first_visit(&mut self.module_consts, c.index()) => {
                    Some(self.env.consts.get(c))
                }
                _ => None,
            };
            if let Some(data) = data {
                self.constant_parts(data);
            }
        }
    }

    fn constant_parts(&mut self, data: &'m ConstData) {
        if let ConstKind::InlineAsm(_) = data.kind {
            return;
        }
        self.ty(data.ty);
        match &data.kind {
            ConstKind::Aggregate(elements) => self.value_stack.extend(elements.iter().rev()),
            ConstKind::Expr(expr) => {
                if expr.opcode == Opcode::GetElementPtr {
                    self.ty(expr.source_ty);
                }
                self.value_stack.extend(expr.operands.iter().rev());
            }
            ConstKind::PtrAuth(auth) => self.value_stack.extend([
                auth.deactivation_symbol,
                auth.addr_discriminator,
                auth.discriminator,
                auth.key,
                auth.pointer,
            ]),
            _ => {}
        }
    }

    /// Visits the constants that a metadata node refers to, directly or through other nodes.
    fn node(&mut self, node: Metadata) {
        debug_assert!(self.node_stack.is_empty());
        self.node_stack.push(node);
        while let Some(metadata) = self.node_stack.pop() {
            let scope = Scope { env: self.env, func: self.func };
            let table = scope.md_table(metadata);
            match *table.get(metadata) {
                MdItem::Value(value) => self.value(value),
                MdItem::String(_) => {}
                MdItem::Node(node) => {
                    let visited = if metadata.is_local() {
                        &mut self.local_metadata
                    } else {
                        &mut self.module_metadata
                    };
                    if first_visit(visited, Metadata::index(metadata)) {
                        let start = self.node_stack.len();
                        super::metadata::for_each_operand(table, node, |m| self.node_stack.push(m));
                        self.node_stack[start..].reverse();
                    }
                }
            }
        }
    }
}

fn reset(visited: &mut Vec<bool>, len: usize) {
    visited.clear();
    visited.resize(len, false);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::global::{GlobalData, Variable};

    #[test]
    fn structs_come_in_the_order_of_the_walk_and_only_if_used() {
        let mut module = Module::new("m");
        let types = &mut module.types;
        let inner = types.new_identified(Some(b"inner"));
        let unused = types.new_identified(Some(b"unused"));
        let unnamed = types.new_identified(None);
        let outer = types.new_identified(Some(b"outer"));
        let array = types.array(inner, 2);
        types.set_body(outer, &[Type::I32, unnamed, array], false);
        types.set_body(unused, &[inner], false);
        let data = GlobalData::new(b"g", outer, Type::PTR, GlobalKind::Variable(Box::<Variable>::default()));
        module.add_global(data);
        let order = TypeOrder::of_module(&module);
        assert_eq!((order.named, order.unnamed), (vec![outer, inner], vec![unnamed]));
    }
}
