//! IR preparation: constructs that no machine has are rewritten before instructions are selected.
//!
//! * [`asm_goto`]: blocks that assembly may jump to.
//! * [`atomics`]: updates that need a loop.
//! * [`compared_constants`]: what branches say of values that go on into PHIs.
//! * [`emulated_tls`]: thread-local variables that a function of the library finds.
//! * [`funclets`]: values that cross borders between the parts of a function that Windows calls to handle exceptions.
//! * [`single_thread_atomics`]: all atomic accesses, on machines that need nothing special for them.
//! * [`is_constant`]: what a program asks the optimizer.
//! * [`indirect_targets`]: constants that computed jumps bring to where they lead.
//! * [`initialized_main`]: what MinGW's library wants of the main function.
//! * [`instrumented_functions`]: calls of profilers where functions begin and end.
//! * [`invariant_addresses`]: what a loop adds to addresses in every turn.
//! * [`long_jumps`]: jumps out of functions to where another one noted its frame.
//! * [`object_size`]: how much memory lies behind pointers.
//! * [`returns`]: calls that are followed by the return of the function.
//! * [`square_roots`]: calls of the library for what the machine computes but for errors.
//! * [`stack_maps`]: what collectors and interpreters want to know while functions are called.
//! * [`stack_protector`]: a value on the stack that is compared before functions return.
//! * [`trampolines`]: code in memory that calls nested functions.
//! * [`trap_functions`]: functions that are called instead of traps.
//! * [`unwind_init`]: frames in which unwinders find all registers of callers.
//! * [`wide_integers`]: divisions and switches of numbers that no library knows; [`wide_floats`]: conversions of them.

mod asm_goto;
mod atomics;
mod compared_constants;
mod emulated_tls;
mod funclets;
mod indirect_targets;
mod initialized_main;
mod instrumented_functions;
mod invariant_addresses;
mod is_constant;
mod long_jumps;
mod object_size;
mod returns;
mod single_thread_atomics;
mod square_roots;
mod stack_maps;
mod stack_protector;
mod trampolines;
mod trap_functions;
mod unwind_init;
mod wide_floats;
mod wide_integers;

use crate::{CodeGenOptions, StackGuard, TargetMachine};
use ir::module::Env;
use ir::{Function, Global, Inst, InstView, Module};
use mir::Isa;
use tables::machine::facts as machine_facts;

/// Prepares all functions with bodies; the error says what the target cannot do. O(instructions).
pub fn run(
    isa: &Isa<'_>,
    machine: &dyn TargetMachine,
    module: &mut Module,
    options: &CodeGenOptions,
) -> Result<(), String> {
    let wanted = Wanted::by(isa, machine, module, options)?;
    for global in module.order.functions.clone() {
        wanted.prepare(isa, machine, module, options, global)?;
    }
    Ok(())
}

/// What the functions of a module want, so that they can be prepared one at a time. It is found in the whole module.
#[derive(Debug)]
pub struct Wanted {
    /// No access is an atomic one for this machine.
    plain_atomics: bool,
    /// The widest integers, in bits, that functions of the library take.
    library_bits: u32,
    guard: Option<StackGuard>,
    roots: Vec<square_roots::Root>,
    asks_what_is_constant: bool,
    asks_for_sizes: bool,
    tells_profilers: bool,
    saves_all: bool,
    jumps_far: bool,
    guards_returns: bool,
    has_trampolines: bool,
    names_traps: bool,
    has_stack_maps: bool,
}

impl Wanted {
    /// What is wanted in a module, whose variables are prepared by this. O(globals and instructions).
    pub fn by(
        isa: &Isa<'_>,
        machine: &dyn TargetMachine,
        module: &mut Module,
        options: &CodeGenOptions,
    ) -> Result<Wanted, String> {
        if options.emulated_tls {
            emulated_tls::run(module)?;
        }
        let facts = machine_facts(&isa.target.image, |set| isa.subtarget.enables(set)).unwrap_or_default();
        let guard =
            if stack_protector::is_wanted(module) { Some(machine.stack_guard(module)?) } else { None };
        Ok(Wanted {
            plain_atomics: facts.plain_atomics != 0,
            // The library divides numbers of two registers.
            library_bits: 2 * module.data_layout.pointer_bits(0),
            guard,
            roots: if options.opt_level > 0 { square_roots::wanted(isa, module) } else { Vec::new() },
            asks_what_is_constant: is_constant::is_wanted(module),
            asks_for_sizes: object_size::is_wanted(module),
            tells_profilers: instrumented_functions::is_wanted(module),
            saves_all: unwind_init::is_wanted(module),
            jumps_far: long_jumps::is_wanted(module),
            guards_returns: module.flag_number(b"cf-protection-return").is_some_and(|value| value != 0),
            has_trampolines: trampolines::is_wanted(module),
            names_traps: trap_functions::is_wanted(module),
            has_stack_maps: stack_maps::is_wanted(module),
        })
    }

    /// Prepares a function, if it has a body. O(its instructions).
    pub fn prepare(
        &self,
        isa: &Isa<'_>,
        machine: &dyn TargetMachine,
        module: &mut Module,
        options: &CodeGenOptions,
        global: Global,
    ) -> Result<(), String> {
        let (env, Some(func)) = module.env_and_body(global) else { return Ok(()) };
        if self.tells_profilers {
            instrumented_functions::run(env, func, global)?;
        }
        if self.saves_all {
            unwind_init::run((isa, machine), env, func, global);
        }
        if self.names_traps {
            trap_functions::run(env, func);
        }
        if self.has_trampolines {
            trampolines::run(machine, env, func)?;
        }
        if self.has_stack_maps {
            stack_maps::run(env, func)?;
        }
        if self.plain_atomics {
            single_thread_atomics::run(env, func);
        } else {
            atomics::run(env, func, machine.lowering().facts());
        }
        if options.gnu_runtime {
            initialized_main::run(env, func, global);
        }
        if self.asks_what_is_constant {
            is_constant::run(env, func);
        }
        if self.asks_for_sizes {
            object_size::run(env, func, global);
        }
        wide_integers::run(env, func, self.library_bits);
        if options.opt_level > 0 {
            invariant_addresses::run(env, func, self.library_bits / 2);
            indirect_targets::run(env, func);
            if !self.roots.is_empty() {
                square_roots::run(env, func, global, &self.roots);
            }
            returns::run(env, func);
            compared_constants::run(func);
        }
        if let Some(guard) = &self.guard {
            stack_protector::run(env, func, global, guard);
        }
        // What comes of the others crosses borders, too.
        funclets::run(env, func, global);
        asm_goto::run(env, func);
        if self.jumps_far {
            long_jumps::run(machine, env, func, global, self.guards_returns)?;
        }
        Ok(())
    }
}

/// The calls of either of two functions, by their names, in order, and whether it is the first of them. O(instructions).
fn calls_of(env: &Env, func: &Function, first: &[u8], second: &[u8]) -> Vec<(Inst, bool)> {
    let which = |inst: Inst| {
        let InstView::Call { callee, .. } = func.view(inst) else { return None };
        let name = &*env.globals[callee.as_global()?].name;
        (name == first || name == second).then_some((inst, name == first))
    };
    func.blocks().flat_map(|block| func.block_insts(block)).filter_map(which).collect()
}
