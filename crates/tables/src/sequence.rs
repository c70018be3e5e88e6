//! Encodings of several pieces: instructions whose length depends on their operands.
//!
//! An instruction is a sequence of *words*, stored one after the other, each in the target's byte order. A word is written
//! in the instruction's description, or chosen by an operand: the operand's type lists *forms*
//! ([`OperandForm`](crate::instructions::OperandForm)), and the first form that fits the operand gives the word. That is
//! how byte codes, addressing-mode bytes and trailing displacements are described.
//!
//! A program stands in the encoding section:
//!
//! ```text
//! 0         number      in place of a size
//! elements  number      how many elements follow; each:
//!   kind    number      0: a word follows. 1: an operand: the number of its first part, then start and length of its
//!                       list of forms. 2: a number in LEB128, unsigned; 3: the same with sign: the number of the operand,
//!                       its functions `encode` and `decode` as in a word
//! ```
//!
//! A word is:
//!
//! ```text
//! size      number      bytes (at most 64)
//! base      size bytes  the fixed bits, least significant byte first
//! mask      size bytes  which bits are fixed
//! fields    number      how many fields follow; each:
//!   operand number      operand of the instruction, or part of the form
//!   encode  number      function from the value to the bits, index plus 1; 0: the bits are the value
//!   decode  number      function from the bits to the value, likewise
//!   pieces  number      how many pieces follow, as in `encoding`
//! ```
//!
//! The decoder runs the same program: a word must agree in its fixed bits, and of an operand's forms the first one whose
//! word agrees and whose parts are legal is taken.

use crate::code::{Reader, write_number};
use crate::encoding::Piece;
use crate::image::List;
use crate::instructions::OperandForm;

/// An element of a sequence.
#[derive(Clone, Copy, Debug)]
pub enum Element<'a> {
    Word(WordReader<'a>),
    Operand { first: usize, forms: List<OperandForm> },
    Leb128 { operand: usize, is_signed: bool, encode: u32, decode: u32 },
}

/// Walks the elements of a program.
#[derive(Clone, Copy, Debug)]
pub struct SequenceReader<'a> {
    code: Reader<'a>,
    elements_left: u64,
}

impl<'a> SequenceReader<'a> {
    /// A reader of the program, if it is one of several pieces.
    pub fn new(mut code: Reader<'a>) -> Option<SequenceReader<'a>> {
        if code.number() != 0 {
            return None;
        }
        let elements_left = code.number();
        Some(SequenceReader { code, elements_left })
    }

    pub fn next_element(&mut self) -> Option<Element<'a>> {
        self.elements_left = self.elements_left.checked_sub(1)?;
        let kind = self.code.number();
        if kind == 0 {
            let word = WordReader::new(self.code);
            let mut end = word;
            end.skip_fields();
            self.code = end.code;
            return Some(Element::Word(word));
        }
        let first = self.code.number() as usize;
        if kind > 1 {
            let (encode, decode) = (self.code.number() as u32, self.code.number() as u32);
            return Some(Element::Leb128 { operand: first, is_signed: kind == 3, encode, decode });
        }
        let (start, len) = (self.code.number() as u32, self.code.number() as u32);
        Some(Element::Operand { first, forms: List::new(start, len) })
    }
}

/// A field of a word; its pieces must be read before the next field.
#[derive(Clone, Copy, Debug)]
pub struct WordField {
    pub operand: usize,
    pub encode: u32,
    pub decode: u32,
    pub num_pieces: u32,
}

/// Walks a word.
#[derive(Clone, Copy, Debug)]
pub struct WordReader<'a> {
    code: Reader<'a>,
    base: &'a [u8],
    mask: &'a [u8],
    fields_left: u64,
}

impl<'a> WordReader<'a> {
    pub fn new(mut code: Reader<'a>) -> WordReader<'a> {
        let size = code.number() as usize;
        let (base, mask) = (code.bytes(size), code.bytes(size));
        let fields_left = code.number();
        WordReader { code, base, mask, fields_left }
    }

    pub fn base(&self) -> &'a [u8] {
        self.base
    }

