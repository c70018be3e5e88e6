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

/// Goes through a whole stream, into every block; gives the first error.
fn first_error(bytes: &[u8]) -> String {
    let mut cursor = Cursor::new(bytes);
    let mut record = Record::default();
    loop {
        let step = match cursor.next_entry() {
            Ok(Entry::Block(0)) => cursor.read_blockinfo(),
            Ok(Entry::Block(id)) => cursor.enter_block(id).map(drop),
            Ok(Entry::Record(abbrev)) => cursor.read_record(abbrev, &mut record),
            Ok(Entry::End) => Ok(()),
            Err(error) => Err(error),
        };
        if let Err(error) = step {
            return error.message().to_owned();
        }
    }
}

/// A number in two chunks of `width` bits, the second of which holds `high`.
fn two_chunks(low: u64, high: u64, width: u32) -> [(u64, u32); 2] {
    [(low | 1 << (width - 1), width), (high, width)]
}

#[test]
fn each_way_to_be_broken_has_its_message() {
    const DEFINE: (u64, u32) = (2, 3);
    const LITERAL: [(u64, u32); 2] = [(1, 1), (1, 8)];
    let check = |bytes: Vec<u8>, message: &str| assert_eq!(first_error(&bytes), message);
    let in_block = |contents: &[(u64, u32)], message: &str| check(block(contents), message);

    check(pack(&[(0, 32), (0, 32)]), "end of block outside of any block");
    check(pack(&[(3, 2), (1, 6)]), "unexpected end of file");
    check(pack(&[&[(1, 2)][..], &[(0x80, 8); 5], &[(1, 8), (0, 64)]].concat()), "block id out of range");
    check(pack(&[(1, 2), (8, 8), (1, 4), (0, 18), (0, 32)]), "block with abbreviation ids of 1 bits");
    let deep: Vec<(u64, u32)> = std::iter::once((1, 2))
        .chain([(8, 8), (3, 4), (0, 18), (100, 32)])
        .chain((0..20).flat_map(|_| [(1, 3), (8, 8), (3, 4), (0, 17), (0, 32)]))
        .chain([(0, 64); 60])
        .collect();
    check(pack(&deep), "blocks are nested too deeply");
    in_block(&[(4, 3), (0, 64)], "record with abbreviation 4, which is not defined");
    let code = [&[(3, 3)][..], &[(0x20, 6); 6], &[(4, 6), (0, 6), (0, 64)]].concat();
    in_block(&code, "record code out of range");

    in_block(&[DEFINE, (0x1f, 5), (0x1f, 5), (0x1f, 5), (0xf, 5)], "abbreviation with too many operands");
    let field = [&[DEFINE, (1, 5), (0, 1), (1, 3)][..], &two_chunks(1, 5, 5), &[(0, 64)]].concat();
    in_block(&field, "abbreviation with a field of 81 bits, which is out of range");
    in_block(&[DEFINE, (1, 5), (0, 1), (7, 3), (0, 64)], "abbreviation with unknown encoding 7");
    in_block(
        &[DEFINE, (1, 5), (0, 1), (3, 3), (0, 64)],
        "abbreviation with an array that is not second to last",
    );
    let blob_first = [&[DEFINE, (2, 5), (0, 1), (5, 3)][..], &LITERAL, &[(0, 64)]].concat();
    in_block(&blob_first, "abbreviation with a blob that is not last");
    in_block(&[DEFINE, (1, 5), (0, 1), (5, 3), (0, 64)], "abbreviation without a record code");

    // A record of an abbreviation that ends in an array of bytes, or in a blob, of a length of 2^10 and more.
    let array = [&[DEFINE, (3, 5)][..], &LITERAL, &[(0, 1), (3, 3), (0, 1), (1, 3), (8, 5), (4, 3)]].concat();
    in_block(
        &[&array[..], &[(0x20, 6), (0x20, 6), (1, 6)], &[(0, 64); 4]].concat(),
        "array is longer than the file",
    );
    let blob = [&[DEFINE, (2, 5)][..], &LITERAL, &[(0, 1), (5, 3), (4, 3)]].concat();
    in_block(
        &[&blob[..], &[(0x20, 6), (0x20, 6), (1, 6)], &[(0, 64); 4]].concat(),
        "blob is longer than the file",
    );
}

#[test]
fn blockinfo_selects_a_block_first() {
    let blockinfo = |contents: &[(u64, u32)]| {
        let mut bytes = block(contents);
        // The id of the block is in bits 2 to 9.
        bytes[0] &= 3;
        bytes[1] &= !3;
        first_error(&bytes)
    };
    let definition = [(2, 3), (1, 5), (1, 1), (1, 8), (0, 64)];
    assert_eq!(blockinfo(&definition), "abbreviation in BLOCKINFO before a block is selected");
    let select = [&[(3, 3), (1, 6), (1, 6)][..], &[(0x20, 6); 6], &[(4, 6), (0, 64)]].concat();
    assert_eq!(blockinfo(&select), "block id out of range");
}
