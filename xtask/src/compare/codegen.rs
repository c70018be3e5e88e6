//! The code generator against LLVM's: programs in C, C++ and IR, compiled by both from the same IR at several levels to
//! objects, linked by the machine's tools, and run, in an emulator if need be. Output and exit code must be equal.

use super::{Agreement, Sample, jobs};
use crate::Result;
use crate::machine::{has_program, output, release_binary, root, target};
use crate::platform::{ALLOCATORS, PASS_VECTORS, PLATFORMS, Platform, SPARC32};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const INT128: &str = "C has no integers of 128 bits there";
const NO_OBJECTS: &str = "clang's functions whose results do not fit registers return to the wrong place";
const ORDER_OF_MASK: &str = "its mask has another order where the most significant byte comes first";
const ORDER_OF_WORDS: &str = "reads words of wide integers in the order of machines with the lowest first";

/// Programs of which nobody knows what they should print on a platform, and why.
const OTHERS: &[(&str, &str, &str)] = &[
    ("i686", "aggregates.c", "a bit field is wider than its 'long'"),
    ("i686", "atomics.c", "its C library has no functions for what is not aligned"),
    ("i686", "extended.c", INT128),
    ("i686", "halves.c", "C has no half precision there"),
    ("i686", "integers.c", INT128),
    ("i686", "intrinsics.ll", "addresses are numbers of 64 bits in it"),
    ("i686", "quad128.ll", "its library does not convert between integers and formats of 128 bits"),
    ("i686", "quads.c", INT128),
    ("i686", "switches.c", "its cases are a 'long' of 64 bits"),
    ("i686", "unwind.ll", "the structures of the library are laid out for 64 bits"),
    ("i686", "vectors.c", INT128),
    ("i686", "wide.c", INT128),
    ("i686", "wide_floats.ll", "numbers become integers of 256 bits, in more than four parts"),
    ("sparc", "aggregates.c", "a bit field is wider than its 'long'"),
    ("sparc", "constructs.ll", "clang breaks down over it"),
    ("sparc", "dynamic.c", "prints how the stack happens to be aligned"),
    ("sparc", "extended.c", INT128),
    ("sparc", "float_environment.ll", "the rounding mode is an error there"),
    ("sparc", "halves.c", "clang has no half precision for it"),
    ("sparc", "integers.c", INT128),
    ("sparc", "intrinsics.ll", "addresses are numbers of 64 bits in it"),
    ("sparc", "lanes.c", NO_OBJECTS),
    ("sparc", "quad128.ll", "its library does not convert between integers and formats of 128 bits"),
    ("sparc", "quads.c", INT128),
    ("sparc", "rounding_of_lanes.ll", ORDER_OF_MASK),
    ("sparc", "switches.c", "its cases are a 'long' of 64 bits"),
    ("sparc", "three_way.ll", NO_OBJECTS),
    ("sparc", "unwind.ll", "the structures of the library are laid out for 64 bits"),
    ("sparc", "vectors.c", INT128),
    ("sparc", "wide.c", INT128),
    ("sparc", "wide_floats.ll", ORDER_OF_WORDS),
    ("sparc64", "halves.c", "clang has no half precision for it"),
    ("sparc64", "constructs.ll", "clang breaks down over it"),
    ("sparc64", "float_environment.ll", "the rounding mode is an error there"),
    ("sparc64", "rounding_of_lanes.ll", ORDER_OF_MASK),
    ("sparc64", "wide_floats.ll", ORDER_OF_WORDS),
];

const LEVELS: [&str; 3] = ["-O0", "-O1", "-O2"];

/// Every level of every program; in the smallest sample one, in turn.
pub fn run(sample: Sample) -> Result<Agreement> {
    let mut agreement = Agreement::default();
    let ours = release_binary()?;
    let scratch = target().join("codegen");
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let mut programs: Vec<PathBuf> = fs::read_dir(root().join("tests/run"))
        .map_err(|e| format!("tests/run: {e}"))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "c" || e == "cpp" || e == "ll"))
        .collect();
    programs.sort();
    let mut list = Vec::new();
    for platform in PLATFORMS.into_iter().chain([&SPARC32]) {
        if !platform.is_here("codegen") {
            continue;
        }
        for (turn, program) in programs.iter().enumerate() {
            if !is_known(platform, program) {
                continue;
            }
            let all = LEVELS.map(|level| Job { ours: &ours, platform, scratch: &scratch, program, level });
            let all = all.into_iter().filter(|job| job.linker().is_some_and(has_program));
            let first = if sample == Sample::Smallest { turn % LEVELS.len() } else { 0 };
            list.extend(sample.every(LEVELS.len(), all.skip(first).collect()));
        }
    }
    let mut refused = 0;
    for (job, result) in list.iter().zip(jobs(&list, Job::compare)) {
        match result {
            Ok(()) => agreement.agreed += ALLOCATORS.len(),
            Err(refusal) if job.passes_vectors(&refusal) => refused += 1,
            Err(difference) => {
                let what = format!("{} {} {}: {difference}", job.platform.name, job.stem(), job.level);
                agreement.differences.push(what);
            }
        }
    }
    if refused > 0 {
        println!("codegen: {refused} programs are refused, since they pass vectors of odd lengths");
    }
    Ok(agreement)
}

