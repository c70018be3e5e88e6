//! Intrinsics that are a matter of themselves more than of their types: with masks and lengths, with rounding modes, of
//! lanes and of memory; those that LLVM has code for everywhere. Lanes that a mask or a length leaves out have no value,
//! and are not looked at.

use super::{Case, mix_integer};
use std::fmt::Write;

pub use super::vectors::inputs;

/// Operands: vectors `%x`, `%y` of integers with `%k` from 1 to 31, `%f`, `%g` of floats, their absolute values `%a`.
const OPERANDS: &str = "  %slot = alloca [64 x i8]
  %py = getelementptr i8, ptr @bytes, i64 64
  %x = load volatile <4 x i32>, ptr @bytes
  %y = load volatile <4 x i32>, ptr %py
  %low = and <4 x i32> %y, splat (i32 30)
  %k = or <4 x i32> %low, splat (i32 1)
  %pg = getelementptr i8, ptr @floats_float, i64 16
  %f = load volatile <4 x float>, ptr @floats_float
  %g = load volatile <4 x float>, ptr %pg
  %a = call <4 x float> @llvm.fabs.v4f32(<4 x float> %g)
  %pe = getelementptr i8, ptr @floats_double, i64 40
  %d = load volatile double, ptr @floats_double
  %e = load volatile double, ptr %pe
  %p = call double @llvm.fabs.f64(double %e)
";

const I: &str = "<4 x i32>";
const L: &str = "<4 x i64>";
const F: &str = "<4 x float>";
const D: &str = "<4 x double>";
const M: &str = "<4 x i1>";
const MASK: &str = "<4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 3";

/// Masked operations: the name with its types, the result, the operands before the mask. Lanes 0 and 2 count.
const MASKED: &[(&str, &str, &str)] = &[
    ("fadd.v4f32", F, "<4 x float> %f, <4 x float> %g"),
    ("fsub.v4f32", F, "<4 x float> %f, <4 x float> %g"),
    ("fmul.v4f32", F, "<4 x float> %f, <4 x float> %g"),
    ("fdiv.v4f32", F, "<4 x float> %f, <4 x float> %g"),
    ("frem.v4f32", F, "<4 x float> %f, <4 x float> %g"),
    ("fabs.v4f32", F, "<4 x float> %f"),
    ("fneg.v4f32", F, "<4 x float> %f"),
    ("fma.v4f32", F, "<4 x float> %f, <4 x float> %g, <4 x float> %a"),
    ("fmuladd.v4f32", F, "<4 x float> %f, <4 x float> %g, <4 x float> %a"),
    ("abs.v4i32", I, "<4 x i32> %x, i1 false"),
    ("ctlz.v4i32", I, "<4 x i32> %x, i1 false"),
    ("cttz.v4i32", I, "<4 x i32> %x, i1 false"),
    ("ctpop.v4i32", I, "<4 x i32> %x"),
    ("bswap.v4i32", I, "<4 x i32> %x"),
    ("bitreverse.v4i32", I, "<4 x i32> %x"),
    ("fshl.v4i32", I, "<4 x i32> %x, <4 x i32> %y, <4 x i32> %k"),
    ("fshr.v4i32", I, "<4 x i32> %x, <4 x i32> %y, <4 x i32> %k"),
    ("sext.v4i64.v4i32", L, "<4 x i32> %x"),
    ("zext.v4i64.v4i32", L, "<4 x i32> %x"),
    ("trunc.v4i8.v4i32", "<4 x i8>", "<4 x i32> %x"),
    ("fpext.v4f64.v4f32", D, "<4 x float> %f"),
    ("fptosi.v4i32.v4f32", I, "<4 x float> %f"),
    ("fptoui.v4i32.v4f32", I, "<4 x float> %a"),
    ("sitofp.v4f32.v4i32", F, "<4 x i32> %x"),
    ("uitofp.v4f32.v4i32", F, "<4 x i32> %x"),
    ("icmp.v4i32", M, "<4 x i32> %x, <4 x i32> %y, metadata !\"slt\""),
    ("fcmp.v4f32", M, "<4 x float> %f, <4 x float> %g, metadata !\"olt\""),
    ("load.v4i32.p0", I, "ptr @bytes"),
];

