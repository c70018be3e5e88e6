//! Finding what of a pass's list can go: first all of it, then halves, quarters and so on, each without what could already
//! go (after Zeller and Hildebrandt, *Simplifying and Isolating Failure-Inducing Input*, 2002).
//!
//! Several candidates are tried at a time: those that come next if none of them is interesting. The first one that is counts, and
//! those after it are forgotten, so the result does not depend on how many are tried at a time.

use super::interest::Interest;
use super::passes::{Oracle, Pass};
use ir::Module;
use ir::text::parse::parse_module;
use ir::text::print::{PrintOptions, module_to_bytes};
use ir::verify::verify_module;
use support::source::SourceMap;

/// How candidates are tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settings {
    /// Candidates at a time.
    pub jobs: usize,
    /// How often the list is halved before the first try.
    pub granularity: u32,
    /// A candidate that is no valid module is an error.
    pub aborts_on_invalid: bool,
}

/// The module of a text, if it can be read and verifies.
pub(super) fn usable(text: &[u8]) -> Option<Module> {
    let mut sources = SourceMap::new();
    let id = sources.add("reduced", text.to_vec(), None).ok()?;
    let (module, _) = parse_module(&sources, id).ok()?;
    verify_module(&module, 1).is_ok().then_some(module)
}

pub(super) fn text_of(module: &Module) -> Vec<u8> {
    module_to_bytes(module, &PrintOptions::default())
}

/// What can go of a pass's list so far.
struct Search<'a> {
    pass: &'a Pass,
    module: &'a Module,
    test: &'a dyn Interest,
    settings: Settings,
}

impl Search<'_> {
    /// The module without these things, if that is a module and interesting.
    fn attempt(&self, removed: &[bool]) -> Result<Option<Module>, String> {
        let mut candidate = self.module.clone();
        (self.pass.run)(&mut candidate, &mut Oracle::new(removed));
        let text = text_of(&candidate);
        match usable(&text) {
            Some(mut read) if self.test.is_interesting(&read, &text)? => {
                // The reader takes its own name for the source's where the text has none.
                read.env.source_filename = std::mem::take(&mut candidate.env.source_filename);
                Ok(Some(read))
            }
            None if self.settings.aborts_on_invalid => {
                Err(format!("invalid reduction in pass '{}'", self.pass.name))
            }
            _ => Ok(None),
        }
    }

    fn attempt_all(&self, tries: &[Vec<bool>]) -> Vec<Result<Option<Module>, String>> {
        match tries {
            [one] => vec![self.attempt(one)],
            _ => std::thread::scope(|scope| {
                let threads: Vec<_> =
                    tries.iter().map(|removed| scope.spawn(|| self.attempt(removed))).collect();
                let lost = || Err("a candidate could not be tried".to_owned());
                threads.into_iter().map(|thread| thread.join().unwrap_or_else(|_| lost())).collect()
            }),
        }
    }
}

/// Runs a pass; how many things could go.
pub(super) fn run(
    pass: &Pass,
    module: &mut Module,
    test: &dyn Interest,
    settings: Settings,
) -> Result<usize, String> {
    let mut counting = Oracle::new(&[]);
    (pass.run)(&mut module.clone(), &mut counting);
    let count = counting.asked();
    let search = Search { pass, module, test, settings };
    let mut removed = vec![false; count];
    let mut best = None;
    let mut size = count.checked_shr(settings.granularity).unwrap_or(0).max(count.min(1));
    while size > 0 {
        // What comes last is used by least.
        let mut chunks: Vec<usize> = (0..count).step_by(size).collect();
        while !chunks.is_empty() {
            // The next chunks that have something in them, each as a try of its own.
            let mut tries = Vec::new();
            let mut taken = 0;
            for &begin in chunks.iter().rev() {
                if tries.len() == settings.jobs.max(1) {
                    break;
                }
                taken += 1;
                let end = (begin + size).min(count);
                if removed[begin..end].iter().any(|&gone| !gone) {
                    let mut more = removed.clone();
                    more[begin..end].fill(true);
                    tries.push((taken, more));
                }
            }
            let wanted: Vec<Vec<bool>> = tries.iter().map(|(_, more)| more.clone()).collect();
            for ((at, more), found) in tries.into_iter().zip(search.attempt_all(&wanted)) {
                if let Some(candidate) = found? {
                    (best, removed, taken) = (Some(candidate), more, at);
                    break;
                }
            }
            chunks.truncate(chunks.len() - taken);
        }
        size /= 2;
    }
    if let Some(best) = best {
        *module = best;
    }
    Ok(removed.into_iter().filter(|&gone| gone).count())
}
