//! The targets that tools can work for: those compiled in, and those read from a description at run time.

use crate::cl::Matches;
use crate::host;
use crate::io::Io;
use crate::platforms::Platform;
use codegen::TargetMachine;
use mc::{Subtarget, Target};
use objfile::elf::Elf;
use objfile::elf::names::machine_of;
use std::collections::BTreeMap;
use std::path::Path;
use support::source::SourceMap;
use tablegen::emit::image::Built;
use tablegen::include::StandardIncludes;
use tablegen::lang::{Evaluation, Options, Records, evaluate};
use tablegen::model::foreign::Strictness;
use tables::instructions::Architecture;
use tables::subtarget::{Feature, Processor};

/// A compiled-in target.
struct Entry {
    name: &'static str,
    /// Architecture words of triples that mean it, each with the features that it implies and what it is.
    architectures: &'static [(&'static str, &'static str, &'static str)],
    /// Last words of triples that mean other features than the architecture.
    environments: &'static [(&'static str, &'static str)],
    open: fn() -> Result<Target, mc::target::MissingHook>,
    emulator: Option<Emulator>,
    /// Code generation, if the target has it.
    machine: Option<MakeMachine>,
}

/// Executes programs of a target.
#[derive(Clone, Copy)]
pub struct Emulator {
    pub execute: fn(&Pieces) -> Execution,
    /// Distance between the files of a program: a multiple of it.
    pub file_spacing: u64,
    /// Functions in LLVM IR that generated code may call.
    pub runtime: &'static str,
    /// Functions in LLVM IR that programs may call by name.
    pub library: &'static str,
    /// The same in the assembly language: linked with all of it.
    pub assembly: &'static str,
}

/// A program in memory.
pub struct Pieces {
    pub pieces: Vec<Piece>,
    pub entry: u64,
    pub arguments: Vec<u32>,
    pub strict: bool,
    pub max_steps: Option<u64>,
    /// Instructions whose addresses are wanted.
    pub max_trace: usize,
}

pub struct Piece {
    pub address: u64,
    pub bytes: Vec<u8>,
    /// Whether they are instructions; not known for a flat binary, which mixes them with data.
    pub code: Option<bool>,
}

/// What came of a program.
pub struct Execution {
    pub output: Vec<u8>,
    /// The result of the function, if it is known, or where and why it stopped.
    pub result: Result<Option<u64>, (u64, String)>,
    pub steps: u64,
    /// Addresses of the first instructions.
    pub trace: Vec<u64>,
}

/// Makes the machine of a target; an error is a sentence.
type MakeMachine = fn(&Target, &Subtarget, &CodeGenRequest<'_>) -> Result<Box<dyn TargetMachine>, String>;

/// What options and module say about the code that is wanted.
#[derive(Clone, Copy, Debug)]
pub struct CodeGenRequest<'a> {
    pub triple: &'a str,
    pub position_independent: bool,
    /// The code is part of a program, not of a library.
    pub executable: bool,
    /// Name of the ABI; empty for the usual one.
    pub abi: &'a str,
    /// How far away code and data may be: `-code-model`; empty for the usual one.
    pub code_model: &'a str,
    /// `-x86-use-vzeroupper=0`
    pub leaves_upper: bool,
    /// `-tailcallopt`
    pub guaranteed_tail_calls: bool,
    /// `-enable-tlsdesc`
    pub tls_descriptors: bool,
    /// Frames are described by call-frame instructions where the system has tables of its own (`-exception-model=dwarf`).
    pub dwarf_frames: bool,
    /// The module asks for version 4 of `x86_regcallcc`.
    pub regcall_version4: bool,
}

impl CodeGenRequest<'_> {
    /// Code for a program without anything special.
    pub fn plain() -> CodeGenRequest<'static> {
        CodeGenRequest {
            triple: "",
            position_independent: false,
            executable: true,
            abi: "",
            code_model: "",
            leaves_upper: false,
            guaranteed_tail_calls: false,
            tls_descriptors: false,
            dwarf_frames: false,
            regcall_version4: false,
        }
    }
}

