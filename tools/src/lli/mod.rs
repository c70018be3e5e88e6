//! `codewright lli`: runs a program in LLVM IR, as text or bitcode.
//!
//! The program is compiled to memory and runs in this process ([`execute`]), all of it before it begins or each
//! function when it is first called (`-jit-kind=orc-lazy`). With `-force-interpreter` it is interpreted
//! ([`interpret`]), which is slow and says where behaviour is undefined. Arguments after the file are the program's.
//! Its output goes where ours goes, and its exit code is ours.

mod execute;
mod ignored_options;
mod interpret;

use crate::cl::{self, Kind, Opt, Positional, Spec};
use crate::io::Io;
use crate::load;
use ir::Module;
use ir::verify::{Verifier, verify_module};

pub(crate) const SPEC: Spec = Spec {
    overview: "llvm interpreter & dynamic compiler",
    positional: Positional::any("input bitcode or text, then arguments of the program"),
    options: &[
        Opt::value("entry-function", "function", "Function to run instead of main"),
        Opt::value("fake-argv0", "executable", "Name of the program, as it sees it"),
        Opt::flag("force-interpreter", "Interpret, and report undefined behaviour"),
        Opt::uint("max-steps", "Stop interpreting after this many million instructions"),
        Opt::choice(
            "jit-kind",
            &[
                ("orc", "Compile everything before the program begins (default)"),
                ("orc-lazy", "Compile functions when they are first called"),
                ("mcjit", "The same as orc"),
            ],
            "When functions are compiled",
        ),
        Opt::uint(
            "tier-up-after",
            "Compile functions when they are first called, without optimization, and once more after so many calls",
        ),
        Opt::prefix("O", "level", "Optimization level: 0 to 3 (default: 2)"),
        Opt::list("extra-module", "input bitcode", "Another module of the program"),
        Opt::list("extra-object", "input object", "An object file of the program"),
        Opt::list(
            "extra-archive",
            "input archive",
            "An archive whose members are added where names are missing",
        ),
        Opt::list("load", "library", "Load this library before the program begins"),
        Opt::alias("dlopen", "load"),
        Opt::flag("no-process-syms", "Names of this process mean nothing to the program"),
        Opt::flag("jit-stats", "Print what was compiled and linked, when the program ends"),
        Opt::flag("perf-map", "Write /tmp/perf-PID.map, from which 'perf' knows the names of functions"),
        Opt::value(
            "jit-dump",
            "folder",
            "Write the code that is linked to jit-PID.dump in a folder, for 'perf inject --jit'",
        ),
        Opt::value("mcpu", "cpu-name", "Target a specific cpu type"),
        Opt::list("mattr", "a1,+a2,-a3,...", "Target specific attributes"),
        cl::DIAGNOSTICS,
    ],
    ignored: ignored_options::IGNORED,
    ..Spec::DEFAULT
};

/// A program and how it is started.
struct Program<'a> {
    /// For messages.
    input: &'a str,
    module: &'a mut Module,
    entry: &'a str,
    /// Its own name first.
    arguments: Vec<&'a str>,
}

/// Exit codes: the program's; 1 if there is none.
pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let (own, of_program) = split(args);
    let matches = match cl::parse(&SPEC, own, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    let input = matches.positionals.first().map_or("-", String::as_str);
    let mut module = match module(input, &matches, io) {
        Ok(module) => module,
        Err(code) => return code,
    };
    let mut arguments = vec![matches.value("fake-argv0").unwrap_or(input)];
    arguments.extend(of_program.iter().map(String::as_str));
    let entry = matches.value("entry-function").unwrap_or("main");
    let mut program = Program { input, module: &mut module, entry, arguments };
    if matches.flag("force-interpreter") {
        return interpret::run(&program, &matches, io);
    }
    execute::run(&mut program, &matches, io).unwrap_or_else(|code| code)
}

/// A module that obeys the rules of the language, but for functions that are verified when they are compiled.
fn module(input: &str, matches: &cl::Matches, io: &mut Io<'_>) -> Result<Module, i32> {
    let module = load::module(input, 1, matches, io)?;
    let report = match execute::is_lazy(matches) && !matches.flag("force-interpreter") {
        true => Verifier::new(&module).globals(&module),
        false => verify_module(&module, 1),
    };
    if report.is_ok() {
        return Ok(module);
    }
    crate::verify::print(&report, io);
    Err(io.fail(&format!("{input}: error: input module is broken!")))
}

/// Our own arguments up to the input file, and the program's behind it.
fn split(args: &[String]) -> (&[String], &[String]) {
    let mut at = 0;
    while let Some(arg) = args.get(at) {
        let name = arg.trim_start_matches('-');
        if arg == "-" || name.len() == arg.len() {
            return args.split_at(at + 1);
        }
        // Options whose value may be the next argument.
        let takes_next =
            SPEC.options.iter().any(|o| o.name == name && !matches!(o.kind, Kind::Flag | Kind::Action));
        at += 1 + usize::from(takes_next);
    }
    (args, &[])
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn arguments_behind_the_file_are_the_programs() {
        let args = |list: &[&str]| list.iter().map(|s| (*s).to_owned()).collect::<Vec<_>>();
        let all = args(&["-entry-function", "f", "-force-interpreter", "a.ll", "-x", "b.ll"]);
        let (own, of_program) = split(&all);
        assert_eq!((own.len(), of_program), (4, &args(&["-x", "b.ll"])[..]));
        let all = args(&["-entry-function=f", "-", "1"]);
        assert_eq!(split(&all).1, args(&["1"]));
    }
}
