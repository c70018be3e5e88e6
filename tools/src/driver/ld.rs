//! `codewright ld`: a linker that takes bitcode, for `-C linker-plugin-lto -C linker=…` of rustc and `-flto` of clang.
//!
//! Its arguments are those of a linker, or of a compiler driver that links (`-C linker-flavor=gcc`); `--flavor=gcc` or
//! `--flavor=gnu` says which where that is not clear. Inputs that are bitcode, also in archives, are compiled on all
//! cores; the system's linker gets objects in their place. Options for a plugin are for us: the optimization level
//! (`-plugin-opt=O2`), and options of `llc` (`-plugin-opt=-regalloc=basic`, or `-mllvm -regalloc=basic`).
//!
//! Modules stay apart: what links is what would have been linked without bitcode.
//!
//! Exit codes: those of the linker, or of what failed before.

use super::{Scratch, compile_options, execute, expand_responses, linking_driver, text};
use crate::io::{Io, reason};
use bitcode::read::is_bitcode;
use objfile::archive;
use rayon::prelude::*;
use std::path::{Path, PathBuf};

/// Options of linkers that are followed by a value of their own.
const WITH_VALUE: &[&str] = &[
    "-o",
    "-L",
    "-l",
    "-m",
    "-z",
    "-T",
    "-u",
    "-e",
    "-h",
    "-soname",
    "-rpath",
    "-dynamic-linker",
    "--dynamic-linker",
    "-plugin",
    "--sysroot",
    "-Map",
    "-y",
    "-Xlinker",
    "--version-script",
    "-rpath-link",
    "-B",
    "--hash-style",
    "-mllvm",
];

/// Options by which the arguments are seen to be for a linker and not for a driver.
const GNU: &[&str] =
    &["-dynamic-linker", "--dynamic-linker", "-m", "--eh-frame-hdr", "--hash-style=gnu", "-plugin"];

pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let mut args = expand_responses(args, io);
    let flavor = args.iter().position(|a| a.starts_with("--flavor=")).map(|at| args.remove(at));
    let is_gnu = match flavor.as_deref() {
        Some("--flavor=gnu") => true,
        Some("--flavor=gcc") => false,
        Some(other) => return io.fail(&format!("error: unknown flavor '{}'", &other["--flavor=".len()..])),
        None => args.iter().any(|a| GNU.contains(&a.as_str())),
    };
    let triple = triple_of(&args, io);
    let program = match io.env.get(super::LINKER) {
        Some(program) => program.clone(),
        None if is_gnu => linking_driver(&triple, io).replace("-gcc", "-ld").replace("cc", "ld"),
        None => linking_driver(&triple, io),
    };
    link(&program, &args, io).err().unwrap_or(0)
}

/// The triple of the first module among the inputs; empty if there is none.
fn triple_of(args: &[String], io: &Io<'_>) -> String {
    let options = bitcode::read::ReadOptions { threads: 1 };
    let inputs = args.iter().filter(|a| !a.starts_with('-')).map(|a| io.resolve(a));
    let mut files = inputs.filter_map(|path| std::fs::read(path).ok()).flat_map(|bytes| {
        let members = archive::read(&bytes).map(|(m, _)| m).unwrap_or_default();
        let mut found: Vec<Vec<u8>> =
            members.iter().filter(|m| is_bitcode(m.contents)).take(1).map(|m| m.contents.to_vec()).collect();
        if is_bitcode(&bytes) {
            found.push(bytes);
        }
        found
    });
    let module = files.find_map(|bytes| bitcode::read::read_module(&bytes, "", &options).ok());
    module.map_or(String::new(), |(module, _)| String::from_utf8_lossy(&module.target_triple).into_owned())
}

/// A module to compile.
struct Job {
    bitcode: Vec<u8>,
    name: String,
    /// Where its object goes: files, and members of archives until these are written.
    object: PathBuf,
}

/// An archive to write anew.
struct Rewritten {
    path: PathBuf,
    members: Vec<(Vec<u8>, Contents)>,
}

/// What a member of a new archive holds.
enum Contents {
    /// What it held before.
    Same(Vec<u8>),
    /// The object that this file will be.
    Object(PathBuf),
}

