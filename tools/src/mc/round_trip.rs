//! `mc -target-td=FILE -round-trip`: which instructions of a description go from text to bytes and back.
//!
//! For each real instruction, operands are chosen by their types; the instruction is encoded and printed, the text is
//! assembled, the bytes are disassembled, and that text is assembled again. All bytes must be the same. An instruction has
//! several trials, with other registers and numbers in each: numbers may have to be multiples or lie in a range that only the
//! operand type knows. One line is printed for each instruction, in fields with tabs between:
//!
//! ```text
//! ADD   ok   12 01   add r1, r2
//! JUMP  -            operand type '...' needs EncodeExpr
//! ```
//!
//! Then come the counts, and the causes, most frequent first. Each instruction is tried under few features besides those that
//! it asks for.
//!
//! Cost: a bounded number of trials for each instruction, each with two short texts to parse.

use crate::cl::Matches;
use crate::io::Io;
use crate::targets::{self, Described};
use mc::decode::decode;
use mc::parse::{KeptTables, NoFiles, Options, parse_within};
use mc::print::{PrintOptions, print_inst};
use mc::section::{Kind, Request};
use mc::streamer::NullStreamer;
use mc::{Context, Inst, Operand, Reg, Streamer, Subtarget, Target};
use std::collections::BTreeMap;
use std::fmt::Write;
use tables::instructions::{NamedValue, Operand as OperandInfo, OperandKind, PrintStyle};
use tables::registers::RegisterClass;
use tables::subtarget::{Feature, Predicate, PredicateSet};

/// Numbers that are tried, in turn.
const NUMBERS: [i64; 18] = [1, 2, 0, 4, 8, 3, 16, 5, 32, 64, 128, 256, -1, -8, 1024, 4096, -1024, -4096];

/// Where none of these is one of the type: numbers below this are looked at.
const MOST_SEARCHED: i64 = 1 << 12;

/// Runs the check and prints what came of it.
pub(super) fn run(file: &str, matches: &Matches, io: &mut Io<'_>) -> Result<(), i32> {
    let described = targets::describe(file, matches, io)?;
    let attributes = matches.list("mattr").collect::<Vec<_>>().join(",");
    let mut subtargets = Subtargets::new(&described.target, &attributes);
    let mut work: Vec<(usize, &str, Option<u16>)> = Vec::new();
    for name in &described.instructions {
        let opcode = described.target.opcode(name).filter(|&opcode| is_usable(&described.target, opcode));
        let subtarget = opcode.map_or(0, |opcode| subtargets.number(&described.target, opcode));
        work.push((subtarget, name, opcode));
    }
    // Tables of the parser are kept from one text to the next under the same features.
    work.sort_by_key(|&(subtarget, name, _)| (subtarget, name));
    let mut lines: Vec<(&str, Result<Sample, String>)> = Vec::new();
    let mut kept = KeptTables::default();
    let mut in_use = usize::MAX;
    for (number, name, opcode) in work {
        if number != in_use {
            (kept, in_use) = (KeptTables::default(), number);
        }
        let outcome = match opcode {
            None => Err(left_out_cause(&described, name)),
            Some(opcode) => {
                let trial = Trials { target: &described.target, subtarget: &subtargets.all[number].1 };
                trial.run(opcode, &mut kept).map(|mut sample| {
                    sample.attributes = subtargets.all[number].0.clone();
                    sample
                })
            }
        };
        lines.push((name, outcome));
    }
    lines.sort_by_key(|&(name, _)| name);
    io.stdout.write_all(report(&lines).as_bytes()).map_err(|_| 1)
}

/// An instruction that made the round.
struct Sample {
    text: String,
    bytes: Vec<u8>,
    /// What is switched on and off, in the form of `-mattr`.
    attributes: String,
}

fn is_usable(target: &Target, opcode: u16) -> bool {
    target.instruction(opcode).encodings.len > 0
}

fn left_out_cause(described: &Described, name: &str) -> String {
    described.causes.get(name).cloned().unwrap_or_else(|| "no encoding is described".to_owned())
}

