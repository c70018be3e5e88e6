//! Stopping after a pass and going on from the `.mir` file is the same as not stopping: for every pass of the pipeline, on the
//! functions of `tests/codegen` and `tests/run` and, in the long form (`cargo xtask compare restart all`), on modules of the
//! corpus. In the short form each input is compiled in one way for each machine, and the ways go round; in the long form in all.

use super::{Agreement, Sample, jobs};
use crate::Result;
use crate::machine::{has_program, output, release_binary, root, target};
use crate::platform::BOTH_ORDERS;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Levels, allocators and models.
const WAYS: &[&[&str]] = &[
    &["-O0"],
    &["-O2"],
    &["-O2", "-regalloc=basic"],
    &["-O0", "-regalloc=greedy"],
    &["-O2", "-regalloc=fast"],
    &["-O2", "-relocation-model=pic"],
    &["-O0", "-regalloc=basic", "-relocation-model=pic"],
];

/// Modules of the corpus that take part in the long form, by how their names begin.
const CORPUS: &[&str] = &["bzip2-", "lua-lapi", "lua-lvm", "lua-lstrlib", "lua-ltable", "zlib-"];

/// One of so many inputs compiles at least: fewer mean that something is wrong with the way there.
const COMPILING: usize = 4;

/// One way for each input; all ways, and the corpus, with all.
pub fn run(sample: Sample) -> Result<Agreement> {
    let is_long = sample == Sample::All;
    let (ours, scratch) = (release_binary()?, target().join("restart"));
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let (mut turn, mut list) = (0, Vec::new());
    for platform in BOTH_ORDERS {
        let name = |level: &str, path: &Path| {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            scratch.join(format!("{stem}{level}.{}.ll", platform.short))
        };
        let mut inputs = texts()?;
        for program in programs()? {
            // Each program at one level, in turn; that clang cannot compile it for this machine leaves it out.
            turn += 1;
            let levels: &[&str] = if is_long { &["-O0", "-O2"] } else { &[["-O2", "-O0"][turn % 2]] };
            for level in levels {
                let ir = name(level, &program);
                let mut clang = Command::new("clang-22");
                clang
                    .args(platform.clang)
                    .args(["-w", "-S", "-emit-llvm", level, "-o"])
                    .arg(&ir)
                    .arg(&program);
                if has_program("clang-22") && output(&mut clang).is_ok() {
                    inputs.push(ir);
                }
            }
        }
        if is_long {
            inputs.extend(corpus());
        }
        for input in inputs {
            turn += 1;
            let ways = if is_long { WAYS } else { &WAYS[turn % WAYS.len()..][..1] };
            for way in ways {
                let options = platform.llc.iter().chain(*way).copied().collect();
                let stopped = scratch.join(format!("stopped.{}.mir", list.len()));
                list.push(Job { ours: &ours, stopped, input: input.clone(), options });
            }
        }
    }
    let list = sample.every(8, list);
    let mut agreement = Agreement::default();
    let mut taking_part = 0;
    for found in jobs(&list, |job| Ok(job.compare())) {
        let Some(found) = found? else { continue };
        taking_part += 1;
        agreement.add(found);
    }
    if taking_part * COMPILING < list.len() {
        agreement.differences.push(format!("only {taking_part} of {} inputs compile", list.len()));
    }
    Ok(agreement)
}

struct Job<'j> {
    ours: &'j Path,
    /// What was stopped.
    stopped: PathBuf,
    input: PathBuf,
    options: Vec<&'static str>,
}

impl Job<'_> {
    fn llc(&self, more: &[&str], input: &Path) -> Result<Vec<u8>> {
        let mut llc = Command::new("timeout");
        llc.arg("60").arg(self.ours).args(["llc", "-threads=1", "-o", "-"]);
        output(llc.args(&self.options).args(more).arg(input))
    }

    /// `None` if the input does not compile at all.
    fn compare(&self) -> Option<Agreement> {
        let mut agreement = Agreement::default();
        let straight = self.llc(&[], &self.input).ok()?;
        let passes = match self.passes() {
            Ok(passes) => passes,
            Err(error) => {
                agreement.differences.push(error);
                return Some(agreement);
            }
        };
        let mir = &self.stopped;
        for pass in passes {
            let (stop, start) = (format!("-stop-after={pass}"), format!("-start-after={pass}"));
            let resumed = self.llc(&[&stop], &self.input).and_then(|stopped| {
                fs::write(mir, stopped).map_err(|e| format!("{}: {e}", mir.display()))?;
                self.llc(&[&start], mir)
            });
            let problem = match resumed {
                Ok(resumed) if resumed == straight => {
                    agreement.agreed += 1;
                    continue;
                }
                Ok(resumed) => {
                    let (straight, resumed) =
                        (String::from_utf8_lossy(&straight), String::from_utf8_lossy(&resumed));
                    super::first_difference(&straight, &resumed).unwrap_or_default()
                }
                Err(error) => error,
            };
            let (input, options) = (self.input.display(), self.options.join(" "));
            agreement.differences.push(format!("{input} {options} after {pass}: {problem}"));
        }
        let _ = fs::remove_file(mir);
        Some(agreement)
    }

    /// The passes that run with these options.
    fn passes(&self) -> Result<Vec<String>> {
        let mut llc = Command::new(self.ours);
        llc.args(["llc", "-debug-pass=Arguments", "-filetype=null"]).args(&self.options).arg(&self.input);
        let printed = llc.output().map_err(|e| e.to_string())?;
        let printed = String::from_utf8_lossy(&printed.stderr).into_owned();
        let line = printed.lines().find_map(|line| line.strip_prefix("Pass Arguments:  "));
        let line = line.ok_or("no list of passes")?;
        Ok(line.split(' ').map(|pass| pass.trim_start_matches('-').to_owned()).collect())
    }
}

fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == extension));
    files.sort();
    Ok(files)
}

/// Tests of the code generator.
fn texts() -> Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for folder in ["tests/codegen/riscv", "tests/codegen/x86", "tests/run"] {
        all.extend(files(&root().join(folder), "ll")?);
    }
    Ok(all)
}

fn programs() -> Result<Vec<PathBuf>> {
    files(&root().join("tests/run"), "c")
}

fn corpus() -> Vec<PathBuf> {
    let all = files(&target().join("corpus"), "bc").unwrap_or_default();
    let is_chosen = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        CORPUS.iter().any(|begin| name.starts_with(begin))
    };
    all.into_iter().filter(is_chosen).collect()
}
