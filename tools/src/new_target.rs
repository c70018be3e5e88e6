//! `codewright new-target NAME`: a folder to begin a target in.
//!
//! It has the files of a target's folder, each with what it is for, an example of everything, and `TO DO` where facts about the
//! machine go. What it describes loads as it is: `tblgen -check-target` says what is missing (`docs/add-a-target.md`).

use crate::cl::{self, Opt, Positional, Spec};
use crate::io::{Io, reason};
use std::fs;

pub(crate) const SPEC: Spec = Spec {
    overview: "Makes the folder of a new target",
    positional: Positional::required("name"),
    options: &[Opt::value("o", "directory", "The folder to make; the target's name if none is given")],
    ..Spec::DEFAULT
};

/// Paths below the folder, and what stands there; `@name@` and `@Name@` are the target's name.
const FILES: &[(&str, &str)] = &[
    ("README.md", include_str!("new_target/README.md.in")),
    ("Cargo.toml", include_str!("new_target/Cargo.toml.in")),
    ("build.rs", include_str!("new_target/build.rs.in")),
    ("src/lib.rs", include_str!("new_target/lib.rs.in")),
    ("td/@Name@.td", include_str!("new_target/Target.td")),
    ("td/Registers.td", include_str!("new_target/Registers.td")),
    ("td/Nodes.td", include_str!("new_target/Nodes.td")),
    ("td/Operands.td", include_str!("new_target/Operands.td")),
    ("td/Formats.td", include_str!("new_target/Formats.td")),
    ("td/Instructions.td", include_str!("new_target/Instructions.td")),
    ("td/Pseudos.td", include_str!("new_target/Pseudos.td")),
    ("td/CallingConv.td", include_str!("new_target/CallingConv.td")),
    ("td/CodeGen.td", include_str!("new_target/CodeGen.td")),
];

/// Exit codes: 0 success, 1 the name is none, or the folder is there already.
pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let matches = match cl::parse(&SPEC, args, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    let name = matches.input();
    let is_name = name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    if !is_name {
        return io.fail(&format!("error: '{name}' is no name of a target: small letters and digits"));
    }
    let folder = matches.value("o").unwrap_or(name);
    if io.resolve(folder).exists() {
        return io.fail(&format!("error: '{folder}' is there already"));
    }
    let capital = format!("{}{}", name[..1].to_ascii_uppercase(), &name[1..]);
    let filled = |text: &str| text.replace("@Name@", &capital).replace("@name@", name);
    let mut made = String::new();
    for (path, text) in FILES {
        let path = format!("{folder}/{}", filled(path));
        let full = io.resolve(&path);
        let written =
            full.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&full, filled(text)));
        if let Err(error) = written {
            return io.fail(&format!("error: cannot write '{path}': {}", reason(&error)));
        }
        made.push_str(&format!("{path}\n"));
    }
    made.push_str(&format!("\nNext: codewright tblgen -check-target={folder}/td/{capital}.td\n"));
    // A closed standard output leaves nobody to tell.
    let _ = io.stdout.write_all(made.as_bytes());
    0
}
