//! Emission: machine IR and globals become directives of a [`Streamer`](mc::Streamer).
//!
//! The functions of a module are divided into chunks by size. Each chunk is compiled and written to a piece of the output
//! ([`mc::pieces`]) on whatever thread is free; the pieces are put together in the order of the module, so the output
//! does not depend on the number of threads. What is not in a function comes before or after them, on one thread.
//!
//! * [`functions`]: labels, instructions, jump tables, constants; [`inline_asm`]: text within functions;
//!   [`unwind`]: call frames and stack sizes; [`exceptions`], [`funclets`]: where exceptions go;
//!   [`lines`]: source lines.
//! * [`data`]: variables and their initializers; [`symbols`]: linkage, aliases, what is only declared;
//!   [`sections`]: where things go; [`module`]: what stands at the beginning and at the end.
//! * [`macho`], [`coff`]: what Mach-O and COFF have otherwise.

mod block_sections;
mod codeview;
mod coff;
mod comments;
mod data;
mod debug_info;
mod exceptions;
mod funclets;
mod functions;
mod inline_asm;
pub(crate) mod lines;
mod macho;
mod module;
mod patchable;
mod sections;
mod stack_maps;
mod symbols;
mod unwind;
mod xray;

use crate::TargetMachine;
use crate::debug_info::codeview::files::Plan;
use crate::debug_info::{FunctionDebugInfo, dwarf};
use crate::instrument::{Stats, Times};
use crate::pipeline::{self, CodeGenOptions, Common, FunctionError, Sink};
use crate::recorder::ExplainRecorder;
use crate::recorder::code::Emitted;
use crate::workspace::{Workspace, Workspaces};
pub use debug_info::line_table_format;
use explain::FunctionRecord;
use ir::data_layout::LayoutCache;
use ir::global::Linkage;
use ir::text::print::EntityPrinter;
use ir::{ConstKind, Global, Module};
use isel::Legality;
use mc::format::RelocationNumbers;
use mc::parse::KeptTables;
use mc::streamer::Emit;
use mc::{Context, Output, Streamer, Symbol};
use mir::Isa;
use mir::text::{Names, read_function};
use stack_maps::FunctionStackMap;
use std::ops::Deref;
use std::time::Instant;
use support::drawing::Drawing;
use support::entity::SecondaryMap;
use support::hash::{FxHashMap, FxHashSet};
use support::parallel;

/// What went wrong, located by function and instruction.
#[derive(Clone, Debug)]
pub struct CompileError {
    /// The function, if it is one that cannot be compiled, and the instruction in it.
    pub global: Option<Global>,
    pub inst: Option<ir::Inst>,
    /// A sentence.
    pub message: String,
    /// Lines that say more.
    pub explanation: Vec<String>,
}

/// What was asked to be shown on the way.
#[derive(Debug, Default)]
pub struct Shown {
    pub text: String,
    pub drawings: Vec<Drawing>,
    /// The functions as a `.mir` file, if the pipeline ends early.
    pub mir: String,
    pub times: Times,
    /// The times as a report, if they were wanted.
    pub times_report: Option<String>,
    pub stats: Stats,
    /// What `--explain` shows.
    pub records: Vec<FunctionRecord>,
}

impl Shown {
    fn append(&mut self, piece: &mut Shown) {
        self.text.push_str(&piece.text);
        self.drawings.append(&mut piece.drawings);
        self.records.append(&mut piece.records);
        self.mir.push_str(&piece.mir);
        self.times.append(&piece.times);
        self.stats.append(&piece.stats);
    }
}

/// A module to compile, and what becomes of its bodies.
pub enum Source<'m> {
    Kept(&'m Module),
    /// Bodies are freed as their functions have been compiled, so that they make room for the output; those of functions with
    /// errors stay. All stay where more than one function needs them: with debug information, names and dumps.
    Consumed(&'m mut Module),
}

impl<'m> Source<'m> {
    fn module(&self) -> &Module {
        match self {
            Source::Kept(module) => module,
            Source::Consumed(module) => module,
        }
    }

    /// The same module, whose bodies stay.
    fn kept(self) -> Source<'m> {
        match self {
            Source::Kept(module) => Source::Kept(module),
            Source::Consumed(module) => Source::Kept(module),
        }
    }

    /// What has the bodies of these functions.
    fn part(&mut self, functions: &[Global]) -> Part<'m> {
        match self {
            Source::Kept(module) => Part::Of(module),
            Source::Consumed(module) => Part::Own(module.take_part(functions)),
        }
    }
}

