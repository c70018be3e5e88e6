//! What instructions do, read off the selection patterns.
//!
//! The matcher of a pattern ([`tables::selection`]) is a walk over the tree that it matches, so running it without a graph
//! gives the tree back. Its result says where in the instruction the values that it took go; with that the leaves of the tree
//! are operands. A pattern whose result is several instructions, or that changes a constant on the way, says nothing about one
//! instruction and is passed over, as is one with an operation that is not computed here; the latter is remembered for the
//! message.
//!
//! Several patterns may be about one instruction. All of them hold, so the one that says most comes first: those that leave
//! the upper part of a loaded value open, or ask for more of their operands than their types, come last.
//! O(length of all programs), once.

use crate::arithmetic::is_computed;
use mc::{Reg, Subtarget, Target};
use std::rc::Rc;
use support::hash::FxHashMap;
use tables::code::Reader;
use tables::image::SectionId;
use tables::machine::{AddressingMode, CodeGenFacts, Template, TemplateKind};
use tables::nodes::NodeOp;
use tables::rewriting::RewriteOp;
use tables::selection::{
    ANY_MODE, ComplexPattern, CondCode, Extension, MatchOp, NodeTest, PROGRAMS, Pattern, ResultOp,
    SelectionRoot, TargetNode,
};
use tables::value_type::ValueType;

/// A value, in terms of an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tree {
    /// An operand of the instruction: the value of a register, or a number.
    Operand(usize, Option<ValueType>),
    /// A register that the instruction reads on the side.
    Register(Reg, Option<ValueType>),
    /// The sum of operands: an address in its parts.
    Sum(Vec<usize>),
    Integer(i64, Option<ValueType>),
    Condition(CondCode),
    Type(ValueType),
    Node(Box<Node>),
}

/// An operation with its operands, which do not count chain and glue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    pub op: NodeOp,
    /// Of its first result.
    pub ty: Option<ValueType>,
    pub operands: Vec<Tree>,
    /// The type in memory, of a load or store, if it is another one.
    pub memory: Option<ValueType>,
    pub extension: Extension,
}

/// What an operand must be for an effect to be that of the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fixed {
    Register(Reg),
    Integer(i64),
}

/// What an instruction does where its operands are these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    pub conditions: Vec<(usize, Fixed)>,
    pub tree: Tree,
    /// The registers that have the results, in order: operands of the instruction first.
    pub results: Vec<Written>,
    /// How much the pattern leaves open; less is better.
    vagueness: usize,
}

/// A register that an instruction writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    Operand(usize),
    Implicit(Reg),
}

/// The effects of all instructions.
pub struct Effects<'t> {
    target: &'t Target,
    by_opcode: FxHashMap<u16, Vec<Effect>>,
    shared: FxHashMap<u16, Rc<[Effect]>>,
    /// An operation that is not computed, for instructions that have no effect for that reason.
    not_computed: FxHashMap<u16, NodeOp>,
}

