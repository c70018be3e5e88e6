//! Calls: lists of arguments of every type, so many that some are in memory, and results of every type; by name, by pointer,
//! by another convention, in tail position, with a variable number of arguments, recursive ones.

use super::{Case, Random, mix_integer};
use std::fmt::Write;

/// Types with a constant, and how an integer is made of the value.
const TYPES: &[(&str, &str, u32)] = &[
    ("i1", "1", 1),
    ("i8", "-5", 8),
    ("i16", "-300", 16),
    ("i24", "70000", 24),
    ("i32", "-70000", 32),
    ("i64", "-5000000000", 64),
    ("i65", "36893488147419103231", 65),
    ("i128", "-170141183460469231731687303715884105", 128),
    ("float", "-1.25", 32),
    ("double", "3.0e100", 64),
    ("<4 x i32>", "<i32 1, i32 -2, i32 3, i32 4>", 128),
    ("<2 x double>", "<double 1.5, double -2.5>", 128),
    ("<8 x i16>", "splat (i16 -9)", 128),
];

/// Structs and arrays, with the types and numbers of what is in them.
const AGGREGATES: &[(&str, &[(&str, &str)])] = &[
    ("{ i32, float }", &[("i32", "7"), ("float", "0.5")]),
    ("{ i64, double, i8 }", &[("i64", "-8"), ("double", "6.25"), ("i8", "100")]),
    ("[3 x i64]", &[("i64", "1"), ("i64", "-1"), ("i64", "99")]),
    ("{ i128, i16 }", &[("i128", "-77"), ("i16", "3")]),
    (
        "{ double, double, double, double, float }",
        &[("double", "1.0"), ("double", "2.0"), ("double", "4.0"), ("double", "8.0"), ("float", "16.0")],
    ),
];

/// Arguments that are passed with an extension on real machines.
fn attribute(ty: &str) -> &'static str {
    match ty {
        "i1" | "i16" => " zeroext",
        "i8" => " signext",
        _ => "",
    }
}

/// Mixes a value of a type of the table.
fn mix(out: &mut String, value: &str, ty: &str, bits: u32, number: usize) {
    if ty.starts_with('i') {
        return mix_integer(out, value, bits, number);
    }
    let _ = writeln!(out, "  %bits{number} = bitcast {ty} {value} to i{bits}");
    mix_integer(out, &format!("%bits{number}"), bits, number);
}

const SLOT: &str = "  %slot = alloca [32 x i8]\n";

/// A function of these arguments, and its call: `convention` before both names.
fn with_arguments(name: &str, types: &[usize], convention: &str, indirect: bool) -> Case {
    let (mut callee, mut arguments, mut passed) = (String::new(), Vec::new(), Vec::new());
    for (n, &t) in types.iter().enumerate() {
        let (ty, value, bits) = TYPES[t];
        arguments.push(format!("{ty}{} %a{n}", attribute(ty)));
        passed.push(format!("{ty}{} {value}", attribute(ty)));
        mix(&mut callee, &format!("%a{n}"), ty, bits, n);
    }
    let (result, value, bits) = TYPES[types.first().copied().unwrap_or(4)];
    let returned = attribute(result);
    let mut text = format!(
        "define {convention} {returned} {result} @{name}_callee({}) noinline {{\n{SLOT}{callee}  ret {result} {value}\n}}\n",
        arguments.join(", ")
    );
    let target = if indirect {
        let _ = writeln!(text, "@{name}_pointer = global ptr @{name}_callee");
        "%f".to_owned()
    } else {
        format!("@{name}_callee")
    };
    let load =
        if indirect { format!("  %f = load volatile ptr, ptr @{name}_pointer\n") } else { String::new() };
    let _ = write!(
        text,
        "define void @{name}() {{\n{SLOT}{load}  %r = call {convention} {returned} {result} {target}({})\n",
        passed.join(", ")
    );
    mix(&mut text, "%r", result, bits, 0);
    text.push_str("  ret void\n}\n");
    Case { name: name.to_owned(), text }
}

