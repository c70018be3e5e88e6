//! Shrink wrapping (`shrink-wrap`): the frame is set up where it is needed instead of at entry, and taken down where control
//! leaves that part of the function. What returns early does without.
//!
//! ```text
//! bb.0:                          bb.0:
//!   (prologue)                     test $rdi
//!   $rbx = COPY $rdi               je bb.2
//!   test $rdi                    bb.1:
//!   je bb.2                  →     (prologue)
//! bb.1:                            $rbx = COPY $rdi
//!   ... call; ... $rbx ...         ... call; ... $rbx ...
//! bb.2:                            (epilogue)
//!   (epilogue)                   bb.2:
//!   return                         return
//! ```
//!
//! # Algorithm
//! The *save point* is the deepest block that dominates all blocks that need the frame: those with calls, stack objects,
//! assembly, mentions of the stack pointer, or writes of registers that belong to the caller ([`uses`]). What it dominates has a
//! frame, all else has none. So there is one prologue, every block has a frame on all ways or on none, and the frame is taken
//! down before returns in that part and on the edges that leave it ([`exits`]). The save point moves up the dominator tree
//!
//! * out of loops, to a new block in front of them if there is none; where that does not run less often than the entry there
//!   is nothing to gain;
//! * while flags or other registers that the prologue overwrites are live there, or an edge that leaves cannot have a block;
//! * while a register of the caller is written above it, unless that can wait ([`carried`]): allocation copies arguments that
//!   live across calls at entry, which would keep nearly every function from being wrapped.
//!
//! O(operands + blocks) for each of at most [`MAX_STEPS`] steps; most functions need the frame at entry and are left after
//! their first block.
//!
//! # Requires, preserves
//! Physical registers; blocks say what is live in them. Frame lowering carries out what is decided
//! ([`Wrapped`]), and unwinders are told for each block (`cfi`).
//!
//! # Not done
//! Several save points (as the sources have), which would help a function that calls others in few of many branches; access to
//! arguments on the stack from outside the frame.
//!
//! # Sources
//! F. Chow, "Minimizing Register Usage Penalty at Procedure Calls" (PLDI 1988): the idea, and that saves stay out of loops.
//! C. Lupo and K. Wilken, "Post Register Allocation Spill Code Optimization" (CGO 2006): costs by frequencies, a hierarchy of
//! regions in the place of data flow. There each register is saved in places of its own; here all are, with the frame, in one:
//! unwinders know one state of the frame.

mod carried;
mod exits;
mod uses;

use crate::CodeGenOptions;
use crate::TargetMachine;
use crate::pass::{Context, Pass};
use carried::Carried;
use exits::Exits;
use mir::function::Wrapped;
use mir::{Block, Flow, Function, Isa, Properties};
use uses::Uses;

/// How often the save point may move up.
const MAX_STEPS: usize = 16;

/// The save point runs less often than the entry, by this factor: frequencies are guesses.
const WORTH: f32 = 0.95;

pub(crate) const PASS: Pass = Pass {
    argument: "shrink-wrap",
    title: "Shrink Wrapping analysis",
    requires: Properties::NO_VREGS,
    crosses_blocks: true,
    applies: CodeGenOptions::wraps_frames,
    run: |cx, func| {
        run(cx, func);
        Ok(())
    },
    ..Pass::DEFAULT
};

fn run(cx: &mut Context<'_>, func: &mut Function) {
    let attributes = &func.attributes;
    // Whoever arrives from elsewhere expects a frame, and a sanitizer shows it wherever it finds something.
    let is_fixed = attributes.is_naked
        || attributes.calls_returning_twice
        || attributes.has_far_arrivals
        || attributes.is_sanitized;
    let Some(overwritten) = cx.info().movable_frame(cx.isa, func).filter(|_| !is_fixed) else { return };
    let Some(uses) = Uses::find(cx.isa, cx.machine, func) else { return };
    let (isa, machine) = (cx.isa, cx.machine);
    let flow = cx.analyses.flow(isa, func);
    let search = Search { isa, machine, func, flow, uses: &uses, overwritten };
    let Some(Plan { point, carried, exits }) = search.run() else { return };
    let save = match &point.from[..] {
        [] => point.block,
        from => exits::between(isa, machine.info(), func, from, point.block),
    };
    carried.into_iter().for_each(|carried| carried.apply(isa, func, save));
    let restore = exits.apply(isa, machine.info(), func);
    func.wrapped = Some(Wrapped { save, restore });
}

