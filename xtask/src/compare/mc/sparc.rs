//! The assembler and the disassembler of SPARC, versions 8 and 9.
//!
//! * `lines`: every instruction and alias of the description, from `sparc_td.py`: text, encoding, and objects of those that both
//!   sides take.
//! * `words`: random words through both disassemblers, most of them near an instruction.
//!
//! LLVM separates a mnemonic from its operands by a tab or by a space, depending on the record, and names most fixups by
//! numbers of relocations; neither is compared as text. Objects have the relocations.

use super::words::{self, Random};
use super::{Agreement, Part, Setting, compare_texts, lines};
use crate::Result;
use crate::compare::Sample;
use crate::machine::{output, root};
use std::process::Command;

pub const NAME: &str = "mc-sparc";

/// Triples, and whether all features of the description are on.
const MACHINES: &[(&str, bool)] = &[("sparcv9", true), ("sparcv9", false), ("sparc", false)];

/// Random words for each machine, in the usual sample and in the smallest.
const WORDS: usize = 100_000;
const FEW_WORDS: usize = 4_000;

pub fn compare(setting: &Setting, sample: Sample, agreement: &mut Agreement) -> Result {
    let script = root().join("xtask/src/compare/sparc_td.py");
    output(Command::new("python3").arg(script).arg(&setting.folder))?;
    let (all, codes, features) = (setting.read("lines")?, setting.read("codes")?, setting.read("features")?);
    let all: Vec<&str> = sample.every(5, all.lines().collect());
    let codes: Vec<(u32, u32)> = codes.lines().filter_map(code).collect();
    let count = if sample == Sample::Smallest { FEW_WORDS } else { WORDS };
    for &(triple, with_features) in MACHINES {
        let features = if with_features { features.trim() } else { "" };
        let args = [format!("-triple={triple}"), format!("-mattr={features}")];
        let args = [args[0].as_str(), args[1].as_str()];
        let machine = if with_features { format!("{triple}, all features") } else { triple.to_owned() };
        let texts = lines::printed(setting, &all, "", &[&args[..], &["-show-encoding"]].concat(), normal)?;
        texts.report_besides(NAME, &format!("{machine}: lines"), is_known, agreement);
        compare_objects(setting, &all, &args, &format!("{machine}: objects"), agreement)?;
        let words = words(&codes, count);
        let printed = words::printed(setting, &words, &args, normal)?;
        printed.report_besides(NAME, &format!("{machine}: words"), is_known, agreement);
    }
    Ok(())
}

/// `mask value`
fn code(line: &str) -> Option<(u32, u32)> {
    let (mask, value) = line.split_once(' ')?;
    let hex = |text| u32::from_str_radix(text, 16).ok();
    Some((hex(mask)?, hex(value)?))
}

/// Specifiers that LLVM prints as others, or not at all.
const PRINTED_AS: &[(&str, &str)] = &[
    ("%pc22(", "%hi("),
    ("%pc10(", "%lo("),
    ("%got22(", "%hi("),
    ("%got10(", "%lo("),
    ("%got13(sym)", "sym"),
    ("%uhi(", "%hh("),
    ("%ulo(", "%hm("),
];

/// White space is one space. What a fixup is called is left out, and so are the bytes that it changes.
fn normal(text: &str) -> String {
    let has_fixup = text.contains("fixup A");
    let lines = text.lines().map(|line| {
        let ends = [Some(", kind: "), Some(", relocation type: "), has_fixup.then_some("! encoding:")];
        let line = ends.into_iter().flatten().fold(line, |line, end| line.split(end).next().unwrap_or(line));
        line.split_whitespace().collect::<Vec<_>>().join(" ")
    });
    let mut text = lines.collect::<Vec<_>>().join("\n");
    // Pairs of registers have names of their own in LLVM, in which the stack pointer is a number.
    if ["ldd", "std"].iter().any(|mnemonic| text.starts_with(mnemonic)) {
        text = text.replace("%o6", "%sp").replace("%i6", "%fp");
    }
    PRINTED_AS.iter().fold(text, |text, (from, to)| text.replace(from, to))
}

/// Words near an instruction, and any.
fn words(codes: &[(u32, u32)], count: usize) -> Vec<Vec<u8>> {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut found = Vec::new();
    while found.len() < count {
        let (mask, value) = codes[random.next() as usize % codes.len().max(1)];
        let free = random.next() as u32;
        let word = match random.next() % 8 {
            0 => free,
            1 => (value | free & !mask) ^ 1 << (random.next() % 32),
            _ => value | free & !mask,
        };
        if !is_fatal(word) {
            found.push(word.to_be_bytes().to_vec());
        }
    }
    found
}

