//! Project automation: `cargo xtask <command>`.
//!
//! Each command is a file. Commands print what they do, say what they skip and why, and exit with 1 if something is
//! wrong.

mod bench;
mod bless;
mod compare;
mod corpus;
mod idioms;
mod lines;
mod machine;
mod new_target;
mod pathological;
mod platform;
mod test;
mod tidy;

use machine::Result;
use std::process::ExitCode;

struct Command {
    name: &'static str,
    usage: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Result,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "test",
        usage: "",
        about: "everything that must hold before a change lands",
        run: test::run,
    },
    Command {
        name: "tidy",
        usage: "",
        about: "check the invariants that can be read off the sources",
        run: tidy::run,
    },
    Command {
        name: "compare",
        usage: "[NAME]",
        about: "compare with the tools of LLVM, where installed",
        run: compare::run,
    },
    Command {
        name: "bench",
        usage: "AREA|all [--before WHAT] [--runs N] [--only TEXT]",
        about: "CPU time and memory against the peer, from one run",
        run: bench::run,
    },
    Command {
        name: "bless",
        usage: "[FILTER]",
        about: "rewrite the expected output of text tests",
        run: bless::run,
    },
    Command {
        name: "corpus",
        usage: "[FILTER]",
        about: "build the bitcode that comparisons and benchmarks use into target/corpus",
        run: corpus::run,
    },
    Command {
        name: "lines",
        usage: "",
        about: "lines of description and of code, of each target",
        run: lines::run,
    },
    Command {
        name: "new-target",
        usage: "NAME",
        about: "make the folder of a new target, targets/NAME, and say what makes it part of the build",
        run: new_target::run_command,
    },
    Command {
        name: "measure",
        usage: "COMMAND...",
        about: "run a command and print its CPU time and peak memory (used by bench)",
        run: machine::measure_child,
    },
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let command = args.first().and_then(|name| COMMANDS.iter().find(|command| command.name == name.as_str()));
    let Some(command) = command else {
        eprintln!("USAGE: cargo xtask <command>\n");
        for command in COMMANDS {
            eprintln!("  {:<40} {}", format!("{} {}", command.name, command.usage), command.about);
        }
        return ExitCode::from(1);
    };
    match (command.run)(args.get(1..).unwrap_or_default()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask {}: {message}", command.name);
            ExitCode::from(1)
        }
    }
}
