//! The program compiled to memory and run in this process.
//!
//! All modules, objects and archives of the command line go into one session; names that they do not define are those
//! of the process's libraries. Constructors of all of them run before the program, destructors at its end. A program
//! that runs in a text test, where the streams are not those of the process, gets a process of its own.

use super::Program;
use crate::cl::Matches;
use crate::io::{Io, reason};
use crate::llc::job::{self, FileKind, Request};
use codegen::CodeGenOptions;
use ir::Module;
use jit::compile::Generator;
use jit::lazy::{self, Progress, Tier};
use jit::program::{self, Start};
use jit::{Arguments, Session, machine};
use std::sync::Arc;

/// The exit code; the other one is that of an error, which has been reported.
pub(super) fn run(program: &mut Program<'_>, matches: &Matches, io: &mut Io<'_>) -> Result<i32, i32> {
    let session = Session::new().map_err(|error| failed(&error, io))?;
    session.use_process(!matches.flag("no-process-syms"));
    if matches.flag("perf-map") {
        session.write_perf_map();
    }
    if let Some(folder) = matches.value("jit-dump") {
        session.write_jit_dump(&io.resolve(folder));
    }
    let is_lazy = is_lazy(matches);
    let arguments = Arguments::new(program.arguments.iter().copied());
    // The program and its code end with the process, or it is one of many programs of a test run.
    if !io.terminal.is_process && !is_lazy && !matches.flag("jit-stats") {
        fill(&session, None, program, matches, io)?;
        let start = Start { entry: program.entry, arguments: &arguments, at_end: None };
        return run_apart(&session, start, io);
    }
    let session: &'static Session = Box::leak(Box::new(session));
    let lazy = is_lazy.then_some(session);
    let progress = fill(session, lazy, program, matches, io)?;
    let mut start = Start { entry: program.entry, arguments: &arguments, at_end: None };
    if matches.flag("jit-stats") {
        start.at_end = Some(Box::new(move || print_stats(session, &progress)));
    }
    if !io.terminal.is_process {
        return run_apart(session, start, io);
    }
    // What is written from here on is the program's.
    let _ = io.stdout.flush();
    let Err(error) = program::run(session, start);
    Err(failed(&error, io))
}

