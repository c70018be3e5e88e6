//! The selection of a whole function: block by block through the steps, then its PHIs.

use crate::INSTRUMENTS;
use crate::build::{Builder, FunctionFunclets, FunctionState};
use crate::dag::Dag;
use crate::draw::View;
use crate::dump::{Names, Which};
use crate::fast::{self, Fast};
use crate::function_pools::FunctionPools;
use crate::legality::Legality;
use crate::legalize;
use crate::lowering::{Lowering, Unsupported};
use crate::recorder::{self, Selected};
use crate::trace::{self, Trace};
use crate::{
    combine, debug_records, draw, dump, emit, explain as failure, exports, funclets, fuse_compare_branch,
    select,
};
use explain::origin;
use ir::data_layout::LayoutCache;
use ir::{Inst, Module};
use mir::frame::ObjectKind;
use mir::function_attributes::FunctionAttributes;
use mir::inline_asm::num_statements;
use mir::liveness;
use mir::{Block, Isa, Operand, TargetInfo, opcode};
use support::drawing::Drawing;
use tables::instructions::inst_flags;

/// What is shown on the way.
#[derive(Clone, Debug, Default)]
pub struct SelectOptions {
    /// Every graph after every step, as text (`-debug-only=isel-dump`).
    pub dump: bool,
    /// Bit set of what happens to single nodes, as text ([`trace::WORDS`]).
    pub trace: u32,
    /// Bit set of [`View`]s that are drawn.
    pub views: u32,
    /// Blocks that are drawn; all if there are none.
    pub view_blocks: Vec<String>,
    /// Functions that are shown; all if there are none.
    pub functions: Vec<String>,
    /// Everything is recorded for a page about it.
    pub explain: bool,
}

/// Why a function cannot be compiled, and at which instruction.
#[derive(Clone, Debug)]
pub struct SelectError {
    pub inst: Option<Inst>,
    pub what: Unsupported,
    /// Lines that say more.
    pub explanation: Vec<String>,
}

/// What selection works with, besides the function.
#[derive(Clone, Copy)]
pub struct Selection<'s> {
    pub isa: &'s Isa<'s>,
    pub info: &'s dyn TargetInfo,
    pub lowering: &'s dyn Lowering,
    pub legality: &'s Legality<'s>,
    pub options: &'s SelectOptions,
    pub fast: Fast,
}

/// The graph at hand, one for legalization of types to write, and other memory, reused from block to block and function to
/// function; and the templates of the fast path. For the functions of one module.
#[derive(Debug, Default)]
pub struct SelectionContext {
    pub(crate) dag: Dag,
    spare: Dag,
    selecting: select::Scratch,
    emitting: emit::Scratch,
    pub templates: fast::Templates,
    pub(crate) unit: fast::StencilKey,
    layouts: LayoutCache,
    /// A function that is done with: the next one takes its memory.
    pub done: Option<mir::Function>,
    /// What was drawn: taken by whoever asked for it.
    pub drawings: Vec<Drawing>,
    /// What was recorded of the last function.
    pub recorder: Option<Box<Selected>>,
}

impl SelectionContext {
    /// From now on for the functions of another module, beside threads that share what they learn by these pools.
    pub fn begin_module(&mut self, pools: &fast::Pools) {
        self.templates.begin_module(pools);
        self.layouts = LayoutCache::default();
    }

    /// An empty graph, which has what the graphs of the function share.
    pub(crate) fn begin_block(&mut self, state: &mut FunctionState<'_>) {
        self.dag.clear();
        self.dag.shared.exchange(&mut state.machine);
        self.dag.shared.watched.0.clear();
    }
}

