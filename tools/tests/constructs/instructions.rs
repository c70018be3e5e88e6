//! Samples for what instructions may have: flags, orderings, attachments, bundles, inline assembly; and for intrinsics.

use crate::{Sample, sample};
use ir::intrinsics::Intrinsic;
use ir::text::print::EntityPrinter;
use ir::{Module, Type};

/// A function of one instruction with a result of a type.
fn one(ty: &str, instruction: &str) -> String {
    format!(
        "define {ty} @sample(i32 %x, i32 %y, double %d, double %e, ptr %p) {{\n  %r = {instruction}\n  ret \
            {ty} %r\n}}\n"
    )
}

pub fn flag(name: &str) -> Option<Sample> {
    let both = |ty: &str, with: &str, without: &str| Some(sample(one(ty, with), one(ty, without)));
    match name {
        "nuw" | "nsw" => both("i32", &format!("add {name} i32 %x, %y"), "add i32 %x, %y"),
        "exact" => both("i32", "udiv exact i32 %x, %y", "udiv i32 %x, %y"),
        "disjoint" => both("i32", "or disjoint i32 %x, %y", "or i32 %x, %y"),
        "nneg" => both("i64", "zext nneg i32 %x to i64", "zext i32 %x to i64"),
        "samesign" => both("i1", "icmp samesign ult i32 %x, %y", "icmp ult i32 %x, %y"),
        "getelementptr nuw" | "getelementptr nusw" | "getelementptr inbounds" => {
            let word = name.split_once(' ')?.1;
            both(
                "ptr",
                &format!("getelementptr {word} i8, ptr %p, i32 %x"),
                "getelementptr i8, ptr %p, i32 %x",
            )
        }
        "inrange" => Some(sample(
            "@v = global [4 x i32] zeroinitializer\n@w = global ptr getelementptr inrange(-4, 4) (i32, ptr \
                @v, i64 1)\n"
                .to_owned(),
            "@v = global [4 x i32] zeroinitializer\n@w = global ptr getelementptr (i32, ptr @v, i64 1)\n"
                .to_owned(),
        )),
        "volatile" => both("i32", "load volatile i32, ptr %p", "load i32, ptr %p"),
        "weak" => both(
            "{ i32, i1 }",
            "cmpxchg weak ptr %p, i32 %x, i32 %y seq_cst seq_cst",
            "cmpxchg ptr %p, i32 %x, i32 %y seq_cst seq_cst",
        ),
        "tail" | "notail" | "musttail" => {
            let m = |w: &str| {
                format!(
                    "declare i32 @other(i32)\ndefine i32 @sample(i32 %x) {{\n  %r = {w} \
                call i32 @other(i32 %x)\n  ret i32 %r\n}}\n"
                )
            };
            Some(sample(m(name), m("")))
        }
        "inalloca" | "swifterror" => {
            let m = |w: &str, t: &str| {
                format!("define void @sample() {{\n  %r = alloca {w} {t}\n  ret void\n}}\n")
            };
            Some(sample(m(name, "ptr"), m("", "ptr")))
        }
        _ => both("double", &format!("fadd {name} double %d, %e"), "fadd double %d, %e"),
    }
}

pub fn ordering(name: &str) -> Sample {
    let module = |name: &str| {
        let load = matches!(name, "unordered" | "monotonic" | "acquire" | "seq_cst");
        let store = matches!(name, "unordered" | "monotonic" | "release" | "seq_cst");
        let fence = !matches!(name, "unordered" | "monotonic" | "");
        let update = !matches!(name, "unordered" | "");
        let mut text = "define void @sample(ptr %p) {\n".to_owned();
        if load {
            text += &format!("  %l = load atomic i32, ptr %p {name}, align 4\n");
        }
        if store {
            text += &format!("  store atomic i32 1, ptr %p {name}, align 4\n");
        }
        if fence {
            text += &format!("  fence {name}\n");
        }
        if update {
            text += &format!("  %u = atomicrmw add ptr %p, i32 1 {name}\n");
        }
        text + "  ret void\n}\n"
    };
    sample(module(name), module(""))
}

