//! `codewright dwarfdump`: shows the debug information of object files; takes llvm-dwarfdump's options and prints its text.
//!
//! * `object`: the debug sections of ELF, Mach-O and COFF files, decompressed and relocated; `reader`, `form`, `unit`: how
//!   they are encoded; `dwarf`: what values mean across sections; `names`: words for numbers.
//! * `dump`: the order of a dump; `info`, `types`, `expression`, `lists`, `line` and so on: a section or a part of it as text.
//!
//! Units are read once, entries as a flat list; a dump is linear in what it prints but for names of types, which are written
//! anew wherever they are referred to.
//!
//! Exit codes: 0 success; 1 a mistake in an input or the command line.

mod dump;
mod dwarf;
mod expression;
mod form;
mod frame;
mod info;
mod line;
mod list_sections;
mod lists;
mod macros;
mod name_index;
mod names;
mod object;
mod options;
mod reader;
mod search;
mod tables;
mod types;
mod unit;
mod verify;

use crate::cl::{self, Matches, Opt, Positional, Spec};
use crate::io::Io;
use crate::targets::{self, Wants};
use ::object::{Architecture, BinaryFormat};
use ::tables::register_info::RegisterInfo;
use object::Object;
use objfile::archive;
use options::{Display, Options};

const SECTIONS: &str = "Section-specific Dump Options";

const fn section(name: &'static str, help: &'static str) -> Opt {
    Opt::flag(name, help).group(SECTIONS)
}

pub(crate) const SPEC: Spec = Spec {
    overview: "pretty-print DWARF debug information in object files and archives",
    positional: Positional::any("input object files"),
    options: &[
        section("all", "Dump all debug info sections"),
        Opt::alias("a", "all"),
        section("debug-abbrev", "Dump the .debug_abbrev section"),
        section("debug-addr", "Dump the .debug_addr section"),
        section("debug-aranges", "Dump the .debug_aranges section"),
        section(
            "debug-frame",
            "Dump the .debug_frame and .eh_frame sections; with =<offset>, only the entry there",
        ),
        Opt::alias("eh-frame", "debug-frame"),
        section("debug-gnu-pubnames", "Dump the .debug_gnu_pubnames section"),
        section("debug-gnu-pubtypes", "Dump the .debug_gnu_pubtypes section"),
        section("debug-info", "Dump the .debug_info section; with =<offset>, only the entry there"),
        section("debug-line", "Dump the .debug_line section; with =<offset>, only the table there"),
        section("debug-line-str", "Dump the .debug_line_str section"),
        section("debug-loc", "Dump the .debug_loc section; with =<offset>, only the list there"),
        section("debug-loclists", "Dump the .debug_loclists section; with =<offset>, only the list there"),
        section("debug-macro", "Dump the .debug_macro section"),
        section("debug-names", "Dump the .debug_names section"),
        section("debug-pubnames", "Dump the .debug_pubnames section"),
        section("debug-pubtypes", "Dump the .debug_pubtypes section"),
        section("debug-ranges", "Dump the .debug_ranges section"),
        section("debug-rnglists", "Dump the .debug_rnglists section"),
        section("debug-str", "Dump the .debug_str section"),
        section("debug-str-offsets", "Dump the .debug_str_offsets section"),
        section("debug-types", "Dump the .debug_types section; with =<offset>, only the entry there"),
        Opt::flag("diff", "Emit diff-friendly output by omitting offsets and addresses"),
        Opt::list("find", "name", "Search for the name in the index and print the matching entries"),
        Opt::alias("f", "find"),
        Opt::flag("ignore-case", "Ignore case distinctions when using --name"),
        Opt::alias("i", "ignore-case"),
        Opt::value("lookup", "address", "Print the file, function, block and line of an address"),
        Opt::list("name", "name", "Find and print all entries with this name or linkage name"),
        Opt::alias("n", "name"),
        Opt::value("o", "filename", "Redirect output to the specified file"),
        Opt::uint("parent-recurse-depth", "Only recurse to a depth of N when displaying parents of entries"),
        Opt::uint("recurse-depth", "Only recurse to a depth of N when displaying children of entries"),
        Opt::alias("r", "recurse-depth"),
        Opt::flag("show-children", "Show an entry's children when selectively printing entries"),
        Opt::alias("c", "show-children"),
        Opt::flag("show-form", "Show DWARF form types after the DWARF attribute types"),
        Opt::alias("F", "show-form"),
        Opt::flag("show-parents", "Show an entry's parents when selectively printing entries"),
        Opt::alias("p", "show-parents"),
        Opt::flag("summarize-types", "Abbreviate the description of type unit entries"),
        Opt::flag("verify", "Verify the debug information"),
        Opt::choice(
            "error-display",
            &[
                ("quiet", "Only display whether errors occurred"),
                ("summary", "Display only a summary of the errors found"),
                ("details", "Display each error in detail but no summary"),
                ("full", "Display each error as well as a summary (default)"),
            ],
            "How much --verify, which it implies, says of errors",
        ),
        Opt::flag("verbose", "Print more low-level encoding details"),
        Opt::alias("v", "verbose"),
    ],
    ..Spec::DEFAULT
};

pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let mut offsets = Vec::new();
    let args: Vec<String> = args.iter().map(|arg| take_offset(arg, &mut offsets)).collect();
    let matches = match cl::parse(&SPEC, &args, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    let options = requested(&matches, &offsets);
    if let (Some(given), None) = (matches.value("lookup"), options.lookup) {
        return io.fail(&format!("error: --lookup: expected a number, but got '{given}'"));
    }
    let default = ["a.out".to_owned()];
    let inputs: &[String] = if matches.positionals.is_empty() { &default } else { &matches.positionals };
    let mut out = String::new();
    let mut code = 0;
    for input in inputs {
        match read(input, io) {
            Ok(bytes) => file(&mut out, input, &bytes, &options, &mut code, io),
            Err(reason) => error(io, &format!("{input}: {reason}"), &mut code),
        }
        // A program's information may be large; what is done is written.
        if matches.value("o").is_none() {
            if let Err(message) = io.write_output("-", out.as_bytes()) {
                return io.fail(&message);
            }
            out.clear();
        }
    }
    if let Some(name) = matches.value("o")
        && let Err(message) = io.write_output(name, out.as_bytes())
    {
        return io.fail(&message);
    }
    code
}

/// Offsets of sections are taken out of the arguments: `--debug-info=0x2a` is `--debug-info` for the parser of options.
fn take_offset(arg: &str, offsets: &mut Vec<(String, u64)>) -> String {
    let parts = arg.strip_prefix('-').map(|rest| rest.strip_prefix('-').unwrap_or(rest));
    let Some((name, value)) = parts.and_then(|rest| rest.split_once('=')) else { return arg.to_owned() };
    let is_section = SPEC.options.iter().any(|option| option.name == name && option.group == SECTIONS);
    match options::offset(value).filter(|_| is_section) {
        Some(offset) => {
            offsets.push((name.to_owned(), offset));
            format!("--{name}")
        }
        None => arg.to_owned(),
    }
}

fn requested(matches: &Matches, offsets: &[(String, u64)]) -> Options {
    let mut options = Options::default();
    for option in SPEC.options.iter().filter(|option| option.kind == cl::Kind::Flag) {
        if matches.flag(option.name) {
            let offset =
                offsets.iter().rev().find(|(name, _)| name == option.name).map(|(_, offset)| *offset);
            options.set(option.name, offset);
        }
    }
    options.verify = match matches.value("error-display") {
        Some("quiet") => Some(Display::Quiet),
        Some("summary") => Some(Display::Summary),
        Some("details") => Some(Display::Details),
        Some(_) => Some(Display::Full),
        None => options.verify,
    };
    options.names = matches.list("name").map(str::to_owned).collect();
    options.finds = matches.list("find").map(str::to_owned).collect();
    options.lookup = matches.value("lookup").and_then(options::offset);
    options.recurse_depth = matches.uint("recurse-depth");
    options.parent_recurse_depth = matches.uint("parent-recurse-depth");
    options
}

