//! `cargo xtask corpus [FILTER]`: builds the bitcode that comparisons and benchmarks use, into `target/corpus`.
//!
//! Sources are the C libraries inside `-sys` crates and some Rust crates, downloaded by cargo as `xtask/corpus` lists
//! them, and small files of our own in `xtask/corpus/src`, one for each feature that the libraries do not use. Each
//! becomes `NAME.LEVEL.bc` for several levels of optimization; with `llvm-dis-22`, the SQLite ones also become `.ll`.
//! A file that is there is not made again; the whole list is in `target/corpus/LIST`.

use crate::Result;
use crate::machine::{cargo, has_program, output, root, run as run_command, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

const CLANG: &str = "clang-22";

/// Names of levels with clang's flags.
const LEVELS: &[(&str, &[&str])] = &[
    ("O0", &["-O0"]),
    ("O1", &["-O1"]),
    ("O2", &["-O2"]),
    ("O3", &["-O3"]),
    ("Os", &["-Os"]),
    ("O0g", &["-O0", "-g"]),
    ("O2g", &["-O2", "-g"]),
];

/// A C library in a vendored crate.
struct Library {
    name: &'static str,
    /// Folders below the vendor folder whose `.c` files are taken, or single files.
    sources: &'static [&'static str],
    /// Names of files that are not.
    except: &'static [&'static str],
    flags: &'static [&'static str],
    levels: &'static [&'static str],
}

const LIBRARIES: &[Library] = &[
    Library {
        name: "",
        sources: &["libsqlite3-sys/sqlite3/sqlite3.c"],
        except: &[],
        flags: &["-DSQLITE_ENABLE_FTS5", "-DSQLITE_ENABLE_RTREE"],
        levels: &["O0", "O1", "O2", "O3", "O2g"],
    },
    Library {
        name: "lua",
        sources: &["lua-src/lua-5.4.7"],
        except: &["lua.c", "luac.c"],
        flags: &["-DLUA_USE_POSIX"],
        levels: &["O0", "O1", "O2", "O3", "Os", "O0g", "O2g"],
    },
    Library {
        name: "zlib",
        sources: &["libz-sys/src/zlib"],
        except: &[],
        flags: &["-DHAVE_UNISTD_H"],
        levels: &["O0", "O1", "O2", "O3", "O2g"],
    },
    Library {
        name: "zstd",
        sources: &["zstd-sys/zstd/lib/common", "zstd-sys/zstd/lib/compress", "zstd-sys/zstd/lib/decompress"],
        except: &[],
        flags: &["-DZSTD_DISABLE_ASM"],
        levels: &["O0", "O1", "O2", "O3", "O2g"],
    },
    Library {
        name: "lz4",
        sources: &["lz4-sys/liblz4/lib"],
        except: &[],
        flags: &[],
        levels: &["O0", "O1", "O2", "O3", "O2g"],
    },
    Library {
        name: "bzip2",
        sources: &["bzip2-sys/bzip2-1.0.8"],
        except: &["dlltest.c", "mk251.c", "unzcrash.c", "spewG.c"],
        flags: &[],
        levels: &["O0", "O1", "O2", "O3", "O2g"],
    },
];

/// Flags of our own files, by name.
const OWN_FLAGS: &[(&str, &[&str])] = &[
    ("coroutines.cpp", &["-std=c++20"]),
    ("openmp.c", &["-fopenmp"]),
    ("vectors.c", &["-mavx2"]),
    ("float16.c", &["-mavx512fp16"]),
];

/// One file to make.
struct Job {
    output: PathBuf,
    command: Command,
}

pub fn run(args: &[String]) -> Result {
    if !has_program(CLANG) {
        return Err(format!("{CLANG} is not installed"));
    }
    let filter = args.first().map_or("", String::as_str);
    let corpus = target().join("corpus");
    fs::create_dir_all(&corpus).map_err(|error| error.to_string())?;
    let vendor = vendor(&corpus)?;
    let mut jobs = Vec::new();
    for library in LIBRARIES {
        library_jobs(library, &vendor, &corpus, &mut jobs)?;
    }
    own_jobs(&corpus, &mut jobs)?;
    jobs.retain(|job| !job.output.exists() && job.output.to_string_lossy().contains(filter));
    println!("corpus: {} files to compile", jobs.len());
    let failures = run_jobs(jobs)?;
    rust_crates(&corpus, filter)?;
    empty_module(&corpus)?;
    disassemble(&corpus, filter)?;
    let listed = list(&corpus)?;
    println!("corpus: {listed} modules in {}", corpus.display());
    for failure in &failures {
        println!("corpus: left out: {failure}");
    }
    Ok(())
}

/// Downloads the sources.
pub fn vendor(corpus: &Path) -> Result<PathBuf> {
    vendor_of("xtask/corpus/Cargo.toml", corpus.join("vendor"))
}

/// SQLite with its shell.
pub fn vendor_shell(folder: &Path) -> Result<PathBuf> {
    vendor_of("xtask/corpus/shell/Cargo.toml", folder.join("shell"))
}

/// The sources of the crates that a manifest lists.
pub fn vendor_of(manifest: &str, vendor: PathBuf) -> Result<PathBuf> {
    if !vendor.exists() {
        let manifest = root().join(manifest);
        let mut command = cargo();
        command.args(["vendor", "--quiet", "--locked", "--manifest-path"]).arg(manifest).arg(&vendor);
        output(&mut command)?;
    }
    Ok(vendor)
}

