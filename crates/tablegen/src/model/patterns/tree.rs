//! Patterns as trees: dags with fragments replaced by what they stand for.
//!
//! A fragment with several bodies, or a commutative operation, makes several trees of one dag; a dag that mentions
//! `null_frag` makes none.

use super::reason_to_leave_out;
use super::types::TypeSet;
use crate::lang::Records;
use crate::lang::value::{Value, View};
use crate::model::fields::{Dag, Def, Result};
use crate::model::instructions::Instructions;
use crate::model::intrinsics;
use crate::model::registers::Registers;
use std::borrow::Cow;
use tables::nodes::NodeOp;
use tables::selection::CondCode;

/// A node of a pattern or of its result.
#[derive(Clone)]
pub struct Tree<'a> {
    pub kind: Kind<'a>,
    pub children: Vec<Tree<'a>>,
    /// `$name`
    pub name: Option<&'a str>,
    /// Fragments whose conditions the node must satisfy, innermost first.
    pub fragments: Vec<Def<'a>>,
    /// In a result: what is made of the constant.
    pub transform: Option<Def<'a>>,
    /// The types that the dag writes before the node: it has all of them.
    pub declared: Vec<Def<'a>>,
    /// In a result: registers that an instruction defines on the side and that are results, after its definitions.
    pub implicit: Vec<u16>,
    /// By result.
    pub types: Vec<TypeSet>,
}