/// What is found among the arguments.
#[derive(Default)]
struct Plan {
    args: Vec<String>,
    jobs: Vec<Job>,
    archives: Vec<Rewritten>,
    level: Option<char>,
    /// Options for `llc`.
    options: Vec<String>,
    folders: Vec<String>,
}

/// Compiles what is bitcode among the inputs and runs the linker.
pub(super) fn link(program: &str, args: &[String], io: &mut Io<'_>) -> Result<(), i32> {
    let scratch = Scratch::new(io)?;
    let mut plan = Plan::default();
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        let value = if WITH_VALUE.contains(&arg.as_str()) { rest.next() } else { None };
        plan.argument(arg, value, &scratch, io)?;
    }
    compile_all(&plan, io)?;
    for archive in plan.archives {
        let mut members = Vec::new();
        for (name, contents) in archive.members {
            let contents = match contents {
                Contents::Same(contents) => contents,
                Contents::Object(object) => std::fs::read(&object).map_err(|e| cannot(&object, &e, io))?,
            };
            members.push((name, contents));
        }
        std::fs::write(&archive.path, archive::write(&members)).map_err(|e| cannot(&archive.path, &e, io))?;
    }
    execute(program, &plan.args, io)
}

fn cannot(path: &Path, error: &std::io::Error, io: &mut Io<'_>) -> i32 {
    io.fail(&format!("error: {}: {}", path.display(), reason(error)))
}

impl Plan {
    fn argument(
        &mut self,
        arg: &str,
        value: Option<&String>,
        scratch: &Scratch,
        io: &mut Io<'_>,
    ) -> Result<(), i32> {
        match arg {
            "-plugin" => return Ok(()),
            "-mllvm" => {
                self.options.extend(value.cloned());
                return Ok(());
            }
            "-l" => return self.library(value.map_or("", |v| v), scratch, io),
            "-L" => self.folders.extend(value.cloned()),
            _ => {
                if let Some(option) =
                    arg.strip_prefix("-plugin-opt=").or(arg.strip_prefix("-Wl,-plugin-opt="))
                {
                    self.plugin_option(option);
                    return Ok(());
                }
                if let Some(option) = arg.strip_prefix("-Wl,-mllvm,") {
                    self.options.push(option.to_owned());
                    return Ok(());
                }
                if arg.starts_with("-flto") || arg.starts_with("--lto") {
                    return Ok(());
                }
                if let Some(name) = arg.strip_prefix("-l").filter(|name| !name.is_empty()) {
                    return self.library(name, scratch, io);
                }
                self.folders.extend(arg.strip_prefix("-L").filter(|d| !d.is_empty()).map(str::to_owned));
                if !arg.starts_with('-') {
                    return self.input(arg, scratch, io);
                }
            }
        }
        self.args.push(arg.to_owned());
        self.args.extend(value.cloned());
        Ok(())
    }

    /// `-plugin-opt=O2`; several may be joined by commas.
    fn plugin_option(&mut self, options: &str) {
        for option in options.split(',') {
            let option = option.strip_prefix("-plugin-opt=").unwrap_or(option);
            if let Some(level) = option.strip_prefix('O').and_then(|l| l.chars().next()) {
                self.level = Some(level);
            } else if option.starts_with('-') {
                self.options.push(option.to_owned());
            }
        }
    }

    /// A library is replaced only if it has bitcode.
    fn library(&mut self, name: &str, scratch: &Scratch, io: &mut Io<'_>) -> Result<(), i32> {
        let file = match name.strip_prefix(':') {
            Some(file) => file.to_owned(),
            None => format!("lib{name}.a"),
        };
        let found =
            self.folders.iter().map(|d| format!("{d}/{file}")).find(|path| io.resolve(path).is_file());
        let is_shared = |path: &String| io.resolve(&path.replace(".a", ".so")).is_file();
        let num_jobs = self.jobs.len();
        let before = self.args.len();
        if let Some(path) = found.filter(|path| !is_shared(path)) {
            self.input(&path, scratch, io)?;
        }
        if self.jobs.len() == num_jobs {
            self.args.truncate(before);
            self.args.push(format!("-l{name}"));
        }
        Ok(())
    }

