//! Single entities of a module as text, for dumps and messages.

use super::Printer;
use super::buffer::Buffer;
use super::type_order::TypeOrder;
use super::types::TypeNames;
use crate::attributes::Attribute;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::types::Type;
use crate::value::{Block, Global, Inst, Value};

/// Writes parts of one module, with the names and numbers that [`super::print_module`] gives them.
///
/// Making one numbers the metadata of the whole module, so make one and use it for everything that is to be written.
/// Local values and metadata need the function they belong to; without it they are shown as `<badref>`.
pub struct EntityPrinter<'m> {
    printer: Printer<'m, 'static>,
}

impl<'m> EntityPrinter<'m> {
    pub fn new(module: &'m Module) -> Self {
        let types = TypeNames::uncached(TypeOrder::of_module(module).numbers);
        let mut printer = Printer::new(module, types, Buffer::new());
        for &function in &module.order.functions {
            printer.md_numbers.add_function(module, function);
            if let Some(func) = module.body(function) {
                printer.numbers.add_groups_of(&module.env, func);
            }
        }
        EntityPrinter { printer }
    }

    /// A function as in the module's text.
    pub fn function(&mut self, function: Global) -> String {
        self.write(None, |p| p.function(function))
    }

    /// A block with its label, preceded by an empty line unless it is an unnamed entry block.
    pub fn block(&mut self, function: Global, block: Block) -> String {
        self.write(Some(function), |p| {
            if let Some(func) = p.func {
                p.block(func, block);
            }
        })
    }

    /// An instruction, indented by two spaces, without end of line.
    pub fn inst(&mut self, function: Global, inst: Inst) -> String {
        self.write(Some(function), |p| {
            if let Some(func) = p.func.filter(|f| f.is_valid_inst(inst)) {
                p.out.str("  ");
                p.instruction(func, inst);
            }
        })
    }

    /// The debug records before an instruction, one line each.
    pub fn dbg_records(&mut self, function: Global, inst: Inst) -> String {
        self.write(Some(function), |p| {
            let Some(func) = p.func else { return };
            for record in func.dbg_records(inst) {
                p.out.str("    ");
                p.record(record);
                p.out.newline();
            }
        })
    }

    /// A value as an operand: `%x`, `@f`, `42`; with its type before it if `typed`.
    pub fn value(&mut self, function: Option<Global>, value: Value, typed: bool) -> String {
        self.write(function, |p| if typed { p.typed(value) } else { p.value(value) })
    }

    pub fn ty(&mut self, ty: Type) -> String {
        self.write(None, |p| p.ty(ty))
    }

    /// The definition of a variable, alias or ifunc; the header of a function.
    pub fn global(&mut self, global: Global) -> String {
        match self.printer.env.globals[global].as_function() {
            Some(_) => {
                let text = self.function(global);
                let header = text.lines().find(|line| !line.starts_with(';'));
                header.unwrap_or_default().trim_end_matches(" {").to_owned()
            }
            None => self.write(None, |p| p.global_definition(global)).trim_end().to_owned(),
        }
    }

    /// An attribute as it stands at a parameter: `align 8`, `"key"="value"`.
    pub fn attribute(&mut self, attribute: &Attribute) -> String {
        self.write(None, |p| p.attribute(attribute, false))
    }

    /// Metadata as an operand: `!5`, `!"text"`, `i32 1`.
    pub fn metadata(&mut self, function: Option<Global>, metadata: Metadata) -> String {
        self.write(function, |p| p.metadata(metadata))
    }

    /// A node with its contents: `!5 = !{i32 1}`; the same as [`metadata`](Self::metadata) for what is not a node.
    pub fn node(&mut self, function: Option<Global>, metadata: Metadata) -> String {
        self.write(function, |p| {
            let start = p.out.len();
            p.metadata(metadata);
            if p.md_table(metadata).as_node(metadata).is_some() && p.out.as_bytes()[start..].starts_with(b"!")
            {
                let number = p.metadata_number(metadata);
                if number != super::numbers::NONE {
                    p.out.str(" = ");
                    p.node_definition(metadata);
                }
            }
        })
    }

    fn write(&mut self, function: Option<Global>, write: impl FnOnce(&mut Printer<'m, 'static>)) -> String {
        let printer = &mut self.printer;
        printer.out.clear();
        if let Some(function) = function.filter(|&f| printer.function != Some(f)) {
            printer.enter(function);
        }
        write(printer);
        String::from_utf8_lossy(printer.out.as_bytes()).into_owned()
    }
}