impl<'t> Effects<'t> {
    /// Reads the patterns that the subtarget has.
    pub fn new(target: &'t Target, subtarget: &Subtarget, facts: &CodeGenFacts) -> Effects<'t> {
        let mut effects = Effects {
            target,
            by_opcode: FxHashMap::default(),
            shared: FxHashMap::default(),
            not_computed: FxHashMap::default(),
        };
        let image = &target.image;
        for root in image.records::<SelectionRoot>().iter() {
            for pattern in image.list(root.patterns).iter() {
                let is_meant = pattern.mode == ANY_MODE || pattern.mode == subtarget.mode;
                if is_meant && subtarget.enables(pattern.predicates) {
                    effects.pattern(facts, root.node, pattern);
                }
            }
        }
        for template in image.list(facts.templates).iter() {
            effects.template(facts, template);
        }
        for list in effects.by_opcode.values_mut() {
            list.sort_by_key(|effect| (effect.vagueness, std::cmp::Reverse(effect.conditions.len())));
        }
        effects
    }

    /// What an instruction may do, best first; empty if no pattern says it.
    pub fn of(&mut self, opcode: u16) -> Rc<[Effect]> {
        let list = self.shared.entry(opcode).or_insert_with(|| {
            self.by_opcode.get(&opcode).map_or_else(|| Rc::from([]), |list| Rc::from(list.as_slice()))
        });
        Rc::clone(list)
    }

    /// Why there is nothing to execute for an instruction: a sentence without a full stop.
    pub fn why_unknown(&self, opcode: u16) -> String {
        match self.not_computed.get(&opcode) {
            Some(&op) => format!("it computes '{}', which is not emulated", self.name(op)),
            None => "no pattern says what this instruction does".to_owned(),
        }
    }

    fn name(&self, op: NodeOp) -> String {
        let index = op.target_index().map(usize::from);
        let record = index.and_then(|index| self.target.image.records::<TargetNode>().get(index));
        match record {
            Some(node) => self.target.image.string(node.name).to_owned(),
            None => op.dump_name().unwrap_or("?").to_owned(),
        }
    }

    fn pattern(&mut self, facts: &CodeGenFacts, root: NodeOp, pattern: Pattern) {
        let matcher = Matcher::run(self.target, root, pattern.matcher);
        let Some(made) = self.single_instruction(matcher.slots.len(), pattern.result) else { return };
        let Some(tree) = matcher.tree((self.target, facts), 0, &made.sources) else { return };
        if let Some(op) = first_unknown(facts, &tree) {
            self.not_computed.entry(made.opcode).or_insert(op);
            return;
        }
        let Made { opcode, conditions, results, .. } = made;
        let vagueness = matcher.vagueness;
        self.by_opcode.entry(opcode).or_default().push(Effect { conditions, tree, results, vagueness });
    }

    /// The instruction that a result is, if it is one.
    fn single_instruction(&self, num_slots: usize, result: u32) -> Option<Made> {
        let mut code = self.target.image.program(PROGRAMS, result);
        let mut slots: Vec<Slot> = (0..num_slots).map(Slot::Matched).collect();
        let mut made: Option<Made> = None;
        let mut sources = vec![None; num_slots];
        loop {
            match ResultOp::from_number(code.byte().into()) {
                ResultOp::Integer => {
                    code.number();
                    slots.push(Slot::Fixed(Fixed::Integer(code.signed())));
                }
                ResultOp::Register => {
                    code.number();
                    slots.push(Slot::Fixed(Fixed::Register(Reg(code.number() as u16))));
                }
                ResultOp::Immediate => slots.push(Slot::Matched(code.number() as usize)),
                ResultOp::Transform => return None,
                ResultOp::Copy => {
                    let reg = Reg(code.number() as u16);
                    if let Some(Slot::Matched(slot)) = slots.get(code.number() as usize) {
                        *sources.get_mut(*slot)? = Some(Source::Register(reg));
                    }
                }
                ResultOp::Inst if made.is_some() => return None,
                ResultOp::Inst => {
                    let opcode = code.number() as u16;
                    code.number();
                    let num_types = code.number();
                    (0..num_types).for_each(|_| _ = code.number());
                    let instruction = self.target.instruction(opcode);
                    let num_defs = usize::from(instruction.num_defs);
                    let mut conditions = Vec::new();
                    for operand in 0..code.number() as usize {
                        let at = num_defs + operand;
                        match *slots.get(code.number() as usize)? {
                            Slot::Matched(slot) => *sources.get_mut(slot)? = Some(Source::Operand(at)),
                            Slot::Fixed(fixed) => conditions.push((at, fixed)),
                            Slot::Result(_) => return None,
                        }
                    }
                    let implicit = self.target.image.list(instruction.implicit_defs);
                    let results = (0..num_defs).map(Written::Operand);
                    let results: Vec<Written> =
                        results.chain(implicit.iter().map(|reg| Written::Implicit(Reg(reg)))).collect();
                    slots.extend((0..results.len()).map(Slot::Result));
                    made = Some(Made { opcode, conditions, results, sources: Vec::new() });
                }
                ResultOp::End => {
                    let mut made = made?;
                    let mut results = Vec::new();
                    for _ in 0..code.number() {
                        match *slots.get(code.number() as usize)? {
                            Slot::Result(n) => results.push(*made.results.get(n)?),
                            Slot::Matched(_) | Slot::Fixed(_) => return None,
                        }
                    }
                    made.results = results;
                    made.sources = sources;
                    return Some(made);
                }
            }
        }
    }

    /// Copies, no-ops, and what moves the stack pointer or computes from it have templates rather than patterns.
    fn template(&mut self, facts: &CodeGenFacts, template: Template) {
        let kind = TemplateKind::from_number(template.kind.into());
        let mut code = self.target.image.program(SectionId::Rewriting, template.program);
        if RewriteOp::from_byte(code.byte()) != RewriteOp::Inst {
            return;
        }
        let opcode = code.number() as u16;
        // What the values that go in are in the instruction.
        let mut places = [None; 3];
        let mut conditions = Vec::new();
        for at in 0.. {
            match RewriteOp::from_byte(code.byte()) {
                RewriteOp::End => break,
                RewriteOp::Operand => {
                    let value = code.number() as usize;
                    if let Some(place) = places.get_mut(value) {
                        *place = Some(at);
                    }
                }
                RewriteOp::Immediate => conditions.push((at, Fixed::Integer(code.signed()))),
                RewriteOp::Register => conditions.push((at, Fixed::Register(Reg(code.number() as u16)))),
                RewriteOp::Tied => _ = code.number(),
                _ => return,
            }
        }
        let stack_pointer = Reg(facts.stack_pointer);
        let moved = |op, bytes| {
            let operands = vec![Tree::Register(stack_pointer, None), Tree::Operand(bytes, None)];
            (operation(op, operands), vec![Written::Implicit(stack_pointer)])
        };
        use TemplateKind::{Copy, FrameAddress, GrowStack, MoveStack, NoOp, ShrinkStack};
        let (tree, results) = match (kind, places) {
            (Some(Copy), [Some(to), Some(from), None]) => {
                (Tree::Operand(from, None), vec![Written::Operand(to)])
            }
            (Some(FrameAddress), [Some(to), Some(slot), Some(offset)]) => {
                (Tree::Sum(vec![slot, offset]), vec![Written::Operand(to)])
            }
            // Where the stack pointer is an operand, a pattern says that this is a sum.
            (Some(MoveStack | ShrinkStack), [Some(bytes), ..]) if conditions.is_empty() => {
                moved(NodeOp::ADD, bytes)
            }
            (Some(GrowStack), [Some(bytes), ..]) if conditions.is_empty() => moved(NodeOp::SUB, bytes),
            (Some(NoOp), [None, ..]) => (operation(NodeOp::ENTRY_TOKEN, Vec::new()), Vec::new()),
            _ => return,
        };
        let effect = Effect { conditions, tree, results, vagueness: 0 };
        self.by_opcode.entry(opcode).or_default().push(effect);
    }
}

/// A tree of one operation; that of the entry token does nothing.
fn operation(op: NodeOp, operands: Vec<Tree>) -> Tree {
    let extension = Extension::None;
    Tree::Node(Box::new(Node { op, ty: None, operands, memory: None, extension }))
}

/// An instruction that a result makes.
struct Made {
    opcode: u16,
    conditions: Vec<(usize, Fixed)>,
    results: Vec<Written>,
    /// By slot of the matcher: where its value is.
    sources: Vec<Option<Source>>,
}

/// What a slot of a result holds: a value that was matched, what is the same always, or what the instruction makes.
#[derive(Clone, Copy)]
enum Slot {
    Matched(usize),
    Fixed(Fixed),
    Result(usize),
}

#[derive(Clone, Copy)]
enum Source {
    Operand(usize),
    Register(Reg),
}

/// An operation in the tree that nobody here computes.
fn first_unknown(facts: &CodeGenFacts, tree: &Tree) -> Option<NodeOp> {
    let Tree::Node(node) = tree else { return None };
    if !is_computed(facts, node.op) {
        return Some(node.op);
    }
    node.operands.iter().find_map(|operand| first_unknown(facts, operand))
}

/// A node of the tree that a matcher walks over.
#[derive(Default)]
struct Walked {
    op: Option<NodeOp>,
    ty: Option<ValueType>,
    children: Vec<(usize, usize)>,
    slot: Option<usize>,
    leaf: Option<Tree>,
    memory: Option<ValueType>,
    extension: Extension,
    /// The slots of what a complex pattern makes of the value, and that pattern.
    parts: Option<(usize, std::ops::Range<usize>)>,
}

/// What a matcher says about what it matches.
struct Matcher {
    nodes: Vec<Walked>,
    /// By slot: the node whose value it is; the parts of complex patterns have none.
    slots: Vec<Option<usize>>,
    vagueness: usize,
}

impl Matcher {
    fn run(target: &Target, root: NodeOp, program: u32) -> Matcher {
        let mut code = target.image.program(PROGRAMS, program);
        let first = Walked { op: Some(root), ..Walked::default() };
        let mut matcher = Matcher { nodes: vec![first], slots: Vec::new(), vagueness: 0 };
        let mut path = vec![0];
        while matcher.step(target, &mut code, &mut path) {}
        matcher
    }

