//! Drawings of machine code: control-flow graphs, and dependence graphs of blocks.

pub use isel::SelectOptions;
pub use isel::draw::View;
pub use isel::trace::WORDS as TRACE_WORDS;

use ir::{Env, Module};
use mir::{Block, Function, Inst, Isa};
use support::drawing::{Box, BoxKind, Drawing, Edge, EdgeKind};
use support::hash::FxHashMap;
use tables::instructions::inst_flags;

/// Draws what is asked for.
pub fn run(isa: &Isa<'_>, module: &Module, func: &Function, options: &SelectOptions, out: &mut Vec<Drawing>) {
    let env = &module.env;
    let name = String::from_utf8_lossy(&env.globals[func.global].name).into_owned();
    let shown = options.functions.is_empty() || options.functions.contains(&name);
    let wants = |view: View| shown && options.views >> view as u32 & 1 != 0;
    if wants(View::Cfg) {
        out.push(control_flow(isa, env, func, &name));
    }
    if wants(View::MiSched) {
        let source = module.scope(func.global).func;
        let is_drawn = |&block: &Block| {
            let own = func.block(block).source.get().zip(source);
            let own = own.map_or(&[][..], |(own, source)| source.names.get(own.into()));
            let blocks = &options.view_blocks;
            blocks.is_empty() || blocks.iter().any(|name| !own.is_empty() && name.as_bytes() == own)
        };
        out.extend(func.blocks().filter(is_drawn).map(|block| dependences(isa, env, func, block, &name)));
    }
}

fn text(isa: &Isa<'_>, env: &Env, func: &Function, inst: Inst) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = mir::print::print_inst(isa, env, func, inst, &mut text);
    text
}

/// Blocks with their instructions, and where control goes.
fn control_flow(isa: &Isa<'_>, env: &Env, func: &Function, name: &str) -> Drawing {
    let blocks = func.blocks_vec();
    let index = |block: Block| blocks.iter().position(|&b| b == block).map(|i| i as u32);
    let mut drawing = Drawing {
        name: format!("cfg.{name}"),
        title: format!("CFG for '{name}' function"),
        ..Drawing::default()
    };
    for (from, &block) in blocks.iter().enumerate() {
        let id = format!("bb.{}", block.as_u32());
        let mut lines = vec![format!("{id}:")];
        lines.extend(func.block_insts(block).map(|inst| text(isa, env, func, inst)));
        let kind = if from == 0 { BoxKind::Root } else { BoxKind::Plain };
        drawing.boxes.push(Box { id, lines, kind });
        for (port, &to) in func.block(block).successors.iter().enumerate() {
            let edge = |to| Edge { from: from as u32, to, kind: EdgeKind::Flow, port: port as u32 };
            drawing.edges.extend(index(to).map(edge));
        }
    }
    drawing
}

/// Instructions of a block: who reads what, and the order of effects.
fn dependences(isa: &Isa<'_>, env: &Env, func: &Function, block: Block, name: &str) -> Drawing {
    let mut drawing = Drawing {
        name: format!("misched.{name}_bb.{}", block.as_u32()),
        title: format!("Scheduling-Units Graph for {name}:bb.{}", block.as_u32()),
        ..Drawing::default()
    };
    let mut writers: FxHashMap<mir::Reg, u32> = FxHashMap::default();
    let mut last_effect = None;
    const EFFECTS: u64 =
        inst_flags::MAY_STORE | inst_flags::CALL | inst_flags::SIDE_EFFECTS | inst_flags::TERMINATOR;
    for inst in func.block_insts(block) {
        let own = drawing.boxes.len() as u32;
        let lines = vec![text(isa, env, func, inst)];
        drawing.boxes.push(Box { id: format!("SU({own})"), lines, kind: BoxKind::Plain });
        let mut add = |to: u32, kind| {
            let edge = Edge { from: own, to, kind, port: 0 };
            if to != own && !drawing.edges.contains(&edge) {
                drawing.edges.push(edge);
            }
        };
        for reg in func.operands(inst).iter().filter_map(|o| o.used()) {
            if let Some(&writer) = writers.get(&reg) {
                add(writer, EdgeKind::Data);
            }
        }
        let desc = isa.desc(func.opcode(inst));
        if desc.has(EFFECTS | inst_flags::MAY_LOAD)
            && let Some(before) = last_effect
        {
            add(before, EdgeKind::Chain);
        }
        if desc.has(EFFECTS) {
            last_effect = Some(own);
        }
        for reg in func.operands(inst).iter().filter_map(|o| o.defined()) {
            writers.insert(reg, own);
        }
    }
    drawing
}
