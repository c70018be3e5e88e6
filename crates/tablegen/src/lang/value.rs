//! Values, hash-consed: a [`Value`] is an index, and equal values have equal indices.
//!
//! A node is 16 bytes; the operands of lists, dags, bit vectors and wide operators are in one pool. What resolution
//! asks again and again is computed once, when the node is made, from the bits of its operands (see the flags):
//! whether it is concrete, whether anything in it could still change. That is what makes evaluation fast: finished
//! values are recognised without walking them.
//!
//! Nodes are never freed during a run. Their number is bounded by the work done, and each costs at most one hash.

use super::record::RecordId;
use super::token::Op;
use super::types::Type;
use hashbrown::HashTable;
use smallvec::SmallVec;
use std::hash::Hasher;
use support::hash::FxHasher;
use support::interner::Symbol as Str;

/// An interned value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Value(pub(crate) u32);

impl Value {
    /// `?`
    pub const UNSET: Value = Value(0);
    pub const FALSE: Value = Value(1);
    pub const TRUE: Value = Value(2);

    pub fn bit(value: bool) -> Value {
        if value { Value::TRUE } else { Value::FALSE }
    }
}

/// Flag: only literals and records inside.
pub const CONCRETE: u16 = 1;
/// Flag: no `?` where it would make a template argument count as not given.
pub const COMPLETE: u16 = 2;
/// Flag: there is a variable inside (possibly one bound by an operator inside).
pub const HAS_VARS: u16 = 4;
/// Flag: there is an operator inside that is tried again in the final resolution of a record.
pub const HAS_FINAL: u16 = 8;
/// Flag: there is an operator inside that binds a variable.
pub const HAS_BINDER: u16 = 16;
/// Flags that a node inherits from its operands.
const INHERITED: u16 = HAS_VARS | HAS_FINAL | HAS_BINDER;
/// The bits above the flags count how deep the operands nest.
const DEPTH_SHIFT: u32 = 5;
/// How deep values may nest. Whoever walks values recursively relies on this bound.
pub const MAX_VALUE_DEPTH: u16 = 2000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
enum Kind {
    Unset,
    Bit,
    Int,
    Str,
    Code,
    Bits,
    List,
    Dag,
    Def,
    Var,
    VarBit,
    Field,
    Unary,
    Binary,
    Ternary,
    Fold,
    IsA,
    Exists,
    Instances,
    Cond,
    Instance,
    Anonymous,
}

#[derive(Clone, Copy)]
struct Node {
    kind: Kind,
    op: u8,
    /// The flags, and above them the nesting depth.
    flags: u16,
    ty: Type,
    a: u32,
    b: u32,
}

/// A dag's parts: operator, its name, arguments, their names. A name is a string value or [`Value::UNSET`].
#[derive(Clone, Copy, Debug)]
pub struct DagView<'a> {
    pub op: Value,
    pub op_name: Value,
    pub args: &'a [Value],
    pub names: &'a [Value],
}

/// An argument of `Class<...>` or of a parent: which template argument (by position or by name), and its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Argument {
    pub target: ArgumentTarget,
    pub value: Value,
}

/// How an argument says which parameter it is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgumentTarget {
    Position(u32),
    /// The qualified parameter name, a string value.
    Named(Value),
}

