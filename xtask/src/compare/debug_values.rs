//! Variables of optimized programs: what gdb prints of them at `-O2` is what it prints at `-O0`, or that they were optimized
//! out. A wrong value is worse than none, and of what can be known we must know no less than `llc-22`.
//!
//! The programs under `tests/debug/values` call `probe` where there is something to see. At each call gdb prints arguments and
//! locals of the caller, in three builds: our code at `-O0`, ours at `-O2` and that of `llc-22` at `-O2`, the last two from the
//! same bitcode. Every value that agrees counts. Pointers are printed without addresses, so they say nothing and are left out.

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{output, release_binary, root, target};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub const GDB: &str = "gdb";
pub const CLANG: &str = "clang-22";
pub const LLC: &str = "llc-22";
pub const LINKER: &str = "gcc";

/// More than any of the programs has.
const MAX_STOPS: usize = 64;
const MARK: &str = "--- stop";
const GONE: &str = "<optimized out>";

/// Names and values of variables at one stop.
type Values = BTreeMap<String, String>;

/// All programs, in every sample: they take seconds.
pub fn run(_: Sample) -> Result<Agreement> {
    let tool = release_binary()?;
    let folder = root().join("tests/debug/values");
    let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut programs: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    programs.sort();
    let mut agreement = Agreement::default();
    for program in programs {
        match session(&tool, &program) {
            Ok(found) => agreement.add(found),
            Err(message) => agreement.differences.push(format!("{}: {message}", program.display())),
        }
    }
    Ok(agreement)
}

fn session(tool: &Path, program: &Path) -> Result<Agreement> {
    let name = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let folder = target().join("debug-values").join(&name);
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let build = |level: &str, with: &str| -> Result<Vec<Values>> {
        let stem = folder.join(format!("{with}{level}"));
        let mut llc = Command::new(if with == "ours" { tool } else { Path::new(LLC) });
        if with == "ours" {
            llc.arg("llc");
        }
        stops(llc, program, level, &stem)
    };
    let (plain, ours, theirs) = (build("-O0", "ours")?, build("-O2", "ours")?, build("-O2", "theirs")?);
    let mut agreement = Agreement::default();
    if plain.is_empty() || plain.len() != ours.len() || plain.len() != theirs.len() {
        let counts = [plain.len(), ours.len(), theirs.len()];
        agreement.differences.push(format!("{name}: {counts:?} stops at -O0, -O2, and of {LLC}"));
        return Ok(agreement);
    }
    let mut known_to_them = 0;
    for (number, ((plain, ours), theirs)) in plain.iter().zip(&ours).zip(&theirs).enumerate() {
        for (variable, value) in plain.iter().filter(|(_, value)| !value.is_empty()) {
            known_to_them += usize::from(theirs.get(variable).is_some_and(|known| known != GONE));
            match ours.get(variable) {
                Some(known) if known == value => agreement.agreed += 1,
                Some(known) if known != GONE => agreement.differences.push(format!(
                    "{name}, stop {number}: '{variable}' is {known} at -O2 and {value} at -O0"
                )),
                _ => {}
            }
        }
    }
    if agreement.agreed < known_to_them {
        let known = agreement.agreed;
        agreement.differences.push(format!("{name}: {known} values are known, {known_to_them} to {LLC}"));
    }
    Ok(agreement)
}

/// What gdb prints of the variables at each call of `probe`.
fn stops(mut llc: Command, program: &Path, level: &str, stem: &Path) -> Result<Vec<Values>> {
    let file = |suffix: &str| PathBuf::from(format!("{}{suffix}", stem.display()));
    let (bitcode, object, printed) = (file(".bc"), file(".o"), file(".txt"));
    let mut clang = Command::new(CLANG);
    output(clang.args(["-g", "-c", "-emit-llvm", level, "-o"]).arg(&bitcode).arg(program))?;
    let options = [level, "-filetype=obj", "-relocation-model=pic", "-o"];
    output(llc.args(options).arg(&object).arg(&bitcode))?;
    output(Command::new(LINKER).args(["-no-pie", "-o"]).arg(stem).arg(&object))?;
    let mut gdb = Command::new(GDB);
    gdb.args(["-batch", "-nx"]);
    let settings = ["set width 0", "set print address off", "set disable-randomization off"];
    for command in settings.into_iter().chain(["break probe", "run"]) {
        gdb.args(["-ex", command]);
    }
    for _ in 0..MAX_STOPS {
        for command in [&format!("echo {MARK}\\n"), "up", "info args", "info locals", "continue"] {
            gdb.args(["-ex", command]);
        }
    }
    let out = fs::File::create(&printed).map_err(|e| format!("{}: {e}", printed.display()))?;
    let run = gdb.arg(stem).stdin(Stdio::null()).stdout(out).stderr(Stdio::null()).status();
    run.map_err(|e| format!("{GDB}: {e}"))?;
    let text = fs::read(&printed).map_err(|e| format!("{}: {e}", printed.display()))?;
    let text = String::from_utf8_lossy(&text);
    let stops = text.split(MARK).skip(1).filter(|part| part.trim_start().starts_with("#1"));
    Ok(stops.map(values).collect())
}

/// The variables in what gdb has printed at a stop; the innermost ones of a name come first.
fn values(text: &str) -> Values {
    let mut values = Values::new();
    for line in text.lines().take_while(|line| !line.starts_with("Breakpoint ")) {
        let Some((name, value)) = line.split_once(" =") else { continue };
        if name.chars().all(|c| c.is_alphanumeric() || c == '_') {
            values.entry(name.to_owned()).or_insert_with(|| value.trim().to_owned());
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_innermost_variable_of_a_name_counts() {
        let found =
            values("#1 f () at f.c:3\n3\ti = 4;\ni = 4\nnode = \ni = 5\n\nBreakpoint 1, probe\nn = 7\n");
        let expected = [("i", "4"), ("node", "")].map(|(name, value)| (name.to_owned(), value.to_owned()));
        assert_eq!(found, Values::from(expected));
    }
}
