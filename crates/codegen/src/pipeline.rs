//! The passes over a function, in order: one table.

use crate::block_sections::BlockSections;
use crate::debugger::Debugger;
use crate::emit::AddressTakenBlocks;
use crate::frame::FramePointer;
use crate::instrument::{Dump, Part, Selected, Step, Times, Watch};
use crate::pass::{Analyses, Context, OPTIMIZES, Pass};
use crate::passes::{self, allocation, expand_pseudos};
use crate::plugin::Plugins;
use crate::recorder::ExplainRecorder;
use crate::workspace::Workspace;
use crate::{TargetMachine, branch_folder, debug_values, drawings, frame, generic};
use ir::global::FunctionHeader;
use ir::{Global, Module};
use isel::fast::Fast;
use isel::{Legality, SelectError, Selection, select_function};
use mir::text::MirFile;
use mir::{Function, Isa, Properties};
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
    /// Whether frames are set up only where they are needed (`-enable-shrink-wrap`); by level if nothing is said.
    pub shrink_wrap: Option<bool>,
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
    /// So are blocks of functions, and whether the names of their sections say which.
    pub block_sections: BlockSections,
    pub unique_block_section_names: bool,
    /// Sections of their own have the names of those that they are apart from (`-unique-section-names=0`).
    pub shared_section_names: bool,
    /// Constructors and destructors are in `.ctors` and `.dtors`.
    pub use_ctors: bool,
    /// Text comes in the second dialect of the target's assembly.
    pub second_dialect: bool,
    /// Inline assembly is left to the assembler that reads the text, which may know more.
    pub keeps_assembly: bool,
    /// Text has comments that say where functions and blocks begin, and what is spilled (`-asm-verbose`).
    pub verbose: bool,
    /// The name of the object that is written, as CodeView tells it; empty if it has none.
    pub object_name: String,
    /// The version of DWARF, if it is not the one that the module says.
    pub dwarf_version: Option<u16>,
    /// Debug information has lengths and offsets of 8 bytes.
    pub dwarf64: bool,
    /// What linkers need not see of it is in sections of its own, for a file of this name; empty if it is not split.
    pub split_dwarf_file: String,
    /// It has a table of addresses by unit (`-generate-arange-section`).
    pub lists_address_ranges: bool,
    /// It has an index of names, if that does not depend on the version and the debugger (`-accel-tables=`).
    pub indexes_names: Option<bool>,
    /// It says linkage names of everything (`-dwarf-linkage-names=`).
    pub all_linkage_names: Option<bool>,
    /// The debugger that debug information is for.
    pub debugger: Debugger,
    /// `.stack_sizes` says how much stack functions take.
    pub stack_sizes: bool,
    /// A product and a sum (`llvm.fmuladd`) are two operations even where there is one for both (`-fp-contract=off`).
    pub unfused: bool,
    /// How long passes take is measured (`-time-passes`).
    pub time_passes: bool,
    /// The runtime library of the platform is MinGW's, where others would have Microsoft's.
    pub gnu_runtime: bool,
    /// A function of the library finds thread-local variables, of which the loader knows nothing.
    pub emulated_tls: bool,
    /// The system that Mach-O objects say they are for.
    pub mach_version: Option<mc::macho::Version>,
    /// Threads that compile functions; 0 and 1 mean none but the caller.
    pub threads: usize,
    /// What the user adds.
    pub plugins: Plugins,
}

/// A register allocator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allocator {
    Fast,
    Basic,
    Greedy,
    LinearScan,
    Pbqp,
    /// That of the user ([`Plugins::allocator`]).
    Plugin,
}

