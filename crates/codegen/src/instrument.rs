//! Pass instrumentation: dumps before and after passes, bisection, timing, start and stop points.
//!
//! Everything here is derived from the steps of the pipeline ([`crate::pipeline::steps`]): instruction selection, then the
//! rows of the table that apply.

use ir::Env;
use isel::fast::Counters;
use isel::{INSTRUMENTS, SelectOptions};
use mir::{Function, Isa};
use std::time::{Duration, Instant};
use support::diff::{self, Side};

/// A step of the pipeline, as options and dumps call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<'s> {
    pub argument: &'s str,
    pub title: &'s str,
}

/// How changes are shown (`-print-changed=`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Changed {
    /// Only what is different is marked: lines that have gone and come.
    pub diff: bool,
    pub color: bool,
    /// Passes that change nothing are not named.
    pub quiet: bool,
}

impl Changed {
    /// Words of the option; the first is for the option alone.
    pub const WORDS: &[(&str, &str, Changed)] = &[
        ("", "Print all of the function", Changed { diff: false, color: false, quiet: false }),
        ("quiet", "Do not name passes without changes", Changed { diff: false, color: false, quiet: true }),
        ("diff", "Mark lines that have gone or come", Changed { diff: true, color: false, quiet: false }),
        ("diff-quiet", "Both", Changed { diff: true, color: false, quiet: true }),
        ("cdiff", "Mark lines in colour", Changed { diff: true, color: true, quiet: false }),
        (
            "cdiff-quiet",
            "The same, and do not name passes without changes",
            Changed { diff: true, color: true, quiet: true },
        ),
    ];
}

/// What is shown on the way.
#[derive(Clone, Debug, Default)]
pub struct Dump {
    /// Selection graphs.
    pub selection: SelectOptions,
    /// The function before and after every pass (`-print-before-all`, `-print-after-all`).
    pub before_all: bool,
    pub after_all: bool,
    /// The function before and after these passes (`-print-before=`, `-print-after=`).
    pub before: Vec<String>,
    pub after: Vec<String>,
    /// The function after every pass, as LLVM 5 showed it (`-print-machineinstrs`).
    pub machine_code: bool,
    /// The function after passes that change it (`-print-changed`).
    pub changed: Option<Changed>,
    /// The problems that the allocator `pbqp` solves (`-pbqp-dump-graphs`).
    pub allocation_graphs: bool,
    /// Only these functions, if there are any (`-filter-print-funcs`).
    pub functions: Vec<String>,
}

impl Dump {
    /// Whether machine code is shown anywhere.
    fn is_anything(&self) -> bool {
        let all = self.before_all || self.after_all || self.machine_code || self.changed.is_some();
        all || !self.before.is_empty() || !self.after.is_empty()
    }

    /// Whether what a pass makes may be looked at.
    pub(crate) fn shows(&self, pass: &str) -> bool {
        let named = self.before.iter().chain(&self.after).any(|name| name == pass);
        let all = self.before_all || self.after_all || self.machine_code || self.changed.is_some();
        named || all || self.selection.explain
    }

    /// Whether functions are recorded.
    pub(crate) fn explains(&self, module: &ir::Module, global: ir::Global) -> bool {
        let is_named = |name: &String| name.as_bytes() == &*module.globals[global].name || name == "*";
        self.selection.explain && (self.functions.is_empty() || self.functions.iter().any(is_named))
    }
}

/// Where the pipeline begins or ends: before or after a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Boundary {
    pub pass: String,
    pub after: bool,
}

/// Which part of the pipeline is wanted.
#[derive(Clone, Debug, Default)]
pub struct Part {
    pub start: Option<Boundary>,
    pub stop: Option<Boundary>,
    /// Only these passes (`-run-pass`).
    pub only: Vec<String>,
}

/// The steps that run, by index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selected {
    runs: Vec<bool>,
    /// The functions that come out are printed rather than emitted.
    pub prints: bool,
}

impl Selected {
    /// Whether no step runs.
    pub fn is_empty(&self) -> bool {
        !self.runs.contains(&true)
    }

    pub fn runs(&self, step: usize) -> bool {
        self.runs.get(step).copied().unwrap_or(false)
    }
}

/// What LLVM calls passes whose work is done by the end of a step of another name: instruction selection of a target, and
/// putting registers in place of those that were given out.
fn is_other_name(name: &str, argument: &str) -> bool {
    match argument {
        "finalize-isel" => name.ends_with("-isel"),
        "regallocbasic" | "greedy" | "regalloclinearscan" | "regallocpbqp" => name == "virtregrewriter",
        _ => false,
    }
}