const REGISTRY: &[Entry] = &[
    #[cfg(feature = "target-aarch64")]
    Entry {
        name: "aarch64",
        architectures: &[("aarch64", "", "AArch64 (little endian)"), ("arm64", "", "ARM64 (little endian)")],
        environments: &[],
        open: aarch64::target,
        emulator: None,
        machine: Some(generic_machine),
    },
    #[cfg(feature = "target-f2003")]
    Entry {
        name: "f2003",
        architectures: &[("f2003", "", "2003f"), ("2003f", "", "2003f")],
        environments: &[],
        open: f2003::target,
        emulator: Some(F2003_EMULATOR),
        machine: Some(generic_machine),
    },
    #[cfg(feature = "target-riscv")]
    Entry {
        name: "riscv",
        architectures: &[("riscv32", "", "32-bit RISC-V"), ("riscv64", "+64bit", "64-bit RISC-V")],
        environments: &[],
        open: riscv::target,
        emulator: None,
        machine: Some(generic_machine),
    },
    #[cfg(feature = "target-sparc")]
    Entry {
        name: "sparc",
        architectures: &[
            ("sparcv9", "", "64-bit SPARC, version 9"),
            ("sparc64", "", "64-bit SPARC, version 9"),
            ("sparc", "", "32-bit SPARC"),
            ("sparcel", "", "32-bit SPARC (little endian)"),
        ],
        environments: &[],
        open: sparc::target,
        emulator: None,
        machine: Some(generic_machine),
    },
    #[cfg(feature = "target-x86")]
    Entry {
        name: "x86",
        architectures: &[
            ("x86_64", X86_64, "64-bit x86"),
            ("amd64", X86_64, "64-bit x86"),
            ("i386", "+32bit-mode", X86_32),
            ("i486", "+32bit-mode", X86_32),
            ("i586", "+32bit-mode", X86_32),
            ("i686", "+32bit-mode", X86_32),
        ],
        environments: &[("code16", "+16bit-mode")],
        open: x86::target,
        emulator: None,
        machine: Some(x86_machine),
    },
];

/// Architecture words of triples that this build has, with what they are.
fn architectures() -> impl Iterator<Item = (&'static str, &'static str)> {
    REGISTRY.iter().flat_map(|entry| entry.architectures.iter().map(|&(name, _, about)| (name, about)))
}

/// Whether this build has the target of a triple.
pub fn has(triple: &str) -> bool {
    architectures().any(|(name, _)| triple.split('-').next() == Some(name))
}

/// What `--version` says about targets.
pub fn registered() -> String {
    let mut all: Vec<(&str, &str)> = architectures().collect();
    all.sort_unstable();
    let about: Vec<(&str, &str)> =
        if all.is_empty() { vec![("(none)", "'-target-td=FILE' reads one")] } else { all };
    section("Registered Targets", &about)
}

/// A list of `--version`: names with what they are.
pub fn section(title: &str, rows: &[(&str, &str)]) -> String {
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let lines = rows.iter().map(|(name, about)| format!("    {name:width$} - {about}\n"));
    format!("\n  {title}:\n{}", lines.collect::<String>())
}

/// The architecture of triples that `-march=` means where it has names of its own.
fn architecture(march: &str) -> &str {
    const NAMES: &[(&str, &str)] = &[("x86-64", "x86_64"), ("x86", "i386")];
    NAMES.iter().find(|(name, _)| *name == march).map_or(march, |(_, architecture)| architecture)
}

#[cfg(feature = "target-x86")]
const X86_64: &str = x86::FEATURES_OF_64_BITS;

#[cfg(feature = "target-x86")]
const X86_32: &str = "32-bit x86";

#[cfg(feature = "target-f2003")]
const F2003_EMULATOR: Emulator = Emulator {
    execute: execute_f2003,
    file_spacing: f2003::emulator::FILE_SPACING,
    runtime: f2003::RUNTIME,
    library: f2003::LIBC,
    assembly: f2003::ASSEMBLY,
};

#[cfg(feature = "target-f2003")]
fn execute_f2003(program: &Pieces) -> Execution {
    use f2003::emulator::{Contents, Machine, Options, Printed};
    let mut options =
        Options { strict_flag: program.strict, max_trace: program.max_trace, ..Options::default() };
    options.max_steps = program.max_steps.unwrap_or(options.max_steps);
    let mut machine = Machine::new(options);
    let loaded = program.pieces.iter().try_for_each(|piece| {
        let contents = match piece.code {
            Some(true) => Contents::Code,
            Some(false) => Contents::Data,
            None => Contents::Unknown,
        };
        machine.load(piece.address as u32, contents, &piece.bytes)
    });
    let result = loaded.and_then(|()| machine.call(program.entry as u32, &program.arguments));
    let result = result.map(|value| Some(value.into()));
    let result = result.map_err(|trap| (trap.at.into(), trap.what.to_string()));
    let trace = machine.trace.iter().map(|&at| at.into()).collect();
    let mut output = Vec::new();
    for printed in machine.printed {
        match printed {
            Printed::Number(number) => output.extend(format!("{number}\n").into_bytes()),
            Printed::Character(character) => output.push(character),
        }
    }
    Execution { output, result, steps: machine.steps, trace }
}

