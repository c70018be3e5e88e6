//! Reading a module from a file, whichever form it has.

use crate::cl::Matches;
use crate::io::Io;
use bitcode::read::{ReadOptions, is_bitcode, read_module};
use ir::Module;
use ir::text::parse::{ParseOptions, parse_module, parse_module_with};
use ir::upgrade::{DEBUG_INFO_VERSION, debug_info_version, strip_debug_info};
use support::source::SourceMap;

/// Reads bitcode or text, and reports warnings and errors. The error is the exit code.
pub fn module(input: &str, threads: usize, matches: &Matches, io: &mut Io<'_>) -> Result<Module, i32> {
    module_with(input, (threads, &ParseOptions::default()), matches, io)
}

/// Reads bitcode, with threads, or text, with options, and reports warnings and errors. The error is the exit code.
pub fn module_with(
    input: &str,
    (threads, options): (usize, &ParseOptions<'_>),
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<Module, i32> {
    let bytes = io.read_input(input).map_err(|message| io.fail(&message))?;
    let name = if input == "-" { "<stdin>" } else { input };
    let mut sources = SourceMap::new();
    let result = if is_bitcode(&bytes) {
        read_module(&bytes, name, &ReadOptions { threads })
    } else {
        match sources.add(name, bytes, None) {
            Ok(id) => parse_module_with(&sources, id, options),
            Err(_) => return Err(io.fail(&format!("{name}: error: the file is larger than 4 GiB"))),
        }
    };
    match result {
        Ok((module, warnings)) => {
            io.report(&sources, &warnings, matches);
            Ok(module)
        }
        Err(errors) => {
            io.report(&sources, &errors, matches);
            Err(1)
        }
    }
}

/// Drops debug info of another version than today's, with a warning. Whether what is left is of today's version.
pub fn drop_old_debug_info(module: &mut Module, name: &str, io: &mut Io<'_>) -> bool {
    let version = debug_info_version(module);
    if version != DEBUG_INFO_VERSION && strip_debug_info(module) {
        io.warn(&format!("ignoring debug info with an invalid version ({version}) in {name}"));
    }
    version == DEBUG_INFO_VERSION
}

/// Reads anything and verifies what comes of it: what fuzzers and tests with damaged files call. Returns whether the
/// bytes were a module.
pub fn check_verify(bytes: &[u8]) -> bool {
    let mut sources = SourceMap::new();
    let module = if is_bitcode(bytes) {
        read_module(bytes, "fuzz", &ReadOptions::default()).ok()
    } else {
        let id = sources.add("fuzz", bytes, None);
        id.ok().and_then(|id| parse_module(&sources, id).ok())
    };
    let Some((module, _)) = module else { return false };
    let report = ir::verify::verify_module(&module, 1);
    // What is found can also be written.
    let _ = report.write(&mut std::io::sink());
    true
}

#[cfg(test)]
mod tests {
    use super::check_verify;

    /// Every file of the verifier's tests with single bytes changed: whatever still parses can be verified.
    #[test]
    fn damaged_tests_do_not_panic() {
        let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/ir/verify");
        let mut files: Vec<_> =
            std::fs::read_dir(dir).expect("the repository's tests").flatten().map(|e| e.path()).collect();
        files.sort();
        let mut random = 0x2545_f491_4f6c_dd1du64;
        let mut modules = 0;
        for file in files {
            let text = std::fs::read(&file).expect("readable");
            modules += usize::from(check_verify(&text));
            for _ in 0..8 {
                let mut damaged = text.clone();
                random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let at = (random >> 33) as usize % damaged.len();
                damaged[at] = b"0123456789 ,!%@()ix"[(random >> 20) as usize % 19];
                check_verify(&damaged);
            }
        }
        assert!(modules > 200, "only {modules} were modules");
    }
}