/// Where the frame is set up.
struct Point {
    /// What it dominates has a frame.
    block: Block,
    /// Of the header of a loop: the blocks outside that lead there. The prologue stands on these edges.
    from: Vec<Block>,
}

/// What is done about a function.
struct Plan {
    point: Point,
    carried: Vec<Carried>,
    exits: Exits,
}

/// What decides about the save point.
struct Search<'a> {
    isa: &'a Isa<'a>,
    machine: &'a dyn TargetMachine,
    func: &'a Function,
    flow: &'a Flow,
    uses: &'a Uses,
    /// Registers that setting the frame up and taking it down overwrites.
    overwritten: Vec<mc::Reg>,
}

impl Search<'_> {
    fn run(&self) -> Option<Plan> {
        let entry = self.func.entry()?;
        let needing = self.uses.blocks.iter().copied().filter(|&b| self.flow.dominators.contains(b));
        let mut save = needing.reduce(|a, b| self.common(a, b)).unwrap_or(entry);
        for _ in 0..MAX_STEPS {
            let point = self.raise(save)?;
            save = point.block;
            if save == entry || self.frequency(&point) > WORTH * self.flow.frequency(entry) {
                return None;
            }
            let found = carried::plan(self, save).and_then(|carried| Ok((carried, exits::find(self, save)?)));
            match found {
                Ok((carried, exits)) => return Some(Plan { point, carried, exits }),
                Err(block) => save = self.common(save, block),
            }
        }
        None
    }

    fn frequency(&self, point: &Point) -> f32 {
        match &point.from[..] {
            [] => self.flow.frequency(point.block),
            from => from.iter().map(|&from| self.flow.edge_frequency(from, point.block)).sum(),
        }
    }

    /// The nearest block that dominates both; the entry for one that is not reached.
    fn common(&self, a: Block, b: Block) -> Block {
        self.flow.dominators.nearest_common_dominator(a, b).unwrap_or(self.flow.graph.entry())
    }

    /// The nearest point from here upwards where the prologue can stand.
    fn raise(&self, mut save: Block) -> Option<Point> {
        let Flow { dominators, loops, graph, .. } = self.flow;
        loop {
            if let Some(mut around) = loops.innermost(save) {
                while let Some(outer) = loops.parent(around) {
                    around = outer;
                }
                save = loops.header(around);
            }
            let (inside, from): (Vec<Block>, Vec<Block>) =
                graph.predecessors(save).iter().partition(|&&from| self.is_framed(save, from));
            let leads_back = !inside.is_empty();
            // Where a block leads nowhere else the prologue can stand in it.
            let has_preheader = leads_back && matches!(from[..], [only] if graph.successors(only).len() == 1);
            let may_divert = || from.iter().all(|&from| exits::may_divert(self, from, save));
            let is_usable = !has_preheader && !self.func.is_landing_pad(save) && !self.is_disturbed(save);
            if is_usable && !leads_back {
                return Some(Point { block: save, from: Vec::new() });
            }
            if is_usable && !from.is_empty() && may_divert() {
                return Some(Point { block: save, from });
            }
            save = dominators.idom(save)?;
        }
    }

    /// Whether a block has a frame if this is the save point.
    fn is_framed(&self, save: Block, block: Block) -> bool {
        self.flow.dominators.dominates(save, block)
    }

    /// Whether something is live at the beginning of a block that the prologue or the epilogue overwrites.
    fn is_disturbed(&self, block: Block) -> bool {
        let live = &self.func.block(block).live_ins;
        let mut pairs = live.iter().flat_map(|&l| self.overwritten.iter().map(move |&o| (l, o)));
        pairs.any(|(live, overwritten)| self.isa.overlap(live, overwritten))
    }
}
