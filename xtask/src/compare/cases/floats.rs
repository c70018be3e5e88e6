//! Floating-point numbers: arithmetic, comparisons, rounding, minima, conversions. A NaN counts as one value, since its bits
//! are the machine's business.

use super::{Case, mix_integer};
use std::fmt::Write;

/// A type with its name in intrinsics, its bits, and corner values as bits: zeros, ones, a third, the smallest and largest,
/// numbers that are halfway between integers, infinities and NaN.
struct Format {
    ty: &'static str,
    short: &'static str,
    bits: u32,
    values: &'static [u64],
    nan: u64,
}

const FORMATS: &[Format] = &[
    Format {
        ty: "float",
        short: "f32",
        bits: 32,
        values: &[
            0,
            0x8000_0000,
            0x3f80_0000,
            0xbf80_0000,
            0x3eaa_aaab,
            0x4020_0000,
            0xc020_0000,
            0x0000_0001,
            0x807f_ffff,
            0x7f7f_ffff,
            0x4b00_0001,
            0x4f00_0000,
            0xdf00_0000,
            0x7f80_0000,
            0xff80_0000,
            0x7fc0_0000,
        ],
        nan: 0x7fc0_0000,
    },
    Format {
        ty: "double",
        short: "f64",
        bits: 64,
        values: &[
            0,
            1 << 63,
            0x3ff0_0000_0000_0000,
            0xbff0_0000_0000_0000,
            0x3fd5_5555_5555_5555,
            0x4004_0000_0000_0000,
            0xc004_0000_0000_0000,
            1,
            0x800f_ffff_ffff_ffff,
            0x7fef_ffff_ffff_ffff,
            0x4330_0000_0000_0001,
            0x41e0_0000_0000_0000,
            0xc3e0_0000_0000_0000,
            0x7ff0_0000_0000_0000,
            0xfff0_0000_0000_0000,
            0x7ff8_0000_0000_0000,
        ],
        nan: 0x7ff8_0000_0000_0000,
    },
];

const BINARY: &[&str] = &["fadd", "fsub", "fmul", "fdiv", "frem"];
const PREDICATES: &[&str] =
    &["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"];