pub fn update(name: &str) -> Sample {
    let (ty, arg) = if name.starts_with('f') { ("double", "%d") } else { ("i32", "%x") };
    let module = |name: &str| one(ty, &format!("atomicrmw {name} ptr %p, {ty} {arg} seq_cst"));
    sample(module(name), module(if name == "xchg" { "add" } else { "xchg" }))
}

pub fn scope(name: &str) -> Sample {
    let scope = if name.is_empty() { String::new() } else { format!("syncscope(\"{name}\") ") };
    let module = |s: &str| one("i32", &format!("atomicrmw add ptr %p, i32 %x {s}seq_cst"));
    sample(module(&scope), module(""))
}

/// Of an attachment, where it stands: at instructions, functions, variables.
pub fn attachment(name: &str) -> Option<Sample> {
    let node = match name {
        "dbg" | "nofree" | "llvm.loop" => return None,
        "tbaa" => "!{!1, !1, i64 0}\n!1 = !{!\"int\", !2}\n!2 = !{!\"root\"}",
        "tbaa.struct" => {
            "!{i64 0, i64 4, !1}\n!1 = !{!2, !2, i64 0}\n!2 = !{!\"int\", !3}\n!3 = !{!\"root\"}"
        }
        "prof" => "!{!\"branch_weights\", i32 1, i32 9}",
        "fpmath" => "!{float 2.5}",
        "range" | "absolute_symbol" => "!{i64 0, i64 128}",
        "alias.scope" | "noalias" => "!{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}",
        "nontemporal" | "irr_loop" => "!{i32 1}",
        "dereferenceable" | "dereferenceable_or_null" | "align" => "!{i64 8}",
        "llvm.access.group" | "DIAssignID" => {
            if name == "DIAssignID" {
                "distinct !DIAssignID()"
            } else {
                "distinct !{}"
            }
        }
        "type" => "!{i64 0, !\"t\"}",
        "callee_type" => "!{!1}\n!1 = !{i64 0, !\"t.generalized\"}",
        "section_prefix" => "!{!\"section_prefix\", !\"hot\"}",
        "associated" => "!{ptr @w}",
        "callees" => "!{ptr @other}",
        "callback" => "!{!1}\n!1 = !{i64 0, i1 false}",
        "vcall_visibility" => "!{i64 1}",
        "annotation" => "!{!\"words\"}",
        "func_sanitize" => "!{i32 7, i32 8}",
        "memprof" => "!{!1}\n!1 = !{!2, !\"cold\"}\n!2 = !{i64 1}",
        "callsite" => "!{i64 1}",
        "kcfi_type" => "!{i32 1234}",
        "pcsections" => "!{!\"mine\", !1}\n!1 = !{i64 3}",
        "mmra" => "!{!\"a\", !\"b\"}",
        "noalias.addrspace" => "!{i32 5, i32 6}",
        "alloc_token" => "!{!\"T\", i1 false}",
        "implicit.ref" => "!{ptr @w}",
        "captures" => "!{!\"address\"}",
        _ => "!{}",
    };
    let at = match name {
        "associated" | "absolute_symbol" | "exclude" | "vcall_visibility" | "type" => "variable",
        "section_prefix" | "kcfi_type" | "func_sanitize" | "implicit.ref" => "function",
        "callback" => "declaration",
        "callees" | "memprof" | "callsite" | "callee_type" | "alloc_token" => "call",
        "unpredictable" | "llvm.loop" | "prof" | "make.implicit" | "irr_loop" => "branch",
        "fpmath" => "float",
        "tbaa.struct" => "copy",
        "nonnull" | "dereferenceable" | "dereferenceable_or_null" | "align" | "nofree" => "pointer",
        "captures" => "kept",
        "DIAssignID" => "object",
        "noalias.addrspace" => "update",
        _ => "load",
    };
    let module = |w: &str| {
        let put =
            |place: &str| if place == at && !w.is_empty() { format!(", !{name} !0") } else { String::new() };
        let function = put("function").replace(", ", " ");
        let declaration = put("declaration").replace(", ", " ");
        let ending = if w.is_empty() { String::new() } else { format!("!0 = {node}\n") };
        format!(
            "@v = {} i64{}{}\n@w = global i64 1\n\
             declare{declaration} ptr @other(ptr)\ndefine i64 @sample(i1 %c, float %f, ptr %p, ptr %g){function} {{\n  \
             %o = alloca i64{}\n  br i1 %c, label %a, label %b{}\na:\n  %q = load ptr, ptr %p{}\n  \
             %u = atomicrmw add ptr %p, i64 1 seq_cst{}\n  %h = call ptr %g(ptr %q){}\n  \
             %d = fdiv float %f, 3.0{}\n  \
             store float %d, ptr %h\n  store ptr %q, ptr %p{}\n  \
             call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false){}\n  br label %b\nb:\n  \
             %l = load i64, ptr @v{}\n  ret i64 %l\n}}\n{ending}",
            if name == "absolute_symbol" { "external global" } else { "global" },
            if name == "absolute_symbol" { "" } else { " 1" },
            put("variable"),
            put("object"),
            put("branch"),
            put("pointer"),
            put("update"),
            put("call"),
            put("float"),
            put("kept"),
            put("copy"),
            put("load"),
        )
    };
    Some(sample(module("with"), module("")))
}

