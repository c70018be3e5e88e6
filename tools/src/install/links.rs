//! `codewright links DIR`: LLVM's names for the tools, as links to this binary.
//!
//! Scripts and build systems that call `llc` or `llvm-mc` find ours if the folder comes first in `PATH`. Under these names tools
//! print diagnostics in LLVM's form.

use crate::TOOLS;
use crate::cl::{self, Opt, Positional, Spec};
use crate::io::{Io, reason};
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) const SPEC: Spec = Spec {
    overview: "make links with LLVM's names to this binary",
    positional: Positional::required("folder"),
    options: &[
        Opt::flag("f", "Replace files that have one of the names"),
        Opt::value("version-suffix", "text", "Also make names with this behind a dash, as packages do: 22"),
    ],
    ..Spec::DEFAULT
};

/// LLVM's names besides those that begin with its own.
const WITHOUT_PREFIX: [&str; 4] = ["FileCheck", "llc", "lli", "opt"];

pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let matches = match cl::parse(&SPEC, args, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    let Some(folder) = matches.positionals.first() else { return io.fail("error: no folder is named") };
    let folder = io.resolve(folder);
    let suffix = matches.value("version-suffix");
    if suffix.is_some_and(|suffix| suffix.is_empty() || !suffix.bytes().all(|b| b.is_ascii_digit())) {
        return io.fail("error: -version-suffix takes digits, which are ignored when a tool is called");
    }
    let made = this_binary().and_then(|binary| {
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {}", folder.display(), reason(&error)))?;
        for name in names() {
            make(&binary, &folder.join(name), matches.flag("f"))?;
            if let Some(suffix) = suffix {
                make(&binary, &folder.join(format!("{name}-{suffix}")), matches.flag("f"))?;
            }
        }
        Ok(())
    });
    match made {
        Ok(()) => 0,
        Err(message) => io.fail(&format!("error: {message}")),
    }
}

/// LLVM's names of the tools, in the order of the table.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    let all = TOOLS.iter().flat_map(|tool| std::iter::once(tool.name).chain(tool.aliases.iter().copied()));
    all.filter(|name| name.starts_with("llvm-") || WITHOUT_PREFIX.contains(name))
}

fn this_binary() -> Result<PathBuf, String> {
    let found = std::env::current_exe().and_then(|path| path.canonicalize());
    found.map_err(|error| format!("this binary is not found: {}", reason(&error)))
}

/// Makes one link. One that leads to this binary already stays.
fn make(binary: &Path, link: &Path, replaces: bool) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {}", link.display(), reason(&error));
    if link.canonicalize().is_ok_and(|leads_to| leads_to == binary) {
        return Ok(());
    }
    if link.symlink_metadata().is_ok() {
        if !replaces {
            return Err(format!("{} exists; -f replaces it", link.display()));
        }
        fs::remove_file(link).map_err(failed)?;
    }
    #[cfg(unix)]
    let made = std::os::unix::fs::symlink(binary, link);
    #[cfg(not(unix))]
    let made = fs::hard_link(binary, link.with_extension("exe"));
    made.map_err(failed)
}
