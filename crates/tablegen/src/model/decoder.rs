//! Decoder tables from encodings.
//!
//! The instructions of one table become a trie: at each node the field of bits is chosen that separates the remaining
//! instructions best, and each of its values leads to a smaller node; instructions that leave a bit of the field open are
//! tried after them. At a leaf the bits not yet looked at are checked one instruction after the other, the one with
//! more fixed bits first. The program format is that of [`tables::decoding`].
//!
//! Code of a node *falls out at its end* when nothing matched, so nodes can be put together without knowing their
//! surroundings. Cost: O(instructions × bits²) per level; levels are few because every field separates.

use std::collections::BTreeMap;
use tables::code::write_number;
use tables::decoding::Op;

/// An instruction to be decoded.
#[derive(Clone, Debug)]
pub struct Entry {
    pub name: String,
    pub opcode: u16,
    /// From the least significant bit: what the bit must be, or `None` if it is an operand's or ignored.
    pub bits: Vec<Option<bool>>,
    /// Bits that should be zero or one, but whose violation is only questionable: masks over the word.
    pub soft_zeros: u64,
    pub soft_ones: u64,
    /// Index of a predicate set; 0 means none.
    pub predicates: u16,
    /// Offset of the operand program.
    pub operands: u32,
    /// Operands may refuse their value; then decoding goes on with the next candidate.
    pub fallible: bool,
    /// The bits are those of the first piece of several; the program is that of [`tables::sequence`].
    pub is_sequence: bool,
    /// What distinguishes it from an entry with the same bits: operand fields with their types, further pieces.
    pub shape: Vec<u8>,
}

/// Two instructions that the same bits mean, under the same predicates. The first one wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlap {
    pub first: String,
    pub second: String,
}

/// The program of a table, and the instructions that it can never reach.
pub fn build(entries: &[Entry]) -> (Vec<u8>, Vec<Overlap>) {
    let mut builder = Builder { entries, overlaps: Vec::new() };
    let all: Vec<usize> = (0..entries.len()).collect();
    let width = entries.iter().map(|e| e.bits.len()).max().unwrap_or(0);
    let mut code = builder.node(&all, &vec![false; width]);
    code.push(Op::Fail as u8);
    (code, builder.overlaps)
}

struct Builder<'a> {
    entries: &'a [Entry],
    overlaps: Vec<Overlap>,
}

/// Widest field that is switched on: 2^width cases are looked through one by one.
const MAX_FIELD: usize = 8;