/// Of one number, exact.
const UNARY: &[&str] = &["fabs", "sqrt", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven"];
/// Of two. The sign of a zero that `minnum` gives is open; adding zero settles it.
const PAIRS: &[&str] = &["minnum", "maxnum", "minimum", "maximum", "copysign"];
const WIDTHS: &[u32] = &[1, 5, 8, 16, 24, 32, 33, 64, 100, 128];

/// A case: what makes integers `%r0`, `%r1` … of these widths from `%x` and `%y`, on all pairs.
fn case(format: &Format, name: &str, text: &str, results: &[u32], pairs: bool) -> Case {
    let &Format { ty, short, values, .. } = format;
    let name = format!("{short}_{}", name.replace('.', "_"));
    let count = values.len();
    let total = if pairs { count * count } else { count };
    let mut out = format!(
        "define void @{name}() {{\nentry:\n  %slot = alloca [32 x i8]\n  br label %loop\nloop:\n  \
         %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n  %a = udiv i64 %i, {count}\n  %b = urem i64 %i, {count}\n  \
         %pa = getelementptr {ty}, ptr @in_{short}, i64 %a\n  %pb = getelementptr {ty}, ptr @in_{short}, i64 %b\n  \
         %y = load volatile {ty}, ptr %pa\n  %x = load volatile {ty}, ptr %pb\n{text}"
    );
    for (number, bits) in results.iter().enumerate() {
        mix_integer(&mut out, &format!("%r{number}"), *bits, number);
    }
    let _ = writeln!(
        out,
        "  %next = add i64 %i, 1\n  %more = icmp ult i64 %next, {total}\n  br i1 %more, label %loop, label %done\ndone:\n  \
         ret void\n}}"
    );
    Case { name, text: out }
}

/// Makes `%rN` of the bits of `%vN`.
fn bits_of(format: &Format, n: usize) -> String {
    let &Format { ty, bits, nan, .. } = format;
    format!(
        "  %u{n} = fcmp uno {ty} %v{n}, %v{n}\n  %b{n} = bitcast {ty} %v{n} to i{bits}\n  \
         %r{n} = select i1 %u{n}, i{bits} {nan}, i{bits} %b{n}\n"
    )
}

pub fn cases() -> Vec<Case> {
    let mut list = Vec::new();
    for format in FORMATS {
        let &Format { ty, short, bits, .. } = format;
        let value = |name: &str, line: String, pairs: bool| {
            case(format, name, &format!("  %v0 = {line}\n{}", bits_of(format, 0)), &[bits], pairs)
        };
        list.extend(BINARY.iter().map(|op| value(op, format!("{op} {ty} %x, %y"), true)));
        list.push(value("fneg", format!("fneg {ty} %x"), false));
        list.extend(
            UNARY.iter().map(|op| value(op, format!("call {ty} @llvm.{op}.{short}({ty} %x)"), false)),
        );
        for op in PAIRS {
            let call = format!("call {ty} @llvm.{op}.{short}({ty} %x, {ty} %y)");
            let text = if op.ends_with("num") {
                format!("  %m = {call}\n  %v0 = fadd {ty} %m, 0.0\n{}", bits_of(format, 0))
            } else {
                format!("  %v0 = {call}\n{}", bits_of(format, 0))
            };
            list.push(case(format, op, &text, &[bits], true));
        }
        list.push(value("fma", format!("call {ty} @llvm.fma.{short}({ty} %x, {ty} %y, {ty} %x)"), true));
        list.push(value("select", format!("select i1 true, {ty} %x, {ty} %y"), true));
        list.push(comparisons(format));
        list.push(choices(format));
        for &width in WIDTHS {
            list.push(saturated(format, width));
            list.push(from_integer(format, width));
        }
        list.push(classes(format));
        list.push(rounded(format));
    }
    list.push(extended());
    list.push(narrowed());
    list.extend(halves());
    list
}

fn comparisons(format: &Format) -> Case {
    let lines = PREDICATES.iter().enumerate();
    let text: String = lines.map(|(i, p)| format!("  %r{i} = fcmp {p} {} %x, %y\n", format.ty)).collect();
    case(format, "compare", &text, &[1; PREDICATES.len()], true)
}

/// Comparisons that are branched and chosen on.
fn choices(format: &Format) -> Case {
    let mut text = String::new();
    let mut results = Vec::new();
    for (i, p) in PREDICATES.iter().enumerate() {
        let _ = writeln!(
            text,
            "  %c{i} = fcmp {p} {ty} %x, %y\n  %v{i} = select i1 %c{i}, {ty} %y, {ty} 2.0\n{}",
            bits_of(format, i).trim_end(),
            ty = format.ty
        );
        results.push(format.bits);
    }
    case(format, "choose", &text, &results, true)
}

fn saturated(format: &Format, width: u32) -> Case {
    let &Format { ty, short, .. } = format;
    let text = format!(
        "  %r0 = call i{width} @llvm.fptosi.sat.i{width}.{short}({ty} %x)\n  \
         %r1 = call i{width} @llvm.fptoui.sat.i{width}.{short}({ty} %x)\n"
    );
    case(format, &format!("to_i{width}"), &text, &[width; 2], false)
}

/// Integers are the bits of a number, cut or repeated.
fn from_integer(format: &Format, width: u32) -> Case {
    let &Format { ty, bits, .. } = format;
    let made = match width.cmp(&bits) {
        std::cmp::Ordering::Less => format!("trunc i{bits} %raw to i{width}"),
        std::cmp::Ordering::Equal => format!("add i{bits} %raw, 3"),
        std::cmp::Ordering::Greater => {
            format!("sext i{bits} %raw to i{width}\n  %n = mul i{width} %m, 65537")
        }
    };
    let name = if width > bits { "%m" } else { "%n" };
    let text = format!(
        "  %raw = bitcast {ty} %x to i{bits}\n  {name} = {made}\n  %v0 = sitofp i{width} %n to {ty}\n  \
         %v1 = uitofp i{width} %n to {ty}\n{}{}",
        bits_of(format, 0),
        bits_of(format, 1)
    );
    case(format, &format!("from_i{width}"), &text, &[bits; 2], false)
}

fn classes(format: &Format) -> Case {
    let &Format { ty, short, .. } = format;
    let mut text = String::new();
    for bit in 0..10 {
        let mask = 1 << bit | (bit & 1) << 9;
        let _ = writeln!(text, "  %r{bit} = call i1 @llvm.is.fpclass.{short}({ty} %x, i32 {mask})");
    }
    case(format, "class", &text, &[1; 10], false)
}

fn rounded(format: &Format) -> Case {
    let &Format { ty, short, .. } = format;
    let text = format!(
        "  %half = fmul {ty} %x, 0.5\n  %h = call {ty} @llvm.rint.{short}({ty} %half)\n  %v0 = fsub {ty} %h, %half\n{}  \
         %r1 = call i64 @llvm.llrint.i64.{short}({ty} 2.5)\n  %r2 = call i64 @llvm.llround.i64.{short}({ty} -2.5)\n",
        bits_of(format, 0)
    );
    case(format, "rounded", &text, &[format.bits, 64, 64], false)
}

fn extended() -> Case {
    let text = format!("  %v0 = fpext float %x to double\n{}", bits_of(&FORMATS[1], 0));
    case(&FORMATS[0], "extend", &text, &[64], false)
}

fn narrowed() -> Case {
    let text = format!("  %v0 = fptrunc double %x to float\n{}", bits_of(&FORMATS[0], 0));
    case(&FORMATS[1], "narrow", &text, &[32], false)
}

/// Numbers of sixteen bits, made from larger ones.
fn halves() -> Vec<Case> {
    let operations = [("add", "fadd"), ("sub", "fsub"), ("mul", "fmul"), ("div", "fdiv")];
    let mut list: Vec<Case> = operations
        .iter()
        .map(|(name, op)| {
            let text = format!(
                "  %hx = fptrunc float %x to half\n  %hy = fptrunc float %y to half\n  %h = {op} half %hx, %hy\n  \
                 %v0 = fpext half %h to float\n{}",
                bits_of(&FORMATS[0], 0)
            );
            case(&FORMATS[0], &format!("half_{name}"), &text, &[32], true)
        })
        .collect();
    let text = "  %hx = fptrunc float %x to half\n  %hy = fptrunc float %y to half\n  %r0 = fcmp olt half %hx, %hy\n  \
                %r1 = fcmp une half %hx, %hy\n";
    list.push(case(&FORMATS[0], "half_compare", text, &[1, 1], true));
    list
}

pub fn inputs() -> String {
    let mut out = String::new();
    for Format { short, bits, values, .. } in FORMATS {
        let list: Vec<String> = values.iter().map(|v| format!("i{bits} u0x{v:X}")).collect();
        let _ = writeln!(out, "@in_{short} = global [{} x i{bits}] [{}]", values.len(), list.join(", "));
    }
    out
}