/// The emulator that was written for a target, by its name: it may have been loaded.
pub fn emulator(target: &Target) -> Option<Emulator> {
    let facts = target.image.records::<tables::instructions::Target>().get(0).unwrap_or_default();
    let name = target.image.string(facts.name);
    REGISTRY.iter().find(|entry| entry.name == name).and_then(|entry| entry.emulator)
}

/// The machine of a target whose description says all of it.
fn generic_machine(
    target: &Target,
    subtarget: &Subtarget,
    request: &CodeGenRequest<'_>,
) -> Result<Box<dyn TargetMachine>, String> {
    if request.guaranteed_tail_calls {
        return Err("'-tailcallopt' is supported for x86 only".to_owned());
    }
    if request.tls_descriptors {
        return Err("'-enable-tlsdesc' is supported for x86 only".to_owned());
    }
    let options = codegen::generic::Options {
        position_independent: request.position_independent,
        is_mach_o: Platform::of(request.triple).is_mach_o(),
        abi: request.abi,
        code_model: request.code_model,
        guard_of_thread: Platform::of(request.triple).guard_of_thread(),
    };
    Ok(Box::new(codegen::generic::Machine::new(target, subtarget, options)?))
}

#[cfg(feature = "target-x86")]
fn x86_machine(
    target: &Target,
    subtarget: &Subtarget,
    request: &CodeGenRequest<'_>,
) -> Result<Box<dyn TargetMachine>, String> {
    use crate::platforms::Conventions;
    use x86::codegen::{Abi, Machine, Options};
    // The kernel's model differs in where code and data are, not in how far from each other; data of the medium model that is too
    // far away is found by the linker.
    if !matches!(request.code_model, "" | "small" | "kernel" | "medium" | "large") {
        let model = request.code_model;
        return Err(format!(
            "code model '{model}' is not supported for x86: use small, kernel, medium or large"
        ));
    }
    let is_64 = target.feature("64bit-mode").is_some_and(|f| subtarget.has_feature(f));
    if target.feature("16bit-mode").is_some_and(|f| subtarget.has_feature(f)) {
        return Err("code generation for x86 is for 32 and 64 bits".to_owned());
    }
    if is_64 && !target.feature("64bit").is_some_and(|f| subtarget.has_feature(f)) {
        return Err("this processor does not run 64-bit code".to_owned());
    }
    if request.guaranteed_tail_calls && Platform::of(request.triple).is_coff() {
        return Err("'-tailcallopt' is not supported for Windows".to_owned());
    }
    let is_far = is_64 && request.code_model == "large";
    let options = Options {
        position_independent: request.position_independent,
        executable: request.executable,
        is_far,
        leaves_upper: request.leaves_upper,
        guaranteed_tail_calls: request.guaranteed_tail_calls,
        tls_descriptors: request.tls_descriptors,
        regcall_version4: request.regcall_version4,
        dwarf_frames: request.dwarf_frames,
        guard_of_thread: Platform::of(request.triple).guard_of_thread(),
        abi: match Platform::of(request.triple).conventions() {
            Conventions::Usual => Abi::SystemV,
            Conventions::Windows => Abi::Windows,
            Conventions::WindowsGnu => Abi::WindowsGnu,
            Conventions::Apple => Abi::Apple32,
        },
        is_mach_o: Platform::of(request.triple).is_mach_o(),
        is_coff: Platform::of(request.triple).is_coff(),
        has_microsoft_library: Platform::of(request.triple).has_microsoft_library(),
    };
    Ok(Box::new(Machine::new(target, subtarget, options)))
}

/// A target that was asked for.
pub struct Selected {
    pub target: Target,
    machine: Option<MakeMachine>,
    /// Features that the architecture implies, in the form of `-mattr`.
    pub features: String,
}

/// The triple that `-triple` names, with the architecture of `-arch` in place of its own. Without both, code is for the machine
/// that we run on, or for what is described.
pub fn triple(matches: &Matches) -> String {
    let is_described = matches.value("target-td").is_some();
    let default = if is_described { "" } else { std::env::consts::ARCH };
    let named = matches.value("triple").filter(|triple| !triple.is_empty());
    match matches.value("arch") {
        Some(arch) => with_architecture(named.unwrap_or_default(), arch),
        None => named.unwrap_or(default).to_owned(),
    }
}

