//! Operands in Intel's syntax: `rax`, `5`, `offset name`, `dword ptr fs:[rax + 4*rbx + name - 8]`.
//!
//! What stands in brackets, and before them, is a sum: registers with a factor, at most one symbol, and a constant. So an
//! expression is read as a [`Sum`]; operators other than `+`, `-` and multiplication by a constant want constants on both
//! sides. A name without brackets is memory, too, and as the operand of a branch its target. Words are operators: `not`,
//! `and`, `or`, `xor`, `shl`, `shr`, `mod`.
//!
//! Memory has the size that a keyword says; without one, all sizes are tried, and one instruction must come of it
//! ([`find`]).

use super::att::{Places, check_address};
use super::mode::Mode;
use super::operands::{TAG_BARE, TAG_FLAGS, TAG_ROUNDING, TAG_SIZE, TAG_TARGET};
use super::regs::{Kind, Registers};
use super::statement::Input;
use super::{braces, conditions};
use crate::names::reg;
use mc::expr::{BinaryOp, ExprData};
use mc::inst::{Inst, Operand, Reg};
use mc::parse::{Directive, Misfit, ParsedKind, ParsedOperand, Span};
use smallvec::{SmallVec, smallvec};

/// Keywords before `ptr`, with the bits that they mean.
const SIZES: &[(&str, u32)] = &[
    ("byte", 8),
    ("word", 16),
    ("dword", 32),
    ("fword", 48),
    ("qword", 64),
    ("mmword", 64),
    ("tbyte", 80),
    ("xword", 80),
    ("oword", 128),
    ("xmmword", 128),
    ("ymmword", 256),
    ("zmmword", 512),
];

/// Sizes that are tried for memory whose size is not said.
const TRIED: [u32; 8] = [8, 16, 32, 64, 80, 128, 256, 512];

/// Instructions whose memory has the size of an address unless something else is said.
const POINTERS: [&str; 4] = ["call", "jmp", "push", "pop"];

/// What is said of `%rax`: names of registers have no prefix.
const PREFIXED: &str = "unknown token in expression";

/// Nesting of parentheses and signs beyond which an expression is refused.
const MAX_DEPTH: u32 = 64;

/// The operands up to the end of the statement, in the order of the text.
pub fn operands(
    registers: &Registers,
    name: &str,
    input: Input<'_, '_, '_, '_>,
) -> Directive<Vec<ParsedOperand>> {
    let mut found = Vec::new();
    if input.at_end() {
        return Ok(found);
    }
    conditions::read_flags(name, input, &mut found)?;
    loop {
        if input.is(b'{') {
            braces::operand(input, &mut found)?;
        } else {
            let start = input.span();
            let kind = operand(registers, name, input)?;
            found.push(ParsedOperand { span: input.span_from(start), kind });
            braces::decorations(input, &mut found)?;
        }
        if !input.eat(b',') {
            return Ok(found);
        }
    }
}

/// The instruction that operands mean. Where memory has no size, all are tried; `Misfit::Lacks` of nothing says that several
/// instructions fit.
pub fn find(name: &str, operands: &[ParsedOperand], input: Input<'_, '_, '_, '_>) -> Result<Inst, Misfit> {
    let Some(at) = unsized_memory(operands) else { return input.find(name, operands) };
    let mut operands = operands.to_vec();
    let mut with_size = |bits: u32, input: Input<'_, '_, '_, '_>| {
        if let ParsedKind::Composite { tag, .. } = &mut operands[at].kind {
            *tag = *tag & !TAG_SIZE | bits;
        }
        input.find(name, &operands)
    };
    if POINTERS.contains(&name) {
        let bits = match Mode::of(input.subtarget()) {
            Mode::Bits16 => 16,
            Mode::Bits32 => 32,
            Mode::Bits64 => 64,
        };
        return with_size(bits, input);
    }
    let mut found: Vec<Inst> = Vec::new();
    for bits in TRIED {
        if let Ok(inst) = with_size(bits, input)
            && found.iter().all(|other| other.opcode != inst.opcode)
        {
            found.push(inst);
        }
    }
    match found.len() {
        0 => with_size(0, input),
        1 => found.pop().ok_or(Misfit::NoMnemonic),
        _ => Err(Misfit::Lacks(Vec::new())),
    }
}

