//! Real programs, compiled from clang's bitcode by our code generator, against clang's own: SQLite's shell, Lua, zlib and
//! zstd with scripts and inputs of ours. What they print, and their exit code, must be equal.
//!
//! A [`Setup`] says for which machine, at which level, with which allocator, for static programs or position-independent
//! ones. Every run of the tests takes a few of them with small inputs; `cargo xtask compare programs all` takes all, with 50
//! million bytes to compress.
//!
//! What clang makes is kept in `target/programs`, so a second run only compiles with our tool, links and runs.

mod sql;

use super::Agreement;
use crate::Result;
use crate::corpus;
use crate::machine::{describe, has_program, output, release_binary, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

const CLANG: &str = "clang-22";
const LINK: &str = "llvm-link-22";

/// Seconds that a program may run; in the emulator most of it.
const RUN_SECONDS: &str = "1500";

pub struct Program {
    pub name: &'static str,
    /// Files, or folders whose `.c` files are taken, below the vendor folder.
    sources: &'static [&'static str],
    /// A file of ours with `main`.
    driver: Option<&'static str>,
    flags: &'static [&'static str],
    /// Arguments with a small input, and with the full one.
    small: &'static [&'static str],
    full: &'static [&'static str],
    /// Files of ours that are arguments.
    scripts: &'static [&'static str],
    /// What it reads.
    input: fn() -> String,
}

const PROGRAMS: &[Program] = &[
    Program {
        name: "zlib",
        sources: &["libz-sys/src/zlib"],
        driver: Some("zlib.c"),
        flags: &["-DHAVE_UNISTD_H"],
        small: &["1000000", "1", "6"],
        full: &["50000000", "1", "6", "9"],
        scripts: &[],
        input: String::new,
    },
    Program {
        name: "zstd",
        sources: &["zstd-sys/zstd/lib/common", "zstd-sys/zstd/lib/compress", "zstd-sys/zstd/lib/decompress"],
        driver: Some("zstd.c"),
        flags: &["-DZSTD_DISABLE_ASM", "-Izstd-sys/zstd/lib"],
        small: &["500000", "1", "5", "17"],
        full: &["50000000", "1", "3", "9"],
        scripts: &[],
        input: String::new,
    },
    Program {
        name: "lua",
        sources: &["lua-src/lua-5.4.7"],
        driver: Some("lua.c"),
        flags: &["-DLUA_USE_POSIX"],
        small: &[],
        full: &[],
        scripts: &["numbers.lua", "strings.lua", "tables.lua", "control.lua"],
        input: String::new,
    },
    Program {
        name: "sqlite",
        sources: &["sqlite3-src/source/sqlite3.c", "sqlite3-src/source/shell.c"],
        driver: None,
        flags: &[
            "-DSQLITE_ENABLE_FTS5",
            "-DSQLITE_ENABLE_RTREE",
            "-DSQLITE_ENABLE_MATH_FUNCTIONS",
            "-DSQLITE_THREADSAFE=0",
            "-DSQLITE_OMIT_LOAD_EXTENSION",
        ],
        small: &["-batch", ":memory:"],
        full: &["-batch", ":memory:"],
        scripts: &[],
        input: sql::script,
    },
];

/// A machine, as clang and the linkers know it.
struct Machine {
    name: &'static str,
    clang: &'static [&'static str],
    linker: &'static str,
    emulator: &'static [&'static str],
}

const X86: Machine =
    Machine { name: "x86_64", clang: &["--target=x86_64-linux-gnu"], linker: "gcc", emulator: &[] };
const RISCV: Machine = Machine {
    name: "riscv64",
    clang: &[
        "--target=riscv64-linux-gnu",
        "-march=rv64gc",
        "-mabi=lp64d",
        "-isystem",
        "/usr/riscv64-linux-gnu/include",
    ],
    linker: "riscv64-linux-gnu-gcc",
    emulator: &["qemu-riscv64-static", "-L", "/usr/riscv64-linux-gnu"],
};

/// How a program is made.
struct Setup {
    machine: &'static Machine,
    level: &'static str,
    allocator: &'static str,
    position_independent: bool,
}

const fn setup(
    machine: &'static Machine,
    level: &'static str,
    allocator: &'static str,
    position_independent: bool,
) -> Setup {
    Setup { machine, level, allocator, position_independent }
}

