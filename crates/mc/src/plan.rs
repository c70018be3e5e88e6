//! What the image says of one instruction, decoded when it is first needed: its rewrites and its encodings.
//!
//! Every instruction of a text is matched against its rewrites and run through its encoding. The image holds both as
//! programs and lists of numbers; here they are arrays of the sizes that the machine likes. Only instructions that occur
//! are decoded, so opening a target with thousands of them costs nothing.

use crate::inst::{Inst, Operand, Reg};
use crate::target::Target;
use tables::encoding::{EncodingReader, RECODED};
use tables::image::{List, SectionId};
use tables::rewriting::{Rewrite, RewriteKind, RewriteOp};
use tables::sequence::SequenceReader;

/// See the module text.
#[derive(Debug)]
pub(crate) struct Plan {
    /// By [`RewriteKind`].
    rewrites: [Box<[RewritePlan]>; NUM_KINDS],
    /// By hardware mode; a mode without one of its own has the first.
    pub encodings: Box<[EncodingPlan]>,
}

const NUM_KINDS: usize = RewriteKind::Reword as usize + 1;

/// A rewrite, with its conditions.
#[derive(Debug)]
pub(crate) struct RewritePlan {
    pub record: Rewrite,
    pub conditions: Box<[Condition]>,
    /// The operands that its functions take.
    pub numbers: Box<[u16]>,
    /// The instruction that its program makes, if that is all it does.
    pub single: Option<Single>,
}

/// What an operand must be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Condition {
    /// [`tables::asm::AliasCond`] as a number.
    pub kind: u16,
    pub operand: u16,
    pub value: u16,
}

/// One instruction made of the operands of another.
#[derive(Debug)]
pub(crate) struct Single {
    opcode: u16,
    parts: Box<[Part]>,
}

#[derive(Clone, Copy, Debug)]
enum Part {
    /// That operand of the instruction rewritten, if it has one.
    Operand(u32),
    Fixed(Operand),
    /// A copy of an operand of the instruction being made.
    Tied(u32),
    /// What a function makes of the rewrite's numbers.
    Computed(u32),
}

/// How an instruction becomes bytes.
#[derive(Debug)]
pub(crate) enum EncodingPlan {
    /// By a word of at most 64 bits.
    Word(WordPlan),
    /// By the program at this offset.
    Program(u32),
}

/// A word of at most 64 bits.
#[derive(Debug)]
pub(crate) struct WordPlan {
    pub base: u64,
    pub size_bytes: u8,
    pub fields: Box<[FieldPlan]>,
}

/// An operand's part of a word.
#[derive(Debug)]
pub(crate) struct FieldPlan {
    pub operand: u32,
    /// 0, or index plus 1 of a function.
    pub method: u32,
    first: PiecePlan,
    rest: Box<[PiecePlan]>,
}

/// A run of bits that is copied to another place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PiecePlan {
    pub from: u8,
    pub to: u8,
    /// As many ones as there are bits.
    pub mask: u64,
}

impl PiecePlan {
    /// The bits of `value` in their place.
    #[inline]
    pub fn place(&self, value: i64) -> u64 {
        (value as u64 >> self.from & self.mask) << self.to
    }
}

impl PiecePlan {
    /// Moves bits as this piece does and the result as the other one does; none if no bit is moved by both.
    fn then(&self, next: &PiecePlan) -> Option<PiecePlan> {
        let width = |mask: u64| u32::from(64 - mask.leading_zeros() as u8);
        // Both as ranges of the bits between them.
        let low = self.to.max(next.from);
        let high = (u32::from(self.to) + width(self.mask)).min(u32::from(next.from) + width(next.mask));
        let width = high.checked_sub(low.into()).filter(|&width| width > 0)?;
        Some(PiecePlan {
            from: self.from + (low - self.to),
            to: next.to + (low - next.from),
            mask: u64::MAX >> (64 - width),
        })
    }
}

