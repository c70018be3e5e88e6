//! Statements as compilers write them in AT&T's syntax: `movq -8(%rbp), %rax`, `callq *sqlite3Config+112(%rip)`.
//!
//! [`statement`](super::statement) and [`att`](super::att) read everything and say what is wrong. Here is read what nearly
//! all lines are: a mnemonic that stands for itself, registers, numbers and symbols, and addresses of 32 or 64 bits. Whatever
//! else comes up, and every mistake, ends the reading without a trace, and the statement is read again over there.

use super::facts::AllFacts;
use super::mode::Mode;
use super::regs::{Kind, Registers};
use super::shorten::shorten;
use super::{att, statement, validate};
use mc::inst::{Inst, Operand, Reg};
use mc::parse::{FastStatement, FitPreference, ParsedKind, ParsedOperand};
use smallvec::{SmallVec, smallvec};

/// Reads the operands of a plain mnemonic and makes the instruction; `None` for what is left to others.
pub fn read(
    registers: &Registers,
    facts: &AllFacts,
    input: &mut FastStatement<'_, '_, '_>,
    inst: &mut Inst,
) -> Option<()> {
    if input.variant() != 0 {
        return None;
    }
    let mut operands: SmallVec<[ParsedOperand; 4]> = SmallVec::new();
    let mut reader = Reader { registers, is_64: Mode::of(input.subtarget()) == Mode::Bits64, input };
    reader.operands(&mut operands)?;
    let preference = FitPreference { bits: 0, accepts: statement::is_preferred };
    if !input.find(&operands, preference, inst) {
        return None;
    }
    let target = input.target();
    shorten(facts, target, inst);
    let facts = facts.of(target, inst.opcode);
    statement::keep_targets_symbolic(facts, inst, input.context());
    validate::is_harmless(registers, facts.rule, inst).then_some(())
}

struct Reader<'r, 'i, 'p, 'a, 't> {
    registers: &'r Registers,
    is_64: bool,
    input: &'i mut FastStatement<'p, 'a, 't>,
}

impl Reader<'_, '_, '_, '_, '_> {
    fn operands(&mut self, operands: &mut SmallVec<[ParsedOperand; 4]>) -> Option<()> {
        if self.input.at_end() {
            return Some(());
        }
        // The target of an indirect branch.
        if self.input.eat(b'*') {
            operands.push(self.input.operand(ParsedKind::Token("*")));
        }
        loop {
            let kind = self.operand()?;
            operands.push(self.input.operand(kind));
            self.input.skip_blanks();
            if !self.input.eat(b',') {
                return Some(());
            }
            self.input.skip_blanks();
        }
    }

    #[inline]
    fn operand(&mut self) -> Option<ParsedKind> {
        if self.input.eat(b'$') {
            return Some(ParsedKind::Value(self.input.value()?));
        }
        if self.input.next() != b'%' {
            return self.memory(Reg::NONE);
        }
        let register = self.register()?;
        match self.input.next() {
            b':' if self.registers.kind(register) == Kind::Segment => {
                self.input.eat(b':');
                self.memory(register)
            }
            // `%st(1)`, and masks.
            b'(' | b'{' => None,
            // Only addresses have them.
            _ if matches!(
                self.registers.kind(register),
                Kind::Ip32 | Kind::Ip64 | Kind::Zero32 | Kind::Zero64
            ) =>
            {
                None
            }
            _ => Some(ParsedKind::Registers(smallvec![register])),
        }
    }

    /// A register that the mode has.
    fn register(&mut self) -> Option<Reg> {
        if !self.input.eat(b'%') {
            return None;
        }
        let register = self.input.register()?;
        let target = self.input.target();
        let is_there = self.is_64 || !att::needs_64_bits(self.registers, register, target);
        (is_there && !self.registers.is_extended(register)).then_some(register)
    }

    /// Displacement, and base, index and scale in parentheses.
    fn memory(&mut self, segment: Reg) -> Option<ParsedKind> {
        let starts_base = self.input.next() == b'(';
        let disp = if starts_base { Operand::Imm(0) } else { self.input.value()? };
        let (mut base, mut index, mut scale) = (Reg::NONE, Reg::NONE, 1);
        if self.input.eat(b'(') {
            if self.input.next() != b',' {
                base = self.register()?;
            }
            if self.input.eat(b',') {
                self.input.skip_blanks();
                index = self.register()?;
                if self.input.eat(b',') {
                    self.input.skip_blanks();
                    scale = self.input.value()?.as_imm().filter(|scale| matches!(scale, 1 | 2 | 4 | 8))?;
                }
            }
            if !self.input.eat(b')') || !self.is_usual_address(base, index, disp) {
                return None;
            }
        }
        let parts = smallvec![
            Operand::Reg(base),
            Operand::Imm(scale),
            Operand::Reg(index),
            disp,
            Operand::Reg(segment)
        ];
        Some(ParsedKind::Composite { parts, tag: 0 })
    }

    /// Whether base, index and displacement certainly go together: all have 32 or all 64 bits.
    fn is_usual_address(&self, base: Reg, index: Reg, disp: Operand) -> bool {
        let is_stack = || self.input.target().register(index).encoding == 4;
        let registers = match (self.registers.kind(base), self.registers.kind(index)) {
            (Kind::Gr64 | Kind::Gr32 | Kind::Ip64, _) if index == Reg::NONE => true,
            (Kind::Gr64, Kind::Gr64) | (Kind::Gr32, Kind::Gr32) => !is_stack(),
            (_, Kind::Gr64 | Kind::Gr32) if base == Reg::NONE => !is_stack(),
            _ => false,
        };
        registers && disp.as_imm().is_none_or(|disp| i32::try_from(disp).is_ok())
    }
}
