//! What is printed can be read again, and is printed the same way: for every text test of the printer.

use ir::text::parse::parse_module;
use ir::text::print::{PrintOptions, module_to_bytes};
use std::path::{Path, PathBuf};
use support::source::SourceMap;

/// The text of a module that is read from `text`.
fn reprinted(text: Vec<u8>) -> Result<Vec<u8>, String> {
    let mut sources = SourceMap::default();
    let id = sources.add("m", text, None).map_err(|e| format!("{e:?}"))?;
    let (module, _) = parse_module(&sources, id).map_err(|errors| format!("{errors:?}"))?;
    Ok(module_to_bytes(&module, &PrintOptions::default()))
}

fn inputs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ir/print");
    let entries = std::fs::read_dir(folder).expect("the folder of text tests");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

#[test]
fn printed_text_reads_back_as_itself() {
    let files = inputs();
    assert!(files.len() >= 60, "only {} files", files.len());
    for file in files {
        let text = std::fs::read(&file).expect("a text test");
        let first = reprinted(text).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let second = reprinted(first.clone()).unwrap_or_else(|e| panic!("{} printed: {e}", file.display()));
        assert_eq!(
            String::from_utf8_lossy(&first),
            String::from_utf8_lossy(&second),
            "{} changes when printed twice",
            file.display()
        );
    }
}
