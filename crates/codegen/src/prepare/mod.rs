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

use crate::{CodeGenOptions, TargetMachine};
use ir::module::Env;
use ir::{Function, Inst, InstView, Module};
use mir::Isa;
use tables::machine::facts as machine_facts;

/// Prepares all functions with bodies; the error says what the target cannot do. O(instructions).
pub fn run(
    isa: &Isa<'_>,
    machine: &dyn TargetMachine,
    module: &mut Module,
    options: &CodeGenOptions,
) -> Result<(), String> {
    if options.emulated_tls {
        emulated_tls::run(module)?;
    }
    let facts = machine_facts(&isa.target.image, |set| isa.subtarget.enables(set)).unwrap_or_default();
    // The library divides numbers of two registers.
    let library_bits = 2 * module.data_layout.pointer_bits(0);
    let guard = if stack_protector::is_wanted(module) { Some(machine.stack_guard(module)?) } else { None };
    let asks_what_is_constant = is_constant::is_wanted(module);
    let asks_for_sizes = object_size::is_wanted(module);
    let tells_profilers = instrumented_functions::is_wanted(module);
    let saves_all = unwind_init::is_wanted(module);
    let jumps_far = long_jumps::is_wanted(module);
    let guards_returns = module.flag_number(b"cf-protection-return").is_some_and(|value| value != 0);
    let has_trampolines = trampolines::is_wanted(module);
    let names_traps = trap_functions::is_wanted(module);
    let has_stack_maps = stack_maps::is_wanted(module);
    let roots = if options.opt_level > 0 { square_roots::wanted(isa, module) } else { Vec::new() };
    let lowering_facts = machine.lowering().facts();
    for global in module.order.functions.clone() {
        if let (env, Some(func)) = module.env_and_body(global) {
            if tells_profilers {
                instrumented_functions::run(env, func, global)?;
            }
            if saves_all {
                unwind_init::run((isa, machine), env, func, global);
            }
            if names_traps {
                trap_functions::run(env, func);
            }
            if has_trampolines {
                trampolines::run(machine, env, func)?;
            }
            if has_stack_maps {
                stack_maps::run(env, func)?;
            }
            match facts.plain_atomics {
                0 => atomics::run(env, func, lowering_facts),
                _ => single_thread_atomics::run(env, func),
            }
            if options.gnu_runtime {
                initialized_main::run(env, func, global);
            }
            if asks_what_is_constant {
                is_constant::run(env, func);
            }
            if asks_for_sizes {
                object_size::run(env, func, global);
            }
            wide_integers::run(env, func, library_bits);
            if options.opt_level > 0 {
                invariant_addresses::run(env, func, library_bits / 2);
                indirect_targets::run(env, func);
                if !roots.is_empty() {
                    square_roots::run(env, func, global, &roots);
                }
                returns::run(env, func);
                compared_constants::run(func);
            }
            if let Some(guard) = &guard {
                stack_protector::run(env, func, global, guard);
            }
            // What comes of the others crosses borders, too.
            funclets::run(env, func, global);
            asm_goto::run(env, func);
            if jumps_far {
                long_jumps::run(machine, env, func, global, guards_returns)?;
            }
        }
    }
    Ok(())
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
