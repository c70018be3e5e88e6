//! Modules to bitcode.
//!
//! The file is what LLVM's writer makes: an identification block, the module block, and the string table with the names
//! of globals. It does not have the symbol table of the linker (`irsymtab`), which readers make for themselves where it
//! is missing.
//!
//! # How
//! One walk over the module numbers everything that is shared ([`enumerate`]). The parts of the module are then written
//! in the order in which readers want them: types, attributes, globals, constants, metadata, functions. Each function is
//! written into a buffer of its own, with numbers for what is its own ([`function`]), and appended.
//!
//! # Cost
//! Linear in the size of the module, but for sorting constants by how often they are used. Numbers are looked up in
//! tables indexed by entity.

mod abbrevs;
mod attributes;
mod constants;
mod enumerate;
mod function;
mod globals;
mod metadata;
mod strtab;
mod types;

use crate::bitstream::writer::{BitWriter, TOP_LEVEL_WIDTH};
use crate::codes::{EPOCH, MAGIC, MODULE_VERSION, block, identification, module as code};
use abbrevs::Abbrevs;
use enumerate::Enumeration;
use function::FunctionWriter;
use ir::inst::Align;
use ir::module::Module;
use ir::value::Global;
use std::sync::atomic::{AtomicUsize, Ordering};
use strtab::StringTable;
use support::diag::{Diagnostic, Diagnostics, Location, Severity};

/// What a file should have beside the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WriteOptions {
    /// Writes the use-list orders of functions' own values ([`ir::Function::use_list_orders`]). Orders of globals and
    /// constants are not written: they count uses by constants, which readers of text and of bitcode meet in different
    /// orders.
    pub preserve_use_list_order: bool,
    /// Threads that write functions; 0 and 1 mean the calling thread. The file does not depend on it.
    pub threads: usize,
}

impl Default for WriteOptions {
    fn default() -> Self {
        WriteOptions { preserve_use_list_order: true, threads: 1 }
    }
}

/// The bitcode of a module. Errors say what in the module has no place in the format.
pub fn write_module(module: &Module, options: &WriteOptions) -> Result<Vec<u8>, Diagnostics> {
    let e = Enumeration::new(module);
    let mut errors = Errors { module, found: Diagnostics::new() };
    let mut w = BitWriter::new(TOP_LEVEL_WIDTH);
    w.bits(u32::from_le_bytes(MAGIC).into(), 32);
    write_identification(&mut w);
    let mut strings = StringTable::default();
    write_module_block(&mut w, &e, options, &mut strings, &mut errors);
    strings.write(&mut w);
    if errors.found.has_errors() { Err(errors.found) } else { Ok(w.finish()) }
}

/// Width of abbreviation ids in identification and module blocks.
const IDENTIFICATION_WIDTH: u32 = 5;
const MODULE_WIDTH: u32 = 3;

fn write_identification(w: &mut BitWriter) {
    use crate::bitstream::writer::AbbrevOp::{Array, Char6, Literal};
    const PRODUCER: &str = concat!("Codewright", env!("CARGO_PKG_VERSION"));
    w.enter_block(block::IDENTIFICATION, IDENTIFICATION_WIDTH);
    let abbrev = w.define_abbrev(&[Literal(identification::STRING), Array, Char6]);
    w.abbreviated_with_bytes(&abbrev, &[], PRODUCER.as_bytes());
    w.record(identification::EPOCH, &[EPOCH]);
    w.exit_block();
}

fn write_module_block(
    w: &mut BitWriter,
    e: &Enumeration<'_>,
    options: &WriteOptions,
    strings: &mut StringTable,
    errors: &mut Errors,
) {
    w.enter_block(block::MODULE, MODULE_WIDTH);
    w.record(code::VERSION, &[MODULE_VERSION]);
    let abbrevs = Abbrevs::define(w, e.types.bits());
    types::write(w, e);
    attributes::write(w, e, errors);
    let symtab_offset = globals::write(w, e, strings, errors);
    constants::write_module(w, &abbrevs, e, errors);
    metadata::write_kinds(w, e);
    metadata::write_module(w, &abbrevs, e, errors);
    write_bundle_tags(w, e);
    write_sync_scopes(w, e);
    let functions = write_functions(w, &abbrevs, e, options, errors);
    globals::write_function_offsets(w, e, symtab_offset, &functions);
    w.exit_block();
}

