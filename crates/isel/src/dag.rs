//! The selection graph of one basic block.
//!
//! A node has an operation, operands (each a result of another node), result types and, for leaves, a [`Payload`]. Side
//! effects are ordered by a *chain*: the first operand and the last result but glue, of type `ch`. *Glue* keeps two nodes
//! next to each other. Equal nodes are one node, unless they are glued.
//!
//! Nodes are made after their operands, so index order is topological, and none is changed but for how it accesses memory.
//! Steps that simplify or replace operations make new nodes behind those that are there ([`Dag::rewrite`]), and so does
//! selection; steps that change types read one graph and write another ([`Dag::clear`] keeps the memory). So there may be
//! nodes that nobody refers to: what counts is [reachable](Dag::reachable).
//!
//! Source: the graph is LLVM's SelectionDAG, as "The LLVM Target-Independent Code Generator" describes it.

use crate::function_pools::FunctionPools;
use crate::node_set::NodeSet;
use hashbrown::HashTable;
use ir::Global;
use mir::{Block, FrameIndex, MemOperand, MemRef, Reg};
use smallvec::SmallVec;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use support::apint::APInt;
use support::entity::{List, ListPool, OptionalEntity, PrimaryMap, entity};
use support::hash::{self, FxHashMap, FxHasher};
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

entity! {
    /// A node of a graph.
    pub struct Node = "t";
}

/// A result of a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value {
    pub node: Node,
    pub result: u32,
}

impl Value {
    pub const fn new(node: Node, result: u32) -> Value {
        Value { node, result }
    }
}

impl From<Node> for Value {
    fn from(node: Node) -> Value {
        Value::new(node, 0)
    }
}

impl std::fmt::Debug for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.result {
            0 => write!(f, "{}", self.node),
            n => write!(f, "{}:{n}", self.node),
        }
    }
}

/// What the address of a global depends on.
pub mod global_flags {
    /// The program that is linked has the symbol itself: no other object can take its place when programs are loaded.
    pub const LOCAL: u8 = 1;
    /// A thread's copy is found by an offset from its pointer, from a table.
    pub const INITIAL_EXEC: u8 = 2;
    /// The offset is a constant of the program.
    pub const LOCAL_EXEC: u8 = 4;
    /// The logarithm of an alignment that the symbol has, from this bit on.
    pub const ALIGN_SHIFT: u8 = 3;
    /// No more than this is said.
    pub const MAX_ALIGN_LOG2: u8 = 7;
    /// The linker has a number for the symbol, which is no place relative to code.
    pub const ABSOLUTE: u8 = 1 << 6;
    /// The address is in an entry of a table, which is for the symbol and not for places behind it.
    pub const IN_TABLE: u8 = 1 << 7;
}

/// What a leaf stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Payload {
    #[default]
    None,
    /// An integer of at most 64 bits, sign-extended from its type; or the bits of a floating-point number.
    Int(i64),
    /// A wider integer: index into [`Dag::wide`].
    Wide(u32),
    Reg(Reg),
    Block(Block),
    Frame(FrameIndex),
    /// Constant-pool entry or jump table, with the part of the address that is meant.
    Index(u32, u8),
    /// Of `TARGET_GLOBAL_ADDRESS`, `flags` is the part of the address that is meant; of the addresses that the source
    /// has, [`global_flags`].
    Global {
        global: Global,
        flags: u8,
        offset: i64,
    },
    /// Address of an IR block, with the part that is meant.
    BlockAddress {
        global: Global,
        block: ir::Block,
        flags: u8,
    },
    /// Symbol of the machine function, with the part of the address that is meant.
    Symbol(u32, u8),
    Cond(CondCode),
    Type(ValueType),
    /// Register mask of the machine function.
    Mask(u32),
}

