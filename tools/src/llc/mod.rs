//! `codewright llc`: compiles LLVM IR to assembly or objects; takes llc's options.
//!
//! * [`views`]: graphs on the way, as text and as drawings.
//! * [`ignored_options`]: options of LLVM's that nothing here acts on.
//! * [`mir_input`]: inputs, machine code among them.
//! * [`attributes`]: options that are attributes of all functions.
//! * [`errors`]: what is not supported, as diagnostics.
//! * [`features`]: features that functions ask for.
//! * [`job`]: a module through code generation to the bytes of a file. `cc` and `ld` use it, too.

mod attributes;
mod errors;
mod features;
mod ignored_options;
pub mod job;
mod mir_input;
pub mod views;

use crate::cl::{self, Matches, Opt, Positional, Spec};
use crate::io::Io;
use crate::platforms::Platform;
use crate::{host, load, targets, verify};
use codegen::plugin::Plugins;
use codegen::{
    Allocator, BlockSections, Boundary, Changed, Clusters, CodeGenOptions, Debugger, Dump, FramePointer, Part,
};
use ir::upgrade::strip_debug_info;
use ir::verify::verify_module;
use job::{FileKind, Request};
use std::sync::Arc;

pub(crate) const SPEC: Spec = Spec {
    overview: "llvm system compiler",
    positional: Positional::optional("<input bitcode>"),
    options: &[
        Opt::value("o", "filename", "Output filename"),
        Opt::value("mtriple", "triple", "Override target triple for module; this machine's if there is none"),
        Opt::alias("triple", "mtriple"),
        Opt::value("march", "arch", "Architecture to generate code for"),
        Opt::value("mcpu", "cpu-name", "Target a specific cpu type (-mcpu=help for details)"),
        Opt::list("mattr", "a1,+a2,-a3,...", "Target specific attributes"),
        Opt::value("target-abi", "name", "The name of the ABI to be targeted from the backend"),
        Opt::value("target-td", "file", "Read the target from this description"),
        Opt::choice("filetype", FILE_TYPES, "Choose a file type"),
        Opt::flag("function-sections", "Emit functions into separate sections"),
        Opt::flag("data-sections", "Emit data into separate sections"),
        Opt::value(
            "basic-block-sections",
            "all|none|file",
            "Emit blocks into separate sections: all, none, or those that a file lists",
        ),
        Opt::flag("unique-basic-block-section-names", "Give them names that say which blocks they have"),
        Opt::flag("unique-section-names", "Give separate sections names of their own (default)"),
        Opt::flag("use-ctors", "Use .ctors instead of .init_array"),
        Opt::choice(
            "fp-contract",
            &[
                ("fast", "Fuse where that is permitted"),
                ("on", "The same: only what the module permits is fused"),
                ("off", "Never make one operation of a product and a sum"),
            ],
            "Whether 'llvm.fmuladd' may be rounded once",
        ),
        Opt::choice(
            "denormal-fp-math",
            DENORMAL_MODES,
            "What functions that do not say so themselves assume of denormal numbers",
        ),
        Opt::choice("denormal-fp-math-f32", DENORMAL_MODES, "The same for float"),
        Opt::flag("disable-tail-calls", "Never emit tail calls"),
        Opt::flag("tailcallopt", "Make tail calls by fastcc jumps, whatever the arguments are"),
        Opt::flag("stackrealign", "Force align the stack to the minimum alignment"),
        Opt::choice(
            "x86-asm-syntax",
            &[("att", "Emit AT&T-style assembly"), ("intel", "Emit Intel-style assembly")],
            "Choose the style of x86 assembly",
        ),
        Opt::choice(
            "aarch64-neon-syntax",
            &[
                ("generic", "add v0.4s, v1.4s, v2.4s"),
                ("apple", "add.4s v0, v1, v2; what Mach-O has by default"),
            ],
            "Syntax of the vector instructions of AArch64",
        ),
        Opt::flag("x86-use-vzeroupper", "Clear upper halves where AVX code calls or returns (default)")
            .hidden(),
        Opt::uint("output-asm-variant", "Syntax variant to use for output printing"),
        Opt::flag("no-integrated-as", "Leave inline assembly to the assembler that reads the text"),
        Opt::flag("riscv-no-aliases", "Print instructions instead of pseudo-instructions").hidden(),
        Opt::uint("dwarf-version", "Version of DWARF: 2 to 5"),
        Opt::flag("dwarf64", "Lengths and offsets of debug information have 8 bytes"),
        Opt::value(
            "split-dwarf-file",
            "filename",
            "Split debug information; what linkers need not see is in a file of this name",
        ),
        Opt::value(
            "split-dwarf-output",
            "filename",
            "Write that file; without this, what it would have is in the object",
        ),
        Opt::flag("generate-arange-section", "Say in .debug_aranges which unit an address belongs to"),
        Opt::choice(
            "accel-tables",
            &[
                ("Default", "As the version and the debugger have it"),
                ("Disable", "None"),
                ("Dwarf", "The index of DWARF 5"),
            ],
            "Indices by which debuggers find names",
        ),
        Opt::choice(
            "dwarf-linkage-names",
            &[
                ("Default", "As the debugger has it"),
                ("All", "Of all functions and variables"),
                ("Abstract", "Of functions that were inlined"),
            ],
            "What linkage names are said of",
        ),
        Opt::choice(
            "debugger-tune",
            &[
                ("gdb", "GNU's debugger"),
                ("lldb", "LLVM's, as on Apple's systems"),
                ("sce", "That of game consoles"),
                ("dbx", "That of AIX"),
            ],
            "The debugger that debug information is for, if not that of the system",
        ),
        Opt::flag("stack-size-section", "Emit a section containing stack size metadata"),
        Opt::flag("asm-verbose", "Say in comments where functions and blocks begin, and what is spilled"),
        Opt::value("code-model", "model", "Choose code model: small, kernel, medium, by target"),
        Opt::value("relocation-model", "model", "Choose relocation model: static, pic or dynamic-no-pic"),
        Opt::choice(
            "exception-model",
            &[("default", "As the system has it"), ("dwarf", "By call-frame instructions, on Windows, too")],
            "How exceptions are handled",
        ),
        Opt::flag(
            "emit-compact-unwind-non-canonical",
            "Compact unwind encodings go with all personality routines",
        ),
        Opt::flag(
            "enable-tlsdesc",
            "Find thread-local variables by descriptors, where there are several ways",
        ),
        Opt::flag("emulated-tls", "A function of the library finds thread-local variables"),
        Opt::prefix("O", "level", "Optimization level: 0 to 3, s or z"),
        Opt::value("frame-pointer", "which", "Functions that keep a frame pointer: all, non-leaf, none"),
        Opt::flag("enable-shrink-wrap", "Set up frames only where they are needed, as -O1 does"),
        Opt::flag("fast-isel", "Select instructions one by one, as -O0 does"),
        Opt::flag("fast-isel-templates", "Reuse what instructions of the same shape became").hidden(),
        Opt::value("regalloc", "name", "Register allocator to use: fast, basic, greedy"),
        Opt::flag("debug", "Show selection graphs and what happens to their nodes"),
        Opt::value("debug-only", "list", "Show parts of that: isel-dump, isel, dagcombine, legalizedag"),
        Opt::list("filter-print-funcs", "functions", "Show only these functions"),
        Opt::flag("view-dag-combine1-dags", "Draw graphs before the first simplification"),
        Opt::flag("view-legalize-types-dags", "Draw graphs before types are legalized"),
        Opt::flag("view-dag-combine-lt-dags", "Draw graphs before the simplification after types"),
        Opt::flag("view-legalize-dags", "Draw graphs before operations are legalized"),
        Opt::flag("view-dag-combine2-dags", "Draw graphs before the last simplification"),
        Opt::flag("view-isel-dags", "Draw graphs before instructions are selected"),
        Opt::flag("view-sched-dags", "Draw graphs before they are ordered"),
        Opt::flag("view-sunit-dags", "Draw the units of the order"),
        Opt::flag("view-misched-dags", "Draw what machine instructions depend on"),
        Opt::flag("view-cfg", "Draw control flow"),
        Opt::list("filter-view-dags", "blocks", "Draw only these blocks"),
        Opt::value("dump-dags", "directory", "Draw everything, as DOT, SVG and JSON"),
        Opt::value("explain", "file", "Write a page that shows every stage of every function"),
        Opt::flag("asm-show-inst", "Show instructions and operands in comments"),
        Opt::flag("show-mc-encoding", "Show encodings in comments"),
        Opt::list("print-before", "passes", "Print machine code before these passes"),
        Opt::list("print-after", "passes", "Print machine code after these passes"),
        Opt::flag("print-before-all", "Print machine code before every pass"),
        Opt::flag("print-after-all", "Print machine code after every pass"),
        Opt::flag("pbqp-dump-graphs", "Print the problems that the register allocator 'pbqp' solves"),
        Opt::flag("print-machineinstrs", "Print machine code after every pass, as LLVM 5 did"),
        Opt::choice("print-changed", CHANGED, "Print machine code after passes that change it"),
        Opt::value("start-after", "pass-name", "Resume compilation after a specific pass"),
        Opt::value("start-before", "pass-name", "Resume compilation before a specific pass"),
        Opt::value("stop-after", "pass-name", "Stop compilation after a specific pass"),
        Opt::value("stop-before", "pass-name", "Stop compilation before a specific pass"),
        Opt::list("run-pass", "pass-name", "Run compiler only for specified passes (comma separated list)"),
        Opt::value("x", "language", "Language of the input: ir or mir; by its name if not given"),
        Opt::choice(
            "debug-pass",
            &[("Arguments", "As options"), ("Structure", "As a tree, too"), ("Disabled", "Not at all")],
            "Show the passes",
        ),
        Opt::value("info-output-file", "filename", "File to append -stats and -time-passes output to"),
        Opt::flag("disable-debug-info-print", "Write no debug information"),
        Opt::flag("time-passes", "Time each pass, printing elapsed time for each on exit"),
        Opt::flag("stats", "Enable statistics output from program"),
        Opt::flag("verify-machineinstrs", "Verify generated machine code"),
        Opt::flag("verify-regalloc", "The same").hidden(),
        Opt::flag("disable-verify", "Do not verify input module").hidden(),
        Opt::uint("threads", "Number of threads; all that the machine has by default"),
        cl::DIAGNOSTICS,
    ],
    ignored: ignored_options::TABLE,
    build: Some(build),
    ..Spec::DEFAULT
};

