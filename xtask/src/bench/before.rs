//! `cargo xtask bench all --before WHAT`: this tree's binary against an earlier one, on the rows of all areas.
//!
//! `WHAT` is a commit, whose release binary is built in a work tree of its own below `target/before`, or the path of a binary.
//! Each row that compares our time with a peer's runs with both binaries, interleaved. A row is *worse* if the median of
//! its CPU time or of its peak memory has grown by more than [`TOLERANCE`] beyond its spread: half the distance between the
//! quartiles, of whichever side varies more. So a row that varies much must grow much to be called worse, and is marked for
//! that: its number says little.

use super::{AREAS, Peer, Row, geometric_mean, obstacle, tools};
use crate::machine::{Cost, Result, binary_of, measure, release_binary};
use std::path::Path;

/// Runs of each side, at least.
const MIN_RUNS: usize = 9;

/// Growth that is not counted.
const TOLERANCE: f64 = 0.03;

/// A spread beyond which a row is marked.
const NOISY: f64 = 0.05;

pub fn run(before: &str, runs: usize, only: Option<&str>) -> Result {
    let ours = release_binary()?;
    let tools = tools(&ours.to_string_lossy())?;
    let before = binary_of(before)?;
    let runs = runs.max(MIN_RUNS);
    println!(
        "{:<38} {:>10} {:>10} {:>7} {:>7}   {:>8} {:>8} {:>7}",
        "", "now ms", "before ms", "cpu", "spread", "now MiB", "then MiB", "memory"
    );
    let (mut ratios, mut worse) = (Vec::new(), 0);
    for area in AREAS {
        for row in (area.rows)()? {
            let name = format!("{} {}", area.name, row.name);
            if only.is_some_and(|only| !name.contains(only)) || matches!(row.peer, Peer::Ourselves(_)) {
                continue;
            }
            // The peer is not asked.
            let row = Row { peer: Peer::Ourselves(Vec::new()), ..row };
            if let Some(reason) = obstacle(&row, area.origin, &tools) {
                println!("{name:<38} skipped: {reason}");
                continue;
            }
            let pair = Pair::measure(&row, &ours, &before, runs)?;
            pair.print(&name);
            worse += usize::from(pair.is_worse());
            ratios.push(pair.time.ratio());
        }
    }
    println!(
        "medians of {runs} interleaved runs; CPU time {:.3} of the binary before, geometric mean of {} rows; {worse} worse",
        geometric_mean(ratios.iter().copied()),
        ratios.len()
    );
    if worse == 0 { Ok(()) } else { Err(format!("{worse} rows are worse than before")) }
}

/// One quantity of both sides, now and before.
struct Quantity {
    medians: [f64; 2],
    /// Half the distance between the quartiles as a part of the median, of the side that varies more.
    spread: f64,
}

impl Quantity {
    fn new(now: Vec<f64>, before: Vec<f64>) -> Quantity {
        let sides = [now, before].map(|mut values| {
            values.sort_by(f64::total_cmp);
            let at = |part: usize| {
                values.get(values.len().saturating_sub(1) * part / 4).copied().unwrap_or(f64::NAN)
            };
            (at(2), (at(3) - at(1)) / 2.0 / at(2))
        });
        Quantity { medians: sides.map(|(median, _)| median), spread: sides[0].1.max(sides[1].1) }
    }

    fn ratio(&self) -> f64 {
        self.medians[0] / self.medians[1]
    }

    fn is_worse(&self) -> bool {
        self.ratio() > 1.0 + TOLERANCE + self.spread
    }
}

/// What a row costs on both sides.
struct Pair {
    time: Quantity,
    memory: Quantity,
}

impl Pair {
    fn measure(row: &Row, now: &Path, before: &Path, runs: usize) -> Result<Pair> {
        let words = |binary: &Path| -> Vec<String> {
            let binary = binary.to_string_lossy().into_owned();
            std::iter::once(binary).chain(row.ours.iter().cloned()).collect()
        };
        let words = [words(now), words(before)];
        let mut costs: [Vec<Cost>; 2] = [Vec::new(), Vec::new()];
        for _ in 0..runs {
            for (side, words) in costs.iter_mut().zip(&words) {
                side.push(measure(words)?);
            }
        }
        let each = |get: fn(&Cost) -> f64| {
            let [now, before] = costs.each_ref().map(|side| side.iter().map(get).collect());
            Quantity::new(now, before)
        };
        Ok(Pair { time: each(|cost| cost.cpu_seconds), memory: each(|cost| cost.peak_bytes as f64) })
    }

    fn is_worse(&self) -> bool {
        self.time.is_worse() || self.memory.is_worse()
    }

    fn print(&self, name: &str) {
        let mebibytes = |bytes: f64| bytes / f64::from(1 << 20);
        println!(
            "{name:<38} {:>10.1} {:>10.1} {:>7.3} {:>7.3}   {:>8.1} {:>8.1} {:>7.3} {}{}",
            self.time.medians[0] * 1e3,
            self.time.medians[1] * 1e3,
            self.time.ratio(),
            self.time.spread,
            mebibytes(self.memory.medians[0]),
            mebibytes(self.memory.medians[1]),
            self.memory.ratio(),
            if self.is_worse() { "WORSE " } else { "" },
            if self.time.spread > NOISY { "noisy" } else { "" },
        );
    }
}

#[cfg(test)]
mod tests {
    use super::Quantity;

    #[test]
    fn growth_beyond_the_spread_is_worse() {
        let before = vec![1.0; 9];
        assert!(!Quantity::new(vec![1.02; 9], before.clone()).is_worse());
        assert!(Quantity::new(vec![1.05; 9], before.clone()).is_worse());
        let varying = vec![0.8, 0.9, 0.9, 1.0, 1.05, 1.1, 1.2, 1.2, 1.3];
        assert!(!Quantity::new(varying, before).is_worse());
    }
}
