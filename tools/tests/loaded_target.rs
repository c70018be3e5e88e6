//! A target read from its description at run time does what the compiled-in one does, to the byte.
//!
//! The description is evaluated with no use of the registry, so this is also what a build without the target does.

#![cfg(feature = "target-f2003")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tools::Io;
use tools::io::Terminal;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

const DESCRIPTION: &str = "targets/f2003/td/f2003.td";

/// Exit code, standard output and standard error of a tool.
fn run(args: &[&str], input: &[u8]) -> (i32, Vec<u8>, String) {
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), input);
    let args: Vec<String> =
        std::iter::once("codewright").chain(args.iter().copied()).map(str::to_owned).collect();
    let mut io = Io {
        tool: "tool".to_owned(),
        stdin: &mut input,
        stdout: &mut out,
        stderr: &mut err,
        cwd: &root(),
        env: &BTreeMap::new(),
        terminal: Terminal::default(),
    };
    let code = tools::run(&args, &mut io);
    (code, out, String::from_utf8_lossy(&err).into_owned())
}

fn same(args: &[&str], input: &[u8]) -> Vec<u8> {
    let description = format!("-target-td={DESCRIPTION}");
    let built_in = run(&[&["mc", "-triple=f2003"], args].concat(), input);
    let loaded = run(&[&["mc", &description], args].concat(), input);
    assert_eq!(built_in, loaded, "{args:?}");
    built_in.1
}

#[test]
fn the_image_is_the_same() {
    use tablegen::lang::{Options, evaluate};
    let path = root().join(DESCRIPTION);
    let text = std::fs::read(&path).unwrap();
    let mut includes = tablegen::include::StandardIncludes::new(vec![path.parent().unwrap().to_owned()]);
    let evaluation = evaluate(DESCRIPTION, text, &mut includes, &Options::default());
    let (image, _) = tablegen::emit::image::build(evaluation.records.as_ref().unwrap()).unwrap();
    assert!(image == f2003::IMAGE, "{} bytes, compiled in {}", image.len(), f2003::IMAGE.len());
}

#[test]
fn every_test_assembles_alike() {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(root().join("tests/mc/f2003")).unwrap().map(|e| e.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "s"));
    files.sort();
    assert!(files.len() >= 6);
    for file in files {
        let file = file.to_str().unwrap();
        for options in [
            &["-show-encoding", "-show-inst"][..],
            &["-output-asm-variant=1"],
            &["-filetype=obj"],
            &["-filetype=null"],
        ] {
            same(&[&[file], options].concat(), b"");
        }
    }
}

#[test]
fn bytes_disassemble_alike() {
    let mut state = 88_172_645_463_325_252u64;
    let mut text = String::new();
    for _ in 0..5000 {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        // Bytes that mean something as an opcode or as an operand, and any others.
        const USUAL: &[u8] =
            &[0x00, 0x01, 0x08, 0x09, 0x0b, 0x1b, 0x20, 0x28, 0x29, 0x30, 0x3f, 0x04, 0x05, 0xb4, 0xe0];
        let byte = USUAL.get((state >> 40) as usize % 18).copied().unwrap_or(state as u8);
        text.push_str(&format!("{byte:#04x}\n"));
    }
    let out = same(&["-disassemble"], text.as_bytes());
    let lines = out.split(|&b| b == b'\n').count();
    assert!(lines > 300, "{lines}");
}

#[test]
fn processors_and_help_are_alike() {
    same(&["-mcpu=help"], b"");
    same(&["-mcpu=unknown"], b"fen");
}