/// Selects instructions for a function with a body. `text` gets the dumps that were asked for.
pub fn select_function(
    selection: &Selection<'_>,
    module: &Module,
    global: ir::Global,
    graphs: &mut SelectionContext,
    text: &mut String,
) -> Result<mir::Function, SelectError> {
    let nowhere = |what| SelectError { inst: None, what, explanation: Vec::new() };
    let scope = module.scope(global);
    let source = scope.func.ok_or_else(|| nowhere(Unsupported::new("a function without a body")))?;
    let mut machine = match graphs.done.take() {
        Some(done) => done.renew(global),
        None => mir::Function::new(global),
    };
    // Most IR instructions become one of the machine's, and some become two.
    machine.reserve(source.num_insts() * 3 / 2);
    if let Some(header) = module.globals[global].as_function() {
        machine.calling_conv = header.calling_conv;
    }
    machine.attributes =
        FunctionAttributes::of(module, global).map_err(|what| nowhere(Unsupported::new(what)))?;
    if let Some(what) = selection.info.refuses(&machine) {
        return Err(nowhere(Unsupported::new(what)));
    }
    machine.frame.reserved_bytes = selection.info.facts().pushed_by_call_bytes;
    let natural = selection.info.facts().stack_align_log2;
    if let Some(wanted) = machine.attributes.stack_align_log2.filter(|&wanted| wanted > natural) {
        // An object that wants it.
        machine.frame.add(1 << natural, wanted, ObjectKind::Local);
    }
    let known = known_funclets(selection, module, global, source)?;
    if let Some(known) = &known {
        machine.has_exceptions = true;
        machine.has_funclets = known.has_own_blocks(source);
        machine.frame.needs_frame_pointer |= machine.has_funclets;
    }
    let Selection { isa, lowering, legality, .. } = *selection;
    // What an earlier function that failed left behind.
    *graphs.dag.shared = FunctionPools::default();
    let table_entry = selection.info.facts().jump_table_entry;
    let mut state = FunctionState::new(isa, lowering, legality, scope, source, machine, table_entry);
    state.layouts = std::mem::take(&mut graphs.layouts);
    state.funclets = known;
    let is_whole = selection.fast == Fast::Off;
    if is_whole {
        state.prepare().map_err(nowhere)?;
        debug_records::prepare(&mut state);
    } else {
        fast::prepare(&mut state).map_err(nowhere)?;
    }
    state.place_cleanup_state();
    if !selection.info.facts().reserves_call_frames {
        // Every call makes room for its arguments itself.
        state.call_area_bytes = 0;
    }
    let explains = INSTRUMENTS && selection.options.explain && selection.shows(&name(module, global));
    graphs.recorder = explains.then(Default::default);
    if INSTRUMENTS
        && selection.options.trace & trace::SELECTION != 0
        && selection.shows(&name(module, global))
    {
        text.push_str(&format!("\n\n\n=== {}\n", name(module, global)));
    }
    if !is_whole {
        fast::select(selection, &mut state, graphs, text)?;
    }
    for block in source.blocks().filter(|&block| is_whole && !funclets::is_switch(source, block)) {
        let machine_block = state.machine_block(block).map_err(nowhere)?;
        graphs.begin_block(&mut state);
        if let Some(recorder) = &mut graphs.recorder {
            let orders = source.block_insts(block).map(|inst| origin::inst(inst.as_u32()));
            recorder.orders = std::iter::once(origin::FUNCTION).chain(orders).collect();
        }
        let mut builder = Builder::new(&mut state, &mut graphs.dag, machine_block);
        builder.build(block).map_err(|(inst, what)| SelectError { inst, what, explanation: Vec::new() })?;
        finish_block(selection, &mut state, graphs, machine_block, text)?;
        for decision in std::mem::take(&mut state.decisions) {
            graphs.begin_block(&mut state);
            if let Some(recorder) = &mut graphs.recorder {
                // All of it is the switch.
                recorder.orders = recorder.orders.last().copied().into_iter().collect();
            }
            Builder::new(&mut state, &mut graphs.dag, decision.block).decision(&decision).map_err(nowhere)?;
            finish_block(selection, &mut state, graphs, decision.block, text)?;
        }
    }
    insert_phis(&mut state).map_err(nowhere)?;
    if let Some(recorder) = &mut graphs.recorder {
        recorder.held = state.held();
    }
    crate::variables::note(&mut state);
    debug_records::homes::note(&mut state);
    debug_records::finish(&mut state);
    graphs.layouts = state.layouts;
    let mut func = state.machine;
    mir::named_registers::note(selection.isa, &mut func);
    expand_custom(selection, &mut func);
    func.frame.needs_branch_relaxation = may_jump_far(selection, &func);
    Ok(func)
}

