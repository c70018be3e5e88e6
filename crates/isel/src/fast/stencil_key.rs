//! A unit: instructions that are selected together, their operands, and the signature under which its template is kept.
//!
//! A signature is a list of words: a header for each instruction (what it does, and on which types), then two or three for each
//! operand. Two units of the same signature differ only in which registers, stack objects, globals, blocks and numbers of a
//! class their operands are. An operand that is the same as one before says so, since graphs see such things.

use super::constant_classes;
use crate::build::{Decision, Span};
use ir::attributes::AttributeList;
use ir::metadata::MdRef;
use ir::{Inst, Type, Value};
use mir::{Block, FrameIndex};
use smallvec::SmallVec;
use support::entity::Entity;

/// An operand of a unit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StencilOperand {
    pub value: Value,
    pub ty: Type,
    pub kind: OperandKind,
}

impl StencilOperand {
    fn has_class(&self) -> bool {
        matches!(self.kind, OperandKind::Number { class: Some(_), .. })
    }

    /// Whether it is a number that another operand has already given a class: samples replace both.
    fn repeats(&self, before: &StencilOperand) -> bool {
        let number = |l: &StencilOperand| match l.kind {
            OperandKind::Number { number, .. } => Some(number),
            _ => None,
        };
        before.has_class() && self.value == before.value && number(self) == number(before)
    }

    fn has_several_registers(&self) -> bool {
        matches!(self.kind, OperandKind::Registers(span) if span.count != 1)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OperandKind {
    /// Virtual registers: of a value, or what the unit writes.
    Registers(Span),
    Object(FrameIndex),
    /// `kind` says how its address is found.
    Global {
        global: ir::Global,
        kind: u32,
    },
    Block(Block),
    /// An integer of at most 64 bits, sign-extended; or a distance. Those with `class` may share templates with others.
    Number {
        number: i64,
        class: Option<u32>,
    },
    /// The bits of a floating-point number.
    Float(u64),
    Zero,
    Undefined,
    /// What an instruction of the same unit computes.
    Inner(u32),
    /// The number of a call that may throw.
    Invoke(u32),
}

/// Words that tell operands apart.
mod tag {
    pub const REGISTERS: u32 = 1;
    pub const OBJECT: u32 = 2;
    pub const GLOBAL: u32 = 3;
    pub const BLOCK: u32 = 4;
    pub const NUMBER: u32 = 5;
    pub const CLASS: u32 = 6;
    pub const FLOAT: u32 = 7;
    pub const ZERO: u32 = 8;
    pub const UNDEFINED: u32 = 9;
    pub const INNER: u32 = 10;
    pub const SAME: u32 = 11;
    pub const INVOKE: u32 = 12;
    pub const PART: u32 = 13;
    /// Bits that hold a tag.
    pub const BITS: u32 = 4;
}

/// Operands whose numbers samples tell apart; those of others count as themselves.
const MAX_CLASSES: usize = 2;
/// Units with more operands have no signature.
const MAX_OPERANDS: usize = 40;
/// Nor have units with an operand in more registers: templates count them in a byte.
const MAX_REGISTERS: u32 = 1 << 8;

/// An address that is part of the access.
#[derive(Clone, Copy, Debug)]
pub struct Folded {
    pub pointer: Value,
    pub base: Value,
    /// StencilOperand that is the distance.
    pub distance: usize,
    /// How many instructions of the unit are made before it.
    pub behind: usize,
}

/// What a unit does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// Its instructions.
    #[default]
    Insts,
    /// Writes a value to registers.
    Copy,
    /// Reads the arguments of the function.
    Arguments,
    /// Decides something for a switch ([`StencilKey::decision`]).
    Decision,
}

/// See the module text. Its lists are used again for the next unit.
#[derive(Debug)]
pub struct StencilKey {
    pub kind: Kind,
    /// Those that are made with the last one come first.
    pub insts: Vec<Inst>,
    pub locations: Vec<MdRef>,
    pub operands: Vec<StencilOperand>,
    /// Values that accesses to memory may name.
    pub values: Vec<Value>,
    pub folded: SmallVec<[Folded; 2]>,
    pub decision: Option<Decision>,
    /// Leaves that are in registers, which the graph is to read first: constants cannot be read as what they are.
    pub seeded: Vec<usize>,
    /// The integer that addresses are like in all that machine code shows; the type of addresses if there is none.
    pub address: Type,
    /// What it does, as words.
    pub header: Vec<u32>,
    /// It has a signature.
    pub has_shape: bool,
    /// The signature once it is asked for.
    pub signature: Vec<u32>,
    /// It has numbers that mean something in this module only: types, lists of attributes, globals.
    pub names_module: bool,
}

impl Default for StencilKey {
    fn default() -> StencilKey {
        StencilKey {
            kind: Kind::default(),
            insts: Vec::new(),
            locations: Vec::new(),
            operands: Vec::new(),
            values: Vec::new(),
            folded: SmallVec::new(),
            decision: None,
            seeded: Vec::new(),
            address: Type::PTR,
            header: Vec::new(),
            has_shape: true,
            signature: Vec::new(),
            names_module: false,
        }
    }
}

impl StencilKey {
    /// The word of a type in signatures.
    pub fn type_word(&mut self, ty: Type) -> u32 {
        self.names_module |= !ty.is_fixed();
        if ty == Type::PTR { self.address.index() as u32 } else { ty.index() as u32 }
    }