#[derive(Clone, Copy)]
pub enum Kind<'a> {
    /// An `SDNode`, or an `Intrinsic` of the target.
    Node(Def<'a>),
    /// A `ComplexPattern`; children name what it yields, or there are none and it has one name.
    Complex(Def<'a>),
    /// Any value that a register class or operand holds.
    Operand(Def<'a>),
    Register(u16),
    Integer(i64),
    /// A type as an operand (`sext_inreg … , i32`).
    Type(Def<'a>),
    Condition(CondCode),
    /// Any value.
    Any,
    /// In a result: an instruction.
    Instruction(u16),
    /// In a result: number of a register class or sub-register index.
    Number(i64),
}

impl<'a> Tree<'a> {
    pub fn new(kind: Kind<'a>, name: Option<&'a str>) -> Tree<'a> {
        Tree {
            kind,
            children: Vec::new(),
            name,
            fragments: Vec::new(),
            transform: None,
            declared: Vec::new(),
            implicit: Vec::new(),
            types: Vec::new(),
        }
    }

    /// A leaf that stands for any value.
    pub fn is_plain_value(&self) -> bool {
        matches!(self.kind, Kind::Operand(_) | Kind::Any) && self.fragments.is_empty()
    }

    /// A constant, by value or by condition.
    pub fn is_immediate(&self) -> bool {
        match self.kind {
            Kind::Integer(_) => true,
            Kind::Node(def) => matches!(def.name(), "imm" | "timm" | "fpimm"),
            _ => false,
        }
    }
}

/// Nesting of dags and fragments.
pub const MAX_DEPTH: usize = 64;
/// Trees made of one dag.
const MAX_ALTERNATIVES: usize = 256;

/// Names of a fragment's operands, and what stands for them.
type Arguments<'a> = Vec<(&'a str, Tree<'a>)>;

pub struct Builder<'m, 'a> {
    pub records: &'a Records,
    pub registers: &'m Registers,
    pub instructions: &'m Instructions<'a>,
    /// The record that the pattern belongs to.
    pub owner: Def<'a>,
}

impl<'a> Builder<'_, 'a> {
    /// The trees of a dag or leaf to be matched.
    pub fn source(&self, value: Value, name: Option<&'a str>) -> Result<Vec<Tree<'a>>> {
        self.build(value, name, &Vec::new(), 0)
    }

    fn error<T>(&self, message: impl Into<String>) -> Result<T> {
        Err(self.owner.pattern_error(message))
    }

    fn unsupported<T>(&self, message: impl Into<String>) -> Result<T> {
        Err(self.owner.unsupported_pattern(message))
    }

    fn build(
        &self,
        value: Value,
        name: Option<&'a str>,
        arguments: &Arguments<'a>,
        depth: usize,
    ) -> Result<Vec<Tree<'a>>> {
        if depth > MAX_DEPTH {
            return self.error(format!("the pattern is nested more than {MAX_DEPTH} deep"));
        }
        let view = self.records.view(value);
        match view {
            View::Dag(_) => {}
            View::Def(id) => return self.leaf(Def::new(self.records, id), name, arguments, depth),
            View::Unset => return self.named(name, arguments),
            _ => {
                return match integer(self.records, view) {
                    Some(n) => Ok(vec![Tree::new(Kind::Integer(n), name)]),
                    None => self.error("Pattern has unexpected init kind!"),
                };
            }
        }
        let Some(dag) = Dag::from_view(self.records, view) else {
            return self.error("the operator of a pattern must be a record");
        };
        if is_type(dag.op) {
            return self.typed(dag, name, arguments, depth);
        }
        let mut alternatives = vec![Vec::new()];
        for arg in dag.args() {
            let choices = self.build(arg.value, arg.name, arguments, depth + 1)?;
            alternatives = self.product(alternatives, &choices)?;
        }
        let mut trees = Vec::new();
        for children in alternatives {
            trees.extend(self.node(dag.op, children, name, depth)?);
        }
        Ok(trees)
    }

    /// `(XLenVT GPR:$rs1)`
    fn typed(
        &self,
        dag: Dag<'a>,
        name: Option<&'a str>,
        arguments: &Arguments<'a>,
        depth: usize,
    ) -> Result<Vec<Tree<'a>>> {
        let mut args = dag.args();
        let (Some(arg), None) = (args.next(), args.next()) else {
            return self.error("Type cast only takes one operand!");
        };
        let mut trees = self.build(arg.value, arg.name.or(name), arguments, depth + 1)?;
        for tree in &mut trees {
            tree.declared.push(dag.op);
        }
        Ok(trees)
    }

    fn product(&self, lists: Vec<Vec<Tree<'a>>>, choices: &[Tree<'a>]) -> Result<Vec<Vec<Tree<'a>>>> {
        if lists.len() * choices.len() > MAX_ALTERNATIVES {
            return self.unsupported(format!("the pattern stands for more than {MAX_ALTERNATIVES} trees"));
        }
        let with = |list: &Vec<Tree<'a>>, choice: &Tree<'a>| {
            let mut list = list.clone();
            list.push(choice.clone());
            list
        };
        Ok(lists.iter().flat_map(|list| choices.iter().map(move |choice| with(list, choice))).collect())
    }

    fn node(
        &self,
        op: Def<'a>,
        children: Vec<Tree<'a>>,
        name: Option<&'a str>,
        depth: usize,
    ) -> Result<Vec<Tree<'a>>> {
        if op.is_a("PatFrags") {
            return self.expand(op, children, name, depth);
        }
        if op.name() == "null_frag" {
            return Ok(Vec::new());
        }
        let kind = if is_operation(op) {
            Kind::Node(op)
        } else if op.is_a("ComplexPattern") {
            Kind::Complex(op)
        } else {
            return self.not_an_operator(op, "input");
        };
        Ok(vec![Tree { children, ..Tree::new(kind, name) }])
    }

    /// What stands where an operation should.
    fn not_an_operator<T>(&self, op: Def<'a>, place: &str) -> Result<T> {
        let name = op.name();
        let known = is_operation(op)
            || ["PatFrags", "ComplexPattern", "SDNodeXForm", "Instruction"].iter().any(|c| op.is_a(c));
        match name {
            "set" | "implicit" | "parallel" => {
                self.error(format!("unknown node type '{name}' in {place} pattern"))
            }
            _ if known => self.error(format!("Cannot use '{name}' in an {place} pattern!")),
            _ => self.error(format!("Unrecognized node '{name}'!")),
        }
    }

    /// The bodies of a fragment with its operands replaced.
    fn expand(
        &self,
        fragment: Def<'a>,
        children: Vec<Tree<'a>>,
        name: Option<&'a str>,
        depth: usize,
    ) -> Result<Vec<Tree<'a>>> {
        reason_to_leave_out(fragment, self.owner)?;
        let names: Vec<&str> = match fragment.dag("Operands")? {
            Some(operands) => operands.args().map(|a| a.name.unwrap_or("")).collect(),
            None => Vec::new(),
        };
        if names.len() != children.len() {
            return self.error(format!("'{}' fragment requires {} operands!", fragment.name(), names.len()));
        }
        let arguments: Arguments<'a> = names.into_iter().zip(children).collect();
        let mut trees = Vec::new();
        for &body in fragment.list("Fragments")? {
            for mut tree in self.build(body, None, &arguments, depth + 1)? {
                tree.name = name.or(tree.name);
                tree.fragments.push(fragment);
                trees.push(tree);
            }
        }
        Ok(trees)
    }

    fn named(&self, name: Option<&'a str>, arguments: &Arguments<'a>) -> Result<Vec<Tree<'a>>> {
        let Some(name) = name else {
            return self.error("'?' argument requires a name to match with operand list");
        };
        match arguments.iter().find(|(n, _)| *n == name) {
            Some((_, tree)) => Ok(vec![tree.clone()]),
            None => Ok(vec![Tree::new(Kind::Any, Some(name))]),
        }
    }

    fn leaf(
        &self,
        def: Def<'a>,
        name: Option<&'a str>,
        arguments: &Arguments<'a>,
        depth: usize,
    ) -> Result<Vec<Tree<'a>>> {
        if def.name() == "node" || def.name() == "srcvalue" {
            return self.named(name, arguments);
        }
        if def.is_a("PatFrags") || is_operation(def) || def.name() == "null_frag" {
            return self.node(def, Vec::new(), name, depth);
        }
        let kind = match def {
            d if d.is_a("ComplexPattern") => Kind::Complex(d),
            d if d.is_a("DAGOperand") => Kind::Operand(d),
            // `i32:$src` is any value of the type.
            d if is_type(d) && name.is_some() => {
                return Ok(vec![Tree { declared: vec![d], ..Tree::new(Kind::Any, name) }]);
            }
            d if is_type(d) => Kind::Type(d),
            d if d.is_a("CondCode") => match CondCode::from_record(d.name()) {
                Some(code) => Kind::Condition(code),
                None => return self.unsupported(format!("condition '{}' is not known", d.name())),
            },
            d => match self.registers.by_name(d.name()) {
                Some(register) => Kind::Register(register),
                None => return self.error(format!("Unknown node flavor used in pattern: {}", d.name())),
            },
        };
        Ok(vec![Tree::new(kind, name)])
    }

    /// The tree of a dag or leaf that is the result of a pattern.
    pub fn result(&self, value: Value, name: Option<&'a str>, depth: usize) -> Result<Tree<'a>> {
        if depth > MAX_DEPTH {
            return self.error(format!("the result is nested more than {MAX_DEPTH} deep"));
        }
        let view = self.records.view(value);
        let leaf = |kind| Ok(Tree::new(kind, name));
        match view {
            View::Unset if name.is_some() => return leaf(Kind::Any),
            View::Unset => return self.error("'?' argument requires a name to match with operand list"),
            View::Def(id) => return self.result_leaf(Def::new(self.records, id), name),
            View::Dag(_) => {}
            _ => {
                return match integer(self.records, view) {
                    Some(n) => leaf(Kind::Integer(n)),
                    None => self.error("Pattern has unexpected init kind!"),
                };
            }
        }
        let Some(dag) = Dag::from_view(self.records, view) else {
            return self.error("the operator of a result must be a record");
        };
        if is_type(dag.op) {
            let mut args = dag.args();
            let (Some(arg), None) = (args.next(), args.next()) else {
                return self.error("Type cast only takes one operand!");
            };
            let mut tree = self.result(arg.value, arg.name.or(name), depth + 1)?;
            tree.declared.push(dag.op);
            return Ok(tree);
        }
        let children: Vec<Tree<'a>> =
            dag.args().map(|arg| self.result(arg.value, arg.name, depth + 1)).collect::<Result<_>>()?;
        if dag.op.is_a("SDNodeXForm") {
            let [child] = &children[..] else {
                return self.error(format!("Node transform '{}' requires one operand!", dag.op.name()));
            };
            return Ok(Tree { transform: Some(dag.op), ..child.clone() });
        }
        match self.instructions.opcode(dag.op.name()) {
            Some(opcode) => {
                let instruction = &self.instructions.instructions[opcode as usize];
                // An instruction that only sets a register on the side stands for that register.
                let implicit = if instruction.num_defs == 0 && depth > 0 {
                    instruction.implicit_defs.first().copied().into_iter().collect()
                } else {
                    Vec::new()
                };
                Ok(Tree { children, implicit, ..Tree::new(Kind::Instruction(opcode), name) })
            }
            None => self.not_an_operator(dag.op, "output"),
        }
    }

    fn result_leaf(&self, def: Def<'a>, name: Option<&'a str>) -> Result<Tree<'a>> {
        if name.is_some() {
            // What it is called decides which value it is; what it is, how a constant is changed.
            let transform = if def.is_a("PatFrags") { def.def("OperandTransform")? } else { None };
            let transform = transform.filter(|t| t.name() != "NOOP_SDNodeXForm");
            return Ok(Tree { transform, ..Tree::new(Kind::Any, name) });
        }
        if let Some(register) = self.registers.by_name(def.name()) {
            return Ok(Tree::new(Kind::Register(register), None));
        }
        if let Some(class) = self.registers.class_by_name(def.name()) {
            return Ok(Tree::new(Kind::Number(class.into()), None));
        }
        if let Some(index) = self.registers.sub_indices.iter().position(|i| i.name == def.name()) {
            return Ok(Tree::new(Kind::Number(index as i64), None));
        }
        if let Some(opcode) = self.instructions.opcode(def.name()) {
            return Ok(Tree::new(Kind::Instruction(opcode), None));
        }
        if def.name() == "zero_reg" {
            return Ok(Tree::new(Kind::Register(0), None));
        }
        self.error(format!("'{}' in the result of the pattern needs a name", def.name()))
    }
}

