//! Operands in AT&T's syntax: `$1`, `%eax`, `%fs:-8(%rax,%rbx,4)`, `*%rax`.

use super::mode::Mode;
use super::regs::{Kind, Registers};
use super::statement::Input;
use super::{braces, conditions};
use crate::names::reg;
use mc::Target;
use mc::inst::{Operand, Reg};
use mc::parse::{Directive, ParsedKind, ParsedOperand, Span};
use smallvec::smallvec;

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
    // The target of an indirect branch.
    if input.is(b'*') {
        found.push(ParsedOperand { span: input.span(), kind: ParsedKind::Token("*") });
        input.advance();
    }
    conditions::read_flags(name, input, &mut found)?;
    loop {
        if input.is(b'{') {
            braces::operand(input, &mut found)?;
        } else {
            let start = input.span();
            let kind = operand(registers, input, &mut found)?;
            let kind = port(name, kind);
            found.push(ParsedOperand { span: input.span_from(start), kind });
            braces::decorations(input, &mut found)?;
        }
        if !input.eat(b',') {
            return Ok(found);
        }
    }
}

/// One operand; what stands before it goes to `found`.
fn operand(
    registers: &Registers,
    input: Input<'_, '_, '_, '_>,
    found: &mut Vec<ParsedOperand>,
) -> Directive<ParsedKind> {
    if input.eat(b'$') {
        return Ok(ParsedKind::Value(input.expression()?));
    }
    if !input.is(b'%') && !input.is_register_variable(input.token()) {
        return memory(registers, Reg::NONE, input);
    }
    let span = input.span();
    let Some(mut named) = input.register() else {
        return input.fail(span, "invalid register name");
    };
    if input.eat(b':') {
        let segment = named.iter().copied().find(|&r| registers.kind(r) == Kind::Segment);
        let Some(segment) = segment else { return input.fail(span, "invalid segment register") };
        // The target of an indirect branch, with the star where the address begins: `ljmp %cs:*8`.
        if input.is(b'*') {
            found.push(ParsedOperand { span: input.span(), kind: ParsedKind::Token("*") });
            input.advance();
        }
        return memory(registers, segment, input);
    }
    // The stack of the coprocessor: `%st` is `%st(0)`.
    if named.contains(&reg::ST0) && input.eat(b'(') {
        let at = input.span();
        let number = input.expression()?.as_imm().filter(|n| (0..8).contains(n));
        let Some(number) = number.filter(|_| input.eat(b')')) else {
            return input.fail(at, "invalid stack index");
        };
        named = smallvec![Reg(reg::ST0.0 + number as u16)];
    }
    if let Some(&reg) = named.first() {
        check_plain(registers, reg, "%", span, input)?;
    }
    Ok(ParsedKind::Registers(named))
}

/// A register as an operand of its own: the mode must have it, and it must not be one that only addresses have.
pub fn check_plain(
    registers: &Registers,
    reg: Reg,
    prefix: &str,
    span: Span,
    input: Input<'_, '_, '_, '_>,
) -> Directive<()> {
    check_mode(registers, reg, span, input)?;
    let message = match registers.kind(reg) {
        Kind::Ip64 => format!("{prefix}rip can only be used as a base register"),
        Kind::Zero32 | Kind::Zero64 => {
            format!("{prefix}eiz and {prefix}riz can only be used as index registers")
        }
        _ => return Ok(()),
    };
    input.fail(input.span_from(span), message)
}

/// Registers that only 64-bit mode has.
pub fn check_mode(
    registers: &Registers,
    reg: Reg,
    span: Span,
    input: Input<'_, '_, '_, '_>,
) -> Directive<()> {
    if Mode::of(input.subtarget()) == Mode::Bits64 {
        return Ok(());
    }
    if !needs_64_bits(registers, reg, input.target()) {
        return Ok(());
    }
    let name = input.target().register_name(reg, false).to_owned();
    input.fail_all(input.span_from(span), format!("register {name} is only available in 64-bit mode"))
}

