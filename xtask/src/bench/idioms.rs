//! `cargo xtask bench idioms`: the instructions and bytes of small functions against `llc-22`.
//!
//! (a) The table of [`crate::idioms`], for each set of features; with `bless` the means are written down as what has been
//! reached. (b) With `--inputs DIRECTORY`, the files of a folder, as LLVM's own inputs for code generation are in Debian's
//! source package (`llvm/test/CodeGen/X86`): every file that both compile. (c) The corpus, where it is.
//!
//! `--only TEXT` leaves the sets whose names do not have the text out; `--worst N` shows more than fifty.
//! `--cycles` adds what `llvm-mca-22` estimates, of the functions without calls.

use crate::Result;
use crate::idioms::code::{Counts, DISASSEMBLER, PEER, compile, count};
use crate::idioms::figures::{self, Built, Figures, Row};
use crate::idioms::sets::{SETS, Set};
use crate::machine::{has_program, output, release_binary, root, target};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const WORST: usize = 50;
const ANALYSER: &str = "llvm-mca-22";

struct Options {
    only: String,
    worst: usize,
    inputs: Option<PathBuf>,
    cycles: bool,
    bless: bool,
    /// `(a)` and `(c)` are left out where inputs are given alone.
    table: bool,
}

fn options(args: &[String]) -> Result<Options> {
    let mut options =
        Options { only: String::new(), worst: WORST, inputs: None, cycles: false, bless: false, table: true };
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        let mut value = || rest.next().ok_or_else(|| format!("{arg} wants a value"));
        match arg.as_str() {
            "--only" => options.only.clone_from(value()?),
            "--worst" => options.worst = value()?.parse().map_err(|_| "--worst wants a number")?,
            "--inputs" => {
                options.inputs = Some(PathBuf::from(value()?));
                options.table = false;
            }
            "--cycles" => options.cycles = true,
            "bless" => options.bless = true,
            _ => return Err(format!("'{arg}' is no option: --only, --worst, --inputs, --cycles, bless")),
        }
    }
    Ok(options)
}

pub fn run(args: &[String]) -> Result {
    let options = options(args)?;
    if let Some(missing) = [PEER, DISASSEMBLER].into_iter().find(|program| !has_program(program)) {
        return Err(format!("{missing} is not installed"));
    }
    let tool = release_binary()?;
    if let Some(folder) = &options.inputs {
        return files(&tool, &inputs(folder)?, &options);
    }
    table(&tool, &options)?;
    let corpus = target().join("corpus");
    if options.only.is_empty() && corpus.is_dir() {
        println!("\nThe corpus, file by file:");
        files(&tool, &inputs(&corpus)?, &options)?;
    }
    Ok(())
}

fn table(tool: &Path, options: &Options) -> Result {
    let mut lines = vec![Figures::header()];
    let (mut reached, mut worse) = (Vec::new(), Vec::new());
    for set in SETS.iter().filter(|set| set.name.contains(&options.only)) {
        let built = figures::build(tool, set)?;
        let rows = built.rows()?;
        show_worst(&built, &rows, options.worst);
        let now = Figures::new(&rows);
        lines.push(now.line(set.name));
        if options.cycles {
            lines.push(cycles(tool, &built, &rows)?);
        }
        worse.extend(figures::worse_than_reached(set.name, &now));
        reached.push((set.name, now));
    }
    println!("\n{}", lines.join("\n"));
    if options.bless {
        if !options.only.is_empty() {
            return Err("what has been reached is written for all sets at once".to_owned());
        }
        let file = root().join("xtask/src/idioms/reached.txt");
        return fs::write(&file, figures::reached_text(&reached)).map_err(|e| e.to_string());
    }
    if worse.is_empty() { Ok(()) } else { Err(worse.join("\n")) }
}

