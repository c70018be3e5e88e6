//! Which operations a subtarget has: derived from its patterns.
//!
//! A pattern *covers* an operation on a type if it matches whatever the operands are. An operation is legal on a type if a
//! pattern that the subtarget enables covers it; loads, stores and comparisons also by what is in memory and by condition.
//! O(length of all patterns), once per module.

use crate::dag::{Dag, Node, Value};
use mir::Isa;
use std::sync::atomic::{AtomicU64, Ordering};
use support::hash::FxHashSet;
use tables::code::Reader;
use tables::machine::CodeGenFacts;
use tables::nodes::NodeOp;
use tables::selection::{ANY_MODE, CondCode, Extension, MatchOp, NodeTest, PROGRAMS, Pattern, SelectionRoot};
use tables::value_type::ValueType;

static NEXT_ID: AtomicU64 = AtomicU64::new(1);

/// See the module text.
#[derive(Debug, Default)]
pub struct Legality {
    /// Tells it apart from others.
    id: u64,
    /// By operation: the enabled patterns, best first.
    patterns: Vec<(NodeOp, Vec<Candidate>)>,
    covered: FxHashSet<(NodeOp, ValueType)>,
    /// The same with the type of the first operand, where patterns say it.
    covered_from: FxHashSet<(NodeOp, ValueType, Option<ValueType>)>,
    conditions: FxHashSet<(ValueType, CondCode)>,
    /// Extensions of low bits within a register: its type, that of the bits.
    extensions: FxHashSet<(ValueType, ValueType)>,
    loads: FxHashSet<(Extension, ValueType, ValueType)>,
    /// Atomic read-modify-write operations: type of the value, type in memory.
    atomics: FxHashSet<(NodeOp, ValueType, ValueType)>,
    /// Type of the value, type in memory.
    stores: FxHashSet<(ValueType, ValueType)>,
    legal_types: Vec<ValueType>,
    /// Comparisons are made by the operations that use them: branches and choices.
    pub fuses_comparisons: bool,
    /// A product and a sum that may be rounded once (`llvm.fmuladd`) stay two operations.
    pub unfused: bool,
}

/// A pattern, and some of what its matcher asks of the root of a graph and of its operands: most patterns for an operation
/// are about other types or operands, and need not be tried.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    pub pattern: Pattern,
    /// Type of the first result.
    ty: Option<ValueType>,
    /// Type and operation of an operand, which is counted without the chain.
    operand_type: Option<(u8, ValueType)>,
    operand_op: Option<(u8, NodeOp)>,
}

impl Candidate {
    fn new(pattern: Pattern, summary: &Summary) -> Candidate {
        let Summary { ty, operand, operand_op, .. } = *summary;
        Candidate { pattern, ty, operand_type: operand, operand_op }
    }

    /// Whether the matcher has to be asked. `operands` are those of the node, without chain and glue.
    pub fn may_match(&self, dag: &Dag, node: Node, operands: &[Value]) -> bool {
        let operand = |index: u8| operands.get(usize::from(index)).copied();
        self.ty.is_none_or(|ty| dag.types(node).first() == Some(&ty))
            && self.operand_type.is_none_or(|(i, ty)| operand(i).is_some_and(|v| dag.type_of(v) == ty))
            && self.operand_op.is_none_or(|(i, op)| operand(i).is_some_and(|v| dag.op(v.node) == op))
    }
}

/// What a matcher says about the operation, apart from its operands.
#[derive(Default)]
struct Summary {
    /// Type of the root's first result.
    ty: Option<ValueType>,
    /// The first operand of which a type is asked, and that type.
    operand: Option<(u8, ValueType)>,
    /// The first operand of which an operation is asked, and that operation.
    operand_op: Option<(u8, NodeOp)>,
    condition: Option<CondCode>,
    /// The type that is an operand.
    named_type: Option<ValueType>,
    extension: Option<Extension>,
    memory: Option<ValueType>,
    truncating: Option<bool>,
    /// Something else must hold.
    conditional: bool,
}

