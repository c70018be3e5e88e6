//! Encodings: from the bits of `Inst` to encoding programs, operand programs and decoder entries.
//!
//! An instruction may have recoded fields (`Recoding` records), whose bits are a function of bits of operands. Those are put
//! behind the bits that are stored, as if the word went on; the fields are computed from there ([`tables::encoding`]).

use super::fields::{Def, Result, defs_of};
use super::instructions::Instruction;
use crate::lang::record::RecordId;
use crate::lang::value::{Value, View};
use tables::code::write_number;
use tables::encoding::{Field, MAX_BYTES, MAX_RECODED_BYTES, Piece, RECODED};

/// What the bits of an instruction are.
#[derive(Clone, Debug, Default)]
pub struct InstBits {
    /// From the least significant bit: fixed value, or `None`.
    pub fixed: Vec<Option<bool>>,
    /// Bits that belong to operands, in runs.
    pub fields: Vec<OperandBits>,
    /// Fields that are functions of the bits behind the word.
    pub recoded: Vec<Recoded>,
    pub soft_zeros: u64,
    pub soft_ones: u64,
    /// Bits that are set when an instruction is encoded, and may be anything when one is decoded.
    pub emitted_ones: Vec<usize>,
}

/// An operand's bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperandBits {
    /// Flattened operand.
    pub operand: usize,
    pub pieces: Vec<Piece>,
}

/// A recoded field.
#[derive(Clone, Debug)]
pub struct Recoded {
    /// The record that says how.
    pub def: RecordId,
    /// Where the bits are of which it is a function.
    pub source: Piece,
    pub pieces: Vec<Piece>,
    /// Functions, as indices plus 1, once they are known.
    pub encode: u32,
    pub decode: u32,
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
    let names = read_recodings(instruction, encoding, &mut inst)?;
    for (at, &bit) in bits.iter().enumerate() {
        match records.view(bit) {
            View::Bit(value) => inst.fixed[at] = Some(value),
            View::Unset => {}
            View::VarBit(name, from) => {
                if let Some(number) = names.iter().position(|n| *n == text_of(encoding, name)) {
                    add_bit(&mut inst.recoded[number].pieces, from, at as u32);
                    continue;
                }
                if let Some(value) = own_bit(instruction, encoding, name, from) {
                    inst.fixed[at] = Some(value);
                    continue;
                }
                if says_nothing(instruction, encoding, text_of(encoding, name), from) {
                    continue;
                }
                let operand = find(instruction, encoding, name)?;
                match part_bit(instruction, encoding, (operand, name), from)? {
                    Some(PartBit::Of(part, from)) => inst.add(part, from, at as u32),
                    Some(PartBit::Fixed(value)) => inst.fixed[at] = Some(value),
                    None => inst.add(operand, from, at as u32),
                }
            }
            View::Var(_) => match own_bit(instruction, encoding, bit, 0) {
                Some(value) => inst.fixed[at] = Some(value),
                None => inst.add(find(instruction, encoding, bit)?, 0, at as u32),
            },
            _ => {
                return Err(
                    encoding.field_error("Inst", format!("bit {at} is neither fixed nor of an operand"))
                );
            }
        }
    }
    read_soft_fail(encoding, &mut inst);
    fill_open_bits(encoding, bits, &mut inst)?;
    reorder(encoding, &mut inst)?;
    extend(instruction, encoding, &mut inst)?;
    Ok(Some(inst))
}

/// A bit of a field of the record that no operand is called like, if it is known: another record may have set it since
/// (`Amends`).
fn own_bit(instruction: &Instruction<'_>, encoding: Def<'_>, name: Value, from: u32) -> Option<bool> {
    let name = text_of(encoding, name);
    let is_operand = |o: &super::instructions::Operand| o.name == name || o.is_part_of(name);
    if instruction.operands.iter().any(is_operand) {
        return None;
    }
    let bit = |value: Value| match encoding.records.view(value) {
        View::Bit(bit) => Some(bit),
        _ => None,
    };
    let value = encoding.value(name)?;
    match encoding.records.view(value) {
        View::Bits(bits) => bits.get(from as usize).copied().and_then(bit),
        View::Int(number) => Some(number.checked_shr(from).unwrap_or(0) & 1 != 0),
        _ => bit(value),
    }
}

