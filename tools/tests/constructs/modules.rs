//! Samples for module flags and named metadata.

use crate::functions::function;
use crate::{Sample, sample};

/// Of a module flag. The value is a number, or a string in quotes.
pub fn flag(name: &str, value: &str) -> Sample {
    let value = if value.starts_with('"') { format!("!{value}") } else { format!("i32 {value}") };
    let f = format!("@v = external global i32\n{}", function("", "sspstrong", "", ""))
        .replace("%v = load i32, ptr %p", "%v = load i32, ptr @v");
    sample(format!("{f}!llvm.module.flags = !{{!0}}\n!0 = !{{i32 1, !\"{name}\", {value}}}\n"), f)
}

/// Of named metadata.
pub fn named(name: &str) -> Option<Sample> {
    let f = function("", "", "", "");
    let operands = match name {
        "llvm.module.flags" => "!0 = !{i32 1, !\"wchar_size\", i32 4}",
        "llvm.ident" | "llvm.commandline" | "llvm.dependent-libraries" => "!0 = !{!\"words\"}",
        "llvm.linker.options" => "!0 = !{!\"lib\", !\"m\"}",
        "llvm.stats" => "!0 = !{!\"key\", i64 5}",
        "llvm.pseudo_probe_desc" => "!0 = !{i64 1, i64 2, !\"sample\"}",
        "llvm.embedded.objects" => "!0 = !{ptr @v, !\".embedded\"}",
        "llvm.errno.tbaa" => "!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !2}\n!2 = !{!\"root\"}",
        "llvm.gcov" => "!0 = !{!\"a.gcno\", !\"a.gcda\", !\"x\"}",
        "llvm.dbg.cu" => return None,
        _ => "!0 = !{}",
    };
    let f = format!("@v = private constant i32 1\n{f}");
    Some(sample(format!("{f}!{name} = !{{!0}}\n{operands}\n"), f))
}

/// Of variables that are lists.
pub fn list(name: &str) -> Sample {
    let v = "@v = internal global i32 1\ndefine void @sample() {\n  ret void\n}\n";
    let with = match name {
        "llvm.global_ctors" | "llvm.global_dtors" => {
            format!(
                "@{name} = appending global [1 x {{ i32, ptr, ptr }}] [{{ i32, ptr, ptr }} {{ i32 65535, \
                    ptr @sample, ptr null }}]\n"
            )
        }
        _ => format!("@{name} = appending global [1 x ptr] [ptr @v], section \"llvm.metadata\"\n"),
    };
    sample(format!("{v}{with}"), v.to_owned())
}