/// The first memory operand whose size the text does not say.
pub fn unsized_memory(operands: &[ParsedOperand]) -> Option<usize> {
    operands.iter().position(|operand| match &operand.kind {
        ParsedKind::Composite { tag, .. } => tag & (TAG_SIZE | TAG_TARGET | TAG_ROUNDING | TAG_FLAGS) == 0,
        _ => false,
    })
}

fn operand(registers: &Registers, name: &str, input: Input<'_, '_, '_, '_>) -> Directive<ParsedKind> {
    let mut size = 0;
    if let Some(bits) = size_keyword(input) {
        input.advance();
        if !input.token().eq_ignore_ascii_case(b"ptr") {
            return input.fail(input.span(), "Expected 'PTR' or 'ptr' token!");
        }
        input.advance();
        size = bits;
    }
    if input.token().eq_ignore_ascii_case(b"offset") {
        input.advance();
        let start = input.span();
        let sum = Sum::read(registers, input)?;
        if !sum.terms.is_empty() {
            return input.fail(start, "unexpected register in immediate");
        }
        return Ok(ParsedKind::Value(sum.displacement(input)));
    }
    let takes_target =
        name.starts_with('j') || name.starts_with("loop") || ["call", "xbegin"].contains(&name);
    if takes_target && input.token().eq_ignore_ascii_case(b"short") {
        input.advance();
    }
    let start = input.span();
    if input.is(b'%') {
        return input.fail(start, PREFIXED);
    }
    let mut segment = Reg::NONE;
    if let Some(mut named) = input.register() {
        if !input.eat(b':') {
            if size != 0 {
                let message = "expected memory operand after 'ptr', found register operand instead";
                return input.fail(start, message);
            }
            if named.contains(&reg::ST0) && input.eat(b'(') {
                named = smallvec![stack_register(input)?];
            }
            return register(registers, named, start, input);
        }
        match named.iter().copied().find(|&r| registers.kind(r) == Kind::Segment) {
            Some(found) => segment = found,
            None => return input.fail(start, "invalid segment register"),
        }
    }
    let mut is_memory = size != 0 || segment != Reg::NONE;
    let mut sum = Sum::default();
    if !input.is(b'[') {
        sum = Sum::read(registers, input)?;
    }
    let mut has_brackets = false;
    while input.eat(b'[') {
        has_brackets = true;
        // A segment may stand inside, too.
        let inner = Sum::read(registers, input)?;
        if !input.eat(b']') {
            return input.fail(input.span(), "unexpected token in memory operand");
        }
        sum = sum.plus(inner, 1, start, input)?;
        if sum.terms.len() > 1 && sum.symbol.is_some() {
            // With a register of another pair of brackets the symbol is an absolute address.
            sum.terms.retain(|term| term.reg != reg::RIP);
        }
        if let Some(constant) = dotted_number(input) {
            input.advance();
            sum.constant = sum.constant.wrapping_add(constant);
        }
        if input.is(b'+') || input.is(b'-') {
            let rest = Sum::read(registers, input)?;
            sum = sum.plus(rest, 1, start, input)?;
        }
    }
    if sum.has_offset && size == 0 && ["call", "jmp"].contains(&name) {
        // It is not clear whether the place is meant or what is stored there.
        return input.fail(start, "`OFFSET` operator cannot be used in an unconditional branch");
    }
    is_memory |= has_brackets || sum.symbol.is_some();
    // A bare number is no target.
    let is_target =
        takes_target && sum.symbol.is_some() && !has_brackets && segment == Reg::NONE && size == 0;
    if !is_memory && !is_target {
        if !sum.terms.is_empty() {
            return input.fail(start, "unexpected register in immediate");
        }
        return Ok(ParsedKind::Value(Operand::Imm(sum.constant)));
    }
    let (base, scale, index) = sum.address(registers, start, input)?;
    check_address(registers, base, index, scale, Places::all(start), input)?;
    let displacement = sum.displacement(input);
    let parts = smallvec![
        Operand::Reg(base),
        Operand::Imm(scale),
        Operand::Reg(index),
        displacement,
        Operand::Reg(segment)
    ];
    let tag = size | if has_brackets { 0 } else { TAG_BARE } | if is_target { TAG_TARGET } else { 0 };
    Ok(ParsedKind::Composite { parts, tag })
}

