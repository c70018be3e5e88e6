//! What the values, blocks and debug-info nodes of an IR function are called in machine IR: as in the text of the module.

use ir::metadata::Metadata;
use ir::text::print::EntityPrinter;
use ir::{Global, Module, Value};
use support::hash::FxHashMap;

/// Names of one function, both ways. O(instructions).
#[derive(Debug, Default)]
pub struct Names {
    values: FxHashMap<Value, String>,
    by_value_name: FxHashMap<String, Value>,
    blocks: FxHashMap<ir::Block, String>,
    by_block_name: FxHashMap<String, ir::Block>,
    /// Locations of instructions, and what debug records name.
    metadata: FxHashMap<Metadata, String>,
    by_metadata: FxHashMap<String, Metadata>,
}

impl Names {
    pub fn new(module: &Module, printer: &mut EntityPrinter<'_>, global: Global) -> Names {
        let mut names = Names::default();
        let Some(body) = module.body(global) else { return names };
        let mut name = |value: Value| {
            let text = printer.value(Some(global), value, false);
            text.strip_prefix('%').map(str::to_owned)
        };
        for index in 0..body.params.len() {
            let value = Value::arg(ir::Arg::from_u32(index as u32));
            names.add_value(value, name(value));
        }
        for block in body.blocks() {
            if let Some(text) = name(Value::block(block)) {
                names.by_block_name.insert(text.clone(), block);
                names.blocks.insert(block, text);
            }
            for inst in body.block_insts(block) {
                let value = Value::inst(inst);
                names.add_value(value, name(value));
            }
        }
        let mut note = |item: Metadata| {
            if !names.metadata.contains_key(&item) {
                let text = printer.metadata(Some(global), item);
                names.by_metadata.entry(text.clone()).or_insert(item);
                names.metadata.insert(item, text);
            }
        };
        for inst in body.blocks().flat_map(|b| body.block_insts(b)) {
            body.debug_loc(inst).into_iter().for_each(&mut note);
            for record in body.dbg_records(inst) {
                let parts = [record.variable, record.expression, record.location];
                parts.into_iter().filter_map(|part| part.get()).for_each(&mut note);
            }
        }
        names
    }

    fn add_value(&mut self, value: Value, name: Option<String>) {
        if let Some(name) = name {
            self.by_value_name.insert(name.clone(), value);
            self.values.insert(value, name);
        }
    }

    /// Without the `%`.
    pub fn value(&self, value: Value) -> Option<&str> {
        self.values.get(&value).map(String::as_str)
    }

    pub fn block(&self, block: ir::Block) -> Option<&str> {
        self.blocks.get(&block).map(String::as_str)
    }

    /// `!12`, or `!DIExpression()`
    pub fn metadata(&self, item: Metadata) -> Option<&str> {
        self.metadata.get(&item).map(String::as_str)
    }

    pub fn find_value(&self, name: &str) -> Option<Value> {
        self.by_value_name.get(name).copied()
    }

    pub fn find_block(&self, name: &str) -> Option<ir::Block> {
        self.by_block_name.get(name).copied()
    }

    pub fn find_metadata(&self, name: &str) -> Option<Metadata> {
        self.by_metadata.get(name).copied()
    }
}
