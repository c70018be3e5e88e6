//! Programs of `csmith`, compiled by us and by clang from the same IR, must print the same.
//!
//! A batch of programs is one module and one program that runs each of them in a process of its own: compilers, linkers and
//! emulators are started once for all. Only when a batch does not compile is each of its programs compiled alone.

use super::{COMPILE_SECONDS, Choice, LEVELS, scratch, timed};
use crate::Result;
use crate::compare::{Agreement, Sample, jobs};
use crate::machine::{output, release_binary};
use crate::platform::{ALLOCATORS, PLATFORMS, Platform};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const CSMITH: &str = "csmith";
const CLANG: &str = "clang-22";
const LINK: &str = "llvm-link-22";

/// Programs in a module.
const BATCH: usize = 20;

/// Milliseconds that a program may compute when clang has compiled it (many never end), and when we have.
const MILLISECONDS: [&str; 2] = ["250", "8000"];
/// What a program prints that comes to its end; another one may do anything.
const END: &str = "checksum";

/// Seconds for all programs of a batch.
const BATCH_SECONDS: &str = "400";

/// What the programs are like, in turn.
const SHAPES: &[&[&str]] = &[
    &["--max-funcs", "5", "--max-block-depth", "3"],
    &["--max-funcs", "4", "--max-block-depth", "3", "--float"],
    &["--max-funcs", "8", "--max-block-depth", "2", "--max-expr-complexity", "14"],
    &["--max-funcs", "3", "--max-block-depth", "4", "--max-array-dim", "4", "--max-pointer-depth", "4"],
];

/// The programs of these seeds. Machines, levels and batches have the allocators in turn.
pub fn compare(choice: &Choice<'_>) -> Result<Agreement> {
    let (ours, scratch) = (release_binary()?, scratch("csmith")?);
    write(&scratch.join("csmith.h"), include_str!("csmith.h"))?;
    write(&scratch.join("driver.c"), include_str!("driver.c"))?;
    let mut batches = Vec::new();
    for (b, seeds) in choice.seeds().chunks(BATCH).enumerate() {
        for (p, platform) in PLATFORMS.into_iter().enumerate() {
            if !choice.takes(platform) || !platform.is_here("csmith") {
                continue;
            }
            for (l, &level) in choice.levels.iter().enumerate() {
                batches.push(Batch {
                    ours: &ours,
                    scratch: &scratch,
                    platform,
                    level,
                    allocator: ALLOCATORS[(b + p + l) % ALLOCATORS.len()],
                    seeds: seeds.to_vec(),
                });
            }
        }
    }
    let found = jobs(&batches, |batch| {
        let found = batch.compare();
        if batches.len() > PLATFORMS.len() * LEVELS.len() {
            let from = batch.seeds[0];
            match &found {
                Ok(f) => println!("{} from {from}: {} agree {:?}", batch.what(), f.agreed, f.differences),
                Err(error) => println!("{} from {from}: {error}", batch.what()),
            }
        }
        found
    });
    let mut agreement = Agreement::default();
    for (batch, found) in batches.iter().zip(found) {
        match found {
            Ok(found) => agreement.add(found),
            Err(error) => {
                agreement.differences.push(format!("{} from {}: {error}", batch.what(), batch.seeds[0]))
            }
        }
    }
    Ok(agreement)
}

pub fn run(sample: Sample) -> Result<Agreement> {
    let count = match sample {
        Sample::Smallest => 4,
        Sample::Usual => 60,
        Sample::All => 1150,
    };
    compare(&Choice::of_first(count))
}

fn write(path: &Path, text: &str) -> Result {
    fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}

/// Programs for one machine at one level, with one allocator.
struct Batch<'b> {
    ours: &'b Path,
    scratch: &'b Path,
    platform: &'static Platform,
    level: &'static str,
    allocator: &'static str,
    seeds: Vec<u64>,
}

