//! LLVM's own target descriptions at run time: how much of each can be used as it is.
//!
//! For each of the descriptions, `mc -target-td` makes an assembler, a disassembler and a printer of it; with the file
//! `<name>Companion.td` of `examples/companions` where there is one. Those from which LLVM's bytes are not expected are
//! taken with `-plain-methods`. `mc -round-trip` makes a text of each real instruction from the records and sends it from
//! text to bytes and back. Where `llvm-mc` has the target, it assembles the same texts under the same features. A table is
//! printed: instructions, those that could be used, those that made the round, those whose bytes are LLVM's, and why others
//! are left out.
//!
//! Bits that LLVM leaves to a fixup are not compared.
//!
//! The descriptions are in LLVM's sources. `LLVM_SOURCE` in the environment names the folder `llvm` of them; without it, they
//! are taken from `target/llvm-source`, into which `apt-get source --download-only llvm-toolchain-19` puts them where the
//! package lists have sources. They are no part of the usual comparisons, which have to run everywhere.

use super::{Agreement, Sample, jobs};
use crate::machine::{self, Result, has_program, release_binary, root, target};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// LLVM's assembler of Debian.
const ASSEMBLER: &str = "llvm-mc-22";
const PACKAGE: &str = "llvm-toolchain-19";
/// Causes shown for each description.
const CAUSES: usize = 4;

/// A description: folder and name of its main file, and the triple by which `llvm-mc` knows the target, if it assembles for it.
struct Description {
    folder: &'static str,
    name: &'static str,
    triple: Option<&'static str>,
    /// At least so many of a hundred instructions have LLVM's bytes.
    at_least: usize,
}

const fn described(
    folder: &'static str,
    name: &'static str,
    triple: Option<&'static str>,
    at_least: usize,
) -> Description {
    Description { folder, name, triple, at_least }
}

const DESCRIPTIONS: &[Description] = &[
    described("AArch64", "AArch64", Some("aarch64"), 90),
    described("AMDGPU", "AMDGPU", Some("amdgcn"), 0),
    described("AMDGPU", "R600", None, 0),
    described("ARC", "ARC", None, 0),
    described("ARM", "ARM", Some("arm"), 85),
    described("AVR", "AVR", Some("avr"), 0),
    described("BPF", "BPF", Some("bpfel"), 90),
    described("CSKY", "CSKY", None, 0),
    described("Hexagon", "Hexagon", Some("hexagon"), 80),
    described("Lanai", "Lanai", Some("lanai"), 90),
    described("LoongArch", "LoongArch", Some("loongarch64"), 90),
    described("M68k", "M68k", Some("m68k"), 90),
    described("MSP430", "MSP430", Some("msp430"), 90),
    described("Mips", "Mips", Some("mips64"), 0),
    described("NVPTX", "NVPTX", None, 0),
    described("PowerPC", "PPC", Some("powerpc64"), 0),
    described("RISCV", "RISCV", Some("riscv64"), 0),
    described("SPIRV", "SPIRV", None, 0),
    described("Sparc", "Sparc", Some("sparcv9"), 90),
    described("SystemZ", "SystemZ", Some("s390x"), 90),
    described("VE", "VE", Some("ve"), 90),
    described("WebAssembly", "WebAssembly", Some("wasm32"), 85),
    described("X86", "X86", None, 0),
    described("XCore", "XCore", None, 0),
    described("Xtensa", "Xtensa", Some("xtensa"), 0),
];

pub fn run(sample: Sample) -> Result<Agreement> {
    let filter = |d: &&Description| sample != Sample::Smallest || d.at_least > 0;
    run_some(&DESCRIPTIONS.iter().filter(filter).collect::<Vec<_>>())
}

/// Those of one name.
pub fn run_named(name: &str) -> Result<Agreement> {
    run_some(&DESCRIPTIONS.iter().filter(|d| d.name == name).collect::<Vec<_>>())
}

fn run_some(list: &[&Description]) -> Result<Agreement> {
    let Some(sources) = sources()? else {
        println!(
            "td-llvm: LLVM's sources are not there: LLVM_SOURCE names them, or apt-get source gets {PACKAGE}"
        );
        return Ok(Agreement::default());
    };
    let binary = release_binary()?;
    let mut found = Agreement::default();
    println!(
        "| description | instructions | usable | text to bytes and back | LLVM's bytes | left out, most frequent causes |"
    );
    println!("|---|---:|---:|---:|---:|---|");
    for (description, outcome) in list.iter().zip(jobs(list, |d| examine(d, &binary, &sources))) {
        let rates = outcome?;
        println!("{}", rates.row(description));
        if rates.total == 0 {
            found.differences.push(format!("{}: it does not load", description.name));
        } else if rates.equal.unwrap_or(0) * 100 < description.at_least * rates.total {
            let least = description.at_least;
            found.differences.push(format!("{}: fewer than {least} % have LLVM's bytes", description.name));
        } else {
            found.agreed += 1;
        }
        if list.len() == 1 {
            found.differences.extend(rates.differences);
        }
    }
    Ok(found)
}