/// The worst of a set, with a command that shows both, and the refusals.
fn show_worst(built: &Built, rows: &[Row], count: usize) {
    println!("\n== {}", built.set.name);
    let mut sorted: Vec<&Row> = rows.iter().filter(|row| row.ours.is_some()).collect();
    sorted.sort_by(|a, b| b.insts_ratio().total_cmp(&a.insts_ratio()).then_with(|| a.name.cmp(&b.name)));
    for row in sorted.into_iter().take(count) {
        let Some(ours) = row.ours else { continue };
        let marks = [(row.is_scalarised(), " by elements"), (ours.calls > row.theirs.calls, " calls")];
        let marks: String = marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark).collect();
        println!(
            "{:<32} {:>4}/{:<4} {:>5.2}, bytes {:>4}/{:<4}{marks}",
            row.name,
            ours.insts,
            row.theirs.insts,
            row.insts_ratio(),
            ours.bytes,
            row.theirs.bytes
        );
    }
    for refusal in &built.refusals {
        println!("{:<32} refused: {}", refusal.function, refusal.reason);
    }
    let show = |object: &Path| {
        format!("{DISASSEMBLER} -dr --no-show-raw-insn --disassemble-symbols=$f {}", object.display())
    };
    println!(
        "for f=NAME: {}; {}\n  of {}, options {}",
        show(&built.ours),
        show(&built.theirs),
        built.module.display(),
        built.set.options().join(" ")
    );
}

/// Files with code, by name, in folders below, too.
fn inputs(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut list: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    list.retain(|path| path.extension().is_some_and(|e| e == "ll" || e == "bc"));
    list.sort();
    Ok(list)
}

/// A file that both compile counts as one row; one that only the other compiles is refused.
fn files(tool: &Path, list: &[PathBuf], options: &Options) -> Result {
    let folder = figures::folder()?;
    let mut lines = vec![Figures::header()];
    for set in SETS.iter().filter(|set| is_for_files(set) && set.name.contains(&options.only)) {
        let made = super::super::compare::jobs(list, |file| Ok(file_row(tool, set, &folder, file)));
        let rows: Vec<Row> = made.into_iter().filter_map(|row| row.ok().flatten()).collect();
        println!("\n== {}, {} of {} files", set.name, rows.len(), list.len());
        let mut sorted: Vec<&Row> = rows.iter().collect();
        sorted.sort_by(|a, b| b.insts_ratio().total_cmp(&a.insts_ratio()).then_with(|| a.name.cmp(&b.name)));
        let (taken, refused): (Vec<_>, Vec<_>) = sorted.into_iter().partition(|row| row.ours.is_some());
        for row in taken.iter().take(options.worst) {
            let ours = row.ours.unwrap_or_default();
            println!("{:<56} {:>6}/{:<6} {:>5.2}", row.name, ours.insts, row.theirs.insts, row.insts_ratio());
        }
        let names: Vec<&str> = refused.iter().map(|row| row.name.as_str()).collect();
        println!("refused: {}", names.join(" "));
        println!(
            "for f=FILE: codewright llc -O2 {0} $f -o -; {PEER} -O2 {0} $f -o -",
            set.options().join(" ")
        );
        lines.push(Figures::new(&rows).line(set.name));
    }
    println!("\n{}", lines.join("\n"));
    Ok(())
}

/// Sets with one part of the table each are the same for files.
fn is_for_files(set: &Set) -> bool {
    ["sse2", "avx2", "rv64gc"].contains(&set.name)
}

/// Nothing where the other cannot compile the file or there is no code in it.
fn file_row(tool: &Path, set: &Set, folder: &Path, file: &Path) -> Option<Row> {
    let name = file.file_name()?.to_string_lossy().into_owned();
    let object = |side: &str| folder.join(format!("{name}.{}.{side}.o", set.name));
    let (ours, theirs) = (object("ours"), object("theirs"));
    let sum = |object: &PathBuf| {
        let found: BTreeMap<String, Counts> = count(object).ok()?;
        let sum = found.values().fold(Counts::default(), |sum, one| Counts {
            insts: sum.insts + one.insts,
            bytes: sum.bytes + one.bytes,
            calls: sum.calls + one.calls,
            scalar: sum.scalar + one.scalar,
        });
        (sum.insts > 0).then_some(sum)
    };
    let limited = |program: &Path| {
        let mut command = Command::new("timeout");
        command.arg("20").arg(program);
        command
    };
    let options = set.options();
    let made = compile(&mut limited(Path::new(PEER)), &options, file, &theirs);
    let theirs_sum = made.ok().and_then(|()| sum(&theirs));
    let ours_sum = theirs_sum.and_then(|_| {
        compile(limited(tool).arg("llc"), &options, file, &ours).ok()?;
        sum(&ours)
    });
    // Thousands of files would stay.
    for object in [&ours, &theirs] {
        let _ = fs::remove_file(object);
    }
    let row = Row { name, ours: ours_sum, theirs: theirs_sum? };
    Some(row)
}