fn clang(source: &Path, output: &Path, flags: &[&str]) -> Command {
    let mut command = Command::new(CLANG);
    command.args(["-c", "-emit-llvm", "-w"]).args(flags).arg("-o").arg(output).arg(source);
    command
}

fn level_flags(level: &str) -> &'static [&'static str] {
    LEVELS.iter().find(|(name, _)| *name == level).map_or(&[], |(_, flags)| flags)
}

fn library_jobs(library: &Library, vendor: &Path, corpus: &Path, jobs: &mut Vec<Job>) -> Result {
    let is_source = |path: &PathBuf| path.extension().is_some_and(|e| e == "c");
    for source in library.sources {
        let path = vendor.join(source);
        let files = if path.is_dir() { sorted(&path)? } else { vec![path] };
        for file in files.into_iter().filter(is_source) {
            let name = file.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
            if library.except.contains(&name.as_str()) {
                continue;
            }
            let stem = name.trim_end_matches(".c");
            let stem =
                if library.name.is_empty() { stem.to_owned() } else { format!("{}-{stem}", library.name) };
            for level in library.levels {
                let output = corpus.join(format!("{stem}.{level}.bc"));
                let flags = [level_flags(level), library.flags].concat();
                jobs.push(Job { command: clang(&file, &output, &flags), output });
            }
        }
    }
    Ok(())
}

/// Our own files, at every level.
fn own_jobs(corpus: &Path, jobs: &mut Vec<Job>) -> Result {
    for file in sorted(&root().join("xtask/corpus/src"))? {
        let name = file.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let Some((stem, extension)) = name.rsplit_once('.').filter(|(_, e)| ["c", "cpp"].contains(e)) else {
            continue;
        };
        let own = OWN_FLAGS.iter().find(|(n, _)| *n == name).map_or(&[][..], |(_, flags)| flags);
        for (level, flags) in LEVELS {
            let output = corpus.join(format!("own-{stem}-{extension}.{level}.bc"));
            jobs.push(Job { command: clang(&file, &output, &[flags, own].concat()), output });
        }
    }
    Ok(())
}

/// The entries of a folder in order of name.
fn sorted(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}

/// Runs all jobs on all processors; gives what failed.
fn run_jobs(jobs: Vec<Job>) -> Result<Vec<String>> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let queue = Mutex::new(jobs);
    let failures = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    // A panic elsewhere ends the whole command; until then the queue is as good as before.
                    let job = queue.lock().unwrap_or_else(std::sync::PoisonError::into_inner).pop();
                    let Some(mut job) = job else { break };
                    if let Err(message) = output(&mut job.command) {
                        let first =
                            message.lines().find(|l| l.contains("error")).unwrap_or(&message).to_owned();
                        let name = job.output.display();
                        let mut list = failures.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                        list.push(format!("{name}: {first}"));
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    failures.sort();
    Ok(failures)
}

/// Builds the Rust part of the manifest, debug and release, keeping the bitcode of every crate.
fn rust_crates(corpus: &Path, filter: &str) -> Result {
    if !"rust-".contains(filter) && !filter.starts_with("rust-") {
        return Ok(());
    }
    for (level, flags) in [("debug", &[][..]), ("release", &["--release"][..])] {
        let done = corpus.join(format!("rust-{level}.done"));
        if done.exists() {
            continue;
        }
        let build = corpus.join(format!("rust-{level}"));
        let mut command = cargo();
        command
            .args(["build", "--quiet", "--locked", "--manifest-path"])
            .arg(root().join("xtask/corpus/Cargo.toml"));
        command.args(flags).arg("--target-dir").arg(&build);
        command.env("RUSTFLAGS", "--emit=llvm-bc,link -Ccodegen-units=1");
        run_command(&mut command)?;
        for file in sorted(&build.join(level).join("deps"))? {
            let name = file.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
            // The hash in the name says nothing to us.
            let Some((stem, _)) = name.strip_suffix(".bc").and_then(|stem| stem.rsplit_once('-')) else {
                continue;
            };
            let to = corpus.join(format!("rust-{stem}.{level}.bc"));
            fs::copy(&file, to).map_err(|error| error.to_string())?;
        }
        fs::write(done, "").map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// A module with nothing in it, for start-up times.
fn empty_module(corpus: &Path) -> Result {
    let source = corpus.join("empty.c");
    let module = corpus.join("empty.bc");
    if module.exists() {
        return Ok(());
    }
    fs::write(&source, "").map_err(|error| error.to_string())?;
    output(&mut clang(&source, &module, &["-O0"])).map(|_| ())
}

/// The text of the large modules, for parsing.
fn disassemble(corpus: &Path, filter: &str) -> Result {
    if !has_program("llvm-dis-22") {
        return Ok(());
    }
    for level in ["O0", "O2", "O2g"] {
        let name = format!("sqlite3.{level}");
        let (module, text) = (corpus.join(format!("{name}.bc")), corpus.join(format!("{name}.ll")));
        if module.exists() && !text.exists() && name.contains(filter) {
            output(Command::new("llvm-dis-22").arg(&module).arg("-o").arg(&text))?;
        }
    }
    Ok(())
}

/// Writes the names of all modules; gives how many there are.
fn list(corpus: &Path) -> Result<usize> {
    let modules: Vec<String> = sorted(corpus)?
        .iter()
        .filter(|path| path.extension().is_some_and(|e| e == "bc"))
        .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()))
        .collect();
    fs::write(corpus.join("LIST"), modules.join("\n") + "\n").map_err(|error| error.to_string())?;
    Ok(modules.len())
}
