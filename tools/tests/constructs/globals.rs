//! Samples for variables, functions and aliases as the module declares them.

use crate::functions::function;
use crate::{Sample, sample};

/// Something before `global`, with an initializer or without one.
fn variable(words: &str, initializer: &str) -> String {
    format!(
        "@v = {words} global i32{initializer}\ndefine i32 @sample() {{\n  %r = load i32, ptr @v\n  ret i32 %r\n}}\n"
    )
}

pub fn linkage(word: &str) -> Sample {
    let with = match word {
        "extern_weak" => {
            "@v = extern_weak global i32\ndeclare extern_weak void @other()\ndefine ptr @sample() {\n  \
             call void @other()\n  ret ptr @v\n}\n"
                .to_owned()
        }
        "external" => variable("external", ""),
        "appending" => {
            "@v = appending global [1 x i32] [i32 1]\ndefine ptr @sample() {\n  ret ptr @v\n}\n".to_owned()
        }
        "common" => variable(word, " 0"),
        _ => variable(word, " 1") + &format!("define {word} void @other() {{\n  ret void\n}}\n"),
    };
    let without = match word {
        "external" | "appending" => String::new(),
        "extern_weak" => with.replace("@v = extern_weak", "@v = external").replace("extern_weak ", ""),
        _ => variable("", " 1") + "define void @other() {\n  ret void\n}\n",
    };
    sample(with, without)
}

pub fn visibility(word: &str) -> Sample {
    let module = |w: &str| variable(w, " 1") + &function(w, "", "", "").replace("@sample", "@g");
    let module = |w: &str| {
        module(w)
            .replace(&format!("@g(i32 %x, ptr %p) {w}"), "@g(i32 %x, ptr %p)")
            .replace("define i32 @g", &format!("define {w} i32 @g"))
    };
    sample(module(word), module(""))
}

pub fn dll_storage(word: &str) -> Sample {
    if word == "dllimport" {
        return sample(variable("external dllimport", ""), variable("external", ""));
    }
    sample(variable(word, " 1"), variable("", " 1"))
}

pub fn thread_local(word: &str) -> Sample {
    let word = match word {
        "" => String::new(),
        "generaldynamic" => "thread_local".to_owned(),
        model => format!("thread_local({model})"),
    };
    sample(variable(&word, " 1"), variable("", " 1"))
}

pub fn unnamed_addr(word: &str) -> Sample {
    sample(variable(word, " 1"), variable("", " 1"))
}

pub fn code_model(word: &str) -> Sample {
    let module = |w: &str| variable("", &format!(" 1{w}"));
    sample(module(&format!(", code_model \"{word}\"")), module(""))
}

pub fn comdat(word: &str) -> Sample {
    let module = |c: &str| variable("", &format!(" 1{c}"));
    let with = |word: &str| format!("$v = comdat {word}\n") + &module(", comdat");
    sample(with(word), if word == "any" { module("") } else { with("any") })
}

/// The other properties, with their samples.
pub fn property(name: &str) -> Option<Sample> {
    let of_variable = |p: &str| sample(variable("", &format!(" 1, {p}")), variable("", " 1"));
    let of_function = |p: &str, more: &str| sample(function("", "", p, more), function("", "", "", more));
    Some(match name {
        "section" => of_variable("section \"mine\""),
        "align" => of_variable("align 64"),
        "partition" => of_variable("partition \"part\""),
        "externally_initialized" => sample(variable("externally_initialized", " 1"), variable("", " 1")),
        "addrspace" => sample(
            variable("addrspace(7)", " 1").replace("load i32, ptr", "load i32, ptr addrspace(7)"),
            variable("", " 1"),
        ),
        "dso_local" => sample(variable("external dso_local", ""), variable("external", "")),
        "no_sanitize_address" | "no_sanitize_hwaddress" | "sanitize_memtag" | "sanitize_address_dyninit" => {
            of_variable(name)
        }
        "gc" => of_function(" gc \"statepoint-example\"", ""),
        "prefix" => of_function(" prefix i32 7", ""),
        "prologue" => of_function(" prologue i32 19", ""),
        "personality" => of_function(" personality ptr @p", "declare i32 @p(...)\n"),
        "alias of a function" => {
            let f = function("", "", "", "");
            sample(format!("@a = alias i32 (i32, ptr), ptr @sample\n{f}"), f)
        }
        "alias of a variable" => {
            let f = variable("", " 1");
            sample(format!("@a = alias i32, ptr @v\n{f}"), f)
        }
        "alias of an expression" => {
            let f = variable("", " 1");
            sample(format!("@a = alias i8, getelementptr (i8, ptr @v, i64 2)\n{f}"), f)
        }
        "ifunc" => {
            let f = "define ptr @resolver() {\n  ret ptr null\n}\ndefine i32 @sample(i32 %x) {\n  ret i32 %x\n}\n";
            sample(format!("@i = ifunc i32 (i32), ptr @resolver\n{f}"), f.to_owned())
        }
        "module asm" => {
            let f = function("", "", "", "");
            sample(format!("module asm \".globl there\"\n{f}"), f)
        }
        _ => return None,
    })
}