impl Legality {
    pub fn new(isa: &Isa<'_>) -> Legality {
        let image = &isa.target.image;
        let facts = image.records::<CodeGenFacts>().get(0).unwrap_or_default();
        let fuses_comparisons = facts.branch_if != NodeOp::ENTRY_TOKEN;
        let mut this = Legality {
            id: NEXT_ID.fetch_add(1, Ordering::Relaxed),
            fuses_comparisons,
            ..Legality::default()
        };
        for root in image.records::<SelectionRoot>().iter() {
            let is_enabled = |p: &Pattern| {
                isa.subtarget.enables(p.predicates) && (p.mode == ANY_MODE || p.mode == isa.subtarget.mode)
            };
            let patterns = image.list(root.patterns).iter().filter(is_enabled).map(|pattern| {
                let summary = summarize(image.program(PROGRAMS, pattern.matcher));
                this.note(root.node, &summary);
                Candidate::new(pattern, &summary)
            });
            let patterns = patterns.collect();
            this.patterns.push((root.node, patterns));
        }
        // A register class alone does not make a type legal: values must get there and back.
        for class in 0..isa.num_classes() as u16 {
            let class = isa.class(class);
            for &ty in class.types.iter().filter(|_| class.allocatable) {
                let loads = this.loads.contains(&(Extension::None, ty, ty));
                if loads && !this.legal_types.contains(&ty) {
                    this.legal_types.push(ty);
                }
            }
        }
        this
    }

    fn note(&mut self, op: NodeOp, summary: &Summary) {
        if summary.conditional {
            return;
        }
        let operand = summary.operand.map(|(_, ty)| ty);
        match op {
            NodeOp::LOAD => {
                let Some(ty) = summary.ty else { return };
                let extension = summary.extension.unwrap_or_default();
                self.loads.insert((extension, ty, summary.memory.unwrap_or(ty)));
            }
            NodeOp::STORE => {
                let Some(ty) = operand else { return };
                let memory = if summary.truncating == Some(true) { summary.memory } else { Some(ty) };
                if let Some(memory) = memory {
                    self.stores.insert((ty, memory));
                }
            }
            NodeOp::SETCC => {
                if let (Some(ty), Some(code)) = (operand, summary.condition) {
                    self.conditions.insert((ty, code));
                }
            }
            NodeOp::SIGN_EXTEND_INREG => {
                if let (Some(ty), Some(from)) = (summary.ty, summary.named_type) {
                    self.extensions.insert((ty, from));
                }
            }
            _ => {
                if let (Some(ty), Some(memory)) = (summary.ty, summary.memory) {
                    self.atomics.insert((op, ty, memory));
                }
                // What has neither result nor operand is about its chain.
                let ty = summary.ty.or(operand).unwrap_or(ValueType::OTHER);
                self.covered.insert((op, ty));
                self.covered_from.insert((op, ty, operand));
            }
        }
    }

    /// A number that no other has.
    pub fn id(&self) -> u64 {
        self.id
    }

    pub fn patterns(&self, op: NodeOp) -> &[Candidate] {
        match self.patterns.binary_search_by_key(&op, |(op, _)| *op) {
            Ok(index) => &self.patterns[index].1,
            Err(_) => &[],
        }
    }

    pub fn legal_types(&self) -> &[ValueType] {
        &self.legal_types
    }

    /// Types that registers of the subtarget hold.
    pub fn is_legal_type(&self, ty: ValueType) -> bool {
        self.legal_types.contains(&ty)
            || matches!(ty, ValueType::OTHER | ValueType::GLUE | ValueType::UNTYPED)
    }

    /// The legal vectors in which a vector is held, and how many: one with room for all elements, or several of the
    /// largest. `None` if its elements are held one by one.
    pub fn vector_pieces(&self, ty: ValueType) -> Option<(ValueType, usize)> {
        let same = self.legal_types.iter().copied().filter(|t| t.is_vector() && t.element() == ty.element());
        let fits = same.clone().filter(|t| t.lanes() >= ty.lanes()).min_by_key(|t| t.lanes());
        match fits {
            Some(piece) => Some((piece, 1)),
            None => same
                .max_by_key(|t| t.lanes())
                .map(|piece| (piece, ty.lanes().div_ceil(piece.lanes()) as usize)),
        }
    }

