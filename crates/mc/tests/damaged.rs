//! Damaged assembly text: whatever it is, the assembler says what is wrong with it, and ends soon.
//!
//! The texts are the ones of the tests in `tests/mc/asm`, a few of their lines at a time, with bytes and words removed, repeated,
//! exchanged and put in. Each goes to text and to an object. The numbers are pseudo-random and always the same;
//! `DAMAGED_ROUNDS` asks for more of them.

mod toy_target;

use mc::asm_streamer::{AsmStreamer, TextOptions};
use mc::assembler::Assembler;
use mc::elf::Elf;
use mc::format::{ObjectFormat, ObjectOptions};
use mc::parse::{NoFiles, Options, Parsed, parse};
use mc::{Context, Streamer, Subtarget, Target};
use std::time::{Duration, Instant};
use support::source::Text;
use toy_target::toy;

const TEXTS: &[&str] = &[
    include_str!("../../../tests/mc/asm/altmacro.s"),
    include_str!("../../../tests/mc/asm/cfi.s"),
    include_str!("../../../tests/mc/asm/cfi-mistakes.s"),
    include_str!("../../../tests/mc/asm/conditionals.s"),
    include_str!("../../../tests/mc/asm/conditionals-mistakes.s"),
    include_str!("../../../tests/mc/asm/data.s"),
    include_str!("../../../tests/mc/asm/data-mistakes.s"),
    include_str!("../../../tests/mc/asm/expressions.s"),
    include_str!("../../../tests/mc/asm/lines.s"),
    include_str!("../../../tests/mc/asm/lines-mistakes.s"),
    include_str!("../../../tests/mc/asm/macros.s"),
    include_str!("../../../tests/mc/asm/macros-mistakes.s"),
    include_str!("../../../tests/mc/asm/messages.s"),
    include_str!("../../../tests/mc/asm/repetition.s"),
    include_str!("../../../tests/mc/asm/sections.s"),
    include_str!("../../../tests/mc/asm/sections-mistakes.s"),
    include_str!("../../../tests/mc/asm/space.s"),
    include_str!("../../../tests/mc/asm/space-mistakes.s"),
    include_str!("../../../tests/mc/asm/symbols.s"),
    include_str!("../../../tests/mc/asm/symbols-mistakes.s"),
];

/// Words that mean something to someone.
const WORDS: &[&str] = &[
    ",",
    "\"",
    "'",
    "(",
    ")",
    "[",
    "]",
    "@",
    "%",
    "$",
    "\\",
    "#",
    "/*",
    "*/",
    "//",
    ";",
    "\n",
    "=",
    "==",
    ".",
    "-",
    "+",
    "~",
    "!",
    "<",
    ">",
    "<<",
    ">>",
    "&&",
    "||",
    "1b",
    "1f",
    "1:",
    "x:",
    "0x",
    "0b",
    "08",
    "1e",
    "1.5",
    "0x1p",
    ".L",
    "x",
    "-1",
    "0",
    "255",
    "256",
    "4294967296",
    "9223372036854775808",
    "18446744073709551615",
    "99999999999999999999",
    "\\x",
    "\\@",
    "\\+",
    "\\()",
    "unique",
    "comdat",
    "\u{0}",
    "\u{e9}",
    "\t",
    "\r",
    "# 1 \"f\"",
    ".endm",
    ".endr",
    ".endif",
    ".if 0",
    ".if 1",
    ".macro m x",
    "m 1",
    ".rept 3",
    ".irp x,1,2",
    ".else",
    ".exitm",
    ".text",
    ".byte 1",
    "nop",
    "ret",
    ".altmacro",
    ".cfi_startproc",
    ".cfi_endproc",
    ".popsection",
    ".pushsection .a",
    ".previous",
];

/// A sequence of numbers without a pattern (a linear congruence, its upper half).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }

    fn pick<'a, T: ?Sized>(&mut self, from: &[&'a T]) -> &'a T {
        from[self.below(from.len())]
    }
}

fn lines() -> Vec<&'static [u8]> {
    let lines = TEXTS.iter().flat_map(|text| text.lines());
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(str::as_bytes).collect()
}

fn damage(line: &[u8], numbers: &mut Numbers) -> Vec<u8> {
    let mut line = line.to_vec();
    for _ in 0..=numbers.below(3) {
        let at = numbers.below(line.len() + 1);
        let end = (at + 1 + numbers.below(4)).min(line.len());
        match numbers.below(6) {
            0 => drop(line.drain(at.min(end)..end)),
            1 => {
                let part = line[at.min(end)..end].to_vec();
                line.splice(at..at, part);
            }
            2 => line.truncate(at),
            3 if at < line.len() => line[at] = numbers.below(256) as u8,
            _ => {
                let word = numbers.pick(WORDS);
                line.splice(at..at, word.bytes());
            }
        }
    }
    line
}

fn assemble(
    target: &Target,
    subtarget: &Subtarget,
    text: &[u8],
    out: &mut dyn Streamer,
) -> (Context, Parsed) {
    let mut cx = Context::new(".L");
    let source: Text = text.into();
    let parsed = parse(target, subtarget, &mut cx, out, ("a.s", source), &mut NoFiles, &Options::default());
    (cx, parsed)
}

/// To text, and to an object if nothing is wrong.
fn try_both(target: &Target, subtarget: &Subtarget, text: &[u8]) {
    let mut writer = AsmStreamer::new(target, TextOptions::default());
    assemble(target, subtarget, text, &mut writer);
    let mut assembler = Assembler::new(target);
    let (mut cx, parsed) = assemble(target, subtarget, text, &mut assembler);
    if parsed.diagnostics.has_errors() {
        return;
    }
    let options = ObjectOptions { is_64: true, ..ObjectOptions::default() };
    if let Ok(laid_out) = assembler.finish(&mut cx) {
        let _ = Elf.write(target, &cx, &laid_out, &options);
    }
}

#[test]
fn damaged_text_is_harmless() {
    let rounds: usize = std::env::var("DAMAGED_ROUNDS").ok().and_then(|n| n.parse().ok()).unwrap_or(4000);
    let (target, subtarget) = toy();
    let lines = lines();
    let mut numbers = Numbers(2026);
    for round in 0..rounds {
        let mut text = b"x: .byte 1\nv = 3\n".to_vec();
        for _ in 0..=numbers.below(5) {
            let line = numbers.pick(&lines);
            text.extend(if numbers.below(3) == 0 { line.to_vec() } else { damage(line, &mut numbers) });
            text.push(b'\n');
        }
        let start = Instant::now();
        let run = std::panic::AssertUnwindSafe(|| try_both(&target, &subtarget, &text));
        let shown = String::from_utf8_lossy(&text);
        assert!(std::panic::catch_unwind(run).is_ok(), "round {round} panics on:\n{shown}");
        let elapsed = start.elapsed();
        assert!(elapsed < Duration::from_secs(20), "round {round} takes {elapsed:?} for:\n{shown}");
    }
}