/// Whether only 64-bit mode has a register.
pub fn needs_64_bits(registers: &Registers, reg: Reg, target: &Target) -> bool {
    match registers.kind(reg) {
        Kind::Gr64 | Kind::Ip64 | Kind::Zero64 | Kind::Gr8Rex => true,
        Kind::Other | Kind::Segment => false,
        _ => target.register(reg).encoding >= 8,
    }
}

/// Displacement, and base, index and scale in parentheses; each may be left out.
fn memory(registers: &Registers, segment: Reg, input: Input<'_, '_, '_, '_>) -> Directive<ParsedKind> {
    let mut disp = Operand::Imm(0);
    let has_base_only = input.is(b'(') && starts_base(input);
    if !has_base_only {
        disp = input.expression()?;
    }
    let (mut base, mut index, mut scale) = (Reg::NONE, Reg::NONE, 1);
    if input.eat(b'(') {
        let start = input.span();
        let mut places = Places::all(start);
        if !input.is(b',') && !input.is(b')') {
            base = register(registers, input)?;
        }
        if input.eat(b',') {
            if input.is(b'%') || input.is_register_variable(input.token()) {
                places.index = input.span();
                index = register(registers, input)?;
            }
            if input.eat(b',') || index == Reg::NONE && !input.is(b')') {
                let at = input.span();
                places.scale = at;
                if !input.is(b')') {
                    let value = input.expression()?;
                    scale = match value.as_imm() {
                        // A scale without an index means nothing.
                        Some(n) if index == Reg::NONE => {
                            if n != 1 {
                                input.warn(at, "scale factor without index register is ignored");
                            }
                            1
                        }
                        Some(n @ (1 | 2 | 4 | 8)) => n,
                        _ => {
                            return input.fail(at, "scale factor in address must be 1, 2, 4 or 8");
                        }
                    };
                }
            }
        }
        if !input.eat(b')') {
            return input.fail(input.span(), "unexpected token in memory operand");
        }
        check_address(registers, base, index, scale, places, input)?;
        if let Operand::Imm(value) = disp
            && (base != Reg::NONE || index != Reg::NONE)
        {
            check_displacement([base, index].map(|reg| registers.kind(reg)), value, start, input)?;
        }
    }
    let parts =
        smallvec![Operand::Reg(base), Operand::Imm(scale), Operand::Reg(index), disp, Operand::Reg(segment)];
    Ok(ParsedKind::Composite { parts, tag: 0 })
}

/// A displacement must be as short as addresses; what is cut off of one of 16 or 32 bits is only warned of.
fn check_displacement(kinds: [Kind; 2], value: i64, at: Span, input: Input<'_, '_, '_, '_>) -> Directive<()> {
    if kinds.iter().any(|kind| matches!(kind, Kind::Gr64 | Kind::Ip64)) {
        if i32::try_from(value).is_err() {
            let message = format!("displacement {value} is not within [-2147483648, 2147483647]");
            return input.fail(at, message);
        }
        return Ok(());
    }
    let size = value.unsigned_abs();
    if kinds[0] == Kind::Gr16 {
        if u16::try_from(size).is_err() {
            let shown = value as i16;
            input.warn(at, &format!("displacement {value} shortened to 16-bit signed {shown}"));
        }
    } else if u32::try_from(size).is_err() {
        let shown = value as i32;
        input.warn(at, &format!("displacement {value} shortened to 32-bit signed {shown}"));
    }
    Ok(())
}

/// Whether the parenthesis at hand holds registers rather than an expression.
fn starts_base(input: Input<'_, '_, '_, '_>) -> bool {
    let next = input.next_token();
    next == b"%" || next == b"," || next == b")" || input.is_register_variable(next)
}

fn register(registers: &Registers, input: Input<'_, '_, '_, '_>) -> Directive<Reg> {
    let span = input.span();
    match input.register().and_then(|named| named.first().copied()) {
        Some(reg) => {
            check_mode(registers, reg, span, input)?;
            Ok(reg)
        }
        None => input.fail(span, "invalid register name"),
    }
}

/// Where base, index and scale of an address stand.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    base: Span,
    index: Span,
    scale: Span,
}

impl Places {
    /// All at one place.
    pub fn all(span: Span) -> Places {
        Places { base: span, index: span, scale: span }
    }
}

