//! Graphs as text, as `-debug-only=isel` and `isel-dump` show them.
//!
//! ```text
//! Optimized lowered selection DAG: %bb.0 'pom:fasal'
//! SelectionDAG has 12 nodes:
//!   t0: ch,glue = EntryToken
//!   t2: i32,ch = load<(load (s32) from %fixed-stack.0)> t0, FrameIndex:i32<-1>, undef:i32
//! ```
//!
//! A node that is used once stands before its user, indented; leaves stand in the operand lists. What LLVM's graphs have
//! and ours do not is added in print alone: the unused offset of loads and stores, and the glue of the entry token.
//!
//! Source: the layout of LLVM's SelectionDAG dumps.

use crate::dag::{Dag, Node, Payload, Value};
use crate::function_pools::FunctionPools;
use crate::node_set::NodeSet;
use ir::Env;
use mir::function::{MemBase, MemOperand};
use mir::{Block, Isa};
use std::fmt::{self, Write};
use support::hash::FxHashSet;
use tables::nodes::NodeOp;
use tables::selection::{Extension, TargetNode, flag_bits};
use tables::value_type::ValueType;

/// What names in dumps are looked up in.
#[derive(Clone, Copy)]
pub struct Names<'n> {
    pub isa: &'n Isa<'n>,
    pub env: &'n Env,
    pub source: &'n ir::Function,
    pub machine: &'n mir::Function,
}

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

impl Names<'_> {
    /// The name of the function that is compiled.
    pub fn function(&self) -> String {
        String::from_utf8_lossy(&self.env.globals[self.machine.global].name).into_owned()
    }

    /// `%bb.1 'pom:xeu'`
    pub fn place(&self, block: Block) -> String {
        let (function, source) = (self.function(), self.source_name(block));
        format!("%bb.{} '{function}:{source}'", block.as_u32())
    }

    /// The name of the IR block that a block was made of; empty if it has none.
    pub fn source_name(&self, block: Block) -> String {
        let source = self.machine.block(block).source.get();
        let name = source.map(|source| self.source.names.get(source.into())).unwrap_or_default();
        String::from_utf8_lossy(name).into_owned()
    }

    /// That name, or the number of the block.
    pub fn block(&self, block: Block) -> String {
        let name = self.source_name(block);
        if name.is_empty() { format!("bb.{}", block.as_u32()) } else { name }
    }
}

/// Leaves are written where they are used.
pub fn is_inline(dag: &Dag, node: Node) -> bool {
    dag.operands(node).is_empty() && dag.op(node) != NodeOp::ENTRY_TOKEN
}

/// Whether the node accesses memory as LLVM's loads and stores do, which have an offset that is not used.
fn has_offset(dag: &Dag, node: Node) -> bool {
    matches!(dag.op(node), NodeOp::LOAD | NodeOp::STORE)
}

/// The type of an address, from an access to memory.
fn pointer_operand(dag: &Dag, node: Node) -> Option<Value> {
    has_offset(dag, node).then(|| dag.operands(node).last().copied()).flatten()
}

/// Which nodes are there: those that the root needs, or all that were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    Needed,
    /// A graph that was just built has some that nobody wants, such as the address of a function that is called by name.
    Made,
}

impl Which {
    fn of(self, dag: &Dag) -> NodeSet {
        match self {
            Which::Needed => dag.reachable(),
            Which::Made => NodeSet::all(dag.len()),
        }
    }
}

/// Number of nodes, as dumps count them.
pub fn count(dag: &Dag, which: Which) -> usize {
    let is_there = which.of(dag);
    let there = || dag.nodes().filter(|n| is_there.contains(*n));
    let pointer = there().find_map(|n| pointer_operand(dag, n)).map(|v| dag.type_of(v));
    let has_undef = there().any(|n| dag.op(n) == NodeOp::UNDEF && Some(dag.types(n)[0]) == pointer);
    there().count() + usize::from(pointer.is_some() && !has_undef)
}

