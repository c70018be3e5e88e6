//! Runs a parsed script in process.

use super::builtins;
use super::parse::{Command, Join, Pipeline, Script, Target};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The exit code of a tool that caught a panic of its own: what `not --crash` expects.
pub const EXIT_CRASH: i32 = 70;
/// The exit code for a command that does not exist, as in shells.
const EXIT_UNKNOWN: i32 = 127;

/// A command and its surroundings.
pub struct Invocation<'a> {
    /// The command's name first.
    pub args: &'a [String],
    pub stdin: &'a [u8],
    pub stdout: &'a mut dyn Write,
    pub stderr: &'a mut dyn Write,
    pub cwd: &'a Path,
    pub env: &'a BTreeMap<String, String>,
}

/// Runs the tools under test; `None` if there is no tool of that name.
pub type RunTool = fn(&mut Invocation<'_>) -> Option<i32>;

/// What a run of a script may use and touch.
pub struct Shell {
    pub run_tool: RunTool,
    /// Programs of the machine that the script may start.
    pub programs: BTreeSet<String>,
    pub cwd: PathBuf,
    pub env: BTreeMap<String, String>,
    /// Present when expected output is to be rewritten instead of compared.
    pub bless: Option<Bless>,
}

/// What a run would make the expected output be.
#[derive(Debug, Default)]
pub struct Bless {
    /// Inputs of FileCheck, each with its prefixes.
    pub checked: Vec<(Vec<String>, Vec<u8>)>,
}

/// A command that failed, and what it said.
#[derive(Debug)]
pub struct Failure {
    pub command: String,
    pub code: i32,
    pub output: Vec<u8>,
}

/// An output stream that two descriptors may share.
#[derive(Clone, Default)]
struct Buffer(Rc<RefCell<Vec<u8>>>);

impl Buffer {
    fn take(&self) -> Vec<u8> {
        self.0.take()
    }
}

impl Write for Buffer {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// How the words before a command change what its exit code means.
enum Negation {
    /// `not`: an ordinary failure is wanted.
    Failure,
    /// `not --crash`
    Crash,
}

impl Negation {
    fn apply(&self, code: i32) -> i32 {
        let crashed = code == EXIT_CRASH || !(0..128).contains(&code);
        let wanted = match self {
            Negation::Failure => code != 0 && !crashed && code != EXIT_UNKNOWN,
            Negation::Crash => crashed,
        };
        i32::from(!wanted)
    }
}

impl Shell {
    /// Runs a script; the failure is that of the last pipeline that ran.
    pub fn run(&mut self, script: &Script) -> Result<(), Failure> {
        let mut result = Ok(());
        for (join, pipeline) in &script.pipelines {
            let wanted = match join {
                Join::Always | Join::AfterSuccess => result.is_ok(),
                Join::AfterFailure => result.is_err(),
            };
            if wanted {
                result = self.pipeline(pipeline);
            }
        }
        result
    }

    fn pipeline(&mut self, pipeline: &Pipeline) -> Result<(), Failure> {
        let mut input = Vec::new();
        let mut failure: Option<Failure> = None;
        let mut messages = Vec::new();
        for command in &pipeline.commands {
            let (code, stdout, stderr) = self.command(command, &input);
            messages.extend_from_slice(&stderr);
            if code != 0 && failure.is_none() {
                failure = Some(Failure { command: command.words.join(" "), code, output: Vec::new() });
            }
            input = stdout;
        }
        match failure {
            None => Ok(()),
            Some(mut failure) => {
                // What went to standard error explains best; what the pipeline printed may, too.
                failure.output = messages;
                failure.output.extend_from_slice(&input);
                Err(failure)
            }
        }
    }

    /// Runs one command; gives what is left of its streams after redirection.
    fn command(&mut self, command: &Command, input: &[u8]) -> (i32, Vec<u8>, Vec<u8>) {
        let redirected = command.stdin.as_ref().map(|name| std::fs::read(self.cwd.join(name)));
        let input = match &redirected {
            None => input,
            Some(Ok(bytes)) => bytes,
            Some(Err(error)) => {
                return (1, Vec::new(), format!("cannot read standard input: {error}\n").into_bytes());
            }
        };
        let mut stdout = Buffer::default();
        let mut stderr = Buffer::default();
        if command.stderr == Some(Target::Other) {
            stderr = stdout.clone();
        } else if command.stdout == Some(Target::Other) {
            stdout = stderr.clone();
        }
        let mut code = self.words(&command.words, input, &mut stdout, &mut stderr);
        let mut left = [stdout.take(), stderr.take()];
        for (target, bytes) in [&command.stdout, &command.stderr].into_iter().zip(&mut left) {
            let Some(Target::File { name, append }) = target else { continue };
            if let Err(error) = write_file(&self.cwd.join(name), bytes, *append) {
                code = 1;
                *bytes = format!("cannot write {name}: {error}\n").into_bytes();
            } else {
                bytes.clear();
            }
        }
        let [stdout, stderr] = left;
        (code, stdout, stderr)
    }

    fn words(&mut self, words: &[String], input: &[u8], stdout: &mut Buffer, stderr: &mut Buffer) -> i32 {
        let mut env = self.env.clone();
        let mut negations = Vec::new();
        let mut words = words;
        // Words that change how the rest runs.
        while let Some((first, rest)) = words.split_first() {
            words = match first.as_str() {
                "!" => {
                    negations.push(Negation::Failure);
                    rest
                }
                "not" => match rest.split_first() {
                    Some((flag, rest)) if flag == "--crash" => {
                        negations.push(Negation::Crash);
                        rest
                    }
                    _ => {
                        negations.push(Negation::Failure);
                        rest
                    }
                },
                "env" => change_environment(rest, &mut env),
                _ => break,
            };
        }
        let code = self.dispatch(words, input, &env, stdout, stderr);
        negations.iter().rev().fold(code, |code, negation| negation.apply(code))
    }

    fn dispatch(
        &mut self,
        words: &[String],
        input: &[u8],
        env: &BTreeMap<String, String>,
        stdout: &mut Buffer,
        stderr: &mut Buffer,
    ) -> i32 {
        let Some(name) = words.first() else {
            let _ = writeln!(stderr, "a command is missing");
            return EXIT_UNKNOWN;
        };
        if let Some(bless) = &mut self.bless
            && name == "FileCheck"
        {
            bless.checked.push((prefixes(words), input.to_vec()));
            return 0;
        }
        let cwd = self.cwd.clone();
        let mut invocation = Invocation { args: words, stdin: input, stdout, stderr, cwd: &cwd, env };
        if let Some(code) = builtins::run(&mut invocation, &mut self.cwd, self.bless.is_some()) {
            return code;
        }
        // A test that requires a program means it, even if a tool under test has its name.
        if self.programs.contains(name) {
            return run_program(&mut invocation);
        }
        if let Some(code) = (self.run_tool)(&mut invocation) {
            return code;
        }
        let _ = writeln!(
            stderr,
            "{name}: there is no such command here (REQUIRES: program:{name} allows a program)"
        );
        EXIT_UNKNOWN
    }
}

/// The prefixes that a FileCheck command line asks for.
fn prefixes(words: &[String]) -> Vec<String> {
    let mut prefixes: Vec<String> = Vec::new();
    for (i, word) in words.iter().enumerate() {
        let Some(option) = word.trim_start_matches('-').strip_prefix("check-prefix") else { continue };
        let option = option.strip_prefix("es").unwrap_or(option);
        let value = option.strip_prefix('=').or_else(|| words.get(i + 1).map(String::as_str));
        prefixes.extend(value.unwrap_or_default().split(',').map(str::to_owned));
    }
    if prefixes.is_empty() {
        prefixes.push("CHECK".to_owned());
    }
    prefixes
}

/// `-u NAME`, `NAME=value`; gives the words after them.
fn change_environment<'w>(mut words: &'w [String], env: &mut BTreeMap<String, String>) -> &'w [String] {
    loop {
        match words {
            [flag, name, rest @ ..] if flag == "-u" => {
                env.remove(name);
                words = rest;
            }
            [first, rest @ ..] if first.contains('=') => {
                if let Some((name, value)) = first.split_once('=') {
                    env.insert(name.to_owned(), value.to_owned());
                }
                words = rest;
            }
            _ => return words,
        }
    }
}