/// One word of nearly all of them. Kinds are not told apart: the operations that have them are.
impl Hash for Payload {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        match *self {
            Payload::None => {}
            Payload::Int(number) => state.write_i64(number),
            Payload::Wide(index) | Payload::Mask(index) => state.write_u32(index),
            Payload::Reg(reg) => reg.hash(state),
            Payload::Block(block) => block.hash(state),
            Payload::Frame(index) => index.hash(state),
            Payload::Index(index, part) | Payload::Symbol(index, part) => {
                state.write_u64(u64::from(index) << 8 | u64::from(part));
            }
            Payload::Global { global, flags, offset } => {
                state.write_u64(u64::from(global.as_u32()) << 8 | u64::from(flags));
                state.write_i64(offset);
            }
            Payload::BlockAddress { global, block, flags } => {
                state.write_u64(u64::from(global.as_u32()) << 32 | u64::from(block.as_u32()));
                state.write_u8(flags);
            }
            Payload::Cond(code) => state.write_u8(code.0),
            Payload::Type(ty) => state.write_u64(ty.to_raw()),
        }
    }
}

/// How many bytes from a symbol, in both directions, an address may be that a relocation describes. Linkers place symbols
/// where 32 bits reach them, and know nothing of what is added; the System V ABI's small code model leaves 16 MiB for that
/// (x86-64 psABI, 3.5.1).
const MAX_OFFSET: u64 = 16 << 20;

impl Payload {
    /// The address of a global so many bytes further on; `None` of others, where relocations may not reach, and of what has an
    /// entry of its own in a table.
    pub fn moved(self, by: i64) -> Option<Payload> {
        let Payload::Global { global, flags, offset } = self else { return None };
        let is_reached = |sum: &i64| sum.unsigned_abs() < MAX_OFFSET && flags & global_flags::IN_TABLE == 0;
        let offset = offset.checked_add(by).filter(is_reached)?;
        Some(Payload::Global { global, flags, offset })
    }
}

#[derive(Clone, Copy, Debug)]
pub struct NodeData {
    pub op: NodeOp,
    /// [`tables::selection::flag_bits`].
    pub flags: u16,
    operands: List,
    types: List,
    pub payload: Payload,
    pub mem: OptionalEntity<MemRef>,
    /// Place in the source: scheduling keeps to it.
    pub order: u32,
}

/// See the module text.
#[derive(Debug)]
pub struct Dag {
    nodes: PrimaryMap<Node, NodeData>,
    operands: ListPool<Value>,
    types: ListPool<ValueType>,
    index: HashTable<Node>,
    /// Nodes that [`make`](Self::make) does not find; see [`rewrite`](Self::rewrite).
    hidden: Range<u32>,
    /// Hidden nodes that were wanted, and the equal ones that were made.
    twins: FxHashMap<Node, Node>,
    /// A bit for each operation that was made, by its number modulo their count: see [`may_have`](Self::may_have).
    operations: [u64; 4],
    pub mems: PrimaryMap<MemRef, MemOperand>,
    pub wide: Vec<APInt>,
    /// The last chain: everything that has to happen is reached from here.
    pub root: Value,
    /// Given to the nodes that are made.
    pub order: u32,
    /// Of the function; see [`FunctionPools`].
    pub shared: Box<FunctionPools>,
}

impl Default for Dag {
    fn default() -> Self {
        Self::new()
    }
}

impl Dag {
    pub fn new() -> Dag {
        let mut dag = Dag {
            nodes: PrimaryMap::new(),
            operands: ListPool::new(),
            types: ListPool::new(),
            index: HashTable::new(),
            hidden: 0..0,
            twins: FxHashMap::default(),
            operations: [0; 4],
            mems: PrimaryMap::new(),
            wide: Vec::new(),
            root: Value::new(Node::from_u32(0), 0),
            order: 0,
            shared: Box::default(),
        };
        dag.clear();
        dag
    }

