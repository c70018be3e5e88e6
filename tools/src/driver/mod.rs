//! `cc` and `ld`: our code generator in the place of a compiler's and a linker's, so that programs are built by the build
//! systems they have.
//!
//! * [`cc`]: clang turns sources into bitcode, we turn that into objects, the system's linker makes the program.
//! * [`ld`]: the bitcode among a linker's inputs is compiled, then the system's linker runs.
//!
//! Which programs are run can be said in the environment: [`CLANG`], [`LINKER`].

pub mod cc;
pub mod ld;

use crate::io::{Io, reason};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The environment variable with the clang that `cc` runs.
pub const CLANG: &str = "CODEWRIGHT_CLANG";

/// The environment variable with the program that links: a compiler driver for `cc`, and for `ld` in the flavour of one.
pub const LINKER: &str = "CODEWRIGHT_LINKER";

/// A folder for files that are needed until the tool ends.
pub(crate) struct Scratch {
    path: PathBuf,
}

impl Scratch {
    pub fn new(io: &mut Io<'_>) -> Result<Scratch, i32> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("codewright-{}-{number}", std::process::id()));
        match std::fs::create_dir_all(&path) {
            Ok(()) => Ok(Scratch { path }),
            Err(error) => Err(io.fail(&format!("error: {}: {}", path.display(), reason(&error)))),
        }
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be removed is for the system to clean up.
        let _ = std::fs::remove_dir_all(&self.path);
    }
}

/// Runs a program; what it prints is what we print. Its environment is ours on top of the process's, for programs find
/// their parts by it. The error is its exit code.
pub(crate) fn execute(program: &str, args: &[String], io: &mut Io<'_>) -> Result<(), i32> {
    let mut command = Command::new(program);
    command.args(args).current_dir(io.cwd).envs(io.env).stdin(Stdio::inherit());
    let output = match command.output() {
        Ok(output) => output,
        Err(error) => {
            return Err(io.fail(&format!("error: cannot run '{program}': {}", reason(&error))));
        }
    };
    // A closed stream leaves nobody to tell.
    let _ = io.stdout.write_all(&output.stdout);
    let _ = io.stderr.write_all(&output.stderr);
    if output.status.success() { Ok(()) } else { Err(output.status.code().unwrap_or(1)) }
}

/// The first of these programs that `PATH` has.
pub(crate) fn find_program(names: &[&str], io: &Io<'_>) -> Option<String> {
    let path = io.env.get("PATH")?;
    let is_there = |name: &&&str| std::env::split_paths(path).any(|dir| dir.join(name).is_file());
    names.iter().find(is_there).map(|name| (**name).to_owned())
}

/// The driver that links programs for a triple: the environment's, the system's own, or a cross compiler.
pub(crate) fn linking_driver(triple: &str, io: &Io<'_>) -> String {
    if let Some(program) = io.env.get(LINKER) {
        return program.clone();
    }
    let arch = triple.split('-').next().unwrap_or("");
    if arch.is_empty() || arch == std::env::consts::ARCH {
        return "cc".to_owned();
    }
    format!("{arch}-linux-gnu-gcc")
}

/// The arguments with the contents of `@file` in their places.
pub(crate) fn expand_responses(args: &[String], io: &Io<'_>) -> Vec<String> {
    let mut out = Vec::new();
    for arg in args {
        let text = arg.strip_prefix('@').and_then(|name| std::fs::read_to_string(io.resolve(name)).ok());
        match text {
            Some(text) => out.extend(words(&text)),
            None => out.push(arg.clone()),
        }
    }
    out
}

/// The words of a response file: separated by space, quoted or escaped as in a shell.
fn words(text: &str) -> Vec<String> {
    let (mut out, mut word, mut quote) = (Vec::new(), None::<String>, None);
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (c, quote) {
            ('\\', None | Some('"')) => word.get_or_insert_default().extend(chars.next()),
            (c, Some(open)) if c == open => quote = None,
            ('"' | '\'', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (c, None) if c.is_whitespace() => out.extend(word.take()),
            (c, _) => word.get_or_insert_default().push(c),
        }
    }
    out.extend(word);
    out
}

/// Options of `llc` for a module that clang or rustc wrote.
pub(crate) fn compile_options(level: char) -> Vec<String> {
    let level = match level {
        '0'..='3' => level,
        's' | 'z' => '2',
        _ => '3',
    };
    vec![format!("-O{level}"), "-relocation-model=module".to_owned()]
}

/// A path as an argument.
pub(crate) fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn response_files_are_split_into_words() {
        assert_eq!(words("a  'b c'\n\"d\\\"e\" f\\ g ''"), ["a", "b c", "d\"e", "f g", ""]);
    }
}
