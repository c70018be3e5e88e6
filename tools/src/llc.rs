//! `codewright llc`: compiles LLVM IR to assembly.

use crate::cl::{self, Matches, Opt, Positional, Spec};
use crate::io::Io;
use crate::{load, targets, verify};
use codegen::{Allocator, CodeGenOptions, Dump};
use ir::Module;
use ir::data_layout::DataLayout;
use ir::metadata::{MdItem, Metadata};
use ir::text::print::EntityPrinter;
use ir::verify::verify_module;
use mc::Context;
use mc::asm_streamer::TextOptions;
use mc::streamer::text_streamer;
use mir::Isa;
use support::diag::{Diagnostic, Location, Severity};
use support::source::SourceMap;
use tables::instructions::Target as TargetFacts;

const SPEC: Spec = Spec {
    overview: "llvm system compiler",
    positional: Positional::optional("<input bitcode>"),
    options: &[
        Opt::value("o", "filename", "Output filename"),
        Opt::value("mtriple", "triple", "Override target triple for module"),
        Opt::alias("triple", "mtriple"),
        Opt::value("march", "arch", "Architecture to generate code for"),
        Opt::value("mcpu", "cpu-name", "Target a specific cpu type"),
        Opt::list("mattr", "a1,+a2,-a3,...", "Target specific attributes"),
        Opt::value("target-abi", "name", "The name of the ABI to be targeted from the backend"),
        Opt::value("target-td", "file", "Read the target from this description"),
        Opt::value("filetype", "type", "Choose a file type: asm or null"),
        Opt::value("relocation-model", "model", "Choose relocation model: static or pic"),
        Opt::prefix("O", "level", "Optimization level: 0 to 3, s or z"),
        Opt::value("regalloc", "name", "Register allocator to use: fast"),
        Opt::value("debug-only", "list", "Show the selection graphs: isel"),
        Opt::list("print-after", "passes", "Print machine code after these passes"),
        Opt::flag("print-after-all", "Print machine code after every pass"),
        Opt::flag("verify-machineinstrs", "Verify generated machine code"),
        Opt::flag("disable-verify", "Do not verify input module").hidden(),
        Opt::uint("threads", "Number of threads"),
        cl::DIAGNOSTICS,
    ],
    footer: "",
};

/// Exit codes: 0 success, 1 a mistake in the input or something that is not supported.
pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    try_run(args, io).err().unwrap_or(0)
}

fn try_run(args: &[String], io: &mut Io<'_>) -> Result<(), i32> {
    let matches = cl::parse(&SPEC, args, io)?;
    let input = matches.input().to_owned();
    let mut module = load::module(&input, 1, &matches, io)?;
    let report = verify_module(&module, 1);
    if !matches.flag("disable-verify") && report.is_broken() {
        verify::print(&report, io);
        return Err(io.fail(&format!("{input}: error: input module is broken!")));
    }
    check_choices(&matches, io)?;
    let triple = triple(&module, &matches);
    let selected = targets::select(&triple, &matches, io)?;
    let attributes =
        attributes(&module, &matches).map_err(|message| io.fail(&format!("{input}: error: {message}")))?;
    let all = [selected.features, &attributes].join(",");
    let cpu = matches.value("mcpu").unwrap_or("");
    let subtarget = targets::subtarget(&selected.target, &triple, cpu, &all, io);
    let position_independent = matches.value("relocation-model").unwrap_or("static") == "pic";
    let abi = matches.value("target-abi").map(str::to_owned).or_else(|| module_flag(&module, b"target-abi"));
    let request = targets::CodeGenRequest { position_independent, abi: abi.as_deref().unwrap_or("") };
    let machine = targets::machine(&selected, &subtarget, &request, io)?;
    let layout = machine.data_layout(&subtarget);
    if module.data_layout.is_default()
        && let Ok(layout) = DataLayout::parse(layout.as_bytes())
    {
        module.data_layout = layout;
    }
    let options = CodeGenOptions {
        position_independent,
        opt_level: opt_level(&matches, io)?,
        allocator: allocator(&matches, io)?,
        dump: Dump {
            graphs: matches.value("debug-only").is_some_and(|list| list.split(',').any(|d| d == "isel")),
            after_all: matches.flag("print-after-all"),
            after: matches.list("print-after").flat_map(|l| l.split(',')).map(str::to_owned).collect(),
        },
        verify: matches.flag("verify-machineinstrs") || cfg!(debug_assertions),
    };
    compile(&input, &module, (&selected.target, &subtarget), &*machine, &options, &matches, io)
}