/// Masked operations on two vectors of integers.
const BINARY: &[&str] = &[
    "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "sdiv", "udiv", "srem", "urem", "smax",
    "smin", "umax", "umin", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat",
];

const REDUCTIONS: &[&str] = &["add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"];

/// Operations on doubles with an environment: with a rounding mode, and without one.
const ROUNDED: &[(&str, &str)] = &[
    ("acos", "%third"),
    ("asin", "%third"),
    ("atan", "%d"),
    ("cos", "%d"),
    ("cosh", "%third"),
    ("exp", "%third"),
    ("exp2", "%third"),
    ("log", "%p"),
    ("log10", "%p"),
    ("log2", "%p"),
    ("nearbyint", "%d"),
    ("rint", "%d"),
    ("sin", "%d"),
    ("sinh", "%third"),
    ("tan", "%third"),
    ("tanh", "%third"),
    ("sqrt", "%p"),
    ("atan2", "%d, double %e"),
    ("fadd", "%d, double %e"),
    ("fmul", "%d, double %e"),
    ("fsub", "%d, double %e"),
    ("frem", "%d, double %e"),
    ("pow", "%p, double %third"),
    ("fma", "%d, double %e, double %p"),
    ("fmuladd", "%d, double %e, double %p"),
];

const EXACT: &[(&str, &str)] = &[
    ("ceil", "%d"),
    ("floor", "%d"),
    ("round", "%d"),
    ("roundeven", "%d"),
    ("trunc", "%d"),
    ("maxnum", "%d, double %e"),
    ("minnum", "%d, double %e"),
];

/// What is one call: its name in the list, the type of its result, the call, and how many lanes count.
const OTHERS: &[(&str, &str, &str)] = &[
    ("cttz_elts", "i32", "call i32 @llvm.experimental.cttz.elts.i32.v4i32(<4 x i32> %k, i1 false)"),
    ("stepvector", I, "call <4 x i32> @llvm.stepvector.v4i32()"),
    ("splice_right", I, "call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %x, <4 x i32> %y, i32 1)"),
    (
        "insert",
        "<8 x i32>",
        "call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> splat (i32 7), <4 x i32> %x, i64 4)",
    ),
    ("extract", "<2 x i32>", "call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %x, i64 2)"),
    (
        "masked_load",
        I,
        "call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 @bytes, <4 x i1> <i1 1, i1 0, i1 1, i1 0>, \
      <4 x i32> %y)",
    ),
    (
        "masked_gather",
        I,
        "call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 splat (ptr @bytes), <4 x i1> \
      <i1 1, i1 0, i1 1, i1 0>, <4 x i32> %y)",
    ),
    ("ldexp", "double", "call double @llvm.ldexp.f64.i32(double %d, i32 3)"),
    ("powi", "double", "call double @llvm.powi.f64.i32(double %e, i32 3)"),
    (
        "constrained_ldexp",
        "double",
        "call double @llvm.experimental.constrained.ldexp.f64.i32(double %d, i32 3, metadata \
      !\"round.dynamic\", metadata !\"fpexcept.strict\")",
    ),
    (
        "constrained_uitofp",
        "double",
        "call double @llvm.experimental.constrained.uitofp.f64.i32(i32 -7, metadata \
      !\"round.dynamic\", metadata !\"fpexcept.strict\")",
    ),
    (
        "constrained_fptoui",
        "i32",
        "call i32 @llvm.experimental.constrained.fptoui.i32.f64(double %p, metadata \
      !\"fpexcept.strict\")",
    ),
    (
        "constrained_fcmps",
        "i1",
        "call i1 @llvm.experimental.constrained.fcmps.f64(double %d, double %e, metadata !\"olt\", \
      metadata !\"fpexcept.strict\")",
    ),
];

