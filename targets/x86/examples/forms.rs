//! Lists of instructions for comparisons with other tools, one for each line:
//!
//! * `forms lines MODE`: every instruction in every form, as bytes, in AT&T's and in Intel's syntax, the name of its record,
//!   and what the disassembler shows for the bytes. Those that do not decode to themselves as processors read them, or of
//!   which the decoder of `iced-x86` has another opinion, are marked.
//! * `forms random MODE COUNT SEED`: strings of bytes, cut after the first instruction, and that instruction in both
//!   syntaxes; `-` where they begin with none.

#[path = "../tests/forms/mod.rs"]
mod forms;

use mc::print::{PrintOptions, print_inst};
use mc::{Context, Inst, Subtarget, Target};
use std::io::{BufWriter, Write};
use x86::mc::decoder::{self, Reading};

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let target = x86::target().map_err(|error| error.to_string())?;
    let number = |at: usize| args.get(at).and_then(|a| a.parse::<u64>().ok()).unwrap_or(0);
    let mode = number(1) as u32;
    let lister = Lister {
        subtarget: forms::subtarget(&target, mode),
        decoder: decoder::Table::new(&target),
        target,
        cx: Context::new(".L"),
        mode,
    };
    let mut out = BufWriter::new(std::io::stdout().lock());
    let written = match args.first().map(String::as_str) {
        Some("lines") => lister.lines(&mut out),
        Some("random") => lister.random(number(2), number(3), &mut out),
        _ => return Err("forms lines MODE | forms random MODE COUNT SEED".into()),
    };
    written.and_then(|()| out.flush()).map_err(|error| error.to_string())
}

struct Lister {
    target: Target,
    subtarget: Subtarget,
    decoder: decoder::Table,
    cx: Context,
    mode: u32,
}

impl Lister {
    fn lines(&self, out: &mut dyn Write) -> std::io::Result<()> {
        for inst in forms::all(&self.target, self.mode) {
            let name = self.target.image.string(self.target.instruction(inst.opcode).name);
            let texts = self.texts(&inst);
            let mut bytes = Vec::new();
            let encoded = mc::encode::encode(
                &self.target,
                &self.subtarget,
                &self.cx,
                &inst,
                &mut bytes,
                &mut Vec::new(),
            );
            let opinion = match encoded {
                Ok(()) => self.opinion(&texts, &bytes),
                Err(error) => format!("not encoded: {error}"),
            };
            let [att, intel] = texts;
            let [seen_att, seen_intel] = self.seen(&bytes);
            let fields = [&*hex(&bytes), &att, &intel, name, &opinion, &seen_att, &seen_intel];
            writeln!(out, "{}", fields.join("\x1f"))?;
        }
        Ok(())
    }

    /// What is strange about bytes and text; empty if nothing is.
    fn opinion(&self, texts: &[String; 2], bytes: &[u8]) -> String {
        match decoder::decode(&self.decoder, &self.subtarget, bytes, Reading::Processor) {
            Err(_) => return "does not decode".into(),
            Ok(decoded) => {
                let again = self.texts(&decoded.inst);
                if decoded.size != bytes.len() || again != *texts {
                    return format!("decodes as {:?} in {} bytes", again[0], decoded.size);
                }
            }
        }
        let mut decoder = iced_x86::Decoder::new(self.mode, bytes, iced_x86::DecoderOptions::NONE);
        let other = decoder.decode();
        if other.is_invalid() {
            return "iced: invalid".into();
        }
        let mnemonic = format!("{:?}", other.mnemonic()).to_ascii_lowercase();
        let bare = ["{vex}\t", "{evex}\t", "{nf}\t"]
            .iter()
            .fold(&*texts[1], |text, word| text.trim_start_matches(word));
        let ours = bare.split('\t').next().unwrap_or_default();
        if other.len() != bytes.len() {
            return format!("iced: {} bytes", other.len());
        }
        if is_same_mnemonic(ours, &mnemonic) { String::new() } else { format!("iced: {mnemonic} for {ours}") }
    }

    /// What the disassembler shows: instructions joined by `; `, and `-` where it stops.
    fn seen(&self, bytes: &[u8]) -> [String; 2] {
        let mut lists = [Vec::new(), Vec::new()];
        let mut rest = bytes;
        while !rest.is_empty() {
            let (texts, size) = match mc::decode::decode(&self.target, &self.subtarget, rest) {
                Some(decoded) => (self.texts(&decoded.inst), decoded.size),
                None => (["-"; 2].map(String::from), rest.len()),
            };
            for (list, text) in lists.iter_mut().zip(texts) {
                list.push(text);
            }
            rest = rest.get(size..).unwrap_or_default();
        }
        lists.map(|list| list.join("; "))
    }