/// What every run of the tests has time for, by program: each machine, allocator, level and model is among them.
const FEW: &[(&str, Setup)] = &[
    ("zlib", setup(&X86, "-O2", "greedy", true)),
    ("zlib", setup(&RISCV, "-O0", "basic", false)),
    ("zstd", setup(&RISCV, "-O2", "fast", false)),
    ("lua", setup(&RISCV, "-O2", "greedy", true)),
    ("lua", setup(&X86, "-O2", "basic", false)),
    ("sqlite", setup(&X86, "-O0", "greedy", false)),
    ("sqlite", setup(&RISCV, "-O0", "fast", true)),
];

/// All: every level and allocator, static and position-independent, on both machines.
fn all() -> Vec<(&'static str, Setup)> {
    let mut list = Vec::new();
    for program in PROGRAMS {
        for machine in [&X86, &RISCV] {
            for level in ["-O0", "-O2"] {
                for allocator in ["fast", "basic", "greedy"] {
                    for position_independent in [false, true] {
                        list.push((program.name, setup(machine, level, allocator, position_independent)));
                    }
                }
            }
        }
    }
    list
}

pub fn run() -> Result<Agreement> {
    compare(FEW, false)
}

/// All setups of all programs, or of one, with the full inputs.
pub fn run_all(filter: &str) -> Result<Agreement> {
    let mut list = all();
    list.retain(|(name, setup)| format!("{name} {}", setup.describe()).contains(filter));
    compare(&list, true)
}

fn compare(list: &[(&str, Setup)], full: bool) -> Result<Agreement> {
    let tool = release_binary()?;
    let folder = target().join("programs");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let objects = target().join("objects");
    fs::create_dir_all(&objects).map_err(|error| format!("{}: {error}", objects.display()))?;
    let vendor = [corpus::vendor(&objects)?, corpus::vendor_shell(&objects)?];
    let found: Mutex<Vec<(usize, Result)>> = Mutex::new(Vec::new());
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    // What clang makes is made once, though several want it.
    let made: Vec<Mutex<()>> = PROGRAMS.iter().map(|_| Mutex::new(())).collect();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some((name, setup)) = list.get(index) else { break };
                    let Some(at) = PROGRAMS.iter().position(|p| p.name == *name) else { continue };
                    let job = Job { program: &PROGRAMS[at], setup, full, vendor: &vendor, folder: &folder };
                    let result = job.compare(&tool, &made[at]);
                    if full {
                        let what = if result.is_ok() { "agrees" } else { "differs" };
                        println!("{name} {}: {what}", setup.describe());
                    }
                    lock(&found).push((index, result));
                }
            });
        }
    });
    let mut found = found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    found.sort_by_key(|(index, _)| *index);
    let mut agreement = Agreement::default();
    for (index, result) in found {
        match result {
            Ok(()) => agreement.agreed += 1,
            Err(message) => {
                agreement.differences.push(format!(
                    "{} {}: {message}",
                    list[index].0,
                    list[index].1.describe()
                ));
            }
        }
    }
    Ok(agreement)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl Setup {
    fn model(&self) -> &'static str {
        if self.position_independent { "pic" } else { "static" }
    }

    fn describe(&self) -> String {
        format!("{} {} {} {}", self.machine.name, self.level, self.allocator, self.model())
    }

    /// For clang, the driver that links among it.
    fn clang_flags(&self) -> Vec<&'static str> {
        let mut flags = vec!["-w", self.level];
        flags.extend(self.machine.clang);
        flags.push(if self.position_independent { "-fPIC" } else { "-fno-pic" });
        flags
    }
}

struct Job<'j> {
    program: &'j Program,
    setup: &'j Setup,
    full: bool,
    /// Where sources are: those below the second are not below the first.
    vendor: &'j [PathBuf; 2],
    folder: &'j Path,
}

/// What a program printed, on both streams, and how it ended.
#[derive(PartialEq, Eq)]
struct Ran {
    printed: Vec<u8>,
    complained: Vec<u8>,
    code: Option<i32>,
}