fn report(lines: &[(&str, Result<Sample, String>)]) -> String {
    let mut text = String::new();
    let mut causes: BTreeMap<&str, usize> = BTreeMap::new();
    for (name, outcome) in lines {
        // Writing to a string does not fail.
        let _ = match outcome {
            Ok(Sample { text: sample, bytes, attributes }) => {
                let hex: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
                writeln!(text, "{name}\tok\t{}\t{attributes}\t{}", hex.join(" "), sample.replace('\t', " "))
            }
            Err(cause) => {
                *causes.entry(cause).or_default() += 1;
                writeln!(text, "{name}\t-\t\t\t{cause}")
            }
        };
    }
    let failed: usize = causes.values().sum();
    let _ = writeln!(
        text,
        "{} of {} instructions go from text to bytes and back",
        lines.len() - failed,
        lines.len()
    );
    let mut sorted: Vec<(&str, usize)> = causes.into_iter().collect();
    sorted.sort_by_key(|&(cause, count)| (std::cmp::Reverse(count), cause));
    for (cause, count) in sorted {
        let _ = writeln!(text, "{count:>7}  {cause}");
    }
    text
}

/// Subtargets under which instructions exist, with their `-mattr`.
struct Subtargets {
    all: Vec<(String, Subtarget)>,
    names: Vec<String>,
    by_predicates: BTreeMap<u16, usize>,
}

impl Subtargets {
    fn new(target: &Target, attributes: &str) -> Subtargets {
        let image = &target.image;
        let names: Vec<String> =
            image.records::<Feature>().iter().map(|f| image.string(f.name).to_owned()).collect();
        let mut this = Subtargets { all: Vec::new(), names, by_predicates: BTreeMap::new() };
        this.add(target, attributes.to_owned());
        this
    }

    fn everything(&self) -> String {
        self.names
            .iter()
            .filter(|n| !n.is_empty())
            .map(|name| format!("+{name}"))
            .collect::<Vec<_>>()
            .join(",")
    }

    fn add(&mut self, target: &Target, attributes: String) -> usize {
        let subtarget = Subtarget::new(target, "", &attributes).0;
        self.all.push((attributes, subtarget));
        self.all.len() - 1
    }

    /// One that has the instruction; the first if none has.
    fn number(&mut self, target: &Target, opcode: u16) -> usize {
        let predicates = target.instruction(opcode).predicates;
        if let Some(&known) = self.by_predicates.get(&predicates) {
            return known;
        }
        let is_plain = self.all.first().is_some_and(|(_, subtarget)| subtarget.enables(predicates));
        let number = if is_plain { 0 } else { self.search(target, predicates).unwrap_or(0) };
        self.by_predicates.insert(predicates, number);
        number
    }

    /// For each predicate that does not hold yet, the first feature with which it does; with those that were asked for.
    fn together(&self, target: &Target, predicates: u16, begin: &str) -> Option<String> {
        let image = &target.image;
        let set = image.records::<PredicateSet>().get(predicates.into())?;
        let mut attributes = begin.trim_end_matches(',').to_owned();
        for number in image.list(set.predicates).iter() {
            let condition = image.records::<Predicate>().get(number.into())?.condition;
            let holds = |attributes: &str| {
                let subtarget = Subtarget::new(target, "", attributes).0;
                condition == 0 || target.call(condition - 1, &[], &subtarget) != 0
            };
            if holds(&attributes) {
                continue;
            }
            let comma = if attributes.is_empty() { "" } else { "," };
            let names = self.names.iter().filter(|n| !n.is_empty());
            let mut longer = names.map(|name| format!("{attributes}{comma}+{name}"));
            attributes = longer.find(|attributes| holds(attributes))?;
        }
        Some(attributes)
    }