/// Reads which fields are recoded, and puts what they are made of behind the word. Returns the fields' names.
fn read_recodings<'a>(
    instruction: &Instruction<'_>,
    encoding: Def<'a>,
    inst: &mut InstBits,
) -> Result<Vec<&'a str>> {
    let records = encoding.records;
    let mut names = Vec::new();
    let begin = inst.fixed.len() as u32;
    let mut next = begin;
    for def in encoding.defs("Recodings")? {
        names.push(def.string("Name")?);
        let source = def.string("Source")?;
        let Some(View::Bits(bits)) = encoding.value(source).map(|value| records.view(value)) else {
            return Err(encoding.field_error("Recodings", format!("'{source}' is no field of bits")));
        };
        let place = Piece { from: 0, to: next, width: bits.len() as u32 };
        for (at, &bit) in (next..).zip(bits) {
            match records.view(bit) {
                View::VarBit(name, from) => inst.add(find(instruction, encoding, name)?, from, at),
                View::Var(_) => inst.add(find(instruction, encoding, bit)?, 0, at),
                _ => {
                    let message = format!("bit {} of '{source}' is not of an operand", at - next);
                    return Err(encoding.field_error(source, message));
                }
            }
        }
        next += place.width;
        inst.recoded.push(Recoded { def: def.id, source: place, pieces: Vec::new(), encode: 0, decode: 0 });
    }
    if next - begin > 8 * MAX_RECODED_BYTES as u32 {
        let message = format!("recoded fields are made of at most {} bits", 8 * MAX_RECODED_BYTES);
        return Err(encoding.field_error("Recodings", message));
    }
    Ok(names)
}

/// Notes the bits that the encoding leaves open and an `OpenBits` of the description sets.
fn fill_open_bits(encoding: Def<'_>, bits: &[Value], inst: &mut InstBits) -> Result<()> {
    for rule in defs_of(encoding.records, "OpenBits") {
        if rule.int("Length")? != Some((bits.len() / 8) as i64) {
            continue;
        }
        let ones = rule.int("Ones")?.unwrap_or(0);
        let is_open = |at: &usize| matches!(encoding.records.view(bits[*at]), View::Unset);
        let is_one = |at: &usize| ones.checked_shr(*at as u32).is_some_and(|ones| ones & 1 != 0);
        inst.emitted_ones.extend((0..bits.len()).filter(is_open).filter(is_one));
    }
    Ok(())
}

/// Puts the word of an `ExtensionWord` before an instruction that has one.
fn extend(instruction: &Instruction<'_>, encoding: Def<'_>, inst: &mut InstBits) -> Result<()> {
    for rule in defs_of(encoding.records, "ExtensionWord") {
        let flag = rule.string("Flag")?;
        if !encoding.has(flag) || number_of(encoding, flag)? != 1 {
            continue;
        }
        let operand = number_of(encoding, rule.string("Operand")?)? as usize;
        if operand >= instruction.operands.len() {
            return Err(encoding.field_error("Inst", "the operand that is to be extended is not there"));
        }
        let kept = rule.int("KeptBits")?.unwrap_or(0) as u32;
        inst.keep_lowest(operand, kept).ok_or_else(|| {
            encoding.field_error("Inst", format!("the extended operand has not {kept} bits"))
        })?;
        let Some(View::Bits(bits)) = rule.value("Inst").map(|value| rule.records.view(value)) else {
            return Err(rule.field_error("Inst", "field 'Inst' must be bits"));
        };
        inst.move_up(bits.len());
        for (at, &bit) in bits.iter().enumerate() {
            match rule.records.view(bit) {
                View::Bit(value) => inst.fixed[at] = Some(value),
                View::VarBit(_, from) => inst.add(operand, from + kept, at as u32),
                _ => {}
            }
        }
    }
    Ok(())
}

