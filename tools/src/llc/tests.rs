//! What does not depend on how the work is divided: threads, and text or object.

use crate::tests::with_io;
use std::fmt::Write;
use std::path::PathBuf;

/// A file of the test's own with this contents.
fn file(name: &str, contents: &[u8]) -> PathBuf {
    let path = std::env::temp_dir().join(format!("codewright-{}-{name}", std::process::id()));
    std::fs::write(&path, contents).expect("a temporary file");
    path
}

fn tool(args: &[&str], input: &std::path::Path) -> Vec<u8> {
    let output = input.with_extension("out");
    let mut all: Vec<String> = vec!["codewright".to_owned()];
    all.extend(args.iter().map(|s| (*s).to_owned()));
    all.extend(["-o".to_owned(), output.display().to_string(), input.display().to_string()]);
    let (code, _, err) = with_io(|io| crate::run(&all, io));
    assert_eq!(code, 0, "{err}");
    let bytes = std::fs::read(&output).expect("the output");
    let _ = std::fs::remove_file(&output);
    bytes
}

/// Enough functions for several chunks, with what pieces have in common: groups, sections, calls among them, data,
/// addresses of blocks, lines.
fn module(functions: u32) -> String {
    let mut text = String::from(
        "target triple = \"riscv64-unknown-linux-gnu\"\n@data = global [4 x ptr] [ptr @f1, ptr @f2, ptr null, ptr \
         blockaddress(@f2, %less)]\n@s = private unnamed_addr constant [3 x i8] c\"ab\\00\"\n$group = comdat any\n\
         declare void @elsewhere(ptr)\n",
    );
    for i in 0..functions {
        let (linkage, place) = match i % 5 {
            0 => ("linkonce_odr ", " comdat($group)"),
            1 => ("internal ", " section \".text.mine\""),
            2 => ("weak ", ""),
            _ => ("", ""),
        };
        let callee = (i * 7 + 1) % functions;
        _ = write!(
            text,
            "define {linkage}i64 @f{i}(i64 %a, i64 %b){place} !dbg !{p} {{\n  %c = icmp slt i64 %a, %b, !dbg !{l}\n  \
             br i1 %c, label %less, label %more\nless:\n  %r = call i64 @f{callee}(i64 {i}, i64 %b), !dbg !{l}\n  \
             ret i64 %r\nmore:\n  call void @elsewhere(ptr @s)\n  ret i64 123456789012\n}}\n\
             !{p} = distinct !DISubprogram(name: \"f{i}\", scope: !1, file: !{file}, line: {i}, type: !3, unit: !0, \
             spFlags: DISPFlagDefinition)\n!{l} = !DILocation(line: {i}, column: 3, scope: !{p})\n",
            p = 10 + 2 * i,
            l = 11 + 2 * i,
            file = if i % 3 == 0 { 1 } else { 2 },
        );
    }
    text.push_str(
        "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!5, !6}\n!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)\n\
         !1 = !DIFile(filename: \"a.c\", directory: \"/dir\")\n!2 = !DIFile(filename: \"b.h\", directory: \"/dir\")\n\
         !3 = !DISubroutineType(types: !4)\n!4 = !{}\n!5 = !{i32 7, !\"Dwarf Version\", i32 5}\n\
         !6 = !{i32 2, !\"Debug Info Version\", i32 3}\n",
    );
    text
}

const FEATURES: &str = "-mattr=+m,+c,+relax";

#[test]
fn output_does_not_depend_on_threads() {
    let input = file("threads.ll", module(250).as_bytes());
    let with = |kind, threads| tool(&["llc", kind, FEATURES, "-stack-size-section", threads], &input);
    let (text, object) = ("-filetype=asm", "-filetype=obj");
    let one = with(object, "-threads=1");
    assert!(one.len() > 30_000);
    assert!(one == with(object, "-threads=2") && one == with(object, "-threads=8"));
    assert!(with(text, "-threads=1") == with(text, "-threads=3"));
    let _ = std::fs::remove_file(&input);
}

// Without `relax`, which leaves distances between blocks to the linker: their labels have names in the text alone.
#[test]
fn objects_are_what_the_assembler_makes_of_the_text() {
    let features = "-mattr=+m,+c";
    let input = file("objects.ll", module(250).as_bytes());
    for options in [&[][..], &["-function-sections", "-data-sections", "-stack-size-section"]] {
        let with = |kind| {
            let args: Vec<&str> = ["llc", kind, features].iter().chain(options).copied().collect();
            tool(&args, &input)
        };
        let text = file("objects.s", &with("-filetype=asm"));
        let assembled = tool(&["mc", "-triple=riscv64", "-filetype=obj", features], &text);
        assert!(with("-filetype=obj") == assembled, "{options:?}");
        let _ = std::fs::remove_file(&text);
    }
    let _ = std::fs::remove_file(&input);
}