fn write_file(path: &Path, bytes: &[u8], append: bool) -> std::io::Result<()> {
    if !append {
        return std::fs::write(path, bytes);
    }
    std::fs::OpenOptions::new().create(true).append(true).open(path)?.write_all(bytes)
}

/// Starts a program of the machine.
fn run_program(invocation: &mut Invocation<'_>) -> i32 {
    let Some((name, args)) = invocation.args.split_first() else { return EXIT_UNKNOWN };
    let child = std::process::Command::new(name)
        .args(args)
        .current_dir(invocation.cwd)
        .envs(invocation.env)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) => {
            let _ = writeln!(invocation.stderr, "{name}: {error}");
            return EXIT_UNKNOWN;
        }
    };
    let input = invocation.stdin.to_vec();
    let stdin = child.stdin.take();
    // A program may print before it has read everything, so it is fed from another thread.
    let feeder = std::thread::spawn(move || {
        if let Some(mut stdin) = stdin {
            // A program need not read its input.
            let _ = stdin.write_all(&input);
        }
    });
    let output = child.wait_with_output();
    let _ = feeder.join();
    match output {
        Ok(output) => {
            let _ = invocation.stdout.write_all(&output.stdout);
            let _ = invocation.stderr.write_all(&output.stderr);
            output.status.code().unwrap_or(128)
        }
        Err(error) => {
            let _ = writeln!(invocation.stderr, "{name}: {error}");
            1
        }
    }
}
