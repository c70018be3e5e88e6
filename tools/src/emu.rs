//! `codewright emu`: assembles programs, links them into a flat binary and executes it with the target's emulator. A target
//! without one is executed by the patterns of its description ([`by_patterns`]).
//!
//! Each input is a file of assembly; each has its own names but for those it exports. The program begins with the first
//! instruction of the one file that exports nothing, unless `-call` names a function. What the program prints goes to
//! standard output, a number on a line; so does the result of a function that is called.
//!
//! `codewright run` does the same with what else programs come as: LLVM IR is compiled first, and linked with the target's
//! runtime library, and with its small C library if they name a function of it; a file called `.bin` is a flat binary. It is
//! strict, and begins with `main` if there is a function of that name.
//!
//! Exit codes: that of `main`, or 0: the program ended; 1 it did not: an instruction's effect is undefined, and the error
//! says where and why; or the input or the command line is wrong.

mod by_patterns;

use crate::cl::{self, Matches, Opt, Positional, Spec};
use crate::io::Io;
use crate::targets::{self, Execution, Piece, Pieces};
use mc::assembler::{Assembler, LaidOutSection};
use mc::context::Binding;
use mc::flat::{Image, Module};
use mc::parse::{NoFiles, Options, parse};
use mc::print::{PrintOptions, print_inst};
use mc::{Context, Subtarget, Target};

/// The distance between files of a program for a machine without an emulator of its own, a multiple of it.
const FILE_SPACING: u64 = 16;

pub(crate) const SPEC: Spec = Spec {
    overview: "Assembles and executes programs",
    positional: Positional::any("input files"),
    options: &[
        Opt::value("triple", "triple", "Target triple to assemble for"),
        Opt::alias("target", "triple"),
        Opt::value("target-td", "filename", "Description of the target, in TableGen"),
        Opt::value("mcpu", "cpu-name", "Target a specific cpu type"),
        Opt::value("call", "name", "Call this function and print its result"),
        Opt::list("args", "number,number,...", "Arguments of the function"),
        Opt::flag("flat", "The input is a flat binary, not assembly"),
        Opt::flag("strict", "Conditions may be used only directly after they are computed"),
        Opt::flag("stats", "Print the number of instructions executed"),
        Opt::prefix("O", "level", "Optimization level for LLVM IR"),
        Opt::uint("max-steps", "Stop after this many million instructions"),
        Opt::uint("trace", "Print the first so many instructions executed"),
        cl::DIAGNOSTICS,
    ],
    ..Spec::DEFAULT
};

pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    try_run(args, false, io).err().unwrap_or(0)
}

/// `codewright run`
pub fn run_anything(args: &[String], io: &mut Io<'_>) -> i32 {
    try_run(args, true, io).err().unwrap_or(0)
}

fn is_ir(file: &str) -> bool {
    file.ends_with(".ll") || file.ends_with(".bc")
}

/// The assembly that `llc` makes of a file in LLVM IR, or of a text.
fn compiled(input: &str, text: Option<&str>, matches: &Matches, io: &mut Io<'_>) -> Result<Vec<u8>, i32> {
    let mut args = vec![input.to_owned(), "-o".to_owned(), "-".to_owned()];
    for (option, passed) in [("triple", "mtriple"), ("target-td", "target-td"), ("mcpu", "mcpu")] {
        args.extend(matches.value(option).map(|value| format!("-{passed}={value}")));
    }
    args.extend(matches.value("O").map(|level| format!("-O{level}")));
    let mut out = Vec::new();
    let mut stdin = text.unwrap_or("").as_bytes();
    let mut inner = Io {
        tool: io.tool.clone(),
        stdin: &mut stdin,
        stdout: &mut out,
        stderr: &mut *io.stderr,
        cwd: io.cwd,
        env: io.env,
        terminal: io.terminal,
    };
    match crate::llc::run(&args, &mut inner) {
        0 => Ok(out),
        code => Err(code),
    }
}

/// An assembled file.
struct Assembled {
    name: String,
    cx: Context,
    sections: Vec<LaidOutSection>,
}

