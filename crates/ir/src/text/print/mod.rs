//! Writes a [`crate::Module`] in the text form, byte for byte as LLVM's disassembler does.
//!
//! [`print_module`] writes a whole module; [`EntityPrinter`] writes single functions, instructions, values, types and
//! metadata of one, for dumps and messages, with the same names and numbers.
//!
//! # How it works
//! Everything is appended to one byte buffer ([`buffer`]), which is handed on in large pieces. What has no name is
//! numbered in dense tables before it is needed ([`numbers`], [`md_numbers`]), the texts of types are kept ready
//! ([`types`]), so that writing an instruction looks up nothing but tables by index.
//!
//! # Cost
//! Linear in the module, its output, and the size of its tables. The memory beside the module is four bytes per value
//! of the largest function, eight per metadata node, and the texts of the types.

mod attributes;
mod buffer;
mod constants;
mod entity;
mod floats;
mod function;
mod globals;
mod instructions;
mod md_numbers;
mod metadata;
mod numbers;
mod type_order;
mod types;

#[cfg(test)]
mod tests;

pub use entity::EntityPrinter;

use crate::function::Function;
use crate::metadata::{MdTable, Metadata};
use crate::module::{Env, Module};
use crate::types::Type;
use crate::value::{Global, Value, ValueKind};
use buffer::Buffer;
use function::Predecessors;
use md_numbers::MdNumbers;
use numbers::{LocalNumbers, ModuleNumbers};
use std::io::{self, Write};
use support::hash::FxHashMap;
use type_order::TypeOrder;
use types::TypeNames;

/// What [`print_module`] may do differently.
#[derive(Clone, Copy, Debug, Default)]
pub struct PrintOptions {}

/// Writes a module.
pub fn print_module(module: &Module, _options: &PrintOptions, out: &mut dyn Write) -> io::Result<()> {
    let order = TypeOrder::of_module(module);
    let types = TypeNames::new(&module.types, order.numbers.clone());
    let mut printer = Printer::new(module, types, Buffer::with_sink(out));
    printer.module(&order);
    printer.out.finish()
}

/// A module as text.
pub fn module_to_bytes(module: &Module, options: &PrintOptions) -> Vec<u8> {
    let mut bytes = Vec::new();
    // Writing to a vector does not fail.
    let _ = print_module(module, options, &mut bytes);
    bytes
}

/// The state of printing one module.
struct Printer<'m, 'w> {
    module: &'m Module,
    env: &'m Env,
    out: Buffer<'w>,
    types: TypeNames,
    numbers: ModuleNumbers,
    md_numbers: MdNumbers,
    /// The function whose contents are being written, with its body, and the numbers in it.
    function: Option<Global>,
    func: Option<&'m Function>,
    locals: LocalNumbers,
    predecessors: Predecessors,
    /// Numbers in functions whose blocks are named by `blockaddress`.
    block_numbers: FxHashMap<Global, LocalNumbers>,
    /// The address space of functions by default, which calls need not name if it is 0.
    program_addr_space: u32,
}

impl<'m, 'w> Printer<'m, 'w> {
    fn new(module: &'m Module, types: TypeNames, out: Buffer<'w>) -> Self {
        Printer {
            module,
            env: &module.env,
            out,
            types,
            numbers: ModuleNumbers::new(&module.env),
            md_numbers: MdNumbers::new(module),
            function: None,
            func: None,
            locals: LocalNumbers::default(),
            predecessors: Predecessors::default(),
            block_numbers: FxHashMap::default(),
            program_addr_space: module.data_layout.program_addr_space(),
        }
    }

    /// The whole module: groups of definitions, a blank line before each.
    fn module(&mut self, types: &TypeOrder) {
        let module = self.module;
        self.head();
        self.module_asm();
        self.type_definitions(types);
        self.comdats(module);
        let order = &module.order;
        for globals in [&order.variables, &order.aliases, &order.ifuncs] {
            if !globals.is_empty() {
                self.out.newline();
            }
            globals.iter().for_each(|&global| self.global_definition(global));
        }
        for &global in &order.functions {
            self.out.newline();
            self.md_numbers.add_function(module, global);
            if let Some(func) = self.body(global) {
                self.numbers.add_groups_of(self.env, func);
            }
            self.function(global);
        }
        if !self.numbers.group_order.is_empty() {
            self.out.newline();
            self.attribute_groups();
        }
        if !module.named_metadata.is_empty() {
            self.out.newline();
        }
        module.named_metadata.iter().for_each(|named| self.named_metadata(named));
        self.node_definitions();
    }