/// LLVM breaks down over reserved conditions of registers.
fn is_fatal(word: u32) -> bool {
    let field = |from: u32, width: u32| word >> from & ((1 << width) - 1);
    match (field(30, 2), field(19, 6)) {
        (0, _) => field(22, 3) == 3 && field(28, 1) == 0 && field(25, 2) == 0,
        (2, 0x2f) => field(10, 2) == 0,
        (2, 0x35) => field(10, 2) == 0 && matches!(field(5, 5), 5..=7),
        _ => false,
    }
}

/// Bytes and relocations of the lines that both sides take.
fn compare_objects(
    setting: &Setting,
    all: &[&str],
    args: &[&str],
    name: &str,
    agreement: &mut Agreement,
) -> Result {
    let path = setting.write("objects.s", &(all.join("\n") + "\n"))?;
    let made = setting.both(&[args, &["-o", "/dev/null"]].concat(), &path)?;
    let errors = made.map(|output| super::complaints(&output.stderr, "error"));
    let is_taken = |number: &usize| {
        errors.iter().all(|lines| !lines.contains_key(number))
            && !all.get(number - 1).is_some_and(|line| lacks_fixup(line))
    };
    let taken: Vec<&str> =
        all.iter().enumerate().filter(|(i, _)| is_taken(&(i + 1))).map(|(_, line)| *line).collect();
    let path = setting.write("objects.s", &(taken.join("\n") + "\n"))?;
    let mut part = Part::default();
    match lines::objects(setting, &[args, &["-filetype=obj"]].concat(), &path)? {
        [Ok(ours), Ok(theirs)] => compare_texts(name, &ours, &theirs, &mut part),
        [ours, theirs] => {
            part.differences.push(format!("{name}: ours {:?}, theirs {:?}", ours.err(), theirs.err()));
        }
    }
    part.report_besides(NAME, name, is_known, agreement);
    Ok(())
}

/// A difference, taken apart: the line or the bytes, and what each side makes of it; empty if it refuses that.
struct Case<'a> {
    input: &'a str,
    ours: &'a str,
    theirs: &'a str,
}

/// Why a difference is not one of ours, and which it is.
type Known = (&'static str, fn(&Case<'_>) -> bool);

const KNOWN: &[Known] = &[
    ("LLVM has no name for the parts of a table's addresses", |c| c.input.contains("%gotdata_")),
    ("LLVM forgets the sign of some constants, or gives one to a number", |c| {
        let short = ["des_kexpand", "mpmul", "montmul", "montsqr"].iter().any(|m| c.ours.starts_with(m));
        let long = ["mulx", "udivx", "sdivx", "mov"].iter().any(|m| c.ours.starts_with(m));
        let distances: &[i64] = if short { &[-32] } else { &[1 << 10, 1 << 11, 1 << 13] };
        (short || long) && distances.contains(&distance(c))
    }),
    ("LLVM leaves no fixup for a symbol there", |c| lacks_fixup(c.input)),
    ("the number of a trap has eight bits, of which LLVM prints seven", |c| {
        c.ours.starts_with('t') && distance(c) == -128
    }),
    ("bit 5 is reserved in shifts of 32 bits", |c| is_refused(c, &["sll", "srl", "sra"])),
    ("the upper bits of the mask are reserved", |c| is_refused(c, &["membar"])),
    ("a pair of registers begins with an even one", |c| is_refused(c, &["ldd", "std"])),
    ("conditions that always or never hold are not those of compare-and-branch instructions", |c| {
        is_refused(c, &["cwba", "cxba", "cwbn", "cxbn"])
    }),
    ("conditional moves on registers are of 64 bits", |c| is_refused(c, &["fmovrq"])),
    ("version 9 has no %wim, and its %tpc and %gl can be written", |c| {
        ["wrpr", "rdpr"].iter().any(|m| c.ours.starts_with(m))
            && (c.theirs.is_empty() || c.theirs.ends_with("%wim") || c.theirs.contains("%wim,"))
    }),
    ("LLVM writes pwr without the feature, but does not read it", |c| {
        c.ours.starts_with("pwr") && c.theirs.is_empty()
    }),
    ("the result of fpack16 has 32 bits", |c| {
        c.ours.starts_with("fpack16") || c.input.starts_with("fpack16")
    }),
    ("a constant is put into the instruction, where LLVM leaves a fixup", |c| {
        c.input.starts_with("set") && c.theirs.contains("%hi(") && c.ours.starts_with("sethi")
    }),
    ("numbers of address spaces have no names in version 8", |c| {
        c.ours.is_empty() && c.input.contains("#ASI_")
    }),
    ("a prediction without a condition code is passed over", |c| {
        c.theirs.is_empty() && c.input.contains(",pt sym")
    }),
    ("other names of conditions are for moves on all condition codes", |c| {
        c.theirs.is_empty() && c.input.contains("%fcc") && c.input.contains("mov")
    }),
    ("names that we read besides", |c| {
        c.theirs.is_empty() && (c.input == "membar" || c.input.starts_with("iprefetch"))
    }),
    ("LLVM has it in version 8 without its operand only", |c| c.input == "sir" && c.ours.is_empty()),
    ("version 8 has no name for the register", |c| c.input.contains("%tick") && c.ours.contains("%asr4")),
    ("a call with a mark names a function, which leaves nothing", |c| {
        c.input.starts_with("call ") && c.input.contains("_call(")
    }),
];

