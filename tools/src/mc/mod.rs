//! `codewright mc`: assembles and disassembles; takes llvm-mc's options.
//!
//! The target is one that is compiled in, or the one that the file named by `-target-td` describes.
//!
//! Exit codes: 0 success; 1 a mistake in the input or the command line. Assembly text is written even after mistakes, as far
//! as it goes; objects are not.

mod check;
mod disassemble;
pub(crate) mod object;
mod round_trip;
mod text;

pub use check::{check_assembling, check_disassembling};

use crate::cl::{self, Matches, Opt, Positional, Spec};
use crate::io::Io;
use crate::targets;
use mc::asm_streamer::TextOptions;
use mc::assembler::Assembler;
use mc::format::ObjectPart;
use mc::macho::Directive;
use mc::parse::{self, Files, Parsed, Pieces};
use mc::print::PrintOptions;
use mc::streamer::{NullStreamer, Streamer, text_streamer};
use mc::{Context, Subtarget, Target};
use std::path::PathBuf;
use support::diag::render::Style;
use support::source::Text;
use tables::instructions::{Architecture, Target as TargetFacts};
use text::FileText;

pub(crate) const SPEC: Spec = Spec {
    overview: "Assembles and disassembles machine code",
    positional: Positional::optional("input file"),
    options: &[
        Opt::action("assemble", "Assemble a .s file (default)").group(ACTIONS),
        Opt::action("as-lex", "Lex tokens from a .s file").group(ACTIONS),
        Opt::action("disassemble", "Disassemble strings of hex bytes").group(ACTIONS),
        Opt::action("cdis", "Disassemble strings of hex bytes, in colour where LLVM has it").group(ACTIONS),
        Opt::action("mdis", "Disassemble strings of hex bytes, with markup where LLVM has it").group(ACTIONS),
        Opt::value("target-td", "filename", "Description of the target, in TableGen"),
        Opt::flag("report", "Tell what of the description of -target-td cannot be used, and why"),
        Opt::flag("plain-methods", "Methods in C++ of -target-td are taken to do what is done without them"),
        Opt::flag("round-trip", "Tell which instructions of -target-td go from text to bytes and back"),
        Opt::value("triple", "triple", "Target triple to assemble for"),
        Opt::value("arch", "name", "Architecture to assemble for, in place of that of the triple"),
        Opt::value("mcpu", "cpu-name", "Target a specific cpu type (-mcpu=help for details)"),
        Opt::list("mattr", "a1,+a2,-a3,...", "Target specific attributes (-mattr=help for details)"),
        Opt::list("M", "option", "Options of the instruction printer: no-aliases, numeric"),
        Opt::prefix("I", "directory", "Directory of include files"),
        Opt::list("defsym", "name=value", "Defines a symbol to be an integer constant"),
        Opt::choice(
            "filetype",
            &[
                ("asm", "Emit an assembly ('.s') file"),
                ("null", "Don't emit anything (for timing purposes)"),
                ("obj", "Emit a native object ('.o') file"),
            ],
            "Choose an output file type",
        ),
        Opt::value("o", "filename", "Output filename"),
        Opt::flag("hex", "Take raw hexadecimal input for disassembly"),
        Opt::flag("debug", "Tell how instructions are found"),
        Opt::list("debug-only", "parts", "Tell it of these: asm-matcher"),
        Opt::flag("show-encoding", "Show instruction encodings"),
        Opt::flag("show-inst", "Show internal instruction representation"),
        Opt::uint("output-asm-variant", "Syntax variant to use for output printing"),
        Opt::value("x86-asm-syntax", "syntax", "The syntax of x86 instructions: att or intel"),
        Opt::flag("print-imm-hex", "Prefer hex format for immediate values"),
        Opt::flag(
            "keep-going",
            "Bytes that are no instruction are warned of and do not change the exit code",
        ),
        Opt::flag("position-independent", "Assemble code that runs wherever it is loaded"),
        Opt::flag("large-code-model", "Code may be anywhere in memory"),
        // LLVM's spellings, which name a target; the first is `-M no-aliases`.
        Opt::flag("riscv-no-aliases", "Print instructions under their own names"),
        Opt::flag("riscv-add-build-attributes", "Say in attributes for which subtarget the code is"),
        Opt::value("target-abi", "abi", "The name of the ABI to be targeted from the backend"),
        Opt::flag("g", "Generate debugging info for the assembly source"),
        Opt::value("main-file-name", "name", "Specifies the name of the source in the debug info"),
        Opt::uint("dwarf-version", "Dwarf version"),
        Opt::flag("dwarf64", "Generate debugging info in the 64-bit DWARF format"),
        Opt::value("split-dwarf-file", "filename", "Write the sections that linkers need not see (.dwo)"),
        Opt::value("fdebug-compilation-dir", "dir", "Specifies the debug info's compilation dir"),
        Opt::list("fdebug-prefix-map", "old=new", "Replace what paths in debug info begin with"),
        Opt::choice(
            "compress-debug-sections",
            &[("none", "No compression"), ("zlib", "Use zlib"), ("zstd", "Use zstd")],
            "Choose DWARF debug sections compression",
        ),
        Opt::flag(
            "emit-compact-unwind-non-canonical",
            "Compact unwind encodings go with all personality routines",
        ),
        Opt::flag("crel", "Write compact relocations"),
        Opt::flag("incremental-linker-compatible", "State the time in objects of COFF"),
        Opt::flag("preserve-comments", "Preserve comments in outputted assembly"),
        Opt::flag("no-exec-stack", "File doesn't need an exec stack"),
        Opt::flag("mc-relax-all", "Instructions whose reach is not known yet have their longest form"),
        Opt::flag(
            "x86-relax-relocations",
            "Tell linkers which loads of addresses they may rewrite (default)",
        ),
        Opt::flag("relax-relocations", "The same, as -x86-relax-relocations"),
        Opt::uint(
            "x86-align-branch-boundary",
            "Keep branches off boundaries of so many bytes, with no-ops before them",
        ),
        Opt::value(
            "x86-align-branch",
            "kinds",
            "Which: a list of fused, jcc, jmp, call, ret and indirect, joined by +",
        ),
        Opt::flag(
            "x86-branches-within-32B-boundaries",
            "The same, as -x86-align-branch-boundary=32 -x86-align-branch=fused+jcc+jmp",
        ),
        Opt::flag("save-temp-labels", "Labels with private names are symbols of the object"),
        Opt::flag("n", "Don't assume assembly file starts in the text section"),
        Opt::flag("masm-integers", "Enable binary and hex masm integers (0b110 and 0ABCh)"),
        Opt::flag("masm-hexfloats", "Enable MASM-style hex float initializers (3F800000r)"),
        Opt::flag("motorola-integers", "Enable binary and hex Motorola integers (%110 and $ABC)"),
        Opt::flag("fatal-warnings", "Treat warnings as errors"),
        Opt::flag("no-warn", "Suppress all warnings"),
        Opt::uint("asm-macro-max-nesting-depth", "The maximum nesting depth allowed for assembly macros"),
        cl::DIAGNOSTICS,
    ],
    build: Some(targets::registered),
    ..Spec::DEFAULT
};