    /// The narrowest legal integer type of at least this many bits.
    pub fn int_type_for(&self, bits: u32) -> Option<ValueType> {
        let wide = self.legal_types.iter().filter(|t| t.is_scalar_int() && t.scalar_bits() >= bits);
        wide.copied().min_by_key(|t| t.scalar_bits())
    }

    pub fn widest_int(&self) -> Option<ValueType> {
        self.legal_types.iter().filter(|t| t.is_scalar_int()).copied().max_by_key(|t| t.scalar_bits())
    }

    /// Whether a pattern covers the operation on this type: that of its first result, or without one of its operand.
    pub fn is_covered(&self, op: NodeOp, ty: ValueType) -> bool {
        self.covered.contains(&(op, ty))
    }

    /// Whether a pattern covers a conversion.
    pub fn has_conversion(&self, op: NodeOp, to: ValueType, from: ValueType) -> bool {
        [Some(from), None].iter().any(|&from| self.covered_from.contains(&(op, to, from)))
    }

    pub fn has_condition(&self, operands: ValueType, code: CondCode) -> bool {
        self.conditions.contains(&(operands, code))
    }

    /// Whether a pattern copies the sign of a value of type `from` to all bits above it in a register.
    pub fn has_extension_within(&self, ty: ValueType, from: ValueType) -> bool {
        self.extensions.contains(&(ty, from))
    }

    pub fn has_load(&self, extension: Extension, ty: ValueType, memory: ValueType) -> bool {
        self.loads.contains(&(extension, ty, memory))
    }

    pub fn has_atomic(&self, op: NodeOp, ty: ValueType, memory: ValueType) -> bool {
        self.atomics.contains(&(op, ty, memory))
    }

    pub fn has_store(&self, ty: ValueType, memory: ValueType) -> bool {
        self.stores.contains(&(ty, memory))
    }
}

fn summarize(mut code: Reader<'_>) -> Summary {
    let mut summary = Summary::default();
    // The operand of the root that the steps are about, or are below.
    let (mut depth, mut operand) = (0, 0);
    loop {
        let op = MatchOp::from_number(code.byte().into());
        match op {
            MatchOp::End => return summary,
            MatchOp::Child => {
                let index = code.number() as u8;
                operand = if depth == 0 { index } else { operand };
                depth += 1;
            }
            MatchOp::Parent => depth -= 1,
            MatchOp::Type => {
                let ty = ValueType::from_raw(code.number());
                if depth == 0 {
                    summary.ty.get_or_insert(ty);
                } else if depth == 1 {
                    summary.operand.get_or_insert((operand, ty));
                }
            }
            MatchOp::Condition => summary.condition = Some(CondCode(code.number() as u8)),
            MatchOp::Test => {
                let (test, number) = (NodeTest::from_number(code.number()), code.number());
                match test {
                    NodeTest::Extension => {
                        summary.extension = Some(match number {
                            1 => Extension::Any,
                            2 => Extension::Sign,
                            3 => Extension::Zero,
                            _ => Extension::None,
                        });
                    }
                    NodeTest::MemoryType => summary.memory = Some(ValueType::from_raw(number)),
                    NodeTest::Truncating => summary.truncating = Some(number != 0),
                    // Descriptions have a pattern for every ordering or for none.
                    NodeTest::Indexed | NodeTest::Ordering => {}
                    _ => summary.conditional = true,
                }
            }
            MatchOp::Node => {
                let node = NodeOp(code.number() as u16);
                if depth == 1 {
                    summary.operand_op.get_or_insert((operand, node));
                }
                // Leaves that a node of its kind always has.
                summary.conditional |= !matches!(node, NodeOp::BASIC_BLOCK);
            }
            MatchOp::Same | MatchOp::Immediate => {
                code.number();
                summary.conditional = true;
            }
            MatchOp::Integer => {
                code.signed();
                summary.conditional = true;
            }
            MatchOp::TypeLeaf => {
                let ty = ValueType::from_raw(code.number());
                summary.conditional |= depth != 1;
                summary.named_type = Some(ty);
            }
            MatchOp::Complex => {
                code.number();
                code.number();
            }
            MatchOp::Slot | MatchOp::Chain | MatchOp::Glue | MatchOp::Memory => {}
        }
    }
}