/// A field that is a number, or bits with known values.
fn number_of(def: Def<'_>, field: &str) -> Result<u64> {
    let bit = |(at, &bit): (usize, &Value)| match def.records.view(bit) {
        View::Bit(true) => 1u64.checked_shl(at as u32).unwrap_or(0),
        _ => 0,
    };
    match def.value(field).map(|value| def.records.view(value)) {
        Some(View::Bits(bits)) => Ok(bits.iter().enumerate().map(bit).sum()),
        Some(View::Bit(value)) => Ok(value.into()),
        _ => Ok(def.int(field)?.and_then(|n| u64::try_from(n).ok()).unwrap_or(0)),
    }
}

/// Puts the bytes in the order that a `CodeLayout` of the description says for words of this length.
pub(super) fn reorder(encoding: Def<'_>, inst: &mut InstBits) -> Result<()> {
    let count = inst.fixed.len() / 8;
    for layout in defs_of(encoding.records, "CodeLayout") {
        let namespaces = layout.strings("Namespaces")?;
        let is_meant = namespaces.is_empty() || namespaces.contains(&encoding.string("DecoderNamespace")?);
        if !is_meant || layout.int("Length")? != Some(count as i64) || !inst.fixed.len().is_multiple_of(8) {
            continue;
        }
        let order = layout.ints("Order")?;
        let mut places = vec![None; count];
        for (place, &byte) in order.iter().enumerate() {
            // Bytes count from the most significant one.
            let slot = usize::try_from(byte).ok().and_then(|byte| places.iter_mut().rev().nth(byte));
            match slot {
                Some(slot @ None) if place < count => *slot = Some(place),
                _ => return Err(layout.field_error("Order", "the order has each byte of a word once")),
            }
        }
        // What is behind the word stays.
        let place = |at: u32| -> Option<u32> {
            if at as usize >= 8 * count {
                return Some(at);
            }
            let byte = places.get(at as usize / 8).copied().flatten()?;
            Some(byte as u32 * 8 + at % 8)
        };
        let before = std::mem::take(inst);
        inst.fixed = vec![None; before.fixed.len()];
        let missing = || layout.field_error("Order", "the order has each byte of a word once");
        for (at, bit) in before.fixed.iter().enumerate() {
            let at = place(at as u32).ok_or_else(missing)?;
            inst.fixed[at as usize] = *bit;
        }
        for &at in &before.emitted_ones {
            inst.emitted_ones.push(place(at as u32).ok_or_else(missing)? as usize);
        }
        for at in 0..64u32.min(before.fixed.len() as u32) {
            let to = place(at).ok_or_else(missing)?;
            inst.soft_zeros |= (before.soft_zeros >> at & 1).checked_shl(to).unwrap_or(0);
            inst.soft_ones |= (before.soft_ones >> at & 1).checked_shl(to).unwrap_or(0);
        }
        for field in &before.fields {
            for piece in &field.pieces {
                for bit in 0..piece.width {
                    inst.add(field.operand, piece.from + bit, place(piece.to + bit).ok_or_else(missing)?);
                }
            }
        }
        for mut recoded in before.recoded {
            for piece in std::mem::take(&mut recoded.pieces) {
                for bit in 0..piece.width {
                    let to = place(piece.to + bit).ok_or_else(missing)?;
                    add_bit(&mut recoded.pieces, piece.from + bit, to);
                }
            }
            inst.recoded.push(recoded);
        }
    }
    Ok(())
}

/// How many of the bits are emitted: where instructions of several sizes share one field, those above the stated size say
/// nothing.
fn emitted_bits(encoding: Def<'_>, bits: &[Value]) -> Result<usize> {
    let stated = encoding.int("Size")?.and_then(|size| usize::try_from(size).ok()).unwrap_or(0) * 8;
    let says_nothing = |&bit: &Value| matches!(encoding.records.view(bit), View::Unset | View::Bit(false));
    let is_shorter = stated > 0 && stated < bits.len() && bits[stated..].iter().all(says_nothing);
    Ok(if is_shorter { stated } else { bits.len() })
}

/// What a bit of the field of a composite operand is.
enum PartBit {
    /// A bit of a part, by the number of the operand.
    Of(usize, u32),
    Fixed(bool),
}