pub fn bundle(tag: &str) -> Option<Sample> {
    let operands = match tag {
        "clang.arc.attachedcall" => "ptr @objc_retainAutoreleasedReturnValue",
        "deopt" | "gc-transition" | "unknown" | "kcfi" => "i32 7",
        "align" => "ptr %p, i64 8",
        "cfguardtarget" => "ptr @other",
        "ptrauth" => "i32 0, i64 0",
        "deactivation-symbol" => "ptr @v",
        _ => return None,
    };
    let call = match tag {
        "clang.arc.attachedcall" => "%r = call ptr @other(ptr %p)",
        "align" => "call void @llvm.assume(i1 true)",
        _ => "%r = call ptr %g(ptr %p)",
    };
    let module = |b: &str| {
        format!(
            "@v = global i32 1\ndeclare ptr @objc_retainAutoreleasedReturnValue(ptr)\ndeclare ptr \
                @other(ptr)\ndefine void @sample(ptr %p, ptr %g) {{\n  {call}{b}\n  ret void\n}}\n"
        )
    };
    Some(sample(module(&format!(" [ \"{tag}\"({operands}) ]")), module("")))
}

/// Of an intrinsic: one call of it, for the first types that fit.
pub fn intrinsic(intrinsic: Intrinsic) -> Option<Sample> {
    let info = intrinsic.info();
    if let Some((_, from, to)) = CONVERSIONS.iter().find(|(name, ..)| *name == info.name) {
        let suffix = |ty: &str| match ty {
            "ptr" => "v4p0".to_owned(),
            "float" => "v4f32".to_owned(),
            "double" => "v4f64".to_owned(),
            int => format!("v4{int}"),
        };
        let name = format!("{}.{}.{}", info.name, suffix(to), suffix(from));
        let text = format!(
            "define <4 x {to}> @sample(<4 x {from}> %v, <4 x i1> %m, i32 %n) {{\n  \
             %r = call <4 x {to}> @{name}(<4 x {from}> %v, <4 x i1> %m, i32 %n)\n  ret <4 x {to}> %r\n}}\n"
        );
        return Some(sample(text, String::new()));
    }
    if let Some((_, text)) = IN_CONTEXT.iter().find(|(name, _)| *name == info.name) {
        return Some(sample((*text).to_owned(), String::new()));
    }
    let mut module = Module::new("m");
    let vector = |m: &mut Module, ty, n| m.types.vector(ty, n, false);
    let mut candidates = vec![Type::I32, Type::DOUBLE, Type::PTR];
    for (ty, n) in [
        (Type::I32, 4),
        (Type::DOUBLE, 2),
        (Type::FLOAT, 4),
        (Type::PTR, 2),
        (Type::I32, 16),
        (Type::I32, 48 * 5 * 7),
        (Type::PTR, 4),
    ] {
        candidates.push(vector(&mut module, ty, n));
    }
    candidates.push(Type::I64);
    candidates.push(Type::I1);
    // Operations on floating-point numbers have integers in no pattern that says so.
    let name =
        ["llvm.vp.reduce.", "llvm.vp.", "llvm.vector.reduce."].iter().find_map(|p| info.name.strip_prefix(p));
    let of_floats = |n: &str| n.starts_with('f') && !n.starts_with("fsh") || FLOAT_OPERATIONS.contains(&n);
    if name.is_some_and(of_floats) {
        let floats = vector(&mut module, Type::DOUBLE, 4);
        candidates.insert(0, floats);
    }
    let n = info.num_overloads();
    let tries = candidates.len().pow(n as u32);
    let (fn_ty, overloads) = (0..tries).find_map(|code| {
        let mut code = code;
        let overloads: Vec<Type> = (0..n)
            .map(|_| {
                let ty = candidates[code % candidates.len()];
                code /= candidates.len();
                ty
            })
            .collect();
        info.function_type(&mut module.types, &overloads).map(|ty| (ty, overloads))
    })?;
    let name = String::from_utf8(info.mangled_name(&module.types, &overloads)).ok()?;
    let (ret, params, variadic) = module.types.signature(fn_ty)?;
    let params = params.to_vec();
    let mut printer = EntityPrinter::new(&module);
    let mut spell = |ty| printer.ty(ty);
    let is_immediate = |i: usize| {
        let own = info.arg_attrs.split(' ').find_map(|a| a.strip_prefix(&format!("{i}:")));
        own.is_some_and(|a| a.split(',').any(|word| word == "immarg"))
    };
    let mut formal = Vec::new();
    let mut actual = Vec::new();
    let mut declared: Vec<String> = Vec::new();
    let last = params.len();
    for (i, &ty) in params.iter().enumerate() {
        let text = spell(ty);
        declared.push(text.clone());
        actual.push(match text.as_str() {
            "metadata" => format!("metadata {}", metadata(info.name, i, last)),
            "token" => "token none".to_owned(),
            "i1" if is_immediate(i) => "i1 false".to_owned(),
            _ if is_immediate(i) => format!("{text} {}", immediate(info.name, i)),
            _ => {
                formal.push(format!("{text} %a{i}"));
                format!("{text} %a{i}")
            }
        });
    }
    if variadic {
        declared.push("...".to_owned());
    }
    let ret = spell(ret);
    let (result, end) = match ret.as_str() {
        "void" | "token" => ("", "ret void".to_owned()),
        _ => ("%r = ", format!("ret {ret} %r")),
    };
    let returned = if result.is_empty() { "void" } else { ret.as_str() };
    let strict =
        if info.attrs.contains("strictfp") || info.name.contains("constrained") { " strictfp" } else { "" };
    let rest = if info.name == "llvm.va_start" { ", ..." } else { "" };
    let formal = formal.join(", ") + rest;
    let function_ty = if variadic { format!("{ret} ({})", declared.join(", ")) } else { ret.clone() };
    Some(sample(
        format!(
            "declare {ret} @{name}({})\ndefine {returned} @sample({formal}){strict} {{\n  \
             {result}call {function_ty} @{name}({}){strict}\n  {end}\n}}\n!0 = !{{!\"sp\"}}\n",
            declared.join(", "),
            actual.join(", ")
        ),
        String::new(),
    ))
}

