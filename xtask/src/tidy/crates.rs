//! Rules about manifests: names, licence, lints, and which crate may use which.

use super::{File, Finding};

/// The arrows of the architecture: a crate and those of ours that it may use. Dependencies run one way; a new arrow is
/// a design decision, made here.
const ARROWS: &[(&str, &[&str])] = &[
    ("support", &[]),
    ("tables", &[]),
    ("objfile", &[]),
    ("ir", &["support"]),
    ("bitcode", &["support", "ir"]),
    ("interp", &["support", "ir"]),
    ("mc", &["support", "tables"]),
    ("emulator", &["support", "tables", "mc"]),
    ("tablegen", &["support", "tables"]),
    ("filetest", &["support"]),
    ("explain", &["support"]),
    ("mir", &["support", "tables", "ir", "mc"]),
    ("isel", &["support", "explain", "tables", "ir", "mc", "mir"]),
    ("regalloc", &["support", "tables", "mc", "mir"]),
    ("codegen", &["support", "explain", "tables", "ir", "mc", "mir", "isel", "regalloc"]),
    ("jit", &["support", "tables", "ir", "mc", "mir", "codegen", "objfile"]),
    ("aarch64", &["tables", "tablegen", "mc"]),
    ("f2003", &["tables", "tablegen", "mc"]),
    ("sparc", &["tables", "tablegen", "mc"]),
    ("riscv", &["support", "tables", "tablegen", "ir", "mc", "mir", "isel", "codegen"]),
    ("x86", &["support", "tables", "tablegen", "ir", "mc", "mir", "isel", "codegen"]),
    (
        "codewright",
        &[
            "support", "tables", "tablegen", "ir", "bitcode", "mc", "mir", "codegen", "jit", "aarch64",
            "riscv", "sparc", "x86",
        ],
    ),
    ("capi", &["support", "ir", "codewright"]),
    ("examples", &["codewright"]),
    (
        "tools",
        &[
            "support", "explain", "ir", "bitcode", "interp", "emulator", "jit", "tables", "tablegen",
            "objfile", "mc", "mir", "isel", "codegen", "aarch64", "f2003", "riscv", "sparc", "x86",
            "filetest",
        ],
    ),
    ("xtask", &["support"]),
];

/// Arrows for tests alone: what a crate builds is run by the crate that will run it.
const TEST_ARROWS: &[(&str, &str)] = &[
    // Functions to allocate in belong to a global.
    ("regalloc", "ir"),
    ("tablegen", "mc"),
    ("isel", "tablegen"),
    ("jit", "x86"),
];

/// Crates with unsafe code, and why. Their lints deny it but where a file allows it, and want a reason for each block.
const UNSAFE: &[(&str, &str)] = &[
    ("jit", "memory that is executed, and calls into it"),
    ("capi", "addresses that C passes"),
    ("examples", "calls of what was just compiled"),
];

pub fn check(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files {
        // The corpus are manifests for downloading, a program is for comparisons, and the fuzz targets are a workspace of
        // their own: none is part of the product.
        let is_apart = matches!(
            &*file.path,
            "xtask/corpus/Cargo.toml"
                | "xtask/corpus/assembly/Cargo.toml"
                | "xtask/corpus/shell/Cargo.toml"
                | "xtask/src/compare/rust/small/Cargo.toml"
                | "fuzz/Cargo.toml"
        );
        if file.path.ends_with("/Cargo.toml") && !is_apart {
            findings.extend(manifest(file).into_iter().map(|message| Finding::new(&file.path, message)));
        }
    }
    if !files.iter().any(|file| file.path == "LICENSE" && file.text.contains("LLVM Exceptions")) {
        findings.push(Finding::new("LICENSE", "the licence is Apache-2.0 WITH LLVM-exception"));
    }
    findings
}

fn manifest(file: &File) -> Vec<String> {
    let mut messages = Vec::new();
    let folder = file.path.trim_end_matches("/Cargo.toml").rsplit('/').next().unwrap_or_default();
    let wanted = [
        ("package", "license.workspace = true", "takes its licence from the workspace"),
        ("lints", "workspace = true", "takes its lints, such as forbid(unsafe_code), from the workspace"),
    ];
    let lints = if UNSAFE.iter().any(|(name, _)| *name == folder) {
        [
            ("lints.rust", "unsafe_code = \"deny\"", "has unsafe code only where a file allows it"),
            ("lints.clippy", "undocumented_unsafe_blocks = \"deny\"", "gives a reason for each unsafe block"),
        ]
    } else {
        [wanted[1]; 2]
    };
    for (section, line, message) in [wanted[0], lints[0], lints[1]] {
        if !lines(&file.text).any(|(s, l)| s == section && l == line) {
            messages.push(format!("{message}: [{section}] {line}"));
        }
    }
    messages.dedup();
    let library = format!("name = \"{folder}\"");
    if lines(&file.text).any(|(section, _)| section == "lib")
        && !lines(&file.text).any(|(section, line)| section == "lib" && line == library)
    {
        messages.push(format!("folder, library and the word in `use` are one name: [lib] {library}"));
    }
    let Some((_, allowed)) = ARROWS.iter().find(|(name, _)| *name == folder) else {
        messages.push(format!("'{folder}' is not in the table of arrows (xtask/src/tidy/crates.rs)"));
        return messages;
    };
    for (section, line) in lines(&file.text).filter(|(section, _)| section.ends_with("dependencies")) {
        let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
        let in_tests = section == "dev-dependencies" && TEST_ARROWS.contains(&(folder, name));
        if ARROWS.iter().any(|(ours, _)| *ours == name) && !allowed.contains(&name) && !in_tests {
            messages.push(format!("[{section}] {name}: there is no arrow from {name} to {folder}"));
        } else if !line.contains("workspace = true") {
            messages.push(format!("[{section}] {name}: versions are stated once, in the workspace"));
        }
    }
    messages
}

/// The lines that say something, each with its section.
fn lines(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut section = "";
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).filter_map(
        move |line| {
            match line.strip_prefix('[') {
                Some(name) => {
                    section = name.trim_matches(['[', ']']);
                    Some((section, ""))
                }
                None => Some((section, line)),
            }
            .filter(|(_, line)| !line.is_empty())
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "[package]\nlicense.workspace = true\n[lib]\nname = \"ir\"\n[lints]\nworkspace = true\n\
                        [dependencies]\nsupport.workspace = true\n";

    fn messages(path: &str, text: &str) -> Vec<String> {
        manifest(&File { path: path.to_owned(), text: text.to_owned() })
    }

    #[test]
    fn each_rule_finds_its_breach() {
        assert_eq!(messages("crates/ir/Cargo.toml", GOOD), [""; 0]);
        for (from, to) in [
            ("license.workspace = true", "license = \"MIT\""),
            ("[lints]\nworkspace = true\n", ""),
            ("name = \"ir\"", "name = \"llvm-ir\""),
            ("support.workspace", "bitcode.workspace"),
            ("support.workspace = true", "serde = \"1\""),
        ] {
            let text = GOOD.replace(from, to);
            assert_eq!(
                messages("crates/ir/Cargo.toml", &text).len(),
                1,
                "{to}: {:?}",
                messages("x/ir/Cargo.toml", &text)
            );
        }
        assert_eq!(
            messages("crates/unheard-of/Cargo.toml", &GOOD.replace("\"ir\"", "\"unheard-of\"")).len(),
            1
        );
    }
}
