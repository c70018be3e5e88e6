//! Objects of real programs against LLVM's: what clang makes of SQLite, Lua and zlib for RISC-V, with debug information, is
//! assembled by our tool and by llvm-mc; the files must be equal byte by byte. Ours are then linked with the machine's cross
//! linker, run in an emulator, and must print what the same sources print when built for this machine.
//!
//! Everything is made in `target/objects` and kept: a second run only assembles, links and runs.

use super::{Agreement, Sample};
use crate::Result;
use crate::corpus;
use crate::machine::{output, release_binary, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

pub const CLANG: &str = "clang-22";
pub const CROSS_GCC: &str = "riscv64-linux-gnu-gcc";
pub const LLD: &str = "ld.lld-22";
pub const EMULATOR: &str = "qemu-riscv64-static";

/// The features that clang assumes; the calling convention follows from them.
const FEATURES: &str = "+m,+a,+f,+d,+c";

pub struct Program {
    pub name: &'static str,
    /// Folders or files below the vendor folder.
    pub sources: &'static [&'static str],
    pub except: &'static [&'static str],
    /// A file of ours with `main`.
    pub driver: &'static str,
    /// A file of ours that the program gets as its argument.
    pub argument: Option<&'static str>,
    pub flags: &'static [&'static str],
}

pub const PROGRAMS: &[Program] = &[
    Program {
        name: "zlib",
        sources: &["libz-sys/src/zlib"],
        except: &[],
        driver: "zlib.c",
        argument: None,
        flags: &["-DHAVE_UNISTD_H"],
    },
    Program {
        name: "lua",
        sources: &["lua-src/lua-5.4.7"],
        except: &["lua.c", "luac.c"],
        driver: "lua.c",
        argument: Some("script.lua"),
        flags: &["-DLUA_USE_POSIX"],
    },
    Program {
        name: "sqlite",
        sources: &["libsqlite3-sys/sqlite3/sqlite3.c"],
        except: &[],
        driver: "sqlite.c",
        argument: Some("script.sql"),
        flags: &["-DSQLITE_ENABLE_FTS5", "-DSQLITE_ENABLE_RTREE", "-DSQLITE_OMIT_LOAD_EXTENSION"],
    },
];

const LEVELS: &[&str] = &["-O0", "-O2"];

/// With and without linker relaxation, which changes almost every relocation. GNU's linker crashes on the differences in
/// LEB128 that debug information then has, before its release 2.41, so the other one links those.
const MODES: &[Mode] =
    &[Mode { name: "plain", feature: "", lld: false }, Mode { name: "relax", feature: ",+relax", lld: true }];

struct Mode {
    name: &'static str,
    feature: &'static str,
    lld: bool,
}

/// A file to assemble and compare.
struct Unit {
    assembly: PathBuf,
    ours: PathBuf,
    theirs: PathBuf,
    attributes: String,
}

/// The smallest program at one level in the smallest sample.
pub fn run(sample: Sample) -> Result<Agreement> {
    let tool = release_binary()?;
    let folder = target().join("objects");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let vendor = corpus::vendor(&folder)?;
    let agreement = Mutex::new(Agreement::default());
    for program in sample.every(PROGRAMS.len(), PROGRAMS.iter().collect()) {
        let sources = program.sources(&vendor)?;
        let expected = program.native_output(&sources, &folder)?;
        for level in sample.every(LEVELS.len(), LEVELS.to_vec()) {
            program.make_assembly(&sources, level, &folder)?;
            for mode in MODES {
                let units = program.units(&sources, level, mode, &folder);
                each(&units, |unit| unit.compare(&tool, &agreement))?;
                let found = program.cross_output(&units, level, mode, &folder)?;
                record(&agreement, found == expected, || {
                    format!("{} {level} {}: prints something else in the emulator", program.name, mode.name)
                });
            }
        }
    }
    Ok(agreement.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
}

pub fn record(agreement: &Mutex<Agreement>, agrees: bool, difference: impl FnOnce() -> String) {
    let mut agreement = agreement.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if agrees {
        agreement.agreed += 1;
    } else {
        agreement.differences.push(difference());
    }
}

/// Does something with every item, on all processors.
pub fn each<T: Sync>(items: &[T], work: impl Fn(&T) -> Result + Sync) -> Result {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = std::sync::atomic::AtomicUsize::new(0);
    let result = Mutex::new(Ok(()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed)) {
                    if let Err(error) = work(item) {
                        *result.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Err(error);
                    }
                }
            });
        }
    });
    result.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// A file beside this one.
pub fn own(name: &str) -> PathBuf {
    root().join("xtask/src/compare/objects").join(name)
}

