//! The places of what users add ([`crate::plugin`]).

use crate::Allocator;
use crate::pass::{Context, Pass, PassResult};
use crate::plugin::Point;
use mir::{Function, Properties};

/// Runs the passes of a point.
fn run(cx: &mut Context<'_>, func: &mut Function, point: Point) -> PassResult {
    cx.plugins.at(point).try_for_each(|pass| pass.run(cx.isa, cx.info(), func))
}

pub(crate) const SELECTED: Pass = Pass {
    argument: "plugins-selected",
    title: "Passes of the user behind selection",
    requires: Properties::IS_SSA,
    applies: |options| options.plugins.at(Point::Selected).next().is_some(),
    run: |cx, func| run(cx, func, Point::Selected),
    ..Pass::DEFAULT
};

pub(crate) const ALLOCATOR: Pass = Pass {
    argument: "plugins-allocator",
    title: "Register Allocator of the user",
    requires: Properties::NO_PHIS,
    gives: Properties::NO_VREGS,
    applies: |options| options.allocator() == Allocator::Plugin,
    run: |cx, func| {
        cx.remember(func);
        if let Some(allocator) = &cx.plugins.allocator {
            allocator.allocate(cx.isa, cx.info(), func)?;
        }
        if func.num_vregs() > 0 && !Properties::of(func).contains(Properties::NO_VREGS) {
            return Err("the register allocator leaves virtual registers behind".to_owned());
        }
        cx.check_allocation(func)
    },
    ..Pass::DEFAULT
};

pub(crate) const ALLOCATED: Pass = Pass {
    argument: "plugins-allocated",
    title: "Passes of the user behind allocation",
    requires: Properties::NO_VREGS,
    applies: |options| options.plugins.at(Point::Allocated).next().is_some(),
    run: |cx, func| run(cx, func, Point::Allocated),
    ..Pass::DEFAULT
};

pub(crate) const LAST: Pass = Pass {
    argument: "plugins-last",
    title: "Passes of the user at the end",
    requires: Properties::FRAME_FINALIZED,
    applies: |options| options.plugins.at(Point::Last).next().is_some(),
    run: |cx, func| run(cx, func, Point::Last),
    ..Pass::DEFAULT
};
