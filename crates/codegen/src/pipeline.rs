//! The passes over a function, in order: one table.

use crate::emit::TakenBlocks;
use crate::frame::FramePointer;
use crate::instrument::{Dump, Part, Selected, Step, Times, Watch};
use crate::story::{Teller, ranges};
use crate::{TargetMachine, branch_folder, described, frame, passes, tail_merge, views};
use ir::{Global, Module};
use isel::fast::Fast;
use isel::{Graphs, Legality, SelectError, Selection, select_function};
use mir::target::Place;
use mir::text::MirFile;
use mir::{Flow, Function, Isa, opcode};
use regalloc::allocation::Allocation;
use regalloc::check::Before;
use regalloc::intervals::LiveIntervals;
use regalloc::registers::Registers;
use regalloc::two_address::Effort;
use regalloc::{OutOfRegisters, basic, check, coalesce, fast, greedy, phi, two_address};
use std::sync::Arc;
use std::time::Instant;

/// What a user asks of code generation.
#[derive(Clone, Debug, Default)]
pub struct CodeGenOptions {
    /// Symbols of other objects may be replaced when programs are loaded.
    pub position_independent: bool,
    /// 0 (`-O0`) to 3.
    pub opt_level: u8,
    /// Whether instructions are selected one by one (`-fast-isel=`); by level if nothing is said.
    pub fast_isel: Option<bool>,
    /// Each of them has a graph of its own (`-fast-isel-templates=0`), as if there were no templates: for tests.
    pub without_templates: bool,
    /// The allocator that is asked for (`-regalloc=`); by level if none is.
    pub allocator: Option<Allocator>,
    /// Which functions keep a frame pointer, if they do not say so themselves.
    pub frame_pointer: FramePointer,
    pub dump: Dump,
    /// Which passes run.
    pub part: Part,
    /// Functions that come with machine code.
    pub mir: Option<Arc<MirFile>>,
    /// The machine verifier runs after every pass.
    pub verify: bool,
    /// Each function, or variable, is in a section of its own.
    pub function_sections: bool,
    pub data_sections: bool,
    /// Text comes in the second dialect of the target's assembly.
    pub second_dialect: bool,
    /// Inline assembly is left to the assembler that reads the text, which may know more.
    pub keeps_assembly: bool,
    /// Text has comments that say where functions and blocks begin, and what is spilled (`-asm-verbose`).
    pub verbose: bool,
    /// `.stack_sizes` says how much stack functions take.
    pub stack_sizes: bool,
    /// A product and a sum (`llvm.fmuladd`) are two operations even where there is one for both (`-fp-contract=off`).
    pub unfused: bool,
    /// How long passes take is measured (`-time-passes`).
    pub time_passes: bool,
    /// Threads that compile functions; 0 and 1 mean none but the caller.
    pub threads: usize,
}

/// A register allocator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allocator {
    Fast,
    Basic,
    Greedy,
}

impl Allocator {
    /// What it does, in a few words.
    pub fn about(self) -> &'static str {
        match self {
            Allocator::Fast => "one block at a time, for the least work",
            Allocator::Basic => "live intervals by their weight, without splitting",
            Allocator::Greedy => "live intervals with splitting (default)",
        }
    }

    /// Names, as `-regalloc=` takes them.
    pub const ALL: &[(&str, Allocator)] =
        &[("fast", Allocator::Fast), ("basic", Allocator::Basic), ("greedy", Allocator::Greedy)];
}

impl CodeGenOptions {
    fn fast(&self) -> Fast {
        let asked = self.fast_isel.unwrap_or(self.opt_level == 0);
        let Dump { selection, .. } = &self.dump;
        // Copies have no graphs to be shown.
        let shows = self.without_templates
            || selection.dump
            || selection.trace != 0
            || selection.views != 0
            || selection.explain;
        match (asked, shows) {
            (false, _) => Fast::Off,
            (true, true) => Fast::Graphs,
            (true, false) if self.verify => Fast::Checked,
            (true, false) => Fast::On,
        }
    }