/// A triple with the architecture of this name.
pub fn with_architecture(triple: &str, name: &str) -> String {
    let arch = architecture(name);
    triple.split_once('-').map_or_else(|| arch.to_owned(), |(_, rest)| format!("{arch}-{rest}"))
}

/// The target that a file describes, with what an architecture of its means; an empty word for the usual one.
pub fn select_described(
    file: &str,
    architecture: &str,
    matches: &Matches,
    wants: Wants,
    io: &mut Io<'_>,
) -> Result<Selected, i32> {
    let target = load(file, wants, matches, io)?;
    Ok(Selected { machine: Some(generic_machine), ..of_architecture(target, architecture) })
}

/// The target of a triple, or the one that `-target-td` describes. The error is the exit code; it has been reported.
pub fn select(triple: &str, matches: &Matches, wants: Wants, io: &mut Io<'_>) -> Result<Selected, i32> {
    let architecture = triple.split('-').next().unwrap_or("");
    if let Some(file) = matches.value("target-td") {
        return select_described(file, architecture, matches, wants, io);
    }
    for entry in REGISTRY {
        let Some((_, features, _)) = entry.architectures.iter().find(|(name, ..)| *name == architecture)
        else {
            continue;
        };
        let environment = triple.rsplit('-').next().unwrap_or("");
        let other = entry.environments.iter().find(|(name, _)| *name == environment);
        let features = other.map_or(features, |(_, features)| features);
        return match (entry.open)() {
            Ok(target) => {
                let mut selected = of_architecture(target, architecture);
                if !features.is_empty() {
                    selected.features = (*features).to_owned();
                }
                Ok(Selected { machine: entry.machine, ..selected })
            }
            Err(error) => Err(io.fail(&format!("error: target '{}': {error}", entry.name))),
        };
    }
    let known: Vec<&str> = architectures().map(|(name, _)| name).collect();
    let message = format!(
        "error: unable to get target for '{triple}': this build has {}, and '-target-td=FILE' reads any other",
        if known.is_empty() { "no targets".to_owned() } else { known.join(", ") }
    );
    Err(io.fail(&message))
}

/// The target as the machine that the architecture of a triple means, by what the description says of it.
fn of_architecture(mut target: Target, architecture: &str) -> Selected {
    let meant = target.architecture(architecture).unwrap_or_default();
    let features = target.image.string(meant.features).to_owned();
    if meant.little_endian != 0 {
        target.set_little_endian();
    }
    Selected { target, machine: None, features }
}

/// The target that an object file's code is for: the one of `-triple`, of `-target-td`, or the compiled-in one for the
/// file's machine. The error is the exit code; it has been reported.
pub fn select_for_object(elf: &Elf<'_>, matches: &Matches, io: &mut Io<'_>) -> Result<Selected, i32> {
    let triple = matches.value("triple").unwrap_or("");
    if !triple.is_empty() || matches.value("target-td").is_some() {
        return select(triple, matches, Wants::Instructions, io);
    }
    let machine = machine_of(elf.header.machine).map_or(("", ""), |m| m.architectures);
    let name = if elf.header.is_64 { machine.1 } else { machine.0 };
    let is_known = architectures().any(|(known, _)| known == name);
    if !is_known {
        let number = elf.header.machine;
        let message = format!(
            "error: can't find target for machine {number}; '-target-td=FILE' reads one from its description"
        );
        return Err(io.fail(&message));
    }
    let mut selected = select(name, matches, Wants::Instructions, io)?;
    if elf.header.is_little {
        selected.target.set_little_endian();
    }
    Ok(selected)
}

/// The code generator of a target. The error is the exit code; it has been reported.
pub fn machine(
    selected: &Selected,
    subtarget: &Subtarget,
    request: &CodeGenRequest<'_>,
    io: &mut Io<'_>,
) -> Result<Box<dyn TargetMachine>, i32> {
    try_machine(selected, subtarget, request).map_err(|message| io.fail(&format!("error: {message}")))
}

