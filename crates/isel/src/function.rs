//! The selection of a whole function: block by block through the steps, then its PHIs.

use crate::build::{Builder, FunctionState};
use crate::dag::Dag;
use crate::legality::Legality;
use crate::legalize;
use crate::lowering::{Lowering, Unsupported};
use crate::shared::Shared;
use crate::{combine, dump, emit, fuse, select};
use ir::{Inst, Module};
use mir::{Block, Isa, Operand, TargetInfo, opcode};
use tables::instructions::inst_flags;

/// What is shown on the way.
#[derive(Clone, Copy, Debug, Default)]
pub struct SelectOptions {
    /// Every graph after every step (`-debug-only=isel`).
    pub dump: bool,
}

/// Why a function cannot be compiled, and at which instruction.
#[derive(Clone, Debug)]
pub struct SelectError {
    pub inst: Option<Inst>,
    pub what: Unsupported,
}

/// What selection works with, besides the function.
#[derive(Clone, Copy)]
pub struct Selection<'s> {
    pub isa: &'s Isa<'s>,
    pub info: &'s dyn TargetInfo,
    pub lowering: &'s dyn Lowering,
    pub legality: &'s Legality,
    pub options: SelectOptions,
}

/// Two graphs, reused from block to block and function to function.
#[derive(Debug, Default)]
pub struct Graphs {
    dag: Dag,
    spare: Dag,
}

impl Graphs {
    /// An empty graph, which has what the graphs of the function share.
    fn begin_block(&mut self, state: &mut FunctionState<'_>) {
        self.dag.clear();
        self.dag.shared.exchange(&mut state.machine);
    }
}

/// Selects instructions for a function with a body. `text` gets the dumps that were asked for.
pub fn select_function(
    selection: &Selection<'_>,
    module: &Module,
    global: ir::Global,
    graphs: &mut Graphs,
    text: &mut String,
) -> Result<mir::Function, SelectError> {
    let nowhere = |what| SelectError { inst: None, what };
    let scope = module.scope(global);
    let source = scope.func.ok_or_else(|| nowhere(Unsupported::new("a function without a body")))?;
    let mut machine = mir::Function::new(global);
    machine.frame.reserved_bytes = selection.info.return_address_bytes();
    let Selection { isa, lowering, legality, .. } = *selection;
    // What an earlier function that failed left behind.
    *graphs.dag.shared = Shared::default();
    let mut state = FunctionState::new(isa, lowering, legality, scope, source, machine);
    state.prepare().map_err(nowhere)?;
    for block in source.blocks() {
        let machine_block = state.machine_block(block).map_err(nowhere)?;
        graphs.begin_block(&mut state);
        let mut builder = Builder::new(&mut state, &mut graphs.dag, machine_block);
        builder.build(block).map_err(|(inst, what)| SelectError { inst, what })?;
        finish_block(selection, &mut state, graphs, machine_block, text).map_err(nowhere)?;
        for comparison in std::mem::take(&mut state.comparisons) {
            graphs.begin_block(&mut state);
            Builder::new(&mut state, &mut graphs.dag, comparison.block).comparison(comparison);
            finish_block(selection, &mut state, graphs, comparison.block, text).map_err(nowhere)?;
        }
    }
    insert_phis(&mut state).map_err(nowhere)?;
    let mut func = state.machine;
    expand_custom(selection, &mut func);
    Ok(func)
}

/// Takes a graph through all steps to instructions.
fn finish_block(
    selection: &Selection<'_>,
    state: &mut FunctionState<'_>,
    graphs: &mut Graphs,
    block: Block,
    text: &mut String,
) -> Result<(), Unsupported> {
    let Selection { isa, lowering, legality, options, .. } = *selection;
    let env = state.scope.env;
    let mut show = |dag: &Dag, step: &str| {
        if options.dump {
            let title = format!("{step} selection DAG: %bb.{}", block.as_u32());
            // Writing to a string does not fail.
            let _ = dump::print(isa, env, dag, &title, text);
        }
    };
    let Graphs { dag, spare } = graphs;
    show(dag, "Initial");
    combine::run(None, dag, spare)?;
    fuse::run(legality, dag);
    show(dag, "Optimized lowered");
    legalize::types::run(isa, lowering, legality, dag, spare)?;
    show(dag, "Type-legalized");
    combine::run(Some(legality), dag, spare)?;
    show(dag, "Optimized type-legalized");
    legalize::ops::run(isa, lowering, legality, dag, spare)?;
    show(dag, "Legalized");
    combine::run(Some(legality), dag, spare)?;
    show(dag, "Optimized legalized");
    select::run(isa, lowering, legality, dag, spare)?;
    show(dag, "Selected");
    dag.shared.exchange(&mut state.machine);
    emit::run(isa, dag, &state.locations, &mut state.machine, block)
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
            let input = inputs.iter().find(|i| Some(i.from) == source);
            let input = input.ok_or_else(|| Unsupported::new("a phi without a value for a predecessor"))?;
            operands.extend([Operand::use_of(input.reg), Operand::Block(predecessor)]);
        }
        let first = state.machine.first_inst(block);
        state.machine.build(block, first, opcode::PHI, &operands);
    }
    Ok(())
}

/// Pseudo-instructions that need control flow.
fn expand_custom(selection: &Selection<'_>, func: &mut mir::Function) {
    let blocks: Vec<Block> = func.blocks().collect();
    for mut block in blocks {
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            let custom = selection.isa.desc(func.opcode(inst)).has(inst_flags::CUSTOM_INSERTER);
            if custom && let Some(rest) = selection.info.insert_custom(selection.isa, func, inst) {
                block = rest;
                next = func.first_inst(block);
            }
        }
    }
}