/// A node taken apart.
#[derive(Clone, Copy, Debug)]
pub enum View<'a> {
    Unset,
    Bit(bool),
    Int(i64),
    /// A string literal; the flag says that it was written `[{ }]`.
    Str(Str, bool),
    /// Least significant bit first.
    Bits(&'a [Value]),
    List(&'a [Value]),
    Dag(DagView<'a>),
    Def(RecordId),
    /// A reference by (qualified) name, a string value.
    Var(Value),
    VarBit(Value, u32),
    Field(Value, Str),
    Unary(Op, Value),
    Binary(Op, Value, Value),
    Ternary(Op, [Value; 3]),
    /// start, list, accumulator name, element name, body
    Fold([Value; 5]),
    IsA(Type, Value),
    Exists(Type, Value),
    Instances(Type, Value),
    /// condition, value, condition, value ...
    Cond(&'a [Value]),
    /// `Class<arguments>` that is not a record yet; see [`Values::arguments`].
    Instance(RecordId),
    /// `anonymous_N`, a name that may still be replaced.
    Anonymous(u32),
}

/// The table of values.
pub struct Values {
    nodes: Vec<Node>,
    pool: Vec<Value>,
    index: HashTable<Indexed>,
    scratch: Vec<Value>,
    /// The plain literal of each string, by the string's number; 0 if there is none yet.
    literals: Vec<u32>,
    /// A value nested deeper than [`MAX_VALUE_DEPTH`] was made: evaluation must stop.
    pub too_deep: bool,
}

impl Default for Values {
    fn default() -> Self {
        let mut values = Values {
            nodes: Vec::new(),
            pool: Vec::new(),
            index: HashTable::new(),
            scratch: Vec::new(),
            literals: Vec::new(),
            too_deep: false,
        };
        // In the order of the constants of `Value`.
        values.leaf(Kind::Unset, CONCRETE, Type::NONE, 0, 0);
        values.leaf(Kind::Bit, CONCRETE | COMPLETE, Type::BIT, 0, 0);
        values.leaf(Kind::Bit, CONCRETE | COMPLETE, Type::BIT, 1, 0);
        values
    }
}

impl Values {
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The type; [`Type::NONE`] for `?`.
    #[inline]
    pub fn ty(&self, v: Value) -> Type {
        self.nodes[v.0 as usize].ty
    }

    #[inline]
    pub fn flags(&self, v: Value) -> u16 {
        self.nodes[v.0 as usize].flags
    }

    #[inline]
    pub fn is_concrete(&self, v: Value) -> bool {
        self.flags(v) & CONCRETE != 0
    }

    pub fn is_complete(&self, v: Value) -> bool {
        self.flags(v) & COMPLETE != 0
    }

    /// The node taken apart.
    #[inline(always)]
    pub fn view(&self, v: Value) -> View<'_> {
        let node = &self.nodes[v.0 as usize];
        let (a, b) = (node.a, node.b);
        match node.kind {
            Kind::Unset => View::Unset,
            Kind::Bit => View::Bit(a != 0),
            Kind::Int => View::Int((u64::from(a) | u64::from(b) << 32) as i64),
            Kind::Str => View::Str(Str::from_u32(a), false),
            Kind::Code => View::Str(Str::from_u32(a), true),
            Kind::Bits => View::Bits(self.slice(node)),
            Kind::List => View::List(self.slice(node)),
            Kind::Dag => {
                let all = self.slice(node);
                let num_args = (all.len() - 2) / 2;
                View::Dag(DagView {
                    op: all[0],
                    op_name: all[1],
                    args: &all[2..2 + num_args],
                    names: &all[2 + num_args..],
                })
            }
            Kind::Def => View::Def(RecordId(a)),
            Kind::Var => View::Var(Value(a)),
            Kind::VarBit => View::VarBit(Value(a), b),
            Kind::Field => View::Field(Value(a), Str::from_u32(b)),
            Kind::Unary => View::Unary(Op::from_u8(node.op), Value(a)),
            Kind::Binary => View::Binary(Op::from_u8(node.op), Value(a), Value(b)),
            Kind::Ternary => {
                let s = self.slice(node);
                View::Ternary(Op::from_u8(node.op), [s[0], s[1], s[2]])
            }
            Kind::Fold => {
                let s = self.slice(node);
                View::Fold([s[0], s[1], s[2], s[3], s[4]])
            }
            Kind::IsA => View::IsA(Type(b), Value(a)),
            Kind::Exists => View::Exists(Type(b), Value(a)),
            Kind::Instances => View::Instances(Type(b), Value(a)),
            Kind::Cond => View::Cond(self.slice(node)),
            Kind::Instance => View::Instance(RecordId(self.slice(node)[0].0)),
            Kind::Anonymous => View::Anonymous(a),
        }
    }

    /// The text of a string literal.
    #[inline]
    pub fn as_str(&self, v: Value) -> Option<Str> {
        let node = &self.nodes[v.0 as usize];
        matches!(node.kind, Kind::Str | Kind::Code).then(|| Str::from_u32(node.a))
    }

    /// The name of a variable.
    #[inline]
    pub fn as_var(&self, v: Value) -> Option<Value> {
        let node = &self.nodes[v.0 as usize];
        (node.kind == Kind::Var).then_some(Value(node.a))
    }

    /// The value that a bit is of, and which bit of it.
    #[inline]
    pub fn as_var_bit(&self, v: Value) -> Option<(Value, u32)> {
        let node = &self.nodes[v.0 as usize];
        (node.kind == Kind::VarBit).then_some((Value(node.a), node.b))
    }

    #[inline]
    pub fn is_bits(&self, v: Value) -> bool {
        self.nodes[v.0 as usize].kind == Kind::Bits
    }

    /// The elements of a list, bit vector or `!cond`, by range, for loops that make values meanwhile.
    pub fn range(&self, v: Value) -> std::ops::Range<usize> {
        let node = &self.nodes[v.0 as usize];
        debug_assert!(matches!(node.kind, Kind::List | Kind::Bits | Kind::Cond | Kind::Dag));
        node.a as usize..(node.a + node.b) as usize
    }

    /// An element found through [`Values::range`].
    #[inline]
    pub fn pooled(&self, index: usize) -> Value {
        self.pool[index]
    }

    /// The arguments of a [`View::Instance`].
    pub fn arguments(&self, v: Value) -> SmallVec<[Argument; 8]> {
        let node = &self.nodes[v.0 as usize];
        if node.kind != Kind::Instance {
            return SmallVec::new();
        }
        let decode = |chunk: &[Value]| {
            let target = match chunk[0].0 {
                0 => ArgumentTarget::Position(chunk[1].0),
                _ => ArgumentTarget::Named(chunk[1]),
            };
            Argument { target, value: chunk[2] }
        };
        self.slice(node)[1..].chunks_exact(3).map(decode).collect()
    }

    #[inline]
    fn slice(&self, node: &Node) -> &[Value] {
        &self.pool[node.a as usize..(node.a + node.b) as usize]
    }

    // Makers. The type passed must be the right one for the contents.

    pub fn int(&mut self, value: i64) -> Value {
        self.leaf(Kind::Int, CONCRETE | COMPLETE, Type::INT, value as u64 as u32, (value as u64 >> 32) as u32)
    }

    pub fn string(&mut self, text: Str, is_code: bool) -> Value {
        if is_code {
            return self.leaf(Kind::Code, CONCRETE | COMPLETE, Type::STRING, text.as_u32(), 0);
        }
        let index = text.as_u32() as usize;
        if let Some(&literal) = self.literals.get(index)
            && literal != 0
        {
            return Value(literal);
        }
        if index >= self.literals.len() {
            self.literals.resize(index + 1, 0);
        }
        // Found through `literals`, so it need not be in the index.
        let literal = self.nodes.len() as u32;
        let (flags, ty) = (CONCRETE | COMPLETE, Type::STRING);
        self.nodes.push(Node { kind: Kind::Str, op: 0, flags, ty, a: text.as_u32(), b: 0 });
        self.literals[index] = literal;
        Value(literal)
    }

    /// `ty` must be `bits<bits.len()>`.
    pub fn bits(&mut self, ty: Type, bits: &[Value]) -> Value {
        let flags = self.all(bits, CONCRETE | COMPLETE);
        self.wide(Kind::Bits, 0, flags, ty, bits)
    }

    /// `ty` must be the list type.
    pub fn list(&mut self, ty: Type, elements: &[Value]) -> Value {
        let flags = self.all(elements, CONCRETE | COMPLETE);
        self.wide(Kind::List, 0, flags, ty, elements)
    }

    pub fn dag(&mut self, op: Value, op_name: Value, args: &[Value], names: &[Value]) -> Value {
        debug_assert_eq!(args.len(), names.len());
        let mut all = std::mem::take(&mut self.scratch);
        all.clear();
        all.extend([op, op_name]);
        all.extend_from_slice(args);
        let flags = self.all(&all, CONCRETE) | COMPLETE;
        all.extend_from_slice(names);
        let value = self.wide(Kind::Dag, 0, flags, Type::DAG, &all);
        self.scratch = all;
        value
    }

    /// `ty` is the type of the record.
    pub fn def(&mut self, record: RecordId, ty: Type) -> Value {
        self.leaf(Kind::Def, CONCRETE | COMPLETE, ty, record.0, 0)
    }

    /// `name` must be a string or an anonymous name.
    pub fn var(&mut self, name: Value, ty: Type) -> Value {
        self.leaf(Kind::Var, COMPLETE | HAS_VARS, ty, name.0, 0)
    }

    pub fn var_bit(&mut self, of: Value, bit: u32) -> Value {
        let flags = COMPLETE | self.inherit([of]);
        self.leaf(Kind::VarBit, flags, Type::BIT, of.0, bit)
    }

    pub fn field(&mut self, of: Value, name: Str, ty: Type, concrete: bool) -> Value {
        let flags = COMPLETE | self.inherit([of]) | if concrete { CONCRETE } else { 0 };
        self.leaf(Kind::Field, flags, ty, of.0, name.as_u32())
    }

    pub fn unary(&mut self, op: Op, operand: Value, ty: Type) -> Value {
        let retried = if op == Op::Cast { HAS_FINAL } else { 0 };
        let flags = COMPLETE | self.inherit([operand]) | retried;
        self.node(Node { kind: Kind::Unary, op: op as u8, flags, ty, a: operand.0, b: 0 })
    }

    pub fn binary(&mut self, op: Op, lhs: Value, rhs: Value, ty: Type) -> Value {
        let flags = COMPLETE | self.inherit([lhs, rhs]);
        self.node(Node { kind: Kind::Binary, op: op as u8, flags, ty, a: lhs.0, b: rhs.0 })
    }

    pub fn ternary(&mut self, op: Op, operands: [Value; 3], ty: Type) -> Value {
        let binder = if matches!(op, Op::Foreach | Op::Filter) { HAS_BINDER } else { 0 };
        let flags = COMPLETE | self.inherit(operands) | binder;
        self.wide(Kind::Ternary, op as u8, flags, ty, &operands)
    }

    pub fn fold(&mut self, operands: [Value; 5], ty: Type) -> Value {
        let flags = COMPLETE | self.inherit(operands) | HAS_BINDER;
        self.wide(Kind::Fold, 0, flags, ty, &operands)
    }

    pub fn is_a(&mut self, ty: Type, expr: Value) -> Value {
        let flags = COMPLETE | self.inherit([expr]);
        self.leaf(Kind::IsA, flags, Type::INT, expr.0, ty.0)
    }

    pub fn exists(&mut self, ty: Type, expr: Value) -> Value {
        let flags = COMPLETE | HAS_FINAL | self.inherit([expr]);
        self.leaf(Kind::Exists, flags, Type::INT, expr.0, ty.0)
    }

    /// `list_ty` is the type of the result.
    pub fn instances(&mut self, ty: Type, regex: Value, list_ty: Type) -> Value {
        let flags = COMPLETE | HAS_FINAL | self.inherit([regex]);
        self.leaf(Kind::Instances, flags, list_ty, regex.0, ty.0)
    }

    pub fn cond(&mut self, cases: &[Value], ty: Type) -> Value {
        let flags = self.all(cases, CONCRETE | COMPLETE);
        self.wide(Kind::Cond, 0, flags, ty, cases)
    }

    /// `ty` is the record type of the class.
    pub fn instance(&mut self, class: RecordId, arguments: &[Argument], ty: Type) -> Value {
        let mut all = SmallVec::<[Value; 32]>::from_slice(&[Value(class.0)]);
        let flags = COMPLETE | self.inherit(arguments.iter().map(|argument| argument.value));
        for argument in arguments {
            let target = match argument.target {
                ArgumentTarget::Position(position) => [Value(0), Value(position)],
                ArgumentTarget::Named(name) => [Value(1), name],
            };
            all.extend(target);
            all.push(argument.value);
        }
        self.wide(Kind::Instance, 0, flags, ty, &all)
    }

    pub fn anonymous(&mut self, number: u32) -> Value {
        self.leaf(Kind::Anonymous, CONCRETE | COMPLETE | HAS_VARS, Type::STRING, number, 0)
    }

    /// Those of `wanted` that all operands have, and what is inherited from any.
    fn all(&self, operands: &[Value], wanted: u16) -> u16 {
        operands.iter().fold(wanted, |all, &operand| all & self.flags(operand))
            | self.inherit(operands.iter().copied())
    }

    /// The flags inherited from any operand, and the depth of a node over them.
    fn inherit(&self, operands: impl IntoIterator<Item = Value>) -> u16 {
        let mut any = 0;
        let mut depth = 0;
        for operand in operands {
            let flags = self.flags(operand);
            any |= flags;
            depth = depth.max(flags >> DEPTH_SHIFT);
        }
        let depth = (depth + 1).min(u16::MAX >> DEPTH_SHIFT);
        any & INHERITED | depth << DEPTH_SHIFT
    }

    fn leaf(&mut self, kind: Kind, flags: u16, ty: Type, a: u32, b: u32) -> Value {
        self.node(Node { kind, op: 0, flags, ty, a, b })
    }

    /// Interns a node whose operands are all in `a` and `b`.
    fn node(&mut self, node: Node) -> Value {
        let Values { nodes, index, too_deep, .. } = self;
        let hash = hash_node(&node, None);
        let same = |found: &Indexed| {
            if found.hash != hash {
                return false;
            }
            let other = &nodes[found.id as usize];
            other.kind == node.kind
                && other.op == node.op
                && other.a == node.a
                && other.b == node.b
                && other.ty == node.ty
        };
        if let Some(found) = index.find(spread(hash), same) {
            return Value(found.id);
        }
        let id = nodes.len() as u32;
        *too_deep |= node.flags >> DEPTH_SHIFT > MAX_VALUE_DEPTH;
        nodes.push(node);
        index.insert_unique(spread(hash), Indexed { id, hash }, |entry| spread(entry.hash));
        Value(id)
    }

    /// Interns a node whose operands are in the pool.
    fn wide(&mut self, kind: Kind, op: u8, flags: u16, ty: Type, operands: &[Value]) -> Value {
        let Values { nodes, pool, index, too_deep, .. } = self;
        let mut node = Node { kind, op, flags, ty, a: 0, b: operands.len() as u32 };
        let hash = hash_node(&node, Some(operands));
        let same = |found: &Indexed| {
            if found.hash != hash {
                return false;
            }
            let other = &nodes[found.id as usize];
            other.kind == kind
                && other.op == op
                && other.ty == ty
                && other.b == node.b
                && pool[other.a as usize..(other.a + other.b) as usize] == *operands
        };
        if let Some(found) = index.find(spread(hash), same) {
            return Value(found.id);
        }
        let id = nodes.len() as u32;
        *too_deep |= flags >> DEPTH_SHIFT > MAX_VALUE_DEPTH;
        node.a = pool.len() as u32;
        pool.extend_from_slice(operands);
        nodes.push(node);
        index.insert_unique(spread(hash), Indexed { id, hash }, |entry| spread(entry.hash));
        Value(id)
    }

    /// Frees the index by which equal values are found. No value may be made after this.
    pub fn release_index(&mut self) {
        self.index = HashTable::new();
        self.literals = Vec::new();
    }

    /// Whether the pool nears the limit of its 32-bit positions; the evaluator turns that into an error.
    pub fn is_full(&self) -> bool {
        self.pool.len() >= u32::MAX as usize - (1 << 26) || self.nodes.len() >= u32::MAX as usize - (1 << 20)
    }
}

/// A value in the index, with its hash: so the index grows, and most unequal values are told apart, without a look at
/// the nodes, which are far away in memory.
#[derive(Clone, Copy)]
struct Indexed {
    id: u32,
    hash: u32,
}

/// The hash that the index works with, which takes a place from the low bits and a tag from the high ones.
fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn hash_node(node: &Node, operands: Option<&[Value]>) -> u32 {
    let mut hasher = FxHasher::default();
    hasher.write_u64(u64::from(node.kind as u8) | u64::from(node.op) << 8 | u64::from(node.ty.0) << 32);
    match operands {
        None => hasher.write_u64(u64::from(node.a) | u64::from(node.b) << 32),
        Some(operands) => {
            let mut pairs = operands.chunks_exact(2);
            for pair in &mut pairs {
                hasher.write_u64(u64::from(pair[0].0) | u64::from(pair[1].0) << 32);
            }
            if let [last] = pairs.remainder() {
                hasher.write_u32(last.0);
            }
            hasher.write_u32(operands.len() as u32);
        }
    }
    hasher.finish() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_are_one() {
        let mut values = Values::default();
        let a = values.int(-5);
        assert_eq!(values.int(-5), a);
        assert!(matches!(values.view(a), View::Int(-5)));
        let list = values.list(Type(9), &[a, Value::UNSET]);
        assert_eq!(values.list(Type(9), &[a, Value::UNSET]), list);
        assert_ne!(values.list(Type(8), &[a, Value::UNSET]), list);
        assert!(values.is_concrete(list));
        assert!(!values.is_complete(list));
    }

    #[test]
    fn flags_come_from_operands() {
        let mut values = Values::default();
        let name = values.string(Str::from_u32(7), false);
        let var = values.var(name, Type::INT);
        let one = values.int(1);
        let sum = values.binary(Op::Add, var, one, Type::INT);
        assert_ne!(values.flags(sum) & HAS_VARS, 0);
        assert_eq!(values.flags(sum) & CONCRETE, 0);
        let dag = values.dag(Value::UNSET, Value::UNSET, &[one], &[name]);
        assert!(values.is_concrete(dag));
        assert_eq!(values.flags(dag) & HAS_VARS, 0);
    }
}