fn read(input: &str, io: &mut Io<'_>) -> Result<Vec<u8>, String> {
    let result = if input == "-" {
        let mut bytes = Vec::new();
        io.stdin.read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(io.resolve(input))
    };
    result.map_err(|error| crate::io::reason(&error).into_owned())
}

fn error(io: &mut Io<'_>, message: &str, code: &mut i32) {
    *code = 1;
    // A closed standard error leaves nobody to tell.
    let _ = writeln!(io.stderr, "error: {message}");
}

/// Dumps a file, or each object of an archive.
fn file(out: &mut String, name: &str, bytes: &[u8], options: &Options, code: &mut i32, io: &mut Io<'_>) {
    if !bytes.starts_with(archive::MAGIC) {
        return one(out, name, bytes, options, code, io);
    }
    match archive::read(bytes) {
        Ok((members, _)) => {
            for member in members {
                let name = format!("{name}({})", String::from_utf8_lossy(&member.name));
                // The reader wants an object at an aligned address, which a member need not have.
                let aligned = member.contents.to_vec();
                one(out, &name, &aligned, options, code, io);
            }
        }
        Err(reason) => error(io, &format!("{name}: {reason}"), code),
    }
}

fn one(out: &mut String, name: &str, bytes: &[u8], options: &Options, code: &mut i32, io: &mut Io<'_>) {
    let object = match Object::parse(bytes) {
        Ok(object) => object,
        Err(reason) => return error(io, &format!("{name}: {reason}"), code),
    };
    let registers = Registers::of(&object, io);
    let names = |number: u64| registers.as_ref().and_then(|registers| registers.name(number));
    let report = dump::dump(out, name, &object, options, &names);
    for warning in report.warnings {
        io.warn(&warning);
    }
    if !report.is_success {
        *code = 1;
    }
    for message in report.errors {
        error(io, &message, code);
    }
}

/// The registers of an object's machine.
struct Registers {
    target: mc::Target,
    flavour: u16,
}

impl Registers {
    /// None if the machine is not compiled in; registers have numbers then.
    fn of(object: &Object<'_>, io: &mut Io<'_>) -> Option<Registers> {
        let architecture = match object.architecture {
            Architecture::X86_64 | Architecture::X86_64_X32 => "x86_64",
            Architecture::I386 => "i386",
            Architecture::Aarch64 | Architecture::Aarch64_Ilp32 => "aarch64",
            Architecture::Riscv32 => "riscv32",
            Architecture::Riscv64 => "riscv64",
            Architecture::Sparc => "sparc",
            Architecture::Sparc32Plus | Architecture::Sparc64 => "sparcv9",
            _ => return None,
        };
        if !targets::has(architecture) {
            return None;
        }
        let selected = targets::select(architecture, &Matches::default(), Wants::Instructions, io).ok()?;
        let subtarget = targets::subtarget(&selected.target, architecture, "", &selected.features, io);
        let frames = subtarget.call_frames_in(&selected.target, object.format == BinaryFormat::MachO);
        let flavour = frames.map_or(0, |frames| frames.dwarf_flavour);
        Some(Registers { target: selected.target, flavour })
    }

    fn name(&self, number: u64) -> Option<String> {
        let info = RegisterInfo::new(&self.target.image);
        let register = info.by_dwarf_number(u32::try_from(number).ok()?, self.flavour)?;
        Some(info.name(register).to_owned())
    }
}

/// Dumps everything of any bytes without a panic.
pub fn check_no_panic(bytes: &[u8]) {
    let folder = std::path::Path::new(".");
    let environment = std::collections::BTreeMap::new();
    for args in [&["-a", "-"][..], &["-a", "-v", "-"]] {
        let args: Vec<String> = args.iter().map(|s| (*s).to_owned()).collect();
        let mut io = Io {
            tool: "dwarfdump".to_owned(),
            stdin: &mut &*bytes,
            stdout: &mut std::io::sink(),
            stderr: &mut std::io::sink(),
            cwd: folder,
            env: &environment,
            terminal: crate::io::Terminal::default(),
        };
        run(&args, &mut io);
    }
}