impl Plan {
    pub fn new(target: &Target, opcode: u16) -> Plan {
        let desc = target.instruction(opcode);
        let of_kind = |kind: usize| {
            let rewrites = target.image.list(desc.rewrites).iter();
            rewrites.filter(|r| usize::from(r.kind) == kind).map(|r| RewritePlan::new(target, r)).collect()
        };
        let encodings = target.image.list(desc.encodings).iter();
        Plan {
            rewrites: std::array::from_fn(of_kind),
            encodings: encodings.map(|offset| EncodingPlan::new(target, offset)).collect(),
        }
    }

    /// The rewrites of one kind, in order.
    #[inline]
    pub fn rewrites(&self, kind: RewriteKind) -> &[RewritePlan] {
        &self.rewrites[kind as usize]
    }
}

impl RewritePlan {
    fn new(target: &Target, record: Rewrite) -> RewritePlan {
        let conditions = conditions(target, record.conditions).collect();
        let numbers = target.image.list(record.numbers).iter().collect();
        RewritePlan { record, conditions, numbers, single: Single::new(target, record.program) }
    }
}

/// Conditions as an image lists them.
pub(crate) fn conditions(target: &Target, list: List<u16>) -> impl Iterator<Item = Condition> {
    let numbers = target.image.list(list);
    (0..numbers.len() / 3).map(move |i| Condition {
        kind: numbers.at(3 * i),
        operand: numbers.at(3 * i + 1),
        value: numbers.at(3 * i + 2),
    })
}

impl Single {
    fn new(target: &Target, program: u32) -> Option<Single> {
        let mut code = target.image.program(SectionId::Rewriting, program);
        if RewriteOp::from_byte(code.byte()) != RewriteOp::Inst {
            return None;
        }
        let opcode = code.number() as u16;
        let mut parts = Vec::new();
        loop {
            parts.push(match RewriteOp::from_byte(code.byte()) {
                RewriteOp::End => return Some(Single { opcode, parts: parts.into() }),
                RewriteOp::Operand => Part::Operand(code.number() as u32),
                RewriteOp::Immediate => Part::Fixed(Operand::Imm(code.signed())),
                RewriteOp::Register => Part::Fixed(Operand::Reg(Reg(code.number() as u16))),
                RewriteOp::Tied => Part::Tied(code.number() as u32),
                RewriteOp::Computed => Part::Computed(code.number() as u32),
                _ => return None,
            });
        }
    }

    /// The instruction made of `inst`; `compute` is what functions give.
    pub fn make(&self, inst: &Inst, compute: impl Fn(u32) -> i64) -> Inst {
        let mut new = Inst::new(self.opcode);
        for part in &self.parts {
            let operand = match *part {
                Part::Operand(index) => inst.operands.get(index as usize).copied(),
                Part::Fixed(operand) => Some(operand),
                Part::Tied(index) => new.operands.get(index as usize).copied(),
                Part::Computed(function) => Some(Operand::Imm(compute(function))),
            };
            if let Some(operand) = operand {
                new.operands.push(operand);
            }
        }
        new
    }
}

impl EncodingPlan {
    fn new(target: &Target, offset: u32) -> EncodingPlan {
        let code = target.image.program(SectionId::Encoding, offset);
        let word = if SequenceReader::new(code).is_some() {
            None
        } else {
            WordPlan::new(target, EncodingReader::new(code))
        };
        word.map_or(EncodingPlan::Program(offset), EncodingPlan::Word)
    }
}

impl WordPlan {
    /// `None` for longer ones, and those with recoded fields.
    fn new(target: &Target, program: EncodingReader<'_>) -> Option<WordPlan> {
        let mut plan = WordPlan::of_program(program)?;
        // What a function does to a number is done in the same step as putting it in its place.
        for field in plan.fields.iter_mut().filter(|field| field.method != 0) {
            if let Some(pieces) = target.pieces(field.method - 1) {
                field.compose(pieces);
            }
        }
        Some(plan)
    }

