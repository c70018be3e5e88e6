//! A module through code generation to the bytes of a file.

use super::{errors, features, triple, views};
use crate::cl::Matches;
use crate::io::{Io, Terminal};
use crate::mc::object::{header_flags, object_pieces};
use crate::platforms::Platform;
use crate::targets;
use codegen::emit::CompileError;
use codegen::{CodeGenOptions, Source, TargetMachine, Variant, Variants, Workspaces};
use ir::attributes::AttributeList;
use ir::data_layout::DataLayout;
use ir::global::{DllStorage, Linkage, Visibility};
use ir::text::print::EntityPrinter;
use ir::triple::Arch;
use ir::{Global, Module};
use mc::asm_streamer::TextOptions;
use mc::assembler::{Assembler, DebugOptions};
use mc::format::{Compression, ObjectOptions, ObjectPart};
use mc::print::PrintOptions;
use mc::streamer::NullStreamer;
use mc::{Context, Output, Subtarget, Target};
use mir::Isa;
use support::diag::Diagnostics;
use support::entity::SecondaryMap;
use support::hash::FxHashMap;
use support::source::SourceMap;
use tables::instructions::Target as TargetFacts;

/// What kind of file is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FileKind {
    #[default]
    Assembly,
    Object,
    /// Machine IR as text.
    Mir,
    /// Code for the running process: not a file.
    Memory,
    /// None.
    Null,
}

/// What is to be made of a module.
pub struct Request<'a> {
    /// Where the module comes from, for messages.
    pub input: &'a str,
    pub triple: String,
    pub kind: FileKind,
    pub options: CodeGenOptions,
}

/// As many as the machine runs at once.
pub fn all_threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A code generator for a module: the target, for one processor or for several of which functions choose.
pub struct Prepared {
    pub target: Target,
    pub subtarget: Subtarget,
    pub machine: Box<dyn TargetMachine>,
    /// Other processors that functions ask for, and which functions those are: index plus 1.
    pub variants: Vec<(Subtarget, Box<dyn TargetMachine>)>,
    pub variant_of: SecondaryMap<Global, u32>,
    abi: String,
}

/// The code generator that a module asks for: processor, features and ABI are those of the command line, or what the module
/// says. Errors have been reported when this returns the exit code.
pub fn prepare(
    module: &mut Module,
    request: &Request<'_>,
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<Prepared, i32> {
    let Request { input, ref triple, ref options, .. } = *request;
    let selected = targets::select(triple, matches, targets::Wants::Code, io)?;
    let unknown = features::check(module, &selected.target, (input, target_name(request, matches)));
    if !unknown.is_empty() {
        io.report(&SourceMap::default(), &unknown, matches);
        return Err(1);
    }
    let (common, others) = asked(module, (&selected.target, triple), matches, io);
    let cpu = matches.value("mcpu").unwrap_or("");
    let subtarget_of = |asked: &Asked, io: &mut Io<'_>| {
        let of_process = if request.kind == FileKind::Memory { crate::host::BASE_FEATURES } else { "" };
        let all = [&*selected.features, of_process, &asked.features].join(",");
        let cpu = if asked.has_processor { "" } else { cpu };
        targets::subtarget(&selected.target, triple, cpu, &all, io)
    };
    let subtarget = subtarget_of(&common, io);
    let abi = matches.value("target-abi").map(str::to_owned).or_else(|| module.flag_string(b"target-abi"));
    let abi = abi.or_else(|| Platform::of(triple).abi().map(str::to_owned)).unwrap_or_default();
    let position_independent = options.position_independent;
    let is_program = module.flag_number(b"PIE Level").is_some_and(|level| level > 0);
    let executable = !position_independent || is_program && request.kind != FileKind::Memory;
    let code_model = matches.value("code-model").or_else(|| code_model_of(module)).unwrap_or("");
    let leaves_upper = matches.flag_if_given("x86-use-vzeroupper") == Some(false);
    let wanted = targets::CodeGenRequest {
        triple,
        position_independent,
        executable,
        abi: &abi,
        code_model,
        leaves_upper,
        guaranteed_tail_calls: matches.flag("tailcallopt"),
        tls_descriptors: matches.flag("enable-tlsdesc"),
        dwarf_frames: matches.value("exception-model") == Some("dwarf"),
        regcall_version4: module.flag_number(b"RegCallv4").is_some_and(|version| version > 0),
    };
    let machine = targets::machine(&selected, &subtarget, &wanted, io)?;
    let mut variants = Vec::new();
    let mut variant_of: SecondaryMap<Global, u32> = SecondaryMap::new();
    for asked in &others {
        let subtarget = subtarget_of(asked, io);
        let machine = targets::machine(&selected, &subtarget, &wanted, io)?;
        variants.push((subtarget, machine));
        asked.functions.iter().for_each(|&global| variant_of[global] = variants.len() as u32);
    }
    if Platform::of(triple).is_mach_o() {
        mark_final_definitions(module);
        let model = matches.value("relocation-model");
        let is_static =
            model == Some(super::STATIC) || model.is_none() && !Platform::of(triple).has_loader_words();
        if !Platform::of(triple).is_position_independent() {
            mark_words(module, position_independent, is_static);
        }
    }
    if Platform::of(triple).is_coff() {
        mark_near_symbols(module, Platform::of(triple).has_gnu_runtime());
    }
    if let Some(function) = Platform::of(triple).stack_probe() {
        super::attributes::add_to_all(module, "probe-stack", function);
    }
    // The target's own, whatever the module says: code for another one would agree with no library.
    let layout = Platform::of(triple).data_layout(machine.data_layout(&subtarget));
    if let Ok(layout) = DataLayout::parse(layout.as_bytes()) {
        module.data_layout = layout;
    }
    Ok(Prepared { target: selected.target, subtarget, machine, variants, variant_of, abi })
}