const ACTIONS: &str = "Actions";

/// The largest depth of macros that may be asked for: each level takes stack.
const MAX_MACRO_DEPTH: u32 = 200;

pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    match try_run(args, io) {
        Ok(()) => 0,
        Err(code) => code,
    }
}

fn try_run(args: &[String], io: &mut Io<'_>) -> Result<(), i32> {
    let matches = cl::parse(&SPEC, args, io)?;
    if let Some(file) = matches.value("target-td").filter(|_| matches.flag("report")) {
        return targets::report_left_out(file, &matches, io);
    }
    if let Some(file) = matches.value("target-td").filter(|_| matches.flag("round-trip")) {
        return round_trip::run(file, &matches, io);
    }
    let selected = targets::select(&targets::triple(&matches), &matches, targets::Wants::Instructions, io)?;
    let target = selected.target;
    let subtarget = choose_subtarget(&target, &selected.features, &matches, io)?;
    let input = matches.input();
    let name = if input == "-" { "<stdin>" } else { input };
    let action = matches
        .occurrences
        .iter()
        .rev()
        .map(|o| o.name)
        .find(|&name| SPEC.options.iter().any(|opt| opt.name == name && opt.group == ACTIONS));
    // With `-g` the text is part of the output, as its checksum; what is told of the search names lines.
    let wants_whole = matches.flag("g") || traces(&matches, MATCHER);
    let in_pieces = matches!(action, None | Some("assemble")) && input != "-" && !wants_whole;
    let pieces = if in_pieces { FileText::open(&io.resolve(input)) } else { None };
    let text = match &pieces {
        Some(_) => Text::default(),
        None => io.read_input(input).map_err(|message| io.fail(&message))?.into(),
    };
    let job = Job { target: &target, subtarget: &subtarget, matches: &matches, name, text };
    match action {
        None | Some("assemble") => job.assemble(pieces, io),
        Some("as-lex") => job.lex(io),
        Some(_) => job.disassemble(io),
    }
}

