//! `codewright reduce`, also `llvm-reduce`: makes a module smaller while a program finds it interesting.
//!
//! The program that `--test` names is run with a file and says by its exit code 0 that what is looked for is still there. Passes
//! ([`passes`]) each have a list of things that could go; [`delta`] tries which of them can. A candidate counts only if its
//! text can be read again and verifies, so whatever is written can be used. Rounds of all passes go on until nothing becomes smaller.
//!
//! Cost: one run of the program for each candidate; of n things of which k must stay a pass tries O(k log n) candidates.

mod delta;
mod edit;
mod passes;

use crate::cl::{self, Matches, Opt, Positional, Spec};
use crate::driver::{Scratch, find_program};
use crate::io::{Io, reason};
use crate::load;
use bitcode::write::{WriteOptions, write_module};
use delta::Interest;
use ir::Module;
use ir::text::print::{PrintOptions, module_to_bytes};
use passes::{PASSES, Pass};
use std::path::PathBuf;
use std::process::{Command, Stdio};
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
        Opt::value(
            "delta-passes",
            "string",
            "Delta passes to run, separated by commas. By default, all of them",
        ),
        Opt::value("skip-delta-passes", "string", "Delta passes to not run, separated by commas"),
        Opt::flag("print-delta-passes", "Print list of delta passes"),
        Opt::uint("max-pass-iterations", "Maximum number of times to run the full set of passes (default 5)"),
        cl::DIAGNOSTICS,
    ],
    ..Spec::DEFAULT
};

/// The test and where candidates are put for it.
struct Test {
    program: PathBuf,
    arguments: Vec<String>,
    /// Keeps the folder of the file.
    _scratch: Scratch,
    file: PathBuf,
    directory: PathBuf,
    environment: Vec<(String, String)>,
}

impl Interest for Test {
    fn is_interesting(&mut self, text: &[u8]) -> Result<bool, String> {
        std::fs::write(&self.file, text)
            .map_err(|error| format!("{}: {}", self.file.display(), reason(&error)))?;
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).arg(&self.file).current_dir(&self.directory);
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let status = command
            .status()
            .map_err(|error| format!("cannot run '{}': {}", self.program.display(), reason(&error)))?;
        Ok(status.success())
    }
}

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
    reduce(&matches, io).map_or_else(|message| io.fail(&format!("error: {message}")), |code| code)
}

/// The exit code; an error has not been reported.
fn reduce(matches: &Matches, io: &mut Io<'_>) -> Result<i32, String> {
    let passes = chosen(matches)?;
    let mut test = test(matches, io)?;
    let input = matches.input().to_owned();
    let module = match load::module(&input, 1, matches, io) {
        Ok(module) => module,
        Err(code) => return Ok(code),
    };
    let text = module_to_bytes(&module, &PrintOptions::default());
    let Some(mut module) = delta::usable(&text) else {
        return Err("input module is broken!".to_owned());
    };
    if !test.is_interesting(&text)? {
        return Err("input isn't interesting! Verify interesting-ness test".to_owned());
    }
    for _ in 0..matches.uint("max-pass-iterations").unwrap_or(5) {
        let mut has_changed = false;
        for pass in &passes {
            has_changed |= delta::run(pass, &mut module, &mut test)?;
        }
        if !has_changed {
            break;
        }
    }
    write(&module, &input, matches, io)
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
        let name = pass.name.to_owned();
        only.as_ref().is_none_or(|only| only.contains(&name)) && !skipped.contains(&name)
    };
    Ok(PASSES.iter().filter(is_chosen).collect())
}

fn test(matches: &Matches, io: &mut Io<'_>) -> Result<Test, String> {
    let Some(name) = matches.value("test") else { return Err("--test is missing".to_owned()) };
    let program = match find_program(&[name], io) {
        Some(found) if !name.contains('/') => PathBuf::from(found),
        _ => io.resolve(name),
    };
    let scratch = Scratch::new(io).map_err(|_| "there is no folder for candidates".to_owned())?;
    Ok(Test {
        program,
        arguments: matches.list("test-arg").map(str::to_owned).collect(),
        file: scratch.file("reduced.ll"),
        _scratch: scratch,
        directory: io.cwd.to_owned(),
        environment: io.env.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
    })
}

fn write(module: &Module, input: &str, matches: &Matches, io: &mut Io<'_>) -> Result<i32, String> {
    let default = if input.ends_with(".bc") { "reduced.bc" } else { "reduced.ll" };
    let output = matches.value("o").unwrap_or(default).to_owned();
    let bytes = if output.ends_with(".bc") {
        match write_module(module, &WriteOptions::default()) {
            Ok(bytes) => bytes,
            Err(diagnostics) => {
                io.report(&SourceMap::default(), &diagnostics, matches);
                return Ok(1);
            }
        }
    } else {
        module_to_bytes(module, &PrintOptions::default())
    };
    io.write_output(&output, &bytes).map(|()| 0)
}
