//! `docs/tour.md` shows what the tools print: its commands are run on its files. `DOCS_BLESS=1` writes the page anew.

#![cfg(feature = "target-f2003")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tools::Io;
use tools::io::Terminal;

fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/tour.md")
}

/// Everything that a command prints.
fn run(command: &str, cwd: &Path) -> String {
    let args: Vec<String> = command.split(' ').map(str::to_owned).collect();
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut io = Io {
        tool: String::new(),
        stdin: &mut std::io::empty(),
        stdout: &mut out,
        stderr: &mut err,
        cwd,
        env: &BTreeMap::new(),
        terminal: Terminal::default(),
    };
    tools::run(&args, &mut io);
    String::from_utf8([err, out].concat()).unwrap()
}

/// The page with the output of its commands.
fn regenerated(text: &str, dir: &Path) -> (String, usize) {
    let (mut out, mut commands) = (String::new(), 0);
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        out.push_str(&format!("{line}\n"));
        let Some(info) = line.strip_prefix("```").filter(|info| !info.is_empty()) else { continue };
        let block: Vec<&str> = lines.by_ref().take_while(|l| *l != "```").collect();
        match info.split_once(' ') {
            Some((_, file)) => {
                let contents: String = block.iter().map(|l| format!("{l}\n")).collect();
                std::fs::write(dir.join(file), &contents).unwrap();
                out.push_str(&contents);
            }
            None => {
                for command in block.iter().filter_map(|l| l.strip_prefix("$ ")) {
                    let printed = run(command, dir);
                    // Trailing blanks would be lost on the way.
                    let printed: String = printed.lines().map(|l| format!("{}\n", l.trim_end())).collect();
                    out.push_str(&format!("$ {command}\n{}", printed));
                    commands += 1;
                }
            }
        }
        out.push_str("```\n");
    }
    (out, commands)
}

#[test]
fn the_tour_is_what_the_tools_print() {
    let text = std::fs::read_to_string(page()).unwrap();
    let dir = std::env::temp_dir().join(format!("codewright-tour-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let (wanted, commands) = regenerated(&text, &dir);
    std::fs::remove_dir_all(&dir).unwrap();
    assert!(commands >= 4, "{commands} commands");
    if std::env::var("DOCS_BLESS").is_ok_and(|value| value == "1") {
        std::fs::write(page(), wanted).unwrap();
        return;
    }
    let differs = text.lines().zip(wanted.lines()).position(|(a, b)| a != b);
    let line = |text: &str| differs.and_then(|n| text.lines().nth(n).map(str::to_owned));
    assert!(
        text == wanted,
        "line {differs:?} is {:?}, and would be {:?}: DOCS_BLESS=1 writes the page anew",
        line(&text),
        line(&wanted)
    );
}
