//! `-debug`, `-debug-only`, `-view-*-dags`, `--dump-dags` and `--explain`: what is asked for, and where it goes.

use crate::cl::Matches;
use crate::io::Io;
use codegen::drawings::{SelectOptions, TRACE_WORDS, View};
use support::drawing::{Drawing, dot, json, svg};

/// The option that asks for a view.
pub fn option(view: View) -> String {
    let (_, word, _) = View::ALL[view as usize];
    match view {
        View::Cfg => "view-cfg".to_owned(),
        _ => format!("view-{word}-dags"),
    }
}

/// What the command line asks to be shown of selection.
pub fn select_options(matches: &Matches) -> SelectOptions {
    let words = |name: &str| -> Vec<String> {
        matches.list(name).flat_map(|l| l.split(',')).map(str::to_owned).filter(|w| !w.is_empty()).collect()
    };
    let shown: Vec<&str> = matches.value("debug-only").unwrap_or("").split(',').collect();
    let all = matches.flag("debug");
    let traced = TRACE_WORDS.iter().filter(|(word, _)| all || shown.contains(word));
    let asked = |view: View| matches.value("dump-dags").is_some() || matches.flag(&option(view));
    let views =
        View::ALL.iter().filter(|(view, ..)| asked(*view)).fold(0, |set, (view, ..)| set | 1 << *view as u32);
    SelectOptions {
        dump: all || shown.iter().any(|w| matches!(*w, "isel" | "isel-dump")),
        trace: traced.fold(0, |set, (_, bit)| set | bit),
        views,
        view_blocks: words("filter-view-dags"),
        functions: words("filter-print-funcs"),
        explain: matches.value("explain").is_some(),
    }
}

/// Writes drawings: three forms into the directory of `--dump-dags`, or DOT files that a viewer is started with.
pub fn write(drawings: &[Drawing], matches: &Matches, io: &mut Io<'_>) -> Result<(), String> {
    if drawings.is_empty() {
        return Ok(());
    }
    let directory = matches.value("dump-dags");
    if let Some(directory) = directory {
        let path = io.resolve(directory);
        std::fs::create_dir_all(path)
            .map_err(|e| format!("error: cannot make directory '{directory}': {e}"))?;
    }
    let viewer = io.env.get("GRAPH_VIEWER").filter(|v| !v.is_empty()).cloned();
    for drawing in drawings {
        let name: String = drawing.name.chars().map(|c| if c == '/' { '_' } else { c }).collect();
        match directory {
            Some(directory) => {
                let base = format!("{directory}/{name}");
                io.write_output(&format!("{base}.dot"), dot::write(drawing).as_bytes())?;
                io.write_output(&format!("{base}.svg"), svg::write(drawing).as_bytes())?;
                io.write_output(&format!("{base}.json"), json::write(drawing).as_bytes())?;
            }
            None => view(&format!("{name}.dot"), drawing, viewer.as_deref(), io)?,
        }
    }
    Ok(())
}

/// Writes the page of `--explain`.
pub fn write_page(run: &explain::Run, matches: &Matches, io: &mut Io<'_>) -> Result<(), String> {
    match matches.value("explain") {
        Some(file) => io.write_output(file, explain::page(run).as_bytes()),
        None => Ok(()),
    }
}

/// Writes one drawing beside the working directory's files and starts the viewer, if there is one.
fn view(file: &str, drawing: &Drawing, viewer: Option<&str>, io: &mut Io<'_>) -> Result<(), String> {
    io.write_output(file, dot::write(drawing).as_bytes())?;
    let text = match viewer {
        Some(viewer) => {
            let started = std::process::Command::new(viewer).arg(io.resolve(file)).status();
            started.map_err(|e| format!("error: cannot start viewer '{viewer}': {e}"))?;
            format!("Writing '{file}'...  done. Shown with '{viewer}'.\n")
        }
        None => format!(
            "Writing '{file}'...  done. No viewer is set up: GRAPH_VIEWER names the program to start with it.\n"
        ),
    };
    // A closed standard error leaves nobody to tell.
    let _ = io.stderr.write_all(text.as_bytes());
    Ok(())
}
