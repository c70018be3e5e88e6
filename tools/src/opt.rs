//! `codewright opt`: reads a module, verifies it, and writes it.
//!
//! There are no transformations here; the tool takes the options of LLVM's `opt` that say what to read, verify and
//! write, so that tests and scripts that use it for that can be run. Asking for any other pass is an error that names
//! the pass.

use crate::cl::ignored_options::{IgnoredOption, flag};
use crate::cl::{self, Matches, Opt, Positional, Spec};
use crate::io::Io;
use crate::{load, verify};
use bitcode::write::{WriteOptions, write_module};
use ir::Module;
use ir::text::print::{PrintOptions, print_module};
use ir::upgrade::strip_debug_info;
use ir::verify::verify_module;
use support::source::SourceMap;

pub(crate) const SPEC: Spec = Spec {
    overview: "reads, verifies and writes LLVM IR",
    positional: Positional::optional("<input bitcode file>"),
    options: &[
        Opt::value("passes", "pipeline", "Passes to run: verify, and those that do nothing"),
        Opt::alias("p", "passes"),
        Opt::value("o", "filename", "Override output filename"),
        Opt::value("mtriple", "string", "Override target triple for module"),
        Opt::flag("S", "Write output as LLVM assembly"),
        Opt::flag("disable-output", "Do not write result bitcode file").hidden(),
        Opt::flag("disable-verify", "Do not run the verifier").hidden(),
        Opt::uint("threads", "Number of threads of the verifier (default 1)"),
        cl::DIAGNOSTICS,
    ],
    ignored: IGNORED,
    ..Spec::DEFAULT
};

const IGNORED: &[IgnoredOption] = &[
    flag("f").because("what is written does not depend on where it goes"),
    flag("verify-each").because("there are no transformations after which to verify"),
];

/// Passes that are known: they verify or do nothing.
const PASSES: &[&str] =
    &["verify", "no-op-module", "no-op-function", "no-op-cgscc", "no-op-loop", "no-op-loopnest", ""];

/// Exit codes: 0 success, 1 a mistake in the input or the command line.
pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let matches = match cl::parse(&SPEC, args, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    if let Some(name) = unknown_pass(matches.value("passes").unwrap_or("")) {
        return io.fail(&format!("unknown pass name '{name}'"));
    }
    let threads = matches.uint("threads").unwrap_or(1).clamp(1, 256) as usize;
    let input = matches.input().to_owned();
    let mut module = match load::module(&input, threads, &matches, io) {
        Ok(module) => module,
        Err(code) => return code,
    };
    if let Some(triple) = matches.value("mtriple").filter(|triple| !triple.is_empty()) {
        module.env.target_triple = triple.as_bytes().into();
    }
    let name = if input == "-" { "<stdin>" } else { &input };
    // Debug info of today's version may be dropped if it is wrong; what is left of other versions may not be wrong.
    let may_strip = load::drop_old_debug_info(&mut module, name, io);
    let asks_to_verify = matches.value("passes").is_some_and(|p| p.contains("verify"));
    if !matches.flag("disable-verify") || asks_to_verify {
        let mut report = verify_module(&module, threads);
        verify::print(&report, io);
        if !report.is_ok() && !report.is_broken() && may_strip {
            io.warn(&format!("ignoring invalid debug info in {name}"));
            strip_debug_info(&mut module);
            // What named metadata holds has stayed.
            report = verify_module(&module, threads);
            verify::print(&report, io);
        }
        if !report.is_ok() {
            return io.fail(&format!("{name}: error: input module is broken!"));
        }
    }
    if matches.flag("disable-output") { 0 } else { write(&module, &matches, io) }
}

/// The first pass of a pipeline (`a,function(b,c)`) that is not known.
fn unknown_pass(pipeline: &str) -> Option<&str> {
    const MANAGERS: &[&str] = &["module", "function", "cgscc", "loop", "loop-mssa"];
    let words = pipeline.split([',', '(', ')']);
    words.into_iter().find(|w| !PASSES.contains(w) && !MANAGERS.contains(w))
}

fn write(module: &Module, matches: &Matches, io: &mut Io<'_>) -> i32 {
    let output = matches.value("o").unwrap_or("-").to_owned();
    if matches.flag("S") {
        let result = io.write_output_with(&output, |out| print_module(module, &PrintOptions::default(), out));
        return result.map_or_else(|message| io.fail(&message), |()| 0);
    }
    match write_module(module, &WriteOptions::default()) {
        Ok(bytes) => io.write_output(&output, &bytes).map_or_else(|message| io.fail(&message), |()| 0),
        Err(diagnostics) => {
            io.report(&SourceMap::default(), &diagnostics, matches);
            1
        }
    }
}

#[cfg(test)]
mod tests {
    use super::unknown_pass;

    #[test]
    fn pipelines_of_known_passes() {
        assert_eq!(unknown_pass("verify"), None);
        assert_eq!(unknown_pass("module(verify),function(no-op-function)"), None);
        assert_eq!(unknown_pass("function(instcombine,verify)"), Some("instcombine"));
        assert_eq!(unknown_pass(""), None);
    }
}
