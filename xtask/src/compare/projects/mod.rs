//! Projects with the build systems they have: `codewright cc` as the compiler of a makefile, for both machines, and of CMake, and
//! `codewright ld` as the linker of `clang -flto`. The project is zlib, whose programs must print what they print when clang
//! has built them.

use super::{Agreement, Sample, jobs};
use crate::Result;
use crate::corpus;
use crate::machine::{has_program, output, release_binary, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const CLANG: &str = "clang-22";
const ARGS: &[&str] = &["100000", "1", "9"];
const RISCV: &str =
    "--target=riscv64-linux-gnu -march=rv64gc -mabi=lp64d -isystem /usr/riscv64-linux-gnu/include";
const EMULATOR: &[&str] = &["qemu-riscv64-static", "-L", "/usr/riscv64-linux-gnu"];

/// A way to build the project.
struct Road {
    name: &'static str,
    needs: &'static [&'static str],
    build: fn(&Project<'_>, &Path) -> Result,
    programs: &'static [&'static str],
    emulator: &'static [&'static str],
}

const ROADS: &[Road] = &[
    Road {
        name: "make",
        needs: &["make"],
        build: |project, place| project.make(place, "", "-O2"),
        programs: &["with-static", "with-shared"],
        emulator: &[],
    },
    Road {
        name: "make-riscv64",
        needs: &["make", "riscv64-linux-gnu-gcc", "qemu-riscv64-static"],
        build: |project, place| project.make(place, RISCV, "-O1"),
        programs: &["with-static", "with-shared"],
        emulator: EMULATOR,
    },
    Road {
        name: "cmake",
        needs: &["cmake", "make"],
        build: |project, place| project.cmake(place),
        programs: &["with-static", "with-shared"],
        emulator: &[],
    },
    Road {
        name: "lto",
        needs: &[],
        build: |project, place| project.lto(place),
        programs: &["with-lto"],
        emulator: &[],
    },
];

struct Project<'p> {
    folder: &'p Path,
    zlib: PathBuf,
    driver: PathBuf,
}

pub fn run(_: Sample) -> Result<Agreement> {
    let folder = target().join("projects");
    let objects = target().join("objects");
    for folder in [&folder, &objects] {
        fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    let zlib = corpus::vendor(&objects)?.join("libz-sys/src/zlib");
    let project = Project { folder: &folder, zlib, driver: root().join("xtask/src/compare/real/zlib.c") };
    let tool = release_binary()?;
    for name in ["codewright", "codewright-cc", "codewright-ld"] {
        let link = folder.join(name);
        // One of a run before may lead elsewhere.
        let _ = fs::remove_file(&link);
        std::os::unix::fs::symlink(&tool, &link).map_err(|e| format!("{}: {e}", link.display()))?;
    }
    let expected = project.expected()?;
    let found = jobs(ROADS, |road| project.follow(road, &expected));
    let mut agreement = Agreement::default();
    for (road, found) in ROADS.iter().zip(found) {
        match found {
            Ok(agreed) => agreement.agreed += agreed,
            Err(error) => agreement.differences.push(format!("{}: {error}", road.name)),
        }
    }
    Ok(agreement)
}

impl Project<'_> {
    /// A command that finds our tool by its name.
    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        let path = std::env::var_os("PATH").unwrap_or_default();
        let path = std::iter::once(self.folder.to_owned()).chain(std::env::split_paths(&path));
        if let Ok(path) = std::env::join_paths(path) {
            command.env("PATH", path);
        }
        // A make that runs us has nothing to say to another one.
        command.env_remove("MAKEFLAGS").env("CODEWRIGHT_CLANG", CLANG);
        command
    }

    fn sources(&self) -> Result<Vec<PathBuf>> {
        let entries = fs::read_dir(&self.zlib).map_err(|e| format!("{}: {e}", self.zlib.display()))?;
        let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        files.retain(|path| path.extension().is_some_and(|e| e == "c"));
        files.push(self.driver.clone());
        files.sort();
        Ok(files)
    }

    fn expected(&self) -> Result<Vec<u8>> {
        let program = self.folder.join("expected");
        self.clang(&[], &program)?;
        output(Command::new(&program).args(ARGS))
    }

    /// What clang builds by itself, with some options.
    fn clang(&self, options: &[&str], program: &Path) -> Result {
        let mut clang = self.command(CLANG);
        clang.args(["-w", "-O2", "-DHAVE_UNISTD_H", "-I"]).arg(&self.zlib).args(options);
        output(clang.args(self.sources()?).arg("-o").arg(program)).map(|_| ())
    }

    /// How many programs print what is expected.
    fn follow(&self, road: &Road, expected: &[u8]) -> Result<usize> {
        if let Some(missing) = road.needs.iter().find(|program| !has_program(program)) {
            println!("projects: {} is skipped, there is no {missing}", road.name);
            return Ok(0);
        }
        let place = self.folder.join(road.name);
        // What the last tool built is not wanted.
        let _ = fs::remove_dir_all(&place);
        fs::create_dir_all(&place).map_err(|e| format!("{}: {e}", place.display()))?;
        (road.build)(self, &place)?;
        for name in road.programs {
            let program = place.join(name);
            let mut run = match road.emulator {
                [] => Command::new(&program),
                [emulator, args @ ..] => {
                    let mut run = Command::new(emulator);
                    run.args(args).arg(&program);
                    run
                }
            };
            if output(run.args(ARGS))? != expected {
                return Err(format!("{name} prints something else"));
            }
        }
        Ok(road.programs.len())
    }

    fn make(&self, place: &Path, target: &str, level: &str) -> Result {
        let own = root().join("xtask/src/compare/projects/Makefile");
        let mut make = self.command("make");
        make.arg("-C").arg(place).arg("-f").arg(own);
        make.arg(format!("CC=codewright cc {target}")).arg(format!("LDFLAGS={target}"));
        make.arg(format!("CFLAGS={level} -w")).arg(format!("ZLIB={}", self.zlib.display()));
        output(make.arg(format!("DRIVER={}", self.driver.display())))?;
        let built = |name: &str| fs::metadata(place.join(name)).and_then(|m| m.modified()).ok();
        let before = built("with-static");
        output(&mut make)?;
        if built("with-static") == before { Ok(()) } else { Err("a second make builds again".to_owned()) }
    }

    fn cmake(&self, place: &Path) -> Result {
        let mut cmake = self.command("cmake");
        cmake.arg("-S").arg(root().join("xtask/src/compare/projects")).arg("-B").arg(place);
        cmake.arg(format!("-DCMAKE_C_COMPILER={}", self.folder.join("codewright-cc").display()));
        cmake.args(["-G", "Unix Makefiles", "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_C_FLAGS=-w"]);
        cmake.arg(format!("-DZLIB={}", self.zlib.display()));
        output(cmake.arg(format!("-DDRIVER={}", self.driver.display())))?;
        output(self.command("cmake").arg("--build").arg(place)).map(|_| ())
    }

    fn lto(&self, place: &Path) -> Result {
        let linker = format!("--ld-path={}", self.folder.join("codewright-ld").display());
        self.clang(&["-flto", &linker], &place.join("with-lto"))
    }
}
