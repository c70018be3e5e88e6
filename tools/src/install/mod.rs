//! What belongs to an installation besides the binary: links with LLVM's names, manual pages, completions of shells. All three
//! come from the table of tools and the tables of their options.

pub mod completions;
pub mod links;
pub mod man;

use crate::cl::{Kind, Opt, Spec, Visibility};
use crate::{TOOLS, Tool};

/// The options of a tool that its `--help` lists, with those that every tool has.
fn listed(spec: &'static Spec) -> impl Iterator<Item = &'static Opt> {
    let is_listed = |opt: &&Opt| opt.visibility == Visibility::Normal;
    spec.rows().filter(is_listed).filter(|opt| !matches!(opt.kind, Kind::Alias(_)) || !opt.help.is_empty())
}

/// The tools that have a table of options.
fn with_options() -> impl Iterator<Item = (&'static Tool, &'static Spec)> {
    TOOLS.iter().filter_map(|tool| Some((tool, tool.spec?)))
}
