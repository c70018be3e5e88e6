//! MD5 (RFC 1321), which DWARF names source files by. It is no longer fit to protect anything.

/// Shifts of the four rounds, each used four times in turn.
const SHIFTS: [[u32; 4]; 4] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];

/// The checksum of `text`, its first byte the highest.
pub fn md5(text: &[u8]) -> u128 {
    let mut padded = text.to_vec();
    padded.push(0x80);
    padded.resize((padded.len() + 8).next_multiple_of(64) - 8, 0);
    padded.extend((text.len() as u64).wrapping_mul(8).to_le_bytes());
    let mut state = [0x6745_2301u32, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
    for block in padded.chunks_exact(64) {
        add_block(&mut state, block);
    }
    let bytes = state.iter().flat_map(|word| word.to_le_bytes());
    bytes.fold(0, |sum, byte| sum << 8 | u128::from(byte))
}

fn add_block(state: &mut [u32; 4], block: &[u8]) {
    let mut words = [0u32; 16];
    for (word, bytes) in words.iter_mut().zip(block.chunks_exact(4)) {
        *word = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte));
    }
    let [mut a, mut b, mut c, mut d] = *state;
    for step in 0..64 {
        let (mixed, word) = match step / 16 {
            0 => (b & c | !b & d, step),
            1 => (d & b | !d & c, 5 * step + 1),
            2 => (b ^ c ^ d, 3 * step + 5),
            _ => (c ^ (b | !d), 7 * step),
        };
        // The table of the standard is made of sines.
        let constant = ((step as f64 + 1.0).sin().abs() * 4_294_967_296.0) as u32;
        let sum = a.wrapping_add(mixed).wrapping_add(constant).wrapping_add(words[word % 16]);
        let rotated = sum.rotate_left(SHIFTS[step / 16][step % 4]);
        (a, d, c, b) = (d, c, b, b.wrapping_add(rotated));
    }
    for (sum, part) in state.iter_mut().zip([a, b, c, d]) {
        *sum = sum.wrapping_add(part);
    }
}

#[cfg(test)]
mod tests {
    use super::md5;

    #[test]
    fn the_examples_of_the_standard() {
        assert_eq!(md5(b""), 0xd41d8cd98f00b204e9800998ecf8427e);
        assert_eq!(md5(b"message digest"), 0xf96b697d7cb7938d525a2f31aaf161d0);
        let digits = b"12345678901234567890123456789012345678901234567890123456789012345678901234567890";
        assert_eq!(md5(digits), 0x57edf4a22be3c955ac49da2e2107b67a);
    }
}
