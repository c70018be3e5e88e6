//! Values by number that are made in chunks, each when one of its values is first asked for: tables of which most is never
//! looked at.

use std::sync::OnceLock;

/// Values made together.
const CHUNK: usize = 64;

/// See the module text. Asking costs two loads more than a vector does.
#[derive(Debug)]
pub struct Chunked<T> {
    chunks: Box<[OnceLock<Box<[T]>>]>,
    len: usize,
}

impl<T> Chunked<T> {
    /// O(len / 64).
    pub fn new(len: usize) -> Chunked<T> {
        Chunked { chunks: (0..len.div_ceil(CHUNK)).map(|_| OnceLock::new()).collect(), len }
    }

    pub fn len(&self) -> usize {
        self.len
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The value of a number below [`Chunked::len`]. `make` makes the value of any number; the first caller's is used.
    #[inline]
    pub fn get(&self, number: usize, make: impl Fn(usize) -> T) -> &T {
        match self.chunks[number / CHUNK].get() {
            Some(chunk) => &chunk[number % CHUNK],
            None => self.make_chunk(number, make),
        }
    }

    #[cold]
    fn make_chunk(&self, number: usize, make: impl Fn(usize) -> T) -> &T {
        let first = number - number % CHUNK;
        let end = self.len.min(first + CHUNK);
        &self.chunks[number / CHUNK].get_or_init(|| (first..end).map(make).collect())[number % CHUNK]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn chunks_are_made_once() {
        let made = Cell::new(0);
        let squares = Chunked::new(130);
        let get = |n| {
            *squares.get(n, |n| {
                made.set(made.get() + 1);
                n * n
            })
        };
        assert_eq!((get(129), get(128), made.get()), (129 * 129, 128 * 128, 2));
        assert_eq!((get(0), get(63), made.get()), (0, 63 * 63, 66));
        assert_eq!((squares.len(), squares.is_empty()), (130, false));
    }
}