/// The bit that a description's `Layout` puts at place `from` of the field that stands for all of a composite operand, which
/// begins with operand `first`; `None` if the name is not that of the whole, or nothing says what the field consists of.
fn part_bit(
    instruction: &Instruction<'_>,
    encoding: Def<'_>,
    (first, name): (usize, Value),
    from: u32,
) -> Result<Option<PartBit>> {
    let operand = &instruction.operands[first];
    let is_whole = operand.num_parts > 1 && text_of(encoding, name) == operand.whole_name;
    let Some(ty) = operand.declared.filter(|_| is_whole).map(|id| Def::new(encoding.records, id)) else {
        return Ok(None);
    };
    let Some(value) = ty.value("Layout") else { return Ok(None) };
    let bits = match ty.records.view(value) {
        View::Bits(bits) => bits,
        _ => return Err(ty.field_error("Layout", "field 'Layout' must be bits")),
    };
    let part = |name: Value| {
        let number = text_of(encoding, name).strip_prefix("part")?.parse::<usize>().ok()?;
        (number < usize::from(operand.num_parts)).then_some(first + number)
    };
    let found = bits.get(from as usize).and_then(|&bit| match ty.records.view(bit) {
        View::VarBit(name, from) => Some(PartBit::Of(part(name)?, from)),
        View::Var(_) => Some(PartBit::Of(part(bit)?, 0)),
        View::Bit(value) => Some(PartBit::Fixed(value)),
        _ => None,
    });
    found.map(Some).ok_or_else(|| {
        let message =
            format!("bit {from} of the field of '{}' is not laid out in 'part0', 'part1', ...", ty.name());
        ty.field_error("Layout", message)
    })
}

/// The name in a reference to a variable.
pub(super) fn text_of(encoding: Def<'_>, value: Value) -> &str {
    let records = encoding.records;
    let inner = match records.view(value) {
        View::Var(name) => name,
        _ => value,
    };
    match records.view(inner) {
        View::Str(s, _) => std::str::from_utf8(records.context().strings.resolve(s)).unwrap_or(""),
        _ => "",
    }
}

/// Whether a bit is one that is left open in a field of the record that is no operand's: a word of which other bits are set.
fn says_nothing(instruction: &Instruction<'_>, encoding: Def<'_>, name: &str, at: u32) -> bool {
    let records = encoding.records;
    let Some(View::Bits(bits)) = encoding.value(name).map(|value| records.view(value)) else {
        return false;
    };
    let is_open = |bit: &Value| matches!(records.view(*bit), View::Unset);
    bits.get(at as usize).is_some_and(is_open)
        && !bits.iter().all(is_open)
        && find_name(instruction, encoding, name).is_err()
}

/// The operand that a bit's name means.
fn find(instruction: &Instruction<'_>, encoding: Def<'_>, value: Value) -> Result<usize> {
    find_name(instruction, encoding, text_of(encoding, value))
}

