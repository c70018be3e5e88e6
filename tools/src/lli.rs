//! `codewright lli`: runs a program in LLVM IR, as text or bitcode, with the interpreter.
//!
//! Arguments after the file are the program's. Its output goes where ours goes, and its exit code is ours. A run that cannot
//! go on ends with an error that says what happened and in which functions, and exit code 1.

use crate::cl::ignored_options::flag;
use crate::cl::{self, Kind, Opt, Positional, Spec};
use crate::io::Io;
use crate::load;
use interp::{Host, Limits, Machine};
use ir::verify::verify_module;
use std::io::{Read, Write};

pub(crate) const SPEC: Spec = Spec {
    overview: "llvm interpreter",
    positional: Positional::any("input bitcode or text, then arguments of the program"),
    options: &[
        Opt::value("entry-function", "function", "Function to run instead of main"),
        Opt::value("fake-argv0", "executable", "Name of the program, as it sees it"),
        Opt::uint("max-steps", "Stop after this many million instructions"),
        cl::DIAGNOSTICS,
    ],
    ignored: &[flag("force-interpreter").because("there is nothing but the interpreter")],
    ..Spec::DEFAULT
};

/// Exit codes: the program's; 1 if there is none.
pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let (own, of_program) = split(args);
    let matches = match cl::parse(&SPEC, own, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    let input = matches.positionals.first().map_or("-", String::as_str);
    let module = match load::module(input, 1, &matches, io) {
        Ok(module) => module,
        Err(code) => return code,
    };
    let report = verify_module(&module, 1);
    if !report.is_ok() {
        crate::verify::print(&report, io);
        return io.fail(&format!("{input}: error: input module is broken!"));
    }
    let steps = matches.uint("max-steps").map_or(u64::MAX, |n| u64::from(n) * 1_000_000);
    let mut arguments = vec![matches.value("fake-argv0").unwrap_or(input)];
    arguments.extend(of_program.iter().map(String::as_str));
    let mut host = Streams { stdin: &mut *io.stdin, stdout: &mut *io.stdout, stderr: &mut *io.stderr };
    let limits = Limits { steps, ..Limits::default() };
    let result = Machine::new(&module, &mut host, limits).and_then(|mut machine| {
        machine.run_program(matches.value("entry-function").unwrap_or("main"), &arguments)
    });
    match result {
        Ok(code) => code,
        Err(trap) => io.fail(&format!("error: {trap}")),
    }
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

/// The program's standard streams are ours.
struct Streams<'a> {
    stdin: &'a mut dyn Read,
    stdout: &'a mut dyn Write,
    stderr: &'a mut dyn Write,
}

impl Host for Streams<'_> {
    fn write(&mut self, descriptor: u32, bytes: &[u8]) {
        let stream = if descriptor == 2 { &mut *self.stderr } else { &mut *self.stdout };
        // A closed pipe is the program's problem only if it asks, which the supported library functions cannot.
        let _ = stream.write_all(bytes);
    }

    fn read_byte(&mut self) -> Option<u8> {
        let mut byte = [0];
        matches!(self.stdin.read(&mut byte), Ok(1)).then_some(byte[0])
    }
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