impl Job<'_> {
    fn compare(&self, tool: &Path, making: &Mutex<()>) -> Result {
        let Setup { machine, .. } = *self.setup;
        if !has_program(machine.linker) || machine.emulator.first().is_some_and(|e| !has_program(e)) {
            println!("programs: {} is skipped, it has no linker or no emulator here", machine.name);
            return Ok(());
        }
        let guard = lock(making);
        let module = self.module()?;
        let expected = self.file("theirs");
        if !expected.exists() {
            let object = self.file("theirs.o");
            let mut clang = Command::new(CLANG);
            output(clang.args(self.setup.clang_flags()).arg("-c").arg(&module).arg("-o").arg(&object))?;
            self.link(&object, &expected)?;
        }
        drop(guard);
        let own = self.file(&format!("{}.ours", self.setup.allocator));
        let object = own.with_extension("o");
        let mut llc = Command::new(tool);
        let allocator = format!("-regalloc={}", self.setup.allocator);
        llc.args(["llc", self.setup.level, &allocator, "-filetype=obj", "-relocation-model=module", "-o"]);
        output(llc.arg(&object).arg(&module))?;
        self.link(&object, &own)?;
        let (expected, found) = (self.execute(&expected)?, self.execute(&own)?);
        if expected == found { Ok(()) } else { Err(difference(&expected, &found)) }
    }

    /// A file for this program, machine, level and model.
    fn file(&self, name: &str) -> PathBuf {
        let Setup { machine, level, .. } = self.setup;
        self.folder.join(format!(
            "{}-{}{level}-{}.{name}",
            self.program.name,
            machine.name,
            self.setup.model()
        ))
    }

    /// Where a file or folder of the program's sources is.
    fn place(&self, source: &str) -> PathBuf {
        let [first, second] = self.vendor.each_ref().map(|vendor| vendor.join(source));
        if second.exists() { second } else { first }
    }

    fn sources(&self) -> Result<Vec<PathBuf>> {
        let mut files = Vec::new();
        for source in self.program.sources {
            let path = self.place(source);
            if !path.is_dir() {
                files.push(path);
                continue;
            }
            let entries = fs::read_dir(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
            files.extend(paths.filter(|p| p.extension().is_some_and(|e| e == "c")));
        }
        files.extend(self.program.driver.map(own));
        files.sort();
        Ok(files)
    }

    /// The whole program as one module.
    fn module(&self) -> Result<PathBuf> {
        let module = self.file("bc");
        if module.exists() {
            return Ok(module);
        }
        let mut parts = Vec::new();
        for (number, source) in self.sources()?.iter().enumerate() {
            let part = self.file(&format!("{number}.bc"));
            let mut clang = Command::new(CLANG);
            clang.current_dir(&self.vendor[0]).args(self.setup.clang_flags()).args(self.program.flags);
            for folder in self.program.sources {
                let path = self.place(folder);
                clang.arg("-I").arg(if path.is_dir() { &path } else { path.parent().unwrap_or(&path) });
            }
            output(clang.args(["-c", "-emit-llvm", "-o"]).arg(&part).arg(source))?;
            parts.push(part);
        }
        output(Command::new(LINK).arg("-o").arg(&module).args(&parts))?;
        for part in parts {
            fs::remove_file(&part).map_err(|error| format!("{}: {error}", part.display()))?;
        }
        Ok(module)
    }

    fn link(&self, object: &Path, program: &Path) -> Result {
        let mut link = Command::new(self.setup.machine.linker);
        link.args(if self.setup.position_independent { &["-pie"][..] } else { &["-no-pie", "-static"] });
        output(link.arg("-o").arg(program).arg(object).args(["-lm", "-lpthread"])).map(|_| ())
    }

    fn execute(&self, program: &Path) -> Result<Ran> {
        let input = self.file(&format!("{}.input", self.setup.allocator));
        fs::write(&input, (self.program.input)()).map_err(|error| format!("{}: {error}", input.display()))?;
        let mut run = Command::new("timeout");
        run.arg(RUN_SECONDS).args(self.setup.machine.emulator).arg(program);
        run.args(if self.full { self.program.full } else { self.program.small });
        // Messages have the names of scripts in them.
        run.current_dir(own("lua")).args(self.program.scripts);
        run.stdin(fs::File::open(&input).map_or_else(|_| Stdio::null(), Stdio::from));
        let ran = run.output().map_err(|error| format!("{}: {error}", describe(&run)))?;
        Ok(Ran { printed: ran.stdout, complained: ran.stderr, code: ran.status.code() })
    }
}

/// A file beside this one.
fn own(name: &str) -> PathBuf {
    root().join("xtask/src/compare/real").join(name)
}

fn difference(expected: &Ran, found: &Ran) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    for (expected, found) in [(&expected.printed, &found.printed), (&expected.complained, &found.complained)]
    {
        if let Some(first) = super::first_difference(&text(expected), &text(found)) {
            return first;
        }
    }
    format!("exit code {:?} expected, {:?} found", expected.code, found.code)
}
