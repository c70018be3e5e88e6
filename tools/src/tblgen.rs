//! `codewright tblgen`: evaluates TableGen files and shows their records; takes llvm-tblgen's options.
//!
//! Several actions may be asked for in one run. They share one evaluation, and the `-o` that precedes or follows an
//! action, whichever is unclaimed, is its output: `-print-records -o a.txt -dump-json -o a.json`.

use crate::cl::{self, Matches, Occurrence, Opt, Positional, Spec};
use crate::io::{Io, reason};
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use support::diag::{Diagnostic, Diagnostics};
use support::source::Text;
use tablegen::emit::rust;
use tablegen::include::StandardIncludes;
use tablegen::lang::{self, Evaluation, Includes, Records, print};
use tablegen::model::registers::Registers;
use tables::Image;

pub(crate) const SPEC: Spec = Spec {
    overview: "Evaluates TableGen files and shows their records",
    positional: Positional::optional("input file"),
    options: &[
        Opt::action("print-records", "Print all records (default)").group(ACTIONS),
        Opt::action("print-detailed-records", "Print full details of all records").group(ACTIONS),
        Opt::action("dump-json", "Dump all records as machine-readable JSON").group(ACTIONS),
        Opt::action("print-enums", "Print enum values for a class").group(ACTIONS),
        Opt::action("print-sets", "Print expanded sets for testing DAG exprs").group(ACTIONS),
        Opt::action("null-backend", "Do nothing after parsing (useful for timing)").group(ACTIONS),
        generator(0),
        generator(1),
        generator(2),
        generator(3),
        generator(4),
        generator(5),
        generator(6),
        generator(7),
        generator(8),
        generator(9),
        generator(10),
        Opt::action(IMAGE, "The target image: all tables as the bytes that the tools run on").group(ACTIONS),
        Opt::action(LEFT_OUT, "Selection patterns that cannot be used, and why").group(ACTIONS),
        Opt::value(
            "check-selection",
            "triple",
            "Prove that the code generator of a target selects every operation, for all processors and features",
        ),
        Opt::value(
            "check-target",
            "name",
            "List what the description of a target, or a description in a file, does not say yet",
        ),
        Opt::prefix("I", "directory", "Directory of include files"),
        Opt::prefix("D", "macro name", "Name of the macro to be defined"),
        Opt::value("o", "filename", "Output filename, of the action before it"),
        Opt::value("d", "filename", "Dependency filename"),
        Opt::value("class", "class name", "Print enum list for this class"),
        Opt::flag("write-if-changed", "Only write output if it changed"),
        Opt::flag("register-info-debug", "With -gen-register-info, dump the register file to standard error"),
        Opt::flag("time-phases", "Time phases of parser and backend"),
        Opt::flag("no-warn-on-unused-template-args", "Disable unused template argument warnings."),
        cl::DIAGNOSTICS,
        Opt::uint("max-steps-millions", "Stop after this many million steps of evaluation").hidden(),
    ],
    ..Spec::DEFAULT
};

/// A `-gen-*` action of the library.
const fn generator(index: usize) -> Opt {
    Opt::action(rust::ACTIONS[index].name, rust::ACTIONS[index].help).group(ACTIONS)
}

const IMAGE: &str = "gen-target-image";
const LEFT_OUT: &str = "print-left-out-patterns";

const ACTIONS: &str = "Actions (several may be given; -o follows the action it is for)";

/// Includes relative to the tool's directory, which need not be the process's.
struct ToolIncludes {
    cwd: PathBuf,
    dirs: Vec<String>,
}

impl Includes for ToolIncludes {
    fn find(&mut self, name: &str) -> Option<(String, Text)> {
        let candidates =
            std::iter::once(name.to_owned()).chain(self.dirs.iter().map(|dir| format!("{dir}/{name}")));
        for path in candidates {
            let full = self.cwd.join(&path);
            if !full.is_dir()
                && let Ok(text) = std::fs::read(full)
            {
                return Some((path, Text::from(text)));
            }
        }
        // What every description includes is carried along.
        StandardIncludes::new(Vec::new()).find(name)
    }
}

/// One action and where its output goes.
struct Task<'a> {
    action: &'a str,
    output: &'a str,
}