/// Prints the nodes. O(nodes and operands).
pub fn print(names: &Names<'_>, dag: &Dag, which: Which, title: &str, out: &mut impl Write) -> fmt::Result {
    writeln!(out, "\n{title}\nSelectionDAG has {} nodes:", count(dag, which))?;
    for (_, depth, text) in lines(names, dag, which) {
        writeln!(out, "{:indent$}{text}", "", indent = 2 * depth)?;
    }
    out.write_char('\n')
}

/// The nodes as text, each with the depth to which it is indented.
pub fn lines(names: &Names<'_>, dag: &Dag, which: Which) -> Vec<(Node, usize, String)> {
    let is_there = which.of(dag);
    let mut uses = vec![0u32; dag.len()];
    for node in dag.nodes().filter(|n| is_there.contains(*n)) {
        for operand in dag.operands(node) {
            uses[operand.node.as_u32() as usize] += 1;
        }
    }
    let printer = Printer { names, dag, shared: &dag.shared, uses, glued: glued(dag) };
    let mut lines = Vec::new();
    for node in dag.nodes().filter(|n| is_there.contains(*n) && *n != dag.root.node) {
        let uses = printer.uses[node.as_u32() as usize];
        if uses == 0 || (uses > 1 && !is_inline(dag, node)) {
            printer.tree(node, &mut lines);
        }
    }
    printer.tree(dag.root.node, &mut lines);
    lines
}

/// What a leaf stands for, in as few words as possible.
pub fn leaf_text(names: &Names<'_>, dag: &Dag, node: Node) -> String {
    if let Payload::Global { global, offset, .. } = dag.payload(node) {
        let name = String::from_utf8_lossy(&names.env.globals[global].name);
        return if offset == 0 { format!("@{name}") } else { format!("@{name}{offset:+}") };
    }
    let (uses, glued) = (Vec::new(), FxHashSet::default());
    let printer = Printer { names, dag, shared: &dag.shared, uses, glued };
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = printer.details(node, &mut text);
    let text = text.trim();
    let text = text.strip_prefix('<').and_then(|t| t.strip_suffix('>')).unwrap_or(text);
    if text.is_empty() { op_name(names.isa, dag.op(node)) } else { text.to_owned() }
}

/// One node on a line, without what it is made of.
pub fn node_text(names: &Names<'_>, dag: &Dag, node: Node) -> String {
    node_text_of(names, dag, node, dag)
}

/// The same of a graph whose shared part has gone to its successor.
pub fn node_text_of(names: &Names<'_>, dag: &Dag, node: Node, successor: &Dag) -> String {
    let shared = &successor.shared;
    let printer = Printer { names, dag, shared, uses: Vec::new(), glued: FxHashSet::default() };
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = printer.node(node, &mut text);
    text
}

/// A node with what it is made of, as an indented tree of at most `max_lines` lines.
pub fn small_tree(names: &Names<'_>, dag: &Dag, node: Node, max_lines: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut pending = vec![(node, 0usize)];
    while let Some((node, depth)) = pending.pop() {
        if lines.len() == max_lines {
            lines.push(format!("{:indent$}…", "", indent = 2 * depth));
            break;
        }
        lines.push(format!("{:indent$}{}", "", node_text(names, dag, node), indent = 2 * depth));
        let is_value = |v: &&Value| dag.type_of(**v).is_int() || dag.type_of(**v).is_float();
        let operands = dag.operands(node).iter().filter(is_value).filter(|v| !is_inline(dag, v.node));
        pending.extend(operands.rev().map(|v| (v.node, depth + 1)));
    }
    lines
}

fn glued(dag: &Dag) -> FxHashSet<Node> {
    dag.nodes().filter_map(|n| dag.glue_operand(n)).map(|v| v.node).collect()
}

