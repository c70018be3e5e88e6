//! Encodings made of several pieces: `dag Inst` instead of `bits<n> Inst`.
//!
//! The dags are LLVM's: `(ascend a, b)` puts `a` below `b`, `(descend a, b)` above it; `(operand "$x", n)` is the low n
//! bits of an operand, `(slice "$x", hi, lo)` some of its bits, and constants are bits. We add `(encoded "$x")`: an operand
//! whose type lists forms, each with an encoding of its own, or is a number in LEB128. Such an operand ends the word before
//! it, and words are stored in the order in which they are written, so it stands at the top. Within a word the operator at
//! the top decides what is below and what above, and the target's byte order what comes first in memory: a big-endian
//! machine's encodings begin with `descend`, a little-endian one's with `ascend`, and both then read like the manual. A
//! `CodeLayout` for the length of a word reorders its bytes.
//!
//! `(operand "$x", n, (encoder "method"))` names a method in C++. If the description has a `FieldLayout` for it, the bits
//! stand in the order which that says; else they stand as they are ([`super::foreign`] decides whether that may be).

use super::encoding::{self, InstBits, find_name};
use super::fields::{Arg, Dag, Def, Result, defs_of};
use super::instructions::Instruction;
use crate::lang::value::View;
use tables::encoding::MAX_BYTES;

/// A piece of an encoding.
pub enum Element {
    Word(InstBits),
    /// The first part of an operand, which has forms.
    Encoded(usize),
}

impl Element {
    /// Whether an operand of `instruction` is encoded here.
    pub fn reads(&self, operand: usize, instruction: &Instruction<'_>) -> bool {
        match self {
            Element::Word(bits) => bits.reads(operand),
            Element::Encoded(first) => {
                let parts = instruction.operands.get(*first).map_or(1, |o| o.num_parts.max(1) as usize);
                (*first..first + parts).contains(&operand)
            }
        }
    }
}

/// Bits from the lowest on.
enum Bit {
    Fixed(bool),
    Operand(usize, u32),
}

/// The pieces that `encoding` gives to `instruction`; `None` if its encoding is not a dag.
pub fn read(instruction: &Instruction<'_>, encoding: Def<'_>) -> Result<Option<Vec<Element>>> {
    let records = encoding.records;
    let Some(view) = encoding.value("Inst").map(|v| records.view(v)) else { return Ok(None) };
    let Some(dag) = Dag::from_view(records, view) else { return Ok(None) };
    let reader = Reader { instruction, encoding };
    // The operator at the top says how the pieces of one word lie in it.
    let rising = match dag.op.name() {
        "ascend" => true,
        "descend" => false,
        other => return Err(reader.error(format!("'{other}' does not begin an encoding"))),
    };
    let mut elements = Vec::new();
    let mut pieces: Vec<Vec<Bit>> = Vec::new();
    for arg in dag.args() {
        let inner = Dag::from_view(records, records.view(arg.value));
        match inner.filter(|d| d.op.name() == "encoded") {
            Some(encoded) => {
                reader.close_word(&mut pieces, rising, &mut elements)?;
                elements.push(Element::Encoded(reader.operand(encoded)?));
            }
            None => {
                let mut bits = Vec::new();
                reader.piece(arg, 0, &mut bits)?;
                pieces.push(bits);
            }
        }
    }
    reader.close_word(&mut pieces, rising, &mut elements)?;
    if !matches!(elements.first(), Some(Element::Word(_))) {
        return Err(reader.error("an encoding begins with bits"));
    }
    Ok(Some(elements))
}

/// Dags within dags: descriptions need two levels.
const MAX_DEPTH: u32 = 16;

struct Reader<'r, 'a> {
    instruction: &'r Instruction<'a>,
    encoding: Def<'a>,
}