/// A module with the bodies of some functions at least.
enum Part<'m> {
    Of(&'m Module),
    Own(Module),
}

impl Deref for Part<'_> {
    type Target = Module;
    fn deref(&self) -> &Module {
        match self {
            Part::Of(module) => module,
            Part::Own(module) => module,
        }
    }
}

/// What is known of a whole module, for everything that is emitted from it.
pub(crate) struct ModuleFacts {
    /// Functions that are compiled, in the order of the module.
    pub defined: Vec<Global>,
    /// Place in [`ModuleFacts::defined`]: part of the names of labels.
    pub numbers: SecondaryMap<Global, u32>,
    /// Blocks whose address is taken somewhere, and their places in their functions: part of the names of labels.
    pub address_taken_blocks: AddressTakenBlocks,
    /// What `llvm.used` lists: the linker must keep it.
    pub retained: FxHashSet<Global>,
    pub files: lines::Files,
    /// What is known of files and functions for CodeView, if the module is to have it.
    pub codeview: Option<Plan>,
    /// Whether the module has debug information in DWARF, if it has any.
    pub writes_dwarf: bool,
    pub frames: unwind::Frames,
    pub exceptions: exceptions::ReferredTo,
}

/// What everything that is emitted from a module shares.
pub(crate) struct Shared<'e> {
    pub isa: &'e Isa<'e>,
    pub machine: &'e dyn TargetMachine,
    pub module: &'e Module,
    pub options: &'e CodeGenOptions,
    pub facts: &'e ModuleFacts,
}

impl Deref for Shared<'_> {
    type Target = ModuleFacts;
    fn deref(&self) -> &ModuleFacts {
        self.facts
    }
}

/// What emission writes to, and what it looks things up in.
pub(crate) struct Emitter<'e> {
    pub shared: &'e Shared<'e>,
    pub isa: &'e Isa<'e>,
    pub module: &'e Module,
    pub options: &'e CodeGenOptions,
    pub cx: &'e mut Context,
    pub out: &'e mut dyn Streamer,
    pub layouts: LayoutCache,
    /// The symbols of globals that were asked for.
    pub symbols: FxHashMap<Global, Symbol>,
    /// The instructions of the function, if they are to be kept, and where it is.
    pub recorded: Option<Vec<Emitted>>,
    pub recorded_in: Option<mc::Section>,
    /// For reading inline assembly.
    pub asm_tables: KeptTables,
    /// What debug information is made of, in the order of functions.
    pub debug_records: Vec<FunctionDebugInfo>,
    /// What is reached by a word with its address that the object has, in COFF.
    pub words: Vec<Global>,
    /// What the stack map says, in the order of functions.
    pub stack_maps: Vec<FunctionStackMap>,
    /// Labels around parts of CodeView so far.
    pub codeview_labels: u32,
    /// The instruction of the source that an error is about, if it is known.
    pub failed_at: Option<ir::Inst>,
}

