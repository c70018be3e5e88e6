//! `codewright readobj`, also `readelf`: shows the structure of object files; takes llvm-readobj's options and prints its
//! text, in LLVM's style or in GNU's (`--elf-output-style`; called as `readelf`, GNU's is the default).
//!
//! * `llvm`, `gnu`: headers, sections, segments, symbols, relocations, groups in the two styles.
//! * `dumps`: contents of single sections.
//!
//! Exit codes: 0 success; 1 a mistake in an input or the command line.

mod dumps;
mod gnu;
mod llvm;

use crate::cl::{self, Matches, Opt, Positional, Spec};
use crate::io::Io;
use crate::objdump::{architecture_name, format_name, show};
use objfile::elf::constants as c;
use objfile::elf::names::{relocation, section_type};
use objfile::elf::{Elf, Relocation, Section, Symbol};
use objfile::{Error, Result};

pub(crate) const SPEC: Spec = Spec {
    overview: "object file reader",
    positional: Positional::any("input object files"),
    options: &[
        Opt::flag("addrsig", "Display address-significance table"),
        Opt::flag("all", "File header, program headers, section headers, symbols, relocations, groups"),
        Opt::alias("a", "all"),
        Opt::flag("arch-specific", "Display architecture-specific information"),
        Opt::alias("A", "arch-specific"),
        Opt::choice(
            "elf-output-style",
            &[("LLVM", "LLVM's own style"), ("GNU", "the style of GNU's readelf")],
            "Specify ELF dump style",
        ),
        Opt::flag("expand-relocs", "Expand each shown relocation to multiple lines"),
        Opt::flag("file-header", "Display file header"),
        Opt::alias("file-headers", "file-header"),
        Opt::alias("h", "file-header"),
        Opt::flag("headers", "File header, program headers, section headers"),
        Opt::alias("e", "headers"),
        Opt::list("hex-dump", "name or index", "Display the specified sections as hexadecimal bytes"),
        Opt::alias("x", "hex-dump"),
        Opt::flag("program-headers", "Display program headers"),
        Opt::alias("segments", "program-headers"),
        Opt::alias("l", "program-headers"),
        Opt::flag("relocations", "Display the relocation entries in the file"),
        Opt::alias("relocs", "relocations"),
        Opt::alias("r", "relocations"),
        Opt::flag("section-data", "Display section data for each section shown (LLVM style)"),
        Opt::alias("sd", "section-data"),
        Opt::flag("section-groups", "Display section groups"),
        Opt::alias("g", "section-groups"),
        Opt::flag("section-headers", "Display section headers"),
        Opt::alias("sections", "section-headers"),
        Opt::alias("S", "section-headers"),
        Opt::flag("section-relocations", "Display relocations for each section shown (LLVM style)"),
        Opt::alias("sr", "section-relocations"),
        Opt::flag("section-symbols", "Display symbols for each section shown (LLVM style)"),
        Opt::alias("st", "section-symbols"),
        Opt::flag("stack-sizes", "Display contents of all stack sizes sections"),
        Opt::list("string-dump", "name or index", "Display the specified sections as a list of strings"),
        Opt::alias("p", "string-dump"),
        Opt::flag("symbols", "Display the symbol table"),
        Opt::alias("syms", "symbols"),
        Opt::alias("s", "symbols"),
        Opt::flag("wide", "Ignored for GNU readelf compatibility"),
        Opt::alias("W", "wide"),
    ],
    ..Spec::DEFAULT
};

/// In which style things are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    Llvm,
    Gnu,
}

pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let matches = match cl::parse(&SPEC, &cl::grouped::split(&SPEC, args), io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    let as_readelf = io.tool.split(['/', ' ', '-']).any(|word| word == "readelf");
    let style = match matches.value("elf-output-style") {
        Some("GNU") => Style::Gnu,
        None if as_readelf => Style::Gnu,
        _ => Style::Llvm,
    };
    let stdin = ["-".to_owned()];
    let inputs: &[String] = if matches.positionals.is_empty() { &stdin } else { &matches.positionals };
    let mut code = 0;
    for input in inputs {
        let read = |io: &mut Io<'_>| {
            if input == "-" {
                let mut bytes = Vec::new();
                io.stdin.read_to_end(&mut bytes).map(|_| bytes)
            } else {
                std::fs::read(io.resolve(input))
            }
        };
        let result = match read(io) {
            Ok(bytes) => dump_file(input, &bytes, style, inputs.len() > 1, &matches, io),
            Err(error) => Err(Error(crate::io::reason(&error).into_owned())),
        };
        if let Err(error) = result {
            code = io.fail(&format!("error: '{input}': {error}"));
        }
    }
    code
}

/// Dumps one file; what was found before a mistake is shown.
fn dump_file(
    name: &str,
    bytes: &[u8],
    style: Style,
    many: bool,
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<()> {
    let file = Elf::parse(bytes)?;
    let mut dump = Dump { elf: &file, matches, style, out: String::new(), indent: 0, warnings: Vec::new() };
    dump.title(name, many);
    let result = dump.everything();
    // A closed stream leaves nobody to tell.
    let _ = io.stdout.write_all(dump.out.as_bytes());
    for warning in &dump.warnings {
        let _ = writeln!(io.stderr, "{}: warning: '{name}': {warning}", io.tool);
    }
    result
}

/// A file being dumped.
struct Dump<'a> {
    elf: &'a Elf<'a>,
    matches: &'a Matches,
    style: Style,
    out: String,
    /// Of LLVM's style, in levels.
    indent: usize,
    warnings: Vec<String>,
}