struct Printer<'p> {
    names: &'p Names<'p>,
    dag: &'p Dag,
    shared: &'p FunctionPools,
    /// By node.
    uses: Vec<u32>,
    /// Nodes whose glue is used.
    glued: FxHashSet<Node>,
}

impl Printer<'_> {
    /// The node after those that only it uses, each one step further in.
    fn tree(&self, root: Node, lines: &mut Vec<(Node, usize, String)>) {
        // The second visit to a node prints it.
        let mut pending = vec![(root, 1usize, false)];
        while let Some((node, depth, is_second)) = pending.pop() {
            if is_second {
                let mut text = String::new();
                // Writing to a string does not fail.
                let _ = self.node(node, &mut text);
                // Deep graphs are not indented for ever.
                lines.push((node, depth.min(40), text));
                continue;
            }
            pending.push((node, depth, true));
            for operand in self.dag.operands(node).iter().rev() {
                let once = self.uses[operand.node.as_u32() as usize] == 1;
                if once && !is_inline(self.dag, operand.node) {
                    pending.push((operand.node, depth + 1, false));
                }
            }
        }
    }

    fn node(&self, node: Node, out: &mut impl Write) -> fmt::Result {
        let dag = self.dag;
        write!(out, "{node}: ")?;
        // A copy to a register gives glue only to those who want it.
        let types = match dag.types(node) {
            [ValueType::OTHER, ValueType::GLUE]
                if dag.op(node) == NodeOp::COPY_TO_REG && !self.glued.contains(&node) =>
            {
                &[ValueType::OTHER]
            }
            types => types,
        };
        for (i, ty) in types.iter().enumerate() {
            write!(out, "{}{ty}", if i == 0 { "" } else { "," })?;
        }
        if dag.op(node) == NodeOp::ENTRY_TOKEN {
            out.write_str(",glue")?;
        }
        write!(out, " = {}", op_name(self.names.isa, dag.op(node)))?;
        self.flags(node, out)?;
        if let Some(mem) = dag.mem(node) {
            let is_machine = dag.op(node).opcode().is_some();
            out.write_str(if is_machine { "<Mem:" } else { "<" })?;
            self.mem(mem, out)?;
            out.write_char('>')?;
        }
        if is_inline(dag, node) {
            self.details(node, out)?;
        }
        for (i, &operand) in dag.operands(node).iter().enumerate() {
            out.write_str(if i == 0 { " " } else { ", " })?;
            self.operand(operand, out)?;
        }
        match pointer_operand(dag, node) {
            Some(pointer) => write!(out, ", undef:{}", dag.type_of(pointer)),
            None => Ok(()),
        }
    }

    fn flags(&self, node: Node, out: &mut impl Write) -> fmt::Result {
        const WORDS: &[(u16, &str)] = &[
            (flag_bits::NO_UNSIGNED_WRAP, " nuw"),
            (flag_bits::NO_SIGNED_WRAP, " nsw"),
            (flag_bits::EXACT, " exact"),
            (flag_bits::DISJOINT, " disjoint"),
            (flag_bits::NON_NEG, " nneg"),
            (flag_bits::NO_NANS, " nnan"),
            (flag_bits::NO_INFS, " ninf"),
            (flag_bits::NO_SIGNED_ZEROS, " nsz"),
            (flag_bits::ALLOW_RECIPROCAL, " arcp"),
            (flag_bits::ALLOW_CONTRACT, " contract"),
            (flag_bits::APPROX_FUNCS, " afn"),
            (flag_bits::ALLOW_REASSOCIATION, " reassoc"),
        ];
        let flags = self.dag.node(node).flags;
        WORDS.iter().filter(|(bit, _)| flags & bit != 0).try_for_each(|(_, word)| out.write_str(word))
    }

    fn mem(&self, mem: &MemOperand, out: &mut impl Write) -> fmt::Result {
        out.write_char('(')?;
        if mem.is_volatile {
            out.write_str("volatile ")?;
        }
        let word = match (mem.is_load, mem.is_store) {
            (true, true) => "load store",
            (true, false) => "load",
            _ => "store",
        };
        write!(out, "{word} (s{})", mem.ty.bits())?;
        let word = if mem.is_load { "from" } else { "into" };
        match mem.base {
            MemBase::Frame(index) => write!(out, " {word} {index:?}")?,
            MemBase::ConstantPool => write!(out, " {word} constant-pool")?,
            MemBase::Got => write!(out, " {word} got")?,
            MemBase::Value(value) => self.pointer(value, word, out)?,
            MemBase::Unknown => {}
        }
        if mem.offset != 0 {
            write!(out, " + {}", mem.offset)?;
        }
        let natural = mem.ty.bits().div_ceil(8).next_power_of_two().ilog2();
        if u32::from(mem.align_log2) != natural {
            write!(out, ", align {}", 1u64 << mem.align_log2)?;
        }
        out.write_char(')')?;
        match mem.extension {
            Extension::None => Ok(()),
            Extension::Any => write!(out, ", anyext from {}", mem.ty),
            Extension::Sign => write!(out, ", sext from {}", mem.ty),
            Extension::Zero => write!(out, ", zext from {}", mem.ty),
        }
    }

    fn pointer(&self, value: ir::Value, word: &str, out: &mut impl Write) -> fmt::Result {
        if let Some(global) = value.as_global() {
            let name = &self.names.env.globals[global].name;
            return write!(out, " {word} @{}", String::from_utf8_lossy(name));
        }
        match self.names.source.names.get(value) {
            [] => Ok(()),
            name => write!(out, " {word} %ir.{}", String::from_utf8_lossy(name)),
        }
    }

    fn operand(&self, value: Value, out: &mut impl Write) -> fmt::Result {
        if !is_inline(self.dag, value.node) {
            return write!(out, "{value:?}");
        }
        let (dag, node) = (self.dag, value.node);
        if let Payload::Cond(code) = dag.payload(node) {
            return write!(out, "{}:ch", code.name());
        }
        write!(out, "{}:{}", op_name(self.names.isa, dag.op(node)), dag.type_of(value))?;
        self.details(node, out)
    }

    /// What a leaf stands for.
    fn details(&self, node: Node, out: &mut impl Write) -> fmt::Result {
        let (dag, names) = (self.dag, self.names);
        let global_name = |global: ir::Global| String::from_utf8_lossy(&names.env.globals[global].name);
        match dag.payload(node) {
            Payload::None | Payload::Mask(_) => Ok(()),
            Payload::Int(n) => write!(out, "<{n}>"),
            Payload::Wide(index) => match dag.wide.get(index as usize) {
                Some(number) => write!(out, "<{}>", number.to_decimal_signed()),
                None => Ok(()),
            },
            Payload::Reg(reg) => match reg.as_physical() {
                Some(reg) => write!(out, " ${}", names.isa.reg_name(reg).to_ascii_lowercase()),
                None => write!(out, " {reg:?}"),
            },
            Payload::Block(block) => write!(out, "<{}>", names.block(block)),
            Payload::Frame(index) => write!(out, "<{}>", index.0),
            Payload::Index(index, _) => write!(out, "<{index}>"),
            Payload::Symbol(index, _) => {
                let symbol = self.shared.symbols.get(index as usize);
                write!(out, "'{}'", String::from_utf8_lossy(symbol.map_or(&[], |s| s)))
            }
            Payload::BlockAddress { global, block, .. } => {
                write!(out, "<@{}, {block}>", global_name(global))
            }
            Payload::Global { global, offset, .. } => {
                write!(out, "<ptr @{}> ", global_name(global))?;
                if offset > 0 { write!(out, "+ {offset}") } else { write!(out, "{offset}") }
            }
            Payload::Cond(code) => write!(out, " {}", code.name()),
            Payload::Type(ty) => write!(out, ":{ty}"),
        }
    }
}