/// What LLVM calls passes over IR that come before selection. What is left of their work here is done in selection or after it,
/// so that the module is there as it was read.
const BEFORE_SELECTION: [&str; 12] = [
    "atomic-expand",
    "callbr-prepare",
    "codegenprepare",
    "consthoist",
    "expand-memcmp",
    "expand-reductions",
    "loop-reduce",
    "mergeicmps",
    "scalarize-masked-mem-intrin",
    "select-optimize",
    "stack-protector",
    "unreachableblockelim",
];

/// What LLVM calls the verifier of machine code, which runs behind the last pass, too.
const VERIFIER: &str = "machineverifier";

/// What LLVM calls analyses and passes that have nothing of their own here, and the step behind which they would be. Of the two
/// halves of selection the second one has nothing left to do.
const BEHIND: [(&str, &str); 6] = [
    ("finalize-isel", "finalize-isel"),
    ("x86-domain-reassignment", "finalize-isel"),
    ("slotindexes", "twoaddressinstruction"),
    ("liveintervals", "twoaddressinstruction"),
    ("machine-scheduler", "register-coalescer"),
    ("rename-independent-subregs", "register-coalescer"),
];

/// The pass that does nothing: functions are read and written.
const NOTHING: &str = "none";

impl Part {
    /// Whether a pass is where the pipeline begins or ends, or is asked for.
    pub(crate) fn names(&self, pass: &str) -> bool {
        let at = |boundary: &Option<Boundary>| boundary.as_ref().is_some_and(|b| b.pass == pass);
        at(&self.start) || at(&self.stop) || self.only.iter().any(|name| name == pass)
    }

    /// The steps that run. `has_code` says that functions come with machine code, so that there is nothing to select.
    pub fn select(&self, steps: &[Step<'_>], has_code: bool) -> Result<Selected, String> {
        let find = |name: &str| {
            let is_it = |s: &Step<'_>| s.argument == name || is_other_name(name, s.argument);
            let found = steps.iter().position(is_it);
            found.ok_or_else(|| format!("\"{name}\" pass is not registered."))
        };
        let place = |boundary: &Boundary| {
            let name = &*boundary.pass;
            if BEFORE_SELECTION.contains(&name) {
                return Ok(0);
            }
            if name == VERIFIER {
                return Ok(steps.len());
            }
            let behind = BEHIND.iter().find(|(known, _)| *known == name);
            let before = behind.and_then(|(_, step)| steps.iter().position(|s| s.argument == *step));
            match before {
                Some(at) => Ok(at + 1),
                None => find(name).map(|at| at + usize::from(boundary.after)),
            }
        };
        let first = self.start.as_ref().map(place).transpose()?.unwrap_or(0).max(has_code.into());
        let end = self.stop.as_ref().map(place).transpose()?.unwrap_or(steps.len());
        if first > 0 && !has_code {
            return Err("there is no machine code to start from: the input is not a .mir file".to_owned());
        }
        let mut runs: Vec<bool> = (0..steps.len()).map(|i| (first..end).contains(&i)).collect();
        if !self.only.is_empty() {
            runs.fill(false);
            for name in self.only.iter().filter(|name| *name != NOTHING) {
                runs[find(name)?] = true;
            }
        }
        Ok(Selected { runs, prints: self.stop.is_some() || !self.only.is_empty() })
    }
}

/// How long each step took, in all functions. Times of several threads are added up.
#[derive(Clone, Debug, Default)]
pub struct Times {
    by_step: Vec<Duration>,
    /// Writing out, after the last step.
    pub emission: Duration,
}

impl Times {
    /// Nothing without a time.
    pub fn add(&mut self, step: usize, since: Option<Instant>) {
        let Some(since) = since else { return };
        if self.by_step.len() <= step {
            self.by_step.resize(step + 1, Duration::ZERO);
        }
        self.by_step[step] += since.elapsed();
    }

    pub fn append(&mut self, other: &Times) {
        if self.by_step.len() < other.by_step.len() {
            self.by_step.resize(other.by_step.len(), Duration::ZERO);
        }
        for (own, more) in self.by_step.iter_mut().zip(&other.by_step) {
            *own += *more;
        }
        self.emission += other.emission;
    }