/// Writes the function blocks; tells where each starts, in words from the start of the file.
fn write_functions(
    w: &mut BitWriter,
    abbrevs: &Abbrevs,
    e: &Enumeration<'_>,
    options: &WriteOptions,
    errors: &mut Errors,
) -> Vec<(Global, u64)> {
    let mut offsets = Vec::new();
    let mut append = |global: Global, words: &[u8]| {
        w.append_words(&[]);
        offsets.push((global, w.position() / 32));
        w.append_words(words);
    };
    let functions = &e.module.order.functions;
    if options.threads > 1 {
        for (global, words, found) in write_in_parallel(abbrevs, e, options) {
            append(global, &words);
            errors.found.append(found);
        }
        return offsets;
    }
    let mut writer = FunctionWriter::new(e, abbrevs, options);
    let mut buffer = BitWriter::new(MODULE_WIDTH);
    for &global in functions {
        if let Some(func) = e.module.body(global) {
            writer.write(&mut buffer, global, func, errors);
            append(global, buffer.words());
            buffer.clear();
        }
    }
    offsets
}

/// The function blocks in the order of the functions, with what was wrong. A thread takes the next function that nobody
/// has taken yet.
fn write_in_parallel(
    abbrevs: &Abbrevs,
    e: &Enumeration<'_>,
    options: &WriteOptions,
) -> Vec<(Global, Vec<u8>, Diagnostics)> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut writer = FunctionWriter::new(e, abbrevs, options);
        let mut buffer = BitWriter::new(MODULE_WIDTH);
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(&global) = e.module.order.functions.get(at) else { return done };
            let Some(func) = e.module.body(global) else { continue };
            let mut errors = Errors { module: e.module, found: Diagnostics::new() };
            writer.write(&mut buffer, global, func, &mut errors);
            done.push((at, (global, buffer.words().to_vec(), errors.found)));
            buffer.clear();
        }
    };
    let mut blocks = std::thread::scope(|scope| {
        let workers: Vec<_> = (1..options.threads).map(|_| scope.spawn(work)).collect();
        let mut blocks = work();
        for worker in workers {
            match worker.join() {
                Ok(more) => blocks.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        blocks
    });
    blocks.sort_by_key(|&(at, _)| at);
    blocks.into_iter().map(|(_, block)| block).collect()
}

fn write_bundle_tags(w: &mut BitWriter, e: &Enumeration<'_>) {
    if e.bundle_tags.is_empty() {
        return;
    }
    w.enter_block(block::OPERAND_BUNDLE_TAGS, 3);
    for tag in &e.bundle_tags {
        w.record_with_bytes(crate::codes::operand_bundle_tags::TAG, &[], tag);
    }
    w.exit_block();
}

fn write_sync_scopes(w: &mut BitWriter, e: &Enumeration<'_>) {
    w.enter_block(block::SYNC_SCOPE_NAMES, 2);
    for name in e.module.sync_scopes.values() {
        w.record_with_bytes(crate::codes::sync_scope_names::NAME, &[], name);
    }
    w.exit_block();
}

/// An alignment as the format has it: 0 for none, or else the logarithm plus one.
fn encode_align(align: Align) -> u64 {
    align.log2().map_or(0, |log2| u64::from(log2) + 1)
}

/// What cannot be written.
struct Errors<'a> {
    module: &'a Module,
    found: Diagnostics,
}

impl Errors<'_> {
    /// An error in a function or another global.
    fn in_global(&mut self, global: Global, message: String) {
        let name = String::from_utf8_lossy(&self.module.globals[global].name);
        let kind = if self.module.globals[global].as_function().is_some() { "function" } else { "global" };
        self.at(format!("{kind} '{name}'"), message);
    }

    fn in_module(&mut self, message: String) {
        self.at("module".into(), message);
    }

    fn at(&mut self, entity: String, message: String) {
        let location = Location::Entity { file: self.module.name.clone(), entity };
        self.found.push(Diagnostic::new(Severity::Error, location, message));
    }
}

#[cfg(test)]
mod tests;