/// The processor and features that options and triple ask for; warns of names that do not exist.
fn choose_subtarget(
    target: &Target,
    implied: &str,
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<Subtarget, i32> {
    let image = &target.image;
    let architectures = image.records::<Architecture>();
    let triple = targets::triple(matches);
    let arch = triple.split('-').next().unwrap_or("");
    let known = architectures.iter().find(|a| arch.is_empty() || image.string(a.name) == arch);
    if known.is_none() && !arch.is_empty() && !architectures.is_empty() {
        let message = format!("error: unable to get target for '{triple}': the description is not for it");
        return Err(io.fail(&message));
    }
    let default = known.map_or("", |a| image.string(a.processor));
    let cpu = matches.value("mcpu").filter(|cpu| !cpu.is_empty()).unwrap_or(default);
    let attributes = std::iter::once(implied).chain(matches.list("mattr")).collect::<Vec<_>>().join(",");
    if targets::asks_for_help(matches) {
        targets::print_help(target, io);
        return Err(0);
    }
    let (subtarget, unknown) = Subtarget::new(target, cpu, &attributes);
    for name in &unknown {
        let what = if name == cpu { "processor" } else { "feature" };
        let sign = if what == "feature" && !attributes.contains(&format!("-{name}")) { "+" } else { "" };
        let text = format!("'{sign}{name}' is not a recognized {what} for this target (ignoring {what})\n");
        // A closed standard error leaves nobody to tell.
        let _ = io.stderr.write_all(text.as_bytes());
    }
    if !unknown.is_empty() && matches.flag("fatal-warnings") {
        return Err(1);
    }
    Ok(subtarget)
}

/// The search for instructions, as `-debug-only=` calls it.
const MATCHER: &str = "asm-matcher";

/// Whether a part of the work is to be told step by step: `-debug`, `-debug-only=`.
fn traces(matches: &Matches, part: &str) -> bool {
    let mut named = matches.list("debug-only").flat_map(|list| list.split(','));
    matches.flag("debug") || named.any(|name| name == part)
}

/// What is to be done, opened and read.
struct Job<'a> {
    target: &'a Target,
    subtarget: &'a Subtarget,
    matches: &'a Matches,
    name: &'a str,
    text: Text,
}

/// Files that assembly text includes.
struct AssemblyFiles {
    cwd: PathBuf,
    dirs: Vec<PathBuf>,
}

impl Files for AssemblyFiles {
    fn read(&mut self, name: &str) -> Option<(String, Text)> {
        let here = std::iter::once(PathBuf::from(name));
        here.chain(self.dirs.iter().map(|dir| dir.join(name))).find_map(|path| {
            let full = self.cwd.join(&path);
            let text = if full.is_dir() { None } else { std::fs::read(full).ok() };
            Some((path.to_string_lossy().into_owned(), Text::from(text?)))
        })
    }
}