/// The folder `llvm` of the sources; `None` if they are not to be had.
fn sources() -> Result<Option<PathBuf>> {
    let is_there = |folder: &Path| folder.join("lib/Target/Lanai/Lanai.td").is_file();
    if let Some(folder) = std::env::var_os("LLVM_SOURCE").map(PathBuf::from) {
        return match is_there(&folder) {
            true => Ok(Some(folder)),
            false => {
                Err(format!("LLVM_SOURCE: {} is not the folder 'llvm' of LLVM's sources", folder.display()))
            }
        };
    }
    let folder = target().join("llvm-source");
    let unpacked = folder.join("llvm");
    if is_there(&unpacked) {
        return Ok(Some(unpacked));
    }
    if !has_program("apt-get") {
        return Ok(None);
    }
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut get = Command::new("apt-get");
    get.current_dir(&folder).args(["source", "--download-only", "-q", PACKAGE]);
    if machine::output(&mut get).is_err() {
        return Ok(None);
    }
    let is_source = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.contains(".orig.tar")
    };
    let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let Some(archive) = entries.filter_map(|entry| Some(entry.ok()?.path())).find(is_source) else {
        return Ok(None);
    };
    let mut unpack = Command::new("tar");
    unpack.current_dir(&folder).arg("-xf").arg(&archive);
    unpack.args(["--strip-components=1", "--wildcards", "*/llvm/include/*.td", "*/llvm/lib/Target/*.td"]);
    machine::run(&mut unpack)?;
    Ok(is_there(&unpacked).then_some(unpacked))
}

/// What came of a description.
#[derive(Default)]
struct Rates {
    total: usize,
    /// Those that are not left out of the target.
    usable: usize,
    round: usize,
    /// Those whose bytes are LLVM's, where it has the target.
    equal: Option<usize>,
    causes: Vec<(String, usize)>,
    /// Instructions whose bytes are others than LLVM's, for a description that is looked at alone.
    differences: Vec<String>,
}

impl Rates {
    fn row(&self, description: &Description) -> String {
        let rate =
            |count: usize| format!("{count} ({:.1} %)", 100.0 * count as f64 / self.total.max(1) as f64);
        let causes: Vec<String> =
            self.causes.iter().take(CAUSES).map(|(cause, count)| format!("{cause}: {count}")).collect();
        format!(
            "| {}{} | {} | {} | {} | {} | {} |",
            description.name,
            if companion(description).is_some() { " with companion" } else { "" },
            self.total,
            rate(self.usable),
            rate(self.round),
            self.equal.map_or_else(|| "-".to_owned(), rate),
            causes.join("; ").replace('|', "\\\\|"),
        )
    }
}

/// The file of ours that completes a description.
fn companion(description: &Description) -> Option<PathBuf> {
    let file = root().join("examples/companions").join(format!("{}Companion.td", description.name));
    file.is_file().then_some(file)
}

/// An instruction that made the round.
struct Made {
    name: String,
    bytes: Vec<u8>,
    attributes: String,
    text: String,
}

fn examine(description: &Description, binary: &Path, sources: &Path) -> Result<Rates> {
    let folder = sources.join("lib/Target").join(description.folder);
    let main = folder.join(format!("{}.td", description.name));
    let mut command = Command::new(binary);
    command.arg("mc").arg("-round-trip");
    let file = companion(description).unwrap_or(main);
    command.arg(format!("-target-td={}", file.display()));
    if description.at_least == 0 {
        command.arg("-plain-methods");
    }
    command.arg("-I").arg(sources.join("include")).arg("-I").arg(&folder);
    let output = command.output().map_err(|error| error.to_string())?;
    let (mut rates, made) = read_round_trip(&String::from_utf8_lossy(&output.stdout));
    if let Some(triple) = description.triple.filter(|_| has_program(ASSEMBLER)) {
        compare_bytes(&mut rates, &made, triple)?;
    }
    Ok(rates)
}

/// Reads what `mc -round-trip` prints.
fn read_round_trip(text: &str) -> (Rates, Vec<Made>) {
    let mut rates = Rates::default();
    let (mut made, mut causes) = (Vec::new(), BTreeMap::<String, usize>::new());
    for line in text.lines() {
        let fields: Vec<&str> = line.splitn(5, '\t').collect();
        let [name, outcome, bytes, attributes, last] = fields[..] else { continue };
        rates.total += 1;
        if outcome == "ok" {
            let bytes = bytes.split(' ').filter_map(|byte| u8::from_str_radix(byte, 16).ok()).collect();
            let (name, attributes, text) = (name.to_owned(), attributes.to_owned(), last.to_owned());
            made.push(Made { name, bytes, attributes, text });
            continue;
        }
        let last = last.split(", did you mean").next().unwrap_or(last);
        rates.usable += usize::from(last.starts_with("its ") && !last.starts_with("its encoding"));
        *causes.entry(last.to_owned()).or_default() += 1;
    }
    rates.round = made.len();
    rates.usable += made.len();
    rates.causes = causes.into_iter().collect();
    rates.causes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    (rates, made)
}