impl Allocator {
    /// What it does, in a few words.
    pub fn about(self) -> &'static str {
        match self {
            Allocator::Fast => "one block at a time, for the least work",
            Allocator::Basic => "live intervals by their weight, without splitting",
            Allocator::Greedy => "live intervals with splitting (default)",
            Allocator::LinearScan => "live intervals in the order in which they begin",
            Allocator::Pbqp => "places with costs, as a quadratic problem",
            Allocator::Plugin => "as the user says",
        }
    }

    /// Names, as `-regalloc=` takes them.
    pub const ALL: &[(&str, Allocator)] = &[
        ("fast", Allocator::Fast),
        ("basic", Allocator::Basic),
        ("greedy", Allocator::Greedy),
        ("linearscan", Allocator::LinearScan),
        ("pbqp", Allocator::Pbqp),
    ];
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

    pub(crate) fn wraps_frames(&self) -> bool {
        self.shrink_wrap.unwrap_or(self.opt_level > 0)
    }

    pub(crate) fn allocator(&self) -> Allocator {
        let default = match self.opt_level {
            _ if self.plugins.allocator.is_some() => Allocator::Plugin,
            0 => Allocator::Fast,
            _ => Allocator::Greedy,
        };
        self.allocator.unwrap_or(default)
    }
}

/// After selection, in this order. What each requires of those before it is in its file.
pub(crate) const PASSES: &[&Pass] = &[
    &passes::plugins::SELECTED,
    &passes::constant_hoisting::PASS,
    &passes::dead_code::PASS,
    &passes::narrow_numbers::PASS,
    &passes::licm::PASS,
    &passes::cse::PASS,
    &passes::sink::PASS,
    &passes::peephole::PASS,
    &passes::livevars::PASS,
    &allocation::PHI_ELIMINATION,
    &passes::early_tail_duplication::PASS,
    &allocation::TWO_ADDRESS,
    &allocation::PREPARATION,
    &passes::plugins::ALLOCATOR,
    &allocation::FAST,
    &allocation::COALESCER,
    &allocation::BASIC,
    &allocation::GREEDY,
    &allocation::LINEAR_SCAN,
    &allocation::PBQP,
    &passes::plugins::ALLOCATED,
    &passes::copy_propagation::PASS,
    &passes::shrink_wrap::PASS,
    &frame::PASS,
    &passes::tail_duplication::PASS,
    &branch_folder::PASS,
    &passes::block_placement::PASS,
    &passes::funclet_layout::PASS,
    &passes::bb_sections::PASS,
    &passes::conditional_tail_calls::PASS,
    &debug_values::locations::PASS,
    &expand_pseudos::PASS,
    &expand_pseudos::TRANSITIONS,
    &expand_pseudos::TUNING,
    &passes::access_pairs::PASS,
    &passes::base_updates::PASS,
    &generic::expand::PASS,
    &passes::flag_reuse::PASS,
    &passes::branch_relaxation::PASS,
    &passes::delay_slots::PASS,
    &passes::plugins::LAST,
];

/// Whether a function says anything of being traced.
fn may_be_traced(module: &Module, global: Global) -> bool {
    let says = |header: &FunctionHeader, key: &str| {
        module.attributes.function_string(header.attributes, key.as_bytes()).is_some()
    };
    module.globals[global].as_function().is_some_and(|header| {
        says(header, "function-instrument") || says(header, "xray-instruction-threshold")
    })
}

/// What all functions of a module share.
#[derive(Clone, Copy)]
pub struct Common<'p> {
    pub isa: &'p Isa<'p>,
    pub machine: &'p dyn TargetMachine,
    pub legality: &'p Legality<'p>,
    pub module: &'p Module,
    pub options: &'p CodeGenOptions,
    pub steps: &'p [Step<'p>],
    /// IR blocks whose address is taken somewhere.
    pub address_taken_blocks: &'p AddressTakenBlocks,
    pub selected: &'p Selected,
}