/// The metadata that an intrinsic takes.
fn metadata(name: &str, index: usize, count: usize) -> String {
    match name {
        "llvm.vp.icmp" => "!\"slt\"".to_owned(),
        "llvm.vp.fcmp" => "!\"oeq\"".to_owned(),
        n if n.contains("constrained.fcmp") && index == 2 => "!\"oeq\"".to_owned(),
        n if n.contains("constrained") && index + 1 == count => "!\"fpexcept.strict\"".to_owned(),
        n if n.contains("constrained") => "!\"round.dynamic\"".to_owned(),
        "llvm.fptrunc.round" => "!\"round.tonearest\"".to_owned(),
        _ => "!0".to_owned(),
    }
}

fn immediate(name: &str, index: usize) -> u32 {
    match (name, index) {
        ("llvm.is.fpclass", 1) => 3,
        ("llvm.prefetch", 3) => 1,
        ("llvm.experimental.get.vector.length", 1) => 4,
        (n, _) if n.contains(".fix") => 2,
        _ => 0,
    }
}

/// Of a constraint of inline assembly, or of what its statement may have.
pub fn assembly(constraint: &str, ty: &str, argument: &str) -> Sample {
    sample(
        format!(
            "define void @sample(i32 %x, ptr %p, double %d, <4 x float> %v) {{\n  \
             call void asm sideeffect \"# $0\", \"{constraint}\"({ty} {argument})\n  ret void\n}}\n"
        ),
        String::new(),
    )
}

