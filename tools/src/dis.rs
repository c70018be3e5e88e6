//! `codewright dis`, also `llvm-dis`: bitcode in, the text form of LLVM IR out.
//!
//! The text is written while it is made, so a large module does not have to fit into memory twice. Where llvm-dis has an
//! option for how LLVM loads lazily, it is accepted and changes nothing that can be seen.

use crate::cl::{self, Matches, Opt, Positional, Spec};
use crate::io::Io;
use crate::load;
use bitcode::read::{ReadOptions, read_module};
use ir::text::print::{PrintOptions, print_module};
use support::source::SourceMap;

const DISASSEMBLER: &str = "Disassembler Options";

pub(crate) const SPEC: Spec = Spec {
    overview: "llvm .bc -> .ll disassembler",
    positional: Positional::any("[input bitcode]..."),
    options: &[
        Opt::flag("disable-output", "Don't output the .ll file").group(DISASSEMBLER).hidden(),
        Opt::flag("f", "Enable binary output on terminals").group(DISASSEMBLER),
        Opt::flag("materialize-metadata", "Accepted for compatibility").group(DISASSEMBLER).hidden(),
        Opt::value("o", "filename", "Override output filename").group(DISASSEMBLER),
        Opt::flag("preserve-ll-uselistorder", "Preserve use-list order when writing LLVM assembly")
            .group(DISASSEMBLER),
        Opt::flag("print-thinlto-index-only", "Only read the ThinLTO index, and print it as LLVM assembly")
            .group(DISASSEMBLER)
            .hidden(),
        Opt::flag("set-importing", "Accepted for compatibility").group(DISASSEMBLER).hidden(),
        Opt::flag("show-annotations", "Accepted for compatibility").group(DISASSEMBLER).hidden(),
        cl::DIAGNOSTICS,
    ],
    ..Spec::DEFAULT
};

pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let matches = match cl::parse(&SPEC, args, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    let stdin = ["-".to_owned()];
    let inputs: &[String] = if matches.positionals.is_empty() { &stdin } else { &matches.positionals };
    if inputs.len() > 1 && matches.value("o").is_some() {
        return io.fail("error: output file name cannot be set for multiple input files");
    }
    for input in inputs {
        match disassemble(input, &matches, io) {
            Ok(()) => {}
            Err(code) => return code,
        }
    }
    0
}

fn disassemble(input: &str, matches: &Matches, io: &mut Io<'_>) -> Result<(), i32> {
    let bytes = io.read_input(input).map_err(|message| io.fail(&message))?;
    let name = if input == "-" { "<stdin>" } else { input };
    let result = read_module(&bytes, name, &ReadOptions::default());
    drop(bytes);
    let (mut module, warnings) = result.map_err(|errors| {
        io.report(&SourceMap::default(), &errors, matches);
        1
    })?;
    io.report(&SourceMap::default(), &warnings, matches);
    load::drop_old_debug_info(&mut module, name, io);
    if matches.flag("disable-output") || matches.flag("print-thinlto-index-only") {
        return Ok(());
    }
    let output = matches.value("o").map_or_else(|| output_name(input), str::to_owned);
    io.write_output_with(&output, |out| print_module(&module, &PrintOptions::default(), out))
        .map_err(|message| io.fail(&message))
}

/// `dir/x.bc` becomes `dir/x.ll`; other names get `.ll` appended; standard input goes to standard output.
fn output_name(input: &str) -> String {
    if input == "-" {
        return "-".to_owned();
    }
    format!("{}.ll", input.strip_suffix(".bc").unwrap_or(input))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn output_is_named_after_the_input() {
        assert_eq!(output_name("a/b.bc"), "a/b.ll");
        assert_eq!(output_name("x"), "x.ll");
        assert_eq!(output_name("-"), "-");
    }
}
