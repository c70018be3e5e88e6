//! Real programs for x86, assembled by our tool and by llvm-mc: what clang makes of zlib, Lua, zstd and SQLite for 32 and 64
//! bits in both syntaxes, and the assembly that zstd has by hand. Objects must be equal byte by byte; ours are linked with
//! the system's linker, and the programs must print what the same sources print when clang has built them.
//!
//! `cargo xtask compare x86-objects` does a part of it, in half a minute; `cargo xtask compare x86-objects full` does it at
//! three levels. Everything is made in `target/objects` and kept: a second run only assembles, links and runs.

use super::Agreement;
use super::objects::{PROGRAMS, Program, each, name, own, record};
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
pub fn run() -> Result<Agreement> {
    let mut builds = Vec::new();
    for program in PROGRAMS.iter().filter(|program| program.name != "sqlite") {
        for machine in MACHINES {
            // Intel's syntax differs little between machines.
            let syntaxes = if machine.triple == "x86_64" { SYNTAXES } else { &SYNTAXES[..1] };
            builds.extend(syntaxes.iter().map(|syntax| Build { program, machine, level: "-O2", syntax }));
        }
    }
    run_builds(&builds)
}

/// All programs at all levels.
pub fn run_full() -> Result<Agreement> {
    let mut builds = Vec::new();
    for program in PROGRAMS.iter().chain([&ZSTD]) {
        for machine in MACHINES {
            for level in ["-O0", "-O2", "-O3"] {
                builds.extend(SYNTAXES.iter().map(|syntax| Build { program, machine, level, syntax }));
            }
        }
    }
    run_builds(&builds)
}

fn run_builds(builds: &[Build<'_>]) -> Result<Agreement> {
    let tool = match std::env::var_os("CODEWRIGHT") {
        Some(program) => program.into(),
        None => release_binary()?,
    };
    let folder = target().join("objects");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let vendor = corpus::vendor(&folder)?;
    let agreement = Mutex::new(Agreement::default());
    by_hand(&tool, &vendor, &folder, &agreement)?;
    for build in builds {
        build.compare(&tool, &vendor, &folder, &agreement)?;
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
            if !assembly.exists() {
                let mut clang = self.program.clang(&sources);
                clang.arg("-g0").args(self.machine.flags).args([self.level, self.syntax]);
                // LLVM cannot read the distance to the table of addresses in the Intel syntax that it writes.
                clang.args(
                    (self.machine.triple == "i386" && self.syntax == "-masm=intel").then_some("-fno-pic"),
                );
                let is_assembly = source.extension().is_some_and(|e| e == "S");
                clang.arg(if is_assembly { "-E" } else { "-S" });
                output(clang.arg(source).arg("-o").arg(&assembly))?;
            }
            compare(tool, self.machine.triple, &assembly, agreement)
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

pub fn compare(tool: &Path, triple: &str, assembly: &Path, agreement: &Mutex<Agreement>) -> Result {
    let (ours, theirs) = (assembly.with_extension("ours.o"), assembly.with_extension("theirs.o"));
    let args = [format!("-triple={triple}"), "-filetype=obj".to_owned()];
    let expected = output(Command::new("llvm-mc-22").args(&args).arg(assembly).arg("-o").arg(&theirs));
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