/// An operand of inline assembly with a modifier. What is written means nothing to the assembler.
pub fn modifier(letter: &str, operand: (&str, &str)) -> Sample {
    let (constraint, argument) = operand;
    sample(
        format!(
            "define void @sample(i32 %x, ptr %p, double %d) {{\n  \
             call void asm sideeffect \".ascii \\22${{0:{letter}}}\\22\", \"{constraint}\"({argument})\n  ret void\n}}\n"
        ),
        String::new(),
    )
}

/// Something that the text changes on the side.
pub fn clobber(name: &str) -> Sample {
    let module = |clobbers: &str| {
        format!(
            "define i32 @sample(i32 %x) {{\n  call void asm sideeffect \"nop\", \"{clobbers}\"()\n  ret i32 %x\n}}\n"
        )
    };
    sample(module(&format!("~{{{name}}}")), module(""))
}

/// A statepoint, its result and what it relocates.
const STATEPOINT: &str = "declare i32 @other()\ndeclare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)\n\
     declare i32 @llvm.experimental.gc.result.i32(token)\n\
     declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)\n\
     define i32 @sample(ptr %p) gc \"statepoint-example\" {\n  \
     %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, \
     ptr elementtype(i32 ()) @other, i32 0, i32 0, i32 0, i32 0) [ \"gc-live\"(ptr %p) ]\n  \
     %r = call i32 @llvm.experimental.gc.result.i32(token %t)\n  \
     %q = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)\n  \
     store i32 %r, ptr %q\n  ret i32 %r\n}\n";