/// An aggregate that is passed and comes back changed.
fn with_aggregate(index: usize, before: usize) -> Case {
    let (ty, fields) = AGGREGATES[index];
    let name = format!("aggregate{index}_{before}");
    let extra = |with_value: bool| -> String {
        (0..before).map(|n| if with_value { format!("i64 {n}, ") } else { format!("i64 %x{n}, ") }).collect()
    };
    let mut text = format!("define {ty} @{name}_callee({}{ty} %v) noinline {{\n{SLOT}", extra(false));
    for n in 0..before {
        mix_integer(&mut text, &format!("%x{n}"), 64, 100 + n);
    }
    let mut whole = "%v".to_owned();
    for (n, (field, _)) in fields.iter().enumerate() {
        let op = if field.starts_with('i') { "add" } else { "fadd" };
        let one = if field.starts_with('i') { "1" } else { "1.0" };
        let _ = writeln!(
            text,
            "  %f{n} = extractvalue {ty} %v, {n}\n  %g{n} = {op} {field} %f{n}, {one}\n  %w{n} = insertvalue {ty} {whole}, {field} %g{n}, {n}"
        );
        whole = format!("%w{n}");
    }
    let _ = write!(text, "  ret {ty} {whole}\n}}\ndefine void @{name}() {{\n{SLOT}");
    let list: Vec<String> = fields.iter().map(|(t, v)| format!("{t} {v}")).collect();
    let (open, close) = if ty.starts_with('[') { ("[", "]") } else { ("{ ", " }") };
    let _ = writeln!(
        text,
        "  %r = call {ty} @{name}_callee({}{ty} {open}{}{close})",
        extra(true),
        list.join(", ")
    );
    for (n, (field, _)) in fields.iter().enumerate() {
        let bits = match *field {
            "float" => 32,
            "double" => 64,
            other => other[1..].parse().unwrap_or(64),
        };
        let _ = writeln!(text, "  %e{n} = extractvalue {ty} %r, {n}");
        mix(&mut text, &format!("%e{n}"), field, bits, n);
    }
    text.push_str("  ret void\n}\n");
    Case { name, text }
}

/// By attributes that say how memory is passed: `byval` and `sret`.
fn by_memory(size: usize) -> Case {
    let name = format!("by_memory_{size}");
    let ty = format!("[{size} x i8]");
    let text = format!(
        "define void @{name}_callee(ptr sret({ty}) %out, i32 %n, ptr byval({ty}) %in) noinline {{\n  \
         call void @mix(ptr %in, i64 {size})\n  store i8 77, ptr %in\n  \
         call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %in, i64 {size}, i1 false)\n  ret void\n}}\n\
         define void @{name}() {{\n  %a = alloca {ty}\n  %b = alloca {ty}\n  \
         call void @llvm.memset.p0.i64(ptr %a, i8 {size}, i64 {size}, i1 false)\n  \
         call void @{name}_callee(ptr sret({ty}) %b, i32 4, ptr byval({ty}) %a)\n  call void @mix(ptr %a, i64 {size})\n  \
         call void @mix(ptr %b, i64 {size})\n  ret void\n}}\n"
    );
    Case { name, text }
}

fn recursion(name: &str, callee: &str) -> Case {
    let text = format!(
        "{callee}define void @{name}() {{\n{SLOT}  %n = load volatile i64, ptr @{name}_n\n  %r = call i64 @{name}_f(i64 %n, i64 1)\n  \
         store i64 %r, ptr %slot\n  call void @mix(ptr %slot, i64 8)\n  ret void\n}}\n@{name}_n = global i64 15\n"
    );
    Case { name: name.to_owned(), text }
}

