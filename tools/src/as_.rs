//! `codewright as`: LLVM IR as text to bitcode; takes llvm-as's options.

use crate::cl::{self, Matches, Opt, Positional, Spec};
use crate::io::Io;
use crate::{load, verify};
use bitcode::write::{WriteOptions, write_module};
use ir::module::Module;
use ir::text::parse::{ParseOptions, parse_module_with};
use ir::text::print::{PrintOptions, module_to_bytes};
use ir::upgrade::strip_debug_info;
use ir::verify::verify_module;
use support::source::SourceMap;

pub(crate) const SPEC: Spec = Spec {
    overview: "llvm .ll -> .bc assembler",
    positional: Positional::optional("input .ll file"),
    options: &[
        Opt::value("o", "filename", "Override output filename"),
        Opt::flag("f", "Enable binary output on terminals"),
        Opt::flag("disable-output", "Disable output"),
        Opt::flag("disable-verify", "Do not run verifier on input LLVM (dangerous!)").hidden(),
        Opt::flag("d", "Print assembly as parsed").hidden(),
        Opt::flag("module-hash", "Emit module hash"),
        Opt::flag("preserve-bc-uselistorder", "Preserve use-list order when writing LLVM bitcode.").hidden(),
        Opt::value("data-layout", "layout-string", "data layout string to use"),
        cl::DIAGNOSTICS,
    ],
    ..Spec::DEFAULT
};

/// Exit codes: 0 success, 1 a mistake in the input or the command line.
pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let matches = match cl::parse(&SPEC, args, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    let text = match io.read_input(matches.input()) {
        Ok(text) => text,
        Err(message) => return io.fail(&message),
    };
    let name = if matches.input() == "-" { "<stdin>" } else { matches.input() };
    let mut sources = SourceMap::new();
    let Ok(id) = sources.add(name, text, None) else {
        return io.fail(&format!("{name}: error: the file is larger than 4 GiB"));
    };
    let data_layout = matches.value("data-layout").map(str::as_bytes);
    let options = ParseOptions { data_layout, ..ParseOptions::default() };
    let (mut module, warnings) = match parse_module_with(&sources, id, &options) {
        Ok(parsed) => parsed,
        Err(diagnostics) => {
            io.report(&sources, &diagnostics, &matches);
            return 1;
        }
    };
    io.report(&sources, &warnings, &matches);
    if let Err(code) = verify(&mut module, name, &matches, io) {
        return code;
    }
    if matches.flag("d") {
        let _ = io.stderr.write_all(b"Here's the assembly:\n");
        let _ = io.stderr.write_all(&module_to_bytes(&module, &PrintOptions::default()));
    }
    if matches.flag("disable-output") { 0 } else { write(&module, &sources, &matches, io) }
}

/// Verifies the module, unless asked not to; drops debug info that is old or wrong.
fn verify(module: &mut Module, name: &str, matches: &Matches, io: &mut Io<'_>) -> Result<(), i32> {
    let may_strip = load::drop_old_debug_info(module, name, io);
    if matches.flag("disable-verify") {
        return Ok(());
    }
    let mut report = verify_module(module, 1);
    if !report.is_ok() && !report.is_broken() && may_strip {
        verify::print(&report, io);
        io.warn(&format!("ignoring invalid debug info in {name}"));
        strip_debug_info(module);
        // What named metadata holds has stayed.
        report = verify_module(module, 1);
    }
    if !report.is_ok() {
        let code = io.fail("assembly parsed, but does not verify as correct!");
        verify::print(&report, io);
        return Err(code);
    }
    Ok(())
}

fn write(module: &Module, sources: &SourceMap, matches: &Matches, io: &mut Io<'_>) -> i32 {
    let output = output_name(matches);
    if output == "-" && io.terminal.stdout && !matches.flag("f") {
        return io.fail(
            "WARNING: You're attempting to print out a bitcode file.\n\
             This is inadvisable as it may cause display problems. If\n\
             you REALLY want to taste LLVM bitcode first-hand, you\n\
             can force output with the `-f' option.\n",
        );
    }
    let options = WriteOptions {
        preserve_use_list_order: matches.flag_if_given("preserve-bc-uselistorder").unwrap_or(true),
        ..WriteOptions::default()
    };
    let bytes = match write_module(module, &options) {
        Ok(bytes) => bytes,
        Err(diagnostics) => {
            io.report(sources, &diagnostics, matches);
            return 1;
        }
    };
    match io.write_output(&output, &bytes) {
        Ok(()) => 0,
        Err(message) => io.fail(&message),
    }
}

/// As asked for, or the input's name with `.bc` in the place of `.ll`.
fn output_name(matches: &Matches) -> String {
    if let Some(name) = matches.value("o") {
        return name.to_owned();
    }
    let input = matches.input();
    if input == "-" {
        return "-".to_owned();
    }
    format!("{}.bc", input.strip_suffix(".ll").unwrap_or(input))
}