    fn of_program(mut program: EncodingReader<'_>) -> Option<WordPlan> {
        let base = program.base();
        let mut bytes = [0; 8];
        bytes.get_mut(..base.len())?.copy_from_slice(base);
        let mut fields = Vec::new();
        while let Some((operand, method, num_pieces)) = program.next_field() {
            if operand == RECODED {
                return None;
            }
            let mut pieces = Vec::new();
            for _ in 0..num_pieces {
                let piece = program.next_piece();
                if piece.from >= 64 || piece.width == 0 || piece.width.checked_add(piece.to)? > 64 {
                    return None;
                }
                let (from, to) = (piece.from as u8, piece.to as u8);
                pieces.push(PiecePlan { from, to, mask: u64::MAX >> (64 - piece.width) });
            }
            let first = if pieces.is_empty() { PiecePlan::default() } else { pieces.remove(0) };
            fields.push(FieldPlan { operand, method, first, rest: pieces.into() });
        }
        Some(WordPlan {
            base: u64::from_le_bytes(bytes),
            size_bytes: base.len() as u8,
            fields: fields.into(),
        })
    }
}

impl FieldPlan {
    /// Applies a function before the field: the bits that both a piece of it and one of ours move.
    fn compose(&mut self, function: &[PiecePlan]) {
        let own = std::iter::once(&self.first).chain(self.rest.iter());
        let both = own.flat_map(|outer| function.iter().filter_map(move |inner| inner.then(outer)));
        let mut pieces: Vec<PiecePlan> = both.collect();
        self.first = if pieces.is_empty() { PiecePlan::default() } else { pieces.remove(0) };
        self.rest = pieces.into();
        self.method = 0;
    }

    /// The value's bits in their places.
    #[inline]
    pub fn place(&self, value: i64) -> u64 {
        self.rest.iter().fold(self.first.place(value), |word, piece| word | piece.place(value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tables::code::Reader;
    use tables::encoding::{Encoding, Field, Piece};

    #[test]
    fn words_are_placed_like_bits() {
        // The branch format of RISC-V: imm[12|10:5] rs2 rs1 funct3 imm[4:1|11] opcode.
        let pieces = [(11, 7, 1), (1, 8, 4), (5, 25, 6), (12, 31, 1)];
        let pieces = pieces.map(|(from, to, width)| Piece { from, to, width });
        let field = Field { operand: 2, method: 0, pieces: pieces.to_vec() };
        let code = Encoding { base: vec![0x63, 0, 0, 0], fields: vec![field] }.write();
        let plan = WordPlan::of_program(EncodingReader::new(Reader::new(&code))).unwrap();
        assert_eq!((plan.size_bytes, plan.fields[0].operand), (4, 2));
        // beq x0, x0, -8
        assert_eq!(plan.base | plan.fields[0].place(-8), 0xfe00_0ce3);
    }

    #[test]
    fn long_instructions_keep_their_programs() {
        let code = Encoding { base: vec![0; 9], fields: vec![] }.write();
        assert!(WordPlan::of_program(EncodingReader::new(Reader::new(&code))).is_none());
    }

    #[test]
    fn a_function_and_a_field_are_one_step() {
        let piece = |from, to, width: u32| PiecePlan { from, to, mask: u64::MAX >> (64 - width) };
        // A number without its lowest bit, then cut in two.
        let function = [piece(1, 0, 12)];
        let mut field =
            FieldPlan { operand: 0, method: 1, first: piece(0, 8, 4), rest: [piece(4, 25, 6)].into() };
        let separate =
            |value: i64| field_of(&field, function.iter().fold(0, |v, p| v | p.place(value)) as i64);
        let wanted: Vec<u64> = [0, 2, -2, 0x7ff, 0x555, -1].map(separate).into();
        field.compose(&function);
        assert_eq!(field.method, 0);
        assert_eq!([0, 2, -2, 0x7ff, 0x555, -1].map(|v| field.place(v)).to_vec(), wanted);
        assert_eq!(piece(0, 0, 4).then(&piece(8, 0, 4)), None);
    }

    fn field_of(field: &FieldPlan, value: i64) -> u64 {
        field.place(value)
    }
}