const DENORMAL_MODES: &[(&str, &str)] = &[
    ("ieee", "They are numbers"),
    ("preserve-sign", "They may be zeros of their signs"),
    ("positive-zero", "They may be positive zeros"),
    ("dynamic", "The program decides as it runs"),
];

const FILE_TYPES: &[(&str, &str)] = &[
    ("asm", "Emit an assembly ('.s') file"),
    ("obj", "Emit a native object ('.o') file"),
    ("null", "Emit nothing, for performance testing"),
];

/// What `--version` says about this build.
fn build() -> String {
    let allocators: Vec<(&str, &str)> = Allocator::ALL.iter().map(|(name, a)| (*name, a.about())).collect();
    [
        targets::registered(),
        targets::section("Register Allocators", &allocators),
        targets::section("Output Formats", FILE_TYPES),
    ]
    .concat()
}

/// The relocation model that the module's flags ask for: a value of `-relocation-model` that our drivers use.
const BY_MODULE: &str = "module";

/// Code is where it was linked, and so is all that it names; or what libraries have is reached by words all the same, as on
/// Apple's i386 if nothing is said. On other systems both are the first.
pub(super) const STATIC: &str = "static";
const DYNAMIC_NO_PIC: &str = "dynamic-no-pic";

/// Exit codes: 0 success, 1 a mistake in the input or something that is not supported.
pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    try_run(args, io).err().unwrap_or(0)
}