    fn head(&mut self) {
        let env = self.env;
        // A line break would end the comment.
        if !env.name.is_empty() && !env.name.contains('\n') {
            self.out.str("; ModuleID = '");
            self.out.str(&env.name);
            self.out.byte(b'\'');
            self.out.newline();
        }
        if !env.source_filename.is_empty() {
            self.out.str("source_filename = ");
            self.out.quoted(&env.source_filename);
            self.out.newline();
        }
        for (label, text) in
            [("target datalayout = \"", env.data_layout.text()), ("target triple = \"", &*env.target_triple)]
        {
            if !text.is_empty() {
                self.out.str(label);
                self.out.bytes(text);
                self.out.byte(b'"');
                self.out.newline();
            }
        }
    }

    /// One `module asm` for each line.
    fn module_asm(&mut self) {
        let env = self.env;
        if env.module_asm.is_empty() {
            return;
        }
        self.out.newline();
        let text = env.module_asm.strip_suffix(b"\n").unwrap_or(&env.module_asm);
        for line in text.split(|&b| b == b'\n') {
            self.out.str("module asm ");
            self.out.quoted(line);
            self.out.newline();
        }
    }

    /// Identified structs, those without a name first.
    fn type_definitions(&mut self, order: &TypeOrder) {
        if order.named.is_empty() && order.unnamed.is_empty() {
            return;
        }
        self.out.newline();
        for &ty in order.unnamed.iter().chain(&order.named) {
            self.ty(ty);
            self.out.str(" = type ");
            self.types.write_body(&self.env.types, ty, &mut self.out);
            self.out.newline();
        }
    }

    fn node_definitions(&mut self) {
        let count = self.md_numbers.order.len();
        if count > 0 {
            self.out.newline();
        }
        for number in 0..count {
            let node = self.md_numbers.order[number];
            self.function = node.function;
            self.func = node.function.and_then(|f| self.body(f));
            self.out.byte(b'!');
            self.out.uint(number as u64);
            self.out.str(" = ");
            self.node_definition(node.metadata);
            self.out.newline();
        }
        self.leave();
    }

    fn body(&self, function: Global) -> Option<&'m Function> {
        self.module.body(function)
    }

    /// Makes the contents of a function printable.
    fn enter(&mut self, function: Global) {
        self.function = Some(function);
        self.func = self.body(function);
        if let Some(func) = self.func {
            self.locals.assign(func);
        }
    }

    fn leave(&mut self) {
        self.function = None;
        self.func = None;
    }

    #[inline]
    fn ty(&mut self, ty: Type) {
        self.types.write(&self.env.types, ty, &mut self.out);
    }

    #[inline]
    fn type_of(&self, value: Value) -> Type {
        match (value.kind(), self.func) {
            (ValueKind::Inst(inst), Some(func)) => func.inst(inst).ty,
            (ValueKind::Arg(arg), Some(func)) => func.params.get(arg).copied().unwrap_or(Type::VOID),
            (ValueKind::Block(_), _) => Type::LABEL,
            (ValueKind::LocalConst(c), Some(func)) => func.consts.get(c).ty,
            (ValueKind::ModuleConst(c), _) => self.env.consts.get(c).ty,
            (ValueKind::Global(global), _) => self.env.globals[global].ty,
            (ValueKind::Metadata(_), _) => Type::METADATA,
            _ => Type::VOID,
        }
    }

    #[inline]
    fn md_table(&self, metadata: Metadata) -> &'m MdTable {
        match self.func {
            Some(func) if metadata.is_local() => &func.metadata,
            _ => &self.env.metadata,
        }
    }

    fn metadata_number(&self, metadata: Metadata) -> u32 {
        self.md_numbers.get(self.function, metadata)
    }
}