/// Mixes elements of a vector, or a number, into the digest. Doubles count as floats, since libraries differ in the last bit.
fn mix(text: &mut String, value: &str, ty: &str, lanes: &[usize]) {
    let inner = ty.trim_start_matches('<').trim_end_matches('>');
    let (count, element) = inner.split_once(" x ").map_or((0, ty), |(n, e)| (n.parse().unwrap_or(0), e));
    let all: Vec<usize> = (0..usize::max(count, 1)).collect();
    for &lane in if lanes.is_empty() { &all } else { lanes } {
        let n = text.len();
        let one = format!("%l{n}");
        let _ = match count {
            0 => writeln!(text, "  {one} = freeze {ty} {value}"),
            _ => writeln!(text, "  {one} = extractelement {ty} {value}, i32 {lane}"),
        };
        match element {
            "double" => {
                let _ = writeln!(
                    text,
                    "  %n{n} = fptrunc double {one} to float\n  %b{n} = bitcast float %n{n} to i32"
                );
                mix_integer(text, &format!("%b{n}"), 32, n);
            }
            "float" => {
                let _ = writeln!(text, "  %b{n} = bitcast float {one} to i32");
                mix_integer(text, &format!("%b{n}"), 32, n);
            }
            int => mix_integer(text, &one, int[1..].parse().unwrap_or(64), n),
        }
    }
}

/// A case of some lines, with what is mixed after them.
fn case(name: &str, lines: &str, mixed: &[(&str, &str)], lanes: &[usize]) -> Case {
    let name = format!("of_{}", name.replace('.', "_"));
    let strict = if lines.contains("constrained") { " strictfp" } else { "" };
    let lines = lines.replace(")\n", &format!("){strict}\n"));
    let mut text = format!("define void @{name}(){strict} {{\n{OPERANDS}");
    if strict.is_empty() {
        text += "  %third = fdiv double %d, 100.0\n";
    } else {
        text = text.replace("f64(double %e)\n", "f64(double %e) strictfp\n");
        text += "  %third = call double @llvm.experimental.constrained.fdiv.f64(double %d, double 100.0, metadata \
                 !\"round.dynamic\", metadata !\"fpexcept.strict\") strictfp\n";
    }
    text += &lines;
    for (value, ty) in mixed {
        mix(&mut text, value, ty, lanes);
    }
    text.push_str("  ret void\n}\n");
    Case { name, text }
}

pub fn cases() -> Vec<Case> {
    let active = [0, 2];
    let mut list = Vec::new();
    for &(name, ty, operands) in MASKED {
        let line = format!("  %r = call {ty} @llvm.vp.{name}({operands}, {MASK})\n");
        list.push(case(
            &format!("vp_{}", name.split(".v4").next().unwrap_or(name)),
            &line,
            &[("%r", ty)],
            &active,
        ));
    }
    for name in BINARY {
        let line = format!("  %r = call {I} @llvm.vp.{name}.v4i32({I} %x, {I} %k, {MASK})\n");
        list.push(case(&format!("vp_{name}"), &line, &[("%r", I)], &active));
    }
    for name in REDUCTIONS {
        let line = format!("  %r = call i32 @llvm.vp.reduce.{name}.v4i32(i32 77, {I} %x, {MASK})\n");
        list.push(case(&format!("vp_reduce_{name}"), &line, &[("%r", "i32")], &[]));
    }
    for (names, rounding) in [(ROUNDED, "metadata !\"round.dynamic\", "), (EXACT, "")] {
        for (name, operands) in names {
            let line = format!(
                "  %r = call double @llvm.experimental.constrained.{name}.f64(double {operands}, {rounding}metadata \
                 !\"fpexcept.strict\")\n"
            );
            list.push(case(&format!("constrained_{name}"), &line, &[("%r", "double")], &[]));
        }
    }
    for (name, rounding) in [("lrint", true), ("llrint", true), ("lround", false), ("llround", false)] {
        let rounding = if rounding { "metadata !\"round.dynamic\", " } else { "" };
        let line = format!(
            "  %r = call i64 @llvm.experimental.constrained.{name}.i64.f64(double %d, {rounding}metadata \
             !\"fpexcept.strict\")\n"
        );
        list.push(case(&format!("constrained_{name}"), &line, &[("%r", "i64")], &[]));
    }
    for &(name, ty, call) in OTHERS {
        list.push(case(name, &format!("  %r = {call}\n"), &[("%r", ty)], &[]));
    }
    list.push(case("interleave2", &interleave(2), &[("%r", "<8 x i32>")], &[]));
    list.push(deinterleave(2));
    list.extend(stores());
    list
}