    fn allocator(&self) -> Allocator {
        let default = if self.opt_level == 0 { Allocator::Fast } else { Allocator::Greedy };
        self.allocator.unwrap_or(default)
    }
}

/// What a pass works with.
struct Context<'p> {
    isa: &'p Isa<'p>,
    machine: &'p dyn TargetMachine,
    /// Kept from pass to pass while it holds.
    live: Option<LiveIntervals>,
    /// The function before registers were given out, and the reserved ones, if that is to be checked.
    before: Option<(Before, Vec<mc::Reg>)>,
    verify: bool,
    /// The module, if live ranges are to be recorded in `ranges`.
    explains: Option<&'p Module>,
    ranges: Option<explain::Stage>,
    /// Above `-O0`.
    optimizes: bool,
    /// Last uses are marked.
    has_marks: bool,
    /// Accesses to the homes of registers are to be told.
    notes_spills: bool,
}

impl Context<'_> {
    fn remember(&mut self, func: &Function) {
        let reserved = || self.machine.info().reserved(self.isa, func);
        self.before = self.verify.then(|| (Before::new(func), reserved()));
    }

    fn check_allocation(&mut self, func: &Function) -> PassResult {
        let Some((before, reserved)) = self.before.take() else { return Ok(()) };
        match check::check(self.isa, &reserved, &before, func).first() {
            Some(first) => Err(format!("bad register allocation: {first}")),
            None => Ok(()),
        }
    }
}

type PassResult = Result<(), String>;