/// Adds everything that the command line names; `lazy` is the session if functions are compiled when they are called.
fn fill(
    session: &Session,
    lazy: Option<&'static Session>,
    program: &mut Program<'_>,
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<Vec<Progress>, i32> {
    for library in matches.list("load") {
        session.load_library(library).map_err(|error| failed(&error, io))?;
    }
    let mut progress = Vec::new();
    let module = std::mem::replace(program.module, Module::new(""));
    progress.extend(add(session, lazy, program.input, module, matches, io)?);
    for input in matches.list("extra-module") {
        let module = super::module(input, matches, io)?;
        progress.extend(add(session, lazy, input, module, matches, io)?);
    }
    for name in matches.list("extra-object") {
        let bytes = read(name, io)?;
        session.add_object(name, &bytes).map_err(|error| failed(&error, io))?;
    }
    for name in matches.list("extra-archive") {
        let bytes = read(name, io)?;
        session.add_archive(name, &bytes).map_err(|error| failed(&error, io))?;
    }
    session.link().map_err(|error| failed(&error, io))?;
    Ok(progress)
}

fn run_apart(session: &Session, start: Start<'_>, io: &mut Io<'_>) -> Result<i32, i32> {
    let mut input = Vec::new();
    // What could be read is what there is.
    let _ = io.stdin.read_to_end(&mut input);
    let outcome = program::run_apart(session, start, &input).map_err(|error| failed(&error, io))?;
    // Closed streams leave nobody to tell.
    let _ = io.stdout.write_all(&outcome.stdout);
    let _ = io.stderr.write_all(&outcome.stderr);
    Ok(outcome.code)
}

fn failed(error: &jit::Error, io: &mut Io<'_>) -> i32 {
    io.fail(&format!("error: {error}"))
}

fn read(name: &str, io: &mut Io<'_>) -> Result<Vec<u8>, i32> {
    let result = std::fs::read(io.resolve(name));
    result.map_err(|error| io.fail(&format!("{name}: error: Could not open input file: {}", reason(&error))))
}

/// Compiles a module and adds it to the session, or adds it to be compiled.
fn add(
    session: &Session,
    lazy: Option<&'static Session>,
    input: &str,
    mut module: Module,
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<Option<Progress>, i32> {
    let level = crate::llc::opt_level(matches, io)?;
    let (request, generator) = generator(input, &mut module, level, matches, io)?;
    if let Some(session) = lazy {
        let plan = match tier_up_after(matches) {
            Some(calls) => {
                let (_, first) = self::generator(input, &mut module, 0, matches, io)?;
                (first, Some(Tier { generator, calls }))
            }
            None => (generator, None),
        };
        let added = lazy::add(session, input, module, plan, program::give_up);
        return added.map(Some).map_err(|error| failed(&error, io));
    }
    generator.prepare(&mut module).map_err(|what| job::not_supported(&request, &what, matches, io))?;
    let unit = generator.compile(input, &module).map_err(|errors| {
        job::report(&module, &errors, &request, matches, io);
        1
    })?;
    session.add(unit).map_err(|error| failed(&error, io))?;
    Ok(None)
}

/// Whether functions are compiled when they are first called.
pub(super) fn is_lazy(matches: &Matches) -> bool {
    matches.value("jit-kind") == Some("orc-lazy") || tier_up_after(matches).is_some()
}

/// After how many calls functions are compiled once more, if they are.
fn tier_up_after(matches: &Matches) -> Option<u32> {
    matches.uint("tier-up-after")
}

/// The code generator for a module, whose functions are then to be prepared by it.
fn generator<'a>(
    input: &'a str,
    module: &mut Module,
    opt_level: u8,
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<(Request<'a>, Generator), i32> {
    crate::load::drop_old_debug_info(module, input, io);
    let own = String::from_utf8_lossy(&module.target_triple).into_owned();
    let triple = if own.is_empty() { crate::host::triple() } else { own };
    let host = machine::Machine::of_host().ok_or_else(|| {
        let arch = std::env::consts::ARCH;
        io.fail(&format!("error: code for {arch} cannot be run in memory yet: use -force-interpreter"))
    })?;
    if !host.runs(&triple) {
        let message = format!(
            "{input}: error: the module is for '{triple}', and this machine is {}: use -force-interpreter",
            host.architecture
        );
        return Err(io.fail(&message));
    }
    let options = CodeGenOptions {
        position_independent: true,
        opt_level,
        verify: cfg!(debug_assertions),
        threads: if io.terminal.is_process { job::all_threads() } else { 1 },
        ..CodeGenOptions::default()
    };
    let request = Request { input, triple, kind: FileKind::Memory, options };
    jit::compile::prepare(module);
    let prepared = job::prepare(module, &request, matches, io)?;
    let processor = (prepared.subtarget, prepared.machine);
    let generator = Generator::new(Arc::new(prepared.target), processor, request.options.clone())
        .with_variants(prepared.variants, prepared.variant_of);
    Ok((request, generator))
}

/// `-jit-stats`, when the program has ended.
fn print_stats(session: &Session, progress: &[Progress]) {
    let stats = session.stats();
    let compiled: u64 = progress.iter().map(Progress::compiled).sum();
    let recompiled: u64 = progress.iter().map(Progress::recompiled).sum();
    let rows = [
        (stats.units, "units linked"),
        (stats.archive_members, "of them from archives"),
        (compiled, "functions compiled when they were called"),
        (recompiled, "of them compiled again, since they were called often"),
        (stats.code_bytes, "bytes of code"),
        (stats.relocations, "relocations"),
    ];
    rows.iter().for_each(|(number, what)| program::complain(&format!("{number:>8} {what}")));
}