    /// One feature, those that the predicates need, two, everything, or everything but one or two; with those that were asked
    /// for.
    fn search(&mut self, target: &Target, predicates: u16) -> Option<usize> {
        const MOST_PAIRS: usize = 4_000;
        const FEW: usize = 2;
        let asked = self.all.first().map_or("", |(attributes, _)| attributes).to_owned();
        let begin = if asked.is_empty() { asked } else { asked + "," };
        let is_few = |attributes: &str| attributes.split(',').count() <= FEW + begin.split(',').count();
        let known = self
            .all
            .iter()
            .position(|(attributes, subtarget)| is_few(attributes) && subtarget.enables(predicates));
        if known.is_some() {
            return known;
        }
        let names: Vec<String> = self.names.iter().filter(|n| !n.is_empty()).cloned().collect();
        let pairs = || {
            let from = |(i, a)| names[i + 1..].iter().map(move |b| (a, b));
            names.iter().enumerate().flat_map(from).take(MOST_PAIRS)
        };
        let everything = format!("{begin}{}", self.everything());
        let mut tried: Vec<String> = names.iter().map(|name| format!("{begin}+{name}")).collect();
        tried.extend(self.together(target, predicates, &begin));
        tried.extend(pairs().map(|(a, b)| format!("{begin}+{a},+{b}")));
        tried.push(everything.clone());
        tried.extend(names.iter().map(|name| format!("{everything},-{name}")));
        tried.extend(pairs().map(|(a, b)| format!("{everything},-{a},-{b}")));
        let found = tried
            .into_iter()
            .find(|attributes| Subtarget::new(target, "", attributes).0.enables(predicates))?;
        Some(self.add(target, found))
    }
}

/// Where an instruction is tried.
struct Trials<'a> {
    target: &'a Target,
    subtarget: &'a Subtarget,
}

