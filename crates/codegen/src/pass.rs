//! What a pass over machine IR says of itself: its contract, and what it works with.
//!
//! Each file of a pass exports one [`Pass`]; [`crate::pipeline`] has them in order. A contract has two halves:
//!
//! * [`Properties`] of the function: those that must hold before ([`Pass::requires`]), and those that hold, or no longer do,
//!   afterwards. The pipeline keeps the set that passes have promised, so that checking one costs nothing; with the machine
//!   verifier the set is compared with the function itself. Nothing is promised of a function that was read from a
//!   `.mir` file: what holds is read off it before each pass.
//! * Analyses that are still true afterwards ([`Pass::preserves`]). [`Analyses`] computes them when they are asked for
//!   and is the only place where they are kept; with the machine verifier, flow that is claimed to be preserved is
//!   computed again and compared. Live intervals are not: the checker of the allocation sees what comes of wrong ones.

use crate::block_sections::Wanted;
use crate::plugin::Plugins;
use crate::{CodeGenOptions, TargetMachine};
use ir::Module;
use mir::{Flow, Function, Isa, Properties, TargetInfo};
use regalloc::check::{self, Before};
use regalloc::fast;
use regalloc::intervals::LiveIntervals;

pub(crate) type PassResult = Result<(), String>;

/// A pass over machine IR.
pub(crate) struct Pass {
    /// As `-print-after` and `-stop-after` know it.
    pub argument: &'static str,
    /// As dumps show it; empty if the target names it.
    pub title: &'static str,
    /// What must hold of the function before.
    pub requires: Properties,
    /// What holds afterwards that did not need to hold before.
    pub gives: Properties,
    /// What need not hold any more.
    pub removes: Properties,
    /// Analyses that are as true afterwards as before.
    pub preserves: Kept,
    /// It may move instructions to other blocks, or join blocks: functions with funclets are left alone, as what holds in one
    /// block need not hold in another.
    pub crosses_blocks: bool,
    /// Whether it runs at all.
    pub applies: fn(&CodeGenOptions) -> bool,
    pub run: fn(&mut Context<'_>, &mut Function) -> PassResult,
}

impl Pass {
    /// What passes have that say nothing else.
    pub const DEFAULT: Pass = Pass {
        argument: "",
        title: "",
        requires: Properties::NONE,
        gives: Properties::NONE,
        removes: Properties::NONE,
        preserves: Kept::NOTHING,
        crosses_blocks: false,
        applies: ALWAYS,
        run: |_, _| Ok(()),
    };

    /// Whether the pass may run where `holds` does.
    pub fn check_before(&self, holds: Properties) -> PassResult {
        match self.requires.without(holds) {
            missing if missing.is_empty() => Ok(()),
            missing => {
                Err(format!("pass '{}' requires {missing}, which this function is not", self.argument))
            }
        }
    }

    /// What holds after the pass, by what it declares.
    pub fn after(&self, holds: Properties) -> Properties {
        holds.without(self.removes).and(self.gives)
    }

    /// Whether the declared properties are among the `actual` ones.
    pub fn check_after(&self, declared: Properties, actual: Properties) -> PassResult {
        match declared.without(actual) {
            missing if missing.is_empty() => Ok(()),
            missing => Err(format!("pass '{}' does not leave the function {missing}", self.argument)),
        }
    }
}

pub(crate) const ALWAYS: fn(&CodeGenOptions) -> bool = |_| true;
pub(crate) const OPTIMIZES: fn(&CodeGenOptions) -> bool = |options| options.opt_level > 0;

/// Which analyses a pass preserves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    pub flow: bool,
    pub live: bool,
}

impl Kept {
    pub const NOTHING: Kept = Kept { flow: false, live: false };
    /// Blocks and edges stay.
    pub const FLOW: Kept = Kept { flow: true, live: false };
    /// Live intervals were brought up to date as well.
    pub const ALL: Kept = Kept { flow: true, live: true };
}

/// Analyses of the function at hand, as long as they hold.
#[derive(Default)]
pub(crate) struct Analyses {
    flow: Option<Flow>,
    live: Option<LiveIntervals>,
}

impl Analyses {
    pub fn flow(&mut self, isa: &Isa<'_>, func: &Function) -> &Flow {
        self.flow.get_or_insert_with(|| Flow::new(isa, func))
    }

    /// The flow graph, for who keeps it with what it makes of it, or says how it has changed.
    pub fn take_flow(&mut self, isa: &Isa<'_>, func: &Function) -> Flow {
        self.flow.take().unwrap_or_else(|| Flow::new(isa, func))
    }

    pub fn set_flow(&mut self, flow: Flow) {
        self.flow = Some(flow);
    }

    /// Blocks or edges have changed, which the pass does to few functions.
    pub fn forget_flow(&mut self) {
        self.flow = None;
    }

    /// The live intervals, if they are known: whoever changes them takes them out, and puts back what is true.
    pub fn take_live(&mut self) -> Option<LiveIntervals> {
        self.live.take()
    }

    pub fn set_live(&mut self, live: LiveIntervals) {
        self.live = Some(live);
    }