    /// A file: an object, bitcode, an archive, or something that the linker knows.
    fn input(&mut self, name: &str, scratch: &Scratch, io: &mut Io<'_>) -> Result<(), i32> {
        let path = io.resolve(name);
        let Ok(bytes) = std::fs::read(&path) else {
            self.args.push(name.to_owned());
            return Ok(());
        };
        if is_bitcode(&bytes) {
            let object = scratch.file(&format!("{}.o", self.jobs.len()));
            self.args.push(text(&object));
            self.jobs.push(Job { bitcode: bytes, name: name.to_owned(), object });
            return Ok(());
        }
        let Ok((members, is_thin)) = archive::read(&bytes) else {
            self.args.push(name.to_owned());
            return Ok(());
        };
        let mut rewritten = Vec::new();
        let num_jobs = self.jobs.len();
        for member in members {
            let contents = if is_thin {
                let beside =
                    path.parent().unwrap_or(Path::new(".")).join(&*String::from_utf8_lossy(&member.name));
                std::fs::read(&beside).map_err(|e| cannot(&beside, &e, io))?
            } else {
                member.contents.to_vec()
            };
            if is_bitcode(&contents) {
                let object = scratch.file(&format!("{}.o", self.jobs.len()));
                let name = format!("{name}({})", String::from_utf8_lossy(&member.name));
                self.jobs.push(Job { bitcode: contents, name, object: object.clone() });
                rewritten.push((member.name, Contents::Object(object)));
            } else {
                rewritten.push((member.name, Contents::Same(contents)));
            }
        }
        if self.jobs.len() == num_jobs {
            self.args.push(name.to_owned());
            return Ok(());
        }
        let base = name.rsplit('/').next().unwrap_or(name);
        let new = scratch.file(&format!("{}-{base}", self.archives.len()));
        self.args.push(text(&new));
        self.archives.push(Rewritten { path: new, members: rewritten });
        Ok(())
    }
}

/// Sections of their own, so that the linker can leave out what nobody needs, and what that needs.
const SECTIONS: [&str; 2] = ["-function-sections", "-data-sections"];

/// Compiles all modules, as many at once as there are cores; a single one uses them for its functions.
fn compile_all(plan: &Plan, io: &mut Io<'_>) -> Result<(), i32> {
    let (cwd, env, tool, terminal) = (io.cwd, io.env, io.tool.clone(), io.terminal);
    let threads = if plan.jobs.len() > 1 { 1 } else { crate::llc::job::all_threads() };
    let results: Vec<(i32, Vec<u8>)> = plan
        .jobs
        .par_iter()
        .map(|job| {
            let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
            let mut io = Io {
                tool: tool.clone(),
                stdin: &mut std::io::empty(),
                stdout: &mut stdout,
                stderr: &mut stderr,
                cwd,
                env,
                terminal,
            };
            let mut options = compile_options(plan.level.unwrap_or('2'));
            options.extend(SECTIONS.map(str::to_owned));
            options.push(format!("-threads={threads}"));
            options.extend(plan.options.iter().cloned());
            let code = compile(job, options, &mut io).err().unwrap_or(0);
            (code, stderr)
        })
        .collect();
    let mut result = Ok(());
    for (code, messages) in results {
        // A closed standard error leaves nobody to tell.
        let _ = io.stderr.write_all(&messages);
        if code != 0 {
            result = Err(code);
        }
    }
    result
}

fn compile(job: &Job, mut args: Vec<String>, io: &mut Io<'_>) -> Result<(), i32> {
    let input = job.object.with_extension("bc");
    std::fs::write(&input, &job.bitcode).map_err(|e| cannot(&input, &e, io))?;
    args.extend(["-filetype=obj".to_owned(), "-o".to_owned(), text(&job.object), text(&input)]);
    match crate::llc::run(&args, io) {
        0 => Ok(()),
        code => {
            io.fail(&format!("error: {} was not compiled", job.name));
            Err(code)
        }
    }
}