fn interleave(n: usize) -> String {
    let operands: Vec<&str> = ["%x", "%y", "%k"].into_iter().cycle().take(n).collect();
    let operands = operands.join(", <4 x i32> ");
    format!("  %r = call <{0} x i32> @llvm.vector.interleave{n}.v{0}i32(<4 x i32> {operands})\n", 4 * n)
}

fn deinterleave(n: usize) -> Case {
    let (whole, parts) = (format!("<{} x i32>", 2 * n), vec!["<2 x i32>"; n].join(", "));
    let mut lines = format!(
        "  %w = load volatile {whole}, ptr @bytes, align 4\n  \
         %s = call {{ {parts} }} @llvm.vector.deinterleave{n}.v{}i32({whole} %w)\n",
        2 * n
    );
    let names: Vec<String> = (0..n).map(|i| format!("%part{i}")).collect();
    for (i, name) in names.iter().enumerate() {
        let _ = writeln!(lines, "  {name} = extractvalue {{ {parts} }} %s, {i}");
    }
    let mixed: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), "<2 x i32>")).collect();
    case(&format!("deinterleave{n}"), &lines, &mixed, &[])
}

/// Stores, and results of several parts.
fn stores() -> Vec<Case> {
    let places = "  %places = getelementptr i32, ptr %room, <4 x i64> <i64 3, i64 1, i64 0, i64 2>\n";
    let mask = "<4 x i1> <i1 1, i1 0, i1 1, i1 1>";
    let stored = |name: &str, store: &str| {
        let lines = format!(
            "  %room = alloca <4 x i32>\n  store <4 x i32> %y, ptr %room\n{places}{store}\n  %r = load <4 x i32>, ptr %room\n"
        );
        case(name, &lines, &[("%r", I)], &[])
    };
    let parts = |name: &str, ty: &str, first: &str, second: &str| {
        let lines = format!(
            "  %s = call {{ {first}, {second} }} @llvm.{name}.{ty}(double %d)\n  \
             %r = extractvalue {{ {first}, {second} }} %s, 0\n  %t = extractvalue {{ {first}, {second} }} %s, 1\n"
        );
        case(name, &lines, &[("%r", first), ("%t", second)], &[])
    };
    vec![
        stored(
            "masked_store",
            &format!("  call void @llvm.masked.store.v4i32.p0({I} %x, ptr align 4 %room, {mask})"),
        ),
        stored(
            "masked_scatter",
            &format!(
                "  call void @llvm.masked.scatter.v4i32.v4p0({I} %x, <4 x ptr> align 4 %places, {mask})"
            ),
        ),
        stored("vp_store", &format!("  call void @llvm.vp.store.v4i32.p0({I} %x, ptr %room, {MASK})")),
        stored(
            "vp_scatter",
            &format!("  call void @llvm.vp.scatter.v4i32.v4p0({I} %x, <4 x ptr> %places, {MASK})"),
        ),
        stored(
            "vp_gather",
            &format!(
                "  %g4 = call {I} @llvm.vp.gather.v4i32.v4p0(<4 x ptr> %places, {MASK})\n  \
                 %g0 = extractelement {I} %g4, i32 0\n  store i32 %g0, ptr %room"
            ),
        ),
        parts("frexp", "f64.i32", "double", "i32"),
        parts("modf", "f64", "double", "double"),
        parts("sincos", "f64", "double", "double"),
    ]
}