/// The code generator of a target. The error is why there is none for this subtarget.
pub fn try_machine(
    selected: &Selected,
    subtarget: &Subtarget,
    request: &CodeGenRequest<'_>,
) -> Result<Box<dyn TargetMachine>, String> {
    let make = selected.machine.ok_or("this target has no code generator yet")?;
    if let Some(why) = Platform::of(request.triple).code_refused() {
        return Err(format!("code for '{}' is not supported: {why}", request.triple));
    }
    let architecture = request.triple.split('-').next().unwrap_or("");
    if selected.target.architecture(architecture).is_some_and(|a| a.little_endian != 0) {
        return Err(format!("code for '{architecture}' is not supported: only its assembler is described"));
    }
    make(&selected.target, subtarget, request)
}

/// The processor where none is named.
fn default_processor<'t>(target: &'t Target, triple: &str) -> &'t str {
    let image = &target.image;
    let arch = triple.split('-').next().unwrap_or("");
    let architectures = image.records::<Architecture>();
    let known = architectures.iter().find(|a| arch.is_empty() || image.string(a.name) == arch);
    known.map_or("", |a| image.string(a.processor))
}

/// What a processor has beyond the usual one, as `-mattr` says it. None if the target does not know it.
pub fn features_of(target: &Target, triple: &str, name: &str) -> Option<String> {
    let image = &target.image;
    let processor = image.records::<Processor>().iter().find(|p| image.string(p.name) == name)?;
    if name == default_processor(target, triple) {
        return Some(String::new());
    }
    let features = image.records::<Feature>();
    let names = image.list(processor.features).iter().filter_map(|f| features.get(usize::from(f)));
    Some(names.map(|f| format!("+{}", image.string(f.name))).collect::<Vec<_>>().join(","))
}

/// The processor `cpu`, or the one that the triple means, with these features; `native` is this machine. Warns of names that
/// do not exist.
pub fn subtarget(target: &Target, triple: &str, cpu: &str, attributes: &str, io: &mut Io<'_>) -> Subtarget {
    let native = if cpu == "native" { host::native_features(triple) } else { None };
    let of_machine = native.map(|features| [&features, attributes].join(","));
    let cpu = if of_machine.is_some() { "" } else { cpu };
    let attributes = of_machine.as_deref().unwrap_or(attributes);
    let default = default_processor(target, triple);
    let wanted = if cpu.is_empty() { default } else { cpu };
    let (mut subtarget, unknown) = Subtarget::new(target, wanted, attributes);
    if unknown.iter().any(|name| name == wanted) {
        (subtarget, _) = Subtarget::new(target, default, attributes);
    }
    for name in unknown.iter().filter(|name| !attributes.contains(&format!("-{name}"))) {
        if name == cpu {
            ignored("processor", name, io);
        } else {
            ignored("feature", &format!("+{name}"), io);
        }
    }
    subtarget
}

/// Warns of what the target does not know, in the words that scripts know.
pub fn ignored(what: &str, name: &str, io: &mut Io<'_>) {
    let text = format!("'{name}' is not a recognized {what} for this target (ignoring {what})\n");
    // A closed standard error leaves nobody to tell.
    let _ = io.stderr.write_all(text.as_bytes());
}

/// Whether the processors and features of a target are asked for: `-mcpu=help`, `-mattr=help`.
pub fn asks_for_help(matches: &Matches) -> bool {
    let mut attributes = matches.list("mattr").flat_map(|list| list.split(','));
    matches.value("mcpu") == Some("help") || attributes.any(|a| matches!(a, "help" | "+help"))
}

/// Lists processors and features, on standard error.
pub fn print_help(target: &Target, io: &mut Io<'_>) {
    let image = &target.image;
    let mut text = String::from("Available CPUs for this target:\n\n");
    let processors: Vec<&str> = image.records::<Processor>().iter().map(|p| image.string(p.name)).collect();
    let width = processors.iter().map(|name| name.len()).max().unwrap_or(0);
    for name in processors {
        text.push_str(&format!("  {name:width$} - Select the {name} processor.\n"));
    }
    text.push_str("\nAvailable features for this target:\n\n");
    let features: Vec<Feature> = image.records::<Feature>().iter().collect();
    let width = features.iter().map(|f| image.string(f.name).len()).max().unwrap_or(0);
    for feature in features {
        let (name, description) = (image.string(feature.name), image.string(feature.description));
        text.push_str(&format!("  {name:width$} - {description}.\n"));
    }
    text.push_str(
        "\nUse +feature to enable a feature, or -feature to disable it.\n\
         For example, llc -mcpu=mycpu -mattr=+feature1,-feature2\n",
    );
    let _ = io.stderr.write_all(text.as_bytes());
}

/// What a tool wants of a target that is only described.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    Instructions,
    Code,
}

