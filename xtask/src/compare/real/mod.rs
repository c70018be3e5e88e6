//! Real programs, compiled from clang's bitcode by our code generator, against clang's own: SQLite's shell, Lua, zlib and
//! zstd with scripts and inputs of ours. What they print, and their exit code, must be equal.
//!
//! A [`Setup`] says for which machine, at which level, with which allocator, for static programs or position-independent
//! ones. Every run of the tests takes a few of them with small inputs; `cargo xtask compare programs all` takes all, some
//! for each machine and level with 50 million bytes to compress.
//!
//! What clang makes is kept in `target/programs`, and what its programs print, so a second run only compiles with our tool,
//! links and runs.

mod sql;

use super::{Agreement, Sample, jobs};
use crate::Result;
use crate::corpus;
use crate::machine::{describe, output, release_binary, root, target};
use crate::platform::{AARCH64, ALLOCATORS, I686, Platform, RISCV, SPARC, X86};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::Instant;

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
        small: &["1000000", "1", "6", "9"],
        full: &["50000000", "1"],
        scripts: &[],
        input: String::new,
    },
    Program {
        name: "zstd",
        sources: &["zstd-sys/zstd/lib/common", "zstd-sys/zstd/lib/compress", "zstd-sys/zstd/lib/decompress"],
        driver: Some("zstd.c"),
        flags: &["-DZSTD_DISABLE_ASM", "-Izstd-sys/zstd/lib"],
        small: &["500000", "1", "5", "17"],
        full: &["50000000", "1"],
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

/// How a program is made.
#[derive(Clone, Copy)]
struct Setup {
    platform: &'static Platform,
    level: &'static str,
    allocator: &'static str,
    position_independent: bool,
}

const fn setup(
    platform: &'static Platform,
    level: &'static str,
    allocator: &'static str,
    position_independent: bool,
) -> Setup {
    Setup { platform, level, allocator, position_independent }
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
    ("lua", setup(&AARCH64, "-O0", "greedy", true)),
    ("sqlite", setup(&AARCH64, "-O2", "greedy", true)),
    ("zlib", setup(&SPARC, "-O0", "basic", false)),
    ("lua", setup(&SPARC, "-O2", "greedy", false)),
    ("lua", setup(&I686, "-O2", "greedy", true)),
    ("zlib", setup(&I686, "-O0", "fast", true)),
];

/// One program, made in one way.
struct Entry {
    program: &'static str,
    setup: Setup,
    /// With the full input.
    full: bool,
}

/// All: every level and allocator, static and position-independent, on all machines. What takes a long time is done once for
/// each machine and level, with each allocator in turn, and comes first.
fn all() -> Vec<Entry> {
    let mut list = Vec::new();
    for (p, program) in PROGRAMS.iter().enumerate() {
        for (m, platform) in [&X86, &RISCV, &AARCH64, &SPARC, &I686].into_iter().enumerate() {
            // Its sources call intrinsics of NEON, which have no code yet.
            if program.name == "zstd" && platform.name == AARCH64.name {
                continue;
            }
            for (l, level) in ["-O0", "-O2"].into_iter().enumerate() {
                for (a, allocator) in ALLOCATORS.into_iter().enumerate() {
                    for position_independent in [false, true] {
                        let full = (p + m + l) % ALLOCATORS.len() == a && position_independent == (l == 1);
                        let setup = setup(platform, level, allocator, position_independent);
                        list.push(Entry { program: program.name, setup, full });
                    }
                }
            }
        }
    }
    list.sort_by_key(|entry| !entry.full);
    list
}

pub fn run(sample: Sample) -> Result<Agreement> {
    if sample == Sample::All {
        return run_all("");
    }
    let few = FEW.iter().map(|(program, setup)| Entry { program, setup: *setup, full: false });
    compare(sample.every(3, few.collect()), false)
}

/// All setups of all programs, or those whose name contains a word.
pub fn run_all(filter: &str) -> Result<Agreement> {
    let mut list = all();
    list.retain(|entry| entry.describe().contains(filter));
    compare(list, true)
}

fn compare(mut list: Vec<Entry>, show: bool) -> Result<Agreement> {
    list.retain(|entry| entry.setup.platform.is_here("programs"));
    let tool = release_binary()?;
    let folder = target().join("programs");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let objects = target().join("objects");
    fs::create_dir_all(&objects).map_err(|error| format!("{}: {error}", objects.display()))?;
    let vendor = [corpus::vendor(&objects)?, corpus::vendor_shell(&objects)?];
    // What clang makes is made once, though several want it.
    let made: Vec<Mutex<()>> = PROGRAMS.iter().map(|_| Mutex::new(())).collect();
    let found = jobs(&list, |entry| {
        let Some(at) = PROGRAMS.iter().position(|p| p.name == entry.program) else { return Ok(()) };
        let Entry { setup, full, .. } = entry;
        let job = Job { program: &PROGRAMS[at], setup, full: *full, vendor: &vendor, folder: &folder };
        let start = Instant::now();
        let result = job.compare(&tool, &made[at]);
        if show {
            let what = if result.is_ok() { "agrees" } else { "differs" };
            println!("{}: {what}, {:.0} s", entry.describe(), start.elapsed().as_secs_f64());
        }
        result
    });
    let mut agreement = Agreement::default();
    for (entry, result) in list.iter().zip(found) {
        match result {
            Ok(()) => agreement.agreed += 1,
            Err(message) => agreement.differences.push(format!("{}: {message}", entry.describe())),
        }
    }
    Ok(agreement)
}

impl Entry {
    fn describe(&self) -> String {
        let size = if self.full { " full" } else { "" };
        format!("{} {}{size}", self.program, self.setup.describe())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl Setup {
    fn model(&self) -> &'static str {
        if self.position_independent { "pic" } else { "static" }
    }

    fn describe(&self) -> String {
        format!("{} {} {} {}", self.platform.name, self.level, self.allocator, self.model())
    }

    /// For clang, the driver that links among it.
    fn clang_flags(&self) -> Vec<&'static str> {
        let mut flags = vec!["-w", self.level];
        flags.extend(self.platform.clang);
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

impl Ran {
    /// A line with the exit code and a length, then both texts.
    fn to_bytes(&self) -> Vec<u8> {
        let head = format!("{} {}\n", self.code.unwrap_or(-1), self.printed.len());
        [head.as_bytes(), &self.printed, &self.complained].concat()
    }

    fn from_bytes(bytes: &[u8]) -> Option<Ran> {
        let end = bytes.iter().position(|&b| b == b'\n')?;
        let (code, length) = std::str::from_utf8(&bytes[..end]).ok()?.split_once(' ')?;
        let (printed, complained) = bytes[end + 1..].split_at_checked(length.parse().ok()?)?;
        let code = code.parse().ok().filter(|code| *code >= 0);
        Some(Ran { printed: printed.to_vec(), complained: complained.to_vec(), code })
    }
}

impl Job<'_> {
    fn compare(&self, tool: &Path, making: &Mutex<()>) -> Result {
        let guard = lock(making);
        let module = self.module()?;
        let expected = self.file("theirs");
        if !expected.exists() {
            let object = self.file("theirs.o");
            let mut clang = Command::new(CLANG);
            output(clang.args(self.setup.clang_flags()).arg("-c").arg(&module).arg("-o").arg(&object))?;
            self.link(&object, &expected)?;
        }
        let expected = self.expected(&expected)?;
        drop(guard);
        let own = self.file(&format!("{}.ours", self.setup.allocator));
        let object = own.with_extension("o");
        let mut llc = Command::new(tool);
        let allocator = format!("-regalloc={}", self.setup.allocator);
        let model = if self.setup.position_independent { "pic" } else { "static" };
        let model = format!("-relocation-model={model}");
        llc.args(["llc", self.setup.level, &allocator, "-filetype=obj", &model, "-o"]);
        output(llc.arg(&object).arg(&module))?;
        self.link(&object, &own)?;
        let found = self.execute(&own)?;
        if expected == found { Ok(()) } else { Err(difference(&expected, &found)) }
    }

    /// What clang's program prints: kept, for it takes as long as ours.
    fn expected(&self, program: &Path) -> Result<Ran> {
        let kept = self.file(if self.full { "full" } else { "small" });
        let time = |path: &Path| fs::metadata(path).and_then(|data| data.modified()).ok();
        if let Ok(bytes) = fs::read(&kept)
            && time(&kept) > time(program)
            && let Some(ran) = Ran::from_bytes(&bytes)
        {
            return Ok(ran);
        }
        let ran = self.execute(program)?;
        fs::write(&kept, ran.to_bytes()).map_err(|error| format!("{}: {error}", kept.display()))?;
        Ok(ran)
    }

    /// A file for this program, machine, level and model.
    fn file(&self, name: &str) -> PathBuf {
        let Setup { platform, level, .. } = self.setup;
        self.folder.join(format!(
            "{}-{}{level}-{}.{name}",
            self.program.name,
            platform.name,
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
        let mut link = Command::new(self.setup.platform.linker);
        link.args(if self.setup.position_independent { &["-pie"][..] } else { &["-no-pie", "-static"] });
        output(link.arg("-o").arg(program).arg(object).args(["-lm", "-lpthread"])).map(|_| ())
    }

    fn execute(&self, program: &Path) -> Result<Ran> {
        let input = self.file(&format!("{}.input", self.setup.allocator));
        fs::write(&input, (self.program.input)()).map_err(|error| format!("{}: {error}", input.display()))?;
        let mut run = Command::new("timeout");
        run.arg(RUN_SECONDS).args(self.setup.platform.emulator).arg(program);
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
