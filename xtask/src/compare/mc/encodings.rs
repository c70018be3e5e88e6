//! Machines whose instructions are single words, by their descriptions alone.
//!
//! * words: every instruction with fields at random, at their edges and equal to each other, and words without any order,
//!   through both disassemblers;
//! * text: what the other disassembler made of them, with and without aliases, through both assemblers;
//! * syntaxes: every instruction and alias with the values that its operands can have, and some that they cannot, and with
//!   symbols under every specifier: what is accepted, the encoding, the fixups, and the text.

use super::description::{Description, Encoding};
use super::words::{Random, disassemble};
use super::{Agreement, Part, Setting, lines};
use crate::Result;
use crate::compare::Sample;
use std::collections::{BTreeMap, BTreeSet};

struct Machine {
    name: &'static str,
    file: &'static str,
    triple: &'static str,
}

const MACHINES: &[Machine] = &[Machine { name: "aarch64", file: "AArch64.td", triple: "aarch64" }];

/// Words per instruction, besides those at the edges.
const NEAR: usize = 12;
const NEAR_IN_ALL: usize = 60;
/// Words without any order.
const ANY: usize = 100_000;
const ANY_IN_ALL: usize = 1_000_000;
const ANY_IN_SMALLEST: usize = 20_000;

/// Lines that one process assembles: fewer than the errors after which it stops reading.
const LINES: usize = 8_000;

/// Printers of text; `true` for the one that comes with aliases.
const PRINTERS: &[(&str, &[&str])] = &[("", &[]), (", no aliases", &["-M", "no-aliases"])];

pub fn compare(setting: &Setting, sample: Sample, agreement: &mut Agreement) -> Result {
    for machine in MACHINES {
        let description = Description::read(&setting.ours, machine.name, machine.file)?;
        let args = [format!("-triple={}", machine.triple), format!("-mattr={}", description.all_features())];
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let name = machine.name;
        compare_words(setting, name, &args, &near(&description.encodings(), sample), agreement)?;
        compare_any(setting, name, &args, sample, agreement)?;
        compare_syntaxes(setting, name, &args, &description, agreement)?;
    }
    Ok(())
}

/// Words of each instruction.
fn near(encodings: &[Encoding], sample: Sample) -> Vec<u32> {
    let count = if sample == Sample::All { NEAR_IN_ALL } else { NEAR };
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let mut words = Vec::new();
    for encoding in encodings {
        let mut any = || encoding.value | random.next() as u32 & !encoding.mask;
        for _ in 0..count {
            words.push(any());
        }
        for bits in &encoding.fields {
            let field = bits.iter().fold(0, |field, bit| field | 1 << bit);
            words.push(any() | field);
            words.push(any() & !field);
            words.push(any() & !field | 1 << bits[bits.len() - 1]);
            // The same as another.
            for others in
                encoding.fields.iter().filter(|others| others.len() == bits.len() && *others != bits)
            {
                let from = any();
                let copied = bits
                    .iter()
                    .zip(others)
                    .fold(from & !field, |word, (bit, other)| word | (from >> other & 1) << bit);
                words.push(copied);
            }
        }
        // One bit away from it.
        words.push(any() ^ 1 << (random.next() % 32));
    }
    words.sort_unstable();
    words.dedup();
    words
}

/// Disassembles words, and assembles again what came out.
fn compare_words(
    setting: &Setting,
    name: &str,
    args: &[&str],
    words: &[u32],
    agreement: &mut Agreement,
) -> Result {
    let sized: Vec<(u32, usize)> = words.iter().map(|word| (*word, 4)).collect();
    for (printer, flags) in PRINTERS {
        let decoded = disassemble(setting, &[args, *flags].concat(), &sized)?;
        let texts: BTreeSet<String> = decoded.iter().filter_map(|[_, theirs]| theirs.clone()).collect();
        let part = count(words, decoded);
        part.report(&format!("{name} words{printer}"), agreement);
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let args = [args, &["-show-encoding"]].concat();
        lines::compare_text(setting, &texts, "", &args, &format!("{name} text{printer}"), agreement)?;
    }
    Ok(())
}

fn compare_any(
    setting: &Setting,
    name: &str,
    args: &[&str],
    sample: Sample,
    agreement: &mut Agreement,
) -> Result {
    let total = match sample {
        Sample::Smallest => ANY_IN_SMALLEST,
        Sample::Usual => ANY,
        Sample::All => ANY_IN_ALL,
    };
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let words: Vec<u32> = (0..total).map(|_| random.next() as u32).collect();
    let sized: Vec<(u32, usize)> = words.iter().map(|word| (*word, 4)).collect();
    count(&words, disassemble(setting, args, &sized)?).report(&format!("{name} random words"), agreement);
    Ok(())
}

fn count(words: &[u32], decoded: Vec<[Option<String>; 2]>) -> Part {
    let mut part = Part::default();
    for (word, [ours, theirs]) in words.iter().zip(decoded) {
        part.count(ours == theirs, || format!("0x{word:08x}: ours {ours:?}, theirs {theirs:?}"));
    }
    part
}

/// Lines that the description allows, and lines like them. Each syntax must be good for something.
fn compare_syntaxes(
    setting: &Setting,
    name: &str,
    args: &[&str],
    description: &Description,
    agreement: &mut Agreement,
) -> Result {
    let syntaxes = description.syntaxes();
    let mut origins: BTreeMap<String, usize> = BTreeMap::new();
    for (i, syntax) in syntaxes.iter().enumerate() {
        for line in description.lines(syntax) {
            origins.entry(line).or_insert(i);
        }
    }
    let lines: Vec<&str> = origins.keys().map(String::as_str).collect();
    let args = [args, &["-show-encoding"]].concat();
    let mut accepted = Vec::new();
    for (i, chunk) in lines.chunks(LINES).enumerate() {
        let name = format!("{name} syntaxes {i}");
        accepted.extend(lines::compare_text(setting, chunk, "", &args, &name, agreement)?);
    }
    let mut used: BTreeSet<usize> = BTreeSet::new();
    let mut all: BTreeSet<&str> = BTreeSet::new();
    for (line, is_accepted) in lines.iter().zip(accepted) {
        if is_accepted {
            used.insert(origins[*line]);
            all.insert(line);
        }
    }
    let mut part = Part::default();
    for (i, syntax) in syntaxes.iter().enumerate() {
        let is_used =
            used.contains(&i) || description.lines(syntax).iter().any(|line| all.contains(line.as_str()));
        part.count(is_used, || format!("no line of {:?} ({}) is accepted", syntax.text, syntax.name));
    }
    part.report(&format!("{name} syntaxes of use"), agreement);
    Ok(())
}