impl Batch<'_> {
    fn what(&self) -> String {
        format!("{} {} {}", self.platform.name, self.level, self.allocator)
    }

    /// A file of this batch.
    fn file(&self, name: &str) -> PathBuf {
        self.scratch.join(format!("{}{}-{}-{name}", self.platform.name, self.level, self.seeds[0]))
    }

    fn compare(&self) -> Result<Agreement> {
        let mut agreement = Agreement::default();
        let mut parts = BTreeMap::new();
        for &seed in &self.seeds {
            match self.module(seed) {
                Ok(module) => drop(parts.insert(seed, module)),
                Err(error) => println!("csmith: seed {seed} is no program: {error}"),
            }
        }
        let module = self.file("all.bc");
        let theirs = self.file("theirs.o");
        output(Command::new(LINK).arg("-o").arg(&module).args(parts.values()))?;
        output(self.clang().args(["-Xclang", "-disable-llvm-passes", "-c", "-o"]).arg(&theirs).arg(&module))?;
        let expected = self.execute(
            std::slice::from_ref(&theirs),
            &parts.keys().copied().collect::<Vec<_>>(),
            "theirs",
            MILLISECONDS[0],
        )?;
        let objects = self.compile(&module, &parts, &mut agreement)?;
        let ends = |seed: &u64| expected.get(seed).is_some_and(|printed| printed.contains(END));
        let compiled: Vec<u64> = objects.keys().copied().filter(ends).collect();
        let mut objects: Vec<PathBuf> = objects.into_values().collect();
        objects.dedup();
        let found = self.execute(&objects, &compiled, "ours", MILLISECONDS[1])?;
        for seed in compiled {
            match (expected.get(&seed), found.get(&seed)) {
                (Some(expected), Some(found)) if expected == found => agreement.agreed += 1,
                _ if !self.is_defined(seed)? => {
                    println!("csmith: seed {seed} is left out: by clang alone it prints several things");
                }
                (expected, found) => agreement
                    .differences
                    .push(format!("seed {seed} {}: {expected:?} expected, found {found:?}", self.what())),
            }
        }
        if agreement.differences.is_empty() {
            let made =
                ["all.bc", "theirs.o", "ours.o", "theirs", "ours", "list.c"].map(|name| self.file(name));
            for file in parts.values().chain(&made) {
                // Left for the next run to write over.
                let _ = fs::remove_file(file);
            }
        }
        Ok(agreement)
    }

    /// Whether a program prints the same however clang compiles it, for all machines with the same order of bytes: what says
    /// otherwise uses what the language leaves open, mostly where floats are taken for integers.
    fn is_defined(&self, seed: u64) -> Result<bool> {
        let scratch = scratch("csmith-again")?;
        write(&scratch.join("csmith.h"), include_str!("csmith.h"))?;
        write(&scratch.join("driver.c"), include_str!("driver.c"))?;
        let mut printed = Vec::new();
        let alike = PLATFORMS.iter().filter(|other| other.is_big_endian == self.platform.is_big_endian);
        for platform in alike.filter(|platform| platform.is_here("csmith")) {
            for level in LEVELS {
                let batch = Batch { scratch: &scratch, platform, level, seeds: vec![seed], ..*self };
                let (module, object) = (batch.module(seed)?, batch.file("again.o"));
                output(batch.clang().args(["-c", "-o"]).arg(&object).arg(&module))?;
                let all = batch.execute(&[object], &batch.seeds, "again", MILLISECONDS[1])?;
                printed.push(all.get(&seed).cloned());
            }
        }
        Ok(printed.windows(2).all(|pair| pair[0] == pair[1]))
    }

    fn clang(&self) -> Command {
        let mut command = Command::new(CLANG);
        // Of some programs with floats, types of pointers do not fit.
        let tolerant = ["-w", "-Wno-incompatible-pointer-types", "-fno-strict-aliasing", "-ffp-contract=off"];
        command.args(tolerant).args(self.platform.clang).arg(self.level);
        command
    }

    /// The module of a program, whose main function has the seed in its name.
    fn module(&self, seed: u64) -> Result<PathBuf> {
        let (source, module) = (self.file(&format!("{seed}.c")), self.file(&format!("{seed}.bc")));
        let shape = SHAPES[(seed % SHAPES.len() as u64) as usize];
        // It leaves a file about the machine where it runs.
        let place = self.file("place");
        fs::create_dir_all(&place).map_err(|e| format!("{}: {e}", place.display()))?;
        let mut csmith = Command::new(CSMITH);
        csmith.current_dir(&place).args(shape).arg("--seed").arg(seed.to_string()).arg("-o").arg(&source);
        output(&mut csmith)?;
        let mut clang = self.clang();
        clang.arg("-I").arg(self.scratch).arg(format!("-Dmain=main_{seed}"));
        output(clang.args(["-c", "-emit-llvm", "-o"]).arg(&module).arg(&source))?;
        // Every machine and level makes it anew in less time than it takes to say who needs it still.
        let _ = fs::remove_dir_all(&place).and_then(|()| fs::remove_file(&source));
        Ok(module)
    }

    /// The object with each program.
    fn compile(
        &self,
        module: &Path,
        parts: &BTreeMap<u64, PathBuf>,
        agreement: &mut Agreement,
    ) -> Result<BTreeMap<u64, PathBuf>> {
        let object = self.file("ours.o");
        if self.llc(module, &object).is_ok() {
            return Ok(parts.keys().map(|&seed| (seed, object.clone())).collect());
        }
        let mut objects = BTreeMap::new();
        for (&seed, part) in parts {
            let object = part.with_extension("o");
            match self.llc(part, &object) {
                Ok(()) => {
                    objects.insert(seed, object);
                }
                Err(error) => agreement.differences.push(format!("seed {seed} {}: {error}", self.what())),
            }
        }
        Ok(objects)
    }

    fn llc(&self, module: &Path, object: &Path) -> Result {
        let mut llc = timed(COMPILE_SECONDS, self.ours);
        llc.args(["llc", self.level, "-verify-machineinstrs", "-filetype=obj", "-regalloc"]);
        llc.arg(self.allocator).arg("-o").arg(object).arg(module);
        output(&mut llc).map(|_| ())
    }

    /// What each program prints.
    fn execute(
        &self,
        objects: &[PathBuf],
        seeds: &[u64],
        name: &str,
        milliseconds: &str,
    ) -> Result<BTreeMap<u64, String>> {
        let (program, list) = (self.file(name), self.file("list.c"));
        let mut text = String::new();
        for seed in seeds {
            let _ = writeln!(text, "int main_{seed}(int, char **);");
        }
        let all = |name: &str| seeds.iter().map(|seed| format!("{name}{seed}, ")).collect::<String>();
        let _ = writeln!(text, "int (*const programs[])(int, char **) = {{{}0}};", all("main_"));
        let _ = writeln!(text, "const int seeds[] = {{{}0}};", all(""));
        write(&list, &text)?;
        let mut link = Command::new(self.platform.linker);
        link.args(["-static", "-no-pie", "-o"]).arg(&program).arg(self.scratch.join("driver.c")).arg(&list);
        output(link.args(objects).arg("-lm"))?;
        let mut run = Command::new("timeout");
        let run =
            run.arg(BATCH_SECONDS).args(self.platform.emulator).arg(&program).arg(milliseconds).output();
        let run = run.map_err(|e| format!("{}: {e}", program.display()))?;
        let printed = String::from_utf8_lossy(&run.stdout);
        let mut found: BTreeMap<u64, String> = BTreeMap::new();
        let mut last = None;
        for line in printed.lines() {
            let (number, rest) = line.split_once(' ').unwrap_or((line, ""));
            match number.parse() {
                Ok(seed) if seeds.contains(&seed) => {
                    found.insert(seed, rest.to_owned());
                    last = Some(seed);
                }
                _ => {
                    if let Some(text) = last.and_then(|seed| found.get_mut(&seed)) {
                        let _ = write!(text, "; {line}");
                    }
                }
            }
        }
        Ok(found)
    }
}