/// The operand with this name; `operand0`, `operand1`, ... are those in the order of the lists, if none is called so.
pub(super) fn find_name(instruction: &Instruction<'_>, encoding: Def<'_>, name: &str) -> Result<usize> {
    let operands = &instruction.operands;
    let exact = operands.iter().position(|o| o.name == name);
    // A composite operand as a whole is its first part.
    let whole = || operands.iter().position(|o| o.is_part_of(name));
    let qualified = || operands.iter().position(|o| !name.is_empty() && o.qualified_name == name);
    let by_place = || {
        let number = name.strip_prefix("operand")?.parse::<usize>().ok()?;
        (number < operands.len()).then_some(number)
    };
    exact.or_else(whole).or_else(qualified).or_else(by_place).ok_or_else(|| {
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
        add_bit(&mut self.fields[at].pieces, from, to);
    }

    /// Makes room for so many bits below.
    fn move_up(&mut self, bits: usize) {
        self.fixed.splice(0..0, std::iter::repeat_n(None, bits));
        let of_recoded = self.recoded.iter_mut().flat_map(|r| r.pieces.iter_mut().chain([&mut r.source]));
        let pieces = self.fields.iter_mut().flat_map(|f| &mut f.pieces).chain(of_recoded);
        pieces.for_each(|piece| piece.to += bits as u32);
        self.emitted_ones.iter_mut().for_each(|at| *at += bits);
        self.soft_zeros = self.soft_zeros.checked_shl(bits as u32).unwrap_or(0);
        self.soft_ones = self.soft_ones.checked_shl(bits as u32).unwrap_or(0);
    }

    /// An operand's field holds only so many bits of the number, from its lowest place on; the places above are 0. `None` if it
    /// has fewer.
    fn keep_lowest(&mut self, operand: usize, count: u32) -> Option<()> {
        let field = self.fields.iter_mut().find(|field| field.operand == operand)?;
        let lowest = field.pieces.iter().map(|piece| piece.from).min()?;
        let places = |p: Piece| (0..p.width).map(move |bit| (p.from + bit - lowest, p.to + bit));
        let all: Vec<(u32, u32)> = std::mem::take(&mut field.pieces).into_iter().flat_map(places).collect();
        let mut kept = 0;
        for (from, to) in all {
            if from < count {
                self.add(operand, from, to);
                kept += 1;
            } else {
                *self.fixed.get_mut(to as usize)? = Some(false);
            }
        }
        (kept == count).then_some(())
    }

    /// The bits of an operand that are stored.
    pub fn mask_of(&self, field: &OperandBits) -> u64 {
        let bits = |p: &Piece| (u64::MAX >> (64 - p.width.clamp(1, 64))).checked_shl(p.from).unwrap_or(0);
        field.pieces.iter().fold(0, |mask, piece| mask | bits(piece))
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
        self.emitted_ones.iter().for_each(|&at| base[at / 8] |= 1 << (at % 8));
        let field = |f: &OperandBits| Field {
            operand: f.operand as u32,
            method: method(f.operand),
            pieces: f.pieces.clone(),
        };
        let recoded = |r: &Recoded| Field {
            operand: RECODED,
            method: r.encode,
            pieces: std::iter::once(r.source).chain(r.pieces.iter().copied()).collect(),
        };
        let fields = self.fields.iter().map(field).chain(self.recoded.iter().map(recoded)).collect();
        tables::encoding::Encoding { base, fields }.write()
    }

    /// The operand program of the decoder: the inverse. Operands that are tied to another are not in it.
    pub fn operand_program(&self, instruction: &Instruction<'_>, method: impl Fn(usize) -> u32) -> Vec<u8> {
        // Of two tied operands one is read; which one has a field depends on the name that the encoding uses.
        let has_field = |operand: usize| self.fields.iter().any(|f| f.operand == operand);
        let is_copy = |f: &&OperandBits| instruction.operands[f.operand].tied_to.is_some_and(has_field);
        let decoded: Vec<&OperandBits> = self.fields.iter().filter(|f| !is_copy(f)).collect();
        let mut code = Vec::new();
        write_number(&mut code, (self.recoded.len() + decoded.len()) as u64);
        for recoded in &self.recoded {
            let pieces: Vec<Piece> =
                std::iter::once(recoded.source).chain(recoded.pieces.iter().copied()).collect();
            write_field(&mut code, RECODED, recoded.decode, &pieces);
        }
        for field in decoded {
            write_field(&mut code, field.operand as u32, method(field.operand), &field.pieces);
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

/// Adds a bit to runs of bits.
fn add_bit(pieces: &mut Vec<Piece>, from: u32, to: u32) {
    match pieces.last_mut() {
        Some(p) if p.from + p.width == from && p.to + p.width == to => p.width += 1,
        _ => pieces.push(Piece { from, to, width: 1 }),
    }
}

/// A field of an operand program.
fn write_field(code: &mut Vec<u8>, operand: u32, method: u32, pieces: &[Piece]) {
    for n in [operand, method, pieces.len() as u32] {
        write_number(code, n.into());
    }
    for piece in pieces {
        for n in [piece.from, piece.to, piece.width] {
            write_number(code, n.into());
        }
    }
}
