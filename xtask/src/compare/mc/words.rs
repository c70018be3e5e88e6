//! Disassembly of random words, and of the objects that the comparison of programs left.

use super::{Agreement, Part, Setting, compare_texts, complaints};
use crate::Result;
use std::fs;

/// Random words per architecture and set of features.
const WORDS: usize = 250_000;

/// Features to disassemble with; `all` stands for those of the description.
const FEATURES: &[&str] = &["all", "+m,+a,+f,+d,+c"];

pub fn compare(setting: &Setting, agreement: &mut Agreement) -> Result {
    for xlen in [32, 64] {
        let read = |kind: &str| fs::read_to_string(setting.file(&format!("rv{xlen}.{kind}")));
        let (Ok(codes), Ok(all)) = (read("codes"), read("features")) else { continue };
        let codes: Vec<(usize, u32, u32)> = codes.lines().filter_map(code).collect();
        for features in FEATURES {
            let features = if *features == "all" { all.trim() } else { features };
            let name =
                format!("rv{xlen} words, {}", if features.len() > 40 { "all features" } else { features });
            compare_words(setting, xlen, features, &codes, &name, agreement)?;
        }
    }
    compare_dumps(setting, agreement)
}

/// `size mask value`
fn code(line: &str) -> Option<(usize, u32, u32)> {
    let mut words = line.split(' ');
    let size = words.next()?.parse().ok()?;
    let mut hex = || u32::from_str_radix(words.next()?, 16).ok();
    Some((size, hex()?, hex()?))
}

/// A small generator of random numbers (xorshift), so that every run sees the same words.
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

fn compare_words(
    setting: &Setting,
    xlen: u32,
    features: &str,
    codes: &[(usize, u32, u32)],
    name: &str,
    agreement: &mut Agreement,
) -> Result {
    let mut random = Random(0x9e37_79b9_7f4a_7c15 ^ u64::from(xlen));
    let mut words: Vec<(u32, usize)> = Vec::new();
    if xlen == 64 && features.len() > 40 {
        words.extend((0..=u32::from(u16::MAX)).filter(|w| w & 3 != 3).map(|w| (w, 2)));
    }
    while words.len() < WORDS {
        // Near an instruction, or anywhere.
        let code = codes[random.next() as usize % codes.len().max(1)];
        let free = random.next() as u32;
        let word = match random.next() % 4 {
            0 => free,
            1 => (code.2 | free & !code.1) ^ 1 << (random.next() % 32),
            _ => code.2 | free & !code.1,
        };
        // Five ones announce an instruction longer than the other tool reads.
        match word {
            word if word & 3 != 3 => words.push((word & 0xffff, 2)),
            word if word & 0x1f == 0x1f => {}
            word => words.push((word, 4)),
        }
    }
    let bytes: Vec<Vec<u8>> = words.iter().map(|(word, size)| word.to_le_bytes()[..*size].to_vec()).collect();
    let args = [format!("-triple=riscv{xlen}"), format!("-mattr={features}")];
    printed(setting, &bytes, &[&args[0], &args[1]], str::to_owned)?.report(name, agreement);
    Ok(())
}

/// What both sides print of each instruction, put into a `normal` form; nothing where they refuse it.
pub(super) fn printed(
    setting: &Setting,
    insts: &[Vec<u8>],
    args: &[&str],
    normal: impl Fn(&str) -> String,
) -> Result<Part> {
    let mut text = String::new();
    for bytes in insts {
        let bytes: Vec<String> = bytes.iter().map(|b| format!("0x{b:02x}")).collect();
        text.push_str(&format!("[{}]\n", bytes.join(" ")));
    }
    let path = setting.write("words.txt", &text)?;
    let outputs = setting.both(&[args, &["-disassemble"]].concat(), &path)?;
    let refused = |output: &std::process::Output| {
        let mut warnings = complaints(&output.stderr, "warning");
        warnings.retain(|_, message| message.starts_with("invalid"));
        warnings
    };
    let invalid = outputs.each_ref().map(refused);
    let texts = outputs.map(|o| String::from_utf8_lossy(&o.stdout).into_owned());
    let mut printed = texts.each_ref().map(|t| t.lines());
    let mut part = Part::default();
    for (i, bytes) in insts.iter().enumerate() {
        let mut results = [None, None];
        for side in 0..2 {
            if !invalid[side].contains_key(&(i + 1)) {
                results[side] = printed[side].next().map(&normal);
            }
        }
        part.count(results[0] == results[1], || {
            let [ours, theirs] = results;
            format!("{bytes:02x?}: ours {ours:?}, theirs {theirs:?}")
        });
    }
    Ok(part)
}

/// Disassembles the last objects of the other side, with everything in them.
fn compare_dumps(setting: &Setting, agreement: &mut Agreement) -> Result {
    let mut part = Part::default();
    let object = setting.file("theirs.o");
    for args in [&["-d", "-r"][..], &["-D"], &["-d", "-M", "no-aliases"]] {
        let dumps = setting.dump(args, &object)?;
        let [ours, theirs] = dumps.map(|d| String::from_utf8_lossy(&d).into_owned());
        compare_texts(&args.join(" "), &ours, &theirs, &mut part);
    }
    part.report("objdump", agreement);
    Ok(())
}