/// Evaluates a description. Included files are looked for beside it, in the folders of `-I`, and among those that we carry.
fn evaluate_description(file: &str, matches: &Matches, io: &mut Io<'_>) -> Result<Evaluation, i32> {
    let text = io.read_input(file).map_err(|message| io.fail(&message))?;
    let path = io.resolve(file);
    let mut dirs = vec![path.parent().unwrap_or(Path::new(".")).to_owned()];
    dirs.extend(matches.list("I").map(|dir| io.resolve(dir)));
    let mut includes = StandardIncludes::new(dirs);
    let evaluation = evaluate(file, text, &mut includes, &Options::default());
    io.report(&evaluation.sources, &evaluation.diagnostics, matches);
    Ok(evaluation)
}

/// What of a description cannot be used, by name: `mc -report`.
pub fn report_left_out(file: &str, matches: &Matches, io: &mut Io<'_>) -> Result<(), i32> {
    let tell = |records: &Records, built: &Built| {
        tablegen::emit::report::text(records, &built.left_out, &built.assumed)
    };
    let text = with_built(file, matches, io, tell)?;
    io.stdout.write_all(text.as_bytes()).map_err(|_| 1)
}

/// The same as one message each.
pub fn left_out(file: &str, matches: &Matches, io: &mut Io<'_>) -> Result<Vec<String>, i32> {
    with_built(file, matches, io, |_, built| built.left_out.iter().map(|d| d.message.clone()).collect())
}

fn with_built<T>(
    file: &str,
    matches: &Matches,
    io: &mut Io<'_>,
    tell: impl FnOnce(&Records, &Built) -> T,
) -> Result<T, i32> {
    let evaluation = evaluate_description(file, matches, io)?;
    let records = evaluation.records.as_ref().ok_or(1)?;
    let built = build(&evaluation, records, strictness(records, false, matches), matches, io)?;
    Ok(tell(records, &built))
}

/// A description and the target made of it: what `mc -round-trip` looks at.
pub struct Described {
    pub target: Target,
    /// Names of its real instructions.
    pub instructions: Vec<String>,
    /// Why records are left out, by name.
    pub causes: BTreeMap<String, String>,
}

/// Opens the target that a description describes, with what there is to say of its instructions.
pub fn describe(file: &str, matches: &Matches, io: &mut Io<'_>) -> Result<Described, i32> {
    let evaluation = evaluate_description(file, matches, io)?;
    let records = evaluation.records.as_ref().ok_or(1)?;
    let built = build(&evaluation, records, strictness(records, false, matches), matches, io)?;
    Ok(Described {
        causes: tablegen::emit::report::causes_by_record(&built.left_out),
        instructions: tablegen::emit::report::real_instructions(records)
            .into_iter()
            .map(str::to_owned)
            .collect(),
        target: open(built.image, matches, io)?,
    })
}

/// How complete a description must be: `-plain-methods` is an option of `mc`.
fn strictness(records: &Records, wants_code: bool, matches: &Matches) -> Strictness {
    Strictness::of(records, wants_code, matches.flag("plain-methods"))
}

/// Makes the image of a description.
fn build(
    evaluation: &Evaluation,
    records: &Records,
    strictness: Strictness,
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<Built, i32> {
    tablegen::emit::image::build_with(records, strictness).map_err(|errors| {
        io.report(&evaluation.sources, &errors, matches);
        1
    })
}

/// Opens an image that was just made.
fn open(bytes: Vec<u8>, matches: &Matches, io: &mut Io<'_>) -> Result<Target, i32> {
    let open = |bytes| -> Result<Target, String> {
        let image = tables::Image::new(bytes).map_err(|e: tables::image::ImageError| e.to_string())?;
        Target::new(image, Box::new(mc::target::NoHooks)).map_err(|e| e.to_string())
    };
    // The image is ours; if it does not open, say so against the file.
    open(bytes).map_err(|message| {
        io.report(&SourceMap::default(), &support::diag::Diagnostic::error_nowhere(message).into(), matches);
        1
    })
}

/// Opens the target that a description describes.
fn load(file: &str, wants: Wants, matches: &Matches, io: &mut Io<'_>) -> Result<Target, i32> {
    let evaluation = evaluate_description(file, matches, io)?;
    let records = evaluation.records.as_ref().ok_or(1)?;
    let strictness = strictness(records, wants == Wants::Code, matches);
    let built = build(&evaluation, records, strictness, matches, io)?;
    io.report(&evaluation.sources, &built.warnings, matches);
    open(built.image, matches, io)
}