    /// The report of `-time-passes`, slowest first.
    pub fn report(&self, steps: &[Step<'_>]) -> String {
        let line = format!("===-{}-===\n", "-".repeat(73));
        let mut rows: Vec<(Duration, &str)> =
            self.by_step.iter().zip(steps).map(|(&time, step)| (time, step.title)).collect();
        rows.push((self.emission, "Assembly Printer"));
        rows.sort_by_key(|&(time, _)| std::cmp::Reverse(time));
        let total: Duration = rows.iter().map(|r| r.0).sum();
        let total = total.as_secs_f64();
        let mut out = format!("{line}{:^79}\n{line}", "Pass execution timing report");
        out.push_str(&format!(
            "  Total Execution Time: {total:.4} seconds\n\n   ---Wall Time---  --- Name ---\n"
        ));
        let share = |time: f64| if total > 0.0 { 100.0 * time / total } else { 0.0 };
        for (time, title) in rows {
            let time = time.as_secs_f64();
            out.push_str(&format!("{time:9.4} ({:5.1}%)  {title}\n", share(time)));
        }
        out.push_str(&format!("{total:9.4} (100.0%)  Total\n\n"));
        out
    }
}

/// Counters of `-stats`, over all functions.
#[derive(Clone, Debug, Default)]
pub struct Stats {
    pub functions: u64,
    pub blocks: u64,
    pub instructions: u64,
    pub spill_slots: u64,
    pub stack_bytes: u64,
    pub fast: Counters,
}

impl Stats {
    pub fn count(&mut self, func: &Function) {
        self.functions += 1;
        self.blocks += func.blocks().count() as u64;
        self.instructions += func.blocks().map(|b| func.block_insts(b).count() as u64).sum::<u64>();
        let spills = func.frame.objects().filter(|(_, o)| o.kind == mir::frame::ObjectKind::Spill);
        self.spill_slots += spills.count() as u64;
        self.stack_bytes += func.frame.size_bytes;
    }

    pub fn append(&mut self, other: &Stats) {
        self.functions += other.functions;
        self.blocks += other.blocks;
        self.instructions += other.instructions;
        self.spill_slots += other.spill_slots;
        self.stack_bytes += other.stack_bytes;
        self.fast.append(&other.fast);
    }

    pub fn report(&self) -> String {
        let line = format!("===-{}-===\n", "-".repeat(73));
        let mut out = format!("{line}{:^79}\n{line}\n", "... Statistics Collected ...");
        for (number, what) in [
            (self.instructions, "asm-printer      - Number of machine instrs printed"),
            (self.blocks, "asm-printer      - Number of basic blocks"),
            (self.functions, "asm-printer      - Number of functions"),
            (self.stack_bytes, "prologepilog     - Number of bytes used for stack in all functions"),
            (self.spill_slots, "regalloc         - Number of stack slots for spilled registers"),
        ] {
            out.push_str(&format!("{number:8} {what}\n"));
        }
        let Counters { instructions, copies, samples, graphs } = &self.fast;
        if *instructions > 0 {
            let total: u64 = graphs.iter().map(|(_, count)| count).sum();
            for (number, what) in [
                (*instructions, "instructions looked at by fast-isel"),
                (*copies, "units made from templates"),
                (*samples, "graphs made for templates"),
                (total, "units that fell back to graphs"),
            ] {
                out.push_str(&format!("{number:8} isel             - Number of {what}\n"));
            }
            let mut graphs = graphs.clone();
            graphs.sort_unstable_by_key(|&(name, count)| (std::cmp::Reverse(count), name));
            for (name, count) in graphs {
                out.push_str(&format!("{count:8} isel             - Number of them: {name}\n"));
            }
        }
        out.push('\n');
        out
    }
}

/// Shows one function on its way.
pub(crate) struct Watch<'w> {
    isa: &'w Isa<'w>,
    env: &'w Env,
    dump: &'w Dump,
    name: String,
    is_shown: bool,
    /// What was shown last, if changes are wanted.
    last: String,
}

impl<'w> Watch<'w> {
    pub fn new(isa: &'w Isa<'w>, env: &'w Env, dump: &'w Dump, global: ir::Global) -> Watch<'w> {
        let name = || String::from_utf8_lossy(&env.globals[global].name).into_owned();
        let name = if INSTRUMENTS && dump.is_anything() { name() } else { String::new() };
        let named = || dump.functions.is_empty() || dump.functions.iter().any(|f| *f == name || f == "*");
        let is_shown = dump.is_anything() && named();
        Watch { isa, env, dump, name, is_shown, last: String::new() }
    }