    /// Empties the graph but for the entry token, node 0, and what it shares with others.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.operands.clear();
        self.types.clear();
        hash::empty_table(&mut self.index);
        self.hide_none();
        self.operations = [0; 4];
        self.mems.clear();
        self.wide.clear();
        self.order = 0;
        self.root = self.make(Parts::new(NodeOp::ENTRY_TOKEN, &[ValueType::OTHER], &[])).into();
    }

    /// Empties the graph, and takes over what `before` shares with other graphs.
    pub(crate) fn start_from(&mut self, before: &mut Dag) {
        self.clear();
        std::mem::swap(&mut self.shared, &mut before.shared);
    }

    pub fn entry(&self) -> Value {
        Value::new(Node::from_u32(0), 0)
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn is_empty(&self) -> bool {
        false
    }

    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = Node> + ExactSizeIterator + use<> {
        self.nodes.keys()
    }

    #[inline]
    pub fn node(&self, node: Node) -> &NodeData {
        &self.nodes[node]
    }

    #[inline]
    pub fn op(&self, node: Node) -> NodeOp {
        self.nodes[node].op
    }

    #[inline]
    pub fn operands(&self, node: Node) -> &[Value] {
        self.operands.get(self.nodes[node].operands)
    }

    #[inline]
    pub fn types(&self, node: Node) -> &[ValueType] {
        self.types.get(self.nodes[node].types)
    }

    #[inline]
    pub fn type_of(&self, value: Value) -> ValueType {
        self.types(value.node).get(value.result as usize).copied().unwrap_or_default()
    }

    /// Numbers the results of all nodes, from 0 to [`num_results`](Self::num_results).
    #[inline]
    pub fn result_index(&self, value: Value) -> Option<usize> {
        let data = self.nodes.get(value.node)?;
        Some(data.types.start() + value.result as usize)
    }

    pub fn num_results(&self) -> usize {
        self.types.capacity_used()
    }

    /// Whether there may be a node with such an operation: steps that are about few operations look no further in most graphs.
    #[inline]
    pub fn may_have(&self, op: NodeOp) -> bool {
        let (word, bit) = place_of(op);
        self.operations[word] & bit != 0
    }

    pub fn payload(&self, node: Node) -> Payload {
        self.nodes[node].payload
    }

    pub fn mem(&self, node: Node) -> Option<&MemOperand> {
        self.nodes[node].mem.get().map(|m| &self.mems[m])
    }

    /// Changes how a load or store accesses memory. The node is found under its new description from then on only by its
    /// index, so nothing equal to it may be wanted.
    pub fn set_mem(&mut self, node: Node, mem: MemOperand) {
        if let Some(m) = self.nodes[node].mem.get() {
            self.mems[m] = mem;
        }
    }

    /// The number of a constant of at most 64 bits, `Constant` or `TargetConstant`.
    pub fn as_constant(&self, value: Value) -> Option<i64> {
        match (self.op(value.node), self.payload(value.node)) {
            (NodeOp::CONSTANT | NodeOp::TARGET_CONSTANT, Payload::Int(n)) => Some(n),
            _ => None,
        }
    }

    /// The number of an integer constant of any width, if 64 bits hold it with its sign.
    pub fn as_number(&self, value: Value) -> Option<i64> {
        match (self.op(value.node), self.payload(value.node)) {
            (NodeOp::CONSTANT, Payload::Int(n)) => Some(n),
            (NodeOp::CONSTANT, Payload::Wide(index)) => {
                let number = self.wide.get(index as usize)?;
                (number.min_signed_bits() <= 64).then(|| number.low_u64() as i64)
            }
            _ => None,
        }
    }

    /// Whether a selected node is written into its users: a register, a number, a block, the beginning of the chain. No
    /// instruction is made of it.
    pub(crate) fn is_plain_leaf(&self, node: Node) -> bool {
        let op = self.op(node);
        let is_made =
            op.opcode().is_some() || matches!(op, NodeOp::UNDEF | NodeOp::INLINEASM | NodeOp::EH_LABEL);
        !is_made && self.operands(node).is_empty()
    }

    /// The index of the chain among the results, if the node has one.
    pub fn chain_result(&self, node: Node) -> Option<u32> {
        self.types(node).iter().rposition(|&t| t == ValueType::OTHER).map(|i| i as u32)
    }

    /// The chain that the node continues.
    pub fn chain_operand(&self, node: Node) -> Option<Value> {
        let first = self.operands(node).first().copied()?;
        (self.type_of(first) == ValueType::OTHER && self.is_chain(first)).then_some(first)
    }

    /// Leaves such as blocks and conditions have the type of a chain, too.
    fn is_chain(&self, value: Value) -> bool {
        !matches!(
            self.op(value.node),
            NodeOp::BASIC_BLOCK | NodeOp::CONDCODE | NodeOp::VALUETYPE | NodeOp::REGISTER_MASK
        )
    }

    /// The glue that the node takes.
    pub fn glue_operand(&self, node: Node) -> Option<Value> {
        let last = self.operands(node).last().copied()?;
        (self.type_of(last) == ValueType::GLUE).then_some(last)
    }

    // Making nodes.

    /// The node with these parts, made unless it exists.
    pub fn make(&mut self, parts: Parts<'_>) -> Node {
        if self.is_glued(parts.types, parts.operands) {
            return self.push(parts);
        }
        let hash = parts.hash_value();
        let mut twin = None;
        let found = self.index.find(hash, |&node| {
            let is_hidden = self.hidden.contains(&node.as_u32());
            let is_same = self.is_same(node, &parts);
            if is_same && is_hidden {
                twin = Some(node);
            }
            is_same && !is_hidden
        });
        if let Some(&node) = found {
            let order = self.order.min(self.nodes[node].order);
            self.nodes[node].order = order;
            // What both promise holds.
            self.nodes[node].flags &= parts.flags;
            return node;
        }
        let node = self.push(parts);
        if let Some(twin) = twin {
            self.twins.insert(twin, node);
        }
        let (nodes, operands, types) = (&self.nodes, &self.operands, &self.types);
        self.index.insert_unique(hash, node, |&n| parts_of(nodes, operands, types, n).hash_value());
        node
    }

    /// Nodes that give or take glue are never one.
    fn is_glued(&self, types: &[ValueType], operands: &[Value]) -> bool {
        types.last() == Some(&ValueType::GLUE)
            || operands.last().is_some_and(|&v| self.type_of(v) == ValueType::GLUE)
    }

    fn push(&mut self, parts: Parts<'_>) -> Node {
        let (word, bit) = place_of(parts.op);
        self.operations[word] |= bit;
        self.nodes.push(NodeData {
            op: parts.op,
            flags: parts.flags,
            operands: self.operands.add(parts.operands),
            types: self.types.add(parts.types),
            payload: parts.payload,
            mem: parts.mem.into(),
            order: self.order,
        })
    }

    /// Keeps [`make`](Self::make) from finding these nodes, in place of others.
    #[inline]
    pub(crate) fn hide(&mut self, nodes: Range<u32>) {
        self.hidden = nodes;
    }

    pub(crate) fn hide_none(&mut self) {
        self.hidden = 0..0;
        hash::empty(&mut self.twins);
    }

    /// The node with other operands: itself if they are the same.
    #[inline]
    pub(crate) fn with_operands(&mut self, node: Node, operands: &[Value]) -> Node {
        if self.operands(node) != operands {
            return self.remake(node, operands);
        }
        self.twins.get(&node).copied().unwrap_or(node)
    }

    /// The node that is made of other operands.
    pub(crate) fn remake(&mut self, node: Node, operands: &[Value]) -> Node {
        let NodeData { op, flags, payload, mem, .. } = self.nodes[node];
        let types: SmallVec<[ValueType; 4]> = SmallVec::from_slice(self.types(node));
        self.make(Parts { op, types: &types, operands, payload, flags, mem: mem.get() })
    }

    /// The node with these parts, if it exists and has no glue.
    pub fn existing(&self, parts: Parts<'_>) -> Option<Node> {
        self.index.find(parts.hash_value(), |&n| self.is_same(n, &parts)).copied()
    }

    fn is_same(&self, node: Node, parts: &Parts<'_>) -> bool {
        let data = &self.nodes[node];
        data.op == parts.op
            && data.payload == parts.payload
            && self.operands.get(data.operands) == parts.operands
            && self.types.get(data.types) == parts.types
            && data.mem.get().map(|m| self.mems[m]) == parts.mem.map(|m| self.mems[m])
    }

    /// A node with one result, which is returned.
    pub fn value(&mut self, op: NodeOp, ty: ValueType, operands: &[Value]) -> Value {
        self.make(Parts::new(op, &[ty], operands)).into()
    }

    /// A leaf.
    pub fn leaf(&mut self, op: NodeOp, ty: ValueType, payload: Payload) -> Value {
        self.make(Parts { payload, ..Parts::new(op, &[ty], &[]) }).into()
    }

    /// The address of a global so many bytes behind another, where a relocation can say that.
    pub fn behind_global(&mut self, address: Value, by: i64) -> Option<Value> {
        let payload = self.payload(address.node).moved(by)?;
        let is_address = self.op(address.node) == NodeOp::GLOBAL_ADDRESS;
        is_address.then(|| self.leaf(NodeOp::GLOBAL_ADDRESS, self.type_of(address), payload))
    }

    /// A constant; `number` is cut to the width of the type.
    pub fn constant(&mut self, number: i64, ty: ValueType) -> Value {
        self.leaf(NodeOp::CONSTANT, ty, Payload::Int(sign_extend(number, ty.scalar_bits())))
    }

    /// An immediate operand of an instruction.
    pub fn target_constant(&mut self, number: i64, ty: ValueType) -> Value {
        self.leaf(NodeOp::TARGET_CONSTANT, ty, Payload::Int(number))
    }

    /// A constant of any width.
    pub fn wide_constant(&mut self, number: &APInt, ty: ValueType) -> Value {
        if ty.scalar_bits() <= 64 {
            return self.constant(number.low_u64() as i64, ty);
        }
        let known = self.wide.iter().position(|n| n == number);
        let index = known.unwrap_or_else(|| {
            self.wide.push(number.clone());
            self.wide.len() - 1
        });
        self.leaf(NodeOp::CONSTANT, ty, Payload::Wide(index as u32))
    }

    pub fn undef(&mut self, ty: ValueType) -> Value {
        self.leaf(NodeOp::UNDEF, ty, Payload::None)
    }

    pub fn cond(&mut self, code: CondCode) -> Value {
        self.leaf(NodeOp::CONDCODE, ValueType::OTHER, Payload::Cond(code))
    }

    pub fn type_leaf(&mut self, ty: ValueType) -> Value {
        self.leaf(NodeOp::VALUETYPE, ValueType::OTHER, Payload::Type(ty))
    }

    pub fn block(&mut self, block: Block) -> Value {
        self.leaf(NodeOp::BASIC_BLOCK, ValueType::OTHER, Payload::Block(block))
    }

    pub fn register(&mut self, reg: Reg, ty: ValueType) -> Value {
        self.leaf(NodeOp::REGISTER, ty, Payload::Reg(reg))
    }

    pub fn setcc(&mut self, ty: ValueType, lhs: Value, rhs: Value, code: CondCode) -> Value {
        let code = self.cond(code);
        self.value(NodeOp::SETCC, ty, &[lhs, rhs, code])
    }

    /// Writes a register: gives the chain, and glue if asked for.
    pub fn copy_to_reg(&mut self, chain: Value, reg: Reg, value: Value, glue: Option<Value>) -> Node {
        let ty = self.type_of(value);
        let register = self.register(reg, ty);
        let types = &[ValueType::OTHER, ValueType::GLUE];
        match glue {
            Some(glue) => self.make(Parts::new(NodeOp::COPY_TO_REG, types, &[chain, register, value, glue])),
            None => self.make(Parts::new(NodeOp::COPY_TO_REG, types, &[chain, register, value])),
        }
    }

    /// Reads a register: value, chain and, after glue, glue.
    pub fn copy_from_reg(&mut self, chain: Value, reg: Reg, ty: ValueType, glue: Option<Value>) -> Node {
        let register = self.register(reg, ty);
        let (op, types) = (NodeOp::COPY_FROM_REG, [ty, ValueType::OTHER, ValueType::GLUE]);
        match glue {
            Some(glue) => self.make(Parts::new(op, &types, &[chain, register, glue])),
            None => self.make(Parts::new(op, &types[..2], &[chain, register])),
        }
    }

    /// A load: value and chain. `mem` says what is in memory and how it is widened to `ty`.
    pub fn load(&mut self, ty: ValueType, chain: Value, pointer: Value, mem: MemOperand) -> Node {
        let mem = Some(self.mems.push(mem));
        let types = [ty, ValueType::OTHER];
        let operands = [chain, pointer];
        self.make(Parts { mem, ..Parts::new(NodeOp::LOAD, &types, &operands) })
    }

    /// A store: the chain. A value wider than what goes to memory is truncated.
    pub fn store(&mut self, chain: Value, value: Value, pointer: Value, mem: MemOperand) -> Value {
        let mem = Some(self.mems.push(mem));
        let operands = [chain, value, pointer];
        self.make(Parts { mem, ..Parts::new(NodeOp::STORE, &[ValueType::OTHER], &operands) }).into()
    }

    /// One chain that comes after all of these.
    pub fn token_factor(&mut self, chains: &[Value]) -> Value {
        match chains {
            [] => self.entry(),
            [chain] => *chain,
            _ => self.value(NodeOp::TOKEN_FACTOR, ValueType::OTHER, chains),
        }
    }

    /// The nodes that the root needs.
    pub fn reachable(&self) -> NodeSet {
        self.reach(|_| {})
    }

    /// The same; `visit` is called with every operand of every such node.
    pub fn reach(&self, mut visit: impl FnMut(Value)) -> NodeSet {
        let mut reached = NodeSet::new(self.len());
        reached.insert(self.root.node);
        reached.visit_back(|reached, node| {
            for &operand in self.operands(node) {
                reached.insert(operand.node);
                visit(operand);
            }
        });
        reached
    }
}