#[test]
fn outputs_are_named_after_inputs() {
    use super::{default_output, job::FileKind};
    assert_eq!(default_output("a/b.ll", FileKind::Assembly), "a/b.s");
    assert_eq!(default_output("b.bc", FileKind::Object), "b.o");
    assert_eq!(default_output("b.x", FileKind::Object), "b.x.o");
    assert_eq!(default_output("-", FileKind::Object), "-");
}

/// The passes that run with these options, by their arguments.
fn passes(options: &[&str], input: &std::path::Path) -> Vec<String> {
    let mut args = vec!["codewright".to_owned(), "llc".to_owned(), "-debug-pass=Arguments".to_owned()];
    args.extend(options.iter().map(|s| (*s).to_owned()));
    args.extend(["-filetype=null".to_owned(), input.display().to_string()]);
    let (_, _, err) = with_io(|io| crate::run(&args, io));
    let line = err.lines().find_map(|l| l.strip_prefix("Pass Arguments:  ")).expect("the passes");
    line.split(' ').map(|p| p.trim_start_matches('-').to_owned()).collect()
}

/// Stopping after any pass and going on from what was written is the same as not stopping.
fn check_restarts(input: &std::path::Path, options: &[&str]) {
    let mut base = vec!["llc"];
    base.extend(options);
    let straight = tool(&base, input);
    for pass in passes(options, input) {
        let (stop, start) = (format!("-stop-after={pass}"), format!("-start-after={pass}"));
        let mir = input.with_extension("restart.mir");
        std::fs::write(&mir, tool(&[&base[..], &[&stop]].concat(), input)).expect("a temporary file");
        let again = [&base[..], &["-disable-verify", &start]].concat();
        assert!(tool(&again, &mir) == straight, "{} {options:?} after {pass}", input.display());
        let _ = std::fs::remove_file(&mir);
    }
}

/// The machine that the first line of a test that runs `llc` compiles for; a machine with what most tests want where it
/// names no features.
fn machine_options(test: &str) -> Vec<&str> {
    let line = test.lines().find_map(|l| l.strip_prefix("; RUN: llc ")).unwrap_or_default();
    let names = ["-mtriple=", "-mattr=", "-target-abi="];
    let own: Vec<&str> = line.split(' ').filter(|a| names.iter().any(|n| a.starts_with(n))).collect();
    match own.iter().any(|a| a.starts_with("-mattr=")) {
        true => own,
        false => vec!["-mtriple=riscv64", "-mattr=+m,+a,+f,+d,+zbb", "-target-abi=lp64d"],
    }
}

#[test]
fn compilation_goes_on_from_mir() {
    let input = file("restart.ll", module(20).as_bytes());
    for level in ["-O0", "-O2"] {
        check_restarts(&input, &[level, FEATURES]);
    }
    let _ = std::fs::remove_file(&input);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/codegen/riscv");
    for entry in std::fs::read_dir(folder).expect("the repository's tests").flatten() {
        let (from, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        // What is not supported cannot be compared.
        if !name.ends_with(".ll") || name.contains("error") {
            continue;
        }
        let text = std::fs::read_to_string(&from).expect("a test");
        let input = file(&name, text.as_bytes());
        check_restarts(&input, &machine_options(&text));
        let _ = std::fs::remove_file(&input);
    }
}

#[test]
fn damaged_mir_is_an_error() {
    let input = file("damage.ll", module(3).as_bytes());
    let text = tool(&["llc", FEATURES, "-stop-after=finalize-isel"], &input);
    let mir = input.with_extension("mir");
    let mut random = 0x2545_f491_4f6c_dd1du64;
    let start = text.windows(6).position(|w| w == b"name: ").expect("a function");
    for _ in 0..200 {
        let mut damaged = text.clone();
        random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let at = start + (random >> 33) as usize % (damaged.len() - start);
        damaged[at] = b"0123456789 ,!%@(){}[]ix$:-"[(random >> 20) as usize % 26];
        std::fs::write(&mir, damaged).expect("a temporary file");
        let args = ["codewright", "llc", FEATURES, "-filetype=null", "-run-pass=finalize-isel"];
        let mut args: Vec<String> = args.iter().map(|s| (*s).to_owned()).collect();
        args.push(mir.display().to_string());
        let (code, _, err) = with_io(|io| crate::run(&args, io));
        assert!(code == 0 || code == 1, "{err}");
    }
    let _ = std::fs::remove_file(&mir);
    let _ = std::fs::remove_file(&input);
}