/// In Mach-O nothing takes the place of a definition that is not weak, so its address need not come from the loader.
fn mark_final_definitions(module: &mut Module) {
    let is_final = |global: Global, module: &Module| {
        module.globals[global].linkage == Linkage::External && !module.is_declaration(global)
    };
    let order = &module.order;
    let all: Vec<Global> =
        order.functions.iter().chain(&order.variables).chain(&order.aliases).copied().collect();
    for global in all.into_iter().filter(|&global| is_final(global, module)).collect::<Vec<_>>() {
        module.globals[global].dso_local = true;
    }
}

/// Where objects have words of their own with addresses of what is elsewhere: in static code nothing is, and from code that may
/// be anywhere what the object does not define is at no distance that a relocation could say.
fn mark_words(module: &mut Module, position_independent: bool, is_static: bool) {
    let order = &module.order;
    let all: Vec<Global> =
        order.functions.iter().chain(&order.variables).chain(&order.aliases).copied().collect();
    for global in all {
        let is_elsewhere = module.is_declaration(global)
            || matches!(module.globals[global].linkage, Linkage::Common | Linkage::AvailableExternally);
        let data = &mut module.globals[global];
        if position_independent && is_elsewhere {
            (data.dso_local, data.visibility) = (false, Visibility::Default);
        } else if is_static && !position_independent {
            data.dso_local = true;
        }
    }
}

/// In COFF the linker puts everything near each other, but for what a library has (`dllimport`) and what may not be there.
/// MinGW's linker also finds variables in libraries that nobody said are there.
fn mark_near_symbols(module: &mut Module, has_gnu_runtime: bool) {
    let order = &module.order;
    let all: Vec<Global> =
        order.functions.iter().chain(&order.variables).chain(&order.aliases).copied().collect();
    for global in all {
        let data = &module.globals[global];
        let is_variable = data.as_variable().is_some();
        let is_far = data.dll_storage == DllStorage::Import
            || data.linkage == Linkage::ExternWeak
            || has_gnu_runtime && is_variable && module.is_declaration(global) && !data.dso_local;
        module.globals[global].dso_local = !is_far;
    }
}

/// The data layouts of targets, for text that gives none: as for a module without flags, and silent about mistakes that
/// [`prepare`] is going to report.
pub(super) fn usual_layout<'m, 'e>(
    matches: &'m Matches,
    io: &Io<'e>,
) -> impl Fn(&[u8]) -> Option<String> + use<'m, 'e> {
    let (cwd, env) = (io.cwd, io.env);
    move |own| {
        let triple = triple(&String::from_utf8_lossy(own), matches);
        let (mut stdin, mut stdout, mut stderr) = (std::io::empty(), std::io::sink(), std::io::sink());
        let mut io = Io {
            tool: String::new(),
            stdin: &mut stdin,
            stdout: &mut stdout,
            stderr: &mut stderr,
            cwd,
            env,
            terminal: Terminal::default(),
        };
        let selected = targets::select(&triple, matches, targets::Wants::Code, &mut io).ok()?;
        let cpu = matches.value("mcpu").unwrap_or("");
        let subtarget = targets::subtarget(&selected.target, &triple, cpu, &selected.features, &mut io);
        let wanted = targets::CodeGenRequest {
            triple: &triple,
            position_independent: Platform::of(&triple).is_position_independent(),
            executable: true,
            abi: matches.value("target-abi").unwrap_or(""),
            code_model: "",
            leaves_upper: false,
            guaranteed_tail_calls: false,
            tls_descriptors: false,
            dwarf_frames: false,
            regcall_version4: false,
        };
        let machine = targets::try_machine(&selected, &subtarget, &wanted).ok()?;
        Some(Platform::of(&triple).data_layout(machine.data_layout(&subtarget)))
    }
}

