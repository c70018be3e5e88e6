//! What code generation does not support, as a diagnostic: the construct, the function, the instruction, where it comes from
//! in the source (`!dbg`), and the target.

use codegen::emit::CompileError;
use ir::metadata::{MdKind, Metadata, schema};
use ir::text::print::EntityPrinter;
use ir::{Global, Inst, Module, Scope};
use support::diag::{Diagnostic, Location, Severity};

/// Scopes that are looked at for the file of a location.
const MAX_SCOPES: usize = 64;

pub(super) fn diagnostic(
    (input, triple): (&str, &str),
    module: &Module,
    printer: &mut EntityPrinter<'_>,
    error: &CompileError,
) -> Diagnostic {
    let mut entity = String::new();
    if let Some(global) = error.global {
        let name = String::from_utf8_lossy(&module.globals[global].name).into_owned();
        entity = format!("'{name}'");
        if let Some(inst) = error.inst {
            entity = format!("{entity}, in '{}'", printer.inst(global, inst).trim());
            if let Some(place) = source_place(module, global, inst) {
                entity = format!("{entity}, from {place}");
            }
        }
    }
    let location = Location::Entity { file: input.to_owned(), entity };
    let mut diagnostic = Diagnostic::new(Severity::Error, location, error.message.clone());
    diagnostic = diagnostic.with_note(Location::None, format!("the target is '{triple}'"));
    if !error.explanation.is_empty() {
        let lines = error.explanation.join("\n");
        diagnostic = diagnostic.with_note(Location::None, lines);
    }
    diagnostic
}

/// File, line and column of an instruction.
fn source_place(module: &Module, global: Global, inst: Inst) -> Option<String> {
    let scope = module.scope(global);
    let location = module.body(global)?.debug_loc(inst)?;
    let table = scope.md_table(location);
    let node = table.as_node(location).filter(|n| n.kind == MdKind::Location)?;
    let (line, column) =
        (table.word(node, schema::di_location::LINE), table.word(node, schema::di_location::COLUMN));
    let file = file_of(scope, table.reference(node, schema::di_location::SCOPE)?)?;
    Some(format!("{file}:{line}:{column}"))
}

/// The name of the file of a subprogram, or of a block in it.
fn file_of(scope: Scope<'_>, of: Metadata) -> Option<String> {
    let mut at = of;
    for _ in 0..MAX_SCOPES {
        let table = scope.md_table(at);
        let node = table.as_node(at)?;
        let (file, parent) = match node.kind {
            MdKind::Subprogram => (schema::di_subprogram::FILE, schema::di_subprogram::SCOPE),
            MdKind::LexicalBlock => (schema::di_lexical_block::FILE, schema::di_lexical_block::SCOPE),
            MdKind::LexicalBlockFile => {
                (schema::di_lexical_block_file::FILE, schema::di_lexical_block_file::SCOPE)
            }
            _ => return None,
        };
        match table.reference(node, file) {
            Some(file) => {
                let table = scope.md_table(file);
                let node = table.as_node(file).filter(|n| n.kind == MdKind::File)?;
                let name = table.as_string(table.reference(node, schema::di_file::FILENAME)?)?;
                return Some(String::from_utf8_lossy(name).into_owned());
            }
            None => at = table.reference(node, parent)?,
        }
    }
    None
}
