//! What the reader says of damaged records: each line of `tests/bitcode/damaged-records.txt` names a file, a record in it
//! and a change, and the error that must come of it.
//!
//! A file is taken apart into blocks and records and put together again without abbreviations, one record changed.
//! `BITCODE_DAMAGE_SECONDS=60 cargo test -p codewright-bitcode --test damaged_records` looks for changes with other
//! errors for so long and rewrites the list; read the difference.

mod common;

use bitcode::bitstream::writer::{AbbrevOp, BitWriter, TOP_LEVEL_WIDTH};
use bitcode::bitstream::{Cursor, Entry, Record};
use bitcode::codes::block;
use bitcode::read::{ReadOptions, read_module};
use common::{FILES, input};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

enum Item {
    Block(u32, Vec<Item>),
    Record { code: u32, ops: Vec<u64>, blob: Option<Vec<u8>> },
}

fn items(cursor: &mut Cursor<'_>, top: bool) -> Vec<Item> {
    let mut found = Vec::new();
    let mut record = Record::default();
    while !(top && cursor.at_end()) {
        match cursor.next_entry().expect("a right file") {
            Entry::End => break,
            Entry::Block(block::BLOCKINFO) => cursor.read_blockinfo().expect("a right file"),
            Entry::Block(id) => {
                cursor.enter_block(id).expect("a right file");
                found.push(Item::Block(id, items(cursor, false)));
            }
            Entry::Record(abbrev) => {
                cursor.read_record(abbrev, &mut record).expect("a right file");
                let (ops, blob) = (record.ops.clone(), record.blob.map(<[u8]>::to_vec));
                found.push(Item::Record { code: record.code, ops, blob });
            }
        }
    }
    found
}

/// A file in parts, and what its records are called: block, code and number among those of the same kind.
struct Parts {
    items: Vec<Item>,
    records: Vec<Name>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Name {
    block: u32,
    code: u32,
    nth: usize,
    num_ops: usize,
}

impl Parts {
    fn of(bytes: &[u8]) -> Parts {
        let mut cursor = Cursor::new(bytes);
        cursor.fixed(32);
        let items = items(&mut cursor, true);
        let mut records = Vec::new();
        let mut counts = BTreeMap::new();
        name_records(&items, 0, &mut counts, &mut records);
        Parts { items, records }
    }

