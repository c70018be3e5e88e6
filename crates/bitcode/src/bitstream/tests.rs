//! Reading bitstreams: fields, abbreviations, blocks, and what is wrong with broken ones.

use super::*;

/// Packs numbers of given widths, lowest bit first.
fn pack(fields: &[(u64, u32)]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let (mut word, mut used) = (0u128, 0);
    for &(value, width) in fields {
        word |= u128::from(value) << used;
        used += width;
        while used >= 8 {
            bytes.push(word as u8);
            word >>= 8;
            used -= 8;
        }
    }
    bytes.push(word as u8);
    bytes
}

/// A block of id 8, ids of 3 bits, whose contents are these fields.
fn block(contents: &[(u64, u32)]) -> Vec<u8> {
    let inner = pack(contents);
    let words = inner.len().div_ceil(4);
    let mut bytes = pack(&[(1, 2), (8, 8), (3, 4), (0, 18), (words as u64, 32)]);
    bytes.truncate(8);
    bytes.extend(inner);
    bytes.resize(8 + words * 4, 0);
    bytes
}

#[test]
fn numbers_of_all_widths_at_all_positions() {
    for skew in 0..8 {
        let bytes = pack(&[(0, skew), (u64::MAX, 64), (5, 3), (0x1234_5678_9abc, 57), (1, 1)]);
        let mut cursor = Cursor::new(&bytes);
        cursor.fixed(skew);
        assert_eq!(cursor.fixed(64), u64::MAX);
        assert_eq!(cursor.fixed(3), 5);
        assert_eq!(cursor.fixed(57), 0x1234_5678_9abc);
        assert_eq!(cursor.fixed(1), 1);
        assert_eq!(cursor.fixed(0), 0);
    }
}

#[test]
fn chunked_numbers() {
    // 1000 = 0b11111_01000: chunks 01000 (more), 11111.
    let bytes = pack(&[(0b101000, 6), (0b011111, 6), (7, 6)]);
    let mut cursor = Cursor::new(&bytes);
    assert_eq!(cursor.vbr(6), 0b11111_01000);
    assert_eq!(cursor.vbr(6), 7);
    // A number that never ends stops at the end of the stream.
    let ones = [0xff; 64];
    let mut cursor = Cursor::new(&ones);
    cursor.vbr(6);
    assert!(cursor.at_end());
}

#[test]
fn abbreviated_records() {
    // Abbreviation: literal 9, vbr6, array of char6.
    let define = [(2, 3), (4, 5), (1, 1), (9, 8), (0, 1), (2, 3), (6, 5), (0, 1), (3, 3), (0, 1), (4, 3)];
    let record = [(4, 3), (5, 6), (2, 6), (0, 6), (62, 6), (0, 3)];
    let bytes = block(&[&define[..], &record[..]].concat());
    let mut cursor = Cursor::new(&bytes);
    assert_eq!(cursor.next_entry(), Ok(Entry::Block(8)));
    cursor.enter_block(8).unwrap();
    let mut r = Record::default();
    assert_eq!(cursor.next_record(&mut r), Ok(true));
    assert_eq!((r.code, &r.ops[..]), (9, &[5, u64::from(b'a'), u64::from(b'.')][..]));
    assert_eq!(cursor.next_record(&mut r), Ok(false));
}

#[test]
fn lengths_are_checked_before_allocating() {
    // Unabbreviated, code 1, 2^29 operands.
    let bytes = block(&[(3, 3), (1, 6), (0x20, 6), (0x20, 6), (0x20, 6), (0x20, 6), (0x20, 6), (16, 6)]);
    let mut cursor = Cursor::new(&bytes);
    cursor.next_entry().unwrap();
    cursor.enter_block(8).unwrap();
    let error = cursor.next_record(&mut Record::default()).unwrap_err();
    assert_eq!(error.message(), "record is longer than the file");
    // A block that claims more words than there are.
    let mut bytes = block(&[(0, 3)]);
    bytes[4] = 200;
    let mut cursor = Cursor::new(&bytes);
    cursor.next_entry().unwrap();
    assert_eq!(cursor.skip_block().unwrap_err().message(), "block is longer than the file");
}