impl Trials<'_> {
    /// The first trial that succeeds, or what was wrong with the one that got furthest.
    fn run(&self, opcode: u16, kept: &mut KeptTables) -> Result<Sample, String> {
        let mut furthest: Option<(u8, String)> = None;
        for trial in 0..NUMBERS.len() {
            let inst = self.instruction(opcode, trial)?;
            match self.round(&inst, kept) {
                Ok(sample) => return Ok(sample),
                Err((stage, cause)) => {
                    if furthest.as_ref().is_none_or(|&(best, _)| stage > best) {
                        furthest = Some((stage, cause));
                    }
                }
            }
        }
        Err(furthest.map_or_else(String::new, |(_, cause)| cause))
    }

    /// An instruction with operands of its types.
    fn instruction(&self, opcode: u16, trial: usize) -> Result<Inst, String> {
        let mut inst = Inst::new(opcode);
        let infos = self.target.image.list(self.target.instruction(opcode).operands);
        for (index, info) in infos.iter().enumerate() {
            let tied = (info.tied_to as usize).checked_sub(1).and_then(|to| inst.operands.get(to)).copied();
            let operand = match tied {
                Some(operand) => operand,
                None => self.operand(&info, index, trial)?,
            };
            inst.operands.push(operand);
        }
        Ok(inst)
    }

    fn operand(&self, info: &OperandInfo, index: usize, trial: usize) -> Result<Operand, String> {
        let image = &self.target.image;
        if info.class != 0 {
            let class = image.records::<RegisterClass>().get(info.class as usize - 1).unwrap_or_default();
            // Registers made of others may have no name of their own: they are written by their numbers, or as their parts.
            let ty = self.target.operand_type(info.ty);
            let is_spelled = ty.spelling != Default::default() || ty.style == PrintStyle::Parts as u8;
            let members: Vec<u16> = image
                .list(class.members)
                .iter()
                .filter(|&member| is_spelled || !self.target.register_name(Reg(member), false).is_empty())
                .collect();
            let at = (trial + index) % members.len().max(1);
            let member = members.get(at).ok_or("a register class has no register with a name")?;
            return Ok(Operand::Reg(Reg(*member)));
        }
        let ty = self.target.operand_type(info.ty);
        if ty.kind == OperandKind::Register as u8 {
            return Err("a register class is not known".to_owned());
        }
        let names: Vec<NamedValue> = image.list(ty.names).iter().collect();
        if !names.is_empty() {
            return Ok(Operand::Imm(names[trial % names.len()].value));
        }
        let is_allowed = |&number: &i64| {
            ty.predicate == 0 || self.target.call(ty.predicate - 1, &[number], self.subtarget) != 0
        };
        let mut allowed: Vec<i64> = NUMBERS.into_iter().filter(is_allowed).collect();
        if allowed.is_empty() {
            allowed.extend((0..MOST_SEARCHED).filter(is_allowed).take(NUMBERS.len()));
        }
        // Parts of an operand differ: where one has to be 0, another may not be.
        let at = trial + 2 * usize::from(info.part);
        Ok(Operand::Imm(allowed.get(at % allowed.len().max(1)).copied().unwrap_or(0)))
    }

    /// Text, bytes, text, bytes. The error says how far it went.
    fn round(&self, inst: &Inst, kept: &mut KeptTables) -> Result<Sample, (u8, String)> {
        let mut cx = Context::new(".L");
        let code = cx.open_section(b".text", &Request::new(Kind::Text));
        let bytes = self.encode(&cx, inst).map_err(|cause| (0, cause))?;
        let text = self.print(&cx, inst);
        let parsed = self.parse(&mut cx, code, &text, kept).map_err(|cause| (1, cause))?;
        let again = self.encode(&cx, &parsed).map_err(|cause| (2, cause))?;
        if again != bytes {
            return Err((
                3,
                match parsed.opcode == inst.opcode {
                    true => "its text is read with other operands".to_owned(),
                    false => "its text is that of another instruction".to_owned(),
                },
            ));
        }
        let decoded = decode(self.target, self.subtarget, &bytes)
            .filter(|decoded| decoded.size == bytes.len())
            .ok_or_else(|| (4, "its bytes are not disassembled".to_owned()))?;
        let text = self.print(&cx, &decoded.inst);
        let parsed = self.parse(&mut cx, code, &text, kept).map_err(|cause| (5, cause))?;
        match self.encode(&cx, &parsed) {
            Ok(again) if again == bytes => Ok(Sample { text, bytes, attributes: String::new() }),
            _ => Err((
                6,
                match decoded.inst.opcode == inst.opcode {
                    true => "its bytes are disassembled to text with other bytes".to_owned(),
                    false => "its bytes are disassembled as another instruction, whose text has other bytes"
                        .to_owned(),
                },
            )),
        }
    }

    fn encode(&self, cx: &Context, inst: &Inst) -> Result<Vec<u8>, String> {
        let (mut bytes, mut fixups) = (Vec::new(), Vec::new());
        mc::encode::encode(self.target, self.subtarget, cx, inst, &mut bytes, &mut fixups)
            .map_err(|error| format!("it is not encoded: {error}"))?;
        if bytes.is_empty() { Err("it has no bytes".to_owned()) } else { Ok(bytes) }
    }

    fn print(&self, cx: &Context, inst: &Inst) -> String {
        let mut text = String::new();
        print_inst(self.target, self.subtarget, cx, inst, &PrintOptions::default(), &mut text);
        text
    }

    fn parse(
        &self,
        cx: &mut Context,
        code: mc::Section,
        text: &str,
        kept: &mut KeptTables,
    ) -> Result<Inst, String> {
        let mut out = NullStreamer::keeping_instructions();
        out.switch_section(cx, code, 0).map_err(|error| error.0.to_string())?;
        let options = Options { suggestions: false, ..Options::default() };
        let source = ("sample", format!("{text}\n").into_bytes().into());
        let parsed =
            parse_within(self.target, self.subtarget, cx, &mut out, source, (&mut NoFiles, &options), kept);
        if let Some(first) = parsed.diagnostics.iter().find(|d| d.severity >= support::diag::Severity::Error)
        {
            return Err(format!("its text is not read: {}", first.message));
        }
        match out.kept.as_deref() {
            Some([inst]) => Ok(inst.clone()),
            _ => Err("its text is not read: it is not one instruction".to_owned()),
        }
    }
}