/// Instruction selection and the passes that apply, in order.
pub fn steps<'s>(options: &CodeGenOptions, machine: &'s dyn TargetMachine) -> Vec<Step<'s>> {
    let select = Step { argument: "finalize-isel", title: "Finalize ISel and expand pseudo-instructions" };
    let passes = PASSES.iter().filter(|pass| (pass.applies)(options)).map(|pass| Step {
        argument: pass.argument,
        title: match pass.argument {
            argument if argument == allocation::PREPARATION.argument => machine.allocation_pass(),
            argument if argument == expand_pseudos::TRANSITIONS.argument => machine.transition_pass(),
            argument if argument == expand_pseudos::TUNING.argument => machine.tuning_pass(),
            argument if argument == passes::delay_slots::PASS.argument => machine.delay_slot_pass(),
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
    pub recorder: Option<&'s mut ExplainRecorder<'t>>,
}

/// Takes one function through the steps that run, from IR or from the machine code that it comes with.
pub(crate) fn run(
    common: &Common<'_>,
    global: Global,
    read: Option<Function>,
    workspace: &mut Workspace,
    sink: &mut Sink<'_, '_>,
) -> Result<Function, FunctionError> {
    let Workspace { selection: graphs, allocation } = workspace;
    let &Common { isa, machine, legality, module, options, steps, selected, .. } = common;
    let mut watch = Watch::new(isa, &module.env, &options.dump, global);
    let now = || options.time_passes.then(Instant::now);
    let since = now();
    let is_read = read.is_some();
    let (mut func, mut promised) = match read {
        Some(func) => {
            verify(common, &func, "reading")?;
            (func, Properties::NONE)
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
                drawings::run(isa, module, &func, &options.dump.selection, &mut graphs.drawings);
            }
            sink.times.add(0, since);
            watch.after(steps[0], &func, sink.text);
            if let Some(recorder) = &mut sink.recorder {
                recorder.selected(graphs.recorder.take().map(|record| *record).unwrap_or_default());
                recorder.after(steps[0], &func);
            }
            verify(common, &func, steps[0].argument)?;
            (func, Properties::IS_SSA)
        }
        None => return Err(failed("there is no machine code of this function".to_owned())),
    };
    // Others need not stay: nobody can ask for their labels.
    func.source_blocks.retain(|&(source, _)| common.address_taken_blocks.contains_key(&(global, source)));
    let mut cx = Context {
        isa,
        machine,
        analyses: Analyses::default(),
        before: None,
        verify: options.verify,
        explains: None,
        ranges: None,
        allocation_graphs: options.dump.allocation_graphs.then(String::new),
        optimizes: OPTIMIZES(options),
        has_marks: false,
        plugins: &options.plugins,
        allocation,
        notes_spills: options.verbose,
        block_sections: options.block_sections.of(&module.globals[global].name),
        is_traced: may_be_traced(module, global),
    };
    cx.explains = sink.recorder.is_some().then_some(module);
    for (index, &step) in steps.iter().enumerate().skip(1).filter(|&(index, _)| selected.runs(index)) {
        let Some(pass) = PASSES.iter().find(|p| p.argument == step.argument && (p.applies)(options)) else {
            continue;
        };
        // Nobody has promised what happens to hold of a function that was read.
        let holds = if is_read { Properties::of(&func) } else { promised };
        pass.check_before(holds).map_err(failed)?;
        watch.before(step, &func, sink.text);
        let since = now();
        if !(pass.crosses_blocks && func.has_funclets) {
            (pass.run)(&mut cx, &mut func).map_err(failed)?;
        }
        cx.analyses.keep(pass.preserves);
        promised = pass.after(promised);
        sink.times.add(index, since);
        if let Some(graphs) = cx.allocation_graphs.as_mut().filter(|graphs| !graphs.is_empty()) {
            let name = String::from_utf8_lossy(&module.globals[global].name);
            sink.text.push_str(&format!("# PBQP graphs of '{name}'\n{graphs}"));
            graphs.clear();
        }
        watch.after(step, &func, sink.text);
        if let Some(recorder) = &mut sink.recorder {
            recorder.ranges(cx.ranges.take());
            recorder.after(step, &func);
        }
        if options.verify {
            verify(common, &func, step.argument)?;
            pass.check_after(promised, Properties::of(&func)).map_err(failed)?;
            cx.analyses.check(isa, &func, pass).map_err(failed)?;
        }
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
