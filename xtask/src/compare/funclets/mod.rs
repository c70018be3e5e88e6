//! Exceptions of Windows by funclets: the programs beside this file, compiled by us and by LLVM, print the same under Wine, whose
//! own runtime library handles their exceptions.
//!
//! Names that begin with `cxx_` are programs in C++, those with `seh_` are of `__try`, others are in LLVM IR. Each counts once
//! for every level.

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{release_binary, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub const CLANG: &str = "clang-22";
pub const LLC: &str = "llc-22";
pub const LINKER: &str = "lld-link-22";
pub const IMPORTS: &str = "llvm-dlltool-22";
/// Where Debian has it.
pub const WINE: &str = "/usr/lib/wine/wine64";

/// Libraries of the system, and what programs use of them.
const LIBRARIES: &[(&str, &[&str])] = &[
    (
        "vcruntime140",
        &["__CxxFrameHandler3", "__C_specific_handler", "_CxxThrowException", "memset", "memcpy"],
    ),
    ("msvcrt", &["printf"]),
    ("kernel32", &["ExitProcess", "RaiseException"]),
];

/// What programs need that no library has.
const RUNTIME: &str = "runtime.ll";

const LEVELS: [&str; 2] = ["-O0", "-O2"];
const TARGET: &str = "--target=x86_64-pc-windows-msvc";

/// How a program is made and run.
struct Machine {
    ours: PathBuf,
    folder: PathBuf,
    libraries: Vec<PathBuf>,
}

pub fn run(sample: Sample) -> Result<Agreement> {
    let ours = match std::env::var_os("CODEWRIGHT") {
        Some(binary) => binary.into(),
        None => release_binary()?,
    };
    let folder = target().join("compare-funclets");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let mut machine = Machine { ours, folder, libraries: Vec::new() };
    machine.make_libraries()?;
    let mut found = Agreement::default();
    let step = if matches!(sample, Sample::Smallest) { 4 } else { 1 };
    for file in inputs()?.into_iter().step_by(step) {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for level in LEVELS {
            let ir = machine.folder.join(format!("{name}{level}.ll"));
            if file.extension().is_some_and(|extension| extension == "ll") {
                fs::copy(&file, &ir).map_err(|error| error.to_string())?;
            } else {
                let options = [
                    "-fexceptions",
                    "-fcxx-exceptions",
                    "-fno-rtti",
                    "-fno-builtin",
                    "-w",
                    "-S",
                    "-emit-llvm",
                ];
                succeed(
                    Command::new(CLANG).args([TARGET, level]).args(options).arg("-o").args([&ir, &file]),
                )?;
            }
            let expected = machine.output(Command::new(LLC), &ir, level)?;
            let mut own = Command::new(&machine.ours);
            own.args(["llc", "-verify-machineinstrs"]);
            match machine.output(own, &ir, level) {
                Ok(told) if told == expected => found.agreed += 1,
                Ok(told) => {
                    found.differences.push(format!("{name} {level}: '{told}', expected '{expected}'"))
                }
                Err(error) => found.differences.push(format!("{name} {level}: {error}")),
            }
        }
    }
    Ok(found)
}

impl Machine {
    /// Import libraries, and an object with what programs need that no library has.
    fn make_libraries(&mut self) -> Result<()> {
        for (library, names) in LIBRARIES {
            let (definition, made) =
                (self.folder.join(format!("{library}.def")), self.folder.join(format!("{library}.lib")));
            let text = format!("LIBRARY {library}.dll\nEXPORTS\n{}\n", names.join("\n"));
            fs::write(&definition, text).map_err(|error| error.to_string())?;
            succeed(
                Command::new(IMPORTS).args(["-m", "i386:x86-64", "-d"]).arg(&definition).arg("-l").arg(&made),
            )?;
            self.libraries.push(made);
        }
        let runtime = self.folder.join("runtime.obj");
        let source = here().join(RUNTIME);
        succeed(Command::new(LLC).args(["-filetype=obj", "-o"]).args([&runtime, &source]))?;
        self.libraries.push(runtime);
        Ok(())
    }

    /// What a program prints, and its result.
    fn output(&self, mut compiler: Command, ir: &Path, level: &str) -> Result<String> {
        let (object, program) = (ir.with_extension("obj"), ir.with_extension("exe"));
        succeed(compiler.args(["-filetype=obj", level, "-o"]).args([&object, &ir.to_path_buf()]))?;
        let options = ["/subsystem:console", "/entry:start", "/nodefaultlib"];
        let out = format!("/out:{}", program.display());
        succeed(Command::new(LINKER).args(options).arg(out).arg(&object).args(&self.libraries))?;
        let mut wine = Command::new("timeout");
        wine.args(["60", WINE]).arg(&program).env("WINEDEBUG", "-all").stdin(Stdio::null());
        let output = wine.output().map_err(|error| format!("{WINE}: {error}"))?;
        Ok(format!("{}{}", String::from_utf8_lossy(&output.stdout), output.status))
    }
}

fn here() -> PathBuf {
    root().join("xtask/src/compare/funclets")
}

fn inputs() -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(here()).map_err(|error| format!("{}: {error}", here().display()))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "cpp" || e == "ll") && !path.ends_with(RUNTIME))
        .collect();
    files.sort();
    Ok(files)
}

fn succeed(command: &mut Command) -> Result<()> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)))
}