/// The number of `.4`, behind brackets an offset like any other.
fn dotted_number(input: Input<'_, '_, '_, '_>) -> Option<i64> {
    let digits = input.token().strip_prefix(b".")?;
    std::str::from_utf8(digits).ok()?.parse().ok()
}

/// The bits of a size keyword, if one comes next and `ptr` after it.
fn size_keyword(input: Input<'_, '_, '_, '_>) -> Option<u32> {
    let found = SIZES.iter().find(|(word, _)| input.token().eq_ignore_ascii_case(word.as_bytes()));
    found.map(|&(_, bits)| bits).filter(|_| input.next_token().eq_ignore_ascii_case(b"ptr"))
}

/// `1)`: the rest of `st(1)`.
fn stack_register(input: Input<'_, '_, '_, '_>) -> Directive<Reg> {
    let at = input.span();
    let number = input.expression()?.as_imm().filter(|n| (0..8).contains(n));
    match number.filter(|_| input.eat(b')')) {
        Some(number) => Ok(Reg(reg::ST0.0 + number as u16)),
        None => input.fail(at, "invalid stack index"),
    }
}

/// A register as an operand: the mode must have it.
fn register(
    registers: &Registers,
    named: SmallVec<[Reg; 4]>,
    span: Span,
    input: Input<'_, '_, '_, '_>,
) -> Directive<ParsedKind> {
    if let Some(&reg) = named.first() {
        super::att::check_plain(registers, reg, "", span, input)?;
    }
    Ok(ParsedKind::Registers(named))
}

/// A register in a sum.
#[derive(Clone, Copy, Debug)]
struct Term {
    reg: Reg,
    factor: i64,
    /// The factor is written, even if it is 1.
    is_scaled: bool,
}

/// Registers with factors, at most one symbol, and a constant.
#[derive(Clone, Debug, Default)]
struct Sum {
    constant: i64,
    symbol: Option<mc::Expr>,
    terms: SmallVec<[Term; 2]>,
    /// A name has `offset` before it.
    has_offset: bool,
}

/// An operator between two operands, and how tightly it binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operator {
    Or,
    Xor,
    And,
    Shl,
    Shr,
    Add,
    Sub,
    Mul,
    Div,
    Mod,
}

impl Operator {
    fn next(input: Input<'_, '_, '_, '_>) -> Option<(Operator, u32)> {
        use Operator::*;
        let token = input.token().to_ascii_lowercase();
        Some(match &*token {
            b"|" | b"or" => (Or, 1),
            b"^" | b"xor" => (Xor, 2),
            b"&" | b"and" => (And, 3),
            b"<<" | b"shl" => (Shl, 5),
            b">>" | b"shr" => (Shr, 5),
            b"+" => (Add, 6),
            b"-" => (Sub, 6),
            b"*" => (Mul, 7),
            b"/" => (Div, 7),
            b"%" | b"mod" => (Mod, 7),
            _ => return None,
        })
    }