/// Base and index must go together.
pub fn check_address(
    registers: &Registers,
    base: Reg,
    index: Reg,
    scale: i64,
    places: Places,
    input: Input<'_, '_, '_, '_>,
) -> Directive<()> {
    let span = places.base;
    let (of_base, of_index) = (registers.kind(base), registers.kind(index));
    let is_base = matches!(of_base, Kind::Gr16 | Kind::Gr32 | Kind::Gr64 | Kind::Ip32 | Kind::Ip64);
    if base != Reg::NONE && !is_base {
        return input.fail(span, "invalid base+index expression");
    }
    let is_index = matches!(of_index, Kind::Gr16 | Kind::Gr32 | Kind::Gr64 | Kind::Zero32 | Kind::Zero64);
    if index != Reg::NONE && matches!(of_index, Kind::Ip32 | Kind::Ip64) {
        let name = input.target().register_name(index, false).to_owned();
        return input.fail(places.index, format!("{name} is not allowed as an index register"));
    }
    if index != Reg::NONE && !is_index && !of_index.is_vector() {
        return input.fail(span, "invalid base+index expression");
    }
    let is_ip = matches!(of_base, Kind::Ip32 | Kind::Ip64);
    let is_stack = index != Reg::NONE
        && matches!(of_index, Kind::Gr16 | Kind::Gr32 | Kind::Gr64)
        && input.target().register(index).encoding == 4;
    if is_stack {
        return input.fail(span, "invalid base+index expression");
    }
    if is_ip && index != Reg::NONE {
        let name = input.target().register_name(base, false).to_owned();
        let message = format!("{name} as base register can not have an index register");
        return input.fail(places.index, message);
    }
    if base != Reg::NONE && index != Reg::NONE && !of_index.is_vector() {
        let message = match (of_base, of_index) {
            (Kind::Gr64, Kind::Gr64 | Kind::Zero64) | (Kind::Gr32, Kind::Gr32 | Kind::Zero32) => None,
            (Kind::Gr64, _) => Some("base register is 64-bit, but index register is not"),
            (Kind::Gr32, _) => Some("base register is 32-bit, but index register is not"),
            (Kind::Gr16, Kind::Gr16) => {
                let pairs = [reg::BX, reg::BP].contains(&base) && [reg::SI, reg::DI].contains(&index);
                (!pairs).then_some("invalid 16-bit base/index register combination")
            }
            (Kind::Gr16, _) => Some("base register is 16-bit, but index register is not"),
            _ => None,
        };
        if let Some(message) = message {
            return input.fail(span, message);
        }
    }
    // (%dx) is the port of in and out.
    if base == reg::DX && index == Reg::NONE {
        return Ok(());
    }
    if of_base == Kind::Gr16 && Mode::of(input.subtarget()) == Mode::Bits64
        || of_index == Kind::Gr16 && (scale != 1 || base == Reg::NONE)
    {
        let (at, message) = if scale != 1 {
            (places.scale, "scale factor in 16-bit address must be 1")
        } else {
            (span, "invalid 16-bit base register")
        };
        return input.fail(at, message);
    }
    if of_base == Kind::Gr16 && ![reg::BX, reg::BP, reg::SI, reg::DI].contains(&base) {
        return input.fail(span, "invalid 16-bit base register");
    }
    Ok(())
}

/// `(%dx)`, where it means the port.
fn port(name: &str, kind: ParsedKind) -> ParsedKind {
    let is_dx = match &kind {
        ParsedKind::Composite { parts, .. } => {
            let none = Operand::Reg(Reg::NONE);
            parts.first() == Some(&Operand::Reg(reg::DX))
                && parts.get(2) == Some(&none)
                && parts.get(3) == Some(&Operand::Imm(0))
        }
        _ => false,
    };
    let has_port = || {
        ["in", "out"].iter().any(|stem| {
            name.strip_prefix(stem)
                .is_some_and(|rest| ["", "b", "w", "l", "s", "sb", "sw", "sl"].contains(&rest))
        })
    };
    if is_dx && has_port() { ParsedKind::Registers(smallvec![reg::DX]) } else { kind }
}