/// A pass over machine IR.
struct Pass {
    /// As `-print-after` and `-stop-after` know it.
    argument: &'static str,
    /// As dumps show it; empty if the target names it.
    title: &'static str,
    /// Whether it runs at all.
    applies: fn(&CodeGenOptions) -> bool,
    run: fn(&mut Context<'_>, &mut Function) -> PassResult,
}

const ALWAYS: fn(&CodeGenOptions) -> bool = |_| true;
const ALLOCATES_GLOBALLY: fn(&CodeGenOptions) -> bool = |options| options.allocator() != Allocator::Fast;

/// The pass by which a target prepares registers for allocation.
const PREPARATION: &str = "prepare-registers";

/// The pass by which a target replaces what is slow on the processor.
const TUNING: &str = "late-tuning";

/// The pass that marks last uses.
const LIVE_VARIABLES: &str = "livevars";

const OPTIMIZES: fn(&CodeGenOptions) -> bool = |options| options.opt_level > 0;

/// After selection, in this order.
const PASSES: &[Pass] = &[
    Pass {
        argument: "dead-mi-elimination",
        title: "Remove dead machine instructions",
        applies: OPTIMIZES,
        run: |cx, func| {
            passes::dead::run(cx.isa, cx.machine.info(), func);
            Ok(())
        },
    },
    Pass {
        argument: "early-machinelicm",
        title: "Early Machine Loop Invariant Code Motion",
        applies: OPTIMIZES,
        run: |cx, func| {
            passes::licm::run(cx.isa, func, &Flow::new(cx.isa, func));
            Ok(())
        },
    },
    Pass {
        argument: "machine-cse",
        title: "Machine Common Subexpression Elimination",
        applies: OPTIMIZES,
        run: |cx, func| {
            passes::cse::run(cx.isa, func, &Flow::new(cx.isa, func));
            Ok(())
        },
    },
    Pass {
        argument: "machine-sink",
        title: "Machine code sinking",
        applies: OPTIMIZES,
        run: |cx, func| {
            passes::sink::run(cx.isa, func, &Flow::new(cx.isa, func));
            Ok(())
        },
    },
    Pass {
        argument: "peephole-opt",
        title: "Peephole Optimizations",
        applies: OPTIMIZES,
        run: |cx, func| {
            passes::peephole::run(cx.isa, cx.machine.info(), func);
            Ok(())
        },
    },
    Pass {
        argument: LIVE_VARIABLES,
        title: "Live Variable Analysis",
        applies: |options| options.dump.shows(LIVE_VARIABLES) || options.part.names(LIVE_VARIABLES),
        run: |cx, func| {
            passes::livevars::run(cx.isa, &cx.machine.info().reserved(cx.isa, func), func);
            cx.has_marks = true;
            Ok(())
        },
    },
    Pass {
        argument: "phi-node-elimination",
        title: "Eliminate PHI nodes for register allocation",
        applies: ALWAYS,
        run: |cx, func| {
            if cx.has_marks {
                passes::livevars::forget(func);
            }
            if cx.optimizes {
                passes::edges::run(cx.isa, cx.machine.info(), func);
            }
            phi::run(cx.isa, func);
            Ok(())
        },
    },
    Pass {
        argument: "twoaddressinstruction",
        title: "Two-Address instruction pass",
        applies: ALWAYS,
        run: |cx, func| {
            let effort = if cx.optimizes { Effort::Good } else { Effort::None };
            two_address::run(cx.isa, cx.machine.info(), func, effort);
            Ok(())
        },
    },
    Pass {
        argument: PREPARATION,
        title: "",
        applies: ALWAYS,
        run: |cx, func| cx.machine.info().prepare_allocation(cx.isa, func),
    },
    Pass {
        argument: "regallocfast",
        title: "Fast Register Allocator",
        applies: |options| options.allocator() == Allocator::Fast,
        run: |cx, func| {
            cx.remember(func);
            if let Some(module) = cx.explains {
                let live = LiveIntervals::new(&Registers::new(cx.isa, cx.machine.info(), func), func);
                cx.ranges = Some(ranges::of_intervals(cx.isa, module, func, &live));
            }
            fast::run(cx.isa, cx.machine.info(), func).map_err(|e| e.to_string())?;
            cx.check_allocation(func)
        },
    },
    Pass {
        argument: "register-coalescer",
        title: "Register Coalescer",
        applies: ALLOCATES_GLOBALLY,
        run: |cx, func| {
            passes::reserved::run(cx.isa, &cx.machine.info().reserved(cx.isa, func), func);
            cx.remember(func);
            let registers = Registers::new(cx.isa, cx.machine.info(), func);
            let mut live = LiveIntervals::new(&registers, func);
            coalesce::run(cx.isa, func, &mut live);
            cx.live = Some(live);
            Ok(())
        },
    },
    Pass {
        argument: "regallocbasic",
        title: "Basic Register Allocator",
        applies: |options| options.allocator() == Allocator::Basic,
        run: |cx, func| allocate(cx, func, basic::run),
    },
    Pass {
        argument: "greedy",
        title: "Greedy Register Allocator",
        applies: |options| options.allocator() == Allocator::Greedy,
        run: |cx, func| allocate(cx, func, greedy::run),
    },
    Pass {
        argument: "machine-cp",
        title: "Machine Copy Propagation Pass",
        applies: |options| OPTIMIZES(options) && ALLOCATES_GLOBALLY(options),
        run: |cx, func| {
            passes::copies::run(cx.isa, cx.machine.info(), func);
            Ok(())
        },
    },
    Pass {
        argument: "prologepilog",
        title: "Prologue/Epilogue Insertion & Frame Finalization",
        applies: ALWAYS,
        run: |cx, func| {
            if cx.notes_spills {
                frame::note_spills(cx.isa, cx.machine.info(), func);
            }
            frame::run(cx.isa, cx.machine.info(), func);
            Ok(())
        },
    },
    Pass {
        argument: "tailduplication",
        title: "Tail Duplication",
        applies: OPTIMIZES,
        run: |cx, func| {
            passes::tail_duplication::run(cx.isa, cx.machine.info(), func);
            Ok(())
        },
    },
    Pass {
        argument: "branch-folder",
        title: "Control Flow Optimizer",
        applies: ALWAYS,
        run: |cx, func| {
            if cx.optimizes {
                // What only jumps would hide that two blocks go to the same place.
                branch_folder::run(cx.isa, cx.machine.info(), func);
                tail_merge::run(cx.isa, cx.machine.info(), func);
            }
            branch_folder::run(cx.isa, cx.machine.info(), func);
            Ok(())
        },
    },
    Pass {
        argument: "block-placement",
        title: "Branch Probability Basic Block Placement",
        applies: OPTIMIZES,
        run: |cx, func| {
            passes::layout::run(cx.isa, cx.machine.info(), func);
            Ok(())
        },
    },
    Pass {
        argument: "postrapseudos",
        title: "Post-RA pseudo instruction expansion pass",
        applies: ALWAYS,
        run: |cx, func| {
            expand_copies(cx, func);
            cx.machine.info().shorten(cx.isa, func);
            cx.machine.info().mark_arrivals(cx.isa, func);
            Ok(())
        },
    },
    Pass {
        argument: TUNING,
        title: "",
        applies: OPTIMIZES,
        run: |cx, func| {
            cx.machine.tune(cx.isa, func);
            Ok(())
        },
    },
    Pass {
        argument: described::expand::ARGUMENT,
        title: "",
        applies: ALWAYS,
        run: |cx, func| described::expand::run(cx.isa, func),
    },
    Pass {
        argument: "branch-relaxation",
        title: "Branch relaxation pass",
        applies: ALWAYS,
        run: |cx, func| {
            passes::far_jumps::run(cx.isa, cx.machine.info(), func);
            Ok(())
        },
    },
];

/// Runs an allocator and replaces all virtual registers.
fn allocate(
    cx: &mut Context<'_>,
    func: &mut Function,
    run: fn(&mut Allocation<'_>) -> Result<(), OutOfRegisters>,
) -> PassResult {
    let info = cx.machine.info();
    let registers = Registers::new(cx.isa, info, func);
    let mut live = cx.live.take().unwrap_or_else(|| LiveIntervals::new(&registers, func));
    let mut allocation = Allocation::new(&registers, info, func, &mut live);
    run(&mut allocation).map_err(|e| e.to_string())?;
    cx.ranges = cx.explains.map(|module| ranges::of_allocation(module, &allocation));
    allocation.rewrite().map_err(|e| e.to_string())?;
    cx.check_allocation(func)?;
    passes::fold_slots::run(cx.isa, cx.machine.info(), func);
    Ok(())
}

/// Copies become instructions.
fn expand_copies(cx: &Context<'_>, func: &mut Function) {
    func.visit(|func, block, inst| {
        let regs = match (func.opcode(inst), func.operands(inst)) {
            (opcode::COPY, [to, from]) => {
                to.defined().and_then(|r| r.as_physical()).zip(from.used().and_then(|r| r.as_physical()))
            }
            _ => None,
        };
        if let Some((to, from)) = regs {
            let at = Place { block, before: Some(inst) };
            cx.machine.info().copy(cx.isa, func, at, to, from);
            func.remove(inst);
        }
    });
}

/// What all functions of a module share.
#[derive(Clone, Copy)]
pub struct Common<'p> {
    pub isa: &'p Isa<'p>,
    pub machine: &'p dyn TargetMachine,
    pub legality: &'p Legality,
    pub module: &'p Module,
    pub options: &'p CodeGenOptions,
    pub steps: &'p [Step<'p>],
    /// IR blocks whose address is taken somewhere.
    pub taken_blocks: &'p TakenBlocks,
    pub selected: &'p Selected,
}

