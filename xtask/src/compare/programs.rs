//! Real programs for x86, assembled by our tool and by llvm-mc: what clang makes of zlib, Lua, zstd and SQLite for 32 and 64
//! bits in both syntaxes, and the assembly that zstd has by hand. Objects must be equal byte by byte; ours are linked with
//! the system's linker, and the programs must print what the same sources print when clang has built them.
//!
//! `cargo xtask compare x86-objects` does a part of it, in half a minute; `cargo xtask compare x86-objects full` does it at
//! three levels, and `cargo xtask compare x86-objects i386-lua-O2` those of them whose name, machine-program-level-syntax,
//! contains that. Each source is optimized once for both syntaxes. Everything is made in `target/objects` and kept: a second
//! run only assembles, links and runs, and one that was stopped goes on where it was.

use super::objects::{PROGRAMS, Program, each, name, own, record};
use super::{Agreement, Sample};
use crate::Result;
use crate::corpus;
use crate::machine::{has_program, output, release_binary, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

const CLANG: &str = "clang-22";

/// The one whose decoder is written by hand, too; deflate of zlib is not enough to reach all of it.
const ZSTD: Program = Program {
    name: "zstd",
    sources: &[
        "zstd-sys/zstd/lib/common",
        "zstd-sys/zstd/lib/compress",
        "zstd-sys/zstd/lib/decompress",
        "zstd-sys/zstd/lib/decompress/huf_decompress_amd64.S",
    ],
    except: &[],
    driver: "zstd.c",
    argument: None,
    flags: &[],
};

/// A machine to compile for.
struct Machine {
    triple: &'static str,
    flags: &'static [&'static str],
    linker: &'static str,
    link_flags: &'static [&'static str],
    /// What runs its programs where the system does not.
    emulator: Option<&'static str>,
}

const MACHINES: &[Machine] = &[
    Machine {
        triple: "x86_64",
        flags: &["--target=x86_64-linux-gnu", "-march=x86-64-v3"],
        linker: CLANG,
        link_flags: &[],
        emulator: None,
    },
    Machine {
        triple: "i386",
        flags: &["--target=i386-linux-gnu", "-fPIC"],
        linker: "i686-linux-gnu-gcc",
        link_flags: &["-static"],
        emulator: Some("qemu-i386-static"),
    },
];

/// The flags of both syntaxes.
const SYNTAXES: &[&str] = &["-masm=att", "-masm=intel"];

/// One way in which a program is compiled.
struct Build<'a> {
    program: &'a Program,
    machine: &'a Machine,
    level: &'a str,
    syntax: &'a str,
}

/// What every run of the tests has time for.
pub fn run(sample: Sample) -> Result<Agreement> {
    let mut builds = Vec::new();
    for program in PROGRAMS.iter().filter(|program| program.name != "sqlite") {
        for machine in MACHINES {
            // Intel's syntax differs little between machines.
            let syntaxes = if machine.triple == "x86_64" { SYNTAXES } else { &SYNTAXES[..1] };
            builds.extend(syntaxes.iter().map(|syntax| Build { program, machine, level: "-O2", syntax }));
        }
    }
    run_builds(&sample.every(4, builds))
}

/// All programs at all levels; those whose name contains `filter`.
pub fn run_full(filter: &str) -> Result<Agreement> {
    let mut builds = Vec::new();
    for program in PROGRAMS.iter().chain([&ZSTD]) {
        for machine in MACHINES {
            for level in ["-O0", "-O2", "-O3"] {
                builds.extend(SYNTAXES.iter().map(|syntax| Build { program, machine, level, syntax }));
            }
        }
    }
    builds.retain(|build| build.name().contains(filter));
    run_builds(&builds)
}