    /// Forgets what a pass has not preserved.
    pub fn keep(&mut self, kept: Kept) {
        if !kept.flow {
            self.flow = None;
        }
        if !kept.live {
            self.live = None;
        }
    }

    /// Whether the flow that is kept is that of the function.
    pub fn check(&self, isa: &Isa<'_>, func: &Function, pass: &Pass) -> PassResult {
        match &self.flow {
            Some(flow) if !flow.is_same(&Flow::new(isa, func)) => {
                Err(format!("pass '{}' does not preserve the flow graph", pass.argument))
            }
            _ => Ok(()),
        }
    }
}

/// What a pass works with.
pub(crate) struct Context<'p> {
    pub isa: &'p Isa<'p>,
    pub machine: &'p dyn TargetMachine,
    pub analyses: Analyses,
    /// The function before registers were given out, and the reserved ones, if that is to be checked.
    pub before: Option<(Before, Vec<mc::Reg>)>,
    pub verify: bool,
    /// The module, if live ranges are to be recorded in `ranges`.
    pub explains: Option<&'p Module>,
    pub ranges: Option<explain::Stage>,
    /// The problems that the allocator `pbqp` poses, as text, if they are to be shown.
    pub allocation_graphs: Option<String>,
    /// Above `-O0`.
    pub optimizes: bool,
    /// Last uses are marked.
    pub has_marks: bool,
    pub plugins: &'p Plugins,
    /// What the allocator `fast` works in.
    pub allocation: &'p mut fast::Scratch,
    /// Accesses to the homes of registers are to be told.
    pub notes_spills: bool,
    /// Which blocks of the function are to have sections of their own.
    pub block_sections: Wanted,
    /// The function may be one whose entries and exits are traced.
    pub is_traced: bool,
}

impl<'p> Context<'p> {
    pub fn info(&self) -> &'p dyn TargetInfo {
        self.machine.info()
    }

    /// The function as it is before registers are given out, for [`Context::check_allocation`].
    pub fn remember(&mut self, func: &Function) {
        let reserved = || self.machine.info().reserved(self.isa, func);
        self.before = self.verify.then(|| (Before::new(func), reserved()));
    }

    pub fn check_allocation(&mut self, func: &Function) -> PassResult {
        let Some((before, reserved)) = self.before.take() else { return Ok(()) };
        match check::check(self.isa, &reserved, &before, func).first() {
            Some(first) => Err(format!("bad register allocation: {first}")),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pipeline::PASSES;
    use crate::{Allocator, CodeGenOptions};

    const EVERYTHING: Properties = Properties::NONE
        .and(Properties::IS_SSA)
        .and(Properties::NO_PHIS)
        .and(Properties::NO_VREGS)
        .and(Properties::FRAME_FINALIZED)
        .and(Properties::NO_COPIES);

    /// What holds after the passes that apply, one after the other, but for those that are left out.
    fn walk(options: &CodeGenOptions, without: &str) -> Result<Properties, String> {
        let applies = |pass: &&&Pass| (pass.applies)(options) && pass.argument != without;
        PASSES.iter().filter(applies).try_fold(Properties::IS_SSA, |holds, pass| {
            pass.check_before(holds)?;
            Ok(pass.after(holds))
        })
    }

    #[test]
    fn contracts_fit_together() {
        let asked = [
            None,
            Some(Allocator::Fast),
            Some(Allocator::Basic),
            Some(Allocator::Greedy),
            Some(Allocator::Plugin),
        ];
        for (opt_level, allocator) in (0..=3).flat_map(|level| asked.map(|allocator| (level, allocator))) {
            let options = CodeGenOptions { opt_level, allocator, ..CodeGenOptions::default() };
            assert_eq!(walk(&options, ""), Ok(EVERYTHING.without(Properties::IS_SSA)));
        }
    }

    #[test]
    fn each_requirement_is_missed() {
        for pass in PASSES {
            for &(property, name) in Properties::ALL.iter().filter(|(p, _)| pass.requires.contains(*p)) {
                let message = format!("pass '{}' requires {name}, which this function is not", pass.argument);
                assert_eq!(pass.check_before(EVERYTHING.without(property)), Err(message));
            }
            assert_eq!(pass.check_before(EVERYTHING), Ok(()));
        }
    }

    #[test]
    fn each_promise_can_be_broken() {
        for pass in PASSES {
            for &(property, name) in Properties::ALL.iter().filter(|(p, _)| pass.gives.contains(*p)) {
                let declared = pass.after(Properties::NONE);
                let message = format!("pass '{}' does not leave the function {name}", pass.argument);
                assert_eq!(pass.check_after(declared, declared.without(property)), Err(message));
            }
        }
    }

    #[test]
    fn what_gives_a_property_cannot_be_left_out() {
        let options = CodeGenOptions { opt_level: 2, ..CodeGenOptions::default() };
        for without in ["phi-node-elimination", "greedy", "prologepilog", "postrapseudos"] {
            assert!(walk(&options, without).is_err_and(|e| e.contains("requires")), "{without}");
        }
    }
}