    /// The word of a list of attributes.
    pub fn attributes_word(&mut self, list: AttributeList) -> u32 {
        self.names_module |= list != AttributeList::EMPTY;
        list.as_u32()
    }

    /// Empties it.
    pub fn begin(&mut self, kind: Kind) {
        self.kind = kind;
        self.insts.clear();
        self.locations.clear();
        self.operands.clear();
        self.values.clear();
        self.folded.clear();
        self.decision = None;
        self.seeded.clear();
        self.header.clear();
        self.has_shape = true;
        self.names_module = false;
    }

    pub fn push(&mut self, value: Value, ty: Type, mut kind: OperandKind) {
        self.names_module |= !ty.is_fixed();
        if let OperandKind::Number { class, .. } = &mut kind
            && self.operands.iter().filter(|l| l.has_class()).count() >= MAX_CLASSES
        {
            *class = None;
        }
        self.operands.push(StencilOperand { value, ty, kind });
        self.values.push(value);
        let is_wide = matches!(kind, OperandKind::Registers(span) if span.count > MAX_REGISTERS);
        self.has_shape &= self.operands.len() < MAX_OPERANDS && !is_wide;
    }

    /// Every number counts as itself.
    pub fn forget_classes(&mut self) {
        for leaf in &mut self.operands {
            if let OperandKind::Number { class, .. } = &mut leaf.kind {
                *class = None;
            }
        }
    }

    /// The leaves with classes, and samples for each.
    pub fn samples(&self) -> Option<Vec<(u8, [i64; 3])>> {
        let mut all = Vec::new();
        for (index, leaf) in self.operands.iter().enumerate() {
            if let OperandKind::Number { class: Some(class), .. } = leaf.kind {
                all.push((u8::try_from(index).ok()?, constant_classes::samples(class, all.len())?));
            }
        }
        Some(all)
    }

    /// Makes the signature. `class_of` gives the class of a virtual register.
    pub fn make_shape(&mut self, class_of: impl Fn(u32) -> u16) {
        let address = self.address;
        let StencilKey { signature, header, operands: leaves, .. } = self;
        signature.clear();
        signature.extend_from_slice(header);
        for (index, leaf) in leaves.iter().enumerate() {
            let may_repeat = matches!(
                leaf.kind,
                OperandKind::Registers(_)
                    | OperandKind::Object(_)
                    | OperandKind::Global { .. }
                    | OperandKind::Block(_)
            );
            let before = &leaves[..index];
            let is_same = |l: &StencilOperand| may_repeat && l.kind == leaf.kind || leaf.repeats(l);
            if let Some(same) = before.iter().position(is_same) {
                signature.push(tag::SAME | (same as u32) << tag::BITS);
                continue;
            }
            // Values in one register have it to themselves, unless they are the same.
            if let OperandKind::Registers(span) = leaf.kind
                && (span.count != 1 || before.iter().any(StencilOperand::has_several_registers))
            {
                signature.extend(shared_registers(before, span));
            }
            let ty = if leaf.ty == Type::PTR { address } else { leaf.ty }.index() as u32;
            let mut word = |tag: u32, more: u32| signature.extend([tag | ty << tag::BITS, more]);
            match leaf.kind {
                OperandKind::Registers(span) if span.count == 1 => {
                    word(tag::REGISTERS, 1 << 16 | u32::from(class_of(span.first)));
                }
                OperandKind::Registers(span) => {
                    word(tag::REGISTERS, span.count << 16);
                    signature.extend((span.first..span.first + span.count).map(|r| u32::from(class_of(r))));
                }
                OperandKind::Object(_) => word(tag::OBJECT, 0),
                OperandKind::Global { kind, .. } => word(tag::GLOBAL, kind),
                OperandKind::Block(_) => word(tag::BLOCK, 0),
                OperandKind::Number { class: Some(class), .. } => word(tag::CLASS, class),
                OperandKind::Number { number, .. } => {
                    word(tag::NUMBER, number as u32);
                    signature.push((number >> 32) as u32);
                }
                OperandKind::Float(bits) => {
                    word(tag::FLOAT, bits as u32);
                    signature.push((bits >> 32) as u32);
                }
                // The address that is none is the number.
                OperandKind::Zero if leaf.ty == Type::PTR && address != Type::PTR => {
                    word(tag::NUMBER, 0);
                    signature.push(0);
                }
                OperandKind::Zero => word(tag::ZERO, 0),
                OperandKind::Undefined => word(tag::UNDEFINED, 0),
                OperandKind::Inner(which) => word(tag::INNER, which),
                OperandKind::Invoke(_) => word(tag::INVOKE, 0),
            }
        }
    }
}

/// Words for the operands before that have some of these registers.
fn shared_registers(before: &[StencilOperand], span: Span) -> impl Iterator<Item = u32> + '_ {
    let parts = before.iter().enumerate().filter_map(move |(index, leaf)| match leaf.kind {
        OperandKind::Registers(other) => {
            let meets = other.first < span.first + span.count && span.first < other.first + other.count;
            let distance = span.first.wrapping_sub(other.first);
            meets.then_some([tag::PART | (index as u32) << tag::BITS, distance])
        }
        _ => None,
    });
    parts.flatten()
}
