//! What comparisons have in common: how much of their inputs they take, what they found, and work on all processors.

use crate::machine::Result;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How much of its inputs a comparison takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sample {
    /// What runs in every test, however busy the machine: seconds.
    Smallest,
    /// What runs if there is time, and by hand.
    Usual,
    /// Everything; by hand only. Where a comparison has no more, it is the usual sample.
    All,
}

impl Sample {
    /// The list, or every n-th item of it for the smallest sample.
    pub fn every<T>(self, n: usize, list: Vec<T>) -> Vec<T> {
        let step = if self == Sample::Smallest { n.max(1) } else { 1 };
        list.into_iter().step_by(step).collect()
    }
}

/// What a comparison found.
#[derive(Debug, Default)]
pub struct Agreement {
    pub agreed: usize,
    /// One line or paragraph for each difference.
    pub differences: Vec<String>,
}

impl Agreement {
    pub fn total(&self) -> usize {
        self.agreed + self.differences.len()
    }

    /// Adds what a part of the comparison found.
    pub fn add(&mut self, part: Agreement) {
        self.agreed += part.agreed;
        self.differences.extend(part.differences);
    }

    /// `A/B`.
    pub fn counts(&self) -> String {
        format!("{}/{}", self.agreed, self.total())
    }
}

/// Does all of a list, on all processors; what was found comes in the order of the list.
pub fn jobs<J: Sync, T: Send>(list: &[J], work: impl Fn(&J) -> Result<T> + Sync) -> Vec<Result<T>> {
    let found = Mutex::new(Vec::new());
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(job) = list.get(index) else { break };
                    let result = work(job);
                    found.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((index, result));
                }
            });
        }
    });
    let mut found = found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    found.sort_by_key(|(index, _)| *index);
    found.into_iter().map(|(_, result)| result).collect()
}