/// The word and the bit of an operation in [`Dag::operations`].
#[inline]
fn place_of(op: NodeOp) -> (usize, u64) {
    (usize::from(op.0 >> 6 & 3), 1 << (op.0 & 63))
}

fn parts_of<'p>(
    nodes: &PrimaryMap<Node, NodeData>,
    operands: &'p ListPool<Value>,
    types: &'p ListPool<ValueType>,
    node: Node,
) -> Parts<'p> {
    let data = &nodes[node];
    Parts {
        op: data.op,
        types: types.get(data.types),
        operands: operands.get(data.operands),
        payload: data.payload,
        flags: data.flags,
        mem: data.mem.get(),
    }
}

/// A node before it exists.
#[derive(Clone, Copy, Debug)]
pub struct Parts<'a> {
    pub op: NodeOp,
    pub types: &'a [ValueType],
    pub operands: &'a [Value],
    pub payload: Payload,
    pub flags: u16,
    pub mem: Option<MemRef>,
}

impl<'a> Parts<'a> {
    pub fn new(op: NodeOp, types: &'a [ValueType], operands: &'a [Value]) -> Parts<'a> {
        Parts { op, types, operands, payload: Payload::None, flags: 0, mem: None }
    }

    /// The types beyond the first make no difference that operands do not make.
    #[inline]
    fn hash_value(&self) -> u64 {
        let mut hasher = FxHasher::default();
        hasher.write_u64(u64::from(self.op.0) << 48 ^ self.types.first().map_or(0, |ty| ty.to_raw()));
        for operand in self.operands {
            hasher.write_u64(u64::from(operand.node.as_u32()) << 32 | u64::from(operand.result));
        }
        self.payload.hash(&mut hasher);
        hasher.finish()
    }
}

