//! `codewright verify`: whether modules keep the rules of LLVM IR.
//!
//! Each file, text or bitcode, is read and verified. What is wrong is reported in LLVM's words with the entities
//! concerned. Debug info that is wrong by itself counts too.

use crate::cl::{self, Opt, Positional, Spec};
use crate::io::Io;
use crate::load;
use ir::verify::{Report, verify_module};

pub(crate) const SPEC: Spec = Spec {
    overview: "verifier of LLVM IR",
    positional: Positional::any("[input .ll or .bc]..."),
    options: &[
        Opt::uint("threads", "Number of threads (default 1)"),
        Opt::flag("quiet", "Only the exit code says whether something is wrong"),
        cl::DIAGNOSTICS,
    ],
    ..Spec::DEFAULT
};

/// Exit codes: 0 all files are right, 1 a file is wrong or cannot be read.
pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let matches = match cl::parse(&SPEC, args, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    let threads = matches.uint("threads").unwrap_or(1).clamp(1, 256) as usize;
    let stdin = ["-".to_owned()];
    let inputs: &[String] = if matches.positionals.is_empty() { &stdin } else { &matches.positionals };
    let mut code = 0;
    for input in inputs {
        let module = match load::module(input, threads, &matches, io) {
            Ok(module) => module,
            Err(error) => {
                code = error;
                continue;
            }
        };
        let report = verify_module(&module, threads);
        if !report.is_ok() {
            code = 1;
            if !matches.flag("quiet") {
                print(&report, io);
                io.fail(&format!("{input}: error: input module is broken!"));
            }
        }
    }
    code
}

/// Findings as LLVM's tools print them.
pub fn print(report: &Report, io: &mut Io<'_>) {
    let mut text = Vec::new();
    // Writing to a vector cannot fail, and a closed standard error leaves nobody to tell.
    let _ = report.write(&mut text);
    let _ = io.stderr.write_all(&text);
}