fn compile(
    input: &str,
    module: &Module,
    (target, subtarget): (&mc::Target, &mc::Subtarget),
    machine: &dyn codegen::TargetMachine,
    options: &CodeGenOptions,
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<(), i32> {
    let facts = target.image.records::<TargetFacts>().get(0).unwrap_or_default();
    let prefix = target.image.string(facts.private_prefix);
    let mut cx = Context::new(if prefix.is_empty() { ".L" } else { prefix });
    let isa = Isa::new(target, subtarget);
    let mut out = text_streamer(target, TextOptions::default());
    let mut dumps = String::new();
    let result = codegen::compile(&isa, machine, module, options, (&mut cx, &mut *out), &mut dumps);
    // A closed standard error leaves nobody to tell.
    let _ = io.stderr.write_all(dumps.as_bytes());
    if let Err(errors) = result {
        let mut diagnostics = support::diag::Diagnostics::new();
        let mut printer = EntityPrinter::new(module);
        for error in errors {
            diagnostics.push(diagnostic(input, module, &mut printer, &error));
        }
        io.report(&SourceMap::default(), &diagnostics, matches);
        return Err(1);
    }
    if matches.value("filetype") == Some("null") {
        return Ok(());
    }
    let output = match matches.value("o") {
        Some(output) => output.to_owned(),
        None => default_output(input),
    };
    io.write_output(&output, &out.take_text()).map_err(|message| io.fail(&message))
}

/// What is not supported, with function and instruction.
fn diagnostic(
    input: &str,
    module: &Module,
    printer: &mut EntityPrinter<'_>,
    error: &codegen::emit::CompileError,
) -> Diagnostic {
    let mut entity = String::new();
    if let Some(global) = error.global {
        let name = String::from_utf8_lossy(&module.globals[global].name).into_owned();
        entity = format!("'{name}'");
        if let Some(inst) = error.inst {
            entity = format!("{entity}, in '{}'", printer.inst(global, inst).trim());
        }
    }
    let location = Location::Entity { file: input.to_owned(), entity };
    Diagnostic::new(Severity::Error, location, error.message.clone())
}

fn default_output(input: &str) -> String {
    match input.strip_suffix(".ll").or(input.strip_suffix(".bc")) {
        Some(stem) => format!("{stem}.s"),
        None => "-".to_owned(),
    }
}

/// Options whose values are known but not all supported.
fn check_choices(matches: &Matches, io: &mut Io<'_>) -> Result<(), i32> {
    for (option, supported) in [("filetype", &["asm", "null"][..]), ("relocation-model", &["static", "pic"])]
    {
        let value = matches.value(option).unwrap_or(supported[0]);
        if !supported.contains(&value) {
            let message =
                format!("error: '-{option}={value}' is not supported yet: use {}", supported.join(" or "));
            return Err(io.fail(&message));
        }
    }
    Ok(())
}

/// `-O`: `-O2` if nothing is said.
fn opt_level(matches: &Matches, io: &mut Io<'_>) -> Result<u8, i32> {
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

fn triple(module: &Module, matches: &Matches) -> String {
    let own = String::from_utf8_lossy(&module.target_triple).into_owned();
    let asked = matches.value("mtriple").map_or(own, str::to_owned);
    match matches.value("march") {
        Some(arch) => match asked.split_once('-') {
            Some((_, rest)) => format!("{arch}-{rest}"),
            None => arch.to_owned(),
        },
        None => asked,
    }
}

/// The features of `-mattr`, or those that all functions of the module ask for.
fn attributes(module: &Module, matches: &Matches) -> Result<String, String> {
    let asked = matches.list("mattr").collect::<Vec<_>>().join(",");
    if !asked.is_empty() {
        return Ok(asked);
    }
    let mut common: Option<String> = None;
    for &global in module.order.functions.iter().filter(|&&g| module.body(g).is_some()) {
        let Some(header) = module.globals[global].as_function() else { continue };
        let features = module.attributes.function_string(header.attributes, b"target-features");
        let features = String::from_utf8_lossy(features.unwrap_or_default()).into_owned();
        match &common {
            Some(known) if *known != features => {
                return Err("functions with different target features are not supported yet".to_owned());
            }
            _ => common = Some(features),
        }
    }
    Ok(common.unwrap_or_default())
}

/// A flag of the module that is a string.
fn module_flag(module: &Module, wanted: &[u8]) -> Option<String> {
    let table = &module.metadata;
    let flags = module.named_metadata.iter().find(|n| &*n.name == b"llvm.module.flags")?;
    flags.operands.iter().find_map(|&flag| {
        let node = table.as_node(flag)?;
        let [_, name, value] = *table.words(node) else { return None };
        let is_wanted = table.as_string(Metadata::from_word(name)?)? == wanted;
        let value = Metadata::from_word(value).filter(|_| is_wanted)?;
        debug_assert!(!matches!(table.get(value), MdItem::Node(_)));
        table.as_string(value).map(|s| String::from_utf8_lossy(s).into_owned())
    })
}