/// Cycles of one turn of each function without calls and jumps, summed up as a geometric mean.
fn cycles(tool: &Path, built: &Built, rows: &[Row]) -> Result<String> {
    let folder = figures::folder()?;
    let mut of = Vec::new();
    for side in ["ours", "theirs"] {
        let assembly = folder.join(format!("{}.{side}.s", built.set.name));
        let mut compiler = if side == "ours" {
            let mut command = Command::new(tool);
            command.arg("llc");
            command
        } else {
            Command::new(PEER)
        };
        let input =
            if side == "ours" { built.module.with_extension("taken.ll") } else { built.module.clone() };
        output(
            compiler
                .args(["-O2", "-relocation-model=pic"])
                .args(built.set.options())
                .arg("-o")
                .arg(&assembly)
                .arg(&input),
        )?;
        of.push(analysed(built.set, &assembly)?);
    }
    let ratios: Vec<f64> = rows
        .iter()
        .filter(|row| row.ours.is_some_and(|ours| ours.calls == 0) && row.theirs.calls == 0)
        .filter_map(|row| Some(of.first()?.get(&row.name)? / of.get(1)?.get(&row.name)?))
        .collect();
    let mean = super::geometric_mean(ratios.iter().copied());
    Ok(format!("{:<24} {:>9} {mean:>8.4} cycles estimated for {}", "", ratios.len(), built.set.cpu))
}

/// Cycles that a hundred turns of each function take.
fn analysed(set: &Set, assembly: &Path) -> Result<BTreeMap<String, f64>> {
    let text = fs::read_to_string(assembly).map_err(|e| format!("{}: {e}", assembly.display()))?;
    let mut marked = String::new();
    let mut function = None;
    for line in text.lines() {
        let label = line
            .split_once(':')
            .map(|(label, _)| label)
            .filter(|label| !label.starts_with(['.', '\t', ' ', '#']) && !label.is_empty());
        if let Some(label) = label {
            marked.push_str(&format!("{line}\n# LLVM-MCA-BEGIN {label}\n"));
            function = Some(label.to_owned());
        } else if line.trim_start().starts_with(".size") && function.is_some() {
            marked.push_str(&format!("# LLVM-MCA-END\n{line}\n"));
            function = None;
        } else {
            marked.push_str(line);
            marked.push('\n');
        }
    }
    crate::idioms::code::write(assembly, &marked)?;
    let mut analyser = Command::new(ANALYSER);
    analyser.arg(format!("-mtriple={}", set.platform.triple)).arg(format!("-mcpu={}", set.cpu));
    analyser.args([
        "-iterations=100",
        "-all-views=false",
        "-summary-view",
        "-skip-unsupported-instructions=any",
    ]);
    if !set.features.is_empty() {
        analyser.arg(format!("-mattr={}", set.features));
    }
    let said = output(analyser.arg(assembly))?;
    let said = String::from_utf8_lossy(&said);
    let mut found = BTreeMap::new();
    let mut name = None;
    for line in said.lines() {
        if let Some((_, after)) = line.split_once("Code Region - ") {
            name = Some(after.trim().to_owned());
        } else if let Some(cycles) = line.strip_prefix("Total Cycles:")
            && let (Some(name), Ok(cycles)) = (name.take(), cycles.trim().parse::<f64>())
        {
            found.insert(name, cycles);
        }
    }
    Ok(found)
}
