//! `codewright objdump`: shows what is in object files; takes llvm-objdump's options and prints its text.
//!
//! * `headers`: file, program and section headers; `symbols`: the symbol table; `relocations`; `contents`: bytes.
//! * `disassemble`: code, with symbols, data between code, and relocations.
//!
//! Output is made in memory piece by piece and written as it grows, so a dump of a large file does not have to fit.
//!
//! Exit codes: 0 success; 1 a mistake in an input or the command line; 2 nothing to do was asked for.

mod contents;
mod disassemble;
mod headers;
mod memory;
mod relocations;
mod symbols;

pub(crate) use contents::{hex_columns, printable};

use crate::cl::{self, Matches, Opt, Positional, Spec};
use crate::io::Io;
use objfile::elf::names::machine_of;
use objfile::elf::{Elf, Section};
use std::cell::RefCell;

pub(crate) const SPEC: Spec = Spec {
    overview: "object file dumper",
    positional: Positional::any("input object files"),
    options: &[
        Opt::flag("all-headers", "Display all available header information, relocation entries and symbols"),
        Opt::alias("x", "all-headers"),
        Opt::flag("disassemble", "Disassemble all executable sections found in the input files"),
        Opt::alias("d", "disassemble"),
        Opt::flag("disassemble-all", "Disassemble all sections found in the input files"),
        Opt::alias("D", "disassemble-all"),
        Opt::list("disassemble-symbols", "value", "List of symbols to disassemble"),
        Opt::flag("disassemble-zeroes", "Do not skip blocks of zeroes when disassembling"),
        Opt::alias("z", "disassemble-zeroes"),
        Opt::list(
            "disassembler-options",
            "options",
            "Options of the instruction printer: no-aliases, numeric",
        ),
        Opt::value("x86-asm-syntax", "syntax", "The syntax of x86 instructions: att or intel"),
        Opt::prefix("M", "options", "Options of the instruction printer"),
        Opt::flag("file-headers", "Display the contents of the overall file header"),
        Opt::alias("f", "file-headers"),
        Opt::flag("full-contents", "Display the content of each section"),
        Opt::alias("s", "full-contents"),
        Opt::list("mattr", "a1,+a2,-a3,...", "Target specific attributes"),
        Opt::value("mcpu", "cpu-name", "Target a specific cpu type"),
        Opt::flag("no-leading-addr", "When disassembling, do not print leading addresses"),
        Opt::alias("no-addresses", "no-leading-addr"),
        Opt::flag("no-print-imm-hex", "Do not use hex format for immediate values"),
        Opt::flag("no-show-raw-insn", "When disassembling, do not print the instruction bytes"),
        Opt::flag("print-imm-hex", "Use hex format for immediate values (default)"),
        Opt::flag("private-headers", "Display format specific file headers"),
        Opt::alias("p", "private-headers"),
        Opt::flag("reloc", "Display the relocation entries in the file"),
        Opt::alias("r", "reloc"),
        Opt::list("section", "name", "Operate on the specified sections only"),
        Opt::prefix("j", "name", "Operate on the specified sections only"),
        Opt::flag("section-headers", "Display summaries of the headers for each section"),
        Opt::alias("headers", "section-headers"),
        Opt::alias("h", "section-headers"),
        Opt::flag("show-all-symbols", "Show all symbols, even if several are defined at the same location"),
        Opt::value("start-address", "address", "Set the start address for disassembling and printing"),
        Opt::value("stop-address", "address", "Set the stop address for disassembling and printing"),
        Opt::flag("syms", "Display the symbol table"),
        Opt::alias("t", "syms"),
        Opt::value("target-td", "filename", "Description of the target, in TableGen"),
        Opt::value("triple", "triple", "Target triple to disassemble for"),
        Opt::flag("wide", "Ignored for compatibility with GNU objdump"),
        Opt::alias("w", "wide"),
        cl::DIAGNOSTICS,
    ],
    ..Spec::DEFAULT
};

pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let matches = match cl::parse(&SPEC, &cl::grouped::split(&SPEC, args), io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    let mut request = Request::new(&matches);
    if !request.anything {
        // A closed stream leaves nobody to tell.
        let _ = io.stdout.write_all(cl::help_text(&SPEC, &io.tool).as_bytes());
        return 2;
    }
    for (name, text) in [("start-address", &mut request.start), ("stop-address", &mut request.stop)] {
        if let Some(given) = matches.value(name) {
            match crate::mc::parse_integer(given) {
                Some(number) => *text = number as u64,
                None => return io.fail(&format!("error: --{name}: expected a number, but got '{given}'")),
            }
        }
    }
    let default = ["a.out".to_owned()];
    let inputs: &[String] = if matches.positionals.is_empty() { &default } else { &matches.positionals };
    for input in inputs {
        if let Err(code) = dump_file(input, &request, io) {
            return code;
        }
    }
    for section in request.unused_sections() {
        warn(
            io,
            &format!(
                "section '{section}' mentioned in a -j/--section option, but not found in any input file"
            ),
        );
    }
    0
}

fn warn(io: &mut Io<'_>, message: &str) {
    // A closed standard error leaves nobody to tell.
    let _ = writeln!(io.stderr, "{}: warning: {message}", io.tool);
}

/// What was asked for.
struct Request<'m> {
    matches: &'m Matches,
    anything: bool,
    file_headers: bool,
    private_headers: bool,
    section_headers: bool,
    symbols: bool,
    relocations: bool,
    contents: bool,
    disassemble: bool,
    disassemble_all: bool,
    start: u64,
    stop: u64,
    /// Sections named by `-j`, and whether some file had them.
    sections: Vec<(&'m str, std::cell::Cell<bool>)>,
}

impl<'m> Request<'m> {
    fn new(matches: &'m Matches) -> Request<'m> {
        let flag = |name| matches.flag(name);
        let all = flag("all-headers");
        let named = matches.list("section").chain(matches.list("j"));
        let mut request = Request {
            matches,
            anything: false,
            file_headers: all || flag("file-headers"),
            private_headers: all || flag("private-headers"),
            section_headers: all || flag("section-headers"),
            symbols: all || flag("syms"),
            relocations: all || flag("reloc"),
            contents: flag("full-contents"),
            disassemble: flag("disassemble")
                || flag("disassemble-all")
                || matches.value("disassemble-symbols").is_some(),
            disassemble_all: flag("disassemble-all"),
            start: 0,
            stop: u64::MAX,
            sections: named.map(|name| (name, std::cell::Cell::new(false))).collect(),
        };
        request.anything = request.file_headers
            || request.private_headers
            || request.section_headers
            || request.symbols
            || request.relocations
            || request.contents
            || request.disassemble;
        request
    }

    /// Whether a section is to be looked at.
    fn wants(&self, section: &Section<'_>) -> bool {
        let mut wanted = self.sections.is_empty();
        for (_, seen) in self.sections.iter().filter(|(name, _)| name.as_bytes() == section.name) {
            seen.set(true);
            wanted = true;
        }
        wanted
    }

    fn unused_sections(&self) -> impl Iterator<Item = &str> {
        self.sections.iter().filter(|(_, seen)| !seen.get()).map(|(name, _)| *name)
    }
}

/// A file being dumped.
struct Dump<'a> {
    name: &'a str,
    elf: &'a Elf<'a>,
    request: &'a Request<'a>,
    /// What is to be printed next; [`Dump::flush`] writes it.
    out: String,
    /// Things that are wrong but do not end the dump.
    warnings: RefCell<Vec<String>>,
}

/// Text is written when there is so much of it.
const CHUNK: usize = 1 << 16;

/// What ends a dump.
enum Stop {
    Error(objfile::Error),
    /// Standard output cannot be written to.
    Output(String),
    /// It has been reported.
    Reported(i32),
}

impl From<objfile::Error> for Stop {
    fn from(error: objfile::Error) -> Stop {
        Stop::Error(error)
    }
}

