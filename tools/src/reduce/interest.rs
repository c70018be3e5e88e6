//! What says whether a module still has what is looked for: a program, as `--test` and `--test-arg` name it.
//!
//! The program is run with the name of a file after its arguments, and finds the file interesting if its exit code is 0. Several
//! run at a time, so each gets a file of its own.

use crate::cl::Matches;
use crate::driver::{Scratch, find_program};
use crate::io::{Io, reason};
use bitcode::write::{WriteOptions, write_module};
use ir::Module;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Decides about modules, each given with its text.
pub(super) trait Interest: Sync {
    fn is_interesting(&self, module: &Module, text: &[u8]) -> Result<bool, String>;
}

/// The program and where candidates are put for it.
pub(super) struct Program {
    program: PathBuf,
    arguments: Vec<String>,
    scratch: Scratch,
    number: AtomicUsize,
    writes_bitcode: bool,
    directory: PathBuf,
    environment: Vec<(String, String)>,
}

impl Program {
    pub fn new(matches: &Matches, io: &mut Io<'_>) -> Result<Program, String> {
        let Some(name) = matches.value("test") else { return Err("--test is missing".to_owned()) };
        let program = match find_program(&[name], io) {
            Some(found) if !name.contains('/') => PathBuf::from(found),
            // Where the search path of the tool has none, the system looks for it.
            None if !name.contains('/') && !io.resolve(name).is_file() => PathBuf::from(name),
            _ => io.resolve(name),
        };
        Ok(Program {
            program,
            arguments: matches.list("test-arg").map(str::to_owned).collect(),
            scratch: Scratch::new(io).map_err(|_| "there is no folder for candidates".to_owned())?,
            number: AtomicUsize::new(0),
            writes_bitcode: matches.flag("write-tmp-files-as-bitcode"),
            directory: io.cwd.to_owned(),
            environment: io.env.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
        })
    }
}

impl Interest for Program {
    fn is_interesting(&self, module: &Module, text: &[u8]) -> Result<bool, String> {
        let number = self.number.fetch_add(1, Ordering::Relaxed);
        let suffix = if self.writes_bitcode { "bc" } else { "ll" };
        let file = self.scratch.file(&format!("reduced-{number}.{suffix}"));
        let written = if self.writes_bitcode {
            // What bitcode cannot hold is no candidate.
            let Ok(bytes) = write_module(module, &WriteOptions::default()) else { return Ok(false) };
            std::fs::write(&file, bytes)
        } else {
            std::fs::write(&file, text)
        };
        written.map_err(|error| format!("{}: {}", file.display(), reason(&error)))?;
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).arg(&file).current_dir(&self.directory);
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let status = command
            .status()
            .map_err(|error| format!("cannot run '{}': {}", self.program.display(), reason(&error)));
        // The folder goes at the end, whatever is left in it.
        let _ = std::fs::remove_file(&file);
        Ok(status?.success())
    }
}