fn run_builds(builds: &[Build<'_>]) -> Result<Agreement> {
    let tool = release_binary()?;
    let folder = target().join("objects");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let vendor = corpus::vendor(&folder)?;
    let agreement = Mutex::new(Agreement::default());
    by_hand(&tool, &vendor, &folder, &agreement)?;
    for build in builds {
        let counts = || agreement.lock().map_or((0, 0), |a| (a.agreed, a.differences.len()));
        let (agreed, different) = counts();
        build.compare(&tool, &vendor, &folder, &agreement)?;
        let now = counts();
        let (agreed, different) = (now.0 - agreed, now.1 - different);
        println!("x86-objects: {}: {agreed} of {} agree", build.name(), agreed + different);
    }
    Ok(agreement.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
}

/// The assembly of zstd, which the short run does not compile.
fn by_hand(tool: &Path, vendor: &Path, folder: &Path, agreement: &Mutex<Agreement>) -> Result {
    let assembly = folder.join("x86-by-hand.s");
    let source = vendor.join("zstd-sys/zstd/lib/decompress/huf_decompress_amd64.S");
    let mut clang = Command::new(CLANG);
    output(clang.args(["--target=x86_64-linux-gnu", "-E"]).arg(source).arg("-o").arg(&assembly))?;
    compare(tool, "x86_64", &assembly, agreement)
}

impl Build<'_> {
    fn name(&self) -> String {
        format!("x86-{}-{}{}{}", self.machine.triple, self.program.name, self.level, self.syntax)
    }

    fn compare(&self, tool: &Path, vendor: &Path, folder: &Path, agreement: &Mutex<Agreement>) -> Result {
        let sources = self.program.sources(vendor)?;
        let assembly = |source: &PathBuf| folder.join(format!("{}-{}.s", self.name(), name(source)));
        each(&sources, |source| {
            let assembly = assembly(source);
            self.make_assembly(&sources, source, folder, &assembly)?;
            let reference = self.reference(&assembly)?;
            compare_with(tool, self.machine.triple, &assembly, &reference, agreement)
        })?;
        if !has_program(self.machine.linker) {
            println!("{}: not run, {} is not installed", self.name(), self.machine.linker);
            return Ok(());
        }
        let objects: Vec<PathBuf> =
            sources.iter().map(|source| assembly(source).with_extension("ours.o")).collect();
        if objects.iter().any(|object| !object.exists()) {
            return Ok(());
        }
        let expected = self.program.native_output(&sources, folder)?;
        let found = self.link_and_run(&objects, folder);
        record(agreement, found.as_ref() == Ok(&expected), || {
            let found = found.map(|text| String::from_utf8_lossy(&text).into_owned());
            format!("{}: prints {found:?}", self.name())
        });
        Ok(())
    }

    fn make_assembly(&self, sources: &[PathBuf], source: &Path, folder: &Path, assembly: &Path) -> Result {
        if assembly.exists() {
            return Ok(());
        }
        let clang = || {
            let mut clang = self.program.clang(sources);
            clang.arg("-g0").args(self.machine.flags).args([self.level, self.syntax]);
            // LLVM cannot read the distance to the table of addresses in the Intel syntax that it writes.
            clang.args(self.has_no_pic().then_some("-fno-pic"));
            clang
        };
        if source.extension().is_some_and(|e| e == "S") {
            return write_whole(clang().arg("-E").arg(source), assembly);
        }
        let kind = if self.has_no_pic() { "-no-pic" } else { "" };
        let (triple, program) = (self.machine.triple, self.program.name);
        let optimized =
            folder.join(format!("x86-{triple}-{program}{}{kind}-{}.bc", self.level, name(source)));
        if !optimized.exists() {
            write_whole(clang().args(["-c", "-emit-llvm"]).arg(source), &optimized)?;
        }
        write_whole(clang().args(["-S", "-Xclang", "-disable-llvm-passes"]).arg(optimized), assembly)
    }

    /// What LLVM is to assemble. It takes `push offset name` for a push of 16 bits in 32-bit code, which no linker can fill,
    /// so it gets those statements in the other syntax.
    fn reference(&self, assembly: &Path) -> Result<PathBuf> {
        const START: &str = "\tpush\toffset ";
        if !self.has_no_pic() {
            return Ok(assembly.to_owned());
        }
        let text =
            fs::read_to_string(assembly).map_err(|error| format!("{}: {error}", assembly.display()))?;
        let rewritten = text.lines().fold(String::with_capacity(text.len()), |mut all, line| {
            match line.strip_prefix(START) {
                Some(name) => {
                    all.push_str(&format!("\t.att_syntax\n\tpushl\t${name}\n\t.intel_syntax noprefix\n"))
                }
                None => all.extend([line, "\n"]),
            }
            all
        });
        let reference = assembly.with_extension("reference.s");
        fs::write(&reference, rewritten).map_err(|error| format!("{}: {error}", reference.display()))?;
        Ok(reference)
    }

    fn has_no_pic(&self) -> bool {
        self.machine.triple == "i386" && self.syntax == "-masm=intel"
    }

    fn link_and_run(&self, objects: &[PathBuf], folder: &Path) -> Result<Vec<u8>> {
        let program = folder.join(self.name());
        let mut link = Command::new(self.machine.linker);
        output(link.args(self.machine.link_flags).arg("-o").arg(&program).args(objects).arg("-lm"))?;
        let argument = self.program.argument.map(own);
        let native = output(Command::new(&program).args(&argument));
        match self.machine.emulator {
            Some(emulator) if native.is_err() => output(Command::new(emulator).arg(&program).args(&argument)),
            _ => native,
        }
    }
}

/// Runs a compiler; its output is there only if it has ended.
fn write_whole(compiler: &mut Command, to: &Path) -> Result {
    let part = to.with_added_extension("part");
    output(compiler.arg("-o").arg(&part))?;
    fs::rename(&part, to).map_err(|error| format!("{}: {error}", to.display()))
}

pub fn compare(tool: &Path, triple: &str, assembly: &Path, agreement: &Mutex<Agreement>) -> Result {
    compare_with(tool, triple, assembly, assembly, agreement)
}

/// The same, with a text of its own for LLVM's assembler.
fn compare_with(
    tool: &Path,
    triple: &str,
    assembly: &Path,
    reference: &Path,
    agreement: &Mutex<Agreement>,
) -> Result {
    let (ours, theirs) = (assembly.with_extension("ours.o"), assembly.with_extension("theirs.o"));
    let args = [format!("-triple={triple}"), "-filetype=obj".to_owned()];
    let expected = output(Command::new("llvm-mc-22").args(&args).arg(reference).arg("-o").arg(&theirs));
    let made = output(Command::new(tool).arg("mc").args(&args).arg(assembly).arg("-o").arg(&ours));
    let same = match (&expected, &made) {
        (Ok(_), Ok(_)) => fs::read(&ours).ok() == fs::read(&theirs).ok(),
        (expected, made) => expected.is_err() && made.is_err(),
    };
    record(agreement, same, || match made {
        Ok(_) => format!("{}: objects differ", assembly.display()),
        Err(error) => error,
    });
    Ok(())
}