fn try_run(args: &[String], io: &mut Io<'_>) -> Result<(), i32> {
    let matches = cl::parse(&SPEC, args, io)?;
    let input = matches.input().to_owned();
    if targets::asks_for_help(&matches) {
        // Of the target that options name: no module is read. Without a name it is this machine's.
        let named = ["mtriple", "march", "target-td"].iter().any(|name| matches.value(name).is_some());
        if !named {
            // A closed standard error leaves nobody to tell.
            let _ = io.stderr.write_all(targets::registered().as_bytes());
            if !targets::has(&triple("", &matches)) {
                return Ok(());
            }
            let text =
                format!("\nThis machine's is '{}'; '-mtriple=' names another.\n\n", triple("", &matches));
            let _ = io.stderr.write_all(text.as_bytes());
        }
        let selected = targets::select(&triple("", &matches), &matches, targets::Wants::Code, io)?;
        targets::print_help(&selected.target, io);
        return Ok(());
    }
    let (mut module, mir) = mir_input::load(&input, &matches, io)?;
    load::drop_old_debug_info(&mut module, &input, io);
    let report = verify_module(&module, 1);
    if !matches.flag("disable-verify") && !report.is_ok() {
        verify::print(&report, io);
        if report.is_broken() {
            return Err(io.fail(&format!("{input}: error: input module is broken!")));
        }
        io.warn(&format!("ignoring invalid debug info in {input}"));
        strip_debug_info(&mut module);
    }
    check_choices(&matches, io)?;
    let kind = match matches.value("filetype") {
        Some("obj") => FileKind::Object,
        Some("null") => FileKind::Null,
        _ => FileKind::Assembly,
    };
    let own_triple = String::from_utf8_lossy(&module.target_triple).into_owned();
    let triple = triple(&own_triple, &matches);
    let platform = Platform::of(&triple);
    let threads = matches.uint("threads").map_or_else(job::all_threads, |n| n.clamp(1, 256) as usize);
    let options = CodeGenOptions {
        position_independent: match matches.value("relocation-model").unwrap_or("static") {
            BY_MODULE => [&b"PIC Level"[..], b"PIE Level"]
                .iter()
                .any(|name| module.flag_number(name).is_some_and(|level| level > 0)),
            DYNAMIC_NO_PIC => platform.is_64(),
            model => model == "pic",
        } || platform.is_position_independent(),
        mach_version: platform.mach_version(),
        gnu_runtime: platform.has_gnu_runtime(),
        emulated_tls: matches.flag_if_given("emulated-tls").unwrap_or(platform.emulates_tls()),
        opt_level: opt_level(&matches, io)?,
        fast_isel: matches.flag_if_given("fast-isel"),
        without_templates: matches.flag_if_given("fast-isel-templates") == Some(false),
        allocator: allocator(&matches, io)?,
        shrink_wrap: matches.flag_if_given("enable-shrink-wrap"),
        frame_pointer: frame_pointer(&matches, io)?,
        dump: Dump {
            selection: views::select_options(&matches),
            before_all: matches.flag("print-before-all"),
            after_all: matches.flag("print-after-all"),
            allocation_graphs: matches.flag("pbqp-dump-graphs"),
            before: names(&matches, "print-before"),
            after: names(&matches, "print-after"),
            machine_code: matches.flag("print-machineinstrs"),
            changed: changed(&matches),
            functions: names(&matches, "filter-print-funcs"),
        },
        part: part(&matches),
        mir,
        time_passes: matches.flag("time-passes"),
        verify: ["verify-machineinstrs", "verify-regalloc"].iter().any(|option| matches.flag(option))
            || cfg!(debug_assertions),
        function_sections: matches.flag("function-sections"),
        data_sections: matches.flag("data-sections"),
        block_sections: block_sections(&matches, io)?,
        unique_block_section_names: matches.flag("unique-basic-block-section-names"),
        shared_section_names: matches.flag_if_given("unique-section-names") == Some(false),
        use_ctors: matches.flag("use-ctors"),
        second_dialect: job::is_second_dialect(&matches),
        keeps_assembly: matches.flag("no-integrated-as"),
        verbose: matches.flag("asm-verbose"),
        object_name: object_name(&matches, &input, kind),
        dwarf_version: dwarf_version(&matches, io)?,
        dwarf64: matches.flag("dwarf64"),
        split_dwarf_file: matches.value("split-dwarf-file").unwrap_or_default().to_owned(),
        lists_address_ranges: matches.flag("generate-arange-section"),
        indexes_names: match matches.value("accel-tables") {
            Some("Dwarf") => Some(true),
            Some("Disable") => Some(false),
            _ => None,
        },
        all_linkage_names: match matches.value("dwarf-linkage-names") {
            Some("All") => Some(true),
            Some("Abstract") => Some(false),
            _ => None,
        },
        debugger: debugger(&matches, &triple),
        stack_sizes: matches.flag("stack-size-section"),
        unfused: matches.value("fp-contract") == Some("off"),
        threads,
        plugins: Plugins::default(),
    };
    attributes::add(&mut module, &matches);
    if matches.flag("disable-debug-info-print") {
        ir::upgrade::strip_debug_info(&mut module);
    }
    let stops = options.part.stop.is_some() || !options.part.only.is_empty();
    let request = Request { input: &input, triple, kind, options };
    let bytes = job::compile(&mut module, &request, &matches, io)?;
    if kind == FileKind::Null {
        return Ok(());
    }
    let output = match matches.value("o") {
        Some(output) => output.to_owned(),
        None if stops => default_output(&input, FileKind::Mir),
        None => default_output(&input, kind),
    };
    io.write_output(&output, &bytes).map_err(|message| io.fail(&message))
}