    /// In both syntaxes, with single tabs.
    fn texts(&self, inst: &Inst) -> [String; 2] {
        [0, 1].map(|variant| {
            let mut text = String::new();
            let options = PrintOptions { variant, ..PrintOptions::default() };
            print_inst(&self.target, &self.subtarget, &self.cx, inst, &options, &mut text);
            text
        })
    }

    fn is_hint(&self, inst: &Inst) -> bool {
        let name = self.target.image.string(self.target.instruction(inst.opcode).name);
        matches!(name, "XACQUIRE_PREFIX" | "XRELEASE_PREFIX")
    }

    fn random(&self, count: u64, seed: u64, out: &mut dyn Write) -> std::io::Result<()> {
        let mut random = Random(seed.wrapping_mul(0xd134_2543_de82_ef95));
        for _ in 0..count {
            let bytes = random.string();
            match mc::decode::decode(&self.target, &self.subtarget, &bytes) {
                // A hint is one only before what it hints at.
                Some(decoded) if self.is_hint(&decoded.inst) => {}
                Some(decoded) => {
                    let mut bytes = bytes[..decoded.size].to_vec();
                    // Some are seen only if something follows.
                    if mc::decode::decode(&self.target, &self.subtarget, &bytes).is_none() {
                        bytes.push(0x90);
                    }
                    let texts = self.seen(&bytes);
                    writeln!(out, "{}\x1f{}\x1f{}", hex(&bytes), texts[0], texts[1])?;
                }
                None => writeln!(out, "{}\x1f-\x1f-", hex(&bytes))?,
            }
        }
        Ok(())
    }
}

/// Names that differ only in how they are spelt: comparisons with their condition, and a few that have two names.
fn is_same_mnemonic(ours: &str, theirs: &str) -> bool {
    const SYNONYMS: &[(&str, &str)] = &[
        ("fcompi", "fcomip"),
        ("fucompi", "fucomip"),
        ("movabs", "mov"),
        ("ljmp", "jmp"),
        ("lcall", "call"),
        ("retfq", "retf"),
        ("retfw", "retf"),
        ("xstorerng", "xstore"),
        ("sgdtw", "sgdt"),
        ("sgdtd", "sgdt"),
        ("sidtw", "sidt"),
        ("sidtd", "sidt"),
        ("lgdtw", "lgdt"),
        ("lgdtd", "lgdt"),
        ("lidtw", "lidt"),
        ("lidtd", "lidt"),
    ];
    let condition = |prefix: &str| {
        theirs.starts_with(prefix) && ours.starts_with(prefix) && ours.ends_with(&theirs[prefix.len()..])
    };
    ours == theirs
        || SYNONYMS.contains(&(ours, theirs))
        || ["cmp", "vcmp", "vpcom", "pclmul", "vpclmul"].into_iter().any(condition)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// A small generator of random numbers (splitmix), so that every run sees the same strings.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// Sixteen bytes: anything, or with some prefixes and an escape in front.
    fn string(&mut self) -> Vec<u8> {
        const PREFIXES: [u8; 16] =
            [0x66, 0xf2, 0xf3, 0x48, 0x41, 0x44, 0x67, 0x66, 0x2e, 0x64, 0xf0, 0x4f, 0x66, 0xf3, 0xf2, 0x40];
        let mut bytes = Vec::new();
        let kind = self.next();
        if kind & 1 != 0 {
            for _ in 0..[0, 1, 1, 2][(kind >> 1 & 3) as usize] {
                bytes.push(PREFIXES[(self.next() & 15) as usize]);
            }
            match kind >> 8 & 7 {
                0 | 1 => bytes.push(0x0f),
                2 => bytes.extend([0x0f, 0x38]),
                3 => bytes.extend([0x0f, 0x3a]),
                4 => bytes.push(0xc5),
                5 => bytes.extend([0xc4, (self.next() as u8 & 0xe0) | (self.next() % 3 + 1) as u8]),
                6 => {
                    // EVEX of the maps that there are; in half of the strings without the bits that only APX has.
                    let map = [1, 2, 3, 5, 6, 2, 4, 4][(self.next() & 7) as usize];
                    let bits = self.next();
                    let of_apx = if bits & 1 << 32 == 0 { 0 } else { 8 };
                    let must = if of_apx == 0 { 4 } else { 0 };
                    bytes.extend([0x62, bits as u8 & (0xf0 | of_apx) | map, (bits >> 8) as u8 | must]);
                    if map == 4 {
                        // Length and version as nearly all have them.
                        bytes.push((bits >> 16) as u8 & 0x1f | 8);
                    }
                }
                7 if kind >> 11 & 1 != 0 => bytes.extend([0xd5, self.next() as u8]),
                _ => {}
            }
        }
        while bytes.len() < 16 {
            bytes.extend(self.next().to_le_bytes());
        }
        bytes.truncate(16);
        bytes
    }
}