    fn print(&self, func: &Function, out: &mut String) {
        // Writing to a string does not fail.
        let _ = mir::print::print_function(self.isa, self.env, func, out);
    }

    pub fn before(&self, step: Step<'_>, func: &Function, out: &mut String) {
        if !INSTRUMENTS {
            return;
        }
        let wanted = self.dump.before_all || self.dump.before.iter().any(|a| a == step.argument);
        if wanted && self.is_shown {
            out.push_str(&format!("# *** IR Dump Before {} ({}) ***:\n", step.title, step.argument));
            self.print(func, out);
        }
    }

    pub fn after(&mut self, step: Step<'_>, func: &Function, out: &mut String) {
        let Step { argument, title } = step;
        if !INSTRUMENTS || !self.is_shown {
            return;
        }
        if self.dump.after_all || self.dump.after.iter().any(|a| a == argument) {
            out.push_str(&format!("# *** IR Dump After {title} ({argument}) ***:\n"));
            self.print(func, out);
        }
        if self.dump.changed.is_some() || self.dump.machine_code {
            self.compared(step, func, out);
        }
    }

    /// What depends on how the function was after the last pass.
    fn compared(&mut self, Step { argument, title }: Step<'_>, func: &Function, out: &mut String) {
        let mut now = String::new();
        self.print(func, &mut now);
        let name = &self.name;
        let is_same = now == self.last;
        if self.dump.machine_code {
            // LLVM 5 knew the first step by another name.
            let title = if self.last.is_empty() { "Instruction Selection" } else { title };
            if !is_same || self.dump.changed.is_none() {
                out.push_str(&format!("# After {title}:\n{now}\n"));
            }
        } else if let Some(how) = self.dump.changed {
            let head = format!("*** IR Dump After {title} ({argument}) on {name}");
            match (is_same, how.quiet) {
                (true, true) => {}
                (true, false) => out.push_str(&format!("{head} omitted because no change ***\n")),
                (false, _) => {
                    out.push_str(&format!("{head} ***\n"));
                    match how.diff {
                        true => show_difference(&self.last, &now, how.color, out),
                        false => out.push_str(&now),
                    }
                }
            }
        }
        self.last = now;
    }
}

/// Lines with a sign that says whether they have gone or come, and in red or green.
fn show_difference(old: &str, new: &str, color: bool, out: &mut String) {
    for (side, line) in diff::lines(old, new) {
        let (sign, code) = match side {
            Side::Both => (' ', ""),
            Side::Old => ('-', "\x1b[31m"),
            Side::New => ('+', "\x1b[32m"),
        };
        let (code, reset) = if color && !code.is_empty() { (code, "\x1b[0m") } else { ("", "") };
        out.push_str(&format!("{code}{sign}{line}{reset}\n"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEPS: &[Step<'_>] = &[
        Step { argument: "isel", title: "I" },
        Step { argument: "a", title: "A" },
        Step { argument: "b", title: "B" },
    ];

    fn boundary(pass: &str, after: bool) -> Option<Boundary> {
        Some(Boundary { pass: pass.to_owned(), after })
    }

    #[test]
    fn parts_of_the_pipeline_are_selected() {
        let runs = |part: Part, has_code| part.select(STEPS, has_code).map(|s| (s.runs, s.prints));
        assert_eq!(runs(Part::default(), false), Ok((vec![true, true, true], false)));
        assert_eq!(runs(Part::default(), true), Ok((vec![false, true, true], false)));
        let stop = Part { stop: boundary("a", true), ..Part::default() };
        assert_eq!(runs(stop, false), Ok((vec![true, true, false], true)));
        let start = Part { start: boundary("a", true), ..Part::default() };
        assert_eq!(runs(start.clone(), true), Ok((vec![false, false, true], false)));
        assert!(runs(start, false).is_err());
        let one = Part { only: vec!["b".to_owned()], ..Part::default() };
        assert_eq!(runs(one, true), Ok((vec![false, false, true], true)));
        let none = Part { only: vec!["none".to_owned()], ..Part::default() };
        assert_eq!(runs(none, true), Ok((vec![false, false, false], true)));
        let unknown = Part { stop: boundary("z", false), ..Part::default() };
        assert_eq!(runs(unknown, false), Err("\"z\" pass is not registered.".to_owned()));
    }
}
