//! The multi-call binary: gathers the process's surroundings and hands over to [`tools::run`].
//!
//! Output is buffered here, once for all tools, and flushed before the process ends.

use std::io::{BufWriter, IsTerminal, Write};
use std::process::ExitCode;
use tools::io::Terminal;

fn main() -> ExitCode {
    let mut args = Vec::new();
    for arg in std::env::args_os() {
        match arg.into_string() {
            Ok(arg) => args.push(arg),
            Err(arg) => {
                eprintln!("codewright: error: the argument '{}' is not valid UTF-8", arg.to_string_lossy());
                return ExitCode::from(1);
            }
        }
    }
    let cwd = std::env::current_dir().unwrap_or_default();
    let env = std::env::vars_os()
        .filter_map(|(k, v)| Some((k.into_string().ok()?, v.into_string().ok()?)))
        .collect();
    let (mut stdin, stdout, mut stderr) =
        (std::io::stdin().lock(), std::io::stdout().lock(), std::io::stderr());
    let terminal = Terminal {
        stdin: stdin.is_terminal(),
        stdout: stdout.is_terminal(),
        stderr: stderr.is_terminal(),
        color: color(stderr.is_terminal()),
        is_process: true,
    };
    let mut stdout = BufWriter::with_capacity(1 << 16, stdout);
    let mut io = tools::Io {
        tool: String::new(),
        stdin: &mut stdin,
        stdout: &mut stdout,
        stderr: &mut stderr,
        cwd: &cwd,
        env: &env,
        terminal,
    };
    let mut code = tools::run(&args, &mut io);
    match stdout.flush() {
        Ok(()) => {}
        // The reader has seen enough, as in `codewright dis x.bc | head`.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => {}
        Err(error) => {
            eprintln!("codewright: error: cannot write to standard output: {}", tools::io::reason(&error));
            code = code.max(1);
        }
    }
    ExitCode::from(u8::try_from(code).unwrap_or(1))
}

/// The conventions of `NO_COLOR` and `CLICOLOR_FORCE`; otherwise colour is for terminals.
fn color(is_terminal: bool) -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let forced = std::env::var_os("CLICOLOR_FORCE").is_some_and(|value| !value.is_empty() && value != "0");
    !set("NO_COLOR") && (forced || is_terminal)
}
