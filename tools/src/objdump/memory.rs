//! The text of words that were disassembled before.
//!
//! The same instruction words come again and again: in compiled code, four of five have been seen shortly before. The text of
//! one that neither depends on where it stands nor says anything about addresses is kept, in a table with one place for each
//! hash, and the next time nothing has to be decoded.

use mc::Target;

/// Places of the table; a power of two.
const PLACES: usize = 1 << 13;
/// The texts are forgotten when there is so much of them.
const MAX_TEXT: usize = 1 << 20;

/// A word with its size, so that words of different sizes differ; 0 for a place that is free.
#[derive(Clone, Copy, Default)]
struct Place {
    word: u64,
    start: u32,
    len: u32,
}

pub(super) struct Memory {
    places: Vec<Place>,
    texts: String,
}

/// A word that may be kept: its hash and size.
#[derive(Clone, Copy)]
pub(super) struct Word {
    word: u64,
    pub size: usize,
}

impl Memory {
    pub fn new() -> Memory {
        Memory { places: vec![Place::default(); PLACES], texts: String::new() }
    }

    /// The word at the start of `bytes`, if the target's encoding says how long it is.
    pub fn word(target: &Target, bytes: &[u8]) -> Option<Word> {
        let size = target.hooks.encoded_size(bytes).filter(|size| *size <= 4)?;
        let word =
            bytes.get(..size)?.iter().rev().fold(size as u64, |word, &byte| word << 8 | u64::from(byte));
        Some(Word { word, size })
    }

    fn place(word: Word) -> usize {
        // Multiplication carries every bit upwards; the highest bits depend on all.
        (word.word.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - PLACES.trailing_zeros())) as usize
    }

    pub fn text(&self, word: Word) -> Option<&str> {
        let place = self.places.get(Memory::place(word)).filter(|place| place.word == word.word)?;
        self.texts.get(place.start as usize..(place.start + place.len) as usize)
    }

    pub fn keep(&mut self, word: Word, text: &str) {
        if self.texts.len() + text.len() > MAX_TEXT {
            self.texts.clear();
            self.places.fill(Place::default());
        }
        let (start, len) = (self.texts.len() as u32, text.len() as u32);
        self.texts.push_str(text);
        if let Some(place) = self.places.get_mut(Memory::place(word)) {
            *place = Place { word: word.word, start, len };
        }
    }
}