/// What messages call the target.
fn target_name<'n>(request: &'n Request<'_>, matches: &'n Matches) -> &'n str {
    matches.value("target-td").unwrap_or(&request.triple)
}

/// Errors of code generation as diagnostics.
pub fn report(
    module: &Module,
    errors: &[CompileError],
    request: &Request<'_>,
    matches: &Matches,
    io: &mut Io<'_>,
) {
    let mut diagnostics = Diagnostics::new();
    let mut printer = EntityPrinter::new(module);
    let about = (request.input, target_name(request, matches));
    for error in errors {
        diagnostics.push(errors::diagnostic(about, module, &mut printer, error));
    }
    io.report(&SourceMap::default(), &diagnostics, matches);
}

/// Rewrites what is easier said in IR, as code generation requires it.
pub fn rewrite(
    module: &mut Module,
    prepared: &Prepared,
    request: &Request<'_>,
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<(), i32> {
    let isa = Isa::new(&prepared.target, &prepared.subtarget);
    codegen::prepare::run(&isa, &*prepared.machine, module, &request.options)
        .map_err(|what| not_supported(request, &what, matches, io))
}

/// Reports what a target cannot do; the exit code.
pub fn not_supported(request: &Request<'_>, what: &str, matches: &Matches, io: &mut Io<'_>) -> i32 {
    let (input, name) = (request.input, target_name(request, matches));
    io.fail(&format!("{input}: error: not supported yet: {what} (the target is '{name}')"))
}

/// Compiles a module. Errors have been reported when this returns the exit code.
pub fn compile(
    module: &mut Module,
    request: &Request<'_>,
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<Vec<u8>, i32> {
    let Request { input, ref triple, kind, ref options } = *request;
    let prepared = prepare(module, request, matches, io)?;
    let Prepared { target, subtarget, machine, variants, variant_of, abi } = &prepared;
    let facts = target.image.records::<TargetFacts>().get(0).unwrap_or_default();
    let prefix = target.image.string(facts.private_prefix);
    let platform = Platform::of(triple);
    let mut cx = Context::for_format(prefix, platform.format());
    let isa = Isa::new(target, subtarget);
    let isas: Vec<Isa<'_>> = variants.iter().map(|(subtarget, _)| Isa::new(target, subtarget)).collect();
    let all: Vec<Variant<'_>> =
        isas.iter().zip(variants).map(|(isa, (_, machine))| Variant { isa, machine: &**machine }).collect();
    let variants = Variants { all: &all, of: Some(variant_of) };
    let mut out = match kind {
        FileKind::Assembly | FileKind::Mir => {
            let dwarf_flavour = isa.dwarf_flavour();
            let variant = variant(matches, &platform, &facts);
            Output::text(target, TextOptions { dwarf_flavour, ..text_options(matches, variant) })
        }
        FileKind::Null => Output::Null(NullStreamer::default()),
        FileKind::Object | FileKind::Memory => {
            cx.unnamed_places = true;
            let bytes = module.data_layout.pointer_bits(0).div_ceil(8) as u8;
            let combines_personalities = matches.flag("emit-compact-unwind-non-canonical");
            let (version, dwarf64) = codegen::line_table_format(module, options);
            let debug = DebugOptions {
                pointer_bytes: bytes,
                version,
                dwarf64,
                combines_personalities,
                ..DebugOptions::default()
            };
            Output::object(Assembler::with_options(target, subtarget.clone(), debug))
        }
    };
    if let Some(what) = matches.value("debug-pass") {
        let text = structure(options, &**machine, what);
        // A closed standard error leaves nobody to tell.
        let _ = io.stderr.write_all(text.as_bytes());
    }
    if options.mir.is_none() {
        rewrite(module, &prepared, request, matches, io)?;
    }
    let mut shown = codegen::Shown::default();
    let has_code = module.order.functions.iter().any(|&g| module.body(g).is_some());
    let source = Source::Consumed(&mut *module);
    let how = (options, variants, &Workspaces::default());
    let result = codegen::compile(&isa, &**machine, source, how, (&mut cx, &mut out), &mut shown);
    // A closed standard error leaves nobody to tell.
    let _ = io.stderr.write_all(shown.text.as_bytes());
    views::write(&shown.drawings, matches, io).map_err(|message| io.fail(&message))?;
    let run = explain::Run {
        input: input.to_owned(),
        target: triple.clone(),
        facts: facts_of(options, matches.value("mcpu").unwrap_or("")),
        functions: std::mem::take(&mut shown.records),
    };
    views::write_page(&run, matches, io).map_err(|message| io.fail(&message))?;
    if let Err(found) = result {
        report(module, &found, request, matches, io);
        return Err(1);
    }
    let mut reports = shown.times_report.unwrap_or_default();
    if matches.flag("stats") {
        reports.push_str(&shown.stats.report());
    }
    match matches.value("info-output-file").filter(|_| !reports.is_empty()) {
        Some(file) => {
            io.append(file, reports.as_bytes()).map_err(|message| io.fail(&message))?;
        }
        None => {
            // A closed standard error leaves nobody to tell.
            let _ = io.stderr.write_all(reports.as_bytes());
        }
    }
    if options.part.stop.is_some() || !options.part.only.is_empty() {
        return Ok(shown.mir.into_bytes());
    }
    let Output::Object(assembler) = &mut out else { return Ok(out.take_text()) };
    let options = ObjectOptions {
        is_64: platform.is_64(),
        os_abi: platform.os_abi(),
        e_flags: header_flags(target, subtarget, (Some(abi), has_code), io),
        compression: Compression::None,
        ..ObjectOptions::default()
    };
    let split_output = matches.value("split-dwarf-output").filter(|name| !name.is_empty());
    let made = match assembler.finish(&mut cx) {
        Ok(laid_out) => {
            let object = |part| {
                let options = ObjectOptions { part, ..options };
                object_pieces(target, &cx, input, &laid_out, &options).map(|pieces| pieces.concat())
            };
            match split_output {
                None => object(ObjectPart::All).map(|linked| (linked, None)),
                Some(name) => object(ObjectPart::Linked)
                    .and_then(|linked| Ok((linked, Some((name, object(ObjectPart::SplitDebug)?))))),
            }
        }
        Err(errors) => Err(errors.into_iter().map(|e| e.message).collect()),
    };
    let (linked, split) = made.map_err(|errors| {
        for error in errors {
            io.fail(&format!("{input}: error: {error}"));
        }
        1
    })?;
    if let Some((name, split)) = split {
        io.write_output(name, &split).map_err(|message| io.fail(&message))?;
    }
    Ok(linked)
}

/// What the page of `--explain` says about the run.
fn facts_of(options: &CodeGenOptions, cpu: &str) -> Vec<(String, String)> {
    let mut facts = vec![("level".to_owned(), format!("-O{}", options.opt_level))];
    if !cpu.is_empty() {
        facts.push(("processor".to_owned(), cpu.to_owned()));
    }
    facts
}

/// `-debug-pass`: the passes that run, by their titles or as arguments.
fn structure(options: &CodeGenOptions, machine: &dyn codegen::TargetMachine, what: &str) -> String {
    let steps = codegen::pipeline::steps(options, machine);
    let arguments: Vec<String> = steps.iter().map(|s| format!("-{}", s.argument)).collect();
    let mut text = format!("Pass Arguments:  {}\n", arguments.join(" "));
    if what == "Structure" {
        text.push_str("ModulePass Manager\n  FunctionPass Manager\n");
        steps.iter().for_each(|step| text.push_str(&format!("    {}\n", step.title)));
    }
    text
}

/// The number of the syntax that is asked for.
fn variant_number(matches: &Matches) -> Option<u16> {
    matches.uint("output-asm-variant").map(|number| u16::try_from(number).unwrap_or(0))
}

/// Whether the text is in the second of the two syntaxes that x86 has.
pub fn is_second_dialect(matches: &Matches) -> bool {
    let is_named = matches.value("x86-asm-syntax") == Some("intel");
    variant_number(matches).map_or(is_named, |number| number == 1)
}

/// The syntax of the text, by its number, by its name, or as the format has it.
fn variant(matches: &Matches, platform: &Platform, facts: &TargetFacts) -> u16 {
    let named = match platform.arch() {
        Arch::AArch64 => matches.value("aarch64-neon-syntax").map(|name| name == "apple"),
        _ => matches.value("x86-asm-syntax").map(|name| name == "intel"),
    };
    let of_format = if platform.is_mach_o() { facts.mach_variant } else { 0 };
    variant_number(matches).unwrap_or(named.map_or(of_format, u16::from))
}

/// How instructions are printed, and what comments show.
fn text_options(matches: &Matches, variant: u16) -> TextOptions {
    let no_aliases = matches.flag("riscv-no-aliases");
    TextOptions {
        print: PrintOptions { variant, no_aliases, ..PrintOptions::default() },
        show_inst: matches.flag("asm-show-inst"),
        show_encoding: matches.flag("show-mc-encoding"),
        ..TextOptions::default()
    }
}

/// What functions are compiled for.
struct Asked {
    /// Features of the processor that the functions name, then their own.
    features: String,
    /// Whether they name a processor, so that the one of the command line is not theirs.
    has_processor: bool,
    /// Whether the narrower registers do where the processor is better off with those (`"min-legal-vector-width"`).
    is_narrow: bool,
    functions: Vec<Global>,
}

/// The feature by which a target says that its widest registers are used by functions that need them.
const PREFERS_NARROW: &str = "prefer-256-bit";

/// Bits of the registers that it is about.
const WIDE_BITS: u32 = 512;

/// What functions of the module ask for: the first of them that asks for anything, and the others. What `-mattr` says comes on
/// top of either.
fn asked(
    module: &Module,
    (target, triple): (&Target, &str),
    matches: &Matches,
    io: &mut Io<'_>,
) -> (Asked, Vec<Asked>) {
    let mut all: Vec<Asked> = Vec::new();
    let mut unknown: Vec<String> = Vec::new();
    // Most functions share a few lists.
    let mut known: FxHashMap<AttributeList, usize> = FxHashMap::default();
    let has_preference = target.feature(PREFERS_NARROW).is_some();
    for &global in module.order.functions.iter().filter(|&&g| module.body(g).is_some()) {
        let Some(header) = module.globals[global].as_function() else { continue };
        if let Some(&at) = known.get(&header.attributes) {
            all[at].functions.push(global);
            continue;
        }
        let text = |key| module.attributes.function_string(header.attributes, key).unwrap_or_default();
        let processor = String::from_utf8_lossy(text(b"target-cpu"));
        let of_processor = targets::features_of(target, triple, &processor);
        let has_processor = of_processor.is_some();
        if !has_processor && !processor.is_empty() && !unknown.iter().any(|name| *name == processor) {
            targets::ignored("processor", &processor, io);
            unknown.push(processor.into_owned());
        }
        let own = String::from_utf8_lossy(text(b"target-features"));
        let features = match of_processor.unwrap_or_default() {
            more if more.is_empty() => own.into_owned(),
            more => [&more, &*own].join(","),
        };
        let bits = |key| std::str::from_utf8(text(key)).ok().and_then(|text| text.parse::<u32>().ok());
        // What is not said may be anything.
        let is_needed = bits(b"min-legal-vector-width").is_none_or(|needed| needed > WIDE_BITS / 2);
        let is_preferred = bits(b"prefer-vector-width").is_some_and(|bits| bits >= WIDE_BITS);
        let is_narrow = has_preference && !is_needed && !is_preferred;
        let same = |a: &Asked| {
            (a.has_processor, a.is_narrow) == (has_processor, is_narrow) && a.features == features
        };
        let at = all.iter().position(same).unwrap_or_else(|| {
            all.push(Asked { features, has_processor, is_narrow, functions: Vec::new() });
            all.len() - 1
        });
        all[at].functions.push(global);
        known.insert(header.attributes, at);
    }
    let on_top = matches.list("mattr").collect::<Vec<_>>().join(",");
    // Those that ask for nothing get nothing, whatever others ask for.
    let first = all.iter().position(|a| !a.features.is_empty()).or((!all.is_empty()).then_some(0));
    let mut first = first.map_or_else(
        || Asked { features: String::new(), has_processor: false, is_narrow: false, functions: Vec::new() },
        |at| all.remove(at),
    );
    for asked in all.iter_mut().chain([&mut first]).filter(|_| !on_top.is_empty()) {
        asked.features = [&asked.features, &*on_top].join(",");
    }
    for asked in all.iter_mut().chain([&mut first]).filter(|asked| has_preference && !asked.is_narrow) {
        let wide = format!("-{PREFERS_NARROW}");
        asked.features = if asked.features.is_empty() { wide } else { [&*asked.features, &*wide].join(",") };
    }
    (first, all)
}

/// The code model that a module asks for itself.
fn code_model_of(module: &Module) -> Option<&'static str> {
    let model = module.flag_number(b"Code Model")?;
    Some(ir::global::CodeModel::from_index(u32::try_from(model).ok()?)?.name())
}
