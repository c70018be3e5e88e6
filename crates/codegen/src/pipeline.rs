//! The passes over a function, in order: one table.

use crate::{TargetMachine, branch_folder, described, frame, views};
use ir::{Global, Module};
use isel::{Graphs, Legality, SelectError, SelectOptions, Selection, select_function};
use mir::target::Place;
use mir::{Function, Isa, opcode};
use regalloc::{fast, phi, two_address};

/// What a user asks of code generation.
#[derive(Clone, Debug, Default)]
pub struct CodeGenOptions {
    /// Symbols of other objects may be replaced when programs are loaded.
    pub position_independent: bool,
    /// 0 (`-O0`) to 3.
    pub opt_level: u8,
    /// The allocator that is asked for (`-regalloc=`); by level if none is.
    pub allocator: Option<Allocator>,
    pub dump: Dump,
    /// The machine verifier runs after every pass.
    pub verify: bool,
    /// Each function, or variable, is in a section of its own.
    pub function_sections: bool,
    pub data_sections: bool,
    /// `.stack_sizes` says how much stack functions take.
    pub stack_sizes: bool,
    /// Threads that compile functions; 0 and 1 mean none but the caller.
    pub threads: usize,
}

/// A register allocator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allocator {
    Fast,
}

impl Allocator {
    /// Names, as `-regalloc=` takes them.
    pub const ALL: &[(&str, Allocator)] = &[("fast", Allocator::Fast)];
}

impl CodeGenOptions {
    fn allocator(&self) -> Allocator {
        self.allocator.unwrap_or(Allocator::Fast)
    }
}

/// What is shown on the way.
#[derive(Clone, Debug, Default)]
pub struct Dump {
    /// Selection graphs.
    pub selection: SelectOptions,
    /// The function after every pass (`-print-after-all`).
    pub after_all: bool,
    /// The function after these passes (`-print-after=`).
    pub after: Vec<String>,
}

/// What a pass works with.
struct Context<'p> {
    isa: &'p Isa<'p>,
    machine: &'p dyn TargetMachine,
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

/// After selection, in this order.
const PASSES: &[Pass] = &[
    Pass {
        argument: "phi-node-elimination",
        title: "Eliminate PHI nodes for register allocation",
        applies: ALWAYS,
        run: |cx, func| {
            phi::run(cx.isa, func);
            Ok(())
        },
    },
    Pass {
        argument: "twoaddressinstruction",
        title: "Two-Address instruction pass",
        applies: ALWAYS,
        run: |_, func| {
            two_address::run(func);
            Ok(())
        },
    },
    Pass {
        argument: "regallocfast",
        title: "Fast Register Allocator",
        applies: |options| options.allocator() == Allocator::Fast,
        run: |cx, func| fast::run(cx.isa, cx.machine.info(), func).map_err(|e| e.to_string()),
    },
    Pass {
        argument: "prologepilog",
        title: "Prologue/Epilogue Insertion & Frame Finalization",
        applies: ALWAYS,
        run: |cx, func| {
            frame::run(cx.isa, cx.machine.info(), func);
            Ok(())
        },
    },
    Pass {
        argument: "branch-folder",
        title: "Control Flow Optimizer",
        applies: ALWAYS,
        run: |cx, func| {
            branch_folder::run(cx.isa, cx.machine.info(), func);
            Ok(())
        },
    },
    Pass {
        argument: "postrapseudos",
        title: "Post-RA pseudo instruction expansion pass",
        applies: ALWAYS,
        run: |cx, func| {
            expand_copies(cx, func);
            Ok(())
        },
    },
    Pass {
        argument: described::expand::ARGUMENT,
        title: "",
        applies: ALWAYS,
        run: |cx, func| described::expand::run(cx.isa, func),
    },
];

/// Copies become instructions.
fn expand_copies(cx: &Context<'_>, func: &mut Function) {
    for block in func.blocks().collect::<Vec<_>>() {
        for inst in func.block_insts_vec(block) {
            if func.opcode(inst) != opcode::COPY {
                continue;
            }
            let regs = match func.operands(inst) {
                [to, from] => {
                    to.defined().and_then(|r| r.as_physical()).zip(from.used().and_then(|r| r.as_physical()))
                }
                _ => None,
            };
            if let Some((to, from)) = regs {
                let at = Place { block, before: Some(inst) };
                cx.machine.info().copy(cx.isa, func, at, to, from);
                func.remove(inst);
            }
        }
    }
}

/// What all functions of a module share.
#[derive(Clone, Copy)]
pub struct Common<'p> {
    pub isa: &'p Isa<'p>,
    pub machine: &'p dyn TargetMachine,
    pub legality: &'p Legality,
    pub module: &'p Module,
    pub options: &'p CodeGenOptions,
}

/// Takes one function from IR to instructions with physical registers. `text` gets the dumps that were asked for.
pub fn run(
    common: &Common<'_>,
    global: Global,
    graphs: &mut Graphs,
    text: &mut String,
) -> Result<Function, FunctionError> {
    let &Common { isa, machine, legality, module, options } = common;
    let selection = Selection {
        isa,
        info: machine.info(),
        lowering: machine.lowering(),
        legality,
        options: &options.dump.selection,
    };
    let mut func = select_function(&selection, module, global, graphs, text)?;
    if options.dump.selection.views != 0 {
        views::run(isa, &module.env, &func, &options.dump.selection, &mut graphs.drawings);
    }
    let mut cx = Context { isa, machine };
    after(
        &cx,
        module,
        &func,
        options,
        "finalize-isel",
        "Finalize ISel and expand pseudo-instructions",
        text,
    )?;
    for pass in PASSES.iter().filter(|pass| (pass.applies)(options)) {
        let title = if pass.title.is_empty() { machine.late_pass() } else { pass.title };
        if title.is_empty() {
            continue;
        }
        (pass.run)(&mut cx, &mut func).map_err(failed)?;
        after(&cx, module, &func, options, pass.argument, title, text)?;
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

/// Dumps and verifies.
fn after(
    cx: &Context<'_>,
    module: &Module,
    func: &Function,
    options: &CodeGenOptions,
    argument: &str,
    title: &str,
    text: &mut String,
) -> Result<(), FunctionError> {
    if options.dump.after_all || options.dump.after.iter().any(|a| a == argument) {
        text.push_str(&format!("# *** IR Dump After {title} ({argument}) ***:\n"));
        // Writing to a string does not fail.
        let _ = mir::print::print_function(cx.isa, &module.env, func, text);
    }
    if options.verify
        && let Some(first) = mir::verify::verify(cx.isa, &module.env, func).first()
    {
        return Err(failed(format!("bad machine code after '{argument}': {first}")));
    }
    Ok(())
}