fn try_run(args: &[String], anything: bool, io: &mut Io<'_>) -> Result<(), i32> {
    let matches = cl::parse(&SPEC, args, io)?;
    let triple = matches.value("triple").unwrap_or("");
    if triple.is_empty() && matches.value("target-td").is_none() {
        return Err(
            io.fail("error: no target is named: '-triple=' or '-target-td=' says which machine to emulate")
        );
    }
    let selected = targets::select(triple, &matches, targets::Wants::Code, io)?;
    let target = &selected.target;
    let emulator = targets::emulator(target);
    let (subtarget, _) = Subtarget::new(target, matches.value("mcpu").unwrap_or(""), &selected.features);
    let mut inputs: Vec<&str> = matches.positionals.iter().map(String::as_str).collect();
    if inputs.is_empty() {
        inputs.push("-");
    }
    let mixed = matches.flag("flat") || (anything && inputs.iter().all(|i| i.ends_with(".bin")));
    let has_ir = anything && inputs.iter().any(|input| is_ir(input));
    let image = if mixed {
        flat_image(target, &inputs, io)?
    } else {
        let mut files = Vec::new();
        for input in &inputs {
            let text = if anything && is_ir(input) {
                compiled(input, None, &matches, io)?
            } else {
                io.read_input(input).map_err(|message| io.fail(&message))?
            };
            files.push(assemble(target, &subtarget, input, text, &matches, io)?);
        }
        let libraries = emulator.filter(|_| has_ir);
        if let Some(emulator) = libraries.filter(|emulator| needs(&files, emulator.library)) {
            let text = compiled("-", Some(emulator.library), &matches, io)?;
            files.push(assemble(target, &subtarget, "<library>", text, &matches, io)?);
        }
        if let Some(emulator) = libraries {
            let text = compiled("-", Some(emulator.runtime), &matches, io)?;
            files.push(assemble(target, &subtarget, "<runtime>", text, &matches, io)?);
            let text = emulator.assembly.as_bytes().to_vec();
            files.push(assemble(target, &subtarget, "<assembly>", text, &matches, io)?);
        }
        let any_entry = matches.value("call").is_some() || has_ir;
        let spacing = emulator.map_or(FILE_SPACING, |emulator| emulator.file_spacing);
        linked(target, files, any_entry, spacing, io)?
    };
    let main = || Some("main").filter(|name| has_ir && image.address(name.as_bytes()).is_some());
    let entry = match matches.value("call").or_else(main) {
        Some(name) => image
            .address(name.as_bytes())
            .ok_or_else(|| io.fail(&format!("error: undefined name '{name}'")))?,
        None => image.segments.first().map_or(0, |segment| segment.address),
    };
    let mut arguments = Vec::new();
    for text in matches.list("args").flat_map(|list| list.split(',')) {
        let number = crate::mc::parse_integer(text);
        arguments.push(number.ok_or_else(|| io.fail(&format!("error: '{text}' is not a number")))? as u32);
    }
    let piece = |segment: &mc::flat::Segment| Piece {
        address: segment.address,
        bytes: segment.bytes.clone(),
        code: (!mixed).then_some(segment.code),
    };
    let pieces = Pieces {
        pieces: image.segments.iter().map(piece).collect(),
        entry,
        arguments,
        strict: anything || matches.flag("strict"),
        max_steps: matches.uint("max-steps").map(|millions| u64::from(millions) * 1_000_000),
        max_trace: matches.uint("trace").unwrap_or(0) as usize,
    };
    let execution = match emulator {
        Some(emulator) => (emulator.execute)(&pieces),
        None => by_patterns::execute(&selected, &subtarget, &pieces)
            .map_err(|message| io.fail(&format!("error: {message}")))?,
    };
    let is_main = matches.value("call").is_none() && main().is_some();
    report(&execution, &image, (target, &subtarget), is_main, &matches, io)
}

/// Whether a file uses a name that a library defines. O(library + its names · files).
fn needs(files: &[Assembled], library: &str) -> bool {
    let defined = library.lines().filter(|l| l.starts_with("define ") && !l.starts_with("define internal"));
    let mut names = defined.filter_map(|line| line.split_once('@')?.1.split('(').next());
    names.any(|name| files.iter().any(|file| file.cx.lookup_symbol(name.as_bytes()).is_some()))
}

/// The bytes of a file at the target's load address.
fn flat_image(target: &Target, inputs: &[&str], io: &mut Io<'_>) -> Result<Image, i32> {
    let [input] = inputs else { return Err(io.fail("error: '-flat' takes one file")) };
    let bytes = io.read_input(input).map_err(|message| io.fail(&message))?;
    let segment = mc::flat::Segment { address: mc::flat::load_address(target), code: true, bytes, module: 0 };
    Ok(Image { segments: vec![segment], symbols: Vec::new() })
}

