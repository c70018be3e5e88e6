//! The verifier: the rules of LLVM IR that types and syntax alone do not enforce.
//!
//! [`verify_module`] looks at everything once and collects every violation as a [`Finding`], in LLVM's words, which
//! people search for, with the entities concerned and the place in the module. It never changes anything and does not
//! panic on ill-typed IR.
//!
//! # How it works
//! Facts about types, globals and attribute lists that many instructions ask for are computed first ([`facts`]). Then each
//! function is walked once, in order ([`function`]): a function does not depend on what others contain, so functions
//! are verified on several threads and the findings put in order afterwards. What belongs to the module — globals,
//! flags, and the metadata that functions refer to — comes last, on one thread.
//!
//! A check that fails ends the examination of its instruction (or node), as what follows relies on it; the next
//! instruction is examined all the same. Each file holds the rules of one topic:
//!
//! | file | rules |
//! |---|---|
//! | [`module`] | global variables, aliases, ifuncs, comdats |
//! | [`module_flags`] | `!llvm.module.flags` and other named metadata |
//! | [`function`] | headers of functions, calling conventions, attachments |
//! | [`attributes`] | which attributes fit where |
//! | [`block`] | phis against predecessors |
//! | [`operands`] | what operands may be; dominance |
//! | [`inst`] | types of operands and results, by family |
//! | [`call`], [`bundles`], [`tail`], [`inline_asm`] | calls |
//! | [`intrinsics`] | calls of intrinsics |
//! | [`eh`] | exception handling pads |
//! | [`attachments`], [`range`], [`tbaa`] | metadata of instructions |
//! | [`metadata`], [`debug_info`], [`debug_records`] | metadata nodes, debug info |
//!
//! # Cost
//! Linear in the size of the module. Dominance is a comparison of two numbers per operand; nothing is allocated per
//! instruction.

mod attachments;
mod attributes;
mod block;
mod bundles;
mod call;
mod constants;
mod debug_info;
mod debug_records;
mod eh;
mod facts;
mod function;
mod global_value;
mod inline_asm;
mod inst;
mod intrinsics;
mod metadata;
mod module;
mod module_flags;
mod operands;
mod range;
mod render;
mod result;
mod shape;
mod sink;
mod swift;
mod tail;
mod tbaa;
#[cfg(test)]
mod tests;
mod values;

pub use sink::{Finding, Report};

use crate::module::Module;
use crate::value::Global;
use facts::Facts;
use function::Scratch;
use result::FunctionResult;
use sink::Sink;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Verifies a module with up to `threads` threads. The report does not depend on their number.
pub fn verify_module(module: &Module, threads: usize) -> Report {
    let facts = Facts::new(module);
    let functions = &module.order.functions;
    let mut results = verify_functions(module, &facts, functions, threads.clamp(1, functions.len().max(1)));
    module::verify_intrinsic_uses(module, &facts, &mut results);
    let mut sink = Sink::default();
    let mut nodes = metadata::MetadataVerifier::new(module);
    for result in &results {
        nodes.visit_roots(&result.roots, Some(result.function), &mut sink);
    }
    module::verify(module, &facts, &results, &mut nodes, &mut sink);
    let sinks = results.iter_mut().map(|r| std::mem::take(&mut r.sink));
    Report::new(module, sinks.chain([sink]))
}

/// Verifies one function and the metadata that it refers to.
pub fn verify_function(module: &Module, function: Global) -> Report {
    Verifier::new(module).function(module, function)
}

/// For modules whose functions are verified one at a time. What it is given must be the module that it was made of; the
/// module may have more by then, to which functions that have not been verified do not refer.
#[derive(Debug)]
pub struct Verifier {
    facts: Facts,
}

impl Verifier {
    /// O(types, globals and attribute lists).
    pub fn new(module: &Module) -> Verifier {
        Verifier { facts: Facts::new(module) }
    }

    /// Verifies what is outside of bodies.
    pub fn globals(&self, module: &Module) -> Report {
        let mut sink = Sink::default();
        let mut nodes = metadata::MetadataVerifier::new(module);
        module::verify(module, &self.facts, &[], &mut nodes, &mut sink);
        Report::new(module, [sink])
    }

    /// Verifies a function and the metadata that it refers to.
    pub fn function(&self, module: &Module, function: Global) -> Report {
        let result = function::verify(module, &self.facts, function, &mut Scratch::default());
        let mut sink = Sink::default();
        metadata::MetadataVerifier::new(module).visit_roots(&result.roots, Some(function), &mut sink);
        Report::new(module, [result.sink, sink])
    }
}

/// The results of functions for which there is something to say, in the order of the module.
fn verify_functions(
    module: &Module,
    facts: &Facts,
    functions: &[Global],
    threads: usize,
) -> Vec<FunctionResult> {
    let next = AtomicUsize::new(0);
    // Functions are handed out one at a time, as their sizes differ much.
    let work = || {
        let mut scratch = Scratch::default();
        let mut results = Vec::new();
        while let Some(&global) = functions.get(next.fetch_add(1, Ordering::Relaxed)) {
            let result = function::verify(module, facts, global, &mut scratch);
            if !result.is_empty() {
                results.push(result);
            }
        }
        results
    };
    if threads == 1 {
        return work();
    }
    let mut results = std::thread::scope(|scope| {
        let handles: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut results = work();
        for handle in handles {
            match handle.join() {
                Ok(more) => results.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    });
    sort_results(functions, &mut results);
    results
}

/// Puts results in the order of the module's functions.
fn sort_results(functions: &[Global], results: &mut [FunctionResult]) {
    let mut place = support::entity::SecondaryMap::<Global, u32>::with_default(0);
    for (i, &global) in functions.iter().enumerate() {
        place[global] = i as u32;
    }
    results.sort_by_key(|r| place[r.function]);
}