fn is_type(def: Def<'_>) -> bool {
    def.is_a("ValueType") || def.is_a("ValueTypeByHwMode")
}

fn integer(records: &Records, view: View<'_>) -> Option<i64> {
    match view {
        View::Int(n) => Some(n),
        View::Bit(b) => Some(b.into()),
        View::Bits(bits) if bits.len() <= 64 => {
            bits.iter().enumerate().try_fold(0, |n, (i, &bit)| match records.view(bit) {
                View::Bit(b) => Some(n | i64::from(b) << i),
                _ => None,
            })
        }
        _ => None,
    }
}

fn is_operation(def: Def<'_>) -> bool {
    def.is_a("SDNode") || def.is_a("Intrinsic")
}

/// What the operation of an `SDNode` or `Intrinsic` record is called: `ISD::ADD`, `llvm.x86.rdtsc`.
pub fn operation_name(def: Def<'_>) -> Result<Cow<'_, str>> {
    if def.is_a("Intrinsic") { intrinsics::name(def) } else { Ok(def.string("Opcode")?.into()) }
}

/// The operation of a record, if it is a generic one.
pub fn generic_node(def: Def<'_>) -> Result<Option<NodeOp>> {
    Ok(operation_name(def)?.strip_prefix("ISD::").and_then(NodeOp::from_name))
}