fn assemble(
    target: &Target,
    subtarget: &Subtarget,
    input: &str,
    text: Vec<u8>,
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<Assembled, i32> {
    let name = if input == "-" { "<stdin>" } else { input };
    let mut cx = Context::new("");
    let mut out = Assembler::new(target);
    let source = (name, text.into());
    let parsed = parse(target, subtarget, &mut cx, &mut out, source, &mut NoFiles, &Options::default());
    io.report(&parsed.sources, &parsed.diagnostics, matches);
    if parsed.diagnostics.has_errors() {
        return Err(1);
    }
    let laid_out = out.finish(&mut cx).map_err(|errors| {
        errors.iter().map(|error| io.fail(&format!("{name}: error: {}", error.message))).fold(1, i32::max)
    })?;
    Ok(Assembled { name: name.to_owned(), cx, sections: laid_out.sections })
}

/// The files as one program; the one that begins it comes first.
fn linked(
    target: &Target,
    mut files: Vec<Assembled>,
    any_entry: bool,
    spacing: u64,
    io: &mut Io<'_>,
) -> Result<Image, i32> {
    let exports = |file: &Assembled| file.cx.symbols.values().any(|s| s.binding == Binding::Global);
    let mains: Vec<usize> = (0..files.len()).filter(|&i| !exports(&files[i])).collect();
    match mains[..] {
        [main] => {
            let main = files.remove(main);
            files.insert(0, main);
        }
        _ if any_entry => {}
        [] => return Err(io.fail("error: every file exports names, so none begins the program")),
        [..] => {
            let names: Vec<&str> = mains.iter().map(|&i| files[i].name.as_str()).collect();
            let message = format!(
                "error: only the file that begins the program exports nothing, but these do not: {}",
                names.join(", ")
            );
            return Err(io.fail(&message));
        }
    }
    let modules: Vec<Module<'_>> =
        files.iter().map(|f| Module { name: &f.name, cx: &f.cx, sections: &f.sections }).collect();
    mc::flat::link(target, &modules, spacing)
        .map_err(|errors| errors.iter().map(|error| io.fail(&format!("error: {error}"))).fold(1, i32::max))
}

fn report(
    execution: &Execution,
    image: &Image,
    (target, subtarget): (&Target, &Subtarget),
    is_main: bool,
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<(), i32> {
    let mut trace = String::new();
    for &at in &execution.trace {
        let (place, instruction) = (place(image, at), instruction(target, subtarget, image, at));
        trace.push_str(&format!("{at:#x}{place}{instruction}\n"));
    }
    let _ = io.stderr.write_all(trace.as_bytes());
    let mut text = String::new();
    if let (Ok(result), true) = (&execution.result, matches.value("call").is_some()) {
        let result = result.map_or_else(|| "nobody knows the result".to_owned(), |result| result.to_string());
        text.push_str(&format!("{result}\n"));
    }
    if matches.flag("stats") {
        text.push_str(&format!("{} instructions\n", execution.steps));
    }
    // A closed stream leaves nobody to tell.
    let _ = io.stdout.write_all(&[&execution.output, text.as_bytes()].concat());
    match &execution.result {
        // What `main` gives is the exit code, as anywhere.
        Ok(Some(result)) if is_main => match result & 0xff {
            0 => Ok(()),
            code => Err(code as i32),
        },
        Ok(_) => Ok(()),
        Err((address, message)) => {
            let place = place(image, *address);
            let instruction = instruction(target, subtarget, image, *address);
            Err(io.fail(&format!("error: at {address:#x}{place}{instruction}: {message}")))
        }
    }
}

/// ` (name+offset)`: the last name before an address, in the same segment.
fn place(image: &Image, address: u64) -> String {
    let covers = |s: &&mc::flat::Segment| (s.address..s.address + s.bytes.len() as u64).contains(&address);
    let Some(segment) = image.segments.iter().find(covers) else { return String::new() };
    let before = image.symbols.iter().filter(|(_, _, at)| (segment.address..=address).contains(at));
    match before.max_by_key(|(.., at)| *at) {
        Some((_, name, at)) if *at == address => format!(" ({})", String::from_utf8_lossy(name)),
        Some((_, name, at)) => format!(" ({}+{})", String::from_utf8_lossy(name), address - at),
        None => String::new(),
    }
}

/// `, 'the instruction'`
fn instruction(target: &Target, subtarget: &Subtarget, image: &Image, address: u64) -> String {
    let covers =
        |s: &&mc::flat::Segment| s.code && (s.address..s.address + s.bytes.len() as u64).contains(&address);
    let Some(segment) = image.segments.iter().find(covers) else { return String::new() };
    let bytes = &segment.bytes[(address - segment.address) as usize..];
    let Some(decoded) = mc::decode::decode(target, subtarget, bytes) else { return String::new() };
    let mut text = String::new();
    print_inst(target, subtarget, &Context::new(""), &decoded.inst, &PrintOptions::default(), &mut text);
    format!(", '{text}'")
}