/// Whether it is known what a program should print on a platform.
fn is_known(platform: &Platform, program: &Path) -> bool {
    let name = program.file_name().unwrap_or_default().to_string_lossy();
    !OTHERS.iter().any(|(other, file, _)| *other == platform.name && *file == name)
}

/// Whether a program can be linked for a platform, too.
pub(super) fn is_for(platform: &Platform, program: &Path) -> bool {
    let is_cpp = program.extension().is_some_and(|e| e == "cpp");
    is_known(platform, program) && (!is_cpp || platform.cpp_linker.is_some())
}

struct Job<'a> {
    ours: &'a Path,
    platform: &'static Platform,
    scratch: &'a Path,
    program: &'a Path,
    level: &'a str,
}

impl Job<'_> {
    /// Whether an error says that a vector would be passed in a way that is not done yet.
    fn passes_vectors(&self, error: &str) -> bool {
        let known = PASS_VECTORS.iter().any(|known| known.name == self.platform.name);
        !known && error.contains("passing a value of type v")
    }

    fn stem(&self) -> String {
        self.program.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    fn is_cpp(&self) -> bool {
        self.program.extension().is_some_and(|e| e == "cpp")
    }

    /// What links it, if there is a linker for its language.
    fn linker(&self) -> Option<&'static str> {
        if self.is_cpp() { self.platform.cpp_linker } else { Some(self.platform.linker) }
    }

    fn file(&self, suffix: &str) -> PathBuf {
        self.scratch.join(format!("{}-{}{}{suffix}", self.platform.name, self.stem(), self.level))
    }

    fn compare(&self) -> Result {
        let (ir, object) = (self.file(".ll"), self.file(".o"));
        if self.program.extension().is_some_and(|e| e == "ll") {
            fs::copy(self.program, &ir).map_err(|e| format!("{}: {e}", ir.display()))?;
        } else {
            self.clang(&["-S", "-emit-llvm"], &ir)?;
        }
        // Where a program comes with its output, nobody else needs to be able to compile it.
        let expected = match fs::read_to_string(self.program.with_extension("expected")) {
            Ok(text) => (text, Some(0)),
            Err(_) => {
                self.clang(&["-c"], &object)?;
                self.execute(&object, "theirs")?
            }
        };
        for allocator in ALLOCATORS {
            let found = self.compiled_by_us(&ir, allocator).map_err(|e| format!("{allocator}: {e}"))?;
            if found != expected {
                return Err(format!("{allocator}: {}", first_difference(&expected, &found)));
            }
        }
        Ok(())
    }

    fn compiled_by_us(&self, ir: &Path, allocator: &str) -> Result<(String, Option<i32>)> {
        let object = self.file(&format!(".{allocator}.o"));
        let regalloc = format!("-regalloc={allocator}");
        let fixed = ["llc", self.level, "-verify-machineinstrs", "-filetype=obj", &regalloc, "-o"];
        let is_ir = self.program.extension().is_some_and(|e| e == "ll");
        let own = if is_ir { self.platform.llc } else { &[] };
        output(Command::new(self.ours).args(fixed).arg(&object).args(own).arg(ir))?;
        self.execute(&object, allocator)
    }

    fn clang(&self, what: &[&str], to: &Path) -> Result {
        let mut command = Command::new("clang-22");
        command.args(self.platform.clang).arg(self.level).args(what).arg("-o").arg(to).arg(self.program);
        output(&mut command).map(|_| ())
    }

    /// Links and runs: what was printed, and the exit code.
    fn execute(&self, input: &Path, whose: &str) -> Result<(String, Option<i32>)> {
        let program = self.file(&format!(".{whose}"));
        let mut link = Command::new(self.linker().unwrap_or_default());
        link.args(self.platform.link_flags);
        output(link.arg("-o").arg(&program).arg(input).arg("-lm").args(self.platform.libraries))?;
        let mut words = self.platform.emulator.iter().map(Path::new).chain([program.as_path()]);
        let mut run = Command::new(words.next().unwrap_or(&program));
        let run = run.args(words).output().map_err(|e| format!("{}: {e}", program.display()))?;
        Ok((String::from_utf8_lossy(&run.stdout).into_owned(), run.status.code()))
    }
}

fn first_difference(expected: &(String, Option<i32>), found: &(String, Option<i32>)) -> String {
    let lines = expected.0.lines().zip(found.0.lines()).enumerate();
    match lines.into_iter().find(|(_, (a, b))| a != b) {
        Some((i, (a, b))) => format!("line {}: expected '{a}', found '{b}'", i + 1),
        None => format!("exit code {:?} expected, {:?} found, or lines are missing", expected.1, found.1),
    }
}
