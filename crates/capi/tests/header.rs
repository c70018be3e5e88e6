//! The header is what the sources of this crate say: it is written from them, and this test compares.
//!
//! `BLESS=1 cargo test -p codewright-capi --test header` writes it. What is read is the form that `entries!` and its like
//! have in the sources: names, types of arguments and results, and the comments in front.

use std::fmt::Write;
use std::path::Path;

/// Sources in the order of the header.
const SOURCES: [&str; 14] = [
    "enums",
    "context",
    "types",
    "value",
    "constant",
    "module",
    "function",
    "block",
    "global",
    "builder",
    "instructions",
    "memory",
    "target",
    "engine",
];
const LAST: &str = "orc";

fn source(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(format!("{name}.rs"));
    std::fs::read_to_string(path).expect("a source")
}

/// A type of the interface in C.
fn c_type(ty: &str) -> String {
    let ty = ty.trim();
    let inner = |wrapper: &str| ty.strip_prefix(wrapper)?.strip_prefix('<')?.strip_suffix('>');
    if let Some(inner) = inner("Owned").or_else(|| inner("Optional")) {
        return c_type(inner);
    }
    if let Some(inner) = inner("Out").or_else(|| inner("Array")) {
        let inner = c_type(inner);
        return if inner.ends_with('*') { format!("{inner}*") } else { format!("{inner} *") };
    }
    match ty.rsplit("::").next().unwrap_or(ty) {
        "Text" | "Bytes" | "*const c_char" => "const char *",
        "Message" | "*mut c_char" => "char *",
        "*mut c_void" => "void *",
        "*const c_void" => "const void *",
        "Status" => "LLVMBool",
        "Failure" => "LLVMErrorRef",
        "c_char" => "char",
        "c_uint" => "unsigned",
        "c_int" => "int",
        "u64" => "uint64_t",
        "i64" => "long long",
        "usize" => "size_t",
        "f64" => "double",
        "LLVMMCJITCompilerOptions" => "struct LLVMMCJITCompilerOptions",
        name => {
            assert!(name.starts_with("LLVM"), "{name} is no type of the interface");
            name
        }
    }
    .to_owned()
}

fn declared(ty: &str, name: &str) -> String {
    if ty.ends_with('*') { format!("{ty}{name}") } else { format!("{ty} {name}") }
}

/// `name: type, ...` as parameters in C.
fn parameters(text: &str) -> String {
    let each = text.split(',').map(str::trim).filter(|text| !text.is_empty()).map(|parameter| {
        let (name, ty) = parameter.split_once(':').expect("a name and a type");
        let name = name.trim().trim_start_matches('_');
        let name = if matches!(name, "switch" | "default") { "of" } else { name };
        declared(&c_type(ty), name)
    });
    let all: Vec<String> = each.collect();
    if all.is_empty() { "void".to_owned() } else { all.join(", ") }
}

/// Functions of `entries!` in a source, with their comments; and those of macros that write several.
fn functions(text: &str, out: &mut String) {
    let mut comment = String::new();
    let lines: Vec<&str> = text.lines().collect();
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at];
        at += 1;
        let simple = line.trim();
        if let Some(text) = simple.strip_prefix("/// ") {
            comment.push_str(&format!("{}{text}", if comment.is_empty() { "" } else { "\n   " }));
            continue;
        }
        if line.starts_with("    fn LLVM") {
            let mut whole = simple.to_owned();
            while !whole.ends_with('{') {
                whole.push(' ');
                whole.push_str(lines[at].trim());
                at += 1;
            }
            if !comment.is_empty() {
                let _ = writeln!(out, "/* {comment} */");
            }
            let (name, rest) = whole["fn ".len()..].split_once('(').expect("parameters");
            let (inside, result) = rest.rsplit_once(')').expect("the end of parameters");
            let result = result.trim_end_matches('{').trim();
            let result = result.strip_prefix("->").map_or("void".to_owned(), c_type);
            let _ = writeln!(out, "{};", declared(&result, &format!("{name}({})", parameters(inside))));
        } else if let Some(name) = line.strip_suffix("! {").filter(|name| !name.contains(' ')) {
            while lines[at] != "}" && name != "entries" && name != "enumerations" {
                several(name, lines[at].trim(), out);
                at += 1;
            }
        }
        comment.clear();
    }
}