impl Job<'_> {
    fn output(&self) -> &str {
        self.matches.value("o").unwrap_or("-")
    }

    fn text_options(&self) -> TextOptions {
        let printer = |option| self.matches.list("M").any(|given| given == option);
        TextOptions {
            print: PrintOptions {
                variant: self.matches.uint("output-asm-variant").map_or(0, |v| v as u16),
                hex_immediates: self.matches.flag("print-imm-hex"),
                no_aliases: printer("no-aliases") || self.matches.flag("riscv-no-aliases"),
                plain_register_names: printer("numeric"),
                place: None,
            },
            show_encoding: self.matches.flag("show-encoding"),
            show_inst: self.matches.flag("show-inst"),
            dwarf_flavour: self
                .subtarget
                .call_frames_in(self.target, self.platform().is_mach_o())
                .map_or(0, |frames| frames.dwarf_flavour),
            mach_o: self.platform().is_mach_o(),
        }
    }

    /// The variant that `-x86-asm-syntax` names.
    fn variant(&self) -> u16 {
        (self.matches.value("x86-asm-syntax") == Some("intel")).into()
    }

    fn number_syntax(&self) -> parse::NumberSyntax {
        parse::NumberSyntax {
            masm_integers: self.matches.flag("masm-integers"),
            masm_hex_reals: self.matches.flag("masm-hexfloats"),
            motorola_integers: self.matches.flag("motorola-integers"),
        }
    }

    /// `-as-lex`
    fn lex(&self, io: &mut Io<'_>) -> Result<(), i32> {
        let (tokens, right) = parse::dump_tokens(self.target, &self.text, self.number_syntax());
        io.write_output(self.output(), tokens.as_bytes()).map_err(|message| io.fail(&message))?;
        if right { Ok(()) } else { Err(1) }
    }

    fn parse_options(&self, io: &mut Io<'_>) -> Result<parse::Options, i32> {
        let mut options = parse::Options {
            fatal_warnings: self.matches.flag("fatal-warnings"),
            no_warnings: self.matches.flag("no-warn"),
            suggestions: io.style(self.matches) != Style::Llvm,
            preserve_comments: self.matches.flag("preserve-comments"),
            no_exec_stack: self.matches.flag("no-exec-stack"),
            no_initial_section: self.matches.flag("n"),
            variant: self.variant(),
            numbers: self.number_syntax(),
            dwarf_version: self.matches.uint("dwarf-version").unwrap_or(0) as u16,
            position_independent: self.matches.flag("position-independent"),
            build_attributes: self.matches.flag("riscv-add-build-attributes"),
            trace: traces(self.matches, MATCHER),
            ..parse::Options::default()
        };
        if let Some(depth) = self.matches.uint("asm-macro-max-nesting-depth") {
            options.macro_depth = depth.min(MAX_MACRO_DEPTH);
        }
        for definition in self.matches.list("defsym") {
            let Some((name, value)) = definition.split_once('=').filter(|(name, _)| !name.is_empty()) else {
                return Err(io.fail(&format!("error: defsym must be of the form: sym=value: {definition}")));
            };
            let Some(value) = parse_integer(value) else {
                return Err(io.fail(&format!("error: value is not an integer: {value}")));
            };
            options.symbols.push((name.to_owned(), value));
        }
        Ok(options)
    }

    fn assemble(&self, mut pieces: Option<FileText>, io: &mut Io<'_>) -> Result<(), i32> {
        let facts = self.target.image.records::<TargetFacts>().get(0).unwrap_or_default();
        let prefix = self.target.image.string(facts.private_prefix);
        let prefix = if prefix.is_empty() { ".L" } else { prefix };
        let mut cx = Context::for_format(prefix, self.platform().format());
        cx.keeps_labels = self.matches.flag("save-temp-labels");
        let mut files = AssemblyFiles {
            cwd: io.cwd.to_path_buf(),
            dirs: self.matches.list("I").map(PathBuf::from).collect(),
        };
        let options = self.parse_options(io)?;
        let debug = self.debug_options(io)?;
        let (target, subtarget) = (self.target, self.subtarget);
        let mut parse = |cx: &mut Context, out: &mut dyn mc::Streamer| match &mut pieces {
            Some(pieces) => {
                let source = (self.name, pieces as &mut dyn Pieces);
                parse::parse_pieces(target, subtarget, cx, out, source, &mut files, &options)
            }
            None => {
                let source = (self.name, self.text.clone());
                parse::parse(target, subtarget, cx, out, source, &mut files, &options)
            }
        };
        match self.matches.value("filetype").unwrap_or("asm") {
            "null" => {
                let parsed = parse(&mut cx, &mut NullStreamer::default());
                self.print(&parsed, io);
                self.finish(&parsed, io)
            }
            "obj" => {
                if !cx.format_facts().has_objects {
                    let (triple, format) = (targets::triple(self.matches), cx.format_facts().name);
                    let why = "which is not written for this machine";
                    return Err(io.fail(&format!("error: objects for '{triple}' are {format}, {why}")));
                }
                if self.matches.flag("g") && !cx.format_facts().has_debug_sections {
                    let name = cx.format_facts().name;
                    return Err(io.fail(&format!("error: -g is not supported for {name} yet")));
                }
                cx.unnamed_places = true;
                let source = self.matches.flag("g").then(|| self.source_file(&debug, io));
                let mut assembler = Assembler::with_options(self.target, self.subtarget.clone(), debug);
                if let Some(source) = source {
                    assembler.describe_source(source);
                }
                assembler.relaxation = self.relaxation();
                assembler.far_code = self.matches.flag("large-code-model");
                assembler.branch_alignment = self.branch_alignment(io)?;
                if let Some(version) = self.platform().mach_version() {
                    let said = assembler.emit_mach_o(&mut cx, &Directive::Version(version));
                    said.map_err(|error| io.fail(&format!("error: {}", error.0)))?;
                }
                let mut parsed = parse(&mut cx, &mut assembler);
                self.print(&parsed, io);
                if parsed.diagnostics.has_errors() {
                    return self.finish(&parsed, io);
                }
                let laid_out = self.lay_out(&mut cx, &mut assembler, &mut parsed);
                let split_file = self.matches.value("split-dwarf-file").filter(|name| !name.is_empty());
                let part = if split_file.is_some() { ObjectPart::Linked } else { ObjectPart::All };
                let object = self.object(&cx, (&laid_out, part), &mut parsed, io);
                let split = split_file.map(|name| {
                    (name, self.object(&cx, (&laid_out, ObjectPart::SplitDebug), &mut parsed, io))
                });
                if let Some(pieces) = pieces.as_mut().filter(|_| !parsed.diagnostics.is_empty()) {
                    parsed.load_text(pieces);
                }
                self.finish(&parsed, io)?;
                for (name, pieces) in [(self.output(), object)].into_iter().chain(split) {
                    let write =
                        |out: &mut dyn std::io::Write| pieces.iter().try_for_each(|p| out.write_all(p));
                    io.write_output_with(name, write).map_err(|message| io.fail(&message))?;
                }
                Ok(())
            }
            _ => {
                let mut out = text_streamer(self.target, self.text_options());
                let parsed = parse(&mut cx, &mut *out);
                self.print(&parsed, io);
                let written = io.write_output(self.output(), &out.take_text());
                let result = self.finish(&parsed, io);
                written.map_err(|message| io.fail(&message))?;
                result
            }
        }
    }

    /// What `.print` said, and how instructions were found.
    fn print(&self, parsed: &Parsed, io: &mut Io<'_>) {
        // A closed stream leaves nobody to tell.
        let _ = io.stdout.write_all(&parsed.printed);
        let _ = io.stderr.write_all(parsed.trace.as_bytes());
    }

    /// Prints what there is to say about the input.
    fn finish(&self, parsed: &Parsed, io: &mut Io<'_>) -> Result<(), i32> {
        io.report(&parsed.sources, &parsed.diagnostics, self.matches);
        if parsed.diagnostics.has_errors() { Err(1) } else { Ok(()) }
    }
}

/// A number in C's notation.
pub(crate) fn parse_integer(text: &str) -> Option<i64> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let value = match digits.get(..2) {
        Some("0x" | "0X") => u64::from_str_radix(&digits[2..], 16),
        Some("0b" | "0B") => u64::from_str_radix(&digits[2..], 2),
        _ if digits.len() > 1 && digits.starts_with('0') => u64::from_str_radix(&digits[1..], 8),
        _ => digits.parse(),
    };
    let value = value.ok()? as i64;
    Some(if negative { value.wrapping_neg() } else { value })
}
