//! Graphs as text, as `-debug-only=isel` shows them.
//!
//! Source: the layout of LLVM's SelectionDAG dumps (`t3: i32,ch = load<(load (s32))> t0, t2`).

use crate::dag::{Dag, Node, Payload, Value};
use ir::Env;
use mir::Isa;
use std::fmt::{self, Write};
use tables::nodes::NodeOp;
use tables::selection::{Extension, TargetNode};

/// The name of an operation: generic, of the target, or of an instruction.
pub fn op_name(isa: &Isa<'_>, op: NodeOp) -> String {
    if let Some(name) = op.dump_name() {
        return name.to_owned();
    }
    let image = &isa.target.image;
    match (op.opcode(), op.target_index()) {
        (Some(opcode), _) => isa.opcode_name(opcode).to_owned(),
        (_, Some(index)) => {
            let node = image.records::<TargetNode>().get(index.into());
            node.map_or("?", |n| image.string(n.name)).to_owned()
        }
        _ => "?".to_owned(),
    }
}

/// Prints the reachable nodes, operands first.
pub fn print(isa: &Isa<'_>, env: &Env, dag: &Dag, title: &str, out: &mut impl Write) -> fmt::Result {
    let reachable = dag.reachable();
    let count = reachable.iter().filter(|&&r| r).count();
    writeln!(out, "{title}\nSelectionDAG has {count} nodes:")?;
    for node in dag.nodes().filter(|n| reachable[n.as_u32() as usize]) {
        if is_inline(dag, node) {
            continue;
        }
        out.write_str("  ")?;
        print_node(isa, env, dag, node, out)?;
        out.write_char('\n')?;
    }
    out.write_char('\n')
}

/// Leaves are written where they are used.
fn is_inline(dag: &Dag, node: Node) -> bool {
    dag.operands(node).is_empty() && dag.op(node) != NodeOp::ENTRY_TOKEN
}

fn print_node(isa: &Isa<'_>, env: &Env, dag: &Dag, node: Node, out: &mut impl Write) -> fmt::Result {
    write!(out, "{node}: ")?;
    for (i, ty) in dag.types(node).iter().enumerate() {
        write!(out, "{}{ty}", if i == 0 { "" } else { "," })?;
    }
    write!(out, " = {}", op_name(isa, dag.op(node)))?;
    if let Some(mem) = dag.mem(node) {
        write!(out, "<({} (s{})", if mem.is_load { "load" } else { "store" }, mem.ty.bits())?;
        out.write_str(match mem.extension {
            Extension::None => ")",
            Extension::Any => "), anyext",
            Extension::Sign => "), sext",
            Extension::Zero => "), zext",
        })?;
        if mem.extension != Extension::None {
            write!(out, " from {}", mem.ty)?;
        }
        out.write_char('>')?;
    }
    for (i, &operand) in dag.operands(node).iter().enumerate() {
        out.write_str(if i == 0 { " " } else { ", " })?;
        print_operand(isa, env, dag, operand, out)?;
    }
    Ok(())
}

fn print_operand(isa: &Isa<'_>, env: &Env, dag: &Dag, value: Value, out: &mut impl Write) -> fmt::Result {
    if !is_inline(dag, value.node) {
        return write!(out, "{value:?}");
    }
    let ty = dag.type_of(value);
    write!(out, "{}", op_name(isa, dag.op(value.node)))?;
    match dag.payload(value.node) {
        Payload::None => write!(out, ":{ty}"),
        Payload::Int(n) => write!(out, ":{ty}<{n}>"),
        Payload::Wide(index) => write!(out, ":{ty}<{}>", dag.wide[index as usize].to_decimal_signed()),
        Payload::Reg(reg) => match reg.as_physical() {
            Some(reg) => write!(out, ":{ty} ${}", isa.reg_name(reg).to_ascii_lowercase()),
            None => write!(out, ":{ty} {reg:?}"),
        },
        Payload::Block(block) => write!(out, ":ch<bb.{}>", block.as_u32()),
        Payload::Frame(index) => write!(out, ":{ty}<{}>", index.0),
        Payload::Index(index, _) | Payload::Symbol(index, _) => write!(out, ":{ty}<{index}>"),
        Payload::BlockAddress { global, block, .. } => {
            write!(out, ":{ty}<@{}, {block}>", String::from_utf8_lossy(&env.globals[global].name))
        }
        Payload::Global { global, offset, .. } => {
            write!(out, ":{ty}<@{}>", String::from_utf8_lossy(&env.globals[global].name))?;
            if offset == 0 { Ok(()) } else { write!(out, " + {offset}") }
        }
        Payload::Cond(code) => write!(out, ":{}", code.name()),
        Payload::Type(ty) => write!(out, ":{ty}"),
        Payload::Mask(_) => Ok(()),
    }
}