    /// The value of an operation that wants constants.
    fn apply(self, lhs: i64, rhs: i64) -> Option<i64> {
        let op = match self {
            Operator::Or => BinaryOp::Or,
            Operator::Xor => BinaryOp::Xor,
            Operator::And => BinaryOp::And,
            Operator::Shl => BinaryOp::Shl,
            Operator::Shr => BinaryOp::ShrLogical,
            Operator::Add => BinaryOp::Add,
            Operator::Sub => BinaryOp::Sub,
            Operator::Mul => BinaryOp::Mul,
            Operator::Div => BinaryOp::Div,
            Operator::Mod => BinaryOp::Mod,
        };
        op.apply(lhs, rhs)
    }
}

impl Sum {
    fn read(registers: &Registers, input: Input<'_, '_, '_, '_>) -> Directive<Sum> {
        Sum::binary(registers, input, 1, 0)
    }

    fn constant(constant: i64) -> Sum {
        Sum { constant, ..Sum::default() }
    }

    /// Operands joined by operators that bind at least as tightly as `min`.
    fn binary(registers: &Registers, input: Input<'_, '_, '_, '_>, min: u32, depth: u32) -> Directive<Sum> {
        let mut lhs = Sum::unary(registers, input, depth)?;
        while let Some((op, precedence)) = Operator::next(input).filter(|&(_, p)| p >= min) {
            let span = input.span();
            input.advance();
            let rhs = Sum::binary(registers, input, precedence + 1, depth + 1)?;
            lhs = lhs.joined(op, rhs, span, input)?;
        }
        Ok(lhs)
    }

    fn unary(registers: &Registers, input: Input<'_, '_, '_, '_>, depth: u32) -> Directive<Sum> {
        let span = input.span();
        if depth > MAX_DEPTH {
            return input.fail(span, "expression is nested too deeply");
        }
        if input.eat(b'+') {
            return Sum::unary(registers, input, depth + 1);
        }
        if input.eat(b'-') {
            let operand = Sum::unary(registers, input, depth + 1)?;
            return Sum::default().plus(operand, -1, span, input);
        }
        if input.is(b'~') || input.token().eq_ignore_ascii_case(b"not") {
            input.advance();
            let operand = Sum::unary(registers, input, depth + 1)?;
            return match operand.as_constant() {
                Some(value) => Ok(Sum::constant(!value)),
                None => input.fail(span, "expected a constant"),
            };
        }
        if input.eat(b'(') {
            let inner = Sum::binary(registers, input, 1, depth + 1)?;
            return if input.eat(b')') { Ok(inner) } else { input.fail(input.span(), "expected ')'") };
        }
        if input.is(b'[') {
            return input.fail(span, "unexpected bracket encountered");
        }
        if input.is(b'%') {
            return input.fail(span, PREFIXED);
        }
        // Within an address every name stands for its offset.
        if input.token().eq_ignore_ascii_case(b"offset") {
            input.advance();
            return Ok(Sum { has_offset: true, ..Sum::unary(registers, input, depth + 1)? });
        }
        if let Some(named) = input.register() {
            let reg = named.first().copied().unwrap_or(Reg::NONE);
            super::att::check_mode(registers, reg, span, input)?;
            let terms = smallvec![Term { reg, factor: 1, is_scaled: false }];
            return Ok(Sum { terms, ..Sum::default() });
        }
        Ok(match input.leaf()? {
            Operand::Imm(value) => Sum::constant(value),
            Operand::Expr(expr) => Sum { symbol: Some(expr), ..Sum::default() },
            Operand::Reg(_) => Sum::default(),
        })
    }

    fn as_constant(&self) -> Option<i64> {
        (self.symbol.is_none() && self.terms.is_empty()).then_some(self.constant)
    }

