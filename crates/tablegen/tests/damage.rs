//! Damaged inputs: every language test with bytes changed, removed, doubled or moved must be evaluated without a panic
//! and in bounded time. `TBLGEN_DAMAGE_SECONDS` says how long to go on (default 3), `TBLGEN_SEED` where to begin.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

fn inputs(folder: &Path, texts: &mut Vec<Vec<u8>>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("tests").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            inputs(&path, texts);
        } else if path.extension().is_some_and(|extension| extension == "td") {
            texts.push(std::fs::read(path).expect("a test"));
        }
    }
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n.max(1)
    }
}

const TOKENS: &[&str] = &[
    "<",
    ">",
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    "#",
    "?",
    "!if(",
    "!foreach(",
    "class ",
    "def ",
    "defm ",
    "multiclass M ",
    "let ",
    " in ",
    "= ",
    ";",
    ", ",
    "\"",
    "[{",
    "}]",
    "/*",
    "99999999999",
    "-1",
    "NAME",
    "list<",
    "bits<",
    "A<",
    "!cast<A>(",
    "...",
    "$x",
    ":",
    "\n#ifdef X\n",
    "include \"a\"",
    "foreach i = ",
    "defvar x = ",
];

/// A token-sized piece of a text.
fn piece(random: &mut Random, text: &[u8]) -> std::ops::Range<usize> {
    let start = random.below(text.len());
    start..(start + 1 + random.below(12)).min(text.len())
}

fn damaged(random: &mut Random, texts: &[Vec<u8>]) -> Vec<u8> {
    let mut text = texts[random.below(texts.len())].clone();
    for _ in 0..1 + random.below(4) {
        if text.is_empty() {
            break;
        }
        match random.below(6) {
            0 => drop(text.drain(piece(random, &text))),
            1 => {
                let at = random.below(text.len());
                text[at] = random.below(256) as u8;
            }
            2 => {
                let copy = text[piece(random, &text)].to_vec();
                let at = random.below(text.len());
                text.splice(at..at, copy);
            }
            3 => {
                let token = TOKENS[random.below(TOKENS.len())];
                let at = random.below(text.len());
                text.splice(at..at, token.bytes());
            }
            4 => {
                let other = &texts[random.below(texts.len())];
                let copy = if other.is_empty() { Vec::new() } else { other[piece(random, other)].to_vec() };
                let range = piece(random, &text);
                text.splice(range, copy);
            }
            _ => {
                let other = texts[random.below(texts.len())].clone();
                text.extend(other);
            }
        }
    }
    text
}

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

#[test]
fn damaged_inputs() {
    let mut texts = Vec::new();
    inputs(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/tablegen/Inputs"), &mut texts);
    let seed = setting("TBLGEN_SEED", 1);
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let end = Instant::now() + Duration::from_secs(setting("TBLGEN_DAMAGE_SECONDS", 3));
    let mut count = 0;
    while Instant::now() < end {
        let text = damaged(&mut random, &texts);
        let start = Instant::now();
        let result = std::panic::catch_unwind(|| tablegen::lang::check(&text));
        let slow = start.elapsed() > Duration::from_secs(30);
        if result.is_err() || slow {
            let path = std::env::temp_dir().join("codewright-damaged.td");
            let _ = std::fs::write(&path, &text);
            panic!(
                "seed {seed}, input {count}: {} (kept as {})",
                if slow { "slow" } else { "panic" },
                path.display()
            );
        }
        count += 1;
    }
    println!("{count} damaged inputs");
}
