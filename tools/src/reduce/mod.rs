//! `codewright reduce`, also `llvm-reduce`: makes a module smaller while a program finds it interesting.
//!
//! The program that `--test` names says whether what is looked for is still there ([`interest`]). Passes ([`passes`]) each have
//! a list of things that could go; [`delta`] tries which of them can. A candidate counts only if its text can be read again and
//! verifies, so whatever is written can be used. Rounds of all passes go on until nothing becomes smaller. What comes out
//! depends on the input and the program alone, not on how many candidates are tried at a time.
//!
//! Cost: one run of the program for each candidate; of n things of which k must stay a pass tries O(k log n) candidates.

mod delta;
mod edit;
mod interest;
mod passes;
#[cfg(test)]
mod tests;

use crate::cl::ignored_options::Values::{Enum, Int, Text};
use crate::cl::ignored_options::{IgnoredOption, flag, refused, tuning};
use crate::cl::{self, Matches, Opt, Positional, Spec};
use crate::io::Io;
use crate::load;
use bitcode::write::{WriteOptions, write_module};
use delta::Settings;
use interest::{Interest, Program};
use ir::Module;
use passes::{PASSES, Pass};
use support::source::SourceMap;

pub(crate) const SPEC: Spec = Spec {
    overview: "reduces a module while a test finds it interesting",
    positional: Positional::optional("<input llvm ll/bc file>"),
    options: &[
        Opt::value("test", "string", "Name of the interesting-ness test to be run"),
        Opt::list("test-arg", "string", "Arguments passed onto the interesting-ness test"),
        Opt::value(
            "o",
            "filename",
            "Specify the output file. By default reduced.ll, or reduced.bc for bitcode",
        ),
        Opt::flag("in-place", "Replace the input file with the reduced version"),
        Opt::uint(
            "j",
            "Number of candidates tried at a time (default: the processors). The result does not depend on it",
        ),
        Opt::value(
            "delta-passes",
            "string",
            "Delta passes to run, separated by commas. By default, all of them",
        ),
        Opt::value("skip-delta-passes", "string", "Delta passes to not run, separated by commas"),
        Opt::flag("print-delta-passes", "Print list of delta passes"),
        Opt::uint("max-pass-iterations", "Maximum number of times to run the full set of passes (default 5)"),
        Opt::uint("starting-granularity-level", "Number of times to divide chunks prior to first test"),
        Opt::flag("abort-on-invalid-reduction", "Fail if a pass makes an invalid module"),
        Opt::flag("write-tmp-files-as-bitcode", "Give the test bitcode instead of textual IR"),
        Opt::flag("verbose", "Print what each pass took out"),
        cl::DIAGNOSTICS,
    ],
    ignored: IGNORED,
    ..Spec::DEFAULT
};

/// Sorted by name.
const IGNORED: &[IgnoredOption] = &[
    flag("aggressive-named-md-reduction").because("named metadata are always reduced so"),
    refused("ir-passes", Text, "there are no passes over IR to run", &[]),
    refused("mtriple", Text, "machine IR is not reduced", &[]),
    flag("preserve-debug-environment"),
    flag("print-invalid-reduction-machine-verifier-errors").because("machine IR is not reduced"),
    tuning("reduce-callsite-inline-threshold", Int).because("nothing is inlined"),
    flag("skip-verify-interesting-after-counting-chunks"),
    refused("x", Enum(&["ir", "mir"]), "machine IR is not reduced", &["ir"]),
];

pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let matches = match cl::parse(&SPEC, args, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    if matches.flag("print-delta-passes") {
        let names: String = PASSES.iter().map(|pass| format!("  {}\n", pass.name)).collect();
        let text = format!("Delta passes (pass to `--delta-passes=` as a comma separated list):\n{names}");
        return io.write_output("-", text.as_bytes()).map_or_else(|message| io.fail(&message), |()| 0);
    }
    reduce(&matches, io).unwrap_or_else(|message| io.fail(&format!("error: {message}")))
}

