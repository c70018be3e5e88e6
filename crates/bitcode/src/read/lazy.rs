//! [`LazyModule`]: a module whose bodies are read on demand, one at a time or all in parallel.

use super::container::Container;
use super::function::{self, Outcome};
use super::module::{self, Shared};
use super::{FileInfo, upgrade};
use crate::bitstream::Error;
use ir::{Global, Module};
use std::sync::atomic::{AtomicUsize, Ordering};
use support::diag::{Diagnostics, Location, Severity};

/// A module in a file, read except for the bodies of its functions.
#[derive(Debug)]
pub struct LazyModule<'a> {
    module: Module,
    shared: Shared<'a>,
    intrinsics: ir::upgrade::Intrinsics,
    file: FileInfo,
    /// Functions whose bodies have not been read, in the order of the file, with the positions of their blocks.
    pending: Vec<(Global, u64)>,
    /// How many blocks functions must have for the block addresses that have been read.
    block_bounds: Vec<BlockBound>,
    warnings: Diagnostics,
}

/// A block address: `func` must have more than `block` blocks.
#[derive(Clone, Copy, Debug)]
pub(super) struct BlockBound {
    pub func: Global,
    pub block: u32,
    /// The record, for the message.
    pub bit: u64,
}

impl<'a> LazyModule<'a> {
    /// Reads everything but the bodies.
    pub fn parse(bytes: &'a [u8], name: &str) -> Result<LazyModule<'a>, Diagnostics> {
        let container = Container::parse(bytes, name)?;
        let file = container.file_info(name);
        let &[position] = &container.modules[..] else {
            let message = match container.modules.len() {
                0 => "file contains no module",
                _ => "expected a single module",
            };
            return Err(file.error(&Error::new(0, message)).into());
        };
        let parsed = module::read(&container, position, name).map_err(|e| file.error(&e))?;
        let mut warnings = Diagnostics::new();
        for warning in &parsed.warnings {
            warnings.push(file.warning(warning));
        }
        Ok(LazyModule {
            module: parsed.module,
            shared: parsed.shared,
            intrinsics: parsed.intrinsics,
            file,
            pending: parsed.bodies,
            block_bounds: parsed.block_bounds,
            warnings,
        })
    }

    /// The module as far as it has been read: functions that have not been read have no bodies.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// Whether the function has a body that has not been read.
    pub fn is_pending(&self, function: Global) -> bool {
        self.pending.iter().any(|&(g, _)| g == function)
    }

    /// Reads the body of one function, if it has one that has not been read.
    pub fn materialize(&mut self, function: Global) -> Result<(), Diagnostics> {
        let Some(at) = self.pending.iter().position(|&(g, _)| g == function) else { return Ok(()) };
        let (global, bit) = self.pending.remove(at);
        let outcome = self.read_body(global, bit, None);
        self.accept(global, outcome).map_err(|e| self.file.error(&e).into())
    }

    /// Reads all bodies that have not been read, on that many threads.
    pub fn materialize_all(&mut self, threads: usize) -> Result<(), Diagnostics> {
        let pending = std::mem::take(&mut self.pending);
        // The list is in a vector as long as the bodies are, so bodies are read in batches to bound what waits.
        const BATCH: usize = 1 << 12;
        for batch in pending.chunks(BATCH) {
            let threads = threads.min(batch.len());
            let ahead = if threads > 1 { self.read_ahead(batch, threads) } else { Vec::new() };
            let mut ahead = ahead.into_iter();
            for &(global, bit) in batch {
                let outcome = self.read_body(global, bit, ahead.next());
                self.accept(global, outcome).map_err(|e| self.file.error(&e))?;
            }
        }
        self.check_block_bounds().map_err(|e| self.file.error(&e))?;
        Ok(())
    }

    /// The module and the warnings, after what has to wait until all has been read.
    pub fn into_module(mut self) -> (Module, Diagnostics) {
        if self.pending.is_empty() {
            upgrade::finish(&mut self.module);
        }
        (self.module, self.warnings)
    }

    /// Reads bodies in parallel; the results are in the order of the batch.
    fn read_ahead(&self, batch: &[(Global, u64)], threads: usize) -> Vec<Result<Outcome, function::Failure>> {
        let next = AtomicUsize::new(0);
        let work = || {
            let mut results = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(&(global, bit)) = batch.get(at) else { return results };
                results.push((at, function::read(&self.shared, &self.module.env, None, global, bit)));
            }
        };
        let mut results: Vec<_> = std::thread::scope(|scope| {
            let workers: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mut results = work();
            for worker in workers {
                match worker.join() {
                    Ok(more) => results.extend(more),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            results
        });
        results.sort_by_key(|&(at, _)| at);
        results.into_iter().map(|(_, result)| result).collect()
    }

    /// The body of a function. If it needs a type that the module does not have, it is read again with the type table
    /// in its own hands.
    fn read_body(
        &mut self,
        global: Global,
        bit: u64,
        ahead: Option<Result<Outcome, function::Failure>>,
    ) -> Result<Outcome, Error> {
        let env = &self.module.env;
        let first = ahead.unwrap_or_else(|| function::read(&self.shared, env, None, global, bit));
        match first {
            Ok(outcome) => Ok(outcome),
            Err(function::Failure::Malformed(error)) => Err(error),
            Err(function::Failure::MissingType) => {
                let mut types = std::mem::take(&mut self.module.env.types);
                let result = function::read(&self.shared, &self.module.env, Some(&mut types), global, bit);
                self.module.env.types = types;
                result.map_err(|failure| match failure {
                    function::Failure::Malformed(error) => error,
                    function::Failure::MissingType => Error::new(bit, "a type cannot be made"),
                })
            }
        }
    }

    fn accept(&mut self, global: Global, outcome: Result<Outcome, Error>) -> Result<(), Error> {
        let mut outcome = outcome.map_err(|e| {
            let name = String::from_utf8_lossy(&self.module.env.globals[global].name);
            e.in_context(&format!("function '{name}'"))
        })?;
        if let Some(object) = self.module.env.globals[global].object_mut() {
            object.attachments.extend(outcome.attachments);
        }
        self.intrinsics.upgrade_calls(&mut self.module.env, &mut outcome.function);
        self.block_bounds.extend(outcome.block_bounds);
        for warning in outcome.warnings {
            let diagnostic = self.file.diagnostic(Severity::Warning, &warning);
            // One warning per kind of record is enough.
            if !self.warnings.iter().any(|w| w.message == diagnostic.message) {
                self.warnings.push(diagnostic);
            }
        }
        self.module.bodies.insert(global, outcome.function);
        Ok(())
    }

    fn check_block_bounds(&self) -> Result<(), Error> {
        for bound in &self.block_bounds {
            let blocks = self.module.body(bound.func).map_or(0, |f| f.num_blocks());
            if bound.block as usize >= blocks {
                let name = String::from_utf8_lossy(&self.module.globals[bound.func].name);
                return Err(Error::new(
                    bound.bit,
                    format!("address of block {} of function '{name}', which has {blocks}", bound.block),
                ));
            }
        }
        Ok(())
    }

    /// A diagnostic about the file as a whole, for tools.
    pub fn location(&self) -> Location {
        Location::Entity { file: self.file.name.clone(), entity: String::new() }
    }
}
