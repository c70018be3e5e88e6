//! What a code field computes: nodes that the parser makes, and the program that they become.

use super::MAX_PROGRAM;
use tables::code::{write_number, write_signed};
use tables::expr::Op;

/// How an operation treats the bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Type {
    Signed,
    Unsigned,
    Bool,
}

pub(super) type NodeId = usize;

#[derive(Clone, Debug)]
pub(super) enum Node {
    Const(i64),
    Param(usize),
    Feature(u16),
    Mode(u16),
    /// About the instruction as a whole.
    Fact(Op),
    Unary(Op, NodeId),
    Binary(Op, NodeId, NodeId),
    Select(NodeId, NodeId, NodeId),
    /// Short-circuit.
    Logical(Op, NodeId, NodeId),
    Call(u32, Vec<NodeId>),
}

/// A node, and how its value is to be read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Typed {
    pub(super) node: NodeId,
    pub(super) ty: Type,
}

/// Nodes refer to earlier ones only, so they form a tree or, through locals, an acyclic graph.
#[derive(Debug, Default)]
pub(super) struct Graph {
    nodes: Vec<Node>,
}

impl Graph {
    pub(super) fn add(&mut self, node: Node) -> NodeId {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    pub(super) fn constant(&mut self, value: i64) -> NodeId {
        self.add(Node::Const(value))
    }

    /// 0 or 1.
    pub(super) fn truth(&mut self, value: Typed) -> NodeId {
        if value.ty == Type::Bool {
            return value.node;
        }
        let zero = self.constant(0);
        self.add(Node::Binary(Op::Ne, value.node, zero))
    }

    pub(super) fn cast(&mut self, value: Typed, ty: Type, bits: u32) -> Typed {
        let node = match (ty, bits) {
            (Type::Bool, _) => self.truth(value),
            (_, 64..) => value.node,
            (Type::Signed, _) => {
                let width = self.constant(bits.into());
                self.add(Node::Binary(Op::SignExtend, value.node, width))
            }
            (Type::Unsigned, _) => {
                let mask = self.constant((1i64 << bits) - 1);
                self.add(Node::Binary(Op::And, value.node, mask))
            }
        };
        Typed { node, ty }
    }

    /// Recursion is bounded: nesting is limited when parsing, and a local refers to earlier ones only.
    pub(super) fn emit(&self, node: NodeId, out: &mut Vec<u8>) {
        if out.len() > MAX_PROGRAM {
            return;
        }
        match &self.nodes[node] {
            Node::Fact(op) => out.push(*op as u8),
            Node::Const(value) => {
                out.push(Op::Const as u8);
                write_signed(out, *value);
            }
            Node::Param(index) => {
                out.push(Op::Param as u8);
                write_number(out, *index as u64);
            }
            Node::Feature(feature) => {
                out.push(Op::Feature as u8);
                write_number(out, (*feature).into());
            }
            Node::Mode(mode) => {
                out.push(Op::Mode as u8);
                write_number(out, (*mode).into());
            }
            Node::Unary(op, operand) => {
                self.emit(*operand, out);
                out.push(*op as u8);
            }
            Node::Binary(op, lhs, rhs) => {
                self.emit(*lhs, out);
                self.emit(*rhs, out);
                out.push(*op as u8);
            }
            Node::Select(condition, then, otherwise) => {
                for part in [condition, then, otherwise] {
                    self.emit(*part, out);
                }
                out.push(Op::Select as u8);
            }
            Node::Logical(op, lhs, rhs) => {
                self.emit(*lhs, out);
                let mut right = Vec::new();
                self.emit(*rhs, &mut right);
                out.push(*op as u8);
                write_number(out, right.len() as u64);
                out.append(&mut right);
            }
            Node::Call(function, args) => {
                args.iter().for_each(|a| self.emit(*a, out));
                out.push(Op::Call as u8);
                write_number(out, (*function).into());
            }
        }
    }
}

/// The type of an operation of two: as in C, unsigned if one of them is.
pub(super) fn common(a: Type, b: Type) -> Type {
    if a == Type::Unsigned || b == Type::Unsigned { Type::Unsigned } else { Type::Signed }
}