    /// Whether the fixed bits are those of `word`, least significant byte first.
    pub fn agrees(&self, word: &[u8]) -> bool {
        word.len() == self.base.len()
            && word.iter().zip(self.mask).zip(self.base).all(|((bits, mask), base)| bits & mask == *base)
    }

    pub fn next_field(&mut self) -> Option<WordField> {
        self.fields_left = self.fields_left.checked_sub(1)?;
        let mut number = || self.code.number() as u32;
        Some(WordField {
            operand: number() as usize,
            encode: number(),
            decode: number(),
            num_pieces: number(),
        })
    }

    pub fn next_piece(&mut self) -> Piece {
        let mut number = || self.code.number() as u32;
        Piece { from: number(), to: number(), width: number() }
    }

    fn skip_fields(&mut self) {
        while let Some(field) = self.next_field() {
            for _ in 0..field.num_pieces {
                self.next_piece();
            }
        }
    }
}

/// A word, for the builder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Word {
    pub base: Vec<u8>,
    pub mask: Vec<u8>,
    /// Operand, encoding function, decoding function, pieces.
    pub fields: Vec<(u32, u32, u32, Vec<Piece>)>,
}

impl Word {
    pub fn write(&self, out: &mut Vec<u8>) {
        write_number(out, self.base.len() as u64);
        out.extend_from_slice(&self.base);
        out.extend_from_slice(&self.mask);
        write_number(out, self.fields.len() as u64);
        for (operand, encode, decode, pieces) in &self.fields {
            for n in [*operand, *encode, *decode, pieces.len() as u32] {
                write_number(out, n.into());
            }
            for piece in pieces {
                for n in [piece.from, piece.to, piece.width] {
                    write_number(out, n.into());
                }
            }
        }
    }
}

/// An element, for the builder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ElementToWrite {
    Word(Word),
    Operand { first: u32, forms: List<OperandForm> },
    Leb128 { operand: u32, is_signed: bool, encode: u32, decode: u32 },
}

/// The program of these elements.
pub fn write(elements: &[ElementToWrite]) -> Vec<u8> {
    let mut out = Vec::new();
    write_number(&mut out, 0);
    write_number(&mut out, elements.len() as u64);
    for element in elements {
        match element {
            ElementToWrite::Word(word) => {
                write_number(&mut out, 0);
                word.write(&mut out);
            }
            ElementToWrite::Operand { first, forms } => {
                for n in [1, *first, forms.start, forms.len] {
                    write_number(&mut out, n.into());
                }
            }
            ElementToWrite::Leb128 { operand, is_signed, encode, decode } => {
                for n in [2 + u32::from(*is_signed), *operand, *encode, *decode] {
                    write_number(&mut out, n.into());
                }
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_read_as_written() {
        let piece = Piece { from: 0, to: 4, width: 4 };
        let word = Word { base: vec![0x03], mask: vec![0x0f], fields: vec![(2, 0, 0, vec![piece])] };
        let forms = List::new(7, 3);
        let number = ElementToWrite::Leb128 { operand: 4, is_signed: true, encode: 5, decode: 6 };
        let code = write(&[ElementToWrite::Word(word), ElementToWrite::Operand { first: 1, forms }, number]);
        let mut reader = SequenceReader::new(Reader::new(&code)).unwrap();
        let Some(Element::Word(mut word)) = reader.next_element() else { panic!("no word") };
        assert!(word.agrees(&[0xa3]) && !word.agrees(&[0xa2]) && !word.agrees(&[0xa3, 0]));
        let field = word.next_field().unwrap();
        assert_eq!((field.operand, field.num_pieces, word.next_piece()), (2, 1, piece));
        let Some(Element::Operand { first: 1, forms: found }) = reader.next_element() else {
            panic!("no operand")
        };
        assert_eq!(found, forms);
        let Some(Element::Leb128 { operand: 4, is_signed: true, encode: 5, decode: 6 }) =
            reader.next_element()
        else {
            panic!("no number")
        };
        assert!(reader.next_element().is_none());
    }
}
