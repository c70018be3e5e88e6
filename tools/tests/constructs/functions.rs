//! Samples for what functions, parameters, results and call sites may have.

use crate::{Sample, sample};
use ir::attributes::{AttrClass, AttrInfo, AttrKind, position};

/// A function that gives attributes something to act on: an object that others see, a call, memory, arithmetic.
pub fn function(before: &str, attributes: &str, after: &str, tail: &str) -> String {
    format!(
        "declare void @other(ptr)\n\
         define i32 @sample(i32 %x, ptr %p) {before}{attributes}{after} {{\n  %room = alloca [16 x i8]\n  \
         call void @other(ptr %room)\n  %v = load i32, ptr %p\n  %s = add i32 %v, %x\n  ret i32 %s\n}}\n{tail}"
    )
}

/// An attribute as it is written, with a value that means something.
fn spelled(info: &AttrInfo, position: u8) -> String {
    let name = info.name;
    match (info.class, info.kind) {
        (_, AttrKind::Alignment) => "align 8".to_owned(),
        (_, AttrKind::StackAlignment) if position == position::FN => "alignstack(32)".to_owned(),
        (_, AttrKind::StackAlignment) => "alignstack(8)".to_owned(),
        (_, AttrKind::AllocKind) => "allockind(\"alloc\")".to_owned(),
        (_, AttrKind::AllocSize) => "allocsize(0)".to_owned(),
        (_, AttrKind::Captures) => "captures(none)".to_owned(),
        (_, AttrKind::Memory) => "memory(readwrite)".to_owned(),
        (_, AttrKind::NoFPClass) => "nofpclass(nan)".to_owned(),
        (_, AttrKind::UWTable) => "uwtable".to_owned(),
        (_, AttrKind::VScaleRange) => "vscale_range(1,2)".to_owned(),
        (_, AttrKind::OptimizeNone) => "optnone noinline".to_owned(),
        (AttrClass::Type, _) => format!("{name}(i64)"),
        (AttrClass::Int, _) => format!("{name}(4)"),
        (AttrClass::ConstantRange, _) => "range(i32 0, 10)".to_owned(),
        (AttrClass::ConstantRangeList, _) => "initializes((0, 4))".to_owned(),
        (AttrClass::Enum, _) => name.to_owned(),
    }
}

/// Of an attribute at one of its positions.
pub fn attribute(info: &AttrInfo, at: u8) -> Option<Sample> {
    let text = spelled(info, at);
    match at {
        position::FN => Some(match info.kind {
            // There is only its text.
            AttrKind::Naked => {
                let body = |a: &str| format!("define void @sample() {a} {{\n  unreachable\n}}\n");
                sample(body("naked"), body(""))
            }
            AttrKind::JumpTable => {
                sample(function("unnamed_addr ", &text, "", ""), function("unnamed_addr ", "", "", ""))
            }
            AttrKind::Preallocated | AttrKind::Builtin => return None,
            AttrKind::ReturnsTwice => {
                let module = |a: &str| {
                    function("", "", "", "").replace("@other(ptr)\n", &format!("@other(ptr) {a}\n"))
                };
                sample(module(&text), module(""))
            }
            _ => sample(function("", &text, "", ""), function("", "", "", "")),
        }),
        position::PARAM => parameter(info.kind, &text),
        _ => {
            let ty = type_of(info.kind);
            let module = |a: &str| {
                format!(
                    "declare {a} {ty} @other({ty})\ndefine {a} {ty} @sample({ty} %x) {{\n  \
                     %r = call {a} {ty} @other({ty} %x)\n  ret {ty} %r\n}}\n"
                )
            };
            Some(sample(module(&text), module("")))
        }
    }
}

fn type_of(kind: AttrKind) -> &'static str {
    match kind {
        AttrKind::SExt
        | AttrKind::ZExt
        | AttrKind::NoExt
        | AttrKind::Range
        | AttrKind::InReg
        | AttrKind::NoUndef => "i32",
        AttrKind::NoFPClass => "double",
        AttrKind::StackAlignment => "i32",
        AttrKind::AllocAlign | AttrKind::Returned => "i32",
        _ => "ptr",
    }
}