/// Instruction selection and the passes that apply, in order.
pub fn steps<'s>(options: &CodeGenOptions, machine: &'s dyn TargetMachine) -> Vec<Step<'s>> {
    let select = Step { argument: "finalize-isel", title: "Finalize ISel and expand pseudo-instructions" };
    let passes = PASSES.iter().filter(|pass| (pass.applies)(options)).map(|pass| Step {
        argument: pass.argument,
        title: match pass.argument {
            PREPARATION => machine.allocation_pass(),
            TUNING => machine.tuning_pass(),
            _ if pass.title.is_empty() => machine.late_pass(),
            _ => pass.title,
        },
    });
    std::iter::once(select).chain(passes.filter(|step| !step.title.is_empty())).collect()
}

/// What comes of a function besides itself.
pub(crate) struct Sink<'s, 't> {
    /// The dumps that were asked for.
    pub text: &'s mut String,
    pub times: &'s mut Times,
    /// Who is told what happens, if anybody.
    pub teller: Option<&'s mut Teller<'t>>,
}

/// Takes one function through the steps that run, from IR or from the machine code that it comes with.
pub(crate) fn run(
    common: &Common<'_>,
    global: Global,
    read: Option<Function>,
    graphs: &mut Graphs,
    sink: &mut Sink<'_, '_>,
) -> Result<Function, FunctionError> {
    let &Common { isa, machine, legality, module, options, steps, selected, .. } = common;
    let mut watch = Watch::new(isa, &module.env, &options.dump, global);
    let now = || options.time_passes.then(Instant::now);
    let since = now();
    let mut func = match read {
        Some(func) => {
            verify(common, &func, "reading")?;
            func
        }
        None if selected.runs(0) => {
            let selection = Selection {
                isa,
                info: machine.info(),
                lowering: machine.lowering(),
                legality,
                options: &options.dump.selection,
                fast: options.fast(),
            };
            let mut func = select_function(&selection, module, global, graphs, sink.text)?;
            func.frame.needs_frame_pointer |= options.frame_pointer.is_kept(module, &func);
            if options.dump.selection.views != 0 {
                views::run(isa, module, &func, &options.dump.selection, &mut graphs.drawings);
            }
            sink.times.add(0, since);
            watch.after(steps[0], &func, sink.text);
            if let Some(teller) = &mut sink.teller {
                teller.selected(graphs.story.take().map(|story| *story).unwrap_or_default());
                teller.after(steps[0], &func);
            }
            verify(common, &func, steps[0].argument)?;
            func
        }
        None => return Err(failed("there is no machine code of this function".to_owned())),
    };
    // Others need not stay: nobody can ask for their labels.
    func.source_blocks.retain(|&(source, _)| common.taken_blocks.contains_key(&(global, source)));
    let mut cx = Context {
        isa,
        machine,
        live: None,
        before: None,
        verify: options.verify,
        explains: None,
        ranges: None,
        optimizes: OPTIMIZES(options),
        has_marks: false,
        notes_spills: options.verbose,
    };
    cx.explains = sink.teller.is_some().then_some(module);
    for (index, &step) in steps.iter().enumerate().skip(1).filter(|&(index, _)| selected.runs(index)) {
        let Some(pass) = PASSES.iter().find(|p| p.argument == step.argument && (p.applies)(options)) else {
            continue;
        };
        watch.before(step, &func, sink.text);
        let since = now();
        (pass.run)(&mut cx, &mut func).map_err(failed)?;
        sink.times.add(index, since);
        watch.after(step, &func, sink.text);
        if let Some(teller) = &mut sink.teller {
            teller.ranges(cx.ranges.take());
            teller.after(step, &func);
        }
        verify(common, &func, step.argument)?;
    }
    Ok(func)
}

/// Why a function was not compiled, and at which instruction.
#[derive(Clone, Debug)]
pub struct FunctionError {
    pub inst: Option<ir::Inst>,
    pub message: String,
    /// Lines that say more.
    pub explanation: Vec<String>,
}

impl From<SelectError> for FunctionError {
    fn from(error: SelectError) -> FunctionError {
        let message = format!("not supported yet: {}", error.what.0);
        FunctionError { inst: error.inst, message, explanation: error.explanation }
    }
}

fn failed(message: String) -> FunctionError {
    FunctionError { inst: None, message, explanation: Vec::new() }
}

/// The machine verifier, if it is wanted: `done` says after what.
fn verify(common: &Common<'_>, func: &Function, done: &str) -> Result<(), FunctionError> {
    if !common.options.verify {
        return Ok(());
    }
    let reserved = common.machine.info().reserved(common.isa, func);
    let found = mir::verify::verify_with(common.isa, &common.module.env, func, &reserved);
    match found.first() {
        Some(first) => Err(failed(format!("bad machine code after '{done}': {first}"))),
        None => Ok(()),
    }
}