fn dump_file(input: &str, request: &Request<'_>, io: &mut Io<'_>) -> Result<(), i32> {
    let located = |message: &str| format!("error: '{input}': {message}");
    let bytes = match read(input, io) {
        Ok(bytes) => bytes,
        Err(message) => return Err(io.fail(&located(&message))),
    };
    let elf = Elf::parse(&bytes).map_err(|error| io.fail(&located(&error.0)))?;
    let mut dump = Dump { name: input, elf: &elf, request, out: String::new(), warnings: RefCell::default() };
    let result = dump.everything(io).and_then(|()| dump.flush(io));
    if result.is_err() {
        // What was found before the mistake is shown.
        let _ = dump.flush(io);
    }
    for warning in dump.warnings.borrow().iter() {
        warn(io, &format!("'{input}': {warning}"));
    }
    result.map_err(|stop| match stop {
        Stop::Error(error) => io.fail(&located(&error.0)),
        Stop::Output(message) => io.fail(&message),
        Stop::Reported(code) => code,
    })
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

impl Dump<'_> {
    fn everything(&mut self, io: &mut Io<'_>) -> Result<(), Stop> {
        self.out.push_str(&format!("\n{}:\tfile format {}\n", self.name, format_name(self.elf)));
        if self.request.file_headers {
            self.file_headers();
        }
        if self.request.private_headers {
            self.private_headers();
        }
        if self.request.section_headers {
            self.section_headers();
        }
        if self.request.symbols {
            self.symbol_table()?;
        }
        if self.request.relocations && !self.request.disassemble {
            self.relocation_records()?;
        }
        if self.request.contents {
            self.contents(io)?;
        }
        if self.request.disassemble {
            self.disassembly(io)?;
        }
        Ok(())
    }

    /// Writes what there is.
    fn flush(&mut self, io: &mut Io<'_>) -> Result<(), Stop> {
        let result = io.write_output("-", self.out.as_bytes());
        self.out.clear();
        result.map_err(Stop::Output)
    }

    fn flush_if_large(&mut self, io: &mut Io<'_>) -> Result<(), Stop> {
        if self.out.len() >= CHUNK { self.flush(io) } else { Ok(()) }
    }

    /// Hexadecimal digits of an address.
    fn address_digits(&self) -> usize {
        if self.elf.header.is_64 { 16 } else { 8 }
    }

    fn warn(&self, message: String) {
        self.warnings.borrow_mut().push(message);
    }

    /// The sections asked for, with their indices.
    fn sections(&self) -> impl Iterator<Item = (usize, &Section<'_>)> {
        self.elf.sections.iter().enumerate().filter(|(_, section)| self.request.wants(section))
    }
}

/// `elf64-littleriscv`
pub(crate) fn format_name(elf: &Elf<'_>) -> String {
    let word = machine_of(elf.header.machine).map_or("unknown", |m| m.format);
    let word = if elf.header.is_little { word.to_owned() } else { word.replacen("little", "big", 1) };
    format!("elf{}-{word}", if elf.header.is_64 { 64 } else { 32 })
}

/// `riscv64`
pub(crate) fn architecture_name(elf: &Elf<'_>) -> &'static str {
    let names = machine_of(elf.header.machine).map_or(("unknown", "unknown"), |m| m.architectures);
    if elf.header.is_64 { names.1 } else { names.0 }
}

/// A name as text.
pub(crate) fn show(name: &[u8]) -> std::borrow::Cow<'_, str> {
    String::from_utf8_lossy(name)
}

/// Dumps everything of any bytes without a panic.
pub fn check_no_panic(bytes: &[u8]) {
    let folder = std::path::Path::new(".");
    let environment = std::collections::BTreeMap::new();
    for args in [&["-x", "-s", "-"][..], &["-D", "-r", "-"], &["-d", "-r", "-"]] {
        let args: Vec<String> = args.iter().map(|s| (*s).to_owned()).collect();
        let mut io = Io {
            tool: "objdump".to_owned(),
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
