//! Inputs of `llc`: modules, alone or with the machine code of their functions (`.mir`).

use super::job;
use crate::cl::Matches;
use crate::io::Io;
use crate::load;
use ir::Module;
use ir::text::parse::{ParseOptions, parse_module_with};
use mir::text::{MirFile, split};
use std::sync::Arc;
use support::source::SourceMap;

/// Reads the input, whichever form it has: by `-x`, or by its name.
pub(super) fn load(
    input: &str,
    matches: &Matches,
    io: &mut Io<'_>,
) -> Result<(Module, Option<Arc<MirFile>>), i32> {
    let is_mir = match matches.value("x") {
        Some(language) => language == "mir",
        None => input.ends_with(".mir"),
    };
    let of_target = job::usual_layout(matches, io);
    let options = ParseOptions { usual_layout: Some(&of_target), ..ParseOptions::default() };
    if !is_mir {
        return Ok((load::module_with(input, (1, &options), matches, io)?, None));
    }
    let bytes = io.read_input(input).map_err(|message| io.fail(&message))?;
    let text = String::from_utf8_lossy(&bytes);
    let file = match split(&text) {
        Ok(file) => file,
        Err(error) => return Err(io.fail(&format!("{input}:{}: error: {}", error.line, error.message))),
    };
    let mut sources = SourceMap::new();
    let id = match sources.add(input, module_text(&file).into_bytes(), None) {
        Ok(id) => id,
        Err(_) => return Err(io.fail(&format!("{input}: error: the file is larger than 4 GiB"))),
    };
    let module = match parse_module_with(&sources, id, &options) {
        Ok((module, warnings)) => {
            io.report(&sources, &warnings, matches);
            module
        }
        Err(errors) => {
            io.report(&sources, &errors, matches);
            return Err(1);
        }
    };
    if let Some((name, line)) = file.undefined(&module) {
        return Err(io.fail(&format!("{input}:{line}: error: the module does not define function '{name}'")));
    }
    Ok((module, Some(Arc::new(file))))
}

/// The text of the module; where the file has none, functions that do nothing stand for those of the file.
fn module_text(file: &MirFile) -> String {
    if !file.module.trim().is_empty() {
        return file.module.clone();
    }
    file.names().map(|name| format!("define void @\"{name}\"() {{\n  unreachable\n}}\n")).collect()
}
