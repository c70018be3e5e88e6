//! Runs programs that make instructions ([`tables::rewriting`]) over machine IR.

use mir::{Function, Inst, Isa, Operand, Reg, RegFlags, target::Place};
use smallvec::SmallVec;
use tables::image::{Image, SectionId};
use tables::rewriting::RewriteOp;

/// An instruction that a program makes.
#[derive(Clone, Debug, Default)]
pub struct Made {
    pub opcode: u16,
    pub operands: SmallVec<[Source; 6]>,
}

/// Where an operand comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A value that goes in.
    Value(usize),
    Immediate(i64),
    Register(Reg),
    /// The same as an operand before it.
    Tied(usize),
    /// A part of the address of a symbol that goes in, which only graphs have.
    Specified(u8, usize),
}

/// The instructions of a program.
pub fn read(image: &Image, program: u32) -> SmallVec<[Made; 2]> {
    let mut code = image.program(SectionId::Rewriting, program);
    let mut all: SmallVec<[Made; 2]> = SmallVec::new();
    loop {
        let op = RewriteOp::from_byte(code.byte());
        if op == RewriteOp::Inst {
            all.push(Made { opcode: code.number() as u16, ..Made::default() });
            continue;
        }
        let source = match op {
            RewriteOp::Operand => Source::Value(code.number() as usize),
            RewriteOp::Immediate => Source::Immediate(code.signed()),
            RewriteOp::Register => Source::Register(Reg::physical(mc::Reg(code.number() as u16))),
            RewriteOp::Tied => Source::Tied(code.number() as usize),
            RewriteOp::Specified => Source::Specified(code.number() as u8, code.number() as usize),
            // Labels have no place in machine IR.
            _ => return all,
        };
        if let Some(made) = all.last_mut() {
            made.operands.push(source);
        }
    }
}

impl Made {
    /// Whether an instruction is one that this makes, whatever its values are.
    pub fn is(&self, opcode: u16, operands: &[Operand]) -> bool {
        let is_same = |(source, operand): (&Source, &Operand)| match *source {
            Source::Immediate(n) => *operand == Operand::Imm(n),
            Source::Register(reg) => operand.as_reg().is_some_and(|own| own.reg == reg),
            Source::Value(_) => true,
            Source::Tied(_) | Source::Specified(..) => false,
        };
        self.opcode == opcode
            && self.operands.len() == operands.len()
            && self.operands.iter().zip(operands).all(is_same)
    }

    /// The operand of such an instruction that is value `n`.
    pub fn value<'o>(&self, operands: &'o [Operand], n: usize) -> Option<&'o Operand> {
        operands.get(self.operands.iter().position(|source| *source == Source::Value(n))?)
    }
}

/// The operands of an instruction, with these values; `None` if one is missing.
pub fn operands(isa: &Isa<'_>, made: &Made, values: &[Operand]) -> Option<SmallVec<[Operand; 8]>> {
    let desc = isa.desc(made.opcode);
    let mut out: SmallVec<[Operand; 8]> = SmallVec::new();
    for (index, source) in made.operands.iter().enumerate() {
        let operand = match *source {
            Source::Value(n) => *values.get(n)?,
            Source::Immediate(n) => Operand::Imm(n),
            Source::Register(reg) => Operand::use_of(reg),
            Source::Tied(n) => *out.get(n)?,
            Source::Specified(..) => return None,
        };
        out.push(as_operand(operand, index < usize::from(desc.num_defs)));
    }
    let flags = RegFlags::IMPLICIT.with(RegFlags::DEF);
    out.extend(isa.implicit_uses(made.opcode).map(|r| Operand::reg(r.into(), RegFlags::IMPLICIT)));
    out.extend(isa.implicit_defs(made.opcode).map(|r| Operand::reg(r.into(), flags)));
    Some(out)
}

/// A register as something that is written or read.
fn as_operand(operand: Operand, is_def: bool) -> Operand {
    let Some(reg) = operand.as_reg() else { return operand };
    let kept = if is_def { RegFlags::DEAD } else { RegFlags::KILL.with(RegFlags::UNDEF) };
    let flags = RegFlags(reg.flags.0 & kept.0);
    Operand::reg(reg.reg, if is_def { flags.with(RegFlags::DEF) } else { flags })
}

/// Whether the subtarget has the instructions, and they take the registers among the values.
pub fn fits(isa: &Isa<'_>, program: u32, values: &[Operand], classes: &[Option<u16>]) -> bool {
    read(&isa.target.image, program).iter().all(|made| {
        isa.subtarget.enables(isa.target.instruction(made.opcode).predicates)
            && made.operands.iter().enumerate().all(|(index, source)| {
                let Source::Value(n) = *source else { return true };
                let Some(class) = isa.operand_class(made.opcode, index) else { return true };
                let own = classes.get(n).copied().flatten();
                match (values.get(n).and_then(Operand::as_reg).and_then(|r| r.reg.as_physical()), own) {
                    (Some(reg), _) => isa.class(class).members.contains(&reg),
                    (None, Some(own)) => isa.common_class(own, class).is_some(),
                    (None, None) => true,
                }
            })
    })
}

/// Inserts the instructions of a program.
pub fn build(
    isa: &Isa<'_>,
    func: &mut Function,
    at: Place,
    program: u32,
    values: &[Operand],
) -> SmallVec<[Inst; 2]> {
    let mut insts = SmallVec::new();
    for made in read(&isa.target.image, program) {
        if let Some(operands) = operands(isa, &made, values) {
            insts.push(func.build(at.block, at.before, made.opcode, &operands));
        }
    }
    insts
}
