//! For build scripts of targets: a description in, the image and the constants of its names in `OUT_DIR`.

use crate::emit;
use crate::include::StandardIncludes;
use crate::lang::{Options, evaluate};
use std::path::{Path, PathBuf};
use support::diag::Diagnostics;
use support::diag::render::{Renderer, Style};
use support::source::SourceMap;

/// Makes of the description `file` (relative to the package) `NAME.image` and `NAME.rs` in `OUT_DIR`: the image, and
/// [constants](emit::rust::names) for what has a name in it. Included files are looked for beside the description. Mistakes
/// are printed and end the build.
pub fn target(file: &str, name: &str) {
    if let Err(message) = try_target(file, name) {
        println!("cargo::error={}", message.replace('\n', " "));
        eprintln!("{message}");
        std::process::exit(1);
    }
}

fn try_target(file: &str, name: &str) -> Result<(), String> {
    let path = |name: &str| std::env::var_os(name).map(PathBuf::from).ok_or(format!("{name} is not set"));
    let file = path("CARGO_MANIFEST_DIR")?.join(file);
    let directory = path("OUT_DIR")?;
    let dir = file.parent().unwrap_or(Path::new(".")).to_owned();
    println!("cargo::rerun-if-changed={}", dir.display());
    let text = std::fs::read(&file).map_err(|e| format!("{}: {e}", file.display()))?;
    let mut includes = StandardIncludes::new(vec![dir]);
    let evaluation = evaluate(&file.display().to_string(), text, &mut includes, &Options::default());
    let records =
        evaluation.records.as_ref().ok_or_else(|| show(&evaluation.sources, &evaluation.diagnostics))?;
    let (bytes, _) =
        emit::image::build(records).map_err(|diagnostics| show(&evaluation.sources, &diagnostics))?;
    let image = tables::Image::new(bytes.clone()).map_err(|e| e.to_string())?;
    let names = emit::rust::names::write(&image).into_bytes();
    for (extension, contents) in [("image", bytes), ("rs", names)] {
        let output = directory.join(name).with_extension(extension);
        std::fs::write(&output, contents).map_err(|e| format!("{}: {e}", output.display()))?;
    }
    Ok(())
}

fn show(sources: &SourceMap, diagnostics: &Diagnostics) -> String {
    let mut text = String::new();
    match Renderer::new(Style::Llvm).render_all(sources, diagnostics, &mut text) {
        Ok(()) => text,
        Err(_) => "the description is wrong".to_owned(),
    }
}
