//! Reading a module from a file, whichever form it has.

use crate::cl::Matches;
use crate::io::Io;
use bitcode::read::{ReadOptions, is_bitcode, read_module};
use ir::Module;
use ir::text::parse::parse_module;
use std::sync::Arc;
use support::source::SourceMap;

/// Reads bitcode or text, and reports warnings and errors. The error is the exit code.
pub fn module(input: &str, threads: usize, matches: &Matches, io: &mut Io<'_>) -> Result<Module, i32> {
    let bytes = io.read_input(input).map_err(|message| io.fail(&message))?;
    let name = if input == "-" { "<stdin>" } else { input };
    let mut sources = SourceMap::new();
    let result = if is_bitcode(&bytes) {
        read_module(&bytes, name, &ReadOptions { threads })
    } else {
        match sources.add(name, Arc::<[u8]>::from(bytes), None) {
            Ok(id) => parse_module(&sources, id),
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