/// The number of live values that a call has to leave alone.
fn across(count: usize) -> Case {
    let name = format!("across_{count}");
    let mut text =
        format!("@{name}_in = global [{count} x i64] zeroinitializer\ndefine void @{name}() {{\n{SLOT}");
    for n in 0..count {
        let _ = writeln!(
            text,
            "  %p{n} = getelementptr i64, ptr @{name}_in, i64 {n}\n  store i64 {}, ptr %p{n}\n  %v{n} = load volatile i64, ptr %p{n}\n  \
             %d{n} = sitofp i64 %v{n} to double",
            n * 1001
        );
    }
    let _ = writeln!(text, "  store i64 3, ptr %slot\n  call void @mix(ptr %slot, i64 8)");
    for n in 0..count {
        let other = (n * 5 + 1) % count;
        let _ = writeln!(
            text,
            "  %s{n} = xor i64 %v{n}, %v{other}\n  %e{n} = fmul double %d{n}, %d{other}\n  %i{n} = fptosi double %e{n} to i64\n  \
             %t{n} = add i64 %s{n}, %i{n}"
        );
        mix_integer(&mut text, &format!("%t{n}"), 64, n);
    }
    text.push_str("  ret void\n}\n");
    Case { name, text }
}

pub fn cases() -> Vec<Case> {
    let mut random = Random(0x1357_9bdf_0246_8ace);
    let mut list = Vec::new();
    for (t, (ty, ..)) in TYPES.iter().enumerate() {
        let clean: String = ty.chars().filter(char::is_ascii_alphanumeric).collect();
        list.push(with_arguments(&format!("one_{clean}"), &[t], "ccc", false));
        list.push(with_arguments(&format!("twelve_{clean}"), &[t; 12], "ccc", false));
    }
    for n in 0..40 {
        let count = random.below(14) + 1;
        let types: Vec<usize> = (0..count).map(|_| random.below(TYPES.len())).collect();
        let convention = if n % 4 == 3 { "fastcc" } else { "ccc" };
        list.push(with_arguments(&format!("list_{n}"), &types, convention, n % 3 == 1));
    }
    for index in 0..AGGREGATES.len() {
        list.extend([0, 5, 9].map(|before| with_aggregate(index, before)));
    }
    list.extend([1, 3, 8, 16, 17, 40, 200].map(by_memory));
    list.extend([1, 4, 12, 20, 40].map(across));
    list.push(recursion(
        "fibonacci",
        "define i64 @fibonacci_f(i64 %n, i64 %unused) {\n  %c = icmp ult i64 %n, 2\n  br i1 %c, label %low, label %high\nlow:\n  \
         ret i64 %n\nhigh:\n  %a = sub i64 %n, 1\n  %x = call i64 @fibonacci_f(i64 %a, i64 0)\n  %b = sub i64 %n, 2\n  \
         %y = call i64 @fibonacci_f(i64 %b, i64 0)\n  %s = add i64 %x, %y\n  ret i64 %s\n}\n",
    ));
    list.push(recursion(
        "tail",
        "define i64 @tail_f(i64 %n, i64 %p) {\n  %c = icmp eq i64 %n, 0\n  br i1 %c, label %end, label %more\nend:\n  ret i64 %p\nmore:\n  \
         %m = sub i64 %n, 1\n  %q = mul i64 %p, %n\n  %r = tail call i64 @tail_f(i64 %m, i64 %q)\n  ret i64 %r\n}\n",
    ));
    list.push(recursion(
        "mutual",
        "define i64 @mutual_f(i64 %n, i64 %p) {\n  %r = call i64 @mutual_g(i64 %p, i64 %n)\n  %s = add i64 %r, 1\n  ret i64 %s\n}\n\
         define i64 @mutual_g(i64 %p, i64 %n) {\n  %c = icmp eq i64 %n, 0\n  br i1 %c, label %end, label %more\nend:\n  ret i64 %p\n\
         more:\n  %m = sub i64 %n, 1\n  %q = shl i64 %p, 1\n  %r = call i64 @mutual_f(i64 %m, i64 %q)\n  ret i64 %r\n}\n",
    ));
    list
}