impl ModuleFacts {
    /// O(module).
    fn new(
        isa: &Isa<'_>,
        machine: &dyn TargetMachine,
        module: &Module,
        options: &CodeGenOptions,
    ) -> ModuleFacts {
        let is_defined = |&g: &Global| {
            module.body(g).is_some() && module.globals[g].linkage != Linkage::AvailableExternally
        };
        let defined: Vec<Global> = module.order.functions.iter().copied().filter(is_defined).collect();
        let mut numbers = SecondaryMap::new();
        for (number, &global) in defined.iter().enumerate() {
            numbers[global] = number as u32;
        }
        let has_numbers = machine.info().facts().codeview.is_some();
        let codeview = has_numbers.then(|| Plan::wanted(module, &defined)).flatten();
        let writes_dwarf =
            codeview.is_none() || module.flag_number(b"Dwarf Version").is_some_and(|version| version > 0);
        let files = match writes_dwarf {
            true => lines::Files::new(module, &defined, dwarf::version(module, options.dwarf_version)),
            false => lines::Files::default(),
        };
        let frames =
            unwind::Frames::new(isa, machine.info().facts().frames, (module, &defined), !files.is_empty());
        ModuleFacts {
            numbers,
            address_taken_blocks: address_taken_blocks(module, &defined),
            exceptions: exceptions::ReferredTo::new(module, &defined),
            defined,
            retained: symbols::listed(module, b"llvm.used"),
            files,
            codeview,
            writes_dwarf,
            frames,
        }
    }
}

impl<'e> Shared<'e> {
    fn emitter<'s>(&'s self, cx: &'s mut Context, out: &'s mut dyn Streamer) -> Emitter<'s> {
        let Shared { isa, module, options, .. } = *self;
        let layouts = LayoutCache::new();
        Emitter {
            shared: self,
            isa,
            module,
            options,
            cx,
            out,
            layouts,
            symbols: FxHashMap::default(),
            recorded: None,
            recorded_in: None,
            asm_tables: KeptTables::default(),
            debug_records: Vec::new(),
            words: Vec::new(),
            stack_maps: Vec::new(),
            codeview_labels: 0,
            failed_at: None,
        }
    }
}

/// The place of a block in its function, by function and block.
pub type AddressTakenBlocks = FxHashMap<(Global, ir::Block), u32>;

/// Blocks of these functions whose address a constant of the module or of a function is. O(constants + blocks).
fn address_taken_blocks(module: &Module, defined: &[Global]) -> AddressTakenBlocks {
    let bodies = module.order.functions.iter().filter_map(|&g| module.body(g)).map(|f| &f.consts);
    let pools = std::iter::once(&module.env.consts).chain(bodies);
    let taken: FxHashSet<(Global, ir::Block)> = pools
        .flat_map(|pool| pool.iter())
        .filter_map(|(_, data)| match data.kind {
            ConstKind::BlockAddress { func, block } => Some((func, block)),
            _ => None,
        })
        .collect();
    let functions: FxHashSet<Global> = taken.iter().map(|&(func, _)| func).collect();
    let functions = defined.iter().filter(|func| functions.contains(func));
    let places = |func: Global| module.body(func).into_iter().flat_map(ir::Function::blocks).zip(0..);
    let blocks = functions.flat_map(|&func| places(func).map(move |(block, place)| ((func, block), place)));
    blocks.filter(|(block, _)| taken.contains(block)).collect()
}

/// IR instructions that make a chunk full: enough to make the cost of a piece small, few enough to keep all threads busy
/// and to bound what is in memory.
const CHUNK_INSTS: usize = 4000;

/// IR instructions of functions.
fn num_insts(module: &Module, functions: &[Global]) -> usize {
    functions.iter().filter_map(|&function| Some(module.body(function)?.num_insts())).sum()
}

/// Divides functions into runs of about the same size, whatever the number of threads.
fn chunks<'g>(module: &Module, defined: &'g [Global]) -> Vec<&'g [Global]> {
    let (mut chunks, mut rest) = (Vec::new(), defined);
    while !rest.is_empty() {
        let mut size = 0;
        let full = rest.iter().position(|&g| {
            size += module.body(g).map_or(0, |f| f.num_insts() + 16);
            size >= CHUNK_INSTS
        });
        let (chunk, others) = rest.split_at(full.map_or(rest.len(), |at| at + 1));
        chunks.push(chunk);
        rest = others;
    }
    chunks
}

/// What became of a chunk, apart from what was written of it.
#[derive(Default)]
struct Piece<'m> {
    /// What it was made of, if there were errors.
    part: Option<Part<'m>>,
    shown: Shown,
    errors: Vec<CompileError>,
    /// From one function to the next.
    asm_tables: KeptTables,
    symbols: FxHashMap<Global, Symbol>,
    debug_records: Vec<FunctionDebugInfo>,
    words: Vec<Global>,
    stack_maps: Vec<FunctionStackMap>,
}