/// Exit codes: 0 success, 1 a mistake in the input or the command line.
pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let matches = match cl::parse(&SPEC, args, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    if let Some(triple) = matches.value("check-selection") {
        return crate::check_selection::run(triple, &matches, io);
    }
    if let Some(name) = matches.value("check-target") {
        return crate::check_target::run(name, &matches, io);
    }
    let tasks = tasks(&matches.occurrences);
    if matches.value("d").is_some() && tasks.iter().all(|task| task.output == "-") {
        return io.fail("the option -d must be used together with -o");
    }
    let start = Instant::now();
    let text = match read_input(&matches, io) {
        Ok(text) => text,
        Err(message) => return io.fail(&message),
    };
    let name = if matches.input() == "-" { "<stdin>" } else { matches.input() };
    let mut includes =
        ToolIncludes { cwd: io.cwd.to_path_buf(), dirs: matches.list("I").map(str::to_owned).collect() };
    let options = options(&matches);
    let evaluation = lang::evaluate(name, text, &mut includes, &options);
    let mut phases = vec![("Parse", start.elapsed())];
    io.report(&evaluation.sources, &evaluation.diagnostics, &matches);
    let Some(records) = &evaluation.records else { return 1 };
    let image = match target_image(&tasks, records, &matches, io, &mut phases) {
        Ok(Some((image, warnings))) => {
            io.report(&evaluation.sources, &warnings, &matches);
            Some(image)
        }
        Ok(None) => None,
        Err(diagnostics) => {
            io.report(&evaluation.sources, &diagnostics, &matches);
            return 1;
        }
    };
    for task in &tasks {
        let start = Instant::now();
        if let Err(problem) = run_task(task, records, image.as_deref(), &matches, io) {
            io.report(
                &evaluation.sources,
                &problem.map_or_else(Diagnostics::new, |problem| Diagnostics::from(*problem)),
                &matches,
            );
            return 1;
        }
        phases.push((task.action, start.elapsed()));
    }
    if let Some(file) = matches.value("d")
        && let Err(message) = write_dependencies(file, &tasks, &evaluation, io)
    {
        return io.fail(&message);
    }
    if matches.flag("time-phases") {
        print_phases(&phases, io);
    }
    0
}

fn options(matches: &Matches) -> lang::Options {
    let mut options = lang::Options {
        macros: matches.list("D").map(str::to_owned).collect(),
        warn_unused_arguments: !matches.flag("no-warn-on-unused-template-args"),
        ..lang::Options::default()
    };
    if let Some(millions) = matches.uint("max-steps-millions") {
        options.max_steps = u64::from(millions) * 1_000_000;
    }
    options
}

fn read_input(matches: &Matches, io: &mut Io<'_>) -> Result<Vec<u8>, String> {
    let name = matches.input();
    if name == "-" {
        return io.read_input(name);
    }
    std::fs::read(io.resolve(name))
        .map_err(|error| format!("Could not open input file '{name}': {}", reason(&error)))
}

/// Pairs actions with outputs. An action without one writes to standard output; an output that comes before any
/// action belongs to the first.
fn tasks(occurrences: &[Occurrence]) -> Vec<Task<'_>> {
    let mut tasks: Vec<Task> = Vec::new();
    let mut early: Option<&str> = None;
    for occurrence in occurrences {
        let is_action = SPEC.options.iter().any(|opt| opt.name == occurrence.name && opt.group == ACTIONS);
        if is_action {
            tasks.push(Task { action: occurrence.name, output: early.take().unwrap_or("-") });
        } else if occurrence.name == "o" {
            match tasks.last_mut() {
                Some(task) => task.output = &occurrence.value,
                None => early = Some(&occurrence.value),
            }
        }
    }
    if tasks.is_empty() {
        tasks.push(Task { action: "print-records", output: early.unwrap_or("-") });
    }
    tasks
}