/// The words of `-print-changed`.
const CHANGED: &[(&str, &str)] = &{
    let mut words = [("", ""); Changed::WORDS.len()];
    let mut i = 0;
    while i < words.len() {
        words[i] = (Changed::WORDS[i].0, Changed::WORDS[i].1);
        i += 1;
    }
    words
};

fn changed(matches: &Matches) -> Option<Changed> {
    let word = matches.value("print-changed")?;
    Changed::WORDS.iter().find(|(known, ..)| *known == word).map(|&(.., changed)| changed)
}

/// Which blocks are in sections of their own.
fn block_sections(matches: &Matches, io: &mut Io<'_>) -> Result<BlockSections, i32> {
    let file = match matches.value("basic-block-sections") {
        None | Some("none") => return Ok(BlockSections::None),
        Some("all") => return Ok(BlockSections::All),
        Some(file) => file,
    };
    let text = io.read_input(file).map_err(|message| io.fail(&message))?;
    match Clusters::parse(&String::from_utf8_lossy(&text)) {
        Ok(clusters) => Ok(BlockSections::Listed(Arc::new(clusters))),
        Err(message) => Err(io.fail(&format!("error: {file}: {message}"))),
    }
}

/// The values of a list of names.
fn names(matches: &Matches, option: &str) -> Vec<String> {
    matches.list(option).flat_map(|l| l.split(',')).map(str::to_owned).collect()
}