impl Program {
    /// Files in C, and the driver.
    pub fn sources(&self, vendor: &Path) -> Result<Vec<PathBuf>> {
        let mut files = Vec::new();
        for source in self.sources {
            let path = vendor.join(source);
            if !path.is_dir() {
                files.push(path);
                continue;
            }
            let entries = fs::read_dir(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let mut found: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
            found.retain(|file| {
                file.extension().is_some_and(|e| e == "c") && !self.except.contains(&&*name(file))
            });
            found.sort();
            files.append(&mut found);
        }
        files.push(own(self.driver));
        Ok(files)
    }

    /// Flags for the compiler; drivers find the headers of what they drive.
    pub fn clang(&self, sources: &[PathBuf]) -> Command {
        let mut command = Command::new(CLANG);
        command.args(["-w", "-g"]).args(self.flags);
        if let Some(folder) = sources.first().and_then(|source| source.parent()) {
            command.arg("-I").arg(folder);
        }
        command
    }

    fn assembly(&self, source: &Path, level: &str, folder: &Path) -> PathBuf {
        folder.join(format!("{}-{}{level}.s", self.name, name(source)))
    }

    fn make_assembly(&self, sources: &[PathBuf], level: &str, folder: &Path) -> Result {
        each(sources, |source| {
            let assembly = self.assembly(source, level, folder);
            if assembly.exists() {
                return Ok(());
            }
            let mut command = self.clang(sources);
            command.args(["--target=riscv64-linux-gnu", "-S", level]).arg(source).arg("-o").arg(&assembly);
            output(&mut command).map(|_| ())
        })
    }

    fn units(&self, sources: &[PathBuf], level: &str, mode: &Mode, folder: &Path) -> Vec<Unit> {
        let unit = |source: &PathBuf| {
            let assembly = self.assembly(source, level, folder);
            let object = |who: &str| assembly.with_extension(format!("{}.{who}.o", mode.name));
            let attributes = format!("{FEATURES}{}", mode.feature);
            Unit { ours: object("ours"), theirs: object("llvm"), assembly, attributes }
        };
        sources.iter().map(unit).collect()
    }

    /// What the program prints when built for this machine.
    pub fn native_output(&self, sources: &[PathBuf], folder: &Path) -> Result<Vec<u8>> {
        let program = folder.join(self.name);
        if !program.exists() {
            let mut command = self.clang(sources);
            output(command.args(["-O0", "-o"]).arg(&program).args(sources).args(["-lm"]))?;
        }
        output(Command::new(program).args(self.argument.map(own)))
    }

    /// What it prints in the emulator, linked from our objects.
    fn cross_output(&self, units: &[Unit], level: &str, mode: &Mode, folder: &Path) -> Result<Vec<u8>> {
        let program = folder.join(format!("{}{level}.{}", self.name, mode.name));
        let objects = units.iter().map(|unit| &unit.ours);
        let mut link = Command::new(if mode.lld { CLANG } else { CROSS_GCC });
        if mode.lld {
            link.args(["--target=riscv64-linux-gnu", "-fuse-ld=lld"]);
        }
        output(link.args(["-static", "-o"]).arg(&program).args(objects).arg("-lm"))?;
        output(Command::new(EMULATOR).arg(program).args(self.argument.map(own)))
    }
}

pub fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

impl Unit {
    fn compare(&self, tool: &Path, agreement: &Mutex<Agreement>) -> Result {
        let assemble = |mut command: Command, object: &Path| {
            command.args(["-triple=riscv64", "-filetype=obj", "-mattr"]).arg(&self.attributes);
            output(command.arg(&self.assembly).arg("-o").arg(object))
        };
        let mut ours = Command::new(tool);
        ours.arg("mc");
        assemble(ours, &self.ours)?;
        assemble(Command::new("llvm-mc-22"), &self.theirs)?;
        let read = |path: &Path| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
        let equal = read(&self.ours)? == read(&self.theirs)?;
        let what = if equal { String::new() } else { self.difference()? };
        record(agreement, equal, || format!("{}: {what}", self.ours.display()));
        Ok(())
    }

    /// The first line that a dump of both objects does not have in common.
    fn difference(&self) -> Result<String> {
        let dump = |object: &Path| -> Result<String> {
            let mut command = Command::new("llvm-readelf-22");
            let text = output(command.args(["-h", "-S", "-s", "-r", "-W"]).arg(object))?;
            Ok(String::from_utf8_lossy(&text).into_owned())
        };
        let first = super::first_difference(&dump(&self.theirs)?, &dump(&self.ours)?);
        Ok(first.unwrap_or_else(|| "contents of sections differ".to_owned()))
    }
}