/// Of an attribute that a parameter has: the function that has it calls another one that has it.
fn parameter(kind: AttrKind, text: &str) -> Option<Sample> {
    let ty = type_of(kind);
    if matches!(kind, AttrKind::ImmArg | AttrKind::ElementType | AttrKind::Preallocated) {
        return None;
    }
    let (ret, end) = match kind {
        AttrKind::Returned => ("i32", "ret i32 %x"),
        _ => ("void", "ret void"),
    };
    let result = if ret == "void" { "" } else { "%r = " };
    let module = |a: &str| {
        // Objects that are in memory of the caller's making come from there.
        let (made, passed) = match kind {
            AttrKind::InAlloca => ("  %room = alloca inalloca i64\n", "%room"),
            AttrKind::SwiftError => ("  %room = alloca swifterror ptr\n", "%room"),
            _ => ("", "%x"),
        };
        format!(
            "declare {ret} @other({ty} {a})\ndefine {ret} @sample({ty} {a} %x) {{\n{made}  \
             {result}call {ret} @other({ty} {a} {passed})\n  {end}\n}}\n"
        )
    };
    let mut plain = module("");
    plain = plain.replace("alloca inalloca", "alloca").replace("alloca swifterror", "alloca");
    Some(sample(module(text), plain))
}

/// Of a calling convention: a function that has it and calls one that has it.
pub fn calling_convention(name: &str) -> Sample {
    let module = |cc: &str| {
        let (ret, param, x, end) = match name {
            "x86_intrcc" => ("void", "ptr byval(i64)", "%x", "ret void"),
            "amdgpu_kernel" | "ptx_kernel" | "spir_kernel" => ("void", "i64", "%x", "ret void"),
            _ => ("i64", "i64", "%x", "ret i64 %r"),
        };
        let result = if ret == "void" { "" } else { "%r = " };
        let call = if ret == "void" { "ccc" } else { cc };
        format!(
            "declare {call} {ret} @other(i64)\ndefine {cc} {ret} @sample({param} {x}) {{\n  \
             {result}call {call} {ret} @other(i64 1)\n  {end}\n}}\n"
        )
    };
    sample(module(name), module("ccc"))
}

/// Of a string attribute of a function.
pub fn string_attribute(name: &str, value: &str) -> Sample {
    let attribute = if value.is_empty() { format!("\"{name}\"") } else { format!("\"{name}\"=\"{value}\"") };
    let module = |a: &str| match name {
        "disable-tail-calls" => format!(
            "declare i32 @other(i32)\ndefine i32 @sample(i32 %x) {a} {{\n  \
             %r = tail call i32 @other(i32 %x)\n  ret i32 %r\n}}\n"
        ),
        "indirect-tls-seg-refs" => format!(
            "@v = internal thread_local(localexec) global i32 1\ndefine i32 @sample() {a} {{\n  \
             %r = load i32, ptr @v\n  ret i32 %r\n}}\n"
        ),
        "no-stack-arg-probe" => function("", &format!("\"probe-stack\"=\"inline-asm\" {a}"), "", "")
            .replace("alloca [16 x i8]", "alloca [60000 x i8]"),
        "stack-protector-buffer-size" => {
            function("", &format!("ssp {a}"), "", "").replace("alloca [16 x i8]", "alloca [4 x i8]")
        }
        "target-cpu" => format!(
            "define i32 @sample(i32 %x, i32 %y) {a} {{\n  %c = and i32 %y, 31\n  %s = shl i32 %x, %c\n  \
             %r = call i32 @llvm.ctpop.i32(i32 %s)\n  ret i32 %r\n}}\n"
        ),
        _ => function("", a, "", ""),
    };
    sample(module(&attribute), module(""))
}