/// Which part of the pipeline runs. Of options that contradict each other the ones about what is after count.
fn part(matches: &Matches) -> Part {
    let boundary = |after: &str, before: &str| {
        let named =
            |option, after| matches.value(option).map(|pass| Boundary { pass: pass.to_owned(), after });
        named(after, true).or_else(|| named(before, false))
    };
    Part {
        start: boundary("start-after", "start-before"),
        stop: boundary("stop-after", "stop-before"),
        only: names(matches, "run-pass"),
    }
}

/// The name by which debug information knows the object: none if it goes to standard output.
fn object_name(matches: &Matches, input: &str, kind: FileKind) -> String {
    let name = matches.value("o").map_or_else(|| default_output(input, kind), str::to_owned);
    if name == "-" { String::new() } else { name }
}

/// The name of the input with the suffix of what comes out. What comes from standard input goes to standard output.
fn default_output(input: &str, kind: FileKind) -> String {
    if input == "-" {
        return "-".to_owned();
    }
    let stem = [".ll", ".bc", ".mir"].iter().find_map(|suffix| input.strip_suffix(suffix)).unwrap_or(input);
    let suffix = match kind {
        FileKind::Object => "o",
        FileKind::Mir => "mir",
        FileKind::Assembly | FileKind::Null | FileKind::Memory => "s",
    };
    format!("{stem}.{suffix}")
}