    fn joined(self, op: Operator, rhs: Sum, span: Span, input: Input<'_, '_, '_, '_>) -> Directive<Sum> {
        if let (Some(l), Some(r)) = (self.as_constant(), rhs.as_constant()) {
            return match op.apply(l, r) {
                Some(value) => Ok(Sum::constant(value)),
                None => input.fail(span, "division by zero"),
            };
        }
        match (op, self.as_constant(), rhs.as_constant()) {
            (Operator::Add, ..) => self.plus(rhs, 1, span, input),
            (Operator::Sub, ..) => self.plus(rhs, -1, span, input),
            (Operator::Mul, Some(factor), _) => rhs.times(factor, span, input),
            (Operator::Mul, _, Some(factor)) => self.times(factor, span, input),
            _ => input.fail(span, "unexpected operator in memory operand"),
        }
    }

    /// The sum of two, the second with the sign `sign`.
    fn plus(mut self, rhs: Sum, sign: i64, span: Span, input: Input<'_, '_, '_, '_>) -> Directive<Sum> {
        if sign < 0 && (rhs.symbol.is_some() || !rhs.terms.is_empty()) {
            return input.fail(span, "only constants may be subtracted");
        }
        self.constant = self.constant.wrapping_add(rhs.constant.wrapping_mul(sign));
        if rhs.symbol.is_some() {
            if self.symbol.is_some() {
                return input.fail(span, "cannot use more than one symbol in memory operand");
            }
            self.symbol = rhs.symbol;
        }
        self.terms.extend(rhs.terms);
        self.has_offset |= rhs.has_offset;
        Ok(self)
    }

    fn times(mut self, factor: i64, span: Span, input: Input<'_, '_, '_, '_>) -> Directive<Sum> {
        if self.symbol.is_some() {
            return input.fail(span, "a symbol cannot be multiplied");
        }
        self.constant = self.constant.wrapping_mul(factor);
        for term in &mut self.terms {
            term.factor = term.factor.wrapping_mul(factor);
            term.is_scaled = true;
        }
        Ok(self)
    }

    /// Symbol and constant.
    fn displacement(&self, input: Input<'_, '_, '_, '_>) -> Operand {
        let Some(symbol) = self.symbol else { return Operand::Imm(self.constant) };
        if self.constant == 0 {
            return Operand::Expr(symbol);
        }
        let cx = input.context();
        let constant = cx.constant(self.constant);
        Operand::Expr(cx.make_expr(ExprData::Binary(BinaryOp::Add, symbol, constant)))
    }

    /// Base, scale and index.
    fn address(
        &self,
        registers: &Registers,
        span: Span,
        input: Input<'_, '_, '_, '_>,
    ) -> Directive<(Reg, i64, Reg)> {
        let is_index = |term: &Term| {
            let kind = registers.kind(term.reg);
            term.is_scaled || kind.is_vector() || matches!(kind, Kind::Zero32 | Kind::Zero64)
        };
        let (base, index) = match self.terms[..] {
            [] => (None, None),
            [one] if is_index(&one) => (None, Some(one)),
            [one] => (Some(one), None),
            [one, two] if is_index(&one) && !is_index(&two) => (Some(two), Some(one)),
            // The stack pointer is no index; of 16 bits, the pointers to the middle are.
            [one, two] if !is_index(&two) && prefers_base(registers, two.reg, input) => {
                (Some(two), Some(one))
            }
            [one, two] if !is_index(&one) => (Some(one), Some(two)),
            _ => return input.fail(span, "BaseReg/IndexReg already set!"),
        };
        let scale = index.map_or(1, |term| term.factor);
        if ![1, 2, 4, 8].contains(&scale) {
            return input.fail(span, "scale factor in address must be 1, 2, 4 or 8");
        }
        let reg = |term: Option<Term>| term.map_or(Reg::NONE, |term| term.reg);
        Ok((reg(base), scale, reg(index)))
    }
}

/// Whether a register can only be a base.
fn prefers_base(registers: &Registers, reg: Reg, input: Input<'_, '_, '_, '_>) -> bool {
    let is_stack_pointer =
        matches!(registers.kind(reg), Kind::Gr32 | Kind::Gr64) && input.target().register(reg).encoding == 4;
    is_stack_pointer || [reg::BX, reg::BP].contains(&reg)
}
