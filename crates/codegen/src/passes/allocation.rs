//! The passes around register allocation, which [`regalloc`] carries out: out of SSA form, into two-address form, copies
//! joined, registers given out.

use super::{critical_edges, fold_slots, livevars, reserved_copies, spill_stores};
use crate::debug_values;
use crate::pass::{ALWAYS, Context, Kept, Pass, PassResult};
use crate::recorder::ranges;
use crate::{Allocator, CodeGenOptions};
use mir::{Function, Properties};
use regalloc::allocation::Allocation;
use regalloc::intervals::LiveIntervals;
use regalloc::registers::Registers;
use regalloc::two_address::Effort;
use regalloc::{OutOfRegisters, basic, coalesce, fast, greedy, linear_scan, pbqp, phi, two_address};

/// Whether registers are given out with a view of the whole function, by one of the allocators that share live intervals.
pub(crate) const ALLOCATES_GLOBALLY: fn(&CodeGenOptions) -> bool =
    |options| !matches!(options.allocator(), Allocator::Fast | Allocator::Plugin);

pub(crate) const PHI_ELIMINATION: Pass = Pass {
    argument: "phi-node-elimination",
    title: "Eliminate PHI nodes for register allocation",
    requires: Properties::IS_SSA,
    gives: Properties::NO_PHIS,
    removes: Properties::IS_SSA,
    preserves: Kept::FLOW,
    crosses_blocks: false,
    applies: ALWAYS,
    run: |cx, func| {
        if cx.has_marks {
            livevars::forget(func);
        }
        if cx.optimizes && critical_edges::run(cx.isa, cx.info(), func, &mut cx.analyses) {
            cx.analyses.forget_flow();
        }
        debug_values::values::run(cx.isa, func);
        phi::run(cx.isa, func);
        Ok(())
    },
};

pub(crate) const TWO_ADDRESS: Pass = Pass {
    argument: "twoaddressinstruction",
    title: "Two-Address instruction pass",
    requires: Properties::NO_PHIS,
    preserves: Kept::FLOW,
    run: |cx, func| {
        let effort = if cx.optimizes { Effort::Good } else { Effort::None };
        two_address::run(cx.isa, cx.info(), func, effort);
        Ok(())
    },
    ..Pass::DEFAULT
};

/// By it a target prepares registers for allocation.
pub(crate) const PREPARATION: Pass = Pass {
    argument: "prepare-registers",
    requires: Properties::NO_PHIS,
    preserves: Kept::FLOW,
    run: |cx, func| {
        let num_blocks = func.num_blocks();
        let result = cx.info().prepare_allocation(cx.isa, func);
        if func.num_blocks() > num_blocks {
            cx.analyses.forget_flow();
        }
        result
    },
    ..Pass::DEFAULT
};

pub(crate) const FAST: Pass = Pass {
    argument: "regallocfast",
    title: "Fast Register Allocator",
    requires: Properties::NO_PHIS,
    gives: Properties::NO_VREGS,
    applies: |options| options.allocator() == Allocator::Fast,
    run: |cx, func| {
        cx.remember(func);
        if let Some(module) = cx.explains {
            let flow = cx.analyses.take_flow(cx.isa, func);
            let live = LiveIntervals::new(&Registers::new(cx.isa, cx.info(), func), func, flow);
            cx.ranges = Some(ranges::of_intervals(cx.isa, module, func, &live));
        }
        fast::run(cx.isa, cx.info(), func, cx.allocation).map_err(|e| e.to_string())?;
        cx.check_allocation(func)
    },
    ..Pass::DEFAULT
};

pub(crate) const COALESCER: Pass = Pass {
    argument: "register-coalescer",
    title: "Register Coalescer",
    requires: Properties::NO_PHIS,
    preserves: Kept::ALL,
    applies: ALLOCATES_GLOBALLY,
    run: |cx, func| {
        reserved_copies::run(cx.isa, &cx.info().reserved(cx.isa, func), func);
        cx.remember(func);
        let registers = Registers::new(cx.isa, cx.info(), func);
        let flow = cx.analyses.take_flow(cx.isa, func);
        let mut live = LiveIntervals::new(&registers, func, flow);
        coalesce::run(cx.isa, func, &mut live);
        cx.analyses.set_live(live);
        Ok(())
    },
    ..Pass::DEFAULT
};

pub(crate) const BASIC: Pass = Pass {
    argument: "regallocbasic",
    title: "Basic Register Allocator",
    requires: Properties::NO_PHIS,
    gives: Properties::NO_VREGS,
    preserves: Kept::FLOW,
    applies: |options| options.allocator() == Allocator::Basic,
    run: |cx, func| allocate(cx, func, |_, allocation| basic::run(allocation)),
    ..Pass::DEFAULT
};

pub(crate) const GREEDY: Pass = Pass {
    argument: "greedy",
    title: "Greedy Register Allocator",
    requires: Properties::NO_PHIS,
    gives: Properties::NO_VREGS,
    preserves: Kept::FLOW,
    applies: |options| options.allocator() == Allocator::Greedy,
    run: |cx, func| allocate(cx, func, |_, allocation| greedy::run(allocation)),
    ..Pass::DEFAULT
};

pub(crate) const LINEAR_SCAN: Pass = Pass {
    argument: "regalloclinearscan",
    title: "Linear Scan Register Allocator",
    requires: Properties::NO_PHIS,
    gives: Properties::NO_VREGS,
    preserves: Kept::FLOW,
    applies: |options| options.allocator() == Allocator::LinearScan,
    run: |cx, func| allocate(cx, func, |_, allocation| linear_scan::run(allocation)),
    ..Pass::DEFAULT
};

pub(crate) const PBQP: Pass = Pass {
    argument: "regallocpbqp",
    title: "PBQP Register Allocator",
    requires: Properties::NO_PHIS,
    gives: Properties::NO_VREGS,
    preserves: Kept::FLOW,
    applies: |options| options.allocator() == Allocator::Pbqp,
    run: |cx, func| {
        allocate(cx, func, |cx, allocation| {
            let Some(graphs) = &mut cx.allocation_graphs else { return pbqp::run(allocation, None) };
            let mut dump = |round: usize, text: &str| {
                graphs.push_str(&format!("# round {round}\n{text}"));
            };
            pbqp::run(allocation, Some(&mut dump))
        })
    },
    ..Pass::DEFAULT
};

/// Runs an allocator and replaces all virtual registers.
fn allocate(
    cx: &mut Context<'_>,
    func: &mut Function,
    run: impl FnOnce(&mut Context<'_>, &mut Allocation<'_>) -> Result<(), OutOfRegisters>,
) -> PassResult {
    let info = cx.info();
    let registers = Registers::new(cx.isa, info, func);
    let live = cx.analyses.take_live();
    let mut live =
        live.unwrap_or_else(|| LiveIntervals::new(&registers, func, cx.analyses.take_flow(cx.isa, func)));
    let mut allocation = Allocation::new(&registers, info, func, &mut live);
    run(cx, &mut allocation).map_err(|e| e.to_string())?;
    cx.ranges = cx.explains.map(|module| ranges::of_allocation(module, &allocation));
    allocation.rewrite().map_err(|e| e.to_string())?;
    cx.check_allocation(func)?;
    cx.analyses.set_flow(live.flow);
    spill_stores::run(cx.isa, info, func);
    fold_slots::run(cx.isa, info, func);
    Ok(())
}