impl<'a> Dump<'a> {
    fn title(&mut self, name: &str, many: bool) {
        match self.style {
            Style::Llvm => {
                let (format, arch) = (format_name(self.elf), architecture_name(self.elf));
                let size = if self.elf.header.is_64 { "64bit" } else { "32bit" };
                self.out.push_str(&format!(
                    "\nFile: {name}\nFormat: {format}\nArch: {arch}\nAddressSize: {size}\nLoadName: <Not found>\n"
                ));
            }
            Style::Gnu if many => self.out.push_str(&format!("\nFile: {name}\n")),
            Style::Gnu => {}
        }
    }

    fn everything(&mut self) -> Result<()> {
        let matches = self.matches;
        let wants = |names: &[&str]| names.iter().any(|name| matches.flag(name));
        let is_gnu = self.style == Style::Gnu;
        if wants(&["file-header", "headers", "all"]) {
            if is_gnu { self.gnu_file_header() } else { self.llvm_file_header() }
        }
        if wants(&["section-headers", "headers", "all"]) {
            if is_gnu { self.gnu_sections() } else { self.llvm_sections()? }
        }
        if wants(&["program-headers", "headers", "all"]) {
            if is_gnu { self.gnu_segments() } else { self.llvm_segments() }
        }
        if wants(&["relocations", "all"]) {
            if is_gnu { self.gnu_relocations()? } else { self.llvm_relocations()? }
        }
        if wants(&["symbols", "all"]) {
            if is_gnu { self.gnu_symbols()? } else { self.llvm_symbols()? }
        }
        for section in self.named_sections("string-dump") {
            self.string_dump(section)?;
        }
        for section in self.named_sections("hex-dump") {
            self.hex_dump(section)?;
        }
        if wants(&["arch-specific"]) {
            self.attributes()?;
        }
        if wants(&["section-groups", "all"]) {
            let groups = self.groups()?;
            if is_gnu { self.gnu_groups(&groups) } else { self.llvm_groups(&groups) }
        }
        if wants(&["addrsig"]) {
            self.address_significance()?;
        }
        if wants(&["stack-sizes"]) {
            self.stack_sizes()?;
        }
        Ok(())
    }

    /// A number of the size of an address.
    fn address(&self, number: u64) -> String {
        if self.elf.header.is_64 { format!("{number:016x}") } else { format!("{number:08x}") }
    }

    fn section_name(&self, index: usize) -> String {
        self.elf.sections.get(index).map_or("<?>".into(), |s| show(s.name)).into_owned()
    }

    /// A symbol's name; a section's symbol has the name of the section.
    fn symbol_name(&self, symbol: &Symbol<'a>) -> String {
        let section = symbol.home().filter(|_| symbol.ty() == c::STT_SECTION && symbol.name.is_empty());
        match section {
            Some(index) => self.section_name(index),
            None => show(symbol.name).into_owned(),
        }
    }

    /// The sections that hold relocations, in order.
    fn relocation_sections(&self) -> impl Iterator<Item = (usize, &'a Section<'a>)> + use<'a> {
        let is_relocations = |s: &Section<'_>| matches!(s.ty, c::SHT_REL | c::SHT_RELA);
        self.elf.sections.iter().enumerate().filter(move |(_, s)| is_relocations(s))
    }

    /// The relocations of a section, with their symbols.
    fn relocations(&self, section: &Section<'_>) -> Result<(Vec<Relocation>, Vec<Symbol<'a>>)> {
        let has_symbols = self.elf.sections.get(section.link as usize).is_some_and(|s| s.size != 0);
        let symbols = if has_symbols { self.elf.symbols(section.link as usize)? } else { Vec::new() };
        Ok((self.elf.relocations(section)?, symbols))
    }

    fn relocation_name(&self, ty: u32) -> &'static str {
        relocation(self.elf.header.machine, ty)
    }

    fn type_name(&self, ty: u32) -> Option<&'static str> {
        section_type(self.elf.header.machine, ty)
    }

    fn groups(&self) -> Result<Vec<Group<'a>>> {
        let mut groups = Vec::new();
        let sections = self.elf.sections.iter().enumerate();
        for (index, section) in sections.filter(|(_, s)| s.ty == c::SHT_GROUP) {
            let words = self.elf.group_words(section)?;
            let symbols = self.elf.symbols(section.link as usize)?;
            let signature = symbols
                .get(section.info as usize)
                .ok_or_else(|| Error(format!("the group in section {index} has no signature")))?;
            let Some((&flags, members)) = words.split_first() else {
                return Err(Error(format!("the group in section {index} is empty")));
            };
            let signature = self.symbol_name(signature);
            groups.push(Group { index, section, signature, flags, members: members.to_vec() });
        }
        Ok(groups)
    }
}

/// A section group.
struct Group<'a> {
    index: usize,
    section: &'a Section<'a>,
    signature: String,
    flags: u32,
    members: Vec<u32>,
}

impl Group<'_> {
    fn kind(&self) -> &'static str {
        if self.flags & c::GRP_COMDAT != 0 { "COMDAT" } else { "(unknown)" }
    }
}

/// Dumps everything of any bytes without a panic.
pub fn check_no_panic(bytes: &[u8]) {
    let folder = std::path::Path::new(".");
    let environment = std::collections::BTreeMap::new();
    let dumps = ["-p=1", "-x=1", "--stack-sizes", "--addrsig", "-A", "--sd", "--st", "--sr", "-"];
    for style in ["--elf-output-style=LLVM", "--elf-output-style=GNU"] {
        let args: Vec<String> = ["-a", style].iter().chain(&dumps).map(|s| (*s).to_owned()).collect();
        let mut io = Io {
            tool: "readobj".to_owned(),
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