    /// The file with one record changed: its number among all, and the change.
    fn changed(&self, record: usize, change: Change) -> Vec<u8> {
        let mut out = BitWriter::new(TOP_LEVEL_WIDTH);
        out.bits(0xdec0_4342, 32);
        let mut rest = record;
        write(&self.items, &mut rest, change, &mut out);
        out.finish()
    }
}

fn name_records(items: &[Item], block: u32, counts: &mut BTreeMap<(u32, u32), usize>, names: &mut Vec<Name>) {
    for item in items {
        match item {
            Item::Block(id, items) => name_records(items, *id, counts, names),
            Item::Record { code, ops, .. } => {
                let count = counts.entry((block, *code)).or_default();
                names.push(Name { block, code: *code, nth: *count, num_ops: ops.len() });
                *count += 1;
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// One operand becomes this number.
    Set(usize, u64),
    /// Only so many operands are left.
    Keep(usize),
    /// The record has another code.
    Code(u32),
    /// The record is left out.
    Drop,
    /// The record stands there twice.
    Twice,
    /// The block that starts with the record comes at the end of the block around it.
    Late,
}

fn write(items: &[Item], rest: &mut usize, change: Change, out: &mut BitWriter) {
    let mut late = None;
    for item in items {
        match item {
            Item::Block(id, items) if *rest == 0 && change == Change::Late => {
                *rest = usize::MAX;
                late = Some((*id, items));
            }
            Item::Block(id, items) => {
                out.enter_block(*id, 3);
                write(items, rest, change, out);
                out.exit_block();
            }
            Item::Record { code, ops, blob } => {
                let is_it = *rest == 0;
                *rest = rest.wrapping_sub(1);
                let (mut code, mut ops) = (*code, ops.clone());
                match change {
                    Change::Set(index, number) if is_it => ops[index] = number,
                    Change::Keep(count) if is_it => ops.truncate(count),
                    Change::Code(other) if is_it => code = other,
                    Change::Drop if is_it => continue,
                    Change::Twice if is_it => write_record(code, &ops, blob.as_deref(), out),
                    _ => {}
                }
                write_record(code, &ops, blob.as_deref(), out);
            }
        }
    }
    if let Some((id, items)) = late {
        out.enter_block(id, 3);
        write(items, &mut { usize::MAX }, change, out);
        out.exit_block();
    }
}

fn write_record(code: u32, ops: &[u64], blob: Option<&[u8]>, out: &mut BitWriter) {
    let Some(blob) = blob else { return out.record(code, ops) };
    let mut layout = vec![AbbrevOp::Literal(code)];
    layout.extend(ops.iter().map(|_| AbbrevOp::Vbr(6)));
    layout.push(AbbrevOp::Blob);
    let abbrev = out.define_abbrev(&layout);
    out.abbreviated_with_bytes(&abbrev, ops, blob);
}

/// The first error or, of a file that is read, the first warning.
fn message(bytes: &[u8]) -> Option<String> {
    let all = match read_module(bytes, "m", &ReadOptions::default()) {
        Ok((_, warnings)) => warnings,
        Err(errors) => errors,
    };
    all.iter().next().map(|d| d.message.clone())
}

fn list() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/bitcode/damaged-records.txt")
}

fn parse_change(text: &str) -> Change {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |i: usize| words[i].parse::<u64>().expect("a number");
    match words[0] {
        "set" => Change::Set(number(1) as usize, number(2)),
        "keep" => Change::Keep(number(1) as usize),
        "code" => Change::Code(number(1) as u32),
        "drop" => Change::Drop,
        "late" => Change::Late,
        _ => Change::Twice,
    }
}

fn shown(change: Change) -> String {
    match change {
        Change::Set(index, number) => format!("set {index} {number}"),
        Change::Keep(count) => format!("keep {count}"),
        Change::Code(code) => format!("code {code}"),
        Change::Drop => "drop".to_owned(),
        Change::Twice => "twice".to_owned(),
        Change::Late => "late".to_owned(),
    }
}

#[test]
fn damaged_records_give_the_errors_of_the_list() {
    let text = std::fs::read_to_string(list()).expect("the list");
    let mut parts: BTreeMap<&str, Parts> = BTreeMap::new();
    let mut wrong = Vec::new();
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        let fields: Vec<&str> = line.splitn(5, " | ").collect();
        let [file, of, nth, change, expected] = fields[..] else { panic!("{line}") };
        let parts = parts.entry(file).or_insert_with(|| Parts::of(&input(&format!("{file}.bc"))));
        let (block, code) = of.split_once(':').expect("block and code");
        let name = (block.parse().expect("a number"), code.parse().expect("a number"));
        let nth: usize = nth.parse().expect("a number");
        let record = parts.records.iter().position(|r| (r.block, r.code) == name && r.nth == nth);
        let bytes = parts.changed(record.expect("a record of the file"), parse_change(change));
        let found = message(&bytes).unwrap_or_default();
        if found != expected {
            wrong.push(format!("{line}\n  but found: {found}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn files_survive_being_taken_apart() {
    for file in FILES {
        let bytes = input(&format!("{file}.bc"));
        let parts = Parts::of(&bytes);
        assert_eq!(message(&parts.changed(usize::MAX, Change::Drop)), None, "{file}");
    }
}

/// Numbers that are at the edge of something.
const NUMBERS: &[u64] = &[
    0,
    1,
    2,
    3,
    4,
    5,
    7,
    9,
    12,
    15,
    21,
    31,
    40,
    64,
    99,
    255,
    1 << 16,
    0x4b5_0000,
    1 << 24,
    0xffff_ffff,
    1 << 33,
    u64::MAX,
];

fn changes(name: Name) -> Vec<Change> {
    let mut all = vec![Change::Drop, Change::Twice, Change::Late];
    all.extend((0..name.num_ops.min(16)).map(Change::Keep));
    all.extend((0..70).map(Change::Code));
    for index in 0..name.num_ops.min(16) {
        all.extend(NUMBERS.iter().map(|&n| Change::Set(index, n)));
    }
    all
}

/// A message without numbers and quoted names: one change for each is enough.
fn kind(message: &str) -> String {
    let outside = message.split('\'').step_by(2).collect::<String>();
    outside.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }).collect()
}

/// Looks for changes with errors that are not in the list, if asked to.
#[test]
fn the_list_can_be_made_again() {
    let Some(seconds) = std::env::var("BITCODE_DAMAGE_SECONDS").ok().and_then(|s| s.parse().ok()) else {
        return;
    };
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let old = std::fs::read_to_string(list()).unwrap_or_default();
    for line in old.lines().filter(|l| !l.starts_with('#')) {
        let message = line.splitn(5, " | ").last().unwrap_or_default();
        found.insert(kind(message), line.to_owned());
    }
    let files: Vec<(&str, Parts)> =
        FILES.iter().map(|f| (*f, Parts::of(&input(&format!("{f}.bc"))))).collect();
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64 ^ found.len() as u64;
    let mut below = |n: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % n.max(1) as u64) as usize
    };
    // Each kind of record as often as any other.
    let mut kinds: Vec<(usize, u32, u32)> = Vec::new();
    for (f, (_, parts)) in files.iter().enumerate() {
        kinds.extend(parts.records.iter().filter(|r| r.nth == 0).map(|r| (f, r.block, r.code)));
    }
    while Instant::now() < end {
        let (f, block, code) = kinds[below(kinds.len())];
        let (file, parts) = &files[f];
        let same: Vec<usize> = (0..parts.records.len())
            .filter(|&i| (parts.records[i].block, parts.records[i].code) == (block, code))
            .collect();
        let record = same[below(same.len())];
        let name = parts.records[record];
        let all = changes(name);
        let change = all[below(all.len())];
        let bytes = parts.changed(record, change);
        if let Some(message) = message(&bytes).filter(|m| !m.contains('\n')) {
            let line = format!("{file} | {block}:{code} | {} | {} | {message}", name.nth, shown(change));
            found.entry(kind(&message)).or_insert(line);
        }
    }
    let head = "# file | block:code | which of its kind | change | error; see crates/bitcode/tests/damaged_records.rs\n";
    let lines: Vec<String> = found.into_values().collect();
    std::fs::write(list(), format!("{head}{}\n", lines.join("\n"))).expect("a writable list");
}