/// Options whose values are known but not all supported.
fn check_choices(matches: &Matches, io: &mut Io<'_>) -> Result<(), i32> {
    let model = matches.value("relocation-model").unwrap_or("static");
    if ![STATIC, "pic", DYNAMIC_NO_PIC, BY_MODULE].contains(&model) {
        let message = format!(
            "error: '-relocation-model={model}' is not supported yet: use static, pic or dynamic-no-pic"
        );
        return Err(io.fail(&message));
    }
    Ok(())
}

/// `-O`: `-O2` if nothing is said.
pub(crate) fn opt_level(matches: &Matches, io: &mut Io<'_>) -> Result<u8, i32> {
    match matches.value("O").unwrap_or("2") {
        "0" => Ok(0),
        "1" => Ok(1),
        "2" | "s" | "z" => Ok(2),
        "3" => Ok(3),
        other => Err(io.fail(&format!("error: invalid optimization level -O{other}"))),
    }
}

/// `-regalloc`: `None` leaves the choice to the level.
fn allocator(matches: &Matches, io: &mut Io<'_>) -> Result<Option<Allocator>, i32> {
    let name = match matches.value("regalloc") {
        None | Some("default") => return Ok(None),
        Some(name) => name,
    };
    if let Some((_, allocator)) = Allocator::ALL.iter().find(|(known, _)| *known == name) {
        return Ok(Some(*allocator));
    }
    let known: Vec<&str> = Allocator::ALL.iter().map(|(known, _)| *known).collect();
    Err(io.fail(&format!("error: '-regalloc={name}' is no register allocator: use {}", known.join(", "))))
}

/// `-frame-pointer`.
fn frame_pointer(matches: &Matches, io: &mut Io<'_>) -> Result<FramePointer, i32> {
    let Some(name) = matches.value("frame-pointer") else { return Ok(FramePointer::default()) };
    FramePointer::named(name).ok_or_else(|| {
        let known: Vec<&str> = FramePointer::NAMES.iter().map(|(known, _)| *known).collect();
        io.fail(&format!("error: '-frame-pointer={name}' is not known: use {}", known.join(", ")))
    })
}

/// `-dwarf-version`.
fn dwarf_version(matches: &Matches, io: &mut Io<'_>) -> Result<Option<u16>, i32> {
    match matches.uint("dwarf-version") {
        None | Some(0) => Ok(None),
        Some(version @ 2..=5) => Ok(Some(version as u16)),
        Some(version) => {
            Err(io.fail(&format!("error: '-dwarf-version={version}' is not written: use 2 to 5")))
        }
    }
}

/// `-debugger-tune`
fn debugger(matches: &Matches, triple: &str) -> Debugger {
    match matches.value("debugger-tune") {
        Some("gdb") => Debugger::Gdb,
        Some("lldb") => Debugger::Lldb,
        Some("sce") => Debugger::Sce,
        Some("dbx") => Debugger::Dbx,
        _ => Platform::of(triple).debugger(),
    }
}

/// That of options, or `own`, the module's, or this machine's.
fn triple(own: &str, matches: &Matches) -> String {
    let asked = matches.value("mtriple").unwrap_or(own).to_owned();
    let asked = if asked.is_empty() && matches.value("march").is_none() { host::triple() } else { asked };
    match matches.value("march") {
        Some(name) => targets::with_architecture(&asked, name),
        None => asked,
    }
}

#[cfg(all(test, feature = "target-riscv"))]
mod tests;
