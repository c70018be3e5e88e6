//! The machine that xtask runs on: where the repository is, which programs are there, running and measuring them.

use nix::sys::resource::{UsageWho, getrusage};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::time::Instant;

/// What a command ends with: `Err` is printed.
pub type Result<T = ()> = std::result::Result<T, String>;

/// The root of the repository.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Where builds and everything made by xtask go.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// The cargo that runs us.
pub fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// Whether a program is on the search path; or a file, named by its whole path, is there.
pub fn has_program(name: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|dir| dir.join(name).is_file())
}

/// Runs a command with its output shown; an error names it.
pub fn run(command: &mut Command) -> Result {
    let status = command.status().map_err(|error| format!("{}: {error}", describe(command)))?;
    if status.success() { Ok(()) } else { Err(format!("{} failed ({status})", describe(command))) }
}

/// Runs a command and gives what it printed; an error includes what it said.
pub fn output(command: &mut Command) -> Result<Vec<u8>> {
    let output =
        command.stdin(Stdio::null()).output().map_err(|error| format!("{}: {error}", describe(command)))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(format!("{} failed ({}):\n{}", describe(command), output.status, said.trim_end()))
}

/// A command as one would type it.
pub fn describe(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// Builds the release binary of the tools, once for this process, and gives its path; `CODEWRIGHT` in the environment names
/// another one.
pub fn release_binary() -> Result<PathBuf> {
    static BUILT: OnceLock<Result<PathBuf>> = OnceLock::new();
    BUILT.get_or_init(build_release_binary).clone()
}

fn build_release_binary() -> Result<PathBuf> {
    if let Some(program) = std::env::var_os("CODEWRIGHT") {
        return Ok(root().join(program));
    }
    run(cargo().args(["build", "--release", "--quiet", "-p", "codewright-tools"]))?;
    Ok(target().join("release/codewright"))
}

/// The release binary of the tools of another commit, built in a work tree of its own; or the binary at a path.
pub fn binary_of(commit_or_path: &str) -> Result<PathBuf> {
    let path = root().join(commit_or_path);
    if path.is_file() {
        return Ok(path);
    }
    let git = |args: &[&str]| output(Command::new("git").current_dir(root()).args(args));
    let commit = git(&["rev-parse", "--verify", "--quiet", &format!("{commit_or_path}^{{commit}}")])
        .map_err(|_| format!("'{commit_or_path}' is neither a commit nor a binary"))?;
    let commit = String::from_utf8_lossy(&commit).trim().to_owned();
    let tree = target().join("before").join(&commit);
    if !tree.is_dir() {
        git(&["worktree", "prune"])?;
        git(&["worktree", "add", "--quiet", "--detach", &tree.to_string_lossy(), &commit])?;
    }
    let mut build = cargo();
    // Its own folder of builds, whatever the surroundings say.
    build.current_dir(&tree).env_remove("CARGO_TARGET_DIR");
    run(build.args(["build", "--release", "--quiet", "-p", "codewright-tools"]))?;
    Ok(tree.join("target/release/codewright"))
}

/// What one run of a command cost.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// User and system time.
    pub cpu_seconds: f64,
    pub wall_seconds: f64,
    pub peak_bytes: u64,
}

/// Measures one run. The command is the only child of a process of our own, because the system keeps the peak memory of
/// children only as the largest of all.
pub fn measure(words: &[String]) -> Result<Cost> {
    let me = std::env::current_exe().map_err(|error| error.to_string())?;
    let printed = output(Command::new(me).arg("measure").args(words))?;
    let printed = String::from_utf8_lossy(&printed);
    let mut numbers = printed.split_whitespace().map(str::parse::<u64>);
    match (numbers.next(), numbers.next(), numbers.next()) {
        (Some(Ok(cpu)), Some(Ok(wall)), Some(Ok(peak_bytes))) => {
            Ok(Cost { cpu_seconds: cpu as f64 / 1e6, wall_seconds: wall as f64 / 1e6, peak_bytes })
        }
        _ => Err(format!("cannot measure: {}", words.join(" "))),
    }
}

/// `xtask measure COMMAND...`: runs it with its output thrown away; prints microseconds of CPU time, those that passed, and
/// peak bytes. It is for [`measure`], which starts it directly: under `cargo xtask` the compiler would count as a child, too.
pub fn measure_child(words: &[String]) -> Result {
    let (program, args) = words.split_first().ok_or("a command is wanted")?;
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::null()).stdout(Stdio::null());
    let since = Instant::now();
    run(&mut command)?;
    let wall = since.elapsed().as_micros();
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).map_err(|error| error.to_string())?;
    let micros = |time: nix::sys::time::TimeVal| time.tv_sec() * 1_000_000 + time.tv_usec();
    // Linux counts in KiB.
    let cpu = micros(usage.user_time()) + micros(usage.system_time());
    println!("{cpu} {wall} {}", usage.max_rss() * 1024);
    Ok(())
}

/// The first of these features, as `/proc/cpuinfo` spells them, that the processor does not have.
pub fn processor_lacks(features: &[&'static str]) -> Option<&'static str> {
    let told = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let flags = told.lines().find(|line| line.starts_with("flags")).unwrap_or_default();
    features.iter().find(|&&need| !flags.split_whitespace().any(|flag| flag == need)).copied()
}