/// The exit code; an error has not been reported.
fn reduce(matches: &Matches, io: &mut Io<'_>) -> Result<i32, String> {
    let passes = chosen(matches)?;
    let test = Program::new(matches, io)?;
    let input = matches.input().to_owned();
    let output = output(&input, matches)?;
    let mut module = match load::module(&input, 1, matches, io) {
        Ok(module) => module,
        Err(code) => return Ok(code),
    };
    let text = delta::text_of(&module);
    let source_filename = std::mem::take(&mut module.env.source_filename);
    let Some(mut module) = delta::usable(&text) else {
        return Err("input module is broken!".to_owned());
    };
    module.env.source_filename = source_filename;
    if !test.is_interesting(&module, &text)? {
        return Err("input isn't interesting! Verify interesting-ness test".to_owned());
    }
    let processors = || std::thread::available_parallelism().map_or(1, usize::from);
    let settings = Settings {
        jobs: matches.uint("j").map_or_else(processors, |jobs| jobs as usize),
        granularity: matches.uint("starting-granularity-level").unwrap_or(0),
        aborts_on_invalid: matches.flag("abort-on-invalid-reduction"),
    };
    let rounds = matches.uint("max-pass-iterations").unwrap_or(5);
    let is_verbose = matches.flag("verbose");
    run_passes(&mut module, &passes, &test, settings, rounds, &mut |pass, gone| {
        if is_verbose {
            // A closed standard error leaves nobody to tell.
            let _ = writeln!(io.stderr, "{}: {gone} taken out", pass.name);
        }
    })?;
    write(&module, &output, matches, io)
}

/// Rounds of passes until one takes nothing out; `told` hears how many things each took out.
fn run_passes(
    module: &mut Module,
    passes: &[&Pass],
    test: &dyn Interest,
    settings: Settings,
    rounds: u32,
    told: &mut dyn FnMut(&Pass, usize),
) -> Result<(), String> {
    for _ in 0..rounds {
        let mut has_changed = false;
        for pass in passes {
            let gone = delta::run(pass, module, test, settings)?;
            told(pass, gone);
            has_changed |= gone > 0;
        }
        if !has_changed {
            break;
        }
    }
    Ok(())
}

/// The passes that the command line leaves, in their order.
fn chosen(matches: &Matches) -> Result<Vec<&'static Pass>, String> {
    let names = |option: &str| -> Result<Option<Vec<String>>, String> {
        let Some(list) = matches.value(option) else { return Ok(None) };
        let names: Vec<String> = list.split(',').map(str::to_owned).collect();
        match names.iter().find(|name| PASSES.iter().all(|pass| pass.name != name.as_str())) {
            Some(name) => Err(format!("unknown pass '{name}'")),
            None => Ok(Some(names)),
        }
    };
    let (only, skipped) = (names("delta-passes")?, names("skip-delta-passes")?.unwrap_or_default());
    let is_chosen = |pass: &&Pass| {
        let has = |list: &[String]| list.iter().any(|name| name == pass.name);
        only.as_deref().is_none_or(has) && !has(&skipped)
    };
    Ok(PASSES.iter().filter(is_chosen).collect())
}

/// Where the result goes.
fn output(input: &str, matches: &Matches) -> Result<String, String> {
    match (matches.value("o"), matches.flag("in-place")) {
        (Some(_), true) => Err("-o and --in-place exclude each other".to_owned()),
        (Some(name), false) => Ok(name.to_owned()),
        (None, true) if input == "-" => Err("standard input cannot be replaced".to_owned()),
        (None, true) => Ok(input.to_owned()),
        (None, false) => Ok(if input.ends_with(".bc") { "reduced.bc" } else { "reduced.ll" }.to_owned()),
    }
}

fn write(module: &Module, output: &str, matches: &Matches, io: &mut Io<'_>) -> Result<i32, String> {
    let bytes = if output.ends_with(".bc") {
        match write_module(module, &WriteOptions::default()) {
            Ok(bytes) => bytes,
            Err(diagnostics) => {
                io.report(&SourceMap::default(), &diagnostics, matches);
                return Ok(1);
            }
        }
    } else {
        delta::text_of(module)
    };
    io.write_output(output, &bytes).map(|()| 0)
}