/// Functions of one line of a macro.
fn several(name: &str, line: &str, out: &mut String) {
    let first = line.split(['=', ' ', ';']).next().unwrap_or_default().trim_end_matches(',');
    let _ = match name {
        "simple" => {
            let second = line.split([',', '=']).nth(1).expect("two names").trim();
            writeln!(out, "LLVMTypeRef {first}(LLVMContextRef context);\nLLVMTypeRef {second}(void);")
        }
        "binaries" => writeln!(
            out,
            "LLVMValueRef {first}(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);"
        ),
        "casts" => writeln!(
            out,
            "LLVMValueRef {first}(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);"
        ),
        "ready" => writeln!(out, "LLVMBool {first}(void);"),
        "ready_without_result" => writeln!(out, "void {first}(void);"),
        other => panic!("the header does not know what `{other}!` writes"),
    };
}

/// Handles, enumerations and other types of a source.
fn types(text: &str, out: &mut String) {
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some((name, what)) = line.strip_prefix("pub type ").and_then(|line| line.split_once(" = ")) {
            let what = what.trim_end_matches(';');
            let _ = match what {
                _ if what.starts_with("Ref<") => {
                    let opaque = name.trim_start_matches("LLVM").trim_end_matches("Ref");
                    writeln!(out, "typedef struct LLVMOpaque{opaque} *{name};")
                }
                _ => writeln!(out, "typedef {};", declared(&c_type(what), name)),
            };
        } else if line == "enumerations! {" {
            while let Some(line) = lines.next().filter(|line| *line != "}") {
                let name = line.trim().trim_end_matches(" {");
                let members: Vec<&str> = lines.by_ref().take_while(|line| line.trim() != "}").collect();
                let _ = writeln!(
                    out,
                    "typedef enum {{\n{}\n}} {name};",
                    members.join("\n").replace("        ", "    ")
                );
            }
        } else if let Some(name) =
            line.strip_prefix("pub struct LLVM").and_then(|rest| rest.strip_suffix(" {"))
        {
            let _ = writeln!(out, "struct LLVM{name} {{");
            for field in lines.by_ref().take_while(|line| *line != "}") {
                let (name, ty) = field.trim().trim_start_matches("pub ").split_once(": ").expect("a field");
                let _ = writeln!(out, "    {};", declared(&c_type(ty.trim_end_matches(',')), name));
            }
            let _ = writeln!(out, "}};");
        }
    }
}

fn header() -> String {
    let mut out = String::from(
        "/* Codewright's interface in C, with the names of llvm-c where the meaning is the same.\n\n\
         \x20  Written from the sources by a test; do not change it by hand. What the calls promise and what callers do is\n\
         \x20  said in the text of the crate `capi`: in short, no call ends the process, a null handle makes a call do\n\
         \x20  nothing, and a context with all that belongs to it is used by one thread at a time. */\n\
         #ifndef CODEWRIGHT_C_CODEWRIGHT_H\n#define CODEWRIGHT_C_CODEWRIGHT_H\n\n\
         #include <stddef.h>\n#include <stdint.h>\n\n\
         #ifdef __cplusplus\nextern \"C\" {\n#endif\n\ntypedef int LLVMBool;\n",
    );
    let all: Vec<(&str, String)> = SOURCES.iter().chain([&LAST]).map(|&name| (name, source(name))).collect();
    all.iter().for_each(|(_, text)| types(text, &mut out));
    for (name, text) in &all {
        let mut functions_of = String::new();
        functions(text, &mut functions_of);
        if !functions_of.is_empty() {
            let title = text.lines().next().unwrap_or_default().trim_start_matches("//! ");
            let _ = write!(out, "\n/* {name}: {title} */\n\n{functions_of}");
        }
    }
    out.push_str("\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n");
    out
}

#[test]
fn the_header_is_what_the_sources_say() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("include/codewright-c/codewright.h");
    let wanted = header();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &wanted).expect("the header can be written");
    }
    let has = std::fs::read_to_string(&path).unwrap_or_default();
    let first = has.lines().zip(wanted.lines()).find(|(has, wanted)| has != wanted);
    assert!(has == wanted, "the header is not up to date (BLESS=1 writes it): {first:?}");
}

#[test]
fn every_exported_function_is_in_the_header() {
    // Whatever is exported goes through one of these macros.
    let header = header();
    for name in SOURCES.iter().chain([&LAST]) {
        let text = source(name);
        let has = text.matches("fn LLVM").count();
        let missing: Vec<&str> = text
            .split("fn LLVM")
            .skip(1)
            .filter_map(|rest| rest.split(['(', '<']).next())
            .filter(|name| !header.contains(&format!("LLVM{name}(")))
            .collect();
        assert!(missing.is_empty(), "{name} has {has} functions; not in the header: {missing:?}");
        assert!(!text.contains("no_mangle"), "{name} exports functions without `entries!`");
    }
}