/// The funclets of a function, if it has any.
fn known_funclets(
    selection: &Selection<'_>,
    module: &Module,
    global: ir::Global,
    source: &ir::Function,
) -> Result<Option<FunctionFunclets>, SelectError> {
    let Some(first) = source.blocks().find_map(|block| funclets::pad(source, block)) else { return Ok(None) };
    let failed = |inst, what: String| SelectError {
        inst: Some(inst),
        what: Unsupported::new(what),
        explanation: Vec::new(),
    };
    let personality = funclets::Personality::of(&module.env, global)
        .map_err(|name| failed(first, format!("funclets of '{name}'")))?;
    let code = selection.info.facts().exception_code;
    let code =
        code.ok_or_else(|| failed(first, "exception handling by funclets on this target".to_owned()))?;
    let colors = funclets::colors(source);
    let states = funclets::states::States::new(module.scope(global), source, personality, &colors)
        .map_err(|(inst, what)| failed(inst, what.to_owned()))?;
    if let Some(inst) = funclets::moved_stack(source, personality, &colors) {
        return Err(failed(inst, "'alloca' in a funclet".to_owned()));
    }
    Ok(Some(FunctionFunclets { personality, states, code }))
}

/// Whether the function may become longer than a jump reaches. What allocation adds is not known yet, so the estimate is
/// generous.
fn may_jump_far(selection: &Selection<'_>, func: &mir::Function) -> bool {
    const BYTES_OF_INST: u64 = 32;
    let Some(range) = selection.info.facts().jump_range_bytes else { return false };
    let has_text = !func.symbols.is_empty();
    let insts = func.blocks().filter(|_| has_text).flat_map(|block| func.block_insts(block));
    let statements: u64 = insts.map(|inst| num_statements(func, inst)).sum();
    (func.num_insts() as u64 + statements) * BYTES_OF_INST > range
}

fn name(module: &Module, global: ir::Global) -> String {
    String::from_utf8_lossy(&module.globals[global].name).into_owned()
}

impl Selection<'_> {
    /// Whether the function is one that is to be shown.
    fn shows(&self, function: &str) -> bool {
        let wanted = &self.options.functions;
        wanted.is_empty() || wanted.iter().any(|f| f == function || f == "*")
    }
}

/// Shows the graph of a block on its way. It costs nothing if nothing is to be shown.
struct Show<'s> {
    names: Names<'s>,
    options: &'s SelectOptions,
    block: Block,
    text: &'s mut String,
    drawings: &'s mut Vec<Drawing>,
    recorder: Option<&'s mut Selected>,
    dumps: bool,
    /// As in the options, of functions that are shown.
    trace: u32,
    draws: bool,
}

impl<'s> Show<'s> {
    fn new(
        selection: &Selection<'s>,
        state: &'s FunctionState<'_>,
        block: Block,
        text: &'s mut String,
        drawings: &'s mut Vec<Drawing>,
        recorder: Option<&'s mut Selected>,
    ) -> Show<'s> {
        let names =
            Names { isa: selection.isa, env: state.scope.env, source: state.source, machine: &state.machine };
        let options = selection.options;
        let (mut dumps, mut draws) = (INSTRUMENTS && options.dump, INSTRUMENTS && options.views != 0);
        let mut trace = if INSTRUMENTS { options.trace } else { 0 };
        let recorder = recorder.filter(|_| INSTRUMENTS);
        if dumps || draws || trace != 0 {
            let shows = selection.shows(&names.function());
            trace = if shows { trace } else { 0 };
            let blocks = &options.view_blocks;
            dumps &= shows;
            draws &= shows && (blocks.is_empty() || blocks.contains(&names.block(block)));
        }
        Show { names, options, block, text, drawings, recorder, dumps, trace, draws }
    }

    /// The graph after a step.
    fn text(&mut self, dag: &Dag, which: Which, step: &str) {
        if self.dumps {
            let title = format!("{step} selection DAG: {}", self.names.place(self.block));
            // Writing to a string does not fail.
            let _ = dump::print(&self.names, dag, which, &title, self.text);
        }
        if let Some(recorder) = &mut self.recorder {
            let section = recorder::section(&self.names, dag, self.block, &recorder.orders);
            recorder.note(step, section);
        }
    }

    fn note(&mut self, what: &str) {
        if self.trace & trace::SELECTION != 0 {
            self.text
                .push_str(&format!("===== Instruction selection {what}: {}\n", self.names.place(self.block)));
        }
    }

    /// Takes notes of a step if this is wanted.
    fn trace(&mut self, what: u32) -> Option<Trace<'_>> {
        (self.trace & what != 0).then(|| Trace::new(self.names, self.text))
    }

    /// The graph before a step.
    fn view(&mut self, dag: &Dag, view: View) {
        if !self.draws || self.options.views >> view as u32 & 1 == 0 {
            return;
        }
        self.drawings.push(match view {
            View::SUnit => draw::units(&self.names, dag, self.block),
            view => draw::graph(&self.names, dag, view, self.block),
        });
    }
}