/// The constants of these are symbols in LLVM that leave no fixup.
fn lacks_fixup(line: &str) -> bool {
    ["mulx", "udivx", "sdivx", "mov"].iter().any(|m| line.starts_with(m))
        && line.contains(" sym,")
        && !line.starts_with("mov sym")
}

/// LLVM decodes one of these where we see no instruction.
fn is_refused(case: &Case<'_>, mnemonics: &[&str]) -> bool {
    case.ours.is_empty() && mnemonics.iter().any(|m| case.theirs.starts_with(m))
}

/// By how much the one number that differs is larger on their side; 0 if there is more to it.
fn distance(case: &Case<'_>) -> i64 {
    let words = |text: &str| -> Vec<String> {
        text.split([' ', ',']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let (ours, theirs) = (words(case.ours), words(case.theirs));
    let mut differing = ours.iter().zip(&theirs).filter(|(a, b)| a != b);
    match (differing.next(), differing.next()) {
        (Some((a, b)), None) if ours.len() == theirs.len() => {
            let number = |text: &str| text.parse::<i64>().unwrap_or(0);
            number(b) - number(a)
        }
        _ => 0,
    }
}

fn is_known(difference: &str) -> bool {
    let Some((input, rest)) = difference.split_once(": ours ") else { return false };
    let Some((ours, theirs)) = rest.split_once(", theirs ") else { return false };
    let text = |side: &'_ str| -> String {
        let text = side.trim_start_matches("Some(").trim_end_matches(')').trim_matches('"');
        let is_none = text == "None" || text.starts_with("error: ");
        if is_none { String::new() } else { text.to_owned() }
    };
    let (ours, theirs) = (text(ours), text(theirs));
    let case = Case { input: input.trim_matches('"'), ours: &ours, theirs: &theirs };
    KNOWN.iter().any(|(_, holds)| holds(&case))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_has_a_reason_is_known() {
        let of_words = |ours: &str, theirs: &str| is_known(&format!("[00]: ours {ours}, theirs {theirs}"));
        assert!(of_words("Some(\"mulx %o0, -1, %o1\")", "Some(\"mulx %o0, 8191, %o1\")"));
        assert!(!of_words("Some(\"mulx %o0, -1, %o1\")", "Some(\"mulx %o0, 8190, %o1\")"));
        assert!(!of_words("Some(\"add %o0, -1, %o1\")", "Some(\"add %o0, 8191, %o1\")"));
        assert!(of_words("None", "Some(\"ldd [%o0], %o2\")"));
        assert!(!of_words("None", "Some(\"ldx [%o0], %o2\")"));
    }

    #[test]
    fn texts_are_compared_without_bytes_that_a_fixup_changes() {
        let theirs = "\tsethi %hi(sym), %o0 ! encoding: [0x11,A]\n ! fixup A - offset: 0, value: %hi(sym), relocation type: 15\n";
        let ours = "\tsethi\t%got22(sym), %o0 ! encoding: [0x11,0x00]\n ! fixup A - offset: 0, value: %got22(sym), kind: x\n";
        assert_eq!(normal(ours), normal(theirs));
        assert_ne!(normal("add %o0 ! encoding: [0x01]"), normal("add %o0 ! encoding: [0x02]"));
    }
}