/// Assembles the texts with LLVM's assembler, those under the same features together.
fn compare_bytes(rates: &mut Rates, made: &[Made], triple: &str) -> Result {
    let mut by_features: BTreeMap<&str, Vec<&Made>> = BTreeMap::new();
    made.iter().for_each(|made| by_features.entry(&made.attributes).or_default().push(made));
    let mut equal = 0;
    for (attributes, list) in by_features {
        let encodings = assemble(&list, triple, attributes)?;
        for (made, encoding) in list.iter().zip(encodings) {
            if is_equal(&made.bytes, &encoding) {
                equal += 1;
            } else {
                let ours: Vec<String> = made.bytes.iter().map(|byte| format!("0x{byte:02x}")).collect();
                rates.differences.push(format!(
                    "{}: '{}' is {}, LLVM has {}",
                    made.name,
                    made.text,
                    ours.join(","),
                    if encoding.is_empty() { "none".to_owned() } else { encoding.join(",") },
                ));
            }
        }
    }
    rates.equal = Some(equal);
    Ok(())
}

/// The encodings of LLVM's assembler, byte by byte as it shows them; empty for what it refuses.
fn assemble(list: &[&Made], triple: &str, attributes: &str) -> Result<Vec<Vec<String>>> {
    let folder = target().join("td-llvm");
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let file = folder.join(format!("{triple}.s"));
    // WebAssembly has instructions in functions only; the one that ends a function is not looked at.
    let in_functions = triple.starts_with("wasm");
    // A label before each text tells which one an encoding belongs to.
    let text: String = list
        .iter()
        .enumerate()
        .map(|(number, made)| match in_functions {
            true => {
                let name = format!("label_of_text_{number}");
                format!("{name}:\n.functype {name} () -> ()\n{}\nend_function\n", made.text)
            }
            false => format!("label_of_text_{number}:\n{}\n", made.text),
        })
        .collect();
    std::fs::write(&file, text).map_err(|error| error.to_string())?;
    let mut command = Command::new(ASSEMBLER);
    command.arg(format!("-triple={triple}")).arg("-show-encoding").arg(&file);
    if in_functions {
        command.arg("--no-type-check");
    }
    if !attributes.is_empty() {
        command.arg(format!("-mattr={attributes}"));
    }
    let output = command.output().map_err(|error| error.to_string())?;
    let mut encodings = vec![Vec::new(); list.len()];
    let mut at = 0;
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        if let Some(rest) = line.trim().strip_prefix("label_of_text_") {
            let digits = rest.trim_end_matches(|c: char| !c.is_ascii_digit());
            at = digits.split(':').next().and_then(|number| number.parse().ok()).unwrap_or(at);
        }
        let Some((_, bytes)) = line.split_once("encoding: [") else { continue };
        let encoding = encodings.get_mut(at).filter(|encoding| !in_functions || encoding.is_empty());
        if let (Some(encoding), Some((bytes, _))) = (encoding, bytes.split_once(']')) {
            encoding.extend(bytes.split(',').map(|byte| byte.trim().to_owned()));
        }
    }
    Ok(encodings)
}

/// Whether bytes are those shown: `0x1f`, `0b1010AAAA` with letters for bits of a fixup, `A` for eight of them, `'A'` after a
/// number that a fixup adds to.
fn is_equal(bytes: &[u8], shown: &[String]) -> bool {
    bytes.len() == shown.len() && bytes.iter().zip(shown).all(|(&byte, shown)| is_equal_byte(byte, shown))
}

fn is_equal_byte(byte: u8, shown: &str) -> bool {
    if let Some(bits) = shown.strip_prefix("0b") {
        let bit = |(index, c): (usize, char)| match c {
            '0' | '1' => (byte >> (7 - index.min(7)) & 1 == 1) == (c == '1'),
            _ => true,
        };
        return bits.chars().enumerate().all(bit);
    }
    match shown.strip_prefix("0x") {
        Some(digits) => u8::from_str_radix(digits, 16) == Ok(byte),
        None => shown.starts_with(|c: char| c.is_ascii_uppercase()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_round_trip_are_read() {
        let text = "ADD\tok\t12 01\t+x\tadd r1, r2\nNO\t-\t\t\tits text is not read: no, did you mean: nop?\n\
                    X\t-\t\t\toperand type '...' needs EncodeExpr\n1 of 3 instructions go from text to bytes and back\n";
        let (rates, made) = read_round_trip(text);
        assert_eq!((rates.total, rates.usable, rates.round), (3, 2, 1));
        assert_eq!((made[0].bytes.as_slice(), made[0].attributes.as_str()), (&[0x12, 1][..], "+x"));
        assert_eq!(rates.causes.len(), 2);
    }

    #[test]
    fn bits_of_a_fixup_are_not_compared() {
        let shown = |text: &str| text.split(',').map(str::to_owned).collect::<Vec<_>>();
        assert!(is_equal(&[0x12, 0xa7, 0x55], &shown("0x12,0b1010AAAA,A")));
        assert!(!is_equal(&[0x12, 0xb7, 0x55], &shown("0x12,0b1010AAAA,A")));
        assert!(!is_equal(&[0x12], &shown("0x12,0x00")) && !is_equal(&[0x12], &shown("0x13")));
    }
}
