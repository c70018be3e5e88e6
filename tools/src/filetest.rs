//! `codewright filetest`: runs text tests, with the tools of this binary in process.

use crate::cl::{self, Opt, Positional, Spec};
use crate::io::{Io, Terminal};
use ::filetest::shell::exec::Invocation;
use ::filetest::suite::{self, Config, Outcome};
use std::time::Duration;

pub(crate) const SPEC: Spec = Spec {
    overview: "Runs text tests by their RUN lines",
    positional: Positional { name: "test or folder", min: 1, max: usize::MAX },
    options: &[
        Opt::value("filter", "text", "Run only tests whose path contains this"),
        Opt::flag("bless", "Rewrite expected output instead of comparing with it"),
        Opt::flag("v", "Also list the tests that passed"),
        Opt::uint("timeout", "Seconds that a test may take (default: 60)"),
    ],
    ..Spec::DEFAULT
};

/// Exit codes: 0 all passed, 1 some did not.
pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let matches = match cl::parse(&SPEC, args, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    let mut config = config();
    config.filter = matches.value("filter").map(str::to_owned);
    config.bless = matches.flag("bless");
    if let Some(seconds) = matches.uint("timeout") {
        config.time_limit = Duration::from_secs(seconds.into());
    }
    let roots: Vec<_> = matches.positionals.iter().map(|name| io.resolve(name)).collect();
    let report = match suite::run(&roots, &config) {
        Ok(report) => report,
        Err(error) => return io.fail(&format!("error: {}", crate::io::reason(&error))),
    };
    let mut text = String::new();
    if matches.flag("v") {
        for (path, outcome) in &report.results {
            let word = match outcome {
                Outcome::Passed => "PASS".to_owned(),
                Outcome::FailedExpectedly => "XFAIL".to_owned(),
                Outcome::Unsupported(reason) => format!("UNSUPPORTED ({reason})"),
                Outcome::Failed(_) | Outcome::PassedUnexpectedly => continue,
            };
            text.push_str(&format!("{word}: {}\n", path.display()));
        }
    }
    text.push_str(&report.to_string());
    // A closed standard output leaves nobody to tell.
    let _ = io.stdout.write_all(text.as_bytes());
    i32::from(!report.is_success())
}

/// How tests of this binary's tools run.
pub fn config() -> Config {
    Config::new(run_tool)
}

/// A command of a RUN line as one of our tools: `codewright as`, or a tool's own or LLVM's name for it.
fn run_tool(invocation: &mut Invocation<'_>) -> Option<i32> {
    let name = invocation.args.first()?;
    if name != "codewright" && crate::find(name).is_none() {
        return None;
    }
    let mut stdin = invocation.stdin;
    let mut io = Io {
        tool: String::new(),
        stdin: &mut stdin,
        stdout: &mut *invocation.stdout,
        stderr: &mut *invocation.stderr,
        cwd: invocation.cwd,
        env: invocation.env,
        terminal: Terminal::default(),
    };
    Some(crate::run(invocation.args, &mut io))
}