    /// False at the end.
    fn step(&mut self, target: &Target, code: &mut Reader<'_>, path: &mut Vec<usize>) -> bool {
        let at = path.last().copied().unwrap_or(0);
        let new = self.nodes.len();
        let node = &mut self.nodes[at];
        match MatchOp::from_number(code.byte().into()) {
            MatchOp::End => return false,
            MatchOp::Child => {
                let n = code.number() as usize;
                match node.children.iter().find(|(operand, _)| *operand == n) {
                    Some(&(_, child)) => path.push(child),
                    None => {
                        node.children.push((n, new));
                        self.nodes.push(Walked::default());
                        path.push(new);
                    }
                }
            }
            MatchOp::Parent => _ = path.pop(),
            MatchOp::Node => node.op = Some(NodeOp(code.number() as u16)),
            MatchOp::Type => node.ty = Some(ValueType::from_raw(code.number())),
            MatchOp::Slot => {
                node.slot = Some(self.slots.len());
                self.slots.push(Some(at));
            }
            MatchOp::Same => node.slot = Some(code.number() as usize),
            MatchOp::Integer => node.leaf = Some(Tree::Integer(code.signed(), node.ty)),
            MatchOp::Condition => node.leaf = Some(Tree::Condition(CondCode(code.number() as u8))),
            MatchOp::TypeLeaf => node.leaf = Some(Tree::Type(ValueType::from_raw(code.number()))),
            MatchOp::Immediate => _ = code.number(),
            MatchOp::Test => match (NodeTest::from_number(code.number()), code.number()) {
                (NodeTest::Extension, number) => {
                    node.extension = Extension::from_number(number);
                    self.vagueness += usize::from(node.extension == Extension::Any);
                }
                (NodeTest::MemoryType, raw) => node.memory = Some(ValueType::from_raw(raw)),
                (NodeTest::Truncating | NodeTest::Indexed, _) => {}
                _ => self.vagueness += 1,
            },
            MatchOp::Complex => {
                let (pattern, slot) = (code.number() as usize, code.number() as usize);
                let record = target.image.records::<ComplexPattern>().get(pattern);
                let count = record.map_or(0, |record| usize::from(record.num_operands));
                let parts = self.slots.len()..self.slots.len() + count;
                if let Some(&Some(whole)) = self.slots.get(slot) {
                    self.nodes[whole].parts = Some((pattern, parts));
                }
                self.slots.extend(std::iter::repeat_n(None, count));
            }
            MatchOp::Chain | MatchOp::Glue | MatchOp::Memory => {}
        }
        true
    }