/// Where a chunk is written that is compiled beside others.
struct Writer<'t> {
    cx: Context,
    out: Output<'t>,
}

impl<'t> Writer<'t> {
    /// For a piece of `out`.
    fn new(cx: &Context, out: &Output<'t>) -> Self {
        let mut own = Context::for_format(&String::from_utf8_lossy(cx.private_prefix()), cx.format());
        own.unnamed_places = cx.unnamed_places;
        Writer { cx: own, out: out.piece() }
    }
}

/// A target with other features, for functions that ask for them.
#[derive(Clone, Copy)]
pub struct Variant<'v> {
    pub isa: &'v Isa<'v>,
    pub machine: &'v dyn TargetMachine,
}

/// Functions that are compiled for a [`Variant`] of the target.
#[derive(Clone, Copy, Default)]
pub struct Variants<'v> {
    pub all: &'v [Variant<'v>],
    /// Index into `all`, plus 1.
    pub of: Option<&'v SecondaryMap<Global, u32>>,
}

impl Variants<'_> {
    fn index(&self, global: Global) -> Option<usize> {
        (self.of?[global] as usize).checked_sub(1)
    }
}

/// Compiles a module. `shown` gets the dumps that were asked for, in the order of the module. Errors do not stop the
/// others from being found. `workspaces` are those of the module.
pub fn compile<'m, 't>(
    isa: &Isa<'_>,
    machine: &dyn TargetMachine,
    source: Source<'m>,
    (options, variants, workspaces): (&CodeGenOptions, Variants<'_>, &Workspaces),
    (cx, out): (&mut Context, &mut Output<'t>),
    shown: &mut Shown,
) -> std::result::Result<(), Vec<CompileError>>
where
    Output<'t>: Send,
{
    let steps = pipeline::steps(options, machine);
    let selected = match options.part.select(&steps, options.mir.is_some()) {
        Ok(selected) => selected,
        Err(message) => {
            return Err(vec![CompileError { global: None, inst: None, message, explanation: Vec::new() }]);
        }
    };
    let module = source.module();
    let facts = ModuleFacts::new(isa, machine, module, options);
    let legality_of = |isa| {
        let mut legality = Legality::new(isa);
        legality.unfused = options.unfused;
        legality
    };
    let legality = legality_of(isa);
    let legalities: Vec<Legality> = variants.all.iter().map(|v| legality_of(v.isa)).collect();
    let mut errors = crate::constructs::refused(module, machine.info().facts());
    // Whatever else there is to say about these would follow from what has been said.
    let refused: FxHashSet<Global> = errors.iter().filter_map(|error| error.global).collect();
    if selected.prints {
        mir::text::print_module(module, &mut shown.mir);
    } else {
        let shared = Shared { isa, machine, module, options, facts: &facts };
        shared.emitter(cx, out.streamer()).report(None, Emitter::begin, &mut errors);
    }
    if selected.is_empty() && options.mir.is_none() {
        // What was read is what comes out.
        return if errors.is_empty() { Ok(()) } else { Err(errors) };
    }
    let chunks = chunks(module, &facts.defined);
    // Numbering a module takes time, and only text needs it.
    let needs_names = selected.prints || options.mir.is_some() || options.dump.selection.explain;
    let needs_bodies = needs_names || emits_from_bodies(module, cx);
    let mut source = if needs_bodies { source.kept() } else { source };
    if let Source::Consumed(module) = &mut source {
        module.take_apart();
    }
    let one = |workspace: &mut Workspace,
               (chunk, part): Work<'_, 'm>,
               to: (&mut Context, &mut Output<'t>)| {
        let (cx, out) = to;
        let mut piece = Piece::default();
        let shared = Shared { isa, machine, module: &part, options, facts: &facts };
        let common = Common {
            isa,
            machine,
            legality: &legality,
            module: &part,
            options,
            steps: &steps,
            address_taken_blocks: &facts.address_taken_blocks,
            selected: &selected,
        };
        let mut printer = needs_names.then(|| EntityPrinter::new(&part));
        for &global in chunk.iter().filter(|&global| !refused.contains(global)) {
            let variant = variants.index(global);
            let other = variant.and_then(|index| Some((variants.all.get(index)?, legalities.get(index)?)));
            let common = match other {
                None => common,
                Some((&Variant { isa, machine }, legality)) => Common { isa, machine, legality, ..common },
            };
            function(&common, &shared, global, (workspace, &mut printer), (cx, out), &mut piece);
        }
        drop(printer);
        piece.part = (!piece.errors.is_empty()).then_some(part);
        piece
    };
    let (mut debug_records, mut words, mut stack_maps) = (Vec::new(), Vec::new(), Vec::new());
    let mut keep = |source: &mut Source<'m>, shown: &mut Shown, mut piece: Piece<'m>| {
        if let (Source::Consumed(module), Some(Part::Own(part))) = (source, piece.part) {
            module.put_back(part);
        }
        shown.append(&mut piece.shown);
        errors.append(&mut piece.errors);
        debug_records.append(&mut piece.debug_records);
        words.append(&mut piece.words);
        stack_maps.append(&mut piece.stack_maps);
    };
    if let ([chunk], Output::Object(_)) = (&chunks[..], &*out) {
        // One that is alone needs no piece to wait in.
        let leaves_little = num_insts(source.module(), chunk) <= CHUNK_INSTS;
        let mut workspace = workspaces.take();
        let piece = one(&mut workspace, (chunk, source.part(chunk)), (cx, out));
        if leaves_little {
            workspaces.give_back(workspace);
        }
        cx.end_scope();
        keep(&mut source, shown, piece);
    } else {
        let threads = options.threads.min(chunks.len());
        let mut whole = (chunks.iter(), &mut *cx, &mut *out, &mut *shown, &mut source);
        parallel::in_order(
            threads,
            &mut whole,
            |(chunks, cx, out, _, source)| {
                let chunk: &[Global] = chunks.next()?;
                Some(((chunk, source.part(chunk)), Writer::new(cx, out)))
            },
            || workspaces.take(),
            |workspace, (work, mut to)| (one(workspace, work, (&mut to.cx, &mut to.out)), to),
            |(_, cx, out, shown, source), (piece, from)| {
                keep(source, shown, piece);
                out.append(cx, &from.cx, from.out);
            },
        );
    }
    shown.times_report = options.time_passes.then(|| shown.times.report(&steps));
    if selected.prints {
        return if errors.is_empty() { Ok(()) } else { Err(errors) };
    }
    let module = source.module();
    let shared = Shared { isa, machine, module, options, facts: &facts };
    let mut emitter = shared.emitter(cx, out.streamer());
    (emitter.words, emitter.stack_maps) = (words, stack_maps);
    for &global in &module.order.variables {
        emitter.report(Some(global), |e| e.variable(global), &mut errors);
    }
    for &global in module.order.aliases.iter().chain(&module.order.ifuncs) {
        emitter.report(Some(global), |e| e.alias(global), &mut errors);
    }
    let mut brought: Vec<String> = Vec::new();
    for machine in std::iter::once(machine).chain(variants.all.iter().map(|v| v.machine)) {
        let text = machine.functions_in_assembly();
        if !text.is_empty() && !brought.contains(&text) {
            emitter.report(None, |e| e.functions_in_assembly(&text), &mut errors);
            brought.push(text);
        }
    }
    emitter.report(None, |e| e.end(&debug_records), &mut errors);
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// A chunk, and what it is compiled from.
type Work<'g, 'm> = (&'g [Global], Part<'m>);

/// Whether what is emitted behind the functions is read off their bodies: debug information has nodes in them, and COFF says
/// whether there are floating-point numbers.
fn emits_from_bodies(module: &Module, cx: &Context) -> bool {
    module.named_metadata.iter().any(|named| *named.name == *b"llvm.dbg.cu")
        || cx.format_facts().relocations == RelocationNumbers::Coff
}

/// Compiles one function, writes it, and adds what else is known of it to a piece.
fn function(
    common: &Common<'_>,
    shared: &Shared<'_>,
    global: Global,
    (workspace, printer): (&mut Workspace, &mut Option<EntityPrinter<'_>>),
    (cx, out): (&mut Context, &mut Output<'_>),
    piece: &mut Piece<'_>,
) {
    let module = common.module;
    let names = printer.as_mut().map(|printer| Names::new(module, printer, global)).unwrap_or_default();
    let read =
        common.options.mir.as_ref().map(|file| read_function(common.isa, module, &names, file, global));
    let read = match read.transpose() {
        Ok(read) => read.flatten(),
        Err(error) => {
            let message = format!("line {}: {}", error.line, error.message);
            piece.errors.push(CompileError {
                global: Some(global),
                inst: None,
                message,
                explanation: Vec::new(),
            });
            return;
        }
    };
    let mut recorder = match printer {
        Some(printer) if isel::INSTRUMENTS && common.options.dump.explains(module, global) => {
            Some(ExplainRecorder::new(common.isa, module, printer, global))
        }
        _ => None,
    };
    let Shown { text, times, .. } = &mut piece.shown;
    let mut sink = Sink { text, times, recorder: recorder.as_mut() };
    let result = pipeline::run(common, global, read, workspace, &mut sink);
    let graphs = &mut workspace.selection;
    piece.shown.drawings.append(&mut graphs.drawings);
    piece.shown.stats.fast.append(&std::mem::take(&mut graphs.templates.counters));
    match result {
        Ok(func) if common.selected.prints => {
            // Writing to a string does not fail.
            let _ = mir::text::print_function(common.isa, module, &names, &func, &mut piece.shown.mir);
        }
        Ok(func) => {
            let since = Instant::now();
            piece.shown.stats.count(&func);
            cx.scope_temporaries(shared.numbers[global]);
            let asm_tables = std::mem::take(&mut piece.asm_tables);
            let symbols = std::mem::take(&mut piece.symbols);
            let emitter = shared.emitter(cx, out.streamer());
            let mut emitter = Emitter { isa: common.isa, asm_tables, symbols, ..emitter };
            emitter.recorded = recorder.is_some().then(Vec::new);
            emitter.report(Some(global), |e| e.function(&func), &mut piece.errors);
            piece.debug_records.append(&mut emitter.debug_records);
            piece.words.append(&mut emitter.words);
            piece.stack_maps.append(&mut emitter.stack_maps);
            let (recorded, section) = (emitter.recorded.take(), emitter.recorded_in);
            piece.asm_tables = std::mem::take(&mut emitter.asm_tables);
            piece.symbols = std::mem::take(&mut emitter.symbols);
            if let (Some(recorder), Some(recorded)) = (&mut recorder, recorded) {
                recorder.emitted(cx, section, &recorded);
            }
            piece.shown.times.emission += since.elapsed();
            graphs.done = Some(func);
        }
        Err(FunctionError { inst, message, explanation }) => {
            piece.errors.push(CompileError { global: Some(global), inst, message, explanation });
        }
    }
    if let (Some(recorder), Some(printer)) = (recorder, printer) {
        piece.shown.records.push(recorder.finish(printer, global));
    }
}

/// Emission that can fail with a sentence.
pub(crate) type Result<T> = std::result::Result<T, String>;

impl Emitter<'_> {
    fn report(
        &mut self,
        global: Option<Global>,
        run: impl FnOnce(&mut Self) -> Result<()>,
        errors: &mut Vec<CompileError>,
    ) {
        if let Err(message) = run(self) {
            let inst = self.failed_at.take();
            errors.push(CompileError { global, inst, message, explanation: Vec::new() });
        }
    }

    /// Writes a directive.
    pub(crate) fn write(&mut self, emit: impl FnOnce(&mut dyn Streamer, &mut Context) -> Emit) -> Result<()> {
        emit(self.out, self.cx).map_err(|e| e.0)
    }
}
