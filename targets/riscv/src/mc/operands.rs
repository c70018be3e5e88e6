//! Operands that the description leaves to code.

use mc::inst::Operand;
use mc::parse::OperandInput;
use smallvec::{SmallVec, smallvec};

/// Major opcodes of 32-bit instructions by their names in the manual's opcode map.
const OPCODES: &[(&str, i64)] = &[
    ("LOAD", 0x03),
    ("LOAD_FP", 0x07),
    ("CUSTOM_0", 0x0b),
    ("MISC_MEM", 0x0f),
    ("OP_IMM", 0x13),
    ("AUIPC", 0x17),
    ("OP_IMM_32", 0x1b),
    ("STORE", 0x23),
    ("STORE_FP", 0x27),
    ("CUSTOM_1", 0x2b),
    ("AMO", 0x2f),
    ("OP", 0x33),
    ("LUI", 0x37),
    ("OP_32", 0x3b),
    ("MADD", 0x43),
    ("MSUB", 0x47),
    ("NMSUB", 0x4b),
    ("NMADD", 0x4f),
    ("OP_FP", 0x53),
    ("OP_V", 0x57),
    ("CUSTOM_2", 0x5b),
    ("BRANCH", 0x63),
    ("JALR", 0x67),
    ("JAL", 0x6f),
    ("SYSTEM", 0x73),
    ("OP_VE", 0x77),
    ("CUSTOM_3", 0x7b),
];

/// Quadrants of 16-bit instructions.
const QUADRANTS: &[(&str, i64)] = &[("C0", 0), ("C1", 1), ("C2", 2)];

/// Runs the parser `name` of the description.
pub fn parse(name: &str, input: &mut OperandInput<'_, '_, '_>) -> Option<SmallVec<[Operand; 2]>> {
    match name {
        "parseInsnDirectiveOpcode7" => opcode(input, OPCODES, 127),
        "parseInsnDirectiveOpcode2" => opcode(input, QUADRANTS, 2),
        "parseReglist" => saved_registers(input),
        _ => None,
    }
}

/// A name, or a number up to `last`.
fn opcode(
    input: &mut OperandInput<'_, '_, '_>,
    names: &[(&str, i64)],
    last: i64,
) -> Option<SmallVec<[Operand; 2]>> {
    if let Some(&(_, value)) = names.iter().find(|(name, _)| name.as_bytes() == input.token()) {
        input.advance();
        return Some(smallvec![Operand::Imm(value)]);
    }
    let operand = input.expression()?;
    operand.as_imm().is_some_and(|value| (0..=last).contains(&value)).then(|| smallvec![operand])
}

/// The registers that a prologue saves, by the names of the calling convention, `{ra, s0-s3}`, or by numbers,
/// `{x1, x8-x9, x18-x19}`: the code of the list.
fn saved_registers(input: &mut OperandInput<'_, '_, '_>) -> Option<SmallVec<[Operand; 2]>> {
    /// The code of the list without any but the return address.
    const NONE: i64 = 4;
    if !input.eat(b'{') {
        return None;
    }
    let by_number = match input.token() {
        b"ra" => false,
        b"x1" => true,
        _ => return None,
    };
    input.advance();
    // How many of s0, s1, ... there are.
    let mut count = 0;
    while input.eat(b',') {
        let first = saved_register(input, by_number)?;
        let last = if input.eat(b'-') { saved_register(input, by_number)? } else { first };
        // By number there are two ranges, x8-x9 and x18-x27.
        let begins = first == count && (count == 0 || by_number && count == 2);
        if !begins || last < first || by_number && first == 0 && last > 1 {
            return None;
        }
        count = last + 1;
    }
    let code = match count {
        0..=10 => NONE + count,
        12 => NONE + 11,
        _ => return None,
    };
    input.eat(b'}').then(|| smallvec![Operand::Imm(code)])
}

/// The number of a register that a callee saves: n for sn, which is x8, x9 and x18 to x27.
fn saved_register(input: &mut OperandInput<'_, '_, '_>, by_number: bool) -> Option<i64> {
    let text = std::str::from_utf8(input.token()).ok()?;
    let number: i64 = text.strip_prefix(if by_number { 'x' } else { 's' })?.parse().ok()?;
    let found = match number {
        0..=11 if !by_number => number,
        8 | 9 if by_number => number - 8,
        18..=27 if by_number => number - 16,
        _ => return None,
    };
    input.advance();
    Some(found)
}