    /// The tree below a node, or nothing if the instruction does not have all of its leaves.
    fn tree(
        &self,
        (target, facts): (&Target, &CodeGenFacts),
        at: usize,
        sources: &[Option<Source>],
    ) -> Option<Tree> {
        let node = self.nodes.get(at)?;
        if let Some(leaf) = &node.leaf {
            return Some(leaf.clone());
        }
        if let Some((pattern, parts)) = &node.parts {
            return complex((target, facts), *pattern, sources.get(parts.clone())?, node.ty);
        }
        if node.children.is_empty()
            && let Some(slot) = node.slot
        {
            return match sources.get(slot).copied().flatten()? {
                Source::Operand(operand) => Some(Tree::Operand(operand, node.ty)),
                Source::Register(reg) => Some(Tree::Register(reg, node.ty)),
            };
        }
        let mut children = node.children.clone();
        children.sort_unstable();
        // Operands that no step looks at are those of the instruction beyond its own: arguments of calls.
        if !children.iter().map(|&(n, _)| n).eq(0..children.len()) {
            return None;
        }
        let operands = children
            .iter()
            .map(|&(_, child)| self.tree((target, facts), child, sources))
            .collect::<Option<_>>()?;
        Some(Tree::Node(Box::new(Node {
            op: node.op?,
            ty: node.ty,
            operands,
            memory: node.memory,
            extension: node.extension,
        })))
    }
}

/// The value that a complex pattern takes apart, from its parts: an address is their sum, and a single part is the value.
fn complex(
    (target, facts): (&Target, &CodeGenFacts),
    pattern: usize,
    parts: &[Option<Source>],
    ty: Option<ValueType>,
) -> Option<Tree> {
    let operand = |part: &Option<Source>| match part {
        Some(Source::Operand(operand)) => Some(*operand),
        _ => None,
    };
    let operands: Vec<usize> = parts.iter().map(operand).collect::<Option<_>>()?;
    let function = target.image.records::<ComplexPattern>().get(pattern)?.function;
    if target.image.records::<AddressingMode>().iter().any(|mode| mode.function == function) {
        return Some(Tree::Sum(operands));
    }
    match operands[..] {
        [one] if facts.shift_amount == function + 1 => Some(Tree::Operand(one, ty)),
        _ => None,
    }
}