impl Builder<'_> {
    fn bit(&self, entry: usize, bit: usize) -> Option<bool> {
        self.entries[entry].bits.get(bit).copied().flatten()
    }

    /// `known`: bits whose value the way to this node has settled.
    fn node(&mut self, candidates: &[usize], known: &[bool]) -> Vec<u8> {
        match self.best_field(candidates, known) {
            Some((start, width)) => self.switch(candidates, known, start, width),
            None => self.leaf(candidates, known),
        }
    }

    /// The field that leaves the fewest candidates in the worst case, wide fields preferred.
    fn best_field(&self, candidates: &[usize], known: &[bool]) -> Option<(usize, usize)> {
        if candidates.len() < 2 {
            return None;
        }
        let mut best: Option<((usize, usize), (usize, usize))> = None;
        for start in 0..known.len() {
            for width in 1..=MAX_FIELD.min(known.len() - start) {
                if known[start + width - 1] {
                    break;
                }
                let (groups, open) = self.split(candidates, start, width);
                let largest = groups.values().map(Vec::len).max().unwrap_or(0);
                if groups.len() < 2 && open.is_empty() || groups.is_empty() {
                    continue;
                }
                // Open candidates are paid for on every way through the node.
                let score = (largest + 2 * open.len(), groups.len());
                if best.is_none_or(|(s, _)| (score.0, MAX_FIELD - width) < (s.0, MAX_FIELD - s.1)) {
                    best = Some(((score.0, width), (start, width)));
                }
            }
        }
        // A field that separates nothing from the rest would not end.
        best.filter(|((score, _), _)| *score < 2 * candidates.len()).map(|(_, field)| field)
    }

    /// Candidates by the value of the field, and those that leave a bit of it open.
    fn split(
        &self,
        candidates: &[usize],
        start: usize,
        width: usize,
    ) -> (BTreeMap<u64, Vec<usize>>, Vec<usize>) {
        let (mut groups, mut open) = (BTreeMap::<u64, Vec<usize>>::new(), Vec::new());
        for &candidate in candidates {
            let value = (0..width).try_fold(0u64, |value, i| {
                self.bit(candidate, start + i).map(|bit| value | u64::from(bit) << i)
            });
            match value {
                Some(value) => groups.entry(value).or_default().push(candidate),
                None => open.push(candidate),
            }
        }
        (groups, open)
    }

    fn switch(&mut self, candidates: &[usize], known: &[bool], start: usize, width: usize) -> Vec<u8> {
        let (groups, open) = self.split(candidates, start, width);
        let mut inside = known.to_vec();
        inside[start..start + width].fill(true);
        // From the last case to the first, so that each knows how far the end is.
        let mut cases: Vec<u8> = Vec::new();
        for (&value, group) in groups.iter().rev() {
            let mut case = self.node(group, &inside);
            case.push(Op::Jump as u8);
            write_number(&mut case, cases.len() as u64);
            let mut code = vec![Op::Filter as u8];
            write_number(&mut code, value);
            write_number(&mut code, case.len() as u64);
            code.append(&mut case);
            code.append(&mut cases);
            cases = code;
        }
        let mut code = vec![Op::Extract as u8];
        write_number(&mut code, start as u64);
        write_number(&mut code, width as u64);
        code.append(&mut cases);
        if !open.is_empty() {
            code.append(&mut self.node(&open, known));
        }
        code
    }

    fn leaf(&mut self, candidates: &[usize], known: &[bool]) -> Vec<u8> {
        let mut order = candidates.to_vec();
        let fixed = |e: usize| self.entries[e].bits.iter().flatten().count();
        order.sort_by_key(|&e| (std::cmp::Reverse(fixed(e)), e));
        self.find_overlaps(&order);
        let mut code = Vec::new();
        for entry in order {
            let check = self.checks(entry, known);
            code.extend(check);
        }
        code
    }

    /// An instruction hides a later one if it has the same fixed bits and predicates and either cannot
    /// refuse or has the same shape, so that it refuses what the later one would.
    fn find_overlaps(&mut self, order: &[usize]) {
        for (i, &first) in order.iter().enumerate() {
            for &second in &order[i + 1..] {
                let (a, b) = (&self.entries[first], &self.entries[second]);
                if a.bits == b.bits && a.predicates == b.predicates && (!a.fallible || a.shape == b.shape) {
                    self.overlaps.push(Overlap { first: a.name.clone(), second: b.name.clone() });
                }
            }
        }
    }

    /// Checks of the remaining bits of one instruction, then the instruction.
    fn checks(&self, entry: usize, known: &[bool]) -> Vec<u8> {
        let e = &self.entries[entry];
        let mut code = Vec::new();
        if e.soft_zeros | e.soft_ones != 0 {
            code.push(Op::SoftFail as u8);
            write_number(&mut code, e.soft_zeros);
            write_number(&mut code, e.soft_ones);
        }
        code.push(match (e.is_sequence, e.fallible) {
            (true, _) => Op::TrySequence,
            (false, true) => Op::TryDecode,
            (false, false) => Op::Decode,
        } as u8);
        write_number(&mut code, e.opcode.into());
        write_number(&mut code, e.operands.into());
        if e.fallible || e.is_sequence {
            write_number(&mut code, 0);
        }
        if e.predicates != 0 {
            let mut check = vec![Op::Predicates as u8];
            write_number(&mut check, e.predicates.into());
            write_number(&mut check, code.len() as u64);
            check.append(&mut code);
            code = check;
        }
        for (start, width, value) in self.islands(entry, known).into_iter().rev() {
            let mut check = vec![Op::Check as u8];
            for n in [start as u64, width as u64, value, code.len() as u64] {
                write_number(&mut check, n);
            }
            check.append(&mut code);
            code = check;
        }
        code
    }

    /// Runs of fixed bits not settled yet: start, width, value.
    fn islands(&self, entry: usize, known: &[bool]) -> Vec<(usize, usize, u64)> {
        let mut islands: Vec<(usize, usize, u64)> = Vec::new();
        for bit in (0..known.len()).filter(|&b| !known[b]) {
            let Some(value) = self.bit(entry, bit) else { continue };
            match islands.last_mut() {
                Some((start, width, bits)) if *start + *width == bit && *width < 32 => {
                    *bits |= u64::from(value) << *width;
                    *width += 1;
                }
                _ => islands.push((bit, 1, value.into())),
            }
        }
        islands
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mc::{Subtarget, Target, target::NoHooks};
    use tables::decoding::DecoderTable;
    use tables::image::{Image, ImageBuilder, SectionId};
    use tables::instructions::Instruction;

    /// `pattern`: most significant bit first, `.` for open bits.
    fn entry(opcode: u16, pattern: &str) -> Entry {
        let bits = pattern.chars().rev().map(|c| match c {
            '0' => Some(false),
            '1' => Some(true),
            _ => None,
        });
        Entry {
            name: pattern.to_owned(),
            opcode,
            bits: bits.collect(),
            soft_zeros: 0,
            soft_ones: 0,
            predicates: 0,
            operands: 0,
            fallible: false,
            is_sequence: false,
            shape: Vec::new(),
        }
    }

    fn matches(entry: &Entry, word: u64) -> bool {
        entry.bits.iter().enumerate().all(|(i, bit)| bit.is_none_or(|b| b == (word >> i & 1 != 0)))
    }

    fn decode_all(entries: &[Entry]) -> Vec<Option<u16>> {
        let (code, overlaps) = build(entries);
        assert!(overlaps.is_empty(), "{overlaps:?}");
        let mut builder = ImageBuilder::new();
        entries.iter().for_each(|_| {
            builder.push(Instruction::default());
        });
        // Offset 0 is an operand program without operands.
        builder.program(SectionId::Decoding, &[0]);
        let program = builder.program(SectionId::Decoding, &code);
        builder.push(DecoderTable { size: 1, program, ..Default::default() });
        let target = Target::new(Image::new(builder.finish()).unwrap(), Box::new(NoHooks)).unwrap();
        let (subtarget, _) = Subtarget::new(&target, "", "");
        (0..=255u8).map(|b| mc::decode::decode(&target, &subtarget, &[b]).map(|d| d.inst.opcode)).collect()
    }

    #[test]
    fn every_byte_decodes_to_its_most_specific_instruction() {
        let entries = [
            entry(0, "0000...."),
            entry(1, "0001...."),
            entry(2, "0010..01"),
            entry(3, "0010..10"),
            entry(4, "00100010"),
            entry(5, "1......1"),
            entry(6, "11.....1"),
            entry(7, "111....."),
        ];
        // Where patterns nest, the one with more fixed bits wins; 6 and 7 overlap without nesting.
        let decoded = decode_all(&entries);
        for word in 0..256u64 {
            let candidates: Vec<&Entry> = entries.iter().filter(|e| matches(e, word)).collect();
            match decoded[word as usize] {
                None => assert!(candidates.is_empty(), "{word:08b}"),
                Some(opcode) => {
                    let found = candidates.iter().find(|e| e.opcode == opcode).expect("a match");
                    let nested_in = |e: &Entry| {
                        e.bits.iter().zip(&found.bits).all(|(a, b)| b.is_none() || a == b)
                            && e.bits != found.bits
                    };
                    assert!(!candidates.iter().any(|e| nested_in(e)), "{word:08b} gave {opcode}");
                }
            }
        }
    }

    #[test]
    fn what_a_case_refuses_goes_on_to_the_open_instructions() {
        // Bits 4 to 7 separate 0 and 1 best; 2 leaves them open and must still be found behind either.
        let entries = [entry(0, "0001..00"), entry(1, "00100.00"), entry(2, "......11")];
        let decoded = decode_all(&entries);
        assert_eq!((decoded[0b0001_0000], decoded[0b0010_0000]), (Some(0), Some(1)));
        assert_eq!(
            (decoded[0b0001_0011], decoded[0b0010_0111], decoded[0b1111_1111]),
            (Some(2), Some(2), Some(2))
        );
        assert_eq!(decoded[0b0001_0010], None);
    }

    #[test]
    fn a_dense_table_is_exact() {
        let entries: Vec<Entry> = (0..200).map(|i| entry(i, &format!("{i:08b}"))).collect();
        let decoded = decode_all(&entries);
        for (i, opcode) in decoded.iter().enumerate() {
            assert_eq!(*opcode, (i < 200).then_some(i as u16));
        }
    }

    #[test]
    fn equal_encodings_are_reported() {
        let (_, overlaps) = build(&[entry(0, "0000...."), entry(1, "0000....")]);
        assert_eq!(overlaps, [Overlap { first: "0000....".into(), second: "0000....".into() }]);
    }
}