/// Takes a graph through all steps to instructions.
pub(crate) fn finish_block(
    selection: &Selection<'_>,
    state: &mut FunctionState<'_>,
    graphs: &mut SelectionContext,
    block: Block,
    text: &mut String,
) -> Result<(), SelectError> {
    let isa = selection.isa;
    let SelectionContext { dag, spare, selecting, emitting, drawings, recorder, .. } = graphs;
    let mut show = Show::new(selection, state, block, text, drawings, recorder.as_deref_mut());
    let tells_order = show.trace & trace::SELECTION != 0;
    let result = run_steps(selection, dag, spare, selecting, &mut show);
    let before = state.machine.last_inst(block);
    let result = result.and_then(|()| {
        dag.shared.exchange(&mut state.machine);
        let FunctionState { locations, machine, debug_records: debug, .. } = &mut *state;
        let notes = emit::Notes { locations, recorder: recorder.as_deref_mut(), debug };
        emit::run(isa, selection.info, dag, emitting, machine, block, notes).map_err(|e| (e, false))
    });
    let names = Names { isa, env: state.scope.env, source: state.source, machine: &state.machine };
    if tells_order && result.is_ok() {
        text.push_str(&scheduled(&names, block, before));
    }
    result.map_err(|(what, in_spare)| {
        let graph = if in_spare { &*spare } else { &*dag };
        let node = what.1.filter(|n| (n.as_u32() as usize) < graph.len());
        let explanation = node.map_or_else(Vec::new, |node| failure::lines(&names, graph, node));
        SelectError { inst: None, what, explanation }
    })
}

/// The instructions that came of a graph, in their order: those of the block after `before`.
fn scheduled(names: &Names<'_>, block: Block, before: Option<mir::Inst>) -> String {
    let mut text = format!("===== Scheduling and formation: {}\n", names.place(block));
    let all: Vec<mir::Inst> = names.machine.block_insts(block).collect();
    let known = before.and_then(|last| all.iter().position(|&i| i == last)).map_or(0, |at| at + 1);
    for &inst in &all[known..] {
        text.push_str("  ");
        // Writing to a string does not fail.
        let _ = mir::print::print_inst(names.isa, names.env, names.machine, inst, &mut text);
        text.push('\n');
    }
    text.push('\n');
    text
}