/// Intrinsics that are right only with something around them.
const IN_CONTEXT: &[(&str, &str)] = &[
    ("llvm.experimental.gc.statepoint", STATEPOINT),
    ("llvm.experimental.gc.result", STATEPOINT),
    ("llvm.experimental.gc.relocate", STATEPOINT),
    (
        "llvm.experimental.deoptimize",
        "declare i32 @llvm.experimental.deoptimize.i32(...)\ndefine i32 @sample() {\n  \
         %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ \"deopt\"(i32 7) ]\n  ret i32 %r\n}\n",
    ),
    (
        "llvm.lifetime.start",
        "define void @sample() {\n  %a = alloca i32\n  call void @llvm.lifetime.start.p0(ptr %a)\n  ret void\n}\n",
    ),
    (
        "llvm.lifetime.end",
        "define void @sample() {\n  %a = alloca i32\n  call void @llvm.lifetime.end.p0(ptr %a)\n  ret void\n}\n",
    ),
    (
        "llvm.experimental.noalias.scope.decl",
        "define void @sample() {\n  call void @llvm.experimental.noalias.scope.decl(metadata !0)\n  ret void\n}\n\
         !0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n",
    ),
    // As wide as the register.
    (
        "llvm.read_register",
        "define i64 @sample() {\n  %r = call i64 @llvm.read_register.i64(metadata !0)\n  ret i64 %r\n}\n!0 = !{!\"sp\"}\n",
    ),
    (
        "llvm.read_volatile_register",
        "define i64 @sample() {\n  %r = call i64 @llvm.read_volatile_register.i64(metadata !0)\n  ret i64 %r\n}\n\
         !0 = !{!\"sp\"}\n",
    ),
    (
        "llvm.write_register",
        "define void @sample(i64 %x) {\n  call void @llvm.write_register.i64(metadata !0, i64 %x)\n  ret void\n}\n\
         !0 = !{!\"sp\"}\n",
    ),
    (
        "llvm.init.trampoline",
        "declare i32 @nested(ptr nest, i32)\ndefine void @sample(ptr %at, ptr %chain) {\n  \
         call void @llvm.init.trampoline(ptr %at, ptr @nested, ptr %chain)\n  ret void\n}\n",
    ),
    (
        "llvm.threadlocal.address",
        "@v = thread_local global i32 1\ndefine ptr @sample() {\n  \
         %r = call ptr @llvm.threadlocal.address.p0(ptr @v)\n  ret ptr %r\n}\n",
    ),
    (
        "llvm.ptrmask",
        "define ptr @sample(ptr %p, i64 %m) {\n  %r = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %m)\n  ret \
            ptr %r\n}\n",
    ),
    (
        "llvm.expect.with.probability",
        "define i32 @sample(i32 %x) {\n  %r = call i32 @llvm.expect.with.probability.i32(i32 %x, i32 1, \
            double 0.5)\n  \
         ret i32 %r\n}\n",
    ),
    (
        "llvm.get.active.lane.mask",
        "define <4 x i1> @sample(i32 %a, i32 %b) {\n  \
         %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %a, i32 %b)\n  ret <4 x i1> %r\n}\n",
    ),
    (
        "llvm.experimental.constrained.fpext",
        "define double @sample(float %x) strictfp {\n  %r = call double \
         @llvm.experimental.constrained.fpext.f64.f32(float %x, metadata !\"fpexcept.strict\") strictfp\n  ret double %r\n}\n",
    ),
    (
        "llvm.experimental.constrained.fptrunc",
        "define float @sample(double %x) strictfp {\n  %r = call float \
         @llvm.experimental.constrained.fptrunc.f32.f64(double %x, metadata !\"round.dynamic\", \
         metadata !\"fpexcept.strict\") strictfp\n  ret float %r\n}\n",
    ),
    (
        "llvm.memcpy.element.unordered.atomic",
        "define void @sample(ptr %a, ptr %b) {\n  call void \
            @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %a, ptr align 4 %b, \
         i64 16, i32 4)\n  ret void\n}\n",
    ),
    (
        "llvm.memmove.element.unordered.atomic",
        "define void @sample(ptr %a, ptr %b) {\n  call void \
            @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr align 4 %a, ptr align 4 %b, \
         i64 16, i32 4)\n  ret void\n}\n",
    ),
    (
        "llvm.memset.element.unordered.atomic",
        "define void @sample(ptr %a, ptr %b) {\n  call void \
            @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %a, i8 1, \
         i64 16, i32 4)\n  ret void\n}\n",
    ),
    (
        "llvm.localrecover",
        "define void @outer() {\n  %a = alloca i32\n  call void (...) @llvm.localescape(ptr %a)\n  ret void\n}\n\
         define ptr @sample(ptr %p) {\n  %r = call ptr @llvm.localrecover(ptr @outer, ptr %p, i32 0)\n  ret ptr %r\n}\n",
    ),
    (
        "llvm.stackprotector",
        "define void @sample(ptr %g) {\n  %a = alloca ptr\n  call void @llvm.stackprotector(ptr %g, ptr \
            %a)\n  ret void\n}\n",
    ),
];

/// Operations on floating-point vectors whose names do not begin with an `f`, after `llvm.vp.`.
const FLOAT_OPERATIONS: &[&str] = &[
    "ceil",
    "copysign",
    "maximum",
    "maxnum",
    "minimum",
    "minnum",
    "nearbyint",
    "rint",
    "round",
    "roundeven",
    "roundtozero",
    "sqrt",
];

/// Conversions of vectors: what they take and give.
const CONVERSIONS: &[(&str, &str, &str)] = &[
    ("llvm.vp.fpext", "float", "double"),
    ("llvm.vp.fptosi", "double", "i64"),
    ("llvm.vp.fptoui", "double", "i64"),
    ("llvm.vp.fptrunc", "double", "float"),
    ("llvm.vp.inttoptr", "i64", "ptr"),
    ("llvm.vp.llrint", "double", "i64"),
    ("llvm.vp.lrint", "double", "i64"),
    ("llvm.vp.ptrtoint", "ptr", "i64"),
    ("llvm.vp.sext", "i32", "i64"),
    ("llvm.vp.sitofp", "i64", "double"),
    ("llvm.vp.trunc", "i64", "i32"),
    ("llvm.vp.uitofp", "i64", "double"),
    ("llvm.vp.zext", "i32", "i64"),
];
