//! Encodings: from the bits of `Inst` to encoding programs, operand programs and decoder entries.

use super::fields::{Def, Result};
use super::instructions::Instruction;
use crate::lang::value::{Value, View};
use tables::code::write_number;
use tables::encoding::{Field, MAX_BYTES, Piece};

/// What the bits of an instruction are.
#[derive(Clone, Debug, Default)]
pub struct InstBits {
    /// From the least significant bit: fixed value, or `None`.
    pub fixed: Vec<Option<bool>>,
    /// Bits that belong to operands, in runs.
    pub fields: Vec<OperandBits>,
    pub soft_zeros: u64,
    pub soft_ones: u64,
}

/// An operand's bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperandBits {
    /// Flattened operand.
    pub operand: usize,
    pub pieces: Vec<Piece>,
}

/// The bits that `encoding` (the instruction itself, or an alternative for a hardware mode) gives to `instruction`; `None`
/// if it has none.
pub fn read(instruction: &Instruction<'_>, encoding: Def<'_>) -> Result<Option<InstBits>> {
    let records = encoding.records;
    let Some(value) = encoding.value("Inst") else { return Ok(None) };
    let View::Bits(bits) = records.view(value) else {
        return Err(encoding.field_error("Inst", "field 'Inst' must be bits, or a dag of several pieces"));
    };
    if bits.len() > 8 * MAX_BYTES {
        return Err(encoding.field_error("Inst", format!("an encoding has at most {} bits", 8 * MAX_BYTES)));
    }
    let bits = &bits[..emitted_bits(encoding, bits)?];
    let mut inst = InstBits { fixed: vec![None; bits.len()], ..InstBits::default() };
    for (at, &bit) in bits.iter().enumerate() {
        match records.view(bit) {
            View::Bit(value) => inst.fixed[at] = Some(value),
            View::Unset => {}
            View::VarBit(name, from) => inst.add(find(instruction, encoding, name)?, from, at as u32),
            View::Var(_) => inst.add(find(instruction, encoding, bit)?, 0, at as u32),
            _ => {
                return Err(
                    encoding.field_error("Inst", format!("bit {at} is neither fixed nor of an operand"))
                );
            }
        }
    }
    read_soft_fail(encoding, &mut inst);
    Ok(Some(inst))
}

/// How many of the bits are emitted: where instructions of several sizes share one field, those above the stated size say
/// nothing.
fn emitted_bits(encoding: Def<'_>, bits: &[Value]) -> Result<usize> {
    let stated = encoding.int("Size")?.and_then(|size| usize::try_from(size).ok()).unwrap_or(0) * 8;
    let says_nothing = |&bit: &Value| matches!(encoding.records.view(bit), View::Unset | View::Bit(false));
    let is_shorter = stated > 0 && stated < bits.len() && bits[stated..].iter().all(says_nothing);
    Ok(if is_shorter { stated } else { bits.len() })
}

/// The operand that a bit's name means.
fn find(instruction: &Instruction<'_>, encoding: Def<'_>, value: Value) -> Result<usize> {
    let records = encoding.records;
    let inner = match records.view(value) {
        View::Var(name) => name,
        _ => value,
    };
    let name = match records.view(inner) {
        View::Str(s, _) => std::str::from_utf8(records.context().strings.resolve(s)).unwrap_or(""),
        _ => "",
    };
    find_name(instruction, encoding, name)
}

/// The operand with this name.
pub(super) fn find_name(instruction: &Instruction<'_>, encoding: Def<'_>, name: &str) -> Result<usize> {
    let operands = &instruction.operands;
    let exact = operands.iter().position(|o| o.name == name);
    // A composite operand as a whole is its first part.
    let whole = || operands.iter().position(|o| o.is_part_of(name));
    let qualified = || operands.iter().position(|o| !name.is_empty() && o.qualified_name == name);
    exact.or_else(whole).or_else(qualified).ok_or_else(|| {
        encoding.field_error("Inst", format!("no operand named '{name}' in the operand lists"))
    })
}

/// `SoftFail` marks bits whose value, also given in `Inst`, is only recommended.
fn read_soft_fail(encoding: Def<'_>, inst: &mut InstBits) {
    let records = encoding.records;
    let Some(View::Bits(bits)) = encoding.value("SoftFail").map(|v| records.view(v)) else { return };
    for (at, &bit) in bits.iter().enumerate().take(64) {
        if !matches!(records.view(bit), View::Bit(true)) {
            continue;
        }
        match inst.fixed.get_mut(at).and_then(Option::take) {
            Some(false) => inst.soft_zeros |= 1 << at,
            Some(true) => inst.soft_ones |= 1 << at,
            None => {}
        }
    }
}

impl InstBits {
    pub(super) fn add(&mut self, operand: usize, from: u32, to: u32) {
        let at = match self.fields.iter().position(|f| f.operand == operand) {
            Some(at) => at,
            None => {
                self.fields.push(OperandBits { operand, pieces: Vec::new() });
                self.fields.len() - 1
            }
        };
        let pieces = &mut self.fields[at].pieces;
        match pieces.last_mut() {
            Some(p) if p.from + p.width == from && p.to + p.width == to => p.width += 1,
            _ => pieces.push(Piece { from, to, width: 1 }),
        }
    }

    /// Whether an operand has bits here.
    pub fn reads(&self, operand: usize) -> bool {
        self.fields.iter().any(|field| field.operand == operand)
    }

    /// The encoding program. `method` gives each operand's function (index plus 1).
    pub fn program(&self, method: impl Fn(usize) -> u32) -> Vec<u8> {
        let mut base = vec![0u8; self.fixed.len().div_ceil(8)];
        for at in 0..self.fixed.len() {
            let recommended = at < 64 && self.soft_ones >> at & 1 != 0;
            if self.fixed[at] == Some(true) || recommended {
                base[at / 8] |= 1 << (at % 8);
            }
        }
        let field = |f: &OperandBits| Field {
            operand: f.operand as u32,
            method: method(f.operand),
            pieces: f.pieces.clone(),
        };
        tables::encoding::Encoding { base, fields: self.fields.iter().map(field).collect() }.write()
    }

    /// The operand program of the decoder: the inverse. Operands that are tied to another are not in it.
    pub fn operand_program(&self, instruction: &Instruction<'_>, method: impl Fn(usize) -> u32) -> Vec<u8> {
        // Of two tied operands one is read; which one has a field depends on the name that the encoding uses.
        let has_field = |operand: usize| self.fields.iter().any(|f| f.operand == operand);
        let is_copy = |f: &&OperandBits| instruction.operands[f.operand].tied_to.is_some_and(has_field);
        let decoded: Vec<&OperandBits> = self.fields.iter().filter(|f| !is_copy(f)).collect();
        let mut code = Vec::new();
        write_number(&mut code, decoded.len() as u64);
        for field in decoded {
            for n in [field.operand as u32, method(field.operand), field.pieces.len() as u32] {
                write_number(&mut code, n.into());
            }
            for piece in &field.pieces {
                for n in [piece.from, piece.to, piece.width] {
                    write_number(&mut code, n.into());
                }
            }
        }
        code
    }

    /// Whether a bit of an operand stands at several places, so that a word may contradict itself.
    pub fn repeats_bits(&self) -> bool {
        self.fields.iter().any(|field| {
            let mut seen = 0u64;
            field.pieces.iter().any(|piece| {
                let width = piece.width.clamp(1, 64);
                let bits = u64::MAX >> (64 - width) << piece.from.min(63);
                let again = seen & bits != 0;
                seen |= bits;
                again
            })
        })
    }
}
