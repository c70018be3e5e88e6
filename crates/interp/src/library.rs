//! What functions of the library keep between calls: streams that are open, and generators of random numbers.

use support::hash::FxHashMap;

/// What a stream of C reads or writes.
pub(crate) enum Kind {
    /// The standard input.
    Input,
    /// To this descriptor.
    Output(u32),
    File(File),
}

/// A file, held whole.
pub(crate) struct File {
    pub(crate) path: Vec<u8>,
    pub(crate) bytes: Vec<u8>,
    pub(crate) position: usize,
    pub(crate) is_readable: bool,
    pub(crate) is_writable: bool,
    /// Whether all that is written goes to the end.
    pub(crate) appends: bool,
    /// Whether the host does not know all of it.
    pub(crate) has_changed: bool,
}

/// A stream of C.
pub(crate) struct Stream {
    pub(crate) kind: Kind,
    /// What was put back, the next byte last.
    pub(crate) returned: Vec<u8>,
    pub(crate) is_at_end: bool,
    pub(crate) has_failed: bool,
}

/// The streams that are open, by the addresses of their objects.
#[derive(Default)]
pub(crate) struct Streams {
    pub(crate) open: FxHashMap<u64, Stream>,
    /// Addresses of the standard ones, by their descriptors; 0 until something refers to them.
    pub(crate) standard: [u64; 3],
    /// How many names `tmpnam` has given.
    pub(crate) temporary: u32,
    /// Place of the name that it gives if it is given none.
    pub(crate) temporary_name: u64,
}

/// What a stream of C++ belongs to.
#[derive(Clone, Copy)]
pub(crate) enum Device {
    Descriptor(u32),
    /// The string in the buffer, and how much of it was read.
    Text {
        string: u64,
        at: u64,
    },
}

/// How many words back the two terms of a sum are.
const FAR: usize = 31;
const NEAR: usize = 3;
/// Sums that are dropped after the state was made.
const DROPPED: usize = 310;

/// A generator of random numbers, which are sums of earlier ones.
#[derive(Debug)]
pub(crate) struct Generator {
    /// The last words, as a ring.
    words: [u32; FAR],
    next: usize,
    /// The state of the `rand48` functions, of 48 bits.
    pub(crate) product: u64,
}

impl Generator {
    pub(crate) fn new(seed: u32) -> Generator {
        let mut words = [0; FAR];
        let mut word = i64::from(seed.max(1) as i32);
        for place in &mut words {
            *place = word as u32;
            word = (16_807 * word) % 2_147_483_647;
            word += if word < 0 { 2_147_483_647 } else { 0 };
        }
        let mut generator = Generator { words, next: NEAR, product: 0x1234_abcd_330e };
        for _ in 0..DROPPED {
            generator.next();
        }
        generator
    }

    /// The next number, of 31 bits.
    pub(crate) fn next(&mut self) -> u32 {
        let near = self.words[(self.next + FAR - NEAR) % FAR];
        let sum = self.words[self.next].wrapping_add(near);
        self.words[self.next] = sum;
        self.next = (self.next + 1) % FAR;
        sum >> 1
    }

    pub(crate) fn next_product(&mut self) -> u64 {
        self.product = self.product.wrapping_mul(0x5_deec_e66d).wrapping_add(0xb) & ((1 << 48) - 1);
        self.product
    }
}

#[cfg(test)]
mod tests {
    use super::Generator;

    #[test]
    fn numbers_are_those_of_the_library() {
        let mut generator = Generator::new(1);
        let first: Vec<u32> = (0..3).map(|_| generator.next()).collect();
        assert_eq!(first, [1_804_289_383, 846_930_886, 1_681_692_777]);
        assert_eq!(Generator::new(42).next(), 71_876_166);
    }
}