impl<'a> Reader<'_, 'a> {
    fn error(&self, message: impl Into<String>) -> Box<support::diag::Diagnostic> {
        self.encoding.field_error("Inst", message)
    }

    /// Makes a word of the pieces since the last one.
    fn close_word(
        &self,
        pieces: &mut Vec<Vec<Bit>>,
        rising: bool,
        elements: &mut Vec<Element>,
    ) -> Result<()> {
        if !rising {
            pieces.reverse();
        }
        let bits: Vec<Bit> = pieces.drain(..).flatten().collect();
        if !bits.is_empty() {
            elements.push(self.word(&bits)?);
        }
        Ok(())
    }

    fn word(&self, bits: &[Bit]) -> Result<Element> {
        if !bits.len().is_multiple_of(8) || bits.len() > 8 * MAX_BYTES {
            let message = format!(
                "{} bits of the encoding are not a word: whole bytes, at most {MAX_BYTES}",
                bits.len()
            );
            return Err(self.error(message));
        }
        let mut word = InstBits { fixed: vec![None; bits.len()], ..InstBits::default() };
        for (at, bit) in bits.iter().enumerate() {
            match *bit {
                Bit::Fixed(value) => word.fixed[at] = Some(value),
                Bit::Operand(operand, from) => word.add(operand, from, at as u32),
            }
        }
        encoding::reorder(self.encoding, &mut word)?;
        Ok(Element::Word(word))
    }

    fn bits(&self, dag: Dag<'a>, depth: u32, out: &mut Vec<Bit>) -> Result<()> {
        if depth > MAX_DEPTH {
            return Err(self.error("the encoding is nested too deeply"));
        }
        match dag.op.name() {
            "ascend" => dag.args().try_for_each(|arg| self.piece(arg, depth, out)),
            "descend" => {
                let args: Vec<Arg<'a>> = dag.args().collect();
                args.into_iter().rev().try_for_each(|arg| self.piece(arg, depth, out))
            }
            "operand" => {
                let width = self.number(dag, 1)?;
                let operand = self.operand(dag)?;
                let layout = self.layout(dag, width)?;
                let bit = |from: u32| layout.get(from as usize).copied().unwrap_or(from);
                out.extend((0..width).map(|from| Bit::Operand(operand, bit(from))));
                Ok(())
            }
            "slice" => {
                let (high, low) = (self.number(dag, 1)?, self.number(dag, 2)?);
                let operand = self.operand(dag)?;
                out.extend((low..=high).map(|from| Bit::Operand(operand, from)));
                Ok(())
            }
            "encoded" => Err(self.error("'encoded' stands only at the top of an encoding")),
            other => Err(self.error(format!("'{other}' is not part of an encoding"))),
        }
    }

    fn piece(&self, arg: Arg<'a>, depth: u32, out: &mut Vec<Bit>) -> Result<()> {
        let records = self.encoding.records;
        match records.view(arg.value) {
            View::Bit(value) => out.push(Bit::Fixed(value)),
            View::Bits(bits) => {
                for &bit in bits {
                    let View::Bit(value) = records.view(bit) else {
                        return Err(self.error("a bit of the encoding is not fixed"));
                    };
                    out.push(Bit::Fixed(value));
                }
            }
            view => match Dag::from_view(records, view) {
                Some(dag) => self.bits(dag, depth + 1, out)?,
                None => {
                    return Err(self.error("a piece of the encoding is neither bits nor an operand"));
                }
            },
        }
        Ok(())
    }

    /// The bits of the value, from the lowest of the field on, if its encoder has a layout; else empty.
    fn layout(&self, dag: Dag<'a>, width: u32) -> Result<Vec<u32>> {
        let Some(method) = encoder(dag) else { return Ok(Vec::new()) };
        for layout in defs_of(self.encoding.records, "FieldLayout") {
            if layout.string("Method")? == method {
                return bits_of_layout(layout, width);
            }
        }
        Ok(Vec::new())
    }

    fn number(&self, dag: Dag<'a>, at: usize) -> Result<u32> {
        let arg = dag.args().nth(at).map(|arg| self.encoding.records.view(arg.value));
        match arg {
            Some(View::Int(number @ 0..=255)) => Ok(number as u32),
            _ => Err(self.error(format!("argument {at} of '{}' must be a small number", dag.op.name()))),
        }
    }

    /// The operand that the first argument names, `"$name"`.
    fn operand(&self, dag: Dag<'a>) -> Result<usize> {
        let records = self.encoding.records;
        let name = match dag.args().next().map(|arg| records.view(arg.value)) {
            Some(View::Str(s, _)) => std::str::from_utf8(records.context().strings.resolve(s)).unwrap_or(""),
            _ => "",
        };
        match name.strip_prefix('$') {
            Some(name) => find_name(self.instruction, self.encoding, name),
            None => Err(self.error(format!("'{}' needs the name of an operand, \"$name\"", dag.op.name()))),
        }
    }
}

/// The method that `(operand "$x", n, (encoder "method"))` names.
pub(super) fn encoder<'a>(dag: Dag<'a>) -> Option<&'a str> {
    let records = dag.op.records;
    let named = dag
        .args()
        .filter_map(|arg| Dag::from_view(records, records.view(arg.value)))
        .find(|inner| inner.op.name() == "encoder")?;
    match named.args().next().map(|arg| records.view(arg.value)) {
        Some(View::Str(s, _)) => std::str::from_utf8(records.context().strings.resolve(s)).ok(),
        _ => None,
    }
}

/// Which bits of its field `value` a `FieldLayout` has at each place, from the lowest on.
fn bits_of_layout(layout: Def<'_>, width: u32) -> Result<Vec<u32>> {
    let wrong = || {
        let message = format!("the layout has each of the {width} bits of field 'value' once");
        layout.field_error("Layout", message)
    };
    let Some(View::Bits(bits)) = layout.value("Layout").map(|value| layout.records.view(value)) else {
        return Err(wrong());
    };
    let mut found = Vec::new();
    for &bit in bits {
        let View::VarBit(name, from) = layout.records.view(bit) else { return Err(wrong()) };
        if encoding::text_of(layout, name) != "value" || from >= width || found.contains(&from) {
            return Err(wrong());
        }
        found.push(from);
    }
    if found.len() == width as usize { Ok(found) } else { Err(wrong()) }
}