/// The steps on a graph. An error says whether it is about a node of the graph that was being made.
fn run_steps(
    selection: &Selection<'_>,
    dag: &mut Dag,
    spare: &mut Dag,
    selecting: &mut select::Scratch,
    show: &mut Show<'_>,
) -> Result<(), (Unsupported, bool)> {
    let Selection { isa, lowering, legality, .. } = *selection;
    let (here, made) = (|error| (error, false), |error| (error, true));
    let one_by_one = selection.fast != Fast::Off;
    let machine = combine::Machine { isa, legality, lowering, one_by_one };
    show.text(dag, Which::Made, "Initial");
    show.view(dag, View::DagCombine1);
    // Numbers of legal types are simplified once, when the machine may be asked, too.
    let has_vectors = legalize::vectors::are_there(dag);
    let uses = combine::count_uses(dag);
    let are_legal =
        !legality.fuses_comparisons && !has_vectors && legalize::types::are_held(legality, dag, &uses.0);
    let uses = if are_legal {
        Some(uses)
    } else {
        combine::run(None, dag, uses, 0, show.trace(trace::COMBINING)).map_err(here)?;
        None
    };
    fuse_compare_branch::run(legality, dag);
    show.text(dag, Which::Needed, "Optimized lowered");
    show.view(dag, View::LegalizeTypes);
    if !are_legal {
        legalize::vectors::run(isa, lowering, legality, dag, spare).map_err(made)?;
        legalize::types::run(isa, lowering, legality, dag, spare).map_err(made)?;
    }
    show.text(dag, Which::Needed, "Type-legalized");
    show.view(dag, View::DagCombineLt);
    let uses = uses.unwrap_or_else(|| combine::count_uses(dag));
    combine::run(Some(machine), dag, uses, 0, show.trace(trace::COMBINING)).map_err(here)?;
    if !one_by_one {
        exports::note(dag, lowering.facts().sign_extended);
    }
    show.text(dag, Which::Needed, "Optimized type-legalized");
    show.view(dag, View::Legalize);
    let (num_simple, notes) = (dag.len(), show.trace(trace::LEGALIZING));
    let changed = legalize::ops::run(isa, lowering, legality, dag, notes).map_err(here)?;
    show.text(dag, Which::Needed, "Legalized");
    show.view(dag, View::DagCombine2);
    // What is as it was has been simplified.
    if changed {
        let uses = combine::count_uses(dag);
        combine::run(Some(machine), dag, uses, num_simple, show.trace(trace::COMBINING)).map_err(here)?;
    }
    show.text(dag, Which::Needed, "Optimized legalized");
    show.view(dag, View::Isel);
    show.note("begins");
    let notes = show.trace(trace::SELECTION);
    select::run(isa, lowering, legality, dag, selecting, notes).map_err(here)?;
    show.note("ends");
    show.text(dag, Which::Needed, "Selected");
    show.view(dag, View::Sched);
    show.view(dag, View::SUnit);
    Ok(())
}

/// One PHI for every register of every IR phi, with an input from each predecessor.
fn insert_phis(state: &mut FunctionState<'_>) -> Result<(), Unsupported> {
    let mut incoming = std::mem::take(&mut state.incoming);
    incoming.sort_by_key(|i| (i.to, i.phi, i.from));
    for inputs in incoming.chunk_by(|a, b| (a.to, a.phi) == (b.to, b.phi)) {
        let block = state.machine_block(inputs[0].to)?;
        let mut operands = vec![Operand::def(inputs[0].phi)];
        for predecessor in state.machine.block(block).predecessors.clone() {
            let source = state.machine.block(predecessor).source.get();
            let found = source.and_then(|source| inputs.binary_search_by_key(&source, |i| i.from).ok());
            let input = found.map(|index| &inputs[index]);
            let input = input.ok_or_else(|| Unsupported::new("a phi without a value for a predecessor"))?;
            operands.extend([Operand::use_of(input.reg), Operand::Block(predecessor)]);
        }
        let first = state.machine.first_inst(block);
        state.machine.build(block, first, opcode::PHI, &operands);
    }
    define_unreachable(state)
}

/// PHIs of blocks that all ways have come to avoid, as returns that became part of calls do: their registers have no value.
fn define_unreachable(state: &mut FunctionState<'_>) -> Result<(), Unsupported> {
    let source = state.source;
    for block in source.blocks().skip(1).filter(|&block| !funclets::is_switch(source, block)) {
        let machine = state.machine_block(block)?;
        if !state.machine.block(machine).predecessors.is_empty() {
            continue;
        }
        let is_phi = |&inst: &Inst| source.opcode(inst) == ir::Opcode::Phi;
        for phi in source.block_insts(block).take_while(is_phi).collect::<Vec<_>>() {
            for reg in state.registers_of(phi.into())? {
                let first = state.machine.first_inst(machine);
                state.machine.build(machine, first, opcode::IMPLICIT_DEF, &[Operand::def(reg)]);
            }
        }
    }
    Ok(())
}

/// Pseudo-instructions that need control flow.
fn expand_custom(selection: &Selection<'_>, func: &mut mir::Function) {
    let Selection { isa, info, .. } = *selection;
    let num_blocks = func.num_blocks();
    let blocks = func.blocks_vec();
    for mut block in blocks {
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            let custom = isa.desc(func.opcode(inst)).has(inst_flags::CUSTOM_INSERTER);
            if custom && let Some(rest) = info.insert_custom(isa, func, inst) {
                block = rest;
                next = func.first_inst(block);
            }
        }
    }
    if func.num_blocks() > num_blocks {
        liveness::note_divided(isa, &info.reserved(isa, func), func, num_blocks);
    }
}