/// The image that the generating actions show, if there are any.
fn target_image<'a>(
    tasks: &[Task<'a>],
    records: &Records,
    matches: &Matches,
    io: &mut Io<'_>,
    phases: &mut Vec<(&'a str, Duration)>,
) -> Result<Option<(Vec<u8>, Diagnostics)>, Diagnostics> {
    let is_generator = |name: &str| name == IMAGE || rust::ACTIONS.iter().any(|a| a.name == name);
    if !tasks.iter().any(|task| is_generator(task.action)) {
        return Ok(None);
    }
    if matches.flag("register-info-debug") {
        let mut diagnostics = Diagnostics::new();
        let registers = Registers::read(records, &mut diagnostics);
        // A closed standard error leaves nobody to tell.
        let _ = io.stderr.write_all(registers.dump().as_bytes());
    }
    let start = Instant::now();
    let (image, warnings) = tablegen::emit::image::build(records)?;
    phases.push(("Image", start.elapsed()));
    Ok(Some((image, warnings)))
}

/// Runs an action. The error is what is wrong, or `None` if nobody wants the output any more.
fn run_task(
    task: &Task,
    records: &Records,
    image: Option<&[u8]>,
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<(), Option<Box<Diagnostic>>> {
    let write_error = |error: std::io::Error| {
        let is_pipe = error.kind() == std::io::ErrorKind::BrokenPipe && task.output == "-";
        if is_pipe { None } else { Some(cannot("write", task.output, &error)) }
    };
    if task.output == "-" {
        return run_action(task.action, records, image, matches, io.stdout)
            .map_err(write_error)?
            .map_err(Some);
    }
    let path = io.resolve(task.output);
    let open = |error: std::io::Error| Some(cannot("open", task.output, &error));
    if matches.flag("write-if-changed") {
        let mut bytes = Vec::new();
        run_action(task.action, records, image, matches, &mut bytes).map_err(write_error)?.map_err(Some)?;
        if std::fs::read(&path).is_ok_and(|old| old == bytes) {
            return Ok(());
        }
        return std::fs::write(&path, &bytes).map_err(open);
    }
    let file = std::fs::File::create(&path).map_err(open)?;
    let mut out = std::io::BufWriter::new(file);
    run_action(task.action, records, image, matches, &mut out).map_err(write_error)?.map_err(Some)?;
    out.flush().map_err(write_error)
}

fn cannot(what: &str, file: &str, error: &std::io::Error) -> Box<Diagnostic> {
    Box::new(Diagnostic::error_nowhere(format!("cannot {what} '{file}': {}", reason(error))))
}

fn undefined_class(class: &str) -> Box<Diagnostic> {
    Box::new(Diagnostic::error_nowhere(format!("The class '{class}' is not defined")))
}

/// The inner error is a mistake in the input.
fn run_action(
    action: &str,
    records: &Records,
    image: Option<&[u8]>,
    matches: &Matches,
    out: &mut dyn Write,
) -> std::io::Result<Result<(), Box<Diagnostic>>> {
    match action {
        "print-records" => print::print_records(records, out)?,
        "print-detailed-records" => print::print_detailed_records(records, out)?,
        "dump-json" => print::dump_json(records, out)?,
        "print-enums" => {
            let class = matches.value("class").unwrap_or("");
            if !print::print_enums(records, class, out)? {
                return Ok(Err(undefined_class(class)));
            }
        }
        "print-sets" => {
            if let Err(error) = print::print_sets(records, out)? {
                return Ok(Err(Box::new(records.error_at(error.record, &error.message))));
            }
        }
        IMAGE => out.write_all(image.unwrap_or_default())?,
        LEFT_OUT => {
            for diagnostic in tablegen::emit::image::left_out_patterns(records).iter() {
                writeln!(out, "{}", diagnostic.message)?;
            }
        }
        _ => {
            let opened = image.and_then(|bytes| Image::new(bytes.to_vec()).ok());
            if let Some(text) = opened.and_then(|i| rust::generate(action, &i, records.input_name())) {
                out.write_all(text.as_bytes())?;
            }
        }
    }
    Ok(Ok(()))
}

/// A make rule: the outputs depend on the included files and on the input.
fn write_dependencies(
    file: &str,
    tasks: &[Task],
    evaluation: &Evaluation,
    io: &mut Io<'_>,
) -> Result<(), String> {
    let outputs: Vec<&str> = tasks.iter().map(|task| task.output).filter(|&output| output != "-").collect();
    let mut text = format!("{}:", outputs.join(" "));
    // Files that the tool carries along are no files.
    let on_disk = |d: &&String| !d.starts_with("<codewright>/");
    let mut dependencies: Vec<String> = evaluation.dependencies.iter().filter(on_disk).cloned().collect();
    dependencies.sort();
    for dependency in dependencies {
        text.push(' ');
        text.push_str(&dependency);
    }
    text.push('\n');
    std::fs::write(io.resolve(file), text).map_err(|error| format!("error opening {file}:{}", reason(&error)))
}

fn print_phases(phases: &[(&str, Duration)], io: &mut Io<'_>) {
    let total: Duration = phases.iter().map(|&(_, time)| time).sum();
    let mut text = String::from("===-- TableGen Phase Timing --===\n");
    for (name, time) in phases.iter().chain([&("Total", total)]) {
        text.push_str(&format!("{:>10.4} s  {name}\n", time.as_secs_f64()));
    }
    // A closed standard error leaves nobody to tell.
    let _ = io.stderr.write_all(text.as_bytes());
}