/// Sums, differences and products whose second result is a truth value: whether the first does not fit.
pub fn is_checked(op: NodeOp) -> bool {
    matches!(
        op,
        NodeOp::UADDO
            | NodeOp::SADDO
            | NodeOp::USUBO
            | NodeOp::SSUBO
            | NodeOp::UMULO
            | NodeOp::SMULO
            | NodeOp::UADDO_CARRY
            | NodeOp::SADDO_CARRY
            | NodeOp::USUBO_CARRY
            | NodeOp::SSUBO_CARRY
    )
}

/// `number` from `bits` bits to 64.
pub fn sign_extend(number: i64, bits: u32) -> i64 {
    match bits {
        1..64 => number << (64 - bits) >> (64 - bits),
        _ => number,
    }
}

/// The low `bits` bits.
pub fn zero_extend(number: i64, bits: u32) -> u64 {
    match bits {
        1..64 => number as u64 & ((1 << bits) - 1),
        _ => number as u64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_nodes_are_one() {
        let mut dag = Dag::new();
        let (a, b) = (dag.constant(5, ValueType::I32), dag.constant(7, ValueType::I32));
        let sum = dag.value(NodeOp::ADD, ValueType::I32, &[a, b]);
        assert_eq!(dag.value(NodeOp::ADD, ValueType::I32, &[a, b]), sum);
        assert_ne!(dag.value(NodeOp::ADD, ValueType::I32, &[b, a]), sum);
        assert_ne!(dag.constant(5, ValueType::I64), a);
        assert_eq!(dag.constant(0xff, ValueType::I8), dag.constant(-1, ValueType::I8));
        dag.root = sum;
        let reachable = dag.reachable();
        assert!([a, b, sum].iter().all(|value| reachable.contains(value.node)));
    }
}
